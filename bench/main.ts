import { build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Row, table } from './report.ts'

// Prints the figures of the project in one table. Each section runs in a process of its own: code that several
// engines share would otherwise be compiled for all their shapes at once, which no program with one game sees.

const root = fileURLToPath(new URL('..', import.meta.url))

/** What measures the compiler itself and tools of the project. */
const OF_TOOLS: Readonly<Record<string, (quick: boolean) => Promise<Row[]>>> = {
  compile: async (quick) => (await import('./compile.ts')).compileRows(quick),
  cards: async (quick) => (await import('./cards.ts')).cardRows(quick),
  package: async (quick) => (await import('./package.ts')).packageRows(quick),
  mutation: async (quick) => (await import('./mutation/rows.ts')).mutationRows(quick),
  stopping: async (quick) => (await import('./stopped-searches.ts')).stoppedSearchRows(quick),
  threads: async (quick) => (await import('./threads.ts')).threadRows(quick),
  studio: async (quick) => (await import('./studio.ts')).studioRows(quick),
}

/** What measures engines: `section.ts`. */
const OF_ENGINES = [
  'trump-king',
  'duel-masters',
  'duema-party',
  'build-divide',
  'tag-team',
  'magic',
  'yu-gi-oh',
  'hearts',
  'kuhn-poker',
  'by-hand',
  'env',
  'eights',
  'president',
  'language',
  'doubling',
]

const all = ['compile', ...OF_ENGINES, 'cards', 'package', 'stopping', 'threads', 'studio']
/** What takes hours is measured only where it is asked for. */
const LONG = ['mutation']
const args = process.argv.slice(2)
const quick = args.includes('--quick')
const wanted = args.filter((arg) => arg !== '--quick')
const unknown = wanted.find((arg) => !arg.startsWith('--only=') && !arg.startsWith('--section='))
const [flag = '', name = ''] = (wanted[0] ?? '').split('=')

if (unknown !== undefined || (name !== '' && ![...all, ...LONG].includes(name))) {
  process.stderr.write(`usage: npm run bench [-- --quick] [-- --only=${[...all, ...LONG].join('|')}]\n`)
  process.exitCode = 2
} else if (flag === '--section') {
  process.stdout.write(JSON.stringify(await OF_TOOLS[name]?.(quick)))
} else {
  const bundle = await bundled()
  const rows = (name === '' ? all : [name]).flatMap((section) => rowsOf(section, bundle))
  process.stdout.write(
    `Houserules on node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}); processor time, medians\n${table(rows)}\n`,
  )
}

/** `section.ts` without types and loader, as the program that people run is bundled. */
async function bundled(): Promise<string> {
  const outfile = join(root, 'node_modules', '.cache', 'houserules-bench', 'section.mjs')
  await build({
    entryPoints: [join(root, 'bench', 'section.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  return outfile
}

function rowsOf(section: string, bundle: string): Row[] {
  const command = OF_ENGINES.includes(section)
    ? [bundle, section]
    : ['--import', 'tsx', fileURLToPath(import.meta.url), `--section=${section}`]
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 24 } as const
  const { stdout, stderr, status } = spawnSync(process.execPath, [...command, ...(quick ? ['--quick'] : [])], options)
  if (status !== 0) throw new Error(`the section ${section} failed: ${stderr}`)
  return JSON.parse(stdout) as Row[]
}

import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Effort } from './measure.ts'
import { type Row, table } from './report.ts'

// Prints the figures of the project in one table. Each section runs in a process of its own: code that several
// engines share would otherwise be compiled for all their shapes at once, which no program with one game sees.

const sections: Readonly<Record<string, (quick: boolean) => Promise<Row[]>>> = {
  compile: async (quick) => (await import('./compile.ts')).compileRows(quick),
  'trump-king': (quick) => ofGame('trump-king', quick),
  'duel-masters': (quick) => ofGame('duel-masters', quick),
  'duema-party': (quick) => ofGame('duema-party', quick, 4),
  hearts: (quick) => ofGame('hearts', quick),
  'kuhn-poker': (quick) => ofGame('kuhn-poker', quick),
  cards: async (quick) => (await import('./cards.ts')).cardRows(quick),
  'by-hand': async (quick) => (await import('./hearts.ts')).heartsRows(quick ? 500 : 3000, effort(quick)),
}

async function ofGame(folder: string, quick: boolean, players?: number): Promise<Row[]> {
  const { gameRows } = await import('./games.ts')
  return gameRows(folder, effort(quick), players)
}

function effort(quick: boolean): Effort {
  return quick ? { rounds: 2, ms: 50 } : { rounds: 5, ms: 120 }
}

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const wanted = args.filter((arg) => arg !== '--quick')
const unknown = wanted.find((arg) => !arg.startsWith('--only=') && !arg.startsWith('--section='))
const [flag = '', name = ''] = (wanted[0] ?? '').split('=')

if (unknown !== undefined || (name !== '' && sections[name] === undefined)) {
  process.stderr.write(`usage: npm run bench [-- --quick] [-- --only=${Object.keys(sections).join('|')}]\n`)
  process.exitCode = 2
} else if (flag === '--section') {
  process.stdout.write(JSON.stringify(await sections[name]?.(quick)))
} else {
  const rows = (name === '' ? Object.keys(sections) : [name]).flatMap((section) => rowsOf(section))
  process.stdout.write(
    `Houserules on node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}); processor time, medians\n${table(rows)}\n`,
  )
}

function rowsOf(section: string): Row[] {
  const command = [
    '--import',
    'tsx',
    fileURLToPath(import.meta.url),
    `--section=${section}`,
    ...(quick ? ['--quick'] : []),
  ]
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 1 << 24 })
  if (status !== 0) throw new Error(`the section ${section} failed: ${stderr}`)
  return JSON.parse(stdout) as Row[]
}

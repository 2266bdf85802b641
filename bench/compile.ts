import { build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WarmCompile } from './compile-warm.ts'
import { median, type Timed } from './measure.ts'
import { type Row, digits } from './report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const trumpKing = 'rules/trump-king/trump-king.rules'
const of = 'Compiling Trump King, all files to formatted modules, no type check (ms)'

export async function compileRows(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-bench-'))
  try {
    return [...coldRows(folder, quick ? 1 : 5), ...(await warmRows(quick))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Processes from their start, each a `houserules build`, by what an earlier one has left in the cache folder. */
function coldRows(folder: string, rounds: number): Row[] {
  const first = coldBuild(folder)
  const kept = medianOf(rounds, () => coldBuild(folder))
  const unformatted = medianOf(Math.min(rounds, 3), () => {
    for (const name of readdirSync(folder)) if (name.startsWith('formatted-')) rmSync(join(folder, name))
    return coldBuild(folder)
  })
  return [
    row('cold, nothing cached', first, 'the first start ever; bundles the program, formats everything'),
    row(
      'cold, program cached',
      unformatted,
      `a fresh process that formats everything, median of ${Math.min(rounds, 3)}`,
    ),
    row('cold, formats cached', kept, `a fresh process after an earlier build, median of ${rounds}; aim: under 1000`),
  ]
}

function coldBuild(cache: string): Timed {
  const command = ['--import', './bench/say-time.js', 'cli/bin.js', 'build', trumpKing, '--out', join(cache, 'out')]
  const { stderr, status } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, HOUSERULES_CACHE: cache },
  })
  if (status !== 0) throw new Error(`the cold build failed: ${stderr}`)
  return JSON.parse(stderr.slice(stderr.lastIndexOf('\n') + 1)) as Timed
}

function medianOf(rounds: number, work: () => Timed): Timed {
  const all = Array.from({ length: rounds }, work)
  return { cpu: median(all.map((t) => t.cpu)), wall: median(all.map((t) => t.wall)) }
}

async function warmRows(quick: boolean): Promise<Row[]> {
  const script = join(root, 'node_modules', '.cache', 'houserules-bench', 'compile-warm.mjs')
  await build({
    entryPoints: [join(root, 'bench', 'compile-warm.ts')],
    outfile: script,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...(quick ? ['--quick'] : [])], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the warm compilations failed: ${stderr}`)
  const { anew, edits: all } = JSON.parse(stdout) as WarmCompile
  return [
    row('warm, nothing kept', anew, 'again in one process, as if it had not compiled before'),
    ...all.flatMap(({ name, check, modules }) => [
      row(`edit to diagnostics, ${name}`, check, 'in a session; aim: under 50'),
      row(`and to modules, ${name}`, modules, 'what comes on top of that; aim: under 60 for both'),
    ]),
  ]
}

function row(what: string, time: Timed, note: string): Row {
  return { of, what, figure: `${digits(time.cpu)} cpu  ${digits(time.wall).padStart(5)} wall`, note }
}

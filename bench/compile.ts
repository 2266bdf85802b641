import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { rulesHost } from '../cli/rules-host.ts'
import { type CompiledGame, type RulesHost, compileGame } from '../compiler/compile.ts'
import type { FormatCache } from '../compiler/emit/module.ts'
import type { ColdCompile } from './compile-cold.ts'
import { median, timed, type Timed } from './measure.ts'
import { type Row, digits } from './report.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const trumpKing = 'rules/trump-king/trump-king.rules'
const ranks = 'rules/trump-king/ranks.rules'
const of = 'Compiling Trump King, all files to formatted modules, no type check (ms)'

/** An edit of one line; `n` makes each edit a new text, so that nothing of it has been formatted before. */
interface Edit { readonly name: string; readonly path: string; readonly from: string; readonly to: (n: number) => string }

const edits: readonly Edit[] = [
  { name: 'recompile, a number changed', path: trumpKing, from: 'monster-zones: number = 3', to: (n) => `monster-zones: number = ${n + 4}` },
  { name: 'recompile, a condition changed', path: ranks, from: 'arrived of c >= turn-number', to: (n) => `arrived of c + ${n + 1} >= turn-number` },
]

export async function compileRows(quick: boolean): Promise<Row[]> {
  const cold = coldRows(quick ? 1 : 3)
  const whole = quick ? 1 : 3
  const warm = await repeated(whole, () => compiled(rulesHost(root, trumpKing)))
  const rows = [...cold, row('warm, nothing kept', warm, `median of ${whole} in one process, after one to warm up`)]
  const rounds = quick ? 2 : 7
  const cache: FormatCache = new Map()
  await compiled(rulesHost(root, trumpKing), cache)
  for (const edit of edits) {
    const again = await repeated(rounds, (n) => compiled(edited(edit, n), cache))
    rows.push(row(edit.name, again, 'the same process with its format cache; aim: under 100'))
  }
  return rows
}

function coldRows(rounds: number): Row[] {
  const all = Array.from({ length: rounds }, coldCompile)
  const middle = (time: (c: ColdCompile) => Timed): Timed => ({ cpu: median(all.map((c) => time(c).cpu)), wall: median(all.map((c) => time(c).wall)) })
  return [
    row('cold', middle((c) => c.total), `a fresh process from its start, median of ${rounds}; aim: under 1000`),
    row('  of which node and loading', middle((c) => c.load), ''),
    row('  of which compiling', middle((c) => c.compile), ''),
  ]
}

function coldCompile(): ColdCompile {
  const child = fileURLToPath(new URL('compile-cold.ts', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', child], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`the cold compile failed: ${stderr}`)
  return JSON.parse(stdout) as ColdCompile
}

/** Times each repetition but the first. */
async function repeated(rounds: number, work: (n: number) => Promise<unknown>): Promise<Timed> {
  const times: Timed[] = []
  for (let n = 0; n <= rounds; n++) {
    const time = await timed(() => work(n))
    if (n > 0) times.push(time)
  }
  return { cpu: median(times.map((t) => t.cpu)), wall: median(times.map((t) => t.wall)) }
}

function edited(edit: Edit, n: number): RulesHost {
  const host = rulesHost(root, trumpKing)
  return {
    find: (name) => host.find(name),
    read(path) {
      const text = host.read(path)
      if (text === null || path !== edit.path) return text
      if (!text.includes(edit.from)) throw new Error(`${path} no longer has the line that this benchmark edits: ${edit.from}`)
      return text.replace(edit.from, () => edit.to(n))
    },
  }
}

/** Compiles, and refuses to time a text that does not. */
export async function compiled(host: RulesHost, cache?: FormatCache): Promise<CompiledGame> {
  const { game, diagnostics } = await compileGame(trumpKing, host, cache === undefined ? {} : { cache })
  if (game === null) throw new Error(`Trump King does not compile: ${diagnostics.find((d) => d.severity === 'error')?.title ?? ''}`)
  return game
}

function row(what: string, time: Timed, note: string): Row {
  return { of, what, figure: `${digits(time.cpu)} cpu  ${digits(time.wall).padStart(5)} wall`, note }
}

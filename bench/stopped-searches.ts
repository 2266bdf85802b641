import { gameMeant } from '../cli/arguments/game-meant.ts'
import { witnessesBetween } from '../cli/diff/witness/find.ts'
import { type LoadedVersion, loadVersion } from '../cli/diff/witness/load-version.ts'
import { rulesHost } from '../cli/files/rules-host.ts'
import { evaluated } from '../cli/live-engine.ts'
import { checkGame } from '../compiler/compile.ts'
import { changesBetween } from '../compiler/changes-between.ts'
import { drawn } from './mutation/drawn.ts'
import { type Mutant, mutantsOf, mutatedHost } from './mutation/mutants.ts'
import { bytesHeld, median } from './measure.ts'
import { type Row, digits } from './report.ts'

/** Searches of which the first few are to have made all that later ones use. */
const [MANY, FEW] = [40, 10]

/** Milliseconds after which a search is told to stop, at the latest. */
const TOLD = 800

/** Searches in one process that are told to stop: when they do, on the wall clock, and what they leave in memory. */
export async function stoppedSearchRows(quick: boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const game of quick ? ['Hearts'] : ['Hearts', 'TrumpKing', 'Magic', 'GinRummy'])
    rows.push(...(await rowsOf(game)))
  return rows
}

async function rowsOf(name: string): Promise<Row[]> {
  const game = gameMeant(process.cwd(), name)
  const host = rulesHost(process.cwd(), game)
  const { resolution } = checkGame(game, host)
  const old = await loadVersion(game, host, evaluated)
  if (resolution === null || old === null) throw new Error(`${game} has errors`)
  const mutants = mutantsOf(resolution)
  const [late, held]: [number[], number[]] = [[], []]
  for (const number of drawn(mutants.length, 1)) {
    if (late.length === MANY) break
    const mutant = mutants[number]
    if (mutant === undefined) continue
    const took = await stopped({ game, host, old }, mutant, TOLD * ((late.length % 7) / 7) + 50)
    if (took === null) continue
    late.push(took)
    held.push(bytesHeld() / 1e6)
  }
  if (late.length === 0) return []
  const longest = Math.max(...late)
  const [early, at] = [held[FEW - 1], held.at(-1) ?? 0]
  const of = `searches for witnesses of ${name} that are told to stop, one after the other in one process`
  return [
    {
      of,
      what: 'until they have',
      figure: `${digits(longest)} ms`,
      note: `the longest of ${late.length}; half take ${digits(median(late))} ms or less; aim: 100 ms`,
    },
    {
      of,
      what: 'memory held after all',
      figure: `${digits(at)} MB`,
      note: early === undefined ? '' : `${digits(early)} MB after ${FEW} of them`,
    },
  ]
}

interface Base {
  readonly game: string
  readonly host: ReturnType<typeof rulesHost>
  readonly old: LoadedVersion
}

/** How many milliseconds a search went on after it was told to stop; null where it had ended, or nothing was to search. */
async function stopped({ game, host, old }: Base, mutant: Mutant, after: number): Promise<number | null> {
  const changed = mutatedHost(host, mutant)
  const next = await loadVersion(game, changed, evaluated, { beside: old })
  if (next === null) return null
  const changes = changesBetween(old, next).filter((change) => change.class !== 'editorial')
  const stop = new AbortController()
  // What does not let go keeps a timer waiting as well, and whoever is at the keyboard: that counts.
  const due = performance.now() + after
  const timer = setTimeout(() => stop.abort(), after)
  const budget = { milliseconds: 10_000, games: Infinity, seed: 1, signal: stop.signal }
  const sides = { old: { path: game, host, loaded: old }, new: { path: game, host: changed, loaded: next } }
  await witnessesBetween(sides, changes, budget)
  clearTimeout(timer)
  const now = performance.now()
  return now < due ? null : now - due
}

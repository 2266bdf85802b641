import { expect, test } from 'vitest'
import { type Mutant, mutantsOf, mutatedHost } from '../../bench/mutation/mutants.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { type LoadedVersion, loadVersion } from '../../cli/diff/witness/load-version.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { checkForEngine } from '../../compiler/compile.ts'
import { whySame } from '../../compiler/equivalence/why-same.ts'
import { below, randomSource } from '../../runtime/bots/random-source.ts'
import type { Choice } from '../../runtime/engine.ts'
import { startOf } from '../../runtime/diff/starts.ts'
import { type Pair, TwinTable, pairOf, tableOf } from '../../runtime/diff/twin-table.ts'
import { byDay, sampledByDay, times } from '../kit/effort.ts'
import { partedOn } from './parted.ts'

// A change that is told to make no difference makes none in random games, nor along the worked examples.

const SMALL = ['snap/snap', 'sevens/sevens', 'go-fish/go-fish', 'rummy-500/rummy-500']

const GAMES = [
  ...sampledByDay(SMALL, 2, 'played alike'),
  ...byDay(
    [],
    ['contract-bridge/contract-bridge', 'daifugo/daifugo', 'dominion/dominion', 'canasta/canasta', 'hearts/hearts'],
  ),
].map((name) => `rules/${name}.rules`)

const PLAYED = 2 * times
const LONGEST = 150

test.each(GAMES)('%s is played alike with each change that is told to make no difference', async (game) => {
  const host = rulesHost(process.cwd(), game)
  const { resolution, program } = checkForEngine(game, host)
  const old = await loadVersion(game, host, evaluated)
  if (resolution === null || program === null || old === null) throw new Error(`${game} is broken`)
  const same = mutantsOf(resolution).filter((mutant) => {
    const other = checkForEngine(game, mutatedHost(host, mutant))
    const isBroken = other.diagnostics.some(({ severity }) => severity === 'error')
    return other.program !== null && !isBroken && whySame(program, other.program) !== null
  })
  expect(same.length).toBeGreaterThan(0)
  for (const mutant of same) {
    const next = await loadVersion(game, mutatedHost(host, mutant), evaluated, { beside: old })
    if (next === null) throw new Error('a change that was compiled does not compile')
    expect(partingOf(old, next), said(mutant)).toBeNull()
  }
})

const said = ({ rule, kind, text }: Mutant): string => `${rule}: ${kind} ${text}`

/** Where two versions part, in words; null where they never do. */
function partingOf(old: LoadedVersion, next: LoadedVersion): string | null {
  const pair = pairOf(old.version, next.version)
  for (const example of old.version.examples) {
    const start = startOf(old.version, example)
    const parting = start === null ? null : alongScript(TwinTable.at(pair, start.scenario), start.script)
    if (parting !== null) return `${example.title}: ${parting}`
  }
  for (let seed = 1; seed <= PLAYED; seed++) {
    const parting = inGame(pair, seed)
    if (parting !== null) return `game ${seed}: ${parting}`
  }
  return null
}

function alongScript(table: TwinTable, script: readonly Choice[]): string | null {
  for (const choice of script) {
    if (partedOn(table) !== null || table.isOver || !table.choose(choice)) break
  }
  return partedOn(table)
}

function inGame(pair: Pair, seed: number): string | null {
  const random = randomSource(seed)
  const { from, to } = pair.forth.a.engine.info.seats
  const table = tableOf(pair, { seed, players: from + below(to - from + 1, random) })
  for (let n = 0; n < LONGEST; n++) {
    const parting = partedOn(table)
    if (parting !== null) return `${parting} after ${n} decisions`
    const choices = table.choices()
    const choice = choices[below(choices.length, random)]
    if (table.isOver || choice === undefined) return null
    if (!table.choose(choice)) return `choice ${n} is none of the other's`
  }
  return null
}

import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { type LoadedVersion, loadVersion } from '../../cli/diff/witness/load-version.ts'
import { settledByProof } from '../../cli/diff/witness/same-in-every-position.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { type RulesHost, checkGame } from '../../compiler/compile.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { below, randomSource } from '../../runtime/bots/random-source.ts'
import { pairOf, tableOf } from '../../runtime/diff/twin-table.ts'
import { byDay, times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { REWRITINGS } from '../kit/rewritings.ts'
import { SMALL_GAME, byOrder } from '../kit/ordered-game.ts'
import { partedOn } from './parted.ts'

// What is rewritten at random and told to be the same, by its class or by a proof, is played the same.

interface Tried {
  pairs: number
  same: number
  readonly by: Record<string, number>
  readonly wrong: string[]
}

const [PAIRS, GAMES, LONGEST] = [8, 2, 60]

/** Rewrites a game so many times, once to three times each, and plays what is told to be the same. */
async function rewritten(path: string, host: RulesHost, seed: number, tried: Tried): Promise<void> {
  const text = host.read(path)
  const old = await loadVersion(path, host, evaluated, { roundLimit: 2000 })
  if (old === null || text === null) return
  const pick = source(seed)
  // Sentences of one kind are those on whose order the most hangs.
  const names = seed % 2 === 0 ? Object.keys(REWRITINGS) : ['two of one kind exchanged']
  for (let n = 0; n < PAIRS; n++) {
    const done: string[] = []
    let now: string = text
    for (let k = 1 + pick(3); k > 0; k--) {
      const name = names[pick(names.length)] ?? ''
      const next: string | null = REWRITINGS[name]?.(now, pick) ?? null
      if (next === null || next === now) continue
      now = next
      done.push(name)
    }
    if (now === text) continue
    const read = (file: string): string | null => (file === path ? now : host.read(file))
    const { program, resolution, diagnostics } = checkGame(path, { ...host, read })
    if (program === null || resolution === null || diagnostics.some((d) => d.severity === 'error')) continue
    tried.pairs += 1
    for (const name of done) tried.by[name] = (tried.by[name] ?? 0) + 1
    const changes = settledByProof(old.program, program, compareGames(old.resolution, resolution))
    if (changes.some((change) => change.class !== 'editorial')) continue
    tried.same += 1
    const next = await loadVersion(path, { ...host, read }, evaluated, { beside: old, roundLimit: 2000 })
    if (next === null) throw new Error('it was checked without errors, but does not compile')
    const parting = partingIn(old, next, seed + n)
    if (parting !== null) tried.wrong.push(`${path} ${seed} ${n}: ${done.join(', ')}: ${parting}`)
  }
}

function partingIn(old: LoadedVersion, next: LoadedVersion, from: number): string | null {
  const pair = pairOf(old.version, next.version)
  for (let seed = from; seed < from + GAMES; seed++) {
    const random = randomSource(seed)
    const seats = pair.forth.a.engine.info.seats
    const table = tableOf(pair, { seed, players: seats.from + below(seats.to - seats.from + 1, random) })
    for (let n = 0; n < LONGEST; n++) {
      const parting = partedOn(table)
      if (parting !== null) return `${parting} after ${n} decisions of game ${seed}`
      const choices = table.choices()
      const choice = choices[below(choices.length, random)]
      if (table.isOver || choice === undefined) break
      if (!table.choose(choice)) return `choice ${n} of game ${seed} is none of the other's`
    }
  }
  return null
}

test.each([
  ['in games written at random', (seed: number) => randomGame(source(seed)), 2],
  ['in a small game', () => SMALL_GAME, 6],
] as const)('%s', { timeout: 60_000 * Math.max(5, times) }, async (_, base, games) => {
  const tried: Tried = { pairs: 0, same: 0, by: {}, wrong: [] }
  const first = Number(process.env['HOUSERULES_FROM'] ?? 0)
  for (let seed = first; seed < first + games * times; seed++) {
    const text = byOrder(base(seed), source(seed))
    await rewritten('random.rules', { read: () => text, find: () => null }, seed, tried)
    if (times > 1 && seed % 50 === 0) process.stderr.write(`${JSON.stringify({ seed, ...tried })}\n`)
  }
  if (times > 1) process.stderr.write(`${JSON.stringify(tried)}\n`)
  expect(tried.same).toBeGreaterThan(0)
  expect(tried.wrong).toEqual([])
})

const SHIPPED = [
  'snap/snap',
  'hearts/hearts',
  ...byDay([], ['sevens/sevens', 'go-fish/go-fish', 'dominion/dominion', 'trump-king/trump-king']),
]

test.each(SHIPPED)('in %s', { timeout: 60_000 * Math.max(5, times) }, async (name) => {
  const path = `rules/${name}.rules`
  const tried: Tried = { pairs: 0, same: 0, by: {}, wrong: [] }
  for (let seed = 1; seed <= times; seed++) await rewritten(path, rulesHost(process.cwd(), path), seed, tried)
  if (times > 1) process.stderr.write(`${name} ${JSON.stringify(tried)}\n`)
  expect(tried.pairs).toBeGreaterThan(0)
  expect(tried.wrong).toEqual([])
})

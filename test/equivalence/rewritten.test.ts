import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { type LoadedVersion, loadVersion } from '../../cli/diff/witness/load-version.ts'
import { changesBetween } from '../../compiler/changes-between.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { type RulesHost, elaborateText } from '../../compiler/compile.ts'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import type { Choice } from '../../runtime/engine.ts'
import { Unspeakable } from '../../runtime/diff/scenario.ts'
import { below, randomSource } from '../../runtime/bots/random-source.ts'
import { quietly } from '../../runtime/diff/follow.ts'
import { type Pair, type TwinTable, pairOf, tableOf } from '../../runtime/diff/twin-table.ts'
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

/** Where a campaign goes on. */
const first = Number(process.env['HOUSERULES_FROM'] ?? 0)

const [PAIRS, GAMES, LONGEST] = [byDay(8, 32), 2, 60]

/** Rewrites a game so many times, once to three times each, and plays what is told to be the same. */
async function rewritten(path: string, host: RulesHost, seed: number, tried: Tried): Promise<void> {
  const text = host.read(path)
  const old = await loadVersion(path, host, evaluated, { roundLimit: 2000 })
  if (old === null || text === null) return
  const parsed = new ParsedFiles(new Map(old.files), { edited: true })
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
    const newHost = { ...host, read: (file: string): string | null => (file === path ? now : host.read(file)) }
    // What the checks find is only asked of what is told to be the same: they take longer than all the rest.
    const { program, resolution, diagnostics } = elaborateText(path, newHost, { parsed })
    if (program === null || resolution === null || diagnostics.some((d) => d.severity === 'error')) continue
    const changes = changesBetween(old, { resolution, program })
    const isSame = changes.every((change) => change.class === 'editorial')
    const next = isSame ? await loadVersion(path, newHost, evaluated, { beside: old, roundLimit: 2000 }) : null
    if (isSame && next === null) continue
    tried.pairs += 1
    for (const name of done) tried.by[name] = (tried.by[name] ?? 0) + 1
    if (next === null) continue
    tried.same += 1
    const parting = partingIn(old, next, seed + n)
    if (parting !== null) tried.wrong.push(`${path} ${seed} ${n}: ${done.join(', ')}: ${parting}`)
  }
}

function partingIn(old: LoadedVersion, next: LoadedVersion, from: number): string | null {
  const pair = pairOf(old.version, next.version)
  for (let seed = from; seed < from + GAMES; seed++) {
    const random = randomSource(seed)
    const seats = pair.forth.a.engine.info.seats
    const table = begun(pair, { seed, players: seats.from + below(seats.to - seats.from + 1, random) })
    for (let n = 0; table !== null && n < LONGEST; n++) {
      const parting = partedOn(table)
      if (parting !== null) return `${parting} after ${n} decisions of game ${seed}`
      const choices = table.choices()
      const choice = choices[below(choices.length, random)]
      // Both offer the same, so that it is carried out by both or goes on without an end in both.
      if (table.isOver || choice === undefined || !isPlayed(table, choice)) break
    }
  }
  return null
}

/** False also where a step has too much to try: nothing is known of it, in searches for a witness either. */
function isPlayed(table: TwinTable, choice: Choice): boolean {
  try {
    return table.choose(choice)
  } catch (error) {
    if (error instanceof Unspeakable) return false
    throw error
  }
}

/** Null where no side comes to a first decision. */
const begun = (pair: Pair, setup: { readonly seed: number; readonly players: number }): TwinTable | null =>
  quietly(() => tableOf(pair, setup))

test.each(['to match', 'to turn by player p', 'to play card c by player p'])(
  '%s may go on without an end in both versions, which is no difference, or in one, which is one',
  async (event) => {
    const game = (until: string): string =>
      SMALL_GAME.replace(
        `\n${event}\n`,
        `\n${event}\n  repeat\n    score of first of players gains 1\n  until score of first of players ${until}\n`,
      )
    const loaded = async (text: string): Promise<LoadedVersion> => {
      const host = { read: () => text, find: () => null }
      const version = await loadVersion('endless.rules', host, evaluated, { roundLimit: 2000 })
      if (version === null) throw new Error('the text has errors')
      return version
    }
    const [goesOn, again, ends] = [
      await loaded(game('< -100')),
      await loaded(game('< -101')),
      await loaded(game('> 5')),
    ]
    expect(partingIn(goesOn, again, 1)).toBeNull()
    expect([partingIn(goesOn, ends, 1), partingIn(ends, goesOn, 1)]).not.toContain(null)
  },
)

test.each([
  ['in games written at random', (seed: number) => randomGame(source(seed)), 2],
  ['in a small game', () => SMALL_GAME, 6],
] as const)('%s', { timeout: 60_000 * Math.max(5, times) }, async (_, base, games) => {
  const tried: Tried = { pairs: 0, same: 0, by: {}, wrong: [] }
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
  for (let seed = first + 1; seed <= first + times; seed++)
    await rewritten(path, rulesHost(process.cwd(), path), seed, tried)
  if (times > 1) process.stderr.write(`${name} ${JSON.stringify(tried)}\n`)
  expect(tried.pairs).toBeGreaterThan(0)
  expect(tried.wrong).toEqual([])
})

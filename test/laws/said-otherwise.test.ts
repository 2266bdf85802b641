import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import type { RulesHost } from '../../compiler/compile.ts'
import { byDay, sampledByDay, times } from '../kit/effort.ts'
import { SMALL_GAME, byOrder, byValue } from '../kit/ordered-game.ts'
import { source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { type TriedPairs, nothingTried, saidOtherwise } from '../kit/said-otherwise.ts'
import { partedSideBySide } from '../kit/side-by-side.ts'
import { compiledGame } from '../equivalence/compiled-game.ts'

// Whatever is played otherwise is never called the same: texts with a swap, a move, another name or another way to say
// something, of which some mean a little else, beside the texts that they come from.
//
// A campaign: HOUSERULES_LAWS=100 HOUSERULES_FROM=1000 npx vitest run test/laws/said-otherwise. It begins with the seed
// that is named, and HOUSERULES_TALLY names a file to which each game and seed adds what was tried.

const first = Number(process.env['HOUSERULES_FROM'] ?? 0)
const tally = process.env['HOUSERULES_TALLY']

const PAIRS = byDay(8, 30)

function tried(
  what: string,
  seeds: number,
  hostOf: (seed: number) => { readonly path: string; readonly host: RulesHost },
): TriedPairs {
  const all = nothingTried()
  for (let seed = first; seed < first + seeds; seed++) {
    const { path, host } = hostOf(seed)
    saidOtherwise(path, host, { seed, pairs: PAIRS }, all)
    if (tally !== undefined) appendFileSync(tally, `${JSON.stringify({ what, first, seed, ...all })}\n`)
  }
  return all
}

const inMemory = (text: string): RulesHost => ({ read: () => text, find: () => null })

/** Of which some hang on the order of sentences, and some on how values are worked out. */
function written(base: string, seed: number): string {
  const pick = source(seed)
  const ordered = seed % 2 === 0 ? byOrder(base, pick) : base
  return seed % 3 === 0 ? ordered : byValue(ordered, pick)
}

const timeout = 120_000 * Math.max(5, times)

test.each([
  ['in a small game', () => SMALL_GAME, 4],
  ['in games written at random', (seed: number) => randomGame(source(seed)), 2],
] as const)('%s', { timeout }, (what, base, seeds) => {
  const all = tried(what, seeds * times, (seed) => ({
    path: 'random.rules',
    host: inMemory(written(base(seed), seed)),
  }))
  expect(all.wrong).toEqual([])
  // What does not compile would be no trial of anything.
  expect(all.texts).toBeGreaterThan(0.9 * seeds * times)
  expect(all.same).toBeGreaterThan(0)
})

const SHIPPED = ['snap/snap', 'hearts/hearts', 'sevens/sevens', 'go-fish/go-fish', 'crazy-eights/crazy-eights']
const LONG = [
  'gin-rummy/gin-rummy',
  'cribbage/cribbage',
  'dominion/dominion',
  'canasta/canasta',
  'koi-koi/koi-koi',
  'trump-king/trump-king',
]

test.each([...sampledByDay(SHIPPED, 2, 'said otherwise'), ...byDay([], LONG)])('in %s', { timeout }, (name) => {
  const path = `rules/${name}.rules`
  const all = tried(name, times, () => ({ path, host: rulesHost(process.cwd(), path) }))
  expect(all.wrong).toEqual([])
  expect(all.pairs).toBeGreaterThan(0)
})

test.each(['to match', 'to turn by player p', 'to play card c by player p'])(
  '%s may go on without an end in both versions, which is no difference, or in one, which is one',
  (event) => {
    const game = (until: string) =>
      compiledGame(
        SMALL_GAME.replace(
          `\n${event}\n`,
          `\n${event}\n  repeat\n    score of first of players gains 1\n  until score of first of players ${until}\n`,
        ),
      )
    const [goesOn, again, ends] = [game('< -100'), game('< -101'), game('> 5')]
    const parted = (pair: Parameters<typeof partedSideBySide>[0]): string | null =>
      partedSideBySide(pair, { seed: 1, players: 2 }, source(1), { longest: 40, called: new Map() })
    expect(parted([goesOn, again])).toBeNull()
    expect([parted([goesOn, ends]), parted([ends, goesOn])]).not.toContain(null)
  },
)

test('parts of a game that are played otherwise are told apart, and what is only called otherwise is not', () => {
  const [game, other] = [
    compiledGame(SMALL_GAME),
    compiledGame(SMALL_GAME.replace('score of p gains 2', 'score of p gains 3')),
  ]
  const renamed = compiledGame(
    SMALL_GAME.replaceAll('row of', 'line of').replace('zone row', 'zone line').replaceAll('in row', 'in line'),
  )
  const parted = (next: typeof game, called: ReadonlyMap<string, string>): readonly (string | null)[] =>
    [1, 2, 3].map((seed) => partedSideBySide([game, next], { seed, players: 2 }, source(seed), { longest: 60, called }))
  expect(parted(other, new Map()).some((told) => told !== null)).toBe(true)
  expect(parted(renamed, new Map([['row', 'line']]))).toEqual([null, null, null])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'
import { randomGame } from '../kit/random-game.ts'
import { runExample } from '../../runtime/example/examples.ts'
import type { RuleInfo } from '../../runtime/engine.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { partingExamples } from './examples-in-step.ts'
import { sampleOf } from './sample.ts'
import type { Side } from './side.ts'

// A search for cards of which an adjective holds finds just those of which it is so when each is asked.

const SAME = [
  'same-hot: always (each hot z) = each card z in deck + hand + row + camp + pile where z is hot',
  'same-cold: always (each cold z) = each card z in deck + hand + row + camp + pile where z is cold',
]

/** What is broken while a game is played at random, which is left after a while. */
function* brokenInPlay(engine: Side['engine'], seed: number): Generator<RuleInfo> {
  const pick = source(seed)
  const state = engine.setup({ seed, roundLimit: 500 })
  for (let number = 0; number < 60 && engine.decision(state) !== null; number++) {
    yield* engine.broken(state)
    const choices = engine.choices(state)
    const choice = choices[pick(choices.length)]
    if (choice !== undefined) engine.apply(state, choice)
  }
}

test('in games written at random', { timeout: 300_000 * times }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const text = `${randomGame(source(seed))}${SAME.join('\n')}\n`
      const sample = await sampleOf('random.rules', { read: () => text, find: () => null })
      if (sample === null) return
      const differs = new Set<string>()
      try {
        for (const { name } of brokenInPlay(sample.engine, seed)) if (name.startsWith('same-')) differs.add(name)
      } catch (error) {
        if (!isRoundLimitError(error)) throw error
      }
      expect([...differs]).toEqual([])
    }),
    { numRuns: byDay(8, 24 * times), ...sampledSeed('search and question'), endOnFailure: true },
  )
})

const kept = (starts: string): string => `game Kept for 2 players
printed rank of card: number
card each number n in 2..6 named c n
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
zone heap of player p seen by everyone
card c in pile, heap is dusty starts ${starts}
worn of card c: truth = c is dusty
to match
  turn by first of players
to turn by player p
  p may act
to throw card c by player p
  c becomes dusty
  move c to pile
to mark card c by player p
  c becomes dusty
to mark-all by player p
  each player q at the same time
    last of heap of q becomes dusty
player p may throw card c in hand of p at turn
player p may mark card c at turn
`

const examples: Readonly<Record<string, readonly [starts: string, example: string]>> = {
  'a card elsewhere is not marked': [
    'no',
    'hand of A is c2\n    heap of A is c3\n    at mark c2 by A\n  then not worn of c2 and no dusty c',
  ],
  'a card that lies there is': [
    'no',
    'hand of A is c2\n    heap of A is c3\n    at mark c3 by A\n  then worn of c3 and count of each dusty c = 1',
  ],
  'what is marked before it comes there starts afresh': [
    'no',
    'hand of A is c2\n    at throw c2 by A\n  then not worn of c2 and no dusty c',
  ],
  'a position marks it there alone': [
    'no',
    'hand of A is c2\n    heap of A is c3\n    c2 is dusty\n    c3 is dusty\n    at mark c3 by A\n  then not worn of c2 and worn of c3',
  ],
  'what starts marked is so elsewhere, and found': [
    'yes',
    'hand of A is c2\n    heap of A is c3\n    at mark c3 by A\n  then worn of c2 and count of each dusty c = 2',
  ],
  'of what is found at the same time': [
    'no',
    'heap of A is c2, c4\n    heap of B is c3, c5\n    at mark-all by A\n  then count of each dusty c = 2',
  ],
}

test.each(Object.keys(examples))('%s', async (title) => {
  const [starts, lines] = examples[title] ?? ['no', '']
  const text = `${kept(starts)}example "${title}"\n  given\n    ${lines}\n`
  const sample = await sampleOf('kept.rules', { read: () => text, find: () => null })
  if (sample === null) throw new Error('it does not compile')
  expect(sample.examples).toHaveLength(1)
  expect(sample.examples.map((example) => runExample(sample.engine, example).failures)).toEqual([[]])
  expect(partingExamples(sample, sample.examples)).toEqual({})
})

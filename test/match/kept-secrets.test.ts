import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Match } from '../../runtime/match/match.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import { freeLooks } from '../laws/free-looks.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'

// What rules worked out of cards before a question, and use after it: whoever could take the answer back would look at
// the cards for nothing.

/** A game of two in which each turn is this text, which looks at the first card of a pile. */
const game = (turn: string, pile: string): string => `game Kept for 2 players
printed rank of card: number
card each number n in 1..4 named c n
  rank = n
zone deck seen by nobody
zone pile seen by everyone
zone plans of effects seen by everyone
score of player: number starts 0
rounds: number starts 0
to match
  each definition d
    create d to deck
  shuffle deck
  move first of deck to pile
  repeat
    each player p
      turn by p
      rest by p
    rounds gains 1
  until rounds = 2
  finish
to turn by player p
${turn.replaceAll('RANK', `(rank of first of ${pile} or 0)`)}
to rest by player p
  p must act
to wait by player p
  rounds gains 0
player p may wait at turn
player p may wait at rest
`

const KEPT = `  let n = RANK
  p must act
  if n > 2
    score of p gains 1`

const FAR = `  if RANK > 2
    p must act
    score of p gains 1
  else
    p must act
    score of p gains 2`

const PASSED_ON = `  if score of p > 99
    p must act
  passed RANK by p
to passed number n by player p
  p must act
  score of p gains n
player p may wait at passed`

/** The text that looks at the card is over when its effect is resolved. */
const CAPTURED = `  plan by p
  p must act
  resolve last of plans
to plan by player p
  p must act
  let n = RANK
  later in plans by p
    score of p gains n
player p may wait at plan`

const REPEATED = `  let n = 0
  while n < RANK
    p must act
    n becomes n + 1
  score of p gains 1`

const LISTED = `  each number n in 1..RANK
    p must act
  score of p gains 1`

/** Judged before the text of the event asks, kept while it does. */
const NOTICED = `  if score of p > 99
    p must act
  noise by p
to noise by player p
  p must act
when noise as before if RANK > 2
  score of first of players gains 5
player p may wait at noise`

const cases: readonly (readonly [string, string])[] = [
  ['a number under a name', KEPT],
  ['in how far a text has come', FAR],
  ['in how often it asks', REPEATED],
  ['in a list that it goes through', LISTED],
  ['in what it passes on', PASSED_ON],
  ['in what a rule has noticed before it', NOTICED],
]

describe.each(cases)('what a text keeps of a card: %s', (_, turn) => {
  test('nobody may take back what it is asked for, who does not know the card', async () => {
    const { engine } = await compiledText(game(turn, 'deck'))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const match = Match.open(engine, { seed })
      match.answer(0, match.stepOf(0), 0)
      expect(match.undo(0, match.stepOf(0))).toMatchObject({
        taken: false,
        kind: 'told-a-secret',
        why: expect.stringContaining('hung on cards that A does not know') as string,
      })
    }
  })

  test('whoever sees the card may', async () => {
    const { engine } = await compiledText(game(turn, 'pile'))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const match = Match.open(engine, { seed })
      match.answer(0, match.stepOf(0), 0)
      expect(match.undo(0, match.stepOf(0))).toMatchObject({ taken: true })
    }
  })

  test.each(['deck', 'pile'])('nobody has a look for nothing (%s)', async (pile) => {
    const { engine } = await compiledText(game(turn, pile))
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (picks) => {
        const seeds = Array.from({ length: 24 }, (__, i) => i + 1)
        const { found, judged, granted } = freeLooks(engine, seeds, 6, (handed, choices) => {
          return (picks[handed.length % picks.length] ?? 0) % choices
        })
        expect(found).toEqual([])
        expect(judged).toBeGreaterThan(0)
        if (pile === 'pile') expect(granted).toBeGreaterThan(0)
      }),
      { numRuns: byDay(1, 3 * times), ...sampledSeed(`looks, ${pile}`) },
    )
  })
})

/** Events hand nothing back to the text that brings them about. */
const ELSEWHERE = `  score-high by p
  p must act
to score-high by player p
  if RANK > 2
    score of p gains 1`

test('what a text has others look at, it does not keep', async () => {
  const { engine } = await compiledText(game(ELSEWHERE, 'deck'))
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const match = Match.open(engine, { seed })
    match.answer(0, match.stepOf(0), 0)
    expect(match.undo(0, match.stepOf(0))).toMatchObject({ taken: true })
  }
})

test('what a text that is over laid down for later counts as well', async () => {
  for (const pile of ['deck', 'pile']) {
    const { engine } = await compiledText(game(CAPTURED, pile))
    const match = Match.open(engine, { seed: 1 })
    match.answer(0, match.stepOf(0), 0)
    match.answer(0, match.stepOf(0), 0)
    expect(match.undo(0, match.stepOf(0))).toMatchObject({ taken: pile === 'pile' })
  }
})

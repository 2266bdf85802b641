import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { anyTable } from '../kit/playout.ts'
import { matchLaws } from '../laws/matches.ts'

let challenge: FullEngine<BaseState>
beforeAll(async () => {
  challenge = (await compiledSample('test/match/challenge.rules')).engine
})

/** A text goes through a list that was put together before the cards in it were shuffled. */
const LISTED = `game Listed for 2 players
card each number n in 1..6 named c n
zone deck seen by nobody
zone hand of player p seen by p
score of player: number starts 0
to match
  each definition d
    create d to deck
  each card x in deck
    if count of deck = 6
      shuffle deck
      each player p
        move each card c in top of (deck, 2) to hand of p
    let asked = first of players
    if x in hand of next of asked
      score of asked gains 1
    asked must act
to wait by player p
  score of p gains 1
player p may wait at match
`

/** A card is found that is told from others by nothing but the order in which they were made. */
const MADE = `game Made for 2 players
card each number n in 1..6 named c n
zone deck seen by nobody
zone hand of player p seen by p
score of player: number starts 0
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 2) to hand of p
  each player p
    p must act
to probe by player p
  let found = the card c where not (c in deck)
  if found in hand of p
    score of p gains 1
player p may probe at match
`

/** Answers in words. */
function does(match: Match, words: RegExp): void {
  const seat = match.asked[0] ?? -1
  const place = match.view(seat).decision?.choices.findIndex((each) => words.test(each.words)) ?? -1
  expect(match.answer(seat, match.stepOf(seat), place)).toMatchObject({ taken: true })
}

describe('an answer may be taken back', () => {
  test.each([
    ['where nothing came of it', /^wait/],
    ['where a card went face down', /^lay-down/],
  ])('%s', (_, words) => {
    const match = Match.open(challenge, { seed: 1 })
    const before = match.view(0)
    does(match, words)
    expect(match.undo(0, 1)).toEqual({ taken: true, step: 2 })
    expect(match.view(0)).toEqual({
      ...before,
      step: 2,
      decision: { ...before.decision, step: 2 },
    })
    expect(match.log(1, 2)).toEqual([
      { step: 2, lines: [expect.stringMatching(/^taken back: A: /)], turns: [{ at: 0, seat: 'A' }] },
    ])
  })

  test('one after the other, by the one who gave it', () => {
    const match = Match.open(challenge, { seed: 1 })
    does(match, /^wait/)
    does(match, /^lay-down/)
    expect(match.undo(0, 2)).toEqual({
      taken: false,
      kind: 'not-yours',
      why: 'the last answer was given by B, not by A',
    })
    expect(match.undo(1, 2)).toMatchObject({ taken: true })
    expect(match.undo(0, 3)).toMatchObject({ taken: true })
    expect(match.undo(0, 4)).toMatchObject({
      taken: false,
      kind: 'nothing-to-take-back',
    })
    does(match, /^show-off/)
    expect(match.step).toBe(5)
  })
})

test('what was told keeps its number where a match with steps that were taken back is restored', () => {
  const match = Match.open(challenge, { seed: 1 })
  does(match, /^wait/)
  match.undo(0, 1)
  does(match, /^lay-down/)
  does(match, /^wait/)
  const again = Match.restore(challenge, JSON.stringify(match.save()))
  for (const seat of [0, 1]) {
    const told = match.log(seat, 0).map((each) => ([1, 2].includes(each.step) ? { step: each.step, lines: [] } : each))
    expect(again.log(seat, 0)).toEqual(told)
    expect(again.stepOf(seat)).toBe(4)
  }
  expect(again.save()).toEqual(match.save())
})

describe('an answer stands', () => {
  test.each([
    ['that showed a card', /^show-off/, 'a card was shown to B'],
    [
      'after which somebody is asked, or not, by cards that one does not know',
      /^dare/,
      'hung on cards that A does not know',
    ],
  ])('%s', (_, words, why) => {
    const match = Match.open(challenge, { seed: 1 })
    does(match, words)
    const before = JSON.stringify(match.save())
    expect(match.undo(0, 1)).toMatchObject({
      taken: false,
      kind: 'told-a-secret',
      why: expect.stringContaining(why) as string,
    })
    expect(JSON.stringify(match.save())).toBe(before)
  })

  test('after which chance has decided something', async () => {
    const { engine } = await compiledSample('test/secrets/blind-draw.rules')
    const match = Match.open(engine, { seed: 1 })
    does(match, /^deal/)
    expect(match.undo(0, 1)).toMatchObject({
      kind: 'told-a-secret',
      why: expect.stringContaining('chance has') as string,
    })
  })

  test.each([
    ['where a card lies that was shuffled while a fact held it', /^probe$/],
    ['which player holds that card', /^probe-holder$/],
    ['whether a card in a place is that card', /^probe-first$/],
    ['what is kept of a player and a card that is not seen', /^probe-mark$/],
  ])('after which it can be told %s', async (_, words) => {
    const { engine } = await compiledSample('test/match/probe.rules')
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const match = Match.open(engine, { seed })
      does(match, words)
      expect(match.undo(0, 1)).toMatchObject({ taken: false, kind: 'told-a-secret' })
    }
  })

  test('after which a text asks where a card lies that it kept under a name while that was shuffled', async () => {
    const { engine } = await compiledSample('test/match/kept.rules')
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const match = Match.open(engine, { seed })
      does(match, /^wait/)
      expect(match.undo(0, 1)).toMatchObject({ taken: false, kind: 'told-a-secret' })
      // What is kept afterwards is a card of A's own.
      does(match, /^wait/)
      expect(match.undo(0, 2)).toMatchObject({ taken: true })
      does(match, /^wait/)
      does(match, /^lay-down/)
      expect(match.undo(0, 5)).toMatchObject({
        kind: 'told-a-secret',
        why: expect.stringContaining('chance') as string,
      })
    }
  })

  test('or in a list of cards that it goes through', async () => {
    const { engine } = await compiledText(LISTED)
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const match = Match.open(engine, { seed })
      does(match, /^wait/)
      expect(match.undo(0, 1)).toMatchObject({ taken: false, kind: 'told-a-secret' })
    }
  })

  test('after which it can be told which of the cards that lie somewhere was made first', async () => {
    const { engine } = await compiledText(MADE)
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const match = Match.open(engine, { seed })
      does(match, /^probe/)
      expect(match.undo(0, 1)).toMatchObject({ taken: false, kind: 'told-a-secret' })
    }
  })

  test('but not for how many cards others hold, nor for a card of one’s own', async () => {
    const { engine } = await compiledSample('test/match/probe.rules')
    for (const words of [/^count-cards/, /^lay-down/]) {
      const match = Match.open(engine, { seed: 1 })
      does(match, words)
      expect(match.undo(0, 1)).toMatchObject({ taken: true })
    }
  })

  test('where the click comes late', () => {
    const match = Match.open(challenge, { seed: 1 })
    does(match, /^wait/)
    expect(match.undo(0, 0)).toMatchObject({ kind: 'late' })
  })
})

describe.each([
  ['Challenge', 'test/match/challenge.rules'],
  ['Probe', 'test/match/probe.rules'],
  ['Kept', 'test/match/kept.rules'],
])('in the game %s', (name, path) => {
  test.each(matchLaws)('$says', async ({ says, holds }) => {
    const { engine } = await compiledSample(path)
    fc.assert(
      fc.property(anyTable(engine), (line) => holds({ name, engine, variant: false }, line)),
      { numRuns: byDay(10, 100 * times), ...sampledSeed(`${name} ${says}`) },
    )
    expect(engine.info.name).toBe(name)
  })
})

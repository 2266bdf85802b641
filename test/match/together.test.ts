import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { searchBot } from '../../runtime/bots/search-bot.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'
import { anyTable } from '../kit/playout.ts'
import { togetherLaws } from '../laws/together.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'

/** Three players, who first each give away one or two of four cards at the same time. */
let engine: FullEngine<BaseState>
beforeAll(async () => {
  engine = (await compiledSample('test/secrets/given-together.rules')).engine
})

const open = (): Match => Match.open(engine, { seed: 5 })

/** Answers with the first choice, or is done. */
function answers(match: Match, seat: number, done = false): void {
  const { decision } = match.view(seat)
  const place = done ? (decision?.choices.at(-1)?.place ?? -1) : 0
  expect(match.answer(seat, match.stepOf(seat), place)).toMatchObject({ taken: true })
}

describe('where several are asked at the same time', () => {
  test('each may answer at any time, and all of it is told when the last has', () => {
    const match = open()
    expect(match.asked).toEqual([0, 1, 2])
    for (const seat of [2, 0]) for (const done of [false, true]) answers(match, seat, done)
    expect([match.asked, match.step]).toEqual([[1], 4])
    expect(match.log(1, 1)).toEqual([])
    answers(match, 1)
    answers(match, 1)
    expect(match.stepOf(1)).toBe(3)
    expect(match.log(1, 3)[0]?.lines).toEqual([
      'A: c4',
      'A: done',
      'B: c5',
      'B: c15',
      'C: a card of hand of C',
      'C: done',
      'move c4 from hand of A to hand of B',
      'move c5, c15 from hand of B to hand of C',
      'move a card from hand of C to hand of A',
    ])
  })

  test('bots that imagine how it goes on may answer, the first and the last', () => {
    const match = open()
    for (const seat of [0, 2, 1])
      while (match.asked.includes(seat) && match.view(seat).decision?.at !== 'match')
        expect(match.answerBy(searchBot({ iterations: 20 }), seat, match.stepOf(seat), () => 0.5)).toMatchObject({
          taken: true,
        })
  })

  test('there is nothing to take back before anybody has answered', () => {
    const match = open()
    expect(match.undo(1, 0)).toMatchObject({ kind: 'nothing-to-take-back' })
    answers(match, 2)
    expect(match.undo(1, 0)).toMatchObject({ kind: 'nothing-to-take-back' })
  })

  test('whoever answered last in time, none of it can be taken back when all is told', () => {
    const match = open()
    // The last in the order of the rules answers first, until one is asked alone.
    while (match.asked.length > 0 && match.view(0).decision?.at !== 'match') answers(match, match.asked.at(-1) ?? -1)
    for (const seat of [0, 1, 2])
      expect(match.undo(seat, match.stepOf(seat))).toMatchObject({ taken: false, kind: 'told-a-secret' })
  })

  test('a seat sees what it has chosen, how many it has to, and nothing of the others', () => {
    const match = open()
    const before = match.view(0)
    answers(match, 1)
    expect(match.view(0)).toEqual(before)
    expect(before).toMatchObject({ asked: ['A'], answered: [], decision: { picked: { answers: [], atLeast: 1 } } })
    const [first] = match.view(1).answered
    expect(match.view(1)).toMatchObject({
      asked: ['B'],
      answered: [{ words: first?.words, cards: first?.cards }],
      decision: { picked: { answers: [{ words: first?.words, cards: first?.cards }], atLeast: 1, atMost: 2 } },
    })
    expect(match.log(1, 1)).toEqual([{ step: 1, lines: [`B: ${first?.words} (not told yet)`] }])
    answers(match, 1)
    expect(match.view(1)).toMatchObject({ asked: [], decision: null, results: null })
  })

  test('the second click of a double one is refused, and so is who has nothing left to answer', () => {
    const match = open()
    answers(match, 2)
    expect(match.answer(2, 0, 0)).toMatchObject({
      kind: 'late',
      why: 'this answers step 0, and the match is at step 1',
    })
    answers(match, 2)
    expect(match.answer(2, 2, 0)).toMatchObject({ kind: 'another-asked', why: 'C is asked nothing now' })
    expect(match.answer(0, 0, 0)).toEqual({ taken: true, step: 1 })
  })

  test('an answer that is not told yet may be taken back, whatever others answered since', () => {
    const match = open()
    const before = match.view(1)
    answers(match, 1)
    answers(match, 0)
    expect(match.undo(1, 1)).toEqual({ taken: true, step: 2 })
    expect(match.view(1)).toEqual({ ...before, step: 2, decision: { ...before.decision, step: 2 } })
    expect(match.log(1, 2)[0]?.lines[0]).toMatch(/^taken back: B: c\d+$/)
    expect(match.undo(1, 2)).toMatchObject({ kind: 'nothing-to-take-back' })
    expect(match.view(0).answered).toHaveLength(1)
  })

  test('one that has been told stands', () => {
    const match = open()
    for (const seat of [1, 2, 0]) for (const done of [false, true]) answers(match, seat, done)
    for (let seat = 0; seat < 3; seat++)
      expect(match.undo(seat, match.stepOf(seat))).toMatchObject({ taken: false, kind: 'asked-together' })
  })

  test.each([0, 1, 3])('nobody is told that another took back %i times, not even when all have answered', (times) => {
    const match = open()
    for (let undone = 0; undone < times; undone++) {
      answers(match, 1)
      match.undo(1, match.stepOf(1))
    }
    for (const seat of [1, 2, 0]) for (const done of [false, true]) answers(match, seat, done)
    expect([0, 1, 2].map((seat) => match.view(seat).step)).toEqual([3, 3 + 2 * times, 3])
    const again = Match.restore(engine, JSON.stringify(match.save()))
    for (let seat = 0; seat < 3; seat++) expect(again.view(seat)).toEqual(match.view(seat))
    for (let step = 0; step < match.stepOf(1); step++) expect(again.answer(1, step, 0)).toMatchObject({ kind: 'late' })
  })

  test('time is over for each seat by itself', () => {
    const match = open()
    answers(match, 0)
    expect(match.timeOut(1, 0, 'first')).toEqual({ taken: true, step: 1 })
    expect(match.timeOut(0, 0, 'first')).toMatchObject({ kind: 'late' })
    expect(match.answer(1, 0, 0)).toMatchObject({ kind: 'late' })
  })
})

test('a host may answer for a seat as it likes best, by what the seat sees', () => {
  const match = open()
  const seen: string[] = []
  const policy = (view: ReturnType<Match['view']>): number => {
    seen.push(view.seat)
    return view.decision?.choices.length === 4 ? 3 : -1
  }
  expect(match.timeOut(1, 0, policy)).toEqual({ taken: true, step: 1 })
  const chosen = match.view(1).answered[0]?.cards
  expect(chosen).toEqual([open().view(1).decision?.choices[3]?.cards[0]])
  expect(match.timeOut(2, 5, policy)).toMatchObject({ kind: 'late' })
  expect(match.timeOut(0, 0, () => 9)).toMatchObject({ kind: 'no-such-place' })
  expect(seen).toEqual(['B'])
})

describe('a save in between', () => {
  const half = (): Match => {
    const match = open()
    answers(match, 2)
    answers(match, 0)
    match.undo(0, 1)
    answers(match, 2, true)
    return match
  }

  test('keeps what was answered early, and the step of every seat', () => {
    const match = half()
    const again = Match.restore(engine, JSON.stringify(match.save()))
    expect([again.asked, again.step]).toEqual([[0, 1], 4])
    for (let seat = 0; seat < 3; seat++) expect(again.view(seat)).toEqual(match.view(seat))
    expect(again.answer(0, 1, 0)).toMatchObject({ kind: 'late' })
    for (const each of [match, again])
      for (const seat of [0, 1]) for (const done of [false, true]) answers(each, seat, done)
    for (let seat = 0; seat < 3; seat++) expect(again.view(seat)).toEqual(match.view(seat))
  })

  test.each([
    ['no answers', { answers: undefined }, /^line: must hold `answers`/],
    ['a seat that is a number', { answers: [{ seat: 2, choice: 'done' }] }, /^line: must hold `answers`/],
    ['an answer that is not offered', { answers: [{ seat: 'C', choice: 'c99' }] }, /^line: C is not offered "c99"$/],
    ['a seat that does not play', { answers: [{ seat: 'X', choice: 'c1' }] }, /^line: X is not offered "c1"$/],
    ['answers taken out', { answers: [] }, /^steps: not those of the game and of its line/],
  ])('with %s', (_, change, why) => {
    const saved = half().save()
    const changed = { ...saved, line: { ...saved.line, ...change } }
    expect(() => Match.restore(engine, changed)).toThrow(why)
  })

  test.each([
    ['steps that are no signs', { steps: '.?' }, /^steps: must hold a sign for each step/],
    ['steps that nobody took', { step: 4, steps: '.CCCC' }, /^steps: not those of the game and of its line/],
    ['a step of the line that is gone', { steps: '.Caac' }, /^steps: not those of the game and of its line/],
    ['steps of a seat that does not play', { steps: '.CEEE' }, /^steps: not those of the game/],
    [
      'fewer steps than were answered',
      { step: 1 },
      /^step: 1, but the game and what was taken back of it have 4 steps$/,
    ],
    ['more steps than there is memory for', { step: 2 ** 40 }, /^step: 1099511627776, but the game and/],
  ])('with %s', (_, change, why) => {
    expect(() => Match.restore(engine, { ...half().save(), ...change })).toThrow(why)
  })
})

/** Two players, of whom only one has anything to give, and sees all of it. */
const ALONE = `game Alone for 2 players "one is asked at the same time as nobody"
printed rank of card: number
card each number n in 1..8 named c n
  rank = n
zone hand of player p seen by everyone
zone pile seen by everyone
to match
  each definition d
    create d to hand of first of players
  bid first of players
  give-on
  bid last of players
  finish
score of player: number starts 0
to bid player p
  choose number n in 0..2 by p
  score of p gains n
to give-on
  each player p where some card c in hand of p at the same time
    choose 4..4 card c in hand of p as given by p
    move each card c in given to pile
`

const ALONE_FIRST = `game AloneFirst for 2 players
chosen of player: number starts 0
to match
  each player p at the same time
    if p = first of players
      choose number k in 1..3 by p
      chosen of p becomes k
  turn by last of players
  turn by last of players
  finish
to turn by player p
  p must act
to wait by player p
  chosen of p gains 1
player p may wait at turn
to rest by player p
player p may rest at turn
`

describe('where only one is asked of those who might be at the same time', () => {
  const given = async (): Promise<{ alone: FullEngine<BaseState>; match: Match }> => {
    const { engine: alone } = await compiledText(ALONE)
    const match = Match.open(alone, { seed: 1 })
    for (let answer = 0; answer < 5; answer++) answers(match, 0)
    return { alone, match }
  }

  test('a save keeps the answers that an undo has made its own again', async () => {
    const { alone, match } = await given()
    for (const left of [3, 2, 1]) {
      expect(match.undo(0, match.stepOf(0))).toMatchObject({ taken: true })
      expect(match.view(0).answered).toHaveLength(left)
      const again = Match.restore(alone, JSON.stringify(match.save()))
      for (let seat = 0; seat < 2; seat++) expect(again.view(seat)).toEqual(match.view(seat))
    }
  })

  test('what is taken back behind another that was is saved, and told as what it was', async () => {
    const { engine } = await compiledText(ALONE_FIRST)
    const match = Match.open(engine, { seed: 1 })
    answers(match, 0)
    answers(match, 1)
    for (const seat of [1, 0]) expect(match.undo(seat, match.stepOf(seat))).toMatchObject({ taken: true })
    const told = match.log(0).flatMap(({ lines }) => lines.filter((each) => each.startsWith('taken back')))
    expect(told).toEqual(['taken back: B: wait', 'taken back: A: 1'])
    const again = Match.restore(engine, JSON.stringify(match.save()))
    for (let seat = 0; seat < 2; seat++) expect(again.view(seat)).toEqual(match.view(seat))
  })

  test('it is not told whether others are asked when what it answered before stands', async () => {
    const { match } = await given()
    for (let answer = 0; answer < 4; answer++) match.undo(0, match.stepOf(0))
    expect(match.undo(0, match.stepOf(0))).toEqual({
      taken: false,
      kind: 'asked-together',
      why: 'others may be asked at the same time by now, so that what was before stands',
    })
  })
})

describe.each([
  ['GivenTogether', () => compiledSample('test/secrets/given-together.rules')],
  ['Alone', () => compiledText(ALONE)],
])('in %s', (name, compiled) => {
  test.each(togetherLaws)('$says', async ({ says, holds }) => {
    const { engine: played } = await compiled()
    expect(played.info.name).toBe(name)
    fc.assert(
      fc.property(anyTable(played), (line) => holds({ name, engine: played, variant: false }, line)),
      { numRuns: byDay(3, 8 * times), ...sampledSeed(`${name}, ${says}`) },
    )
  })
})

test('the twelfth of twelve answers, takes it back and finds it so in a save', async () => {
  const { engine: full } = await compiledText(`game Full for 2 to 12 players
bid of player: number starts 0
to match
  each player p at the same time
    choose number n in 1..3 by p
    bid of p becomes n
  finish
`)
  const match = Match.open(full, { seed: 1, players: 12 })
  for (const seat of [11, 8, 0]) answers(match, seat)
  match.undo(11, 1)
  const again = Match.restore(full, JSON.stringify(match.save()))
  expect([again.asked, again.step]).toEqual([match.asked, match.step])
  expect(match.asked).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11])
  for (let seat = 0; seat < 12; seat++) expect(again.view(seat)).toEqual(match.view(seat))
})

import { inspect } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { randomBot } from '../../runtime/bots/random-bot.ts'
import type { Bot } from '../../runtime/bots/bot.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { Cards } from '../../runtime/match/game-types.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

let passing: FullEngine<BaseState>
let pickUp: FullEngine<BaseState>
beforeAll(async () => {
  passing = (await compiledSample('test/secrets/passing.rules')).engine
  pickUp = (await compiledSample('test/secrets/pick-up.rules')).engine
})

const asked = (match: Match): number => match.asked[0] ?? -1

/** Answers with the first choice until as many steps were taken, or the game is over. */
function goOnTo(match: Match, step: number): void {
  while (match.step < step && match.asked.length > 0) match.answer(asked(match), match.stepOf(asked(match)), 0)
}

describe('a match', () => {
  test('asks a seat, takes its answer, and tells each what it saw', () => {
    const match = Match.open(passing, { seed: 5 })
    expect([match.seats, match.step, match.asked, match.results]).toEqual([3, 0, [0], null])
    expect(match.answer(0, 0, 2)).toEqual({ taken: true, step: 1 })
    const [given] = match.log(0, 1)[0]?.lines ?? []
    expect(given).toMatch(/^A: c \d+$|^A: \S+$/)
    expect(match.log(2, 1)).toEqual([
      {
        step: 1,
        lines: ['A: a card of hand of A', 'move a card from hand of A to hand of B', 'give-on by B'],
        turns: [{ at: 2, seat: 'B' }],
      },
    ])
    expect(match.asked).toEqual([1])
  })

  test('is played to its end, and has results then', () => {
    const match = Match.open(passing, { seed: 5 })
    goOnTo(match, Infinity)
    expect(match.asked).toEqual([])
    expect(match.results).toHaveLength(3)
    expect(match.view(1)).toMatchObject({
      asked: [],
      decision: null,
      results: { A: expect.any(Number) as number },
    })
  })

  test('gives nothing away where it is logged or sent by mistake', () => {
    const match = Match.open(passing, { seed: 5 })
    expect([JSON.stringify(match), inspect(match, { depth: 9 })]).toEqual(['{}', 'Match {}'])
  })

  test('lets a bot answer', () => {
    const match = Match.open(passing, { seed: 5 })
    for (let step = 0; step < 9; step++)
      expect(match.answerBy(randomBot, asked(match), step, () => 0.5)).toEqual({
        taken: true,
        step: step + 1,
      })
    const wild: Bot = { name: 'wild', choose: () => 12345 }
    expect(match.answerBy(wild, asked(match), 9)).toMatchObject({
      taken: false,
      kind: 'not-offered',
    })
  })
})

/** Lists within lists. */
function deep(levels: number): unknown {
  let list: unknown = []
  for (let level = 0; level < levels; level++) list = [list]
  return list
}

test.each([
  ['answer', (match: Match) => match.answer(9, 0, 0)],
  ['undo', (match: Match) => match.undo(9, 0)],
  ['timeOut', (match: Match) => match.timeOut(9, 0)],
  ['view', (match: Match) => match.view(9)],
])('%s throws for a seat that nobody sits in', (_, use) => {
  expect(() => use(Match.open(passing, { seed: 5 }))).toThrow(RangeError)
  expect(() => use(Match.open(passing, { seed: 5 }))).toThrow(/^seat 9: nobody sits there/)
})

describe('what does not fit is refused by name, and all is as it was:', () => {
  test.each([
    ['a step that has passed', 0, 1, 0, 'late', 'this answers step 1, and the match is at step 0'],
    ['a seat that is not asked', 1, 0, 0, 'another-asked', 'A is asked, not B'],
    [
      'a step that is no number',
      0,
      { toString: 1 },
      0,
      'late',
      'this answers step an object, and the match is at step 0',
    ],
    ['a place beyond the choices', 0, 0, 3, 'no-such-place', 'there is no choice 3; the choices are 0 to 2'],
    ['no place at all', 0, 0, NaN, 'no-such-place', 'there is no choice NaN; the choices are 0 to 2'],
    ['a list', 0, 0, [[[1]]], 'no-such-place', 'there is no choice a list; the choices are 0 to 2'],
    [
      'what is long',
      0,
      0,
      'x'.repeat(1e6),
      'no-such-place',
      `there is no choice "${'x'.repeat(40)}…"; the choices are 0 to 2`,
    ],
    [
      'a move of a long name',
      0,
      0,
      { move: 'y'.repeat(1e6) },
      'no-such-move',
      `no move is called "${'y'.repeat(40)}…"`,
    ],
    [
      'a move whose parts go deep',
      0,
      0,
      { move: 'lay-down', c: deep(100_000) },
      'no-such-move',
      'the parts of a move are words, numbers, truths, null, and lists of these',
    ],
    [
      'a move with a part that has parts',
      0,
      0,
      { move: 'lay-down', c: { toJSON: 1 } },
      'no-such-move',
      'the parts of a move are words, numbers, truths, null, and lists of these',
    ],
    ['what is no answer', 0, 0, '<b>', 'no-such-place', 'there is no choice "<b>"; the choices are 0 to 2'],
    ['a move of no game', 0, 0, { move: 'fly' }, 'no-such-move', 'no move is called "fly"'],
    [
      'a move in other words',
      0,
      0,
      { move: 'lay-dwon', c: 'c1' },
      'no-such-move',
      'no move is called "lay-dwon"; did you mean "lay-down"?',
    ],
    [
      'a move without its card',
      0,
      0,
      { move: 'lay-down', by: 'A' },
      'no-such-move',
      'lay-down needs c, by; c is missing',
    ],
    [
      'a move with a part too many',
      0,
      0,
      { move: 'lay-down', c: 'c1', by: 'A', extra: 1 },
      'no-such-move',
      'lay-down takes c, by; it has no "extra"',
    ],
    [
      'an answer that says to what, and not what',
      0,
      0,
      { move: 'answer', at: 'give-on' },
      'no-such-move',
      'an answer needs at, value; value is missing',
    ],
    [
      'a number for a card',
      0,
      0,
      { move: 'lay-down', c: 3, by: 'A' },
      'no-such-move',
      'lay-down needs c, by; c is no card that can be named: 3',
    ],
    [
      'a card that is not there',
      0,
      0,
      { move: 'answer', at: 'give-on', value: 'c99' },
      'no-such-card',
      'no card has the handle "c99" any more',
    ],
    [
      'an answer to nothing that is asked',
      0,
      0,
      { move: 'answer', at: 'hide', value: null },
      'not-offered',
      'give-on asks: choose a card as given; null is no answer to it, and "hide" does not ask',
    ],
  ])('%s', (_, seat, step, answer, kind, why) => {
    const match = Match.open(passing, { seed: 5 })
    const before = JSON.stringify([match.save(), match.view(0)])
    expect(match.answer(seat, step as number, answer as number)).toMatchObject({
      taken: false,
      kind,
      why,
    })
    expect(JSON.stringify([match.save(), match.view(0)])).toBe(before)
  })

  test('a move that a rule forbids, with the rule and what could be done instead', async () => {
    const match = Match.open(await compiledEngine('Hearts'), { seed: 7 })
    goOnTo(match, 12)
    const seat = asked(match)
    const { decision, zones } = match.view(seat)
    const letter = 'ABCD'[seat] ?? ''
    expect(decision?.choices.map(({ words }) => words)).toEqual(['play 2♣'])
    const hand = (zones['hand'] as Record<string, Cards>)[letter] ?? []
    const other = hand.find(({ card }) => card !== '2♣')
    expect(
      match.answer(seat, match.stepOf(seat), {
        move: 'play',
        c: other?.handle ?? '',
        by: letter,
      }),
    ).toMatchObject({
      kind: 'not-offered',
      why: `${letter} may not play ${other?.card} now; see opening-lead`,
      possible: ['play 2♣'],
      reasons: [{ rule: 'opening-lead', clauses: ['opening'] }],
    })
  })

  test('a move with a card that lies face down, without a word on what it is', async () => {
    const match = Match.open(await compiledEngine('Hearts'), { seed: 7 })
    goOnTo(match, 12)
    const seat = asked(match)
    const zones = match.view(seat).zones['hand'] as Record<string, Cards>
    const hidden = Object.values(zones)
      .flat()
      .find(({ card }) => card === null)
    const move = {
      move: 'play',
      c: hidden?.handle ?? '',
      by: 'ABCD'[seat] ?? '',
    }
    expect(match.answer(seat, match.stepOf(seat), move)).not.toHaveProperty('reasons')
  })

  test('a move in the name of another, without a word on what that seat could do', async () => {
    const { engine } = await compiledSample('test/secrets/barter.rules')
    const why = (seed: number): unknown => {
      const match = Match.open(engine, { seed })
      const { zones } = match.view(0)
      const [own] = (zones['hand'] as Record<string, Cards>)['A'] ?? []
      return match.answer(0, 0, { move: 'barter', c: own?.handle ?? '', by: 'B' })
    }
    const told = Array.from({ length: 20 }, (_, seed) => why(seed))
    for (const each of told) {
      expect(each).toMatchObject({
        kind: 'not-offered',
        why: expect.stringMatching(/^A may not barter c\d+ now: A cannot move for B$/) as string,
      })
      expect(each).not.toHaveProperty('reasons')
    }
  })

  test('anything after the end', () => {
    const match = Match.open(passing, { seed: 5 })
    goOnTo(match, Infinity)
    const over = { taken: false, kind: 'over', why: 'the game is over' }
    expect(match.answer(0, match.stepOf(0), 0)).toEqual(over)
    expect(match.timeOut(0, match.stepOf(0))).toEqual(over)
    expect(match.answer(0, match.stepOf(0) - 1, 0)).toMatchObject({ kind: 'late' })
  })

  test('seats that a program asks for and nobody sits in', () => {
    const match = Match.open(passing, { seed: 5 })
    for (const use of [() => match.view(3), () => match.log(-1)])
      expect(use).toThrow(/^seat -?\d: nobody sits there; the seats of this game are 0 to 2 \(A to C\)$/)
  })

  test('an answer that the rules come to no end after', async () => {
    const { engine } = await compiledSample('test/standstill/loops.rules')
    const match = Match.open(engine, { seed: 1, roundLimit: 500 })
    const before = match.view(0)
    const sink = before.decision?.choices.find(({ words }) => words === 'sink')
    expect(match.answer(0, 0, sink?.place ?? -1)).toMatchObject({
      kind: 'endless',
      why: expect.stringMatching(/^the rules come to no end after it: /) as string,
    })
    expect(match.view(0)).toEqual(before)
  })
})

describe('what is saved', () => {
  test('is gone on with where it was', () => {
    const match = Match.open(pickUp, { seed: 9 })
    for (let i = 0; i < 20; i++) match.timeOut(asked(match), i, 'random', () => ((i * 7) % 10) / 10)
    const again = Match.restore(pickUp, JSON.stringify(match.save()))
    for (let seat = 0; seat < match.seats; seat++) expect(again.view(seat)).toEqual(match.view(seat))
    for (const each of [match, again]) each.timeOut(asked(each), each.stepOf(asked(each)), 'first')
    expect(again.save()).toEqual(match.save())
  })

  test('keeps the step that it was at, with answers that were taken back', async () => {
    const { engine } = await compiledSample('test/match/challenge.rules')
    const match = Match.open(engine, { seed: 5 })
    match.answer(0, 0, 0)
    match.answer(1, 1, 0)
    expect(match.undo(1, 2)).toMatchObject({ taken: true })
    const again = Match.restore(engine, match.save())
    expect([again.step, again.asked]).toEqual([3, [1]])
    expect(again.answer(1, 1, 0)).toMatchObject({ kind: 'late' })
    expect(again.answer(1, 3, 0)).toEqual({ taken: true, step: 4 })
  })

  test.each([
    ['nothing', '', /^not JSON/],
    ['no object', '[', /^not JSON/],
    ['null', 'null', /^a saved match is an object/],
    ['something else', '{"format":"x"}', /^format: expected "houserules-match\/2", but it is "x"/],
    ['a step that is none', '{"format":"houserules-match/2","step":-1}', /^step: must be a whole number from 0/],
    ['no game', '{"format":"houserules-match/2","step":0}', /^game: format: expected "houserules-save\/2"/],
    [
      'steps of an earlier version',
      '{"format":"houserules-match/1","step":2,"own":{"A":1}}',
      /^own: an earlier version saved this in the middle/,
    ],
  ])('with %s in it is refused', (_, text, why) => {
    expect(() => Match.restore(passing, text)).toThrow(why)
  })

  test('of an earlier version is gone on with where it took nothing back', () => {
    const match = Match.open(passing, { seed: 5 })
    match.answer(0, 0, 2)
    const again = Match.restore(passing, { ...match.save(), format: 'houserules-match/1' })
    expect(again.view(1)).toEqual(match.view(1))
  })

  test('of another game, or changed since, is refused by name', () => {
    const match = Match.open(passing, { seed: 5 })
    match.answer(0, 0, 2)
    const saved = match.save()
    expect(() => Match.restore(pickUp, saved)).toThrow('game: this is a game of PassingOn, not of PickUp')
    expect(() => Match.restore(passing, { ...saved, step: 0 })).toThrow(
      'step: 0, but the game and what was taken back of it have 1 steps',
    )
    const cheated = { ...saved, game: { ...saved.game, seed: 6 } }
    expect(() => Match.restore(passing, cheated)).toThrow(/choice 1: A is not offered|not what the choices/)
    const elsewhere = { ...saved.game, position: { ...saved.game.position, at: 'hide' } }
    expect(() => Match.restore(passing, { ...saved, game: elsewhere as typeof saved.game })).toThrow(
      'Its choices can still be replayed when `position` is null',
    )
    const replayed = Match.restore(passing, { ...saved, game: { ...saved.game, position: null } })
    expect(replayed.view(1)).toEqual(match.view(1))
  })

  test('remembers answers where the host asks for that', async () => {
    const { engine } = await compiledSample('test/secrets/barter.rules')
    const match = Match.open(engine, { seed: 5, keepsAnswers: true })
    goOnTo(match, 6)
    const again = Match.restore(engine, match.save(), { keepsAnswers: true })
    let decisions = 0
    const looks: Bot = {
      name: 'looks',
      choose: (game, s, _seat, _random, memory) => {
        decisions = memory?.decisions?.length ?? -1
        return game.choices(s)[0] ?? 0
      },
    }
    again.answerBy(looks, asked(again), 6)
    expect(decisions).toBeGreaterThan(3)
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { answerMatch, memoryOf, openMatch, reopenMatch, stepOf } from '../../runtime/match/match.ts'
import { seatView } from '../../runtime/match/seat-view.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { compiledEngine } from '../kit/compiled-games.ts'

let passing: FullEngine<BaseState>
let pickUp: FullEngine<BaseState>
beforeAll(async () => {
  passing = (await compiledSample('test/secrets/passing.rules')).engine
  pickUp = (await compiledSample('test/secrets/pick-up.rules')).engine
})

describe('what a seat is handed', () => {
  test('is JSON with its view, its choices by place, and what it was told since a step', () => {
    const match = openMatch(passing, { seed: 5 })
    const view = seatView(match, 0)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect(view).toMatchObject({ game: 'PassingOn', seat: 'A', step: 0, results: null })
    expect(view.decision?.choices).toEqual(view.observation.zones['hand of A']?.map((each) => each.card))
    expect(seatView(match, 1).decision).toBeNull()
    expect(answerMatch(match, 0, 0, 2)).toEqual({ taken: true })
    expect(seatView(match, 2, 1).told).toEqual([
      { step: 1, lines: ['A: card 3 of hand of A', 'move a card from hand of A to hand of B', 'give-on by B'] },
    ])
    expect(stepOf(match)).toBe(1)
  })

  test('names hidden cards that it has seen and could follow', () => {
    const match = openMatch(passing, { seed: 5 })
    const [, , given] = seatView(match, 0).decision?.choices ?? []
    answerMatch(match, 0, 0, 2)
    expect(seatView(match, 0).observation.zones['hand of B']?.[3]).toEqual({ card: null, owner: '', remembered: given })
    expect(memoryOf(match, 0).known).toEqual([{ zone: 'hand of B', place: 4, card: given }])
    expect(memoryOf(match, 2)).toEqual({ known: [], mixed: [] })
  })

  test('remembers what was shuffled away by what it is, not by where it lies', () => {
    const match = openMatch(passing, { seed: 5 })
    while (stepOf(match) < 9) answerMatch(match, match.state.asked, stepOf(match), 0)
    const { known, mixed } = memoryOf(match, 0)
    expect(known).toEqual([])
    const [pile] = mixed
    const hand = seatView(match, 0).observation.zones['hand of A']?.map((each) => each.card)
    expect(pile?.cards.length).toBeGreaterThan(0)
    for (const card of pile?.cards ?? []) expect(hand).not.toContain(card)
    expect(pile?.among).toEqual({ deck: 3, 'hand of B': 3, 'hand of C': 3 })
  })

  test('tells two choices apart that read the same', () => {
    const match = openMatch(pickUp, { seed: 4 })
    for (let i = 0; i < 30 && match.state.ask !== 0; i++) {
      const { decision } = seatView(match, match.state.asked)
      expect(new Set(decision?.choices).size).toBe(decision?.choices.length)
      answerMatch(match, match.state.asked, i, (i * 7) % (decision?.choices.length ?? 1))
    }
  })
})

test('nobody can say whether chance took the card that he knew, nor where it lies by then', async () => {
  const { engine } = await compiledSample('test/secrets/blind-draw.rules')
  for (let seed = 1; seed <= 8; seed++) {
    const match = openMatch(engine, { seed })
    const own = seatView(match, 0).observation.zones['hand of A']?.[0]?.card
    const take = (seat: number, words: string): void => {
      const place = seatView(match, seat).decision?.choices.indexOf(words) ?? -1
      expect(answerMatch(match, seat, stepOf(match), place)).toEqual({ taken: true })
    }
    take(0, `put-back ${own}`)
    expect(memoryOf(match, 0).known).toEqual([{ zone: 'deck', place: 5, card: own }])
    expect(seatView(match, 1).observation.facts['marked']).toBe('card 5 of deck')
    take(1, 'deal')
    take(0, 'deal')
    const view = seatView(match, 0)
    if (view.observation.zones['hand of A']?.[0]?.card === own) continue
    expect(view.remembered).toMatchObject({ known: [], mixed: [{ cards: [own] }] })
    expect(view.observation.facts['marked']).toBe('a card')
    expect(seatView(match, 0, 3).told[0]?.lines).toEqual(['A: deal', 'move a card from deck to hand of B', 'turn by B'])
  }
})

describe('an answer that does not fit', () => {
  test.each([
    ['a step that has passed', 1, 0, 0, 'this answers step 1, and the match is at step 0'],
    ['a seat that is not asked', 0, 1, 0, 'A is asked, not B'],
    ['a seat that is not there', 0, 7, 0, 'A is asked, not seat 7'],
    ['a place beyond the choices', 0, 0, 3, 'there is no choice 3; the choices are 0 to 2'],
    ['no place at all', 0, 0, NaN, 'there is no choice NaN; the choices are 0 to 2'],
    [
      'the number of a choice instead of its place',
      0,
      0,
      2 ** 40,
      'there is no choice 1099511627776; the choices are 0 to 2',
    ],
  ])('%s is refused in words, and all is as it was', (_, step, seat, place, why) => {
    const match = openMatch(passing, { seed: 5 })
    const before = JSON.stringify({ ...match, engine: null })
    expect(answerMatch(match, seat, step, place)).toEqual({ taken: false, why })
    expect(JSON.stringify({ ...match, engine: null })).toBe(before)
  })

  test('after the end is refused as well', () => {
    const match = openMatch(passing, { seed: 5 })
    while (match.state.ask !== 0) answerMatch(match, match.state.asked, stepOf(match), 0)
    expect(answerMatch(match, 0, stepOf(match), 0)).toEqual({ taken: false, why: 'the game is over' })
    expect(seatView(match, 1).results).toEqual([3, 3, 3].map(() => expect.any(Number)))
  })
})

test('a match is opened again from its setup and its answers', () => {
  const match = openMatch(pickUp, { seed: 9 })
  for (let i = 0; i < 20; i++)
    answerMatch(
      match,
      match.state.asked,
      i,
      (i * 5) % (seatView(match, match.state.asked).decision?.choices.length ?? 1),
    )
  const again = reopenMatch(pickUp, match.setup, JSON.parse(JSON.stringify(match.answers)) as typeof match.answers)
  expect(seatView(again, 2)).toEqual(seatView(match, 2))
  expect(again.state).toEqual(match.state)
  expect(() => reopenMatch(pickUp, match.setup, [{ seat: 0, place: 99 }])).toThrow(/^answer 1: there is no choice 99/)
})

describe('a seat that nobody sits in', () => {
  const says = /^seat 9: nobody sits there; the seats of this game are 0 to 3 \(A to D\)$/
  test.each([
    ['observe', (engine: FullEngine<BaseState>, s: BaseState) => engine.observe(s, 9)],
    ['explain', (engine: FullEngine<BaseState>, s: BaseState) => engine.explain(s, 9, 'play 2♣')],
    ['determinize', (engine: FullEngine<BaseState>, s: BaseState) => engine.determinize(s, 9, Math.random)],
    ['describe', (engine: FullEngine<BaseState>, s: BaseState) => engine.describe(s, s.legal[0] ?? 0, 9)],
    ['tell', (engine: FullEngine<BaseState>, s: BaseState) => (s.log ?? []).map((h) => engine.tell(s, h, 9))],
  ])('%s refuses it in words', async (_, use) => {
    const hearts = await compiledEngine('Hearts')
    const s = hearts.setup({ seed: 1, log: true })
    expect(() => use(hearts, s)).toThrow(RangeError)
    expect(() => use(hearts, s)).toThrow(says)
  })

  test.each([NaN, Infinity, 1.5, 2 ** 60])('seed %s is refused in words', async (seed) => {
    const hearts = await compiledEngine('Hearts')
    expect(() => hearts.setup({ seed })).toThrow(/^seed .*: a seed is a whole number/)
  })
})

describe('what a match remembers of answers', () => {
  test('is nothing where nobody asks for it', () => {
    const match = openMatch(passing, { seed: 5 })
    answerMatch(match, 0, 0, 2)
    expect(match.memory.decisions).toBeNull()
  })

  test('is kept where it is asked for, also when the match is opened again', async () => {
    const { engine } = await compiledSample('test/secrets/barter.rules')
    const match = openMatch(engine, { seed: 5, keepsAnswers: true })
    for (let step = 0; step < 6; step++) answerMatch(match, match.state.asked, step, 0)
    expect(match.memory.decisions?.length).toBeGreaterThan(3)
    expect(reopenMatch(engine, match.setup, match.answers).memory).toEqual(match.memory)
  })

  test.each([108, 156, 251, 359])('keeps nobody from an answer that the rules go on from: %i', async (roundLimit) => {
    const { engine } = await compiledSample('test/standstill/sets.rules')
    const match = openMatch(engine, { seed: 1, roundLimit, keepsAnswers: true })
    const { state } = match
    for (let step = 0; state.ask !== 0; step++) {
      const ahead = engine.clone(state)
      engine.apply(ahead, engine.choices(ahead)[0] ?? 0)
      expect(answerMatch(match, state.asked, step, 0)).toEqual({ taken: true })
    }
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { Cards } from '../../runtime/match/game-types.ts'
import { LOST } from '../../runtime/match/handles.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

let passing: FullEngine<BaseState>
beforeAll(async () => {
  passing = (await compiledSample('test/secrets/passing.rules')).engine
})

const handOf = (match: Match, viewer: number, of: string): Cards =>
  (match.view(viewer).zones['hand'] as Readonly<Record<string, Cards>>)[of] ?? []

/** Answers with the choice of these words. */
function does(match: Match, words: string): void {
  const seat = match.asked[0] ?? -1
  const place = match.view(seat).decision?.choices.findIndex((each) => each.words === words) ?? -1
  expect(match.answer(seat, match.stepOf(seat), place)).toMatchObject({ taken: true })
}

describe('a handle', () => {
  test('goes from hand to hand, and stands for the card to who sees it, for one of those in the hand to others', () => {
    const match = Match.open(passing, { seed: 5 })
    const [, given] = handOf(match, 0, 'A')
    match.answer(0, 0, 1)
    const handles = (viewer: number): string[] => handOf(match, viewer, 'B').map(({ handle }) => handle)
    expect(handles(0)).toContain(given?.handle)
    expect(handOf(match, 0, 'B').map(({ card, remembered }) => card ?? remembered ?? null)).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(match.view(0).mixed).toEqual([{ cards: [given?.card], among: { 'hand of B': 4 } }])
    // To others it is the last of the hand that it comes from, whichever it was.
    expect(handOf(match, 1, 'B')[3]).toEqual({ handle: 'c6', owner: null, card: given?.card })
    expect(handles(2)).toEqual(['c6', 'c7', 'c8', 'c9'])
    expect(handOf(match, 2, 'A').map(({ handle }) => handle)).toEqual(['c4', 'c5'])
  })

  test('ends where cards are shuffled, and is not given out again', () => {
    const match = Match.open(passing, { seed: 5 })
    const before = new Set(['A', 'B', 'C'].flatMap((seat) => handOf(match, 0, seat).map(({ handle }) => handle)))
    while (match.step < 9) match.answer(match.asked[0] ?? -1, match.stepOf(match.asked[0] ?? -1), 0)
    for (const seat of ['A', 'B', 'C'])
      for (const { handle } of handOf(match, 0, seat)) expect(before).not.toContain(handle)
  })

  test('of a card that a fact holds, and that was mixed with others since, is that of no card', async () => {
    const { engine } = await compiledSample('test/secrets/blind-draw.rules')
    const match = Match.open(engine, { seed: 1 })
    const [own] = handOf(match, 0, 'A')
    does(match, `put-back ${own?.card}`)
    expect(match.view(1).facts['marked']).toBe(own?.handle)
    does(match, 'deal')
    expect(match.view(1).facts['marked']).toBe(LOST)
  })
})

describe('values', () => {
  let match: Match
  beforeAll(async () => {
    match = Match.open((await compiledSample('test/match/kinds.rules')).engine, { seed: 1 })
  })

  test('stand in a view as what they are', () => {
    const { facts, zones } = match.view(0)
    expect(facts).toEqual({
      score: { A: 0, B: 0 },
      'open-to-all': true,
      leader: 'A',
      best: 'c6',
      liked: { red: 3, blue: 3 },
      bond: [{ of: ['c6', 'A'], value: 2 }],
    })
    expect(zones['heap']).toEqual({ red: [], blue: [] })
    expect((zones['deck'] as Cards)[5]).toEqual({
      handle: 'c6',
      owner: null,
      card: 'blue3',
      facts: { bright: true },
    })
  })

  test('and in moves, which fit each kind of question', () => {
    const moves = (): unknown[] => match.view(0).decision?.choices.map(({ move }) => move) ?? []
    const answer = (value: unknown): unknown => ({
      move: 'answer',
      at: 'turn',
      value,
    })
    expect(moves()).toEqual([...['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map(answer), answer(null)])
    match.answer(0, 0, { move: 'answer', at: 'turn', value: 'c2' })
    expect(moves()).toEqual([true, false].map(answer))
    match.answer(0, 1, { move: 'answer', at: 'turn', value: false })
    expect(moves()).toEqual(['score of p gains 1', 'rename'].map(answer))
    match.answer(0, 2, { move: 'answer', at: 'turn', value: 'rename' })
    expect(moves()).toContainEqual({
      move: 'shout',
      c: 'c1',
      with: 'blue',
      by: 'A',
    })
    expect(moves()).toContainEqual(answer(null))
    expect(match.view(0).decision?.choices[0]?.cards).toEqual(['c1'])
    expect(match.answer(0, 3, { move: 'shout', by: 'A', with: 'blue', c: 'c1' })).toMatchObject({ taken: true })
  })
})

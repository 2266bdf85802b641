import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

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
    expect(match.log(1, 6)[0]?.lines).toEqual([
      'A: c4',
      'A: done',
      'B: c5',
      'B: c15',
      'C: card 1 of hand of C',
      'C: done',
      'move c4 from hand of A to hand of B',
      'move c5, c15 from hand of B to hand of C',
      'move a card from hand of C to hand of A',
    ])
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
    expect(match.undo(1, 2)).toMatchObject({ kind: 'others-asked' })
    expect(match.view(0).answered).toHaveLength(1)
  })

  test('one that has been told stands', () => {
    const match = open()
    for (const seat of [1, 2, 0]) for (const done of [false, true]) answers(match, seat, done)
    for (let seat = 0; seat < 3; seat++) expect(match.undo(seat, match.step).taken).toBe(false)
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
    ['no answers', { answers: undefined }, /^line: must hold `began`/],
    ['a seat that is a number', { answers: [{ seat: 2, choice: 'done' }] }, /^line: must hold `began`/],
    ['an answer that is not offered', { answers: [{ seat: 'C', choice: 'c99' }] }, /^line: C is not offered "c99"$/],
    ['a seat that does not play', { answers: [{ seat: 'X', choice: 'c1' }] }, /^line: X is not offered "c1"$/],
    ['steps that do not add up', { moved: [0, 0, 9] }, /^line: not what some have answered/],
    ['answers taken out', { moved: [2, 0, 2], answers: [] }, null],
  ])('with %s', (_, change, why) => {
    const saved = half().save()
    const changed = { ...saved, line: { ...saved.line, ...change } }
    if (why === null) expect(Match.restore(engine, changed).asked).toEqual([0, 1, 2])
    else expect(() => Match.restore(engine, changed)).toThrow(why)
  })
})

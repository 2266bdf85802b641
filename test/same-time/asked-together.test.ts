import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { GivenAnswer } from '../../runtime/match/course.ts'
import { askedTogether, dueAnswer, questionTo } from '../../runtime/match/asked-together.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { times } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'

type AnyEngine = FullEngine<BaseState>

let engine: AnyEngine
beforeAll(async () => {
  engine = (await compiledSample('test/secrets/given-together.rules')).engine
})

test('all who are asked at the same time are asked at once, and each until it has answered', () => {
  const s = engine.setup({ seed: 3 })
  expect(askedTogether(engine, s)).toEqual([0, 1, 2])
  const held: GivenAnswer[] = []
  const ofC = questionTo(engine, s, held, 2)
  expect(ofC?.asked).toBe(2)
  held.push({ seat: 2, choice: ofC?.legal[0] ?? 0 }, { seat: 2, choice: 0 })
  expect(askedTogether(engine, s, held)).toEqual([0, 1])
  expect(questionTo(engine, s, held, 2)).toBeNull()
  expect(dueAnswer(s, held)).toBe(-1)
})

test('a question that is asked of one alone is asked of that one', () => {
  const s = engine.setup({ seed: 3 })
  while (engine.decision(s)?.kind !== 'act') engine.apply(s, engine.choices(s)[0] ?? 0)
  expect(askedTogether(engine, s)).toEqual([s.asked])
})

/** Goes on with what is held as soon as its turn comes. */
function goOn(s: BaseState, held: GivenAnswer[]): void {
  for (let due = dueAnswer(s, held); due >= 0; due = dueAnswer(s, held)) {
    const [answer] = held.splice(due, 1)
    engine.apply(s, answer?.choice ?? 0)
  }
}

/** Plays in any order of the seats that are asked together, and the same answers in the engine's own. */
test('the order in which answers come in changes none that is offered, nor what comes of them', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const pick = source(seed)
      const s = engine.setup({ seed })
      const inOrder = engine.setup({ seed })
      for (let lines = 0; lines < 12 && s.ask !== 0; lines++) {
        const held: GivenAnswer[] = []
        const given: GivenAnswer[] = []
        for (let asked: readonly number[] = askedTogether(engine, s); asked.length > 0; asked = open(s, held)) {
          const seat = asked[pick(asked.length)] ?? 0
          const t = questionTo(engine, s, held, seat)
          if (t === null) throw new Error('nothing is asked')
          const choices = engine.choices(t)
          const choice = choices[pick(choices.length)] ?? 0
          held.push({ seat, choice })
          given.push({ seat, choice })
          const line = s.withheld?.lines
          goOn(s, held)
          if (s.withheld?.open !== true || s.withheld.lines !== line) break
        }
        while (given.length > 0) {
          const [answer] = given.splice(dueAnswer(inOrder, given), 1)
          expect(engine.tryApply(inOrder, answer?.choice ?? -1)).toBe(true)
        }
        expect(inOrder).toEqual(s)
      }
    }),
    { numRuns: 10 * times, endOnFailure: true },
  )
})

const open = (s: BaseState, held: readonly GivenAnswer[]): readonly number[] =>
  s.withheld?.open === true ? askedTogether(engine, s, held) : []

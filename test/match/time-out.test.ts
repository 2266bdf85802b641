import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import type { Cards } from '../../runtime/match/game-types.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

let passing: FullEngine<BaseState>
beforeAll(async () => {
  passing = (await compiledSample('test/secrets/passing.rules')).engine
})

const asked = (match: Match): number => match.asked[0] ?? -1

describe('when the time of a seat is over', () => {
  test('it passes where that is offered', async () => {
    const engine = await compiledEngine('TrumpKing')
    const [match, beside] = [0, 1].map(() => Match.open(engine, { seed: 3 })) as [Match, Match]
    let declined = 0
    for (let step = 0; step < 40 && match.asked.length > 0; step++) {
      const choices = match.view(asked(match)).decision?.choices ?? []
      const pass = choices.find(({ move }) => move['value'] === null || move['value'] === false)
      const seat = asked(match)
      expect(match.timeOut(seat, step, 'decline', () => 0)).toMatchObject({ taken: true })
      // What is passed at a window is not told, so that a match beside shows that it was.
      beside.answer(seat, step, pass?.move ?? 0)
      expect(match.view(seat)).toEqual(beside.view(seat))
      if (pass !== undefined) declined += 1
    }
    expect(declined).toBeGreaterThan(5)
  })

  test('else any choice is taken, or the first where the host says so', () => {
    const [any, first] = [0, 1].map(() => Match.open(passing, { seed: 5 })) as [Match, Match]
    const dealt = (any.view(0).zones['hand'] as Readonly<Record<string, Cards>>)['A'] ?? []
    const own = [dealt[2]?.card, dealt[0]?.card]
    any.timeOut(0, 0, 'decline', () => 0.99)
    first.timeOut(0, 0, 'first')
    const [hand = []] = [any.view(1).zones['hand'] as Readonly<Record<string, Cards>>].map(({ B }) => B)
    const [other = []] = [first.view(1).zones['hand'] as Readonly<Record<string, Cards>>].map(({ B }) => B)
    expect([hand.at(-1)?.card, other.at(-1)?.card]).toEqual(own)
  })

  test('another answer is given where that one comes to no end', async () => {
    const { engine } = await compiledSample('test/match/endless-decline.rules')
    const match = Match.open(engine, { seed: 1 })
    const no = match.view(0).decision?.choices.findIndex(({ move }) => move['value'] === false) ?? -1
    expect(match.answer(0, 0, no)).toMatchObject({ kind: 'endless' })
    expect(match.timeOut(0, 0)).toEqual({ taken: true, step: 1 })
    expect(match.asked).toEqual([])
  })

  test('a policy that is none is refused as a fault of the program', () => {
    const match = Match.open(passing, { seed: 5 })
    expect(() => match.timeOut(0, 0, 'pass' as 'first')).toThrow(
      new RangeError('"pass" is no policy; there are decline, first, random, and functions of a view'),
    )
  })

  test('a click that comes too late is refused', () => {
    const match = Match.open(passing, { seed: 5 })
    match.timeOut(0, 0)
    expect(match.answer(0, 0, 1)).toMatchObject({ kind: 'late' })
    expect(match.timeOut(1, 0)).toMatchObject({ kind: 'late' })
  })
})

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isRulesLimitError } from '../../runtime/rounds/rules-limit-error.ts'
import { sizeOfState } from '../../runtime/rounds/state-size.ts'
import { specimen } from '../kit/specimen.ts'

/** Rules that keep more with nearly every answer, in each way in which something can be kept. */
const GREEDY = `game Greedy for 2 players
m of (number, number): number starts 0
pool of number: set of number starts (1, 2)
round: number starts 0
tail: text starts ""
note: text starts "0123456789012345678901234567890123456789"
draft: text starts ""
kept of (text, number): number starts 0
to match
  while round < 100000
    each player p
      turn by p
  finish
to turn by player p
  round gains 1
  p must act
to pair-up by player p
  each number a in 1..300
    m of (round, a) becomes 1
to gather by player p
  each number a in 1..20
    pool of (round * 20 + a) becomes 1..100
to swell by player p
  note becomes note + note + "."
to rewrite by player p
  tail becomes tail + "a"
  draft becomes note + tail
to name by player p
  tail becomes tail + "b"
  kept of (note + tail, 1) becomes 1
player p may pair-up at turn
player p may gather at turn
player p may swell at turn
player p may rewrite at turn
player p may name at turn
`

const MOVES = ['pair-up', 'gather', 'swell', 'rewrite', 'name'] as const
type Answer = (typeof MOVES)[number]

let greedy: FullEngine<BaseState>
beforeAll(async () => {
  greedy = (await specimen(GREEDY)).engine
})

describe('what a match keeps is within its bound', () => {
  const answers = (match: Match, words: Answer): ReturnType<Match['answer']> => {
    const [seat = 0] = match.asked
    const { step, decision } = match.view(seat)
    return match.answer(seat, step, decision?.choices.findIndex((each) => each.words === words) ?? -1)
  }

  test('after each answer that is taken; it can be saved, gone on with and taken back', () => {
    const play = fc.array(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(play, fc.integer({ min: 1000, max: 40_000 }), (moves, sizeLimit) => {
        const match = Match.open(greedy, { seed: 1, sizeLimit })
        for (const words of moves) {
          const outcome = answers(match, words)
          if (outcome.taken) continue
          expect(outcome.kind).toBe('limit')
          expect(answers(match, words)).toEqual(outcome)
        }
        const saved = JSON.stringify(match.save())
        const again = Match.restore(greedy, saved, { sizeLimit })
        expect(JSON.stringify(again.save())).toBe(saved)
        if (match.step === 0) return
        const last = match.asked[0] === 0 ? 1 : 0
        expect(match.undo(last, match.stepOf(last))).toMatchObject({ taken: true })
      }),
      { numRuns: 25 },
    )
  })

  test('a text that is written anew takes the room of one', () => {
    const match = Match.open(greedy, { seed: 1, sizeLimit: 100_000 })
    for (let swells = 0; swells < 11; swells++) expect(answers(match, 'swell').taken).toBe(true)
    for (let notes = 0; notes < 120; notes++) expect(answers(match, 'rewrite')).toMatchObject({ taken: true })
  })
})

describe('a state of an engine', () => {
  const choiceOf = (s: BaseState, words: Answer): number =>
    greedy.choices(s).find((choice) => greedy.describe(s, choice) === words) ?? -1

  test.each(MOVES)('that became too large is measured again when it is gone on with: %s', (words) => {
    const s = greedy.setup({ seed: 1, sizeLimit: 20_000 })
    let before = greedy.clone(s)
    let refused = 0
    for (let answers = 0; answers < 400 && refused < 5; answers++) {
      try {
        greedy.apply(s, choiceOf(s, words))
        before = greedy.clone(s)
        expect(sizeOfState(s)).toBeLessThan(1.2 * 20_000)
      } catch (thrown) {
        if (!isRulesLimitError(thrown)) throw thrown
        Object.assign(s, greedy.clone(before))
        refused += 1
      }
    }
    expect(refused > 0).toBe(words !== 'rewrite')
  })
})

test('what hangs on many others is measured, and other states that a state brings along are not', () => {
  let last: object | null = null
  for (let answers = 0; answers < 50_000; answers++) last = { before: last }
  expect(sizeOfState({ withheld: last })).toBeGreaterThan(50_000)
  const s: { beforeLine?: object } = {}
  s.beforeLine = s
  expect(sizeOfState(s)).toBe(0)
})

/** Rules that take numbers to where there are none, above, below, and at what stands for none. */
const FAR = `game Far for 2 players
score of player: number starts 46341
maybe of player: number or none starts none
bag: list of number starts ()
to match
  while count of bag < 1000
    each player p
      turn by p
  finish
to turn by player p
  p must act
to square by player p
  score of p becomes score of p * score of p
to fall by player p
  score of p loses 536870912
to rise by player p
  score of p gains 536870912
to keep by player p
  maybe of p becomes score of p
  bag gains score of p
  result of p becomes score of p
to owe by player p
  result of p loses score of p
to nothing by player p
  score of p becomes score of p - score of p
to go-through by player p
  each number n in score of p..(score of p + 3)
    bag gains n
${['square', 'fall', 'rise', 'keep', 'owe', 'nothing', 'go-through'].map((move) => `player p may ${move} at turn\n`).join('')}`

test('a match comes to no number that it could not go on with from a save', async () => {
  const { engine } = await specimen(FAR)
  let refused = 0
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 6 }), { minLength: 1, maxLength: 40 }), (places) => {
      const match = Match.open(engine, { seed: 1 })
      for (const place of places) {
        const [seat = 0] = match.asked
        const outcome = match.answer(seat, match.stepOf(seat), place)
        if (!outcome.taken) {
          expect(outcome).toMatchObject({
            kind: 'limit',
            why: expect.stringMatching(/specimen\.rules:\d+: this number/),
          })
          refused += 1
        }
        const { score = {}, bag = [] } = match.view(seat).facts as { score?: Record<string, number>; bag?: number[] }
        for (const n of [...Object.values(score), ...bag]) expect(n).toSatisfy(Number.isSafeInteger)
      }
      const saved = JSON.stringify(match.save())
      expect(JSON.stringify(Match.restore(engine, saved).save())).toBe(saved)
    }),
    { numRuns: 25 },
  )
  expect(refused).toBeGreaterThan(0)
})

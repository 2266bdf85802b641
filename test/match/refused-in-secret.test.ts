import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { AnswerOutcome } from '../../runtime/match/outcome.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import { source } from '../kit/playout.ts'

const game = (asked: string, goesOn: string): string => `game Sums for 2 players
printed rank of card: number
card each number n in 1..6 named n
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
said of player: number starts 0
rounds: number starts 0
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move top of deck to hand of p
${asked}
  repeat
    rounds gains 1
  until rounds < 0 or ${goesOn}
  finish
`

/** Both name a number; the rules come to an end where it is not the same. */
const TOGETHER = game(
  '  each player p at the same time\n    choose number n in 1..4 by p\n    said of p becomes n',
  'said of first of players != said of last of players',
)
const ALONE = '  choose number n in 1..6 by last of players\n  said of last of players becomes n'
const BEFORE = '  choose number m in 1..2 by last of players'

const opened = (engine: FullEngine<BaseState>, seed: number): Match => Match.open(engine, { seed, roundLimit: 300 })

describe('what several answer at the same time', () => {
  let engine: FullEngine<BaseState>
  beforeAll(async () => ({ engine } = await compiledText(TOGETHER)))

  test('is not found out by trying what the rules come to an end after', () => {
    const number = fc.integer({ min: 0, max: 3 })
    fc.assert(
      fc.property(number, number, fc.boolean(), (one, other, isFirst) => {
        const [early, late] = isFirst ? [0, 1] : [1, 0]
        const match = opened(engine, 1)
        expect(match.answer(early, match.stepOf(early), one).taken).toBe(true)
        const outcome = match.answer(late, match.stepOf(late), other)
        // It is over at once, so that nothing can be tried a second time.
        expect(outcome.taken).toBe(true)
        expect(match.asked).toEqual([])
        expect('instead' in outcome).toBe(one === other)
        const said = match.view(late).facts['said'] as Readonly<Record<string, number>>
        expect(said['AB'[early] as string]).toBe(one + 1)
        if (one !== other) expect(said['AB'[late] as string]).toBe(other + 1)
      }),
    )
  })

  test('says what was taken instead, and why', () => {
    const match = opened(engine, 1)
    match.answer(0, match.stepOf(0), 0)
    const outcome = match.answer(1, match.stepOf(1), 0)
    expect(outcome).toMatchObject({
      taken: true,
      instead: { kind: 'endless', why: expect.stringMatching(/no end/) as string },
    })
    expect((match.view(0).facts['said'] as Readonly<Record<string, number>>)['B']).toBe(2)
  })
})

describe('what lies hidden', () => {
  const RANKS = [0, 1, 2, 3, 4, 5]

  /** What becomes of each first answer, for each card that may lie on top of the deck, or in the hand. */
  const outcomes = (
    engine: FullEngine<BaseState>,
    seed: number,
  ): { readonly taken: boolean; readonly instead: boolean }[] =>
    RANKS.map((place) => {
      const match = opened(engine, seed)
      const outcome = match.answer(1, match.stepOf(1), place)
      return { taken: outcome.taken, instead: 'instead' in outcome }
    })

  test('is not found out in the same way', async () => {
    const { engine } = await compiledText(game(ALONE, 'rank of top of deck != said of last of players'))
    for (let seed = 1; seed < 4; seed++) {
      const all = outcomes(engine, seed)
      expect(all.map(({ taken }) => taken)).toEqual(RANKS.map(() => true))
      // The one that would have shown which card it is.
      expect(all.filter(({ instead }) => instead).length).toBe(1)
    }
  })

  test('and where it hangs on what the seat sees, the answer is refused and another may be given', async () => {
    const { engine } = await compiledText(
      game(ALONE, 'rank of first of hand of last of players != said of last of players'),
    )
    const all = outcomes(engine, 1)
    expect(all.filter(({ taken }) => taken).length).toBe(5)
    expect(all.filter(({ instead }) => instead).length).toBe(0)
  })

  describe('where the rules come to no end after all that are tried, no other one is', () => {
    /** The last of them would end, and come after too many others to be tried. */
    const MANY = ALONE.replace('1..6', '1..12')
    const PLACES = Array.from({ length: 12 }, (_, place) => 11 - place)
    const seldom = 'rank of top of deck < (7 if said of last of players > 8 else 0)'
    let engine: FullEngine<BaseState>
    beforeAll(async () => ({ engine } = await compiledText(game(`${BEFORE}\n${MANY}`, seldom))))

    /** A match in which the first answer to the second question was refused, and how. */
    function refused(): readonly [Match, AnswerOutcome] {
      const match = opened(engine, 1)
      match.answer(1, 0, 0)
      const first = match.answer(1, 1, 4)
      expect(first).toMatchObject({ taken: false, kind: 'endless' })
      return [match, first]
    }

    test('where it is asked', () => {
      const [match, first] = refused()
      for (const place of PLACES) expect(match.answer(1, 1, place)).toEqual(first)
    })

    test('when it was saved, and saved again', () => {
      const [match, first] = refused()
      const again = restored(restored(match.save()).save())
      for (const place of PLACES) expect(again.answer(1, 1, place)).toEqual(first)
    })

    test('when the answer before it was taken back, and given again', () => {
      const [match, first] = refused()
      expect(match.undo(1, 1)).toEqual({ taken: true, step: 2 })
      expect(match.answer(1, 2, 0).taken).toBe(true)
      for (const place of PLACES) expect(match.answer(1, 3, place)).toEqual(first)
      const again = restored(match.save())
      for (const place of PLACES) expect(again.answer(1, 3, place)).toEqual(first)
    })

    test('when it was saved between taking back and giving again', () => {
      const [match, first] = refused()
      match.undo(1, 1)
      const again = restored(restored(match.save()).save())
      expect(again.answer(1, 2, 0).taken).toBe(true)
      for (const place of PLACES) expect(again.answer(1, 3, place)).toEqual(first)
    })

    test('but who answers for a seat whose time is over may', () => {
      const [match] = refused()
      expect(match.timeOut(1, 1, () => 10)).toEqual({ taken: true, step: 2 })
    })

    test('and a host that always takes the first comes to one that ends, whichever it is', () => {
      const [match] = refused()
      const random = source(3)
      for (let tries = 0; tries < 20 && match.step < 2; tries++) match.timeOut(1, 1, 'first', () => random(997) / 997)
      expect(match.step).toBe(2)
    })

    test('when it was saved by a version that kept why, and of one question alone', () => {
      const [match, first] = refused()
      const { closed: [{ refused: why } = {}] = [], ...before } = match.save()
      const again = restored({ ...before, closed: why })
      for (const place of PLACES) expect(again.answer(1, 1, place)).toEqual(first)
    })

    test('but a save of before says nothing of it, and is gone on with', () => {
      const [match] = refused()
      const { closed, ...before } = match.save()
      expect(closed).toMatchObject([{ refused: { kind: 'endless' } }])
      expect(restored(before).answer(1, 1, 3)).toMatchObject({ taken: false, kind: 'endless' })
    })

    const REFUSED = { kind: 'limit', why: '' }
    test.each([
      [{}],
      [null],
      [[REFUSED]],
      [[{ after: [] }]],
      [[{ after: [], refused: { kind: 'late', why: '' } }]],
      [[{ after: [], refused: { kind: 'limit' } }]],
      [[{ after: [{ seat: 0 }], refused: REFUSED }]],
      [[{ after: 1, refused: REFUSED }]],
    ])('and a save that says %j of it is refused', (closed) => {
      const [match] = refused()
      expect(() => restored({ ...match.save(), closed })).toThrow(/^closed: must hold for each question/)
    })

    const restored = (saved: unknown): Match => Match.restore(engine, JSON.stringify(saved), { roundLimit: 300 })
  })
})

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledSample, compiledText } from '../kit/compiled-sample.ts'
import { anyTable } from '../kit/playout.ts'
import { discreetReasons } from '../laws/explained.ts'

let wager: FullEngine<BaseState>
beforeAll(async () => {
  wager = (await compiledSample('test/secrets/wager.rules')).engine
})

const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const named = (reasons: readonly { readonly rule: string; readonly text: string }[] | undefined): string[] =>
  (reasons ?? []).map(({ rule, text }) => (rule === 'asked' || rule === 'move' ? text : rule))

function at(seed: number, ...moves: readonly string[]): BaseState {
  const s = wager.setup({ seed })
  for (const words of moves) wager.apply(s, wager.choices(s).find((c) => wager.describe(s, c) === words) ?? -1)
  return s
}

describe('a rule that hangs on a card that a seat does not see is not asked for it', () => {
  test('where the seat is asked something else', () => {
    const told = seeds.flatMap((seed) =>
      numbers.map((n) => {
        const match = Match.open(wager, { seed })
        const outcome = match.answer(0, 0, { move: 'wager', n, by: 'A' })
        return 'reasons' in outcome ? named(outcome.reasons).join() : ''
      }),
    )
    expect(new Set(told)).toEqual(new Set(['it is not offered at turn,may-wager']))
  })

  test('nor where another is asked', () => {
    const told = seeds.flatMap((seed) =>
      numbers.map((n) => named(wager.explain(at(seed), 1, `wager ${n}`).reasons).join()),
    )
    expect(new Set(told)).toEqual(new Set(['A is asked now,may-wager']))
  })

  test('and where it could be offered, neither the rule nor the card is named', () => {
    for (const seed of seeds) {
      const s = at(seed, 'bid')
      const refused = numbers.map((n) => wager.explain(s, 0, `wager ${n}`)).filter(({ allowed }) => !allowed)
      for (const { reasons } of refused)
        expect(named(reasons)).toEqual(['may-wager', 'whether a rule refuses it hangs on cards that A does not see'])
    }
  })

  test('but a rule that is asked before it is named', () => {
    const s = at(3, 'close', 'bid')
    expect(s.asked).toBe(1)
    expect(named(wager.explain(s, 1, 'wager 1').reasons)).toEqual([
      'cannot-wager',
      'whether a rule refuses it hangs on cards that B does not see',
    ])
  })

  test('nor where a number is chosen that cannot be announced', () => {
    // Where only one can be, nobody is asked.
    const asked = seeds.map((seed) => at(seed, 'guess')).filter((s) => s.asked === 0)
    const told = asked.flatMap((s) =>
      numbers.flatMap((n) => {
        const { allowed, reasons } = wager.explain(s, 0, `choose ${n}`)
        return allowed ? [] : [named(reasons).join()]
      }),
    )
    expect(new Set(told)).toEqual(new Set(['guess,whether a rule refuses it hangs on cards that A does not see']))
  })
})

test('what may be chosen is not asked of the cards either', async () => {
  const { engine } = await compiledText(`game Passing for 2 players
printed worth of card: number
card each number n in 1..9 named c n
  worth = n
zone deck seen by nobody
score of player: number starts 0
to match
  each definition d
    create d to deck
  shuffle deck
  turn by first of players
  finish
to turn by player p
  p must act
to gain number n by player p
  score of p gains n
to guess by player p
  announce
    choose number n in 1..9 where n != worth of first of deck by p
    gain n by p
player p may guess at turn
cannot gain number n if n > 7
`)
  const told = Array.from({ length: 30 }, (_, seed) => {
    const s = engine.setup({ seed })
    const [guess] = engine.choices(s)
    if (guess === undefined) throw new Error('nothing is offered')
    engine.apply(s, guess)
    // Where the top card is a lower one, its absence among what is offered tells it.
    const isAmong = engine.choices(s).length === 7
    return isAmong
      ? [8, 9].map((n) =>
          engine
            .explain(s, 0, `choose ${n}`)
            .reasons.map(({ rule }) => rule)
            .join(),
        )
      : []
  }).flat()
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(told).size).toBe(1)
})

test(`in that game ${discreetReasons.says}`, () => {
  fc.assert(
    fc.property(anyTable(wager), (line) =>
      discreetReasons.holds({ name: 'Wager', engine: wager, variant: false }, line),
    ),
  )
  expect(wager.info.cards).toHaveLength(9)
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { Match } from '../../runtime/match/match.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledText } from '../kit/compiled-sample.ts'
import type { Law } from '../laws/law.ts'
import { passesUntold, sameRecord } from '../laws/same-record.ts'

const text = readFileSync(new URL('traps.rules', import.meta.url), 'utf8')
const { engine } = await compiledText(text)
/** The same, but that only who has something to show is asked. */
const { engine: telling } = await compiledText(text.replace('player p is always asked at answers', ''))

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** A has turned a card of B over; whether it has set something off. */
function turnedOver(seed: number): { readonly match: Match; readonly setOff: boolean } {
  const match = Match.open(engine, { seed })
  match.answer(0, 0, 0)
  return { match, setOff: match.view(1).effects.length > 0 }
}

describe('what a hidden card has set off', () => {
  test('is seen to wait by whose card it is, and by nobody else', () => {
    const ways = seeds.map(turnedOver)
    expect(new Set(ways.map(({ setOff }) => setOff))).toEqual(new Set([true, false]))
    for (const { match, setOff } of ways) {
      expect(match.view(0).effects).toEqual([])
      const { words } = match.view(1).effects[0] ?? { words: '' }
      expect(words.startsWith('the effect of ')).toBe(setOff)
    }
  })

  test('is told as its card is shown', () => {
    const { match } = seeds.map(turnedOver).find(({ setOff }) => setOff) ?? expect.fail()
    match.timeOut(1, match.stepOf(1), 'first')
    expect(match.log(0, 2)[0]?.lines.join()).toMatch(/B: declare \d[ab]/u)
  })

  test('goes when its owner passes, of which nobody is told', () => {
    const records = seeds.map((seed) => {
      const { match } = turnedOver(seed)
      const before = match.view(0)
      match.timeOut(1, match.stepOf(1), 'decline')
      return JSON.stringify([before.asked, before.step, match.log(0, 1), match.stepOf(0), match.view(0).effects])
    })
    expect(new Set(records).size).toBe(1)
  })
})

const tried = (law: Law, of: FullEngine<BaseState>) => (): void => {
  for (let seed = 1; seed <= 60; seed++)
    law.holds({ name: 'Traps', engine: of, variant: false }, { seed, picks: seed, options: {} })
}

test(sameRecord.says, () => expect(tried(sameRecord, engine)).not.toThrow())

test(`${passesUntold.says} where all are always asked, and only there`, () => {
  expect(tried(passesUntold, engine)).not.toThrow()
  expect(tried(passesUntold, telling)).toThrow(/is asked answers at answers/u)
})

test('what an event sets off that nobody does is an effect of nobody', async () => {
  const { engine: bell } = await compiledText(`game Bell for 2 players
score of player: number starts 0
to match
  ring
  each player p
    turn by p
  finish
to ring
when ring
  finish
to turn by player p
  p may act
to wait by player p
  score of p gains 1
player p may wait at turn
`)
  const { effects } = Match.open(bell, { seed: 1 }).view(0)
  expect(effects).toEqual([{ zone: 'waiting', words: 'an effect', by: null, card: null, keeps: {} }])
})

/** Draws set off effects that stand on no card; each player's wait while that player is asked. */
const draws = (condition: string, moves = ''): string => `game Draws for 2 players
printed rank of card: number
card each number n in 1..9 named n
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone heap seen by everyone
luck of player: number starts 0
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move top of (deck, 3) to hand of p
  each player p
    draw top of deck by p
    window by p
    each effect e in waiting
      dismiss e
  finish
to window by player p
  p may act
player p is always asked at window
to lay card c by player p
  move c to heap
player p may lay card c in hand of p at window
to draw card c by player p
  ${moves}move c to hand of p
when draw card c by player p ${condition}
  luck of p gains 1
worth of player p: number = sum of rank of hand of p
`

describe('an effect that stands on no card and waits because of hidden cards', () => {
  /** Who sees it wait, for each deal in which it does. */
  async function seen(rules: string): Promise<string[]> {
    const { engine: drawing } = await compiledText(rules)
    expect(tried(sameRecord, drawing)).not.toThrow()
    const ways = seeds.map((seed) => {
      const match = Match.open(drawing, { seed })
      return [0, 1].map((seat) => match.view(seat).effects.length).join(' ')
    })
    return [...new Set(ways)].toSorted()
  }

  test("is told to who did the event where the cards are that player's own", async () => {
    expect(await seen(draws('if rank of c > 5'))).toEqual(['0 0', '1 0'])
    expect(await seen(draws('if some card d in hand of p where rank of d > 8'))).toEqual(['0 0', '1 0'])
    expect(await seen(draws('if rank of c > 5', 'move c to heap\n  '))).toEqual(['0 0', '1 0'])
  })

  test('is told to nobody where others hold some, or a word hides whose they are', async () => {
    expect(await seen(draws('if some card d in hand of next of p where rank of d > 6'))).toEqual(['0 0'])
    expect(await seen(draws('if some card d in deck where rank of d = 9'))).toEqual(['0 0'])
    expect(await seen(draws('if worth of p > 20'))).toEqual(['0 0'])
  })

  test('is told to all where all see what sets it off', async () => {
    expect(await seen(draws('if count of hand of p > 3'))).toEqual(['1 1'])
  })
})

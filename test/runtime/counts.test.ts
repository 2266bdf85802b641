import { beforeEach, describe, expect, test } from 'vitest'
import { NONE, type BaseState } from '../../runtime/engine.ts'
import { loseSight } from '../../runtime/secrets/astray.ts'
import {
  DEEPEST,
  TooManyRounds,
  countAfresh,
  counted,
  descend,
  goesRound,
  inBounds,
} from '../../runtime/rounds/rounds.ts'
import { compiledText } from '../kit/compiled-sample.ts'

/** Goes round a loop so often, and says whether that was too often. */
function isTooMuch(times: number): boolean {
  try {
    for (let i = 0; i < times; i++) goesRound(0)
    return false
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(TooManyRounds)
    return true
  }
}

const breaking = (): never => {
  goesRound(0)
  throw new RangeError('a number that does not fit')
}

describe('what is counted between two answers', () => {
  beforeEach(() => countAfresh(10))

  test('goes on where a dry run stood when that breaks off', () => {
    expect(isTooMuch(8)).toBe(false)
    expect(() => counted(breaking)).toThrow(RangeError)
    expect(isTooMuch(2)).toBe(false)
    expect(isTooMuch(1)).toBe(true)
  })

  test('goes on where it stood when something else was worked out meanwhile, also if that breaks off', () => {
    expect(isTooMuch(8)).toBe(false)
    expect(inBounds(3, () => isTooMuch(3))).toBe(false)
    expect(() => inBounds(3, breaking)).toThrow(RangeError)
    expect(inBounds(1000, () => isTooMuch(999))).toBe(false)
    expect(isTooMuch(2)).toBe(false)
    expect(isTooMuch(1)).toBe(true)
  })

  test('how deep an event stands in itself begins anew with what else is worked out', () => {
    countAfresh(10_000)
    for (let i = 0; i < DEEPEST; i++) descend(0)
    inBounds(10_000, () => descend(0))
    expect(() => descend(0)).toThrow(TooManyRounds)
  })
})

const WATCHED = `game Watched for 2 players
zone hand of player p seen by p
printed rank of card: number
card each number n in 1..4 named c n
  rank = n
steps: number
  let n = 0
  while n < 20
    n gains 1
  give n
except viewers of card c = players if steps = 20
to match
  each definition d
    create d to hand of first of players
  turn by first of players
  finish
to turn by player p
  p must act
to lay card c by player p
  stop
player p may lay card c in hand of p at turn
`

test('a game that may go round a few times only leaves others alone', async () => {
  const { engine } = await compiledText(WATCHED)
  const s = engine.setup({ seed: 1 })
  engine.setup({ seed: 1, roundLimit: 5 })
  expect(engine.describe(s, engine.choices(s)[0] ?? 0, 1)).toBe('lay c1')
})

test('what shows a card is bounded like anything else, and says where it went on', async () => {
  const { engine } = await compiledText(WATCHED)
  const s = engine.setup({ seed: 1, roundLimit: 5 })
  expect(() => engine.describe(s, engine.choices(s)[0] ?? 0, 1)).toThrow(/sample\.rules:8: this `while` has gone round/)
})

describe('cards that are shuffled', () => {
  const holders = { facts: { trump: 'one', chosenOf: 'each' }, texts: { 3: ['kept', 'list'] } } as const
  const state = (trump: number, chosenOf: readonly number[]): BaseState =>
    ({ trump, chosenOf, effects: [null], frames: [], astray: [] }) as Partial<BaseState> as BaseState

  test('leave the list of what was lost alone where nothing holds one of them', () => {
    const s = state(7, [NONE, 8])
    const { astray } = s
    loseSight(s, [1, 2, 3], holders)
    expect(s.astray).toBe(astray)
  })

  test('are lost to what holds them, until it holds another', () => {
    const s = state(2, [NONE, 3])
    loseSight(s, [1, 2, 3], holders)
    const lost = [
      { by: 'trump', of: 0, card: 2 },
      { by: 'chosenOf', of: '1', card: 3 },
    ]
    expect(s.astray).toEqual(lost)
    loseSight(s, [9], holders)
    expect(s.astray).toEqual(lost)
    Object.assign(s, { trump: 4 })
    loseSight(s, [9], holders)
    expect(s.astray).toEqual(lost.slice(1))
  })
})

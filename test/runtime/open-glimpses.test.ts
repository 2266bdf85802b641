import { describe, expect, test } from 'vitest'
import type { EventHappening, Glimpse } from '../../runtime/told/happening.ts'
import { learnt, losesTrack } from '../../runtime/told/open-glimpses.ts'

const glimpse = (card: number, seen = 0): Glimpse => ({ card, def: card, place: 0, below: 0, seen, open: true })

const entry = (glimpses: readonly Glimpse[], open = true): EventHappening => ({
  kind: 'event',
  event: 0,
  args: [],
  glimpses,
  open,
})

/** A step in which card 1 is named so many times, each time beside another card. */
const longStep = (entries: number): EventHappening[] =>
  Array.from({ length: entries }, (_, i) => entry([glimpse(1), glimpse(2 + i)]))

const seenOf = (log: readonly EventHappening[], card: number): number[] =>
  log.flatMap(({ glimpses }) => glimpses.flatMap((each) => (each.card === card ? [each.seen] : [])))

// Short steps are looked through, of long ones a list by card is kept: the two say the same.
describe.each([3, 132, 133, 134, 199, 200, 201, 500])('in a step of %d entries', (entries) => {
  test('who sees a card now has seen it in all that was told of it', () => {
    const log = longStep(entries)
    expect(learnt(log, 1, 0b01)).toBe(0b01)
    expect(learnt(log, 1, 0b10)).toBe(0b11)
    expect(new Set(seenOf(log, 1))).toEqual(new Set([0b11]))
    expect(seenOf(log, 2)).toEqual([0])
  })

  test('what is told later of the card is learnt as well, and lends what it knows', () => {
    const log = longStep(entries)
    learnt(log, 1, 0b001)
    log.push(entry([glimpse(1, 0b100)]))
    expect(learnt(log, 1, 0b010)).toBe(0b111)
    expect(new Set(seenOf(log, 1))).toEqual(new Set([0b111]))
  })

  test('a card that nobody can follow any more stays as it was told', () => {
    const log = longStep(entries)
    learnt(log, 1, 0b01)
    losesTrack(log, [1])
    expect(log.every(({ glimpses }) => glimpses[0]?.open === false && glimpses[1]?.open === true)).toBe(true)
    expect(learnt(log, 1, 0b10)).toBe(0b10)
    expect(new Set(seenOf(log, 1))).toEqual(new Set([0b01]))
  })

  test('what was told in steps before stays as it was', () => {
    const log = [entry([glimpse(1)], false), ...longStep(entries)]
    expect(learnt(log, 1, 0b01)).toBe(0b01)
    expect(seenOf(log, 1)[0]).toBe(0)
    for (const each of log) each.open = false
    log.push(...longStep(entries))
    expect(learnt(log, 1, 0b10)).toBe(0b10)
    expect(new Set(seenOf(log.slice(0, entries + 1), 1))).toEqual(new Set([0, 0b01]))
  })

  test('a card that was not named is seen by who sees it', () => {
    expect(learnt(longStep(entries), 9999, 0b10)).toBe(0b10)
  })
})

test('entries that tell of many cards make a step long as well', () => {
  const pile = Array.from({ length: 500 }, (_, card) => card)
  const log = [entry(pile.map((card) => glimpse(card))), entry([glimpse(1)])]
  expect(learnt(log, 1, 0b01)).toBe(0b01)
  log.push(entry([glimpse(1), glimpse(2)]))
  losesTrack(log, [1])
  expect([learnt(log, 1, 0b10), learnt(log, 2, 0b10)]).toEqual([0b10, 0b10])
  expect([seenOf(log, 1), seenOf(log, 2)]).toEqual([
    [0b01, 0b01, 0],
    [0b10, 0b10],
  ])
})

test('without a log there is nothing to learn', () => {
  expect(learnt(null, 1, 0b10)).toBe(0b10)
  expect(() => losesTrack(null, [1])).not.toThrow()
})

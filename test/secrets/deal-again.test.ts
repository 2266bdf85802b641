import { describe, expect, test } from 'vitest'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { type BaseState, type Memory, NONE } from '../../runtime/engine.ts'
import { dealAgain } from '../../runtime/match/deal-again.ts'

/** A table of cards without a game: what each is, and what seat 0 has seen of the piles they were shuffled in. */
const table = (def: readonly number[]): BaseState =>
  ({ def, owner: def.map(() => NONE) }) as Partial<BaseState> as BaseState

const pile = (cards: readonly number[], seen: readonly number[]): Memory['shuffles'][number] => ({
  cards,
  seen,
  def: [],
  known: [],
})

/** What each card can be, as seat 0 may think. */
function possible(def: readonly number[], memory: Memory, hidden: readonly number[]): Set<number>[] {
  const random = randomSource(1)
  const s = table(def)
  const found = def.map(() => new Set<number>())
  for (let i = 0; i < 300; i++) {
    const taker = dealAgain(s, 0, memory, { hidden: new Set(hidden), partners: new Map() }, random)
    for (const [card, other] of taker.entries()) found[card]?.add(def[other] ?? NONE)
  }
  return found
}

describe('cards are dealt again', () => {
  test('among those of one shuffle', () => {
    const memory = { seen: [0, 0, 0], shuffles: [pile([0, 1, 2], [0, 0, 0])], decisions: [] }
    expect(possible([7, 8, 9], memory, [0, 1])).toEqual([new Set([7, 8]), new Set([7, 8]), new Set([9])])
  })

  test('not from a deck that they never were in', () => {
    const shuffles = [pile([0, 1], [0, 0]), pile([2, 3], [0, 0])]
    const found = possible([1, 2, 3, 4], { seen: [], shuffles, decisions: [] }, [0, 1, 2, 3])
    expect(found).toEqual([new Set([1, 2]), new Set([1, 2]), new Set([3, 4]), new Set([3, 4])])
  })

  test('so that what was seen to go into a pile stays among its cards, and the rest of it trades with hidden hands', () => {
    // 0 lay open and was shuffled into the deck with 1; 2 and 3 were dealt before.
    const shuffles = [pile([0, 1, 2, 3], [0, 0, 0, 0]), pile([0, 1], [1, 0])]
    const [first, second, third, fourth] = possible([5, 6, 7, 8], { seen: [], shuffles, decisions: [] }, [0, 1, 2, 3])
    expect(first).toEqual(new Set([5, 6, 7, 8]))
    expect(second).toEqual(new Set([5, 6, 7, 8]))
    expect(third).toEqual(new Set([6, 7, 8]))
    expect(fourth).toEqual(new Set([6, 7, 8]))
  })

  test('so that a copy that comes out may be the one that was seen to go in', () => {
    // Two bears (5): one lay open and was shuffled in with another card; a bear was drawn; what is left may be
    // anything.
    const shuffles = [pile([1, 2, 3], [0, 0, 0]), pile([0, 1], [1, 0])]
    const [left] = possible([5, 5, 7, 8], { seen: [0, 1, 0, 0], shuffles, decisions: [] }, [0, 2, 3])
    expect(left).toEqual(new Set([5, 7, 8]))
  })

  test('among what was never shuffled nor seen', () => {
    expect(possible([1, 2, 3], { seen: [], shuffles: [], decisions: [] }, [0, 2])).toEqual([
      new Set([1, 3]),
      new Set([2]),
      new Set([1, 3]),
    ])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { moveCard, moveTopCards, moveZone } from '../../runtime/kernel/kernel.ts'
import { top } from '../../runtime/kernel/sets.ts'

type Table = Pick<BaseState, 'zones' | 'place' | 'shown'>

/** Cards 0 to `count - 1`, the first `split` of them in zone 0, the others in zone 1. */
function table(count: number, split: number): BaseState {
  const cards = Array.from({ length: count }, (_, i) => i)
  const made: Table = {
    zones: [cards.slice(0, split), cards.slice(split)],
    place: cards.map((c) => (c < split ? 0 : 1)),
    shown: cards.map(() => 3),
  }
  return made as BaseState
}

const dealt = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => ({ count: a + b, split: a }))

it('moves a whole zone as if card by card', () => {
  fc.assert(
    fc.property(dealt, ({ count, split }) => {
      const [together, single] = [table(count, split), table(count, split)]
      moveZone(together, 0, 1)
      for (const card of (single.zones[0] ?? []).slice()) moveCard(single, card, 1, false)
      expect(together).toEqual(single)
    }),
  )
})

it('moves the top of a zone as if card by card', () => {
  fc.assert(
    fc.property(dealt, fc.nat(12), ({ count, split }, wanted) => {
      const [together, single] = [table(count, split), table(count, split)]
      moveTopCards(together, 0, Math.min(wanted, split), 1)
      for (const card of top(single.zones[0] ?? [], wanted)) moveCard(single, card, 1, false)
      expect(together).toEqual(single)
    }),
  )
})

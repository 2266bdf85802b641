import { expect, test } from 'vitest'
import type { BaseState } from '../../runtime/base-state.ts'
import * as kernel from '../../runtime/kernel/kernel.ts'
import { sharing } from '../../runtime/kernel/lending.ts'

// What a copy writes is its own by then: the lists that it has together with another state are frozen here, so that a
// write to one throws.

const frozen = <T>(list: T[]): T[] => Object.freeze(list) as T[]

/** Two zones of cards and two of effects, each with something in it. */
function lender(): BaseState {
  const made: Partial<BaseState> = {
    random: [1, 2, 3, 4],
    def: frozen([0, 0, 0, 0]),
    owner: frozen([0, 0, 1, 1]),
    place: frozen([0, 0, 0, 1]),
    shown: frozen([1, 2, 3, 1]),
    result: frozen([0, 0]),
    zones: frozen([frozen([0, 1, 2]), frozen([3]), frozen([0, 1]), frozen([])]),
    effects: frozen(
      [1, 2].map((body) => ({ body, controller: 0, source: 0, optional: false, captured: [] })),
    ) as BaseState['effects'],
  }
  return made as BaseState
}

const writers: Readonly<Record<string, (t: BaseState) => void>> = {
  shuffle: (t) => kernel.shuffle(t, 0),
  moveCard: (t) => kernel.moveCard(t, 1, 1, false),
  exchangeCards: (t) => kernel.exchangeCards(t, 1, 3),
  deleteCard: (t) => kernel.deleteCard(t, 1, [0]),
  moveZone: (t) => kernel.moveZone(t, 0, 1),
  moveTopCards: (t) => kernel.moveTopCards(t, 0, 2, 1),
  showTo: (t) => kernel.showTo(t, 0, 1),
  addEffect: (t) => void kernel.addEffect(t, 2, 3, 0, 0, false, []),
  takeEffect: (t) => void kernel.takeEffect(t, 1, [2, 3]),
  dropEffects: (t) => kernel.dropEffects(t, 2),
  moveEffect: (t) => kernel.moveEffect(t, 0, 3, [2, 3]),
}

test.each(Object.keys(writers))('`%s` writes what others have too in lists of its own', (name) => {
  const s = lender()
  const t: BaseState = { ...s, random: [1, 2, 3, 4], shared: sharing<BaseState>(s) }
  const before = JSON.stringify(s)
  writers[name]?.(t)
  expect(JSON.stringify(s)).toBe(before)
  expect([t.zones, t.shown, t.effects]).not.toEqual([s.zones, s.shown, s.effects])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { modulo, nextIn, roundIn } from '../../runtime/kernel/sets.ts'

/** A round of some of the seats, either way and beginning anywhere, and the whole table in that order. */
const table = fc
  .record({
    seats: fc.integer({ min: 2, max: 8 }),
    down: fc.boolean(),
    turned: fc.nat(7),
    gone: fc.nat(255),
  })
  .map(({ seats, down, turned, gone }) => {
    const order = Array.from({ length: seats }, (_, i) => (down ? seats - 1 - i : i))
    const sits = (seat: number): boolean => (gone & (1 << seat)) === 0
    // Two who are left do not show the way but by who of them stands first.
    const from = order.filter(sits).length > 2 ? turned % seats : 0
    const whole = [...order.slice(from), ...order.slice(0, from)]
    return { whole, seating: whole.filter(sits) }
  })

/** Goes round the whole table, a seat at a time, and counts those who sit. */
function walked(whole: readonly number[], seating: readonly number[], seat: number, steps: number): number {
  let at = whole.indexOf(seat)
  for (let left = Math.abs(steps); left > 0;) {
    at = modulo(at + Math.sign(steps), whole.length)
    if (seating.includes(whole[at] ?? -1)) left -= 1
  }
  return whole[at] ?? -1
}

it('passes over who has left, seen from any seat', () => {
  fc.assert(
    fc.property(table, fc.nat(7), fc.integer({ min: -9, max: 9 }), ({ whole, seating }, seat, steps) => {
      if (!whole.includes(seat)) return
      expect(nextIn(seating, seat, steps)).toBe(seating.length === 0 ? seat : walked(whole, seating, seat, steps))
    }),
  )
})

it('begins a round with who sits next', () => {
  fc.assert(
    fc.property(table, fc.nat(7), ({ whole, seating }, seat) => {
      if (!whole.includes(seat) || seating.length === 0) return
      const first = seating.includes(seat) ? seat : walked(whole, seating, seat, 1)
      expect(roundIn(seating, seat)).toEqual(seating.map((_, n) => walked(whole, seating, first, n)))
    }),
  )
})

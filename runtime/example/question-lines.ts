import { type BaseState, type Seat, seatName } from '../engine.ts'
import type { ExampleTable } from './example-table.ts'

/** `A is asked`: whatever it is, others having declined what they may. */
export function asked<S extends BaseState>(table: ExampleTable<S>, seat: Seat): string | null {
  if (table.ahead(seat)?.asks === true) return null
  if (!table.goOn(() => table.isAsked(seat))) return `${seatName(seat)} is not asked; ${table.who()}`
  table.hold()
  return null
}

/** `A is not asked`: the next question, for which nobody has declined anything, is another's, or there is none. */
export function notAsked<S extends BaseState>(table: ExampleTable<S>, seat: Seat): string | null {
  toNextQuestion(table)
  return table.isAsked(seat) ? table.who() : null
}

/** `nobody is asked` */
export function nobodyAsked<S extends BaseState>(table: ExampleTable<S>): string | null {
  toNextQuestion(table)
  return table.asks ? table.who() : null
}

function toNextQuestion<S extends BaseState>(table: ExampleTable<S>): void {
  table.goOn(() => table.asks, false)
  table.hold()
}

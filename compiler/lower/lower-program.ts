import { leftEvents } from '../analyse/suspension.ts'
import type { Flow } from '../flow/procedure.ts'
import type { Proc } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { eventOrder, exchangeOrder, textOrder } from './event-order.ts'
import { lower } from './lower.ts'
import type { Entered } from './lowering.ts'

/** The events that some text leaves from further in. */
function leftProcedures({ procs, events }: Pick<Program, 'procs' | 'events'>): ReadonlySet<Proc> {
  return new Set([...leftEvents(procs)].flatMap((name) => events.get(name)?.proc ?? []))
}

const NOWHERE: Entered = new Set()

/** Whose examples an engine may get, which begin behind events: none, those of its own text, or any. */
export interface ExamplesWanted {
  readonly examples?: boolean
  readonly positions?: boolean
  readonly scope?: boolean
}

/** Behind which events the examples begin that an engine has or may get. */
export function enteredBy(
  { examples }: Program,
  { examples: wanted = true, positions, scope }: ExamplesWanted,
): Entered {
  if (positions === true || scope === true) return 'all'
  return new Set(wanted ? examples.flatMap(({ path }) => path.slice(1).map(({ event }) => event)) : [])
}

/** Every text of a program that can be suspended. */
export function lowerProgram(program: Program, entered: Entered = NOWHERE): Flow {
  const lowered = { program, left: leftProcedures(program), entered }
  const events = [...program.events.values()]
  const insteads = new Set(events.flatMap((event) => event.insteads.map((rule) => rule.proc)))
  const ofEvents = events.flatMap((event) =>
    event.proc?.resumable === true ? [lower(lowered, event.proc, eventOrder(event))] : [],
  )
  const { exchange } = program
  const move = program.events.get('move')
  const ofExchange =
    exchange?.proc == null || move === undefined ? [] : [lower(lowered, exchange.proc, exchangeOrder(exchange, move))]
  const others = program.procs.filter((proc) => proc.resumable && proc.kind !== 'event' && proc.kind !== 'lasting')
  return [
    ...ofEvents,
    ...ofExchange,
    ...others.map((proc) => lower(lowered, proc, textOrder(proc, insteads.has(proc), program.events))),
  ]
}

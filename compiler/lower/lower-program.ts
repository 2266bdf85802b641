import { leftEvents } from '../analyse/suspension.ts'
import type { Flow, Procedure } from '../flow/procedure.ts'
import type { Proc } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { eventOrder, exchangeOrder, textOrder, type Order } from './event-order.ts'
import { type Entered, Lowering } from './lowering.ts'
import type { Operation, OperationKind } from '../flow/operation.ts'
import { lowerSuspending } from './suspending.ts'

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

/** A program, and what is known of all of its procedures. */
interface LoweredProgram {
  readonly program: Program
  /** Those that others may end. */
  readonly left: ReadonlySet<Proc>
  readonly entered: Entered
}

/** What comes after an event; where it belongs to a line that is done for all, when that is done. */
function whatFollows(at: Lowering, { after, noticed, putOff }: Order): void {
  const { graph } = at
  const atOnce = (): void => {
    at.part(after, [])
    for (const each of noticed) graph.add(each)
  }
  if (putOff.length === 0) return atOnce()
  const [waiting, end] = [graph.block(), graph.block()]
  graph.jumpIf({ kind: 'in-line' }, waiting)
  atOnce()
  graph.jump(end)
  graph.start(waiting)
  for (const each of putOff) graph.add(each)
  graph.jump(end)
  graph.start(end)
}

/** A text that can be suspended: what is done at once, and a graph of the rest. */
function lower({ program, left, entered }: LoweredProgram, proc: Proc, order: Order): Procedure {
  const options = { program, leaves: left.size > 0, entered, announced: order.announced }
  const at = new Lowering(options, lowerSuspending)
  const { graph } = at
  const begin = order.atOnce.map((each): Operation => graph.place<OperationKind>(each))
  at.part(order.own, order.after)
  graph.jump(at.exit)
  graph.start(at.exit)
  for (const each of order.done) graph.add(each)
  // What follows an event is no longer in the middle of it, and cannot leave it once more.
  if (left.has(proc) && order.after.length > 0) graph.add({ kind: 'note', slot: graph.slot('ending'), value: 1 })
  whatFollows(at, order)
  for (const each of order.end) graph.add(each)
  graph.close({ kind: 'end' })
  const { entry, exit, entries } = at
  return { proc, begin, entry, exit, left: left.has(proc), blocks: graph.blocks, slots: graph.slots, entries }
}

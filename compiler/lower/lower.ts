import type { Procedure } from '../flow/procedure.ts'
import type { Operation, OperationKind } from '../flow/operation.ts'
import type { Proc } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Order } from './event-order.ts'
import { type Entered, Lowering } from './lowering.ts'
import { lowerSuspending } from './suspending.ts'

/** A program, and what is known of all of its procedures. */
export interface LoweredProgram {
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
export function lower({ program, left, entered }: LoweredProgram, proc: Proc, order: Order): Procedure {
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

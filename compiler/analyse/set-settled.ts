import { absentParts } from './absent-parts.ts'
import { callsOf } from './call-graph.ts'
import type { Completion } from './completion.ts'
import { isAskable, mayBeAskedOf, requiredOf } from './set-chosen.ts'
import type { TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/**
 * Whether nothing can fail behind the choice of a set that passes what is asked of it while it is put together: then
 * each set that can be chosen completes the announcement, and no answer has to be tried on a copy.
 */
export function isSettledBySet(
  program: Program,
  completion: Completion,
  choice: TStmt & { kind: 'choose' },
  following: readonly TStmt[],
): boolean {
  // Without any condition it is not looked ahead whether there are enough members.
  if (requiredOf(program, choice, following).length === 0) return false
  const [next, ...rest] = behindHead(following)
  if (next === undefined) return true
  if (!rest.every((s) => completion.isCertain(s))) return false
  return completion.isCertain(next) || isAskedBefore(program, completion, choice, next)
}

/** What stands behind the lines with `only if` that a list begins with. */
function behindHead(list: readonly TStmt[]): readonly TStmt[] {
  const at = list.findIndex((s) => s.kind !== 'onlyIf')
  return at < 0 ? [] : list.slice(at)
}

/** Whether all that could keep the call from its end is part of what the set has to pass. */
function isAskedBefore(
  program: Program,
  completion: Completion,
  { result }: TStmt & { kind: 'choose' },
  next: TStmt,
): boolean {
  const event = mayBeAskedOf(program, result, next)
  if (event === null || next.kind !== 'call') return false
  const around = callsOf(program, next).filter(({ reason }) => reason === 'after' || reason === 'pending')
  return (
    event.insteads.length === 0 &&
    event.befores.length === 0 &&
    event.cannots.every(isAskable) &&
    absentParts(program, next.event, next.args).length === 0 &&
    behindHead(event.proc.body).every((s) => completion.isCertain(s)) &&
    around.every(({ proc }) => proc.body.every((s) => completion.isCertain(s)))
  )
}

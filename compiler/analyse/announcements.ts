import type { Proc } from '../program/ir.ts'
import type { Declarations } from '../program/declarations.ts'
import { AT_ONCE, callsOf } from './call-graph.ts'
import { reachable } from './components.ts'
import { statementsIn } from './walk.ts'

/** Procedures that announce something, and those that may run before an announcement is complete. */
export function insideAnnouncements(program: Declarations): ReadonlySet<Proc> {
  const announcing = program.procs.filter((proc) => statementsIn(proc.body).some((s) => s.kind === 'announce'))
  return reachable(announcing, (proc) =>
    statementsIn(proc.body)
      // Rules around moves are left out: there, answers are tried.
      .filter((s) => s.kind !== 'move' && s.kind !== 'swap')
      .flatMap((s) => callsOf(program, s))
      .filter(({ reason }) => AT_ONCE.has(reason))
      .map((call) => call.proc),
  )
}

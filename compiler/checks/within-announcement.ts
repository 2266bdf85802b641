import { error } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { linesOf } from './lines-of-text.ts'
import { unitsOf } from './units.ts'
import { AT_ONCE, calledBy } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { statementsIn } from '../analyse/walk.ts'

/** What must not stand in an announcement, and what is said of it there, or where one comes to it further in. */
export interface Unannounceable {
  readonly code: string
  readonly title: string
  readonly is: (s: TStmt) => boolean
  readonly there: string
  readonly comesTo: string
  readonly further: string
  readonly hint: string
}

/** Reports every announcement that comes to a statement that must not stand in one. */
export function notAnnounced(program: Program, report: Report, what: Unannounceable): void {
  const before = rulesBefore(program)
  for (const unit of unitsOf(program)) {
    for (const s of statementsIn(unit.body)) {
      if (s.kind !== 'announce') continue
      const found = firstWithin(program, s.body, before.get(s) ?? [], what.is)
      if (found === null) continue
      const inside = statementsIn(s.body).includes(found)
      report(
        error(what.code, what.title, inside ? found.span : s.span, inside ? what.there : what.comesTo, {
          secondary: inside ? [] : [{ span: found.span, text: what.further }],
          hint: what.hint,
        }),
      )
    }
  }
}

/** The rules before an event whose text begins with its announcement, by that: they belong to it. */
function rulesBefore(program: Program): ReadonlyMap<TStmt, readonly Proc[]> {
  return new Map(
    program.procs.flatMap(({ kind, name, body }): [TStmt, readonly Proc[]][] => {
      const first = linesOf(body).find((s) => s.kind !== 'onlyIf')
      const event = kind === 'event' || kind === 'override' ? program.events.get(name) : undefined
      return first?.kind === 'announce' && event !== undefined ? [[first, event.befores.map(({ proc }) => proc)]] : []
    }),
  )
}

/** The first such statement of the block and the rules before it, or of what they may run before it is complete. */
function firstWithin(
  program: Program,
  block: readonly TStmt[],
  before: readonly Proc[],
  wanted: (s: TStmt) => boolean,
): TStmt | null {
  const runs = (body: readonly TStmt[]): ReadonlySet<Proc> => calledBy(program, body, AT_ONCE)
  const within = reachable([...before, ...runs(block)], (proc) => runs(proc.body))
  const bodies = [block, ...[...within].map((proc) => proc.body)]
  return bodies.flatMap((body) => statementsIn(body).find(wanted) ?? [])[0] ?? null
}

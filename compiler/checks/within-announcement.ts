import { error } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import { unitsOf } from './units.ts'
import { statements } from './walk.ts'

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
  for (const unit of unitsOf(program)) {
    for (const s of statements(unit.body)) {
      if (s.kind !== 'announce') continue
      const found = firstWithin(program, s.body, what.is)
      if (found === null) continue
      const inside = statements(s.body).includes(found)
      report(error(what.code, what.title, inside ? found.span : s.span, inside ? what.there : what.comesTo, {
        secondary: inside ? [] : [{ span: found.span, text: what.further }],
        hint: what.hint,
      }))
    }
  }
}

/** The first such statement that the others come to while they run. */
function firstWithin(program: Program, body: readonly TStmt[], wanted: (s: TStmt) => boolean): TStmt | null {
  const seen = new Set<string>()
  const open: (readonly TStmt[])[] = [body]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const s of statements(next)) {
      if (wanted(s)) return s
      if (s.kind === 'proc') open.push(s.proc.body)
      if (s.kind === 'resolve' && !seen.has('')) {
        seen.add('')
        open.push(...program.procs.filter((proc) => proc.kind === 'effect').map((proc) => proc.body))
      }
      const name = s.kind === 'call' ? s.event : s.kind === 'move' ? 'move' : null
      const event = name === null || seen.has(name) ? undefined : program.events.get(name)
      if (event === undefined) continue
      seen.add(event.name)
      const watching = [...event.insteads, ...event.befores, ...event.afters].map((h) => h.proc.body)
      open.push(...(event.proc === null ? [] : [event.proc.body]), ...watching)
    }
  }
  return null
}

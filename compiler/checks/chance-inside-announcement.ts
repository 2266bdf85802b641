import { type Reason, calledBy } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { rowOf } from '../analyse/operations.ts'
import { statementsIn } from '../analyse/walk.ts'
import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import type { Check } from './check.ts'
import { unitsOf } from './units.ts'

/** HR0512: an announcement is tried before it counts, so chance inside of it could be seen and taken back. */
export const chanceInsideAnnouncement: Check = ({ program }, report) => {
  for (const unit of unitsOf(program)) {
    for (const s of statementsIn(unit.body)) {
      if (s.kind !== 'announce') continue
      const found = chanceIn(program, s.body)
      if (found === null) continue
      const inside = statementIn(s.body, found)
      report(error('HR0512', 'chance inside an announcement', inside ? found.span : s.span, inside ? 'what is announced is tried first, and could be taken back after the draw' : 'this comes to a choice by chance', {
        secondary: inside ? [] : [{ span: found.span, text: 'chance decides here' }],
        hint: 'let chance decide after the announcement, or in a `later`',
      }))
    }
  }
}

function statementIn(body: readonly TStmt[], wanted: TStmt): boolean {
  return statementsIn(body).includes(wanted)
}

/** What runs before the announcement is complete; a pending effect may be any, so that those are left to play. */
const FOLLOWED: ReadonlySet<Reason> = new Set(['text', 'instead', 'before', 'after'])

/** The first choice by chance that the statements come to while they run. */
function chanceIn(program: Program, body: readonly TStmt[]): TStmt | null {
  const procs = reachable(calledBy(program, body, FOLLOWED), (proc) => calledBy(program, proc.body, FOLLOWED))
  const bodies = [body, ...[...procs].map((proc) => proc.body)]
  return bodies.flatMap(statementsIn).find((s) => rowOf(s).asks(s) === 'chance') ?? null
}

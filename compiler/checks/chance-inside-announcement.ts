import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import type { Check } from './check.ts'
import { unitsOf } from './units.ts'
import { statements } from './walk.ts'

/** HR0512: an announcement is tried before it counts, so chance inside of it could be seen and taken back. */
export const chanceInsideAnnouncement: Check = ({ program }, report) => {
  for (const unit of unitsOf(program)) {
    for (const s of statements(unit.body)) {
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
  return [...statements(body)].includes(wanted)
}

/** The first choice by chance that the statements come to while they run. */
function chanceIn(program: Program, body: readonly TStmt[]): TStmt | null {
  const seen = new Set<string>()
  const open: (readonly TStmt[])[] = [body]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const s of statements(next)) {
      if ((s.kind === 'choose' || s.kind === 'oneOf') && s.who === 'chance') return s
      if (s.kind === 'proc') open.push(s.proc.body)
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

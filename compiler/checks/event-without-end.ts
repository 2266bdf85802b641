import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import type { Check } from './check.ts'
import { circles } from './circles.ts'
import { procsOfEvent } from './footprint.ts'
import { statements } from './walk.ts'

type Call = TStmt & { kind: 'call' }

/** HR0507 for events: an event that always does itself again, before anybody decides anything. */
export const eventWithoutEnd: Check = ({ program }, report) => {
  const mayEnd = eventsThatMayEnd(program)
  circles(program.events.keys(), (event) => certainCalls(program, event, mayEnd), (round) => {
    const last = round.at(-1)
    if (last === undefined) return
    report(error('HR0507', 'this never ends', last.call.span, `doing \`${last.to}\` always leads to \`${last.to}\` again`, {
      secondary: round.slice(0, -1).slice(0, 4).map(({ call }) => ({ span: call.span, text: 'by way of this' })),
      hint: 'put it under an `if`, or repeat with `repeat … until`',
    }))
  })
}

/** Events that are done whenever this one is, before anything is asked or could stop it. */
function certainCalls(program: Program, name: string, mayEnd: ReadonlySet<string>): readonly { readonly to: string; readonly call: Call }[] {
  const event = program.events.get(name)
  if (event === undefined || event.proc === null || event.cannots.length > 0 || event.insteads.length > 0) return []
  const calls: Call[] = []
  straight(event.proc.body, calls, mayEnd)
  return calls.map((call) => ({ to: call.event, call }))
}

const ENDS: ReadonlySet<TStmt['kind']> = new Set(['onlyIf', 'stop', 'finish', 'give', 'act', 'may', 'choose', 'oneOf', 'resolve'])

/** Gathers calls until a statement that may end or ask; says whether the end of the statements was reached. */
function straight(body: readonly TStmt[], calls: Call[], mayEnd: ReadonlySet<string>): boolean {
  for (const s of body) {
    if (ENDS.has(s.kind) || s.kind === 'if') return false
    if (s.kind === 'announce' && !straight(s.body, calls, mayEnd)) return false
    if (s.kind === 'call') {
      calls.push(s)
      if (mayEnd.has(s.event)) return false
    }
  }
  return true
}

/** Events in which, or in what they do, somebody may be asked or the game may finish. */
function eventsThatMayEnd(program: Program): ReadonlySet<string> {
  const callers = new Map<string, string[]>()
  const open: string[] = []
  for (const name of program.events.keys()) {
    for (const proc of procsOfEvent(program, name)) {
      for (const s of statements(proc.body)) {
        if (ENDS.has(s.kind)) open.push(name)
        if (s.kind === 'call') callers.set(s.event, [...(callers.get(s.event) ?? []), name])
      }
    }
  }
  const found = new Set<string>()
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...(callers.get(next) ?? []))
  }
  return found
}

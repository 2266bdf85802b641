import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../game/ir.ts'
import type { Program } from '../elaborate/program.ts'
import type { Check } from './check.ts'
import { doingsOf } from './footprint.ts'

type Call = TStmt & { kind: 'call' }

/** HR0507 for events: an event that always does itself again, before anybody decides anything. */
export const eventWithoutEnd: Check = ({ program }, report) => {
  const state = new Map<string, 'open' | 'done'>()
  const path: Call[] = []
  const visit = (event: string): void => {
    state.set(event, 'open')
    for (const call of certainCalls(program, event)) {
      path.push(call)
      if (state.get(call.event) === 'open') {
        const round = path.slice(path.findIndex((c) => c.event === call.event) + 1)
        report(error('HR0507', 'this never ends', call.span, `doing \`${call.event}\` always leads to \`${call.event}\` again`, {
          secondary: round.filter((c) => c !== call).map((c) => ({ span: c.span, text: 'by way of this' })),
          hint: 'put it under an `if`, or repeat with `repeat … until`',
        }))
      } else if (!state.has(call.event)) visit(call.event)
      path.pop()
    }
    state.set(event, 'done')
  }
  for (const event of program.events.keys()) if (!state.has(event)) visit(event)
}

/** Events that are done whenever this one is, before anything is asked or could stop it. */
function certainCalls(program: Program, name: string): readonly Call[] {
  const event = program.events.get(name)
  if (event === undefined || event.proc === null || event.cannots.length > 0 || event.insteads.length > 0) return []
  const calls: Call[] = []
  straight(program, event.proc.body, calls)
  return calls
}

/** Gathers calls until a statement that may end or ask; says whether the end was reached. */
function straight(program: Program, body: readonly TStmt[], calls: Call[]): boolean {
  for (const s of body) {
    if (s.kind === 'call') {
      calls.push(s)
      const { asks, finishes } = doingsOf(program, [s])
      if (asks || finishes) return false
    } else if (s.kind === 'announce') {
      if (!straight(program, s.body, calls)) return false
    } else if (['onlyIf', 'stop', 'finish', 'give', 'act', 'may', 'choose', 'oneOf', 'if', 'resolve'].includes(s.kind)) return false
  }
  return true
}

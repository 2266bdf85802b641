import { isAlwaysDone } from '../analyse/always-done.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { EVER, callsOfEvent } from '../analyse/call-graph.ts'
import { holdsThrough } from '../analyse/fixed-point.ts'
import { rowOf } from '../analyse/operations.ts'
import { statementsIn } from '../analyse/walk.ts'
import { error } from '../diagnostics/make.ts'
import type { HookRule, Proc, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { circles } from './circles.ts'
import { worded } from '../diagnostics/worded.ts'

type Call = TStmt & { kind: 'call' }

/** HR0507 for events: an event that always does itself again, before anybody decides anything. */
export const eventWithoutEnd: Check = ({ program }, report) => {
  const mayEndIn = endingTexts(program)
  circles(
    program.events.keys(),
    (event) => certainCalls(program, event, mayEndIn),
    (round) => {
      const last = round.at(-1)
      if (last === undefined) return
      report(
        error(
          'HR0507',
          worded('this never ends'),
          last.call.span,
          worded('doing `{1}` always leads to `{1}` again', last.to),
          {
            secondary: round
              .slice(0, -1)
              .slice(0, 4)
              .map(({ call }) => ({ span: call.span, text: worded('by way of this') })),
            hint: worded('put it under an `if`, or repeat with `repeat … until`'),
          },
        ),
      )
    },
  )
}

/**
 * Events that are done whenever this one is, before anything is asked or could stop it. A rule around it that has its say
 * only sometimes leads to nothing for certain, but may end what would follow it.
 */
function certainCalls(
  program: Program,
  name: string,
  mayEndIn: MayEnd,
): readonly { readonly to: string; readonly call: Call }[] {
  const event = program.events.get(name)
  if (event === undefined || event.proc === null || event.cannots.length > 0 || event.insteads.length > 0) return []
  const { befores, afters, proc } = event
  const calls: Call[] = []
  const goesOn = (rule: HookRule): boolean =>
    isCertain(rule) ? straight(rule.proc.body, calls, mayEndIn) : !mayEndIn.text(rule.proc)
  // What one of them ends, the others may not come to.
  if (befores.every(goesOn) && straight(proc.body, calls, mayEndIn)) afters.every(goesOn)
  return calls.map((call) => ({ to: call.event, call }))
}

/** Whether a rule around an event is carried out with it, whatever the event is about and however things stand. */
const isCertain = ({ tests, self, lasting }: HookRule): boolean =>
  tests.length === 0 && self === null && lasting === null

/** Whether a statement may end something, ask, or resolve an effect, which may end or ask as well. */
function mayEnd(s: TStmt): boolean {
  const row = rowOf(s)
  return row.exits !== 'nothing' || row.asks(s) !== 'nobody' || s.kind === 'resolve'
}

/** Gathers calls until a statement that may end or ask; says whether the end of the statements was reached. */
function straight(body: readonly TStmt[], calls: Call[], mayEndIn: MayEnd): boolean {
  for (const s of body) {
    if (isAlwaysDone(s)) continue
    if (mayEnd(s) || s.kind === 'if') return false
    if (s.kind === 'announce' && !straight(s.body, calls, mayEndIn)) return false
    if (s.kind === 'call') {
      // What is done to nobody, or to nothing, does not happen.
      if (!s.args.some(({ type }) => type.optional)) calls.push(s)
      if (mayEndIn.event(s.event)) return false
    }
  }
  return true
}

/** Whether in a text or an event, or in what it does, somebody may be asked or something may end. */
interface MayEnd {
  readonly text: (proc: Proc) => boolean
  readonly event: (name: string) => boolean
}

function endingTexts(program: Program): MayEnd {
  const text = holdsThrough((proc: Proc) => statementsIn(proc.body).some(mayEnd), analysesOf(program).calls(EVER))
  return { text, event: (name) => callsOfEvent(program, name).some(({ proc }) => text(proc)) }
}

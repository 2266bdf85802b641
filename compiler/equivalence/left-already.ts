import { AT_ONCE, callGraph, calledBy } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { rowOf } from '../analyse/operations.ts'
import { statementsIn } from '../analyse/walk.ts'
import { announces, headConditions, ownText } from '../lower/event-text.ts'
import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

type Call = TStmt & { readonly kind: 'call' }

/** What may bring a card back, by what somebody does or what has waited, or keep it from being moved at all. */
const OTHERS_DOING: ReadonlySet<TStmt['kind']> = new Set([
  'act',
  'exchange',
  'leave',
  'may',
  'place',
  'resolve',
  'swap',
])

/**
 * Whether an event does nothing a second time, as it asks first whether a card lies in a zone: by then the card has
 * been moved away, and nothing moves it back. Where the event is forbidden it is forbidden the second time as well.
 */
export function hasLeft(program: Program, call: Call): boolean {
  const event = program.events.get(call.event)
  const proc = event?.proc ?? null
  if (event === undefined || proc === null || call.forced || event.insteads.length > 0 || announces(proc)) return false
  return headConditions(proc).some(({ cond }) => {
    if (cond.kind !== 'inZone' || cond.zone.kind !== 'zone' || cond.of.kind !== 'local') return false
    const at = proc.params.indexOf(cond.of.local)
    const { zone } = cond.zone
    return (
      call.args[at]?.kind === 'local' &&
      movesAway(program, proc, cond.of.local, zone) &&
      [...reachable(calledBy(program, [call], AT_ONCE), callGraph(program, AT_ONCE))].every(({ body }) =>
        statementsIn(body).every((s) => !bringsBack(s, zone)),
      )
    )
  })
}

const bringsBack = (s: TStmt, zone: string): boolean =>
  OTHERS_DOING.has(s.kind) || (s.kind === 'move' && !leadsElsewhere(s.zone, zone))

const leadsElsewhere = (to: TExpr, zone: string): boolean => to.kind === 'zone' && to.zone !== zone

/** Whether a text moves the card to another zone whenever it is carried out. */
function movesAway(program: Program, proc: Proc, card: Local, zone: string, inside: readonly Proc[] = []): boolean {
  const isIt = (x: TExpr | undefined): boolean => x?.kind === 'local' && x.local === card
  for (const s of ownText(proc)) {
    if (s.kind === 'move' && isIt(s.what)) return leadsElsewhere(s.zone, zone) && !rowOf(s).refuses(s, program)
    if (s.kind === 'call') {
      const event = program.events.get(s.event)
      const at = s.args.findIndex(isIt)
      const [inner, param] = [event?.proc ?? null, event?.proc?.params[at]]
      const isCertain = inner !== null && headConditions(inner).length === 0 && !rowOf(s).refuses(s, program)
      if (isCertain && param !== undefined && !announces(inner) && !inside.includes(inner))
        if (movesAway(program, inner, param, zone, [...inside, inner])) return true
    }
    if (statementsIn([s]).some((each) => rowOf(each).exits !== 'nothing')) return false
  }
  return false
}

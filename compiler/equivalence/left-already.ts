import { analysesOf } from '../analyse/analyses.ts'
import { AT_ONCE, calledBy } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { rowOf } from '../analyse/operations.ts'
import { statementsIn } from '../analyse/walk.ts'
import { announces, headConditions, ownText } from '../analyse/event-text.ts'
import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

type Call = TStmt & { readonly kind: 'call' }

/** What may bring a card back, by what somebody does or what has waited. */
const OTHERS_DOING: ReadonlySet<TStmt['kind']> = new Set(['act', 'exchange', 'may', 'place', 'resolve', 'swap'])

/**
 * Whether an event does nothing a second time, as it asks first whether a card lies in a zone: by then the card has
 * been moved away, and nothing moves it back. Where the event is forbidden it is forbidden the second time as well.
 */
export function hasLeft(program: Program, call: Call): boolean {
  const event = program.events.get(call.event)
  const proc = event?.proc ?? null
  if (event === undefined || proc === null || call.forced || event.insteads.length > 0 || announces(proc)) return false
  const texts = reachable(calledBy(program, [call], AT_ONCE), analysesOf(program).calls(AT_ONCE))
  const done = [...texts].flatMap(({ body }) => statementsIn(body))
  return headConditions(proc).some(({ cond }) => {
    if (cond.kind !== 'inZone' || cond.zone.kind !== 'zone' || cond.of.kind !== 'local') return false
    const { zone } = cond.zone
    const way = movesAway(program, proc, cond.of.local, zone)
    return (
      way !== null &&
      call.args[proc.params.indexOf(cond.of.local)]?.kind === 'local' &&
      done.every((s) => !bringsBack(s, zone) && !endsOne([event.name, ...way], s))
    )
  })
}

const bringsBack = (s: TStmt, zone: string): boolean =>
  OTHERS_DOING.has(s.kind) || (s.kind === 'move' && !leadsElsewhere(s.zone, zone))

/** What ends an event further out ends whatever would be done a second time as well. */
const endsOne = (events: readonly string[], s: TStmt): boolean => s.kind === 'leave' && events.includes(s.event)

const leadsElsewhere = (to: TExpr, zone: string): boolean => to.kind === 'zone' && to.zone !== zone

/**
 * The events by which a text moves the card to another zone whenever it is carried out, from the outside in; null where
 * it may not.
 */
function movesAway(
  program: Program,
  proc: Proc,
  card: Local,
  zone: string,
  inside: readonly Proc[] = [],
): readonly string[] | null {
  const isIt = (x: TExpr | undefined): boolean => x?.kind === 'local' && x.local === card
  for (const s of ownText(proc)) {
    if (s.kind === 'move' && isIt(s.what))
      return leadsElsewhere(s.zone, zone) && !rowOf(s).refuses(s, program) ? ['move'] : null
    if (s.kind === 'call' && !rowOf(s).refuses(s, program)) {
      const inner = program.events.get(s.event)?.proc ?? null
      const param = inner?.params[s.args.findIndex(isIt)]
      const isCertain = inner !== null && headConditions(inner).length === 0 && !announces(inner)
      const way =
        isCertain && param !== undefined && !inside.includes(inner)
          ? movesAway(program, inner, param, zone, [...inside, inner])
          : null
      if (way !== null) return [s.event, ...way]
    }
    if (statementsIn([s]).some((each) => rowOf(each).exits !== 'nothing')) return null
  }
  return null
}

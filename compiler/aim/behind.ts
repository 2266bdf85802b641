import type { TEvent } from '../program/declarations.ts'
import type { Proc, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { type CallSite, callSitesIn } from './call-sites.ts'
import { speaksOnlyOf } from '../analyse/speaks-only-of.ts'
import type { Binding } from './goal.ts'
import { type Route, handed } from './routes.ts'

/** An event to begin in, and those that it is begun within. */
export interface RouteBehind extends Route {
  readonly outer: readonly TEvent[]
}

/** How many of the calls in a text are gone into, and how deep. */
const MOST = 6
const DEEPEST = 3

type CallPlace = CallSite & { readonly statement: TStmt & { readonly kind: 'call' } }

/** Positions that stand in one of the events that a text does, or in what that event does last, and go on behind it. */
export function routesBehind(program: Program, proc: Proc): readonly RouteBehind[] {
  const event = proc.kind === 'event' ? program.events.get(proc.name) : undefined
  if (event === undefined || !proc.resumable) return []
  const calls = new Map(callsIn(program, proc).map((place) => [place.statement.event, place]))
  const begun = { event, outer: [], unknown: proc.params, bindings: [], way: [] }
  return [...calls.values()].slice(-MOST).flatMap((place) => {
    const chain: RouteBehind[] = []
    let route: RouteBehind | null = gone(program, begun, place)
    for (; route !== null && chain.length < DEEPEST; route = intoTheLast(program, route)) chain.push(route)
    const [first, last] = [chain[0], chain.at(-1)]
    return [...(first === undefined ? [] : [first]), ...(last === undefined || last === first ? [] : [last])]
  })
}

function callsIn(program: Program, proc: Proc): readonly CallPlace[] {
  return callSitesIn(program).filter(
    (place): place is CallPlace =>
      place.proc === proc && place.statement.kind === 'call' && place.statement.event !== proc.name,
  )
}

/** The event that is done last of all within another one. */
function intoTheLast(program: Program, route: RouteBehind): RouteBehind | null {
  const proc = route.event.proc
  const last = proc === null ? undefined : callsIn(program, proc).at(-1)
  const isAround = (event: string): boolean => [...route.outer, route.event].some(({ name }) => name === event)
  if (proc === null || !proc.resumable || last === undefined || isAround(last.statement.event)) return null
  return gone(program, route, last)
}

function gone(program: Program, from: RouteBehind, { statement, conditions }: CallPlace): RouteBehind | null {
  const event = program.events.get(statement.event)
  if (event?.proc == null) return null
  const known = new Set(from.event.proc?.params ?? [])
  const { params } = event.proc
  const bindings = params.flatMap((local, i): Binding[] => {
    const arg = statement.args[i]
    return arg !== undefined && speaksOnlyOf(arg, known) ? [{ local, from: handed(arg) }] : []
  })
  const bound = new Set(bindings.map(({ local }) => local))
  return {
    event,
    outer: [...from.outer, from.event],
    unknown: [...from.unknown, ...params.filter((param) => !bound.has(param))],
    bindings: [...from.bindings, ...bindings],
    way: [...from.way, ...conditions.filter(({ test }) => speaksOnlyOf(test, known))],
  }
}

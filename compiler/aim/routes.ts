import { holderOf } from '../interpret/facts.ts'
import type { Value } from '../interpret/value.ts'
import type { Declarations, TEvent } from '../program/declarations.ts'
import type { HookRule, Local, Proc, TExpr, TRule } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'
import { TRUTH } from '../game/type.ts'
import type { Board } from './board.ts'
import { type CallSite, callSitesIn } from './call-sites.ts'
import type { Binding, Want } from './goal.ts'
import type { Source } from './source.ts'

/** How a text comes to be carried out: an event that a position can begin in, and what has to be so there. */
export interface Route {
  readonly event: TEvent
  readonly unknown: readonly Local[]
  readonly bindings: readonly Binding[]
  readonly way: readonly Want[]
}

/** How many ways are followed at most, and through how many texts. */
const MOST = 12
const DEEPEST = 4

/** The ways to a procedure, the shortest first. */
export function routesTo(program: Declarations, proc: Proc, depth = 0): readonly Route[] {
  if (depth > DEEPEST) return []
  switch (proc.kind) {
    case 'event': {
      const event = program.events.get(proc.name)
      return event === undefined ? [] : [{ event, unknown: proc.params, bindings: [], way: [] }]
    }
    case 'hook': {
      const found = ruleOf(program, proc)
      return found === undefined ? [] : throughRule(program, found, depth)
    }
    // It comes after its event, whatever that comes in.
    case 'following':
      return []
    case 'override':
      return through(program, depth, ({ statement: s }) => (s.kind === 'proc' && s.proc === proc ? s.args : null), proc)
    case 'effect':
    case 'lasting': {
      const found = ruleOf(program, proc)
      if (found !== undefined) return throughRule(program, found, depth)
      return through(program, depth, ({ statement: s }) =>
        (s.kind === 'later' || s.kind === 'lasting') && s.proc === proc ? [] : null,
      )
    }
  }
}

/** Ways through the instructions that hand these values over to the procedure. */
function through(
  program: Declarations,
  depth: number,
  argsAt: (place: CallSite) => readonly TExpr[] | null,
  proc?: Proc,
): readonly Route[] {
  const routes: Route[] = []
  for (const place of callSitesIn(program)) {
    const args = argsAt(place)
    if (args === null) continue
    const bindings = args.flatMap((x, i) => boundTo(proc?.params[i], handed(x)))
    for (const route of routesTo(program, place.proc, depth + 1))
      routes.push({
        ...route,
        bindings: [...route.bindings, ...bindings],
        way: [...route.way, ...leadingTo(place)],
      })
    if (routes.length >= MOST) break
  }
  return routes
}

/** That no earlier text stands on a card need not be said of the card that bears the text. */
function leadingTo({ statement, conditions }: CallSite): readonly Want[] {
  return statement.kind === 'proc' ? conditions.filter(({ holds }) => holds) : conditions
}

/** Ways to an event with its arguments; the kernel's are done by instructions within others. */
interface EventRoute extends Route {
  readonly args: readonly Source<Board>[]
}

function routesToEvent(program: Declarations, event: TEvent, rule: TRule, depth: number): readonly EventRoute[] {
  // No position begins within a move, also where rules around it can stop.
  if (event.name === 'move') return routesToMove(program, rule, depth)
  if (event.proc === null) return []
  const { params } = event.proc
  return [{ event, unknown: params, bindings: [], way: [], args: params.map(sameAs) }]
}

const heldBy = (board: Board, local: Local): Value => board.held.get(local) ?? null

export const sameAs = (local: Local): Source<Board> => ({ kind: 'local', local })

const worked = (value: (board: Board) => Value): Source<Board> => ({ kind: 'value', value })

/** What an expression hands over. */
export const handed = (x: TExpr): Source<Board> =>
  x.kind === 'local' ? sameAs(x.local) : worked((board) => board.value(x))

function routesToMove(program: Declarations, rule: TRule, depth: number): readonly EventRoute[] {
  const found: EventRoute[] = []
  for (const { proc, statement: s, conditions } of callSitesIn(program)) {
    if (s.kind !== 'move' || found.length >= 3 * MOST || !mayBeAbout(rule, s.zone)) continue
    const card = (board: Board): Value => firstOf(board.value(s.what))
    const args = [
      s.what.kind === 'local' && !s.what.type.set ? sameAs(s.what.local) : worked(card),
      worked((board) => placeOf(board, card(board))),
      worked((board) => zoneAt(board, s.zone)),
    ]
    for (const route of routesTo(program, proc, depth + 1))
      found.push({ ...route, way: [...route.way, ...conditions], args })
  }
  return found.sort((a, b) => a.bindings.length + a.way.length - b.bindings.length - b.way.length)
}

/** Whether a rule around moves may be about one to this zone, as far as the names tell. */
function mayBeAbout({ binders: [, , to], tests }: TRule, zone: TExpr): boolean {
  if (to == null || zone.kind !== 'zone') return true
  const named = tests.flatMap((test) =>
    test.kind === 'zoneIs' && test.of.kind === 'local' && test.of.local === to && test.zone.kind === 'zone'
      ? [test.zone.zone]
      : [],
  )
  return named.every((name) => name === zone.zone)
}

const firstOf = (value: Value): Value => (Array.isArray(value) ? ((value as readonly Value[])[0] ?? null) : value)

function placeOf({ machine }: Board, card: Value): Value {
  return typeof card === 'number' ? (machine.state.cards[card]?.place ?? null) : null
}

/** The number of the zone that an instruction names. */
function zoneAt(board: Board, x: TExpr): Value {
  if (x.kind !== 'zone') return board.value(x)
  const base = board.machine.program.game.zones.get(x.zone)?.base ?? 0
  const key = x.key === null ? 0 : board.value(x.key)
  return typeof key === 'number' ? base + key : null
}

/** Ways to where a rule around an event applies. */
export function routesToRule(program: Declarations, event: TEvent, rule: TRule, depth = 0): readonly Route[] {
  if (rule.lasting !== null) return []
  return routesToEvent(program, event, rule, depth)
    .slice(0, MOST)
    .map(({ args, ...route }) => joinedRoute(route, rule, args))
}

/** A way on which a rule is bound to the arguments of its event; its own tests are left to who asks. */
export function joinedRoute(route: Route, rule: TRule, args: readonly Source<Board>[]): Route {
  const { selfDomain } = rule
  return {
    ...route,
    unknown: selfDomain === null ? route.unknown : [...route.unknown, selfDomain.local],
    bindings: [
      ...route.bindings,
      ...rule.binders.flatMap((binder, i) => boundTo(binder ?? undefined, args[i] ?? worked(() => null))),
      ...holding(rule),
    ],
    way: [...route.way, ...(selfDomain === null ? [] : membership(selfDomain))],
  }
}

/** `you` of a text is who holds the card. */
export function holding({ self, you }: Pick<TRule, 'self' | 'you'>): readonly Binding[] {
  return self === null
    ? []
    : boundTo(
        you ?? undefined,
        worked((board) => holderOf(board.machine, heldBy(board, self))),
      )
}

/** That a variable is a member of what it ranges over. */
export function membership({ local, set, tests }: NonNullable<TRule['selfDomain']>): readonly Want[] {
  const inSet: TExpr[] =
    set === null
      ? []
      : [{ kind: 'binary', op: 'in', left: localExpr(local, set.span), right: set, type: TRUTH, span: set.span }]
  return [...inSet, ...tests].map((test) => ({ test, holds: true }))
}

const boundTo = (local: Local | undefined, from: Source<Board>): Binding[] =>
  local === undefined ? [] : [{ local, from }]

interface Hooked {
  readonly event: TEvent
  readonly rule: HookRule
}

/** Ways to the text of a rule, on which the rule applies. */
function throughRule(program: Declarations, { event, rule }: Hooked, depth: number): readonly Route[] {
  const tests = rule.tests.map((test): Want => ({ test, holds: true }))
  return routesToRule(program, event, rule, depth + 1).map((route) => ({ ...route, way: [...route.way, ...tests] }))
}

function ruleOf(program: Declarations, proc: Proc): Hooked | undefined {
  for (const event of program.events.values()) {
    const rule = [...event.insteads, ...event.befores, ...event.afters, ...event.whens].find((r) => r.proc === proc)
    if (rule !== undefined) return { event, rule }
  }
  return undefined
}

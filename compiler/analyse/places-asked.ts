import type { Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Effects } from './effects.ts'
import { builtins } from './expressions/builtins.ts'
import { FromChosenSets } from './from-chosen-sets.ts'
import { OrderOfRounds } from './order-of-rounds.ts'
import { statementsIn } from './walk.ts'

/**
 * Which places in a set that is chosen one by one rules can ask for: none, as where they only count or add; the first,
 * the last, or both ends; or all, so that each order may be another set. What engines call so is in
 * `runtime/trials/places-asked.ts`.
 */
export type PlacesAsked = 'none' | 'first' | 'last' | 'ends' | 'all'

/** Which places of a set conditions on it ask for, while nothing changes. */
export const placesOf = (program: Program, effects: Effects, set: Local, conditions: readonly TExpr[]): PlacesAsked =>
  placesOfAll(program, effects, new FromChosenSets(program, [set], [], conditions))

/**
 * Which places of the sets that are chosen in announcements these ask for, by name or by the zones into which members
 * come meanwhile, or by what is done with one member after the other.
 */
export function placesInAnnouncements(program: Program, effects: Effects, announced: ReadonlySet<Proc>): PlacesAsked {
  const procs = [...announced]
  const sets = procs
    .flatMap(({ body }) => statementsIn(body))
    .flatMap((s) => (s.kind === 'choose' && s.count !== null ? [s.result] : []))
  if (sets.length === 0) return 'none'
  return placesOfAll(program, effects, new FromChosenSets(program, sets, procs, testsAroundEvents(program)))
}

/** The places that something that is asked or done with what comes from the sets asks for. */
function placesOfAll(program: Program, effects: Effects, from: FromChosenSets): PlacesAsked {
  const places = new Set<PlacesAsked>(from.asked.map((x) => placeIn(x, from)))
  const order = new OrderOfRounds(program, effects)
  const counts = (s: TStmt): boolean =>
    s.kind === 'each' && s.domain.set !== null && from.comes(s.domain.set) && order.counts(s)
  if (places.has('all') || from.done.some(counts)) return 'all'
  if (places.has('first')) return places.has('last') ? 'ends' : 'first'
  return places.has('last') ? 'last' : 'none'
}

/** What keeps events from happening as they would. */
const testsAroundEvents = (program: Program): readonly TExpr[] =>
  [...program.events.values()].flatMap(({ cannots, insteads }) =>
    [...cannots, ...insteads].flatMap((rule) => rule.tests),
  )

function placeIn(x: TExpr, from: FromChosenSets): PlacesAsked {
  if (x.kind === 'query' && x.quantifier === 'the')
    return x.domain.set !== null && from.comes(x.domain.set) ? 'all' : 'none'
  if (x.kind !== 'builtin' || builtins[x.name].order !== 'places') return 'none'
  if (!x.args.some((arg) => from.comes(arg))) return 'none'
  const [set] = x.args
  // What is said of each member stands in the order of the members.
  const members = set?.kind === 'map' ? set.set : set
  const isWhole = members !== undefined && from.isWhole(members)
  return isWhole && (x.name === 'first' || x.name === 'last') ? x.name : 'all'
}

import { substituted } from '../analyse/substituted.ts'
import { blocksOf, exprsOf, partsOf, within } from '../analyse/walk.ts'
import type { Domain, Local, Proc, TExpr, TStmt } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import { speaksOnlyOf } from '../analyse/speaks-only-of.ts'
import type { Binding, Want } from './goal.ts'
import { type Route, membership } from './routes.ts'

/** Conditions in a text about the same things that it goes through, has chosen or has worked out on the way. */
export interface InnerTests {
  readonly tests: readonly TExpr[]
  readonly picked: readonly Picked[]
  /** What leads to them. */
  readonly conditions: readonly Want[]
}

/** Something that a text goes through or chooses, and the variables that stand for it. */
interface Picked {
  readonly domain: Domain
  readonly bindings: readonly Binding[]
}

/** What is known where an instruction stands. */
interface Place {
  readonly picked: readonly Picked[]
  /** What variables were said to be; with what they were worked out from in their place. */
  readonly lets: ReadonlyMap<Local, TExpr>
  readonly conditions: readonly Want[]
}

/** How many groups of conditions are looked at in one text, and of how many parts a condition is at most. */
const MOST = 8
const LARGEST = 200

/**
 * The conditions of a text that hang on more than is known as it begins, with what has to be so for them to be asked:
 * some card that it goes through, or could choose.
 */
export function innerTestsOf(proc: Proc, known: ReadonlySet<Local>): readonly InnerTests[] {
  const groups = new Map<string, InnerTests>()
  const add = (test: TExpr, { picked, lets, conditions }: Place): void => {
    const isOtherwise = conditions.some(({ holds }) => !holds)
    if (!isOtherwise && speaksOnlyOf(test, known)) return
    const meant = substituted(test, lets)
    if (isLarge(meant)) return
    const all = new Set([...known, ...picked.flatMap(localsOf)])
    if (!speaksOnlyOf(meant, all)) return
    const leading = conditions.filter((want) => speaksOnlyOf(want.test, all))
    // What stands in the same branch can hold together.
    const branch = isOtherwise ? leading.map((want) => `${want.holds} ${keyOf(want.test)}`).join() : ''
    const key = `${picked.map(({ domain }) => domain.local.id).join()} ${branch}`
    const before = groups.get(key)
    groups.set(key, { tests: [...(before?.tests ?? []), meant], picked, conditions: before?.conditions ?? leading })
  }
  visit(proc.body, { picked: [], lets: new Map(), conditions: [] }, add)
  return [...groups.values()].slice(0, MOST)
}

/** What has to be so for a value to be each of those that it is by cases. */
export function casesOfValue(x: TExpr, way: readonly Want[] = []): readonly (readonly Want[])[] {
  if (x.kind !== 'if') return way.length === 0 ? [] : [way]
  const { cond, then, otherwise } = x
  const cases = [
    ...casesOfValue(then, [...way, { test: cond, holds: true }]),
    ...casesOfValue(otherwise, [...way, { test: cond, holds: false }]),
  ]
  return way.length === 0 ? cases.slice(0, MOST) : cases
}

const localsOf = ({ domain, bindings }: Picked): readonly Local[] => [
  domain.local,
  ...bindings.map(({ local }) => local),
]

function visit(body: readonly TStmt[], begun: Place, add: (test: TExpr, place: Place) => void): void {
  let place = begun
  for (const s of body) {
    for (const test of testsOf(s)) add(test, place)
    for (const [block, inside] of insideOf(s, place)) visit(block, inside, add)
    place = behind(s, place)
  }
}

/** What an instruction itself asks. */
function testsOf(s: TStmt): readonly TExpr[] {
  const own = s.kind === 'if' || s.kind === 'onlyIf' ? [s.cond] : s.kind === 'loop' ? [s.while, s.until] : []
  const values = exprsOf(s).flatMap((x) => within(x).flatMap((part) => (part.kind === 'if' ? [part.cond] : [])))
  return [...own.filter((x) => x !== null), ...values]
}

function insideOf(s: TStmt, place: Place): readonly (readonly [readonly TStmt[], Place])[] {
  if (s.kind === 'if')
    return [
      [s.then, leading(place, s.cond, true)],
      [s.otherwise, leading(place, s.cond, false)],
    ]
  if (s.kind === 'each') return [[s.body, having(place, { domain: s.domain, bindings: [] })]]
  return blocksOf(s).map((block) => [block, place] as const)
}

function behind(s: TStmt, place: Place): Place {
  if (s.kind === 'onlyIf') return leading(place, s.cond, true)
  if (s.kind === 'assign') {
    const value = substituted(s.value, place.lets)
    // What is worked out from itself again and again would double each time that it is put in its place.
    const lets = new Map(place.lets)
    if (isLarge(value)) lets.delete(s.local)
    else lets.set(s.local, value)
    return { ...place, lets }
  }
  if (s.kind !== 'choose' || s.count !== null) return place
  const { domain, result } = s
  const from = { kind: 'local', local: domain.local } as const
  return having(place, { domain, bindings: result === domain.local ? [] : [{ local: result, from }] })
}

/** Whether an expression has too many parts to be put in the place of a variable; counted no further than that. */
function isLarge(x: TExpr, counted = { parts: 0 }): boolean {
  counted.parts += 1
  return counted.parts > LARGEST || partsOf(x).some((part) => isLarge(part, counted))
}

const leading = (place: Place, cond: TExpr, holds: boolean): Place => ({
  ...place,
  conditions: [...place.conditions, { test: substituted(cond, place.lets), holds }],
})

/** A domain asks in terms of what the variables stood for as it was said. */
function having(place: Place, { domain, bindings }: Picked): Place {
  const put = (x: TExpr): TExpr => substituted(x, place.lets)
  const meant = { ...domain, set: domain.set === null ? null : put(domain.set), tests: domain.tests.map(put) }
  return { ...place, picked: [...place.picked, { domain: meant, bindings }] }
}

/** A way to a text on which it comes to these conditions. */
export const innerRoute = (route: Route, { picked, conditions }: InnerTests): Route => ({
  ...route,
  unknown: [...route.unknown, ...picked.map(({ domain }) => domain.local)],
  bindings: [...route.bindings, ...picked.flatMap(({ bindings }) => bindings)],
  way: [...route.way, ...conditions, ...picked.flatMap(({ domain }) => membership(domain))],
})

import { fromKindTable } from '../kind-table.ts'
import { halvesOf } from '../program/halves.ts'
import type { Domain, TExpr } from '../program/ir.ts'
import { all, any, lambda } from '../typescript/build.ts'
import { type Code, type Part, FALSE, codeOf } from '../typescript/code.ts'
import { aside, literal, quoted } from '../typescript/literals.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import { builtin } from './builtins.ts'
import { columnIndex } from './column-index.ts'
import { binary, equal } from './compare.ts'
import { denied } from './denied.ts'
import type { Emitter, Names } from './emitter.ts'
import { absentParts } from '../analyse/absent-parts.ts'
import { announces, isRestricted } from '../analyse/event-text.ts'
import { allThere, guarded, nothing } from './guarded.ts'
import { allOfDomain, setOf, zoneNumber } from './domains.ts'
import { grownSet } from './unbounded.ts'
import { membersThat, someMember } from './members.ts'
import { optionPlace, optionValue } from './option-place.ts'
import { placeOfFact, printed, stored } from './stored.ts'
import { type Writing, argument } from './writing.ts'
import { allOf, liesIn } from './zones.ts'

export function writing(em: Emitter, names: Names): Writing {
  const w: Writing = { em, names, ex: (x) => written(x, w) }
  return w
}

/** Turns a typed expression into code. `names` knows the variables in reach. */
export const emitExpr = (em: Emitter, names: Names, x: TExpr): Code => written(x, writing(em, names))

/** The number of one zone: `ZONE.hand + p`. A key that is none gives no zone. */
export const zoneInstance = (em: Emitter, names: Names, x: TExpr): Code => zoneNumber(writing(em, names), x)

/** The set a domain ranges over, before its tests. */
export const domainSet = (em: Emitter, names: Names, d: Domain): Code => setOf(writing(em, names), d)

/** The place in the state where a fact is kept. */
export const storedPlace = (em: Emitter, names: Names, x: TExpr & { kind: 'stored' }): Code =>
  placeOfFact(writing(em, names), x)

export const conjunction = (em: Emitter, names: Names, tests: readonly TExpr[]): Code =>
  all(tests.map((t) => emitExpr(em, names, t)))

const written = fromKindTable<TExpr, [w: Writing], Code>({
  number: (x) => codeOf(x.value),
  truth: (x) => codeOf(x.value),
  text: (x) => code`${x.index} ${aside(quoted(x.value))}`,
  none: () => code`NONE`,
  local: (x, { names }) => codeOf(names.of(x.local)),
  enum: (x, { em }) => em.enumValue(x.enum, x.value),
  definition: (x) => code`CARD[${literal(x.name)}]`,
  option: (x, { em }) => code`${optionPlace(em, x.option)}!`,
  optionIs: (x, { em }) => code`${optionPlace(em, x.option)} === ${optionValue(em, x.option, x.value)}`,
  stored: (x, w) => stored(w, x),
  derived: (x, w) => applied(w, w.em.factName(x.fact), x.args, nothing(x)),
  printed: (x, w) => printed(w, x),
  adjective: (x, w) => applied(w, w.em.adjective(x.name), [x.of], false),
  relation: (x, w) => applied(w, w.em.relation(x.name), [x.left, x.right], false),
  zone: (x, w) => zoneSet(w, x),
  inZone: (x, w) => inZone(w, x),
  zoneIs: (x, w) =>
    x.zone.kind === 'zone' && x.zone.family
      ? liesIn(w.em, x.zone.zone, w.ex(x.of))
      : code`${w.ex(x.of)} === ${zoneNumber(w, x.zone)}`,
  builtin: (x, w) => builtin(w, x),
  map: (x, w) => mapped(w, x),
  query: (x, w) => query(w, x),
  if: ({ cond, then, otherwise }, { em, ex }) => {
    const test = ex(cond)
    const yes = em.narrowing.under(cond, true, () => ex(then))
    return code`${test} ? ${yes} : ${em.narrowing.under(cond, false, () => ex(otherwise))}`
  },
  case: (x, w) => caseOf(w, x),
  binary: (x, w) => binary(w, x),
  not: (x, w) => denied(w, x.operand),
  list: (x, { ex }) => code`[${x.items.map(ex)}]`,
  times: (x, w) => times(w, x),
  can: (x, w) => couldHappen(w, x),
})

/** A function of the state, asked of things that may be none. */
function applied(w: Writing, name: Part, args: readonly TExpr[], none: Part): Code {
  return guarded(
    args.map((arg) => argument(w, arg)),
    none,
    (of) => code`${name}(${[STATE, ...of]})`,
  )
}

/** Whether nothing keeps the event from happening, and all its parts are there. */
function couldHappen(w: Writing, { event: name, args, counting }: TExpr & { kind: 'can' }): Code {
  const { em } = w
  const event = em.program.events.get(name)
  const absent = absentParts(em.program, name, args)
  const parts = args.map((x) => ({ code: w.ex(x), optional: absent.includes(x) }))
  if (event === undefined || !isRestricted(event)) return all(allThere(parts))
  return guarded(parts, FALSE, (of) => {
    if (counting === true) return code`${em.uncounted(name)}(${[STATE, ...of]})`
    const asked = code`${em.can(name)}(${[STATE, ...of]})`
    // While something is announced this asks about another announcement, which stands for itself.
    return event.proc !== null && announces(event.proc) ? code`apart(s, () => ${asked})` : asked
  })
}

function zoneSet(w: Writing, x: TExpr & { kind: 'zone' }): Code {
  if (x.family) return allOf(w.em, x.zone)
  const set = code`s.zones[${zoneNumber(w, x)}]`
  // A card outside of every zone has no holder, and a card of nobody no owner.
  const uncertain = x.key !== null && (x.key.type.optional || x.key.kind === 'builtin' || x.key.kind === 'derived')
  return uncertain ? code`${set} ?? []` : code`${set}!`
}

function inZone(w: Writing, x: TExpr & { kind: 'inZone' }): Code {
  const of = w.ex(x.of)
  if (x.zone.kind === 'zone' && x.zone.family) return liesIn(w.em, x.zone.zone, code`s.place[${of}]!`)
  if (x.of.type.base === 'effect') return code`s.zones[${zoneNumber(w, x.zone)}]!.includes(${of})`
  return code`s.place[${of}] === ${zoneNumber(w, x.zone)}`
}

function mapped({ em, names, ex }: Writing, x: TExpr & { kind: 'map' }): Code {
  const variable = names.of(x.local)
  const set = em.loops.through(x.local, ex(x.set))
  if (!x.body.type.set) return code`${set}.map(${lambda(variable, ex(x.body))})`
  const all = code`${set}.flatMap(${lambda(variable, em.loops.through(x.local, ex(x.body)))})`
  return code`[...new Set(${grownSet(em, x, all)})]`
}

function query(w: Writing, x: TExpr & { kind: 'query' }): Code {
  const { domain, quantifier } = x
  const open = domain.tests.length === 0
  const set = (): Code => (open ? allOfDomain(w, domain) : setOf(w, domain))
  const variable = w.names.of(domain.local)
  const test = conjunction(w.em, w.names, domain.tests)
  switch (quantifier) {
    case 'some':
      return open ? code`${set()}.length > 0` : someMember(w, domain, variable, test)
    case 'no':
      return open ? code`${set()}.length === 0` : code`!${someMember(w, domain, variable, test)}`
    case 'each':
      return open ? set() : membersThat(w, domain, variable, test)
    case 'the':
      return open ? code`${set()}[0] ?? NONE` : code`${set()}.find(${lambda(variable, test)}) ?? NONE`
  }
}

function caseOf(w: Writing, x: TExpr & { kind: 'case' }): Code {
  const subject = w.ex(x.subject)
  const arms = x.arms.map((arm) => ({
    test: equal(w, x.subject, arm.when, subject, w.ex(arm.when)),
    value: w.ex(arm.value),
  }))
  return firstOf(arms, w.ex(x.otherwise))
}

interface Arm {
  readonly test: Code
  readonly value: Code
}

/** The value of the first whose test holds. */
function firstOf(arms: readonly Arm[], otherwise: Code): Code {
  const halves = halvesOf(arms)
  if (halves === null)
    return arms.reduceRight((others, { test, value }) => code`${test} ? ${value} : ${others}`, otherwise)
  const { first, middle, second } = halves
  const some = any([...first, middle].map(({ test }) => test))
  return code`${some} ? ${firstOf(first, middle.value)} : ${firstOf(second, otherwise)}`
}

function times({ em, ex }: Writing, x: TExpr & { kind: 'times' }): Code {
  const column = code`s.${em.counter(x.counter.name)}`
  return x.keys.length === 0 ? column : code`${column}[${columnIndex(x.counter.keys, x.keys.map(ex))}] ?? 0`
}

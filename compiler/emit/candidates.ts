import { all, lambda } from '../typescript/build.ts'
import { type Code, NOTHING, type Part, lines } from '../typescript/code.ts'
import { data } from '../typescript/data.ts'
import { literal } from '../typescript/literals.ts'
import { code } from '../typescript/vocabulary.ts'
import { boundsOfMembers, liesWithin } from '../analyse/bounds.ts'
import type { Growing } from '../analyse/set-laid-down.ts'
import { CHOSEN, biasOf } from '../program/number-ranges.ts'
import { placesOf } from '../analyse/places-asked.ts'
import { requiredOf, whileChosen } from '../analyse/set-chosen.ts'
import { mentions } from '../analyse/walk.ts'
import type { Local, TExpr, TStmt } from '../program/ir.ts'
import { valuesOfMembers } from './compare.ts'
import type { Emitter, Names } from './emitter.ts'
import { conjunction, domainSet, emitExpr, zoneInstance } from './expr.ts'
import { keptText, offerable } from './texts.ts'

type Choose = TStmt & { kind: 'choose' }

type Values = NonNullable<ReturnType<typeof valuesOfMembers>>

/** What is asked of a set that is chosen card by card. */
interface OfSet {
  /** How many there are at least and at most. */
  readonly from: Part
  readonly to: Part
  /** What cards chosen so far have to meet with whatever is added to them; null where nothing is said of it. */
  readonly growing: Growing | null
}

/**
 * Code that lists what may be answered at a choice; `set` when several are chosen, of which all must pass `required`.
 */
export function candidates(
  em: Emitter,
  around: Names,
  s: Choose,
  required: readonly TExpr[],
  ofSet: OfSet | null = null,
): Code {
  const own = requiredOf(em.program, s, [])
  const names = around.inner()
  for (const taken of ['picked', 'mayGrow']) if (ofSet?.growing != null) names.reserve(taken)
  const result = around.of(s.result)
  const set =
    s.domain.set === null ? domainSet(em, names, s.domain) : keptText(em, s.domain.set, domainSet(em, names, s.domain))
  const variable = names.fresh(s.domain.local.name)
  names.alias(s.domain.local, variable)
  const answer = code`${chosen(em, s, variable)} + ${biasOf(s.domain.local.type)}`
  const tests = [...offerable(em, s.domain, variable), ...s.domain.tests.map((t) => emitExpr(em, names, t))]
  if (ofSet === null) {
    const push = code`out.push(${answer})`
    return code`for (const ${variable} of ${set}) ${tests.length === 0 ? push : code`if (${all(tests)}) ${push}`}`
  }
  const { from, to, growing } = ofSet
  const fits = growing === null ? [] : [code`(s.reasons !== null || mayGrow([...picked, ${variable}]))`]
  const open = all([code`!isChosen(${variable}, ${result})`, ...tests, ...fits])
  const each = lines([
    growing === null ? NOTHING : mayGrow(em, names, growing, result),
    code`for (const ${variable} of ${set}) if (${open}) out.push(${answer})`,
  ])
  if (required.length === 0) return each
  const picked = names.fresh('picked')
  names.alias(s.result, picked)
  const test = lambda(picked, conjunction(em, names, required), code`‹: number[]›`)
  // An explanation tries what the question itself leaves, so that it comes to the line that refuses.
  const everything = (): Code => {
    const unrefused = own.length === 0 ? each : candidates(em, around, s, own, ofSet)
    return code`if (s.reasons !== null) {\n${unrefused}\nreturn\n}`
  }
  const wanted = wantedSet(em, names, s, { required, from, to, passes: test })
  const fitting = code`const rest = ${set}.filter(${lambda(variable, open)})
for (const ${variable} of nextMembers(${[result, code`rest`, wanted]})) out.push(${answer})`
  return lines([own.length < required.length ? everything() : NOTHING, fitting])
}

/** What a set has to be that is put together; `passes` is the test of what is `required` of it. */
export function wantedSet(
  em: Emitter,
  names: Names,
  { result, site }: Choose,
  { required, from, to, passes }: { required: readonly TExpr[]; from: Part; to: Part; passes: Code },
): Code {
  const places = placesOf(em.program, em.analyses.effects(), result, required)
  const lasting = em.shortcuts.has('growing-sets') ? whileChosen(em.program, result, required).flatMap(conjuncts) : []
  const alike = lasting.flatMap((x) => likenessIn(x, result) ?? [])[0]
  return data({
    count: code`[${from}, ${to}]`,
    passes,
    site: site.id,
    alike: alike === undefined ? undefined : likeness(em, names, alike),
    grows: growthTest(
      em,
      names,
      result,
      lasting.filter((x) => likenessIn(x, result) === null),
    ),
    places: places === 'none' ? undefined : places,
  })
}

const conjuncts = (x: TExpr): readonly TExpr[] =>
  x.kind === 'binary' && x.op === 'and' ? [x.left, x.right].flatMap(conjuncts) : [x]

/** What all members of a set have alike where a condition says so, as `count of distinct of rank of s <= 1`. */
function likenessIn(x: TExpr, set: Local): Values | null {
  if (x.kind !== 'binary' || x.op !== '<=' || x.right.kind !== 'number' || x.right.value !== 1) return null
  const values = x.left.kind === 'builtin' && x.left.name === 'count' ? valuesOfMembers(x.left.args[0]) : null
  return values?.set.kind === 'local' && values.set.local === set && !mentions(values.body, set) ? values : null
}

function likeness(em: Emitter, around: Names, { local, body }: Values): Code {
  const names = around.inner()
  const each = names.fresh(local.name)
  names.alias(local, each)
  return lambda(each, emitExpr(em, names, body), code`‹: number›`)
}

/** A test of the members chosen so far, which no further member can make true again; nothing where there is none. */
function growthTest(em: Emitter, around: Names, set: Local, lasting: readonly TExpr[]): Code | undefined {
  if (lasting.length === 0) return undefined
  const names = around.inner()
  const picked = names.fresh('picked')
  names.alias(set, picked)
  return lambda(picked, conjunction(em, names, lasting), code`‹: readonly number[]›`)
}

/** A test of cards that lie where the chosen ones are going to: whether more of them could still do. */
function mayGrow(em: Emitter, names: Names, { conditions, set, zone }: Growing, result: Part): Code {
  const cards = names.fresh('cards')
  names.alias(set, cards)
  const test = lambda(cards, conjunction(em, names, conditions), code`‹: readonly number[]›`)
  const there = code`s.zones[${zoneInstance(em, names, zone)}]!`
  return code`const mayGrow = ${test}\nconst picked = [...${there}, ...${result}]`
}

/** A number that the text does not keep within the range of answers is looked at before it becomes one. */
function chosen(em: Emitter, s: Choose, variable: Part): Part {
  if (s.domain.local.type.base !== 'number' || liesWithin(boundsOfMembers(em.program, s.domain.set), CHOSEN))
    return variable
  return code`fitting(${variable}, ${CHOSEN.from}, ${CHOSEN.to}, ${literal(s.site.prompt)})`
}

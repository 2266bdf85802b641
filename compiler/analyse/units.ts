import type { Span } from '../../grammar/source-file.ts'
import type { Program } from '../program/program.ts'
import type { TExcept, TSentence } from '../program/declarations.ts'
import type { TExample, TGiven, TMatcher, TStep } from '../program/examples.ts'
import type { Compulsion, Local, OfferRule, Proc, TExpr, TRule, TStmt } from '../program/ir.ts'
import { partsOfSelf } from './domain.ts'
import { addWithin, expressionsIn, within } from './walk.ts'

/** A stretch of the program that somebody wrote as one thing: a body, a rule, a sentence, a definition. */
export interface Unit {
  readonly name: string
  readonly kind: 'procedure' | 'fact' | 'exception' | 'sentence' | 'zone' | 'rule' | 'permission' | 'count'
  readonly span: Span
  readonly body: readonly TStmt[]
  /** Expressions outside of the body that are not tests. */
  readonly exprs: readonly TExpr[]
  /** All must hold for the unit to apply. */
  readonly tests: readonly TExpr[]
  /** Of procedures alone. */
  readonly proc?: Proc
}

/** All units of a program, examples apart. */
export function unitsOf(program: Program): readonly Unit[] {
  return [
    ...program.procs.map((proc): Unit => ({
      name: proc.name,
      kind: 'procedure',
      span: proc.span,
      body: proc.body,
      exprs: [],
      tests: [],
      proc,
    })),
    ...factUnits(program),
    ...[...program.adjectives.values()].flatMap((a) => [plain(a.name, a.span, a.starts), ...a.sentences.map(sentence)]),
    ...[...program.relations.values()].flatMap((r) => r.sentences.map(sentence)),
    ...[...program.zones.values()].map((z): Unit => ({
      ...plain(z.name, program.game.zones.get(z.name)?.name.span ?? NOWHERE, z.capacity, z.seenBy),
      kind: 'zone',
    })),
    ...program.viewers.map(exception),
    ...[...program.events.values()].flatMap((e) =>
      [...e.cannots, ...e.insteads, ...e.befores, ...e.afters, ...e.whens, ...e.endings].map(rule),
    ),
    ...[...program.events.values()].flatMap(({ name, audience }) =>
      audience.map(({ span, readers }) => plain(name, span, readers)),
    ),
    ...program.askedPrivately.map(({ at, span, readers }) => plain(at.name, span, readers)),
    ...program.offers.map(permission),
    ...program.compulsions.map(compulsion),
    ...program.always.map(({ name, span, cond }) => plain(name, span, cond)),
    ...program.refusals.map((r): Unit => ({
      name: r.name,
      kind: 'rule',
      span: r.span,
      body: [],
      exprs: partsOfSelf(r.about),
      tests: r.cond === null ? [] : [r.cond],
    })),
    ...program.counters.map((c): Unit => ({
      name: c.name,
      kind: 'count',
      span: c.tests[0]?.span ?? NOWHERE,
      body: [],
      exprs: c.keyValues,
      tests: c.tests,
    })),
  ]
}

const NOWHERE: Span = { file: { path: '', text: '' }, start: 0, end: 0 }

function factUnits(program: Program): Unit[] {
  return [...program.facts.values()].flatMap((f) => [
    { ...plain(f.name, f.span, f.starts, f.value), body: f.body ?? [] },
    ...f.excepts.map(exception),
  ])
}

function plain(name: string, span: Span, ...exprs: readonly (TExpr | null)[]): Unit {
  return { name, kind: 'fact', span, body: [], exprs: exprs.filter((x) => x !== null), tests: [] }
}

function sentence(s: TSentence): Unit {
  return { name: s.name, kind: 'sentence', span: s.span, body: [], exprs: partsOfSelf(s.selfDomain), tests: s.tests }
}

function exception(x: TExcept): Unit {
  return {
    name: x.name,
    kind: 'exception',
    span: x.span,
    body: [],
    exprs: [x.value, ...partsOfSelf(x.selfDomain)],
    tests: x.tests,
  }
}

function rule(r: TRule): Unit {
  return { name: r.name, kind: 'rule', span: r.span, body: [], exprs: partsOfSelf(r.selfDomain), tests: r.tests }
}

function permission(o: OfferRule): Unit {
  const sets = o.args.flatMap((a) =>
    a.kind === 'domain' && a.domain.set !== null ? [a.domain.set] : a.kind === 'value' ? [a.value] : [],
  )
  return {
    name: o.name,
    kind: 'permission',
    span: o.span,
    body: [],
    exprs: [...sets, ...partsOfSelf(o.selfDomain)],
    tests: testsOfOffer(o),
  }
}

function compulsion({ name, span, selfDomain, selfTests, cond }: Compulsion): Unit {
  const tests = [...selfTests, ...(cond === null ? [] : [cond])]
  return { name, kind: 'permission', span, body: [], exprs: partsOfSelf(selfDomain), tests }
}

/** What must hold for a permission besides the places where its variables are looked for. */
export function testsOfOffer(o: OfferRule): TExpr[] {
  const domains = o.args.flatMap((a) => (a.kind === 'domain' ? a.domain.tests : []))
  return [...o.selfTests, ...domains, ...(o.cond === null ? [] : [o.cond])]
}

const read = new WeakMap<Unit, readonly TExpr[]>()

/** Every expression of a unit; worked out once. */
export function expressionsOf(unit: Unit): readonly TExpr[] {
  const known = read.get(unit) ?? [...[...unit.exprs, ...unit.tests].flatMap(within), ...expressionsIn(unit.body)]
  read.set(unit, known)
  return known
}

const readOfExample = new WeakMap<TExample, readonly TExpr[]>()

/** Every expression of an example; worked out once, as edits leave most examples as they are. */
export function expressionsOfExample(example: TExample): readonly TExpr[] {
  const known = readOfExample.get(example) ?? gatheredOfExample(example)
  readOfExample.set(example, known)
  return known
}

function gatheredOfExample(example: TExample): readonly TExpr[] {
  const found: TExpr[] = []
  for (const call of [...example.before, ...example.path]) for (const x of call.args) addWithin(x, found)
  for (const given of example.given) for (const x of sidesOf(given)) addWithin(x, found)
  for (const step of example.steps) for (const x of saidIn(step)) addWithin(x, found)
  return found
}

function sidesOf(given: TGiven): readonly TExpr[] {
  switch (given.kind) {
    case 'fact':
      return [given.place, given.value]
    case 'mark':
      return [given.of]
    case 'deck':
      return [given.place]
    case 'rest':
      return [given.zone]
    case 'zone':
      return [given.zone, ...given.items.flatMap(({ what, facts }) => [...facts.map((f) => f.value), ...valueOf(what)])]
  }
}

function saidIn(step: TStep): readonly TExpr[] {
  if (step.kind === 'then') return [step.fact]
  if (step.kind === 'knows') return step.cards.flatMap(valueOf)
  return step.kind === 'chooses' || step.kind === 'choosable' || step.kind === 'chance'
    ? step.values.flatMap(valueOf)
    : []
}

const valueOf = (what: TMatcher): readonly TExpr[] => (what.kind === 'value' ? [what.value] : [])

/** The variables of a set of tests under names that do not depend on where they were read. */
export function named(locals: readonly (Local | null)[]): Map<number, string> {
  return new Map(locals.flatMap((l, i) => (l === null ? [] : [[l.id, `param ${i}`] as const])))
}

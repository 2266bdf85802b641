import { rowOfExpr } from '../analyse/operations.ts'
import { substituted } from '../analyse/substituted.ts'
import { within } from '../analyse/walk.ts'
import type { TSentence } from '../program/declarations.ts'
import type { TExpr, Local } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import { type Naming, alternatives } from './formula.ts'
import { isIdleBetween } from './idle-between.ts'
import { knownBounds, casesOf, printedNumbers } from './known-bounds.ts'
import { Reasons } from './reasons.ts'
import { SaidInPlace } from './said-in-place.ts'
import { SameParts } from './same-parts.ts'
import { areAlike } from './valuations.ts'
import { WhatIsLeft } from './what-is-left.ts'

/** What a fact of these things is worked out as: it has no exceptions, and the things are there. */
function knownValue(program: Program, x: TExpr): TExpr | null {
  const fact = x.kind === 'derived' ? program.facts.get(x.fact) : undefined
  if (x.kind !== 'derived' || fact === undefined || fact.value === null || fact.excepts.length > 0) return null
  if (x.args.length !== fact.params.length || x.args.some(({ type }) => type.optional)) return null
  return substituted(fact.value, new Map<Local, TExpr>(fact.params.flatMap((p, i) => argOf(p, x.args[i]))))
}

const argOf = (param: Local, arg: TExpr | undefined): readonly (readonly [Local, TExpr])[] =>
  arg === undefined ? [] : [[param, arg]]

/** What a program says of what happens; what else it holds are tables of what is declared, and for who reads. */
const SAID = [
  'procs',
  'events',
  'exchange',
  'offers',
  'compulsions',
  'askedPrivately',
  'facts',
  'adjectives',
  'relations',
  'zones',
  'viewers',
  'always',
  'refusals',
  'defaultDecks',
] as const satisfies readonly (keyof Program)[]

/**
 * Why two programs that declare the same do the same in every position, in words; null where that is not known, or
 * where nothing differs that this could be said of.
 */
export function whySame(old: Program, next: Program): string | null {
  const reasons = new Reasons()
  const left = {
    old: new WhatIsLeft(old, (reason, n) => reasons.note('old', reason, n)),
    new: new WhatIsLeft(next, (reason, n) => reasons.note('new', reason, n)),
  }
  const said = { old: new SaidInPlace(old), new: new SaidInPlace(next) }
  const naming = {
    old: { ...valuesIn(old), nameOf: (x: TExpr) => nameOf(x, (id) => parts.variables.get(id) ?? `${id} of old`) },
    new: { ...valuesIn(next), nameOf: (x: TExpr) => nameOf(x, (id) => id) },
  }
  /**
   * Values that are worked out by cases are looked into where they are not alike as they are named: that is more to
   * try.
   */
  const areInTheSameCases = (a: readonly (readonly TExpr[])[], b: readonly (readonly TExpr[])[]): boolean => {
    const alike = (how: Partial<Naming>, one = a, other = b): boolean =>
      areAlike(alternatives(one, { ...naming.old, ...how }), alternatives(other, { ...naming.new, ...how }))
    if (alike(BY_NAME) || alike({})) return true
    const [one, other] = [saidIn(a, said.old), saidIn(b, said.new)]
    if (!alike({}, one, other)) return false
    reasons.note('new', 'said in place')
    return true
  }
  const parts: SameParts = new SameParts({
    text: (side, body) => left[side].text(body),
    rules: (side, all, at) =>
      at === 'facts' || at === 'adjectives'
        ? said[side].without(all, side === 'old' ? next : old)
        : left[side].rules(all, at),
    saidInPlace: (side, x) => said[side].of(x),
    inPlace: () => reasons.note('new', 'said in place'),
    holdAlike: (a, b): boolean => {
      const alike = areInTheSameCases([a], [b])
      if (alike) reasons.note('new', 'in the same cases')
      return alike
    },
    sayAlike: (a, b): boolean => {
      const alike = areInTheSameCases(testsOfFirst(a), testsOfFirst(b))
      if (alike) reasons.note('new', 'in the same cases')
      return alike
    },
    idleBetween: (cases): boolean => {
      const idle = isIdleBetween(next, cases, { old: naming.old.nameOf, new: naming.new.nameOf })
      if (idle) reasons.note('new', 'idle between')
      return idle
    },
    possible: (side, x): TExpr => {
      if (x.kind !== 'if' || !isAlways(false, x.cond, naming[side])) return x
      if (side === 'new') reasons.note(side, 'never the case')
      return x.otherwise
    },
    addAlike: (a, b): boolean => {
      const alike = areInTheSameCases([a], [b])
      if (alike) reasons.note('new', 'adds nothing')
      return alike
    },
  })
  if (!SAID.every((part) => parts.areSame(old[part], next[part], part))) return null
  return reasons.told()
}

const saidIn = (all: readonly (readonly TExpr[])[], said: SaidInPlace): readonly (readonly TExpr[])[] =>
  all.map((tests) => tests.map((test) => said.throughout(test)))

/** Whether a condition holds, or does not, in every position. */
const isAlways = (holds: boolean, cond: TExpr, naming: Naming): boolean =>
  areAlike(alternatives([[cond]], naming), { kind: 'truth', value: holds })

const BY_NAME: Pick<Naming, 'valueOf'> = { valueOf: () => null }

const valuesIn = (program: Program): Pick<Naming, 'boundsOf' | 'numbersOf' | 'valueOf'> => ({
  boundsOf: (x) => knownBounds(program, x),
  numbersOf: (x) => knownValues(program, x),
  valueOf: (x) => knownValue(program, x),
})

/** The tests of each sentence, said of what the first is about. */
function testsOfFirst(sentences: readonly TSentence[]): readonly (readonly TExpr[])[] {
  const about = sentences[0]?.params ?? []
  return sentences.map(({ params, tests, span }) => {
    const same = new Map(params.map((param, i) => [param, localExpr(about[i] ?? param, span)]))
    return tests.map((test) => substituted(test, same))
  })
}

/** An expression by what its variables are called that it does not bind itself: those are called by their order. */
function nameOf(x: TExpr, called: (id: number) => number | string): string {
  const parts = within(x)
  const bound = new Set(parts.flatMap((part) => rowOfExpr(part).binds(part)))
  const free = parts.flatMap((part) => (part.kind === 'local' && !bound.has(part.local) ? [part.local.id] : []))
  return keyOf(x, new Map(free.map((id) => [id, String(called(id))])))
}

/** More values than these are as good as any. */
const MOST = 60

/** Which numbers something may be, by the printed cards and the cases of its facts; null where that is not known. */
function knownValues(program: Program, x: TExpr): readonly number[] | null {
  const values = among(program, x, new Set())
  return values === null || values.size === 0 || values.size > MOST ? null : [...values]
}

type Values = ReadonlySet<number> | null

/** `asked`: facts whose values are being worked out; one that hangs on itself may be any number. */
function among(program: Program, x: TExpr, asked: ReadonlySet<string>): Values {
  if (x.type.base !== 'number' || x.type.set) return null
  if (x.kind === 'number') return new Set([x.value])
  // A card without the number has none, of which a comparison is false in any case.
  if (x.kind === 'printed') return new Set(printedNumbers(program, x.name))
  if (x.kind === 'derived') return asked.has(x.fact) ? null : ofFact(program, x.fact, new Set([...asked, x.fact]))
  const cases = casesOf(x)
  return cases === null ? null : all(cases.map((value) => among(program, value, asked)))
}

function all(each: readonly Values[]): Values {
  const found = new Set<number>()
  for (const values of each) {
    if (values === null) return null
    for (const value of values) found.add(value)
  }
  return found
}

/** What a fact is without exceptions, or by any of them. */
function ofFact(program: Program, name: string, asked: ReadonlySet<string>): Values {
  const fact = program.facts.get(name)
  if (fact === undefined || fact.value === null || fact.excepts.some(({ op }) => op !== '=')) return null
  return all([fact.value, ...fact.excepts.map(({ value }) => value)].map((value) => among(program, value, asked)))
}

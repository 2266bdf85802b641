import { rowOfExpr } from '../analyse/operations.ts'
import { substituted } from '../analyse/substituted.ts'
import { within } from '../analyse/walk.ts'
import type { TSentence } from '../program/declarations.ts'
import type { TExpr, Local } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import { isIdleBetween } from './idle-between.ts'
import { knownBounds, casesOf, printedNumbers } from './known-bounds.ts'
import { linesCommute } from './lines-commute.ts'
import { namedValues } from './named-values.ts'
import { NormalForm } from './normal-form.ts'
import { PlainText } from './plain-text.ts'
import { Reasons, type SamenessReason } from './reasons.ts'
import { SaidInPlace } from './said-in-place.ts'
import { SameParts } from './same-parts.ts'
import { TO_THE_LETTER } from './to-the-letter.ts'
import { WhatIsLeft } from './what-is-left.ts'
import { type SideAsked, WorkedAlike } from './worked-alike.ts'

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
  const forms = { old: normalFormOf(old), new: normalFormOf(next) }
  const texts = { old: new PlainText(old, forms.old), new: new PlainText(next, forms.new) }
  const asking = (side: Side, program: Program, called: (id: number) => number | string): SideAsked => {
    const form = forms[side]
    const normal = (x: TExpr): TExpr => form.of(x)
    const naming = {
      nameOf: (x: TExpr) => nameOf(form.of(x), called),
      boundsOf: (x: TExpr) => knownBounds(program, x),
      numbersOf: (x: TExpr) => knownValues(program, x),
      standsFor: (x: TExpr) => formed(knownValue(program, x), normal),
    }
    return { naming, normal, throughout: (x) => form.of(said[side].throughout(x)) }
  }
  const ofOld = asking('old', old, (id) => parts.variables.get(id) ?? `${id} of old`)
  const ofNew = asking('new', next, (id) => id)
  const inPlace = (): void => reasons.note('new', 'said in place')
  const alike = new WorkedAlike(ofOld, ofNew, inPlace)
  const noted = (is: boolean, reason: SamenessReason): boolean => {
    if (is) reasons.note('new', reason)
    return is
  }
  const parts: SameParts = new SameParts({
    left: (side, body) => left[side].text(body),
    text: (side, body) => texts[side].of(body, left[side].text(body)),
    rules: (side, all, at) =>
      at === 'facts' || at === 'adjectives'
        ? said[side].without(all, side === 'old' ? next : old)
        : left[side].rules(all, at),
    normal: (side, x) => forms[side].of(x),
    normalDomain: (side, domain) => forms[side].domain(domain),
    saidInPlace: (side, x) => said[side].of(x),
    inPlace,
    holdAlike: (a, b) => noted(alike.holdAlike([a], [b]), 'in the same cases'),
    sayAlike: (a, b) => noted(alike.holdAlike(testsOfFirst(a), testsOfFirst(b)), 'in the same cases'),
    idleBetween: (cases) =>
      noted(isIdleBetween(next, cases, { old: ofOld.naming.nameOf, new: ofNew.naming.nameOf }), 'idle between'),
    comeToTheSame: (a, b) => noted(alike.comeToTheSame(a, b), 'comes to the same'),
    neverMeet: (a, b) => noted(alike.neverMeet(a, b), 'in the same cases'),
    commute: (a, b) => noted(linesCommute(next, a, b), 'in any order'),
    addAlike: (a, b) => noted(alike.holdAlike([a], [b]), 'adds nothing'),
  })
  if (!SAID.every((part) => parts.areSame(old[part], next[part], part))) return null
  return reasons.told() ?? (isSaidAlike(old, next) ? null : 'the same is said in other words')
}

type Side = 'old' | 'new'

const formed = (x: TExpr | null, form: (x: TExpr) => TExpr): TExpr | null => (x === null ? null : form(x))

const normalFormOf = (program: Program): NormalForm => {
  const named = namedValues(program)
  return new NormalForm((local) => named.get(local) ?? null)
}

/** Whether two programs are said in the same words, so that no words make a difference. */
function isSaidAlike(old: Program, next: Program): boolean {
  const parts = new SameParts(TO_THE_LETTER)
  return SAID.every((part) => parts.areSame(old[part], next[part], part))
}

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

import { rowOfExpr } from '../analyse/operations.ts'
import { expressionsIn, statementsIn } from '../analyse/walk.ts'
import type { TExcept } from '../program/declarations.ts'
import type { HookRule, TStmt } from '../program/ir.ts'
import { type Leeway, SameParts } from './same-parts.ts'

/** With no leeway at all. */
export const TO_THE_LETTER: Leeway = {
  left: (_, body) => body,
  text: (_, body) => body,
  rules: (_, rules) => rules,
  saidInPlace: () => null,
  inPlace: () => undefined,
  holdAlike: () => false,
  sayAlike: () => false,
  idleBetween: () => false,
  addAlike: () => false,
  normal: (_, x) => x,
  normalDomain: (_, domain) => domain,
  comeToTheSame: () => false,
  neverMeet: () => false,
  commute: () => false,
}

/** Whether two lines say the same, of the same variables where they do not make their own. */
export function isSameLine(a: TStmt, b: TStmt): boolean {
  const parts = new SameParts(TO_THE_LETTER)
  const made = [madeIn(a), madeIn(b)] as const
  return parts.areSame(a, b) && [...parts.variables].every(([x, y]) => x === y || (made[0].has(x) && made[1].has(y)))
}

/** Whether two rules ask and do the same, whatever they are called. */
export function isSameRule(a: HookRule, b: HookRule): boolean {
  const told = (rule: HookRule): unknown => [asked(rule), rule.proc.body]
  return new SameParts(TO_THE_LETTER).areSame(told(a), told(b))
}

/** Whether two rules do the same with the same parts of an event, whatever they ask before. */
export function doTheSame(a: HookRule, b: HookRule): boolean {
  const parts = new SameParts(TO_THE_LETTER)
  const partOf = ({ binders }: HookRule, id: number): number => binders.findIndex((local) => local?.id === id)
  return (
    parts.areSame(a.proc.body, b.proc.body) && [...parts.variables].every(([x, y]) => partOf(a, x) === partOf(b, y))
  )
}

/** Whether two rules fit in the same cases, whatever they do. */
export function isSameQuestion(a: HookRule, b: HookRule): boolean {
  return new SameParts(TO_THE_LETTER).areSame(asked(a), asked(b))
}

const asked = ({ binders, self, you, selfDomain, tests, asBefore, found }: HookRule): unknown => [
  [binders, self, you, selfDomain, tests, asBefore, found],
]

/** Whether two exceptions give the same value, which hangs on nothing that the first has given, in the same cases. */
export function isGivenAlready(a: TExcept, b: TExcept): boolean {
  const parts = new SameParts(TO_THE_LETTER)
  const told = ({ params, self, you, selfDomain, lasting, tests, op, value }: TExcept): unknown => [
    [params, self, you, selfDomain, lasting, tests],
    op,
    value,
  ]
  return a.op === '=' && parts.areSame(told(a), told(b))
}

/** The variables that a line makes for what it goes through. */
function madeIn(s: TStmt): ReadonlySet<number> {
  const inBlocks = statementsIn([s]).flatMap((each) => (each.kind === 'each' ? [each.domain.local] : []))
  const inExpressions = expressionsIn([s]).flatMap((x) => rowOfExpr(x).binds(x))
  return new Set([...inBlocks, ...inExpressions].map(({ id }) => id))
}

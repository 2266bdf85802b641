import { Effects } from '../analyse/effects.ts'
import { rowOfExpr } from '../analyse/operations.ts'
import { expressionsIn, exprsOf, mentions, statementsIn } from '../analyse/walk.ts'
import type { HookRule, Proc, TExpr, TStmt } from '../program/ir.ts'
import { printTExpr } from '../program/print-texpr.ts'
import type { TExcept } from '../program/declarations.ts'
import type { Program } from '../program/program.ts'
import { isEmptiedBy } from './emptied.ts'
import { type Leeway, SameParts } from './same-parts.ts'

/** Tells which instructions do nothing where they stand: the one before has done the same, or has left the text. */
export class DoneAlready {
  private readonly program: Program
  private readonly effects: Effects

  constructor(program: Program) {
    this.program = program
    this.effects = new Effects(program)
  }

  /** A text without them; the very same where there are none. */
  leftOut(body: readonly TStmt[]): readonly TStmt[] {
    const kept: TStmt[] = []
    for (const s of body) {
      const before = kept.at(-1)
      if (before?.kind === 'finish' || before?.kind === 'stop') break
      if (before === undefined || !this.isDoneBy(before, s)) kept.push(s)
    }
    return kept.length === body.length ? body : kept
  }

  /** Rules around an event without those that do what the one before has done already; the very same where there are none. */
  rulesLeftOut(rules: readonly HookRule[]): readonly HookRule[] {
    const kept: HookRule[] = []
    for (const rule of rules) {
      const before = kept.at(-1)
      if (before === undefined || !this.isRepeated(before, rule)) kept.push(rule)
    }
    return kept.length === rules.length ? rules : kept
  }

  /**
   * Exceptions of a fact without those that give it the value that the one before has given in the same cases; the very
   * same where there are none.
   */
  exceptionsLeftOut(excepts: readonly TExcept[]): readonly TExcept[] {
    const kept: TExcept[] = []
    for (const except of excepts) {
      const before = kept.at(-1)
      if (before === undefined || !isGivenAlready(before, except)) kept.push(except)
    }
    return kept.length === excepts.length ? excepts : kept
  }

  /**
   * Where the first applied it has said what the second says, and where it did not nothing has changed. With a text for
   * each of several cards others come between the two, so that what they ask must not hang on what is said.
   */
  private isRepeated(before: HookRule, rule: HookRule): boolean {
    const { body } = rule.proc
    if (rule.optional || rule.lasting !== null || !isSameRule(before, rule)) return false
    if (!body.every((s) => this.onlySays(s, new Set())) || this.hangsOnItself(body)) return false
    const written = body.map((s) => this.effects.writes(s))
    return (
      rule.selfDomain === null || rule.tests.every((x) => written.every((each) => !this.effects.reads(x).meets(each)))
    )
  }

  private isDoneBy(before: TStmt, s: TStmt): boolean {
    if (before.kind !== s.kind || !isSameLine(before, s)) return false
    if (s.kind === 'each' && isEmptiedBy(this.program, this.effects, s)) return true
    return this.onlySays(s, new Set()) && !this.hangsOnItself([s])
  }

  /** Whether all that it does is to say of things what is so as long as nothing else is said. */
  private onlySays(s: TStmt, inside: ReadonlySet<Proc>): boolean {
    const all = (body: readonly TStmt[]): boolean => body.every((each) => this.onlySays(each, inside))
    switch (s.kind) {
      case 'mark':
        return true
      case 'set':
        return s.op === '=' || this.keepsASet(s.fact)
      case 'assign':
        return inside.size === 0 && (!mentions(s.value, s.local) || movesMembers(s))
      case 'if':
        return isFreeOfVariables(s) && all(s.then) && all(s.otherwise)
      case 'each':
        return isFreeOfVariables(s) && all(s.body)
      case 'call':
        return this.onlySaysInCall(s.event, inside)
      case 'act':
      case 'announce':
      case 'choose':
      case 'create':
      case 'delete':
      case 'dismiss':
      case 'exchange':
      case 'finish':
      case 'give':
      case 'hook':
      case 'lasting':
      case 'later':
      case 'leave':
      case 'loop':
      case 'may':
      case 'move':
      case 'moveEffect':
      case 'oneOf':
      case 'onlyIf':
      case 'piece':
      case 'place':
      case 'proc':
      case 'resolve':
      case 'sameTime':
      case 'show':
      case 'shuffle':
      case 'stop':
      case 'swap':
        return false
    }
  }

  /** A member more or less is there or not, however often that is said; copies in a list are counted. */
  private keepsASet(fact: string): boolean {
    const type = this.program.game.facts.get(fact)?.type
    return type?.set === true && type.list !== true
  }

  /** An event that no rule is about, whose text only says something. */
  private onlySaysInCall(name: string, inside: ReadonlySet<Proc>): boolean {
    const event = this.program.events.get(name)
    if (event?.proc == null || event.following !== null || inside.has(event.proc)) return false
    const { proc, cannots, insteads, befores, afters, whens, endings, during } = event
    const about = [cannots, insteads, befores, afters, whens, endings, during].flat()
    const isCounted = this.program.counters.some((c) => c.event === name || c.during === name)
    if (about.length > 0 || isCounted || this.hangsOnItself(proc.body)) return false
    const deeper = new Set([...inside, proc])
    return proc.body.every((each) => this.onlySays(each, deeper))
  }

  /** Whether instructions read something that they write, but for what stays as it is. */
  private hangsOnItself(body: readonly TStmt[]): boolean {
    const written = body.map((s) => this.effects.writes(s))
    const asked = statementsIn(body).flatMap((s) => exprsOf(withoutRemaining(s)))
    return asked.some((x) => written.some((each) => this.effects.reads(x).meets(each)))
  }
}

/** `x becomes VALUE or x` without the last: either another value is given, whatever x was, or nothing is changed. */
function withoutRemaining(s: TStmt): TStmt {
  if (s.kind !== 'set' || s.op !== '=' || s.value.kind !== 'binary' || s.value.op !== '??') return s
  const { left, right } = s.value
  const words = (of: readonly TExpr[]): string => of.map(printTExpr).join(', ')
  const remains = right.kind === 'stored' && right.fact === s.fact && words(right.args) === words(s.args)
  return remains ? { ...s, value: left } : s
}

/** `x becomes x + more` or `x - more`: no member of a set is added or taken out twice; copies in a list are. */
function movesMembers({ local, value }: TStmt & { readonly kind: 'assign' }): boolean {
  if (value.kind !== 'binary' || local.type.list === true) return false
  if (value.op !== 'union' && value.op !== 'without') return false
  return value.left.kind === 'local' && value.left.local === local && !mentions(value.right, local)
}

/** Whether no block of a statement gives a variable another value, which the next round would go on from. */
const isFreeOfVariables = (s: TStmt): boolean => statementsIn([s]).every(({ kind }) => kind !== 'assign')

const TO_THE_LETTER: Leeway = {
  text: (_, body) => body,
  rules: (_, rules) => rules,
  holdAlike: () => false,
  addAlike: () => false,
}

/** Whether two lines say the same, of the same variables where they do not make their own. */
function isSameLine(a: TStmt, b: TStmt): boolean {
  const parts = new SameParts(TO_THE_LETTER)
  const made = [madeIn(a), madeIn(b)] as const
  return parts.areSame(a, b) && [...parts.variables].every(([x, y]) => x === y || (made[0].has(x) && made[1].has(y)))
}

/** Whether two rules ask and do the same, whatever they are called. */
function isSameRule(a: HookRule, b: HookRule): boolean {
  const parts = new SameParts(TO_THE_LETTER)
  const told = ({ binders, self, you, selfDomain, tests, asBefore, found, proc }: HookRule): unknown => [
    [binders, self, you, selfDomain, tests, asBefore, found],
    proc.body,
  ]
  return parts.areSame(told(a), told(b))
}

/** Whether two exceptions give the same value, which hangs on nothing that the first has given, in the same cases. */
function isGivenAlready(a: TExcept, b: TExcept): boolean {
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

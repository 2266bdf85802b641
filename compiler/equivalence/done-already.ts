import { analysesOf } from '../analyse/analyses.ts'
import type { Effects } from '../analyse/effects.ts'
import { exprsOf, mentions, statementsIn } from '../analyse/walk.ts'
import type { HookRule, StmtIn, TExpr, TStmt } from '../program/ir.ts'
import { printTExpr } from '../program/print-texpr.ts'
import type { TExcept } from '../program/declarations.ts'
import type { Program } from '../program/program.ts'
import { isEmptiedBy } from './emptied.ts'
import { hasLeft } from './left-already.ts'
import { loopsOfOneLine } from './more-rounds.ts'
import { lastOfAll } from './over-anyway.ts'
import { type Means, isUntrueByThen } from './untrue-by-then.ts'
import { isGivenAlready, isSameLine, isSameRule } from './to-the-letter.ts'

/** Why a line does nothing where it stands. */
export type Idle = 'done already' | 'another round' | 'over anyway' | 'untrue by then'

/** A text without what does nothing in it, and why each of these lines does not. */
export interface Shortened {
  readonly body: readonly TStmt[]
  readonly gone: readonly Idle[]
}

/** Rules around an event without those that do nothing, and why each of these does not. */
export interface FewerRules {
  readonly kept: readonly HookRule[]
  readonly gone: readonly Idle[]
}

/**
 * Tells which instructions do nothing where they stand: the one before has done the same or has left the text, the loop
 * around goes on to do it, or the game is over there.
 */
export class DoneAlready {
  private readonly program: Program
  private readonly effects: Effects
  private readonly loops: ReadonlySet<TStmt>
  private readonly last: ReadonlySet<TStmt>
  private readonly means: Means

  constructor(program: Program) {
    this.program = program
    this.effects = analysesOf(program).effects()
    this.loops = loopsOfOneLine(program)
    this.last = lastOfAll(program)
    this.means = { program, effects: this.effects }
  }

  /** A text without them. */
  leftOut(body: readonly TStmt[]): Shortened {
    const kept: TStmt[] = []
    const gone: Idle[] = []
    let hasLeft = false
    for (const s of body) {
      const before = kept.at(-1)
      if (hasLeft || (before !== undefined && this.isDoneBy(before, s))) gone.push('done already')
      else if (this.last.has(s)) gone.push('over anyway')
      else if (s.kind === 'loop' && this.loops.has(s)) {
        const [once, ...more] = s.body
        kept.push({ ...s, body: once === undefined ? [] : [once] })
        gone.push(...more.map(() => 'another round' as const))
      } else kept.push(s)
      hasLeft ||= s.kind === 'finish' || s.kind === 'stop'
    }
    return { body: kept, gone }
  }

  /** Rules around an event without those that do what the one before has done already, or whose time is over by then. */
  rulesLeftOut(rules: readonly HookRule[]): FewerRules {
    const kept: HookRule[] = []
    const gone: Idle[] = []
    for (const rule of rules) {
      const before = kept.at(-1)
      const idle = before === undefined ? null : this.idleBehind(before, rule)
      if (idle === null) kept.push(rule)
      else gone.push(idle)
    }
    return { kept, gone }
  }

  /** Why a rule does nothing behind one that asks and does the same. */
  private idleBehind(before: HookRule, rule: HookRule): Idle | null {
    if (rule.optional || rule.lasting !== null || !isSameRule(before, rule)) return null
    if (this.isRepeated(rule)) return 'done already'
    // Of cards with such a text others may come between the two.
    const isAskedAnew = !rule.asBefore && rule.selfDomain === null
    return isAskedAnew && isUntrueByThen(this.means, rule) ? 'untrue by then' : null
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
  private isRepeated(rule: HookRule): boolean {
    const { body } = rule.proc
    if (!body.every((s) => this.onlySays(s)) || this.hangsOnItself(body)) return false
    const written = body.map((s) => this.effects.writes(s))
    return (
      rule.selfDomain === null || rule.tests.every((x) => written.every((each) => !this.effects.reads(x).meets(each)))
    )
  }

  private isDoneBy(before: TStmt, s: TStmt): boolean {
    if (before.kind !== s.kind || !isSameLine(before, s)) return false
    if (s.kind === 'each' && isEmptiedBy(this.program, this.effects, s)) return true
    if (s.kind === 'call' && hasLeft(this.program, s)) return true
    return this.onlySays(s) && !this.hangsOnItself([s])
  }

  /**
   * Whether all that it does is to say of things what is so as long as nothing else is said. An event that happens
   * twice is told twice, whatever it does.
   */
  private onlySays(s: TStmt): boolean {
    const all = (body: readonly TStmt[]): boolean => body.every((each) => this.onlySays(each))
    switch (s.kind) {
      case 'mark':
        return true
      case 'set':
        return s.op === '=' || this.keepsASet(s.fact)
      case 'assign':
        return !mentions(s.value, s.local) || movesMembers(s)
      case 'if':
        return isFreeOfVariables(s) && all(s.then) && all(s.otherwise)
      case 'each':
        return isFreeOfVariables(s) && all(s.body)
      default:
        s satisfies StmtIn<'calls' | 'moves' | 'cards' | 'effects' | 'blocks' | 'questions' | 'exits' | 'inserted'>
        return false
    }
  }

  /** A member more or less is there or not, however often that is said; copies in a list are counted. */
  private keepsASet(fact: string): boolean {
    const type = this.program.game.facts.get(fact)?.type
    return type?.set === true && type.list !== true
  }

  /** Whether instructions read something that they write, but for what stays as it is. */
  private hangsOnItself(body: readonly TStmt[]): boolean {
    const written = body.map((s) => this.effects.writes(s))
    const asked = statementsIn(body).flatMap((s) => membersMoved(s) ?? exprsOf(withoutRemaining(s)))
    return asked.some((x) => written.some((each) => this.effects.reads(x).meets(each)))
  }
}

const wordsOf = (of: readonly TExpr[]): string => of.map(printTExpr).join(', ')

/** `x becomes VALUE or x` without the last: either another value is given, whatever x was, or nothing is changed. */
function withoutRemaining(s: TStmt): TStmt {
  if (s.kind !== 'set' || s.op !== '=' || s.value.kind !== 'binary' || s.value.op !== '??') return s
  const { left, right } = s.value
  const remains = right.kind === 'stored' && right.fact === s.fact && wordsOf(right.args) === wordsOf(s.args)
  return remains ? { ...s, value: left } : s
}

/** Whether a variable keeps its members, but for some that do not hang on it. */
function movesMembers({ local, value }: TStmt & { readonly kind: 'assign' }): boolean {
  const more = local.type.list === true ? null : othersThan(value, (x) => x.kind === 'local' && x.local === local)
  return more?.every((x) => !mentions(x, local)) ?? false
}

/** What else is asked where a set that is kept gets or loses members; null where its value is another. */
function membersMoved(s: TStmt): readonly TExpr[] | null {
  if (s.kind !== 'set' || s.op !== '=' || s.value.type.list === true) return null
  const others = othersThan(
    s.value,
    (x) => x.kind === 'stored' && x.fact === s.fact && wordsOf(x.args) === wordsOf(s.args),
  )
  return others === null ? null : [...s.args, ...others]
}

/**
 * The other parts of `x + more`, `more + x`, `x - more`, or `more + (x - more)`: no member of a set is added or taken
 * out twice, or comes to stand elsewhere; copies in a list are. Null where a value is put together otherwise.
 */
function othersThan(value: TExpr, isIt: (x: TExpr) => boolean): readonly TExpr[] | null {
  if (value.kind !== 'binary' || value.type.list === true) return null
  if (value.op === 'without') return isIt(value.left) ? [value.right] : null
  const united = unitedIn(value)
  const others = united.filter((x) => !isIt(x))
  if (others.length === united.length - 1) return others
  const [rest, ...more] = united.filter((x) => x.kind === 'binary' && x.op === 'without' && isIt(x.left))
  const [only, ...further] = united.filter((x) => x !== rest)
  if (rest?.kind !== 'binary' || only === undefined || more.length + further.length > 0) return null
  return wordsOf([only]) === wordsOf([rest.right]) ? [only] : null
}

/** What a set is put together of. */
function unitedIn(x: TExpr): readonly TExpr[] {
  return x.kind === 'binary' && x.op === 'union' && x.type.list !== true
    ? [...unitedIn(x.left), ...unitedIn(x.right)]
    : [x]
}

/** Whether no block of a statement gives a variable another value, which the next round would go on from. */
const isFreeOfVariables = (s: TStmt): boolean => statementsIn([s]).every(({ kind }) => kind !== 'assign')

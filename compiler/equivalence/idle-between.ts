import { analysesOf } from '../analyse/analyses.ts'
import { conjuncts, statementsIn, within } from '../analyse/walk.ts'
import type { StmtIn, TExpr, TStmt } from '../program/ir.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Program } from '../program/program.ts'
import { namedValues, withNamed } from './named-values.ts'
import { PLAIN } from './plain-text.ts'
import type { Between, Guarded } from './same-parts.ts'
import { Supposed } from './supposed.ts'

/** What expressions of either side are called: the same on both where they mean the same. */
interface Names {
  readonly old: (x: TExpr) => string
  readonly new: (x: TExpr) => string
}

/**
 * Whether a text does nothing in the cases in which only one of two conditions holds: with `a > b` and `a >= b` these
 * are where both are the same, and `score gains a - b` does nothing then.
 */
export function isIdleBetween(program: Program, between: Between, names: Names): boolean {
  if (between.new.of === 'each' && !staysAsFound(program, between.new)) return false
  const [old, next] = [between.old.tests.flatMap(conjuncts), between.new.tests.flatMap(conjuncts)]
  const called = { old: new Set(old.map(names.old)), new: new Set(next.map(names.new)) }
  const only = {
    old: old.filter((x) => !called.new.has(names.old(x))),
    new: next.filter((x) => !called.old.has(names.new(x))),
  }
  const [was, is] = [only.old[0], only.new[0]]
  if (only.old.length > 1 || only.new.length > 1) return false
  if (was !== undefined && is !== undefined) return isIdleOnEdge(program, { was, is }, between.new, names)
  const [asked, side] = was === undefined ? [is, 'new' as const] : [was, 'old' as const]
  if (asked === undefined) return false
  const supposed = new Supposed(names[side])
  supposed.supposeNot(asked)
  return doesNothing({ program, supposed }, between[side])
}

/** Whether the body of a loop leaves alone what is asked of its members, for whom it is found out before the first round. */
function staysAsFound(program: Program, { tests, body }: Guarded): boolean {
  const [effects, names] = [analysesOf(program).effects(), namedValues(program)]
  const asked = tests.flatMap((test) => withNamed(names, test))
  const written = body.map((s) => effects.writes(s))
  return (
    statementsIn(body).every(({ kind }) => PLAIN.has(kind)) &&
    asked.every((x) => written.every((each) => !effects.reads(x).meets(each)))
  )
}

/** Whether nothing is done where one of two comparisons holds and the other does not. */
function isIdleOnEdge(
  program: Program,
  { was, is }: { readonly was: TExpr; readonly is: TExpr },
  text: Guarded,
  names: Names,
): boolean {
  const [one, other] = [thresholdIn(was), thresholdIn(is)]
  if (one === null || other === null || one.isBelow !== other.isBelow) return false
  if (names.old(one.left) !== names.new(other.left)) return false
  const supposed = new Supposed(names.new)
  const [a, b] = [one.right, other.right]
  // `x < 3` and `x < 4` part where x is 3, `x < y` and `x <= y` where x is y.
  if (a.kind === 'number' && b.kind === 'number') {
    const [low, high] = [a.value + one.more, b.value + other.more].toSorted((m, n) => m - n)
    if (low === undefined || high !== low + 1) return false
    supposed.suppose(other.left, low)
  } else if (names.old(a) === names.new(b) && one.more !== other.more) supposed.supposeEqual(other.left, b)
  else return false
  return doesNothing({ program, supposed }, text)
}

/** `left < right + more`, or that it is not so. */
interface Threshold {
  readonly left: TExpr
  readonly right: TExpr
  readonly more: 0 | 1
  readonly isBelow: boolean
}

/** A comparison of whole numbers that are there. */
function thresholdIn(x: TExpr): Threshold | null {
  if (x.kind !== 'binary' || ![x.left, x.right].every(({ type }) => type.base === 'number' && !type.optional))
    return null
  const { left, right } = x
  switch (x.op) {
    case '<':
      return { left, right, more: 0, isBelow: true }
    case '<=':
      return { left, right, more: 1, isBelow: true }
    case '>':
      return { left, right, more: 1, isBelow: false }
    case '>=':
      return { left, right, more: 0, isBelow: false }
    default:
      return null
  }
}

interface Means {
  readonly program: Program
  readonly supposed: Supposed
}

/** Whether nothing that is worked out on the way may leave the numbers that there are, where an engine stops. */
function comesToANumber({ program, supposed }: Means, x: TExpr): boolean {
  const reach = analysesOf(program).reach()
  return within(x).every((part) => supposed.value(part) !== undefined || !reach.mayLeave(part))
}

function doesNothing(means: Means, { body, of }: Guarded): boolean {
  // The variables of a rule's text are asked for by nothing else.
  return body.every((s) => isIdle(means, s, of === 'rule'))
}

/** `whole`: whether its variables are asked for by nothing else. */
function isIdle(means: Means, s: TStmt, whole: boolean): boolean {
  const { program, supposed } = means
  switch (s.kind) {
    case 'set':
      return (
        s.op !== '=' &&
        program.game.facts.get(s.fact)?.type.set === false &&
        supposed.value(s.value) === 0 &&
        comesToANumber(means, s.value)
      )
    case 'assign': {
      const value = supposed.value(s.value)
      if (!whole || s.local.type.set || value === undefined) return false
      supposed.suppose(localExpr(s.local, s.span), value)
      return true
    }
    case 'choose': {
      const { count, setTest, result, span } = s
      if (!whole || count === null || setTest !== null) return false
      if (supposed.value(count.from) !== 0 || supposed.value(count.to) !== 0) return false
      supposed.supposeEmpty(localExpr(result, span))
      return true
    }
    case 'each':
      return s.domain.set !== null && supposed.isEmpty(s.domain.set)
    case 'if': {
      const cond = supposed.value(s.cond)
      const taken = cond === true ? s.then : cond === false ? s.otherwise : [...s.then, ...s.otherwise]
      return taken.every((each) => isIdle(means, each, false))
    }
    case 'piece':
      return s.body.every((each) => isIdle(means, each, false))
    default:
      s satisfies StmtIn<
        'calls' | 'moves' | 'cards' | 'effects' | 'mark' | 'blocks' | 'questions' | 'exits' | 'inserted'
      >
      return false
  }
}

import type { Env, Text } from './fixed-parts.ts'
import { Growth } from './growth.ts'
import { substituted } from './substituted.ts'
import { contains, mentions } from './walk.ts'
import type { TEvent } from '../program/declarations.ts'
import type { Local, Proc, TExpr, TRule, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { TRUTH } from '../game/type.ts'

/**
 * What a call right after the choice of a set asks of it before anything happens: that no rule forbids it, and what
 * the head of the event asks. Nothing changes in between, so that it can be asked while the set is put together.
 */
export function askedByCall(program: Program, set: Local, next: TStmt | undefined): readonly TExpr[] {
  const event = mayBeAskedOf(program, set, next)
  if (event === null || next?.kind !== 'call') return []
  const given = (x: TExpr, params: readonly (Local | null)[]): TExpr => substituted(x, bound({ params }, next.args))
  const forbidden = event.cannots
    .filter(isAskable)
    .map((rule) => none(rule.tests.map((test) => given(test, rule.binders))))
  const { body, params } = event.proc
  const length = body.findIndex((s) => s.kind !== 'onlyIf')
  const head = length < 0 ? body : body.slice(0, length)
  return [
    ...forbidden.flatMap((x) => (x === null ? [] : [x])),
    ...head.flatMap((s) => (s.kind === 'onlyIf' ? [given(s.cond, params)] : [])),
  ]
}

/** The event of a call that is about the set, where what it asks stands in one place; else null. */
export function mayBeAskedOf(
  program: Program,
  set: Local,
  next: TStmt | undefined,
): (TEvent & { readonly proc: Proc }) | null {
  if (next?.kind !== 'call' || next.forced || !next.args.some((arg) => mentions(arg, set))) return null
  if (next.args.some((arg) => arg.type.optional)) return null
  const event = program.events.get(next.event)
  if (event?.proc == null || program.game.events.get(next.event)?.overrides.length !== 0) return null
  return { ...event, proc: event.proc }
}

/** Whether a rule that forbids says so of the parts of the event alone. */
export const isAskable = (rule: TRule): boolean =>
  rule.selfDomain === null && rule.lasting === null && rule.self === null && rule.you === null

/** That not all of the tests hold; null where there are none, and the rule always holds. */
function none(tests: readonly TExpr[]): TExpr | null {
  const [first, ...others] = tests
  if (first === undefined) return null
  const all = others.reduce<TExpr>(
    (left, right) => ({ kind: 'binary', op: 'and', left, right, type: TRUTH, span: left.span }),
    first,
  )
  return { kind: 'not', operand: all, type: TRUTH, span: first.span }
}

const bound = ({ params }: Text, args: readonly TExpr[], env: Env = new Map()): Env => {
  const inside = new Map<Local, TExpr | null>()
  for (const [i, local] of params.entries()) {
    const arg = args[i]
    if (local !== null) inside.set(local, arg === undefined ? null : substituted(arg, env))
  }
  return inside
}

/**
 * The part of what a chosen set must be that no further member can make true again, as a condition on the members
 * chosen so far. While one chooses nothing else changes: whatever does not speak of the set stays as it is.
 */
export function whileChosen(program: Program, set: Local, required: readonly TExpr[]): readonly TExpr[] {
  return lastingOf(program, set, required, 'smaller')
}

/**
 * What a chosen set must be that members can only help, as a condition on all that could be chosen: where these do not
 * meet it together, no set of them does.
 */
export function ofAllTogether(program: Program, set: Local, required: readonly TExpr[]): readonly TExpr[] {
  return lastingOf(program, set, required, 'larger').filter((x) => mentions(x, set))
}

function lastingOf(program: Program, set: Local, required: readonly TExpr[], to: 'smaller' | 'larger'): TExpr[] {
  const unknown = (x: TExpr, env: Env): boolean =>
    contains(x, (part) => part.kind === 'local' && env.get(part.local) === null)
  const growth: Growth = new Growth(
    program,
    {
      of: (x, env) => {
        if (unknown(x, env)) return null
        const put = substituted(x, env)
        return mentions(put, set) ? null : put
      },
      bound: (text, args, env) => {
        const inside = new Map(bound(text, args, env))
        if (text.you != null) inside.set(text.you, null)
        return inside
      },
      grown: (x, env) => {
        if (x.kind !== 'local') return null
        if (x.local === set) return x
        const stands = env.get(x.local)
        return stands === undefined || stands === null ? null : growth.growing(stands, new Map())
      },
    },
    to,
  )
  return required.map((x) => growth.lasting(x, true, new Map())).filter((x) => x !== null)
}

/**
 * What the whole set must pass: its own `where`, the `only if` lines right after it, and what the call behind them asks
 * of it.
 */
export function requiredOf(program: Program, s: TStmt & { kind: 'choose' }, following: readonly TStmt[]): TExpr[] {
  const own = s.setTest === null ? [] : [s.setTest]
  const after: TExpr[] = []
  for (const next of following) {
    if (next.kind !== 'onlyIf') {
      after.push(...askedByCall(program, s.result, next))
      break
    }
    after.push(next.cond)
  }
  return [...own, ...after]
}

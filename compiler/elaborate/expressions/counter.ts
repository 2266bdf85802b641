import { keyOf } from '../../program/key-of.ts'
import { error } from '../../diagnostics/make.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Counter, TExpr } from '../../program/ir.ts'
import type { EventSymbol } from '../../game/model.ts'
import { DEFINITION, NUMBER, ZONE, type Type } from '../../game/type.ts'
import { type Elaboration, type Scope, rootScope } from '../context.ts'
import { definitionOf } from './definition-of.ts'
import { elaborate } from './expr.ts'
import { expectType, poison } from './expected.ts'
import { type PatternMatch, findEvent, match, placeArgs, sameAs } from '../patterns/pattern.ts'
import { worded } from '../../diagnostics/worded.ts'

type Times = Expr & { readonly kind: 'times' }

/**
 * A thing by which is counted: what it is called where it is asked for, and which part of the event it is compared
 * with.
 */
interface Key {
  readonly type: Type
  readonly asked: TExpr
  readonly part: TExpr
}

/**
 * `times (offer a) during turn`: a column that counts. The pattern is read as that of a hook is; only what it says
 * outright (`a`) is known where the count is asked for, and not yet when the event happens, so that the column has a
 * number for each.
 */
export function counterOf(e: Elaboration, scope: Scope, x: Times): TExpr {
  const event = findEvent(e, x.pattern.event)
  if (event === null) return poison(x)
  if (x.during !== null && findEvent(e, x.during) === null) return poison(x)
  const keys: Key[] = []
  const m = match(e, {
    scope: rootScope(event.name.text, null),
    context: null,
    params: event.params,
    args: placeArgs(e, event, x.pattern),
    cond: x.where,
    position: 'triggers',
    asked: { scope, said: (part, said) => comparison(e, scope, part, said, keys) },
  })
  if (keys.length > 2) {
    e.report(
      error(
        'HR0207',
        worded('too many things to count by'),
        x.span,
        worded('a count can be kept for two things at most'),
      ),
    )
    return poison(x)
  }
  return {
    kind: 'times',
    counter: columnFor(e, event, x, m, keys),
    keys: keys.map((key) => key.asked),
    type: NUMBER,
    span: x.span,
  }
}

/** The test of a part that is said outright, or null where it is one of the things to count by. */
function comparison(e: Elaboration, scope: Scope, part: TExpr, said: Expr, keys: Key[]): TExpr | null {
  const value = elaborate(e, scope, said, part.type)
  if (part.type.base === 'zone' && value.kind === 'zone') {
    if (value.family || value.key === null) return sameAs(e, part, value)
    keys.push({
      type: ZONE,
      part,
      asked: { kind: 'builtin', name: 'zoneNumber', args: [value], type: ZONE, span: value.span },
    })
    return null
  }
  if (value.kind === 'definition') return sameAs(e, part, value)
  if (part.type.base === 'card' && value.type.base === 'definition')
    keys.push({ type: DEFINITION, part: definitionOf(part), asked: value })
  else if (expectType(e, value, part.type, true)) keys.push({ type: part.type, part, asked: value })
  return null
}

/** Counts of the same events share a column. */
function columnFor(
  e: Elaboration,
  event: EventSymbol,
  x: Times,
  { binders, tests }: PatternMatch,
  keys: readonly Key[],
): Counter {
  const during = x.during?.text ?? null
  const parts = new Map(binders.flatMap((local, i) => (local === null ? [] : [[local.id, `part ${i}`]])))
  const counted = JSON.stringify([
    event.name.text,
    during,
    tests.map((t) => keyOf(t, parts)),
    keys.map((key) => keyOf(key.part, parts)),
  ])
  const known = e.counters.find((c) => c.counted === counted)
  if (known !== undefined) return known
  const made: Counter = {
    id: e.counters.length,
    name: nameOf(e, event.name.text, during),
    event: event.name.text,
    during,
    keys: keys.map((key) => key.type),
    binders,
    tests,
    keyValues: keys.map((key) => key.part),
    counted,
  }
  e.counters.push(made)
  return made
}

function nameOf(e: Elaboration, event: string, during: string | null): string {
  const base = `times-${event}${during === null ? '' : `-during-${during}`}`
  const taken = new Set(e.counters.map((c) => c.name))
  let name = base
  for (let n = 2; taken.has(name); n++) name = `${base}-${n}`
  return name
}

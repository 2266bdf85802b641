import { error } from '../../diagnostics/make.ts'
import type { Expr, Phrase } from '../../../grammar/tree/expressions.ts'
import type { Domain, TExpr } from '../../program/ir.ts'
import { NUMBER, setOf, show } from '../../game/type.ts'
import { type Elaboration, type Scope, bind, inner, newLocal } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { asNumber, poison } from './expected.ts'
import { elaborate } from './expr.ts'
import { worded } from '../../diagnostics/worded.ts'

/** What stands in an order: numbers, and the values of a type as they are declared. */
const ORDERED: readonly string[] = ['number', 'enum', 'player', 'option', 'unknown']

/**
 * `card c in hand of p sorted by suit of c, then rank of c`: the same members, in the order of the first key, and of
 * the next where that is the same.
 */
export function sortedDomain(
  e: Elaboration,
  scope: Scope,
  phrase: Phrase,
  { domain, keys }: { readonly domain: Domain; readonly keys: readonly Expr[] },
): { domain: Domain; scope: Scope } {
  const { span } = phrase
  const element = domain.local.type
  const name = phrase.name?.text ?? phrase.type.text
  const members: TExpr = { kind: 'query', quantifier: 'each', domain, type: setOf(element), span }
  const set = keys.reduceRight<TExpr>((before, key) => inOrderOf(e, scope, before, { key, name }), members)
  const inside = inner(scope)
  const local = newLocal(e, name, element, null)
  bind(inside, name, local, span)
  return { domain: { local, set, tests: [] }, scope: inside }
}

function inOrderOf(
  e: Elaboration,
  scope: Scope,
  set: TExpr,
  { key, name }: { readonly key: Expr; readonly name: string },
): TExpr {
  const { span } = key
  const local = newLocal(e, name, { ...set.type, set: false }, null)
  const inside = inner(scope)
  inside.vars.set(name, localExpr(local, span))
  const body = counted(e, elaborate(e, inside, key))
  const keys: TExpr = { kind: 'map', set, local, body, type: setOf(NUMBER), span }
  return { kind: 'builtin', name: 'sortedBy', args: [keys], type: set.type, span }
}

/** A key is always there, and has an order. */
function counted(e: Elaboration, key: TExpr): TExpr {
  if (key.type.base === 'option') return asNumber(e, key)
  if (key.type.set || !ORDERED.includes(key.type.base)) {
    e.report(
      error('HR0201', worded('wrong kind of value'), key.span, worded('a {1} has no order', show(key.type)), {
        hint: worded('sort by a number, a player or a value of a type'),
      }),
    )
    return poison(key)
  }
  if (key.type.optional)
    e.report(
      error(
        'HR0202',
        worded('this may be none'),
        key.span,
        worded('what things are sorted by has to be there for each'),
        {
          hint: worded('give what to take instead: `… or 0`'),
        },
      ),
    )
  return key
}

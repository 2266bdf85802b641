import { cardSpan } from '../../game/model.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import { type Type, PLAYER, elementOf, fits } from '../../game/type.ts'
import { type Elaboration, type Scope, refer } from '../context.ts'
import { elaborate } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import type { TMatcher } from '../../program/examples.ts'
import { withCopiesThere } from './copies-there.ts'

/** A card's name matches any copy that fits; anything else is worked out. */
export function matcher(e: Elaboration, scope: Scope, x: Expr, wanted: Type): TMatcher {
  const name = x.kind === 'name' ? x.name : x.kind === 'of' ? x.name.text : null
  const definition = name === null ? undefined : e.game.definitions.get(name)
  if (definition !== undefined) refer(e, 'card', x.kind === 'of' ? x.name.span : x.span, cardSpan(definition))
  if (definition !== undefined && wanted.base !== 'definition') {
    const of = x.kind === 'of' ? x.args[0] : undefined
    const owner = of === undefined ? null : elaborate(e, scope, of, PLAYER)
    if (owner !== null) expectType(e, owner, PLAYER)
    return { kind: 'card', definition: definition.index, owner }
  }
  const branch = x.kind === 'name' && wanted.base === 'unknown' ? e.game.events.get(x.name) : undefined
  if (branch !== undefined && !isValue(e, branch.name.text)) {
    refer(e, 'event', x.span, branch.name.span)
    return { kind: 'branch', event: branch.name.text }
  }
  const value = elaborate(e, scope, x, wanted)
  if (wanted.base === 'zone' && value.kind === 'zone' && !value.family)
    return { kind: 'value', value: { kind: 'builtin', name: 'zoneNumber', args: [value], type: wanted, span: x.span } }
  const element = value.type.set ? elementOf(value.type) : value.type
  if (!fits(element, wanted) && wanted.base !== 'unknown') expectType(e, value, wanted)
  return { kind: 'value', value: withCopiesThere(value) }
}

const isValue = (e: Elaboration, name: string): boolean =>
  [...e.game.enums.values()].some((t) => t.values.some((v) => v.text === name))

import type { TExpr } from '../../program/ir.ts'
import { DEFINITION } from '../../game/type.ts'

export function definitionOf(card: TExpr): TExpr {
  return {
    kind: 'builtin',
    name: 'definition',
    args: [card],
    type: { ...DEFINITION, optional: card.type.optional },
    span: card.span,
  }
}

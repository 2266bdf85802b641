import type { Remark } from '../../diagnostics/diagnostic.ts'
import type { TExpr } from '../../program/ir.ts'
import type { Game, PrintedSymbol } from '../../game/model.ts'
import { type Type, orNone } from '../../game/type.ts'
import { unsaid } from '../../game/unsaid.ts'
import { worded } from '../../diagnostics/worded.ts'

/** The type of what is printed: what some card does not say may be none, whatever was declared. */
export function printedType(game: Game, { name, type }: PrintedSymbol): Type {
  return unsaid(game).has(name.text) ? orNone(type) : type
}

/** Points at a card that does not say what an expression asks for. */
export function cardWithout(game: Game, x: TExpr): readonly Remark[] {
  const card = x.kind === 'printed' ? unsaid(game).get(x.name) : undefined
  return card === undefined || x.kind !== 'printed'
    ? []
    : [{ span: card.decl.span, text: worded('`{1}` has no `{2}`', card.name, x.name) }]
}

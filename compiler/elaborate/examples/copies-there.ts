import { withParts } from '../../analyse/substituted.ts'
import type { BuiltinName } from '../../program/builtin.ts'
import type { ExprIn, TExpr } from '../../program/ir.ts'

/** What the language itself says of a card, for which the card has to be there. */
const OF_A_CARD: readonly BuiltinName[] = ['owner', 'holder', 'definition', 'printedDefinition', 'viewers', 'name']

/**
 * What a line of an example says, in which each card that something is asked of has to be on the table. Where a card
 * lies, and whether it is another, can be asked of one that is nowhere.
 */
export function withCopiesThere(x: TExpr): TExpr {
  const inside = withParts(x, withCopiesThere)
  return asksOfParts(x) ? withParts(inside, there) : inside
}

function asksOfParts(x: TExpr): boolean {
  switch (x.kind) {
    case 'stored':
    case 'derived':
    case 'printed':
    case 'adjective':
    case 'relation':
    case 'can':
    case 'map':
      return true
    case 'builtin':
      return OF_A_CARD.includes(x.name)
    default:
      x satisfies ExprIn<'leaves' | 'places' | 'composed' | 'binary' | 'not' | 'query' | 'times' | 'zone'>
      return false
  }
}

/** A card, or each of several that are named together. */
function there(x: TExpr): TExpr {
  if (x.kind === 'list' || x.kind === 'binary') return withParts(x, there)
  if (x.kind !== 'builtin') return x
  if (x.name === 'theCopy') return { ...x, name: 'theCopyThere' }
  return x.name === 'copyOf' ? { ...x, name: 'copyOfThere' } : x
}

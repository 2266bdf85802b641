import type { Game } from '../compiler/game/model.ts'
import { type Type, elementOf, fits, notNone } from '../compiler/game/type.ts'

/** How well a value suits what is asked for: as it is, as a part of something that does, or not at all. */
export type Suits = 'exactly' | 'perhaps' | 'never'

/**
 * Whether a value of a type may begin what a place asks for. A truth may begin with anything (`rank of c = 3`), a set
 * with one of its members; where the type of either is not known, anything may stand.
 */
export function mayBegin(game: Game, type: Type | null, wanted: Type | null): Suits {
  if (type === null || wanted === null || wanted.base === 'unknown' || type.base === 'unknown') return 'perhaps'
  if (fits(notNone(type), notNone(wanted))) return 'exactly'
  if (wanted.base === 'truth' && !wanted.set) return 'perhaps'
  return goesOnTo(game, type, wanted) ? 'perhaps' : 'never'
}

function goesOnTo(game: Game, type: Type, wanted: Type): boolean {
  const [one, asked] = [type.set ? elementOf(type) : type, wanted.set ? elementOf(wanted) : wanted]
  if (fits(notNone(one), asked)) return true
  // Where a card is asked for, a printed one may be meant, and a zone is where its cards are.
  if (asked.base === 'card') return one.base === 'definition'
  if (asked.base === 'definition' || asked.base === 'zone') return one.base === 'card'
  return isFollowed(game, one, asked)
}

/** `takings of p`, where each stand has its takings and each player a stand. */
function isFollowed(game: Game, type: Type, wanted: Type): boolean {
  const [param] = wanted.base === 'enum' ? (game.facts.get(wanted.of)?.params ?? []) : []
  return param !== undefined && fits(type, param.type)
}

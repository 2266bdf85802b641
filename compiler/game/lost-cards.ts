import type { CardDecl } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Game } from './model.ts'
import { bareName } from './texts.ts'

/** How the cards would be called that a refused declaration was to make, as a regular expression. */
export const lostNames = (decl: CardDecl, game: Game): string =>
  decl.name === null ? decl.naming.map((part) => partOfName(decl, part, game)).join('') : oneOf([decl.name])

function partOfName({ generators, spellings }: CardDecl, part: Name, game: Game): string {
  const varied = generators.find(({ name, type }) => (name ?? type).text === part.text)?.type.text
  if (varied === undefined) return oneOf([part])
  if (varied === 'number') return `(?:${['\\d+', ...spellings.map(({ as }) => oneOf([as]))].join('|')})`
  const values = game.enums.get(varied)?.values
  return values === undefined ? '.+' : oneOf(values)
}

const oneOf = (names: readonly Name[]): string =>
  `(?:${names.map(({ text }) => bareName(text).replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&')).join('|')})`

/**
 * Whether a name could be that of a card whose declaration has been refused: that is then the mistake, and not each
 * place that speaks of the card.
 */
export function isLost(game: Game, name: string): boolean {
  for (const pattern of game.lostCards.keys()) if (new RegExp(`^${pattern}$`, 'u').test(bareName(name))) return true
  return false
}

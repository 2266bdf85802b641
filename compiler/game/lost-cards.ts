import type { CardDecl } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { EnumSymbol, Game } from './model.ts'
import { bareName } from './texts.ts'

/** How the cards would be called that a declaration was to make, as a regular expression. */
export const lostNames = (decl: CardDecl, game: Types): string =>
  decl.name === null ? decl.naming.map((part) => partOfName(decl, part, game)).join('') : oneOf([decl.name])

/** The types of the text, of whose values cards are made. */
export interface Types {
  readonly enums: ReadonlyMap<string, Pick<EnumSymbol, 'values'>>
}

function partOfName({ generators, spellings }: CardDecl, part: Name, game: Types): string {
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
  for (const pattern of game.lostCards.keys()) if (isCalled(name, pattern)) return true
  return false
}

/** Whether one of the cards is called so. */
export const isCalled = (name: string, pattern: string): boolean => new RegExp(`^${pattern}$`, 'u').test(bareName(name))

import type { DefinitionSymbol, Game, PrintedSymbol } from './model.ts'

/** For each game, what some card does not say though it is declared as if every card did, with the first such card. */
const known = new WeakMap<Game, ReadonlyMap<string, DefinitionSymbol>>()

export function unsaid(game: Game): ReadonlyMap<string, DefinitionSymbol> {
  const before = known.get(game)
  if (before !== undefined) return before
  const found = new Map<string, DefinitionSymbol>()
  for (const { name } of [...game.printed.values()].filter(expectsValue)) {
    const card = [...game.definitions.values()].find(({ attributes }) => !attributes.has(name.text))
    if (card !== undefined) found.set(name.text, card)
  }
  known.set(game, found)
  return found
}

/** A set of nothing is empty, and what is not said to be so is not so. */
const expectsValue = ({ type }: PrintedSymbol): boolean => !type.optional && !type.set && type.base !== 'truth'

/** What the rules reckon with on every card: it is never none. */
export function neededOf(game: Game): readonly string[] {
  return [...game.printed.values()]
    .filter((symbol) => expectsValue(symbol) && !unsaid(game).has(symbol.name.text))
    .map(({ name }) => name.text)
}

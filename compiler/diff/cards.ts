import type { Game, PrintedValue } from '../game/model.ts'
import type { Resolution } from '../game/resolve.ts'
import type { CardDecl } from '../../grammar/tree/declarations.ts'

export interface VersionCard {
  /** What stands on it, in words; the same for cards that print the same. */
  readonly print: string
  /** The same, value by value. */
  readonly values: ReadonlyMap<string, string>
  readonly decl: CardDecl
}

/** The printed cards of a version by name, in their order. */
export function versionCards({ game }: Resolution, names: ReadonlyMap<string, string>): Map<string, VersionCard> {
  const definitions = [...game.definitions.keys()]
  return new Map(
    [...game.definitions.values()].map(({ name, attributes, decl }) => {
      const values = new Map(
        [...attributes].map(([attribute, value]) => [
          names.get(attribute) ?? attribute,
          valueText(game, definitions, attribute, value, names),
        ]),
      )
      const print = [...values]
        .map(([attribute, value]) => `${attribute} = ${value}`)
        .sort()
        .join(', ')
      return [names.get(name) ?? name, { print, values, decl }]
    }),
  )
}

function valueText(
  game: Game,
  definitions: readonly string[],
  attribute: string,
  value: PrintedValue,
  names: ReadonlyMap<string, string>,
): string {
  const type = game.printed.get(attribute)?.type
  const one = (n: number): string => {
    const text =
      type?.base === 'definition'
        ? definitions[n]
        : type?.base === 'text'
          ? JSON.stringify(game.texts.all[n])
          : type?.base === 'truth'
            ? n === 1
              ? 'yes'
              : 'no'
            : game.enums.get(type?.of ?? '')?.values[n]?.text
    return text === undefined ? String(n) : (names.get(text) ?? text)
  }
  return typeof value === 'number' ? one(value) : `(${value.map(one).join(', ')})`
}

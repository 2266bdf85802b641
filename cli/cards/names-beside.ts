import { existsSync } from 'node:fs'
import { bare } from '../../runtime/queries/add-cards.ts'
import { readText } from '../files/read-text.ts'
import type { Askable } from './askable.ts'
import { readGameCards } from './game-cards.ts'
import { languagePrinted, type NamesByLanguage } from './own-names.ts'

/** What cards are called in languages in which neither their rules name them nor print their names: by language, by name. */
export type OwnForeignNames = Readonly<Record<string, NamesByLanguage>>

export function foreignNamesOf({ parts, game, namesIn }: Askable, cards: readonly number[]): OwnForeignNames {
  const printed = new Set(parts.printed.map(({ name }) => languagePrinted(game, name)))
  const others: Record<string, Record<string, string>> = {}
  for (const card of cards) {
    const own = bare(parts.info.cards[card] ?? '')
    for (const [language, name] of Object.entries(namesIn(card)))
      if (name !== own && !printed.has(language)) (others[language] ??= {})[own] = name
  }
  return others
}

/**
 * The text of a `.cards.json` with these names besides all that it says already.
 * @throws UsageError where what stands at the path is none
 */
export function cardsFileWith(path: string, names: OwnForeignNames): string {
  const known = readGameCards(path)?.names ?? {}
  const said: object = existsSync(path) ? (JSON.parse(readText(path)) as object) : {}
  const all = Object.fromEntries(
    [...new Set([...Object.keys(known), ...Object.keys(names)])].map((language) => [
      language,
      { ...known[language], ...names[language] },
    ]),
  )
  return `${JSON.stringify({ ...said, names: all }, null, 2)}\n`
}

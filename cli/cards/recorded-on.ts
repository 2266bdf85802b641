import type { Askable } from './askable.ts'
import { nameKey } from './name-key.ts'
import { readDatabase } from './read-database.ts'

/**
 * What a database has of cards under a word, as it stands there; null where it has no text.
 * @param path of the database
 * @throws UsageError where it is none
 */
export function recordedOn(
  path: string,
  { parts, namesIn }: Askable,
  word: string,
  cards: readonly number[],
): (card: number) => string | null {
  const keysOf = (card: number): string[] =>
    [parts.info.cards[card] ?? '', ...Object.values(namesIn(card))].map(nameKey)
  const wanted = new Set(cards.flatMap(keysOf))
  const found = new Map<string, string>()
  for (const row of readDatabase(path).cards)
    for (const side of [...(row.faces ?? []), row]) {
      const text = side.printed?.[word]
      if (typeof text !== 'string') continue
      for (const key of [side.name, ...Object.values(side.names ?? {})].map(nameKey))
        if (wanted.has(key)) found.set(key, text)
    }
  return (card) => keysOf(card).flatMap((key) => found.get(key) ?? [])[0] ?? null
}

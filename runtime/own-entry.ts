/**
 * What a record says under a word of the rules itself, not what every object inherits, as `constructor` or
 * `toString`.
 */
export function ownEntry<T>(record: Readonly<Record<string, T>> | undefined, word: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, word) ? record[word] : undefined
}

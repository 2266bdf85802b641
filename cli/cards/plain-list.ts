import type { CardSource } from './game-cards.ts'

/** Columns that are a language, such as `ja`. */
const LANGUAGE = /^[a-z]{2}(-[A-Za-z0-9]{2,8})?$/

/** Whether a kind is that of lists that people make themselves. */
export const isOwnList = (kind: string): boolean => kind === 'csv' || kind === 'json'

/** A list that people make themselves: a name, or names by language, for each card, and whatever else is on it. */
export function plainSource(container: 'json' | 'csv'): CardSource {
  return {
    container,
    records: '$.*',
    recognise: [''],
    record: { anyOf: [{ type: 'string' }, { type: 'object' }] },
    name: '/name',
  }
}

/** The names of a line of a plain list by language; `name` is in the language of the list. */
export function plainNames(
  value: unknown,
  language: string,
): {
  readonly name: string | undefined
  readonly id?: unknown
  readonly names: Record<string, unknown>
  readonly rest: Record<string, unknown>
} {
  if (typeof value === 'string') return { name: value, names: {}, rest: {} }
  const [nameKey, idKey] = ['name', 'id'].map((word) => keyOf(value, word))
  const names: Record<string, unknown> = {}
  const rest: [string, unknown][] = []
  for (const [key, held] of Object.entries(value ?? {})) {
    if (held === '' || held === null || key === nameKey || key === idKey) continue
    if (LANGUAGE.test(key)) names[key] = held
    else rest.push([key, held])
  }
  const { [nameKey ?? '']: own, [idKey ?? '']: id } = value as Readonly<Record<string, unknown>>
  const first = own === undefined || own === '' ? (names[language] ?? Object.values(names)[0]) : own
  if (first === names[language]) delete names[language]
  return { name: first as string | undefined, id, names, rest: Object.fromEntries(rest) }
}

/** The key that is this word, or else in whatever case people head their tables. */
function keyOf(value: unknown, word: string): string | undefined {
  const keys = Object.keys(value ?? {})
  return keys.includes(word) ? word : keys.find((key) => key.toLowerCase() === word)
}

import type { CardSource } from './game-cards.ts'

/** Columns that are a language, such as `ja`. */
const LANGUAGE = /^[a-z]{2}(-[A-Za-z0-9]{2,8})?$/

/** Whether a kind is that of lists that people make themselves. */
export const isPlain = (kind: string): boolean => kind === 'csv' || kind === 'json'

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
  readonly names: Record<string, unknown>
  readonly rest: Record<string, unknown>
} {
  if (typeof value === 'string') return { name: value, names: {}, rest: {} }
  const names: Record<string, unknown> = {}
  const rest: [string, unknown][] = []
  for (const [key, held] of Object.entries(value ?? {})) {
    if (held === '' || held === null || key === 'name' || key === 'id') continue
    if (LANGUAGE.test(key)) names[key] = held
    else rest.push([key, held])
  }
  const own = (value as { readonly name?: unknown }).name
  const first = own === undefined || own === '' ? (names[language] ?? Object.values(names)[0]) : own
  if (first === names[language]) delete names[language]
  return { name: first as string | undefined, names, rest: Object.fromEntries(rest) }
}

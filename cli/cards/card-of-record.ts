import { abridged } from '../../runtime/words/abridged.ts'
import { UsageError } from '../usage-error.ts'
import type { CardRow, CardSide, CardFileValue, SkippedRecord } from './card-row.ts'
import type { CardSource, ForeignNames, Keep } from './game-cards.ts'
import type { OpenSource } from './open-source.ts'
import { isOwnList, plainNames } from './plain-list.ts'
import { valueAt } from './pointer.ts'
import type { RawRecord } from './raw-record.ts'
import { recordSchema } from './record-schema.ts'
import { stated } from '../stated.ts'

/** Reads records of one kind of file. */
export type ReadRecord = (record: RawRecord) => CardRow | SkippedRecord

/** @throws UsageError with the place of the record, from what this returns. */
export function recordReader(
  file: string,
  { name: kind, source }: Pick<OpenSource, 'name' | 'source'>,
  language: string,
): ReadRecord {
  const isRecord = recordSchema(kind, source)
  return ({ place, value }) => {
    const refuse = (what: string): never => {
      throw new UsageError(stated('{1}: {2}{3}: {4}', file, place, calledIn(value, source), what))
    }
    const skip = source.skip?.find(({ at, is }) => is.includes(valueAt(value, at) as string))
    if (skip !== undefined) return skipped(value, source, skip.at)
    if (!isRecord(value)) {
      const [problem] = isRecord.errors ?? []
      return refuse(`${abridged(problem?.instancePath ?? '') || 'it'} ${problem?.message ?? 'is no card'}`)
    }
    return isOwnList(kind) ? plainRow(value, language, refuse) : row(value, source, language, refuse)
  }
}

type Refuse = (what: string) => never

/** As far as it says in short who it is. */
function skipped(value: unknown, source: CardSource, at: string): SkippedRecord {
  const id = source.id === undefined ? undefined : valueAt(value, source.id)
  const name = valueAt(valueAt(value, source.card ?? ''), source.name)
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME && !ODD.test(name)
  return {
    ...((typeof id === 'string' && id.length <= 100) || Number.isSafeInteger(id) ? { id: id as string | number } : {}),
    ...(isName && !/[\t\n\r]/.test(name) ? { name } : {}),
    why: `its \`${at.slice(1)}\` says \`${String(valueAt(value, at))}\`, which is no card`,
  }
}

/** The name of a record that cannot be used, as far as it has one. */
function calledIn(value: unknown, source: CardSource): string {
  const name = valueAt(valueAt(value, source.card ?? ''), source.name)
  return typeof name === 'string' && name.length < 200 ? ` (${JSON.stringify(name)})` : ''
}

function plainRow(value: unknown, language: string, refuse: Refuse): CardRow {
  const { name, id, names, rest } = plainNames(value, language)
  if (name === undefined) {
    const has = Object.keys(value ?? {})
      .slice(0, 10)
      .map((key) => abridged(key, 30))
      .join(', ')
    return refuse(
      `it has neither a \`name\` nor one by a language, such as \`${language}\`; it has ${has || 'nothing'}`,
    )
  }
  const foreign = Object.fromEntries(Object.entries(names).map(([lang, text]) => [lang, nameText(text, lang, refuse)]))
  const printed = Object.fromEntries(
    Object.entries(rest).map(([key, held]) => [key, storedValue(held, abridged(key), refuse)]),
  )
  return {
    ...idOf(id, refuse),
    name: nameText(name, 'name', refuse),
    ...some('names', foreign),
    ...some('printed', printed),
  }
}

function row(value: unknown, source: CardSource, usual: string, refuse: Refuse): CardRow {
  const card = valueAt(value, source.card ?? '')
  const language = languageOf(valueAt(card, source.language ?? '/'), usual)
  const sides = source.faces === undefined ? undefined : valueAt(value, source.faces.at)
  const faces =
    Array.isArray(sides) && sides.length > 1 && source.faces !== undefined
      ? sides.map((side) => face(side, source.faces as Side, language, usual, refuse))
      : []
  const id = source.id === undefined ? undefined : valueAt(value, source.id)
  const names = namesOf(card, source, language, usual, refuse)
  // A card that is printed in another language may tell it of its faces only.
  const own =
    Object.keys(names).length > 0 ||
    language === usual ||
    faces.length === 0 ||
    faces.some((f) => f.names?.[language] === undefined)
      ? names
      : { [language]: faces.map((f) => f.names?.[language]).join(' // ') }
  return {
    ...idOf(id, refuse),
    ...othersOf(value, id, source.also, refuse),
    name: nameText(valueAt(card, source.name), source.name, refuse),
    ...some('names', own),
    ...some('printed', printedOf(card, source.keep, refuse)),
    ...(faces.length === 0 ? {} : { faces }),
  }
}

type Side = Pick<CardSource, 'name' | 'printedName' | 'foreign' | 'keep'>

function face(value: unknown, side: Side, language: string, usual: string, refuse: Refuse): CardSide {
  return {
    name: nameText(valueAt(value, side.name), side.name, refuse),
    ...some('names', namesOf(value, side, language, usual, refuse)),
    ...some('printed', printedOf(value, side.keep, refuse)),
  }
}

function idOf(id: unknown, refuse: Refuse): Pick<CardRow, 'id'> {
  if (id === undefined || id === null || id === '') return {}
  if ((typeof id === 'string' && id.length <= 100) || (typeof id === 'number' && Number.isSafeInteger(id)))
    return { id }
  return refuse('what should tell it from others is neither a short text nor a number')
}

/** Other ids of the same card. */
function othersOf(value: unknown, own: unknown, also: CardSource['also'], refuse: Refuse): Pick<CardRow, 'also'> {
  const list = also === undefined ? undefined : valueAt(value, also.at)
  if (also === undefined || !Array.isArray(list)) return {}
  const ids = list.flatMap((item) => {
    const { id } = idOf(valueAt(item, also.id), refuse)
    return id === undefined || id === own ? [] : [id]
  })
  return ids.length === 0 ? {} : { also: ids }
}

function namesOf(value: unknown, side: Side, language: string, usual: string, refuse: Refuse): Record<string, string> {
  const names: Record<string, string> = {}
  const printed = side.printedName === undefined ? undefined : valueAt(value, side.printedName)
  if (language !== usual && printed !== undefined && printed !== null)
    names[language] = nameText(printed, side.printedName ?? '', refuse)
  if (side.foreign !== undefined) foreignNames(value, side.foreign, names, refuse)
  return names
}

function foreignNames(
  value: unknown,
  { at, language, name, languages }: ForeignNames,
  names: Record<string, string>,
  refuse: Refuse,
): void {
  const list = valueAt(value, at)
  if (!Array.isArray(list)) return
  for (const item of list as readonly unknown[]) {
    const called = valueAt(item, language)
    const text = valueAt(item, name)
    if (typeof called !== 'string' || text === undefined || text === null) continue
    const code =
      languages !== undefined && Object.hasOwn(languages, called)
        ? (languages[called] as string)
        : languageOf(called, '')
    if (code !== '') names[code] = nameText(text, name, refuse)
  }
}

/** A code as in `ja`; what is none counts as the usual language. */
function languageOf(value: unknown, usual: string): string {
  return typeof value === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(value) ? value : usual
}

function printedOf(
  value: unknown,
  keep: Keep = {},
  refuse: Refuse,
): Record<string, NonNullable<CardSide['printed']>[string]> {
  return Object.fromEntries(
    Object.entries(keep).flatMap(([word, from]) => {
      const { at, keysWhere } = typeof from === 'string' ? { at: from, keysWhere: undefined } : from
      const held = valueAt(value, at)
      if (held === undefined || held === null) return []
      const kept =
        keysWhere === undefined
          ? held
          : Object.entries(held)
              .filter(([, is]) => keysWhere.includes(is))
              .map(([key]) => key)
      return Array.isArray(kept) && kept.length === 0 ? [] : [[word, storedValue(kept, at, refuse)]]
    }),
  )
}

function some<K extends string, T extends object>(key: K, held: T): { readonly [P in K]?: T } {
  return (Object.keys(held).length === 0 ? {} : { [key]: held }) as { readonly [P in K]?: T }
}

const LONGEST_NAME = 500
const LONGEST_TEXT = 20_000
const MOST_ITEMS = 1000

/** Control characters, marks that turn the direction of reading, and halves of characters. */
const ODD = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u

/** The name of a card, checked. */
function nameText(value: unknown, what: string, refuse: (what: string) => never): string {
  if (typeof value !== 'string' || value.trim() === '') return refuse(`\`${what}\` is no name`)
  if (value.length > LONGEST_NAME) return refuse(`\`${what}\` has ${value.length} characters, which no name has`)
  if (ODD.test(value) || /[\t\n\r]/.test(value))
    return refuse(`\`${what}\` holds characters that no name has: ${shown(value)}`)
  return value.trim()
}

/** What is kept of a record: data of moderate size, without keys that mean something to JavaScript. */
function storedValue(value: unknown, what: string, refuse: (what: string) => never, depth = 0): CardFileValue {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : refuse(`\`${what}\` is no number that can be kept`)
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT)
      return refuse(`\`${what}\` has ${value.length} characters, which is no text of a card`)
    return ODD.test(value) ? refuse(`\`${what}\` holds control characters: ${shown(value)}`) : value
  }
  if (typeof value !== 'object' || depth === 3) return refuse(`\`${what}\` is no value of a card`)
  const held = Object.entries(value)
  if (held.length > MOST_ITEMS) return refuse(`\`${what}\` holds more than ${MOST_ITEMS} values`)
  if (Array.isArray(value)) return value.map((item) => storedValue(item, what, refuse, depth + 1))
  const odd = held.find(([key]) => key === '__proto__' || key === 'constructor' || key === 'prototype')
  if (odd !== undefined) return refuse(`\`${what}\` holds the key \`${odd[0]}\``)
  return Object.fromEntries(held.map(([key, item]) => [key, storedValue(item, what, refuse, depth + 1)]))
}

/** What is odd, in a form that a terminal shows. */
function shown(text: string): string {
  const at = Math.max(0, text.search(ODD) - 10)
  return JSON.stringify(text.slice(at, at + 30)).replace(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (ch) => `\\u${ch.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

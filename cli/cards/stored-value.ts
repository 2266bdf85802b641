import type { CardFileValue } from './card-row.ts'

const LONGEST_NAME = 500
const LONGEST_TEXT = 20_000
const MOST_ITEMS = 1000

/** Control characters, marks that turn the direction of reading, and halves of characters. */
const ODD = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u

/** The name of a card, checked. */
export function nameText(value: unknown, what: string, refuse: (what: string) => never): string {
  if (typeof value !== 'string' || value.trim() === '') return refuse(`\`${what}\` is no name`)
  if (value.length > LONGEST_NAME) return refuse(`\`${what}\` has ${value.length} characters, which no name has`)
  if (ODD.test(value) || /[\t\n\r]/.test(value))
    return refuse(`\`${what}\` holds characters that no name has: ${shown(value)}`)
  return value.trim()
}

/** What is kept of a record: data of moderate size, without keys that mean something to JavaScript. */
export function storedValue(value: unknown, what: string, refuse: (what: string) => never, depth = 0): CardFileValue {
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

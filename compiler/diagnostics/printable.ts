/** Control characters, line and paragraph separators, and marks that change the direction of writing. */
const unsafe = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What stands for such a character, one for one, so that columns stay. */
const STAND_IN = '\ufffd'

/**
 * One line of an author's text that can do nothing to a terminal or to a reader: everything that would move the cursor
 * or reorder the line becomes `�`. Tabs stay.
 */
export function printable(text: string): string {
  return text.replace(unsafe, (mark) => (mark === '\t' ? mark : STAND_IN))
}

/** The same for text of several lines. */
export function printableLines(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(unsafe, (mark) => (mark === '\t' || mark === '\n' ? mark : STAND_IN))
}

const hex = (mark: string): string => mark.charCodeAt(0).toString(16).padStart(4, '0')

/** JSON in which such characters stand as `\u…`, so that whoever reads it gets them and a terminal does not. */
export function printableJson(json: string): string {
  return json.replace(unsafe, (mark) => (mark === '\n' ? mark : `\\u${hex(mark)}`))
}

/** The first character of a text that is not printable, and where it stands; null where there is none. */
export function unprintableIn(text: string): { readonly at: number; readonly code: string } | null {
  for (const { 0: mark, index } of text.matchAll(unsafe)) {
    if (mark !== '\t' && mark !== '\n' && mark !== '\r') return { at: index, code: `U+${hex(mark).toUpperCase()}` }
  }
  return null
}

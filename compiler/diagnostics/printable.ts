/** Control characters, line and paragraph separators, and marks that change the direction of writing. */
const unsafe = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/**
 * One line of an author's text that can do nothing to a terminal or to a reader: everything that would move the cursor
 * or reorder the line becomes `�`, one for one, so that columns stay. Tabs stay.
 */
export function printable(text: string): string {
  return text.replace(unsafe, (mark) => (mark === '\t' ? mark : '\ufffd'))
}

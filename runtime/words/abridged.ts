/** More signs of a word of a file are never repeated; its owner looks for it there, and sets of cards have long words. */
const MOST_OF_FILE = 200

/** A text, short enough for a message. */
export function abridged(text: string, most = MOST_OF_FILE): string {
  return text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text
}

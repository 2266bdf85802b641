import { bookOf } from '../../cli/commands/book.ts'
import type { Book, BookLine } from '../../cli/book/book-parts.ts'
import { BOOK_WORDS } from '../../cli/book/book-words.ts'
import type { BookSetting } from '../../cli/book/book-page.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { checkedGame, liveGame } from '../kit/kept-games.ts'
import { root } from '../checks/kit.ts'

export const setting: BookSetting = {
  language: 'en',
  words: BOOK_WORDS.en,
  paper: 'A4',
  changes: false,
  spoken: (name) => name,
}

export interface MadeBook {
  readonly book: Book
  readonly resolution: Resolution
}

/** The book of a game of rules/. */
export async function bookOfGame(path: string, changes = false): Promise<MadeBook> {
  const checked = checkedGame(path)
  const { resolution } = checked
  if (resolution === null) throw new Error(`${path} has errors`)
  const game = await liveGame(path, { positions: true })
  return { book: bookOf({ cwd: root }, { ...checked, resolution }, game, { changes, examples: 10_000 }), resolution }
}

/** As a text is typed that a book sets with signs of its own; dashes, blanks, and the brackets of names tell nothing. */
export const asTyped = (text: string): string =>
  text
    .replaceAll('≠', '!=')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll('×', '*')
    .replaceAll('is greater by', '+=')
    .replaceAll('is less by', '-=')
    .replaceAll('..', ' to ')
    .replace(/[-−《》{}"“”\\\s]/gu, '')

/** A line in the words of the rules, without the clauses in it. */
export const lineText = ({ pieces }: Pick<BookLine, 'pieces'>): string =>
  pieces.map(({ kind, text, spaced }) => (kind === 'clause' ? '' : (spaced ? ' ' : '') + text)).join('')

import { element } from '../report/html/element.ts'
import type { Book, BookPiece } from './book-parts.ts'

/** What words of the language mean to who plays by a book and has never written rules; in the order in which they are told. */
export const READING_IN_ENGLISH: Readonly<Record<string, string>> = {
  may: 'who is named can do it if he likes, when it is asked for.',
  must:
    'of what may be done, only what is said here; it binds only who can. Where several bind, the one that is printed ' +
    'first narrows first, and a later one that would leave nothing binds nobody.',
  cannot: 'it is not done, however it comes about.',
  only: 'only if: unless that is so it does not happen.',
  choose:
    'one after the other, until there are as many as are asked for; where fewer will do, one says when it is enough ' +
    '(declines).',
  announce:
    'one says that one does it, and then chooses, line by line. It is begun only if it can be brought to its end: of a ' +
    'set each card may be chosen with which some set comes out that the rules allow.',
  instead: 'it does not happen, and this does.',
  except: 'for what is named it is this, and not as said before.',
  otherwise: 'what it would be without this.',
  next: 'who plays next: B after A, C after B and so on, to the left, unless the rules set another order.',
  always: 'a promise of the rules, by which nobody has to do anything.',
  top: 'the card that lies on top.',
  last: 'the card that lies on top, or who came last.',
  times: 'how often it has happened.',
  distinct: 'counting each that is alike once.',
  mod: 'what is left when the one number is divided by the other: 7 mod 4 is 3.',
  truth: 'yes or no.',
  definition: 'what is printed; each printed card is one, however many copies are in play.',
  create: 'a card is put on the table.',
  result: 'how somebody has done: the highest wins.',
  later: 'it waits, and is carried out when the rules say so.',
  during: 'as long as that goes on; of how often, since it began.',
}

/** The words of a book that are worth telling, as the rules have them. */
export function wordsToTell(
  book: Book,
  words: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  const said = new Set<string>()
  const look = (pieces: readonly BookPiece[]): void => {
    for (const { kind, text, to } of pieces)
      if (kind === 'word' || (kind === 'name' && (to === null || !book.anchors.has(to)))) said.add(text)
  }
  for (const { sentences, taken } of book.chapters)
    for (const { lines } of [...sentences, ...taken]) for (const { pieces } of lines) look(pieces)
  return Object.entries(words).filter(([word]) => said.has(word))
}

/** The part of the words of a book that says how to read it. */
interface HowToRead {
  readonly howToRead: string
  readonly reading: string
  readonly readingWords: Readonly<Record<string, string>>
}

/** What who has never read rules of this kind is told before them. */
export function howToReadOf(book: Book, { howToRead, reading, readingWords }: HowToRead): Element[] {
  const told = wordsToTell(book, readingWords)
  const rows = told.flatMap(([word, means]) => [element('dt', {}, word), element('dd', {}, means)])
  const how = element('p', { class: 'how' }, howToRead)
  if (told.length === 0) return [how]
  return [how, element('section', { class: 'how reading' }, element('h2', {}, reading), element('dl', {}, ...rows))]
}

import { printable } from '../../compiler/diagnostics/printable.ts'
import { UsageError } from '../usage-error.ts'
import { NO_RULES_YET } from './without-rules.ts'
import { type BaseState, type Captured, NONE } from '../../runtime/engine.ts'
import type { Parts } from '../../runtime/parts.ts'
import { answerWords } from '../../runtime/queries/ask.ts'
import { bare, elementOf } from '../../runtime/queries/add-cards.ts'
import { stated } from '../stated.ts'

/** Columns of a line of rules text. */
const WIDTH = 100

/** The cards, and those that are printed on them such as their faces, as far as the rules text has none of them. */
export function cardsBehind(parts: Parts<BaseState>, cards: readonly number[], first: number): number[] {
  const all = new Set(cards)
  // A set that grows while it is gone through shows what is added as well.
  for (const card of all)
    for (const { type, values } of parts.printed) {
      const value = elementOf(type) === 'definition' ? (values[card] ?? NONE) : NONE
      for (const other of typeof value === 'object' ? value : [value as number]) if (other >= first) all.add(other)
    }
  return [...all]
}

/**
 * A card as rules text: what is printed on it, and its own words as a comment, for somebody to write rules below.
 * @param words what the card says, as its makers put it; null where nobody knows it here
 */
export function cardText(parts: Parts<BaseState>, s: BaseState, card: number, words: string | null): string {
  const lines = parts.printed.flatMap(({ name, type, values }) => {
    const said = printedWords(parts, s, values[card] ?? NONE, type)
    return said === null ? [] : [`  ${name} = ${said}`]
  })
  const own =
    words === null
      ? []
      : words
          .split(/\r\n|\n|\r/)
          .map(printable)
          .flatMap((line) => wrapped(line, WIDTH))
  return [
    `card ${named(parts.info.cards[card] ?? '')}`,
    ...lines,
    ...own.map((line) => `  -- ${line}`.trimEnd()),
    `  ${NO_RULES_YET}`,
    '',
  ].join('\n')
}

/** A printed value as the rules say it; null for none, which is not said. */
function printedWords(parts: Parts<BaseState>, s: BaseState, value: Captured, type: string): string | null {
  if (value === NONE || value === false || (typeof value === 'object' && value.length === 0)) return null
  const of = elementOf(type)
  // Texts are in quotes already.
  const words = answerWords(parts, s, value, type).map((word) => (of === 'definition' ? named(word) : word))
  return words.length === 1 ? (words[0] ?? null) : `(${words.join(', ')})`
}

/** A name of several words stands in brackets, and any other may. */
function named(name: string): string {
  const plain = bare(name)
  if (plain.length > LONGEST_NAME || UNSAYABLE.test(plain))
    throw new UsageError(stated('{1} cannot be a name in a rules text', JSON.stringify(plain.slice(0, LONGEST_NAME))))
  return `《${plain}》`
}

/** In signs. */
const LONGEST_NAME = 80

/** Signs that end a name or a line, that nobody sees, or that turn the direction of what follows. */
const UNSAYABLE = /[《》\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Lines of at most so many signs, broken at blanks where there are any. */
function wrapped(line: string, width: number): string[] {
  if (line.length <= width) return [line]
  const blank = line.lastIndexOf(' ', width)
  const at = blank > width / 2 ? blank : width
  return [line.slice(0, at), ...wrapped(line.slice(at).trimStart(), width)]
}

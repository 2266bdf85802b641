import type { ReadForm } from './earley.ts'
import { inJapanese, japaneseWords, runsTogether, isGap } from './japanese-words.ts'
import { isReading } from './lines.ts'
import { type SaidForm, type SaidPiece, surfaceOf } from './surface.ts'
import { withEnding } from './verbs.ts'
import type { JapaneseNames } from './vocabulary.ts'
import type { SourceWord } from './word.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * What is said, as one line of a Japanese text. `rule` is what kind of line it is. Where it would be read otherwise, names
 * that are words of the language stand in brackets, and it is said in plainer words.
 */
export function japaneseLine(reading: ReadForm<SaidForm>, vocabulary: JapaneseNames, rule: string): string {
  const surface = surfaceOf('ja')
  const pieces = surface.say(reading)
  const line = lineOf(pieces, vocabulary, NONE)
  const isOwn = ({ kind, said }: SourceWord): boolean => kind === 'name' && surface.own.has(vocabulary.inJapanese(said))
  const isPlain = !surface.isDoubtful(reading) && !pieces.some((piece) => piece.kind !== 'literal' && isOwn(piece))
  if (isPlain || isReadAs(line, reading, vocabulary, rule)) return line
  const careful = lineOf(surface.say(reading, true), vocabulary, NONE)
  return isReadAs(careful, reading, vocabulary, rule)
    ? careful
    : lineOf(surface.say(reading, true), vocabulary, surface.own)
}

function isReadAs(line: string, meant: ReadForm<SaidForm>, vocabulary: JapaneseNames, rule: string): boolean {
  const words = japaneseWords(line, vocabulary).filter((word): word is SourceWord => !isGap(word))
  const read = surfaceOf('ja').read(words, rule)
  return isReading(read) && englishLine(read) === englishLine(meant)
}

function lineOf(pieces: readonly SaidPiece[], vocabulary: JapaneseNames, taken: ReadonlySet<string>): string {
  let line = ''
  let verb: string | null = null
  for (const piece of pieces) {
    if (piece.kind === 'literal' && verb !== null) {
      line += withEnding(verb, piece.text) ?? `〈${verb}〉${piece.text}`
      verb = null
      continue
    }
    if (verb !== null) line += `〈${verb}〉`
    verb =
      piece.kind !== 'literal' && piece.proper !== true && vocabulary.isVerb(piece.said)
        ? vocabulary.inJapanese(piece.said)
        : null
    if (verb !== null) continue
    const text = piece.kind === 'literal' ? piece.text : inJapanese(piece, vocabulary, taken)
    line += `${runsTogether(line, text) ? ' ' : ''}${text}`
  }
  return verb === null ? line : `${line}〈${verb}〉`
}

/** What is said, as one line of an English text, in words with blanks between them. */
export const englishLine = (reading: ReadForm<SaidForm>): string =>
  surfaceOf('en')
    .say(reading)
    .map((piece) => (piece.kind === 'literal' ? piece.text.trim() : piece.said))
    .filter((said) => said !== '')
    .join(' ')

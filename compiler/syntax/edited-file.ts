import type { Anchor } from '../../grammar/anchor.ts'
import type { Parsed } from '../../grammar/parsed.ts'
import { parsePassage } from '../../grammar/parser.ts'
import { type Passage, passagesOf } from '../../grammar/passages.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import { englishTokens, isJapanese } from '../../grammar/surface/japanese-text.ts'
import { type JapaneseNames, namesDeclaredIn } from '../../grammar/surface/vocabulary.ts'
import type { File } from '../../grammar/tree/declarations.ts'
import { laidOutEnglish } from './parse.ts'

/** A passage as it was read, and where it stands. */
export interface ReadPassage {
  readonly text: string
  readonly atBeginning: boolean
  readonly anchor: Anchor
  readonly parsed: Parsed
}

export interface EditedFile {
  readonly file: File
  readonly passages: readonly ReadPassage[]
}

/**
 * Reads a file passage by passage. Those that `before` has keep their trees, which move to where they stand in this
 * text. Null where a line cannot be read, or tabs are counted: what is said of such lines may depend on those around
 * them, so that the file has to be read as a whole.
 */
export function readEdited(
  source: SourceFile,
  before: readonly ReadPassage[],
  vocabulary: JapaneseNames = namesDeclaredIn(source.text),
): EditedFile | null {
  if (source.text.includes('\t')) return null
  const japanese = isJapanese(source.text) ? vocabulary : null
  const known = byText(before)
  const found: { readonly start: number; readonly read: ReadPassage }[] = []
  for (const [i, passage] of passagesOf(source.text).entries()) {
    const read = taken(known, passage.text, i === 0) ?? readPassage(source, passage, i === 0, japanese)
    if (read.parsed.faults.length > 0) return null
    found.push({ start: passage.start, read })
  }
  for (const { start, read } of found) Object.assign(read.anchor, { file: source, start })
  const passages = found.map(({ read }) => read)
  const header = passages[0]?.parsed.header ?? null
  const items = passages.flatMap(({ parsed }) => parsed.items)
  return { file: { header, items, span: { file: source, start: 0, end: source.text.length } }, passages }
}

/** The same text may stand in a file several times, each a passage of its own. */
function byText(passages: readonly ReadPassage[]): Map<string, ReadPassage[]> {
  const found = new Map<string, ReadPassage[]>()
  for (const passage of passages) found.set(passage.text, [...(found.get(passage.text) ?? []), passage])
  return found
}

function taken(known: Map<string, ReadPassage[]>, text: string, atBeginning: boolean): ReadPassage | null {
  const alike = known.get(text)
  if (alike?.[0]?.atBeginning !== atBeginning) return null
  return alike.shift() ?? null
}

/** Of a text in Japanese, `japanese` are the words that it may use for names. */
function readPassage(
  source: SourceFile,
  { start, text }: Passage,
  atBeginning: boolean,
  japanese: JapaneseNames | null,
): ReadPassage {
  const anchor: Anchor = { file: source, start }
  const read = japanese === null ? laidOutEnglish(text) : englishTokens(text, japanese, atBeginning)
  const parsed = parsePassage(anchor, [...read.tokens], atBeginning, japanese === null)
  return { text, atBeginning, anchor, parsed: { ...parsed, faults: [...read.faults, ...parsed.faults] } }
}

import { type Caches, emptyCaches } from '../caches.ts'
import { type CheckResult, checkGame } from '../compile.ts'
import type { RulesHost } from '../game/load.ts'
import { inOneLine, lineColumn, type SourceFile } from '../../grammar/source-file.ts'
import type { LanguageChange, Rewording } from './language-changes.ts'
import { type OlderReading, olderReading } from './older-reading.ts'

/** A sentence of an earlier version of the language, and what stands in its place. */
export interface Reworded {
  readonly path: string
  /** Where it begins, in the text as it was when it was reworded. */
  readonly line: number
  readonly before: string
  readonly now: string
  readonly change: LanguageChange
}

/** A game in the words of today, as far as it could be said in them. */
export interface MigratedGame {
  /** Reads the files of the game as they are now. */
  readonly host: RulesHost
  /** Each file that is another one now, by its path. */
  readonly texts: ReadonlyMap<string, string>
  readonly reworded: readonly Reworded[]
  readonly checked: CheckResult
}

/** What cannot be read hides what is wrong with its meaning, so that a game is read again so often at most. */
const MOST_ROUNDS = 30

/**
 * Says in the words of today what is refused of a game, where the language from a version on read it. What was read
 * once is reworded only where it is refused, so that it is safe of any text.
 */
export function migrateGame(
  path: string,
  host: RulesHost,
  from: number,
  caches: Pick<Caches, 'parsed'> = emptyCaches(),
): MigratedGame {
  const texts = new Map<string, string>()
  const reworded: Reworded[] = []
  const now: RulesHost = { ...host, read: (asked) => texts.get(asked) ?? host.read(asked) }
  for (let round = 0; ; round += 1) {
    const checked = checkGame(path, now, caches)
    const found = round === MOST_ROUNDS ? [] : readingsOf(checked, from)
    if (found.length === 0) return { host: now, texts, reworded, checked }
    for (const [file, readings] of byFile(found)) {
      texts.set(file.path, rewordedText(file, readings))
      reworded.push(...readings.map(told))
    }
  }
}

function readingsOf({ diagnostics, resolution }: CheckResult, from: number): readonly OlderReading[] {
  const relations = resolution?.game.relations ?? new Map()
  return diagnostics.flatMap((each) => olderReading(each, relations, from) ?? [])
}

/** By the places in their files; of two that touch the first, since the other is found again. */
function byFile(found: readonly OlderReading[]): ReadonlyMap<SourceFile, readonly OlderReading[]> {
  const files = new Map<SourceFile, OlderReading[]>()
  for (const reading of [...found].sort((a, b) => a.rewording.start - b.rewording.start)) {
    const before = files.get(reading.file) ?? []
    const last = before.at(-1)
    if (last === undefined || last.rewording.end < reading.rewording.start)
      files.set(reading.file, [...before, reading])
  }
  return files
}

const rewordedText = ({ text }: SourceFile, readings: readonly OlderReading[]): string =>
  readings.reduceRight((now, { rewording }) => withRewording(now, rewording), text)

const withRewording = (text: string, { start, end, replacement }: Rewording): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** The lines that a rewording touches, as they stood and as they stand. */
function told({ change, file, rewording }: OlderReading): Reworded {
  const start = file.text.lastIndexOf('\n', rewording.start - 1) + 1
  const lineBreak = file.text.indexOf('\n', Math.max(rewording.start, rewording.end - 1))
  const end = lineBreak < 0 ? file.text.length : lineBreak
  const before = { file, start, end }
  const text = withRewording(file.text, rewording)
  const now = { file: { ...file, text }, start, end: end + text.length - file.text.length }
  return {
    path: file.path,
    line: lineColumn(file, rewording.start).line,
    before: inOneLine(before).trim(),
    now: inOneLine(now).trim(),
    change,
  }
}

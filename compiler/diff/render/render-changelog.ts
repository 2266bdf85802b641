import { printable } from '../../diagnostics/printable.ts'
import { inEnglish, inSigns, type Sayable, type Speak } from '../../../grammar/saying.ts'
import { contrasted } from '../compared.ts'
import type { Change } from '../change.ts'
import type { DiffReport } from '../report.ts'
import { whatChangesDo } from '../version-number.ts'
import { inPlayersWords } from './in-players-words.ts'
import { escapeMarkdown } from './safe-text.ts'

/** One commit. */
export interface Commit {
  readonly short: string
  readonly subject: string
}

/** What became of a game by some commits, oldest first. */
export interface ChangelogEntry {
  readonly version: string
  /** Who gives it that number: the project, or nobody yet, or it counts the commits of one that gives none. */
  readonly by: 'project' | 'proposal' | 'commit'
  readonly date: string
  readonly commits: readonly Commit[]
  /** Null of a game that is new, or of which the version before cannot be read. */
  readonly report: DiffReport | null
  readonly isNew: boolean
}

/** The history of a game for who plays it, newest first, as Markdown; `all`: also what changed no more than words. */
export function renderChangelog(
  game: string,
  entries: readonly ChangelogEntry[],
  all: boolean,
  speak: Speak = inEnglish,
): string {
  const told = all
    ? entries
    : entries.filter(({ by, report }) => by !== 'commit' || report === null || isPlayed(report.changes))
  const left = entries.length - told.length
  return [
    `# ${escapeMarkdown(game)}`,
    ...told.toReversed().flatMap((entry) => entryLines(entry, speak)),
    ...(left === 0 ? [] : ['', speak(leftOut(left))]),
    '',
  ].join('\n')
}

const leftOut = (left: number): Sayable =>
  left === 1
    ? contrasted('1 version of other words, examples or order not listed; --all lists it.')
    : contrasted('{1} versions of other words, examples or order not listed; --all lists them.', left)

const isPlayed = (changes: readonly Change[]): boolean => changes.some((change) => change.class !== 'editorial')

const UNREAD = contrasted('what was before has errors today, and is not compared')

function entryLines({ version, by, date, commits, report, isNew }: ChangelogEntry, speak: Speak): string[] {
  const heading = by === 'proposal' ? contrasted('Not released, {1} next', version) : version
  const does = isNew ? contrasted('a new game') : report === null ? UNREAD : whatChangesDo(report.changes)
  return [
    '',
    speak(does === null ? inSigns`## ${heading} (${date})` : inSigns`## ${heading}: ${does} (${date})`),
    '',
    ...commits.map(({ short, subject }) => `- *${escapeMarkdown(subject)}* (${short})`),
    ...(report === null ? [] : saidOf(report, speak)),
  ]
}

function saidOf(report: DiffReport, speak: Speak): string[] {
  const where = contrasted('which `houserules diff {1} {2}` lists', report.old.shown, report.new.shown)
  const told = inPlayersWords(report, where).map((line) => printable(speak(line)))
  const editorial = report.changes.filter((change) => change.class === 'editorial').length
  return [
    ...(told.length === 0 ? [] : ['', ...told.map((line) => `- ${escapeMarkdown(line)}`)]),
    ...(editorial === 0 ? [] : ['', speak(besides(editorial, told.length > 0))]),
  ]
}

function besides(count: number, isMore: boolean): Sayable {
  const changes =
    count === 1
      ? contrasted('1 change of words, examples or order')
      : contrasted('{1} changes of words, examples or order', count)
  return isMore ? contrasted('Besides, {1}.', changes) : contrasted('{1}.', changes)
}

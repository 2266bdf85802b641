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
export function renderChangelog(game: string, entries: readonly ChangelogEntry[], all: boolean): string {
  const told = all
    ? entries
    : entries.filter(({ by, report }) => by !== 'commit' || report === null || isPlayed(report.changes))
  const left = entries.length - told.length
  const words = `${left} ${left === 1 ? 'version' : 'versions'} of other words, examples or order not listed; --all lists`
  return [
    `# ${escapeMarkdown(game)}`,
    ...told.toReversed().flatMap(entryLines),
    ...(left === 0 ? [] : ['', `${words} ${left === 1 ? 'it' : 'them'}.`]),
    '',
  ].join('\n')
}

const isPlayed = (changes: readonly Change[]): boolean => changes.some((change) => change.class !== 'editorial')

const UNREAD = 'what was before has errors today, and is not compared'

function entryLines({ version, by, date, commits, report, isNew }: ChangelogEntry): string[] {
  const heading = by === 'proposal' ? `Not released, ${version} next` : version
  const does = isNew ? 'a new game' : report === null ? UNREAD : whatChangesDo(report.changes)
  return [
    '',
    `## ${heading}${does === null ? '' : `: ${does}`} (${date})`,
    '',
    ...commits.map(({ short, subject }) => `- *${escapeMarkdown(subject)}* (${short})`),
    ...(report === null ? [] : saidOf(report)),
  ]
}

function saidOf(report: DiffReport): string[] {
  const told = inPlayersWords(report, `which \`houserules diff ${report.old.shown} ${report.new.shown}\` lists`)
  const editorial = report.changes.filter((change) => change.class === 'editorial').length
  const left = `${editorial} ${editorial === 1 ? 'change' : 'changes'} of words, examples or order`
  return [
    ...(told.length === 0 ? [] : ['', ...told.map((line) => `- ${escapeMarkdown(line)}`)]),
    ...(editorial === 0 ? [] : ['', `${told.length === 0 ? '' : 'Besides, '}${left}.`]),
  ]
}

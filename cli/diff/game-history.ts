import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import type { ChangelogEntry } from '../../compiler/diff/render/render-changelog.ts'
import type { DiffReport } from '../../compiler/diff/report.ts'
import { FIRST_VERSION, type VersionNumber, nextVersion, versionText } from '../../compiler/diff/version-number.ts'
import type { Context } from '../context.ts'
import { clausePath } from '../files/clause-index.ts'
import { note } from '../io.ts'
import type { CommitWithFiles } from './history.ts'
import { diffReport } from './diff-report.ts'
import type { Revision } from './revision-host.ts'
import { type Side, type Sides, changesOf, openOldSide } from './side.ts'
import { statedVersion } from './stated-version.ts'
import { type FilesAt, gameAt } from './version-meant.ts'
import { witnessed } from './witnessed.ts'
import { stated } from '../stated.ts'

export interface ChangelogOptions {
  /** Lists entries of other words as well. */
  readonly all: boolean
  /** The number before the first change, of a game that the project does not number. */
  readonly oldVersion?: VersionNumber
  /** Seconds for which moments are looked for that show what an entry tells; none unless it is said. */
  readonly within?: number
  readonly seed: number
  readonly roundLimit?: number
}

/** A game by its name and its file, by full path. */
export interface NamedGame {
  readonly name: string
  readonly path: string
}

/**
 * What became of one game while a history is gone through, commit by commit: an entry for each that changed it, or for
 * each version that the project numbers.
 */
export class GameHistory {
  readonly game: NamedGame
  readonly entries: ChangelogEntry[] = []
  private readonly context: Context
  private readonly options: ChangelogOptions
  /** As it was told last, and as it could last be read. */
  private told: Side | null = null
  private now: Side | null = null
  private isUnread = false
  /** Whether it comes with a commit of the history, where it could not be read before. */
  private isNew = true
  /** Whether the project numbers it, so that entries are of its versions. */
  private readonly isNumbered: boolean
  private number: VersionNumber
  /** What the project says its number is. */
  private stated: string | null = null
  /** What may have changed it since it was told. */
  private commits: CommitWithFiles[] = []

  /** `last`: the files at the end of the history, and their revision. */
  constructor(context: Context, game: NamedGame, last: FilesAt, options: ChangelogOptions) {
    const version = gameAt(context.io.cwd, last, game)
    this.isNumbered = version !== null && statedVersion(version, game.name) !== null
    this.context = context
    this.game = game
    this.options = options
    this.number = options.oldVersion ?? FIRST_VERSION
  }

  /** As it is before the history begins. */
  async begin(before: FilesAt): Promise<void> {
    const given = await this.read(before, 'the beginning of this history')
    this.told = this.now
    this.isNew = !this.isUnread
    this.number = given ?? this.number
    this.stated = given === null ? null : versionText(given)
  }

  /** Whether a commit may have changed its rules, or its number. */
  mayChangeBy(commit: CommitWithFiles): boolean {
    return this.isRewrittenBy(commit) || this.isAmong(commit, ['package.json'])
  }

  private isRewrittenBy(commit: CommitWithFiles): boolean {
    if (this.now === null || this.isUnread) return true
    return this.isAmong(
      commit,
      [...this.now.sources.keys()].flatMap((path) => [path, clausePath(path)]),
    )
  }

  private isAmong({ files }: CommitWithFiles, paths: readonly string[]): boolean {
    const cwd = realpathSync(this.context.io.cwd)
    return paths.some((path) => files.has(resolve(cwd, path)))
  }

  /** What cannot be read is told with the next that can, also a number that it is given meanwhile. */
  async goOn(commit: CommitWithFiles, files: Revision): Promise<void> {
    if (this.isRewrittenBy(commit)) this.commits.push(commit)
    const number = await this.read({ revision: commit.revision, files }, `${commit.short} (${commit.subject})`)
    if (this.isUnread) return
    const stated = number === null ? null : versionText(number)
    const isReleased = stated !== null && stated !== this.stated
    if (isReleased || !this.isNumbered) await this.close(commit.date, isReleased ? number : null)
    this.stated = stated
  }

  /** What came after the last version that the project has numbered. */
  async end(): Promise<void> {
    if (this.now !== this.told) await this.close(this.commits.at(-1)?.date ?? '', null)
  }

  /** Reads it as it was, and hands back the number that the project gives it there; `when` says which that is. */
  private async read(at: FilesAt, when: string): Promise<VersionNumber | null> {
    const { io } = this.context
    const version = gameAt(io.cwd, at, this.game)
    const silent = { ...this.context, io: { ...io, stderr: new PassThrough().resume() } }
    const side = version === null ? null : await openOldSide(silent, version)
    // A game that is still to come is missed by nobody.
    this.isUnread = side === null && (version !== null || this.now !== null)
    if (this.isUnread)
      note(
        io,
        version === null
          ? stated('{1} is not there at {2}; what changed is told with the next that has none', this.game.name, when)
          : stated(
              '{1} has errors today at {2}; what changed is told with the next that has none',
              this.game.name,
              when,
            ),
      )
    this.now = side ?? this.now
    return version === null ? null : statedVersion(version, this.game.name)
  }

  private async close(date: string, stated: VersionNumber | null): Promise<void> {
    const { told, now, commits } = this
    this.commits = []
    if (now === null) return
    const report = told === null ? null : await this.reportOf({ old: told, new: now })
    this.told = now
    if (report !== null && report.changes.length === 0 && stated === null) return
    this.number = stated ?? (report === null ? this.number : nextVersion(this.number, report.changes))
    const by = stated !== null ? 'project' : this.isNumbered ? 'proposal' : 'commit'
    const isNew = report === null && this.isNew
    this.entries.push({ version: versionText(this.number), by, date, commits, report, isNew })
  }

  private async reportOf(sides: Sides): Promise<DiffReport> {
    const { within, seed, roundLimit } = this.options
    const changes = changesOf(sides)
    if (within === undefined) return diffReport(sides, changes)
    const looked = { seconds: within }
    const how = { witness: true, games: Infinity, seed, looked, ...(roundLimit === undefined ? {} : { roundLimit }) }
    return diffReport(sides, await witnessed(this.context.io, sides, changes, how))
  }
}

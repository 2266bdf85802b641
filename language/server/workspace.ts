import { type CheckResult, checkGame, elaborateText } from '../../compiler/compile.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import type { HostAnswers } from '../../compiler/told-host.ts'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { NamesOfGames } from '../name-table.ts'
import type { Files } from './files.ts'

/** Whether rules stand in a file, and not a list of clauses. */
export const isRules = (path: string): boolean => path.endsWith('.rules')

/** The files that a game is made of, and the lists of its clauses. */
export const pathsOf = ({ sources, clauseLists }: CheckResult): readonly string[] => [
  ...sources.keys(),
  ...[...clauseLists.values()].map(({ path }) => path),
]

/** The names of games that were checked together. */
interface Tabled {
  readonly checked: readonly CheckResult[]
  readonly table: NamesOfGames
}

/** The rules files below a folder, and when they were looked for. */
interface Listed {
  readonly paths: readonly string[]
  readonly at: number
}

/** To go through a large folder takes longer than an answer may. In milliseconds; editors that tell of changes cut it short. */
const LISTED_FOR = 2000

/** In so many folders rules are looked for; a project has fewer, and who opened the root of a disk meant none of it. */
const MOST_FOLDERS = 2000

/** The files in which games begin, by the path of spans. */
const beginnings = (checked: readonly CheckResult[]): readonly string[] =>
  checked.flatMap(({ resolution }) => resolution?.modules.at(-1)?.path ?? [])

/** The rules below a folder, as the files have them and as editors have them open. */
export class Workspace {
  private readonly files: Files
  private readonly folder: string
  private readonly open = new Map<string, string>()
  /** Of texts that are only tried, which the session is not to take for those of the files. */
  private readonly tried = new ParsedFiles(new Map(), { edited: true })
  private readonly session = new CheckSession()
  private readonly tables = new WeakMap<CheckResult, Tabled>()
  private checks = new Map<string, CheckResult>()
  private readonly listed = new Map<string, Listed>()
  /** Which files on the disk begin a game or variant, as long as the list of them holds. */
  private readonly headers = new Map<string, boolean>()

  private readonly tell: (message: string) => void
  private told = false

  /** `tell` shows a message to whoever writes. */
  constructor(files: Files, folder: string, tell: (message: string) => void) {
    this.files = files
    this.folder = folder
    this.tell = tell
  }

  /** By the path that spans have. */
  full(path: string): string {
    return this.files.full(this.folder, path)
  }

  /** The address of a file, by the path that spans have. */
  uriOf(path: string): string {
    return this.files.uriOf(this.full(path))
  }

  /** The full path of an address. */
  pathOf(uri: string): string {
    return this.files.pathOf(uri)
  }

  /** The address of the page that says more of a finding, if there is one. */
  pageOf(code: string): string | null {
    return this.files.pageOf(code)
  }

  /** What an editor has of a file, by full path; null when it is closed. */
  edit(path: string, text: string | null): void {
    if (text === null) this.close(path)
    else this.open.set(path, text)
    this.headers.delete(path)
    this.checks = new Map()
  }

  /** Something may have changed on the disk. What did not is not checked again. */
  reread(): void {
    for (const path of this.checks.keys()) this.forgetIfGone(path)
    this.checks = new Map()
    this.listed.clear()
    this.headers.clear()
  }

  textOf(path: string): string | null {
    return this.open.get(path) ?? this.files.text(path)
  }

  /** How a file at a path is read, and what it includes. */
  hostFor(path: string): RulesHost {
    return this.files.host(this.folder, path, this.open)
  }

  /** The path that spans have, by full path. */
  shown(path: string): string {
    return this.files.shown(this.folder, path)
  }

  /**
   * The games that are about a file: it itself, or those that include it, beside or below it if there are such. None are
   * looked for around what has no text, as a folder has: that of `file:` is the whole disk.
   */
  about(path: string): readonly CheckResult[] {
    if (this.begins(path)) return [this.check(path)]
    if (this.textOf(path) === null) return []
    const near = this.games(this.files.folderOf(path)).filter((checked) => this.reads(checked, path))
    return near.length > 0 ? near : this.all().filter((checked) => this.reads(checked, path))
  }

  /** All games of the folder. */
  all(): readonly CheckResult[] {
    return this.games(this.folder)
  }

  /** All games of the folder that read a file, or what declares in another. */
  speaking(path: string): readonly CheckResult[] {
    const all = this.games(this.folder).filter((checked) => this.reads(checked, path))
    return all.length > 0 ? all : this.about(path)
  }

  /** What the file of a game and all that it stands on are, for who compiles it elsewhere; null where it has none. */
  answers({ resolution }: CheckResult): HostAnswers | null {
    const path = resolution?.modules.at(-1)?.path
    return path === undefined ? null : this.session.answers(path)
  }

  /** The names of some games, gathered once as long as their results are the same. */
  table(checked: readonly CheckResult[]): NamesOfGames {
    const [first] = checked
    if (first === undefined) return new NamesOfGames([])
    const before = this.tables.get(first)
    const same = before?.checked.length === checked.length && checked.every((each, i) => each === before.checked[i])
    if (same) return before.table
    const table = new NamesOfGames(checked)
    this.tables.set(first, { checked, table })
    return table
  }

  /** The same games with other texts, by the path of spans. */
  again(checked: readonly CheckResult[], texts: ReadonlyMap<string, string>): readonly CheckResult[] {
    return beginnings(checked).map((path) => this.tryOut(path, texts))
  }

  /** The game that begins in a file, with other texts, by the path of spans; the file need not be there. */
  tryOut(path: string, texts: ReadonlyMap<string, string>): CheckResult {
    return checkGame(path, this.hostTrying(path, texts), { parsed: this.tried })
  }

  /** What names stand for in the same games with other texts, and with some of their examples. */
  namesAgain(
    checked: readonly CheckResult[],
    texts: ReadonlyMap<string, string>,
    which: (example: ExampleDecl) => boolean,
  ): readonly CheckResult[] {
    return beginnings(checked).map((path) =>
      elaborateText(path, this.hostTrying(path, texts), { parsed: this.tried }, which),
    )
  }

  private hostTrying(path: string, texts: ReadonlyMap<string, string>): RulesHost {
    const tried = new Map(this.open)
    for (const [each, text] of texts) tried.set(this.full(each), text)
    return this.files.host(this.folder, this.full(path), tried)
  }

  /** What the games and variants of the folder are called. */
  names(): readonly string[] {
    return this.paths(this.folder).flatMap((path) => declaredName(this.textOf(path) ?? '') ?? [])
  }

  /** The files that one may include, as it would say them: those below its own folder that are no games. */
  includable(path: string): readonly string[] {
    const folder = this.files.folderOf(path)
    return this.paths(folder)
      .filter((each) => each !== path && isRules(each) && !this.begins(each))
      .map((each) => this.files.seenFrom(folder, each))
      .filter((each) => !each.startsWith('..'))
  }

  private close(path: string): void {
    this.open.delete(path)
    this.forgetIfGone(path)
  }

  /** Nothing is kept of a game whose file is neither open nor there. */
  private forgetIfGone(path: string): void {
    if (!this.open.has(path) && this.files.text(path) === null) this.session.forget(this.shown(path))
  }

  private games(folder: string): readonly CheckResult[] {
    return this.paths(folder)
      .filter((path) => this.begins(path))
      .map((path) => this.check(path))
  }

  private paths(folder: string): readonly string[] {
    return [...new Set([...this.below(folder), ...this.open.keys()])]
  }

  private below(folder: string): readonly string[] {
    const known = this.listed.get(folder)
    if (known !== undefined && performance.now() - known.at < LISTED_FOR) return known.paths
    const { paths, isWhole } = this.files.rulesNear(folder, MOST_FOLDERS)
    if (!isWhole) this.tellTooLarge(folder)
    this.headers.clear()
    this.listed.set(folder, { paths, at: performance.now() })
    return paths
  }

  private tellTooLarge(folder: string): void {
    if (this.told) return
    this.told = true
    this.tell(
      `${folder} has more than ${MOST_FOLDERS} folders: rules beyond these are not known. Open the folder of a game.`,
    )
  }

  private reads(checked: CheckResult, path: string): boolean {
    return pathsOf(checked).some((each) => this.full(each) === path)
  }

  private begins(path: string): boolean {
    const text = this.open.get(path)
    if (text !== undefined) return declaredName(text) !== null
    const known = this.headers.get(path)
    if (known !== undefined) return known
    const begins = declaredName(this.textOf(path) ?? '') !== null
    this.headers.set(path, begins)
    return begins
  }

  private check(path: string): CheckResult {
    const known = this.checks.get(path)
    if (known !== undefined) return known
    // As bases are called that are found by name, so that one file has one path in all games.
    const made = this.session.check(this.shown(path), this.hostFor(path))
    this.checks.set(path, made)
    return made
  }
}

import { dirname, relative, resolve } from 'node:path'
import { type CheckResult, checkGame } from '../../compiler/compile.ts'
import type { RulesHost } from '../../compiler/game/load.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import { NameTable } from '../../language/name-table.ts'
import { shownPath } from '../files/paths.ts'
import { rulesNear } from '../files/rules-files.ts'
import { readTextIfThere } from '../files/read-text.ts'
import { rulesHost } from '../files/rules-host.ts'

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
  readonly table: NameTable
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

/** The rules below a folder, as the disk has them and as editors have them open. */
export class Workspace {
  private readonly cwd: string
  private readonly includes: readonly string[]
  private readonly open = new Map<string, string>()
  /** Of the texts that a rename tries, which the session is not to take for those of the files. */
  private readonly tried = new ParsedFiles()
  private readonly session = new CheckSession()
  private readonly tables = new WeakMap<CheckResult, Tabled>()
  private checks = new Map<string, CheckResult>()
  private readonly listed = new Map<string, Listed>()
  /** Which files on the disk begin a game or variant, as long as the list of them holds. */
  private readonly headers = new Map<string, boolean>()

  private readonly tell: (message: string) => void
  private told = false

  /** `tell` shows a message to whoever writes. */
  constructor(cwd: string, includes: readonly string[], tell: (message: string) => void) {
    this.cwd = cwd
    this.includes = includes
    this.tell = tell
  }

  /** By the path that spans have. */
  full(path: string): string {
    return resolve(this.cwd, path)
  }

  /** What an editor has of a file, by full path; null when it is closed. */
  edit(path: string, text: string | null): void {
    if (text === null) this.open.delete(path)
    else this.open.set(path, text)
    this.headers.delete(path)
    this.checks = new Map()
  }

  /** Something may have changed on the disk. What did not is not checked again. */
  reread(): void {
    this.checks = new Map()
    this.listed.clear()
    this.headers.clear()
  }

  textOf(path: string): string | null {
    return this.open.get(path) ?? readTextIfThere(path)
  }

  /** How a file at a path is read, and what it includes. */
  hostFor(path: string): RulesHost {
    return this.host(path, this.open)
  }

  /** The path that spans have, by full path. */
  shown(path: string): string {
    return shownPath(this.cwd, path)
  }

  /** The games that are about a file: it itself, or those that include it. */
  about(path: string): readonly CheckResult[] {
    if (this.begins(path)) return [this.check(path)]
    return this.games(dirname(path)).filter((checked) => this.reads(checked, path))
  }

  /** All games of the folder. */
  all(): readonly CheckResult[] {
    return this.games(this.cwd)
  }

  /** All games of the folder that read a file, or what declares in another. */
  speaking(path: string): readonly CheckResult[] {
    const all = this.games(this.cwd).filter((checked) => this.reads(checked, path))
    return all.length > 0 ? all : this.about(path)
  }

  /** The names of some games, gathered once as long as their results are the same. */
  table(checked: readonly CheckResult[]): NameTable {
    const [first] = checked
    if (first === undefined) return new NameTable([])
    const before = this.tables.get(first)
    const same = before?.checked.length === checked.length && checked.every((each, i) => each === before.checked[i])
    if (same) return before.table
    const table = new NameTable(checked)
    this.tables.set(first, { checked, table })
    return table
  }

  /** The same games with other texts, by the path of spans; `which` leaves examples out. */
  again(
    checked: readonly CheckResult[],
    texts: ReadonlyMap<string, string>,
    which?: (example: ExampleDecl) => boolean,
  ): readonly CheckResult[] {
    return checked.flatMap(({ resolution }) => {
      const path = resolution?.modules.at(-1)?.path
      return path === undefined ? [] : [this.tryOut(path, texts, which)]
    })
  }

  /** The game that begins in a file, with other texts, by the path of spans; the file need not be there. */
  tryOut(path: string, texts: ReadonlyMap<string, string>, which?: (example: ExampleDecl) => boolean): CheckResult {
    const by = new Map([...texts].map(([each, text]) => [this.full(each), text]))
    return checkGame(path, this.host(this.full(path), by), { parsed: this.tried }, which)
  }

  /** What the games and variants of the folder are called. */
  names(): readonly string[] {
    return this.files(this.cwd).flatMap((path) => declaredName(this.textOf(path) ?? '') ?? [])
  }

  /** The files that one may include, as it would say them: those below its own folder that are no games. */
  includable(path: string): readonly string[] {
    const folder = dirname(path)
    return this.files(folder)
      .filter((each) => each !== path && isRules(each) && !this.begins(each))
      .map((each) => relative(folder, each).replaceAll('\\', '/'))
      .filter((each) => !each.startsWith('..'))
  }

  private games(folder: string): readonly CheckResult[] {
    return this.files(folder)
      .filter((path) => this.begins(path))
      .map((path) => this.check(path))
  }

  private files(folder: string): readonly string[] {
    return [...new Set([...this.below(folder), ...this.open.keys()])]
  }

  private below(folder: string): readonly string[] {
    const known = this.listed.get(folder)
    if (known !== undefined && performance.now() - known.at < LISTED_FOR) return known.paths
    const { paths, isWhole } = rulesNear(folder, MOST_FOLDERS)
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
    const made = this.session.check(shownPath(this.cwd, path), this.host(path, this.open))
    this.checks.set(path, made)
    return made
  }

  private host(entry: string, texts: ReadonlyMap<string, string>): RulesHost {
    const disk = rulesHost(this.cwd, entry, this.includes)
    return { ...disk, read: (path) => texts.get(this.full(path)) ?? this.open.get(this.full(path)) ?? disk.read(path) }
  }
}

import type { Evaluate } from '../../cli/live-engine.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import type { WrittenSheet } from '../play/game-sheet.ts'
import type { PlayableGame } from '../play/play-handlers.ts'
import type { IndexedClause } from '../protocol/name-calls.ts'
import type { Beginning } from '../protocol/play-calls.ts'
import type { ComparedBase, WitnessEffort, Witnesses } from '../protocol/change-calls.ts'
import type { Alive } from '../protocol/serve.ts'
import type { ExampleAsk, MadeExample } from '../protocol/skein-calls.ts'
import type { Project } from '../protocol/write-calls.ts'
import type { Compared } from '../../compiler/changes-between.ts'
import { type BaseSide, baseSide } from './base-side.ts'
import { DeskHost, type TextsByPath } from './desk-host.ts'
import { NameAnswers } from './answer-names.ts'
import { indexClauses } from './index-clauses.ts'
import type { SpokenGames } from './rename-in-project.ts'
import { KeptBuild, type KeptGame } from './kept-build.ts'
import type { Script } from '../../compiler/typescript/script.ts'
import { wholeScript } from './script-written.ts'
import { writtenSheet } from './written-sheet.ts'
import type { Shelf } from './shelf.ts'
import { DECLARES, nameOf } from '../../compiler/game/changed-names.ts'
import { nameForm } from '../../compiler/game/name-form.ts'
import type { NamedKind } from '../../compiler/game/name-use.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'

/** A game that was built of its text. */
export interface BuiltText extends KeptGame {
  readonly written: WrittenSheet
  /** All of it as one script, which plays elsewhere. */
  readonly script: () => Promise<Script | null>
}

/** A game that was read, and what it is compared with. */
interface Sides {
  readonly game: Compared
  readonly base: BaseSide
  readonly checkedBase: CheckResult
}

/** Where a project is written: it is checked as it is, and built when it has no errors. */
export class WorkerDesk {
  private readonly shelf: Shelf
  private readonly evaluate: Evaluate
  private readonly kept: KeptBuild
  private readonly session = new CheckSession()
  private readonly fetched = new Map<string, TextsByPath>()
  private host: DeskHost
  private entry: string | null = null
  private checked: CheckResult | null = null
  /** What the names of the last text stand for that could be resolved. */
  kinds: ReturnType<typeof kindsOfNames> = new Map()
  /** What is asked about the names of the last text; null before there is one. */
  names: NameAnswers | null = null
  /** What is played besides by other rules. */
  private other: {
    readonly key: string
    readonly checked: CheckResult | null
    readonly playable: PlayableGame
  } | null = null

  constructor(shelf: Shelf, evaluate: Evaluate) {
    this.shelf = shelf
    this.evaluate = evaluate
    this.kept = new KeptBuild(evaluate)
    this.host = this.hostOf({})
  }

  /** Checks a project, once the folders that it stands on are fetched. */
  async check({ files, entry }: Project): Promise<CheckResult> {
    for (;;) {
      this.host = this.hostOf(files)
      const checked = this.session.check(entry, this.host)
      this.checked = checked
      if (entry !== this.entry && this.entry !== null) this.session.forget(this.entry)
      this.entry = entry
      if (checked.resolution !== null) this.kinds = kindsOfNames(checked.resolution)
      const { host } = this
      this.names = new NameAnswers(checked, () => host.games())
      if (!(await this.fetchMissing())) return checked
    }
  }

  /** Fetches what was asked for and is not there yet; whether there was such. */
  private async fetchMissing(): Promise<boolean> {
    const { missing } = this.host
    const folders = [...missing]
    for (const folder of folders) this.fetched.set(folder, await this.shelf.texts(folder))
    missing.clear()
    return folders.length > 0
  }

  /**
   * The games of the project that read a file: that which is written, and those that begin in other files of one's
   * own.
   */
  async speakingOf(file: string): Promise<SpokenGames> {
    const { host } = this
    const paths = [...new Set([...(this.entry === null ? [] : [this.entry]), ...host.ownGames()])]
    for (;;) {
      const games = paths.map((path) => ({ path, checked: this.session.check(path, host) }))
      if (!(await this.fetchMissing())) return { games: games.filter(({ checked }) => reads(checked, file)), host }
    }
  }

  clauses(): readonly IndexedClause[] {
    return this.checked === null ? [] : indexClauses(this.checked)
  }

  /** An example that the last text says itself. */
  exampleCalled(asked: string): ExampleDecl | null {
    const { entries = [], game = null } = this.checked?.resolution ?? {}
    for (const { decl, module } of entries)
      if (decl.kind === 'example' && decl.title === asked && module === game?.name) return decl
    return null
  }

  /** What was checked, made live; null where it has errors. */
  async build(): Promise<BuiltText | null> {
    const { checked, host } = this
    const built = checked === null ? null : await this.kept.of(checked)
    if (checked === null || checked.resolution === null || built === null) return null
    const written = writtenSheet(checked.resolution, (path) => host.read(path))
    return { ...built, written, script: () => wholeScript(checked) }
  }

  /** What is played where a game begins by other rules than those of its text. @throws RangeError where nothing can */
  async otherPlayable(beginning: Exclude<Beginning, { readonly kind: 'example' }>): Promise<PlayableGame> {
    const key = JSON.stringify([beginning.rules, beginning.kind === 'written' ? beginning.text : null])
    const { other, entry, host, evaluate } = this
    if (other?.key === key && other.checked === this.checked) return other.playable
    const { checked } = this
    const resolution = checked?.resolution ?? null
    if (resolution === null || entry === null) throw new RangeError('no game is built yet')
    const { otherRules } = await import('./other-rules.ts')
    const playable = await otherRules({ resolution, entry, host }, beginning, evaluate)
    this.other = { key, checked, playable }
    return playable
  }

  /** For each change of a game a position in which it and what it is compared with part, by fingerprint. */
  async witnesses(effort: WitnessEffort): Promise<Witnesses> {
    const { findWitnessesOfBase } = await import('./witnesses-of-base.ts')
    const { host, entry } = this
    const sides = this.sides()
    if (sides === null || entry === null) return {}
    return findWitnessesOfBase({ ...sides, entry, host }, effort)
  }

  /** The text of an example of where a game stands; null where none could be made. */
  async makeExample(ask: ExampleAsk, alive: Alive): Promise<MadeExample | null> {
    const { entry, host, evaluate } = this
    const { readingFor } = await import('./examples/reading-for.ts')
    const { makeExample } = await import('./examples/make-example.ts')
    const reading = entry === null ? null : await readingFor({ entry, host }, ask.course.beginning, evaluate)
    return reading === null ? null : makeExample(reading, ask, alive)
  }

  /** What the last text changes in what it is compared with; null where that is nothing, or where it has errors. */
  async compared(): Promise<ComparedBase | null> {
    const { compareBase } = await import('./compare-base.ts')
    const sides = this.sides()
    return sides === null ? null : compareBase(sides.game, sides.base, sides.checkedBase)
  }

  /** The last text beside what it is compared with. */
  private sides(): Sides | null {
    const { resolution, program } = this.checked ?? { resolution: null, program: null }
    const { entry, host } = this
    if (entry === null || resolution === null) return null
    const base = baseSide(resolution, entry, host)
    if (base === null) return null
    // What ships has the same paths as what was made of it, and is not to take its place.
    const session = base.isShipped ? new CheckSession() : this.session
    return { game: { resolution, program }, base, checkedBase: session.check(base.path, base.host) }
  }

  /** A file of the project or of what ships, fetched where it has to be. */
  private async read(path: string): Promise<string | null> {
    const known = this.host.read(path)
    if (known !== null || !(await this.fetchMissing())) return known
    return this.host.read(path)
  }

  /** The text of the file that declares a game. */
  async textOfGame(name: string): Promise<string | null> {
    const path = this.host.find(name)
    return path === null ? null : this.read(path)
  }

  private hostOf(files: TextsByPath): DeskHost {
    return new DeskHost(files, this.fetched, this.shelf)
  }
}

/** Whether a game is made of a file, or follows the clauses that it lists. */
const reads = ({ sources, clauseLists }: CheckResult, path: string): boolean =>
  sources.has(path) || [...clauseLists.values()].some((list) => list.path === path)

/** What the names of a game stand for, and of sentences: by names as they are compared. */
function kindsOfNames({ entries }: Resolution): ReadonlyMap<string, NamedKind | 'rule'> {
  const kinds = new Map<string, NamedKind | 'rule'>()
  for (const { decl } of entries) {
    const [kind, name] = [DECLARES[decl.kind], nameOf(decl)]
    if (decl.label !== null) kinds.set(nameForm(decl.label.text), 'rule')
    if (kind !== null && name !== null) kinds.set(nameForm(name.text), kind)
    if (decl.kind !== 'type' && decl.kind !== 'option') continue
    for (const { text } of decl.values) kinds.set(nameForm(text), 'value')
  }
  return kinds
}

import type { Evaluate } from '../../cli/live-engine.ts'
import type { Script } from '../../compiler/typescript/script.ts'
import type { LiveGame } from '../../library/live-engine.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'
import { makeSheet } from '../play/make-sheet.ts'
import type { PlayableGame } from '../play/play-handlers.ts'
import type { Beginning, RulesOfPlay } from '../protocol/play-calls.ts'
import type { CheckedText, Project } from '../protocol/write-calls.ts'
import type { BuiltText, WorkerDesk } from './desk.ts'
import { exampleRef } from './example-ref.ts'
import type { KeptGame } from './kept-build.ts'
import type { ReadyGame } from './ready-game.ts'
import type { Shelf } from './shelf.ts'

/** A built game: what can be played, and all of it as a script. */
export interface BuiltPlayable extends KeptGame, Pick<PlayableGame, 'sheet'> {
  readonly script: () => Promise<Script | null>
}

/**
 * A desk that is fetched, and the compiler with it, once something is asked that needs it: a game that ships and that
 * nobody has changed is brought compiled, and is played without.
 */
export class LateDesk {
  private readonly shelf: Shelf
  private readonly evaluate: Evaluate
  private project: Project = { files: {}, entry: '' }
  /** What is brought of the project at hand; null where it has to be compiled. */
  private ready: ReadyGame | null = null
  private made: WorkerDesk | null = null
  /** Whether the desk has the project at hand. */
  private isThere = false
  private built: BuiltPlayable | null = null

  constructor(shelf: Shelf, evaluate: Evaluate) {
    this.shelf = shelf
    this.evaluate = evaluate
  }

  async check(project: Project): Promise<CheckedText> {
    const isChanged = Object.keys(project.files).length > 0
    this.project = project
    this.isThere = false
    this.ready = isChanged ? null : await this.shelf.ready(project.entry)
    if (this.ready !== null) return this.ready.checked
    const { findingsOf } = await import('./compiling.ts')
    const desk = await this.fetched()
    this.isThere = true
    return findingsOf(await desk.check(project))
  }

  /** Makes what was checked live; null where it has errors, and what was live stays so. */
  async build(): Promise<BuiltPlayable | null> {
    const made = this.ready === null ? await (await this.desk()).build() : await this.broughtLive(this.ready)
    if (made === null) return null
    const { written, ...game } = made
    this.built = { ...game, sheet: makeSheet(game.engine, written) }
    return this.built
  }

  private async broughtLive({ script, written }: ReadyGame): Promise<BuiltText> {
    const { engine, examples = [] } = (await this.evaluate(script, '', {})) as LiveGame
    const bound = async (sources: readonly object[]) => examples.filter((each) => sources.includes(each))
    const game = { engine, runs: null, refs: examples.map(exampleRef), sources: examples, bound }
    return { ...game, written, script: () => Promise.resolve(script) }
  }

  /** The desk, where the project at hand is checked. */
  async desk(): Promise<WorkerDesk> {
    const desk = await this.fetched()
    if (!this.isThere) await desk.check(this.project)
    this.isThere = true
    return desk
  }

  private async fetched(): Promise<WorkerDesk> {
    if (this.made !== null) return this.made
    const { WorkerDesk } = await import('./compiling.ts')
    // The first key builds: what that needs is there by then.
    void import('../../compiler/emit/script.ts').catch(() => {})
    return (this.made = new WorkerDesk(this.shelf, this.evaluate))
  }

  /** @throws RangeError while nothing was built */
  get playable(): BuiltPlayable {
    if (this.built === null) throw new RangeError('no game is built yet')
    return this.built
  }

  /** What is played where a game begins so. @throws RangeError where nothing can */
  async playableFrom(beginning: Beginning): Promise<PlayableGame> {
    const { engine, sheet } = this.playable
    if (beginning.kind === 'example') return { engine, sheet, examples: await this.examplesCalled(beginning.title) }
    if (beginning.kind === 'deal' && beginning.rules === undefined) return { engine, sheet, examples: [] }
    return (await this.desk()).otherPlayable(beginning)
  }

  /** The examples of a title, bound to the engine that was built last. */
  examplesCalled(title: string): Promise<readonly CompiledExample[]> {
    const { refs, sources, bound } = this.playable
    return bound(sources.filter((_, i) => refs[i]?.title === title))
  }

  /** The game by other rules than those of its text. @throws RangeError where there are none */
  playableBy(rules: RulesOfPlay): Promise<PlayableGame> {
    return this.playableFrom({ kind: 'deal', seed: 1, players: 1, options: {}, rules })
  }

  /** A file of the project or of what ships, fetched where it has to be. */
  async read(path: string): Promise<string | null> {
    const { files } = this.project
    if (Object.hasOwn(files, path)) return files[path] ?? null
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!this.shelf.folders.includes(folder)) return null
    const texts = await this.shelf.texts(folder)
    return Object.hasOwn(texts, path) ? (texts[path] ?? null) : null
  }
}

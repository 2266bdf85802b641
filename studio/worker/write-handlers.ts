import { meantNames } from '../../cli/output/meant-names.ts'
import { traceExample } from '../../runtime/example/examples.ts'
import type { Language } from '../../runtime/words/languages.ts'
import { PlayHandlers } from '../play/play-handlers.ts'
import type { Alive } from '../protocol/serve.ts'
import type { WriteCalls } from '../protocol/write-calls.ts'
import type { LateDesk } from './late-desk.ts'
import { playMany, playersFor } from './play-many.ts'
import { Lights } from './run-lights.ts'

/** Milliseconds. */
const ALIVE_EVERY = 1000

/** Answers everything that the studio asks of its worker. */
export class WriteHandlers extends PlayHandlers implements WriteCalls {
  private readonly late: LateDesk
  private readonly alive: Alive
  private readonly lit = new Lights()

  constructor(late: LateDesk, alive: Alive, language?: Language) {
    super((beginning) => late.playableFrom(beginning), meantNames, language)
    this.late = late
    this.alive = alive
  }

  readonly check: WriteCalls['check'] = ({ project }) => this.late.check(project)

  readonly build: WriteCalls['build'] = async () => {
    const built = await this.late.build()
    return built === null ? null : { sheet: built.sheet, examples: built.refs }
  }

  readonly lights: WriteCalls['lights'] = async () => this.lit.of(this.late.playable, this.alive)

  readonly trace: WriteCalls['trace'] = async ({ title }) => {
    const { engine } = this.late.playable
    const [example] = await this.late.examplesCalled(title)
    return example === undefined ? [] : traceExample(engine, example)
  }

  readonly withoutNeedless: WriteCalls['withoutNeedless'] = async ({ title }) => {
    const { withoutNeedless } = await import('./without-needless.ts')
    const [example] = await this.late.examplesCalled(title)
    const decl = (await this.late.desk()).exampleCalled(title)
    return example === undefined || decl === null ? null : withoutNeedless(this.late.playable.engine, example, decl)
  }

  readonly read: WriteCalls['read'] = ({ path }) => this.late.read(path)

  readonly colours: WriteCalls['colours'] = async ({ text }) => {
    const { colourText } = await import('./compiling.ts')
    const { kinds } = await this.late.desk()
    return colourText(text, kinds)
  }

  readonly meaning: WriteCalls['meaning'] = async (ask) => (await this.late.desk()).names?.meaning(ask) ?? null

  readonly declaration: WriteCalls['declaration'] = async (ask) =>
    (await this.late.desk()).names?.declaration(ask) ?? null

  readonly namedHere: WriteCalls['namedHere'] = async (at) => {
    const { namedHere } = await import('./rename-in-project.ts')
    return namedHere(await (await this.late.desk()).speakingOf(at.file), at)
  }

  readonly rename: WriteCalls['rename'] = async ({ to, ...at }) => {
    const { renameInProject } = await import('./rename-in-project.ts')
    return renameInProject(await (await this.late.desk()).speakingOf(at.file), at, to)
  }

  readonly clauses: WriteCalls['clauses'] = async () => (await this.late.desk()).clauses()

  readonly completions: WriteCalls['completions'] = async (ask) =>
    (await this.late.desk()).names?.completions(ask) ?? { from: ask.offset, all: [], isAwaited: false }

  readonly beginsBlock: WriteCalls['beginsBlock'] = async (at) =>
    (await import('./compiling.ts')).beginsBlock(at, at.text)

  /** What lays texts out is large and is fetched when it is first asked for. */
  readonly format: WriteCalls['format'] = async ({ text }) => {
    const { formatRules } = await import('../../compiler/syntax/format.ts')
    return formatRules(text)
  }

  readonly newVariant: WriteCalls['newVariant'] = async ({ name, of, options }) => {
    const { variantOfBase } = await import('./new-variant.ts')
    return variantOfBase(name, of, (await (await this.late.desk()).textOfGame(of)) ?? '', {
      chosen: options,
      known: this.late.playable.sheet.options,
    })
  }

  readonly compareBase: WriteCalls['compareBase'] = async () => (await this.late.desk()).compared()

  /** Says that it is alive as long as it lets others have their turn. */
  readonly witnesses: WriteCalls['witnesses'] = async (effort) => {
    const timer = setInterval(this.alive, ALIVE_EVERY)
    try {
      return await (await this.late.desk()).witnesses(effort)
    } finally {
      clearInterval(timer)
    }
  }

  readonly playersFor: WriteCalls['playersFor'] = async ({ rules, players }) => {
    const games = [this.late.playable, ...(rules === null ? [] : [await this.late.playableBy(rules)])]
    return playersFor(games, players)
  }

  readonly playGames: WriteCalls['playGames'] = async ({ rules, plan, ...chunk }) => {
    const played = rules === null ? this.late.playable : await this.late.playableBy(rules)
    return playMany(played, plan, chunk, this.alive)
  }

  readonly hold: WriteCalls['hold'] = async ({ plays, milliseconds }) => {
    const { holdAll } = await import('./hold-plays.ts')
    return holdAll(plays, (beginning) => this.late.playableFrom(beginning), milliseconds, this.alive)
  }

  readonly makeExample: WriteCalls['makeExample'] = async (ask) => (await this.late.desk()).makeExample(ask, this.alive)

  readonly exported: WriteCalls['exported'] = async () => {
    const { script, sheet } = this.late.playable
    const whole = await script()
    if (whole === null) throw new RangeError('no game is built yet')
    return { script: whole.text, sheet }
  }
}

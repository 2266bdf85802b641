import { meantNames } from '../../cli/output/meant-names.ts'
import { traceExample } from '../../runtime/examples.ts'
import { PlayHandlers } from '../play/play-handlers.ts'
import type { Alive } from '../protocol/serve.ts'
import type { WriteCalls } from '../protocol/write-calls.ts'
import { colourText } from './colour-text.ts'
import type { Desk } from './desk.ts'
import { findingsOf } from './findings.ts'
import { newVariant } from './new-variant.ts'
import { playMany, playersFor } from './play-many.ts'
import { exampleRef, runLights } from './run-lights.ts'

/** Milliseconds. */
const ALIVE_EVERY = 1000

/** Answers everything that the studio asks of its worker. */
export class WriteHandlers extends PlayHandlers implements WriteCalls {
  private readonly desk: Desk
  private readonly alive: Alive

  constructor(desk: Desk, alive: Alive) {
    super((beginning) => desk.playableFrom(beginning), meantNames)
    this.desk = desk
    this.alive = alive
  }

  readonly check: WriteCalls['check'] = async ({ project }) => findingsOf(await this.desk.check(project))

  readonly build: WriteCalls['build'] = async () => {
    const built = await this.desk.build()
    return built === null ? null : { sheet: built.sheet, examples: built.examples.map(exampleRef) }
  }

  readonly lights: WriteCalls['lights'] = async () => runLights(this.desk.playable, this.alive)

  readonly trace: WriteCalls['trace'] = ({ title }) => {
    const { engine, examples } = this.desk.playable
    const example = examples.find((each) => each.title === title)
    return example === undefined ? [] : traceExample(engine, example)
  }

  readonly read: WriteCalls['read'] = ({ path }) => this.desk.read(path)

  readonly colours: WriteCalls['colours'] = ({ text }) => colourText(text, this.desk.kinds)

  readonly meaning: WriteCalls['meaning'] = (ask) => this.desk.names?.meaning(ask) ?? null

  readonly declaration: WriteCalls['declaration'] = (ask) => this.desk.names?.declaration(ask) ?? null

  readonly namedHere: WriteCalls['namedHere'] = async (at) => {
    const { namedHere } = await import('./rename-in-project.ts')
    return namedHere(await this.desk.speakingOf(at.file), at)
  }

  readonly rename: WriteCalls['rename'] = async ({ to, ...at }) => {
    const { renameInProject } = await import('./rename-in-project.ts')
    return renameInProject(await this.desk.speakingOf(at.file), at, to)
  }

  readonly clauses: WriteCalls['clauses'] = () => this.desk.clauses()

  readonly completions: WriteCalls['completions'] = (ask) =>
    this.desk.names?.completions(ask) ?? { from: ask.offset, all: [] }

  /** What lays texts out is large and is fetched when it is first asked for. */
  readonly format: WriteCalls['format'] = async ({ text }) => {
    const { formatRules } = await import('../../compiler/syntax/format.ts')
    return formatRules(text)
  }

  readonly newVariant: WriteCalls['newVariant'] = async ({ name, of, options }) =>
    newVariant(name, of, (await this.desk.textOfGame(of)) ?? '', {
      chosen: options,
      known: this.desk.playable.sheet.options,
    })

  readonly compareBase: WriteCalls['compareBase'] = () => this.desk.compared()

  /** Says that it is alive as long as it lets others have their turn. */
  readonly witnesses: WriteCalls['witnesses'] = async (effort) => {
    const timer = setInterval(this.alive, ALIVE_EVERY)
    try {
      return await this.desk.witnesses(effort)
    } finally {
      clearInterval(timer)
    }
  }

  readonly playersFor: WriteCalls['playersFor'] = async ({ rules, players }) => {
    const games = [this.desk.playable, ...(rules === null ? [] : [await this.desk.playableBy(rules)])]
    return playersFor(games, players)
  }

  readonly playGames: WriteCalls['playGames'] = async ({ rules, plan, ...chunk }) => {
    const played = rules === null ? this.desk.playable : await this.desk.playableBy(rules)
    return playMany(played, plan, chunk, this.alive)
  }

  readonly hold: WriteCalls['hold'] = async ({ plays, milliseconds }) => {
    const { holdAll } = await import('./hold-plays.ts')
    return holdAll(plays, (beginning) => this.desk.playableFrom(beginning), milliseconds, this.alive)
  }

  readonly makeExample: WriteCalls['makeExample'] = (ask) => this.desk.makeExample(ask, this.alive)

  readonly exported: WriteCalls['exported'] = () => {
    const { script, sheet } = this.desk.playable
    return { script: script.text, sheet }
  }
}

import { knownBot, PATIENCE_AT_TABLE } from '../../runtime/bots/bot-by-name.ts'
import type { BaseState, Choice, Explanation } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'
import type { Meant } from '../../runtime/decks/deck-reasons.ts'
import { type Unlike, choiceUnder } from '../../runtime/records/replay-under.ts'
import { decisionSource } from '../../runtime/simulate/play-game.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type Language, speechIn } from '../../runtime/words/languages.ts'
import { speaking } from '../../runtime/words/speech.ts'
import { whyNotCard } from '../../runtime/reasons/why-not-card.ts'
import type { Beginning, LaidTable, Parted, PlayCalls, PlayedCourse } from '../protocol/play-calls.ts'
import { begunAt } from './begin-at.ts'
import { passedIn } from './between.ts'
import { Course } from './course.ts'
import type { GameSheet } from './game-sheet.ts'
import { landingsOf } from './landings.ts'
import { readDecks } from './read-decks.ts'
import type { Viewer } from './table.ts'
import { takeBack } from './take-back.ts'
import { viewTable } from './view-table.ts'
import { isOthers, offeredIn } from './view-question.ts'

/** What is played: an engine that is compiled to be traced, its sheet, and the examples that can be laid out. */
export interface PlayableGame {
  readonly engine: FullEngine<BaseState>
  readonly sheet: GameSheet
  readonly examples: readonly CompiledExample[]
}

/** What is played where a game begins so. */
export type FindPlayable = (beginning: Beginning) => PlayableGame | Promise<PlayableGame>

/** Plays on what was found for the beginning of a game. */
export class PlayHandlers implements PlayCalls {
  private readonly found: FindPlayable
  private playing: PlayableGame | null = null
  private beginning: Beginning | null = null
  private course: Course | null = null

  private readonly suggest: Meant
  private readonly language: Language

  /**
   * `found` throws where nothing can begin so; `suggest` says which names may have been meant by others; people read
   * `language`.
   */
  constructor(found: FindPlayable, suggest: Meant = () => '', language: Language = 'en') {
    this.found = found
    this.suggest = suggest
    this.language = language
  }

  readonly begin: PlayCalls['begin'] = async ({ beginning, viewer }) => {
    const failures = await this.beginAt(beginning)
    return { table: this.table(viewer), failures, sheet: this.otherSheet(), lines: this.lines() }
  }

  readonly recall: PlayCalls['recall'] = async ({ course: { beginning, choices }, viewer }) => {
    const failures = await this.beginAt(beginning)
    const parted = this.goAlong(choices)
    return { table: this.table(viewer), failures, parted, sheet: this.otherSheet(), lines: this.lines() }
  }

  readonly show: PlayCalls['show'] = ({ viewer }) => this.table(viewer)

  readonly answer: PlayCalls['answer'] = ({ step, place, viewer }) => {
    const course = this.now()
    if (step !== course.step) throw new RangeError(`this answers step ${step}, and the game is at step ${course.step}`)
    const choice = [...offeredIn(course, viewer).values()][place]
    if (choice === undefined) throw new RangeError(`there is no choice ${place}`)
    course.answer(choice)
    const passed = passedIn(course, viewer)
    return { ...this.table(viewer), ...(passed === null ? {} : { passed }) }
  }

  readonly putBack: PlayCalls['putBack'] = ({ card, viewer }) => {
    takeBack(this.now(), card)
    return this.table(viewer)
  }

  readonly goTo: PlayCalls['goTo'] = ({ step, viewer }) => {
    this.now().goTo(step)
    return this.table(viewer)
  }

  readonly glimpse: PlayCalls['glimpse'] = async (ask) => {
    if ('step' in ask) return this.glimpseBack(ask.step, ask.viewer)
    const playing = await this.found(ask.beginning)
    const course = new Course(playing.engine, begunAt(playing, ask.beginning).state)
    const { sheet } = playing
    return { table: this.seenBy(course, sheet, ask.viewer), sheet: isByOthers(ask.beginning) ? sheet : null }
  }

  readonly whyNot: PlayCalls['whyNot'] = (ask): readonly Explanation[] => {
    const { engine, state } = this.now()
    if (state.ask === 0) return []
    const seat = ask.viewer === 'all' ? state.asked : ask.viewer
    return this.speaking(this.playable().sheet, () =>
      'card' in ask ? whyNotCard(engine, state, seat, ask.card) : [engine.explain(state, seat, ask.words)],
    )
  }

  readonly landings: PlayCalls['landings'] = ({ card, viewer }) => {
    const course = this.now()
    return course.state.ask === 0 || isOthers(course, viewer) ? [] : landingsOf(course, viewer, card)
  }

  readonly checkDecks: PlayCalls['checkDecks'] = async ({ decks, options }) => {
    const { engine } = await this.found({ kind: 'deal', seed: 1, players: decks.length, options })
    return readDecks(engine, decks, options, this.suggest).reasons
  }

  readonly think: PlayCalls['think'] = ({ bot }) => {
    const { engine, state } = this.now()
    return engine.choices(state).indexOf(this.chosenBy(bot))
  }

  readonly playOut: PlayCalls['playOut'] = ({ bots, most, viewer }) => {
    const course = this.now()
    for (let taken = 0; taken < most && course.state.ask !== 0; taken += 1)
      course.answer(this.chosenBy(bots[course.state.asked] ?? 'random'))
    return this.table(viewer)
  }

  readonly played: PlayCalls['played'] = () => {
    const course = this.now()
    const beginning = this.beginning
    if (beginning === null) throw new RangeError(NOTHING)
    return { beginning, choices: course.words.slice(0, course.step) } satisfies PlayedCourse
  }

  private chosenBy(name: string): Choice {
    const { engine, state, memory, step } = this.now()
    const bot = knownBot(name, PATIENCE_AT_TABLE)
    const seed = this.beginning?.kind === 'deal' ? this.beginning.seed : 0
    return bot.choose(engine, state, state.asked, decisionSource(seed, step), memory)
  }

  private table(viewer: Viewer): LaidTable['table'] {
    return this.seenBy(this.now(), this.playable().sheet, viewer)
  }

  /** How it was, with the game back where it stands. */
  private glimpseBack(step: number, viewer: Viewer | 'asked'): Pick<LaidTable, 'table' | 'sheet'> {
    const course = this.now()
    const now = course.step
    course.goTo(step)
    try {
      return { table: this.seenBy(course, this.playable().sheet, viewer), sheet: this.otherSheet() }
    } finally {
      course.goTo(now)
    }
  }

  /** A table with the eyes of a seat; with everybody's where there is none such. */
  private seenBy(course: Course, sheet: GameSheet, viewer: Viewer | 'asked'): LaidTable['table'] {
    const { ask, asked, players } = course.state
    const eyes = viewer === 'asked' ? (ask === 0 ? 0 : asked) : viewer
    const isThere = eyes === 'all' || (eyes >= 0 && eyes < players)
    return this.speaking(sheet, () => viewTable(course, sheet, isThere ? eyes : 'all'))
  }

  private speaking<T>({ words }: GameSheet, work: () => T): T {
    return speaking(speechIn(this.language, words), work)
  }

  private now(): Course {
    if (this.course === null) throw new RangeError(NOTHING)
    return this.course
  }

  private async beginAt(beginning: Beginning): Promise<LaidTable['failures']> {
    const playing = await this.found(beginning)
    const laid = begunAt(playing, beginning)
    this.playing = playing
    this.course = new Course(playing.engine, laid.state)
    this.beginning = beginning
    return laid.failures
  }

  private playable(): PlayableGame {
    if (this.playing === null) throw new RangeError(NOTHING)
    return this.playing
  }

  private lines(): LaidTable['lines'] {
    const { beginning, playing } = this
    const example = playing?.examples[0]
    return beginning?.kind === 'written' && example !== undefined ? writtenLines(beginning.text, example) : []
  }

  private otherSheet(): PlayableGame['sheet'] | null {
    const { beginning } = this
    return beginning !== null && isByOthers(beginning) ? this.playable().sheet : null
  }

  /** Makes the choices of a record as far as these rules offer them; where they part from it. */
  private goAlong(choices: PlayedCourse['choices']): Parted | null {
    const course = this.now()
    for (const [index, entry] of choices.entries()) {
      const parted = (unlike: Unlike): Parted => ({ ...unlike, seat: entry.seat, of: choices.length })
      const found = choiceUnder(course.engine, course.state, entry, index + 1)
      if (typeof found !== 'number') return parted(found)
      try {
        course.answer(found, entry.choice)
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error)
        return parted({ number: index + 1, kind: 'elsewhere', text, clauses: [], reasons: [] })
      }
    }
    return null
  }
}

const NOTHING = 'nothing is being played'

/** Whether a game is played by other rules than those of the text. */
const isByOthers = (beginning: Beginning): boolean => beginning.kind !== 'example' && beginning.rules === 'base'

/** The lines of an example after its position, as they stand in its text, which may lie anywhere in a file. */
function writtenLines(text: string, { place, steps }: CompiledExample): string[] {
  const all = text.split('\n')
  const head = all.findIndex((line) => line.startsWith('example'))
  const first = Number(place.slice(place.lastIndexOf(':') + 1))
  return steps.map(({ line }) => all[head + line - first]?.trim() ?? '')
}

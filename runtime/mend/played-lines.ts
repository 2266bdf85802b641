import type { BaseState, Choice, Seat } from '../engine.ts'
import type { CompiledExample, CompiledStep } from '../example/compiled-example.ts'
import { ExampleTable, type LineReading, STRICT } from '../example/example-table.ts'
import { type ExampleFailure, playSteps, tableFor } from '../example/examples.ts'
import type { FullEngine, SiteInfo } from '../parts.ts'

/** A place of a game: a question, whether it is asked in play or not. */
export interface StandingPlace {
  readonly seat: Seat
  readonly site: SiteInfo
  /** Whether play asks there, and more than passing is possible. */
  readonly isAsked: boolean
  /** Whether somebody might act there and nothing is possible. */
  readonly isEmpty: boolean
  /** The game as it stands there; null where it was not to be kept. */
  readonly state: BaseState | null
}

export interface Answer extends StandingPlace {
  readonly choice: Choice
}

/** A line that does not hold, by its number among those that were played; the rest was not played on. */
interface Stuck {
  readonly line: number
  /** Whether a question stands there that such a line answers. */
  readonly isAnswerable: boolean
  readonly failures: readonly ExampleFailure[]
}

/** What lines of an example came to. */
export interface PlayedLines {
  /** Every answer, also those that nobody had to say. */
  readonly answers: readonly Answer[]
  /** How many of them had been given behind each line. */
  readonly marks: readonly number[]
  readonly stuck: Stuck | null
  /** Where the game stands; null where nothing is asked any more. */
  readonly last: StandingPlace | null
}

export interface LineOptions {
  readonly reading?: LineReading
  readonly keepsStates?: boolean
  readonly effort?: MendEffort
}

/** How much is done for an example before it is given up. */
export interface MendEffort {
  /** `SetupConfig.roundLimit` of what is tried. */
  readonly roundLimit: number
  readonly isSpent: () => boolean
}

/** More answers than any example that somebody has written comes to. */
const MOST_ANSWERS = 10_000

/** Plays lines from the position of an example on, as far as they hold. */
export function playLines(
  engine: FullEngine<BaseState>,
  example: CompiledExample,
  steps: readonly CompiledStep<BaseState>[],
  { reading = STRICT, keepsStates = false, effort }: LineOptions = {},
): PlayedLines {
  const answers: Answer[] = []
  const marks: number[] = []
  const listener = (s: BaseState, choice: Choice): void => {
    const place = standingPlace(engine, s, keepsStates)
    if (place === null || answers.length === MOST_ANSWERS || effort?.isSpent() === true)
      throw new RangeError('this goes on for too long')
    answers.push({ ...place, choice })
  }
  let table: ExampleTable<BaseState> | null = null
  let stuck: Stuck | null = null
  try {
    table = tableFor(engine, example, {
      listener,
      reading,
      ...(effort === undefined ? {} : { roundLimit: effort.roundLimit }),
    })
    for (const [line, step] of steps.entries()) {
      const failures: ExampleFailure[] = []
      playSteps(table, { steps: [step] }, failures)
      marks.push(answers.length)
      if (failures.length === 0) continue
      stuck = { line, isAnswerable: isAnswerable(table, step), failures }
      break
    }
  } catch (error) {
    // The game comes to no end, or breaks off, so that nothing is known of these lines.
    const message = error instanceof Error ? error.message : String(error)
    stuck = { line: marks.length, isAnswerable: true, failures: [{ line: steps[marks.length]?.line ?? 0, message }] }
  }
  return { answers, marks, stuck, last: table === null ? null : standingPlace(engine, table.s, keepsStates) }
}

function isAnswerable(table: ExampleTable<BaseState>, step: CompiledStep<BaseState>): boolean {
  if (step.kind === 'chooses') return table.standsFor(step.seat, 'choose', 'one-of')
  if (step.kind !== 'answers') return true
  if (step.answer === 'accepts') return table.standsFor(step.seat, 'may')
  return table.isAsked(step.seat) && table.standsFor(step.seat, 'act', 'choose', 'one-of', 'may')
}

/** Where a game stands; null where nothing is asked. */
export function standingPlace(engine: FullEngine<BaseState>, s: BaseState, keepsState: boolean): StandingPlace | null {
  const bare = new ExampleTable(engine, s, [])
  const { site } = bare
  if (site === null || !bare.stands) return null
  const state = keepsState ? engine.clone(s) : null
  return { seat: s.asked, site, isAsked: bare.asks, isEmpty: bare.isEmpty, state }
}

import {
  type BaseState,
  type Choice,
  type Engine,
  type Happening,
  type Memory,
  type Seat,
  type SetupConfig,
} from '../engine.ts'
import type { FullEngine, Parts } from '../parts.ts'
import type { GameTypes } from './game-types.ts'
import { type Handles, followStep, noHandles } from './handles.ts'
import type { RulesRefusal } from './outcome.ts'
import type { RecordSoFar } from './record-so-far.ts'
import { RulesLimitError } from '../rounds/rules-limit-error.ts'
import { beginMemory, takeStep } from './memory.ts'

/** How a match is set up. Chance is drawn from the seed, and the log is kept by the match. */
export interface MatchSetup extends Omit<SetupConfig, 'log' | 'openChance' | 'askAll'> {
  /** Whether the memory keeps answers, so that states made by `determinize` agree with them. */
  readonly keepsAnswers?: boolean
  /**
   * How many signs a view, a log or a save may come to, as far as that hangs on what the rules keep, before a
   * `RulesLimitError` is thrown; 10,000,000 when left out.
   */
  readonly signLimit?: number
}

/** What a match has noted of events, answers and the cards in them, from its beginning on. */
const MOST_NOTED = 500_000

/** Everything that a match is: the position, what each seat has seen of it, and how it came about. Changed in place. */
export interface Course<S extends BaseState = BaseState> {
  readonly engine: Engine<S>
  readonly setup: MatchSetup
  readonly state: S
  /** What each seat has seen and done, all in one. */
  readonly memory: Memory
  /** By seat: cards that others hold cannot be followed by those who do not see them. */
  handles: readonly Handles[]
  /** The answers that the position follows from, with the setup. */
  readonly answers: GivenAnswer[]
  /** What was answered since, while others are asked at the same time; null where nothing was. */
  line: OpenLine | null
  /** The answers in words, as far as they were asked for. */
  record: RecordSoFar | null
  /** What happened up to the first decision, after each answer, and that answers were taken back. */
  readonly steps: CourseStep[]
  /** What was noted in the steps: each happening, and each card in it. */
  noted: number
  /** By seat how many of the steps no other seat counts. */
  readonly own: number[]
  /** Questions to which no second answer is tried, also when what was answered there is taken back and given again. */
  closed: readonly ClosedQuestion[]
  /** By seat how many of the steps of others it was told nothing of, and does not count. */
  readonly missed: number[]
}

/** An answer as it was carried out. */
export interface GivenAnswer {
  readonly seat: Seat
  readonly choice: Choice
}

/**
 * What was answered to a line that asks several at the same time, before all have answered. The position stays where
 * nobody has answered, so that nothing that a seat is handed can hang on what others did since.
 */
export interface OpenLine {
  /** In the order in which they were given. */
  readonly answers: readonly GivenAnswer[]
}

/** What is asked after these answers, and why the first that was tried is refused. */
export interface ClosedQuestion {
  readonly after: readonly GivenAnswer[]
  readonly refused: RulesRefusal
}

/** What happened in a step; where an answer was taken back, whose it was and what had happened after it. */
export interface CourseStep {
  readonly happenings: readonly Happening[]
  readonly takenBack?: Seat
  /** Where a seat answered, or took back, what others are not told: a step for it alone, which they do not count. */
  readonly own?: OwnStep
  /** Bit set of the seats for which nothing has changed by it: they are not told that there was one. */
  readonly missedBy?: number
  /** What happened in it was taken back, or is that something was: a save keeps no more than its number. */
  readonly gone?: true
}

/** What a seat did while others were still to answer; no words where a save kept no more than the number. */
export interface OwnStep {
  readonly seat: Seat
  readonly words: string | null
}

/** How an engine sets a match up. */
export const setupIn = ({ keepsAnswers: _, signLimit: __, ...setup }: MatchSetup, log: boolean): SetupConfig => ({
  ...setup,
  log,
  openChance: false,
  askAll: false,
})

/** A course at its first decision. @throws RangeError for a setup that the game cannot be played with. */
export function openCourse<S extends BaseState>(engine: Engine<S>, setup: MatchSetup): Course<S> {
  const state = engine.setup(setupIn(setup, true))
  const happenings = (state.log ?? []).slice()
  const memory = beginMemory(asAny(engine), state, setup.keepsAnswers === true)
  const handles = followStep(partsOf(engine), noHandles(state.players), state, happenings)
  return {
    engine,
    setup,
    state,
    memory,
    handles,
    answers: [],
    line: null,
    record: null,
    steps: [{ happenings }],
    noted: noted(happenings),
    own: Array<number>(state.players).fill(0),
    closed: [],
    missed: Array<number>(state.players).fill(0),
  }
}

/**
 * Carries a choice of the pending decision out; `missedBy` works out which seats have nothing to notice of it.
 * @throws RoundLimitError after which the course is of no more use
 */
export function carryOut(
  course: Course,
  choice: Choice,
  missedBy: (happenings: readonly Happening[]) => number = () => 0,
): void {
  const { engine, state, memory, handles } = course
  const seat = state.asked
  const happenings = takeStep(engine, memory, state, choice)
  course.handles = followStep(partsOf(engine), handles, state, happenings)
  course.answers.push({ seat, choice })
  const missed = missedBy(happenings)
  addStep(course, { happenings, ...(missed === 0 ? {} : { missedBy: missed }) })
}

/** @throws RulesLimitError where more was noted than a match keeps */
export function addStep(course: Course, step: CourseStep): void {
  const { steps, own, missed } = course
  course.noted += noted(step.happenings)
  if (course.noted > MOST_NOTED)
    throw new RulesLimitError(`a match notes at most ${MOST_NOTED.toLocaleString('en-US')} events and cards in them`)
  steps.push(step)
  if (step.own !== undefined) own[step.own.seat] = (own[step.own.seat] ?? 0) + 1
  for (const seat of missed.keys()) if (isMissedBy(step, seat)) missed[seat] = (missed[seat] ?? 0) + 1
}

export const isMissedBy = ({ missedBy = 0 }: CourseStep, seat: Seat): boolean => (missedBy & (1 << seat)) !== 0

function noted(happenings: readonly Happening[]): number {
  let all = happenings.length
  for (const { glimpses } of happenings) all += glimpses.length
  return all
}

/** A step that stands by now for nothing but its number; where there is none, all stays as it is. */
export function letGo({ steps }: Course, isMeant: (step: CourseStep) => boolean): void {
  const at = steps.findLastIndex((step) => step.gone !== true && isMeant(step))
  const step = steps[at]
  if (step !== undefined) steps[at] = { ...step, gone: true }
}

/**
 * It grows with every answer, and with every one that is taken back. For the host alone: it counts what seats did while
 * others were still to answer.
 */
export const stepOf = ({ steps }: Course): number => steps.length - 1

const partsOf = (engine: object): Parts<BaseState> => (engine as FullEngine<BaseState>).parts

/** Functions that only pass states on take engines of any. */
export const asAny = <S extends BaseState, G extends GameTypes>(engine: Engine<S, G>): Engine =>
  engine as unknown as Engine

import {
  type BaseState,
  type Choice,
  type Engine,
  type Happening,
  type Memory,
  type Seat,
  type SetupConfig,
} from '../engine.ts'
import type { GameTypes } from './game-types.ts'
import { type Handles, NO_HANDLES, followStep } from './handles.ts'
import type { RecordSoFar } from './record-so-far.ts'
import { beginMemory, copyMemory, takeStep } from './memory.ts'

/** How a match is set up. Chance is drawn from the seed, and the log is kept by the match. */
export interface MatchSetup extends Omit<SetupConfig, 'log' | 'openChance' | 'askAll'> {
  /** Whether the memory keeps answers, so that states made by `determinize` agree with them. */
  readonly keepsAnswers?: boolean
}

/** Everything that a match is: the position, what each seat has seen of it, and how it came about. Changed in place. */
export interface Course<S extends BaseState = BaseState> {
  readonly engine: Engine<S>
  readonly setup: MatchSetup
  readonly state: S
  /** What each seat has seen and done, all in one. */
  readonly memory: Memory
  handles: Handles
  /** The answers that the position follows from, with the setup. */
  readonly answers: GivenAnswer[]
  /** The answers in words, as far as they were asked for. */
  record: RecordSoFar | null
  /** What happened up to the first decision, after each answer, and that answers were taken back. */
  readonly steps: CourseStep[]
}

/** An answer as it was carried out. */
export interface GivenAnswer {
  readonly seat: Seat
  readonly choice: Choice
}

/** What happened in a step; where an answer was taken back, whose it was and what had happened after it. */
export interface CourseStep {
  readonly happenings: readonly Happening[]
  readonly takenBack?: Seat
}

/** How an engine sets a match up. */
export const setupIn = ({ keepsAnswers: _, ...setup }: MatchSetup, log: boolean): SetupConfig => ({
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
  const handles = followStep(engine.info, NO_HANDLES, state, happenings)
  return {
    engine,
    setup,
    state,
    memory,
    handles,
    answers: [],
    record: null,
    steps: [{ happenings }],
  }
}

/** A course as it is after these answers. */
export function courseAfter<S extends BaseState>(
  engine: Engine<S>,
  setup: MatchSetup,
  answers: readonly GivenAnswer[],
): Course<S> {
  const course = openCourse(engine, setup)
  for (const { choice } of answers) carryOut(asAnyCourse(course), choice)
  return course
}

/**
 * Carries a choice of the pending decision out.
 * @throws RoundLimitError where the rules come to no next decision; then all is as it was
 */
export function goOn(course: Course, choice: Choice): void {
  const { engine, state, memory } = course
  const before = { state: engine.clone(state), memory: copyMemory(memory) }
  try {
    carryOut(course, choice)
  } catch (thrown) {
    Object.assign(state, before.state)
    Object.assign(memory, before.memory)
    throw thrown
  }
}

/** The same where nobody goes on after an error, so that nothing is kept of what was. */
export function carryOut(course: Course, choice: Choice): void {
  const { engine, state, memory, handles } = course
  const seat = state.asked
  const happenings = takeStep(engine, memory, state, choice)
  course.handles = followStep(engine.info, handles, state, happenings)
  course.answers.push({ seat, choice })
  course.steps.push({ happenings })
}

/** What an answer must name: it grows with every answer, and with every one that is taken back. */
export const stepOf = ({ steps }: Course): number => steps.length - 1

const asAnyCourse = <S extends BaseState>(course: Course<S>): Course => course as unknown as Course

/** Functions that only pass states on take engines of any. */
export const asAny = <S extends BaseState, G extends GameTypes>(engine: Engine<S, G>): Engine =>
  engine as unknown as Engine

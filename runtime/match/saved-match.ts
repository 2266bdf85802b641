import type { BaseState, Engine } from '../engine.ts'
import {
  adopted,
  RecordError,
  type SavedGame,
  newRecord,
  parseSave,
  restore,
  savedGame,
  setupOf,
} from '../records/replay.ts'
import { recordedUpTo } from './record-so-far.ts'
import { type ClosedQuestion, type Course, type MatchSetup, asAny, openCourse, setupIn } from './course.ts'
import { type RulesRefusal, isRulesRefusal } from './outcome.ts'
import { closeQuestion } from './open-line.ts'
import { type SavedLine, isLine, savedLine, takeInWords, takeLine } from './saved-line.ts'
import { type SavedSteps, goOnToSteps, isSteps, savedSteps } from './saved-steps.ts'

const FORMAT = 'houserules-match/2'

/** It counted the steps that were taken back, and did not say where they stood. */
const EARLIER = 'houserules-match/1'

/** A match as it is kept, plain JSON; of no use to a client, as it holds every card. */
export interface SavedMatch extends SavedSteps {
  readonly format: typeof FORMAT
  /** The game up to here, as the command line reads it. */
  readonly game: SavedGame
  /** What was answered since while others are asked at the same time; absent where nothing was. */
  readonly line?: SavedLine
  /** Questions to which no other answer is tried, by what was answered before; absent where there are none. */
  readonly closed?: readonly ClosedQuestion[]
}

/** What no save holds, as it is up to the host. */
export type HostSetup = Pick<MatchSetup, 'keepsAnswers' | 'roundLimit' | 'sizeLimit' | 'signLimit'>

export function savedMatch(course: Course): SavedMatch {
  const { engine, setup, state, answers } = course
  course.record = recordedUpTo(engine, () => engine.setup(setupIn(setup, false)), course.record, answers)
  const { seed, options = {}, decks } = setup
  const played = {
    seed,
    players: state.players,
    options,
    ...(decks === undefined ? {} : { decks }),
  }
  const record = {
    ...newRecord(engine, played),
    choices: course.record.choices,
  }
  return {
    format: FORMAT,
    ...savedSteps(course),
    game: savedGame(engine, record, state),
    ...(course.line === null ? {} : { line: savedLine(course, course.line) }),
    ...(course.closed.length === 0 ? {} : { closed: course.closed }),
  }
}

/** The course of a save. @throws RecordError that says what is wrong with the save, and where. */
export function restoredCourse<S extends BaseState>(engine: Engine<S>, saved: unknown, host: HostSetup): Course<S> {
  const { game: found, line, closed, ...taken } = readMatch(saved)
  const { keepsAnswers: _, signLimit: __, ...limits } = host
  const game = adopted(asAny(engine), found, limits)
  if (game === found) restore(asAny(engine), game, limits)
  const course = openCourse(engine, { ...setupOf(game), ...host })
  const plain = course as unknown as Course
  for (const entry of game.choices) takeInWords(plain, entry, 'game')
  if (line !== undefined) takeLine(plain, line)
  goOnToSteps(plain, taken)
  // Other rules may come to an end.
  if (closed !== undefined && game === found) {
    // An earlier version saved why the question that is asked was closed, and no other.
    if (isRulesRefusal(closed)) closeQuestion(plain, closed)
    else plain.closed = closed
  }
  return course
}

type ReadMatch = Omit<SavedMatch, 'closed'> & { readonly closed?: SavedMatch['closed'] | RulesRefusal }

function readMatch(saved: unknown): ReadMatch {
  const data = typeof saved === 'string' ? parsed(saved) : saved
  if (typeof data !== 'object' || data === null) throw new RecordError('a saved match is an object')
  const { format, step, steps, own, game, line, closed } = data as Readonly<Record<string, unknown>>
  if (format !== FORMAT && format !== EARLIER)
    throw new RecordError(`format: expected "${FORMAT}", but it is ${JSON.stringify(format) ?? 'missing'}`)
  if (format === EARLIER && own !== undefined)
    throw new RecordError('own: an earlier version saved this in the middle of answers given at the same time')
  if (!Number.isSafeInteger(step) || (step as number) < 0) throw new RecordError('step: must be a whole number from 0')
  if (steps !== undefined && !isSteps(steps))
    throw new RecordError('steps: must hold a sign for each step, the first of them `.`')
  if (line !== undefined && !isLine(line))
    throw new RecordError('line: must hold `answers` with a seat and a choice each')
  if (closed !== undefined && !areClosed(closed) && !isRulesRefusal(closed))
    throw new RecordError(
      'closed: must hold for each question the answers before it (`after`), and why it was `refused`',
    )
  const optional = {
    ...(steps === undefined ? {} : { steps }),
    ...(line === undefined ? {} : { line }),
    ...(closed === undefined ? {} : { closed }),
  }
  return { format: FORMAT, step: step as number, game: savedIn(game), ...optional }
}

function areClosed(closed: unknown): closed is readonly ClosedQuestion[] {
  const isAnswer = (value: unknown): boolean => {
    const { seat, choice } = Object(value) as Readonly<Record<string, unknown>>
    return Number.isInteger(seat) && Number.isInteger(choice)
  }
  const isClosed = (value: unknown): boolean => {
    const { after, refused } = Object(value) as Readonly<Record<string, unknown>>
    return Array.isArray(after) && after.every(isAnswer) && isRulesRefusal(refused)
  }
  return Array.isArray(closed) && closed.every(isClosed)
}

function savedIn(game: unknown): SavedGame {
  try {
    return parseSave(JSON.stringify(game ?? null))
  } catch (thrown) {
    if (thrown instanceof RecordError) throw new RecordError(`game: ${thrown.message}`)
    throw thrown
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (thrown) {
    throw new RecordError(`not JSON: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}

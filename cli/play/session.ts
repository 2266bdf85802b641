import type { Sayable } from '../../grammar/saying.ts'
import { botByName } from '../../runtime/bots/bot-by-name.ts'
import {
  type BaseState,
  type Choice,
  DECLINE,
  type Engine,
  type Happening,
  type Memory,
  type SetupConfig,
} from '../../runtime/engine.ts'
import { type CompiledExample, gameFrom } from '../../runtime/example/examples.ts'
import { inGame } from '../../runtime/records/game-fault.ts'
import {
  beginMemory,
  canRemember,
  copyMemory,
  rememberAnswer,
  rememberStep,
  takeLog,
  takeStep,
} from '../../runtime/match/memory.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type Moment, secretTold } from '../../runtime/match/take-back.ts'
import {
  newRecord,
  recordedChoice,
  replay,
  restore,
  savedGame,
  setupOf,
  type GameRecord,
  type RecordedChoice,
  type RecordSetup,
  type SavedGame,
} from '../../runtime/records/replay.ts'
import { stated } from '../stated.ts'

/** Who sits where: `person`, or the name of a bot. */
export const person = 'person'

/** A game at a table, with what is needed to take back, save and record it. */
export interface PlaySession {
  readonly engine: Engine
  readonly setup: RecordSetup
  readonly seats: readonly string[]
  /** The example in whose position it began: it cannot be saved, since no set-up leads there. */
  readonly from: string | null
  state: BaseState
  /** What the seats have seen and done; absent where the engine keeps no memory. */
  memory: Memory | undefined
  readonly choices: RecordedChoice[]
  /** What has happened and was not told yet. */
  untold: Happening[]
  /** What the table was like before each answer of a person. */
  readonly undo: Past[]
}

interface Past {
  readonly state: BaseState
  readonly memory: Memory | undefined
  readonly choices: number
  /** What was answered then, and by bots since. */
  readonly answers: Choice[]
}

/** A new game; `more` is what its record does not hold. @throws Standstill */
export function newSession(
  engine: Engine,
  setup: RecordSetup,
  seats: readonly string[],
  more: Partial<SetupConfig> = {},
): PlaySession {
  const state = inGame(setup.seed, 0, () => engine.setup({ ...setup, ...more, log: true }))
  return begunWith({ engine, setup, seats, from: null }, state)
}

/** A game that goes on from the position of an example. @throws Standstill */
export function sessionFrom(
  engine: Engine,
  example: CompiledExample,
  seats: (players: number) => readonly string[],
  more: Pick<SetupConfig, 'seed' | 'roundLimit'>,
): PlaySession {
  const state = inGame(more.seed, 0, () => gameFrom(engine, example, more))
  const setup = { seed: more.seed, players: state.players, options: {} }
  return begunWith({ engine, setup, seats: seats(state.players), from: example.title }, state)
}

function begunWith(table: Pick<PlaySession, 'engine' | 'setup' | 'seats' | 'from'>, state: BaseState): PlaySession {
  const untold = [...(state.log ?? [])]
  return { ...table, state, memory: begun(table.engine, state, table.seats), choices: [], untold, undo: [] }
}

/** Takes the log of a state that was just set up. */
function begun(engine: Engine, state: BaseState, seats: readonly string[]): Memory | undefined {
  if (canRemember(engine))
    return beginMemory(
      engine,
      state,
      seats.some((seat) => botByName(seat)?.remembers),
    )
  takeLog(state)
  return undefined
}

/** Goes on with a save; what was played before can be taken back as well. */
export function resumedSession(
  engine: Engine,
  save: SavedGame,
  seats: readonly string[],
  more: Partial<SetupConfig> = {},
): PlaySession {
  restore(engine, save, more)
  const undo: PlaySession['undo'] = []
  let memory: Memory | undefined
  const end = replay(
    engine,
    save,
    (state, choice, number) => {
      if (number === 1) memory = begun(engine, state, seats)
      else remember(engine, memory, state)
      if (seats[state.asked] === person && !hasNothingToDo({ engine, state, seats }))
        undo.push(pastOf(engine, state, memory, number - 1))
      undo.at(-1)?.answers.push(choice)
      if (memory !== undefined) rememberAnswer(engine, memory, state, choice)
    },
    { ...more, log: true },
  )
  if (save.choices.length === 0) memory = begun(engine, end, seats)
  else remember(engine, memory, end)
  const table = { engine, setup: setupOf(save), seats, from: null }
  return { ...table, state: end, memory, choices: [...save.choices], untold: [], undo }
}

/** Takes the log of a step into the memory. */
function remember(engine: Engine, memory: Memory | undefined, state: BaseState): Happening[] {
  const happenings = takeLog(state)
  if (memory !== undefined) rememberStep(engine, memory, state, happenings)
  return happenings
}

/** Carries out a choice of the asked seat. */
/**
 * Whether who is asked has nothing to do, and is asked so that the others cannot conclude anything from it: where only
 * one person sits at the table, there is nobody from whom that has to be kept.
 */
export function hasNothingToDo({ engine, state, seats }: Pick<PlaySession, 'engine' | 'state' | 'seats'>): boolean {
  const site = (engine as Partial<FullEngine<BaseState>>).parts?.sites[state.ask - 1]
  if (site?.attended !== true || seats.filter((who) => who === person).length > 1) return false
  return engine.choices(state).every((choice) => choice === DECLINE)
}

export function carryOutChoice(session: PlaySession, choice: Choice): void {
  const { engine, state, memory, choices, undo, seats } = session
  if (seats[state.asked] === person && !hasNothingToDo(session))
    undo.push(pastOf(engine, state, memory, choices.length))
  undo.at(-1)?.answers.push(choice)
  choices.push(recordedChoice(engine, state, choice))
  if (memory !== undefined) rememberAnswer(engine, memory, state, choice)
  inGame(session.setup.seed, choices.length, () => engine.apply(state, choice))
  session.untold.push(...remember(engine, memory, state))
}

function pastOf(engine: Engine, state: BaseState, memory: Memory | undefined, choices: number): Past {
  return { state: engine.clone(state), memory: memory && copyMemory(memory), choices, answers: [] }
}

/** Goes back to before the last answer of a person, by the rule of `Match`; null, or why that cannot be. */
export function takeBack(session: PlaySession): Sayable | null {
  const last = session.undo.at(-1)
  if (last === undefined) return stated('there is nothing to take back')
  const told = toldSince(session.engine, last)
  if (told !== null) return stated('it cannot be taken back: {1}', told)
  session.undo.pop()
  session.state = last.state
  session.memory = last.memory
  session.choices.length = last.choices
  return null
}

/** What an answer, or one that bots gave to what followed, has told somebody; null where nobody learned anything. */
function toldSince(engine: Engine, past: Past): string | null {
  if (past.memory === undefined) return null
  const after: Moment = { engine, state: engine.clone(past.state), memory: copyMemory(past.memory), line: null }
  for (const choice of past.answers) {
    const before: Moment = { ...after, state: engine.clone(after.state), memory: copyMemory(after.memory) }
    takeStep(engine, after.memory, after.state, choice)
    const told = secretTold(before, after, { seat: before.state.asked, choice })
    if (told !== null) return told
  }
  return null
}

export function recordOf({ engine, setup, choices }: PlaySession): GameRecord {
  return { ...newRecord(engine, setup), choices: [...choices] }
}

export function saveOf(session: PlaySession): SavedGame {
  return savedGame(session.engine, recordOf(session), session.state)
}

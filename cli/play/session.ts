import type { BaseState, Choice, Engine, SetupConfig } from '../../runtime/engine.ts'
import { inGame } from '../../runtime/game-fault.ts'
import { newRecord, recordedChoice, replay, restore, savedGame, setupOf, type GameRecord, type RecordedChoice, type RecordSetup, type SavedGame } from '../../runtime/replay.ts'

/** Who sits where: `person`, or the name of a bot. */
export const person = 'person'

/** A game at a table, with what is needed to take back, save and record it. */
export interface Session {
  readonly engine: Engine
  readonly setup: RecordSetup
  readonly seats: readonly string[]
  state: BaseState
  readonly choices: RecordedChoice[]
  /** What the table was like before each answer of a person. */
  readonly undo: { readonly state: BaseState; readonly choices: number }[]
}

/** A new game; `more` is what its record does not hold. @throws Standstill */
export function newSession(engine: Engine, setup: RecordSetup, seats: readonly string[], more: Partial<SetupConfig> = {}): Session {
  return { engine, setup, seats, state: inGame(setup.seed, 0, () => engine.setup({ ...setup, log: true, ...more })), choices: [], undo: [] }
}

/** Goes on with a save; what was played before can be taken back as well. */
export function resumedSession(engine: Engine, save: SavedGame, seats: readonly string[], more: Partial<SetupConfig> = {}): Session {
  const undo: Session['undo'] = []
  replay(engine, save, (state, _choice, number) => {
    if (seats[state.asked] === person) undo.push({ state: engine.clone(state), choices: number - 1 })
  }, more)
  return { engine, setup: setupOf(save), seats, state: listened(restore(engine, save, more)), choices: [...save.choices], undo }
}

/** Carries out a choice of the asked seat. */
export function carryOut(session: Session, choice: Choice): void {
  const { engine, state, choices, undo, seats } = session
  if (seats[state.asked] === person) undo.push({ state: engine.clone(state), choices: choices.length })
  choices.push(recordedChoice(engine, state, choice))
  inGame(session.setup.seed, choices.length, () => engine.apply(state, choice))
}

/** Goes back to before the last answer of a person; false when there is none. */
export function takeBack(session: Session): boolean {
  const last = session.undo.pop()
  if (last === undefined) return false
  session.state = listened(last.state)
  session.choices.length = last.choices
  return true
}

/** What happened since it was last asked for. */
export function takeLog(session: Pick<Session, 'state'>): NonNullable<BaseState['log']> {
  const log = session.state.log ?? []
  session.state.log = []
  return log
}

export function recordOf({ engine, setup, choices }: Session): GameRecord {
  return { ...newRecord(engine, setup), choices: [...choices] }
}

export function saveOf(session: Session): SavedGame {
  return savedGame(session.engine, recordOf(session), session.state)
}

/** The state with an empty log: what happened before was told before. */
function listened(state: BaseState): BaseState {
  state.log = []
  return state
}

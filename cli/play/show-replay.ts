import { seatName, type BaseState, type Engine } from '../../runtime/engine.ts'
import { replay, type GameRecord } from '../../runtime/replay.ts'
import { say, type Io } from '../io.ts'

/** Tells a recorded game from its beginning, hiding nothing. */
export function showReplay(io: Io, engine: Engine, record: GameRecord): void {
  const tellAll = (state: BaseState): void => {
    for (const happening of state.log ?? []) say(io, `     ${engine.tell(state, happening)}`)
    state.log = []
  }
  const state = replay(engine, record, (before, choice) => {
    tellAll(before)
    say(io, `${seatName(before.asked)}: ${engine.describe(before, choice)}`)
  }, { log: true })
  tellAll(state)
  const results = engine.results(state)
  say(io, results === null ? '\nthe record ends here, the game does not' : `\nover: ${results.map((result, seat) => `${seatName(seat)} ${result}`).join(', ')}`)
}

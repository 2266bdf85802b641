import type { Engine, SetupConfig } from '../../runtime/engine.ts'
import { takeLog } from '../../runtime/match/memory.ts'
import { replay, type GameRecord } from '../../runtime/records/replay.ts'
import { say, type Io } from '../io.ts'
import { narrator } from './narrator.ts'
import { resultText } from './result-text.ts'
import { stated } from '../stated.ts'

/** Tells a recorded game from its beginning, hiding nothing. */
export function showReplay(io: Io, engine: Engine, record: GameRecord, more: Partial<SetupConfig> = {}): void {
  const told = narrator({ seats: [] }, (line) => say(io, line))
  const end = replay(engine, record, (before) => told.happened({ engine, state: before }, takeLog(before)), {
    ...more,
    log: true,
  })
  told.happened({ engine, state: end }, takeLog(end))
  const results = engine.results(end)
  say(
    io,
    results === null
      ? stated('\nthe record ends here, the game does not')
      : stated('\n{1}', resultText(results, record.choices.length, engine.sides(end))),
  )
}

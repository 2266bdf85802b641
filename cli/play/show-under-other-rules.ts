import type { Engine } from '../../runtime/engine.ts'
import type { GameRecord } from '../../runtime/records/replay.ts'
import { takeLog } from '../../runtime/match/memory.ts'
import { replayUnder, unlikeText } from '../../runtime/records/replay-under.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { note, say, type Io } from '../io.ts'
import { narrator } from './narrator.ts'
import { resultText } from './result-text.ts'
import { stated } from '../stated.ts'

/** Tells a game that was recorded by other rules as far as these allow it, and where they no longer do. */
export function showUnderOtherRules(io: Io, engine: Engine, record: GameRecord, file: string): ExitCode {
  const told = narrator({ seats: [] }, (line) => say(io, line))
  const { state, unlike } = replayUnder(
    engine,
    record,
    {
      before: (before) => told.happened({ engine, state: before }, takeLog(before)),
    },
    true,
  )
  if (state !== null) told.happened({ engine, state }, takeLog(state))
  const results = state === null ? null : engine.results(state)
  if (state !== null && results !== null && unlike === null)
    say(io, stated('\n{1}', resultText(results, record.choices.length, engine.sides(state))))
  note(
    io,
    unlike === null
      ? stated(
          '{1} was recorded with other rules of {2}; every choice of it is offered under these as well',
          file,
          engine.info.name,
        )
      : stated(
          '{1} was recorded with other rules of {2}; it no longer holds {3}',
          file,
          engine.info.name,
          unlikeText(unlike),
        ),
  )
  return unlike === null ? exitCode.fine : exitCode.findings
}

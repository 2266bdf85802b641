import type { BaseState } from '../../runtime/engine.ts'
import {
  newRecord,
  parseSave,
  recordedChoice,
  type RecordedChoice,
  restore,
  savedGame,
} from '../../runtime/records/replay.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/** How far a game is played before it is saved, at most. */
const SAVED = 400

export const saves: Law = {
  says: 'a save is gone on with from where it was left, also by rules of another fingerprint that say the same',
  share: 0.25,
  holds({ engine }, line) {
    const choices: RecordedChoice[] = []
    const until = line.seed % SAVED
    let left: BaseState | undefined
    playOut(engine, line, ({ state, choice, number }) => {
      if (number < until) choices.push(recordedChoice(engine, state, choice))
      else left ??= engine.clone(state)
    })
    if (left === undefined) return
    judges()
    const record = newRecord(engine, { seed: line.seed, players: left.players, options: line.options })
    const save = savedGame(engine, { ...record, choices }, left)
    for (const fingerprint of [engine.info.fingerprint, 'of another release']) {
      const read = parseSave(JSON.stringify({ ...save, fingerprint }))
      same(JSON.stringify(restore(engine, read)), JSON.stringify(left))
    }
  },
}

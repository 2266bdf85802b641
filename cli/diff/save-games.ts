import { resolve } from 'node:path'
import type { Change, FoundWitness } from '../../compiler/diff/change.ts'
import type { Engine } from '../../runtime/engine.ts'
import { RecordError, newRecord, replay, savedGame } from '../../runtime/records/replay.ts'
import { fileOfGame } from '../files/file-of-game.ts'
import { writeFiles } from '../files/write-file.ts'
import { type Io, note } from '../io.ts'
import { shellWord } from '../output/shell-word.ts'
import type { Sides } from './side.ts'
import { stated } from '../stated.ts'

/** Saves the games in which witnesses come, each up to where both versions part, for `play --resume`. */
export async function saveGames(io: Io, sides: Sides, changes: readonly Change[], folder: string): Promise<void> {
  const engines = [(await sides.new.engine()).engine, (await sides.old.engine()).engine]
  const files = new Map<string, string>()
  for (const { rule, fingerprint, witness } of changes) {
    const save = witness?.kind === 'found' ? savedUnder(engines, witness) : null
    if (save !== null) files.set(resolve(io.cwd, folder, fileOfGame(`${rule}-${fingerprint}`, 'save.json')), save)
  }
  writeFiles(files)
  const count = `${files.size} ${files.size === 1 ? 'game' : 'games'}`
  note(
    io,
    stated(
      '{1} in which witnesses come saved in {2}; `play --resume {3}/…` goes on with one',
      count,
      folder,
      shellWord(folder),
    ),
  )
}

/** The save under the first of the rules that know what is chosen in it. */
function savedUnder(engines: readonly Engine[], { played, seed }: FoundWitness): string | null {
  if (played === undefined || seed === null) return null
  for (const engine of engines) {
    const { players, choices } = played
    const record = { ...newRecord(engine, { seed, players, options: {} }), choices }
    try {
      return `${JSON.stringify(savedGame(engine, record, replay(engine, record)), null, 2)}\n`
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
    }
  }
  return null
}

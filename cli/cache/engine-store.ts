import { join } from 'node:path'
import { answersAlike } from '../../compiler/told-host.ts'
import type { Script } from '../../compiler/typescript/script.ts'
import type { Context } from '../context.ts'
import { rulesHost } from '../files/rules-host.ts'
import type { GameTexts } from '../over/game-texts.ts'
import { cacheFolder, keepOnDisk, keptIn, readKept } from './disk-store.ts'

/** What is kept of an engine: all that the compiler was told when it made it, and what it made. */
export interface KeptEngine {
  readonly answers: GameTexts['answers']
  /** The rules files that it is made from. */
  readonly files: readonly string[]
  readonly script: Script
}

export interface EngineStore {
  /** The engine as it was kept, if all that went in is still as it was. */
  find(): KeptEngine | null
  keep(engine: KeptEngine): void
}

/** Where the script of a game's engine is kept between runs; null where nothing can be kept. */
export function engineStore({ io, tools }: Context, file: string): EngineStore | null {
  const { cwd, env, includes } = io
  const [folder, compiler] = [cacheFolder(env), tools.stamp()]
  if (folder === null || compiler === null) return null
  const path = keptIn(folder, 'engine', join(cwd, file))
  return {
    find() {
      const kept = readKept(path, compiler) as KeptEngine | null
      return kept !== null && answersAlike(rulesHost(cwd, file, includes), new Map(kept.answers)) ? kept : null
    },
    keep: (engine) => keepOnDisk(path, compiler, engine),
  }
}

import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersAlike } from '../../compiler/told-host.ts'
import type { Script } from '../../compiler/typescript/script.ts'
import { cacheFolder, keepOnDisk, keptIn, readKept } from './disk-store.ts'
import type { Context } from '../context.ts'
import { programRoot } from '../files/paths.ts'
import { liveEngine } from '../live-engine.ts'
import { loadGame } from '../load-game.ts'
import { rulesHost } from '../files/rules-host.ts'
import type { Engine } from '../../runtime/engine.ts'
import type { GameTexts } from '../over/game-texts.ts'

/** What is kept of an engine: all that the compiler was told when it made it, and what it made. */
interface KeptEngine extends Pick<StoredEngine, 'files'> {
  /** Where the paths start. */
  readonly cwd: string
  readonly answers: GameTexts['answers']
  readonly script: Script
}

export interface StoredEngine {
  readonly engine: Engine
  /** The rules files that it is made from. */
  readonly files: readonly string[]
}

/**
 * The script of a game's engine, kept between runs, for commands that should answer at once. It is made anew
 * whenever something that went in has changed; where nothing can be kept it is compiled each time.
 */
export async function storedEngine(
  context: Context,
  file: string,
  compiler = compilerStamp(),
): Promise<StoredEngine | null> {
  const folder = cacheFolder(context.io.env)
  const kept = folder === null || compiler === null ? null : { path: keptIn(folder, 'engine', file), stamp: compiler }
  const known = kept === null ? null : (readKept(kept.path, kept.stamp) as KeptEngine | null)
  const { cwd, includes } = context.io
  if (known?.cwd === cwd && answersAlike(rulesHost(cwd, file, includes), new Map(known.answers)))
    return { engine: liveEngine(known.script, file).engine, files: known.files }
  const game = await loadGame(context, file, { examples: false })
  if (game === null) return null
  const { engine, script } = game
  const files = [...game.sources.keys()]
  const { answers } = game.texts()
  if (kept !== null) keepOnDisk(kept.path, kept.stamp, { cwd, answers, files, script } satisfies KeptEngine)
  return { engine, files }
}

const stampOf = (text: string): string => hash('sha256', text, 'base64url')

/**
 * The built program stands in one script. Installed it is many, all of one release and told apart by the manifest of
 * their package. Sources change under the hand, so that nothing is kept of what they make.
 */
function compilerStamp(): string | null {
  const self = import.meta.filename
  if (self.endsWith('.ts')) return null
  return stampOf(readFileSync(self.endsWith('.cjs') ? self : join(programRoot, 'package.json'), 'utf8'))
}

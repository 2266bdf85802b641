import { resolve } from 'node:path'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { Reworded } from '../../compiler/migrate/migrate-game.ts'
import { declaredName } from '../../grammar/declared-name.ts'
import type { Context } from '../context.ts'
import { readText } from '../files/read-text.ts'
import { rulesHost } from '../files/rules-host.ts'

/** Files of an earlier version of the language, in the words of today. */
export interface MigratedFiles {
  /** Each file that is another one now, by its full path. */
  readonly texts: ReadonlyMap<string, string>
  readonly reworded: readonly Reworded[]
  /** What is wrong with the games even so. */
  readonly left: readonly Diagnostic[]
}

/**
 * Says files in the words of today, game by game, as what they include means something in a game alone. Files that
 * were not named stay as they are.
 */
export async function migratedFiles(
  { io, tools }: Context,
  files: readonly string[],
  from: number,
): Promise<MigratedFiles> {
  const full = (path: string): string => resolve(io.cwd, path)
  const named = new Set(files.map(full))
  const texts = new Map<string, string>()
  const reworded: Reworded[] = []
  const left: Diagnostic[] = []
  for (const file of files) {
    if (declaredName(readText(full(file))) === null) continue
    const disk = rulesHost(io.cwd, file, io.includes)
    const host = { ...disk, read: (path: string) => texts.get(full(path)) ?? disk.read(path) }
    const game = await tools.migrateGame(file, host, from)
    for (const [path, text] of game.texts) if (named.has(full(path))) texts.set(full(path), text)
    reworded.push(...game.reworded.filter(({ path }) => named.has(full(path))))
    left.push(...game.checked.diagnostics.filter(({ severity }) => severity === 'error'))
  }
  return { texts, reworded, left }
}

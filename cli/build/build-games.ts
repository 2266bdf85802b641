import { rmSync } from 'node:fs'
import type { Compared } from '../../compiler/changes-between.ts'
import type { CompileOptions } from '../../compiler/compile.ts'
import { CompiledBases } from '../../compiler/compiled-bases.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { Context } from '../context.ts'
import { rulesHost } from '../files/rules-host.ts'
import type { CompiledGame, CompileOutcome, RulesHost, WrittenGame } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'
import { writeFiles } from '../files/write-file.ts'
import { changedFiles, checkInTheWay, leftoverFiles } from './generated-files.ts'
import { stated } from '../stated.ts'

export interface BuiltGame {
  /** The rules file. */
  readonly file: string
  /** Null when errors kept the game from being compiled; what was generated before stays. */
  readonly game: CompiledGame | null
  /** The rules that it was compiled from. */
  readonly compared: Compared | null
  readonly diagnostics: readonly Diagnostic[]
  /** How many findings more there were. */
  readonly omitted: number
  /** Every file that went in, with the text it had. */
  readonly sources: ReadonlyMap<string, string>
}

/** Compiles games one after the other; in one build, what several stand on only once. */
export async function compileAll(
  context: Context,
  files: readonly string[],
  compile: Compile = oneByOne(context),
): Promise<BuiltGame[]> {
  const built: BuiltGame[] = []
  for (const file of files) built.push(await compileOne(context, file, compile))
  checkFolders(built)
  return built
}

function oneByOne({ tools }: Context): Compile {
  const compiledBases: CompileOptions['compiledBases'] & {} = new CompiledBases()
  return (file, host) => tools.compileGame(file, host, { compiledBases })
}

export type Compile = (file: string, host: RulesHost) => Promise<CompileOutcome>

export async function compileOne({ io }: Context, file: string, compile: Compile): Promise<BuiltGame> {
  const result = await compile(file, rulesHost(io.cwd, file, io.includes))
  const wrong = result.diagnostics.some((each) => each.severity === 'error')
  return {
    file,
    game: wrong ? null : result.game,
    compared: result.resolution == null ? null : { resolution: result.resolution, program: result.program ?? null },
    diagnostics: result.diagnostics,
    omitted: result.omitted,
    sources: new Map([...result.sources].map(([path, { text }]) => [path, text])),
  }
}

/**
 * Writes what differs from the disk; returns the paths that were written or removed. Nothing is written when anything
 * is in the way.
 */
export function writeGames(out: string, games: readonly CompiledGame[]): string[] {
  const folders = foldersOf(games)
  checkInTheWay(out, folders)
  return folders.flatMap((game) => writeGame(out, game))
}

/** The folders of games, and those of games that they stand on, each once. */
export function foldersOf(games: readonly CompiledGame[]): WrittenGame[] {
  const found = new Map<string, WrittenGame>()
  for (const game of [...games, ...games.flatMap(({ bases }) => bases)])
    if (!found.has(game.folder)) found.set(game.folder, game)
  return [...found.values()]
}

function writeGame(out: string, game: WrittenGame): string[] {
  const changed = changedFiles(out, game)
  const leftover = leftoverFiles(out, game)
  writeFiles(changed)
  for (const path of leftover) rmSync(path)
  return [...changed.keys(), ...leftover]
}

/** Two games that would be written over each other are refused before anything is written. */
function checkFolders(built: readonly BuiltGame[]): void {
  const byFolder = new Map<string, string>()
  for (const { file, game } of built) {
    if (game === null) continue
    const other = byFolder.get(game.folder)
    if (other !== undefined)
      throw new UsageError(
        stated('{1} and {2} both make the folder {3}; rename one of the games', other, file, game.folder),
      )
    byFolder.set(game.folder, file)
  }
}

export function omittedOf(built: readonly BuiltGame[]): number {
  return built.reduce((sum, { omitted }) => sum + omitted, 0)
}

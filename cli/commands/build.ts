import { resolve } from 'node:path'
import { compileAll, foldersOf, omittedOf, writeGames, type BuiltGame } from '../build/build-games.ts'
import { builtPaths } from '../build/built-paths.ts'
import { changedFiles, leftoverFiles, leftoverFolders } from '../build/generated-files.ts'
import { watchAndBuild } from '../build/watch-and-build.ts'
import type { Context } from '../context.ts'
import { exitCode, type ExitCode } from '../exit-code.ts'
import { gameMeant, gamesMeant } from '../arguments/game-meant.ts'
import { note, say } from '../io.ts'
import { shownPath } from '../files/paths.ts'
import { reportFindings } from '../output/report-findings.ts'
import { rulesHost } from '../files/rules-host.ts'
import type { PrintKind } from '../toolchain.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

export interface BuildOptions {
  readonly out: string
  readonly check: boolean
  readonly watch: boolean
  readonly print?: PrintKind
  /** Names of the passes that run before a flow graph is printed; else all. */
  readonly passes?: readonly string[]
}

/** Compiles games into folders of modules. */
export async function build(context: Context, paths: readonly string[], options: BuildOptions): Promise<ExitCode> {
  if ([options.check, options.watch, options.print !== undefined].filter(Boolean).length > 1) {
    throw new UsageError(stated('`--check`, `--watch` and `--print` exclude each other'))
  }
  if (options.passes !== undefined && options.print !== 'flow')
    throw new UsageError(stated('`--passes` goes with `--print flow`'))
  if (options.print !== undefined) return printStage(context, paths, options.print, options.passes)
  const { io } = context
  if (options.out === '') throw new UsageError(stated('`--out` is empty; name a folder, or `.` for this one'))
  const out = resolve(io.cwd, options.out)
  const meant = paths.length === 0 ? builtPaths(io.cwd) : paths
  if (options.watch) return watchAndBuild(context, meant, out)
  const built = await compileAll(context, gamesMeant(io.cwd, meant))
  const failed = reportBuilt(context, built)
  const stale = options.check ? reportStale(context, built, out, paths.length === 0) : writeAll(context, built, out)
  return failed || stale ? exitCode.findings : exitCode.fine
}

function reportBuilt({ io }: Context, built: readonly BuiltGame[]): boolean {
  const found = built.flatMap((each) => each.diagnostics)
  if (found.length > 0) reportFindings(io, found, omittedOf(built))
  return built.some((each) => each.game === null)
}

function writeAll({ io }: Context, built: readonly BuiltGame[], out: string): false {
  const games = built.flatMap((each) => (each.game === null ? [] : [each.game]))
  const written = writeGames(out, games)
  for (const path of written) say(io, shownPath(io.cwd, path))
  note(
    io,
    written.length === 0
      ? stated('{1} of {2} games built, nothing changed', games.length, built.length)
      : stated('{1} of {2} games built, {3} files changed', games.length, built.length, written.length),
  )
  return false
}

/** With everything built, a folder that no game makes is stale as well. */
function reportStale({ io }: Context, built: readonly BuiltGame[], out: string, everything: boolean): boolean {
  const games = built.flatMap((each) => (each.game === null ? [] : [each.game]))
  const folders = foldersOf(games)
  const stale = folders.flatMap((game) => [...changedFiles(out, game).keys(), ...leftoverFiles(out, game)])
  if (everything) stale.push(...leftoverFolders(out, folders))
  for (const path of stale) say(io, shownPath(io.cwd, path))
  note(
    io,
    stale.length === 0
      ? stated('{1} games are up to date', games.length)
      : stated('{1} files are stale; run `houserules build`', stale.length),
  )
  return stale.length > 0
}

async function printStage(
  { io, tools }: Context,
  paths: readonly string[],
  kind: PrintKind,
  passes?: readonly string[],
): Promise<ExitCode> {
  if (paths.length !== 1) throw new UsageError(stated('`--print` needs one rules file'))
  const file = gameMeant(io.cwd, paths[0])
  const printed = await tools.print(kind, file, rulesHost(io.cwd, file, io.includes), passes)
  if (printed.diagnostics.length > 0) reportFindings(io, printed.diagnostics)
  if (printed.text !== null) say(io, printed.text.trimEnd())
  return printed.text === null ? exitCode.findings : exitCode.fine
}

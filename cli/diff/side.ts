import type { Program } from '../../compiler/program/program.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import type { Context } from '../context.ts'
import { loadGame, type LoadedGame } from '../load-game.ts'
import { reportFindings } from '../output/report-findings.ts'
import type { RulesHost } from '../toolchain.ts'

/** Where one version of a game is read from. */
export interface Version {
  /** As people are shown it: a path, or `revision:path`. */
  readonly shown: string
  /** The rules file that the game begins with, as the host reads it. */
  readonly path: string
  /** Reads everything that the game is built on, of the same version. */
  readonly host: RulesHost
}

/** One version of a game, checked; its engine is made when it is first asked for. */
export interface Side extends Version {
  readonly resolution: Resolution
  readonly program: Program
  readonly sources: ReadonlyMap<string, SourceFile>
  engine(): Promise<LoadedGame>
}

export interface Sides {
  readonly old: Side
  readonly new: Side
}

/** Checks a version; null, with what is wrong reported, where it has errors. */
export async function openSide(context: Context, version: Version): Promise<Side | null> {
  const { tools, io } = context
  const { resolution, program, diagnostics, omitted, sources } = await tools.checkGame(version.path, version.host)
  if (
    resolution === null ||
    program === null ||
    program === undefined ||
    diagnostics.some((each) => each.severity === 'error')
  ) {
    reportFindings(
      io,
      diagnostics.filter((each) => each.severity === 'error'),
      omitted,
    )
    return null
  }
  let loaded: Promise<LoadedGame> | undefined
  return { ...version, resolution, program, sources, engine: () => (loaded ??= load(context, version)) }
}

async function load(context: Context, { path, host }: Version): Promise<LoadedGame> {
  const game = await loadGame(context, path, { examples: false }, host)
  if (game === null) throw new Error(`${path} was checked without errors, but is not compiled`)
  return game
}

import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import type { Script, ScriptOptions } from '../compiler/compile.ts'
import { engineStore } from './cache/engine-store.ts'
import type { Context } from './context.ts'
import { type LiveEngine, liveEngine } from './live-engine.ts'
import { type GameTexts, recordedTexts } from './over/game-texts.ts'
import { note } from './io.ts'
import { reportFindings } from './output/report-findings.ts'
import { earlierLanguage } from './rules/earlier-language.ts'
import { rulesHost } from './files/rules-host.ts'
import type { CompiledExample, RulesHost } from './toolchain.ts'

export interface LoadedGame extends LiveEngine {
  /** None where they were left out. */
  readonly examples: readonly CompiledExample[]
  /** What the engine was made of, for workers that make their own. */
  readonly script: Script
  /** The rules files that it is made from. */
  readonly files: readonly string[]
  /** The rules as text, for workers on other machines. */
  readonly texts: () => GameTexts
}

/** What keeps a game from being loaded; `omitted` counts findings that were not kept. */
export interface BrokenGame {
  readonly engine: null
  readonly diagnostics: readonly Diagnostic[]
  readonly omitted: number
}

type More = Pick<ScriptOptions, 'coverage' | 'trace' | 'examples' | 'positions'>

/**
 * Compiles a game and makes it live; null, with the findings reported, when it has errors. What no `more` is asked of is
 * kept between runs, so that a game whose rules are as they were is not compiled again.
 */
export async function loadGame(
  context: Context,
  file: string,
  more: More = {},
  host?: RulesHost,
): Promise<LoadedGame | null> {
  const game = await tryLoadGame(context, file, more, host)
  if (game.engine !== null) return game
  reportFindings(context.io, game.diagnostics, game.omitted)
  const older = host === undefined ? await earlierLanguage(context, file) : null
  if (older !== null) note(context.io, older)
  return null
}

/** The same, with the findings handed back. */
export async function tryLoadGame(
  context: Context,
  file: string,
  more: More = {},
  host?: RulesHost,
): Promise<LoadedGame | BrokenGame> {
  const { io, tools } = context
  const isPlain =
    host === undefined &&
    more.examples === false &&
    more.coverage !== true &&
    more.trace !== true &&
    more.positions !== true
  const store = isPlain ? engineStore(context, file) : null
  const kept = store?.find() ?? null
  if (kept !== null) {
    const { script, files, answers } = kept
    return { examples: [], ...liveEngine(script, file), script, files, texts: () => ({ path: file, answers }) }
  }
  const { host: read, texts } = recordedTexts(file, host ?? rulesHost(io.cwd, file, io.includes))
  const { script, diagnostics, omitted, sources } = await tools.compileScript(file, read, more)
  if (script === null) return { engine: null, diagnostics, omitted }
  const files = [...sources.keys()]
  store?.keep({ answers: texts().answers, files, script })
  return { examples: [], ...liveEngine(script, file), script, files, texts }
}

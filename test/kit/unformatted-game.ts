import type { RulesHost, ScriptOptions } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { scriptAlone } from './kept-games.ts'

/** Compiles a game that is played only once, without its examples; null where the rules have errors. */
export async function unformattedGame(
  path: string,
  host: RulesHost,
  options: Pick<ScriptOptions, 'shortcuts'> = {},
): Promise<FullEngine<BaseState> | null> {
  const script = await scriptAlone(path, host, { ...options, examples: false })
  return 'text' in script ? liveEngine(script, path).engine : null
}

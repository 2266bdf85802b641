import { type RulesHost, type ScriptOptions, checkForEngine, scriptOfChecked } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'
import type { Side } from './side.ts'

export interface Sample extends Side {
  readonly examples: readonly CompiledExample[]
}

/** The meaning of a text and the engine it compiles to; null where the text has errors. */
export async function sampleOf(
  path: string,
  host: RulesHost,
  options: Pick<ScriptOptions, 'shortcuts'> = {},
): Promise<Sample | null> {
  const { program, diagnostics } = checkForEngine(path, host)
  if (program === null || diagnostics.some((d) => d.severity === 'error')) return null
  const { engine, examples = [] } = liveEngine(await scriptOfChecked(program, options), path)
  return { program, engine, examples }
}

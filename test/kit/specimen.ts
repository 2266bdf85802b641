import { type RulesHost, type ScriptOptions, compileScript } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { type CompiledExample, runExample } from '../../runtime/example/examples.ts'
import type { FullEngine } from '../../runtime/parts.ts'

export interface Specimen {
  readonly engine: FullEngine<BaseState>
  readonly examples: readonly CompiledExample[]
}

/** Compiles a small game from its text, and loads it; where the rules have errors it throws them. */
export async function specimen(text: string, options: Pick<ScriptOptions, 'shortcuts'> = {}): Promise<Specimen> {
  return specimenOf(
    'specimen.rules',
    { read: (path) => (path === 'specimen.rules' ? text : null), find: () => null },
    options,
  )
}

export async function specimenOf(
  path: string,
  host: RulesHost,
  options: Pick<ScriptOptions, 'shortcuts'> = {},
): Promise<Specimen> {
  const { script, diagnostics } = await compileScript(path, host, options)
  if (script === null) throw new Error(diagnostics.map((d) => `${d.code} ${d.primary.text}`).join('\n'))
  return { examples: [], ...liveEngine(script, path) }
}

/** What does not hold in the examples of a game, one line for each. */
export function failuresOf({ engine, examples }: Specimen): string[] {
  return examples.flatMap((example) =>
    runExample(engine, example).failures.map((f) => `${example.title}, line ${f.line}: ${f.message}`),
  )
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ScriptOptions, compileScript } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'
import type { FullEngine } from '../../runtime/parts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface CompiledSample {
  readonly engine: FullEngine<BaseState>
  readonly examples: readonly CompiledExample[]
}

/** Compiles a sample game of the tests and makes it live. */
export function compiledSample(
  path: string,
  options: Pick<ScriptOptions, 'shortcuts' | 'trace'> = {},
): Promise<CompiledSample> {
  return compiledText(readFileSync(join(root, path), 'utf8'), options, path)
}

/** Compiles the text of a game and makes it live; where it has errors it throws them. */
export async function compiledText(
  text: string,
  options: Pick<ScriptOptions, 'shortcuts' | 'trace'> = {},
  path = 'sample.rules',
): Promise<CompiledSample> {
  const host = { read: () => text, find: () => null }
  const { script, diagnostics } = await compileScript(path, host, options)
  if (script === null) throw new Error(diagnostics.map((d) => `${d.code} ${d.primary.text}`).join('\n'))
  return { examples: [], ...liveEngine(script, path) }
}

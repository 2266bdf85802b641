import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { liveEngine } from '../../cli/live-engine.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import { type CheckResult, type ScriptOptions, checkGame, compileScript } from '../../compiler/compile.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'
import { byDay } from './effort.ts'
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

const session = byDay(new CheckSession(), null)

/**
 * What the compiler finds in the text of a game, for many texts that differ little. By day a session checks them, which
 * reads of each what differs from the one before; `test/session` holds that it finds the same.
 */
export function checkedText(text: string, path = 'sample.rules'): CheckResult {
  const host = { read: (asked: string) => (asked === path ? text : null), find: () => null }
  return session?.check(path, host) ?? checkGame(path, host)
}

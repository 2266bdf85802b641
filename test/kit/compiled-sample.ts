import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { liveEngine } from '../../cli/live-engine.ts'
import { CheckSession } from '../../compiler/check-session.ts'
import { type CheckResult, type Script, type ScriptOptions, checkGame, compileScript } from '../../compiler/compile.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'
import { byDay } from './effort.ts'
import type { FullEngine } from '../../runtime/parts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface CompiledSample {
  readonly engine: FullEngine<BaseState>
  readonly examples: readonly CompiledExample[]
}

type Options = Pick<ScriptOptions, 'shortcuts' | 'trace'>

const samples = new Map<string, Script>()

/** Makes a sample game of the tests live, each time another engine; it is compiled once in a process. */
export async function compiledSample(path: string, options: Options = {}): Promise<CompiledSample> {
  const key = JSON.stringify([path, options])
  const script = samples.get(key) ?? (await compiled(readFileSync(join(root, path), 'utf8'), options, path))
  samples.set(key, script)
  return { examples: [], ...liveEngine(script, path) }
}

/** Compiles the text of a game and makes it live; where it has errors it throws them. */
export async function compiledText(
  text: string,
  options: Options = {},
  path = 'sample.rules',
): Promise<CompiledSample> {
  return { examples: [], ...liveEngine(await compiled(text, options, path), path) }
}

async function compiled(text: string, options: Options, path: string): Promise<Script> {
  const { script, diagnostics } = await compileScript(path, { read: () => text, find: () => null }, options)
  if (script === null) throw new Error(diagnostics.map((d) => `${d.code} ${d.primary.text}`).join('\n'))
  return script
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

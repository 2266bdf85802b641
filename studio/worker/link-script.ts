import type { Script } from '../../compiler/target/script.ts'
import type { LiveGame } from '../../library/live-engine.ts'
import { runtimeModules } from '../../library/runtime-modules.ts'

/**
 * Makes an engine live where `eval` is forbidden: as a module of its own, which the worker imports from its own memory.
 */
export async function linkScript(script: Script): Promise<LiveGame> {
  const source = `export default function ($runtime, $engine) {\n${script.text}\n}`
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    const { default: make } = (await import(/* @vite-ignore */ url)) as { readonly default: Make }
    return make(runtimeModules, {})
  } finally {
    URL.revokeObjectURL(url)
  }
}

type Make = (runtime: typeof runtimeModules, engine: object) => LiveGame

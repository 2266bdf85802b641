import type { Evaluate } from '../../cli/live-engine.ts'
import { runtimeModules } from '../../library/runtime-modules.ts'

/**
 * Evaluates where `eval` is forbidden: as a module of its own, which the worker imports from its own memory.
 */
export const evaluateScript: Evaluate = async ({ text }, _name, scope): Promise<unknown> => {
  const source = `export default function ($runtime, $engine) {\n${text}\n}`
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    const { default: make } = (await import(/* @vite-ignore */ url)) as { readonly default: Make }
    return make(runtimeModules, scope)
  } finally {
    URL.revokeObjectURL(url)
  }
}

type Make = (runtime: typeof runtimeModules, engine: object) => unknown

import type { Script } from '../compiler/typescript/script.ts'
import type { BaseState } from '../runtime/engine.ts'
import type { CompiledExample } from '../runtime/example/examples.ts'
import type { FullEngine } from '../runtime/parts.ts'
import { runtimeModules } from './runtime-modules.ts'

/** What a script of a game becomes; the examples only where they were not left out. */
export interface LiveGame {
  readonly engine: FullEngine<BaseState>
  readonly examples?: readonly CompiledExample[]
}

/** Makes an engine live wherever JavaScript runs and a policy does not forbid that code is made. */
export function liveEngine({ text }: Script): LiveGame {
  // oxlint-disable-next-line typescript/no-implied-eval -- what the compiler wrote, of which rules are only names and numbers
  const make = new Function('$runtime', '$engine', text) as (runtime: object, engine: object) => LiveGame
  return make(runtimeModules, {})
}

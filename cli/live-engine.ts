import { compileFunction } from 'node:vm'
import type { Script } from '../compiler/typescript/script.ts'
import type { BaseState } from '../runtime/engine.ts'
import type { PositionKit } from '../runtime/example/example-positions.ts'
import type { CompiledExample } from '../runtime/example/examples.ts'
import type { FullEngine } from '../runtime/parts.ts'
import { runtimeModules } from '../library/runtime-modules.ts'

/** Notes of the rules that applied. */
export interface RuleNotes {
  /** Where each rule stands, by its number. */
  readonly places: readonly string[]
  /** The numbers of those that applied since this was last emptied. */
  readonly applied: Set<number>
}

/** What a script returns; what it was not compiled for is not there. */
export interface LiveEngine {
  readonly engine: FullEngine<BaseState>
  readonly examples?: readonly CompiledExample[]
  readonly coverage?: RuleNotes
  readonly positions?: PositionKit
  /** What examples of another text can be bound to. */
  readonly scope?: object
  /** For each function of the script whether it ran. */
  readonly ran?: Uint8Array
}

/** Makes what a script returns, bound to what an engine that is live already gave it to be bound to. */
export type Evaluate = (script: Script, name: string, scope: object) => unknown

/**
 * Makes an engine live in this process; `name` stands for its file in the traces of errors. Each time it is another
 * engine.
 */
export function liveEngine(script: Script, name: string): LiveEngine {
  return evaluated(script, name, {}) as LiveEngine
}

/** In this process; a page has its own way. */
export const evaluated: Evaluate = ({ text }, name, scope) => {
  const make = compileFunction(text, ['$runtime', '$engine'], { filename: `${name} (compiled)` })
  return make(runtimeModules, scope) as unknown
}

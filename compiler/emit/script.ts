import type { Program } from '../program/program.ts'
import type { Code } from '../target/code.ts'
import { type Script, declaredIn, objectOf, scriptOf } from '../target/script.ts'
import { type EmitOptions, type EmittedEngine, type EngineModule, emittedEngine } from './modules.ts'

const piecesOf = (modules: readonly EngineModule[]): Code[] => modules.flatMap((m) => m.pieces.map((p) => p.code))

/** An engine as a script, which goes on telling what examples become. */
export interface EngineScript {
  readonly script: Script
  /** Examples alone, for this engine where it is live: those of a program with the very same procedures. */
  examplesOf(program: Program): Script
}

/**
 * A whole engine as one script. It returns its `engine`; its `examples` unless they are left out; with positions, the
 * `positions` kit and
 * the `scope` that examples of another text can be bound to; of a program that counts rules, `coverage`.
 */
export function emitScript(program: Program, options: EmitOptions): EngineScript {
  const engine = emittedEngine(program, options)
  const { modules } = engine
  const pieces = piecesOf(modules)
  const returned: Record<string, string> = { engine: 'engine' }
  const has = (name: EngineModule['name']): boolean => modules.some((m) => m.name === name)
  if (has('examples')) returned['examples'] = 'examples'
  if (has('coverage')) returned['coverage'] = '{ places, applied }'
  if (has('positions')) {
    returned['positions'] = '$positions'
    returned['scope'] = objectOf(declaredIn(pieces))
  }
  return { script: scriptOf({ pieces, returned }), examplesOf: ({ examples }) => examplesScript(engine, examples) }
}

function examplesScript(engine: EmittedEngine, examples: Program['examples']): Script {
  const pieces = engine.examplesOf(examples).map((p) => p.code)
  // What lays down positions stands with examples as well.
  const others = engine.modules.filter(({ name }) => name !== 'examples' && name !== 'positions')
  const declared = new Set(declaredIn(piecesOf(others)))
  const taken = declaredIn(pieces).filter((name) => declared.has(name))
  return scriptOf({ pieces, returned: { examples: 'examples' }, engine: taken })
}

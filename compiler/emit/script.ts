import type { Program } from '../program/program.ts'
import type { Code } from '../target/code.ts'
import { type Script, declaredIn, objectOf, scriptOf } from '../target/script.ts'
import { type EmitOptions, type EngineModule, engineModules } from './modules.ts'

const piecesOf = (modules: readonly EngineModule[]): Code[] => modules.flatMap((m) => m.pieces.map((p) => p.code))

/**
 * A whole engine as one script. It returns its `engine`; its `examples` unless they are left out; with positions, the
 * `positions` kit and
 * the `scope` that examples of another text can be bound to; of a program that counts rules, `coverage`.
 */
export function emitScript(program: Program, options: EmitOptions): Script {
  const modules = engineModules(program, options)
  const pieces = piecesOf(modules)
  const returned: Record<string, string> = { engine: 'engine' }
  const has = (name: EngineModule['name']): boolean => modules.some((m) => m.name === name)
  if (has('examples')) returned['examples'] = 'examples'
  if (has('coverage')) returned['coverage'] = '{ places, applied }'
  if (has('positions')) {
    returned['positions'] = '$positions'
    returned['scope'] = objectOf(declaredIn(pieces))
  }
  return scriptOf({ pieces, returned })
}

/** The examples of a program alone, for the engine of a program that differs in nothing else. */
export function emitExamplesScript(program: Program, options: EmitOptions): Script {
  const modules = engineModules(program, { ...options, positions: false })
  const pieces = piecesOf(modules.filter((m) => m.name === 'examples'))
  const own = new Set(pieces)
  const others = piecesOf(modules).filter((piece) => !own.has(piece))
  const declared = new Set(declaredIn(others))
  const engine = declaredIn(pieces).filter((name) => declared.has(name))
  return scriptOf({ pieces, returned: { examples: 'examples' }, engine })
}

import type { Program } from '../program/program.ts'
import type { Code } from '../typescript/code.ts'
import { javaScript } from '../typescript/print.ts'
import { type Script, declaredIn, objectOf, scriptOf } from '../typescript/script.ts'
import { named } from '../typescript/vocabulary.ts'
import type { EmittedEngine, EngineModule } from './modules.ts'

const piecesOf = (modules: readonly EngineModule[]): Code[] => modules.flatMap((m) => m.pieces.map((p) => p.code))

/** An engine as a script, which goes on telling what examples become. */
export interface EngineScript {
  readonly script: Script
  /** The same for the same rules that stand elsewhere now; the very same where they do not. */
  inPlace(): Script
  /** Examples alone, for this engine where it is live: those of a program with the very same procedures. */
  examplesOf(program: Pick<Program, 'examples'>): Script
}

/** What a script has besides what every script has. */
export interface ScriptKind {
  readonly scope: boolean
  /** Whether it notes which of its functions run. */
  readonly noting: boolean
}

/**
 * A whole engine as one script. It returns its `engine`; its `examples` unless they are left out; with positions, the
 * `positions` kit; where it is asked for, the `scope` that examples of another text can be bound to; of
 * a program that counts rules, `coverage`.
 */
export function scriptOfEngine(engine: EmittedEngine, kind: ScriptKind): EngineScript {
  const made = (modules: readonly EngineModule[]): Script => scriptOfModules(modules, kind)
  let known = { places: placesIn(engine.modules), script: made(engine.modules) }
  return {
    script: known.script,
    inPlace: () => {
      const modules = engine.inPlace()
      const places = placesIn(modules)
      if (places !== known.places) known = { places, script: made(modules) }
      return known.script
    },
    examplesOf: ({ examples }) => examplesScript(engine, examples),
  }
}

/** The table of where the rules stand: the only part of an engine that follows comments and layout. */
const placesIn = (modules: readonly EngineModule[]): string =>
  piecesOf(modules.filter(({ name }) => name === 'places'))
    .map((piece) => javaScript(piece))
    .join('\n')

function scriptOfModules(modules: readonly EngineModule[], { scope, noting }: ScriptKind): Script {
  const pieces = piecesOf(modules)
  const has = (name: EngineModule['name']): boolean => modules.some((m) => m.name === name)
  const returned: Record<string, string> = { engine: 'engine' }
  if (has('examples')) returned['examples'] = 'examples'
  if (has('coverage')) returned['coverage'] = '{ places, applied }'
  if (has('positions')) returned['positions'] = '$positions'
  if (scope) returned['scope'] = objectOf(declaredIn(pieces))
  return scriptOf({ pieces, returned, ...(noting ? { noting: { apart: toldAlone(modules) } } : {}) })
}

/** What engines tell and nothing follows from: which game it is, how its rules are worded, and where they stand. */
const TOLD_ALONE: ReadonlySet<unknown> = new Set(['info', 'RULES', 'PLACES'].map(named))

const toldAlone = (modules: readonly EngineModule[]): ReadonlySet<Code> =>
  new Set(modules.flatMap((m) => m.pieces.flatMap((p) => (TOLD_ALONE.has(p.declares?.name) ? [p.code] : []))))

function examplesScript(engine: EmittedEngine, examples: Program['examples']): Script {
  const pieces = engine.examplesOf(examples).map((p) => p.code)
  // What lays down positions stands with examples as well.
  const others = engine.modules.filter(({ name }) => name !== 'examples' && name !== 'positions')
  const declared = new Set(declaredIn(piecesOf(others)))
  const taken = declaredIn(pieces).filter((name) => declared.has(name))
  return scriptOf({ pieces, returned: { examples: 'examples' }, engine: taken })
}

import type { EngineModule } from '../emit/modules.ts'
import type { Piece } from '../emit/piece.ts'
import type { Code } from '../typescript/code.ts'
import type { Name } from '../typescript/name.ts'
import { typeScript } from '../typescript/print.ts'
import { usesOf } from '../typescript/walks.ts'

/** A definition of an engine, apart from where it stands. */
export interface Definition {
  /** By which it is known in all folders. */
  readonly key: string
  readonly piece: Piece
  /** The module of the engine that it belongs to. */
  readonly module: EngineModule['name']
  /** Whether others reach it through the object of all functions, so that a variant can put its own in its place. */
  readonly late: boolean
  /** What it says, every name as it is. */
  readonly text: string
  /** What it mentions of modules besides itself. */
  readonly uses: readonly Name[]
}

/** Modules that a variant never takes over: they are made for one engine. */
const OF_ONE_ENGINE: ReadonlySet<string> = new Set(['examples', 'coverage', 'trace', 'positions'])

export const isOfOneEngine = ({ module, piece }: Definition): boolean =>
  OF_ONE_ENGINE.has(module) || (module === 'index' && piece.declares?.kind !== 'type')

/** The name that a piece declares. */
function declaredBy({ code, declares }: Piece): Name | null {
  if (declares !== undefined) return declares.name
  return code.kind === 'function' ? code.name : null
}

const made = new WeakMap<Piece, Definition>()

/**
 * All definitions of an engine, in the order of its modules. What declares nothing that others know has a key of its
 * own.
 */
export const definitionsOf = (modules: readonly EngineModule[]): Definition[] =>
  modules.flatMap(({ name: module, pieces }) =>
    pieces.map((piece, i) => {
      const definition = made.get(piece) ?? definitionOf(module, piece, `${module} ${i}`)
      made.set(piece, definition)
      return definition
    }),
  )

/** The definition that a piece becomes, in whichever version of the engine it stands. */
function definitionOf(module: EngineModule['name'], piece: Piece, place: string): Definition {
  const name = declaredBy(piece)
  const { values, types } = usesOf(piece.code)
  const uses = [...new Set([...values, ...types])].filter((each) => each !== name && each.home.kind === 'module')
  return { key: name?.wish ?? place, piece, module, late: isLate(module, piece), text: typeScript(piece.code), uses }
}

function isLate(module: EngineModule['name'], { code, declares }: Piece): boolean {
  if (OF_ONE_ENGINE.has(module)) return false
  return code.kind === 'function' || declares?.kind === 'memory' || declares?.kind === 'itself'
}

/** What a table of names, or the state, consists of, entry by entry. */
export function entriesOf({ piece: { declares, table } }: Definition): ReadonlyMap<string, string> | null {
  if (declares?.kind === 'names')
    return new Map(table?.of.entries.map(({ key, value }) => [codeText(key), codeText(value)]))
  if (declares?.kind === 'type' && declares.fields !== undefined)
    return new Map(declares.fields.of.map((field) => [typeScript(field), '']))
  return null
}

export const codeText = (code: Code | null): string => (code === null ? '' : typeScript(code))

import type { EngineModule } from '../emit/modules.ts'
import type { Code } from '../typescript/code.ts'
import type { Name } from '../typescript/name.ts'
import type { Program } from '../program/program.ts'
import { type Definition, definitionsOf, isOfOneEngine } from './definition.ts'
import { FolderFiles, type RulesFiles } from './files.ts'
import { moreThan } from './goes-on.ts'
import { inheritedOf } from './inherited.ts'

/** A definition, and where it stands. */
export interface PlacedDefinition {
  readonly definition: Definition
  readonly folder: string
  readonly file: string
  /** How it goes on from the base's, where it does. */
  readonly more: ((below: Name) => Code) | null
}

/** An engine divided into what its folder holds and what it takes over from the folder of its base. */
export interface Linked {
  readonly name: string
  readonly program: Program
  readonly folder: string
  readonly base: Linked | null
  /** Every definition of the engine, by its key. */
  readonly definitions: ReadonlyMap<string, PlacedDefinition>
  /** The definitions of its own folder, in the order of the rules. */
  readonly own: readonly PlacedDefinition[]
  /** The rules file of each file of functions. */
  readonly rulesFiles: ReadonlyMap<string, string>
  /** Whether the folder has functions of its own, so that it says how they are joined with those of its base. */
  readonly joins: boolean
}

export interface LinkParts {
  readonly name: string
  readonly program: Program
  readonly folder: string
  readonly rules: RulesFiles
  readonly modules: readonly EngineModule[]
  readonly base: Linked | null
}

/** Decides what stands where: what nobody asks for is left out, and what the base says as well is taken from there. */
export function link({ name, program, folder, rules, modules, base }: LinkParts): Linked {
  const all = new Map(definitionsOf(modules).map((d) => [d.key, d]))
  const below = new Map([...(base?.definitions ?? [])].map(([key, { definition }]) => [key, definition]))
  const { alike, goesOn } = inheritedOf(all, below)
  const files = new FolderFiles(rules)
  const definitions = new Map<string, PlacedDefinition>()
  for (const definition of reachable(all)) {
    const { key } = definition
    const before = base?.definitions.get(key)
    const taken = alike.has(key) ? before : undefined
    const more = before !== undefined && goesOn.has(key) ? moreThan(definition, before.definition) : null
    definitions.set(key, taken ?? { definition, folder, file: files.fileOf(definition), more })
  }
  const own = inOrder([...definitions.values()].filter((each) => each.folder === folder))
  const joins = base === null || own.some(({ definition }) => definition.late)
  return { name, program, folder, base, definitions, own, rulesFiles: files.ofRulesFiles, joins }
}

/** What of an engine is asked for, from those parts on that it shows. */
function reachable(all: ReadonlyMap<string, Definition>): Definition[] {
  const found = new Set([...all.values()].filter((d) => d.module === 'index' || isOfOneEngine(d)))
  // A set is gone through with what is added on the way.
  for (const { uses } of found) {
    for (const name of uses) {
      const used = all.get(name.wish)
      if (used !== undefined) found.add(used)
    }
  }
  return [...all.values()].filter((d) => found.has(d))
}

/** Functions of one rules file follow each other as the rules do. */
function inOrder(all: readonly PlacedDefinition[]): PlacedDefinition[] {
  const paths = [...new Set(all.flatMap(({ definition: { piece } }) => piece.from?.file.path ?? []))]
  const rank = ({ definition: { piece } }: PlacedDefinition): readonly [number, number] =>
    piece.from === undefined ? [-1, 0] : [paths.indexOf(piece.from.file.path), piece.from.start]
  return all
    .map((placed) => ({ placed, rank: rank(placed) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ placed }) => placed)
}

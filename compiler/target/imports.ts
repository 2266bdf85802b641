import type { Code } from './code.ts'
import type { Name } from './name.ts'
import { RUNTIME_FILES } from './vocabulary.ts'
import { usesOf } from './walks.ts'

/** An import of a module: of types alone, or of values. */
export interface Import {
  readonly from: string
  readonly typeOnly: boolean
  readonly names: readonly Imported[]
}

export interface Imported {
  readonly name: string
  /** How the module calls it, where it has one of that name itself. */
  readonly alias?: string
}

/** Where the files that a module imports are found. */
export interface Places {
  /** How the runtime is imported. */
  readonly runtime: string
  /** The file that declares a name of a module, with how it is called there; null for what the file has itself. */
  readonly fileOf: (name: Name) => { readonly from: string; readonly imported: Imported } | null
}

/** What a file imports for its pieces: first from the runtime, then from other modules by their path. */
export function importsOf(pieces: readonly Code[], { runtime, fileOf }: Places): Import[] {
  const used = new Set(pieces.flatMap((piece) => [...usesOf(piece).values, ...usesOf(piece).types]))
  const ofRuntime = new Map<string, Name[]>()
  const ofModules = new Map<string, (Imported & { readonly isType: boolean })[]>()
  for (const name of used) {
    if (name.home.kind === 'runtime') {
      const { file } = name.home
      ofRuntime.set(file, [...(ofRuntime.get(file) ?? []), name])
    }
    const found = name.home.kind === 'module' ? fileOf(name) : null
    if (found === null) continue
    ofModules.set(found.from, [...(ofModules.get(found.from) ?? []), { ...found.imported, isType: name.isType }])
  }
  return [
    ...[...RUNTIME_FILES].flatMap(([file, { typesFirst }]) => {
      const names = (ofRuntime.get(file) ?? []).map(({ wish, isType }) => ({ name: wish, isType }))
      return split(`${runtime}/${file}`, names, typesFirst)
    }),
    ...[...ofModules].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([from, names]) => split(from, names, true)),
  ]
}

/** Types and values of a file, each imported apart. */
function split(
  from: string,
  names: readonly (Imported & { readonly isType: boolean })[],
  typesFirst: boolean,
): Import[] {
  const sorted = [...names].sort((a, b) => (a.name < b.name ? -1 : 1))
  return [typesFirst, !typesFirst].flatMap((typeOnly) => {
    const kind = sorted.filter((each) => each.isType === typeOnly)
    return kind.length === 0
      ? []
      : [{ from, typeOnly, names: kind.map(({ isType: _, ...imported }) => imported) }]
  })
}

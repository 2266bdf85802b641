import type { Code } from './code.ts'
import { type Name, type RuntimeEntry, runtimeEntries } from './name.ts'
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

/** How modules call an entry of the runtime, such as `houserules/runtime`. */
export type RuntimeImport = (entry: RuntimeEntry) => string

/** Where what a module imports is found. */
export interface ImportPlaces {
  readonly runtime: RuntimeImport
  /** The file that declares a name of a module, with how it is called there; null for what the file has itself. */
  readonly fileOf: (name: Name) => { readonly from: string; readonly imported: Imported } | null
}

/** What a file imports for its pieces: first from the runtime, then from other modules by their path. */
export function importsOf(pieces: readonly Code[], { runtime, fileOf }: ImportPlaces): Import[] {
  const used = new Set(pieces.flatMap((piece) => [...usesOf(piece).values, ...usesOf(piece).types]))
  const ofRuntime = new Map<RuntimeEntry, Name[]>()
  const ofModules = new Map<string, (Imported & { readonly isType: boolean })[]>()
  for (const name of used) {
    if (name.home.kind === 'runtime') {
      const { entry } = name.home
      ofRuntime.set(entry, [...(ofRuntime.get(entry) ?? []), name])
    }
    const found = name.home.kind === 'module' ? fileOf(name) : null
    if (found === null) continue
    ofModules.set(found.from, [...(ofModules.get(found.from) ?? []), { ...found.imported, isType: name.isType }])
  }
  return [
    ...runtimeEntries.flatMap((entry) => {
      const names = (ofRuntime.get(entry) ?? []).map(({ wish, isType }) => ({ name: wish, isType }))
      return split(runtime(entry), names)
    }),
    ...[...ofModules].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([from, names]) => split(from, names)),
  ]
}

/** Types and values of a file, each imported apart. */
function split(from: string, names: readonly (Imported & { readonly isType: boolean })[]): Import[] {
  const sorted = [...names].sort((a, b) => (a.name < b.name ? -1 : 1))
  return [true, false].flatMap((typeOnly) => {
    const kind = sorted.filter((each) => each.isType === typeOnly)
    return kind.length === 0 ? [] : [{ from, typeOnly, names: kind.map(({ isType: _, ...imported }) => imported) }]
  })
}

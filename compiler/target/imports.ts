import type { Code } from './code.ts'
import type { Name } from './name.ts'
import { RUNTIME_FILES } from './vocabulary.ts'
import { usesOf } from './walks.ts'

/** An import of a module: of types alone, or of values. */
export interface Import {
  readonly from: string
  readonly typeOnly: boolean
  readonly names: readonly Name[]
}

/** Where the files that a module imports are found. */
export interface Places {
  /** How the runtime is imported. */
  readonly runtime: string
  /** The modules of the engine, in their order. */
  readonly modules: readonly string[]
}

/** What a module imports for its pieces: first from the runtime, then from the other modules. */
export function importsOf(module: string, pieces: readonly Code[], { runtime, modules }: Places): Import[] {
  const used = new Set(pieces.flatMap((piece) => [...usesOf(piece).values, ...usesOf(piece).types]))
  const byFile = new Map<string, Name[]>()
  for (const name of used) {
    const from = fileOf(name, runtime)
    if (from !== null) byFile.set(from, [...(byFile.get(from) ?? []), name])
  }
  const files = [
    ...[...RUNTIME_FILES].map(([file, { typesFirst }]) => ({ from: `${runtime}/${file}`, typesFirst })),
    ...modules.filter((each) => each !== module).map((each) => ({ from: `./${each}.ts`, typesFirst: true })),
  ]
  return files.flatMap(({ from, typesFirst }) => {
    const names = [...(byFile.get(from) ?? [])].sort((a, b) => (a.wish < b.wish ? -1 : 1))
    const kinds = [typesFirst, !typesFirst].map((typeOnly) => ({
      from,
      typeOnly,
      names: names.filter((name) => name.isType === typeOnly),
    }))
    return kinds.filter((each) => each.names.length > 0)
  })
}

function fileOf({ home }: Name, runtime: string): string | null {
  switch (home.kind) {
    case 'runtime':
      return `${runtime}/${home.file}`
    case 'module':
      return `./${home.module}.ts`
    case 'local':
      return null
  }
}

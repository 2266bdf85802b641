import type { Span } from '../../grammar/source-file.ts'

/**
 * Which of the games that a game is joined from says a passage, counted from the base: what replaces something is said
 * where that was.
 * Numbers are given layer by layer, so that what a variant adds leaves those of its base as they are.
 */
export type Layers = ReadonlyMap<string, readonly { readonly span: Span; readonly layer: number }[]>

/** A declaration, and the game that says it. */
interface Said {
  readonly decl: { readonly span: Span }
  readonly module: string
}

export function layersOf(entries: readonly Said[], modules: readonly string[]): Layers {
  const layers = new Map<string, { readonly span: Span; readonly layer: number }[]>()
  for (const { decl, module } of entries) {
    const { path } = decl.span.file
    const passages = layers.get(path) ?? []
    layers.set(path, passages)
    passages.push({ span: decl.span, layer: modules.indexOf(module) })
  }
  return layers
}

/** The layer of a passage: of the innermost declaration around it. */
export function layerOf(layers: Layers, { file, start }: Span): number {
  const around = (layers.get(file.path) ?? []).filter(({ span }) => span.start <= start && start <= span.end)
  const [first, ...others] = around
  if (first === undefined) return 0
  const sizeOf = ({ span }: (typeof around)[number]): number => span.end - span.start
  return others.reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a), first).layer
}

/** The base's first, each in the order in which they stand. */
export const byLayer = <T>(layers: Layers, all: readonly T[], spanOf: (of: T) => Span): T[] =>
  all
    .map((of) => ({ of, layer: layerOf(layers, spanOf(of)) }))
    .sort((a, b) => a.layer - b.layer)
    .map(({ of }) => of)

import type { Span } from '../../grammar/source-file.ts'

/**
 * Which of the games that a game is joined from says a passage, counted from the base: what replaces something is said
 * where that was.
 * Numbers are given layer by layer, so that what a variant adds leaves those of its base as they are.
 */
export type Layers = ReadonlyMap<string, readonly Passage[]>

interface Passage {
  readonly span: Span
  readonly layer: number
  /** The layer of whoever wrote it, which may stand in the place of another's. */
  readonly writtenIn: number
}

/** A declaration, the game whose it is, and the one that wrote it. */
interface Said {
  readonly decl: { readonly span: Span }
  readonly module: string
  readonly writer: string
}

export function layersOf(entries: readonly Said[], modules: readonly string[]): Layers {
  const layers = new Map<string, Passage[]>()
  for (const { decl, module, writer } of entries) {
    const { path } = decl.span.file
    const passages = layers.get(path) ?? []
    layers.set(path, passages)
    passages.push({ span: decl.span, layer: modules.indexOf(module), writtenIn: modules.indexOf(writer) })
  }
  return layers
}

/** The layer of a passage. */
export const layerOf = (layers: Layers, span: Span): number => declarationAround(layers, span)?.layer ?? 0

/** The layer of whoever wrote a passage. */
export const writersLayerOf = (layers: Layers, span: Span): number => declarationAround(layers, span)?.writtenIn ?? 0

/** The innermost declaration around a passage. */
function declarationAround(layers: Layers, { file, start }: Span): Passage | undefined {
  const around = (layers.get(file.path) ?? []).filter(({ span }) => span.start <= start && start <= span.end)
  const [first, ...others] = around
  const sizeOf = ({ span }: Passage): number => span.end - span.start
  return others.reduce((a, b) => (a !== undefined && sizeOf(b) >= sizeOf(a) ? a : b), first)
}

/** The base's first, each in the order in which they stand. */
export const byLayer = <T>(layers: Layers, all: readonly T[], spanOf: (of: T) => Span): T[] =>
  all
    .map((of) => ({ of, layer: layerOf(layers, spanOf(of)) }))
    .sort((a, b) => a.layer - b.layer)
    .map(({ of }) => of)

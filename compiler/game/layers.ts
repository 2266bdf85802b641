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
const declarationAround = (layers: Layers, span: Span): Passage | undefined =>
  innermost(layers.get(span.file.path) ?? [], span)

function innermost(passages: readonly Passage[], { start }: Span): Passage | undefined {
  const around = passages.filter(({ span }) => span.start <= start && start <= span.end)
  const [first, ...others] = around
  const sizeOf = ({ span }: Passage): number => span.end - span.start
  return others.reduce((a, b) => (a !== undefined && sizeOf(b) >= sizeOf(a) ? a : b), first)
}

/** For many questions about the same passages: those that hold a place, in their order. */
function nearby(passages: readonly Passage[]): (place: number) => readonly Passage[] {
  const sorted = passages.map((passage, i) => ({ passage, i, reach: passage.span.end }))
  sorted.sort((a, b) => a.passage.span.start - b.passage.span.start)
  // How far any that begins there or before goes.
  for (const [i, each] of sorted.entries()) each.reach = Math.max(each.reach, sorted[i - 1]?.reach ?? 0)
  return (place) => {
    const found: typeof sorted = []
    let at = lastBefore(sorted.length, (i) => (sorted[i]?.passage.span.start ?? 0) <= place)
    for (let each = sorted[at]; each !== undefined && each.reach >= place; each = sorted[--at])
      if (each.passage.span.end >= place) found.push(each)
    return found.sort((a, b) => a.i - b.i).map(({ passage }) => passage)
  }
}

/** The last number below `length` of which something holds that holds of all before it; -1 where there is none. */
function lastBefore(length: number, holds: (i: number) => boolean): number {
  let [from, to] = [0, length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (holds(middle)) from = middle + 1
    else to = middle
  }
  return from - 1
}

/** The base's first, each in the order in which they stand. */
export function byLayer<T>(layers: Layers, all: readonly T[], spanOf: (of: T) => Span): T[] {
  const near = new Map([...layers].map(([path, passages]) => [path, nearby(passages)]))
  const layer = (of: T): number => {
    const span = spanOf(of)
    return innermost(near.get(span.file.path)?.(span.start) ?? [], span)?.layer ?? 0
  }
  return all
    .map((of) => ({ of, layer: layer(of) }))
    .sort((a, b) => a.layer - b.layer)
    .map(({ of }) => of)
}

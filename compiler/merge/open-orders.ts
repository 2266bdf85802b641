import { ordersThatDecide } from '../checks/orders-that-decide.ts'
import type { Resolution } from '../game/resolve.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Program } from '../program/program.ts'
import type { Stretch } from './merge-texts.ts'

interface Merged {
  readonly path: string
  readonly program: Program
  readonly resolution: Resolution
}

/** What each side adds in ignorance of the other, and whose order decides. */
export interface OpenOrder {
  /** Which stretches they stand in, the first one first. */
  readonly at: readonly [number, number]
  /** What messages call both sentences. */
  readonly called: readonly [string, string]
  readonly told: string
}

/** In the result of a merge that has no errors. */
export function openOrders({ path, program, resolution }: Merged, stretches: readonly Stretch[]): readonly OpenOrder[] {
  const ends = stretches.map((_, i) => stretches.slice(0, i + 1).reduce((sum, { text }) => sum + text.length, 0))
  const stretchOf = ({ file, start }: Span): number => (file.path === path ? ends.findIndex((end) => start < end) : -1)
  const addedBy = (span: Span): Stretch['addedBy'] => stretches[stretchOf(span)]?.addedBy ?? null
  const isOpen = (a: Span, b: Span): boolean => addedBy(a) !== null && addedBy(b) !== null && addedBy(a) !== addedBy(b)
  const calledAt = ({ file, start }: Span): string =>
    resolution.entries.find(({ decl }) => decl.span.file === file && decl.span.start <= start && start < decl.span.end)
      ?.called ?? 'a sentence'
  const found = new Map<string, OpenOrder>()
  for (const { a, b, told } of ordersThatDecide(program, (one, other) => isOpen(one.span, other.span))) {
    const [first, second] = stretchOf(a.span) < stretchOf(b.span) ? [a.span, b.span] : [b.span, a.span]
    const at = [stretchOf(first), stretchOf(second)] as const
    const said = (span: Span): string => `\`${calledAt(span)}\` of ${addedBy(span)}`
    if (!found.has(at.join())) found.set(at.join(), { at, called: [said(first), said(second)], told })
  }
  return [...found.values()]
}

/** The text where the second of two stretches stands before the first. */
export function turnedText(stretches: readonly Stretch[], [first, second]: readonly [number, number]): string {
  const others = stretches.filter((_, i) => i !== second)
  return [...others.slice(0, first), ...stretches.slice(second, second + 1), ...others.slice(first)]
    .map(({ text }) => text)
    .join('')
}

import { inEnglish } from '../../grammar/saying.ts'
import { ordersThatDecide } from '../checks/orders-that-decide.ts'
import type { Resolution } from '../game/resolve.ts'
import { clausesIn } from '../syntax/cited-clauses.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Decl, OverlayDecl } from '../../grammar/tree/declarations.ts'
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
  const calledAt = ({ file, start, end }: Span): string =>
    resolution.entries.find(({ decl }) => decl.span.file === file && decl.span.start <= start && start < decl.span.end)
      ?.called ?? (file.text.slice(start, end).split('\n')[0] ?? '').trimEnd()
  const found = new Map<string, OpenOrder>()
  const orders = ordersThatDecide(program, (one, other) => isOpen(one.span, other.span))
  for (const { a, b, told } of [...orders, ...changesOfBelow(resolution, isOpen)]) {
    const [first, second] = stretchOf(a.span) < stretchOf(b.span) ? [a.span, b.span] : [b.span, a.span]
    const at = [stretchOf(first), stretchOf(second)] as const
    const said = (span: Span): string => `\`${calledAt(span)}\` of ${addedBy(span)}`
    if (!found.has(at.join())) found.set(at.join(), { at, called: [said(first), said(second)], told: inEnglish(told) })
  }
  return [...found.values()]
}

/** What a variant does to what stands below it, where it hangs on which of two stands first. */
function changesOfBelow({ modules }: Resolution, isOpen: (a: Span, b: Span) => boolean) {
  const decls = modules.at(-1)?.decls ?? []
  return decls.flatMap((decl, i) =>
    decl.kind !== 'overlay'
      ? []
      : decls.flatMap((other, j) => {
          const told = i === j || !isOpen(decl.span, other.span) ? null : whyInOrder(decl, other)
          return told === null ? [] : [{ a: decl, b: other, told }]
        }),
  )
}

/** Where they are the same in either order, only comparing both tells. */
function whyInOrder(decl: OverlayDecl, other: Decl): string | null {
  if (decl.verb === 'remove') {
    const { target } = decl
    const isMet = target.kind === 'clause' && clausesIn(other).includes(target.name.text)
    return isMet ? 'what is said of a clause before the line that removes it is gone' : null
  }
  if (decl.verb !== 'add' || other.kind !== 'overlay' || other.verb !== 'add') return null
  const placeOf = ({ where, anchor, event }: typeof decl): string => `${where} ${anchor.text} ${event.text}`
  return placeOf(decl) === placeOf(other) ? 'both add lines there, which are carried out one after the other' : null
}

/** The text where the second of two stretches stands before the first. */
export function turnedText(stretches: readonly Stretch[], [first, second]: readonly [number, number]): string {
  const others = stretches.filter((_, i) => i !== second)
  return [...others.slice(0, first), ...stretches.slice(second, second + 1), ...others.slice(first)]
    .map(({ text }) => text)
    .join('')
}

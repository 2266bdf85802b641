import type { CheckResult } from '../compiler/compile.ts'
import { handlesOf } from '../compiler/game/entry.ts'
import type { Span } from '../grammar/source-file.ts'
import type { File } from '../grammar/tree/declarations.ts'
import { touchedBy } from './explain-rule.ts'

/** What is shown above a line. */
export type Lens =
  /** Above a header: the game can be played, and a variant compared with what it is of. */
  | { readonly kind: 'play'; readonly at: Span }
  | { readonly kind: 'compare'; readonly at: Span; readonly base: string }
  /** Above what variants change: their names. */
  | { readonly kind: 'changed'; readonly at: Span; readonly by: readonly string[] }

/** The lenses of a file; `checked` are the games that may change what it says. */
export function lensesOf(file: File, checked: readonly CheckResult[]): readonly Lens[] {
  const changes = changesBy(checked)
  const changed = file.items.flatMap((decl): Lens[] => {
    if (decl.kind === 'overlay') return []
    const by = [...new Set(handlesOf(decl).flatMap((handle) => changes.get(handle) ?? []))]
    return by.length === 0 ? [] : [{ kind: 'changed', at: decl.span, by }]
  })
  return [...headerLenses(file), ...changed]
}

function headerLenses({ header }: File): Lens[] {
  if (header === null) return []
  const at = header.span
  const play: Lens = { kind: 'play', at }
  return header.base === null ? [play] : [play, { kind: 'compare', at, base: header.base.text }]
}

/** By the name of what is changed: the variants that do so, in the order of the games. */
function changesBy(checked: readonly CheckResult[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { resolution } of checked) {
    for (const { header, decls } of resolution?.modules ?? []) {
      for (const decl of decls) {
        for (const handle of decl.kind === 'overlay' ? touchedBy(decl) : []) {
          const known = found.get(handle) ?? []
          if (!known.includes(header.name.text)) found.set(handle, [...known, header.name.text])
        }
      }
    }
  }
  return found
}

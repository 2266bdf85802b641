import type { CheckResult } from '../compiler/compile.ts'
import type { Span } from '../grammar/source-file.ts'
import type { Decl } from '../grammar/tree/declarations.ts'
import { textOf } from './place.ts'

/** What a variant's line puts another value for. */
export interface ValueBefore {
  /** The new value, as it stands in the line. */
  readonly at: Span
  /** The words that it takes the place of. */
  readonly before: string
}

/** In signs; longer ones are left to hover. */
const LONGEST = 40

/** What `replace hand-size = 9` of a file was in the game that the variant is of, in the order of the lines. */
export function valuesBefore(checked: readonly CheckResult[], path: string): readonly ValueBefore[] {
  const found = new Map<number, ValueBefore>()
  for (const { resolution } of checked) {
    const below: Decl[] = []
    for (const { decls } of resolution?.modules ?? []) {
      for (const decl of decls) {
        if (decl.kind !== 'overlay' || decl.verb !== 'set' || decl.span.file.path !== path) continue
        const before = below.flatMap((each) => valueOf(each, decl.target.text)).at(-1)
        if (before !== undefined && before.length <= LONGEST)
          found.set(decl.value.span.start, { at: decl.value.span, before })
      }
      below.push(...decls)
    }
  }
  return [...found.values()].toSorted((a, b) => a.at.start - b.at.start)
}

/** The value that a declaration gives a name, of an option its default. */
function valueOf(decl: Decl, name: string): string[] {
  switch (decl.kind) {
    case 'fact':
      return decl.name.text === name ? spansOf(decl.starts ?? decl.value) : []
    case 'except':
      return decl.label?.text === name ? spansOf(decl.value) : []
    case 'option':
      return decl.name.text === name ? spansOf(decl.values[0] ?? null) : []
    case 'reading':
      return decl.name.text === name ? spansOf(decl.value) : []
    case 'overlay':
      if (decl.verb === 'set') return decl.target.text === name ? spansOf(decl.value) : []
      return decl.verb === 'replace' ? valueOf(decl.decl, name) : []
    case 'adjective':
    case 'always':
    case 'card':
    case 'deck':
    case 'default':
    case 'event':
    case 'example':
    case 'hook':
    case 'include':
    case 'modal':
    case 'printed':
    case 'refuse':
    case 'relation':
    case 'text':
    case 'type':
    case 'zone':
      return []
  }
}

const spansOf = (said: { readonly span: Span } | null): string[] => (said === null ? [] : [textOf(said.span)])

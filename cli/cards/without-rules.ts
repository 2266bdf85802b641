import type { Resolution } from '../../compiler/game/resolve.ts'
import { bare } from '../../runtime/queries/add-cards.ts'

/** The remark with which cards are written that have no rules yet. */
export const NO_RULES_YET = '-- It has no rules yet.'

/** Cards whose own text says that they have no rules yet, and has none, in the order in which they stand there. */
export function cardsWithoutRules({ entries }: Resolution): string[] {
  const names = entries.flatMap(({ decl }) =>
    decl.kind === 'card' && decl.name !== null && decl.rules.length === 0 && blockOf(decl.span).includes(NO_RULES_YET)
      ? [bare(decl.name.text)]
      : [],
  )
  return [...new Set(names)]
}

/** The lines of a declaration, with remarks behind the last thing that it says. */
function blockOf({ file: { text }, start }: Resolution['entries'][number]['decl']['span']): string {
  const end = text.slice(start).search(/\r?\n(?=\S)/)
  return end < 0 ? text.slice(start) : text.slice(start, start + end)
}

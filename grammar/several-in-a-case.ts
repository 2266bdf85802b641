import type { Expr } from './tree/expressions.ts'

/** What to do where a `case` says something of several values at once. */
export const SEVERAL_IN_A_CASE = 'values that give the same stand with `or`: `1 or 2 is …`'

/** `(1, 2)`, which a value that is no set never equals. */
export const isSeveral = (x: Expr): boolean => x.kind === 'list' && x.items.length > 1

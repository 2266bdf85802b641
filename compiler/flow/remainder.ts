import type { TStmt } from '../program/ir.ts'

/**
 * What is still to be done at a place, innermost first; `announced` ends an announcement, `unsure` is not looked into.
 */
export type Remainder = readonly (readonly TStmt[] | 'announced' | 'unsure')[]

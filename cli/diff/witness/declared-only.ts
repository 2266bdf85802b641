import type { ChangeId } from '../../../compiler/diff/catalogue.ts'
import type { Change } from '../../../compiler/diff/change.ts'

const DECLARED: ReadonlySet<ChangeId> = new Set([
  'kept-fact-added',
  'kept-fact-removed',
  'option-added',
  'option-removed',
])

/** What is declared shows by what speaks of it, which is another change: it is shown by the way, or not at all. */
export const isDeclaredOnly = ({ id }: Pick<Change, 'id'>): boolean => DECLARED.has(id)

/** What is declared, or declared otherwise, is not waited for where there is anything that speaks of it. */
export const isWaitedForLast = ({ id }: Pick<Change, 'id'>): boolean => DECLARED.has(id) || id === 'redeclared'

import { isAlike } from '../alike.ts'
import type { Program } from './program.ts'

/** The rules of a program, without its examples and where they stand. */
export interface RulesOf {
  /** The procedures of a program are the very same where only its examples have changed, or its layout. */
  readonly procs: Program['procs']
  readonly texts: readonly string[]
}

export const rulesOf = ({ procs, game }: Program): RulesOf => ({ procs, texts: [...game.texts.all] })

/** Whether an engine of the one is, but for its places, one of the other. */
export const areSameRules = (a: RulesOf, b: RulesOf): boolean => a.procs === b.procs && isAlike(a.texts, b.texts)

import type { ChangeId } from '../../../compiler/diff/catalogue.ts'
import type { Change, NoDifference } from '../../../compiler/diff/change.ts'
import { whySame } from '../../../compiler/equivalence/why-same.ts'
import type { Program } from '../../../compiler/program/program.ts'

/** Changes of what texts do and conditions ask, which typed programs say in full; others are of what is declared. */
const OF_TEXTS: ReadonlySet<ChangeId> = new Set([
  'always-changed',
  'announcement-changed',
  'choice-narrowed',
  'choice-widened',
  'compulsion-added',
  'compulsion-changed',
  'compulsion-narrowed',
  'compulsion-removed',
  'compulsion-widened',
  'deck-rule-changed',
  'deck-rule-narrowed',
  'deck-rule-widened',
  'exception-added',
  'exception-changed',
  'exception-narrowed',
  'exception-removed',
  'exception-widened',
  'forbid-changed',
  'forbid-narrowed',
  'forbid-widened',
  'instructions-added',
  'instructions-changed',
  'instructions-removed',
  'instructions-reordered',
  'limit-loosened',
  'limit-tightened',
  'meaning-bears-on-outcome',
  'meaning-changed',
  'meaning-loosens',
  'meaning-tightens',
  'measure-changed',
  'number-lowered',
  'number-raised',
  'obligation-added',
  'obligation-changed',
  'obligation-removed',
  'permit-changed',
  'permit-narrowed',
  'permit-widened',
  'prevention-changed',
  'reaction-added',
  'reaction-changed',
  'reaction-narrowed',
  'reaction-removed',
  'reaction-widened',
  'requirement-changed',
  'requirement-strengthened',
  'requirement-weakened',
  'text-instructions-added',
  'text-instructions-removed',
  'value-changed',
  'value-lowered',
  'value-raised',
])

/** Why no position can show any of the changes, where that is known. */
export function sameInEveryPosition(old: Program, next: Program, changes: readonly Change[]): NoDifference | null {
  const because = changes.every(({ id }) => OF_TEXTS.has(id)) ? whySame(old, next) : null
  return because === null ? null : { kind: 'same', because }
}

/** The changes as they are where both versions are known to do the same: nothing but other words, and why. */
export function settledByProof(old: Program, next: Program, changes: readonly Change[]): readonly Change[] {
  const open = changes.filter((change) => change.class !== 'editorial')
  const same = open.length === 0 ? null : sameInEveryPosition(old, next, open)
  return same === null
    ? changes
    : changes.map((change) => (open.includes(change) ? { ...change, class: 'editorial', witness: same } : change))
}

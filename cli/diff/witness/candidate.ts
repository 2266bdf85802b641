import type { Change } from '../../../compiler/diff/change.ts'
import type { Claim } from '../../../runtime/diff/claim.ts'
import type { Found } from '../../../runtime/diff/found.ts'
import { lengthOf } from '../../../runtime/diff/shrink.ts'
import type { Proof } from '../../../runtime/diff/proof.ts'
import { type Manner, type Tells, rankOf } from './ranks.ts'

/** What was found for a change, among the changes whose rules apply there: the fewer the better. */
export interface Candidate {
  readonly found: Found
  readonly proof: Proof | null
  readonly among: readonly Change[]
  /** Whether the proof rests on how cards are shuffled. */
  readonly isLuck: boolean
  /** Whether it comes in a game from its deal on. */
  readonly comesInPlay: boolean
  /** How the last line shows the change. */
  readonly manner: Manner
  readonly tells: Tells
  /** Whether the position stands amid a move, where who reads it does not see what was chosen. */
  readonly isInMove: boolean
  /** Where a better one is worth waiting for: whether it has been waited long enough. */
  readonly hasWaited: (() => boolean) | null
  /** What it was better than, for where its text does not hold. */
  readonly instead: Candidate | null
}

/** How much a reader holds at a time: cards, facts and steps of a position. */
const MOST_READ = 14

/** How much of them is seen at a glance. */
const AT_A_GLANCE = 5

/** What of a candidate is better or worse. */
export type Rank = Pick<Candidate, 'isLuck' | 'manner' | 'tells' | 'isInMove' | 'comesInPlay'> & {
  /** Null in the place of a claim: whichever is best. */
  readonly proof: Pick<Proof, 'claim' | 'scenario'> | { readonly claim: null; readonly scenario: null } | null
  readonly among: { readonly length: number }
}

/** As good as a candidate can be, of a position that was made or of a moment that comes in a game. */
export const bestWhere = (comesInPlay: boolean): Rank => ({
  comesInPlay,
  proof: { claim: null, scenario: null },
  isLuck: false,
  manner: 'itself',
  tells: 'seen',
  isInMove: false,
  among: { length: 1 },
})

/**
 * A proof is better than none, then one that does not rest on luck, then one that shows the change itself, then one
 * that tells what players see, then one that fewer changes share, then one that does not stand amid a move, then one of
 * a moment that comes in a game, then one with less to read.
 */
export function isBetter(
  { proof, among, isLuck, manner, tells, isInMove, comesInPlay }: Rank,
  best: Candidate | undefined,
): boolean {
  if (best === undefined) return true
  if ((best.proof === null) !== (proof === null)) return best.proof === null
  if (best.isLuck !== isLuck) return best.isLuck
  const [rank, before] = [rankOf(manner, tells), rankOf(best.manner, best.tells)]
  if (rank !== before) return rank < before
  if (best.among.length !== among.length) return best.among.length > among.length
  const isReached = comesInPlay && !best.comesInPlay
  if (proof === null || best.proof === null) return isReached
  // What a position shows that was made need not be what a game shows.
  if (proof.scenario !== null && !isReached && !isOfTheSame(proof.claim, best.proof.claim)) return false
  const isMadeInstead = best.comesInPlay && !comesInPlay
  if (best.isInMove !== isInMove || isMadeInstead) return best.isInMove && !isMadeInstead
  if (proof.scenario === null) return isReached || !isAtAGlance(best)
  const length = lengthOf(best.proof.scenario)
  if (isReached) return lengthOf(proof.scenario) <= Math.max(MOST_READ, length)
  return lengthOf(proof.scenario) < length && numberIn(proof.claim) <= numberIn(best.proof.claim)
}

/** How large a number it is that a line tells; what is counted and played for longer is harder to see. */
const numberIn = (claim: Claim): number =>
  (claim.kind === 'fact' || claim.kind === 'count') && typeof claim.value === 'number' ? Math.abs(claim.value) : 0

/** Whether nothing that is as good is looked for that has less to read. */
export const isAtAGlance = ({ proof, isInMove }: Pick<Candidate, 'proof' | 'isInMove'>): boolean =>
  proof !== null && lengthOf(proof.scenario) <= AT_A_GLANCE && !isInMove

/** What a line is about, whoever and whichever cards it names. */
function isOfTheSame(claim: Claim, other: Claim): boolean {
  return claim.kind === other.kind && subjectOf(claim) === subjectOf(other)
}

function subjectOf(claim: Claim): string {
  switch (claim.kind) {
    case 'offered':
      return claim.act.event
    case 'choosable':
      return claim.type
    case 'fact':
    case 'adjective':
    case 'relation':
    case 'contains':
      return claim.name
    case 'in':
    case 'count':
    case 'top':
      return claim.zone.zone
    case 'step':
      return claim.step.kind
    case 'happened':
      return claim.acts.map(({ event }) => event).join()
    case 'asked':
    case 'mustAct':
    case 'owner':
    case 'definition':
    case 'sees':
    case 'deck':
      return ''
  }
}

/** Those of which there is nothing yet that shows them; else those that are shown in the worst way. */
export function leastShown(sought: readonly Change[], best: ReadonlyMap<Change, Candidate>): readonly Change[] {
  const ranks = sought.map((change) => {
    const shown = best.get(change)
    return shown?.proof == null ? Infinity : rankOf(shown.manner, shown.tells)
  })
  const worst = Math.max(...ranks)
  return sought.filter((_, i) => ranks[i] === worst)
}

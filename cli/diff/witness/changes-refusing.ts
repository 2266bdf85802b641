import type { Change } from '../../../compiler/diff/change.ts'
import type { Claim } from '../../../runtime/diff/claim.ts'
import { refusing } from '../../../runtime/diff/claims.ts'
import type { BaseState, Reason } from '../../../runtime/engine.ts'
import { keptFromPassing } from '../../../runtime/why-bound.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { type Proof, afterIfKnown } from '../../../runtime/diff/proof.ts'
import type { Scenario } from '../../../runtime/diff/scenario.ts'
import type { Pair } from '../../../runtime/diff/twin-table.ts'
import type { Version } from '../../../runtime/diff/version.ts'
import { liesIn } from './lines-of-span.ts'

/** Lines about a move, or about passing, that some rule may refuse. */
type Refusable = Claim & { readonly kind: 'offered' | 'mustAct' | 'step' }

/** The changes by which a version refuses the move that a proof is about, or passing; play stops at the first rule that does. */
export function changesRefusing(
  { forth: { a, b } }: Pair,
  { scenario, claim }: Proof,
  changes: readonly Change[],
): readonly Change[] {
  if (claim.kind !== 'offered' && claim.kind !== 'mustAct' && claim.kind !== 'step') return []
  const places = { old: placesRefusing(a, scenario, claim), new: placesRefusing(b, scenario, claim) }
  const isThere = (change: Change, side: 'old' | 'new'): boolean =>
    places[side].some((place) => liesIn(place, change[side]))
  return changes.filter((change) => isThere(change, 'old') || isThere(change, 'new'))
}

/** The rules that refuse it, by their places. */
function placesRefusing(version: Version, scenario: Scenario, claim: Refusable): readonly string[] {
  const s = afterIfKnown(version, asExample(version, scenario))
  if (s === null || s.ask === 0) return []
  const reasons = claim.kind === 'offered' ? refusing(version, s, claim) : keptFrom(version, s)
  return reasons.map(({ place }) => place)
}

const keptFrom = ({ engine }: Version, s: BaseState): readonly Reason[] =>
  engine.bounded(s, () => keptFromPassing(engine.parts, s))

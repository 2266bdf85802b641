import type { Change } from '../../../compiler/diff/change.ts'
import type { Claim } from '../../../runtime/diff/claim.ts'
import { refusing } from '../../../runtime/diff/claims.ts'
import type { Reason } from '../../../runtime/engine.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { type Proof, afterIfKnown } from '../../../runtime/diff/proof.ts'
import type { Scenario } from '../../../runtime/diff/scenario.ts'
import type { Pair } from '../../../runtime/diff/twin-table.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { keptThere } from './kept-there.ts'
import { liesInSpan } from './lines-of-span.ts'

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
    places[side].some((place) => liesInSpan(place, change[side]))
  return changes.filter((change) => isThere(change, 'old') || isThere(change, 'new'))
}

/** The rules that refuse it, by their places. */
const placesRefusing = (version: EngineVersion, scenario: Scenario, claim: Refusable): readonly string[] =>
  reasonsAgainst(version, scenario, claim).map(({ place }) => place)

function reasonsAgainst(version: EngineVersion, scenario: Scenario, claim: Refusable): readonly Reason[] {
  if (claim.kind === 'mustAct') return keptThere(version, scenario, claim.seat)
  if (claim.kind === 'step') return claim.step.kind === 'answers' ? keptThere(version, scenario, claim.step.seat) : []
  const s = afterIfKnown(version, asExample(version, scenario))
  return s === null || s.ask === 0 ? [] : refusing(version, s, claim)
}

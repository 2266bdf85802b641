import { compiledClaim } from '../../../runtime/diff/claim.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { afterIfKnown } from '../../../runtime/diff/proof.ts'
import type { Scenario } from '../../../runtime/diff/scenario.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import type { Reason, Seat } from '../../../runtime/engine.ts'
import { keptFromPassing } from '../../../runtime/reasons/why-bound.ts'

/**
 * Why a seat may not pass, at the question that `A must act` comes to, which may be past others where nothing is
 * possible; none where it may.
 */
export function keptThere(version: EngineVersion, scenario: Scenario, seat: Seat): readonly Reason[] {
  const line = compiledClaim(version, { kind: 'mustAct', seat, because: [] })
  const s = afterIfKnown(version, asExample(version, scenario, [line]))
  return s === null ? [] : version.engine.bounded(s, () => keptFromPassing(version.engine.parts, s))
}

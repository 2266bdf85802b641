import type { BaseState } from '../../../runtime/engine.ts'
import { type Claim, compiledClaim, updated } from '../../../runtime/diff/claim.ts'
import { refusing } from '../../../runtime/diff/claims.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { SETTLED, after } from '../../../runtime/diff/proof.ts'
import { type Scenario, Unspeakable } from '../../../runtime/diff/scenario.ts'
import type { Shown } from '../../../runtime/diff/shrink.ts'
import type { ExampleOf } from '../../protocol/skein-calls.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'

/** A position, what is done in it, and what is true then: an example before it is written. */
export interface DraftExample extends Shown {
  readonly of: ExampleOf
  readonly claims: readonly Claim[]
}

/**
 * The same by another position: everything is still true in it, what is refused by the same rules, and nothing would be
 * true without what is done. Null where it is not.
 */
export function stillTold(version: EngineVersion, told: DraftExample, scenario: Scenario): DraftExample | null {
  try {
    const now = { ...told, scenario, claims: saidAnew(version, scenario, told.claims) }
    const isSame = holds(version, now.scenario, now.claims) && isOfStep(version, now)
    return isSame && refusals(version, now) === refusals(version, told) ? now : null
  } catch (error) {
    if (error instanceof Unspeakable) return null
    throw error
  }
}

/** Facts and counts become others where there is less on the table. */
function saidAnew(version: EngineVersion, scenario: Scenario, claims: readonly Claim[]): readonly Claim[] {
  if (!claims.some(({ kind }) => kind === 'fact' || kind === 'count')) return claims
  const s = settled(version, scenario)
  return s === null ? claims : claims.map((claim) => updated(version, s, claim))
}

/** Whether nothing of what is claimed was so before the last step, where it is what that did. */
function isOfStep(version: EngineVersion, { scenario, of, claims }: DraftExample): boolean {
  if (of === 'position') return true
  if (scenario.steps.length === 0) return false
  const before = { ...scenario, steps: scenario.steps.slice(0, -1) }
  return claims.every((claim) => {
    try {
      return !holds(version, before, [claim])
    } catch (error) {
      if (error instanceof Unspeakable) return true
      throw error
    }
  })
}

/** Which rules refuse what is said to be refused. */
function refusals(version: EngineVersion, { scenario, claims }: DraftExample): string {
  const refused = claims.flatMap((claim) => (claim.kind === 'offered' && claim.not ? [claim] : []))
  const s = refused.length === 0 ? null : after(version, asExample(version, scenario))
  if (s === null) return ''
  return JSON.stringify(refused.map((claim) => refusing(version, s, claim).map(({ rule, place }) => [rule, place])))
}

const holds = (version: EngineVersion, scenario: Scenario, claims: readonly Claim[]): boolean =>
  after(
    version,
    asExample(
      version,
      scenario,
      claims.map((claim) => compiledClaim(version, claim)),
    ),
  ) !== null

/** The state that a scenario leads to once everything is settled; null where it cannot be played. */
export const settled = (version: EngineVersion, scenario: Scenario): BaseState | null =>
  after(version, asExample(version, scenario, [SETTLED]))

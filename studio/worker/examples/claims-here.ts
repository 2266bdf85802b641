import type { BaseState } from '../../../runtime/engine.ts'
import { keptFromPassing } from '../../../runtime/reasons/why-bound.ts'
import type { Claim } from '../../../runtime/diff/claim.ts'
import { claimsOfHistory } from '../../../runtime/diff/claims-of-history.ts'
import { citedFirst, claimsOfOne, claimsOfTable, refusing } from '../../../runtime/diff/claims.ts'
import { correspondence } from '../../../runtime/diff/correspondence.ts'
import { type Scenario, Unspeakable } from '../../../runtime/diff/scenario.ts'
import { spokenAct } from '../../../runtime/diff/spoken-step.ts'
import type { EngineVersion } from '../../../runtime/diff/version.ts'
import { moveOf } from '../../../runtime/kernel/move-code.ts'
import { settled } from './show-claims.ts'

/** So many moves that are refused are said besides those that are offered, and so much of what a step does. */
const MOST = 3

/** What may be done in a position, and what may not be done with other cards of the same place. */
export const claimsOfPosition = (version: EngineVersion, s: BaseState): Claim[] => [
  ...claimsOfOne(version, s),
  ...refusalsIn(version, s).slice(0, MOST),
  ...boundIn(version, s),
]

/** That passing is not possible, where some rule says so. */
function boundIn({ engine }: EngineVersion, s: BaseState): Claim[] {
  const { parts } = engine
  if (s.optional || parts.sites[s.ask - 1]?.binding !== true) return []
  const because = engine.bounded(s, () => keptFromPassing(parts, s)).flatMap(({ clauses }) => clauses)
  return [{ kind: 'mustAct', seat: s.asked, because: because.slice(0, 1) }]
}

/** What the last step of a scenario does: what is so after it, and was not before it. */
export function claimsOfStep(version: EngineVersion, scenario: Scenario): Claim[] {
  const before = settled(version, { ...scenario, steps: scenario.steps.slice(0, -1) })
  const now = settled(version, scenario)
  if (before === null || now === null) return []
  const same = correspondence(version, version)
  const step = scenario.steps.at(-1)
  const chosen = step?.kind === 'does' ? step.act.event : null
  // That what was chosen has happened goes without saying.
  const happened = claimsOfHistory(version, version, before, now).filter(
    (claim) => claim.kind === 'happened' && claim.acts.every(({ event }) => event !== chosen),
  )
  const all = [...claimsOfTable(same, before, now), ...happened]
  // One of each kind says more than three cards that go the same way.
  const kinds = new Map(all.toReversed().map((claim) => [claim.kind, claim]))
  const told = all.filter((claim) => kinds.get(claim.kind) === claim)
  return told.length > 0 ? told.slice(0, MOST) : claimsOfOne(version, now)
}

/** Moves with cards that lie beside those that may be moved. */
function refusalsIn(version: EngineVersion, s: BaseState): Claim[] {
  const { parts } = version.engine
  if (parts.sites[s.ask - 1]?.kind !== 'act') return []
  const moves = s.legal.map((choice) => moveOf(parts, s, choice)).filter((move) => move.kind === 'act')
  const offered = new Set(moves.map(({ event, args }) => JSON.stringify([event, args])))
  const tried = moves.flatMap(({ event, args }) => {
    const at = parts.info.events[event]?.params.findIndex(({ type }) => type === 'card') ?? -1
    const zone = s.zones[s.place[args[at] ?? -1] ?? -1] ?? []
    return at < 0 ? [] : zone.map((card) => ({ event, args: args.map((arg, i) => (i === at ? card : arg)) }))
  })
  const others = new Map(tried.map((move) => [JSON.stringify([move.event, move.args]), move]))
  return [...others].flatMap(([key, { event, args }]) => (offered.has(key) ? [] : refusal(version, s, event, args)))
}

function refusal(version: EngineVersion, s: BaseState, event: number, args: readonly number[]): Claim[] {
  try {
    const act = spokenAct(version, s, event, args, s.asked)
    const claim = { kind: 'offered', seat: s.asked, act, not: true, because: [] } as const
    const reasons = refusing(version, s, claim)
    const [clause] = citedFirst(reasons)
    return reasons.length === 0 ? [] : [{ ...claim, because: clause === undefined ? [] : [clause] }]
  } catch (error) {
    if (error instanceof Unspeakable) return []
    throw error
  }
}

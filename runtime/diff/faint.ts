import type { Choice } from '../engine.ts'
import type { Aim } from './aimed.ts'
import { sameHistory } from './claims-of-history.ts'
import { quietly } from './follow.ts'
import type { Found } from './found.ts'
import { firstPlaceOf } from './lay-down.ts'
import { askedAct, claimsOfRefusal } from './refused.ts'
import type { Scenario } from './scenario.ts'
import type { Start } from './starts.ts'
import { type Pair, TwinTable } from './twin-table.ts'

/** Where the move that the position is made for is refused in both versions, and by other rules. */
export function refusedInAim(pair: Pair, { scenario, asks, leader }: Aim): Found | null {
  if (asks === null) return null
  return quietly(() => {
    const { a, b } = pair.forth
    const [s, t] = [firstPlaceOf(a, scenario), firstPlaceOf(b, scenario)]
    const claims = claimsOfRefusal(pair, s, t, askedAct(a, s, asks))
    const parting = { kind: 'refused', claims } as const
    return claims.length === 0 ? null : { by: 'aim', scenario, choices: [], parting, leader, game: null }
  })
}

/** Where a move is refused by other rules of which an example says that it is refused. */
export function refusedAlong(pair: Pair, { scenario, script, refusals }: Start, leader: 'old' | 'new'): Found | null {
  if (refusals.length === 0) return null
  return quietly(() => {
    const { a, b } = pair.forth
    const table = TwinTable.at(pair, scenario)
    // Nobody need be able to do anything where the position begins.
    let [s, t] = [firstPlaceOf(a, scenario), firstPlaceOf(b, scenario)]
    for (let after = 0; after <= script.length; after++) {
      const claims = refusals.flatMap((asked) => claimsOfRefusal(pair, s, t, asked))
      const parting = { kind: 'refused', claims } as const
      if (claims.length > 0)
        return { by: 'example', scenario, choices: script.slice(0, after), parting, leader, game: null }
      const next = script[after]
      if (next === undefined || !table.choose(next)) break
      ;[s, t] = [table.s, table.t]
    }
    return null
  })
}

/** Where the same choices lead to the same in both versions, and other events happen on the way. */
export function happenedOtherwise(
  pair: Pair,
  scenario: Scenario,
  choices: readonly Choice[],
  { leader, by }: Pick<Found, 'leader' | 'by'>,
): Found | null {
  return quietly(() => {
    const table = TwinTable.noting(pair, scenario)
    for (const choice of choices) if (table.parting() !== null || !table.choose(choice)) return null
    const { a, b } = pair.forth
    if (table.parting() !== null || sameHistory(a, b, table.s, table.t)) return null
    return { by, scenario, choices, parting: { kind: 'happened' }, leader, game: null }
  })
}

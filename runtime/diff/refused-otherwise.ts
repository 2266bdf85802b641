import type { Aim } from './aimed.ts'
import { quietly } from './follow.ts'
import type { Found } from './found.ts'
import { firstPlaceOf } from './lay-down.ts'
import { askedAct, claimsOfRefusal } from './refused.ts'
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

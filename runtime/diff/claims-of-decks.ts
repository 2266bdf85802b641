import { deckProblems } from '../decks/deck-parts.ts'
import type { BaseState, Seat } from '../engine.ts'
import type { Claim } from './claim.ts'
import type { Correspondence } from './correspondence.ts'
import type { EngineVersion } from './version.ts'

/** That a deck may be played in one version and not in the other, or is refused for another reason. */
export function claimsOfDecks({ a, b }: Correspondence, s: BaseState, t: BaseState): Claim[] {
  return Array.from({ length: Math.min(s.players, t.players) }, (_, seat) => seat).flatMap((seat): Claim[] => {
    const [before, now] = [reasonsIn(a, s, seat), reasonsIn(b, t, seat)]
    const refused = { kind: 'deck', seat, refused: true } as const
    if (before === null || now === null)
      return before === now
        ? []
        : [
            { ...refused, because: [] },
            { kind: 'deck', seat, refused: false, because: [] },
          ]
    const other = now.find((clause) => !before.includes(clause)) ?? before.find((clause) => !now.includes(clause))
    return other === undefined ? [] : [{ ...refused, because: [other] }]
  })
}

/** The clauses that refuse a deck; null where none does. */
function reasonsIn({ engine }: EngineVersion, s: BaseState, seat: Seat): readonly string[] | null {
  const problems = engine.bounded(s, () => deckProblems(engine.parts, s, seat))
  return problems.length === 0 ? null : problems.flatMap(({ clauses }) => clauses)
}

import type { BaseState, CardId, Engine, Memory, Seat } from '../../runtime/engine.ts'
import { type Remembered, mixedFor } from '../../runtime/match/remembered.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isKnown } from '../../runtime/told/remembering.ts'
import { isHeld, nameOfCard, printedOf, sees, zoneWord } from '../../runtime/words/describe.ts'

/** What a seat may remember in words. */
export function rememberedBy(engine: Engine, s: BaseState, seat: Seat, memory: Memory): Remembered {
  const { parts } = engine as FullEngine<BaseState>
  const isHidden = (card: CardId): boolean => isKnown(memory, card, seat) && !sees(parts, s, card, seat)
  // Zones of effects hold ids that are no cards.
  const known = s.zones.flatMap((content, zone) =>
    content.flatMap((card, below) => {
      if (s.place[card] !== zone || !isHidden(card) || isHeld(parts, zone)) return []
      return [
        {
          zone: zoneWord(parts, zone),
          place: below + 1,
          card: nameOfCard(parts.info, printedOf(s, card)),
        },
      ]
    }),
  )
  return { known, mixed: mixedFor(engine, s, seat, memory) }
}

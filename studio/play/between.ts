import { inPassing } from '../../runtime/told/in-passing.ts'
import { zoneWord } from '../../runtime/words/describe.ts'
import type { Course } from './course.ts'
import type { PassedCard, SeenTable, TableCard, TableZone } from './table.ts'

/** What the last step brought together before it went on; null where it did not. */
export function passedIn(
  { engine: { parts }, state, steps, step }: Course,
  viewer: SeenTable['viewer'],
): PassedCard[] | null {
  const moved = inPassing(parts, state, steps.slice(0, step + 1), viewer === 'all' ? undefined : viewer)
  if (moved === null) return null
  return moved.map(({ card, from, to, face, by }) => ({
    card,
    face,
    by,
    from: zoneWord(parts, from),
    to: zoneWord(parts, to),
  }))
}

/**
 * The table as a step brought it about, before a zone that took cards in it gave cards away again: so a trick lies whole
 * before it is taken. `before` is the table as it was shown.
 */
export function tableBetween(passed: readonly PassedCard[], before: SeenTable): SeenTable {
  let zones = before.zones
  const there = new Set<TableCard>()
  for (const [at, each] of passed.entries()) {
    const lies = zones
      .find(({ key }) => key === each.to)
      ?.cards.find(
        (other) => !there.has(other) && (each.card === null ? other.face === each.face : other.id === each.card),
      )
    if (lies !== undefined) {
      there.add(lies)
      continue
    }
    const card = leaving(zones, each)
    const { face, by } = each
    // A card of which nobody says which it is has a number of its own.
    const id = card?.id ?? each.card ?? -1 - at
    const come: TableCard = { id, face, remembered: null, printed: null, owner: card?.owner ?? null, by, facts: [] }
    there.add(come)
    zones = zones.map((zone): TableZone => {
      const cards = zone.cards.filter((other) => other !== card)
      return zone.key === each.to ? { ...zone, isQuiet: false, cards: [...cards, come] } : { ...zone, cards }
    })
  }
  return { ...before, zones, question: null, isBetween: true }
}

/** The card that left its zone: itself, else one of its face, else one that is hidden. */
function leaving(zones: readonly TableZone[], { card, face, from }: PassedCard): TableCard | undefined {
  if (card !== null) return zones.flatMap(({ cards }) => cards).find(({ id }) => id === card)
  const cards = zones.find(({ key }) => key === from)?.cards ?? []
  return cards.find((each) => each.face === face) ?? cards.findLast((each) => each.face === null)
}

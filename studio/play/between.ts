import { zoneWord } from '../../runtime/words/describe.ts'
import type { EventHappening } from '../../runtime/engine.ts'
import type { Course } from './course.ts'
import type { SeenTable, TableCard, TableZone } from './table.ts'

/** A card that is moved, and the zone that it goes to. */
interface Moved {
  readonly card: number
  readonly to: string
  readonly happening: EventHappening
}

/**
 * The table as the last step brought it about, before a zone that took cards in it gave cards away again: so a trick
 * lies whole before it is taken. `before` is the table as it was shown; of a card no more is shown than its viewer was
 * told when it was moved. Null where nothing lay anywhere in between.
 */
export function tableBetween(course: Course, before: SeenTable): SeenTable | null {
  const places = new Map(before.zones.flatMap(({ key, cards }) => cards.map(({ id }): [number, string] => [id, key])))
  const open = new Set(before.zones.filter(({ seenBy }) => seenBy === 'everyone').map(({ key }) => key))
  const moved: Moved[] = []
  const taken = new Set<string>()
  for (const each of movesIn(course)) {
    const from = places.get(each.card)
    if (from !== undefined && taken.has(from)) return withMoves(before, withoutLast(moved, each.to))
    moved.push(each)
    places.set(each.card, each.to)
    if (open.has(each.to)) taken.add(each.to)
  }
  return null
}

/** Without the last moves that went to a zone: what is taken together goes there together. */
function withoutLast(moved: readonly Moved[], zone: string): readonly Moved[] {
  const stays = moved.findLastIndex(({ to }) => to !== zone)
  return moved.slice(0, stays + 1)
}

/** The cards that were moved in the last step, in order. */
function movesIn({ engine, steps, step }: Course): Moved[] {
  const { parts, info } = engine
  const move = info.events.findIndex(({ name }) => name === 'move')
  const to = info.events[move]?.params.findIndex(({ role }) => role === 'to') ?? -1
  return (steps[step] ?? []).flatMap((happening): Moved[] => {
    if (happening.kind !== 'event' || happening.event !== move) return []
    const [card] = happening.args
    const zone = happening.args[to]
    return card === undefined || zone === undefined ? [] : [{ card, to: zoneWord(parts, zone), happening }]
  })
}

function withMoves(before: SeenTable, moved: readonly Moved[]): SeenTable | null {
  if (moved.length === 0) return null
  const cards = new Map(before.zones.flatMap((zone) => zone.cards.map((card): [number, TableCard] => [card.id, card])))
  const last = new Map(moved.map((each) => [each.card, each]))
  const zones = before.zones.map((zone): TableZone => {
    const stay = zone.cards.filter(({ id }) => !last.has(id))
    const come = [...last.values()].filter(({ to }) => to === zone.key)
    return { ...zone, cards: [...stay, ...come.map((each) => cardThen(each, cards.get(each.card), before))] }
  })
  return { ...before, zones, question: null, isBetween: true }
}

/** A card as the viewer saw it when it was moved. */
function cardThen({ card, happening }: Moved, known: TableCard | undefined, { viewer }: SeenTable): TableCard {
  const glimpse = happening.glimpses.find((each) => each.card === card)
  const isSeen = glimpse !== undefined && (viewer === 'all' || (glimpse.seen & (1 << viewer)) !== 0)
  const owner = known?.owner ?? null
  return { id: card, face: isSeen ? glimpse.def : null, remembered: null, printed: null, owner, facts: [] }
}

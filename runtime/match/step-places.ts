import { type BaseState, type CardId, type Glimpse, type Happening, NONE } from '../engine.ts'
import { takenBy } from '../told/log.ts'
import type { Parts } from '../parts.ts'

/** A card that a happening took from one zone to another; NONE for nowhere. */
interface Way {
  readonly card: CardId
  readonly from: number
  readonly to: number
}

/** Where cards lay in the course of a step at whose end the state is `s`; asked of its happenings in their order. */
export class StepPlaces {
  readonly s: BaseState
  readonly happenings: readonly Happening[]
  private readonly parts: Parts<BaseState>
  /** By happening, what it moved; null before it is asked for. */
  private ways: readonly (Way | null)[] | null = null
  /** By card and zone the first happening that saw the card there. */
  private readonly firsts = new Map<string, number>()
  /** By zone the cards that lie there before the happening `at`. */
  private readonly lying = new Map<number, Set<CardId>>()
  private at = 0

  constructor(parts: Parts<BaseState>, s: BaseState, happenings: readonly Happening[]) {
    this.parts = parts
    this.s = s
    this.happenings = happenings
  }

  /**
   * The cards among which one lay that the happening `i` takes away. What was chosen before others came there is none
   * of these.
   */
  lyingWith({ card, place }: Glimpse, i: number): ReadonlySet<CardId> {
    const ways = (this.ways ??= this.begin())
    for (; this.at < i; this.at++) this.go(ways[this.at] ?? null)
    const first = this.firsts.get(`${card} ${place}`) ?? i
    if (first === i) return this.zone(place)
    const cards = new Set(this.zone(place))
    for (let back = i - 1; back >= first; back--) {
      const way = ways[back]
      if (way?.to === place) cards.delete(way.card)
      if (way?.from === place) cards.add(way.card)
    }
    return cards
  }

  private begin(): readonly (Way | null)[] {
    const { s, happenings, firsts } = this
    for (const [i, { glimpses }] of happenings.entries())
      for (const { card, place } of glimpses) {
        const key = `${card} ${place}`
        if (!firsts.has(key)) firsts.set(key, i)
      }
    const places = s.place.slice()
    const ways = happenings
      .toReversed()
      .map((happening) => this.wayOf(happening, places))
      .reverse()
    for (const [card, place] of places.entries()) this.zone(place).add(card)
    return ways
  }

  /** What a happening moved, where `places` are those after it, which are made those before it. */
  private wayOf(happening: Happening, places: number[]): Way | null {
    const { info } = this.parts
    const [glimpse] = happening.glimpses
    if (glimpse === undefined || glimpse.card === NONE) return null
    const { card } = glimpse
    const to = places[card] ?? NONE
    if (takenBy(info, happening) !== null) places[card] = glimpse.place
    if (happening.kind === 'event' && info.events[happening.event]?.name === 'create') places[card] = NONE
    return { card, from: places[card] ?? NONE, to }
  }

  private go(way: Way | null): void {
    if (way === null) return
    this.zone(way.from).delete(way.card)
    this.zone(way.to).add(way.card)
  }

  private zone(place: number): Set<CardId> {
    const known = this.lying.get(place) ?? new Set<CardId>()
    this.lying.set(place, known)
    return known
  }
}

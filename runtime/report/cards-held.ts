import type { BaseState, CardId, Seat } from '../engine.ts'
import type { FullEngine } from '../parts.ts'

/**
 * Notes which cards each seat held in its hand in a game: in a zone of its own that it sees, and not everybody. Only
 * cards that were moved since are looked at again.
 */
export class CardsHeld {
  /** By seat: definitions of cards that it held. */
  readonly held: readonly Set<number>[]
  private readonly lay: number[] = []
  private readonly engine: FullEngine<BaseState>
  private readonly owners: ReadonlyMap<number, Seat>

  constructor(engine: FullEngine<BaseState>, players: number) {
    this.engine = engine
    this.held = Array.from({ length: players }, () => new Set<number>())
    this.owners = zonesOfSeats(engine, players)
  }

  look(s: BaseState): void {
    for (let card = 0; card < s.place.length; card++) {
      const zone = s.place[card] as number
      if (this.lay[card] === zone) continue
      this.lay[card] = zone
      const seat = this.owners.get(zone)
      if (seat !== undefined && this.isInHand(s, card, seat)) this.held[seat]?.add(s.def[card] as number)
    }
  }

  private isInHand(s: BaseState, card: CardId, seat: Seat): boolean {
    const viewers = this.engine.parts.viewers(s, card)
    return viewers.includes(seat) && viewers.length < s.players
  }
}

function zonesOfSeats({ info, parts }: FullEngine<BaseState>, players: number): ReadonlyMap<number, Seat> {
  const found = new Map<number, Seat>()
  for (const [i, { perSeat, holds }] of info.zones.entries()) {
    const first = parts.zoneBases[i]
    if (!perSeat || holds !== 'cards' || first === undefined) continue
    for (let seat = 0; seat < players; seat++) found.set(first + seat, seat)
  }
  return found
}

import type { BaseState, CardId, Happening } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { sightOf } from '../../runtime/told/log.ts'
import type { FullEngine } from '../../runtime/parts.ts'

type AnyEngine = FullEngine<BaseState>

/** A step of a game, with who sees each card at the question that it led to, as a bit set. */
interface Seen {
  readonly happenings: readonly Happening[]
  readonly sights: readonly number[]
}

/**
 * What a table has seen of the cards, worked out without what the engine notes of it: at questions, where something is
 * shown, and of cards that go through zones in which nothing was ever hidden from a seat at a question.
 */
export class Table {
  readonly steps: Seen[] = []
  /** By zone, the seats that did not see some card there at some question. */
  private readonly hidden: number[] = []
  private readonly engine: AnyEngine
  private last: BaseState | null = null

  constructor(engine: AnyEngine) {
    this.engine = engine
  }

  add(s: BaseState, happenings: readonly Happening[]): void {
    const sights = s.def.map((_, card) => sightOf(s, this.engine.parts.viewers, card))
    for (const [card, place] of s.place.entries())
      if (place !== NONE) this.hidden[place] = (this.hidden[place] ?? 0) | ~(sights[card] ?? 0)
    this.steps.push({ happenings, sights })
    this.last = s
  }

  /** Who may have seen each card in a step: at the questions around it, as it was shown, or on its way. */
  seenIn(step: number): Map<CardId, number> {
    const seen = new Map<CardId, number>()
    const sees = (card: CardId, bits: number): void => void seen.set(card, (seen.get(card) ?? 0) | bits)
    for (const at of [step - 1, step])
      for (const [card, bits] of this.steps[at]?.sights.entries() ?? []) sees(card, bits)
    for (const h of this.steps[step]?.happenings ?? []) {
      if (h.kind !== 'event') continue
      const [card = NONE, first = NONE, second = NONE] = h.args
      const name = this.engine.info.events[h.event]?.name
      if (name === 'show') sees(card, 1 << first)
      if (name === 'create') sees(card, this.openTo(first))
      if (name === 'move') sees(card, this.openTo(first) | this.openTo(second))
    }
    return seen
  }

  private openTo(zone: number): number {
    const hidden = this.hidden[zone]
    if (hidden !== undefined || this.last === null) return ~(hidden ?? 0)
    // Where cards only pass through, as the zone itself says.
    const s = this.engine.clone(this.last)
    if (s.zones[zone] === undefined || s.place.length === 0) return 0
    s.place[0] = zone
    return this.engine.parts.viewers(s, 0).reduce((bits, seat) => bits | (1 << seat), 0)
  }
}

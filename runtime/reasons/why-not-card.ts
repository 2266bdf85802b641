import { cardWord, sees } from '../words/describe.ts'
import type { BaseState, CardId, Explanation, Seat } from '../engine.ts'
import { explainMoveTo } from './explain.ts'
import type { FullEngine } from '../parts.ts'

type Engine = FullEngine<BaseState>

/**
 * Why a seat may not do with a card what may be done with cards here: one answer for each such move.
 * Whoever asks finds out nothing of a card that the seat does not see.
 */
export function whyNotCard(engine: Engine, state: BaseState, seat: Seat, card: CardId): Explanation[] {
  const { parts } = engine
  const site = parts.sites[state.ask - 1]
  if (site === undefined || !sees(parts, state, card, seat)) return []
  if (site.kind !== 'act') return [engine.explain(state, seat, cardWord(parts, state, card, seat))]
  const events = new Set(parts.offers.filter(({ at }) => at.includes(site.at)).map(({ event }) => event))
  return [...events].flatMap((event) => {
    const args = argsWith(engine, event, seat, card)
    return args === null ? [] : [engine.bounded(state, () => explainMoveTo(parts, state, seat, event, args))]
  })
}

/** The parts of a move that is about one card and nothing else but who makes it; null for other moves. */
function argsWith({ info }: Engine, event: number, seat: Seat, card: CardId): number[] | null {
  const { params } = info.events[event] ?? { params: [] }
  const open = params.filter(({ role }) => role !== 'by')
  if (open.length !== 1 || open[0]?.type !== 'card') return null
  return params.map(({ role }) => (role === 'by' ? seat : card))
}

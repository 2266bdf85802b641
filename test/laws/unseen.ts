import type { BaseState, CardId, Happening } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { mixedBy } from '../../runtime/log.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'
import { Table } from './table.ts'

type AnyEngine = FullEngine<BaseState>

/** How often a card is moved in a step: what came into a zone and left it again is not judged by where it lies. */
function timesMoved({ info }: AnyEngine, happenings: readonly Happening[]): Map<CardId, number> {
  const times = new Map<CardId, number>()
  for (const h of happenings) {
    const card = h.kind === 'event' && info.events[h.event]?.name === 'move' ? (h.args[0] ?? NONE) : NONE
    times.set(card, (times.get(card) ?? 0) + 1)
  }
  return times
}

export const namedWhenTold: Law = {
  says: 'no line names a card that its reader had not seen and does not see at the next question, unless it was shown',
  share: 0.5,
  holds({ engine }, line) {
    const table = new Table(engine)
    playMatch(engine, line, ({ course: { state }, happenings }) => table.add(state, happenings), byDay(300, 1500))
    const known: number[] = []
    for (const [step, { happenings }] of table.steps.entries()) {
      const seen = table.seenIn(step)
      const moved = timesMoved(engine, happenings)
      const mixed = new Set(happenings.flatMap((h) => mixedBy(engine.info, h)).map(({ card }) => card))
      for (const { card, seen: told } of happenings.flatMap(({ glimpses }) => glimpses)) {
        if (card === NONE || mixed.has(card) || (moved.get(card) ?? 0) > 1) continue
        judges()
        same(told & ~((seen.get(card) ?? 0) | (known[card] ?? 0)), 0)
      }
      for (const [card, bits] of seen) known[card] = mixed.has(card) ? bits : (known[card] ?? 0) | bits
    }
  },
}

import { putEffect, WAITING } from './effects.ts'
import { countEvent, endRulesUntil } from './events.ts'
import { hooks, noticed } from './hooks.ts'
import { type Machine, type Play, begins, refuse } from './machine.ts'
import { replaced } from './replacements.ts'
import { fits } from './rules.ts'
import { waits } from './same-time.ts'
import { exchangeCards } from './table.ts'

/**
 * Two cards change places, both or neither, by two moves that happen at once: each step in the order of an event is
 * done for both before the next. What keeps one card where it is, or happens instead of one of the moves, leaves the
 * other where it is as well.
 */
export function* swap(m: Machine, card: number | null, other: number | null, forced: boolean): Play {
  const event = m.program.events.get('move')
  if (event !== undefined) begins(m, event)
  const [from, to] = [placeOf(m, card), placeOf(m, other)]
  if (event === undefined || card === null || other === null || card === other) return refuse(m)
  if (from === null || to === null) return refuse(m)
  const moves = [
    [card, from, to],
    [other, to, from],
  ]
  if (!forced && moves.some((args) => event.cannots.some((rule) => fits(m, rule, args)))) return refuse(m)
  for (const args of moves) endRulesUntil(m, event, args)
  for (const args of moves) if (yield* replaced(m, event, args)) return
  for (const args of moves) countEvent(m, event, args)
  const seen = moves.map((args) => noticed(m, event, args))
  for (const args of moves) yield* hooks(m, event, event.befores, args)
  // What happened before may have taken one of them elsewhere.
  if (placeOf(m, card) !== from || placeOf(m, other) !== to) return refuse(m)
  exchangeCards(m, card, other)
  m.state.changed = true
  if (m.state.together > 0) return moves.forEach((args, i) => waits(m, event, args, seen[i] ?? []))
  for (const args of moves) yield* hooks(m, event, event.afters, args)
  const whens = event.whens.filter((rule) => !rule.asBefore)
  for (const args of moves) yield* hooks(m, event, whens, args)
  for (const effect of seen.flat()) putEffect(m, WAITING, effect)
}

const placeOf = ({ state }: Machine, card: number | null): number | null => state.cards[card ?? -1]?.place ?? null

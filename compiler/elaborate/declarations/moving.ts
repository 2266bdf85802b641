import { reaches } from '../../analyse/walk.ts'
import { CARD, TRUTH, ZONE } from '../../game/type.ts'
import type { TEvent, TExchange } from '../../program/declarations.ts'
import { localExpr } from '../../program/local-expr.ts'
import { type Elaboration, newLocal, newProc } from '../context.ts'

/** Where a rule around moves asks somebody, a move can stop, so that it needs a procedure like any other event. */
export function movesThatStop(e: Elaboration, events: Map<string, TEvent>): void {
  const move = events.get('move')
  const symbol = e.game.events.get('move')
  if (move === undefined || symbol === undefined) return
  const bottom = newLocal(e, 'bottom', TRUTH, null)
  const span = symbol.name.span
  const [card, , zone] = move.params.map((p) => localExpr(p, span))
  const proc = newProc(e, 'move', 'event', [...move.params, bottom], [], span)
  proc.body = [{ kind: 'place', card, zone, bottom: localExpr(bottom, span), span, cites: [] }]
  proc.resumable = true
  events.set('move', { ...move, proc })
}

/** How cards change places, where some do; that needs a procedure where moves do. */
export function exchangeOf(e: Elaboration, stops: boolean): TExchange | null {
  const symbol = e.game.events.get('move')
  if (symbol === undefined || !e.procs.some(({ body }) => reaches(body, (s) => s.kind === 'swap'))) return null
  const card = newLocal(e, 'card', CARD, null)
  const other = newLocal(e, 'other', CARD, null)
  const from = newLocal(e, 'from', ZONE, null)
  const to = newLocal(e, 'to', ZONE, null)
  const params = [card, other, from, to] as const
  if (!stops) return { proc: null, params }
  const { span } = symbol.name
  const proc = newProc(e, 'exchange', 'event', params, [], span)
  const [one, another, left, entered] = [card, other, from, to].map((p) => localExpr(p, span))
  proc.body = [{ kind: 'exchange', card: one, other: another, from: left, to: entered, span, cites: [] }]
  proc.resumable = true
  return { proc, params }
}

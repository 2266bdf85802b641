import { EVERYBODY, audienceNow, bitOf } from './audience.ts'
import type { BaseState, Choice, Seat } from '../engine.ts'
import { CHANCE } from '../engine.ts'
import { moveOf } from '../kernel/move-code.ts'
import type { Parts } from '../parts.ts'

/** Who is told that somebody is asked the pending question, as a bit set: in any case who is asked. */
function toldOfQuestion<S extends BaseState>({ audience }: Parts<S>, s: S): number {
  if (audience === undefined || s.ask === 0 || s.asked === CHANCE) return EVERYBODY
  return (audienceNow(s) & audience.ofQuestion(s, s.ask, s.asked)) | bitOf(s.asked)
}

/** Whether a seat is told who is asked: else it learns no more than that somebody is. */
export const isToldWhoIsAsked = <S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat): boolean =>
  (toldOfQuestion(parts, s) & bitOf(viewer)) !== 0

/** Who is told that it is answered so: nobody is told of an event that is chosen who is not told that it happens. */
export function toldOfAnswer<S extends BaseState>(parts: Parts<S>, s: S, choice: Choice): number {
  if (parts.audience === undefined) return EVERYBODY
  const told = toldOfQuestion(parts, s)
  const move = moveOf(parts, s, choice)
  return move.kind === 'act' ? (told & parts.audience.ofEvent(s, move.event, move.args)) | bitOf(s.asked) : told
}

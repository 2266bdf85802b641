// Compiled from the rules of KuhnPoker: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { emptied, randomBelow } from '../../runtime/kernel.ts'
import { noteChance } from '../../runtime/log.ts'
import { EVENT, ZONE } from './names.ts'
import type { DealToFrame, State } from './state.ts'
import { viewersOf } from './state.ts'
import { bet, call, check, fold } from './events.ts'

/** What a seat may do at `turn`. */
function offersAtTurn(s: State, _seat: number, out: number[]): void {
  // [check] may-check
  if (s.bettor === NONE) {
    out.push(1 + EVENT.check)
  }
  // [bet] may-bet
  if (s.bettor === NONE) {
    out.push(1 + EVENT.bet)
  }
  // [call] may-call
  if (!(s.bettor === NONE)) {
    out.push(1 + EVENT.call)
  }
  // [fold] may-fold
  if (!(s.bettor === NONE)) {
    out.push(1 + EVENT.fold)
  }
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(_s: State, _site: number, _seat: number, _code: number, _reasons: number[]): void {}

/** [deal] What may be answered: choose a card. */
function answers1(s: State, _f: DealToFrame, out: number[]): void {
  for (const c of s.zones[ZONE.deck]!) out.push(c + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  switch (site) {
    case 1 /* deal-to */:
      return answers1(s, f as DealToFrame, out)
    case 2 /* turn */:
      return offersAtTurn(s, seat, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  switch ((choice - 1) & 15) {
    case 11 /* check */:
      return check(s, seat)
    case 12 /* bet */:
      return bet(s, seat)
    case 13 /* call */:
      return call(s, seat)
    case 14 /* fold */:
      return fold(s, seat)
  }
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 1: 1 }

/** Stops to ask a seat, unless there is nothing to ask. */
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean): void {
  const { legal } = s
  emptied(legal)
  f.answer = 0
  if (seat === NONE) return
  list(s, f, site, seat, legal)
  const only = legal.length === 1 && !optional && !s.askAll && !(site === 2 /* turn */)
  if (legal.length === 0 && !(s.askAll && site === 2 /* turn */)) return
  if (seat === CHANCE && !s.openChance) {
    f.answer = legal[randomBelow(s, legal.length)]!
    if (s.log !== null) noteChance(s, viewersOf, site, f.answer, legal, CARD_OF_CHANCE[site])
  } else if (only) f.answer = legal[0]!
  else {
    s.ask = site
    s.asked = seat
    s.optional = optional
    return
  }
  emptied(legal)
}

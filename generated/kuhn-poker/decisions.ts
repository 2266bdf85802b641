// Compiled from the rules of KuhnPoker: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { emptied, randomBelow } from '../../runtime/kernel.ts'
import { noteChance } from '../../runtime/log.ts'
import { EVENT, ZONE } from './names.ts'
import type { DealToFrame, State } from './state.ts'
import { viewersOf } from './state.ts'
import { doBet, doCall, doCheck, doFold } from './events.ts'

/** What a seat may do at `turn`. */
function permitsAtTurn(s: State, _seat: number, out: number[]): void {
  // [check] may-check (kuhn-poker/kuhn-poker.rules:55)
  if (s.bettor === NONE) {
    out.push(1 + EVENT['check'])
  }
  // [bet] may-bet (kuhn-poker/kuhn-poker.rules:56)
  if (s.bettor === NONE) {
    out.push(1 + EVENT['bet'])
  }
  // [call] may-call (kuhn-poker/kuhn-poker.rules:57)
  if (!(s.bettor === NONE)) {
    out.push(1 + EVENT['call'])
  }
  // [fold] may-fold (kuhn-poker/kuhn-poker.rules:58)
  if (!(s.bettor === NONE)) {
    out.push(1 + EVENT['fold'])
  }
}

/** What a seat may do at `turn`; of that, what it must do if able. */
function offersAtTurn(s: State, seat: number, out: number[]): void {
  permitsAtTurn(s, seat, out)
}

/** The obligation at `turn` that leaves a permitted move out. */
function obligationsAtTurn(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtTurn(s, seat, out)
  if (!out.includes(code)) return
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(s: State, site: number, seat: number, code: number, reasons: number[]): void {
  switch (site) {
    case 2:
      return obligationsAtTurn(s, seat, code, reasons)
  }
}

/** [deal] What may be answered: choose a card. (kuhn-poker/kuhn-poker.rules:29) */
function answers1(s: State, _f: DealToFrame, out: number[]): void {
  for (const c of s.zones[ZONE['deck']]!) out.push(c + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  void f
  void seat
  switch (site) {
    case 1:
      return answers1(s, f as DealToFrame, out)
    case 2:
      return offersAtTurn(s, seat, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = (choice - 1) >> 4
  void rest
  void seat
  void s
  switch ((choice - 1) & 15) {
    case 11 /* check */:
      return doCheck(s, seat)
    case 12 /* bet */:
      return doBet(s, seat)
    case 13 /* call */:
      return doCall(s, seat)
    case 14 /* fold */:
      return doFold(s, seat)
  }
}

/** Stops to ask a seat, unless there is nothing to ask. */
/** What is added to a card that chance chooses, by site. */
const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 1: 1 }
const KINDS = ['', 'choose', 'act']
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean): void {
  const { legal } = s
  emptied(legal)
  f.answer = 0
  if (seat === NONE) return
  list(s, f, site, seat, legal)
  const only = legal.length === 1 && !optional && !s.askAll && KINDS[site] !== 'act'
  if (legal.length === 0 && !(s.askAll && KINDS[site] === 'act')) return
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

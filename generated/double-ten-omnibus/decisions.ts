// Compiled from the rules of DoubleTenOmnibus: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { answer, completable, keepOnly, prune, randomBelow } from '../../runtime/kernel.ts'
import { CARD, EVENT, PRINTED_SUIT, ZONE } from './names.ts'
import type { PassOnFrame, State } from './state.ts'
import { brokenOf, isHeart, pointsOf } from './facts.ts'
import { doPlay, program } from './events.ts'

/** What a seat may do at `turn`. */
function permitsAtTurn(s: State, seat: number, out: number[]): void {
  // [tricks] any-card (hearts/hearts.rules:107)
  for (const c of s.zones[ZONE['hand'] + seat]!) {
    out.push(1 + EVENT['play'] + 17 * c)
  }
}

/** Of the moves in `out`, those that this rule keeps. [opening] opening-lead (hearts/hearts.rules:109) */
function mustOpeningLead(s: State, _seat: number, out: readonly number[]): readonly number[] {
  if (!(s.trickNumber === 1 && s.led === NONE)) return out
  const kept: number[] = []
  for (const code of out) {
    const rest = Math.floor((code - 1) / 17)
    const card2 = rest
    if (s.def[card2]! === CARD['2♣']) kept.push(code)
  }
  return kept
}

/** Of the moves in `out`, those that this rule keeps. [follow] follow-suit (hearts/hearts.rules:110) */
function mustFollowSuit(s: State, _seat: number, out: readonly number[]): readonly number[] {
  if (!!(s.led === NONE)) return out
  const kept: number[] = []
  for (const code of out) {
    const rest = Math.floor((code - 1) / 17)
    const c = rest
    if (PRINTED_SUIT[s.def[c]!]! === s.led) kept.push(code)
  }
  return kept
}

/** Of the moves in `out`, those that this rule keeps. [leading] no-heart-lead (hearts/hearts.rules:111) */
function mustNoHeartLead(s: State, _seat: number, out: readonly number[]): readonly number[] {
  if (!(s.led === NONE && !brokenOf(s))) return out
  const kept: number[] = []
  for (const code of out) {
    const rest = Math.floor((code - 1) / 17)
    const c = rest
    if (!isHeart(s, c)) kept.push(code)
  }
  return kept
}

/** Of the moves in `out`, those that this rule keeps. [first-trick] no-points-first (hearts/hearts.rules:112) */
function mustNoPointsFirst(s: State, _seat: number, out: readonly number[]): readonly number[] {
  if (!(s.trickNumber === 1)) return out
  const kept: number[] = []
  for (const code of out) {
    const rest = Math.floor((code - 1) / 17)
    const c = rest
    if (pointsOf(s, c) <= 0) kept.push(code)
  }
  return kept
}

/** What a seat may do at `turn`; of that, what it must do if able. */
function offersAtTurn(s: State, seat: number, out: number[]): void {
  permitsAtTurn(s, seat, out)
  keepOnly(out, mustOpeningLead(s, seat, out))
  keepOnly(out, mustFollowSuit(s, seat, out))
  keepOnly(out, mustNoHeartLead(s, seat, out))
  keepOnly(out, mustNoPointsFirst(s, seat, out))
}

/** Obligations at `turn` that leave a permitted move out. */
function obligationsAtTurn(s: State, seat: number, code: number, reasons: number[]): void {
  const out: number[] = []
  permitsAtTurn(s, seat, out)
  if (!out.includes(code)) return
  let kept: readonly number[]
  kept = mustOpeningLead(s, seat, out)
  if (kept.length > 0 && !kept.includes(code)) reasons.push(1)
  keepOnly(out, kept)
  kept = mustFollowSuit(s, seat, out)
  if (kept.length > 0 && !kept.includes(code)) reasons.push(2)
  keepOnly(out, kept)
  kept = mustNoHeartLead(s, seat, out)
  if (kept.length > 0 && !kept.includes(code)) reasons.push(3)
  keepOnly(out, kept)
  kept = mustNoPointsFirst(s, seat, out)
  if (kept.length > 0 && !kept.includes(code)) reasons.push(4)
  keepOnly(out, kept)
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(s: State, site: number, seat: number, code: number, reasons: number[]): void {
  switch (site) {
    case 2:
      return obligationsAtTurn(s, seat, code, reasons)
  }
}

/** [passing] What may be answered: choose cards as given. (hearts/hearts.rules:81) */
function answers1(s: State, f: PassOnFrame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.p]!) if (!f.given.includes(c)) out.push(c + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  void f
  void seat
  switch (site) {
    case 1:
      return answers1(s, f as PassOnFrame, out)
    case 2:
      return offersAtTurn(s, seat, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = Math.floor((choice - 1) / 17)
  void rest
  void seat
  void s
  switch ((choice - 1) % 17) {
    case 14 /* play */:
      return doPlay(s, rest, seat)
  }
}

/** Stops to ask a seat, unless there is nothing to ask. */
const KINDS = ['', 'choose', 'act']
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean): void {
  const legal: number[] = []
  s.legal = legal
  f.answer = 0
  if (seat === NONE) return
  list(s, f, site, seat, legal)
  if (s.announcing > 0) prune(program, s)
  // Enough may be chosen and the announcement still fail: then more has to be chosen.
  const may =
    optional && (s.announcing === 0 || KINDS[site] !== 'choose' || completable(program, s, (t) => answer(t, 0)))
  const only = legal.length === 1 && !may && !s.askAll && KINDS[site] !== 'act'
  if (legal.length === 0 && !(may && s.askAll && KINDS[site] === 'act')) return
  if (seat === CHANCE && !s.openChance) f.answer = legal[randomBelow(s, legal.length)]!
  else if (only) f.answer = legal[0]!
  else {
    s.ask = site
    s.asked = seat
    s.optional = may
    return
  }
  if (legal.length > 0) s.legal = []
}

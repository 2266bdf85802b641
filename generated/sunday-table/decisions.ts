// Compiled from the rules of SundayTable: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { emptied, keepFirst } from '../../runtime/kernel.ts'
import { CARD, EVENT, PRINTED_SUIT, ZONE } from './names.ts'
import type { PassOnFrame, State } from './state.ts'
import { brokenOf, isHeart, pointsOf } from './facts.ts'
import { play } from './events.ts'

/** What a seat may do at `turn`. */
function permitsAtTurn(s: State, seat: number, out: number[]): void {
  // [tricks] any-card
  for (const c of s.zones[ZONE.hand + seat]!) {
    out.push(1 + EVENT.play + 32 * c)
  }
}

/** [opening] `opening-lead`: leaves in `out` the moves that this rule asks for, unless there are none. */
function mustOpeningLead(s: State, _seat: number, out: number[]): void {
  if (!(s.trickNumber === 1 && s.led === NONE)) return
  let kept = 0
  for (const code of out) {
    const card2 = (code - 1) >> 5
    if (s.def[card2]! === CARD['2♣']) out[kept++] = code
  }
  keepFirst(out, kept)
}

/** [follow] `follow-suit`: leaves in `out` the moves that this rule asks for, unless there are none. */
function mustFollowSuit(s: State, _seat: number, out: number[]): void {
  if (s.led === NONE) return
  let kept = 0
  for (const code of out) {
    const c = (code - 1) >> 5
    if (PRINTED_SUIT[s.def[c]!]! === s.led) out[kept++] = code
  }
  keepFirst(out, kept)
}

/** [leading] `no-heart-lead`: leaves in `out` the moves that this rule asks for, unless there are none. */
function mustNoHeartLead(s: State, _seat: number, out: number[]): void {
  if (!(s.led === NONE && !brokenOf(s))) return
  let kept = 0
  for (const code of out) {
    const c = (code - 1) >> 5
    if (!isHeart(s, c)) out[kept++] = code
  }
  keepFirst(out, kept)
}

/** [first-trick] `no-points-first`: leaves in `out` the moves that this rule asks for, unless there are none. */
function mustNoPointsFirst(s: State, _seat: number, out: number[]): void {
  if (!(s.trickNumber === 1)) return
  let kept = 0
  for (const code of out) {
    const c = (code - 1) >> 5
    if (pointsOf(s, c) <= 0) out[kept++] = code
  }
  keepFirst(out, kept)
}

/** What a seat may do at `turn`; of that, what it must do if able. */
function offersAtTurn(s: State, seat: number, out: number[]): void {
  permitsAtTurn(s, seat, out)
  mustOpeningLead(s, seat, out)
  mustFollowSuit(s, seat, out)
  mustNoHeartLead(s, seat, out)
  mustNoPointsFirst(s, seat, out)
}

/** The obligation at `turn` that leaves a permitted move out. */
function obligationsAtTurn(s: State, seat: number, code: number, reasons: number[]): void {
  const out: number[] = []
  permitsAtTurn(s, seat, out)
  if (!out.includes(code)) return
  mustOpeningLead(s, seat, out)
  if (!out.includes(code)) return void reasons.push(1 /* opening-lead */)
  mustFollowSuit(s, seat, out)
  if (!out.includes(code)) return void reasons.push(2 /* follow-suit */)
  mustNoHeartLead(s, seat, out)
  if (!out.includes(code)) return void reasons.push(3 /* no-heart-lead */)
  mustNoPointsFirst(s, seat, out)
  if (!out.includes(code)) return void reasons.push(4 /* no-points-first */)
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(s: State, site: number, seat: number, code: number, reasons: number[]): void {
  switch (site) {
    case 2 /* turn */:
      return obligationsAtTurn(s, seat, code, reasons)
  }
}

/** [passing] What may be answered: choose cards as given. */
function answers1(s: State, f: PassOnFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) if (!f.given.includes(c)) out.push(c + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  switch (site) {
    case 1 /* pass-on */:
      return answers1(s, f as PassOnFrame, out)
    case 2 /* turn */:
      return offersAtTurn(s, seat, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = (choice - 1) >> 5
  switch ((choice - 1) & 31) {
    case 14 /* play */:
      return play(s, rest, seat)
  }
}

/** Stops to ask a seat, unless there is nothing to ask. */
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean): void {
  const { legal } = s
  emptied(legal)
  f.answer = 0
  if (seat === NONE) return
  list(s, f, site, seat, legal)
  const only = legal.length === 1 && !optional && !s.askAll && !(site === 2 /* turn */)
  if (legal.length === 0 && !(s.askAll && site === 2 /* turn */)) return
  if (only) f.answer = legal[0]!
  else {
    s.ask = site
    s.asked = seat
    s.optional = optional
    return
  }
  emptied(legal)
}

// Compiled from the rules of BuildDivide: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { answer, emptied, isSettled, isTrying, randomBelow } from '../../runtime/kernel.ts'
import { through } from '../../runtime/rounds.ts'
import { noteChance } from '../../runtime/log.ts'
import { fillable, nextSeat, seats } from '../../runtime/sets.ts'
import { askInTrial, completable, isToldNext, prune } from '../../runtime/trials.ts'
import { EVENT, PRINTED_COLOR, PRINTED_TIMING, TIMING, ZONE } from './names.ts'
import type {
  AbilityOfFrame2,
  DiscardFrame,
  EndPhaseFrame,
  LineUpFrame,
  PayForFrame,
  SettleFirstPlayerFrame,
  State,
  TextOfEffectFrame8,
  TextOfFrame2,
  TextOfFrame3,
  TextOfFrame4,
  TextOfFrame5,
  TextOfFrame6,
  TextOfFrame7,
  TextOfFrame8,
} from './state.ts'
import { viewersOf } from './state.ts'
import {
  controllerOf,
  energyPerTurnOf,
  faces,
  isAtLeisure,
  isNormalAbility,
  isQuickAbility,
  isRested,
  isSpare,
  isUnit,
  opposes,
} from './facts.ts'
import {
  SETTLED,
  attackPlayer,
  attackUnit,
  block,
  canActivate,
  canPlay,
  charge,
  concede,
  doActivate,
  doPlay,
  program,
} from './events.ts'

/** What a seat may do at `attack-phase`. */
function offersAtAttackPhase(s: State, seat: number, out: number[]): void {
  // [bd.attack.1] may-attack-player
  for (const q of seats(s)) {
    for (const u of s.zones[ZONE.field]!) {
      if (!isUnit(s, u)) continue
      if (controllerOf(s, u) === seat && !isRested(s, u) && faces(s, seat, q)) {
        out.push(1 + EVENT['attack-player'] + 128 * (q + 16 * u))
      }
    }
  }
  // [bd.attack.1] attack-on-unit
  for (const t2 of s.zones[ZONE.field]!) {
    if (!isUnit(s, t2)) continue
    for (const u of s.zones[ZONE.field]!) {
      if (!isUnit(s, u)) continue
      if (controllerOf(s, u) === seat && !isRested(s, u) && isRested(s, t2) && opposes(s, controllerOf(s, t2), seat)) {
        out.push(1 + EVENT['attack-unit'] + 128 * (t2 + 2048 * u))
      }
    }
  }
}

/** What a seat may do at `speak`. */
function offersAtSpeak(s: State, seat: number, out: number[]): void {
  // [bd.play.2] quick-cards
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (PRINTED_TIMING[s.def[c]!]! === TIMING.quick) {
      const code = 1 + EVENT.play + 128 * c
      if (!out.includes(code) && canPlay(s, c, seat)) out.push(code)
    }
  }
  // [bd.play.2] normal-cards
  if (isAtLeisure(s, seat)) {
    for (const c of s.zones[ZONE.hand + seat]!) {
      if (PRINTED_TIMING[s.def[c]!]! === TIMING.normal) {
        const code = 1 + EVENT.play + 128 * c
        if (!out.includes(code) && canPlay(s, c, seat)) out.push(code)
      }
    }
  }
  // [bd.play.3] quick-abilities
  for (const c of s.zones[ZONE.field]!) {
    if (!isQuickAbility(s, c)) continue
    if (controllerOf(s, c) === seat) {
      const code = 1 + EVENT.activate + 128 * c
      if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
    }
  }
  // [bd.play.3] normal-abilities
  if (isAtLeisure(s, seat)) {
    for (const c of s.zones[ZONE.field]!) {
      if (!isNormalAbility(s, c)) continue
      if (controllerOf(s, c) === seat) {
        const code = 1 + EVENT.activate + 128 * c
        if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
      }
    }
  }
  // [bd.turn.4] one-to-energy
  if (isAtLeisure(s, seat) && (s.timesChargeDuringTurn[seat] ?? 0) < energyPerTurnOf(s)) {
    for (const c of s.zones[ZONE.hand + seat]!) {
      out.push(1 + EVENT.charge + 128 * c)
    }
  }
  // [bd.gap.conceding] may-concede
  if (s.options[3] === 1 /* conceding */) {
    out.push(1 + EVENT.concede)
  }
}

/** What a seat may do at `block-step`. */
function offersAtBlockStep(s: State, seat: number, out: number[]): void {
  // [bd.attack.2] may-block
  for (const b of s.zones[ZONE.field]!) {
    if (!isUnit(s, b)) continue
    if (controllerOf(s, b) === seat && !isRested(s, b)) {
      out.push(1 + EVENT.block + 128 * b)
    }
  }
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(_s: State, _site: number, _seat: number, _code: number, _reasons: number[]): void {}

/** [bd.start.2] What may be answered: choose a player. */
function answers2(s: State, _f: SettleFirstPlayerFrame, out: number[]): void {
  for (const f_ of seats(s)) out.push(f_ + 1)
}

/** [bd.turn.6] What may be answered: choose cards as surplus. */
function answers4(s: State, f: EndPhaseFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) if (!f.surplus.includes(c)) out.push(c + 1)
}

/** [bd.draw.3] What may be answered: choose cards as dropped. */
function answers5(s: State, f: DiscardFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) if (!f.dropped.includes(c)) out.push(c + 1)
}

/** [bd.fixtures.6] What may be answered: choose an unit card. */
function answers6(s: State, f: TextOfFrame2, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u) && opposes(s, controllerOf(s, u), f.p)) out.push(u + 1)
}

/** [bd.fixtures.1] What may be answered: choose an effect. */
function answers7(s: State, f: TextOfFrame3, out: number[]): void {
  for (const e of s.zones[ZONE.chain]!) if ((s.effects[e]?.controller ?? NONE) === nextSeat(s, f.p, 1)) out.push(e + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card. */
function answers8(s: State, f: TextOfEffectFrame8, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u) && controllerOf(s, u) === nextSeat(s, f.p, 1)) out.push(u + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card as mark. */
function answers9(s: State, _f: TextOfFrame4, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u)) out.push(u + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card as bait. */
function answers10(s: State, f: TextOfFrame4, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u) && controllerOf(s, u) === f.p) out.push(u + 1)
}

/** [bd.fixtures.1] What may be answered: choose 1 to 2 unit cards as marks. */
function answers11(s: State, f: TextOfFrame5, out: number[]): void {
  if (s.announcing === 0) {
    for (const u of s.zones[ZONE.field]!)
      if (!f.marks.includes(u) && isUnit(s, u) && controllerOf(s, u) === nextSeat(s, f.p, 1)) out.push(u + 1)
    return
  }
  if (s.reasons !== null) {
    for (const u of s.zones[ZONE.field]!)
      if (!f.marks.includes(u) && isUnit(s, u) && controllerOf(s, u) === nextSeat(s, f.p, 1)) out.push(u + 1)
    return
  }
  const rest = s.zones[ZONE.field]!.filter(
    (u) => !f.marks.includes(u) && isUnit(s, u) && controllerOf(s, u) === nextSeat(s, f.p, 1),
  )
  for (const u of rest)
    if (
      fillable(
        [...f.marks, u],
        rest.filter((other) => other !== u),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) => !(picked2.length === 0),
        11,
      )
    )
      out.push(u + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card. */
function answers12(s: State, f: TextOfFrame6, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u) && controllerOf(s, u) === nextSeat(s, f.p, 1)) out.push(u + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card. */
function answers13(s: State, f: TextOfFrame7, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u) && controllerOf(s, u) === f.p) out.push(u + 1)
}

/** [bd.samples.3] What may be answered: choose 2 unit cards as marks. */
function answers14(s: State, f: TextOfFrame8, out: number[]): void {
  if (s.announcing === 0) {
    for (const u of s.zones[ZONE.field]!)
      if (!f.marks.includes(u) && isUnit(s, u) && controllerOf(s, u) === nextSeat(s, f.p, 1)) out.push(u + 1)
    return
  }
  if (s.reasons !== null) {
    for (const u of s.zones[ZONE.field]!)
      if (!f.marks.includes(u) && isUnit(s, u) && controllerOf(s, u) === nextSeat(s, f.p, 1)) out.push(u + 1)
    return
  }
  const rest = s.zones[ZONE.field]!.filter(
    (u) => !f.marks.includes(u) && isUnit(s, u) && controllerOf(s, u) === nextSeat(s, f.p, 1),
  )
  for (const u of rest)
    if (
      fillable(
        [...f.marks, u],
        rest.filter((other) => other !== u),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) => picked2.length === 2,
        14,
      )
    )
      out.push(u + 1)
}

/** [bd.fixtures.2] What may be answered: choose an unit card. */
function answers15(s: State, _f: AbilityOfFrame2, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u)) out.push(u + 1)
}

/** [bd.cost.1] What may be answered: choose a card. */
function answers16(s: State, f: PayForFrame, out: number[]): void {
  for (const m of through(s.zones[ZONE.energy + f.p]!, 9))
    if (isSpare(s, m) && PRINTED_COLOR[s.def[m]!]! === f.v) out.push(m + 1)
}

/** [bd.cost.1] What may be answered: choose a card. */
function answers17(s: State, f: PayForFrame, out: number[]): void {
  for (const m of through(s.zones[ZONE.energy + f.p]!, 12)) if (isSpare(s, m)) out.push(m + 1)
}

/** [bd.rules.2] What may be answered: choose an effect. */
function answers19(s: State, f: LineUpFrame, out: number[]): void {
  for (const e of s.zones[ZONE.waiting]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  switch (site) {
    case 1 /* set-up */:
      out.push(1)
      return
    case 2 /* settle-first-player */:
      return answers2(s, f as SettleFirstPlayerFrame, out)
    case 3 /* attack-phase */:
      return offersAtAttackPhase(s, seat, out)
    case 4 /* end-phase */:
      return answers4(s, f as EndPhaseFrame, out)
    case 5 /* discard */:
      return answers5(s, f as DiscardFrame, out)
    case 6 /* text-of */:
      return answers6(s, f as TextOfFrame2, out)
    case 7 /* text-of */:
      return answers7(s, f as TextOfFrame3, out)
    case 8 /* text-of */:
      return answers8(s, f as TextOfEffectFrame8, out)
    case 9 /* text-of */:
      return answers9(s, f as TextOfFrame4, out)
    case 10 /* text-of */:
      return answers10(s, f as TextOfFrame4, out)
    case 11 /* text-of */:
      return answers11(s, f as TextOfFrame5, out)
    case 12 /* text-of */:
      return answers12(s, f as TextOfFrame6, out)
    case 13 /* text-of */:
      return answers13(s, f as TextOfFrame7, out)
    case 14 /* text-of */:
      return answers14(s, f as TextOfFrame8, out)
    case 15 /* ability-of */:
      return answers15(s, f as AbilityOfFrame2, out)
    case 16 /* pay-for */:
      return answers16(s, f as PayForFrame, out)
    case 17 /* pay-for */:
      return answers17(s, f as PayForFrame, out)
    case 18 /* speak */:
      return offersAtSpeak(s, seat, out)
    case 19 /* line-up */:
      return answers19(s, f as LineUpFrame, out)
    case 20 /* block-step */:
      return offersAtBlockStep(s, seat, out)
    case 21 /* shoot */:
      out.push(1)
      return
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = (choice - 1) >> 7
  switch ((choice - 1) & 127) {
    case 26 /* play */:
      return doPlay(s, rest, seat)
    case 32 /* activate */:
      return doActivate(s, rest, seat)
    case 34 /* charge */:
      return charge(s, rest, seat)
    case 48 /* attack-player */:
      return attackPlayer(s, rest & 15, rest >> 4, seat)
    case 49 /* attack-unit */:
      return attackUnit(s, rest & 2047, rest >> 11, seat)
    case 53 /* block */:
      return block(s, rest, seat)
    case 66 /* concede */:
      return concede(s, seat)
  }
}

/** Stops to ask a seat, unless there is nothing to ask. */
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean, picked = -1): void {
  const { legal } = s
  emptied(legal)
  f.answer = 0
  if (seat === NONE) return
  if (picked > 0 && isToldNext(s, f)) return
  list(s, f, site, seat, legal)
  let may = optional
  if (s.announcing > 0) {
    const settled = isSettled(s, SETTLED)
    if (isTrying(s)) {
      askInTrial(s, site, optional, picked)
      if (legal.length > 0 && settled) s.dry = 2
      return
    }
    if (!settled) {
      prune(program, s, picked)
      // Nothing more, or no, is an answer only where the announcement can be completed without.
      may = optional && completable(program, s, (t) => answer(t, 0))
    }
  }
  const only =
    legal.length === 1 &&
    !may &&
    !s.askAll &&
    !(site === 3 /* attack-phase */ || site === 18 /* speak */ || site === 20 /* block-step */)
  if (
    legal.length === 0 &&
    !(s.askAll && (site === 3 /* attack-phase */ || site === 18 /* speak */ || site === 20) /* block-step */)
  )
    return
  if (seat === CHANCE && !s.openChance) {
    f.answer = legal[randomBelow(s, legal.length)]!
    if (s.log !== null) noteChance(s, viewersOf, site, f.answer, legal)
  } else if (only) f.answer = legal[0]!
  else {
    s.ask = site
    s.asked = seat
    s.optional = may
    return
  }
  emptied(legal)
}

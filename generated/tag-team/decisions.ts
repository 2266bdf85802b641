// Compiled from the rules of TagTeam: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { answer, emptied, isSettled, isTrying, randomBelow } from '../../runtime/kernel.ts'
import { through } from '../../runtime/rounds.ts'
import { noteChance } from '../../runtime/log.ts'
import { fillable, seats } from '../../runtime/sets.ts'
import { askInTrial, completable, isToldNext, prune } from '../../runtime/trials.ts'
import { EVENT, PRINTED_COLOR, PRINTED_TIMING, TIMING, ZONE } from './names.ts'
import type {
  AbilityOfFrame2,
  AfterEnterFrame,
  DiscardFrame,
  EndPhaseFrame,
  LayLifeFrame,
  LineUpFrame,
  PayForFrame,
  SettleFirstPlayerFrame,
  State,
  TextOfEffectFrame10,
  TextOfFrame10,
  TextOfFrame11,
  TextOfFrame12,
  TextOfFrame13,
  TextOfFrame14,
  TextOfFrame2,
  TextOfFrame3,
  TextOfFrame4,
  TextOfFrame5,
  TextOfFrame6,
  TextOfFrame7,
  TextOfFrame8,
  TextOfFrame9,
  WhenEnterFrame,
} from './state.ts'
import { viewersOf } from './state.ts'
import {
  allies,
  controllerOf,
  energyPerTurnOf,
  faces,
  isAtLeisure,
  isNormalAbility,
  isQuickAbility,
  isRested,
  isSpare,
  isUnit,
  mayBeMeantBy,
  opposes,
  teamOf,
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
  // [602-1, 602-1a] attack-on-unit
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
  // [802-6.2] quick-cards
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (PRINTED_TIMING[s.def[c]!]! === TIMING.quick) {
      const code = 1 + EVENT.play + 128 * c
      if (!out.includes(code) && canPlay(s, c, seat)) out.push(code)
    }
  }
  // [802-6.4b] normal-cards
  if (isAtLeisure(s, seat)) {
    for (const c of s.zones[ZONE.hand + seat]!) {
      if (PRINTED_TIMING[s.def[c]!]! === TIMING.normal) {
        const code = 1 + EVENT.play + 128 * c
        if (!out.includes(code) && canPlay(s, c, seat)) out.push(code)
      }
    }
  }
  // [802-6.3] quick-abilities
  for (const c of s.zones[ZONE.field]!) {
    if (!isQuickAbility(s, c)) continue
    if (controllerOf(s, c) === seat) {
      const code = 1 + EVENT.activate + 128 * c
      if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
    }
  }
  // [802-6.4c] normal-abilities
  if (isAtLeisure(s, seat)) {
    for (const c of s.zones[ZONE.field]!) {
      if (!isNormalAbility(s, c)) continue
      if (controllerOf(s, c) === seat) {
        const code = 1 + EVENT.activate + 128 * c
        if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
      }
    }
  }
  // [802-6.4a, gap.energy-limit] one-to-energy
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

/** [403-2] What may be answered: choose a player. */
function answers2(s: State, _f: SettleFirstPlayerFrame, out: number[]): void {
  for (const f_ of seats(s)) out.push(f_ + 1)
}

/** [403-3] What may be answered: choose a player. */
function answers3(s: State, f: LayLifeFrame, out: number[]): void {
  for (const f_ of seats(s)) if (teamOf(s, f_) === f.t2) out.push(f_ + 1)
}

/** [bd.turn.6] What may be answered: choose cards as surplus. */
function answers5(s: State, f: EndPhaseFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) if (!f.surplus.includes(c)) out.push(c + 1)
}

/** [bd.draw.3] What may be answered: choose cards as dropped. */
function answers6(s: State, f: DiscardFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) if (!f.dropped.includes(c)) out.push(c + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers7(s: State, f: TextOfFrame2, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** [bd.fixtures.6] What may be answered: choose an unit card. */
function answers8(s: State, f: TextOfFrame3, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u) && opposes(s, controllerOf(s, u), f.p)) out.push(u + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers9(s: State, f: TextOfFrame4, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** [bd.fixtures.1] What may be answered: choose an effect. */
function answers10(s: State, f: TextOfFrame5, out: number[]): void {
  for (const e of s.zones[ZONE.chain]!)
    if (
      seats(s).some(
        (opponent) =>
          opposes(s, opponent, f.p) &&
          mayBeMeantBy(s, opponent, f.c) &&
          (s.effects[e]?.controller ?? NONE) === opponent,
      )
    )
      out.push(e + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers11(s: State, f: TextOfFrame6, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers12(s: State, f: TextOfFrame7, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card. */
function answers13(s: State, f: TextOfEffectFrame10, out: number[]): void {
  for (const u of s.zones[ZONE.field]!)
    if (
      seats(s).some(
        (opponent) =>
          opposes(s, opponent, f.p) &&
          mayBeMeantBy(s, opponent, f.c) &&
          isUnit(s, u) &&
          controllerOf(s, u) === opponent,
      )
    )
      out.push(u + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card as mark. */
function answers14(s: State, _f: TextOfFrame8, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u)) out.push(u + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card as bait. */
function answers15(s: State, f: TextOfFrame8, out: number[]): void {
  for (const u of s.zones[ZONE.field]!)
    if (seats(s).some((ally) => allies(s, ally, f.p) && isUnit(s, u) && controllerOf(s, u) === ally)) out.push(u + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers16(s: State, f: TextOfFrame8, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** [bd.fixtures.1] What may be answered: choose 1 to 2 unit cards as marks. */
function answers17(s: State, f: TextOfFrame9, out: number[]): void {
  if (s.announcing === 0) {
    for (const u of s.zones[ZONE.field]!)
      if (
        !f.marks.includes(u) &&
        seats(s).some(
          (opponent) =>
            opposes(s, opponent, f.p) &&
            mayBeMeantBy(s, opponent, f.c) &&
            isUnit(s, u) &&
            controllerOf(s, u) === opponent,
        )
      )
        out.push(u + 1)
    return
  }
  if (s.reasons !== null) {
    for (const u of s.zones[ZONE.field]!)
      if (
        !f.marks.includes(u) &&
        seats(s).some(
          (opponent) =>
            opposes(s, opponent, f.p) &&
            mayBeMeantBy(s, opponent, f.c) &&
            isUnit(s, u) &&
            controllerOf(s, u) === opponent,
        )
      )
        out.push(u + 1)
    return
  }
  const rest = s.zones[ZONE.field]!.filter(
    (u) =>
      !f.marks.includes(u) &&
      seats(s).some(
        (opponent) =>
          opposes(s, opponent, f.p) &&
          mayBeMeantBy(s, opponent, f.c) &&
          isUnit(s, u) &&
          controllerOf(s, u) === opponent,
      ),
  )
  for (const u of rest)
    if (
      fillable(
        [...f.marks, u],
        rest.filter((other) => other !== u),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) => !(picked2.length === 0),
        17,
      )
    )
      out.push(u + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers18(s: State, f: TextOfFrame9, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card. */
function answers19(s: State, f: TextOfFrame10, out: number[]): void {
  for (const u of s.zones[ZONE.field]!)
    if (
      seats(s).some(
        (opponent) =>
          opposes(s, opponent, f.p) &&
          mayBeMeantBy(s, opponent, f.c) &&
          isUnit(s, u) &&
          controllerOf(s, u) === opponent,
      )
    )
      out.push(u + 1)
}

/** [gap.ally-instruction] What may be answered: ally. */
function answers20(s: State, f: TextOfFrame11, out: number[]): void {
  for (const q of seats(s)) if (allies(s, q, f.p)) out.push(q + 1)
}

/** [bd.fixtures.1] What may be answered: choose an unit card. */
function answers21(s: State, f: TextOfFrame12, out: number[]): void {
  for (const u of s.zones[ZONE.field]!)
    if (seats(s).some((ally) => allies(s, ally, f.p) && isUnit(s, u) && controllerOf(s, u) === ally)) out.push(u + 1)
}

/** [bd.samples.3] What may be answered: choose 2 unit cards as marks. */
function answers22(s: State, f: TextOfFrame13, out: number[]): void {
  if (s.announcing === 0) {
    for (const u of s.zones[ZONE.field]!)
      if (
        !f.marks.includes(u) &&
        seats(s).some(
          (opponent) =>
            opposes(s, opponent, f.p) &&
            mayBeMeantBy(s, opponent, f.c) &&
            isUnit(s, u) &&
            controllerOf(s, u) === opponent,
        )
      )
        out.push(u + 1)
    return
  }
  if (s.reasons !== null) {
    for (const u of s.zones[ZONE.field]!)
      if (
        !f.marks.includes(u) &&
        seats(s).some(
          (opponent) =>
            opposes(s, opponent, f.p) &&
            mayBeMeantBy(s, opponent, f.c) &&
            isUnit(s, u) &&
            controllerOf(s, u) === opponent,
        )
      )
        out.push(u + 1)
    return
  }
  const rest = s.zones[ZONE.field]!.filter(
    (u) =>
      !f.marks.includes(u) &&
      seats(s).some(
        (opponent) =>
          opposes(s, opponent, f.p) &&
          mayBeMeantBy(s, opponent, f.c) &&
          isUnit(s, u) &&
          controllerOf(s, u) === opponent,
      ),
  )
  for (const u of rest)
    if (
      fillable(
        [...f.marks, u],
        rest.filter((other) => other !== u),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) => picked2.length === 2,
        22,
      )
    )
      out.push(u + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers23(s: State, f: TextOfFrame14, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** [bd.fixtures.2] What may be answered: choose an unit card. */
function answers24(s: State, _f: AbilityOfFrame2, out: number[]): void {
  for (const u of s.zones[ZONE.field]!) if (isUnit(s, u)) out.push(u + 1)
}

/** [bd.cost.1] What may be answered: choose a card. */
function answers25(s: State, f: PayForFrame, out: number[]): void {
  for (const m of through(s.zones[ZONE.energy + f.p]!, 9))
    if (isSpare(s, m) && PRINTED_COLOR[s.def[m]!]! === f.v) out.push(m + 1)
}

/** [bd.cost.1] What may be answered: choose a card. */
function answers26(s: State, f: PayForFrame, out: number[]): void {
  for (const m of through(s.zones[ZONE.energy + f.p]!, 12)) if (isSpare(s, m)) out.push(m + 1)
}

/** [1001-2] What may be answered: choose an effect. */
function answers29(s: State, f: LineUpFrame, out: number[]): void {
  for (const e of s.zones[ZONE.waiting]!) if (teamOf(s, s.effects[e]?.controller ?? NONE) === f.t2) out.push(e + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers33(s: State, f: WhenEnterFrame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** [901-1, gap.lasting-by-command] What may be answered: opponent. */
function answers34(s: State, f: AfterEnterFrame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you) && mayBeMeantBy(s, q, f.c)) out.push(q + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  switch (site) {
    case 1 /* set-up */:
      out.push(1)
      return
    case 2 /* settle-first-player */:
      return answers2(s, f as SettleFirstPlayerFrame, out)
    case 3 /* lay-life */:
      return answers3(s, f as LayLifeFrame, out)
    case 4 /* attack-phase */:
      return offersAtAttackPhase(s, seat, out)
    case 5 /* end-phase */:
      return answers5(s, f as EndPhaseFrame, out)
    case 6 /* discard */:
      return answers6(s, f as DiscardFrame, out)
    case 7 /* text-of */:
      return answers7(s, f as TextOfFrame2, out)
    case 8 /* text-of */:
      return answers8(s, f as TextOfFrame3, out)
    case 9 /* text-of */:
      return answers9(s, f as TextOfFrame4, out)
    case 10 /* text-of */:
      return answers10(s, f as TextOfFrame5, out)
    case 11 /* text-of */:
      return answers11(s, f as TextOfFrame6, out)
    case 12 /* text-of */:
      return answers12(s, f as TextOfFrame7, out)
    case 13 /* text-of */:
      return answers13(s, f as TextOfEffectFrame10, out)
    case 14 /* text-of */:
      return answers14(s, f as TextOfFrame8, out)
    case 15 /* text-of */:
      return answers15(s, f as TextOfFrame8, out)
    case 16 /* text-of */:
      return answers16(s, f as TextOfFrame8, out)
    case 17 /* text-of */:
      return answers17(s, f as TextOfFrame9, out)
    case 18 /* text-of */:
      return answers18(s, f as TextOfFrame9, out)
    case 19 /* text-of */:
      return answers19(s, f as TextOfFrame10, out)
    case 20 /* text-of */:
      return answers20(s, f as TextOfFrame11, out)
    case 21 /* text-of */:
      return answers21(s, f as TextOfFrame12, out)
    case 22 /* text-of */:
      return answers22(s, f as TextOfFrame13, out)
    case 23 /* text-of */:
      return answers23(s, f as TextOfFrame14, out)
    case 24 /* ability-of */:
      return answers24(s, f as AbilityOfFrame2, out)
    case 25 /* pay-for */:
      return answers25(s, f as PayForFrame, out)
    case 26 /* pay-for */:
      return answers26(s, f as PayForFrame, out)
    case 27 /* speak */:
      return offersAtSpeak(s, seat, out)
    case 28 /* speak */:
      return offersAtSpeak(s, seat, out)
    case 29 /* line-up */:
      return answers29(s, f as LineUpFrame, out)
    case 30 /* block-step */:
      return offersAtBlockStep(s, seat, out)
    case 31 /* shoot */:
      out.push(1)
      return
    case 32 /* concede */:
      out.push(1)
      return
    case 33 /* enter */:
      return answers33(s, f as WhenEnterFrame, out)
    case 34 /* enter */:
      return answers34(s, f as AfterEnterFrame, out)
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
    !(
      site === 4 /* attack-phase */ ||
      site === 27 /* speak */ ||
      site === 28 /* speak */ ||
      site === 30 /* block-step */
    )
  if (
    legal.length === 0 &&
    !(
      s.askAll &&
      (site === 4 /* attack-phase */ ||
        site === 27 /* speak */ ||
        site === 28 /* speak */ ||
        site === 30) /* block-step */
    )
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

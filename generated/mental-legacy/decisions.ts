// Compiled from the rules of MentalLegacy: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { answer, emptied, fitting, isSettled, isTrying, randomBelow } from '../../runtime/kernel.ts'
import { through } from '../../runtime/rounds.ts'
import { loseSight } from '../../runtime/astray.ts'
import { noteChance } from '../../runtime/log.ts'
import { family, fillable, nextSeat, presentCards, range, seats, union, within } from '../../runtime/sets.ts'
import { askInTrial, completable, isToldNext, prune } from '../../runtime/trials.ts'
import {
  CARD,
  COLOUR,
  COLOUR_VALUES,
  EVENT,
  KEYWORD,
  PRINTED_CYCLING_COST,
  PRINTED_FACES,
  PRINTED_SCAVENGE_COST,
  PRINTED_SPLICE_COST,
  PRINTED_SUPERTYPES,
  PRINTED_SUSPEND_COST,
  ROLE_ON_STACK,
  SUBTYPE,
  SUPERTYPE,
  ZONE,
} from './names.ts'
import type {
  AimActivationFrame,
  AimAnywhereFrame,
  AimCreatureFrame,
  AimFrame11,
  AimFrame12,
  AimFrame14,
  AimFrame15,
  AimFrame16,
  AimFrame17,
  AimFrame18,
  AimFrame19,
  AimFrame2,
  AimFrame22,
  AimFrame25,
  AimFrame33,
  AimFrame34,
  AimFrame37,
  AimFrame5,
  AimPlayerFrame,
  AimSecondCreatureFrame,
  AimSpellOnStackFrame,
  BanishWithFrame,
  CastEffectFrame2,
  ChooseFaceFrame,
  ChooseXFrame,
  CleanupStepFrame,
  DrawForTurnEffectFrame,
  DrawnEffectFrame2,
  EatCreatureFrame,
  EatLandFrame,
  EatSpellFrame,
  EmptyGraveFrame,
  FeedFrame,
  GiveFreelyEffectFrame,
  ImitateFrame,
  LegendRuleFrame,
  PayColouredFrame,
  PayGrantedFrame,
  PayInsteadFrame2,
  PayInsteadFrame3,
  PayInsteadFrame4,
  PaySymbolFrame,
  PlaceTriggerFrame,
  ScavengeFrame,
  SettleInsteadFrame,
  SpellEffectFrame23,
  SpellEffectFrame24,
  SpellEffectFrame25,
  SpliceOntoFrame,
  State,
  StrikeWithFrame,
  TurnUpFrame,
  UnmakeFrame,
  WhenEnter4Frame,
} from './state.ts'
import { HOLDS_CARDS, viewersOf } from './state.ts'
import {
  availableOf,
  callsFor,
  canUse,
  castableOf,
  coloursOf,
  formsOf,
  grantedWaysOf,
  has,
  hasMana,
  isAtEase,
  isAttacking,
  isCreature,
  isFaceDown,
  isInstantOrSorcery,
  isLandCard,
  isNewlyDrawn,
  isOf,
  isPermanentCard,
  isSource,
  isTapped,
  reaches,
  waysOf,
  yieldsOf,
} from './facts.ts'
import {
  SETTLED,
  canAttack,
  canBanishWith,
  canBlock,
  canCast,
  canCycle,
  canEatCreature,
  canEatLand,
  canEatSpell,
  canEmptyGrave,
  canFeed,
  canGiveFreely,
  canPayColoured,
  canPayLife,
  canPlayLand,
  canScavenge,
  canSuspend,
  canTurnUp,
  canUnmake,
  doAttack,
  doBanishWith,
  doBlock,
  doCast,
  doCycle,
  doEatCreature,
  doEatLand,
  doEatSpell,
  doEmptyGrave,
  doFeed,
  doGiveFreely,
  doPlayLand,
  doScavenge,
  doSuspend,
  doTurnUp,
  doUnmake,
  program,
  tapForMana,
} from './events.ts'

/** What a seat may do at `priority`. */
function offersAtPriority(s: State, seat: number, out: number[]): void {
  // [mtg.605.1] may-tap-for-mana
  if (s.options[0] === 1 /* mana-payment */) {
    for (const c of s.zones[ZONE.battlefield + seat]!) {
      if (!isSource(s, c)) continue
      for (const v of yieldsOf(s, c)) {
        out.push(1 + EVENT['tap-for-mana'] + 128 * (c + 2048 * v))
      }
    }
  }
  // [mtg.305.2] may-play-land
  if (isAtEase(s, seat)) {
    for (const c of s.zones[ZONE.hand + seat]!) {
      if (isLandCard(s, c)) {
        if (canPlayLand(s, c, seat)) out.push(1 + EVENT['play-land'] + 128 * c)
      }
    }
  }
  // [mtg.601.1] may-cast
  for (const c of castableOf(s, seat)) {
    for (const d of formsOf(s, c, seat)) {
      for (const w of through(waysOf(s, c, d), 50)) {
        if (canCast(s, c, d, w, seat)) out.push(1 + EVENT.cast + 128 * (c + 2048 * (d + 2048 * w)))
      }
    }
  }
  // [mtg.702.36] may-turn-up
  for (const c of s.zones[ZONE.battlefield + seat]!) {
    if (isFaceDown(s, c)) {
      if (canTurnUp(s, c, seat)) out.push(1 + EVENT['turn-up'] + 128 * c)
    }
  }
  // [mtg.702.28] may-cycle
  if (availableOf(s, seat) > 0) {
    for (const c of s.zones[ZONE.hand + seat]!) {
      if (!(PRINTED_CYCLING_COST[s.def[c]!]!.length === 0)) {
        if (canCycle(s, c, seat)) out.push(1 + EVENT.cycle + 128 * c)
      }
    }
  }
  // [mtg.702.61] may-suspend
  if (availableOf(s, seat) > 0) {
    for (const c of s.zones[ZONE.hand + seat]!) {
      if (!(PRINTED_SUSPEND_COST[s.def[c]!]!.length === 0)) {
        if (canSuspend(s, c, seat)) out.push(1 + EVENT.suspend + 128 * c)
      }
    }
  }
  // [mtg.702.96] may-scavenge
  if (isAtEase(s, seat)) {
    for (const c of s.zones[ZONE.graveyard + seat]!) {
      if (!(PRINTED_SCAVENGE_COST[s.def[c]!]!.length === 0)) {
        if (canScavenge(s, c, seat)) out.push(1 + EVENT.scavenge + 128 * c)
      }
    }
  }
  // [mtg.cards.1] may-unmake
  for (const this_ of s.zones[ZONE.battlefield + seat]!) {
    if (
      s.def[this_]! === CARD['エレンドラ谷の大魔導師'] &&
      s.place[this_] === ZONE.battlefield + seat &&
      canUse(s, seat, this_)
    ) {
      if (canUnmake(s, this_, seat)) out.push(1 + EVENT.unmake + 128 * this_)
    }
  }
  // [mtg.cards.1] may-eat-land
  for (const this_ of s.zones[ZONE.battlefield + seat]!) {
    if (
      s.def[this_]! === CARD['死儀礼のシャーマン'] &&
      s.place[this_] === ZONE.battlefield + seat &&
      !isTapped(s, this_)
    ) {
      if (canEatLand(s, this_, seat)) out.push(1 + EVENT['eat-land'] + 128 * this_)
    }
  }
  // [mtg.cards.1] may-eat-spell
  if (hasMana(s, seat, COLOUR.black)) {
    for (const this_ of s.zones[ZONE.battlefield + seat]!) {
      if (
        s.def[this_]! === CARD['死儀礼のシャーマン'] &&
        s.place[this_] === ZONE.battlefield + seat &&
        !isTapped(s, this_)
      ) {
        if (canEatSpell(s, this_, seat)) out.push(1 + EVENT['eat-spell'] + 128 * this_)
      }
    }
  }
  // [mtg.cards.1] may-eat-creature
  if (hasMana(s, seat, COLOUR.green)) {
    for (const this_ of s.zones[ZONE.battlefield + seat]!) {
      if (
        s.def[this_]! === CARD['死儀礼のシャーマン'] &&
        s.place[this_] === ZONE.battlefield + seat &&
        !isTapped(s, this_)
      ) {
        if (canEatCreature(s, this_, seat)) out.push(1 + EVENT['eat-creature'] + 128 * this_)
      }
    }
  }
  // [mtg.cards.1] may-feed
  for (const this_ of s.zones[ZONE.battlefield + seat]!) {
    if (s.def[this_]! === CARD['漁る軟泥'] && s.place[this_] === ZONE.battlefield + seat && canUse(s, seat, this_)) {
      if (canFeed(s, this_, seat)) out.push(1 + EVENT.feed + 128 * this_)
    }
  }
  // [mtg.cards.1] may-banish-with
  for (const this_ of s.zones[ZONE.battlefield + seat]!) {
    if (
      s.def[this_]! === CARD['レガシーの兵器'] &&
      s.place[this_] === ZONE.battlefield + seat &&
      canUse(s, seat, this_)
    ) {
      if (canBanishWith(s, this_, seat)) out.push(1 + EVENT['banish-with'] + 128 * this_)
    }
  }
  // [mtg.cards.1] may-empty-grave
  for (const this_ of s.zones[ZONE.battlefield + seat]!) {
    if (
      s.def[this_]! === CARD['トーモッドの墓所'] &&
      s.place[this_] === ZONE.battlefield + seat &&
      !isTapped(s, this_)
    ) {
      if (canEmptyGrave(s, this_, seat)) out.push(1 + EVENT['empty-grave'] + 128 * this_)
    }
  }
  // [mtg.cards.2] may-give-freely
  for (const this_ of s.zones[ZONE.battlefield + seat]!) {
    if (s.def[this_]! === CARD['惜しみない手'] && s.place[this_] === ZONE.battlefield + seat && !isTapped(s, this_)) {
      if (canGiveFreely(s, this_, seat)) out.push(1 + EVENT['give-freely'] + 128 * this_)
    }
  }
}

/** What a seat may do at `let-cast`. */
function offersAtLetCast(s: State, seat: number, out: number[]): void {
  // [mtg.601.3] may-cast-2
  for (const c of presentCards(s)) {
    for (const d of formsOf(s, c, seat)) {
      for (const w of through(grantedWaysOf(s), 51)) {
        if (c === s.offered2 && w === s.offeredWay) {
          if (canCast(s, c, d, w, seat)) out.push(1 + EVENT.cast + 128 * (c + 2048 * (d + 2048 * w)))
        }
      }
    }
  }
}

/** What a seat may do at `declare-attackers`. */
function offersAtDeclareAttackers(s: State, seat: number, out: number[]): void {
  // [mtg.508.1] may-attack
  for (const a of s.zones[ZONE.battlefield + seat]!) {
    if (!isCreature(s, a)) continue
    if (canAttack(s, a, seat)) out.push(1 + EVENT.attack + 128 * a)
  }
}

/** What a seat may do at `declare-blockers`. */
function offersAtDeclareBlockers(s: State, seat: number, out: number[]): void {
  // [mtg.509.1] may-block
  for (const a of family(s, ZONE.battlefield)) {
    if (!isAttacking(s, a)) continue
    for (const b of s.zones[ZONE.battlefield + seat]!) {
      if (!isCreature(s, b)) continue
      if (s.place[a] === ZONE.battlefield + s.turnPlayer) {
        if (canBlock(s, a, b, seat)) out.push(1 + EVENT.block + 128 * (a + 2048 * b))
      }
    }
  }
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(_s: State, _site: number, _seat: number, _code: number, _reasons: number[]): void {}

/** [mtg.616.1] What may be answered: choose an effect. */
function answers1(s: State, _f: SettleInsteadFrame, out: number[]): void {
  for (const e of s.zones[ZONE.applicable]!) out.push(e + 1)
}

/** [mtg.107.4] What may be answered: choose one of these. */
function answers2(s: State, f: PaySymbolFrame, out: number[]): void {
  if (canPayColoured(s, f.s_, f.p)) out.push(1)
  if (canPayLife(s, 2, f.p)) out.push(2)
}

/** [mtg.107.4] What may be answered: choose a colour. */
function answers3(s: State, f: PayColouredFrame, out: number[]): void {
  for (const v of COLOUR_VALUES) if (callsFor(s, f.s_, v) && hasMana(s, f.p, v)) out.push(v + 1)
}

/** [mtg.603.3] What may be answered: choose an effect. */
function answers5(s: State, f: PlaceTriggerFrame, out: number[]): void {
  for (const e of s.zones[ZONE.waiting]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** [mtg.514.1] What may be answered: choose a card. */
function answers6(s: State, f: CleanupStepFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) out.push(c + 1)
}

/** [mtg.708.3] What may be answered: choose a definition. */
function answers8(s: State, f: ChooseFaceFrame, out: number[]): void {
  for (const h of PRINTED_FACES[s.def[f.c]!]!) out.push(h + 1)
}

/** [mtg.pool.1] What may be answered: choose a creature card. */
function answers10(s: State, f: AimFrame2, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield))
    if (isCreature(s, t2) && !coloursOf(s, t2).includes(COLOUR.black) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.2] What may be answered: choose a card. */
function answers11(s: State, f: AimFrame5, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield)) if (reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers12(s: State, f: AimFrame11, out: number[]): void {
  for (const t2 of s.zones[ZONE.battlefield + f.p]!) if (isLandCard(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers13(s: State, f: AimFrame11, out: number[]): void {
  for (const u of family(s, ZONE.battlefield))
    if (isLandCard(s, u) && !(s.place[u] === ZONE.battlefield + f.p) && reaches(s, f.c, u)) out.push(u + 1)
}

/** [mtg.cards.1] What may be answered: choose one of these. */
function answers14(_s: State, _f: AimFrame12, out: number[]): void {
  if (true) out.push(1)
  if (true) out.push(2)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers15(s: State, f: AimFrame14, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield)) if (reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 2 creature cards as burnt. */
function answers16(s: State, f: AimFrame15, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield))
    if (!f.burnt.includes(t2) && isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 2 players as scorched. */
function answers17(s: State, f: AimFrame15, out: number[]): void {
  if (s.announcing === 0) {
    for (const q of seats(s)) if (!f.scorched.includes(q)) out.push(q + 1)
    return
  }
  if (s.reasons !== null) {
    for (const q of seats(s)) if (!f.scorched.includes(q)) out.push(q + 1)
    return
  }
  const rest = seats(s).filter((q) => !f.scorched.includes(q))
  for (const q of rest)
    if (
      fillable(
        [...f.scorched, q],
        rest.filter((other) => other !== q),
        [f.atLeast3, f.atMost4],
        (picked2: number[]) => f.burnt.length + picked2.length >= 1 && f.burnt.length + picked2.length <= 2,
        17,
      )
    )
      out.push(q + 1)
}

/** [mtg.cards.1] What may be answered: choose a creature card. */
function answers18(s: State, f: AimFrame16, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield))
    if (isCreature(s, t2) && has(s, t2, KEYWORD.flying) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers19(s: State, f: AimFrame17, out: number[]): void {
  for (const t2 of s.zones[ZONE.graveyard + f.p]!) if (reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 3 cards as wanted. */
function answers20(s: State, f: AimFrame18, out: number[]): void {
  for (const t2 of s.zones[ZONE.graveyard + f.p]!)
    if (!f.wanted2.includes(t2) && isLandCard(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers21(s: State, f: AimFrame19, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield)) if (!isLandCard(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 4 creature cards as burnt. */
function answers22(s: State, f: AimFrame22, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield))
    if (!f.burnt.includes(t2) && isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 2 players as scorched. */
function answers23(s: State, f: AimFrame22, out: number[]): void {
  for (const q of seats(s)) if (!f.scorched.includes(q)) out.push(q + 1)
}

/** [mtg.cards.1] What may be answered: choose a player. */
function answers24(s: State, f: AimFrame25, out: number[]): void {
  for (const q of seats(s)) if (q === nextSeat(s, f.p, 1)) out.push(q + 1)
}

/** [mtg.cards.1] What may be answered: choose an effect. */
function answers25(s: State, _f: AimFrame33, out: number[]): void {
  for (const e of s.zones[ZONE.pile]!)
    if (
      (s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-activation'] &&
      isPermanentCard(s, s.def[s.effects[e]?.source ?? NONE]!)
    )
      out.push(e + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers26(s: State, f: AimFrame34, out: number[]): void {
  for (const s_ of family(s, ZONE.stack))
    if (
      s_ !== f.c &&
      reaches(s, f.c, s_) &&
      union(s.targets[s_]!, s.secondTargets[s_]!).some(
        (t2) => isCreature(s, t2) && within(s.place[t2]!, ZONE.battlefield),
      )
    )
      out.push(s_ + 1)
}

/** [mtg.cards.1] What may be answered: choose an effect. */
function answers27(s: State, f: AimFrame37, out: number[]): void {
  for (const e of s.zones[ZONE.pile]!)
    if ((s.aims[e] ?? []).some((t2) => s.place[t2] === ZONE.battlefield + f.p)) out.push(e + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers28(s: State, f: PayInsteadFrame2, out: number[]): void {
  for (const d of s.zones[ZONE.hand + f.p]!) if (coloursOf(s, d).includes(COLOUR.red)) out.push(d + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers29(s: State, f: PayInsteadFrame3, out: number[]): void {
  for (const d of s.zones[ZONE.battlefield + f.p]!) if (isOf(s, d, SUBTYPE.island)) out.push(d + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers30(s: State, f: PayInsteadFrame4, out: number[]): void {
  for (const d of s.zones[ZONE.hand + f.p]!) if (coloursOf(s, d).includes(COLOUR.blue)) out.push(d + 1)
}

/** [mtg.107.3] What may be answered: choose a number. */
function answers31(s: State, f: ChooseXFrame, out: number[]): void {
  for (const n of through(range(0, availableOf(s, f.p), 13), 14))
    out.push(fitting(n, -1000000, 2147483647, 'choose a number') + 1000001)
}

/** [mtg.115.1] What may be answered: choose a creature card. */
function answers32(s: State, f: AimCreatureFrame, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield)) if (isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.115.1] What may be answered: choose a player. */
function answers33(s: State, _f: AimPlayerFrame, out: number[]): void {
  for (const q of seats(s)) out.push(q + 1)
}

/** [mtg.115.1] What may be answered: choose one of these. */
function answers34(_s: State, _f: AimAnywhereFrame, out: number[]): void {
  if (true) out.push(1)
  if (true) out.push(2)
}

/** [mtg.cards.1] What may be answered: choose 1 card as kept. */
function answers35(_s: State, f: SpellEffectFrame23, out: number[]): void {
  for (const c of f.seen) if (!f.kept2.includes(c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers36(_s: State, f: SpellEffectFrame23, out: number[]): void {
  for (const c of f.rest2) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers37(s: State, f: SpellEffectFrame24, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.q]!) if (!isLandCard(s, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 1 card as taken. */
function answers38(_s: State, f: SpellEffectFrame25, out: number[]): void {
  for (const c of f.seen) if (!f.taken.includes(c)) out.push(c + 1)
}

/** [mtg.118.9] What may be answered: choose a card. */
function answers41(s: State, f: PayGrantedFrame, out: number[]): void {
  for (const d of s.zones[ZONE.hand + f.p]!) if (isLandCard(s, d)) out.push(d + 1)
}

/** [mtg.702.36] What may be answered: choose a card. */
function answers42(s: State, f: TurnUpFrame, out: number[]): void {
  for (const d of through(s.zones[ZONE.hand + f.p]!, 19)) out.push(d + 1)
}

/** [mtg.702.46] What may be answered: choose 0 to 3 cards as shown. */
function answers43(s: State, f: SpliceOntoFrame, out: number[]): void {
  for (const s_ of s.zones[ZONE.hand + f.p]!)
    if (!f.shown2.includes(s_) && !(PRINTED_SPLICE_COST[s.def[s_]!]!.length === 0)) out.push(s_ + 1)
}

/** [mtg.702.96] What may be answered: choose a creature card. */
function answers44(s: State, f: ScavengeFrame, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield)) if (isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.704.5j] What may be answered: choose a card. */
function answers45(s: State, f: LegendRuleFrame, out: number[]): void {
  for (const c of s.zones[ZONE.battlefield + f.p]!)
    if (
      PRINTED_SUPERTYPES[s.def[c]!]!.includes(SUPERTYPE.legendary) &&
      s.zones[ZONE.battlefield + f.p]!.some((d) => d !== c && s.def[d]! === s.def[c]!)
    )
      out.push(c + 1)
}

/** [mtg.510.1] What may be answered: choose a card. */
function answers48(_s: State, f: StrikeWithFrame, out: number[]): void {
  for (const b of f.rest2) out.push(b + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers49(s: State, f: UnmakeFrame, out: number[]): void {
  for (const s_ of family(s, ZONE.stack)) if (!isCreature(s, s_) && reaches(s, f.this_, s_)) out.push(s_ + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers50(s: State, f: EatLandFrame, out: number[]): void {
  for (const c of family(s, ZONE.graveyard)) if (isLandCard(s, c) && reaches(s, f.this_, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a colour. */
function answers51(_s: State, _f: EatLandFrame, out: number[]): void {
  for (const v of COLOUR_VALUES) out.push(v + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers52(s: State, f: EatSpellFrame, out: number[]): void {
  for (const c of family(s, ZONE.graveyard)) if (isInstantOrSorcery(s, c) && reaches(s, f.this_, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a creature card. */
function answers53(s: State, f: EatCreatureFrame, out: number[]): void {
  for (const c of family(s, ZONE.graveyard)) if (isCreature(s, c) && reaches(s, f.this_, c)) out.push(c + 1)
}

/** [mtg.706.2] What may be answered: choose a creature card. */
function answers54(s: State, f: ImitateFrame, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield)) if (isCreature(s, t2) && t2 !== f.c) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers55(s: State, f: FeedFrame, out: number[]): void {
  for (const c of family(s, ZONE.graveyard)) if (reaches(s, f.this_, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers56(s: State, f: AimSpellOnStackFrame, out: number[]): void {
  for (const s_ of family(s, ZONE.stack)) if (s_ !== f.c && reaches(s, f.c, s_)) out.push(s_ + 1)
}

/** [mtg.cards.1] What may be answered: choose an effect. */
function answers57(s: State, _f: AimActivationFrame, out: number[]): void {
  for (const e of s.zones[ZONE.pile]!)
    if ((s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-activation']) out.push(e + 1)
}

/** [mtg.702.101] What may be answered: choose a creature card. */
function answers59(s: State, f: AimSecondCreatureFrame, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield)) if (isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers60(s: State, f: BanishWithFrame, out: number[]): void {
  for (const t2 of family(s, ZONE.battlefield)) if (reaches(s, f.this_, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a player. */
function answers61(s: State, _f: EmptyGraveFrame, out: number[]): void {
  for (const q of seats(s)) out.push(q + 1)
}

/** [mtg.cards.2] What may be answered: choose a card. */
function answers63(s: State, f: GiveFreelyEffectFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.you]!) out.push(c + 1)
}

/** [mtg.702.84] What may be answered: choose a card. */
function answers65(s: State, f: CastEffectFrame2, out: number[]): void {
  for (const c of f.dug) if (within(s.place[c]!, ZONE.exile)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers67(s: State, f: WhenEnter4Frame, out: number[]): void {
  for (const c of s.zones[ZONE.graveyard + f.you]!) if (isInstantOrSorcery(s, c) && reaches(s, f.c, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. */
function answers70(s: State, f: DrawForTurnEffectFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.you]!) if (isNewlyDrawn(s, c)) out.push(c + 1)
}

/** [mtg.cards.2] What may be answered: choose a card. */
function answers72(s: State, f: DrawnEffectFrame2, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) if (c !== f.c) out.push(c + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  switch (site) {
    case 1 /* settle-instead */:
      return answers1(s, f as SettleInsteadFrame, out)
    case 2 /* pay-symbol */:
      return answers2(s, f as PaySymbolFrame, out)
    case 3 /* pay-coloured */:
      return answers3(s, f as PayColouredFrame, out)
    case 4 /* priority */:
      return offersAtPriority(s, seat, out)
    case 5 /* place-trigger */:
      return answers5(s, f as PlaceTriggerFrame, out)
    case 6 /* cleanup-step */:
      return answers6(s, f as CleanupStepFrame, out)
    case 7 /* choose-face */:
      out.push(1)
      return
    case 8 /* choose-face */:
      return answers8(s, f as ChooseFaceFrame, out)
    case 9 /* choose-options */:
      out.push(1)
      return
    case 10 /* aim */:
      return answers10(s, f as AimFrame2, out)
    case 11 /* aim */:
      return answers11(s, f as AimFrame5, out)
    case 12 /* aim */:
      return answers12(s, f as AimFrame11, out)
    case 13 /* aim */:
      return answers13(s, f as AimFrame11, out)
    case 14 /* aim */:
      return answers14(s, f as AimFrame12, out)
    case 15 /* aim */:
      return answers15(s, f as AimFrame14, out)
    case 16 /* aim */:
      return answers16(s, f as AimFrame15, out)
    case 17 /* aim */:
      return answers17(s, f as AimFrame15, out)
    case 18 /* aim */:
      return answers18(s, f as AimFrame16, out)
    case 19 /* aim */:
      return answers19(s, f as AimFrame17, out)
    case 20 /* aim */:
      return answers20(s, f as AimFrame18, out)
    case 21 /* aim */:
      return answers21(s, f as AimFrame19, out)
    case 22 /* aim */:
      return answers22(s, f as AimFrame22, out)
    case 23 /* aim */:
      return answers23(s, f as AimFrame22, out)
    case 24 /* aim */:
      return answers24(s, f as AimFrame25, out)
    case 25 /* aim */:
      return answers25(s, f as AimFrame33, out)
    case 26 /* aim */:
      return answers26(s, f as AimFrame34, out)
    case 27 /* aim */:
      return answers27(s, f as AimFrame37, out)
    case 28 /* pay-instead */:
      return answers28(s, f as PayInsteadFrame2, out)
    case 29 /* pay-instead */:
      return answers29(s, f as PayInsteadFrame3, out)
    case 30 /* pay-instead */:
      return answers30(s, f as PayInsteadFrame4, out)
    case 31 /* choose-x */:
      return answers31(s, f as ChooseXFrame, out)
    case 32 /* aim-creature */:
      return answers32(s, f as AimCreatureFrame, out)
    case 33 /* aim-player */:
      return answers33(s, f as AimPlayerFrame, out)
    case 34 /* aim-anywhere */:
      return answers34(s, f as AimAnywhereFrame, out)
    case 35 /* spell-effect */:
      return answers35(s, f as SpellEffectFrame23, out)
    case 36 /* spell-effect */:
      return answers36(s, f as SpellEffectFrame23, out)
    case 37 /* spell-effect */:
      return answers37(s, f as SpellEffectFrame24, out)
    case 38 /* spell-effect */:
      return answers38(s, f as SpellEffectFrame25, out)
    case 39 /* let-cast */:
      return offersAtLetCast(s, seat, out)
    case 40 /* let-cast */:
      return offersAtLetCast(s, seat, out)
    case 41 /* pay-granted */:
      return answers41(s, f as PayGrantedFrame, out)
    case 42 /* turn-up */:
      return answers42(s, f as TurnUpFrame, out)
    case 43 /* splice-onto */:
      return answers43(s, f as SpliceOntoFrame, out)
    case 44 /* scavenge */:
      return answers44(s, f as ScavengeFrame, out)
    case 45 /* legend-rule */:
      return answers45(s, f as LegendRuleFrame, out)
    case 46 /* declare-attackers */:
      return offersAtDeclareAttackers(s, seat, out)
    case 47 /* declare-blockers */:
      return offersAtDeclareBlockers(s, seat, out)
    case 48 /* strike-with */:
      return answers48(s, f as StrikeWithFrame, out)
    case 49 /* unmake */:
      return answers49(s, f as UnmakeFrame, out)
    case 50 /* eat-land */:
      return answers50(s, f as EatLandFrame, out)
    case 51 /* eat-land */:
      return answers51(s, f as EatLandFrame, out)
    case 52 /* eat-spell */:
      return answers52(s, f as EatSpellFrame, out)
    case 53 /* eat-creature */:
      return answers53(s, f as EatCreatureFrame, out)
    case 54 /* imitate */:
      return answers54(s, f as ImitateFrame, out)
    case 55 /* feed */:
      return answers55(s, f as FeedFrame, out)
    case 56 /* aim-spell-on-stack */:
      return answers56(s, f as AimSpellOnStackFrame, out)
    case 57 /* aim-activation */:
      return answers57(s, f as AimActivationFrame, out)
    case 58 /* tax */:
      out.push(1)
      return
    case 59 /* aim-second-creature */:
      return answers59(s, f as AimSecondCreatureFrame, out)
    case 60 /* banish-with */:
      return answers60(s, f as BanishWithFrame, out)
    case 61 /* empty-grave */:
      return answers61(s, f as EmptyGraveFrame, out)
    case 62 /* keep-or-return */:
      out.push(1)
      return
    case 63 /* give-freely */:
      return answers63(s, f as GiveFreelyEffectFrame, out)
    case 64 /* draw-one */:
      out.push(1)
      return
    case 65 /* cast */:
      return answers65(s, f as CastEffectFrame2, out)
    case 66 /* drawn */:
      out.push(1)
      return
    case 67 /* enter */:
      return answers67(s, f as WhenEnter4Frame, out)
    case 68 /* enter */:
      out.push(1)
      return
    case 69 /* draw-for-turn */:
      out.push(1)
      return
    case 70 /* draw-for-turn */:
      return answers70(s, f as DrawForTurnEffectFrame, out)
    case 71 /* move */:
      out.push(1)
      return
    case 72 /* drawn */:
      return answers72(s, f as DrawnEffectFrame2, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = Math.floor((choice - 1) / 128)
  switch ((choice - 1) % 128) {
    case 25 /* tap-for-mana */:
      return tapForMana(s, rest % 2048, Math.floor(rest / 2048), seat)
    case 53 /* play-land */:
      return doPlayLand(s, rest, seat)
    case 55 /* cast */:
      return doCast(s, rest % 2048, Math.floor(rest / 2048) % 2048, Math.floor(rest / 4194304), seat)
    case 80 /* turn-up */:
      return doTurnUp(s, rest, seat)
    case 81 /* cycle */:
      return doCycle(s, rest, seat)
    case 82 /* suspend */:
      return doSuspend(s, rest, seat)
    case 88 /* scavenge */:
      return doScavenge(s, rest, seat)
    case 99 /* attack */:
      return doAttack(s, rest, seat)
    case 101 /* block */:
      return doBlock(s, rest % 2048, Math.floor(rest / 2048), seat)
    case 105 /* unmake */:
      return doUnmake(s, rest, seat)
    case 106 /* eat-land */:
      return doEatLand(s, rest, seat)
    case 107 /* eat-spell */:
      return doEatSpell(s, rest, seat)
    case 108 /* eat-creature */:
      return doEatCreature(s, rest, seat)
    case 110 /* feed */:
      return doFeed(s, rest, seat)
    case 119 /* banish-with */:
      return doBanishWith(s, rest, seat)
    case 120 /* empty-grave */:
      return doEmptyGrave(s, rest, seat)
    case 123 /* give-freely */:
      return doGiveFreely(s, rest, seat)
  }
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 65: 1 }

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
      site === 4 /* priority */ ||
      site === 39 /* let-cast */ ||
      site === 40 /* let-cast */ ||
      site === 46 /* declare-attackers */ ||
      site === 47 /* declare-blockers */
    )
  if (
    legal.length === 0 &&
    !(
      s.askAll &&
      (site === 4 /* priority */ ||
        site === 39 /* let-cast */ ||
        site === 40 /* let-cast */ ||
        site === 46 /* declare-attackers */ ||
        site === 47) /* declare-blockers */
    )
  )
    return
  if (seat === CHANCE && site in CARD_OF_CHANCE)
    loseSight(
      s,
      legal.map((each) => each - CARD_OF_CHANCE[site]!),
      HOLDS_CARDS,
    )
  if (seat === CHANCE && !s.openChance) {
    f.answer = legal[randomBelow(s, legal.length)]!
    if (s.log !== null) noteChance(s, viewersOf, site, f.answer, legal, CARD_OF_CHANCE[site])
  } else if (only) f.answer = legal[0]!
  else {
    s.ask = site
    s.asked = seat
    s.optional = may
    return
  }
  emptied(legal)
}

// Compiled from the rules of Magic: decisions. Change the rules, not this file.
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
  doTapForMana,
  doTurnUp,
  doUnmake,
  program,
} from './events.ts'

/** What a seat may do at `priority`. */
function permitsAtPriority(s: State, seat: number, out: number[]): void {
  // [mtg.605.1] may-tap-for-mana (magic/mana.rules:12)
  if (s.options[0] === 1 /* mana-payment */) {
    for (const c of s.zones[ZONE['battlefield'] + seat]!) {
      if (!isSource(s, c)) continue
      for (const v of yieldsOf(s, c)) {
        out.push(1 + EVENT['tap-for-mana'] + 128 * (c + 2048 * v))
      }
    }
  }
  // [mtg.305.2] may-play-land (magic/turn.rules:97)
  if (isAtEase(s, seat)) {
    for (const c of s.zones[ZONE['hand'] + seat]!) {
      if (isLandCard(s, c)) {
        if (canPlayLand(s, c, seat)) out.push(1 + EVENT['play-land'] + 128 * c)
      }
    }
  }
  // [mtg.601.1] may-cast (magic/casting.rules:10)
  for (const c of castableOf(s, seat)) {
    for (const d of formsOf(s, c, seat)) {
      for (const w of through(waysOf(s, c, d), 50)) {
        if (canCast(s, c, d, w, seat)) out.push(1 + EVENT['cast'] + 128 * (c + 2048 * (d + 2048 * w)))
      }
    }
  }
  // [mtg.702.36] may-turn-up (magic/keywords.rules:83)
  for (const c of s.zones[ZONE['battlefield'] + seat]!) {
    if (isFaceDown(s, c)) {
      if (canTurnUp(s, c, seat)) out.push(1 + EVENT['turn-up'] + 128 * c)
    }
  }
  // [mtg.702.28] may-cycle (magic/keywords.rules:96)
  if (availableOf(s, seat) > 0) {
    for (const c of s.zones[ZONE['hand'] + seat]!) {
      if (!(PRINTED_CYCLING_COST[s.def[c]!]!.length === 0)) {
        if (canCycle(s, c, seat)) out.push(1 + EVENT['cycle'] + 128 * c)
      }
    }
  }
  // [mtg.702.61] may-suspend (magic/keywords.rules:110)
  if (availableOf(s, seat) > 0) {
    for (const c of s.zones[ZONE['hand'] + seat]!) {
      if (!(PRINTED_SUSPEND_COST[s.def[c]!]!.length === 0)) {
        if (canSuspend(s, c, seat)) out.push(1 + EVENT['suspend'] + 128 * c)
      }
    }
  }
  // [mtg.702.96] may-scavenge (magic/keywords.rules:237)
  if (isAtEase(s, seat)) {
    for (const c of s.zones[ZONE['graveyard'] + seat]!) {
      if (!(PRINTED_SCAVENGE_COST[s.def[c]!]!.length === 0)) {
        if (canScavenge(s, c, seat)) out.push(1 + EVENT['scavenge'] + 128 * c)
      }
    }
  }
  // [mtg.cards.1] may-unmake (magic/cards-creatures.rules:29)
  for (const this_ of s.zones[ZONE['battlefield'] + seat]!) {
    if (
      s.def[this_]! === CARD['エレンドラ谷の大魔導師'] &&
      s.place[this_] === ZONE['battlefield'] + seat &&
      canUse(s, seat, this_)
    ) {
      if (canUnmake(s, this_, seat)) out.push(1 + EVENT['unmake'] + 128 * this_)
    }
  }
  // [mtg.cards.1] may-eat-land (magic/cards-creatures.rules:104)
  for (const this_ of s.zones[ZONE['battlefield'] + seat]!) {
    if (
      s.def[this_]! === CARD['死儀礼のシャーマン'] &&
      s.place[this_] === ZONE['battlefield'] + seat &&
      !isTapped(s, this_)
    ) {
      if (canEatLand(s, this_, seat)) out.push(1 + EVENT['eat-land'] + 128 * this_)
    }
  }
  // [mtg.cards.1] may-eat-spell (magic/cards-creatures.rules:117)
  if (hasMana(s, seat, COLOUR['black'])) {
    for (const this_ of s.zones[ZONE['battlefield'] + seat]!) {
      if (
        s.def[this_]! === CARD['死儀礼のシャーマン'] &&
        s.place[this_] === ZONE['battlefield'] + seat &&
        !isTapped(s, this_)
      ) {
        if (canEatSpell(s, this_, seat)) out.push(1 + EVENT['eat-spell'] + 128 * this_)
      }
    }
  }
  // [mtg.cards.1] may-eat-creature (magic/cards-creatures.rules:131)
  if (hasMana(s, seat, COLOUR['green'])) {
    for (const this_ of s.zones[ZONE['battlefield'] + seat]!) {
      if (
        s.def[this_]! === CARD['死儀礼のシャーマン'] &&
        s.place[this_] === ZONE['battlefield'] + seat &&
        !isTapped(s, this_)
      ) {
        if (canEatCreature(s, this_, seat)) out.push(1 + EVENT['eat-creature'] + 128 * this_)
      }
    }
  }
  // [mtg.cards.1] may-feed (magic/cards-creatures.rules:205)
  for (const this_ of s.zones[ZONE['battlefield'] + seat]!) {
    if (s.def[this_]! === CARD['漁る軟泥'] && s.place[this_] === ZONE['battlefield'] + seat && canUse(s, seat, this_)) {
      if (canFeed(s, this_, seat)) out.push(1 + EVENT['feed'] + 128 * this_)
    }
  }
  // [mtg.cards.1] may-banish-with (magic/cards-permanents.rules:8)
  for (const this_ of s.zones[ZONE['battlefield'] + seat]!) {
    if (
      s.def[this_]! === CARD['レガシーの兵器'] &&
      s.place[this_] === ZONE['battlefield'] + seat &&
      canUse(s, seat, this_)
    ) {
      if (canBanishWith(s, this_, seat)) out.push(1 + EVENT['banish-with'] + 128 * this_)
    }
  }
  // [mtg.cards.1] may-empty-grave (magic/cards-permanents.rules:37)
  for (const this_ of s.zones[ZONE['battlefield'] + seat]!) {
    if (
      s.def[this_]! === CARD['トーモッドの墓所'] &&
      s.place[this_] === ZONE['battlefield'] + seat &&
      !isTapped(s, this_)
    ) {
      if (canEmptyGrave(s, this_, seat)) out.push(1 + EVENT['empty-grave'] + 128 * this_)
    }
  }
  // [mtg.cards.2] may-give-freely (magic/cards-own.rules:126)
  for (const this_ of s.zones[ZONE['battlefield'] + seat]!) {
    if (
      s.def[this_]! === CARD['惜しみない手'] &&
      s.place[this_] === ZONE['battlefield'] + seat &&
      !isTapped(s, this_)
    ) {
      if (canGiveFreely(s, this_, seat)) out.push(1 + EVENT['give-freely'] + 128 * this_)
    }
  }
}

/** What a seat may do at `priority`; of that, what it must do if able. */
function offersAtPriority(s: State, seat: number, out: number[]): void {
  permitsAtPriority(s, seat, out)
}

/** The obligation at `priority` that leaves a permitted move out. */
function obligationsAtPriority(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtPriority(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `let-cast`. */
function permitsAtLetCast(s: State, seat: number, out: number[]): void {
  // [mtg.601.3] may-cast-2 (magic/keywords.rules:35)
  for (const c of presentCards(s)) {
    for (const d of formsOf(s, c, seat)) {
      for (const w of through(grantedWaysOf(s), 51)) {
        if (c === s.offered2 && w === s.offeredWay) {
          if (canCast(s, c, d, w, seat)) out.push(1 + EVENT['cast'] + 128 * (c + 2048 * (d + 2048 * w)))
        }
      }
    }
  }
}

/** What a seat may do at `let-cast`; of that, what it must do if able. */
function offersAtLetCast(s: State, seat: number, out: number[]): void {
  permitsAtLetCast(s, seat, out)
}

/** The obligation at `let-cast` that leaves a permitted move out. */
function obligationsAtLetCast(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtLetCast(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `declare-attackers`. */
function permitsAtDeclareAttackers(s: State, seat: number, out: number[]): void {
  // [mtg.508.1] may-attack (magic/combat.rules:27)
  for (const a of s.zones[ZONE['battlefield'] + seat]!) {
    if (!isCreature(s, a)) continue
    if (canAttack(s, a, seat)) out.push(1 + EVENT['attack'] + 128 * a)
  }
}

/** What a seat may do at `declare-attackers`; of that, what it must do if able. */
function offersAtDeclareAttackers(s: State, seat: number, out: number[]): void {
  permitsAtDeclareAttackers(s, seat, out)
}

/** The obligation at `declare-attackers` that leaves a permitted move out. */
function obligationsAtDeclareAttackers(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtDeclareAttackers(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `declare-blockers`. */
function permitsAtDeclareBlockers(s: State, seat: number, out: number[]): void {
  // [mtg.509.1] may-block (magic/combat.rules:43)
  for (const a of family(s, ZONE['battlefield'])) {
    if (!isAttacking(s, a)) continue
    for (const b of s.zones[ZONE['battlefield'] + seat]!) {
      if (!isCreature(s, b)) continue
      if (s.place[a] === ZONE['battlefield'] + s.turnPlayer) {
        if (canBlock(s, a, b, seat)) out.push(1 + EVENT['block'] + 128 * (a + 2048 * b))
      }
    }
  }
}

/** What a seat may do at `declare-blockers`; of that, what it must do if able. */
function offersAtDeclareBlockers(s: State, seat: number, out: number[]): void {
  permitsAtDeclareBlockers(s, seat, out)
}

/** The obligation at `declare-blockers` that leaves a permitted move out. */
function obligationsAtDeclareBlockers(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtDeclareBlockers(s, seat, out)
  if (!out.includes(code)) return
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(s: State, site: number, seat: number, code: number, reasons: number[]): void {
  switch (site) {
    case 4:
      return obligationsAtPriority(s, seat, code, reasons)
    case 39:
    case 40:
      return obligationsAtLetCast(s, seat, code, reasons)
    case 46:
      return obligationsAtDeclareAttackers(s, seat, code, reasons)
    case 47:
      return obligationsAtDeclareBlockers(s, seat, code, reasons)
  }
}

/** [mtg.616.1] What may be answered: choose an effect. (magic/zones.rules:73) */
function answers1(s: State, _f: SettleInsteadFrame, out: number[]): void {
  for (const e of s.zones[ZONE['applicable']]!) out.push(e + 1)
}

/** [mtg.107.4] What may be answered: choose one of these. (magic/mana.rules:67) */
function answers2(s: State, f: PaySymbolFrame, out: number[]): void {
  if (canPayColoured(s, f.s_, f.p)) out.push(1)
  if (canPayLife(s, 2, f.p)) out.push(2)
}

/** [mtg.107.4] What may be answered: choose a colour. (magic/mana.rules:74) */
function answers3(s: State, f: PayColouredFrame, out: number[]): void {
  for (const v of COLOUR_VALUES) if (callsFor(s, f.s_, v) && hasMana(s, f.p, v)) out.push(v + 1)
}

/** [mtg.603.3] What may be answered: choose an effect. (magic/priority.rules:60) */
function answers5(s: State, f: PlaceTriggerFrame, out: number[]): void {
  for (const e of s.zones[ZONE['waiting']]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** [mtg.514.1] What may be answered: choose a card. (magic/turn.rules:75) */
function answers6(s: State, f: CleanupStepFrame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.p]!) out.push(c + 1)
}

/** [mtg.708.3] What may be answered: choose a definition. (magic/casting.rules:106) */
function answers8(s: State, f: ChooseFaceFrame, out: number[]): void {
  for (const h of PRINTED_FACES[s.def[f.c]!]!) out.push(h + 1)
}

/** [mtg.pool.1] What may be answered: choose a creature card. (magic/pool.rules:76) */
function answers10(s: State, f: AimFrame2, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield']))
    if (isCreature(s, t2) && !coloursOf(s, t2).includes(COLOUR['black']) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.2] What may be answered: choose a card. (magic/cards-own.rules:218) */
function answers11(s: State, f: AimFrame5, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-split.rules:98) */
function answers12(s: State, f: AimFrame11, out: number[]): void {
  for (const t2 of s.zones[ZONE['battlefield'] + f.p]!) if (isLandCard(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-split.rules:98) */
function answers13(s: State, f: AimFrame11, out: number[]): void {
  for (const u of family(s, ZONE['battlefield']))
    if (isLandCard(s, u) && !(s.place[u] === ZONE['battlefield'] + f.p) && reaches(s, f.c, u)) out.push(u + 1)
}

/** [mtg.cards.1] What may be answered: choose one of these. (magic/cards-split.rules:58) */
function answers14(_s: State, _f: AimFrame12, out: number[]): void {
  if (true) out.push(1)
  if (true) out.push(2)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-split.rules:23) */
function answers15(s: State, f: AimFrame14, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 2 creature cards as burnt. (magic/cards-split.rules:11) */
function answers16(s: State, f: AimFrame15, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield']))
    if (!f.burnt.includes(t2) && isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 2 players as scorched. (magic/cards-split.rules:11) */
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

/** [mtg.cards.1] What may be answered: choose a creature card. (magic/cards-spells.rules:210) */
function answers18(s: State, f: AimFrame16, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield']))
    if (isCreature(s, t2) && has(s, t2, KEYWORD['flying']) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-spells.rules:200) */
function answers19(s: State, f: AimFrame17, out: number[]): void {
  for (const t2 of s.zones[ZONE['graveyard'] + f.p]!) if (reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 3 cards as wanted. (magic/cards-spells.rules:174) */
function answers20(s: State, f: AimFrame18, out: number[]): void {
  for (const t2 of s.zones[ZONE['graveyard'] + f.p]!)
    if (!f.wanted2.includes(t2) && isLandCard(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-spells.rules:162) */
function answers21(s: State, f: AimFrame19, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (!isLandCard(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 4 creature cards as burnt. (magic/cards-spells.rules:99) */
function answers22(s: State, f: AimFrame22, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield']))
    if (!f.burnt.includes(t2) && isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 2 players as scorched. (magic/cards-spells.rules:99) */
function answers23(s: State, f: AimFrame22, out: number[]): void {
  for (const q of seats(s)) if (!f.scorched.includes(q)) out.push(q + 1)
}

/** [mtg.cards.1] What may be answered: choose a player. (magic/cards-spells.rules:59) */
function answers24(s: State, f: AimFrame25, out: number[]): void {
  for (const q of seats(s)) if (q === nextSeat(s, f.p, 1)) out.push(q + 1)
}

/** [mtg.cards.1] What may be answered: choose an effect. (magic/cards-counterspells.rules:154) */
function answers25(s: State, _f: AimFrame33, out: number[]): void {
  for (const e of s.zones[ZONE['pile']]!)
    if (
      (s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-activation'] &&
      isPermanentCard(s, s.def[s.effects[e]?.source ?? NONE]!)
    )
      out.push(e + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-counterspells.rules:142) */
function answers26(s: State, f: AimFrame34, out: number[]): void {
  for (const s_ of family(s, ZONE['stack']))
    if (
      s_ !== f.c &&
      reaches(s, f.c, s_) &&
      union(s.targets[s_]!, s.secondTargets[s_]!).some(
        (t2) => isCreature(s, t2) && within(s.place[t2]!, ZONE['battlefield']),
      )
    )
      out.push(s_ + 1)
}

/** [mtg.cards.1] What may be answered: choose an effect. (magic/cards-counterspells.rules:94) */
function answers27(s: State, f: AimFrame37, out: number[]): void {
  for (const e of s.zones[ZONE['pile']]!)
    if ((s.aims[e] ?? []).some((t2) => s.place[t2] === ZONE['battlefield'] + f.p)) out.push(e + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-spells.rules:116) */
function answers28(s: State, f: PayInsteadFrame2, out: number[]): void {
  for (const d of s.zones[ZONE['hand'] + f.p]!) if (coloursOf(s, d).includes(COLOUR['red'])) out.push(d + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-counterspells.rules:114) */
function answers29(s: State, f: PayInsteadFrame3, out: number[]): void {
  for (const d of s.zones[ZONE['battlefield'] + f.p]!) if (isOf(s, d, SUBTYPE['island'])) out.push(d + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-counterspells.rules:21) */
function answers30(s: State, f: PayInsteadFrame4, out: number[]): void {
  for (const d of s.zones[ZONE['hand'] + f.p]!) if (coloursOf(s, d).includes(COLOUR['blue'])) out.push(d + 1)
}

/** [mtg.107.3] What may be answered: choose a number. (magic/casting.rules:124) */
function answers31(s: State, f: ChooseXFrame, out: number[]): void {
  for (const n of through(range(0, availableOf(s, f.p), 13), 14))
    out.push(fitting(n, -1000000, 2147483647, 'choose a number') + 1000001)
}

/** [mtg.115.1] What may be answered: choose a creature card. (magic/casting.rules:185) */
function answers32(s: State, f: AimCreatureFrame, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.115.1] What may be answered: choose a player. (magic/casting.rules:188) */
function answers33(s: State, _f: AimPlayerFrame, out: number[]): void {
  for (const q of seats(s)) out.push(q + 1)
}

/** [mtg.115.1] What may be answered: choose one of these. (magic/casting.rules:191) */
function answers34(_s: State, _f: AimAnywhereFrame, out: number[]): void {
  if (true) out.push(1)
  if (true) out.push(2)
}

/** [mtg.cards.1] What may be answered: choose 1 card as kept. (magic/cards-spells.rules:132) */
function answers35(_s: State, f: SpellEffectFrame23, out: number[]): void {
  for (const c of f.seen) if (!f.kept2.includes(c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-spells.rules:132) */
function answers36(_s: State, f: SpellEffectFrame23, out: number[]): void {
  for (const c of f.rest2) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-spells.rules:75) */
function answers37(s: State, f: SpellEffectFrame24, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.q]!) if (!isLandCard(s, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose 0 to 1 card as taken. (magic/cards-spells.rules:62) */
function answers38(_s: State, f: SpellEffectFrame25, out: number[]): void {
  for (const c of f.seen) if (!f.taken.includes(c)) out.push(c + 1)
}

/** [mtg.118.9] What may be answered: choose a card. (magic/keywords.rules:41) */
function answers41(s: State, f: PayGrantedFrame, out: number[]): void {
  for (const d of s.zones[ZONE['hand'] + f.p]!) if (isLandCard(s, d)) out.push(d + 1)
}

/** [mtg.702.36] What may be answered: choose a card. (magic/keywords.rules:84) */
function answers42(s: State, f: TurnUpFrame, out: number[]): void {
  for (const d of through(s.zones[ZONE['hand'] + f.p]!, 19)) out.push(d + 1)
}

/** [mtg.702.46] What may be answered: choose 0 to 3 cards as shown. (magic/keywords.rules:229) */
function answers43(s: State, f: SpliceOntoFrame, out: number[]): void {
  for (const s_ of s.zones[ZONE['hand'] + f.p]!)
    if (!f.shown2.includes(s_) && !(PRINTED_SPLICE_COST[s.def[s_]!]!.length === 0)) out.push(s_ + 1)
}

/** [mtg.702.96] What may be answered: choose a creature card. (magic/keywords.rules:239) */
function answers44(s: State, f: ScavengeFrame, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.704.5j] What may be answered: choose a card. (magic/state-based.rules:47) */
function answers45(s: State, f: LegendRuleFrame, out: number[]): void {
  for (const c of s.zones[ZONE['battlefield'] + f.p]!)
    if (
      PRINTED_SUPERTYPES[s.def[c]!]!.includes(SUPERTYPE['legendary']) &&
      s.zones[ZONE['battlefield'] + f.p]!.some((d) => d !== c && s.def[d]! === s.def[c]!)
    )
      out.push(c + 1)
}

/** [mtg.510.1] What may be answered: choose a card. (magic/combat.rules:62) */
function answers48(_s: State, f: StrikeWithFrame, out: number[]): void {
  for (const b of f.rest2) out.push(b + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-creatures.rules:29) */
function answers49(s: State, f: UnmakeFrame, out: number[]): void {
  for (const s_ of family(s, ZONE['stack'])) if (!isCreature(s, s_) && reaches(s, f.this_, s_)) out.push(s_ + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-creatures.rules:104) */
function answers50(s: State, f: EatLandFrame, out: number[]): void {
  for (const c of family(s, ZONE['graveyard'])) if (isLandCard(s, c) && reaches(s, f.this_, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a colour. (magic/cards-creatures.rules:104) */
function answers51(_s: State, _f: EatLandFrame, out: number[]): void {
  for (const v of COLOUR_VALUES) out.push(v + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-creatures.rules:117) */
function answers52(s: State, f: EatSpellFrame, out: number[]): void {
  for (const c of family(s, ZONE['graveyard'])) if (isInstantOrSorcery(s, c) && reaches(s, f.this_, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a creature card. (magic/cards-creatures.rules:131) */
function answers53(s: State, f: EatCreatureFrame, out: number[]): void {
  for (const c of family(s, ZONE['graveyard'])) if (isCreature(s, c) && reaches(s, f.this_, c)) out.push(c + 1)
}

/** [mtg.706.2] What may be answered: choose a creature card. (magic/cards-creatures.rules:187) */
function answers54(s: State, f: ImitateFrame, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (isCreature(s, t2) && t2 !== f.c) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-creatures.rules:205) */
function answers55(s: State, f: FeedFrame, out: number[]): void {
  for (const c of family(s, ZONE['graveyard'])) if (reaches(s, f.this_, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-counterspells.rules:3) */
function answers56(s: State, f: AimSpellOnStackFrame, out: number[]): void {
  for (const s_ of family(s, ZONE['stack'])) if (s_ !== f.c && reaches(s, f.c, s_)) out.push(s_ + 1)
}

/** [mtg.cards.1] What may be answered: choose an effect. (magic/cards-counterspells.rules:8) */
function answers57(s: State, _f: AimActivationFrame, out: number[]): void {
  for (const e of s.zones[ZONE['pile']]!)
    if ((s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-activation']) out.push(e + 1)
}

/** [mtg.702.101] What may be answered: choose a creature card. (magic/cards-split.rules:67) */
function answers59(s: State, f: AimSecondCreatureFrame, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-permanents.rules:8) */
function answers60(s: State, f: BanishWithFrame, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (reaches(s, f.this_, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a player. (magic/cards-permanents.rules:37) */
function answers61(s: State, _f: EmptyGraveFrame, out: number[]): void {
  for (const q of seats(s)) out.push(q + 1)
}

/** [mtg.cards.2] What may be answered: choose a card. (magic/cards-own.rules:130) */
function answers63(s: State, f: GiveFreelyEffectFrame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.you]!) out.push(c + 1)
}

/** [mtg.702.84] What may be answered: choose a card. (magic/keywords.rules:154) */
function answers65(s: State, f: CastEffectFrame2, out: number[]): void {
  for (const c of f.dug) if (within(s.place[c]!, ZONE['exile'])) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-creatures.rules:170) */
function answers67(s: State, f: WhenEnter4Frame, out: number[]): void {
  for (const c of s.zones[ZONE['graveyard'] + f.you]!)
    if (isInstantOrSorcery(s, c) && reaches(s, f.c, c)) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a card. (magic/cards-permanents.rules:60) */
function answers70(s: State, f: DrawForTurnEffectFrame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.you]!) if (isNewlyDrawn(s, c)) out.push(c + 1)
}

/** [mtg.cards.2] What may be answered: choose a card. (magic/cards-own.rules:150) */
function answers72(s: State, f: DrawnEffectFrame2, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.p]!) if (c !== f.c) out.push(c + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  void f
  void seat
  switch (site) {
    case 1:
      return answers1(s, f as SettleInsteadFrame, out)
    case 2:
      return answers2(s, f as PaySymbolFrame, out)
    case 3:
      return answers3(s, f as PayColouredFrame, out)
    case 4:
      return offersAtPriority(s, seat, out)
    case 5:
      return answers5(s, f as PlaceTriggerFrame, out)
    case 6:
      return answers6(s, f as CleanupStepFrame, out)
    case 7:
      out.push(1)
      return
    case 8:
      return answers8(s, f as ChooseFaceFrame, out)
    case 9:
      out.push(1)
      return
    case 10:
      return answers10(s, f as AimFrame2, out)
    case 11:
      return answers11(s, f as AimFrame5, out)
    case 12:
      return answers12(s, f as AimFrame11, out)
    case 13:
      return answers13(s, f as AimFrame11, out)
    case 14:
      return answers14(s, f as AimFrame12, out)
    case 15:
      return answers15(s, f as AimFrame14, out)
    case 16:
      return answers16(s, f as AimFrame15, out)
    case 17:
      return answers17(s, f as AimFrame15, out)
    case 18:
      return answers18(s, f as AimFrame16, out)
    case 19:
      return answers19(s, f as AimFrame17, out)
    case 20:
      return answers20(s, f as AimFrame18, out)
    case 21:
      return answers21(s, f as AimFrame19, out)
    case 22:
      return answers22(s, f as AimFrame22, out)
    case 23:
      return answers23(s, f as AimFrame22, out)
    case 24:
      return answers24(s, f as AimFrame25, out)
    case 25:
      return answers25(s, f as AimFrame33, out)
    case 26:
      return answers26(s, f as AimFrame34, out)
    case 27:
      return answers27(s, f as AimFrame37, out)
    case 28:
      return answers28(s, f as PayInsteadFrame2, out)
    case 29:
      return answers29(s, f as PayInsteadFrame3, out)
    case 30:
      return answers30(s, f as PayInsteadFrame4, out)
    case 31:
      return answers31(s, f as ChooseXFrame, out)
    case 32:
      return answers32(s, f as AimCreatureFrame, out)
    case 33:
      return answers33(s, f as AimPlayerFrame, out)
    case 34:
      return answers34(s, f as AimAnywhereFrame, out)
    case 35:
      return answers35(s, f as SpellEffectFrame23, out)
    case 36:
      return answers36(s, f as SpellEffectFrame23, out)
    case 37:
      return answers37(s, f as SpellEffectFrame24, out)
    case 38:
      return answers38(s, f as SpellEffectFrame25, out)
    case 39:
      return offersAtLetCast(s, seat, out)
    case 40:
      return offersAtLetCast(s, seat, out)
    case 41:
      return answers41(s, f as PayGrantedFrame, out)
    case 42:
      return answers42(s, f as TurnUpFrame, out)
    case 43:
      return answers43(s, f as SpliceOntoFrame, out)
    case 44:
      return answers44(s, f as ScavengeFrame, out)
    case 45:
      return answers45(s, f as LegendRuleFrame, out)
    case 46:
      return offersAtDeclareAttackers(s, seat, out)
    case 47:
      return offersAtDeclareBlockers(s, seat, out)
    case 48:
      return answers48(s, f as StrikeWithFrame, out)
    case 49:
      return answers49(s, f as UnmakeFrame, out)
    case 50:
      return answers50(s, f as EatLandFrame, out)
    case 51:
      return answers51(s, f as EatLandFrame, out)
    case 52:
      return answers52(s, f as EatSpellFrame, out)
    case 53:
      return answers53(s, f as EatCreatureFrame, out)
    case 54:
      return answers54(s, f as ImitateFrame, out)
    case 55:
      return answers55(s, f as FeedFrame, out)
    case 56:
      return answers56(s, f as AimSpellOnStackFrame, out)
    case 57:
      return answers57(s, f as AimActivationFrame, out)
    case 58:
      out.push(1)
      return
    case 59:
      return answers59(s, f as AimSecondCreatureFrame, out)
    case 60:
      return answers60(s, f as BanishWithFrame, out)
    case 61:
      return answers61(s, f as EmptyGraveFrame, out)
    case 62:
      out.push(1)
      return
    case 63:
      return answers63(s, f as GiveFreelyEffectFrame, out)
    case 64:
      out.push(1)
      return
    case 65:
      return answers65(s, f as CastEffectFrame2, out)
    case 66:
      out.push(1)
      return
    case 67:
      return answers67(s, f as WhenEnter4Frame, out)
    case 68:
      out.push(1)
      return
    case 69:
      out.push(1)
      return
    case 70:
      return answers70(s, f as DrawForTurnEffectFrame, out)
    case 71:
      out.push(1)
      return
    case 72:
      return answers72(s, f as DrawnEffectFrame2, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = Math.floor((choice - 1) / 128)
  void rest
  void seat
  void s
  switch ((choice - 1) % 128) {
    case 25 /* tap-for-mana */:
      return doTapForMana(s, rest % 2048, Math.floor(rest / 2048), seat)
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

/** Stops to ask a seat, unless there is nothing to ask. */
/** What is added to a card that chance chooses, by site. */
const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 65: 1 }
const KINDS = [
  '',
  'choose',
  'one-of',
  'choose',
  'act',
  'choose',
  'choose',
  'may',
  'choose',
  'may',
  'choose',
  'choose',
  'choose',
  'choose',
  'one-of',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'one-of',
  'choose',
  'choose',
  'choose',
  'choose',
  'act',
  'act',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'act',
  'act',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'may',
  'choose',
  'choose',
  'choose',
  'may',
  'choose',
  'may',
  'choose',
  'may',
  'choose',
  'may',
  'may',
  'choose',
  'may',
  'choose',
]
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
  const only = legal.length === 1 && !may && !s.askAll && KINDS[site] !== 'act'
  if (legal.length === 0 && !(s.askAll && KINDS[site] === 'act')) return
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

// Compiled from the rules of YuGiOh: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { answer, apart, emptied, isSettled, isTrying, randomBelow } from '../../runtime/kernel.ts'
import { loseSight } from '../../runtime/astray.ts'
import { noteChance } from '../../runtime/log.ts'
import { countOf, family, fillable, same, sumOf, union, within } from '../../runtime/sets.ts'
import { askInTrial, completable, isToldNext, prune } from '../../runtime/trials.ts'
import {
  ATTRIBUTE,
  CARD,
  EVENT,
  POSITION,
  PRINTED_MATERIAL_CARDS,
  PRINTED_MATERIAL_RACES,
  RACE,
  ZONE,
} from './names.ts'
import type {
  AfterStandbyFrame,
  BeginAllFrame,
  BurstFrame,
  CallSistersEffectFrame,
  CarryOutFrame10,
  CarryOutFrame11,
  CarryOutFrame12,
  CarryOutFrame13,
  CarryOutFrame14,
  CarryOutFrame15,
  CarryOutFrame17,
  CarryOutFrame18,
  CarryOutFrame19,
  CarryOutFrame20,
  CarryOutFrame21,
  CarryOutFrame5,
  CreateLightFrame,
  EndPhaseFrame,
  GatherFrame,
  GatherFrame2,
  GatherFrame3,
  GatherFrame4,
  GatherFrame5,
  GatherFrame6,
  GiveTributesFrame,
  ImpersonateFrame,
  LineUpFrame,
  PeerEffectFrame,
  PeerFrame,
  PrepareFrame2,
  PrepareFrame3,
  PrepareFrame4,
  PrepareFrame5,
  PrepareFrame6,
  PrepareFrame7,
  SpecialSummonFrame,
  State,
  WhenArrive2Frame,
  WhenArrive3Frame,
  WhenArriveFrame,
  WhenDeclareAttackFrame,
  WhenDestroyFrame,
  WhenMoveFrame,
  WhenNormalSummonFrame,
} from './state.ts'
import { HOLDS_CARDS, viewersOf } from './state.ts'
import {
  allUnlikeOf,
  attackOf,
  attackersOf,
  attributeNowOf,
  declarableOf,
  defenceOf,
  foeOf,
  inCategoryOf,
  isDestined,
  isEffectMonster,
  isFaceUp,
  isFusionMonster,
  isMonster,
  isNegated,
  isQuick,
  isSetDown,
  isSpell,
  isTrap,
  isTuned,
  levelNowOf,
  mentions,
  namedOf,
  originallyOf,
  raceNowOf,
  xyzSistersOf,
} from './facts.ts'
import {
  SETTLED,
  canActivate,
  canAttack,
  canAttackDirectly,
  canBeginAll,
  canBurst,
  canCallSisters,
  canChangePosition,
  canCreateLight,
  canImpersonate,
  canNormalSummon,
  canPeer,
  canSetCard,
  canSetMonster,
  canSummonFromExtra,
  canTryFuse,
  doActivate,
  doAttack,
  doAttackDirectly,
  doBeginAll,
  doBurst,
  doCallSisters,
  doChangePosition,
  doCreateLight,
  doImpersonate,
  doNormalSummon,
  doPeer,
  doSetCard,
  doSetMonster,
  doSummonFromExtra,
  program,
} from './events.ts'

/** What a seat may do at `main-phase`. */
function offersAtMainPhase(s: State, seat: number, out: number[]): void {
  // [ygo.spell.1] may-activate
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (!isSpell(s, c)) continue
    const code = 1 + EVENT.activate + 128 * c
    if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
  }
  // [ygo.spell.1] may-activate-2
  for (const c of s.zones[ZONE.backrow + seat]!) {
    if (!isSpell(s, c)) continue
    if (isSetDown(s, c) && !isQuick(s, c)) {
      const code = 1 + EVENT.activate + 128 * c
      if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
    }
  }
  // [ygo.spell.2] may-activate-3
  for (const c of s.zones[ZONE.backrow + seat]!) {
    if (!isQuick(s, c)) continue
    if (isSetDown(s, c) && s.laid2[c]! < s.turnNumber) {
      const code = 1 + EVENT.activate + 128 * c
      if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
    }
  }
  // [ygo.trap.1] may-set-card
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (isSpell(s, c) || isTrap(s, c)) {
      if (canSetCard(s, c, seat)) out.push(1 + EVENT['set-card'] + 128 * c)
    }
  }
  // [ygo.summon.1] may-normal-summon
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (!isMonster(s, c)) continue
    if (canNormalSummon(s, c, seat)) out.push(1 + EVENT['normal-summon'] + 128 * c)
  }
  // [ygo.summon.1] may-set-monster
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (!isMonster(s, c)) continue
    if (canSetMonster(s, c, seat)) out.push(1 + EVENT['set-monster'] + 128 * c)
  }
  // [ygo.summon.6] may-change-position
  for (const c of s.zones[ZONE.monsters + seat]!) {
    if (canChangePosition(s, c, seat)) out.push(1 + EVENT['change-position'] + 128 * c)
  }
  // [ygo.synchro.1] may-summon-from-extra
  for (const f_ of s.zones[ZONE.extra + seat]!) {
    if (!isFusionMonster(s, f_)) {
      if (canSummonFromExtra(s, f_, seat)) out.push(1 + EVENT['summon-from-extra'] + 128 * f_)
    }
  }
  // [ygo.cards.4] may-call-sisters
  for (const this_ of s.zones[ZONE.hand + seat]!) {
    if (s.def[this_]! === CARD['《エクソシスター・マルファ》'] && s.place[this_] === ZONE.hand + seat) {
      if (canCallSisters(s, this_, seat)) out.push(1 + EVENT['call-sisters'] + 128 * this_)
    }
  }
  // [ygo.cards.4] may-peer
  if (!((s.zones[ZONE.hand + foeOf(s, seat)] ?? []).length === 0)) {
    for (const this_ of s.zones[ZONE.monsters + seat]!) {
      if (
        s.def[this_]! === CARD['《N・マリン・ドルフィン》'] &&
        s.place[this_] === ZONE.monsters + seat &&
        isFaceUp(s, this_) &&
        !isNegated(s, this_)
      ) {
        if (canPeer(s, this_, seat)) out.push(1 + EVENT.peer + 128 * this_)
      }
    }
  }
  // [ygo.cards.4] may-impersonate
  for (const this_ of s.zones[ZONE.monsters + seat]!) {
    if (
      s.def[this_]! === CARD['《ファントム・オブ・カオス》'] &&
      s.place[this_] === ZONE.monsters + seat &&
      isFaceUp(s, this_) &&
      !isNegated(s, this_)
    ) {
      if (canImpersonate(s, this_, seat)) out.push(1 + EVENT.impersonate + 128 * this_)
    }
  }
  // [ygo.cards.6] may-create-light
  for (const this_ of s.zones[ZONE.hand + seat]!) {
    if (s.def[this_]! === CARD['《光の創造神 ホルアクティ》'] && s.place[this_] === ZONE.hand + seat) {
      if (canCreateLight(s, this_, seat)) out.push(1 + EVENT['create-light'] + 128 * this_)
    }
  }
  // [ygo.cards.6] may-begin-all
  for (const this_ of s.zones[ZONE.hand + seat]!) {
    if (s.def[this_]! === CARD['《万物創世龍》'] && s.place[this_] === ZONE.hand + seat) {
      if (canBeginAll(s, this_, seat)) out.push(1 + EVENT['begin-all'] + 128 * this_)
    }
  }
}

/** What a seat may do at `window`. */
function offersAtWindow(s: State, seat: number, out: number[]): void {
  // [ygo.spell.2] may-activate-3
  for (const c of s.zones[ZONE.backrow + seat]!) {
    if (!isQuick(s, c)) continue
    if (isSetDown(s, c) && s.laid2[c]! < s.turnNumber) {
      const code = 1 + EVENT.activate + 128 * c
      if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
    }
  }
  // [ygo.spell.2] may-activate-4
  if (s.turnPlayer === seat) {
    for (const c of s.zones[ZONE.hand + seat]!) {
      if (!isSpell(s, c)) continue
      if (isQuick(s, c)) {
        const code = 1 + EVENT.activate + 128 * c
        if (!out.includes(code) && canActivate(s, c, seat)) out.push(code)
      }
    }
  }
  // [ygo.cards.5] may-burst
  for (const this_ of s.zones[ZONE.monsters + seat]!) {
    if (
      s.def[this_]! === CARD['《D-HERO デストロイフェニックスガイ》'] &&
      s.place[this_] === ZONE.monsters + seat &&
      isFaceUp(s, this_) &&
      !isNegated(s, this_)
    ) {
      if (canBurst(s, this_, seat)) out.push(1 + EVENT.burst + 128 * this_)
    }
  }
}

/** What a seat may do at `battle-phase`. */
function offersAtBattlePhase(s: State, seat: number, out: number[]): void {
  // [ygo.battle.1] may-attack
  for (const d of s.zones[ZONE.monsters + foeOf(s, seat)] ?? []) {
    for (const a of attackersOf(s, seat)) {
      if (canAttack(s, d, a, seat)) out.push(1 + EVENT.attack + 128 * (d + 2048 * a))
    }
  }
  // [ygo.battle.1] may-attack-directly
  if ((s.zones[ZONE.monsters + foeOf(s, seat)] ?? []).length === 0) {
    for (const a of attackersOf(s, seat)) {
      if (canAttackDirectly(s, a, seat)) out.push(1 + EVENT['attack-directly'] + 128 * a)
    }
  }
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(_s: State, _site: number, _seat: number, _code: number, _reasons: number[]): void {}

/** [ygo.turn.6] What may be answered: choose a card. */
function answers2(s: State, f: EndPhaseFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) out.push(c + 1)
}

/** [ygo.chain.2] What may be answered: choose an effect. */
function answers4(s: State, f: LineUpFrame, out: number[]): void {
  for (const e of s.zones[ZONE.waiting]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** [ygo.cards.7] What may be answered: choose a card. */
function answers6(s: State, f: PrepareFrame2, out: number[]): void {
  for (const c of s.justCome)
    if (s.place[c] === ZONE.monsters + foeOf(s, f.p) && attackOf(s, c) >= 1200) out.push(c + 1)
}

/** [ygo.cards.7] What may be answered: choose a card. */
function answers7(s: State, f: PrepareFrame3, out: number[]): void {
  for (const c of s.zones[ZONE.monsters + foeOf(s, f.p)] ?? []) out.push(c + 1)
}

/** [ygo.cards.3] What may be answered: choose a card. */
function answers8(s: State, f: PrepareFrame4, out: number[]): void {
  for (const c of s.zones[ZONE.monsters + f.p]!) if (raceNowOf(s, c) === RACE.dragon) out.push(c + 1)
}

/** [ygo.cards.3] What may be answered: choose a card. */
function answers9(s: State, _f: PrepareFrame5, out: number[]): void {
  for (const c of s.justCome) if (within(s.place[c]!, ZONE.monsters) && attackOf(s, c) <= 1000) out.push(c + 1)
}

/** [ygo.cards.2] What may be answered: choose a monster card. */
function answers10(s: State, f: PrepareFrame6, out: number[]): void {
  for (const m of s.zones[ZONE.monsters + f.p]!)
    if (isMonster(s, m) && isFaceUp(s, m) && inCategoryOf(s, m, 82 /* 'ブラック・マジシャン' */, f.c)) out.push(m + 1)
}

/** [ygo.cards.2] What may be answered: choose a monster card. */
function answers11(s: State, f: PrepareFrame7, out: number[]): void {
  for (const m of s.zones[ZONE.monsters + f.p]!)
    if (isMonster(s, m) && isFaceUp(s, m) && raceNowOf(s, m) === RACE.warrior) out.push(m + 1)
}

/** [ygo.cards.7] What may be answered: choose a card. */
function answers12(s: State, f: CarryOutFrame5, out: number[]): void {
  for (const f_ of s.zones[ZONE.extra + f.p]!)
    if (
      isFusionMonster(s, f_) &&
      apart(s, () => canTryFuse(s, f_, union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.monsters + f.p]!), f.p))
    )
      out.push(f_ + 1)
}

/** [ygo.cards.3] What may be answered: choose a definition. */
function answers13(s: State, f: CarryOutFrame10, out: number[]): void {
  for (const n of declarableOf(s, s.language[f.c]!)) out.push(n + 1)
}

/** [ygo.cards.3] What may be answered: choose a card. */
function answers14(s: State, f: CarryOutFrame10, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) out.push(c + 1)
}

/** [ygo.cards.2] What may be answered: choose a monster card. */
function answers15(s: State, f: CarryOutFrame11, out: number[]): void {
  for (const m of union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.monsters + f.p]!))
    if (
      isMonster(s, m) &&
      s.zones[ZONE.extra + f.p]!.some((f_) => PRINTED_MATERIAL_RACES[s.def[f_]!]!.includes(raceNowOf(s, m)))
    )
      out.push(m + 1)
}

/** [ygo.cards.2] What may be answered: choose a card. */
function answers16(s: State, f: CarryOutFrame11, out: number[]): void {
  for (const f_ of s.zones[ZONE.extra + f.p]!)
    if (PRINTED_MATERIAL_RACES[s.def[f_]!]!.includes(raceNowOf(s, f.m2))) out.push(f_ + 1)
}

/** [ygo.cards.2] What may be answered: choose a trap card. */
function answers17(s: State, f: CarryOutFrame12, out: number[]): void {
  for (const t2 of union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.backrow + f.p]!))
    if (
      isTrap(s, t2) &&
      s.zones[ZONE.extra + f.p]!.some((f_) => PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(s.def[t2]!))
    )
      out.push(t2 + 1)
}

/** [ygo.cards.2] What may be answered: choose a card. */
function answers18(s: State, f: CarryOutFrame12, out: number[]): void {
  for (const f_ of s.zones[ZONE.extra + f.p]!)
    if (PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(s.def[f.t3]!)) out.push(f_ + 1)
}

/** [ygo.cards.2] What may be answered: choose a card. */
function answers19(s: State, f: CarryOutFrame13, out: number[]): void {
  for (const f_ of s.zones[ZONE.extra + f.p]!)
    if (
      isFusionMonster(s, f_) &&
      (PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(f.m === NONE ? NONE : s.def[f.m]!) ||
        PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(CARD['《ブラック・マジシャン》']))
    )
      out.push(f_ + 1)
}

/** [ygo.cards.2] What may be answered: choose a monster card. */
function answers20(s: State, f: CarryOutFrame14, out: number[]): void {
  for (const c of s.zones[ZONE.deck + f.p]!)
    if (isMonster(s, c) && inCategoryOf(s, c, 274 /* '機皇' */, f.c)) out.push(c + 1)
}

/** [ygo.cards.2] What may be answered: choose 0 to 1 card as found. */
function answers21(s: State, f: CarryOutFrame15, out: number[]): void {
  for (const c of f.seen)
    if (
      !f.found.includes(c) &&
      (isSpell(s, c) || isTrap(s, c)) &&
      mentions(s, s.def[c]!, CARD['《ブラック・マジシャン》'])
    )
      out.push(c + 1)
}

/** [ygo.cards.2] What may be answered: choose 0 to 3 spell cards as burnt. */
function answers22(s: State, f: CarryOutFrame17, out: number[]): void {
  const rest = union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.graveyard + f.p]!).filter(
    (c) => !f.burnt.includes(c) && isSpell(s, c) && inCategoryOf(s, c, 278 /* '伝説の竜' */, f.c),
  )
  for (const c of rest)
    if (
      fillable(
        [...f.burnt, c],
        rest.filter((other) => other !== c),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) => allUnlikeOf(s, picked2, f.c),
        22,
      )
    )
      out.push(c + 1)
}

/** [ygo.cards.2] What may be answered: choose monster cards as knights. */
function answers23(s: State, f: CarryOutFrame17, out: number[]): void {
  const rest = union(
    union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.deck + f.p]!),
    s.zones[ZONE.graveyard + f.p]!,
  ).filter((k) => !f.knights.includes(k) && isMonster(s, k) && inCategoryOf(s, k, 276 /* '伝説の騎士' */, f.c))
  for (const k of rest)
    if (
      fillable(
        [...f.knights, k],
        rest.filter((other) => other !== k),
        [f.atLeast5, f.atMost6],
        (picked2: number[]) => allUnlikeOf(s, picked2, f.c),
        23,
      )
    )
      out.push(k + 1)
}

/** [ygo.cards.2] What may be answered: choose a card. */
function answers24(s: State, f: CarryOutFrame18, out: number[]): void {
  for (const f_ of s.zones[ZONE.extra + f.p]!)
    if (
      isDestined(s, f_) &&
      apart(s, () => canTryFuse(s, f_, union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.deck + f.p]!), f.p))
    )
      out.push(f_ + 1)
}

/** [ygo.cards.2] What may be answered: choose a card. */
function answers25(s: State, f: CarryOutFrame19, out: number[]): void {
  for (const c of s.zones[ZONE.deck + f.p]!) if (inCategoryOf(s, c, 268 /* 'トゥーン' */, f.c)) out.push(c + 1)
}

/** [ygo.cards.2] What may be answered: choose a monster card. */
function answers26(s: State, f: CarryOutFrame20, out: number[]): void {
  for (const c of s.zones[ZONE.deck + f.p]!)
    if (isMonster(s, c) && inCategoryOf(s, c, 55 /* 'E・HERO' */, f.c)) out.push(c + 1)
}

/** [ygo.cards.1] What may be answered: choose a monster card. */
function answers27(s: State, f: CarryOutFrame21, out: number[]): void {
  for (const c of union(s.zones[ZONE.graveyard + f.p]!, s.zones[ZONE.graveyard + foeOf(s, f.p)] ?? []))
    if (isMonster(s, c)) out.push(c + 1)
}

/** [ygo.summon.2] What may be answered: choose cards as given. */
function answers28(s: State, f: GiveTributesFrame, out: number[]): void {
  for (const m of s.zones[ZONE.monsters + f.p]!) if (!f.given.includes(m)) out.push(m + 1)
}

/** [ygo.summon.3] What may be answered: choose a position. */
function answers29(_s: State, _f: SpecialSummonFrame, out: number[]): void {
  for (const w of [POSITION.upright, POSITION.sideways]) out.push(w + 1)
}

/** [ygo.fusion.1] What may be answered: choose 2 to 5 cards as picked. */
function answers30(s: State, f: GatherFrame, out: number[]): void {
  const rest = f.pool.filter((m) => !f.picked2.includes(m) && levelNowOf(s, m) > 0)
  for (const m of rest)
    if (
      fillable(
        [...f.picked2, m],
        rest.filter((other) => other !== m),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) =>
          sumOf(picked2, (each) => levelNowOf(s, each)) === f.n && countOf(picked2, (m2) => isTuned(s, m2)) === 1,
        30,
      )
    )
      out.push(m + 1)
}

/** [ygo.fusion.1] What may be answered: choose 2 cards as picked. */
function answers31(s: State, f: GatherFrame, out: number[]): void {
  for (const m of f.pool) if (!f.picked3.includes(m) && levelNowOf(s, m) === f.n) out.push(m + 1)
}

/** [ygo.fusion.1] What may be answered: choose cards as picked. */
function answers32(_s: State, f: GatherFrame, out: number[]): void {
  for (const m of f.pool) if (!f.picked4.includes(m)) out.push(m + 1)
}

/** [ygo.cards.7] What may be answered: choose 2 monster cards as picked. */
function answers33(s: State, f: GatherFrame2, out: number[]): void {
  for (const m of f.pool)
    if (!f.picked2.includes(m) && isMonster(s, m) && attributeNowOf(s, m) === ATTRIBUTE.earth) out.push(m + 1)
}

/** [ygo.cards.5] What may be answered: choose 2 monster cards as picked. */
function answers34(s: State, f: GatherFrame3, out: number[]): void {
  const rest = f.pool.filter((m) => !f.picked2.includes(m) && isMonster(s, m))
  for (const m of rest)
    if (
      fillable(
        [...f.picked2, m],
        rest.filter((other) => other !== m),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) => allUnlikeOf(s, picked2, f.f_),
        34,
      )
    )
      out.push(m + 1)
}

/** [ygo.cards.5] What may be answered: choose 2 monster cards as picked. */
function answers35(s: State, f: GatherFrame4, out: number[]): void {
  const rest = f.pool.filter((m) => !f.picked2.includes(m) && isMonster(s, m))
  for (const m of rest)
    if (
      fillable(
        [...f.picked2, m],
        rest.filter((other) => other !== m),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) =>
          picked2.some(
            (a) =>
              levelNowOf(s, a) >= 6 &&
              inCategoryOf(s, a, 58 /* 'HERO' */, f.f_) &&
              picked2.some((b) => b !== a && inCategoryOf(s, b, 59 /* 'D-HERO' */, f.f_)),
          ),
        35,
      )
    )
      out.push(m + 1)
}

/** [ygo.cards.5] What may be answered: choose 2 monster cards as picked. */
function answers36(s: State, f: GatherFrame5, out: number[]): void {
  const rest = f.pool.filter((m) => !f.picked2.includes(m) && isMonster(s, m))
  for (const m of rest)
    if (
      fillable(
        [...f.picked2, m],
        rest.filter((other) => other !== m),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) =>
          picked2.some(
            (a) =>
              inCategoryOf(s, a, 55 /* 'E・HERO' */, f.f_) &&
              picked2.some((b) => b !== a && attributeNowOf(s, b) === ATTRIBUTE.dark),
          ),
        36,
      )
    )
      out.push(m + 1)
}

/** [ygo.cards.5] What may be answered: choose 3 cards as picked. */
function answers37(s: State, f: GatherFrame6, out: number[]): void {
  for (const m of f.pool) if (!f.picked2.includes(m) && namedOf(s, m, CARD['《青眼の白龍》'], f.f_)) out.push(m + 1)
}

/** [ygo.cards.4] What may be answered: choose a card. */
function answers39(s: State, f: CallSistersEffectFrame, out: number[]): void {
  for (const e of s.zones[ZONE.deck + f.you]!)
    if (namedOf(s, e, CARD['《エクソシスター・エリス》'], f.this_)) out.push(e + 1)
}

/** [ygo.cards.4] What may be answered: choose a card. */
function answers40(s: State, f: PeerFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.you]!) out.push(c + 1)
}

/** [ygo.cards.4] What may be answered: choose a monster card. */
function answers41(s: State, f: PeerEffectFrame, out: number[]): void {
  for (const c of f.seen) if (isMonster(s, c)) out.push(c + 1)
}

/** [ygo.cards.4] What may be answered: choose an effect-monster card. */
function answers42(s: State, f: ImpersonateFrame, out: number[]): void {
  for (const c of s.zones[ZONE.graveyard + f.you]!) if (isEffectMonster(s, c)) out.push(c + 1)
}

/** [ygo.cards.5] What may be answered: choose a card as mine. */
function answers43(s: State, f: BurstFrame, out: number[]): void {
  for (const a of union(
    union(s.zones[ZONE.monsters + f.you]!, s.zones[ZONE.backrow + f.you]!),
    s.zones[ZONE['field-spell'] + f.you]!,
  ))
    out.push(a + 1)
}

/** [ygo.cards.5] What may be answered: choose a card as theirs. */
function answers44(s: State, f: BurstFrame, out: number[]): void {
  for (const b of union(union(family(s, ZONE.monsters), family(s, ZONE.backrow)), family(s, ZONE['field-spell'])))
    if (b !== f.mine) out.push(b + 1)
}

/** [ygo.cards.6] What may be answered: choose a card. */
function answers45(s: State, f: CreateLightFrame, out: number[]): void {
  for (const a of s.zones[ZONE.monsters + f.you]!)
    if (isFaceUp(s, a) && originallyOf(s, a, CARD['《オシリスの天空竜》'], f.this_)) out.push(a + 1)
}

/** [ygo.cards.6] What may be answered: choose a card. */
function answers46(s: State, f: CreateLightFrame, out: number[]): void {
  for (const b of s.zones[ZONE.monsters + f.you]!)
    if (isFaceUp(s, b) && originallyOf(s, b, CARD['《オベリスクの巨神兵》'], f.this_)) out.push(b + 1)
}

/** [ygo.cards.6] What may be answered: choose a card. */
function answers47(s: State, f: CreateLightFrame, out: number[]): void {
  for (const c of s.zones[ZONE.monsters + f.you]!)
    if (isFaceUp(s, c) && originallyOf(s, c, CARD['《ラーの翼神竜》'], f.this_)) out.push(c + 1)
}

/** [ygo.cards.6] What may be answered: choose 1 to 5 cards as given. */
function answers48(s: State, f: BeginAllFrame, out: number[]): void {
  const rest = s.zones[ZONE.monsters + f.you]!.filter((m) => !f.given.includes(m) && isFaceUp(s, m))
  for (const m of rest)
    if (
      fillable(
        [...f.given, m],
        rest.filter((other) => other !== m),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) =>
          sumOf(picked2, (each) => attackOf(s, each)) + sumOf(picked2, (each2) => defenceOf(s, each2)) >= 10000,
        48,
      )
    )
      out.push(m + 1)
}

/** [ygo.cards.4] What may be answered: choose a card. */
function answers49(s: State, f: WhenMoveFrame, out: number[]): void {
  for (const x of xyzSistersOf(s, f.you, f.this_)) out.push(x + 1)
}

/** [ygo.cards.4] What may be answered: choose a card. */
function answers50(s: State, _f: WhenArriveFrame, out: number[]): void {
  for (const c of union(family(s, ZONE.backrow), family(s, ZONE['field-spell']))) if (isFaceUp(s, c)) out.push(c + 1)
}

/** [ygo.cards.4] What may be answered: choose a card. */
function answers51(s: State, f: WhenDeclareAttackFrame, out: number[]): void {
  for (const c of s.zones[ZONE.graveyard + f.you]!) if (isSpell(s, c) || isTrap(s, c)) out.push(c + 1)
}

/** [ygo.cards.4] What may be answered: choose a card. */
function answers52(s: State, f: WhenArrive2Frame, out: number[]): void {
  for (const c of s.zones[ZONE.deck + f.you]!)
    if ((isSpell(s, c) || isTrap(s, c)) && inCategoryOf(s, c, 274 /* '機皇' */, f.c)) out.push(c + 1)
}

/** [ygo.cards.4] What may be answered: choose a monster card. */
function answers53(s: State, f: WhenDestroyFrame, out: number[]): void {
  for (const m of union(s.zones[ZONE.hand + f.you]!, s.zones[ZONE.deck + f.you]!))
    if (
      isMonster(s, m) &&
      inCategoryOf(s, m, 272 /* '機皇帝' */, f.c) &&
      !s.zones[ZONE.monsters + f.you]!.some((c) => same(attributeNowOf(s, c), attributeNowOf(s, m)))
    )
      out.push(m + 1)
}

/** [ygo.cards.4] What may be answered: choose a card. */
function answers54(s: State, f: WhenNormalSummonFrame, out: number[]): void {
  for (const c of s.zones[ZONE.deck + f.you]!)
    if ((isSpell(s, c) || isTrap(s, c)) && mentions(s, s.def[c]!, CARD['《ブラック・マジシャン》'])) out.push(c + 1)
}

/** [ygo.cards.5] What may be answered: choose a monster card. */
function answers55(s: State, f: AfterStandbyFrame, out: number[]): void {
  for (const m of s.zones[ZONE.graveyard + f.p]!)
    if (isMonster(s, m) && inCategoryOf(s, m, 59 /* 'D-HERO' */, f.c)) out.push(m + 1)
}

/** [ygo.cards.5] What may be answered: choose a card. */
function answers56(s: State, f: WhenArrive3Frame, out: number[]): void {
  for (const d of s.zones[ZONE.hand + f.you]!) out.push(d + 1)
}

/** [ygo.cards.5] What may be answered: choose a card. */
function answers57(s: State, f: WhenArrive3Frame, out: number[]): void {
  for (const c of s.zones[ZONE.backrow + foeOf(s, f.you)] ?? []) out.push(c + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  switch (site) {
    case 1 /* main-phase */:
      return offersAtMainPhase(s, seat, out)
    case 2 /* end-phase */:
      return answers2(s, f as EndPhaseFrame, out)
    case 3 /* window */:
      return offersAtWindow(s, seat, out)
    case 4 /* line-up */:
      return answers4(s, f as LineUpFrame, out)
    case 5 /* link-up */:
      out.push(1)
      return
    case 6 /* prepare */:
      return answers6(s, f as PrepareFrame2, out)
    case 7 /* prepare */:
      return answers7(s, f as PrepareFrame3, out)
    case 8 /* prepare */:
      return answers8(s, f as PrepareFrame4, out)
    case 9 /* prepare */:
      return answers9(s, f as PrepareFrame5, out)
    case 10 /* prepare */:
      return answers10(s, f as PrepareFrame6, out)
    case 11 /* prepare */:
      return answers11(s, f as PrepareFrame7, out)
    case 12 /* carry-out */:
      return answers12(s, f as CarryOutFrame5, out)
    case 13 /* carry-out */:
      return answers13(s, f as CarryOutFrame10, out)
    case 14 /* carry-out */:
      return answers14(s, f as CarryOutFrame10, out)
    case 15 /* carry-out */:
      return answers15(s, f as CarryOutFrame11, out)
    case 16 /* carry-out */:
      return answers16(s, f as CarryOutFrame11, out)
    case 17 /* carry-out */:
      return answers17(s, f as CarryOutFrame12, out)
    case 18 /* carry-out */:
      return answers18(s, f as CarryOutFrame12, out)
    case 19 /* carry-out */:
      return answers19(s, f as CarryOutFrame13, out)
    case 20 /* carry-out */:
      return answers20(s, f as CarryOutFrame14, out)
    case 21 /* carry-out */:
      return answers21(s, f as CarryOutFrame15, out)
    case 22 /* carry-out */:
      return answers22(s, f as CarryOutFrame17, out)
    case 23 /* carry-out */:
      return answers23(s, f as CarryOutFrame17, out)
    case 24 /* carry-out */:
      return answers24(s, f as CarryOutFrame18, out)
    case 25 /* carry-out */:
      return answers25(s, f as CarryOutFrame19, out)
    case 26 /* carry-out */:
      return answers26(s, f as CarryOutFrame20, out)
    case 27 /* carry-out */:
      return answers27(s, f as CarryOutFrame21, out)
    case 28 /* give-tributes */:
      return answers28(s, f as GiveTributesFrame, out)
    case 29 /* special-summon */:
      return answers29(s, f as SpecialSummonFrame, out)
    case 30 /* gather */:
      return answers30(s, f as GatherFrame, out)
    case 31 /* gather */:
      return answers31(s, f as GatherFrame, out)
    case 32 /* gather */:
      return answers32(s, f as GatherFrame, out)
    case 33 /* gather */:
      return answers33(s, f as GatherFrame2, out)
    case 34 /* gather */:
      return answers34(s, f as GatherFrame3, out)
    case 35 /* gather */:
      return answers35(s, f as GatherFrame4, out)
    case 36 /* gather */:
      return answers36(s, f as GatherFrame5, out)
    case 37 /* gather */:
      return answers37(s, f as GatherFrame6, out)
    case 38 /* battle-phase */:
      return offersAtBattlePhase(s, seat, out)
    case 39 /* call-sisters */:
      return answers39(s, f as CallSistersEffectFrame, out)
    case 40 /* peer */:
      return answers40(s, f as PeerFrame, out)
    case 41 /* peer */:
      return answers41(s, f as PeerEffectFrame, out)
    case 42 /* impersonate */:
      return answers42(s, f as ImpersonateFrame, out)
    case 43 /* burst */:
      return answers43(s, f as BurstFrame, out)
    case 44 /* burst */:
      return answers44(s, f as BurstFrame, out)
    case 45 /* create-light */:
      return answers45(s, f as CreateLightFrame, out)
    case 46 /* create-light */:
      return answers46(s, f as CreateLightFrame, out)
    case 47 /* create-light */:
      return answers47(s, f as CreateLightFrame, out)
    case 48 /* begin-all */:
      return answers48(s, f as BeginAllFrame, out)
    case 49 /* move */:
      return answers49(s, f as WhenMoveFrame, out)
    case 50 /* arrive */:
      return answers50(s, f as WhenArriveFrame, out)
    case 51 /* declare-attack */:
      return answers51(s, f as WhenDeclareAttackFrame, out)
    case 52 /* arrive */:
      return answers52(s, f as WhenArrive2Frame, out)
    case 53 /* destroy */:
      return answers53(s, f as WhenDestroyFrame, out)
    case 54 /* normal-summon */:
      return answers54(s, f as WhenNormalSummonFrame, out)
    case 55 /* standby */:
      return answers55(s, f as AfterStandbyFrame, out)
    case 56 /* arrive */:
      return answers56(s, f as WhenArrive3Frame, out)
    case 57 /* arrive */:
      return answers57(s, f as WhenArrive3Frame, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = (choice - 1) >> 7
  switch ((choice - 1) & 127) {
    case 42 /* activate */:
      return doActivate(s, rest, seat)
    case 44 /* set-card */:
      return doSetCard(s, rest, seat)
    case 46 /* normal-summon */:
      return doNormalSummon(s, rest, seat)
    case 47 /* set-monster */:
      return doSetMonster(s, rest, seat)
    case 51 /* change-position */:
      return doChangePosition(s, rest, seat)
    case 55 /* summon-from-extra */:
      return doSummonFromExtra(s, rest, seat)
    case 57 /* attack */:
      return doAttack(s, rest & 2047, rest >> 11, seat)
    case 62 /* attack-directly */:
      return doAttackDirectly(s, rest, seat)
    case 64 /* call-sisters */:
      return doCallSisters(s, rest, seat)
    case 65 /* peer */:
      return doPeer(s, rest, seat)
    case 66 /* impersonate */:
      return doImpersonate(s, rest, seat)
    case 67 /* burst */:
      return doBurst(s, rest, seat)
    case 68 /* create-light */:
      return doCreateLight(s, rest, seat)
    case 69 /* begin-all */:
      return doBeginAll(s, rest, seat)
  }
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 14: 1 }

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
    !(site === 1 /* main-phase */ || site === 3 /* window */ || site === 38 /* battle-phase */)
  if (
    legal.length === 0 &&
    !(s.askAll && (site === 1 /* main-phase */ || site === 3 /* window */ || site === 38) /* battle-phase */)
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

// Compiled from the rules of DuemaParty: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { answer, emptied, isSettled, isTrying, randomBelow } from '../../runtime/kernel.ts'
import { through } from '../../runtime/rounds.ts'
import { noteChance } from '../../runtime/log.ts'
import { family, fillable, orElse, presentCards, range, same, seats, top, union } from '../../runtime/sets.ts'
import { askInTrial, completable, isToldNext, prune } from '../../runtime/trials.ts'
import {
  CARD,
  CIVILIZATION,
  EVENT,
  KEYWORD,
  PRINTED_CIVILIZATIONS,
  PRINTED_COST,
  PRINTED_GALAXSHIELD,
  PRINTED_KEYWORDS,
  PRINTED_KIRIFUDASH,
  ZONE,
} from './names.ts'
import type {
  AnswerFromHandFrame,
  Break_Frame,
  DrawOrderFrame,
  HomecomingFrame,
  HushFrame2,
  InsteadLoseFrame,
  PayFrame,
  ProposeOrderFrame,
  PurgeFrame2,
  PutFrame,
  SettleInsteadFrame,
  SettleOneOfFrame,
  SettleOrderFrame,
  SpellEffectFrame10,
  SpellEffectFrame11,
  SpellEffectFrame12,
  SpellEffectFrame13,
  SpellEffectFrame17,
  SpellEffectFrame2,
  SpellEffectFrame20,
  SpellEffectFrame5,
  SpellEffectFrame6,
  SpellEffectFrame8,
  SpellEffectFrame9,
  State,
  SwitchEffectFrame,
  ThrowCopyFrame,
  TollFrame,
  TurnUpTopFrame,
  WhenAttack2Frame,
  WhenAttack4Frame,
  WhenAttack5Frame,
  WhenAttackFrame,
  WhenBreakShield2Frame,
  WhenBreakShieldFrame,
  WhenCastFrame,
  WhenDefeatFrame,
  WhenEndAttackFrame,
  WhenEndOfTurn4Frame,
  WhenPut10Frame,
  WhenPut11Frame,
  WhenPut12Frame,
  WhenPut14Frame,
  WhenPut16Frame,
  WhenPut19Frame,
  WhenPut21Frame,
  WhenPut4Frame,
  WhenPut5Frame,
  WhenPut7Frame,
  WhenPut8Frame,
} from './state.ts'
import { holder, viewersOf } from './state.ts'
import {
  bears,
  creatureFaceOf,
  facesOf,
  isAssailable,
  isAtHand,
  isCreature,
  isEvolving,
  isFushigi,
  isGZero,
  isShinobi,
  isSpare,
  isSpellAsPrinted,
  isSummonable,
  isSwitched,
  isTamaseed,
  isTapped,
  opposes,
  powerOf,
  unpaidDeedsOf,
} from './facts.ts'
import {
  SETTLED,
  canAnswerFromHand,
  canAttackCreature,
  canAttackPlayer,
  canBlock,
  canCastAgain,
  canDestroy,
  canDigUp,
  canDrawAway,
  canFushigibirth,
  canGalaxshield,
  canGuard,
  canKirifudash,
  canNinjaStrike,
  canPlay,
  canPlayGZero,
  canThrowCopy,
  charge,
  comet,
  doAnswerFromHand,
  doAttackCreature,
  doAttackPlayer,
  doBlock,
  doCastAgain,
  doDigUp,
  doDrawAway,
  doFushigibirth,
  doGalaxshield,
  doGuard,
  doKirifudash,
  doNinjaStrike,
  doPlay,
  doPlayGZero,
  program,
  switch_,
} from './events.ts'

/** What a seat may do at `charge-step`. */
function offersAtChargeStep(s: State, seat: number, out: number[]): void {
  // [dm.turn.4] may-charge
  for (const c of s.zones[ZONE.hand + seat]!) {
    out.push(1 + EVENT.charge + 128 * c)
  }
}

/** What a seat may do at `main-step`. */
function offersAtMainStep(s: State, seat: number, out: number[]): void {
  // [dm.use.1] may-play
  for (const c of [...family(s, ZONE.hand), ...family(s, ZONE['partner-zone'])]) {
    if (!isAtHand(s, c)) continue
    for (const f_ of facesOf(s, c)) {
      if (holder(s, c) === seat) {
        const code = 1 + EVENT.play + 128 * (c + 2048 * f_)
        if (!out.includes(code) && canPlay(s, c, f_, seat)) out.push(code)
      }
    }
  }
  // [dm.gzero.1] may-play-g-zero
  for (const c of presentCards(s)) {
    if (!isGZero(s, c)) continue
    if (isAtHand(s, c) && holder(s, c) === seat) {
      if (canPlayGZero(s, c, seat)) out.push(1 + EVENT['play-g-zero'] + 128 * c)
    }
  }
  // [dm.galaxshield.1] may-galaxshield
  for (const c of [...family(s, ZONE.hand), ...family(s, ZONE['partner-zone'])]) {
    if (!isAtHand(s, c)) continue
    if (holder(s, c) === seat && !(PRINTED_GALAXSHIELD[s.def[c]!]! === NONE)) {
      if (canGalaxshield(s, c, seat)) out.push(1 + EVENT.galaxshield + 128 * c)
    }
  }
  // [dm.fushigi.1] may-fushigibirth
  for (const c of s.zones[ZONE.graveyard + seat]!) {
    if (!isFushigi(s, c)) continue
    for (const b of s.zones[ZONE.battle + seat]!) {
      if (!isCreature(s, b)) continue
      if (canFushigibirth(s, c, b, seat)) out.push(1 + EVENT.fushigibirth + 128 * (c + 2048 * b))
    }
  }
  // [dm.cards.1] may-play-2
  for (const this_ of s.zones[ZONE.graveyard + seat]!) {
    if (s.def[this_]! === CARD['《絶望と反魂と滅殺の決断》'] && s.place[this_] === ZONE.graveyard + seat) {
      const code = 1 + EVENT.play + 128 * (this_ + 2048 * CARD['《絶望と反魂と滅殺の決断》'])
      if (!out.includes(code) && canPlay(s, this_, CARD['《絶望と反魂と滅殺の決断》'], seat)) out.push(code)
    }
  }
  // [dm.cards.1] may-cast-again
  for (const this_ of s.zones[ZONE.battle + seat]!) {
    if (s.def[this_]! === CARD['《天地命動 バラギアラ》'] && s.place[this_] === ZONE.battle + seat) {
      if (canCastAgain(s, this_, seat)) out.push(1 + EVENT['cast-again'] + 128 * this_)
    }
  }
  // [dm.cards.1] may-dig-up
  if ((s.timesDigUpDuringTurn[seat] ?? 0) === 0) {
    for (const this_ of s.zones[ZONE.battle + seat]!) {
      if (!(s.def[this_]! === CARD['《地封龍 ギャイア》'])) continue
      for (const c of s.zones[ZONE.mana + seat]!) {
        if (s.place[this_] === ZONE.battle + seat && isSummonable(s, c)) {
          if (canDigUp(s, c, seat)) out.push(1 + EVENT['dig-up'] + 128 * c)
        }
      }
    }
  }
}

/** What a seat may do at `attack-step`. */
function offersAtAttackStep(s: State, seat: number, out: number[]): void {
  // [dm.attack.1] may-attack-player
  for (const q of seats(s)) {
    for (const a of s.zones[ZONE.battle + seat]!) {
      if (!isCreature(s, a)) continue
      if (opposes(s, q, seat)) {
        if (canAttackPlayer(s, q, a, seat)) out.push(1 + EVENT['attack-player'] + 128 * (q + 16 * a))
      }
    }
  }
  // [dm.attack.1] may-attack-creature
  for (const t2 of family(s, ZONE.battle)) {
    if (!isAssailable(s, t2)) continue
    for (const a of s.zones[ZONE.battle + seat]!) {
      if (!isCreature(s, a)) continue
      if (opposes(s, s.owner[t2]!, seat)) {
        if (canAttackCreature(s, t2, a, seat)) out.push(1 + EVENT['attack-creature'] + 128 * (t2 + 2048 * a))
      }
    }
  }
}

/** What a seat may do at `forced-attacks`. */
function offersAtForcedAttacks(s: State, seat: number, out: number[]): void {
  // [dm.attack.1] may-attack-player
  for (const q of seats(s)) {
    for (const a of s.zones[ZONE.battle + seat]!) {
      if (!isCreature(s, a)) continue
      if (opposes(s, q, seat)) {
        if (canAttackPlayer(s, q, a, seat)) out.push(1 + EVENT['attack-player'] + 128 * (q + 16 * a))
      }
    }
  }
  // [dm.attack.1] may-attack-creature
  for (const t2 of family(s, ZONE.battle)) {
    if (!isAssailable(s, t2)) continue
    for (const a of s.zones[ZONE.battle + seat]!) {
      if (!isCreature(s, a)) continue
      if (opposes(s, s.owner[t2]!, seat)) {
        if (canAttackCreature(s, t2, a, seat)) out.push(1 + EVENT['attack-creature'] + 128 * (t2 + 2048 * a))
      }
    }
  }
}

/** What a seat may do at `end-attack`. */
function offersAtEndAttack(s: State, seat: number, out: number[]): void {
  // [dm.kirifuda.1] may-kirifudash
  if (s.timesBreakShieldDuringCarryAttack > 0) {
    for (const c of [...family(s, ZONE.hand), ...family(s, ZONE['partner-zone'])]) {
      if (!isAtHand(s, c)) continue
      if (holder(s, c) === seat && !(PRINTED_KIRIFUDASH[s.def[c]!]! === NONE)) {
        if (canKirifudash(s, c, seat)) out.push(1 + EVENT.kirifudash + 128 * c)
      }
    }
  }
}

/** What a seat may do at `block-step`. */
function offersAtBlockStep(s: State, seat: number, out: number[]): void {
  // [dm.block.1] may-block
  for (const b of s.zones[ZONE.battle + seat]!) {
    if (!isCreature(s, b)) continue
    if (canBlock(s, b, seat)) out.push(1 + EVENT.block + 128 * b)
  }
  // [dm.block.2] may-guard
  if (!(s.targetCard === NONE)) {
    for (const b of s.zones[ZONE.battle + seat]!) {
      if (!isCreature(s, b)) continue
      if (s.targetCard !== b) {
        if (canGuard(s, b, seat)) out.push(1 + EVENT.guard + 128 * b)
      }
    }
  }
  // [dm.cards.1] may-draw-away
  for (const this_ of s.zones[ZONE.battle + seat]!) {
    if (!(s.def[this_]! === CARD['《正義の煌き オーリリア》'])) continue
    for (const b of s.zones[ZONE.battle + seat]!) {
      if (
        s.place[this_] === ZONE.battle + seat &&
        isTapped(s, this_) &&
        (b === this_ || isTapped(s, b)) &&
        isCreature(s, b)
      ) {
        if (canDrawAway(s, this_, b, seat)) out.push(1 + EVENT['draw-away'] + 128 * (this_ + 2048 * b))
      }
    }
  }
}

/** What a seat may do at `declare`. */
function offersAtDeclare(s: State, seat: number, out: number[]): void {
  // [dm.ninja.1] may-ninja-strike
  if (
    !(s.acting === NONE) &&
    ((it0: number) => (it0 === NONE ? false : opposes(s, it0, seat)))(s.acting === NONE ? NONE : s.owner[s.acting]!)
  ) {
    for (const this_ of presentCards(s)) {
      if (holder(s, this_) !== seat) continue
      if (isShinobi(s, this_) && isAtHand(s, this_)) {
        if (canNinjaStrike(s, this_, seat)) out.push(1 + EVENT['ninja-strike'] + 128 * this_)
      }
    }
  }
  // [dm.cards.1] may-answer-from-hand
  if (
    !(s.acting === NONE) &&
    same(s.acting, s.attacker) &&
    ((it0: number) => (it0 === NONE ? false : opposes(s, it0, seat)))(s.acting === NONE ? NONE : s.owner[s.acting]!)
  ) {
    for (const this_ of s.zones[ZONE.hand + seat]!) {
      if (s.def[this_]! === CARD['《サッヴァーク-MAX》'] && s.place[this_] === ZONE.hand + seat) {
        if (canAnswerFromHand(s, this_, seat)) out.push(1 + EVENT['answer-from-hand'] + 128 * this_)
      }
    }
  }
  // [dm.field.2] may-switch
  if (
    !(s.acting === NONE) &&
    same(s.acting, s.attacker) &&
    s.targetPlayer === seat &&
    ((it0: number) => (it0 === NONE ? false : opposes(s, it0, seat)))(s.acting === NONE ? NONE : s.owner[s.acting]!)
  ) {
    for (const this_ of s.zones[ZONE.battle + seat]!) {
      if (
        s.def[this_]! === CARD['《Dの博才サイバーダイス・ベガス》'] &&
        s.place[this_] === ZONE.battle + seat &&
        !isSwitched(s, this_)
      ) {
        out.push(1 + EVENT.switch + 128 * this_)
      }
    }
  }
  // [dm.cards.1] may-comet
  if (
    orElse(s.ending, seat) !== seat &&
    unpaidDeedsOf(s, orElse(s.ending, seat)) > 0 &&
    !s.zones[ZONE.battle + seat]!.some((c) => s.def[c]! === CARD['《流星のガイアッシュ・カイザー》'])
  ) {
    for (const this_ of presentCards(s)) {
      if (holder(s, this_) !== seat) continue
      if (s.def[this_]! === CARD['《流星のガイアッシュ・カイザー》'] && isAtHand(s, this_)) {
        out.push(1 + EVENT.comet + 128 * this_)
      }
    }
  }
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(_s: State, _site: number, _seat: number, _code: number, _reasons: number[]): void {}

/** [dm.cost.1] What may be answered: choose a card. */
function answers5(s: State, f: PayFrame, out: number[]): void {
  for (const m of s.zones[ZONE.mana + f.p]!)
    if (isSpare(s, m) && PRINTED_CIVILIZATIONS[s.def[m]!]!.includes(f.v)) out.push(m + 1)
}

/** [dm.cost.1] What may be answered: choose a card. */
function answers6(s: State, f: PayFrame, out: number[]): void {
  for (const m of through(s.zones[ZONE.mana + f.p]!, 19)) if (isSpare(s, m)) out.push(m + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers7(s: State, f: SpellEffectFrame2, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers8(s: State, f: SpellEffectFrame5, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers9(s: State, f: SpellEffectFrame5, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (isCreature(s, c) && powerOf(s, c) <= 6000) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers10(s: State, f: SpellEffectFrame6, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers11(s: State, f: SpellEffectFrame6, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a card. */
function answers12(s: State, f: SpellEffectFrame6, out: number[]): void {
  for (const c of s.zones[ZONE.graveyard + f.p]!)
    if (isSummonable(s, c) && orElse(PRINTED_COST[creatureFaceOf(s, c)]!, 0) <= 5) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers13(s: State, f: SpellEffectFrame8, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose some of these. */
function answers14(_s: State, _f: SpellEffectFrame9, out: number[]): void {
  out.push(1)
  out.push(2)
  out.push(3)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers15(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a card. */
function answers16(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.opponent]!) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a card. */
function answers17(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const c of s.zones[ZONE.graveyard + f.p]!)
    if (
      isSummonable(s, c) &&
      PRINTED_CIVILIZATIONS[creatureFaceOf(s, c)]!.includes(CIVILIZATION.darkness) &&
      orElse(PRINTED_COST[creatureFaceOf(s, c)]!, 0) <= 4
    )
      out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers18(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers19(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent2]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers20(s: State, f: SpellEffectFrame10, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose some of these. */
function answers21(_s: State, f: SpellEffectFrame10, out: number[]): void {
  if (!f.pieces3.includes(1)) out.push(1)
  if (!f.pieces3.includes(2)) out.push(2)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers22(s: State, f: SpellEffectFrame10, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!)
    if (isCreature(s, c) && orElse(PRINTED_COST[s.def[c]!]!, 0) <= 8) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a card. */
function answers23(s: State, f: SpellEffectFrame10, out: number[]): void {
  for (const c of s.zones[ZONE.graveyard + f.p]!)
    if (isSummonable(s, c) && orElse(PRINTED_COST[creatureFaceOf(s, c)]!, 0) <= 8) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose some of these. */
function answers24(_s: State, f: SpellEffectFrame11, out: number[]): void {
  if (!f.pieces3.includes(1)) out.push(1)
  if (!f.pieces3.includes(2)) out.push(2)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers25(s: State, f: SpellEffectFrame11, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers26(s: State, f: SpellEffectFrame11, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers27(s: State, f: SpellEffectFrame11, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers28(s: State, f: SpellEffectFrame12, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers29(s: State, f: SpellEffectFrame12, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers30(s: State, f: SpellEffectFrame13, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers31(s: State, f: SpellEffectFrame13, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers32(s: State, f: SpellEffectFrame17, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers33(s: State, f: SpellEffectFrame20, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.put.2] What may be answered: choose a creature card. */
function answers34(s: State, f: PutFrame, out: number[]): void {
  for (const b of s.zones[ZONE.battle + f.p]!) if (isCreature(s, b) && bears(s, b, f.f_)) out.push(b + 1)
}

/** [dm.break.1] What may be answered: choose cards as broken. */
function answers37(s: State, f: Break_Frame, out: number[]): void {
  for (const s_ of s.zones[ZONE.shields + f.q]!) if (!f.broken.includes(s_)) out.push(s_ + 1)
}

/** [dm.wait.1] What may be answered: choose an effect. */
function answers38(s: State, f: SettleOneOfFrame, out: number[]): void {
  for (const e of s.zones[ZONE.waiting]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** [305.2] What may be answered: choose an effect. */
function answers41(s: State, f: SettleInsteadFrame, out: number[]): void {
  for (const e of s.zones[ZONE.applicable]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** [dm.smax.1] What may be answered: choose a card. */
function answers42(s: State, f: ThrowCopyFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) if (s.def[c]! === s.def[f.k]!) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers43(s: State, f: PurgeFrame2, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a card. */
function answers44(s: State, f: TollFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.q]!) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers45(s: State, f: TollFrame, out: number[]): void {
  for (const b of s.zones[ZONE.battle + f.q]!) if (isCreature(s, b)) out.push(b + 1)
}

/** [dm.cards.1] What may be answered: choose a number. */
function answers46(_s: State, _f: HushFrame2, out: number[]): void {
  for (const n of range(0, 20)) out.push(n + 1000001)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers47(s: State, f: HushFrame2, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 3 cards as sealed. */
function answers48(s: State, f: AnswerFromHandFrame, out: number[]): void {
  if (s.reasons !== null) {
    for (const t2 of s.zones[ZONE.battle + f.you]!)
      if (!f.sealed.includes(t2) && isTamaseed(s, t2) && !isTapped(s, t2)) out.push(t2 + 1)
    return
  }
  const rest = s.zones[ZONE.battle + f.you]!.filter(
    (t2) => !f.sealed.includes(t2) && isTamaseed(s, t2) && !isTapped(s, t2),
  )
  for (const t2 of rest)
    if (
      fillable(
        [...f.sealed, t2],
        rest.filter((other) => other !== t2),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) =>
          picked2.length === 3 && picked2.some((t3) => PRINTED_CIVILIZATIONS[s.def[t3]!]!.includes(CIVILIZATION.light)),
        48,
      )
    )
      out.push(t2 + 1)
}

/** [dm.field.2] What may be answered: choose 0 to 1 card as wanted. */
function answers49(s: State, f: SwitchEffectFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.you]!)
    if (
      !f.wanted.includes(c) &&
      facesOf(s, c).some(
        (f_) =>
          isSpellAsPrinted(s, f_) &&
          PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION.water) &&
          orElse(PRINTED_COST[f_]!, 0) <= 7,
      )
    )
      out.push(c + 1)
}

/** [dm.field.2] What may be answered: choose a definition. */
function answers50(s: State, f: SwitchEffectFrame, out: number[]): void {
  for (const f_ of facesOf(s, f.c2))
    if (
      isSpellAsPrinted(s, f_) &&
      PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION.water) &&
      orElse(PRINTED_COST[f_]!, 0) <= 7
    )
      out.push(f_ + 1)
}

/** [dm.cards.1] What may be answered: choose a card. */
function answers51(s: State, f: TurnUpTopFrame, out: number[]): void {
  for (const c of top(s.zones[ZONE.deck + f.p]!, 1)) out.push(c + 1)
}

/** [103.4] What may be answered: choose a player. */
function answers52(s: State, _f: SettleOrderFrame, out: number[]): void {
  for (const f_ of seats(s)) out.push(f_ + 1)
}

/** [103.4] What may be answered: choose a player. */
function answers53(s: State, _f: DrawOrderFrame, out: number[]): void {
  for (const f_ of seats(s)) if (!s.seating.includes(f_)) out.push(f_ + 1)
}

/** [103.4] What may be answered: choose a player. */
function answers55(s: State, _f: ProposeOrderFrame, out: number[]): void {
  for (const f_ of seats(s)) if (!s.seating.includes(f_)) out.push(f_ + 1)
}

/** [dm.trigger.1] What may be answered: choose a definition. */
function answers56(s: State, f: WhenBreakShieldFrame, out: number[]): void {
  for (const f_ of facesOf(s, f.s_)) if (PRINTED_KEYWORDS[f_]!.includes(KEYWORD['shield-trigger'])) out.push(f_ + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers57(s: State, f: WhenBreakShield2Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.gstrike.1] What may be answered: choose a creature card. */
function answers58(s: State, f: WhenBreakShield2Frame, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [dm.smax.1] What may be answered: choose one of these. */
function answers59(s: State, f: InsteadLoseFrame, out: number[]): void {
  if (canDestroy(s, f.this_)) out.push(1)
  if (canThrowCopy(s, f.this_, f.you)) out.push(2)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers60(s: State, f: WhenEndAttackFrame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as found. */
function answers61(_s: State, f: WhenEndAttackFrame, out: number[]): void {
  for (const c of f.copiesThere) if (!f.found.includes(c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 7 cards as wanted. */
function answers62(s: State, f: WhenPut4Frame, out: number[]): void {
  for (const c of f.milled)
    if (
      !f.wanted.includes(c) &&
      s.place[c] === ZONE.graveyard + f.you &&
      facesOf(s, c).some(
        (f_) => PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION.water) && orElse(PRINTED_COST[f_]!, 0) <= 7,
      )
    )
      out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a definition. */
function answers63(s: State, f: WhenPut4Frame, out: number[]): void {
  for (const f_ of facesOf(s, f.c2))
    if (PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION.water) && orElse(PRINTED_COST[f_]!, 0) <= 7) out.push(f_ + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 40 cards as wanted. */
function answers64(s: State, f: WhenPut5Frame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.you]!) if (!f.wanted.includes(c) && isSummonable(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers65(s: State, f: WhenPut5Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers66(s: State, f: WhenPut7Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 1 creature card as slain. */
function answers67(s: State, f: WhenPut7Frame, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (!f.slain.includes(c) && isCreature(s, c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a card. */
function answers68(s: State, f: WhenPut7Frame, out: number[]): void {
  for (const m of s.zones[ZONE.mana + f.opponent]!) out.push(m + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers69(s: State, f: WhenCastFrame, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.p]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers71(s: State, f: WhenPut8Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 2 creature cards as away. */
function answers72(s: State, f: WhenAttackFrame, out: number[]): void {
  for (const c of family(s, ZONE.battle)) if (!f.away.includes(c) && isCreature(s, c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as found. */
function answers73(_s: State, f: WhenPut10Frame, out: number[]): void {
  for (const c of f.shinobiThere) if (!f.found.includes(c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers74(s: State, f: WhenPut11Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as thrown. */
function answers75(s: State, f: WhenPut11Frame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.q2]!) if (!f.thrown.includes(c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers76(s: State, f: WhenAttack2Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers78(s: State, f: WhenAttack2Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as wanted. */
function answers79(s: State, f: WhenPut12Frame, out: number[]): void {
  for (const c of union(s.zones[ZONE.hand + f.you]!, s.zones[ZONE.graveyard + f.you]!))
    if (
      !f.wanted.includes(c) &&
      facesOf(s, c).some((f_) => isSpellAsPrinted(s, f_) && orElse(PRINTED_COST[f_]!, 0) <= 7)
    )
      out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a definition. */
function answers80(s: State, f: WhenPut12Frame, out: number[]): void {
  for (const f_ of facesOf(s, f.c2)) if (isSpellAsPrinted(s, f_) && orElse(PRINTED_COST[f_]!, 0) <= 7) out.push(f_ + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers81(s: State, f: WhenEndOfTurn4Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 1 creature card as slain. */
function answers82(s: State, f: WhenEndOfTurn4Frame, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!)
    if (!f.slain.includes(c) && isCreature(s, c) && powerOf(s, c) <= 5500) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers84(s: State, f: WhenPut14Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as found. */
function answers85(s: State, f: WhenDefeatFrame, out: number[]): void {
  for (const c of f.seen)
    if (
      !f.found.includes(c) &&
      isSummonable(s, c) &&
      PRINTED_CIVILIZATIONS[creatureFaceOf(s, c)]!.includes(CIVILIZATION.light) &&
      orElse(PRINTED_COST[creatureFaceOf(s, c)]!, 0) <= 6 &&
      !isEvolving(s, creatureFaceOf(s, c))
    )
      out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers86(s: State, f: WhenAttack4Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers87(s: State, f: WhenAttack4Frame, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as risen. */
function answers88(s: State, f: WhenAttack5Frame, out: number[]): void {
  for (const c of f.lowestTwo)
    if (!f.risen.includes(c) && isEvolving(s, s.def[c]!) && orElse(PRINTED_COST[s.def[c]!]!, 0) <= 5) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as sown. */
function answers89(s: State, f: WhenAttack5Frame, out: number[]): void {
  for (const c of f.lowestTwo)
    if (!f.sown.includes(c) && isTamaseed(s, c) && orElse(PRINTED_COST[s.def[c]!]!, 0) <= 5 && !f.risen.includes(c))
      out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers90(s: State, f: WhenPut16Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as thrown. */
function answers91(s: State, f: WhenPut19Frame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.you]!) if (!f.thrown.includes(c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as sown. */
function answers92(s: State, f: WhenPut19Frame, out: number[]): void {
  for (const c of s.zones[ZONE.graveyard + f.you]!) if (!f.sown.includes(c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
function answers93(s: State, f: WhenPut21Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. */
function answers94(s: State, f: WhenPut21Frame, out: number[]): void {
  for (const c of s.zones[ZONE.battle + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [201.4] What may be answered: choose a card. */
function answers96(s: State, f: HomecomingFrame, out: number[]): void {
  for (const m of s.zones[ZONE.mana + s.owner[f.k]!] ?? [])
    if (m !== f.k || s.options[6] === 1 /* own-way-home */) out.push(m + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  switch (site) {
    case 1 /* charge-step */:
      return offersAtChargeStep(s, seat, out)
    case 2 /* main-step */:
      return offersAtMainStep(s, seat, out)
    case 3 /* attack-step */:
      return offersAtAttackStep(s, seat, out)
    case 4 /* forced-attacks */:
      return offersAtForcedAttacks(s, seat, out)
    case 5 /* pay */:
      return answers5(s, f as PayFrame, out)
    case 6 /* pay */:
      return answers6(s, f as PayFrame, out)
    case 7 /* spell-effect */:
      return answers7(s, f as SpellEffectFrame2, out)
    case 8 /* spell-effect */:
      return answers8(s, f as SpellEffectFrame5, out)
    case 9 /* spell-effect */:
      return answers9(s, f as SpellEffectFrame5, out)
    case 10 /* spell-effect */:
      return answers10(s, f as SpellEffectFrame6, out)
    case 11 /* spell-effect */:
      return answers11(s, f as SpellEffectFrame6, out)
    case 12 /* spell-effect */:
      return answers12(s, f as SpellEffectFrame6, out)
    case 13 /* spell-effect */:
      return answers13(s, f as SpellEffectFrame8, out)
    case 14 /* spell-effect */:
      return answers14(s, f as SpellEffectFrame9, out)
    case 15 /* spell-effect */:
      return answers15(s, f as SpellEffectFrame9, out)
    case 16 /* spell-effect */:
      return answers16(s, f as SpellEffectFrame9, out)
    case 17 /* spell-effect */:
      return answers17(s, f as SpellEffectFrame9, out)
    case 18 /* spell-effect */:
      return answers18(s, f as SpellEffectFrame9, out)
    case 19 /* spell-effect */:
      return answers19(s, f as SpellEffectFrame9, out)
    case 20 /* spell-effect */:
      return answers20(s, f as SpellEffectFrame10, out)
    case 21 /* spell-effect */:
      return answers21(s, f as SpellEffectFrame10, out)
    case 22 /* spell-effect */:
      return answers22(s, f as SpellEffectFrame10, out)
    case 23 /* spell-effect */:
      return answers23(s, f as SpellEffectFrame10, out)
    case 24 /* spell-effect */:
      return answers24(s, f as SpellEffectFrame11, out)
    case 25 /* spell-effect */:
      return answers25(s, f as SpellEffectFrame11, out)
    case 26 /* spell-effect */:
      return answers26(s, f as SpellEffectFrame11, out)
    case 27 /* spell-effect */:
      return answers27(s, f as SpellEffectFrame11, out)
    case 28 /* spell-effect */:
      return answers28(s, f as SpellEffectFrame12, out)
    case 29 /* spell-effect */:
      return answers29(s, f as SpellEffectFrame12, out)
    case 30 /* spell-effect */:
      return answers30(s, f as SpellEffectFrame13, out)
    case 31 /* spell-effect */:
      return answers31(s, f as SpellEffectFrame13, out)
    case 32 /* spell-effect */:
      return answers32(s, f as SpellEffectFrame17, out)
    case 33 /* spell-effect */:
      return answers33(s, f as SpellEffectFrame20, out)
    case 34 /* put */:
      return answers34(s, f as PutFrame, out)
    case 35 /* end-attack */:
      return offersAtEndAttack(s, seat, out)
    case 36 /* block-step */:
      return offersAtBlockStep(s, seat, out)
    case 37 /* break */:
      return answers37(s, f as Break_Frame, out)
    case 38 /* settle-one-of */:
      return answers38(s, f as SettleOneOfFrame, out)
    case 39 /* settle-one-of */:
      out.push(1)
      return
    case 40 /* declare */:
      return offersAtDeclare(s, seat, out)
    case 41 /* settle-instead */:
      return answers41(s, f as SettleInsteadFrame, out)
    case 42 /* throw-copy */:
      return answers42(s, f as ThrowCopyFrame, out)
    case 43 /* purge */:
      return answers43(s, f as PurgeFrame2, out)
    case 44 /* toll */:
      return answers44(s, f as TollFrame, out)
    case 45 /* toll */:
      return answers45(s, f as TollFrame, out)
    case 46 /* hush */:
      return answers46(s, f as HushFrame2, out)
    case 47 /* hush */:
      return answers47(s, f as HushFrame2, out)
    case 48 /* answer-from-hand */:
      return answers48(s, f as AnswerFromHandFrame, out)
    case 49 /* switch */:
      return answers49(s, f as SwitchEffectFrame, out)
    case 50 /* switch */:
      return answers50(s, f as SwitchEffectFrame, out)
    case 51 /* turn-up-top */:
      return answers51(s, f as TurnUpTopFrame, out)
    case 52 /* settle-order */:
      return answers52(s, f as SettleOrderFrame, out)
    case 53 /* draw-order */:
      return answers53(s, f as DrawOrderFrame, out)
    case 54 /* agree-order */:
      out.push(1)
      return
    case 55 /* propose-order */:
      return answers55(s, f as ProposeOrderFrame, out)
    case 56 /* break-shield */:
      return answers56(s, f as WhenBreakShieldFrame, out)
    case 57 /* break-shield */:
      return answers57(s, f as WhenBreakShield2Frame, out)
    case 58 /* break-shield */:
      return answers58(s, f as WhenBreakShield2Frame, out)
    case 59 /* lose */:
      return answers59(s, f as InsteadLoseFrame, out)
    case 60 /* end-attack */:
      return answers60(s, f as WhenEndAttackFrame, out)
    case 61 /* end-attack */:
      return answers61(s, f as WhenEndAttackFrame, out)
    case 62 /* put */:
      return answers62(s, f as WhenPut4Frame, out)
    case 63 /* put */:
      return answers63(s, f as WhenPut4Frame, out)
    case 64 /* put */:
      return answers64(s, f as WhenPut5Frame, out)
    case 65 /* put */:
      return answers65(s, f as WhenPut5Frame, out)
    case 66 /* put */:
      return answers66(s, f as WhenPut7Frame, out)
    case 67 /* put */:
      return answers67(s, f as WhenPut7Frame, out)
    case 68 /* put */:
      return answers68(s, f as WhenPut7Frame, out)
    case 69 /* cast */:
      return answers69(s, f as WhenCastFrame, out)
    case 70 /* put */:
      out.push(1)
      return
    case 71 /* put */:
      return answers71(s, f as WhenPut8Frame, out)
    case 72 /* attack */:
      return answers72(s, f as WhenAttackFrame, out)
    case 73 /* put */:
      return answers73(s, f as WhenPut10Frame, out)
    case 74 /* put */:
      return answers74(s, f as WhenPut11Frame, out)
    case 75 /* put */:
      return answers75(s, f as WhenPut11Frame, out)
    case 76 /* attack */:
      return answers76(s, f as WhenAttack2Frame, out)
    case 77 /* attack */:
      out.push(1)
      return
    case 78 /* attack */:
      return answers78(s, f as WhenAttack2Frame, out)
    case 79 /* put */:
      return answers79(s, f as WhenPut12Frame, out)
    case 80 /* put */:
      return answers80(s, f as WhenPut12Frame, out)
    case 81 /* end-of-turn */:
      return answers81(s, f as WhenEndOfTurn4Frame, out)
    case 82 /* end-of-turn */:
      return answers82(s, f as WhenEndOfTurn4Frame, out)
    case 83 /* end-of-turn */:
      out.push(1)
      return
    case 84 /* put */:
      return answers84(s, f as WhenPut14Frame, out)
    case 85 /* defeat */:
      return answers85(s, f as WhenDefeatFrame, out)
    case 86 /* attack */:
      return answers86(s, f as WhenAttack4Frame, out)
    case 87 /* attack */:
      return answers87(s, f as WhenAttack4Frame, out)
    case 88 /* attack */:
      return answers88(s, f as WhenAttack5Frame, out)
    case 89 /* attack */:
      return answers89(s, f as WhenAttack5Frame, out)
    case 90 /* put */:
      return answers90(s, f as WhenPut16Frame, out)
    case 91 /* put */:
      return answers91(s, f as WhenPut19Frame, out)
    case 92 /* put */:
      return answers92(s, f as WhenPut19Frame, out)
    case 93 /* put */:
      return answers93(s, f as WhenPut21Frame, out)
    case 94 /* put */:
      return answers94(s, f as WhenPut21Frame, out)
    case 95 /* move */:
      out.push(1)
      return
    case 96 /* move */:
      return answers96(s, f as HomecomingFrame, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = (choice - 1) >> 7
  switch ((choice - 1) & 127) {
    case 28 /* charge */:
      return charge(s, rest, seat)
    case 42 /* play */:
      return doPlay(s, rest & 2047, rest >> 11, seat)
    case 54 /* attack-player */:
      return doAttackPlayer(s, rest & 15, rest >> 4, seat)
    case 55 /* attack-creature */:
      return doAttackCreature(s, rest & 2047, rest >> 11, seat)
    case 64 /* block */:
      return doBlock(s, rest, seat)
    case 65 /* guard */:
      return doGuard(s, rest, seat)
    case 79 /* ninja-strike */:
      return doNinjaStrike(s, rest, seat)
    case 82 /* play-g-zero */:
      return doPlayGZero(s, rest, seat)
    case 83 /* galaxshield */:
      return doGalaxshield(s, rest, seat)
    case 84 /* kirifudash */:
      return doKirifudash(s, rest, seat)
    case 85 /* fushigibirth */:
      return doFushigibirth(s, rest & 2047, rest >> 11, seat)
    case 87 /* cast-again */:
      return doCastAgain(s, rest, seat)
    case 91 /* draw-away */:
      return doDrawAway(s, rest & 2047, rest >> 11, seat)
    case 92 /* answer-from-hand */:
      return doAnswerFromHand(s, rest, seat)
    case 93 /* switch */:
      return switch_(s, rest, seat)
    case 94 /* dig-up */:
      return doDigUp(s, rest, seat)
    case 96 /* comet */:
      return comet(s, rest, seat)
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
      site === 1 /* charge-step */ ||
      site === 2 /* main-step */ ||
      site === 3 /* attack-step */ ||
      site === 4 /* forced-attacks */ ||
      site === 35 /* end-attack */ ||
      site === 36 /* block-step */ ||
      site === 40 /* declare */
    )
  if (
    legal.length === 0 &&
    !(
      s.askAll &&
      (site === 1 /* charge-step */ ||
        site === 2 /* main-step */ ||
        site === 3 /* attack-step */ ||
        site === 4 /* forced-attacks */ ||
        site === 35 /* end-attack */ ||
        site === 36 /* block-step */ ||
        site === 40) /* declare */
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

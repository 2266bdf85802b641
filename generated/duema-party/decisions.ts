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
  doAnswerFromHand,
  doAttackCreature,
  doAttackPlayer,
  doBlock,
  doCastAgain,
  doCharge,
  doComet,
  doDigUp,
  doDrawAway,
  doFushigibirth,
  doGalaxshield,
  doGuard,
  doKirifudash,
  doNinjaStrike,
  doPlay,
  doPlayGZero,
  doSwitch_,
  program,
} from './events.ts'

/** What a seat may do at `charge-step`. */
function permitsAtChargeStep(s: State, seat: number, out: number[]): void {
  // [dm.turn.4] may-charge (duel-masters/turn.rules:53)
  for (const c of s.zones[ZONE['hand'] + seat]!) {
    out.push(1 + EVENT['charge'] + 128 * c)
  }
}

/** What a seat may do at `charge-step`; of that, what it must do if able. */
function offersAtChargeStep(s: State, seat: number, out: number[]): void {
  permitsAtChargeStep(s, seat, out)
}

/** The obligation at `charge-step` that leaves a permitted move out. */
function obligationsAtChargeStep(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtChargeStep(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `main-step`. */
function permitsAtMainStep(s: State, seat: number, out: number[]): void {
  // [dm.use.1] may-play (duel-masters/use.rules:7)
  for (const c of [...family(s, ZONE['hand']), ...family(s, ZONE['partner-zone'])]) {
    if (!isAtHand(s, c)) continue
    for (const f_ of facesOf(s, c)) {
      if (holder(s, c) === seat) {
        const code = 1 + EVENT['play'] + 128 * (c + 2048 * f_)
        if (!out.includes(code) && canPlay(s, c, f_, seat)) out.push(code)
      }
    }
  }
  // [dm.gzero.1] may-play-g-zero (duel-masters/keywords.rules:98)
  for (const c of presentCards(s)) {
    if (!isGZero(s, c)) continue
    if (isAtHand(s, c) && holder(s, c) === seat) {
      if (canPlayGZero(s, c, seat)) out.push(1 + EVENT['play-g-zero'] + 128 * c)
    }
  }
  // [dm.galaxshield.1] may-galaxshield (duel-masters/keywords.rules:103)
  for (const c of [...family(s, ZONE['hand']), ...family(s, ZONE['partner-zone'])]) {
    if (!isAtHand(s, c)) continue
    if (holder(s, c) === seat && !(PRINTED_GALAXSHIELD[s.def[c]!]! === NONE)) {
      if (canGalaxshield(s, c, seat)) out.push(1 + EVENT['galaxshield'] + 128 * c)
    }
  }
  // [dm.fushigi.1] may-fushigibirth (duel-masters/keywords.rules:126)
  for (const c of s.zones[ZONE['graveyard'] + seat]!) {
    if (!isFushigi(s, c)) continue
    for (const b of s.zones[ZONE['battle'] + seat]!) {
      if (!isCreature(s, b)) continue
      if (canFushigibirth(s, c, b, seat)) out.push(1 + EVENT['fushigibirth'] + 128 * (c + 2048 * b))
    }
  }
  // [dm.cards.1] may-play-2 (duel-masters/cards-spells.rules:61)
  for (const this_ of s.zones[ZONE['graveyard'] + seat]!) {
    if (s.def[this_]! === CARD['《絶望と反魂と滅殺の決断》'] && s.place[this_] === ZONE['graveyard'] + seat) {
      const code = 1 + EVENT['play'] + 128 * (this_ + 2048 * CARD['《絶望と反魂と滅殺の決断》'])
      if (!out.includes(code) && canPlay(s, this_, CARD['《絶望と反魂と滅殺の決断》'], seat)) out.push(code)
    }
  }
  // [dm.cards.1] may-cast-again (duel-masters/cards-twins.rules:29)
  for (const this_ of s.zones[ZONE['battle'] + seat]!) {
    if (s.def[this_]! === CARD['《天地命動 バラギアラ》'] && s.place[this_] === ZONE['battle'] + seat) {
      if (canCastAgain(s, this_, seat)) out.push(1 + EVENT['cast-again'] + 128 * this_)
    }
  }
  // [dm.cards.1] may-dig-up (duel-masters/cards-standing.rules:145)
  if ((s.timesDigUpDuringTurn[seat] ?? 0) === 0) {
    for (const this_ of s.zones[ZONE['battle'] + seat]!) {
      if (!(s.def[this_]! === CARD['《地封龍 ギャイア》'])) continue
      for (const c of s.zones[ZONE['mana'] + seat]!) {
        if (s.place[this_] === ZONE['battle'] + seat && isSummonable(s, c)) {
          if (canDigUp(s, c, seat)) out.push(1 + EVENT['dig-up'] + 128 * c)
        }
      }
    }
  }
}

/** What a seat may do at `main-step`; of that, what it must do if able. */
function offersAtMainStep(s: State, seat: number, out: number[]): void {
  permitsAtMainStep(s, seat, out)
}

/** The obligation at `main-step` that leaves a permitted move out. */
function obligationsAtMainStep(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtMainStep(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `attack-step`. */
function permitsAtAttackStep(s: State, seat: number, out: number[]): void {
  // [dm.attack.1] may-attack-player (duel-masters/attack.rules:10)
  for (const q of seats(s)) {
    for (const a of s.zones[ZONE['battle'] + seat]!) {
      if (!isCreature(s, a)) continue
      if (opposes(s, q, seat)) {
        if (canAttackPlayer(s, q, a, seat)) out.push(1 + EVENT['attack-player'] + 128 * (q + 16 * a))
      }
    }
  }
  // [dm.attack.1] may-attack-creature (duel-masters/attack.rules:12)
  for (const t2 of family(s, ZONE['battle'])) {
    if (!isAssailable(s, t2)) continue
    for (const a of s.zones[ZONE['battle'] + seat]!) {
      if (!isCreature(s, a)) continue
      if (opposes(s, s.owner[t2]!, seat)) {
        if (canAttackCreature(s, t2, a, seat)) out.push(1 + EVENT['attack-creature'] + 128 * (t2 + 2048 * a))
      }
    }
  }
}

/** What a seat may do at `attack-step`; of that, what it must do if able. */
function offersAtAttackStep(s: State, seat: number, out: number[]): void {
  permitsAtAttackStep(s, seat, out)
}

/** The obligation at `attack-step` that leaves a permitted move out. */
function obligationsAtAttackStep(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtAttackStep(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `forced-attacks`. */
function permitsAtForcedAttacks(s: State, seat: number, out: number[]): void {
  // [dm.attack.1] may-attack-player (duel-masters/attack.rules:10)
  for (const q of seats(s)) {
    for (const a of s.zones[ZONE['battle'] + seat]!) {
      if (!isCreature(s, a)) continue
      if (opposes(s, q, seat)) {
        if (canAttackPlayer(s, q, a, seat)) out.push(1 + EVENT['attack-player'] + 128 * (q + 16 * a))
      }
    }
  }
  // [dm.attack.1] may-attack-creature (duel-masters/attack.rules:12)
  for (const t2 of family(s, ZONE['battle'])) {
    if (!isAssailable(s, t2)) continue
    for (const a of s.zones[ZONE['battle'] + seat]!) {
      if (!isCreature(s, a)) continue
      if (opposes(s, s.owner[t2]!, seat)) {
        if (canAttackCreature(s, t2, a, seat)) out.push(1 + EVENT['attack-creature'] + 128 * (t2 + 2048 * a))
      }
    }
  }
}

/** What a seat may do at `forced-attacks`; of that, what it must do if able. */
function offersAtForcedAttacks(s: State, seat: number, out: number[]): void {
  permitsAtForcedAttacks(s, seat, out)
}

/** The obligation at `forced-attacks` that leaves a permitted move out. */
function obligationsAtForcedAttacks(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtForcedAttacks(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `end-attack`. */
function permitsAtEndAttack(s: State, seat: number, out: number[]): void {
  // [dm.kirifuda.1] may-kirifudash (duel-masters/keywords.rules:117)
  if (s.timesBreakShieldDuringCarryAttack > 0) {
    for (const c of [...family(s, ZONE['hand']), ...family(s, ZONE['partner-zone'])]) {
      if (!isAtHand(s, c)) continue
      if (holder(s, c) === seat && !(PRINTED_KIRIFUDASH[s.def[c]!]! === NONE)) {
        if (canKirifudash(s, c, seat)) out.push(1 + EVENT['kirifudash'] + 128 * c)
      }
    }
  }
}

/** What a seat may do at `end-attack`; of that, what it must do if able. */
function offersAtEndAttack(s: State, seat: number, out: number[]): void {
  permitsAtEndAttack(s, seat, out)
}

/** The obligation at `end-attack` that leaves a permitted move out. */
function obligationsAtEndAttack(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtEndAttack(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `block-step`. */
function permitsAtBlockStep(s: State, seat: number, out: number[]): void {
  // [dm.block.1] may-block (duel-masters/attack.rules:95)
  for (const b of s.zones[ZONE['battle'] + seat]!) {
    if (!isCreature(s, b)) continue
    if (canBlock(s, b, seat)) out.push(1 + EVENT['block'] + 128 * b)
  }
  // [dm.block.2] may-guard (duel-masters/attack.rules:96)
  if (!(s.targetCard === NONE)) {
    for (const b of s.zones[ZONE['battle'] + seat]!) {
      if (!isCreature(s, b)) continue
      if (s.targetCard !== b) {
        if (canGuard(s, b, seat)) out.push(1 + EVENT['guard'] + 128 * b)
      }
    }
  }
  // [dm.cards.1] may-draw-away (duel-masters/cards-standing.rules:55)
  for (const this_ of s.zones[ZONE['battle'] + seat]!) {
    if (!(s.def[this_]! === CARD['《正義の煌き オーリリア》'])) continue
    for (const b of s.zones[ZONE['battle'] + seat]!) {
      if (
        s.place[this_] === ZONE['battle'] + seat &&
        isTapped(s, this_) &&
        (b === this_ || isTapped(s, b)) &&
        isCreature(s, b)
      ) {
        if (canDrawAway(s, this_, b, seat)) out.push(1 + EVENT['draw-away'] + 128 * (this_ + 2048 * b))
      }
    }
  }
}

/** What a seat may do at `block-step`; of that, what it must do if able. */
function offersAtBlockStep(s: State, seat: number, out: number[]): void {
  permitsAtBlockStep(s, seat, out)
}

/** The obligation at `block-step` that leaves a permitted move out. */
function obligationsAtBlockStep(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtBlockStep(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `declare`. */
function permitsAtDeclare(s: State, seat: number, out: number[]): void {
  // [dm.ninja.1] may-ninja-strike (duel-masters/keywords.rules:32)
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
  // [dm.cards.1] may-answer-from-hand (duel-masters/cards-standing.rules:86)
  if (
    !(s.acting === NONE) &&
    same(s.acting, s.attacker) &&
    ((it0: number) => (it0 === NONE ? false : opposes(s, it0, seat)))(s.acting === NONE ? NONE : s.owner[s.acting]!)
  ) {
    for (const this_ of s.zones[ZONE['hand'] + seat]!) {
      if (s.def[this_]! === CARD['《サッヴァーク-MAX》'] && s.place[this_] === ZONE['hand'] + seat) {
        if (canAnswerFromHand(s, this_, seat)) out.push(1 + EVENT['answer-from-hand'] + 128 * this_)
      }
    }
  }
  // [dm.field.2] may-switch (duel-masters/cards-standing.rules:124)
  if (
    !(s.acting === NONE) &&
    same(s.acting, s.attacker) &&
    s.targetPlayer === seat &&
    ((it0: number) => (it0 === NONE ? false : opposes(s, it0, seat)))(s.acting === NONE ? NONE : s.owner[s.acting]!)
  ) {
    for (const this_ of s.zones[ZONE['battle'] + seat]!) {
      if (
        s.def[this_]! === CARD['《Dの博才サイバーダイス・ベガス》'] &&
        s.place[this_] === ZONE['battle'] + seat &&
        !isSwitched(s, this_)
      ) {
        out.push(1 + EVENT['switch'] + 128 * this_)
      }
    }
  }
  // [dm.cards.1] may-comet (duel-masters/cards-standing.rules:209)
  if (
    orElse(s.ending, seat) !== seat &&
    unpaidDeedsOf(s, orElse(s.ending, seat)) > 0 &&
    !s.zones[ZONE['battle'] + seat]!.some((c) => s.def[c]! === CARD['《流星のガイアッシュ・カイザー》'])
  ) {
    for (const this_ of presentCards(s)) {
      if (holder(s, this_) !== seat) continue
      if (s.def[this_]! === CARD['《流星のガイアッシュ・カイザー》'] && isAtHand(s, this_)) {
        out.push(1 + EVENT['comet'] + 128 * this_)
      }
    }
  }
}

/** What a seat may do at `declare`; of that, what it must do if able. */
function offersAtDeclare(s: State, seat: number, out: number[]): void {
  permitsAtDeclare(s, seat, out)
}

/** The obligation at `declare` that leaves a permitted move out. */
function obligationsAtDeclare(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtDeclare(s, seat, out)
  if (!out.includes(code)) return
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(s: State, site: number, seat: number, code: number, reasons: number[]): void {
  switch (site) {
    case 1:
      return obligationsAtChargeStep(s, seat, code, reasons)
    case 2:
      return obligationsAtMainStep(s, seat, code, reasons)
    case 3:
      return obligationsAtAttackStep(s, seat, code, reasons)
    case 4:
      return obligationsAtForcedAttacks(s, seat, code, reasons)
    case 35:
      return obligationsAtEndAttack(s, seat, code, reasons)
    case 36:
      return obligationsAtBlockStep(s, seat, code, reasons)
    case 40:
      return obligationsAtDeclare(s, seat, code, reasons)
  }
}

/** [dm.cost.1] What may be answered: choose a card. (duel-masters/use.rules:31) */
function answers5(s: State, f: PayFrame, out: number[]): void {
  for (const m of s.zones[ZONE['mana'] + f.p]!)
    if (isSpare(s, m) && PRINTED_CIVILIZATIONS[s.def[m]!]!.includes(f.v)) out.push(m + 1)
}

/** [dm.cost.1] What may be answered: choose a card. (duel-masters/use.rules:31) */
function answers6(s: State, f: PayFrame, out: number[]): void {
  for (const m of through(s.zones[ZONE['mana'] + f.p]!, 19)) if (isSpare(s, m)) out.push(m + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/party-examples-departed.rules:13) */
function answers7(s: State, f: SpellEffectFrame2, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-twins.rules:59) */
function answers8(s: State, f: SpellEffectFrame5, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-twins.rules:59) */
function answers9(s: State, f: SpellEffectFrame5, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (isCreature(s, c) && powerOf(s, c) <= 6000) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-twins.rules:49) */
function answers10(s: State, f: SpellEffectFrame6, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-twins.rules:49) */
function answers11(s: State, f: SpellEffectFrame6, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a card. (duel-masters/cards-twins.rules:49) */
function answers12(s: State, f: SpellEffectFrame6, out: number[]): void {
  for (const c of s.zones[ZONE['graveyard'] + f.p]!)
    if (isSummonable(s, c) && orElse(PRINTED_COST[creatureFaceOf(s, c)]!, 0) <= 5) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-spells.rules:96) */
function answers13(s: State, f: SpellEffectFrame8, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose some of these. (duel-masters/cards-spells.rules:66) */
function answers14(_s: State, _f: SpellEffectFrame9, out: number[]): void {
  out.push(1)
  out.push(2)
  out.push(3)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-spells.rules:66) */
function answers15(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a card. (duel-masters/cards-spells.rules:66) */
function answers16(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.opponent]!) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a card. (duel-masters/cards-spells.rules:66) */
function answers17(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const c of s.zones[ZONE['graveyard'] + f.p]!)
    if (
      isSummonable(s, c) &&
      PRINTED_CIVILIZATIONS[creatureFaceOf(s, c)]!.includes(CIVILIZATION['darkness']) &&
      orElse(PRINTED_COST[creatureFaceOf(s, c)]!, 0) <= 4
    )
      out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-spells.rules:66) */
function answers18(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-spells.rules:66) */
function answers19(s: State, f: SpellEffectFrame9, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent2]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-spells.rules:49) */
function answers20(s: State, f: SpellEffectFrame10, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose some of these. (duel-masters/cards-spells.rules:49) */
function answers21(_s: State, f: SpellEffectFrame10, out: number[]): void {
  if (!f.pieces3.includes(1)) out.push(1)
  if (!f.pieces3.includes(2)) out.push(2)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-spells.rules:49) */
function answers22(s: State, f: SpellEffectFrame10, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!)
    if (isCreature(s, c) && orElse(PRINTED_COST[s.def[c]!]!, 0) <= 8) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a card. (duel-masters/cards-spells.rules:49) */
function answers23(s: State, f: SpellEffectFrame10, out: number[]): void {
  for (const c of s.zones[ZONE['graveyard'] + f.p]!)
    if (isSummonable(s, c) && orElse(PRINTED_COST[creatureFaceOf(s, c)]!, 0) <= 8) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose some of these. (duel-masters/cards-spells.rules:35) */
function answers24(_s: State, f: SpellEffectFrame11, out: number[]): void {
  if (!f.pieces3.includes(1)) out.push(1)
  if (!f.pieces3.includes(2)) out.push(2)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-spells.rules:35) */
function answers25(s: State, f: SpellEffectFrame11, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-spells.rules:35) */
function answers26(s: State, f: SpellEffectFrame11, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-spells.rules:35) */
function answers27(s: State, f: SpellEffectFrame11, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-spells.rules:26) */
function answers28(s: State, f: SpellEffectFrame12, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-spells.rules:26) */
function answers29(s: State, f: SpellEffectFrame12, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-spells.rules:14) */
function answers30(s: State, f: SpellEffectFrame13, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-spells.rules:14) */
function answers31(s: State, f: SpellEffectFrame13, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-own.rules:83) */
function answers32(s: State, f: SpellEffectFrame17, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-own.rules:53) */
function answers33(s: State, f: SpellEffectFrame20, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.put.2] What may be answered: choose a creature card. (duel-masters/use.rules:101) */
function answers34(s: State, f: PutFrame, out: number[]): void {
  for (const b of s.zones[ZONE['battle'] + f.p]!) if (isCreature(s, b) && bears(s, b, f.f_)) out.push(b + 1)
}

/** [dm.break.1] What may be answered: choose cards as broken. (duel-masters/attack.rules:139) */
function answers37(s: State, f: Break_Frame, out: number[]): void {
  for (const s_ of s.zones[ZONE['shields'] + f.q]!) if (!f.broken.includes(s_)) out.push(s_ + 1)
}

/** [dm.wait.1] What may be answered: choose an effect. (duel-masters/waiting.rules:14) */
function answers38(s: State, f: SettleOneOfFrame, out: number[]): void {
  for (const e of s.zones[ZONE['waiting']]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** [305.2] What may be answered: choose an effect. (duel-masters/party-effects.rules:25) */
function answers41(s: State, f: SettleInsteadFrame, out: number[]): void {
  for (const e of s.zones[ZONE['applicable']]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** [dm.smax.1] What may be answered: choose a card. (duel-masters/keywords.rules:90) */
function answers42(s: State, f: ThrowCopyFrame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.p]!) if (s.def[c]! === s.def[f.k]!) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:71) */
function answers43(s: State, f: PurgeFrame2, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a card. (duel-masters/cards-creatures.rules:114) */
function answers44(s: State, f: TollFrame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.q]!) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-creatures.rules:114) */
function answers45(s: State, f: TollFrame, out: number[]): void {
  for (const b of s.zones[ZONE['battle'] + f.q]!) if (isCreature(s, b)) out.push(b + 1)
}

/** [dm.cards.1] What may be answered: choose a number. (duel-masters/cards-creatures.rules:227) */
function answers46(_s: State, _f: HushFrame2, out: number[]): void {
  for (const n of range(0, 20)) out.push(n + 1000001)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:227) */
function answers47(s: State, f: HushFrame2, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.p)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 3 cards as sealed. (duel-masters/cards-standing.rules:86) */
function answers48(s: State, f: AnswerFromHandFrame, out: number[]): void {
  if (s.reasons !== null) {
    for (const t2 of s.zones[ZONE['battle'] + f.you]!)
      if (!f.sealed.includes(t2) && isTamaseed(s, t2) && !isTapped(s, t2)) out.push(t2 + 1)
    return
  }
  const rest = s.zones[ZONE['battle'] + f.you]!.filter(
    (t2) => !f.sealed.includes(t2) && isTamaseed(s, t2) && !isTapped(s, t2),
  )
  for (const t2 of rest)
    if (
      fillable(
        [...f.sealed, t2],
        rest.filter((other) => other !== t2),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) =>
          picked2.length === 3 &&
          picked2.some((t3) => PRINTED_CIVILIZATIONS[s.def[t3]!]!.includes(CIVILIZATION['light'])),
        48,
      )
    )
      out.push(t2 + 1)
}

/** [dm.field.2] What may be answered: choose 0 to 1 card as wanted. (duel-masters/cards-standing.rules:127) */
function answers49(s: State, f: SwitchEffectFrame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.you]!)
    if (
      !f.wanted.includes(c) &&
      facesOf(s, c).some(
        (f_) =>
          isSpellAsPrinted(s, f_) &&
          PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION['water']) &&
          orElse(PRINTED_COST[f_]!, 0) <= 7,
      )
    )
      out.push(c + 1)
}

/** [dm.field.2] What may be answered: choose a definition. (duel-masters/cards-standing.rules:127) */
function answers50(s: State, f: SwitchEffectFrame, out: number[]): void {
  for (const f_ of facesOf(s, f.c2))
    if (
      isSpellAsPrinted(s, f_) &&
      PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION['water']) &&
      orElse(PRINTED_COST[f_]!, 0) <= 7
    )
      out.push(f_ + 1)
}

/** [dm.cards.1] What may be answered: choose a card. (duel-masters/cards-standing.rules:194) */
function answers51(s: State, f: TurnUpTopFrame, out: number[]): void {
  for (const c of top(s.zones[ZONE['deck'] + f.p]!, 1)) out.push(c + 1)
}

/** [103.4] What may be answered: choose a player. (duel-masters/party-order.rules:9) */
function answers52(s: State, _f: SettleOrderFrame, out: number[]): void {
  for (const f_ of seats(s)) out.push(f_ + 1)
}

/** [103.4] What may be answered: choose a player. (duel-masters/party-order.rules:24) */
function answers53(s: State, _f: DrawOrderFrame, out: number[]): void {
  for (const f_ of seats(s)) if (!s.seating.includes(f_)) out.push(f_ + 1)
}

/** [103.4] What may be answered: choose a player. (duel-masters/party-order.rules:43) */
function answers55(s: State, _f: ProposeOrderFrame, out: number[]): void {
  for (const f_ of seats(s)) if (!s.seating.includes(f_)) out.push(f_ + 1)
}

/** [dm.trigger.1] What may be answered: choose a definition. (duel-masters/keywords.rules:9) */
function answers56(s: State, f: WhenBreakShieldFrame, out: number[]): void {
  for (const f_ of facesOf(s, f.s_)) if (PRINTED_KEYWORDS[f_]!.includes(KEYWORD['shield-trigger'])) out.push(f_ + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/keywords.rules:18) */
function answers57(s: State, f: WhenBreakShield2Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.gstrike.1] What may be answered: choose a creature card. (duel-masters/keywords.rules:18) */
function answers58(s: State, f: WhenBreakShield2Frame, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [dm.smax.1] What may be answered: choose one of these. (duel-masters/keywords.rules:83) */
function answers59(s: State, f: InsteadLoseFrame, out: number[]): void {
  if (canDestroy(s, f.this_)) out.push(1)
  if (canThrowCopy(s, f.this_, f.you)) out.push(2)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:11) */
function answers60(s: State, f: WhenEndAttackFrame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as found. (duel-masters/cards-creatures.rules:11) */
function answers61(_s: State, f: WhenEndAttackFrame, out: number[]): void {
  for (const c of f.copiesThere) if (!f.found.includes(c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 7 cards as wanted. (duel-masters/cards-creatures.rules:27) */
function answers62(s: State, f: WhenPut4Frame, out: number[]): void {
  for (const c of f.milled)
    if (
      !f.wanted.includes(c) &&
      s.place[c] === ZONE['graveyard'] + f.you &&
      facesOf(s, c).some(
        (f_) => PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION['water']) && orElse(PRINTED_COST[f_]!, 0) <= 7,
      )
    )
      out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a definition. (duel-masters/cards-creatures.rules:27) */
function answers63(s: State, f: WhenPut4Frame, out: number[]): void {
  for (const f_ of facesOf(s, f.c2))
    if (PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION['water']) && orElse(PRINTED_COST[f_]!, 0) <= 7)
      out.push(f_ + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 40 cards as wanted. (duel-masters/cards-creatures.rules:53) */
function answers64(s: State, f: WhenPut5Frame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.you]!) if (!f.wanted.includes(c) && isSummonable(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:53) */
function answers65(s: State, f: WhenPut5Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:82) */
function answers66(s: State, f: WhenPut7Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 1 creature card as slain. (duel-masters/cards-creatures.rules:82) */
function answers67(s: State, f: WhenPut7Frame, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (!f.slain.includes(c) && isCreature(s, c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a card. (duel-masters/cards-creatures.rules:82) */
function answers68(s: State, f: WhenPut7Frame, out: number[]): void {
  for (const m of s.zones[ZONE['mana'] + f.opponent]!) out.push(m + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-creatures.rules:96) */
function answers69(s: State, f: WhenCastFrame, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.p]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:108) */
function answers71(s: State, f: WhenPut8Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 2 creature cards as away. (duel-masters/cards-creatures.rules:139) */
function answers72(s: State, f: WhenAttackFrame, out: number[]): void {
  for (const c of family(s, ZONE['battle'])) if (!f.away.includes(c) && isCreature(s, c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as found. (duel-masters/cards-creatures.rules:151) */
function answers73(_s: State, f: WhenPut10Frame, out: number[]): void {
  for (const c of f.shinobiThere) if (!f.found.includes(c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:168) */
function answers74(s: State, f: WhenPut11Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as thrown. (duel-masters/cards-creatures.rules:168) */
function answers75(s: State, f: WhenPut11Frame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.q2]!) if (!f.thrown.includes(c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:181) */
function answers76(s: State, f: WhenAttack2Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:181) */
function answers78(s: State, f: WhenAttack2Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as wanted. (duel-masters/cards-creatures.rules:202) */
function answers79(s: State, f: WhenPut12Frame, out: number[]): void {
  for (const c of union(s.zones[ZONE['hand'] + f.you]!, s.zones[ZONE['graveyard'] + f.you]!))
    if (
      !f.wanted.includes(c) &&
      facesOf(s, c).some((f_) => isSpellAsPrinted(s, f_) && orElse(PRINTED_COST[f_]!, 0) <= 7)
    )
      out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose a definition. (duel-masters/cards-creatures.rules:202) */
function answers80(s: State, f: WhenPut12Frame, out: number[]): void {
  for (const f_ of facesOf(s, f.c2)) if (isSpellAsPrinted(s, f_) && orElse(PRINTED_COST[f_]!, 0) <= 7) out.push(f_ + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-creatures.rules:210) */
function answers81(s: State, f: WhenEndOfTurn4Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 1 creature card as slain. (duel-masters/cards-creatures.rules:210) */
function answers82(s: State, f: WhenEndOfTurn4Frame, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!)
    if (!f.slain.includes(c) && isCreature(s, c) && powerOf(s, c) <= 5500) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-standing.rules:22) */
function answers84(s: State, f: WhenPut14Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as found. (duel-masters/cards-standing.rules:26) */
function answers85(s: State, f: WhenDefeatFrame, out: number[]): void {
  for (const c of f.seen)
    if (
      !f.found.includes(c) &&
      isSummonable(s, c) &&
      PRINTED_CIVILIZATIONS[creatureFaceOf(s, c)]!.includes(CIVILIZATION['light']) &&
      orElse(PRINTED_COST[creatureFaceOf(s, c)]!, 0) <= 6 &&
      !isEvolving(s, creatureFaceOf(s, c))
    )
      out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-standing.rules:72) */
function answers86(s: State, f: WhenAttack4Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-standing.rules:72) */
function answers87(s: State, f: WhenAttack4Frame, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as risen. (duel-masters/cards-standing.rules:107) */
function answers88(s: State, f: WhenAttack5Frame, out: number[]): void {
  for (const c of f.lowestTwo)
    if (!f.risen.includes(c) && isEvolving(s, s.def[c]!) && orElse(PRINTED_COST[s.def[c]!]!, 0) <= 5) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as sown. (duel-masters/cards-standing.rules:107) */
function answers89(s: State, f: WhenAttack5Frame, out: number[]): void {
  for (const c of f.lowestTwo)
    if (!f.sown.includes(c) && isTamaseed(s, c) && orElse(PRINTED_COST[s.def[c]!]!, 0) <= 5 && !f.risen.includes(c))
      out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-standing.rules:157) */
function answers90(s: State, f: WhenPut16Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as thrown. (duel-masters/cards-standing.rules:237) */
function answers91(s: State, f: WhenPut19Frame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.you]!) if (!f.thrown.includes(c)) out.push(c + 1)
}

/** [dm.cards.1] What may be answered: choose 0 to 1 card as sown. (duel-masters/cards-standing.rules:237) */
function answers92(s: State, f: WhenPut19Frame, out: number[]): void {
  for (const c of s.zones[ZONE['graveyard'] + f.you]!) if (!f.sown.includes(c)) out.push(c + 1)
}

/** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. (duel-masters/cards-standing.rules:263) */
function answers93(s: State, f: WhenPut21Frame, out: number[]): void {
  for (const q of seats(s)) if (opposes(s, q, f.you)) out.push(q + 1)
}

/** [dm.cards.1] What may be answered: choose a creature card. (duel-masters/cards-standing.rules:263) */
function answers94(s: State, f: WhenPut21Frame, out: number[]): void {
  for (const c of s.zones[ZONE['battle'] + f.opponent]!) if (isCreature(s, c)) out.push(c + 1)
}

/** [201.4] What may be answered: choose a card. (duel-masters/party-return.rules:3) */
function answers96(s: State, f: HomecomingFrame, out: number[]): void {
  for (const m of s.zones[ZONE['mana'] + s.owner[f.k]!] ?? [])
    if (m !== f.k || s.options[6] === 1 /* own-way-home */) out.push(m + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  void f
  void seat
  switch (site) {
    case 1:
      return offersAtChargeStep(s, seat, out)
    case 2:
      return offersAtMainStep(s, seat, out)
    case 3:
      return offersAtAttackStep(s, seat, out)
    case 4:
      return offersAtForcedAttacks(s, seat, out)
    case 5:
      return answers5(s, f as PayFrame, out)
    case 6:
      return answers6(s, f as PayFrame, out)
    case 7:
      return answers7(s, f as SpellEffectFrame2, out)
    case 8:
      return answers8(s, f as SpellEffectFrame5, out)
    case 9:
      return answers9(s, f as SpellEffectFrame5, out)
    case 10:
      return answers10(s, f as SpellEffectFrame6, out)
    case 11:
      return answers11(s, f as SpellEffectFrame6, out)
    case 12:
      return answers12(s, f as SpellEffectFrame6, out)
    case 13:
      return answers13(s, f as SpellEffectFrame8, out)
    case 14:
      return answers14(s, f as SpellEffectFrame9, out)
    case 15:
      return answers15(s, f as SpellEffectFrame9, out)
    case 16:
      return answers16(s, f as SpellEffectFrame9, out)
    case 17:
      return answers17(s, f as SpellEffectFrame9, out)
    case 18:
      return answers18(s, f as SpellEffectFrame9, out)
    case 19:
      return answers19(s, f as SpellEffectFrame9, out)
    case 20:
      return answers20(s, f as SpellEffectFrame10, out)
    case 21:
      return answers21(s, f as SpellEffectFrame10, out)
    case 22:
      return answers22(s, f as SpellEffectFrame10, out)
    case 23:
      return answers23(s, f as SpellEffectFrame10, out)
    case 24:
      return answers24(s, f as SpellEffectFrame11, out)
    case 25:
      return answers25(s, f as SpellEffectFrame11, out)
    case 26:
      return answers26(s, f as SpellEffectFrame11, out)
    case 27:
      return answers27(s, f as SpellEffectFrame11, out)
    case 28:
      return answers28(s, f as SpellEffectFrame12, out)
    case 29:
      return answers29(s, f as SpellEffectFrame12, out)
    case 30:
      return answers30(s, f as SpellEffectFrame13, out)
    case 31:
      return answers31(s, f as SpellEffectFrame13, out)
    case 32:
      return answers32(s, f as SpellEffectFrame17, out)
    case 33:
      return answers33(s, f as SpellEffectFrame20, out)
    case 34:
      return answers34(s, f as PutFrame, out)
    case 35:
      return offersAtEndAttack(s, seat, out)
    case 36:
      return offersAtBlockStep(s, seat, out)
    case 37:
      return answers37(s, f as Break_Frame, out)
    case 38:
      return answers38(s, f as SettleOneOfFrame, out)
    case 39:
      out.push(1)
      return
    case 40:
      return offersAtDeclare(s, seat, out)
    case 41:
      return answers41(s, f as SettleInsteadFrame, out)
    case 42:
      return answers42(s, f as ThrowCopyFrame, out)
    case 43:
      return answers43(s, f as PurgeFrame2, out)
    case 44:
      return answers44(s, f as TollFrame, out)
    case 45:
      return answers45(s, f as TollFrame, out)
    case 46:
      return answers46(s, f as HushFrame2, out)
    case 47:
      return answers47(s, f as HushFrame2, out)
    case 48:
      return answers48(s, f as AnswerFromHandFrame, out)
    case 49:
      return answers49(s, f as SwitchEffectFrame, out)
    case 50:
      return answers50(s, f as SwitchEffectFrame, out)
    case 51:
      return answers51(s, f as TurnUpTopFrame, out)
    case 52:
      return answers52(s, f as SettleOrderFrame, out)
    case 53:
      return answers53(s, f as DrawOrderFrame, out)
    case 54:
      out.push(1)
      return
    case 55:
      return answers55(s, f as ProposeOrderFrame, out)
    case 56:
      return answers56(s, f as WhenBreakShieldFrame, out)
    case 57:
      return answers57(s, f as WhenBreakShield2Frame, out)
    case 58:
      return answers58(s, f as WhenBreakShield2Frame, out)
    case 59:
      return answers59(s, f as InsteadLoseFrame, out)
    case 60:
      return answers60(s, f as WhenEndAttackFrame, out)
    case 61:
      return answers61(s, f as WhenEndAttackFrame, out)
    case 62:
      return answers62(s, f as WhenPut4Frame, out)
    case 63:
      return answers63(s, f as WhenPut4Frame, out)
    case 64:
      return answers64(s, f as WhenPut5Frame, out)
    case 65:
      return answers65(s, f as WhenPut5Frame, out)
    case 66:
      return answers66(s, f as WhenPut7Frame, out)
    case 67:
      return answers67(s, f as WhenPut7Frame, out)
    case 68:
      return answers68(s, f as WhenPut7Frame, out)
    case 69:
      return answers69(s, f as WhenCastFrame, out)
    case 70:
      out.push(1)
      return
    case 71:
      return answers71(s, f as WhenPut8Frame, out)
    case 72:
      return answers72(s, f as WhenAttackFrame, out)
    case 73:
      return answers73(s, f as WhenPut10Frame, out)
    case 74:
      return answers74(s, f as WhenPut11Frame, out)
    case 75:
      return answers75(s, f as WhenPut11Frame, out)
    case 76:
      return answers76(s, f as WhenAttack2Frame, out)
    case 77:
      out.push(1)
      return
    case 78:
      return answers78(s, f as WhenAttack2Frame, out)
    case 79:
      return answers79(s, f as WhenPut12Frame, out)
    case 80:
      return answers80(s, f as WhenPut12Frame, out)
    case 81:
      return answers81(s, f as WhenEndOfTurn4Frame, out)
    case 82:
      return answers82(s, f as WhenEndOfTurn4Frame, out)
    case 83:
      out.push(1)
      return
    case 84:
      return answers84(s, f as WhenPut14Frame, out)
    case 85:
      return answers85(s, f as WhenDefeatFrame, out)
    case 86:
      return answers86(s, f as WhenAttack4Frame, out)
    case 87:
      return answers87(s, f as WhenAttack4Frame, out)
    case 88:
      return answers88(s, f as WhenAttack5Frame, out)
    case 89:
      return answers89(s, f as WhenAttack5Frame, out)
    case 90:
      return answers90(s, f as WhenPut16Frame, out)
    case 91:
      return answers91(s, f as WhenPut19Frame, out)
    case 92:
      return answers92(s, f as WhenPut19Frame, out)
    case 93:
      return answers93(s, f as WhenPut21Frame, out)
    case 94:
      return answers94(s, f as WhenPut21Frame, out)
    case 95:
      out.push(1)
      return
    case 96:
      return answers96(s, f as HomecomingFrame, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = (choice - 1) >> 7
  void rest
  void seat
  void s
  switch ((choice - 1) & 127) {
    case 28 /* charge */:
      return doCharge(s, rest, seat)
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
      return doSwitch_(s, rest, seat)
    case 94 /* dig-up */:
      return doDigUp(s, rest, seat)
    case 96 /* comet */:
      return doComet(s, rest, seat)
  }
}

/** Stops to ask a seat, unless there is nothing to ask. */
const KINDS = [
  '',
  'act',
  'act',
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
  'one-of',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'one-of',
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
  'act',
  'act',
  'choose',
  'choose',
  'may',
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
  'choose',
  'choose',
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
  'may',
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
  'choose',
  'choose',
  'may',
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

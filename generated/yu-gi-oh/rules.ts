// Compiled from the rules of YuGiOh: when rules apply. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { through } from '../../runtime/rounds.ts'
import { family, someOf, union, within } from '../../runtime/sets.ts'
import { ATTRIBUTE, CARD, KIND, PRINTED_KIND_OF, PRINTED_PROPERTY_OF, PROC, PROPERTY, ZONE } from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'
import {
  attributeNowOf,
  exodiaOf,
  foeOf,
  inCategoryOf,
  isExtra,
  isFaceUp,
  isFreed,
  isNegated,
  isSpell,
  isTrap,
  namedOf,
  otherThanOf,
  xyzSistersOf,
} from './facts.ts'

/** [ygo.card.1] `after-move` */
export function matchesAfterMove(s: State, c: number, from2: number, _to2: number): boolean {
  return (
    within(from2, ZONE.monsters) &&
    PRINTED_KIND_OF[s.def[c]!]! === KIND['token-card'] &&
    !within(s.place[c]!, ZONE.monsters)
  )
}

/** [ygo.zone.4] `after-move-2` */
export function matchesAfterMove2(s: State, c: number, from2: number, _to2: number): boolean {
  return within(from2, ZONE.monsters) && someOf(s, ZONE.attached, (m) => s.bearer[m]! === c)
}

/** [ygo.cards.6] `after-move-3` */
export function matchesAfterMove3(s: State, this_: number, c: number, _from2: number, _to2: number): boolean {
  return (
    s.def[this_]! === CARD['《封印されしエクゾディア》'] &&
    within(s.place[this_]!, ZONE.hand) &&
    s.place[c] === ZONE.hand + holder(s, this_) &&
    !exodiaOf(s).some(
      (n) => !through(s.zones[ZONE.hand + holder(s, this_)] ?? [], 21).some((x) => namedOf(s, x, n, this_)),
    )
  )
}

/** [ygo.cards.4] `when-move` */
export function matchesWhenMove(s: State, this_: number, _c: number, from2: number, _to2: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《エクソシスター・マルファ》'] &&
    within(from2, ZONE.graveyard) &&
    within(s.place[this_]!, ZONE.monsters) &&
    isFaceUp(s, this_) &&
    !isNegated(s, this_) &&
    xyzSistersOf(s, you, this_).length > 0
  )
}

/** [ygo.cards.5] `before-destroy` */
export function matchesBeforeDestroy(s: State, c: number): boolean {
  return s.def[c]! === CARD['《D-HERO デストロイフェニックスガイ》'] && within(s.place[c]!, ZONE.monsters)
}

/** [ygo.cards.4] `when-destroy` */
export function matchesWhenDestroy(s: State, c: number): boolean {
  return (
    s.def[c]! === CARD['《機皇枢インフィニティ・コア》'] &&
    within(s.place[c]!, ZONE.monsters) &&
    isFaceUp(s, c) &&
    !isNegated(s, c)
  )
}

/** [ygo.cards.2] `when-burn` */
export function matchesWhenBurn(s: State, this_: number, q: number, _n: number, c: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《悪夢の拷問部屋》'] &&
    within(s.place[this_]!, ZONE.backrow) &&
    isFaceUp(s, this_) &&
    q === foeOf(s, you) &&
    otherThanOf(s, c, CARD['《悪夢の拷問部屋》'], this_)
  )
}

/** [ygo.cards.3] `carry-out-until-new-turn-end` */
export function reachesCarryOutUntilNewTurnEnd(s: State, lasting: number, _p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.carryOutUntilNewTurnFrame) return false
  return true
}

/** [ygo.cards.2] `carry-out-until-new-turn-2-end` */
export function reachesCarryOutUntilNewTurn2End(s: State, lasting: number, _p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.carryOutUntilNewTurn2Frame) return false
  return true
}

/** [ygo.cards.2] `carry-out-until-new-turn-3-end` */
export function reachesCarryOutUntilNewTurn3End(s: State, lasting: number, _p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.carryOutUntilNewTurn3Frame) return false
  return true
}

/** [ygo.cards.4] `call-sisters-until-new-turn-end` */
export function reachesCallSistersUntilNewTurnEnd(s: State, lasting: number, _p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.callSistersUntilNewTurnFrame) return false
  return true
}

/** [ygo.cards.4] `destroy-until-new-turn-end` */
export function reachesDestroyUntilNewTurnEnd(s: State, lasting: number, _p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.destroyUntilNewTurnFrame) return false
  return true
}

/** [ygo.cards.5] `after-standby` */
export function matchesAfterStandby(_s: State, _p: number): boolean {
  return true
}

/** [ygo.turn.6, ygo.name.3] `after-ending` */
export function matchesAfterEnding(_s: State, _p: number): boolean {
  return true
}

/** [ygo.cards.2] `after-ending-2` */
export function matchesAfterEnding2(_s: State, _p: number): boolean {
  return true
}

/** [ygo.trap.1] `never-field` */
export function forbidsNeverField(s: State, c: number, _p: number): boolean {
  return PRINTED_PROPERTY_OF[s.def[c]!]! === PROPERTY.field
}

/** [ygo.summon.3] `after-arrive` */
export function matchesAfterArrive(_s: State, _c: number, _p: number): boolean {
  return true
}

/** [ygo.cards.4] `when-arrive` */
export function matchesWhenArrive(s: State, c: number, _p: number): boolean {
  return (
    s.def[c]! === CARD['《伝説の騎士 ティマイオス》'] &&
    !isNegated(s, c) &&
    union(family(s, ZONE.backrow), family(s, ZONE['field-spell'])).some((c2) => isFaceUp(s, c2))
  )
}

/** [ygo.cards.4] `when-arrive-2` */
export function matchesWhenArrive2(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《機皇枢インフィニティ・コア》'] && !isNegated(s, c)
}

/** [ygo.cards.5] `when-arrive-3` */
export function matchesWhenArrive3(s: State, c: number, _p: number): boolean {
  const you = holder(s, c)
  return (
    s.def[c]! === CARD['《トロイメア・フェニックス》'] &&
    !isNegated(s, c) &&
    !((s.zones[ZONE.backrow + foeOf(s, you)] ?? []).length === 0) &&
    !(s.zones[ZONE.hand + you]!.length === 0)
  )
}

/** [ygo.cards.7] `when-arrive-4` */
export function matchesWhenArrive4(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['ember'] && !isNegated(s, c)
}

/** [ygo.summon.1] `once-a-turn` */
export function forbidsOnceATurn(s: State, _c: number, p: number): boolean {
  return s.summoned[p]!
}

/** [ygo.summon.4] `not-from-extra` */
export function forbidsNotFromExtra(s: State, c: number, _p: number): boolean {
  return isExtra(s, c)
}

/** [ygo.cards.4] `cannot-normal-summon` */
export function forbidsCannotNormalSummon(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《伝説の騎士 ティマイオス》']
}

/** [ygo.cards.4] `cannot-normal-summon-2` */
export function forbidsCannotNormalSummon2(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《機皇帝ワイゼル∞》']
}

/** [ygo.cards.4] `cannot-normal-summon-3` */
export function forbidsCannotNormalSummon3(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《N・マリン・ドルフィン》']
}

/** [ygo.cards.6] `cannot-normal-summon-4` */
export function forbidsCannotNormalSummon4(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《光の創造神 ホルアクティ》']
}

/** [ygo.cards.6] `cannot-normal-summon-5` */
export function forbidsCannotNormalSummon5(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《万物創世龍》']
}

/** [ygo.cards.4] `when-normal-summon` */
export function matchesWhenNormalSummon(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《マジシャンズ・ロッド》'] && !isNegated(s, c)
}

/** [ygo.cards.7] `when-normal-summon-2` */
export function matchesWhenNormalSummon2(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['scribe'] && !isNegated(s, c)
}

/** [ygo.summon.1] `once-a-turn-set-monster` */
export function forbidsOnceATurnSetMonster(s: State, _c: number, p: number): boolean {
  return s.summoned[p]!
}

/** [ygo.summon.4] `not-from-extra-set-monster` */
export function forbidsNotFromExtraSetMonster(s: State, c: number, _p: number): boolean {
  return isExtra(s, c)
}

/** [ygo.cards.4] `cannot-set-monster` */
export function forbidsCannotSetMonster(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《伝説の騎士 ティマイオス》']
}

/** [ygo.cards.4] `cannot-set-monster-2` */
export function forbidsCannotSetMonster2(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《機皇帝ワイゼル∞》']
}

/** [ygo.cards.4] `cannot-set-monster-3` */
export function forbidsCannotSetMonster3(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《N・マリン・ドルフィン》']
}

/** [ygo.cards.6] `cannot-set-monster-4` */
export function forbidsCannotSetMonster4(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《光の創造神 ホルアクティ》']
}

/** [ygo.cards.6] `cannot-set-monster-5` */
export function forbidsCannotSetMonster5(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《万物創世龍》']
}

/** [ygo.cards.4] `cannot-special-summon` */
export function forbidsCannotSpecialSummon(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《伝説の騎士 ティマイオス》'] && !isFreed(s, c)
}

/** [ygo.cards.4] `cannot-special-summon-2` */
export function forbidsCannotSpecialSummon2(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《機皇帝ワイゼル∞》'] && !isFreed(s, c)
}

/** [ygo.cards.4] `cannot-special-summon-3` */
export function forbidsCannotSpecialSummon3(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《N・マリン・ドルフィン》'] && !isFreed(s, c)
}

/** [ygo.cards.6] `cannot-special-summon-4` */
export function forbidsCannotSpecialSummon4(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《光の創造神 ホルアクティ》'] && !isFreed(s, c)
}

/** [ygo.cards.6] `cannot-special-summon-5` */
export function forbidsCannotSpecialSummon5(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《万物創世龍》'] && !isFreed(s, c)
}

/** [ygo.cards.2] `lasting-cannot-special-summon` */
export function forbidsLastingCannotSpecialSummon(s: State, lasting: number, c: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.carryOutUntilNewTurn3Frame) return false
  const p2 = effect.captured[0] as number
  const c2 = effect.captured[1] as number
  return p === p2 && !(attributeNowOf(s, c) === ATTRIBUTE.dark && inCategoryOf(s, c, 58 /* 'HERO' */, c2))
}

/** [ygo.cards.4] `lasting-cannot-special-summon-2` */
export function forbidsLastingCannotSpecialSummon2(s: State, lasting: number, c: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.callSistersUntilNewTurnFrame) return false
  const you = effect.captured[0] as number
  const this_ = effect.captured[1] as number
  return p === you && !inCategoryOf(s, c, 270 /* 'エクソシスター' */, this_)
}

/** [ygo.cards.6] `after-special-summon` */
export function matchesAfterSpecialSummon(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《光の創造神 ホルアクティ》'] && within(s.place[c]!, ZONE.monsters)
}

/** [ygo.cards.2] `lasting-cannot-attack` */
export function forbidsLastingCannotAttack(s: State, lasting: number, _d: number, c: number, q: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.carryOutUntilNewTurn2Frame) return false
  const p = effect.captured[0] as number
  const c2 = effect.captured[1] as number
  return q === p && namedOf(s, c, CARD['《青眼の白龍》'], c2)
}

/** [ygo.cards.4] `lasting-cannot-attack-2` */
export function forbidsLastingCannotAttack2(s: State, lasting: number, _d: number, _c: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.destroyUntilNewTurnFrame) return false
  const you = effect.captured[0] as number
  return p === you && s.timesDeclareAttackDuringTurn > 0
}

/** [ygo.cards.4] `when-declare-attack` */
export function matchesWhenDeclareAttack(s: State, this_: number, _a: number, _p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《伝説の騎士 ティマイオス》'] &&
    within(s.place[this_]!, ZONE.monsters) &&
    isFaceUp(s, this_) &&
    !isNegated(s, this_) &&
    s.turnPlayer !== you &&
    s.zones[ZONE.graveyard + you]!.some((c) => isSpell(s, c) || isTrap(s, c))
  )
}

/** [ygo.cards.4] `instead-beat` */
export function matchesInsteadBeat(s: State, c: number, _w: number, _p: number): boolean {
  return (
    s.def[c]! === CARD['《機皇枢インフィニティ・コア》'] &&
    within(s.place[c]!, ZONE.monsters) &&
    isFaceUp(s, c) &&
    !isNegated(s, c) &&
    !s.spared[c]!
  )
}

/** [ygo.cards.5] `before-fall` */
export function matchesBeforeFall(s: State, c: number): boolean {
  return s.def[c]! === CARD['《D-HERO デストロイフェニックスガイ》'] && within(s.place[c]!, ZONE.monsters)
}

/** [ygo.cards.2] `lasting-cannot-attack-directly` */
export function forbidsLastingCannotAttackDirectly(s: State, lasting: number, c: number, q: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.carryOutUntilNewTurn2Frame) return false
  const p = effect.captured[0] as number
  const c2 = effect.captured[1] as number
  return q === p && namedOf(s, c, CARD['《青眼の白龍》'], c2)
}

/** [ygo.cards.4] `lasting-cannot-attack-directly-2` */
export function forbidsLastingCannotAttackDirectly2(s: State, lasting: number, _c: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.destroyUntilNewTurnFrame) return false
  const you = effect.captured[0] as number
  return p === you && s.timesDeclareAttackDuringTurn > 0
}

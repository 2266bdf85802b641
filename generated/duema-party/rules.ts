// Compiled from the rules of DuemaParty: when rules apply. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { orElse, seats, within } from '../../runtime/sets.ts'
import {
  CARD,
  KEYWORD,
  KIND,
  PRINTED_COST,
  PRINTED_GALAXSHIELD,
  PRINTED_KEYWORDS,
  PRINTED_KINDS,
  PRINTED_NINJA_STRIKE,
  PRINTED_RACES,
  PROC,
  RACE,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'
import {
  creatureFaceOf,
  defenderOf,
  hasMazeOver,
  hasPut,
  hasUsed,
  isAbsent,
  isBlocker,
  isClinging,
  isCreature,
  isFaceUp,
  isField,
  isGStriker,
  isGuardman,
  isMachFighter,
  isMulticoloredAsPrinted,
  isPartner,
  isRecalled,
  isShieldTrigger,
  isShinobi,
  isSick,
  isSpeedAttacker,
  isSpellAsPrinted,
  isSummoned,
  isTapped,
  opposes,
} from './facts.ts'
import { canCast, canPut, canUse } from './events.ts'

/** [dm.cards.1] `cannot-move` */
export function forbidsCannotMove(s: State, this_: number, c: number, from2: number, _to2: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《若き大長老 アプル》'] &&
    within(from2, ZONE.graveyard) &&
    seats(s).some(
      (opponent) => opposes(s, opponent, you) && within(s.place[this_]!, ZONE.battle) && s.owner[c]! === opponent,
    )
  )
}

/** [dm.cards.1] `cannot-move-2` */
export function forbidsCannotMove2(s: State, this_: number, c: number, from2: number, _to2: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《若き大長老 アプル》'] &&
    within(from2, ZONE.mana) &&
    seats(s).some(
      (opponent) => opposes(s, opponent, you) && within(s.place[this_]!, ZONE.battle) && s.owner[c]! === opponent,
    )
  )
}

/** [dm.cards.1] `cannot-move-3` */
export function forbidsCannotMove3(s: State, card2: number, from2: number, z: number): boolean {
  const you = holder(s, card2)
  return (
    s.def[card2]! === CARD['《深淵の三咆哮 バウワウジャ》'] &&
    within(from2, ZONE.battle) &&
    s.turnPlayer === you &&
    !within(z, ZONE.graveyard)
  )
}

/** [dm.cards.1] `lasting-cannot-move` */
export function forbidsLastingCannotMove(s: State, lasting: number, c: number, from2: number, _to2: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.putUntilTurnFrame) return false
  const you = effect.captured[0] as number
  return isCreature(s, c) && within(from2, ZONE.battle) && s.owner[c]! === you
}

/** [dm.ex.2] `instead-move` */
export function matchesInsteadMove(s: State, card2: number, from2: number, _to2: number): boolean {
  return isClinging(s, card2) && within(from2, ZONE.battle)
}

/** [dm.cards.1] `instead-move-2` */
export function matchesInsteadMove2(s: State, card2: number, from2: number, to2: number): boolean {
  return (
    s.def[card2]! === CARD['《絶望と反魂と滅殺の決断》'] &&
    within(from2, ZONE.nowhere) &&
    within(to2, ZONE.graveyard) &&
    isRecalled(s, card2)
  )
}

/** [dm.cards.1] `instead-move-3` */
export function matchesInsteadMove3(s: State, card2: number, from2: number, z: number): boolean {
  return (
    s.def[card2]! === CARD['《「修羅」の頂 VAN・ベートーベン》'] && within(from2, ZONE.battle) && !within(z, ZONE.hand)
  )
}

/** [104.2b] `empty-deck` */
export function matchesEmptyDeck(s: State, c: number, from2: number, _to2: number): boolean {
  return within(from2, ZONE.deck) && (s.zones[ZONE.deck + s.owner[c]!] ?? []).length === 0
}

/** [dm.evolve.3] `all-together` */
export function matchesAllTogether(_s: State, _c: number, from2: number, _z: number): boolean {
  return within(from2, ZONE.battle)
}

/** [dm.star.1] `top-only` */
export function matchesTopOnly(_s: State, _c: number, from2: number, _to2: number): boolean {
  return within(from2, ZONE.battle)
}

/** [dm.cards.1] `after-move` */
export function matchesAfterMove(s: State, card2: number, from2: number, to2: number): boolean {
  return (
    s.def[card2]! === CARD['《絶望と反魂と滅殺の決断》'] && within(from2, ZONE.graveyard) && within(to2, ZONE.nowhere)
  )
}

/** [201.4] `homecoming` */
export function matchesHomecoming(s: State, k: number, _from2: number, z: number): boolean {
  return (
    isPartner(s, k) &&
    !within(z, ZONE['partner-zone']) &&
    !within(z, ZONE.battle) &&
    !within(z, ZONE.beneath) &&
    !within(z, ZONE.nowhere)
  )
}

/** [dm.cards.1] `when-move` */
export function matchesWhenMove(s: State, card2: number, from2: number, _to2: number): boolean {
  return s.def[card2]! === CARD['《夢の変形 デュエランド》'] && within(from2, ZONE.battle)
}

/** [dm.cards.1] `when-move-2` */
export function matchesWhenMove2(s: State, this_: number, s_: number, from2: number, _to2: number): boolean {
  return (
    s.def[this_]! === CARD['《聖魔連結王 ドルファディロム》'] &&
    within(from2, ZONE.shields) &&
    s_ === s.lifeShield[this_]!
  )
}

/** [dm.cards.1] `when-move-3` */
export function matchesWhenMove3(s: State, this_: number, c: number, _from2: number, to2: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《偽りの王 ヴィルヘルム》'] &&
    seats(s).some(
      (opponent) =>
        opposes(s, opponent, you) &&
        within(to2, ZONE.graveyard) &&
        within(s.place[this_]!, ZONE.battle) &&
        s.owner[c]! === opponent,
    )
  )
}

/** [dm.cards.1] `cannot-destroy` */
export function forbidsCannotDestroy(s: State, this_: number, c: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《サッヴァーク-MAX》'] &&
    within(s.place[this_]!, ZONE.battle) &&
    s.fighters.includes(c) &&
    s.owner[c]! === you &&
    (s.timesRedirectDuringCarryAttack[c] ?? 0) > 0
  )
}

/** [dm.cards.3] `when-draw` */
export function matchesWhenDraw(s: State, this_: number, _n: number, p: number): boolean {
  const you = holder(s, this_)
  return s.def[this_]! === CARD['《聞き耳》'] && opposes(s, p, you) && within(s.place[this_]!, ZONE.battle)
}

/** [dm.cards.3] `when-mill` */
export function matchesWhenMill(s: State, this_: number, _n: number, p: number): boolean {
  const you = holder(s, this_)
  return s.def[this_]! === CARD['《守る耳》'] && within(s.place[this_]!, ZONE.battle) && p !== you
}

/** [dm.start.1] `after-begin-game` */
export function matchesAfterBeginGame(s: State, this_: number, p: number): boolean {
  const you = holder(s, this_)
  return s.def[this_]! === CARD['《先触れ》'] && p === you && within(s.place[this_]!, ZONE.deck)
}

/** [dm.cards.1] `spell-effect-until-turn-end` */
export function reachesSpellEffectUntilTurnEnd(s: State, lasting: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.spellEffectUntilTurnFrame) return false
  const p2 = effect.captured[1] as number
  return p === p2
}

/** [dm.cards.1] `hush-until-turn-end` */
export function reachesHushUntilTurnEnd(s: State, lasting: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.hushUntilTurnFrame) return false
  const p2 = effect.captured[2] as number
  return p === p2
}

/** [dm.cards.1] `put-until-turn-end` */
export function reachesPutUntilTurnEnd(s: State, lasting: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.putUntilTurnFrame) return false
  const you = effect.captured[0] as number
  return p === you
}

/** [400.3] `instead-start-step` */
export function matchesInsteadStartStep(s: State, p: number): boolean {
  return isAbsent(s, p)
}

/** [400.3] `instead-start-of-turn` */
export function matchesInsteadStartOfTurn(s: State, p: number): boolean {
  return isAbsent(s, p)
}

/** [dm.galaxshield.2] `when-start-of-turn` */
export function matchesWhenStartOfTurn(s: State, this_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    !(PRINTED_GALAXSHIELD[s.def[this_]!]! === NONE) &&
    p === you &&
    within(s.place[this_]!, ZONE.shields) &&
    isFaceUp(s, this_)
  )
}

/** [400.3] `instead-draw-step` */
export function matchesInsteadDrawStep(s: State, p: number): boolean {
  return isAbsent(s, p)
}

/** [400.3] `instead-charge-step` */
export function matchesInsteadChargeStep(s: State, p: number): boolean {
  return isAbsent(s, p)
}

/** [dm.cards.3] `spell-effect-until-charge-step-end` */
export function reachesSpellEffectUntilChargeStepEnd(s: State, lasting: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.spellEffectUntilChargeStepFrame) return false
  const p2 = effect.captured[1] as number
  return p === p2
}

/** [400.3] `instead-main-step` */
export function matchesInsteadMainStep(s: State, p: number): boolean {
  return isAbsent(s, p)
}

/** [400.3] `instead-attack-step` */
export function matchesInsteadAttackStep(s: State, p: number): boolean {
  return isAbsent(s, p)
}

/** [400.3] `instead-end-step` */
export function matchesInsteadEndStep(s: State, p: number): boolean {
  return isAbsent(s, p)
}

/** [400.3] `instead-end-of-turn` */
export function matchesInsteadEndOfTurn(s: State, p: number): boolean {
  return isAbsent(s, p)
}

/** [dm.cards.3] `when-end-of-turn` */
export function matchesWhenEndOfTurn(s: State, this_: number, _p: number): boolean {
  return s.def[this_]! === CARD['《夜の鈴》'] && within(s.place[this_]!, ZONE.battle)
}

/** [dm.cards.3] `when-end-of-turn-2` */
export function matchesWhenEndOfTurn2(s: State, this_: number, _p: number): boolean {
  return s.def[this_]! === CARD['《朝の鈴》'] && within(s.place[this_]!, ZONE.battle)
}

/** [dm.cards.3] `when-end-of-turn-3` */
export function matchesWhenEndOfTurn3(s: State, this_: number, _p: number): boolean {
  return s.def[this_]! === CARD['《夕の鈴》'] && within(s.place[this_]!, ZONE.battle)
}

/** [dm.cards.1] `when-end-of-turn-4` */
export function matchesWhenEndOfTurn4(s: State, this_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《龍風混成 ザーディクリカ》'] &&
    p === you &&
    within(s.place[this_]!, ZONE.battle) &&
    (s.timesCastDuringTurn2[you] ?? 0) > 0
  )
}

/** [dm.cards.1] `when-end-of-turn-5` */
export function matchesWhenEndOfTurn5(s: State, this_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《大迷宮亀 ワンダー・タートル》'] &&
    opposes(s, p, you) &&
    within(s.place[this_]!, ZONE.battle) &&
    s.timesAttackDuringTurn === 0
  )
}

/** [dm.cards.1] `when-end-of-turn-6` */
export function matchesWhenEndOfTurn6(s: State, this_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《Dの博才サイバーダイス・ベガス》'] && p === you && within(s.place[this_]!, ZONE.battle)
  )
}

/** [dm.cards.3] `when-end-of-turn-7` */
export function matchesWhenEndOfTurn7(s: State, this_: number, _p: number): boolean {
  return s.def[this_]! === CARD['《配る鐘》'] && within(s.place[this_]!, ZONE.battle)
}

/** [dm.cards.3] `when-end-of-turn-8` */
export function matchesWhenEndOfTurn8(s: State, this_: number, _p: number): boolean {
  return s.def[this_]! === CARD['《削る鐘》'] && within(s.place[this_]!, ZONE.battle)
}

/** [dm.cards.3] `when-end-of-turn-9` */
export function matchesWhenEndOfTurn9(s: State, this_: number, p: number): boolean {
  const you = holder(s, this_)
  return s.def[this_]! === CARD['《夕の耳》'] && opposes(s, p, you) && within(s.place[this_]!, ZONE.battle)
}

/** [dm.smax.1] `instead-lose` */
export function matchesInsteadLose(s: State, this_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    within(s.place[this_]!, ZONE.battle) && PRINTED_KEYWORDS[s.def[this_]!]!.includes(KEYWORD['s-max']) && p === you
  )
}

/** [105.1] `no-doom` */
export function forbidsNoDoom(_s: State, q: number, p: number): boolean {
  return q !== p
}

/** [dm.use.4] `uncastable` */
export function forbidsUncastable(s: State, c: number, f_: number, p: number): boolean {
  return isSpellAsPrinted(s, f_) && !canCast(s, c, f_, p)
}

/** [dm.use.4] `unputtable` */
export function forbidsUnputtable(s: State, c: number, f_: number, p: number): boolean {
  return !isSpellAsPrinted(s, f_) && !canPut(s, c, p)
}

/** [201.3] `creature-alone` */
export function forbidsCreatureAlone(s: State, c: number, f_: number, _p: number): boolean {
  return within(s.place[c]!, ZONE['partner-zone']) && isSpellAsPrinted(s, f_)
}

/** [107.1, 107.1a] `used-up` */
export function forbidsUsedUp(s: State, _c: number, f_: number, p: number): boolean {
  return hasUsed(s, p, f_) || (!isSpellAsPrinted(s, f_) && hasPut(s, p, f_))
}

/** [dm.use.4] `uncastable-use` */
export function forbidsUncastableUse(s: State, c: number, f_: number, p: number): boolean {
  return isSpellAsPrinted(s, f_) && !canCast(s, c, f_, p)
}

/** [dm.use.4] `unputtable-use` */
export function forbidsUnputtableUse(s: State, c: number, f_: number, p: number): boolean {
  return !isSpellAsPrinted(s, f_) && !canPut(s, c, p)
}

/** [dm.cards.1] `cannot-use` */
export function forbidsCannotUse(s: State, this_: number, c: number, _f_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《若き大長老 アプル》'] &&
    opposes(s, p, you) &&
    within(s.place[this_]!, ZONE.battle) &&
    within(s.place[c]!, ZONE.graveyard) &&
    PRINTED_KINDS[s.def[c]!]!.includes(KIND['spell-card'])
  )
}

/** [dm.cards.1] `cannot-use-2` */
export function forbidsCannotUse2(s: State, this_: number, c: number, _f_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《若き大長老 アプル》'] &&
    opposes(s, p, you) &&
    within(s.place[this_]!, ZONE.battle) &&
    within(s.place[c]!, ZONE.mana) &&
    PRINTED_KINDS[s.def[c]!]!.includes(KIND['spell-card'])
  )
}

/** [201.3] `creature-alone-use` */
export function forbidsCreatureAloneUse(s: State, c: number, f_: number, _p: number): boolean {
  return within(s.place[c]!, ZONE['partner-zone']) && isSpellAsPrinted(s, f_)
}

/** [107.1, 107.1a] `used-up-free` */
export function forbidsUsedUpFree(s: State, _c: number, f_: number, p: number): boolean {
  return hasUsed(s, p, f_) || (!isSpellAsPrinted(s, f_) && hasPut(s, p, f_))
}

/** [dm.cards.1] `cannot-cast` */
export function forbidsCannotCast(s: State, this_: number, _c: number, f_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《聖魔連結王 ドルファディロム》'] &&
    opposes(s, p, you) &&
    within(s.place[this_]!, ZONE.battle) &&
    !isMulticoloredAsPrinted(s, f_)
  )
}

/** [dm.cards.1] `cannot-cast-2` */
export function forbidsCannotCast2(s: State, this_: number, _c: number, f_: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《正義の煌き オーリリア》'] &&
    opposes(s, p, you) &&
    seats(s).some(
      (opponent) =>
        opposes(s, opponent, you) &&
        within(s.place[this_]!, ZONE.battle) &&
        orElse(PRINTED_COST[f_]!, 0) <= 5 &&
        hasMazeOver(s, you, opponent),
    )
  )
}

/** [dm.cards.3] `lasting-cannot-cast` */
export function forbidsLastingCannotCast(s: State, lasting: number, _c: number, _f_: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.spellEffectUntilChargeStepFrame) return false
  const q = effect.captured[0] as number
  return p === q
}

/** [dm.cards.1] `lasting-cannot-cast-2` */
export function forbidsLastingCannotCast2(s: State, lasting: number, _c: number, _f_: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.spellEffectUntilTurnFrame) return false
  const q = effect.captured[0] as number
  return p === q
}

/** [dm.cards.1] `lasting-cannot-cast-3` */
export function forbidsLastingCannotCast3(s: State, lasting: number, _c: number, f_: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.hushUntilTurnFrame) return false
  const q = effect.captured[0] as number
  const n = effect.captured[1] as number
  return p === q && PRINTED_COST[f_]! === n
}

/** [dm.cards.1] `when-cast` */
export function matchesWhenCast(s: State, this_: number, _s_: number, _f_: number, p: number): boolean {
  const you = holder(s, this_)
  return s.def[this_]! === CARD['《タンラ・チューラ》'] && opposes(s, p, you) && within(s.place[this_]!, ZONE.battle)
}

/** [dm.use.4] `unrecited` */
export function forbidsUnrecited(s: State, f_: number, c: number, p: number): boolean {
  return !canCast(s, c, f_, p)
}

/** [107.1, 107.1a] `recited-already` */
export function forbidsRecitedAlready(s: State, f_: number, _c: number, p: number): boolean {
  return hasUsed(s, p, f_)
}

/** [107.1, 107.1a] `put-already` */
export function forbidsPutAlready(s: State, c: number, p: number): boolean {
  return hasPut(s, p, creatureFaceOf(s, c))
}

/** [107.1] `counted-as-one` */
export function forbidsCountedAsOne(s: State, c: number, p: number): boolean {
  return s.options[4] === 1 /* same-name */ && !within(s.place[c]!, ZONE.nowhere) && hasUsed(s, p, creatureFaceOf(s, c))
}

/** [dm.cards.1] `instead-put` */
export function matchesInsteadPut(s: State, this_: number, c: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《地封龍 ギャイア》'] &&
    opposes(s, p, you) &&
    within(s.place[this_]!, ZONE.battle) &&
    PRINTED_KEYWORDS[creatureFaceOf(s, c)]!.includes(KEYWORD.arrival)
  )
}

/** [dm.cards.1] `instead-put-2` */
export function matchesInsteadPut2(s: State, this_: number, c: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《「修羅」の頂 VAN・ベートーベン》'] &&
    opposes(s, p, you) &&
    within(s.place[this_]!, ZONE.battle) &&
    (PRINTED_RACES[creatureFaceOf(s, c)]!.includes(RACE.command) ||
      PRINTED_RACES[creatureFaceOf(s, c)]!.includes(RACE.dragon))
  )
}

/** [dm.field.1] `after-put` */
export function matchesAfterPut(s: State, c: number, _p: number): boolean {
  return isField(s, c)
}

/** [dm.cards.3] `when-put` */
export function matchesWhenPut(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《火の使い》']
}

/** [dm.cards.1] `when-put-2` */
export function matchesWhenPut2(s: State, this_: number, c: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《奇石 ミクセル》'] &&
    opposes(s, p, you) &&
    isCreature(s, c) &&
    within(s.place[this_]!, ZONE.battle) &&
    within(s.place[c]!, ZONE.battle) &&
    orElse(PRINTED_COST[s.def[c]!]!, 0) > (s.zones[ZONE.mana + s.owner[c]!] ?? []).length
  )
}

/** [dm.cards.1] `when-put-3` */
export function matchesWhenPut3(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《天地命動 バラギアラ》'] && isSummoned(s, c)
}

/** [dm.cards.1] `when-put-4` */
export function matchesWhenPut4(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《夢の変形 デュエランド》'] && isSummoned(s, c)
}

/** [dm.cards.1] `when-put-5` */
export function matchesWhenPut5(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《正体不明》'] && isSummoned(s, c)
}

/** [dm.cards.1] `when-put-6` */
export function matchesWhenPut6(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《聖魔連結王 ドルファディロム》']
}

/** [dm.cards.1] `when-put-7` */
export function matchesWhenPut7(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《偽りの王 ヴィルヘルム》']
}

/** [dm.cards.1] `when-put-8` */
export function matchesWhenPut8(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《ガンヴィー龍樹》']
}

/** [dm.cards.1] `when-put-9` */
export function matchesWhenPut9(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《ホワイト・スワン》']
}

/** [dm.cards.1] `when-put-10` */
export function matchesWhenPut10(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《土隠雲の超人》']
}

/** [dm.cards.1] `when-put-11` */
export function matchesWhenPut11(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《悪魔龍 ダークマスターズ》']
}

/** [dm.cards.1] `when-put-12` */
export function matchesWhenPut12(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《龍風混成 ザーディクリカ》']
}

/** [dm.cards.1] `when-put-13` */
export function matchesWhenPut13(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《奇天烈 シャッフ》']
}

/** [dm.cards.1] `when-put-14` */
export function matchesWhenPut14(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《大迷宮亀 ワンダー・タートル》']
}

/** [dm.cards.1] `when-put-15` */
export function matchesWhenPut15(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《深淵の三咆哮 バウワウジャ》']
}

/** [dm.cards.1] `when-put-16` */
export function matchesWhenPut16(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《「修羅」の頂 VAN・ベートーベン》'] && isSummoned(s, c)
}

/** [dm.cards.1] `when-put-17` */
export function matchesWhenPut17(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《ボルシャック・モモキング NEX》']
}

/** [dm.cards.1] `when-put-18` */
export function matchesWhenPut18(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《流星のガイアッシュ・カイザー》']
}

/** [dm.cards.1] `when-put-19` */
export function matchesWhenPut19(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《怒流牙 佐助の超人》']
}

/** [dm.cards.1] `when-put-20` */
export function matchesWhenPut20(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《怒流牙 サイゾウミスト》']
}

/** [dm.cards.1] `when-put-21` */
export function matchesWhenPut21(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《光牙忍ライデン》']
}

/** [dm.attack.1] `tapped-rest` */
export function forbidsTappedRest(s: State, _q: number, a: number, _p: number): boolean {
  return isTapped(s, a)
}

/** [dm.attack.2] `sick-rest` */
export function forbidsSickRest(s: State, _q: number, a: number, _p: number): boolean {
  return isSick(s, a) && !isSpeedAttacker(s, a)
}

/** [dm.cards.1] `cannot-attack-player` */
export function forbidsCannotAttackPlayer(s: State, this_: number, q: number, a: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《流星のガイアッシュ・カイザー》'] &&
    opposes(s, p, you) &&
    within(s.place[this_]!, ZONE.battle) &&
    q === you &&
    s.arrived[a]! === s.turnNumber
  )
}

/** [dm.cards.1] `lasting-cannot-attack-player` */
export function forbidsLastingCannotAttackPlayer(s: State, lasting: number, _q: number, c: number, p: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.hushUntilTurnFrame) return false
  const q2 = effect.captured[0] as number
  const n = effect.captured[1] as number
  return p === q2 && PRINTED_COST[s.def[c]!]! === n
}

/** [dm.gstrike.1] `lasting-cannot-attack-player-2` */
export function forbidsLastingCannotAttackPlayer2(
  s: State,
  lasting: number,
  _q: number,
  a: number,
  _p: number,
): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.breakShieldDuringTurnFrame) return false
  const c = effect.captured[0] as number
  return a === c
}

/** [dm.attack.1] `tapped-rest-attack-creature` */
export function forbidsTappedRestAttackCreature(s: State, _t2: number, a: number, _p: number): boolean {
  return isTapped(s, a)
}

/** [dm.attack.2] `sick-hold` */
export function forbidsSickHold(s: State, _t2: number, a: number, _p: number): boolean {
  return isSick(s, a) && !isSpeedAttacker(s, a) && !isMachFighter(s, a)
}

/** [dm.cards.1] `lasting-cannot-attack-creature` */
export function forbidsLastingCannotAttackCreature(
  s: State,
  lasting: number,
  _t2: number,
  c: number,
  p: number,
): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.hushUntilTurnFrame) return false
  const q = effect.captured[0] as number
  const n = effect.captured[1] as number
  return p === q && PRINTED_COST[s.def[c]!]! === n
}

/** [dm.gstrike.1] `lasting-cannot-attack-creature-2` */
export function forbidsLastingCannotAttackCreature2(
  s: State,
  lasting: number,
  _t2: number,
  a: number,
  _p: number,
): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.breakShieldDuringTurnFrame) return false
  const c = effect.captured[0] as number
  return a === c
}

/** [dm.cards.1] `when-attack` */
export function matchesWhenAttack(s: State, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《終末の監視者 ジ・ウォッチ》']
}

/** [dm.cards.1] `when-attack-2` */
export function matchesWhenAttack2(s: State, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《R. S. F. K.》']
}

/** [dm.cards.1] `when-attack-3` */
export function matchesWhenAttack3(s: State, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《奇天烈 シャッフ》']
}

/** [dm.cards.1] `when-attack-4` */
export function matchesWhenAttack4(s: State, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《深淵の三咆哮 バウワウジャ》']
}

/** [dm.cards.1] `when-attack-5` */
export function matchesWhenAttack5(s: State, this_: number, _a: number, _p: number): boolean {
  return (
    s.def[this_]! === CARD['《邪王来混沌三眼鬼》'] &&
    within(s.place[this_]!, ZONE.battle) &&
    s.timesAttackDuringTurn === 1
  )
}

/** [dm.cards.1] `when-attack-6` */
export function matchesWhenAttack6(s: State, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《ボルシャック・モモキング NEX》']
}

/** [dm.cards.3] `when-attack-7` */
export function matchesWhenAttack7(s: State, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《配る刃》']
}

/** [dm.cards.1] `when-end-attack` */
export function matchesWhenEndAttack(s: State, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《特攻の忠剣ハチ公》']
}

/** [dm.cards.1] `when-end-attack-2` */
export function matchesWhenEndAttack2(s: State, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《MAX・ザ・ジョニー》']
}

/** [dm.block.1] `needs-blocker` */
export function forbidsNeedsBlocker(s: State, b: number, _q: number): boolean {
  return !isBlocker(s, b) || isTapped(s, b)
}

/** [304.3] `own-side` */
export function forbidsOwnSide(s: State, _b: number, q: number): boolean {
  return q !== defenderOf(s)
}

/** [dm.cards.1] `lasting-cannot-block` */
export function forbidsLastingCannotBlock(s: State, lasting: number, c: number, q: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.hushUntilTurnFrame) return false
  const q2 = effect.captured[0] as number
  const n = effect.captured[1] as number
  return q === q2 && PRINTED_COST[s.def[c]!]! === n
}

/** [dm.block.2] `needs-guardman` */
export function forbidsNeedsGuardman(s: State, b: number, _q: number): boolean {
  return !isGuardman(s, b) || isTapped(s, b)
}

/** [304.3] `own-side-guard` */
export function forbidsOwnSideGuard(s: State, _b: number, q: number): boolean {
  return q !== defenderOf(s)
}

/** [dm.cards.1] `lasting-cannot-guard` */
export function forbidsLastingCannotGuard(s: State, lasting: number, c: number, q: number): boolean {
  const effect = s.effects[lasting]
  if (effect?.body !== PROC.hushUntilTurnFrame) return false
  const q2 = effect.captured[0] as number
  const n = effect.captured[1] as number
  return q === q2 && PRINTED_COST[s.def[c]!]! === n
}

/** [dm.cards.1] `when-defeat` */
export function matchesWhenDefeat(s: State, t2: number, a: number): boolean {
  return s.def[a]! === CARD['《大迷宮亀 ワンダー・タートル》'] && isCreature(s, t2) && within(s.place[a]!, ZONE.battle)
}

/** [dm.cards.1] `before-break` */
export function matchesBeforeBreak(s: State, _n: number, _q: number, a: number, _p: number): boolean {
  return s.def[a]! === CARD['《MAX・ザ・ジョニー》']
}

/** [dm.trigger.1] `when-break-shield` */
export function matchesWhenBreakShield(s: State, s_: number, _a: number, _p: number): boolean {
  return isShieldTrigger(s, s_) && within(s.place[s_]!, ZONE.hand)
}

/** [dm.gstrike.1] `when-break-shield-2` */
export function matchesWhenBreakShield2(s: State, s_: number, _a: number, _p: number): boolean {
  return isGStriker(s, s_) && within(s.place[s_]!, ZONE.hand)
}

/** [dm.ninja.2] `cannot-ninja-strike` */
export function forbidsCannotNinjaStrike(s: State, this_: number, _you: number): boolean {
  return (
    isShinobi(s, this_) &&
    (s.zones[ZONE.mana + s.owner[this_]!] ?? []).length < orElse(PRINTED_NINJA_STRIKE[s.def[this_]!]!, 0)
  )
}

/** [dm.ninja.2] `once-an-attack` */
export function forbidsOnceAnAttack(s: State, _this_: number, p: number): boolean {
  return (s.timesNinjaStrikeDuringCarryAttack[p] ?? 0) > 0
}

/** [107.1, dm.use.4] `unusable-strike` */
export function forbidsUnusableStrike(s: State, c: number, p: number): boolean {
  return !canUse(s, c, s.def[c]!, p)
}

/** [107.1, dm.use.4] `unusable` */
export function forbidsUnusable(s: State, c: number, p: number): boolean {
  return !canUse(s, c, s.def[c]!, p)
}

/** [107.1, dm.use.4] `unusable-kirifudash` */
export function forbidsUnusableKirifudash(s: State, c: number, p: number): boolean {
  return !canUse(s, c, s.def[c]!, p)
}

/** [107.1, dm.use.4] `unusable-fushigibirth` */
export function forbidsUnusableFushigibirth(s: State, c: number, _b: number, p: number): boolean {
  return !canUse(s, c, s.def[c]!, p)
}

/** [304.3] `own-side-draw-away` */
export function forbidsOwnSideDrawAway(s: State, _this_: number, _b: number, q: number): boolean {
  return q !== defenderOf(s)
}

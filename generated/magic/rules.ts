// Compiled from the rules of Magic: when rules apply. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { nextSeat, orElse, within } from '../../runtime/sets.ts'
import {
  CARD,
  COLOUR,
  KEYWORD,
  KIND,
  PRINTED_CYCLING_COST,
  PRINTED_DREDGE,
  PRINTED_FLASHBACK_COST,
  PRINTED_KEYWORDS,
  PRINTED_KINDS,
  PRINTED_MADNESS_COST,
  PRINTED_MANA_COST,
  PRINTED_MIRACLE_COST,
  PRINTED_SUSPEND_COST,
  WAY,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'
import {
  availableOf,
  coloursOf,
  has,
  huesOf,
  isAtEase,
  isAttacking,
  isBlocking,
  isCreature,
  isCreatureLike,
  isDoubleHeaded,
  isHandCast,
  isHushed,
  isIllusory,
  isInstantOrSorcery,
  isPermanentCard,
  isQuick,
  isRebounding,
  isSick,
  isSuspended,
  isSuspending,
  isTapped,
  lacksColourOf,
  lastKnownOf,
  leastManaOf,
  spellFaceOf,
  spurns,
} from './facts.ts'

/** [mtg.702.33] `instead-move` */
export function matchesInsteadMove(s: State, card2: number, from2: number, _to2: number): boolean {
  return within(s.place[card2]!, ZONE.stack) && s.wayCast[card2]! === WAY['flashed-back'] && within(from2, ZONE.stack)
}

/** [mtg.702.34] `instead-move-2` */
export function matchesInsteadMove2(s: State, card2: number, from2: number, to2: number): boolean {
  return !(PRINTED_MADNESS_COST[s.def[card2]!]!.length === 0) && within(from2, ZONE.hand) && within(to2, ZONE.graveyard)
}

/** [mtg.702.87] `instead-move-3` */
export function matchesInsteadMove3(s: State, card2: number, from2: number, to2: number): boolean {
  return (
    within(s.place[card2]!, ZONE.stack) &&
    PRINTED_KEYWORDS[s.def[card2]!]!.includes(KEYWORD.rebound) &&
    within(from2, ZONE.stack) &&
    within(to2, ZONE.graveyard) &&
    isHandCast(s, card2) &&
    s.resolving === card2
  )
}

/** [mtg.cards.1] `instead-move-4` */
export function matchesInsteadMove4(s: State, this_: number, c: number, _from2: number, to2: number): boolean {
  return (
    s.def[this_]! === CARD['ドライアドの闘士'] &&
    within(to2, ZONE.graveyard) &&
    within(s.place[this_]!, ZONE.battlefield) &&
    isInstantOrSorcery(s, c)
  )
}

/** [mtg.cards.1] `instead-move-5` */
export function matchesInsteadMove5(s: State, card2: number, _from2: number, to2: number): boolean {
  return s.def[card2]! === CARD['レガシーの兵器'] && within(to2, ZONE.graveyard)
}

/** [mtg.cards.2] `instead-move-6` */
export function matchesInsteadMove6(s: State, this_: number, c: number, from2: number, to2: number): boolean {
  return (
    s.def[this_]! === CARD['虚ろの門'] &&
    isCreature(s, c) &&
    within(from2, ZONE.battlefield) &&
    within(to2, ZONE.graveyard) &&
    within(s.place[this_]!, ZONE.battlefield)
  )
}

/** [mtg.400.7] `after-move` */
export function matchesAfterMove(_s: State, _c: number, _from2: number, _to2: number): boolean {
  return true
}

/** [mtg.405.5] `after-move-2` */
export function matchesAfterMove2(_s: State, _c: number, from2: number, _to2: number): boolean {
  return within(from2, ZONE.stack)
}

/** [mtg.702.78] `when-move` */
export function matchesWhenMove(s: State, card2: number, from2: number, to2: number): boolean {
  return (
    PRINTED_KEYWORDS[lastKnownOf(s, card2)]!.includes(KEYWORD.persist) &&
    within(from2, ZONE.battlefield) &&
    within(to2, ZONE.graveyard) &&
    s.minusCounters[card2]! === 0
  )
}

/** [mtg.cards.1] `when-move-2` */
export function matchesWhenMove2(s: State, this_: number, c: number, _from2: number, to2: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['たい肥'] &&
    within(to2, ZONE.graveyard) &&
    within(s.place[this_]!, ZONE.battlefield) &&
    coloursOf(s, c).includes(COLOUR.black) &&
    s.owner[c]! === nextSeat(s, you, 1)
  )
}

/** [mtg.603.6d] `when-move-3` */
export function matchesWhenMove3(s: State, card2: number, _from2: number, to2: number): boolean {
  return s.def[card2]! === CARD['別れの精'] && within(to2, ZONE.graveyard)
}

/** [mtg.700.4] `when-move-4` */
export function matchesWhenMove4(s: State, card2: number, from2: number, to2: number): boolean {
  return lastKnownOf(s, card2) === CARD['別れの精'] && within(from2, ZONE.battlefield) && within(to2, ZONE.graveyard)
}

/** [mtg.603.6d] `when-move-5` */
export function matchesWhenMove5(s: State, card2: number, from2: number, _to2: number): boolean {
  return lastKnownOf(s, card2) === CARD['別れの精'] && within(from2, ZONE.battlefield)
}

/** [mtg.603.6d] `when-move-6` */
export function matchesWhenMove6(s: State, card2: number, _from2: number, to2: number): boolean {
  return s.def[card2]! === CARD['記憶の塵'] && within(to2, ZONE.graveyard)
}

/** [mtg.700.4] `when-move-7` */
export function matchesWhenMove7(s: State, this_: number, c: number, from2: number, to2: number): boolean {
  return (
    s.def[this_]! === CARD['弔い人'] &&
    within(from2, ZONE.battlefield) &&
    within(to2, ZONE.graveyard) &&
    within(s.place[this_]!, ZONE.battlefield) &&
    isCreatureLike(s, lastKnownOf(s, c))
  )
}

/** [mtg.400.4a] `no-entry` */
export function forbidsNoEntry(s: State, c: number, _p: number): boolean {
  return !isPermanentCard(s, s.def[c]!)
}

/** [mtg.cards.1] `after-enter` */
export function matchesAfterEnter(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['幻影の像']
}

/** [mtg.702.73] `when-enter` */
export function matchesWhenEnter(s: State, c: number, _p: number): boolean {
  return within(s.place[c]!, ZONE.battlefield) && s.wayCast[c]! === WAY.evoked
}

/** [mtg.cards.1] `when-enter-2` */
export function matchesWhenEnter2(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['セファリッドの女帝ラワン']
}

/** [mtg.cards.1] `when-enter-3` */
export function matchesWhenEnter3(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['熟考漂い']
}

/** [mtg.cards.1] `when-enter-4` */
export function matchesWhenEnter4(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['瞬唱の魔道士']
}

/** [mtg.cards.1] `when-enter-5` */
export function matchesWhenEnter5(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['地の封印']
}

/** [mtg.702.51] `instead-draw-one` */
export function matchesInsteadDrawOne(s: State, this_: number, p: number): boolean {
  return (
    within(s.place[this_]!, ZONE.graveyard) &&
    !(PRINTED_DREDGE[s.def[this_]!]! === NONE) &&
    p === s.owner[this_]! &&
    s.zones[ZONE.library + p]!.length >= orElse(PRINTED_DREDGE[s.def[this_]!]!, 0)
  )
}

/** [mtg.702.93] `after-drawn` */
export function matchesAfterDrawn(s: State, c: number, p: number): boolean {
  return !(PRINTED_MIRACLE_COST[s.def[c]!]!.length === 0) && s.drawsThisTurn[p]! === 1
}

/** [mtg.cards.2] `after-drawn-2` */
export function matchesAfterDrawn2(s: State, c: number, p: number): boolean {
  return s.def[c]! === CARD['忍び足'] && s.drawsThisTurn[p]! === 1
}

/** [mtg.cards.2] `after-drawn-3` */
export function matchesAfterDrawn3(s: State, c: number, p: number): boolean {
  return s.def[c]! === CARD['露払い'] && s.drawsThisTurn[p]! === 1
}

/** [mtg.602.5] `hushed-rest` */
export function forbidsHushedRest(s: State, c: number, _p: number): boolean {
  return isHushed(s, c)
}

/** [mtg.702.61] `when-upkeep` */
export function matchesWhenUpkeep(s: State, this_: number, p: number): boolean {
  return isSuspended(s, this_) && within(s.place[this_]!, ZONE.exile) && p === s.owner[this_]!
}

/** [mtg.702.87] `when-upkeep-2` */
export function matchesWhenUpkeep2(s: State, this_: number, p: number): boolean {
  return isRebounding(s, this_) && within(s.place[this_]!, ZONE.exile) && p === s.owner[this_]!
}

/** [mtg.cards.1] `when-upkeep-3` */
export function matchesWhenUpkeep3(s: State, this_: number, p: number): boolean {
  return within(s.place[this_]!, ZONE.exile) && s.delayCounters[this_]! > 0 && p === s.owner[this_]!
}

/** [mtg.103.7] `no-first-draw` */
export function forbidsNoFirstDraw(s: State, _p: number): boolean {
  return s.turnNumber === 1
}

/** [mtg.cards.1] `when-draw-for-turn` */
export function matchesWhenDrawForTurn(s: State, this_: number, p: number): boolean {
  return s.def[this_]! === CARD['森の知恵'] && within(s.place[this_]!, ZONE.battlefield) && p === holder(s, this_)
}

/** [mtg.305.2] `one-land` */
export function forbidsOneLand(s: State, _c: number, p: number): boolean {
  return (s.timesPlayLandDuringTurn[p] ?? 0) > 0
}

/** [mtg.307.1] `not-now` */
export function forbidsNotNow(s: State, _c: number, d: number, w: number, p: number): boolean {
  return s.offered2 === NONE && !isAtEase(s, p) && !isQuick(s, spellFaceOf(s, d, w))
}

/** [mtg.202.1b] `no-cost` */
export function forbidsNoCost(_s: State, _c: number, d: number, w: number, _p: number): boolean {
  return w === WAY.plainly && PRINTED_MANA_COST[d]!.length === 0
}

/** [mtg.202.1b] `no-price` */
export function forbidsNoPrice(s: State, _c: number, d: number, w: number, _p: number): boolean {
  return (
    w === WAY['flashed-back'] &&
    PRINTED_MANA_COST[d]!.length === 0 &&
    PRINTED_FLASHBACK_COST[d]!.length === 0 &&
    !isDoubleHeaded(s, d)
  )
}

/** [mtg.305.9] `no-land` */
export function forbidsNoLand(_s: State, _c: number, d: number, w: number, _p: number): boolean {
  return w !== WAY.unseen && PRINTED_KINDS[d]!.includes(KIND.land)
}

/** [mtg.708.4] `no-fuse` */
export function forbidsNoFuse(_s: State, _c: number, d: number, w: number, _p: number): boolean {
  return w === WAY['both-halves'] && !PRINTED_KEYWORDS[d]!.includes(KEYWORD.fuse)
}

/** [mtg.708.4] `whole-only` */
export function forbidsWholeOnly(s: State, _c: number, d: number, w: number, _p: number): boolean {
  return (w === WAY['left-half'] || w === WAY['right-half']) && !isDoubleHeaded(s, d)
}

/** [mtg.702.101] `fused-from-hand` */
export function forbidsFusedFromHand(s: State, c: number, _d: number, w: number, _p: number): boolean {
  return w === WAY['both-halves'] && !within(s.place[c]!, ZONE.hand)
}

/** [mtg.601.2h] `means` */
export function forbidsMeans(s: State, _c: number, d: number, w: number, p: number): boolean {
  return leastManaOf(s, d, w) > availableOf(s, p)
}

/** [mtg.601.2h] `colour-means` */
export function forbidsColourMeans(s: State, _c: number, d: number, w: number, p: number): boolean {
  return (
    (w === WAY.plainly || w === WAY['left-half'] || w === WAY['right-half']) &&
    lacksColourOf(s, p, spellFaceOf(s, d, w))
  )
}

/** [mtg.cards.1] `cannot-cast` */
export function forbidsCannotCast(s: State, this_: number, _c: number, d: number, w: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['セファリッドの女帝ラワン'] &&
    p === nextSeat(s, you, 1) &&
    within(s.place[this_]!, ZONE.battlefield) &&
    isCreatureLike(s, spellFaceOf(s, d, w)) &&
    huesOf(s, spellFaceOf(s, d, w)).includes(COLOUR.blue)
  )
}

/** [mtg.cards.1] `own-turn-only` */
export function forbidsOwnTurnOnly(s: State, _c: number, d: number, _w: number, p: number): boolean {
  return d === CARD['種蒔き時'] && p !== s.turnPlayer
}

/** [mtg.702.84] `when-cast` */
export function matchesWhenCast(s: State, c: number, _d: number, _w: number, _p: number): boolean {
  return within(s.place[c]!, ZONE.stack) && PRINTED_KEYWORDS[s.def[c]!]!.includes(KEYWORD.cascade)
}

/** [mtg.cards.1] `when-cast-2` */
export function matchesWhenCast2(s: State, this_: number, _c: number, _d: number, _w: number, _p: number): boolean {
  return s.def[this_]! === CARD['行き詰まり'] && within(s.place[this_]!, ZONE.battlefield)
}

/** [mtg.cards.1] `when-become-target` */
export function matchesWhenBecomeTarget(s: State, t2: number, _c: number): boolean {
  return isIllusory(s, t2) && within(s.place[t2]!, ZONE.battlefield)
}

/** [mtg.702.28] `no-cycling` */
export function forbidsNoCycling(s: State, c: number, _p: number): boolean {
  return PRINTED_CYCLING_COST[s.def[c]!]!.length === 0
}

/** [mtg.702.61] `no-suspend` */
export function forbidsNoSuspend(s: State, c: number, _p: number): boolean {
  return PRINTED_SUSPEND_COST[s.def[c]!]!.length === 0
}

/** [mtg.702.61] `when-count-down` */
export function matchesWhenCountDown(s: State, c: number): boolean {
  return isSuspending(s, c) && within(s.place[c]!, ZONE.exile) && s.timeCounters[c]! === 0
}

/** [mtg.702.34] `when-go-mad` */
export function matchesWhenGoMad(s: State, c: number, _p: number): boolean {
  return !(PRINTED_MADNESS_COST[s.def[c]!]!.length === 0)
}

/** [mtg.702.93] `when-work-miracle` */
export function matchesWhenWorkMiracle(s: State, c: number, _p: number): boolean {
  return !(PRINTED_MIRACLE_COST[s.def[c]!]!.length === 0)
}

/** [mtg.702.16] `cannot-damage-creature` */
export function forbidsCannotDamageCreature(s: State, t2: number, _n: number, s_: number): boolean {
  return spurns(s, t2, s_)
}

/** [mtg.508.1] `cannot-attack` */
export function forbidsCannotAttack(s: State, a: number, _p: number): boolean {
  return isTapped(s, a) || isSick(s, a) || isAttacking(s, a)
}

/** [mtg.509.1] `cannot-block` */
export function forbidsCannotBlock(s: State, _a: number, b: number, _q: number): boolean {
  return isTapped(s, b) || isBlocking(s, b)
}

/** [mtg.702.9] `cannot-block-2` */
export function forbidsCannotBlock2(s: State, a: number, b: number, _q: number): boolean {
  return has(s, a, KEYWORD.flying) && !has(s, b, KEYWORD.flying) && !has(s, b, KEYWORD.reach)
}

/** [mtg.702.16] `cannot-block-3` */
export function forbidsCannotBlock3(s: State, a: number, b: number, _q: number): boolean {
  return spurns(s, a, b)
}

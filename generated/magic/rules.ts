// Compiled from the rules of Magic: when rules apply. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { within } from '../../runtime/sets.ts'
import { CARD, KEYWORD, KIND, PRINTED_KEYWORDS, PRINTED_KINDS, PRINTED_MANA_COST, WAY, ZONE } from './names.ts'
import type { State } from './state.ts'
import {
  has,
  isAtEase,
  isAttacking,
  isBlocking,
  isDoubleHeaded,
  isPermanentCard,
  isQuick,
  isSick,
  isTapped,
  spellFaceOf,
  spurns,
} from './facts.ts'

/** [mtg.702.33] `instead-move` (magic/keywords.rules:59) */
export function matchesInsteadMove(s: State, card2: number, from2: number, _to2: number): boolean {
  return (
    within(s.place[card2]!, ZONE['stack']) && s.wayCast[card2]! === WAY['flashed-back'] && within(from2, ZONE['stack'])
  )
}

/** [mtg.400.7] `after-move` (magic/zones.rules:29) */
export function matchesAfterMove(_s: State, _c: number, _from2: number, _to2: number): boolean {
  return true
}

/** [mtg.405.5] `after-move-2` (magic/zones.rules:34) */
export function matchesAfterMove2(_s: State, _c: number, from2: number, _to2: number): boolean {
  return within(from2, ZONE['stack'])
}

/** [mtg.400.4a] `no-entry` (magic/zones.rules:80) */
export function forbidsNoEntry(s: State, c: number, _p: number): boolean {
  return !isPermanentCard(s, s.def[c]!)
}

/** [mtg.702.73] `when-enter` (magic/keywords.rules:65) */
export function matchesWhenEnter(s: State, c: number, _p: number): boolean {
  return within(s.place[c]!, ZONE['battlefield']) && s.wayCast[c]! === WAY['evoked']
}

/** [mtg.cards.1] `when-enter-2` (magic/cards-creatures.rules:17) */
export function matchesWhenEnter2(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['熟考漂い']
}

/** [mtg.103.7] `no-first-draw` (magic/turn.rules:57) */
export function forbidsNoFirstDraw(s: State, _p: number): boolean {
  return s.turnNumber === 1
}

/** [mtg.305.2] `one-land` (magic/turn.rules:86) */
export function forbidsOneLand(s: State, _c: number, p: number): boolean {
  return (s.timesPlayLandDuringTurn[p] ?? 0) > 0
}

/** [mtg.307.1] `not-now` (magic/casting.rules:43) */
export function forbidsNotNow(s: State, _c: number, d: number, w: number, p: number): boolean {
  return s.offered2 === NONE && !isAtEase(s, p) && !isQuick(s, spellFaceOf(s, d, w))
}

/** [mtg.202.1b] `no-cost` (magic/casting.rules:45) */
export function forbidsNoCost(_s: State, _c: number, d: number, w: number, _p: number): boolean {
  return w === WAY['plainly'] && PRINTED_MANA_COST[d]!.length === 0
}

/** [mtg.305.9] `no-land` (magic/casting.rules:47) */
export function forbidsNoLand(_s: State, _c: number, d: number, w: number, _p: number): boolean {
  return w !== WAY['unseen'] && PRINTED_KINDS[d]!.includes(KIND['land'])
}

/** [mtg.708.4] `no-fuse` (magic/casting.rules:48) */
export function forbidsNoFuse(_s: State, _c: number, d: number, w: number, _p: number): boolean {
  return w === WAY['both-halves'] && !PRINTED_KEYWORDS[d]!.includes(KEYWORD['fuse'])
}

/** [mtg.708.4] `whole-only` (magic/casting.rules:50) */
export function forbidsWholeOnly(s: State, _c: number, d: number, w: number, _p: number): boolean {
  return (w === WAY['left-half'] || w === WAY['right-half']) && !isDoubleHeaded(s, d)
}

/** [mtg.702.101] `fused-from-hand` (magic/casting.rules:52) */
export function forbidsFusedFromHand(s: State, c: number, _d: number, w: number, _p: number): boolean {
  return w === WAY['both-halves'] && !within(s.place[c]!, ZONE['hand'])
}

/** [mtg.702.16] `cannot-damage-creature` (magic/combat.rules:84) */
export function forbidsCannotDamageCreature(s: State, t2: number, _n: number, s_: number): boolean {
  return spurns(s, t2, s_)
}

/** [mtg.508.1] `cannot-attack` (magic/combat.rules:28) */
export function forbidsCannotAttack(s: State, a: number, _p: number): boolean {
  return isTapped(s, a) || isSick(s, a) || isAttacking(s, a)
}

/** [mtg.509.1] `cannot-block` (magic/combat.rules:44) */
export function forbidsCannotBlock(s: State, _a: number, b: number, _q: number): boolean {
  return isTapped(s, b) || isBlocking(s, b)
}

/** [mtg.702.9] `cannot-block-2` (magic/combat.rules:45) */
export function forbidsCannotBlock2(s: State, a: number, b: number, _q: number): boolean {
  return has(s, a, KEYWORD['flying']) && !has(s, b, KEYWORD['flying']) && !has(s, b, KEYWORD['reach'])
}

/** [mtg.702.16] `cannot-block-3` (magic/combat.rules:46) */
export function forbidsCannotBlock3(s: State, a: number, b: number, _q: number): boolean {
  return spurns(s, a, b)
}

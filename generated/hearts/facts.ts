// Compiled from the rules of Hearts: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { allCards, modulo } from '../../runtime/sets.ts'
import { CARD, PRINTED_SUIT, SUIT, ZONE } from './names.ts'
import type { State } from './state.ts'

/** [deal] (hearts/hearts.rules:21) */
export function handSizeOf(_s: State): number {
  return 13
}

/** [passing] (hearts/hearts.rules:22) */
export function cardsToPassOf(_s: State): number {
  return 3
}

/** [passing] (hearts/hearts.rules:23) */
export function passingDistanceOf(s: State): number {
  return modulo(s.dealNumber, 4) === 1 ? 1 : modulo(s.dealNumber, 4) === 2 ? 3 : modulo(s.dealNumber, 4) === 3 ? 2 : 0
}

/** [game-end] (hearts/hearts.rules:24) */
export function targetOf(_s: State): number {
  return 100
}

/** Without exceptions. [points] (hearts/hearts.rules:39) */
function defaultPointsOf(_s: State, _c: number): number {
  return 0
}

/** [points] (hearts/hearts.rules:39) */
export function pointsOf(s: State, c: number): number {
  // [points] hearts-count (hearts/hearts.rules:40)
  if (isHeart(s, c)) return 1
  // [points] queen-counts (hearts/hearts.rules:41)
  if (s.def[c]! === CARD['Q♠']) return 13
  return defaultPointsOf(s, c)
}

/** [breaking] (hearts/hearts.rules:44) */
export function brokenOf(s: State): boolean {
  return s.timesPlayDuringDeal > 0
}

/** [points] (hearts/hearts.rules:38) */
export function isHeart(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♥']
}

/** [moon] (hearts/hearts.rules:42) */
export function isMoonShooter(s: State, p: number): boolean {
  return !allCards(s).some((c) => pointsOf(s, c) > 0 && !(s.place[c] === ZONE['taken'] + p))
}

/** [breaking] (hearts/hearts.rules:43) */
export function isBreaker(s: State, c: number): boolean {
  return isHeart(s, c)
}

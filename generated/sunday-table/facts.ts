// Compiled from the rules of SundayTable: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { allCards, modulo } from '../../runtime/sets.ts'
import { CARD, PRINTED_SUIT, SUIT, ZONE } from './names.ts'
import type { State } from './state.ts'

/** [deal] */
export function handSizeOf(_s: State): number {
  return 13
}

/** [passing] */
export function cardsToPassOf(_s: State): number {
  return 3
}

/** [passing] */
export function passingDistanceOf(s: State): number {
  return modulo(s.dealNumber, 4) === 1 ? 1 : modulo(s.dealNumber, 4) === 2 ? 3 : modulo(s.dealNumber, 4) === 3 ? 2 : 0
}

/** [game-end] */
export function targetOf(_s: State): number {
  return 100
}

/** [points] Without exceptions. */
function defaultPointsOf(_s: State, _c: number): number {
  return 0
}

/** [points] */
export function pointsOf(s: State, c: number): number {
  // [points] hearts-count
  if (isHeart(s, c)) return 1
  // [points] queen-counts
  if (s.def[c]! === CARD['Q♠']) return 13
  // [omnibus.1] jack-of-diamonds
  if (s.def[c]! === CARD['J♦']) return 0 - 10
  return defaultPointsOf(s, c)
}

/** [breaking] */
export function brokenOf(s: State): boolean {
  return s.timesPlayDuringDeal > 0
}

/** [points] */
export function isHeart(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♥']
}

/** [moon] */
export function isMoonShooter(s: State, p: number): boolean {
  return !allCards(s).some((c) => pointsOf(s, c) > 0 && !(s.place[c] === ZONE.taken + p))
}

/** [breaking] */
export function isBreaker(s: State, c: number): boolean {
  return isHeart(s, c) || s.def[c]! === CARD['Q♠']
}

// Compiled from the rules of TagTeam: when rules apply. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { CARD, ZONE } from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'
import { allies, mayBeMeantBy, opposes } from './facts.ts'

/** [502-1] `no-first-draw` */
export function forbidsNoFirstDraw(s: State, p: number): boolean {
  return s.turnNumber === 1 && p === s.startingPlayer
}

/** [bd.fixtures.1] `when-play` */
export function matchesWhenPlay(s: State, this_: number, _c: number, p: number): boolean {
  const you = holder(s, this_)
  return (
    s.def[this_]! === CARD['《watcher》'] &&
    opposes(s, p, you) &&
    mayBeMeantBy(s, p, this_) &&
    s.place[this_] === ZONE.field
  )
}

/** [bd.fixtures.1] `when-play-2` */
export function matchesWhenPlay2(s: State, this_: number, _c: number, _p: number): boolean {
  return s.def[this_]! === CARD['《witness》'] && s.place[this_] === ZONE.field
}

/** [bd.fixtures.1] `when-play-3` */
export function matchesWhenPlay3(s: State, this_: number, _c: number, p: number): boolean {
  const you = holder(s, this_)
  return s.def[this_]! === CARD['《comrade》'] && allies(s, p, you) && s.place[this_] === ZONE.field
}

/** [bd.fixtures.1] `after-enter` */
export function matchesAfterEnter(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《firebrand》']
}

/** [bd.samples.2] `when-enter` */
export function matchesWhenEnter(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['S2']
}

/** [bd.fixtures.1] `when-enter-2` */
export function matchesWhenEnter2(s: State, c: number, _p: number): boolean {
  return s.def[c]! === CARD['《firebrand》']
}

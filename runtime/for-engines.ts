/**
 * What compiled engines call, part of `houserules/runtime`. It goes with the release that compiled them and may change
 * with every release: no place for programs of people. `compiler/target/vocabulary.ts` lists the same names.
 */
export { beginsFor, bitOf, bitsOf, endsAllBut, endsFor } from './audience.ts'
export { type Holders, heldAnew, heldByEffect, loseSight } from './astray.ts'
export { copyLimits, refillFrames, refilled } from './copies.ts'
export { whyNot } from './dry-run.ts'
export { CHANCE, DECLINE, NONE } from './engine.ts'
export { plainRecord } from './plain-record.ts'
export { fillable, nextMembers } from './fillable.ts'
export {
  type Settled,
  addEffect,
  announced,
  answer,
  apart,
  blankZones,
  deleteCard,
  drawAtOnce,
  dropEffects,
  emptied,
  endGame,
  exchangeCards,
  fitting,
  isSettled,
  isTrying,
  keepFirst,
  keepOnly,
  lastingReason,
  leave,
  mayExchange,
  moveCard,
  moveEffect,
  moveTopCards,
  moveZone,
  nextCard,
  randomBelow,
  refuse,
  removeFrom,
  run,
  seedRandom,
  showTo,
  shuffle,
  suspended,
  takeEffect,
} from './kernel.ts'
export { owned, sharing } from './lending.ts'
export type { Shared } from './shared.ts'
export {
  copyLog,
  happens,
  noteChance,
  noteCreate,
  noteDone,
  noteEvent,
  noteMove,
  noteShow,
  noteShuffle,
} from './log.ts'
export { makeEngine } from './make-engine.ts'
export type { Cards, GameTypes, PairFact } from './match/game-types.ts'
export type { FullEngine, Parts } from './parts.ts'
export type { PickedSoFar } from './picked-so-far.ts'
export { anotherRound, ascend, asksAgain, descend, goesOn, goesRound, grown, put, through } from './rounds.ts'
export { keeps } from './room.ts'
export { Constants } from './constants.ts'
export { type LineState, asItStands, asJudged, lookingBack, putsOff, putsOffEffect, takePutOff } from './same-time.ts'
export {
  alike,
  allCards,
  at,
  cardsByZone,
  copies,
  countDistinct,
  countOf,
  differ,
  divide,
  family,
  greatest,
  inRange,
  isChosen,
  joined,
  least,
  lessCopies,
  membersOf,
  modulo,
  nextIn,
  nextSeat,
  orElse,
  presentByZone,
  presentCards,
  range,
  roundIn,
  same,
  sameCopies,
  seats,
  seatsFrom,
  someOf,
  sortedBy,
  sum,
  sumOf,
  top,
  union,
  within,
  without,
} from './sets.ts'
export {
  type EngineParts,
  type GameTables,
  type Placed,
  type Places,
  firstsIn,
  holdersOf,
  namesIn,
  numbersIn,
  placed,
} from './tables.ts'
export { Texts } from './texts.ts'
export { tied } from './tied.ts'
export { isPresetNext } from './preset-members.ts'
export { askInTrial, comeTo, completable, prune } from './trials.ts'
export type { Withheld } from './base-state.ts'
export { NOTHING_WITHHELD, tellWithheld, withhold } from './withheld.ts'

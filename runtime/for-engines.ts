/**
 * What compiled engines call, part of `houserules/runtime`. It goes with the release that compiled them and may change
 * with every release: no place for programs of people. `compiler/typescript/vocabulary.ts` lists the same names.
 */
export { beginsFor, bitOf, bitsOf, endsAllBut, endsFor } from './told/audience.ts'
export { type Holders, allSee, heldAnew, heldByEffect, holders, loseSight } from './secrets/astray.ts'
export { cloneBase, copyBase, lendBase } from './kernel/copies.ts'
export { whyNot } from './trials/dry-run.ts'
export { CHANCE, DECLINE, NONE } from './engine.ts'
export { plainRecord } from './kernel/plain-record.ts'
export { fillable, nextMembers } from './trials/fillable.ts'
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
  removeFrom,
  run,
  seedRandom,
  showTo,
  shuffle,
  suspended,
  takeEffect,
} from './kernel/kernel.ts'
export { ForGood } from './kernel/for-good.ts'
export { popFrame, pushFrame, refuse, refuseText } from './kernel/frames.ts'
export { ownColumns, owned, sharing } from './kernel/lending.ts'
export type { Shared } from './kernel/shared.ts'
export { happens, noteChance, noteCreate, noteDone, noteEvent, noteMove, noteShow, noteShuffle } from './told/log.ts'
export { makeEngine } from './make-engine.ts'
export type { Cards, GameTypes, PairFact } from './match/game-types.ts'
export type { DeckRule, FullEngine, Parts } from './parts.ts'
export type { PickedSoFar } from './trials/picked-so-far.ts'
export {
  anotherRound,
  ascend,
  asksAgain,
  descend,
  goesOn,
  goesRound,
  grown,
  put,
  reckoned,
  through,
} from './rounds/rounds.ts'
export { keeps } from './rounds/room.ts'
export {
  type LineState,
  asItStands,
  asJudged,
  lookingBack,
  putsOff,
  putsOffEffect,
  takePutOff,
} from './kernel/same-time.ts'
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
  greatestOf,
  inRange,
  isAbove,
  isAtLeast,
  isChosen,
  joined,
  least,
  leastOf,
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
  whenThere,
  within,
  without,
} from './kernel/sets.ts'
export {
  type EngineParts,
  type EventRow,
  type GameTables,
  type Placed,
  type Places,
  eventRows,
  firstsIn,
  holdersOf,
  namesIn,
  numbersIn,
  placedLoops,
  placedRules,
  placedSites,
  printedOn,
} from './kernel/tables.ts'
export { Texts } from './kernel/texts.ts'
export { tied } from './kernel/tied.ts'
export { isPresetNext } from './trials/preset-members.ts'
export { askInTrial, comeTo, completable, prune } from './trials/trials.ts'
export type { Withheld } from './base-state.ts'
export { NOTHING_WITHHELD, tellWithheld, withhold } from './told/withheld.ts'

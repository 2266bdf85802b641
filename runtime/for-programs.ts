/**
 * What a program calls that embeds an engine, part of `houserules/runtime`. {@link Match} hosts a game among people;
 * {@link Engine} is what lies below it, for bots, searches and simulations.
 *
 * @module houserules/runtime
 */

// For who embeds an engine.
export * from './engine.ts'
export { type CoreEngine, coreEngine } from './core-engine.ts'
export { arrangedBoard } from './words/arranged-board.ts'
export { choicesInWords } from './words/choices-in-words.ts'
export { type InnerRounds, RoundLimitError, type WhatWentOn, isRoundLimitError } from './rounds/round-limit-error.ts'
export { type RulesLimitError, isRulesLimitError } from './rounds/rules-limit-error.ts'
export { DeckError, type DeckNames, readDeck } from './decks/read-deck.ts'
export { type StatePacker, statePacker } from './packed/state-packer.ts'

// Records and saves.
export type { Recorded } from './records/records.ts'
export {
  type GameRecord,
  type RecordedChoice,
  type RecordSetup,
  type SavedGame,
  type Step,
  RecordError,
  adopted,
  newRecord,
  parsePlayed,
  parseRecord,
  parseSave,
  recordedChoice,
  replay,
  restore,
  savedGame,
} from './records/replay.ts'
export {
  type Played,
  type ReplayedUnder,
  type Unlike,
  type Watch,
  replayUnder,
  unlikeText,
} from './records/replay-under.ts'

// A game among people who may not see each other's cards.
export { Match } from './match/match.ts'
export { askedTogether, dueAnswer, questionTo } from './match/asked-together.ts'
export type { ClosedQuestion, GivenAnswer, MatchSetup } from './match/course.ts'
export type {
  AnyGame,
  CardView,
  Cards,
  GameTypes,
  PairFact,
  PlainMove,
  SeatName,
  TypesOf,
  ViewValue,
} from './match/game-types.ts'
export { type CardChange, type Changes, type FactChange, type LyingCard, changesBetween } from './match/changes.ts'
export { LOST } from './match/handles.ts'
export type { AnswerOutcome, Refusal, RefusalKind, RulesRefusal, Taken } from './match/outcome.ts'
export type { Remembered } from './match/remembered.ts'
export type { SavedLine } from './match/saved-line.ts'
export type { HostSetup, SavedMatch } from './match/saved-match.ts'
export type { NamedPolicy, TimeOutPolicy } from './match/time-out.ts'
export type { BoardCardView, BoardView, BoardZoneView, PassingCard, PassingZone } from './match/board-view.ts'
export type { EndPlace, Ending } from './simulate/ending.ts'
export type { Numbered } from './words/numbered-choices.ts'
export type { ChoiceView, DecisionView, EffectView, PickedView, ToldStep, View } from './match/view.ts'

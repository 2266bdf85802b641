/**
 * `houserules/runtime`: what a program calls that embeds an engine, and what compiled engines stand on. What a page does
 * not use of it, its bundler leaves out.
 */

// For who embeds an engine.
export * from './engine.ts'
export { choicesInWords } from './choices-in-words.ts'
export { RoundLimitError, isRoundLimitError } from './round-limit-error.ts'
export { isRulesLimitError } from './rules-limit-error.ts'
export { DeckError, readDeck } from './decks/read-deck.ts'

// Records and saves.
export type { Recorded } from './records.ts'
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
} from './replay.ts'
export { type Played, type ReplayedUnder, type Unlike, replayUnder, unlikeText } from './replay-under.ts'

// A game among people who may not see each other's cards.
export { Match } from './match/match.ts'
export type { GivenAnswer, MatchSetup } from './match/course.ts'
export type { AnyGame, CardView, GameTypes, PlainMove, SeatName, TypesOf, ViewValue } from './match/game-types.ts'
export { type CardChange, type Changes, type FactChange, type LyingCard, changesBetween } from './match/changes.ts'
export { LOST } from './match/handles.ts'
export type { AnswerOutcome, Refusal, RefusalKind } from './match/outcome.ts'
export type { Remembered } from './match/remembered.ts'
export type { HostSetup, SavedMatch } from './match/saved-match.ts'
export type { TimeOutPolicy } from './match/time-out.ts'
export type { ChoiceView, DecisionView, EffectView, ToldStep, View } from './match/view.ts'

export * from './for-engines.ts'

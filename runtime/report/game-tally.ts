import { byKey } from './by-key.ts'
import { type Histogram, NO_NUMBERS, addedHistograms } from './histogram.ts'
import { NO_SUMS, type Sums, addedSums } from './sums.ts'

/**
 * What many games came to: plain data that adds up, so that any number of workers can share them, and no list of games
 * is kept.
 */
export interface GameTally {
  /** Games that were begun, those that came to an end, those whose rules came to no next question. */
  readonly games: number
  readonly finished: number
  readonly standstills: number
  /** Games in which something did not hold that always does, as that those of one side have one result. */
  readonly breaches: number
  /** Games in which the best result was shared. */
  readonly drawn: number
  /** By seat: its share of the win, and its result. */
  readonly wins: readonly Sums[]
  readonly results: readonly Sums[]
  /** By two seats, as `0,2`: the products of their shares, which tell who wins together. */
  readonly together: Readonly<Record<string, number>>
  /** By side, where somebody plays with others: its share of the win. */
  readonly sides: Readonly<Record<string, Sums>>
  /** What the best result was ahead of the second best. */
  readonly margins: Sums
  /** Decisions, and those of them at which there was more than one choice. */
  readonly decisions: Histogram
  readonly realDecisions: Histogram
  /** By the number of the question: how often it was asked, with one choice, and the choices at the others. */
  readonly questions: Readonly<Record<number, QuestionTally>>
  /** By definition: how the seats fared that held the card, and how often it was played. */
  readonly cards: Readonly<Record<number, CardTally>>
}

export interface QuestionTally {
  readonly asked: number
  readonly forced: number
  /** Logarithms of the number of choices where there were several. */
  readonly logs: Sums
}

export interface CardTally {
  /** Shares of the win of seats that held it in some game, and of those that did not. */
  readonly held: Sums
  readonly without: Sums
  /** By game: the mean share of those that held it, less that of the others. */
  readonly difference: Sums
  /** Games in which a seat chose to do something with it. */
  readonly played: number
}

const NOBODY: readonly Sums[] = []

export const NO_GAMES: GameTally = {
  games: 0,
  finished: 0,
  standstills: 0,
  breaches: 0,
  drawn: 0,
  wins: NOBODY,
  results: NOBODY,
  together: {},
  sides: {},
  margins: NO_SUMS,
  decisions: NO_NUMBERS,
  realDecisions: NO_NUMBERS,
  questions: {},
  cards: {},
}

const NO_QUESTION: QuestionTally = { asked: 0, forced: 0, logs: NO_SUMS }
const NO_CARD: CardTally = { held: NO_SUMS, without: NO_SUMS, difference: NO_SUMS, played: 0 }

export function addedTallies(a: GameTally, b: GameTally): GameTally {
  return {
    games: a.games + b.games,
    finished: a.finished + b.finished,
    standstills: a.standstills + b.standstills,
    breaches: a.breaches + b.breaches,
    drawn: a.drawn + b.drawn,
    wins: bySeat(a.wins, b.wins),
    results: bySeat(a.results, b.results),
    together: byKey(a.together, b.together, (x, y) => x + y),
    sides: byKey(a.sides, b.sides, addedSums),
    margins: addedSums(a.margins, b.margins),
    decisions: addedHistograms(a.decisions, b.decisions),
    realDecisions: addedHistograms(a.realDecisions, b.realDecisions),
    questions: byNumber(a.questions, b.questions, NO_QUESTION, (x, y) => ({
      asked: x.asked + y.asked,
      forced: x.forced + y.forced,
      logs: addedSums(x.logs, y.logs),
    })),
    cards: byNumber(a.cards, b.cards, NO_CARD, (x, y) => ({
      held: addedSums(x.held, y.held),
      without: addedSums(x.without, y.without),
      difference: addedSums(x.difference, y.difference),
      played: x.played + y.played,
    })),
  }
}

function bySeat(a: readonly Sums[], b: readonly Sums[]): Sums[] {
  const longer = a.length > b.length ? a : b
  return longer.map((_, seat) => addedSums(a[seat] ?? NO_SUMS, b[seat] ?? NO_SUMS))
}

function byNumber<T>(
  a: Readonly<Record<number, T>>,
  b: Readonly<Record<number, T>>,
  nothing: T,
  added: (a: T, b: T) => T,
): Record<number, T> {
  const all: Record<number, T> = { ...a }
  for (const [number, each] of Object.entries(b)) all[Number(number)] = added(all[Number(number)] ?? nothing, each)
  return all
}

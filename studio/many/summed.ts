import { type Figure, figureOf, rate } from '../../runtime/report/figures.ts'
import { NO_SUMS, withValue } from '../../runtime/report/sums.ts'
import { type Outcome, compareOutcomes } from '../../runtime/simulate/compare-outcomes.ts'
import { type SeatedGame, type Standing, summarise } from '../../runtime/simulate/summarise.ts'
import { type Bin, binned } from './binned.ts'

/** A measure of games, by the rules of the text and by those of its base, where it has one. */
export interface MeasuredGames {
  readonly name: string
  readonly own: Figure
  readonly base: Figure | null
}

/** What games come to that were played by one set of rules. */
export interface PlayedGames {
  readonly games: number
  readonly finished: number
  readonly median: number
}

/** What many games came to, by rules of one's own and, with the same seeds, by those that they change. */
export interface ManySummed {
  /** The game that is compared with; null where there is none. */
  readonly baseName: string | null
  readonly own: PlayedGames
  readonly base: PlayedGames | null
  readonly seats: readonly MeasuredGames[]
  /** The mean result of each seat, of games that were finished. */
  readonly results: readonly MeasuredGames[]
  /** The share of games that were drawn. */
  readonly draws: MeasuredGames
  readonly lengths: readonly Bin[]
  readonly decisions: MeasuredGames
  readonly choices: MeasuredGames
  /** How often each thing is done in a game, what is done most first. */
  readonly done: readonly MeasuredGames[]
  readonly outcome: Outcome | null
}

/** Games with the same numbers on both sides. */
export interface PairedGames {
  readonly players: number
  readonly own: readonly SeatedGame[]
  readonly base: { readonly name: string; readonly games: readonly SeatedGame[] } | null
}

/** More would be a list and no picture. */
const MOST_DONE = 12

export function summed({ players, own, base }: PairedGames): ManySummed {
  const mine = summarise(own, players)
  const theirs = base === null ? null : summarise(base.games, players)
  const both = (name: string, of: MeasureOf): MeasuredGames => ({
    name,
    own: figure(own, of),
    base: base === null ? null : figure(base.games, of),
  })
  const events = [...new Set([...own, ...(base?.games ?? [])].flatMap(({ counts }) => Object.keys(counts?.done ?? {})))]
  const done = events.map((event) => both(event, ({ counts }) => timesDone(counts, event)))
  const oftenest = ({ own: { value }, base: other }: MeasuredGames): number => Math.max(value, other?.value ?? 0)
  return {
    baseName: base?.name ?? null,
    own: playedOf(mine),
    base: theirs === null ? null : playedOf(theirs),
    seats: mine.seats.map((seat, i) => ({ name: seat.name, own: shareOf(seat), base: shareOrNone(theirs?.seats[i]) })),
    results: mine.seats.map(({ name }, i) => both(name, ({ results }) => results?.[i] ?? null)),
    draws: {
      name: '',
      own: rate(mine.drawn, mine.finished),
      base: theirs === null ? null : rate(theirs.drawn, theirs.finished),
    },
    lengths: binned(lengthsOf(own), base === null ? null : lengthsOf(base.games)),
    decisions: both('', ({ decisions }) => decisions),
    choices: both('', ({ decisions, counts }) => (decisions === 0 ? 0 : (counts?.offered ?? 0) / decisions)),
    done: done.toSorted((a, b) => oftenest(b) - oftenest(a)).slice(0, MOST_DONE),
    outcome: base === null ? null : compareOutcomes(base.games, own, players),
  }
}

/** Null in games that do not count. */
type MeasureOf = (game: SeatedGame) => number | null

const figure = (games: readonly SeatedGame[], of: MeasureOf): Figure =>
  figureOf(
    games.reduce((sums, game) => {
      const value = of(game)
      return value === null ? sums : withValue(sums, value)
    }, NO_SUMS),
  )

/** Names are those of the rules, which may be those of properties that every object has. */
const timesDone = (counts: SeatedGame['counts'], event: string): number =>
  counts !== undefined && Object.hasOwn(counts.done, event) ? (counts.done[event] ?? 0) : 0

const lengthsOf = (games: readonly SeatedGame[]): number[] => games.map(({ decisions }) => decisions)

const shareOf = ({ share, shareInterval, games }: Standing): Figure => ({
  value: share,
  interval: shareInterval,
  count: games,
})

const shareOrNone = (seat: Standing | undefined): Figure | null => (seat === undefined ? null : shareOf(seat))

const playedOf = ({ games, finished, length }: ReturnType<typeof summarise>): PlayedGames => ({
  games,
  finished,
  median: length.median,
})

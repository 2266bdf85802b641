import { seatName } from '../engine.ts'
import { type Paired, paired, significant } from './paired.ts'
import type { SeatedGame } from './summarise.ts'
import { isWon, seatsWithTheBest } from './is-won.ts'
import { ownEntry } from '../own-entry.ts'

/** A game whose choices were counted. */
type Game = Omit<SeatedGame, 'bots'>

/** One measure of a game under two sets of rules. */
export interface ComparedMeasure extends Paired {
  readonly about: string
  readonly unit: 'rate' | 'number'
  /** After the correction for the number of comparisons. */
  readonly significant: boolean
}

export interface Outcome {
  /** Games that came to an end on both sides; the others are only counted. */
  readonly games: number
  readonly cutOff: { readonly old: number; readonly new: number }
  readonly rows: readonly ComparedMeasure[]
}

interface Measure {
  readonly about: string
  readonly unit: ComparedMeasure['unit']
  readonly of: (game: Game) => number
}

/** Compares the games with the same seeds: who wins, how long it takes, what there is to choose and what is done. */
export function compareOutcomes(old: readonly Game[], next: readonly Game[], players: number): Outcome {
  const both = old.flatMap((game, i) => {
    const other = next[i]
    return other === undefined || game.results === null || other.results === null ? [] : [{ game, other }]
  })
  const cutOff = {
    old: old.filter((g) => g.results === null).length,
    new: next.filter((g) => g.results === null).length,
  }
  if (both.length === 0) return { games: 0, cutOff, rows: [] }
  const compared = measures(
    both.flatMap(({ game, other }) => [game, other]),
    players,
  ).map(({ about, unit, of }) => ({
    about,
    unit,
    ...paired(
      both.map(({ game }) => of(game)),
      both.map(({ other }) => of(other)),
    ),
  }))
  const stands = significant(compared.map(({ p }) => p))
  return { games: both.length, cutOff, rows: compared.map((row, i) => ({ ...row, significant: stands[i] === true })) }
}

function measures(games: readonly Game[], players: number): Measure[] {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const done = [...new Set(games.flatMap(({ counts }) => Object.keys(counts?.done ?? {})))].sort()
  const won = [
    ...seats.map((seat): Measure => ({
      about: `wins of ${seatName(seat)}`,
      unit: 'rate',
      of: (game) => Number(winners(game).includes(seat)),
    })),
    { about: 'draws', unit: 'rate', of: (game) => Number(winners(game).length === 0) } satisfies Measure,
  ]
  return [
    // Who plays alone beats nobody.
    ...(players === 1 ? [] : won),
    ...seats.map((seat): Measure => ({
      about: `result of ${seatName(seat)}`,
      unit: 'number',
      of: ({ results }) => results?.[seat] ?? 0,
    })),
    { about: 'decisions in a game', unit: 'number', of: ({ decisions }) => decisions },
    {
      about: 'choices at a decision',
      unit: 'number',
      of: ({ decisions, counts }) => (decisions === 0 ? 0 : (counts?.offered ?? 0) / decisions),
    },
    ...done.map((event): Measure => ({
      about: `${event} in a game`,
      unit: 'number',
      of: ({ counts }) => ownEntry(counts?.done, event) ?? 0,
    })),
  ]
}

/** The seats that won, alone or on one side; none where the best result is shared. */
function winners({ results, sides }: Game): readonly number[] {
  const ended = { results: results ?? [], sides: sides ?? null }
  return isWon(ended) ? seatsWithTheBest(ended) : []
}

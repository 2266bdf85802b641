import type { Change } from '../../../compiler/diff/change.ts'
import type { Effort } from '../../../runtime/diff/effort.ts'
import type { GameTexts } from '../../over/game-texts.ts'
import type { Shown } from './hunt.ts'

/** How far several searches for witnesses go, by steps: what they find is the same on any machine. */
export interface SearchEffort {
  readonly games: number
  readonly seed: number
  /** Of each search. */
  readonly steps: number
  /** For each change. */
  readonly searches: number
  readonly roundLimit?: number
}

/** What searches between two versions have in common, as it can be sent to whoever does one of them. */
export interface WitnessPlan {
  readonly old: GameTexts
  readonly new: GameTexts
  /** The changes that may be behind a difference, by their fingerprints. */
  readonly changes: readonly string[]
  readonly effort: SearchEffort
}

/**
 * One search for one change. The first one goes along worked examples; the others begin at random, each with its
 * seed.
 */
export interface SearchTask {
  readonly change: string
  readonly search: number
}

/** What came of a search. */
export interface Searched {
  readonly effort: Effort
  /** Whether the versions part anywhere, be it where no example can say so. */
  readonly parted: boolean
  readonly shown: (Omit<Shown, 'others'> & { readonly others: readonly string[] }) | null
}

/** No two searches play the games of the same seeds, unless they play more than so many. */
const APART = 1_000_003

export const seedOf = ({ seed }: SearchEffort, { search }: SearchTask): number => (seed + search * APART) % 2 ** 32

/** All searches, the first of every change first. */
export function searchTasks(changes: readonly Change[], { searches }: SearchEffort): SearchTask[] {
  return Array.from({ length: searches }, (_, search) => search).flatMap((search) =>
    changes.map(({ fingerprint }) => ({ change: fingerprint, search })),
  )
}

/**
 * Puts together what searches found: of each change what shows it best, and of these what the first search found. What
 * comes of it does not depend on which search ended first.
 */
export class Gathered {
  private readonly tasks: readonly SearchTask[]
  private readonly found: (Searched | null)[]

  constructor(tasks: readonly SearchTask[]) {
    this.tasks = tasks
    this.found = tasks.map(() => null)
  }

  /** Takes what came of a search; the numbers of those that could find nothing better. */
  take(number: number, searched: Searched): number[] {
    this.found[number] = searched
    const { change, search } = this.tasks[number] ?? {}
    if (change === undefined || search === undefined || rank(searched) > 0) return []
    return this.tasks.flatMap((other, i) => (other.change === change && other.search > search ? [i] : []))
  }

  best({ fingerprint }: Change): Searched['shown'] {
    const all = this.of(fingerprint)
    const least = Math.min(...all.map(rank))
    return all.find((each) => rank(each) === least)?.shown ?? null
  }

  /** What all searches for a change did together. */
  effort({ fingerprint }: Change): Searched {
    const all = this.of(fingerprint)
    const sum = (key: keyof Effort): number => all.reduce((total, { effort }) => total + effort[key], 0)
    return {
      effort: { positions: sum('positions'), games: sum('games'), decisions: sum('decisions') },
      parted: all.some(({ parted }) => parted),
      shown: null,
    }
  }

  private of(fingerprint: string): Searched[] {
    return this.found.filter((each, i): each is Searched => each !== null && this.tasks[i]?.change === fingerprint)
  }
}

/** How well something shows a change: by an example of its own, by one that others share, by a game, not at all. */
function rank({ shown }: Searched): number {
  if (shown === null) return 3
  if (shown.proof === null) return 2
  return shown.others.length === 0 ? 0 : 1
}

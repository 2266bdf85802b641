import { inSigns, type Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
import type { Change, Witness } from '../../compiler/diff/change.ts'
import type { ChangeClass } from '../../compiler/diff/change-kind.ts'
import { inPlayersWords } from '../../compiler/diff/render/in-players-words.ts'
import { summaryOf } from '../../compiler/diff/summary.ts'
import { roundsMeant } from '../arguments/option-values.ts'
import type { Io } from '../io.ts'
import { evaluated } from '../live-engine.ts'
import { diffReport } from './diff-report.ts'
import { withSearchProgress } from './search-progress.ts'
import type { Sides } from './side.ts'
import { processorTime } from './witness/budget.ts'
import { findWitnesses } from './witness/find.ts'
import { numbered } from './witness/distinct-titles.ts'
import { findBySearches } from './witness/find-by-searches.ts'

/**
 * Seconds for which one search looks for all changes together, as many as there are changes unless somebody says it; or how
 * far several look for each of them.
 */
export type SearchReach = { readonly seconds: number | null } | { readonly steps: number; readonly searches: number }

export interface WitnessOptions {
  /** Whether any are looked for. */
  readonly witness: boolean
  readonly games: number
  readonly seed: number
  readonly looked: SearchReach
  readonly over?: string
  readonly roundLimit?: number
  /** When it began that somebody waits, and at which processor time; now unless it is said. */
  readonly since?: { readonly moment: number; readonly processor: number }
}

/** Milliseconds of processor time that reading both versions may take besides. */
const READING = 1500

/** What part of the time is left to look in however long reading took. */
const LEAST_PART = 0.2

/** What is left of the time for all of it. */
function leftOf(milliseconds: number, { since }: WitnessOptions): number {
  const read = since === undefined ? 0 : Math.max(0, processorTime() - since.processor - READING)
  return Math.max(milliseconds * LEAST_PART, milliseconds - read)
}

/** The same changes with what shows them, each of the class that its witness shows. */
export async function witnessed(
  io: Io,
  sides: Sides,
  changes: readonly Change[],
  options: WitnessOptions,
): Promise<Change[]> {
  const { witness, games, seed, looked, over } = options
  if (!witness || changes.every((change) => change.class === 'editorial')) return [...changes]
  const rounds = roundsMeant(options)
  const found =
    'seconds' in looked
      ? await withSearchProgress(
          io,
          { changes, first: () => atFirst(sides, changes), since: options.since?.moment },
          (progress) => {
            const budget = {
              games,
              seed,
              milliseconds: leftOf((looked.seconds ?? secondsFor(changes)) * 1000, options),
              progress,
              ...rounds,
            }
            return findWitnesses(sides, changes, budget, evaluated)
          },
        )
      : await findBySearches(
          sides,
          changes,
          { games, seed, ...looked, ...rounds },
          { io, ...(over === undefined ? {} : { over }) },
        )
  const all = changes.map((change) => found.get(change.fingerprint))
  const examples = numbered(all.map((seen) => (seen?.kind === 'found' ? seen.example : '')))
  return changes.map((change, i) => {
    const seen = titled(all[i], examples[i])
    return seen === undefined ? change : { ...change, class: classShown(change, seen), witness: seen }
  })
}

/** What the texts tell by themselves, for who waits. */
function atFirst(sides: Sides, changes: readonly Change[]): readonly Sayable[] {
  const told = inPlayersWords(diffReport(sides, changes)).map((sentence) => inSigns`- ${sentence}`)
  return [summaryOf(changes), ...told, stated('Looking for moments that show it.')]
}

const titled = (witness: Witness | undefined, example: string | undefined): Witness | undefined =>
  witness?.kind === 'found' && example !== undefined ? { ...witness, example } : witness

const LEAST_SECONDS = 10

/** What shows a change of many is looked for, and told whose it is, for about a second. */
const secondsFor = (changes: readonly Change[]): number =>
  Math.max(LEAST_SECONDS, changes.filter((change) => change.class !== 'editorial').length)

/** What the text lets expect of a change, unless what it does by itself refuses a legal move, or allows another. */
function classShown({ class: expected }: Change, witness: Witness): ChangeClass {
  if (witness.kind !== 'found' || witness.shared !== undefined || witness.possibleOn === undefined) return expected
  const isMilder = expected === 'loosens' || expected === 'undecided' || (expected === 'outcome' && witness.refuses)
  if (witness.possibleOn === 'old' && isMilder === true) return 'tightens'
  return witness.possibleOn === 'new' && expected === 'tightens' ? 'loosens' : expected
}

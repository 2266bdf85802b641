import { type Figure, rate } from './figures.ts'
import type { Measured } from './measured.ts'
import { NO_PAIRS, type PairTally, RESULT_ALONE, pairedOf } from './pair-tally.ts'
import type { ReportPlan } from './plan.ts'
import type { NumberChange, RulesChange } from './rules-change.ts'
import type { Tests } from './tests.ts'

/** One measure of the same games, old and new. */
export interface ComparedGames {
  readonly measure: string
  readonly old: number
  readonly new: number
  readonly difference: Figure
  readonly p: number
  readonly significant: boolean
}

/** A number of the rules that is one more or one less, and what that changes. */
export type NumberRow = ComparedGames &
  Pick<NumberChange, 'place' | 'column' | 'line' | 'from' | 'to'> & {
    /** Pairs of games that both came to an end, and those of which one did not. */
    readonly games: number
    readonly cutOff: number
  }

/** How much less a seat wins whose copies of a card have no rules. */
export type BlankRow = ComparedGames & { readonly card: string; readonly copies: number }

/** Everything that was measured of a pair. */
export function comparedMeasures({ measures }: PairTally, tests: Tests): ComparedGames[] {
  return Object.entries(measures).map(([measure, sums]) => {
    const { old, new: next, difference, p } = pairedOf(sums)
    const figure = { value: difference.mean, interval: difference.interval, count: sums.difference.count }
    return Object.assign(tests.of(p), { measure, old, new: next, difference: figure })
  })
}

/** What the first seat comes to, alone or against others. */
const OF_FIRST: readonly string[] = ['share of the wins of A', RESULT_ALONE]

/** Whether a measure tells what the first seat comes to. */
export const isOfFirst = (measure: string): boolean => OF_FIRST.includes(measure)

/** What a shifted number is looked at for: the others follow from these, or are next to them. */
const OF_NUMBERS: readonly string[] = [...OF_FIRST, 'draws', 'decisions']

/** Numbers one up and one down, where the rules can be played so. */
export function numberRows(plan: ReportPlan, measured: Measured, tests: Tests): NumberRow[] {
  return changedBy(plan, measured, 'number').flatMap(({ change: { place, column, line, from, to }, tally }) =>
    comparedMeasures(only(tally, OF_NUMBERS), tests).map((row) =>
      Object.assign(row, { place, column, line, from, to, games: tally.games, cutOff: tally.cutOff }),
    ),
  )
}

/** Cards by what their rules are worth, the best first. */
export function blankRows(plan: ReportPlan, measured: Measured, tests: Tests): BlankRow[] {
  const rows = changedBy(plan, measured, 'blank').flatMap(({ change: { card, copies }, tally }) =>
    comparedMeasures(only(tally, OF_FIRST), tests).map((row) => Object.assign(row, { card, copies })),
  )
  return rows.sort((a, b) => a.difference.value - b.difference.value || (a.card < b.card ? -1 : 1))
}

/** By the place of a rule: the share of the games that go another way without it. */
export function mattering(plan: ReportPlan, measured: Measured): ReadonlyMap<string, Figure> {
  const found = changedBy(plan, measured, 'without').filter(({ tally }) => tally.games > 0)
  return new Map(found.map(({ change, tally }) => [change.place, rate(tally.parted, tally.games)]))
}

function changedBy<K extends RulesChange['kind']>(plan: ReportPlan, measured: Measured, kind: K) {
  return plan.changes.flatMap((change, which) => {
    const tally = measured.changed[which] ?? NO_PAIRS
    return change.kind === kind ? [{ change: change as Extract<RulesChange, { readonly kind: K }>, tally }] : []
  })
}

function only(tally: PairTally, measures: readonly string[]): PairTally {
  const kept = Object.entries(tally.measures).filter(([name]) => measures.includes(name))
  return { ...tally, measures: Object.fromEntries(kept) }
}

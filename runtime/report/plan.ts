import type { DeckList } from '../engine.ts'
import type { RulesChange } from './rules-change.ts'

/** What all games of a report have in common: bots by name, so that any process can play them. */
export interface TablePlan {
  readonly seed: number
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  readonly decks?: readonly (DeckList | null)[]
  /** One for each seat. */
  readonly bots: readonly string[]
  readonly maxDecisions: number
  readonly roundLimit?: number
}

/** How the games of a report are played. */
export interface ReportPlan extends TablePlan {
  /** Games that are counted; parts that cost more play fewer. */
  readonly games: number
  /** Games that are played under other rules as well, where there are such. */
  readonly againstGames: number
  /** Games whose moments are estimated. */
  readonly tension: number
  /** Deals that are played again and again. */
  readonly deals: number
  /** Bots that play against random ones, weakest first, and in how many games. */
  readonly ladder: readonly string[]
  readonly ladderGames: number
  /** Games of each value of each option, beside those of the values that are played. */
  readonly optionGames: number
  /** Sentences that hold for seats, and in how many games each. */
  readonly restrictions: readonly string[]
  readonly restrictedGames: number
  /** Changes of the rules, one at a time, and in how many games each. */
  readonly changes: readonly RulesChange[]
  readonly changeGames: number
  /** Games in which it is noted which rules apply. */
  readonly ruleGames: number
}

/** A piece of the work: games with numbers `from` up to but not including `to`, of one part of the report. */
export interface Task {
  readonly part: ReportPart
  readonly from: number
  readonly to: number
}

export type ReportPart =
  | { readonly kind: 'games' }
  | { readonly kind: 'tension' }
  | { readonly kind: 'luck' }
  | { readonly kind: 'ladder'; readonly bot: string }
  | { readonly kind: 'option'; readonly option: string; readonly value: string }
  | { readonly kind: 'restricted'; readonly which: number }
  | { readonly kind: 'changed'; readonly which: number }
  | { readonly kind: 'rules' }
  | { readonly kind: 'against' }

/** So many games make a piece, whoever works on it: sums come to the same however many share the work. */
const PIECE = 25

/** All pieces of the work, each part spread evenly over it: whoever ends it early has some of everything. */
export function tasksOf(plan: ReportPlan, values: readonly OptionValue[], against: boolean): Task[] {
  const parts: readonly (readonly [ReportPart, number])[] = [
    ...plan.ladder.map((bot): [ReportPart, number] => [{ kind: 'ladder', bot }, plan.ladderGames]),
    [{ kind: 'tension' }, plan.tension],
    [{ kind: 'luck' }, plan.deals],
    [{ kind: 'games' }, plan.games],
    [{ kind: 'rules' }, plan.ruleGames],
    ...values.map(({ option, value }): [ReportPart, number] => [{ kind: 'option', option, value }, plan.optionGames]),
    ...plan.restrictions.map((_, which): [ReportPart, number] => [{ kind: 'restricted', which }, plan.restrictedGames]),
    ...plan.changes.map((_, which): [ReportPart, number] => [{ kind: 'changed', which }, plan.changeGames]),
    ...(against ? [[{ kind: 'against' }, plan.againstGames] as [ReportPart, number]] : []),
  ]
  return parts
    .flatMap(([part, games]) => {
      const tasks = pieces(part, games, sizeOf(part, games))
      return tasks.map((task, i) => ({ task, when: (i + 0.5) / tasks.length }))
    })
    .sort((a, b) => a.when - b.when)
    .map(({ task }) => task)
}

/** Whoever plays under changed rules compiles them first, and does so once. */
function sizeOf({ kind }: ReportPart, games: number): number {
  if (kind === 'changed') return games
  return kind === 'ladder' || kind === 'tension' ? 2 : PIECE
}

/** A value of an option that the games of the report are not played with. */
export interface OptionValue {
  readonly option: string
  readonly value: string
}

function pieces(part: ReportPart, games: number, size: number): Task[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    part,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }))
}

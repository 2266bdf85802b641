import type { Resolution } from '../game/resolve.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Change } from './change.ts'
import type { ChangeClass } from './change-kind.ts'
import { orderChanges } from './order-changes.ts'

export interface ReportSide {
  /** As it was asked for: a path, or `revision:path`. */
  readonly shown: string
  readonly game: string
  readonly title: string
  /** Where the version begins, for what has no place of its own. */
  readonly header: Span
}

/** Two versions and what differs between them, worst first. */
export interface DiffReport {
  readonly old: ReportSide
  readonly new: ReportSide
  readonly changes: readonly Change[]
  /** Classes of changes that are not wanted. */
  readonly gated: readonly ChangeClass[]
  /** How many changes were left out because they are known. */
  readonly ignored: number
  /** False for two games that are not versions of one. */
  readonly related: boolean
  /** The number of the old version, and the one that the changes make of it; absent where nobody numbers it. */
  readonly version?: { readonly old: string; readonly new: string }
  /** What clauses say, by id. */
  readonly summaries: ReadonlyMap<string, string>
  /** The clauses that the old version lists, where any are known. */
  readonly clausesBefore?: ReadonlySet<string>
}

export function reportSide(shown: string, { game, modules }: Resolution): ReportSide {
  const header = modules.at(-1)?.header
  if (header === undefined) throw new RangeError('a game without a module')
  return { shown, game: game.name, title: game.title, header: header.span }
}

/** Changes with the same clauses, worst first. */
export interface ClauseGroup {
  readonly clauses: readonly string[]
  readonly changes: readonly Change[]
}

export const clausesOf = ({ clause }: Change): readonly string[] => (clause.new.length > 0 ? clause.new : clause.old)

export function byClause(changes: readonly Change[]): ClauseGroup[] {
  const groups = new Map<string, Change[]>()
  for (const change of orderChanges(changes)) {
    const key = clausesOf(change).join(', ')
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  return [...groups.values()].map((group) => ({
    clauses: group[0] === undefined ? [] : clausesOf(group[0]),
    changes: group,
  }))
}

export const isGated = ({ gated }: Pick<DiffReport, 'gated'>, change: Change): boolean => gated.includes(change.class)

/** The changes that are listed one by one: editorial ones where they are asked for, unwanted, or all there are. */
export function changesListed(report: DiffReport, all: boolean): readonly Change[] {
  const some = report.changes.filter((change) => change.class !== 'editorial' || isGated(report, change))
  return all || some.length === 0 ? report.changes : some
}

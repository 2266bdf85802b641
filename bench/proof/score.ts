import type { BreakShown } from './breaks.ts'
import type { Equivalent } from './equivalents.ts'
import type { Outcome, Verdict } from './verdict.ts'

/** What became of one break. */
export type Judged = BreakShown & Verdict

export interface Score {
  readonly clauses: number
  /** Clauses with a break that an example of theirs shows. */
  readonly held: number
  readonly broken: number
  readonly refused: number
  readonly own: number
  readonly other: number
  readonly equivalent: number
  readonly survivors: readonly Judged[]
  /** Entries of the list of equivalents that are shown by an example by now, or that no rule answers to any more. */
  readonly stale: readonly Equivalent[]
}

/** Counts verdicts; `known` are all breaks that there are, also those that were not judged. */
export function scoreOf(
  judged: readonly Judged[],
  known: readonly BreakShown[],
  equivalents: readonly Equivalent[],
): Score {
  const excused = new Set(equivalents.map((each) => each.break))
  const survivors = judged.filter(({ outcome }) => outcome === 'survived')
  const count = (...of: readonly Outcome[]): number => judged.filter(({ outcome }) => of.includes(outcome)).length
  const clausesOf = (list: readonly Judged[]): number => new Set(list.flatMap(({ clauses }) => clauses)).size
  const shown = new Set(judged.filter(({ outcome }) => outcome !== 'survived').map(({ id }) => id))
  const ids = new Set(known.map(({ id }) => id))
  return {
    clauses: clausesOf(judged),
    held: clausesOf(judged.filter(({ outcome }) => outcome === 'own' || outcome === 'endless')),
    broken: judged.length - count('refused'),
    refused: count('refused'),
    own: count('own', 'endless'),
    other: count('other'),
    equivalent: survivors.filter(({ id }) => excused.has(id)).length,
    survivors: survivors.filter(({ id }) => !excused.has(id)),
    stale: equivalents.filter((each) => shown.has(each.break) || !ids.has(each.break)),
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A survivor in one line: place, clauses, and what was changed. */
function survivorLine({ id, file, line, clauses }: BreakShown): string {
  return `${file}:${line}: [${clauses.join(', ')}] ${id.slice(nameOf(file).length + 1)}`
}

/** The score of a game in a few lines. */
export function scoreText(game: string, score: Score): string {
  const { clauses, held, broken, refused, own, other, equivalent, survivors, stale } = score
  return [
    ...survivors.map((each) => `survived  ${survivorLine(each)}`),
    ...stale.map((each) => `no longer needed  ${each.break}`),
    `${game}: ${clauses} clauses, ${held} of them held by their examples; ${broken} broken rules` +
      ` (${refused} more that the compiler refused)`,
    `  ${own} shown by an example of the rule's clauses, ${other} by another example alone,` +
      ` ${equivalent} listed as equivalent, ${survivors.length} by none`,
  ].join('\n')
}

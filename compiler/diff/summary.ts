import type { Sayable, Saying } from '../../grammar/saying.ts'
import { contrasted } from './compared.ts'
import type { Change } from './change.ts'
import type { ChangeClass } from './change-kind.ts'
import { orderChanges, worstFirst } from './order-changes.ts'
import type { DiffReport } from './report.ts'

/**
 * What becomes of games that were recorded by the old rules, by the worst that has changed. The text alone shows only
 * that they replay the same: a looser rule may ask somebody who was not asked before, as the only possible answer is
 * taken.
 */
const RECORDS: Readonly<Record<ChangeClass, (count: Saying) => Saying>> = {
  shape: (count) =>
    contrasted(
      '{1} Recorded games and saves might not load: the table, the cards, or what is kept or called is different.',
      count,
    ),
  tightens: (count) => contrasted('{1} Recorded games might go differently: some moves are refused now.', count),
  outcome: (count) => contrasted('{1} Recorded games might go differently: the same moves lead elsewhere.', count),
  undecided: (count) => contrasted('{1} Recorded games might go differently: the text does not decide it.', count),
  loosens: (count) =>
    contrasted('{1} Recorded games might go differently: their moves are allowed, but more may be asked.', count),
  editorial: (count) => contrasted('{1} Recorded games replay the same.', count),
}

/** `3 changes: 1 tightens, 1 outcome, 1 editorial. Recorded games might go differently: … Version 1.2.3 becomes 1.3.0.` */
export function summaryOf(
  changes: readonly Change[],
  { ignored = 0, version }: Partial<Pick<DiffReport, 'ignored' | 'version'>> = {},
): Sayable {
  const worst = orderChanges(changes)[0]
  const told = worst === undefined ? contrasted('No changes.') : RECORDS[worst.class](countOf(changes))
  const left = ignored === 0 ? told : contrasted('{1} {2} ignored.', told, ignored)
  return version === undefined ? left : numbered(left, version)
}

const numbered = (told: Saying, { old, new: next }: NonNullable<DiffReport['version']>): Saying =>
  old === next
    ? contrasted('{1} Version {2} stays.', told, old)
    : contrasted('{1} Version {2} becomes {3}.', told, old, next)

function countsOf(changes: readonly Change[]): string {
  return worstFirst
    .map((name) => [name, changes.filter((change) => change.class === name).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}

function countOf(changes: readonly Change[]): Saying {
  const counts = countsOf(changes)
  return changes.length === 1
    ? contrasted('1 change: {1}.', counts)
    : contrasted('{1} changes: {2}.', changes.length, counts)
}

/** One line for an edit: how many changes, and the worst of them. */
export function editSummary(changes: readonly Change[]): Sayable {
  const [worst] = orderChanges(changes)
  if (worst === undefined) return contrasted('no change of the rules')
  const clauses = worst.clause.new.length === 0 ? '' : ` [${worst.clause.new.join(', ')}]`
  const most = `${worst.id} ${worst.rule}${clauses}`
  const counts = countsOf(changes)
  return changes.length === 1
    ? contrasted('1 change: {1}; {2}', counts, most)
    : contrasted('{1} changes: {2}; {3}', changes.length, counts, most)
}

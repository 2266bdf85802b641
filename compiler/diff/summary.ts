import { inSigns, type Sayable } from '../../grammar/saying.ts'
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
const RECORDS: Readonly<Record<ChangeClass, Sayable>> = {
  shape: contrasted(
    'Recorded games and saves might not load: the table, the cards, or what is kept or called is different.',
  ),
  tightens: contrasted('Recorded games might go differently: some moves are refused now.'),
  outcome: contrasted('Recorded games might go differently: the same moves lead elsewhere.'),
  undecided: contrasted('Recorded games might go differently: the text does not decide it.'),
  loosens: contrasted('Recorded games might go differently: their moves are allowed, but more may be asked.'),
  editorial: contrasted('Recorded games replay the same.'),
}

/** `3 changes: 1 tightens, 1 outcome, 1 editorial. Recorded games might go differently: … Version 1.2.3 becomes 1.3.0.` */
export function summaryOf(
  changes: readonly Change[],
  { ignored = 0, version }: Partial<Pick<DiffReport, 'ignored' | 'version'>> = {},
): Sayable {
  const worst = orderChanges(changes)[0]
  const told = worst === undefined ? contrasted('No changes.') : inSigns`${countOf(changes)} ${RECORDS[worst.class]}`
  const left = ignored === 0 ? told : inSigns`${told} ${contrasted('{1} ignored.', ignored)}`
  return version === undefined ? left : inSigns`${left} ${numberOf(version)}`
}

const numberOf = ({ old, new: next }: NonNullable<DiffReport['version']>): Sayable =>
  old === next ? contrasted('Version {1} stays.', old) : contrasted('Version {1} becomes {2}.', old, next)

function countsOf(changes: readonly Change[]): string {
  return worstFirst
    .map((name) => [name, changes.filter((change) => change.class === name).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
}

function countOf(changes: readonly Change[]): Sayable {
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

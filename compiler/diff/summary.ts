import type { Change } from './change.ts'
import type { ChangeClass } from './change-kind.ts'
import { orderChanges, worstFirst } from './order-changes.ts'
import type { DiffReport } from './report.ts'

/**
 * What becomes of games that were recorded by the old rules, by the worst that has changed. The text alone shows only
 * that they replay the same: a looser rule may ask somebody who was not asked before, as the only possible answer is
 * taken.
 */
const RECORDS: Readonly<Record<ChangeClass, string>> = {
  shape: 'Recorded games and saves might not load: the table, the cards, or what is kept or called is different.',
  tightens: 'Recorded games might go differently: some moves are refused now.',
  outcome: 'Recorded games might go differently: the same moves lead elsewhere.',
  undecided: 'Recorded games might go differently: the text does not decide it.',
  loosens: 'Recorded games might go differently: their moves are allowed, but more may be asked.',
  editorial: 'Recorded games replay the same.',
}

/** `3 changes: 1 tightens, 1 outcome, 1 editorial. Recorded games might go differently: … Version 1.2.3 becomes 1.3.0.` */
export function summaryOf(
  changes: readonly Change[],
  { ignored = 0, version }: Partial<Pick<DiffReport, 'ignored' | 'version'>> = {},
): string {
  const left = ignored === 0 ? '' : ` ${ignored} ignored.`
  const stays = version?.old === version?.new ? 'stays' : `becomes ${version?.new}`
  const number = version === undefined ? '' : ` Version ${version.old} ${stays}.`
  const worst = orderChanges(changes)[0]
  if (worst === undefined) return `No changes.${left}${number}`
  return `${countOf(changes)}. ${RECORDS[worst.class]}${left}${number}`
}

function countOf(changes: readonly Change[]): string {
  const counts = worstFirst
    .map((name) => [name, changes.filter((change) => change.class === name).length] as const)
    .filter(([, count]) => count > 0)
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}`
}

/** One line for an edit: how many changes, and the worst of them. */
export function editSummary(changes: readonly Change[]): string {
  const [worst] = orderChanges(changes)
  if (worst === undefined) return 'no change of the rules'
  return `${countOf(changes)}; ${worst.id} ${worst.rule}${worst.clause.new.length === 0 ? '' : ` [${worst.clause.new.join(', ')}]`}`
}

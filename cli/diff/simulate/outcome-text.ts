import type { Outcome, Row } from '../../../runtime/simulate/compare-outcomes.ts'
import { tableText } from '../../table-text.ts'

/** Both sides beside each other, for people; `*` marks what is significant. */
export function outcomeText(outcome: Outcome): string {
  const { games, cutOff } = outcome
  const cut = cutOff.old + cutOff.new === 0 ? '' : `; cut off: ${cutOff.old} old, ${cutOff.new} new`
  if (games === 0) return `no game came to an end on both sides${cut}`
  const rows = [['', 'old', 'new', 'difference', '95 % interval', 'p', ''], ...outcome.rows.map(rowText)]
  const marked = outcome.rows.filter((row) => row.significant).length
  return [
    tableText(rows),
    '',
    `${games} games on both sides, the same seeds, choices at random${cut}`,
    `${marked === 0 ? 'no difference is' : marked === 1 ? '1 difference is' : `${marked} differences are`} significant at 5 % together (Holm, ${outcome.rows.length} comparisons)`,
  ].join('\n')
}

function rowText({ about, unit, old, new: next, difference, p, significant }: Row): string[] {
  const { mean, interval } = difference
  const say = (value: number): string => (unit === 'rate' ? `${(value * 100).toFixed(1)} %` : value.toFixed(2))
  return [about, say(old), say(next), signed(mean, say), `${signed(interval.low, say)} to ${signed(interval.high, say)}`, p < 0.001 ? '<0.001' : p.toFixed(3), significant ? '*' : '']
}

const signed = (value: number, say: (value: number) => string): string => `${value > 0 ? '+' : ''}${say(value)}`

/** The same for a pull request. */
export function outcomeMarkdown(outcome: Outcome): string {
  const rows = outcome.rows.map((row) => `| ${rowText(row).join(' | ')} |`)
  return ['| | old | new | difference | 95 % interval | p | |', '| --- | --- | --- | --- | --- | --- | --- |', ...rows].join('\n')
}

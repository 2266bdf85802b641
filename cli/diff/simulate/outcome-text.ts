import { escapeMarkdown, escapeMarkup } from '../../../compiler/diff/render/safe-text.ts'
import type { Outcome, ComparedMeasure } from '../../../runtime/simulate/compare-outcomes.ts'
import { tableText } from '../../output/table-text.ts'

/** Both sides beside each other, for people; `*` marks what is significant. */
export function outcomeText(outcome: Outcome): string {
  return [
    ...(outcome.rows.length === 0 ? [] : [tableText([HEADS, ...outcome.rows.map(rowText)]), '']),
    ...told(outcome),
  ].join('\n')
}

/** What was played, and how many differences stand. */
function told({ games, cutOff, rows }: Outcome): string[] {
  const cut = cutOff.old + cutOff.new === 0 ? '' : `; cut off: ${cutOff.old} old, ${cutOff.new} new`
  if (games === 0) return [`no game came to an end on both sides${cut}`]
  const marked = rows.filter((row) => row.significant).length
  const stand = marked === 0 ? 'no difference is' : marked === 1 ? '1 difference is' : `${marked} differences are`
  return [
    `${games} games on both sides, the same seeds, choices at random${cut}`,
    `${stand} significant at 5 % together (Holm, ${rows.length} comparisons)`,
  ]
}

function rowText({ about, unit, old, new: next, difference, p, significant }: ComparedMeasure): string[] {
  const { mean, interval } = difference
  const say = (value: number): string => (unit === 'rate' ? `${(value * 100).toFixed(1)} %` : value.toFixed(2))
  return [
    about,
    say(old),
    say(next),
    signed(mean, say),
    `${signed(interval.low, say)} to ${signed(interval.high, say)}`,
    p < 0.001 ? '<0.001' : p.toFixed(3),
    significant ? '*' : '',
  ]
}

const signed = (value: number, say: (value: number) => string): string => `${value > 0 ? '+' : ''}${say(value)}`

const HEADS = ['', 'old', 'new', 'difference', '95 % interval', 'p', '']

/** The same for a pull request. */
export function outcomeMarkdown(outcome: Outcome): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const table = [
    line(HEADS),
    line(HEADS.map(() => '---')),
    ...outcome.rows.map((row) => line(rowText(row).map(escapeMarkdown))),
  ]
  return [...(outcome.rows.length === 0 ? [] : [...table, '']), ...told(outcome)].join('\n')
}

/** The same for a page; names of events are the only text that is not ours. */
export function outcomeHtml(outcome: Outcome): string[] {
  const line = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('')}</tr>`
  return [
    '<h2>Games on both sides</h2>',
    '<table>',
    line('th', HEADS),
    ...outcome.rows.map((row) => line('td', rowText(row))),
    '</table>',
    ...told(outcome).map((text) => `<p>${escapeMarkup(text)}</p>`),
  ]
}

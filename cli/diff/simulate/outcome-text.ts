import type { Sayable, Speak } from '../../../grammar/saying.ts'
import { stated } from '../../stated.ts'
import { escapeMarkdown, escapeMarkup } from '../../../compiler/diff/render/safe-text.ts'
import type { Outcome, ComparedMeasure } from '../../../runtime/simulate/compare-outcomes.ts'
import { tableText } from '../../output/table-text.ts'

/** Both sides beside each other, for people; `*` marks what is significant. */
export function outcomeText(outcome: Outcome, speak: Speak): string {
  return [
    ...(outcome.rows.length === 0
      ? []
      : [tableText([HEADS.map(speak), ...outcome.rows.map((row) => rowText(row, speak))]), '']),
    ...told(outcome).map(speak),
  ].join('\n')
}

/** What was played, and how many differences stand. */
function told({ games, cutOff, rows }: Outcome): Sayable[] {
  const played =
    games === 0
      ? stated('no game came to an end on both sides')
      : stated('{1} games on both sides, the same seeds, choices at random', games)
  const { old, new: next } = cutOff
  const said = old + next === 0 ? played : stated('{1}; cut off: {2} old, {3} new', played, old, next)
  return games === 0 ? [said] : [said, standing(rows.filter((row) => row.significant).length, rows.length)]
}

function standing(marked: number, all: number): Sayable {
  if (marked === 0) return stated('no difference is significant at 5 % together (Holm, {1} comparisons)', all)
  if (marked === 1) return stated('1 difference is significant at 5 % together (Holm, {1} comparisons)', all)
  return stated('{1} differences are significant at 5 % together (Holm, {2} comparisons)', marked, all)
}

function rowText({ about, unit, old, new: next, difference, p, significant }: ComparedMeasure, speak: Speak): string[] {
  const { mean, interval } = difference
  const say = (value: number): string => (unit === 'rate' ? `${(value * 100).toFixed(1)} %` : value.toFixed(2))
  return [
    about,
    say(old),
    say(next),
    signed(mean, say),
    speak(stated('{1} to {2}', signed(interval.low, say), signed(interval.high, say))),
    p < 0.001 ? '<0.001' : p.toFixed(3),
    significant ? '*' : '',
  ]
}

const signed = (value: number, say: (value: number) => string): string => `${value > 0 ? '+' : ''}${say(value)}`

const HEADS = ['', stated('old'), stated('new'), stated('difference'), stated('95 % interval'), 'p', '']

/** The same for a pull request. */
export function outcomeMarkdown(outcome: Outcome, speak: Speak): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const table = [
    line(HEADS.map(speak)),
    line(HEADS.map(() => '---')),
    ...outcome.rows.map((row) => line(rowText(row, speak).map(escapeMarkdown))),
  ]
  return [...(outcome.rows.length === 0 ? [] : [...table, '']), ...told(outcome).map(speak)].join('\n')
}

/** The same for a page; names of events are the only text that is not ours. */
export function outcomeHtml(outcome: Outcome, speak: Speak): string[] {
  const line = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeMarkup(cell)}</${tag}>`).join('')}</tr>`
  return [
    `<h2>${escapeMarkup(speak(stated('Games on both sides')))}</h2>`,
    '<table>',
    line('th', HEADS.map(speak)),
    ...outcome.rows.map((row) => line('td', rowText(row, speak))),
    '</table>',
    ...told(outcome).map((text) => `<p>${escapeMarkup(speak(text))}</p>`),
  ]
}

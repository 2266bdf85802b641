import { type NumberRow, isOfFirst } from '../../../runtime/report/changed-rows.ts'
import { RESULT_ALONE } from '../../../runtime/report/pair-tally.ts'
import type { GameReport } from '../../../runtime/report/report.ts'
import { paragraph } from './element.ts'
import { dotsPlot } from './plots.ts'
import { section } from './section.ts'
import { type TableColumn, defines, folded, tableOf } from './table.ts'
import { count, difference, differenceBounds } from './words.ts'

/** So many numbers are drawn: those that matter most. */
const DRAWN = 16

export function numbersSection({ numbers: { known, tried, rows } }: GameReport): readonly Element[] {
  if (rows.length === 0) return []
  const shares = rows.filter(({ measure }) => isOfFirst(measure))
  const isAlone = shares[0]?.measure === RESULT_ALONE
  const drawn = shares.toSorted((a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value)).slice(0, DRAWN)
  const differ = drawn.filter(({ difference }) => difference.value !== 0)
  return [
    section(
      'numbers',
      'Numbers of the rules',
      paragraph(
        `${count(tried)} of ${count(known)} numbers, each one up and one down where the rules allow it, `,
        defines('paired', 'in the same games'),
        '.',
      ),
      ...(differ.length === 0
        ? [paragraph(`None of them changes ${isAlone ? 'what A comes to' : 'how often A wins'}.`)]
        : [
            dotsPlot({
              rows: differ.map((row) => ({ name: nameOf(row), figure: row.difference })),
              beside: 0,
              axis: isAlone ? 'result of A, more or less' : 'points of the share of the wins of A, more or less',
              times: isAlone ? 1 : 100,
              label: `What a number changes, from ${nameOf(differ[0])} on`,
              caption: isAlone
                ? 'How much more A comes to when a number is another one.'
                : 'How much more often A, who has the first seat, wins when a number is another one.',
            }),
          ]),
      folded(
        'Numbers in figures',
        tableOf(
          'What numbers change that are one more or one less, with bounds at 95 %',
          [
            { head: 'line', cell: ({ line, place, column }) => `${line} (${place}:${column})` },
            { head: 'number', cell: ({ from, to }) => `${from} → ${to}` },
            ...MEASURES.filter(({ measure }) => rows.some((row) => row.measure === measure)).map(
              ({ head, measure }): TableColumn<Shifted> => ({
                head,
                defined: 'paired',
                cell: ({ measures }) => differenceOf(measures.get(measure)),
                isNumber: true,
              }),
            ),
            { head: 'no end', cell: ({ cutOff }) => count(cutOff), isNumber: true },
            { head: 'stands', defined: 'significant', cell: ({ stands }) => stands.join(', ') },
          ],
          shiftedOf(rows),
        ),
      ),
    ),
  ]
}

/** The number and, as far as there is room, the line that it stands in. */
function nameOf(row: NumberRow | undefined): string {
  if (row === undefined) return ''
  const line = row.line.length > 26 ? `${row.line.slice(0, 25)}…` : row.line
  return `${row.from} → ${row.to}: ${line} (column ${row.column})`
}

/** A number with all that its shift changes. */
interface Shifted extends Pick<NumberRow, 'place' | 'column' | 'line' | 'from' | 'to' | 'cutOff'> {
  readonly measures: ReadonlyMap<string, NumberRow>
  /** The heads of the measures whose changes are none of chance. */
  readonly stands: readonly string[]
}

const MEASURES = [
  { head: 'result of A', measure: RESULT_ALONE },
  { head: 'wins of A', measure: 'share of the wins of A' },
  { head: 'draws', measure: 'draws' },
  { head: 'decisions', measure: 'decisions' },
] as const

/** Rows of one shift stand behind each other. */
function shiftedOf(rows: readonly NumberRow[]): Shifted[] {
  const found: { readonly first: NumberRow; readonly measures: Map<string, NumberRow> }[] = []
  for (const row of rows) {
    const last = found.at(-1)
    if (last === undefined || last.measures.has(row.measure))
      found.push({ first: row, measures: new Map([[row.measure, row]]) })
    else last.measures.set(row.measure, row)
  }
  return found.map(({ first: { place, column, line, from, to, cutOff }, measures }) => {
    const stands = MEASURES.filter(({ measure }) => measures.get(measure)?.significant === true)
    return { place, column, line, from, to, cutOff, measures, stands: stands.map(({ head }) => head) }
  })
}

/** The difference with its bounds. */
function differenceOf(row: NumberRow | undefined): string {
  if (row === undefined) return ''
  const { measure } = row
  return `${difference(measure, row.difference.value)} (${differenceBounds(measure, row.difference)})`
}

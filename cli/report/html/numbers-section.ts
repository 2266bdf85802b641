import type { NumberRow } from '../../../runtime/report/changed-rows.ts'
import type { Report } from '../../../runtime/report/report.ts'
import { paragraph } from './element.ts'
import { dotsPlot } from './plots.ts'
import { section } from './section.ts'
import { defines, folded, tableOf } from './table.ts'
import { bounds, count, number, numberBounds, percent, yes } from './words.ts'

/** So many numbers are drawn: those that matter most. */
const DRAWN = 16

export function numbersSection({ numbers: { known, tried, rows } }: Report): readonly Element[] {
  if (rows.length === 0) return []
  const shares = rows.filter(({ measure }) => measure.startsWith('share'))
  const drawn = shares.toSorted((a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value)).slice(0, DRAWN)
  const differ = drawn.filter(({ difference: { interval } }) => interval.low < interval.high)
  const word = (row: NumberRow, value: number): string => (row.measure === 'decisions' ? number(value) : percent(value))
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
        ? [paragraph('None of them changes how often A wins.')]
        : [
            dotsPlot({
              rows: differ.map((row) => ({ name: nameOf(row), figure: row.difference })),
              beside: 0,
              axis: 'percent of the wins of A, more or less',
              label: `What a number changes, from ${nameOf(differ[0])} on`,
              caption: 'How much more often A, who has the first seat, wins when a number is another one.',
            }),
          ]),
      folded(
        'Numbers in figures',
        tableOf(
          'What numbers change that are one more or one less',
          [
            { head: 'where', cell: ({ place }) => place },
            { head: 'line', cell: ({ line }) => line },
            { head: 'number', cell: ({ from, to }) => `${from} → ${to}` },
            { head: 'measure', cell: ({ measure }) => measure },
            { head: 'before', cell: (row) => word(row, row.old), isNumber: true },
            { head: 'after', cell: (row) => word(row, row.new), isNumber: true },
            { head: 'difference', defined: 'paired', cell: (row) => word(row, row.difference.value), isNumber: true },
            {
              head: '95 % bounds',
              cell: (row) => (row.measure === 'decisions' ? numberBounds(row.difference) : bounds(row.difference)),
              isNumber: true,
            },
            { head: 'no end', cell: ({ cutOff }) => count(cutOff), isNumber: true },
            { head: 'stands', defined: 'significant', cell: (row) => yes(row.significant) },
          ],
          rows,
        ),
      ),
    ),
  ]
}

/** The number and, as far as there is room, the line that it stands in. */
function nameOf(row: NumberRow | undefined): string {
  if (row === undefined) return ''
  const line = row.line.length > 32 ? `${row.line.slice(0, 31)}…` : row.line
  return `${row.from} → ${row.to}: ${line}`
}

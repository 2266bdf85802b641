import type { NumberRow } from '../../../runtime/report/changed-rows.ts'
import type { Report } from '../../../runtime/report/report.ts'
import { paragraph } from './element.ts'
import { dotsPlot } from './plots.ts'
import { section } from './section.ts'
import { type Column, defines, folded, tableOf } from './table.ts'
import { count, number, numberBounds, pointBounds, points } from './words.ts'

/** So many numbers are drawn: those that matter most. */
const DRAWN = 16

export function numbersSection({ numbers: { known, tried, rows } }: Report): readonly Element[] {
  if (rows.length === 0) return []
  const shares = rows.filter(({ measure }) => measure.startsWith('share'))
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
        ? [paragraph('None of them changes how often A wins.')]
        : [
            dotsPlot({
              rows: differ.map((row) => ({ name: nameOf(row), figure: row.difference })),
              beside: 0,
              axis: 'points of the share of the wins of A, more or less',
              label: `What a number changes, from ${nameOf(differ[0])} on`,
              caption: 'How much more often A, who has the first seat, wins when a number is another one.',
            }),
          ]),
      folded(
        'Numbers in figures',
        tableOf(
          'What numbers change that are one more or one less, with bounds at 95 %',
          [
            { head: 'line', cell: ({ line, place, column }) => `${line} (${place}:${column})` },
            { head: 'number', cell: ({ from, to }) => `${from} → ${to}` },
            ...MEASURES.map(({ head, measure }): Column<Shifted> => ({
              head,
              defined: 'paired',
              cell: ({ measures }) => differenceOf(measures.get(measure)),
              isNumber: true,
            })),
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
  const { measure, difference } = row
  const [value, limits] =
    measure === 'decisions'
      ? [number(difference.value), numberBounds(difference)]
      : [points(difference.value), pointBounds(difference)]
  return `${value} (${limits})`
}

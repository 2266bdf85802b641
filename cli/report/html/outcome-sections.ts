import type { GameReport } from '../../../runtime/report/report.ts'
import { paragraph } from './element.ts'
import { type NamedFigure, barsPlot, dotsPlot } from './plots.ts'
import { section } from './section.ts'
import { type TableColumn, defines, folded, tableOf } from './table.ts'
import { bounds, chance, count, number, numberBounds, percent } from './words.ts'

export function seatsSection({ seats }: GameReport): Element {
  const { games, standstills, cutOff, drawn, rows, fairness, margin } = seats
  const shares = rows.map(({ seat, share }): NamedFigure => ({ name: `seat ${seat}`, figure: share }))
  const left = [
    ...(cutOff > 0 ? [`${count(cutOff)} were cut off`] : []),
    ...(standstills > 0 ? [`${count(standstills)} came to a standstill`] : []),
  ]
  const played = `${count(games)} games${left.length === 0 ? '' : `, of which ${left.join(' and ')}`}.`
  const [alone] = rows
  if (alone !== undefined && rows.length === 1)
    return section(
      'seats',
      'Seats',
      paragraph(`${played} The result is ${number(alone.result.value)} on average (${numberBounds(alone.result)}).`),
    )
  return section(
    'seats',
    'Seats',
    paragraph(
      `${played} ${percent(drawn.value)} are drawn. `,
      `Seats that are alike have shares so different with a probability of ${chance(fairness.p)} (`,
      defines('fair', 'how'),
      ').',
    ),
    dotsPlot({
      rows: shares,
      beside: fairness.share,
      axis: 'percent of the wins',
      label: `Share of the wins by seat: ${rows.map(({ seat, share }) => `${seat} ${percent(share.value)}`).join(', ')}`,
      caption: 'Share of the wins with 95 % bounds; the broken line is a fair share.',
    }),
    folded(
      'Seats in figures',
      tableOf(
        'Share of the wins and result by seat',
        [
          { head: 'seat', cell: ({ seat }) => seat },
          { head: 'share', defined: 'share', cell: ({ share }) => percent(share.value), isNumber: true },
          { head: '95 % bounds', cell: ({ share }) => bounds(share), isNumber: true },
          { head: 'result', defined: 'result', cell: ({ result }) => number(result.value), isNumber: true },
          { head: '95 % bounds', cell: ({ result }) => numberBounds(result), isNumber: true },
        ],
        rows,
      ),
      ...sidesTable(seats),
      paragraph(`The best result is ahead of the second best by ${number(margin.value)} on average.`),
    ),
  )
}

/** Who wins together, where the rules name sides. */
function sidesTable({ sides }: GameReport['seats']): Element[] {
  if (sides.length === 0) return []
  return [
    tableOf(
      'Share of the wins by side',
      [
        { head: 'side', cell: ({ side }) => side },
        { head: 'games', cell: ({ share }) => count(share.count), isNumber: true },
        { head: 'share', defined: 'share', cell: ({ share }) => percent(share.value), isNumber: true },
        { head: '95 % bounds', cell: ({ share }) => bounds(share), isNumber: true },
      ],
      sides,
    ),
  ]
}

export function lengthSection({ length: { decisions, real } }: GameReport): Element {
  if (decisions.count === 0) return section('length', 'Length', paragraph('No game came to an end.'))
  const { least, most, lowerQuarter, upperQuarter } = decisions
  const rows = [
    { name: 'decisions', spread: decisions },
    { name: 'real decisions', spread: real },
  ]
  return section(
    'length',
    'Length',
    barsPlot({
      bars: decisions.bars,
      axis: 'decisions',
      label: `Decisions in a game: between ${least} and ${most}, half of the games between ${lowerQuarter} and ${upperQuarter}`,
      caption: 'How long games are, in decisions.',
    }),
    folded(
      'Length in figures',
      tableOf(
        'Decisions of a game',
        [
          { head: 'what', defined: 'decisions', cell: ({ name }) => name },
          ...(['least', 'lowerQuarter', 'median', 'upperQuarter', 'ninetyFifth', 'most'] as const).map(
            (key): TableColumn<(typeof rows)[number]> => ({
              head: HEADS[key],
              cell: ({ spread }) => count(spread[key]),
              isNumber: true,
            }),
          ),
        ],
        rows,
      ),
    ),
  )
}

const HEADS = {
  least: 'least',
  lowerQuarter: 'a quarter up to',
  median: 'half up to',
  upperQuarter: 'three quarters up to',
  ninetyFifth: '95 % up to',
  most: 'most',
} as const

import { type CardFigures, FEWEST_TESTED } from '../../../runtime/report/card-rows.ts'
import type { BlankRow } from '../../../runtime/report/changed-rows.ts'
import { RESULT_ALONE } from '../../../runtime/report/pair-tally.ts'
import type { GameReport } from '../../../runtime/report/report.ts'
import { paragraph } from './element.ts'
import { dotsPlot } from './plots.ts'
import { section } from './section.ts'
import { folded, tableOf } from './table.ts'
import { count, difference, differenceBounds, measured, percent, pointBounds, points, yes } from './words.ts'

/** So many cards are drawn: those that matter most, for better and worse. */
const DRAWN = 12

/** The part of the games in which cards are to be compared, half of them or more, before it is taken for few. */
const FEW = 0.2

export function cardsSection({ cards, blanked, seats: { games } }: GameReport): Element {
  const known = cards.filter(({ difference }) => difference.count > 1)
  if (known.length === 0)
    return section('cards', 'Cards', paragraph('Nobody held a card that others did not.'), ...blankedCards(blanked))
  const drawn = known.length <= 2 * DRAWN ? known : [...known.slice(0, DRAWN), ...known.slice(-DRAWN)]
  const unplayed = cards.filter(({ played }) => played === 0)
  const unknown = cards.filter(({ difference }) => difference.count <= 1)
  const compared = known.map(({ difference }) => difference.count).toSorted((a, b) => a - b)
  const which = drawn.length < known.length ? `: the ${DRAWN} best and the ${DRAWN} worst of ${known.length}` : ''
  const isOfFew = (compared[compared.length >> 1] ?? 0) < games * FEW
  return section(
    'cards',
    'Cards',
    dotsPlot({
      rows: drawn.map(({ card, difference }) => ({ name: card, figure: difference })),
      beside: 0,
      axis: 'points of the share of the wins, more or less',
      label: `What holding a card is worth, from ${drawn[0]?.card ?? ''} to ${drawn.at(-1)?.card ?? ''}`,
      caption: `How much more often seats win that hold a card than the others of the same game${which}.`,
    }),
    ...(unplayed.length === 0
      ? []
      : [
          paragraph(`Held, but nobody ever chose to do anything with: ${unplayed.map(({ card }) => card).join(', ')}.`),
        ]),
    ...(isOfFew
      ? [
          paragraph(
            'In most games everybody held most of the cards at some time, as in games of several deals: ',
            'this compares the few in which somebody did not.',
          ),
        ]
      : []),
    ...(unknown.length === 0
      ? []
      : [paragraph(`Held by everybody or by nobody: ${unknown.map(({ card }) => card).join(', ')}.`)]),
    folded(
      'Cards in figures',
      tableOf(
        'Share of the wins with a card and without',
        [
          { head: 'card', cell: ({ card }) => card },
          { head: 'held', defined: 'held', cell: ({ held }) => percent(held.value), isNumber: true },
          { head: 'without', cell: ({ without }) => percent(without.value), isNumber: true },
          { head: 'difference', cell: ({ difference }) => points(difference.value), isNumber: true },
          { head: '95 % bounds', cell: ({ difference }) => pointBounds(difference), isNumber: true },
          { head: 'games', cell: ({ difference }) => count(difference.count), isNumber: true },
          { head: 'played in', cell: ({ played }) => count(played), isNumber: true },
          { head: 'stands', defined: 'significant', cell: tested },
        ],
        known,
      ),
    ),
    ...blankedCards(blanked),
  )
}

/** Of too few games nothing is known, be it yes or no. */
const tested = ({ difference, significant }: CardFigures): string =>
  difference.count < FEWEST_TESTED ? 'too few games' : yes(significant)

/** What cards of the first seat are worth by their rules. */
function blankedCards(rows: readonly BlankRow[]): Element[] {
  if (rows.length === 0) return []
  const worth = rows.map(({ card, difference: { value, interval, count: games } }) => ({
    name: card,
    figure: { value: -value, interval: { low: -interval.high, high: -interval.low }, count: games },
  }))
  const isAlone = rows[0]?.measure === RESULT_ALONE
  const drawn = worth.length <= 2 * DRAWN ? worth : [...worth.slice(0, DRAWN), ...worth.slice(-DRAWN)]
  return [
    dotsPlot({
      rows: drawn,
      beside: 0,
      axis: isAlone ? 'result of A, more or less' : 'points of the share of the wins of A, more or less',
      times: isAlone ? 1 : 100,
      label: `What the rules of a card are worth, from ${drawn[0]?.name ?? ''} to ${drawn.at(-1)?.name ?? ''}`,
      caption:
        `How much more ${isAlone ? 'A comes to' : 'often A wins'} with a card of its deck than with copies of it that ` +
        'have no rules, in the same games.',
    }),
    folded(
      'Cards without their rules, in figures',
      tableOf(
        `${isAlone ? 'Result' : 'Share of the wins'} of A with a card and with copies without rules`,
        [
          { head: 'card', defined: 'blank', cell: ({ card }) => card },
          { head: 'copies', cell: ({ copies }) => count(copies), isNumber: true },
          { head: 'with its rules', cell: (row) => measured(row.measure, row.old), isNumber: true },
          { head: 'without', cell: (row) => measured(row.measure, row.new), isNumber: true },
          { head: 'worth', cell: (row) => difference(row.measure, -row.difference.value), isNumber: true },
          {
            head: '95 % bounds',
            cell: ({ measure, difference: { interval } }) =>
              differenceBounds(measure, { interval: { low: -interval.high, high: -interval.low } }),
            isNumber: true,
          },
          { head: 'stands', defined: 'significant', cell: (row) => yes(row.significant) },
        ],
        rows,
      ),
    ),
  ]
}

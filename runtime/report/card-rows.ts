import type { GameInfo } from '../engine.ts'
import { bothTails } from './chi-squared.ts'
import { type Figure, figureOf, rateOf } from './figures.ts'
import type { GameTally } from './game-tally.ts'
import { errorOf } from './sums.ts'
import type { Tests } from './tests.ts'

/** How seats fared that held a card in their hand at some time, beside the other seats of the same games. */
export interface CardFigures {
  readonly card: string
  readonly held: Figure
  readonly without: Figure
  readonly difference: Figure
  /** Games in which somebody chose to do something with it. */
  readonly played: number
  readonly p: number
  readonly significant: boolean
}

/** In fewer games the normal distribution is no measure, and nothing is tested. */
export const FEWEST_TESTED = 100

/** The best first. Cards that nobody ever held or played are not among them. */
export function cardRows({ cards }: GameInfo, { cards: tallies }: GameTally, tests: Tests): CardFigures[] {
  const rows = Object.entries(tallies).flatMap(([definition, { held, without, difference, played }]) => {
    const card = cards[Number(definition)]
    if (card === undefined) return []
    const worth = figureOf(difference)
    const error = errorOf(difference)
    const test =
      error > 0 && worth.count >= FEWEST_TESTED
        ? tests.of(bothTails(worth.value / error))
        : { p: 1, significant: false }
    return [Object.assign(test, { card, held: rateOf(held), without: rateOf(without), difference: worth, played })]
  })
  return rows.sort((a, b) => b.difference.value - a.difference.value || (a.card < b.card ? -1 : 1))
}

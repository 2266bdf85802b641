import type { BaseState, CardId } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { cardsAskedAbout, relist } from '../trials/pending-question.ts'

/** How many deals leave everything open before cards begin to stay what they are. */
const OPEN_DEALS = 16

/** Deals hidden cards again, but for those that stay what they are. */
export type Deal<S> = (staying: ReadonlySet<CardId>) => S

const NOTHING_STAYS: ReadonlySet<CardId> = new Set()

/**
 * A deal of hidden cards in which the pending question has an answer: that it is asked at all shows that there is
 * one, and without one the game could not go on. Where open deals come to none, cards that the question is about stay
 * what they are, each time twice as many of them; with all of them it has the answers that it really has.
 */
export function dealWithAnswers<S extends BaseState>(parts: Parts<S>, s: S, deal: Deal<S>, random: () => number): S {
  for (let tries = 0; tries < OPEN_DEALS; tries++) {
    const open = deal(NOTHING_STAYS)
    if (isAnswerable(parts, s, open)) return open
  }
  const about = inDrawnOrder(cardsAskedAbout(parts, s), random)
  for (let count = 1; ; count *= 2) {
    const t = deal(new Set(about.slice(0, count)))
    if (isAnswerable(parts, s, t) || count >= about.length) return t
  }
}

/**
 * Works out what may be answered in `t`, and says whether that is anything, if there is anything in `s`, or whether it
 * would be asked all the same.
 */
function isAnswerable<S extends BaseState>(parts: Parts<S>, s: S, t: S): boolean {
  relist(parts, t)
  return t.legal.length > 0 || s.legal.length === 0 || parts.attends?.(t, t.ask, t.asked) === true
}

/** A list in an order that is drawn. */
export function inDrawnOrder<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((each) => [random(), each] as const)
    .sort(([a], [b]) => a - b)
    .map(([, each]) => each)
}

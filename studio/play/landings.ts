import type { CardId } from '../../runtime/engine.ts'
import { firstZonesIn } from '../../runtime/match/first-zones.ts'
import type { Course } from './course.ts'
import type { Landing, Viewer } from './table.ts'
import { offeredIn, viewQuestion } from './view-question.ts'

/** Where a card may be laid for each choice that is about it: what else the choice is about, and where the card goes first. */
export function landingsOf(
  course: Course,
  viewer: Viewer,
  card: CardId,
  random: () => number = Math.random,
): Landing[] {
  const offered = [...offeredIn(course, viewer).values()]
  const choices = (viewQuestion(course, viewer)?.choices ?? []).flatMap((choice) => {
    const found = offered[choice.place]
    return choice.cards.includes(card) && found !== undefined ? [{ ...choice, found }] : []
  })
  const first = firstZonesIn(
    course,
    choices.map(({ found }) => found),
    card,
    random,
  )
  return choices.map(({ place, cards, seats, zones }, i) => ({
    place,
    cards: cards.filter((each) => each !== card),
    seats,
    zones: [...new Set([...zones, ...(first[i] ?? [])])],
  }))
}

import type { CardId } from '../../runtime/engine.ts'
import type { Course } from './course.ts'
import { chosenCards } from './chosen-cards.ts'

/**
 * Takes a card back that is chosen so far of several: the game goes back to before it was, and those that were chosen
 * after it are chosen again, where they are offered.
 * @throws RangeError where it is not chosen
 */
export function takeBack(course: Course, card: CardId): void {
  const chosen = chosenCards(course)
  if (!chosen.includes(card)) throw new RangeError('this card is not chosen')
  const before = course.step
  let step = before
  // Each of these answers chose one of them, and others may have been asked in between.
  while (step > 0 && chosenCards(course).includes(card)) course.goTo((step -= 1))
  const after = course.choices.slice(step + 1, before)
  for (const choice of after) {
    if (!course.engine.choices(course.state).includes(choice)) return
    course.answer(choice)
  }
}

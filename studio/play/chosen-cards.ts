import type { CardId } from '../../runtime/engine.ts'
import { pickedNow } from '../../runtime/trials/picked-now.ts'
import { cardsOfMove } from '../../runtime/words/cards-of-move.ts'
import type { Course } from './course.ts'

/** The cards that are chosen so far of several that are asked for, in the order in which they were. */
export function chosenCards({ engine, state }: Pick<Course, 'engine' | 'state'>): readonly CardId[] {
  const answers = pickedNow(engine.parts, state)?.answers ?? []
  return answers.flatMap((answer) => cardsOfMove(engine.parts, state, engine.moveOf(state, answer)))
}

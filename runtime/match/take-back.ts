import { NONE, type BaseState, type CardId, type Choice, seatName } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { watched } from '../watched.ts'
import { type Course, courseAfter } from './course.ts'
import { isKnown } from './memory.ts'
import { type Refusal, refusal } from './outcome.ts'

/**
 * The course as it was before its last answer, where that may be taken back: where nothing was drawn by chance, no seat
 * was shown a card that it did not know, and what came of the answer hung on no card that the seat which gave it does
 * not know. Then that seat has learned nothing by it, and nobody else anything that it has not told of itself.
 */
export function takenBack<S extends BaseState>(course: Course<S>): Course<S> | Refusal {
  const { engine, setup, answers, steps } = course
  const last = answers.at(-1)
  if (last === undefined) return refusal('nothing-to-take-back', 'there is no answer to take back')
  const before = courseAfter(engine, setup, answers.slice(0, -1))
  const why = secretTold(before as unknown as Course, course as unknown as Course, last.choice)
  if (why !== null) return refusal('told-a-secret', `the last answer cannot be taken back: ${why}`)
  const undone = steps.at(-1)?.happenings ?? []
  return {
    ...before,
    steps: [...steps, { happenings: undone, takenBack: last.seat }],
  }
}

/** A position, and what each seat has seen of it. */
type Moment = Pick<Course, 'engine' | 'state' | 'memory'>

/** Why an answer has told somebody what cannot be untold; null where it has not. */
export function secretTold(before: Moment, after: Moment, choice: Choice): string | null {
  if (before.state.random.some((word, i) => word !== after.state.random[i])) return 'chance has decided something'
  for (const [card, bits] of after.memory.seen.entries()) {
    const shown = bits & ~(before.memory.seen[card] ?? 0)
    if (shown === 0) continue
    const seats = Array.from({ length: before.state.players }, (_, seat) => seat)
    const who = seats.filter((seat) => (shown & (1 << seat)) !== 0).map(seatName)
    return `a card was shown to ${who.join(' and ')}`
  }
  if (toldByLast(before.state, after.state)) return 'what others answered at the same time has been told'
  const seat = before.state.asked
  const hidden = cardsLookedAt(before, choice).some((card) => !isKnown(before.memory, card, seat))
  return hidden ? `what came of it hung on cards that ${seatName(seat)} does not know` : null
}

/** Whether an answer was the last of those that several gave at the same time. */
const toldByLast = ({ withheld }: BaseState, { withheld: after }: BaseState): boolean =>
  withheld?.open === true && withheld.answers.length > 0 && !(after?.open === true && after.lines === withheld.lines)

/** The cards, of those that there were before, of which anything is asked while a choice is carried out. */
function cardsLookedAt({ engine, state }: Moment, choice: Choice): CardId[] {
  const { parts } = engine as FullEngine<BaseState>
  const reads = new Set<CardId>()
  const t = engine.clone(state)
  t.log = null
  const columns = ['def', 'printedDef', ...parts.facts.flatMap(({ of, column }) => (of === 'card' ? [column] : []))]
  const held = t as unknown as Record<string, number[] | undefined>
  for (const column of columns) {
    const list = held[column]
    if (list !== undefined) held[column] = watched(list, reads)
  }
  engine.apply(t, choice)
  return [...reads].filter((card) => card < state.def.length && state.place[card] !== NONE)
}

/** Whether a step was taken back, or why it could not be. */
export const isRefusal = (found: object): found is Refusal => 'taken' in found

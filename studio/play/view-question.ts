import { nextCardsIn } from '../../runtime/match/next-cards.ts'
import { isToldWhoIsAsked } from '../../runtime/told/audience-of.ts'
import { withCardAsked } from '../../runtime/words/asked-words.ts'
import { choicesAsShown } from '../../runtime/words/choices-in-words.ts'
import { CHANCE, type Choice } from '../../runtime/engine.ts'
import { numberedBy } from '../../runtime/words/numbered-choices.ts'
import { aboutIn } from './about-move.ts'
import type { Course } from './course.ts'
import { chosenCards } from './chosen-cards.ts'
import type { TableQuestion, TableChoice, Viewer } from './table.ts'

/**
 * What is asked and what may be answered, in the words of the seat that is asked; another seat hears only who is
 * asked.
 */
export function viewQuestion(course: Course, viewer: Viewer): TableQuestion | null {
  const { engine, state } = course
  const decision = engine.decision(state)
  if (decision === null) return null
  const { seat, kind, prompt, said, clauses } = decision
  if (isOthers(course, viewer)) {
    const isTold = viewer === 'all' || isToldWhoIsAsked(engine.parts, state, viewer)
    const nothing = { prompt: '', clauses: [], choices: [], chosen: [] }
    return { seat, isOthers: true, kind, ...nothing, ...(isTold ? {} : { isUntold: true }) }
  }
  const choices = choicesOf(course, viewer)
  const chosen = chosenCards(course)
  const about = (asked: string): string =>
    withCardAsked(asked, engine.parts, state, viewer === 'all' ? undefined : seat)
  const words = { prompt: about(prompt), ...(said === undefined ? {} : { said: about(said) }) }
  return { seat, isOthers: false, kind, ...words, clauses, choices, chosen }
}

/** Whether somebody else than who looks is asked. Chance, which only some games let people answer, is nobody's. */
export const isOthers = ({ state: { asked } }: Course, viewer: Viewer): boolean =>
  viewer !== 'all' && asked !== CHANCE && asked !== viewer

/** The choices in the order in which places count them. */
export function offeredIn({ engine, state }: Course, viewer: Viewer): Map<string, Choice> {
  const asked = viewer === 'all' || state.asked === CHANCE ? undefined : state.asked
  return choicesAsShown(engine, state, asked)
}

function choicesOf(course: Course, viewer: Viewer): TableChoice[] {
  const { engine, state } = course
  const offered = [...offeredIn(course, viewer)]
  const nextCards = nextCardsIn(course, offered.length)
  return offered.map(([words, choice], place) => {
    const about = aboutIn(course, engine.moveOf(state, choice))
    const starts = about.cards.length > 0 ? [] : nextCards(choice)
    return { place, words, ...about, starts, numbered: numberedBy(engine, state, choice, words) }
  })
}

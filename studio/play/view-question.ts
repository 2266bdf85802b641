import { choicesInWords } from '../../runtime/choices-in-words.ts'
import { zoneWord } from '../../runtime/describe.ts'
import { CHANCE, type Choice, type Move, type Seat } from '../../runtime/engine.ts'
import { numberedBy } from '../../runtime/numbered-choices.ts'
import type { Course } from './course.ts'
import type { Question, TableChoice, Viewer } from './table.ts'

/**
 * What is asked and what may be answered, in the words of the seat that is asked; another seat hears only who is
 * asked.
 */
export function viewQuestion(course: Course, viewer: Viewer): Question | null {
  const { engine, state } = course
  const decision = engine.decision(state)
  if (decision === null) return null
  const { seat, kind, prompt, said, clauses } = decision
  if (isOthers(course, viewer)) return { seat, isOthers: true, kind, prompt: '', clauses: [], choices: [] }
  const choices = choicesOf(course, viewer)
  return { seat, isOthers: false, kind, prompt, clauses, choices, ...(said === undefined ? {} : { said }) }
}

/** Whether somebody else than who looks is asked. Chance, which only some games let people answer, is nobody's. */
export const isOthers = ({ state: { asked } }: Course, viewer: Viewer): boolean =>
  viewer !== 'all' && asked !== CHANCE && asked !== viewer

/** The choices in the order in which places count them. */
export function offeredIn({ engine, state }: Course, viewer: Viewer): Map<string, Choice> {
  const asked = viewer === 'all' || state.asked === CHANCE ? undefined : state.asked
  return choicesInWords(engine, state, asked)
}

function choicesOf(course: Course, viewer: Viewer): TableChoice[] {
  const { engine, state } = course
  return [...offeredIn(course, viewer)].map(([words, choice], place) => ({
    place,
    words,
    ...aboutIn(course, engine.moveOf(state, choice)),
    numbered: numberedBy(engine, state, choice, words),
  }))
}

type About = Pick<TableChoice, 'cards' | 'seats' | 'zones'>

/** What on the table a move is about, whoever makes it apart. */
function aboutIn(course: Course, move: Move): About {
  const { parts } = course.engine
  switch (move.kind) {
    case 'act': {
      const { params } = parts.info.events[move.event] ?? { params: [] }
      const pieces = move.args.map((value, i) => ({ value, type: params[i]?.type ?? '', role: params[i]?.role ?? '' }))
      return gathered(
        course,
        pieces.filter(({ role }) => role !== 'by'),
      )
    }
    case 'choose':
      return gathered(course, [{ value: move.value, type: parts.sites[course.state.ask - 1]?.value ?? '' }])
    case 'yes':
    case 'branch':
    case 'decline':
      return { cards: [], seats: [], zones: [] }
  }
}

function gathered(
  { engine: { parts }, state }: Course,
  pieces: readonly { readonly value: number; readonly type: string }[],
): About {
  const of = (type: string): number[] => pieces.filter((piece) => piece.type === type).map(({ value }) => value)
  const sources = of('effect').flatMap((effect) => state.effects[effect]?.source ?? [])
  const seats: Seat[] = of('player')
  return { cards: [...of('card'), ...sources], seats, zones: of('zone').map((zone) => zoneWord(parts, zone)) }
}

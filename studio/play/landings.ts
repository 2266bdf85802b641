import { zoneWord } from '../../runtime/words/describe.ts'
import type { BaseState, CardId, Choice } from '../../runtime/engine.ts'
import { imaginedBy, orNull } from '../../runtime/match/imagined-state.ts'
import type { Course } from './course.ts'
import type { Landing, Viewer } from './table.ts'
import { offeredIn, viewQuestion } from './view-question.ts'

/** So many games are imagined. */
const IMAGINED = 3

/**
 * Where a card may be laid for each choice that is about it: what else the choice is about, and the zones that it may
 * first go to. These are looked up in games that whoever is asked could imagine, drawn by chance that nothing of the
 * game decides, so that they tell nothing of what is hidden.
 */
export function landingsOf(
  course: Course,
  viewer: Viewer,
  card: CardId,
  random: () => number = Math.random,
): Landing[] {
  const choices = viewQuestion(course, viewer)?.choices.filter(({ cards }) => cards.includes(card)) ?? []
  if (choices.length === 0) return []
  const offered = [...offeredIn(course, viewer).values()]
  const imagined = Array.from({ length: IMAGINED }, () => imaginedBy(course, random)).filter((each) => each !== null)
  return choices.map(({ place, cards, seats, zones }) => {
    const choice = offered[place]
    const first = choice === undefined ? [] : imagined.map((each) => firstZone(course, each, choice, card))
    return {
      place,
      cards: cards.filter((each) => each !== card),
      seats,
      zones: [...new Set([...zones, ...first.filter((zone) => zone !== null)])],
    }
  })
}

/** The zone that a card goes to first when a choice is taken; null where it stays. */
function firstZone({ engine }: Course, imagined: BaseState, choice: Choice, card: CardId): string | null {
  const { parts } = engine
  const state = engine.clone(imagined)
  state.log = []
  // What happened before it came to no end has happened.
  orNull(() => engine.bounded(state, () => engine.apply(state, choice)))
  const move = parts.info.events.findIndex(({ name }) => name === 'move')
  const to = parts.info.events[move]?.params.findIndex(({ role }) => role === 'to') ?? -1
  for (const happening of state.log)
    if (happening.kind === 'event' && happening.event === move && happening.args[0] === card)
      return zoneWord(parts, happening.args[to] ?? -1)
  return null
}

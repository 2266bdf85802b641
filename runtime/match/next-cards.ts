import { type BaseState, CHANCE, type CardId, type Choice } from '../engine.ts'
import { cardsOfMove } from '../words/cards-of-move.ts'
import { sees } from '../words/describe.ts'
import { type AskedAt, imaginedBy, orNull } from './imagined-state.ts'

/** Of more choices than that it is not looked up where they lead: nobody presses a card to take one of them. */
const MOST = 16

/** So many games are imagined where others answer at the same time. */
const TOGETHER = 3

/** Looks up which cards the next step of a choice is about. */
export type NextCards = (choice: Choice) => readonly CardId[]

/**
 * The cards that whoever is asked sees and could choose right after a choice, where nothing else happens in between:
 * the choice is their first step. It is looked up in a game that the asked seat could imagine, so that it tells nothing
 * of hidden cards.
 */
export function nextCardsIn(at: AskedAt, among: number, random: () => number = Math.random): NextCards {
  if (among > MOST || at.state.asked === CHANCE) return () => []
  // What others answer at the same time may decide whether the next step comes at once.
  const isTogether = at.engine.parts.sites[at.state.ask - 1]?.sameTime === true
  let imagined: readonly BaseState[] | undefined
  return (choice) => {
    imagined ??= Array.from({ length: isTogether ? TOGETHER : 1 }, () => imaginedBy(at, random)).filter(
      (each) => each !== null,
    )
    return [...new Set(imagined.flatMap((each) => cardsAfter(at, each, choice)))]
  }
}

function cardsAfter({ engine, state }: AskedAt, imagined: BaseState, choice: Choice): readonly CardId[] {
  const { parts } = engine
  const begins = engine.moveOf(state, choice).kind === 'act' ? 1 : 0
  const next = engine.clone(imagined)
  next.log = []
  orNull(() => engine.bounded(next, () => engine.apply(next, choice)))
  const events = (next.log ?? []).filter(({ kind }) => kind === 'event')
  const isStep = next.ask !== 0 && next.asked === state.asked && parts.sites[next.ask - 1]?.kind === 'choose'
  if (!isStep || events.length > begins) return []
  const cards = engine.choices(next).flatMap((each) => cardsOfMove(parts, next, engine.moveOf(next, each)))
  return cards.filter((card) => sees(parts, state, card, state.asked))
}

import type { BaseState, Choice, Engine } from '../engine.ts'
import { type GamePlan, type PlayedGame, playGame } from '../simulate/play-game.ts'

/** A game and the course that it took, as a number: games whose numbers differ went different ways. */
export interface NumberedCourse extends PlayedGame {
  readonly course: number
}

/**
 * Plays a game, and notes at each decision who was asked, how many choices there were, and which of them in turn was
 * taken: choices of other rules may be numbered in other ways.
 */
export function playedCourse(engine: Engine, plan: GamePlan): NumberedCourse {
  let course = FIRST
  const note = (value: number): void => {
    course = Math.imul(course ^ value, PRIME)
  }
  const game = playGame(engine, plan, (state: BaseState, choice: Choice) => {
    note(state.asked)
    note(state.legal.length)
    note(state.legal.indexOf(choice))
  })
  for (const result of game.results ?? []) note(result)
  return { ...game, course }
}

/** Of the hash of Fowler, Noll and Vo (FNV-1a). */
const [FIRST, PRIME] = [0x811c9dc5, 0x01000193]

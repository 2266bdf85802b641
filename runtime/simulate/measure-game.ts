import type { Engine } from '../engine.ts'
import { type GamePlan, type PlayedGame, playGame } from './play-game.ts'

/** What there was to choose in a game. */
export interface Counts {
  /** Choices of all decisions together. */
  readonly offered: number
  /** How often each event was chosen. */
  readonly done: Readonly<Record<string, number>>
}

/** Plays a game and counts what is offered and done. */
export function measureGame(engine: Engine, plan: GamePlan): PlayedGame & { readonly counts: Counts } {
  const done = new Map<string, number>()
  let offered = 0
  const played = playGame(engine, plan, (state, choice) => {
    offered += state.legal.length + (state.optional ? 1 : 0)
    const move = engine.moveOf(state, choice)
    const name = move.kind === 'act' ? engine.info.events[move.event]?.name : undefined
    if (name !== undefined) done.set(name, (done.get(name) ?? 0) + 1)
  })
  return { ...played, counts: { offered, done: Object.fromEntries(done) } }
}

import { readFileSync } from 'node:fs'
import type { BaseState } from '../../runtime/engine.ts'
import { source } from '../kit/playout.ts'
import { type LoadedGame, loadedGame } from './loaded-game.ts'

/** Games with a specimen of each operation. */
export async function specimens(): Promise<LoadedGame[]> {
  const games = await Promise.all(
    ['specimens', 'asking-moves'].map((name) =>
      loadedGame(`${name}.rules`, readFileSync(new URL(`${name}.rules`, import.meta.url), 'utf8')),
    ),
  )
  return games.map((game) => {
    if (game === null) throw new Error('a specimen does not compile')
    return game
  })
}

const played = new WeakMap<LoadedGame, Map<number, readonly BaseState[]>>()

/** States of a random game, each at a decision; they are not to be changed. */
export function statesOf(game: LoadedGame, seed: number, most: number): readonly BaseState[] {
  const known = played.get(game) ?? new Map<number, readonly BaseState[]>()
  const states = known.get(seed) ?? statesPlayed(game, seed, most)
  played.set(game, known.set(seed, states))
  return states
}

function statesPlayed({ engine }: LoadedGame, seed: number, most: number): BaseState[] {
  const pick = source(seed)
  const s = engine.setup({ seed, players: engine.info.seats.from })
  const states: BaseState[] = []
  while (states.length < most && engine.decision(s) !== null) {
    if (pick(4) === 0) states.push(engine.clone(s))
    const choices = engine.choices(s)
    const choice = choices[pick(choices.length)]
    if (choice === undefined) throw new Error('nothing is offered')
    engine.apply(s, choice)
  }
  return states
}

import type { IToken } from 'chevrotain'
import type { Game } from '../compiler/game/model.ts'
import { SAID, isKernelEvent } from '../compiler/game/kernel.ts'
import type { Follower } from '../grammar/may-follow.ts'

/** The event that the words before a cursor call or speak of, and what they say of it already. */
export interface SpokenEvent {
  readonly name: string
  /** What is said behind its name. */
  readonly said: readonly IToken[]
  readonly called: boolean
}

/** The innermost call or pattern that a token may still belong to. */
export function spokenEvent(game: Game, line: readonly IToken[], { productions }: Follower): SpokenEvent | null {
  const inside = productions.findLast((name) => name === 'call' || name === 'pattern')
  if (inside === undefined) return null
  const at = line.findLastIndex(({ image }) => game.events.has(image))
  const name = line[at]?.image
  return name === undefined ? null : { name, said: line.slice(at + 1), called: inside === 'call' }
}

/** The parts that an event has, each by the word before it; `main` stands right behind the name. */
export function rolesOf(game: Game, { name, called }: SpokenEvent): readonly string[] {
  // A card is moved from where it lies.
  if (called && isKernelEvent(name) && game.events.get(name)?.body === null) return SAID[name]
  return game.events.get(name)?.params.map(({ role }) => role) ?? []
}

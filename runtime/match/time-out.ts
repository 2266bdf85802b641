import { type Choice, DECLINE } from '../engine.ts'
import type { AnyGame, GameTypes } from './game-types.ts'
import { sentWords } from './sent-words.ts'
import type { View } from './view.ts'

/**
 * What is answered for a seat whose time is over. `decline` passes, says no or is done wherever that is offered, and
 * else takes any choice; `first` takes the first of what it sees; `random` any, all equally likely. A function is handed
 * what the seat sees, and answers as the seat would: by a place among the choices, or by a move.
 */
export type TimeOutPolicy<G extends GameTypes = AnyGame> = NamedPolicy | ((view: View<G>) => number | G['move'])

/** The policies that need no more than the list of choices. */
export type NamedPolicy = 'decline' | 'first' | 'random'

const NAMED: readonly NamedPolicy[] = ['decline', 'first', 'random']

/** @throws RangeError for what is no policy, as a program without types may hand over */
export function checkPolicy(policy: unknown): void {
  if (typeof policy === 'function' || NAMED.some((name) => name === policy)) return
  throw new RangeError(`${sentWords(policy)} is no policy; there are ${NAMED.join(', ')}, and functions of a view`)
}

export function choiceInTime(
  choices: readonly Choice[],
  policy: NamedPolicy,
  random: () => number,
): Choice | undefined {
  switch (policy) {
    case 'decline':
      return choices.includes(DECLINE) ? DECLINE : choiceInTime(choices, 'random', random)
    case 'first':
      return choices[0]
    case 'random':
      return choices[Math.floor(random() * choices.length)]
  }
}

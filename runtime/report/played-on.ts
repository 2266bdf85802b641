import { type RandomSource, below } from '../bots/random-source.ts'
import { reseed } from '../secrets/determinize.ts'
import type { BaseState, Choice } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { sharesOf } from './shares.ts'

/**
 * Plays a state on at random, by somebody who sees all cards, with chance of its own; the share of the win of each seat,
 * null where the game came to no end, which tells nothing of who wins.
 */
export function playedOn(
  engine: FullEngine<BaseState>,
  s: BaseState,
  most: number,
  random: RandomSource,
): readonly number[] | null {
  reseed(s, random)
  for (let n = 0; n < most && s.ask !== 0; n++) {
    const choices = engine.choices(s)
    engine.apply(s, choices[below(choices.length, random)] as Choice)
  }
  const results = engine.results(s)
  return results === null ? null : sharesOf({ results, sides: engine.sides(s) })
}

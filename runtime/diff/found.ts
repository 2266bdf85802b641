import type { Choice } from '../engine.ts'
import type { Parting } from './parting.ts'
import type { Scenario } from './scenario.ts'

/** Two versions part after these choices from this position, as the leading version numbers them. */
export interface Found {
  readonly by: 'example' | 'aim' | 'enumeration' | 'play'
  /** Null where the position has no words; then the game tells. */
  readonly scenario: Scenario | null
  readonly choices: readonly Choice[]
  readonly parting: Parting
  /** The version that numbers the choices. */
  readonly leader: 'old' | 'new'
  /** The seed of the game and the number of the decision in it, where it was a whole game. */
  readonly game: PartingGame | null
}

export interface PartingGame {
  readonly seed: number
  readonly players: number
  readonly step: number
  readonly choices: readonly Choice[]
}

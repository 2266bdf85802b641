import {
  type BaseState,
  type CardId,
  type GameInfo,
  type Glimpse,
  type Handle,
  type Happening,
  NONE,
} from '../engine.ts'
import { mixedBy } from '../log.ts'

/**
 * A card that is held by a fact or an effect, but was shuffled since, so that nobody can say which one it is.
 *
 * @example
 * ```ts
 * import { LOST } from 'houserules/runtime'
 *
 * console.log(LOST) // c0
 * ```
 */
export const LOST: Handle = 'c0'

/** The handles of a match. */
export interface Handles {
  /** By card the number of its handle, 0 for none. */
  readonly numbers: readonly number[]
  /** The greatest number that was given out. */
  readonly last: number
}

export const NO_HANDLES: Handles = { numbers: [], last: 0 }

export function handleOf({ numbers }: Handles, card: CardId): Handle {
  return `c${numbers[card] ?? 0}`
}

/** The card that a handle stands for; null where it stands for none by now. */
export function cardOf({ numbers }: Handles, handle: string): CardId | null {
  const card = /^c[1-9]\d*$/.test(handle) ? numbers.indexOf(Number(handle.slice(1))) : -1
  return card < 0 ? null : card
}

/**
 * The handles after a step. New ones are numbered by where the cards lie, which everybody sees, and never by which
 * cards they are.
 */
export function followStep(info: GameInfo, before: Handles, s: BaseState, happenings: readonly Happening[]): Handles {
  const numbers = before.numbers.slice()
  while (numbers.length < s.def.length) numbers.push(0)
  for (const happening of happenings) for (const { card } of mixedBy(info, happening)) numbers[card] = 0
  let { last } = before
  const number = (card: CardId): void => {
    if (numbers[card] !== 0) return
    last += 1
    numbers[card] = last
  }
  // Zones of effects hold ids that are no cards.
  for (const [zone, content] of s.zones.entries()) for (const card of content) if (s.place[card] === zone) number(card)
  for (const happening of happenings)
    for (const { card } of ownGlimpses(info, happening)) if (s.place[card] === NONE) number(card)
  return { numbers, last }
}

/** The cards that a happening names, without those that it mixes. */
function ownGlimpses(info: GameInfo, happening: Happening): readonly Glimpse[] {
  return mixedBy(info, happening).length > 0 ? [] : happening.glimpses
}

import type { Handle } from '../ids.ts'
import type { AnyGame, CardView, Cards, GameTypes } from './game-types.ts'
import type { View } from './view.ts'

/** What is otherwise in a second view of the same seat; worked out of the two alone, so that a page can do it. */
export interface Changes {
  readonly cards: readonly CardChange[]
  readonly facts: readonly FactChange[]
}

/** A card that came, went, lies elsewhere, or looks otherwise. */
export interface CardChange {
  readonly handle: Handle
  /** Null where the card was not there, or could not be told from others. */
  readonly was: LyingCard | null
  /** Null where it is not there any more. */
  readonly is: LyingCard | null
}

/** A card, and where it lies: the zone, whose it is or of which value, and how many cards lie below it. */
export interface LyingCard {
  readonly zone: string
  readonly of: string | null
  readonly below: number
  readonly card: CardView
}

/** A fact that says something else; `was` is undefined where nothing was said. */
export interface FactChange {
  readonly fact: string
  readonly was: unknown
  readonly is: unknown
}

/**
 * What changed from one view of a seat to a later one. A card that only lies deeper or higher since others came and
 * went has not changed.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { Match, changesBetween } from 'houserules/runtime'
 *
 * const match = Match.open(engine, { seed: 7 })
 * const before = match.view(0)
 * for (const seat of match.asked)
 *   for (let picks = 0; picks < 3; picks++) match.timeOut(seat, match.stepOf(seat), 'first')
 * const { cards } = changesBetween(before, match.view(0))
 * console.log(cards.length, cards[0]?.handle) // 12 c1
 * ```
 */
export function changesBetween<G extends GameTypes>(before: View<G>, after: View<G>): Changes {
  const [was, is] = [before, after].map((view) => lying(view.zones as AnyGame['zones'])) as [Lying, Lying]
  const handles = [...new Set([...was.keys(), ...is.keys()])]
  const cards = handles.flatMap((handle): CardChange[] => {
    const [old, now] = [was.get(handle) ?? null, is.get(handle) ?? null]
    return looks(old) === looks(now) ? [] : [{ handle, was: old, is: now }]
  })
  const [said, says] = [before.facts, after.facts] as [AnyGame['facts'], AnyGame['facts']]
  const facts = Object.keys(says).flatMap((fact): FactChange[] =>
    JSON.stringify(said[fact]) === JSON.stringify(says[fact]) ? [] : [{ fact, was: said[fact], is: says[fact] }],
  )
  return { cards, facts }
}

type Lying = ReadonlyMap<Handle, LyingCard>

function lying(zones: AnyGame['zones']): Lying {
  const found = new Map<Handle, LyingCard>()
  const lay = (zone: string, of: string | null, cards: Cards): void => {
    for (const [below, card] of cards.entries()) found.set(card.handle, { zone, of, below, card })
  }
  for (const [zone, held] of Object.entries(zones)) {
    if (isCards(held)) lay(zone, null, held)
    else for (const [of, cards] of Object.entries(held)) lay(zone, of, cards)
  }
  return found
}

const isCards = (held: Cards | Readonly<Record<string, Cards>>): held is Cards => Array.isArray(held)

const looks = (card: LyingCard | null): string => JSON.stringify(card === null ? null : { ...card, below: 0 })

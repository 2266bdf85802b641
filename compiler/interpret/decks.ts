import { deckLists } from '../game/deck-lists.ts'
import { type Machine, holds } from './machine.ts'
import { keyOf } from './state.ts'
import { Env, type Single } from './value.ts'

/** What a player brings: by list, the numbers of printed cards, copies beside each other. */
export type Deck = Readonly<Record<string, readonly number[]>>

/**
 * Gives each player what that one brings, or one of the default decks in turn; where decks are made by play, nothing.
 */
export function bringDecks(m: Machine, brought: readonly (Deck | null)[]): void {
  const lists = deckLists(m.program.game)
  const { defaultDecks, events } = m.program
  const drafts = events.get('draft')?.params.length === 0
  for (let seat = 0; seat < m.state.players; seat++) {
    const own = brought[seat] ?? null
    const standard = drafts ? undefined : defaultDecks[seat % Math.max(1, defaultDecks.length)]
    for (const [i, list] of lists.entries())
      m.state.facts.set(list, keyOf([seat]), own === null ? (standard?.lists[i] ?? []) : (own[list] ?? []))
  }
}

/** Why a deck is refused: a rule, and what it is about. */
export interface DeckRefusal {
  readonly rule: string
  readonly clauses: readonly string[]
  readonly message: string
  readonly about: Single
}

/** Every reason against the deck of a player. Copies of a card are one reason. */
export function deckRefusals(m: Machine, seat: number): readonly DeckRefusal[] {
  return m.program.refusals.flatMap(({ name, player, about, cond, message, cites }) => {
    const env = new Env([player], [seat])
    const against = (thing: Single): DeckRefusal[] =>
      cond === null || holds(m, cond, env) ? [{ rule: name, clauses: cites, message, about: thing }] : []
    if (about === null) return against(null)
    return [...new Set(m.means.members(m, about, env))].flatMap((thing) =>
      env.having(about.local, thing, () => against(thing)),
    )
  })
}

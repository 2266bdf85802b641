import { deckTooLarge, unknownIn } from '../decks/deck-parts.ts'
import type { DeckList, GameInfo } from '../engine.ts'
import { abridged } from '../words/abridged.ts'
import { indexOfName } from '../words/same-name.ts'
import { seatsProblem } from '../kernel/seats-problem.ts'

export interface WantedSetup {
  readonly players?: number
  readonly options?: Readonly<Record<string, string>>
  readonly decks?: readonly (DeckList | null)[]
}

/** What a game cannot be set up with, in words, or null when all is well. */
export function setupProblem(info: GameInfo, wanted: WantedSetup): string | null {
  const seats = wanted.players === undefined ? null : seatsProblem(info, wanted.players)
  if (seats !== null) return seats
  for (const [name, value] of Object.entries(wanted.options ?? {})) {
    const option =
      info.options[
        indexOfName(
          info.options.map((each) => each.name),
          name,
        )
      ]
    if (option === undefined) return `${info.name} has no option \`${abridged(name)}\``
    if (indexOfName(option.values, value) < 0)
      return `option \`${name}\` is one of ${option.values.join(', ')}, not \`${abridged(value)}\``
  }
  return deckProblem(info, wanted)
}

function deckProblem(info: GameInfo, { decks = [], players }: WantedSetup): string | null {
  if (info.decks === undefined)
    return decks.some((deck) => deck !== null) ? `${info.name} is played without decks of one's own` : null
  if (players !== undefined && decks.length > players) return `${decks.length} decks for ${players} players`
  for (const deck of decks) {
    if (deck === null) continue
    const problem = deckTooLarge(deck) ?? unknownIn(info, deck)[0]?.message
    if (problem !== undefined) return problem
  }
  return null
}

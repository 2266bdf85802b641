import { columnsOf } from '../columns.ts'
import { type BaseState, type DeckList, type DeckProblem, NONE, type Seat } from '../engine.ts'
import { CARDS_AT_MOST } from '../kernel/kernel.ts'
import type { Parts } from '../parts.ts'
import { valueWord } from '../words/describe.ts'
import { abridged } from '../words/abridged.ts'

/** Why a deck is not read any further. */
export const TOO_LARGE = `more than ${CARDS_AT_MOST} cards, and no game holds as many`

/** Counts the cards of a deck: of each line, whether it goes beyond what a game holds. A line counts as a card. */
export function cardCounter(): (copies: number) => boolean {
  let cards = 0
  return (copies) => (cards += Math.max(1, copies)) > CARDS_AT_MOST
}

/** Why a deck is in no game; undefined where it may be in one. */
export function deckTooLarge(deck: DeckList): string | undefined {
  const isBeyond = cardCounter()
  const found = Object.entries(deck).find(([, lines]) => lines.some(({ copies }) => isBeyond(copies)))
  return found === undefined ? undefined : `${abridged(found[0])}: ${TOO_LARGE}`
}

/** Names that a deck may not hold, in words; empty when every list and card is known. */
export function unknownIn(
  info: Parts<BaseState>['info'],
  deck: DeckList,
): { readonly message: string; readonly name: string; readonly known: readonly string[] }[] {
  const lists = info.decks ?? []
  const cards = new Set(info.cards)
  return Object.entries(deck).flatMap(([list, lines]) => {
    if (!lists.includes(list)) return [{ message: `no list is called \`${abridged(list)}\``, name: list, known: lists }]
    return lines.flatMap(({ card }) =>
      cards.has(card) ? [] : [{ message: `no card is called \`${abridged(card)}\``, name: card, known: info.cards }],
    )
  })
}

/** The definitions of each list, copies beside each other, so that a deck written in another order is the same deck. */
function definitionsOf(info: Parts<BaseState>['info'], deck: DeckList): number[][] {
  const large = deckTooLarge(deck)
  if (large !== undefined) throw new RangeError(large)
  const unknown = unknownIn(info, deck)[0]
  if (unknown !== undefined) throw new RangeError(`${unknown.message} in ${info.name}`)
  return (info.decks ?? []).map((list) =>
    (Object.hasOwn(deck, list) ? (deck[list] ?? []) : [])
      .flatMap(({ card, copies }) => {
        if (!Number.isInteger(copies) || copies < 0)
          throw new RangeError(`${copies} copies of ${card} cannot be brought`)
        return Array<number>(copies).fill(info.cards.indexOf(card))
      })
      .sort((a, b) => a - b),
  )
}

/** A deck in words, from the definitions of each list. */
export function deckOf(info: Parts<BaseState>['info'], lists: readonly (readonly number[])[]): DeckList {
  return Object.fromEntries(
    (info.decks ?? []).map((name, i) => {
      const copies = new Map<number, number>()
      for (const definition of lists[i] ?? []) copies.set(definition, (copies.get(definition) ?? 0) + 1)
      return [name, [...copies].map(([definition, count]) => ({ card: info.cards[definition] ?? '?', copies: count }))]
    }),
  )
}

/** Gives each seat what it brings, or one of the default decks in turn. */
export function bringDecks<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  brought: readonly (DeckList | null)[] = [],
): void {
  const { decks, info } = parts
  if (decks === undefined) {
    if (brought.some((deck) => deck !== null)) throw new RangeError(`${info.name} is played without decks of one's own`)
    return
  }
  if (brought.length > s.players) throw new RangeError(`${brought.length} decks for ${s.players} players`)
  const columns = columnsOf<(readonly number[])[]>(s)
  for (let seat = 0; seat < s.players; seat++) {
    const own = brought[seat] ?? null
    // Where decks are made by play, who brings none begins without.
    const standard =
      parts.draft !== undefined ? undefined : decks.defaults[seat % Math.max(1, decks.defaults.length)]?.lists
    const lists = own === null ? standard : definitionsOf(info, own)
    for (const [i, column] of decks.columns.entries())
      (columns[column] as (readonly number[])[])[seat] = lists?.[i] ?? []
  }
}

/** What each seat has brought, or has made of its draft. */
export function decksOf<S extends BaseState>(parts: Parts<S>, s: S): DeckList[] {
  const columns = columnsOf<readonly (readonly number[])[]>(s)
  return Array.from({ length: s.players }, (_, seat) =>
    deckOf(
      parts.info,
      (parts.decks?.columns ?? []).map((column) => columns[column]?.[seat] ?? []),
    ),
  )
}

/** Every rule that refuses the deck of a seat in this state. */
export function deckProblems<S extends BaseState>(parts: Parts<S>, s: S, seat: Seat): DeckProblem[] {
  const found: (readonly [number, number])[] = []
  parts.decks?.refusals(s, seat, found)
  return found.map(([index, about]) => {
    const refusal = parts.decks?.rules[index]
    const rule = parts.info.rules[refusal?.rule ?? -1]
    return {
      rule: rule?.name ?? '',
      clauses: rule?.clauses ?? [],
      message: refusal?.message ?? '',
      place: rule?.place ?? '',
      about: about === NONE ? null : valueWord(parts, s, about, refusal?.about ?? ''),
    }
  })
}

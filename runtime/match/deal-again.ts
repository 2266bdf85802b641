import { type BaseState, type CardId, type Memory, NONE, type Seat } from '../engine.ts'
import { isHeld, sees } from '../words/describe.ts'
import type { Parts } from '../parts.ts'
import { lastPiles, pilesFor } from './memory.ts'
import { isKnown } from '../told/remembering.ts'

/**
 * The cards that a seat cannot tell apart: it sees none of them, and has not seen them since they could last change
 * places.
 */
export interface Unknown {
  readonly hidden: ReadonlySet<CardId>
  /**
   * For each hidden card those that it could have changed places with in the last shuffle of both, itself among them.
   */
  readonly partners: ReadonlyMap<CardId, readonly CardId[]>
}

/** What is unknown to a viewer who remembers. */
export function unknownTo<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat, memory: Memory): Unknown {
  const last = lastPiles(pilesFor(memory, viewer), s.def.length)
  const groups = new Map<string, CardId[]>()
  const partners = new Map<CardId, CardId[]>()
  for (let card = 0; card < s.def.length; card++) {
    if (sees(parts, s, card, viewer) || isKnown(memory, card, viewer)) continue
    const key = `${last[card]} ${s.owner[card]}`
    const group = groups.get(key) ?? []
    groups.set(key, group)
    group.push(card)
    partners.set(card, group)
  }
  return { hidden: new Set(partners.keys()), partners }
}

/** What is left unknown where some cards are taken to be what they are. */
export function withoutKnown({ hidden, partners }: Unknown, known: ReadonlySet<CardId>): Unknown {
  const left = [...partners].filter(([card]) => !known.has(card))
  return {
    hidden: new Set([...hidden].filter((card) => !known.has(card))),
    partners: new Map(left.map(([card, group]) => [card, group.filter((other) => !known.has(other))])),
  }
}

/**
 * Where each card could lie instead, drawn at random: the card that takes the place of each. Gone through are the
 * shuffles, latest first, each with the cards that the viewer has not seen on their way from there: any of them may
 * have come where another did. What a shuffle has mixed in, and the viewer had seen before, thus stays among the
 * cards of that pile. What was never shuffled nor seen is dealt again among its owner's cards.
 */
export function dealAgain(
  s: BaseState,
  viewer: Seat,
  memory: Memory,
  unknown: Unknown,
  random: () => number,
): CardId[] {
  const end = s.def.map((_, card) => card)
  const clear = s.def.map((_, card) => unknown.hidden.has(card) && !isChanged(s, card))
  const never = new Set(end)
  for (const pile of pilesFor(memory, viewer).toReversed()) {
    const had = new Set(pile.cards.filter((_, at) => ((pile.seen[at] ?? 0) & (1 << viewer)) !== 0))
    exchangeCopies(s, pile.cards, had, { end, clear })
    mix(
      s,
      pile.cards.filter((card) => clear[card]),
      end,
      random,
    )
    for (const card of pile.cards) {
      never.delete(card)
      if (had.has(card)) clear[card] = false
    }
  }
  mix(
    s,
    [...never].filter((card) => clear[card]),
    end,
    random,
  )
  const taker: CardId[] = []
  for (const [card, place] of end.entries()) taker[place] = card
  return taker
}

/** Where each card ends, and whether the viewer has seen nothing of it on the way. */
interface Ways {
  readonly end: CardId[]
  readonly clear: boolean[]
}

/**
 * A copy that came out of a pile may be the one that the viewer saw go in, as copies cannot be told apart. So it is
 * taken to be that one, and the other is as unknown as any card that the viewer never saw.
 */
function exchangeCopies(s: BaseState, pile: readonly CardId[], had: ReadonlySet<CardId>, { end, clear }: Ways): void {
  const inside = pile.filter((card) => had.has(card) && clear[card])
  for (const out of pile) {
    // What counts as another at present shows what it is printed as, and is a copy of no card that counts as itself.
    if (clear[out] || had.has(out) || isChanged(s, out)) continue
    const at = inside.findIndex((card) => s.def[card] === s.def[out] && s.owner[card] === s.owner[out])
    const [copy] = at < 0 ? [] : inside.splice(at, 1)
    if (copy === undefined) continue
    ;[end[out], end[copy]] = [end[copy] as CardId, end[out] as CardId]
    clear[out] = true
    clear[copy] = false
  }
}

/** Owners are seen on the backs of cards, so they stay where they are. */
function mix(s: BaseState, cards: readonly CardId[], end: CardId[], random: () => number): void {
  const byOwner = new Map<number, CardId[]>()
  for (const card of cards) {
    const owner = s.owner[card] ?? NONE
    const own = byOwner.get(owner)
    if (own === undefined) byOwner.set(owner, [card])
    else own.push(card)
  }
  for (const own of byOwner.values()) {
    for (let i = own.length - 1; i > 0; i--) {
      const a = own[i] as CardId
      const b = own[Math.floor(random() * (i + 1))] as CardId
      const kept = end[a] as CardId
      end[a] = end[b] as CardId
      end[b] = kept
    }
  }
}

/**
 * The state with cards that others hold in any order, where the viewer saw some of them come; null where it saw none.
 */
export function mixHeld<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  { viewer, memory }: { readonly viewer: Seat; readonly memory: Memory },
  random: () => number,
): S | null {
  const taker = s.def.map((_, card) => card)
  for (const [zone, content] of s.zones.entries()) {
    if (!isHeld(parts, zone)) continue
    const unseen = content.filter((card) => !sees(parts, s, card, viewer) && !isChanged(s, card))
    if (unseen.some((card) => isKnown(memory, card, viewer))) mix(s, unseen, taker, random)
  }
  if (taker.every((from, card) => from === card)) return null
  const t = parts.program.clone(s)
  t.def = taker.map((from) => s.def[from] as number)
  if (s.printedDef !== undefined) t.printedDef = taker.map((from) => s.printedDef?.[from] as number)
  return t
}

/** A card that counts as another at present cannot lie anywhere. */
function isChanged(s: BaseState, card: CardId): boolean {
  return s.printedDef !== undefined && s.printedDef[card] !== s.def[card]
}

// Compiled from the rules of TagTeam: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { apart, whyNot } from '../../runtime/kernel.ts'
import { copies, countOf } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import { CARD, DEFINITIONS, ICON, PRINTED_OPENED_FACE, ZONE } from './names.ts'
import type { State } from './state.ts'
import {
  aceRuleHoldsOf,
  allowedCopiesOf,
  broughtOf,
  bustersNeededOf,
  isAnAceAsPrinted,
  isBroughtBy,
  isRested,
  isTerritoryAsPrinted,
  leastCardsOf,
  mostCardsOf,
  mostShotsOf,
  priceOf,
  teammateOf,
} from './facts.ts'
import { forbidsNoFirstDraw } from './rules.ts'
import { doActivate, doPlay, doPlayFree, program } from './events.ts'

/** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
export function refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
  switch (event) {
    case 17 /* draw-phase */: {
      const p = args[0] as number
      if (forbidsNoFirstDraw(s, p)) out.push(29 /* no-first-draw */)
      return
    }
    case 26 /* play */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doPlay(t, c, p))
        if (!could) out.push(30, ...whyNot(program, s, (t) => doPlay(t, c, p)))
        return could
      })
      return
    }
    case 27 /* play-free */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doPlayFree(t, c, p))
        if (!could) out.push(31, ...whyNot(program, s, (t) => doPlayFree(t, c, p)))
        return could
      })
      return
    }
    case 32 /* activate */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doActivate(t, c, p))
        if (!could) out.push(32, ...whyNot(program, s, (t) => doActivate(t, c, p)))
        return could
      })
      return
    }
    case 33 /* ability-of */: {
      const c = args[0] as number
      if (!(!(s.def[c]! === CARD['《archer》']) || !isRested(s, c))) out.push(33 /* ability-of only if */)
      if (!(s.def[c]! === CARD['《archer》'] || !(s.def[c]! === CARD['《clerk》']) || !isRested(s, c)))
        out.push(34 /* ability-of only if */)
      return
    }
    case 35 /* pay-for */: {
      const c = args[0] as number
      const p = args[1] as number
      if (!(countOf(s.zones[ZONE.energy + p]!, (m) => !isRested(s, m)) >= priceOf(s, c)))
        out.push(35 /* pay-for only if */)
      return
    }
  }
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 36, message: 'fewer or more cards than a deck has', about: '' },
  { rule: 37, message: 'more copies than are allowed', about: 'definition' },
  { rule: 38, message: 'not as many busters as a deck has', about: '' },
  { rule: 39, message: 'more shots than are allowed', about: '' },
  { rule: 40, message: 'not exactly one territory', about: '' },
  { rule: 41, message: 'not a territory on its unopened face', about: 'definition' },
  { rule: 42, message: 'a territory is no card of the deck', about: 'definition' },
  { rule: 43, message: "the teammate's territory", about: 'definition' },
  { rule: 44, message: 'not exactly one ace chosen', about: '' },
  { rule: 45, message: 'no ace', about: 'definition' },
  { rule: 46, message: "the teammate's ace", about: 'definition' },
]

/** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
export function deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
  // [401-2] deck-size
  if (s.mainDeck[seat]!.length < leastCardsOf(s) || s.mainDeck[seat]!.length > mostCardsOf(s)) out.push([0, NONE])
  // [bd.deck.2] copies-of-a-name
  for (const d of new Set(s.mainDeck[seat]!))
    if (copies(s.mainDeck[seat]!, d) > allowedCopiesOf(s, seat, d)) out.push([1, d])
  // [bd.deck.3] busters
  if (broughtOf(s, seat, ICON.buster) !== bustersNeededOf(s)) out.push([2, NONE])
  // [bd.deck.4] shots
  if (broughtOf(s, seat, ICON.shot) > mostShotsOf(s)) out.push([3, NONE])
  // [bd.deck.5] one-territory
  if (s.territoryCard[seat]!.length !== 1) out.push([4, NONE])
  // [bd.deck.5] real-territory
  for (const d of new Set(s.territoryCard[seat]!))
    if (!isTerritoryAsPrinted(s, d) || DEFINITIONS.some((e) => PRINTED_OPENED_FACE[e]! === d)) out.push([5, d])
  // [bd.deck.5] no-territories
  for (const d of new Set(s.mainDeck[seat]!)) if (isTerritoryAsPrinted(s, d)) out.push([6, d])
  // [401-1] refuse-deck
  for (const d of new Set(s.territoryCard[seat]!)) if (isBroughtBy(s, d, teammateOf(s, seat))) out.push([7, d])
  // [402-1a] one-ace
  if (aceRuleHoldsOf(s) && s.chosenAce[seat]!.length !== 1) out.push([8, NONE])
  // [402-1a] real-ace
  for (const d of new Set(s.chosenAce[seat]!)) if (aceRuleHoldsOf(s) && !isAnAceAsPrinted(s, d)) out.push([9, d])
  // [gap.same-ace] refuse-deck-2
  for (const d of new Set(s.chosenAce[seat]!))
    if (s.options[7] === 1 /* same-ace */ && s.chosenAce[teammateOf(s, seat)]!.includes(d)) out.push([10, d])
}

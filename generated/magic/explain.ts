// Compiled from the rules of Magic: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { apart, whyNot } from '../../runtime/kernel.ts'
import { copies, family, nextSeat, union } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import { CARD, COLOUR_VALUES, LEGALITY, PRINTED_LEGACY, PRINTED_SUPERTYPES, SUBTYPE, SUPERTYPE, ZONE } from './names.ts'
import type { State } from './state.ts'
import { availableOf, callsFor, deckSizeOf, hasMana, isLegal, isOf, isSick, isTapped } from './facts.ts'
import {
  forbidsCannotAttack,
  forbidsCannotBlock,
  forbidsCannotBlock2,
  forbidsCannotBlock3,
  forbidsCannotCast,
  forbidsCannotDamageCreature,
  forbidsColourMeans,
  forbidsFusedFromHand,
  forbidsHushedRest,
  forbidsMeans,
  forbidsNoCost,
  forbidsNoCycling,
  forbidsNoEntry,
  forbidsNoFirstDraw,
  forbidsNoFuse,
  forbidsNoLand,
  forbidsNoPrice,
  forbidsNoSuspend,
  forbidsNotNow,
  forbidsOneLand,
  forbidsOwnTurnOnly,
  forbidsWholeOnly,
} from './rules.ts'
import {
  doBanishWith,
  doCast,
  doCycle,
  doEatCreature,
  doEatLand,
  doEatSpell,
  doEmptyGrave,
  doFeed,
  doGiveFreely,
  doScavenge,
  doSuspend,
  doTurnUp,
  doUnmake,
  program,
} from './events.ts'

/** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
export function refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
  switch (event) {
    case 16 /* enter */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsNoEntry(s, c, p)) out.push(59 /* no-entry */)
      return
    }
    case 28 /* pay-coloured */: {
      const s_ = args[0] as number
      const p = args[1] as number
      if (!COLOUR_VALUES.some((v) => callsFor(s, s_, v) && hasMana(s, p, v))) out.push(60 /* pay-coloured only if */)
      return
    }
    case 30 /* pay-any */: {
      const p = args[0] as number
      if (!(availableOf(s, p) > 0)) out.push(61 /* pay-any only if */)
      return
    }
    case 31 /* pay-life */: {
      const n = args[0] as number
      const p = args[1] as number
      if (!(s.life[p]! >= n)) out.push(62 /* pay-life only if */)
      return
    }
    case 36 /* activate */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsHushedRest(s, c, p)) out.push(63 /* hushed-rest */)
      return
    }
    case 37 /* tap */: {
      const c = args[0] as number
      if (!(!isTapped(s, c) && !isSick(s, c))) out.push(64 /* tap only if */)
      return
    }
    case 47 /* draw-for-turn */: {
      const p = args[0] as number
      if (forbidsNoFirstDraw(s, p)) out.push(65 /* no-first-draw */)
      return
    }
    case 53 /* play-land */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsOneLand(s, c, p)) out.push(66 /* one-land */)
      return
    }
    case 55 /* cast */: {
      const c = args[0] as number
      const d = args[1] as number
      const w = args[2] as number
      const p = args[3] as number
      if (forbidsNotNow(s, c, d, w, p)) out.push(67 /* not-now */)
      if (forbidsNoCost(s, c, d, w, p)) out.push(68 /* no-cost */)
      if (forbidsNoPrice(s, c, d, w, p)) out.push(69 /* no-price */)
      if (forbidsNoLand(s, c, d, w, p)) out.push(70 /* no-land */)
      if (forbidsNoFuse(s, c, d, w, p)) out.push(71 /* no-fuse */)
      if (forbidsWholeOnly(s, c, d, w, p)) out.push(72 /* whole-only */)
      if (forbidsFusedFromHand(s, c, d, w, p)) out.push(73 /* fused-from-hand */)
      if (forbidsMeans(s, c, d, w, p)) out.push(74 /* means */)
      if (forbidsColourMeans(s, c, d, w, p)) out.push(75 /* colour-means */)
      if (family(s, ZONE.battlefield).some((it2) => forbidsCannotCast(s, it2, c, d, w, p)))
        out.push(76 /* cannot-cast */)
      if (forbidsOwnTurnOnly(s, c, d, w, p)) out.push(77 /* own-turn-only */)
      apart(s, () => {
        const could = completable(program, s, (t) => doCast(t, c, d, w, p))
        if (!could) out.push(78, ...whyNot(program, s, (t) => doCast(t, c, d, w, p)))
        return could
      })
      return
    }
    case 59 /* aim */: {
      const c = args[0] as number
      if (!(
        s.def[c]! === CARD['《Force of Will》'] ||
        s.def[c]! === CARD['遅延'] ||
        !(s.def[c]! === CARD['アーテイのおせっかい']) ||
        s.x[c]! > 0
      ))
        out.push(79 /* aim only if */)
      return
    }
    case 60 /* pay-instead */: {
      const c = args[0] as number
      const p = args[1] as number
      if (!(
        s.def[c]! === CARD['《Force of Will》'] ||
        s.def[c]! === CARD['目くらまし'] ||
        !(s.def[c]! === CARD['水没']) ||
        s.zones[ZONE.battlefield + p]!.some((d) => isOf(s, d, SUBTYPE.island))
      ))
        out.push(80 /* pay-instead only if */)
      if (!(
        s.def[c]! === CARD['《Force of Will》'] ||
        s.def[c]! === CARD['目くらまし'] ||
        !(s.def[c]! === CARD['水没']) ||
        (s.zones[ZONE.battlefield + nextSeat(s, p, 1)] ?? []).some((d2) => isOf(s, d2, SUBTYPE.forest))
      ))
        out.push(81 /* pay-instead only if */)
      return
    }
    case 80 /* turn-up */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doTurnUp(t, c, p))
        if (!could) out.push(82, ...whyNot(program, s, (t) => doTurnUp(t, c, p)))
        return could
      })
      return
    }
    case 81 /* cycle */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsNoCycling(s, c, p)) out.push(83 /* no-cycling */)
      apart(s, () => {
        const could = completable(program, s, (t) => doCycle(t, c, p))
        if (!could) out.push(84, ...whyNot(program, s, (t) => doCycle(t, c, p)))
        return could
      })
      return
    }
    case 82 /* suspend */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsNoSuspend(s, c, p)) out.push(85 /* no-suspend */)
      apart(s, () => {
        const could = completable(program, s, (t) => doSuspend(t, c, p))
        if (!could) out.push(86, ...whyNot(program, s, (t) => doSuspend(t, c, p)))
        return could
      })
      return
    }
    case 88 /* scavenge */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doScavenge(t, c, p))
        if (!could) out.push(87, ...whyNot(program, s, (t) => doScavenge(t, c, p)))
        return could
      })
      return
    }
    case 89 /* damage-creature */: {
      const t2 = args[0] as number
      const n = args[1] as number
      const s_ = args[2] as number
      if (forbidsCannotDamageCreature(s, t2, n, s_)) out.push(88 /* cannot-damage-creature */)
      return
    }
    case 99 /* attack */: {
      const a = args[0] as number
      const p = args[1] as number
      if (forbidsCannotAttack(s, a, p)) out.push(89 /* cannot-attack */)
      return
    }
    case 101 /* block */: {
      const a = args[0] as number
      const b = args[1] as number
      const q = args[2] as number
      if (forbidsCannotBlock(s, a, b, q)) out.push(90 /* cannot-block */)
      if (forbidsCannotBlock2(s, a, b, q)) out.push(91 /* cannot-block-2 */)
      if (forbidsCannotBlock3(s, a, b, q)) out.push(92 /* cannot-block-3 */)
      return
    }
    case 105 /* unmake */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doUnmake(t, this_, you))
        if (!could) out.push(93, ...whyNot(program, s, (t) => doUnmake(t, this_, you)))
        return could
      })
      return
    }
    case 106 /* eat-land */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doEatLand(t, this_, you))
        if (!could) out.push(94, ...whyNot(program, s, (t) => doEatLand(t, this_, you)))
        return could
      })
      return
    }
    case 107 /* eat-spell */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doEatSpell(t, this_, you))
        if (!could) out.push(95, ...whyNot(program, s, (t) => doEatSpell(t, this_, you)))
        return could
      })
      return
    }
    case 108 /* eat-creature */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doEatCreature(t, this_, you))
        if (!could) out.push(96, ...whyNot(program, s, (t) => doEatCreature(t, this_, you)))
        return could
      })
      return
    }
    case 110 /* feed */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doFeed(t, this_, you))
        if (!could) out.push(97, ...whyNot(program, s, (t) => doFeed(t, this_, you)))
        return could
      })
      return
    }
    case 119 /* banish-with */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doBanishWith(t, this_, you))
        if (!could) out.push(98, ...whyNot(program, s, (t) => doBanishWith(t, this_, you)))
        return could
      })
      return
    }
    case 120 /* empty-grave */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doEmptyGrave(t, this_, you))
        if (!could) out.push(99, ...whyNot(program, s, (t) => doEmptyGrave(t, this_, you)))
        return could
      })
      return
    }
    case 123 /* give-freely */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doGiveFreely(t, this_, you))
        if (!could) out.push(100, ...whyNot(program, s, (t) => doGiveFreely(t, this_, you)))
        return could
      })
      return
    }
  }
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 101, message: 'fewer cards than a deck has', about: '' },
  { rule: 102, message: 'more than fifteen cards beside the deck', about: '' },
  { rule: 103, message: 'more than four copies', about: 'definition' },
  { rule: 104, message: 'not legal in the format', about: 'definition' },
  { rule: 105, message: 'restricted to one copy', about: 'definition' },
]

/** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
export function deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
  // [mtg.100.2] refuse-deck
  if (s.mainDeck[seat]!.length < deckSizeOf(s)) out.push([0, NONE])
  // [mtg.100.4] refuse-deck-2
  if (s.sideboard[seat]!.length > 15) out.push([1, NONE])
  // [mtg.100.2] refuse-deck-3
  for (const d of new Set(union(s.mainDeck[seat]!, s.sideboard[seat]!)))
    if (
      !PRINTED_SUPERTYPES[d]!.includes(SUPERTYPE.basic) &&
      copies(s.mainDeck[seat]!, d) + copies(s.sideboard[seat]!, d) > 4
    )
      out.push([2, d])
  // [mtg.100.6] refuse-deck-4
  for (const d of new Set(union(s.mainDeck[seat]!, s.sideboard[seat]!))) if (!isLegal(s, d)) out.push([3, d])
  // [mtg.100.6] refuse-deck-5
  for (const d of new Set(union(s.mainDeck[seat]!, s.sideboard[seat]!)))
    if (PRINTED_LEGACY[d]! === LEGALITY.banned && copies(s.mainDeck[seat]!, d) + copies(s.sideboard[seat]!, d) > 1)
      out.push([4, d])
}

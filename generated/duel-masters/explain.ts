// Compiled from the rules of DuelMasters: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { apart, lastingReason, whyNot } from '../../runtime/kernel.ts'
import { copies, family, seats } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import { KEYWORD, PRINTED_BEGINS, PRINTED_KEYWORDS, ZONE } from './names.ts'
import type { State } from './state.ts'
import {
  allowedCopiesOf,
  bears,
  creatureFaceOf,
  deckSizeOf,
  isAdmitted,
  isCreature,
  isLaidOn,
  isOut_,
  isSpellAsPrinted,
  isWhole,
} from './facts.ts'
import {
  forbidsCannotAttackPlayer,
  forbidsCannotCast,
  forbidsCannotCast2,
  forbidsCannotDestroy,
  forbidsCannotMove,
  forbidsCannotMove2,
  forbidsCannotMove3,
  forbidsCannotNinjaStrike,
  forbidsCannotUse,
  forbidsCannotUse2,
  forbidsLastingCannotAttackCreature,
  forbidsLastingCannotAttackCreature2,
  forbidsLastingCannotAttackPlayer,
  forbidsLastingCannotAttackPlayer2,
  forbidsLastingCannotBlock,
  forbidsLastingCannotCast,
  forbidsLastingCannotCast2,
  forbidsLastingCannotGuard,
  forbidsLastingCannotMove,
  forbidsNeedsBlocker,
  forbidsNeedsGuardman,
  forbidsNoFirstDraw,
  forbidsOnceAnAttack,
  forbidsSickHold,
  forbidsSickRest,
  forbidsTappedRest,
  forbidsTappedRestAttackCreature,
  forbidsUncastable,
  forbidsUncastableUse,
  forbidsUnputtable,
  forbidsUnputtableUse,
  forbidsUnrecited,
} from './rules.ts'
import {
  doAnswerFromHand,
  doCastAgain,
  doDigUp,
  doFushigibirth,
  doGalaxshield,
  doKirifudash,
  doPlay,
  program,
} from './events.ts'

/** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
export function refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
  switch (event) {
    case 0 /* move */: {
      const card2 = args[0] as number
      const from2 = args[1] as number
      const to2 = args[2] as number
      if (family(s, ZONE.battle).some((it2) => forbidsCannotMove(s, it2, card2, from2, to2)))
        out.push(50 /* cannot-move */)
      if (family(s, ZONE.battle).some((it3) => forbidsCannotMove2(s, it3, card2, from2, to2)))
        out.push(51 /* cannot-move-2 */)
      if (forbidsCannotMove3(s, card2, from2, to2)) out.push(52 /* cannot-move-3 */)
      for (const it4 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotMove(s, it4, card2, from2, to2))
          out.push(lastingReason(53 /* lasting-cannot-move */, it4))
      return
    }
    case 7 /* destroy */: {
      const c = args[0] as number
      if (family(s, ZONE.battle).some((it2) => forbidsCannotDestroy(s, it2, c))) out.push(54 /* cannot-destroy */)
      return
    }
    case 25 /* draw-step */: {
      const p = args[0] as number
      if (forbidsNoFirstDraw(s, p)) out.push(55 /* no-first-draw */)
      return
    }
    case 37 /* settle-losses */: {
      if (!seats(s).some((p) => isOut_(s, p))) out.push(56 /* settle-losses only if */)
      return
    }
    case 41 /* play */: {
      const c = args[0] as number
      const f_ = args[1] as number
      const p = args[2] as number
      if (forbidsUncastable(s, c, f_, p)) out.push(57 /* uncastable */)
      if (forbidsUnputtable(s, c, f_, p)) out.push(58 /* unputtable */)
      apart(s, () => {
        const could = completable(program, s, (t) => doPlay(t, c, f_, p))
        if (!could) out.push(59, ...whyNot(program, s, (t) => doPlay(t, c, f_, p)))
        return could
      })
      return
    }
    case 45 /* use */: {
      const c = args[0] as number
      const f_ = args[1] as number
      const p = args[2] as number
      if (forbidsUncastableUse(s, c, f_, p)) out.push(57 /* uncastable */)
      if (forbidsUnputtableUse(s, c, f_, p)) out.push(58 /* unputtable */)
      if (family(s, ZONE.battle).some((it2) => forbidsCannotUse(s, it2, c, f_, p))) out.push(60 /* cannot-use */)
      if (family(s, ZONE.battle).some((it3) => forbidsCannotUse2(s, it3, c, f_, p))) out.push(61 /* cannot-use-2 */)
      return
    }
    case 46 /* cast */: {
      const c = args[0] as number
      const f_ = args[1] as number
      const p = args[2] as number
      if (family(s, ZONE.battle).some((it2) => forbidsCannotCast(s, it2, c, f_, p))) out.push(62 /* cannot-cast */)
      if (family(s, ZONE.battle).some((it3) => forbidsCannotCast2(s, it3, c, f_, p))) out.push(63 /* cannot-cast-2 */)
      for (const it4 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotCast(s, it4, c, f_, p)) out.push(lastingReason(64 /* lasting-cannot-cast */, it4))
      for (const it5 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotCast2(s, it5, c, f_, p)) out.push(lastingReason(65 /* lasting-cannot-cast-2 */, it5))
      return
    }
    case 48 /* recite */: {
      const f_ = args[0] as number
      const c = args[1] as number
      const p = args[2] as number
      if (forbidsUnrecited(s, f_, c, p)) out.push(66 /* unrecited */)
      return
    }
    case 51 /* put */: {
      const c = args[0] as number
      const p = args[1] as number
      if (!!isSpellAsPrinted(s, creatureFaceOf(s, c))) out.push(67 /* put only if */)
      if (!(
        !isLaidOn(s, creatureFaceOf(s, c)) ||
        s.zones[ZONE.battle + p]!.some((b) => isCreature(s, b) && bears(s, b, creatureFaceOf(s, c)))
      ))
        out.push(68 /* put only if */)
      if (!(
        !PRINTED_KEYWORDS[creatureFaceOf(s, c)]!.includes(KEYWORD['s-max']) ||
        !s.zones[ZONE.battle + p]!.some((d) => PRINTED_KEYWORDS[s.def[d]!]!.includes(KEYWORD['s-max']))
      ))
        out.push(69 /* put only if */)
      return
    }
    case 53 /* attack-player */: {
      const q = args[0] as number
      const a = args[1] as number
      const p = args[2] as number
      if (forbidsTappedRest(s, q, a, p)) out.push(70 /* tapped-rest */)
      if (forbidsSickRest(s, q, a, p)) out.push(71 /* sick-rest */)
      if (family(s, ZONE.battle).some((it2) => forbidsCannotAttackPlayer(s, it2, q, a, p)))
        out.push(72 /* cannot-attack-player */)
      for (const it3 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackPlayer(s, it3, q, a, p))
          out.push(lastingReason(73 /* lasting-cannot-attack-player */, it3))
      for (const it4 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackPlayer2(s, it4, q, a, p))
          out.push(lastingReason(74 /* lasting-cannot-attack-player-2 */, it4))
      return
    }
    case 54 /* attack-creature */: {
      const t2 = args[0] as number
      const a = args[1] as number
      const p = args[2] as number
      if (forbidsTappedRestAttackCreature(s, t2, a, p)) out.push(70 /* tapped-rest */)
      if (forbidsSickHold(s, t2, a, p)) out.push(75 /* sick-hold */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackCreature(s, it2, t2, a, p))
          out.push(lastingReason(76 /* lasting-cannot-attack-creature */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackCreature2(s, it3, t2, a, p))
          out.push(lastingReason(77 /* lasting-cannot-attack-creature-2 */, it3))
      return
    }
    case 63 /* block */: {
      const b = args[0] as number
      const q = args[1] as number
      if (forbidsNeedsBlocker(s, b, q)) out.push(78 /* needs-blocker */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotBlock(s, it2, b, q)) out.push(lastingReason(79 /* lasting-cannot-block */, it2))
      return
    }
    case 64 /* guard */: {
      const b = args[0] as number
      const q = args[1] as number
      if (forbidsNeedsGuardman(s, b, q)) out.push(80 /* needs-guardman */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotGuard(s, it2, b, q)) out.push(lastingReason(81 /* lasting-cannot-guard */, it2))
      return
    }
    case 78 /* ninja-strike */: {
      const this_ = args[0] as number
      const you = args[1] as number
      if (forbidsCannotNinjaStrike(s, this_, you)) out.push(82 /* cannot-ninja-strike */)
      if (forbidsOnceAnAttack(s, this_, you)) out.push(83 /* once-an-attack */)
      return
    }
    case 80 /* throw-copy */: {
      const k = args[0] as number
      const p = args[1] as number
      if (!s.zones[ZONE.hand + p]!.some((c) => s.def[c]! === s.def[k]!)) out.push(84 /* throw-copy only if */)
      return
    }
    case 82 /* galaxshield */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doGalaxshield(t, c, p))
        if (!could) out.push(85, ...whyNot(program, s, (t) => doGalaxshield(t, c, p)))
        return could
      })
      return
    }
    case 83 /* kirifudash */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doKirifudash(t, c, p))
        if (!could) out.push(86, ...whyNot(program, s, (t) => doKirifudash(t, c, p)))
        return could
      })
      return
    }
    case 84 /* fushigibirth */: {
      const c = args[0] as number
      const b = args[1] as number
      const p = args[2] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doFushigibirth(t, c, b, p))
        if (!could) out.push(87, ...whyNot(program, s, (t) => doFushigibirth(t, c, b, p)))
        return could
      })
      return
    }
    case 86 /* cast-again */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doCastAgain(t, this_, you))
        if (!could) out.push(88, ...whyNot(program, s, (t) => doCastAgain(t, this_, you)))
        return could
      })
      return
    }
    case 91 /* answer-from-hand */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doAnswerFromHand(t, this_, you))
        if (!could) out.push(89, ...whyNot(program, s, (t) => doAnswerFromHand(t, this_, you)))
        return could
      })
      return
    }
    case 93 /* dig-up */: {
      const c = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doDigUp(t, c, you))
        if (!could) out.push(90, ...whyNot(program, s, (t) => doDigUp(t, c, you)))
        return could
      })
      return
    }
  }
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 91, message: 'not as many cards as a deck has', about: '' },
  { rule: 92, message: 'more copies than are allowed', about: 'definition' },
  { rule: 93, message: 'banned', about: 'definition' },
  { rule: 94, message: 'no card of the deck', about: 'definition' },
  { rule: 95, message: 'one side of a card', about: 'definition' },
]

/** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
export function deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
  // [dm.deck.1] full-deck
  if (s.mainDeck[seat]!.length !== deckSizeOf(s)) out.push([0, NONE])
  // [dm.deck.2] copies-of-a-name
  for (const d of new Set(s.mainDeck[seat]!)) if (copies(s.mainDeck[seat]!, d) > allowedCopiesOf(s, d)) out.push([1, d])
  // [dm.deck.3] refuse-deck
  for (const d of new Set(s.mainDeck[seat]!)) if (!isAdmitted(s, d)) out.push([2, d])
  // [dm.deck.4] elsewhere
  for (const d of new Set(s.mainDeck[seat]!)) if (!(PRINTED_BEGINS[d]! === NONE)) out.push([3, d])
  // [dm.face.1] refuse-deck-2
  for (const d of new Set(s.mainDeck[seat]!)) if (!isWhole(s, d)) out.push([4, d])
}

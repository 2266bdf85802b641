// Compiled from the rules of DuemaParty: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { apart, lastingReason, whyNot } from '../../runtime/kernel.ts'
import { copies, family } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import { KEYWORD, PRINTED_KEYWORDS, ZONE } from './names.ts'
import type { State } from './state.ts'
import {
  allowedCopiesOf,
  bears,
  creatureFaceOf,
  deckSizeOf,
  isAdmitted,
  isBarred,
  isCreature,
  isLaidOn,
  isLeader,
  isSpellAsPrinted,
  isWhole,
  suits,
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
  forbidsCountedAsOne,
  forbidsCreatureAlone,
  forbidsCreatureAloneUse,
  forbidsLastingCannotAttackCreature,
  forbidsLastingCannotAttackCreature2,
  forbidsLastingCannotAttackPlayer,
  forbidsLastingCannotAttackPlayer2,
  forbidsLastingCannotBlock,
  forbidsLastingCannotCast,
  forbidsLastingCannotCast2,
  forbidsLastingCannotCast3,
  forbidsLastingCannotGuard,
  forbidsLastingCannotMove,
  forbidsNeedsBlocker,
  forbidsNeedsGuardman,
  forbidsNoDoom,
  forbidsOnceAnAttack,
  forbidsOwnSide,
  forbidsOwnSideDrawAway,
  forbidsOwnSideGuard,
  forbidsPutAlready,
  forbidsRecitedAlready,
  forbidsSickHold,
  forbidsSickRest,
  forbidsTappedRest,
  forbidsTappedRestAttackCreature,
  forbidsUncastable,
  forbidsUncastableUse,
  forbidsUnputtable,
  forbidsUnputtableUse,
  forbidsUnrecited,
  forbidsUnusable,
  forbidsUnusableFushigibirth,
  forbidsUnusableKirifudash,
  forbidsUnusableStrike,
  forbidsUsedUp,
  forbidsUsedUpFree,
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
        out.push(83 /* cannot-move */)
      if (family(s, ZONE.battle).some((it3) => forbidsCannotMove2(s, it3, card2, from2, to2)))
        out.push(84 /* cannot-move-2 */)
      if (forbidsCannotMove3(s, card2, from2, to2)) out.push(85 /* cannot-move-3 */)
      for (const it4 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotMove(s, it4, card2, from2, to2))
          out.push(lastingReason(86 /* lasting-cannot-move */, it4))
      return
    }
    case 8 /* destroy */: {
      const c = args[0] as number
      if (family(s, ZONE.battle).some((it2) => forbidsCannotDestroy(s, it2, c))) out.push(87 /* cannot-destroy */)
      return
    }
    case 39 /* doom */: {
      const q = args[0] as number
      const p = args[1] as number
      if (forbidsNoDoom(s, q, p)) out.push(88 /* no-doom */)
      return
    }
    case 42 /* play */: {
      const c = args[0] as number
      const f_ = args[1] as number
      const p = args[2] as number
      if (forbidsUncastable(s, c, f_, p)) out.push(89 /* uncastable */)
      if (forbidsUnputtable(s, c, f_, p)) out.push(90 /* unputtable */)
      if (forbidsCreatureAlone(s, c, f_, p)) out.push(91 /* creature-alone */)
      if (forbidsUsedUp(s, c, f_, p)) out.push(92 /* used-up */)
      apart(s, () => {
        const could = completable(program, s, (t) => doPlay(t, c, f_, p))
        if (!could) out.push(93, ...whyNot(program, s, (t) => doPlay(t, c, f_, p)))
        return could
      })
      return
    }
    case 46 /* use */: {
      const c = args[0] as number
      const f_ = args[1] as number
      const p = args[2] as number
      if (forbidsUncastableUse(s, c, f_, p)) out.push(89 /* uncastable */)
      if (forbidsUnputtableUse(s, c, f_, p)) out.push(90 /* unputtable */)
      if (family(s, ZONE.battle).some((it2) => forbidsCannotUse(s, it2, c, f_, p))) out.push(94 /* cannot-use */)
      if (family(s, ZONE.battle).some((it3) => forbidsCannotUse2(s, it3, c, f_, p))) out.push(95 /* cannot-use-2 */)
      if (forbidsCreatureAloneUse(s, c, f_, p)) out.push(91 /* creature-alone */)
      if (forbidsUsedUpFree(s, c, f_, p)) out.push(96 /* used-up-free */)
      return
    }
    case 47 /* cast */: {
      const c = args[0] as number
      const f_ = args[1] as number
      const p = args[2] as number
      if (family(s, ZONE.battle).some((it2) => forbidsCannotCast(s, it2, c, f_, p))) out.push(97 /* cannot-cast */)
      if (family(s, ZONE.battle).some((it3) => forbidsCannotCast2(s, it3, c, f_, p))) out.push(98 /* cannot-cast-2 */)
      for (const it4 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotCast(s, it4, c, f_, p)) out.push(lastingReason(99 /* lasting-cannot-cast */, it4))
      for (const it5 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotCast2(s, it5, c, f_, p)) out.push(lastingReason(100 /* lasting-cannot-cast-2 */, it5))
      for (const it6 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotCast3(s, it6, c, f_, p)) out.push(lastingReason(101 /* lasting-cannot-cast-3 */, it6))
      return
    }
    case 49 /* recite */: {
      const f_ = args[0] as number
      const c = args[1] as number
      const p = args[2] as number
      if (forbidsUnrecited(s, f_, c, p)) out.push(102 /* unrecited */)
      if (forbidsRecitedAlready(s, f_, c, p)) out.push(103 /* recited-already */)
      return
    }
    case 52 /* put */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsPutAlready(s, c, p)) out.push(104 /* put-already */)
      if (forbidsCountedAsOne(s, c, p)) out.push(105 /* counted-as-one */)
      if (!!isSpellAsPrinted(s, creatureFaceOf(s, c))) out.push(106 /* put only if */)
      if (!(
        !isLaidOn(s, creatureFaceOf(s, c)) ||
        s.zones[ZONE.battle + p]!.some((b) => isCreature(s, b) && bears(s, b, creatureFaceOf(s, c)))
      ))
        out.push(107 /* put only if */)
      if (!(
        !PRINTED_KEYWORDS[creatureFaceOf(s, c)]!.includes(KEYWORD['s-max']) ||
        !s.zones[ZONE.battle + p]!.some((d) => PRINTED_KEYWORDS[s.def[d]!]!.includes(KEYWORD['s-max']))
      ))
        out.push(108 /* put only if */)
      return
    }
    case 54 /* attack-player */: {
      const q = args[0] as number
      const a = args[1] as number
      const p = args[2] as number
      if (forbidsTappedRest(s, q, a, p)) out.push(109 /* tapped-rest */)
      if (forbidsSickRest(s, q, a, p)) out.push(110 /* sick-rest */)
      if (family(s, ZONE.battle).some((it2) => forbidsCannotAttackPlayer(s, it2, q, a, p)))
        out.push(111 /* cannot-attack-player */)
      for (const it3 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackPlayer(s, it3, q, a, p))
          out.push(lastingReason(112 /* lasting-cannot-attack-player */, it3))
      for (const it4 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackPlayer2(s, it4, q, a, p))
          out.push(lastingReason(113 /* lasting-cannot-attack-player-2 */, it4))
      return
    }
    case 55 /* attack-creature */: {
      const t2 = args[0] as number
      const a = args[1] as number
      const p = args[2] as number
      if (forbidsTappedRestAttackCreature(s, t2, a, p)) out.push(109 /* tapped-rest */)
      if (forbidsSickHold(s, t2, a, p)) out.push(114 /* sick-hold */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackCreature(s, it2, t2, a, p))
          out.push(lastingReason(115 /* lasting-cannot-attack-creature */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackCreature2(s, it3, t2, a, p))
          out.push(lastingReason(116 /* lasting-cannot-attack-creature-2 */, it3))
      return
    }
    case 64 /* block */: {
      const b = args[0] as number
      const q = args[1] as number
      if (forbidsNeedsBlocker(s, b, q)) out.push(117 /* needs-blocker */)
      if (forbidsOwnSide(s, b, q)) out.push(118 /* own-side */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotBlock(s, it2, b, q)) out.push(lastingReason(119 /* lasting-cannot-block */, it2))
      return
    }
    case 65 /* guard */: {
      const b = args[0] as number
      const q = args[1] as number
      if (forbidsNeedsGuardman(s, b, q)) out.push(120 /* needs-guardman */)
      if (forbidsOwnSideGuard(s, b, q)) out.push(118 /* own-side */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotGuard(s, it2, b, q)) out.push(lastingReason(121 /* lasting-cannot-guard */, it2))
      return
    }
    case 79 /* ninja-strike */: {
      const this_ = args[0] as number
      const you = args[1] as number
      if (forbidsCannotNinjaStrike(s, this_, you)) out.push(122 /* cannot-ninja-strike */)
      if (forbidsOnceAnAttack(s, this_, you)) out.push(123 /* once-an-attack */)
      if (forbidsUnusableStrike(s, this_, you)) out.push(124 /* unusable-strike */)
      return
    }
    case 81 /* throw-copy */: {
      const k = args[0] as number
      const p = args[1] as number
      if (!s.zones[ZONE.hand + p]!.some((c) => s.def[c]! === s.def[k]!)) out.push(125 /* throw-copy only if */)
      return
    }
    case 82 /* play-g-zero */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsUnusable(s, c, p)) out.push(126 /* unusable */)
      return
    }
    case 83 /* galaxshield */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doGalaxshield(t, c, p))
        if (!could) out.push(127, ...whyNot(program, s, (t) => doGalaxshield(t, c, p)))
        return could
      })
      return
    }
    case 84 /* kirifudash */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsUnusableKirifudash(s, c, p)) out.push(126 /* unusable */)
      apart(s, () => {
        const could = completable(program, s, (t) => doKirifudash(t, c, p))
        if (!could) out.push(128, ...whyNot(program, s, (t) => doKirifudash(t, c, p)))
        return could
      })
      return
    }
    case 85 /* fushigibirth */: {
      const c = args[0] as number
      const b = args[1] as number
      const p = args[2] as number
      if (forbidsUnusableFushigibirth(s, c, b, p)) out.push(126 /* unusable */)
      apart(s, () => {
        const could = completable(program, s, (t) => doFushigibirth(t, c, b, p))
        if (!could) out.push(129, ...whyNot(program, s, (t) => doFushigibirth(t, c, b, p)))
        return could
      })
      return
    }
    case 87 /* cast-again */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doCastAgain(t, this_, you))
        if (!could) out.push(130, ...whyNot(program, s, (t) => doCastAgain(t, this_, you)))
        return could
      })
      return
    }
    case 91 /* draw-away */: {
      const this_ = args[0] as number
      const b = args[1] as number
      const you = args[2] as number
      if (forbidsOwnSideDrawAway(s, this_, b, you)) out.push(118 /* own-side */)
      return
    }
    case 92 /* answer-from-hand */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doAnswerFromHand(t, this_, you))
        if (!could) out.push(131, ...whyNot(program, s, (t) => doAnswerFromHand(t, this_, you)))
        return could
      })
      return
    }
    case 94 /* dig-up */: {
      const c = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doDigUp(t, c, you))
        if (!could) out.push(132, ...whyNot(program, s, (t) => doDigUp(t, c, you)))
        return could
      })
      return
    }
  }
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 133, message: 'not sixty cards, the partner among them', about: '' },
  { rule: 134, message: 'a second card of one name', about: 'definition' },
  { rule: 135, message: 'banned', about: 'definition' },
  { rule: 136, message: 'a card that begins elsewhere', about: 'definition' },
  { rule: 137, message: 'one side of a card', about: 'definition' },
  { rule: 138, message: 'a civilization that the partner has not', about: 'definition' },
  { rule: 139, message: 'not exactly one partner', about: '' },
  { rule: 140, message: 'the partner is not in the deck', about: 'definition' },
  { rule: 141, message: 'no creature of cost five or more', about: 'definition' },
]

/** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
export function deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
  // [101.1] full-deck
  if (s.mainDeck[seat]!.length !== deckSizeOf(s)) out.push([0, NONE])
  // [101.1b] copies-of-a-name
  for (const d of new Set(s.mainDeck[seat]!)) if (copies(s.mainDeck[seat]!, d) > allowedCopiesOf(s, d)) out.push([1, d])
  // [dm.deck.3] refuse-deck
  for (const d of new Set(s.mainDeck[seat]!)) if (!isAdmitted(s, d)) out.push([2, d])
  // [101.1c] elsewhere
  for (const d of new Set(s.mainDeck[seat]!)) if (isBarred(s, d)) out.push([3, d])
  // [dm.face.1] refuse-deck-2
  for (const d of new Set(s.mainDeck[seat]!)) if (!isWhole(s, d)) out.push([4, d])
  // [101.1a, 201.2, 201.2a] refuse-deck-3
  for (const d of new Set(s.mainDeck[seat]!)) if (s.partnerCard[seat]!.some((k) => !suits(s, d, k))) out.push([5, d])
  // [201.1] refuse-deck-4
  if (s.partnerCard[seat]!.length !== 1) out.push([6, NONE])
  // [201.1] refuse-deck-5
  for (const k of new Set(s.partnerCard[seat]!)) if (!s.mainDeck[seat]!.includes(k)) out.push([7, k])
  // [201.1, 201.1a] refuse-deck-6
  for (const k of new Set(s.partnerCard[seat]!)) if (!isLeader(s, k)) out.push([8, k])
}

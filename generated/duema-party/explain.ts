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
  void s
  void args
  void out
  switch (event) {
    case 0 /* move */: {
      const card2 = args[0] as number
      const from2 = args[1] as number
      const to2 = args[2] as number
      void card2
      void from2
      void to2
      if (family(s, ZONE['battle']).some((it2) => forbidsCannotMove(s, it2, card2, from2, to2))) out.push(83)
      if (family(s, ZONE['battle']).some((it3) => forbidsCannotMove2(s, it3, card2, from2, to2))) out.push(84)
      if (forbidsCannotMove3(s, card2, from2, to2)) out.push(85)
      for (const it4 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotMove(s, it4, card2, from2, to2)) out.push(lastingReason(86, it4))
      return
    }
    case 8 /* destroy */: {
      const c = args[0] as number
      void c
      if (family(s, ZONE['battle']).some((it2) => forbidsCannotDestroy(s, it2, c))) out.push(87)
      return
    }
    case 39 /* doom */: {
      const q = args[0] as number
      const p = args[1] as number
      void q
      void p
      if (forbidsNoDoom(s, q, p)) out.push(88)
      return
    }
    case 42 /* play */: {
      const c = args[0] as number
      const f_ = args[1] as number
      const p = args[2] as number
      void c
      void f_
      void p
      if (forbidsUncastable(s, c, f_, p)) out.push(89)
      if (forbidsUnputtable(s, c, f_, p)) out.push(90)
      if (forbidsCreatureAlone(s, c, f_, p)) out.push(91)
      if (forbidsUsedUp(s, c, f_, p)) out.push(92)
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
      void c
      void f_
      void p
      if (forbidsUncastableUse(s, c, f_, p)) out.push(89)
      if (forbidsUnputtableUse(s, c, f_, p)) out.push(90)
      if (family(s, ZONE['battle']).some((it2) => forbidsCannotUse(s, it2, c, f_, p))) out.push(94)
      if (family(s, ZONE['battle']).some((it3) => forbidsCannotUse2(s, it3, c, f_, p))) out.push(95)
      if (forbidsCreatureAloneUse(s, c, f_, p)) out.push(91)
      if (forbidsUsedUpFree(s, c, f_, p)) out.push(96)
      return
    }
    case 47 /* cast */: {
      const c = args[0] as number
      const f_ = args[1] as number
      const p = args[2] as number
      void c
      void f_
      void p
      if (family(s, ZONE['battle']).some((it2) => forbidsCannotCast(s, it2, c, f_, p))) out.push(97)
      if (family(s, ZONE['battle']).some((it3) => forbidsCannotCast2(s, it3, c, f_, p))) out.push(98)
      for (const it4 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotCast(s, it4, c, f_, p)) out.push(lastingReason(99, it4))
      for (const it5 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotCast2(s, it5, c, f_, p)) out.push(lastingReason(100, it5))
      for (const it6 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotCast3(s, it6, c, f_, p)) out.push(lastingReason(101, it6))
      return
    }
    case 49 /* recite */: {
      const f_ = args[0] as number
      const c = args[1] as number
      const p = args[2] as number
      void f_
      void c
      void p
      if (forbidsUnrecited(s, f_, c, p)) out.push(102)
      if (forbidsRecitedAlready(s, f_, c, p)) out.push(103)
      return
    }
    case 52 /* put */: {
      const c = args[0] as number
      const p = args[1] as number
      void c
      void p
      if (forbidsPutAlready(s, c, p)) out.push(104)
      if (forbidsCountedAsOne(s, c, p)) out.push(105)
      if (!!isSpellAsPrinted(s, creatureFaceOf(s, c))) out.push(106)
      if (!(
        !isLaidOn(s, creatureFaceOf(s, c)) ||
        s.zones[ZONE['battle'] + p]!.some((b) => isCreature(s, b) && bears(s, b, creatureFaceOf(s, c)))
      ))
        out.push(107)
      if (!(
        !PRINTED_KEYWORDS[creatureFaceOf(s, c)]!.includes(KEYWORD['s-max']) ||
        !s.zones[ZONE['battle'] + p]!.some((d) => PRINTED_KEYWORDS[s.def[d]!]!.includes(KEYWORD['s-max']))
      ))
        out.push(108)
      return
    }
    case 54 /* attack-player */: {
      const q = args[0] as number
      const a = args[1] as number
      const p = args[2] as number
      void q
      void a
      void p
      if (forbidsTappedRest(s, q, a, p)) out.push(109)
      if (forbidsSickRest(s, q, a, p)) out.push(110)
      if (family(s, ZONE['battle']).some((it2) => forbidsCannotAttackPlayer(s, it2, q, a, p))) out.push(111)
      for (const it3 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotAttackPlayer(s, it3, q, a, p)) out.push(lastingReason(112, it3))
      for (const it4 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotAttackPlayer2(s, it4, q, a, p)) out.push(lastingReason(113, it4))
      return
    }
    case 55 /* attack-creature */: {
      const t2 = args[0] as number
      const a = args[1] as number
      const p = args[2] as number
      void t2
      void a
      void p
      if (forbidsTappedRestAttackCreature(s, t2, a, p)) out.push(109)
      if (forbidsSickHold(s, t2, a, p)) out.push(114)
      for (const it2 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotAttackCreature(s, it2, t2, a, p)) out.push(lastingReason(115, it2))
      for (const it3 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotAttackCreature2(s, it3, t2, a, p)) out.push(lastingReason(116, it3))
      return
    }
    case 64 /* block */: {
      const b = args[0] as number
      const q = args[1] as number
      void b
      void q
      if (forbidsNeedsBlocker(s, b, q)) out.push(117)
      if (forbidsOwnSide(s, b, q)) out.push(118)
      for (const it2 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotBlock(s, it2, b, q)) out.push(lastingReason(119, it2))
      return
    }
    case 65 /* guard */: {
      const b = args[0] as number
      const q = args[1] as number
      void b
      void q
      if (forbidsNeedsGuardman(s, b, q)) out.push(120)
      if (forbidsOwnSideGuard(s, b, q)) out.push(118)
      for (const it2 of s.zones[ZONE['lasting']]!)
        if (forbidsLastingCannotGuard(s, it2, b, q)) out.push(lastingReason(121, it2))
      return
    }
    case 79 /* ninja-strike */: {
      const this_ = args[0] as number
      const you = args[1] as number
      void this_
      void you
      if (forbidsCannotNinjaStrike(s, this_, you)) out.push(122)
      if (forbidsOnceAnAttack(s, this_, you)) out.push(123)
      if (forbidsUnusableStrike(s, this_, you)) out.push(124)
      return
    }
    case 81 /* throw-copy */: {
      const k = args[0] as number
      const p = args[1] as number
      void k
      void p
      if (!s.zones[ZONE['hand'] + p]!.some((c) => s.def[c]! === s.def[k]!)) out.push(125)
      return
    }
    case 82 /* play-g-zero */: {
      const c = args[0] as number
      const p = args[1] as number
      void c
      void p
      if (forbidsUnusable(s, c, p)) out.push(126)
      return
    }
    case 83 /* galaxshield */: {
      const c = args[0] as number
      const p = args[1] as number
      void c
      void p
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
      void c
      void p
      if (forbidsUnusableKirifudash(s, c, p)) out.push(126)
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
      void c
      void b
      void p
      if (forbidsUnusableFushigibirth(s, c, b, p)) out.push(126)
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
      void this_
      void you
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
      void this_
      void b
      void you
      if (forbidsOwnSideDrawAway(s, this_, b, you)) out.push(118)
      return
    }
    case 92 /* answer-from-hand */: {
      const this_ = args[0] as number
      const you = args[1] as number
      void this_
      void you
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
      void c
      void you
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
  void s
  void seat
  void out
  // [101.1] full-deck (duel-masters/duema-party.rules:37)
  if (s.mainDeck[seat]!.length !== deckSizeOf(s)) out.push([0, NONE])
  // [101.1b] copies-of-a-name (duel-masters/duema-party.rules:39)
  for (const d of new Set(s.mainDeck[seat]!)) if (copies(s.mainDeck[seat]!, d) > allowedCopiesOf(s, d)) out.push([1, d])
  // [dm.deck.3] refuse-deck (duel-masters/decks.rules:12)
  for (const d of new Set(s.mainDeck[seat]!)) if (!isAdmitted(s, d)) out.push([2, d])
  // [101.1c] elsewhere (duel-masters/duema-party.rules:45)
  for (const d of new Set(s.mainDeck[seat]!)) if (isBarred(s, d)) out.push([3, d])
  // [dm.face.1] refuse-deck-2 (duel-masters/decks.rules:16)
  for (const d of new Set(s.mainDeck[seat]!)) if (!isWhole(s, d)) out.push([4, d])
  // [101.1a, 201.2, 201.2a] refuse-deck-3 (duel-masters/duema-party.rules:43)
  for (const d of new Set(s.mainDeck[seat]!)) if (s.partnerCard[seat]!.some((k) => !suits(s, d, k))) out.push([5, d])
  // [201.1] refuse-deck-4 (duel-masters/duema-party.rules:50)
  if (s.partnerCard[seat]!.length !== 1) out.push([6, NONE])
  // [201.1] refuse-deck-5 (duel-masters/duema-party.rules:51)
  for (const k of new Set(s.partnerCard[seat]!)) if (!s.mainDeck[seat]!.includes(k)) out.push([7, k])
  // [201.1, 201.1a] refuse-deck-6 (duel-masters/duema-party.rules:53)
  for (const k of new Set(s.partnerCard[seat]!)) if (!isLeader(s, k)) out.push([8, k])
}

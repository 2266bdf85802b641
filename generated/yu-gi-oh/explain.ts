// Compiled from the rules of YuGiOh: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { apart, lastingReason, whyNot } from '../../runtime/kernel.ts'
import { copies, union, within } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import { CARD, PRINTED_FORBIDDEN, PRINTED_MATERIAL_CARDS, PRINTED_MATERIAL_RACES, ZONE } from './names.ts'
import type { State } from './state.ts'
import {
  attackOf,
  foeOf,
  freshNameOf,
  isDestined,
  isFaceUp,
  isFusionMonster,
  isLinkMonster,
  isMonster,
  isOfTheExtraDeck,
  isOnField,
  isTrap,
  leastMainOf,
  mostCopiesOf,
  mostExtraOf,
  mostMainOf,
  mostSideOf,
  namedOf,
  raceNowOf,
  spentInBattleOf,
  underAttackOf,
} from './facts.ts'
import {
  forbidsCannotNormalSummon,
  forbidsCannotNormalSummon2,
  forbidsCannotNormalSummon3,
  forbidsCannotNormalSummon4,
  forbidsCannotNormalSummon5,
  forbidsCannotSetMonster,
  forbidsCannotSetMonster2,
  forbidsCannotSetMonster3,
  forbidsCannotSetMonster4,
  forbidsCannotSetMonster5,
  forbidsCannotSpecialSummon,
  forbidsCannotSpecialSummon2,
  forbidsCannotSpecialSummon3,
  forbidsCannotSpecialSummon4,
  forbidsCannotSpecialSummon5,
  forbidsLastingCannotAttack,
  forbidsLastingCannotAttack2,
  forbidsLastingCannotAttackDirectly,
  forbidsLastingCannotAttackDirectly2,
  forbidsLastingCannotSpecialSummon,
  forbidsLastingCannotSpecialSummon2,
  forbidsNeverField,
  forbidsNotFromExtra,
  forbidsNotFromExtraSetMonster,
  forbidsOnceATurn,
  forbidsOnceATurnSetMonster,
} from './rules.ts'
import {
  canTryFuse,
  doActivate,
  doBeginAll,
  doBurst,
  doCallSisters,
  doCreateLight,
  doImpersonate,
  doNormalSummon,
  doPeer,
  doSetCard,
  doSetMonster,
  doSummonFromExtra,
  doTryFuse,
  program,
} from './events.ts'

/** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
export function refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
  switch (event) {
    case 9 /* destroy */: {
      const c = args[0] as number
      if (!isOnField(s, c)) out.push(65 /* destroy only if */)
      return
    }
    case 16 /* pay */: {
      const n = args[0] as number
      const p = args[1] as number
      if (!(s.life[p]! > n)) out.push(66 /* pay only if */)
      return
    }
    case 40 /* prepare */: {
      const c = args[0] as number
      const p = args[1] as number
      if (!(
        !(s.def[c]! === CARD['《死者蘇生》']) ||
        union(s.zones[ZONE.graveyard + p]!, s.zones[ZONE.graveyard + foeOf(s, p)] ?? []).some((c2) => isMonster(s, c2))
      ))
        out.push(67 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        !(s.def[c]! === CARD['《フュージョン・デステニー》']) ||
        freshNameOf(s, c, p)
      ))
        out.push(68 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        !(s.def[c]! === CARD['《フュージョン・デステニー》']) ||
        s.zones[ZONE.extra + p]!.some((f_) => isDestined(s, f_))
      ))
        out.push(69 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        !(s.def[c]! === CARD['《レジェンド・オブ・ハート》']) ||
        freshNameOf(s, c, p)
      ))
        out.push(70 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        !(s.def[c]! === CARD['《滅びの爆裂疾風弾》']) ||
        s.zones[ZONE.monsters + p]!.some((c3) => isFaceUp(s, c3) && namedOf(s, c3, CARD['《青眼の白龍》'], c))
      ))
        out.push(71 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        !(s.def[c]! === CARD['《滅びの爆裂疾風弾》']) ||
        !((s.zones[ZONE.monsters + foeOf(s, p)] ?? []).length === 0)
      ))
        out.push(72 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
        !(s.def[c]! === CARD['《ティマイオスの眼》']) ||
        freshNameOf(s, c, p)
      ))
        out.push(73 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
        s.def[c]! === CARD['《ティマイオスの眼》'] ||
        !(s.def[c]! === CARD['《クリティウスの牙》']) ||
        freshNameOf(s, c, p)
      ))
        out.push(74 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
        s.def[c]! === CARD['《ティマイオスの眼》'] ||
        !(s.def[c]! === CARD['《クリティウスの牙》']) ||
        union(s.zones[ZONE.hand + p]!, s.zones[ZONE.backrow + p]!).some(
          (t2) =>
            isTrap(s, t2) &&
            s.zones[ZONE.extra + p]!.some((f_2) => PRINTED_MATERIAL_CARDS[s.def[f_2]!]!.includes(s.def[t2]!)),
        )
      ))
        out.push(75 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
        s.def[c]! === CARD['《ティマイオスの眼》'] ||
        s.def[c]! === CARD['《クリティウスの牙》'] ||
        !(s.def[c]! === CARD['《ヘルモスの爪》']) ||
        freshNameOf(s, c, p)
      ))
        out.push(76 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
        s.def[c]! === CARD['《ティマイオスの眼》'] ||
        s.def[c]! === CARD['《クリティウスの牙》'] ||
        !(s.def[c]! === CARD['《ヘルモスの爪》']) ||
        union(s.zones[ZONE.hand + p]!, s.zones[ZONE.monsters + p]!).some(
          (m) =>
            isMonster(s, m) &&
            s.zones[ZONE.extra + p]!.some((f_3) => PRINTED_MATERIAL_RACES[s.def[f_3]!]!.includes(raceNowOf(s, m))),
        )
      ))
        out.push(77 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
        s.def[c]! === CARD['《ティマイオスの眼》'] ||
        s.def[c]! === CARD['《クリティウスの牙》'] ||
        s.def[c]! === CARD['《ヘルモスの爪》'] ||
        !(s.def[c]! === CARD['《連鎖除外》']) ||
        s.zones[ZONE.monsters + s.turnPlayer]!.some((c4) => s.justCome.includes(c4) && attackOf(s, c4) <= 1000)
      ))
        out.push(78 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
        s.def[c]! === CARD['《ティマイオスの眼》'] ||
        s.def[c]! === CARD['《クリティウスの牙》'] ||
        s.def[c]! === CARD['《ヘルモスの爪》'] ||
        s.def[c]! === CARD['《連鎖除外》'] ||
        s.def[c]! === CARD['《スキルドレイン》'] ||
        s.def[c]! === CARD['《タイラント・ウィング》'] ||
        s.def[c]! === CARD['landslide'] ||
        !(s.def[c]! === CARD['fusing']) ||
        s.zones[ZONE.extra + p]!.some(
          (f_4) =>
            isFusionMonster(s, f_4) &&
            apart(s, () => canTryFuse(s, f_4, union(s.zones[ZONE.hand + p]!, s.zones[ZONE.monsters + p]!), p)),
        )
      ))
        out.push(79 /* prepare only if */)
      if (!(
        s.def[c]! === CARD['《死者蘇生》'] ||
        s.def[c]! === CARD['《フュージョン・デステニー》'] ||
        s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
        s.def[c]! === CARD['《ティマイオスの眼》'] ||
        s.def[c]! === CARD['《クリティウスの牙》'] ||
        s.def[c]! === CARD['《ヘルモスの爪》'] ||
        s.def[c]! === CARD['《連鎖除外》'] ||
        s.def[c]! === CARD['《スキルドレイン》'] ||
        s.def[c]! === CARD['《タイラント・ウィング》'] ||
        s.def[c]! === CARD['landslide'] ||
        s.def[c]! === CARD['fusing'] ||
        s.def[c]! === CARD['pitfall'] ||
        !(s.def[c]! === CARD['backfire']) ||
        underAttackOf(s, p)
      ))
        out.push(80 /* prepare only if */)
      return
    }
    case 42 /* activate */: {
      const c = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doActivate(t, c, p))
        if (!could) out.push(81, ...whyNot(program, s, (t) => doActivate(t, c, p)))
        return could
      })
      return
    }
    case 44 /* set-card */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsNeverField(s, c, p)) out.push(82 /* never-field */)
      apart(s, () => {
        const could = completable(program, s, (t) => doSetCard(t, c, p))
        if (!could) out.push(83, ...whyNot(program, s, (t) => doSetCard(t, c, p)))
        return could
      })
      return
    }
    case 46 /* normal-summon */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsOnceATurn(s, c, p)) out.push(84 /* once-a-turn */)
      if (forbidsNotFromExtra(s, c, p)) out.push(85 /* not-from-extra */)
      if (forbidsCannotNormalSummon(s, c, p)) out.push(86 /* cannot-normal-summon */)
      if (forbidsCannotNormalSummon2(s, c, p)) out.push(87 /* cannot-normal-summon-2 */)
      if (forbidsCannotNormalSummon3(s, c, p)) out.push(88 /* cannot-normal-summon-3 */)
      if (forbidsCannotNormalSummon4(s, c, p)) out.push(89 /* cannot-normal-summon-4 */)
      if (forbidsCannotNormalSummon5(s, c, p)) out.push(90 /* cannot-normal-summon-5 */)
      apart(s, () => {
        const could = completable(program, s, (t) => doNormalSummon(t, c, p))
        if (!could) out.push(91, ...whyNot(program, s, (t) => doNormalSummon(t, c, p)))
        return could
      })
      return
    }
    case 47 /* set-monster */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsOnceATurnSetMonster(s, c, p)) out.push(84 /* once-a-turn */)
      if (forbidsNotFromExtraSetMonster(s, c, p)) out.push(85 /* not-from-extra */)
      if (forbidsCannotSetMonster(s, c, p)) out.push(92 /* cannot-set-monster */)
      if (forbidsCannotSetMonster2(s, c, p)) out.push(93 /* cannot-set-monster-2 */)
      if (forbidsCannotSetMonster3(s, c, p)) out.push(94 /* cannot-set-monster-3 */)
      if (forbidsCannotSetMonster4(s, c, p)) out.push(95 /* cannot-set-monster-4 */)
      if (forbidsCannotSetMonster5(s, c, p)) out.push(96 /* cannot-set-monster-5 */)
      apart(s, () => {
        const could = completable(program, s, (t) => doSetMonster(t, c, p))
        if (!could) out.push(97, ...whyNot(program, s, (t) => doSetMonster(t, c, p)))
        return could
      })
      return
    }
    case 49 /* special-summon */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsCannotSpecialSummon(s, c, p)) out.push(98 /* cannot-special-summon */)
      if (forbidsCannotSpecialSummon2(s, c, p)) out.push(99 /* cannot-special-summon-2 */)
      if (forbidsCannotSpecialSummon3(s, c, p)) out.push(100 /* cannot-special-summon-3 */)
      if (forbidsCannotSpecialSummon4(s, c, p)) out.push(101 /* cannot-special-summon-4 */)
      if (forbidsCannotSpecialSummon5(s, c, p)) out.push(102 /* cannot-special-summon-5 */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotSpecialSummon(s, it2, c, p))
          out.push(lastingReason(103 /* lasting-cannot-special-summon */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotSpecialSummon2(s, it3, c, p))
          out.push(lastingReason(104 /* lasting-cannot-special-summon-2 */, it3))
      if (!!within(s.place[c]!, ZONE.monsters)) out.push(105 /* special-summon only if */)
      return
    }
    case 51 /* change-position */: {
      const c = args[0] as number
      if (!(!s.turned[c]! && s.arrived[c]! < s.turnNumber && !spentInBattleOf(s, c)))
        out.push(106 /* change-position only if */)
      if (!!isLinkMonster(s, c)) out.push(107 /* change-position only if */)
      return
    }
    case 53 /* try-fuse */: {
      const f_ = args[0] as number
      const pool = args[1] as readonly number[]
      const p = args[2] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doTryFuse(t, f_, pool, p))
        if (!could) out.push(108, ...whyNot(program, s, (t) => doTryFuse(t, f_, pool, p)))
        return could
      })
      return
    }
    case 55 /* summon-from-extra */: {
      const f_ = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doSummonFromExtra(t, f_, p))
        if (!could) out.push(109, ...whyNot(program, s, (t) => doSummonFromExtra(t, f_, p)))
        return could
      })
      return
    }
    case 56 /* battle-phase */: {
      if (!(s.turnNumber > 1)) out.push(110 /* battle-phase only if */)
      return
    }
    case 57 /* attack */: {
      const d = args[0] as number
      const a = args[1] as number
      const p = args[2] as number
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttack(s, it2, d, a, p)) out.push(lastingReason(111 /* lasting-cannot-attack */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttack2(s, it3, d, a, p))
          out.push(lastingReason(112 /* lasting-cannot-attack-2 */, it3))
      return
    }
    case 61 /* fall */: {
      const c = args[0] as number
      if (!within(s.place[c]!, ZONE.monsters)) out.push(113 /* fall only if */)
      return
    }
    case 62 /* attack-directly */: {
      const a = args[0] as number
      const p = args[1] as number
      for (const it2 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackDirectly(s, it2, a, p))
          out.push(lastingReason(114 /* lasting-cannot-attack-directly */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (forbidsLastingCannotAttackDirectly2(s, it3, a, p))
          out.push(lastingReason(115 /* lasting-cannot-attack-directly-2 */, it3))
      return
    }
    case 64 /* call-sisters */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doCallSisters(t, this_, you))
        if (!could) out.push(116, ...whyNot(program, s, (t) => doCallSisters(t, this_, you)))
        return could
      })
      return
    }
    case 65 /* peer */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doPeer(t, this_, you))
        if (!could) out.push(117, ...whyNot(program, s, (t) => doPeer(t, this_, you)))
        return could
      })
      return
    }
    case 66 /* impersonate */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doImpersonate(t, this_, you))
        if (!could) out.push(118, ...whyNot(program, s, (t) => doImpersonate(t, this_, you)))
        return could
      })
      return
    }
    case 67 /* burst */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doBurst(t, this_, you))
        if (!could) out.push(119, ...whyNot(program, s, (t) => doBurst(t, this_, you)))
        return could
      })
      return
    }
    case 68 /* create-light */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doCreateLight(t, this_, you))
        if (!could) out.push(120, ...whyNot(program, s, (t) => doCreateLight(t, this_, you)))
        return could
      })
      return
    }
    case 69 /* begin-all */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doBeginAll(t, this_, you))
        if (!could) out.push(121, ...whyNot(program, s, (t) => doBeginAll(t, this_, you)))
        return could
      })
      return
    }
  }
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 122, message: 'fewer cards than a main deck has', about: '' },
  { rule: 123, message: 'more cards than a main deck has', about: '' },
  { rule: 124, message: 'more cards than an extra deck has', about: '' },
  { rule: 125, message: 'more cards than a side deck has', about: '' },
  { rule: 126, message: 'more copies than are allowed', about: 'definition' },
  { rule: 127, message: 'it belongs in the extra deck', about: 'definition' },
  { rule: 128, message: 'it belongs in the main deck', about: 'definition' },
  { rule: 129, message: 'it is forbidden', about: 'definition' },
]

/** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
export function deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
  // [ygo.deck.1] small-main
  if (s.mainDeck[seat]!.length < leastMainOf(s)) out.push([0, NONE])
  // [ygo.deck.1] large-main
  if (s.mainDeck[seat]!.length > mostMainOf(s)) out.push([1, NONE])
  // [ygo.deck.2] large-extra
  if (s.extraDeck[seat]!.length > mostExtraOf(s)) out.push([2, NONE])
  // [ygo.deck.2] large-side
  if (s.sideDeck[seat]!.length > mostSideOf(s)) out.push([3, NONE])
  // [ygo.deck.3] copies-of-a-name
  for (const d of new Set(union(s.mainDeck[seat]!, s.extraDeck[seat]!)))
    if (copies(s.mainDeck[seat]!, d) + copies(s.extraDeck[seat]!, d) > mostCopiesOf(s)) out.push([4, d])
  // [ygo.deck.4] wrong-deck
  for (const d of new Set(s.mainDeck[seat]!)) if (isOfTheExtraDeck(s, d)) out.push([5, d])
  // [ygo.deck.4] wrong-extra
  for (const d of new Set(s.extraDeck[seat]!)) if (!isOfTheExtraDeck(s, d)) out.push([6, d])
  // [ygo.deck.5] banned-cards
  for (const d of new Set(union(s.mainDeck[seat]!, s.extraDeck[seat]!))) if (PRINTED_FORBIDDEN[d]!) out.push([7, d])
}

// Compiled from the rules of LuckySeven: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { apart, whyNot } from '../../runtime/kernel.ts'
import { countOf, someOf } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import { PRINTED_RANK, ZONE } from './names.ts'
import type { State } from './state.ts'
import { controllerOf, isFresh, isJoker } from './facts.ts'
import {
  forbidsBarredSet,
  forbidsBarredSetMonster,
  forbidsBarredSpecial,
  forbidsBarredSpell,
  forbidsBarredSummon,
  forbidsBarredTrap,
  forbidsCannotNormalSummon,
  forbidsCannotSetMonster,
  forbidsCannotSpecialSummon,
  forbidsChangedAlready,
  forbidsHasAttacked,
  forbidsHasEverAttacked,
  forbidsInForce,
  forbidsInForceTrap,
  forbidsJustArrived,
  forbidsJustArrivedDirectly,
  forbidsLyingLow,
  forbidsLyingLowDirectly,
  forbidsMonstersShield,
  forbidsNeverDefends,
  forbidsNeverSet,
  forbidsNoFirstBattle,
  forbidsNoFirstDraw,
  forbidsNoSlot,
  forbidsNotASpell,
  forbidsNotATrap,
  forbidsOneAttack,
  forbidsOneAttackDirectly,
  forbidsOneSummon,
  forbidsSetAsSpell,
  forbidsSetAsTrap,
  forbidsSetCounts,
  forbidsSetTooLate,
  forbidsSteadfast,
  forbidsTooNew,
  forbidsVoidSpell,
  forbidsVoidTrap,
} from './rules.ts'
import {
  doActivateSpell,
  doActivateTrap,
  doBlast,
  doCastLooked,
  doClubCall,
  doDiamondCall,
  doInsight,
  doNormalSummon,
  doSetCard,
  doSetLooked,
  doSetMonster,
  doSpadeCall,
  doSpecialSummon,
  doSummonLooked,
  doSynchroSummon,
  program,
} from './events.ts'

/** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
export function refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
  switch (event) {
    case 16 /* attack-directly */: {
      const a = args[0] as number
      const p = args[1] as number
      if (forbidsLyingLowDirectly(s, a, p)) out.push(33 /* lying-low-directly */)
      if (forbidsMonstersShield(s, a, p)) out.push(34 /* monsters-shield */)
      if (forbidsOneAttackDirectly(s, a, p)) out.push(35 /* one-attack-directly */)
      if (forbidsJustArrivedDirectly(s, a, p)) out.push(36 /* just-arrived-directly */)
      return
    }
    case 17 /* attack */: {
      const a = args[0] as number
      const t2 = args[1] as number
      const p = args[2] as number
      if (forbidsLyingLow(s, a, t2, p)) out.push(37 /* lying-low */)
      if (forbidsOneAttack(s, a, t2, p)) out.push(38 /* one-attack */)
      if (forbidsJustArrived(s, a, t2, p)) out.push(39 /* just-arrived */)
      return
    }
    case 20 /* change-position */: {
      const m = args[0] as number
      const p = args[1] as number
      if (forbidsTooNew(s, m, p)) out.push(40 /* too-new */)
      if (forbidsChangedAlready(s, m, p)) out.push(41 /* changed-already */)
      if (forbidsHasAttacked(s, m, p)) out.push(42 /* has-attacked */)
      if (forbidsHasEverAttacked(s, m, p)) out.push(43 /* has-ever-attacked */)
      if (forbidsSteadfast(s, m, p)) out.push(44 /* steadfast */)
      return
    }
    case 22 /* spade-call */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doSpadeCall(t, this_, you))
        if (!could) out.push(45, ...whyNot(program, s, (t) => doSpadeCall(t, this_, you)))
        return could
      })
      return
    }
    case 23 /* blast */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doBlast(t, this_, you))
        if (!could) out.push(46, ...whyNot(program, s, (t) => doBlast(t, this_, you)))
        return could
      })
      return
    }
    case 24 /* insight */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doInsight(t, this_, you))
        if (!could) out.push(47, ...whyNot(program, s, (t) => doInsight(t, this_, you)))
        return could
      })
      return
    }
    case 26 /* summon-looked */: {
      const looked = args[0] as readonly number[]
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doSummonLooked(t, looked, p))
        if (!could) out.push(48, ...whyNot(program, s, (t) => doSummonLooked(t, looked, p)))
        return could
      })
      return
    }
    case 27 /* cast-looked */: {
      const looked = args[0] as readonly number[]
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doCastLooked(t, looked, p))
        if (!could) out.push(49, ...whyNot(program, s, (t) => doCastLooked(t, looked, p)))
        return could
      })
      return
    }
    case 28 /* set-looked */: {
      const looked = args[0] as readonly number[]
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doSetLooked(t, looked, p))
        if (!could) out.push(50, ...whyNot(program, s, (t) => doSetLooked(t, looked, p)))
        return could
      })
      return
    }
    case 30 /* club-call */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doClubCall(t, this_, you))
        if (!could) out.push(51, ...whyNot(program, s, (t) => doClubCall(t, this_, you)))
        return could
      })
      return
    }
    case 31 /* diamond-call */: {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doDiamondCall(t, this_, you))
        if (!could) out.push(52, ...whyNot(program, s, (t) => doDiamondCall(t, this_, you)))
        return could
      })
      return
    }
    case 34 /* set-card */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsBarredSet(s, c, p)) out.push(53 /* barred-set */)
      apart(s, () => {
        const could = completable(program, s, (t) => doSetCard(t, c, p))
        if (!could) out.push(54, ...whyNot(program, s, (t) => doSetCard(t, c, p)))
        return could
      })
      return
    }
    case 35 /* activate-spell */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsBarredSpell(s, c, p)) out.push(55 /* barred-spell */)
      if (forbidsVoidSpell(s, c, p)) out.push(56 /* void-spell */)
      if (forbidsInForce(s, c, p)) out.push(57 /* in-force */)
      if (forbidsNoSlot(s, c, p)) out.push(58 /* no-slot */)
      if (forbidsNotASpell(s, c, p)) out.push(59 /* not-a-spell */)
      if (forbidsSetAsTrap(s, c, p)) out.push(60 /* set-as-trap */)
      apart(s, () => {
        const could = completable(program, s, (t) => doActivateSpell(t, c, p))
        if (!could) out.push(61, ...whyNot(program, s, (t) => doActivateSpell(t, c, p)))
        return could
      })
      return
    }
    case 36 /* activate-trap */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsBarredTrap(s, c, p)) out.push(62 /* barred-trap */)
      if (forbidsVoidTrap(s, c, p)) out.push(63 /* void-trap */)
      if (forbidsInForceTrap(s, c, p)) out.push(64 /* in-force-trap */)
      if (forbidsSetTooLate(s, c, p)) out.push(65 /* set-too-late */)
      if (forbidsNotATrap(s, c, p)) out.push(66 /* not-a-trap */)
      if (forbidsSetAsSpell(s, c, p)) out.push(67 /* set-as-spell */)
      apart(s, () => {
        const could = completable(program, s, (t) => doActivateTrap(t, c, p))
        if (!could) out.push(68, ...whyNot(program, s, (t) => doActivateTrap(t, c, p)))
        return could
      })
      return
    }
    case 37 /* use-spell */: {
      const c = args[0] as number
      const p = args[1] as number
      if (!(!(PRINTED_RANK[s.def[c]!]! === 2) || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0))
        out.push(69 /* use-spell only if */)
      if (!(!(PRINTED_RANK[s.def[c]!]! === 2) || !(s.zones[ZONE.deck + p]!.length === 0)))
        out.push(70 /* use-spell only if */)
      if (!(
        PRINTED_RANK[s.def[c]!]! === 2 ||
        PRINTED_RANK[s.def[c]!]! === 8 ||
        !isJoker(s, c) ||
        s.zones[ZONE.monsters + p]!.length === 0
      ))
        out.push(71 /* use-spell only if */)
      if (!(
        PRINTED_RANK[s.def[c]!]! === 2 ||
        PRINTED_RANK[s.def[c]!]! === 8 ||
        !isJoker(s, c) ||
        countOf(s.zones[ZONE.graveyard + p]!, (c2) => !isJoker(s, c2)) >=
          (s.options[36] === 0 /* joker-needs-two */ ? 2 : 1)
      ))
        out.push(72 /* use-spell only if */)
      return
    }
    case 38 /* use-trap */: {
      const c = args[0] as number
      const p = args[1] as number
      if (!(
        !(PRINTED_RANK[s.def[c]!]! === 1) ||
        someOf(
          s,
          ZONE.monsters,
          (m) => isFresh(s, m) && (s.options[15] === 0 /* normal-trap-scope */ || controllerOf(s, m) !== p),
        )
      ))
        out.push(73 /* use-trap only if */)
      return
    }
    case 44 /* draw-phase */: {
      const p = args[0] as number
      if (forbidsNoFirstDraw(s, p)) out.push(74 /* no-first-draw */)
      return
    }
    case 46 /* battle-phase */: {
      const p = args[0] as number
      if (forbidsNoFirstBattle(s, p)) out.push(75 /* no-first-battle */)
      return
    }
    case 55 /* pay */: {
      const n = args[0] as number
      const p = args[1] as number
      if (!(s.life[p]! > n || (s.options[5] === 1 /* pay-to-zero */ && s.life[p]! === n)))
        out.push(76 /* pay only if */)
      return
    }
    case 58 /* normal-summon */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsBarredSummon(s, c, p)) out.push(77 /* barred-summon */)
      if (forbidsOneSummon(s, c, p)) out.push(78 /* one-summon */)
      if (forbidsCannotNormalSummon(s, c, p)) out.push(79 /* cannot-normal-summon */)
      apart(s, () => {
        const could = completable(program, s, (t) => doNormalSummon(t, c, p))
        if (!could) out.push(80, ...whyNot(program, s, (t) => doNormalSummon(t, c, p)))
        return could
      })
      return
    }
    case 59 /* set-monster */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsNeverSet(s, c, p)) out.push(81 /* never-set */)
      if (forbidsBarredSetMonster(s, c, p)) out.push(82 /* barred-set-monster */)
      if (forbidsSetCounts(s, c, p)) out.push(83 /* set-counts */)
      if (forbidsCannotSetMonster(s, c, p)) out.push(84 /* cannot-set-monster */)
      apart(s, () => {
        const could = completable(program, s, (t) => doSetMonster(t, c, p))
        if (!could) out.push(85, ...whyNot(program, s, (t) => doSetMonster(t, c, p)))
        return could
      })
      return
    }
    case 60 /* special-summon */: {
      const c = args[0] as number
      const p = args[1] as number
      if (forbidsBarredSpecial(s, c, p)) out.push(86 /* barred-special */)
      if (forbidsCannotSpecialSummon(s, c, p)) out.push(87 /* cannot-special-summon */)
      apart(s, () => {
        const could = completable(program, s, (t) => doSpecialSummon(t, c, p))
        if (!could) out.push(88, ...whyNot(program, s, (t) => doSpecialSummon(t, c, p)))
        return could
      })
      return
    }
    case 61 /* special-summon-as */: {
      const c = args[0] as number
      const q = args[1] as number
      const p = args[2] as number
      if (forbidsNeverDefends(s, c, q, p)) out.push(89 /* never-defends */)
      return
    }
    case 63 /* synchro-summon */: {
      const s_ = args[0] as number
      const p = args[1] as number
      apart(s, () => {
        const could = completable(program, s, (t) => doSynchroSummon(t, s_, p))
        if (!could) out.push(90, ...whyNot(program, s, (t) => doSynchroSummon(t, s_, p)))
        return could
      })
      return
    }
  }
}

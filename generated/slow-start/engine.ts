// Compiled from the rules of SlowStart into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { apart, whyNot } from '../../runtime/kernel.ts'
import { countOf, someOf } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import type { EngineParts } from '../../runtime/tables.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { questions } from '../trump-king/engine.ts'
import { DEFINITIONS, POSITION, PRINTED_RANK, PRINTED_SUIT, ROLE, SUIT, ZONE } from '../trump-king/names.ts'
import type { State } from '../trump-king/state.ts'
import { FACTS, LOOPS, MOVES, OFFERS, SITES } from '../trump-king/tables.ts'
import type { SlowStartRules } from './linked.ts'
import { PLACES } from './places.ts'

/** What an engine is made of. */
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as SlowStartRules
  return {
    newState: rules.newState,
    program: rules,
    list: rules.list,
    perform: rules.perform,
    refusals: rules.refusals,
    obligations: rules.obligations,
    viewers: rules.viewersOf,
    start: rules.match,
    sites: placed(PLACES, 'sites', SITES),
    loops: placed(PLACES, 'loops', LOOPS),
    moves: MOVES,
    offers: OFFERS,
    facts: FACTS,
    moveBase: 128,
    enums: {
      suit: namesIn(SUIT),
      position: namesIn(POSITION),
      role: namesIn(ROLE),
    },
    zoneBases: firstsIn(ZONE),
    defaults: [
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0,
    ],
    printed: [
      { name: 'suit', type: 'suit', values: PRINTED_SUIT },
      { name: 'rank', type: 'number', values: PRINTED_RANK },
    ],
    queries: {
      definitions: DEFINITIONS,
      ask: questions(rules),
      infos: [{ name: 'synchro', params: [{ name: 'c', type: 'definition' }], type: 'truth' }],
    },
  }
}

export function engineRules(all: object) {
  const rules = all as SlowStartRules
  return {
    /** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
    refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
      switch (event) {
        case 16 /* attack-directly */: {
          const a = args[0] as number
          const p = args[1] as number
          if (rules.forbidsLyingLowDirectly(s, a, p)) out.push(33 /* lying-low-directly */)
          if (rules.forbidsMonstersShield(s, a, p)) out.push(34 /* monsters-shield */)
          if (rules.forbidsOneAttackDirectly(s, a, p)) out.push(35 /* one-attack-directly */)
          if (rules.forbidsJustArrivedDirectly(s, a, p)) out.push(36 /* just-arrived-directly */)
          if (rules.forbidsPeaceAttackDirectly(s, a, p)) out.push(114 /* peace */)
          return
        }
        case 17 /* attack */: {
          const a = args[0] as number
          const t2 = args[1] as number
          const p = args[2] as number
          if (rules.forbidsLyingLow(s, a, t2, p)) out.push(37 /* lying-low */)
          if (rules.forbidsOneAttack(s, a, t2, p)) out.push(38 /* one-attack */)
          if (rules.forbidsJustArrived(s, a, t2, p)) out.push(39 /* just-arrived */)
          if (rules.forbidsPeace(s, a, t2, p)) out.push(114 /* peace */)
          return
        }
        case 20 /* change-position */: {
          const m = args[0] as number
          const p = args[1] as number
          if (rules.forbidsTooNew(s, m, p)) out.push(40 /* too-new */)
          if (rules.forbidsChangedAlready(s, m, p)) out.push(41 /* changed-already */)
          if (rules.forbidsHasAttacked(s, m, p)) out.push(42 /* has-attacked */)
          if (rules.forbidsHasEverAttacked(s, m, p)) out.push(43 /* has-ever-attacked */)
          if (rules.forbidsSteadfast(s, m, p)) out.push(44 /* steadfast */)
          return
        }
        case 22 /* spade-call */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSpadeCall(t, this_, you))
            if (!could) out.push(45, ...whyNot(rules, s, (t) => rules.doSpadeCall(t, this_, you)))
            return could
          })
          return
        }
        case 23 /* blast */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doBlast(t, this_, you))
            if (!could) out.push(46, ...whyNot(rules, s, (t) => rules.doBlast(t, this_, you)))
            return could
          })
          return
        }
        case 24 /* insight */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doInsight(t, this_, you))
            if (!could) out.push(47, ...whyNot(rules, s, (t) => rules.doInsight(t, this_, you)))
            return could
          })
          return
        }
        case 26 /* summon-looked */: {
          const looked = args[0] as readonly number[]
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSummonLooked(t, looked, p))
            if (!could) out.push(48, ...whyNot(rules, s, (t) => rules.doSummonLooked(t, looked, p)))
            return could
          })
          return
        }
        case 27 /* cast-looked */: {
          const looked = args[0] as readonly number[]
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doCastLooked(t, looked, p))
            if (!could) out.push(49, ...whyNot(rules, s, (t) => rules.doCastLooked(t, looked, p)))
            return could
          })
          return
        }
        case 28 /* set-looked */: {
          const looked = args[0] as readonly number[]
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSetLooked(t, looked, p))
            if (!could) out.push(50, ...whyNot(rules, s, (t) => rules.doSetLooked(t, looked, p)))
            return could
          })
          return
        }
        case 30 /* club-call */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doClubCall(t, this_, you))
            if (!could) out.push(51, ...whyNot(rules, s, (t) => rules.doClubCall(t, this_, you)))
            return could
          })
          return
        }
        case 31 /* diamond-call */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doDiamondCall(t, this_, you))
            if (!could) out.push(52, ...whyNot(rules, s, (t) => rules.doDiamondCall(t, this_, you)))
            return could
          })
          return
        }
        case 34 /* set-card */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredSet(s, c, p)) out.push(53 /* barred-set */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSetCard(t, c, p))
            if (!could) out.push(54, ...whyNot(rules, s, (t) => rules.doSetCard(t, c, p)))
            return could
          })
          return
        }
        case 35 /* activate-spell */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredSpell(s, c, p)) out.push(55 /* barred-spell */)
          if (rules.forbidsVoidSpell(s, c, p)) out.push(56 /* void-spell */)
          if (rules.forbidsInForce(s, c, p)) out.push(57 /* in-force */)
          if (rules.forbidsNoSlot(s, c, p)) out.push(58 /* no-slot */)
          if (rules.forbidsNotASpell(s, c, p)) out.push(59 /* not-a-spell */)
          if (rules.forbidsSetAsTrap(s, c, p)) out.push(60 /* set-as-trap */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doActivateSpell(t, c, p))
            if (!could) out.push(61, ...whyNot(rules, s, (t) => rules.doActivateSpell(t, c, p)))
            return could
          })
          return
        }
        case 36 /* activate-trap */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredTrap(s, c, p)) out.push(62 /* barred-trap */)
          if (rules.forbidsVoidTrap(s, c, p)) out.push(63 /* void-trap */)
          if (rules.forbidsInForceTrap(s, c, p)) out.push(64 /* in-force-trap */)
          if (rules.forbidsSetTooLate(s, c, p)) out.push(65 /* set-too-late */)
          if (rules.forbidsNotATrap(s, c, p)) out.push(66 /* not-a-trap */)
          if (rules.forbidsSetAsSpell(s, c, p)) out.push(67 /* set-as-spell */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doActivateTrap(t, c, p))
            if (!could) out.push(68, ...whyNot(rules, s, (t) => rules.doActivateTrap(t, c, p)))
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
            !rules.isJoker(s, c) ||
            s.zones[ZONE.monsters + p]!.length === 0
          ))
            out.push(71 /* use-spell only if */)
          if (!(
            PRINTED_RANK[s.def[c]!]! === 2 ||
            PRINTED_RANK[s.def[c]!]! === 8 ||
            !rules.isJoker(s, c) ||
            countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) >=
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
              (m) =>
                rules.isFresh(s, m) && (s.options[15] === 0 /* normal-trap-scope */ || rules.controllerOf(s, m) !== p),
            )
          ))
            out.push(73 /* use-trap only if */)
          return
        }
        case 44 /* draw-phase */: {
          const p = args[0] as number
          if (rules.forbidsNoFirstDraw(s, p)) out.push(74 /* no-first-draw */)
          return
        }
        case 46 /* battle-phase */: {
          const p = args[0] as number
          if (rules.forbidsNoFirstBattle(s, p)) out.push(75 /* no-first-battle */)
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
          if (rules.forbidsBarredSummon(s, c, p)) out.push(77 /* barred-summon */)
          if (rules.forbidsOneSummon(s, c, p)) out.push(78 /* one-summon */)
          if (rules.forbidsCannotNormalSummon(s, c, p)) out.push(79 /* cannot-normal-summon */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doNormalSummon(t, c, p))
            if (!could) out.push(80, ...whyNot(rules, s, (t) => rules.doNormalSummon(t, c, p)))
            return could
          })
          return
        }
        case 59 /* set-monster */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsNeverSet(s, c, p)) out.push(81 /* never-set */)
          if (rules.forbidsBarredSetMonster(s, c, p)) out.push(82 /* barred-set-monster */)
          if (rules.forbidsSetCounts(s, c, p)) out.push(83 /* set-counts */)
          if (rules.forbidsCannotSetMonster(s, c, p)) out.push(84 /* cannot-set-monster */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSetMonster(t, c, p))
            if (!could) out.push(85, ...whyNot(rules, s, (t) => rules.doSetMonster(t, c, p)))
            return could
          })
          return
        }
        case 60 /* special-summon */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredSpecial(s, c, p)) out.push(86 /* barred-special */)
          if (rules.forbidsCannotSpecialSummon(s, c, p)) out.push(87 /* cannot-special-summon */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSpecialSummon(t, c, p))
            if (!could) out.push(88, ...whyNot(rules, s, (t) => rules.doSpecialSummon(t, c, p)))
            return could
          })
          return
        }
        case 61 /* special-summon-as */: {
          const c = args[0] as number
          const q = args[1] as number
          const p = args[2] as number
          if (rules.forbidsNeverDefends(s, c, q, p)) out.push(89 /* never-defends */)
          return
        }
        case 63 /* synchro-summon */: {
          const s_ = args[0] as number
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSynchroSummon(t, s_, p))
            if (!could) out.push(90, ...whyNot(rules, s, (t) => rules.doSynchroSummon(t, s_, p)))
            return could
          })
          return
        }
      }
    },
  }
}

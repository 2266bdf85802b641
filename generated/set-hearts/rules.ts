// Compiled from the rules of SetHearts: when rules apply. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { within } from '../../runtime/sets.ts'
import { POSITION, PRINTED_RANK, ROLE, ZONE } from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'
import {
  attacksPerBattleOf,
  backrowZonesOf,
  barredFrom,
  controllerOf,
  isClub,
  isClubSynchro,
  isHeart,
  isJoker,
  isNegated,
  isSpade,
  isSpadeSynchro,
  isStanding,
  isSynchro,
  isVictorReady,
  lockedOutOf,
  opponentOf,
  summonsMadeOf,
  summonsPerTurnOf,
} from './facts.ts'

/** [synchro.6, synchro.7] `goes-home` */
export function matchesGoesHome(s: State, k: number, from2: number, z: number): boolean {
  return isSynchro(s, k) && within(from2, ZONE.monsters) && !within(z, ZONE.extra)
}

/** [synchro.6] `forgets-names` */
export function matchesForgetsNames(s: State, k: number, _from2: number, to2: number): boolean {
  return isSynchro(s, k) && within(to2, ZONE.extra)
}

/** [club-synchro.1] `last-gift` */
export function matchesLastGift(s: State, card2: number, from2: number, _to2: number): boolean {
  return isClubSynchro(s, card2) && !isNegated(s, card2) && within(from2, ZONE.monsters)
}

/** [monster.6] `lying-low-directly` */
export function forbidsLyingLowDirectly(s: State, a: number, _p: number): boolean {
  return s.position[a]! !== POSITION.attack
}

/** [battle.3] `monsters-shield` */
export function forbidsMonstersShield(s: State, _a: number, p: number): boolean {
  return !((s.zones[ZONE.monsters + opponentOf(s, p)] ?? []).length === 0)
}

/** [battle.10] `one-attack-directly` */
export function forbidsOneAttackDirectly(s: State, a: number, _p: number): boolean {
  return s.attacksMade[a]! >= attacksPerBattleOf(s)
}

/** [gap.attack-in-summoning-turn] `just-arrived-directly` */
export function forbidsJustArrivedDirectly(s: State, a: number, _p: number): boolean {
  return s.options[37] === 1 /* attack-in-summoning-turn */ && s.arrived[a]! === s.turnNumber
}

/** [monster.6] `lying-low` */
export function forbidsLyingLow(s: State, a: number, _t2: number, _p: number): boolean {
  return s.position[a]! !== POSITION.attack
}

/** [battle.10] `one-attack` */
export function forbidsOneAttack(s: State, a: number, _t2: number, _p: number): boolean {
  return s.attacksMade[a]! >= attacksPerBattleOf(s)
}

/** [gap.attack-in-summoning-turn] `just-arrived` */
export function forbidsJustArrived(s: State, a: number, _t2: number, _p: number): boolean {
  return s.options[37] === 1 /* attack-in-summoning-turn */ && s.arrived[a]! === s.turnNumber
}

/** [spade.2] `slash` */
export function matchesSlash(s: State, m: number, k: number): boolean {
  const you = holder(s, k)
  return isSpade(s, k) && !isNegated(s, k) && controllerOf(s, m) !== you && isVictorReady(s, k)
}

/** [spade-synchro.1] `when-battle-destroy` */
export function matchesWhenBattleDestroy(s: State, m: number, k: number): boolean {
  const you = holder(s, k)
  return isSpadeSynchro(s, k) && !isNegated(s, k) && controllerOf(s, m) !== you && isVictorReady(s, k)
}

/** [club.2] `harvest` */
export function matchesHarvest(s: State, m: number, _k: number): boolean {
  return isClub(s, m) && !isNegated(s, m)
}

/** [monster.2] `too-new` */
export function forbidsTooNew(s: State, m: number, _p: number): boolean {
  return s.arrived[m]! >= s.turnNumber
}

/** [monster.2] `changed-already` */
export function forbidsChangedAlready(s: State, m: number, _p: number): boolean {
  return (s.timesChangePositionDuringTurn[m] ?? 0) > 0
}

/** [monster.2] `has-attacked` */
export function forbidsHasAttacked(s: State, m: number, _p: number): boolean {
  return s.attackedIn[m]! === s.turnNumber
}

/** [gap.position-change-attacked] `has-ever-attacked` */
export function forbidsHasEverAttacked(s: State, m: number, _p: number): boolean {
  return s.options[38] === 1 /* position-change-attacked */ && s.attackedIn[m]! > 0
}

/** [heart.3] `steadfast` */
export function forbidsSteadfast(s: State, m: number, _p: number): boolean {
  return isHeart(s, m) && !isNegated(s, m)
}

/** [gap.diamond-blocks-set] `barred-set` */
export function forbidsBarredSet(s: State, c: number, p: number): boolean {
  return lockedOutOf(s, p, c) && s.options[27] === 1 /* diamond-blocks-set */
}

/** [diamond.1] `barred-spell` */
export function forbidsBarredSpell(s: State, c: number, p: number): boolean {
  return lockedOutOf(s, p, c)
}

/** [spell.3, gap.negated-activation] `void-spell` */
export function forbidsVoidSpell(s: State, c: number, _p: number): boolean {
  return isNegated(s, c) && s.options[31] === 0 /* negated-activation */
}

/** [spell.9] `in-force` */
export function forbidsInForce(s: State, c: number, _p: number): boolean {
  return isStanding(s, c)
}

/** [gap.slot-for-hand-activation] `no-slot` */
export function forbidsNoSlot(s: State, c: number, p: number): boolean {
  return (
    s.options[9] === 1 /* hand-spell-slot */ &&
    within(s.place[c]!, ZONE.hand) &&
    s.zones[ZONE.backrow + p]!.length >= backrowZonesOf(s)
  )
}

/** [gap.special-rank-roles] `not-a-spell` */
export function forbidsNotASpell(s: State, c: number, _p: number): boolean {
  return s.options[7] === 1 /* special-rank-roles */ && [1, 9].includes(PRINTED_RANK[s.def[c]!]!)
}

/** [gap.face-down-role] `set-as-trap` */
export function forbidsSetAsTrap(s: State, c: number, _p: number): boolean {
  return s.setRole[c]! === ROLE.trap && PRINTED_RANK[s.def[c]!]! !== 8
}

/** [diamond.1] `barred-trap` */
export function forbidsBarredTrap(s: State, c: number, p: number): boolean {
  return lockedOutOf(s, p, c)
}

/** [trap.5, gap.negated-activation] `void-trap` */
export function forbidsVoidTrap(s: State, c: number, _p: number): boolean {
  return isNegated(s, c) && s.options[31] === 0 /* negated-activation */
}

/** [trap.6] `in-force-trap` */
export function forbidsInForceTrap(s: State, c: number, _p: number): boolean {
  return isStanding(s, c)
}

/** [trap.2] `set-too-late` */
export function forbidsSetTooLate(s: State, c: number, _p: number): boolean {
  return within(s.place[c]!, ZONE.backrow) && s.arrived[c]! >= s.turnNumber
}

/** [gap.special-rank-roles] `not-a-trap` */
export function forbidsNotATrap(s: State, c: number, _p: number): boolean {
  return s.options[7] === 1 /* special-rank-roles */ && (PRINTED_RANK[s.def[c]!]! === 2 || isJoker(s, c))
}

/** [gap.face-down-role] `set-as-spell` */
export function forbidsSetAsSpell(s: State, c: number, _p: number): boolean {
  return s.setRole[c]! === ROLE.spell && PRINTED_RANK[s.def[c]!]! !== 8
}

/** [start.3] `no-first-draw` */
export function forbidsNoFirstDraw(s: State, _p: number): boolean {
  return s.turnNumber === 1
}

/** [start.3] `no-first-battle` */
export function forbidsNoFirstBattle(s: State, _p: number): boolean {
  return s.turnNumber === 1
}

/** [life.2] `after-hurt` */
export function matchesAfterHurt(_s: State, _q: number, _n: number): boolean {
  return true
}

/** [life.2] `after-pay` */
export function matchesAfterPay(_s: State, _n: number, _q: number): boolean {
  return true
}

/** [diamond.1, diamond-synchro.3] `barred-summon` */
export function forbidsBarredSummon(s: State, c: number, p: number): boolean {
  return barredFrom(s, p, c)
}

/** [summon.1, summon.2] `one-summon` */
export function forbidsOneSummon(s: State, _c: number, p: number): boolean {
  return summonsMadeOf(s, p) >= summonsPerTurnOf(s)
}

/** [gap.joker-as-monster] `cannot-normal-summon` */
export function forbidsCannotNormalSummon(s: State, c: number, _p: number): boolean {
  return isJoker(s, c) && s.options[6] === 1 /* joker-as-monster */
}

/** [heart.4] `comfort` */
export function matchesComfort(s: State, c: number, _p: number): boolean {
  return isHeart(s, c) && !isNegated(s, c)
}

/** [gap.diamond-blocks-set] `barred-set-monster` */
export function forbidsBarredSetMonster(s: State, c: number, p: number): boolean {
  return lockedOutOf(s, p, c) && s.options[27] === 1 /* diamond-blocks-set */
}

/** [summon.4] `set-counts` */
export function forbidsSetCounts(s: State, _c: number, p: number): boolean {
  return summonsMadeOf(s, p) >= summonsPerTurnOf(s)
}

/** [gap.joker-as-monster] `cannot-set-monster` */
export function forbidsCannotSetMonster(s: State, c: number, _p: number): boolean {
  return isJoker(s, c) && s.options[6] === 1 /* joker-as-monster */
}

/** [diamond.1, diamond-synchro.3] `barred-special` */
export function forbidsBarredSpecial(s: State, c: number, p: number): boolean {
  return barredFrom(s, p, c)
}

/** [gap.joker-as-monster] `cannot-special-summon` */
export function forbidsCannotSpecialSummon(s: State, c: number, _p: number): boolean {
  return isJoker(s, c) && s.options[6] === 1 /* joker-as-monster */
}

/** [gap.heart-heal-on-special] `comfort-anyhow` */
export function matchesComfortAnyhow(s: State, c: number, _p: number): boolean {
  return isHeart(s, c) && !isNegated(s, c) && s.options[12] === 1 /* heart-heal-on-special */
}

/** [heart.2] `never-defends` */
export function forbidsNeverDefends(s: State, c: number, q: number, _p: number): boolean {
  return isHeart(s, c) && !isNegated(s, c) && q === POSITION.defence
}

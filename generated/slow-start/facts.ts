// Compiled from the rules of SlowStart: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { anotherRound, through } from '../../runtime/rounds.ts'
import { family, nextSeat, orElse, same, union, within, without } from '../../runtime/sets.ts'
import { POSITION, PRINTED_RANK, PRINTED_SUIT, SUIT, ZONE } from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'

/** What was worked out about a state that stands still. */
interface Known {
  readonly of: State | null
  prevailing: readonly number[] | null
}

let known: Known = { of: null, prevailing: null }

/** Does work that leaves the state as it is, so that nothing about it has to be worked out twice. */
export function standingStill(s: State, work: () => void): void {
  const before = known
  known = { of: s, prevailing: null }
  try {
    work()
  } finally {
    known = before
  }
}

/** [gap.same-time-triggers] */
export function orderKeyOf(s: State, e: number): number {
  return s.options[41] === 1 /* same-time-triggers */
    ? 0
    : (s.effects[e]?.optional === true ? 2 : 0) + ((s.effects[e]?.controller ?? NONE) === s.turnPlayer ? 0 : 1)
}

/** [gap.mutual-negation] */
export function hittersOf(s: State, e: number, pool: readonly number[]): readonly number[] {
  let found: readonly number[] = through(pool, 16).filter((d) => hits(s, d, e))
  let rounds = 0
  for (;;) {
    rounds = anotherRound(rounds, 17)
    let more: readonly number[] = through(pool, 18).filter(
      (d2) => !found.includes(d2) && through(found, 19).some((x) => hits(s, d2, x)),
    )
    found = union(found, more)
    if (more.length === 0) break
  }
  return found
}

/** [gap.mutual-negation] */
export function prevailingOf(s: State): readonly number[] {
  if (known.of !== s) return workOutPrevailing(s)
  return (known.prevailing ??= workOutPrevailing(s))
}

/** [gap.mutual-negation] Step by step. */
function workOutPrevailing(s: State): readonly number[] {
  let open: readonly number[] = family(s, ZONE.monsters).filter((d) => isJewel(s, d))
  let active: readonly number[] = []
  let rounds = 0
  for (;;) {
    rounds = anotherRound(rounds, 20)
    let struck: readonly number[] = through(open, 21).filter((e) => through(active, 22).some((d2) => hits(s, d2, e)))
    let safe: readonly number[] = through(open, 23).filter(
      (e2) => !through(union(open, active), 24).some((d3) => hits(s, d3, e2)),
    )
    if (!(struck.length === 0)) {
      open = without(open, struck)
    } else if (!(safe.length === 0)) {
      active = union(active, safe)
      open = without(open, safe)
    } else if (!(open.length === 0) && s.options[29] === 1 /* mutual-negation */) {
      open = []
    } else if (!(open.length === 0)) {
      let ring: readonly number[] = through(open, 25).filter((e3) => hittersOf(s, e3, open).includes(e3))
      let eldest: number =
        through(ring, 26).find((e4) => !through(ring, 27).some((d4) => s.upSince[d4]! < s.upSince[e4]!)) ?? NONE
      active = union(
        active,
        through([eldest], 28).filter((found) => !(found === NONE)),
      )
      open = without(open, [eldest])
    }
    if (open.length === 0) break
  }
  return active
}

/** [battle.1] */
export function valueOf(s: State, c: number): number {
  return orElse(PRINTED_RANK[s.def[c]!]!, 0)
}

/** [life.1] */
export function startingLifeOf(_s: State): number {
  return 40
}

/** [start.1] */
export function openingHandOf(_s: State): number {
  return 5
}

/** [turn.1] */
export function cardsPerDrawOf(_s: State): number {
  return 1
}

/** [summon.7] */
export function monsterZonesOf(_s: State): number {
  return 3
}

/** [spell.6] */
export function backrowZonesOf(_s: State): number {
  return 3
}

/** [summon.1] */
export function summonsPerTurnOf(_s: State): number {
  return 1
}

/** [battle.10] */
export function attacksPerBattleOf(_s: State): number {
  return 1
}

/** [setup.1] */
export function fieldOf(s: State, p: number): readonly number[] {
  return union(s.zones[ZONE.monsters + p]!, s.zones[ZONE.backrow + p]!)
}

/** [setup.1] */
export function opponentOf(s: State, p: number): number {
  return nextSeat(s, p, 1)
}

/** [setup.1] */
export function controllerOf(s: State, c: number): number {
  return holder(s, c)
}

/** [gap.turn-limit] */
export function longestGameOf(_s: State): number {
  return 200
}

/** [summon.2] */
export function summonsMadeOf(s: State, p: number): number {
  return (s.timesNormalSummonDuringTurn[p] ?? 0) + (s.timesSetMonsterDuringTurn[p] ?? 0)
}

/** [diamond.2, diamond-synchro.2] */
export function isVoidOnChain(s: State, c: number): boolean {
  return (
    isNegated(s, c) ||
    (s.options[35] === 1 /* destroyed-while-activating */ &&
      isInUse(s, c) &&
      !within(s.place[c]!, ZONE.table) &&
      !isOnField(s, c))
  )
}

/** [gap.destroyed-while-activating] */
export function isInUse(s: State, it: number): boolean {
  return s.inUse[it] === true
}

/** [heart.5] */
export function isSpared(s: State, m: number): boolean {
  return false || (isHeart(s, m) && !isNegated(s, m) && s.life[holder(s, m)]! > s.life[opponentOf(s, holder(s, m))]!)
}

/** [spade.1] */
export function isSpade(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♠'] && !isSynchro(s, c)
}

/** [spade-synchro.1] */
export function isSpadeSynchro(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♠'] && isSynchro(s, c)
}

/** [gap.mutual-destruction-triggers] */
export function isVictorReady(s: State, c: number): boolean {
  return (
    s.options[23] === 0 /* mutual-destruction-triggers */ ||
    (((it0: number) => (it0 === NONE ? NONE : valueOf(s, it0)))(s.foe[c]!) !== NONE &&
      ((it0: number) => (it0 === NONE ? NONE : valueOf(s, it0)))(s.foe[c]!) < valueOf(s, c))
  )
}

/** [heart.1] */
export function isHeart(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♥'] && !isSynchro(s, c)
}

/** [heart-synchro.1] */
export function isHeartSynchro(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♥'] && isSynchro(s, c)
}

/** [club.1] */
export function isClub(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♣'] && !isSynchro(s, c)
}

/** [club-synchro.1] */
export function isClubSynchro(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♣'] && isSynchro(s, c)
}

/** [diamond.1] */
export function isDiamond(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♦'] && !isSynchro(s, c)
}

/** [diamond-synchro.1] */
export function isDiamondSynchro(s: State, c: number): boolean {
  return PRINTED_SUIT[s.def[c]!]! === SUIT['♦'] && isSynchro(s, c)
}

/** [diamond.2] */
export function isJewel(s: State, d: number): boolean {
  return (
    within(s.place[d]!, ZONE.monsters) && isFaceUp(s, d) && PRINTED_SUIT[s.def[d]!]! === SUIT['♦'] && !isFalling(s, d)
  )
}

/** [gap.falling-diamond] */
export function isFalling(s: State, it: number): boolean {
  return s.falling[it] === true
}

/** [diamond.2, diamond-synchro.2] */
export function isNegated(s: State, x: number): boolean {
  return (
    barredFrom(s, holder(s, x), x) && (s.options[28] === 0 /* negation-zones */ || isOnField(s, x) || isFromField(s, x))
  )
}

/** [gap.negation-zones] */
export function isFromField(s: State, it: number): boolean {
  return s.fromField[it] === true
}

/** [setup.1] */
export function isJoker(s: State, c: number): boolean {
  return PRINTED_RANK[s.def[c]!]! === NONE
}

/** [setup.2, synchro.4] */
export function isSynchro(s: State, c: number): boolean {
  return PRINTED_RANK[s.def[c]!]! !== NONE && PRINTED_RANK[s.def[c]!]! > 10
}

/** [normal-trap.1] */
export function isFresh(s: State, it: number): boolean {
  return s.fresh[it] === true
}

/** [monster.1] */
export function isFaceUp(s: State, c: number): boolean {
  return (within(s.place[c]!, ZONE.monsters) && s.position[c]! !== POSITION['face-down']) || isStanding(s, c)
}

/** [spell.9, trap.6] */
export function isStanding(s: State, it: number): boolean {
  return s.standing[it] === true
}

/** [setup.1] */
export function isOnField(s: State, c: number): boolean {
  return within(s.place[c]!, ZONE.monsters) || within(s.place[c]!, ZONE.backrow)
}

/** [spell.7, trap.6] */
export function isContinuous(_s: State, _c: number): boolean {
  return false
}

/** [setup.2, synchro.4] */
export function isSynchroAsPrinted(_s: State, c: number): boolean {
  return PRINTED_RANK[c]! !== NONE && PRINTED_RANK[c]! > 10
}

/** [diamond.2] */
export function covers(s: State, d: number, x: number): boolean {
  return (
    (!isSynchro(s, d) && same(PRINTED_RANK[s.def[d]!]!, PRINTED_RANK[s.def[x]!]!)) ||
    (isSynchro(s, d) &&
      (same(PRINTED_SUIT[s.def[x]!]!, s.namedSuit[d]!) || same(PRINTED_RANK[s.def[x]!]!, s.namedRank[d]!)))
  )
}

/** [diamond.2] */
export function hits(s: State, d: number, e: number): boolean {
  return controllerOf(s, d) !== holder(s, e) && covers(s, d, e)
}

/** [diamond.1, diamond-synchro.3] */
export function barredFrom(s: State, p: number, x: number): boolean {
  return prevailingOf(s).some((d) => controllerOf(s, d) !== p && covers(s, d, x))
}

/** [diamond.1] */
export function lockedOutOf(s: State, p: number, x: number): boolean {
  return prevailingOf(s).some((d) => !isSynchro(s, d) && controllerOf(s, d) !== p && covers(s, d, x))
}

/** [normal-spell.1] */
export function choosableBy(s: State, m: number, p: number): boolean {
  return isFaceUp(s, m) || (s.options[14] === 1 /* face-down-as-same */ && s.place[m] === ZONE.monsters + p)
}

/** [normal-spell.1, normal-trap.1, club.1] */
export function matches(s: State, a: number, b: number): boolean {
  return (
    same(PRINTED_SUIT[s.def[a]!]!, PRINTED_SUIT[s.def[b]!]!) || same(PRINTED_RANK[s.def[a]!]!, PRINTED_RANK[s.def[b]!]!)
  )
}

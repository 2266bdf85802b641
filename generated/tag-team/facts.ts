// Compiled from the rules of TagTeam: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { through } from '../../runtime/rounds.ts'
import { countOf, nextSeat, orElse, seats, within } from '../../runtime/sets.ts'
import {
  BREED,
  CARD,
  KIND,
  PHASE,
  PRINTED_ACE,
  PRINTED_BASE_HIT,
  PRINTED_BASE_POWER,
  PRINTED_BREED_OF,
  PRINTED_COLOR,
  PRINTED_COST,
  PRINTED_ICON,
  PRINTED_KIND,
  PRINTED_SIZE,
  PRINTED_STARTING_LIFE,
  PROC,
  SIDE,
  TEAM,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'

/** [bd.card.5] Without exceptions. */
function defaultPowerOf(s: State, c: number): number {
  return orElse(PRINTED_BASE_POWER[s.def[c]!]!, poolPowerOf(s, c))
}

/** [bd.card.5] */
export function powerOf(s: State, c: number): number {
  let value = defaultPowerOf(s, c)
  // [bd.samples.5] power-exception
  if (
    s.def[c]! === CARD['S5'] &&
    seats(s).some(
      (opponent) =>
        opposes(s, opponent, holder(s, c)) &&
        mayBeMeantBy(s, opponent, c) &&
        s.place[c] === ZONE.field &&
        s.zones[ZONE.hand + opponent]!.length === 0,
    )
  )
    value += 1000
  // [bd.fixtures.1] power-exception-2
  for (const it2 of s.zones[ZONE.field]!)
    if (
      s.def[it2]! === CARD['《banner》'] &&
      isUnit(s, c) &&
      through(seats(s), 27).some(
        (ally) =>
          allies(s, ally, holder(s, it2)) &&
          s.place[it2] === ZONE.field &&
          s.place[c] === ZONE.field &&
          controllerOf(s, c) === ally,
      )
    )
      value += 1000
  // [bd.fixtures.3] power-exception-3
  if (s.def[c]! === CARD['《zealot》'] && s.place[c] === ZONE.field && isInRed(s, holder(s, c))) value += 3000
  // [bd.fixtures.3] power-exception-4
  if (s.def[c]! === CARD['《idler》'] && s.place[c] === ZONE.field && isInYellow(s, holder(s, c))) value += 1000
  // [bd.fixtures.6] lasting-power-exception
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.textOfDuringTurnFrame) continue
    const u = effect.captured[0] as number
    if (c === u) value -= 1000
  }
  // [bd.fixtures.1] lasting-power-exception-2
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.textOfDuringTurn2Frame) continue
    const u = effect.captured[0] as number
    if (c === u) value += 2000
  }
  // [bd.fixtures.1] lasting-power-exception-3
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.textOfDuringTurn3Frame) continue
    const u = effect.captured[0] as number
    if (c === u) value += 1000
  }
  // [bd.fixtures.2] lasting-power-exception-4
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.abilityOfDuringTurnFrame) continue
    const u = effect.captured[0] as number
    if (c === u) value -= 1000
  }
  // [bd.samples.2] lasting-power-exception-5
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.enterDuringTurnFrame) continue
    const u = effect.captured[0] as number
    if (c === u) value -= 5000
  }
  // [bd.fixtures.1] lasting-power-exception-6
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.playDuringTurnFrame) continue
    const this_ = effect.captured[0] as number
    if (c === this_) value += 1000
  }
  return value
}

/** [bd.card.5] Without exceptions. */
function defaultHitOf(s: State, c: number): number {
  return orElse(PRINTED_BASE_HIT[s.def[c]!]!, 0)
}

/** [bd.card.5] */
export function hitOf(s: State, c: number): number {
  // [bd.pool.1] pool-hit
  if (isBred(s, c))
    return PRINTED_BREED_OF[s.def[c]!]! === BREED.scout || PRINTED_BREED_OF[s.def[c]!]! === BREED.knight ? 1 : 2
  return defaultHitOf(s, c)
}

/** [bd.start.3] */
export function openingHandOf(_s: State): number {
  return 5
}

/** [403-3a] */
export function usualLifeOf(_s: State): number {
  return 8
}

/** [bd.start.6] */
export function openingEnergyOf(_s: State): number {
  return 2
}

/** [302-2a] */
export function redZoneNumberOf(_s: State): number {
  return 8
}

/** [bd.turn.4] */
export function energyPerTurnOf(_s: State): number {
  return 1
}

/** [bd.turn.6] */
export function usualHandLimitOf(_s: State): number {
  return 5
}

/** [bd.turn.3] */
export function cardsPerDrawOf(_s: State): number {
  return 1
}

/** [bd.card.8] */
export function controllerOf(s: State, c: number): number {
  return orElse(s.control[c]!, s.owner[c]!)
}

/** [201-1] */
export function holderOf(s: State, c: number): number {
  return controllerOf(s, c)
}

/** [501-1, 501-2] */
export function successorOf(s: State, p: number): number {
  return nextSeat(s, p, turnStrideOf(s))
}

/** [403-3a] */
export function lifeShareOf(s: State, p: number): number {
  return ((it0: number) => (it0 === NONE ? NONE : PRINTED_STARTING_LIFE[s.def[it0]!]!))(
    s.zones[ZONE.territory + p]!.at(-1) ?? NONE,
  ) === NONE
    ? usualLifeOf(s)
    : orElse(
        ((it0: number) => (it0 === NONE ? NONE : PRINTED_STARTING_LIFE[s.def[it0]!]!))(
          s.zones[ZONE.territory + p]!.at(-1) ?? NONE,
        ),
        0,
      ) - territoryDeductionOf(s)
}

/** [bd.turn.6] Without exceptions. */
function defaultHandLimitOf(s: State, _p: number): number {
  return usualHandLimitOf(s)
}

/** [bd.turn.6] */
export function handLimitOf(s: State, p: number): number {
  let value = defaultHandLimitOf(s, p)
  // [bd.samples.4] hand-limit-exception
  for (const it2 of s.zones[ZONE.field]!)
    if (
      s.def[it2]! === CARD['S4'] &&
      opposes(s, p, holder(s, it2)) &&
      mayBeMeantBy(s, p, it2) &&
      s.place[it2] === ZONE.field
    )
      value -= 1
  // [bd.fixtures.1] hand-limit-exception-2
  for (const it3 of s.zones[ZONE.field]!)
    if (s.def[it3]! === CARD['《larder》'] && allies(s, p, holder(s, it3)) && s.place[it3] === ZONE.field) value += 2
  return value
}

/** [bd.cost.1] */
export function priceOf(s: State, c: number): number {
  return orElse(PRINTED_COST[s.def[c]!]!, 0)
}

/** [bd.damage.3] */
export function pointsOf(s: State, c: number, v: number): number {
  return s.place[c] === ZONE.field && s.visit[c]! === v ? hitOf(s, c) : 0
}

/** [bd.deck.1] */
export function leastCardsOf(_s: State): number {
  return 40
}

/** [bd.deck.1] */
export function mostCardsOf(_s: State): number {
  return 50
}

/** [bd.deck.2] */
export function usualCopiesOf(_s: State): number {
  return 4
}

/** [bd.deck.3] */
export function bustersNeededOf(_s: State): number {
  return 12
}

/** [bd.deck.4] */
export function mostShotsOf(_s: State): number {
  return 12
}

/** [402-1a] */
export function allowedCopiesOf(s: State, p: number, d: number): number {
  return !aceRuleHoldsOf(s) || s.chosenAce[p]!.includes(d) ? usualCopiesOf(s) : copiesOfOthersOf(s)
}

/** [bd.deck.3] */
export function broughtOf(s: State, p: number, k: number): number {
  return countOf(s.mainDeck[p]!, (d) => PRINTED_ICON[d]! === k)
}

/** [bd.pool.1] */
export function poolPowerOf(s: State, c: number): number {
  return PRINTED_BREED_OF[s.def[c]!]! === BREED.knight
    ? 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) + 1000
    : PRINTED_BREED_OF[s.def[c]!]! === BREED.titan
      ? 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) - 1000
      : PRINTED_BREED_OF[s.def[c]!]! === BREED.lancer
        ? 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) - 500
        : PRINTED_BREED_OF[s.def[c]!]! === BREED.herald
          ? 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) + 1000
          : 1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0)
}

/** [102-1, 403-1] */
export function teamOf(s: State, p: number): number {
  return p === 0 || p === s.players - 1 ? TEAM['team-a'] : TEAM['team-b']
}

/** [403-1a] */
export function sideOf(s: State, p: number): number {
  return p === 0 || p === nextSeat(s, 0, 2) ? SIDE.left : SIDE.right
}

/** [403-1b] */
export function facingOf(s: State, p: number): number {
  return nextSeat(s, p, sideOf(s, p) === SIDE.left ? 1 : 3)
}

/** [102-1] */
export function teammateOf(s: State, p: number): number {
  return nextSeat(s, p, sideOf(s, p) === SIDE.left ? 3 : 1)
}

/** [201-3] */
export function opposingOf(_s: State, t2: number): number {
  return t2 === TEAM['team-a'] ? TEAM['team-b'] : TEAM['team-a']
}

/** [gap.team-voice] */
export function voiceOf(s: State, t2: number): number {
  return s.options[6] === 1 /* team-voice */
    ? leftmostOf(s, t2)
    : teamOf(s, s.turnPlayer) === t2
      ? s.turnPlayer
      : facingOf(s, s.turnPlayer)
}

/** [gap.team-voice] */
export function leftmostOf(s: State, t2: number): number {
  return t2 === TEAM['team-a'] ? 0 : nextSeat(s, 0, 2)
}

/** [501-2a, 501-2b, gap.first-team-spelling] */
export function turnStrideOf(s: State): number {
  return sideOf(s, s.startingPlayer) === SIDE.left ? 1 : 3
}

/** [403-3a] */
export function territoryDeductionOf(_s: State): number {
  return 2
}

/** [402-1a] */
export function copiesOfOthersOf(_s: State): number {
  return 2
}

/** [402-1] */
export function aceRuleHoldsOf(s: State): boolean {
  return (
    s.options[8] === 1 /* event-regulation */ ||
    (s.options[9] === 1 /* team-a-wants */ && s.options[10] === 1) /* team-b-wants */
  )
}

/** [bd.card.1] */
export function isUnit(s: State, c: number): boolean {
  return PRINTED_KIND[s.def[c]!]! === KIND['unit-card']
}

/** [bd.card.1] */
export function isTerritory(s: State, c: number): boolean {
  return PRINTED_KIND[s.def[c]!]! === KIND['territory-card']
}

/** [bd.card.6] */
export function isAnAce(s: State, c: number): boolean {
  return PRINTED_ACE[s.def[c]!]!
}

/** [bd.zone.3] */
export function isRested(s: State, it: number): boolean {
  return s.rested[it] === true
}

/** [802-6.4, gap.priority-player] */
export function isAtLeisure(s: State, p: number): boolean {
  return (
    p === s.turnPlayer &&
    s.priority === teamOf(s, p) &&
    s.phaseNow === PHASE.main &&
    s.zones[ZONE.chain]!.length === 0 &&
    s.zones[ZONE.packets]!.length === 0 &&
    s.packetsOpen === 0
  )
}

/** [bd.play.3] */
export function isQuickAbility(s: State, c: number): boolean {
  return false || s.def[c]! === CARD['《archer》']
}

/** [bd.play.3] */
export function isNormalAbility(s: State, c: number): boolean {
  return false || s.def[c]! === CARD['《clerk》']
}

/** [bd.cost.1] */
export function isSpare(s: State, m: number): boolean {
  return (
    within(s.place[m]!, ZONE.energy) &&
    !isRested(s, m) &&
    m ===
      (through(s.zones[ZONE.energy + s.owner[m]!] ?? [], 28).find(
        (k) => !isRested(s, k) && PRINTED_COLOR[s.def[k]!]! === PRINTED_COLOR[s.def[m]!]!,
      ) ?? NONE)
  )
}

/** [bd.rules.1] */
export function isDoomed(s: State, c: number): boolean {
  return isUnit(s, c) && s.place[c] === ZONE.field && (powerOf(s, c) <= 0 || s.wounds[c]! >= powerOf(s, c))
}

/** [bd.attack.3] */
export function isOnAttack(s: State, c: number): boolean {
  return c === s.attacker && s.place[c] === ZONE.field && s.visit[c]! === s.attackerVisit
}

/** [bd.attack.3] */
export function isUnderAttack(s: State, c: number): boolean {
  return c === s.targetCard && s.place[c] === ZONE.field && s.visit[c]! === s.targetVisit
}

/** [bd.lose.1] */
export function isBeaten(s: State, it: number): boolean {
  return s.beaten[it] === true
}

/** [302-2c] */
export function isInRed(s: State, p: number): boolean {
  return (s.zones[ZONE.life + teamOf(s, p)] ?? []).length <= s.redNumber[teamOf(s, p)]!
}

/** [302-2b] */
export function isInYellow(s: State, p: number): boolean {
  return (s.zones[ZONE.life + teamOf(s, p)] ?? []).length > s.redNumber[teamOf(s, p)]!
}

/** [bd.pool.1] */
export function isBred(s: State, c: number): boolean {
  return !(PRINTED_BREED_OF[s.def[c]!]! === NONE)
}

/** [bd.card.1] */
export function isTerritoryAsPrinted(_s: State, c: number): boolean {
  return PRINTED_KIND[c]! === KIND['territory-card']
}

/** [bd.card.6] */
export function isAnAceAsPrinted(_s: State, c: number): boolean {
  return PRINTED_ACE[c]!
}

/** [201-3, 201-4] */
export function opposes(s: State, q: number, p: number): boolean {
  return teamOf(s, q) !== teamOf(s, p)
}

/** [201-2] */
export function allies(s: State, q: number, p: number): boolean {
  return teamOf(s, q) === teamOf(s, p)
}

/** [602-1, 602-1a] */
export function faces(s: State, p: number, q: number): boolean {
  return q === facingOf(s, p)
}

/** [gap.mixed-opponent] */
export function mayBeMeantBy(s: State, q: number, c: number): boolean {
  return (
    s.options[5] === 1 /* mixed-opponent */ ||
    c !== s.aiming ||
    s.aimedAt.includes(q) ||
    !through(s.aimedAt, 29).some((r) => allies(s, r, q))
  )
}

/** [401-1] */
export function isBroughtBy(s: State, d: number, q: number): boolean {
  return s.territoryCard[q]!.includes(d)
}

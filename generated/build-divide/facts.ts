// Compiled from the rules of BuildDivide: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { through } from '../../runtime/rounds.ts'
import { countOf, nextSeat, orElse, within } from '../../runtime/sets.ts'
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
    s.place[c] === ZONE.field &&
    (s.zones[ZONE.hand + nextSeat(s, holder(s, c), 1)] ?? []).length === 0
  )
    value += 1000
  // [bd.fixtures.1] power-exception-2
  for (const it2 of s.zones[ZONE.field]!)
    if (
      s.def[it2]! === CARD['《banner》'] &&
      isUnit(s, c) &&
      s.place[it2] === ZONE.field &&
      s.place[c] === ZONE.field &&
      controllerOf(s, c) === holder(s, it2)
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

/** [bd.start.5] */
export function usualLifeOf(_s: State): number {
  return 10
}

/** [bd.start.6] */
export function openingEnergyOf(_s: State): number {
  return 2
}

/** [bd.life.2] */
export function redZoneNumberOf(_s: State): number {
  return 5
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

/** [bd.card.8] */
export function holderOf(s: State, c: number): number {
  return controllerOf(s, c)
}

/** [bd.turn.1] */
export function successorOf(s: State, p: number): number {
  return nextSeat(s, p, 1)
}

/** [bd.start.5] */
export function lifeShareOf(s: State, p: number): number {
  return orElse(
    ((it0: number) => (it0 === NONE ? NONE : PRINTED_STARTING_LIFE[s.def[it0]!]!))(
      s.zones[ZONE.territory + p]!.at(-1) ?? NONE,
    ),
    usualLifeOf(s),
  )
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
    if (s.def[it2]! === CARD['S4'] && p === nextSeat(s, holder(s, it2), 1) && s.place[it2] === ZONE.field) value -= 1
  // [bd.fixtures.1] hand-limit-exception-2
  for (const it3 of s.zones[ZONE.field]!)
    if (s.def[it3]! === CARD['《larder》'] && p === holder(s, it3) && s.place[it3] === ZONE.field) value += 2
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

/** [bd.deck.2] */
export function allowedCopiesOf(s: State, _p: number, _d: number): number {
  return usualCopiesOf(s)
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

/** [bd.play.1] */
export function isAtLeisure(s: State, p: number): boolean {
  return (
    p === s.turnPlayer &&
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
      (through(s.zones[ZONE.energy + s.owner[m]!] ?? [], 27).find(
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

/** [bd.life.2] */
export function isInRed(s: State, p: number): boolean {
  return s.zones[ZONE.life + p]!.length <= s.redNumber[p]!
}

/** [bd.life.2] */
export function isInYellow(s: State, p: number): boolean {
  return s.zones[ZONE.life + p]!.length > s.redNumber[p]!
}

/** [bd.pool.1] */
export function isBred(s: State, c: number): boolean {
  return !(PRINTED_BREED_OF[s.def[c]!]! === NONE)
}

/** [bd.card.1] */
export function isTerritoryAsPrinted(_s: State, c: number): boolean {
  return PRINTED_KIND[c]! === KIND['territory-card']
}

/** [bd.player.1] */
export function opposes(_s: State, q: number, p: number): boolean {
  return q !== p
}

/** [bd.player.1] */
export function allies(_s: State, q: number, p: number): boolean {
  return q === p
}

/** [bd.attack.1] */
export function faces(s: State, p: number, q: number): boolean {
  return opposes(s, q, p)
}

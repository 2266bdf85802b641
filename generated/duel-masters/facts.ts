// Compiled from the rules of DuelMasters: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { through } from '../../runtime/rounds.ts'
import {
  alike,
  countOf,
  divide,
  family,
  nextSeat,
  orElse,
  someOf,
  top,
  union,
  within,
  without,
} from '../../runtime/sets.ts'
import {
  BREED,
  CARD,
  CIVILIZATION,
  DEFINITIONS,
  KEYWORD,
  KIND,
  PRINTED_BANNED,
  PRINTED_BASE_POWER,
  PRINTED_BREED_OF,
  PRINTED_CIVILIZATIONS,
  PRINTED_COPIES_ALLOWED,
  PRINTED_COST,
  PRINTED_FUSHIGIBIRTH,
  PRINTED_HALVES,
  PRINTED_KEYWORDS,
  PRINTED_KINDS,
  PRINTED_NINJA_STRIKE,
  PRINTED_NOT_FOR_TOURNAMENTS,
  PRINTED_RACES,
  PRINTED_SIZE,
  PROC,
  RACE,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'

/** [dm.card.1] Without exceptions. */
function defaultPowerOf(s: State, c: number): number {
  return orElse(PRINTED_BASE_POWER[s.def[c]!]!, 0)
}

/** [dm.card.1] Before anything is added. */
function unshiftedPowerOf(s: State, c: number): number {
  // [dm.pool.1] power-exception-5
  if (isBred(s, c))
    return (
      1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) -
      (PRINTED_BREED_OF[s.def[c]!]! === BREED.scout
        ? 0
        : PRINTED_BREED_OF[s.def[c]!]! === BREED.giant
          ? 0 - 1000
          : 1000)
    )
  return defaultPowerOf(s, c)
}

/** [dm.card.1] */
export function powerOf(s: State, c: number): number {
  let value = unshiftedPowerOf(s, c)
  // [dm.cards.1] power-exception
  if (
    s.def[c]! === CARD['《「大蛇」の鬼 ジャドク丸》'] &&
    within(s.place[c]!, ZONE.battle) &&
    hasOniWith(s, holder(s, c), nextSeat(s, holder(s, c), 1))
  )
    value += 4000
  // [dm.cards.1] power-exception-2
  if (s.def[c]! === CARD['《邪王来混沌三眼鬼》'] && s.fighters.includes(c)) value += 4000
  // [dm.cards.1] power-exception-3
  if (s.def[c]! === CARD['《MAX・ザ・ジョニー》'] && within(s.place[c]!, ZONE.battle))
    value += 2000 * crewOf(s, holder(s, c), c)
  // [dm.cards.1] power-exception-4
  if (s.def[c]! === CARD['《ボルシャック・モモキング NEX》'] && c === s.attacker)
    value +=
      2000 *
      countOf(s.zones[ZONE.graveyard + holder(s, c)]!, (c2) =>
        PRINTED_CIVILIZATIONS[s.def[c2]!]!.includes(CIVILIZATION.fire),
      )
  // [dm.cards.1] lasting-power-exception
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.spellEffectDuringTurnFrame) continue
    const c2 = effect.captured[0] as number
    if (c === c2) value -= 4000
  }
  // [dm.cards.1] lasting-power-exception-2
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.spellEffectDuringTurn2Frame) continue
    const c2 = effect.captured[0] as number
    if (c === c2) value -= 4000
  }
  // [dm.cards.1] lasting-power-exception-3
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
    const c2 = effect.captured[0] as number
    const n = effect.captured[1] as number
    if (c === c2) value -= n
  }
  return value
}

/** [dm.start.2] */
export function startingShieldsOf(_s: State): number {
  return 5
}

/** [dm.start.3] */
export function openingHandOf(_s: State): number {
  return 5
}

/** [dm.turn.3] */
export function cardsPerDrawOf(_s: State): number {
  return 1
}

/** [dm.cost.3] */
export function lowestPriceOf(_s: State): number {
  return 1
}

/** [dm.break.3] */
export function powerPerBreakOf(_s: State): number {
  return 6000
}

/** [dm.oni.1] */
export function shieldsForOniOf(_s: State): number {
  return 6
}

/** [dm.turn.8] */
export function turnGainerIsNamedOf(_s: State): boolean {
  return true
}

/** [dm.lose.3] */
export function doomedIsNamedOf(_s: State): boolean {
  return true
}

/** [dm.face.1] */
export function facesOf(s: State, c: number): readonly number[] {
  return !(PRINTED_HALVES[s.def[c]!]!.length === 0) ? PRINTED_HALVES[s.def[c]!]! : union([], [s.def[c]!])
}

/** [dm.cost.2] Without exceptions. */
function defaultPriceOf(_s: State, f_: number, _p: number): number {
  return orElse(PRINTED_COST[f_]!, 0)
}

/** [dm.cost.2] */
export function priceOf(s: State, f_: number, p: number): number {
  let value = defaultPriceOf(s, f_, p)
  // [dm.cards.1] price-exception
  if (f_ === CARD['《魔導管理室 カリヤドネ》'])
    value -= countOf(s.zones[ZONE.graveyard + p]!, (c) => PRINTED_KINDS[s.def[c]!]!.includes(KIND['spell-card']))
  // [dm.cards.1] price-exception-2
  for (const it2 of family(s, ZONE.battle))
    if (
      s.def[it2]! === CARD['《流星のガイアッシュ・カイザー》'] &&
      within(s.place[it2]!, ZONE.battle) &&
      p === holder(s, it2) &&
      !isSpellAsPrinted(s, f_) &&
      orElse(PRINTED_COST[f_]!, 0) >= 10
    )
      value -= 4
  return value
}

/** [dm.cost.3] */
export function dueOf(s: State, f_: number, p: number): number {
  return Math.max(lowestPriceOf(s), priceOf(s, f_, p))
}

/** [dm.face.2] */
export function creatureFaceOf(s: State, c: number): number {
  return orElse(facesOf(s, c).find((f_) => !isSpellAsPrinted(s, f_)) ?? NONE, s.def[c]!)
}

/** [dm.break.2] */
export function breaksOf(s: State, a: number): number {
  return Math.max(
    1,
    isWBreaker(s, a) ? 2 : 1,
    isTBreaker(s, a) ? 3 : 1,
    isQBreaker(s, a) ? 4 : 1,
    isPoweredBreaker(s, a) ? 1 + divide(powerOf(s, a), powerPerBreakOf(s)) : 1,
  )
}

/** [dm.cards.1] */
export function darkHostOf(s: State, p: number): number {
  return countOf(
    through(s.zones[ZONE.battle + p]!, 24),
    (c) =>
      PRINTED_CIVILIZATIONS[s.def[c]!]!.includes(CIVILIZATION.darkness) &&
      (PRINTED_KINDS[s.def[c]!]!.includes(KIND['tamaseed-card']) ||
        PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card'])),
  )
}

/** [dm.cards.1] */
export function bottomTwoOf(s: State, p: number): readonly number[] {
  return without(s.zones[ZONE.deck + p]!, top(s.zones[ZONE.deck + p]!, Math.max(0, s.zones[ZONE.deck + p]!.length - 2)))
}

/** [dm.cards.1] */
export function crewOf(s: State, p: number, k: number): number {
  return countOf(
    s.zones[ZONE.battle + p]!,
    (c) =>
      c !== k && (PRINTED_RACES[s.def[c]!]!.includes(RACE.jokers) || PRINTED_RACES[s.def[c]!]!.includes(RACE.rexstars)),
  )
}

/** [dm.cost.4] */
export function unpaidDeedsOf(s: State, p: number): number {
  return (s.timesPutDuringTurn[p] ?? 0) + (s.timesCastDuringTurn[p] ?? 0)
}

/** [dm.deck.1] */
export function deckSizeOf(_s: State): number {
  return 40
}

/** [dm.deck.2] */
export function usualCopiesOf(_s: State): number {
  return 4
}

/** [dm.deck.2] */
export function allowedCopiesOf(s: State, d: number): number {
  return orElse(PRINTED_COPIES_ALLOWED[d]!, usualCopiesOf(s))
}

/** [dm.card.2] */
export function isSpell(s: State, c: number): boolean {
  return PRINTED_KINDS[s.def[c]!]!.includes(KIND['spell-card'])
}

/** [dm.card.2] */
export function isTamaseed(s: State, c: number): boolean {
  return PRINTED_KINDS[s.def[c]!]!.includes(KIND['tamaseed-card'])
}

/** [dm.card.2] */
export function isField(s: State, c: number): boolean {
  return PRINTED_KINDS[s.def[c]!]!.includes(KIND['field-card'])
}

/** [dm.card.2] */
export function isCreature(s: State, c: number): boolean {
  return PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card']) && !isDormant(s, c)
}

/** [dm.card.2] */
export function isDormant(s: State, c: number): boolean {
  return (
    false ||
    (s.def[c]! === CARD['《深淵の三咆哮 バウワウジャ》'] &&
      within(s.place[c]!, ZONE.battle) &&
      darkHostOf(s, holder(s, c)) < 4)
  )
}

/** [dm.card.2] */
export function isSummonable(s: State, c: number): boolean {
  return PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card'])
}

/** [dm.card.1] */
export function isMulticolored(s: State, c: number): boolean {
  return PRINTED_CIVILIZATIONS[s.def[c]!]!.length > 1
}

/** [dm.zone.3] */
export function isFaceUp(s: State, it: number): boolean {
  return s.faceUp[it] === true
}

/** [dm.zone.4] */
export function isTapped(s: State, it: number): boolean {
  return s.tapped[it] === true
}

/** [dm.turn.6] */
export function isPressing(s: State, c: number): boolean {
  return (
    false ||
    someOf(
      s,
      ZONE.battle,
      (this_) =>
        s.def[this_]! === CARD['《邪王来混沌三眼鬼》'] && within(s.place[this_]!, ZONE.battle) && isCreature(s, c),
    )
  )
}

/** [dm.lose.1] */
export function isOut_(s: State, it: number): boolean {
  return s.out_[it] === true
}

/** [dm.lose.1] */
export function isLiving(s: State, p: number): boolean {
  return !isOut_(s, p)
}

/** [dm.use.1] */
export function isAtHand(s: State, c: number): boolean {
  return within(s.place[c]!, ZONE.hand)
}

/** [dm.face.1] */
export function isWhole(_s: State, d: number): boolean {
  return !DEFINITIONS.some((e) => PRINTED_HALVES[e]!.includes(d))
}

/** [dm.cost.1] */
export function isSpare(s: State, m: number): boolean {
  return (
    within(s.place[m]!, ZONE.mana) &&
    !isTapped(s, m) &&
    m ===
      (through(s.zones[ZONE.mana + s.owner[m]!] ?? [], 25).find(
        (k) => !isTapped(s, k) && alike(PRINTED_CIVILIZATIONS[s.def[k]!]!, PRINTED_CIVILIZATIONS[s.def[m]!]!),
      ) ?? NONE)
  )
}

/** [dm.use.2] */
export function isRecalled(s: State, it: number): boolean {
  return s.recalled[it] === true
}

/** [dm.use.2] */
export function isSummoned(s: State, it: number): boolean {
  return s.summoned[it] === true
}

/** [dm.attack.1] */
export function isAssailable(s: State, t2: number): boolean {
  return isCreature(s, t2) && isTapped(s, t2)
}

/** [dm.attack.2] */
export function isSick(s: State, a: number): boolean {
  return s.arrived[a]! === s.turnNumber && !isEvolving(s, s.def[a]!)
}

/** [dm.attack.3] */
export function isSpeedAttacker(s: State, a: number): boolean {
  return (
    PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['speed-attacker']) || PRINTED_BREED_OF[s.def[a]!]! === BREED.raider
  )
}

/** [dm.attack.3] */
export function isMachFighter(s: State, a: number): boolean {
  return PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['mach-fighter'])
}

/** [dm.attack.1] */
export function isAttacking(s: State, a: number): boolean {
  return a === s.attacker && within(s.place[a]!, ZONE.battle)
}

/** [dm.block.1] */
export function isBlocker(s: State, b: number): boolean {
  return PRINTED_KEYWORDS[s.def[b]!]!.includes(KEYWORD.blocker) || PRINTED_BREED_OF[s.def[b]!]! === BREED.sentry
}

/** [dm.block.2] */
export function isGuardman(s: State, b: number): boolean {
  return PRINTED_KEYWORDS[s.def[b]!]!.includes(KEYWORD.guardman)
}

/** [dm.break.2] */
export function isWBreaker(s: State, a: number): boolean {
  return (
    PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['w-breaker']) ||
    (s.def[a]! === CARD['《「大蛇」の鬼 ジャドク丸》'] &&
      within(s.place[a]!, ZONE.battle) &&
      hasOniWith(s, holder(s, a), nextSeat(s, holder(s, a), 1))) ||
    (PRINTED_BREED_OF[s.def[a]!]! === BREED.giant && orElse(PRINTED_SIZE[s.def[a]!]!, 0) > 4)
  )
}

/** [dm.break.2] */
export function isTBreaker(s: State, a: number): boolean {
  return (
    PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['t-breaker']) ||
    (PRINTED_BREED_OF[s.def[a]!]! === BREED.giant && orElse(PRINTED_SIZE[s.def[a]!]!, 0) > 7)
  )
}

/** [dm.break.2] */
export function isQBreaker(s: State, a: number): boolean {
  return PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['q-breaker'])
}

/** [dm.break.3] */
export function isPoweredBreaker(s: State, a: number): boolean {
  return PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['powered-breaker'])
}

/** [dm.trigger.1] */
export function isShieldTrigger(s: State, c: number): boolean {
  return facesOf(s, c).some((f_) => PRINTED_KEYWORDS[f_]!.includes(KEYWORD['shield-trigger']))
}

/** [dm.gstrike.1] */
export function isGStriker(s: State, c: number): boolean {
  return facesOf(s, c).some((f_) => PRINTED_KEYWORDS[f_]!.includes(KEYWORD['g-strike']))
}

/** [dm.ninja.1] */
export function isShinobi(s: State, c: number): boolean {
  return !(PRINTED_NINJA_STRIKE[s.def[c]!]! === NONE)
}

/** [dm.ninja.3] */
export function isFleeting(s: State, it: number): boolean {
  return s.fleeting[it] === true
}

/** [dm.ex.1] */
export function isClinging(s: State, c: number): boolean {
  return within(s.place[c]!, ZONE.battle) && within(s.place[s.lifeShield[c]!]!, ZONE.shields)
}

/** [dm.evolve.1] */
export function isLaidOn(_s: State, f_: number): boolean {
  return PRINTED_KEYWORDS[f_]!.includes(KEYWORD.evolution) || PRINTED_KEYWORDS[f_]!.includes(KEYWORD['star-evolution'])
}

/** [dm.evolve.2] */
export function isEvolving(s: State, f_: number): boolean {
  return isLaidOn(s, f_) || PRINTED_KEYWORDS[f_]!.includes(KEYWORD['s-max'])
}

/** [dm.evolve.3] */
export function isBound(s: State, it: number): boolean {
  return s.bound[it] === true
}

/** [dm.gzero.1] */
export function isGZero(s: State, c: number): boolean {
  return (
    false ||
    (s.def[c]! === CARD['《ホムラ》'] &&
      countOf(
        s.zones[ZONE.battle + holder(s, c)]!,
        (c2) => isCreature(s, c2) && PRINTED_CIVILIZATIONS[s.def[c2]!]!.includes(CIVILIZATION.fire),
      ) >= 3)
  )
}

/** [dm.fushigi.1] */
export function isFushigi(s: State, c: number): boolean {
  return !(PRINTED_FUSHIGIBIRTH[s.def[c]!]! === NONE)
}

/** [dm.field.2] */
export function isSwitched(s: State, it: number): boolean {
  return s.switched[it] === true
}

/** [dm.pool.1] */
export function isBred(s: State, c: number): boolean {
  return !(PRINTED_BREED_OF[s.def[c]!]! === NONE)
}

/** [dm.deck.3] */
export function isAdmitted(_s: State, d: number): boolean {
  return PRINTED_BANNED[d]! === NONE && PRINTED_NOT_FOR_TOURNAMENTS[d]! === NONE
}

/** [dm.card.2] */
export function isSpellAsPrinted(_s: State, c: number): boolean {
  return PRINTED_KINDS[c]!.includes(KIND['spell-card'])
}

/** [dm.card.1] */
export function isMulticoloredAsPrinted(_s: State, c: number): boolean {
  return PRINTED_CIVILIZATIONS[c]!.length > 1
}

/** [dm.player.1] */
export function opposes(_s: State, q: number, p: number): boolean {
  return q !== p
}

/** [dm.evolve.1] */
export function bears(s: State, b: number, f_: number): boolean {
  return (
    false ||
    (f_ === CARD['《炎の大鳥》'] && PRINTED_CIVILIZATIONS[s.def[b]!]!.includes(CIVILIZATION.fire)) ||
    ((f_ === CARD['《邪王来混沌三眼鬼》'] || f_ === CARD['《ボルシャック・モモキング NEX》']) &&
      (PRINTED_RACES[s.def[b]!]!.includes(RACE.rexstars) ||
        PRINTED_CIVILIZATIONS[s.def[b]!]!.includes(CIVILIZATION.fire)))
  )
}

/** [dm.oni.1] */
export function hasOniWith(s: State, p: number, q: number): boolean {
  return s.zones[ZONE.shields + p]!.length + s.zones[ZONE.shields + q]!.length <= shieldsForOniOf(s)
}

/** [dm.oni.2] */
export function hasMazeOver(s: State, p: number, q: number): boolean {
  return s.zones[ZONE.shields + p]!.length > s.zones[ZONE.shields + q]!.length
}

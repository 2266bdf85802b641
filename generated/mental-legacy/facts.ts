// Compiled from the rules of MentalLegacy: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { through } from '../../runtime/rounds.ts'
import { countOf, family, least, orElse, sameCopies, someOf, sumOf, union, within } from '../../runtime/sets.ts'
import {
  CARD,
  COLOUR,
  COLOUR_VALUES,
  DEFINITIONS,
  KEYWORD,
  KIND,
  KIND_VALUES,
  LAYOUT,
  LEGALITY,
  PHASE_KIND,
  PRINTED_ABILITY_COST,
  PRINTED_BASE_POWER,
  PRINTED_BASE_TOUGHNESS,
  PRINTED_COLOUR_INDICATOR,
  PRINTED_EVOKE_COST,
  PRINTED_FACES,
  PRINTED_FLASHBACK_COST,
  PRINTED_KEYWORDS,
  PRINTED_KINDS,
  PRINTED_LAYOUT,
  PRINTED_LEGACY,
  PRINTED_MAKES,
  PRINTED_MANA_COST,
  PRINTED_MORPH_COST,
  PRINTED_MORPH_DISCARDS,
  PRINTED_SUBTYPES,
  PRINTED_SUPERTYPES,
  PRINTED_SUSPEND_NUMBER,
  PROC,
  SUBTYPE,
  SUPERTYPE,
  SYMBOL,
  WAY,
  WAY_VALUES,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'

/** [mtg.107.4] */
export function worthOf(_s: State, s_: number): number {
  return s_ === SYMBOL['①']
    ? 1
    : s_ === SYMBOL['②']
      ? 2
      : s_ === SYMBOL['③']
        ? 3
        : s_ === SYMBOL['④']
          ? 4
          : s_ === SYMBOL['⑤']
            ? 5
            : s_ === SYMBOL['⑥']
              ? 6
              : s_ === SYMBOL['⑦']
                ? 7
                : s_ === SYMBOL['⑧']
                  ? 8
                  : s_ === SYMBOL['⑨']
                    ? 9
                    : s_ === SYMBOL['⑩']
                      ? 10
                      : s_ === SYMBOL['⑪']
                        ? 11
                        : s_ === SYMBOL['⑫']
                          ? 12
                          : s_ === SYMBOL['⑬']
                            ? 13
                            : s_ === SYMBOL['⑭']
                              ? 14
                              : s_ === SYMBOL['⑮']
                                ? 15
                                : s_ === SYMBOL['⑯']
                                  ? 16
                                  : s_ === SYMBOL['2W']
                                    ? 2
                                    : s_ === SYMBOL['2U']
                                      ? 2
                                      : s_ === SYMBOL['2B']
                                        ? 2
                                        : s_ === SYMBOL['2R']
                                          ? 2
                                          : s_ === SYMBOL['2G']
                                            ? 2
                                            : 0
}

/** [mtg.202.3] */
export function manaValueOf(s: State, d: number): number {
  return (
    sumOf(through(PRINTED_MANA_COST[d]!, 29), (each) => worthOf(s, each)) +
    countOf(through(PRINTED_MANA_COST[d]!, 30), (s_) => !isNumeric(s, s_) && s_ !== SYMBOL.X)
  )
}

/** [mtg.105.2] */
export function coloursOf(s: State, c: number): readonly number[] {
  return huesOf(s, s.def[c]!)
}

/** [mtg.105.2] */
export function huesOf(s: State, d: number): readonly number[] {
  return union(
    PRINTED_COLOUR_INDICATOR[d]!,
    through(COLOUR_VALUES, 31).filter((v) => isPainted(s, d, v)),
  )
}

/** [mtg.603.6d] Without exceptions. */
function defaultLastKnownOf(s: State, c: number): number {
  return s.def[c]!
}

/** [mtg.603.6d] */
export function lastKnownOf(s: State, c: number): number {
  // [90m.9b] last-known-exception
  if (!(s.seenAs[c]! === NONE)) return orElse(s.seenAs[c]!, s.def[c]!)
  return defaultLastKnownOf(s, c)
}

/** [mtg.605.1] Without exceptions. */
function defaultYieldsOf(s: State, c: number): readonly number[] {
  return PRINTED_MAKES[s.def[c]!]!
}

/** [mtg.605.1] */
export function yieldsOf(s: State, c: number): readonly number[] {
  // [mtg.305.7] yields-exception
  if (isUnderTheMoon(s, c)) return union([], [COLOUR.red])
  return defaultYieldsOf(s, c)
}

/** [mtg.106.4] */
export function pooledOf(s: State, p: number): number {
  let n: number = s.colourlessPool[p]!
  for (const v of COLOUR_VALUES) {
    n = n + (s.pool[p * 1024 + v] ?? 0)
  }
  return n
}

/** [gap.payment] */
export function usableOf(s: State, p: number): readonly number[] {
  if (s.options[0] === 0 /* mana-payment */) {
    return through(s.zones[ZONE.battlefield + p]!, 32).filter((m) => isSource(s, m))
  }
  return []
}

/** [mtg.106.4] */
export function availableOf(s: State, p: number): number {
  return pooledOf(s, p) + usableOf(s, p).length
}

/** [gap.payment] */
export function burdenOf(s: State, m: number): number {
  return yieldsOf(s, m).length + 10 * countOf(through(yieldsOf(s, m), 33), (v) => s.wanted.includes(v))
}

/** [gap.payment] */
export function sourceForOf(s: State, p: number, v: number): number {
  let able: readonly number[] = through(usableOf(s, p), 34).filter((m) => yieldsOf(s, m).includes(v))
  let least2: number = least(through(able, 35).map((each) => burdenOf(s, each)))
  return through(able, 36).find((m2) => burdenOf(s, m2) === least2) ?? NONE
}

/** [gap.payment] */
export function sourceForAnyOf(s: State, p: number): number {
  let able: readonly number[] = usableOf(s, p)
  let least2: number = least(able.map((each) => burdenOf(s, each)))
  return able.find((m) => burdenOf(s, m) === least2) ?? NONE
}

/** [mtg.107.4] */
export function blackSymbolOf(_s: State): readonly number[] {
  return union([], [SYMBOL.B])
}

/** [mtg.107.4] */
export function greenSymbolOf(_s: State): readonly number[] {
  return union([], [SYMBOL.G])
}

/** [mtg.119.1] */
export function startingLifeOf(_s: State): number {
  return 20
}

/** [mtg.103.4] */
export function openingHandOf(_s: State): number {
  return 7
}

/** [mtg.402.2] */
export function handLimitOf(_s: State): number {
  return 7
}

/** [mtg.601.3] */
export function castableOf(s: State, p: number): readonly number[] {
  return union(
    s.zones[ZONE.hand + p]!,
    s.zones[ZONE.graveyard + p]!.filter((c) => isRecallable(s, c)),
  )
}

/** [R2, 90m.3, REF-400.10c] */
export function formsOf(s: State, c: number, p: number): readonly number[] {
  return union(union([], [s.def[c]!]), s.place[c] === ZONE.hand + p ? nameableOf(s, s.def[c]!) : [])
}

/** [mtg.601.2b] */
export function waysOf(s: State, c: number, d: number): readonly number[] {
  return through(WAY_VALUES, 37).filter(
    (w) =>
      suits(s, w, d) &&
      ((isFromGrave(s, w) && within(s.place[c]!, ZONE.graveyard)) ||
        (!isFromGrave(s, w) && !within(s.place[c]!, ZONE.graveyard))),
  )
}

/** [mtg.708.3] */
export function spellFaceOf(_s: State, d: number, w: number): number {
  if (w === WAY.unseen) {
    return CARD['《face-down》']
  }
  if (w === WAY['left-half']) {
    return orElse(PRINTED_FACES[d]![0] ?? NONE, d)
  }
  if (w === WAY['right-half']) {
    return orElse(PRINTED_FACES[d]!.at(-1) ?? NONE, d)
  }
  return d
}

/** [mtg.601.2h] */
export function manaFloorOf(s: State, d: number): number {
  return (
    sumOf(through(PRINTED_MANA_COST[d]!, 38), (each) => worthOf(s, each)) +
    countOf(through(PRINTED_MANA_COST[d]!, 39), (s_) => !isNumeric(s, s_) && s_ !== SYMBOL.X && !isPhyrexian(s, s_))
  )
}

/** [mtg.601.2h] */
export function leastManaOf(s: State, d: number, w: number): number {
  if (w === WAY.plainly) {
    return manaFloorOf(s, d) - discountOf(s, d)
  }
  if (w === WAY['left-half'] || w === WAY['right-half']) {
    return manaFloorOf(s, spellFaceOf(s, d, w))
  }
  if (w === WAY['both-halves']) {
    return sumOf(PRINTED_FACES[d]!, (each) => manaFloorOf(s, each))
  }
  if (w === WAY.unseen) {
    return 3
  }
  return 0
}

/** [mtg.601.2f] Without exceptions. */
function defaultDiscountOf(_s: State, _d: number): number {
  return 0
}

/** [mtg.601.2f] */
export function discountOf(s: State, d: number): number {
  // [mtg.cards.1] discount-exception
  if (d === CARD['この世界にあらず']) return 7
  return defaultDiscountOf(s, d)
}

/** [mtg.702.36] */
export function unseenPriceOf(_s: State): readonly number[] {
  return union([], [SYMBOL['③']])
}

/** [mtg.702.16] Without exceptions. */
function defaultProtectionsOf(_s: State, _c: number): readonly number[] {
  return []
}

/** [mtg.702.16] */
export function protectionsOf(s: State, c: number): readonly number[] {
  // [mtg.cards.1] protections-exception
  for (const it2 of family(s, ZONE.battlefield))
    if (
      s.def[it2]! === CARD['アクローマの記念碑'] &&
      within(s.place[it2]!, ZONE.battlefield) &&
      s.place[c] === ZONE.battlefield + holder(s, it2) &&
      isCreature(s, c)
    )
      return [COLOUR.black, COLOUR.red]
  // [mtg.pool.1] protections-exception-2
  if (s.def[c]! === CARD['《White Knight》']) return union([], [COLOUR.black])
  return defaultProtectionsOf(s, c)
}

/** [mtg.608.2b] */
export function lawfulTargetsOf(s: State, c: number): number {
  return (
    s.targets[c]!.length +
    s.secondTargets[c]!.length +
    s.targetPlayers[c]!.length +
    countOf(s.zones[ZONE.pile]!, (e) => e === s.targetAbility[c]!)
  )
}

/** [mtg.601.3] */
export function grantedWaysOf(_s: State): readonly number[] {
  return [WAY['for-free'], WAY['by-suspend'], WAY['by-miracle'], WAY['by-madness']]
}

/** [mtg.702.33] */
export function flashbackPriceOf(s: State, c: number): readonly number[] {
  if (PRINTED_FLASHBACK_COST[s.def[c]!]!.length === 0) {
    return PRINTED_MANA_COST[s.def[c]!]!
  }
  return PRINTED_FLASHBACK_COST[s.def[c]!]!
}

/** [mtg.208.1] Without exceptions. */
function defaultPowerOf(s: State, c: number): number {
  return orElse(PRINTED_BASE_POWER[s.def[c]!]!, 0)
}

/** [mtg.208.1] */
export function powerOf(s: State, c: number): number {
  let value = defaultPowerOf(s, c)
  // [mtg.121.1] power-exception
  if (within(s.place[c]!, ZONE.battlefield)) value += s.plusCounters[c]! - s.minusCounters[c]!
  // [mtg.cards.1] power-exception-2
  if (s.def[c]! === CARD['タルモゴイフ']) value += kindsInGraveyardsOf(s)
  // [mtg.cards.1] power-exception-3
  if (
    s.def[c]! === CARD['ギャサンの略奪者'] &&
    within(s.place[c]!, ZONE.battlefield) &&
    s.zones[ZONE.hand + holder(s, c)]!.length === 0
  )
    value += 2
  // [mtg.cards.1] lasting-power-exception
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.spellEffectDuringTurn2Frame) continue
    const t2 = effect.captured[0] as number
    const was = effect.captured[1] as number
    const n = effect.captured[2] as number
    if (c === t2 && s.stamp[c]! === was) value += n
  }
  // [mtg.cards.1] lasting-power-exception-2
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
    const t2 = effect.captured[0] as number
    const was = effect.captured[1] as number
    if (c === t2 && s.stamp[c]! === was) value -= 5
  }
  return value
}

/** [mtg.208.1] Without exceptions. */
function defaultToughnessOf(s: State, c: number): number {
  return orElse(PRINTED_BASE_TOUGHNESS[s.def[c]!]!, 0)
}

/** [mtg.208.1] */
export function toughnessOf(s: State, c: number): number {
  let value = defaultToughnessOf(s, c)
  // [mtg.121.1] toughness-exception
  if (within(s.place[c]!, ZONE.battlefield)) value += s.plusCounters[c]! - s.minusCounters[c]!
  // [mtg.cards.1] toughness-exception-2
  if (s.def[c]! === CARD['タルモゴイフ']) value += kindsInGraveyardsOf(s)
  // [mtg.cards.1] toughness-exception-3
  if (
    s.def[c]! === CARD['ギャサンの略奪者'] &&
    within(s.place[c]!, ZONE.battlefield) &&
    s.zones[ZONE.hand + holder(s, c)]!.length === 0
  )
    value += 2
  // [mtg.cards.1] lasting-toughness-exception
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
    const t2 = effect.captured[0] as number
    const was = effect.captured[1] as number
    if (c === t2 && s.stamp[c]! === was) value -= 5
  }
  return value
}

/** [mtg.cards.1] */
export function kindsInGraveyardsOf(s: State): number {
  return countOf(KIND_VALUES, (k) =>
    through(family(s, ZONE.graveyard), 40).some((c) => PRINTED_KINDS[s.def[c]!]!.includes(k)),
  )
}

/** [mtg.100.2] */
export function deckSizeOf(_s: State): number {
  return 60
}

/** [R3] */
export function leftCostOf(_s: State, d: number): readonly number[] {
  return PRINTED_MANA_COST[orElse(PRINTED_FACES[d]![0] ?? NONE, d)]!
}

/** [R3] */
export function rightCostOf(_s: State, d: number): readonly number[] {
  return PRINTED_MANA_COST[orElse(PRINTED_FACES[d]!.at(-1) ?? NONE, d)]!
}

/** [R2, R3, R6, 90m.3, REF-400.10c] */
export function nameableOf(s: State, d: number): readonly number[] {
  return DEFINITIONS.filter((e) => e !== d && isLegal(s, e) && costsAsMuchAs(s, d, e) && !s.declared.includes(e))
}

/** [mtg.107.4] */
export function isNumeric(s: State, s_: number): boolean {
  return worthOf(s, s_) > 0 || s_ === SYMBOL['⓪']
}

/** [mtg.107.4] */
export function isPhyrexian(_s: State, s_: number): boolean {
  return s_ === SYMBOL.WP || s_ === SYMBOL.UP || s_ === SYMBOL.BP || s_ === SYMBOL.RP || s_ === SYMBOL.GP
}

/** [mtg.110.4] */
export function isPermanentCard(_s: State, d: number): boolean {
  return PRINTED_KINDS[d]!.some(
    (k) =>
      k === KIND.artifact ||
      k === KIND['creature-card'] ||
      k === KIND.enchantment ||
      k === KIND.land ||
      k === KIND.planeswalker,
  )
}

/** [mtg.300.1] */
export function isCreatureLike(_s: State, d: number): boolean {
  return PRINTED_KINDS[d]!.includes(KIND['creature-card'])
}

/** [mtg.300.1] */
export function isCreature(s: State, c: number): boolean {
  return PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card'])
}

/** [mtg.305.1] */
export function isLandCard(s: State, c: number): boolean {
  return PRINTED_KINDS[s.def[c]!]!.includes(KIND.land)
}

/** [mtg.300.1] */
export function isInstantOrSorcery(s: State, c: number): boolean {
  return (
    PRINTED_KINDS[s.printedDef[c]!]!.includes(KIND.instant) || PRINTED_KINDS[s.printedDef[c]!]!.includes(KIND.sorcery)
  )
}

/** [mtg.708.1] */
export function isDoubleHeaded(_s: State, d: number): boolean {
  return PRINTED_LAYOUT[d]! === LAYOUT.split
}

/** [mtg.708.1] */
export function isWhole(_s: State, d: number): boolean {
  return (
    PRINTED_LAYOUT[d]! === NONE ||
    ([LAYOUT.split, LAYOUT.flip, LAYOUT['double-faced']] as readonly number[]).includes(PRINTED_LAYOUT[d]!)
  )
}

/** [mtg.110.6] */
export function isTapped(s: State, it: number): boolean {
  return s.tapped[it] === true
}

/** [mtg.707.2] */
export function isFaceDown(s: State, it: number): boolean {
  return s.faceDown[it] === true
}

/** [mtg.110.5] */
export function isToken(s: State, it: number): boolean {
  return s.token[it] === true
}

/** [mtg.120.1] */
export function isNewlyDrawn(s: State, it: number): boolean {
  return s.newlyDrawn[it] === true
}

/** [mtg.605.1] */
export function isSource(s: State, c: number): boolean {
  return !(yieldsOf(s, c).length === 0) && !isTapped(s, c) && !isSick(s, c)
}

/** [mtg.602.5] */
export function isHushed(s: State, c: number): boolean {
  // [mtg.cards.1] lasting-hushed
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.spellEffectDuringTurn4Frame) continue
    const k = effect.captured[0] as number
    const was = effect.captured[1] as number
    if (c === k && s.stamp[c]! === was) return true
  }
  return false
}

/** [mtg.307.1] */
export function isAtEase(s: State, p: number): boolean {
  return p === s.turnPlayer && s.phase === PHASE_KIND.main && s.zones[ZONE.pile]!.length === 0
}

/** [mtg.704.5b] */
export function isOutOfCards(s: State, it: number): boolean {
  return s.outOfCards[it] === true
}

/** [mtg.601.2a] */
export function isHandCast(s: State, it: number): boolean {
  return s.handCast[it] === true
}

/** [mtg.601.2b] */
export function isFromGrave(_s: State, w: number): boolean {
  return w === WAY['flashed-back'] || w === WAY.retraced
}

/** [mtg.304.1] */
export function isQuick(s: State, d: number): boolean {
  return (
    PRINTED_KINDS[d]!.includes(KIND.instant) ||
    PRINTED_KEYWORDS[d]!.includes(KEYWORD.flash) ||
    (isDoubleHeaded(s, d) && !PRINTED_FACES[d]!.some((h) => !PRINTED_KINDS[h]!.includes(KIND.instant)))
  )
}

/** [mtg.702.18] */
export function isShrouded(s: State, c: number): boolean {
  if (
    false ||
    someOf(
      s,
      ZONE.battlefield,
      (this_) =>
        s.def[this_]! === CARD['地の封印'] &&
        within(s.place[this_]!, ZONE.battlefield) &&
        within(s.place[c]!, ZONE.graveyard),
    )
  )
    return true
  // [mtg.cards.1] lasting-shrouded
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.spellEffectDuringTurnFrame) continue
    if (within(s.place[c]!, ZONE.battlefield) && isLandCard(s, c)) return true
  }
  return false
}

/** [mtg.702.33] */
export function isRecallable(s: State, c: number): boolean {
  if (!(PRINTED_FLASHBACK_COST[s.def[c]!]!.length === 0) || PRINTED_KEYWORDS[s.def[c]!]!.includes(KEYWORD.retrace))
    return true
  // [mtg.cards.1] lasting-recallable
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.enterDuringTurnFrame) continue
    const c2 = effect.captured[0] as number
    const now = effect.captured[1] as number
    if (c === c2 && s.stamp[c]! === now) return true
  }
  return false
}

/** [mtg.702.36] */
export function isMorphing(_s: State, d: number): boolean {
  return !(PRINTED_MORPH_COST[d]!.length === 0) || !(PRINTED_MORPH_DISCARDS[d]! === NONE)
}

/** [mtg.702.61] */
export function isGivenSuspend(s: State, it: number): boolean {
  return s.givenSuspend[it] === true
}

/** [mtg.702.61] */
export function isSuspending(s: State, c: number): boolean {
  return !(PRINTED_SUSPEND_NUMBER[s.def[c]!]! === NONE) || isGivenSuspend(s, c)
}

/** [mtg.702.61] */
export function isSuspended(s: State, c: number): boolean {
  return within(s.place[c]!, ZONE.exile) && isSuspending(s, c) && s.timeCounters[c]! > 0
}

/** [mtg.702.93] */
export function isKeptRevealed(s: State, it: number): boolean {
  return s.keptRevealed[it] === true
}

/** [mtg.702.87] */
export function isRebounding(s: State, it: number): boolean {
  return s.rebounding[it] === true
}

/** [mtg.702.32] */
export function isKicked(s: State, it: number): boolean {
  return s.kicked[it] === true
}

/** [mtg.508.1] */
export function isAttacking(s: State, it: number): boolean {
  return s.attacking[it] === true
}

/** [mtg.509.1] */
export function isBlocking(s: State, it: number): boolean {
  return s.blocking[it] === true
}

/** [mtg.509.1] */
export function isBlocked(s: State, it: number): boolean {
  return s.blocked[it] === true
}

/** [mtg.302.6] */
export function isSick(s: State, c: number): boolean {
  return isCreature(s, c) && s.arrived[c]! === s.turnNumber && !has(s, c, KEYWORD.haste)
}

/** [mtg.cards.1] */
export function isUnderTheMoon(s: State, c: number): boolean {
  return (
    within(s.place[c]!, ZONE.battlefield) &&
    isLandCard(s, c) &&
    !PRINTED_SUPERTYPES[s.def[c]!]!.includes(SUPERTYPE.basic) &&
    through(family(s, ZONE.battlefield), 41).some((m) => s.def[m]! === CARD['月の大魔導師'])
  )
}

/** [mtg.cards.1] */
export function isIllusory(s: State, it: number): boolean {
  return s.illusory[it] === true
}

/** [mtg.100.6] */
export function isLegal(s: State, d: number): boolean {
  return (
    (isWhole(s, d) && PRINTED_LEGACY[d]! === NONE) ||
    (s.options[1] === 1 /* format */ && isWhole(s, d) && PRINTED_LEGACY[d]! === LEGALITY['to-come']) ||
    (s.options[1] === 2 /* format */ && PRINTED_LEGACY[d]! === LEGALITY.banned)
  )
}

/** [90m.3] */
export function isPosing(s: State, it: number): boolean {
  return s.posing[it] === true
}

/** [mtg.107.4] */
export function callsFor(_s: State, s_: number, v: number): boolean {
  return (
    (v === COLOUR.white &&
      (s_ === SYMBOL.W ||
        s_ === SYMBOL.WU ||
        s_ === SYMBOL.GW ||
        s_ === SYMBOL.WB ||
        s_ === SYMBOL.RW ||
        s_ === SYMBOL.WP ||
        s_ === SYMBOL['2W'])) ||
    (v === COLOUR.blue &&
      (s_ === SYMBOL.U ||
        s_ === SYMBOL.WU ||
        s_ === SYMBOL.UB ||
        s_ === SYMBOL.UR ||
        s_ === SYMBOL.GU ||
        s_ === SYMBOL.UP ||
        s_ === SYMBOL['2U'])) ||
    (v === COLOUR.black &&
      (s_ === SYMBOL.B ||
        s_ === SYMBOL.UB ||
        s_ === SYMBOL.BR ||
        s_ === SYMBOL.WB ||
        s_ === SYMBOL.BG ||
        s_ === SYMBOL.BP ||
        s_ === SYMBOL['2B'])) ||
    (v === COLOUR.red &&
      (s_ === SYMBOL.R ||
        s_ === SYMBOL.BR ||
        s_ === SYMBOL.RG ||
        s_ === SYMBOL.UR ||
        s_ === SYMBOL.RW ||
        s_ === SYMBOL.RP ||
        s_ === SYMBOL['2R'])) ||
    (v === COLOUR.green &&
      (s_ === SYMBOL.G ||
        s_ === SYMBOL.RG ||
        s_ === SYMBOL.GW ||
        s_ === SYMBOL.BG ||
        s_ === SYMBOL.GU ||
        s_ === SYMBOL.GP ||
        s_ === SYMBOL['2G']))
  )
}

/** [mtg.105.2] */
export function isPainted(s: State, d: number, v: number): boolean {
  return (
    through(PRINTED_MANA_COST[d]!, 42).some((s_) => callsFor(s, s_, v)) ||
    (isDoubleHeaded(s, d) &&
      through(PRINTED_FACES[d]!, 43).some((h) => through(PRINTED_MANA_COST[h]!, 44).some((s_2) => callsFor(s, s_2, v))))
  )
}

/** [mtg.106.4] */
export function hasMana(s: State, p: number, v: number): boolean {
  return (s.pool[p * 1024 + v] ?? 0) > 0 || !(sourceForOf(s, p, v) === NONE)
}

/** [mtg.602.1] */
export function canUse(s: State, p: number, c: number): boolean {
  return (
    availableOf(s, p) >= PRINTED_ABILITY_COST[s.def[c]!]!.length &&
    !through(PRINTED_ABILITY_COST[s.def[c]!]!, 45).some(
      (s_) => !through(COLOUR_VALUES, 46).some((v) => callsFor(s, s_, v) && hasMana(s, p, v)),
    )
  )
}

/** [mtg.601.2b] */
export function suits(s: State, w: number, d: number): boolean {
  return (
    (w === WAY.plainly && !isDoubleHeaded(s, d)) ||
    ((w === WAY['left-half'] || w === WAY['right-half']) && isDoubleHeaded(s, d)) ||
    (w === WAY['instead-paid'] && PRINTED_KEYWORDS[d]!.includes(KEYWORD['other-price'])) ||
    (w === WAY['both-halves'] && isDoubleHeaded(s, d) && PRINTED_KEYWORDS[d]!.includes(KEYWORD.fuse)) ||
    (w === WAY.evoked && !(PRINTED_EVOKE_COST[d]!.length === 0)) ||
    (w === WAY.unseen && isMorphing(s, d)) ||
    (w === WAY['flashed-back'] && !PRINTED_KEYWORDS[d]!.includes(KEYWORD.retrace)) ||
    (w === WAY.retraced && PRINTED_KEYWORDS[d]!.includes(KEYWORD.retrace))
  )
}

/** [mtg.601.2h] */
export function lacksColourOf(s: State, p: number, d: number): boolean {
  return through(PRINTED_MANA_COST[d]!, 47).some(
    (s_) =>
      (s_ === SYMBOL.W || s_ === SYMBOL.U || s_ === SYMBOL.B || s_ === SYMBOL.R || s_ === SYMBOL.G) &&
      !through(COLOUR_VALUES, 48).some((v) => callsFor(s, s_, v) && hasMana(s, p, v)),
  )
}

/** [mtg.115.4] */
export function reaches(s: State, s_: number, t2: number): boolean {
  return !isShrouded(s, t2) && !spurns(s, t2, s_)
}

/** [mtg.702.61] */
export function has(s: State, c: number, k: number): boolean {
  return (
    (k === KEYWORD.haste && s.wayCast[c]! === WAY['by-suspend']) ||
    PRINTED_KEYWORDS[s.def[c]!]!.includes(k) ||
    ((k === KEYWORD.flying ||
      k === KEYWORD['first-strike'] ||
      k === KEYWORD.vigilance ||
      k === KEYWORD.trample ||
      k === KEYWORD.haste) &&
      within(s.place[c]!, ZONE.battlefield) &&
      isCreature(s, c) &&
      through(s.zones[ZONE.battlefield + holder(s, c)] ?? [], 49).some((m) => s.def[m]! === CARD['アクローマの記念碑']))
  )
}

/** [mtg.702.16] */
export function spurns(s: State, t2: number, s_: number): boolean {
  return protectionsOf(s, t2).some((v) => coloursOf(s, s_).includes(v))
}

/** [mtg.305.7] */
export function isOf(s: State, c: number, t2: number): boolean {
  return (
    (PRINTED_SUBTYPES[s.def[c]!]!.includes(t2) && !isUnderTheMoon(s, c)) ||
    (t2 === SUBTYPE.mountain && isUnderTheMoon(s, c))
  )
}

/** [R2-cost] */
export function costsAsMuchAs(s: State, d: number, e: number): boolean {
  return (
    (sameCopies(PRINTED_MANA_COST[d]!, PRINTED_MANA_COST[e]!) && !(PRINTED_MANA_COST[d]!.length === 0)) ||
    (isDoubleHeaded(s, d) && isDoubleHeaded(s, e) && pairsUpWith(s, d, e))
  )
}

/** [R3] */
export function pairsUpWith(s: State, d: number, e: number): boolean {
  return (
    (sameCopies(leftCostOf(s, d), leftCostOf(s, e)) && sameCopies(rightCostOf(s, d), rightCostOf(s, e))) ||
    (sameCopies(leftCostOf(s, d), rightCostOf(s, e)) && sameCopies(rightCostOf(s, d), leftCostOf(s, e)))
  )
}

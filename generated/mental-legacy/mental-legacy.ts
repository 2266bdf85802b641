// Compiled from the rules of MentalLegacy into mental-legacy.ts: what rules/magic/mental-legacy.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, happens, noteEvent, orElse, owned, sameCopies, through, union, within, without } from 'houserules/runtime'
// prettier-ignore
import { DEFINITIONS, KEYWORD, LAYOUT, PRINTED_FACES, PRINTED_KEYWORDS, PRINTED_LAYOUT, PRINTED_MANA_COST, WAY, ZONE } from '../magic/names.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT } from './names.ts'
import type { State } from './state.ts'

export function mentalLegacyRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [R2-cost, gap.no-cost] */
    costsAsMuchAs(s: State, d: number, e: number): boolean {
      if (d === NONE || e === NONE) return rules.workOutCostsAsMuchAs(s, d, e)
      return (((rules.forGood.of(s).isCostsAsMuchAs ??= [])[d] ??= [])[e] ??= rules.forGood.worked(
        rules.workOutCostsAsMuchAs,
        s,
        d,
        e,
      ))
    },

    /** [R2-cost, gap.no-cost] Worked out anew. */
    workOutCostsAsMuchAs(s: State, d: number, e: number): boolean {
      return (
        (sameCopies(PRINTED_MANA_COST[d]!, PRINTED_MANA_COST[e]!) && PRINTED_MANA_COST[d]!.length > 0) ||
        (rules.isDoubleHeaded(s, d) && rules.isDoubleHeaded(s, e) && rules.pairsUpWith(s, d, e))
      )
    },

    /** [R3, gap.split-order] */
    pairsUpWith(s: State, d: number, e: number): boolean {
      return (
        (sameCopies(through(rules.leftCostOf(s, d), 124), through(rules.leftCostOf(s, e), 125)) &&
          sameCopies(through(rules.rightCostOf(s, d), 126), through(rules.rightCostOf(s, e), 127))) ||
        (sameCopies(through(rules.leftCostOf(s, d), 128), through(rules.rightCostOf(s, e), 129)) &&
          sameCopies(through(rules.rightCostOf(s, d), 130), through(rules.leftCostOf(s, e), 131)))
      )
    },

    /** [R3] */
    leftCostOf(_s: State, d: number): readonly number[] {
      return PRINTED_MANA_COST[orElse(PRINTED_FACES[d]![0] ?? NONE, d)]!
    },

    /** [R3] */
    rightCostOf(_s: State, d: number): readonly number[] {
      return PRINTED_MANA_COST[orElse(PRINTED_FACES[d]!.at(-1) ?? NONE, d)]!
    },

    /** [R2, R3, 90m.3, REF-400.10c] */
    alternativesOf(s: State, d: number): readonly number[] {
      if (d === NONE) return rules.workOutAlternatives(s, d)
      return ((rules.forGood.of(s).alternatives ??= [])[d] ??= rules.forGood.worked(rules.workOutAlternatives, s, d))
    },

    /** [R2, R3, 90m.3, REF-400.10c] Worked out anew. */
    workOutAlternatives(s: State, d: number): readonly number[] {
      return DEFINITIONS.filter((e) => e !== d && rules.isLegal(s, e) && rules.costsAsMuchAs(s, d, e))
    },

    /** [R6, 90m.3a] */
    nameableOf(s: State, d: number): readonly number[] {
      return without(rules.alternativesOf(s, d), s.declared)
    },

    /** [R2, 90m.3, REF-400.10c] */
    formsOf(s: State, c: number, p: number): readonly number[] {
      return union(union([], [s.def[c]!]), s.place[c] === ZONE.hand + p ? rules.nameableOf(s, s.def[c]!) : [])
    },

    /** [R2, 90m.3] `from-hand-only` */
    forbidsFromHandOnly(s: State, c: number, d: number, _w: number, p: number): boolean {
      return d !== s.def[c]! && s.place[c] !== ZONE.hand + p
    },

    /** [R1, R2-pool, 90m.3] `legal-names-only` */
    forbidsLegalNamesOnly(s: State, c: number, d: number, _w: number, _p: number): boolean {
      return d !== s.def[c]! && !rules.isLegal(s, d)
    },

    /** [R2-cost, 90m.3] `same-cost-only` */
    forbidsSameCostOnly(s: State, c: number, d: number, _w: number, _p: number): boolean {
      return (
        d !== s.def[c]! &&
        !rules.costsAsMuchAs(s, d, s.def[c]!) &&
        !rules.isDoubleHeaded(s, d) &&
        !rules.isDoubleHeaded(s, s.def[c]!)
      )
    },

    /** [R3, 90m.3] `split-as-split` */
    forbidsSplitAsSplit(s: State, c: number, d: number, _w: number, _p: number): boolean {
      return d !== s.def[c]! && rules.isDoubleHeaded(s, s.def[c]!) && !rules.costsAsMuchAs(s, d, s.def[c]!)
    },

    /** [R3-rev] `split-from-split` */
    forbidsSplitFromSplit(s: State, c: number, d: number, _w: number, _p: number): boolean {
      return (
        d !== s.def[c]! &&
        !rules.isDoubleHeaded(s, s.def[c]!) &&
        (rules.isDoubleHeaded(s, d) || PRINTED_LAYOUT[d]! === LAYOUT.half)
      )
    },

    /** [90m.3b] `fronts-only` */
    forbidsFrontsOnly(s: State, c: number, d: number, _w: number, _p: number): boolean {
      return (
        d !== s.def[c]! &&
        ([LAYOUT['flipped-side'], LAYOUT['back-side']] as readonly number[]).includes(PRINTED_LAYOUT[d]!)
      )
    },

    /** [R6, 90m.3a] `unused-only` */
    forbidsUnusedOnly(s: State, c: number, d: number, _w: number, _p: number): boolean {
      return d !== s.def[c]! && s.declared.includes(d)
    },

    /** [R7, 90m.8] `as-itself` */
    forbidsAsItself(s: State, c: number, d: number, _w: number, _p: number): boolean {
      return d !== s.def[c]! && s.offered2 === c && s.offeredBy === c && rules.isKeptRevealed(s, c)
    },

    /** [90m.5] `not-unseen` */
    forbidsNotUnseen(s: State, c: number, d: number, w: number, _p: number): boolean {
      return d !== s.def[c]! && w === WAY.unseen
    },

    /** [90m.4] `no-fuse-no-fusing` */
    forbidsNoFuseNoFusing(s: State, c: number, d: number, w: number, _p: number): boolean {
      return d !== s.def[c]! && w === WAY['both-halves'] && !PRINTED_KEYWORDS[d]!.includes(KEYWORD.fuse)
    },

    /** [90m.3] */
    isPosing(s: State, it: number): boolean {
      return s.posing[it] === true
    },

    /** [INTRO-2, R6, 90m.3a, gap.unfinished] `after-cast` */
    matchesAfterCast(s: State, c: number, d: number, _w: number, _p: number): boolean {
      return d !== s.printedDef[c]!
    },

    /** [INTRO-2, R6, 90m.3a, gap.unfinished] */
    afterCast2(s: State, d: number, c: number, p: number): void {
      s.changedInLine = true
      s.declared = union(s.declared, [d])
      if (within(s.place[c]!, ZONE.stack) || within(s.place[c]!, ZONE.battlefield)) {
        s.changedInLine = true
        if (s.shared !== undefined) s.posing = owned(s.posing, s.shared.lists.posing)
        s.posing[c] = true
      }
      rules.disguise(s, s.printedDef[c]!, d, p)
    },

    /** [90m.3] Carries out `disguise`. */
    disguise(s: State, o: number, d: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.disguise, [o, d, p])
      s.timesDisguiseDuringMainPhase += 1
    },

    /** [90m.3, 90m.9, gap.meddling] `after-come-back` */
    matchesAfterComeBack(s: State, c: number, _p: number): boolean {
      return s.def[c]! !== s.printedDef[c]!
    },

    /** [90m.3, 90m.9, gap.meddling] */
    afterComeBack2(s: State, c: number): void {
      if (within(s.place[c]!, ZONE.stack) || within(s.place[c]!, ZONE.battlefield)) {
        if (s.shared !== undefined) s.posing = owned(s.posing, s.shared.lists.posing)
        s.posing[c] = true
      }
    },

    /** [R5, 90m.9, 90m.9a, gap.what-others-see] `before-part` */
    matchesBeforePart(s: State, c: number): boolean {
      return rules.isPosing(s, c) && rules.isPermanentCard(s, s.def[c]!) && !rules.isPermanentCard(s, s.printedDef[c]!)
    },

    /** [R5, 90m.9, 90m.9a, gap.what-others-see] */
    beforePart(s: State, c: number): void {
      s.changedInLine = true
      if (s.shared !== undefined) s.seenAs = owned(s.seenAs, s.shared.lists.seenAs)
      s.seenAs[c] = s.def[c]!
      s.changedInLine = true
      if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
      s.def[c] = s.printedDef[c]!
    },
  }
}

// Compiled from the rules of Magic into casting.ts: what rules/magic/casting.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, countOf, family, fitting, goesOn, grown, happens, heldAnew,
  heldByEffect, joined, keeps, membersOf, nextSeat, noteDone, noteEvent, orElse, owned, popFrame, pushFrame, putsOff,
  range, reckoned, refuse, refuseText, seats, someOf, sumOf, through, union, whyNot, within, without,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
// prettier-ignore
import {
  CARD, COLOUR, COLOUR_VALUES, EVENT, KEYWORD, KIND, PRINTED_EVOKE_COST, PRINTED_FACES, PRINTED_FLASHBACK_COST,
  PRINTED_KEYWORDS, PRINTED_KICKER_COST, PRINTED_KINDS, PRINTED_MANA_COST, PRINTED_SPLICE_COST, PRINTED_SUBTYPES, PROC,
  ROLE_ON_STACK, SUBTYPE, SYMBOL, WAY, WAY_VALUES, ZONE,
} from './names.ts'
// prettier-ignore
import type {
  AimAnywhereFrame, AimCreatureFrame, AimFrame, AimPlayerFrame, AimSpellFrame, AsHalfFrame, CarryOutAsFrame,
  CarryOutFrame, CastEffectFrame, CastFrame, ChooseFaceFrame, ChooseOptionsFrame, ChooseXFrame, PayInsteadFrame,
  PayPriceFrame, ResolveSpellFrame, SpellEffectFrame, State,
} from './state.ts'

export function castingRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.601.2a] */
    isHandCast(s: State, it: number): boolean {
      return s.handCast[it] === true
    },

    /** [mtg.601.3] */
    castableOf(s: State, p: number): readonly number[] {
      return union(
        s.zones[ZONE.hand + p]!,
        s.zones[ZONE.graveyard + p]!.filter((c) => rules.isRecallable(s, c)),
      )
    },

    /** [mtg.601.3] */
    formsOf(s: State, c: number, _p: number): readonly number[] {
      return union([], [s.def[c]!])
    },

    /** [mtg.601.2b] */
    waysOf(s: State, c: number, d: number): readonly number[] {
      return through(WAY_VALUES, 100).filter(
        (w) =>
          rules.suits(s, w, d) &&
          ((rules.isFromGrave(s, w) && within(s.place[c]!, ZONE.graveyard)) ||
            (!rules.isFromGrave(s, w) && !within(s.place[c]!, ZONE.graveyard))),
      )
    },

    /** [mtg.601.2b] */
    isFromGrave(_s: State, w: number): boolean {
      return w === WAY['flashed-back'] || w === WAY.retraced
    },

    /** [mtg.601.2b] */
    suits(s: State, w: number, d: number): boolean {
      return (
        (w === WAY.plainly && !rules.isDoubleHeaded(s, d)) ||
        ((w === WAY['left-half'] || w === WAY['right-half']) && rules.isDoubleHeaded(s, d)) ||
        (w === WAY['instead-paid'] && PRINTED_KEYWORDS[d]!.includes(KEYWORD['other-price'])) ||
        (w === WAY['both-halves'] && rules.isDoubleHeaded(s, d) && PRINTED_KEYWORDS[d]!.includes(KEYWORD.fuse)) ||
        (w === WAY.evoked && PRINTED_EVOKE_COST[d]!.length > 0) ||
        (w === WAY.unseen && rules.isMorphing(s, d)) ||
        (w === WAY['flashed-back'] && !PRINTED_KEYWORDS[d]!.includes(KEYWORD.retrace)) ||
        (w === WAY.retraced && PRINTED_KEYWORDS[d]!.includes(KEYWORD.retrace))
      )
    },

    /** [mtg.708.3] */
    spellFaceOf(_s: State, d: number, w: number): number {
      if (w === WAY.unseen) return CARD['《face-down》']
      if (w === WAY['left-half']) return orElse(PRINTED_FACES[d]![0] ?? NONE, d)
      if (w === WAY['right-half']) return orElse(PRINTED_FACES[d]!.at(-1) ?? NONE, d)
      return d
    },

    /** [mtg.304.1] */
    isQuick(s: State, d: number): boolean {
      return (
        PRINTED_KINDS[d]!.includes(KIND.instant) ||
        PRINTED_KEYWORDS[d]!.includes(KEYWORD.flash) ||
        (rules.isDoubleHeaded(s, d) && !PRINTED_FACES[d]!.some((h) => !PRINTED_KINDS[h]!.includes(KIND.instant)))
      )
    },

    /** [mtg.307.1] `not-now` */
    forbidsNotNow(s: State, _c: number, d: number, w: number, p: number): boolean {
      return s.offered2 === NONE && !rules.isAtEase(s, p) && !rules.isQuick(s, rules.spellFaceOf(s, d, w))
    },

    /** [mtg.202.1b] `no-cost` */
    forbidsNoCost(_s: State, _c: number, d: number, w: number, _p: number): boolean {
      return w === WAY.plainly && PRINTED_MANA_COST[d]!.length === 0
    },

    /** [mtg.202.1b] `no-price` */
    forbidsNoPrice(s: State, _c: number, d: number, w: number, _p: number): boolean {
      return (
        w === WAY['flashed-back'] &&
        PRINTED_MANA_COST[d]!.length === 0 &&
        PRINTED_FLASHBACK_COST[d]!.length === 0 &&
        !rules.isDoubleHeaded(s, d)
      )
    },

    /** [mtg.305.9] `no-land` */
    forbidsNoLand(_s: State, _c: number, d: number, w: number, _p: number): boolean {
      return w !== WAY.unseen && PRINTED_KINDS[d]!.includes(KIND.land)
    },

    /** [mtg.708.4] `no-fuse` */
    forbidsNoFuse(_s: State, _c: number, d: number, w: number, _p: number): boolean {
      return w === WAY['both-halves'] && !PRINTED_KEYWORDS[d]!.includes(KEYWORD.fuse)
    },

    /** [mtg.708.4] `whole-only` */
    forbidsWholeOnly(s: State, _c: number, d: number, w: number, _p: number): boolean {
      return (w === WAY['left-half'] || w === WAY['right-half']) && !rules.isDoubleHeaded(s, d)
    },

    /** [mtg.702.101] `fused-from-hand` */
    forbidsFusedFromHand(s: State, c: number, _d: number, w: number, _p: number): boolean {
      return w === WAY['both-halves'] && !within(s.place[c]!, ZONE.hand)
    },

    /** [mtg.601.2h] */
    manaFloorOf(s: State, d: number): number {
      if (d === NONE) return rules.workOutManaFloor(s, d)
      return ((rules.forGood.of(s).manaFloor ??= [])[d] ??= rules.forGood.worked(rules.workOutManaFloor, s, d))
    },

    /** [mtg.601.2h] Worked out anew. */
    workOutManaFloor(s: State, d: number): number {
      return (
        sumOf(through(PRINTED_MANA_COST[d]!, 101), (each) => rules.worthOf(s, each)) +
        countOf(
          through(PRINTED_MANA_COST[d]!, 102),
          (s_) => !rules.isNumeric(s, s_) && s_ !== SYMBOL.X && !rules.isPhyrexian(s, s_),
        )
      )
    },

    /** [mtg.601.2h] */
    leastManaOf(s: State, d: number, w: number): number {
      if (d === NONE || w === NONE) return rules.workOutLeastMana(s, d, w)
      return (((rules.forGood.of(s).leastMana ??= [])[d] ??= [])[w] ??= rules.forGood.worked(
        rules.workOutLeastMana,
        s,
        d,
        w,
      ))
    },

    /** [mtg.601.2h] Worked out anew. */
    workOutLeastMana(s: State, d: number, w: number): number {
      if (w === WAY.plainly) return rules.manaFloorOf(s, d) - rules.discountOf(s, d)
      if (w === WAY['left-half'] || w === WAY['right-half']) return rules.manaFloorOf(s, rules.spellFaceOf(s, d, w))
      if (w === WAY['both-halves']) return sumOf(PRINTED_FACES[d]!, (each) => rules.manaFloorOf(s, each))
      if (w === WAY.unseen) return 3
      return 0
    },

    /** [mtg.601.2f] Without exceptions. */
    defaultDiscountOf(_s: State, _d: number): number {
      return 0
    },

    /** [mtg.601.2f] */
    discountOf(s: State, d: number): number {
      // [mtg.cards.1] discount-exception
      if (d === CARD['この世界にあらず']) return 7
      return rules.defaultDiscountOf(s, d)
    },

    /** [mtg.601.2h] `means` */
    forbidsMeans(s: State, _c: number, d: number, w: number, p: number): boolean {
      return rules.leastManaOf(s, d, w) > rules.availableOf(s, p)
    },

    /** [mtg.601.2h] */
    lacksColourOf(s: State, p: number, d: number): boolean {
      return through(PRINTED_MANA_COST[d]!, 120).some(
        (s_) =>
          (s_ === SYMBOL.W || s_ === SYMBOL.U || s_ === SYMBOL.B || s_ === SYMBOL.R || s_ === SYMBOL.G) &&
          !through(COLOUR_VALUES, 119).some((v) => rules.callsFor(s, s_, v) && rules.hasMana(s, p, v)),
      )
    },

    /** [mtg.601.2h] `colour-means` */
    forbidsColourMeans(s: State, _c: number, d: number, w: number, p: number): boolean {
      return (
        (w === WAY.plainly || w === WAY['left-half'] || w === WAY['right-half']) &&
        rules.lacksColourOf(s, p, rules.spellFaceOf(s, d, w))
      )
    },

    /** [mtg.601.2] Whether `cast` may happen. */
    canCast(s: State, c: number, d: number, w: number, p: number): boolean {
      return (
        !rules.forbidsNoCost(s, c, d, w, p) &&
        !rules.forbidsNoPrice(s, c, d, w, p) &&
        !rules.forbidsNoLand(s, c, d, w, p) &&
        !rules.forbidsNoFuse(s, c, d, w, p) &&
        !rules.forbidsWholeOnly(s, c, d, w, p) &&
        !rules.forbidsFusedFromHand(s, c, d, w, p) &&
        !rules.forbidsOwnTurnOnly(s, c, d, w, p) &&
        !rules.forbidsNotNow(s, c, d, w, p) &&
        !rules.forbidsMeans(s, c, d, w, p) &&
        !rules.forbidsColourMeans(s, c, d, w, p) &&
        !someOf(s, ZONE.battlefield, (card2) => rules.forbidsCannotCast(s, card2, c, d, w, p)) &&
        (s.announcing > 0 || completable(rules, s, (t) => rules.doCast(t, c, d, w, p)))
      )
    },

    /** [mtg.601.2] Begins `cast`, which may stop to ask. */
    doCast(s: State, c: number, d: number, w: number, p: number): void {
      if (s.over) return
      pushFrame<CastFrame>(s, { proc: PROC.castFrame, pc: 0, answer: 0, c, d, w, p, held: false })
    },

    stepCast(s: State, f: CastFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            // [mtg.601.2a]
            f.held = within(s.place[f.c]!, ZONE.hand)
            f.pc = 1
            return rules.move(s, f.c, ZONE.stack + f.p)
          case 1 /* after move */:
            s.changedInLine = true
            if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
            s.def[f.c] = rules.spellFaceOf(s, f.d, f.w)
            if (f.held) {
              if (within(s.place[f.c]!, ZONE.stack) || within(s.place[f.c]!, ZONE.battlefield)) {
                s.changedInLine = true
                if (s.shared !== undefined) s.handCast = owned(s.handCast, s.shared.lists.handCast)
                s.handCast[f.c] = true
              }
            }
            s.changedInLine = true
            if (s.shared !== undefined) s.wayCast = owned(s.wayCast, s.shared.lists.wayCast)
            s.wayCast[f.c] = f.w
            if (f.w === WAY.unseen) {
              if (within(s.place[f.c]!, ZONE.stack) || within(s.place[f.c]!, ZONE.battlefield)) {
                s.changedInLine = true
                if (s.shared !== undefined) s.faceDown = owned(s.faceDown, s.shared.lists.faceDown)
                s.faceDown[f.c] = true
              }
            }
            s.changedInLine = true
            s.surcharge = 0
            // [mtg.708.3]
            if (!rules.isDoubleHeaded(s, s.def[f.c]!) || f.w === WAY['both-halves']) {
              f.pc = 2
              continue
            }
            f.pc = 2
            return rules.chooseFace(s, f.c, f.p)
          case 2:
            // [mtg.601.2b]
            f.pc = 3
            return rules.chooseOptions(s, f.c, f.p)
          case 3 /* after choose-options */:
            // [mtg.107.3]
            f.pc = 4
            return rules.chooseX(s, f.c, f.p)
          case 4 /* after choose-x */:
            // [mtg.601.2c]
            f.pc = 5
            return rules.aimSpell(s, f.c, f.p)
          case 5 /* after aim-spell */:
            // [mtg.601.2f]
            s.changedInLine = true
            s.chosenX = s.x[f.c]!
            // [mtg.601.2h]
            f.pc = 6
            return rules.payPrice(s, f.c, f.w, f.p)
          case 6 /* after pay-price */:
            // [mtg.601.2i]
            s.changedInLine = true
            heldByEffect(s, addEffect(s, ZONE.pile, PROC.castEffectFrame, f.p, f.c, false, [f.p, f.c]), [f.c])
            s.changedInLine = true
            if (s.shared !== undefined) s.role = owned(s.role, s.shared.lists.role)
            keeps(s.role, s.zones[ZONE.pile]!.at(-1) ?? NONE, 38)
            if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
              s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-spell']
            s.changedInLine = true
            if (s.shared !== undefined) s.aims = owned(s.aims, s.shared.lists.aims)
            keeps(s.aims, s.zones[ZONE.pile]!.at(-1) ?? NONE, 39)
            if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
              s.aims[s.zones[ZONE.pile]!.at(-1) ?? NONE] = heldAnew(
                s,
                'aims',
                s.zones[ZONE.pile]!.at(-1) ?? NONE,
                union(s.targets[f.c]!, s.secondTargets[f.c]!),
                ['targets', 'secondTargets', 'frames.c', 'mixed'],
              )
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.cast, [f.c, f.d, f.w, f.p], [f.c])
            // [mtg.601.2i]
            if (rules.coloursOf(s, f.c).includes(COLOUR.blue)) {
              s.changedInLine = true
              if (s.shared !== undefined) s.castBlue = owned(s.castBlue, s.shared.lists.castBlue)
              s.castBlue[f.p] = true
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            if (s.linesDeep > 0) {
              putsOff(s, PROC.afterCastFrame, [f.c, f.d, f.w, f.p])
              return popFrame(s)
            }
            if (rules.matchesWhenCast(s, f.c, f.d, f.w, f.p))
              addEffect(s, 0, PROC.whenCastFrame, rules.holder(s, f.c), f.c, false, [f.c, f.p, rules.holder(s, f.c)])
            for (const this_ of membersOf(s, ZONE.battlefield, (it2) =>
              rules.matchesWhenCast2(s, it2, f.c, f.d, f.w, f.p),
            ))
              addEffect(s, 0, PROC.whenCast2Frame, rules.holder(s, this_), this_, false, [
                rules.holder(s, this_),
                this_,
                f.p,
              ])
            return popFrame(s)
        }
    },

    /** [mtg.601.2] Every rule that keeps `cast` from happening. */
    refusalsOfCast(s: State, args: readonly Captured[], out: number[]): void {
      const [c, d, w, p] = args as [number, number, number, number]
      if (rules.forbidsNotNow(s, c, d, w, p)) out.push(72 /* not-now */)
      if (rules.forbidsNoCost(s, c, d, w, p)) out.push(73 /* no-cost */)
      if (rules.forbidsNoPrice(s, c, d, w, p)) out.push(74 /* no-price */)
      if (rules.forbidsNoLand(s, c, d, w, p)) out.push(75 /* no-land */)
      if (rules.forbidsNoFuse(s, c, d, w, p)) out.push(76 /* no-fuse */)
      if (rules.forbidsWholeOnly(s, c, d, w, p)) out.push(77 /* whole-only */)
      if (rules.forbidsFusedFromHand(s, c, d, w, p)) out.push(78 /* fused-from-hand */)
      if (rules.forbidsMeans(s, c, d, w, p)) out.push(79 /* means */)
      if (rules.forbidsColourMeans(s, c, d, w, p)) out.push(80 /* colour-means */)
      if (family(s, ZONE.battlefield).some((it2) => rules.forbidsCannotCast(s, it2, c, d, w, p)))
        out.push(81 /* cannot-cast */)
      if (rules.forbidsOwnTurnOnly(s, c, d, w, p)) out.push(82 /* own-turn-only */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doCast(t, c, d, w, p))
        if (!could) out.push(83, ...whyNot(rules, s, (t) => rules.doCast(t, c, d, w, p)))
        return could
      })
    },

    /** [mtg.601.2i] Effect of `cast-effect`. */
    castEffect(s: State, p: number, c: number): void {
      pushFrame<CastEffectFrame>(s, { proc: PROC.castEffectFrame, pc: 0, answer: 0, p, c })
    },

    stepCastEffect(s: State, f: CastEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.resolveSpell(s, f.c)
        case 1 /* after resolve-spell */:
          return popFrame(s)
      }
    },

    /** [mtg.708.3] Begins `choose-face`, which may stop to ask. */
    chooseFace(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['choose-face'], [c, p], [c])
      pushFrame<ChooseFaceFrame>(s, { proc: PROC.chooseFaceFrame, pc: 0, answer: 0, c, p })
    },

    stepChooseFace(s: State, f: ChooseFaceFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [mtg.702.101]
            if (!rules.isHandCast(s, f.c) || !PRINTED_KEYWORDS[s.def[f.c]!]!.includes(KEYWORD.fuse)) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 9, f.p, true)
          case 1:
            if (s.wayCast[f.c]! === WAY['both-halves']) return popFrame(s)
            f.pc = 3
            return rules.ask(s, f, 10, f.p, false)
          case 2 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 1
              continue
            }
            rules.fuse(s, f.c, f.p)
            f.pc = 1
            continue
          case 3 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 6)
            const h = f.answer - 1
            s.changedInLine = true
            if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
            s.def[f.c] = h
            return popFrame(s)
          }
        }
    },

    /** [mtg.708.3] What may be answered: choose a definition. */
    answersToChooseFace(s: State, f: ChooseFaceFrame, out: number[]): void {
      for (const h of PRINTED_FACES[s.def[f.c]!]!) out.push(h + 1)
    },

    /** [mtg.702.101] Carries out `fuse`. */
    fuse(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.fuse, [c, p], [c])
      s.changedInLine = true
      if (s.shared !== undefined) s.wayCast = owned(s.wayCast, s.shared.lists.wayCast)
      s.wayCast[c] = WAY['both-halves']
    },

    /** [mtg.601.2b] Begins `choose-options`, which may stop to ask. */
    chooseOptions(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['choose-options'], [c, p], [c])
      pushFrame<ChooseOptionsFrame>(s, { proc: PROC.chooseOptionsFrame, pc: 0, answer: 0, c, p })
    },

    stepChooseOptions(s: State, f: ChooseOptionsFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [mtg.702.32]
            if (PRINTED_KICKER_COST[s.def[f.c]!]!.length === 0) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 11, f.p, true)
          case 1 /* after splice-onto */:
            return popFrame(s)
          case 2:
            // [mtg.702.46]
            if (!PRINTED_SUBTYPES[s.def[f.c]!]!.includes(SUBTYPE.arcane)) return popFrame(s)
            f.pc = 1
            return rules.spliceOnto(s, f.c, f.p)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            rules.kick(s, f.c, f.p)
            f.pc = 2
            continue
        }
    },

    /** [mtg.601.2c] Whether `aim` may happen. */
    canAim(s: State, c: number, _p: number): boolean {
      return s.def[c]! !== CARD['アーテイのおせっかい'] || s.x[c]! > 0
    },

    /** [mtg.601.2c] Carries out `aim` if it may happen. */
    aim(s: State, c: number, p: number): void {
      if (rules.canAim(s, c, p)) return rules.doAim(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.aim, [c, p], s.reasons)
    },

    /** [mtg.601.2c] Begins `aim`, which may stop to ask. */
    doAim(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.aim, [c, p], [c])
      pushFrame<AimFrame>(s, { proc: PROC.aimFrame, pc: 0, answer: 0, c, p })
    },

    stepAim(s: State, f: AimFrame): void {
      switch (f.pc) {
        case 0:
          // [mtg.cards.1]
          f.pc = 1
          if (s.def[f.c]! === CARD['《Force of Will》']) return rules.aimOfText39(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['遅延']) return rules.aimOfText38(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['アーテイのおせっかい']) return rules.aimOfText37(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['この世界にあらず']) return rules.aimOfText36(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['目くらまし']) return rules.aimOfText35(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['差し戻し']) return rules.aimOfText34(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['打破']) return rules.aimOfText33(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['阻止']) return rules.aimOfText32(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['押しつぶし']) return rules.aimOfText31(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['束縛']) return rules.aimOfText30(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['綿密な分析']) return rules.aimOfText29(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['祖先の幻視']) return rules.aimOfText28(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['弧状の刃']) return rules.aimOfText27(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['よろめきショック']) return rules.aimOfText26(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['水没']) return rules.aimOfText25(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['袖の下']) return rules.aimOfText24(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['思考囲い']) return rules.aimOfText23(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['四肢切断']) return rules.aimOfText22(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['火の玉']) return rules.aimOfText21(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['猛火の群れ']) return rules.aimOfText20(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['予言の稲妻']) return rules.aimOfText19(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['乱動への突入']) return rules.aimOfText18(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['壌土からの生命']) return rules.aimOfText17(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['《Regrowth》']) return rules.aimOfText16(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['垂直落下']) return rules.aimOfText15(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['火']) return rules.aimOfText14(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['氷']) return rules.aimOfText13(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['変化']) return rules.aimOfText12(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['点火']) return rules.aimOfText11(s, f.c, f.p)
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['爆裂']) return rules.aimOfText10(s, f.c, f.p)
          // [mtg.100.6]
          if (s.def[f.c]! === CARD['《Ancestral Recall》']) return rules.aimOfText9(s, f.c, f.p)
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['狂える炎']) return rules.aimOfText8(s, f.c, f.p)
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['続く嵐']) return rules.aimOfText7(s, f.c, f.p)
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['動']) return rules.aimOfText6(s, f.c, f.p)
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['瞬き']) return rules.aimOfText5(s, f.c, f.p)
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['送り返し']) return rules.aimOfText4(s, f.c, f.p)
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['《Counterspell》']) return rules.aimOfText3(s, f.c, f.p)
          // [mtg.pool.1]
          if (s.def[f.c]! === CARD['《Lightning Bolt》']) return rules.aimOfText2(s, f.c, f.p)
          // [mtg.pool.1]
          if (s.def[f.c]! !== CARD['《Doom Blade》']) return popFrame(s)
          // [mtg.pool.1]
          return rules.aimOfText(s, f.c, f.p)
        case 1 /* after aim */:
          return popFrame(s)
      }
    },

    /** [mtg.601.2c] Every rule that keeps `aim` from happening. */
    refusalsOfAim(s: State, args: readonly Captured[], out: number[]): void {
      const [c] = args as [number]
      if (s.def[c]! === CARD['アーテイのおせっかい'] && s.x[c]! <= 0) out.push(84 /* aim only if */)
    },

    /** [mtg.118.9] Whether `pay-instead` may happen. */
    canPayInstead(s: State, c: number, p: number): boolean {
      return (
        (s.def[c]! !== CARD['水没'] || s.zones[ZONE.battlefield + p]!.some((d) => rules.isOf(s, d, SUBTYPE.island))) &&
        (s.def[c]! !== CARD['水没'] ||
          (s.zones[ZONE.battlefield + nextSeat(s, p, 1)] ?? []).some((d2) => rules.isOf(s, d2, SUBTYPE.forest)))
      )
    },

    /** [mtg.118.9] Carries out `pay-instead` if it may happen. */
    payInstead(s: State, c: number, p: number): void {
      if (rules.canPayInstead(s, c, p)) return rules.doPayInstead(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['pay-instead'], [c, p], s.reasons)
    },

    /** [mtg.118.9] Begins `pay-instead`, which may stop to ask. */
    doPayInstead(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['pay-instead'], [c, p], [c])
      pushFrame<PayInsteadFrame>(s, { proc: PROC.payInsteadFrame, pc: 0, answer: 0, c, p })
    },

    stepPayInstead(s: State, f: PayInsteadFrame): void {
      switch (f.pc) {
        case 0:
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['《Force of Will》']) {
            f.pc = 1
            return rules.payInsteadOfText4(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['目くらまし']) {
            f.pc = 1
            return rules.payInsteadOfText3(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['水没']) {
            // [mtg.cards.1]
            rules.payInsteadOfText2(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! !== CARD['猛火の群れ']) return popFrame(s)
          // [mtg.cards.1]
          f.pc = 1
          return rules.payInsteadOfText(s, f.c, f.p)
        case 1 /* after pay-instead */:
          return popFrame(s)
      }
    },

    /** [mtg.118.9] Every rule that keeps `pay-instead` from happening. */
    refusalsOfPayInstead(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (s.def[c]! === CARD['水没'] && !s.zones[ZONE.battlefield + p]!.some((d) => rules.isOf(s, d, SUBTYPE.island)))
        out.push(85 /* pay-instead only if */)
      if (
        s.def[c]! === CARD['水没'] &&
        !(s.zones[ZONE.battlefield + nextSeat(s, p, 1)] ?? []).some((d2) => rules.isOf(s, d2, SUBTYPE.forest))
      )
        out.push(86 /* pay-instead only if */)
    },

    /** [mtg.107.3] Begins `choose-x`, which may stop to ask. */
    chooseX(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['choose-x'], [c, p], [c])
      pushFrame<ChooseXFrame>(s, { proc: PROC.chooseXFrame, pc: 0, answer: 0, c, p })
    },

    stepChooseX(s: State, f: ChooseXFrame): void {
      switch (f.pc) {
        case 0:
          if (!PRINTED_MANA_COST[s.def[f.c]!]!.includes(SYMBOL.X)) return popFrame(s)
          if (s.wayCast[f.c]! !== WAY.plainly) return popFrame(s)
          f.pc = 1
          return rules.ask(s, f, 33, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 7)
          const n = f.answer - 1000001
          s.changedInLine = true
          if (s.shared !== undefined) s.x = owned(s.x, s.shared.lists.x)
          s.x[f.c] = n
          return popFrame(s)
        }
      }
    },

    /** [mtg.107.3] What may be answered: choose a number. */
    answersToChooseX(s: State, f: ChooseXFrame, out: number[]): void {
      for (const n of through(range(0, rules.availableOf(s, f.p), 40), 41))
        out.push(fitting(n, -1000000, 2147483647, 'choose a number') + 1000001)
    },

    /** [mtg.601.2c] Begins `aim-spell`, which may stop to ask. */
    aimSpell(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-spell'], [c, p], [c])
      pushFrame<AimSpellFrame>(s, { proc: PROC.aimSpellFrame, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepAimSpell(s: State, f: AimSpellFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.wayCast[f.c]! !== WAY['both-halves']) {
              f.pc = 1
              return rules.aim(s, f.c, f.p)
            }
            f.list1 = through(PRINTED_FACES[s.def[f.c]!]!, 42)
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after aim */:
            return popFrame(s)
          case 2: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            goesOn(42)
            const h = f.list1[f.next2++]!
            return rules.asHalf(s, f.c, h, f.p)
          }
        }
    },

    /** [mtg.702.101] Begins `as-half`, which may stop to ask. */
    asHalf(s: State, c: number, h: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['as-half'], [c, h, p], [c])
      pushFrame<AsHalfFrame>(s, { proc: PROC.asHalfFrame, pc: 0, answer: 0, c, h, p, whole: NONE })
    },

    stepAsHalf(s: State, f: AsHalfFrame): void {
      switch (f.pc) {
        case 0:
          f.whole = s.def[f.c]!
          s.changedInLine = true
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.h
          f.pc = 1
          return rules.aim(s, f.c, f.p)
        case 1 /* after aim */:
          s.changedInLine = true
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.whole
          return popFrame(s)
      }
    },

    /** [mtg.601.2h] Begins `pay-price`, which may stop to ask. */
    payPrice(s: State, c: number, w: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['pay-price'], [c, w, p], [c])
      // prettier-ignore
      pushFrame<PayPriceFrame>(s, {
        proc: PROC.payPriceFrame, pc: 0, answer: 0, c, w, p, list1: [], next2: 0, list3: [], next4: 0,
      })
    },

    stepPayPrice(s: State, f: PayPriceFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (f.w === WAY.plainly || f.w === WAY['left-half'] || f.w === WAY['right-half']) {
              f.pc = 1
              return rules.pay(s, PRINTED_MANA_COST[s.def[f.c]!]!, f.p)
            }
            if (f.w === WAY['both-halves']) {
              f.list1 = PRINTED_FACES[s.def[f.c]!]!
              f.next2 = 0
              f.pc = 2
              continue
            }
            f.pc = 1
            if (f.w === WAY.unseen) return rules.pay(s, rules.unseenPriceOf(s).slice(), f.p)
            if (f.w === WAY.evoked) return rules.pay(s, PRINTED_EVOKE_COST[s.def[f.c]!]!, f.p)
            if (f.w !== WAY['instead-paid']) return rules.payGranted(s, f.c, f.w, f.p)
            return rules.payInstead(s, f.c, f.p)
          case 1:
            // [mtg.702.32]
            if (!rules.isKicked(s, f.c)) {
              f.pc = 3
              continue
            }
            f.pc = 3
            return rules.pay(s, PRINTED_KICKER_COST[s.def[f.c]!]!, f.p)
          case 2: {
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              continue
            }
            const h = f.list1[f.next2++]!
            return rules.pay(s, PRINTED_MANA_COST[h]!, f.p)
          }
          case 3:
            // [mtg.702.46]
            f.list3 = through(s.spliced[f.c]!, 43).slice()
            f.next4 = 0
            f.pc = 4
            continue
          case 4: {
            if (f.next4 >= f.list3.length) return popFrame(s)
            const s_ = f.list3[f.next4++]!
            return rules.pay(s, PRINTED_SPLICE_COST[s_]!, f.p)
          }
        }
    },

    /** [mtg.702.36] */
    unseenPriceOf(_s: State): readonly number[] {
      return joined([], [SYMBOL['③']])
    },

    /** [mtg.115.1] Carries out `aim-at`. */
    aimAt(s: State, t2: number, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['aim-at'], [t2, c, p], [t2, c])
      s.changedInLine = true
      if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
      s.targets[c] = grown(union(s.targets[c]!, heldAnew(s, 'targets', c, [t2], ['mixed'])), 44)
      s.changedInLine = true
      if (s.shared !== undefined) s.aimed = owned(s.aimed, s.shared.lists.aimed)
      s.aimed[c] = reckoned(s.aimed[c]! + 1, 45)
      rules.becomeTarget(s, t2, c)
    },

    /** [mtg.115.1] Carries out `aim-second-at`. */
    aimSecondAt(s: State, t2: number, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['aim-second-at'], [t2, c, p], [t2, c])
      s.changedInLine = true
      if (s.shared !== undefined) s.secondTargets = owned(s.secondTargets, s.shared.lists.secondTargets)
      s.secondTargets[c] = grown(union(s.secondTargets[c]!, heldAnew(s, 'secondTargets', c, [t2], ['mixed'])), 46)
      s.changedInLine = true
      if (s.shared !== undefined) s.aimed = owned(s.aimed, s.shared.lists.aimed)
      s.aimed[c] = reckoned(s.aimed[c]! + 1, 47)
      rules.becomeTarget(s, t2, c)
    },

    /** [mtg.115.1] Carries out `aim-at-player`. */
    aimAtPlayer(s: State, q: number, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-at-player'], [q, c, p], [c])
      s.changedInLine = true
      if (s.shared !== undefined) s.targetPlayers = owned(s.targetPlayers, s.shared.lists.targetPlayers)
      s.targetPlayers[c] = union(s.targetPlayers[c]!, [q])
      s.changedInLine = true
      if (s.shared !== undefined) s.aimed = owned(s.aimed, s.shared.lists.aimed)
      s.aimed[c] = reckoned(s.aimed[c]! + 1, 48)
    },

    /** [mtg.115.1] Carries out `become-target`. */
    becomeTarget(s: State, t2: number, c: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['become-target'], [t2, c], [t2, c])
      if (s.linesDeep > 0) {
        putsOff(s, PROC.afterBecomeTargetFrame, [t2, c])
      } else {
        if (rules.matchesWhenBecomeTarget(s, t2, c))
          heldByEffect(
            s,
            addEffect(s, 0, PROC.whenBecomeTargetFrame, rules.holder(s, t2), t2, false, [rules.holder(s, t2), t2]),
            [t2],
          )
      }
    },

    /** [mtg.115.1] Begins `aim-creature`, which may stop to ask. */
    aimCreature(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-creature'], [c, p], [c])
      pushFrame<AimCreatureFrame>(s, { proc: PROC.aimCreatureFrame, pc: 0, answer: 0, c, p })
    },

    stepAimCreature(s: State, f: AimCreatureFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 34, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 8)
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.115.1] What may be answered: choose a creature card. */
    answersToAimCreature(s: State, f: AimCreatureFrame, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield))
        if (rules.isCreature(s, t2) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.115.1] Begins `aim-player`, which may stop to ask. */
    aimPlayer(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-player'], [c, p], [c])
      pushFrame<AimPlayerFrame>(s, { proc: PROC.aimPlayerFrame, pc: 0, answer: 0, c, p })
    },

    stepAimPlayer(s: State, f: AimPlayerFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 35, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 9)
          const q = f.answer - 1
          rules.aimAtPlayer(s, q, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.115.1] What may be answered: choose a player. */
    answersToAimPlayer(s: State, _f: AimPlayerFrame, out: number[]): void {
      for (const q of seats(s)) out.push(q + 1)
    },

    /** [mtg.115.1] Begins `aim-anywhere`, which may stop to ask. */
    aimAnywhere(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-anywhere'], [c, p], [c])
      pushFrame<AimAnywhereFrame>(s, { proc: PROC.aimAnywhereFrame, pc: 0, answer: 0, c, p })
    },

    stepAimAnywhere(s: State, f: AimAnywhereFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 36, f.p, false)
        case 1 /* after aim-player */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) {
            refuse(s)
            return popFrame(s)
          }
          if (f.answer === 1) {
            f.pc = 1
            return rules.aimCreature(s, f.c, f.p)
          }
          if (f.answer === 2) {
            f.pc = 1
            return rules.aimPlayer(s, f.c, f.p)
          }
          return popFrame(s)
      }
    },

    /** [mtg.115.1] What may be answered: choose one of these. */
    answersToAimAnywhere(_s: State, _f: AimAnywhereFrame, out: number[]): void {
      if (true) out.push(1)
      if (true) out.push(2)
    },

    /** [mtg.115.1] Carries out `aim-ability`. */
    aimAbility(s: State, e: number, c: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['aim-ability'], [e, c], [s.effects[e]?.source ?? NONE, c])
      s.changedInLine = true
      if (s.shared !== undefined) s.targetAbility = owned(s.targetAbility, s.shared.lists.targetAbility)
      s.targetAbility[c] = e
      s.changedInLine = true
      if (s.shared !== undefined) s.aimed = owned(s.aimed, s.shared.lists.aimed)
      s.aimed[c] = reckoned(s.aimed[c]! + 1, 49)
    },

    /** [mtg.120.3] Carries out `damage-targets`. */
    damageTargets(s: State, c: number, n: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['damage-targets'], [c, n], [c])
      for (const t2 of union(s.targets[c]!, s.secondTargets[c]!)) rules.damageCreature(s, t2, n, c)
      for (const q of s.targetPlayers[c]!.slice()) rules.damagePlayer(s, q, n, c)
    },

    /** [mtg.115.4] */
    reaches(s: State, s_: number, t2: number): boolean {
      return !rules.isShrouded(s, t2) && !rules.spurns(s, t2, s_)
    },

    /** [mtg.702.18] */
    isShrouded(s: State, c: number): boolean {
      if (
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
        if (within(s.place[c]!, ZONE.battlefield) && rules.isLandCard(s, c)) return true
      }
      return false
    },

    /** [mtg.702.16] */
    protectionsOf(s: State, c: number): readonly number[] {
      if (rules.known.of !== s || c === NONE) return rules.workOutProtections(s, c)
      return ((rules.known.protections ??= [])[c] ??= rules.workOutProtections(s, c))
    },

    /** [mtg.702.16] Worked out anew. Without exceptions. */
    defaultProtectionsOf(_s: State, _c: number): readonly number[] {
      return []
    },

    /** [mtg.702.16] Worked out anew. */
    workOutProtections(s: State, c: number): readonly number[] {
      // [mtg.cards.1] protections-exception
      for (const it2 of family(s, ZONE.battlefield))
        if (
          s.def[it2]! === CARD['アクローマの記念碑'] &&
          within(s.place[it2]!, ZONE.battlefield) &&
          s.place[c] === ZONE.battlefield + rules.holder(s, it2) &&
          rules.isCreature(s, c)
        )
          return [COLOUR.black, COLOUR.red]
      // [mtg.pool.1] protections-exception-2
      if (s.def[c]! === CARD['《White Knight》']) return union([], [COLOUR.black])
      return rules.defaultProtectionsOf(s, c)
    },

    /** [mtg.608.2] Begins `resolve-spell`, which may stop to ask. */
    resolveSpell(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['resolve-spell'], [c], [c])
      pushFrame<ResolveSpellFrame>(s, { proc: PROC.resolveSpellFrame, pc: 0, answer: 0, c })
    },

    stepResolveSpell(s: State, f: ResolveSpellFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.changedInLine = true
            s.resolving = heldAnew(s, 'resolving', 0, f.c, ['frames.c', 'mixed'])
            // [mtg.608.2b]
            s.changedInLine = true
            if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
            s.targets[f.c] = without(
              s.targets[f.c]!,
              s.targets[f.c]!.filter((t2) => !rules.reaches(s, f.c, t2)),
            )
            // [mtg.608.2b]
            s.changedInLine = true
            if (s.shared !== undefined) s.secondTargets = owned(s.secondTargets, s.shared.lists.secondTargets)
            s.secondTargets[f.c] = without(
              s.secondTargets[f.c]!,
              s.secondTargets[f.c]!.filter((t3) => !rules.reaches(s, f.c, t3)),
            )
            if (s.aimed[f.c]! <= 0 || rules.lawfulTargetsOf(s, f.c) !== 0) {
              if (!rules.isPermanentCard(s, s.def[f.c]!)) {
                f.pc = 1
                return rules.carryOut(s, f.c, rules.holder(s, f.c))
              }
              f.pc = 1
              return rules.enter2(s, f.c, rules.holder(s, f.c))
            }
            s.changedInLine = true
            s.resolving = NONE
            f.pc = 1
            continue
          case 1:
            // [mtg.608.3b]
            f.pc = 2
            if (!within(s.place[f.c]!, ZONE.stack)) continue
            return rules.bury(s, f.c)
          case 2:
            s.changedInLine = true
            s.resolving = NONE
            return popFrame(s)
        }
    },

    /** [mtg.608.2b] */
    lawfulTargetsOf(s: State, c: number): number {
      return (
        s.targets[c]!.length +
        s.secondTargets[c]!.length +
        s.targetPlayers[c]!.length +
        countOf(s.zones[ZONE.pile]!, (e) => e === s.targetAbility[c]!)
      )
    },

    /** [mtg.608.2] Begins `carry-out`, which may stop to ask. */
    carryOut(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['carry-out'], [c, p], [c])
      // prettier-ignore
      pushFrame<CarryOutFrame>(s, {
        proc: PROC.carryOutFrame, pc: 0, answer: 0, c, p, list1: [], next2: 0, list3: [], next4: 0,
      })
    },

    stepCarryOut(s: State, f: CarryOutFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.wayCast[f.c]! !== WAY['both-halves']) {
              f.pc = 1
              return rules.spellEffect(s, f.c, f.p)
            }
            f.list1 = PRINTED_FACES[s.def[f.c]!]!
            f.next2 = 0
            f.pc = 2
            continue
          case 1:
            // [mtg.702.46]
            f.list3 = through(s.spliced[f.c]!, 50).slice()
            f.next4 = 0
            f.pc = 3
            continue
          case 2: {
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              continue
            }
            const h = f.list1[f.next2++]!
            return rules.carryOutAs(s, f.c, h, f.p)
          }
          case 3: {
            if (f.next4 >= f.list3.length) return popFrame(s)
            const s_ = f.list3[f.next4++]!
            return rules.carryOutAs(s, f.c, s_, f.p)
          }
        }
    },

    /** [mtg.608.2] Begins `carry-out-as`, which may stop to ask. */
    carryOutAs(s: State, c: number, h: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['carry-out-as'], [c, h, p], [c])
      pushFrame<CarryOutAsFrame>(s, { proc: PROC.carryOutAsFrame, pc: 0, answer: 0, c, h, p, whole: NONE })
    },

    stepCarryOutAs(s: State, f: CarryOutAsFrame): void {
      switch (f.pc) {
        case 0:
          if (!within(s.place[f.c]!, ZONE.stack)) return popFrame(s)
          f.whole = s.def[f.c]!
          s.changedInLine = true
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.h
          f.pc = 1
          return rules.spellEffect(s, f.c, f.p)
        case 1 /* after spell-effect */:
          if (within(s.place[f.c]!, ZONE.stack)) {
            s.changedInLine = true
            if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
            s.def[f.c] = f.whole
          }
          return popFrame(s)
      }
    },

    /** [mtg.608.2] Begins `spell-effect`, which may stop to ask. */
    spellEffect(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['spell-effect'], [c, p], [c])
      pushFrame<SpellEffectFrame>(s, { proc: PROC.spellEffectFrame, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect(s: State, f: SpellEffectFrame): void {
      switch (f.pc) {
        case 0:
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['《Force of Will》']) {
            f.pc = 1
            return rules.spellEffectOfText54(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['遅延']) {
            f.pc = 1
            return rules.spellEffectOfText53(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['アーテイのおせっかい']) {
            f.pc = 1
            return rules.spellEffectOfText52(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['この世界にあらず']) {
            f.pc = 1
            return rules.spellEffectOfText51(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['目くらまし']) {
            f.pc = 1
            return rules.spellEffectOfText50(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['差し戻し']) {
            f.pc = 1
            return rules.spellEffectOfText49(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['打破']) {
            f.pc = 1
            return rules.spellEffectOfText48(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['阻止']) {
            f.pc = 1
            return rules.spellEffectOfText47(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['押しつぶし']) {
            f.pc = 1
            return rules.spellEffectOfText46(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['束縛']) {
            f.pc = 1
            return rules.spellEffectOfText45(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['綿密な分析']) {
            f.pc = 1
            return rules.spellEffectOfText44(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['祖先の幻視']) {
            f.pc = 1
            return rules.spellEffectOfText43(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['弧状の刃']) {
            f.pc = 1
            return rules.spellEffectOfText42(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['よろめきショック']) {
            // [mtg.cards.1]
            rules.spellEffectOfText41(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['水没']) {
            f.pc = 1
            return rules.spellEffectOfText40(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['袖の下']) {
            f.pc = 1
            return rules.spellEffectOfText39(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['思考囲い']) {
            f.pc = 1
            return rules.spellEffectOfText38(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['四肢切断']) {
            // [mtg.cards.1]
            rules.spellEffectOfText37(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['火の玉']) {
            // [mtg.cards.1]
            rules.spellEffectOfText36(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['猛火の群れ']) {
            // [mtg.cards.1]
            rules.spellEffectOfText35(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['予言の稲妻']) {
            f.pc = 1
            return rules.spellEffectOfText34(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['終末']) {
            f.pc = 1
            return rules.spellEffectOfText33(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['熟慮']) {
            f.pc = 1
            return rules.spellEffectOfText32(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['乱動への突入']) {
            f.pc = 1
            return rules.spellEffectOfText31(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['壌土からの生命']) {
            f.pc = 1
            return rules.spellEffectOfText30(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['種蒔き時']) {
            // [mtg.cards.1]
            rules.spellEffectOfText29(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['スカイシュラウドの祝福']) {
            f.pc = 1
            return rules.spellEffectOfText28(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['《Regrowth》']) {
            f.pc = 1
            return rules.spellEffectOfText27(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['垂直落下']) {
            f.pc = 1
            return rules.spellEffectOfText26(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['火']) {
            // [mtg.cards.1]
            rules.spellEffectOfText25(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['氷']) {
            f.pc = 1
            return rules.spellEffectOfText24(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['変化']) {
            // [mtg.cards.1]
            rules.spellEffectOfText23(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['点火']) {
            // [mtg.cards.1]
            rules.spellEffectOfText22(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['乱暴']) {
            // [mtg.cards.1]
            rules.spellEffectOfText21(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['転落']) {
            // [mtg.cards.1]
            rules.spellEffectOfText20(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['爆裂']) {
            f.pc = 1
            return rules.spellEffectOfText19(s, f.c, f.p)
          }
          // [mtg.cards.1]
          if (s.def[f.c]! === CARD['破綻']) {
            f.pc = 1
            return rules.spellEffectOfText18(s, f.c, f.p)
          }
          // [mtg.100.6]
          if (s.def[f.c]! === CARD['《Ancestral Recall》']) {
            f.pc = 1
            return rules.spellEffectOfText17(s, f.c, f.p)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['絶えぬ種']) {
            // [mtg.cards.2]
            rules.spellEffectOfText16(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['狂える炎']) {
            // [mtg.cards.2]
            rules.spellEffectOfText15(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['続く嵐']) {
            // [mtg.cards.2]
            rules.spellEffectOfText14(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['静']) {
            f.pc = 1
            return rules.spellEffectOfText13(s, f.c, f.p)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['動']) {
            // [mtg.cards.2]
            rules.spellEffectOfText12(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['余燼']) {
            f.pc = 1
            return rules.spellEffectOfText11(s, f.c, f.p)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['着']) {
            f.pc = 1
            return rules.spellEffectOfText10(s, f.c, f.p)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['発']) {
            f.pc = 1
            return rules.spellEffectOfText9(s, f.c, f.p)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['絡む糸']) {
            f.pc = 1
            return rules.spellEffectOfText8(s, f.c, f.p)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['火の雨']) {
            // [mtg.cards.2]
            rules.spellEffectOfText7(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['瞬き']) {
            f.pc = 1
            return rules.spellEffectOfText6(s, f.c, f.p)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['送り返し']) {
            f.pc = 1
            return rules.spellEffectOfText5(s, f.c, f.p)
          }
          // [mtg.cards.2]
          if (s.def[f.c]! === CARD['《Counterspell》']) {
            f.pc = 1
            return rules.spellEffectOfText4(s, f.c, f.p)
          }
          // [mtg.603.6d]
          if (s.def[f.c]! === CARD['記憶の塵']) {
            f.pc = 1
            return rules.spellEffectOfText3(s, f.c, f.p)
          }
          // [mtg.pool.1]
          if (s.def[f.c]! === CARD['《Lightning Bolt》']) {
            // [mtg.pool.1]
            rules.spellEffectOfText2(s, f.c, f.p)
            return popFrame(s)
          }
          // [mtg.pool.1]
          if (s.def[f.c]! !== CARD['《Doom Blade》']) return popFrame(s)
          // [mtg.pool.1]
          f.pc = 1
          return rules.spellEffectOfText(s, f.c, f.p)
        case 1 /* after spell-effect */:
          return popFrame(s)
      }
    },
  }
}

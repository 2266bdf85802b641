// Compiled from the rules of MentalLegacy into casting.ts: what rules/magic/casting.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, family, happens, heldAnew, heldByEffect, keeps, membersOf, noteDone,
  noteEvent, owned, popFrame, putsOff, someOf, union, whyNot, within,
} from 'houserules/runtime'
import { COLOUR, ROLE_ON_STACK, WAY, ZONE } from '../magic/names.ts'
import type { CastFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function castingRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
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
        !rules.forbidsFromHandOnly(s, c, d, w, p) &&
        !rules.forbidsLegalNamesOnly(s, c, d, w, p) &&
        !rules.forbidsSameCostOnly(s, c, d, w, p) &&
        !rules.forbidsSplitAsSplit(s, c, d, w, p) &&
        !rules.forbidsSplitFromSplit(s, c, d, w, p) &&
        !rules.forbidsFrontsOnly(s, c, d, w, p) &&
        !rules.forbidsUnusedOnly(s, c, d, w, p) &&
        !rules.forbidsAsItself(s, c, d, w, p) &&
        !rules.forbidsNotUnseen(s, c, d, w, p) &&
        !rules.forbidsNoFuseNoFusing(s, c, d, w, p) &&
        !rules.forbidsNotNow(s, c, d, w, p) &&
        !rules.forbidsMeans(s, c, d, w, p) &&
        !rules.forbidsColourMeans(s, c, d, w, p) &&
        !someOf(s, ZONE.battlefield, (card2) => rules.forbidsCannotCast(s, card2, c, d, w, p)) &&
        (s.announcing > 0 || completable(rules, s, (t) => rules.doCast(t, c, d, w, p)))
      )
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
            if (rules.matchesAfterCast(s, f.c, f.d, f.w, f.p)) rules.afterCast2(s, f.d, f.c, f.p)
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
      if (rules.forbidsFromHandOnly(s, c, d, w, p)) out.push(129 /* from-hand-only */)
      if (rules.forbidsLegalNamesOnly(s, c, d, w, p)) out.push(130 /* legal-names-only */)
      if (rules.forbidsSameCostOnly(s, c, d, w, p)) out.push(131 /* same-cost-only */)
      if (rules.forbidsSplitAsSplit(s, c, d, w, p)) out.push(132 /* split-as-split */)
      if (rules.forbidsSplitFromSplit(s, c, d, w, p)) out.push(133 /* split-from-split */)
      if (rules.forbidsFrontsOnly(s, c, d, w, p)) out.push(134 /* fronts-only */)
      if (rules.forbidsUnusedOnly(s, c, d, w, p)) out.push(135 /* unused-only */)
      if (rules.forbidsAsItself(s, c, d, w, p)) out.push(136 /* as-itself */)
      if (rules.forbidsNotUnseen(s, c, d, w, p)) out.push(137 /* not-unseen */)
      if (rules.forbidsNoFuseNoFusing(s, c, d, w, p)) out.push(138 /* no-fuse-no-fusing */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doCast(t, c, d, w, p))
        if (!could) out.push(83, ...whyNot(rules, s, (t) => rules.doCast(t, c, d, w, p)))
        return could
      })
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
  }
}

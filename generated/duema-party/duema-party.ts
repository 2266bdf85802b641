// Compiled from the rules of DuemaParty into duema-party.ts: what rules/duel-masters/duema-party.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, asItStands, happens, noteEvent, owned, popFrame, pushFrame, reckoned, roundIn, takePutOff, through, within } from 'houserules/runtime'
import { PLACE } from '../duel-masters/names.ts'
import type { DuemaPartyRules } from './linked.ts'
import { EVENT, PRINTED_BEGINS, PRINTED_CIVILIZATIONS, PROC, ZONE } from './names.ts'
import type { DoomAllFrame, State } from './state.ts'

export function duemaPartyRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [102.1, 400.4] */
    opposes(s: State, q: number, p: number): boolean {
      return q !== p && (rules.isLiving(s, q) || q === s.endedByLeaving)
    },

    /** [101.1a, 201.2, gap.twin-civilizations] */
    suits(_s: State, d: number, k: number): boolean {
      return !through(PRINTED_CIVILIZATIONS[d]!, 60).some((v) => !PRINTED_CIVILIZATIONS[k]!.includes(v))
    },

    /** [101.1c] */
    isBarred(_s: State, d: number): boolean {
      return PRINTED_BEGINS[d]! !== NONE && PRINTED_BEGINS[d]! !== PLACE['in-deck']
    },

    /** [105.1] Carries out `win`. */
    win(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.win, [p])
      if (s.shared !== undefined)
        s.timesWinDuringMainStep = owned(s.timesWinDuringMainStep, s.shared.lists.timesWinDuringMainStep)
      s.timesWinDuringMainStep[p] = (s.timesWinDuringMainStep[p] ?? 0) + 1
    },

    /** [105.1] Begins `doom-all`, which may stop to ask. */
    doomAll(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['doom-all'], [p])
      // prettier-ignore
      pushFrame<DoomAllFrame>(s, {
        proc: PROC.doomAllFrame, pc: 0, answer: 0, p, members1: [], active3: [], changed4: 0, lines: 0, next5: 0,
        following6: [], next7: 0,
      })
    },

    stepDoomAll(s: State, f: DoomAllFrame): void {
      let q: number = NONE
      let at2: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.options[2] === 0 /* losing-together: own-loss-only */) {
              f.pc = 1
              return rules.doom(s, f.p, f.p)
            }
            if (s.options[2] !== 1 /* losing-together: everybody */) return popFrame(s)
            s.changedInLine = true
            s.forAll = reckoned(s.forAll + 1, 26)
            f.members1 = roundIn(s.seating, s.turnPlayer).filter((q2) => rules.isLiving(s, q2))
            f.active3 = f.members1.map((_, i) => i)
            if (f.active3.length === 0) {
              f.pc = 4
              continue
            }
            f.changed4 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            f.lines = 1
            f.next5 = 0
            f.pc = 2
            continue
          case 1 /* after settle-losses */:
            return popFrame(s)
          case 2:
            if (f.next5 < f.active3.length) {
              if (s.changedInLine) f.changed4 = 1
              s.changedInLine = false
              at2 = f.active3[f.next5]!
              f.next5 += 1
              q = f.members1[at2]!
              return rules.lose(s, q)
            }
            f.lines = 0
            s.linesDeep -= 1
            s.beforeLine = s.beforeLine?.beforeLine ?? null
            if (f.changed4 === 1) s.changedInLine = true
            f.following6 = takePutOff(s)
            f.next7 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next7 >= f.following6.length) {
              f.pc = 4
              continue
            }
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
          case 4:
            s.changedInLine = true
            s.forAll = reckoned(s.forAll - 1, 27)
            f.pc = 1
            return rules.settleLosses(s)
        }
    },

    /** [105.1] `no-doom` */
    forbidsNoDoom(_s: State, q: number, p: number): boolean {
      return q !== p
    },

    /** [106.1] Carries out `gain-turn`. */
    gainTurn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['gain-turn'], [p])
    },

    /** [107.1, 107.1a] */
    hasUsed(s: State, p: number, f_: number): boolean {
      return (
        (s.timesCountUseDuringTurn[f_ * 1024 + p] ?? 0) > 0 &&
        (rules.isSpellAsPrinted(s, f_) || s.options[5] === 0) /* replaced-summon: counted */
      )
    },

    /** [107.1, 107.1a] */
    hasPut(s: State, p: number, f_: number): boolean {
      return (s.timesArriveDuringTurn[f_ * 1024 + p] ?? 0) > 0
    },

    /** [107.1, 107.1a] `used-up` */
    forbidsUsedUp(s: State, _c: number, f_: number, p: number): boolean {
      return rules.hasUsed(s, p, f_) || (!rules.isSpellAsPrinted(s, f_) && rules.hasPut(s, p, f_))
    },

    /** [107.1, 107.1a] `used-up-use` */
    forbidsUsedUpUse(s: State, _c: number, f_: number, p: number): boolean {
      return rules.hasUsed(s, p, f_) || (!rules.isSpellAsPrinted(s, f_) && rules.hasPut(s, p, f_))
    },

    /** [107.1, 107.1a] `recited-already` */
    forbidsRecitedAlready(s: State, f_: number, _c: number, p: number): boolean {
      return rules.hasUsed(s, p, f_)
    },

    /** [107.1, 107.1a] `put-already` */
    forbidsPutAlready(s: State, c: number, p: number): boolean {
      return rules.hasPut(s, p, rules.creatureFaceOf(s, c))
    },

    /** [107.1] `counted-as-one` */
    forbidsCountedAsOne(s: State, c: number, p: number): boolean {
      return (
        s.options[4] === 1 /* same-name: counted-together */ &&
        !within(s.place[c]!, ZONE.nowhere) &&
        rules.hasUsed(s, p, rules.creatureFaceOf(s, c))
      )
    },

    /** [107.1, dm.use.4] `unusable-ninja-strike` */
    forbidsUnusableNinjaStrike(s: State, c: number, p: number): boolean {
      return !rules.canUse(s, c, s.def[c]!, p)
    },

    /** [107.1, dm.use.4] `unusable` */
    forbidsUnusable(s: State, c: number, p: number): boolean {
      return !rules.canUse(s, c, s.def[c]!, p)
    },

    /** [107.1, dm.use.4] `unusable-kirifudash` */
    forbidsUnusableKirifudash(s: State, c: number, p: number): boolean {
      return !rules.canUse(s, c, s.def[c]!, p)
    },

    /** [107.1, dm.use.4] `unusable-fushigibirth` */
    forbidsUnusableFushigibirth(s: State, c: number, _b: number, p: number): boolean {
      return !rules.canUse(s, c, s.def[c]!, p)
    },
  }
}

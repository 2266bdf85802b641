// Compiled from the rules of SharedPack into shared-pack.ts: what rules/trump-king/shared-pack.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, addEffect, announced, anotherRound, asItStands, completable, countOf, family, fillable, goesRound,
  happens, isAtLeast, isChosen, loseSight, membersOf, nextMembers, noteCreate, noteDone, noteEvent, noteShow,
  noteShuffle, owned, popFrame, range, reckoned, refuse, refuseText, same, seats, showTo, shuffle, someOf, sumOf,
  takeEffect, takePutOff, through, top, union, whenThere, within, without,
} from 'houserules/runtime'
// prettier-ignore
import { DEFINITIONS, EFFECT_ZONES, EVENT, MOVE, POSITION, PRINTED_RANK, PRINTED_SUIT, PROC, ROLE_VALUES, SUIT } from '../trump-king/names.ts'
// prettier-ignore
import type {
  ActivateSpellFrame, ActivateTrapFrame, AttackDirectlyFrame, AttackFrame, BattlePhaseFrame, BlastEffectFrame,
  ClubCallFrame, CompensateFrame, DiamondCallEffectFrame, DiamondCallFrame, DrawPhaseFrame, HandCheckFrame,
  HarvestFrame, InsightEffectFrame, InsightFrame, LastGiftFrame, NormalSummonFrame, PopFrame, RunChainFrame,
  RunLinkFrame, SetCardFrame, SetMonsterFrame, SetUpFrame, SynchroSummonFrame, UseSpellEffectFrame2,
  UseSpellEffectFrame3, UseSpellFrame, UseTrapEffectFrame3, UseTrapFrame, UseTrapFrame2, WindowFrame, WindowIfDueFrame,
} from '../trump-king/state.ts'
import { HOLDS_CARDS } from '../trump-king/tables.ts'
import type { SharedPackRules } from './linked.ts'
import { OPTION_NUMBERS, ZONE } from './names.ts'
import type { State } from './state.ts'

export function sharedPackRules(all: object) {
  const rules = all as SharedPackRules
  return {
    stepBlastEffect(s: State, f: BlastEffectFrame): void {
      let c: number = NONE
      let members1: readonly number[] = []
      let at2: number = 0
      let active3: readonly number[] = []
      let changed4: number = 0
      let next5: number = 0
      for (;;)
        switch (f.pc) {
          case 0: {
            const swept = [...family(s, ZONE.monsters), ...family(s, ZONE.backrow)].filter(
              (c2) =>
                rules.isFaceUp(s, c2) &&
                rules.valueOf(s, c2) <= f.x &&
                (s.options[24] === 0 /* spade-synchro-own-cards: yes */ || rules.holder(s, c2) !== f.you) &&
                (s.options[43] === 0 /* swept-joker: yes */ || !rules.isJoker(s, c2)),
            )
            rules.fallTogether(s, swept)
            members1 = swept
            active3 = members1.map((_, i) => i)
            if (active3.length === 0) return popFrame(s)
            changed4 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            next5 = 0
            f.pc = 1
            continue
          }
          case 1:
            if (next5 >= active3.length) {
              s.linesDeep -= 1
              s.beforeLine = s.beforeLine?.beforeLine ?? null
              if (changed4 === 1) s.changedInLine = true
              f.following6 = takePutOff(s)
              f.next7 = 0
              f.pc = 2
              continue
            }
            if (s.changedInLine) changed4 = 1
            s.changedInLine = false
            at2 = active3[next5]!
            next5 += 1
            c = members1[at2]!
            rules.destroy(s, c)
            continue
          case 2:
            if (f.next7 >= f.following6.length) return popFrame(s)
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
        }
    },

    /** [gap.ability-uses] */
    afterBlast(s: State, c: number): void {
      if (within(s.place[c]!, ZONE.monsters)) {
        if (s.shared !== undefined) s.abilityUsedIn = owned(s.abilityUsedIn, s.shared.lists.abilityUsedIn)
        s.abilityUsedIn[c] = s.turnNumber
      }
    },

    /** [gap.ability-uses] */
    afterBlastInsight(s: State, c: number): void {
      if (within(s.place[c]!, ZONE.monsters)) {
        if (s.shared !== undefined) s.abilityUsedIn = owned(s.abilityUsedIn, s.shared.lists.abilityUsedIn)
        s.abilityUsedIn[c] = s.turnNumber
      }
    },

    /** [heart-synchro.1] Whether `insight` may happen. */
    canInsight(s: State, this_: number, you: number): boolean {
      return (
        !rules.forbidsOnceATurnInsight(s, this_, you) &&
        (s.announcing > 0 ||
          ((s.options[46] === 0 /* empty-deck-look: allowed */ || s.zones[ZONE.deck]!.length > 0) &&
            through(
              s.options[17] === 0 /* heart-synchro-payment: whole-excess */
                ? range(
                    reckoned(s.life[you]! - s.life[rules.opponentOf(s, you)]!, 13),
                    reckoned(s.life[you]! - s.life[rules.opponentOf(s, you)]!, 13),
                    14,
                  )
                : range(1, reckoned(s.life[you]! - s.life[rules.opponentOf(s, you)]!, 13), 15),
              16,
            ).length > 0 &&
            completable(rules, s, (t) => rules.doInsight(t, this_, you))))
      )
    },

    stepInsight(s: State, f: InsightFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            // [gap.empty-deck-look]
            if (s.options[46] !== 0 /* empty-deck-look: allowed */ && s.zones[ZONE.deck]!.length === 0) {
              refuse(s, 3)
              f.pc = 1
              continue
            }
            f.excess = reckoned(s.life[f.you]! - s.life[rules.opponentOf(s, f.you)]!, 13)
            // [gap.heart-synchro-payment]
            f.pc = 3
            return rules.ask(s, f, 6, f.you, false)
          case 1:
            if (rules.matchesAfterBlastInsight(s, f.this_, f.you)) rules.afterBlastInsight(s, f.this_)
            return popFrame(s)
          case 2:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.insight, [f.this_, f.you], [f.this_])
            // [gap.destroyed-while-activating]
            if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
            s.inUse[f.this_] = true
            f.pc = 1
            continue
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 4)
              f.pc = 2
              continue
            }
            const d = f.answer - 1000001
            rules.pay(s, d, f.you)
            if (s.over) return
            // [heart-synchro.2]
            addEffect(s, ZONE.chain, PROC.insightEffectFrame, f.you, f.this_, false, [f.you, d])
            f.pc = 2
            continue
          }
        }
    },

    stepInsightEffect(s: State, f: InsightEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.looked = top(s.zones[ZONE.deck]!, f.d)
          for (const each of f.looked) {
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, f.you)
            showTo(s, each, f.you)
          }
          f.pc = 1
          return rules.useLooked(s, f.looked, f.you)
        case 1 /* after use-looked */:
          rules.putBack(s, f.looked, f.you)
          return popFrame(s)
      }
    },

    /** [heart-synchro.2] Whether `set-looked` may happen. */
    canSetLooked(s: State, looked: readonly number[], p: number): boolean {
      return (
        s.announcing > 0 ||
        (looked.some(
          (c) =>
            !rules.forbidsBarredSet(s, c, p) &&
            (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.backrow + p) || rules.mayEnter(s, c, ZONE.backrow + p)) &&
            (s.options[8] === 1 /* face-down-role: declared */ ? ROLE_VALUES.length > 0 : true),
        ) &&
          completable(rules, s, (t) => rules.doSetLooked(t, looked, p)))
      )
    },

    /** [gap.looked-cards-rest] Carries out `put-back`. */
    putBack(s: State, looked: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['put-back'], [NONE, p])
      const begun = s.log?.length
      if (s.options[16] === 1 /* looked-cards-rest: shuffled-in */) {
        if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck)
        shuffle(s, ZONE.deck)
        loseSight(s, s.zones[ZONE.deck]!, HOLDS_CARDS)
      }
      if (s.options[16] === 2 /* looked-cards-rest: to-bottom */) {
        for (const c2 of looked.filter((c) => s.place[c] === ZONE.deck)) rules.move(s, c2, ZONE.deck, true)
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [club.1, gap.call-zone] Whether `club-call` may happen. */
    canClubCall(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (s.zones[ZONE.hand + you]!.some((c) => c !== this_ && rules.matches(s, c, this_)) &&
          !rules.forbidsCannotNormalSummonSpecialSummon(s, this_, you) &&
          completable(rules, s, (t) => rules.doClubCall(t, this_, you)))
      )
    },

    stepClubCall(s: State, f: ClubCallFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.pc = 2
            return rules.ask(s, f, 11, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['club-call'], [f.this_, f.you], [f.this_])
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 8)
              f.pc = 1
              continue
            }
            const c = f.answer - 1
            rules.move(s, c, ZONE.graveyard + f.you)
            f.pc = 1
            return rules.specialSummon(s, f.this_, f.you)
          }
        }
    },

    /** [club.1, gap.call-zone] What may be answered: choose a card. */
    answersToClubCall(s: State, f: ClubCallFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!) if (c !== f.this_ && rules.matches(s, c, f.this_)) out.push(c + 1)
    },

    stepHarvest(s: State, f: HarvestFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.n = Math.min(rules.valueOf(s, f.m), s.zones[ZONE.deck]!.length)
            rules.draw(s, f.n, f.you)
            // [club.3]
            f.back = []
            f.atLeast1 = Math.max(0, f.n - 1)
            f.atMost2 = Math.max(0, f.n - 1)
            f.pc = 1
            continue
          case 1:
            if (f.back.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 30, f.you, f.back.length >= f.atLeast1, f.back.length)
          case 2:
            if (f.back.length < f.atLeast1) refuse(s, 33)
            for (const each of f.back) rules.move(s, each, ZONE.deck)
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck)
            shuffle(s, ZONE.deck)
            loseSight(s, s.zones[ZONE.deck]!, HOLDS_CARDS)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.back = [...f.back, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [club.3] What may be answered: choose cards as back. */
    answersToHarvest(s: State, f: HarvestFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!) if (!isChosen(c, f.back)) out.push(c + 1)
    },

    /** [club-synchro.1] `last-gift` */
    matchesLastGift(s: State, card2: number, from2: number, _to2: number): boolean {
      return rules.isClubSynchro(s, card2) && !rules.isNegated(s, card2) && within(from2, ZONE.monsters)
    },

    /** [club-synchro.1] What may be answered: choose a card. */
    answersToLastGift(s: State, f: LastGiftFrame, out: number[]): void {
      for (const c of through(
        s.options[26] === 0 /* club-synchro-graveyard: own */
          ? s.zones[ZONE.graveyard + f.you]!
          : family(s, ZONE.graveyard),
        26,
      ))
        if (PRINTED_SUIT[s.def[c]!]! === SUIT['♣'] && !rules.barredFrom(s, f.you, c)) out.push(c + 1)
    },

    stepDiamondCall(s: State, f: DiamondCallFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            if (rules.fieldOf(s, rules.opponentOf(s, f.you)).length === 0) {
              refuse(s, 9)
              return popFrame(s)
            }
            f.pc = 2
            return rules.ask(s, f, 12, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['diamond-call'], [f.this_, f.you], [f.this_])
            // [diamond.4]
            if (within(s.place[f.this_]!, ZONE.monsters))
              addEffect(s, ZONE.waiting, PROC.diamondCallEffectFrame, f.you, f.this_, false, [f.you])
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 10)
              f.pc = 1
              continue
            }
            const x = f.answer - 1
            // [gap.synchro-pays-send-cost]
            if (rules.isSynchro(s, x) && s.options[21] !== 0 /* synchro-pays-send-cost: yes */) {
              refuse(s, 11)
              return popFrame(s)
            }
            rules.send(s, x)
            f.pc = 1
            return rules.specialSummon(s, f.this_, f.you)
          }
        }
    },

    stepDiamondCallEffect(s: State, f: DiamondCallEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (rules.fieldOf(s, rules.opponentOf(s, f.you)).length === 0) {
            refuse(s, 26)
            return popFrame(s)
          }
          f.pc = 2
          return rules.ask(s, f, 13, f.you, false)
        case 1 /* after compensate */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 27)
          const y = f.answer - 1
          rules.destroy(s, y)
          // [diamond.5]
          if (rules.isOnField(s, y)) return popFrame(s)
          const t2 = top(s.zones[ZONE.deck]!, 1)
          for (const each of t2) {
            for (const each2 of seats(s)) {
              if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, each2)
              showTo(s, each, each2)
            }
          }
          f.pc = 1
          return rules.compensate(s, t2, rules.opponentOf(s, f.you))
        }
      }
    },

    stepCompensate(s: State, f: CompensateFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = f.t2
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.c = f.list1[f.next2++]!
            f.pc = 2
            return rules.specialSummon(s, f.c, f.p)
          case 2 /* after special-summon */:
            // [gap.blocked-top-card]
            if (s.place[f.c] === ZONE.deck && s.options[32] === 1 /* blocked-top-card: to-graveyard */)
              rules.move(s, f.c, ZONE.graveyard + f.p)
            f.pc = 1
            continue
        }
    },

    /** [diamond.2, gap.face-down-diamond] */
    isJewel(s: State, d: number): boolean {
      return (
        within(s.place[d]!, ZONE.monsters) &&
        rules.isFaceUp(s, d) &&
        PRINTED_SUIT[s.def[d]!]! === SUIT['♦'] &&
        !rules.isFalling(s, d)
      )
    },

    /** [diamond.2] */
    hits(s: State, d: number, e: number): boolean {
      return !same(rules.controllerOf(s, d), rules.holder(s, e)) && rules.covers(s, d, e)
    },

    /** [gap.falling-diamond] Carries out `fall-together`. */
    fallTogether(s: State, fallen: readonly number[]): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['fall-together'], [NONE])
      if (s.options[30] === 1 /* falling-diamond: negates-no-more */) {
        for (const d2 of fallen.filter((d) => rules.isJewel(s, d))) {
          if (within(s.place[d2]!, ZONE.monsters)) {
            if (s.shared !== undefined) s.falling = owned(s.falling, s.shared.lists.falling)
            s.falling[d2] = true
          }
        }
      }
    },

    /** [gap.mutual-negation] Worked out anew. */
    workOutPrevailing(s: State): readonly number[] {
      let open: readonly number[] = through(family(s, ZONE.monsters), 32).filter((d) => rules.isJewel(s, d))
      let active: readonly number[] = []
      let rounds = 0
      for (;;) {
        rounds = anotherRound(rounds, 33)
        const struck = through(open, 35).filter((e) => through(active, 34).some((d2) => rules.hits(s, d2, e)))
        const safe = through(open, 37).filter(
          (e2) => !through(union(open, active), 36).some((d3) => rules.hits(s, d3, e2)),
        )
        if (struck.length > 0) {
          open = without(open, struck)
        } else if (safe.length > 0) {
          active = union(active, safe)
          open = without(open, safe)
        } else if (open.length > 0 && s.options[29] === 1 /* mutual-negation: both-negated */) {
          open = []
        } else if (open.length > 0) {
          const ring = through(open, 38).filter((e3) => rules.hittersOf(s, e3, open).includes(e3))
          const eldest =
            through(ring, 40).find((e4) => !through(ring, 39).some((d4) => s.upSince[d4]! < s.upSince[e4]!)) ?? NONE
          active = union(
            active,
            through([eldest], 41).filter((found) => found !== NONE),
          )
          open = without(open, [eldest])
        }
        if (open.length === 0) break
      }
      return active
    },

    /** [diamond.2, diamond-synchro.2] */
    isNegated(s: State, x: number): boolean {
      return (
        whenThere(rules.holder(s, x), false, (it0) => rules.barredFrom(s, it0, x)) &&
        (s.options[28] === 0 /* negation-zones: everywhere */ || rules.isOnField(s, x) || rules.isFromField(s, x))
      )
    },

    /** [setup.1] */
    fieldOf(s: State, p: number): readonly number[] {
      return union(s.zones[ZONE.monsters + p]!, s.zones[ZONE.backrow + p]!)
    },

    /** [monster.1] */
    isFaceUp(s: State, c: number): boolean {
      return (within(s.place[c]!, ZONE.monsters) && s.position[c]! !== POSITION['face-down']) || rules.isStanding(s, c)
    },

    /** [setup.1] */
    isOnField(s: State, c: number): boolean {
      return within(s.place[c]!, ZONE.monsters) || within(s.place[c]!, ZONE.backrow)
    },

    stepDrawPhase(s: State, f: DrawPhaseFrame): void {
      switch (f.pc) {
        case 0:
          // [gap.deck-out]
          if (s.zones[ZONE.deck]!.length === 0 && s.options[1] === 0 /* deck-out: loses */) {
            rules.lose(s, f.p)
            if (s.over) return
          }
          rules.draw(s, rules.cardsPerDrawOf(s), f.p)
          f.pc = 1
          return rules.window(s)
        case 1 /* after window */:
          return popFrame(s)
      }
    },

    /** What a seat may do at `main`. */
    offersAtMain(s: State, seat: number, out: number[]): void {
      // [monster.2] may-change-position
      for (const m of s.zones[ZONE.monsters + seat]!) {
        if (rules.canChangePosition(s, m, seat)) out.push(1 + MOVE['change-position'] + 16 * m)
      }
      // [spade.1, turn.3] may-spade-call
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (rules.isSpade(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
          if (rules.canSpadeCall(s, this_, seat)) out.push(1 + MOVE['spade-call'] + 16 * this_)
        }
      }
      // [spade-synchro.2] may-blast-2
      for (const this_ of s.zones[ZONE.monsters + seat]!) {
        if (rules.isSpadeSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !rules.isNegated(s, this_)) {
          if (rules.canBlast(s, this_, seat)) out.push(1 + MOVE.blast + 16 * this_)
        }
      }
      // [heart-synchro.1] may-insight-2
      if (s.life[seat]! > s.life[rules.opponentOf(s, seat)]!) {
        for (const this_ of s.zones[ZONE.monsters + seat]!) {
          if (rules.isHeartSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !rules.isNegated(s, this_)) {
            if (rules.canInsight(s, this_, seat)) out.push(1 + MOVE.insight + 16 * this_)
          }
        }
      }
      // [club.1, gap.call-zone] may-club-call
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (rules.isClub(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
          if (rules.canClubCall(s, this_, seat)) out.push(1 + MOVE['club-call'] + 16 * this_)
        }
      }
      // [diamond.3, gap.call-zone] may-diamond-call-2
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (rules.isDiamond(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
          if (rules.canDiamondCall(s, this_, seat)) out.push(1 + MOVE['diamond-call'] + 16 * this_)
        }
      }
      // [spell.4, turn.3] may-set-card
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (rules.canSetCard(s, c, seat)) out.push(1 + MOVE['set-card'] + 16 * c)
      }
      // [spell.1, spell.2, turn.3] may-activate-spell
      for (const c of s.zones[ZONE.hand + seat]!) {
        const code = 1 + MOVE['activate-spell'] + 16 * c
        if (!out.includes(code) && rules.canActivateSpell(s, c, seat)) out.push(code)
      }
      // [spell.5] may-activate-spell-2
      for (const c of s.zones[ZONE.backrow + seat]!) {
        const code = 1 + MOVE['activate-spell'] + 16 * c
        if (!out.includes(code) && rules.canActivateSpell(s, c, seat)) out.push(code)
      }
      // [trap.1, trap.3, trap.4] may-activate-trap
      for (const c of s.zones[ZONE.backrow + seat]!) {
        if (rules.canActivateTrap(s, c, seat)) out.push(1 + MOVE['activate-trap'] + 16 * c)
      }
      // [summon.1, turn.3] may-normal-summon
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (rules.canNormalSummon(s, c, seat)) out.push(1 + MOVE['normal-summon'] + 16 * c)
      }
      // [summon.3, turn.3] may-set-monster
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (rules.canSetMonster(s, c, seat)) out.push(1 + MOVE['set-monster'] + 16 * c)
      }
      // [synchro.1, synchro.2, synchro.3, synchro.5] may-synchro-summon
      for (const s_ of s.zones[ZONE.extra]!) {
        if (!rules.isSynchro(s, s_)) continue
        if (rules.canSynchroSummon(s, s_, seat)) out.push(1 + MOVE['synchro-summon'] + 16 * s_)
      }
    },

    stepBattlePhase(s: State, f: BattlePhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [battle.10]
            for (const c of family(s, ZONE.monsters)) {
              if (s.shared !== undefined) s.attacksMade = owned(s.attacksMade, s.shared.lists.attacksMade)
              s.attacksMade[c] = 0
            }
            f.pc = 2
            continue
          case 1 /* after window */:
            return popFrame(s)
          case 2:
            f.pc = 3
            return rules.ask(s, f, 24, f.p, true)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 1
              return rules.window(s)
            }
            f.pc = 2
            return rules.windowIfDue(s)
        }
    },

    /** What a seat may do at `battle-phase`. */
    offersAtBattlePhase(s: State, seat: number, out: number[]): void {
      // [battle.2, battle.3, turn.4] may-attack-directly
      for (const a of s.zones[ZONE.monsters + seat]!) {
        if (rules.canAttackDirectly(s, a, seat)) out.push(1 + MOVE['attack-directly'] + 16 * a)
      }
      // [turn.4, battle.3] may-attack
      for (const a of s.zones[ZONE.monsters + seat]!) {
        for (const t2 of s.zones[ZONE.monsters + rules.opponentOf(s, seat)] ?? []) {
          if (rules.canAttack(s, a, t2, seat)) out.push(1 + MOVE.attack + 16 * (a + 2048 * t2))
        }
      }
      // [trap.1, trap.3, trap.4] may-activate-trap
      for (const c of s.zones[ZONE.backrow + seat]!) {
        if (rules.canActivateTrap(s, c, seat)) out.push(1 + MOVE['activate-trap'] + 16 * c)
      }
    },

    stepHandCheck(s: State, f: HandCheckFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.options[2] === 0 /* hand-limit: unlimited */) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.surplus = []
            f.atLeast1 = Math.max(
              0,
              reckoned(s.zones[ZONE.hand + f.p]!.length - OPTION_NUMBERS[2]![s.options[2]!]!, 21),
            )
            f.atMost2 = Math.max(0, reckoned(s.zones[ZONE.hand + f.p]!.length - OPTION_NUMBERS[2]![s.options[2]!]!, 21))
            f.pc = 1
            continue
          case 1:
            if (f.surplus.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 25, f.p, f.surplus.length >= f.atLeast1, f.surplus.length)
          case 2:
            if (f.surplus.length < f.atLeast1) refuse(s, 18)
            for (const each of f.surplus) rules.move(s, each, ZONE.graveyard + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.surplus = [...f.surplus, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [gap.hand-limit] What may be answered: choose cards as surplus. */
    answersToHandCheck(s: State, f: HandCheckFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) if (!isChosen(c, f.surplus)) out.push(c + 1)
    },

    /** [turn.2, gap.short-draw] Carries out `draw`. */
    draw(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.draw, [n, p])
      if (s.shared !== undefined)
        s.timesDrawDuringMain = owned(s.timesDrawDuringMain, s.shared.lists.timesDrawDuringMain)
      s.timesDrawDuringMain[p] = (s.timesDrawDuringMain[p] ?? 0) + 1
      if (s.shared !== undefined)
        s.timesDrawDuringBattlePhase = owned(s.timesDrawDuringBattlePhase, s.shared.lists.timesDrawDuringBattlePhase)
      s.timesDrawDuringBattlePhase[`${n},${p}`] = (s.timesDrawDuringBattlePhase[`${n},${p}`] ?? 0) + 1
      if (s.shared !== undefined)
        s.timesDrawDuringMatch = owned(s.timesDrawDuringMatch, s.shared.lists.timesDrawDuringMatch)
      s.timesDrawDuringMatch[p] = (s.timesDrawDuringMatch[p] ?? 0) + 1
      const begun = s.log?.length
      for (const each of top(s.zones[ZONE.deck]!, n)) rules.move(s, each, ZONE.hand + p)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [battle.5] Carries out `destroy`. */
    destroy(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.destroy, [c], [c])
      s.timesDestroyDuringMain += 1
      const begun = s.log?.length
      rules.move(s, c, ZONE.graveyard + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [normal-trap.1] Carries out `banish`. */
    banish(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.banish, [c], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.banished + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [rank9.1] Carries out `take-back`. */
    takeBack(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['take-back'], [c], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.hand + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [synchro.1, diamond.3] Carries out `send`. */
    send(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.send, [c], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.graveyard + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [synchro.6, synchro.7] `goes-home` */
    matchesGoesHome(s: State, k: number, from2: number, z: number): boolean {
      return rules.isSynchro(s, k) && within(from2, ZONE.monsters) && z !== ZONE.extra
    },

    /** [synchro.6, synchro.7] */
    goesHome(s: State, k: number): void {
      const begun = s.log?.length
      rules.move(s, k, ZONE.extra)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [synchro.6] `forgets-names` */
    matchesForgetsNames(s: State, k: number, _from2: number, to2: number): boolean {
      return rules.isSynchro(s, k) && to2 === ZONE.extra
    },

    /** [summon.1] Whether `normal-summon` may happen. */
    canNormalSummon(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsOneSummon(s, c, p) &&
        !rules.forbidsCannotNormalSummon(s, c, p) &&
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
            ? completable(rules, s, (t) => rules.doNormalSummon(t, c, p))
            : rules.mayEnter(s, c, ZONE.monsters + p))) &&
        !rules.forbidsBarredSummon(s, c, p)
      )
    },

    stepNormalSummon(s: State, f: NormalSummonFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.move(s, f.c, ZONE.monsters + f.p)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['normal-summon'], [f.c, f.p], [f.c])
          if (s.shared !== undefined)
            s.timesNormalSummonDuringTurn = owned(
              s.timesNormalSummonDuringTurn,
              s.shared.lists.timesNormalSummonDuringTurn,
            )
          s.timesNormalSummonDuringTurn[f.p] = (s.timesNormalSummonDuringTurn[f.p] ?? 0) + 1
          rules.arrive(s, f.c)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (rules.matchesComfort(s, f.c, f.p))
            addEffect(s, 0, PROC.comfortFrame, rules.holder(s, f.c), f.c, true, [rules.holder(s, f.c), f.c])
          return popFrame(s)
      }
    },

    /** [summon.3] Whether `set-monster` may happen. */
    canSetMonster(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsSetCounts(s, c, p) &&
        !rules.forbidsCannotNormalSummonSetMonster(s, c, p) &&
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
            ? completable(rules, s, (t) => rules.doSetMonster(t, c, p))
            : rules.mayEnter(s, c, ZONE.monsters + p))) &&
        !rules.forbidsNeverSet(s, c, p) &&
        !rules.forbidsBarredSetMonster(s, c, p)
      )
    },

    stepSetMonster(s: State, f: SetMonsterFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.move(s, f.c, ZONE.monsters + f.p)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['set-monster'], [f.c, f.p], [f.c])
          if (s.shared !== undefined)
            s.timesSetMonsterDuringTurn = owned(s.timesSetMonsterDuringTurn, s.shared.lists.timesSetMonsterDuringTurn)
          s.timesSetMonsterDuringTurn[f.p] = (s.timesSetMonsterDuringTurn[f.p] ?? 0) + 1
          if (s.shared !== undefined) s.position = owned(s.position, s.shared.lists.position)
          s.position[f.c] = POSITION['face-down']
          // [gap.set-and-flip-as-summon]
          if (s.options[11] === 1 /* set-and-flip-as-summon: yes */) {
            if (within(s.place[f.c]!, ZONE.monsters)) {
              if (s.shared !== undefined) s.fresh = owned(s.fresh, s.shared.lists.fresh)
              s.fresh[f.c] = true
            }
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (rules.matchesAfterSetCardSetMonster(s, f.c, f.p)) rules.afterSetCardSetMonster(s)
          return popFrame(s)
      }
    },

    /** [summon.5, summon.6] Whether `special-summon` may happen. */
    canSpecialSummon(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsCannotNormalSummonSpecialSummon(s, c, p) &&
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
            ? completable(rules, s, (t) => rules.doSpecialSummon(t, c, p))
            : [POSITION.attack, POSITION.defence].some(
                (q) =>
                  !rules.forbidsNeverDefends(s, c, q, p) &&
                  !rules.forbidsCannotChangePositionSpecialSummonAs(s, c, q, p) &&
                  rules.mayEnter(s, c, ZONE.monsters + p),
              ))) &&
        !rules.forbidsBarredSummonSpecialSummon(s, c, p)
      )
    },

    /** [summon.5] Carries out `special-summon-as`. */
    doSpecialSummonAs(s: State, c: number, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['special-summon-as'], [c, q, p], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.monsters + p)
      if (s.shared !== undefined) s.position = owned(s.position, s.shared.lists.position)
      s.position[c] = q
      rules.arrive(s, c)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [summon.1] Carries out `arrive`. */
    arrive(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.arrive, [c], [c])
      s.clock = reckoned(s.clock + 1, 25)
      if (s.shared !== undefined) s.upSince = owned(s.upSince, s.shared.lists.upSince)
      s.upSince[c] = s.clock
      if (within(s.place[c]!, ZONE.monsters)) {
        if (s.shared !== undefined) s.fresh = owned(s.fresh, s.shared.lists.fresh)
        s.fresh[c] = true
      }
    },

    /** [synchro.1] Whether `synchro-summon` may happen. */
    canSynchroSummon(s: State, s_: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        (isAtLeast(
          sumOf(s.zones[ZONE.monsters + p]!, (each) => rules.valueOf(s, each)),
          PRINTED_RANK[s.def[s_]!]!,
        ) &&
          s.zones[ZONE.monsters + p]!.some((each2) => same(PRINTED_SUIT[s.def[each2]!]!, PRINTED_SUIT[s.def[s_]!]!)) &&
          fillable([], s.zones[ZONE.monsters + p]!, {
            count: [2, rules.monsterZonesOf(s)],
            passes: (m2) =>
              sumOf(m2, (each) => rules.valueOf(s, each)) === PRINTED_RANK[s.def[s_]!]! &&
              m2.some((each2) => same(PRINTED_SUIT[s.def[each2]!]!, PRINTED_SUIT[s.def[s_]!]!)) &&
              (s.options[19] === 0 /* face-down-material: yes */ || !m2.some((m3) => !rules.isFaceUp(s, m3))) &&
              (s.options[20] === 0 /* synchro-as-material: yes */ || !m2.some((m4) => rules.isSynchro(s, m4))) &&
              (s.options[44] === 0 /* joker-as-material: yes */ || !m2.some((m5) => rules.isJoker(s, m5))),
            site: 27,
            grows: (picked2: readonly number[]) =>
              isAtLeast(
                PRINTED_RANK[s.def[s_]!]!,
                sumOf(picked2, (each) => rules.valueOf(s, each)),
              ) &&
              (s.options[19] === 0 /* face-down-material: yes */ || !picked2.some((m) => !rules.isFaceUp(s, m))) &&
              (s.options[20] === 0 /* synchro-as-material: yes */ || !picked2.some((m2) => rules.isSynchro(s, m2))) &&
              (s.options[44] === 0 /* joker-as-material: yes */ || !picked2.some((m3) => rules.isJoker(s, m3))),
          }) &&
          completable(rules, s, (t) => rules.doSynchroSummon(t, s_, p)))
      )
    },

    /** [synchro.1] What may be answered: choose cards. */
    answersToSynchroSummon(s: State, f: SynchroSummonFrame, out: number[]): void {
      if (s.reasons !== null) {
        for (const m of s.zones[ZONE.monsters + f.p]!) if (!isChosen(m, f.m)) out.push(m + 1)
        return
      }
      const rest = s.zones[ZONE.monsters + f.p]!.filter((m) => !isChosen(m, f.m))
      for (const m of nextMembers(f.m, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) =>
          sumOf(picked2, (each) => rules.valueOf(s, each)) === PRINTED_RANK[s.def[f.s_]!]! &&
          picked2.some((each2) => same(PRINTED_SUIT[s.def[each2]!]!, PRINTED_SUIT[s.def[f.s_]!]!)) &&
          (s.options[19] === 0 /* face-down-material: yes */ || !picked2.some((m2) => !rules.isFaceUp(s, m2))) &&
          (s.options[20] === 0 /* synchro-as-material: yes */ || !picked2.some((m3) => rules.isSynchro(s, m3))) &&
          (s.options[44] === 0 /* joker-as-material: yes */ || !picked2.some((m4) => rules.isJoker(s, m4))),
        site: 27,
        grows: (picked2: readonly number[]) =>
          isAtLeast(
            PRINTED_RANK[s.def[f.s_]!]!,
            sumOf(picked2, (each) => rules.valueOf(s, each)),
          ) &&
          (s.options[19] === 0 /* face-down-material: yes */ || !picked2.some((m) => !rules.isFaceUp(s, m))) &&
          (s.options[20] === 0 /* synchro-as-material: yes */ || !picked2.some((m2) => rules.isSynchro(s, m2))) &&
          (s.options[44] === 0 /* joker-as-material: yes */ || !picked2.some((m3) => rules.isJoker(s, m3))),
      }))
        out.push(m + 1)
    },

    stepWindow(s: State, f: WindowFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(0)
            f.pc = 2
            return rules.lineUp(s)
          case 2 /* after line-up */:
            s.passes = 0
            // [gap.first-responder]
            s.answerer =
              s.options[40] === 0 /* first-responder: turn-side */ ? s.turnPlayer : rules.opponentOf(s, s.turnPlayer)
            f.pc = 3
            continue
          case 3:
            goesRound(1)
            f.pc = 5
            return rules.ask(s, f, 1, s.answerer, true)
          case 4:
            s.answerer = rules.opponentOf(s, s.answerer)
            if (s.passes !== 2) {
              f.pc = 3
              continue
            }
            for (const m2 of membersOf(s, ZONE.monsters, (m) => rules.isFresh(s, m))) {
              if (within(s.place[m2]!, ZONE.monsters)) {
                if (s.shared !== undefined) s.fresh = owned(s.fresh, s.shared.lists.fresh)
                s.fresh[m2] = false
              }
            }
            s.toBeAnswered = false
            f.pc = 7
            return rules.runChain(s)
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              s.passes = 0
              f.pc = 6
              return rules.lineUp(s)
            }
            s.passes = reckoned(s.passes + 1, 2)
            f.pc = 4
            continue
          case 6 /* after line-up */:
            // [gap.chain]
            f.pc = 4
            if (s.options[33] !== 1 /* chain-order: immediate */) continue
            return rules.runChain(s)
          case 7 /* after run-chain */:
            if (
              s.zones[ZONE.waiting]!.length === 0 &&
              !someOf(s, ZONE.monsters, (m3) => rules.isFresh(s, m3)) &&
              !s.toBeAnswered
            )
              return popFrame(s)
            f.pc = 1
            continue
        }
    },

    /** What a seat may do at `window`. */
    offersAtWindow(s: State, seat: number, out: number[]): void {
      // [spade.1, gap.ability-timing] may-spade-call-2
      if (s.options[25] === 1 /* ability-timing: own-turn-any-window */ && s.turnPlayer === seat) {
        for (const this_ of s.zones[ZONE.hand + seat]!) {
          if (rules.isSpade(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
            if (rules.canSpadeCall(s, this_, seat)) out.push(1 + MOVE['spade-call'] + 16 * this_)
          }
        }
      }
      // [spade-synchro.2, gap.ability-timing] may-blast
      if (s.options[25] === 1 /* ability-timing: own-turn-any-window */ && s.turnPlayer === seat) {
        for (const this_ of s.zones[ZONE.monsters + seat]!) {
          if (rules.isSpadeSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !rules.isNegated(s, this_)) {
            if (rules.canBlast(s, this_, seat)) out.push(1 + MOVE.blast + 16 * this_)
          }
        }
      }
      // [heart-synchro.1, gap.ability-timing] may-insight
      if (
        s.options[25] === 1 /* ability-timing: own-turn-any-window */ &&
        s.turnPlayer === seat &&
        s.life[seat]! > s.life[rules.opponentOf(s, seat)]!
      ) {
        for (const this_ of s.zones[ZONE.monsters + seat]!) {
          if (rules.isHeartSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !rules.isNegated(s, this_)) {
            if (rules.canInsight(s, this_, seat)) out.push(1 + MOVE.insight + 16 * this_)
          }
        }
      }
      // [club.1, gap.ability-timing] may-club-call-2
      if (s.options[25] === 1 /* ability-timing: own-turn-any-window */ && s.turnPlayer === seat) {
        for (const this_ of s.zones[ZONE.hand + seat]!) {
          if (rules.isClub(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
            if (rules.canClubCall(s, this_, seat)) out.push(1 + MOVE['club-call'] + 16 * this_)
          }
        }
      }
      // [diamond.3, gap.ability-timing] may-diamond-call
      if (s.options[25] === 1 /* ability-timing: own-turn-any-window */ && s.turnPlayer === seat) {
        for (const this_ of s.zones[ZONE.hand + seat]!) {
          if (rules.isDiamond(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
            if (rules.canDiamondCall(s, this_, seat)) out.push(1 + MOVE['diamond-call'] + 16 * this_)
          }
        }
      }
      // [trap.1, trap.3, trap.4] may-activate-trap
      for (const c of s.zones[ZONE.backrow + seat]!) {
        const code = 1 + MOVE['activate-trap'] + 16 * c
        if (!out.includes(code) && rules.canActivateTrap(s, c, seat)) out.push(code)
      }
      // [gap.quick-from-hand] may-activate-trap-2
      if (s.options[10] === 1 /* quick-from-hand: yes */ && seat === s.turnPlayer) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          if (PRINTED_RANK[s.def[c]!]! === 8) {
            const code = 1 + MOVE['activate-trap'] + 16 * c
            if (!out.includes(code) && rules.canActivateTrap(s, c, seat)) out.push(code)
          }
        }
      }
    },

    stepWindowIfDue(s: State, f: WindowIfDueFrame): void {
      switch (f.pc) {
        case 0:
          if (
            !someOf(s, ZONE.monsters, (m) => rules.isFresh(s, m)) &&
            s.zones[ZONE.chain]!.length === 0 &&
            s.zones[ZONE.waiting]!.length === 0 &&
            !s.toBeAnswered
          )
            return popFrame(s)
          f.pc = 1
          return rules.window(s)
        case 1 /* after window */:
          return popFrame(s)
      }
    },

    stepRunChain(s: State, f: RunChainFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(4)
            f.pc = 2
            if (s.zones[ZONE.chain]!.length <= s.linksBelow) continue
            {
              const part = s.zones[ZONE.chain]!.at(-1) ?? NONE
              if (part !== NONE) rules.runLink(s, part)
              else refuse(s)
            }
            return
          case 2:
            if (s.zones[ZONE.chain]!.length > s.linksBelow) {
              f.pc = 1
              continue
            }
            // [gap.activated-card-leaves]
            for (const c2 of membersOf(s, ZONE.table, (c) => !rules.isInUse(s, c))) rules.clearAway(s, c2)
            return popFrame(s)
        }
    },

    stepRunLink(s: State, f: RunLinkFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.used = s.effects[f.e]?.source ?? NONE
            if (!rules.isVoidOnChain(s, f.used)) {
              f.pc = 1
              return rules.resolveEffect(s, f.e)
            }
            takeEffect(s, f.e, EFFECT_ZONES)
            f.pc = 1
            continue
          case 1:
            if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
            s.inUse[f.used] = false
            // [gap.activated-card-leaves]
            if (
              within(s.place[f.used]!, ZONE.table) &&
              s.options[39] === 0 /* activated-card-leaves: after-own-resolution */
            )
              rules.clearAway(s, f.used)
            return popFrame(s)
        }
    },

    /** [diamond.2, diamond-synchro.2] */
    isVoidOnChain(s: State, c: number): boolean {
      return (
        rules.isNegated(s, c) ||
        (s.options[35] === 1 /* destroyed-while-activating: stops-effect */ &&
          rules.isInUse(s, c) &&
          !within(s.place[c]!, ZONE.table) &&
          !rules.isOnField(s, c))
      )
    },

    /** [spell.7, trap.6] Carries out `clear-away`. */
    clearAway(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['clear-away'], [c], [c])
      const begun = s.log?.length
      if (rules.isContinuous(s, c)) {
        rules.move(s, c, ZONE.backrow + rules.holder(s, c))
        if (within(s.place[c]!, ZONE.backrow)) {
          if (s.shared !== undefined) s.standing = owned(s.standing, s.shared.lists.standing)
          s.standing[c] = true
        }
      } else {
        rules.move(s, c, ZONE.graveyard + s.owner[c]!)
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [trap.2] `set-too-late` */
    forbidsSetTooLate(s: State, c: number, _p: number): boolean {
      return within(s.place[c]!, ZONE.backrow) && s.arrived[c]! >= s.turnNumber
    },

    /** [gap.slot-for-hand-activation] `no-slot` */
    forbidsNoSlot(s: State, c: number, p: number): boolean {
      return (
        s.options[9] === 1 /* hand-spell-slot: needed */ &&
        within(s.place[c]!, ZONE.hand) &&
        s.zones[ZONE.backrow + p]!.length >= rules.backrowZonesOf(s)
      )
    },

    /** [spell.4] Whether `set-card` may happen. */
    canSetCard(s: State, c: number, p: number): boolean {
      return (
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.backrow + p)
            ? completable(rules, s, (t) => rules.doSetCard(t, c, p))
            : rules.mayEnter(s, c, ZONE.backrow + p))) &&
        !rules.forbidsBarredSet(s, c, p)
      )
    },

    stepSetCard(s: State, f: SetCardFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.move(s, f.c, ZONE.backrow + f.p)
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['set-card'], [f.c, f.p], [f.c])
            // [gap.face-down-role]
            if (s.options[8] !== 1 /* face-down-role: declared */) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 14, f.p, false)
          case 1:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            if (rules.matchesAfterSetCard(s, f.c, f.p)) rules.afterSetCard(s)
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 12)
              f.pc = 1
              continue
            }
            const r = f.answer - 1
            if (s.shared !== undefined) s.setRole = owned(s.setRole, s.shared.lists.setRole)
            s.setRole[f.c] = r
            f.pc = 1
            continue
          }
        }
    },

    /** [spell.1, spell.3] Whether `activate-spell` may happen. */
    canActivateSpell(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsInForce(s, c, p) &&
        !rules.forbidsNoSlot(s, c, p) &&
        !rules.forbidsNotASpell(s, c, p) &&
        !rules.forbidsSetAsTrap(s, c, p) &&
        (s.announcing > 0 ||
          ((PRINTED_RANK[s.def[c]!]! !== 2 || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0) &&
            (PRINTED_RANK[s.def[c]!]! !== 2 ||
              countOf(s.zones[ZONE.deck]!, (d) => d !== c) >=
                (s.options[42] === 1 /* two-needs-three: yes */ ? 3 : 1)) &&
            (PRINTED_RANK[s.def[c]!]! === 2 ||
              PRINTED_RANK[s.def[c]!]! === 8 ||
              !rules.isJoker(s, c) ||
              s.zones[ZONE.monsters + p]!.length === 0) &&
            (PRINTED_RANK[s.def[c]!]! === 2 ||
              PRINTED_RANK[s.def[c]!]! === 8 ||
              !rules.isJoker(s, c) ||
              countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) >=
                (s.options[36] === 0 /* joker-needs-two: yes */ ? 2 : 1)) &&
            (PRINTED_RANK[s.def[c]!]! === 2
              ? true
              : PRINTED_RANK[s.def[c]!]! === 8
                ? someOf(
                    s,
                    ZONE.backrow,
                    (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)),
                  ) ||
                  someOf(s, ZONE.table, (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)))
                : rules.isJoker(s, c)
                  ? true
                  : someOf(
                      s,
                      ZONE.monsters,
                      (m) =>
                        rules.choosableBy(s, m, p) &&
                        rules.matches(s, m, c) &&
                        (s.options[13] === 0 /* normal-spell-targets: anyone */ || rules.controllerOf(s, m) !== p),
                    )))) &&
        !rules.forbidsBarredUse(s, c, p) &&
        !rules.forbidsVoidSpell(s, c, p)
      )
    },

    stepActivateSpell(s: State, f: ActivateSpellFrame): void {
      switch (f.pc) {
        case 0:
          f.wasSet = within(s.place[f.c]!, ZONE.backrow)
          s.announcing += 1
          f.pc = 1
          return rules.useSpell(s, f.c, f.p)
        case 1 /* after use-spell */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['activate-spell'], [f.c, f.p], [f.c])
          if (s.shared !== undefined)
            s.timesActivateSpellDuringTurn = owned(
              s.timesActivateSpellDuringTurn,
              s.shared.lists.timesActivateSpellDuringTurn,
            )
          if (PRINTED_RANK[s.def[f.c]!]! === 2)
            s.timesActivateSpellDuringTurn[f.p] = (s.timesActivateSpellDuringTurn[f.p] ?? 0) + 1
          rules.move(s, f.c, ZONE.table + f.p)
          if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
          s.inUse[f.c] = true
          // [gap.negation-zones]
          if (f.wasSet) {
            if (within(s.place[f.c]!, ZONE.table)) {
              if (s.shared !== undefined) s.fromField = owned(s.fromField, s.shared.lists.fromField)
              s.fromField[f.c] = true
            }
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [trap.1, trap.5] Whether `activate-trap` may happen. */
    canActivateTrap(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsInForceTrap(s, c, p) &&
        !rules.forbidsSetTooLate(s, c, p) &&
        !rules.forbidsNotATrap(s, c, p) &&
        !rules.forbidsSetAsSpell(s, c, p) &&
        (s.announcing > 0 ||
          ((PRINTED_RANK[s.def[c]!]! !== 1 ||
            someOf(
              s,
              ZONE.monsters,
              (m) =>
                rules.isFresh(s, m) &&
                (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m) !== p),
            )) &&
            (PRINTED_RANK[s.def[c]!]! === 1
              ? true
              : PRINTED_RANK[s.def[c]!]! === 8
                ? someOf(
                    s,
                    ZONE.backrow,
                    (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)),
                  ) ||
                  someOf(s, ZONE.table, (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)))
                : PRINTED_RANK[s.def[c]!]! === 9
                  ? someOf(s, ZONE.monsters, (x2) => x2 !== c && (rules.isOnField(s, x2) || rules.isAimInUse(s, x2))) ||
                    someOf(s, ZONE.backrow, (x2) => x2 !== c && (rules.isOnField(s, x2) || rules.isAimInUse(s, x2))) ||
                    someOf(s, ZONE.table, (x2) => x2 !== c && (rules.isOnField(s, x2) || rules.isAimInUse(s, x2)))
                  : someOf(
                      s,
                      ZONE.monsters,
                      (m2) =>
                        rules.isFresh(s, m2) &&
                        rules.isFaceUp(s, m2) &&
                        rules.matches(s, m2, c) &&
                        (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m2) !== p),
                    )))) &&
        !rules.forbidsBarredUseActivateTrap(s, c, p) &&
        !rules.forbidsVoidTrap(s, c, p)
      )
    },

    stepActivateTrap(s: State, f: ActivateTrapFrame): void {
      switch (f.pc) {
        case 0:
          f.wasSet = within(s.place[f.c]!, ZONE.backrow)
          s.announcing += 1
          f.pc = 1
          return rules.useTrap(s, f.c, f.p)
        case 1 /* after use-trap */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['activate-trap'], [f.c, f.p], [f.c])
          rules.move(s, f.c, ZONE.table + f.p)
          if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
          s.inUse[f.c] = true
          // [gap.negation-zones]
          if (f.wasSet) {
            if (within(s.place[f.c]!, ZONE.table)) {
              if (s.shared !== undefined) s.fromField = owned(s.fromField, s.shared.lists.fromField)
              s.fromField[f.c] = true
            }
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [normal-spell.1, gap.normal-spell-targets] Whether `use-spell` may happen. */
    canUseSpell(s: State, c: number, p: number): boolean {
      return (
        (PRINTED_RANK[s.def[c]!]! !== 2 || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0) &&
        (PRINTED_RANK[s.def[c]!]! === 2 ||
          PRINTED_RANK[s.def[c]!]! === 8 ||
          !rules.isJoker(s, c) ||
          s.zones[ZONE.monsters + p]!.length === 0) &&
        (PRINTED_RANK[s.def[c]!]! !== 2 ||
          countOf(s.zones[ZONE.deck]!, (d) => d !== c) >= (s.options[42] === 1 /* two-needs-three: yes */ ? 3 : 1)) &&
        (PRINTED_RANK[s.def[c]!]! === 2 ||
          PRINTED_RANK[s.def[c]!]! === 8 ||
          !rules.isJoker(s, c) ||
          countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) >=
            (s.options[36] === 0 /* joker-needs-two: yes */ ? 2 : 1))
      )
    },

    /** [normal-spell.1, gap.normal-spell-targets] What may be answered: choose a card. */
    answersToUseSpell(s: State, f: UseSpellFrame, out: number[]): void {
      for (const m of family(s, ZONE.monsters))
        if (
          rules.choosableBy(s, m, f.p) &&
          rules.matches(s, m, f.c) &&
          (s.options[13] === 0 /* normal-spell-targets: anyone */ || rules.controllerOf(s, m) !== f.p)
        )
          out.push(m + 1)
    },

    /** [normal-spell.1, gap.normal-spell-targets] Every rule that keeps `use-spell` from happening. */
    refusalsOfUseSpell(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (PRINTED_RANK[s.def[c]!]! === 2 && (s.timesActivateSpellDuringTurn[p] ?? 0) !== 0)
        out.push(71 /* use-spell only if */)
      if (
        PRINTED_RANK[s.def[c]!]! === 2 &&
        countOf(s.zones[ZONE.deck]!, (d) => d !== c) < (s.options[42] === 1 /* two-needs-three: yes */ ? 3 : 1)
      )
        out.push(72 /* use-spell only if */)
      if (
        PRINTED_RANK[s.def[c]!]! !== 2 &&
        PRINTED_RANK[s.def[c]!]! !== 8 &&
        rules.isJoker(s, c) &&
        s.zones[ZONE.monsters + p]!.length > 0
      )
        out.push(73 /* use-spell only if */)
      if (
        PRINTED_RANK[s.def[c]!]! !== 2 &&
        PRINTED_RANK[s.def[c]!]! !== 8 &&
        rules.isJoker(s, c) &&
        countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) <
          (s.options[36] === 0 /* joker-needs-two: yes */ ? 2 : 1)
      )
        out.push(74 /* use-spell only if */)
    },

    /** [normal-spell.1, gap.normal-spell-targets] Effect of `use-spell-effect`. */
    useSpellEffect(s: State, m: number, _p: number): void {
      if (within(s.place[m]!, ZONE.monsters)) rules.destroy(s, m)
    },

    /** [normal-spell.1] */
    choosableBy(s: State, m: number, p: number): boolean {
      return (
        rules.isFaceUp(s, m) ||
        (s.options[14] === 1 /* face-down-as-same: own-only-with-reveal */ && s.place[m] === ZONE.monsters + p)
      )
    },

    /** [normal-trap.1, gap.normal-trap-scope] Whether `use-trap` may happen. */
    canUseTrap(s: State, c: number, p: number): boolean {
      return (
        PRINTED_RANK[s.def[c]!]! !== 1 ||
        someOf(
          s,
          ZONE.monsters,
          (m) =>
            rules.isFresh(s, m) &&
            (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m) !== p),
        )
      )
    },

    /** [normal-trap.1, gap.normal-trap-scope] What may be answered: choose a fresh card. */
    answersToUseTrap(s: State, f: UseTrapFrame, out: number[]): void {
      for (const m of family(s, ZONE.monsters))
        if (
          rules.isFresh(s, m) &&
          rules.isFaceUp(s, m) &&
          rules.matches(s, m, f.c) &&
          (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m) !== f.p)
        )
          out.push(m + 1)
    },

    /** [normal-trap.1, gap.normal-trap-scope] Every rule that keeps `use-trap` from happening. */
    refusalsOfUseTrap(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (
        PRINTED_RANK[s.def[c]!]! === 1 &&
        !someOf(
          s,
          ZONE.monsters,
          (m) =>
            rules.isFresh(s, m) &&
            (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m) !== p),
        )
      )
        out.push(75 /* use-trap only if */)
    },

    /** [normal-trap.1, gap.normal-trap-scope] Effect of `use-trap-effect`. */
    useTrapEffect(s: State, m: number, _p: number): void {
      if (within(s.place[m]!, ZONE.monsters)) rules.banish(s, m)
    },

    stepUseTrapEffect3(s: State, f: UseTrapEffectFrame3): void {
      let m: number = NONE
      let members1: readonly number[] = []
      let at2: number = 0
      let active3: readonly number[] = []
      let changed4: number = 0
      let next5: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            rules.fallTogether(s, family(s, ZONE.monsters))
            members1 = family(s, ZONE.monsters)
            active3 = members1.map((_, i) => i)
            if (active3.length === 0) return popFrame(s)
            changed4 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            next5 = 0
            f.pc = 1
            continue
          case 1:
            if (next5 >= active3.length) {
              s.linesDeep -= 1
              s.beforeLine = s.beforeLine?.beforeLine ?? null
              if (changed4 === 1) s.changedInLine = true
              f.following6 = takePutOff(s)
              f.next7 = 0
              f.pc = 2
              continue
            }
            if (s.changedInLine) changed4 = 1
            s.changedInLine = false
            at2 = active3[next5]!
            next5 += 1
            m = members1[at2]!
            rules.destroy(s, m)
            continue
          case 2:
            if (f.next7 >= f.following6.length) return popFrame(s)
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
        }
    },

    stepUseSpellEffect3(s: State, f: UseSpellEffectFrame3): void {
      switch (f.pc) {
        case 0:
          f.looked = top(s.zones[ZONE.deck]!, 3)
          for (const each of f.looked) {
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, f.p)
            showTo(s, each, f.p)
          }
          f.pc = 1
          return rules.ask(s, f, 17, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s, 29)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          const c2 = f.answer - 1
          for (const each2 of seats(s)) {
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c2, each2)
            showTo(s, c2, each2)
          }
          rules.move(s, c2, ZONE.hand + f.p)
          rules.putBack(s, f.looked, f.p)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        }
      }
    },

    /** [gap.card-in-use] */
    isAimInUse(s: State, c: number): boolean {
      return (
        (within(s.place[c]!, ZONE.table) && s.options[48] === 1) /* card-in-use: aim */ ||
        (within(s.place[c]!, ZONE.table) && s.options[35] === 1)
      ) /* destroyed-while-activating: stops-effect */
    },

    /** [rank8.1] What may be answered: choose a card. */
    answersToPop(s: State, f: PopFrame, out: number[]): void {
      for (const x of union(family(s, ZONE.backrow), family(s, ZONE.table)))
        if (x !== f.c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x))) out.push(x + 1)
    },

    /** [rank8.1] Effect of `pop-effect`. */
    popEffect(s: State, x: number, _p: number): void {
      if (within(s.place[x]!, ZONE.backrow) || within(s.place[x]!, ZONE.table)) rules.destroy(s, x)
    },

    /** [rank9.1] What may be answered: choose a card. */
    answersToUseTrap2(s: State, f: UseTrapFrame2, out: number[]): void {
      for (const x of union(union(family(s, ZONE.monsters), family(s, ZONE.backrow)), family(s, ZONE.table)))
        if (x !== f.c && (rules.isOnField(s, x) || rules.isAimInUse(s, x))) out.push(x + 1)
    },

    /** [rank9.1] Effect of `use-trap-effect`. */
    useTrapEffect2(s: State, x: number, _p: number): void {
      if (rules.isOnField(s, x) || within(s.place[x]!, ZONE.table)) rules.takeBack(s, x)
    },

    stepUseSpellEffect2(s: State, f: UseSpellEffectFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.found = []
            f.atLeast1 = Math.min(
              2,
              countOf(s.zones[ZONE.graveyard + f.p]!, (c) => !rules.isJoker(s, c)),
            )
            f.atMost2 = Math.min(
              2,
              countOf(s.zones[ZONE.graveyard + f.p]!, (c) => !rules.isJoker(s, c)),
            )
            f.pc = 1
            continue
          case 1:
            if (f.found.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 16, CHANCE, f.found.length >= f.atLeast1, f.found.length)
          case 2:
            if (f.found.length < f.atLeast1) refuse(s, 28)
            for (const each of f.found) rules.move(s, each, ZONE.hand + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.found = [...f.found, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [joker.2] What may be answered: choose cards as found. */
    answersToUseSpellEffect(s: State, f: UseSpellEffectFrame2, out: number[]): void {
      for (const c of s.zones[ZONE.graveyard + f.p]!) if (!isChosen(c, f.found) && !rules.isJoker(s, c)) out.push(c + 1)
    },

    stepSetUp(s: State, f: SetUpFrame): void {
      switch (f.pc) {
        case 0:
          for (const d of DEFINITIONS) {
            if (!rules.isSynchroAsPrinted(s, d)) {
              const made = rules.createCard(s, d, ZONE.deck)
              if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            }
          }
          for (const d2 of DEFINITIONS) {
            if (rules.isSynchroAsPrinted(s, d2)) {
              const made2 = rules.createCard(s, d2, ZONE.extra)
              if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made2, s.place[made2]!)
            }
          }
          if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck)
          shuffle(s, ZONE.deck)
          loseSight(s, s.zones[ZONE.deck]!, HOLDS_CARDS)
          for (const p of seats(s)) {
            for (const each of top(s.zones[ZONE.deck]!, rules.openingHandOf(s))) rules.move(s, each, ZONE.dealt + p)
          }
          f.pc = 1
          return rules.settleFirstPlayer(s)
        case 1 /* after settle-first-player */:
          for (const p2 of seats(s)) {
            for (const each2 of s.zones[ZONE.dealt + p2]!.slice()) rules.move(s, each2, ZONE.hand + p2)
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [gap.deck-mode] `taken` */
    matchesTaken(_s: State, _c: number, _from2: number, z: number): boolean {
      return within(z, ZONE.hand) || within(z, ZONE.backrow) || within(z, ZONE.table) || within(z, ZONE.monsters)
    },

    /** [gap.deck-mode] */
    taken(s: State, c: number): void {
      if (s.shared !== undefined) s.owner = owned(s.owner, s.shared.lists.owner)
      s.owner[c] = rules.holder(s, c)
    },

    /** [battle.3] `monsters-shield` */
    forbidsMonstersShield(s: State, _a: number, p: number): boolean {
      return (s.zones[ZONE.monsters + rules.opponentOf(s, p)] ?? []).length > 0
    },

    stepAttackDirectly(s: State, f: AttackDirectlyFrame): void {
      switch (f.pc) {
        case 0:
          rules.noteAttack(s, f.a)
          f.pc = 1
          return rules.window(s)
        case 1 /* after window */:
          if (s.place[f.a] === ZONE.monsters + f.p && s.attacksMade[f.a]! > 0 && s.position[f.a]! === POSITION.attack) {
            rules.hurt(s, rules.opponentOf(s, f.p), rules.valueOf(s, f.a))
            if (s.over) return
          }
          return popFrame(s)
      }
    },

    stepAttack(s: State, f: AttackFrame): void {
      switch (f.pc) {
        case 0:
          rules.noteAttack(s, f.a)
          f.pc = 2
          return rules.window(s)
        case 1 /* after battle */:
          return popFrame(s)
        case 2 /* after window */:
          if (s.place[f.a] !== ZONE.monsters + f.p || s.attacksMade[f.a]! <= 0 || s.position[f.a]! !== POSITION.attack)
            return popFrame(s)
          if (within(s.place[f.t2]!, ZONE.monsters)) {
            f.pc = 1
            return rules.battle(s, f.a, f.t2, f.p)
          }
          // [gap.battle-target-lost]
          if (s.options[34] !== 1 /* battle-target-lost: replay */) return popFrame(s)
          f.pc = 3
          return rules.ask(s, f, 4, f.p, false)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 1)
          const u = f.answer - 1
          f.pc = 1
          return rules.battle(s, f.a, u, f.p)
        }
      }
    },

    /** [battle.4] What may be answered: choose a card. */
    answersToAttack(s: State, f: AttackFrame, out: number[]): void {
      for (const u of s.zones[ZONE.monsters + rules.opponentOf(s, f.p)] ?? []) out.push(u + 1)
    },

    afterMove(s: State, card2: number, from2: number, to2: number): void {
      if (rules.matchesForgetsNames(s, card2, from2, to2)) rules.forgetsNames(s, card2)
      if (rules.matchesTaken(s, card2, from2, to2)) rules.taken(s, card2)
    },

    /** [monster.4, monster.5] Carries out `turn-up`. */
    turnUp(s: State, m: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['turn-up'], [m, q], [m])
      const was = s.position[m]!
      if (s.shared !== undefined) s.position = owned(s.position, s.shared.lists.position)
      s.position[m] = q
      if (was === POSITION['face-down']) {
        s.clock = reckoned(s.clock + 1, 10)
        if (s.shared !== undefined) s.upSince = owned(s.upSince, s.shared.lists.upSince)
        s.upSince[m] = s.clock
        // [gap.set-and-flip-as-summon]
        if (s.options[11] === 1 /* set-and-flip-as-summon: yes */) {
          if (within(s.place[m]!, ZONE.monsters)) {
            if (s.shared !== undefined) s.fresh = owned(s.fresh, s.shared.lists.fresh)
            s.fresh[m] = true
          }
        }
      }
    },
  }
}

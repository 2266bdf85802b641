// Compiled from the rules of TrumpKing into chain.ts: what rules/trump-king/chain.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, goesRound, happens, leastOf, membersOf, moveEffect, noteDone, noteEvent, owned, popFrame, pushFrame, reckoned,
  refuse, someOf, takeEffect, whenThere, within,
} from 'houserules/runtime'
import type { TrumpKingRules } from './linked.ts'
import { EFFECT_ZONES, EVENT, MOVE, PRINTED_RANK, PROC, ZONE } from './names.ts'
// prettier-ignore
import type { LineUpFrame, LinkUpFrame, RunChainFrame, RunLinkFrame, State, WindowFrame, WindowIfDueFrame } from './state.ts'

export function chainRules(all: object) {
  const rules = all as TrumpKingRules
  return {
    /** [gap.chain] Begins `window`, which may stop to ask. */
    window(s: State): void {
      if (s.over) return
      goesRound(3)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.window, [])
      pushFrame<WindowFrame>(s, { proc: PROC.windowFrame, pc: 0, answer: 0 })
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

    /** [gap.answers-to-setting] `after-set-card-change-position` */
    matchesAfterSetCardChangePosition(s: State, _m: number, _p: number): boolean {
      return s.options[49] === 1 /* answers-to-setting: yes */
    },

    /** [gap.answers-to-setting] `after-set-card` */
    matchesAfterSetCard(s: State, _c: number, _p: number): boolean {
      return s.options[49] === 1 /* answers-to-setting: yes */
    },

    /** [gap.answers-to-setting] `after-set-card-set-monster` */
    matchesAfterSetCardSetMonster(s: State, _c: number, _p: number): boolean {
      return s.options[49] === 1 /* answers-to-setting: yes */
    },

    /** [gap.answers-to-setting] */
    afterSetCard(s: State): void {
      s.toBeAnswered = true
    },

    /** [gap.answers-to-setting] */
    afterSetCardSetMonster(s: State): void {
      s.toBeAnswered = true
    },

    /** [gap.answers-to-setting] */
    afterSetCardChangePosition(s: State): void {
      s.toBeAnswered = true
    },

    /** [gap.chain] Begins `window-if-due`, which may stop to ask. */
    windowIfDue(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['window-if-due'], [])
      pushFrame<WindowIfDueFrame>(s, { proc: PROC.windowIfDueFrame, pc: 0, answer: 0 })
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

    /** [gap.chain] Begins `run-chain`, which may stop to ask. */
    runChain(s: State): void {
      if (s.over) return
      goesRound(5)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['run-chain'], [])
      pushFrame<RunChainFrame>(s, { proc: PROC.runChainFrame, pc: 0, answer: 0 })
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

    /** [gap.chain] Begins `run-link`, which may stop to ask. */
    runLink(s: State, e: number): void {
      if (s.over) return
      goesRound(6)
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['run-link'], [e], [s.effects[e]?.source ?? NONE])
      pushFrame<RunLinkFrame>(s, { proc: PROC.runLinkFrame, pc: 0, answer: 0, e, used: NONE })
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

    /** [gap.destroyed-while-activating] */
    isInUse(s: State, it: number): boolean {
      return s.inUse[it] === true
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

    /** [gap.same-time-triggers] */
    orderKeyOf(s: State, e: number): number {
      return s.options[41] === 1 /* same-time-triggers: turn-player-chooses */
        ? 0
        : (s.effects[e]?.optional === true ? 2 : 0) + ((s.effects[e]?.controller ?? NONE) === s.turnPlayer ? 0 : 1)
    },

    /** [gap.same-time-triggers] Begins `line-up`, which may stop to ask. */
    lineUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['line-up'], [])
      pushFrame<LineUpFrame>(s, { proc: PROC.lineUpFrame, pc: 0, answer: 0, ready: [], chooser: NONE })
    },

    stepLineUp(s: State, f: LineUpFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1: {
            goesRound(7)
            if (s.zones[ZONE.waiting]!.length === 0) {
              f.pc = 2
              continue
            }
            const least2 = leastOf(s.zones[ZONE.waiting]!, (each) => rules.orderKeyOf(s, each))
            f.ready = s.zones[ZONE.waiting]!.filter((e2) => rules.orderKeyOf(s, e2) === least2)
            f.chooser =
              s.options[41] === 1 /* same-time-triggers: turn-player-chooses */
                ? s.turnPlayer
                : whenThere(f.ready[0] ?? NONE, NONE, (it0) => s.effects[it0]?.controller ?? NONE)
            f.pc = 3
            return rules.ask(s, f, 2, f.chooser, false)
          }
          case 2:
            if (s.zones[ZONE.waiting]!.length === 0) return popFrame(s)
            f.pc = 1
            continue
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              const e4 = f.answer - 1
              f.pc = 2
              return rules.linkUp(s, e4)
            }
            refuse(s, 0)
            f.pc = 2
            continue
        }
    },

    /** [gap.same-time-triggers] What may be answered: choose an effect. */
    answersToLineUp(_s: State, f: LineUpFrame, out: number[]): void {
      for (const e of f.ready) out.push(e + 1)
    },

    /** [gap.same-time-triggers] Begins `link-up`, which may stop to ask. */
    linkUp(s: State, e: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['link-up'], [e], [s.effects[e]?.source ?? NONE])
      pushFrame<LinkUpFrame>(s, { proc: PROC.linkUpFrame, pc: 0, answer: 0, e })
    },

    stepLinkUp(s: State, f: LinkUpFrame): void {
      switch (f.pc) {
        case 0:
          if (rules.isNegated(s, s.effects[f.e]?.source ?? NONE)) {
            takeEffect(s, f.e, EFFECT_ZONES)
            return popFrame(s)
          }
          if (s.effects[f.e]?.optional === true) {
            f.pc = 1
            return rules.ask(s, f, 3, s.effects[f.e]?.controller ?? NONE, true)
          }
          rules.putOnChain(s, f.e)
          return popFrame(s)
        case 1 /* after the answer */:
          if (f.answer === 0) {
            takeEffect(s, f.e, EFFECT_ZONES)
            return popFrame(s)
          }
          rules.putOnChain(s, f.e)
          return popFrame(s)
      }
    },

    /** [gap.chain] Carries out `put-on-chain`. */
    putOnChain(s: State, e: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['put-on-chain'], [e], [s.effects[e]?.source ?? NONE])
      // [gap.destroyed-while-activating]
      if (rules.isOnField(s, s.effects[e]?.source ?? NONE)) {
        if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
        s.inUse[s.effects[e]?.source ?? NONE] = true
      }
      moveEffect(s, e, ZONE.chain, EFFECT_ZONES)
    },
  }
}

// Compiled from the rules of YuGiOh into cards-monsters.ts: what rules/yu-gi-oh/cards-monsters.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, family, happens, heldAnew, heldByEffect, membersOf, noteDone,
  noteEvent, noteShow, owned, popFrame, pushFrame, refuse, refuseText, same, showTo, someOf, through, union, whyNot,
  within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { CARD, EVENT, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  CallSistersEffectFrame, CallSistersFrame, ImpersonateEffectFrame, ImpersonateFrame, PeerEffectFrame, PeerFrame, State,
  WhenArrive2Frame, WhenArriveFrame, WhenDeclareAttackFrame, WhenDestroyFrame, WhenMoveFrame, WhenNormalSummonFrame,
} from './state.ts'

export function cardsMonstersRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.cards.4] Whether `call-sisters` may happen. */
    canCallSisters(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (rules.freshNameOf(s, this_, you) &&
          !rules.isNegated(s, this_) &&
          !s.zones[ZONE.monsters + you]!.some((c) => !rules.isXyzMonster(s, c)))
      )
    },

    /** [ygo.cards.4] Begins `call-sisters`, which may stop to ask. */
    doCallSisters(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<CallSistersFrame>(s, { proc: PROC.callSistersFrame, pc: 0, answer: 0, this_, you, announces: 0 })
    },

    stepCallSisters(s: State, f: CallSistersFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          if (!rules.freshNameOf(s, f.this_, f.you) || rules.isNegated(s, f.this_)) {
            refuse(s, 11)
            return popFrame(s)
          }
          if (s.zones[ZONE.monsters + f.you]!.some((c) => !rules.isXyzMonster(s, c))) {
            refuse(s, 12)
            return popFrame(s)
          }
          rules.useName(s, f.this_, f.you)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['call-sisters'], [f.this_, f.you], [f.this_])
          f.announces = 0
          heldByEffect(
            s,
            addEffect(s, ZONE.chain, PROC.callSistersEffectFrame, f.you, f.this_, false, [f.you, f.this_]),
            [f.this_],
          )
          return popFrame(s)
      }
    },

    /** [ygo.cards.4] Every rule that keeps `call-sisters` from happening. */
    refusalsOfCallSisters(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doCallSisters(t, this_, you))
        if (!could) out.push(121, ...whyNot(rules, s, (t) => rules.doCallSisters(t, this_, you)))
        return could
      })
    },

    /** [ygo.cards.4] Effect of `call-sisters-effect`. */
    callSistersEffect(s: State, you: number, this_: number): void {
      pushFrame<CallSistersEffectFrame>(s, { proc: PROC.callSistersEffectFrame, pc: 0, answer: 0, you, this_, e: NONE })
    },

    stepCallSistersEffect(s: State, f: CallSistersEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.openDeck(s, f.you)
            if (
              s.place[f.this_] !== ZONE.hand + f.you ||
              s.zones[ZONE.monsters + f.you]!.length >= rules.slotsOf(s) - 1
            ) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 39, f.you, false)
          case 1:
            rules.closeDeck(s, f.you)
            heldByEffect(
              s,
              addEffect(s, ZONE.lasting, PROC.callSistersUntilNewTurnFrame, f.you, f.this_, false, [f.you, f.this_]),
              [f.this_],
            )
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.e = f.answer - 1
              f.pc = 3
              return rules.specialSummon(s, f.this_, f.you)
            }
            refuse(s, 54)
            f.pc = 1
            continue
          case 3 /* after special-summon */:
            f.pc = 1
            return rules.specialSummon(s, f.e, f.you)
        }
    },

    /** [ygo.cards.4] What may be answered: choose a card. */
    answersToCallSistersEffect(s: State, f: CallSistersEffectFrame, out: number[]): void {
      for (const e of s.zones[ZONE.deck + f.you]!)
        if (rules.namedOf(s, e, CARD['《エクソシスター・エリス》'], f.this_)) out.push(e + 1)
    },

    /** [ygo.cards.4] `call-sisters-until-new-turn-end` */
    reachesCallSistersUntilNewTurnEnd(s: State, lasting: number, _p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.callSistersUntilNewTurnFrame) return false
      return true
    },

    /** [ygo.cards.4] `lasting-cannot-special-summon-2` */
    forbidsLastingCannotSpecialSummon2(s: State, lasting: number, c: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.callSistersUntilNewTurnFrame) return false
      const you = effect.captured[0] as number
      const this_ = effect.captured[1] as number
      return p === you && !rules.inCategoryOf(s, c, 271 /* 'エクソシスター' */, this_)
    },

    /** [ygo.cards.4] `when-move` */
    matchesWhenMove(s: State, this_: number, _c: number, from2: number, _to2: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《エクソシスター・マルファ》'] &&
        within(from2, ZONE.graveyard) &&
        within(s.place[this_]!, ZONE.monsters) &&
        rules.isFaceUp(s, this_) &&
        !rules.isNegated(s, this_) &&
        rules.xyzSistersOf(s, you, this_).length > 0
      )
    },

    /** [ygo.cards.4] Effect of `when-move`. */
    whenMove(s: State, you: number, this_: number): void {
      pushFrame<WhenMoveFrame>(s, { proc: PROC.whenMoveFrame, pc: 0, answer: 0, you, this_, x: NONE })
    },

    stepWhenMove(s: State, f: WhenMoveFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 49, f.you, false)
        case 1 /* after special-summon-freely */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer !== 0) {
            f.x = f.answer - 1
            f.pc = 3
            return rules.move(s, f.this_, ZONE.attached + f.you)
          }
          refuse(s, 56)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 3 /* after move */:
          if (s.shared !== undefined) s.bearer = owned(s.bearer, s.shared.lists.bearer)
          s.bearer[f.this_] = heldAnew(s, 'bearer', f.this_, f.x, ['frames.x', 'mixed'])
          f.pc = 1
          return rules.specialSummonFreely(s, f.x, f.you)
      }
    },

    /** [ygo.cards.4] What may be answered: choose a card. */
    answersToWhenMove(s: State, f: WhenMoveFrame, out: number[]): void {
      for (const x of through(rules.xyzSistersOf(s, f.you, f.this_), 33)) out.push(x + 1)
    },

    /** [ygo.cards.4] */
    xyzSistersOf(s: State, p: number, asker: number): readonly number[] {
      return through(s.zones[ZONE.extra + p]!, 64).filter(
        (x) => rules.isXyzMonster(s, x) && rules.inCategoryOf(s, x, 271 /* 'エクソシスター' */, asker),
      )
    },

    /** [ygo.cards.4] `cannot-normal-summon` */
    forbidsCannotNormalSummon(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《伝説の騎士 ティマイオス》']
    },

    /** [ygo.cards.4] `cannot-set-monster` */
    forbidsCannotSetMonster(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《伝説の騎士 ティマイオス》']
    },

    /** [ygo.cards.4] `cannot-special-summon` */
    forbidsCannotSpecialSummon(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《伝説の騎士 ティマイオス》'] && !rules.isFreed(s, c)
    },

    /** [ygo.cards.4] `when-arrive` */
    matchesWhenArrive(s: State, c: number, _p: number): boolean {
      return (
        s.def[c]! === CARD['《伝説の騎士 ティマイオス》'] &&
        !rules.isNegated(s, c) &&
        (someOf(s, ZONE.backrow, (c2) => rules.isFaceUp(s, c2)) ||
          someOf(s, ZONE['field-spell'], (c2) => rules.isFaceUp(s, c2)))
      )
    },

    /** [ygo.cards.4] Effect of `when-arrive`. */
    whenArrive(s: State, you: number): void {
      pushFrame<WhenArriveFrame>(s, { proc: PROC.whenArriveFrame, pc: 0, answer: 0, you })
    },

    stepWhenArrive(s: State, f: WhenArriveFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 50, f.you, false)
        case 1 /* after banish */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 57)
          const c = f.answer - 1
          f.pc = 1
          return rules.banish(s, c)
        }
      }
    },

    /** [ygo.cards.4] What may be answered: choose a card. */
    answersToWhenArrive(s: State, _f: WhenArriveFrame, out: number[]): void {
      for (const c of union(family(s, ZONE.backrow), family(s, ZONE['field-spell'])))
        if (rules.isFaceUp(s, c)) out.push(c + 1)
    },

    /** [ygo.cards.4] `when-declare-attack` */
    matchesWhenDeclareAttack(s: State, this_: number, _a: number, _p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《伝説の騎士 ティマイオス》'] &&
        within(s.place[this_]!, ZONE.monsters) &&
        rules.isFaceUp(s, this_) &&
        !rules.isNegated(s, this_) &&
        s.attacked === this_ &&
        s.zones[ZONE.graveyard + you]!.some((c) => rules.isSpell(s, c) || rules.isTrap(s, c))
      )
    },

    /** [ygo.cards.4] Effect of `when-declare-attack`. */
    whenDeclareAttack(s: State, you: number): void {
      pushFrame<WhenDeclareAttackFrame>(s, { proc: PROC.whenDeclareAttackFrame, pc: 0, answer: 0, you, c: NONE })
    },

    stepWhenDeclareAttack(s: State, f: WhenDeclareAttackFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 51, f.you, false)
        case 1 /* after the answer */:
          if (f.answer !== 0) {
            f.c = f.answer - 1
            f.pc = 2
            return rules.move(s, f.c, ZONE.backrow + f.you)
          }
          refuse(s, 58)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after move */:
          if (within(s.place[f.c]!, ZONE.backrow) || within(s.place[f.c]!, ZONE['field-spell'])) {
            if (s.shared !== undefined) s.setDown = owned(s.setDown, s.shared.lists.setDown)
            s.setDown[f.c] = true
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [ygo.cards.4] What may be answered: choose a card. */
    answersToWhenDeclareAttack(s: State, f: WhenDeclareAttackFrame, out: number[]): void {
      for (const c of s.zones[ZONE.graveyard + f.you]!) if (rules.isSpell(s, c) || rules.isTrap(s, c)) out.push(c + 1)
    },

    /** [ygo.cards.4] `when-arrive-2` */
    matchesWhenArrive2(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《機皇枢インフィニティ・コア》'] && !rules.isNegated(s, c)
    },

    /** [ygo.cards.4] Effect of `when-arrive-2`. */
    whenArrive2(s: State, you: number, c: number): void {
      pushFrame<WhenArrive2Frame>(s, { proc: PROC.whenArrive2Frame, pc: 0, answer: 0, you, c })
    },

    stepWhenArrive2(s: State, f: WhenArrive2Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.openDeck(s, f.you)
            if (s.zones[ZONE.deck + f.you]!.length === 0) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 52, f.you, false)
          case 1:
            rules.closeDeck(s, f.you)
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c2 = f.answer - 1
              f.pc = 1
              return rules.search(s, c2, f.you)
            }
            refuse(s, 59)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.4] What may be answered: choose a card. */
    answersToWhenArrive2(s: State, f: WhenArrive2Frame, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.you]!)
        if ((rules.isSpell(s, c) || rules.isTrap(s, c)) && rules.inCategoryOf(s, c, 275 /* '機皇' */, f.c))
          out.push(c + 1)
    },

    /** [ygo.cards.4] `instead-beat` */
    matchesInsteadBeat(s: State, c: number, _w: number, _p: number): boolean {
      return (
        s.def[c]! === CARD['《機皇枢インフィニティ・コア》'] &&
        within(s.place[c]!, ZONE.monsters) &&
        rules.isFaceUp(s, c) &&
        !rules.isNegated(s, c) &&
        s.sparedIn[c]! !== s.turnNumber
      )
    },

    /** [ygo.cards.4] */
    insteadBeat(s: State, c: number): void {
      if (s.shared !== undefined) s.sparedIn = owned(s.sparedIn, s.shared.lists.sparedIn)
      s.sparedIn[c] = s.turnNumber
    },

    /** [ygo.cards.4] `when-destroy` */
    matchesWhenDestroy(s: State, c: number): boolean {
      return (
        s.def[c]! === CARD['《機皇枢インフィニティ・コア》'] &&
        within(s.place[c]!, ZONE.monsters) &&
        rules.isFaceUp(s, c) &&
        !rules.isNegated(s, c)
      )
    },

    /** [ygo.cards.4] Effect of `when-destroy`. */
    whenDestroy(s: State, you: number, c: number): void {
      pushFrame<WhenDestroyFrame>(s, { proc: PROC.whenDestroyFrame, pc: 0, answer: 0, you, c })
    },

    stepWhenDestroy(s: State, f: WhenDestroyFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.openDeck(s, f.you)
            if (s.zones[ZONE.hand + f.you]!.length === 0 && s.zones[ZONE.deck + f.you]!.length === 0) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 53, f.you, false)
          case 1:
            rules.closeDeck(s, f.you)
            addEffect(s, ZONE.lasting, PROC.destroyUntilNewTurnFrame, f.you, f.c, false, [f.you])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const m = f.answer - 1
              f.pc = 1
              return rules.specialSummonFreely(s, m, f.you)
            }
            refuse(s, 60)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.4] What may be answered: choose a monster card. */
    answersToWhenDestroy(s: State, f: WhenDestroyFrame, out: number[]): void {
      for (const m of union(s.zones[ZONE.hand + f.you]!, s.zones[ZONE.deck + f.you]!))
        if (
          rules.isMonster(s, m) &&
          rules.inCategoryOf(s, m, 273 /* '機皇帝' */, f.c) &&
          !through(s.zones[ZONE.monsters + f.you]!, 34).some((c) =>
            same(rules.attributeNowOf(s, c), rules.attributeNowOf(s, m)),
          )
        )
          out.push(m + 1)
    },

    /** [ygo.cards.4] `destroy-until-new-turn-end` */
    reachesDestroyUntilNewTurnEnd(s: State, lasting: number, _p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.destroyUntilNewTurnFrame) return false
      return true
    },

    /** [ygo.cards.4] `lasting-cannot-attack-2` */
    forbidsLastingCannotAttack2(s: State, lasting: number, _d: number, _c: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.destroyUntilNewTurnFrame) return false
      const you = effect.captured[0] as number
      return p === you && s.timesDeclareAttackDuringTurn > 0
    },

    /** [ygo.cards.4] `lasting-cannot-attack-directly-2` */
    forbidsLastingCannotAttackDirectly2(s: State, lasting: number, _c: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.destroyUntilNewTurnFrame) return false
      const you = effect.captured[0] as number
      return p === you && s.timesDeclareAttackDuringTurn > 0
    },

    /** [ygo.cards.4] `cannot-normal-summon-2` */
    forbidsCannotNormalSummon2(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《機皇帝ワイゼル∞》']
    },

    /** [ygo.cards.4] `cannot-set-monster-2` */
    forbidsCannotSetMonster2(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《機皇帝ワイゼル∞》']
    },

    /** [ygo.cards.4] `cannot-special-summon-2` */
    forbidsCannotSpecialSummon2(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《機皇帝ワイゼル∞》'] && !rules.isFreed(s, c)
    },

    /** [ygo.cards.4] `when-normal-summon` */
    matchesWhenNormalSummon(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《マジシャンズ・ロッド》'] && !rules.isNegated(s, c)
    },

    /** [ygo.cards.4] Effect of `when-normal-summon`. */
    whenNormalSummon(s: State, you: number): void {
      pushFrame<WhenNormalSummonFrame>(s, { proc: PROC.whenNormalSummonFrame, pc: 0, answer: 0, you })
    },

    stepWhenNormalSummon(s: State, f: WhenNormalSummonFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.openDeck(s, f.you)
            if (s.zones[ZONE.deck + f.you]!.length === 0) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 54, f.you, false)
          case 1:
            rules.closeDeck(s, f.you)
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 1
              return rules.search(s, c, f.you)
            }
            refuse(s, 61)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.4] What may be answered: choose a card. */
    answersToWhenNormalSummon(s: State, f: WhenNormalSummonFrame, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.you]!)
        if (
          (rules.isSpell(s, c) || rules.isTrap(s, c)) &&
          rules.mentions(s, s.def[c]!, CARD['《ブラック・マジシャン》'])
        )
          out.push(c + 1)
    },

    /** [ygo.cards.4] `cannot-normal-summon-3` */
    forbidsCannotNormalSummon3(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《N・マリン・ドルフィン》']
    },

    /** [ygo.cards.4] `cannot-set-monster-3` */
    forbidsCannotSetMonster3(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《N・マリン・ドルフィン》']
    },

    /** [ygo.cards.4] `cannot-special-summon-3` */
    forbidsCannotSpecialSummon3(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《N・マリン・ドルフィン》'] && !rules.isFreed(s, c)
    },

    /** [ygo.cards.4] Whether `peer` may happen. */
    canPeer(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (rules.freshNameOf(s, this_, you) &&
          s.zones[ZONE.hand + you]!.length > 0 &&
          completable(rules, s, (t) => rules.doPeer(t, this_, you)))
      )
    },

    /** [ygo.cards.4] Begins `peer`, which may stop to ask. */
    doPeer(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<PeerFrame>(s, { proc: PROC.peerFrame, pc: 0, answer: 0, this_, you, announces: 0 })
    },

    stepPeer(s: State, f: PeerFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.announces = 1
            if (!rules.freshNameOf(s, f.this_, f.you)) {
              refuse(s, 13)
              return popFrame(s)
            }
            f.pc = 2
            return rules.ask(s, f, 40, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.peer, [f.this_, f.you], [f.this_])
            f.announces = 0
            heldByEffect(s, addEffect(s, ZONE.chain, PROC.peerEffectFrame, f.you, f.this_, false, [f.you, f.this_]), [
              f.this_,
            ])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 3
              return rules.discard(s, c)
            }
            refuse(s, 14)
            f.pc = 1
            continue
          case 3 /* after discard */:
            rules.useName(s, f.this_, f.you)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.4] What may be answered: choose a card. */
    answersToPeer(s: State, f: PeerFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!) out.push(c + 1)
    },

    /** [ygo.cards.4] Every rule that keeps `peer` from happening. */
    refusalsOfPeer(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doPeer(t, this_, you))
        if (!could) out.push(122, ...whyNot(rules, s, (t) => rules.doPeer(t, this_, you)))
        return could
      })
    },

    /** [ygo.cards.4] Effect of `peer-effect`. */
    peerEffect(s: State, you: number, this_: number): void {
      pushFrame<PeerEffectFrame>(s, { proc: PROC.peerEffectFrame, pc: 0, answer: 0, you, this_, seen: [] })
    },

    stepPeerEffect(s: State, f: PeerEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.seen = (s.zones[ZONE.hand + rules.foeOf(s, f.you)] ?? []).slice()
          for (const each of f.seen) {
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, f.you)
            showTo(s, each, f.you)
          }
          f.pc = 2
          return rules.ask(s, f, 41, f.you, false)
        case 1 /* after burn */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 55)
          const d3 = f.answer - 1
          if (!s.zones[ZONE.monsters + f.you]!.some((m) => rules.attackOf(s, m) >= rules.attackOf(s, d3)))
            return popFrame(s)
          f.pc = 3
          return rules.send(s, d3)
        }
        case 3 /* after send */:
          f.pc = 1
          return rules.burn(s, rules.foeOf(s, f.you), 500, f.this_)
      }
    },

    /** [ygo.cards.4] What may be answered: choose a monster card. */
    answersToPeerEffect(s: State, f: PeerEffectFrame, out: number[]): void {
      for (const d of f.seen) if (rules.isMonster(s, d)) out.push(d + 1)
    },

    /** [ygo.cards.4] Whether `impersonate` may happen. */
    canImpersonate(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!s.imitated[this_]! && s.zones[ZONE.graveyard + you]!.some((c) => rules.isEffectMonster(s, c)))
      )
    },

    /** [ygo.cards.4] Begins `impersonate`, which may stop to ask. */
    doImpersonate(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<ImpersonateFrame>(s, { proc: PROC.impersonateFrame, pc: 0, answer: 0, this_, you, announces: 0 })
    },

    stepImpersonate(s: State, f: ImpersonateFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.announces = 1
            if (s.imitated[f.this_]!) {
              refuse(s, 15)
              return popFrame(s)
            }
            f.pc = 2
            return rules.ask(s, f, 42, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.impersonate, [f.this_, f.you], [f.this_])
            f.announces = 0
            if (s.shared !== undefined) s.imitated = owned(s.imitated, s.shared.lists.imitated)
            s.imitated[f.this_] = true
            heldByEffect(
              s,
              addEffect(s, ZONE.chain, PROC.impersonateEffectFrame, f.you, f.this_, false, [f.this_, f.you]),
              [f.this_],
            )
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 16)
              f.pc = 1
              continue
            }
            const c = f.answer - 1
            if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
            s.targets[f.this_] = heldAnew(s, 'targets', f.this_, union([], [c]), ['mixed'])
            f.pc = 1
            continue
          }
        }
    },

    /** [ygo.cards.4] What may be answered: choose an effect-monster card. */
    answersToImpersonate(s: State, f: ImpersonateFrame, out: number[]): void {
      for (const c of s.zones[ZONE.graveyard + f.you]!) if (rules.isEffectMonster(s, c)) out.push(c + 1)
    },

    /** [ygo.cards.4] Every rule that keeps `impersonate` from happening. */
    refusalsOfImpersonate(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doImpersonate(t, this_, you))
        if (!could) out.push(123, ...whyNot(rules, s, (t) => rules.doImpersonate(t, this_, you)))
        return could
      })
    },

    /** [ygo.cards.4] Effect of `impersonate-effect`. */
    impersonateEffect(s: State, this_: number, you: number): void {
      pushFrame<ImpersonateEffectFrame>(s, {
        proc: PROC.impersonateEffectFrame,
        pc: 0,
        answer: 0,
        this_,
        you,
        d: NONE,
        list1: [],
        next2: 0,
      })
    },

    stepImpersonateEffect(s: State, f: ImpersonateEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.this_]!.filter(
              (d2) => within(s.place[d2]!, ZONE.graveyard) && within(s.place[f.this_]!, ZONE.monsters),
            )
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.d = f.list1[f.next2++]!
            f.pc = 2
            return rules.banish(s, f.d)
          case 2 /* after banish */:
            if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
            s.def[f.this_] = s.def[f.d]!
            f.pc = 1
            continue
        }
    },

    /** [ygo.turn.6, ygo.name.3] `after-ending` */
    matchesAfterEnding(_s: State, _p: number): boolean {
      return true
    },

    /** [ygo.turn.6, ygo.name.3] */
    afterEnding(s: State): void {
      for (const c2 of membersOf(s, ZONE.monsters, (c) => s.imitated[c]!)) {
        if (s.def[c2]! !== s.printedDef[c2]!) {
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[c2] = s.printedDef[c2]!
        }
        if (s.shared !== undefined) s.imitated = owned(s.imitated, s.shared.lists.imitated)
        s.imitated[c2] = false
      }
    },
  }
}

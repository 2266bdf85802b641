// Compiled from the rules of YuGiOh into things.ts: what rules/yu-gi-oh/things.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, countOf, family, goesRound, happens, heldByEffect, loseSight, membersOf, nextSeat, noteDone,
  noteEvent, noteShow, noteShuffle, orElse, owned, popFrame, pushFrame, reckoned, refuse, showTo, shuffle, someOf,
  through, within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
// prettier-ignore
import {
  ATTRIBUTE, BREED, CARD, EVENT, KIND, MONSTER_TYPE, POSITION, PRINTED_ATTRIBUTE_OF, PRINTED_BASE_ATTACK,
  PRINTED_BASE_DEFENCE, PRINTED_BREED_OF, PRINTED_KIND_OF, PRINTED_LEVEL, PRINTED_MONSTER_TYPES, PRINTED_PROPERTY_OF,
  PRINTED_RACE_OF, PROC, PROPERTY, RACE, ZONE,
} from './names.ts'
// prettier-ignore
import type { AfterMove2Frame, BanishFrame, BurnFrame, DestroyFrame, DiscardFrame, SearchFrame, SendFrame, State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function thingsRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.card.1] */
    isToken(_s: State, d: number): boolean {
      return PRINTED_KIND_OF[d]! === KIND['token-card']
    },

    /** [ygo.card.1] */
    isMonster(s: State, c: number): boolean {
      return PRINTED_KIND_OF[s.def[c]!]! === KIND['monster-card'] || PRINTED_KIND_OF[s.def[c]!]! === KIND['token-card']
    },

    /** [ygo.card.1] */
    isSpell(s: State, c: number): boolean {
      return PRINTED_KIND_OF[s.def[c]!]! === KIND['spell-card']
    },

    /** [ygo.card.1] */
    isTrap(s: State, c: number): boolean {
      return PRINTED_KIND_OF[s.def[c]!]! === KIND['trap-card']
    },

    /** [ygo.card.2] */
    isExtra(s: State, c: number): boolean {
      return PRINTED_MONSTER_TYPES[s.def[c]!]!.some(
        (t2) =>
          t2 === MONSTER_TYPE.fusion ||
          t2 === MONSTER_TYPE.synchro ||
          t2 === MONSTER_TYPE.xyz ||
          t2 === MONSTER_TYPE.link,
      )
    },

    /** [ygo.card.2] */
    isFusionMonster(s: State, c: number): boolean {
      return PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.fusion)
    },

    /** [ygo.card.2] */
    isXyzMonster(s: State, c: number): boolean {
      return PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.xyz)
    },

    /** [ygo.card.2] */
    isLinkMonster(s: State, c: number): boolean {
      return PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.link)
    },

    /** [ygo.card.2] */
    isEffectMonster(s: State, c: number): boolean {
      return rules.isMonster(s, c) && PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.effect)
    },

    /** [ygo.card.3] */
    isLastingCard(s: State, c: number): boolean {
      return ([PROPERTY.continuous, PROPERTY.field, PROPERTY.equip] as readonly number[]).includes(
        PRINTED_PROPERTY_OF[s.def[c]!]!,
      )
    },

    /** [ygo.card.3] */
    isQuick(s: State, c: number): boolean {
      return rules.isTrap(s, c) || PRINTED_PROPERTY_OF[s.def[c]!]! === PROPERTY['quick-play']
    },

    /** [ygo.card.4] */
    attributeNowOf(s: State, c: number): number {
      return PRINTED_ATTRIBUTE_OF[s.printedDef[c]!]!
    },

    /** [ygo.card.4] */
    levelNowOf(s: State, c: number): number {
      if (rules.known.of !== s || c === NONE) return rules.workOutLevelNow(s, c)
      return ((rules.known.levelNow ??= [])[c] ??= rules.workOutLevelNow(s, c))
    },

    /** [ygo.card.4] Worked out anew. Without exceptions. */
    defaultLevelNowOf(s: State, c: number): number {
      return orElse(PRINTED_LEVEL[s.printedDef[c]!]!, 0)
    },

    /** [ygo.card.4] Worked out anew. */
    workOutLevelNow(s: State, c: number): number {
      let value = rules.defaultLevelNowOf(s, c)
      // [ygo.cards.2] level-now-exception
      for (const it2 of family(s, ZONE['field-spell']))
        if (
          s.def[it2]! === CARD['《伝説の都 アトランティス》'] &&
          within(s.place[it2]!, ZONE['field-spell']) &&
          rules.attributeNowOf(s, c) === ATTRIBUTE.water &&
          orElse(PRINTED_LEVEL[s.printedDef[c]!]!, 0) > 1 &&
          (within(s.place[c]!, ZONE.hand) || within(s.place[c]!, ZONE.monsters))
        )
          value = Math.max(1, reckoned(value - 1, 37))
      return value
    },

    /** [ygo.card.4] */
    raceNowOf(s: State, c: number): number {
      return PRINTED_RACE_OF[s.printedDef[c]!]!
    },

    /** [ygo.card.4] Without exceptions. */
    defaultSummedAttackOf(s: State, c: number): number {
      return orElse(PRINTED_BASE_ATTACK[s.def[c]!]!, 0)
    },

    /** [ygo.card.4] Before anything is added. */
    unshiftedSummedAttackOf(s: State, c: number): number {
      // [ygo.cards.7] summed-attack-exception-7
      if (rules.isBred(s, c))
        return (
          300 * orElse(PRINTED_LEVEL[s.def[c]!]!, 0) +
          (PRINTED_BREED_OF[s.def[c]!]! === BREED.fighter
            ? 500
            : PRINTED_BREED_OF[s.def[c]!]! === BREED.guardian
              ? 0
              : 300)
        )
      return rules.defaultSummedAttackOf(s, c)
    },

    /** [ygo.card.4] */
    summedAttackOf(s: State, c: number): number {
      let value = rules.unshiftedSummedAttackOf(s, c)
      // [ygo.cards.2] summed-attack-exception
      for (const it2 of family(s, ZONE['field-spell']))
        if (
          s.def[it2]! === CARD['《海》'] &&
          within(s.place[it2]!, ZONE['field-spell']) &&
          within(s.place[c]!, ZONE.monsters) &&
          ([RACE.fish, RACE['sea-serpent'], RACE.thunder, RACE.aqua] as readonly number[]).includes(
            rules.raceNowOf(s, c),
          )
        )
          value = reckoned(value + 200, 38)
      // [ygo.cards.2] summed-attack-exception-2
      for (const it3 of family(s, ZONE['field-spell']))
        if (
          s.def[it3]! === CARD['《海》'] &&
          within(s.place[it3]!, ZONE['field-spell']) &&
          within(s.place[c]!, ZONE.monsters) &&
          ([RACE.machine, RACE.pyro] as readonly number[]).includes(rules.raceNowOf(s, c))
        )
          value = reckoned(value - 200, 39)
      // [ygo.cards.2] summed-attack-exception-3
      for (const it4 of family(s, ZONE['field-spell']))
        if (
          s.def[it4]! === CARD['《伝説の都 アトランティス》'] &&
          within(s.place[it4]!, ZONE['field-spell']) &&
          within(s.place[c]!, ZONE.monsters) &&
          rules.attributeNowOf(s, c) === ATTRIBUTE.water
        )
          value = reckoned(value + 200, 40)
      // [ygo.cards.5] summed-attack-exception-4
      if (
        s.def[c]! === CARD['《E・HERO エスクリダオ》'] &&
        within(s.place[c]!, ZONE.monsters) &&
        !rules.isNegated(s, c)
      )
        value = reckoned(
          value +
            100 *
              countOf(
                s.zones[ZONE.graveyard + rules.holder(s, c)] ?? [],
                (c2) => rules.isMonster(s, c2) && rules.inCategoryOf(s, c2, 55 /* 'E・HERO' */, c),
              ),
          41,
        )
      // [ygo.cards.5] summed-attack-exception-5
      for (const it5 of family(s, ZONE.monsters))
        if (
          s.def[it5]! === CARD['《D-HERO デストロイフェニックスガイ》'] &&
          within(s.place[it5]!, ZONE.monsters) &&
          !rules.isNegated(s, it5) &&
          s.place[c] === ZONE.monsters + rules.foeOf(s, rules.holder(s, it5))
        )
          value = reckoned(
            value -
              200 *
                countOf(s.zones[ZONE.graveyard + rules.holder(s, it5)] ?? [], (g) =>
                  rules.inCategoryOf(s, g, 58 /* 'HERO' */, it5),
                ),
            42,
          )
      // [ygo.cards.6] summed-attack-exception-6
      if (s.def[c]! === CARD['《オシリスの天空竜》'] && within(s.place[c]!, ZONE.monsters) && !rules.isNegated(s, c))
        value = reckoned(value + 1000 * (s.zones[ZONE.hand + rules.holder(s, c)] ?? []).length, 43)
      // [ygo.cards.6] summed-attack-exception-8
      if (s.def[c]! === CARD['《万物創世龍》']) value = reckoned(value + s.madeOf[c]!, 44)
      // [ygo.cards.3] lasting-summed-attack-exception
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.carryOutUntilNewTurnFrame) continue
        const c2 = effect.captured[0] as number
        if (c === c2) value = reckoned(value + 400, 45)
      }
      return value
    },

    /** [ygo.card.4] Without exceptions. */
    defaultSummedDefenceOf(s: State, c: number): number {
      return orElse(PRINTED_BASE_DEFENCE[s.printedDef[c]!]!, 0)
    },

    /** [ygo.card.4] Before anything is added. */
    unshiftedSummedDefenceOf(s: State, c: number): number {
      // [ygo.cards.7] summed-defence-exception-4
      if (rules.isBred(s, c))
        return (
          300 * orElse(PRINTED_LEVEL[s.def[c]!]!, 0) + (PRINTED_BREED_OF[s.def[c]!]! === BREED.guardian ? 700 : 100)
        )
      return rules.defaultSummedDefenceOf(s, c)
    },

    /** [ygo.card.4] */
    summedDefenceOf(s: State, c: number): number {
      let value = rules.unshiftedSummedDefenceOf(s, c)
      // [ygo.cards.2] summed-defence-exception
      for (const it2 of family(s, ZONE['field-spell']))
        if (
          s.def[it2]! === CARD['《海》'] &&
          within(s.place[it2]!, ZONE['field-spell']) &&
          within(s.place[c]!, ZONE.monsters) &&
          ([RACE.fish, RACE['sea-serpent'], RACE.thunder, RACE.aqua] as readonly number[]).includes(
            rules.raceNowOf(s, c),
          )
        )
          value += 200
      // [ygo.cards.2] summed-defence-exception-2
      for (const it3 of family(s, ZONE['field-spell']))
        if (
          s.def[it3]! === CARD['《海》'] &&
          within(s.place[it3]!, ZONE['field-spell']) &&
          within(s.place[c]!, ZONE.monsters) &&
          ([RACE.machine, RACE.pyro] as readonly number[]).includes(rules.raceNowOf(s, c))
        )
          value -= 200
      // [ygo.cards.2] summed-defence-exception-3
      for (const it4 of family(s, ZONE['field-spell']))
        if (
          s.def[it4]! === CARD['《伝説の都 アトランティス》'] &&
          within(s.place[it4]!, ZONE['field-spell']) &&
          within(s.place[c]!, ZONE.monsters) &&
          rules.attributeNowOf(s, c) === ATTRIBUTE.water
        )
          value += 200
      return value
    },

    /** [ygo.card.4] */
    attackOf(s: State, c: number): number {
      if (rules.known.of !== s || c === NONE) return rules.workOutAttack(s, c)
      return ((rules.known.attack2 ??= [])[c] ??= rules.workOutAttack(s, c))
    },

    /** [ygo.card.4] Worked out anew. */
    workOutAttack(s: State, c: number): number {
      return Math.max(0, rules.summedAttackOf(s, c))
    },

    /** [ygo.card.4] */
    defenceOf(s: State, c: number): number {
      if (rules.known.of !== s || c === NONE) return rules.workOutDefence(s, c)
      return ((rules.known.defence ??= [])[c] ??= rules.workOutDefence(s, c))
    },

    /** [ygo.card.4] Worked out anew. */
    workOutDefence(s: State, c: number): number {
      return Math.max(0, rules.summedDefenceOf(s, c))
    },

    /** [ygo.start.1] */
    startingLifeOf(_s: State): number {
      return 8000
    },

    /** [ygo.start.2] */
    openingHandOf(_s: State): number {
      return 5
    },

    /** [ygo.zone.2] */
    slotsOf(_s: State): number {
      return 5
    },

    /** [ygo.zone.2] */
    isSetDown(s: State, it: number): boolean {
      return s.setDown[it] === true
    },

    /** [ygo.zone.2] */
    isHidden(s: State, c: number): boolean {
      return (
        (within(s.place[c]!, ZONE.monsters) && s.positionOf[c]! === POSITION['face-down']) ||
        (within(s.place[c]!, ZONE.backrow) && rules.isSetDown(s, c))
      )
    },

    /** [ygo.zone.2] */
    isOnField(s: State, c: number): boolean {
      return (
        within(s.place[c]!, ZONE.monsters) ||
        within(s.place[c]!, ZONE.backrow) ||
        within(s.place[c]!, ZONE['field-spell'])
      )
    },

    /** [ygo.zone.2] */
    isFaceUp(s: State, c: number): boolean {
      return rules.isOnField(s, c) && !rules.isHidden(s, c)
    },

    /** [ygo.player.1] */
    foeOf(s: State, p: number): number {
      return nextSeat(s, p, 1)
    },

    /** [ygo.player.1] */
    isDuellist(s: State, p: number): boolean {
      return rules.foeOf(s, p) !== p
    },

    /** [ygo.battle.1] */
    isSpent(s: State, it: number): boolean {
      return s.spent[it] === true
    },

    /** [ygo.summon.5] */
    isFreed(s: State, it: number): boolean {
      return s.freed[it] === true
    },

    /** [ygo.chain.3] */
    isNegated(s: State, c: number): boolean {
      if (rules.known.of !== s || c === NONE) return rules.workOutIsNegated(s, c)
      return ((rules.known.isNegated2 ??= [])[c] ??= rules.workOutIsNegated(s, c))
    },

    /** [ygo.chain.3] Worked out anew. */
    workOutIsNegated(s: State, c: number): boolean {
      return through(family(s, ZONE.backrow), 65).some(
        (this_) =>
          s.def[this_]! === CARD['《スキルドレイン》'] &&
          within(s.place[this_]!, ZONE.backrow) &&
          rules.isFaceUp(s, this_) &&
          within(s.place[c]!, ZONE.monsters) &&
          rules.isFaceUp(s, c),
      )
    },

    /** [ygo.zone.3] Begins `send`, which may stop to ask. */
    send(s: State, c: number): void {
      if (s.over) return
      goesRound(1)
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.send, [c], [c])
      pushFrame<SendFrame>(s, { proc: PROC.sendFrame, pc: 0, answer: 0, c })
    },

    stepSend(s: State, f: SendFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [ygo.zone.3] Whether `destroy` may happen. */
    canDestroy(s: State, c: number): boolean {
      return rules.isOnField(s, c)
    },

    /** [ygo.zone.3] Carries out `destroy` if it may happen. */
    destroy(s: State, c: number): void {
      if (rules.canDestroy(s, c)) return rules.doDestroy(s, c)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.destroy, [c], s.reasons)
    },

    /** [ygo.zone.3] Begins `destroy`, which may stop to ask. */
    doDestroy(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.destroy, [c], [c])
      const noticed1 = rules.matchesWhenDestroy(s, c) ? [[rules.holder(s, c), c, rules.holder(s, c), c]] : []
      pushFrame<DestroyFrame>(s, { proc: PROC.destroyFrame, pc: 0, answer: 0, c, noticed1 })
    },

    stepDestroy(s: State, f: DestroyFrame): void {
      switch (f.pc) {
        case 0:
          if (rules.matchesBeforeDestroy(s, f.c)) rules.beforeDestroy(s, f.c)
          f.pc = 1
          return rules.send(s, f.c)
        case 1 /* after send */:
          for (const [controller, source, ...captured] of f.noticed1)
            addEffect(s, 0, PROC.whenDestroyFrame, controller as number, source as number, false, captured)
          return popFrame(s)
      }
    },

    /** [ygo.zone.3] Every rule that keeps `destroy` from happening. */
    refusalsOfDestroy(s: State, args: readonly Captured[], out: number[]): void {
      const [c] = args as [number]
      if (!rules.isOnField(s, c)) out.push(67 /* destroy only if */)
    },

    /** [ygo.card.1] `after-move` */
    matchesAfterMove(s: State, c: number, from2: number, _to2: number): boolean {
      return (
        within(from2, ZONE.monsters) &&
        PRINTED_KIND_OF[s.def[c]!]! === KIND['token-card'] &&
        !within(s.place[c]!, ZONE.monsters)
      )
    },

    /** [ygo.card.1] */
    afterMove(s: State, c: number): void {
      rules.leaveGame(s, c)
    },

    /** [ygo.zone.3] Begins `banish`, which may stop to ask. */
    banish(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.banish, [c], [c])
      pushFrame<BanishFrame>(s, { proc: PROC.banishFrame, pc: 0, answer: 0, c })
    },

    stepBanish(s: State, f: BanishFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.c, ZONE.banished + s.owner[f.c]!)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [ygo.zone.3] Begins `discard`, which may stop to ask. */
    discard(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.discard, [c], [c])
      pushFrame<DiscardFrame>(s, { proc: PROC.discardFrame, pc: 0, answer: 0, c })
    },

    stepDiscard(s: State, f: DiscardFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.send(s, f.c)
        case 1 /* after send */:
          return popFrame(s)
      }
    },

    /** [ygo.zone.5] */
    isLooking(s: State, it: number): boolean {
      return s.looking[it] === true
    },

    /** [ygo.zone.5] Carries out `open-deck`. */
    openDeck(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['open-deck'], [p])
      if (s.shared !== undefined) s.looking = owned(s.looking, s.shared.lists.looking)
      s.looking[p] = true
    },

    /** [ygo.zone.5] Carries out `close-deck`. */
    closeDeck(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['close-deck'], [p])
      if (s.shared !== undefined) s.looking = owned(s.looking, s.shared.lists.looking)
      s.looking[p] = false
      if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + p)
      shuffle(s, ZONE.deck + p)
      loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
    },

    /** [ygo.zone.1] Begins `search`, which may stop to ask. */
    search(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.search, [c, p], [c])
      pushFrame<SearchFrame>(s, { proc: PROC.searchFrame, pc: 0, answer: 0, c, p })
    },

    stepSearch(s: State, f: SearchFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.c, ZONE.hand + f.p)
        case 1 /* after move */:
          if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, f.c, rules.foeOf(s, f.p))
          showTo(s, f.c, rules.foeOf(s, f.p))
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [ygo.zone.4] `after-move-2` */
    matchesAfterMove2(s: State, c: number, from2: number, _to2: number): boolean {
      return within(from2, ZONE.monsters) && someOf(s, ZONE.attached, (m) => s.bearer[m]! === c)
    },

    /** [ygo.zone.4] */
    afterMove2(s: State, c: number): void {
      pushFrame<AfterMove2Frame>(s, { proc: PROC.afterMove2Frame, pc: 0, answer: 0, c, list1: [], next2: 0 })
    },

    stepAfterMove2(s: State, f: AfterMove2Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(family(s, ZONE.attached), 32).filter((m2) => s.bearer[m2]! === f.c)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const m = f.list1[f.next2++]!
            return rules.send(s, m)
          }
        }
    },

    /** [ygo.damage.1] Begins `burn`, which may stop to ask. */
    burn(s: State, q: number, n: number, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.burn, [q, n, c], [c])
      pushFrame<BurnFrame>(s, { proc: PROC.burnFrame, pc: 0, answer: 0, q, n, c })
    },

    stepBurn(s: State, f: BurnFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
            s.life[f.q] = reckoned(s.life[f.q]! - f.n, 2)
            f.pc = 1
            if (s.life[f.q]! > 0) continue
            return rules.lose(s, f.q)
          case 1:
            for (const this_ of membersOf(s, ZONE.backrow, (it2) => rules.matchesWhenBurn(s, it2, f.q, f.n, f.c)))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenBurnFrame, rules.holder(s, this_), this_, false, [
                  rules.holder(s, this_),
                  this_,
                ]),
                [this_],
              )
            return popFrame(s)
        }
    },

    /** [ygo.damage.1] Whether `pay` may happen. */
    canPay(s: State, n: number, p: number): boolean {
      return s.life[p]! > n
    },

    /** [ygo.damage.1] Carries out `pay` if it may happen. */
    pay(s: State, n: number, p: number): void {
      if (rules.canPay(s, n, p)) return rules.doPay(s, n, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.pay, [n, p], s.reasons)
    },

    /** [ygo.damage.1] Carries out `pay`. */
    doPay(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.pay, [n, p])
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[p] = reckoned(s.life[p]! - n, 3)
    },

    /** [ygo.damage.1] Every rule that keeps `pay` from happening. */
    refusalsOfPay(s: State, args: readonly Captured[], out: number[]): void {
      const [n, p] = args as [number, number]
      if (s.life[p]! <= n) out.push(68 /* pay only if */)
    },
  }
}

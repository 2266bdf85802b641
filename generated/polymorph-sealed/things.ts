// Compiled from the rules of PolymorphSealed into things.ts: what rules/yu-gi-oh/things.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, countOf, family, happens, loseSight, noteEvent, noteShuffle, orElse, owned, reckoned, shuffle, through,
  whenThere, within,
} from 'houserules/runtime'
import { ATTRIBUTE, BREED, CARD, KIND, MONSTER_TYPE, PROPERTY, RACE } from '../yu-gi-oh/names.ts'
import type { PolymorphSealedRules } from './linked.ts'
// prettier-ignore
import {
  EVENT, PRINTED_ATTRIBUTE_OF, PRINTED_BASE_ATTACK, PRINTED_BASE_DEFENCE, PRINTED_BREED_OF, PRINTED_KIND_OF,
  PRINTED_LEVEL, PRINTED_MONSTER_TYPES, PRINTED_PROPERTY_OF, PRINTED_RACE_OF, PROC, ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function thingsRules(all: object) {
  const rules = all as PolymorphSealedRules
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
          s.place[c] === ZONE.monsters + whenThere(rules.holder(s, it5), NONE, (it0) => rules.foeOf(s, it0))
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

    /** [ygo.chain.3] Worked out anew. */
    workOutIsNegated(s: State, c: number): boolean {
      return through(family(s, ZONE.backrow), 64).some(
        (this_) =>
          s.def[this_]! === CARD['《スキルドレイン》'] &&
          within(s.place[this_]!, ZONE.backrow) &&
          rules.isFaceUp(s, this_) &&
          within(s.place[c]!, ZONE.monsters) &&
          rules.isFaceUp(s, c),
      )
    },

    /** [ygo.card.1] `after-move` */
    matchesAfterMove(s: State, c: number, from2: number, _to2: number): boolean {
      return (
        within(from2, ZONE.monsters) &&
        PRINTED_KIND_OF[s.def[c]!]! === KIND['token-card'] &&
        !within(s.place[c]!, ZONE.monsters)
      )
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
  }
}

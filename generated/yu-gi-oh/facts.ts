// Compiled from the rules of YuGiOh: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { grown, through } from '../../runtime/rounds.ts'
import { countOf, family, nextSeat, orElse, union, within, without } from '../../runtime/sets.ts'
import {
  ATTRIBUTE,
  BREED,
  CARD,
  CARD_NAMES,
  DEFINITIONS,
  KIND,
  LANGUAGE,
  MONSTER_TYPE,
  POSITION,
  PRINTED_ALSO_NAMES,
  PRINTED_ATTRIBUTE_OF,
  PRINTED_BASE_ATTACK,
  PRINTED_BASE_DEFENCE,
  PRINTED_BREED_OF,
  PRINTED_ENGLISH_ALSO_NAMES,
  PRINTED_ENGLISH_NAME,
  PRINTED_ENGLISH_RULE_CATEGORIES,
  PRINTED_ENGLISH_RULE_NAME,
  PRINTED_KIND_OF,
  PRINTED_LEVEL,
  PRINTED_MATERIAL_LINE,
  PRINTED_MENTIONED,
  PRINTED_MONSTER_TYPES,
  PRINTED_OVERSEAS_ONLY,
  PRINTED_PROPERTY_OF,
  PRINTED_RACE_OF,
  PRINTED_READING,
  PRINTED_RULE_CATEGORIES,
  PRINTED_RULE_NAME,
  PROC,
  PROPERTY,
  RACE,
  TEXTS,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { holder } from './state.ts'

/** [ygo.card.4] */
export function attributeNowOf(s: State, c: number): number {
  return PRINTED_ATTRIBUTE_OF[s.printedDef[c]!]!
}

/** [ygo.card.4] Without exceptions. */
function defaultLevelNowOf(s: State, c: number): number {
  return orElse(PRINTED_LEVEL[s.printedDef[c]!]!, 0)
}

/** [ygo.card.4] */
export function levelNowOf(s: State, c: number): number {
  let value = defaultLevelNowOf(s, c)
  // [ygo.cards.2] level-now-exception
  for (const it2 of family(s, ZONE['field-spell']))
    if (
      s.def[it2]! === CARD['《伝説の都 アトランティス》'] &&
      within(s.place[it2]!, ZONE['field-spell']) &&
      attributeNowOf(s, c) === ATTRIBUTE.water &&
      orElse(PRINTED_LEVEL[s.printedDef[c]!]!, 0) > 1 &&
      (within(s.place[c]!, ZONE.hand) || within(s.place[c]!, ZONE.monsters))
    )
      value -= 1
  return value
}

/** [ygo.card.4] */
export function raceNowOf(s: State, c: number): number {
  return PRINTED_RACE_OF[s.printedDef[c]!]!
}

/** [ygo.card.4] Without exceptions. */
function defaultAttackOf(s: State, c: number): number {
  return orElse(PRINTED_BASE_ATTACK[s.def[c]!]!, 0)
}

/** [ygo.card.4] Before anything is added. */
function unshiftedAttackOf(s: State, c: number): number {
  // [ygo.cards.7] attack-exception-7
  if (isBred(s, c))
    return (
      300 * orElse(PRINTED_LEVEL[s.def[c]!]!, 0) +
      (PRINTED_BREED_OF[s.def[c]!]! === BREED.fighter ? 500 : PRINTED_BREED_OF[s.def[c]!]! === BREED.guardian ? 0 : 300)
    )
  return defaultAttackOf(s, c)
}

/** [ygo.card.4] */
export function attackOf(s: State, c: number): number {
  let value = unshiftedAttackOf(s, c)
  // [ygo.cards.2] attack-exception
  for (const it2 of family(s, ZONE['field-spell']))
    if (
      s.def[it2]! === CARD['《海》'] &&
      within(s.place[it2]!, ZONE['field-spell']) &&
      within(s.place[c]!, ZONE.monsters) &&
      ([RACE.fish, RACE['sea-serpent'], RACE.thunder, RACE.aqua] as readonly number[]).includes(raceNowOf(s, c))
    )
      value += 200
  // [ygo.cards.2] attack-exception-2
  for (const it3 of family(s, ZONE['field-spell']))
    if (
      s.def[it3]! === CARD['《海》'] &&
      within(s.place[it3]!, ZONE['field-spell']) &&
      within(s.place[c]!, ZONE.monsters) &&
      ([RACE.machine, RACE.pyro] as readonly number[]).includes(raceNowOf(s, c))
    )
      value -= 200
  // [ygo.cards.2] attack-exception-3
  for (const it4 of family(s, ZONE['field-spell']))
    if (
      s.def[it4]! === CARD['《伝説の都 アトランティス》'] &&
      within(s.place[it4]!, ZONE['field-spell']) &&
      within(s.place[c]!, ZONE.monsters) &&
      attributeNowOf(s, c) === ATTRIBUTE.water
    )
      value += 200
  // [ygo.cards.5] attack-exception-4
  if (s.def[c]! === CARD['《E・HERO エスクリダオ》'] && within(s.place[c]!, ZONE.monsters) && !isNegated(s, c))
    value +=
      100 *
      countOf(
        s.zones[ZONE.graveyard + holder(s, c)] ?? [],
        (c2) => isMonster(s, c2) && inCategoryOf(s, c2, 55 /* 'E・HERO' */, c),
      )
  // [ygo.cards.5] attack-exception-5
  for (const it5 of family(s, ZONE.monsters))
    if (
      s.def[it5]! === CARD['《D-HERO デストロイフェニックスガイ》'] &&
      within(s.place[it5]!, ZONE.monsters) &&
      !isNegated(s, it5) &&
      s.place[c] === ZONE.monsters + foeOf(s, holder(s, it5))
    )
      value -=
        200 * countOf(s.zones[ZONE.graveyard + holder(s, it5)] ?? [], (g) => inCategoryOf(s, g, 58 /* 'HERO' */, it5))
  // [ygo.cards.6] attack-exception-6
  if (s.def[c]! === CARD['《オシリスの天空竜》'] && within(s.place[c]!, ZONE.monsters) && !isNegated(s, c))
    value += 1000 * (s.zones[ZONE.hand + holder(s, c)] ?? []).length
  // [ygo.cards.6] attack-exception-8
  if (s.def[c]! === CARD['《万物創世龍》']) value += s.madeOf[c]!
  // [ygo.cards.3] lasting-attack-exception
  for (const it2 of s.zones[ZONE.lasting]!) {
    const effect = s.effects[it2]
    if (effect?.body !== PROC.carryOutUntilNewTurnFrame) continue
    const c2 = effect.captured[0] as number
    if (c === c2) value += 400
  }
  return value
}

/** [ygo.card.4] Without exceptions. */
function defaultDefenceOf(s: State, c: number): number {
  return orElse(PRINTED_BASE_DEFENCE[s.printedDef[c]!]!, 0)
}

/** [ygo.card.4] */
export function defenceOf(s: State, c: number): number {
  // [ygo.cards.7] defence-exception
  if (isBred(s, c))
    return 300 * orElse(PRINTED_LEVEL[s.def[c]!]!, 0) + (PRINTED_BREED_OF[s.def[c]!]! === BREED.guardian ? 700 : 100)
  return defaultDefenceOf(s, c)
}

/** [ygo.start.1] */
export function startingLifeOf(_s: State): number {
  return 8000
}

/** [ygo.start.2] */
export function openingHandOf(_s: State): number {
  return 5
}

/** [ygo.zone.2] */
export function slotsOf(_s: State): number {
  return 5
}

/** [ygo.player.1] */
export function foeOf(s: State, p: number): number {
  return nextSeat(s, p, 1)
}

/** [ygo.name.1] */
export function printedNameOf(s: State, d: number, l: number): number {
  return l === LANGUAGE.en ? PRINTED_ENGLISH_NAME[d]! : japaneseNameOf(s, d)
}

/** [ygo.name.1] */
export function japaneseNameOf(_s: State, d: number): number {
  return PRINTED_OVERSEAS_ONLY[d]! ? NONE : CARD_NAMES[d]!
}

/** [ygo.rulename.1] */
export function replacedNameOf(_s: State, d: number, l: number): number {
  return l === LANGUAGE.en ? PRINTED_ENGLISH_RULE_NAME[d]! : PRINTED_RULE_NAME[d]!
}

/** [ygo.name.2, ygo.rulename.1] */
export function ownNameOf(s: State, d: number, l: number): number {
  return orElse(
    orElse(orElse(replacedNameOf(s, d, l), printedNameOf(s, d, l)), PRINTED_ENGLISH_NAME[d]!),
    CARD_NAMES[d]!,
  )
}

/** [ygo.rulename.2] */
export function alsoNamesInOf(_s: State, d: number, l: number): readonly number[] {
  return l === LANGUAGE.en ? PRINTED_ENGLISH_ALSO_NAMES[d]! : PRINTED_ALSO_NAMES[d]!
}

/** [ygo.rulename.3] */
export function ruleCategoriesInOf(_s: State, d: number, l: number): readonly number[] {
  return l === LANGUAGE.en ? PRINTED_ENGLISH_RULE_CATEGORIES[d]! : PRINTED_RULE_CATEGORIES[d]!
}

/** [ygo.name.2] */
export function printedNamesOf(s: State, d: number, l: number): readonly number[] {
  return grown(union(union([], [ownNameOf(s, d, l)]), alsoNamesInOf(s, d, l)), 12)
}

/** [ygo.name.3] */
export function namesOf(s: State, c: number, l: number): readonly number[] {
  return grown(
    union(without(printedNamesOf(s, s.printedDef[c]!, l), [ownNameOf(s, s.printedDef[c]!, l)]), [
      ownNameOf(s, s.def[c]!, l),
    ]),
    13,
  )
}

/** [ygo.name.3] */
export function originalNameOf(s: State, c: number, l: number): number {
  return ownNameOf(s, s.printedDef[c]!, l)
}

/** [ygo.query.2] */
export function categoryOfOf(s: State, d: number, a: number, l: number): boolean {
  return (
    givenByRuleOf(s, d, a, l) ||
    (through(printedNamesOf(s, d, l), 14).some((n) => TEXTS.contains(n, a, s)) && readsAsOf(s, d, a, l))
  )
}

/** [ygo.query.2] */
export function givenByRuleOf(s: State, d: number, a: number, l: number): boolean {
  return (
    ruleCategoriesInOf(s, d, l).includes(a) || through(alsoNamesInOf(s, d, l), 15).some((n) => TEXTS.contains(n, a, s))
  )
}

/** [ygo.query.2, ygo.name.3] */
export function categoryInOf(s: State, c: number, a: number, l: number): boolean {
  return s.def[c]! === s.printedDef[c]!
    ? categoryOfOf(s, s.def[c]!, a, l)
    : givenByRuleOf(s, s.printedDef[c]!, a, l) ||
        (through(namesOf(s, c, l), 16).some((n) => TEXTS.contains(n, a, s)) && readsAsOf(s, s.def[c]!, a, l))
}

/** [ygo.query.2] */
export function inCategoryOf(s: State, c: number, a: number, asker: number): boolean {
  return categoryInOf(s, c, spelledOf(s, a, s.language[asker]!), s.language[asker]!)
}

/** [ygo.query.11] */
export function readNameOf(_s: State, d: number): number {
  return orElse(PRINTED_READING[d]!, CARD_NAMES[d]!)
}

/** [ygo.query.11] */
export function readsAsOf(s: State, d: number, a: number, l: number): boolean {
  return l === LANGUAGE.en || PRINTED_READING[d]! === NONE || TEXTS.contains(readNameOf(s, d), readAloudOf(s, a), s)
}

/** [ygo.query.1] */
export function namedOf(s: State, c: number, n: number, asker: number): boolean {
  return namesOf(s, c, s.language[asker]!).includes(printedNameOf(s, n, s.language[asker]!))
}

/** [ygo.query.3] */
export function otherThanOf(s: State, c: number, n: number, asker: number): boolean {
  return !namedOf(s, c, n, asker)
}

/** [ygo.query.4] */
export function originallyOf(s: State, c: number, n: number, asker: number): boolean {
  return originalNameOf(s, c, s.language[asker]!) === printedNameOf(s, n, s.language[asker]!)
}

/** [ygo.query.6] */
export function namesMaterialOf(_s: State, d: number, a: number): boolean {
  return PRINTED_MATERIAL_LINE[d]!.includes(a)
}

/** [ygo.query.7] */
export function declarableOf(s: State, l: number): readonly number[] {
  return DEFINITIONS.filter((d) => isListed(s, d) && ownNameOf(s, d, l) === printedNameOf(s, d, l))
}

/** [ygo.query.7] */
export function declaredHitOf(s: State, c: number, n: number, asker: number): boolean {
  return namedOf(s, c, n, asker)
}

/** [ygo.query.8] */
export function sameNameOf(s: State, a: number, b: number, asker: number): boolean {
  return through(namesOf(s, a, s.language[asker]!), 17).some((n) => namesOf(s, b, s.language[asker]!).includes(n))
}

/** [ygo.query.9] */
export function unlikeOf(s: State, a: number, b: number, asker: number): boolean {
  return !through(namesOf(s, a, s.language[asker]!), 18).some((n) => namesOf(s, b, s.language[asker]!).includes(n))
}

/** [ygo.query.9] */
export function allUnlikeOf(s: State, pool: readonly number[], asker: number): boolean {
  return !pool.some((a) => pool.some((b) => a !== b && !unlikeOf(s, a, b, asker)))
}

/** [ygo.query.10] */
export function freshNameOf(s: State, c: number, p: number): boolean {
  return !s.usedNames[p]!.includes(originalNameOf(s, c, s.language[c]!))
}

/** [ygo.lang.1] */
export function spelledOf(_s: State, a: number, l: number): number {
  return l === LANGUAGE.ja
    ? a
    : a === 55 /* 'E・HERO' */
      ? 264 /* 'Elemental HERO' */
      : a === 265 /* 'E-HERO' */
        ? 266 /* 'Evil HERO' */
        : a === 59 /* 'D-HERO' */
          ? 267 /* 'Destiny HERO' */
          : a === 268 /* 'トゥーン' */
            ? 269 /* 'Toon' */
            : a === 270 /* 'エクソシスター' */
              ? 271 /* 'Exosister' */
              : a === 272 /* '機皇帝' */
                ? 273 /* 'Meklord Emperor' */
                : a === 274 /* '機皇' */
                  ? 275 /* 'Meklord' */
                  : a === 276 /* '伝説の騎士' */
                    ? 277 /* 'Legendary Knight' */
                    : a === 278 /* '伝説の竜' */
                      ? 279 /* 'Legendary Dragon' */
                      : a === 280 /* '幻獣' */
                        ? 11 /* 'Phantom Beast' */
                        : a
}

/** [ygo.query.11] */
export function readAloudOf(_s: State, a: number): number {
  return a === 55 /* 'E・HERO' */
    ? 281 /* 'エレメンタルヒーロー' */
    : a === 59 /* 'D-HERO' */
      ? 282 /* 'デステニーヒーロー' */
      : a === 58 /* 'HERO' */
        ? 283 /* 'ヒーロー' */
        : a === 265 /* 'E-HERO' */
          ? 284 /* 'イービルヒーロー' */
          : a === 272 /* '機皇帝' */
            ? 285 /* 'きこうてい' */
            : a === 274 /* '機皇' */
              ? 286 /* 'きこう' */
              : a === 276 /* '伝説の騎士' */
                ? 287 /* 'でんせつのきし' */
                : a === 288 /* '伝説の都' */
                  ? 289 /* 'でんせつのみやこ' */
                  : a === 280 /* '幻獣' */
                    ? 290 /* 'げんじゅう' */
                    : a === 291 /* '竜' */
                      ? 292 /* 'りゅう' */
                      : a === 293 /* '龍' */
                        ? 292 /* 'りゅう' */
                        : a
}

/** [ygo.query.2] */
export function ownNameHasOf(s: State, d: number, a: number, l: number): boolean {
  return replacedNameOf(s, d, l) === NONE && TEXTS.contains(ownNameOf(s, d, l), a, s)
}

/** [ygo.rulename.1] */
export function changedNameHasOf(s: State, d: number, a: number, l: number): boolean {
  return ((it0: number) => (it0 === NONE ? false : TEXTS.contains(it0, a, s)))(replacedNameOf(s, d, l))
}

/** [ygo.rulename.2] */
export function secondNameHasOf(s: State, d: number, a: number, l: number): boolean {
  return through(alsoNamesInOf(s, d, l), 19).some((n) => TEXTS.contains(n, a, s))
}

/** [ygo.rulename.3] */
export function ruleTextGivesOf(s: State, d: number, a: number, l: number): boolean {
  return ruleCategoriesInOf(s, d, l).includes(a)
}

/** [ygo.summon.2] Without exceptions. */
function defaultTributesForOf(s: State, c: number): number {
  return levelNowOf(s, c) < 5 ? 0 : levelNowOf(s, c) < 7 ? 1 : 2
}

/** [ygo.summon.2] */
export function tributesForOf(s: State, c: number): number {
  // [ygo.cards.6] tributes-for-exception
  if (s.def[c]! === CARD['《オシリスの天空竜》']) return 3
  // [ygo.cards.6] tributes-for-exception-2
  if (s.def[c]! === CARD['《オベリスクの巨神兵》']) return 3
  // [ygo.cards.6] tributes-for-exception-3
  if (s.def[c]! === CARD['《ラーの翼神竜》']) return 3
  return defaultTributesForOf(s, c)
}

/** [ygo.summon.6] */
export function spentInBattleOf(s: State, c: number): boolean {
  return isSpent(s, c)
}

/** [ygo.battle.1] */
export function attackersOf(s: State, p: number): readonly number[] {
  return s.zones[ZONE.monsters + p]!.filter((c) => s.positionOf[c]! === POSITION.upright && !isSpent(s, c))
}

/** [ygo.battle.1] */
export function underAttackOf(s: State, p: number): boolean {
  return s.attacking.some((a) => s.place[a] === ZONE.monsters + foeOf(s, p))
}

/** [ygo.deck.1] */
export function leastMainOf(_s: State): number {
  return 40
}

/** [ygo.deck.1] */
export function mostMainOf(_s: State): number {
  return 60
}

/** [ygo.deck.2] */
export function mostExtraOf(_s: State): number {
  return 15
}

/** [ygo.deck.2] */
export function mostSideOf(_s: State): number {
  return 15
}

/** [ygo.deck.3] */
export function mostCopiesOf(_s: State): number {
  return 3
}

/** [ygo.cards.4] */
export function xyzSistersOf(s: State, p: number, asker: number): readonly number[] {
  return s.zones[ZONE.extra + p]!.filter(
    (x) => isXyzMonster(s, x) && inCategoryOf(s, x, 270 /* 'エクソシスター' */, asker),
  )
}

/** [ygo.cards.6] */
export function exodiaOf(_s: State): readonly number[] {
  return [
    CARD['《封印されしエクゾディア》'],
    CARD['《封印されし者の右腕》'],
    CARD['《封印されし者の左腕》'],
    CARD['《封印されし者の右足》'],
    CARD['《封印されし者の左足》'],
  ]
}

/** [ygo.card.1] */
export function isToken(_s: State, d: number): boolean {
  return PRINTED_KIND_OF[d]! === KIND['token-card']
}

/** [ygo.card.1] */
export function isMonster(s: State, c: number): boolean {
  return PRINTED_KIND_OF[s.def[c]!]! === KIND['monster-card'] || PRINTED_KIND_OF[s.def[c]!]! === KIND['token-card']
}

/** [ygo.card.1] */
export function isSpell(s: State, c: number): boolean {
  return PRINTED_KIND_OF[s.def[c]!]! === KIND['spell-card']
}

/** [ygo.card.1] */
export function isTrap(s: State, c: number): boolean {
  return PRINTED_KIND_OF[s.def[c]!]! === KIND['trap-card']
}

/** [ygo.card.2] */
export function isExtra(s: State, c: number): boolean {
  return PRINTED_MONSTER_TYPES[s.def[c]!]!.some(
    (t2) =>
      t2 === MONSTER_TYPE.fusion || t2 === MONSTER_TYPE.synchro || t2 === MONSTER_TYPE.xyz || t2 === MONSTER_TYPE.link,
  )
}

/** [ygo.card.2] */
export function isFusionMonster(s: State, c: number): boolean {
  return PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.fusion)
}

/** [ygo.card.2] */
export function isXyzMonster(s: State, c: number): boolean {
  return PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.xyz)
}

/** [ygo.card.2] */
export function isLinkMonster(s: State, c: number): boolean {
  return PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.link)
}

/** [ygo.card.2] */
export function isEffectMonster(s: State, c: number): boolean {
  return isMonster(s, c) && PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.effect)
}

/** [ygo.card.3] */
export function isLastingCard(s: State, c: number): boolean {
  return ([PROPERTY.continuous, PROPERTY.field, PROPERTY.equip] as readonly number[]).includes(
    PRINTED_PROPERTY_OF[s.def[c]!]!,
  )
}

/** [ygo.card.3] */
export function isQuick(s: State, c: number): boolean {
  return isTrap(s, c) || PRINTED_PROPERTY_OF[s.def[c]!]! === PROPERTY['quick-play']
}

/** [ygo.zone.2] */
export function isSetDown(s: State, it: number): boolean {
  return s.setDown[it] === true
}

/** [ygo.zone.2] */
export function isHidden(s: State, c: number): boolean {
  return (
    (within(s.place[c]!, ZONE.monsters) && s.positionOf[c]! === POSITION['face-down']) ||
    (within(s.place[c]!, ZONE.backrow) && isSetDown(s, c))
  )
}

/** [ygo.zone.2] */
export function isOnField(s: State, c: number): boolean {
  return (
    within(s.place[c]!, ZONE.monsters) || within(s.place[c]!, ZONE.backrow) || within(s.place[c]!, ZONE['field-spell'])
  )
}

/** [ygo.zone.2] */
export function isFaceUp(s: State, c: number): boolean {
  return isOnField(s, c) && !isHidden(s, c)
}

/** [ygo.player.1] */
export function isDuellist(s: State, p: number): boolean {
  return foeOf(s, p) !== p
}

/** [ygo.battle.1] */
export function isSpent(s: State, it: number): boolean {
  return s.spent[it] === true
}

/** [ygo.summon.5] */
export function isFreed(s: State, it: number): boolean {
  return s.freed[it] === true
}

/** [ygo.chain.3] */
export function isNegated(s: State, c: number): boolean {
  return (
    false ||
    through(family(s, ZONE.backrow), 20).some(
      (this_) =>
        s.def[this_]! === CARD['《スキルドレイン》'] &&
        within(s.place[this_]!, ZONE.backrow) &&
        isFaceUp(s, this_) &&
        within(s.place[c]!, ZONE.monsters) &&
        isFaceUp(s, c),
    )
  )
}

/** [ygo.zone.5] */
export function isLooking(s: State, it: number): boolean {
  return s.looking[it] === true
}

/** [ygo.name.1] */
export function isListed(s: State, d: number): boolean {
  return !isToken(s, d)
}

/** [ygo.spell.1] */
export function isUsedUp(s: State, it: number): boolean {
  return s.usedUp[it] === true
}

/** [ygo.synchro.1] */
export function isTuned(s: State, c: number): boolean {
  return PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.tuner)
}

/** [ygo.deck.4] */
export function isOfTheExtraDeck(_s: State, d: number): boolean {
  return PRINTED_MONSTER_TYPES[d]!.some(
    (t2) =>
      t2 === MONSTER_TYPE.fusion || t2 === MONSTER_TYPE.synchro || t2 === MONSTER_TYPE.xyz || t2 === MONSTER_TYPE.link,
  )
}

/** [ygo.cards.2] */
export function isDestined(s: State, c: number): boolean {
  return namesMaterialOf(s, s.def[c]!, 59 /* 'D-HERO' */)
}

/** [ygo.cards.7] */
export function isBred(s: State, c: number): boolean {
  return !(PRINTED_BREED_OF[s.def[c]!]! === NONE)
}

/** [ygo.query.5] */
export function mentions(_s: State, d: number, n: number): boolean {
  return PRINTED_MENTIONED[d]!.includes(n)
}

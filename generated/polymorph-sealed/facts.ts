// Compiled from the rules of PolymorphSealed: facts that follow from the state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { grown, through } from '../../runtime/rounds.ts'
import { countOf, family, nextSeat, orElse, seats, sumOf, union, within, without } from '../../runtime/sets.ts'
import {
  ATTRIBUTE,
  BREED,
  CARD,
  CARD_NAMES,
  DEFINITIONS,
  KIND,
  LANGUAGE,
  MONSTER_TYPE,
  PACK,
  PACK_VALUES,
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
  PRINTED_FORBIDDEN,
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

/** What was worked out about a state that stands still. */
interface Known {
  readonly of: State | null
  backwards: readonly number[] | null
}

let known: Known = { of: null, backwards: null }

/** Does work that leaves the state as it is, so that nothing about it has to be worked out twice. */
export function standingStill(s: State, work: () => void): void {
  const before = known
  known = { of: s, backwards: null }
  try {
    work()
  } finally {
    known = before
  }
}

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

/** [gap.participants] */
export function foeOf(s: State, p: number): number {
  return orElse(s.facing[p]!, nextSeat(s, p, 1))
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

/** [ygo.name.2] Without exceptions. */
function defaultPrintedNamesOf(s: State, d: number, l: number): readonly number[] {
  return grown(union(union([], [ownNameOf(s, d, l)]), alsoNamesInOf(s, d, l)), 26)
}

/** [ygo.name.2] */
export function printedNamesOf(s: State, d: number, l: number): readonly number[] {
  let value = defaultPrintedNamesOf(s, d, l)
  // [poly.1, poly.3, poly.4, poly.6, plain.6, text.1, text.2, rename.2, lang.2] polymorph
  if (isListed(s, d) || s.options[8] === 1 /* tokens */) value = union(value, [polyOf(s, d, l)])
  return value
}

/** [ygo.name.3] */
export function namesOf(s: State, c: number, l: number): readonly number[] {
  return grown(
    union(without(printedNamesOf(s, s.printedDef[c]!, l), [ownNameOf(s, s.printedDef[c]!, l)]), [
      ownNameOf(s, s.def[c]!, l),
    ]),
    27,
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
    (through(printedNamesOf(s, d, l), 28).some((n) => TEXTS.contains(n, a, s)) && readsAsOf(s, d, a, l))
  )
}

/** [poly.7, gap.rule-text-categories] */
export function givenByRuleOf(s: State, d: number, a: number, l: number): boolean {
  return (
    ruleCategoriesInOf(s, d, l).includes(a) ||
    through(alsoNamesInOf(s, d, l), 29).some((n) => TEXTS.contains(n, a, s)) ||
    (s.options[5] === 1 /* rule-text-categories */ && isGivenIn(s, a, l))
  )
}

/** [ygo.query.2, ygo.name.3] */
export function categoryInOf(s: State, c: number, a: number, l: number): boolean {
  return s.def[c]! === s.printedDef[c]!
    ? categoryOfOf(s, s.def[c]!, a, l)
    : givenByRuleOf(s, s.printedDef[c]!, a, l) ||
        (through(namesOf(s, c, l), 30).some((n) => TEXTS.contains(n, a, s)) && readsAsOf(s, s.def[c]!, a, l))
}

/** [ygo.query.2] */
export function inCategoryOf(s: State, c: number, a: number, asker: number): boolean {
  return categoryInOf(s, c, spelledOf(s, a, s.language[asker]!), s.language[asker]!)
}

/** [ygo.query.11] */
export function readNameOf(_s: State, d: number): number {
  return orElse(PRINTED_READING[d]!, CARD_NAMES[d]!)
}

/** [gap.category-reading, poly.3] */
export function readsAsOf(s: State, d: number, a: number, l: number): boolean {
  return (
    s.options[6] === 0 /* category-reading */ ||
    l === LANGUAGE.en ||
    TEXTS.contains(TEXTS.join([readPrefixOf(s), readNameOf(s, d)], s, 31), readAloudOf(s, a), s)
  )
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

/** [plain.5, poly.2] */
export function sameNameOf(s: State, a: number, b: number, asker: number): boolean {
  return originalNameOf(s, a, s.language[asker]!) === originalNameOf(s, b, s.language[asker]!)
}

/** [diff.1, diff.2, gap.different-names] */
export function unlikeOf(s: State, a: number, b: number, asker: number): boolean {
  return (
    originalNameOf(s, a, s.language[asker]!) !== originalNameOf(s, b, s.language[asker]!) &&
    (s.options[7] === 0 /* different-names */ ||
      !through(spokenNamesOf(s, a, s.language[asker]!), 32).some((n) =>
        spokenNamesOf(s, b, s.language[asker]!).includes(n),
      ))
  )
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
      ? 265 /* 'Elemental HERO' */
      : a === 266 /* 'E-HERO' */
        ? 267 /* 'Evil HERO' */
        : a === 59 /* 'D-HERO' */
          ? 268 /* 'Destiny HERO' */
          : a === 269 /* 'トゥーン' */
            ? 270 /* 'Toon' */
            : a === 271 /* 'エクソシスター' */
              ? 272 /* 'Exosister' */
              : a === 273 /* '機皇帝' */
                ? 274 /* 'Meklord Emperor' */
                : a === 275 /* '機皇' */
                  ? 276 /* 'Meklord' */
                  : a === 277 /* '伝説の騎士' */
                    ? 278 /* 'Legendary Knight' */
                    : a === 279 /* '伝説の竜' */
                      ? 280 /* 'Legendary Dragon' */
                      : a === 281 /* '幻獣' */
                        ? 11 /* 'Phantom Beast' */
                        : a
}

/** [ygo.query.11] */
export function readAloudOf(_s: State, a: number): number {
  return a === 55 /* 'E・HERO' */
    ? 282 /* 'エレメンタルヒーロー' */
    : a === 59 /* 'D-HERO' */
      ? 283 /* 'デステニーヒーロー' */
      : a === 58 /* 'HERO' */
        ? 284 /* 'ヒーロー' */
        : a === 266 /* 'E-HERO' */
          ? 285 /* 'イービルヒーロー' */
          : a === 273 /* '機皇帝' */
            ? 286 /* 'きこうてい' */
            : a === 275 /* '機皇' */
              ? 287 /* 'きこう' */
              : a === 277 /* '伝説の騎士' */
                ? 288 /* 'でんせつのきし' */
                : a === 289 /* '伝説の都' */
                  ? 290 /* 'でんせつのみやこ' */
                  : a === 281 /* '幻獣' */
                    ? 291 /* 'げんじゅう' */
                    : a === 292 /* '竜' */
                      ? 293 /* 'りゅう' */
                      : a === 294 /* '龍' */
                        ? 293 /* 'りゅう' */
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
  return through(alsoNamesInOf(s, d, l), 33).some((n) => TEXTS.contains(n, a, s))
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
export function mostSideOf(_s: State): number {
  return 15
}

/** [ygo.cards.4] */
export function xyzSistersOf(s: State, p: number, asker: number): readonly number[] {
  return s.zones[ZONE.extra + p]!.filter(
    (x) => isXyzMonster(s, x) && inCategoryOf(s, x, 271 /* 'エクソシスター' */, asker),
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

/** [db.1, lang.1, lang.3] */
export function listedInJapaneseOf(s: State, d: number): number {
  return isListed(s, d) ? printedNameOf(s, d, LANGUAGE.ja) : NONE
}

/** [db.1, lang.1, lang.3] */
export function listedInEnglishOf(s: State, d: number): number {
  return isListed(s, d) ? printedNameOf(s, d, LANGUAGE.en) : NONE
}

/** The same in every state, so that it is worked out once for each thing. */
const knownPrefixOf = new Map<number, number>()

/** [poly.1, lang.1, lang.3, lang.4] */
export function prefixOf(s: State, l: number): number {
  const found = knownPrefixOf.get(l)
  if (found !== undefined) return found
  const value = workOutPrefix(s, l)
  knownPrefixOf.set(l, value)
  return value
}

/** [poly.1, lang.1, lang.3, lang.4] */
function workOutPrefix(s: State, l: number): number {
  return TEXTS.join(
    l === LANGUAGE.ja
      ? through(
          through(DEFINITIONS, 34).map((each) => listedInJapaneseOf(s, each)),
          35,
        ).filter((found) => !(found === NONE))
      : through(
          through(DEFINITIONS, 36).map((each2) => listedInEnglishOf(s, each2)),
          37,
        ).filter((found2) => !(found2 === NONE)),
    s,
    38,
  )
}

/** [gap.name-borders] */
export function borderedInJapaneseOf(s: State, d: number): number {
  return TEXTS.join([orElse(listedInJapaneseOf(s, d), 81 /* '' */), 295 /* '⏐' */], s, 39)
}

/** [gap.name-borders] */
export function borderedInEnglishOf(s: State, d: number): number {
  return TEXTS.join([orElse(listedInEnglishOf(s, d), 81 /* '' */), 295 /* '⏐' */], s, 40)
}

/** The same in every state, so that it is worked out once for each thing. */
const knownBorderedPrefixOf = new Map<number, number>()

/** [gap.name-borders] */
export function borderedPrefixOf(s: State, l: number): number {
  const found = knownBorderedPrefixOf.get(l)
  if (found !== undefined) return found
  const value = workOutBorderedPrefix(s, l)
  knownBorderedPrefixOf.set(l, value)
  return value
}

/** [gap.name-borders] */
function workOutBorderedPrefix(s: State, l: number): number {
  return TEXTS.join(
    l === LANGUAGE.ja
      ? through(DEFINITIONS, 41).map((each) => borderedInJapaneseOf(s, each))
      : through(DEFINITIONS, 42).map((each2) => borderedInEnglishOf(s, each2)),
    s,
    43,
  )
}

/** [poly.2, rulename.2, rename.1] Without exceptions. */
function defaultOwnPartOf(s: State, d: number, l: number): number {
  return ownNameOf(s, d, l)
}

/** [poly.2, rulename.2, rename.1] */
export function ownPartOf(s: State, d: number, l: number): number {
  // [gap.foreign-only-own-name] own-part-exception
  if (
    s.options[9] === 1 /* foreign-only-own-name */ &&
    printedNameOf(s, d, l) === NONE &&
    replacedNameOf(s, d, l) === NONE
  )
    return 81 /* '' */
  return defaultOwnPartOf(s, d, l)
}

/** [poly.1, poly.2] */
export function polyOf(s: State, d: number, l: number): number {
  return TEXTS.join(
    [s.options[4] === 0 /* name-borders */ ? prefixOf(s, l) : borderedPrefixOf(s, l), ownPartOf(s, d, l)],
    s,
    44,
  )
}

/** The same in every state, so that it is worked out once for each thing. */
const knownReadPrefixOf = new Map<number, number>()

/** [gap.category-reading] */
export function readPrefixOf(s: State): number {
  const found = knownReadPrefixOf.get(0)
  if (found !== undefined) return found
  const value = workOutReadPrefix(s)
  knownReadPrefixOf.set(0, value)
  return value
}

/** [gap.category-reading] */
function workOutReadPrefix(s: State): number {
  return TEXTS.join(
    through(DEFINITIONS, 45).map((each) => readNameOf(s, each)),
    s,
    46,
  )
}

/** [gap.different-names] */
export function spokenNamesOf(s: State, c: number, l: number): readonly number[] {
  return without(namesOf(s, c, l), [polyOf(s, s.printedDef[c]!, l)])
}

/** [overview.6] */
export function boxedOf(_s: State): number {
  return 30
}

/** [overview.6] */
export function shareOf(_s: State): number {
  return 10
}

/** [overview.6] */
export function packsLeftOf(s: State): number {
  return sumOf(through(PACK_VALUES, 47), (each) => s.supply[each]!)
}

/** [overview.6] */
export function kindsLeftOf(s: State): readonly number[] {
  return PACK_VALUES.filter((k) => s.supply[k]! > 0)
}

/** [overview.6] */
export function packedInOf(s: State, k: number): readonly number[] {
  return through(DEFINITIONS, 48).filter((d) => isFoundIn(s, d, k))
}

/** [overview.6] */
export function infiniteCardsOf(_s: State): readonly number[] {
  return [
    CARD['scribe'],
    CARD['supplies'],
    CARD['fusing'],
    CARD['pitfall'],
    CARD['alloy'],
    CARD['resonance5'],
    CARD['resonance6'],
    CARD['overlay4'],
    CARD['circuit2'],
    CARD['《青眼の白龍》'],
    CARD['《死者蘇生》'],
    CARD['《エルフの剣士》'],
    CARD['《E-エマージェンシーコール》'],
    CARD['《フュージョン・デステニー》'],
    CARD['《滅びの爆裂疾風弾》'],
    CARD['《海》'],
    CARD['《ティマイオスの眼》'],
    CARD['《マインドクラッシュ》'],
    CARD['《エクソシスター・マルファ》'],
    CARD['《エクソシスター・エリス》'],
    CARD['《機皇枢インフィニティ・コア》'],
    CARD['《N・アクア・ドルフィン》'],
    CARD['《青眼の究極竜》'],
    CARD['《E・HERO エスクリダオ》'],
    CARD['《トロイメア・フェニックス》'],
    CARD['《エクソシスター・ミカエリス》'],
    CARD['《伝説の白き龍》'],
    CARD['《封印されしエクゾディア》'],
    CARD['《封印されし者の右腕》'],
    CARD['《封印されし者の左腕》'],
    CARD['《光の創造神 ホルアクティ》'],
    CARD['《オシリスの天空竜》'],
  ]
}

/** [overview.6] */
export function legacyCardsOf(_s: State): readonly number[] {
  return [
    CARD['ember'],
    CARD['pathfinder'],
    CARD['firebolt'],
    CARD['landslide'],
    CARD['backfire'],
    CARD['resonance7'],
    CARD['resonance8'],
    CARD['overlay3'],
    CARD['overlay5'],
    CARD['circuit1'],
    CARD['circuit3'],
    CARD['《ブラック・マジシャン》'],
    CARD['《デーモンの召喚》'],
    CARD['《幻獣王ガゼル》'],
    CARD['《トゥーンのもくじ》'],
    CARD['《レジェンド・オブ・ハート》'],
    CARD['《悪夢の拷問部屋》'],
    CARD['《伝説の都 アトランティス》'],
    CARD['《クリティウスの牙》'],
    CARD['《ヘルモスの爪》'],
    CARD['《連鎖除外》'],
    CARD['《スキルドレイン》'],
    CARD['《伝説の騎士 ティマイオス》'],
    CARD['《機皇帝ワイゼル∞》'],
    CARD['《マジシャンズ・ロッド》'],
    CARD['《N・マリン・ドルフィン》'],
    CARD['《ファントム・オブ・カオス》'],
    CARD['《D-HERO デストロイフェニックスガイ》'],
    CARD['《竜騎士ブラック・マジシャン・ガール》'],
    CARD['《E-HERO ヘル・ゲイナー》'],
    CARD['《万物創世龍》'],
    CARD['《封印されし者の右足》'],
    CARD['《封印されし者の左足》'],
    CARD['《オベリスクの巨神兵》'],
    CARD['《ラーの翼神竜》'],
  ]
}

/** [overview.6] */
export function carriedOf(s: State, p: number): number {
  return (
    (s.taken[p * 1024 + PACK['infinite-forbidden']] ?? 0) + (s.taken[p * 1024 + PACK['legacy-of-destruction']] ?? 0)
  )
}

/** [deck.6] */
export function smallDeckOf(_s: State): number {
  return 5
}

/** [draft.2, gap.pick-by-declaration] */
export function consentIsSoughtOf(s: State): boolean {
  return s.options[1] === 1 /* pick-by-declaration */ && kindsLeftOf(s).length > 1
}

/** [overview.5] */
export function backwardsOf(s: State): readonly number[] {
  if (known.of !== s) return workOutBackwards(s)
  return (known.backwards ??= workOutBackwards(s))
}

/** [overview.5] Step by step. */
function workOutBackwards(s: State): readonly number[] {
  let turned2: readonly number[] = without(s.drafters, s.drafters)
  for (const p of s.drafters.slice()) {
    turned2 = union(union([], [p]), turned2)
  }
  return turned2
}

/** [gap.side-deck-limit, deck.4] */
export function sideRoomOf(s: State): number {
  return s.options[11] === 0 /* side-deck-limit */ ? 1000 : mostSideOf(s)
}

/** [deck.4, deck.5, gap.forbidden-list] */
export function unusedOf(s: State, p: number): readonly number[] {
  return s.sideDeck[p]!.filter((d) => s.options[10] === 0 /* forbidden-list */ || !PRINTED_FORBIDDEN[d]!)
}

/** [poly.3] */
export function prefixHasOf(s: State, a: number, l: number): boolean {
  return TEXTS.contains(prefixOf(s, l), a, s)
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

/** [gap.participants] */
export function isDuellist(s: State, p: number): boolean {
  return foeOf(s, foeOf(s, p)) === p && (!(s.facing[p]! === NONE) || !seats(s).some((q) => !(s.facing[q]! === NONE)))
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
    through(family(s, ZONE.backrow), 49).some(
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
  return through(PRINTED_MONSTER_TYPES[d]!, 50).some(
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

/** [deck.1, deck.5] */
export function isWithoutChoice(s: State, p: number): boolean {
  return countOf(s.zones[ZONE.pool + p]!, (c) => !isExtra(s, c) && isAdmitted(s, c)) <= leastMainOf(s)
}

/** [gap.forbidden-list] */
export function isAdmitted(s: State, c: number): boolean {
  return s.options[10] === 0 /* forbidden-list */ || !PRINTED_FORBIDDEN[s.def[c]!]!
}

/** [ygo.query.5] */
export function mentions(_s: State, d: number, n: number): boolean {
  return PRINTED_MENTIONED[d]!.includes(n)
}

/** [gap.rule-text-categories] */
export function isGivenIn(s: State, a: number, l: number): boolean {
  return through(DEFINITIONS, 51).some(
    (d) =>
      ruleCategoriesInOf(s, d, l).includes(a) ||
      through(alsoNamesInOf(s, d, l), 52).some((n) => TEXTS.contains(n, a, s)),
  )
}

/** [overview.6] */
export function isFoundIn(s: State, d: number, k: number): boolean {
  return (
    (!(PRINTED_BREED_OF[d]! === NONE) &&
      ([ATTRIBUTE.light, ATTRIBUTE.earth, ATTRIBUTE.water] as readonly number[]).includes(PRINTED_ATTRIBUTE_OF[d]!) &&
      k === PACK['infinite-forbidden']) ||
    (!(PRINTED_BREED_OF[d]! === NONE) &&
      ([ATTRIBUTE.dark, ATTRIBUTE.fire, ATTRIBUTE.wind] as readonly number[]).includes(PRINTED_ATTRIBUTE_OF[d]!) &&
      k === PACK['legacy-of-destruction']) ||
    (infiniteCardsOf(s).includes(d) && k === PACK['infinite-forbidden']) ||
    (legacyCardsOf(s).includes(d) && k === PACK['legacy-of-destruction'])
  )
}

/** [draft.2] */
export function laterThan(_s: State, j: number, k: number): boolean {
  return j === PACK['legacy-of-destruction'] && k === PACK['infinite-forbidden']
}

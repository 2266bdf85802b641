// Compiled from the rules of YuGiOh: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { example, inFile, then } from '../../runtime/example-steps.ts'
import { placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, LANGUAGE, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import {
  attackOf,
  changedNameHasOf,
  declarableOf,
  inCategoryOf,
  levelNowOf,
  mentions,
  namedOf,
  namesMaterialOf,
  originallyOf,
  otherThanOf,
  ownNameHasOf,
  ruleCategoriesInOf,
  ruleTextGivesOf,
  sameNameOf,
  secondNameHasOf,
  unlikeOf,
} from './facts.ts'
import { doWindow } from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [ygo.query.2, ygo.rulename.1, ygo.rulename.2, ygo.rulename.3] (yu-gi-oh/names-why.rules:12) */
const exampleByItsOwnNameByOneThatA = example<State>(
  'by its own name, by one that a rule text gives, by what a rule text says',
  ['ygo.query.2', 'ygo.rulename.1', 'ygo.rulename.2', 'ygo.rulename.3'],
  [],
  (s) => {
    doWindow(s)
  },
  [
    then(
      3,
      (s) =>
        ownNameHasOf(s, CARD['《青眼の白龍》'], 266 /* "青眼" */, LANGUAGE['ja']) &&
        !ownNameHasOf(s, CARD['《伝説の都 アトランティス》'], 20 /* "海" */, LANGUAGE['ja']),
    ),
    then(5, (s) => changedNameHasOf(s, CARD['《伝説の都 アトランティス》'], 20 /* "海" */, LANGUAGE['ja'])),
    then(
      6,
      (s) =>
        secondNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 267 /* "アクア" */, LANGUAGE['ja']) &&
        !ownNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 267 /* "アクア" */, LANGUAGE['ja']),
    ),
    then(
      8,
      (s) =>
        ruleTextGivesOf(s, CARD['《幻獣王ガゼル》'], 11 /* "Phantom Beast" */, LANGUAGE['en']) &&
        !ruleTextGivesOf(s, CARD['《幻獣王ガゼル》'], 11 /* "Phantom Beast" */, LANGUAGE['ja']),
    ),
  ],
)

/** [ygo.query.1, ygo.name.1] (yu-gi-oh/examples-names.rules:3) */
const exampleAnExactNameIsTheWholeName = example<State>(
  'an exact name is the whole name',
  ['ygo.query.1', 'ygo.name.1'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(6, (s) =>
      namedOf(
        s,
        theCopy(s, CARD['《青眼の白龍》']),
        CARD['《青眼の白龍》'],
        theCopy(s, CARD['《マジシャンズ・ロッド》']),
      ),
    ),
    then(
      7,
      (s) =>
        !namedOf(
          s,
          theCopy(s, CARD['《青眼の究極竜》']),
          CARD['《青眼の白龍》'],
          theCopy(s, CARD['《マジシャンズ・ロッド》']),
        ),
    ),
    then(8, (s) =>
      otherThanOf(
        s,
        theCopy(s, CARD['《青眼の究極竜》']),
        CARD['《青眼の白龍》'],
        theCopy(s, CARD['《マジシャンズ・ロッド》']),
      ),
    ),
  ],
)

/** [ygo.query.2] (yu-gi-oh/examples-names.rules:13) */
const exampleACategoryIsFoundInsideOfAName = example<State>(
  'a category is found inside of a name',
  ['ygo.query.2'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《E・HERO エスクリダオ》']),
        50 /* "E・HERO" */,
        theCopy(s, CARD['《E-エマージェンシーコール》']),
      ),
    ),
    then(6, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《E・HERO エスクリダオ》']),
        53 /* "HERO" */,
        theCopy(s, CARD['《E-エマージェンシーコール》']),
      ),
    ),
    then(
      7,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《E・HERO エスクリダオ》']),
          250 /* "E-HERO" */,
          theCopy(s, CARD['《E-エマージェンシーコール》']),
        ),
    ),
    then(
      8,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          50 /* "E・HERO" */,
          theCopy(s, CARD['《E-エマージェンシーコール》']),
        ),
    ),
  ],
)

/** [ygo.rulename.1, ygo.query.4] (yu-gi-oh/examples-names.rules:23) */
const exampleARuleTextMakesTheNameAnother = example<State>(
  'a rule text makes the name another',
  ['ygo.rulename.1', 'ygo.query.4'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 1, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      namedOf(
        s,
        theCopy(s, CARD['《伝説の都 アトランティス》']),
        CARD['《海》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(6, (s) =>
      originallyOf(
        s,
        theCopy(s, CARD['《伝説の都 アトランティス》']),
        CARD['《海》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      7,
      (s) =>
        !namedOf(
          s,
          theCopy(s, CARD['《伝説の都 アトランティス》']),
          CARD['《伝説の都 アトランティス》'],
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
    then(8, (s) =>
      sameNameOf(
        s,
        theCopy(s, CARD['《伝説の都 アトランティス》']),
        theCopy(s, CARD['《海》']),
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      9,
      (s) =>
        declarableOf(s, LANGUAGE['ja']).includes(CARD['《海》']) &&
        !declarableOf(s, LANGUAGE['ja']).includes(CARD['《伝説の都 アトランティス》']),
    ),
  ],
)

/** [ygo.rulename.2, ygo.query.9] (yu-gi-oh/examples-names.rules:34) */
const exampleARuleTextAddsASecondName = example<State>(
  'a rule text adds a second name',
  ['ygo.rulename.2', 'ygo.query.9'],
  [],
  (s) => {
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 1, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      namedOf(
        s,
        theCopy(s, CARD['《N・マリン・ドルフィン》']),
        CARD['《N・アクア・ドルフィン》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(6, (s) =>
      namedOf(
        s,
        theCopy(s, CARD['《N・マリン・ドルフィン》']),
        CARD['《N・マリン・ドルフィン》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      7,
      (s) =>
        !unlikeOf(
          s,
          theCopy(s, CARD['《N・マリン・ドルフィン》']),
          theCopy(s, CARD['《N・アクア・ドルフィン》']),
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
    then(8, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《クリティウスの牙》']),
        263 /* "伝説の竜" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
  ],
)

/** [ygo.rulename.3, ygo.lang.1] (yu-gi-oh/examples-names.rules:44) */
const exampleTheOverseasPrintGivesACategoryByA = example<State>(
  'the overseas print gives a category by a rule text',
  ['ygo.rulename.3', 'ygo.lang.1'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 1, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《幻獣王ガゼル》']),
        265 /* "幻獣" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(6, (s) => ruleCategoriesInOf(s, CARD['《幻獣王ガゼル》'], LANGUAGE['en']).includes(11 /* "Phantom Beast" */)),
  ],
)

/** [ygo.name.3, ygo.query.4] (yu-gi-oh/examples-names.rules:52) */
const exampleAnEffectGivesACardAnotherName = example<State>(
  'an effect gives a card another name',
  ['ygo.name.3', 'ygo.query.4'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 17, NONE, ZONE['hand'] + 1, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      namedOf(
        s,
        theCopy(s, CARD['《青眼の白龍》']),
        CARD['《青眼の白龍》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(6, (s) =>
      originallyOf(
        s,
        theCopy(s, CARD['《青眼の白龍》']),
        CARD['《ファントム・オブ・カオス》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      7,
      (s) =>
        attackOf(s, theCopy(s, CARD['《青眼の白龍》'])) === 3000 &&
        levelNowOf(s, theCopy(s, CARD['《青眼の白龍》'])) === 4,
    ),
  ],
)

/** [ygo.query.5, ygo.query.6] (yu-gi-oh/examples-names.rules:61) */
const exampleWhatIsWrittenIsNotWhatACard = example<State>(
  'what is written is not what a card is called',
  ['ygo.query.5', 'ygo.query.6'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) => mentions(s, s.def[theCopy(s, CARD['《マジシャンズ・ロッド》'])]!, CARD['《ブラック・マジシャン》'])),
    then(5, (s) => !mentions(s, s.def[theCopy(s, CARD['《マジシャンズ・ロッド》'])]!, CARD['《青眼の白龍》'])),
    then(
      6,
      (s) =>
        namesMaterialOf(s, CARD['《D-HERO デストロイフェニックスガイ》'], 54 /* "D-HERO" */) &&
        !namesMaterialOf(s, CARD['《E・HERO エスクリダオ》'], 53 /* "HERO" */),
    ),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/yu-gi-oh/names-why.rules', [[12, exampleByItsOwnNameByOneThatA]]),
  ...inFile('rules/yu-gi-oh/examples-names.rules', [
    [3, exampleAnExactNameIsTheWholeName],
    [13, exampleACategoryIsFoundInsideOfAName],
    [23, exampleARuleTextMakesTheNameAnother],
    [34, exampleARuleTextAddsASecondName],
    [44, exampleTheOverseasPrintGivesACategoryByA],
    [52, exampleAnEffectGivesACardAnotherName],
    [61, exampleWhatIsWrittenIsNotWhatACard],
  ]),
]

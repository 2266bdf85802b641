// Compiled from the rules of PolymorphSealed: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import { compares, equals, example, inFile, then } from '../../runtime/example-steps.ts'
import { copyOf, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import {
  CARD,
  CARD_NAMES,
  DEFINITIONS,
  LANGUAGE,
  MONSTER_TYPE,
  PRINTED_MONSTER_TYPES,
  PRINTED_OVERSEAS_ONLY,
  TEXTS,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import {
  allUnlikeOf,
  attackOf,
  changedNameHasOf,
  declarableOf,
  declaredHitOf,
  inCategoryOf,
  isEffectMonster,
  isNegated,
  levelNowOf,
  mentions,
  namedOf,
  namesMaterialOf,
  namesOf,
  originalNameOf,
  originallyOf,
  otherThanOf,
  ownNameHasOf,
  ownNameOf,
  polyOf,
  prefixHasOf,
  prefixOf,
  ruleCategoriesInOf,
  ruleTextGivesOf,
  sameNameOf,
  secondNameHasOf,
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
        ownNameHasOf(s, CARD['《青眼の白龍》'], 276 /* "青眼" */, LANGUAGE['ja']) &&
        !ownNameHasOf(s, CARD['《伝説の都 アトランティス》'], 20 /* "海" */, LANGUAGE['ja']),
    ),
    then(5, (s) => changedNameHasOf(s, CARD['《伝説の都 アトランティス》'], 20 /* "海" */, LANGUAGE['ja'])),
    then(
      6,
      (s) =>
        secondNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 277 /* "アクア" */, LANGUAGE['ja']) &&
        !ownNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 277 /* "アクア" */, LANGUAGE['ja']),
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
        266 /* "幻獣" */,
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

/** [poly.3, poly.7] (yu-gi-oh/polymorph-names-why.rules:5) */
const exampleTheNamesOfAllCardsHoldWhatStands = example<State>(
  'the names of all cards hold what stands in one of them, or where two meet',
  ['poly.3', 'poly.7'],
  [],
  (s) => {
    doWindow(s)
  },
  [
    then(
      3,
      (s) => prefixHasOf(s, 276 /* "青眼" */, LANGUAGE['ja']) && !prefixHasOf(s, 264 /* "伝説の竜" */, LANGUAGE['ja']),
    ),
    then(4, (s) => prefixHasOf(s, 278 /* "青眼の白龍ブラック・マジシャン" */, LANGUAGE['ja'])),
  ],
)

/** [poly.1, poly.2] (yu-gi-oh/polymorph-examples-names.rules:3) */
const exampleExPoly1aTwoNamesAndHowThe = example<State>(
  'ex.poly.1a two names, and how the long one begins and ends',
  ['poly.1', 'poly.2'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) =>
        namesOf(s, theCopy(s, CARD['《エルフの剣士》']), LANGUAGE['ja']).length === 2 &&
        namesOf(s, theCopy(s, CARD['《エルフの剣士》']), LANGUAGE['ja']).includes(78 /* "エルフの剣士" */),
    ),
    then(5, (s) =>
      namesOf(s, theCopy(s, CARD['《エルフの剣士》']), LANGUAGE['ja']).includes(
        polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']),
      ),
    ),
    then(6, (s) =>
      TEXTS.contains(
        prefixOf(s, LANGUAGE['ja']),
        279 /* "青眼の白龍ブラック・マジシャンデーモンの召喚死者蘇生エルフの剣士" */,
        s,
      ),
    ),
    then(7, (s) =>
      TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), 280 /* "万物創世龍エルフの剣士" */, s),
    ),
    compares(8, 'text', (s) => [
      polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']),
      polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']) ===
        TEXTS.join([prefixOf(s, LANGUAGE['ja']), 78 /* "エルフの剣士" */], s),
    ]),
  ],
)

/** [poly.2] (yu-gi-oh/polymorph-examples-names.rules:13) */
const exampleDPoly2TheEndTellsOneFrom = example<State>(
  'd.poly.2 the end tells one from another',
  ['poly.2'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    doWindow(s)
  },
  [
    compares(5, 'text', (s) => [
      polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']),
      polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']) !== polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja']),
    ]),
    then(
      6,
      (s) =>
        TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), prefixOf(s, LANGUAGE['ja']), s) &&
        TEXTS.contains(polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja']), prefixOf(s, LANGUAGE['ja']), s),
    ),
    then(8, (s) =>
      alike(
        namesOf(s, copyOf(s, CARD['《エルフの剣士》'], 0), LANGUAGE['ja']),
        namesOf(s, copyOf(s, CARD['《エルフの剣士》'], 1), LANGUAGE['ja']),
      ),
    ),
    then(
      9,
      (s) =>
        !DEFINITIONS.some(
          (d) =>
            78 /* "エルフの剣士" */ !== CARD_NAMES[d]! &&
            polyOf(s, d, LANGUAGE['ja']) === polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']),
        ),
    ),
  ],
)

/** [poly.7] (yu-gi-oh/polymorph-examples-names.rules:24) */
const exampleExPoly7bNoNameHasTheWords = example<State>(
  'ex.poly.7b no name has the words of the legendary dragon',
  ['poly.7'],
  [],
  (s) => {
    doWindow(s)
  },
  [
    then(
      3,
      (s) =>
        !TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 264 /* "伝説の竜" */, s) &&
        TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 262 /* "伝説の騎士" */, s),
    ),
    then(4, (s) => !DEFINITIONS.some((d) => TEXTS.contains(CARD_NAMES[d]!, 264 /* "伝説の竜" */, s))),
  ],
)

/** [poly.7, multi.1] (yu-gi-oh/polymorph-examples-names.rules:30) */
const exampleDPoly7bOnlyASecondNameGives = example<State>(
  'd.poly.7b only a second name gives the legendary dragon',
  ['poly.7', 'multi.1'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《クリティウスの牙》']),
        264 /* "伝説の竜" */,
        theCopy(s, CARD['《レジェンド・オブ・ハート》']),
      ),
    ),
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《死者蘇生》']),
          264 /* "伝説の竜" */,
          theCopy(s, CARD['《レジェンド・オブ・ハート》']),
        ),
    ),
  ],
)

/** [poly.7, db.1] (yu-gi-oh/polymorph-examples-names.rules:37) */
const exampleDPoly7cTheWhiteDragonOfLegend = example<State>(
  'd.poly.7c the white dragon of legend is written with another sign',
  ['poly.7', 'db.1'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) =>
        !TEXTS.contains(105 /* "伝説の白き龍" */, 264 /* "伝説の竜" */, s) &&
        !TEXTS.contains(105 /* "伝説の白き龍" */, 281 /* "竜" */, s),
    ),
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          264 /* "伝説の竜" */,
          theCopy(s, CARD['《レジェンド・オブ・ハート》']),
        ),
    ),
  ],
)

/** [rulename.1] (yu-gi-oh/polymorph-examples-names.rules:44) */
const exampleExRulename1aWhatTheLegendaryOceanIs = example<State>(
  'ex.rulename.1a what the legendary ocean is called',
  ['rulename.1'],
  [],
  (s) => {
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) => namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']).includes(20 /* "海" */)),
    then(5, (s) =>
      namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']).includes(
        TEXTS.join([prefixOf(s, LANGUAGE['ja']), 20 /* "海" */], s),
      ),
    ),
    then(
      6,
      (s) =>
        !namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']).includes(
          86 /* "伝説の都 アトランティス" */,
        ),
    ),
  ],
)

/** [rulename.2] (yu-gi-oh/polymorph-examples-names.rules:52) */
const exampleExRulename2ItsLongNameEndsWith = example<State>(
  'ex.rulename.2 its long name ends with the sea',
  ['rulename.2'],
  [],
  (s) => {
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      TEXTS.contains(polyOf(s, CARD['《伝説の都 アトランティス》'], LANGUAGE['ja']), 282 /* "万物創世龍海" */, s),
    ),
  ],
)

/** [db.1] (yu-gi-oh/polymorph-examples-names.rules:58) */
const exampleExDb1aExDb1bWhatIs = example<State>(
  'ex.db.1a, ex.db.1b what is in the long name of any card',
  ['db.1'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) =>
        TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), 86 /* "伝説の都 アトランティス" */, s) &&
        TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), 105 /* "伝説の白き龍" */, s),
    ),
  ],
)

/** [rulename.1, db.1] (yu-gi-oh/polymorph-examples-names.rules:65) */
const exampleDRulename1APrintedNameThatNobody = example<State>(
  "d.rulename.1 a printed name that nobody has is still in everybody's",
  ['rulename.1', 'db.1'],
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《伝説の都 アトランティス》']),
        283 /* "伝説の都" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        283 /* "伝説の都" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      6,
      (s) =>
        !namedOf(
          s,
          theCopy(s, CARD['《伝説の都 アトランティス》']),
          CARD['《伝説の都 アトランティス》'],
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
    then(
      7,
      (s) =>
        !namedOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          CARD['《伝説の都 アトランティス》'],
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
  ],
)

/** [multi.1] (yu-gi-oh/polymorph-examples-names.rules:74) */
const exampleExMulti1DMulti1aBothNames = example<State>(
  'ex.multi.1, d.multi.1a both names, and which of them ends the long one',
  ['multi.1'],
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      namedOf(
        s,
        theCopy(s, CARD['《N・マリン・ドルフィン》']),
        CARD['《N・アクア・ドルフィン》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(5, (s) =>
      namedOf(
        s,
        theCopy(s, CARD['《N・マリン・ドルフィン》']),
        CARD['《N・マリン・ドルフィン》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    compares(6, 'text', (s) => [
      polyOf(s, CARD['《N・マリン・ドルフィン》'], LANGUAGE['ja']),
      polyOf(s, CARD['《N・マリン・ドルフィン》'], LANGUAGE['ja']) ===
        TEXTS.join([prefixOf(s, LANGUAGE['ja']), 99 /* "N・マリン・ドルフィン" */], s),
    ]),
  ],
)

/** [rename.1, rename.2] (yu-gi-oh/polymorph-examples-names.rules:82) */
const exampleExRename1ANameThatAnEffect = example<State>(
  'ex.rename.1 a name that an effect gives takes the place of the short one only',
  ['rename.1', 'rename.2'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      5,
      (s) =>
        namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']).includes(74 /* "青眼の白龍" */) &&
        !namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']).includes(100 /* "ファントム・オブ・カオス" */),
    ),
    then(7, (s) =>
      namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']).includes(
        TEXTS.join([prefixOf(s, LANGUAGE['ja']), 100 /* "ファントム・オブ・カオス" */], s),
      ),
    ),
    equals(8, 'number', 2, (s) => namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']).length),
    equals(9, 'text', 100 /* "ファントム・オブ・カオス" */, (s) =>
      originalNameOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']),
    ),
  ],
)

/** [rename.1, poly.3] (yu-gi-oh/polymorph-examples-names.rules:93) */
const exampleDRename1aNotItsPrintedNameAny = example<State>(
  'd.rename.1a not its printed name any more, and still of every category',
  ['rename.1', 'poly.3'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      5,
      (s) =>
        !namedOf(
          s,
          theCopy(s, CARD['《青眼の白龍》']),
          CARD['《ファントム・オブ・カオス》'],
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
    then(6, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《青眼の白龍》']),
        254 /* "トゥーン" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
  ],
)

/** [poly.3] (yu-gi-oh/polymorph-examples-names.rules:101) */
const exampleDPoly3dNothingIsOtherThanA = example<State>(
  'd.poly.3d nothing is other than a card of a category',
  ['poly.3'],
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) =>
        !s.zones[ZONE['hand'] + 0]!.some(
          (c) => !inCategoryOf(s, c, 254 /* "トゥーン" */, theCopy(s, CARD['《トゥーンのもくじ》'])),
        ),
    ),
  ],
)

/** [text.1] (yu-gi-oh/polymorph-examples-names.rules:107) */
const exampleDText1NegatingEffectsLeavesTheNames = example<State>(
  'd.text.1 negating effects leaves the names, in every zone',
  ['text.1'],
  [],
  (s) => {
    placeGiven(s, 19, NONE, ZONE['backrow'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 1, hands)
    doWindow(s)
  },
  [
    then(8, (s) => isNegated(s, theCopy(s, CARD['《機皇枢インフィニティ・コア》']))),
    then(
      9,
      (s) =>
        ![
          theCopy(s, CARD['《機皇枢インフィニティ・コア》']),
          theCopy(s, CARD['《エルフの剣士》']),
          theCopy(s, CARD['《青眼の白龍》']),
          theCopy(s, CARD['《デーモンの召喚》']),
        ].some((c) => !inCategoryOf(s, c, 254 /* "トゥーン" */, theCopy(s, CARD['《スキルドレイン》']))),
    ),
  ],
)

/** [text.2] (yu-gi-oh/polymorph-examples-names.rules:119) */
const exampleExText2ANormalMonsterWithA = example<State>(
  'ex.text.2 a normal monster with a rule text is a normal monster',
  ['text.2'],
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) =>
        (PRINTED_MONSTER_TYPES[s.def[theCopy(s, CARD['《幻獣王ガゼル》'])]!] ?? []).includes(MONSTER_TYPE['normal']) &&
        !(PRINTED_MONSTER_TYPES[s.def[theCopy(s, CARD['《幻獣王ガゼル》'])]!] ?? []).includes(MONSTER_TYPE['effect']),
    ),
    then(
      5,
      (s) =>
        inCategoryOf(
          s,
          theCopy(s, CARD['《幻獣王ガゼル》']),
          53 /* "HERO" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ) && !isEffectMonster(s, theCopy(s, CARD['《幻獣王ガゼル》'])),
    ),
  ],
)

/** [plain.4, poly.2] (yu-gi-oh/polymorph-examples-names.rules:127) */
const exampleExPlain4bNoNameThatCouldBe = example<State>(
  'ex.plain.4b no name that could be said hits two',
  ['plain.4', 'poly.2'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    compares(5, 'text', (s) => [
      polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']),
      polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']) !== polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja']),
    ]),
    then(
      6,
      (s) =>
        !declarableOf(s, LANGUAGE['ja']).some(
          (n) =>
            declaredHitOf(s, theCopy(s, CARD['《エルフの剣士》']), n, theCopy(s, CARD['《マインドクラッシュ》'])) &&
            declaredHitOf(s, theCopy(s, CARD['《青眼の白龍》']), n, theCopy(s, CARD['《マインドクラッシュ》'])),
        ),
    ),
  ],
)

/** [declare.1, plain.4] (yu-gi-oh/polymorph-examples-names.rules:137) */
const exampleDDeclare1WhatMayBeSaid = example<State>(
  'd.declare.1 what may be said',
  ['declare.1', 'plain.4'],
  [],
  (s) => {
    doWindow(s)
  },
  [
    then(
      3,
      (s) =>
        declarableOf(s, LANGUAGE['ja']).includes(CARD['《エルフの剣士》']) &&
        declarableOf(s, LANGUAGE['ja']).includes(CARD['《海》']),
    ),
    then(4, (s) => !declarableOf(s, LANGUAGE['ja']).includes(CARD['《伝説の都 アトランティス》'])),
    then(
      5,
      (s) =>
        !declarableOf(s, LANGUAGE['ja']).some((d) => ownNameOf(s, d, LANGUAGE['ja']) === polyOf(s, d, LANGUAGE['ja'])),
    ),
  ],
)

/** [plain.5, rulename.1] (yu-gi-oh/polymorph-examples-names.rules:144) */
const exampleDPlain5aTheSeaAndTheLegendary = example<State>(
  'd.plain.5a the sea and the legendary ocean have the same name',
  ['plain.5', 'rulename.1'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      sameNameOf(
        s,
        theCopy(s, CARD['《海》']),
        theCopy(s, CARD['《伝説の都 アトランティス》']),
        theCopy(s, CARD['《連鎖除外》']),
      ),
    ),
    then(
      5,
      (s) =>
        !sameNameOf(
          s,
          theCopy(s, CARD['《海》']),
          theCopy(s, CARD['《エルフの剣士》']),
          theCopy(s, CARD['《連鎖除外》']),
        ),
    ),
  ],
)

/** [diff.2, rename.2] (yu-gi-oh/polymorph-examples-names.rules:151) */
const exampleDDiff2aOneThatTookAName = example<State>(
  'd.diff.2a one that took a name beside the one that has it',
  ['diff.2', 'rename.2'],
  [],
  (s) => {
    placeGiven(s, 0, 1, ZONE['monsters'] + 0, hands)
    placeGiven(s, 28, 0, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [then(5, (s) => allUnlikeOf(s, s.zones[ZONE['monsters'] + 0]!, theCopy(s, CARD['《トロイメア・フェニックス》'])))],
)

/** [gap.different-names, diff.2] (yu-gi-oh/polymorph-examples-names.rules:158) */
const exampleDDiff2aWithTheOtherReadingThey = example<State>(
  'd.diff.2a with the other reading they are not different',
  ['gap.different-names', 'diff.2'],
  [[7, 1]],
  (s) => {
    placeGiven(s, 0, 1, ZONE['monsters'] + 0, hands)
    placeGiven(s, 28, 0, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [then(6, (s) => !allUnlikeOf(s, s.zones[ZONE['monsters'] + 0]!, theCopy(s, CARD['《トロイメア・フェニックス》'])))],
)

/** [lang.2, lang.1] (yu-gi-oh/polymorph-examples-names.rules:166) */
const exampleExLang2DLang1AnEnglish = example<State>(
  'ex.lang.2, d.lang.1 an English card looks at a Japanese one',
  ['lang.2', 'lang.1'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['hand'] + 0, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        50 /* "E・HERO" */,
        theCopy(s, CARD['《E-エマージェンシーコール》']),
      ),
    ),
    compares(5, 'text', (s) => [
      polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['en']),
      polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['en']) ===
        TEXTS.join([prefixOf(s, LANGUAGE['en']), 8 /* "Celtic Guardian" */], s),
    ]),
    then(
      6,
      (s) =>
        TEXTS.contains(prefixOf(s, LANGUAGE['en']), 250 /* "Elemental HERO" */, s) &&
        !TEXTS.contains(prefixOf(s, LANGUAGE['en']), 50 /* "E・HERO" */, s),
    ),
  ],
)

/** [lang.3] (yu-gi-oh/polymorph-examples-names.rules:174) */
const exampleExLang3WhatWasNeverPrintedIn = example<State>(
  'ex.lang.3 what was never printed in Japan is not in the Japanese name',
  ['lang.3'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) => PRINTED_OVERSEAS_ONLY[s.def[theCopy(s, CARD['《Legendary Dragon of the Fifth Sea》'])]!]!),
    then(
      5,
      (s) =>
        !TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 284 /* "Fifth Sea" */, s) &&
        TEXTS.contains(prefixOf(s, LANGUAGE['en']), 284 /* "Fifth Sea" */, s),
    ),
  ],
)

/** [lang.4] (yu-gi-oh/polymorph-examples-names.rules:181) */
const exampleExLang4ALegendaryDragonAbroadChanges = example<State>(
  'ex.lang.4 a legendary dragon abroad changes nothing for a Japanese card',
  ['lang.4'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 1, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    doWindow(s)
  },
  [
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《死者蘇生》']),
          264 /* "伝説の竜" */,
          copyOf(s, CARD['《レジェンド・オブ・ハート》'], 0),
        ),
    ),
    then(6, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《クリティウスの牙》']),
        264 /* "伝説の竜" */,
        copyOf(s, CARD['《レジェンド・オブ・ハート》'], 0),
      ),
    ),
    then(7, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《死者蘇生》']),
        264 /* "伝説の竜" */,
        copyOf(s, CARD['《レジェンド・オブ・ハート》'], 1),
      ),
    ),
  ],
)

/** [gap.name-borders, poly.1, poly.3] (yu-gi-oh/polymorph-examples-names.rules:192) */
const exampleNameBordersIsLiteralACategoryMayLie = example<State>(
  'name-borders is literal: a category may lie across two names',
  ['gap.name-borders', 'poly.1', 'poly.3'],
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        285 /* "白龍ブラック" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
  ],
)

/** [gap.name-borders] (yu-gi-oh/polymorph-examples-names.rules:198) */
const exampleNameBordersIsDelimitedItMayNot = example<State>(
  'name-borders is delimited: it may not',
  ['gap.name-borders'],
  [[4, 1]],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          285 /* "白龍ブラック" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
    then(6, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        286 /* "白龍" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
  ],
)

/** [gap.rule-text-categories, poly.7, overview.2] (yu-gi-oh/polymorph-examples-names.rules:206) */
const exampleRuleTextCategoriesIsYesEverybodyIsA = example<State>(
  'rule-text-categories is yes: everybody is a legendary dragon',
  ['gap.rule-text-categories', 'poly.7', 'overview.2'],
  [[5, 1]],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《死者蘇生》']),
        264 /* "伝説の竜" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      6,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《死者蘇生》']),
          287 /* "no such category" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
  ],
)

/** [gap.category-reading, poly.3] (yu-gi-oh/polymorph-examples-names.rules:214) */
const exampleCategoryReadingIsSpellingOnlyASignThat = example<State>(
  'category-reading is spelling-only: a sign that is read in another way still counts',
  ['gap.category-reading', 'poly.3'],
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        266 /* "幻獣" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        286 /* "白龍" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
  ],
)

/** [gap.category-reading] (yu-gi-oh/polymorph-examples-names.rules:221) */
const exampleCategoryReadingIsSpellingAndReadingTheReading = example<State>(
  'category-reading is spelling-and-reading: the reading must be found as well',
  ['gap.category-reading'],
  [[6, 1]],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        266 /* "幻獣" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      6,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          286 /* "白龍" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
  ],
)

/** [gap.tokens, poly.1] (yu-gi-oh/polymorph-examples-names.rules:229) */
const exampleTokensIsNoATokenHasOnlyIts = example<State>(
  'tokens is no: a token has only its own name',
  ['gap.tokens', 'poly.1'],
  [],
  (s) => {
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《羊トークン》']),
          53 /* "HERO" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ) && namesOf(s, theCopy(s, CARD['《羊トークン》']), LANGUAGE['ja']).length === 1,
    ),
  ],
)

/** [gap.tokens] (yu-gi-oh/polymorph-examples-names.rules:237) */
const exampleTokensIsYesTokensAreInEveryCategory = example<State>(
  'tokens is yes: tokens are in every category, too',
  ['gap.tokens'],
  [[8, 1]],
  (s) => {
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      6,
      (s) =>
        inCategoryOf(
          s,
          theCopy(s, CARD['《羊トークン》']),
          53 /* "HERO" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ) && namesOf(s, theCopy(s, CARD['《羊トークン》']), LANGUAGE['ja']).length === 2,
    ),
  ],
)

/** [gap.foreign-only-own-name, lang.1] (yu-gi-oh/polymorph-examples-names.rules:246) */
const exampleForeignOnlyOwnNameIsUsePrintedName = example<State>(
  'foreign-only-own-name is use-printed-name',
  ['gap.foreign-only-own-name', 'lang.1'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    compares(4, 'text', (s) => [
      polyOf(s, CARD['《Legendary Dragon of the Fifth Sea》'], LANGUAGE['ja']),
      polyOf(s, CARD['《Legendary Dragon of the Fifth Sea》'], LANGUAGE['ja']) ===
        TEXTS.join([prefixOf(s, LANGUAGE['ja']), 71 /* "Legendary Dragon of the Fifth Sea" */], s),
    ]),
  ],
)

/** [gap.foreign-only-own-name] (yu-gi-oh/polymorph-examples-names.rules:253) */
const exampleForeignOnlyOwnNameIsEmpty = example<State>(
  'foreign-only-own-name is empty',
  ['gap.foreign-only-own-name'],
  [[9, 1]],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    compares(5, 'text', (s) => [
      polyOf(s, CARD['《Legendary Dragon of the Fifth Sea》'], LANGUAGE['ja']),
      polyOf(s, CARD['《Legendary Dragon of the Fifth Sea》'], LANGUAGE['ja']) === prefixOf(s, LANGUAGE['ja']),
    ]),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/yu-gi-oh/names-why.rules', [[12, exampleByItsOwnNameByOneThatA]]),
  ...inFile('rules/yu-gi-oh/examples-names.rules', [
    [3, exampleAnExactNameIsTheWholeName],
    [23, exampleARuleTextMakesTheNameAnother],
    [44, exampleTheOverseasPrintGivesACategoryByA],
    [52, exampleAnEffectGivesACardAnotherName],
    [61, exampleWhatIsWrittenIsNotWhatACard],
  ]),
  ...inFile('rules/yu-gi-oh/polymorph-names-why.rules', [[5, exampleTheNamesOfAllCardsHoldWhatStands]]),
  ...inFile('rules/yu-gi-oh/polymorph-examples-names.rules', [
    [3, exampleExPoly1aTwoNamesAndHowThe],
    [13, exampleDPoly2TheEndTellsOneFrom],
    [24, exampleExPoly7bNoNameHasTheWords],
    [30, exampleDPoly7bOnlyASecondNameGives],
    [37, exampleDPoly7cTheWhiteDragonOfLegend],
    [44, exampleExRulename1aWhatTheLegendaryOceanIs],
    [52, exampleExRulename2ItsLongNameEndsWith],
    [58, exampleExDb1aExDb1bWhatIs],
    [65, exampleDRulename1APrintedNameThatNobody],
    [74, exampleExMulti1DMulti1aBothNames],
    [82, exampleExRename1ANameThatAnEffect],
    [93, exampleDRename1aNotItsPrintedNameAny],
    [101, exampleDPoly3dNothingIsOtherThanA],
    [107, exampleDText1NegatingEffectsLeavesTheNames],
    [119, exampleExText2ANormalMonsterWithA],
    [127, exampleExPlain4bNoNameThatCouldBe],
    [137, exampleDDeclare1WhatMayBeSaid],
    [144, exampleDPlain5aTheSeaAndTheLegendary],
    [151, exampleDDiff2aOneThatTookAName],
    [158, exampleDDiff2aWithTheOtherReadingThey],
    [166, exampleExLang2DLang1AnEnglish],
    [174, exampleExLang3WhatWasNeverPrintedIn],
    [181, exampleExLang4ALegendaryDragonAbroadChanges],
    [192, exampleNameBordersIsLiteralACategoryMayLie],
    [198, exampleNameBordersIsDelimitedItMayNot],
    [206, exampleRuleTextCategoriesIsYesEverybodyIsA],
    [214, exampleCategoryReadingIsSpellingOnlyASignThat],
    [221, exampleCategoryReadingIsSpellingAndReadingTheReading],
    [229, exampleTokensIsNoATokenHasOnlyIts],
    [237, exampleTokensIsYesTokensAreInEveryCategory],
    [246, exampleForeignOnlyOwnNameIsUsePrintedName],
    [253, exampleForeignOnlyOwnNameIsEmpty],
  ]),
]

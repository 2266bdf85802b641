// Compiled from the rules of YuGiOh: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { family } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  card,
  choosable,
  chooses,
  deckIs,
  does,
  equals,
  exactly,
  example,
  inFile,
  moved,
  offered,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { copyOf, enter, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, LANGUAGE, POSITION, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import {
  attackOf,
  attackersOf,
  changedNameHasOf,
  declarableOf,
  inCategoryOf,
  isNegated,
  isSetDown,
  isSpent,
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
import {
  canChangePosition,
  doBattlePhase,
  doBuildDeck,
  doDraw,
  doDrawPhase,
  doDuel,
  doEndPhase,
  doMainPhase,
  doMatch,
  doStandbyPhase,
  doTryFuse,
  doTurn,
  doWindow,
} from './events.ts'

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
    then(3, (s) => ownNameHasOf(s, CARD['《青眼の白龍》'], 294 /* "青眼" */, LANGUAGE['ja']), [
      'own-name-has of (《青眼の白龍》, "青眼", ja)',
      'truth',
      (s) => ownNameHasOf(s, CARD['《青眼の白龍》'], 294 /* "青眼" */, LANGUAGE['ja']),
    ]),
    then(3, (s) => !ownNameHasOf(s, CARD['《伝説の都 アトランティス》'], 24 /* "海" */, LANGUAGE['ja']), [
      'own-name-has of (《伝説の都 アトランティス》, "海", ja)',
      'truth',
      (s) => ownNameHasOf(s, CARD['《伝説の都 アトランティス》'], 24 /* "海" */, LANGUAGE['ja']),
    ]),
    then(5, (s) => changedNameHasOf(s, CARD['《伝説の都 アトランティス》'], 24 /* "海" */, LANGUAGE['ja'])),
    then(6, (s) => secondNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 295 /* "アクア" */, LANGUAGE['ja']), [
      'second-name-has of (《N・マリン・ドルフィン》, "アクア", ja)',
      'truth',
      (s) => secondNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 295 /* "アクア" */, LANGUAGE['ja']),
    ]),
    then(6, (s) => !ownNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 295 /* "アクア" */, LANGUAGE['ja']), [
      'own-name-has of (《N・マリン・ドルフィン》, "アクア", ja)',
      'truth',
      (s) => ownNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 295 /* "アクア" */, LANGUAGE['ja']),
    ]),
    then(8, (s) => ruleTextGivesOf(s, CARD['《幻獣王ガゼル》'], 11 /* "Phantom Beast" */, LANGUAGE['en']), [
      'rule-text-gives of (《幻獣王ガゼル》, "Phantom Beast", en)',
      'truth',
      (s) => ruleTextGivesOf(s, CARD['《幻獣王ガゼル》'], 11 /* "Phantom Beast" */, LANGUAGE['en']),
    ]),
    then(8, (s) => !ruleTextGivesOf(s, CARD['《幻獣王ガゼル》'], 11 /* "Phantom Beast" */, LANGUAGE['ja']), [
      'rule-text-gives of (《幻獣王ガゼル》, "Phantom Beast", ja)',
      'truth',
      (s) => ruleTextGivesOf(s, CARD['《幻獣王ガゼル》'], 11 /* "Phantom Beast" */, LANGUAGE['ja']),
    ]),
  ],
)

/** [ygo.query.1, ygo.name.1] (yu-gi-oh/examples-names.rules:3) */
const exampleAnExactNameIsTheWholeName = example<State>(
  'an exact name is the whole name',
  ['ygo.query.1', 'ygo.name.1'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
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
    placeGiven(s, 34, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《E・HERO エスクリダオ》']),
        55 /* "E・HERO" */,
        theCopy(s, CARD['《E-エマージェンシーコール》']),
      ),
    ),
    then(6, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《E・HERO エスクリダオ》']),
        58 /* "HERO" */,
        theCopy(s, CARD['《E-エマージェンシーコール》']),
      ),
    ),
    then(
      7,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《E・HERO エスクリダオ》']),
          265 /* "E-HERO" */,
          theCopy(s, CARD['《E-エマージェンシーコール》']),
        ),
    ),
    then(
      8,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          55 /* "E・HERO" */,
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
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 1, hands)
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
    then(9, (s) => declarableOf(s, LANGUAGE['ja']).includes(CARD['《海》']), [
      'declarable of ja',
      'set of definition',
      (s) => declarableOf(s, LANGUAGE['ja']),
    ]),
    then(9, (s) => !declarableOf(s, LANGUAGE['ja']).includes(CARD['《伝説の都 アトランティス》']), [
      'declarable of ja',
      'set of definition',
      (s) => declarableOf(s, LANGUAGE['ja']),
    ]),
  ],
)

/** [ygo.rulename.2, ygo.query.9] (yu-gi-oh/examples-names.rules:34) */
const exampleARuleTextAddsASecondName = example<State>(
  'a rule text adds a second name',
  ['ygo.rulename.2', 'ygo.query.9'],
  [],
  (s) => {
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 1, hands)
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
        278 /* "伝説の竜" */,
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
    placeGiven(s, 20, NONE, ZONE['hand'] + 1, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《幻獣王ガゼル》']),
        280 /* "幻獣" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(6, (s) => ruleCategoriesInOf(s, CARD['《幻獣王ガゼル》'], LANGUAGE['en']).includes(11 /* "Phantom Beast" */), [
      'rule-categories-in of (《幻獣王ガゼル》, en)',
      'set of text',
      (s) => ruleCategoriesInOf(s, CARD['《幻獣王ガゼル》'], LANGUAGE['en']),
    ]),
  ],
)

/** [ygo.name.3, ygo.query.4] (yu-gi-oh/examples-names.rules:52) */
const exampleAnEffectGivesACardAnotherName = example<State>(
  'an effect gives a card another name',
  ['ygo.name.3', 'ygo.query.4'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 20, NONE, ZONE['hand'] + 1, hands)
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
    equals(7, 'attack of 《青眼の白龍》', 'number', (s) => attackOf(s, theCopy(s, CARD['《青眼の白龍》'])), 3000),
    equals(7, 'level-now of 《青眼の白龍》', 'number', (s) => levelNowOf(s, theCopy(s, CARD['《青眼の白龍》'])), 4),
  ],
)

/** [ygo.query.5, ygo.query.6] (yu-gi-oh/examples-names.rules:61) */
const exampleWhatIsWrittenIsNotWhatACard = example<State>(
  'what is written is not what a card is called',
  ['ygo.query.5', 'ygo.query.6'],
  [],
  (s) => {
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) => mentions(s, s.def[theCopy(s, CARD['《マジシャンズ・ロッド》'])]!, CARD['《ブラック・マジシャン》'])),
    then(5, (s) => !mentions(s, s.def[theCopy(s, CARD['《マジシャンズ・ロッド》'])]!, CARD['《青眼の白龍》'])),
    then(6, (s) => namesMaterialOf(s, CARD['《D-HERO デストロイフェニックスガイ》'], 59 /* "D-HERO" */), [
      'names-material of (《D-HERO デストロイフェニックスガイ》, "D-HERO")',
      'truth',
      (s) => namesMaterialOf(s, CARD['《D-HERO デストロイフェニックスガイ》'], 59 /* "D-HERO" */),
    ]),
    then(6, (s) => !namesMaterialOf(s, CARD['《E・HERO エスクリダオ》'], 58 /* "HERO" */), [
      'names-material of (《E・HERO エスクリダオ》, "HERO")',
      'truth',
      (s) => namesMaterialOf(s, CARD['《E・HERO エスクリダオ》'], 58 /* "HERO" */),
    ]),
  ],
)

/** [ygo.query.11] (yu-gi-oh/examples-names.rules:70) */
const exampleTheSignForADragonAndHowIt = example<State>(
  'the sign for a dragon, and how it is read',
  ['ygo.query.11'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《青眼の究極竜》']),
          291 /* "竜" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
      [
        'in-category of (《青眼の究極竜》, "竜", 《マインドクラッシュ》)',
        'truth',
        (s) =>
          inCategoryOf(
            s,
            theCopy(s, CARD['《青眼の究極竜》']),
            291 /* "竜" */,
            theCopy(s, CARD['《マインドクラッシュ》']),
          ),
      ],
    ),
    then(
      5,
      (s) =>
        inCategoryOf(s, theCopy(s, CARD['《万物創世龍》']), 293 /* "龍" */, theCopy(s, CARD['《マインドクラッシュ》'])),
      [
        'in-category of (《万物創世龍》, "龍", 《マインドクラッシュ》)',
        'truth',
        (s) =>
          inCategoryOf(
            s,
            theCopy(s, CARD['《万物創世龍》']),
            293 /* "龍" */,
            theCopy(s, CARD['《マインドクラッシュ》']),
          ),
      ],
    ),
    then(
      7,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          291 /* "竜" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
  ],
)

/** [ygo.query.11, ygo.name.3] (yu-gi-oh/examples-names.rules:79) */
const exampleOneWithAnotherSNameIsReadAs = example<State>(
  "one with another's name is read as that one",
  ['ygo.query.11', 'ygo.name.3'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《E・HERO エスクリダオ》']
    })
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《E・HERO エスクリダオ》']),
        58 /* "HERO" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
  ],
)

/** [ygo.start.1, ygo.start.2] (yu-gi-oh/examples-duel.rules:3) */
const exampleFiveCardsEachAndTheFirstPlayerBegins = example<State>(
  'five cards each, and the first player begins without a draw',
  ['ygo.start.1', 'ygo.start.2'],
  [],
  (s) => {
    s.mainDeck[0] = [
      4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
      4, 4,
    ]
    s.mainDeck[1] = [
      4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
      4, 4,
    ]
    doMatch(s)
  },
  [
    equals(5, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 5),
    equals(5, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 5),
    equals(5, 'turn-player', 'player', (s) => s.turnPlayer, 0),
    equals(5, 'life of A', 'number', (s) => s.life[0]!, 8000),
  ],
)

/** [ygo.turn.1, ygo.turn.2] (yu-gi-oh/examples-duel.rules:10) */
const exampleTheSecondTurnHasADraw = example<State>(
  'the second turn has a draw',
  ['ygo.turn.1', 'ygo.turn.2'],
  [],
  (s) => {
    s.turnNumber = 1
    s.turnPlayer = 1
    placeGiven(s, 4, NONE, ZONE['deck'] + 1, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 1)
  },
  [
    does(6, 1, 47, [card(4), null]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    exactly(9, 1, []),
    equals(10, 'turn-number', 'number', (s) => s.turnNumber, 2),
  ],
)

/** [ygo.turn.5] (yu-gi-oh/examples-duel.rules:22) */
const exampleAndABattle = example<State>(
  'and a battle',
  ['ygo.turn.5'],
  [],
  (s) => {
    s.turnNumber = 2
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands)
    doBattlePhase(s, 0)
  },
  [exactly(5, 0, [moved(62, [card(5), null])])],
)

/** [ygo.turn.5] (yu-gi-oh/examples-duel.rules:29) */
const exampleThereIsNoBattleInTheFirstTurn = example<State>(
  'there is no battle in the first turn',
  ['ygo.turn.5'],
  [],
  (s) => {
    s.turnNumber = 1
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands)
    doBattlePhase(s, 0)
  },
  [
    equals(5, 'life of B', 'number', (s) => s.life[1]!, 8000),
    then(5, (s) => !isSpent(s, theCopy(s, CARD['《幻獣王ガゼル》'])), [
      '《幻獣王ガゼル》 is not spent',
      'truth',
      (s) => isSpent(s, theCopy(s, CARD['《幻獣王ガゼル》'])),
    ]),
  ],
)

/** [ygo.end.1] (yu-gi-oh/examples-duel.rules:36) */
const exampleWhoCannotDrawLoses = example<State>(
  'who cannot draw loses',
  ['ygo.end.1'],
  [],
  (s) => {
    s.turnNumber = 2
    doDrawPhase(s, 0)
  },
  [
    equals(4, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(4, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [ygo.turn.6, ygo.turn.4] (yu-gi-oh/examples-duel.rules:42) */
const exampleSixCardsStayAtTheEnd = example<State>(
  'six cards stay at the end',
  ['ygo.turn.6', 'ygo.turn.4'],
  [],
  (s) => {
    placeGiven(s, 171, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 170, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doEndPhase(s, 0)
  },
  [
    chooses(4, 0, [card(165)]),
    chooses(5, 0, [card(166)]),
    equals(6, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 6),
    equals(6, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 2),
  ],
)

/** [ygo.summon.1, ygo.summon.2] (yu-gi-oh/examples-duel.rules:50) */
const exampleOneSummonInATurnHigherLevelsWith = example<State>(
  'one summon in a turn, higher levels with tributes',
  ['ygo.summon.1', 'ygo.summon.2'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 46, [card(0), null]),
    chooses(6, 0, [card(54), card(55)]),
    refused(7, 0, 46, [card(4), null], ['ygo.summon.1']),
    equals(8, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 2),
    then(8, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['monsters'] + 0, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.summon.2] (yu-gi-oh/examples-duel.rules:60) */
const exampleWithoutTributesItStaysInTheHand = example<State>(
  'without tributes it stays in the hand',
  ['ygo.summon.2'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(4, 0, 46, [card(2), null], [])],
)

/** [ygo.zone.2] (yu-gi-oh/examples-duel.rules:66) */
const exampleFiveMonstersFillTheField = example<State>(
  'five monsters fill the field',
  ['ygo.zone.2'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 46, [card(4), null], [])],
)

/** [ygo.summon.1, ygo.zone.2] (yu-gi-oh/examples-duel.rules:73) */
const exampleASetMonsterIsSeenByItsPlayer = example<State>(
  'a set monster is seen by its player only',
  ['ygo.summon.1', 'ygo.zone.2'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(4, 0, 47, [card(4), null]),
    equals(
      5,
      'position-of of 《エルフの剣士》',
      'position',
      (s) => s.positionOf[theCopy(s, CARD['《エルフの剣士》'])]!,
      POSITION['face-down'],
    ),
    then(5, (s) => viewersOf(s, theCopy(s, CARD['《エルフの剣士》'])).includes(0), [
      'viewers of 《エルフの剣士》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《エルフの剣士》'])),
    ]),
    then(5, (s) => !viewersOf(s, theCopy(s, CARD['《エルフの剣士》'])).includes(1), [
      'viewers of 《エルフの剣士》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《エルフの剣士》'])),
    ]),
  ],
)

/** [ygo.summon.6] (yu-gi-oh/examples-duel.rules:81) */
const exampleAMonsterTurnsOnceAndNotWhenIt = example<State>(
  'a monster turns once, and not when it has just come',
  ['ygo.summon.6'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 3
    })
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    doMainPhase(s, 0)
  },
  [
    refused(5, 0, 51, [card(5), null], []),
    does(6, 0, 51, [card(4), null]),
    refused(7, 0, 51, [card(4), null], []),
    equals(
      8,
      'position-of of 《エルフの剣士》',
      'position',
      (s) => s.positionOf[theCopy(s, CARD['《エルフの剣士》'])]!,
      POSITION['sideways'],
    ),
  ],
)

/** [ygo.summon.3, ygo.cards.1, ygo.spell.1] (yu-gi-oh/examples-duel.rules:91) */
const exampleASpellBringsAMonsterBackAndGoes = example<State>(
  'a spell brings a monster back and goes to the graveyard',
  ['ygo.summon.3', 'ygo.cards.1', 'ygo.spell.1'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, 1, ZONE['graveyard'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(3), null]),
    chooses(6, 0, [value('position', () => POSITION['sideways'])]),
    then(7, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['monsters'] + 0, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
    equals(
      7,
      'position-of of 《青眼の白龍》',
      'position',
      (s) => s.positionOf[theCopy(s, CARD['《青眼の白龍》'])]!,
      POSITION['sideways'],
    ),
    then(7, (s) => s.place[theCopy(s, CARD['《死者蘇生》'])] === ZONE['graveyard'] + 0, [
      '《死者蘇生》',
      'place',
      (s) => s.place[theCopy(s, CARD['《死者蘇生》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.summon.4, ygo.fusion.1, ygo.fusion.2] (yu-gi-oh/examples-duel.rules:101) */
const exampleAFusionTakesItsMaterialsFromHandAnd = example<State>(
  'a fusion takes its materials from hand and field',
  ['ygo.summon.4', 'ygo.fusion.1', 'ygo.fusion.2'],
  [],
  (s) => {
    placeGiven(s, 90, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 172, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(168), null]),
    chooses(7, 0, [card(172)]),
    chooses(8, 0, [card(90), card(97)]),
    chooses(9, 0, [value('position', () => POSITION['upright'])]),
    then(10, (s) => s.place[theCopy(s, CARD['alloy'])] === ZONE['monsters'] + 0, [
      'alloy',
      'place',
      (s) => s.place[theCopy(s, CARD['alloy'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['earthfighter2'])] === ZONE['graveyard'] + 0, [
      'earthfighter2',
      'place',
      (s) => s.place[theCopy(s, CARD['earthfighter2'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['earthguardian3'])] === ZONE['graveyard'] + 0, [
      'earthguardian3',
      'place',
      (s) => s.place[theCopy(s, CARD['earthguardian3'])] ?? NONE,
    ]),
  ],
)

/** [ygo.synchro.1] (yu-gi-oh/examples-duel.rules:113) */
const exampleASynchroMonsterNeedsATunerAndThe = example<State>(
  'a synchro monster needs a tuner and the right levels',
  ['ygo.synchro.1'],
  [],
  (s) => {
    placeGiven(s, 55, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 175, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    refused(5, 0, 55, [card(175), null], []),
    does(6, 0, 55, [card(174), null]),
    chooses(7, 0, [card(164), card(55)]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    then(9, (s) => s.place[theCopy(s, CARD['resonance6'])] === ZONE['monsters'] + 0, [
      'resonance6',
      'place',
      (s) => s.place[theCopy(s, CARD['resonance6'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['pathfinder'])] === ZONE['graveyard'] + 0, [
      'pathfinder',
      'place',
      (s) => s.place[theCopy(s, CARD['pathfinder'])] ?? NONE,
    ]),
  ],
)

/** [ygo.synchro.1, ygo.zone.4] (yu-gi-oh/examples-duel.rules:124) */
const exampleWhatAnXyzMonsterIsMadeOfLies = example<State>(
  'what an Xyz monster is made of lies under it, and goes with it',
  ['ygo.synchro.1', 'ygo.zone.4'],
  [],
  (s) => {
    placeGiven(s, 61, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['hand'] + 1, hands)
    s.turnPlayer = 0
    placeGiven(s, 178, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(178), null]),
    chooses(8, 0, [card(55), card(61)]),
    chooses(9, 0, [value('position', () => POSITION['upright'])]),
    equals(10, 'count of attached of A', 'number', (s) => s.zones[ZONE['attached'] + 0]!.length, 2),
    then(10, (s) => s.bearer[theCopy(s, CARD['darkfighter3'])]! === theCopy(s, CARD['overlay3']), [
      'bearer of darkfighter3',
      'card',
      (s) => s.bearer[theCopy(s, CARD['darkfighter3'])]!,
    ]),
  ],
)

/** [ygo.zone.4] (yu-gi-oh/examples-duel.rules:136) */
const exampleWithItTheyGoToTheGraveyard = example<State>(
  'with it they go to the graveyard',
  ['ygo.zone.4'],
  [],
  (s) => {
    placeGiven(s, 61, NONE, ZONE['attached'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['attached'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['hand'] + 1, hands)
    s.turnPlayer = 1
    s.bearer[theCopy(s, CARD['darkfighter3'])] = theCopy(s, CARD['overlay3'])
    s.bearer[theCopy(s, CARD['darkguardian3'])] = theCopy(s, CARD['overlay3'])
    doMainPhase(s, 1)
  },
  [
    does(9, 1, 42, [card(167), null]),
    then(10, (s) => s.zones[ZONE['attached'] + 0]!.length === 0, [
      'attached of A',
      'set of card',
      (s) => s.zones[ZONE['attached'] + 0]!,
    ]),
    equals(10, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 3),
  ],
)

/** [ygo.synchro.1] (yu-gi-oh/examples-duel.rules:148) */
const exampleALinkMonsterHasNoPosition = example<State>(
  'a link monster has no position',
  ['ygo.synchro.1'],
  [],
  (s) => {
    placeGiven(s, 62, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 183, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [card(183), null]),
    chooses(6, 0, [card(55), card(62)]),
    then(7, (s) => s.place[theCopy(s, CARD['circuit2'])] === ZONE['monsters'] + 0, [
      'circuit2',
      'place',
      (s) => s.place[theCopy(s, CARD['circuit2'])] ?? NONE,
    ]),
    then(7, (s) => !canChangePosition(s, theCopy(s, CARD['circuit2']), 0), [
      'A may change-position circuit2',
      'truth',
      (s) => canChangePosition(s, theCopy(s, CARD['circuit2']), 0),
    ]),
  ],
)

/** [ygo.chain.1, ygo.chain.2, ygo.spell.2] (yu-gi-oh/examples-duel.rules:157) */
const exampleTheLastLinkIsCarriedOutFirst = example<State>(
  'the last link is carried out first',
  ['ygo.chain.1', 'ygo.chain.2', 'ygo.spell.2'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 167, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['firebolt'])] = true
    s.life[0] = 500
    doMainPhase(s, 0)
  },
  [
    does(9, 0, 42, [card(167), null]),
    does(10, 1, 42, [card(166), null]),
    equals(11, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(11, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [ygo.trap.1, ygo.spell.2] (yu-gi-oh/examples-duel.rules:170) */
const exampleATrapWaitsForATurn = example<State>(
  'a trap waits for a turn',
  ['ygo.trap.1', 'ygo.spell.2'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 170, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 44, [card(170), null]),
    refused(6, 0, 44, [card(15), null], ['ygo.trap.1']),
    then(7, (s) => isSetDown(s, theCopy(s, CARD['pitfall'])), [
      'pitfall is set-down',
      'truth',
      (s) => isSetDown(s, theCopy(s, CARD['pitfall'])),
    ]),
    equals(7, 'laid of pitfall', 'number', (s) => s.laid2[theCopy(s, CARD['pitfall'])]!, 3),
  ],
)

/** [ygo.spell.2, ygo.cards.7] (yu-gi-oh/examples-duel.rules:179) */
const exampleATrapAnswersASummon = example<State>(
  'a trap answers a summon',
  ['ygo.spell.2', 'ygo.cards.7'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 56, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 170, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.laid2[laid] = 2
    })
    s.setDown[theCopy(s, CARD['pitfall'])] = true
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 46, [card(56), null]),
    does(8, 1, 42, [card(170), null]),
    then(9, (s) => s.place[theCopy(s, CARD['darkfighter4'])] === ZONE['graveyard'] + 0, [
      'darkfighter4',
      'place',
      (s) => s.place[theCopy(s, CARD['darkfighter4'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['pitfall'])] === ZONE['graveyard'] + 1, [
      'pitfall',
      'place',
      (s) => s.place[theCopy(s, CARD['pitfall'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.7, ygo.battle.1] (yu-gi-oh/examples-duel.rules:190) */
const exampleATrapDestroysWhoAttacks = example<State>(
  'a trap destroys who attacks',
  ['ygo.cards.7', 'ygo.battle.1'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 56, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 171, NONE, ZONE['backrow'] + 1, hands, (laid) => {
      s.laid2[laid] = 2
    })
    s.setDown[theCopy(s, CARD['backfire'])] = true
    doBattlePhase(s, 0)
  },
  [
    does(7, 0, 62, [card(56), null]),
    does(8, 1, 42, [card(171), null]),
    then(9, (s) => s.place[theCopy(s, CARD['darkfighter4'])] === ZONE['graveyard'] + 0, [
      'darkfighter4',
      'place',
      (s) => s.place[theCopy(s, CARD['darkfighter4'])] ?? NONE,
    ]),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 8000),
  ],
)

/** [ygo.chain.3, ygo.cards.3] (yu-gi-oh/examples-duel.rules:201) */
const exampleWhatDrainsSkillsSilencesMonsters = example<State>(
  'what drains skills silences monsters',
  ['ygo.chain.3', 'ygo.cards.3'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 163, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['backrow'] + 1, hands)
    doMainPhase(s, 0)
  },
  [does(6, 0, 46, [card(163), null]), equals(7, 'life of B', 'number', (s) => s.life[1]!, 8000)],
)

/** [ygo.cards.7, ygo.damage.1] (yu-gi-oh/examples-duel.rules:210) */
const exampleOtherwiseTheySpeak = example<State>(
  'otherwise they speak',
  ['ygo.cards.7', 'ygo.damage.1'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 46, [card(163), null]),
    does(7, 0, 42, [card(165), null]),
    equals(8, 'life of B', 'number', (s) => s.life[1]!, 7700),
    then(8, (s) => s.place[theCopy(s, CARD['scribe'])] === ZONE['hand'] + 0, [
      'scribe',
      'place',
      (s) => s.place[theCopy(s, CARD['scribe'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.3, ygo.damage.1] (yu-gi-oh/examples-duel.rules:220) */
const exampleTheDrainCostsAThousand = example<State>(
  'the drain costs a thousand',
  ['ygo.cards.3', 'ygo.damage.1'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 32, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 22, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['《スキルドレイン》'])] = true
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 42, [card(22), null]),
    equals(8, 'life of A', 'number', (s) => s.life[0]!, 7000),
    then(8, (s) => isNegated(s, theCopy(s, CARD['《ファントム・オブ・カオス》'])), [
      '《ファントム・オブ・カオス》 is negated',
      'truth',
      (s) => isNegated(s, theCopy(s, CARD['《ファントム・オブ・カオス》'])),
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['《スキルドレイン》'])] === ZONE['backrow'] + 0, [
      '《スキルドレイン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《スキルドレイン》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.battle.1, ygo.battle.2] (yu-gi-oh/examples-duel.rules:230) */
const exampleTheStrongerAttackWinsAndTheRestIs = example<State>(
  'the stronger attack wins and the rest is damage',
  ['ygo.battle.1', 'ygo.battle.2'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['monsters'] + 1, hands)
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 57, [card(2), card(0), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] === ZONE['graveyard'] + 1, [
      '《デーモンの召喚》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] ?? NONE,
    ]),
    equals(7, 'life of B', 'number', (s) => s.life[1]!, 7500),
  ],
)

/** [ygo.battle.2] (yu-gi-oh/examples-duel.rules:239) */
const exampleTheWeakerAttackIsDestroyedItself = example<State>(
  'the weaker attack is destroyed itself',
  ['ygo.battle.2'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 0, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands)
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 57, [card(0), card(2), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] === ZONE['graveyard'] + 0, [
      '《デーモンの召喚》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] ?? NONE,
    ]),
    equals(7, 'life of A', 'number', (s) => s.life[0]!, 7500),
  ],
)

/** [ygo.battle.2] (yu-gi-oh/examples-duel.rules:248) */
const exampleEqualAttacksDestroyBoth = example<State>(
  'equal attacks destroy both',
  ['ygo.battle.2'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 2, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 1, NONE, ZONE['monsters'] + 0, hands)
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 57, [card(2), card(1), null]),
    then(7, (s) => family(s, ZONE['monsters']).length === 0, [
      'monsters',
      'set of card',
      (s) => family(s, ZONE['monsters']),
    ]),
    equals(7, 'life of A', 'number', (s) => s.life[0]!, 8000),
    equals(7, 'life of B', 'number', (s) => s.life[1]!, 8000),
  ],
)

/** [ygo.battle.2] (yu-gi-oh/examples-duel.rules:257) */
const exampleAgainstADefenderOnlyTheAttackerSPlayer = example<State>(
  "against a defender only the attacker's player can be hurt",
  ['ygo.battle.2'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.positionOf[laid] = POSITION['face-down']
    })
    placeGiven(s, 1, NONE, ZONE['monsters'] + 1, hands, (laid) => {
      s.positionOf[laid] = POSITION['sideways']
    })
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 57, [card(1), card(4), null]),
    does(7, 0, 57, [card(60), card(0), null]),
    equals(8, 'life of A', 'number', (s) => s.life[0]!, 7300),
    equals(8, 'life of B', 'number', (s) => s.life[1]!, 8000),
    then(8, (s) => s.place[theCopy(s, CARD['darkguardian2'])] === ZONE['graveyard'] + 1, [
      'darkguardian2',
      'place',
      (s) => s.place[theCopy(s, CARD['darkguardian2'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['monsters'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.battle.3] (yu-gi-oh/examples-duel.rules:268) */
const exampleADirectAttackOnce = example<State>(
  'a direct attack, once',
  ['ygo.battle.3'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    doBattlePhase(s, 0)
  },
  [
    does(5, 0, 62, [card(0), null]),
    equals(6, 'life of B', 'number', (s) => s.life[1]!, 5000),
    then(6, (s) => attackersOf(s, 0).length === 0, ['attackers of A', 'set of card', (s) => attackersOf(s, 0)]),
  ],
)

/** [ygo.battle.3, ygo.end.1] (yu-gi-oh/examples-duel.rules:276) */
const exampleTheLastPoints = example<State>(
  'the last points',
  ['ygo.battle.3', 'ygo.end.1'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    s.life[1] = 3000
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 62, [card(0), null]),
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(7, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [ygo.turn.3, ygo.lang.1] (yu-gi-oh/examples-duel.rules:285) */
const exampleCardsPrintedOverseasOnlySpeakEnglish = example<State>(
  'cards printed overseas only speak English',
  ['ygo.turn.3', 'ygo.lang.1'],
  [],
  (s) => {
    s.mainDeck[0] = [
      52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
      52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52,
    ]
    doBuildDeck(s, 0)
  },
  [
    then(4, (s) => !s.zones[ZONE['deck'] + 0]!.some((c) => s.language[c]! !== LANGUAGE['en']), [
      'deck of A',
      'set of card',
      (s) => s.zones[ZONE['deck'] + 0]!,
    ]),
  ],
)

/** [ygo.deck.1, ygo.deck.2, ygo.deck.3, ygo.deck.4, ygo.deck.5] (yu-gi-oh/examples-duel.rules:291) */
const exampleWhatDecksAreRefusedFor = example<State>(
  'what decks are refused for',
  ['ygo.deck.1', 'ygo.deck.2', 'ygo.deck.3', 'ygo.deck.4', 'ygo.deck.5'],
  [],
  (s) => {
    s.mainDeck[0] = [4, 4, 4, 4, 172]
    s.extraDeck[0] = [162, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173, 173]
    s.sideDeck[0] = [162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doWindow(s)
  },
  [
    deckIs(7, 0, true, ['ygo.deck.1', 'ygo.deck.2', 'ygo.deck.3', 'ygo.deck.4']),
    deckIs(8, 1, true, ['ygo.deck.1', 'ygo.deck.3']),
  ],
)

/** [ygo.deck.5] (yu-gi-oh/examples-duel.rules:301) */
const exampleAForbiddenCard = example<State>(
  'a forbidden card',
  ['ygo.deck.5'],
  [],
  (s) => {
    s.mainDeck[0] = [4, 4, 4]
    s.extraDeck[0] = [37]
    doWindow(s)
  },
  [deckIs(5, 0, true, ['ygo.deck.1', 'ygo.deck.5'])],
)

/** [ygo.fusion.2] (yu-gi-oh/examples-duel.rules:308) */
const exampleAskingWhetherAFusionCouldBeMadeSends = example<State>(
  'asking whether a fusion could be made sends nothing away',
  ['ygo.fusion.2'],
  [],
  (s) => {
    placeGiven(s, 97, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 172, NONE, ZONE['extra'] + 0, hands)
    doTryFuse(s, theCopy(s, CARD['alloy']), s.zones[ZONE['hand'] + 0]!, 0)
  },
  [
    chooses(5, 0, [card(90), card(97)]),
    then(6, (s) => s.place[theCopy(s, CARD['alloy'])] === ZONE['extra'] + 0, [
      'alloy',
      'place',
      (s) => s.place[theCopy(s, CARD['alloy'])] ?? NONE,
    ]),
    equals(6, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [ygo.query.2, ygo.cards.2, ygo.zone.5] (yu-gi-oh/examples-cards.rules:3) */
const exampleTheEmergencyCallFindsElementalHEROesOnly = example<State>(
  'the emergency call finds Elemental HEROes only',
  ['ygo.query.2', 'ygo.cards.2', 'ygo.zone.5'],
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(7), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['deck'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['《E・HERO エスクリダオ》'])] === ZONE['hand'] + 0, [
      '《E・HERO エスクリダオ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《E・HERO エスクリダオ》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-cards.rules:11) */
const exampleNoToonNoCard = example<State>(
  'no Toon, no card',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(8), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['deck'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['《トゥーンのもくじ》'])] === ZONE['graveyard'] + 0, [
      '《トゥーンのもくじ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《トゥーンのもくじ》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-cards.rules:19) */
const exampleMarthaAndElisComeTogetherAndLockOthers = example<State>(
  'Martha and Elis come together, and lock others out',
  ['ygo.cards.4'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 64, [card(24), null]),
    chooses(7, 0, [value('position', () => POSITION['upright'])]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    does(9, 0, 42, [card(3), null]),
    then(10, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['graveyard'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    equals(10, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 2),
  ],
)

/** [ygo.cards.4, ygo.zone.4] (yu-gi-oh/examples-cards.rules:31) */
const exampleMarthaBecomesAnXyzMonsterWhenACard = example<State>(
  'Martha becomes an Xyz monster when a card leaves a graveyard',
  ['ygo.cards.4', 'ygo.zone.4'],
  [],
  (s) => {
    placeGiven(s, 24, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 38, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 1, hands)
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(8, 1, 42, [card(3), null]),
    chooses(9, 1, [value('position', () => POSITION['upright'])]),
    answers(10, 0, 'accepts'),
    chooses(11, 0, [value('position', () => POSITION['upright'])]),
    then(12, (s) => s.place[theCopy(s, CARD['《エクソシスター・ミカエリス》'])] === ZONE['monsters'] + 0, [
      '《エクソシスター・ミカエリス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エクソシスター・ミカエリス》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['《エクソシスター・マルファ》'])] === ZONE['attached'] + 0, [
      '《エクソシスター・マルファ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エクソシスター・マルファ》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.2, ygo.query.6] (yu-gi-oh/examples-cards.rules:45) */
const exampleFusionDestinyHEROesOnly = example<State>(
  'Fusion Destiny: HEROes only',
  ['ygo.cards.2', 'ygo.query.6'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(9), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['extra'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
    then(6, (s) => s.zones[ZONE['monsters'] + 0]!.length === 0, [
      'monsters of A',
      'set of card',
      (s) => s.zones[ZONE['monsters'] + 0]!,
    ]),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-cards.rules:53) */
const exampleWhatFusionDestinyMadeIsDestroyedAtThe = example<State>(
  'what Fusion Destiny made is destroyed at the end of the next turn',
  ['ygo.cards.2'],
  [],
  (s) => {
    s.turnNumber = 5
    placeGiven(s, 35, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.doomedFrom[laid] = 5
    })
    doEndPhase(s, 1)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['graveyard'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.2, ygo.query.10] (yu-gi-oh/examples-cards.rules:60) */
const exampleTheBurstStreamAndTheDragonRests = example<State>(
  'the burst stream, and the dragon rests',
  ['ygo.cards.2', 'ygo.query.10'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['monsters'] + 1, hands)
    doTurn(s, 0)
  },
  [
    then(7, (s) => s.place[theCopy(s, CARD['《滅びの爆裂疾風弾》'])] === ZONE['hand'] + 0, [
      '《滅びの爆裂疾風弾》',
      'place',
      (s) => s.place[theCopy(s, CARD['《滅びの爆裂疾風弾》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-cards.rules:69) */
const exampleAfterTheBurstStreamTheDragonDoesNot = example<State>(
  'after the burst stream the dragon does not attack',
  ['ygo.cards.2'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['monsters'] + 1, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    does(8, 0, 42, [card(11), null]),
    answers(9, 0, 'passes'),
    refused(10, 0, 62, [card(0), null], []),
    does(11, 0, 62, [card(4), null]),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 6600),
    then(12, (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] === ZONE['graveyard'] + 1, [
      '《デーモンの召喚》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-cards.rules:83) */
const exampleTheSeaIsKindToSome = example<State>(
  'the sea is kind to some',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 15, NONE, ZONE['field-spell'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['monsters'] + 1, hands)
    doWindow(s)
  },
  [
    equals(
      6,
      'attack of 《機皇帝ワイゼル∞》',
      'number',
      (s) => attackOf(s, theCopy(s, CARD['《機皇帝ワイゼル∞》'])),
      2300,
    ),
    equals(
      6,
      'attack of 《N・アクア・ドルフィン》',
      'number',
      (s) => attackOf(s, theCopy(s, CARD['《N・アクア・ドルフィン》'])),
      600,
    ),
  ],
)

/** [ygo.cards.2, ygo.spell.1] (yu-gi-oh/examples-cards.rules:91) */
const exampleANewFieldSpellTakesThePlaceOf = example<State>(
  'a new field spell takes the place of the old one',
  ['ygo.cards.2', 'ygo.spell.1'],
  [],
  (s) => {
    placeGiven(s, 15, NONE, ZONE['field-spell'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(16), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《海》'])] === ZONE['graveyard'] + 0, [
      '《海》',
      'place',
      (s) => s.place[theCopy(s, CARD['《海》'])] ?? NONE,
    ]),
    equals(
      7,
      'attack of 《N・アクア・ドルフィン》',
      'number',
      (s) => attackOf(s, theCopy(s, CARD['《N・アクア・ドルフィン》'])),
      800,
    ),
    equals(
      7,
      'level-now of 《N・アクア・ドルフィン》',
      'number',
      (s) => levelNowOf(s, theCopy(s, CARD['《N・アクア・ドルフィン》'])),
      2,
    ),
  ],
)

/** [ygo.cards.2, ygo.text.2] (yu-gi-oh/examples-cards.rules:101) */
const exampleTheEyeMakesADragonKnightOfThe = example<State>(
  'the eye makes a dragon knight of the magician',
  ['ygo.cards.2', 'ygo.text.2'],
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(17), null]),
    chooses(7, 0, [value('position', () => POSITION['upright'])]),
    then(8, (s) => s.place[theCopy(s, CARD['《竜騎士ブラック・マジシャン・ガール》'])] === ZONE['monsters'] + 0, [
      '《竜騎士ブラック・マジシャン・ガール》',
      'place',
      (s) => s.place[theCopy(s, CARD['《竜騎士ブラック・マジシャン・ガール》'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['《ブラック・マジシャン》'])] === ZONE['graveyard'] + 0, [
      '《ブラック・マジシャン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ブラック・マジシャン》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-cards.rules:111) */
const exampleTheFangNeedsATrapThatAFusion = example<State>(
  'the fang needs a trap that a fusion monster names',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 23, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 40, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(18), null]),
    chooses(6, 0, [value('position', () => POSITION['upright'])]),
    then(7, (s) => s.place[theCopy(s, CARD['《タイラント・バースト・ドラゴン》'])] === ZONE['monsters'] + 0, [
      '《タイラント・バースト・ドラゴン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《タイラント・バースト・ドラゴン》'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['《タイラント・ウィング》'])] === ZONE['graveyard'] + 0, [
      '《タイラント・ウィング》',
      'place',
      (s) => s.place[theCopy(s, CARD['《タイラント・ウィング》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-cards.rules:120) */
const exampleTheClawNeedsAMonsterOfARace = example<State>(
  'the claw needs a monster of a race that a fusion monster names',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(19), null]),
    chooses(6, 0, [value('position', () => POSITION['upright'])]),
    then(7, (s) => s.place[theCopy(s, CARD['《ロケット・ヘルモス・キャノン》'])] === ZONE['monsters'] + 0, [
      '《ロケット・ヘルモス・キャノン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ロケット・ヘルモス・キャノン》'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['graveyard'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.3, ygo.query.7] (yu-gi-oh/examples-cards.rules:129) */
const exampleANameThatIsNotInTheHand = example<State>(
  "a name that is not in the hand costs one's own card",
  ['ygo.cards.3', 'ygo.query.7'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 20, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['《マインドクラッシュ》'])] = true
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 42, [card(20), null]),
    chooses(9, 0, [card(0)]),
    then(10, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['graveyard'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['《海》'])] === ZONE['hand'] + 1, [
      '《海》',
      'place',
      (s) => s.place[theCopy(s, CARD['《海》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.3, ygo.query.8] (yu-gi-oh/examples-cards.rules:141) */
const exampleChainDisappearance = example<State>(
  'Chain Disappearance',
  ['ygo.cards.3', 'ygo.query.8'],
  [],
  (s) => {
    s.turnNumber = 3
    s.turnPlayer = 1
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['《連鎖除外》'])] = true
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 1, hands)
    doMainPhase(s, 1)
  },
  [
    does(9, 1, 46, [card(31), null]),
    does(10, 0, 42, [card(21), null]),
    equals(11, 'count of banished of B', 'number', (s) => s.zones[ZONE['banished'] + 1]!.length, 2),
    then(11, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['hand'] + 1, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['《幻獣王ガゼル》'])] === ZONE['deck'] + 1, [
      '《幻獣王ガゼル》',
      'place',
      (s) => s.place[theCopy(s, CARD['《幻獣王ガゼル》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.summon.5, ygo.cards.4] (yu-gi-oh/examples-cards.rules:154) */
const exampleKnightsAndEmperorsDoNotComeInThe = example<State>(
  'knights and emperors do not come in the ordinary way',
  ['ygo.summon.5', 'ygo.cards.4'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['graveyard'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    refused(5, 0, 46, [card(28), null], []),
    does(6, 0, 42, [card(3), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《伝説の騎士 ティマイオス》'])] === ZONE['graveyard'] + 0, [
      '《伝説の騎士 ティマイオス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《伝説の騎士 ティマイオス》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-cards.rules:163) */
const exampleTheKnightBanishesWhatItFindsAndSets = example<State>(
  'the knight banishes what it finds, and sets a card when it is attacked',
  ['ygo.cards.4'],
  [],
  (s) => {
    s.turnNumber = 3
    s.turnPlayer = 1
    placeGiven(s, 26, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 1, hands)
    doBattlePhase(s, 1)
  },
  [
    does(8, 1, 57, [card(26), card(0), null]),
    then(9, (s) => s.place[theCopy(s, CARD['firebolt'])] === ZONE['backrow'] + 0, [
      'firebolt',
      'place',
      (s) => s.place[theCopy(s, CARD['firebolt'])] ?? NONE,
    ]),
    then(9, (s) => isSetDown(s, theCopy(s, CARD['firebolt'])), [
      'firebolt is set-down',
      'truth',
      (s) => isSetDown(s, theCopy(s, CARD['firebolt'])),
    ]),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-cards.rules:174) */
const exampleTheKnightComesWithItsSpell = example<State>(
  'the knight comes with its spell',
  ['ygo.cards.4'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['backrow'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 42, [card(10), null]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    chooses(10, 0, [card(18)]),
    chooses(11, 0, [value('position', () => POSITION['upright'])]),
    answers(12, 0, 'accepts'),
    then(13, (s) => s.place[theCopy(s, CARD['《悪夢の拷問部屋》'])] === ZONE['banished'] + 1, [
      '《悪夢の拷問部屋》',
      'place',
      (s) => s.place[theCopy(s, CARD['《悪夢の拷問部屋》'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['《伝説の騎士 ティマイオス》'])] === ZONE['monsters'] + 0, [
      '《伝説の騎士 ティマイオス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《伝説の騎士 ティマイオス》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-cards.rules:189) */
const exampleTheCoreASpellToTheHandOnce = example<State>(
  'the core: a spell to the hand, once spared, and then an emperor',
  ['ygo.cards.4'],
  [],
  (s) => {
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 46, [card(27), null]),
    answers(6, 0, 'accepts'),
    then(7, (s) => s.place[theCopy(s, CARD['《機皇創世》'])] === ZONE['hand'] + 0, [
      '《機皇創世》',
      'place',
      (s) => s.place[theCopy(s, CARD['《機皇創世》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-cards.rules:198) */
const exampleTheCoreIsSparedOnce = example<State>(
  'the core is spared once',
  ['ygo.cards.4'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 27, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 1, hands)
    s.turnPlayer = 1
    doBattlePhase(s, 1)
  },
  [
    does(7, 1, 57, [card(27), card(4), null]),
    then(8, (s) => s.place[theCopy(s, CARD['《機皇枢インフィニティ・コア》'])] === ZONE['monsters'] + 0, [
      '《機皇枢インフィニティ・コア》',
      'place',
      (s) => s.place[theCopy(s, CARD['《機皇枢インフィニティ・コア》'])] ?? NONE,
    ]),
    equals(8, 'life of A', 'number', (s) => s.life[0]!, 6600),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-cards.rules:208) */
const exampleAnEffectThatDestroysTheCoreBringsAn = example<State>(
  'an effect that destroys the core brings an emperor',
  ['ygo.cards.4'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 27, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['hand'] + 1, hands)
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(8, 1, 42, [card(167), null]),
    chooses(9, 0, [value('position', () => POSITION['upright'])]),
    then(10, (s) => s.place[theCopy(s, CARD['《機皇帝ワイゼル∞》'])] === ZONE['monsters'] + 0, [
      '《機皇帝ワイゼル∞》',
      'place',
      (s) => s.place[theCopy(s, CARD['《機皇帝ワイゼル∞》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-cards.rules:220) */
const exampleTheMarineDolphinLooksIntoAHand = example<State>(
  'the marine dolphin looks into a hand',
  ['ygo.cards.4'],
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['hand'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 65, [card(30), null]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    chooses(9, 0, [card(60)]),
    then(10, (s) => s.place[theCopy(s, CARD['darkguardian2'])] === ZONE['graveyard'] + 1, [
      'darkguardian2',
      'place',
      (s) => s.place[theCopy(s, CARD['darkguardian2'])] ?? NONE,
    ]),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 7500),
  ],
)

/** [ygo.cards.4, ygo.name.3] (yu-gi-oh/examples-cards.rules:232) */
const exampleThePhantomIsAnotherUntilTheEndOf = example<State>(
  'the phantom is another until the end of the turn',
  ['ygo.cards.4', 'ygo.name.3'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['graveyard'] + 0, hands)
    doTurn(s, 0)
  },
  [
    does(5, 0, 66, [card(32), null]),
    then(
      6,
      (s) =>
        attackOf(s, copyOf(s, CARD['《エクソシスター・マルファ》'], 0)) === 500 ||
        attackOf(s, copyOf(s, CARD['《エクソシスター・マルファ》'], 0)) === 0,
      [
        'attack of 《エクソシスター・マルファ》 of A',
        'number',
        (s) => attackOf(s, copyOf(s, CARD['《エクソシスター・マルファ》'], 0)),
      ],
      [
        'attack of 《エクソシスター・マルファ》 of A',
        'number',
        (s) => attackOf(s, copyOf(s, CARD['《エクソシスター・マルファ》'], 0)),
      ],
    ),
  ],
)

/** [ygo.cards.4, ygo.turn.6] (yu-gi-oh/examples-cards.rules:240) */
const exampleAndThenItselfAgain = example<State>(
  'and then itself again',
  ['ygo.cards.4', 'ygo.turn.6'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《エクソシスター・マルファ》']
      s.imitated[laid] = true
    })
    doEndPhase(s, 0)
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['《ファントム・オブ・カオス》'])] === ZONE['monsters'] + 0, [
      '《ファントム・オブ・カオス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ファントム・オブ・カオス》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.5] (yu-gi-oh/examples-cards.rules:246) */
const exampleTheEnforcerDestroysOneOfEachAndRises = example<State>(
  'the enforcer destroys one of each, and rises again',
  ['ygo.cards.5'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 35, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 42, [card(165), null]),
    does(8, 0, 67, [card(35), null]),
    chooses(9, 0, [card(35)]),
    chooses(10, 0, [card(0)]),
    then(11, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['graveyard'] + 1, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['graveyard'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.5, ygo.turn.3] (yu-gi-oh/examples-cards.rules:259) */
const exampleADestinyHERORisesInTheNextStandby = example<State>(
  'a Destiny HERO rises in the next Standby Phase',
  ['ygo.cards.5', 'ygo.turn.3'],
  [],
  (s) => {
    s.turnNumber = 4
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['graveyard'] + 0, hands, (laid) => {
      s.risesFrom[laid] = 4
    })
    doStandbyPhase(s, 1)
  },
  [
    chooses(5, 0, [value('position', () => POSITION['upright'])]),
    then(6, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['monsters'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.5] (yu-gi-oh/examples-cards.rules:267) */
const exampleEscuridaoGrowsWithItsGraveyard = example<State>(
  'Escuridao grows with its graveyard',
  ['ygo.cards.5'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['graveyard'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) => attackOf(s, copyOf(s, CARD['《E・HERO エスクリダオ》'], 0)) >= 2500, [
      'attack of 《E・HERO エスクリダオ》 of A',
      'number',
      (s) => attackOf(s, copyOf(s, CARD['《E・HERO エスクリダオ》'], 0)),
    ]),
  ],
)

/** [ygo.cards.5, ygo.fusion.1] (yu-gi-oh/examples-cards.rules:274) */
const exampleEscuridaoNeedsAnElementalHEROAndAMonster = example<State>(
  'Escuridao needs an Elemental HERO and a monster of the dark',
  ['ygo.cards.5', 'ygo.fusion.1'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 42, [card(168), null], [])],
)

/** [ygo.cards.5] (yu-gi-oh/examples-cards.rules:281) */
const exampleThePhoenixBreaksACardThatLiesBehind = example<State>(
  'the phoenix breaks a card that lies behind',
  ['ygo.cards.5'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 170, NONE, ZONE['backrow'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(36), null]),
    chooses(8, 0, [card(4), card(5)]),
    answers(9, 0, 'accepts'),
    then(10, (s) => s.place[theCopy(s, CARD['pitfall'])] === ZONE['graveyard'] + 1, [
      'pitfall',
      'place',
      (s) => s.place[theCopy(s, CARD['pitfall'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['supplies'])] === ZONE['graveyard'] + 0, [
      'supplies',
      'place',
      (s) => s.place[theCopy(s, CARD['supplies'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.6, ygo.end.2] (yu-gi-oh/examples-cards.rules:293) */
const exampleFivePiecesWin = example<State>(
  'five pieces win',
  ['ygo.cards.6', 'ygo.end.2'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['deck'] + 0, hands)
    doDraw(s, 1, 0)
  },
  [equals(5, 'result of A', 'number', (s) => s.result[0]!, 1)],
)

/** [ygo.cards.6] (yu-gi-oh/examples-cards.rules:300) */
const exampleFourDoNot = example<State>(
  'four do not',
  ['ygo.cards.6'],
  [],
  (s) => {
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['deck'] + 0, hands)
    doDraw(s, 1, 0)
  },
  [equals(5, 'result of A', 'number', (s) => s.result[0]!, 0)],
)

/** [ygo.cards.6] (yu-gi-oh/examples-cards.rules:307) */
const exampleThreeGodsMakeTheCreatorOfLightWho = example<State>(
  'three gods make the creator of light, who wins',
  ['ygo.cards.6'],
  [],
  (s) => {
    placeGiven(s, 50, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 68, [card(50), null]),
    chooses(6, 0, [value('position', () => POSITION['upright'])]),
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(7, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 3),
  ],
)

/** [ygo.cards.6, ygo.summon.2] (yu-gi-oh/examples-cards.rules:316) */
const exampleAGodAsksForThreeTributes = example<State>(
  'a god asks for three tributes',
  ['ygo.cards.6', 'ygo.summon.2'],
  [],
  (s) => {
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 46, [card(47), null], [])],
)

/** [ygo.cards.6] (yu-gi-oh/examples-cards.rules:323) */
const exampleSliferIsAsStrongAsTheHand = example<State>(
  'Slifer is as strong as the hand',
  ['ygo.cards.6'],
  [],
  (s) => {
    placeGiven(s, 47, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    equals(
      5,
      'attack of 《オシリスの天空竜》',
      'number',
      (s) => attackOf(s, theCopy(s, CARD['《オシリスの天空竜》'])),
      2000,
    ),
  ],
)

/** [ygo.cards.6] (yu-gi-oh/examples-cards.rules:330) */
const exampleTenThousandMakeTheDragonOfAllThings = example<State>(
  'ten thousand make the dragon of all things',
  ['ygo.cards.6'],
  [],
  (s) => {
    placeGiven(s, 185, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 69, [card(185), null]),
    chooses(6, 0, [card(0), card(1)]),
    answers(7, 0, 'declines'),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    equals(9, 'attack of 《万物創世龍》', 'number', (s) => attackOf(s, theCopy(s, CARD['《万物創世龍》'])), 10000),
    then(9, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['monsters'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.query.10] (yu-gi-oh/examples-cards.rules:341) */
const exampleOnceInATurnByThatName = example<State>(
  'once in a turn by that name',
  ['ygo.query.10'],
  [],
  (s) => {
    s.usedNames[0] = [90 /* "フュージョン・デステニー" */]
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(6, 0, 42, [card(9), null], [])],
)

/** [ygo.zone.5] (yu-gi-oh/examples-more.rules:3) */
const exampleWhoSearchesADeckSeesItAndNobody = example<State>(
  'who searches a deck sees it, and nobody else',
  ['ygo.zone.5'],
  [],
  (s) => {
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(14), null]),
    choosable(6, 0, [card(28)]),
    then(7, (s) => viewersOf(s, theCopy(s, CARD['《機皇枢インフィニティ・コア》'])).includes(0), [
      'viewers of 《機皇枢インフィニティ・コア》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《機皇枢インフィニティ・コア》'])),
    ]),
    then(7, (s) => !viewersOf(s, theCopy(s, CARD['《機皇枢インフィニティ・コア》'])).includes(1), [
      'viewers of 《機皇枢インフィニティ・コア》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《機皇枢インフィニティ・コア》'])),
    ]),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-more.rules:12) */
const exampleMeklordGenesisFindsAMeklordMonster = example<State>(
  'Meklord Genesis finds a Meklord monster',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(14), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《機皇枢インフィニティ・コア》'])] === ZONE['hand'] + 0, [
      '《機皇枢インフィニティ・コア》',
      'place',
      (s) => s.place[theCopy(s, CARD['《機皇枢インフィニティ・コア》'])] ?? NONE,
    ]),
    then(6, (s) => viewersOf(s, theCopy(s, CARD['《機皇枢インフィニティ・コア》'])).includes(1), [
      'viewers of 《機皇枢インフィニティ・コア》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《機皇枢インフィニティ・コア》'])),
    ]),
  ],
)

/** [ygo.spell.1] (yu-gi-oh/examples-more.rules:20) */
const exampleASpellThatLiesFaceDownIsActivated = example<State>(
  'a spell that lies face-down is activated in the main phase',
  ['ygo.spell.1'],
  [],
  (s) => {
    placeGiven(s, 165, NONE, ZONE['backrow'] + 0, hands)
    s.setDown[theCopy(s, CARD['supplies'])] = true
    placeGiven(s, 162, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(165), null]),
    then(7, (s) => s.place[theCopy(s, CARD['scribe'])] === ZONE['hand'] + 0, [
      'scribe',
      'place',
      (s) => s.place[theCopy(s, CARD['scribe'])] ?? NONE,
    ]),
  ],
)

/** [ygo.summon.4] (yu-gi-oh/examples-more.rules:29) */
const exampleMonstersOfTheExtraDeckAreNotSummoned = example<State>(
  'monsters of the extra deck are not summoned from the hand',
  ['ygo.summon.4'],
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 46, [card(173), null], ['ygo.summon.4'])],
)

/** [ygo.cards.2] (yu-gi-oh/examples-more.rules:36) */
const exampleTheDragonThatRestsDoesNotAttackMonsters = example<State>(
  'the dragon that rests does not attack monsters either',
  ['ygo.cards.2'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 28, NONE, ZONE['hand'] + 1, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    does(9, 0, 42, [card(11), null]),
    chooses(10, 1, [value('position', () => POSITION['upright'])]),
    answers(11, 0, 'passes'),
    refused(12, 0, 57, [card(28), card(0), null], ['ygo.cards.2']),
    offered(13, 0, 57, [card(28), card(4), null]),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-more.rules:51) */
const exampleTheDarkRoomHearsOtherDamage = example<State>(
  'the dark room hears other damage',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 166, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['backrow'] + 0, hands)
    doMainPhase(s, 0)
  },
  [does(5, 0, 42, [card(166), null]), equals(6, 'life of B', 'number', (s) => s.life[1]!, 7200)],
)

/** [ygo.cards.2] (yu-gi-oh/examples-more.rules:59) */
const exampleTheMagicalCircleShowsThreeCards = example<State>(
  'the magical circle shows three cards',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 29, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(13, 0), null]),
    chooses(6, 0, [card(13)]),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    equals(7, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-more.rules:68) */
const exampleWhatLivesInTheSeaIsStrongerIn = example<State>(
  'what lives in the sea is stronger in it',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 15, NONE, ZONE['field-spell'] + 1, hands)
    placeGiven(s, 6, NONE, ZONE['monsters'] + 0, hands)
    doWindow(s)
  },
  [equals(5, 'attack of 《大王イカ》', 'number', (s) => attackOf(s, theCopy(s, CARD['《大王イカ》'])), 1400)],
)

/** [ygo.cards.3] (yu-gi-oh/examples-more.rules:75) */
const exampleTheWingMakesADragonStrongerUntilThe = example<State>(
  'the wing makes a dragon stronger until the turn is over',
  ['ygo.cards.3'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 23, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['《タイラント・ウィング》'])] = true
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 42, [card(23), null]),
    equals(8, 'attack of 《青眼の白龍》', 'number', (s) => attackOf(s, theCopy(s, CARD['《青眼の白龍》'])), 3400),
  ],
)

/** [ygo.cards.4, ygo.cards.6, ygo.summon.5] (yu-gi-oh/examples-more.rules:85) */
const exampleSomeAreNeitherSummonedNorSet = example<State>(
  'some are neither summoned nor set',
  ['ygo.cards.4', 'ygo.cards.6', 'ygo.summon.5'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    refused(5, 0, 46, [card(26), null], ['ygo.cards.4']),
    refused(6, 0, 47, [card(26), null], ['ygo.cards.4']),
    refused(7, 0, 46, [card(30), null], ['ygo.cards.4']),
    refused(8, 0, 47, [card(30), null], ['ygo.cards.4']),
    refused(9, 0, 46, [card(50), null], ['ygo.cards.6']),
    refused(10, 0, 47, [card(50), null], ['ygo.cards.6']),
    refused(11, 0, 46, [card(185), null], ['ygo.cards.6']),
    refused(12, 0, 47, [card(185), null], ['ygo.cards.6']),
    refused(13, 0, 46, [card(28), null], ['ygo.cards.4']),
    refused(14, 0, 47, [card(28), null], ['ygo.cards.4']),
  ],
)

/** [ygo.summon.5, ygo.cards.4] (yu-gi-oh/examples-more.rules:101) */
const exampleTheEmperorDoesNotComeBack = example<State>(
  'the emperor does not come back',
  ['ygo.summon.5', 'ygo.cards.4'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['graveyard'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(3), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《機皇帝ワイゼル∞》'])] === ZONE['graveyard'] + 0, [
      '《機皇帝ワイゼル∞》',
      'place',
      (s) => s.place[theCopy(s, CARD['《機皇帝ワイゼル∞》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.summon.5, ygo.cards.4] (yu-gi-oh/examples-more.rules:109) */
const exampleNorDoesTheMarineDolphin = example<State>(
  'nor does the marine dolphin',
  ['ygo.summon.5', 'ygo.cards.4'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['graveyard'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(3), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《N・マリン・ドルフィン》'])] === ZONE['graveyard'] + 0, [
      '《N・マリン・ドルフィン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《N・マリン・ドルフィン》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.summon.5, ygo.cards.6] (yu-gi-oh/examples-more.rules:117) */
const exampleNorTheCreatorOfLight = example<State>(
  'nor the creator of light',
  ['ygo.summon.5', 'ygo.cards.6'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['graveyard'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(3), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《光の創造神 ホルアクティ》'])] === ZONE['graveyard'] + 0, [
      '《光の創造神 ホルアクティ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光の創造神 ホルアクティ》'])] ?? NONE,
    ]),
    equals(6, 'result of A', 'number', (s) => s.result[0]!, 0),
  ],
)

/** [ygo.summon.5, ygo.cards.6] (yu-gi-oh/examples-more.rules:125) */
const exampleNorTheDragonOfAllThings = example<State>(
  'nor the dragon of all things',
  ['ygo.summon.5', 'ygo.cards.6'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['graveyard'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(3), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《万物創世龍》'])] === ZONE['graveyard'] + 0, [
      '《万物創世龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《万物創世龍》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.4, ygo.query.5] (yu-gi-oh/examples-more.rules:133) */
const exampleTheRodFindsWhatWritesOfTheMagician = example<State>(
  'the rod finds what writes of the magician',
  ['ygo.cards.4', 'ygo.query.5'],
  [],
  (s) => {
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 46, [card(29), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《黒の魔導陣》'])] === ZONE['hand'] + 0, [
      '《黒の魔導陣》',
      'place',
      (s) => s.place[theCopy(s, CARD['《黒の魔導陣》'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['《海》'])] === ZONE['deck'] + 0, [
      '《海》',
      'place',
      (s) => s.place[theCopy(s, CARD['《海》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.5, ygo.fusion.2] (yu-gi-oh/examples-more.rules:141) */
const exampleThreeWhiteDragonsMakeTheUltimateOne = example<State>(
  'three white dragons make the ultimate one',
  ['ygo.cards.5', 'ygo.fusion.2'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(168), null]),
    chooses(7, 0, [card(33)]),
    chooses(8, 0, [card(0), card(0), card(0)]),
    chooses(9, 0, [value('position', () => POSITION['upright'])]),
    then(10, (s) => s.place[theCopy(s, CARD['《青眼の究極竜》'])] === ZONE['monsters'] + 0, [
      '《青眼の究極竜》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の究極竜》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.5] (yu-gi-oh/examples-more.rules:153) */
const exampleEscuridaoIsMadeOfAnElementalHEROAnd = example<State>(
  'Escuridao is made of an Elemental HERO and a monster of the dark',
  ['ygo.cards.5'],
  [],
  (s) => {
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 34, 0, ZONE['monsters'] + 0, hands)
    placeGiven(s, 34, 1, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(168), null]),
    chooses(7, 0, [card(34), card(2)]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    equals(9, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 1),
    then(9, (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] === ZONE['graveyard'] + 0, [
      '《デーモンの召喚》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.5] (yu-gi-oh/examples-more.rules:164) */
const exampleTheEnforcerWeighsOnTheOtherSide = example<State>(
  'the enforcer weighs on the other side',
  ['ygo.cards.5'],
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['monsters'] + 1, hands)
    doWindow(s)
  },
  [
    equals(
      6,
      'attack of 《ブラック・マジシャン》',
      'number',
      (s) => attackOf(s, theCopy(s, CARD['《ブラック・マジシャン》'])),
      2100,
    ),
    equals(
      6,
      'attack of 《D-HERO デストロイフェニックスガイ》',
      'number',
      (s) => attackOf(s, theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])),
      2500,
    ),
  ],
)

/** [ygo.cards.5] (yu-gi-oh/examples-more.rules:172) */
const exampleTheEnforcerRisesAlsoAfterABattle = example<State>(
  'the enforcer rises also after a battle',
  ['ygo.cards.5'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 35, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 1, hands)
    doBattlePhase(s, 0)
  },
  [
    does(6, 0, 57, [card(0), card(35), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['graveyard'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
    equals(
      7,
      'rises-from of 《D-HERO デストロイフェニックスガイ》',
      'number',
      (s) => s.risesFrom[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])]!,
      4,
    ),
  ],
)

/** [ygo.cards.6, ygo.summon.2] (yu-gi-oh/examples-more.rules:182) */
const exampleTheOtherGodsAskForThreeAsWell = example<State>(
  'the other gods ask for three as well',
  ['ygo.cards.6', 'ygo.summon.2'],
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    offered(5, 0, 46, [card(49), null]),
    does(6, 0, 46, [card(48), null]),
    chooses(7, 0, [card(54), card(55), card(56)]),
    equals(8, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 1),
  ],
)

/** [ygo.cards.7] (yu-gi-oh/examples-more.rules:192) */
const exampleTheScribeDraws = example<State>(
  'the scribe draws',
  ['ygo.cards.7'],
  [],
  (s) => {
    placeGiven(s, 162, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 46, [card(162), null]),
    answers(6, 0, 'accepts'),
    then(7, (s) => s.place[theCopy(s, CARD['ember'])] === ZONE['hand'] + 0, [
      'ember',
      'place',
      (s) => s.place[theCopy(s, CARD['ember'])] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.7, ygo.card.1] (yu-gi-oh/examples-more.rules:201) */
const exampleATokenIsGoneWhenItLeavesThe = example<State>(
  'a token is gone when it leaves the field',
  ['ygo.cards.7', 'ygo.card.1'],
  [],
  (s) => {
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(4, 0, 42, [card(169), null]),
    chooses(5, 0, [value('position', () => POSITION['upright'])]),
    then(6, (s) => s.place[theCopy(s, CARD['《羊トークン》'])] === ZONE['monsters'] + 0, [
      '《羊トークン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《羊トークン》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.card.1] (yu-gi-oh/examples-more.rules:209) */
const exampleNothingOfItStays = example<State>(
  'nothing of it stays',
  ['ygo.card.1'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 53, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 1, hands)
    s.turnPlayer = 1
    doBattlePhase(s, 1)
  },
  [
    does(7, 1, 57, [card(53), card(4), null]),
    then(8, (s) => s.zones[ZONE['graveyard'] + 0]!.length === 0, [
      'graveyard of A',
      'set of card',
      (s) => s.zones[ZONE['graveyard'] + 0]!,
    ]),
    equals(8, 'count of monsters', 'number', (s) => family(s, ZONE['monsters']).length, 1),
    equals(8, 'life of A', 'number', (s) => s.life[0]!, 6600),
  ],
)

/** [ygo.cards.2] (yu-gi-oh/examples-more.rules:219) */
const exampleAfterFusionDestinyOnlyHEROesOfTheDark = example<State>(
  'after Fusion Destiny only HEROes of the dark come',
  ['ygo.cards.2'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 35, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 35, 0, ZONE['extra'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['graveyard'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(9), null]),
    chooses(7, 0, [card(35, 0)]),
    chooses(8, 0, [card(34), card(35, 1)]),
    chooses(9, 0, [value('position', () => POSITION['upright'])]),
    does(10, 0, 42, [card(3), null]),
    chooses(11, 0, [card(0)]),
    then(12, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['graveyard'] + 1, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[copyOf(s, CARD['《D-HERO デストロイフェニックスガイ》'], 0)] === ZONE['monsters'] + 0, [
      '《D-HERO デストロイフェニックスガイ》 of A',
      'place',
      (s) => s.place[copyOf(s, CARD['《D-HERO デストロイフェニックスガイ》'], 0)] ?? NONE,
    ]),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-more.rules:233) */
const exampleAfterTheCoreIsDestroyedOnlyOneMonster = example<State>(
  'after the core is destroyed only one monster attacks',
  ['ygo.cards.4'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['monsters'] + 1, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    does(8, 0, 42, [card(165), null]),
    does(9, 1, 67, [card(35), null]),
    chooses(10, 1, [card(35)]),
    chooses(11, 1, [card(27)]),
    chooses(12, 0, [card(28)]),
    chooses(13, 0, [value('position', () => POSITION['upright'])]),
    answers(14, 0, 'passes'),
    does(15, 0, 62, [card(4), null]),
    refused(16, 0, 62, [card(28), null], ['ygo.cards.4']),
  ],
)

/** [ygo.cards.4] (yu-gi-oh/examples-more.rules:251) */
const exampleAndNoOtherOneAttacksAMonster = example<State>(
  'and no other one attacks a monster',
  ['ygo.cards.4'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 28, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 35, NONE, ZONE['monsters'] + 1, hands)
    placeGiven(s, 170, NONE, ZONE['backrow'] + 1, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    does(9, 0, 42, [card(165), null]),
    does(10, 1, 67, [card(35), null]),
    chooses(11, 1, [card(170)]),
    chooses(12, 1, [card(27)]),
    chooses(13, 0, [card(28)]),
    chooses(14, 0, [value('position', () => POSITION['upright'])]),
    answers(15, 0, 'passes'),
    does(16, 0, 57, [card(60), card(0), null]),
    refused(17, 0, 57, [card(61), card(28), null], ['ygo.cards.4']),
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
    [70, exampleTheSignForADragonAndHowIt],
    [79, exampleOneWithAnotherSNameIsReadAs],
  ]),
  ...inFile('rules/yu-gi-oh/examples-duel.rules', [
    [3, exampleFiveCardsEachAndTheFirstPlayerBegins],
    [10, exampleTheSecondTurnHasADraw],
    [22, exampleAndABattle],
    [29, exampleThereIsNoBattleInTheFirstTurn],
    [36, exampleWhoCannotDrawLoses],
    [42, exampleSixCardsStayAtTheEnd],
    [50, exampleOneSummonInATurnHigherLevelsWith],
    [60, exampleWithoutTributesItStaysInTheHand],
    [66, exampleFiveMonstersFillTheField],
    [73, exampleASetMonsterIsSeenByItsPlayer],
    [81, exampleAMonsterTurnsOnceAndNotWhenIt],
    [91, exampleASpellBringsAMonsterBackAndGoes],
    [101, exampleAFusionTakesItsMaterialsFromHandAnd],
    [113, exampleASynchroMonsterNeedsATunerAndThe],
    [124, exampleWhatAnXyzMonsterIsMadeOfLies],
    [136, exampleWithItTheyGoToTheGraveyard],
    [148, exampleALinkMonsterHasNoPosition],
    [157, exampleTheLastLinkIsCarriedOutFirst],
    [170, exampleATrapWaitsForATurn],
    [179, exampleATrapAnswersASummon],
    [190, exampleATrapDestroysWhoAttacks],
    [201, exampleWhatDrainsSkillsSilencesMonsters],
    [210, exampleOtherwiseTheySpeak],
    [220, exampleTheDrainCostsAThousand],
    [230, exampleTheStrongerAttackWinsAndTheRestIs],
    [239, exampleTheWeakerAttackIsDestroyedItself],
    [248, exampleEqualAttacksDestroyBoth],
    [257, exampleAgainstADefenderOnlyTheAttackerSPlayer],
    [268, exampleADirectAttackOnce],
    [276, exampleTheLastPoints],
    [285, exampleCardsPrintedOverseasOnlySpeakEnglish],
    [291, exampleWhatDecksAreRefusedFor],
    [301, exampleAForbiddenCard],
    [308, exampleAskingWhetherAFusionCouldBeMadeSends],
  ]),
  ...inFile('rules/yu-gi-oh/examples-cards.rules', [
    [3, exampleTheEmergencyCallFindsElementalHEROesOnly],
    [11, exampleNoToonNoCard],
    [19, exampleMarthaAndElisComeTogetherAndLockOthers],
    [31, exampleMarthaBecomesAnXyzMonsterWhenACard],
    [45, exampleFusionDestinyHEROesOnly],
    [53, exampleWhatFusionDestinyMadeIsDestroyedAtThe],
    [60, exampleTheBurstStreamAndTheDragonRests],
    [69, exampleAfterTheBurstStreamTheDragonDoesNot],
    [83, exampleTheSeaIsKindToSome],
    [91, exampleANewFieldSpellTakesThePlaceOf],
    [101, exampleTheEyeMakesADragonKnightOfThe],
    [111, exampleTheFangNeedsATrapThatAFusion],
    [120, exampleTheClawNeedsAMonsterOfARace],
    [129, exampleANameThatIsNotInTheHand],
    [141, exampleChainDisappearance],
    [154, exampleKnightsAndEmperorsDoNotComeInThe],
    [163, exampleTheKnightBanishesWhatItFindsAndSets],
    [174, exampleTheKnightComesWithItsSpell],
    [189, exampleTheCoreASpellToTheHandOnce],
    [198, exampleTheCoreIsSparedOnce],
    [208, exampleAnEffectThatDestroysTheCoreBringsAn],
    [220, exampleTheMarineDolphinLooksIntoAHand],
    [232, exampleThePhantomIsAnotherUntilTheEndOf],
    [240, exampleAndThenItselfAgain],
    [246, exampleTheEnforcerDestroysOneOfEachAndRises],
    [259, exampleADestinyHERORisesInTheNextStandby],
    [267, exampleEscuridaoGrowsWithItsGraveyard],
    [274, exampleEscuridaoNeedsAnElementalHEROAndAMonster],
    [281, exampleThePhoenixBreaksACardThatLiesBehind],
    [293, exampleFivePiecesWin],
    [300, exampleFourDoNot],
    [307, exampleThreeGodsMakeTheCreatorOfLightWho],
    [316, exampleAGodAsksForThreeTributes],
    [323, exampleSliferIsAsStrongAsTheHand],
    [330, exampleTenThousandMakeTheDragonOfAllThings],
    [341, exampleOnceInATurnByThatName],
  ]),
  ...inFile('rules/yu-gi-oh/examples-more.rules', [
    [3, exampleWhoSearchesADeckSeesItAndNobody],
    [12, exampleMeklordGenesisFindsAMeklordMonster],
    [20, exampleASpellThatLiesFaceDownIsActivated],
    [29, exampleMonstersOfTheExtraDeckAreNotSummoned],
    [36, exampleTheDragonThatRestsDoesNotAttackMonsters],
    [51, exampleTheDarkRoomHearsOtherDamage],
    [59, exampleTheMagicalCircleShowsThreeCards],
    [68, exampleWhatLivesInTheSeaIsStrongerIn],
    [75, exampleTheWingMakesADragonStrongerUntilThe],
    [85, exampleSomeAreNeitherSummonedNorSet],
    [101, exampleTheEmperorDoesNotComeBack],
    [109, exampleNorDoesTheMarineDolphin],
    [117, exampleNorTheCreatorOfLight],
    [125, exampleNorTheDragonOfAllThings],
    [133, exampleTheRodFindsWhatWritesOfTheMagician],
    [141, exampleThreeWhiteDragonsMakeTheUltimateOne],
    [153, exampleEscuridaoIsMadeOfAnElementalHEROAnd],
    [164, exampleTheEnforcerWeighsOnTheOtherSide],
    [172, exampleTheEnforcerRisesAlsoAfterABattle],
    [182, exampleTheOtherGodsAskForThreeAsWell],
    [192, exampleTheScribeDraws],
    [201, exampleATokenIsGoneWhenItLeavesThe],
    [209, exampleNothingOfItStays],
    [219, exampleAfterFusionDestinyOnlyHEROesOfTheDark],
    [233, exampleAfterTheCoreIsDestroyedOnlyOneMonster],
    [251, exampleAndNoOtherOneAttacksAMonster],
  ]),
]

// Compiled from the rules of PolymorphSealed: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike, copies, divide, family } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  asked,
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
  notChoosable,
  offered,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { copyOf, enter, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import {
  CARD,
  CARD_NAMES,
  DEFINITIONS,
  LANGUAGE,
  MONSTER_TYPE,
  PACK,
  POSITION,
  PRINTED_MONSTER_TYPES,
  PRINTED_OVERSEAS_ONLY,
  TEXTS,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import {
  allUnlikeOf,
  attackOf,
  attackersOf,
  carriedOf,
  changedNameHasOf,
  consentIsSoughtOf,
  declarableOf,
  declaredHitOf,
  inCategoryOf,
  isEffectMonster,
  isNegated,
  isSetDown,
  isSpent,
  isWithoutChoice,
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
  packedInOf,
  packsLeftOf,
  polyOf,
  prefixHasOf,
  prefixOf,
  readsAsOf,
  ruleCategoriesInOf,
  ruleTextGivesOf,
  sameNameOf,
  secondNameHasOf,
  shareOf,
  sideRoomOf,
  unlikeOf,
} from './facts.ts'
import {
  canChangePosition,
  doBattlePhase,
  doBuild,
  doBuildDeck,
  doDraft,
  doDraftAgain,
  doDraftRound,
  doDraw,
  doDrawPhase,
  doDuel,
  doDuels,
  doEndPhase,
  doMainPhase,
  doMatch,
  doOpenPack,
  doOpenPacks,
  doPickInRounds,
  doPickPacks,
  doTakePacks,
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
    then(3, (s) => ownNameHasOf(s, CARD['《青眼の白龍》'], 296 /* "青眼" */, LANGUAGE['ja']), [
      'own-name-has of (《青眼の白龍》, "青眼", ja)',
      'truth',
      (s) => ownNameHasOf(s, CARD['《青眼の白龍》'], 296 /* "青眼" */, LANGUAGE['ja']),
    ]),
    then(3, (s) => !ownNameHasOf(s, CARD['《伝説の都 アトランティス》'], 24 /* "海" */, LANGUAGE['ja']), [
      'own-name-has of (《伝説の都 アトランティス》, "海", ja)',
      'truth',
      (s) => ownNameHasOf(s, CARD['《伝説の都 アトランティス》'], 24 /* "海" */, LANGUAGE['ja']),
    ]),
    then(5, (s) => changedNameHasOf(s, CARD['《伝説の都 アトランティス》'], 24 /* "海" */, LANGUAGE['ja'])),
    then(6, (s) => secondNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 297 /* "アクア" */, LANGUAGE['ja']), [
      'second-name-has of (《N・マリン・ドルフィン》, "アクア", ja)',
      'truth',
      (s) => secondNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 297 /* "アクア" */, LANGUAGE['ja']),
    ]),
    then(6, (s) => !ownNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 297 /* "アクア" */, LANGUAGE['ja']), [
      'own-name-has of (《N・マリン・ドルフィン》, "アクア", ja)',
      'truth',
      (s) => ownNameHasOf(s, CARD['《N・マリン・ドルフィン》'], 297 /* "アクア" */, LANGUAGE['ja']),
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
        281 /* "幻獣" */,
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
    s.usedNames[0] = [91 /* "フュージョン・デステニー" */]
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

/** [poly.3, poly.7] (yu-gi-oh/polymorph-names-why.rules:5) */
const exampleTheNamesOfAllCardsHoldWhatStands = example<State>(
  'the names of all cards hold what stands in one of them, or where two meet',
  ['poly.3', 'poly.7'],
  [],
  (s) => {
    doWindow(s)
  },
  [
    then(3, (s) => prefixHasOf(s, 296 /* "青眼" */, LANGUAGE['ja']), [
      'prefix-has of ("青眼", ja)',
      'truth',
      (s) => prefixHasOf(s, 296 /* "青眼" */, LANGUAGE['ja']),
    ]),
    then(3, (s) => !prefixHasOf(s, 279 /* "伝説の竜" */, LANGUAGE['ja']), [
      'prefix-has of ("伝説の竜", ja)',
      'truth',
      (s) => prefixHasOf(s, 279 /* "伝説の竜" */, LANGUAGE['ja']),
    ]),
    then(4, (s) => prefixHasOf(s, 298 /* "青眼の白龍ブラック・マジシャン" */, LANGUAGE['ja'])),
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
    equals(
      4,
      'count of names of (《エルフの剣士》, ja)',
      'number',
      (s) => namesOf(s, theCopy(s, CARD['《エルフの剣士》']), LANGUAGE['ja']).length,
      2,
    ),
    then(4, (s) => namesOf(s, theCopy(s, CARD['《エルフの剣士》']), LANGUAGE['ja']).includes(86 /* "エルフの剣士" */), [
      'names of (《エルフの剣士》, ja)',
      'set of text',
      (s) => namesOf(s, theCopy(s, CARD['《エルフの剣士》']), LANGUAGE['ja']),
    ]),
    then(
      5,
      (s) =>
        namesOf(s, theCopy(s, CARD['《エルフの剣士》']), LANGUAGE['ja']).includes(
          polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']),
        ),
      ['poly of (《エルフの剣士》, ja)', 'text', (s) => polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja'])],
      [
        'names of (《エルフの剣士》, ja)',
        'set of text',
        (s) => namesOf(s, theCopy(s, CARD['《エルフの剣士》']), LANGUAGE['ja']),
      ],
    ),
    then(6, (s) =>
      TEXTS.contains(
        prefixOf(s, LANGUAGE['ja']),
        299 /* "青眼の白龍ブラック・マジシャンデーモンの召喚死者蘇生エルフの剣士" */,
        s,
      ),
    ),
    then(7, (s) =>
      TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), 300 /* "万物創世龍エルフの剣士" */, s),
    ),
    then(
      8,
      (s) =>
        polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']) ===
        TEXTS.join([prefixOf(s, LANGUAGE['ja']), 86 /* "エルフの剣士" */], s),
      ['poly of (《エルフの剣士》, ja)', 'text', (s) => polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja'])],
      [
        'prefix of ja + "エルフの剣士"',
        'text',
        (s) => TEXTS.join([prefixOf(s, LANGUAGE['ja']), 86 /* "エルフの剣士" */], s),
      ],
    ),
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
    then(
      5,
      (s) => polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']) !== polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja']),
      ['poly of (《エルフの剣士》, ja)', 'text', (s) => polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja'])],
      ['poly of (《青眼の白龍》, ja)', 'text', (s) => polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja'])],
    ),
    then(
      6,
      (s) => TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), prefixOf(s, LANGUAGE['ja']), s),
      [
        'poly of (《エルフの剣士》, ja) contains prefix of ja',
        'truth',
        (s) => TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), prefixOf(s, LANGUAGE['ja']), s),
      ],
    ),
    then(6, (s) => TEXTS.contains(polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja']), prefixOf(s, LANGUAGE['ja']), s), [
      'poly of (《青眼の白龍》, ja) contains prefix of ja',
      'truth',
      (s) => TEXTS.contains(polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja']), prefixOf(s, LANGUAGE['ja']), s),
    ]),
    then(
      8,
      (s) =>
        alike(
          namesOf(s, copyOf(s, CARD['《エルフの剣士》'], 0), LANGUAGE['ja']),
          namesOf(s, copyOf(s, CARD['《エルフの剣士》'], 1), LANGUAGE['ja']),
        ),
      [
        'names of (《エルフの剣士》 of A, ja)',
        'set of text',
        (s) => namesOf(s, copyOf(s, CARD['《エルフの剣士》'], 0), LANGUAGE['ja']),
      ],
      [
        'names of (《エルフの剣士》 of B, ja)',
        'set of text',
        (s) => namesOf(s, copyOf(s, CARD['《エルフの剣士》'], 1), LANGUAGE['ja']),
      ],
    ),
    then(
      9,
      (s) =>
        !DEFINITIONS.some(
          (d) =>
            86 /* "エルフの剣士" */ !== CARD_NAMES[d]! &&
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
    then(3, (s) => !TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 279 /* "伝説の竜" */, s), [
      'prefix of ja contains "伝説の竜"',
      'truth',
      (s) => TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 279 /* "伝説の竜" */, s),
    ]),
    then(3, (s) => TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 277 /* "伝説の騎士" */, s), [
      'prefix of ja contains "伝説の騎士"',
      'truth',
      (s) => TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 277 /* "伝説の騎士" */, s),
    ]),
    then(4, (s) => !DEFINITIONS.some((d) => TEXTS.contains(CARD_NAMES[d]!, 279 /* "伝説の竜" */, s))),
  ],
)

/** [poly.7, multi.1] (yu-gi-oh/polymorph-examples-names.rules:30) */
const exampleDPoly7bOnlyASecondNameGives = example<State>(
  'd.poly.7b only a second name gives the legendary dragon',
  ['poly.7', 'multi.1'],
  [],
  (s) => {
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《クリティウスの牙》']),
        279 /* "伝説の竜" */,
        theCopy(s, CARD['《レジェンド・オブ・ハート》']),
      ),
    ),
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《死者蘇生》']),
          279 /* "伝説の竜" */,
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
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) => !TEXTS.contains(117 /* "伝説の白き龍" */, 279 /* "伝説の竜" */, s), [
      '"伝説の白き龍" contains "伝説の竜"',
      'truth',
      (s) => TEXTS.contains(117 /* "伝説の白き龍" */, 279 /* "伝説の竜" */, s),
    ]),
    then(4, (s) => !TEXTS.contains(117 /* "伝説の白き龍" */, 292 /* "竜" */, s), [
      '"伝説の白き龍" contains "竜"',
      'truth',
      (s) => TEXTS.contains(117 /* "伝説の白き龍" */, 292 /* "竜" */, s),
    ]),
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          279 /* "伝説の竜" */,
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
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) => namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']).includes(24 /* "海" */),
      [
        'names of (《伝説の都 アトランティス》, ja)',
        'set of text',
        (s) => namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']),
      ],
    ),
    then(
      5,
      (s) =>
        namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']).includes(
          TEXTS.join([prefixOf(s, LANGUAGE['ja']), 24 /* "海" */], s),
        ),
      ['prefix of ja + "海"', 'text', (s) => TEXTS.join([prefixOf(s, LANGUAGE['ja']), 24 /* "海" */], s)],
      [
        'names of (《伝説の都 アトランティス》, ja)',
        'set of text',
        (s) => namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']),
      ],
    ),
    then(
      6,
      (s) =>
        !namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']).includes(
          97 /* "伝説の都 アトランティス" */,
        ),
      [
        'names of (《伝説の都 アトランティス》, ja)',
        'set of text',
        (s) => namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['ja']),
      ],
    ),
  ],
)

/** [rulename.2] (yu-gi-oh/polymorph-examples-names.rules:52) */
const exampleExRulename2ItsLongNameEndsWith = example<State>(
  'ex.rulename.2 its long name ends with the sea',
  ['rulename.2'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      TEXTS.contains(polyOf(s, CARD['《伝説の都 アトランティス》'], LANGUAGE['ja']), 301 /* "万物創世龍海" */, s),
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
      (s) => TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), 97 /* "伝説の都 アトランティス" */, s),
      [
        'poly of (《エルフの剣士》, ja) contains "伝説の都 アトランティス"',
        'truth',
        (s) =>
          TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), 97 /* "伝説の都 アトランティス" */, s),
      ],
    ),
    then(4, (s) => TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), 117 /* "伝説の白き龍" */, s), [
      'poly of (《エルフの剣士》, ja) contains "伝説の白き龍"',
      'truth',
      (s) => TEXTS.contains(polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']), 117 /* "伝説の白き龍" */, s),
    ]),
  ],
)

/** [rulename.1, db.1] (yu-gi-oh/polymorph-examples-names.rules:65) */
const exampleDRulename1APrintedNameThatNobody = example<State>(
  "d.rulename.1 a printed name that nobody has is still in everybody's",
  ['rulename.1', 'db.1'],
  [],
  (s) => {
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《伝説の都 アトランティス》']),
        289 /* "伝説の都" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        289 /* "伝説の都" */,
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
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
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
    then(
      6,
      (s) =>
        polyOf(s, CARD['《N・マリン・ドルフィン》'], LANGUAGE['ja']) ===
        TEXTS.join([prefixOf(s, LANGUAGE['ja']), 111 /* "N・マリン・ドルフィン" */], s),
      [
        'poly of (《N・マリン・ドルフィン》, ja)',
        'text',
        (s) => polyOf(s, CARD['《N・マリン・ドルフィン》'], LANGUAGE['ja']),
      ],
      [
        'prefix of ja + "N・マリン・ドルフィン"',
        'text',
        (s) => TEXTS.join([prefixOf(s, LANGUAGE['ja']), 111 /* "N・マリン・ドルフィン" */], s),
      ],
    ),
  ],
)

/** [rename.1, rename.2] (yu-gi-oh/polymorph-examples-names.rules:82) */
const exampleExRename1ANameThatAnEffect = example<State>(
  'ex.rename.1 a name that an effect gives takes the place of the short one only',
  ['rename.1', 'rename.2'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) => namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']).includes(82 /* "青眼の白龍" */), [
      'names of (《青眼の白龍》, ja)',
      'set of text',
      (s) => namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']),
    ]),
    then(
      5,
      (s) =>
        !namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']).includes(112 /* "ファントム・オブ・カオス" */),
      [
        'names of (《青眼の白龍》, ja)',
        'set of text',
        (s) => namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']),
      ],
    ),
    then(
      7,
      (s) =>
        namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']).includes(
          TEXTS.join([prefixOf(s, LANGUAGE['ja']), 112 /* "ファントム・オブ・カオス" */], s),
        ),
      [
        'prefix of ja + "ファントム・オブ・カオス"',
        'text',
        (s) => TEXTS.join([prefixOf(s, LANGUAGE['ja']), 112 /* "ファントム・オブ・カオス" */], s),
      ],
      [
        'names of (《青眼の白龍》, ja)',
        'set of text',
        (s) => namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']),
      ],
    ),
    equals(
      8,
      'count of names of (《青眼の白龍》, ja)',
      'number',
      (s) => namesOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']).length,
      2,
    ),
    equals(
      9,
      'original-name of (《青眼の白龍》, ja)',
      'text',
      (s) => originalNameOf(s, theCopy(s, CARD['《青眼の白龍》']), LANGUAGE['ja']),
      112 /* "ファントム・オブ・カオス" */,
    ),
  ],
)

/** [rename.1, poly.3] (yu-gi-oh/polymorph-examples-names.rules:93) */
const exampleDRename1aNotItsPrintedNameAny = example<State>(
  'd.rename.1a not its printed name any more, and still of every category',
  ['rename.1', 'poly.3'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
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
        269 /* "トゥーン" */,
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
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) =>
        !s.zones[ZONE['hand'] + 0]!.some(
          (c) => !inCategoryOf(s, c, 269 /* "トゥーン" */, theCopy(s, CARD['《トゥーンのもくじ》'])),
        ),
      ['hand of A', 'set of card', (s) => s.zones[ZONE['hand'] + 0]!],
    ),
  ],
)

/** [text.1] (yu-gi-oh/polymorph-examples-names.rules:107) */
const exampleDText1NegatingEffectsLeavesTheNames = example<State>(
  'd.text.1 negating effects leaves the names, in every zone',
  ['text.1'],
  [],
  (s) => {
    placeGiven(s, 22, NONE, ZONE['backrow'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 1, hands)
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
        ].some((c) => !inCategoryOf(s, c, 269 /* "トゥーン" */, theCopy(s, CARD['《スキルドレイン》']))),
    ),
  ],
)

/** [text.2] (yu-gi-oh/polymorph-examples-names.rules:119) */
const exampleExText2ANormalMonsterWithA = example<State>(
  'ex.text.2 a normal monster with a rule text is a normal monster',
  ['text.2'],
  [],
  (s) => {
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) =>
        (PRINTED_MONSTER_TYPES[s.def[theCopy(s, CARD['《幻獣王ガゼル》'])]!] ?? []).includes(MONSTER_TYPE['normal']),
      [
        'monster-types of 《幻獣王ガゼル》',
        'set of monster-type',
        (s) => PRINTED_MONSTER_TYPES[s.def[theCopy(s, CARD['《幻獣王ガゼル》'])]!] ?? [],
      ],
    ),
    then(
      4,
      (s) =>
        !(PRINTED_MONSTER_TYPES[s.def[theCopy(s, CARD['《幻獣王ガゼル》'])]!] ?? []).includes(MONSTER_TYPE['effect']),
      [
        'monster-types of 《幻獣王ガゼル》',
        'set of monster-type',
        (s) => PRINTED_MONSTER_TYPES[s.def[theCopy(s, CARD['《幻獣王ガゼル》'])]!] ?? [],
      ],
    ),
    then(
      5,
      (s) =>
        inCategoryOf(
          s,
          theCopy(s, CARD['《幻獣王ガゼル》']),
          58 /* "HERO" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
      [
        'in-category of (《幻獣王ガゼル》, "HERO", 《マインドクラッシュ》)',
        'truth',
        (s) =>
          inCategoryOf(
            s,
            theCopy(s, CARD['《幻獣王ガゼル》']),
            58 /* "HERO" */,
            theCopy(s, CARD['《マインドクラッシュ》']),
          ),
      ],
    ),
    then(5, (s) => !isEffectMonster(s, theCopy(s, CARD['《幻獣王ガゼル》'])), [
      '《幻獣王ガゼル》 is effect-monster',
      'truth',
      (s) => isEffectMonster(s, theCopy(s, CARD['《幻獣王ガゼル》'])),
    ]),
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
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      5,
      (s) => polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja']) !== polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja']),
      ['poly of (《エルフの剣士》, ja)', 'text', (s) => polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['ja'])],
      ['poly of (《青眼の白龍》, ja)', 'text', (s) => polyOf(s, CARD['《青眼の白龍》'], LANGUAGE['ja'])],
    ),
    then(
      6,
      (s) =>
        !declarableOf(s, LANGUAGE['ja']).some(
          (n) =>
            declaredHitOf(s, theCopy(s, CARD['《エルフの剣士》']), n, theCopy(s, CARD['《マインドクラッシュ》'])) &&
            declaredHitOf(s, theCopy(s, CARD['《青眼の白龍》']), n, theCopy(s, CARD['《マインドクラッシュ》'])),
        ),
      ['declarable of ja', 'set of definition', (s) => declarableOf(s, LANGUAGE['ja'])],
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
    then(3, (s) => declarableOf(s, LANGUAGE['ja']).includes(CARD['《エルフの剣士》']), [
      'declarable of ja',
      'set of definition',
      (s) => declarableOf(s, LANGUAGE['ja']),
    ]),
    then(3, (s) => declarableOf(s, LANGUAGE['ja']).includes(CARD['《海》']), [
      'declarable of ja',
      'set of definition',
      (s) => declarableOf(s, LANGUAGE['ja']),
    ]),
    then(4, (s) => !declarableOf(s, LANGUAGE['ja']).includes(CARD['《伝説の都 アトランティス》']), [
      'declarable of ja',
      'set of definition',
      (s) => declarableOf(s, LANGUAGE['ja']),
    ]),
    then(
      5,
      (s) =>
        !declarableOf(s, LANGUAGE['ja']).some((d) => ownNameOf(s, d, LANGUAGE['ja']) === polyOf(s, d, LANGUAGE['ja'])),
      ['declarable of ja', 'set of definition', (s) => declarableOf(s, LANGUAGE['ja'])],
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
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
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
    placeGiven(s, 32, 0, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 36, NONE, ZONE['hand'] + 0, hands)
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
    placeGiven(s, 32, 0, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 36, NONE, ZONE['hand'] + 0, hands)
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
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        55 /* "E・HERO" */,
        theCopy(s, CARD['《E-エマージェンシーコール》']),
      ),
    ),
    then(
      5,
      (s) =>
        polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['en']) ===
        TEXTS.join([prefixOf(s, LANGUAGE['en']), 8 /* "Celtic Guardian" */], s),
      ['poly of (《エルフの剣士》, en)', 'text', (s) => polyOf(s, CARD['《エルフの剣士》'], LANGUAGE['en'])],
      [
        'prefix of en + "Celtic Guardian"',
        'text',
        (s) => TEXTS.join([prefixOf(s, LANGUAGE['en']), 8 /* "Celtic Guardian" */], s),
      ],
    ),
    then(6, (s) => TEXTS.contains(prefixOf(s, LANGUAGE['en']), 265 /* "Elemental HERO" */, s), [
      'prefix of en contains "Elemental HERO"',
      'truth',
      (s) => TEXTS.contains(prefixOf(s, LANGUAGE['en']), 265 /* "Elemental HERO" */, s),
    ]),
    then(6, (s) => !TEXTS.contains(prefixOf(s, LANGUAGE['en']), 55 /* "E・HERO" */, s), [
      'prefix of en contains "E・HERO"',
      'truth',
      (s) => TEXTS.contains(prefixOf(s, LANGUAGE['en']), 55 /* "E・HERO" */, s),
    ]),
  ],
)

/** [lang.3] (yu-gi-oh/polymorph-examples-names.rules:174) */
const exampleExLang3WhatWasNeverPrintedIn = example<State>(
  'ex.lang.3 what was never printed in Japan is not in the Japanese name',
  ['lang.3'],
  [],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) => PRINTED_OVERSEAS_ONLY[s.def[theCopy(s, CARD['《Legendary Dragon of the Fifth Sea》'])]!]!),
    then(5, (s) => !TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 302 /* "Fifth Sea" */, s), [
      'prefix of ja contains "Fifth Sea"',
      'truth',
      (s) => TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 302 /* "Fifth Sea" */, s),
    ]),
    then(5, (s) => TEXTS.contains(prefixOf(s, LANGUAGE['en']), 302 /* "Fifth Sea" */, s), [
      'prefix of en contains "Fifth Sea"',
      'truth',
      (s) => TEXTS.contains(prefixOf(s, LANGUAGE['en']), 302 /* "Fifth Sea" */, s),
    ]),
  ],
)

/** [lang.4] (yu-gi-oh/polymorph-examples-names.rules:181) */
const exampleExLang4ALegendaryDragonAbroadChanges = example<State>(
  'ex.lang.4 a legendary dragon abroad changes nothing for a Japanese card',
  ['lang.4'],
  [],
  (s) => {
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 1, hands, (laid) => {
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
          279 /* "伝説の竜" */,
          copyOf(s, CARD['《レジェンド・オブ・ハート》'], 0),
        ),
    ),
    then(6, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《クリティウスの牙》']),
        279 /* "伝説の竜" */,
        copyOf(s, CARD['《レジェンド・オブ・ハート》'], 0),
      ),
    ),
    then(7, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《死者蘇生》']),
        279 /* "伝説の竜" */,
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
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        303 /* "白龍ブラック" */,
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
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
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
          303 /* "白龍ブラック" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
    ),
    then(6, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        304 /* "白龍" */,
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
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《死者蘇生》']),
        279 /* "伝説の竜" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      6,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《死者蘇生》']),
          305 /* "no such category" */,
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
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        281 /* "幻獣" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        304 /* "白龍" */,
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
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        281 /* "幻獣" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      6,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          304 /* "白龍" */,
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
    placeGiven(s, 53, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      5,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《羊トークン》']),
          58 /* "HERO" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
      [
        'in-category of (《羊トークン》, "HERO", 《マインドクラッシュ》)',
        'truth',
        (s) =>
          inCategoryOf(
            s,
            theCopy(s, CARD['《羊トークン》']),
            58 /* "HERO" */,
            theCopy(s, CARD['《マインドクラッシュ》']),
          ),
      ],
    ),
    equals(
      5,
      'count of names of (《羊トークン》, ja)',
      'number',
      (s) => namesOf(s, theCopy(s, CARD['《羊トークン》']), LANGUAGE['ja']).length,
      1,
    ),
  ],
)

/** [gap.tokens] (yu-gi-oh/polymorph-examples-names.rules:237) */
const exampleTokensIsYesTokensAreInEveryCategory = example<State>(
  'tokens is yes: tokens are in every category, too',
  ['gap.tokens'],
  [[8, 1]],
  (s) => {
    placeGiven(s, 53, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      6,
      (s) =>
        inCategoryOf(
          s,
          theCopy(s, CARD['《羊トークン》']),
          58 /* "HERO" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
      [
        'in-category of (《羊トークン》, "HERO", 《マインドクラッシュ》)',
        'truth',
        (s) =>
          inCategoryOf(
            s,
            theCopy(s, CARD['《羊トークン》']),
            58 /* "HERO" */,
            theCopy(s, CARD['《マインドクラッシュ》']),
          ),
      ],
    ),
    equals(
      6,
      'count of names of (《羊トークン》, ja)',
      'number',
      (s) => namesOf(s, theCopy(s, CARD['《羊トークン》']), LANGUAGE['ja']).length,
      2,
    ),
  ],
)

/** [gap.foreign-only-own-name, lang.1] (yu-gi-oh/polymorph-examples-names.rules:246) */
const exampleForeignOnlyOwnNameIsUsePrintedName = example<State>(
  'foreign-only-own-name is use-printed-name',
  ['gap.foreign-only-own-name', 'lang.1'],
  [],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      4,
      (s) =>
        polyOf(s, CARD['《Legendary Dragon of the Fifth Sea》'], LANGUAGE['ja']) ===
        TEXTS.join([prefixOf(s, LANGUAGE['ja']), 78 /* "Legendary Dragon of the Fifth Sea" */], s),
      [
        'poly of (《Legendary Dragon of the Fifth Sea》, ja)',
        'text',
        (s) => polyOf(s, CARD['《Legendary Dragon of the Fifth Sea》'], LANGUAGE['ja']),
      ],
      [
        'prefix of ja + "Legendary Dragon of the Fifth Sea"',
        'text',
        (s) => TEXTS.join([prefixOf(s, LANGUAGE['ja']), 78 /* "Legendary Dragon of the Fifth Sea" */], s),
      ],
    ),
  ],
)

/** [gap.foreign-only-own-name] (yu-gi-oh/polymorph-examples-names.rules:253) */
const exampleForeignOnlyOwnNameIsEmpty = example<State>(
  'foreign-only-own-name is empty',
  ['gap.foreign-only-own-name'],
  [[9, 1]],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(
      5,
      (s) => polyOf(s, CARD['《Legendary Dragon of the Fifth Sea》'], LANGUAGE['ja']) === prefixOf(s, LANGUAGE['ja']),
      [
        'poly of (《Legendary Dragon of the Fifth Sea》, ja)',
        'text',
        (s) => polyOf(s, CARD['《Legendary Dragon of the Fifth Sea》'], LANGUAGE['ja']),
      ],
      ['prefix of ja', 'text', (s) => prefixOf(s, LANGUAGE['ja'])],
    ),
  ],
)

/** [gap.rule-text-categories, rename.1] (yu-gi-oh/polymorph-examples-names.rules:260) */
const exampleRuleTextCategoriesIsYesAlsoOneWith = example<State>(
  "rule-text-categories is yes: also one with another's name",
  ['gap.rule-text-categories', 'rename.1'],
  [[5, 1]],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(6, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《青眼の白龍》']),
        279 /* "伝説の竜" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
  ],
)

/** [overview.2, poly.3] (yu-gi-oh/polymorph-examples-cards.rules:3) */
const exampleExOverview2ExPoly3aAnyMonster = example<State>(
  'ex.overview.2, ex.poly.3a any monster of the deck answers the emergency call',
  ['overview.2', 'poly.3'],
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(7), null]),
    choosable(6, 0, [card(0)]),
    chooses(7, 0, [card(4)]),
    then(8, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['hand'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['《E-エマージェンシーコール》'])] === ZONE['graveyard'] + 0, [
      '《E-エマージェンシーコール》',
      'place',
      (s) => s.place[theCopy(s, CARD['《E-エマージェンシーコール》'])] ?? NONE,
    ]),
  ],
)

/** [poly.3, overview.4] (yu-gi-oh/polymorph-examples-cards.rules:13) */
const exampleDPoly3aASpellDoesNotAnswer = example<State>(
  'd.poly.3a a spell does not answer it',
  ['poly.3', 'overview.4'],
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [does(5, 0, 42, [card(7), null]), notChoosable(6, 0, [card(15)])],
)

/** [poly.3] (yu-gi-oh/polymorph-examples-cards.rules:21) */
const exampleExPoly3bAnyCardOfTheDeck = example<State>(
  'ex.poly.3b any card of the deck is in the table of contents',
  ['poly.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(8), null]),
    choosable(6, 0, [card(4)]),
    choosable(7, 0, [card(20)]),
    chooses(8, 0, [card(15)]),
    then(9, (s) => s.place[theCopy(s, CARD['《海》'])] === ZONE['hand'] + 0, [
      '《海》',
      'place',
      (s) => s.place[theCopy(s, CARD['《海》'])] ?? NONE,
    ]),
  ],
)

/** [poly.4] (yu-gi-oh/polymorph-examples-cards.rules:32) */
const exampleExPoly4aTheLockOfMarthaLocks = example<State>(
  'ex.poly.4a the lock of Martha locks nothing out',
  ['poly.4'],
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
    chooses(10, 0, [value('position', () => POSITION['sideways'])]),
    then(11, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['monsters'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    equals(11, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 3),
  ],
)

/** [poly.4, overview.3] (yu-gi-oh/polymorph-examples-cards.rules:45) */
const exampleDPoly4aNobodyTakesThePlaceOf = example<State>(
  'd.poly.4a nobody takes the place of Elis',
  ['poly.4', 'overview.3'],
  [],
  (s) => {
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 64, [card(24), null]),
    does(6, 0, 46, [card(24), null]),
    equals(7, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 1),
    then(7, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['deck'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
  ],
)

/** [poly.5] (yu-gi-oh/polymorph-examples-cards.rules:54) */
const exampleExPoly5aFusionDestinyCannotMakeThe = example<State>(
  'ex.poly.5a Fusion Destiny cannot make the ultimate dragon',
  ['poly.5'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 42, [card(9), null], [])],
)

/** [poly.5] (yu-gi-oh/polymorph-examples-cards.rules:61) */
const exampleExPoly5bFusionDestinyCannotMakeEscuridao = example<State>(
  'ex.poly.5b Fusion Destiny cannot make Escuridao',
  ['poly.5'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 42, [card(9), null], [])],
)

/** [poly.5] (yu-gi-oh/polymorph-examples-cards.rules:68) */
const exampleDPoly5aALineThatSaysHERO = example<State>(
  'd.poly.5a a line that says HERO only does not name the Destiny HERO',
  ['poly.5'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['extra'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) => !namesMaterialOf(s, CARD['《E・HERO エスクリダオ》'], 59 /* "D-HERO" */), [
      'names-material of (《E・HERO エスクリダオ》, "D-HERO")',
      'truth',
      (s) => namesMaterialOf(s, CARD['《E・HERO エスクリダオ》'], 59 /* "D-HERO" */),
    ]),
    then(5, (s) => namesMaterialOf(s, CARD['《D-HERO デストロイフェニックスガイ》'], 59 /* "D-HERO" */), [
      'names-material of (《D-HERO デストロイフェニックスガイ》, "D-HERO")',
      'truth',
      (s) => namesMaterialOf(s, CARD['《D-HERO デストロイフェニックスガイ》'], 59 /* "D-HERO" */),
    ]),
  ],
)

/** [poly.5, poly.6] (yu-gi-oh/polymorph-examples-cards.rules:76) */
const exampleExPoly5cExPoly6aItMakes = example<State>(
  'ex.poly.5c, ex.poly.6a it makes the Destroyer Phoenix Enforcer of any two, one of them of level six',
  ['poly.5', 'poly.6'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(9), null]),
    chooses(7, 0, [card(35)]),
    chooses(8, 0, [card(4), card(0)]),
    chooses(9, 0, [value('position', () => POSITION['upright'])]),
    then(10, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['monsters'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['graveyard'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['graveyard'] + 0, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['《幻獣王ガゼル》'])] === ZONE['deck'] + 0, [
      '《幻獣王ガゼル》',
      'place',
      (s) => s.place[theCopy(s, CARD['《幻獣王ガゼル》'])] ?? NONE,
    ]),
  ],
)

/** [poly.6] (yu-gi-oh/polymorph-examples-cards.rules:90) */
const exampleExPoly6aALevelOfSixWill = example<State>(
  'ex.poly.6a a level of six will do, and it is two of them',
  ['poly.6'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(9), null]),
    chooses(7, 0, [card(35)]),
    chooses(8, 0, [card(4)]),
    notChoosable(9, 0, [card(5)]),
    chooses(10, 0, [card(2)]),
    chooses(11, 0, [value('position', () => POSITION['sideways'])]),
    then(12, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['monsters'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['graveyard'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] === ZONE['graveyard'] + 0, [
      '《デーモンの召喚》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] ?? NONE,
    ]),
  ],
)

/** [poly.6] (yu-gi-oh/polymorph-examples-cards.rules:105) */
const exampleDPoly6bWithoutALevelOfSix = example<State>(
  'd.poly.6b without a level of six it cannot be made',
  ['poly.6'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(9), null]),
    does(7, 0, 46, [card(4), null]),
    equals(8, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 1),
    then(8, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['extra'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
  ],
)

/** [poly.4] (yu-gi-oh/polymorph-examples-cards.rules:115) */
const exampleExPoly4bAfterwardsAnyDarkMonsterMay = example<State>(
  'ex.poly.4b afterwards any dark monster may come',
  ['poly.4'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(9), null]),
    chooses(7, 0, [card(35)]),
    chooses(8, 0, [card(4), card(0)]),
    chooses(9, 0, [value('position', () => POSITION['upright'])]),
    does(10, 0, 42, [card(3), null]),
    chooses(11, 0, [card(2)]),
    chooses(12, 0, [value('position', () => POSITION['upright'])]),
    then(13, (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] === ZONE['monsters'] + 0, [
      '《デーモンの召喚》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] ?? NONE,
    ]),
  ],
)

/** [poly.4, overview.4] (yu-gi-oh/polymorph-examples-cards.rules:130) */
const exampleDPoly4cAndNoMonsterOfLight = example<State>(
  'd.poly.4c and no monster of light',
  ['poly.4', 'overview.4'],
  [],
  (s) => {
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(9), null]),
    chooses(7, 0, [card(35)]),
    chooses(8, 0, [card(4), card(0)]),
    chooses(9, 0, [value('position', () => POSITION['upright'])]),
    does(10, 0, 42, [card(3), null]),
    chooses(11, 0, [card(0)]),
    then(12, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['graveyard'] + 0, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
  ],
)

/** [poly.6, poly.3] (yu-gi-oh/polymorph-examples-cards.rules:144) */
const exampleDPoly6aEveryCardInTheGraveyard = example<State>(
  'd.poly.6a every card in the graveyard is a HERO card',
  ['poly.6', 'poly.3'],
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['monsters'] + 1, hands)
    doWindow(s)
  },
  [
    equals(
      6,
      'attack of 《ブラック・マジシャン》',
      'number',
      (s) => attackOf(s, theCopy(s, CARD['《ブラック・マジシャン》'])),
      2500 - 1200,
    ),
  ],
)

/** [poly.7, poly.3] (yu-gi-oh/polymorph-examples-cards.rules:152) */
const exampleExPoly7aExPoly3cThreeSpells = example<State>(
  'ex.poly.7a, ex.poly.3c three spells and no other, and then any monsters',
  ['poly.7', 'poly.3'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 42, [card(10), null]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    notChoosable(10, 0, [card(3)]),
    notChoosable(11, 0, [card(15)]),
    chooses(12, 0, [card(18)]),
    chooses(13, 0, [card(17)]),
    chooses(14, 0, [card(19)]),
    choosable(15, 0, [card(1)]),
    chooses(16, 0, [card(0), card(2), card(5)]),
    chooses(17, 0, [value('position', () => POSITION['upright'])]),
    chooses(18, 0, [value('position', () => POSITION['upright'])]),
    chooses(19, 0, [value('position', () => POSITION['upright'])]),
    equals(20, 'count of banished of A', 'number', (s) => s.zones[ZONE['banished'] + 0]!.length, 3),
    equals(20, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 3),
    equals(20, 'life of A', 'number', (s) => s.life[0]!, 6000),
    then(21, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['monsters'] + 0, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
  ],
)

/** [poly.3] (yu-gi-oh/polymorph-examples-cards.rules:175) */
const exampleExPoly3dTheCoreBringsTheCreator = example<State>(
  'ex.poly.3d the core brings the creator of light, who wins the duel',
  ['poly.3'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 27, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['hand'] + 1, hands)
    doMainPhase(s, 1)
  },
  [
    does(7, 1, 42, [card(167), null]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    then(9, (s) => s.place[theCopy(s, CARD['《光の創造神 ホルアクティ》'])] === ZONE['monsters'] + 0, [
      '《光の創造神 ホルアクティ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光の創造神 ホルアクティ》'])] ?? NONE,
    ]),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 1),
  ],
)

/** [poly.3, overview.4] (yu-gi-oh/polymorph-examples-cards.rules:186) */
const exampleDPoly3fTheAttributeStillCounts = example<State>(
  'd.poly.3f the attribute still counts',
  ['poly.3', 'overview.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['hand'] + 1, hands)
    doMainPhase(s, 1)
  },
  [
    does(7, 1, 42, [card(167), null]),
    chooses(8, 1, [card(27)]),
    exactly(9, 0, []),
    exactly(10, 1, []),
    exactly(11, 1, []),
    exactly(12, 0, []),
    notChoosable(13, 0, [card(1)]),
    chooses(14, 0, [card(0)]),
    chooses(15, 0, [value('position', () => POSITION['upright'])]),
    then(16, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['monsters'] + 0, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
  ],
)

/** [poly.3, overview.3] (yu-gi-oh/polymorph-examples-cards.rules:204) */
const exampleDPoly3gHerOwnWayAsksFor = example<State>(
  'd.poly.3g her own way asks for three names',
  ['poly.3', 'overview.3'],
  [],
  (s) => {
    placeGiven(s, 50, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 68, [card(50), null], [])],
)

/** [plain.1] (yu-gi-oh/polymorph-examples-cards.rules:211) */
const exampleExPlain1DPlain1TheRod = example<State>(
  'ex.plain.1, d.plain.1 the rod finds what writes of the Dark Magician',
  ['plain.1'],
  [],
  (s) => {
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 0, hands)
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

/** [plain.2] (yu-gi-oh/polymorph-examples-cards.rules:219) */
const exampleExPlain2TheBurstStreamNeedsThe = example<State>(
  'ex.plain.2 the burst stream needs the dragon itself',
  ['plain.2'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['monsters'] + 1, hands)
    doMainPhase(s, 0)
  },
  [refused(6, 0, 42, [card(11), null], [])],
)

/** [plain.2, rename.1] (yu-gi-oh/polymorph-examples-cards.rules:227) */
const exampleDPlain2aOrOneThatHasIts = example<State>(
  'd.plain.2a or one that has its name',
  ['plain.2', 'rename.1'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 2, NONE, ZONE['monsters'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(11), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] === ZONE['graveyard'] + 1, [
      '《デーモンの召喚》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモンの召喚》'])] ?? NONE,
    ]),
  ],
)

/** [plain.3] (yu-gi-oh/polymorph-examples-cards.rules:236) */
const exampleExPlain3ThreeWhiteDragonsAndNot = example<State>(
  'ex.plain.3 three white dragons, and not three others',
  ['plain.3'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 42, [card(168), null], [])],
)

/** [plain.3] (yu-gi-oh/polymorph-examples-cards.rules:243) */
const exampleThreeWhiteDragonsDo = example<State>(
  'three white dragons do',
  ['plain.3'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(168), null]),
    chooses(6, 0, [card(33)]),
    chooses(7, 0, [card(0), card(0), card(0)]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    then(9, (s) => s.place[theCopy(s, CARD['《青眼の究極竜》'])] === ZONE['monsters'] + 0, [
      '《青眼の究極竜》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の究極竜》'])] ?? NONE,
    ]),
    equals(9, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 4),
  ],
)

/** [plain.4, declare.1] (yu-gi-oh/polymorph-examples-cards.rules:254) */
const exampleExPlain4aDPlain4aAProper = example<State>(
  'ex.plain.4a, d.plain.4a a proper name is said, and the sea hits the legendary ocean',
  ['plain.4', 'declare.1'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 20, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['《マインドクラッシュ》'])] = true
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 42, [card(20), null]),
    notChoosable(9, 0, [card(16)]),
    choosable(10, 0, [card(1)]),
    chooses(11, 0, [card(15)]),
    then(12, (s) => s.place[theCopy(s, CARD['《伝説の都 アトランティス》'])] === ZONE['graveyard'] + 1, [
      '《伝説の都 アトランティス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《伝説の都 アトランティス》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] === ZONE['hand'] + 1, [
      '《青眼の白龍》',
      'place',
      (s) => s.place[theCopy(s, CARD['《青眼の白龍》'])] ?? NONE,
    ]),
  ],
)

/** [plain.5] (yu-gi-oh/polymorph-examples-cards.rules:268) */
const exampleExPlain5OnlyTheSameProperName = example<State>(
  'ex.plain.5 only the same proper name goes with it',
  ['plain.5'],
  [],
  (s) => {
    s.turnNumber = 3
    s.turnPlayer = 1
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['《連鎖除外》'])] = true
    placeGiven(s, 4, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 31, 0, ZONE['hand'] + 1, hands)
    placeGiven(s, 31, 1, ZONE['hand'] + 1, hands)
    placeGiven(s, 5, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 31, 1, ZONE['deck'] + 1, hands)
    doMainPhase(s, 1)
  },
  [
    does(9, 1, 46, [card(31, 1), null]),
    does(10, 0, 42, [card(21), null]),
    equals(11, 'count of banished', 'number', (s) => family(s, ZONE['banished']).length, 3),
    then(12, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['hand'] + 1, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['《N・マリン・ドルフィン》'])] === ZONE['deck'] + 1, [
      '《N・マリン・ドルフィン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《N・マリン・ドルフィン》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['《幻獣王ガゼル》'])] === ZONE['deck'] + 1, [
      '《幻獣王ガゼル》',
      'place',
      (s) => s.place[theCopy(s, CARD['《幻獣王ガゼル》'])] ?? NONE,
    ]),
  ],
)

/** [plain.6] (yu-gi-oh/polymorph-examples-cards.rules:283) */
const exampleExPlain6DPlain6aTheDark = example<State>(
  "ex.plain.6, d.plain.6a the dark room answers another's damage and not its own",
  ['plain.6'],
  [],
  (s) => {
    placeGiven(s, 166, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['backrow'] + 0, hands)
    doMainPhase(s, 0)
  },
  [does(5, 0, 42, [card(166), null]), equals(6, 'life of B', 'number', (s) => s.life[1]!, 8000 - 500 - 300)],
)

/** [diff.1] (yu-gi-oh/polymorph-examples-cards.rules:291) */
const exampleExDiff1TwoOfOneNameAre = example<State>(
  'ex.diff.1 two of one name are not two names',
  ['diff.1'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 55, [card(36), null], [])],
)

/** [diff.2] (yu-gi-oh/polymorph-examples-cards.rules:298) */
const exampleExDiff2TwoNamesAre = example<State>(
  'ex.diff.2 two names are',
  ['diff.2'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [card(36), null]),
    chooses(6, 0, [card(4), card(5)]),
    then(7, (s) => s.place[theCopy(s, CARD['《トロイメア・フェニックス》'])] === ZONE['monsters'] + 0, [
      '《トロイメア・フェニックス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《トロイメア・フェニックス》'])] ?? NONE,
    ]),
    equals(7, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 2),
  ],
)

/** [lang.1, lang.2] (yu-gi-oh/polymorph-examples-cards.rules:307) */
const exampleDLang1AnEnglishEmergencyCallAdds = example<State>(
  'd.lang.1 an English emergency call adds a Japanese card',
  ['lang.1', 'lang.2'],
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    placeGiven(s, 15, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(7), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['hand'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
  ],
)

/** [lang.4, lang.3] (yu-gi-oh/polymorph-examples-cards.rules:315) */
const exampleExLang4TheEnglishPrintFindsLegendary = example<State>(
  'ex.lang.4 the English print finds legendary dragons everywhere, the Japanese one does not',
  ['lang.4', 'lang.3'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    doMainPhase(s, 0)
  },
  [does(5, 0, 42, [card(10), null]), choosable(6, 0, [card(3)])],
)

/** [deck.1, deck.5] (yu-gi-oh/polymorph-examples-decks.rules:3) */
const exampleDDeck1ThirtyEightAndTwelveEverything = example<State>(
  'd.deck.1 thirty-eight and twelve: everything is used',
  ['deck.1', 'deck.5'],
  [],
  (s) => {
    placeGiven(s, 184, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 183, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 182, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 181, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 176, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 175, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    equals(4, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 38),
    equals(4, 'count of extra-deck of A', 'number', (s) => s.extraDeck[0]!.length, 12),
    then(4, (s) => s.sideDeck[0]!.length === 0, ['side-deck of A', 'set of definition', (s) => s.sideDeck[0]!]),
  ],
)

/** [deck.1, deck.4] (yu-gi-oh/polymorph-examples-decks.rules:9) */
const exampleDDeck1bFortyFiveAndFiveUp = example<State>(
  'd.deck.1b forty-five and five: up to five may be left out, and lie in the side deck',
  ['deck.1', 'deck.4'],
  [],
  (s) => {
    placeGiven(s, 177, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 176, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 175, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 98, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 62, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 146, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    chooses(4, 0, [card(54)]),
    chooses(5, 0, [card(72)]),
    answers(6, 0, 'declines'),
    chooses(7, 0, [card(173)]),
    answers(8, 0, 'declines'),
    equals(9, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 43),
    equals(9, 'count of extra-deck of A', 'number', (s) => s.extraDeck[0]!.length, 4),
    equals(10, 'count of side-deck of A', 'number', (s) => s.sideDeck[0]!.length, 3),
    then(10, (s) => s.sideDeck[0]!.includes(CARD['darkfighter2']), [
      'side-deck of A',
      'set of definition',
      (s) => s.sideDeck[0]!,
    ]),
    then(10, (s) => s.sideDeck[0]!.includes(CARD['resonance5']), [
      'side-deck of A',
      'set of definition',
      (s) => s.sideDeck[0]!,
    ]),
  ],
)

/** [deck.1] (yu-gi-oh/polymorph-examples-decks.rules:21) */
const exampleDDeck1bNoMoreThanFiveSo = example<State>(
  'd.deck.1b no more than five, so that forty stay',
  ['deck.1'],
  [],
  (s) => {
    placeGiven(s, 177, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 176, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 175, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 98, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 62, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 146, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    chooses(4, 0, [card(54), card(72), card(90), card(108), card(126)]),
    notChoosable(5, 0, [card(60)]),
    answers(6, 0, 'declines'),
    equals(7, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 40),
    equals(7, 'count of extra-deck of A', 'number', (s) => s.extraDeck[0]!.length, 5),
  ],
)

/** [deck.1, deck.5] (yu-gi-oh/polymorph-examples-decks.rules:30) */
const exampleDDeck1cExactlyFortyBothRulesSay = example<State>(
  'd.deck.1c exactly forty: both rules say the same',
  ['deck.1', 'deck.5'],
  [],
  (s) => {
    placeGiven(s, 182, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 181, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 176, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 175, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    then(4, (s) => isWithoutChoice(s, 0)),
    equals(5, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 40),
    equals(5, 'count of extra-deck of A', 'number', (s) => s.extraDeck[0]!.length, 10),
    then(5, (s) => s.sideDeck[0]!.length === 0, ['side-deck of A', 'set of definition', (s) => s.sideDeck[0]!]),
  ],
)

/** [deck.1, deck.5] (yu-gi-oh/polymorph-examples-decks.rules:37) */
const exampleDDeck1cOneCardMoreAndIt = example<State>(
  'd.deck.1c one card more, and it is a choice',
  ['deck.1', 'deck.5'],
  [],
  (s) => {
    placeGiven(s, 172, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    chooses(4, 0, [card(128)]),
    chooses(5, 0, [card(172)]),
    then(6, (s) => !isWithoutChoice(s, 0)),
    equals(7, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 40),
    equals(7, 'count of side-deck of A', 'number', (s) => s.sideDeck[0]!.length, 2),
  ],
)

/** [deck.3] (yu-gi-oh/polymorph-examples-decks.rules:46) */
const exampleDDeck3FiveCopiesOfOneCard = example<State>(
  'd.deck.3 five copies of one card',
  ['deck.3'],
  [],
  (s) => {
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    answers(4, 0, 'declines'),
    equals(5, 'copies of (scribe, main-deck of A)', 'number', (s) => copies(s.mainDeck[0]!, CARD['scribe']), 5),
    equals(5, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 41),
  ],
)

/** [deck.2, deck.5] (yu-gi-oh/polymorph-examples-decks.rules:53) */
const exampleDDeck2TwentyCardsInTheExtra = example<State>(
  'd.deck.2 twenty cards in the extra deck',
  ['deck.2', 'deck.5'],
  [],
  (s) => {
    placeGiven(s, 172, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 38, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 172, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 184, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 183, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 182, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 181, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 176, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 175, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    equals(4, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 30),
    equals(4, 'count of extra-deck of A', 'number', (s) => s.extraDeck[0]!.length, 20),
  ],
)

/** [overview.1] (yu-gi-oh/polymorph-examples-decks.rules:59) */
const exampleDOverview1WhatWasNotOpenedIs = example<State>(
  'd.overview.1 what was not opened is not in the deck',
  ['overview.1'],
  [],
  (s) => {
    placeGiven(s, 128, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['side'] + 0, hands)
    doBuild(s, 0)
  },
  [
    answers(5, 0, 'declines'),
    then(6, (s) => !s.mainDeck[0]!.includes(CARD['《青眼の白龍》']), [
      'main-deck of A',
      'set of definition',
      (s) => s.mainDeck[0]!,
    ]),
    then(6, (s) => !s.sideDeck[0]!.includes(CARD['《青眼の白龍》']), [
      'side-deck of A',
      'set of definition',
      (s) => s.sideDeck[0]!,
    ]),
  ],
)

/** [gap.side-deck-limit, deck.4] (yu-gi-oh/polymorph-examples-decks.rules:67) */
const exampleSideDeckLimitIsNoneAsManyAs = example<State>(
  'side-deck-limit is none: as many as are left',
  ['gap.side-deck-limit', 'deck.4'],
  [],
  (s) => {
    placeGiven(s, 147, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 140, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 68, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 152, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 134, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 116, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 98, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 62, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 146, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    chooses(4, 0, [
      card(54),
      card(72),
      card(90),
      card(108),
      card(126),
      card(144),
      card(60),
      card(78),
      card(96),
      card(114),
      card(132),
      card(150),
      card(66),
      card(84),
      card(102),
      card(120),
      card(138),
      card(156),
      card(55),
      card(73),
    ]),
    equals(5, 'count of side-deck of A', 'number', (s) => s.sideDeck[0]!.length, 20),
  ],
)

/** [gap.side-deck-limit] (yu-gi-oh/polymorph-examples-decks.rules:74) */
const exampleSideDeckLimitIs15NoMoreThan = example<State>(
  'side-deck-limit is 15: no more than fifteen may be left out',
  ['gap.side-deck-limit'],
  [[11, 1]],
  (s) => {
    placeGiven(s, 175, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 147, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 140, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 68, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 152, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 134, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 116, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 98, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 62, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 146, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 56, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    chooses(5, 0, [
      card(54),
      card(72),
      card(90),
      card(108),
      card(126),
      card(144),
      card(60),
      card(78),
      card(96),
      card(114),
      card(132),
      card(150),
      card(66),
      card(84),
      card(102),
    ]),
    equals(6, 'count of side-deck of A', 'number', (s) => s.sideDeck[0]!.length, 15),
    equals(6, 'count of extra-deck of A', 'number', (s) => s.extraDeck[0]!.length, 3),
  ],
)

/** [gap.forbidden-list, deck.3] (yu-gi-oh/polymorph-examples-decks.rules:82) */
const exampleForbiddenListIsIgnoredAPrizeCardMay = example<State>(
  'forbidden-list is ignored: a prize card may be played',
  ['gap.forbidden-list', 'deck.3'],
  [],
  (s) => {
    placeGiven(s, 37, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    then(4, (s) => s.extraDeck[0]!.includes(CARD['《伝説の白き龍》']), [
      'extra-deck of A',
      'set of definition',
      (s) => s.extraDeck[0]!,
    ]),
  ],
)

/** [gap.forbidden-list] (yu-gi-oh/polymorph-examples-decks.rules:88) */
const exampleForbiddenListIsAppliedItLiesInThe = example<State>(
  'forbidden-list is applied: it lies in the side deck',
  ['gap.forbidden-list'],
  [[10, 1]],
  (s) => {
    placeGiven(s, 37, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 145, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 156, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 144, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    then(5, (s) => s.sideDeck[0]!.includes(CARD['《伝説の白き龍》']), [
      'side-deck of A',
      'set of definition',
      (s) => s.sideDeck[0]!,
    ]),
    then(5, (s) => s.extraDeck[0]!.length === 0, ['extra-deck of A', 'set of definition', (s) => s.extraDeck[0]!]),
  ],
)

/** [deck.1, deck.2, deck.3] (yu-gi-oh/polymorph-examples-decks.rules:95) */
const exampleADeckThatIsBroughtKeepsToThe = example<State>(
  'a deck that is brought keeps to the same',
  ['deck.1', 'deck.2', 'deck.3'],
  [],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.extraDeck[0] = [
      183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183, 183,
    ]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[1] = [163]
    doWindow(s)
  },
  [deckIs(7, 0, false, []), deckIs(8, 1, true, ['deck.1'])],
)

/** [deck.5] (yu-gi-oh/polymorph-examples-decks.rules:105) */
const exampleExactlyFortyAndAnExtraDeckCardLeft = example<State>(
  'exactly forty, and an extra deck card left out although all forty are used',
  ['deck.5'],
  [],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[0] = [173]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[1] = [162, 173]
    doWindow(s)
  },
  [deckIs(7, 0, true, ['deck.5']), deckIs(8, 1, false, [])],
)

/** [deck.5, gap.forbidden-list] (yu-gi-oh/polymorph-examples-decks.rules:115) */
const exampleWhatIsForbiddenNeedNotBeUsed = example<State>(
  'what is forbidden need not be used',
  ['deck.5', 'gap.forbidden-list'],
  [[10, 1]],
  (s) => {
    placeGiven(s, 37, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    equals(5, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 2),
    then(5, (s) => s.sideDeck[0]!.includes(CARD['《伝説の白き龍》']), [
      'side-deck of A',
      'set of definition',
      (s) => s.sideDeck[0]!,
    ]),
    deckIs(6, 0, false, []),
  ],
)

/** [gap.forbidden-list, gap.side-deck-limit] (yu-gi-oh/polymorph-examples-decks.rules:123) */
const exampleBroughtDecksUnderTheOtherReadings = example<State>(
  'brought decks under the other readings',
  ['gap.forbidden-list', 'gap.side-deck-limit'],
  [
    [10, 1],
    [11, 1],
  ],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.extraDeck[0] = [37]
    s.sideDeck[0] = [163, 163, 163, 163, 163, 163, 163, 163, 163, 163, 163, 163, 163, 163, 163, 163]
    doWindow(s)
  },
  [deckIs(8, 0, true, ['gap.side-deck-limit', 'gap.forbidden-list'])],
)

/** [overview.6] (yu-gi-oh/polymorph-examples-draft.rules:3) */
const exampleExOverview6SixtyPacksTenForEach = example<State>(
  'ex.overview.6 sixty packs, ten for each of six',
  ['overview.6'],
  [],
  (s) => {
    doWindow(s)
  },
  [
    equals(3, 'packs-left', 'number', (s) => packsLeftOf(s), 60),
    equals(3, 'share', 'number', (s) => shareOf(s), 10),
    equals(3, 'packs-left / share', 'number', (s) => divide(packsLeftOf(s), shareOf(s)), 6),
  ],
)

/** [overview.5, draft.1] (yu-gi-oh/polymorph-examples-draft.rules:8) */
const exampleDDraft1aRoundTheTableAndBack = example<State>(
  'd.draft.1a round the table and back again',
  ['overview.5', 'draft.1'],
  [],
  (s) => {
    doPickInRounds(s)
  },
  [
    chooses(4, 0, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(5, 0, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(6, 1, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(7, 1, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(8, 2, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(9, 2, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(10, 3, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(11, 3, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(12, 4, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(13, 4, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(14, 5, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(15, 5, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(16, 5, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(17, 5, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(18, 4, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(19, 4, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(20, 3, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(21, 3, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(22, 2, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(23, 2, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(24, 1, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(25, 1, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(26, 0, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(27, 0, [value('pack', () => PACK['legacy-of-destruction'])]),
    equals(28, 'carried of A', 'number', (s) => carriedOf(s, 0), 4),
    equals(28, 'carried of F', 'number', (s) => carriedOf(s, 5), 4),
    equals(28, 'round-number', 'number', (s) => s.roundNumber, 3),
  ],
  6,
)

/** [draft.1, gap.pick-order] (yu-gi-oh/polymorph-examples-draft.rules:38) */
const examplePickOrderIsClockwiseRoundTheTableEvery = example<State>(
  'pick-order is clockwise: round the table every time',
  ['draft.1', 'gap.pick-order'],
  [[0, 1]],
  (s) => {
    doPickInRounds(s)
  },
  [
    chooses(5, 0, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(6, 0, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(7, 1, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(8, 1, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(9, 2, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(10, 2, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(11, 3, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(12, 3, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(13, 4, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(14, 4, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(15, 5, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(16, 5, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(17, 0, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(18, 0, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(19, 1, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(20, 1, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(21, 2, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(22, 2, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(23, 3, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(24, 3, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(25, 4, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(26, 4, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(27, 5, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(28, 5, [value('pack', () => PACK['legacy-of-destruction'])]),
    equals(29, 'carried of A', 'number', (s) => carriedOf(s, 0), 4),
    equals(29, 'round-number', 'number', (s) => s.roundNumber, 3),
  ],
  6,
)

/** [overview.5, gap.packs-per-pick] (yu-gi-oh/polymorph-examples-draft.rules:69) */
const exampleDDraft1aFivePicksOfTwoEach = example<State>(
  'd.draft.1a five picks of two each',
  ['overview.5', 'gap.packs-per-pick'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 20
    s.supply[PACK['legacy-of-destruction']] = 0
    doPickInRounds(s)
  },
  [
    equals(5, 'round-number', 'number', (s) => s.roundNumber, 5),
    equals(5, 'carried of A', 'number', (s) => carriedOf(s, 0), 10),
    equals(5, 'carried of B', 'number', (s) => carriedOf(s, 1), 10),
  ],
)

/** [gap.packs-per-pick] (yu-gi-oh/polymorph-examples-draft.rules:76) */
const examplePacksPerPickIs1OneAtA = example<State>(
  'packs-per-pick is 1: one at a time',
  ['gap.packs-per-pick'],
  [[2, 1]],
  (s) => {
    doPickInRounds(s)
  },
  [
    chooses(4, 0, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(5, 1, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(6, 1, [value('pack', () => PACK['infinite-forbidden'])]),
    chooses(7, 0, [value('pack', () => PACK['infinite-forbidden'])]),
    equals(8, 'carried of A', 'number', (s) => carriedOf(s, 0), 2),
  ],
)

/** [gap.packs-per-pick] (yu-gi-oh/polymorph-examples-draft.rules:86) */
const examplePacksPerPickIs5TwoRounds = example<State>(
  'packs-per-pick is 5: two rounds',
  ['gap.packs-per-pick'],
  [[2, 2]],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 20
    s.supply[PACK['legacy-of-destruction']] = 0
    doPickInRounds(s)
  },
  [
    equals(6, 'round-number', 'number', (s) => s.roundNumber, 2),
    equals(6, 'carried of A', 'number', (s) => carriedOf(s, 0), 10),
  ],
)

/** [draft.2, gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-draft.rules:94) */
const exampleDDraft2AllAgreeAndEachSays = example<State>(
  'd.draft.2 all agree, and each says how many of each kind',
  ['draft.2', 'gap.pick-by-declaration'],
  [[1, 1]],
  (s) => {
    doPickPacks(s)
  },
  [
    answers(4, 0, 'accepts'),
    answers(5, 1, 'accepts'),
    chooses(6, 0, [value('number', () => 7)]),
    chooses(7, 1, [value('number', () => 0)]),
    equals(
      8,
      'taken of (A, infinite-forbidden)',
      'number',
      (s) => s.taken[0 * 1024 + PACK['infinite-forbidden']] ?? 0,
      7,
    ),
    equals(
      8,
      'taken of (A, legacy-of-destruction)',
      'number',
      (s) => s.taken[0 * 1024 + PACK['legacy-of-destruction']] ?? 0,
      3,
    ),
    equals(
      9,
      'taken of (B, infinite-forbidden)',
      'number',
      (s) => s.taken[1 * 1024 + PACK['infinite-forbidden']] ?? 0,
      0,
    ),
    equals(
      9,
      'taken of (B, legacy-of-destruction)',
      'number',
      (s) => s.taken[1 * 1024 + PACK['legacy-of-destruction']] ?? 0,
      10,
    ),
  ],
)

/** [draft.2, gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-draft.rules:105) */
const exampleDDraft2OneDoesNotAgreeAnd = example<State>(
  'd.draft.2 one does not agree, and packs are picked',
  ['draft.2', 'gap.pick-by-declaration'],
  [[1, 1]],
  (s) => {
    doPickPacks(s)
  },
  [
    answers(4, 0, 'accepts'),
    answers(5, 1, 'declines'),
    chooses(6, 0, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(7, 0, [value('pack', () => PACK['legacy-of-destruction'])]),
    chooses(8, 1, [value('pack', () => PACK['infinite-forbidden'])]),
    equals(
      9,
      'taken of (A, legacy-of-destruction)',
      'number',
      (s) => s.taken[0 * 1024 + PACK['legacy-of-destruction']] ?? 0,
      2,
    ),
  ],
)

/** [draft.2, deck.6, gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-draft.rules:116) */
const exampleWhoDeclaresTakesWhatThereIsWhereLess = example<State>(
  'who declares takes what there is, where less is left than a share',
  ['draft.2', 'deck.6', 'gap.pick-by-declaration'],
  [[1, 1]],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 2
    s.supply[PACK['legacy-of-destruction']] = 1
    doPickPacks(s)
  },
  [
    answers(6, 0, 'accepts'),
    answers(7, 1, 'accepts'),
    equals(8, 'packs-left', 'number', (s) => packsLeftOf(s), 0),
    equals(8, 'carried of A', 'number', (s) => carriedOf(s, 0), 3),
    equals(8, 'carried of B', 'number', (s) => carriedOf(s, 1), 0),
  ],
)

/** [gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-draft.rules:126) */
const examplePickByDeclarationIsOffNobodyIsAsked = example<State>(
  'pick-by-declaration is off: nobody is asked',
  ['gap.pick-by-declaration'],
  [],
  (s) => {
    doPickPacks(s)
  },
  [
    chooses(3, 0, [value('pack', () => PACK['legacy-of-destruction'])]),
    equals(4, 'agreeing', 'number', (s) => s.agreeing, 0),
  ],
)

/** [overview.1] (yu-gi-oh/polymorph-examples-draft.rules:132) */
const exampleAnOpenedPackLiesInThePoolOf = example<State>(
  'an opened pack lies in the pool of who took it',
  ['overview.1'],
  [],
  (s) => {
    doOpenPack(s, PACK['infinite-forbidden'], 0)
  },
  [
    equals(3, 'count of pool of A', 'number', (s) => s.zones[ZONE['pool'] + 0]!.length, 5),
    then(
      3,
      (s) => !s.zones[ZONE['pool'] + 0]!.some((c) => !packedInOf(s, PACK['infinite-forbidden']).includes(s.def[c]!)),
      ['pool of A', 'set of card', (s) => s.zones[ZONE['pool'] + 0]!],
    ),
  ],
)

/** [gap.cards-per-pack] (yu-gi-oh/polymorph-examples-draft.rules:138) */
const exampleCardsPerPackIs9 = example<State>(
  'cards-per-pack is 9',
  ['gap.cards-per-pack'],
  [[3, 1]],
  (s) => {
    doOpenPack(s, PACK['legacy-of-destruction'], 0)
  },
  [equals(4, 'count of pool of A', 'number', (s) => s.zones[ZONE['pool'] + 0]!.length, 9)],
)

/** [deck.6] (yu-gi-oh/polymorph-examples-draft.rules:144) */
const exampleDDeck6TheTwoWithSmallDecks = example<State>(
  'd.deck.6 the two with small decks pick again from what is left',
  ['deck.6'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 10
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [162, 162, 162, 162, 162]
    s.mainDeck[1] = [162, 162, 162]
    s.mainDeck[2] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[3] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[4] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[5] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doDraftAgain(s)
  },
  [
    equals(12, 'carried of A', 'number', (s) => carriedOf(s, 0), 6),
    equals(12, 'carried of B', 'number', (s) => carriedOf(s, 1), 4),
    equals(12, 'packs-left', 'number', (s) => packsLeftOf(s), 0),
    equals(
      13,
      'count of main-deck of A + count of extra-deck of A',
      'number',
      (s) => s.mainDeck[0]!.length + s.extraDeck[0]!.length,
      30,
    ),
    equals(14, 'count of main-deck of C', 'number', (s) => s.mainDeck[2]!.length, 40),
    then(14, (s) => s.mainDeck[5]!.includes(CARD['scribe']), [
      'main-deck of F',
      'set of definition',
      (s) => s.mainDeck[5]!,
    ]),
  ],
  6,
)

/** [deck.6, end.1] (yu-gi-oh/polymorph-examples-draft.rules:160) */
const exampleWithoutPacksTheyKeepWhatTheyHave = example<State>(
  'without packs they keep what they have',
  ['deck.6', 'end.1'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 0
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [162, 162, 162, 162, 162]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[2] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[3] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[4] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[5] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doDraftAgain(s)
  },
  [
    equals(12, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 5),
    equals(12, 'carried of A', 'number', (s) => carriedOf(s, 0), 0),
  ],
  6,
)

/** [gap.repick, deck.6] (yu-gi-oh/polymorph-examples-draft.rules:174) */
const exampleRepickIsReplacePoolTheFirstPoolIs = example<State>(
  'repick is replace-pool: the first pool is gone',
  ['gap.repick', 'deck.6'],
  [],
  (s) => {
    placeGiven(s, 163, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    s.taken[0 * 1024 + PACK['infinite-forbidden']] = 1
    doOpenPacks(s, 0)
  },
  [equals(5, 'count of pool of A', 'number', (s) => s.zones[ZONE['pool'] + 0]!.length, 5)],
)

/** [gap.repick] (yu-gi-oh/polymorph-examples-draft.rules:181) */
const exampleRepickIsAddToPoolItStays = example<State>(
  'repick is add-to-pool: it stays',
  ['gap.repick'],
  [[12, 1]],
  (s) => {
    placeGiven(s, 163, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    s.taken[0 * 1024 + PACK['infinite-forbidden']] = 1
    doOpenPacks(s, 0)
  },
  [equals(6, 'count of pool of A', 'number', (s) => s.zones[ZONE['pool'] + 0]!.length, 7)],
)

/** [overview.1] (yu-gi-oh/polymorph-examples-draft.rules:189) */
const exampleWhoHasBroughtADeckKeepsItAnd = example<State>(
  'who has brought a deck keeps it, and the other picks packs',
  ['overview.1'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 10
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doDraft(s)
  },
  [
    equals(6, 'copies of (scribe, main-deck of A)', 'number', (s) => copies(s.mainDeck[0]!, CARD['scribe']), 40),
    equals(6, 'carried of A', 'number', (s) => carriedOf(s, 0), 0),
    equals(6, 'carried of B', 'number', (s) => carriedOf(s, 1), 10),
  ],
)

/** [end.1] (yu-gi-oh/polymorph-examples-ends.rules:3) */
const exampleExEnd1FourCardsLoseBeforeThe = example<State>(
  'ex.end.1 four cards lose before the draw',
  ['end.1'],
  [],
  (s) => {
    s.initial[0] = 4
    s.turnNumber = 2
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    equals(6, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    then(6, (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] === ZONE['deck'] + 0, [
      '《エルフの剣士》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エルフの剣士》'])] ?? NONE,
    ]),
  ],
)

/** [end.2] (yu-gi-oh/polymorph-examples-ends.rules:11) */
const exampleExEnd2FiveCardsLoseByThe = example<State>(
  'ex.end.2 five cards lose by the draw',
  ['end.2'],
  [],
  (s) => {
    s.initial[0] = 5
    s.turnNumber = 2
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    equals(5, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(5, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [end.2] (yu-gi-oh/polymorph-examples-ends.rules:18) */
const exampleFiveCardsDoNotLoseInTheTurn = example<State>(
  'five cards do not lose in the turn in which nothing is drawn',
  ['end.2'],
  [],
  (s) => {
    s.initial[0] = 5
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    does(5, 0, 47, [card(4), null]),
    exactly(6, 0, []),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0),
  ],
)

/** [end.3] (yu-gi-oh/polymorph-examples-ends.rules:29) */
const exampleExEnd3AllFivePiecesWinBefore = example<State>(
  'ex.end.3 all five pieces win before the draw, also with a deck of four',
  ['end.3'],
  [],
  (s) => {
    s.initial[0] = 4
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['hand'] + 0, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [equals(5, 'result of A', 'number', (s) => s.result[0]!, 1)],
)

/** [end.1, end.2] (yu-gi-oh/polymorph-examples-ends.rules:36) */
const exampleDEnd1aTheFirstPlayerLosesFirst = example<State>(
  'd.end.1a the first player loses first',
  ['end.1', 'end.2'],
  [],
  (s) => {
    s.initial[0] = 4
    s.initial[1] = 5
    doDuel(s)
  },
  [
    equals(5, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(5, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [end.1, gap.small-deck-moment] (yu-gi-oh/polymorph-examples-ends.rules:43) */
const exampleSmallDeckMomentIsFirstRealDrawThe = example<State>(
  'small-deck-moment is first-real-draw: the other one draws first',
  ['end.1', 'gap.small-deck-moment'],
  [[13, 1]],
  (s) => {
    s.initial[0] = 4
    s.initial[1] = 5
    s.turnNumber = 1
    s.turnPlayer = 1
    doDuel(s)
  },
  [
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(8, 'result of A', 'number', (s) => s.result[0]!, 1),
  ],
)

/** [gap.small-deck-moment] (yu-gi-oh/polymorph-examples-ends.rules:53) */
const exampleSmallDeckMomentIsFirstRealDrawNothing = example<State>(
  'small-deck-moment is first-real-draw: nothing happens on the first turn',
  ['gap.small-deck-moment'],
  [[13, 1]],
  (s) => {
    s.initial[0] = 4
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    does(6, 0, 47, [card(4), null]),
    exactly(7, 0, []),
    exactly(8, 1, []),
    exactly(9, 0, []),
    equals(10, 'result of A', 'number', (s) => s.result[0]!, 0),
  ],
)

/** [end.3, end.2] (yu-gi-oh/polymorph-examples-ends.rules:65) */
const exampleDEnd3aADeckOfTheFive = example<State>(
  'd.end.3a a deck of the five pieces wins with its opening hand',
  ['end.3', 'end.2'],
  [],
  (s) => {
    s.initial[0] = 5
    placeGiven(s, 46, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['deck'] + 0, hands)
    doDuel(s)
  },
  [equals(5, 'result of A', 'number', (s) => s.result[0]!, 1)],
)

/** [end.3, overview.3] (yu-gi-oh/polymorph-examples-ends.rules:72) */
const exampleDEnd3aAnyOtherFiveDoNot = example<State>(
  'd.end.3a any other five do not',
  ['end.3', 'overview.3'],
  [],
  (s) => {
    s.initial[0] = 5
    placeGiven(s, 46, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    doDuel(s)
  },
  [
    does(5, 0, 47, [card(4), null]),
    exactly(6, 0, []),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0),
  ],
)

/** [gap.participants] (yu-gi-oh/polymorph-examples-ends.rules:83) */
const exampleParticipantsIsUnstatedNeighboursPlayAndTheThird = example<State>(
  'participants is unstated: neighbours play, and the third has a rest',
  ['gap.participants'],
  [],
  (s) => {
    s.initial[0] = 4
    s.initial[1] = 4
    s.initial[2] = 4
    doDuels(s)
  },
  [
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(7, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(7, 'result of C', 'number', (s) => s.result[2]!, 0),
  ],
  3,
)

/** [gap.participants] (yu-gi-oh/polymorph-examples-ends.rules:92) */
const exampleParticipantsIsWinnerStaysTheWinnerPlaysThe = example<State>(
  'participants is winner-stays: the winner plays the next one',
  ['gap.participants'],
  [[14, 1]],
  (s) => {
    s.initial[0] = 4
    s.initial[1] = 4
    s.initial[2] = 4
    doDuels(s)
  },
  [
    equals(8, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(8, 'result of C', 'number', (s) => s.result[2]!, 1),
  ],
  3,
)

/** [poly.4, gap.tokens] (yu-gi-oh/polymorph-examples-more.rules:3) */
const exampleATokenIsNoExosister = example<State>(
  'a token is no Exosister',
  ['poly.4', 'gap.tokens'],
  [],
  (s) => {
    placeGiven(s, 169, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 64, [card(24), null]),
    chooses(6, 0, [value('position', () => POSITION['upright'])]),
    chooses(7, 0, [value('position', () => POSITION['upright'])]),
    does(8, 0, 42, [card(169), null]),
    equals(9, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 2),
  ],
)

/** [poly.4, gap.tokens] (yu-gi-oh/polymorph-examples-more.rules:14) */
const exampleTokensIsYesThenItMayCome = example<State>(
  'tokens is yes: then it may come',
  ['poly.4', 'gap.tokens'],
  [[8, 1]],
  (s) => {
    placeGiven(s, 169, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 64, [card(24), null]),
    chooses(7, 0, [value('position', () => POSITION['upright'])]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    does(9, 0, 42, [card(169), null]),
    chooses(10, 0, [value('position', () => POSITION['upright'])]),
    equals(11, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 3),
  ],
)

/** [poly.3] (yu-gi-oh/polymorph-examples-more.rules:27) */
const exampleAnyMonsterMakesEscuridaoWithOneOfThe = example<State>(
  'any monster makes Escuridao with one of the dark',
  ['poly.3'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(168), null]),
    chooses(6, 0, [card(34)]),
    chooses(7, 0, [card(4), card(2)]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    then(9, (s) => s.place[theCopy(s, CARD['《E・HERO エスクリダオ》'])] === ZONE['monsters'] + 0, [
      '《E・HERO エスクリダオ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《E・HERO エスクリダオ》'])] ?? NONE,
    ]),
    equals(
      9,
      'attack of 《E・HERO エスクリダオ》',
      'number',
      (s) => attackOf(s, theCopy(s, CARD['《E・HERO エスクリダオ》'])),
      2700,
    ),
  ],
)

/** [ygo.cards.4, poly.3] (yu-gi-oh/polymorph-examples-more.rules:38) */
const exampleAnyMonsterIsAKnightOfLegendAnd = example<State>(
  'any monster is a knight of legend, and the knight banishes what it finds',
  ['ygo.cards.4', 'poly.3'],
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
    chooses(11, 0, [card(26)]),
    chooses(12, 0, [value('position', () => POSITION['upright'])]),
    answers(13, 0, 'accepts'),
    then(14, (s) => s.place[theCopy(s, CARD['《悪夢の拷問部屋》'])] === ZONE['banished'] + 1, [
      '《悪夢の拷問部屋》',
      'place',
      (s) => s.place[theCopy(s, CARD['《悪夢の拷問部屋》'])] ?? NONE,
    ]),
  ],
)

/** [ygo.deck.1, ygo.deck.4, deck.3] (yu-gi-oh/polymorph-examples-more.rules:54) */
const exampleWhatIsStillRefused = example<State>(
  'what is still refused',
  ['ygo.deck.1', 'ygo.deck.4', 'deck.3'],
  [],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 172,
    ]
    s.extraDeck[0] = [162]
    doWindow(s)
  },
  [deckIs(5, 0, true, ['ygo.deck.1', 'ygo.deck.4'])],
)

/** [gap.name-borders, lang.1] (yu-gi-oh/polymorph-examples-more.rules:61) */
const exampleNameBordersIsDelimitedAlsoInEnglish = example<State>(
  'name-borders is delimited: also in English',
  ['gap.name-borders', 'lang.1'],
  [[4, 1]],
  (s) => {
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
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
          306 /* "DragonDark" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
      [
        'in-category of (《エルフの剣士》, "DragonDark", 《マインドクラッシュ》)',
        'truth',
        (s) =>
          inCategoryOf(
            s,
            theCopy(s, CARD['《エルフの剣士》']),
            306 /* "DragonDark" */,
            theCopy(s, CARD['《マインドクラッシュ》']),
          ),
      ],
    ),
    then(
      5,
      (s) =>
        inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          307 /* "Dragon" */,
          theCopy(s, CARD['《マインドクラッシュ》']),
        ),
      [
        'in-category of (《エルフの剣士》, "Dragon", 《マインドクラッシュ》)',
        'truth',
        (s) =>
          inCategoryOf(
            s,
            theCopy(s, CARD['《エルフの剣士》']),
            307 /* "Dragon" */,
            theCopy(s, CARD['《マインドクラッシュ》']),
          ),
      ],
    ),
  ],
)

/** [overview.1, deck.5, deck.6] (yu-gi-oh/polymorph-examples-more.rules:69) */
const exampleTwoPacksForTwoTheFirstTakesBoth = example<State>(
  'two packs for two: the first takes both, and the other has nothing',
  ['overview.1', 'deck.5', 'deck.6'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 2
    s.supply[PACK['legacy-of-destruction']] = 0
    doDraft(s)
  },
  [
    equals(5, 'packs-left', 'number', (s) => packsLeftOf(s), 0),
    equals(5, 'carried of A + carried of B', 'number', (s) => carriedOf(s, 0) + carriedOf(s, 1), 2),
    then(
      6,
      (s) => s.mainDeck[0]!.length + s.extraDeck[0]!.length + s.sideDeck[0]!.length === 5 * carriedOf(s, 0),
      [
        'count of main-deck of A + count of extra-deck of A + count of side-deck of A',
        'number',
        (s) => s.mainDeck[0]!.length + s.extraDeck[0]!.length + s.sideDeck[0]!.length,
      ],
      ['5 * carried of A', 'number', (s) => 5 * carriedOf(s, 0)],
    ),
  ],
)

/** [plain.5] (yu-gi-oh/polymorph-examples-corners.rules:3) */
const examplePhantomUnderAnotherNameGoesWithPhantoms = example<State>(
  'phantom under another name goes with phantoms',
  ['plain.5'],
  [],
  (s) => {
    s.turnNumber = 3
    s.turnPlayer = 1
    placeGiven(s, 21, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['《連鎖除外》'])] = true
    placeGiven(s, 32, 1, ZONE['monsters'] + 1, hands, (laid) => {
      s.def[laid] = CARD['《N・アクア・ドルフィン》']
    })
    s.justCome = [copyOf(s, CARD['《N・アクア・ドルフィン》'], 1)]
    placeGiven(s, 31, 0, ZONE['hand'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    does(12, 0, 42, [card(21), null]),
    then(13, (s) => s.place[theCopy(s, CARD['《ファントム・オブ・カオス》'])] === ZONE['banished'] + 1, [
      '《ファントム・オブ・カオス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ファントム・オブ・カオス》'])] ?? NONE,
    ]),
    equals(13, 'count of banished', 'number', (s) => family(s, ZONE['banished']).length, 2),
    equals(13, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
  ],
)

/** [plain.6] (yu-gi-oh/polymorph-examples-corners.rules:18) */
const exampleAnOpponentSRoomHearsItsOwnSide = example<State>(
  "an opponent's room hears its own side only",
  ['plain.6'],
  [],
  (s) => {
    placeGiven(s, 166, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['backrow'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(166), null]),
    equals(6, 'life of B', 'number', (s) => s.life[1]!, 7500),
    equals(6, 'life of A', 'number', (s) => s.life[0]!, 8000),
  ],
)

/** [poly.7, diff.1] (yu-gi-oh/polymorph-examples-corners.rules:26) */
const exampleTwoFangsAreOneName = example<State>(
  'two fangs are one name',
  ['poly.7', 'diff.1'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(10), null]),
    exactly(6, 1, []),
    exactly(7, 0, []),
    chooses(8, 0, [card(18, 0)]),
    notChoosable(9, 0, [card(18, 1)]),
    choosable(10, 0, [card(19)]),
  ],
)

/** [poly.3] (yu-gi-oh/polymorph-examples-corners.rules:38) */
const exampleKnightsOneOfEachName = example<State>(
  'knights one of each name',
  ['poly.3'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 0, 1, ZONE['deck'] + 0, hands)
    placeGiven(s, 0, 0, ZONE['deck'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 42, [card(10), null]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    chooses(9, 0, [card(18), card(19)]),
    chooses(10, 0, [card(0, 0)]),
    notChoosable(11, 0, [card(0, 1)]),
    chooses(12, 0, [card(2)]),
    chooses(13, 0, [value('position', () => POSITION['upright'])]),
    chooses(14, 0, [value('position', () => POSITION['upright'])]),
    equals(15, 'count of monsters of A', 'number', (s) => s.zones[ZONE['monsters'] + 0]!.length, 3),
  ],
)

/** [poly.4] (yu-gi-oh/polymorph-examples-corners.rules:55) */
const exampleALinkMonsterMayComeUnderTheLock = example<State>(
  'a link monster may come under the lock',
  ['poly.4'],
  [],
  (s) => {
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 64, [card(24), null]),
    chooses(7, 0, [value('position', () => POSITION['upright'])]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    does(9, 0, 55, [card(36), null]),
    chooses(10, 0, [card(24), card(25)]),
    then(11, (s) => s.place[theCopy(s, CARD['《トロイメア・フェニックス》'])] === ZONE['monsters'] + 0, [
      '《トロイメア・フェニックス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《トロイメア・フェニックス》'])] ?? NONE,
    ]),
  ],
)

/** [plain.3, rename.1] (yu-gi-oh/polymorph-examples-corners.rules:68) */
const exampleAPhantomUnderTheDragonSNameIs = example<State>(
  "a phantom under the dragon's name is a dragon to fuse with",
  ['plain.3', 'rename.1'],
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, 1, ZONE['monsters'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《青眼の白龍》']
    })
    placeGiven(s, 33, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [offered(6, 0, 42, [card(168), null])],
)

/** [plain.4] (yu-gi-oh/polymorph-examples-corners.rules:76) */
const exampleBothSeas = example<State>(
  'both seas',
  ['plain.4'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 20, NONE, ZONE['backrow'] + 0, hands, (laid) => {
      s.laid2[laid] = 1
    })
    s.setDown[theCopy(s, CARD['《マインドクラッシュ》'])] = true
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['hand'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 42, [card(20), null]),
    chooses(8, 0, [card(15)]),
    equals(9, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
  ],
)

/** [end.3, overview.3] (yu-gi-oh/polymorph-examples-corners.rules:87) */
const exampleFiveCardsOfEveryCategoryAreNotThe = example<State>(
  'five cards of every category are not the five',
  ['end.3', 'overview.3'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 42, NONE, ZONE['hand'] + 0, hands)
    s.initial[0] = 40
    placeGiven(s, 5, NONE, ZONE['deck'] + 0, hands)
    s.turnNumber = 2
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    does(7, 0, 47, [card(4), null]),
    exactly(8, 0, []),
    exactly(9, 1, []),
    exactly(10, 0, []),
    equals(11, 'result of A', 'number', (s) => s.result[0]!, 0),
  ],
)

/** [end.2] (yu-gi-oh/polymorph-examples-corners.rules:100) */
const exampleFiveCardsAndOnePutBack = example<State>(
  'five cards and one put back',
  ['end.2'],
  [],
  (s) => {
    s.initial[0] = 5
    placeGiven(s, 4, NONE, ZONE['deck'] + 0, hands)
    s.turnNumber = 2
    doDuel(s)
    enter(s, 4)
    doTurn(s, 0)
  },
  [
    does(6, 0, 47, [card(4), null]),
    exactly(7, 0, []),
    exactly(8, 1, []),
    exactly(9, 0, []),
    equals(10, 'result of A', 'number', (s) => s.result[0]!, 0),
  ],
)

/** [end.1] (yu-gi-oh/polymorph-examples-corners.rules:112) */
const exampleNoneAtAll = example<State>(
  'none at all',
  ['end.1'],
  [],
  (s) => {
    s.initial[1] = 0
    s.turnNumber = 1
    s.turnPlayer = 1
    doDuel(s)
    enter(s, 4)
    doTurn(s, 1)
  },
  [equals(6, 'result of B', 'number', (s) => s.result[1]!, 0 - 1)],
)

/** [lang.3, lang.1] (yu-gi-oh/polymorph-examples-corners.rules:120) */
const exampleACardOfNeitherLanguageSWords = example<State>(
  "a card of neither language's words",
  ['lang.3', 'lang.1'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 1, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    doWindow(s)
  },
  [
    then(5, (s) =>
      inCategoryOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        302 /* "Fifth Sea" */,
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
    then(
      6,
      (s) =>
        !inCategoryOf(
          s,
          theCopy(s, CARD['《エルフの剣士》']),
          302 /* "Fifth Sea" */,
          theCopy(s, CARD['《トゥーンのもくじ》']),
        ),
    ),
    then(7, (s) =>
      namedOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        CARD['《エルフの剣士》'],
        theCopy(s, CARD['《マインドクラッシュ》']),
      ),
    ),
  ],
)

/** [rulename.1, lang.1] (yu-gi-oh/polymorph-examples-corners.rules:129) */
const exampleAnEnglishCardKnowsTheOceanAsUmi = example<State>(
  'an English card knows the ocean as Umi',
  ['rulename.1', 'lang.1'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 1, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
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
    then(
      6,
      (s) =>
        namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['en']).includes(
          TEXTS.join([prefixOf(s, LANGUAGE['en']), 22 /* "Umi" */], s),
        ),
      ['prefix of en + "Umi"', 'text', (s) => TEXTS.join([prefixOf(s, LANGUAGE['en']), 22 /* "Umi" */], s)],
      [
        'names of (《伝説の都 アトランティス》, en)',
        'set of text',
        (s) => namesOf(s, theCopy(s, CARD['《伝説の都 アトランティス》']), LANGUAGE['en']),
      ],
    ),
  ],
)

/** [deck.5] (yu-gi-oh/polymorph-examples-corners.rules:137) */
const exampleFewCardsEverythingUsedAlsoForbiddenOnes = example<State>(
  'few cards, everything used, also forbidden ones',
  ['deck.5'],
  [],
  (s) => {
    placeGiven(s, 37, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['pool'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    doBuild(s, 0)
  },
  [
    equals(4, 'count of main-deck of A', 'number', (s) => s.mainDeck[0]!.length, 2),
    then(4, (s) => s.extraDeck[0]!.includes(CARD['《伝説の白き龍》']), [
      'extra-deck of A',
      'set of definition',
      (s) => s.extraDeck[0]!,
    ]),
  ],
)

/** [draft.2] (yu-gi-oh/polymorph-examples-corners.rules:143) */
const exampleSixAgreeAndTheLastOnesTakeWhat = example<State>(
  'six agree, and the last ones take what is left',
  ['draft.2'],
  [[1, 1]],
  (s) => {
    doPickPacks(s)
  },
  [
    answers(5, 0, 'accepts'),
    answers(6, 1, 'accepts'),
    answers(7, 2, 'accepts'),
    answers(8, 3, 'accepts'),
    answers(9, 4, 'accepts'),
    answers(10, 5, 'accepts'),
    chooses(11, 0, [value('number', () => 10)]),
    chooses(12, 1, [value('number', () => 10)]),
    chooses(13, 2, [value('number', () => 10)]),
    chooses(14, 3, [value('number', () => 0)]),
    equals(15, 'packs-left', 'number', (s) => packsLeftOf(s), 0),
    equals(
      15,
      'taken of (F, legacy-of-destruction)',
      'number',
      (s) => s.taken[5 * 1024 + PACK['legacy-of-destruction']] ?? 0,
      10,
    ),
  ],
  6,
)

/** [poly.5] (yu-gi-oh/polymorph-examples-corners.rules:160) */
const exampleAFusionCardByNameIsNotWhat = example<State>(
  'a fusion card by name is not what destiny makes, in English either',
  ['poly.5'],
  [],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands, (laid) => {
      s.language[laid] = LANGUAGE['en']
    })
    placeGiven(s, 34, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 35, NONE, ZONE['extra'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 42, [card(9), null]),
    chooses(6, 0, [card(35)]),
    chooses(7, 0, [card(4), card(0)]),
    chooses(8, 0, [value('position', () => POSITION['upright'])]),
    then(9, (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] === ZONE['monsters'] + 0, [
      '《D-HERO デストロイフェニックスガイ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《D-HERO デストロイフェニックスガイ》'])] ?? NONE,
    ]),
  ],
)

/** [multi.1, diff.2] (yu-gi-oh/polymorph-examples-corners.rules:171) */
const exampleTheDolphinsAreDifferentNamesHere = example<State>(
  'the dolphins are different names here',
  ['multi.1', 'diff.2'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [offered(5, 0, 55, [card(36), null])],
)

/** [gap.different-names, multi.1] (yu-gi-oh/polymorph-examples-corners.rules:178) */
const exampleAndNotUnderTheOtherReading = example<State>(
  'and not under the other reading',
  ['gap.different-names', 'multi.1'],
  [[7, 1]],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['extra'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['monsters'] + 0, hands)
    doMainPhase(s, 0)
  },
  [refused(6, 0, 55, [card(36), null], [])],
)

/** [overview.6] (yu-gi-oh/polymorph-examples-limits.rules:3) */
const exampleWhatIsInWhichPacks = example<State>(
  'what is in which packs',
  ['overview.6'],
  [],
  (s) => {
    doWindow(s)
  },
  [
    then(3, (s) => packedInOf(s, PACK['infinite-forbidden']).includes(CARD['earthfighter2']), [
      'packed-in of infinite-forbidden',
      'set of definition',
      (s) => packedInOf(s, PACK['infinite-forbidden']),
    ]),
    then(3, (s) => !packedInOf(s, PACK['legacy-of-destruction']).includes(CARD['earthfighter2']), [
      'packed-in of legacy-of-destruction',
      'set of definition',
      (s) => packedInOf(s, PACK['legacy-of-destruction']),
    ]),
    then(5, (s) => packedInOf(s, PACK['legacy-of-destruction']).includes(CARD['darkfighter2']), [
      'packed-in of legacy-of-destruction',
      'set of definition',
      (s) => packedInOf(s, PACK['legacy-of-destruction']),
    ]),
    then(5, (s) => !packedInOf(s, PACK['infinite-forbidden']).includes(CARD['darkfighter2']), [
      'packed-in of infinite-forbidden',
      'set of definition',
      (s) => packedInOf(s, PACK['infinite-forbidden']),
    ]),
    then(7, (s) => packedInOf(s, PACK['infinite-forbidden']).includes(CARD['scribe']), [
      'packed-in of infinite-forbidden',
      'set of definition',
      (s) => packedInOf(s, PACK['infinite-forbidden']),
    ]),
    then(7, (s) => !packedInOf(s, PACK['legacy-of-destruction']).includes(CARD['scribe']), [
      'packed-in of legacy-of-destruction',
      'set of definition',
      (s) => packedInOf(s, PACK['legacy-of-destruction']),
    ]),
    then(8, (s) => packedInOf(s, PACK['legacy-of-destruction']).includes(CARD['ember']), [
      'packed-in of legacy-of-destruction',
      'set of definition',
      (s) => packedInOf(s, PACK['legacy-of-destruction']),
    ]),
    then(8, (s) => !packedInOf(s, PACK['infinite-forbidden']).includes(CARD['ember']), [
      'packed-in of infinite-forbidden',
      'set of definition',
      (s) => packedInOf(s, PACK['infinite-forbidden']),
    ]),
    then(9, (s) => !packedInOf(s, PACK['infinite-forbidden']).includes(CARD['《幻獣王ガゼル》']), [
      'packed-in of infinite-forbidden',
      'set of definition',
      (s) => packedInOf(s, PACK['infinite-forbidden']),
    ]),
    then(10, (s) => !packedInOf(s, PACK['legacy-of-destruction']).includes(CARD['《封印されしエクゾディア》']), [
      'packed-in of legacy-of-destruction',
      'set of definition',
      (s) => packedInOf(s, PACK['legacy-of-destruction']),
    ]),
  ],
)

/** [overview.1] (yu-gi-oh/polymorph-examples-limits.rules:15) */
const exampleNobodyElseSeesAnOpenedPool = example<State>(
  'nobody else sees an opened pool',
  ['overview.1'],
  [],
  (s) => {
    placeGiven(s, 162, NONE, ZONE['pool'] + 0, hands)
    doWindow(s)
  },
  [
    then(4, (s) => viewersOf(s, theCopy(s, CARD['scribe'])).includes(0), [
      'viewers of scribe',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['scribe'])),
    ]),
    then(4, (s) => !viewersOf(s, theCopy(s, CARD['scribe'])).includes(1), [
      'viewers of scribe',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['scribe'])),
    ]),
  ],
)

/** [overview.1, deck.6] (yu-gi-oh/polymorph-examples-limits.rules:21) */
const exampleASmallDeckThatWasBroughtComesAfter = example<State>(
  'a small deck that was brought comes after those who have none',
  ['overview.1', 'deck.6'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 10
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [162, 162, 162, 162, 162]
    doDraft(s)
  },
  [
    equals(6, 'carried of B', 'number', (s) => carriedOf(s, 1), 10),
    equals(6, 'carried of A', 'number', (s) => carriedOf(s, 0), 0),
    equals(6, 'copies of (scribe, main-deck of A)', 'number', (s) => copies(s.mainDeck[0]!, CARD['scribe']), 5),
  ],
)

/** [overview.1, deck.6] (yu-gi-oh/polymorph-examples-limits.rules:29) */
const exampleAndTakesPacksWhileThereAreAny = example<State>(
  'and takes packs while there are any',
  ['overview.1', 'deck.6'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 20
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [162, 162, 162, 162, 162]
    doDraft(s)
  },
  [
    equals(6, 'carried of B', 'number', (s) => carriedOf(s, 1), 10),
    equals(6, 'carried of A', 'number', (s) => carriedOf(s, 0), 10),
    equals(6, 'packs-left', 'number', (s) => packsLeftOf(s), 0),
    then(7, (s) => s.zones[ZONE['pool'] + 0]!.length === 0, [
      'pool of A',
      'set of card',
      (s) => s.zones[ZONE['pool'] + 0]!,
    ]),
    then(7, (s) => s.zones[ZONE['pool'] + 1]!.length === 0, [
      'pool of B',
      'set of card',
      (s) => s.zones[ZONE['pool'] + 1]!,
    ]),
  ],
)

/** [overview.1, overview.6] (yu-gi-oh/polymorph-examples-limits.rules:38) */
const exampleARoundCountsItsOwnPacks = example<State>(
  'a round counts its own packs',
  ['overview.1', 'overview.6'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 20
    s.supply[PACK['legacy-of-destruction']] = 0
    s.taken[0 * 1024 + PACK['infinite-forbidden']] = 3
    doDraftRound(s)
  },
  [
    equals(6, 'carried of A', 'number', (s) => carriedOf(s, 0), 10),
    equals(6, 'packs-left', 'number', (s) => packsLeftOf(s), 0),
  ],
)

/** [deck.6] (yu-gi-oh/polymorph-examples-limits.rules:46) */
const exampleNobodySmallNobodyPicks = example<State>(
  'nobody small, nobody picks',
  ['deck.6'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 10
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[1] = [162, 162, 162, 162, 162, 162]
    doDraftAgain(s)
  },
  [
    equals(7, 'packs-left', 'number', (s) => packsLeftOf(s), 10),
    equals(7, 'count of main-deck of B', 'number', (s) => s.mainDeck[1]!.length, 6),
  ],
)

/** [deck.6] (yu-gi-oh/polymorph-examples-limits.rules:55) */
const exampleWhoHasPickedAgainIsDone = example<State>(
  'who has picked again is done',
  ['deck.6'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 30
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [162, 162, 162, 162, 162]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doDraftAgain(s)
  },
  [
    equals(7, 'packs-left', 'number', (s) => packsLeftOf(s), 20),
    equals(7, 'carried of A', 'number', (s) => carriedOf(s, 0), 10),
    equals(7, 'carried of B', 'number', (s) => carriedOf(s, 1), 0),
  ],
)

/** [deck.6, draft.1] (yu-gi-oh/polymorph-examples-limits.rules:64) */
const exampleALastPackIsStillPicked = example<State>(
  'a last pack is still picked',
  ['deck.6', 'draft.1'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 1
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [162, 162, 162]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doDraftAgain(s)
  },
  [
    equals(7, 'packs-left', 'number', (s) => packsLeftOf(s), 0),
    equals(7, 'carried of A', 'number', (s) => carriedOf(s, 0), 1),
  ],
)

/** [draft.2, gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-limits.rules:73) */
const exampleAnAgreementOfBeforeDoesNotCount = example<State>(
  'an agreement of before does not count',
  ['draft.2', 'gap.pick-by-declaration'],
  [[1, 1]],
  (s) => {
    s.agreeing = 1
    doPickPacks(s)
  },
  [
    answers(5, 0, 'accepts'),
    answers(6, 1, 'declines'),
    chooses(7, 0, [value('pack', () => PACK['legacy-of-destruction'])]),
    equals(8, 'agreeing', 'number', (s) => s.agreeing, 1),
    equals(8, 'carried of A', 'number', (s) => carriedOf(s, 0), 1),
  ],
)

/** [overview.5, draft.1] (yu-gi-oh/polymorph-examples-limits.rules:83) */
const exampleTenEachAndNoMore = example<State>(
  'ten each, and no more',
  ['overview.5', 'draft.1'],
  [],
  (s) => {
    s.roundNumber = 3
    s.supply[PACK['infinite-forbidden']] = 30
    s.supply[PACK['legacy-of-destruction']] = 0
    doPickInRounds(s)
  },
  [
    equals(6, 'carried of A', 'number', (s) => carriedOf(s, 0), 10),
    equals(6, 'carried of B', 'number', (s) => carriedOf(s, 1), 10),
    equals(6, 'packs-left', 'number', (s) => packsLeftOf(s), 10),
    equals(6, 'round-number', 'number', (s) => s.roundNumber, 5),
  ],
)

/** [overview.5, draft.1] (yu-gi-oh/polymorph-examples-limits.rules:91) */
const exampleTheLastOfTheTenThoughThereAre = example<State>(
  'the last of the ten, though there are two in a pick',
  ['overview.5', 'draft.1'],
  [],
  (s) => {
    s.supply[PACK['legacy-of-destruction']] = 0
    s.taken[0 * 1024 + PACK['infinite-forbidden']] = 9
    doTakePacks(s, 2, 0)
  },
  [equals(5, 'carried of A', 'number', (s) => carriedOf(s, 0), 10)],
)

/** [overview.5, draft.1] (yu-gi-oh/polymorph-examples-limits.rules:98) */
const exampleAndTheLastOneThereIs = example<State>(
  'and the last one there is',
  ['overview.5', 'draft.1'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 1
    s.supply[PACK['legacy-of-destruction']] = 0
    doPickInRounds(s)
  },
  [
    equals(5, 'carried of A', 'number', (s) => carriedOf(s, 0), 1),
    equals(5, 'packs-left', 'number', (s) => packsLeftOf(s), 0),
  ],
)

/** [deck.5, deck.1] (yu-gi-oh/polymorph-examples-limits.rules:105) */
const exampleDDeck5AtFortyTheExtraDeck = example<State>(
  'd.deck.5 at forty the extra deck is used whole',
  ['deck.5', 'deck.1'],
  [],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[0] = [172]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doWindow(s)
  },
  [deckIs(6, 0, true, ['deck.5']), deckIs(7, 1, false, [])],
)

/** [deck.5] (yu-gi-oh/polymorph-examples-limits.rules:114) */
const exampleDDeck5AboveFortyItIsNot = example<State>(
  'd.deck.5 above forty it is not',
  ['deck.5'],
  [],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[0] = [172]
    doWindow(s)
  },
  [deckIs(5, 0, false, [])],
)

/** [deck.4, deck.5, gap.forbidden-list] (yu-gi-oh/polymorph-examples-limits.rules:121) */
const exampleForbiddenListIsAppliedWhatIsForbiddenCannot = example<State>(
  'forbidden-list is applied: what is forbidden cannot be used',
  ['deck.4', 'deck.5', 'gap.forbidden-list'],
  [[10, 1]],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[0] = [37]
    doWindow(s)
  },
  [deckIs(6, 0, false, [])],
)

/** [deck.4, deck.5, gap.forbidden-list] (yu-gi-oh/polymorph-examples-limits.rules:129) */
const exampleForbiddenListIsIgnoredThenItMustBe = example<State>(
  'forbidden-list is ignored: then it must be',
  ['deck.4', 'deck.5', 'gap.forbidden-list'],
  [],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[0] = [37]
    doWindow(s)
  },
  [deckIs(5, 0, true, ['deck.1'])],
)

/** [deck.4, gap.side-deck-limit] (yu-gi-oh/polymorph-examples-limits.rules:136) */
const exampleSideDeckLimitIsNoneAnyNumberMay = example<State>(
  'side-deck-limit is none: any number may be left over',
  ['deck.4', 'gap.side-deck-limit'],
  [],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[0] = [162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162]
    doWindow(s)
  },
  [deckIs(5, 0, false, [])],
)

/** [deck.4, gap.side-deck-limit] (yu-gi-oh/polymorph-examples-limits.rules:143) */
const exampleSideDeckLimitIs15FifteenAreThe = example<State>(
  'side-deck-limit is 15: fifteen are the most',
  ['deck.4', 'gap.side-deck-limit'],
  [[11, 1]],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[0] = [162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[1] = [162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162]
    doWindow(s)
  },
  [deckIs(8, 0, true, ['deck.4']), deckIs(9, 1, false, [])],
)

/** [overview.1, end.1] (yu-gi-oh/polymorph-examples-limits.rules:154) */
const exampleWithoutADraftStraightIntoTheDuelsWhere = example<State>(
  'without a draft straight into the duels, where a deck of four loses',
  ['overview.1', 'end.1'],
  [],
  (s) => {
    s.mainDeck[0] = [162, 162, 162, 162]
    s.mainDeck[1] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doMatch(s)
  },
  [
    equals(5, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(5, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(5, 'packs-left', 'number', (s) => packsLeftOf(s), 60),
  ],
)

/** [overview.1] (yu-gi-oh/polymorph-examples-limits.rules:161) */
const exampleADraftFirstWhereSomebodyHasNoDeck = example<State>(
  'a draft first where somebody has no deck',
  ['overview.1'],
  [],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 10
    s.supply[PACK['legacy-of-destruction']] = 0
    s.mainDeck[0] = [162, 162, 162, 162]
    doMatch(s)
  },
  [equals(6, 'packs-left', 'number', (s) => packsLeftOf(s), 0)],
)

/** [end.1, gap.small-deck-moment] (yu-gi-oh/polymorph-examples-limits.rules:169) */
const exampleSmallDeckMomentIsFirstRealDrawIn = example<State>(
  'small-deck-moment is first-real-draw: in the second turn it loses',
  ['end.1', 'gap.small-deck-moment'],
  [[13, 1]],
  (s) => {
    s.turnNumber = 1
    s.turnPlayer = 1
    s.initial[1] = 4
    placeGiven(s, 162, NONE, ZONE['deck'] + 1, hands)
    doDuel(s)
    enter(s, 4)
    doTurn(s, 1)
  },
  [
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    then(8, (s) => s.place[theCopy(s, CARD['scribe'])] === ZONE['deck'] + 1, [
      'scribe',
      'place',
      (s) => s.place[theCopy(s, CARD['scribe'])] ?? NONE,
    ]),
  ],
)

/** [gap.category-reading, poly.3] (yu-gi-oh/polymorph-examples-limits.rules:179) */
const exampleCategoryReadingIsSpellingAndReadingAnEnglish = example<State>(
  'category-reading is spelling-and-reading: an English text does not ask how a name is read',
  ['gap.category-reading', 'poly.3'],
  [[6, 1]],
  (s) => {
    placeGiven(s, 4, NONE, ZONE['hand'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) => readsAsOf(s, CARD['《エルフの剣士》'], 308 /* "QQQ" */, LANGUAGE['en']), [
      'reads-as of (《エルフの剣士》, "QQQ", en)',
      'truth',
      (s) => readsAsOf(s, CARD['《エルフの剣士》'], 308 /* "QQQ" */, LANGUAGE['en']),
    ]),
    then(5, (s) => !readsAsOf(s, CARD['《エルフの剣士》'], 308 /* "QQQ" */, LANGUAGE['ja']), [
      'reads-as of (《エルフの剣士》, "QQQ", ja)',
      'truth',
      (s) => readsAsOf(s, CARD['《エルフの剣士》'], 308 /* "QQQ" */, LANGUAGE['ja']),
    ]),
  ],
)

/** [diff.1, diff.2, gap.different-names] (yu-gi-oh/polymorph-examples-limits.rules:186) */
const exampleDifferentNamesIsOriginalAndCurrentTwoCards = example<State>(
  'different-names is original-and-current: two cards have different names',
  ['diff.1', 'diff.2', 'gap.different-names'],
  [[7, 1]],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['monsters'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['monsters'] + 0, hands)
    doWindow(s)
  },
  [
    then(5, (s) =>
      unlikeOf(
        s,
        theCopy(s, CARD['《エルフの剣士》']),
        theCopy(s, CARD['《青眼の白龍》']),
        theCopy(s, CARD['《エルフの剣士》']),
      ),
    ),
  ],
)

/** [deck.4, deck.5, gap.forbidden-list] (yu-gi-oh/polymorph-examples-limits.rules:193) */
const exampleForbiddenListIsAppliedWhateverElseWasOpened = example<State>(
  'forbidden-list is applied: whatever else was opened must be used',
  ['deck.4', 'deck.5', 'gap.forbidden-list'],
  [[10, 1]],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162,
    ]
    s.sideDeck[0] = [172]
    doWindow(s)
  },
  [deckIs(6, 0, true, ['deck.1'])],
)

/** [gap.participants, overview.6] (yu-gi-oh/polymorph-examples-limits.rules:201) */
const exampleParticipantsIsWinnerStaysWhoHasWonMeets = example<State>(
  'participants is winner-stays: who has won meets the next one',
  ['gap.participants', 'overview.6'],
  [[14, 1]],
  (s) => {
    s.mainDeck[0] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    s.mainDeck[1] = [162, 162, 162, 162]
    s.mainDeck[2] = [
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
      162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162, 162,
    ]
    doMatch(s)
  },
  [
    asked(8, 2),
    equals(9, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(9, 'facing of A', 'player', (s) => s.facing[0]!, 2),
    equals(9, 'facing of C', 'player', (s) => s.facing[2]!, 0),
  ],
  3,
)

/** [draft.2, gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-limits.rules:212) */
const exampleWhoDeclaresLeavesNoMoreToTheOther = example<State>(
  'who declares leaves no more to the other kind than there is of it',
  ['draft.2', 'gap.pick-by-declaration'],
  [[1, 1]],
  (s) => {
    s.supply[PACK['infinite-forbidden']] = 20
    s.supply[PACK['legacy-of-destruction']] = 3
    doPickPacks(s)
  },
  [
    answers(6, 0, 'accepts'),
    answers(7, 1, 'accepts'),
    notChoosable(8, 0, [value('number', () => 6)]),
    chooses(9, 0, [value('number', () => 7)]),
    equals(
      10,
      'taken of (A, legacy-of-destruction)',
      'number',
      (s) => s.taken[0 * 1024 + PACK['legacy-of-destruction']] ?? 0,
      3,
    ),
    equals(10, 'carried of A', 'number', (s) => carriedOf(s, 0), 10),
  ],
)

/** [db.1, lang.1] (yu-gi-oh/polymorph-examples-limits.rules:224) */
const exampleTheDatabaseHoldsCardsNotTokens = example<State>(
  'the database holds cards, not tokens',
  ['db.1', 'lang.1'],
  [],
  (s) => {
    doWindow(s)
  },
  [
    then(3, (s) => TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 86 /* "エルフの剣士" */, s), [
      'prefix of ja contains "エルフの剣士"',
      'truth',
      (s) => TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 86 /* "エルフの剣士" */, s),
    ]),
    then(3, (s) => !TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 132 /* "羊トークン" */, s), [
      'prefix of ja contains "羊トークン"',
      'truth',
      (s) => TEXTS.contains(prefixOf(s, LANGUAGE['ja']), 132 /* "羊トークン" */, s),
    ]),
    then(4, (s) => TEXTS.contains(prefixOf(s, LANGUAGE['en']), 8 /* "Celtic Guardian" */, s)),
  ],
)

/** [deck.4, gap.side-deck-limit] (yu-gi-oh/polymorph-examples-limits.rules:230) */
const exampleSideDeckLimitIs15SoManyMay = example<State>(
  'side-deck-limit is 15: so many may be left over in building, too',
  ['deck.4', 'gap.side-deck-limit'],
  [[11, 1]],
  (s) => {
    doWindow(s)
  },
  [equals(4, 'side-room', 'number', (s) => sideRoomOf(s), 15)],
)

/** [draft.2, gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-limits.rules:236) */
const examplePickByDeclarationIsOffConsentIsNot = example<State>(
  'pick-by-declaration is off: consent is not sought',
  ['draft.2', 'gap.pick-by-declaration'],
  [],
  (s) => {
    doWindow(s)
  },
  [then(3, (s) => !consentIsSoughtOf(s))],
)

/** [draft.2, gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-limits.rules:241) */
const examplePickByDeclarationIsOnWithConsentIt = example<State>(
  'pick-by-declaration is on-with-consent: it is, where there are two kinds',
  ['draft.2', 'gap.pick-by-declaration'],
  [[1, 1]],
  (s) => {
    doWindow(s)
  },
  [then(4, (s) => consentIsSoughtOf(s))],
)

/** [draft.2, gap.pick-by-declaration] (yu-gi-oh/polymorph-examples-limits.rules:247) */
const exampleButNotWhereThereIsOne = example<State>(
  'but not where there is one',
  ['draft.2', 'gap.pick-by-declaration'],
  [[1, 1]],
  (s) => {
    s.supply[PACK['legacy-of-destruction']] = 0
    doWindow(s)
  },
  [then(5, (s) => !consentIsSoughtOf(s))],
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
    [308, exampleAskingWhetherAFusionCouldBeMadeSends],
  ]),
  ...inFile('rules/yu-gi-oh/examples-cards.rules', [
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
    [154, exampleKnightsAndEmperorsDoNotComeInThe],
    [163, exampleTheKnightBanishesWhatItFindsAndSets],
    [189, exampleTheCoreASpellToTheHandOnce],
    [198, exampleTheCoreIsSparedOnce],
    [220, exampleTheMarineDolphinLooksIntoAHand],
    [232, exampleThePhantomIsAnotherUntilTheEndOf],
    [240, exampleAndThenItselfAgain],
    [246, exampleTheEnforcerDestroysOneOfEachAndRises],
    [267, exampleEscuridaoGrowsWithItsGraveyard],
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
    [172, exampleTheEnforcerRisesAlsoAfterABattle],
    [182, exampleTheOtherGodsAskForThreeAsWell],
    [192, exampleTheScribeDraws],
    [201, exampleATokenIsGoneWhenItLeavesThe],
    [209, exampleNothingOfItStays],
    [219, exampleAfterFusionDestinyOnlyHEROesOfTheDark],
    [233, exampleAfterTheCoreIsDestroyedOnlyOneMonster],
    [251, exampleAndNoOtherOneAttacksAMonster],
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
    [260, exampleRuleTextCategoriesIsYesAlsoOneWith],
  ]),
  ...inFile('rules/yu-gi-oh/polymorph-examples-cards.rules', [
    [3, exampleExOverview2ExPoly3aAnyMonster],
    [13, exampleDPoly3aASpellDoesNotAnswer],
    [21, exampleExPoly3bAnyCardOfTheDeck],
    [32, exampleExPoly4aTheLockOfMarthaLocks],
    [45, exampleDPoly4aNobodyTakesThePlaceOf],
    [54, exampleExPoly5aFusionDestinyCannotMakeThe],
    [61, exampleExPoly5bFusionDestinyCannotMakeEscuridao],
    [68, exampleDPoly5aALineThatSaysHERO],
    [76, exampleExPoly5cExPoly6aItMakes],
    [90, exampleExPoly6aALevelOfSixWill],
    [105, exampleDPoly6bWithoutALevelOfSix],
    [115, exampleExPoly4bAfterwardsAnyDarkMonsterMay],
    [130, exampleDPoly4cAndNoMonsterOfLight],
    [144, exampleDPoly6aEveryCardInTheGraveyard],
    [152, exampleExPoly7aExPoly3cThreeSpells],
    [175, exampleExPoly3dTheCoreBringsTheCreator],
    [186, exampleDPoly3fTheAttributeStillCounts],
    [204, exampleDPoly3gHerOwnWayAsksFor],
    [211, exampleExPlain1DPlain1TheRod],
    [219, exampleExPlain2TheBurstStreamNeedsThe],
    [227, exampleDPlain2aOrOneThatHasIts],
    [236, exampleExPlain3ThreeWhiteDragonsAndNot],
    [243, exampleThreeWhiteDragonsDo],
    [254, exampleExPlain4aDPlain4aAProper],
    [268, exampleExPlain5OnlyTheSameProperName],
    [283, exampleExPlain6DPlain6aTheDark],
    [291, exampleExDiff1TwoOfOneNameAre],
    [298, exampleExDiff2TwoNamesAre],
    [307, exampleDLang1AnEnglishEmergencyCallAdds],
    [315, exampleExLang4TheEnglishPrintFindsLegendary],
  ]),
  ...inFile('rules/yu-gi-oh/polymorph-examples-decks.rules', [
    [3, exampleDDeck1ThirtyEightAndTwelveEverything],
    [9, exampleDDeck1bFortyFiveAndFiveUp],
    [21, exampleDDeck1bNoMoreThanFiveSo],
    [30, exampleDDeck1cExactlyFortyBothRulesSay],
    [37, exampleDDeck1cOneCardMoreAndIt],
    [46, exampleDDeck3FiveCopiesOfOneCard],
    [53, exampleDDeck2TwentyCardsInTheExtra],
    [59, exampleDOverview1WhatWasNotOpenedIs],
    [67, exampleSideDeckLimitIsNoneAsManyAs],
    [74, exampleSideDeckLimitIs15NoMoreThan],
    [82, exampleForbiddenListIsIgnoredAPrizeCardMay],
    [88, exampleForbiddenListIsAppliedItLiesInThe],
    [95, exampleADeckThatIsBroughtKeepsToThe],
    [105, exampleExactlyFortyAndAnExtraDeckCardLeft],
    [115, exampleWhatIsForbiddenNeedNotBeUsed],
    [123, exampleBroughtDecksUnderTheOtherReadings],
  ]),
  ...inFile('rules/yu-gi-oh/polymorph-examples-draft.rules', [
    [3, exampleExOverview6SixtyPacksTenForEach],
    [8, exampleDDraft1aRoundTheTableAndBack],
    [38, examplePickOrderIsClockwiseRoundTheTableEvery],
    [69, exampleDDraft1aFivePicksOfTwoEach],
    [76, examplePacksPerPickIs1OneAtA],
    [86, examplePacksPerPickIs5TwoRounds],
    [94, exampleDDraft2AllAgreeAndEachSays],
    [105, exampleDDraft2OneDoesNotAgreeAnd],
    [116, exampleWhoDeclaresTakesWhatThereIsWhereLess],
    [126, examplePickByDeclarationIsOffNobodyIsAsked],
    [132, exampleAnOpenedPackLiesInThePoolOf],
    [138, exampleCardsPerPackIs9],
    [144, exampleDDeck6TheTwoWithSmallDecks],
    [160, exampleWithoutPacksTheyKeepWhatTheyHave],
    [174, exampleRepickIsReplacePoolTheFirstPoolIs],
    [181, exampleRepickIsAddToPoolItStays],
    [189, exampleWhoHasBroughtADeckKeepsItAnd],
  ]),
  ...inFile('rules/yu-gi-oh/polymorph-examples-ends.rules', [
    [3, exampleExEnd1FourCardsLoseBeforeThe],
    [11, exampleExEnd2FiveCardsLoseByThe],
    [18, exampleFiveCardsDoNotLoseInTheTurn],
    [29, exampleExEnd3AllFivePiecesWinBefore],
    [36, exampleDEnd1aTheFirstPlayerLosesFirst],
    [43, exampleSmallDeckMomentIsFirstRealDrawThe],
    [53, exampleSmallDeckMomentIsFirstRealDrawNothing],
    [65, exampleDEnd3aADeckOfTheFive],
    [72, exampleDEnd3aAnyOtherFiveDoNot],
    [83, exampleParticipantsIsUnstatedNeighboursPlayAndTheThird],
    [92, exampleParticipantsIsWinnerStaysTheWinnerPlaysThe],
  ]),
  ...inFile('rules/yu-gi-oh/polymorph-examples-more.rules', [
    [3, exampleATokenIsNoExosister],
    [14, exampleTokensIsYesThenItMayCome],
    [27, exampleAnyMonsterMakesEscuridaoWithOneOfThe],
    [38, exampleAnyMonsterIsAKnightOfLegendAnd],
    [54, exampleWhatIsStillRefused],
    [61, exampleNameBordersIsDelimitedAlsoInEnglish],
    [69, exampleTwoPacksForTwoTheFirstTakesBoth],
  ]),
  ...inFile('rules/yu-gi-oh/polymorph-examples-corners.rules', [
    [3, examplePhantomUnderAnotherNameGoesWithPhantoms],
    [18, exampleAnOpponentSRoomHearsItsOwnSide],
    [26, exampleTwoFangsAreOneName],
    [38, exampleKnightsOneOfEachName],
    [55, exampleALinkMonsterMayComeUnderTheLock],
    [68, exampleAPhantomUnderTheDragonSNameIs],
    [76, exampleBothSeas],
    [87, exampleFiveCardsOfEveryCategoryAreNotThe],
    [100, exampleFiveCardsAndOnePutBack],
    [112, exampleNoneAtAll],
    [120, exampleACardOfNeitherLanguageSWords],
    [129, exampleAnEnglishCardKnowsTheOceanAsUmi],
    [137, exampleFewCardsEverythingUsedAlsoForbiddenOnes],
    [143, exampleSixAgreeAndTheLastOnesTakeWhat],
    [160, exampleAFusionCardByNameIsNotWhat],
    [171, exampleTheDolphinsAreDifferentNamesHere],
    [178, exampleAndNotUnderTheOtherReading],
  ]),
  ...inFile('rules/yu-gi-oh/polymorph-examples-limits.rules', [
    [3, exampleWhatIsInWhichPacks],
    [15, exampleNobodyElseSeesAnOpenedPool],
    [21, exampleASmallDeckThatWasBroughtComesAfter],
    [29, exampleAndTakesPacksWhileThereAreAny],
    [38, exampleARoundCountsItsOwnPacks],
    [46, exampleNobodySmallNobodyPicks],
    [55, exampleWhoHasPickedAgainIsDone],
    [64, exampleALastPackIsStillPicked],
    [73, exampleAnAgreementOfBeforeDoesNotCount],
    [83, exampleTenEachAndNoMore],
    [91, exampleTheLastOfTheTenThoughThereAre],
    [98, exampleAndTheLastOneThereIs],
    [105, exampleDDeck5AtFortyTheExtraDeck],
    [114, exampleDDeck5AboveFortyItIsNot],
    [121, exampleForbiddenListIsAppliedWhatIsForbiddenCannot],
    [129, exampleForbiddenListIsIgnoredThenItMustBe],
    [136, exampleSideDeckLimitIsNoneAnyNumberMay],
    [143, exampleSideDeckLimitIs15FifteenAreThe],
    [154, exampleWithoutADraftStraightIntoTheDuelsWhere],
    [161, exampleADraftFirstWhereSomebodyHasNoDeck],
    [169, exampleSmallDeckMomentIsFirstRealDrawIn],
    [179, exampleCategoryReadingIsSpellingAndReadingAnEnglish],
    [186, exampleDifferentNamesIsOriginalAndCurrentTwoCards],
    [193, exampleForbiddenListIsAppliedWhateverElseWasOpened],
    [201, exampleParticipantsIsWinnerStaysWhoHasWonMeets],
    [212, exampleWhoDeclaresLeavesNoMoreToTheOther],
    [224, exampleTheDatabaseHoldsCardsNotTokens],
    [230, exampleSideDeckLimitIs15SoManyMay],
    [236, examplePickByDeclarationIsOffConsentIsNot],
    [241, examplePickByDeclarationIsOnWithConsentIt],
    [247, exampleButNotWhereThereIsOne],
  ]),
]

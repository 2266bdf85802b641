// Compiled from the rules of BuildDivide: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { top } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  asked,
  card,
  chooses,
  deckIs,
  does,
  equals,
  exactly,
  example,
  happened,
  inFile,
  moved,
  nobodyAsked,
  notChoosable,
  offered,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { copyOf, enter, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, DESTINATION, ORIGIN, PHASE, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import {
  controllerOf,
  handLimitOf,
  hitOf,
  isInRed,
  isInYellow,
  isRested,
  lifeShareOf,
  pointsOf,
  powerOf,
} from './facts.ts'
import {
  doAttackPhase,
  doBattleStep,
  doDiscard,
  doDoomAll,
  doDraw,
  doEndPhase,
  doLayOwnLife,
  doLineUp,
  doMainPhase,
  doMatch,
  doPlayWindow,
  doRaiseLife,
  doRedraw,
  doReturnLife,
  doSetUp,
  doTakeLife,
  doTurn,
  doWin,
} from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [bd.start.1, bd.start.5, bd.start.6, bd.decks.1] (build-divide/examples-turns.rules:3) */
const exampleWhatLiesWhereWhenTheFirstTurnBegins = example<State>(
  'what lies where when the first turn begins',
  ['bd.start.1', 'bd.start.5', 'bd.start.6', 'bd.decks.1'],
  [],
  (s) => {
    doSetUp(s)
  },
  [
    answers(3, 0, 'declines'),
    answers(4, 1, 'declines'),
    equals(5, 'count of life of A', 'number', (s) => s.zones[ZONE['life'] + 0]!.length, 10),
    equals(5, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 10),
    equals(6, 'count of energy of A', 'number', (s) => s.zones[ZONE['energy'] + 0]!.length, 2),
    equals(6, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 5),
    equals(6, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 31),
    equals(7, 'count of territory of A', 'number', (s) => s.zones[ZONE['territory'] + 0]!.length, 1),
    then(7, (s) => s.place[theCopy(s, CARD['《red plain》'])] === ZONE['territory'] + 0, [
      '《red plain》',
      'place',
      (s) => s.place[theCopy(s, CARD['《red plain》'])] ?? NONE,
    ]),
    then(8, (s) => !viewersOf(s, s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE).includes(0), [
      'viewers of top of life of A',
      'set of player',
      (s) => viewersOf(s, s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE),
    ]),
    then(8, (s) => viewersOf(s, s.zones[ZONE['hand'] + 0]![0] ?? NONE).includes(0), [
      'viewers of first of hand of A',
      'set of player',
      (s) => viewersOf(s, s.zones[ZONE['hand'] + 0]![0] ?? NONE),
    ]),
    then(9, (s) => !viewersOf(s, s.zones[ZONE['hand'] + 0]![0] ?? NONE).includes(1), [
      'viewers of first of hand of A',
      'set of player',
      (s) => viewersOf(s, s.zones[ZONE['hand'] + 0]![0] ?? NONE),
    ]),
  ],
)

/** [bd.start.4] (build-divide/examples-turns.rules:14) */
const exampleFiveNewCardsThenTheOldOnesGo = example<State>(
  'five new cards, then the old ones go back',
  ['bd.start.4'],
  [],
  (s) => {
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 62, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 0, hands)
    doRedraw(s, 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['hand'] + 0, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    equals(5, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 5),
    then(6, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['deck'] + 0, [
      'redscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout1'])] ?? NONE,
    ]),
    equals(6, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 5),
  ],
)

/** [bd.start.5] (build-divide/examples-turns.rules:22) */
const exampleLifeCardsLieOnTopOfEachOther = example<State>(
  'life cards lie on top of each other',
  ['bd.start.5'],
  [],
  (s) => {
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['territory'] + 0, hands)
    doLayOwnLife(s, 0)
  },
  [
    equals(5, 'count of life of A', 'number', (s) => s.zones[ZONE['life'] + 0]!.length, 3),
    then(5, (s) => (s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['redscout3']), [
      'top of life of A',
      'card',
      (s) => s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [bd.start.5, bd.gap.life-order] (build-divide/examples-turns.rules:29) */
const exampleOrEachBeneathTheOneBefore = example<State>(
  'or each beneath the one before',
  ['bd.start.5', 'bd.gap.life-order'],
  [[0, 1]],
  (s) => {
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['territory'] + 0, hands)
    doLayOwnLife(s, 0)
  },
  [
    then(6, (s) => (s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['redscout1']), [
      'top of life of A',
      'card',
      (s) => s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [bd.start.5, bd.card.7] (build-divide/examples-turns.rules:37) */
const exampleATerritoryThatGivesAnotherNumberOfLife = example<State>(
  'a territory that gives another number of life cards',
  ['bd.start.5', 'bd.card.7'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['territory'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['territory'] + 1, hands)
    doDraw(s, 0, 0)
  },
  [
    equals(5, 'life-share of A', 'number', (s) => lifeShareOf(s, 0), 12),
    equals(5, 'life-share of B', 'number', (s) => lifeShareOf(s, 1), 10),
  ],
)

/** [bd.turn.1, bd.turn.3] (build-divide/examples-turns.rules:44) */
const exampleTheTurnsAlternate = example<State>(
  'the turns alternate',
  ['bd.turn.1', 'bd.turn.3'],
  [],
  (s) => {
    s.turnNumber = 1
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 45, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 1)
    doEndPhase(s, 0)
  },
  [
    equals(8, 'turn-player', 'player', (s) => s.turnPlayer, 1),
    equals(8, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
  ],
)

/** [bd.turn.2, bd.turn.3] (build-divide/examples-turns.rules:54) */
const exampleWhatIsOneSOwnStandsUpThen = example<State>(
  "what is one's own stands up, then a card is drawn",
  ['bd.turn.2', 'bd.turn.3'],
  [],
  (s) => {
    s.turnNumber = 1
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 60, 1, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['field'], hands)
    placeGiven(s, 48, NONE, ZONE['energy'] + 0, hands)
    s.rested[theCopy(s, CARD['redscout3'])] = true
    s.rested[theCopy(s, CARD['bluescout3'])] = true
    s.rested[theCopy(s, CARD['redknight1'])] = true
    doTurn(s, 0)
  },
  [
    then(10, (s) => !isRested(s, theCopy(s, CARD['redscout3'])), [
      'redscout3 is not rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['redscout3'])),
    ]),
    then(10, (s) => !isRested(s, theCopy(s, CARD['redknight1'])), [
      'redknight1 is not rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['redknight1'])),
    ]),
    then(10, (s) => isRested(s, theCopy(s, CARD['bluescout3'])), [
      'bluescout3 is rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['bluescout3'])),
    ]),
    equals(11, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
  ],
)

/** [bd.turn.4, bd.play.1] (build-divide/examples-turns.rules:67) */
const exampleOneCardToTheEnergyZoneEachTurn = example<State>(
  'one card to the energy zone each turn',
  ['bd.turn.4', 'bd.play.1'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(4, 0, 34, [card(43), null]),
    refused(5, 0, 34, [card(44), null], []),
    equals(6, 'count of energy of A', 'number', (s) => s.zones[ZONE['energy'] + 0]!.length, 1),
    then(6, (s) => !isRested(s, theCopy(s, CARD['redscout1'])), [
      'redscout1 is not rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['redscout1'])),
    ]),
  ],
)

/** [bd.turn.5] (build-divide/examples-turns.rules:75) */
const exampleAttacksComeAfterTheMainPhaseUntilThere = example<State>(
  'attacks come after the main phase, until there are no more',
  ['bd.turn.5'],
  [],
  (s) => {
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['life'] + 1, hands)
    doAttackPhase(s, 0)
  },
  [
    does(5, 0, 48, [value('player', () => 1), card(43), null]),
    asked(6, 0),
    equals(7, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 2),
    offered(8, 0, 48, [value('player', () => 1), card(44), null]),
    refused(9, 0, 48, [value('player', () => 1), card(43), null], []),
    answers(10, 0, 'passes'),
    equals(11, 'phase-now', 'phase', (s) => s.phaseNow, PHASE['attacking']),
  ],
)

/** [bd.turn.6] (build-divide/examples-turns.rules:88) */
const exampleAtTheEndOfTheTurnNoMore = example<State>(
  'at the end of the turn no more than five cards, and no wounds',
  ['bd.turn.6'],
  [],
  (s) => {
    placeGiven(s, 48, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 60, 1, ZONE['field'], hands, (laid) => {
      s.wounds[laid] = 1000
    })
    doEndPhase(s, 0)
  },
  [
    chooses(5, 0, [card(46)]),
    then(6, (s) => s.place[theCopy(s, CARD['redscout4'])] === ZONE['graveyard'] + 0, [
      'redscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout4'])] ?? NONE,
    ]),
    equals(6, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 5),
    equals(7, 'wounds of bluescout3', 'number', (s) => s.wounds[theCopy(s, CARD['bluescout3'])]!, 0),
  ],
)

/** [bd.draw.1, bd.draw.2] (build-divide/examples-turns.rules:97) */
const exampleFromAnEmptyDeckTheUppermostLifeCard = example<State>(
  'from an empty deck the uppermost life card is drawn',
  ['bd.draw.1', 'bd.draw.2'],
  [],
  (s) => {
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['life'] + 0, hands)
    doDraw(s, 2, 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['hand'] + 0, [
      'redscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout1'])] ?? NONE,
    ]),
    then(5, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
    equals(5, 'count of life of A', 'number', (s) => s.zones[ZONE['life'] + 0]!.length, 1),
  ],
)

/** [bd.draw.2, bd.lose.1] (build-divide/examples-turns.rules:104) */
const exampleWhoCanDrawFromNeitherHasLost = example<State>(
  'who can draw from neither has lost',
  ['bd.draw.2', 'bd.lose.1'],
  [],
  (s) => {
    doDraw(s, 1, 0)
  },
  [
    equals(3, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(3, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [bd.draw.3] (build-divide/examples-turns.rules:109) */
const exampleThePlayerWhoDiscardsChooses = example<State>(
  'the player who discards chooses',
  ['bd.draw.3'],
  [],
  (s) => {
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    doDiscard(s, 2, 0)
  },
  [
    chooses(4, 0, [card(43), card(45)]),
    equals(5, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 2),
    then(5, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
  ],
)

/** [bd.turn.3] (build-divide/examples-turns.rules:116) */
const exampleTheFirstTurnHasNoDraw = example<State>(
  'the first turn has no draw',
  ['bd.turn.3'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
  },
  [
    exactly(4, 0, []),
    equals(5, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 0),
    equals(5, 'turn-number', 'number', (s) => s.turnNumber, 1),
    equals(5, 'phase-now', 'phase', (s) => s.phaseNow, PHASE['main']),
  ],
)

/** [bd.play.2, bd.cost.1, bd.play.5] (build-divide/examples-windows.rules:3) */
const exampleAUnitIsPaidForWaitsAndComes = example<State>(
  'a unit is paid for, waits, and comes onto the field',
  ['bd.play.2', 'bd.cost.1', 'bd.play.5'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 59, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    refused(6, 0, 26, [card(61), null], ['bd.cost.1']),
    does(7, 0, 26, [card(49), null]),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['redknight2'])] === ZONE['resolution'], [
      'redknight2',
      'place',
      (s) => s.place[theCopy(s, CARD['redknight2'])] ?? NONE,
    ]),
    equals(9, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    then(9, (s) => isRested(s, theCopy(s, CARD['redscout1'])), [
      'redscout1 is rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['redscout1'])),
    ]),
    asked(10, 0),
    then(11, (s) => s.place[theCopy(s, CARD['redknight2'])] === ZONE['field'], [
      'redknight2',
      'place',
      (s) => s.place[theCopy(s, CARD['redknight2'])] ?? NONE,
    ]),
    equals(11, 'controller of redknight2', 'player', (s) => controllerOf(s, theCopy(s, CARD['redknight2'])), 0),
    equals(11, 'power of redknight2', 'number', (s) => powerOf(s, theCopy(s, CARD['redknight2'])), 3000),
  ],
)

/** [bd.cost.1] (build-divide/examples-windows.rules:16) */
const exampleTheColorMustBeThere = example<State>(
  'the color must be there',
  ['bd.cost.1'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 59, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [refused(5, 0, 26, [card(44), null], [])],
)

/** [bd.play.2, bd.play.1] (build-divide/examples-windows.rules:23) */
const exampleANormalCardWaitsForItsMomentA = example<State>(
  'a normal card waits for its moment, a quick one does not',
  ['bd.play.2', 'bd.play.1'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(9, 0, 26, [card(5), null]),
    refused(10, 0, 26, [card(43), null], []),
    asked(11, 1),
    offered(12, 1, 26, [card(26), null]),
    answers(13, 1, 'passes'),
    then(14, (s) => s.place[theCopy(s, CARD['redknight1'])] === ZONE['hand'] + 0, [
      'redknight1',
      'place',
      (s) => s.place[theCopy(s, CARD['redknight1'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['《study》'])] === ZONE['graveyard'] + 0, [
      '《study》',
      'place',
      (s) => s.place[theCopy(s, CARD['《study》'])] ?? NONE,
    ]),
    offered(15, 0, 26, [card(43), null]),
  ],
)

/** [bd.window.2, bd.window.3] (build-divide/examples-windows.rules:40) */
const exampleTheNewestIsResolvedFirstAndTheTurn = example<State>(
  'the newest is resolved first, and the turn player speaks again',
  ['bd.window.2', 'bd.window.3'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(9, 0, 26, [card(5), null]),
    does(10, 1, 26, [card(26), null]),
    exactly(11, 1, []),
    equals(12, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    equals(12, 'passed', 'number', (s) => s.passed, 0),
    exactly(13, 0, []),
    equals(14, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    equals(14, 'passed', 'number', (s) => s.passed, 1),
    exactly(15, 0, []),
    then(16, (s) => viewersOf(s, theCopy(s, CARD['blueknight1'])).includes(1), [
      'viewers of blueknight1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['blueknight1'])),
    ]),
    then(16, (s) => !viewersOf(s, theCopy(s, CARD['blueknight1'])).includes(0), [
      'viewers of blueknight1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['blueknight1'])),
    ]),
    equals(17, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    equals(17, 'passed', 'number', (s) => s.passed, 0),
  ],
)

/** [bd.window.1] (build-divide/examples-windows.rules:59) */
const exampleBothPassWithNothingWaitingAndTheWindow = example<State>(
  'both pass with nothing waiting, and the window is over',
  ['bd.window.1'],
  [],
  (s) => {
    doPlayWindow(s)
  },
  [exactly(3, 1, []), equals(4, 'passed', 'number', (s) => s.passed, 1)],
)

/** [bd.play.3] (build-divide/examples-windows.rules:65) */
const exampleAbilitiesThatArePlayedQuickAndNormal = example<State>(
  'abilities that are played, quick and normal',
  ['bd.play.3'],
  [],
  (s) => {
    placeGiven(s, 17, 0, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 32, [card(17), null]),
    refused(6, 0, 32, [card(17), null], []),
    does(7, 0, 32, [card(16), null]),
    chooses(8, 0, [card(17)]),
    exactly(9, 0, []),
    equals(10, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    exactly(11, 0, []),
    equals(12, 'power of 《clerk》', 'number', (s) => powerOf(s, theCopy(s, CARD['《clerk》'])), 1000),
    equals(12, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
  ],
)

/** [bd.play.3] (build-divide/examples-windows.rules:79) */
const exampleANormalAbilityWaitsForTheOwnMain = example<State>(
  'a normal ability waits for the own main phase',
  ['bd.play.3'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 17, 0, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
    enter(s, 3)
    doMainPhase(s, 1)
  },
  [asked(5, 0), offered(6, 0, 32, [card(16), null]), refused(7, 0, 32, [card(17), null], [])],
)

/** [bd.rules.1] (build-divide/examples-windows.rules:88) */
const exampleWithoutPowerAUnitGoesToItsOwner = example<State>(
  "without power a unit goes to its owner's graveyard, whoever controls it",
  ['bd.rules.1'],
  [],
  (s) => {
    placeGiven(s, 43, 1, ZONE['field'], hands, (laid) => {
      s.control[laid] = 0
    })
    placeGiven(s, 16, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(4, 0, 32, [card(16), null]),
    chooses(5, 0, [card(43)]),
    exactly(6, 1, []),
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['graveyard'] + 1, [
      'redscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout1'])] ?? NONE,
    ]),
  ],
)

/** [bd.rules.2] (build-divide/examples-windows.rules:98) */
const exampleTriggeredAbilitiesOfTheTurnPlayerGoFirst = example<State>(
  'triggered abilities of the turn player go first, and are resolved last',
  ['bd.rules.2'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 15, 1, ZONE['field'], hands)
    placeGiven(s, 15, 0, ZONE['field'], hands)
    doLineUp(s)
  },
  [then(5, (s) => s.zones[ZONE['chain']]!.length === 0, ['chain', 'set of effect', (s) => s.zones[ZONE['chain']]!])],
)

/** [bd.fixtures.1, bd.rules.2] (build-divide/examples-windows.rules:105) */
const exampleAnOpponentSCardIsWatched = example<State>(
  "an opponent's card is watched",
  ['bd.fixtures.1', 'bd.rules.2'],
  [],
  (s) => {
    placeGiven(s, 15, 1, ZONE['field'], hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(5), null]),
    exactly(9, 0, []),
    equals(10, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['hand'] + 1, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    equals(12, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
  ],
)

/** [bd.card.7] (build-divide/examples-windows.rules:119) */
const exampleAnAceThatIsPaidForOpensThe = example<State>(
  'an ace that is paid for opens the territory',
  ['bd.card.7'],
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['territory'] + 0, hands)
    placeGiven(s, 131, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 59, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(131), null]),
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['《loud valley》'])] === ZONE['territory'] + 0, [
      '《loud valley》',
      'place',
      (s) => s.place[theCopy(s, CARD['《loud valley》'])] ?? NONE,
    ]),
  ],
)

/** [bd.card.7] (build-divide/examples-windows.rules:129) */
const exampleOneThatComesOtherwiseDoesNot = example<State>(
  'one that comes otherwise does not',
  ['bd.card.7'],
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['territory'] + 0, hands)
    placeGiven(s, 131, NONE, ZONE['life'] + 0, hands)
    doTakeLife(s, theCopy(s, CARD['blueherald4']), DESTINATION['to-field'], 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['《quiet valley》'])] === ZONE['territory'] + 0, [
      '《quiet valley》',
      'place',
      (s) => s.place[theCopy(s, CARD['《quiet valley》'])] ?? NONE,
    ]),
    then(5, (s) => s.place[theCopy(s, CARD['blueherald4'])] === ZONE['field'], [
      'blueherald4',
      'place',
      (s) => s.place[theCopy(s, CARD['blueherald4'])] ?? NONE,
    ]),
  ],
)

/** [bd.attack.1] (build-divide/examples-battle.rules:3) */
const exampleTheOpponentOrARestedUnitOfThe = example<State>(
  "the opponent, or a rested unit of the opponent's",
  ['bd.attack.1'],
  [],
  (s) => {
    placeGiven(s, 59, 1, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    s.rested[theCopy(s, CARD['redscout2'])] = true
    s.rested[theCopy(s, CARD['bluescout2'])] = true
    doAttackPhase(s, 0)
  },
  [exactly(6, 0, [moved(48, [value('player', () => 1), card(43), null]), moved(49, [card(59), card(43), null])])],
)

/** [bd.attack.3] (build-divide/examples-battle.rules:11) */
const exampleTheStrongerUnitStays = example<State>(
  'the stronger unit stays',
  ['bd.attack.3'],
  [],
  (s) => {
    placeGiven(s, 59, 1, ZONE['field'], hands)
    placeGiven(s, 49, 0, ZONE['field'], hands)
    s.rested[theCopy(s, CARD['bluescout2'])] = true
    doAttackPhase(s, 0)
  },
  [
    does(5, 0, 49, [card(59), card(49), null]),
    exactly(6, 1, []),
    exactly(7, 0, []),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['redknight2'])] === ZONE['field'], [
      'redknight2',
      'place',
      (s) => s.place[theCopy(s, CARD['redknight2'])] ?? NONE,
    ]),
    then(10, (s) => isRested(s, theCopy(s, CARD['redknight2'])), [
      'redknight2 is rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['redknight2'])),
    ]),
    equals(11, 'wounds of redknight2', 'number', (s) => s.wounds[theCopy(s, CARD['redknight2'])]!, 2000),
  ],
)

/** [bd.attack.3] (build-divide/examples-battle.rules:24) */
const exampleEqualsDestroyEachOther = example<State>(
  'equals destroy each other',
  ['bd.attack.3'],
  [],
  (s) => {
    placeGiven(s, 59, 1, ZONE['field'], hands)
    placeGiven(s, 44, 0, ZONE['field'], hands)
    s.rested[theCopy(s, CARD['bluescout2'])] = true
    doAttackPhase(s, 0)
  },
  [
    does(5, 0, 49, [card(59), card(44), null]),
    exactly(6, 1, []),
    exactly(7, 0, []),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['graveyard'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
  ],
)

/** [bd.attack.2] (build-divide/examples-battle.rules:36) */
const exampleABlockerTakesTheAttackUponItself = example<State>(
  'a blocker takes the attack upon itself',
  ['bd.attack.2'],
  [],
  (s) => {
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 64, 1, ZONE['field'], hands)
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    s.rested[theCopy(s, CARD['bluescout1'])] = true
    doAttackPhase(s, 0)
  },
  [
    does(6, 0, 48, [value('player', () => 1), card(44), null]),
    does(7, 1, 53, [card(64), null]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['graveyard'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
    equals(10, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
    then(10, (s) => isRested(s, theCopy(s, CARD['blueknight2'])), [
      'blueknight2 is rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['blueknight2'])),
    ]),
    then(11, (s) => s.attacker === NONE, ['attacker', 'card', (s) => s.attacker]),
  ],
)

/** [bd.attack.3] (build-divide/examples-battle.rules:49) */
const exampleWithoutTheAttackerThereIsNoBattle = example<State>(
  'without the attacker there is no battle',
  ['bd.attack.3'],
  [],
  (s) => {
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 12, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    doAttackPhase(s, 0)
  },
  [
    does(7, 0, 48, [value('player', () => 1), card(44), null]),
    does(8, 1, 26, [card(12), null]),
    exactly(9, 0, []),
    exactly(10, 0, []),
    exactly(11, 0, []),
    exactly(12, 1, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['graveyard'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
    equals(14, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
  ],
)

/** [bd.attack.3, bd.zone.4] (build-divide/examples-battle.rules:65) */
const exampleAUnitThatHasLeftAndComeBack = example<State>(
  'a unit that has left and come back is another one',
  ['bd.attack.3', 'bd.zone.4'],
  [],
  (s) => {
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    s.attacker = theCopy(s, CARD['redscout2'])
    s.attackerVisit = 1
    s.targetPlayer = 1
    doBattleStep(s)
  },
  [
    equals(8, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
    then(8, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['field'], [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
  ],
)

/** [bd.damage.3, bd.zone.4] (build-divide/examples-battle.rules:75) */
const exampleNorIsTheRestOfItsDamageDealt = example<State>(
  'nor is the rest of its damage dealt',
  ['bd.damage.3', 'bd.zone.4'],
  [],
  (s) => {
    placeGiven(s, 55, 0, ZONE['field'], hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['life'] + 1, hands)
    s.attacker = theCopy(s, CARD['redtitan3'])
    s.targetPlayer = 1
    doBattleStep(s)
  },
  [
    exactly(7, 0, []),
    equals(8, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 2),
    equals(8, 'points of (redtitan3, 0)', 'number', (s) => pointsOf(s, theCopy(s, CARD['redtitan3']), 0), 2),
    equals(8, 'points of (redtitan3, 1)', 'number', (s) => pointsOf(s, theCopy(s, CARD['redtitan3']), 1), 0),
  ],
)

/** [bd.damage.2, bd.damage.4] (build-divide/examples-damage.rules:3) */
const exampleEachPointTurnsALifeCardOverWhich = example<State>(
  'each point turns a life card over, which goes to the graveyard',
  ['bd.damage.2', 'bd.damage.4'],
  [],
  (s) => {
    placeGiven(s, 55, 0, ZONE['field'], hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['life'] + 1, hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redtitan3'])
    doBattleStep(s)
  },
  [
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    equals(8, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 2),
    exactly(9, 1, []),
    then(10, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    equals(10, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
  ],
)

/** [bd.gap.next-point] (build-divide/examples-damage.rules:15) */
const exampleOrTheNextPointComesWhenBothHave = example<State>(
  'or the next point comes when both have passed',
  ['bd.gap.next-point'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 55, 0, ZONE['field'], hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['life'] + 1, hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redtitan3'])
    doBattleStep(s)
  },
  [
    exactly(8, 1, []),
    equals(9, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 2),
    exactly(10, 0, []),
    equals(11, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
  ],
)

/** [bd.damage.5] (build-divide/examples-damage.rules:28) */
const exampleASkullCostsOneLifeMore = example<State>(
  'a skull costs one life more',
  ['bd.damage.5'],
  [],
  (s) => {
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['life'] + 1, hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redscout2'])
    doBattleStep(s)
  },
  [
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['bluebrute2'])] === ZONE['graveyard'] + 1, [
      'bluebrute2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluebrute2'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    equals(8, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
    happened(9, [
      moved(58, [value('player', () => 1), null, value('origin', () => ORIGIN['by-icon']), value('number', () => 1)]),
    ]),
  ],
)

/** [bd.lose.1, bd.damage.5] (build-divide/examples-damage.rules:39) */
const exampleALastCardWithASkullLosesThe = example<State>(
  'a last card with a skull loses the game, whatever the hit',
  ['bd.lose.1', 'bd.damage.5'],
  [],
  (s) => {
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 109, NONE, ZONE['life'] + 1, hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redscout2'])
    doBattleStep(s)
  },
  [
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(7, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [bd.lose.1] (build-divide/examples-damage.rules:48) */
const exampleOneLifeCardAndAHitOfTwo = example<State>(
  'one life card and a hit of two',
  ['bd.lose.1'],
  [],
  (s) => {
    placeGiven(s, 55, 0, ZONE['field'], hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redtitan3'])
    doBattleStep(s)
  },
  [
    exactly(7, 0, []),
    then(8, (s) => s.zones[ZONE['life'] + 1]!.length === 0, [
      'life of B',
      'set of card',
      (s) => s.zones[ZONE['life'] + 1]!,
    ]),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0),
    nobodyAsked(9),
    equals(10, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [bd.damage.6, bd.play.4, bd.damage.3] (build-divide/examples-damage.rules:60) */
const exampleAStarIsPlayedAtOnceAndMay = example<State>(
  'a star is played at once, and may stop the second point',
  ['bd.damage.6', 'bd.play.4', 'bd.damage.3'],
  [],
  (s) => {
    placeGiven(s, 55, 0, ZONE['field'], hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 41, NONE, ZONE['life'] + 1, hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redtitan3'])
    doBattleStep(s)
  },
  [
    answers(7, 1, 'accepts'),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['《halo》'])] === ZONE['resolution'], [
      '《halo》',
      'place',
      (s) => s.place[theCopy(s, CARD['《halo》'])] ?? NONE,
    ]),
    equals(9, 'controller of 《halo》', 'player', (s) => controllerOf(s, theCopy(s, CARD['《halo》'])), 1),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['redtitan3'])] === ZONE['graveyard'] + 0, [
      'redtitan3',
      'place',
      (s) => s.place[theCopy(s, CARD['redtitan3'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['《halo》'])] === ZONE['graveyard'] + 1, [
      '《halo》',
      'place',
      (s) => s.place[theCopy(s, CARD['《halo》'])] ?? NONE,
    ]),
    exactly(12, 1, []),
    equals(13, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 2),
  ],
)

/** [bd.damage.6] (build-divide/examples-damage.rules:75) */
const exampleAStarThatIsNotPlayedGoesTo = example<State>(
  'a star that is not played goes to the graveyard',
  ['bd.damage.6'],
  [],
  (s) => {
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 40, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['deck'] + 1, hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redscout1'])
    doBattleStep(s)
  },
  [
    answers(8, 1, 'declines'),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['《undertow》'])] === ZONE['graveyard'] + 1, [
      '《undertow》',
      'place',
      (s) => s.place[theCopy(s, CARD['《undertow》'])] ?? NONE,
    ]),
    equals(10, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
    then(10, (s) => s.zones[ZONE['hand'] + 1]!.length === 0, [
      'hand of B',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 1]!,
    ]),
  ],
)

/** [bd.damage.1, bd.damage.3] (build-divide/examples-damage.rules:87) */
const exampleDamageByAnEffect = example<State>(
  'damage by an effect',
  ['bd.damage.1', 'bd.damage.3'],
  [],
  (s) => {
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(13), null]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
    then(9, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
  ],
)

/** [bd.life.2] (build-divide/examples-damage.rules:98) */
const exampleYellowAboveFiveCardsRedFromFiveOn = example<State>(
  'yellow above five cards, red from five on',
  ['bd.life.2'],
  [],
  (s) => {
    placeGiven(s, 48, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 62, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 61, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 25, 1, ZONE['field'], hands)
    placeGiven(s, 24, 1, ZONE['field'], hands)
    placeGiven(s, 25, 0, ZONE['field'], hands)
    placeGiven(s, 24, 0, ZONE['field'], hands)
    doDraw(s, 0, 0)
  },
  [
    then(6, (s) => isInYellow(s, 0), ['A is in-yellow', 'truth', (s) => isInYellow(s, 0)]),
    then(6, (s) => !isInRed(s, 0), ['A is in-red', 'truth', (s) => isInRed(s, 0)]),
    then(6, (s) => isInRed(s, 1), ['B is in-red', 'truth', (s) => isInRed(s, 1)]),
    then(6, (s) => !isInYellow(s, 1), ['B is in-yellow', 'truth', (s) => isInYellow(s, 1)]),
    equals(7, 'power of 《zealot》 of A', 'number', (s) => powerOf(s, copyOf(s, CARD['《zealot》'], 0)), 2000),
    equals(7, 'power of 《idler》 of A', 'number', (s) => powerOf(s, copyOf(s, CARD['《idler》'], 0)), 3000),
    equals(8, 'power of 《zealot》 of B', 'number', (s) => powerOf(s, copyOf(s, CARD['《zealot》'], 1)), 5000),
    equals(8, 'power of 《idler》 of B', 'number', (s) => powerOf(s, copyOf(s, CARD['《idler》'], 1)), 2000),
  ],
)

/** [bd.life.3] (build-divide/examples-damage.rules:108) */
const exampleLifeCardsToOtherZones = example<State>(
  'life cards to other zones',
  ['bd.life.3'],
  [],
  (s) => {
    placeGiven(s, 45, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    doTakeLife(s, theCopy(s, CARD['redscout1']), DESTINATION['to-hand'], 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['hand'] + 0, [
      'redscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout1'])] ?? NONE,
    ]),
  ],
)

/** [bd.life.5] (build-divide/examples-damage.rules:115) */
const exampleLifeCardsIntoTheDeckWhichIsShuffled = example<State>(
  'life cards into the deck, which is shuffled',
  ['bd.life.5'],
  [],
  (s) => {
    placeGiven(s, 45, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    doReturnLife(s, top(s.zones[ZONE['life'] + 0]!, 2), 0)
  },
  [
    equals(5, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 3),
    equals(5, 'count of life of A', 'number', (s) => s.zones[ZONE['life'] + 0]!.length, 1),
  ],
)

/** [bd.life.4] (build-divide/examples-damage.rules:122) */
const exampleALifeCardOntoTheFieldUnderWhom = example<State>(
  'a life card onto the field, under whom the text says',
  ['bd.life.4'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['life'] + 0, hands)
    doRaiseLife(s, theCopy(s, CARD['redscout1']), 1)
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['field'], [
      'redscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout1'])] ?? NONE,
    ]),
    equals(4, 'controller of redscout1', 'player', (s) => controllerOf(s, theCopy(s, CARD['redscout1'])), 1),
    equals(4, 'owner of redscout1', 'player', (s) => s.owner[theCopy(s, CARD['redscout1'])]!, 0),
  ],
)

/** [bd.life.4] (build-divide/examples-damage.rules:128) */
const exampleALifeCardToTheResolutionZoneIs = example<State>(
  'a life card to the resolution zone is played',
  ['bd.life.4'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    doTakeLife(s, theCopy(s, CARD['《study》']), DESTINATION['to-resolution'], 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['《study》'])] === ZONE['resolution'], [
      '《study》',
      'place',
      (s) => s.place[theCopy(s, CARD['《study》'])] ?? NONE,
    ]),
    equals(5, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    equals(5, 'controller of 《study》', 'player', (s) => controllerOf(s, theCopy(s, CARD['《study》'])), 0),
  ],
)

/** [bd.lose.2] (build-divide/examples-damage.rules:135) */
const exampleACardThatWins = example<State>(
  'a card that wins',
  ['bd.lose.2'],
  [],
  (s) => {
    doWin(s, 0)
  },
  [
    equals(3, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(3, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [bd.lose.3, bd.gap.all-lose] (build-divide/examples-damage.rules:140) */
const exampleWhenEverybodyLosesNobodyHasWon = example<State>(
  'when everybody loses nobody has won',
  ['bd.lose.3', 'bd.gap.all-lose'],
  [],
  (s) => {
    doDoomAll(s, 0)
  },
  [
    equals(3, 'result of A', 'number', (s) => s.result[0]!, 0),
    equals(3, 'result of B', 'number', (s) => s.result[1]!, 0),
  ],
)

/** [bd.gap.all-lose] (build-divide/examples-damage.rules:145) */
const exampleOrItIsTheSideWhoseTurnIt = example<State>(
  'or it is the side whose turn it is that loses',
  ['bd.gap.all-lose'],
  [[2, 1]],
  (s) => {
    s.turnPlayer = 1
    doDoomAll(s, 0)
  },
  [
    equals(5, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(5, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [bd.lose.4, bd.gap.conceding] (build-divide/examples-damage.rules:152) */
const exampleConcedingWhereItIsAMove = example<State>(
  'conceding, where it is a move',
  ['bd.lose.4', 'bd.gap.conceding'],
  [[3, 1]],
  (s) => {
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    answers(4, 0, 'passes'),
    does(5, 1, 66, [null]),
    equals(6, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(6, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [bd.damage.2, bd.window.3] (build-divide/examples-damage.rules:160) */
const exampleWhatWasPlayedBeforeTheDamageWaitsUntil = example<State>(
  'what was played before the damage waits until the point is dealt',
  ['bd.damage.2', 'bd.window.3'],
  [],
  (s) => {
    placeGiven(s, 13, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, 1, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, 0, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, 1, ZONE['energy'] + 1, hands)
    placeGiven(s, 16, 1, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(13, 0), null]),
    answers(9, 0, 'passes'),
    does(10, 1, 26, [card(13, 1), null]),
    answers(11, 1, 'passes'),
    answers(12, 0, 'passes'),
    equals(13, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(13, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
  ],
)

/** [bd.fixtures.1, bd.damage.2] (build-divide/examples-damage.rules:175) */
const exampleACommandOfThreePoints = example<State>(
  'a command of three points',
  ['bd.fixtures.1', 'bd.damage.2'],
  [],
  (s) => {
    placeGiven(s, 14, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['life'] + 1, hands)
    placeGiven(s, 16, 1, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 26, [card(14), null]),
    answers(8, 0, 'passes'),
    answers(9, 1, 'passes'),
    equals(10, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 3),
    answers(11, 0, 'passes'),
    equals(12, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 2),
    answers(13, 1, 'passes'),
    equals(14, 'count of life of B', 'number', (s) => s.zones[ZONE['life'] + 1]!.length, 1),
  ],
)

/** [bd.samples.1] (build-divide/examples-cards.rules:3) */
const exampleS1TheOpponentDiscardsTwo = example<State>(
  'S1: the opponent discards two',
  ['bd.samples.1'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(0), null]),
    chooses(7, 1, [card(58), card(59)]),
    exactly(8, 0, []),
    equals(9, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
    then(9, (s) => s.place[theCopy(s, CARD['S1'])] === ZONE['graveyard'] + 0, [
      'S1',
      'place',
      (s) => s.place[theCopy(s, CARD['S1'])] ?? NONE,
    ]),
  ],
)

/** [bd.samples.2] (build-divide/examples-cards.rules:14) */
const exampleS2TheOpponentSUnitsLose5000For = example<State>(
  "S2: the opponent's units lose 5000 for the turn",
  ['bd.samples.2'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 29, 1, ZONE['field'], hands)
    placeGiven(s, 62, 0, ZONE['field'], hands)
    placeGiven(s, 47, 1, ZONE['field'], hands)
    placeGiven(s, 57, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(1), null]),
    then(7, (s) => s.place[theCopy(s, CARD['redscout5'])] === ZONE['graveyard'] + 1, [
      'redscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout5'])] ?? NONE,
    ]),
    equals(7, 'power of bluescout5', 'number', (s) => powerOf(s, theCopy(s, CARD['bluescout5'])), 5000),
    then(7, (s) => s.place[theCopy(s, CARD['S2'])] === ZONE['field'], [
      'S2',
      'place',
      (s) => s.place[theCopy(s, CARD['S2'])] ?? NONE,
    ]),
  ],
)

/** [bd.samples.3] (build-divide/examples-cards.rules:23) */
const exampleS3TwoUnitsOfTheOpponentSAre = example<State>(
  "S3: two units of the opponent's are aimed at",
  ['bd.samples.3'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 89, 0, ZONE['field'], hands)
    placeGiven(s, 60, 1, ZONE['field'], hands)
    placeGiven(s, 59, 1, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(2), null]),
    chooses(7, 0, [card(88)]),
    notChoosable(8, 0, [card(89)]),
    chooses(9, 0, [card(58), card(59)]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['bluescout3'])] === ZONE['field'], [
      'bluescout3',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout3'])] ?? NONE,
    ]),
  ],
)

/** [bd.samples.3] (build-divide/examples-cards.rules:37) */
const exampleS3OneUnitIsNotEnough = example<State>(
  'S3: one unit is not enough',
  ['bd.samples.3'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [refused(6, 0, 26, [card(2), null], [])],
)

/** [bd.samples.4] (build-divide/examples-cards.rules:45) */
const exampleS4TheOpponentKeepsOneCardLess = example<State>(
  'S4: the opponent keeps one card less',
  ['bd.samples.4'],
  [],
  (s) => {
    placeGiven(s, 3, 0, ZONE['field'], hands)
    doDraw(s, 0, 0)
  },
  [
    equals(4, 'hand-limit of B', 'number', (s) => handLimitOf(s, 1), 4),
    equals(4, 'hand-limit of A', 'number', (s) => handLimitOf(s, 0), 5),
  ],
)

/** [bd.samples.5] (build-divide/examples-cards.rules:51) */
const exampleS5StrongerWhileTheOpponentSHandIs = example<State>(
  "S5: stronger while the opponent's hand is empty",
  ['bd.samples.5'],
  [],
  (s) => {
    placeGiven(s, 4, 0, ZONE['field'], hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    doDraw(s, 0, 0)
  },
  [equals(5, 'power of S5', 'number', (s) => powerOf(s, theCopy(s, CARD['S5'])), 4000)],
)

/** [bd.samples.5] (build-divide/examples-cards.rules:58) */
const exampleS5NoLongerOnceThereIsACard = example<State>(
  'S5: no longer once there is a card',
  ['bd.samples.5'],
  [],
  (s) => {
    placeGiven(s, 4, 0, ZONE['field'], hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    doDraw(s, 1, 1)
  },
  [equals(5, 'power of S5', 'number', (s) => powerOf(s, theCopy(s, CARD['S5'])), 3000)],
)

/** [bd.player.1, bd.fixtures.1] (build-divide/examples-cards.rules:65) */
const exampleAlliesOneSOwnUnits = example<State>(
  "allies: one's own units",
  ['bd.player.1', 'bd.fixtures.1'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 60, 1, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['field'], hands)
    placeGiven(s, 6, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    equals(6, 'power of redscout3', 'number', (s) => powerOf(s, theCopy(s, CARD['redscout3'])), 4000),
    equals(6, 'power of bluescout3', 'number', (s) => powerOf(s, theCopy(s, CARD['bluescout3'])), 3000),
    does(7, 0, 26, [card(7), null]),
    answers(8, 0, 'passes'),
    asked(9, 0),
    equals(10, 'power of redscout3', 'number', (s) => powerOf(s, theCopy(s, CARD['redscout3'])), 5000),
    equals(10, 'power of bluescout3', 'number', (s) => powerOf(s, theCopy(s, CARD['bluescout3'])), 3000),
    does(11, 0, 26, [card(8), null]),
    chooses(12, 0, [card(43)]),
    notChoosable(13, 0, [card(60)]),
    chooses(14, 0, [card(45)]),
    exactly(15, 1, []),
    exactly(16, 0, []),
    equals(17, 'power of redscout3', 'number', (s) => powerOf(s, theCopy(s, CARD['redscout3'])), 7000),
  ],
)

/** [bd.fixtures.1, bd.play.6] (build-divide/examples-cards.rules:84) */
const exampleAUnitThatIsAimedAtAndIts = example<State>(
  'a unit that is aimed at, and its player draws',
  ['bd.fixtures.1', 'bd.play.6'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 60, 1, ZONE['field'], hands)
    placeGiven(s, 59, 1, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(11), null]),
    chooses(9, 0, [card(46)]),
    chooses(10, 0, [card(58)]),
    answers(11, 0, 'declines'),
    answers(12, 0, 'passes'),
    then(13, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['blueknight1'])] === ZONE['hand'] + 1, [
      'blueknight1',
      'place',
      (s) => s.place[theCopy(s, CARD['blueknight1'])] ?? NONE,
    ]),
    does(14, 0, 26, [card(10), null]),
    chooses(15, 0, [card(45)]),
    chooses(16, 0, [card(59)]),
    answers(17, 0, 'passes'),
    then(18, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    does(19, 0, 26, [card(12), null]),
    then(20, (s) => s.place[theCopy(s, CARD['bluescout3'])] === ZONE['graveyard'] + 1, [
      'bluescout3',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout3'])] ?? NONE,
    ]),
    does(21, 0, 26, [card(9), null]),
    then(22, (s) => s.place[theCopy(s, CARD['redknight1'])] === ZONE['hand'] + 0, [
      'redknight1',
      'place',
      (s) => s.place[theCopy(s, CARD['redknight1'])] ?? NONE,
    ]),
  ],
)

/** [bd.fixtures.6] (build-divide/examples-cards.rules:108) */
const exampleStarsFromTheHandArePaidFor = example<State>(
  'stars from the hand are paid for',
  ['bd.fixtures.6'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 59, 1, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(39), null]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    equals(9, 'power of bluescout2', 'number', (s) => powerOf(s, theCopy(s, CARD['bluescout2'])), 1000),
  ],
)

/** [bd.fixtures.6] (build-divide/examples-cards.rules:119) */
const exampleAnotherOne = example<State>(
  'another one',
  ['bd.fixtures.6'],
  [],
  (s) => {
    placeGiven(s, 42, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 89, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['hand'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(42), null]),
    chooses(7, 1, [card(60)]),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['bluescout3'])] === ZONE['graveyard'] + 1, [
      'bluescout3',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout3'])] ?? NONE,
    ]),
  ],
)

/** [bd.fixtures.3] (build-divide/examples-cards.rules:130) */
const exampleLifeCardsByCommandsToTheHandThe = example<State>(
  'life cards by commands, to the hand, the field, the energy zone and the deck',
  ['bd.fixtures.3'],
  [],
  (s) => {
    placeGiven(s, 23, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 89, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['deck'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 26, [card(18), null]),
    asked(8, 0),
    then(9, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['hand'] + 0, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    does(10, 0, 26, [card(19), null]),
    asked(11, 0),
    then(12, (s) => s.place[theCopy(s, CARD['blackscout2'])] === ZONE['field'], [
      'blackscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout2'])] ?? NONE,
    ]),
    equals(12, 'controller of blackscout2', 'player', (s) => controllerOf(s, theCopy(s, CARD['blackscout2'])), 0),
    equals(12, 'hit of blackscout2', 'number', (s) => hitOf(s, theCopy(s, CARD['blackscout2'])), 1),
    does(13, 0, 26, [card(20), null]),
    asked(14, 0),
    then(15, (s) => s.place[theCopy(s, CARD['blackscout3'])] === ZONE['field'], [
      'blackscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout3'])] ?? NONE,
    ]),
    does(16, 0, 26, [card(23), null]),
    asked(17, 0),
    equals(18, 'count of life of A', 'number', (s) => s.zones[ZONE['life'] + 0]!.length, 1),
    equals(18, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 3),
    does(19, 0, 26, [card(21), null]),
    asked(20, 0),
    then(21, (s) => s.place[theCopy(s, CARD['blackknight1'])] === ZONE['energy'] + 0, [
      'blackknight1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackknight1'])] ?? NONE,
    ]),
  ],
)

/** [bd.fixtures.3, bd.life.4] (build-divide/examples-cards.rules:153) */
const exampleALifeCardThatGoesToTheResolution = example<State>(
  'a life card that goes to the resolution zone is resolved like any other',
  ['bd.fixtures.3', 'bd.life.4'],
  [],
  (s) => {
    placeGiven(s, 22, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 40, NONE, ZONE['life'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 6, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(22), null]),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['《undertow》'])] === ZONE['resolution'], [
      '《undertow》',
      'place',
      (s) => s.place[theCopy(s, CARD['《undertow》'])] ?? NONE,
    ]),
    equals(11, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    equals(11, 'hit of 《banner》', 'number', (s) => hitOf(s, theCopy(s, CARD['《banner》'])), 1),
    asked(12, 0),
    then(13, (s) => s.place[theCopy(s, CARD['blackknight2'])] === ZONE['hand'] + 0, [
      'blackknight2',
      'place',
      (s) => s.place[theCopy(s, CARD['blackknight2'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['《undertow》'])] === ZONE['graveyard'] + 0, [
      '《undertow》',
      'place',
      (s) => s.place[theCopy(s, CARD['《undertow》'])] ?? NONE,
    ]),
  ],
)

/** [bd.fixtures.4] (build-divide/examples-cards.rules:168) */
const exampleACommandThatWins = example<State>(
  'a command that wins',
  ['bd.fixtures.4'],
  [],
  (s) => {
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 26, [card(27), null]),
    equals(6, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(6, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [bd.fixtures.4] (build-divide/examples-cards.rules:176) */
const exampleACommandThatLoses = example<State>(
  'a command that loses',
  ['bd.fixtures.4'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 26, [card(28), null]),
    equals(6, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(6, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [bd.fixtures.4] (build-divide/examples-cards.rules:184) */
const exampleACommandByWhichEverybodyLoses = example<State>(
  'a command by which everybody loses',
  ['bd.fixtures.4'],
  [],
  (s) => {
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 50, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 26, [card(29), null]),
    equals(6, 'result of A', 'number', (s) => s.result[0]!, 0),
    equals(6, 'result of B', 'number', (s) => s.result[1]!, 0),
  ],
)

/** [bd.fixtures.1] (build-divide/examples-cards.rules:192) */
const exampleWhateverCardIsPlayedIsAnswered = example<State>(
  'whatever card is played is answered',
  ['bd.fixtures.1'],
  [],
  (s) => {
    placeGiven(s, 35, 1, ZONE['field'], hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(5), null]),
    exactly(9, 0, []),
    equals(10, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    equals(
      10,
      'controller of last of chain',
      'player',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(
          s.zones[ZONE['chain']]!.at(-1) ?? NONE,
        ),
      1,
    ),
  ],
)

/** [bd.fixtures.1] (build-divide/examples-cards.rules:204) */
const exampleCardsForOneSOwnSide = example<State>(
  "cards for one's own side",
  ['bd.fixtures.1'],
  [],
  (s) => {
    placeGiven(s, 37, 1, ZONE['field'], hands)
    placeGiven(s, 37, 0, ZONE['field'], hands)
    placeGiven(s, 36, 0, ZONE['field'], hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    equals(7, 'hand-limit of A', 'number', (s) => handLimitOf(s, 0), 7),
    equals(7, 'hand-limit of B', 'number', (s) => handLimitOf(s, 1), 5),
    does(8, 0, 26, [card(5), null]),
    exactly(9, 0, []),
    equals(10, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    exactly(11, 0, []),
    equals(12, 'power of 《comrade》 of A', 'number', (s) => powerOf(s, copyOf(s, CARD['《comrade》'], 0)), 3000),
    equals(12, 'power of 《comrade》 of B', 'number', (s) => powerOf(s, copyOf(s, CARD['《comrade》'], 1)), 2000),
  ],
)

/** [bd.fixtures.1] (build-divide/examples-cards.rules:218) */
const exampleACardOfTheOpponentSIsDenied = example<State>(
  "a card of the opponent's is denied while it waits",
  ['bd.fixtures.1'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 38, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(5), null]),
    does(9, 1, 26, [card(38), null]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['《study》'])] === ZONE['graveyard'] + 0, [
      '《study》',
      'place',
      (s) => s.place[theCopy(s, CARD['《study》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['《denial》'])] === ZONE['graveyard'] + 1, [
      '《denial》',
      'place',
      (s) => s.place[theCopy(s, CARD['《denial》'])] ?? NONE,
    ]),
    then(12, (s) => s.zones[ZONE['hand'] + 0]!.length === 0, [
      'hand of A',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 0]!,
    ]),
    then(12, (s) => s.zones[ZONE['chain']]!.length === 0, ['chain', 'set of effect', (s) => s.zones[ZONE['chain']]!]),
  ],
)

/** [bd.fixtures.1] (build-divide/examples-cards.rules:232) */
const exampleOneSOwnIsNotDenied = example<State>(
  "one's own is not denied",
  ['bd.fixtures.1'],
  [],
  (s) => {
    placeGiven(s, 38, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(5), null]),
    refused(7, 0, 26, [card(38), null], []),
    equals(8, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
  ],
)

/** [bd.deck.1, bd.decks.1] (build-divide/examples-decks.rules:3) */
const exampleTheDecksToPlayWith = example<State>(
  'the decks to play with',
  ['bd.deck.1', 'bd.decks.1'],
  [],
  (s) => {
    doDraw(s, 0, 0)
  },
  [deckIs(3, 0, false, []), deckIs(4, 1, false, [])],
)

/** [bd.deck.1, bd.deck.2, bd.deck.3, bd.deck.5] (build-divide/examples-decks.rules:9) */
const exampleEverythingWrong = example<State>(
  'everything wrong',
  ['bd.deck.1', 'bd.deck.2', 'bd.deck.3', 'bd.deck.5'],
  [],
  (s) => {
    s.mainDeck[0] = [33, 43, 43, 43, 43, 43]
    s.territoryCard[0] = [31, 43]
    doDraw(s, 0, 0)
  },
  [deckIs(5, 0, true, ['bd.deck.1', 'bd.deck.2', 'bd.deck.3', 'bd.deck.5'])],
)

/** [bd.deck.4] (build-divide/examples-decks.rules:16) */
const exampleMoreStarsThanTwelve = example<State>(
  'more stars than twelve',
  ['bd.deck.4'],
  [],
  (s) => {
    s.mainDeck[0] = [
      39, 39, 39, 39, 40, 41, 41, 41, 41, 42, 42, 42, 42, 43, 43, 43, 43, 44, 44, 44, 44, 45, 45, 45, 45, 46, 46, 46,
      46, 103, 103, 103, 103, 104, 104, 104, 104, 105, 105, 105, 105,
    ]
    doDraw(s, 0, 0)
  },
  [deckIs(4, 0, true, ['bd.deck.4'])],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/build-divide/examples-turns.rules', [
    [3, exampleWhatLiesWhereWhenTheFirstTurnBegins],
    [14, exampleFiveNewCardsThenTheOldOnesGo],
    [22, exampleLifeCardsLieOnTopOfEachOther],
    [29, exampleOrEachBeneathTheOneBefore],
    [37, exampleATerritoryThatGivesAnotherNumberOfLife],
    [44, exampleTheTurnsAlternate],
    [54, exampleWhatIsOneSOwnStandsUpThen],
    [67, exampleOneCardToTheEnergyZoneEachTurn],
    [75, exampleAttacksComeAfterTheMainPhaseUntilThere],
    [88, exampleAtTheEndOfTheTurnNoMore],
    [97, exampleFromAnEmptyDeckTheUppermostLifeCard],
    [104, exampleWhoCanDrawFromNeitherHasLost],
    [109, exampleThePlayerWhoDiscardsChooses],
    [116, exampleTheFirstTurnHasNoDraw],
  ]),
  ...inFile('rules/build-divide/examples-windows.rules', [
    [3, exampleAUnitIsPaidForWaitsAndComes],
    [16, exampleTheColorMustBeThere],
    [23, exampleANormalCardWaitsForItsMomentA],
    [40, exampleTheNewestIsResolvedFirstAndTheTurn],
    [59, exampleBothPassWithNothingWaitingAndTheWindow],
    [65, exampleAbilitiesThatArePlayedQuickAndNormal],
    [79, exampleANormalAbilityWaitsForTheOwnMain],
    [88, exampleWithoutPowerAUnitGoesToItsOwner],
    [98, exampleTriggeredAbilitiesOfTheTurnPlayerGoFirst],
    [105, exampleAnOpponentSCardIsWatched],
    [119, exampleAnAceThatIsPaidForOpensThe],
    [129, exampleOneThatComesOtherwiseDoesNot],
  ]),
  ...inFile('rules/build-divide/examples-battle.rules', [
    [3, exampleTheOpponentOrARestedUnitOfThe],
    [11, exampleTheStrongerUnitStays],
    [24, exampleEqualsDestroyEachOther],
    [36, exampleABlockerTakesTheAttackUponItself],
    [49, exampleWithoutTheAttackerThereIsNoBattle],
    [65, exampleAUnitThatHasLeftAndComeBack],
    [75, exampleNorIsTheRestOfItsDamageDealt],
  ]),
  ...inFile('rules/build-divide/examples-damage.rules', [
    [3, exampleEachPointTurnsALifeCardOverWhich],
    [15, exampleOrTheNextPointComesWhenBothHave],
    [28, exampleASkullCostsOneLifeMore],
    [39, exampleALastCardWithASkullLosesThe],
    [48, exampleOneLifeCardAndAHitOfTwo],
    [60, exampleAStarIsPlayedAtOnceAndMay],
    [75, exampleAStarThatIsNotPlayedGoesTo],
    [87, exampleDamageByAnEffect],
    [98, exampleYellowAboveFiveCardsRedFromFiveOn],
    [108, exampleLifeCardsToOtherZones],
    [115, exampleLifeCardsIntoTheDeckWhichIsShuffled],
    [122, exampleALifeCardOntoTheFieldUnderWhom],
    [128, exampleALifeCardToTheResolutionZoneIs],
    [135, exampleACardThatWins],
    [140, exampleWhenEverybodyLosesNobodyHasWon],
    [145, exampleOrItIsTheSideWhoseTurnIt],
    [152, exampleConcedingWhereItIsAMove],
    [160, exampleWhatWasPlayedBeforeTheDamageWaitsUntil],
    [175, exampleACommandOfThreePoints],
  ]),
  ...inFile('rules/build-divide/examples-cards.rules', [
    [3, exampleS1TheOpponentDiscardsTwo],
    [14, exampleS2TheOpponentSUnitsLose5000For],
    [23, exampleS3TwoUnitsOfTheOpponentSAre],
    [37, exampleS3OneUnitIsNotEnough],
    [45, exampleS4TheOpponentKeepsOneCardLess],
    [51, exampleS5StrongerWhileTheOpponentSHandIs],
    [58, exampleS5NoLongerOnceThereIsACard],
    [65, exampleAlliesOneSOwnUnits],
    [84, exampleAUnitThatIsAimedAtAndIts],
    [108, exampleStarsFromTheHandArePaidFor],
    [119, exampleAnotherOne],
    [130, exampleLifeCardsByCommandsToTheHandThe],
    [153, exampleALifeCardThatGoesToTheResolution],
    [168, exampleACommandThatWins],
    [176, exampleACommandThatLoses],
    [184, exampleACommandByWhichEverybodyLoses],
    [192, exampleWhateverCardIsPlayedIsAnswered],
    [204, exampleCardsForOneSOwnSide],
    [218, exampleACardOfTheOpponentSIsDenied],
    [232, exampleOneSOwnIsNotDenied],
  ]),
  ...inFile('rules/build-divide/examples-decks.rules', [
    [3, exampleTheDecksToPlayWith],
    [9, exampleEverythingWrong],
    [16, exampleMoreStarsThanTwelve],
  ]),
]

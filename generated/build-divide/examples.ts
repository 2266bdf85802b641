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
  compares,
  deckIs,
  does,
  equals,
  exactly,
  example,
  happened,
  inFile,
  moved,
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
    then(5, (s) => s.zones[ZONE['life'] + 0]!.length === 10 && s.zones[ZONE['life'] + 1]!.length === 10),
    then(
      6,
      (s) =>
        s.zones[ZONE['energy'] + 0]!.length === 2 &&
        s.zones[ZONE['hand'] + 1]!.length === 5 &&
        s.zones[ZONE['deck'] + 0]!.length === 31,
    ),
    then(
      7,
      (s) =>
        s.zones[ZONE['territory'] + 0]!.length === 1 &&
        s.place[theCopy(s, CARD['《red plain》'])] === ZONE['territory'] + 0,
    ),
    then(
      8,
      (s) =>
        !viewersOf(s, s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE).includes(0) &&
        viewersOf(s, s.zones[ZONE['hand'] + 0]![0] ?? NONE).includes(0),
    ),
    then(9, (s) => !viewersOf(s, s.zones[ZONE['hand'] + 0]![0] ?? NONE).includes(1)),
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
    then(
      5,
      (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['hand'] + 0 && s.zones[ZONE['hand'] + 0]!.length === 5,
    ),
    then(
      6,
      (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['deck'] + 0 && s.zones[ZONE['deck'] + 0]!.length === 5,
    ),
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
    then(
      5,
      (s) =>
        s.zones[ZONE['life'] + 0]!.length === 3 &&
        (s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['redscout3']),
    ),
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
    compares(6, 'card', (s) => [
      s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE,
      (s.zones[ZONE['life'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['redscout1']),
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
  [then(5, (s) => lifeShareOf(s, 0) === 12 && lifeShareOf(s, 1) === 10)],
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
  [then(8, (s) => s.turnPlayer === 1 && s.zones[ZONE['hand'] + 1]!.length === 1)],
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
    then(
      10,
      (s) =>
        !isRested(s, theCopy(s, CARD['redscout3'])) &&
        !isRested(s, theCopy(s, CARD['redknight1'])) &&
        isRested(s, theCopy(s, CARD['bluescout3'])),
    ),
    equals(11, 'number', 1, (s) => s.zones[ZONE['hand'] + 0]!.length),
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
    then(6, (s) => s.zones[ZONE['energy'] + 0]!.length === 1 && !isRested(s, theCopy(s, CARD['redscout1']))),
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
    answers(6, 0, 'passes'),
    answers(7, 0, 'passes'),
    answers(8, 0, 'passes'),
    asked(9, 0),
    equals(10, 'number', 2, (s) => s.zones[ZONE['life'] + 1]!.length),
    offered(11, 0, 48, [value('player', () => 1), card(44), null]),
    refused(12, 0, 48, [value('player', () => 1), card(43), null], []),
    answers(13, 0, 'passes'),
    equals(14, 'phase', PHASE['attacking'], (s) => s.phaseNow),
  ],
)

/** [bd.turn.6] (build-divide/examples-turns.rules:91) */
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['redscout4'])] === ZONE['graveyard'] + 0 && s.zones[ZONE['hand'] + 0]!.length === 5,
    ),
    equals(7, 'number', 0, (s) => s.wounds[theCopy(s, CARD['bluescout3'])]!),
  ],
)

/** [bd.draw.1, bd.draw.2] (build-divide/examples-turns.rules:100) */
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
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['redscout1'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0 &&
        s.zones[ZONE['life'] + 0]!.length === 1,
    ),
  ],
)

/** [bd.draw.2, bd.lose.1] (build-divide/examples-turns.rules:107) */
const exampleWhoCanDrawFromNeitherHasLost = example<State>(
  'who can draw from neither has lost',
  ['bd.draw.2', 'bd.lose.1'],
  [],
  (s) => {
    doDraw(s, 1, 0)
  },
  [then(3, (s) => s.result[0]! === 0 - 1 && s.result[1]! === 1)],
)

/** [bd.draw.3] (build-divide/examples-turns.rules:112) */
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
    then(
      5,
      (s) =>
        s.zones[ZONE['graveyard'] + 0]!.length === 2 && s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0,
    ),
  ],
)

/** [bd.turn.3] (build-divide/examples-turns.rules:119) */
const exampleTheFirstTurnHasNoDraw = example<State>(
  'the first turn has no draw',
  ['bd.turn.3'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
  },
  [then(4, (s) => s.zones[ZONE['hand'] + 0]!.length === 0 && s.turnNumber === 1 && s.phaseNow === PHASE['main'])],
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
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['redknight2'])] === ZONE['resolution'] &&
        s.zones[ZONE['chain']]!.length === 1 &&
        isRested(s, theCopy(s, CARD['redscout1'])),
    ),
    answers(9, 0, 'passes'),
    asked(10, 0),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['redknight2'])] === ZONE['field'] &&
        controllerOf(s, theCopy(s, CARD['redknight2'])) === 0 &&
        powerOf(s, theCopy(s, CARD['redknight2'])) === 3000,
    ),
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
    answers(11, 0, 'passes'),
    asked(12, 1),
    offered(13, 1, 26, [card(26), null]),
    asked(14, 0),
    then(
      15,
      (s) =>
        s.place[theCopy(s, CARD['redknight1'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['《study》'])] === ZONE['graveyard'] + 0,
    ),
    offered(16, 0, 26, [card(43), null]),
  ],
)

/** [bd.window.2, bd.window.3] (build-divide/examples-windows.rules:41) */
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
    answers(10, 0, 'passes'),
    does(11, 1, 26, [card(26), null]),
    then(12, (s) => s.zones[ZONE['chain']]!.length === 2 && s.passed === 0),
    asked(13, 0),
    then(14, (s) => s.zones[ZONE['chain']]!.length === 2 && s.passed === 1),
    answers(15, 0, 'passes'),
    asked(16, 0),
    then(
      17,
      (s) =>
        viewersOf(s, theCopy(s, CARD['blueknight1'])).includes(1) &&
        !viewersOf(s, theCopy(s, CARD['blueknight1'])).includes(0),
    ),
    then(18, (s) => s.zones[ZONE['chain']]!.length === 1 && s.passed === 0),
  ],
)

/** [bd.window.1] (build-divide/examples-windows.rules:61) */
const exampleBothPassWithNothingWaitingAndTheWindow = example<State>(
  'both pass with nothing waiting, and the window is over',
  ['bd.window.1'],
  [],
  (s) => {
    doPlayWindow(s)
  },
  [answers(3, 0, 'passes'), asked(4, 1), equals(5, 'number', 1, (s) => s.passed), answers(6, 1, 'passes')],
)

/** [bd.play.3] (build-divide/examples-windows.rules:69) */
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
    equals(9, 'number', 2, (s) => s.zones[ZONE['chain']]!.length),
    answers(10, 0, 'passes'),
    asked(11, 0),
    then(12, (s) => powerOf(s, theCopy(s, CARD['《clerk》'])) === 1000 && s.zones[ZONE['chain']]!.length === 1),
  ],
)

/** [bd.play.3] (build-divide/examples-windows.rules:83) */
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

/** [bd.rules.1] (build-divide/examples-windows.rules:92) */
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
    answers(6, 0, 'passes'),
    asked(7, 0),
    then(8, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['graveyard'] + 1),
  ],
)

/** [bd.rules.2] (build-divide/examples-windows.rules:102) */
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
  [then(5, (s) => s.zones[ZONE['chain']]!.length === 0)],
)

/** [bd.fixtures.1, bd.rules.2] (build-divide/examples-windows.rules:109) */
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
    equals(9, 'number', 2, (s) => s.zones[ZONE['chain']]!.length),
    answers(10, 0, 'passes'),
    asked(11, 0),
    then(
      12,
      (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['hand'] + 1 && s.zones[ZONE['chain']]!.length === 1,
    ),
  ],
)

/** [bd.card.7] (build-divide/examples-windows.rules:123) */
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
    then(7, (s) => s.place[theCopy(s, CARD['《loud valley》'])] === ZONE['territory'] + 0),
  ],
)

/** [bd.card.7] (build-divide/examples-windows.rules:132) */
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
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['《quiet valley》'])] === ZONE['territory'] + 0 &&
        s.place[theCopy(s, CARD['blueherald4'])] === ZONE['field'],
    ),
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
    answers(6, 0, 'passes'),
    answers(7, 0, 'passes'),
    asked(8, 0),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['redknight2'])] === ZONE['field'] &&
        isRested(s, theCopy(s, CARD['redknight2'])),
    ),
    equals(10, 'number', 2000, (s) => s.wounds[theCopy(s, CARD['redknight2'])]!),
  ],
)

/** [bd.attack.3] (build-divide/examples-battle.rules:23) */
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
    answers(6, 0, 'passes'),
    answers(7, 0, 'passes'),
    asked(8, 0),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['redscout2'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [bd.attack.2] (build-divide/examples-battle.rules:34) */
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
    answers(7, 0, 'passes'),
    does(8, 1, 53, [card(64), null]),
    answers(9, 0, 'passes'),
    asked(10, 0),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['redscout2'])] === ZONE['graveyard'] + 0 &&
        s.zones[ZONE['life'] + 1]!.length === 1 &&
        isRested(s, theCopy(s, CARD['blueknight2'])),
    ),
    then(12, (s) => s.attacker === NONE),
  ],
)

/** [bd.attack.3] (build-divide/examples-battle.rules:48) */
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
    asked(9, 0),
    answers(10, 0, 'passes'),
    asked(11, 0),
    answers(12, 0, 'passes'),
    answers(13, 0, 'passes'),
    asked(14, 0),
    then(
      15,
      (s) =>
        s.place[theCopy(s, CARD['redscout2'])] === ZONE['graveyard'] + 0 && s.zones[ZONE['life'] + 1]!.length === 1,
    ),
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
  [then(8, (s) => s.zones[ZONE['life'] + 1]!.length === 1 && s.place[theCopy(s, CARD['redscout2'])] === ZONE['field'])],
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
    then(
      7,
      (s) =>
        s.zones[ZONE['life'] + 1]!.length === 2 &&
        pointsOf(s, theCopy(s, CARD['redtitan3']), 0) === 2 &&
        pointsOf(s, theCopy(s, CARD['redtitan3']), 1) === 0,
    ),
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1 && s.zones[ZONE['life'] + 1]!.length === 2,
    ),
    asked(8, 1),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1 && s.zones[ZONE['life'] + 1]!.length === 1,
    ),
  ],
)

/** [bd.gap.next-point] (build-divide/examples-damage.rules:14) */
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
    asked(8, 1),
    equals(9, 'number', 2, (s) => s.zones[ZONE['life'] + 1]!.length),
    asked(10, 0),
    equals(11, 'number', 1, (s) => s.zones[ZONE['life'] + 1]!.length),
  ],
)

/** [bd.damage.5] (build-divide/examples-damage.rules:27) */
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['bluebrute2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1 &&
        s.zones[ZONE['life'] + 1]!.length === 1,
    ),
    happened(8, [
      moved(58, [value('player', () => 1), null, value('origin', () => ORIGIN['by-icon']), value('number', () => 1)]),
    ]),
  ],
)

/** [bd.lose.1, bd.damage.5] (build-divide/examples-damage.rules:37) */
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
  [then(7, (s) => s.result[0]! === 1 && s.result[1]! === 0 - 1)],
)

/** [bd.lose.1] (build-divide/examples-damage.rules:46) */
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
    then(7, (s) => s.zones[ZONE['life'] + 1]!.length === 0 && s.result[1]! === 0),
    answers(8, 0, 'passes'),
    equals(9, 'number', 0 - 1, (s) => s.result[1]!),
  ],
)

/** [bd.damage.6, bd.play.4, bd.damage.3] (build-divide/examples-damage.rules:57) */
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
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['《halo》'])] === ZONE['resolution'] &&
        controllerOf(s, theCopy(s, CARD['《halo》'])) === 1,
    ),
    answers(9, 0, 'passes'),
    asked(10, 0),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['redtitan3'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['《halo》'])] === ZONE['graveyard'] + 1,
    ),
    asked(12, 1),
    equals(13, 'number', 2, (s) => s.zones[ZONE['life'] + 1]!.length),
  ],
)

/** [bd.damage.6] (build-divide/examples-damage.rules:72) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['《undertow》'])] === ZONE['graveyard'] + 1 &&
        s.zones[ZONE['life'] + 1]!.length === 1 &&
        s.zones[ZONE['hand'] + 1]!.length === 0,
    ),
  ],
)

/** [bd.damage.1, bd.damage.3] (build-divide/examples-damage.rules:83) */
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
    answers(7, 0, 'passes'),
    asked(8, 0),
    then(
      9,
      (s) =>
        s.zones[ZONE['life'] + 1]!.length === 1 && s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1,
    ),
  ],
)

/** [bd.life.2] (build-divide/examples-damage.rules:94) */
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
    then(6, (s) => isInYellow(s, 0) && !isInRed(s, 0) && isInRed(s, 1) && !isInYellow(s, 1)),
    then(
      7,
      (s) =>
        powerOf(s, copyOf(s, CARD['《zealot》'], 0)) === 2000 && powerOf(s, copyOf(s, CARD['《idler》'], 0)) === 3000,
    ),
    then(
      8,
      (s) =>
        powerOf(s, copyOf(s, CARD['《zealot》'], 1)) === 5000 && powerOf(s, copyOf(s, CARD['《idler》'], 1)) === 2000,
    ),
  ],
)

/** [bd.life.3] (build-divide/examples-damage.rules:104) */
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
  [then(5, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['hand'] + 0)],
)

/** [bd.life.5] (build-divide/examples-damage.rules:111) */
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
  [then(5, (s) => s.zones[ZONE['deck'] + 0]!.length === 3 && s.zones[ZONE['life'] + 0]!.length === 1)],
)

/** [bd.life.4] (build-divide/examples-damage.rules:118) */
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
    then(
      4,
      (s) =>
        s.place[theCopy(s, CARD['redscout1'])] === ZONE['field'] &&
        controllerOf(s, theCopy(s, CARD['redscout1'])) === 1 &&
        s.owner[theCopy(s, CARD['redscout1'])]! === 0,
    ),
  ],
)

/** [bd.life.4] (build-divide/examples-damage.rules:124) */
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
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['《study》'])] === ZONE['resolution'] &&
        s.zones[ZONE['chain']]!.length === 1 &&
        controllerOf(s, theCopy(s, CARD['《study》'])) === 0,
    ),
  ],
)

/** [bd.lose.2] (build-divide/examples-damage.rules:131) */
const exampleACardThatWins = example<State>(
  'a card that wins',
  ['bd.lose.2'],
  [],
  (s) => {
    doWin(s, 0)
  },
  [then(3, (s) => s.result[0]! === 1 && s.result[1]! === 0 - 1)],
)

/** [bd.lose.3, bd.gap.all-lose] (build-divide/examples-damage.rules:136) */
const exampleWhenEverybodyLosesNobodyHasWon = example<State>(
  'when everybody loses nobody has won',
  ['bd.lose.3', 'bd.gap.all-lose'],
  [],
  (s) => {
    doDoomAll(s, 0)
  },
  [then(3, (s) => s.result[0]! === 0 && s.result[1]! === 0)],
)

/** [bd.gap.all-lose] (build-divide/examples-damage.rules:141) */
const exampleOrItIsTheSideWhoseTurnIt = example<State>(
  'or it is the side whose turn it is that loses',
  ['bd.gap.all-lose'],
  [[2, 1]],
  (s) => {
    s.turnPlayer = 1
    doDoomAll(s, 0)
  },
  [then(5, (s) => s.result[0]! === 1 && s.result[1]! === 0 - 1)],
)

/** [bd.lose.4, bd.gap.conceding] (build-divide/examples-damage.rules:148) */
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
  [answers(4, 0, 'passes'), does(5, 1, 66, [null]), then(6, (s) => s.result[0]! === 1 && s.result[1]! === 0 - 1)],
)

/** [bd.damage.2, bd.window.3] (build-divide/examples-damage.rules:156) */
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
    then(13, (s) => s.result[1]! === 1 && s.result[0]! === 0 - 1),
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
    then(
      8,
      (s) => s.zones[ZONE['hand'] + 1]!.length === 1 && s.place[theCopy(s, CARD['S1'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [bd.samples.2] (build-divide/examples-cards.rules:13) */
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
    answers(7, 0, 'passes'),
    asked(8, 0),
    answers(9, 0, 'passes'),
    asked(10, 0),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['redscout5'])] === ZONE['graveyard'] + 1 &&
        powerOf(s, theCopy(s, CARD['bluescout5'])) === 5000 &&
        s.place[theCopy(s, CARD['S2'])] === ZONE['field'],
    ),
  ],
)

/** [bd.samples.3] (build-divide/examples-cards.rules:26) */
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
    notChoosable(7, 0, [card(89)]),
    chooses(8, 0, [card(58), card(59)]),
    answers(9, 0, 'passes'),
    asked(10, 0),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['bluescout3'])] === ZONE['field'],
    ),
  ],
)

/** [bd.samples.3] (build-divide/examples-cards.rules:39) */
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

/** [bd.samples.4] (build-divide/examples-cards.rules:47) */
const exampleS4TheOpponentKeepsOneCardLess = example<State>(
  'S4: the opponent keeps one card less',
  ['bd.samples.4'],
  [],
  (s) => {
    placeGiven(s, 3, 0, ZONE['field'], hands)
    doDraw(s, 0, 0)
  },
  [then(4, (s) => handLimitOf(s, 1) === 4 && handLimitOf(s, 0) === 5)],
)

/** [bd.samples.5] (build-divide/examples-cards.rules:53) */
const exampleS5StrongerWhileTheOpponentSHandIs = example<State>(
  "S5: stronger while the opponent's hand is empty",
  ['bd.samples.5'],
  [],
  (s) => {
    placeGiven(s, 4, 0, ZONE['field'], hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    doDraw(s, 0, 0)
  },
  [equals(5, 'number', 4000, (s) => powerOf(s, theCopy(s, CARD['S5'])))],
)

/** [bd.samples.5] (build-divide/examples-cards.rules:60) */
const exampleS5NoLongerOnceThereIsACard = example<State>(
  'S5: no longer once there is a card',
  ['bd.samples.5'],
  [],
  (s) => {
    placeGiven(s, 4, 0, ZONE['field'], hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    doDraw(s, 1, 1)
  },
  [equals(5, 'number', 3000, (s) => powerOf(s, theCopy(s, CARD['S5'])))],
)

/** [bd.player.1, bd.fixtures.1] (build-divide/examples-cards.rules:67) */
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
    then(
      6,
      (s) => powerOf(s, theCopy(s, CARD['redscout3'])) === 4000 && powerOf(s, theCopy(s, CARD['bluescout3'])) === 3000,
    ),
    does(7, 0, 26, [card(7), null]),
    answers(8, 0, 'passes'),
    asked(9, 0),
    then(
      10,
      (s) => powerOf(s, theCopy(s, CARD['redscout3'])) === 5000 && powerOf(s, theCopy(s, CARD['bluescout3'])) === 3000,
    ),
    does(11, 0, 26, [card(8), null]),
    notChoosable(12, 0, [card(60)]),
    chooses(13, 0, [card(45)]),
    answers(14, 0, 'passes'),
    asked(15, 0),
    equals(16, 'number', 7000, (s) => powerOf(s, theCopy(s, CARD['redscout3']))),
  ],
)

/** [bd.fixtures.1, bd.play.6] (build-divide/examples-cards.rules:85) */
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
    chooses(9, 0, [card(58)]),
    answers(10, 0, 'declines'),
    answers(11, 0, 'passes'),
    asked(12, 0),
    then(
      13,
      (s) =>
        s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['blueknight1'])] === ZONE['hand'] + 1,
    ),
    does(14, 0, 26, [card(10), null]),
    chooses(15, 0, [card(59)]),
    answers(16, 0, 'passes'),
    asked(17, 0),
    then(18, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1),
    does(19, 0, 26, [card(12), null]),
    answers(20, 0, 'passes'),
    asked(21, 0),
    then(22, (s) => s.place[theCopy(s, CARD['bluescout3'])] === ZONE['graveyard'] + 1),
    does(23, 0, 26, [card(9), null]),
    answers(24, 0, 'passes'),
    asked(25, 0),
    then(26, (s) => s.place[theCopy(s, CARD['redknight1'])] === ZONE['hand'] + 0),
  ],
)

/** [bd.fixtures.6] (build-divide/examples-cards.rules:113) */
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
    answers(7, 0, 'passes'),
    asked(8, 0),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1 &&
        powerOf(s, theCopy(s, CARD['bluescout2'])) === 1000,
    ),
  ],
)

/** [bd.fixtures.6] (build-divide/examples-cards.rules:124) */
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
    answers(7, 0, 'passes'),
    asked(8, 0),
    then(9, (s) => s.place[theCopy(s, CARD['bluescout3'])] === ZONE['graveyard'] + 1),
  ],
)

/** [bd.fixtures.3] (build-divide/examples-cards.rules:135) */
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
    answers(8, 0, 'passes'),
    asked(9, 0),
    then(10, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['hand'] + 0),
    does(11, 0, 26, [card(19), null]),
    answers(12, 0, 'passes'),
    asked(13, 0),
    then(
      14,
      (s) =>
        s.place[theCopy(s, CARD['blackscout2'])] === ZONE['field'] &&
        controllerOf(s, theCopy(s, CARD['blackscout2'])) === 0 &&
        hitOf(s, theCopy(s, CARD['blackscout2'])) === 1,
    ),
    does(15, 0, 26, [card(20), null]),
    answers(16, 0, 'passes'),
    asked(17, 0),
    then(18, (s) => s.place[theCopy(s, CARD['blackscout3'])] === ZONE['field']),
    does(19, 0, 26, [card(23), null]),
    answers(20, 0, 'passes'),
    asked(21, 0),
    then(22, (s) => s.zones[ZONE['life'] + 0]!.length === 1 && s.zones[ZONE['deck'] + 0]!.length === 3),
    does(23, 0, 26, [card(21), null]),
    answers(24, 0, 'passes'),
    asked(25, 0),
    then(26, (s) => s.place[theCopy(s, CARD['blackknight1'])] === ZONE['energy'] + 0),
  ],
)

/** [bd.fixtures.3, bd.life.4] (build-divide/examples-cards.rules:163) */
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
    answers(9, 0, 'passes'),
    asked(10, 0),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['《undertow》'])] === ZONE['resolution'] &&
        s.zones[ZONE['chain']]!.length === 1 &&
        hitOf(s, theCopy(s, CARD['《banner》'])) === 1,
    ),
    answers(12, 0, 'passes'),
    asked(13, 0),
    then(
      14,
      (s) =>
        s.place[theCopy(s, CARD['blackknight2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['《undertow》'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [bd.fixtures.4] (build-divide/examples-cards.rules:179) */
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
    answers(6, 1, 'passes'),
    then(7, (s) => s.result[0]! === 1 && s.result[1]! === 0 - 1),
  ],
)

/** [bd.fixtures.4] (build-divide/examples-cards.rules:188) */
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
    answers(6, 1, 'passes'),
    then(7, (s) => s.result[0]! === 0 - 1 && s.result[1]! === 1),
  ],
)

/** [bd.fixtures.4] (build-divide/examples-cards.rules:197) */
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
  [does(5, 0, 26, [card(29), null]), answers(6, 1, 'passes'), then(7, (s) => s.result[0]! === 0 && s.result[1]! === 0)],
)

/** [bd.fixtures.1] (build-divide/examples-cards.rules:206) */
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
    then(
      9,
      (s) =>
        s.zones[ZONE['chain']]!.length === 2 &&
        ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(
          s.zones[ZONE['chain']]!.at(-1) ?? NONE,
        ) === 1,
    ),
  ],
)

/** [bd.fixtures.1] (build-divide/examples-cards.rules:217) */
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
    then(7, (s) => handLimitOf(s, 0) === 7 && handLimitOf(s, 1) === 5),
    does(8, 0, 26, [card(5), null]),
    equals(9, 'number', 2, (s) => s.zones[ZONE['chain']]!.length),
    answers(10, 0, 'passes'),
    asked(11, 0),
    then(
      12,
      (s) =>
        powerOf(s, copyOf(s, CARD['《comrade》'], 0)) === 3000 &&
        powerOf(s, copyOf(s, CARD['《comrade》'], 1)) === 2000,
    ),
  ],
)

/** [bd.fixtures.1] (build-divide/examples-cards.rules:231) */
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
    asked(10, 0),
    answers(11, 0, 'passes'),
    asked(12, 0),
    then(
      13,
      (s) =>
        s.place[theCopy(s, CARD['《study》'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['《denial》'])] === ZONE['graveyard'] + 1 &&
        s.zones[ZONE['hand'] + 0]!.length === 0 &&
        s.zones[ZONE['chain']]!.length === 0,
    ),
  ],
)

/** [bd.fixtures.1] (build-divide/examples-cards.rules:246) */
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
    equals(8, 'number', 1, (s) => s.zones[ZONE['chain']]!.length),
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
    [91, exampleAtTheEndOfTheTurnNoMore],
    [100, exampleFromAnEmptyDeckTheUppermostLifeCard],
    [107, exampleWhoCanDrawFromNeitherHasLost],
    [112, exampleThePlayerWhoDiscardsChooses],
    [119, exampleTheFirstTurnHasNoDraw],
  ]),
  ...inFile('rules/build-divide/examples-windows.rules', [
    [3, exampleAUnitIsPaidForWaitsAndComes],
    [16, exampleTheColorMustBeThere],
    [23, exampleANormalCardWaitsForItsMomentA],
    [41, exampleTheNewestIsResolvedFirstAndTheTurn],
    [61, exampleBothPassWithNothingWaitingAndTheWindow],
    [69, exampleAbilitiesThatArePlayedQuickAndNormal],
    [83, exampleANormalAbilityWaitsForTheOwnMain],
    [92, exampleWithoutPowerAUnitGoesToItsOwner],
    [102, exampleTriggeredAbilitiesOfTheTurnPlayerGoFirst],
    [109, exampleAnOpponentSCardIsWatched],
    [123, exampleAnAceThatIsPaidForOpensThe],
    [132, exampleOneThatComesOtherwiseDoesNot],
  ]),
  ...inFile('rules/build-divide/examples-battle.rules', [
    [3, exampleTheOpponentOrARestedUnitOfThe],
    [11, exampleTheStrongerUnitStays],
    [23, exampleEqualsDestroyEachOther],
    [34, exampleABlockerTakesTheAttackUponItself],
    [48, exampleWithoutTheAttackerThereIsNoBattle],
    [65, exampleAUnitThatHasLeftAndComeBack],
    [75, exampleNorIsTheRestOfItsDamageDealt],
  ]),
  ...inFile('rules/build-divide/examples-damage.rules', [
    [3, exampleEachPointTurnsALifeCardOverWhich],
    [14, exampleOrTheNextPointComesWhenBothHave],
    [27, exampleASkullCostsOneLifeMore],
    [37, exampleALastCardWithASkullLosesThe],
    [46, exampleOneLifeCardAndAHitOfTwo],
    [57, exampleAStarIsPlayedAtOnceAndMay],
    [72, exampleAStarThatIsNotPlayedGoesTo],
    [83, exampleDamageByAnEffect],
    [94, exampleYellowAboveFiveCardsRedFromFiveOn],
    [104, exampleLifeCardsToOtherZones],
    [111, exampleLifeCardsIntoTheDeckWhichIsShuffled],
    [118, exampleALifeCardOntoTheFieldUnderWhom],
    [124, exampleALifeCardToTheResolutionZoneIs],
    [131, exampleACardThatWins],
    [136, exampleWhenEverybodyLosesNobodyHasWon],
    [141, exampleOrItIsTheSideWhoseTurnIt],
    [148, exampleConcedingWhereItIsAMove],
    [156, exampleWhatWasPlayedBeforeTheDamageWaitsUntil],
  ]),
  ...inFile('rules/build-divide/examples-cards.rules', [
    [3, exampleS1TheOpponentDiscardsTwo],
    [13, exampleS2TheOpponentSUnitsLose5000For],
    [26, exampleS3TwoUnitsOfTheOpponentSAre],
    [39, exampleS3OneUnitIsNotEnough],
    [47, exampleS4TheOpponentKeepsOneCardLess],
    [53, exampleS5StrongerWhileTheOpponentSHandIs],
    [60, exampleS5NoLongerOnceThereIsACard],
    [67, exampleAlliesOneSOwnUnits],
    [85, exampleAUnitThatIsAimedAtAndIts],
    [113, exampleStarsFromTheHandArePaidFor],
    [124, exampleAnotherOne],
    [135, exampleLifeCardsByCommandsToTheHandThe],
    [163, exampleALifeCardThatGoesToTheResolution],
    [179, exampleACommandThatWins],
    [188, exampleACommandThatLoses],
    [197, exampleACommandByWhichEverybodyLoses],
    [206, exampleWhateverCardIsPlayedIsAnswered],
    [217, exampleCardsForOneSOwnSide],
    [231, exampleACardOfTheOpponentSIsDenied],
    [246, exampleOneSOwnIsNotDenied],
  ]),
  ...inFile('rules/build-divide/examples-decks.rules', [
    [3, exampleTheDecksToPlayWith],
    [9, exampleEverythingWrong],
    [16, exampleMoreStarsThanTwelve],
  ]),
]

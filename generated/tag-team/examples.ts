// Compiled from the rules of TagTeam: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { allCards, countOf, family, seats, top } from '../../runtime/sets.ts'
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
import { copyOf, enter, placeAll, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import {
  CARD,
  COLOR,
  DEFINITIONS,
  DESTINATION,
  KIND,
  ORIGIN,
  PHASE,
  PRINTED_COLOR,
  PRINTED_KIND,
  SIDE,
  TEAM,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import {
  controllerOf,
  facingOf,
  handLimitOf,
  hitOf,
  isBeaten,
  isInRed,
  isInYellow,
  isRested,
  isUnit,
  lifeShareOf,
  opposingOf,
  pointsOf,
  powerOf,
  sideOf,
  teamOf,
  teammateOf,
} from './facts.ts'
import {
  doAttackPhase,
  doBattleStep,
  doDamageWindow,
  doDiscard,
  doDoom,
  doDoomAll,
  doDraw,
  doEndPhase,
  doLayLife,
  doLayOwnLife,
  doLineUp,
  doMainPhase,
  doMatch,
  doPlayWindow,
  doRaiseLife,
  doRedraw,
  doReturnLife,
  doSetUp,
  doSettleFirstPlayer,
  doTakeLife,
  doTurn,
  doWin,
} from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

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
    equals(5, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 3),
    then(5, (s) => ((s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).at(-1) ?? NONE) === theCopy(s, CARD['redscout3']), [
      'top of life of A',
      'card',
      (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).at(-1) ?? NONE,
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
    then(6, (s) => ((s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).at(-1) ?? NONE) === theCopy(s, CARD['redscout1']), [
      'top of life of A',
      'card',
      (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).at(-1) ?? NONE,
    ]),
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
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
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
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 59, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 58, 1, ZONE['life'] + teamOf(s, 1), hands)
    doAttackPhase(s, 0)
  },
  [
    does(5, 0, 48, [value('player', () => 1), card(43), null]),
    asked(6, 0),
    equals(7, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 2),
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
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
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
    equals(5, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
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
    placeGiven(s, 131, 0, ZONE['life'] + teamOf(s, 0), hands)
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
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
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
    equals(10, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 1),
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
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
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
    equals(14, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 1),
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
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    s.attacker = theCopy(s, CARD['redscout2'])
    s.attackerVisit = 1
    s.targetPlayer = 1
    doBattleStep(s)
  },
  [
    equals(8, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 1),
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
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 59, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 58, 1, ZONE['life'] + teamOf(s, 1), hands)
    s.attacker = theCopy(s, CARD['redtitan3'])
    s.targetPlayer = 1
    doBattleStep(s)
  },
  [
    exactly(7, 0, []),
    equals(8, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 2),
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
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 59, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 58, 1, ZONE['life'] + teamOf(s, 1), hands)
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
    equals(8, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 2),
    exactly(9, 1, []),
    then(10, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    equals(10, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 1),
  ],
)

/** [bd.gap.next-point] (build-divide/examples-damage.rules:15) */
const exampleOrTheNextPointComesWhenBothHave = example<State>(
  'or the next point comes when both have passed',
  ['bd.gap.next-point'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 55, 0, ZONE['field'], hands)
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 59, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 58, 1, ZONE['life'] + teamOf(s, 1), hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redtitan3'])
    doBattleStep(s)
  },
  [
    exactly(8, 1, []),
    equals(9, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 2),
    exactly(10, 0, []),
    equals(11, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 1),
  ],
)

/** [bd.damage.5] (build-divide/examples-damage.rules:28) */
const exampleASkullCostsOneLifeMore = example<State>(
  'a skull costs one life more',
  ['bd.damage.5'],
  [],
  (s) => {
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 59, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 109, 1, ZONE['life'] + teamOf(s, 1), hands)
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
    equals(8, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 1),
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
    placeGiven(s, 109, 1, ZONE['life'] + teamOf(s, 1), hands)
    s.targetPlayer = 1
    s.attacker = theCopy(s, CARD['redscout2'])
    doBattleStep(s)
  },
  [
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(7, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [bd.damage.6, bd.play.4, bd.damage.3] (build-divide/examples-damage.rules:60) */
const exampleAStarIsPlayedAtOnceAndMay = example<State>(
  'a star is played at once, and may stop the second point',
  ['bd.damage.6', 'bd.play.4', 'bd.damage.3'],
  [],
  (s) => {
    placeGiven(s, 55, 0, ZONE['field'], hands)
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 59, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 41, 1, ZONE['life'] + teamOf(s, 1), hands)
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
    equals(13, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 2),
  ],
)

/** [bd.damage.6] (build-divide/examples-damage.rules:75) */
const exampleAStarThatIsNotPlayedGoesTo = example<State>(
  'a star that is not played goes to the graveyard',
  ['bd.damage.6'],
  [],
  (s) => {
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 59, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 40, 1, ZONE['life'] + teamOf(s, 1), hands)
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
    equals(10, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 1),
    then(10, (s) => s.zones[ZONE['hand'] + 1]!.length === 0, [
      'hand of B',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 1]!,
    ]),
  ],
)

/** [bd.life.3] (build-divide/examples-damage.rules:108) */
const exampleLifeCardsToOtherZones = example<State>(
  'life cards to other zones',
  ['bd.life.3'],
  [],
  (s) => {
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
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
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    doReturnLife(s, top(s.zones[ZONE['life'] + teamOf(s, 0)] ?? [], 2), 0)
  },
  [
    equals(5, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 3),
    equals(5, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
  ],
)

/** [bd.life.4] (build-divide/examples-damage.rules:122) */
const exampleALifeCardOntoTheFieldUnderWhom = example<State>(
  'a life card onto the field, under whom the text says',
  ['bd.life.4'],
  [],
  (s) => {
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
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
    placeGiven(s, 5, 0, ZONE['life'] + teamOf(s, 0), hands)
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
    placeGiven(s, 93, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 92, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 91, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 89, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 0, ZONE['life'] + teamOf(s, 0), hands)
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
    equals(18, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
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
    placeGiven(s, 40, 0, ZONE['life'] + teamOf(s, 0), hands)
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

/** [501-2a, 501-1, 502-1, 501-2] (build-divide/team-examples-seats.rules:4) */
const example5012aE1T23ClockwiseFromALeft = example<State>(
  '501-2a.e1, T23: clockwise from a left player, and only the very first turn has no draw',
  ['501-2a', '501-1', '502-1', '501-2'],
  [],
  (s) => {
    s.turnPlayer = 0
    s.startingPlayer = 0
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 46, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 91, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 90, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
  },
  [
    does(13, 0, 34, [card(43), null]),
    exactly(14, 0, []),
    equals(15, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    equals(15, 'turn-number', 'number', (s) => s.turnNumber, 1),
    does(16, 1, 34, [card(58), null]),
    exactly(17, 1, []),
    equals(18, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
    equals(18, 'turn-number', 'number', (s) => s.turnNumber, 2),
    equals(18, 'facing of A', 'player', (s) => facingOf(s, 0), 1),
    does(19, 2, 34, [card(73), null]),
    exactly(20, 2, []),
    equals(21, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 1),
    equals(21, 'turn-number', 'number', (s) => s.turnNumber, 3),
    does(22, 3, 34, [card(88), null]),
    exactly(23, 3, []),
    equals(24, 'count of hand of D', 'number', (s) => s.zones[ZONE['hand'] + 3]!.length, 1),
    equals(24, 'turn-number', 'number', (s) => s.turnNumber, 4),
    does(25, 0, 34, [card(44), null]),
    exactly(26, 0, []),
    equals(27, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    then(27, (s) => s.place[theCopy(s, CARD['redscout3'])] === ZONE['hand'] + 0, [
      'redscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout3'])] ?? NONE,
    ]),
    equals(27, 'turn-number', 'number', (s) => s.turnNumber, 5),
    happened(28, [
      moved(15, [value('player', () => 0)]),
      moved(15, [value('player', () => 1)]),
      moved(15, [value('player', () => 2)]),
      moved(15, [value('player', () => 3)]),
      moved(15, [value('player', () => 0)]),
    ]),
  ],
)

/** [501-2b, 501-2] (build-divide/team-examples-seats.rules:34) */
const example5012bE1TheOtherWayRoundFrom = example<State>(
  '501-2b.e1: the other way round from a right player',
  ['501-2b', '501-2'],
  [],
  (s) => {
    s.turnPlayer = 3
    s.startingPlayer = 3
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 89, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 46, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 91, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 90, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 3)
  },
  [
    does(13, 3, 34, [card(88), null]),
    does(14, 2, 34, [card(73), null]),
    exactly(15, 2, []),
    equals(16, 'turn-number', 'number', (s) => s.turnNumber, 2),
    equals(16, 'facing of D', 'player', (s) => facingOf(s, 3), 2),
    does(17, 1, 34, [card(58), null]),
    does(18, 0, 34, [card(43), null]),
    does(19, 3, 34, [card(89), null]),
    exactly(20, 3, []),
    equals(21, 'turn-number', 'number', (s) => s.turnNumber, 5),
    happened(22, [
      moved(15, [value('player', () => 3)]),
      moved(15, [value('player', () => 2)]),
      moved(15, [value('player', () => 1)]),
      moved(15, [value('player', () => 0)]),
      moved(15, [value('player', () => 3)]),
    ]),
  ],
)

/** [501-2a] (build-divide/team-examples-seats.rules:58) */
const example5012aFromTheLeftPlayerOfThe = example<State>(
  '501-2a: from the left player of the other team',
  ['501-2a'],
  [],
  (s) => {
    s.turnPlayer = 2
    s.startingPlayer = 2
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 46, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 91, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 90, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
  },
  [
    does(13, 2, 34, [card(73), null]),
    does(14, 3, 34, [card(88), null]),
    does(15, 0, 34, [card(43), null]),
    does(16, 1, 34, [card(58), null]),
    does(17, 2, 34, [card(74), null]),
    exactly(18, 2, []),
    equals(19, 'turn-number', 'number', (s) => s.turnNumber, 5),
    equals(19, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 1),
    happened(20, [
      moved(15, [value('player', () => 2)]),
      moved(15, [value('player', () => 3)]),
      moved(15, [value('player', () => 0)]),
      moved(15, [value('player', () => 1)]),
      moved(15, [value('player', () => 2)]),
    ]),
  ],
)

/** [501-2b] (build-divide/team-examples-seats.rules:80) */
const example5012bFromTheRightPlayerOfThe = example<State>(
  '501-2b: from the right player of the other team',
  ['501-2b'],
  [],
  (s) => {
    s.turnPlayer = 1
    s.startingPlayer = 1
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 59, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 46, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 91, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 90, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
  },
  [
    does(13, 1, 34, [card(58), null]),
    does(14, 0, 34, [card(43), null]),
    does(15, 3, 34, [card(88), null]),
    does(16, 2, 34, [card(73), null]),
    does(17, 1, 34, [card(59), null]),
    exactly(18, 1, []),
    equals(19, 'turn-number', 'number', (s) => s.turnNumber, 5),
    equals(19, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
    happened(20, [
      moved(15, [value('player', () => 1)]),
      moved(15, [value('player', () => 0)]),
      moved(15, [value('player', () => 3)]),
      moved(15, [value('player', () => 2)]),
      moved(15, [value('player', () => 1)]),
    ]),
  ],
)

/** [102-1, 102-2, 301-1, 301-2, 301-2a, 302-1, bd.decks.1] (build-divide/team-examples-seats.rules:102) */
const exampleT1WhatThereIsWhenTheFirstTurn = example<State>(
  'T1: what there is when the first turn begins',
  ['102-1', '102-2', '301-1', '301-2', '301-2a', '302-1', 'bd.decks.1'],
  [[6, 1]],
  (s) => {
    doSetUp(s)
  },
  [
    chooses(4, 0, [value('player', () => 0)]),
    chooses(5, 2, [value('player', () => 1)]),
    equals(6, 'count of players', 'number', (s) => seats(s).length, 4),
    equals(
      6,
      'count of (each player p where team of p = team-a)',
      'number',
      (s) => countOf(seats(s), (p) => teamOf(s, p) === TEAM['team-a']),
      2,
    ),
    equals(7, 'count of life of team-a', 'number', (s) => s.zones[ZONE['life'] + TEAM['team-a']]!.length, 16),
    equals(7, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 16),
    equals(7, 'count of life', 'number', (s) => family(s, ZONE['life'], 2).length, 34),
    equals(8, 'count of energy of A', 'number', (s) => s.zones[ZONE['energy'] + 0]!.length, 2),
    equals(8, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 5),
    equals(8, 'count of territory', 'number', (s) => family(s, ZONE['territory']).length, 4),
    equals(9, 'count of field', 'number', (s) => s.zones[ZONE['field']]!.length, 0),
    equals(9, 'count of resolution', 'number', (s) => s.zones[ZONE['resolution']]!.length, 0),
    equals(9, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 33),
  ],
)

/** [403-1, 403-1a, 403-1b] (build-divide/team-examples-seats.rules:113) */
const exampleT19WhoSitsInFrontOfWhom = example<State>(
  'T19: who sits in front of whom',
  ['403-1', '403-1a', '403-1b'],
  [],
  (s) => {
    doDraw(s, 0, 0)
  },
  [
    equals(3, 'facing of A', 'player', (s) => facingOf(s, 0), 1),
    equals(3, 'facing of B', 'player', (s) => facingOf(s, 1), 0),
    equals(3, 'facing of D', 'player', (s) => facingOf(s, 3), 2),
    equals(3, 'facing of C', 'player', (s) => facingOf(s, 2), 3),
    equals(4, 'side of A', 'side', (s) => sideOf(s, 0), SIDE['left']),
    equals(4, 'side of D', 'side', (s) => sideOf(s, 3), SIDE['right']),
    equals(4, 'side of C', 'side', (s) => sideOf(s, 2), SIDE['left']),
    equals(4, 'side of B', 'side', (s) => sideOf(s, 1), SIDE['right']),
    equals(5, 'teammate of A', 'player', (s) => teammateOf(s, 0), 3),
    equals(5, 'teammate of D', 'player', (s) => teammateOf(s, 3), 0),
    equals(5, 'teammate of B', 'player', (s) => teammateOf(s, 1), 2),
    equals(5, 'teammate of C', 'player', (s) => teammateOf(s, 2), 1),
    then(
      6,
      (s) => teamOf(s, 0) === teamOf(s, 3),
      ['team of A', 'team', (s) => teamOf(s, 0)],
      ['team of D', 'team', (s) => teamOf(s, 3)],
    ),
    then(
      6,
      (s) => teamOf(s, 1) === teamOf(s, 2),
      ['team of B', 'team', (s) => teamOf(s, 1)],
      ['team of C', 'team', (s) => teamOf(s, 2)],
    ),
    then(
      6,
      (s) => teamOf(s, 0) !== teamOf(s, 1),
      ['team of A', 'team', (s) => teamOf(s, 0)],
      ['team of B', 'team', (s) => teamOf(s, 1)],
    ),
    then(
      7,
      (s) => opposingOf(s, teamOf(s, 0)) === teamOf(s, 1),
      ['opposing of A', 'team', (s) => opposingOf(s, teamOf(s, 0))],
      ['team of B', 'team', (s) => teamOf(s, 1)],
    ),
    then(
      7,
      (s) => opposingOf(s, opposingOf(s, teamOf(s, 0))) === teamOf(s, 0),
      ['opposing of opposing of A', 'team', (s) => opposingOf(s, opposingOf(s, teamOf(s, 0)))],
      ['team of A', 'team', (s) => teamOf(s, 0)],
    ),
  ],
)

/** [403-2] (build-divide/team-examples-seats.rules:122) */
const exampleT20OneOfTheFourBegins = example<State>(
  'T20: one of the four begins',
  ['403-2'],
  [],
  (s) => {
    s.turnPlayer = 1
    s.startingPlayer = 2
    doSettleFirstPlayer(s)
  },
  [
    then(
      5,
      (s) => s.startingPlayer === s.turnPlayer,
      ['starting-player', 'player', (s) => s.startingPlayer],
      ['turn-player', 'player', (s) => s.turnPlayer],
    ),
    then(
      5,
      (s) => teamOf(s, s.startingPlayer) === teamOf(s, s.turnPlayer),
      ['team of starting-player', 'team', (s) => teamOf(s, s.startingPlayer)],
      ['team of turn-player', 'team', (s) => teamOf(s, s.turnPlayer)],
    ),
  ],
)

/** [403-3, gap.life-order, gap.team-voice] (build-divide/team-examples-seats.rules:129) */
const exampleT21TheTeamSaysWhoLaysDownLife = example<State>(
  "T21: the team says who lays down life cards first, and the teammate's come on top",
  ['403-3', 'gap.life-order', 'gap.team-voice'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeAll(
      s,
      () =>
        allCards(s).filter(
          (c) => PRINTED_COLOR[s.def[c]!]! === COLOR['red'] && PRINTED_KIND[s.def[c]!]! === KIND['unit-card'],
        ),
      ZONE['deck'] + 0,
      hands,
    )
    placeAll(
      s,
      () =>
        allCards(s).filter(
          (c2) => PRINTED_COLOR[s.def[c2]!]! === COLOR['black'] && PRINTED_KIND[s.def[c2]!]! === KIND['unit-card'],
        ),
      ZONE['deck'] + 3,
      hands,
    )
    placeAll(
      s,
      () =>
        allCards(s).filter(
          (c3) => PRINTED_COLOR[s.def[c3]!]! === COLOR['blue'] && PRINTED_KIND[s.def[c3]!]! === KIND['unit-card'],
        ),
      ZONE['deck'] + 1,
      hands,
    )
    placeAll(
      s,
      () =>
        allCards(s).filter(
          (c4) => PRINTED_COLOR[s.def[c4]!]! === COLOR['white'] && PRINTED_KIND[s.def[c4]!]! === KIND['unit-card'],
        ),
      ZONE['deck'] + 2,
      hands,
    )
    placeGiven(s, 33, NONE, ZONE['territory'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['territory'] + 3, hands)
    placeGiven(s, 30, NONE, ZONE['territory'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['territory'] + 2, hands)
    doLayLife(s)
  },
  [
    notChoosable(12, 0, [value('player', () => 1)]),
    chooses(13, 0, [value('player', () => 3)]),
    chooses(14, 1, [value('player', () => 1)]),
    equals(15, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 16),
    equals(
      15,
      'count of (each card c in life of A where color of c = black)',
      'number',
      (s) => countOf(s.zones[ZONE['life'] + teamOf(s, 0)] ?? [], (c) => PRINTED_COLOR[s.def[c]!]! === COLOR['black']),
      8,
    ),
    equals(
      16,
      'color of top of life of A',
      'color',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : PRINTED_COLOR[s.def[it0]!]!))(
          (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).at(-1) ?? NONE,
        ),
      COLOR['red'],
    ),
    equals(
      16,
      'color of first of life of A',
      'color',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : PRINTED_COLOR[s.def[it0]!]!))(
          (s.zones[ZONE['life'] + teamOf(s, 0)] ?? [])[0] ?? NONE,
        ),
      COLOR['black'],
    ),
    equals(
      17,
      'color of top of life of B',
      'color',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : PRINTED_COLOR[s.def[it0]!]!))(
          (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).at(-1) ?? NONE,
        ),
      COLOR['white'],
    ),
    equals(
      17,
      'color of first of life of B',
      'color',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : PRINTED_COLOR[s.def[it0]!]!))(
          (s.zones[ZONE['life'] + teamOf(s, 1)] ?? [])[0] ?? NONE,
        ),
      COLOR['blue'],
    ),
  ],
)

/** [403-3a, 302-2a] (build-divide/team-examples-seats.rules:148) */
const exampleT22ATerritoryThatGivesAnotherNumberOf = example<State>(
  'T22: a territory that gives another number of life cards',
  ['403-3a', '302-2a'],
  [],
  (s) => {
    placeAll(
      s,
      () =>
        allCards(s).filter(
          (c) => PRINTED_COLOR[s.def[c]!]! === COLOR['red'] && PRINTED_KIND[s.def[c]!]! === KIND['unit-card'],
        ),
      ZONE['deck'] + 0,
      hands,
    )
    placeAll(
      s,
      () =>
        allCards(s).filter(
          (c2) => PRINTED_COLOR[s.def[c2]!]! === COLOR['black'] && PRINTED_KIND[s.def[c2]!]! === KIND['unit-card'],
        ),
      ZONE['deck'] + 3,
      hands,
    )
    placeAll(
      s,
      () =>
        allCards(s).filter(
          (c3) => PRINTED_COLOR[s.def[c3]!]! === COLOR['blue'] && PRINTED_KIND[s.def[c3]!]! === KIND['unit-card'],
        ),
      ZONE['deck'] + 1,
      hands,
    )
    placeAll(
      s,
      () =>
        allCards(s).filter(
          (c4) => PRINTED_COLOR[s.def[c4]!]! === COLOR['white'] && PRINTED_KIND[s.def[c4]!]! === KIND['unit-card'],
        ),
      ZONE['deck'] + 2,
      hands,
    )
    placeGiven(s, 32, NONE, ZONE['territory'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['territory'] + 3, hands)
    doLayLife(s)
  },
  [
    chooses(9, 0, [value('player', () => 0)]),
    chooses(10, 1, [value('player', () => 1)]),
    equals(11, 'life-share of A', 'number', (s) => lifeShareOf(s, 0), 10),
    equals(11, 'life-share of D', 'number', (s) => lifeShareOf(s, 3), 8),
    equals(12, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 18),
    equals(12, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 16),
    equals(
      13,
      'count of (each card c in life of A where color of c = red)',
      'number',
      (s) => countOf(s.zones[ZONE['life'] + teamOf(s, 0)] ?? [], (c) => PRINTED_COLOR[s.def[c]!]! === COLOR['red']),
      10,
    ),
    equals(14, 'red-number of A', 'number', (s) => s.redNumber[teamOf(s, 0)]!, 8),
    equals(14, 'red-number of team-a', 'number', (s) => s.redNumber[TEAM['team-a']]!, 8),
  ],
)

/** [301-3] (build-divide/team-examples-seats.rules:164) */
const exampleT7WhatOneOfATeamSeesBoth = example<State>(
  'T7: what one of a team sees, both see',
  ['301-3'],
  [],
  (s) => {
    placeGiven(s, 26, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    then(8, (s) => viewersOf(s, theCopy(s, CARD['blackscout1'])).includes(0), [
      'viewers of blackscout1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['blackscout1'])),
    ]),
    then(8, (s) => viewersOf(s, theCopy(s, CARD['《insight》'])).includes(3), [
      'viewers of 《insight》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《insight》'])),
    ]),
    then(9, (s) => !viewersOf(s, theCopy(s, CARD['blackscout1'])).includes(1), [
      'viewers of blackscout1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['blackscout1'])),
    ]),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['bluescout1'])).includes(2), [
      'viewers of bluescout1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['bluescout1'])),
    ]),
    then(9, (s) => !viewersOf(s, theCopy(s, CARD['bluescout1'])).includes(0), [
      'viewers of bluescout1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['bluescout1'])),
    ]),
    does(10, 0, 26, [card(26), null]),
    exactly(11, 2, []),
    exactly(12, 0, []),
    then(13, (s) => viewersOf(s, theCopy(s, CARD['redscout2'])).includes(0), [
      'viewers of redscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout2'])),
    ]),
    then(13, (s) => viewersOf(s, theCopy(s, CARD['redscout2'])).includes(3), [
      'viewers of redscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout2'])),
    ]),
    then(14, (s) => !viewersOf(s, theCopy(s, CARD['redscout2'])).includes(1), [
      'viewers of redscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout2'])),
    ]),
    then(14, (s) => !viewersOf(s, theCopy(s, CARD['redscout2'])).includes(2), [
      'viewers of redscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout2'])),
    ]),
    then(14, (s) => !viewersOf(s, theCopy(s, CARD['redscout3'])).includes(0), [
      'viewers of redscout3',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout3'])),
    ]),
  ],
)

/** [103-1] (build-divide/team-examples-seats.rules:180) */
const exampleT2AnEffectByWhichOnePlayerWins = example<State>(
  'T2: an effect by which one player wins',
  ['103-1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 27, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 51, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 50, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 49, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 48, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 47, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 46, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
    enter(s, 3)
    doMainPhase(s, 1)
  },
  [
    does(6, 1, 26, [card(27), null]),
    equals(7, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(7, 'result of C', 'number', (s) => s.result[2]!, 1),
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(7, 'result of D', 'number', (s) => s.result[3]!, 0 - 1),
  ],
)

/** [103-1] (build-divide/team-examples-seats.rules:189) */
const exampleAnEffectByWhichOnePlayerLoses = example<State>(
  'an effect by which one player loses',
  ['103-1'],
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
    equals(6, 'result of D', 'number', (s) => s.result[3]!, 0 - 1),
    equals(6, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(6, 'result of C', 'number', (s) => s.result[2]!, 1),
  ],
)

/** [103-1] (build-divide/team-examples-seats.rules:197) */
const exampleTheDrawThatCannotBeMadeLosesFor = example<State>(
  'the draw that cannot be made loses for the team',
  ['103-1'],
  [],
  (s) => {
    placeGiven(s, 58, 1, ZONE['life'] + teamOf(s, 1), hands)
    doDraw(s, 1, 3)
  },
  [
    equals(4, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(4, 'result of D', 'number', (s) => s.result[3]!, 0 - 1),
    equals(4, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [103-2, bd.gap.conceding] (build-divide/team-examples-seats.rules:203) */
const exampleT4BothMustAgreeToConcede = example<State>(
  'T4: both must agree to concede',
  ['103-2', 'bd.gap.conceding'],
  [[3, 1]],
  (s) => {
    doMainPhase(s, 0)
  },
  [
    does(4, 0, 66, [null]),
    answers(5, 3, 'declines'),
    then(6, (s) => !isBeaten(s, 0), ['A is not beaten', 'truth', (s) => isBeaten(s, 0)]),
    equals(6, 'result of B', 'number', (s) => s.result[1]!, 0),
    offered(7, 0, 66, [null]),
    does(8, 0, 66, [null]),
    answers(9, 3, 'accepts'),
    equals(10, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(10, 'result of D', 'number', (s) => s.result[3]!, 0 - 1),
    equals(10, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(10, 'result of C', 'number', (s) => s.result[2]!, 1),
  ],
)

/** [302-2b, 302-2] (build-divide/team-examples-life.rules:3) */
const exampleT8NineCardsEightOfThemRed = example<State>(
  'T8: nine cards, eight of them red',
  ['302-2b', '302-2'],
  [],
  (s) => {
    placeGiven(s, 51, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 50, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 49, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 48, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 47, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 58, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 24, 3, ZONE['field'], hands)
    placeGiven(s, 25, 3, ZONE['field'], hands)
    doDraw(s, 0, 0)
  },
  [
    then(6, (s) => isInYellow(s, 0), ['A is in-yellow', 'truth', (s) => isInYellow(s, 0)]),
    then(6, (s) => isInYellow(s, 3), ['D is in-yellow', 'truth', (s) => isInYellow(s, 3)]),
    then(6, (s) => !isInRed(s, 0), ['A is in-red', 'truth', (s) => isInRed(s, 0)]),
    then(6, (s) => !isInRed(s, 3), ['D is in-red', 'truth', (s) => isInRed(s, 3)]),
    then(7, (s) => isInRed(s, 1), ['B is in-red', 'truth', (s) => isInRed(s, 1)]),
    then(7, (s) => isInRed(s, 2), ['C is in-red', 'truth', (s) => isInRed(s, 2)]),
    equals(8, 'power of 《idler》', 'number', (s) => powerOf(s, theCopy(s, CARD['《idler》'])), 3000),
    equals(8, 'power of 《zealot》', 'number', (s) => powerOf(s, theCopy(s, CARD['《zealot》'])), 2000),
  ],
)

/** [302-2c, 302-2] (build-divide/team-examples-life.rules:13) */
const exampleT9EightCards = example<State>(
  'T9: eight cards',
  ['302-2c', '302-2'],
  [],
  (s) => {
    placeGiven(s, 50, 3, ZONE['life'] + teamOf(s, 3), hands)
    placeGiven(s, 49, 3, ZONE['life'] + teamOf(s, 3), hands)
    placeGiven(s, 48, 3, ZONE['life'] + teamOf(s, 3), hands)
    placeGiven(s, 47, 3, ZONE['life'] + teamOf(s, 3), hands)
    placeGiven(s, 46, 3, ZONE['life'] + teamOf(s, 3), hands)
    placeGiven(s, 45, 3, ZONE['life'] + teamOf(s, 3), hands)
    placeGiven(s, 44, 3, ZONE['life'] + teamOf(s, 3), hands)
    placeGiven(s, 43, 3, ZONE['life'] + teamOf(s, 3), hands)
    placeGiven(s, 24, 0, ZONE['field'], hands)
    placeGiven(s, 25, 0, ZONE['field'], hands)
    doDraw(s, 0, 0)
  },
  [
    then(5, (s) => isInRed(s, 0), ['A is in-red', 'truth', (s) => isInRed(s, 0)]),
    then(5, (s) => isInRed(s, 3), ['D is in-red', 'truth', (s) => isInRed(s, 3)]),
    then(5, (s) => !isInYellow(s, 0), ['A is in-yellow', 'truth', (s) => isInYellow(s, 0)]),
    then(5, (s) => !isInYellow(s, 3), ['D is in-yellow', 'truth', (s) => isInYellow(s, 3)]),
    equals(6, 'power of 《idler》', 'number', (s) => powerOf(s, theCopy(s, CARD['《idler》'])), 2000),
    equals(6, 'power of 《zealot》', 'number', (s) => powerOf(s, theCopy(s, CARD['《zealot》'])), 5000),
  ],
)

/** [302-2c] (build-divide/team-examples-life.rules:21) */
const exampleT9None = example<State>(
  'T9: none',
  ['302-2c'],
  [],
  (s) => {
    doDraw(s, 0, 0)
  },
  [
    then(3, (s) => isInRed(s, 0), ['A is in-red', 'truth', (s) => isInRed(s, 0)]),
    then(3, (s) => isInRed(s, 3), ['D is in-red', 'truth', (s) => isInRed(s, 3)]),
    then(3, (s) => !isInYellow(s, 0), ['A is in-yellow', 'truth', (s) => isInYellow(s, 0)]),
  ],
)

/** [302-2] (build-divide/team-examples-life.rules:26) */
const exampleTheNumberIsATeamSOwn = example<State>(
  "the number is a team's own",
  ['302-2'],
  [],
  (s) => {
    s.redNumber[teamOf(s, 0)] = 3
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 61, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 59, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 58, 1, ZONE['life'] + teamOf(s, 1), hands)
    doDraw(s, 0, 0)
  },
  [
    equals(6, 'red-number of D', 'number', (s) => s.redNumber[teamOf(s, 3)]!, 3),
    equals(6, 'red-number of C', 'number', (s) => s.redNumber[teamOf(s, 2)]!, 8),
    then(7, (s) => isInYellow(s, 3), ['D is in-yellow', 'truth', (s) => isInYellow(s, 3)]),
    then(7, (s) => isInRed(s, 2), ['C is in-red', 'truth', (s) => isInRed(s, 2)]),
  ],
)

/** [302-3b, 302-3, gap.life-of-teammate] (build-divide/team-examples-life.rules:35) */
const exampleT10YourLifeCardTheTeammateSHand = example<State>(
  "T10: your life card, the teammate's hand",
  ['302-3b', '302-3', 'gap.life-of-teammate'],
  [],
  (s) => {
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(18), null]),
    exactly(7, 2, []),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['hand'] + 3, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    then(9, (s) => s.zones[ZONE['hand'] + 0]!.length === 0, [
      'hand of A',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 0]!,
    ]),
  ],
)

/** [302-3b, 302-3] (build-divide/team-examples-life.rules:46) */
const exampleToTheOwnerSEnergyZoneAndTo = example<State>(
  "to the owner's energy zone, and to the owner's graveyard",
  ['302-3b', '302-3'],
  [],
  (s) => {
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    doTakeLife(s, theCopy(s, CARD['blackscout1']), DESTINATION['to-energy'], 0)
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['energy'] + 3, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    then(4, (s) => s.zones[ZONE['energy'] + 0]!.length === 0, [
      'energy of A',
      'set of card',
      (s) => s.zones[ZONE['energy'] + 0]!,
    ]),
  ],
)

/** [302-3b] (build-divide/team-examples-life.rules:52) */
const exampleToTheGraveyardOfItsOwner = example<State>(
  'to the graveyard of its owner',
  ['302-3b'],
  [],
  (s) => {
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    doTakeLife(s, theCopy(s, CARD['blackscout1']), DESTINATION['to-graveyard'], 0)
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['graveyard'] + 3, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
  ],
)

/** [302-3a, 302-3] (build-divide/team-examples-life.rules:58) */
const exampleT11OntoTheFieldUnderItsOwnerS = example<State>(
  "T11: onto the field, under its owner's control",
  ['302-3a', '302-3'],
  [],
  (s) => {
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(19), null]),
    exactly(7, 2, []),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['field'], [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    equals(9, 'controller of blackscout1', 'player', (s) => controllerOf(s, theCopy(s, CARD['blackscout1'])), 3),
    equals(9, 'owner of blackscout1', 'player', (s) => s.owner[theCopy(s, CARD['blackscout1'])]!, 3),
  ],
)

/** [302-3a] (build-divide/team-examples-life.rules:69) */
const exampleT12OntoTheFieldUnderTheControlThat = example<State>(
  'T12: onto the field, under the control that the text says',
  ['302-3a'],
  [],
  (s) => {
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(20), null]),
    exactly(7, 2, []),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['field'], [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    equals(9, 'controller of blackscout1', 'player', (s) => controllerOf(s, theCopy(s, CARD['blackscout1'])), 0),
    equals(9, 'owner of blackscout1', 'player', (s) => s.owner[theCopy(s, CARD['blackscout1'])]!, 3),
  ],
)

/** [302-3a] (build-divide/team-examples-life.rules:80) */
const exampleToTheResolutionZoneUnderItsOwnerS = example<State>(
  "to the resolution zone, under its owner's control",
  ['302-3a'],
  [],
  (s) => {
    placeGiven(s, 22, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 40, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(22), null]),
    exactly(9, 2, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['《undertow》'])] === ZONE['resolution'], [
      '《undertow》',
      'place',
      (s) => s.place[theCopy(s, CARD['《undertow》'])] ?? NONE,
    ]),
    equals(11, 'controller of 《undertow》', 'player', (s) => controllerOf(s, theCopy(s, CARD['《undertow》'])), 3),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['hand'] + 3, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['《undertow》'])] === ZONE['graveyard'] + 3, [
      '《undertow》',
      'place',
      (s) => s.place[theCopy(s, CARD['《undertow》'])] ?? NONE,
    ]),
    then(13, (s) => s.zones[ZONE['hand'] + 0]!.length === 0, [
      'hand of A',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 0]!,
    ]),
  ],
)

/** [302-3b-1] (build-divide/team-examples-life.rules:95) */
const exampleT13OnlyTheDeckThatACardWent = example<State>(
  'T13: only the deck that a card went to is shuffled',
  ['302-3b-1'],
  [],
  (s) => {
    placeGiven(s, 23, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 89, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 50, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 48, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(23), null]),
    exactly(9, 2, []),
    exactly(10, 0, []),
    equals(11, 'count of deck of D', 'number', (s) => s.zones[ZONE['deck'] + 3]!.length, 3),
    equals(11, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 7),
    then(12, (s) => (s.zones[ZONE['deck'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['redscout2']), [
      'top of deck of A',
      'card',
      (s) => s.zones[ZONE['deck'] + 0]!.at(-1) ?? NONE,
    ]),
    then(12, (s) => (s.zones[ZONE['deck'] + 0]![0] ?? NONE) === theCopy(s, CARD['redknight3']), [
      'first of deck of A',
      'card',
      (s) => s.zones[ZONE['deck'] + 0]![0] ?? NONE,
    ]),
    happened(13, [moved(2, [value('zone', () => ZONE['deck'] + 3)])]),
  ],
)

/** [302-3b-1] (build-divide/team-examples-life.rules:110) */
const exampleT14EachOfTwoDecks = example<State>(
  'T14: each of two decks',
  ['302-3b-1'],
  [],
  (s) => {
    placeGiven(s, 23, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 45, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(23), null]),
    exactly(9, 2, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['deck'] + 3, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    equals(11, 'count of deck of D', 'number', (s) => s.zones[ZONE['deck'] + 3]!.length, 2),
    equals(11, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 3),
    happened(12, [
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
      moved(2, [value('zone', () => ZONE['deck'] + 3)]),
    ]),
  ],
)

/** [gap.drawn-life-card] (build-divide/team-examples-life.rules:124) */
const exampleALifeCardThatIsDrawnGoesTo = example<State>(
  'a life card that is drawn goes to the hand of its owner',
  ['gap.drawn-life-card'],
  [],
  (s) => {
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    doDraw(s, 2, 0)
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['hand'] + 3, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    then(4, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
  ],
)

/** [gap.drawn-life-card] (build-divide/team-examples-life.rules:130) */
const exampleOrToTheHandOfWhoDraws = example<State>(
  'or to the hand of who draws',
  ['gap.drawn-life-card'],
  [[4, 1]],
  (s) => {
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    doDraw(s, 2, 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['hand'] + 0, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    then(5, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
  ],
)

/** [801-1, 802-2] (build-divide/team-examples-windows.rules:4) */
const exampleT33TheTurnPlayerSTeamHasPriority = example<State>(
  "T33: the turn player's team has priority",
  ['801-1', '802-2'],
  [],
  (s) => {
    s.turnPlayer = 2
    doMainPhase(s, 2)
  },
  [
    exactly(4, 2, []),
    equals(5, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
    then(6, (s) => s.priority !== TEAM['team-a'], ['priority', 'team', (s) => s.priority]),
  ],
)

/** [802-6, 802-6.1, 802-6.2, 802-6.3, 802-6.4, 802-6.4a, 802-6.4b, 802-6.4c] (build-divide/team-examples-windows.rules:12) */
const exampleT34WhatTheTurnPlayerAndTheTeammate = example<State>(
  'T34: what the turn player and the teammate may do',
  ['802-6', '802-6.1', '802-6.2', '802-6.3', '802-6.4', '802-6.4a', '802-6.4b', '802-6.4c'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 7, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 59, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 60, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 16, 1, ZONE['field'], hands)
    placeGiven(s, 17, 1, ZONE['field'], hands)
    placeGiven(s, 16, 2, ZONE['field'], hands)
    placeGiven(s, 17, 2, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    exactly(10, 2, [
      moved(26, [card(73), null]),
      moved(26, [card(7), null]),
      moved(34, [card(73), null]),
      moved(34, [card(7), null]),
      moved(32, [card(17, 2), null]),
      moved(32, [card(16, 2), null]),
    ]),
    answers(11, 2, 'passes'),
    exactly(12, 1, [moved(26, [card(5), null]), moved(32, [card(16, 1), null])]),
    equals(13, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
  ],
)

/** [802-6.4] (build-divide/team-examples-windows.rules:27) */
const exampleT35WithSomethingInTheResolutionZoneOnly = example<State>(
  'T35: with something in the resolution zone only quick things',
  ['802-6.4'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 8, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 7, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 76, 2, ZONE['field'], hands)
    placeGiven(s, 17, 2, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(7, 2, 26, [card(7), null]),
    exactly(8, 2, [moved(26, [card(8), null])]),
    equals(9, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    equals(9, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
  ],
)

/** [802-6.4, 802-5] (build-divide/team-examples-windows.rules:38) */
const exampleNorWhileThereIsDamage = example<State>(
  'nor while there is damage',
  ['802-6.4', '802-5'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 7, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 13, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 47, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(7, 2, 26, [card(13), null]),
    chooses(8, 2, [value('player', () => 0)]),
    answers(9, 2, 'passes'),
    asked(10, 2),
    equals(11, 'packets-open', 'number', (s) => s.packetsOpen, 1),
    equals(11, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
    exactly(12, 2, [moved(26, [card(7), null])]),
  ],
)

/** [802-9] (build-divide/team-examples-windows.rules:52) */
const exampleT36AfterAPassTheOtherTeamHas = example<State>(
  'T36: after a pass the other team has the word, both of them',
  ['802-9'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['energy'] + 3, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 89, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    equals(10, 'priority', 'team', (s) => s.priority, TEAM['team-a']),
    equals(10, 'passed', 'number', (s) => s.passed, 1),
    exactly(11, 3, [moved(26, [card(26), null])]),
    answers(12, 3, 'passes'),
    exactly(13, 0, [moved(26, [card(5), null])]),
  ],
)

/** [802-7] (build-divide/team-examples-windows.rules:67) */
const exampleT37BothPassWithNothingWaitingAndThe = example<State>(
  'T37: both pass with nothing waiting, and the window is over',
  ['802-7'],
  [],
  (s) => {
    s.turnPlayer = 2
    doPlayWindow(s)
  },
  [
    exactly(4, 2, []),
    exactly(5, 1, []),
    exactly(6, 3, []),
    exactly(7, 0, []),
    equals(8, 'passed', 'number', (s) => s.passed, 1),
    nobodyAsked(9),
    equals(10, 'passed', 'number', (s) => s.passed, 2),
  ],
)

/** [802-8] (build-divide/team-examples-windows.rules:79) */
const exampleT38TheNewerIsResolvedThenTheTurn = example<State>(
  "T38: the newer is resolved, then the turn player's team has the word",
  ['802-8'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 7, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 75, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(10, 2, 26, [card(7), null]),
    does(11, 0, 26, [card(5), null]),
    exactly(12, 3, []),
    equals(13, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    exactly(14, 1, []),
    exactly(15, 2, []),
    then(16, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
    equals(16, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    then(16, (s) => s.place[theCopy(s, CARD['《rally》'])] === ZONE['resolution'], [
      '《rally》',
      'place',
      (s) => s.place[theCopy(s, CARD['《rally》'])] ?? NONE,
    ]),
    equals(17, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
    equals(17, 'passed', 'number', (s) => s.passed, 0),
  ],
)

/** [802-4, 802-8, gap.waiting-beneath] (build-divide/team-examples-windows.rules:98) */
const exampleTheNewerDealsItsDamageBeforeTheOlder = example<State>(
  'the newer deals its damage before the older is resolved',
  ['802-4', '802-8', 'gap.waiting-beneath'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 13, 2, ZONE['hand'] + 2, hands)
    placeGiven(s, 13, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, 2, ZONE['energy'] + 2, hands)
    placeGiven(s, 43, 0, ZONE['energy'] + 0, hands)
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 76, 2, ZONE['life'] + teamOf(s, 2), hands)
    placeGiven(s, 75, 2, ZONE['life'] + teamOf(s, 2), hands)
    placeGiven(s, 16, 3, ZONE['field'], hands)
    placeGiven(s, 16, 2, ZONE['field'], hands)
    placeGiven(s, 16, 1, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(11, 2, 26, [card(13, 2), null]),
    chooses(12, 2, [value('player', () => 0)]),
    answers(13, 2, 'passes'),
    answers(14, 1, 'passes'),
    answers(15, 3, 'passes'),
    does(16, 0, 26, [card(13, 0), null]),
    chooses(17, 0, [value('player', () => 1)]),
    answers(18, 3, 'passes'),
    answers(19, 0, 'passes'),
    answers(20, 2, 'passes'),
    answers(21, 1, 'passes'),
    asked(22, 2),
    equals(23, 'count of life of C', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 2)] ?? []).length, 1),
    equals(23, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    equals(24, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    equals(24, 'packets-open', 'number', (s) => s.packetsOpen, 1),
    answers(25, 2, 'passes'),
    answers(26, 1, 'passes'),
    answers(27, 3, 'passes'),
    answers(28, 0, 'passes'),
    asked(29, 2),
    equals(30, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
    then(30, (s) => s.zones[ZONE['chain']]!.length === 0, ['chain', 'set of effect', (s) => s.zones[ZONE['chain']]!]),
  ],
)

/** [802-4, 802-8, gap.waiting-beneath] (build-divide/team-examples-windows.rules:130) */
const exampleAndWinsWithItWhereBothSidesHave = example<State>(
  'and wins with it, where both sides have no life left',
  ['802-4', '802-8', 'gap.waiting-beneath'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 13, 2, ZONE['hand'] + 2, hands)
    placeGiven(s, 13, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, 2, ZONE['energy'] + 2, hands)
    placeGiven(s, 43, 0, ZONE['energy'] + 0, hands)
    placeGiven(s, 16, 3, ZONE['field'], hands)
    placeGiven(s, 16, 2, ZONE['field'], hands)
    placeGiven(s, 16, 1, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(9, 2, 26, [card(13, 2), null]),
    chooses(10, 2, [value('player', () => 0)]),
    does(11, 0, 26, [card(13, 0), null]),
    chooses(12, 0, [value('player', () => 1)]),
    answers(13, 3, 'passes'),
    answers(14, 0, 'passes'),
    answers(15, 2, 'passes'),
    answers(16, 1, 'passes'),
    equals(17, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(17, 'result of C', 'number', (s) => s.result[2]!, 0 - 1),
  ],
)

/** [802-4, 802-8, gap.waiting-beneath, gap.pending-damage] (build-divide/team-examples-windows.rules:149) */
const exampleWithEveryPointOfIt = example<State>(
  'with every point of it',
  ['802-4', '802-8', 'gap.waiting-beneath', 'gap.pending-damage'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 13, 2, ZONE['hand'] + 2, hands)
    placeGiven(s, 14, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, 2, ZONE['energy'] + 2, hands)
    placeGiven(s, 43, 0, ZONE['energy'] + 0, hands)
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 76, 2, ZONE['life'] + teamOf(s, 2), hands)
    placeGiven(s, 75, 2, ZONE['life'] + teamOf(s, 2), hands)
    placeGiven(s, 16, 3, ZONE['field'], hands)
    placeGiven(s, 16, 2, ZONE['field'], hands)
    placeGiven(s, 16, 1, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(11, 2, 26, [card(13, 2), null]),
    chooses(12, 2, [value('player', () => 0)]),
    does(13, 0, 26, [card(14, 0), null]),
    chooses(14, 0, [value('player', () => 1)]),
    answers(15, 3, 'passes'),
    answers(16, 0, 'passes'),
    answers(17, 2, 'passes'),
    answers(18, 1, 'passes'),
    asked(19, 2),
    equals(20, 'count of life of C', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 2)] ?? []).length, 1),
    equals(20, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    answers(21, 2, 'passes'),
    answers(22, 1, 'passes'),
    then(23, (s) => (s.zones[ZONE['life'] + teamOf(s, 2)] ?? []).length === 0, [
      'life of C',
      'set of card',
      (s) => s.zones[ZONE['life'] + teamOf(s, 2)] ?? [],
    ]),
    equals(23, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    equals(23, 'result of C', 'number', (s) => s.result[2]!, 0),
    answers(24, 3, 'passes'),
    answers(25, 0, 'passes'),
    equals(26, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(26, 'result of C', 'number', (s) => s.result[2]!, 0 - 1),
    then(26, (s) => s.place[copyOf(s, CARD['《spark》'], 2)] === ZONE['resolution'], [
      '《spark》 of C',
      'place',
      (s) => s.place[copyOf(s, CARD['《spark》'], 2)] ?? NONE,
    ]),
  ],
)

/** [802-10] (build-divide/team-examples-windows.rules:177) */
const exampleT39WhoActsKeepsTheWordAndEarlier = example<State>(
  'T39: who acts keeps the word, and earlier passes do not count',
  ['802-10'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 26, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 88, NONE, ZONE['energy'] + 3, hands)
    placeGiven(s, 89, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(7, 3, 26, [card(26), null]),
    exactly(8, 3, []),
    equals(9, 'priority', 'team', (s) => s.priority, TEAM['team-a']),
    equals(9, 'passed', 'number', (s) => s.passed, 0),
    exactly(10, 2, []),
    equals(11, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
    equals(11, 'passed', 'number', (s) => s.passed, 1),
    equals(11, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    exactly(12, 2, []),
    then(13, (s) => s.zones[ZONE['chain']]!.length === 0, ['chain', 'set of effect', (s) => s.zones[ZONE['chain']]!]),
    then(13, (s) => viewersOf(s, theCopy(s, CARD['blackscout2'])).includes(3), [
      'viewers of blackscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['blackscout2'])),
    ]),
  ],
)

/** [802-10] (build-divide/team-examples-windows.rules:192) */
const exampleATeammateSQuickCardKeepsTheWord = example<State>(
  "a teammate's quick card keeps the word as well",
  ['802-10'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 26, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(7, 1, 26, [card(26), null]),
    exactly(8, 2, []),
    equals(9, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
    equals(9, 'passed', 'number', (s) => s.passed, 0),
  ],
)

/** [1001-1] (build-divide/team-examples-windows.rules:203) */
const exampleT42TheTurnPlayerSTeamGoesFirst = example<State>(
  "T42: the turn player's team goes first, and is resolved last",
  ['1001-1'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 5, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 35, 0, ZONE['field'], hands)
    placeGiven(s, 35, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(10, 2, 26, [card(5), null]),
    exactly(11, 2, []),
    equals(12, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 3),
    equals(
      12,
      'controller of last of chain',
      'player',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(
          s.zones[ZONE['chain']]!.at(-1) ?? NONE,
        ),
      0,
    ),
    exactly(13, 2, []),
    then(14, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
    then(14, (s) => s.zones[ZONE['hand'] + 1]!.length === 0, [
      'hand of B',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 1]!,
    ]),
    exactly(15, 2, []),
    then(16, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['hand'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    equals(16, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
  ],
)

/** [1001-2, gap.different-controllers, gap.team-voice] (build-divide/team-examples-windows.rules:221) */
const exampleT43ATeamOrdersItsOwn = example<State>(
  'T43: a team orders its own',
  ['1001-2', 'gap.different-controllers', 'gap.team-voice'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 5, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 35, 2, ZONE['field'], hands)
    placeGiven(s, 35, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(9, 2, 26, [card(5), null]),
    choosable(10, 2, [card(35, 1)]),
    choosable(11, 2, [card(35, 2)]),
    chooses(12, 2, [card(35, 2)]),
    exactly(13, 2, []),
    equals(14, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 3),
    equals(
      14,
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

/** [gap.team-voice, 1001-2] (build-divide/team-examples-windows.rules:237) */
const exampleOrItsLeftPlayerSpeaksForIt = example<State>(
  'or its left player speaks for it',
  ['gap.team-voice', '1001-2'],
  [[6, 1]],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 35, 2, ZONE['field'], hands)
    placeGiven(s, 35, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
    enter(s, 3)
    doMainPhase(s, 1)
  },
  [
    does(9, 1, 26, [card(5), null]),
    choosable(10, 2, [card(35, 1)]),
    chooses(11, 2, [card(35, 1)]),
    exactly(12, 2, []),
    equals(
      13,
      'controller of last of chain',
      'player',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(
          s.zones[ZONE['chain']]!.at(-1) ?? NONE,
        ),
      2,
    ),
  ],
)

/** [701-1, 701-1b, gap.no-icon, 802-4] (build-divide/team-examples-damage.rules:3) */
const exampleT27TheTeamSUppermostCardToIts = example<State>(
  "T27: the team's uppermost card, to its owner's graveyard",
  ['701-1', '701-1b', 'gap.no-icon', '802-4'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitescout1'])
    doBattleStep(s)
  },
  [
    exactly(8, 2, []),
    happened(9, [moved(7, [card(44)])]),
    then(10, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['graveyard'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
    then(10, (s) => s.zones[ZONE['graveyard'] + 3]!.length === 0, [
      'graveyard of D',
      'set of card',
      (s) => s.zones[ZONE['graveyard'] + 3]!,
    ]),
    equals(10, 'count of life of D', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 3)] ?? []).length, 2),
  ],
)

/** [701-1a] (build-divide/team-examples-damage.rules:15) */
const exampleT28DamageOnAnEmptyLifeZone = example<State>(
  'T28: damage on an empty life zone',
  ['701-1a'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['life'] + teamOf(s, 1), hands)
    s.targetPlayer = 0
    s.attacker = theCopy(s, CARD['whitescout1'])
    doBattleStep(s)
  },
  [
    equals(8, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(8, 'result of D', 'number', (s) => s.result[3]!, 0 - 1),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(8, 'result of C', 'number', (s) => s.result[2]!, 1),
  ],
)

/** [701-1b, 802-5, gap.damage-check] (build-divide/team-examples-damage.rules:25) */
const exampleT29ASkullAndOneMorePointOn = example<State>(
  'T29: a skull, and one more point on the same player',
  ['701-1b', '802-5', 'gap.damage-check'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 103, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitescout1'])
    doBattleStep(s)
  },
  [
    exactly(8, 2, []),
    then(9, (s) => s.place[theCopy(s, CARD['redbrute2'])] === ZONE['graveyard'] + 0, [
      'redbrute2',
      'place',
      (s) => s.place[theCopy(s, CARD['redbrute2'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['blackscout3'])] === ZONE['graveyard'] + 3, [
      'blackscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout3'])] ?? NONE,
    ]),
    equals(9, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
    happened(10, [
      moved(58, [
        value('player', () => 3),
        card(103),
        value('origin', () => ORIGIN['by-icon']),
        value('number', () => 1),
      ]),
      moved(67, [card(103), value('destination', () => DESTINATION['to-graveyard']), value('player', () => 3)]),
      moved(43, [
        value('player', () => 3),
        card(103),
        value('origin', () => ORIGIN['by-icon']),
        value('number', () => 1),
        null,
      ]),
    ]),
  ],
)

/** [701-1b] (build-divide/team-examples-damage.rules:37) */
const exampleT30ASkullAsTheLastCard = example<State>(
  'T30: a skull as the last card',
  ['701-1b'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 103, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitescout1'])
    doBattleStep(s)
  },
  [
    equals(8, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(8, 'result of D', 'number', (s) => s.result[3]!, 0 - 1),
    equals(8, 'result of C', 'number', (s) => s.result[2]!, 1),
  ],
)

/** [701-1c, gap.511-2, 201-1, 201-4] (build-divide/team-examples-damage.rules:47) */
const exampleT31TheOwnerOfAStarPlaysIt = example<State>(
  'T31: the owner of a star plays it, whoever is hit',
  ['701-1c', 'gap.511-2', '201-1', '201-4'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 42, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 59, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['hand'] + 2, hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitescout1'])
    doBattleStep(s)
  },
  [
    answers(10, 0, 'accepts'),
    notChoosable(11, 0, [value('player', () => 3)]),
    choosable(12, 0, [value('player', () => 2)]),
    chooses(13, 0, [value('player', () => 1)]),
    exactly(14, 2, []),
    then(15, (s) => s.place[theCopy(s, CARD['《pit》'])] === ZONE['resolution'], [
      '《pit》',
      'place',
      (s) => s.place[theCopy(s, CARD['《pit》'])] ?? NONE,
    ]),
    equals(15, 'controller of 《pit》', 'player', (s) => controllerOf(s, theCopy(s, CARD['《pit》'])), 0),
    equals(15, 'owner of 《pit》', 'player', (s) => s.owner[theCopy(s, CARD['《pit》'])]!, 0),
    equals(16, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    equals(16, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
  ],
)

/** [701-1c, gap.no-icon] (build-divide/team-examples-damage.rules:65) */
const exampleT32AStarThatIsNotPlayed = example<State>(
  'T32: a star that is not played',
  ['701-1c', 'gap.no-icon'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 40, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, NONE, ZONE['deck'] + 3, hands)
    s.targetPlayer = 0
    s.attacker = theCopy(s, CARD['whitescout1'])
    doBattleStep(s)
  },
  [
    answers(9, 3, 'declines'),
    exactly(10, 2, []),
    then(11, (s) => s.place[theCopy(s, CARD['《undertow》'])] === ZONE['graveyard'] + 3, [
      '《undertow》',
      'place',
      (s) => s.place[theCopy(s, CARD['《undertow》'])] ?? NONE,
    ]),
    then(11, (s) => s.zones[ZONE['hand'] + 3]!.length === 0, [
      'hand of D',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 3]!,
    ]),
  ],
)

/** [802-4, gap.702-references] (build-divide/team-examples-damage.rules:78) */
const exampleNoPointWhileAStarWaitsAndNone = example<State>(
  'no point while a star waits, and none once the unit is gone',
  ['802-4', 'gap.702-references'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 85, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 41, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 4)
    doAttackPhase(s, 2)
  },
  [
    does(8, 2, 48, [value('player', () => 3), card(85), null]),
    answers(9, 0, 'accepts'),
    exactly(10, 2, []),
    then(11, (s) => s.place[theCopy(s, CARD['《halo》'])] === ZONE['resolution'], [
      '《halo》',
      'place',
      (s) => s.place[theCopy(s, CARD['《halo》'])] ?? NONE,
    ]),
    equals(11, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    exactly(12, 3, []),
    equals(13, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    equals(13, 'passed', 'number', (s) => s.passed, 1),
    exactly(14, 2, []),
    then(15, (s) => s.place[theCopy(s, CARD['whitetitan3'])] === ZONE['graveyard'] + 2, [
      'whitetitan3',
      'place',
      (s) => s.place[theCopy(s, CARD['whitetitan3'])] ?? NONE,
    ]),
    equals(15, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    equals(15, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
  ],
)

/** [802-9, 802-4, gap.pending-damage] (build-divide/team-examples-damage.rules:95) */
const exampleAPassBringsTheNextPoint = example<State>(
  'a pass brings the next point',
  ['802-9', '802-4', 'gap.pending-damage'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 85, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitetitan3'])
    doBattleStep(s)
  },
  [
    exactly(8, 2, []),
    equals(9, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    equals(10, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    exactly(11, 3, []),
    equals(12, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
    equals(12, 'priority', 'team', (s) => s.priority, TEAM['team-a']),
    equals(12, 'passed', 'number', (s) => s.passed, 1),
  ],
)

/** [gap.pending-damage, bd.gap.next-point] (build-divide/team-examples-damage.rules:109) */
const exampleWhenBothHavePassedWithPointsLeftThe = example<State>(
  'when both have passed with points left, the turn team speaks again',
  ['gap.pending-damage', 'bd.gap.next-point'],
  [[1, 1]],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 85, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitetitan3'])
    doBattleStep(s)
  },
  [
    exactly(9, 0, []),
    equals(10, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    equals(10, 'passed', 'number', (s) => s.passed, 1),
    exactly(11, 2, []),
    equals(12, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
    equals(12, 'passed', 'number', (s) => s.passed, 0),
    equals(12, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
  ],
)

/** [802-5, gap.damage-check, gap.damage-window-end] (build-divide/team-examples-damage.rules:123) */
const exampleAWindowInsideOfAWindowAndThe = example<State>(
  'a window inside of a window, and the outer one goes on where it was',
  ['802-5', 'gap.damage-check', 'gap.damage-window-end'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 85, 2, ZONE['field'], hands)
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 103, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitetitan3'])
    doBattleStep(s)
  },
  [
    exactly(8, 2, []),
    equals(9, 'packets-open', 'number', (s) => s.packetsOpen, 2),
    equals(9, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    then(9, (s) => s.place[theCopy(s, CARD['blackscout3'])] === ZONE['graveyard'] + 3, [
      'blackscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout3'])] ?? NONE,
    ]),
    exactly(10, 2, []),
    equals(11, 'packets-open', 'number', (s) => s.packetsOpen, 1),
    equals(11, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    equals(11, 'passed', 'number', (s) => s.passed, 0),
    equals(11, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
    exactly(12, 3, []),
    equals(13, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
  ],
)

/** [gap.pending-damage] (build-divide/team-examples-damage.rules:138) */
const exampleAlsoWherePassesOfBothHaveBroughtA = example<State>(
  'also where passes of both have brought a point each',
  ['gap.pending-damage'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    doDamageWindow(s, 3, theCopy(s, CARD['redscout2']), ORIGIN['by-effect'], 3, 0)
  },
  [
    exactly(5, 2, []),
    equals(6, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 3),
    exactly(7, 3, []),
    equals(8, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    equals(8, 'passed', 'number', (s) => s.passed, 1),
    equals(8, 'priority', 'team', (s) => s.priority, TEAM['team-a']),
    exactly(9, 2, []),
    equals(10, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
    equals(10, 'passed', 'number', (s) => s.passed, 0),
    equals(10, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
  ],
)

/** [701-1b, 802-5] (build-divide/team-examples-damage.rules:150) */
const exampleASkullUnderASkullAndALast = example<State>(
  'a skull under a skull, and a last card survived',
  ['701-1b', '802-5'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 121, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 103, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitescout1'])
    doBattleStep(s)
  },
  [
    exactly(8, 2, []),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0),
    then(9, (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length === 0, [
      'life of A',
      'set of card',
      (s) => s.zones[ZONE['life'] + teamOf(s, 0)] ?? [],
    ]),
    equals(9, 'packets-open', 'number', (s) => s.packetsOpen, 3),
    then(10, (s) => s.place[theCopy(s, CARD['blackbrute2'])] === ZONE['graveyard'] + 3, [
      'blackbrute2',
      'place',
      (s) => s.place[theCopy(s, CARD['blackbrute2'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['graveyard'] + 0, [
      'redscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout1'])] ?? NONE,
    ]),
    happened(11, [
      moved(58, [
        value('player', () => 3),
        card(103),
        value('origin', () => ORIGIN['by-icon']),
        value('number', () => 1),
      ]),
      moved(58, [
        value('player', () => 3),
        card(121),
        value('origin', () => ORIGIN['by-icon']),
        value('number', () => 1),
      ]),
    ]),
  ],
)

/** [701-1c, 802-4, 802-5] (build-divide/team-examples-damage.rules:163) */
const exampleATeammateSStarInTheWindowOf = example<State>(
  "a teammate's star in the window of a skull takes the second point of the unit",
  ['701-1c', '802-4', '802-5'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 85, 2, ZONE['field'], hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 41, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 103, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 0
    s.attacker = theCopy(s, CARD['whitetitan3'])
    doBattleStep(s)
  },
  [
    answers(8, 3, 'accepts'),
    exactly(9, 2, []),
    equals(10, 'controller of 《halo》', 'player', (s) => controllerOf(s, theCopy(s, CARD['《halo》'])), 3),
    equals(10, 'packets-open', 'number', (s) => s.packetsOpen, 2),
    exactly(11, 1, []),
    exactly(12, 3, []),
    exactly(13, 0, []),
    exactly(14, 2, []),
    then(15, (s) => s.place[theCopy(s, CARD['whitetitan3'])] === ZONE['graveyard'] + 2, [
      'whitetitan3',
      'place',
      (s) => s.place[theCopy(s, CARD['whitetitan3'])] ?? NONE,
    ]),
    equals(15, 'packets-open', 'number', (s) => s.packetsOpen, 2),
    exactly(16, 1, []),
    exactly(17, 3, []),
    exactly(18, 0, []),
    exactly(19, 2, []),
    equals(20, 'packets-open', 'number', (s) => s.packetsOpen, 1),
    equals(20, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
    equals(20, 'priority', 'team', (s) => s.priority, TEAM['team-b']),
    nobodyAsked(21),
    equals(22, 'packets-open', 'number', (s) => s.packetsOpen, 0),
    equals(22, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 2),
  ],
)

/** [602-1a, 602-1, 601-1] (build-divide/team-examples-battle.rules:3) */
const exampleT24ThePlayerInFrontAndRestedUnits = example<State>(
  'T24: the player in front, and rested units of both opponents',
  ['602-1a', '602-1', '601-1'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    s.rested[theCopy(s, CARD['redscout1'])] = true
    s.rested[theCopy(s, CARD['blackscout1'])] = true
    s.rested[theCopy(s, CARD['bluescout1'])] = true
    doAttackPhase(s, 2)
  },
  [
    exactly(8, 2, [
      moved(48, [value('player', () => 3), card(73), null]),
      moved(49, [card(43), card(73), null]),
      moved(49, [card(88), card(73), null]),
    ]),
  ],
)

/** [603-1, 603-1a, gap.both-may-block] (build-divide/team-examples-battle.rules:13) */
const exampleT25EitherOfTheTwoMayBlockWith = example<State>(
  'T25: either of the two may block, with units of their own',
  ['603-1', '603-1a', 'gap.both-may-block'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    doAttackPhase(s, 2)
  },
  [
    does(6, 2, 48, [value('player', () => 3), card(73), null]),
    exactly(7, 3, [moved(53, [card(88), null])]),
    answers(8, 3, 'passes'),
    exactly(9, 0, [moved(53, [card(43), null])]),
    does(10, 0, 53, [card(43), null]),
    exactly(11, 2, []),
    then(12, (s) => s.targetCard === theCopy(s, CARD['redscout1']), ['target-card', 'card', (s) => s.targetCard]),
  ],
)

/** [603-1] (build-divide/team-examples-battle.rules:27) */
const exampleT25AfterOneHasBlockedTheOtherDoes = example<State>(
  'T25: after one has blocked the other does not',
  ['603-1'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 75, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    doAttackPhase(s, 2)
  },
  [
    does(6, 2, 48, [value('player', () => 3), card(75), null]),
    does(7, 3, 53, [card(88), null]),
    refused(8, 0, 53, [card(43), null], ['bd.attack.2']),
    then(9, (s) => s.blocker === theCopy(s, CARD['blackscout1']), ['blocker', 'card', (s) => s.blocker]),
    then(9, (s) => !isRested(s, theCopy(s, CARD['redscout1'])), [
      'redscout1 is not rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['redscout1'])),
    ]),
    nobodyAsked(10),
    then(11, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['graveyard'] + 3, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['field'], [
      'redscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout1'])] ?? NONE,
    ]),
    then(11, (s) => !isRested(s, theCopy(s, CARD['redscout1'])), [
      'redscout1 is not rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['redscout1'])),
    ]),
  ],
)

/** [603-1] (build-divide/team-examples-battle.rules:40) */
const exampleOrNobodyBlocks = example<State>(
  'or nobody blocks',
  ['603-1'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    doAttackPhase(s, 2)
  },
  [
    does(6, 2, 48, [value('player', () => 3), card(73), null]),
    answers(7, 3, 'passes'),
    answers(8, 0, 'passes'),
    exactly(9, 0, []),
    exactly(10, 2, []),
    exactly(11, 1, []),
    exactly(12, 3, []),
    exactly(13, 0, []),
    exactly(14, 2, []),
    equals(15, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
    then(15, (s) => !isRested(s, theCopy(s, CARD['blackscout1'])), [
      'blackscout1 is not rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['blackscout1'])),
    ]),
    then(15, (s) => !isRested(s, theCopy(s, CARD['redscout1'])), [
      'redscout1 is not rested',
      'truth',
      (s) => isRested(s, theCopy(s, CARD['redscout1'])),
    ]),
  ],
)

/** [603-1a] (build-divide/team-examples-battle.rules:57) */
const exampleT26TheTeammateOfWhoControlsTheAttacked = example<State>(
  'T26: the teammate of who controls the attacked unit may block',
  ['603-1a'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 91, 3, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 75, 2, ZONE['field'], hands)
    s.rested[theCopy(s, CARD['redscout1'])] = true
    doAttackPhase(s, 2)
  },
  [
    does(6, 2, 49, [card(43), card(75), null]),
    does(7, 3, 53, [card(91), null]),
    exactly(8, 0, []),
    exactly(9, 2, []),
    then(10, (s) => s.place[theCopy(s, CARD['whitescout3'])] === ZONE['graveyard'] + 2, [
      'whitescout3',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout3'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['redscout1'])] === ZONE['field'], [
      'redscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout1'])] ?? NONE,
    ]),
  ],
)

/** [602-1a, 603-1] (build-divide/team-examples-battle.rules:69) */
const exampleARightPlayerAttacksTheAttackedIsAsked = example<State>(
  "a right player attacks; the attacked is asked first, and neither may use the other's unit",
  ['602-1a', '603-1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 60, 1, ZONE['field'], hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    doAttackPhase(s, 1)
  },
  [
    refused(6, 1, 48, [value('player', () => 3), card(60), null], []),
    does(7, 1, 48, [value('player', () => 0), card(60), null]),
    exactly(8, 0, [moved(53, [card(43), null])]),
    answers(9, 0, 'passes'),
    exactly(10, 3, [moved(53, [card(88), null])]),
    does(11, 3, 53, [card(88), null]),
    exactly(12, 1, []),
    then(13, (s) => s.targetCard === theCopy(s, CARD['blackscout1']), ['target-card', 'card', (s) => s.targetCard]),
    then(13, (s) => s.targetPlayer === NONE, ['target-player', 'player', (s) => s.targetPlayer]),
  ],
)

/** [901-1, 201-4, 201-4a] (build-divide/team-examples-words.rules:3) */
const example9011E1aE1bS1IsSaidOf = example<State>(
  '901-1.e1a, e1b: S1 is said of one opponent, who is chosen as it is played',
  ['901-1', '201-4', '201-4a'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 60, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 26, [card(0), null]),
    choosable(8, 0, [value('player', () => 1)]),
    notChoosable(9, 0, [value('player', () => 3)]),
    notChoosable(10, 0, [value('player', () => 0)]),
    chooses(11, 0, [value('player', () => 2)]),
    exactly(12, 0, []),
    equals(13, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 3),
    equals(13, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    chooses(14, 2, [card(73), card(74)]),
    exactly(15, 0, []),
    equals(16, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 1),
    equals(16, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 3),
  ],
)

/** [901-1, gap.lasting-by-command] (build-divide/team-examples-words.rules:21) */
const example9011E2aE2bS2IsSaidOf = example<State>(
  '901-1.e2a, e2b: S2 is said of one opponent, when it is put into the resolution zone',
  ['901-1', 'gap.lasting-by-command'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 129, 0, ZONE['field'], hands)
    placeGiven(s, 130, 3, ZONE['field'], hands)
    placeGiven(s, 128, 2, ZONE['field'], hands)
    placeGiven(s, 127, 1, ZONE['field'], hands)
    placeGiven(s, 57, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(1), null]),
    choosable(7, 0, [value('player', () => 2)]),
    notChoosable(8, 0, [value('player', () => 3)]),
    chooses(9, 0, [value('player', () => 1)]),
    exactly(10, 0, []),
    equals(11, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    equals(11, 'power of redherald4', 'number', (s) => powerOf(s, theCopy(s, CARD['redherald4'])), 5000),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['redtitan5'])] === ZONE['graveyard'] + 1, [
      'redtitan5',
      'place',
      (s) => s.place[theCopy(s, CARD['redtitan5'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['redherald4'])] === ZONE['graveyard'] + 1, [
      'redherald4',
      'place',
      (s) => s.place[theCopy(s, CARD['redherald4'])] ?? NONE,
    ]),
    equals(14, 'power of redherald5', 'number', (s) => powerOf(s, theCopy(s, CARD['redherald5'])), 6000),
    then(14, (s) => s.place[theCopy(s, CARD['redherald5'])] === ZONE['field'], [
      'redherald5',
      'place',
      (s) => s.place[theCopy(s, CARD['redherald5'])] ?? NONE,
    ]),
    equals(14, 'power of redregent5', 'number', (s) => powerOf(s, theCopy(s, CARD['redregent5'])), 5000),
    equals(14, 'power of redregent4', 'number', (s) => powerOf(s, theCopy(s, CARD['redregent4'])), 4000),
  ],
)

/** [901-1] (build-divide/team-examples-words.rules:38) */
const example9011E2bBothUnitsOfTheChosen = example<State>(
  '901-1.e2b: both units of the chosen one, until the turn ends',
  ['901-1'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 128, 2, ZONE['field'], hands)
    placeGiven(s, 128, 1, ZONE['field'], hands)
    placeGiven(s, 128, 1, ZONE['field'], hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    s.startingPlayer = 0
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
  },
  [
    does(8, 0, 26, [card(1), null]),
    notChoosable(9, 0, [value('player', () => 0)]),
    notChoosable(10, 0, [value('player', () => 3)]),
    chooses(11, 0, [value('player', () => 1)]),
    exactly(12, 2, []),
    exactly(13, 0, []),
    equals(
      14,
      'count of (each unit u in field where controller of u = B and power of u = 1000)',
      'number',
      (s) =>
        countOf(s.zones[ZONE['field']]!, (u) => isUnit(s, u) && controllerOf(s, u) === 1 && powerOf(s, u) === 1000),
      2,
    ),
    equals(15, 'power of redherald5 of C', 'number', (s) => powerOf(s, copyOf(s, CARD['redherald5'], 2)), 6000),
    does(16, 1, 34, [card(58), null]),
    exactly(17, 1, []),
    equals(
      18,
      'count of (each unit u in field where controller of u = B and power of u = 6000)',
      'number',
      (s) =>
        countOf(s.zones[ZONE['field']]!, (u2) => isUnit(s, u2) && controllerOf(s, u2) === 1 && powerOf(s, u2) === 6000),
      2,
    ),
  ],
)

/** [901-2, 901-2a] (build-divide/team-examples-words.rules:58) */
const example9012aE1S3MayAimAtUnits = example<State>(
  '901-2a.e1: S3 may aim at units of different opponents',
  ['901-2', '901-2a'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 89, 3, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
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
    chooses(9, 0, [card(58), card(73)]),
    exactly(10, 2, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['whitescout1'])] === ZONE['graveyard'] + 2, [
      'whitescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout1'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['field'], [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
  ],
)

/** [901-2a] (build-divide/team-examples-words.rules:72) */
const exampleOrBothOfOneOpponentS = example<State>(
  "or both of one opponent's",
  ['901-2a'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
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
    chooses(8, 0, [card(58), card(59)]),
    exactly(9, 2, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['graveyard'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['whitescout1'])] === ZONE['field'], [
      'whitescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout1'])] ?? NONE,
    ]),
  ],
)

/** [901-2] (build-divide/team-examples-words.rules:85) */
const exampleT40OneUnitOfEitherOpponentSAnd = example<State>(
  "T40: one unit of either opponent's, and no question about whose",
  ['901-2'],
  [],
  (s) => {
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, 0, ZONE['field'], hands)
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(10), null]),
    choosable(7, 0, [card(58)]),
    choosable(8, 0, [card(73)]),
    notChoosable(9, 0, [card(88)]),
    notChoosable(10, 0, [card(44)]),
    chooses(11, 0, [card(73)]),
    exactly(12, 2, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['whitescout1'])] === ZONE['graveyard'] + 2, [
      'whitescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout1'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['field'], [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
  ],
)

/** [901-2] (build-divide/team-examples-words.rules:101) */
const exampleAlsoWhereItIsChosenAsTheCommand = example<State>(
  'also where it is chosen as the command is resolved',
  ['901-2'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(12), null]),
    choosable(7, 0, [card(58)]),
    choosable(8, 0, [card(73)]),
    notChoosable(9, 0, [card(88)]),
    chooses(10, 0, [card(58)]),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['graveyard'] + 1, [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['whitescout1'])] === ZONE['field'], [
      'whitescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout1'])] ?? NONE,
    ]),
  ],
)

/** [901-3] (build-divide/team-examples-words.rules:115) */
const example9013E1S4IsSaidOfBoth = example<State>(
  '901-3.e1: S4 is said of both opponents',
  ['901-3'],
  [],
  (s) => {
    placeGiven(s, 3, 0, ZONE['field'], hands)
    doDraw(s, 0, 0)
  },
  [
    equals(4, 'hand-limit of B', 'number', (s) => handLimitOf(s, 1), 4),
    equals(4, 'hand-limit of C', 'number', (s) => handLimitOf(s, 2), 4),
    equals(5, 'hand-limit of A', 'number', (s) => handLimitOf(s, 0), 5),
    equals(5, 'hand-limit of D', 'number', (s) => handLimitOf(s, 3), 5),
  ],
)

/** [901-3] (build-divide/team-examples-words.rules:122) */
const example9013E1AndTheyDiscardDownTo = example<State>(
  '901-3.e1: and they discard down to it',
  ['901-3'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 3, 0, ZONE['field'], hands)
    placeGiven(s, 77, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    doEndPhase(s, 2)
  },
  [chooses(6, 2, [card(76)]), equals(7, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 4)],
)

/** [901-3a] (build-divide/team-examples-words.rules:131) */
const example9013aE1aS5WhileOneOpponentHas = example<State>(
  '901-3a.e1a: S5, while one opponent has no card',
  ['901-3a'],
  [],
  (s) => {
    placeGiven(s, 4, 0, ZONE['field'], hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 3, hands)
    doDraw(s, 0, 0)
  },
  [equals(7, 'power of S5', 'number', (s) => powerOf(s, theCopy(s, CARD['S5'])), 4000)],
)

/** [901-3a] (build-divide/team-examples-words.rules:140) */
const example9013aE1bOrTheOther = example<State>(
  '901-3a.e1b: or the other',
  ['901-3a'],
  [],
  (s) => {
    placeGiven(s, 4, 0, ZONE['field'], hands)
    placeGiven(s, 59, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 3, hands)
    doDraw(s, 0, 0)
  },
  [equals(7, 'power of S5', 'number', (s) => powerOf(s, theCopy(s, CARD['S5'])), 4000)],
)

/** [901-3a] (build-divide/team-examples-words.rules:149) */
const example9013aE1cNoLongerOnceBothHave = example<State>(
  '901-3a.e1c: no longer once both have one',
  ['901-3a'],
  [],
  (s) => {
    placeGiven(s, 4, 0, ZONE['field'], hands)
    placeGiven(s, 74, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    doDraw(s, 1, 1)
  },
  [equals(6, 'power of S5', 'number', (s) => powerOf(s, theCopy(s, CARD['S5'])), 3000)],
)

/** [901-3a, gap.negated-condition] (build-divide/team-examples-words.rules:157) */
const exampleT41BothWithoutACardAndTheBonus = example<State>(
  'T41: both without a card, and the bonus comes once',
  ['901-3a', 'gap.negated-condition'],
  [],
  (s) => {
    placeGiven(s, 4, 0, ZONE['field'], hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 3, hands)
    doDraw(s, 0, 0)
  },
  [equals(5, 'power of S5', 'number', (s) => powerOf(s, theCopy(s, CARD['S5'])), 4000)],
)

/** [201-1] (build-divide/team-examples-words.rules:164) */
const exampleT5YouAndNotTheTeammate = example<State>(
  'T5: you, and not the teammate',
  ['201-1'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 89, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 26, [card(5), null]),
    asked(8, 0),
    then(9, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
    then(9, (s) => s.zones[ZONE['hand'] + 3]!.length === 0, [
      'hand of D',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 3]!,
    ]),
  ],
)

/** [201-1, bd.card.8] (build-divide/team-examples-words.rules:175) */
const exampleYouAreWhoControlsTheCardThoughA = example<State>(
  'you are who controls the card, though a teammate owns it',
  ['201-1', 'bd.card.8'],
  [],
  (s) => {
    placeGiven(s, 35, 3, ZONE['field'], hands, (laid) => {
      s.control[laid] = 0
    })
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 89, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    s.turnPlayer = 1
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
    enter(s, 3)
    doMainPhase(s, 1)
  },
  [
    does(10, 1, 26, [card(5), null]),
    exactly(11, 3, []),
    exactly(12, 1, []),
    then(13, (s) => s.place[theCopy(s, CARD['redscout2'])] === ZONE['hand'] + 0, [
      'redscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['redscout2'])] ?? NONE,
    ]),
    then(13, (s) => s.zones[ZONE['hand'] + 3]!.length === 0, [
      'hand of D',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 3]!,
    ]),
  ],
)

/** [201-2] (build-divide/team-examples-words.rules:190) */
const exampleT6AlliesUnitsAreYoursAndYourTeammate = example<State>(
  "T6: allies' units are yours and your teammate's",
  ['201-2'],
  [],
  (s) => {
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 6, 0, ZONE['field'], hands)
    doDraw(s, 0, 0)
  },
  [
    equals(4, 'power of redscout1', 'number', (s) => powerOf(s, theCopy(s, CARD['redscout1'])), 2000),
    equals(4, 'power of blackscout1', 'number', (s) => powerOf(s, theCopy(s, CARD['blackscout1'])), 2000),
    equals(5, 'power of bluescout1', 'number', (s) => powerOf(s, theCopy(s, CARD['bluescout1'])), 1000),
    equals(5, 'power of whitescout1', 'number', (s) => powerOf(s, theCopy(s, CARD['whitescout1'])), 1000),
  ],
)

/** [201-2] (build-divide/team-examples-words.rules:197) */
const exampleAndAnyOfThemMayBeAimedAt = example<State>(
  'and any of them may be aimed at, or get what allies get',
  ['201-2'],
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 88, 3, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 26, [card(8), null]),
    chooses(7, 0, [card(45)]),
    notChoosable(8, 0, [card(58)]),
    choosable(9, 0, [card(43)]),
    chooses(10, 0, [card(88)]),
    answers(11, 0, 'passes'),
    asked(12, 0),
    equals(13, 'power of blackscout1', 'number', (s) => powerOf(s, theCopy(s, CARD['blackscout1'])), 3000),
    equals(13, 'power of redscout1', 'number', (s) => powerOf(s, theCopy(s, CARD['redscout1'])), 1000),
    does(14, 0, 26, [card(7), null]),
    exactly(15, 2, []),
    exactly(16, 0, []),
    equals(17, 'power of blackscout1', 'number', (s) => powerOf(s, theCopy(s, CARD['blackscout1'])), 4000),
    equals(17, 'power of redscout1', 'number', (s) => powerOf(s, theCopy(s, CARD['redscout1'])), 2000),
    equals(17, 'power of bluescout1', 'number', (s) => powerOf(s, theCopy(s, CARD['bluescout1'])), 1000),
  ],
)

/** [gap.ally-instruction, 201-2] (build-divide/team-examples-words.rules:216) */
const exampleOneAllyDrawsWhoeverTheControllerSays = example<State>(
  'one ally draws, whoever the controller says',
  ['gap.ally-instruction', '201-2'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 89, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 44, NONE, ZONE['deck'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 26, [card(9), null]),
    notChoosable(8, 0, [value('player', () => 1)]),
    chooses(9, 0, [value('player', () => 3)]),
    exactly(10, 2, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['blackscout2'])] === ZONE['hand'] + 3, [
      'blackscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout2'])] ?? NONE,
    ]),
    then(12, (s) => s.zones[ZONE['hand'] + 0]!.length === 0, [
      'hand of A',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 0]!,
    ]),
  ],
)

/** [gap.opponent-pattern] (build-divide/team-examples-words.rules:230) */
const exampleWhatEitherOpponentDoesIsWatchedAndWhat = example<State>(
  'what either opponent does is watched, and what a teammate does is not',
  ['gap.opponent-pattern'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 15, 1, ZONE['field'], hands)
    placeGiven(s, 15, 0, ZONE['field'], hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 73, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 88, NONE, ZONE['energy'] + 3, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 89, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(13, 2, 26, [card(5), null]),
    exactly(14, 2, []),
    equals(15, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    equals(
      15,
      'controller of last of chain',
      'player',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(
          s.zones[ZONE['chain']]!.at(-1) ?? NONE,
        ),
      0,
    ),
    does(16, 3, 26, [card(26), null]),
    exactly(17, 3, []),
    equals(18, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 4),
    equals(
      18,
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

/** [gap.mixed-opponent] (build-divide/team-examples-words.rules:250) */
const exampleTheOpponentWhoseUnitWasAimedAtDraws = example<State>(
  'the opponent whose unit was aimed at draws',
  ['gap.mixed-opponent'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(11), null]),
    chooses(9, 0, [card(43)]),
    chooses(10, 0, [card(73)]),
    answers(11, 0, 'declines'),
    exactly(12, 2, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['whitescout1'])] === ZONE['graveyard'] + 2, [
      'whitescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout1'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['whitescout2'])] === ZONE['hand'] + 2, [
      'whitescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout2'])] ?? NONE,
    ]),
    then(14, (s) => s.zones[ZONE['hand'] + 1]!.length === 0, [
      'hand of B',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 1]!,
    ]),
  ],
)

/** [gap.mixed-opponent] (build-divide/team-examples-words.rules:266) */
const exampleOfSeveralWhoseUnitsWereAimedAtThe = example<State>(
  'of several whose units were aimed at, the controller says which',
  ['gap.mixed-opponent'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 26, [card(11), null]),
    chooses(9, 0, [card(43)]),
    chooses(10, 0, [card(73), card(58)]),
    chooses(11, 0, [value('player', () => 1)]),
    exactly(12, 2, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['hand'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    then(14, (s) => s.zones[ZONE['hand'] + 2]!.length === 0, [
      'hand of C',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 2]!,
    ]),
  ],
)

/** [gap.mixed-opponent] (build-divide/team-examples-words.rules:282) */
const exampleOrTheControllerSaysSoInAnyCase = example<State>(
  'or the controller says so in any case',
  ['gap.mixed-opponent'],
  [[5, 1]],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(9, 0, 26, [card(11), null]),
    chooses(10, 0, [card(43)]),
    chooses(11, 0, [card(73)]),
    answers(12, 0, 'declines'),
    chooses(13, 0, [value('player', () => 1)]),
    exactly(14, 2, []),
    exactly(15, 0, []),
    then(16, (s) => s.place[theCopy(s, CARD['whitescout1'])] === ZONE['graveyard'] + 2, [
      'whitescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout1'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['bluescout2'])] === ZONE['hand'] + 1, [
      'bluescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout2'])] ?? NONE,
    ]),
    then(16, (s) => s.zones[ZONE['hand'] + 2]!.length === 0, [
      'hand of C',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 2]!,
    ]),
  ],
)

/** [901-1, bd.fixtures.6] (build-divide/team-examples-words.rules:300) */
const exampleTheOtherCardsThatSpeakOfAnOpponent = example<State>(
  'the other cards that speak of an opponent',
  ['901-1', 'bd.fixtures.6'],
  [],
  (s) => {
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 74, 2, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    placeGiven(s, 58, 1, ZONE['field'], hands)
    placeGiven(s, 61, 1, ZONE['life'] + teamOf(s, 1), hands)
    placeGiven(s, 60, 1, ZONE['life'] + teamOf(s, 1), hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 3)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 26, [card(39), null]),
    chooses(8, 0, [value('player', () => 2)]),
    answers(9, 0, 'passes'),
    asked(10, 0),
    then(11, (s) => s.place[theCopy(s, CARD['whitescout1'])] === ZONE['graveyard'] + 2, [
      'whitescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout1'])] ?? NONE,
    ]),
    equals(11, 'power of whitescout2', 'number', (s) => powerOf(s, theCopy(s, CARD['whitescout2'])), 1000),
    then(11, (s) => s.place[theCopy(s, CARD['bluescout1'])] === ZONE['field'], [
      'bluescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['bluescout1'])] ?? NONE,
    ]),
    does(12, 0, 26, [card(13), null]),
    chooses(13, 0, [value('player', () => 2)]),
    exactly(14, 2, []),
    exactly(15, 0, []),
    equals(16, 'count of life of B', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 1)] ?? []).length, 1),
  ],
)

/** [201-2, 901-3] (build-divide/team-examples-words.rules:318) */
const exampleWhatIsSaidOfAlliesIsSaidOf = example<State>(
  'what is said of allies is said of both',
  ['201-2', '901-3'],
  [],
  (s) => {
    s.turnPlayer = 3
    placeGiven(s, 37, 0, ZONE['field'], hands)
    placeGiven(s, 36, 0, ZONE['field'], hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 88, NONE, ZONE['energy'] + 3, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 89, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 3)
    enter(s, 3)
    doMainPhase(s, 3)
  },
  [
    equals(11, 'hand-limit of A', 'number', (s) => handLimitOf(s, 0), 7),
    equals(11, 'hand-limit of D', 'number', (s) => handLimitOf(s, 3), 7),
    equals(11, 'hand-limit of B', 'number', (s) => handLimitOf(s, 1), 5),
    does(12, 3, 26, [card(5), null]),
    exactly(13, 3, []),
    equals(14, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
    equals(
      14,
      'controller of last of chain',
      'player',
      (s) =>
        ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(
          s.zones[ZONE['chain']]!.at(-1) ?? NONE,
        ),
      0,
    ),
    exactly(15, 3, []),
    equals(16, 'power of 《comrade》', 'number', (s) => powerOf(s, theCopy(s, CARD['《comrade》'])), 3000),
    equals(16, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 1),
    does(17, 1, 26, [card(26), null]),
    exactly(18, 2, []),
    equals(19, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
  ],
)

/** [901-2] (build-divide/team-examples-words.rules:339) */
const exampleAbilitiesAndCardsOfEitherOpponentInThe = example<State>(
  'abilities and cards of either opponent in the resolution zone',
  ['901-2'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 5, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 38, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 73, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 58, NONE, ZONE['energy'] + 1, hands)
    placeGiven(s, 43, NONE, ZONE['energy'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 59, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 16, 3, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(14, 2, 26, [card(5), null]),
    does(15, 1, 26, [card(26), null]),
    does(16, 3, 32, [card(16), null]),
    does(17, 0, 26, [card(38), null]),
    choosable(18, 0, [card(5)]),
    choosable(19, 0, [card(26)]),
    notChoosable(20, 0, [card(16)]),
    chooses(21, 0, [card(5)]),
    exactly(22, 3, []),
    equals(23, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 4),
    exactly(24, 2, []),
    exactly(25, 2, []),
    then(26, (s) => s.place[theCopy(s, CARD['《study》'])] === ZONE['graveyard'] + 2, [
      '《study》',
      'place',
      (s) => s.place[theCopy(s, CARD['《study》'])] ?? NONE,
    ]),
    equals(26, 'count of chain', 'number', (s) => s.zones[ZONE['chain']]!.length, 2),
  ],
)

/** [301-2a, 601-1] (build-divide/team-examples-limits.rules:3) */
const exampleTheFieldAndWhatWaitsAreSeenBy = example<State>(
  'the field and what waits are seen by everyone, the life zone by nobody',
  ['301-2a', '601-1'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 7, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 74, 2, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 3)
    doMainPhase(s, 2)
  },
  [
    does(8, 2, 26, [card(7), null]),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['redscout1'])).includes(0), [
      'viewers of redscout1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout1'])),
    ]),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['redscout1'])).includes(1), [
      'viewers of redscout1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout1'])),
    ]),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['redscout1'])).includes(2), [
      'viewers of redscout1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout1'])),
    ]),
    then(10, (s) => viewersOf(s, theCopy(s, CARD['《rally》'])).includes(0), [
      'viewers of 《rally》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《rally》'])),
    ]),
    then(10, (s) => viewersOf(s, theCopy(s, CARD['《rally》'])).includes(1), [
      'viewers of 《rally》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《rally》'])),
    ]),
    then(10, (s) => viewersOf(s, theCopy(s, CARD['《rally》'])).includes(3), [
      'viewers of 《rally》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《rally》'])),
    ]),
  ],
)

/** [301-1, 302-1] (build-divide/team-examples-limits.rules:15) */
const exampleNobodySeesTheLifeCardsNotEvenTheir = example<State>(
  'nobody sees the life cards, not even their owners',
  ['301-1', '302-1'],
  [],
  (s) => {
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    doDraw(s, 0, 0)
  },
  [
    then(4, (s) => !viewersOf(s, theCopy(s, CARD['redscout2'])).includes(0), [
      'viewers of redscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout2'])),
    ]),
    then(4, (s) => !viewersOf(s, theCopy(s, CARD['blackscout1'])).includes(3), [
      'viewers of blackscout1',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['blackscout1'])),
    ]),
    then(4, (s) => !viewersOf(s, theCopy(s, CARD['redscout2'])).includes(1), [
      'viewers of redscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['redscout2'])),
    ]),
  ],
)

/** [103-1, gap.all-lose] (build-divide/team-examples-limits.rules:21) */
const exampleAPlayerWhoIsMadeToLoseTakes = example<State>(
  'a player who is made to lose takes the teammate along, and nobody else',
  ['103-1', 'gap.all-lose'],
  [],
  (s) => {
    doDoom(s, 3, 2)
  },
  [
    then(3, (s) => isBeaten(s, 0), ['A is beaten', 'truth', (s) => isBeaten(s, 0)]),
    then(3, (s) => isBeaten(s, 3), ['D is beaten', 'truth', (s) => isBeaten(s, 3)]),
    then(3, (s) => !isBeaten(s, 1), ['B is not beaten', 'truth', (s) => isBeaten(s, 1)]),
    then(3, (s) => !isBeaten(s, 2), ['C is not beaten', 'truth', (s) => isBeaten(s, 2)]),
  ],
)

/** [gap.drawn-life-card] (build-divide/team-examples-limits.rules:26) */
const exampleOneLifeCardForEachCardThatIs = example<State>(
  'one life card for each card that is drawn, whosever hand it goes to',
  ['gap.drawn-life-card'],
  [[4, 1]],
  (s) => {
    placeGiven(s, 44, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 88, 3, ZONE['life'] + teamOf(s, 0), hands)
    doDraw(s, 1, 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['blackscout1'])] === ZONE['hand'] + 0, [
      'blackscout1',
      'place',
      (s) => s.place[theCopy(s, CARD['blackscout1'])] ?? NONE,
    ]),
    equals(5, 'count of life of A', 'number', (s) => (s.zones[ZONE['life'] + teamOf(s, 0)] ?? []).length, 1),
  ],
)

/** [802-6.4, 802-6.4a, 802-6.4b] (build-divide/team-examples-limits.rules:33) */
const exampleInAnotherPhaseOnlyQuickThings = example<State>(
  'in another phase only quick things',
  ['802-6.4', '802-6.4a', '802-6.4b'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 7, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['energy'] + 2, hands)
    placeGiven(s, 75, 2, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 4)
    doAttackPhase(s, 2)
  },
  [does(7, 2, 48, [value('player', () => 3), card(75), null]), exactly(8, 2, [moved(26, [card(7), null])])],
)

/** [802-5, gap.damage-check] (build-divide/team-examples-limits.rules:43) */
const exampleTheWordComesBackToTheTeamThat = example<State>(
  'the word comes back to the team that had it before the window inside',
  ['802-5', 'gap.damage-check'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 16, 3, ZONE['field'], hands)
    placeGiven(s, 16, 2, ZONE['field'], hands)
    placeGiven(s, 16, 1, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    placeGiven(s, 85, 2, ZONE['field'], hands)
    placeGiven(s, 46, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 45, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 90, 3, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 103, 0, ZONE['life'] + teamOf(s, 0), hands)
    placeGiven(s, 43, 0, ZONE['life'] + teamOf(s, 0), hands)
    s.targetPlayer = 3
    s.attacker = theCopy(s, CARD['whitetitan3'])
    doBattleStep(s)
  },
  [
    answers(8, 2, 'passes'),
    answers(9, 1, 'passes'),
    equals(10, 'packets-open', 'number', (s) => s.packetsOpen, 2),
    answers(11, 2, 'passes'),
    answers(12, 1, 'passes'),
    answers(13, 3, 'passes'),
    answers(14, 0, 'passes'),
    equals(15, 'packets-open', 'number', (s) => s.packetsOpen, 1),
    equals(15, 'priority', 'team', (s) => s.priority, TEAM['team-a']),
  ],
)

/** [603-1, bd.attack.2] (build-divide/team-examples-limits.rules:60) */
const exampleWithoutAnAttackerNobodyIsAskedToBlock = example<State>(
  'without an attacker nobody is asked to block',
  ['603-1', 'bd.attack.2'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 16, 3, ZONE['field'], hands)
    placeGiven(s, 16, 0, ZONE['field'], hands)
    placeGiven(s, 43, 0, ZONE['field'], hands)
    placeGiven(s, 73, 2, ZONE['field'], hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 4)
    doAttackPhase(s, 2)
  },
  [
    does(5, 2, 48, [value('player', () => 3), card(73), null]),
    does(6, 3, 32, [card(16), null]),
    chooses(7, 3, [card(73)]),
    answers(8, 0, 'passes'),
    answers(9, 0, 'passes'),
    exactly(10, 0, [moved(32, [card(16), null])]),
    happened(11, [moved(52, [value('player', () => 2)])]),
    then(12, (s) => s.place[theCopy(s, CARD['whitescout1'])] === ZONE['graveyard'] + 2, [
      'whitescout1',
      'place',
      (s) => s.place[theCopy(s, CARD['whitescout1'])] ?? NONE,
    ]),
  ],
)

/** [401-2] (build-divide/team-examples-limits.rules:74) */
const exampleMoreThanFifty = example<State>(
  'more than fifty',
  ['401-2'],
  [],
  (s) => {
    s.mainDeck[0] = [
      43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43,
      43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43, 43,
    ]
    doDraw(s, 0, 0)
  },
  [deckIs(4, 0, true, ['401-2'])],
)

/** [402-1] (build-divide/team-examples-limits.rules:80) */
const exampleT18NorCanTheOtherTeamAlone = example<State>(
  'T18: nor can the other team alone',
  ['402-1'],
  [[10, 1]],
  (s) => {
    s.mainDeck[0] = [
      43, 43, 43, 43, 44, 44, 44, 44, 45, 45, 45, 45, 48, 48, 48, 48, 49, 49, 49, 49, 50, 50, 50, 50, 55, 55, 55, 55,
      103, 103, 103, 103, 104, 104, 104, 104, 105, 105, 105, 105,
    ]
    doDraw(s, 0, 0)
  },
  [deckIs(5, 0, false, [])],
)

/** [402-1a] (build-divide/team-examples-limits.rules:87) */
const exampleWithoutTheRuleNobodyAsksWhatWasChosen = example<State>(
  'without the rule nobody asks what was chosen',
  ['402-1a'],
  [],
  (s) => {
    s.chosenAce[0] = [43]
    doDraw(s, 0, 0)
  },
  [deckIs(4, 0, false, [])],
)

/** [gap.same-ace] (build-divide/team-examples-limits.rules:93) */
const exampleWhereTheSameAceIsForbiddenTwoMay = example<State>(
  'where the same ace is forbidden, two may go together',
  ['gap.same-ace'],
  [
    [8, 1],
    [7, 1],
  ],
  (s) => {
    s.mainDeck[0] = [
      0, 0, 4, 4, 43, 43, 44, 44, 45, 45, 46, 46, 48, 48, 49, 49, 50, 50, 55, 55, 56, 56, 57, 57, 103, 103, 104, 104,
      105, 105, 106, 106, 107, 107, 108, 108, 128, 128, 128, 128,
    ]
    s.chosenAce[0] = [128]
    s.chosenAce[3] = [140]
    doDraw(s, 0, 0)
  },
  [deckIs(8, 0, false, [])],
)

/** [403-2] (build-divide/team-examples-limits.rules:103) */
const exampleWhoBeginsIsTheOneThatIsDrawn = example<State>(
  'who begins is the one that is drawn',
  ['403-2'],
  [],
  (s) => {
    doSettleFirstPlayer(s)
  },
  [
    then(
      3,
      (s) => s.startingPlayer === s.turnPlayer,
      ['starting-player', 'player', (s) => s.startingPlayer],
      ['turn-player', 'player', (s) => s.turnPlayer],
    ),
  ],
)

/** [bd.deck.1, bd.decks.1, 401-1] (build-divide/team-examples-decks.rules:3) */
const exampleTheDecksToPlayWith2 = example<State>(
  'the decks to play with',
  ['bd.deck.1', 'bd.decks.1', '401-1'],
  [],
  (s) => {
    doDraw(s, 0, 0)
  },
  [deckIs(3, 0, false, []), deckIs(4, 1, false, []), deckIs(5, 2, false, []), deckIs(6, 3, false, [])],
)

/** [401-1] (build-divide/team-examples-decks.rules:11) */
const exampleT15TeammatesWithTheSameTerritory = example<State>(
  'T15: teammates with the same territory',
  ['401-1'],
  [],
  (s) => {
    s.territoryCard[0] = [30]
    s.territoryCard[3] = [30]
    s.territoryCard[1] = [32]
    doDraw(s, 0, 0)
  },
  [deckIs(6, 0, true, ['401-1']), deckIs(7, 3, true, ['401-1'])],
)

/** [401-1] (build-divide/team-examples-decks.rules:20) */
const exampleT15AnOpponentSMayBeTheSame = example<State>(
  "T15: an opponent's may be the same",
  ['401-1'],
  [],
  (s) => {
    s.territoryCard[0] = [30]
    s.territoryCard[3] = [33]
    s.territoryCard[2] = [30]
    s.territoryCard[1] = [32]
    doDraw(s, 0, 0)
  },
  [deckIs(7, 0, false, []), deckIs(8, 2, false, [])],
)

/** [401-2] (build-divide/team-examples-decks.rules:30) */
const exampleT16FortyCardsAndFifty = example<State>(
  'T16: forty cards and fifty',
  ['401-2'],
  [],
  (s) => {
    s.mainDeck[0] = [
      43, 43, 43, 43, 44, 44, 44, 44, 45, 45, 45, 45, 48, 48, 48, 48, 49, 49, 49, 49, 50, 50, 50, 50, 55, 55, 55, 55,
      103, 103, 103, 103, 104, 104, 104, 104, 105, 105, 105, 105,
    ]
    s.mainDeck[3] = [
      0, 0, 43, 43, 43, 43, 44, 44, 44, 44, 45, 45, 45, 45, 48, 48, 48, 48, 49, 49, 49, 49, 50, 50, 50, 50, 55, 55, 55,
      55, 56, 56, 56, 56, 57, 57, 57, 57, 103, 103, 103, 103, 104, 104, 104, 104, 105, 105, 105, 105,
    ]
    doDraw(s, 0, 0)
  },
  [deckIs(5, 0, false, []), deckIs(6, 3, false, [])],
)

/** [401-2, bd.deck.2, bd.deck.3, bd.deck.5] (build-divide/team-examples-decks.rules:38) */
const exampleEverythingWrongWithADeck = example<State>(
  'everything wrong with a deck',
  ['401-2', 'bd.deck.2', 'bd.deck.3', 'bd.deck.5'],
  [],
  (s) => {
    s.mainDeck[0] = [33, 43, 43, 43, 43, 43]
    s.territoryCard[0] = [31, 43]
    doDraw(s, 0, 0)
  },
  [deckIs(5, 0, true, ['401-2', 'bd.deck.2', 'bd.deck.3', 'bd.deck.5'])],
)

/** [402-1a, 402-1, gap.adoption] (build-divide/team-examples-decks.rules:45) */
const exampleT17FourOfTheAceAndTwoOf = example<State>(
  'T17: four of the ace and two of each other card',
  ['402-1a', '402-1', 'gap.adoption'],
  [[8, 1]],
  (s) => {
    s.mainDeck[0] = [
      0, 0, 4, 4, 43, 43, 44, 44, 45, 45, 46, 46, 48, 48, 49, 49, 50, 50, 55, 55, 56, 56, 57, 57, 103, 103, 104, 104,
      105, 105, 106, 106, 107, 107, 108, 108, 128, 128, 128, 128,
    ]
    s.chosenAce[0] = [128]
    s.mainDeck[3] = [
      0, 0, 4, 4, 43, 43, 43, 44, 44, 45, 45, 46, 46, 48, 48, 49, 49, 50, 50, 55, 55, 56, 56, 57, 57, 103, 103, 104,
      104, 105, 105, 106, 106, 107, 107, 108, 108, 128, 128, 128, 128,
    ]
    s.chosenAce[3] = [128]
    s.chosenAce[1] = [58]
    doDraw(s, 0, 0)
  },
  [
    deckIs(9, 0, false, []),
    deckIs(10, 3, true, ['bd.deck.2']),
    deckIs(11, 1, true, ['402-1a']),
    deckIs(12, 2, true, ['402-1a']),
  ],
)

/** [402-1] (build-divide/team-examples-decks.rules:59) */
const exampleT18OneTeamAloneCannotAdoptIt = example<State>(
  'T18: one team alone cannot adopt it',
  ['402-1'],
  [[9, 1]],
  (s) => {
    s.mainDeck[0] = [
      43, 43, 43, 43, 44, 44, 44, 44, 45, 45, 45, 45, 48, 48, 48, 48, 49, 49, 49, 49, 50, 50, 50, 50, 55, 55, 55, 55,
      103, 103, 103, 103, 104, 104, 104, 104, 105, 105, 105, 105,
    ]
    doDraw(s, 0, 0)
  },
  [deckIs(5, 0, false, [])],
)

/** [402-1] (build-divide/team-examples-decks.rules:66) */
const exampleBothTogetherCan = example<State>(
  'both together can',
  ['402-1'],
  [
    [9, 1],
    [10, 1],
  ],
  (s) => {
    s.mainDeck[0] = [
      43, 43, 43, 43, 44, 44, 44, 44, 45, 45, 45, 45, 48, 48, 48, 48, 49, 49, 49, 49, 50, 50, 50, 50, 55, 55, 55, 55,
      103, 103, 103, 103, 104, 104, 104, 104, 105, 105, 105, 105,
    ]
    doDraw(s, 0, 0)
  },
  [deckIs(6, 0, true, ['bd.deck.2', '402-1a'])],
)

/** [gap.same-ace] (build-divide/team-examples-decks.rules:74) */
const exampleTeammatesMayChooseTheSameAce = example<State>(
  'teammates may choose the same ace',
  ['gap.same-ace'],
  [[8, 1]],
  (s) => {
    s.mainDeck[0] = [
      0, 0, 4, 4, 43, 43, 44, 44, 45, 45, 46, 46, 48, 48, 49, 49, 50, 50, 55, 55, 56, 56, 57, 57, 103, 103, 104, 104,
      105, 105, 106, 106, 107, 107, 108, 108, 128, 128, 128, 128,
    ]
    s.chosenAce[0] = [128]
    s.chosenAce[3] = [128]
    doDraw(s, 0, 0)
  },
  [deckIs(7, 0, false, [])],
)

/** [gap.same-ace] (build-divide/team-examples-decks.rules:83) */
const exampleOrMayNot = example<State>(
  'or may not',
  ['gap.same-ace'],
  [
    [8, 1],
    [7, 1],
  ],
  (s) => {
    s.chosenAce[0] = [128]
    s.chosenAce[3] = [128]
    doDraw(s, 0, 0)
  },
  [deckIs(7, 0, true, ['gap.same-ace'])],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/build-divide/examples-turns.rules', [
    [14, exampleFiveNewCardsThenTheOldOnesGo],
    [22, exampleLifeCardsLieOnTopOfEachOther],
    [29, exampleOrEachBeneathTheOneBefore],
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
    [60, exampleAStarIsPlayedAtOnceAndMay],
    [75, exampleAStarThatIsNotPlayedGoesTo],
    [108, exampleLifeCardsToOtherZones],
    [115, exampleLifeCardsIntoTheDeckWhichIsShuffled],
    [122, exampleALifeCardOntoTheFieldUnderWhom],
    [128, exampleALifeCardToTheResolutionZoneIs],
    [135, exampleACardThatWins],
    [140, exampleWhenEverybodyLosesNobodyHasWon],
    [145, exampleOrItIsTheSideWhoseTurnIt],
  ]),
  ...inFile('rules/build-divide/examples-cards.rules', [
    [23, exampleS3TwoUnitsOfTheOpponentSAre],
    [37, exampleS3OneUnitIsNotEnough],
    [45, exampleS4TheOpponentKeepsOneCardLess],
    [51, exampleS5StrongerWhileTheOpponentSHandIs],
    [65, exampleAlliesOneSOwnUnits],
    [130, exampleLifeCardsByCommandsToTheHandThe],
    [153, exampleALifeCardThatGoesToTheResolution],
    [184, exampleACommandByWhichEverybodyLoses],
    [192, exampleWhateverCardIsPlayedIsAnswered],
    [204, exampleCardsForOneSOwnSide],
    [218, exampleACardOfTheOpponentSIsDenied],
    [232, exampleOneSOwnIsNotDenied],
  ]),
  ...inFile('rules/build-divide/examples-decks.rules', [
    [3, exampleTheDecksToPlayWith],
    [16, exampleMoreStarsThanTwelve],
  ]),
  ...inFile('rules/build-divide/team-examples-seats.rules', [
    [4, example5012aE1T23ClockwiseFromALeft],
    [34, example5012bE1TheOtherWayRoundFrom],
    [58, example5012aFromTheLeftPlayerOfThe],
    [80, example5012bFromTheRightPlayerOfThe],
    [102, exampleT1WhatThereIsWhenTheFirstTurn],
    [113, exampleT19WhoSitsInFrontOfWhom],
    [122, exampleT20OneOfTheFourBegins],
    [129, exampleT21TheTeamSaysWhoLaysDownLife],
    [148, exampleT22ATerritoryThatGivesAnotherNumberOf],
    [164, exampleT7WhatOneOfATeamSeesBoth],
    [180, exampleT2AnEffectByWhichOnePlayerWins],
    [189, exampleAnEffectByWhichOnePlayerLoses],
    [197, exampleTheDrawThatCannotBeMadeLosesFor],
    [203, exampleT4BothMustAgreeToConcede],
  ]),
  ...inFile('rules/build-divide/team-examples-life.rules', [
    [3, exampleT8NineCardsEightOfThemRed],
    [13, exampleT9EightCards],
    [21, exampleT9None],
    [26, exampleTheNumberIsATeamSOwn],
    [35, exampleT10YourLifeCardTheTeammateSHand],
    [46, exampleToTheOwnerSEnergyZoneAndTo],
    [52, exampleToTheGraveyardOfItsOwner],
    [58, exampleT11OntoTheFieldUnderItsOwnerS],
    [69, exampleT12OntoTheFieldUnderTheControlThat],
    [80, exampleToTheResolutionZoneUnderItsOwnerS],
    [95, exampleT13OnlyTheDeckThatACardWent],
    [110, exampleT14EachOfTwoDecks],
    [124, exampleALifeCardThatIsDrawnGoesTo],
    [130, exampleOrToTheHandOfWhoDraws],
  ]),
  ...inFile('rules/build-divide/team-examples-windows.rules', [
    [4, exampleT33TheTurnPlayerSTeamHasPriority],
    [12, exampleT34WhatTheTurnPlayerAndTheTeammate],
    [27, exampleT35WithSomethingInTheResolutionZoneOnly],
    [38, exampleNorWhileThereIsDamage],
    [52, exampleT36AfterAPassTheOtherTeamHas],
    [67, exampleT37BothPassWithNothingWaitingAndThe],
    [79, exampleT38TheNewerIsResolvedThenTheTurn],
    [98, exampleTheNewerDealsItsDamageBeforeTheOlder],
    [130, exampleAndWinsWithItWhereBothSidesHave],
    [149, exampleWithEveryPointOfIt],
    [177, exampleT39WhoActsKeepsTheWordAndEarlier],
    [192, exampleATeammateSQuickCardKeepsTheWord],
    [203, exampleT42TheTurnPlayerSTeamGoesFirst],
    [221, exampleT43ATeamOrdersItsOwn],
    [237, exampleOrItsLeftPlayerSpeaksForIt],
  ]),
  ...inFile('rules/build-divide/team-examples-damage.rules', [
    [3, exampleT27TheTeamSUppermostCardToIts],
    [15, exampleT28DamageOnAnEmptyLifeZone],
    [25, exampleT29ASkullAndOneMorePointOn],
    [37, exampleT30ASkullAsTheLastCard],
    [47, exampleT31TheOwnerOfAStarPlaysIt],
    [65, exampleT32AStarThatIsNotPlayed],
    [78, exampleNoPointWhileAStarWaitsAndNone],
    [95, exampleAPassBringsTheNextPoint],
    [109, exampleWhenBothHavePassedWithPointsLeftThe],
    [123, exampleAWindowInsideOfAWindowAndThe],
    [138, exampleAlsoWherePassesOfBothHaveBroughtA],
    [150, exampleASkullUnderASkullAndALast],
    [163, exampleATeammateSStarInTheWindowOf],
  ]),
  ...inFile('rules/build-divide/team-examples-battle.rules', [
    [3, exampleT24ThePlayerInFrontAndRestedUnits],
    [13, exampleT25EitherOfTheTwoMayBlockWith],
    [27, exampleT25AfterOneHasBlockedTheOtherDoes],
    [40, exampleOrNobodyBlocks],
    [57, exampleT26TheTeammateOfWhoControlsTheAttacked],
    [69, exampleARightPlayerAttacksTheAttackedIsAsked],
  ]),
  ...inFile('rules/build-divide/team-examples-words.rules', [
    [3, example9011E1aE1bS1IsSaidOf],
    [21, example9011E2aE2bS2IsSaidOf],
    [38, example9011E2bBothUnitsOfTheChosen],
    [58, example9012aE1S3MayAimAtUnits],
    [72, exampleOrBothOfOneOpponentS],
    [85, exampleT40OneUnitOfEitherOpponentSAnd],
    [101, exampleAlsoWhereItIsChosenAsTheCommand],
    [115, example9013E1S4IsSaidOfBoth],
    [122, example9013E1AndTheyDiscardDownTo],
    [131, example9013aE1aS5WhileOneOpponentHas],
    [140, example9013aE1bOrTheOther],
    [149, example9013aE1cNoLongerOnceBothHave],
    [157, exampleT41BothWithoutACardAndTheBonus],
    [164, exampleT5YouAndNotTheTeammate],
    [175, exampleYouAreWhoControlsTheCardThoughA],
    [190, exampleT6AlliesUnitsAreYoursAndYourTeammate],
    [197, exampleAndAnyOfThemMayBeAimedAt],
    [216, exampleOneAllyDrawsWhoeverTheControllerSays],
    [230, exampleWhatEitherOpponentDoesIsWatchedAndWhat],
    [250, exampleTheOpponentWhoseUnitWasAimedAtDraws],
    [266, exampleOfSeveralWhoseUnitsWereAimedAtThe],
    [282, exampleOrTheControllerSaysSoInAnyCase],
    [300, exampleTheOtherCardsThatSpeakOfAnOpponent],
    [318, exampleWhatIsSaidOfAlliesIsSaidOf],
    [339, exampleAbilitiesAndCardsOfEitherOpponentInThe],
  ]),
  ...inFile('rules/build-divide/team-examples-limits.rules', [
    [3, exampleTheFieldAndWhatWaitsAreSeenBy],
    [15, exampleNobodySeesTheLifeCardsNotEvenTheir],
    [21, exampleAPlayerWhoIsMadeToLoseTakes],
    [26, exampleOneLifeCardForEachCardThatIs],
    [33, exampleInAnotherPhaseOnlyQuickThings],
    [43, exampleTheWordComesBackToTheTeamThat],
    [60, exampleWithoutAnAttackerNobodyIsAskedToBlock],
    [74, exampleMoreThanFifty],
    [80, exampleT18NorCanTheOtherTeamAlone],
    [87, exampleWithoutTheRuleNobodyAsksWhatWasChosen],
    [93, exampleWhereTheSameAceIsForbiddenTwoMay],
    [103, exampleWhoBeginsIsTheOneThatIsDrawn],
  ]),
  ...inFile('rules/build-divide/team-examples-decks.rules', [
    [3, exampleTheDecksToPlayWith2],
    [11, exampleT15TeammatesWithTheSameTerritory],
    [20, exampleT15AnOpponentSMayBeTheSame],
    [30, exampleT16FortyCardsAndFifty],
    [38, exampleEverythingWrongWithADeck],
    [45, exampleT17FourOfTheAceAndTwoOf],
    [59, exampleT18OneTeamAloneCannotAdoptIt],
    [66, exampleBothTogetherCan],
    [74, exampleTeammatesMayChooseTheSameAce],
    [83, exampleOrMayNot],
  ]),
]

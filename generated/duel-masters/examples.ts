// Compiled from the rules of DuelMasters: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike, countOf, union } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  card,
  chooses,
  deckIs,
  does,
  equals,
  exactly,
  example,
  inFile,
  moved,
  notAsked,
  notChoosable,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { enter, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import {
  dueOf,
  hasMazeOver,
  hasOniWith,
  isClinging,
  isCreature,
  isSick,
  isSpell,
  isSwitched,
  isTapped,
  isWBreaker,
  openingHandOf,
  powerOf,
  priceOf,
} from './facts.ts'
import {
  canCast,
  canUse,
  doAttackStep,
  doDeal,
  doDestroy,
  doDrawStep,
  doEndStep,
  doJudge,
  doMainStep,
  doMatch,
  doPut,
  doSetUp,
  doStartStep,
  doStepsOfTurn,
  doTurn,
  doUse,
} from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [dm.start.1, dm.start.2, dm.start.3] (duel-masters/examples-turns.rules:3) */
const exampleFiveShieldsFiveCardsInHandTheRest = example<State>(
  'five shields, five cards in hand, the rest is the deck',
  ['dm.start.1', 'dm.start.2', 'dm.start.3'],
  [],
  (s) => {
    doDeal(s, 0)
  },
  [
    equals(3, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 5),
    equals(3, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 5),
    equals(4, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 30),
  ],
)

/** [dm.start.4] (duel-masters/examples-turns.rules:9) */
const exampleTheFirstTurnOfTheGameHasNo = example<State>(
  'the first turn of the game has no draw',
  ['dm.start.4'],
  [],
  (s) => {
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
  },
  [exactly(4, 0, []), equals(5, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2)],
)

/** [dm.turn.1, dm.turn.3] (duel-masters/examples-turns.rules:16) */
const exampleEveryLaterTurnBeginsWithADraw = example<State>(
  'every later turn begins with a draw',
  ['dm.turn.1', 'dm.turn.3'],
  [],
  (s) => {
    s.turnNumber = 1
    placeGiven(s, 136, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [
    answers(5, 1, 'passes'),
    exactly(6, 1, []),
    then(7, (s) => s.place[theCopy(s, CARD['darknessscout2'])] === ZONE['hand'] + 1, [
      'darknessscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['darknessscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.turn.2] (duel-masters/examples-turns.rules:25) */
const exampleTheCardsOfTheTurnPlayerStandUp = example<State>(
  'the cards of the turn player stand up again, the others stay',
  ['dm.turn.2'],
  [],
  (s) => {
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['lightscout2'])] = true
    s.tapped[theCopy(s, CARD['lightscout3'])] = true
    s.tapped[theCopy(s, CARD['firescout3'])] = true
    doStartStep(s, 0)
  },
  [
    then(9, (s) => !isTapped(s, theCopy(s, CARD['lightscout2'])), [
      'lightscout2 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['lightscout2'])),
    ]),
    then(9, (s) => !isTapped(s, theCopy(s, CARD['lightscout3'])), [
      'lightscout3 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['lightscout3'])),
    ]),
    then(9, (s) => isTapped(s, theCopy(s, CARD['firescout3'])), [
      'firescout3 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['firescout3'])),
    ]),
  ],
)

/** [dm.turn.4] (duel-masters/examples-turns.rules:36) */
const exampleOneCardATurnMayBecomeMana = example<State>(
  'one card a turn may become mana',
  ['dm.turn.4'],
  [],
  (s) => {
    placeGiven(s, 80, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
  },
  [
    does(4, 0, 27, [card(79), null]),
    notAsked(5, 0),
    then(6, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['mana'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(6, (s) => !isTapped(s, theCopy(s, CARD['lightscout2'])), [
      'lightscout2 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['lightscout2'])),
    ]),
  ],
)

/** [dm.turn.4] (duel-masters/examples-turns.rules:44) */
const exampleACardOfTwoCivilizationsComesTapped = example<State>(
  'a card of two civilizations comes tapped',
  ['dm.turn.4'],
  [],
  (s) => {
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
  },
  [
    does(4, 0, 27, [card(31), null]),
    exactly(5, 0, []),
    then(6, (s) => isTapped(s, theCopy(s, CARD['《デモンズ・ライト》']))),
  ],
)

/** [dm.turn.5, dm.use.1, dm.use.2, dm.put.2, dm.cost.1, dm.cost.2] (duel-masters/examples-turns.rules:52) */
const exampleThreeCardsTappedOneOfThemOfThe = example<State>(
  'three cards tapped, one of them of the civilization',
  ['dm.turn.5', 'dm.use.1', 'dm.use.2', 'dm.put.2', 'dm.cost.1', 'dm.cost.2'],
  [],
  (s) => {
    placeGiven(s, 136, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    refused(5, 0, 41, [card(136), value('definition', () => CARD['darknessscout3']), null], []),
    does(6, 0, 41, [card(80), value('definition', () => CARD['lightscout3']), null]),
    chooses(7, 0, [card(81)]),
    chooses(8, 0, [card(164)]),
    chooses(9, 0, [card(163)]),
    then(10, (s) => s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0, [
      'lightscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout3'])] ?? NONE,
    ]),
    then(10, (s) => isTapped(s, theCopy(s, CARD['lightscout4'])), [
      'lightscout4 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['lightscout4'])),
    ]),
    then(10, (s) => !isTapped(s, theCopy(s, CARD['waterscout2'])), [
      'waterscout2 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['waterscout2'])),
    ]),
  ],
)

/** [dm.cost.1] (duel-masters/examples-turns.rules:64) */
const exampleCardsOfEqualCivilizationsAreNotAskedFor = example<State>(
  'cards of equal civilizations are not asked for',
  ['dm.cost.1'],
  [],
  (s) => {
    placeGiven(s, 80, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 41, [card(80), value('definition', () => CARD['lightscout3']), null]),
    then(6, (s) => s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0, [
      'lightscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout3'])] ?? NONE,
    ]),
    equals(
      6,
      'count of (each tapped c in mana of A)',
      'number',
      (s) => countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)),
      3,
    ),
  ],
)

/** [dm.cost.1] (duel-masters/examples-turns.rules:72) */
const exampleTooFewCardsOrTooManyTapped = example<State>(
  'too few cards, or too many tapped',
  ['dm.cost.1'],
  [],
  (s) => {
    placeGiven(s, 80, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    s.tapped[theCopy(s, CARD['lightscout4'])] = true
    doMainStep(s, 0)
  },
  [refused(6, 0, 41, [card(80), value('definition', () => CARD['lightscout3']), null], [])],
)

/** [dm.cost.1] (duel-masters/examples-turns.rules:80) */
const exampleOneCardStandsForOneCivilizationOnly = example<State>(
  'one card stands for one civilization only',
  ['dm.cost.1'],
  [],
  (s) => {
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [refused(5, 0, 41, [card(31), value('definition', () => CARD['《デモンズ・ライト》']), null], [])],
)

/** [dm.turn.9] (duel-masters/examples-turns.rules:87) */
const exampleATurnIsSkippedAndTheNextIs = example<State>(
  'a turn is skipped, and the next is the own one',
  ['dm.turn.9'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 1, hands)
    s.turnNumber = 3
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 41, [card(11), value('definition', () => CARD['《遅れの砂》']), null]),
    does(9, 0, 27, [card(107), null]),
    exactly(10, 0, []),
    equals(11, 'turn-player', 'player', (s) => s.turnPlayer, 0),
    equals(12, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 2),
    equals(13, 'skipped-turns of B', 'number', (s) => s.skippedTurns[1]!, 0),
  ],
)

/** [dm.start.1] (duel-masters/examples-turns.rules:102) */
const exampleWhatIsDoneAsTheGameBegins = example<State>(
  'what is done as the game begins',
  ['dm.start.1'],
  [],
  (s) => {
    s.mainDeck[0] = [10, 163, 164, 165, 166, 167, 168, 169, 177, 178, 179]
    doDeal(s, 0)
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['《先触れ》'])] === ZONE['hand'] + 0, [
      '《先触れ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《先触れ》'])] ?? NONE,
    ]),
    then(
      4,
      (s) => s.zones[ZONE['hand'] + 0]!.length === openingHandOf(s),
      ['count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length],
      ['opening-hand', 'number', (s) => openingHandOf(s)],
    ),
  ],
)

/** [dm.attack.1] (duel-masters/examples-battle.rules:3) */
const exampleAnUntappedCreatureAttacksAPlayerOrA = example<State>(
  'an untapped creature attacks a player or a tapped creature',
  ['dm.attack.1'],
  [],
  (s) => {
    placeGiven(s, 165, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    s.tapped[theCopy(s, CARD['firescout4'])] = true
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    s.turnNumber = 5
    s.arrived[theCopy(s, CARD['firescout3'])] = 3
    doAttackStep(s, 0)
  },
  [exactly(10, 0, [moved(53, [value('player', () => 1), card(164), null]), moved(54, [card(107), card(164), null])])],
)

/** [dm.attack.2, dm.attack.3] (duel-masters/examples-battle.rules:15) */
const exampleACreaturePutThisTurnRestsASpeed = example<State>(
  'a creature put this turn rests, a speed attacker does not',
  ['dm.attack.2', 'dm.attack.3'],
  [],
  (s) => {
    placeGiven(s, 178, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 164, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    s.turnNumber = 5
    doAttackStep(s, 0)
  },
  [
    refused(6, 0, 53, [value('player', () => 1), card(164), null], ['dm.attack.2']),
    does(7, 0, 53, [value('player', () => 1), card(178), null]),
    chooses(8, 0, [card(79)]),
    then(9, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 1, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['lightscout3'])] === ZONE['shields'] + 1, [
      'lightscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout3'])] ?? NONE,
    ]),
    then(9, (s) => isTapped(s, theCopy(s, CARD['fireraider3'])), [
      'fireraider3 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['fireraider3'])),
    ]),
  ],
)

/** [dm.attack.4, dm.battle.1] (duel-masters/examples-battle.rules:26) */
const exampleTheStrongerOneWinsEqualsFallTogether = example<State>(
  'the stronger one wins, equals fall together',
  ['dm.attack.4', 'dm.battle.1'],
  [],
  (s) => {
    placeGiven(s, 181, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout5'])] = true
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 54, [card(110), card(181), null]),
    then(7, (s) => s.place[theCopy(s, CARD['fireraider6'])] === ZONE['graveyard'] + 0, [
      'fireraider6',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider6'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1, [
      'waterscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout5'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['battle'] + 1, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
  ],
)

/** [dm.block.1] (duel-masters/examples-battle.rules:35) */
const exampleABlockerOfTheAttackedSideBecomesThe = example<State>(
  'a blocker of the attacked side becomes the target',
  ['dm.block.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 118, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['watersentry3'])] = true
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(179), null]),
    does(8, 1, 63, [card(118), null]),
    then(9, (s) => s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0, [
      'fireraider4',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider4'])] ?? NONE,
    ]),
    then(9, (s) => isTapped(s, theCopy(s, CARD['watersentry6'])), [
      'watersentry6 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['watersentry6'])),
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 1, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.block.2] (duel-masters/examples-battle.rules:46) */
const exampleAGuardmanTakesAttacksOnItsFellowsNot = example<State>(
  'a guardman takes attacks on its fellows, not on its player',
  ['dm.block.2'],
  [],
  (s) => {
    placeGiven(s, 178, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(178), null]),
    does(8, 0, 54, [card(107), card(177), null]),
    does(9, 1, 64, [card(63), null]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['fireraider2'])] === ZONE['graveyard'] + 0, [
      'fireraider2',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider2'])] ?? NONE,
    ]),
  ],
)

/** [dm.break.1, dm.break.2] (duel-masters/examples-battle.rules:58) */
const exampleAWBreakerBreaksTwo = example<State>(
  'a W Breaker breaks two',
  ['dm.break.1', 'dm.break.2'],
  [],
  (s) => {
    placeGiven(s, 188, NONE, ZONE['battle'] + 0, hands)
    s.arrived[theCopy(s, CARD['firegiant6'])] = 0
    s.turnNumber = 3
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(188), null]),
    chooses(8, 0, [card(79)]),
    chooses(9, 0, [card(81)]),
    then(
      10,
      (s) => alike(s.zones[ZONE['shields'] + 1]!, union([], [theCopy(s, CARD['lightscout3'])])),
      ['shields of B', 'set of card', (s) => s.zones[ZONE['shields'] + 1]!],
      ['() + lightscout3', 'set of card', (s) => union([], [theCopy(s, CARD['lightscout3'])])],
    ),
    equals(10, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 2),
  ],
)

/** [dm.break.3] (duel-masters/examples-battle.rules:70) */
const exampleAPoweredBreakerBreaksOneMoreForEach = example<State>(
  'a powered breaker breaks one more for each six thousand',
  ['dm.break.3'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 53, [value('player', () => 1), card(73), null]),
    chooses(7, 0, [card(79)]),
    chooses(8, 0, [card(81)]),
    equals(9, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 2),
    then(9, (s) => s.place[theCopy(s, CARD['lightscout5'])] === ZONE['shields'] + 0, [
      'lightscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout5'])] ?? NONE,
    ]),
  ],
)

/** [dm.lose.1, dm.lose.3] (duel-masters/examples-battle.rules:81) */
const exampleAttackedWithoutShieldsBLoses = example<State>(
  'attacked without shields, B loses',
  ['dm.lose.1', 'dm.lose.3'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    doAttackStep(s, 0)
  },
  [
    does(4, 0, 53, [value('player', () => 1), card(179), null]),
    equals(5, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(5, 'result of A', 'number', (s) => s.result[0]!, 1),
  ],
)

/** [dm.lose.2] (duel-masters/examples-battle.rules:88) */
const exampleWhoHasNoDeckLeftLosesAtOnce = example<State>(
  'who has no deck left loses at once',
  ['dm.lose.2'],
  [],
  (s) => {
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    s.turnNumber = 1
    doDrawStep(s, 0)
  },
  [
    equals(5, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(5, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [dm.lose.4] (duel-masters/examples-battle.rules:95) */
const exampleACardCanWin = example<State>(
  'a card can win',
  ['dm.lose.4'],
  [],
  (s) => {
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    doAttackStep(s, 0)
  },
  [does(8, 0, 54, [card(107), card(73), null]), equals(9, 'result of B', 'number', (s) => s.result[1]!, 0 - 1)],
)

/** [dm.battle.2] (duel-masters/examples-battle.rules:106) */
const exampleWithoutPowerACreatureIsDestroyedTheOthers = example<State>(
  'without power a creature is destroyed, the others have it back next turn',
  ['dm.battle.2'],
  [],
  (s) => {
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(31), value('definition', () => CARD['《デモンズ・ライト》']), null]),
    chooses(8, 0, [card(108)]),
    chooses(9, 0, [card(136)]),
    chooses(10, 0, [card(135)]),
    chooses(11, 0, [card(107)]),
    chooses(12, 0, [card(163)]),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 1, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['firescout6'])] === ZONE['battle'] + 1, [
      'firescout6',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout6'])] ?? NONE,
    ]),
  ],
)

/** [dm.turn.6] (duel-masters/examples-battle.rules:122) */
const exampleWhileItDemandsAttacksNobodyMayRest = example<State>(
  'while it demands attacks, nobody may rest',
  ['dm.turn.6'],
  [],
  (s) => {
    placeGiven(s, 178, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 69, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(5, 0, 53, [value('player', () => 1), card(178), null]),
    chooses(6, 0, [card(79)]),
    does(7, 0, 53, [value('player', () => 1), card(69), null]),
    chooses(8, 0, [card(80)]),
    chooses(9, 0, [card(81)]),
    equals(10, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 1),
  ],
)

/** [dm.turn.6] (duel-masters/examples-battle.rules:134) */
const exampleItAttacksWithoutBeingAskedWhether = example<State>(
  'it attacks without being asked whether',
  ['dm.turn.6'],
  [],
  (s) => {
    placeGiven(s, 69, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    then(5, (s) => s.zones[ZONE['shields'] + 1]!.length === 0, [
      'shields of B',
      'set of card',
      (s) => s.zones[ZONE['shields'] + 1]!,
    ]),
    then(5, (s) => isTapped(s, theCopy(s, CARD['《邪王来混沌三眼鬼》'])), [
      '《邪王来混沌三眼鬼》 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['《邪王来混沌三眼鬼》'])),
    ]),
  ],
)

/** [dm.trigger.1] (duel-masters/examples-keywords.rules:3) */
const exampleABrokenShieldTriggerIsUsedForNothing = example<State>(
  'a broken shield trigger is used for nothing',
  ['dm.trigger.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(5, 0, 53, [value('player', () => 1), card(179), null]),
    answers(6, 1, 'accepts'),
    then(7, (s) => s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0, [
      'fireraider4',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider4'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['graveyard'] + 1, [
      '《デーモン・ハンド》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] ?? NONE,
    ]),
  ],
)

/** [dm.trigger.1] (duel-masters/examples-keywords.rules:12) */
const exampleOrKeptInHand = example<State>(
  'or kept in hand',
  ['dm.trigger.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(5, 0, 53, [value('player', () => 1), card(179), null]),
    answers(6, 1, 'declines'),
    then(7, (s) => s.place[theCopy(s, CARD['fireraider4'])] === ZONE['battle'] + 0, [
      'fireraider4',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider4'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['hand'] + 1, [
      '《デーモン・ハンド》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] ?? NONE,
    ]),
  ],
)

/** [dm.ninja.1, dm.ninja.3, dm.wait.3] (duel-masters/examples-keywords.rules:21) */
const exampleAShinobiAnswersTheAttackAndIsGone = example<State>(
  'a Shinobi answers the attack, and is gone at the end of the turn',
  ['dm.ninja.1', 'dm.ninja.3', 'dm.wait.3'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
  },
  [
    does(8, 0, 53, [value('player', () => 1), card(179), null]),
    does(9, 1, 78, [card(78), null]),
    then(10, (s) => s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['deck'] + 1, [
      '《光牙忍ライデン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光牙忍ライデン》'])] ?? NONE,
    ]),
    then(10, (s) => (s.zones[ZONE['deck'] + 1]![0] ?? NONE) === theCopy(s, CARD['《光牙忍ライデン》']), [
      'first of deck of B',
      'card',
      (s) => s.zones[ZONE['deck'] + 1]![0] ?? NONE,
    ]),
  ],
)

/** [dm.ninja.2] (duel-masters/examples-keywords.rules:33) */
const exampleOneNinjaStrikeInAnAttackAndEnough = example<State>(
  'one Ninja Strike in an attack, and enough mana',
  ['dm.ninja.2'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 78, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(179), null]),
    refused(8, 1, 78, [card(76), null], ['dm.ninja.2']),
    does(9, 1, 78, [card(78), null]),
    refused(10, 1, 78, [card(77), null], ['dm.ninja.2']),
  ],
)

/** [dm.ex.1, dm.ex.2] (duel-masters/examples-keywords.rules:45) */
const exampleALifeOfItsOwnOnce = example<State>(
  'a life of its own, once',
  ['dm.ex.1', 'dm.ex.2'],
  [],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doPut(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']), 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(5, (s) => isClinging(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》'])), [
      '《聖魔連結王 ドルファディロム》 is clinging',
      'truth',
      (s) => isClinging(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》'])),
    ]),
  ],
)

/** [dm.ex.2] (duel-masters/examples-keywords.rules:52) */
const exampleItsShieldGoesInstead = example<State>(
  'its shield goes instead',
  ['dm.ex.2'],
  [],
  (s) => {
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 52, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.lifeShield[laid] = theCopy(s, CARD['lightscout2'])
    })
    doDestroy(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']))
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['《聖魔連結王 ドルファディロム》'])] === ZONE['battle'] + 0, [
      '《聖魔連結王 ドルファディロム》',
      'place',
      (s) => s.place[theCopy(s, CARD['《聖魔連結王 ドルファディロム》'])] ?? NONE,
    ]),
    then(5, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['graveyard'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(6, (s) => !isClinging(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']))),
  ],
)

/** [dm.evolve.1] (duel-masters/examples-keywords.rules:60) */
const exampleAStarEvolutionIsLaidOnACreature = example<State>(
  'a Star evolution is laid on a creature that fits',
  ['dm.evolve.1'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 0, hands)
    s.tapped[theCopy(s, CARD['firescout2'])] = true
    doPut(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》']), 0)
  },
  [
    notChoosable(6, 0, [card(107)]),
    chooses(7, 0, [card(163)]),
    then(8, (s) => s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] === ZONE['battle'] + 0, [
      '《ボルシャック・モモキング NEX》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['beneath'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(9, (s) => isTapped(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])), [
      '《ボルシャック・モモキング NEX》 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])),
    ]),
    then(9, (s) => !isSick(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])), [
      '《ボルシャック・モモキング NEX》 is sick',
      'truth',
      (s) => isSick(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])),
    ]),
  ],
)

/** [dm.star.1] (duel-masters/examples-keywords.rules:71) */
const exampleOnlyItsTopCardLeaves = example<State>(
  'only its top card leaves',
  ['dm.star.1'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['beneath'] + 0, hands, (laid) => {
      s.over2[laid] = theCopy(s, CARD['《ボルシャック・モモキング NEX》'])
    })
    doDestroy(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》']))
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] === ZONE['graveyard'] + 0, [
      '《ボルシャック・モモキング NEX》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] ?? NONE,
    ]),
    then(5, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.smax.2] (duel-masters/examples-keywords.rules:78) */
const exampleOneSMAXCreatureToAPlayerAnd = example<State>(
  'one S-MAX creature to a player, and it needs nothing beneath',
  ['dm.smax.2'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 68, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 89, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 87, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 41, [card(68), value('definition', () => CARD['《サッヴァーク-MAX》']), null]),
    refused(6, 0, 41, [card(73), value('definition', () => CARD['《MAX・ザ・ジョニー》']), null], ['dm.use.4']),
  ],
)

/** [dm.judge.1] (duel-masters/examples-keywords.rules:86) */
const exampleEqualOrHigherWinsAndBothGoTo = example<State>(
  'equal or higher wins, and both go to the bottom',
  ['dm.judge.1'],
  [],
  (s) => {
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    doJudge(s, 1, 0)
  },
  [
    then(5, (s) => s.verdict, ['verdict', 'truth', (s) => s.verdict]),
    then(5, (s) => (s.zones[ZONE['deck'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2']), [
      'last of deck of A',
      'card',
      (s) => s.zones[ZONE['deck'] + 0]!.at(-1) ?? NONE,
    ]),
    then(6, (s) => (s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout4']), [
      'top of deck of B',
      'card',
      (s) => s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [dm.oni.1, dm.oni.2] (duel-masters/examples-keywords.rules:94) */
const exampleSixShieldsTogetherOrMoreThanTheOther = example<State>(
  'six shields together, or more than the other',
  ['dm.oni.1', 'dm.oni.2'],
  [],
  (s) => {
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
  },
  [
    then(4, (s) => hasOniWith(s, 0, 1), ['A has-oni-with B', 'truth', (s) => hasOniWith(s, 0, 1)]),
    then(4, (s) => hasMazeOver(s, 0, 1), ['A has-maze-over B', 'truth', (s) => hasMazeOver(s, 0, 1)]),
    then(4, (s) => !hasMazeOver(s, 1, 0), ['B has-maze-over A', 'truth', (s) => hasMazeOver(s, 1, 0)]),
  ],
)

/** [dm.cost.3] (duel-masters/examples-keywords.rules:100) */
const exampleReductionsEndAtOne = example<State>(
  'reductions end at one',
  ['dm.cost.3'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['graveyard'] + 0, hands)
  },
  [
    equals(
      4,
      'price of (《魔導管理室 カリヤドネ》, A)',
      'number',
      (s) => priceOf(s, CARD['《魔導管理室 カリヤドネ》'], 0),
      8,
    ),
    equals(
      5,
      'due of (《魔導管理室 カリヤドネ》, A)',
      'number',
      (s) => dueOf(s, CARD['《魔導管理室 カリヤドネ》'], 0),
      8,
    ),
  ],
)

/** [dm.face.1, dm.face.2] (duel-masters/examples-keywords.rules:107) */
const exampleTwoCardsInTheHandOneInThe = example<State>(
  'two cards in the hand, one in the battle zone',
  ['dm.face.1', 'dm.face.2'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    exactly(5, 0, [
      moved(41, [card(36), value('definition', () => CARD['《奇石 ミクセル》']), null]),
      moved(41, [card(36), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    ]),
    does(6, 0, 41, [card(36), value('definition', () => CARD['《奇石 ミクセル》']), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《奇石 ミクセル》'])] === ZONE['battle'] + 0, [
      '《奇石 ミクセル》',
      'place',
      (s) => s.place[theCopy(s, CARD['《奇石 ミクセル》'])] ?? NONE,
    ]),
    then(7, (s) => isCreature(s, theCopy(s, CARD['《奇石 ミクセル》'])), [
      '《奇石 ミクセル》 is creature',
      'truth',
      (s) => isCreature(s, theCopy(s, CARD['《奇石 ミクセル》'])),
    ]),
    then(7, (s) => !isSpell(s, theCopy(s, CARD['《奇石 ミクセル》'])), [
      '《奇石 ミクセル》 is spell',
      'truth',
      (s) => isSpell(s, theCopy(s, CARD['《奇石 ミクセル》'])),
    ]),
  ],
)

/** [dm.wait.1, dm.wait.2] (duel-masters/examples-keywords.rules:116) */
const exampleTheTurnPlayerSEffectsGoFirstEach = example<State>(
  "the turn player's effects go first, each player orders his own",
  ['dm.wait.1', 'dm.wait.2'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 54, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 52, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doUse(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)
  },
  [equals(8, 'count of waiting', 'number', (s) => s.zones[ZONE['waiting']]!.length, 1)],
)

/** [dm.field.1] (duel-masters/examples-keywords.rules:126) */
const exampleANewFieldSendsTheOldOneAway = example<State>(
  'a new field sends the old one away',
  ['dm.field.1'],
  [],
  (s) => {
    placeGiven(s, 70, NONE, ZONE['hand'] + 0, hands)
    doPut(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》']), 0)
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] === ZONE['battle'] + 0, [
      '《Dの博才サイバーダイス・ベガス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] ?? NONE,
    ]),
  ],
)

/** [dm.fushigi.1] (duel-masters/examples-keywords.rules:132) */
const exampleACreatureBecomesManaAndThePriceFalls = example<State>(
  'a creature becomes mana, and the price falls by its cost',
  ['dm.fushigi.1'],
  [],
  (s) => {
    placeGiven(s, 55, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 218, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 84, [card(55), card(218), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] === ZONE['battle'] + 0, [
      '《ガンヴィー龍樹》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['naturegiant8'])] === ZONE['mana'] + 0, [
      'naturegiant8',
      'place',
      (s) => s.place[theCopy(s, CARD['naturegiant8'])] ?? NONE,
    ]),
    then(7, (s) => isTapped(s, theCopy(s, CARD['naturegiant8'])), [
      'naturegiant8 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['naturegiant8'])),
    ]),
  ],
)

/** [dm.evolve.1, dm.evolve.2] (duel-masters/examples-keywords.rules:141) */
const exampleLaidOnOneThatFitsItAttacksAt = example<State>(
  'laid on one that fits, it attacks at once',
  ['dm.evolve.1', 'dm.evolve.2'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 0, hands)
    s.arrived[theCopy(s, CARD['firescout2'])] = 1
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    s.turnNumber = 3
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
  },
  [
    does(9, 0, 41, [card(12), value('definition', () => CARD['《炎の大鳥》']), null]),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['《炎の大鳥》'])] === ZONE['battle'] + 0, [
      '《炎の大鳥》',
      'place',
      (s) => s.place[theCopy(s, CARD['《炎の大鳥》'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['beneath'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 0, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    does(12, 0, 53, [value('player', () => 1), card(12), null]),
    chooses(13, 0, [card(79), card(80)]),
    equals(14, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 1),
  ],
)

/** [dm.evolve.1] (duel-masters/examples-keywords.rules:157) */
const exampleWithNothingToLieOnItIsNot = example<State>(
  'with nothing to lie on it is not played',
  ['dm.evolve.1'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    doMainStep(s, 0)
  },
  [refused(7, 0, 41, [card(12), value('definition', () => CARD['《炎の大鳥》']), null], ['dm.use.4'])],
)

/** [dm.evolve.3] (duel-masters/examples-keywords.rules:166) */
const exampleWhatLiesBeneathGoesWithIt = example<State>(
  'what lies beneath goes with it',
  ['dm.evolve.3'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['beneath'] + 0, hands, (laid) => {
      s.over2[laid] = theCopy(s, CARD['《炎の大鳥》'])
    })
    s.bound[theCopy(s, CARD['firescout2'])] = true
    doDestroy(s, theCopy(s, CARD['《炎の大鳥》']))
  },
  [
    then(6, (s) => s.place[theCopy(s, CARD['《炎の大鳥》'])] === ZONE['graveyard'] + 0, [
      '《炎の大鳥》',
      'place',
      (s) => s.place[theCopy(s, CARD['《炎の大鳥》'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.evolve.3] (duel-masters/examples-keywords.rules:174) */
const exampleIntoTheHandOrBeneathTheDeck = example<State>(
  'into the hand, or beneath the deck',
  ['dm.evolve.3'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 41, [card(12), value('definition', () => CARD['《炎の大鳥》']), null]),
    does(7, 0, 41, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    then(8, (s) => s.place[theCopy(s, CARD['《炎の大鳥》'])] === ZONE['hand'] + 0, [
      '《炎の大鳥》',
      'place',
      (s) => s.place[theCopy(s, CARD['《炎の大鳥》'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.galaxshield.1, dm.galaxshield.2] (duel-masters/examples-keywords.rules:184) */
const exampleACardOfLightAndStarsComesHome = example<State>(
  'a card of light and stars comes home at the start of the next turn',
  ['dm.galaxshield.1', 'dm.galaxshield.2'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 82, [card(1), null]),
    exactly(8, 0, []),
    exactly(9, 0, []),
    exactly(10, 1, []),
    exactly(11, 1, []),
    exactly(12, 1, []),
    then(13, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0, [
      '《星の盾》',
      'place',
      (s) => s.place[theCopy(s, CARD['《星の盾》'])] ?? NONE,
    ]),
    answers(14, 0, 'passes'),
    exactly(15, 0, []),
    then(16, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['battle'] + 0, [
      '《星の盾》',
      'place',
      (s) => s.place[theCopy(s, CARD['《星の盾》'])] ?? NONE,
    ]),
    equals(16, 'turn-player', 'player', (s) => s.turnPlayer, 0),
  ],
)

/** [dm.galaxshield.2] (duel-masters/examples-keywords.rules:202) */
const exampleNotOneThatIsBrokenBeforeNorOne = example<State>(
  'not one that is broken before, nor one face down',
  ['dm.galaxshield.2'],
  [],
  (s) => {
    placeGiven(s, 1, 0, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0, [
      '《星の盾》',
      'place',
      (s) => s.place[theCopy(s, CARD['《星の盾》'])] ?? NONE,
    ]),
  ],
)

/** [dm.gzero.1] (duel-masters/examples-more.rules:3) */
const exampleFreeWhileThreeOtherFireCreaturesAreThere = example<State>(
  'free while three other fire creatures are there',
  ['dm.gzero.1'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 81, [card(0), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['battle'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
  ],
)

/** [dm.galaxshield.1, dm.zone.3] (duel-masters/examples-more.rules:11) */
const exampleAShieldThatEverybodySees = example<State>(
  'a shield that everybody sees',
  ['dm.galaxshield.1', 'dm.zone.3'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 82, [card(1), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0, [
      '《星の盾》',
      'place',
      (s) => s.place[theCopy(s, CARD['《星の盾》'])] ?? NONE,
    ]),
    then(6, (s) => viewersOf(s, theCopy(s, CARD['《星の盾》'])).includes(1), [
      'viewers of 《星の盾》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《星の盾》'])),
    ]),
  ],
)

/** [dm.kirifuda.1, dm.attack.5] (duel-masters/examples-more.rules:19) */
const exampleAtTheEndOfAnAttackThatBroke = example<State>(
  'at the end of an attack that broke a shield',
  ['dm.kirifuda.1', 'dm.attack.5'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(179), null]),
    does(8, 0, 83, [card(2), null]),
    then(9, (s) => s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0, [
      '《切り札》',
      'place',
      (s) => s.place[theCopy(s, CARD['《切り札》'])] ?? NONE,
    ]),
  ],
)

/** [dm.gstrike.1] (duel-masters/examples-more.rules:30) */
const exampleShownFromABrokenShieldItHoldsA = example<State>(
  'shown from a broken shield, it holds a creature back',
  ['dm.gstrike.1'],
  [],
  (s) => {
    placeGiven(s, 180, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout4'])] = true
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 63, NONE, ZONE['shields'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(179), null]),
    chooses(8, 0, [card(63)]),
    answers(9, 1, 'accepts'),
    chooses(10, 1, [card(180)]),
    refused(11, 0, 53, [value('player', () => 1), card(180), null], ['dm.gstrike.1']),
    refused(12, 0, 54, [card(109), card(180), null], ['dm.gstrike.1']),
    then(13, (s) => s.place[theCopy(s, CARD['《若き大長老 アプル》'])] === ZONE['hand'] + 1, [
      '《若き大長老 アプル》',
      'place',
      (s) => s.place[theCopy(s, CARD['《若き大長老 アプル》'])] ?? NONE,
    ]),
  ],
)

/** [dm.smax.1, dm.lose.1] (duel-masters/examples-more.rules:45) */
const exampleDestroyedInsteadOfLosing = example<State>(
  'destroyed instead of losing',
  ['dm.smax.1', 'dm.lose.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 53, [value('player', () => 1), card(179), null]),
    chooses(7, 1, [value('number', () => 1)]),
    then(8, (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 1, [
      '《MAX・ザ・ジョニー》',
      'place',
      (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] ?? NONE,
    ]),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0),
  ],
)

/** [dm.turn.8, dm.cards.1] (duel-masters/examples-more.rules:55) */
const exampleTheOpponentSTurnComesTwice = example<State>(
  "the opponent's turn comes twice",
  ['dm.turn.8', 'dm.cards.1'],
  [],
  (s) => {
    s.turnNumber = 1
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    s.extraTurns[0] = 1
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
  },
  [
    answers(7, 0, 'passes'),
    answers(8, 0, 'passes'),
    exactly(9, 0, []),
    equals(10, 'turn-player', 'player', (s) => s.turnPlayer, 0),
    equals(10, 'extra-turns of A', 'number', (s) => s.extraTurns[0]!, 0),
  ],
)

/** [dm.instead.1] (duel-masters/examples-more.rules:67) */
const exampleOfTwoReplacementsTheirPlayerPicks = example<State>(
  'of two replacements their player picks',
  ['dm.instead.1'],
  [],
  (s) => {
    placeGiven(s, 72, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《龍風混成 ザーディクリカ》']), CARD['《龍風混成 ザーディクリカ》'], 0)
  },
  [
    chooses(6, 1, [card(72)]),
    then(7, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 0, [
      '《龍風混成 ザーディクリカ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] ?? NONE,
    ]),
  ],
)

/** [dm.put.1, dm.put.4, dm.shield.1, dm.player.1] (duel-masters/examples-more.rules:76) */
const exampleFoundShownAndInHand = example<State>(
  'found, shown, and in hand',
  ['dm.put.1', 'dm.put.4', 'dm.shield.1', 'dm.player.1'],
  [],
  (s) => {
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 41, [card(58), value('definition', () => CARD['《土隠雲の超人》']), null]),
    chooses(7, 0, [card(194)]),
    chooses(8, 0, [card(193)]),
    chooses(9, 0, [card(192)]),
    chooses(10, 0, [card(191)]),
    chooses(11, 0, [card(78)]),
    then(12, (s) => s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['hand'] + 0, [
      '《光牙忍ライデン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光牙忍ライデン》'])] ?? NONE,
    ]),
    then(12, (s) => viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(1), [
      'viewers of 《光牙忍ライデン》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])),
    ]),
  ],
)

/** [dm.use.4] (duel-masters/examples-more.rules:90) */
const exampleWhatCouldNotBeCastIsNotPaid = example<State>(
  'what could not be cast is not paid for',
  ['dm.use.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 52, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 1, hands)
    doMainStep(s, 1)
  },
  [refused(7, 1, 41, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.use.4'])],
)

/** [dm.use.3, dm.cards.1] (duel-masters/examples-more.rules:99) */
const exampleASpellSideCastFromTheBattleZone = example<State>(
  'a spell side, cast from the battle zone',
  ['dm.use.3', 'dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《天地命動 バラギアラ》']
    })
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 86, [card(42), null]),
    then(7, (s) => s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] === ZONE['battle'] + 0, [
      '《天地命動 バラギアラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 0, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['mana'] + 0, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
  ],
)

/** [dm.deck.1, dm.deck.2, dm.deck.3, dm.deck.4, dm.cards.2] (duel-masters/examples-more.rules:108) */
const exampleTooFewTooManyOfANameBanned = example<State>(
  'too few, too many of a name, banned',
  ['dm.deck.1', 'dm.deck.2', 'dm.deck.3', 'dm.deck.4', 'dm.cards.2'],
  [],
  (s) => {
    s.mainDeck[0] = [24, 29, 163, 163, 163, 163, 163]
    doTurn(s, 1)
  },
  [deckIs(4, 0, true, ['dm.deck.1', 'dm.deck.2', 'dm.deck.3', 'dm.deck.4']), deckIs(5, 1, false, [])],
)

/** [dm.field.2, dm.cards.3] (duel-masters/examples-more.rules:115) */
const exampleASwitchIsThrownOnce = example<State>(
  'a switch is thrown once',
  ['dm.field.2', 'dm.cards.3'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 70, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    doAttackStep(s, 1)
  },
  [
    does(9, 1, 53, [value('player', () => 0), card(179), null]),
    does(10, 0, 92, [card(70), null]),
    chooses(11, 0, [card(30)]),
    notAsked(12, 0),
    then(13, (s) => isSwitched(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])), [
      '《Dの博才サイバーダイス・ベガス》 is switched',
      'truth',
      (s) => isSwitched(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])),
    ]),
    equals(13, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
  ],
)

/** [dm.lose.3] (duel-masters/examples-more.rules:130) */
const exampleASpellThatMakesItsPlayerLose = example<State>(
  'a spell that makes its player lose',
  ['dm.lose.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    doUse(s, theCopy(s, CARD['《身代わり》']), CARD['《身代わり》'], 0)
  },
  [
    equals(4, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(4, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [dm.use.4] (duel-masters/examples-more.rules:136) */
const exampleNorWhatWouldBeCastByAnotherWay = example<State>(
  'nor what would be cast by another way, or from the battle zone',
  ['dm.use.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 52, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['battle'] + 1, hands, (laid) => {
      s.def[laid] = CARD['《天地命動 バラギアラ》']
    })
    placeGiven(s, 84, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 85, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    doMainStep(s, 1)
  },
  [
    refused(8, 1, 86, [card(42), null], []),
    refused(9, 1, 48, [value('definition', () => CARD['《輪廻暴聖》']), card(42), null], ['dm.use.4']),
  ],
)

/** [dm.lose.3] (duel-masters/examples-more.rules:147) */
const exampleASpellByWhichBothLose = example<State>(
  'a spell by which both lose',
  ['dm.lose.3'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 41, [card(9), value('definition', () => CARD['《皆の最期》']), null]),
    equals(6, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(6, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [dm.lose.5] (duel-masters/examples-more.rules:155) */
const exampleBothDecksEndByOneCardNobodyHas = example<State>(
  'both decks end by one card: nobody has won',
  ['dm.lose.5'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(28), value('definition', () => CARD['《Spread Joy to the World!》']), null]),
    equals(8, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [dm.attack.2, dm.attack.3] (duel-masters/examples-attacks.rules:3) */
const exampleJustPutOnlyAMachFighterAttacksAnd = example<State>(
  'just put, only a mach fighter attacks, and creatures only',
  ['dm.attack.2', 'dm.attack.3'],
  [],
  (s) => {
    placeGiven(s, 6, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 164, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    s.turnNumber = 5
    doAttackStep(s, 0)
  },
  [
    refused(7, 0, 54, [card(107), card(164), null], ['dm.attack.2']),
    refused(8, 0, 53, [value('player', () => 1), card(6), null], ['dm.attack.2']),
    does(9, 0, 54, [card(107), card(6), null]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.attack.3, dm.attack.5, dm.judge.1] (duel-masters/examples-attacks.rules:15) */
const exampleASpeedAttackerByItsKeywordAndA = example<State>(
  'a speed attacker by its keyword, and a fellow found at the end of its attack',
  ['dm.attack.3', 'dm.attack.5', 'dm.judge.1'],
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 5
    })
    s.turnNumber = 5
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 53, [value('player', () => 1), card(49), null]),
    chooses(9, 0, [card(49)]),
    chooses(10, 0, [card(49)]),
    equals(11, 'count of battle of A', 'number', (s) => s.zones[ZONE['battle'] + 0]!.length, 2),
    then(12, (s) => (s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout3']), [
      'top of deck of B',
      'card',
      (s) => s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [dm.block.1] (duel-masters/examples-attacks.rules:29) */
const exampleABlockerByItsKeyword = example<State>(
  'a blocker by its keyword',
  ['dm.block.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 53, [value('player', () => 1), card(179), null]),
    does(7, 1, 63, [card(5), null]),
    then(8, (s) => s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0, [
      'fireraider4',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider4'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 1, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.break.2, dm.pool.1] (duel-masters/examples-attacks.rules:39) */
const exampleAGiantOfEightBreaksThree = example<State>(
  'a giant of eight breaks three',
  ['dm.break.2', 'dm.pool.1'],
  [],
  (s) => {
    placeGiven(s, 190, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    s.turnNumber = 3
    placeGiven(s, 83, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 53, [value('player', () => 1), card(190), null]),
    chooses(7, 0, [card(79), card(80), card(81)]),
    equals(8, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 2),
  ],
)

/** [dm.break.2] (duel-masters/examples-attacks.rules:49) */
const exampleAQBreakerBreaksFour = example<State>(
  'a Q Breaker breaks four',
  ['dm.break.2'],
  [],
  (s) => {
    placeGiven(s, 71, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    s.turnNumber = 3
    placeGiven(s, 83, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 53, [value('player', () => 1), card(71), null]),
    chooses(7, 0, [card(79), card(80), card(81), card(82)]),
    equals(8, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 1),
  ],
)

/** [dm.break.2, dm.cards.1] (duel-masters/examples-attacks.rules:59) */
const exampleATBreakerOfFourDarkOnesStrikes = example<State>(
  'a T Breaker of four dark ones strikes down a creature, then breaks three',
  ['dm.break.2', 'dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 137, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.turnNumber = 3
    placeGiven(s, 82, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(67), null]),
    exactly(8, 1, []),
    chooses(9, 0, [card(79), card(80), card(81)]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    equals(10, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 1),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:71) */
const exampleInItsPlayerSTurnItLeavesFor = example<State>(
  "in its player's turn it leaves for the graveyard only",
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 137, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['battle'] + 0, hands)
    doUse(s, theCopy(s, CARD['《引き潮》']), CARD['《引き潮》'], 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['《深淵の三咆哮 バウワウジャ》'])] === ZONE['battle'] + 0, [
      '《深淵の三咆哮 バウワウジャ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《深淵の三咆哮 バウワウジャ》'])] ?? NONE,
    ]),
    then(5, (s) => s.place[theCopy(s, CARD['darknessscout2'])] === ZONE['hand'] + 0, [
      'darknessscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['darknessscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1, dm.put.1] (duel-masters/examples-attacks.rules:78) */
const exampleAloneItIsNoCreature = example<State>(
  'alone it is no creature',
  ['dm.cards.1', 'dm.put.1'],
  [],
  (s) => {
    placeGiven(s, 67, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 152, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 149, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 41, [card(67), value('definition', () => CARD['《深淵の三咆哮 バウワウジャ》']), null]),
    answers(7, 0, 'accepts'),
    equals(8, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 4),
    then(8, (s) => s.place[theCopy(s, CARD['《深淵の三咆哮 バウワウジャ》'])] === ZONE['battle'] + 0, [
      '《深淵の三咆哮 バウワウジャ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《深淵の三咆哮 バウワウジャ》'])] ?? NONE,
    ]),
    then(9, (s) => !isCreature(s, theCopy(s, CARD['《深淵の三咆哮 バウワウジャ》']))),
  ],
)

/** [dm.smax.1] (duel-masters/examples-attacks.rules:89) */
const exampleACopyFromTheHandGoesInstead = example<State>(
  'a copy from the hand goes instead',
  ['dm.smax.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(179), null]),
    chooses(8, 1, [value('number', () => 2)]),
    equals(9, 'count of battle of B', 'number', (s) => s.zones[ZONE['battle'] + 1]!.length, 1),
    equals(9, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 0),
    equals(9, 'count of graveyard of B', 'number', (s) => s.zones[ZONE['graveyard'] + 1]!.length, 1),
    equals(9, 'result of B', 'number', (s) => s.result[1]!, 0),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:100) */
const exampleAsAFighterItHasFourThousandMore = example<State>(
  'as a fighter it has four thousand more',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 69, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 134, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['watergiant8'])] = true
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 54, [card(134), card(69), null]),
    then(7, (s) => s.place[theCopy(s, CARD['watergiant8'])] === ZONE['graveyard'] + 1, [
      'watergiant8',
      'place',
      (s) => s.place[theCopy(s, CARD['watergiant8'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['《邪王来混沌三眼鬼》'])] === ZONE['battle'] + 0, [
      '《邪王来混沌三眼鬼》',
      'place',
      (s) => s.place[theCopy(s, CARD['《邪王来混沌三眼鬼》'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:109) */
const exampleTwoThousandMoreForEachFireCardAs = example<State>(
  'two thousand more for each fire card, as long as it attacks',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] = true
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [card(53), card(74), null]),
    then(9, (s) => s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] === ZONE['graveyard'] + 1, [
      '《偽りの王 ヴィルヘルム》',
      'place',
      (s) => s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] === ZONE['battle'] + 0, [
      '《ボルシャック・モモキング NEX》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 0, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    equals(
      10,
      'power of 《ボルシャック・モモキング NEX》',
      'number',
      (s) => powerOf(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])),
      9000,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:121) */
const exampleWhoBlocksUnderItsEyesIsNotDestroyed = example<State>(
  'who blocks under its eyes is not destroyed in that battle',
  ['dm.cards.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    s.turnNumber = 3
    placeGiven(s, 5, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 68, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 190, NONE, ZONE['battle'] + 1, hands, (laid) => {
      s.arrived[laid] = 1
    })
    doAttackStep(s, 1)
  },
  [
    does(7, 1, 53, [value('player', () => 0), card(190), null]),
    does(8, 0, 63, [card(5), null]),
    then(9, (s) => s.place[theCopy(s, CARD['《無色の像》'])] === ZONE['battle'] + 0, [
      '《無色の像》',
      'place',
      (s) => s.place[theCopy(s, CARD['《無色の像》'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['firegiant8'])] === ZONE['battle'] + 1, [
      'firegiant8',
      'place',
      (s) => s.place[theCopy(s, CARD['firegiant8'])] ?? NONE,
    ]),
    equals(9, 'times (battle) during match', 'number', (s) => s.timesBattleDuringMatch, 1),
  ],
)

/** [dm.cards.1, dm.card.2] (duel-masters/examples-attacks.rules:132) */
const exampleThreeTamaseedsBringItFromTheHandTo = example<State>(
  'three Tamaseeds bring it from the hand to block',
  ['dm.cards.1', 'dm.card.2'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 68, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 14, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 13, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 0, hands)
    doAttackStep(s, 1)
  },
  [
    does(8, 1, 53, [value('player', () => 0), card(179), null]),
    does(9, 0, 91, [card(68), null]),
    chooses(10, 0, [card(13), card(14), card(15)]),
    does(11, 0, 63, [card(68), null]),
    then(12, (s) => s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 1, [
      'fireraider4',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider4'])] ?? NONE,
    ]),
    then(12, (s) => isTapped(s, theCopy(s, CARD['《光の種》'])), [
      '《光の種》 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['《光の種》'])),
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:146) */
const exampleTappedItStandsUpAndDrawsTheAttack = example<State>(
  'tapped, it stands up and draws the attack to itself',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 66, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['《正義の煌き オーリリア》'])] = true
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(179), null]),
    does(8, 1, 90, [card(66), card(66), null]),
    then(9, (s) => !isTapped(s, theCopy(s, CARD['《正義の煌き オーリリア》'])), [
      '《正義の煌き オーリリア》 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['《正義の煌き オーリリア》'])),
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0, [
      'fireraider4',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider4'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 1, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:158) */
const exampleWhatCameThisTurnDoesNotAttackIts = example<State>(
  'what came this turn does not attack its player',
  ['dm.cards.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    s.turnNumber = 5
    placeGiven(s, 75, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['battle'] + 1, hands, (laid) => {
      s.arrived[laid] = 4
    })
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands, (laid) => {
      s.arrived[laid] = 5
    })
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    doAttackStep(s, 1)
  },
  [
    refused(8, 1, 53, [value('player', () => 0), card(179), null], ['dm.cards.1']),
    does(9, 1, 53, [value('player', () => 0), card(180), null]),
    then(10, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:170) */
const exampleWhatItDefeatsBringsOneOfTheTop = example<State>(
  'what it defeats brings one of the top four',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 64, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    s.turnNumber = 3
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    placeGiven(s, 165, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [card(107), card(64), null]),
    chooses(9, 0, [card(64)]),
    notChoosable(10, 0, [card(163)]),
    chooses(11, 0, [card(80)]),
    then(12, (s) => s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0, [
      'lightscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout3'])] ?? NONE,
    ]),
    equals(12, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 4),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:184) */
const exampleTwoCreaturesOfWhomeverGoHomeAsIt = example<State>(
  'two creatures of whomever go home as it attacks',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 108, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.turnNumber = 3
    placeGiven(s, 82, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(57), null]),
    chooses(8, 0, [card(163), card(108)]),
    then(9, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 1, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1, dm.judge.1] (duel-masters/examples-attacks.rules:195) */
const exampleWhatIsWonAtTheJudgeIsBroken = example<State>(
  'what is won at the judge is broken besides',
  ['dm.cards.1', 'dm.judge.1'],
  [],
  (s) => {
    placeGiven(s, 60, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(60), null]),
    answers(8, 0, 'declines'),
    chooses(9, 0, [card(81)]),
    chooses(10, 0, [card(82)]),
    equals(11, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 2),
    then(11, (s) => s.place[theCopy(s, CARD['lightscout6'])] === ZONE['shields'] + 1, [
      'lightscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout6'])] ?? NONE,
    ]),
  ],
)

/** [dm.lose.3, dm.lose.1] (duel-masters/examples-spells.rules:3) */
const exampleASpellThatMakesTheOtherPlayerLose = example<State>(
  'a spell that makes the other player lose',
  ['dm.lose.3', 'dm.lose.1'],
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《呪いの鏡》']), CARD['《呪いの鏡》'], 0)
  },
  [
    equals(5, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(5, 'result of A', 'number', (s) => s.result[0]!, 1),
  ],
)

/** [dm.cards.3, dm.put.1] (duel-masters/examples-spells.rules:10) */
const exampleTheTideTakesEveryCreatureHome = example<State>(
  'the tide takes every creature home',
  ['dm.cards.3', 'dm.put.1'],
  [],
  (s) => {
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    doUse(s, theCopy(s, CARD['《引き潮》']), CARD['《引き潮》'], 0)
  },
  [
    then(6, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['《光の種》'])] === ZONE['battle'] + 0, [
      '《光の種》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光の種》'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.2] (duel-masters/examples-spells.rules:18) */
const exampleEverybodyDraws = example<State>(
  'everybody draws',
  ['dm.cards.2'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doUse(s, theCopy(s, CARD['《Spread Joy to the World!》']), CARD['《Spread Joy to the World!》'], 0)
  },
  [
    then(6, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:26) */
const exampleWithAnAngelCommandBothHalves = example<State>(
  'with an Angel Command both halves',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 33, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doUse(s, theCopy(s, CARD['《アルカディア・スパーク》']), CARD['《アルカディア・スパーク》'], 0)
  },
  [
    chooses(7, 0, [value('number', () => 1), value('number', () => 2)]),
    chooses(8, 0, [card(107)]),
    then(9, (s) => !(s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1), [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    equals(9, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
    then(9, (s) => isTapped(s, theCopy(s, CARD['waterscout3'])), [
      'waterscout3 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['waterscout3'])),
    ]),
  ],
)

/** [dm.cards.1, dm.oni.1] (duel-masters/examples-spells.rules:37) */
const exampleBothHalvesWhileTheShieldsAreFew = example<State>(
  'both halves while the shields are few',
  ['dm.cards.1', 'dm.oni.1'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    doUse(s, theCopy(s, CARD['《襲来、鬼札王国!》']), CARD['《襲来、鬼札王国!》'], 0)
  },
  [
    chooses(8, 0, [value('number', () => 1), value('number', () => 2)]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout6'])] === ZONE['graveyard'] + 1, [
      'waterscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout6'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['firescout8'])] === ZONE['battle'] + 0, [
      'firescout8',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout8'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:48) */
const examplePlayedFromTheGraveyardTwoOfThreeThings = example<State>(
  'played from the graveyard, two of three things',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 153, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 152, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 149, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(35), value('definition', () => CARD['《絶望と反魂と滅殺の決断》']), null]),
    chooses(8, 0, [value('number', () => 1), value('number', () => 3)]),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['graveyard'] + 1, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:60) */
const exampleFourThousandLessAndOneComesBack = example<State>(
  'four thousand less, and one comes back',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 154, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 153, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 152, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 149, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(40), value('definition', () => CARD['《輪廻暴冥》']), null]),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['graveyard'] + 1, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['darknessscout5'])] === ZONE['battle'] + 0, [
      'darknessscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['darknessscout5'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['darknessscout6'])] === ZONE['graveyard'] + 0, [
      'darknessscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['darknessscout6'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:71) */
const exampleUpToSixThousandIsBurnt = example<State>(
  'up to six thousand is burnt',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 134, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['battle'] + 1, hands)
    doUse(s, theCopy(s, CARD['《天地命動 バラギアラ / 輪廻暴炎》']), CARD['《輪廻暴炎》'], 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1, [
      'waterscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout5'])] ?? NONE,
    ]),
    then(5, (s) => s.place[theCopy(s, CARD['watergiant8'])] === ZONE['battle'] + 1, [
      'watergiant8',
      'place',
      (s) => s.place[theCopy(s, CARD['watergiant8'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1, dm.face.2] (duel-masters/examples-spells.rules:78) */
const exampleTheSpellSideDraws = example<State>(
  'the spell side draws',
  ['dm.cards.1', 'dm.face.2'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']), CARD['《ハーミット・サークル》'], 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(
      5,
      (s) => s.place[theCopy(s, CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》'])] === ZONE['graveyard'] + 0,
      [
        '《魔導管理室 カリヤドネ/ハーミット・サークル》',
        'place',
        (s) => s.place[theCopy(s, CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》'])] ?? NONE,
      ],
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:85) */
const exampleTheOtherPlayerCastsNothingUntilTheCaster = example<State>(
  "the other player casts nothing until the caster's next turn",
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 95, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 167, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 41, [card(36), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    exactly(9, 0, []),
    then(10, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
  ],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:97) */
const exampleWhatItsPlayerSManaDoesNotCover = example<State>(
  "what its player's mana does not cover goes under the deck",
  ['dm.cards.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 37, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doMainStep(s, 1)
  },
  [
    does(8, 1, 81, [card(0), null]),
    then(9, (s) => (s.zones[ZONE['deck'] + 1]![0] ?? NONE) === theCopy(s, CARD['《ホムラ》']), [
      'first of deck of B',
      'card',
      (s) => s.zones[ZONE['deck'] + 1]![0] ?? NONE,
    ]),
  ],
)

/** [dm.deck.1, dm.start.1] (duel-masters/examples-spells.rules:108) */
const exampleBothDecksAreLaidOut = example<State>(
  'both decks are laid out',
  ['dm.deck.1', 'dm.start.1'],
  [],
  (s) => {
    doSetUp(s)
  },
  [
    equals(3, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 5),
    equals(3, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 5),
    equals(3, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 5),
  ],
)

/** [dm.face.1] (duel-masters/examples-spells.rules:113) */
const exampleOneSideAloneIsNoCardOfA = example<State>(
  'one side alone is no card of a deck',
  ['dm.face.1'],
  [],
  (s) => {
    s.mainDeck[0] = [37]
    doTurn(s, 1)
  },
  [deckIs(4, 0, true, ['dm.face.1'])],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:119) */
const exampleNoSpellOfFewCostsWhileItsPlayer = example<State>(
  'no spell of few costs while its player has more shields',
  ['dm.cards.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 66, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    doMainStep(s, 1)
  },
  [
    refused(8, 1, 46, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.cards.1']),
    then(9, (s) => canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 1)),
  ],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:130) */
const exampleStrongerWhileTheShieldsAreFew = example<State>(
  'stronger while the shields are few',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 65, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    doTurn(s, 0)
  },
  [
    exactly(6, 0, []),
    equals(
      7,
      'power of 《「大蛇」の鬼 ジャドク丸》',
      'number',
      (s) => powerOf(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
      8000,
    ),
    then(7, (s) => isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])), [
      '《「大蛇」の鬼 ジャドク丸》 is w-breaker',
      'truth',
      (s) => isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
    ]),
  ],
)

/** [dm.cards.1, dm.turn.8] (duel-masters/examples-creatures.rules:3) */
const exampleCreaturesFromTheHandAndATurnFor = example<State>(
  'creatures from the hand, and a turn for the opponent',
  ['dm.cards.1', 'dm.turn.8'],
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 125, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 41, [card(51), value('definition', () => CARD['《正体不明》']), null]),
    chooses(6, 0, [card(130)]),
    chooses(7, 0, [card(129)]),
    chooses(8, 0, [card(128)]),
    chooses(9, 0, [card(127)]),
    chooses(10, 0, [card(126)]),
    chooses(11, 0, [card(125)]),
    chooses(12, 0, [card(124)]),
    chooses(13, 0, [card(123)]),
    chooses(14, 0, [card(122)]),
    chooses(15, 0, [card(121)]),
    chooses(16, 0, [card(51)]),
    notChoosable(17, 0, [card(30)]),
    chooses(18, 0, [card(163)]),
    then(19, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    equals(19, 'extra-turns of B', 'number', (s) => s.extraTurns[1]!, 1),
  ],
)

/** [dm.cards.1, dm.lose.4] (duel-masters/examples-creatures.rules:24) */
const exampleSevenOfSevenUsedWins = example<State>(
  'seven of seven used wins',
  ['dm.cards.1', 'dm.lose.4'],
  [],
  (s) => {
    placeGiven(s, 50, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 114, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 134, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 131, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 125, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 41, [card(50), value('definition', () => CARD['《夢の変形 デュエランド》']), null]),
    chooses(7, 0, [card(134)]),
    chooses(8, 0, [card(133)]),
    chooses(9, 0, [card(132)]),
    chooses(10, 0, [card(131)]),
    chooses(11, 0, [card(130)]),
    chooses(12, 0, [card(129)]),
    chooses(13, 0, [card(128)]),
    chooses(14, 0, [card(127)]),
    chooses(15, 0, [card(126)]),
    chooses(16, 0, [card(125)]),
    chooses(17, 0, [card(124)]),
    chooses(18, 0, [card(123)]),
    chooses(19, 0, [card(122)]),
    chooses(20, 0, [card(121)]),
    chooses(21, 0, [card(114), card(107), card(108), card(109), card(110), card(111), card(112)]),
    equals(22, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(22, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:48) */
const exampleAsItLeavesItsPlayerSGraveyardBecomes = example<State>(
  "as it leaves, its player's graveyard becomes deck",
  ['dm.cards.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 50, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 154, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 153, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 152, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 151, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 150, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 149, NONE, ZONE['mana'] + 1, hands)
    doMainStep(s, 1)
  },
  [
    does(8, 1, 41, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    then(9, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['deck'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['《夢の変形 デュエランド》'])] === ZONE['deck'] + 0, [
      '《夢の変形 デュエランド》',
      'place',
      (s) => s.place[theCopy(s, CARD['《夢の変形 デュエランド》'])] ?? NONE,
    ]),
    equals(9, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:59) */
const examplePutItDestroysWhatHasOneCivilization = example<State>(
  'put, it destroys what has one civilization',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 182, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 181, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 149, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 41, [card(52), value('definition', () => CARD['《聖魔連結王 ドルファディロム》']), null]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['《水と炎》'])] === ZONE['battle'] + 1, [
      '《水と炎》',
      'place',
      (s) => s.place[theCopy(s, CARD['《水と炎》'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:70) */
const exampleACreatureFallsAndManaGrows = example<State>(
  'a creature falls, and mana grows',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 53, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 211, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 210, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 209, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 208, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 205, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 149, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(53), value('definition', () => CARD['《偽りの王 ヴィルヘルム》']), null]),
    answers(8, 0, 'accepts'),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['mana'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:81) */
const exampleATollForEachFushigiAmongTheSeven = example<State>(
  'a toll for each Fushigi among the seven',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 55, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 55, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 214, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 213, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 211, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 210, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 209, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 208, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 205, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 149, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['hand'] + 1, hands)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 41, [card(55), value('definition', () => CARD['《ガンヴィー龍樹》']), null]),
    answers(9, 0, 'accepts'),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['mana'] + 1, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:93) */
const exampleTwoShieldsForEverybody = example<State>(
  'two shields for everybody',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 56, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 97, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 95, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(56), value('definition', () => CARD['《ホワイト・スワン》']), null]),
    equals(8, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 2),
    equals(8, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 2),
  ],
)

/** [dm.cards.1, dm.put.4] (duel-masters/examples-creatures.rules:103) */
const exampleItLooksIntoAHandAndThrowsOne = example<State>(
  'it looks into a hand and throws one away',
  ['dm.cards.1', 'dm.put.4'],
  [],
  (s) => {
    placeGiven(s, 59, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 154, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 153, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 152, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 151, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 150, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 149, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 41, [card(59), value('definition', () => CARD['《悪魔龍 ダークマスターズ》']), null]),
    chooses(7, 0, [card(154)]),
    chooses(8, 0, [card(153)]),
    chooses(9, 0, [card(152)]),
    chooses(10, 0, [card(151)]),
    chooses(11, 0, [card(150)]),
    chooses(12, 0, [card(149)]),
    chooses(13, 0, [card(108)]),
    then(14, (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(0), [
      'viewers of waterscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])),
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 1, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:119) */
const exampleASpellAsItComesACreatureAs = example<State>(
  'a spell as it comes, a creature as the turn ends',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 181, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(61), value('definition', () => CARD['《龍風混成 ザーディクリカ》']), null]),
    chooses(8, 0, [card(93)]),
    chooses(9, 0, [card(121)]),
    chooses(10, 0, [card(181)]),
    chooses(11, 0, [card(180)]),
    chooses(12, 0, [card(179)]),
    chooses(13, 0, [card(178)]),
    chooses(14, 0, [card(177)]),
    chooses(15, 0, [card(30)]),
    exactly(16, 0, []),
    equals(17, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    then(18, (s) => s.place[theCopy(s, CARD['《エナジー・ライト》'])] === ZONE['deck'] + 0, [
      '《エナジー・ライト》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エナジー・ライト》'])] ?? NONE,
    ]),
    answers(19, 0, 'declines'),
    then(20, (s) => s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1, [
      'waterscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout5'])] ?? NONE,
    ]),
    then(20, (s) => s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1, [
      'waterscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout6'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:141) */
const exampleANumberIsNamedAndTheOtherHas = example<State>(
  'a number is named, and the other has nothing of it',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 62, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 88, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 167, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(9, 0, 41, [card(62), value('definition', () => CARD['《奇天烈 シャッフ》']), null]),
    chooses(10, 0, [value('number', () => 4)]),
    refused(11, 1, 46, [card(31), value('definition', () => CARD['《デモンズ・ライト》']), null], ['dm.cards.1']),
    refused(12, 1, 53, [value('player', () => 0), card(88), null], ['dm.cards.1']),
    refused(13, 1, 54, [card(62), card(88), null], ['dm.cards.1']),
    refused(14, 1, 63, [card(88), null], ['dm.cards.1']),
    refused(15, 1, 64, [card(88), null], ['dm.cards.1']),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:158) */
const exampleAndAgainAsItAttacks = example<State>(
  'and again as it attacks',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 62, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    s.turnNumber = 3
    placeGiven(s, 89, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 88, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 53, [value('player', () => 1), card(62), null]),
    chooses(8, 0, [value('number', () => 4)]),
    refused(9, 1, 63, [card(88), null], ['dm.cards.1']),
    does(10, 1, 63, [card(89), null]),
    exactly(11, 0, []),
    exactly(12, 1, []),
    exactly(13, 0, []),
    exactly(14, 0, []),
    exactly(15, 0, []),
    exactly(16, 1, []),
    exactly(17, 1, []),
    exactly(18, 1, []),
    then(19, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['shields'] + 1, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:179) */
const exampleEveryCreatureOfTheOtherGoesHome = example<State>(
  'every creature of the other goes home',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 72, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 131, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 125, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(72), value('definition', () => CARD['《「修羅」の頂 VAN・ベートーベン》']), null]),
    then(8, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 1, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:189) */
const exampleWhereverItWouldGoItGoesToThe = example<State>(
  'wherever it would go, it goes to the hand',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 72, NONE, ZONE['battle'] + 0, hands)
    doDestroy(s, theCopy(s, CARD['《「修羅」の頂 VAN・ベートーベン》']))
  },
  [
    then(4, (s) => s.place[theCopy(s, CARD['《「修羅」の頂 VAN・ベートーベン》'])] === ZONE['hand'] + 0, [
      '《「修羅」の頂 VAN・ベートーベン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《「修羅」の頂 VAN・ベートーベン》'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:195) */
const exampleSummonedItUntapsTheManaThatPaidFor = example<State>(
  'summoned, it untaps the mana that paid for it',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 213, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 211, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 210, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 209, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 208, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 205, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 41, [card(39), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] === ZONE['battle'] + 0, [
      '《天地命動 バラギアラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] ?? NONE,
    ]),
    then(6, (s) => !s.zones[ZONE['mana'] + 0]!.some((c) => isTapped(s, c)), [
      'mana of A',
      'set of card',
      (s) => s.zones[ZONE['mana'] + 0]!,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:203) */
const exampleADrawACardThrownACardSown = example<State>(
  'a draw, a card thrown, a card sown',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 163, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 211, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 210, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 209, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 208, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 205, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 41, [card(76), value('definition', () => CARD['《怒流牙 佐助の超人》']), null]),
    chooses(7, 0, [card(211)]),
    chooses(8, 0, [card(210)]),
    chooses(9, 0, [card(209)]),
    chooses(10, 0, [card(208)]),
    chooses(11, 0, [card(207)]),
    chooses(12, 0, [card(206)]),
    chooses(13, 0, [card(205)]),
    chooses(14, 0, [card(163)]),
    chooses(15, 0, [card(163)]),
    then(16, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['mana'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:221) */
const exampleGraveyardIntoTheDeckAShieldOnTop = example<State>(
  'graveyard into the deck, a shield on top of it',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 77, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 210, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 209, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 208, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 205, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 41, [card(77), value('definition', () => CARD['《怒流牙 サイゾウミスト》']), null]),
    then(8, (s) => s.zones[ZONE['graveyard'] + 0]!.length === 0, [
      'graveyard of A',
      'set of card',
      (s) => s.zones[ZONE['graveyard'] + 0]!,
    ]),
    equals(8, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
    equals(8, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 1),
  ],
)

/** [dm.cards.3] (duel-masters/examples-creatures.rules:231) */
const exampleAMessengerBringsACard = example<State>(
  'a messenger brings a card',
  ['dm.cards.3'],
  [],
  (s) => {
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 41, [card(20), value('definition', () => CARD['《火の使い》']), null]),
    then(7, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.3, dm.turn.7] (duel-masters/examples-standing.rules:3) */
const exampleBellsAtTheEndOfTheTurn = example<State>(
  'bells at the end of the turn',
  ['dm.cards.3', 'dm.turn.7'],
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doEndStep(s, 0)
  },
  [
    chooses(7, 0, [card(17)]),
    equals(8, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    equals(8, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
  ],
)

/** [dm.cards.3] (duel-masters/examples-standing.rules:13) */
const exampleAnEarForTheOtherSDraw = example<State>(
  "an ear for the other's draw",
  ['dm.cards.3'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 19, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doEndStep(s, 0)
  },
  [
    then(7, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:22) */
const exampleACardAtTheEndOfTheOwn = example<State>(
  'a card at the end of the own turn',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 70, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doEndStep(s, 0)
  },
  [
    answers(5, 0, 'accepts'),
    then(6, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.use.2] (duel-masters/examples-standing.rules:30) */
const exampleAFieldIsPlaced = example<State>(
  'a field is placed',
  ['dm.use.2'],
  [],
  (s) => {
    placeGiven(s, 70, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 125, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 41, [card(70), value('definition', () => CARD['《Dの博才サイバーダイス・ベガス》']), null]),
    then(6, (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] === ZONE['battle'] + 0, [
      '《Dの博才サイバーダイス・ベガス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] ?? NONE,
    ]),
    equals(6, 'times (summon) during match', 'number', (s) => s.timesSummonDuringMatch, 0),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:38) */
const exampleWhoHasNotAttackedIsTappedAsThe = example<State>(
  'who has not attacked is tapped as the turn ends',
  ['dm.cards.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 64, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [then(7, (s) => isTapped(s, theCopy(s, CARD['waterscout2'])))],
)

/** [dm.cards.1, dm.oni.2] (duel-masters/examples-standing.rules:47) */
const exampleWithMoreShieldsNoCreatureLeavesUntilThe = example<State>(
  'with more shields no creature leaves until the next turn',
  ['dm.cards.1', 'dm.oni.2'],
  [],
  (s) => {
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 99, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 98, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 95, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 41, [card(64), value('definition', () => CARD['《大迷宮亀 ワンダー・タートル》']), null]),
    does(9, 0, 41, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['hand'] + 1, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:60) */
const exampleNothingComesOutOfTheOtherSGraveyard = example<State>(
  "nothing comes out of the other's graveyard",
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 63, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 210, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 209, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 208, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 205, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 41, [card(77), value('definition', () => CARD['《怒流牙 サイゾウミスト》']), null]),
    then(9, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    equals(9, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 1),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:71) */
const exampleOnceATurnACreatureFromTheMana = example<State>(
  'once a turn a creature from the mana zone',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 71, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 93, [card(192), null]),
    refused(6, 0, 93, [card(193), null], []),
    then(7, (s) => s.place[theCopy(s, CARD['naturescout3'])] === ZONE['battle'] + 0, [
      'naturescout3',
      'place',
      (s) => s.place[theCopy(s, CARD['naturescout3'])] ?? NONE,
    ]),
    then(7, (s) => countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)) >= 2, [
      'count of (each tapped c in mana of A)',
      'number',
      (s) => countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)),
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:80) */
const exampleNothingComesOutOfTheOtherSMana = example<State>(
  "nothing comes out of the other's mana zone",
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 71, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 93, [card(192), null]),
    then(7, (s) => s.place[theCopy(s, CARD['naturescout3'])] === ZONE['mana'] + 0, [
      'naturescout3',
      'place',
      (s) => s.place[theCopy(s, CARD['naturescout3'])] ?? NONE,
    ]),
    equals(7, 'count of battle of A', 'number', (s) => s.zones[ZONE['battle'] + 0]!.length, 1),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:89) */
const exampleNoSpellFromThereEither = example<State>(
  'no spell from there either',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 63, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 35, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    refused(7, 0, 45, [card(35), value('definition', () => CARD['《絶望と反魂と滅殺の決断》']), null], ['dm.cards.1']),
    refused(8, 0, 45, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.cards.1']),
    then(9, (s) => canUse(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 0)),
  ],
)

/** [dm.cards.1, dm.cost.4] (duel-masters/examples-standing.rules:100) */
const exampleAfterADeedForNothingForNothingItself = example<State>(
  'after a deed for nothing, for nothing itself, with two cards',
  ['dm.cards.1', 'dm.cost.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 75, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [
    does(9, 1, 81, [card(0), null]),
    does(10, 0, 95, [card(75), null]),
    then(11, (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['battle'] + 0, [
      '《流星のガイアッシュ・カイザー》',
      'place',
      (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] ?? NONE,
    ]),
    equals(11, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [dm.cards.1, dm.cost.2] (duel-masters/examples-standing.rules:113) */
const exampleFourLessForWhatCostsTenOrMore = example<State>(
  'four less for what costs ten or more',
  ['dm.cards.1', 'dm.cost.2'],
  [],
  (s) => {
    placeGiven(s, 75, NONE, ZONE['battle'] + 0, hands)
    doTurn(s, 1)
  },
  [
    exactly(4, 1, []),
    equals(5, 'price of (《正体不明》, A)', 'number', (s) => priceOf(s, CARD['《正体不明》'], 0), 6),
    equals(
      5,
      'price of (《偽りの王 ヴィルヘルム》, A)',
      'number',
      (s) => priceOf(s, CARD['《偽りの王 ヴィルヘルム》'], 0),
      9,
    ),
    equals(5, 'price of (《正体不明》, B)', 'number', (s) => priceOf(s, CARD['《正体不明》'], 1), 10),
  ],
)

/** [dm.cards.1, dm.put.1] (duel-masters/examples-standing.rules:121) */
const exampleAnOpponentSSpellAndACreatureGoes = example<State>(
  "an opponent's spell, and a creature goes home",
  ['dm.cards.1', 'dm.put.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 54, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 1, hands)
    doMainStep(s, 1)
  },
  [
    does(9, 1, 41, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null]),
    answers(10, 0, 'accepts'),
    chooses(11, 0, [card(107)]),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['battle'] + 1, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/duel-masters/examples-turns.rules', [
    [3, exampleFiveShieldsFiveCardsInHandTheRest],
    [9, exampleTheFirstTurnOfTheGameHasNo],
    [16, exampleEveryLaterTurnBeginsWithADraw],
    [25, exampleTheCardsOfTheTurnPlayerStandUp],
    [36, exampleOneCardATurnMayBecomeMana],
    [44, exampleACardOfTwoCivilizationsComesTapped],
    [52, exampleThreeCardsTappedOneOfThemOfThe],
    [64, exampleCardsOfEqualCivilizationsAreNotAskedFor],
    [72, exampleTooFewCardsOrTooManyTapped],
    [80, exampleOneCardStandsForOneCivilizationOnly],
    [87, exampleATurnIsSkippedAndTheNextIs],
    [102, exampleWhatIsDoneAsTheGameBegins],
  ]),
  ...inFile('rules/duel-masters/examples-battle.rules', [
    [3, exampleAnUntappedCreatureAttacksAPlayerOrA],
    [15, exampleACreaturePutThisTurnRestsASpeed],
    [26, exampleTheStrongerOneWinsEqualsFallTogether],
    [35, exampleABlockerOfTheAttackedSideBecomesThe],
    [46, exampleAGuardmanTakesAttacksOnItsFellowsNot],
    [58, exampleAWBreakerBreaksTwo],
    [70, exampleAPoweredBreakerBreaksOneMoreForEach],
    [81, exampleAttackedWithoutShieldsBLoses],
    [88, exampleWhoHasNoDeckLeftLosesAtOnce],
    [95, exampleACardCanWin],
    [106, exampleWithoutPowerACreatureIsDestroyedTheOthers],
    [122, exampleWhileItDemandsAttacksNobodyMayRest],
    [134, exampleItAttacksWithoutBeingAskedWhether],
  ]),
  ...inFile('rules/duel-masters/examples-keywords.rules', [
    [3, exampleABrokenShieldTriggerIsUsedForNothing],
    [12, exampleOrKeptInHand],
    [21, exampleAShinobiAnswersTheAttackAndIsGone],
    [33, exampleOneNinjaStrikeInAnAttackAndEnough],
    [45, exampleALifeOfItsOwnOnce],
    [52, exampleItsShieldGoesInstead],
    [60, exampleAStarEvolutionIsLaidOnACreature],
    [71, exampleOnlyItsTopCardLeaves],
    [78, exampleOneSMAXCreatureToAPlayerAnd],
    [86, exampleEqualOrHigherWinsAndBothGoTo],
    [94, exampleSixShieldsTogetherOrMoreThanTheOther],
    [100, exampleReductionsEndAtOne],
    [107, exampleTwoCardsInTheHandOneInThe],
    [116, exampleTheTurnPlayerSEffectsGoFirstEach],
    [126, exampleANewFieldSendsTheOldOneAway],
    [132, exampleACreatureBecomesManaAndThePriceFalls],
    [141, exampleLaidOnOneThatFitsItAttacksAt],
    [157, exampleWithNothingToLieOnItIsNot],
    [166, exampleWhatLiesBeneathGoesWithIt],
    [174, exampleIntoTheHandOrBeneathTheDeck],
    [184, exampleACardOfLightAndStarsComesHome],
    [202, exampleNotOneThatIsBrokenBeforeNorOne],
  ]),
  ...inFile('rules/duel-masters/examples-more.rules', [
    [3, exampleFreeWhileThreeOtherFireCreaturesAreThere],
    [11, exampleAShieldThatEverybodySees],
    [19, exampleAtTheEndOfAnAttackThatBroke],
    [30, exampleShownFromABrokenShieldItHoldsA],
    [45, exampleDestroyedInsteadOfLosing],
    [55, exampleTheOpponentSTurnComesTwice],
    [67, exampleOfTwoReplacementsTheirPlayerPicks],
    [76, exampleFoundShownAndInHand],
    [90, exampleWhatCouldNotBeCastIsNotPaid],
    [99, exampleASpellSideCastFromTheBattleZone],
    [108, exampleTooFewTooManyOfANameBanned],
    [115, exampleASwitchIsThrownOnce],
    [130, exampleASpellThatMakesItsPlayerLose],
    [136, exampleNorWhatWouldBeCastByAnotherWay],
    [147, exampleASpellByWhichBothLose],
    [155, exampleBothDecksEndByOneCardNobodyHas],
  ]),
  ...inFile('rules/duel-masters/examples-attacks.rules', [
    [3, exampleJustPutOnlyAMachFighterAttacksAnd],
    [15, exampleASpeedAttackerByItsKeywordAndA],
    [29, exampleABlockerByItsKeyword],
    [39, exampleAGiantOfEightBreaksThree],
    [49, exampleAQBreakerBreaksFour],
    [59, exampleATBreakerOfFourDarkOnesStrikes],
    [71, exampleInItsPlayerSTurnItLeavesFor],
    [78, exampleAloneItIsNoCreature],
    [89, exampleACopyFromTheHandGoesInstead],
    [100, exampleAsAFighterItHasFourThousandMore],
    [109, exampleTwoThousandMoreForEachFireCardAs],
    [121, exampleWhoBlocksUnderItsEyesIsNotDestroyed],
    [132, exampleThreeTamaseedsBringItFromTheHandTo],
    [146, exampleTappedItStandsUpAndDrawsTheAttack],
    [158, exampleWhatCameThisTurnDoesNotAttackIts],
    [170, exampleWhatItDefeatsBringsOneOfTheTop],
    [184, exampleTwoCreaturesOfWhomeverGoHomeAsIt],
    [195, exampleWhatIsWonAtTheJudgeIsBroken],
  ]),
  ...inFile('rules/duel-masters/examples-spells.rules', [
    [3, exampleASpellThatMakesTheOtherPlayerLose],
    [10, exampleTheTideTakesEveryCreatureHome],
    [18, exampleEverybodyDraws],
    [26, exampleWithAnAngelCommandBothHalves],
    [37, exampleBothHalvesWhileTheShieldsAreFew],
    [48, examplePlayedFromTheGraveyardTwoOfThreeThings],
    [60, exampleFourThousandLessAndOneComesBack],
    [71, exampleUpToSixThousandIsBurnt],
    [78, exampleTheSpellSideDraws],
    [85, exampleTheOtherPlayerCastsNothingUntilTheCaster],
    [97, exampleWhatItsPlayerSManaDoesNotCover],
    [108, exampleBothDecksAreLaidOut],
    [113, exampleOneSideAloneIsNoCardOfA],
    [119, exampleNoSpellOfFewCostsWhileItsPlayer],
    [130, exampleStrongerWhileTheShieldsAreFew],
  ]),
  ...inFile('rules/duel-masters/examples-creatures.rules', [
    [3, exampleCreaturesFromTheHandAndATurnFor],
    [24, exampleSevenOfSevenUsedWins],
    [48, exampleAsItLeavesItsPlayerSGraveyardBecomes],
    [59, examplePutItDestroysWhatHasOneCivilization],
    [70, exampleACreatureFallsAndManaGrows],
    [81, exampleATollForEachFushigiAmongTheSeven],
    [93, exampleTwoShieldsForEverybody],
    [103, exampleItLooksIntoAHandAndThrowsOne],
    [119, exampleASpellAsItComesACreatureAs],
    [141, exampleANumberIsNamedAndTheOtherHas],
    [158, exampleAndAgainAsItAttacks],
    [179, exampleEveryCreatureOfTheOtherGoesHome],
    [189, exampleWhereverItWouldGoItGoesToThe],
    [195, exampleSummonedItUntapsTheManaThatPaidFor],
    [203, exampleADrawACardThrownACardSown],
    [221, exampleGraveyardIntoTheDeckAShieldOnTop],
    [231, exampleAMessengerBringsACard],
  ]),
  ...inFile('rules/duel-masters/examples-standing.rules', [
    [3, exampleBellsAtTheEndOfTheTurn],
    [13, exampleAnEarForTheOtherSDraw],
    [22, exampleACardAtTheEndOfTheOwn],
    [30, exampleAFieldIsPlaced],
    [38, exampleWhoHasNotAttackedIsTappedAsThe],
    [47, exampleWithMoreShieldsNoCreatureLeavesUntilThe],
    [60, exampleNothingComesOutOfTheOtherSGraveyard],
    [71, exampleOnceATurnACreatureFromTheMana],
    [80, exampleNothingComesOutOfTheOtherSMana],
    [89, exampleNoSpellFromThereEither],
    [100, exampleAfterADeedForNothingForNothingItself],
    [113, exampleFourLessForWhatCostsTenOrMore],
    [121, exampleAnOpponentSSpellAndACreatureGoes],
  ]),
]

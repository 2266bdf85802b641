// Compiled from the rules of DuemaParty: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike, countOf, nextIn, presentCards, seats, union, within } from '../../runtime/sets.ts'
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
  happened,
  inFile,
  moved,
  nobodyAsked,
  notAsked,
  notChoosable,
  offered,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { copyOf, enter, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, DEFINITIONS, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import {
  dueOf,
  hasMazeOver,
  hasOniWith,
  hasPut,
  hasUsed,
  isClinging,
  isCreature,
  isFaceUp,
  isLeader,
  isLiving,
  isOut_,
  isSick,
  isSpell,
  isSwitched,
  isTapped,
  isWBreaker,
  opposes,
  powerOf,
  priceOf,
  suits,
  unpaidDeedsOf,
} from './facts.ts'
import {
  canCast,
  canPut,
  canUse,
  doAttackStep,
  doDeal,
  doDestroy,
  doEndStep,
  doJudge,
  doLose,
  doMainStep,
  doMatch,
  doNamePartner,
  doPut,
  doRamp,
  doReveal,
  doSetUp,
  doSettleOrder,
  doStartStep,
  doStepsOfTurn,
  doTakeBack,
  doTurn,
  doUse,
} from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

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
    does(4, 0, 28, [card(79), null]),
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
    does(4, 0, 28, [card(31), null]),
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
    refused(5, 0, 42, [card(136), value('definition', () => CARD['darknessscout3']), null], []),
    does(6, 0, 42, [card(80), value('definition', () => CARD['lightscout3']), null]),
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
    does(5, 0, 42, [card(80), value('definition', () => CARD['lightscout3']), null]),
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
  [refused(6, 0, 42, [card(80), value('definition', () => CARD['lightscout3']), null], [])],
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
  [refused(5, 0, 42, [card(31), value('definition', () => CARD['《デモンズ・ライト》']), null], [])],
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
    refused(6, 0, 54, [value('player', () => 1), card(164), null], ['dm.attack.2']),
    does(7, 0, 54, [value('player', () => 1), card(178), null]),
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
    does(6, 0, 55, [card(110), card(181), null]),
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
    does(7, 0, 54, [value('player', () => 1), card(179), null]),
    does(8, 1, 64, [card(118), null]),
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
    does(7, 0, 54, [value('player', () => 1), card(178), null]),
    does(8, 0, 55, [card(107), card(177), null]),
    does(9, 1, 65, [card(63), null]),
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
    does(7, 0, 54, [value('player', () => 1), card(188), null]),
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
    does(6, 0, 54, [value('player', () => 1), card(73), null]),
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
    does(5, 0, 54, [value('player', () => 1), card(178), null]),
    chooses(6, 0, [card(79)]),
    does(7, 0, 54, [value('player', () => 1), card(69), null]),
    chooses(8, 0, [card(80)]),
    chooses(9, 0, [card(81)]),
    equals(10, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 1),
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
    does(5, 0, 54, [value('player', () => 1), card(179), null]),
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
    does(7, 0, 54, [value('player', () => 1), card(179), null]),
    refused(8, 1, 79, [card(76), null], ['dm.ninja.2']),
    does(9, 1, 79, [card(78), null]),
    refused(10, 1, 79, [card(77), null], ['dm.ninja.2']),
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
    does(5, 0, 42, [card(68), value('definition', () => CARD['《サッヴァーク-MAX》']), null]),
    refused(6, 0, 42, [card(73), value('definition', () => CARD['《MAX・ザ・ジョニー》']), null], ['dm.use.4']),
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
      moved(42, [card(36), value('definition', () => CARD['《奇石 ミクセル》']), null]),
      moved(42, [card(36), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    ]),
    does(6, 0, 42, [card(36), value('definition', () => CARD['《奇石 ミクセル》']), null]),
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
    does(6, 0, 85, [card(55), card(218), null]),
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
    does(9, 0, 42, [card(12), value('definition', () => CARD['《炎の大鳥》']), null]),
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
    does(12, 0, 54, [value('player', () => 1), card(12), null]),
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
  [refused(7, 0, 42, [card(12), value('definition', () => CARD['《炎の大鳥》']), null], ['dm.use.4'])],
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
    does(6, 0, 42, [card(12), value('definition', () => CARD['《炎の大鳥》']), null]),
    does(7, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
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

/** [dm.galaxshield.1, dm.galaxshield.2] (duel-masters/party-examples-cards.rules:72) */
const exampleACardOfLightAndStarsComesHome = example<State>(
  'a card of light and stars comes home at the start of the next turn',
  ['dm.galaxshield.1', 'dm.galaxshield.2'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 83, [card(1), null]),
    does(9, 0, 28, [card(107), null]),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['battle'] + 0, [
      '《星の盾》',
      'place',
      (s) => s.place[theCopy(s, CARD['《星の盾》'])] ?? NONE,
    ]),
    equals(11, 'turn-player', 'player', (s) => s.turnPlayer, 0),
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
    does(5, 0, 82, [card(0), null]),
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
    does(5, 0, 83, [card(1), null]),
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
    does(7, 0, 54, [value('player', () => 1), card(179), null]),
    does(8, 0, 84, [card(2), null]),
    then(9, (s) => s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0, [
      '《切り札》',
      'place',
      (s) => s.place[theCopy(s, CARD['《切り札》'])] ?? NONE,
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
    does(6, 0, 54, [value('player', () => 1), card(179), null]),
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
  [refused(7, 1, 42, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.use.4'])],
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
    does(6, 0, 87, [card(42), null]),
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
    does(9, 1, 54, [value('player', () => 0), card(179), null]),
    does(10, 0, 93, [card(70), null]),
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
    refused(8, 1, 87, [card(42), null], []),
    refused(9, 1, 49, [value('definition', () => CARD['《輪廻暴聖》']), card(42), null], ['dm.use.4']),
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
    refused(7, 0, 55, [card(107), card(164), null], ['dm.attack.2']),
    refused(8, 0, 54, [value('player', () => 1), card(6), null], ['dm.attack.2']),
    does(9, 0, 55, [card(107), card(6), null]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.attack.3, dm.attack.5, dm.judge.1] (duel-masters/party-examples-cards.rules:3) */
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
    does(8, 0, 54, [value('player', () => 1), card(49), null]),
    chooses(9, 0, [value('player', () => 1)]),
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
    does(6, 0, 54, [value('player', () => 1), card(179), null]),
    does(7, 1, 64, [card(5), null]),
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
    does(6, 0, 54, [value('player', () => 1), card(190), null]),
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
    does(6, 0, 54, [value('player', () => 1), card(71), null]),
    chooses(7, 0, [card(79), card(80), card(81), card(82)]),
    equals(8, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 1),
  ],
)

/** [dm.break.2, dm.cards.1] (duel-masters/party-examples-cards.rules:17) */
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
    does(7, 0, 54, [value('player', () => 1), card(67), null]),
    chooses(8, 0, [value('player', () => 1)]),
    exactly(9, 1, []),
    exactly(10, 2, []),
    exactly(11, 1, []),
    exactly(12, 2, []),
    chooses(13, 0, [card(79), card(80), card(81)]),
    then(14, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    equals(14, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 1),
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
    does(6, 0, 42, [card(67), value('definition', () => CARD['《深淵の三咆哮 バウワウジャ》']), null]),
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
    does(7, 0, 54, [value('player', () => 1), card(179), null]),
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
    does(6, 0, 55, [card(134), card(69), null]),
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
    does(8, 0, 55, [card(53), card(74), null]),
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
    does(7, 1, 54, [value('player', () => 0), card(190), null]),
    does(8, 0, 64, [card(5), null]),
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
    does(8, 1, 54, [value('player', () => 0), card(179), null]),
    does(9, 0, 92, [card(68), null]),
    chooses(10, 0, [card(13), card(14), card(15)]),
    does(11, 0, 64, [card(68), null]),
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
    does(7, 0, 54, [value('player', () => 1), card(179), null]),
    does(8, 1, 91, [card(66), card(66), null]),
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
    refused(8, 1, 54, [value('player', () => 0), card(179), null], ['dm.cards.1']),
    does(9, 1, 54, [value('player', () => 0), card(180), null]),
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
    does(8, 0, 55, [card(107), card(64), null]),
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
    does(7, 0, 54, [value('player', () => 1), card(57), null]),
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

/** [dm.cards.1] (duel-masters/party-examples-cards.rules:33) */
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
    does(7, 0, 42, [card(35), value('definition', () => CARD['《絶望と反魂と滅殺の決断》']), null]),
    chooses(8, 0, [value('number', () => 1), value('number', () => 3)]),
    chooses(9, 0, [value('player', () => 1)]),
    chooses(10, 0, [value('player', () => 1)]),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['graveyard'] + 1, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-cards.rules:47) */
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
    does(7, 0, 42, [card(40), value('definition', () => CARD['《輪廻暴冥》']), null]),
    chooses(8, 0, [value('player', () => 1)]),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['graveyard'] + 1, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['darknessscout5'])] === ZONE['battle'] + 0, [
      'darknessscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['darknessscout5'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['darknessscout6'])] === ZONE['graveyard'] + 0, [
      'darknessscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['darknessscout6'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-cards.rules:59) */
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
    chooses(5, 0, [value('player', () => 1)]),
    then(6, (s) => s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1, [
      'waterscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout5'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['watergiant8'])] === ZONE['battle'] + 1, [
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
    does(8, 1, 82, [card(0), null]),
    then(9, (s) => (s.zones[ZONE['deck'] + 1]![0] ?? NONE) === theCopy(s, CARD['《ホムラ》']), [
      'first of deck of B',
      'card',
      (s) => s.zones[ZONE['deck'] + 1]![0] ?? NONE,
    ]),
  ],
)

/** [dm.deck.1, dm.start.1] (duel-masters/party-examples-cards.rules:67) */
const exampleBothDecksAreLaidOut = example<State>(
  'both decks are laid out',
  ['dm.deck.1', 'dm.start.1'],
  [],
  (s) => {
    doSetUp(s)
  },
  [
    equals(3, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 6),
    equals(3, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 6),
    equals(3, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 6),
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
    refused(8, 1, 47, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.cards.1']),
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

/** [dm.cards.1] (duel-masters/party-examples-more-cards.rules:3) */
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
    does(8, 1, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(9, 1, [value('player', () => 0)]),
    then(10, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['deck'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['《夢の変形 デュエランド》'])] === ZONE['deck'] + 0, [
      '《夢の変形 デュエランド》',
      'place',
      (s) => s.place[theCopy(s, CARD['《夢の変形 デュエランド》'])] ?? NONE,
    ]),
    equals(10, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
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
    does(7, 0, 42, [card(56), value('definition', () => CARD['《ホワイト・スワン》']), null]),
    equals(8, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 2),
    equals(8, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 2),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-more-cards.rules:15) */
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
    does(7, 0, 42, [card(61), value('definition', () => CARD['《龍風混成 ザーディクリカ》']), null]),
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
    chooses(19, 0, [value('player', () => 1)]),
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

/** [dm.cards.1] (duel-masters/party-examples-more-cards.rules:37) */
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
    does(9, 0, 42, [card(62), value('definition', () => CARD['《奇天烈 シャッフ》']), null]),
    chooses(10, 0, [value('number', () => 4)]),
    chooses(11, 0, [value('player', () => 1)]),
    refused(12, 1, 47, [card(31), value('definition', () => CARD['《デモンズ・ライト》']), null], ['dm.cards.1']),
    refused(13, 1, 54, [value('player', () => 0), card(88), null], ['dm.cards.1']),
    refused(14, 1, 55, [card(62), card(88), null], ['dm.cards.1']),
    refused(15, 1, 64, [card(88), null], ['dm.cards.1']),
    refused(16, 1, 65, [card(88), null], ['dm.cards.1']),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-more-cards.rules:55) */
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
    does(7, 0, 54, [value('player', () => 1), card(62), null]),
    chooses(8, 0, [value('number', () => 4)]),
    chooses(9, 0, [value('player', () => 1)]),
    refused(10, 1, 64, [card(88), null], ['dm.cards.1']),
    does(11, 1, 64, [card(89), null]),
    exactly(12, 0, []),
    exactly(13, 1, []),
    exactly(14, 2, []),
    exactly(15, 0, []),
    exactly(16, 0, []),
    exactly(17, 0, []),
    exactly(18, 1, []),
    exactly(19, 2, []),
    exactly(20, 1, []),
    exactly(21, 1, []),
    then(22, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['shields'] + 1, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-more-cards.rules:79) */
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
    does(7, 0, 42, [card(72), value('definition', () => CARD['《「修羅」の頂 VAN・ベートーベン》']), null]),
    chooses(8, 0, [value('player', () => 1)]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 1, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
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
    does(5, 0, 42, [card(39), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
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
    does(6, 0, 42, [card(76), value('definition', () => CARD['《怒流牙 佐助の超人》']), null]),
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
    does(7, 0, 42, [card(77), value('definition', () => CARD['《怒流牙 サイゾウミスト》']), null]),
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
    does(6, 0, 42, [card(20), value('definition', () => CARD['《火の使い》']), null]),
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
    does(5, 0, 42, [card(70), value('definition', () => CARD['《Dの博才サイバーダイス・ベガス》']), null]),
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
    does(8, 0, 42, [card(77), value('definition', () => CARD['《怒流牙 サイゾウミスト》']), null]),
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
    does(5, 0, 94, [card(192), null]),
    refused(6, 0, 94, [card(193), null], []),
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
    does(6, 0, 94, [card(192), null]),
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
    refused(7, 0, 46, [card(35), value('definition', () => CARD['《絶望と反魂と滅殺の決断》']), null], ['dm.cards.1']),
    refused(8, 0, 46, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.cards.1']),
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
    does(9, 1, 82, [card(0), null]),
    does(10, 0, 96, [card(75), null]),
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
    does(9, 1, 42, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null]),
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

/** [101.1, 101.1a, 103.1, 103.2, 103.3, 200.1] (duel-masters/party-examples-decks.rules:3) */
const exampleSixtyCardsAPartnerAsideSixShieldsSix = example<State>(
  'sixty cards: a partner aside, six shields, six in hand, the rest',
  ['101.1', '101.1a', '103.1', '103.2', '103.3', '200.1'],
  [],
  (s) => {
    doDeal(s, 1)
  },
  [
    equals(3, 'count of partner-zone of B', 'number', (s) => s.zones[ZONE['partner-zone'] + 1]!.length, 1),
    then(3, (s) => s.place[s.partner[1]!] === ZONE['partner-zone'] + 1, [
      'partner of B',
      'place',
      (s) => s.place[s.partner[1]!] ?? NONE,
    ]),
    equals(4, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 6),
    equals(4, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 6),
    equals(4, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 47),
  ],
)

/** [101.1, 101.1a] (duel-masters/party-examples-decks.rules:9) */
const exampleSixtyCardsWithAPartnerAmongThem = example<State>(
  'sixty cards with a partner among them',
  ['101.1', '101.1a'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 216,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, false, [])],
)

/** [101.1] (duel-masters/party-examples-decks.rules:16) */
const exampleFiftyNineAreTooFew = example<State>(
  'fifty-nine are too few',
  ['101.1'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['101.1'])],
)

/** [101.1] (duel-masters/party-examples-decks.rules:23) */
const exampleSixtyOneAreTooMany = example<State>(
  'sixty-one are too many',
  ['101.1'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 216, 218,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['101.1'])],
)

/** [101.1] (duel-masters/party-examples-decks.rules:30) */
const exampleABannedCard = example<State>(
  'a banned card',
  ['101.1'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 29, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114,
      115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201,
      202, 205, 206, 207, 208, 209, 212, 213, 214, 215,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['dm.deck.3'])],
)

/** [101.1d] (duel-masters/party-examples-decks.rules:44) */
const exampleABannedCardWhateverElseStandsOnIt = example<State>(
  'a banned card, whatever else stands on it',
  ['101.1d'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 219,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['dm.deck.3'])],
)

/** [101.1b] (duel-masters/party-examples-decks.rules:51) */
const exampleTwoOfAName = example<State>(
  'two of a name',
  ['101.1b'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114,
      115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201,
      202, 205, 206, 207, 208, 209, 212, 213, 214, 215,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['101.1b'])],
)

/** [101.1b] (duel-masters/party-examples-decks.rules:58) */
const exampleTwoOfTheOneWhoseTextAllowsIt = example<State>(
  'two of the one whose text allows it',
  ['101.1b'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 49, 49, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111,
      114, 115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200,
      201, 202, 205, 206, 207, 208, 212, 213, 214, 215,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['101.1a'])],
)

/** [101.1c] (duel-masters/party-examples-decks.rules:65) */
const example1011cEx1ACardThatBeginsIn = example<State>(
  '101.1c-ex1: a card that begins in the battle zone',
  ['101.1c'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 22, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114,
      115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201,
      202, 205, 206, 207, 208, 209, 212, 213, 214, 215,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['101.1c'])],
)

/** [101.1c] (duel-masters/party-examples-decks.rules:72) */
const example1011cEx2Another = example<State>(
  '101.1c-ex2: another',
  ['101.1c'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 23, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114,
      115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201,
      202, 205, 206, 207, 208, 209, 212, 213, 214, 215,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['101.1c'])],
)

/** [101.1c] (duel-masters/party-examples-decks.rules:79) */
const example1011cEx3AndAnother = example<State>(
  '101.1c-ex3: and another',
  ['101.1c'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 24, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114,
      115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201,
      202, 205, 206, 207, 208, 209, 212, 213, 214, 215,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['101.1c'])],
)

/** [101.1c] (duel-masters/party-examples-decks.rules:86) */
const exampleAnyOtherCardInItsPlaceIsFine = example<State>(
  'any other card in its place is fine',
  ['101.1c'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 218,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, false, [])],
)

/** [101.1d] (duel-masters/party-examples-decks.rules:93) */
const example1011dEx1ANoticeAgainstTournamentsRefuses = example<State>(
  '101.1d-ex1: a notice against tournaments refuses nothing',
  ['101.1d'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 216,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, false, [])],
)

/** [101.1d] (duel-masters/party-examples-decks.rules:100) */
const example1011dEx2HereNeither = example<State>(
  '101.1d-ex2: here neither',
  ['101.1d'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 218,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, false, [])],
)

/** [201.1, 201.1a] (duel-masters/party-examples-decks.rules:107) */
const exampleAPartnerOfCostFour = example<State>(
  'a partner of cost four',
  ['201.1', '201.1a'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 216,
    ]
    s.partnerCard[0] = [62]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['201.1a'])],
)

/** [201.1] (duel-masters/party-examples-decks.rules:114) */
const exampleNoPartnerOfTheDeck = example<State>(
  'no partner of the deck',
  ['201.1'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 216,
    ]
    s.partnerCard[0] = [218]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['201.1'])],
)

/** [201.1] (duel-masters/party-examples-decks.rules:121) */
const exampleTwoPartners = example<State>(
  'two partners',
  ['201.1'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200, 201, 202,
      205, 206, 207, 208, 209, 212, 213, 214, 215, 216,
    ]
    s.partnerCard[0] = [75, 77]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['201.1'])],
)

/** [201.2, 101.1a] (duel-masters/party-examples-decks.rules:128) */
const exampleACardOfAThirdCivilization = example<State>(
  'a card of a third civilization',
  ['201.2', '101.1a'],
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114, 115,
      116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 163, 191, 192, 193, 194, 195, 198, 199, 200, 201,
      202, 205, 206, 207, 208, 209, 212, 213, 214, 215,
    ]
    s.partnerCard[0] = [75]
    doTurn(s, 1)
  },
  [deckIs(5, 0, true, ['201.2'])],
)

/** [103.4] (duel-masters/party-examples-decks.rules:135) */
const example1034Ex1TheOrderOfSeatsWhen = example<State>(
  '103.4-ex1: the order of seats, when all hands are dealt',
  ['103.4'],
  [],
  (s) => {
    doSetUp(s)
  },
  [
    equals(3, 'turn-player', 'player', (s) => s.turnPlayer, 0),
    equals(3, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 6),
    happened(4, [
      moved(20, [value('player', () => 0)]),
      moved(20, [value('player', () => 1)]),
      moved(20, [value('player', () => 2)]),
      moved(98, []),
    ]),
  ],
)

/** [103.5] (duel-masters/party-examples-decks.rules:141) */
const exampleTheFirstPlayerDrawsToo = example<State>(
  'the first player draws too',
  ['103.5'],
  [],
  (s) => {
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
  },
  [
    answers(4, 0, 'passes'),
    exactly(5, 0, []),
    then(6, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [105.1] (duel-masters/party-examples-decks.rules:149) */
const example1051Ex1TenShieldsAtTheEnd = example<State>(
  '105.1-ex1: ten shields at the end of the attack win nothing',
  ['105.1'],
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
  [
    does(8, 0, 55, [card(107), card(73), null]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(9, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(9, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0),
  ],
)

/** [105.1] (duel-masters/party-examples-decks.rules:160) */
const example1051Ex2OfTheSevenWaterCards = example<State>(
  '105.1-ex2: of the seven, water cards up to cost seven may be used',
  ['105.1'],
  [],
  (s) => {
    placeGiven(s, 50, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['deck'] + 0, hands)
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
    does(6, 0, 42, [card(50), value('definition', () => CARD['《夢の変形 デュエランド》']), null]),
    choosable(7, 0, [card(107)]),
    notChoosable(8, 0, [card(113), card(164)]),
    chooses(9, 0, [card(107), card(108)]),
    answers(10, 0, 'declines'),
    equals(11, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 5),
    equals(11, 'count of battle of A', 'number', (s) => s.zones[ZONE['battle'] + 0]!.length, 3),
  ],
)

/** [105.1] (duel-masters/party-examples-decks.rules:173) */
const example1051Ex3EvenAllSevenWinNothing = example<State>(
  '105.1-ex3: even all seven win nothing',
  ['105.1'],
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
    does(6, 0, 42, [card(50), value('definition', () => CARD['《夢の変形 デュエランド》']), null]),
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
    equals(22, 'count of battle of A', 'number', (s) => s.zones[ZONE['battle'] + 0]!.length, 8),
    equals(22, 'times (win by A) during main-step', 'number', (s) => s.timesWinDuringMainStep[0] ?? 0, 1),
    then(23, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(23, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
    equals(23, 'result of A', 'number', (s) => s.result[0]!, 0),
  ],
)

/** [105.1] (duel-masters/party-examples-decks.rules:198) */
const example1051Ex2OrNoneOfTheSeven = example<State>(
  '105.1-ex2: or none of the seven',
  ['105.1'],
  [],
  (s) => {
    placeGiven(s, 50, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['deck'] + 0, hands)
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
    does(6, 0, 42, [card(50), value('definition', () => CARD['《夢の変形 デュエランド》']), null]),
    answers(7, 0, 'declines'),
    equals(8, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 7),
    equals(8, 'count of battle of A', 'number', (s) => s.zones[ZONE['battle'] + 0]!.length, 1),
    equals(8, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 1),
  ],
)

/** [106.1, 107.1] (duel-masters/party-examples-decks.rules:208) */
const example1061Ex1CreaturesFromTheHandBut = example<State>(
  '106.1-ex1: creatures from the hand, but no turn for an opponent',
  ['106.1', '107.1'],
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 177, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 178, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 180, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 187, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 183, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 182, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 181, NONE, ZONE['mana'] + 2, hands)
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
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(12, 0, 42, [card(51), value('definition', () => CARD['《正体不明》']), null]),
    chooses(13, 0, [card(130)]),
    chooses(14, 0, [card(129)]),
    chooses(15, 0, [card(128)]),
    chooses(16, 0, [card(127)]),
    chooses(17, 0, [card(126)]),
    chooses(18, 0, [card(125)]),
    chooses(19, 0, [card(124)]),
    chooses(20, 0, [card(123)]),
    chooses(21, 0, [card(122)]),
    chooses(22, 0, [card(121)]),
    chooses(23, 0, [card(51)]),
    notChoosable(24, 0, [card(30)]),
    chooses(25, 0, [card(163), card(164)]),
    exactly(26, 0, []),
    then(27, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(27, (s) => s.place[theCopy(s, CARD['firescout3'])] === ZONE['battle'] + 0, [
      'firescout3',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout3'])] ?? NONE,
    ]),
    equals(28, 'extra-turns of B', 'number', (s) => s.extraTurns[1]!, 0),
    equals(28, 'extra-turns of C', 'number', (s) => s.extraTurns[2]!, 0),
    does(29, 1, 42, [card(177), value('definition', () => CARD['fireraider2']), null]),
    does(30, 2, 42, [card(180), value('definition', () => CARD['fireraider5']), null]),
    exactly(31, 2, []),
    then(32, (s) => s.place[theCopy(s, CARD['fireraider5'])] === ZONE['battle'] + 2, [
      'fireraider5',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider5'])] ?? NONE,
    ]),
    equals(32, 'turn-number', 'number', (s) => s.turnNumber, 2),
  ],
)

/** [107.1] (duel-masters/party-examples-decks.rules:242) */
const example1071Ex1OneSpellOfAName = example<State>(
  "107.1-ex1: one spell of a name in a turn, and another player's is another",
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 83, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 30, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, 2, ZONE['hand'] + 1, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 126, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 125, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(9, 0, 42, [card(30, 0), value('definition', () => CARD['《エナジー・ライト》']), null]),
    refused(10, 0, 42, [card(30, 1), value('definition', () => CARD['《エナジー・ライト》']), null], ['107.1']),
    refused(11, 0, 46, [card(30, 1), value('definition', () => CARD['《エナジー・ライト》']), null], ['107.1']),
    then(12, (s) => canUse(s, copyOf(s, CARD['《エナジー・ライト》'], 2), CARD['《エナジー・ライト》'], 1)),
    does(13, 1, 42, [card(30, 2), value('definition', () => CARD['《エナジー・ライト》']), null]),
    exactly(14, 1, []),
    exactly(15, 2, []),
    exactly(16, 0, []),
    exactly(17, 2, []),
    exactly(18, 2, []),
    then(19, (s) => canUse(s, copyOf(s, CARD['《エナジー・ライト》'], 1), CARD['《エナジー・ライト》'], 0)),
  ],
)

/** [107.1] (duel-masters/party-examples-decks.rules:263) */
const example1071Ex2OneCreatureOfAName = example<State>(
  '107.1-ex2: one creature of a name in a turn, by whatever way',
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 49, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, 2, ZONE['hand'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 190, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 183, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 182, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 181, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['mana'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(9, 0, 42, [card(49, 0), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null]),
    refused(10, 0, 42, [card(49, 1), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null], ['107.1']),
    refused(11, 0, 52, [card(49, 1), null], ['107.1']),
    then(12, (s) => canPut(s, copyOf(s, CARD['《特攻の忠剣ハチ公》'], 2), 1)),
    answers(13, 0, 'passes'),
    does(14, 1, 42, [card(49, 2), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null]),
    exactly(15, 1, []),
    then(16, (s) => canPut(s, copyOf(s, CARD['《特攻の忠剣ハチ公》'], 1), 0)),
  ],
)

/** [107.1a] (duel-masters/party-examples-decks.rules:281) */
const example1071aEx1TheOtherSideHasAnother = example<State>(
  '107.1a-ex1: the other side has another name',
  ['107.1a'],
  [],
  (s) => {
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 213, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 42, [card(39), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
    chooses(7, 0, [card(213)]),
    chooses(8, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    does(9, 0, 87, [card(42), null]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 0, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(10, (s) => hasUsed(s, 0, CARD['《輪廻暴聖》']), [
      'A has-used 《輪廻暴聖》',
      'truth',
      (s) => hasUsed(s, 0, CARD['《輪廻暴聖》']),
    ]),
    then(10, (s) => hasUsed(s, 0, CARD['《天地命動 バラギアラ》']), [
      'A has-used 《天地命動 バラギアラ》',
      'truth',
      (s) => hasUsed(s, 0, CARD['《天地命動 バラギアラ》']),
    ]),
  ],
)

/** [107.1a] (duel-masters/party-examples-decks.rules:293) */
const example1071aEx1FromTheHandAsWell = example<State>(
  '107.1a-ex1: from the hand as well, while its creature side stays used up',
  ['107.1a'],
  [],
  (s) => {
    placeGiven(s, 39, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 213, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 42, [card(39, 0), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
    chooses(6, 0, [card(213)]),
    chooses(7, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    offered(8, 0, 42, [card(39, 1), value('definition', () => CARD['《輪廻暴聖》']), null]),
    refused(9, 0, 42, [card(39, 1), value('definition', () => CARD['《天地命動 バラギアラ》']), null], ['107.1a']),
  ],
)

/** [107.1a] (duel-masters/party-examples-decks.rules:304) */
const example1071aEx2TheSameCreatureSideOn = example<State>(
  '107.1a-ex2: the same creature side on another card',
  ['107.1a'],
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 213, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 42, [card(39), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
    chooses(6, 0, [card(213)]),
    chooses(7, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    refused(8, 0, 42, [card(40), value('definition', () => CARD['《天地命動 バラギアラ》']), null], ['107.1a']),
    refused(9, 0, 52, [card(40), null], ['107.1a']),
    offered(10, 0, 42, [card(40), value('definition', () => CARD['《輪廻暴冥》']), null]),
  ],
)

/** [107.1a] (duel-masters/party-examples-decks.rules:316) */
const example1071aEx3AndOnAThird = example<State>(
  '107.1a-ex3: and on a third',
  ['107.1a'],
  [],
  (s) => {
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 213, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 42, [card(39), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
    chooses(6, 0, [card(213)]),
    chooses(7, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    refused(8, 0, 42, [card(41), value('definition', () => CARD['《天地命動 バラギアラ》']), null], ['107.1a']),
    refused(9, 0, 52, [card(41), null], ['107.1a']),
    offered(10, 0, 42, [card(41), value('definition', () => CARD['《輪廻暴炎》']), null]),
  ],
)

/** [107.1, 107.1a] (duel-masters/party-examples-decks.rules:328) */
const exampleNotTheSameSpellSideAgainFromThe = example<State>(
  'not the same spell side again, from the same creature',
  ['107.1', '107.1a'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《天地命動 バラギアラ》']
    })
    placeGiven(s, 104, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 89, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 87, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 87, [card(42), null]),
    refused(8, 0, 87, [card(42), null], []),
    refused(9, 0, 49, [value('definition', () => CARD['《輪廻暴聖》']), card(42), null], ['107.1']),
    equals(10, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 1),
    equals(
      10,
      'count of (each tapped c in mana of A)',
      'number',
      (s) => countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)),
      6,
    ),
  ],
)

/** [107.1, dm.use.4] (duel-masters/party-examples-decks.rules:340) */
const exampleOneShinobiOfANameInATurn = example<State>(
  'one Shinobi of a name in a turn, in another attack too',
  ['107.1', 'dm.use.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 180, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 78, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 78, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
    enter(s, 2)
    doStepsOfTurn(s, 1)
    enter(s, 1)
    doAttackStep(s, 1)
  },
  [
    does(10, 1, 54, [value('player', () => 0), card(179), null]),
    does(11, 0, 79, [card(78, 0), null]),
    chooses(12, 0, [value('player', () => 2)]),
    chooses(13, 1, [card(107)]),
    does(14, 1, 54, [value('player', () => 0), card(180), null]),
    refused(15, 0, 79, [card(78, 1), null], ['107.1']),
    offered(16, 0, 79, [card(77), null]),
  ],
)

/** [201.2, 101.1a] (duel-masters/party-examples-partner.rules:3) */
const example2012Ex1WhatFitsBesideAPartner = example<State>(
  '201.2-ex1: what fits beside a partner of fire and nature',
  ['201.2', '101.1a'],
  [],
  (s) => {
    doTurn(s, 0)
  },
  [
    exactly(3, 0, []),
    then(4, (s) => suits(s, CARD['firescout2'], CARD['《ホムラ》']), [
      'firescout2 suits 《ホムラ》',
      'truth',
      (s) => suits(s, CARD['firescout2'], CARD['《ホムラ》']),
    ]),
    then(4, (s) => suits(s, CARD['《炎と森》'], CARD['《ホムラ》']), [
      '《炎と森》 suits 《ホムラ》',
      'truth',
      (s) => suits(s, CARD['《炎と森》'], CARD['《ホムラ》']),
    ]),
    then(4, (s) => suits(s, CARD['《無色の像》'], CARD['《ホムラ》']), [
      '《無色の像》 suits 《ホムラ》',
      'truth',
      (s) => suits(s, CARD['《無色の像》'], CARD['《ホムラ》']),
    ]),
    then(4, (s) => suits(s, CARD['naturescout2'], CARD['《ホムラ》']), [
      'naturescout2 suits 《ホムラ》',
      'truth',
      (s) => suits(s, CARD['naturescout2'], CARD['《ホムラ》']),
    ]),
  ],
)

/** [201.2, 101.1a] (duel-masters/party-examples-partner.rules:10) */
const example2012Ex2AndWhatDoesNot = example<State>(
  '201.2-ex2: and what does not',
  ['201.2', '101.1a'],
  [],
  (s) => {
    doTurn(s, 0)
  },
  [
    exactly(3, 0, []),
    then(4, (s) => !suits(s, CARD['waterscout2'], CARD['《ホムラ》']), [
      'waterscout2 suits 《ホムラ》',
      'truth',
      (s) => suits(s, CARD['waterscout2'], CARD['《ホムラ》']),
    ]),
    then(4, (s) => !suits(s, CARD['《水と炎》'], CARD['《ホムラ》']), [
      '《水と炎》 suits 《ホムラ》',
      'truth',
      (s) => suits(s, CARD['《水と炎》'], CARD['《ホムラ》']),
    ]),
  ],
)

/** [201.2a] (duel-masters/party-examples-partner.rules:16) */
const example2012aEx1TheSpellSideOfA = example<State>(
  '201.2a-ex1: the spell side of a partner brings its civilization',
  ['201.2a'],
  [],
  (s) => {
    doTurn(s, 0)
  },
  [
    exactly(3, 0, []),
    then(4, (s) => suits(s, CARD['waterscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']), [
      'waterscout2 suits 《魔導管理室 カリヤドネ/ハーミット・サークル》',
      'truth',
      (s) => suits(s, CARD['waterscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ]),
    then(4, (s) => suits(s, CARD['lightscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']), [
      'lightscout2 suits 《魔導管理室 カリヤドネ/ハーミット・サークル》',
      'truth',
      (s) => suits(s, CARD['lightscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ]),
    then(6, (s) => suits(s, CARD['《無色の像》'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']), [
      '《無色の像》 suits 《魔導管理室 カリヤドネ/ハーミット・サークル》',
      'truth',
      (s) => suits(s, CARD['《無色の像》'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ]),
    then(
      6,
      (s) => suits(s, CARD['《アルカディア・スパーク》'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
      [
        '《アルカディア・スパーク》 suits 《魔導管理室 カリヤドネ/ハーミット・サークル》',
        'truth',
        (s) => suits(s, CARD['《アルカディア・スパーク》'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
      ],
    ),
    then(8, (s) => !suits(s, CARD['darknessscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']), [
      'darknessscout2 suits 《魔導管理室 カリヤドネ/ハーミット・サークル》',
      'truth',
      (s) => suits(s, CARD['darknessscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ]),
    then(8, (s) => !suits(s, CARD['firescout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']), [
      'firescout2 suits 《魔導管理室 カリヤドネ/ハーミット・サークル》',
      'truth',
      (s) => suits(s, CARD['firescout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ]),
    then(8, (s) => !suits(s, CARD['naturescout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']), [
      'naturescout2 suits 《魔導管理室 カリヤドネ/ハーミット・サークル》',
      'truth',
      (s) => suits(s, CARD['naturescout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ]),
    then(11, (s) => isLeader(s, CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》'])),
  ],
)

/** [201.1, 201.1a] (duel-masters/party-examples-partner.rules:29) */
const exampleAPartnerIsACreatureOfCostFive = example<State>(
  'a partner is a creature of cost five or more',
  ['201.1', '201.1a'],
  [],
  (s) => {
    doTurn(s, 0)
  },
  [
    exactly(3, 0, []),
    then(4, (s) => isLeader(s, CARD['《ホムラ》']), [
      '《ホムラ》 is leader',
      'truth',
      (s) => isLeader(s, CARD['《ホムラ》']),
    ]),
    then(4, (s) => !isLeader(s, CARD['《炎と森》']), [
      '《炎と森》 is leader',
      'truth',
      (s) => isLeader(s, CARD['《炎と森》']),
    ]),
    then(4, (s) => !isLeader(s, CARD['《デーモン・ハンド》']), [
      '《デーモン・ハンド》 is leader',
      'truth',
      (s) => isLeader(s, CARD['《デーモン・ハンド》']),
    ]),
    then(5, (s) => !isLeader(s, CARD['《奇石 ミクセル / ジャミング・チャフ》'])),
  ],
)

/** [201.3, 201.3a] (duel-masters/party-examples-partner.rules:36) */
const example2013aEx1GZeroFromThePartner = example<State>(
  '201.3a-ex1: G-Zero from the partner zone',
  ['201.3', '201.3a'],
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 165, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 82, [card(0), null]),
    then(8, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['battle'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
    then(8, (s) => !isTapped(s, theCopy(s, CARD['lightscout2'])), [
      'lightscout2 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['lightscout2'])),
    ]),
  ],
)

/** [201.3a] (duel-masters/party-examples-partner.rules:46) */
const example2013aEx2GalaxshieldFromThePartnerZone = example<State>(
  '201.3a-ex2: Galaxshield from the partner zone',
  ['201.3a'],
  [],
  (s) => {
    placeGiven(s, 1, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《星の盾》'], 0)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 83, [card(1), null]),
    answers(8, 0, 'declines'),
    then(9, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0, [
      '《星の盾》',
      'place',
      (s) => s.place[theCopy(s, CARD['《星の盾》'])] ?? NONE,
    ]),
    then(9, (s) => isFaceUp(s, theCopy(s, CARD['《星の盾》'])), [
      '《星の盾》 is face-up',
      'truth',
      (s) => isFaceUp(s, theCopy(s, CARD['《星の盾》'])),
    ]),
  ],
)

/** [201.3a, 201.4] (duel-masters/party-examples-partner.rules:57) */
const example2013aEx2AndHomeAgainAShield = example<State>(
  '201.3a-ex2: and home again, a shield being no place for it',
  ['201.3a', '201.4'],
  [],
  (s) => {
    placeGiven(s, 1, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《星の盾》'], 0)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 83, [card(1), null]),
    answers(8, 0, 'accepts'),
    chooses(9, 0, [card(81)]),
    then(10, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['partner-zone'] + 0, [
      '《星の盾》',
      'place',
      (s) => s.place[theCopy(s, CARD['《星の盾》'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['lightscout4'])] === ZONE['deck'] + 0, [
      'lightscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout4'])] ?? NONE,
    ]),
  ],
)

/** [201.3b] (duel-masters/party-examples-partner.rules:69) */
const example2013bEx1NinjaStrikeFromThePartner = example<State>(
  '201.3b-ex1: Ninja Strike from the partner zone',
  ['201.3b'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 76, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《怒流牙 佐助の超人》'], 0)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    doAttackStep(s, 1)
  },
  [
    does(10, 1, 54, [value('player', () => 2), card(179), null]),
    does(11, 0, 79, [card(76), null]),
    then(12, (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] === ZONE['battle'] + 0, [
      '《怒流牙 佐助の超人》',
      'place',
      (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] ?? NONE,
    ]),
  ],
)

/** [201.3b] (duel-masters/party-examples-partner.rules:83) */
const example2013bEx2KirifudashFromThePartnerZone = example<State>(
  '201.3b-ex2: Kirifudash from the partner zone',
  ['201.3b'],
  [],
  (s) => {
    placeGiven(s, 2, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《切り札》'], 0)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [value('player', () => 1), card(179), null]),
    does(9, 0, 84, [card(2), null]),
    then(10, (s) => s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0, [
      '《切り札》',
      'place',
      (s) => s.place[theCopy(s, CARD['《切り札》'])] ?? NONE,
    ]),
    equals(
      10,
      'count of (each tapped c in mana of A)',
      'number',
      (s) => countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)),
      3,
    ),
  ],
)

/** [201.3b] (duel-masters/party-examples-partner.rules:95) */
const example2013bEx2ButNotWhenNoShield = example<State>(
  '201.3b-ex2: but not when no shield was broken',
  ['201.3b'],
  [],
  (s) => {
    placeGiven(s, 2, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《切り札》'], 0)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout4'])] = true
    doAttackStep(s, 0)
  },
  [does(9, 0, 55, [card(109), card(179), null]), refused(10, 0, 84, [card(2), null], [])],
)

/** [201.4] (duel-masters/party-examples-partner.rules:107) */
const example2014Ex1NoAbilityKeepsThePartner = example<State>(
  '201.4-ex1: no ability keeps the partner away',
  ['201.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 0, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['battle'] + 1, hands)
    doDestroy(s, theCopy(s, CARD['《ホムラ》']))
  },
  [
    answers(9, 0, 'accepts'),
    chooses(10, 0, [card(164)]),
    then(11, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['firescout3'])] === ZONE['deck'] + 0, [
      'firescout3',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout3'])] ?? NONE,
    ]),
    then(13, (s) => (s.zones[ZONE['deck'] + 0]![0] ?? NONE) === theCopy(s, CARD['firescout3']), [
      'first of deck of A',
      'card',
      (s) => s.zones[ZONE['deck'] + 0]![0] ?? NONE,
    ]),
  ],
)

/** [201.4] (duel-masters/party-examples-partner.rules:122) */
const exampleOrItStaysWhereItWent = example<State>(
  'or it stays where it went',
  ['201.4'],
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doDestroy(s, theCopy(s, CARD['《ホムラ》']))
  },
  [
    answers(7, 0, 'declines'),
    then(8, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['graveyard'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
    equals(8, 'count of mana of A', 'number', (s) => s.zones[ZONE['mana'] + 0]!.length, 2),
  ],
)

/** [201.4] (duel-masters/party-examples-partner.rules:132) */
const example2014Ex2BackFromTheDeckBefore = example<State>(
  '201.4-ex2: back from the deck before it is shuffled',
  ['201.4'],
  [],
  (s) => {
    placeGiven(s, 33, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, 1, ZONE['battle'] + 1, hands)
    s.partner[1] = copyOf(s, CARD['《ホムラ》'], 1)
    placeGiven(s, 163, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doUse(s, theCopy(s, CARD['《アルカディア・スパーク》']), CARD['《アルカディア・スパーク》'], 0)
  },
  [
    chooses(8, 0, [value('number', () => 1)]),
    chooses(9, 0, [value('player', () => 1)]),
    answers(10, 1, 'accepts'),
    then(11, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 1, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
    equals(11, 'count of mana of B', 'number', (s) => s.zones[ZONE['mana'] + 1]!.length, 0),
    equals(12, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 2),
    equals(12, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
    happened(13, [
      moved(104, [card(0), null]),
      moved(2, [value('zone', () => ZONE['deck'] + 1)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
)

/** [201.4] (duel-masters/party-examples-partner.rules:147) */
const exampleItDoesNotPayForItself = example<State>(
  'it does not pay for itself',
  ['201.4'],
  [],
  (s) => {
    placeGiven(s, 55, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 53, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《偽りの王 ヴィルヘルム》'], 0)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 85, [card(55), card(53), null]),
    answers(9, 0, 'accepts'),
    notChoosable(10, 0, [card(53)]),
    chooses(11, 0, [card(191)]),
    then(12, (s) => s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] === ZONE['partner-zone'] + 0, [
      '《偽りの王 ヴィルヘルム》',
      'place',
      (s) => s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['naturescout2'])] === ZONE['deck'] + 0, [
      'naturescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['naturescout2'])] ?? NONE,
    ]),
  ],
)

/** [103.2, 201.1] (duel-masters/party-examples-partner.rules:168) */
const exampleOfSeveralCardsOfThePartnerSName = example<State>(
  "of several cards of the partner's name one is the partner",
  ['103.2', '201.1'],
  [],
  (s) => {
    s.mainDeck[0] = [163, 164, 165, 166, 167, 168, 169, 177, 178, 179, 184, 185, 220, 220, 220]
    s.partnerCard[0] = [220]
    doDeal(s, 0)
  },
  [
    equals(5, 'count of partner-zone of A', 'number', (s) => s.zones[ZONE['partner-zone'] + 0]!.length, 1),
    then(5, (s) => s.place[s.partner[0]!] === ZONE['partner-zone'] + 0, [
      'partner of A',
      'place',
      (s) => s.place[s.partner[0]!] ?? NONE,
    ]),
    equals(6, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
  ],
)

/** [201.4] (duel-masters/party-examples-partner.rules:176) */
const exampleBeneathAnEvolutionItIsStillInThe = example<State>(
  'beneath an evolution it is still in the battle zone, and goes home when all of it falls',
  ['201.4'],
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 140, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 139, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 138, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(11, 0, 42, [card(12), value('definition', () => CARD['《炎の大鳥》']), null]),
    offered(12, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    answers(13, 0, 'passes'),
    does(14, 1, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(15, 1, [value('player', () => 0)]),
    answers(16, 0, 'accepts'),
    chooses(17, 0, [card(164)]),
    exactly(18, 1, []),
    then(19, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
    then(19, (s) => s.place[theCopy(s, CARD['《炎の大鳥》'])] === ZONE['graveyard'] + 0, [
      '《炎の大鳥》',
      'place',
      (s) => s.place[theCopy(s, CARD['《炎の大鳥》'])] ?? NONE,
    ]),
  ],
)

/** [300.1] (duel-masters/party-examples-effects.rules:3) */
const example3001Ex1OneOpponentSCreaturesThat = example<State>(
  "300.1-ex1: one opponent's creatures that are not multicolored",
  ['300.1'],
  [],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 190, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(9, 0, 42, [card(52), value('definition', () => CARD['《聖魔連結王 ドルファディロム》']), null]),
    chooses(10, 0, [value('player', () => 1)]),
    then(11, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['《水と炎》'])] === ZONE['battle'] + 1, [
      '《水と炎》',
      'place',
      (s) => s.place[theCopy(s, CARD['《水と炎》'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['battle'] + 2, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [300.1] (duel-masters/party-examples-effects.rules:17) */
const example3001Ex2OnlyTheOneWhoIs = example<State>(
  "300.1-ex2: only the one who is named casts nothing until the caster's next turn",
  ['300.1'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 156, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 141, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 140, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 139, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 138, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 95, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 167, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 185, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 184, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(11, 0, 42, [card(36), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    chooses(12, 0, [value('player', () => 1)]),
    exactly(13, 0, []),
    then(14, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
    then(15, (s) => canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 2)),
    does(16, 2, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    choosable(17, 2, [value('player', () => 1)]),
    chooses(18, 2, [value('player', () => 0)]),
    exactly(19, 2, []),
    then(20, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
    does(21, 0, 28, [card(93), null]),
    exactly(22, 0, []),
    then(23, (s) => canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
  ],
)

/** [300.1a] (duel-masters/party-examples-effects.rules:42) */
const example3001aEx1CreatureAndManaCardOf = example<State>(
  '300.1a-ex1: creature and mana card of one player',
  ['300.1a'],
  [],
  (s) => {
    placeGiven(s, 53, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['hand'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(11, 0, 42, [card(53), value('definition', () => CARD['《偽りの王 ヴィルヘルム》']), null]),
    chooses(12, 0, [value('player', () => 2)]),
    chooses(13, 0, [card(108)]),
    notChoosable(14, 0, [card(79)]),
    chooses(15, 0, [card(80)]),
    then(16, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(16, (s) => s.place[theCopy(s, CARD['lightscout3'])] === ZONE['graveyard'] + 2, [
      'lightscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout3'])] ?? NONE,
    ]),
    then(17, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(17, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['mana'] + 1, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [300.1a] (duel-masters/party-examples-effects.rules:61) */
const example3001aEx2EachOfTheTwoDiscards = example<State>(
  "300.1a-ex2: each of the two discards may be another's",
  ['300.1a'],
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['hand'] + 2, hands)
    doUse(s, theCopy(s, CARD['《絶望と反魂と滅殺の決断》']), CARD['《絶望と反魂と滅殺の決断》'], 0)
  },
  [
    chooses(6, 0, [value('number', () => 1), value('number', () => 1)]),
    chooses(7, 0, [value('player', () => 1)]),
    chooses(8, 0, [value('player', () => 2)]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
  ],
)

/** [300.1a] (duel-masters/party-examples-effects.rules:72) */
const example3001aEx2OrOneOpponentBothTimes = example<State>(
  '300.1a-ex2: or one opponent both times',
  ['300.1a'],
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['hand'] + 2, hands)
    doUse(s, theCopy(s, CARD['《絶望と反魂と滅殺の決断》']), CARD['《絶望と反魂と滅殺の決断》'], 0)
  },
  [
    chooses(6, 0, [value('number', () => 1), value('number', () => 1)]),
    chooses(7, 0, [value('player', () => 1)]),
    chooses(8, 1, [card(109)]),
    chooses(9, 0, [value('player', () => 1)]),
    choosable(10, 1, [card(107)]),
    chooses(11, 1, [card(110)]),
    equals(12, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 2, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
  ],
)

/** [300.1b] (duel-masters/party-examples-effects.rules:86) */
const example3001bEx1OnlyTheCasterSCreatures = example<State>(
  "300.1b-ex1: only the caster's creatures can be returned",
  ['300.1b'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 54, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 2, hands)
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
    does(10, 1, 42, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null]),
    answers(11, 0, 'accepts'),
    choosable(12, 0, [card(113)]),
    chooses(13, 0, [card(107)]),
    then(14, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['battle'] + 2, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
  ],
)

/** [300.1b] (duel-masters/party-examples-effects.rules:102) */
const example3001bEx2AtTheEndOfA = example<State>(
  '300.1b-ex2: at the end of a turn in which its player put a creature for nothing',
  ['300.1b'],
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
    does(9, 1, 82, [card(0), null]),
    does(10, 0, 96, [card(75), null]),
    then(11, (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['battle'] + 0, [
      '《流星のガイアッシュ・カイザー》',
      'place',
      (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] ?? NONE,
    ]),
  ],
)

/** [300.1b] (duel-masters/party-examples-effects.rules:115) */
const example3001bEx3WhatAThirdPlayerDid = example<State>(
  '300.1b-ex3: what a third player did for nothing does not count',
  ['300.1b'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 75, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 100, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 2, hands)
    doTurn(s, 1)
  },
  [
    answers(12, 1, 'passes'),
    does(13, 1, 54, [value('player', () => 2), card(179), null]),
    does(14, 2, 79, [card(78), null]),
    chooses(15, 2, [value('player', () => 1)]),
    refused(16, 0, 96, [card(75), null], []),
    equals(17, 'unpaid-deeds of B', 'number', (s) => unpaidDeedsOf(s, 1), 0),
    equals(17, 'unpaid-deeds of C', 'number', (s) => unpaidDeedsOf(s, 2), 1),
    then(17, (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['hand'] + 0, [
      '《流星のガイアッシュ・カイザー》',
      'place',
      (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] ?? NONE,
    ]),
  ],
)

/** [300.1c] (duel-masters/party-examples-effects.rules:134) */
const example3001cEx1DrawFirstThenNameThe = example<State>(
  '300.1c-ex1: draw first, then name the opponent, then the creature',
  ['300.1c'],
  [],
  (s) => {
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 112, NONE, ZONE['battle'] + 2, hands)
    doUse(s, theCopy(s, CARD['《デモンズ・ライト》']), CARD['《デモンズ・ライト》'], 0)
  },
  [
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    choosable(8, 0, [value('player', () => 1)]),
    chooses(9, 0, [value('player', () => 2)]),
    notChoosable(10, 0, [card(107)]),
    chooses(11, 0, [card(112)]),
  ],
)

/** [300.1c] (duel-masters/party-examples-effects.rules:147) */
const example3001cEx2TheSevenCardsLieIn = example<State>(
  '300.1c-ex2: the seven cards lie in the graveyard before an opponent is named',
  ['300.1c'],
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
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 2, hands)
    doMainStep(s, 0)
  },
  [
    does(9, 0, 42, [card(55), value('definition', () => CARD['《ガンヴィー龍樹》']), null]),
    answers(10, 0, 'accepts'),
    equals(11, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 7),
    then(11, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    choosable(12, 0, [value('player', () => 1)]),
    choosable(13, 0, [value('player', () => 2)]),
    chooses(14, 0, [value('player', () => 1)]),
    then(15, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['mana'] + 1, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['battle'] + 2, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
  ],
)

/** [300.1d] (duel-masters/party-examples-effects.rules:164) */
const example3001dEx1OneWithoutCreaturesMayBe = example<State>(
  '300.1d-ex1: one without creatures may be named',
  ['300.1d'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 107, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 140, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 139, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 138, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 2, hands)
    doMainStep(s, 2)
  },
  [
    does(7, 2, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    choosable(8, 2, [value('player', () => 0)]),
    chooses(9, 2, [value('player', () => 1)]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 0, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['graveyard'] + 2, [
      '《デーモン・ハンド》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] ?? NONE,
    ]),
    equals(
      11,
      'times (cast 《デーモン・ハンド》 by C) during main-step',
      'number',
      (s) => s.timesCastDuringMainStep[theCopy(s, CARD['《デーモン・ハンド》']) * 1024 + 2] ?? 0,
      1,
    ),
  ],
)

/** [300.1d] (duel-masters/party-examples-effects.rules:177) */
const example3001dEx1TheOneWithTheCreature = example<State>(
  '300.1d-ex1: the one with the creature as well',
  ['300.1d'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 107, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 140, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 139, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 138, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 2, hands)
    doMainStep(s, 2)
  },
  [
    does(7, 2, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(8, 2, [value('player', () => 0)]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 0, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [300.2] (duel-masters/party-examples-effects.rules:188) */
const example3002Ex1NoOpponentCastsASpell = example<State>(
  '300.2-ex1: no opponent casts a spell of one civilization',
  ['300.2'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 52, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 31, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 30, 1, ZONE['hand'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 30, 2, ZONE['hand'] + 2, hands)
    placeGiven(s, 30, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 1, hands)
    doMainStep(s, 1)
  },
  [
    refused(10, 1, 47, [card(30, 1), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.cards.1']),
    then(11, (s) => !canCast(s, copyOf(s, CARD['《エナジー・ライト》'], 2), CARD['《エナジー・ライト》'], 2)),
    then(12, (s) => canCast(s, copyOf(s, CARD['《エナジー・ライト》'], 0), CARD['《エナジー・ライト》'], 0)),
    offered(13, 1, 42, [card(31), value('definition', () => CARD['《デモンズ・ライト》']), null]),
    then(14, (s) => canCast(s, theCopy(s, CARD['《デモンズ・ライト》']), CARD['《デモンズ・ライト》'], 2)),
  ],
)

/** [300.3] (duel-masters/party-examples-effects.rules:204) */
const example3003Ex1EveryPlayerGainsTwoShields = example<State>(
  '300.3-ex1: every player gains two shields',
  ['300.3'],
  [],
  (s) => {
    placeGiven(s, 56, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(56), value('definition', () => CARD['《ホワイト・スワン》']), null]),
    equals(9, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 2),
    equals(9, 'count of shields of B', 'number', (s) => s.zones[ZONE['shields'] + 1]!.length, 2),
    equals(9, 'count of shields of C', 'number', (s) => s.zones[ZONE['shields'] + 2]!.length, 2),
    equals(10, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 1),
    equals(10, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 1),
    equals(10, 'count of deck of C', 'number', (s) => s.zones[ZONE['deck'] + 2]!.length, 1),
  ],
)

/** [300.3] (duel-masters/party-examples-effects.rules:216) */
const example3003Ex2TwoCreaturesOfWhomever = example<State>(
  '300.3-ex2: two creatures of whomever',
  ['300.3'],
  [],
  (s) => {
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['battle'] + 2, hands)
    s.turnNumber = 3
    s.arrived[theCopy(s, CARD['《終末の監視者 ジ・ウォッチ》'])] = 1
    placeGiven(s, 82, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(9, 0, 54, [value('player', () => 1), card(57), null]),
    chooses(10, 0, [card(163), card(79)]),
    notChoosable(11, 0, [card(107)]),
    chooses(12, 0, [card(80)]),
    then(13, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 2, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [300.3] (duel-masters/party-examples-effects.rules:231) */
const example3003Ex2OrOfOneOfThem = example<State>(
  '300.3-ex2: or of one of them, and fewer',
  ['300.3'],
  [],
  (s) => {
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.turnNumber = 3
    s.arrived[theCopy(s, CARD['《終末の監視者 ジ・ウォッチ》'])] = 1
    placeGiven(s, 82, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [value('player', () => 1), card(57), null]),
    choosable(9, 0, [card(163)]),
    chooses(10, 0, [card(108)]),
    answers(11, 0, 'declines'),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 1, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [301.1] (duel-masters/party-examples-effects.rules:245) */
const example3011Ex1WhatIsShownIsShown = example<State>(
  '301.1-ex1: what is shown is shown to everybody',
  ['301.1'],
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
    does(6, 0, 42, [card(58), value('definition', () => CARD['《土隠雲の超人》']), null]),
    chooses(7, 0, [card(194)]),
    chooses(8, 0, [card(193)]),
    chooses(9, 0, [card(192)]),
    chooses(10, 0, [card(191)]),
    chooses(11, 0, [card(78)]),
    then(12, (s) => viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(1), [
      'viewers of 《光牙忍ライデン》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])),
    ]),
    then(12, (s) => viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(2), [
      'viewers of 《光牙忍ライデン》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])),
    ]),
  ],
)

/** [301.2] (duel-masters/party-examples-effects.rules:259) */
const example3012Ex1OnlyWhoLooksSees = example<State>(
  '301.2-ex1: only who looks sees',
  ['301.2'],
  [],
  (s) => {
    placeGiven(s, 59, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 140, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 139, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 42, [card(59), value('definition', () => CARD['《悪魔龍 ダークマスターズ》']), null]),
    chooses(7, 0, [value('player', () => 1)]),
    answers(8, 0, 'declines'),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(0), [
      'viewers of waterscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])),
    ]),
    then(9, (s) => !viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(2), [
      'viewers of waterscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])),
    ]),
    then(10, (s) => viewersOf(s, theCopy(s, CARD['waterscout3'])).includes(0), [
      'viewers of waterscout3',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['waterscout3'])),
    ]),
    then(10, (s) => !viewersOf(s, theCopy(s, CARD['waterscout3'])).includes(2), [
      'viewers of waterscout3',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['waterscout3'])),
    ]),
  ],
)

/** [302.1, 302.2] (duel-masters/party-examples-effects.rules:271) */
const example3022Ex1JudgedWithBBrokenAt = example<State>(
  '302.2-ex1: judged with B, broken at B',
  ['302.1', '302.2'],
  [],
  (s) => {
    placeGiven(s, 60, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 2, hands)
    doAttackStep(s, 0)
  },
  [
    does(9, 0, 54, [value('player', () => 2), card(60), null]),
    chooses(10, 0, [value('player', () => 1)]),
    answers(11, 0, 'declines'),
    then(12, (s) => s.place[theCopy(s, CARD['lightscout4'])] === ZONE['hand'] + 1, [
      'lightscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout4'])] ?? NONE,
    ]),
    then(13, (s) => (s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2']), [
      'top of deck of C',
      'card',
      (s) => s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE,
    ]),
    then(13, (s) => !viewersOf(s, theCopy(s, CARD['lightscout2'])).includes(0), [
      'viewers of lightscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['lightscout2'])),
    ]),
  ],
)

/** [303.1a] (duel-masters/party-examples-effects.rules:286) */
const example3031aEx1FourAgainstTwoAndFour = example<State>(
  '303.1a-ex1: four against two and four',
  ['303.1a'],
  [],
  (s) => {
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 2, hands)
    doTurn(s, 0)
  },
  [
    exactly(6, 0, []),
    then(7, (s) => hasOniWith(s, 0, 1), ['A has-oni-with B', 'truth', (s) => hasOniWith(s, 0, 1)]),
    then(7, (s) => hasMazeOver(s, 0, 1), ['A has-maze-over B', 'truth', (s) => hasMazeOver(s, 0, 1)]),
    then(8, (s) => !hasOniWith(s, 0, 2), ['A has-oni-with C', 'truth', (s) => hasOniWith(s, 0, 2)]),
    then(8, (s) => !hasMazeOver(s, 0, 2), ['A has-maze-over C', 'truth', (s) => hasMazeOver(s, 0, 2)]),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:296) */
const example3031aEx2WithTheOneOfTwo = example<State>(
  '303.1a-ex2: with the one of two shields both halves',
  ['303.1', '303.1a'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 112, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 2, hands)
    doUse(s, theCopy(s, CARD['《襲来、鬼札王国!》']), CARD['《襲来、鬼札王国!》'], 0)
  },
  [
    chooses(10, 0, [value('player', () => 1)]),
    chooses(11, 0, [value('number', () => 1), value('number', () => 2)]),
    then(12, (s) => s.place[theCopy(s, CARD['waterscout6'])] === ZONE['graveyard'] + 1, [
      'waterscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout6'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['firescout8'])] === ZONE['battle'] + 0, [
      'firescout8',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout8'])] ?? NONE,
    ]),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:310) */
const example3031aEx3WithTheOtherOnlyOne = example<State>(
  '303.1a-ex3: with the other only one',
  ['303.1', '303.1a'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 112, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 2, hands)
    doUse(s, theCopy(s, CARD['《襲来、鬼札王国!》']), CARD['《襲来、鬼札王国!》'], 0)
  },
  [
    chooses(10, 0, [value('player', () => 2)]),
    chooses(11, 0, [value('number', () => 1)]),
    choosable(12, 0, [card(110), card(112)]),
    chooses(13, 0, [card(112)]),
    nobodyAsked(14),
    then(15, (s) => s.place[theCopy(s, CARD['waterscout5'])] === ZONE['battle'] + 2, [
      'waterscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout5'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['waterscout7'])] === ZONE['graveyard'] + 2, [
      'waterscout7',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout7'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['firescout8'])] === ZONE['graveyard'] + 0, [
      'firescout8',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout8'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1, [
      'waterscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout6'])] ?? NONE,
    ]),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:328) */
const example3031aEx3TheOtherHalfAloneAs = example<State>(
  '303.1a-ex3: the other half alone as well',
  ['303.1', '303.1a'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 112, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 2, hands)
    doUse(s, theCopy(s, CARD['《襲来、鬼札王国!》']), CARD['《襲来、鬼札王国!》'], 0)
  },
  [
    chooses(10, 0, [value('player', () => 2)]),
    choosable(11, 0, [value('number', () => 1)]),
    chooses(12, 0, [value('number', () => 2)]),
    then(13, (s) => s.place[theCopy(s, CARD['firescout8'])] === ZONE['battle'] + 0, [
      'firescout8',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout8'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['waterscout7'])] === ZONE['battle'] + 2, [
      'waterscout7',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout7'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1, [
      'waterscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout6'])] ?? NONE,
    ]),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:343) */
const example3031aEx2OneHalfIsEnoughWhere = example<State>(
  '303.1a-ex2: one half is enough where both are allowed',
  ['303.1', '303.1a'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 2, hands)
    doUse(s, theCopy(s, CARD['《襲来、鬼札王国!》']), CARD['《襲来、鬼札王国!》'], 0)
  },
  [
    chooses(9, 0, [value('player', () => 1)]),
    chooses(10, 0, [value('number', () => 2)]),
    choosable(11, 0, [value('number', () => 1)]),
    answers(12, 0, 'declines'),
    then(13, (s) => s.place[theCopy(s, CARD['firescout8'])] === ZONE['battle'] + 0, [
      'firescout8',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout8'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1, [
      'waterscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout6'])] ?? NONE,
    ]),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:358) */
const example3031aEx4WhoeverTriesUntilTheNext = example<State>(
  '303.1a-ex4: whoever tries, until the next turn of its player',
  ['303.1', '303.1a'],
  [],
  (s) => {
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 106, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 140, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 139, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 138, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 150, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 149, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 152, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 151, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 154, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 153, NONE, ZONE['deck'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(13, 0, 42, [card(64), value('definition', () => CARD['《大迷宮亀 ワンダー・タートル》']), null]),
    chooses(14, 0, [value('player', () => 1)]),
    does(15, 1, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(16, 1, [value('player', () => 0)]),
    chooses(17, 1, [card(163)]),
    exactly(18, 1, []),
    then(19, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    does(20, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    exactly(21, 0, []),
    then(22, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:382) */
const example3031aEx4NamedTheOneOfTwo = example<State>(
  '303.1a-ex4: named the one of two shields, and no creature leaves',
  ['303.1', '303.1a'],
  [],
  (s) => {
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 87, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 106, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 167, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 136, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(11, 0, 42, [card(64), value('definition', () => CARD['《大迷宮亀 ワンダー・タートル》']), null]),
    chooses(12, 0, [value('player', () => 1)]),
    does(13, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    exactly(14, 0, []),
    then(15, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['hand'] + 1, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:399) */
const example3031aEx4NamedTheOtherAndThey = example<State>(
  '303.1a-ex4: named the other, and they can',
  ['303.1', '303.1a'],
  [],
  (s) => {
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 87, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 106, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 167, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 136, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(11, 0, 42, [card(64), value('definition', () => CARD['《大迷宮亀 ワンダー・タートル》']), null]),
    chooses(12, 0, [value('player', () => 2)]),
    does(13, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    exactly(14, 0, []),
    then(15, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['waterscout4'])] === ZONE['hand'] + 1, [
      'waterscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout4'])] ?? NONE,
    ]),
  ],
)

/** [303.1b] (duel-masters/party-examples-effects.rules:416) */
const example3031bEx1AStandingOniTimeNeeds = example<State>(
  '303.1b-ex1: a standing Oni Time needs one such opponent',
  ['303.1b'],
  [],
  (s) => {
    placeGiven(s, 65, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 2, hands)
    doTurn(s, 0)
  },
  [
    exactly(7, 0, []),
    equals(
      8,
      'power of 《「大蛇」の鬼 ジャドク丸》',
      'number',
      (s) => powerOf(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
      8000,
    ),
    then(8, (s) => isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])), [
      '《「大蛇」の鬼 ジャドク丸》 is w-breaker',
      'truth',
      (s) => isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
    ]),
  ],
)

/** [303.1b] (duel-masters/party-examples-effects.rules:426) */
const exampleTheBonusIsGoneWithoutOne = example<State>(
  'the bonus is gone without one',
  ['303.1b'],
  [],
  (s) => {
    placeGiven(s, 65, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 2, hands)
    doTurn(s, 0)
  },
  [
    exactly(7, 0, []),
    equals(
      8,
      'power of 《「大蛇」の鬼 ジャドク丸》',
      'number',
      (s) => powerOf(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
      4000,
    ),
    then(8, (s) => !isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])), [
      '《「大蛇」の鬼 ジャドク丸》 is w-breaker',
      'truth',
      (s) => isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
    ]),
  ],
)

/** [303.1b, 300.2] (duel-masters/party-examples-effects.rules:436) */
const example3031bEx2AStandingLabyrinthAgainstOne = example<State>(
  '303.1b-ex2: a standing Labyrinth against one binds all',
  ['303.1b', '300.2'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 66, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 166, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 30, 2, ZONE['hand'] + 2, hands)
    placeGiven(s, 30, 1, ZONE['hand'] + 1, hands)
    doMainStep(s, 2)
  },
  [
    refused(10, 2, 47, [card(30, 2), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.cards.1']),
    then(11, (s) => !canCast(s, copyOf(s, CARD['《エナジー・ライト》'], 1), CARD['《エナジー・ライト》'], 1)),
    then(12, (s) => canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 1), [
      'B may cast 《デーモン・ハンド》 as 《デーモン・ハンド》',
      'truth',
      (s) => canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 1),
    ]),
    then(12, (s) => canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 2), [
      'C may cast 《デーモン・ハンド》 as 《デーモン・ハンド》',
      'truth',
      (s) => canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 2),
    ]),
  ],
)

/** [304.1] (duel-masters/party-examples-order.rules:3) */
const example3041Ex1TheAttackIsOnB = example<State>(
  '304.1-ex1: the attack is on B, the effect may be on C',
  ['304.1'],
  [],
  (s) => {
    placeGiven(s, 137, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    s.turnNumber = 3
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [value('player', () => 1), card(67), null]),
    choosable(9, 0, [value('player', () => 1)]),
    chooses(10, 0, [value('player', () => 2)]),
    then(11, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(11, (s) => s.zones[ZONE['shields'] + 1]!.length === 0, [
      'shields of B',
      'set of card',
      (s) => s.zones[ZONE['shields'] + 1]!,
    ]),
  ],
)

/** [304.2, 306.1] (duel-masters/party-examples-order.rules:16) */
const example3042Ex1AnAnswerToAnAttack = example<State>(
  '304.2-ex1: an answer to an attack on somebody else',
  ['304.2', '306.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 68, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 14, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 13, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 2, hands)
    doAttackStep(s, 1)
  },
  [
    does(8, 1, 54, [value('player', () => 2), card(179), null]),
    does(9, 0, 92, [card(68), null]),
    chooses(10, 0, [card(13), card(14), card(15)]),
    refused(11, 0, 64, [card(68), null], ['304.3']),
    chooses(12, 1, [card(107)]),
    then(13, (s) => s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] === ZONE['battle'] + 0, [
      '《サッヴァーク-MAX》',
      'place',
      (s) => s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] ?? NONE,
    ]),
    equals(13, 'count of shields of C', 'number', (s) => s.zones[ZONE['shields'] + 2]!.length, 1),
  ],
)

/** [304.2] (duel-masters/party-examples-order.rules:31) */
const example3042Ex2WhoeverAttacksWhomTheFirst = example<State>(
  '304.2-ex2: whoever attacks whom, the first attack of the turn is seen',
  ['304.2'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 69, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 2, hands)
    doAttackStep(s, 1)
  },
  [
    does(8, 1, 54, [value('player', () => 2), card(179), null]),
    chooses(9, 0, [card(13)]),
    then(10, (s) => s.place[theCopy(s, CARD['《光の種》'])] === ZONE['battle'] + 0, [
      '《光の種》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光の種》'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['lightscout5'])] === ZONE['graveyard'] + 0, [
      'lightscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout5'])] ?? NONE,
    ]),
  ],
)

/** [304.2] (duel-masters/party-examples-order.rules:43) */
const example3042Ex2ItsPlayerSOwnAttack = example<State>(
  "304.2-ex2: its player's own attack as well",
  ['304.2'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 69, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 2, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 54, [value('player', () => 2), card(179), null]),
    chooses(7, 0, [card(13)]),
    then(8, (s) => s.place[theCopy(s, CARD['《光の種》'])] === ZONE['battle'] + 0, [
      '《光の種》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光の種》'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['lightscout5'])] === ZONE['graveyard'] + 0, [
      'lightscout5',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout5'])] ?? NONE,
    ]),
  ],
)

/** [304.2] (duel-masters/party-examples-order.rules:53) */
const example3042Ex3ASwitchForAttacksOn = example<State>(
  '304.2-ex3: a switch for attacks on its own player only',
  ['304.2'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 70, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 80, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    doAttackStep(s, 1)
  },
  [
    does(10, 1, 54, [value('player', () => 2), card(179), null]),
    refused(11, 0, 93, [card(70), null], []),
    chooses(12, 1, [card(107)]),
    does(13, 1, 54, [value('player', () => 0), card(180), null]),
    does(14, 0, 93, [card(70), null]),
    chooses(15, 0, [card(30)]),
    chooses(16, 1, [card(79)]),
    equals(17, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
    equals(17, 'times (switch) during match', 'number', (s) => s.timesSwitchDuringMatch, 1),
  ],
)

/** [304.3] (duel-masters/party-examples-order.rules:72) */
const example3043Ex1NoBlockerForANeighbour = example<State>(
  '304.3-ex1: no blocker for a neighbour',
  ['304.3'],
  [],
  (s) => {
    placeGiven(s, 181, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 118, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 119, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 54, [value('player', () => 1), card(181), null]),
    does(8, 1, 64, [card(118), null]),
    then(9, (s) => s.place[theCopy(s, CARD['watersentry6'])] === ZONE['graveyard'] + 1, [
      'watersentry6',
      'place',
      (s) => s.place[theCopy(s, CARD['watersentry6'])] ?? NONE,
    ]),
    then(9, (s) => !isTapped(s, theCopy(s, CARD['watersentry7'])), [
      'watersentry7 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['watersentry7'])),
    ]),
  ],
)

/** [304.3] (duel-masters/party-examples-order.rules:83) */
const example3043Ex1ButForACreatureOf = example<State>(
  "304.3-ex1: but for a creature of one's own",
  ['304.3'],
  [],
  (s) => {
    placeGiven(s, 181, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 118, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 119, NONE, ZONE['battle'] + 2, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 55, [card(107), card(181), null]),
    refused(8, 2, 64, [card(119), null], ['304.3']),
    does(9, 1, 64, [card(118), null]),
    then(10, (s) => s.place[theCopy(s, CARD['watersentry6'])] === ZONE['graveyard'] + 1, [
      'watersentry6',
      'place',
      (s) => s.place[theCopy(s, CARD['watersentry6'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [304.3] (duel-masters/party-examples-order.rules:95) */
const exampleTheNeighbourIsNotEvenAsked = example<State>(
  'the neighbour is not even asked',
  ['304.3'],
  [],
  (s) => {
    placeGiven(s, 181, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 119, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [does(6, 0, 54, [value('player', () => 1), card(181), null]), refused(7, 2, 64, [card(119), null], ['304.3'])],
)

/** [305.1] (duel-masters/party-examples-order.rules:104) */
const example3051Ex1ASTurnBothOf = example<State>(
  "305.1-ex1: A's turn, both of A before the one of B",
  ['305.1'],
  [],
  (s) => {
    s.turnPlayer = 0
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
    chooses(9, 0, [card(17)]),
    happened(10, [
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
  4,
)

/** [305.1] (duel-masters/party-examples-order.rules:116) */
const example3051Ex2CSTurnAComes = example<State>(
  "305.1-ex2: C's turn, A comes before B",
  ['305.1'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 17, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doEndStep(s, 2)
  },
  [
    chooses(9, 0, [card(17)]),
    happened(10, [
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
  4,
)

/** [305.1] (duel-masters/party-examples-order.rules:128) */
const example3051Ex3DSTurnTheSame = example<State>(
  "305.1-ex3: D's turn, the same",
  ['305.1'],
  [],
  (s) => {
    s.turnPlayer = 3
    placeGiven(s, 17, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doEndStep(s, 3)
  },
  [
    chooses(9, 0, [card(16)]),
    happened(10, [
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
  4,
)

/** [305.1] (duel-masters/party-examples-order.rules:140) */
const example3051Ex4BSTurnBFirst = example<State>(
  "305.1-ex4: B's turn, B first",
  ['305.1'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 17, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doEndStep(s, 1)
  },
  [
    chooses(9, 0, [card(16)]),
    happened(10, [
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
    ]),
  ],
  4,
)

/** [305.1a] (duel-masters/party-examples-order.rules:152) */
const example3051aEx1ANewEffectOfThe = example<State>(
  '305.1a-ex1: a new effect of the turn player overtakes',
  ['305.1a'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 19, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 18, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 2, hands)
    doEndStep(s, 0)
  },
  [
    chooses(11, 1, [card(17)]),
    happened(12, [
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 2)]),
    ]),
  ],
  4,
)

/** [305.2] (duel-masters/party-examples-order.rules:166) */
const example3052Ex1TheNearerReplacementManaAnd = example<State>(
  '305.2-ex1: the nearer replacement, mana and not graveyard',
  ['305.2'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 72, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(10, 0, 42, [card(61), value('definition', () => CARD['《龍風混成 ザーディクリカ》']), null]),
    then(11, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['mana'] + 0, [
      '《龍風混成 ザーディクリカ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] ?? NONE,
    ]),
    then(11, (s) => s.zones[ZONE['waiting']]!.length === 0, [
      'waiting',
      'set of effect',
      (s) => s.zones[ZONE['waiting']]!,
    ]),
    equals(11, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 0),
    equals(12, 'times (put by A) during main-step', 'number', (s) => s.timesPutDuringMainStep[0] ?? 0, 0),
    equals(12, 'times (arrive by A) during main-step', 'number', (s) => s.timesArriveDuringMainStep[0] ?? 0, 0),
  ],
  4,
)

/** [305.2] (duel-masters/party-examples-order.rules:180) */
const example3052Ex1NearerIsCountedOnFrom = example<State>(
  '305.2-ex1: nearer is counted on from the turn player, past the last seat',
  ['305.2'],
  [],
  (s) => {
    s.turnPlayer = 3
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 72, NONE, ZONE['battle'] + 4, hands)
    doPut(s, theCopy(s, CARD['《龍風混成 ザーディクリカ》']), 0)
  },
  [
    then(8, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 0, [
      '《龍風混成 ザーディクリカ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] ?? NONE,
    ]),
  ],
  5,
)

/** [305.2] (duel-masters/party-examples-order.rules:190) */
const exampleOfTwoReplacementsOfOnePlayerThatPlayer = example<State>(
  'of two replacements of one player that player picks one',
  ['305.2'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 72, 1, ZONE['battle'] + 1, hands)
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 72, 2, ZONE['battle'] + 2, hands)
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    doPut(s, theCopy(s, CARD['《龍風混成 ザーディクリカ》']), 0)
  },
  [
    choosable(8, 1, [card(71)]),
    chooses(9, 1, [card(72)]),
    then(10, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 0, [
      '《龍風混成 ザーディクリカ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] ?? NONE,
    ]),
  ],
  4,
)

/** [306.1, 306.1a, 306.1b] (duel-masters/party-examples-order.rules:202) */
const example3061cEx1TheAttackerSEffectsFirst = example<State>(
  "306.1c-ex1: the attacker's effects first, then one window for each",
  ['306.1', '306.1a', '306.1b'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 74, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 78, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 112, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 136, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 138, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 137, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 140, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 139, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(17, 0, 54, [value('player', () => 1), card(74), null]),
    does(18, 1, 79, [card(76), null]),
    does(19, 2, 79, [card(77), null]),
    does(20, 3, 79, [card(78), null]),
    chooses(21, 3, [value('player', () => 0)]),
    happened(22, [
      moved(52, [card(20), null]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(79, [null, value('player', () => 1)]),
      moved(79, [null, value('player', () => 2)]),
      moved(79, [null, value('player', () => 3)]),
      moved(52, [card(76), null]),
    ]),
  ],
  4,
)

/** [306.1c] (duel-masters/party-examples-order.rules:226) */
const example3061cEx2EachShinobiAndItsEffect = example<State>(
  '306.1c-ex2: each Shinobi and its effect before the next',
  ['306.1c'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 74, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 78, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 112, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 136, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 138, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 137, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 140, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 139, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 165, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(17, 0, 54, [value('player', () => 1), card(74), null]),
    does(18, 1, 79, [card(76), null]),
    does(19, 2, 79, [card(77), null]),
    does(20, 3, 79, [card(78), null]),
    chooses(21, 3, [value('player', () => 0)]),
    happened(22, [
      moved(79, [null, value('player', () => 1)]),
      moved(79, [null, value('player', () => 2)]),
      moved(79, [null, value('player', () => 3)]),
      moved(52, [card(76), null]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(52, [card(77), null]),
      moved(13, [value('number', () => 1), value('player', () => 2)]),
      moved(52, [card(78), null]),
    ]),
  ],
  4,
)

/** [306.1a] (duel-masters/party-examples-order.rules:250) */
const exampleTheTurnPlayerDeclaresFirstWhereABlock = example<State>(
  'the turn player declares first, where a block is answered',
  ['306.1a'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 78, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 112, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 138, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 137, NONE, ZONE['deck'] + 2, hands)
    doAttackStep(s, 0)
  },
  [
    does(11, 0, 54, [value('player', () => 1), card(179), null]),
    does(12, 1, 64, [card(120), null]),
    does(13, 0, 79, [card(78), null]),
    chooses(14, 0, [value('player', () => 3)]),
    does(15, 2, 79, [card(77), null]),
    happened(16, [
      moved(79, [null, value('player', () => 0)]),
      moved(52, [card(78), null]),
      moved(79, [null, value('player', () => 2)]),
      moved(52, [card(77), null]),
    ]),
  ],
  4,
)

/** [300.1, dm.gstrike.1] (duel-masters/party-examples-named.rules:3) */
const exampleShownFromABrokenShieldItHoldsA = example<State>(
  'shown from a broken shield, it holds a creature of the one named back',
  ['300.1', 'dm.gstrike.1'],
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
    does(7, 0, 54, [value('player', () => 1), card(179), null]),
    chooses(8, 0, [card(63)]),
    answers(9, 1, 'accepts'),
    chooses(10, 1, [value('player', () => 0)]),
    chooses(11, 1, [card(180)]),
    refused(12, 0, 54, [value('player', () => 1), card(180), null], ['dm.gstrike.1']),
    refused(13, 0, 55, [card(109), card(180), null], ['dm.gstrike.1']),
  ],
)

/** [300.1, dm.battle.2] (duel-masters/party-examples-named.rules:18) */
const exampleWithoutPowerACreatureOfTheOneNamed = example<State>(
  'without power a creature of the one named is destroyed',
  ['300.1', 'dm.battle.2'],
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
    does(7, 0, 42, [card(31), value('definition', () => CARD['《デモンズ・ライト》']), null]),
    chooses(8, 0, [card(108)]),
    chooses(9, 0, [card(136)]),
    chooses(10, 0, [card(135)]),
    chooses(11, 0, [value('player', () => 1)]),
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

/** [104.1, 104.2] (duel-masters/party-examples-leaving.rules:3) */
const exampleTheLastOneLeftHasWon = example<State>(
  'the last one left has won',
  ['104.1', '104.2'],
  [],
  (s) => {
    s.out_[1] = true
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 2, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 54, [value('player', () => 2), card(179), null]),
    equals(7, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(7, 'result of C', 'number', (s) => s.result[2]!, 0 - 1),
  ],
)

/** [104.1, gap.all-lose, 300.3] (duel-masters/party-examples-leaving.rules:12) */
const exampleTheLastTwoEmptiedByOneCardBoth = example<State>(
  'the last two, emptied by one card, both lose',
  ['104.1', 'gap.all-lose', '300.3'],
  [],
  (s) => {
    s.out_[1] = true
    placeGiven(s, 56, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(56), value('definition', () => CARD['《ホワイト・スワン》']), null]),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(9, 'result of C', 'number', (s) => s.result[2]!, 0 - 1),
  ],
)

/** [104.1, gap.all-lose] (duel-masters/party-examples-leaving.rules:23) */
const exampleWithOneMoreCardTheOtherHasWon = example<State>(
  'with one more card the other has won',
  ['104.1', 'gap.all-lose'],
  [],
  (s) => {
    s.out_[1] = true
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(28), value('definition', () => CARD['《Spread Joy to the World!》']), null]),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(9, 'result of C', 'number', (s) => s.result[2]!, 1),
  ],
)

/** [104.2] (duel-masters/party-examples-leaving.rules:34) */
const exampleNoShieldsNoBlockerOutAndTheOthers = example<State>(
  'no shields, no blocker: out, and the others go on',
  ['104.2'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['hand'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 54, [value('player', () => 1), card(179), null]),
    then(7, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(7, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(7, 'count of battle of B', 'number', (s) => s.zones[ZONE['battle'] + 1]!.length, 0),
    equals(7, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 0),
    then(8, (s) => isLiving(s, 0), ['A is living', 'truth', (s) => isLiving(s, 0)]),
    then(8, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
  ],
)

/** [104.2] (duel-masters/party-examples-leaving.rules:44) */
const exampleADeckThatRunsOutInTheMiddle = example<State>(
  'a deck that runs out in the middle of an effect',
  ['104.2'],
  [],
  (s) => {
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 42, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null]),
    then(8, (s) => isOut_(s, 0), ['A is out', 'truth', (s) => isOut_(s, 0)]),
    then(8, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(8, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
  ],
)

/** [104.2, 104.2c] (duel-masters/party-examples-leaving.rules:54) */
const exampleACardCanMakeItsOwnPlayerLose = example<State>(
  'a card can make its own player lose',
  ['104.2', '104.2c'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [does(6, 0, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]), then(7, (s) => isOut_(s, 0))],
)

/** [105.1] (duel-masters/party-examples-leaving.rules:63) */
const exampleButNotAnOpponentAndTheRestOf = example<State>(
  'but not an opponent, and the rest of it works',
  ['105.1'],
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《呪いの鏡》']), CARD['《呪いの鏡》'], 0)
  },
  [
    then(5, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(5, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
    then(5, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [400.1, 400.1a] (duel-masters/party-examples-leaving.rules:70) */
const exampleWhatTheLoserLeftBehindDoesNothing = example<State>(
  'what the loser left behind does nothing',
  ['400.1', '400.1a'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 2, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [value('player', () => 1), card(179), null]),
    then(9, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(
      9,
      'count of (each card c where owner of c = B)',
      'number',
      (s) => countOf(presentCards(s), (c) => s.owner[c]! === 1),
      0,
    ),
    then(9, (s) => s.zones[ZONE['waiting']]!.length === 0, [
      'waiting',
      'set of effect',
      (s) => s.zones[ZONE['waiting']]!,
    ]),
  ],
)

/** [400.1a] (duel-masters/party-examples-leaving.rules:81) */
const exampleTheSecondOfTwoWaitingEffectsGoesWith = example<State>(
  'the second of two waiting effects goes with its player',
  ['400.1a'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 17, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 16, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doEndStep(s, 0)
  },
  [
    chooses(7, 1, [card(17)]),
    then(8, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(8, 'times (draw by B) during match', 'number', (s) => s.timesDrawDuringMatch[1] ?? 0, 1),
    equals(8, 'times (draw) during match', 'number', (s) => s.timesDrawDuringMatch2, 1),
  ],
  4,
)

/** [400.2] (duel-masters/party-examples-leaving.rules:91) */
const exampleTheTurnPlayerSLossGoesStraightTo = example<State>(
  "the turn player's loss goes straight to the end of the turn",
  ['400.2'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    happened(9, [
      moved(37, [value('player', () => 0)]),
      moved(32, [value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
    equals(10, 'times (attack-step) during match', 'number', (s) => s.timesAttackStepDuringMatch, 0),
  ],
)

/** [400.4, 400.2, 300.1b] (duel-masters/party-examples-leaving.rules:103) */
const example4004Ex1TheDeedsOfOneWho = example<State>(
  '400.4-ex1: the deeds of one who has left still count',
  ['400.4', '400.2', '300.1b'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 75, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [
    does(10, 1, 82, [card(0), null]),
    does(11, 1, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    does(12, 0, 96, [card(75), null]),
    then(13, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    then(13, (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['battle'] + 0, [
      '《流星のガイアッシュ・カイザー》',
      'place',
      (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] ?? NONE,
    ]),
  ],
)

/** [102.1] (duel-masters/party-examples-leaving.rules:118) */
const exampleWhoHasLeftIsNobodySOpponent = example<State>(
  "who has left is nobody's opponent",
  ['102.1'],
  [],
  (s) => {
    s.out_[2] = true
    doTurn(s, 0)
  },
  [
    exactly(5, 0, []),
    then(6, (s) => opposes(s, 0, 3), ['A opposes D', 'truth', (s) => opposes(s, 0, 3)]),
    then(6, (s) => opposes(s, 1, 3), ['B opposes D', 'truth', (s) => opposes(s, 1, 3)]),
    then(6, (s) => !opposes(s, 0, 0), ['A opposes A', 'truth', (s) => opposes(s, 0, 0)]),
    equals(
      7,
      'count of (each player q where q opposes A)',
      'number',
      (s) => countOf(seats(s), (q) => opposes(s, q, 0)),
      2,
    ),
  ],
  4,
)

/** [400.3, 400.1] (duel-masters/party-examples-leaving.rules:127) */
const example4003Ex1WhatWasToLastUntil = example<State>(
  "400.3-ex1: what was to last until C's next turn lasts while C's seat is not reached",
  ['400.3', '400.1'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 62, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 167, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 166, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 184, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 187, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 186, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 185, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 3, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    s.regular = 2
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 2)
    doStepsOfTurn(s, 2)
    enter(s, 5)
    doMainStep(s, 2)
  },
  [
    does(14, 2, 42, [card(62), value('definition', () => CARD['《奇天烈 シャッフ》']), null]),
    chooses(15, 2, [value('number', () => 3)]),
    chooses(16, 2, [value('player', () => 1)]),
    does(17, 3, 54, [value('player', () => 2), card(179), null]),
    answers(18, 0, 'passes'),
    exactly(19, 0, []),
    then(20, (s) => isOut_(s, 2)),
    then(21, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
    answers(22, 1, 'passes'),
    exactly(23, 1, []),
    equals(24, 'turn-player', 'player', (s) => s.turnPlayer, 1),
    then(25, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
  ],
  4,
)

/** [400.3] (duel-masters/party-examples-leaving.rules:154) */
const example4003Ex2AndIsOverWhenD = example<State>(
  "400.3-ex2: and is over when D's turn begins",
  ['400.3'],
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 62, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 167, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 166, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 184, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 187, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 186, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 185, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 3, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    s.regular = 2
    doMatch(s)
    enter(s, 2)
    doTurn(s, 2)
    enter(s, 2)
    doStepsOfTurn(s, 2)
    enter(s, 5)
    doMainStep(s, 2)
  },
  [
    does(14, 2, 42, [card(62), value('definition', () => CARD['《奇天烈 シャッフ》']), null]),
    chooses(15, 2, [value('number', () => 3)]),
    chooses(16, 2, [value('player', () => 1)]),
    does(17, 3, 54, [value('player', () => 2), card(179), null]),
    answers(18, 0, 'passes'),
    exactly(19, 0, []),
    then(20, (s) => isOut_(s, 2)),
    answers(21, 1, 'passes'),
    exactly(22, 1, []),
    equals(23, 'turn-player', 'player', (s) => s.turnPlayer, 1),
    answers(24, 3, 'passes'),
    exactly(25, 3, []),
    equals(26, 'turn-player', 'player', (s) => s.turnPlayer, 3),
    then(27, (s) => canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
  ],
  4,
)

/** [400.2, 400.1a] (duel-masters/party-examples-more.rules:40) */
const exampleAnEffectOfAnotherGoesOnWhenThe = example<State>(
  'an effect of another goes on when the turn player falls to it, then the turn is over',
  ['400.2', '400.1a'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 221, NONE, ZONE['shields'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(10, 0, 54, [value('player', () => 1), card(179), null]),
    answers(11, 1, 'accepts'),
    then(12, (s) => isOut_(s, 0)),
    equals(13, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 1),
    equals(13, 'count of hand of D', 'number', (s) => s.zones[ZONE['hand'] + 3]!.length, 1),
    equals(13, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 2),
    then(14, (s) => s.place[theCopy(s, CARD['《分け前》'])] === ZONE['graveyard'] + 1, [
      '《分け前》',
      'place',
      (s) => s.place[theCopy(s, CARD['《分け前》'])] ?? NONE,
    ]),
    equals(15, 'times (end-attack) during match', 'number', (s) => s.timesEndAttackDuringMatch, 0),
    happened(16, [moved(32, [value('player', () => 0)])]),
  ],
  4,
)

/** [400.1, 300.3] (duel-masters/party-examples-more.rules:58) */
const exampleANeighbourFallsInTheMiddleAndEverybody = example<State>(
  'a neighbour falls in the middle, and everybody else still draws',
  ['400.1', '300.3'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 3, hands)
    doMainStep(s, 0)
  },
  [
    does(10, 0, 42, [card(28), value('definition', () => CARD['《Spread Joy to the World!》']), null]),
    then(11, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(11, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 1),
    equals(11, 'count of hand of D', 'number', (s) => s.zones[ZONE['hand'] + 3]!.length, 1),
    equals(11, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    then(12, (s) => s.place[theCopy(s, CARD['《Spread Joy to the World!》'])] === ZONE['graveyard'] + 0, [
      '《Spread Joy to the World!》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Spread Joy to the World!》'])] ?? NONE,
    ]),
  ],
  4,
)

/** [104.2b] (duel-masters/party-examples-more.rules:72) */
const exampleALossReplacedDoesNotFillTheDeck = example<State>(
  'a loss replaced does not fill the deck',
  ['104.2b'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null]),
    then(9, (s) => !within(s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])]!, ZONE['battle']), [
      '《MAX・ザ・ジョニー》',
      'place',
      (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] ?? NONE,
    ]),
    then(10, (s) => isOut_(s, 0)),
  ],
)

/** [400.4] (duel-masters/party-examples-more.rules:84) */
const exampleWhatWasPaidForIsNoDeedWithout = example<State>(
  'what was paid for is no deed without price',
  ['400.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 75, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [
    answers(9, 1, 'passes'),
    does(10, 1, 42, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null]),
    exactly(11, 1, []),
    equals(12, 'unpaid-deeds of B', 'number', (s) => unpaidDeedsOf(s, 1), 0),
  ],
)

/** [400.4] (duel-masters/party-examples-more.rules:98) */
const exampleAShieldOfTheGalaxyLendsNothingTo = example<State>(
  'a shield of the galaxy lends nothing to the next creature',
  ['400.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 75, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 1, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 186, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 184, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [
    answers(10, 1, 'passes'),
    does(11, 1, 83, [card(1), null]),
    does(12, 1, 82, [card(0), null]),
    exactly(13, 1, []),
    equals(14, 'unpaid-deeds of B', 'number', (s) => unpaidDeedsOf(s, 1), 1),
  ],
)

/** [105.1, 104.2c] (duel-masters/party-examples-more.rules:114) */
const exampleOfEverybodyLosingOnlyTheOwnLossIs = example<State>(
  'of everybody losing only the own loss is left',
  ['105.1', '104.2c'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 42, [card(9), value('definition', () => CARD['《皆の最期》']), null]),
    then(8, (s) => isOut_(s, 0), ['A is out', 'truth', (s) => isOut_(s, 0)]),
    then(8, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(8, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
  ],
)

/** [400.3] (duel-masters/party-examples-more.rules:124) */
const exampleTwoEmptySeatsInARowAndWhat = example<State>(
  'two empty seats in a row, and what lasts until each of them',
  ['400.3'],
  [],
  (s) => {
    s.turnPlayer = 1
    s.regular = 1
    placeGiven(s, 36, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 62, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 180, NONE, ZONE['battle'] + 3, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 3, hands)
    placeGiven(s, 100, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 198, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 197, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 196, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 195, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 215, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 214, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 213, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 212, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 208, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 207, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 206, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 205, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
    enter(s, 2)
    doStepsOfTurn(s, 1)
    enter(s, 5)
    doMainStep(s, 1)
  },
  [
    does(19, 1, 42, [card(36), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    chooses(20, 1, [value('player', () => 0)]),
    does(21, 2, 42, [card(62), value('definition', () => CARD['《奇天烈 シャッフ》']), null]),
    chooses(22, 2, [value('number', () => 3)]),
    chooses(23, 2, [value('player', () => 3)]),
    answers(24, 2, 'passes'),
    does(25, 3, 54, [value('player', () => 1), card(179), null]),
    does(26, 3, 54, [value('player', () => 2), card(180), null]),
    answers(27, 0, 'passes'),
    exactly(28, 0, []),
    then(29, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    then(29, (s) => isOut_(s, 2), ['C is out', 'truth', (s) => isOut_(s, 2)]),
    equals(29, 'count of lasting', 'number', (s) => s.zones[ZONE['lasting']]!.length, 2),
    equals(30, 'turn-player', 'player', (s) => s.turnPlayer, 0),
    then(31, (s) => !canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 0)),
    then(32, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 3)),
    answers(33, 3, 'passes'),
    exactly(34, 3, []),
    equals(35, 'turn-player', 'player', (s) => s.turnPlayer, 3),
    equals(35, 'count of lasting', 'number', (s) => s.zones[ZONE['lasting']]!.length, 0),
  ],
  4,
)

/** [400.3] (duel-masters/party-examples-more.rules:161) */
const exampleTheOwnLastingEffectGoesRoundToThe = example<State>(
  'the own lasting effect goes round to the empty seat',
  ['400.3'],
  [],
  (s) => {
    s.turnPlayer = 1
    s.regular = 1
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 36, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 190, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 198, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 197, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 196, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 195, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 215, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 214, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 213, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 212, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 208, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 207, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 206, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 205, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
    enter(s, 2)
    doStepsOfTurn(s, 1)
    enter(s, 5)
    doMainStep(s, 1)
  },
  [
    does(14, 1, 42, [card(36), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    chooses(15, 1, [card(83), card(82), card(81), card(80), card(79)]),
    chooses(16, 1, [value('player', () => 0)]),
    does(17, 1, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    answers(18, 2, 'passes'),
    exactly(19, 2, []),
    then(20, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(20, 'turn-player', 'player', (s) => s.turnPlayer, 2),
    equals(20, 'count of lasting', 'number', (s) => s.zones[ZONE['lasting']]!.length, 1),
    answers(21, 3, 'passes'),
    exactly(22, 3, []),
    equals(23, 'turn-player', 'player', (s) => s.turnPlayer, 3),
    equals(23, 'count of lasting', 'number', (s) => s.zones[ZONE['lasting']]!.length, 1),
    answers(24, 0, 'passes'),
    exactly(25, 0, []),
    equals(26, 'turn-player', 'player', (s) => s.turnPlayer, 0),
    equals(26, 'count of lasting', 'number', (s) => s.zones[ZONE['lasting']]!.length, 1),
    answers(27, 0, 'passes'),
    answers(28, 2, 'passes'),
    exactly(29, 2, []),
    equals(30, 'turn-player', 'player', (s) => s.turnPlayer, 2),
    equals(30, 'count of lasting', 'number', (s) => s.zones[ZONE['lasting']]!.length, 0),
  ],
  4,
)

/** [gap.attack-on-departed] (duel-masters/party-examples-more.rules:193) */
const exampleTheOneAttackedFallsToTheAttackS = example<State>(
  "the one attacked falls to the attack's own effect, which goes on without an attack",
  ['gap.attack-on-departed'],
  [],
  (s) => {
    placeGiven(s, 222, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 3, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(9, 0, 54, [value('player', () => 1), card(222), null]),
    then(10, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(10, 'times (end-attack) during match', 'number', (s) => s.timesEndAttackDuringMatch, 0),
    equals(11, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 1),
    equals(11, 'count of hand of D', 'number', (s) => s.zones[ZONE['hand'] + 3]!.length, 1),
  ],
  4,
)

/** [gap.attack-on-departed] (duel-masters/party-examples-more.rules:206) */
const exampleSoDoesTheOwnerOfAnAttackedCreature = example<State>(
  'so does the owner of an attacked creature',
  ['gap.attack-on-departed'],
  [],
  (s) => {
    placeGiven(s, 222, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 3, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(11, 0, 55, [card(107), card(222), null]),
    then(12, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(12, 'times (end-attack) during match', 'number', (s) => s.timesEndAttackDuringMatch, 0),
    equals(13, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 1),
    equals(13, 'count of hand of D', 'number', (s) => s.zones[ZONE['hand'] + 3]!.length, 1),
  ],
  4,
)

/** [104.2a] (duel-masters/party-examples-more.rules:221) */
const exampleInsteadOfLosingToAnAttack = example<State>(
  'instead of losing to an attack',
  ['104.2a'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 54, [value('player', () => 1), card(179), null]),
    then(7, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(7, (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 1, [
      '《MAX・ザ・ジョニー》',
      'place',
      (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] ?? NONE,
    ]),
  ],
)

/** [104.2a] (duel-masters/party-examples-more.rules:230) */
const exampleTheSecondAttackFindsNothingToGoInstead = example<State>(
  'the second attack finds nothing to go instead',
  ['104.2a'],
  [],
  (s) => {
    placeGiven(s, 180, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 54, [value('player', () => 1), card(179), null]),
    does(7, 0, 54, [value('player', () => 1), card(180), null]),
    then(8, (s) => isOut_(s, 1)),
  ],
)

/** [400.1a, 305.1] (duel-masters/party-examples-more.rules:240) */
const exampleAfterTheOneWhoFallsTheOthersEffects = example<State>(
  "after the one who falls the others' effects come",
  ['400.1a', '305.1'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 18, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 17, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 2, hands)
    doEndStep(s, 0)
  },
  [
    chooses(8, 2, [card(17)]),
    then(9, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(9, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 2),
  ],
  4,
)

/** [400.1, 400.1a] (duel-masters/party-examples-more.rules:251) */
const exampleTheOwnEffectOfOneWhoFallsTo = example<State>(
  'the own effect of one who falls to it goes no further',
  ['400.1', '400.1a'],
  [],
  (s) => {
    placeGiven(s, 223, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 3, hands)
    doEndStep(s, 0)
  },
  [
    then(9, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(9, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    equals(9, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 0),
    equals(9, 'count of hand of D', 'number', (s) => s.zones[ZONE['hand'] + 3]!.length, 0),
  ],
  4,
)

/** [104.1, gap.all-lose] (duel-masters/party-examples-more.rules:262) */
const exampleThreeLeftOneCardAndNobodyHasWon = example<State>(
  'three left, one card, and nobody has won',
  ['104.1', 'gap.all-lose'],
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
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(28), value('definition', () => CARD['《Spread Joy to the World!》']), null]),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(9, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(9, 'result of C', 'number', (s) => s.result[2]!, 0 - 1),
  ],
)

/** [107.1] (duel-masters/party-examples-names.rules:3) */
const exampleASpellSideIsCastFromTheBattle = example<State>(
  'a spell side is cast from the battle zone once in a turn',
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《天地命動 バラギアラ》']
    })
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
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [does(6, 0, 87, [card(42), null]), refused(7, 0, 87, [card(42), null], [])],
)

/** [201.4] (duel-masters/party-examples-names.rules:12) */
const exampleHomeOnceMoreByItsOwnerTheTide = example<State>(
  'home once more by its owner, the tide notwithstanding',
  ['201.4'],
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(9, 0, 82, [card(0), null]),
    does(10, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    answers(11, 0, 'accepts'),
    chooses(12, 0, [card(79)]),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
  ],
)

/** [107.1, 201.3a] (duel-masters/party-examples-names.rules:28) */
const exampleNorForNothingWhenItsNameIsUsed = example<State>(
  'nor for nothing, when its name is used up',
  ['107.1', '201.3a'],
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 165, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 82, [value('card', (s) => s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE), null]),
    refused(8, 0, 82, [value('card', (s) => s.zones[ZONE['hand'] + 0]![0] ?? NONE), null], ['107.1']),
  ],
)

/** [107.1] (duel-masters/party-examples-names.rules:38) */
const exampleUsedButNeverPut = example<State>(
  'used but never put',
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《火の使い》']), CARD['《火の使い》'], 0)
  },
  [
    then(6, (s) => s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['mana'] + 0, [
      '《火の使い》',
      'place',
      (s) => s.place[theCopy(s, CARD['《火の使い》'])] ?? NONE,
    ]),
    then(6, (s) => hasUsed(s, 0, CARD['《火の使い》']), [
      'A has-used 《火の使い》',
      'truth',
      (s) => hasUsed(s, 0, CARD['《火の使い》']),
    ]),
    then(6, (s) => !hasPut(s, 0, CARD['《火の使い》']), [
      'A has-put 《火の使い》',
      'truth',
      (s) => hasPut(s, 0, CARD['《火の使い》']),
    ]),
  ],
)

/** [107.1] (duel-masters/party-examples-names.rules:46) */
const examplePutByAnEffectThenNotAgain = example<State>(
  'put by an effect, then not again',
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 85, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['shields'] + 1, hands)
    s.turnNumber = 3
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [value('player', () => 1), card(74), null]),
    then(9, (s) => !canPut(s, theCopy(s, CARD['《特攻の忠剣ハチ公》']), 0)),
  ],
)

/** [107.1, 201.3b] (duel-masters/party-examples-names.rules:57) */
const exampleKirifudashWithANameUsedUp = example<State>(
  'Kirifudash with a name used up',
  ['107.1', '201.3b'],
  [],
  (s) => {
    placeGiven(s, 2, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE
    placeGiven(s, 168, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['shields'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(9, 0, 54, [value('player', () => 1), card(179), null]),
    chooses(10, 0, [card(109)]),
    does(11, 0, 84, [value('card', (s) => s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE), null]),
    does(12, 0, 54, [value('player', () => 1), card(180), null]),
    chooses(13, 0, [card(110)]),
    refused(14, 0, 84, [value('card', (s) => s.zones[ZONE['hand'] + 0]![0] ?? NONE), null], ['107.1']),
  ],
)

/** [201.4, 104.2a] (duel-masters/party-examples-names.rules:73) */
const exampleAndThePartnerThatWentForItComes = example<State>(
  'and the partner that went for it comes home',
  ['201.4', '104.2a'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 73, 1, ZONE['battle'] + 1, hands)
    s.partner[1] = copyOf(s, CARD['《MAX・ザ・ジョニー》'], 1)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [value('player', () => 1), card(179), null]),
    answers(9, 1, 'accepts'),
    then(10, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(10, (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['partner-zone'] + 1, [
      '《MAX・ザ・ジョニー》',
      'place',
      (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] ?? NONE,
    ]),
  ],
)

/** [201.4] (duel-masters/party-examples-names.rules:85) */
const exampleFromTheHandToo = example<State>(
  'from the hand too',
  ['201.4'],
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doTakeBack(s, theCopy(s, CARD['《ホムラ》']))
  },
  [
    answers(7, 0, 'accepts'),
    then(8, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
  ],
)

/** [107.1] (duel-masters/party-examples-names.rules:95) */
const exampleANameUsedInAnotherPlayerSTurn = example<State>(
  "a name used in another player's turn is used by its player alone",
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 32, 1, ZONE['shields'] + 1, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [value('player', () => 1), card(179), null]),
    answers(9, 1, 'accepts'),
    chooses(10, 1, [value('player', () => 0)]),
    then(11, (s) => hasUsed(s, 1, CARD['《デーモン・ハンド》']), [
      'B has-used 《デーモン・ハンド》',
      'truth',
      (s) => hasUsed(s, 1, CARD['《デーモン・ハンド》']),
    ]),
    then(11, (s) => !hasUsed(s, 0, CARD['《デーモン・ハンド》']), [
      'A has-used 《デーモン・ハンド》',
      'truth',
      (s) => hasUsed(s, 0, CARD['《デーモン・ハンド》']),
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0, [
      'fireraider4',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider4'])] ?? NONE,
    ]),
  ],
  4,
)

/** [107.1] (duel-masters/party-examples-names.rules:109) */
const exampleAUsedNameDoesNotComeOutOf = example<State>(
  'a used name does not come out of the graveyard either',
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 55, 1, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 55, 0, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 218, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 197, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 85, [card(55, 0), card(197), null]),
    chooses(9, 0, [card(136), card(194), card(192)]),
    answers(10, 0, 'declines'),
    refused(11, 0, 85, [card(55, 1), card(218), null], ['107.1']),
  ],
)

/** [107.1, 201.3b] (duel-masters/party-examples-names.rules:122) */
const exampleNorAsAShinobiInTheNextAttack = example<State>(
  'nor as a Shinobi, in the next attack of the turn',
  ['107.1', '201.3b'],
  [],
  (s) => {
    s.turnPlayer = 1
    s.regular = 1
    placeGiven(s, 78, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 78, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 112, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 180, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    doTurn(s, 1)
    enter(s, 2)
    doStepsOfTurn(s, 1)
    enter(s, 1)
    doAttackStep(s, 1)
  },
  [
    does(13, 1, 54, [value('player', () => 2), card(179), null]),
    does(14, 0, 79, [value('card', (s) => s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE), null]),
    chooses(15, 0, [value('player', () => 2)]),
    chooses(16, 1, [card(112)]),
    does(17, 1, 54, [value('player', () => 2), card(180), null]),
    refused(18, 0, 79, [value('card', (s) => s.zones[ZONE['hand'] + 0]![0] ?? NONE), null], ['107.1']),
  ],
)

/** [201.4] (duel-masters/party-examples-names.rules:142) */
const exampleOnItsWayToTheBattleZoneIt = example<State>(
  'on its way to the battle zone it is not asked home',
  ['201.4'],
  [],
  (s) => {
    placeGiven(s, 55, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ガンヴィー龍樹》'], 0)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 214, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 213, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 42, [card(55), value('definition', () => CARD['《ガンヴィー龍樹》']), null]),
    answers(8, 0, 'accepts'),
    then(9, (s) => s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] === ZONE['battle'] + 0, [
      '《ガンヴィー龍樹》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] ?? NONE,
    ]),
    equals(9, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 7),
    equals(9, 'count of mana of A', 'number', (s) => s.zones[ZONE['mana'] + 0]!.length, 11),
  ],
)

/** [300.2] (duel-masters/party-examples-seats.rules:3) */
const exampleATriggerThatMayNotBeCastStays = example<State>(
  'a trigger that may not be cast stays in the hand, and is not used',
  ['300.2'],
  [],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['shields'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 54, [value('player', () => 1), card(52), null]),
    answers(7, 1, 'accepts'),
    then(8, (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['hand'] + 1, [
      '《デーモン・ハンド》',
      'place',
      (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] ?? NONE,
    ]),
    then(9, (s) => !hasUsed(s, 1, CARD['《デーモン・ハンド》'])),
  ],
)

/** [304.3] (duel-masters/party-examples-seats.rules:14) */
const exampleTheAttackOnANeighbourIsNotDrawn = example<State>(
  'the attack on a neighbour is not drawn away',
  ['304.3'],
  [],
  (s) => {
    placeGiven(s, 181, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    placeGiven(s, 66, NONE, ZONE['battle'] + 2, hands)
    s.tapped[theCopy(s, CARD['《正義の煌き オーリリア》'])] = true
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 55, [card(107), card(181), null]),
    refused(9, 2, 91, [card(66), card(66), null], ['304.3']),
    nobodyAsked(10),
    then(11, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
    then(11, (s) => isTapped(s, theCopy(s, CARD['《正義の煌き オーリリア》'])), [
      '《正義の煌き オーリリア》 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['《正義の煌き オーリリア》'])),
    ]),
  ],
)

/** [304.3] (duel-masters/party-examples-seats.rules:27) */
const exampleTheOneOnOneselfIs = example<State>(
  'the one on oneself is',
  ['304.3'],
  [],
  (s) => {
    placeGiven(s, 181, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 66, NONE, ZONE['battle'] + 2, hands)
    s.tapped[theCopy(s, CARD['《正義の煌き オーリリア》'])] = true
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 54, [value('player', () => 2), card(181), null]),
    does(8, 2, 91, [card(66), card(66), null]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 2, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [306.1b] (duel-masters/party-examples-seats.rules:38) */
const exampleWhoHasHadTheOccasionHasNoSecond = example<State>(
  'who has had the occasion has no second, whatever is drawn then',
  ['306.1b'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 78, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 112, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 136, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 68, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 15, 1, ZONE['battle'] + 1, hands)
    placeGiven(s, 14, 1, ZONE['battle'] + 1, hands)
    placeGiven(s, 13, 1, ZONE['battle'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['shields'] + 3, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 3, hands)
    doAttackStep(s, 0)
  },
  [
    does(12, 0, 54, [value('player', () => 3), card(179), null]),
    does(13, 1, 79, [card(76), null]),
    does(14, 2, 79, [card(78), null]),
    then(15, (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] === ZONE['battle'] + 1, [
      '《怒流牙 佐助の超人》',
      'place',
      (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] ?? NONE,
    ]),
    chooses(16, 2, [value('player', () => 0)]),
    chooses(17, 0, [card(163)]),
    then(18, (s) => s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] === ZONE['hand'] + 1, [
      '《サッヴァーク-MAX》',
      'place',
      (s) => s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] ?? NONE,
    ]),
    then(18, (s) => s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['battle'] + 2, [
      '《光牙忍ライデン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光牙忍ライデン》'])] ?? NONE,
    ]),
  ],
  4,
)

/** [305.2] (duel-masters/party-examples-seats.rules:58) */
const exampleTheTurnPlayerFirstOfAll = example<State>(
  'the turn player first of all',
  ['305.2'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 72, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['battle'] + 2, hands)
    doPut(s, theCopy(s, CARD['《龍風混成 ザーディクリカ》']), 0)
  },
  [
    then(9, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['mana'] + 0, [
      '《龍風混成 ザーディクリカ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] ?? NONE,
    ]),
  ],
  5,
)

/** [300.2] (duel-masters/party-examples-seats.rules:69) */
const exampleNorFromTheBattleZone = example<State>(
  'nor from the battle zone',
  ['300.2'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《天地命動 バラギアラ》']
    })
    placeGiven(s, 52, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [refused(7, 0, 87, [card(42), null], [])],
)

/** [300.2] (duel-masters/party-examples-seats.rules:78) */
const exampleASpellForNothingThatMayNotBe = example<State>(
  'a spell for nothing that may not be cast stays where it was',
  ['300.2'],
  [],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 42, [card(61), value('definition', () => CARD['《龍風混成 ザーディクリカ》']), null]),
    chooses(8, 0, [card(79)]),
    chooses(9, 0, [card(112)]),
    chooses(10, 0, [card(167)]),
    chooses(11, 0, [card(166)]),
    chooses(12, 0, [card(165)]),
    chooses(13, 0, [card(164)]),
    chooses(14, 0, [card(163)]),
    chooses(15, 0, [card(30)]),
    exactly(16, 0, []),
    then(17, (s) => s.place[theCopy(s, CARD['《エナジー・ライト》'])] === ZONE['hand'] + 0, [
      '《エナジー・ライト》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エナジー・ライト》'])] ?? NONE,
    ]),
  ],
)

/** [300.2] (duel-masters/party-examples-seats.rules:97) */
const exampleOneInTheGraveyardAsWell = example<State>(
  'one in the graveyard as well',
  ['300.2'],
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 167, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 166, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['battle'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(61), value('definition', () => CARD['《龍風混成 ザーディクリカ》']), null]),
    chooses(9, 0, [card(79)]),
    chooses(10, 0, [card(112)]),
    chooses(11, 0, [card(167)]),
    chooses(12, 0, [card(166)]),
    chooses(13, 0, [card(165)]),
    chooses(14, 0, [card(164)]),
    chooses(15, 0, [card(163)]),
    chooses(16, 0, [card(30)]),
    exactly(17, 0, []),
    then(18, (s) => s.place[theCopy(s, CARD['《エナジー・ライト》'])] === ZONE['graveyard'] + 0, [
      '《エナジー・ライト》',
      'place',
      (s) => s.place[theCopy(s, CARD['《エナジー・ライト》'])] ?? NONE,
    ]),
    equals(18, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 0),
    then(18, (s) => !hasUsed(s, 0, CARD['《エナジー・ライト》']), [
      'A has-used 《エナジー・ライト》',
      'truth',
      (s) => hasUsed(s, 0, CARD['《エナジー・ライト》']),
    ]),
  ],
)

/** [300.1b] (duel-masters/party-examples-seats.rules:118) */
const exampleTheSameAbilityBoundToAnotherPlayerThe = example<State>(
  'the same ability, bound to another player the next time',
  ['300.1b'],
  [],
  (s) => {
    s.turnPlayer = 1
    s.regular = 1
    placeGiven(s, 54, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 140, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 139, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 138, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 1)
    enter(s, 2)
    doStepsOfTurn(s, 1)
    enter(s, 5)
    doMainStep(s, 1)
  },
  [
    does(15, 1, 42, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null]),
    answers(16, 0, 'accepts'),
    does(17, 2, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(18, 2, [value('player', () => 1)]),
    answers(19, 0, 'accepts'),
    exactly(20, 2, []),
    then(21, (s) => s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 2, [
      'waterscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout3'])] ?? NONE,
    ]),
    then(21, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [305.1a] (duel-masters/party-examples-seats.rules:141) */
const exampleANewEffectOfANearerSeatComes = example<State>(
  'a new effect of a nearer seat comes before a farther one',
  ['305.1a'],
  [],
  (s) => {
    placeGiven(s, 224, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 225, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 224, NONE, ZONE['battle'] + 3, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 167, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 166, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 3, hands)
    doEndStep(s, 0)
  },
  [
    happened(10, [
      moved(16, [value('number', () => 1), value('player', () => 2)]),
      moved(13, [value('number', () => 1), value('player', () => 1)]),
      moved(16, [value('number', () => 1), value('player', () => 3)]),
      moved(13, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
  4,
)

/** [306.1b] (duel-masters/party-examples-seats.rules:153) */
const exampleTheShinobiOfAThirdSeatGoesHome = example<State>(
  'the Shinobi of a third seat goes home at the end of the turn',
  ['306.1b'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(10, 0, 54, [value('player', () => 1), card(179), null]),
    does(11, 2, 79, [card(76), null]),
    then(12, (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] === ZONE['deck'] + 2, [
      '《怒流牙 佐助の超人》',
      'place',
      (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] ?? NONE,
    ]),
  ],
  4,
)

/** [306.1a, 306.1c] (duel-masters/party-examples-seats.rules:167) */
const exampleTwoAtTheEndOfATurnBy = example<State>(
  'two at the end of a turn, by seat from the turn player',
  ['306.1a', '306.1c'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 75, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 75, 2, ZONE['hand'] + 2, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 83, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [
    does(12, 1, 82, [card(0), null]),
    does(13, 2, 96, [card(75, 2), null]),
    does(14, 0, 96, [card(75, 0), null]),
    then(15, (s) => s.place[copyOf(s, CARD['《流星のガイアッシュ・カイザー》'], 0)] === ZONE['battle'] + 0, [
      '《流星のガイアッシュ・カイザー》 of A',
      'place',
      (s) => s.place[copyOf(s, CARD['《流星のガイアッシュ・カイザー》'], 0)] ?? NONE,
    ]),
    then(15, (s) => s.place[copyOf(s, CARD['《流星のガイアッシュ・カイザー》'], 2)] === ZONE['battle'] + 2, [
      '《流星のガイアッシュ・カイザー》 of C',
      'place',
      (s) => s.place[copyOf(s, CARD['《流星のガイアッシュ・カイザー》'], 2)] ?? NONE,
    ]),
    happened(17, [
      moved(52, [card(75, 2), null]),
      moved(12, [value('number', () => 2), value('player', () => 2)]),
      moved(52, [card(75, 0), null]),
      moved(12, [value('number', () => 2), value('player', () => 0)]),
    ]),
  ],
  4,
)

/** [302.1, 302.2] (duel-masters/party-examples-seats.rules:186) */
const exampleWonTwiceAgainstTheSameOneBrokenTwice = example<State>(
  'won twice against the same one, broken twice there',
  ['302.1', '302.2'],
  [],
  (s) => {
    placeGiven(s, 60, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 168, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 83, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 82, NONE, ZONE['shields'] + 2, hands)
    doAttackStep(s, 0)
  },
  [
    does(9, 0, 54, [value('player', () => 2), card(60), null]),
    choosable(10, 0, [value('player', () => 1)]),
    chooses(11, 0, [value('player', () => 1)]),
    answers(12, 0, 'accepts'),
    answers(13, 0, 'declines'),
    chooses(14, 0, [card(82)]),
    then(15, (s) => s.place[theCopy(s, CARD['lightscout4'])] === ZONE['hand'] + 1, [
      'lightscout4',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout4'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['lightscout6'])] === ZONE['hand'] + 1, [
      'lightscout6',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout6'])] ?? NONE,
    ]),
    then(15, (s) => (s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2']), [
      'top of deck of C',
      'card',
      (s) => s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [300.1a, 300.1d] (duel-masters/party-examples-seats.rules:203) */
const exampleWithoutACreatureTheManaCardOfThe = example<State>(
  'without a creature the mana card of the same one goes',
  ['300.1a', '300.1d'],
  [],
  (s) => {
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 53, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(53), value('definition', () => CARD['《偽りの王 ヴィルヘルム》']), null]),
    chooses(9, 0, [value('player', () => 2)]),
    chooses(10, 0, [card(80)]),
    then(11, (s) => s.place[theCopy(s, CARD['lightscout3'])] === ZONE['graveyard'] + 2, [
      'lightscout3',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout3'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [300.1b, dm.cards.1] (duel-masters/party-examples-seats.rules:216) */
const exampleAFieldIsNoCreatureAndStays = example<State>(
  'a field is no creature, and stays',
  ['300.1b', 'dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 36, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《奇石 ミクセル》']
    })
    placeGiven(s, 70, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 54, [value('player', () => 1), card(179), null]),
    answers(8, 1, 'accepts'),
    then(9, (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] === ZONE['battle'] + 1, [
      '《Dの博才サイバーダイス・ベガス》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] ?? NONE,
    ]),
  ],
)

/** [300.1b, dm.cards.1] (duel-masters/party-examples-seats.rules:227) */
const exampleACreatureOfAPriceAboveTheMana = example<State>(
  'a creature of a price above the mana does not',
  ['300.1b', 'dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.def[laid] = CARD['《奇石 ミクセル》']
    })
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 164, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 1, hands)
    s.turnPlayer = 1
    doTurn(s, 1)
    enter(s, 2)
    doStepsOfTurn(s, 1)
    enter(s, 5)
    doMainStep(s, 1)
  },
  [
    does(9, 1, 82, [card(0), null]),
    exactly(10, 1, []),
    then(11, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['deck'] + 1, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
  ],
)

/** [103.4] (duel-masters/party-examples-options.rules:3) */
const example1034Ex1WhoBeginsIsDrawnBy = example<State>(
  '103.4-ex1: who begins is drawn by chance',
  ['103.4'],
  [[0, 1]],
  (s) => {
    doSetUp(s)
  },
  [
    equals(4, 'times (begin-with) during set-up', 'number', (s) => s.timesBeginWithDuringSetUp, 1),
    then(
      4,
      (s) => s.turnPlayer === s.regular,
      ['turn-player', 'player', (s) => s.turnPlayer],
      ['regular', 'player', (s) => s.regular],
    ),
    equals(4, 'count of hand of C', 'number', (s) => s.zones[ZONE['hand'] + 2]!.length, 6),
  ],
)

/** [103.4] (duel-masters/party-examples-options.rules:9) */
const example1034Ex1TheWholeOrderIsDrawn = example<State>(
  '103.4-ex1: the whole order is drawn',
  ['103.4'],
  [[0, 2]],
  (s) => {
    doSetUp(s)
  },
  [
    equals(4, 'times (draw-order) during set-up', 'number', (s) => s.timesDrawOrderDuringSetUp, 1),
    equals(4, 'count of seating', 'number', (s) => s.seating.length, 3),
    then(
      4,
      (s) => s.turnPlayer === (s.seating[0] ?? NONE),
      ['turn-player', 'player', (s) => s.turnPlayer],
      ['first of seating', 'player', (s) => s.seating[0] ?? NONE],
    ),
    equals(5, 'times (begin-with) during set-up', 'number', (s) => s.timesBeginWithDuringSetUp, 1),
  ],
)

/** [103.4] (duel-masters/party-examples-options.rules:16) */
const example1034Ex1AnyOrderThatAllAgree = example<State>(
  '103.4-ex1: any order that all agree to, when all hands are dealt',
  ['103.4'],
  [[0, 3]],
  (s) => {
    doSetUp(s)
  },
  [
    chooses(5, 0, [value('player', () => 2)]),
    chooses(6, 0, [value('player', () => 0)]),
    chooses(7, 0, [value('player', () => 3)]),
    answers(8, 1, 'accepts'),
    answers(9, 2, 'accepts'),
    answers(10, 3, 'accepts'),
    equals(11, 'turn-player', 'player', (s) => s.turnPlayer, 2),
    equals(11, 'regular', 'player', (s) => s.regular, 2),
    equals(11, 'next of C', 'player', (s) => nextIn(s.seating, 2, 1), 0),
    equals(11, 'next of A', 'player', (s) => nextIn(s.seating, 0, 1), 3),
    equals(11, 'next of D', 'player', (s) => nextIn(s.seating, 3, 1), 1),
    equals(11, 'next of B', 'player', (s) => nextIn(s.seating, 1, 1), 2),
    happened(12, [moved(20, [value('player', () => 3)]), moved(98, []), moved(102, [value('player', () => 0)])]),
  ],
  4,
)

/** [103.4] (duel-masters/party-examples-options.rules:30) */
const example1034Ex1WhoDoesNotAgreeHears = example<State>(
  '103.4-ex1: who does not agree hears the next proposal',
  ['103.4'],
  [[0, 3]],
  (s) => {
    doSetUp(s)
  },
  [
    chooses(4, 0, [value('player', () => 0)]),
    chooses(5, 0, [value('player', () => 1)]),
    answers(6, 1, 'accepts'),
    answers(7, 2, 'declines'),
    chooses(8, 1, [value('player', () => 2)]),
    chooses(9, 1, [value('player', () => 1)]),
    answers(10, 0, 'accepts'),
    answers(11, 2, 'accepts'),
    equals(12, 'turn-player', 'player', (s) => s.turnPlayer, 2),
    equals(12, 'next of C', 'player', (s) => nextIn(s.seating, 2, 1), 1),
    equals(12, 'times (propose-order) during set-up', 'number', (s) => s.timesProposeOrderDuringSetUp, 2),
  ],
)

/** [103.4] (duel-masters/party-examples-options.rules:44) */
const example1034Ex1AndWhereNobodySOrder = example<State>(
  "103.4-ex1: and where nobody's order pleases all, one is drawn",
  ['103.4'],
  [[0, 3]],
  (s) => {
    doSetUp(s)
  },
  [
    chooses(4, 0, [value('player', () => 0)]),
    chooses(5, 0, [value('player', () => 1)]),
    answers(6, 2, 'declines'),
    chooses(7, 1, [value('player', () => 2)]),
    chooses(8, 1, [value('player', () => 1)]),
    answers(9, 2, 'declines'),
    chooses(10, 2, [value('player', () => 2)]),
    chooses(11, 2, [value('player', () => 1)]),
    answers(12, 0, 'declines'),
    equals(13, 'times (draw-order) during set-up', 'number', (s) => s.timesDrawOrderDuringSetUp, 1),
    equals(13, 'count of seating', 'number', (s) => s.seating.length, 3),
  ],
)

/** [103.4, 305.1] (duel-masters/party-examples-options.rules:59) */
const exampleTurnsAndEffectsGoByTheOrderAgreed = example<State>(
  'turns and effects go by the order agreed, past an empty seat',
  ['103.4', '305.1'],
  [],
  (s) => {
    s.seating = [0, 3, 1, 2]
    s.turnPlayer = 3
    placeGiven(s, 16, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 18, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doEndStep(s, 3)
  },
  [
    happened(10, [
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
    ]),
    equals(11, 'next of D', 'player', (s) => nextIn(s.seating, 3, 1), 1),
    equals(11, 'next of B', 'player', (s) => nextIn(s.seating, 1, 1), 2),
    equals(11, 'next of C', 'player', (s) => nextIn(s.seating, 2, 1), 0),
  ],
  4,
)

/** [gap.all-lose] (duel-masters/party-examples-options.rules:72) */
const exampleOfAllWhoFallTogetherTheLastIn = example<State>(
  'of all who fall together the last in turn order has won',
  ['gap.all-lose'],
  [[1, 1]],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 28, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    doTurn(s, 1)
    enter(s, 2)
    doStepsOfTurn(s, 1)
    enter(s, 5)
    doMainStep(s, 1)
  },
  [
    does(10, 1, 42, [card(28), value('definition', () => CARD['《Spread Joy to the World!》']), null]),
    equals(11, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(11, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(11, 'result of C', 'number', (s) => s.result[2]!, 0 - 1),
  ],
)

/** [105.1, gap.all-lose] (duel-masters/party-examples-options.rules:85) */
const exampleACardByWhichEverybodyLosesIsNo = example<State>(
  'a card by which everybody loses is no card against opponents',
  ['105.1', 'gap.all-lose'],
  [[2, 1]],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 42, [card(9), value('definition', () => CARD['《皆の最期》']), null]),
    equals(8, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(8, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
    equals(8, 'result of C', 'number', (s) => s.result[2]!, 0 - 1),
  ],
)

/** [105.1] (duel-masters/party-examples-options.rules:95) */
const exampleOrItDoesNothingAndTheRestOf = example<State>(
  'or it does nothing, and the rest of it works',
  ['105.1'],
  [[2, 2]],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 42, [card(9), value('definition', () => CARD['《皆の最期》']), null]),
    exactly(8, 0, []),
    then(9, (s) => isLiving(s, 0), ['A is living', 'truth', (s) => isLiving(s, 0)]),
    then(9, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(9, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
    then(9, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [105.1, 300.1] (duel-masters/party-examples-options.rules:106) */
const exampleSomebodyIsNamedToLoseAndDoesNot = example<State>(
  'somebody is named to lose, and does not',
  ['105.1', '300.1'],
  [[3, 1]],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《呪いの鏡》']), CARD['《呪いの鏡》'], 0)
  },
  [
    choosable(6, 0, [value('player', () => 1)]),
    chooses(7, 0, [value('player', () => 2)]),
    then(8, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
    then(8, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(8, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [106.1, 300.1] (duel-masters/party-examples-options.rules:116) */
const exampleSomebodyIsNamedForATurnAndGets = example<State>(
  'somebody is named for a turn, and gets none',
  ['106.1', '300.1'],
  [[3, 1]],
  (s) => {
    placeGiven(s, 163, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
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
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 42, [card(51), value('definition', () => CARD['《正体不明》']), null]),
    chooses(8, 0, [
      card(130),
      card(129),
      card(128),
      card(127),
      card(126),
      card(125),
      card(124),
      card(123),
      card(122),
      card(121),
    ]),
    chooses(9, 0, [card(51), card(163)]),
    choosable(10, 0, [value('player', () => 1)]),
    chooses(11, 0, [value('player', () => 2)]),
    happened(12, [moved(36, [value('player', () => 2)])]),
    equals(13, 'extra-turns of C', 'number', (s) => s.extraTurns[2]!, 0),
    equals(13, 'extra-turns of B', 'number', (s) => s.extraTurns[1]!, 0),
  ],
)

/** [107.1] (duel-masters/party-examples-options.rules:131) */
const exampleANameThatWasUsedIsNotPut = example<State>(
  'a name that was used is not put either, though it never came',
  ['107.1'],
  [[4, 1]],
  (s) => {
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《火の使い》']), CARD['《火の使い》'], 0)
  },
  [
    then(7, (s) => s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['mana'] + 0, [
      '《火の使い》',
      'place',
      (s) => s.place[theCopy(s, CARD['《火の使い》'])] ?? NONE,
    ]),
    then(7, (s) => !canPut(s, theCopy(s, CARD['《火の使い》']), 0), [
      'A may put 《火の使い》',
      'truth',
      (s) => canPut(s, theCopy(s, CARD['《火の使い》']), 0),
    ]),
  ],
)

/** [107.1] (duel-masters/party-examples-options.rules:140) */
const exampleCountedTogetherOneThatIsSummonedStillComes = example<State>(
  'counted together, one that is summoned still comes',
  ['107.1'],
  [[4, 1]],
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
    does(7, 0, 42, [card(20), value('definition', () => CARD['《火の使い》']), null]),
    then(8, (s) => s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['battle'] + 0, [
      '《火の使い》',
      'place',
      (s) => s.place[theCopy(s, CARD['《火の使い》'])] ?? NONE,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0, [
      'lightscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['lightscout2'])] ?? NONE,
    ]),
  ],
)

/** [107.1] (duel-masters/party-examples-options.rules:150) */
const exampleWhatNeverCameIsNotUsedUp = example<State>(
  'what never came is not used up',
  ['107.1'],
  [[5, 1]],
  (s) => {
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《火の使い》']), CARD['《火の使い》'], 0)
  },
  [
    then(7, (s) => s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['mana'] + 0, [
      '《火の使い》',
      'place',
      (s) => s.place[theCopy(s, CARD['《火の使い》'])] ?? NONE,
    ]),
    then(7, (s) => canUse(s, theCopy(s, CARD['《火の使い》']), CARD['《火の使い》'], 0), [
      'A may use 《火の使い》 as 《火の使い》',
      'truth',
      (s) => canUse(s, theCopy(s, CARD['《火の使い》']), CARD['《火の使い》'], 0),
    ]),
  ],
)

/** [201.4] (duel-masters/party-examples-options.rules:159) */
const exampleThePartnerPaysItsOwnWayHome = example<State>(
  'the partner pays its own way home',
  ['201.4'],
  [[6, 1]],
  (s) => {
    placeGiven(s, 55, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 53, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《偽りの王 ヴィルヘルム》'], 0)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(9, 0, 85, [card(55), card(53), null]),
    answers(10, 0, 'accepts'),
    chooses(11, 0, [card(53)]),
    then(12, (s) => s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] === ZONE['partner-zone'] + 0, [
      '《偽りの王 ヴィルヘルム》',
      'place',
      (s) => s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] ?? NONE,
    ]),
    equals(12, 'count of mana of A', 'number', (s) => s.zones[ZONE['mana'] + 0]!.length, 2),
    equals(12, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
  ],
)

/** [305.2] (duel-masters/party-examples-options.rules:173) */
const exampleTheOthersReplacementsBeforeTheTurnPlayerS = example<State>(
  "the others' replacements before the turn player's own",
  ['305.2'],
  [[7, 1]],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 61, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 71, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['battle'] + 1, hands)
    doPut(s, theCopy(s, CARD['《龍風混成 ザーディクリカ》']), 2)
  },
  [
    then(8, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 2, [
      '《龍風混成 ザーディクリカ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] ?? NONE,
    ]),
  ],
)

/** [306.1b] (duel-masters/party-examples-options.rules:183) */
const exampleOneUseOnEachOccasion = example<State>(
  'one use on each occasion',
  ['306.1b'],
  [[8, 1]],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 15, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 14, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 13, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 68, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 111, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 0, hands)
    doAttackStep(s, 1)
  },
  [
    does(11, 1, 54, [value('player', () => 2), card(179), null]),
    does(12, 0, 79, [card(78), null]),
    chooses(13, 0, [value('player', () => 1)]),
    equals(
      14,
      'times (declare by A) during attack-player',
      'number',
      (s) => s.timesDeclareDuringAttackPlayer[0] ?? 0,
      1,
    ),
    then(14, (s) => s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['battle'] + 0, [
      '《光牙忍ライデン》',
      'place',
      (s) => s.place[theCopy(s, CARD['《光牙忍ライデン》'])] ?? NONE,
    ]),
  ],
)

/** [gap.attack-on-departed] (duel-masters/party-examples-options.rules:199) */
const exampleAnAttackThatNobodyIsLeftToSuffer = example<State>(
  'an attack that nobody is left to suffer still ends as attacks do',
  ['gap.attack-on-departed'],
  [[9, 1]],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    s.turnNumber = 3
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 2, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(9, 0, 54, [value('player', () => 1), card(49), null]),
    then(10, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(10, 'times (judge by A) during match', 'number', (s) => s.timesJudgeDuringMatch[0] ?? 0, 1),
    then(10, (s) => (s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout3']), [
      'top of deck of C',
      'card',
      (s) => s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [101.1c] (duel-masters/party-examples-corners.rules:3) */
const exampleNorACardOfTheZonesBesideThe = example<State>(
  'nor a card of the zones beside the table',
  ['101.1c'],
  [],
  (s) => {
    s.mainDeck[0] = [5, 25]
    s.mainDeck[1] = [5, 26]
    s.partnerCard[0] = [5]
    s.partnerCard[1] = [5]
    doTurn(s, 0)
  },
  [deckIs(7, 0, true, ['101.1c']), deckIs(8, 1, true, ['101.1c'])],
)

/** [101.1a, 201.2] (duel-masters/party-examples-corners.rules:13) */
const exampleBesideAPartnerWithoutACivilizationOnlyIts = example<State>(
  'beside a partner without a civilization only its like',
  ['101.1a', '201.2'],
  [],
  (s) => {
    doTurn(s, 0)
  },
  [
    exactly(3, 0, []),
    then(4, (s) => suits(s, CARD['《無色の像》'], CARD['《「修羅」の頂 VAN・ベートーベン》']), [
      '《無色の像》 suits 《「修羅」の頂 VAN・ベートーベン》',
      'truth',
      (s) => suits(s, CARD['《無色の像》'], CARD['《「修羅」の頂 VAN・ベートーベン》']),
    ]),
    then(4, (s) => !suits(s, CARD['firescout2'], CARD['《「修羅」の頂 VAN・ベートーベン》']), [
      'firescout2 suits 《「修羅」の頂 VAN・ベートーベン》',
      'truth',
      (s) => suits(s, CARD['firescout2'], CARD['《「修羅」の頂 VAN・ベートーベン》']),
    ]),
    then(6, (s) => !suits(s, CARD['《天地命動 バラギアラ / 輪廻暴聖》'], CARD['《偽りの王 ヴィルヘルム》'])),
  ],
)

/** [103.3, dm.start.1] (duel-masters/party-examples-corners.rules:21) */
const exampleAsTheGameBeginsOneCardIsFetched = example<State>(
  'as the game begins one card is fetched, and five are drawn',
  ['103.3', 'dm.start.1'],
  [],
  (s) => {
    s.mainDeck[0] = [0, 10, 163, 164, 165, 166, 167, 168, 169, 177, 178, 179, 184, 185]
    s.partnerCard[0] = [0]
    doDeal(s, 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['《先触れ》'])] === ZONE['hand'] + 0, [
      '《先触れ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《先触れ》'])] ?? NONE,
    ]),
    equals(5, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 6),
    equals(5, 'count of shields of A', 'number', (s) => s.zones[ZONE['shields'] + 0]!.length, 6),
    happened(6, [
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
      moved(21, [value('player', () => 0)]),
      moved(13, [value('number', () => 6), value('player', () => 0)]),
      moved(12, [value('number', () => 5), value('player', () => 0)]),
    ]),
  ],
)

/** [104.2a] (duel-masters/party-examples-corners.rules:29) */
const exampleNoShieldsAreLeftWhenTheAttackComes = example<State>(
  'no shields are left when the attack comes home',
  ['104.2a'],
  [],
  (s) => {
    placeGiven(s, 60, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 54, [value('player', () => 1), card(60), null]),
    chooses(8, 0, [value('player', () => 1)]),
    answers(9, 0, 'declines'),
    then(10, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    then(10, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
  ],
)

/** [104.2a] (duel-masters/party-examples-corners.rules:41) */
const exampleAnAttackThatIsDrawnAwayDefeatsNobody = example<State>(
  'an attack that is drawn away defeats nobody',
  ['104.2a'],
  [],
  (s) => {
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['battle'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(5, 0, 54, [value('player', () => 1), card(179), null]),
    does(6, 1, 64, [card(120), null]),
    then(7, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(7, (s) => s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0, [
      'fireraider4',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider4'])] ?? NONE,
    ]),
  ],
)

/** [104.2b] (duel-masters/party-examples-corners.rules:50) */
const exampleASearchTakesTheLastCardAndWhat = example<State>(
  'a search takes the last card, and what it found is gone with its player',
  ['104.2b'],
  [],
  (s) => {
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 42, [card(58), value('definition', () => CARD['《土隠雲の超人》']), null]),
    chooses(7, 0, [card(194)]),
    chooses(8, 0, [card(193)]),
    chooses(9, 0, [card(192)]),
    chooses(10, 0, [card(191)]),
    chooses(11, 0, [card(78)]),
    then(12, (s) => isOut_(s, 0), ['A is out', 'truth', (s) => isOut_(s, 0)]),
    then(12, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(12, (s) => isLiving(s, 2), ['C is living', 'truth', (s) => isLiving(s, 2)]),
  ],
)

/** [106.1] (duel-masters/party-examples-corners.rules:64) */
const exampleATurnThatIsSkippedStaysSkipped = example<State>(
  'a turn that is skipped stays skipped',
  ['106.1'],
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
    placeGiven(s, 166, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 2, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(11), value('definition', () => CARD['《遅れの砂》']), null]),
    chooses(9, 0, [value('player', () => 1)]),
    does(10, 2, 28, [card(165), null]),
    exactly(11, 2, []),
    equals(12, 'turn-player', 'player', (s) => s.turnPlayer, 2),
    equals(12, 'count of deck of B', 'number', (s) => s.zones[ZONE['deck'] + 1]!.length, 2),
  ],
)

/** [107.1] (duel-masters/party-examples-corners.rules:78) */
const exampleOfTwoOfANamePutAtOnce = example<State>(
  'of two of a name put at once the second stays where it was',
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 49, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, 0, ZONE['hand'] + 0, hands)
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
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 42, [card(51), value('definition', () => CARD['《正体不明》']), null]),
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
    chooses(16, 0, [card(49, 0), card(49, 1)]),
    refused(17, 0, 42, [card(49, 1), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null], ['107.1']),
    refused(18, 0, 46, [card(49, 1), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null], ['107.1']),
    equals(19, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    then(19, (s) => s.place[copyOf(s, CARD['《特攻の忠剣ハチ公》'], 0)] === ZONE['battle'] + 0, [
      '《特攻の忠剣ハチ公》 of A',
      'place',
      (s) => s.place[copyOf(s, CARD['《特攻の忠剣ハチ公》'], 0)] ?? NONE,
    ]),
  ],
)

/** [107.1, dm.trigger.1] (duel-masters/party-examples-corners.rules:99) */
const exampleNorIsASecondShieldTriggerOfThe = example<State>(
  'nor is a second shield trigger of the name used in the turn',
  ['107.1', 'dm.trigger.1'],
  [],
  (s) => {
    placeGiven(s, 163, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 180, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 32, 1, ZONE['shields'] + 1, hands)
    placeGiven(s, 32, 1, ZONE['shields'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 54, [value('player', () => 1), card(179), null]),
    chooses(8, 0, [value('card', (s) => s.zones[ZONE['shields'] + 1]![0] ?? NONE)]),
    answers(9, 1, 'accepts'),
    chooses(10, 1, [value('player', () => 0)]),
    chooses(11, 1, [card(163)]),
    does(12, 0, 54, [value('player', () => 1), card(180), null]),
    answers(13, 1, 'accepts'),
    then(14, (s) => s.place[theCopy(s, CARD['fireraider5'])] === ZONE['battle'] + 0, [
      'fireraider5',
      'place',
      (s) => s.place[theCopy(s, CARD['fireraider5'])] ?? NONE,
    ]),
    equals(14, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 1),
    then(14, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 0, [
      'firescout2',
      'place',
      (s) => s.place[theCopy(s, CARD['firescout2'])] ?? NONE,
    ]),
  ],
)

/** [201.3] (duel-masters/party-examples-corners.rules:115) */
const exampleTheSpellSideOfAPartnerIsNot = example<State>(
  'the spell side of a partner is not cast from its zone',
  ['201.3'],
  [],
  (s) => {
    placeGiven(s, 46, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE
    placeGiven(s, 46, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    offered(8, 0, 42, [
      value('card', (s) => s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE),
      value('definition', () => CARD['《魔導管理室 カリヤドネ》']),
      null,
    ]),
    refused(
      9,
      0,
      42,
      [
        value('card', (s) => s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE),
        value('definition', () => CARD['《ハーミット・サークル》']),
        null,
      ],
      ['201.3'],
    ),
    offered(10, 0, 42, [
      value('card', (s) => s.zones[ZONE['hand'] + 0]![0] ?? NONE),
      value('definition', () => CARD['《ハーミット・サークル》']),
      null,
    ]),
  ],
)

/** [400.2] (duel-masters/party-examples-corners.rules:127) */
const exampleOneWhoDrawsTheLastCardHasNeither = example<State>(
  'one who draws the last card has neither mana nor main step, but an end',
  ['400.2'],
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
  },
  [
    then(6, (s) => isOut_(s, 0), ['A is out', 'truth', (s) => isOut_(s, 0)]),
    equals(6, 'times (charge-step) during turn', 'number', (s) => s.timesChargeStepDuringTurn, 0),
    equals(6, 'times (attack-step) during turn', 'number', (s) => s.timesAttackStepDuringTurn, 0),
    happened(7, [
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(37, [value('player', () => 0)]),
      moved(32, [value('player', () => 0)]),
    ]),
  ],
)

/** [400.1] (duel-masters/party-examples-corners.rules:136) */
const exampleCardsInEveryZoneGoAndOthersKeep = example<State>(
  'cards in every zone go, and others keep theirs',
  ['400.1'],
  [],
  (s) => {
    placeGiven(s, 0, 1, ZONE['partner-zone'] + 1, hands)
    s.partner[1] = copyOf(s, CARD['《ホムラ》'], 1)
    placeGiven(s, 107, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 53, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 2, hands)
    doLose(s, 1)
  },
  [
    equals(
      10,
      'count of (each card c where owner of c = B)',
      'number',
      (s) => countOf(presentCards(s), (c) => s.owner[c]! === 1),
      0,
    ),
    then(10, (s) => s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] === ZONE['battle'] + 2, [
      '《偽りの王 ヴィルヘルム》',
      'place',
      (s) => s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] ?? NONE,
    ]),
    then(11, (s) => s.zones[ZONE['waiting']]!.length === 0, [
      'waiting',
      'set of effect',
      (s) => s.zones[ZONE['waiting']]!,
    ]),
    equals(11, 'count of deck of C', 'number', (s) => s.zones[ZONE['deck'] + 2]!.length, 2),
  ],
)

/** [201.4] (duel-masters/party-examples-corners.rules:149) */
const exampleTappedManaPaysTheWayHomeToo = example<State>(
  'tapped mana pays the way home too',
  ['201.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 0, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    s.tapped[theCopy(s, CARD['firescout2'])] = true
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doDestroy(s, theCopy(s, CARD['《ホムラ》']))
  },
  [
    answers(9, 0, 'accepts'),
    then(10, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
    then(10, (s) => s.zones[ZONE['mana'] + 0]!.length === 0, [
      'mana of A',
      'set of card',
      (s) => s.zones[ZONE['mana'] + 0]!,
    ]),
  ],
)

/** [201.4] (duel-masters/party-examples-corners.rules:161) */
const exampleWithoutManaThereIsNoWayHome = example<State>(
  'without mana there is no way home',
  ['201.4'],
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doDestroy(s, theCopy(s, CARD['《ホムラ》']))
  },
  [
    then(6, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['graveyard'] + 0, [
      '《ホムラ》',
      'place',
      (s) => s.place[theCopy(s, CARD['《ホムラ》'])] ?? NONE,
    ]),
  ],
)

/** [305.1, 400.1] (duel-masters/party-examples-corners.rules:169) */
const exampleAnEmptySeatIsPassedOverInThe = example<State>(
  'an empty seat is passed over in the order of effects',
  ['305.1', '400.1'],
  [],
  (s) => {
    s.out_[1] = true
    s.turnPlayer = 0
    placeGiven(s, 16, NONE, ZONE['battle'] + 3, hands)
    placeGiven(s, 17, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 2, hands)
    doEndStep(s, 0)
  },
  [
    happened(10, [
      moved(12, [value('number', () => 1), value('player', () => 2)]),
      moved(12, [value('number', () => 1), value('player', () => 3)]),
    ]),
  ],
  4,
)

/** [304.3] (duel-masters/party-examples-corners.rules:181) */
const exampleAThirdDoesNotGuard = example<State>(
  'a third does not guard',
  ['304.3'],
  [],
  (s) => {
    placeGiven(s, 181, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    placeGiven(s, 63, NONE, ZONE['battle'] + 2, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 55, [card(107), card(181), null]),
    refused(8, 2, 65, [card(63), null], ['304.3']),
    nobodyAsked(9),
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [302.1, 104.2b] (duel-masters/party-examples-corners.rules:193) */
const exampleWhoJudgesWithTheLastCardHasNot = example<State>(
  'who judges with the last card has not lost it',
  ['302.1', '104.2b'],
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    s.turnNumber = 3
    placeGiven(s, 169, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 112, NONE, ZONE['shields'] + 2, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 54, [value('player', () => 2), card(49), null]),
    chooses(9, 0, [card(112)]),
    chooses(10, 0, [value('player', () => 1)]),
    then(11, (s) => isLiving(s, 0), ['A is living', 'truth', (s) => isLiving(s, 0)]),
    then(11, (s) => isLiving(s, 1), ['B is living', 'truth', (s) => isLiving(s, 1)]),
    then(11, (s) => (s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout2']), [
      'top of deck of B',
      'card',
      (s) => s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [102.1, 106.1] (duel-masters/party-examples-corners.rules:206) */
const exampleOneWhoHasLeftIsNotNamedAnd = example<State>(
  'one who has left is not named, and two seats are passed over',
  ['102.1', '106.1'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 195, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 194, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 3, hands)
    s.out_[1] = true
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(11, 0, 42, [card(11), value('definition', () => CARD['《遅れの砂》']), null]),
    notChoosable(12, 0, [value('player', () => 1)]),
    chooses(13, 0, [value('player', () => 2)]),
    does(14, 3, 28, [card(163), null]),
    exactly(15, 3, []),
    equals(16, 'turn-player', 'player', (s) => s.turnPlayer, 3),
  ],
  4,
)

/** [201.3, 201.4, 107.1] (duel-masters/party-examples-corners.rules:224) */
const examplePaidFromItsZoneHomeAgainAndNot = example<State>(
  'paid from its zone, home again, and not a second time in the turn',
  ['201.3', '201.4', '107.1'],
  [],
  (s) => {
    placeGiven(s, 39, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 213, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 197, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 196, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 195, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 193, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 192, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [
      value('card', (s) => s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE),
      value('definition', () => CARD['《天地命動 バラギアラ》']),
      null,
    ]),
    chooses(9, 0, [card(213)]),
    chooses(10, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    does(11, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    chooses(12, 0, [card(213)]),
    answers(13, 0, 'accepts'),
    chooses(14, 0, [card(79)]),
    exactly(15, 0, []),
    equals(16, 'count of partner-zone of A', 'number', (s) => s.zones[ZONE['partner-zone'] + 0]!.length, 1),
    refused(
      17,
      0,
      42,
      [
        value('card', (s) => s.zones[ZONE['partner-zone'] + 0]![0] ?? NONE),
        value('definition', () => CARD['《天地命動 バラギアラ》']),
        null,
      ],
      ['107.1'],
    ),
  ],
)

/** [400.2, 400.4] (duel-masters/party-examples-departed.rules:18) */
const exampleTheEndOfATurnWhosePlayerHas = example<State>(
  "the end of a turn whose player has left is the end of an opponent's turn",
  ['400.2', '400.4'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 226, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    then(9, (s) => isOut_(s, 0), ['A is out', 'truth', (s) => isOut_(s, 0)]),
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1, [
      'waterscout2',
      'place',
      (s) => s.place[theCopy(s, CARD['waterscout2'])] ?? NONE,
    ]),
  ],
)

/** [400.1] (duel-masters/party-examples-departed.rules:29) */
const exampleAnEmptySeatHasNoEndOfA = example<State>(
  'an empty seat has no end of a turn',
  ['400.1'],
  [],
  (s) => {
    s.turnPlayer = 0
    s.out_[0] = true
    placeGiven(s, 16, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 226, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
  },
  [
    equals(7, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 0),
    equals(7, 'times (end-of-turn) during match', 'number', (s) => s.timesEndOfTurnDuringMatch, 0),
  ],
)

/** [400.3] (duel-masters/party-examples-departed.rules:38) */
const exampleWhatWasToLastIntoTheNextTurn = example<State>(
  'what was to last into the next turn of one who left ends where that turn would begin',
  ['400.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 227, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 138, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 137, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 193, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 192, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 128, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 194, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 212, NONE, ZONE['hand'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(14, 0, 42, [card(227), value('definition', () => CARD['《長い霧》']), null]),
    chooses(15, 0, [card(138)]),
    chooses(16, 0, [card(137)]),
    chooses(17, 0, [value('player', () => 1)]),
    does(18, 0, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    does(19, 1, 28, [card(107), null]),
    does(20, 2, 28, [card(79), null]),
    does(21, 3, 28, [card(191), null]),
    then(22, (s) => isOut_(s, 0), ['A is out', 'truth', (s) => isOut_(s, 0)]),
    equals(22, 'turn-player', 'player', (s) => s.turnPlayer, 3),
    then(22, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1), [
      'B may cast 《エナジー・ライト》 as 《エナジー・ライト》',
      'truth',
      (s) => canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1),
    ]),
    does(23, 1, 28, [card(108), null]),
    equals(24, 'turn-player', 'player', (s) => s.turnPlayer, 1),
    equals(24, 'count of lasting', 'number', (s) => s.zones[ZONE['lasting']]!.length, 0),
    then(25, (s) => canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
  ],
  4,
)

/** [400.1, 102.1] (duel-masters/party-examples-departed.rules:65) */
const exampleOneWhoseTurnHasEndedByLeavingIs = example<State>(
  'one whose turn has ended by leaving is named no more',
  ['400.1', '102.1'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(10, 0, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    does(11, 1, 42, [card(11), value('definition', () => CARD['《遅れの砂》']), null]),
    notChoosable(12, 1, [value('player', () => 0)]),
    choosable(13, 1, [value('player', () => 2)]),
  ],
  4,
)

/** [400.2, 400.1a] (duel-masters/party-examples-departed.rules:80) */
const exampleAfterOneHasFallenToAnEffectOf = example<State>(
  'after one has fallen to an effect of its own, the next to fall by a card of its own ends its turn',
  ['400.2', '400.1a'],
  [],
  (s) => {
    placeGiven(s, 223, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 191, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 136, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 135, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 163, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 165, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 164, NONE, ZONE['deck'] + 3, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
  },
  [
    does(12, 1, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    does(13, 3, 28, [card(164), null]),
    exactly(14, 3, []),
    then(15, (s) => isOut_(s, 2), ['C is out', 'truth', (s) => isOut_(s, 2)]),
    then(15, (s) => isOut_(s, 1), ['B is out', 'truth', (s) => isOut_(s, 1)]),
    equals(15, 'times (attack-step by B) during match', 'number', (s) => s.timesAttackStepDuringMatch2[1] ?? 0, 0),
  ],
  4,
)

/** [200.1] (duel-masters/party-examples-limits.rules:3) */
const exampleEverybodySeesThePartners = example<State>(
  'everybody sees the partners',
  ['200.1'],
  [],
  (s) => {
    placeGiven(s, 190, NONE, ZONE['partner-zone'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    then(4, (s) => viewersOf(s, theCopy(s, CARD['firegiant8'])).includes(0), [
      'viewers of firegiant8',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['firegiant8'])),
    ]),
    then(4, (s) => viewersOf(s, theCopy(s, CARD['firegiant8'])).includes(1), [
      'viewers of firegiant8',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['firegiant8'])),
    ]),
    then(4, (s) => viewersOf(s, theCopy(s, CARD['firegiant8'])).includes(2), [
      'viewers of firegiant8',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['firegiant8'])),
    ]),
  ],
)

/** [201.1, 201.1a] (duel-masters/party-examples-limits.rules:9) */
const exampleFiveIsTheLeastThatAPartnerCosts = example<State>(
  'five is the least that a partner costs, and it is a creature',
  ['201.1', '201.1a'],
  [],
  (s) => {
    doMainStep(s, 0)
  },
  [
    then(3, (s) => isLeader(s, CARD['firescout5']), [
      'firescout5 is leader',
      'truth',
      (s) => isLeader(s, CARD['firescout5']),
    ]),
    then(3, (s) => !isLeader(s, CARD['firescout4']), [
      'firescout4 is leader',
      'truth',
      (s) => isLeader(s, CARD['firescout4']),
    ]),
    then(4, (s) => !isLeader(s, CARD['《デーモン・ハンド》']), [
      '《デーモン・ハンド》 is leader',
      'truth',
      (s) => isLeader(s, CARD['《デーモン・ハンド》']),
    ]),
    then(4, (s) => !isLeader(s, CARD['《Dの博才サイバーダイス・ベガス》']), [
      '《Dの博才サイバーダイス・ベガス》 is leader',
      'truth',
      (s) => isLeader(s, CARD['《Dの博才サイバーダイス・ベガス》']),
    ]),
  ],
)

/** [103.4] (duel-masters/party-examples-limits.rules:15) */
const exampleInTheOrderOfTheSeatsNobodyIs = example<State>(
  'in the order of the seats nobody is asked',
  ['103.4'],
  [],
  (s) => {
    doSettleOrder(s)
  },
  [
    equals(3, 'turn-player', 'player', (s) => s.turnPlayer, 0),
    equals(3, 'count of seating', 'number', (s) => s.seating.length, 3),
    equals(3, 'next of A', 'player', (s) => nextIn(s.seating, 0, 1), 1),
  ],
)

/** [103.4] (duel-masters/party-examples-limits.rules:20) */
const exampleTheFirstOfAnOrderThatAllAgree = example<State>(
  'the first of an order that all agree to begins',
  ['103.4'],
  [[0, 3]],
  (s) => {
    doSettleOrder(s)
  },
  [
    chooses(4, 0, [value('player', () => 2), value('player', () => 1)]),
    answers(5, 1, 'accepts'),
    answers(6, 2, 'accepts'),
    equals(7, 'turn-player', 'player', (s) => s.turnPlayer, 2),
    equals(7, 'regular', 'player', (s) => s.regular, 2),
    equals(7, 'next of C', 'player', (s) => nextIn(s.seating, 2, 1), 1),
    equals(7, 'next of B', 'player', (s) => nextIn(s.seating, 1, 1), 0),
  ],
)

/** [103.4] (duel-masters/party-examples-limits.rules:29) */
const exampleEachProposalIsNoddedAtForItself = example<State>(
  'each proposal is nodded at for itself',
  ['103.4'],
  [[0, 3]],
  (s) => {
    doSettleOrder(s)
  },
  [
    chooses(4, 0, [value('player', () => 2), value('player', () => 1)]),
    answers(5, 1, 'accepts'),
    answers(6, 2, 'declines'),
    chooses(7, 1, [value('player', () => 0), value('player', () => 2)]),
    answers(8, 0, 'accepts'),
    answers(9, 2, 'declines'),
    chooses(10, 2, [value('player', () => 1), value('player', () => 2)]),
    answers(11, 0, 'accepts'),
    answers(12, 1, 'accepts'),
    equals(13, 'turn-player', 'player', (s) => s.turnPlayer, 1),
    equals(13, 'next of B', 'player', (s) => nextIn(s.seating, 1, 1), 2),
    equals(13, 'next of C', 'player', (s) => nextIn(s.seating, 2, 1), 0),
  ],
)

/** [gap.all-lose, 104.1] (duel-masters/party-examples-limits.rules:44) */
const exampleWhoIsLeftWinsWhoeverFellLast = example<State>(
  'who is left wins, whoever fell last',
  ['gap.all-lose', '104.1'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 1, hands)
    s.result[2] = 0 - 1
    s.result[3] = 0 - 1
    s.out_[2] = true
    s.out_[3] = true
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(13, 0, 42, [card(9), value('definition', () => CARD['《皆の最期》']), null]),
    equals(14, 'result of B', 'number', (s) => s.result[1]!, 1),
    equals(14, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
  ],
  4,
)

/** [105.1, gap.all-lose] (duel-masters/party-examples-limits.rules:60) */
const exampleOfAllWhoLoseTogetherTheLastOne = example<State>(
  'of all who lose together the last one has won, where the table says so',
  ['105.1', 'gap.all-lose'],
  [
    [2, 1],
    [1, 1],
  ],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(8, 0, 42, [card(9), value('definition', () => CARD['《皆の最期》']), null]),
    equals(9, 'result of C', 'number', (s) => s.result[2]!, 1),
    equals(9, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(9, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [107.1] (duel-masters/party-examples-limits.rules:71) */
const exampleUsedAndPutAreCountedApartWhatWas = example<State>(
  'used and put are counted apart: what was used, and never came, may still be put',
  ['107.1'],
  [],
  (s) => {
    placeGiven(s, 71, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《火の使い》']), CARD['《火の使い》'], 0)
  },
  [
    then(6, (s) => s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['mana'] + 0, [
      '《火の使い》',
      'place',
      (s) => s.place[theCopy(s, CARD['《火の使い》'])] ?? NONE,
    ]),
    then(6, (s) => canPut(s, theCopy(s, CARD['《火の使い》']), 0), [
      'A may put 《火の使い》',
      'truth',
      (s) => canPut(s, theCopy(s, CARD['《火の使い》']), 0),
    ]),
  ],
)

/** [107.1] (duel-masters/party-examples-limits.rules:79) */
const exampleASpellIsUsedUpWhateverCountsAs = example<State>(
  'a spell is used up, whatever counts as a summon',
  ['107.1'],
  [[5, 1]],
  (s) => {
    placeGiven(s, 82, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 30, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 125, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 42, [card(30, 0), value('definition', () => CARD['《エナジー・ライト》']), null]),
    refused(8, 0, 42, [card(30, 1), value('definition', () => CARD['《エナジー・ライト》']), null], ['107.1']),
  ],
)

/** [301.1] (duel-masters/party-examples-limits.rules:89) */
const exampleWhatIsShownToAllIsSeenBy = example<State>(
  'what is shown to all is seen by who shows it, too',
  ['301.1'],
  [],
  (s) => {
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    doReveal(s, theCopy(s, CARD['waterscout2']), 0)
  },
  [
    then(4, (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(0), [
      'viewers of waterscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])),
    ]),
    then(4, (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(1), [
      'viewers of waterscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])),
    ]),
    then(4, (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(2), [
      'viewers of waterscout2',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['waterscout2'])),
    ]),
  ],
)

/** [400.4] (duel-masters/party-examples-limits.rules:95) */
const exampleASpellThatWasPaidForIsNo = example<State>(
  'a spell that was paid for is no deed without payment',
  ['400.4'],
  [],
  (s) => {
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 42, [card(30), value('definition', () => CARD['《エナジー・ライト》']), null]),
    equals(7, 'unpaid-deeds of A', 'number', (s) => unpaidDeedsOf(s, 0), 0),
  ],
)

/** [103.4] (duel-masters/party-examples-limits.rules:104) */
const exampleOneNodOfTwoIsNotEnoughAnd = example<State>(
  'one nod of two is not enough, and chance decides',
  ['103.4'],
  [[0, 3]],
  (s) => {
    doSettleOrder(s)
  },
  [
    chooses(4, 0, [value('player', () => 2), value('player', () => 1)]),
    answers(5, 1, 'declines'),
    answers(6, 2, 'declines'),
    chooses(7, 1, [value('player', () => 0), value('player', () => 2)]),
    answers(8, 0, 'declines'),
    answers(9, 2, 'declines'),
    chooses(10, 2, [value('player', () => 1), value('player', () => 2)]),
    answers(11, 0, 'accepts'),
    answers(12, 1, 'declines'),
    happened(13, [moved(102, [value('player', () => 2)]), moved(100, []), moved(99, [null])]),
  ],
)

/** [103.2, 201.1] (duel-masters/party-examples-limits.rules:119) */
const exampleThePartnerComesOutOfTheDeckWherever = example<State>(
  'the partner comes out of the deck, wherever it lies, and no other card',
  ['103.2', '201.1'],
  [],
  (s) => {
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 190, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    s.partnerCard[0] = [190]
    doNamePartner(s, 0)
  },
  [
    then(5, (s) => s.partner[0]! === theCopy(s, CARD['firegiant8']), ['partner of A', 'card', (s) => s.partner[0]!]),
    then(5, (s) => s.place[theCopy(s, CARD['firegiant8'])] === ZONE['partner-zone'] + 0, [
      'firegiant8',
      'place',
      (s) => s.place[theCopy(s, CARD['firegiant8'])] ?? NONE,
    ]),
    equals(5, 'count of deck of A', 'number', (s) => s.zones[ZONE['deck'] + 0]!.length, 2),
  ],
)

/** [201.4] (duel-masters/party-examples-limits.rules:126) */
const exampleAloneInTheManaZoneItPaysIts = example<State>(
  'alone in the mana zone it pays its own way, where that is open',
  ['201.4'],
  [[6, 1]],
  (s) => {
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 190, NONE, ZONE['deck'] + 0, hands)
    s.partner[0] = theCopy(s, CARD['firegiant8'])
    doRamp(s, 1, 0)
  },
  [
    answers(6, 0, 'accepts'),
    then(7, (s) => s.place[theCopy(s, CARD['firegiant8'])] === ZONE['partner-zone'] + 0, [
      'firegiant8',
      'place',
      (s) => s.place[theCopy(s, CARD['firegiant8'])] ?? NONE,
    ]),
    then(7, (s) => s.zones[ZONE['mana'] + 0]!.length === 0, [
      'mana of A',
      'set of card',
      (s) => s.zones[ZONE['mana'] + 0]!,
    ]),
  ],
)

/** [400.4] (duel-masters/party-examples-limits.rules:135) */
const exampleACreatureThatWasPaidForIsNo = example<State>(
  'a creature that was paid for is no deed without payment either',
  ['400.4'],
  [],
  (s) => {
    placeGiven(s, 81, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 177, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 179, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 178, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 42, [card(177), value('definition', () => CARD['fireraider2']), null]),
    equals(7, 'unpaid-deeds of A', 'number', (s) => unpaidDeedsOf(s, 0), 0),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/duel-masters/examples-turns.rules', [
    [16, exampleEveryLaterTurnBeginsWithADraw],
    [25, exampleTheCardsOfTheTurnPlayerStandUp],
    [36, exampleOneCardATurnMayBecomeMana],
    [44, exampleACardOfTwoCivilizationsComesTapped],
    [52, exampleThreeCardsTappedOneOfThemOfThe],
    [64, exampleCardsOfEqualCivilizationsAreNotAskedFor],
    [72, exampleTooFewCardsOrTooManyTapped],
    [80, exampleOneCardStandsForOneCivilizationOnly],
  ]),
  ...inFile('rules/duel-masters/examples-battle.rules', [
    [15, exampleACreaturePutThisTurnRestsASpeed],
    [26, exampleTheStrongerOneWinsEqualsFallTogether],
    [35, exampleABlockerOfTheAttackedSideBecomesThe],
    [46, exampleAGuardmanTakesAttacksOnItsFellowsNot],
    [58, exampleAWBreakerBreaksTwo],
    [70, exampleAPoweredBreakerBreaksOneMoreForEach],
    [122, exampleWhileItDemandsAttacksNobodyMayRest],
  ]),
  ...inFile('rules/duel-masters/examples-keywords.rules', [
    [12, exampleOrKeptInHand],
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
    [202, exampleNotOneThatIsBrokenBeforeNorOne],
  ]),
  ...inFile('rules/duel-masters/party-examples-cards.rules', [
    [72, exampleACardOfLightAndStarsComesHome],
    [3, exampleASpeedAttackerByItsKeywordAndA],
    [17, exampleATBreakerOfFourDarkOnesStrikes],
    [33, examplePlayedFromTheGraveyardTwoOfThreeThings],
    [47, exampleFourThousandLessAndOneComesBack],
    [59, exampleUpToSixThousandIsBurnt],
    [67, exampleBothDecksAreLaidOut],
  ]),
  ...inFile('rules/duel-masters/examples-more.rules', [
    [3, exampleFreeWhileThreeOtherFireCreaturesAreThere],
    [11, exampleAShieldThatEverybodySees],
    [19, exampleAtTheEndOfAnAttackThatBroke],
    [45, exampleDestroyedInsteadOfLosing],
    [55, exampleTheOpponentSTurnComesTwice],
    [67, exampleOfTwoReplacementsTheirPlayerPicks],
    [90, exampleWhatCouldNotBeCastIsNotPaid],
    [99, exampleASpellSideCastFromTheBattleZone],
    [115, exampleASwitchIsThrownOnce],
    [136, exampleNorWhatWouldBeCastByAnotherWay],
  ]),
  ...inFile('rules/duel-masters/examples-attacks.rules', [
    [3, exampleJustPutOnlyAMachFighterAttacksAnd],
    [29, exampleABlockerByItsKeyword],
    [39, exampleAGiantOfEightBreaksThree],
    [49, exampleAQBreakerBreaksFour],
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
  ]),
  ...inFile('rules/duel-masters/examples-spells.rules', [
    [10, exampleTheTideTakesEveryCreatureHome],
    [18, exampleEverybodyDraws],
    [78, exampleTheSpellSideDraws],
    [97, exampleWhatItsPlayerSManaDoesNotCover],
    [113, exampleOneSideAloneIsNoCardOfA],
    [119, exampleNoSpellOfFewCostsWhileItsPlayer],
    [130, exampleStrongerWhileTheShieldsAreFew],
  ]),
  ...inFile('rules/duel-masters/party-examples-more-cards.rules', [
    [3, exampleAsItLeavesItsPlayerSGraveyardBecomes],
    [15, exampleASpellAsItComesACreatureAs],
    [37, exampleANumberIsNamedAndTheOtherHas],
    [55, exampleAndAgainAsItAttacks],
    [79, exampleEveryCreatureOfTheOtherGoesHome],
  ]),
  ...inFile('rules/duel-masters/examples-creatures.rules', [
    [93, exampleTwoShieldsForEverybody],
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
    [60, exampleNothingComesOutOfTheOtherSGraveyard],
    [71, exampleOnceATurnACreatureFromTheMana],
    [80, exampleNothingComesOutOfTheOtherSMana],
    [89, exampleNoSpellFromThereEither],
    [100, exampleAfterADeedForNothingForNothingItself],
    [113, exampleFourLessForWhatCostsTenOrMore],
    [121, exampleAnOpponentSSpellAndACreatureGoes],
  ]),
  ...inFile('rules/duel-masters/party-examples-decks.rules', [
    [3, exampleSixtyCardsAPartnerAsideSixShieldsSix],
    [9, exampleSixtyCardsWithAPartnerAmongThem],
    [16, exampleFiftyNineAreTooFew],
    [23, exampleSixtyOneAreTooMany],
    [30, exampleABannedCard],
    [44, exampleABannedCardWhateverElseStandsOnIt],
    [51, exampleTwoOfAName],
    [58, exampleTwoOfTheOneWhoseTextAllowsIt],
    [65, example1011cEx1ACardThatBeginsIn],
    [72, example1011cEx2Another],
    [79, example1011cEx3AndAnother],
    [86, exampleAnyOtherCardInItsPlaceIsFine],
    [93, example1011dEx1ANoticeAgainstTournamentsRefuses],
    [100, example1011dEx2HereNeither],
    [107, exampleAPartnerOfCostFour],
    [114, exampleNoPartnerOfTheDeck],
    [121, exampleTwoPartners],
    [128, exampleACardOfAThirdCivilization],
    [135, example1034Ex1TheOrderOfSeatsWhen],
    [141, exampleTheFirstPlayerDrawsToo],
    [149, example1051Ex1TenShieldsAtTheEnd],
    [160, example1051Ex2OfTheSevenWaterCards],
    [173, example1051Ex3EvenAllSevenWinNothing],
    [198, example1051Ex2OrNoneOfTheSeven],
    [208, example1061Ex1CreaturesFromTheHandBut],
    [242, example1071Ex1OneSpellOfAName],
    [263, example1071Ex2OneCreatureOfAName],
    [281, example1071aEx1TheOtherSideHasAnother],
    [293, example1071aEx1FromTheHandAsWell],
    [304, example1071aEx2TheSameCreatureSideOn],
    [316, example1071aEx3AndOnAThird],
    [328, exampleNotTheSameSpellSideAgainFromThe],
    [340, exampleOneShinobiOfANameInATurn],
  ]),
  ...inFile('rules/duel-masters/party-examples-partner.rules', [
    [3, example2012Ex1WhatFitsBesideAPartner],
    [10, example2012Ex2AndWhatDoesNot],
    [16, example2012aEx1TheSpellSideOfA],
    [29, exampleAPartnerIsACreatureOfCostFive],
    [36, example2013aEx1GZeroFromThePartner],
    [46, example2013aEx2GalaxshieldFromThePartnerZone],
    [57, example2013aEx2AndHomeAgainAShield],
    [69, example2013bEx1NinjaStrikeFromThePartner],
    [83, example2013bEx2KirifudashFromThePartnerZone],
    [95, example2013bEx2ButNotWhenNoShield],
    [107, example2014Ex1NoAbilityKeepsThePartner],
    [122, exampleOrItStaysWhereItWent],
    [132, example2014Ex2BackFromTheDeckBefore],
    [147, exampleItDoesNotPayForItself],
    [168, exampleOfSeveralCardsOfThePartnerSName],
    [176, exampleBeneathAnEvolutionItIsStillInThe],
  ]),
  ...inFile('rules/duel-masters/party-examples-effects.rules', [
    [3, example3001Ex1OneOpponentSCreaturesThat],
    [17, example3001Ex2OnlyTheOneWhoIs],
    [42, example3001aEx1CreatureAndManaCardOf],
    [61, example3001aEx2EachOfTheTwoDiscards],
    [72, example3001aEx2OrOneOpponentBothTimes],
    [86, example3001bEx1OnlyTheCasterSCreatures],
    [102, example3001bEx2AtTheEndOfA],
    [115, example3001bEx3WhatAThirdPlayerDid],
    [134, example3001cEx1DrawFirstThenNameThe],
    [147, example3001cEx2TheSevenCardsLieIn],
    [164, example3001dEx1OneWithoutCreaturesMayBe],
    [177, example3001dEx1TheOneWithTheCreature],
    [188, example3002Ex1NoOpponentCastsASpell],
    [204, example3003Ex1EveryPlayerGainsTwoShields],
    [216, example3003Ex2TwoCreaturesOfWhomever],
    [231, example3003Ex2OrOfOneOfThem],
    [245, example3011Ex1WhatIsShownIsShown],
    [259, example3012Ex1OnlyWhoLooksSees],
    [271, example3022Ex1JudgedWithBBrokenAt],
    [286, example3031aEx1FourAgainstTwoAndFour],
    [296, example3031aEx2WithTheOneOfTwo],
    [310, example3031aEx3WithTheOtherOnlyOne],
    [328, example3031aEx3TheOtherHalfAloneAs],
    [343, example3031aEx2OneHalfIsEnoughWhere],
    [358, example3031aEx4WhoeverTriesUntilTheNext],
    [382, example3031aEx4NamedTheOneOfTwo],
    [399, example3031aEx4NamedTheOtherAndThey],
    [416, example3031bEx1AStandingOniTimeNeeds],
    [426, exampleTheBonusIsGoneWithoutOne],
    [436, example3031bEx2AStandingLabyrinthAgainstOne],
  ]),
  ...inFile('rules/duel-masters/party-examples-order.rules', [
    [3, example3041Ex1TheAttackIsOnB],
    [16, example3042Ex1AnAnswerToAnAttack],
    [31, example3042Ex2WhoeverAttacksWhomTheFirst],
    [43, example3042Ex2ItsPlayerSOwnAttack],
    [53, example3042Ex3ASwitchForAttacksOn],
    [72, example3043Ex1NoBlockerForANeighbour],
    [83, example3043Ex1ButForACreatureOf],
    [95, exampleTheNeighbourIsNotEvenAsked],
    [104, example3051Ex1ASTurnBothOf],
    [116, example3051Ex2CSTurnAComes],
    [128, example3051Ex3DSTurnTheSame],
    [140, example3051Ex4BSTurnBFirst],
    [152, example3051aEx1ANewEffectOfThe],
    [166, example3052Ex1TheNearerReplacementManaAnd],
    [180, example3052Ex1NearerIsCountedOnFrom],
    [190, exampleOfTwoReplacementsOfOnePlayerThatPlayer],
    [202, example3061cEx1TheAttackerSEffectsFirst],
    [226, example3061cEx2EachShinobiAndItsEffect],
    [250, exampleTheTurnPlayerDeclaresFirstWhereABlock],
  ]),
  ...inFile('rules/duel-masters/party-examples-named.rules', [
    [3, exampleShownFromABrokenShieldItHoldsA],
    [18, exampleWithoutPowerACreatureOfTheOneNamed],
  ]),
  ...inFile('rules/duel-masters/party-examples-leaving.rules', [
    [3, exampleTheLastOneLeftHasWon],
    [12, exampleTheLastTwoEmptiedByOneCardBoth],
    [23, exampleWithOneMoreCardTheOtherHasWon],
    [34, exampleNoShieldsNoBlockerOutAndTheOthers],
    [44, exampleADeckThatRunsOutInTheMiddle],
    [54, exampleACardCanMakeItsOwnPlayerLose],
    [63, exampleButNotAnOpponentAndTheRestOf],
    [70, exampleWhatTheLoserLeftBehindDoesNothing],
    [81, exampleTheSecondOfTwoWaitingEffectsGoesWith],
    [91, exampleTheTurnPlayerSLossGoesStraightTo],
    [103, example4004Ex1TheDeedsOfOneWho],
    [118, exampleWhoHasLeftIsNobodySOpponent],
    [127, example4003Ex1WhatWasToLastUntil],
    [154, example4003Ex2AndIsOverWhenD],
  ]),
  ...inFile('rules/duel-masters/party-examples-more.rules', [
    [40, exampleAnEffectOfAnotherGoesOnWhenThe],
    [58, exampleANeighbourFallsInTheMiddleAndEverybody],
    [72, exampleALossReplacedDoesNotFillTheDeck],
    [84, exampleWhatWasPaidForIsNoDeedWithout],
    [98, exampleAShieldOfTheGalaxyLendsNothingTo],
    [114, exampleOfEverybodyLosingOnlyTheOwnLossIs],
    [124, exampleTwoEmptySeatsInARowAndWhat],
    [161, exampleTheOwnLastingEffectGoesRoundToThe],
    [193, exampleTheOneAttackedFallsToTheAttackS],
    [206, exampleSoDoesTheOwnerOfAnAttackedCreature],
    [221, exampleInsteadOfLosingToAnAttack],
    [230, exampleTheSecondAttackFindsNothingToGoInstead],
    [240, exampleAfterTheOneWhoFallsTheOthersEffects],
    [251, exampleTheOwnEffectOfOneWhoFallsTo],
    [262, exampleThreeLeftOneCardAndNobodyHasWon],
  ]),
  ...inFile('rules/duel-masters/party-examples-names.rules', [
    [3, exampleASpellSideIsCastFromTheBattle],
    [12, exampleHomeOnceMoreByItsOwnerTheTide],
    [28, exampleNorForNothingWhenItsNameIsUsed],
    [38, exampleUsedButNeverPut],
    [46, examplePutByAnEffectThenNotAgain],
    [57, exampleKirifudashWithANameUsedUp],
    [73, exampleAndThePartnerThatWentForItComes],
    [85, exampleFromTheHandToo],
    [95, exampleANameUsedInAnotherPlayerSTurn],
    [109, exampleAUsedNameDoesNotComeOutOf],
    [122, exampleNorAsAShinobiInTheNextAttack],
    [142, exampleOnItsWayToTheBattleZoneIt],
  ]),
  ...inFile('rules/duel-masters/party-examples-seats.rules', [
    [3, exampleATriggerThatMayNotBeCastStays],
    [14, exampleTheAttackOnANeighbourIsNotDrawn],
    [27, exampleTheOneOnOneselfIs],
    [38, exampleWhoHasHadTheOccasionHasNoSecond],
    [58, exampleTheTurnPlayerFirstOfAll],
    [69, exampleNorFromTheBattleZone],
    [78, exampleASpellForNothingThatMayNotBe],
    [97, exampleOneInTheGraveyardAsWell],
    [118, exampleTheSameAbilityBoundToAnotherPlayerThe],
    [141, exampleANewEffectOfANearerSeatComes],
    [153, exampleTheShinobiOfAThirdSeatGoesHome],
    [167, exampleTwoAtTheEndOfATurnBy],
    [186, exampleWonTwiceAgainstTheSameOneBrokenTwice],
    [203, exampleWithoutACreatureTheManaCardOfThe],
    [216, exampleAFieldIsNoCreatureAndStays],
    [227, exampleACreatureOfAPriceAboveTheMana],
  ]),
  ...inFile('rules/duel-masters/party-examples-options.rules', [
    [3, example1034Ex1WhoBeginsIsDrawnBy],
    [9, example1034Ex1TheWholeOrderIsDrawn],
    [16, example1034Ex1AnyOrderThatAllAgree],
    [30, example1034Ex1WhoDoesNotAgreeHears],
    [44, example1034Ex1AndWhereNobodySOrder],
    [59, exampleTurnsAndEffectsGoByTheOrderAgreed],
    [72, exampleOfAllWhoFallTogetherTheLastIn],
    [85, exampleACardByWhichEverybodyLosesIsNo],
    [95, exampleOrItDoesNothingAndTheRestOf],
    [106, exampleSomebodyIsNamedToLoseAndDoesNot],
    [116, exampleSomebodyIsNamedForATurnAndGets],
    [131, exampleANameThatWasUsedIsNotPut],
    [140, exampleCountedTogetherOneThatIsSummonedStillComes],
    [150, exampleWhatNeverCameIsNotUsedUp],
    [159, exampleThePartnerPaysItsOwnWayHome],
    [173, exampleTheOthersReplacementsBeforeTheTurnPlayerS],
    [183, exampleOneUseOnEachOccasion],
    [199, exampleAnAttackThatNobodyIsLeftToSuffer],
  ]),
  ...inFile('rules/duel-masters/party-examples-corners.rules', [
    [3, exampleNorACardOfTheZonesBesideThe],
    [13, exampleBesideAPartnerWithoutACivilizationOnlyIts],
    [21, exampleAsTheGameBeginsOneCardIsFetched],
    [29, exampleNoShieldsAreLeftWhenTheAttackComes],
    [41, exampleAnAttackThatIsDrawnAwayDefeatsNobody],
    [50, exampleASearchTakesTheLastCardAndWhat],
    [64, exampleATurnThatIsSkippedStaysSkipped],
    [78, exampleOfTwoOfANamePutAtOnce],
    [99, exampleNorIsASecondShieldTriggerOfThe],
    [115, exampleTheSpellSideOfAPartnerIsNot],
    [127, exampleOneWhoDrawsTheLastCardHasNeither],
    [136, exampleCardsInEveryZoneGoAndOthersKeep],
    [149, exampleTappedManaPaysTheWayHomeToo],
    [161, exampleWithoutManaThereIsNoWayHome],
    [169, exampleAnEmptySeatIsPassedOverInThe],
    [181, exampleAThirdDoesNotGuard],
    [193, exampleWhoJudgesWithTheLastCardHasNot],
    [206, exampleOneWhoHasLeftIsNotNamedAnd],
    [224, examplePaidFromItsZoneHomeAgainAndNot],
  ]),
  ...inFile('rules/duel-masters/party-examples-departed.rules', [
    [18, exampleTheEndOfATurnWhosePlayerHas],
    [29, exampleAnEmptySeatHasNoEndOfA],
    [38, exampleWhatWasToLastIntoTheNextTurn],
    [65, exampleOneWhoseTurnHasEndedByLeavingIs],
    [80, exampleAfterOneHasFallenToAnEffectOf],
  ]),
  ...inFile('rules/duel-masters/party-examples-limits.rules', [
    [3, exampleEverybodySeesThePartners],
    [9, exampleFiveIsTheLeastThatAPartnerCosts],
    [15, exampleInTheOrderOfTheSeatsNobodyIs],
    [20, exampleTheFirstOfAnOrderThatAllAgree],
    [29, exampleEachProposalIsNoddedAtForItself],
    [44, exampleWhoIsLeftWinsWhoeverFellLast],
    [60, exampleOfAllWhoLoseTogetherTheLastOne],
    [71, exampleUsedAndPutAreCountedApartWhatWas],
    [79, exampleASpellIsUsedUpWhateverCountsAs],
    [89, exampleWhatIsShownToAllIsSeenBy],
    [95, exampleASpellThatWasPaidForIsNo],
    [104, exampleOneNodOfTwoIsNotEnoughAnd],
    [119, exampleThePartnerComesOutOfTheDeckWherever],
    [126, exampleAloneInTheManaZoneItPaysIts],
    [135, exampleACreatureThatWasPaidForIsNo],
  ]),
]

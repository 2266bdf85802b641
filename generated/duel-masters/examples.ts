// Compiled from the rules of DuelMasters: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike, countOf, union } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  card,
  chooses,
  compares,
  deckIs,
  does,
  equals,
  exactly,
  example,
  inFile,
  moved,
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
  priceOf,
} from './facts.ts'
import {
  doAttackStep,
  doDeal,
  doDestroy,
  doDrawStep,
  doJudge,
  doMainStep,
  doMatch,
  doPut,
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
    then(3, (s) => s.zones[ZONE['shields'] + 0]!.length === 5 && s.zones[ZONE['hand'] + 0]!.length === 5),
    equals(4, 'number', 30, (s) => s.zones[ZONE['deck'] + 0]!.length),
  ],
)

/** [dm.start.4] (duel-masters/examples-turns.rules:9) */
const exampleTheFirstTurnOfTheGameHasNo = example<State>(
  'the first turn of the game has no draw',
  ['dm.start.4'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    doTurn(s, 0)
  },
  [equals(4, 'number', 2, (s) => s.zones[ZONE['deck'] + 0]!.length)],
)

/** [dm.turn.1, dm.turn.3] (duel-masters/examples-turns.rules:15) */
const exampleEveryLaterTurnBeginsWithADraw = example<State>(
  'every later turn begins with a draw',
  ['dm.turn.1', 'dm.turn.3'],
  [],
  (s) => {
    s.turnNumber = 1
    placeGiven(s, 130, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 129, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 1)
  },
  [then(5, (s) => s.place[theCopy(s, CARD['darknessscout2'])] === ZONE['hand'] + 1)],
)

/** [dm.turn.2] (duel-masters/examples-turns.rules:22) */
const exampleTheCardsOfTheTurnPlayerStandUp = example<State>(
  'the cards of the turn player stand up again, the others stay',
  ['dm.turn.2'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['lightscout2'])] = true
    s.tapped[theCopy(s, CARD['lightscout3'])] = true
    s.tapped[theCopy(s, CARD['firescout3'])] = true
    doStartStep(s, 0)
  },
  [
    then(
      9,
      (s) =>
        !isTapped(s, theCopy(s, CARD['lightscout2'])) &&
        !isTapped(s, theCopy(s, CARD['lightscout3'])) &&
        isTapped(s, theCopy(s, CARD['firescout3'])),
    ),
  ],
)

/** [dm.turn.4] (duel-masters/examples-turns.rules:33) */
const exampleOneCardATurnMayBecomeMana = example<State>(
  'one card a turn may become mana',
  ['dm.turn.4'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
  },
  [
    does(4, 0, 23, [card(73), null]),
    refused(5, 0, 23, [card(74), null], []),
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['mana'] + 0 && !isTapped(s, theCopy(s, CARD['lightscout2'])),
    ),
  ],
)

/** [dm.turn.4] (duel-masters/examples-turns.rules:41) */
const exampleACardOfTwoCivilizationsComesTapped = example<State>(
  'a card of two civilizations comes tapped',
  ['dm.turn.4'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
  },
  [does(4, 0, 23, [card(25), null]), then(5, (s) => isTapped(s, theCopy(s, CARD['《デモンズ・ライト》'])))],
)

/** [dm.turn.5, dm.use.1, dm.use.2, dm.put.2, dm.cost.1, dm.cost.2] (duel-masters/examples-turns.rules:48) */
const exampleThreeCardsTappedOneOfThemOfThe = example<State>(
  'three cards tapped, one of them of the civilization',
  ['dm.turn.5', 'dm.use.1', 'dm.use.2', 'dm.put.2', 'dm.cost.1', 'dm.cost.2'],
  [],
  (s) => {
    placeGiven(s, 130, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    refused(5, 0, 34, [card(130), value('definition', () => CARD['darknessscout3']), null], []),
    does(6, 0, 34, [card(74), value('definition', () => CARD['lightscout3']), null]),
    chooses(7, 0, [card(158)]),
    chooses(8, 0, [card(157)]),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0 &&
        isTapped(s, theCopy(s, CARD['lightscout4'])) &&
        !isTapped(s, theCopy(s, CARD['waterscout2'])),
    ),
  ],
)

/** [dm.cost.1] (duel-masters/examples-turns.rules:59) */
const exampleCardsOfEqualCivilizationsAreNotAskedFor = example<State>(
  'cards of equal civilizations are not asked for',
  ['dm.cost.1'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 34, [card(74), value('definition', () => CARD['lightscout3']), null]),
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0 &&
        countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)) === 3,
    ),
  ],
)

/** [dm.cost.1] (duel-masters/examples-turns.rules:67) */
const exampleTooFewCardsOrTooManyTapped = example<State>(
  'too few cards, or too many tapped',
  ['dm.cost.1'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    s.tapped[theCopy(s, CARD['lightscout4'])] = true
    doMainStep(s, 0)
  },
  [refused(6, 0, 34, [card(74), value('definition', () => CARD['lightscout3']), null], [])],
)

/** [dm.cost.1] (duel-masters/examples-turns.rules:75) */
const exampleOneCardStandsForOneCivilizationOnly = example<State>(
  'one card stands for one civilization only',
  ['dm.cost.1'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [refused(5, 0, 34, [card(25), value('definition', () => CARD['《デモンズ・ライト》']), null], [])],
)

/** [dm.attack.1] (duel-masters/examples-battle.rules:3) */
const exampleAnUntappedCreatureAttacksAPlayerOrA = example<State>(
  'an untapped creature attacks a player or a tapped creature',
  ['dm.attack.1'],
  [],
  (s) => {
    placeGiven(s, 159, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    s.tapped[theCopy(s, CARD['firescout4'])] = true
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
    s.turnNumber = 5
    s.arrived[theCopy(s, CARD['firescout3'])] = 3
    doAttackStep(s, 0)
  },
  [exactly(10, 0, [moved(46, [value('player', () => 1), card(158), null]), moved(47, [card(101), card(158), null])])],
)

/** [dm.attack.2, dm.attack.3] (duel-masters/examples-battle.rules:15) */
const exampleACreaturePutThisTurnRestsASpeed = example<State>(
  'a creature put this turn rests, a speed attacker does not',
  ['dm.attack.2', 'dm.attack.3'],
  [],
  (s) => {
    placeGiven(s, 172, NONE, ZONE['battle'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 158, NONE, ZONE['battle'] + 0, hands, (card) => {
      s.arrived[card] = 5
    })
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
    s.turnNumber = 5
    doAttackStep(s, 0)
  },
  [
    refused(6, 0, 46, [value('player', () => 1), card(158), null], ['dm.attack.2']),
    does(7, 0, 46, [value('player', () => 1), card(172), null]),
    chooses(8, 0, [card(73)]),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['shields'] + 1 &&
        isTapped(s, theCopy(s, CARD['fireraider3'])),
    ),
  ],
)

/** [dm.attack.4, dm.battle.1] (duel-masters/examples-battle.rules:26) */
const exampleTheStrongerOneWinsEqualsFallTogether = example<State>(
  'the stronger one wins, equals fall together',
  ['dm.attack.4', 'dm.battle.1'],
  [],
  (s) => {
    placeGiven(s, 175, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 104, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout5'])] = true
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 47, [card(104), card(175), null]),
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['fireraider6'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [dm.block.1] (duel-masters/examples-battle.rules:35) */
const exampleABlockerOfTheAttackedSideBecomesThe = example<State>(
  'a blocker of the attacked side becomes the target',
  ['dm.block.1'],
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 112, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['watersentry3'])] = true
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 46, [value('player', () => 1), card(173), null]),
    does(8, 1, 55, [card(112), null]),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0 &&
        isTapped(s, theCopy(s, CARD['watersentry6'])) &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 1,
    ),
  ],
)

/** [dm.block.2] (duel-masters/examples-battle.rules:46) */
const exampleAGuardmanTakesAttacksOnItsFellowsNot = example<State>(
  'a guardman takes attacks on its fellows, not on its player',
  ['dm.block.2'],
  [],
  (s) => {
    placeGiven(s, 172, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 171, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 46, [value('player', () => 1), card(172), null]),
    does(8, 0, 47, [card(101), card(171), null]),
    does(9, 1, 56, [card(57), null]),
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1 &&
        s.place[theCopy(s, CARD['fireraider2'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [dm.break.1, dm.break.2] (duel-masters/examples-battle.rules:58) */
const exampleAWBreakerBreaksTwo = example<State>(
  'a W Breaker breaks two',
  ['dm.break.1', 'dm.break.2'],
  [],
  (s) => {
    placeGiven(s, 182, NONE, ZONE['battle'] + 0, hands)
    s.arrived[theCopy(s, CARD['firegiant6'])] = 0
    s.turnNumber = 3
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 46, [value('player', () => 1), card(182), null]),
    chooses(8, 0, [card(73)]),
    chooses(9, 0, [card(75)]),
    then(
      10,
      (s) =>
        alike(s.zones[ZONE['shields'] + 1]!, union([], [theCopy(s, CARD['lightscout3'])])) &&
        s.zones[ZONE['hand'] + 1]!.length === 2,
    ),
  ],
)

/** [dm.break.3] (duel-masters/examples-battle.rules:70) */
const exampleAPoweredBreakerBreaksOneMoreForEach = example<State>(
  'a powered breaker breaks one more for each six thousand',
  ['dm.break.3'],
  [],
  (s) => {
    placeGiven(s, 67, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 46, [value('player', () => 1), card(67), null]),
    chooses(7, 0, [card(73)]),
    chooses(8, 0, [card(75)]),
    then(
      9,
      (s) =>
        s.zones[ZONE['hand'] + 1]!.length === 2 && s.place[theCopy(s, CARD['lightscout5'])] === ZONE['shields'] + 0,
    ),
  ],
)

/** [dm.lose.1, dm.lose.3] (duel-masters/examples-battle.rules:81) */
const exampleAttackedWithoutShieldsBLoses = example<State>(
  'attacked without shields, B loses',
  ['dm.lose.1', 'dm.lose.3'],
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    doAttackStep(s, 0)
  },
  [
    does(4, 0, 46, [value('player', () => 1), card(173), null]),
    then(5, (s) => s.result[1]! === 0 - 1 && s.result[0]! === 1),
  ],
)

/** [dm.lose.2] (duel-masters/examples-battle.rules:88) */
const exampleWhoHasNoDeckLeftLosesAtOnce = example<State>(
  'who has no deck left loses at once',
  ['dm.lose.2'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    s.turnNumber = 1
    doDrawStep(s, 0)
  },
  [then(5, (s) => s.result[0]! === 0 - 1 && s.result[1]! === 1)],
)

/** [dm.lose.4] (duel-masters/examples-battle.rules:95) */
const exampleACardCanWin = example<State>(
  'a card can win',
  ['dm.lose.4'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 172, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 171, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 161, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    doAttackStep(s, 0)
  },
  [does(8, 0, 47, [card(101), card(67), null]), equals(9, 'number', 0 - 1, (s) => s.result[1]!)],
)

/** [dm.battle.2] (duel-masters/examples-battle.rules:106) */
const exampleWithoutPowerACreatureIsDestroyedTheOthers = example<State>(
  'without power a creature is destroyed, the others have it back next turn',
  ['dm.battle.2'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 161, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 105, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(7, 0, 34, [card(25), value('definition', () => CARD['《デモンズ・ライト》']), null]),
    chooses(8, 0, [card(102)]),
    chooses(9, 0, [card(129)]),
    chooses(10, 0, [card(157)]),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['firescout6'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [dm.turn.6] (duel-masters/examples-battle.rules:119) */
const exampleWhileItDemandsAttacksNobodyMayRest = example<State>(
  'while it demands attacks, nobody may rest',
  ['dm.turn.6'],
  [],
  (s) => {
    placeGiven(s, 172, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(5, 0, 46, [value('player', () => 1), card(172), null]),
    chooses(6, 0, [card(73)]),
    does(7, 0, 46, [value('player', () => 1), card(63), null]),
    chooses(8, 0, [card(74)]),
    chooses(9, 0, [card(75)]),
    equals(10, 'number', 1, (s) => s.zones[ZONE['shields'] + 1]!.length),
  ],
)

/** [dm.trigger.1] (duel-masters/examples-keywords.rules:3) */
const exampleABrokenShieldTriggerIsUsedForNothing = example<State>(
  'a broken shield trigger is used for nothing',
  ['dm.trigger.1'],
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(5, 0, 46, [value('player', () => 1), card(173), null]),
    answers(6, 1, 'accepts'),
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['graveyard'] + 1,
    ),
  ],
)

/** [dm.trigger.1] (duel-masters/examples-keywords.rules:12) */
const exampleOrKeptInHand = example<State>(
  'or kept in hand',
  ['dm.trigger.1'],
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(5, 0, 46, [value('player', () => 1), card(173), null]),
    answers(6, 1, 'declines'),
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['hand'] + 1,
    ),
  ],
)

/** [dm.ninja.1, dm.ninja.3, dm.wait.3] (duel-masters/examples-keywords.rules:21) */
const exampleAShinobiAnswersTheAttackAndIsGone = example<State>(
  'a Shinobi answers the attack, and is gone at the end of the turn',
  ['dm.ninja.1', 'dm.ninja.3', 'dm.wait.3'],
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    doTurn(s, 0)
  },
  [
    does(8, 0, 46, [value('player', () => 1), card(173), null]),
    does(9, 1, 70, [card(72), null]),
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['deck'] + 1 &&
        (s.zones[ZONE['deck'] + 1]![0] ?? NONE) === theCopy(s, CARD['《光牙忍ライデン》']),
    ),
  ],
)

/** [dm.ninja.2] (duel-masters/examples-keywords.rules:33) */
const exampleOneNinjaStrikeInAnAttackAndEnough = example<State>(
  'one Ninja Strike in an attack, and enough mana',
  ['dm.ninja.2'],
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 71, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 70, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 72, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 46, [value('player', () => 1), card(173), null]),
    refused(8, 1, 70, [card(70), null], ['dm.ninja.2']),
    does(9, 1, 70, [card(72), null]),
    refused(10, 1, 70, [card(71), null], ['dm.ninja.2']),
  ],
)

/** [dm.ex.1, dm.ex.2] (duel-masters/examples-keywords.rules:45) */
const exampleALifeOfItsOwnOnce = example<State>(
  'a life of its own, once',
  ['dm.ex.1', 'dm.ex.2'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    doPut(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']), 0)
  },
  [
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 0 &&
        isClinging(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》'])),
    ),
  ],
)

/** [dm.ex.2] (duel-masters/examples-keywords.rules:52) */
const exampleItsShieldGoesInstead = example<State>(
  'its shield goes instead',
  ['dm.ex.2'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['battle'] + 0, hands, (card) => {
      s.lifeShield[card] = theCopy(s, CARD['lightscout2'])
    })
    doDestroy(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']))
  },
  [
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['《聖魔連結王 ドルファディロム》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['graveyard'] + 0,
    ),
    then(6, (s) => !isClinging(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']))),
  ],
)

/** [dm.star.1] (duel-masters/examples-keywords.rules:60) */
const exampleAStarEvolutionIsLaidOnACreature = example<State>(
  'a Star evolution is laid on a creature that fits',
  ['dm.star.1'],
  [],
  (s) => {
    placeGiven(s, 68, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 0, hands)
    s.tapped[theCopy(s, CARD['firescout2'])] = true
    doPut(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》']), 0)
  },
  [
    notChoosable(6, 0, [card(101)]),
    chooses(7, 0, [card(157)]),
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['beneath'] + 0,
    ),
    then(
      9,
      (s) =>
        isTapped(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])) &&
        !isSick(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])),
    ),
  ],
)

/** [dm.star.2] (duel-masters/examples-keywords.rules:71) */
const exampleOnlyItsTopCardLeaves = example<State>(
  'only its top card leaves',
  ['dm.star.2'],
  [],
  (s) => {
    placeGiven(s, 68, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['beneath'] + 0, hands, (card) => {
      s.over2[card] = theCopy(s, CARD['《ボルシャック・モモキング NEX》'])
    })
    doDestroy(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》']))
  },
  [
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0,
    ),
  ],
)

/** [dm.smax.2] (duel-masters/examples-keywords.rules:78) */
const exampleOneSMAXCreatureToAPlayerAnd = example<State>(
  'one S-MAX creature to a player, and it needs nothing beneath',
  ['dm.smax.2'],
  [],
  (s) => {
    placeGiven(s, 67, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 62, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 34, [card(62), value('definition', () => CARD['《サッヴァーク-MAX》']), null]),
    does(6, 0, 34, [card(67), value('definition', () => CARD['《MAX・ザ・ジョニー》']), null]),
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [dm.judge.1] (duel-masters/examples-keywords.rules:87) */
const exampleEqualOrHigherWinsAndBothGoTo = example<State>(
  'equal or higher wins, and both go to the bottom',
  ['dm.judge.1'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    doJudge(s, 1, 0)
  },
  [
    then(5, (s) => s.verdict && (s.zones[ZONE['deck'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2'])),
    compares(6, 'card', (s) => [
      s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE,
      (s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout4']),
    ]),
  ],
)

/** [dm.oni.1, dm.oni.2] (duel-masters/examples-keywords.rules:95) */
const exampleSixShieldsTogetherOrMoreThanTheOther = example<State>(
  'six shields together, or more than the other',
  ['dm.oni.1', 'dm.oni.2'],
  [],
  (s) => {
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
  },
  [then(4, (s) => hasOniWith(s, 0, 1) && hasMazeOver(s, 0, 1) && !hasMazeOver(s, 1, 0))],
)

/** [dm.cost.3] (duel-masters/examples-keywords.rules:101) */
const exampleReductionsEndAtOne = example<State>(
  'reductions end at one',
  ['dm.cost.3'],
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['graveyard'] + 0, hands)
  },
  [
    equals(4, 'number', 8, (s) => priceOf(s, CARD['《魔導管理室 カリヤドネ》'], 0)),
    equals(5, 'number', 8, (s) => dueOf(s, CARD['《魔導管理室 カリヤドネ》'], 0)),
  ],
)

/** [dm.face.1, dm.face.2] (duel-masters/examples-keywords.rules:108) */
const exampleTwoCardsInTheHandOneInThe = example<State>(
  'two cards in the hand, one in the battle zone',
  ['dm.face.1', 'dm.face.2'],
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    exactly(5, 0, [
      moved(34, [card(30), value('definition', () => CARD['《奇石 ミクセル》']), null]),
      moved(34, [card(30), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    ]),
    does(6, 0, 34, [card(30), value('definition', () => CARD['《奇石 ミクセル》']), null]),
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《奇石 ミクセル》'])] === ZONE['battle'] + 0 &&
        isCreature(s, theCopy(s, CARD['《奇石 ミクセル》'])) &&
        !isSpell(s, theCopy(s, CARD['《奇石 ミクセル》'])),
    ),
  ],
)

/** [dm.wait.1, dm.wait.2] (duel-masters/examples-keywords.rules:117) */
const exampleTheTurnPlayerSEffectsGoFirstEach = example<State>(
  "the turn player's effects go first, each player orders his own",
  ['dm.wait.1', 'dm.wait.2'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 48, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 1, hands)
    doUse(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)
  },
  [equals(8, 'number', 1, (s) => s.zones[ZONE['waiting']]!.length)],
)

/** [dm.field.1] (duel-masters/examples-keywords.rules:127) */
const exampleANewFieldSendsTheOldOneAway = example<State>(
  'a new field sends the old one away',
  ['dm.field.1'],
  [],
  (s) => {
    placeGiven(s, 64, NONE, ZONE['hand'] + 0, hands)
    doPut(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》']), 0)
  },
  [then(4, (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] === ZONE['battle'] + 0)],
)

/** [dm.fushigi.1] (duel-masters/examples-keywords.rules:133) */
const exampleACreatureBecomesManaAndThePriceFalls = example<State>(
  'a creature becomes mana, and the price falls by its cost',
  ['dm.fushigi.1'],
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 76, [card(49), card(212), null]),
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['naturegiant8'])] === ZONE['mana'] + 0 &&
        isTapped(s, theCopy(s, CARD['naturegiant8'])),
    ),
  ],
)

/** [dm.gzero.1] (duel-masters/examples-more.rules:3) */
const exampleFreeWhileThreeOtherFireCreaturesAreThere = example<State>(
  'free while three other fire creatures are there',
  ['dm.gzero.1'],
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
    doMainStep(s, 0)
  },
  [does(5, 0, 73, [card(0), null]), then(6, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['battle'] + 0)],
)

/** [dm.galaxshield.1, dm.zone.3] (duel-masters/examples-more.rules:11) */
const exampleAShieldThatEverybodySees = example<State>(
  'a shield that everybody sees',
  ['dm.galaxshield.1', 'dm.zone.3'],
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 74, [card(1), null]),
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0 &&
        viewersOf(s, theCopy(s, CARD['《星の盾》'])).includes(1),
    ),
  ],
)

/** [dm.kirifuda.1, dm.attack.5] (duel-masters/examples-more.rules:19) */
const exampleAtTheEndOfAnAttackThatBroke = example<State>(
  'at the end of an attack that broke a shield',
  ['dm.kirifuda.1', 'dm.attack.5'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['shields'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(7, 0, 46, [value('player', () => 1), card(173), null]),
    does(8, 0, 75, [card(2), null]),
    then(9, (s) => s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0),
  ],
)

/** [dm.gstrike.1] (duel-masters/examples-more.rules:30) */
const exampleShownFromABrokenShieldItHoldsA = example<State>(
  'shown from a broken shield, it holds a creature back',
  ['dm.gstrike.1'],
  [],
  (s) => {
    placeGiven(s, 174, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 57, NONE, ZONE['shields'] + 1, hands)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 1)
    doAttackStep(s, 0)
  },
  [
    does(5, 0, 46, [value('player', () => 1), card(173), null]),
    chooses(6, 0, [card(57)]),
    answers(7, 1, 'accepts'),
    chooses(8, 1, [card(174)]),
    refused(9, 0, 46, [value('player', () => 1), card(174), null], []),
  ],
)

/** [dm.smax.1, dm.lose.1] (duel-masters/examples-more.rules:41) */
const exampleDestroyedInsteadOfLosing = example<State>(
  'destroyed instead of losing',
  ['dm.smax.1', 'dm.lose.1'],
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 1, hands)
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 46, [value('player', () => 1), card(173), null]),
    chooses(7, 1, [value('number', () => 1)]),
    then(8, (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 1 && s.result[1]! === 0),
  ],
)

/** [dm.turn.8, dm.cards.1] (duel-masters/examples-more.rules:51) */
const exampleTheOpponentSTurnComesTwice = example<State>(
  "the opponent's turn comes twice",
  ['dm.turn.8', 'dm.cards.1'],
  [],
  (s) => {
    s.turnNumber = 1
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
    s.extraTurns[0] = 1
    doMatch(s)
    enter(s, 2)
    doTurn(s, 0)
  },
  [answers(7, 0, 'passes'), answers(8, 0, 'passes'), then(9, (s) => s.turnPlayer === 0 && s.extraTurns[0]! === 0)],
)

/** [dm.instead.1] (duel-masters/examples-more.rules:62) */
const exampleOfTwoReplacementsTheirPlayerPicks = example<State>(
  'of two replacements their player picks',
  ['dm.instead.1'],
  [],
  (s) => {
    placeGiven(s, 66, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 65, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 55, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    doUse(s, theCopy(s, CARD['《龍風混成 ザーディクリカ》']), CARD['《龍風混成 ザーディクリカ》'], 0)
  },
  [
    chooses(6, 1, [card(66)]),
    then(7, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 0),
  ],
)

/** [dm.put.1, dm.put.4, dm.shield.1, dm.player.1] (duel-masters/examples-more.rules:71) */
const exampleFoundShownAndInHand = example<State>(
  'found, shown, and in hand',
  ['dm.put.1', 'dm.put.4', 'dm.shield.1', 'dm.player.1'],
  [],
  (s) => {
    placeGiven(s, 52, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 188, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 187, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 34, [card(52), value('definition', () => CARD['《土隠雲の超人》']), null]),
    chooses(7, 0, [card(72)]),
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['hand'] + 0 &&
        viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(1),
    ),
  ],
)

/** [dm.use.4] (duel-masters/examples-more.rules:81) */
const exampleWhatCouldNotBeCastIsNotPaid = example<State>(
  'what could not be cast is not paid for',
  ['dm.use.4'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 46, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 1, hands)
    doMainStep(s, 1)
  },
  [refused(7, 1, 34, [card(24), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.use.4'])],
)

/** [dm.use.3, dm.cards.1] (duel-masters/examples-more.rules:90) */
const exampleASpellSideCastFromTheBattleZone = example<State>(
  'a spell side, cast from the battle zone',
  ['dm.use.3', 'dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 33, NONE, ZONE['battle'] + 0, hands, (card) => {
      s.def[card] = CARD['《天地命動 バラギアラ》']
    })
    placeGiven(s, 78, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(6, 0, 78, [card(36), null]),
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 0 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['mana'] + 0,
    ),
  ],
)

/** [dm.deck.1, dm.deck.2, dm.deck.3, dm.deck.4, dm.cards.2] (duel-masters/examples-more.rules:99) */
const exampleTooFewTooManyOfANameBanned = example<State>(
  'too few, too many of a name, banned',
  ['dm.deck.1', 'dm.deck.2', 'dm.deck.3', 'dm.deck.4', 'dm.cards.2'],
  [],
  (s) => {
    s.mainDeck[0] = [20, 23, 157, 157, 157, 157, 157]
    doTurn(s, 1)
  },
  [deckIs(4, 0, true, ['dm.deck.1', 'dm.deck.2', 'dm.deck.3', 'dm.deck.4']), deckIs(5, 1, false, [])],
)

/** [dm.field.2, dm.cards.3] (duel-masters/examples-more.rules:106) */
const exampleASwitchIsThrownOnce = example<State>(
  'a switch is thrown once',
  ['dm.field.2', 'dm.cards.3'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 64, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 0, hands)
    doAttackStep(s, 1)
  },
  [
    does(9, 1, 46, [value('player', () => 0), card(173), null]),
    does(10, 0, 84, [card(64), null]),
    chooses(11, 0, [card(24)]),
    refused(12, 0, 84, [card(64), null], []),
    then(
      13,
      (s) =>
        isSwitched(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])) && s.zones[ZONE['hand'] + 0]!.length === 3,
    ),
  ],
)

/** [dm.lose.3] (duel-masters/examples-more.rules:121) */
const exampleASpellThatMakesItsPlayerLose = example<State>(
  'a spell that makes its player lose',
  ['dm.lose.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    doUse(s, theCopy(s, CARD['《身代わり》']), CARD['《身代わり》'], 0)
  },
  [then(4, (s) => s.result[0]! === 0 - 1 && s.result[1]! === 1)],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/duel-masters/examples-turns.rules', [
    [3, exampleFiveShieldsFiveCardsInHandTheRest],
    [9, exampleTheFirstTurnOfTheGameHasNo],
    [15, exampleEveryLaterTurnBeginsWithADraw],
    [22, exampleTheCardsOfTheTurnPlayerStandUp],
    [33, exampleOneCardATurnMayBecomeMana],
    [41, exampleACardOfTwoCivilizationsComesTapped],
    [48, exampleThreeCardsTappedOneOfThemOfThe],
    [59, exampleCardsOfEqualCivilizationsAreNotAskedFor],
    [67, exampleTooFewCardsOrTooManyTapped],
    [75, exampleOneCardStandsForOneCivilizationOnly],
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
    [119, exampleWhileItDemandsAttacksNobodyMayRest],
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
    [87, exampleEqualOrHigherWinsAndBothGoTo],
    [95, exampleSixShieldsTogetherOrMoreThanTheOther],
    [101, exampleReductionsEndAtOne],
    [108, exampleTwoCardsInTheHandOneInThe],
    [117, exampleTheTurnPlayerSEffectsGoFirstEach],
    [127, exampleANewFieldSendsTheOldOneAway],
    [133, exampleACreatureBecomesManaAndThePriceFalls],
  ]),
  ...inFile('rules/duel-masters/examples-more.rules', [
    [3, exampleFreeWhileThreeOtherFireCreaturesAreThere],
    [11, exampleAShieldThatEverybodySees],
    [19, exampleAtTheEndOfAnAttackThatBroke],
    [30, exampleShownFromABrokenShieldItHoldsA],
    [41, exampleDestroyedInsteadOfLosing],
    [51, exampleTheOpponentSTurnComesTwice],
    [62, exampleOfTwoReplacementsTheirPlayerPicks],
    [71, exampleFoundShownAndInHand],
    [81, exampleWhatCouldNotBeCastIsNotPaid],
    [90, exampleASpellSideCastFromTheBattleZone],
    [99, exampleTooFewTooManyOfANameBanned],
    [106, exampleASwitchIsThrownOnce],
    [121, exampleASpellThatMakesItsPlayerLose],
  ]),
]

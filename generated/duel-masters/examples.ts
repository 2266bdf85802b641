// Compiled from the rules of DuelMasters: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike, union } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  card,
  chooses,
  deckIs,
  does,
  exactly,
  example,
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

const example1 = example<State>(
  'five shields, five cards in hand, the rest is the deck',
  ['dm.start.1', 'dm.start.2', 'dm.start.3'],
  'rules/duel-masters/examples-turns.rules:3',
  [],
  () => {},
  (s) => {
    doDeal(s, 0)
  },
  [
    then(6, (s) => s.zones[ZONE['shields'] + 0]!.length === 5 && s.zones[ZONE['hand'] + 0]!.length === 5),
    then(
      7,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 30,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example2 = example<State>(
  'the first turn of the game has no draw',
  ['dm.start.4'],
  'rules/duel-masters/examples-turns.rules:9',
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      13,
      (s) => s.zones[ZONE['deck'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['deck'] + 0]!.length,
    ),
  ],
)

const example3 = example<State>(
  'every later turn begins with a draw',
  ['dm.turn.1', 'dm.turn.3'],
  'rules/duel-masters/examples-turns.rules:15',
  [],
  (s) => {
    s.turnNumber = 1
    placeGiven(s, 130, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 129, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doTurn(s, 1)
  },
  [then(20, (s) => s.place[theCopy(s, CARD['darknessscout2'])] === ZONE['hand'] + 1)],
)

const example4 = example<State>(
  'the cards of the turn player stand up again, the others stay',
  ['dm.turn.2'],
  'rules/duel-masters/examples-turns.rules:22',
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['lightscout2'])] = true
    s.tapped[theCopy(s, CARD['lightscout3'])] = true
    s.tapped[theCopy(s, CARD['firescout3'])] = true
  },
  (s) => {
    doStartStep(s, 0)
  },
  [
    then(
      31,
      (s) =>
        !isTapped(s, theCopy(s, CARD['lightscout2'])) &&
        !isTapped(s, theCopy(s, CARD['lightscout3'])) &&
        isTapped(s, theCopy(s, CARD['firescout3'])),
    ),
  ],
)

const example5 = example<State>(
  'one card a turn may become mana',
  ['dm.turn.4'],
  'rules/duel-masters/examples-turns.rules:33',
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    does(37, 0, 23, [card(73), null]),
    refused(38, 0, 23, [card(74), null], []),
    then(
      39,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['mana'] + 0 && !isTapped(s, theCopy(s, CARD['lightscout2'])),
    ),
  ],
)

const example6 = example<State>(
  'a card of two civilizations comes tapped',
  ['dm.turn.4'],
  'rules/duel-masters/examples-turns.rules:41',
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [does(45, 0, 23, [card(25), null]), then(46, (s) => isTapped(s, theCopy(s, CARD['《デモンズ・ライト》'])))],
)

const example7 = example<State>(
  'three cards tapped, one of them of the civilization',
  ['dm.turn.5', 'dm.use.1', 'dm.use.2', 'dm.put.2', 'dm.cost.1', 'dm.cost.2'],
  'rules/duel-masters/examples-turns.rules:48',
  [],
  (s) => {
    placeGiven(s, 130, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    refused(53, 0, 34, [card(130), value('definition', () => CARD['darknessscout3']), null], []),
    does(54, 0, 34, [card(74), value('definition', () => CARD['lightscout3']), null]),
    chooses(55, 0, [card(158)]),
    chooses(56, 0, [card(157)]),
    then(
      57,
      (s) =>
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0 &&
        isTapped(s, theCopy(s, CARD['lightscout4'])) &&
        !isTapped(s, theCopy(s, CARD['waterscout2'])),
    ),
  ],
)

const example8 = example<State>(
  'cards of equal civilizations are not asked for',
  ['dm.cost.1'],
  'rules/duel-masters/examples-turns.rules:59',
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(64, 0, 34, [card(74), value('definition', () => CARD['lightscout3']), null]),
    then(
      65,
      (s) =>
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0 &&
        s.zones[ZONE['mana'] + 0]!.filter((c) => isTapped(s, c)).length === 3,
    ),
  ],
)

const example9 = example<State>(
  'too few cards, or too many tapped',
  ['dm.cost.1'],
  'rules/duel-masters/examples-turns.rules:67',
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    s.tapped[theCopy(s, CARD['lightscout4'])] = true
  },
  (s) => {
    doMainStep(s, 0)
  },
  [refused(73, 0, 34, [card(74), value('definition', () => CARD['lightscout3']), null], [])],
)

const example10 = example<State>(
  'one card stands for one civilization only',
  ['dm.cost.1'],
  'rules/duel-masters/examples-turns.rules:75',
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [refused(80, 0, 34, [card(25), value('definition', () => CARD['《デモンズ・ライト》']), null], [])],
)

const example11 = example<State>(
  'an untapped creature attacks a player or a tapped creature',
  ['dm.attack.1'],
  'rules/duel-masters/examples-battle.rules:3',
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
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [exactly(13, 0, [moved(46, [value('player', () => 1), card(158), null]), moved(47, [card(101), card(158), null])])],
)

const example12 = example<State>(
  'a creature put this turn rests, a speed attacker does not',
  ['dm.attack.2', 'dm.attack.3'],
  'rules/duel-masters/examples-battle.rules:15',
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
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    refused(21, 0, 46, [value('player', () => 1), card(158), null], ['dm.attack.2']),
    does(22, 0, 46, [value('player', () => 1), card(172), null]),
    chooses(23, 0, [card(73)]),
    then(
      24,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['shields'] + 1 &&
        isTapped(s, theCopy(s, CARD['fireraider3'])),
    ),
  ],
)

const example13 = example<State>(
  'the stronger one wins, equals fall together',
  ['dm.attack.4', 'dm.battle.1'],
  'rules/duel-masters/examples-battle.rules:26',
  [],
  (s) => {
    placeGiven(s, 175, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 104, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout5'])] = true
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(32, 0, 47, [card(104), card(175), null]),
    then(
      33,
      (s) =>
        s.place[theCopy(s, CARD['fireraider6'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['battle'] + 1,
    ),
  ],
)

const example14 = example<State>(
  'a blocker of the attacked side becomes the target',
  ['dm.block.1'],
  'rules/duel-masters/examples-battle.rules:35',
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 112, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['watersentry3'])] = true
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(42, 0, 46, [value('player', () => 1), card(173), null]),
    does(43, 1, 55, [card(112), null]),
    then(
      44,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0 &&
        isTapped(s, theCopy(s, CARD['watersentry6'])) &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 1,
    ),
  ],
)

const example15 = example<State>(
  'a guardman takes attacks on its fellows, not on its player',
  ['dm.block.2'],
  'rules/duel-masters/examples-battle.rules:46',
  [],
  (s) => {
    placeGiven(s, 172, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 171, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout2'])] = true
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(53, 0, 46, [value('player', () => 1), card(172), null]),
    does(54, 0, 47, [card(101), card(171), null]),
    does(55, 1, 56, [card(57), null]),
    then(
      56,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1 &&
        s.place[theCopy(s, CARD['fireraider2'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

const example16 = example<State>(
  'a W Breaker breaks two',
  ['dm.break.1', 'dm.break.2'],
  'rules/duel-masters/examples-battle.rules:58',
  [],
  (s) => {
    placeGiven(s, 182, NONE, ZONE['battle'] + 0, hands)
    s.arrived[theCopy(s, CARD['firegiant6'])] = 0
    s.turnNumber = 3
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(65, 0, 46, [value('player', () => 1), card(182), null]),
    chooses(66, 0, [card(73)]),
    chooses(67, 0, [card(75)]),
    then(
      68,
      (s) =>
        alike(s.zones[ZONE['shields'] + 1]!, union([], [theCopy(s, CARD['lightscout3'])])) &&
        s.zones[ZONE['hand'] + 1]!.length === 2,
    ),
  ],
)

const example17 = example<State>(
  'a powered breaker breaks one more for each six thousand',
  ['dm.break.3'],
  'rules/duel-masters/examples-battle.rules:70',
  [],
  (s) => {
    placeGiven(s, 67, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(76, 0, 46, [value('player', () => 1), card(67), null]),
    chooses(77, 0, [card(73)]),
    chooses(78, 0, [card(75)]),
    then(
      79,
      (s) =>
        s.zones[ZONE['hand'] + 1]!.length === 2 && s.place[theCopy(s, CARD['lightscout5'])] === ZONE['shields'] + 0,
    ),
  ],
)

const example18 = example<State>(
  'attacked without shields, B loses',
  ['dm.lose.1', 'dm.lose.3'],
  'rules/duel-masters/examples-battle.rules:81',
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(85, 0, 46, [value('player', () => 1), card(173), null]),
    then(86, (s) => s.result[1]! === 0 - 1 && s.result[0]! === 1),
  ],
)

const example19 = example<State>(
  'who has no deck left loses at once',
  ['dm.lose.2'],
  'rules/duel-masters/examples-battle.rules:88',
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    s.turnNumber = 1
  },
  (s) => {
    doDrawStep(s, 0)
  },
  [then(93, (s) => s.result[0]! === 0 - 1 && s.result[1]! === 1)],
)

const example20 = example<State>(
  'a card can win',
  ['dm.lose.4'],
  'rules/duel-masters/examples-battle.rules:95',
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
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(103, 0, 47, [card(101), card(67), null]),
    then(
      104,
      (s) => s.result[1]! === 0 - 1,
      'number',
      (s) => s.result[1]!,
    ),
  ],
)

const example21 = example<State>(
  'without power a creature is destroyed, the others have it back next turn',
  ['dm.battle.2'],
  'rules/duel-masters/examples-battle.rules:106',
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
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(113, 0, 34, [card(25), value('definition', () => CARD['《デモンズ・ライト》']), null]),
    chooses(114, 0, [card(102)]),
    chooses(115, 0, [card(129)]),
    chooses(116, 0, [card(157)]),
    then(
      117,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['firescout6'])] === ZONE['battle'] + 1,
    ),
  ],
)

const example22 = example<State>(
  'while it demands attacks, nobody may rest',
  ['dm.turn.6'],
  'rules/duel-masters/examples-battle.rules:119',
  [],
  (s) => {
    placeGiven(s, 172, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 63, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(124, 0, 46, [value('player', () => 1), card(172), null]),
    chooses(125, 0, [card(73)]),
    does(126, 0, 46, [value('player', () => 1), card(63), null]),
    chooses(127, 0, [card(74)]),
    chooses(128, 0, [card(75)]),
    then(
      129,
      (s) => s.zones[ZONE['shields'] + 1]!.length === 1,
      'number',
      (s) => s.zones[ZONE['shields'] + 1]!.length,
    ),
  ],
)

const example23 = example<State>(
  'a broken shield trigger is used for nothing',
  ['dm.trigger.1'],
  'rules/duel-masters/examples-keywords.rules:3',
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(8, 0, 46, [value('player', () => 1), card(173), null]),
    answers(9, 1, 'accepts'),
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['graveyard'] + 1,
    ),
  ],
)

const example24 = example<State>(
  'or kept in hand',
  ['dm.trigger.1'],
  'rules/duel-masters/examples-keywords.rules:12',
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(17, 0, 46, [value('player', () => 1), card(173), null]),
    answers(18, 1, 'declines'),
    then(
      19,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['hand'] + 1,
    ),
  ],
)

const example25 = example<State>(
  'a Shinobi answers the attack, and is gone at the end of the turn',
  ['dm.ninja.1', 'dm.ninja.3', 'dm.wait.3'],
  'rules/duel-masters/examples-keywords.rules:21',
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
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    does(29, 0, 46, [value('player', () => 1), card(173), null]),
    does(30, 1, 70, [card(72), null]),
    then(
      31,
      (s) =>
        s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['deck'] + 1 &&
        (s.zones[ZONE['deck'] + 1]![0] ?? NONE) === theCopy(s, CARD['《光牙忍ライデン》']),
    ),
  ],
)

const example26 = example<State>(
  'one Ninja Strike in an attack, and enough mana',
  ['dm.ninja.2'],
  'rules/duel-masters/examples-keywords.rules:33',
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
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(40, 0, 46, [value('player', () => 1), card(173), null]),
    refused(41, 1, 70, [card(70), null], ['dm.ninja.2']),
    does(42, 1, 70, [card(72), null]),
    refused(43, 1, 70, [card(71), null], ['dm.ninja.2']),
  ],
)

const example27 = example<State>(
  'a life of its own, once',
  ['dm.ex.1', 'dm.ex.2'],
  'rules/duel-masters/examples-keywords.rules:45',
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doPut(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']), 0)
  },
  [
    then(
      50,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 0 &&
        isClinging(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》'])),
    ),
  ],
)

const example28 = example<State>(
  'its shield goes instead',
  ['dm.ex.2'],
  'rules/duel-masters/examples-keywords.rules:52',
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['battle'] + 0, hands, (card) => {
      s.lifeShield[card] = theCopy(s, CARD['lightscout2'])
    })
  },
  (s) => {
    doDestroy(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']))
  },
  [
    then(
      57,
      (s) =>
        s.place[theCopy(s, CARD['《聖魔連結王 ドルファディロム》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['graveyard'] + 0,
    ),
    then(58, (s) => !isClinging(s, theCopy(s, CARD['《聖魔連結王 ドルファディロム》']))),
  ],
)

const example29 = example<State>(
  'a Star evolution is laid on a creature that fits',
  ['dm.star.1'],
  'rules/duel-masters/examples-keywords.rules:60',
  [],
  (s) => {
    placeGiven(s, 68, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 0, hands)
    s.tapped[theCopy(s, CARD['firescout2'])] = true
  },
  (s) => {
    doPut(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》']), 0)
  },
  [
    notChoosable(66, 0, [card(101)]),
    chooses(67, 0, [card(157)]),
    then(
      68,
      (s) =>
        s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['beneath'] + 0,
    ),
    then(
      69,
      (s) =>
        isTapped(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])) &&
        !isSick(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])),
    ),
  ],
)

const example30 = example<State>(
  'only its top card leaves',
  ['dm.star.2'],
  'rules/duel-masters/examples-keywords.rules:71',
  [],
  (s) => {
    placeGiven(s, 68, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['beneath'] + 0, hands, (card) => {
      s.over2[card] = theCopy(s, CARD['《ボルシャック・モモキング NEX》'])
    })
  },
  (s) => {
    doDestroy(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》']))
  },
  [
    then(
      76,
      (s) =>
        s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0,
    ),
  ],
)

const example31 = example<State>(
  'one S-MAX creature to a player, and it needs nothing beneath',
  ['dm.smax.2'],
  'rules/duel-masters/examples-keywords.rules:78',
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
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(83, 0, 34, [card(62), value('definition', () => CARD['《サッヴァーク-MAX》']), null]),
    does(84, 0, 34, [card(67), value('definition', () => CARD['《MAX・ザ・ジョニー》']), null]),
    then(
      85,
      (s) =>
        s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

const example32 = example<State>(
  'equal or higher wins, and both go to the bottom',
  ['dm.judge.1'],
  'rules/duel-masters/examples-keywords.rules:87',
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doJudge(s, 1, 0)
  },
  [
    then(92, (s) => s.verdict && (s.zones[ZONE['deck'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2'])),
    then(
      93,
      (s) => (s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout4']),
      'card',
      (s) => s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE,
    ),
  ],
)

const example33 = example<State>(
  'six shields together, or more than the other',
  ['dm.oni.1', 'dm.oni.2'],
  'rules/duel-masters/examples-keywords.rules:95',
  [],
  (s) => {
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
  },
  () => {},
  [then(99, (s) => hasOniWith(s, 0, 1) && hasMazeOver(s, 0, 1) && !hasMazeOver(s, 1, 0))],
)

const example34 = example<State>(
  'reductions end at one',
  ['dm.cost.3'],
  'rules/duel-masters/examples-keywords.rules:101',
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['graveyard'] + 0, hands)
  },
  () => {},
  [
    then(
      105,
      (s) => priceOf(s, CARD['《魔導管理室 カリヤドネ》'], 0) === 8,
      'number',
      (s) => priceOf(s, CARD['《魔導管理室 カリヤドネ》'], 0),
    ),
    then(
      106,
      (s) => dueOf(s, CARD['《魔導管理室 カリヤドネ》'], 0) === 8,
      'number',
      (s) => dueOf(s, CARD['《魔導管理室 カリヤドネ》'], 0),
    ),
  ],
)

const example35 = example<State>(
  'two cards in the hand, one in the battle zone',
  ['dm.face.1', 'dm.face.2'],
  'rules/duel-masters/examples-keywords.rules:108',
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    exactly(113, 0, [
      moved(34, [card(30), value('definition', () => CARD['《奇石 ミクセル》']), null]),
      moved(34, [card(30), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    ]),
    does(114, 0, 34, [card(30), value('definition', () => CARD['《奇石 ミクセル》']), null]),
    then(
      115,
      (s) =>
        s.place[theCopy(s, CARD['《奇石 ミクセル》'])] === ZONE['battle'] + 0 &&
        isCreature(s, theCopy(s, CARD['《奇石 ミクセル》'])) &&
        !isSpell(s, theCopy(s, CARD['《奇石 ミクセル》'])),
    ),
  ],
)

const example36 = example<State>(
  "the turn player's effects go first, each player orders his own",
  ['dm.wait.1', 'dm.wait.2'],
  'rules/duel-masters/examples-keywords.rules:117',
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
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)
  },
  [
    then(
      125,
      (s) => s.zones[ZONE['waiting']]!.length === 1,
      'number',
      (s) => s.zones[ZONE['waiting']]!.length,
    ),
  ],
)

const example37 = example<State>(
  'a new field sends the old one away',
  ['dm.field.1'],
  'rules/duel-masters/examples-keywords.rules:127',
  [],
  (s) => {
    placeGiven(s, 64, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doPut(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》']), 0)
  },
  [then(131, (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] === ZONE['battle'] + 0)],
)

const example38 = example<State>(
  'a creature becomes mana, and the price falls by its cost',
  ['dm.fushigi.1'],
  'rules/duel-masters/examples-keywords.rules:133',
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 212, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(139, 0, 76, [card(49), card(212), null]),
    then(
      140,
      (s) =>
        s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['naturegiant8'])] === ZONE['mana'] + 0 &&
        isTapped(s, theCopy(s, CARD['naturegiant8'])),
    ),
  ],
)

const example39 = example<State>(
  'free while three other fire creatures are there',
  ['dm.gzero.1'],
  'rules/duel-masters/examples-more.rules:3',
  [],
  (s) => {
    placeGiven(s, 0, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [does(8, 0, 73, [card(0), null]), then(9, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['battle'] + 0)],
)

const example40 = example<State>(
  'a shield that everybody sees',
  ['dm.galaxshield.1', 'dm.zone.3'],
  'rules/duel-masters/examples-more.rules:11',
  [],
  (s) => {
    placeGiven(s, 1, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(16, 0, 74, [card(1), null]),
    then(
      17,
      (s) =>
        s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0 &&
        viewersOf(s, theCopy(s, CARD['《星の盾》'])).includes(1),
    ),
  ],
)

const example41 = example<State>(
  'at the end of an attack that broke a shield',
  ['dm.kirifuda.1', 'dm.attack.5'],
  'rules/duel-masters/examples-more.rules:19',
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(26, 0, 46, [value('player', () => 1), card(173), null]),
    does(27, 0, 75, [card(2), null]),
    then(28, (s) => s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0),
  ],
)

const example42 = example<State>(
  'shown from a broken shield, it holds a creature back',
  ['dm.gstrike.1'],
  'rules/duel-masters/examples-more.rules:30',
  [],
  (s) => {
    placeGiven(s, 174, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 57, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 6)
    doAttackStep(s, 0)
  },
  [
    does(35, 0, 46, [value('player', () => 1), card(173), null]),
    chooses(36, 0, [card(57)]),
    answers(37, 1, 'accepts'),
    chooses(38, 1, [card(174)]),
    refused(39, 0, 46, [value('player', () => 1), card(174), null], []),
  ],
)

const example43 = example<State>(
  'destroyed instead of losing',
  ['dm.smax.1', 'dm.lose.1'],
  'rules/duel-masters/examples-more.rules:41',
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 67, NONE, ZONE['battle'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(46, 0, 46, [value('player', () => 1), card(173), null]),
    chooses(47, 1, [value('number', () => 1)]),
    then(48, (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 1 && s.result[1]! === 0),
  ],
)

const example44 = example<State>(
  "the opponent's turn comes twice",
  ['dm.turn.8', 'dm.cards.1'],
  'rules/duel-masters/examples-more.rules:50',
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
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
  },
  [answers(57, 0, 'passes'), answers(58, 0, 'passes'), then(59, (s) => s.turnPlayer === 0 && s.extraTurns[0]! === 0)],
)

const example45 = example<State>(
  'of two replacements their player picks',
  ['dm.instead.1'],
  'rules/duel-masters/examples-more.rules:61',
  [],
  (s) => {
    placeGiven(s, 66, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 65, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 55, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《龍風混成 ザーディクリカ》']), CARD['《龍風混成 ザーディクリカ》'], 0)
  },
  [
    chooses(67, 1, [card(66)]),
    then(68, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 0),
  ],
)

const example46 = example<State>(
  'found, shown, and in hand',
  ['dm.put.1', 'dm.put.4', 'dm.shield.1', 'dm.player.1'],
  'rules/duel-masters/examples-more.rules:70',
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
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(76, 0, 34, [card(52), value('definition', () => CARD['《土隠雲の超人》']), null]),
    chooses(77, 0, [card(72)]),
    then(
      78,
      (s) =>
        s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['hand'] + 0 &&
        viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(1),
    ),
  ],
)

const example47 = example<State>(
  'what could not be cast is not paid for',
  ['dm.use.4'],
  'rules/duel-masters/examples-more.rules:80',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 46, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 1, hands)
  },
  (s) => {
    doMainStep(s, 1)
  },
  [refused(87, 1, 34, [card(24), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.use.4'])],
)

const example48 = example<State>(
  'a spell side, cast from the battle zone',
  ['dm.use.3', 'dm.cards.1'],
  'rules/duel-masters/examples-more.rules:89',
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
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(95, 0, 78, [card(36), null]),
    then(
      96,
      (s) =>
        s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 0 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['mana'] + 0,
    ),
  ],
)

const example49 = example<State>(
  'too few, too many of a name, banned',
  ['dm.deck.1', 'dm.deck.2', 'dm.deck.3', 'dm.cards.2'],
  'rules/duel-masters/examples-more.rules:98',
  [],
  (s) => {
    s.mainDeck[0] = [23, 157, 157, 157, 157, 157]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(102, 0, true, ['dm.deck.1', 'dm.deck.2', 'dm.deck.3']), deckIs(103, 1, false, [])],
)

const example50 = example<State>(
  'a switch is thrown once',
  ['dm.field.2', 'dm.cards.3'],
  'rules/duel-masters/examples-more.rules:105',
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
  },
  (s) => {
    doAttackStep(s, 1)
  },
  [
    does(114, 1, 46, [value('player', () => 0), card(173), null]),
    does(115, 0, 84, [card(64), null]),
    chooses(116, 0, [card(24)]),
    refused(117, 0, 84, [card(64), null], []),
    then(
      118,
      (s) =>
        isSwitched(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])) && s.zones[ZONE['hand'] + 0]!.length === 3,
    ),
  ],
)

const example51 = example<State>(
  'a spell that makes its player lose',
  ['dm.lose.3'],
  'rules/duel-masters/examples-more.rules:120',
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《身代わり》']), CARD['《身代わり》'], 0)
  },
  [then(124, (s) => s.result[0]! === 0 - 1 && s.result[1]! === 1)],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  example1,
  example2,
  example3,
  example4,
  example5,
  example6,
  example7,
  example8,
  example9,
  example10,
  example11,
  example12,
  example13,
  example14,
  example15,
  example16,
  example17,
  example18,
  example19,
  example20,
  example21,
  example22,
  example23,
  example24,
  example25,
  example26,
  example27,
  example28,
  example29,
  example30,
  example31,
  example32,
  example33,
  example34,
  example35,
  example36,
  example37,
  example38,
  example39,
  example40,
  example41,
  example42,
  example43,
  example44,
  example45,
  example46,
  example47,
  example48,
  example49,
  example50,
  example51,
]

// Compiled from the rules of DuemaParty: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike, presentCards, seats, union } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  card,
  choosable,
  chooses,
  deckIs,
  does,
  exactly,
  example,
  happened,
  moved,
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
  doAttackStep,
  doDeal,
  doDestroy,
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

const example1 = example<State>(
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

const example2 = example<State>(
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

const example3 = example<State>(
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
    does(37, 0, 24, [card(73), null]),
    refused(38, 0, 24, [card(74), null], []),
    then(
      39,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['mana'] + 0 && !isTapped(s, theCopy(s, CARD['lightscout2'])),
    ),
  ],
)

const example4 = example<State>(
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
  [does(45, 0, 24, [card(25), null]), then(46, (s) => isTapped(s, theCopy(s, CARD['《デモンズ・ライト》'])))],
)

const example5 = example<State>(
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
    refused(53, 0, 35, [card(130), value('definition', () => CARD['darknessscout3']), null], []),
    does(54, 0, 35, [card(74), value('definition', () => CARD['lightscout3']), null]),
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

const example6 = example<State>(
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
    does(64, 0, 35, [card(74), value('definition', () => CARD['lightscout3']), null]),
    then(
      65,
      (s) =>
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0 &&
        s.zones[ZONE['mana'] + 0]!.filter((c) => isTapped(s, c)).length === 3,
    ),
  ],
)

const example7 = example<State>(
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
  [refused(73, 0, 35, [card(74), value('definition', () => CARD['lightscout3']), null], [])],
)

const example8 = example<State>(
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
  [refused(80, 0, 35, [card(25), value('definition', () => CARD['《デモンズ・ライト》']), null], [])],
)

const example9 = example<State>(
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
    refused(21, 0, 47, [value('player', () => 1), card(158), null], ['dm.attack.2']),
    does(22, 0, 47, [value('player', () => 1), card(172), null]),
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

const example10 = example<State>(
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
    does(32, 0, 48, [card(104), card(175), null]),
    then(
      33,
      (s) =>
        s.place[theCopy(s, CARD['fireraider6'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['battle'] + 1,
    ),
  ],
)

const example11 = example<State>(
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
    does(42, 0, 47, [value('player', () => 1), card(173), null]),
    does(43, 1, 56, [card(112), null]),
    then(
      44,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0 &&
        isTapped(s, theCopy(s, CARD['watersentry6'])) &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 1,
    ),
  ],
)

const example12 = example<State>(
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
    does(53, 0, 47, [value('player', () => 1), card(172), null]),
    does(54, 0, 48, [card(101), card(171), null]),
    does(55, 1, 57, [card(57), null]),
    then(
      56,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1 &&
        s.place[theCopy(s, CARD['fireraider2'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

const example13 = example<State>(
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
    does(65, 0, 47, [value('player', () => 1), card(182), null]),
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

const example14 = example<State>(
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
    does(76, 0, 47, [value('player', () => 1), card(67), null]),
    chooses(77, 0, [card(73)]),
    chooses(78, 0, [card(75)]),
    then(
      79,
      (s) =>
        s.zones[ZONE['hand'] + 1]!.length === 2 && s.place[theCopy(s, CARD['lightscout5'])] === ZONE['shields'] + 0,
    ),
  ],
)

const example15 = example<State>(
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
    does(124, 0, 47, [value('player', () => 1), card(172), null]),
    chooses(125, 0, [card(73)]),
    does(126, 0, 47, [value('player', () => 1), card(63), null]),
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

const example16 = example<State>(
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
    does(17, 0, 47, [value('player', () => 1), card(173), null]),
    answers(18, 1, 'declines'),
    then(
      19,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['hand'] + 1,
    ),
  ],
)

const example17 = example<State>(
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
    does(40, 0, 47, [value('player', () => 1), card(173), null]),
    refused(41, 1, 71, [card(70), null], ['dm.ninja.2']),
    does(42, 1, 71, [card(72), null]),
    refused(43, 1, 71, [card(71), null], ['dm.ninja.2']),
  ],
)

const example18 = example<State>(
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

const example19 = example<State>(
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

const example20 = example<State>(
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

const example21 = example<State>(
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

const example22 = example<State>(
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
    does(83, 0, 35, [card(62), value('definition', () => CARD['《サッヴァーク-MAX》']), null]),
    does(84, 0, 35, [card(67), value('definition', () => CARD['《MAX・ザ・ジョニー》']), null]),
    then(
      85,
      (s) =>
        s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

const example23 = example<State>(
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

const example24 = example<State>(
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

const example25 = example<State>(
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

const example26 = example<State>(
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
      moved(35, [card(30), value('definition', () => CARD['《奇石 ミクセル》']), null]),
      moved(35, [card(30), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    ]),
    does(114, 0, 35, [card(30), value('definition', () => CARD['《奇石 ミクセル》']), null]),
    then(
      115,
      (s) =>
        s.place[theCopy(s, CARD['《奇石 ミクセル》'])] === ZONE['battle'] + 0 &&
        isCreature(s, theCopy(s, CARD['《奇石 ミクセル》'])) &&
        !isSpell(s, theCopy(s, CARD['《奇石 ミクセル》'])),
    ),
  ],
)

const example27 = example<State>(
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

const example28 = example<State>(
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

const example29 = example<State>(
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
    does(139, 0, 77, [card(49), card(212), null]),
    then(
      140,
      (s) =>
        s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['naturegiant8'])] === ZONE['mana'] + 0 &&
        isTapped(s, theCopy(s, CARD['naturegiant8'])),
    ),
  ],
)

const example30 = example<State>(
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
  [does(8, 0, 74, [card(0), null]), then(9, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['battle'] + 0)],
)

const example31 = example<State>(
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
    does(16, 0, 75, [card(1), null]),
    then(
      17,
      (s) =>
        s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0 &&
        viewersOf(s, theCopy(s, CARD['《星の盾》'])).includes(1),
    ),
  ],
)

const example32 = example<State>(
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
    does(26, 0, 47, [value('player', () => 1), card(173), null]),
    does(27, 0, 76, [card(2), null]),
    then(28, (s) => s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0),
  ],
)

const example33 = example<State>(
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
    does(46, 0, 47, [value('player', () => 1), card(173), null]),
    chooses(47, 1, [value('number', () => 1)]),
    then(48, (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 1 && s.result[1]! === 0),
  ],
)

const example34 = example<State>(
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

const example35 = example<State>(
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

const example36 = example<State>(
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
  [refused(87, 1, 35, [card(24), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.use.4'])],
)

const example37 = example<State>(
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
    does(95, 0, 79, [card(36), null]),
    then(
      96,
      (s) =>
        s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 0 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['mana'] + 0,
    ),
  ],
)

const example38 = example<State>(
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
    does(114, 1, 47, [value('player', () => 0), card(173), null]),
    does(115, 0, 85, [card(64), null]),
    chooses(116, 0, [card(24)]),
    refused(117, 0, 85, [card(64), null], []),
    then(
      118,
      (s) =>
        isSwitched(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])) && s.zones[ZONE['hand'] + 0]!.length === 3,
    ),
  ],
)

const example39 = example<State>(
  'sixty cards: a partner aside, six shields, six in hand, the rest',
  ['101.1', '101.1a', '103.1', '103.2', '103.3', '200.1'],
  'rules/duel-masters/party-examples-decks.rules:3',
  [],
  () => {},
  (s) => {
    doDeal(s, 1)
  },
  [
    then(
      6,
      (s) => s.zones[ZONE['partner-zone'] + 1]!.length === 1 && s.place[s.partner[1]!] === ZONE['partner-zone'] + 1,
    ),
    then(
      7,
      (s) =>
        s.zones[ZONE['shields'] + 1]!.length === 6 &&
        s.zones[ZONE['hand'] + 1]!.length === 6 &&
        s.zones[ZONE['deck'] + 1]!.length === 47,
    ),
  ],
)

const example40 = example<State>(
  'sixty cards with a partner among them',
  ['101.1', '101.1a'],
  'rules/duel-masters/party-examples-decks.rules:9',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196,
      199, 200, 201, 202, 203, 206, 207, 208, 209, 210,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(14, 0, false, [])],
)

const example41 = example<State>(
  'fifty-nine are too few',
  ['101.1'],
  'rules/duel-masters/party-examples-decks.rules:16',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196,
      199, 200, 201, 202, 203, 206, 207, 208, 209,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(21, 0, true, ['101.1'])],
)

const example42 = example<State>(
  'sixty-one are too many',
  ['101.1'],
  'rules/duel-masters/party-examples-decks.rules:23',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196,
      199, 200, 201, 202, 203, 206, 207, 208, 209, 210, 212,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(28, 0, true, ['101.1'])],
)

const example43 = example<State>(
  'a banned card',
  ['101.1'],
  'rules/duel-masters/party-examples-decks.rules:30',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 23, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108,
      109, 110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195,
      196, 199, 200, 201, 202, 203, 206, 207, 208, 209,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(35, 0, true, ['dm.deck.3'])],
)

const example44 = example<State>(
  'two of a name',
  ['101.1b'],
  'rules/duel-masters/party-examples-decks.rules:37',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108,
      109, 110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195,
      196, 199, 200, 201, 202, 203, 206, 207, 208, 209,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(42, 0, true, ['101.1b'])],
)

const example45 = example<State>(
  'two of the one whose text allows it',
  ['101.1b'],
  'rules/duel-masters/party-examples-decks.rules:44',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 43, 43, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105,
      108, 109, 110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194,
      195, 196, 199, 200, 201, 202, 206, 207, 208, 209,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(49, 0, true, ['101.1a'])],
)

const example46 = example<State>(
  '101.1c-ex1: a card that begins in the battle zone',
  ['101.1c'],
  'rules/duel-masters/party-examples-decks.rules:51',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 18, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108,
      109, 110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195,
      196, 199, 200, 201, 202, 203, 206, 207, 208, 209,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(56, 0, true, ['101.1c'])],
)

const example47 = example<State>(
  '101.1c-ex2: another',
  ['101.1c'],
  'rules/duel-masters/party-examples-decks.rules:58',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 19, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108,
      109, 110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195,
      196, 199, 200, 201, 202, 203, 206, 207, 208, 209,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(63, 0, true, ['101.1c'])],
)

const example48 = example<State>(
  '101.1c-ex3: and another',
  ['101.1c'],
  'rules/duel-masters/party-examples-decks.rules:65',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 20, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108,
      109, 110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195,
      196, 199, 200, 201, 202, 203, 206, 207, 208, 209,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(70, 0, true, ['101.1c'])],
)

const example49 = example<State>(
  'any other card in its place is fine',
  ['101.1c'],
  'rules/duel-masters/party-examples-decks.rules:72',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196,
      199, 200, 201, 202, 203, 206, 207, 208, 209, 212,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(77, 0, false, [])],
)

const example50 = example<State>(
  '101.1d-ex1: a notice against tournaments refuses nothing',
  ['101.1d'],
  'rules/duel-masters/party-examples-decks.rules:79',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196,
      199, 200, 201, 202, 203, 206, 207, 208, 209, 210,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(84, 0, false, [])],
)

const example51 = example<State>(
  '101.1d-ex2: here neither',
  ['101.1d'],
  'rules/duel-masters/party-examples-decks.rules:86',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196,
      199, 200, 201, 202, 203, 206, 207, 208, 209, 212,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(91, 0, false, [])],
)

const example52 = example<State>(
  'a partner of cost four',
  ['201.1', '201.1a'],
  'rules/duel-masters/party-examples-decks.rules:93',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196,
      199, 200, 201, 202, 203, 206, 207, 208, 209, 210,
    ]
    s.partnerCard[0] = [56]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(98, 0, true, ['201.1a'])],
)

const example53 = example<State>(
  'no partner of the deck',
  ['201.1'],
  'rules/duel-masters/party-examples-decks.rules:100',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 185, 186, 187, 188, 189, 192, 193, 194, 195, 196,
      199, 200, 201, 202, 203, 206, 207, 208, 209, 210,
    ]
    s.partnerCard[0] = [212]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(105, 0, true, ['201.1'])],
)

const example54 = example<State>(
  'a card of a third civilization',
  ['201.2', '101.1a'],
  'rules/duel-masters/party-examples-decks.rules:107',
  [],
  (s) => {
    s.mainDeck[0] = [
      5, 6, 15, 17, 21, 22, 24, 44, 45, 48, 51, 52, 56, 57, 64, 65, 66, 69, 70, 71, 101, 102, 103, 104, 105, 108, 109,
      110, 111, 112, 115, 116, 117, 118, 119, 122, 123, 124, 125, 126, 157, 185, 186, 187, 188, 189, 192, 193, 194, 195,
      196, 199, 200, 201, 202, 203, 206, 207, 208, 209,
    ]
    s.partnerCard[0] = [69]
  },
  (s) => {
    doTurn(s, 1)
  },
  [deckIs(112, 0, true, ['201.2'])],
)

const example55 = example<State>(
  '103.4-ex1: the order of seats',
  ['103.4'],
  'rules/duel-masters/party-examples-decks.rules:114',
  [],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [then(117, (s) => s.turnPlayer === 0 && s.zones[ZONE['hand'] + 2]!.length === 6)],
)

const example56 = example<State>(
  '103.4-ex1: or by chance, when all hands are dealt',
  ['103.4'],
  'rules/duel-masters/party-examples-decks.rules:119',
  [[0, 1]],
  () => {},
  (s) => {
    doSetUp(s)
  },
  [then(123, (s) => s.zones[ZONE['hand'] + 2]!.length === 6 && s.turnPlayer === s.regular)],
)

const example57 = example<State>(
  'the first player draws too',
  ['103.5'],
  'rules/duel-masters/party-examples-decks.rules:125',
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [then(129, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0)],
)

const example58 = example<State>(
  '105.1-ex1: ten shields at the end of the attack win nothing',
  ['105.1'],
  'rules/duel-masters/party-examples-decks.rules:131',
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
    does(139, 0, 48, [card(101), card(67), null]),
    then(
      140,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        isLiving(s, 1) &&
        isLiving(s, 2) &&
        s.result[0]! === 0,
    ),
  ],
)

const example59 = example<State>(
  '105.1-ex2: of the seven, water cards up to cost seven may be used',
  ['105.1'],
  'rules/duel-masters/party-examples-decks.rules:142',
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 106, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 125, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 119, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 118, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 117, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 116, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(148, 0, 35, [card(44), value('definition', () => CARD['《夢の変形 デュエランド》']), null]),
    choosable(149, 0, [card(101)]),
    notChoosable(150, 0, [card(107), card(158)]),
    chooses(151, 0, [card(101), card(102)]),
    answers(152, 0, 'declines'),
    then(153, (s) => s.zones[ZONE['graveyard'] + 0]!.length === 5 && s.zones[ZONE['battle'] + 0]!.length === 3),
  ],
)

const example60 = example<State>(
  '105.1-ex3: even all seven win nothing',
  ['105.1'],
  'rules/duel-masters/party-examples-decks.rules:155',
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 106, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 104, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 128, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 127, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 126, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 125, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 119, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 118, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 117, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 116, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(161, 0, 35, [card(44), value('definition', () => CARD['《夢の変形 デュエランド》']), null]),
    chooses(162, 0, [card(108), card(101), card(102), card(103), card(104), card(105), card(106)]),
    then(163, (s) => s.zones[ZONE['battle'] + 0]!.length === 8 && isLiving(s, 1) && isLiving(s, 2)),
  ],
)

const example61 = example<State>(
  '106.1-ex1: creatures from the hand, but no turn for an opponent',
  ['106.1', '107.1'],
  'rules/duel-masters/party-examples-decks.rules:165',
  [],
  (s) => {
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 124, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 123, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 122, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 121, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 119, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 118, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 117, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 116, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(171, 0, 35, [card(45), value('definition', () => CARD['《正体不明》']), null]),
    notChoosable(172, 0, [card(24)]),
    chooses(173, 0, [card(157), card(158)]),
    then(
      174,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['firescout3'])] === ZONE['battle'] + 0,
    ),
    then(175, (s) => s.extraTurns[1]! === 0 && s.extraTurns[2]! === 0),
  ],
)

const example62 = example<State>(
  '107.1-ex1: one spell of a name in a turn',
  ['107.1'],
  'rules/duel-masters/party-examples-decks.rules:177',
  [],
  (s) => {
    placeGiven(s, 77, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 132, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 131, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 130, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 129, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 24, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 24, 1, ZONE['hand'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 120, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 119, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 118, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 117, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 116, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 115, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    does(186, 0, 35, [card(24, 0), value('definition', () => CARD['《エナジー・ライト》']), null]),
    then(187, (s) => hasUsed(s, 0, CARD['《エナジー・ライト》']) && !hasUsed(s, 1, CARD['《エナジー・ライト》'])),
  ],
)

const example63 = example<State>(
  '107.1-ex2: one creature of a name in a turn',
  ['107.1'],
  'rules/duel-masters/party-examples-decks.rules:189',
  [],
  (s) => {
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 172, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 171, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(195, 0, 35, [card(43), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null]),
    then(196, (s) => hasPut(s, 0, CARD['《特攻の忠剣ハチ公》'])),
  ],
)

const example64 = example<State>(
  '107.1a-ex1: the other side has another name',
  ['107.1a'],
  'rules/duel-masters/party-examples-decks.rules:198',
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 190, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 189, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 188, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 187, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(204, 0, 35, [card(33), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
    chooses(205, 0, [card(206), card(191), card(190), card(189), card(188), card(187), card(186), card(185)]),
    does(206, 0, 79, [card(36), null]),
    then(
      207,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 0 &&
        hasUsed(s, 0, CARD['《輪廻暴聖》']) &&
        hasUsed(s, 0, CARD['《天地命動 バラギアラ》']),
    ),
  ],
)

const example65 = example<State>(
  '107.1a-ex2: the same creature side on another card',
  ['107.1a'],
  'rules/duel-masters/party-examples-decks.rules:209',
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 190, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 189, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 188, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 187, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(214, 0, 35, [card(33), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
    chooses(215, 0, [card(206), card(191), card(190), card(189), card(188), card(187), card(186), card(185)]),
    refused(216, 0, 35, [card(34), value('definition', () => CARD['《天地命動 バラギアラ》']), null], ['107.1a']),
    offered(217, 0, 35, [card(34), value('definition', () => CARD['《輪廻暴冥》']), null]),
  ],
)

const example66 = example<State>(
  '107.1a-ex3: and on a third',
  ['107.1a'],
  'rules/duel-masters/party-examples-decks.rules:219',
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 207, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 206, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 190, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 189, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 188, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 187, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(224, 0, 35, [card(33), value('definition', () => CARD['《天地命動 バラギアラ》']), null]),
    chooses(225, 0, [card(206), card(191), card(190), card(189), card(188), card(187), card(186), card(185)]),
    refused(226, 0, 35, [card(35), value('definition', () => CARD['《天地命動 バラギアラ》']), null], ['107.1a']),
    offered(227, 0, 35, [card(35), value('definition', () => CARD['《輪廻暴炎》']), null]),
  ],
)

const example67 = example<State>(
  '201.2-ex1: what fits beside a partner of fire and nature',
  ['201.2', '101.1a'],
  'rules/duel-masters/party-examples-partner.rules:3',
  [],
  () => {},
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      6,
      (s) =>
        suits(s, CARD['firescout2'], CARD['《ホムラ》']) &&
        suits(s, CARD['《炎と森》'], CARD['《ホムラ》']) &&
        suits(s, CARD['《無色の像》'], CARD['《ホムラ》']) &&
        suits(s, CARD['naturescout2'], CARD['《ホムラ》']),
    ),
  ],
)

const example68 = example<State>(
  '201.2-ex2: and what does not',
  ['201.2', '101.1a'],
  'rules/duel-masters/party-examples-partner.rules:9',
  [],
  () => {},
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      12,
      (s) => !suits(s, CARD['waterscout2'], CARD['《ホムラ》']) && !suits(s, CARD['《水と炎》'], CARD['《ホムラ》']),
    ),
  ],
)

const example69 = example<State>(
  '201.2a-ex1: the spell side of a partner brings its civilization',
  ['201.2a'],
  'rules/duel-masters/party-examples-partner.rules:14',
  [],
  () => {},
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      17,
      (s) =>
        suits(s, CARD['waterscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']) &&
        suits(s, CARD['lightscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ),
    then(
      19,
      (s) =>
        suits(s, CARD['《無色の像》'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']) &&
        suits(s, CARD['《アルカディア・スパーク》'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ),
    then(
      21,
      (s) =>
        !suits(s, CARD['darknessscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']) &&
        isLeader(s, CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ),
  ],
)

const example70 = example<State>(
  'a partner is a creature of cost five or more',
  ['201.1', '201.1a'],
  'rules/duel-masters/party-examples-partner.rules:24',
  [],
  () => {},
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      27,
      (s) =>
        isLeader(s, CARD['《ホムラ》']) &&
        !isLeader(s, CARD['《炎と森》']) &&
        !isLeader(s, CARD['《デーモン・ハンド》']),
    ),
    then(28, (s) => !isLeader(s, CARD['《奇石 ミクセル / ジャミング・チャフ》'])),
  ],
)

const example71 = example<State>(
  '201.3a-ex1: G-Zero from the partner zone',
  ['201.3', '201.3a'],
  'rules/duel-masters/party-examples-partner.rules:30',
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 159, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [does(36, 0, 74, [card(0), null]), then(37, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['battle'] + 0)],
)

const example72 = example<State>(
  '201.3a-ex2: Galaxshield from the partner zone',
  ['201.3a'],
  'rules/duel-masters/party-examples-partner.rules:39',
  [],
  (s) => {
    placeGiven(s, 1, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《星の盾》'], 0)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(45, 0, 75, [card(1), null]),
    then(
      46,
      (s) =>
        s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0 && isFaceUp(s, theCopy(s, CARD['《星の盾》'])),
    ),
  ],
)

const example73 = example<State>(
  '201.3b-ex1: Ninja Strike from the partner zone',
  ['201.3b'],
  'rules/duel-masters/party-examples-partner.rules:48',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 70, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《怒流牙 佐助の超人》'], 0)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 1)
  },
  [
    does(58, 1, 47, [value('player', () => 2), card(173), null]),
    does(59, 0, 71, [card(70), null]),
    then(60, (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] === ZONE['battle'] + 0),
  ],
)

const example74 = example<State>(
  '201.3b-ex2: Kirifudash from the partner zone',
  ['201.3b'],
  'rules/duel-masters/party-examples-partner.rules:62',
  [],
  (s) => {
    placeGiven(s, 2, 0, ZONE['partner-zone'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《切り札》'], 0)
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
    does(70, 0, 47, [value('player', () => 1), card(173), null]),
    does(71, 0, 76, [card(2), null]),
    then(72, (s) => s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0),
  ],
)

const example75 = example<State>(
  '201.4-ex1: no ability keeps the partner away',
  ['201.4'],
  'rules/duel-masters/party-examples-partner.rules:74',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 0, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 158, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 57, NONE, ZONE['battle'] + 1, hands)
  },
  (s) => {
    doDestroy(s, theCopy(s, CARD['《ホムラ》']))
  },
  [
    answers(83, 0, 'accepts'),
    chooses(84, 0, [card(158)]),
    then(85, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0),
    then(86, (s) => s.place[theCopy(s, CARD['firescout3'])] === ZONE['deck'] + 0),
    then(
      87,
      (s) => (s.zones[ZONE['deck'] + 0]![0] ?? NONE) === theCopy(s, CARD['firescout3']),
      'card',
      (s) => s.zones[ZONE['deck'] + 0]![0] ?? NONE,
    ),
  ],
)

const example76 = example<State>(
  'or it stays where it went',
  ['201.4'],
  'rules/duel-masters/party-examples-partner.rules:89',
  [],
  (s) => {
    placeGiven(s, 0, 0, ZONE['battle'] + 0, hands)
    s.partner[0] = copyOf(s, CARD['《ホムラ》'], 0)
    placeGiven(s, 158, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doDestroy(s, theCopy(s, CARD['《ホムラ》']))
  },
  [
    answers(96, 0, 'declines'),
    then(
      97,
      (s) =>
        s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['graveyard'] + 0 && s.zones[ZONE['mana'] + 0]!.length === 2,
    ),
  ],
)

const example77 = example<State>(
  '201.4-ex2: back from the deck before it is shuffled',
  ['201.4'],
  'rules/duel-masters/party-examples-partner.rules:99',
  [],
  (s) => {
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, 1, ZONE['battle'] + 1, hands)
    s.partner[1] = copyOf(s, CARD['《ホムラ》'], 1)
    placeGiven(s, 157, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《アルカディア・スパーク》']), CARD['《アルカディア・スパーク》'], 0)
  },
  [
    chooses(107, 0, [value('number', () => 1)]),
    chooses(108, 0, [value('player', () => 1)]),
    answers(109, 1, 'accepts'),
    then(
      110,
      (s) =>
        s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 1 && s.zones[ZONE['mana'] + 1]!.length === 0,
    ),
    then(111, (s) => s.zones[ZONE['deck'] + 1]!.length === 2 && s.zones[ZONE['hand'] + 1]!.length === 1),
  ],
)

const example78 = example<State>(
  "300.1-ex1: one opponent's creatures that are not multicolored",
  ['300.1'],
  'rules/duel-masters/party-examples-effects.rules:3',
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 184, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 161, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 160, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 131, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(12, 0, 35, [card(46), value('definition', () => CARD['《聖魔連結王 ドルファディロム》']), null]),
    chooses(13, 0, [value('player', () => 1)]),
    then(
      14,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['《水と炎》'])] === ZONE['battle'] + 1,
    ),
    then(
      15,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['battle'] + 2 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0,
    ),
  ],
)

const example79 = example<State>(
  "300.1-ex2: only the one who is named casts nothing until the caster's next turn",
  ['300.1'],
  'rules/duel-masters/party-examples-effects.rules:17',
  [],
  (s) => {
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 161, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 160, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 178, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 2, hands)
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(27, 0, 35, [card(30), value('definition', () => CARD['《ジャミング・チャフ》']), null]),
    chooses(28, 0, [value('player', () => 1)]),
    then(29, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
    then(30, (s) => canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 2)),
  ],
)

const example80 = example<State>(
  '300.1a-ex1: creature and mana card of one player',
  ['300.1a'],
  'rules/duel-masters/party-examples-effects.rules:32',
  [],
  (s) => {
    placeGiven(s, 47, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 191, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 190, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 189, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 188, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 187, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(43, 0, 35, [card(47), value('definition', () => CARD['《偽りの王 ヴィルヘルム》']), null]),
    chooses(44, 0, [value('player', () => 2)]),
    then(
      45,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2 &&
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['graveyard'] + 2,
    ),
    then(
      46,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['mana'] + 1,
    ),
  ],
)

const example81 = example<State>(
  "300.1a-ex2: each of the two discards may be another's",
  ['300.1a'],
  'rules/duel-masters/party-examples-effects.rules:48',
  [],
  (s) => {
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['hand'] + 2, hands)
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《絶望と反魂と滅殺の決断》']), CARD['《絶望と反魂と滅殺の決断》'], 0)
  },
  [
    chooses(54, 0, [value('number', () => 1), value('number', () => 1)]),
    chooses(55, 0, [value('player', () => 1)]),
    chooses(56, 0, [value('player', () => 2)]),
    then(
      57,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2,
    ),
  ],
)

const example82 = example<State>(
  "300.1b-ex1: only the caster's creatures can be returned",
  ['300.1b'],
  'rules/duel-masters/party-examples-effects.rules:59',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 48, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 105, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 1, hands)
  },
  (s) => {
    doMainStep(s, 1)
  },
  [
    does(69, 1, 35, [card(24), value('definition', () => CARD['《エナジー・ライト》']), null]),
    answers(70, 0, 'accepts'),
    then(
      71,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['battle'] + 2,
    ),
  ],
)

const example83 = example<State>(
  '300.1b-ex2: at the end of a turn in which its player put a creature for nothing',
  ['300.1b'],
  'rules/duel-masters/party-examples-effects.rules:73',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 69, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 159, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doTurn(s, 1)
  },
  [
    does(82, 1, 74, [card(0), null]),
    answers(83, 1, 'passes'),
    does(84, 0, 88, [card(69), null]),
    then(85, (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['battle'] + 0),
  ],
)

const example84 = example<State>(
  '300.1b-ex3: what a third player did for nothing does not count',
  ['300.1b'],
  'rules/duel-masters/party-examples-effects.rules:87',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 69, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 104, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 2, hands)
  },
  (s) => {
    doTurn(s, 1)
  },
  [
    answers(99, 1, 'passes'),
    does(100, 1, 47, [value('player', () => 2), card(173), null]),
    does(101, 2, 71, [card(72), null]),
    chooses(102, 2, [value('player', () => 1)]),
    answers(103, 1, 'passes'),
    then(
      104,
      (s) =>
        unpaidDeedsOf(s, 1) === 0 &&
        unpaidDeedsOf(s, 2) === 1 &&
        s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['hand'] + 0,
    ),
  ],
)

const example85 = example<State>(
  '300.1c-ex1: draw first, then name the opponent, then the creature',
  ['300.1c'],
  'rules/duel-masters/party-examples-effects.rules:106',
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 106, NONE, ZONE['battle'] + 2, hands)
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《デモンズ・ライト》']), CARD['《デモンズ・ライト》'], 0)
  },
  [
    then(
      113,
      (s) => s.zones[ZONE['hand'] + 0]!.length === 2,
      'number',
      (s) => s.zones[ZONE['hand'] + 0]!.length,
    ),
    choosable(114, 0, [value('player', () => 1)]),
    chooses(115, 0, [value('player', () => 2)]),
    notChoosable(116, 0, [card(101)]),
    chooses(117, 0, [card(106)]),
  ],
)

const example86 = example<State>(
  '300.1c-ex2: the seven cards lie in the graveyard before an opponent is named',
  ['300.1c'],
  'rules/duel-masters/party-examples-effects.rules:119',
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 103, NONE, ZONE['battle'] + 2, hands)
  },
  (s) => {
    doPut(s, theCopy(s, CARD['《ガンヴィー龍樹》']), 0)
  },
  [then(127, (s) => s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] === ZONE['battle'] + 0)],
)

const example87 = example<State>(
  '300.1d-ex1: one without creatures may be named',
  ['300.1d'],
  'rules/duel-masters/party-examples-effects.rules:129',
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 101, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 134, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 133, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 132, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 131, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 2, hands)
  },
  (s) => {
    doMainStep(s, 2)
  },
  [
    does(136, 2, 35, [card(26), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(137, 2, [value('player', () => 1)]),
    then(
      138,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['graveyard'] + 2,
    ),
  ],
)

const example88 = example<State>(
  '300.2-ex1: no opponent casts a spell of one civilization',
  ['300.2'],
  'rules/duel-masters/party-examples-effects.rules:140',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 46, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 105, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 1, hands)
  },
  (s) => {
    doMainStep(s, 1)
  },
  [
    refused(148, 1, 40, [card(24), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.cards.1']),
    offered(149, 1, 35, [card(25), value('definition', () => CARD['《デモンズ・ライト》']), null]),
  ],
)

const example89 = example<State>(
  '300.3-ex1: every player gains two shields',
  ['300.3'],
  'rules/duel-masters/party-examples-effects.rules:151',
  [],
  (s) => {
    placeGiven(s, 50, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 159, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 94, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 78, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(159, 0, 35, [card(50), value('definition', () => CARD['《ホワイト・スワン》']), null]),
    then(
      160,
      (s) =>
        s.zones[ZONE['shields'] + 0]!.length === 2 &&
        s.zones[ZONE['shields'] + 1]!.length === 2 &&
        s.zones[ZONE['shields'] + 2]!.length === 2,
    ),
  ],
)

const example90 = example<State>(
  '300.3-ex2: two creatures of whomever',
  ['300.3'],
  'rules/duel-masters/party-examples-effects.rules:162',
  [],
  (s) => {
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['battle'] + 2, hands)
    s.turnNumber = 3
    s.arrived[theCopy(s, CARD['《終末の監視者 ジ・ウォッチ》'])] = 1
    placeGiven(s, 76, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(171, 0, 47, [value('player', () => 1), card(51), null]),
    chooses(172, 0, [card(157), card(73)]),
    then(
      173,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 2 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1,
    ),
  ],
)

const example91 = example<State>(
  '301.1-ex1: what is shown is shown to everybody',
  ['301.1'],
  'rules/duel-masters/party-examples-effects.rules:175',
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
    does(181, 0, 35, [card(52), value('definition', () => CARD['《土隠雲の超人》']), null]),
    chooses(182, 0, [card(72)]),
    chooses(183, 0, [value('player', () => 1)]),
    then(
      184,
      (s) =>
        viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(1) &&
        viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(2),
    ),
  ],
)

const example92 = example<State>(
  '301.2-ex1: only who looks sees',
  ['301.2'],
  'rules/duel-masters/party-examples-effects.rules:186',
  [],
  (s) => {
    placeGiven(s, 53, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 134, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 133, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 132, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 131, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(192, 0, 35, [card(53), value('definition', () => CARD['《悪魔龍 ダークマスターズ》']), null]),
    chooses(193, 0, [value('player', () => 1)]),
    answers(194, 0, 'declines'),
    then(
      195,
      (s) =>
        viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(0) &&
        !viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(2),
    ),
  ],
)

const example93 = example<State>(
  '302.2-ex1: judged with B, broken at B',
  ['302.1', '302.2'],
  'rules/duel-masters/party-examples-effects.rules:197',
  [],
  (s) => {
    placeGiven(s, 54, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 107, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 2, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(206, 0, 47, [value('player', () => 2), card(54), null]),
    chooses(207, 0, [value('player', () => 1)]),
    answers(208, 0, 'declines'),
    then(209, (s) => s.place[theCopy(s, CARD['lightscout4'])] === ZONE['hand'] + 1),
    then(
      210,
      (s) => (s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2']),
      'card',
      (s) => s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE,
    ),
  ],
)

const example94 = example<State>(
  '303.1a-ex1: four against two and four',
  ['303.1a'],
  'rules/duel-masters/party-examples-effects.rules:212',
  [],
  (s) => {
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 2, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    then(218, (s) => hasOniWith(s, 0, 1) && hasMazeOver(s, 0, 1)),
    then(219, (s) => !hasOniWith(s, 0, 2) && !hasMazeOver(s, 0, 2)),
  ],
)

const example95 = example<State>(
  '303.1a-ex2: with the one of two shields both halves',
  ['303.1', '303.1a'],
  'rules/duel-masters/party-examples-effects.rules:221',
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 106, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 2, hands)
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《襲来、鬼札王国!》']), CARD['《襲来、鬼札王国!》'], 0)
  },
  [
    chooses(231, 0, [value('player', () => 1)]),
    chooses(232, 0, [value('number', () => 1), value('number', () => 2)]),
    then(
      233,
      (s) =>
        s.place[theCopy(s, CARD['waterscout6'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['firescout8'])] === ZONE['battle'] + 0,
    ),
  ],
)

const example96 = example<State>(
  '303.1a-ex3: with the other only one',
  ['303.1', '303.1a'],
  'rules/duel-masters/party-examples-effects.rules:235',
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 106, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 2, hands)
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《襲来、鬼札王国!》']), CARD['《襲来、鬼札王国!》'], 0)
  },
  [
    chooses(245, 0, [value('player', () => 2)]),
    chooses(246, 0, [value('number', () => 1)]),
    then(
      247,
      (s) =>
        s.place[theCopy(s, CARD['waterscout7'])] === ZONE['graveyard'] + 2 &&
        s.place[theCopy(s, CARD['firescout8'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1,
    ),
  ],
)

const example97 = example<State>(
  '303.1a-ex4: named the one of two shields, and no creature leaves',
  ['303.1', '303.1a'],
  'rules/duel-masters/party-examples-effects.rules:249',
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 99, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 98, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 95, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 161, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 130, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(260, 0, 35, [card(58), value('definition', () => CARD['《大迷宮亀 ワンダー・タートル》']), null]),
    chooses(261, 0, [value('player', () => 1)]),
    does(262, 0, 35, [card(17), value('definition', () => CARD['《引き潮》']), null]),
    then(
      263,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['hand'] + 1,
    ),
  ],
)

const example98 = example<State>(
  '303.1a-ex4: named the other, and they can',
  ['303.1', '303.1a'],
  'rules/duel-masters/party-examples-effects.rules:265',
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 80, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 100, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 99, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 98, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 95, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 161, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 130, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(276, 0, 35, [card(58), value('definition', () => CARD['《大迷宮亀 ワンダー・タートル》']), null]),
    chooses(277, 0, [value('player', () => 2)]),
    does(278, 0, 35, [card(17), value('definition', () => CARD['《引き潮》']), null]),
    then(
      279,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['hand'] + 1,
    ),
  ],
)

const example99 = example<State>(
  '303.1b-ex1: a standing Oni Time needs one such opponent',
  ['303.1b'],
  'rules/duel-masters/party-examples-effects.rules:281',
  [],
  (s) => {
    placeGiven(s, 59, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 2, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      288,
      (s) =>
        powerOf(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])) === 8000 &&
        isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
    ),
  ],
)

const example100 = example<State>(
  'the bonus is gone without one',
  ['303.1b'],
  'rules/duel-masters/party-examples-effects.rules:290',
  [],
  (s) => {
    placeGiven(s, 59, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 2, hands)
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      297,
      (s) =>
        powerOf(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])) === 4000 &&
        !isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
    ),
  ],
)

const example101 = example<State>(
  '303.1b-ex2: a standing Labyrinth against one binds all',
  ['303.1b', '300.2'],
  'rules/duel-masters/party-examples-effects.rules:299',
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 60, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 160, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 2, hands)
  },
  (s) => {
    doMainStep(s, 2)
  },
  [refused(308, 2, 40, [card(24), value('definition', () => CARD['《エナジー・ライト》']), null], ['dm.cards.1'])],
)

const example102 = example<State>(
  '304.1-ex1: the attack is on B, the effect may be on C',
  ['304.1'],
  'rules/duel-masters/party-examples-order.rules:3',
  [],
  (s) => {
    placeGiven(s, 131, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 130, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 61, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 75, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
    s.turnNumber = 3
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(11, 0, 47, [value('player', () => 1), card(61), null]),
    chooses(12, 0, [value('player', () => 2)]),
    then(
      13,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1 &&
        s.zones[ZONE['shields'] + 1]!.length === 0,
    ),
  ],
)

const example103 = example<State>(
  '304.2-ex1: an answer to an attack on somebody else',
  ['304.2', '306.1'],
  'rules/duel-masters/party-examples-order.rules:15',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 62, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 11, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 10, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 9, 0, ZONE['battle'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 2, hands)
  },
  (s) => {
    doAttackStep(s, 1)
  },
  [
    does(23, 1, 47, [value('player', () => 2), card(173), null]),
    does(24, 0, 84, [card(62), null]),
    chooses(25, 0, [card(9), card(10), card(11)]),
    refused(26, 0, 56, [card(62), null], []),
    chooses(27, 1, [card(101)]),
    then(
      28,
      (s) =>
        s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] === ZONE['battle'] + 0 &&
        s.zones[ZONE['shields'] + 2]!.length === 1,
    ),
  ],
)

const example104 = example<State>(
  '304.2-ex2: whoever attacks whom, the first attack of the turn is seen',
  ['304.2'],
  'rules/duel-masters/party-examples-order.rules:30',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 63, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 2, hands)
  },
  (s) => {
    doAttackStep(s, 1)
  },
  [
    does(38, 1, 47, [value('player', () => 2), card(173), null]),
    chooses(39, 0, [card(9)]),
    then(
      40,
      (s) =>
        s.place[theCopy(s, CARD['《光の種》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['lightscout5'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

const example105 = example<State>(
  '304.2-ex3: a switch for attacks on its own player only',
  ['304.2'],
  'rules/duel-masters/party-examples-order.rules:42',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 64, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 174, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 101, NONE, ZONE['shields'] + 2, hands)
    placeGiven(s, 74, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doAttackStep(s, 1)
  },
  [
    does(52, 1, 47, [value('player', () => 2), card(173), null]),
    chooses(53, 1, [card(101)]),
    does(54, 1, 47, [value('player', () => 0), card(174), null]),
    does(55, 0, 85, [card(64), null]),
    chooses(56, 0, [card(24)]),
    chooses(57, 1, [card(73)]),
    then(58, (s) => s.zones[ZONE['hand'] + 0]!.length === 3 && s.timesSwitchDuringMatch === 1),
  ],
)

const example106 = example<State>(
  '304.3-ex1: no blocker for a neighbour',
  ['304.3'],
  'rules/duel-masters/party-examples-order.rules:60',
  [],
  (s) => {
    placeGiven(s, 175, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(67, 0, 47, [value('player', () => 1), card(175), null]),
    does(68, 1, 56, [card(112), null]),
    then(
      69,
      (s) =>
        s.place[theCopy(s, CARD['watersentry6'])] === ZONE['graveyard'] + 1 &&
        !isTapped(s, theCopy(s, CARD['watersentry7'])),
    ),
  ],
)

const example107 = example<State>(
  'the neighbour is not even asked',
  ['304.3'],
  'rules/duel-masters/party-examples-order.rules:71',
  [],
  (s) => {
    placeGiven(s, 175, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 73, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [does(77, 0, 47, [value('player', () => 1), card(175), null]), refused(78, 2, 56, [card(113), null], ['304.3'])],
)

const example108 = example<State>(
  "305.1-ex1: A's turn, both of A before the one of B",
  ['305.1'],
  'rules/duel-masters/party-examples-order.rules:80',
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 13, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doEndStep(s, 0)
  },
  [
    chooses(89, 0, [card(13)]),
    happened(90, [
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
  4,
)

const example109 = example<State>(
  "305.1-ex2: C's turn, A comes before B",
  ['305.1'],
  'rules/duel-masters/party-examples-order.rules:92',
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 13, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doEndStep(s, 2)
  },
  [
    chooses(101, 0, [card(13)]),
    happened(102, [
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
  4,
)

const example110 = example<State>(
  "305.1-ex3: D's turn, the same",
  ['305.1'],
  'rules/duel-masters/party-examples-order.rules:104',
  [],
  (s) => {
    s.turnPlayer = 3
    placeGiven(s, 13, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doEndStep(s, 3)
  },
  [
    chooses(113, 0, [card(12)]),
    happened(114, [
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
  4,
)

const example111 = example<State>(
  "305.1-ex4: B's turn, B first",
  ['305.1'],
  'rules/duel-masters/party-examples-order.rules:116',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 13, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doEndStep(s, 1)
  },
  [
    chooses(125, 0, [card(12)]),
    happened(126, [
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
    ]),
  ],
  4,
)

const example112 = example<State>(
  '305.1a-ex1: a new effect of the turn player overtakes',
  ['305.1a'],
  'rules/duel-masters/party-examples-order.rules:128',
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 15, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 12, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 14, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 159, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 2, hands)
  },
  (s) => {
    doEndStep(s, 0)
  },
  [
    chooses(139, 1, [card(13)]),
    happened(140, [
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 2)]),
    ]),
  ],
  4,
)

const example113 = example<State>(
  '305.2-ex1: the nearer replacement, mana and not graveyard',
  ['305.2'],
  'rules/duel-masters/party-examples-order.rules:142',
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 65, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 66, NONE, ZONE['battle'] + 2, hands)
    placeGiven(s, 55, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 161, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 160, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 159, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 158, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['mana'] + 0, hands)
  },
  (s) => {
    doMainStep(s, 0)
  },
  [
    does(151, 0, 35, [card(55), value('definition', () => CARD['《龍風混成 ザーディクリカ》']), null]),
    then(
      152,
      (s) =>
        s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['mana'] + 0 &&
        s.zones[ZONE['waiting']]!.length === 0,
    ),
  ],
  4,
)

const example114 = example<State>(
  "306.1c-ex1: the attacker's effects first, then one window for each",
  ['306.1', '306.1a', '306.1b'],
  'rules/duel-masters/party-examples-order.rules:154',
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 68, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 16, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 70, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 71, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 72, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 96, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 95, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 94, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 78, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 106, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 105, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 189, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 188, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 187, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 130, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 129, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 132, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 131, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 134, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 133, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(171, 0, 47, [value('player', () => 1), card(68), null]),
    does(172, 1, 71, [card(70), null]),
    does(173, 2, 71, [card(71), null]),
    does(174, 3, 71, [card(72), null]),
    chooses(175, 3, [value('player', () => 0)]),
    happened(176, [
      moved(45, [card(16), null]),
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(71, [null, value('player', () => 1)]),
      moved(71, [null, value('player', () => 2)]),
      moved(71, [null, value('player', () => 3)]),
    ]),
  ],
  4,
)

const example115 = example<State>(
  '306.1c-ex2: each Shinobi and its effect before the next',
  ['306.1c'],
  'rules/duel-masters/party-examples-order.rules:178',
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 68, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 70, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 71, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 72, NONE, ZONE['hand'] + 3, hands)
    placeGiven(s, 96, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 95, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 94, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 79, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 78, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 106, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 105, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 189, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 188, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 187, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 186, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 185, NONE, ZONE['mana'] + 3, hands)
    placeGiven(s, 130, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 129, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 132, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 131, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 134, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 133, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 159, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 158, NONE, ZONE['shields'] + 1, hands)
    placeGiven(s, 157, NONE, ZONE['shields'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(195, 0, 47, [value('player', () => 1), card(68), null]),
    does(196, 1, 71, [card(70), null]),
    does(197, 2, 71, [card(71), null]),
    does(198, 3, 71, [card(72), null]),
    chooses(199, 3, [value('player', () => 0)]),
    happened(200, [
      moved(45, [card(70), null]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
      moved(45, [card(71), null]),
      moved(13, [value('number', () => 1), value('player', () => 2)]),
      moved(45, [card(72), null]),
    ]),
  ],
  4,
)

const example116 = example<State>(
  'the last one left has won',
  ['104.1', '104.2'],
  'rules/duel-masters/party-examples-leaving.rules:3',
  [],
  (s) => {
    s.out_[1] = true
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 2, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(9, 0, 47, [value('player', () => 2), card(173), null]),
    then(10, (s) => s.result[0]! === 1 && s.result[2]! === 0 - 1),
  ],
)

const example117 = example<State>(
  'no shields, no blocker: out, and the others go on',
  ['104.2'],
  'rules/duel-masters/party-examples-leaving.rules:12',
  [],
  (s) => {
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 158, NONE, ZONE['hand'] + 1, hands)
  },
  (s) => {
    doAttackStep(s, 0)
  },
  [
    does(18, 0, 47, [value('player', () => 1), card(173), null]),
    then(
      19,
      (s) =>
        isOut_(s, 1) &&
        s.result[1]! === 0 - 1 &&
        s.zones[ZONE['battle'] + 1]!.length === 0 &&
        s.zones[ZONE['hand'] + 1]!.length === 0,
    ),
    then(20, (s) => isLiving(s, 0) && isLiving(s, 2)),
  ],
)

const example118 = example<State>(
  'a deck that runs out in the middle of an effect',
  ['104.2'],
  'rules/duel-masters/party-examples-leaving.rules:22',
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 0, hands)
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
    does(29, 0, 35, [card(24), value('definition', () => CARD['《エナジー・ライト》']), null]),
    then(30, (s) => isOut_(s, 0) && isLiving(s, 1) && isLiving(s, 2)),
  ],
)

const example119 = example<State>(
  'a card can make its own player lose',
  ['104.2'],
  'rules/duel-masters/party-examples-leaving.rules:32',
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [does(38, 0, 35, [card(8), value('definition', () => CARD['《身代わり》']), null]), then(39, (s) => isOut_(s, 0))],
)

const example120 = example<State>(
  'but not an opponent, and the rest of it works',
  ['105.1'],
  'rules/duel-masters/party-examples-leaving.rules:41',
  [],
  (s) => {
    placeGiven(s, 7, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
  },
  (s) => {
    doUse(s, theCopy(s, CARD['《呪いの鏡》']), CARD['《呪いの鏡》'], 0)
  },
  [
    chooses(46, 0, [value('player', () => 1)]),
    then(47, (s) => isLiving(s, 1) && isLiving(s, 2) && s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0),
  ],
)

const example121 = example<State>(
  'what the loser left behind does nothing',
  ['400.1', '400.1a'],
  'rules/duel-masters/party-examples-leaving.rules:49',
  [],
  (s) => {
    s.turnPlayer = 0
    placeGiven(s, 173, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 2, hands)
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 6)
    doAttackStep(s, 0)
  },
  [
    does(57, 0, 47, [value('player', () => 1), card(173), null]),
    answers(58, 0, 'passes'),
    then(
      59,
      (s) =>
        isOut_(s, 1) &&
        presentCards(s).filter((c) => s.owner[c]! === 1).length === 0 &&
        s.zones[ZONE['waiting']]!.length === 0,
    ),
  ],
)

const example122 = example<State>(
  "the turn player's loss goes straight to the end of the turn",
  ['400.2'],
  'rules/duel-masters/party-examples-leaving.rules:61',
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 102, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 101, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doTurn(s, 0)
    enter(s, 2)
    doStepsOfTurn(s, 0)
    enter(s, 5)
    doMainStep(s, 0)
  },
  [
    does(69, 0, 35, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    happened(70, [
      moved(32, [value('player', () => 0)]),
      moved(28, [value('player', () => 0)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
    then(
      71,
      (s) => s.timesAttackStepDuringMatch === 0,
      'number',
      (s) => s.timesAttackStepDuringMatch,
    ),
  ],
)

const example123 = example<State>(
  '400.4-ex1: the deeds of one who has left still count',
  ['400.4', '400.2', '300.1b'],
  'rules/duel-masters/party-examples-leaving.rules:73',
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 69, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 75, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 74, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 0, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 130, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 129, NONE, ZONE['mana'] + 1, hands)
    placeGiven(s, 159, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 158, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 157, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 77, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 76, NONE, ZONE['deck'] + 1, hands)
  },
  (s) => {
    doTurn(s, 1)
  },
  [
    does(83, 1, 74, [card(0), null]),
    does(84, 1, 35, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    does(85, 0, 88, [card(69), null]),
    then(
      86,
      (s) => isOut_(s, 1) && s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['battle'] + 0,
    ),
  ],
)

const example124 = example<State>(
  "who has left is nobody's opponent",
  ['102.1'],
  'rules/duel-masters/party-examples-leaving.rules:88',
  [],
  (s) => {
    s.out_[2] = true
  },
  (s) => {
    doTurn(s, 0)
  },
  [
    then(93, (s) => opposes(s, 0, 3) && opposes(s, 1, 3) && !opposes(s, 0, 0)),
    then(
      94,
      (s) => seats(s).filter((q) => opposes(s, q, 0)).length === 2,
      'number',
      (s) => seats(s).filter((q) => opposes(s, q, 0)).length,
    ),
  ],
  4,
)

const example125 = example<State>(
  "400.3-ex1: what was to last until C's next turn lasts while C's seat is not reached",
  ['400.3', '400.1'],
  'rules/duel-masters/party-examples-leaving.rules:96',
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 56, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 161, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 160, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 159, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 178, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 181, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 180, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 3, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    s.regular = 2
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 2)
    enter(s, 2)
    doStepsOfTurn(s, 2)
    enter(s, 5)
    doMainStep(s, 2)
  },
  [
    does(110, 2, 35, [card(56), value('definition', () => CARD['《奇天烈 シャッフ》']), null]),
    chooses(111, 2, [value('number', () => 3)]),
    chooses(112, 2, [value('player', () => 1)]),
    answers(113, 2, 'passes'),
    answers(114, 2, 'passes'),
    answers(115, 3, 'passes'),
    does(116, 3, 47, [value('player', () => 2), card(173), null]),
    then(117, (s) => isOut_(s, 2)),
    then(118, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
    answers(119, 0, 'passes'),
    then(
      120,
      (s) => s.turnPlayer === 1,
      'player',
      (s) => s.turnPlayer,
    ),
    then(121, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
  ],
  4,
)

const example126 = example<State>(
  "400.3-ex2: and is over when D's turn begins",
  ['400.3'],
  'rules/duel-masters/party-examples-leaving.rules:123',
  [],
  (s) => {
    s.turnPlayer = 2
    placeGiven(s, 56, NONE, ZONE['hand'] + 2, hands)
    placeGiven(s, 104, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 103, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 102, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 101, NONE, ZONE['mana'] + 2, hands)
    placeGiven(s, 158, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 157, NONE, ZONE['deck'] + 2, hands)
    placeGiven(s, 161, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 160, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 159, NONE, ZONE['deck'] + 3, hands)
    placeGiven(s, 178, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 163, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 162, NONE, ZONE['deck'] + 0, hands)
    placeGiven(s, 181, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 180, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 179, NONE, ZONE['deck'] + 1, hands)
    placeGiven(s, 173, NONE, ZONE['battle'] + 3, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    s.regular = 2
  },
  (s) => {
    doMatch(s)
    enter(s, 5)
    doTurn(s, 2)
    enter(s, 2)
    doStepsOfTurn(s, 2)
    enter(s, 5)
    doMainStep(s, 2)
  },
  [
    does(137, 2, 35, [card(56), value('definition', () => CARD['《奇天烈 シャッフ》']), null]),
    chooses(138, 2, [value('number', () => 3)]),
    chooses(139, 2, [value('player', () => 1)]),
    answers(140, 2, 'passes'),
    answers(141, 2, 'passes'),
    answers(142, 3, 'passes'),
    does(143, 3, 47, [value('player', () => 2), card(173), null]),
    then(144, (s) => isOut_(s, 2)),
    answers(145, 0, 'passes'),
    then(
      146,
      (s) => s.turnPlayer === 1,
      'player',
      (s) => s.turnPlayer,
    ),
    answers(147, 1, 'passes'),
    then(
      148,
      (s) => s.turnPlayer === 3,
      'player',
      (s) => s.turnPlayer,
    ),
    then(149, (s) => canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
  ],
  4,
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
  example52,
  example53,
  example54,
  example55,
  example56,
  example57,
  example58,
  example59,
  example60,
  example61,
  example62,
  example63,
  example64,
  example65,
  example66,
  example67,
  example68,
  example69,
  example70,
  example71,
  example72,
  example73,
  example74,
  example75,
  example76,
  example77,
  example78,
  example79,
  example80,
  example81,
  example82,
  example83,
  example84,
  example85,
  example86,
  example87,
  example88,
  example89,
  example90,
  example91,
  example92,
  example93,
  example94,
  example95,
  example96,
  example97,
  example98,
  example99,
  example100,
  example101,
  example102,
  example103,
  example104,
  example105,
  example106,
  example107,
  example108,
  example109,
  example110,
  example111,
  example112,
  example113,
  example114,
  example115,
  example116,
  example117,
  example118,
  example119,
  example120,
  example121,
  example122,
  example123,
  example124,
  example125,
  example126,
]

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
  doPut,
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

/** [dm.turn.1, dm.turn.3] (duel-masters/examples-turns.rules:15) */
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
  [then(5, (s) => s.place[theCopy(s, CARD['darknessscout2'])] === ZONE['hand'] + 1)],
)

/** [dm.turn.2] (duel-masters/examples-turns.rules:22) */
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
    placeGiven(s, 80, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 79, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
  },
  [
    does(4, 0, 28, [card(79), null]),
    refused(5, 0, 28, [card(80), null], []),
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
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
  },
  [does(4, 0, 28, [card(31), null]), then(5, (s) => isTapped(s, theCopy(s, CARD['《デモンズ・ライト》'])))],
)

/** [dm.turn.5, dm.use.1, dm.use.2, dm.put.2, dm.cost.1, dm.cost.2] (duel-masters/examples-turns.rules:48) */
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
    chooses(7, 0, [card(164)]),
    chooses(8, 0, [card(163)]),
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
    placeGiven(s, 80, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 84, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    doMainStep(s, 0)
  },
  [
    does(5, 0, 42, [card(80), value('definition', () => CARD['lightscout3']), null]),
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
    placeGiven(s, 80, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 83, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 82, NONE, ZONE['mana'] + 0, hands)
    placeGiven(s, 81, NONE, ZONE['mana'] + 0, hands)
    s.tapped[theCopy(s, CARD['lightscout4'])] = true
    doMainStep(s, 0)
  },
  [refused(6, 0, 42, [card(80), value('definition', () => CARD['lightscout3']), null], [])],
)

/** [dm.cost.1] (duel-masters/examples-turns.rules:75) */
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
    placeGiven(s, 181, NONE, ZONE['battle'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battle'] + 1, hands)
    placeGiven(s, 110, NONE, ZONE['battle'] + 1, hands)
    s.tapped[theCopy(s, CARD['waterscout5'])] = true
    doAttackStep(s, 0)
  },
  [
    does(6, 0, 55, [card(110), card(181), null]),
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
    then(
      9,
      (s) =>
        s.zones[ZONE['hand'] + 1]!.length === 2 && s.place[theCopy(s, CARD['lightscout5'])] === ZONE['shields'] + 0,
    ),
  ],
)

/** [dm.turn.6] (duel-masters/examples-battle.rules:119) */
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
    equals(10, 'number', 1, (s) => s.zones[ZONE['shields'] + 1]!.length),
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['hand'] + 1,
    ),
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
    placeGiven(s, 79, NONE, ZONE['shields'] + 0, hands)
    placeGiven(s, 52, NONE, ZONE['battle'] + 0, hands, (laid) => {
      s.lifeShield[laid] = theCopy(s, CARD['lightscout2'])
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
    then(5, (s) => s.verdict && (s.zones[ZONE['deck'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2'])),
    compares(6, 'card', (s) => [
      s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE,
      (s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout4']),
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
  [then(4, (s) => hasOniWith(s, 0, 1) && hasMazeOver(s, 0, 1) && !hasMazeOver(s, 1, 0))],
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
    equals(4, 'number', 8, (s) => priceOf(s, CARD['《魔導管理室 カリヤドネ》'], 0)),
    equals(5, 'number', 8, (s) => dueOf(s, CARD['《魔導管理室 カリヤドネ》'], 0)),
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《奇石 ミクセル》'])] === ZONE['battle'] + 0 &&
        isCreature(s, theCopy(s, CARD['《奇石 ミクセル》'])) &&
        !isSpell(s, theCopy(s, CARD['《奇石 ミクセル》'])),
    ),
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
  [equals(8, 'number', 1, (s) => s.zones[ZONE['waiting']]!.length)],
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
  [then(4, (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] === ZONE['battle'] + 0)],
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['naturegiant8'])] === ZONE['mana'] + 0 &&
        isTapped(s, theCopy(s, CARD['naturegiant8'])),
    ),
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['《炎の大鳥》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['beneath'] + 0 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 0,
    ),
    answers(11, 0, 'passes'),
    does(12, 0, 54, [value('player', () => 1), card(12), null]),
    chooses(13, 0, [card(79), card(80)]),
    equals(14, 'number', 1, (s) => s.zones[ZONE['shields'] + 1]!.length),
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['《炎の大鳥》'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 0,
    ),
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
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['《炎の大鳥》'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0,
    ),
  ],
)

/** [dm.galaxshield.1, dm.galaxshield.2] (duel-masters/party-examples-cards.rules:66) */
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
    answers(9, 2, 'passes'),
    does(10, 0, 28, [card(107), null]),
    then(11, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['battle'] + 0 && s.turnPlayer === 0),
  ],
)

/** [dm.galaxshield.2] (duel-masters/examples-keywords.rules:197) */
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
  [then(5, (s) => s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0)],
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
  [does(5, 0, 82, [card(0), null]), then(6, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['battle'] + 0)],
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
    then(9, (s) => s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0),
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
    then(8, (s) => s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 1 && s.result[1]! === 0),
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
  [answers(7, 0, 'passes'), answers(8, 0, 'passes'), then(9, (s) => s.turnPlayer === 0 && s.extraTurns[0]! === 0)],
)

/** [dm.instead.1] (duel-masters/examples-more.rules:66) */
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
    then(7, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 0),
  ],
)

/** [dm.use.4] (duel-masters/examples-more.rules:85) */
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

/** [dm.use.3, dm.cards.1] (duel-masters/examples-more.rules:94) */
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 0 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['mana'] + 0,
    ),
  ],
)

/** [dm.field.2, dm.cards.3] (duel-masters/examples-more.rules:110) */
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
    refused(12, 0, 93, [card(70), null], []),
    then(
      13,
      (s) =>
        isSwitched(s, theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])) && s.zones[ZONE['hand'] + 0]!.length === 3,
    ),
  ],
)

/** [dm.use.4] (duel-masters/examples-more.rules:131) */
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
    then(10, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1),
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
    equals(11, 'number', 2, (s) => s.zones[ZONE['battle'] + 0]!.length),
    compares(12, 'card', (s) => [
      s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE,
      (s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout3']),
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
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 1,
    ),
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
    equals(8, 'number', 2, (s) => s.zones[ZONE['shields'] + 1]!.length),
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
    equals(8, 'number', 1, (s) => s.zones[ZONE['shields'] + 1]!.length),
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
    chooses(9, 0, [card(79), card(80), card(81)]),
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        s.zones[ZONE['shields'] + 1]!.length === 1,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:70) */
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
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['《深淵の三咆哮 バウワウジャ》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['darknessscout2'])] === ZONE['hand'] + 0,
    ),
  ],
)

/** [dm.cards.1, dm.put.1] (duel-masters/examples-attacks.rules:77) */
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
    then(
      8,
      (s) =>
        s.zones[ZONE['graveyard'] + 0]!.length === 4 &&
        s.place[theCopy(s, CARD['《深淵の三咆哮 バウワウジャ》'])] === ZONE['battle'] + 0,
    ),
    then(9, (s) => !isCreature(s, theCopy(s, CARD['《深淵の三咆哮 バウワウジャ》']))),
  ],
)

/** [dm.smax.1] (duel-masters/examples-attacks.rules:88) */
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
    then(
      9,
      (s) =>
        s.zones[ZONE['battle'] + 1]!.length === 1 &&
        s.zones[ZONE['hand'] + 1]!.length === 0 &&
        s.zones[ZONE['graveyard'] + 1]!.length === 1 &&
        s.result[1]! === 0,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:99) */
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['watergiant8'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['《邪王来混沌三眼鬼》'])] === ZONE['battle'] + 0,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:108) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['《ボルシャック・モモキング NEX》'])] === ZONE['battle'] + 0,
    ),
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 0 &&
        powerOf(s, theCopy(s, CARD['《ボルシャック・モモキング NEX》'])) === 9000,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:120) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['《無色の像》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['firegiant8'])] === ZONE['battle'] + 1 &&
        s.timesBattleDuringMatch === 1,
    ),
  ],
)

/** [dm.cards.1, dm.card.2] (duel-masters/examples-attacks.rules:131) */
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
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 1 &&
        isTapped(s, theCopy(s, CARD['《光の種》'])),
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:145) */
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
    then(
      9,
      (s) =>
        !isTapped(s, theCopy(s, CARD['《正義の煌き オーリリア》'])) &&
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['shields'] + 1,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:157) */
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
    then(10, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:169) */
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
    notChoosable(9, 0, [card(163)]),
    chooses(10, 0, [card(80)]),
    then(
      11,
      (s) => s.place[theCopy(s, CARD['lightscout3'])] === ZONE['battle'] + 0 && s.zones[ZONE['deck'] + 0]!.length === 4,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-attacks.rules:182) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1,
    ),
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['《光の種》'])] === ZONE['battle'] + 0,
    ),
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-cards.rules:29) */
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
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['graveyard'] + 1,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-cards.rules:42) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['darknessscout5'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['darknessscout6'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-cards.rules:53) */
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['watergiant8'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [dm.cards.1, dm.face.2] (duel-masters/examples-spells.rules:76) */
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
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-spells.rules:94) */
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
    compares(9, 'card', (s) => [
      s.zones[ZONE['deck'] + 1]![0] ?? NONE,
      (s.zones[ZONE['deck'] + 1]![0] ?? NONE) === theCopy(s, CARD['《ホムラ》']),
    ]),
  ],
)

/** [dm.deck.1, dm.start.1] (duel-masters/party-examples-cards.rules:61) */
const exampleBothDecksAreLaidOut = example<State>(
  'both decks are laid out',
  ['dm.deck.1', 'dm.start.1'],
  [],
  (s) => {
    doSetUp(s)
  },
  [
    then(
      3,
      (s) =>
        s.zones[ZONE['hand'] + 0]!.length === 6 &&
        s.zones[ZONE['hand'] + 1]!.length === 6 &&
        s.zones[ZONE['shields'] + 1]!.length === 6,
    ),
  ],
)

/** [dm.face.1] (duel-masters/examples-spells.rules:110) */
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

/** [dm.cards.1] (duel-masters/examples-spells.rules:116) */
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

/** [dm.cards.1] (duel-masters/examples-spells.rules:127) */
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
    then(
      6,
      (s) =>
        powerOf(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])) === 8000 &&
        isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
    ),
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['deck'] + 0 &&
        s.place[theCopy(s, CARD['《夢の変形 デュエランド》'])] === ZONE['deck'] + 0 &&
        s.zones[ZONE['deck'] + 0]!.length === 2,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:68) */
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
    then(8, (s) => s.zones[ZONE['shields'] + 0]!.length === 2 && s.zones[ZONE['shields'] + 1]!.length === 2),
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
    chooses(8, 0, [card(30)]),
    equals(9, 'number', 2, (s) => s.zones[ZONE['hand'] + 0]!.length),
    then(10, (s) => s.place[theCopy(s, CARD['《エナジー・ライト》'])] === ZONE['deck'] + 0),
    answers(11, 0, 'passes'),
    chooses(12, 0, [value('player', () => 1)]),
    then(
      13,
      (s) =>
        s.place[theCopy(s, CARD['waterscout5'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-more-cards.rules:30) */
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

/** [dm.cards.1] (duel-masters/party-examples-more-cards.rules:48) */
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
    then(12, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['shields'] + 1),
  ],
)

/** [dm.cards.1] (duel-masters/party-examples-more-cards.rules:62) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:142) */
const exampleWhereverItWouldGoItGoesToThe = example<State>(
  'wherever it would go, it goes to the hand',
  ['dm.cards.1'],
  [],
  (s) => {
    placeGiven(s, 72, NONE, ZONE['battle'] + 0, hands)
    doDestroy(s, theCopy(s, CARD['《「修羅」の頂 VAN・ベートーベン》']))
  },
  [then(4, (s) => s.place[theCopy(s, CARD['《「修羅」の頂 VAN・ベートーベン》'])] === ZONE['hand'] + 0)],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:148) */
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['《天地命動 バラギアラ》'])] === ZONE['battle'] + 0 &&
        !s.zones[ZONE['mana'] + 0]!.some((c) => isTapped(s, c)),
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:156) */
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
    chooses(7, 0, [card(163)]),
    chooses(8, 0, [card(163)]),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['mana'] + 0,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-creatures.rules:167) */
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
    then(
      8,
      (s) =>
        s.zones[ZONE['graveyard'] + 0]!.length === 0 &&
        s.zones[ZONE['deck'] + 0]!.length === 2 &&
        s.zones[ZONE['shields'] + 0]!.length === 1,
    ),
  ],
)

/** [dm.cards.3] (duel-masters/examples-creatures.rules:177) */
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
    then(7, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0),
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
    then(8, (s) => s.zones[ZONE['hand'] + 0]!.length === 2 && s.zones[ZONE['hand'] + 1]!.length === 1),
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1,
    ),
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
  [answers(5, 0, 'accepts'), then(6, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0)],
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] === ZONE['battle'] + 0 &&
        s.timesSummonDuringMatch === 0,
    ),
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
  [answers(7, 1, 'passes'), answers(8, 1, 'passes'), then(9, (s) => isTapped(s, theCopy(s, CARD['waterscout2'])))],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:61) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 0 && s.zones[ZONE['shields'] + 0]!.length === 1,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:72) */
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['naturescout3'])] === ZONE['battle'] + 0 &&
        countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)) >= 2,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:81) */
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['naturescout3'])] === ZONE['mana'] + 0 && s.zones[ZONE['battle'] + 0]!.length === 1,
    ),
  ],
)

/** [dm.cards.1] (duel-masters/examples-standing.rules:90) */
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

/** [dm.cards.1, dm.cost.4] (duel-masters/examples-standing.rules:101) */
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
    answers(10, 1, 'passes'),
    does(11, 0, 96, [card(75), null]),
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['battle'] + 0 &&
        s.zones[ZONE['hand'] + 0]!.length === 2,
    ),
  ],
)

/** [dm.cards.1, dm.cost.2] (duel-masters/examples-standing.rules:115) */
const exampleFourLessForWhatCostsTenOrMore = example<State>(
  'four less for what costs ten or more',
  ['dm.cards.1', 'dm.cost.2'],
  [],
  (s) => {
    placeGiven(s, 75, NONE, ZONE['battle'] + 0, hands)
    doTurn(s, 1)
  },
  [
    then(
      4,
      (s) =>
        priceOf(s, CARD['《正体不明》'], 0) === 6 &&
        priceOf(s, CARD['《偽りの王 ヴィルヘルム》'], 0) === 9 &&
        priceOf(s, CARD['《正体不明》'], 1) === 10,
    ),
  ],
)

/** [dm.cards.1, dm.put.1] (duel-masters/examples-standing.rules:122) */
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
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['battle'] + 1,
    ),
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
    then(
      3,
      (s) => s.zones[ZONE['partner-zone'] + 1]!.length === 1 && s.place[s.partner[1]!] === ZONE['partner-zone'] + 1,
    ),
    then(
      4,
      (s) =>
        s.zones[ZONE['shields'] + 1]!.length === 6 &&
        s.zones[ZONE['hand'] + 1]!.length === 6 &&
        s.zones[ZONE['deck'] + 1]!.length === 47,
    ),
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
    then(3, (s) => s.turnPlayer === 0 && s.zones[ZONE['hand'] + 2]!.length === 6),
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
  [then(4, (s) => s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0)],
)

/** [105.1] (duel-masters/party-examples-decks.rules:147) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        isLiving(s, 1) &&
        isLiving(s, 2) &&
        s.result[0]! === 0,
    ),
  ],
)

/** [105.1] (duel-masters/party-examples-decks.rules:158) */
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
    then(11, (s) => s.zones[ZONE['graveyard'] + 0]!.length === 5 && s.zones[ZONE['battle'] + 0]!.length === 3),
  ],
)

/** [105.1] (duel-masters/party-examples-decks.rules:171) */
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
    chooses(7, 0, [card(114), card(107), card(108), card(109), card(110), card(111), card(112)]),
    then(8, (s) => s.zones[ZONE['battle'] + 0]!.length === 8 && (s.timesWinDuringMainStep[0] ?? 0) === 1),
    then(9, (s) => isLiving(s, 1) && isLiving(s, 2) && s.result[0]! === 0),
  ],
)

/** [105.1] (duel-masters/party-examples-decks.rules:182) */
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
    then(
      8,
      (s) =>
        s.zones[ZONE['graveyard'] + 0]!.length === 7 &&
        s.zones[ZONE['battle'] + 0]!.length === 1 &&
        s.zones[ZONE['deck'] + 0]!.length === 1,
    ),
  ],
)

/** [106.1, 107.1] (duel-masters/party-examples-decks.rules:192) */
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
    notChoosable(13, 0, [card(30)]),
    chooses(14, 0, [card(163), card(164)]),
    then(
      15,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['firescout3'])] === ZONE['battle'] + 0,
    ),
    then(16, (s) => s.extraTurns[1]! === 0 && s.extraTurns[2]! === 0),
    answers(17, 0, 'passes'),
    answers(18, 0, 'passes'),
    answers(19, 1, 'passes'),
    does(20, 1, 42, [card(177), value('definition', () => CARD['fireraider2']), null]),
    answers(21, 1, 'passes'),
    answers(22, 2, 'passes'),
    does(23, 2, 42, [card(180), value('definition', () => CARD['fireraider5']), null]),
    then(24, (s) => s.place[theCopy(s, CARD['fireraider5'])] === ZONE['battle'] + 2 && s.turnNumber === 2),
  ],
)

/** [107.1] (duel-masters/party-examples-decks.rules:218) */
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
    answers(13, 0, 'passes'),
    answers(14, 1, 'passes'),
    does(15, 1, 42, [card(30, 2), value('definition', () => CARD['《エナジー・ライト》']), null]),
    then(16, (s) => canUse(s, copyOf(s, CARD['《エナジー・ライト》'], 1), CARD['《エナジー・ライト》'], 0)),
  ],
)

/** [107.1] (duel-masters/party-examples-decks.rules:236) */
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
    answers(14, 0, 'passes'),
    answers(15, 1, 'passes'),
    does(16, 1, 42, [card(49, 2), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null]),
    then(17, (s) => canPut(s, copyOf(s, CARD['《特攻の忠剣ハチ公》'], 1), 0)),
  ],
)

/** [107.1a] (duel-masters/party-examples-decks.rules:255) */
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
    chooses(7, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    does(8, 0, 87, [card(42), null]),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 0 &&
        hasUsed(s, 0, CARD['《輪廻暴聖》']) &&
        hasUsed(s, 0, CARD['《天地命動 バラギアラ》']),
    ),
  ],
)

/** [107.1a] (duel-masters/party-examples-decks.rules:266) */
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
    chooses(6, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    offered(7, 0, 42, [card(39, 1), value('definition', () => CARD['《輪廻暴聖》']), null]),
    refused(8, 0, 42, [card(39, 1), value('definition', () => CARD['《天地命動 バラギアラ》']), null], ['107.1a']),
  ],
)

/** [107.1a] (duel-masters/party-examples-decks.rules:276) */
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
    chooses(6, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    refused(7, 0, 42, [card(40), value('definition', () => CARD['《天地命動 バラギアラ》']), null], ['107.1a']),
    refused(8, 0, 52, [card(40), null], ['107.1a']),
    offered(9, 0, 42, [card(40), value('definition', () => CARD['《輪廻暴冥》']), null]),
  ],
)

/** [107.1a] (duel-masters/party-examples-decks.rules:287) */
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
    chooses(6, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    refused(7, 0, 42, [card(41), value('definition', () => CARD['《天地命動 バラギアラ》']), null], ['107.1a']),
    refused(8, 0, 52, [card(41), null], ['107.1a']),
    offered(9, 0, 42, [card(41), value('definition', () => CARD['《輪廻暴炎》']), null]),
  ],
)

/** [107.1, 107.1a] (duel-masters/party-examples-decks.rules:298) */
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
    then(
      10,
      (s) =>
        s.zones[ZONE['shields'] + 0]!.length === 1 && countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)) === 6,
    ),
  ],
)

/** [107.1, dm.use.4] (duel-masters/party-examples-decks.rules:310) */
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
    then(
      3,
      (s) =>
        suits(s, CARD['firescout2'], CARD['《ホムラ》']) &&
        suits(s, CARD['《炎と森》'], CARD['《ホムラ》']) &&
        suits(s, CARD['《無色の像》'], CARD['《ホムラ》']) &&
        suits(s, CARD['naturescout2'], CARD['《ホムラ》']),
    ),
  ],
)

/** [201.2, 101.1a] (duel-masters/party-examples-partner.rules:9) */
const example2012Ex2AndWhatDoesNot = example<State>(
  '201.2-ex2: and what does not',
  ['201.2', '101.1a'],
  [],
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      3,
      (s) => !suits(s, CARD['waterscout2'], CARD['《ホムラ》']) && !suits(s, CARD['《水と炎》'], CARD['《ホムラ》']),
    ),
  ],
)

/** [201.2a] (duel-masters/party-examples-partner.rules:14) */
const example2012aEx1TheSpellSideOfA = example<State>(
  '201.2a-ex1: the spell side of a partner brings its civilization',
  ['201.2a'],
  [],
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      3,
      (s) =>
        suits(s, CARD['waterscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']) &&
        suits(s, CARD['lightscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ),
    then(
      5,
      (s) =>
        suits(s, CARD['《無色の像》'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']) &&
        suits(s, CARD['《アルカディア・スパーク》'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ),
    then(
      7,
      (s) =>
        !suits(s, CARD['darknessscout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']) &&
        !suits(s, CARD['firescout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']) &&
        !suits(s, CARD['naturescout2'], CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》']),
    ),
    then(10, (s) => isLeader(s, CARD['《魔導管理室 カリヤドネ/ハーミット・サークル》'])),
  ],
)

/** [201.1, 201.1a] (duel-masters/party-examples-partner.rules:26) */
const exampleAPartnerIsACreatureOfCostFive = example<State>(
  'a partner is a creature of cost five or more',
  ['201.1', '201.1a'],
  [],
  (s) => {
    doTurn(s, 0)
  },
  [
    then(
      3,
      (s) =>
        isLeader(s, CARD['《ホムラ》']) &&
        !isLeader(s, CARD['《炎と森》']) &&
        !isLeader(s, CARD['《デーモン・ハンド》']),
    ),
    then(4, (s) => !isLeader(s, CARD['《奇石 ミクセル / ジャミング・チャフ》'])),
  ],
)

/** [201.3, 201.3a] (duel-masters/party-examples-partner.rules:32) */
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
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['battle'] + 0 && !isTapped(s, theCopy(s, CARD['lightscout2'])),
    ),
  ],
)

/** [201.3a] (duel-masters/party-examples-partner.rules:42) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['shields'] + 0 && isFaceUp(s, theCopy(s, CARD['《星の盾》'])),
    ),
  ],
)

/** [201.3a, 201.4] (duel-masters/party-examples-partner.rules:53) */
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['《星の盾》'])] === ZONE['partner-zone'] + 0 &&
        s.place[theCopy(s, CARD['lightscout4'])] === ZONE['deck'] + 0,
    ),
  ],
)

/** [201.3b] (duel-masters/party-examples-partner.rules:65) */
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
    then(12, (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] === ZONE['battle'] + 0),
  ],
)

/** [201.3b] (duel-masters/party-examples-partner.rules:79) */
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['《切り札》'])] === ZONE['battle'] + 0 &&
        countOf(s.zones[ZONE['mana'] + 0]!, (c) => isTapped(s, c)) === 3,
    ),
  ],
)

/** [201.3b] (duel-masters/party-examples-partner.rules:91) */
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

/** [201.4] (duel-masters/party-examples-partner.rules:103) */
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
    then(11, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0),
    then(12, (s) => s.place[theCopy(s, CARD['firescout3'])] === ZONE['deck'] + 0),
    compares(13, 'card', (s) => [
      s.zones[ZONE['deck'] + 0]![0] ?? NONE,
      (s.zones[ZONE['deck'] + 0]![0] ?? NONE) === theCopy(s, CARD['firescout3']),
    ]),
  ],
)

/** [201.4] (duel-masters/party-examples-partner.rules:118) */
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
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['graveyard'] + 0 && s.zones[ZONE['mana'] + 0]!.length === 2,
    ),
  ],
)

/** [201.4] (duel-masters/party-examples-partner.rules:128) */
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
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 1 && s.zones[ZONE['mana'] + 1]!.length === 0,
    ),
    then(12, (s) => s.zones[ZONE['deck'] + 1]!.length === 2 && s.zones[ZONE['hand'] + 1]!.length === 1),
    happened(13, [
      moved(104, [card(0), null]),
      moved(2, [value('zone', () => ZONE['deck'] + 1)]),
      moved(12, [value('number', () => 1), value('player', () => 1)]),
    ]),
  ],
)

/** [201.4] (duel-masters/party-examples-partner.rules:143) */
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
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] === ZONE['partner-zone'] + 0 &&
        s.place[theCopy(s, CARD['naturescout2'])] === ZONE['deck'] + 0,
    ),
  ],
)

/** [103.2, 201.1] (duel-masters/party-examples-partner.rules:164) */
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
    then(
      5,
      (s) => s.zones[ZONE['partner-zone'] + 0]!.length === 1 && s.place[s.partner[0]!] === ZONE['partner-zone'] + 0,
    ),
    equals(6, 'number', 2, (s) => s.zones[ZONE['deck'] + 0]!.length),
  ],
)

/** [201.4] (duel-masters/party-examples-partner.rules:172) */
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
    answers(13, 1, 'passes'),
    does(14, 1, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(15, 1, [value('player', () => 0)]),
    answers(16, 0, 'accepts'),
    chooses(17, 0, [card(164)]),
    then(
      18,
      (s) =>
        s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0 &&
        s.place[theCopy(s, CARD['《炎の大鳥》'])] === ZONE['graveyard'] + 0,
    ),
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
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['《水と炎》'])] === ZONE['battle'] + 1,
    ),
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['battle'] + 2 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0,
    ),
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
    then(13, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
    then(14, (s) => canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 2)),
    answers(15, 0, 'passes'),
    answers(16, 1, 'passes'),
    answers(17, 2, 'passes'),
    does(18, 2, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    choosable(19, 2, [value('player', () => 1)]),
    chooses(20, 2, [value('player', () => 0)]),
    then(21, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
    does(22, 0, 28, [card(93), null]),
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
    notChoosable(13, 0, [card(79)]),
    chooses(14, 0, [card(80)]),
    then(
      15,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2 &&
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['graveyard'] + 2,
    ),
    then(
      16,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['mana'] + 1,
    ),
  ],
)

/** [300.1a] (duel-masters/party-examples-effects.rules:60) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2,
    ),
  ],
)

/** [300.1a] (duel-masters/party-examples-effects.rules:71) */
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
    then(
      12,
      (s) => s.zones[ZONE['hand'] + 1]!.length === 1 && s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 2,
    ),
  ],
)

/** [300.1b] (duel-masters/party-examples-effects.rules:85) */
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
    notChoosable(12, 0, [card(108), value('player', () => 2)]),
    choosable(13, 0, [card(113)]),
    chooses(14, 0, [card(107)]),
    then(
      15,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['battle'] + 2,
    ),
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
    answers(10, 1, 'passes'),
    does(11, 0, 96, [card(75), null]),
    then(12, (s) => s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['battle'] + 0),
  ],
)

/** [300.1b] (duel-masters/party-examples-effects.rules:116) */
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
    answers(16, 1, 'passes'),
    refused(17, 0, 96, [card(75), null], []),
    then(
      18,
      (s) =>
        unpaidDeedsOf(s, 1) === 0 &&
        unpaidDeedsOf(s, 2) === 1 &&
        s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['hand'] + 0,
    ),
  ],
)

/** [300.1c] (duel-masters/party-examples-effects.rules:136) */
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
    equals(7, 'number', 2, (s) => s.zones[ZONE['hand'] + 0]!.length),
    choosable(8, 0, [value('player', () => 1)]),
    chooses(9, 0, [value('player', () => 2)]),
    notChoosable(10, 0, [card(107)]),
    chooses(11, 0, [card(112)]),
  ],
)

/** [300.1c] (duel-masters/party-examples-effects.rules:149) */
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
    then(
      11,
      (s) =>
        s.zones[ZONE['graveyard'] + 0]!.length === 7 && s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1,
    ),
    choosable(12, 0, [value('player', () => 1)]),
    choosable(13, 0, [value('player', () => 2)]),
    chooses(14, 0, [value('player', () => 1)]),
    then(
      15,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['mana'] + 1 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['battle'] + 2,
    ),
  ],
)

/** [300.1d] (duel-masters/party-examples-effects.rules:166) */
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['graveyard'] + 2,
    ),
    equals(11, 'number', 1, (s) => s.timesCastDuringMainStep[theCopy(s, CARD['《デーモン・ハンド》']) * 1024 + 2] ?? 0),
  ],
)

/** [300.1d] (duel-masters/party-examples-effects.rules:179) */
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
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 0),
  ],
)

/** [300.2] (duel-masters/party-examples-effects.rules:190) */
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

/** [300.3] (duel-masters/party-examples-effects.rules:206) */
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
    then(
      9,
      (s) =>
        s.zones[ZONE['shields'] + 0]!.length === 2 &&
        s.zones[ZONE['shields'] + 1]!.length === 2 &&
        s.zones[ZONE['shields'] + 2]!.length === 2,
    ),
    then(
      10,
      (s) =>
        s.zones[ZONE['deck'] + 0]!.length === 1 &&
        s.zones[ZONE['deck'] + 1]!.length === 1 &&
        s.zones[ZONE['deck'] + 2]!.length === 1,
    ),
  ],
)

/** [300.3] (duel-masters/party-examples-effects.rules:218) */
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
    then(
      13,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 2 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [300.3] (duel-masters/party-examples-effects.rules:233) */
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
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0,
    ),
  ],
)

/** [301.1] (duel-masters/party-examples-effects.rules:247) */
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
    chooses(7, 0, [card(78)]),
    then(
      8,
      (s) =>
        viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(1) &&
        viewersOf(s, theCopy(s, CARD['《光牙忍ライデン》'])).includes(2),
    ),
  ],
)

/** [301.2] (duel-masters/party-examples-effects.rules:257) */
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
    then(
      9,
      (s) =>
        viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(0) &&
        !viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(2),
    ),
    then(
      10,
      (s) =>
        viewersOf(s, theCopy(s, CARD['waterscout3'])).includes(0) &&
        !viewersOf(s, theCopy(s, CARD['waterscout3'])).includes(2),
    ),
  ],
)

/** [302.1, 302.2] (duel-masters/party-examples-effects.rules:269) */
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
    then(12, (s) => s.place[theCopy(s, CARD['lightscout4'])] === ZONE['hand'] + 1),
    then(
      13,
      (s) =>
        (s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2']) &&
        !viewersOf(s, theCopy(s, CARD['lightscout2'])).includes(0),
    ),
  ],
)

/** [303.1a] (duel-masters/party-examples-effects.rules:284) */
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
    then(6, (s) => hasOniWith(s, 0, 1) && hasMazeOver(s, 0, 1)),
    then(7, (s) => !hasOniWith(s, 0, 2) && !hasMazeOver(s, 0, 2)),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:293) */
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
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['waterscout6'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['firescout8'])] === ZONE['battle'] + 0,
    ),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:307) */
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
    notChoosable(12, 0, [value('number', () => 2)]),
    chooses(13, 0, [card(112)]),
    then(
      14,
      (s) =>
        s.place[theCopy(s, CARD['waterscout5'])] === ZONE['battle'] + 2 &&
        s.place[theCopy(s, CARD['waterscout7'])] === ZONE['graveyard'] + 2 &&
        s.place[theCopy(s, CARD['firescout8'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:324) */
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
    then(
      13,
      (s) =>
        s.place[theCopy(s, CARD['firescout8'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['waterscout7'])] === ZONE['battle'] + 2 &&
        s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:339) */
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
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['firescout8'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['waterscout6'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:353) */
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
    answers(15, 0, 'passes'),
    answers(16, 1, 'passes'),
    does(17, 1, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(18, 1, [value('player', () => 0)]),
    chooses(19, 1, [card(163)]),
    then(20, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0),
    answers(21, 2, 'passes'),
    answers(22, 0, 'passes'),
    does(23, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    then(24, (s) => s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:379) */
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
    then(
      14,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['hand'] + 1,
    ),
  ],
)

/** [303.1, 303.1a] (duel-masters/party-examples-effects.rules:395) */
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
    then(
      14,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['hand'] + 0 &&
        s.place[theCopy(s, CARD['waterscout4'])] === ZONE['hand'] + 1,
    ),
  ],
)

/** [303.1b] (duel-masters/party-examples-effects.rules:411) */
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
    then(
      7,
      (s) =>
        powerOf(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])) === 8000 &&
        isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
    ),
  ],
)

/** [303.1b] (duel-masters/party-examples-effects.rules:420) */
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
    then(
      7,
      (s) =>
        powerOf(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])) === 4000 &&
        !isWBreaker(s, theCopy(s, CARD['《「大蛇」の鬼 ジャドク丸》'])),
    ),
  ],
)

/** [303.1b, 300.2] (duel-masters/party-examples-effects.rules:429) */
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
    then(
      12,
      (s) =>
        canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 1) &&
        canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 2),
    ),
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
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['graveyard'] + 2 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1 &&
        s.zones[ZONE['shields'] + 1]!.length === 0,
    ),
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
    then(
      13,
      (s) =>
        s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] === ZONE['battle'] + 0 &&
        s.zones[ZONE['shields'] + 2]!.length === 1,
    ),
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['《光の種》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['lightscout5'])] === ZONE['graveyard'] + 0,
    ),
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
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['《光の種》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['lightscout5'])] === ZONE['graveyard'] + 0,
    ),
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
    then(17, (s) => s.zones[ZONE['hand'] + 0]!.length === 3 && s.timesSwitchDuringMatch === 1),
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['watersentry6'])] === ZONE['graveyard'] + 1 &&
        !isTapped(s, theCopy(s, CARD['watersentry7'])),
    ),
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['watersentry6'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1,
    ),
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
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['mana'] + 0 &&
        s.zones[ZONE['waiting']]!.length === 0 &&
        s.zones[ZONE['shields'] + 0]!.length === 0,
    ),
    then(12, (s) => (s.timesPutDuringMainStep[0] ?? 0) === 0 && (s.timesArriveDuringMainStep[0] ?? 0) === 0),
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
  [then(8, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 0)],
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
    then(10, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 0),
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
    chooses(9, 0, [card(135)]),
    chooses(10, 0, [value('player', () => 1)]),
    chooses(11, 0, [card(163)]),
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 1 &&
        s.place[theCopy(s, CARD['firescout6'])] === ZONE['battle'] + 1,
    ),
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
    then(7, (s) => s.result[0]! === 1 && s.result[2]! === 0 - 1),
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
    then(9, (s) => s.result[0]! === 0 - 1 && s.result[2]! === 0 - 1),
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
    then(9, (s) => s.result[0]! === 0 - 1 && s.result[2]! === 1),
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
    then(
      7,
      (s) =>
        isOut_(s, 1) &&
        s.result[1]! === 0 - 1 &&
        s.zones[ZONE['battle'] + 1]!.length === 0 &&
        s.zones[ZONE['hand'] + 1]!.length === 0,
    ),
    then(8, (s) => isLiving(s, 0) && isLiving(s, 2)),
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
    then(8, (s) => isOut_(s, 0) && isLiving(s, 1) && isLiving(s, 2)),
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
  [then(5, (s) => isLiving(s, 1) && isLiving(s, 2) && s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0)],
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
    answers(9, 0, 'passes'),
    then(
      10,
      (s) =>
        isOut_(s, 1) &&
        countOf(presentCards(s), (c) => s.owner[c]! === 1) === 0 &&
        s.zones[ZONE['waiting']]!.length === 0,
    ),
  ],
)

/** [400.1a] (duel-masters/party-examples-leaving.rules:82) */
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
    then(8, (s) => isOut_(s, 1) && (s.timesDrawDuringMatch[1] ?? 0) === 1 && s.timesDrawDuringMatch2 === 1),
  ],
  4,
)

/** [400.2] (duel-masters/party-examples-leaving.rules:92) */
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
    equals(10, 'number', 0, (s) => s.timesAttackStepDuringMatch),
  ],
)

/** [400.4, 400.2, 300.1b] (duel-masters/party-examples-leaving.rules:104) */
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
    then(
      13,
      (s) => isOut_(s, 1) && s.place[theCopy(s, CARD['《流星のガイアッシュ・カイザー》'])] === ZONE['battle'] + 0,
    ),
  ],
)

/** [102.1] (duel-masters/party-examples-leaving.rules:119) */
const exampleWhoHasLeftIsNobodySOpponent = example<State>(
  "who has left is nobody's opponent",
  ['102.1'],
  [],
  (s) => {
    s.out_[2] = true
    doTurn(s, 0)
  },
  [
    then(5, (s) => opposes(s, 0, 3) && opposes(s, 1, 3) && !opposes(s, 0, 0)),
    equals(6, 'number', 2, (s) => countOf(seats(s), (q) => opposes(s, q, 0))),
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
    answers(17, 2, 'passes'),
    answers(18, 2, 'passes'),
    answers(19, 3, 'passes'),
    does(20, 3, 54, [value('player', () => 2), card(179), null]),
    then(21, (s) => isOut_(s, 2)),
    then(22, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
    answers(23, 0, 'passes'),
    equals(24, 'player', 1, (s) => s.turnPlayer),
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
    answers(17, 2, 'passes'),
    answers(18, 2, 'passes'),
    answers(19, 3, 'passes'),
    does(20, 3, 54, [value('player', () => 2), card(179), null]),
    then(21, (s) => isOut_(s, 2)),
    answers(22, 0, 'passes'),
    equals(23, 'player', 1, (s) => s.turnPlayer),
    answers(24, 1, 'passes'),
    equals(25, 'player', 3, (s) => s.turnPlayer),
    then(26, (s) => canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1)),
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
    then(
      13,
      (s) =>
        s.zones[ZONE['hand'] + 2]!.length === 1 &&
        s.zones[ZONE['hand'] + 3]!.length === 1 &&
        s.zones[ZONE['hand'] + 1]!.length === 2,
    ),
    then(14, (s) => s.place[theCopy(s, CARD['《分け前》'])] === ZONE['graveyard'] + 1),
    equals(15, 'number', 0, (s) => s.timesEndAttackDuringMatch),
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
    then(
      11,
      (s) =>
        isOut_(s, 1) &&
        s.zones[ZONE['hand'] + 2]!.length === 1 &&
        s.zones[ZONE['hand'] + 3]!.length === 1 &&
        s.zones[ZONE['hand'] + 0]!.length === 1,
    ),
    then(12, (s) => s.place[theCopy(s, CARD['《Spread Joy to the World!》'])] === ZONE['graveyard'] + 0),
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
    then(9, (s) => !within(s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])]!, ZONE['battle'])),
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
    equals(11, 'number', 0, (s) => unpaidDeedsOf(s, 1)),
  ],
)

/** [400.4] (duel-masters/party-examples-more.rules:97) */
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
    equals(13, 'number', 1, (s) => unpaidDeedsOf(s, 1)),
  ],
)

/** [105.1, 104.2c] (duel-masters/party-examples-more.rules:112) */
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
    then(8, (s) => isOut_(s, 0) && isLiving(s, 1) && isLiving(s, 2)),
  ],
)

/** [400.3] (duel-masters/party-examples-more.rules:122) */
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
    answers(21, 1, 'passes'),
    answers(22, 2, 'passes'),
    does(23, 2, 42, [card(62), value('definition', () => CARD['《奇天烈 シャッフ》']), null]),
    chooses(24, 2, [value('number', () => 3)]),
    chooses(25, 2, [value('player', () => 3)]),
    answers(26, 2, 'passes'),
    answers(27, 2, 'passes'),
    answers(28, 3, 'passes'),
    does(29, 3, 54, [value('player', () => 1), card(179), null]),
    does(30, 3, 54, [value('player', () => 2), card(180), null]),
    then(31, (s) => isOut_(s, 1) && isOut_(s, 2) && s.zones[ZONE['lasting']]!.length === 2),
    equals(32, 'player', 0, (s) => s.turnPlayer),
    then(33, (s) => !canCast(s, theCopy(s, CARD['《デーモン・ハンド》']), CARD['《デーモン・ハンド》'], 0)),
    then(34, (s) => !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 3)),
    answers(35, 0, 'passes'),
    answers(36, 0, 'passes'),
    then(37, (s) => s.turnPlayer === 3 && s.zones[ZONE['lasting']]!.length === 0),
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
    then(18, (s) => isOut_(s, 1) && s.turnPlayer === 2 && s.zones[ZONE['lasting']]!.length === 1),
    answers(19, 2, 'passes'),
    then(20, (s) => s.turnPlayer === 3 && s.zones[ZONE['lasting']]!.length === 1),
    answers(21, 3, 'passes'),
    then(22, (s) => s.turnPlayer === 0 && s.zones[ZONE['lasting']]!.length === 1),
    answers(23, 0, 'passes'),
    answers(24, 0, 'passes'),
    then(25, (s) => s.turnPlayer === 2 && s.zones[ZONE['lasting']]!.length === 0),
  ],
  4,
)

/** [gap.attack-on-departed] (duel-masters/party-examples-more.rules:188) */
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
    then(10, (s) => isOut_(s, 1) && s.timesEndAttackDuringMatch === 0),
    then(11, (s) => s.zones[ZONE['hand'] + 2]!.length === 1 && s.zones[ZONE['hand'] + 3]!.length === 1),
  ],
  4,
)

/** [gap.attack-on-departed] (duel-masters/party-examples-more.rules:201) */
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
    then(12, (s) => isOut_(s, 1) && s.timesEndAttackDuringMatch === 0),
    then(13, (s) => s.zones[ZONE['hand'] + 2]!.length === 1 && s.zones[ZONE['hand'] + 3]!.length === 1),
  ],
  4,
)

/** [104.2a] (duel-masters/party-examples-more.rules:216) */
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
    then(7, (s) => isLiving(s, 1) && s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['graveyard'] + 1),
  ],
)

/** [104.2a] (duel-masters/party-examples-more.rules:225) */
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

/** [400.1a, 305.1] (duel-masters/party-examples-more.rules:235) */
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
  [chooses(8, 2, [card(17)]), then(9, (s) => isOut_(s, 1) && s.zones[ZONE['hand'] + 2]!.length === 2)],
  4,
)

/** [400.1, 400.1a] (duel-masters/party-examples-more.rules:246) */
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
    then(
      9,
      (s) =>
        isOut_(s, 1) &&
        s.zones[ZONE['hand'] + 0]!.length === 1 &&
        s.zones[ZONE['hand'] + 2]!.length === 0 &&
        s.zones[ZONE['hand'] + 3]!.length === 0,
    ),
  ],
  4,
)

/** [104.1, gap.all-lose] (duel-masters/party-examples-more.rules:257) */
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
    then(9, (s) => s.result[0]! === 0 - 1 && s.result[1]! === 0 - 1 && s.result[2]! === 0 - 1),
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
    then(13, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0),
  ],
)

/** [107.1, 201.3a] (duel-masters/party-examples-names.rules:27) */
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

/** [107.1] (duel-masters/party-examples-names.rules:37) */
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['mana'] + 0 &&
        hasUsed(s, 0, CARD['《火の使い》']) &&
        !hasPut(s, 0, CARD['《火の使い》']),
    ),
  ],
)

/** [107.1] (duel-masters/party-examples-names.rules:45) */
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

/** [107.1, 201.3b] (duel-masters/party-examples-names.rules:56) */
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

/** [201.4, 104.2a] (duel-masters/party-examples-names.rules:72) */
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
    then(10, (s) => isLiving(s, 1) && s.place[theCopy(s, CARD['《MAX・ザ・ジョニー》'])] === ZONE['partner-zone'] + 1),
  ],
)

/** [201.4] (duel-masters/party-examples-names.rules:84) */
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
  [answers(7, 0, 'accepts'), then(8, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0)],
)

/** [107.1] (duel-masters/party-examples-names.rules:94) */
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
    then(
      11,
      (s) =>
        hasUsed(s, 1, CARD['《デーモン・ハンド》']) &&
        !hasUsed(s, 0, CARD['《デーモン・ハンド》']) &&
        s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0,
    ),
  ],
  4,
)

/** [107.1] (duel-masters/party-examples-names.rules:108) */
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

/** [107.1, 201.3b] (duel-masters/party-examples-names.rules:121) */
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

/** [201.4] (duel-masters/party-examples-names.rules:141) */
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
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['《ガンヴィー龍樹》'])] === ZONE['battle'] + 0 &&
        s.zones[ZONE['graveyard'] + 0]!.length === 7 &&
        s.zones[ZONE['mana'] + 0]!.length === 11,
    ),
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
    then(8, (s) => s.place[theCopy(s, CARD['《デーモン・ハンド》'])] === ZONE['hand'] + 1),
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1 &&
        isTapped(s, theCopy(s, CARD['《正義の煌き オーリリア》'])),
    ),
  ],
)

/** [304.3] (duel-masters/party-examples-seats.rules:26) */
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
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['shields'] + 2),
  ],
)

/** [306.1b] (duel-masters/party-examples-seats.rules:37) */
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
    then(15, (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] === ZONE['battle'] + 1),
    chooses(16, 2, [value('player', () => 0)]),
    chooses(17, 0, [card(163)]),
    then(
      18,
      (s) =>
        s.place[theCopy(s, CARD['《サッヴァーク-MAX》'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['battle'] + 2,
    ),
  ],
  4,
)

/** [305.2] (duel-masters/party-examples-seats.rules:57) */
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
  [then(9, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['mana'] + 0)],
  5,
)

/** [300.2] (duel-masters/party-examples-seats.rules:68) */
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

/** [300.2] (duel-masters/party-examples-seats.rules:77) */
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
    chooses(8, 0, [card(30)]),
    then(9, (s) => s.place[theCopy(s, CARD['《エナジー・ライト》'])] === ZONE['hand'] + 0),
  ],
)

/** [300.2] (duel-masters/party-examples-seats.rules:88) */
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
    chooses(9, 0, [card(30)]),
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['《エナジー・ライト》'])] === ZONE['graveyard'] + 0 &&
        s.zones[ZONE['hand'] + 0]!.length === 0 &&
        !hasUsed(s, 0, CARD['《エナジー・ライト》']),
    ),
  ],
)

/** [300.1b] (duel-masters/party-examples-seats.rules:101) */
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
    answers(17, 1, 'passes'),
    answers(18, 2, 'passes'),
    does(19, 2, 42, [card(32), value('definition', () => CARD['《デーモン・ハンド》']), null]),
    chooses(20, 2, [value('player', () => 1)]),
    answers(21, 0, 'accepts'),
    then(
      22,
      (s) =>
        s.place[theCopy(s, CARD['waterscout3'])] === ZONE['hand'] + 2 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1,
    ),
  ],
)

/** [305.1a] (duel-masters/party-examples-seats.rules:125) */
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

/** [306.1b] (duel-masters/party-examples-seats.rules:137) */
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
    answers(12, 0, 'passes'),
    then(13, (s) => s.place[theCopy(s, CARD['《怒流牙 佐助の超人》'])] === ZONE['deck'] + 2),
  ],
  4,
)

/** [306.1a, 306.1c] (duel-masters/party-examples-seats.rules:152) */
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
    answers(13, 1, 'passes'),
    does(14, 2, 96, [card(75, 2), null]),
    does(15, 0, 96, [card(75, 0), null]),
    then(
      16,
      (s) =>
        s.place[copyOf(s, CARD['《流星のガイアッシュ・カイザー》'], 0)] === ZONE['battle'] + 0 &&
        s.place[copyOf(s, CARD['《流星のガイアッシュ・カイザー》'], 2)] === ZONE['battle'] + 2,
    ),
    happened(18, [
      moved(52, [card(75, 2), null]),
      moved(12, [value('number', () => 2), value('player', () => 2)]),
      moved(52, [card(75, 0), null]),
      moved(12, [value('number', () => 2), value('player', () => 0)]),
    ]),
  ],
  4,
)

/** [302.1, 302.2] (duel-masters/party-examples-seats.rules:172) */
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
    then(
      15,
      (s) =>
        s.place[theCopy(s, CARD['lightscout4'])] === ZONE['hand'] + 1 &&
        s.place[theCopy(s, CARD['lightscout6'])] === ZONE['hand'] + 1 &&
        (s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE) === theCopy(s, CARD['lightscout2']),
    ),
  ],
)

/** [300.1a, 300.1d] (duel-masters/party-examples-seats.rules:189) */
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
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['lightscout3'])] === ZONE['graveyard'] + 2 &&
        s.place[theCopy(s, CARD['waterscout2'])] === ZONE['battle'] + 1,
    ),
  ],
)

/** [300.1b, dm.cards.1] (duel-masters/party-examples-seats.rules:202) */
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
    then(9, (s) => s.place[theCopy(s, CARD['《Dの博才サイバーダイス・ベガス》'])] === ZONE['battle'] + 1),
  ],
)

/** [300.1b, dm.cards.1] (duel-masters/party-examples-seats.rules:213) */
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
  [does(9, 1, 82, [card(0), null]), then(10, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['deck'] + 1)],
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
    then(
      4,
      (s) => s.timesBeginWithDuringSetUp === 1 && s.turnPlayer === s.regular && s.zones[ZONE['hand'] + 2]!.length === 6,
    ),
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
    then(
      4,
      (s) => s.timesDrawOrderDuringSetUp === 1 && s.seating.length === 3 && s.turnPlayer === (s.seating[0] ?? NONE),
    ),
  ],
)

/** [103.4] (duel-masters/party-examples-options.rules:15) */
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
    then(
      11,
      (s) =>
        s.turnPlayer === 2 &&
        s.regular === 2 &&
        nextIn(s.seating, 2, 1) === 0 &&
        nextIn(s.seating, 0, 1) === 3 &&
        nextIn(s.seating, 3, 1) === 1 &&
        nextIn(s.seating, 1, 1) === 2,
    ),
    happened(12, [moved(20, [value('player', () => 3)]), moved(98, []), moved(102, [value('player', () => 0)])]),
  ],
  4,
)

/** [103.4] (duel-masters/party-examples-options.rules:29) */
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
    then(12, (s) => s.turnPlayer === 2 && nextIn(s.seating, 2, 1) === 1 && s.timesProposeOrderDuringSetUp === 2),
  ],
)

/** [103.4] (duel-masters/party-examples-options.rules:43) */
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
    then(13, (s) => s.timesDrawOrderDuringSetUp === 1 && s.seating.length === 3),
  ],
)

/** [103.4, 305.1] (duel-masters/party-examples-options.rules:58) */
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
    then(11, (s) => nextIn(s.seating, 3, 1) === 1 && nextIn(s.seating, 1, 1) === 2 && nextIn(s.seating, 2, 1) === 0),
  ],
  4,
)

/** [gap.all-lose] (duel-masters/party-examples-options.rules:71) */
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
    then(11, (s) => s.result[0]! === 1 && s.result[1]! === 0 - 1 && s.result[2]! === 0 - 1),
  ],
)

/** [105.1, gap.all-lose] (duel-masters/party-examples-options.rules:84) */
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
    then(8, (s) => s.result[0]! === 0 - 1 && s.result[1]! === 0 - 1 && s.result[2]! === 0 - 1),
  ],
)

/** [105.1] (duel-masters/party-examples-options.rules:94) */
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
    then(
      8,
      (s) =>
        isLiving(s, 0) &&
        isLiving(s, 1) &&
        isLiving(s, 2) &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0,
    ),
  ],
)

/** [105.1, 300.1] (duel-masters/party-examples-options.rules:104) */
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
    then(8, (s) => isLiving(s, 2) && isLiving(s, 1) && s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0),
  ],
)

/** [106.1, 300.1] (duel-masters/party-examples-options.rules:114) */
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
    chooses(8, 0, [card(163)]),
    choosable(9, 0, [value('player', () => 1)]),
    chooses(10, 0, [value('player', () => 2)]),
    happened(11, [moved(36, [value('player', () => 2)])]),
    then(12, (s) => s.extraTurns[2]! === 0 && s.extraTurns[1]! === 0),
  ],
)

/** [107.1] (duel-masters/party-examples-options.rules:128) */
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['mana'] + 0 &&
        !canPut(s, theCopy(s, CARD['《火の使い》']), 0),
    ),
  ],
)

/** [107.1] (duel-masters/party-examples-options.rules:137) */
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
    then(
      8,
      (s) =>
        s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['battle'] + 0 &&
        s.place[theCopy(s, CARD['lightscout2'])] === ZONE['hand'] + 0,
    ),
  ],
)

/** [107.1] (duel-masters/party-examples-options.rules:147) */
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
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['mana'] + 0 &&
        canUse(s, theCopy(s, CARD['《火の使い》']), CARD['《火の使い》'], 0),
    ),
  ],
)

/** [201.4] (duel-masters/party-examples-options.rules:156) */
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
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] === ZONE['partner-zone'] + 0 &&
        s.zones[ZONE['mana'] + 0]!.length === 2 &&
        s.zones[ZONE['deck'] + 0]!.length === 2,
    ),
  ],
)

/** [305.2] (duel-masters/party-examples-options.rules:170) */
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
  [then(8, (s) => s.place[theCopy(s, CARD['《龍風混成 ザーディクリカ》'])] === ZONE['graveyard'] + 2)],
)

/** [306.1b] (duel-masters/party-examples-options.rules:180) */
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
    then(
      14,
      (s) =>
        (s.timesDeclareDuringAttackPlayer[0] ?? 0) === 1 &&
        s.place[theCopy(s, CARD['《光牙忍ライデン》'])] === ZONE['battle'] + 0,
    ),
  ],
)

/** [gap.attack-on-departed] (duel-masters/party-examples-options.rules:196) */
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
    then(
      10,
      (s) =>
        isOut_(s, 1) &&
        (s.timesJudgeDuringMatch[0] ?? 0) === 1 &&
        (s.zones[ZONE['deck'] + 2]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout3']),
    ),
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
    then(
      3,
      (s) =>
        suits(s, CARD['《無色の像》'], CARD['《「修羅」の頂 VAN・ベートーベン》']) &&
        !suits(s, CARD['firescout2'], CARD['《「修羅」の頂 VAN・ベートーベン》']),
    ),
    then(5, (s) => !suits(s, CARD['《天地命動 バラギアラ / 輪廻暴聖》'], CARD['《偽りの王 ヴィルヘルム》'])),
  ],
)

/** [103.3, dm.start.1] (duel-masters/party-examples-corners.rules:20) */
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
    then(
      5,
      (s) =>
        s.place[theCopy(s, CARD['《先触れ》'])] === ZONE['hand'] + 0 &&
        s.zones[ZONE['hand'] + 0]!.length === 6 &&
        s.zones[ZONE['shields'] + 0]!.length === 6,
    ),
    happened(6, [
      moved(2, [value('zone', () => ZONE['deck'] + 0)]),
      moved(21, [value('player', () => 0)]),
      moved(13, [value('number', () => 6), value('player', () => 0)]),
      moved(12, [value('number', () => 5), value('player', () => 0)]),
    ]),
  ],
)

/** [104.2a] (duel-masters/party-examples-corners.rules:28) */
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
    then(10, (s) => isOut_(s, 1) && isLiving(s, 2)),
  ],
)

/** [104.2a] (duel-masters/party-examples-corners.rules:40) */
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
    then(7, (s) => isLiving(s, 1) && s.place[theCopy(s, CARD['fireraider4'])] === ZONE['graveyard'] + 0),
  ],
)

/** [104.2b] (duel-masters/party-examples-corners.rules:49) */
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
    chooses(7, 0, [card(78)]),
    then(8, (s) => isOut_(s, 0) && isLiving(s, 1) && isLiving(s, 2)),
  ],
)

/** [106.1] (duel-masters/party-examples-corners.rules:59) */
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
    then(11, (s) => s.turnPlayer === 2 && s.zones[ZONE['deck'] + 1]!.length === 2),
  ],
)

/** [107.1] (duel-masters/party-examples-corners.rules:72) */
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
    chooses(6, 0, [card(49, 0), card(49, 1)]),
    refused(7, 0, 42, [card(49, 1), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null], ['107.1']),
    refused(8, 0, 46, [card(49, 1), value('definition', () => CARD['《特攻の忠剣ハチ公》']), null], ['107.1']),
    then(
      9,
      (s) =>
        s.zones[ZONE['hand'] + 0]!.length === 1 &&
        s.place[copyOf(s, CARD['《特攻の忠剣ハチ公》'], 0)] === ZONE['battle'] + 0,
    ),
  ],
)

/** [107.1, dm.trigger.1] (duel-masters/party-examples-corners.rules:83) */
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
    then(
      14,
      (s) =>
        s.place[theCopy(s, CARD['fireraider5'])] === ZONE['battle'] + 0 &&
        s.zones[ZONE['hand'] + 1]!.length === 1 &&
        s.place[theCopy(s, CARD['firescout2'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [201.3] (duel-masters/party-examples-corners.rules:99) */
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

/** [400.2] (duel-masters/party-examples-corners.rules:111) */
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
    then(6, (s) => isOut_(s, 0) && s.timesChargeStepDuringTurn === 0 && s.timesAttackStepDuringTurn === 0),
    happened(7, [
      moved(12, [value('number', () => 1), value('player', () => 0)]),
      moved(37, [value('player', () => 0)]),
      moved(32, [value('player', () => 0)]),
    ]),
  ],
)

/** [400.1] (duel-masters/party-examples-corners.rules:120) */
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
    then(
      10,
      (s) =>
        countOf(presentCards(s), (c) => s.owner[c]! === 1) === 0 &&
        s.place[theCopy(s, CARD['《偽りの王 ヴィルヘルム》'])] === ZONE['battle'] + 2,
    ),
    then(11, (s) => s.zones[ZONE['waiting']]!.length === 0 && s.zones[ZONE['deck'] + 2]!.length === 2),
  ],
)

/** [201.4] (duel-masters/party-examples-corners.rules:133) */
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
    then(
      10,
      (s) =>
        s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['partner-zone'] + 0 && s.zones[ZONE['mana'] + 0]!.length === 0,
    ),
  ],
)

/** [201.4] (duel-masters/party-examples-corners.rules:145) */
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
  [then(6, (s) => s.place[theCopy(s, CARD['《ホムラ》'])] === ZONE['graveyard'] + 0)],
)

/** [305.1, 400.1] (duel-masters/party-examples-corners.rules:153) */
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

/** [304.3] (duel-masters/party-examples-corners.rules:165) */
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
    then(9, (s) => s.place[theCopy(s, CARD['waterscout2'])] === ZONE['graveyard'] + 1),
  ],
)

/** [302.1, 104.2b] (duel-masters/party-examples-corners.rules:176) */
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
    then(
      11,
      (s) =>
        isLiving(s, 0) &&
        isLiving(s, 1) &&
        (s.zones[ZONE['deck'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['waterscout2']),
    ),
  ],
)

/** [102.1, 106.1] (duel-masters/party-examples-corners.rules:189) */
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
    equals(15, 'player', 3, (s) => s.turnPlayer),
  ],
  4,
)

/** [201.3, 201.4, 107.1] (duel-masters/party-examples-corners.rules:206) */
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
    chooses(9, 0, [card(212), card(197), card(196), card(195), card(194), card(193), card(192), card(191)]),
    does(10, 0, 42, [card(21), value('definition', () => CARD['《引き潮》']), null]),
    chooses(11, 0, [card(213)]),
    answers(12, 0, 'accepts'),
    chooses(13, 0, [card(79)]),
    equals(14, 'number', 1, (s) => s.zones[ZONE['partner-zone'] + 0]!.length),
    refused(
      15,
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
    then(9, (s) => isOut_(s, 0) && s.place[theCopy(s, CARD['waterscout2'])] === ZONE['hand'] + 1),
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
  [then(7, (s) => s.zones[ZONE['hand'] + 1]!.length === 0 && s.timesEndOfTurnDuringMatch === 0)],
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
    then(
      22,
      (s) =>
        isOut_(s, 0) &&
        s.turnPlayer === 3 &&
        !canCast(s, theCopy(s, CARD['《エナジー・ライト》']), CARD['《エナジー・ライト》'], 1),
    ),
    does(23, 1, 28, [card(108), null]),
    then(24, (s) => s.turnPlayer === 1 && s.zones[ZONE['lasting']]!.length === 0),
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
    answers(11, 1, 'passes'),
    does(12, 1, 42, [card(11), value('definition', () => CARD['《遅れの砂》']), null]),
    notChoosable(13, 1, [value('player', () => 0)]),
    choosable(14, 1, [value('player', () => 2)]),
  ],
  4,
)

/** [400.2, 400.1a] (duel-masters/party-examples-departed.rules:81) */
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
    answers(12, 1, 'passes'),
    does(13, 1, 42, [card(8), value('definition', () => CARD['《身代わり》']), null]),
    does(14, 3, 28, [card(164), null]),
    then(15, (s) => isOut_(s, 2) && isOut_(s, 1) && (s.timesAttackStepDuringMatch2[1] ?? 0) === 0),
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
    then(
      4,
      (s) =>
        viewersOf(s, theCopy(s, CARD['firegiant8'])).includes(0) &&
        viewersOf(s, theCopy(s, CARD['firegiant8'])).includes(1) &&
        viewersOf(s, theCopy(s, CARD['firegiant8'])).includes(2),
    ),
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
    then(3, (s) => isLeader(s, CARD['firescout5']) && !isLeader(s, CARD['firescout4'])),
    then(
      4,
      (s) => !isLeader(s, CARD['《デーモン・ハンド》']) && !isLeader(s, CARD['《Dの博才サイバーダイス・ベガス》']),
    ),
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
  [then(3, (s) => s.turnPlayer === 0 && s.seating.length === 3 && nextIn(s.seating, 0, 1) === 1)],
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
    then(
      7,
      (s) => s.turnPlayer === 2 && s.regular === 2 && nextIn(s.seating, 2, 1) === 1 && nextIn(s.seating, 1, 1) === 0,
    ),
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
    then(13, (s) => s.turnPlayer === 1 && nextIn(s.seating, 1, 1) === 2 && nextIn(s.seating, 2, 1) === 0),
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
    then(14, (s) => s.result[1]! === 1 && s.result[0]! === 0 - 1),
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
    then(9, (s) => s.result[2]! === 1 && s.result[0]! === 0 - 1 && s.result[1]! === 0 - 1),
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
    then(
      6,
      (s) =>
        s.place[theCopy(s, CARD['《火の使い》'])] === ZONE['mana'] + 0 &&
        canPut(s, theCopy(s, CARD['《火の使い》']), 0),
    ),
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
    then(
      4,
      (s) =>
        viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(0) &&
        viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(1) &&
        viewersOf(s, theCopy(s, CARD['waterscout2'])).includes(2),
    ),
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
    equals(7, 'number', 0, (s) => unpaidDeedsOf(s, 0)),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/duel-masters/examples-turns.rules', [
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
    [15, exampleACreaturePutThisTurnRestsASpeed],
    [26, exampleTheStrongerOneWinsEqualsFallTogether],
    [35, exampleABlockerOfTheAttackedSideBecomesThe],
    [46, exampleAGuardmanTakesAttacksOnItsFellowsNot],
    [58, exampleAWBreakerBreaksTwo],
    [70, exampleAPoweredBreakerBreaksOneMoreForEach],
    [119, exampleWhileItDemandsAttacksNobodyMayRest],
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
    [197, exampleNotOneThatIsBrokenBeforeNorOne],
  ]),
  ...inFile('rules/duel-masters/party-examples-cards.rules', [
    [66, exampleACardOfLightAndStarsComesHome],
    [3, exampleASpeedAttackerByItsKeywordAndA],
    [17, exampleATBreakerOfFourDarkOnesStrikes],
    [29, examplePlayedFromTheGraveyardTwoOfThreeThings],
    [42, exampleFourThousandLessAndOneComesBack],
    [53, exampleUpToSixThousandIsBurnt],
    [61, exampleBothDecksAreLaidOut],
  ]),
  ...inFile('rules/duel-masters/examples-more.rules', [
    [3, exampleFreeWhileThreeOtherFireCreaturesAreThere],
    [11, exampleAShieldThatEverybodySees],
    [19, exampleAtTheEndOfAnAttackThatBroke],
    [45, exampleDestroyedInsteadOfLosing],
    [55, exampleTheOpponentSTurnComesTwice],
    [66, exampleOfTwoReplacementsTheirPlayerPicks],
    [85, exampleWhatCouldNotBeCastIsNotPaid],
    [94, exampleASpellSideCastFromTheBattleZone],
    [110, exampleASwitchIsThrownOnce],
    [131, exampleNorWhatWouldBeCastByAnotherWay],
  ]),
  ...inFile('rules/duel-masters/examples-attacks.rules', [
    [3, exampleJustPutOnlyAMachFighterAttacksAnd],
    [29, exampleABlockerByItsKeyword],
    [39, exampleAGiantOfEightBreaksThree],
    [49, exampleAQBreakerBreaksFour],
    [70, exampleInItsPlayerSTurnItLeavesFor],
    [77, exampleAloneItIsNoCreature],
    [88, exampleACopyFromTheHandGoesInstead],
    [99, exampleAsAFighterItHasFourThousandMore],
    [108, exampleTwoThousandMoreForEachFireCardAs],
    [120, exampleWhoBlocksUnderItsEyesIsNotDestroyed],
    [131, exampleThreeTamaseedsBringItFromTheHandTo],
    [145, exampleTappedItStandsUpAndDrawsTheAttack],
    [157, exampleWhatCameThisTurnDoesNotAttackIts],
    [169, exampleWhatItDefeatsBringsOneOfTheTop],
    [182, exampleTwoCreaturesOfWhomeverGoHomeAsIt],
  ]),
  ...inFile('rules/duel-masters/examples-spells.rules', [
    [10, exampleTheTideTakesEveryCreatureHome],
    [18, exampleEverybodyDraws],
    [76, exampleTheSpellSideDraws],
    [94, exampleWhatItsPlayerSManaDoesNotCover],
    [110, exampleOneSideAloneIsNoCardOfA],
    [116, exampleNoSpellOfFewCostsWhileItsPlayer],
    [127, exampleStrongerWhileTheShieldsAreFew],
  ]),
  ...inFile('rules/duel-masters/party-examples-more-cards.rules', [
    [3, exampleAsItLeavesItsPlayerSGraveyardBecomes],
    [15, exampleASpellAsItComesACreatureAs],
    [30, exampleANumberIsNamedAndTheOtherHas],
    [48, exampleAndAgainAsItAttacks],
    [62, exampleEveryCreatureOfTheOtherGoesHome],
  ]),
  ...inFile('rules/duel-masters/examples-creatures.rules', [
    [68, exampleTwoShieldsForEverybody],
    [142, exampleWhereverItWouldGoItGoesToThe],
    [148, exampleSummonedItUntapsTheManaThatPaidFor],
    [156, exampleADrawACardThrownACardSown],
    [167, exampleGraveyardIntoTheDeckAShieldOnTop],
    [177, exampleAMessengerBringsACard],
  ]),
  ...inFile('rules/duel-masters/examples-standing.rules', [
    [3, exampleBellsAtTheEndOfTheTurn],
    [13, exampleAnEarForTheOtherSDraw],
    [22, exampleACardAtTheEndOfTheOwn],
    [30, exampleAFieldIsPlaced],
    [38, exampleWhoHasNotAttackedIsTappedAsThe],
    [61, exampleNothingComesOutOfTheOtherSGraveyard],
    [72, exampleOnceATurnACreatureFromTheMana],
    [81, exampleNothingComesOutOfTheOtherSMana],
    [90, exampleNoSpellFromThereEither],
    [101, exampleAfterADeedForNothingForNothingItself],
    [115, exampleFourLessForWhatCostsTenOrMore],
    [122, exampleAnOpponentSSpellAndACreatureGoes],
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
    [147, example1051Ex1TenShieldsAtTheEnd],
    [158, example1051Ex2OfTheSevenWaterCards],
    [171, example1051Ex3EvenAllSevenWinNothing],
    [182, example1051Ex2OrNoneOfTheSeven],
    [192, example1061Ex1CreaturesFromTheHandBut],
    [218, example1071Ex1OneSpellOfAName],
    [236, example1071Ex2OneCreatureOfAName],
    [255, example1071aEx1TheOtherSideHasAnother],
    [266, example1071aEx1FromTheHandAsWell],
    [276, example1071aEx2TheSameCreatureSideOn],
    [287, example1071aEx3AndOnAThird],
    [298, exampleNotTheSameSpellSideAgainFromThe],
    [310, exampleOneShinobiOfANameInATurn],
  ]),
  ...inFile('rules/duel-masters/party-examples-partner.rules', [
    [3, example2012Ex1WhatFitsBesideAPartner],
    [9, example2012Ex2AndWhatDoesNot],
    [14, example2012aEx1TheSpellSideOfA],
    [26, exampleAPartnerIsACreatureOfCostFive],
    [32, example2013aEx1GZeroFromThePartner],
    [42, example2013aEx2GalaxshieldFromThePartnerZone],
    [53, example2013aEx2AndHomeAgainAShield],
    [65, example2013bEx1NinjaStrikeFromThePartner],
    [79, example2013bEx2KirifudashFromThePartnerZone],
    [91, example2013bEx2ButNotWhenNoShield],
    [103, example2014Ex1NoAbilityKeepsThePartner],
    [118, exampleOrItStaysWhereItWent],
    [128, example2014Ex2BackFromTheDeckBefore],
    [143, exampleItDoesNotPayForItself],
    [164, exampleOfSeveralCardsOfThePartnerSName],
    [172, exampleBeneathAnEvolutionItIsStillInThe],
  ]),
  ...inFile('rules/duel-masters/party-examples-effects.rules', [
    [3, example3001Ex1OneOpponentSCreaturesThat],
    [17, example3001Ex2OnlyTheOneWhoIs],
    [42, example3001aEx1CreatureAndManaCardOf],
    [60, example3001aEx2EachOfTheTwoDiscards],
    [71, example3001aEx2OrOneOpponentBothTimes],
    [85, example3001bEx1OnlyTheCasterSCreatures],
    [102, example3001bEx2AtTheEndOfA],
    [116, example3001bEx3WhatAThirdPlayerDid],
    [136, example3001cEx1DrawFirstThenNameThe],
    [149, example3001cEx2TheSevenCardsLieIn],
    [166, example3001dEx1OneWithoutCreaturesMayBe],
    [179, example3001dEx1TheOneWithTheCreature],
    [190, example3002Ex1NoOpponentCastsASpell],
    [206, example3003Ex1EveryPlayerGainsTwoShields],
    [218, example3003Ex2TwoCreaturesOfWhomever],
    [233, example3003Ex2OrOfOneOfThem],
    [247, example3011Ex1WhatIsShownIsShown],
    [257, example3012Ex1OnlyWhoLooksSees],
    [269, example3022Ex1JudgedWithBBrokenAt],
    [284, example3031aEx1FourAgainstTwoAndFour],
    [293, example3031aEx2WithTheOneOfTwo],
    [307, example3031aEx3WithTheOtherOnlyOne],
    [324, example3031aEx3TheOtherHalfAloneAs],
    [339, example3031aEx2OneHalfIsEnoughWhere],
    [353, example3031aEx4WhoeverTriesUntilTheNext],
    [379, example3031aEx4NamedTheOneOfTwo],
    [395, example3031aEx4NamedTheOtherAndThey],
    [411, example3031bEx1AStandingOniTimeNeeds],
    [420, exampleTheBonusIsGoneWithoutOne],
    [429, example3031bEx2AStandingLabyrinthAgainstOne],
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
    [82, exampleTheSecondOfTwoWaitingEffectsGoesWith],
    [92, exampleTheTurnPlayerSLossGoesStraightTo],
    [104, example4004Ex1TheDeedsOfOneWho],
    [119, exampleWhoHasLeftIsNobodySOpponent],
    [127, example4003Ex1WhatWasToLastUntil],
    [154, example4003Ex2AndIsOverWhenD],
  ]),
  ...inFile('rules/duel-masters/party-examples-more.rules', [
    [40, exampleAnEffectOfAnotherGoesOnWhenThe],
    [58, exampleANeighbourFallsInTheMiddleAndEverybody],
    [72, exampleALossReplacedDoesNotFillTheDeck],
    [84, exampleWhatWasPaidForIsNoDeedWithout],
    [97, exampleAShieldOfTheGalaxyLendsNothingTo],
    [112, exampleOfEverybodyLosingOnlyTheOwnLossIs],
    [122, exampleTwoEmptySeatsInARowAndWhat],
    [161, exampleTheOwnLastingEffectGoesRoundToThe],
    [188, exampleTheOneAttackedFallsToTheAttackS],
    [201, exampleSoDoesTheOwnerOfAnAttackedCreature],
    [216, exampleInsteadOfLosingToAnAttack],
    [225, exampleTheSecondAttackFindsNothingToGoInstead],
    [235, exampleAfterTheOneWhoFallsTheOthersEffects],
    [246, exampleTheOwnEffectOfOneWhoFallsTo],
    [257, exampleThreeLeftOneCardAndNobodyHasWon],
  ]),
  ...inFile('rules/duel-masters/party-examples-names.rules', [
    [3, exampleASpellSideIsCastFromTheBattle],
    [12, exampleHomeOnceMoreByItsOwnerTheTide],
    [27, exampleNorForNothingWhenItsNameIsUsed],
    [37, exampleUsedButNeverPut],
    [45, examplePutByAnEffectThenNotAgain],
    [56, exampleKirifudashWithANameUsedUp],
    [72, exampleAndThePartnerThatWentForItComes],
    [84, exampleFromTheHandToo],
    [94, exampleANameUsedInAnotherPlayerSTurn],
    [108, exampleAUsedNameDoesNotComeOutOf],
    [121, exampleNorAsAShinobiInTheNextAttack],
    [141, exampleOnItsWayToTheBattleZoneIt],
  ]),
  ...inFile('rules/duel-masters/party-examples-seats.rules', [
    [3, exampleATriggerThatMayNotBeCastStays],
    [14, exampleTheAttackOnANeighbourIsNotDrawn],
    [26, exampleTheOneOnOneselfIs],
    [37, exampleWhoHasHadTheOccasionHasNoSecond],
    [57, exampleTheTurnPlayerFirstOfAll],
    [68, exampleNorFromTheBattleZone],
    [77, exampleASpellForNothingThatMayNotBe],
    [88, exampleOneInTheGraveyardAsWell],
    [101, exampleTheSameAbilityBoundToAnotherPlayerThe],
    [125, exampleANewEffectOfANearerSeatComes],
    [137, exampleTheShinobiOfAThirdSeatGoesHome],
    [152, exampleTwoAtTheEndOfATurnBy],
    [172, exampleWonTwiceAgainstTheSameOneBrokenTwice],
    [189, exampleWithoutACreatureTheManaCardOfThe],
    [202, exampleAFieldIsNoCreatureAndStays],
    [213, exampleACreatureOfAPriceAboveTheMana],
  ]),
  ...inFile('rules/duel-masters/party-examples-options.rules', [
    [3, example1034Ex1WhoBeginsIsDrawnBy],
    [9, example1034Ex1TheWholeOrderIsDrawn],
    [15, example1034Ex1AnyOrderThatAllAgree],
    [29, example1034Ex1WhoDoesNotAgreeHears],
    [43, example1034Ex1AndWhereNobodySOrder],
    [58, exampleTurnsAndEffectsGoByTheOrderAgreed],
    [71, exampleOfAllWhoFallTogetherTheLastIn],
    [84, exampleACardByWhichEverybodyLosesIsNo],
    [94, exampleOrItDoesNothingAndTheRestOf],
    [104, exampleSomebodyIsNamedToLoseAndDoesNot],
    [114, exampleSomebodyIsNamedForATurnAndGets],
    [128, exampleANameThatWasUsedIsNotPut],
    [137, exampleCountedTogetherOneThatIsSummonedStillComes],
    [147, exampleWhatNeverCameIsNotUsedUp],
    [156, exampleThePartnerPaysItsOwnWayHome],
    [170, exampleTheOthersReplacementsBeforeTheTurnPlayerS],
    [180, exampleOneUseOnEachOccasion],
    [196, exampleAnAttackThatNobodyIsLeftToSuffer],
  ]),
  ...inFile('rules/duel-masters/party-examples-corners.rules', [
    [3, exampleNorACardOfTheZonesBesideThe],
    [13, exampleBesideAPartnerWithoutACivilizationOnlyIts],
    [20, exampleAsTheGameBeginsOneCardIsFetched],
    [28, exampleNoShieldsAreLeftWhenTheAttackComes],
    [40, exampleAnAttackThatIsDrawnAwayDefeatsNobody],
    [49, exampleASearchTakesTheLastCardAndWhat],
    [59, exampleATurnThatIsSkippedStaysSkipped],
    [72, exampleOfTwoOfANamePutAtOnce],
    [83, exampleNorIsASecondShieldTriggerOfThe],
    [99, exampleTheSpellSideOfAPartnerIsNot],
    [111, exampleOneWhoDrawsTheLastCardHasNeither],
    [120, exampleCardsInEveryZoneGoAndOthersKeep],
    [133, exampleTappedManaPaysTheWayHomeToo],
    [145, exampleWithoutManaThereIsNoWayHome],
    [153, exampleAnEmptySeatIsPassedOverInThe],
    [165, exampleAThirdDoesNotGuard],
    [176, exampleWhoJudgesWithTheLastCardHasNot],
    [189, exampleOneWhoHasLeftIsNotNamedAnd],
    [206, examplePaidFromItsZoneHomeAgainAndNot],
  ]),
  ...inFile('rules/duel-masters/party-examples-departed.rules', [
    [18, exampleTheEndOfATurnWhosePlayerHas],
    [29, exampleAnEmptySeatHasNoEndOfA],
    [38, exampleWhatWasToLastIntoTheNextTurn],
    [65, exampleOneWhoseTurnHasEndedByLeavingIs],
    [81, exampleAfterOneHasFallenToAnEffectOf],
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
  ]),
]

// Compiled from the rules of MentalLegacy: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike, family, union } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  asked,
  branch,
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
  notChoosable,
  offered,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { copyOf, enter, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, COLOUR, DEFINITIONS, KEYWORD, PHASE_KIND, SUBTYPE, WAY, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import {
  costsAsMuchAs,
  formsOf,
  has,
  isAttacking,
  isCreature,
  isKeptRevealed,
  isOf,
  isPosing,
  isRebounding,
  isRecallable,
  isShrouded,
  isSick,
  isSuspended,
  isTapped,
  pooledOf,
  powerOf,
  spurns,
  toughnessOf,
  yieldsOf,
} from './facts.ts'
import {
  doBury,
  doCleanupStep,
  doCombatPhase,
  doDestroy,
  doDrawOne,
  doDrawStep,
  doEmptyPools,
  doEndStep,
  doMainPhase,
  doMatch,
  doPassTurn,
  doSettle,
  doTurn,
  doUntapStep,
  doUpkeepStep,
} from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [mtg.601.2, mtg.117.3] (magic/examples-casting.rules:3) */
const exampleABearForTwoLands = example<State>(
  'a bear for two lands',
  ['mtg.601.2', 'mtg.117.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    offered(5, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    does(6, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['stack'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(8, (s) => isTapped(s, theCopy(s, CARD['森'])), [
      '森 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['森'])),
    ]),
    then(8, (s) => isTapped(s, theCopy(s, CARD['島'])), [
      '島 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['島'])),
    ]),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [gap.payment] (magic/examples-casting.rules:15) */
const exampleTheLandThatIsGoodForLeastElse = example<State>(
  'the land that is good for least else is tapped first',
  ['gap.payment'],
  [],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['battlefield'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [card(17), value('definition', () => CARD['極楽鳥']), value('way', () => WAY['plainly']), null]),
    exactly(6, 0, []),
    then(7, (s) => isTapped(s, theCopy(s, CARD['森'])), [
      '森 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['森'])),
    ]),
    then(7, (s) => !isTapped(s, theCopy(s, CARD['《Tropical Island》'])), [
      '《Tropical Island》 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['《Tropical Island》'])),
    ]),
  ],
)

/** [gap.payment, mtg.605.1] (magic/examples-casting.rules:24) */
const exampleByHand = example<State>(
  'by hand',
  ['gap.payment', 'mtg.605.1'],
  [[0, 1]],
  (s) => {
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['battlefield'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(17), value('definition', () => CARD['極楽鳥']), value('way', () => WAY['plainly']), null],
      ['mtg.601.2h'],
    ),
    offered(7, 0, 25, [card(5), value('colour', () => COLOUR['green']), null]),
    does(8, 0, 25, [card(6), value('colour', () => COLOUR['green']), null]),
    does(9, 0, 55, [card(17), value('definition', () => CARD['極楽鳥']), value('way', () => WAY['plainly']), null]),
    then(10, (s) => isTapped(s, theCopy(s, CARD['《Tropical Island》'])), [
      '《Tropical Island》 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['《Tropical Island》'])),
    ]),
    then(10, (s) => !isTapped(s, theCopy(s, CARD['森'])), [
      '森 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['森'])),
    ]),
  ],
)

/** [mtg.106.4] (magic/examples-casting.rules:36) */
const exampleManaDoesNotLast = example<State>(
  'mana does not last',
  ['mtg.106.4'],
  [],
  (s) => {
    s.pool[0 * 1024 + COLOUR['green']] = 2
    s.colourlessPool[0] = 1
    doEmptyPools(s)
  },
  [equals(5, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0)],
)

/** [mtg.106.4] (magic/examples-casting.rules:43) */
const exampleColourlessManaFirstThenTheColourThereIs = example<State>(
  'colourless mana first, then the colour there is most of',
  ['mtg.106.4'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    s.colourlessPool[0] = 1
    s.pool[0 * 1024 + COLOUR['green']] = 1
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    exactly(8, 0, []),
    equals(9, 'colourless-pool of A', 'number', (s) => s.colourlessPool[0]!, 0),
    equals(9, 'pool of (A, green)', 'number', (s) => s.pool[0 * 1024 + COLOUR['green']] ?? 0, 0),
    equals(9, 'pool of (A, blue)', 'number', (s) => s.pool[0 * 1024 + COLOUR['blue']] ?? 0, 2),
  ],
)

/** [mtg.601.2h] (magic/examples-casting.rules:54) */
const exampleNoGreenNoBear = example<State>(
  'no green, no bear',
  ['mtg.601.2h'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    refused(
      5,
      0,
      55,
      [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null],
      ['mtg.601.2h'],
    ),
  ],
)

/** [mtg.107.4, mtg.118.4] (magic/examples-casting.rules:61) */
const examplePhyrexianManaMayBeLife = example<State>(
  'Phyrexian mana may be life',
  ['mtg.107.4', 'mtg.118.4'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 111, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['black']] = 2
    s.life[0] = 3
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(39), value('definition', () => CARD['四肢切断']), value('way', () => WAY['plainly']), null]),
    chooses(8, 0, [card(111)]),
    chooses(9, 0, [branch('pay-coloured')]),
    chooses(10, 0, [branch('pay-life')]),
    exactly(11, 0, []),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 1),
    equals(12, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['《Argothian Swine》'])] === ZONE['graveyard'] + 1, [
      '《Argothian Swine》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Argothian Swine》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.202.1b, mtg.702.61] (magic/examples-casting.rules:77) */
const exampleWithoutAManaCostItIsSuspendedNot = example<State>(
  'without a mana cost it is suspended, not cast',
  ['mtg.202.1b', 'mtg.702.61'],
  [],
  (s) => {
    placeGiven(s, 33, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 5
    doMainPhase(s, 0)
  },
  [
    refused(
      5,
      0,
      55,
      [card(33), value('definition', () => CARD['祖先の幻視']), value('way', () => WAY['plainly']), null],
      ['mtg.202.1b'],
    ),
    does(6, 0, 82, [card(33), null]),
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['祖先の幻視'])] === ZONE['exile'] + 0, [
      '祖先の幻視',
      'place',
      (s) => s.place[theCopy(s, CARD['祖先の幻視'])] ?? NONE,
    ]),
    equals(8, 'time-counters of 祖先の幻視', 'number', (s) => s.timeCounters[theCopy(s, CARD['祖先の幻視'])]!, 4),
    equals(8, 'pooled of A', 'number', (s) => pooledOf(s, 0), 4),
  ],
)

/** [mtg.702.61] (magic/examples-casting.rules:86) */
const exampleFourUpkeepsLater = example<State>(
  'four upkeeps later',
  ['mtg.702.61'],
  [],
  (s) => {
    placeGiven(s, 33, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.timeCounters[laid] = 1
    })
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doUpkeepStep(s, 0)
  },
  [
    does(5, 0, 55, [
      card(33),
      value('definition', () => CARD['祖先の幻視']),
      value('way', () => WAY['by-suspend']),
      null,
    ]),
    chooses(6, 0, [value('player', () => 0)]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
  ],
)

/** [mtg.305.9, mtg.305.2] (magic/examples-casting.rules:97) */
const exampleALandIsPlayedOneATurn = example<State>(
  'a land is played, one a turn',
  ['mtg.305.9', 'mtg.305.2'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    refused(
      4,
      0,
      55,
      [card(2), value('definition', () => CARD['島']), value('way', () => WAY['plainly']), null],
      ['mtg.305.9'],
    ),
    does(5, 0, 53, [card(2), null]),
    exactly(6, 0, []),
    then(7, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['battlefield'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    refused(8, 0, 53, [card(5), null], ['mtg.305.2']),
  ],
)

/** [mtg.307.1, mtg.304.1] (magic/examples-casting.rules:107) */
const exampleASorceryWaitsAnInstantDoesNot = example<State>(
  'a sorcery waits, an instant does not',
  ['mtg.307.1', 'mtg.304.1'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 6
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    refused(
      6,
      0,
      55,
      [card(32), value('definition', () => CARD['綿密な分析']), value('way', () => WAY['plainly']), null],
      ['mtg.307.1'],
    ),
    offered(7, 0, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['plainly']), null]),
  ],
)

/** [mtg.608.2b] (magic/examples-casting.rules:116) */
const exampleASpellWhoseTargetHasGoneDoesNothing = example<State>(
  'a spell whose target has gone does nothing',
  ['mtg.608.2b'],
  [],
  (s) => {
    placeGiven(s, 112, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 1
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [
      card(112),
      value('definition', () => CARD['《Lightning Bolt》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 0, [branch('aim-creature'), card(8)]),
    does(10, 1, 55, [card(96), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(11, 1, [card(8)]),
    exactly(12, 0, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    exactly(15, 0, []),
    then(16, (s) => s.place[theCopy(s, CARD['《Lightning Bolt》'])] === ZONE['graveyard'] + 0, [
      '《Lightning Bolt》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Lightning Bolt》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.107.3] (magic/examples-casting.rules:134) */
const exampleXIsWhatIsChosen = example<State>(
  'X is what is chosen',
  ['mtg.107.3'],
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 110, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(40), value('definition', () => CARD['火の玉']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [value('number', () => 7)]),
    chooses(8, 0, [card(110)]),
    chooses(9, 0, [value('player', () => 1)]),
    exactly(10, 0, []),
    equals(11, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
    exactly(12, 0, []),
    equals(13, 'life of B', 'number', (s) => s.life[1]!, 17),
    equals(14, 'damage of 《Giant Spider》', 'number', (s) => s.damage[theCopy(s, CARD['《Giant Spider》'])]!, 3),
  ],
)

/** [mtg.118.9] (magic/examples-casting.rules:150) */
const exampleARedCardInsteadOfMana = example<State>(
  'a red card instead of mana',
  ['mtg.118.9'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [
      card(41),
      value('definition', () => CARD['猛火の群れ']),
      value('way', () => WAY['instead-paid']),
      null,
    ]),
    chooses(6, 0, [card(8)]),
    chooses(7, 0, [card(34)]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    equals(10, 'power of 灰色熊', 'number', (s) => powerOf(s, theCopy(s, CARD['灰色熊'])), 7),
    then(10, (s) => s.place[theCopy(s, CARD['弧状の刃'])] === ZONE['exile'] + 0, [
      '弧状の刃',
      'place',
      (s) => s.place[theCopy(s, CARD['弧状の刃'])] ?? NONE,
    ]),
  ],
)

/** [mtg.118.9] (magic/examples-casting.rules:162) */
const example水没ForNothing = example<State>(
  '水没 for nothing',
  ['mtg.118.9'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(36), value('definition', () => CARD['水没']), value('way', () => WAY['instead-paid']), null]),
    chooses(7, 0, [card(8)]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => (s.zones[ZONE['library'] + 1]!.at(-1) ?? NONE) === theCopy(s, CARD['灰色熊']), [
      'top of library of B',
      'card',
      (s) => s.zones[ZONE['library'] + 1]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [mtg.702.32] (magic/examples-casting.rules:174) */
const exampleKicked = example<State>(
  'kicked',
  ['mtg.702.32'],
  [],
  (s) => {
    placeGiven(s, 45, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(45),
      value('definition', () => CARD['乱動への突入']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    answers(8, 0, 'accepts'),
    chooses(9, 0, [card(8)]),
    then(10, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(10, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.101, mtg.708.4] (magic/examples-casting.rules:186) */
const exampleFuseFromHand = example<State>(
  'fuse from hand',
  ['mtg.702.101', 'mtg.708.4'],
  [],
  (s) => {
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 108, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doMainPhase(s, 0)
  },
  [
    refused(
      7,
      0,
      55,
      [card(51), value('definition', () => CARD['《火+氷》']), value('way', () => WAY['both-halves']), null],
      ['mtg.708.4'],
    ),
    does(8, 0, 55, [
      card(54),
      value('definition', () => CARD['《変化+点火》']),
      value('way', () => WAY['both-halves']),
      null,
    ]),
    chooses(9, 0, [card(108)]),
    chooses(10, 0, [branch('aim-second-creature'), card(108)]),
    exactly(11, 1, []),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['《Hill Giant》'])] === ZONE['graveyard'] + 1, [
      '《Hill Giant》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Hill Giant》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.708.3] (magic/examples-casting.rules:201) */
const example火OnTwoTargets = example<State>(
  '火 on two targets',
  ['mtg.708.3'],
  [],
  (s) => {
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(51),
      value('definition', () => CARD['《火+氷》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    chooses(7, 0, [card(17)]),
    chooses(8, 0, [value('player', () => 1)]),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['極楽鳥'])] === ZONE['graveyard'] + 1, [
      '極楽鳥',
      'place',
      (s) => s.place[theCopy(s, CARD['極楽鳥'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 19),
  ],
)

/** [mtg.708.3] (magic/examples-casting.rules:213) */
const example氷Taps = example<State>(
  '氷 taps',
  ['mtg.708.3'],
  [],
  (s) => {
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(51),
      value('definition', () => CARD['《火+氷》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    chooses(8, 0, [card(8)]),
    then(9, (s) => isTapped(s, theCopy(s, CARD['灰色熊'])), [
      '灰色熊 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['灰色熊'])),
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.708.3] (magic/examples-casting.rules:223) */
const example乱暴And転落 = example<State>(
  '乱暴 and 転落',
  ['mtg.708.3'],
  [],
  (s) => {
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(58),
      value('definition', () => CARD['《乱暴+転落》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['《Wind Drake》'])] === ZONE['battlefield'] + 1, [
      '《Wind Drake》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Wind Drake》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.708.3] (magic/examples-casting.rules:233) */
const example転落 = example<State>(
  '転落',
  ['mtg.708.3'],
  [],
  (s) => {
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 105, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 6
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(58),
      value('definition', () => CARD['《乱暴+転落》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['《Wind Drake》'])] === ZONE['graveyard'] + 1, [
      '《Wind Drake》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Wind Drake》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.36, mtg.707.5] (magic/examples-casting.rules:244) */
const exampleTurnedUpByDiscarding = example<State>(
  'turned up by discarding',
  ['mtg.702.36', 'mtg.707.5'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 3
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [
      card(12),
      value('definition', () => CARD['ギャサンの略奪者']),
      value('way', () => WAY['unseen']),
      null,
    ]),
    then(6, (s) => !viewersOf(s, theCopy(s, CARD['《face-down》'])).includes(1), [
      'viewers of 《face-down》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《face-down》'])),
    ]),
    does(7, 0, 80, [card(0), null]),
    chooses(8, 0, [card(2)]),
    exactly(9, 0, []),
    equals(10, 'power of ギャサンの略奪者', 'number', (s) => powerOf(s, theCopy(s, CARD['ギャサンの略奪者'])), 5),
    equals(
      10,
      'toughness of ギャサンの略奪者',
      'number',
      (s) => toughnessOf(s, theCopy(s, CARD['ギャサンの略奪者'])),
      5,
    ),
  ],
)

/** [mtg.702.28] (magic/examples-casting.rules:256) */
const exampleCycling = example<State>(
  'cycling',
  ['mtg.702.28'],
  [],
  (s) => {
    placeGiven(s, 72, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 81, [card(72), null]),
    then(7, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(7, (s) => s.place[theCopy(s, CARD['巡る波'])] === ZONE['graveyard'] + 0, [
      '巡る波',
      'place',
      (s) => s.place[theCopy(s, CARD['巡る波'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.96] (magic/examples-casting.rules:265) */
const exampleScavengingForNothing = example<State>(
  'scavenging for nothing',
  ['mtg.702.96'],
  [],
  (s) => {
    placeGiven(s, 18, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 1
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 88, [card(18), null]),
    chooses(7, 0, [card(8)]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    equals(10, 'power of 灰色熊', 'number', (s) => powerOf(s, theCopy(s, CARD['灰色熊'])), 3),
    then(10, (s) => s.place[theCopy(s, CARD['滑り頭'])] === ZONE['exile'] + 0, [
      '滑り頭',
      'place',
      (s) => s.place[theCopy(s, CARD['滑り頭'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.46] (magic/examples-casting.rules:277) */
const exampleSplicedOntoAnother = example<State>(
  'spliced onto another',
  ['mtg.702.46'],
  [],
  (s) => {
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 2
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [card(41), value('definition', () => CARD['猛火の群れ']), value('way', () => WAY['plainly']), null]),
    chooses(9, 0, [card(92)]),
    chooses(10, 0, [value('number', () => 0)]),
    chooses(11, 0, [card(8)]),
    then(12, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['絡む糸'])] === ZONE['hand'] + 0, [
      '絡む糸',
      'place',
      (s) => s.place[theCopy(s, CARD['絡む糸'])] ?? NONE,
    ]),
  ],
)

/** [mtg.708.3] (magic/examples-casting.rules:291) */
const exampleAnEffectLetsASplitCardBeCast = example<State>(
  'an effect lets a split card be cast: one half of it',
  ['mtg.708.3'],
  [],
  (s) => {
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 123, [card(85), null]),
    does(7, 0, 55, [
      card(58),
      value('definition', () => CARD['《乱暴+転落》']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    chooses(8, 0, [card(59)]),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['乱暴'])] === ZONE['stack'] + 0, [
      '乱暴',
      'place',
      (s) => s.place[theCopy(s, CARD['乱暴'])] ?? NONE,
    ]),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] === ZONE['graveyard'] + 0, [
      '《乱暴+転落》',
      'place',
      (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.708.3, mtg.702.33] (magic/examples-casting.rules:305) */
const exampleFlashbackOfASplitCardCostsWhatIts = example<State>(
  'flashback of a split card costs what its half costs',
  ['mtg.708.3', 'mtg.702.33'],
  [],
  (s) => {
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [
      card(19),
      value('definition', () => CARD['瞬唱の魔道士']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    does(9, 0, 55, [
      card(58),
      value('definition', () => CARD['《乱暴+転落》']),
      value('way', () => WAY['flashed-back']),
      null,
    ]),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['乱暴'])] === ZONE['stack'] + 0, [
      '乱暴',
      'place',
      (s) => s.place[theCopy(s, CARD['乱暴'])] ?? NONE,
    ]),
    equals(11, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] === ZONE['exile'] + 0, [
      '《乱暴+転落》',
      'place',
      (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.202.1b] (magic/examples-casting.rules:320) */
const exampleAFlashbackCostThatIsAManaCost = example<State>(
  'a flashback cost that is a mana cost of nothing',
  ['mtg.202.1b'],
  [],
  (s) => {
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 33, NONE, ZONE['graveyard'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(19),
      value('definition', () => CARD['瞬唱の魔道士']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => isRecallable(s, theCopy(s, CARD['祖先の幻視']))),
    refused(
      12,
      0,
      55,
      [card(33), value('definition', () => CARD['祖先の幻視']), value('way', () => WAY['flashed-back']), null],
      ['mtg.202.1b'],
    ),
  ],
)

/** [mtg.105.2] (magic/examples-casting.rules:334) */
const exampleASplitCardHasTheColoursOfBoth = example<State>(
  'a split card has the colours of both halves',
  ['mtg.105.2'],
  [],
  (s) => {
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(7, 1, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    does(8, 0, 55, [
      card(22),
      value('definition', () => CARD['《Force of Will》']),
      value('way', () => WAY['instead-paid']),
      null,
    ]),
    chooses(9, 0, [card(8)]),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['《火+氷》'])] === ZONE['exile'] + 0, [
      '《火+氷》',
      'place',
      (s) => s.place[theCopy(s, CARD['《火+氷》'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] === ZONE['hand'] + 0, [
      '《乱暴+転落》',
      'place',
      (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.101] (magic/examples-casting.rules:347) */
const exampleOrBothWhereItFusesAndComesFrom = example<State>(
  'or both where it fuses and comes from hand',
  ['mtg.702.101'],
  [],
  (s) => {
    placeGiven(s, 54, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 123, [card(85), null]),
    does(7, 0, 55, [
      card(54),
      value('definition', () => CARD['《変化+点火》']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    answers(8, 0, 'accepts'),
    chooses(9, 0, [card(8)]),
    chooses(10, 0, [branch('aim-second-creature'), card(8)]),
    exactly(11, 1, []),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['《変化+点火》'])] === ZONE['graveyard'] + 0, [
      '《変化+点火》',
      'place',
      (s) => s.place[theCopy(s, CARD['《変化+点火》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.103.1, mtg.103.2, mtg.103.4] (magic/examples-turns.rules:3) */
const exampleAGameBegins = example<State>(
  'a game begins',
  ['mtg.103.1', 'mtg.103.2', 'mtg.103.4'],
  [],
  (s) => {
    s.mainDeck[0] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ]
    s.mainDeck[1] = [
      5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
      5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    ]
    doMatch(s)
  },
  [
    exactly(5, 0, []),
    equals(6, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 7),
    equals(6, 'count of library of A', 'number', (s) => s.zones[ZONE['library'] + 0]!.length, 53),
    equals(6, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 7),
    equals(7, 'turn-number', 'number', (s) => s.turnNumber, 1),
  ],
)

/** [mtg.103.7] (magic/examples-turns.rules:11) */
const exampleNoCardForWhoBegins = example<State>(
  'no card for who begins',
  ['mtg.103.7'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.turnNumber = 1
    doDrawStep(s, 0)
  },
  [
    exactly(5, 0, []),
    then(6, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['library'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.504.1] (magic/examples-turns.rules:18) */
const exampleOneCardInLaterTurns = example<State>(
  'one card in later turns',
  ['mtg.504.1'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.turnNumber = 2
    doDrawStep(s, 0)
  },
  [
    exactly(5, 0, []),
    then(6, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.500.1, mtg.502.3] (magic/examples-turns.rules:26) */
const exampleEverythingUntaps = example<State>(
  'everything untaps',
  ['mtg.500.1', 'mtg.502.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    s.tapped[theCopy(s, CARD['島'])] = true
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    doTurn(s, 0)
  },
  [exactly(6, 0, []), then(7, (s) => !isTapped(s, theCopy(s, CARD['島'])))],
)

/** [mtg.500.7] (magic/examples-turns.rules:35) */
const exampleTurnsGoRound = example<State>(
  'turns go round',
  ['mtg.500.7'],
  [],
  (s) => {
    doPassTurn(s)
  },
  [equals(3, 'turn-player', 'player', (s) => s.turnPlayer, 1)],
)

/** [mtg.500.7, mtg.cards.1] (magic/examples-turns.rules:39) */
const example種蒔き時AfterABlueSpellOfTheOpponent = example<State>(
  '種蒔き時 after a blue spell of the opponent',
  ['mtg.500.7', 'mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 1, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['plainly']), null]),
    does(9, 0, 55, [card(47), value('definition', () => CARD['種蒔き時']), value('way', () => WAY['plainly']), null]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    equals(12, 'extra-turns of A', 'number', (s) => s.extraTurns[0]!, 1),
  ],
)

/** [mtg.500.7] (magic/examples-turns.rules:52) */
const exampleAnExtraTurn = example<State>(
  'an extra turn',
  ['mtg.500.7'],
  [],
  (s) => {
    s.extraTurns[0] = 1
    doPassTurn(s)
  },
  [
    equals(4, 'turn-player', 'player', (s) => s.turnPlayer, 0),
    equals(4, 'extra-turns of A', 'number', (s) => s.extraTurns[0]!, 0),
  ],
)

/** [mtg.cards.1] (magic/examples-turns.rules:57) */
const example種蒔き時OnlyInOneSOwnTurn = example<State>(
  "種蒔き時 only in one's own turn",
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 47, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    refused(
      6,
      0,
      55,
      [card(47), value('definition', () => CARD['種蒔き時']), value('way', () => WAY['plainly']), null],
      ['mtg.cards.1'],
    ),
  ],
)

/** [mtg.402.2, mtg.514.1] (magic/examples-turns.rules:65) */
const exampleDownToSeven = example<State>(
  'down to seven',
  ['mtg.402.2', 'mtg.514.1'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    doCleanupStep(s, 0)
  },
  [
    chooses(4, 0, [card(5)]),
    then(5, (s) => s.place[theCopy(s, CARD['森'])] === ZONE['graveyard'] + 0, [
      '森',
      'place',
      (s) => s.place[theCopy(s, CARD['森'])] ?? NONE,
    ]),
    equals(5, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 7),
  ],
)

/** [mtg.513.1] (magic/examples-turns.rules:72) */
const exampleTheEndStep = example<State>(
  'the end step',
  ['mtg.513.1'],
  [],
  (s) => {
    doEndStep(s, 0)
  },
  [exactly(3, 0, []), equals(4, 'phase', 'phase-kind', (s) => s.phase, PHASE_KIND['ending'])],
)

/** [mtg.508.1, mtg.510.1] (magic/examples-turns.rules:80) */
const exampleAnAttackThatNobodyBlocks = example<State>(
  'an attack that nobody blocks',
  ['mtg.508.1', 'mtg.510.1'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    s.turnNumber = 3
    s.tapped[theCopy(s, CARD['灰色熊'])] = true
    doUntapStep(s, 0)
  },
  [then(6, (s) => !isTapped(s, theCopy(s, CARD['灰色熊'])))],
)

/** [mtg.508.1, mtg.510.1, mtg.506.1] (magic/examples-turns.rules:87) */
const exampleTwoDamage = example<State>(
  'two damage',
  ['mtg.508.1', 'mtg.510.1', 'mtg.506.1'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    s.turnNumber = 3
    doCombatPhase(s, 0)
  },
  [
    exactly(5, 0, [moved(99, [card(8), null])]),
    does(6, 0, 99, [card(8), null]),
    equals(7, 'life of B', 'number', (s) => s.life[1]!, 18),
    then(8, (s) => isTapped(s, theCopy(s, CARD['灰色熊']))),
    then(9, (s) => !isAttacking(s, theCopy(s, CARD['灰色熊']))),
  ],
)

/** [mtg.302.6, mtg.508.1] (magic/examples-turns.rules:97) */
const exampleTooNewToAttackUnlessInHaste = example<State>(
  'too new to attack, unless in haste',
  ['mtg.302.6', 'mtg.508.1'],
  [],
  (s) => {
    s.turnNumber = 3
    placeGiven(s, 106, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    doCombatPhase(s, 0)
  },
  [refused(5, 0, 99, [card(8), null], ['mtg.508.1']), offered(6, 0, 99, [card(106), null])],
)

/** [mtg.509.1] (magic/examples-turns.rules:105) */
const exampleBlockedByTwo = example<State>(
  'blocked by two',
  ['mtg.509.1'],
  [],
  (s) => {
    placeGiven(s, 111, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 17, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.turnNumber = 3
    doCombatPhase(s, 0)
  },
  [
    does(6, 0, 99, [card(111), null]),
    does(7, 1, 101, [card(111), card(8), null]),
    refused(8, 1, 101, [card(111), card(8), null], ['mtg.509.1']),
    does(9, 1, 101, [card(111), card(17), null]),
    chooses(10, 0, [card(17)]),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['極楽鳥'])] === ZONE['graveyard'] + 1, [
      '極楽鳥',
      'place',
      (s) => s.place[theCopy(s, CARD['極楽鳥'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['《Argothian Swine》'])] === ZONE['battlefield'] + 0, [
      '《Argothian Swine》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Argothian Swine》'])] ?? NONE,
    ]),
    equals(13, 'damage of 《Argothian Swine》', 'number', (s) => s.damage[theCopy(s, CARD['《Argothian Swine》'])]!, 2),
  ],
)

/** [mtg.702.19] (magic/examples-turns.rules:119) */
const exampleTrample = example<State>(
  'trample',
  ['mtg.702.19'],
  [],
  (s) => {
    placeGiven(s, 111, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 17, NONE, ZONE['battlefield'] + 1, hands)
    s.turnNumber = 3
    doCombatPhase(s, 0)
  },
  [
    does(6, 0, 99, [card(111), null]),
    does(7, 1, 101, [card(111), card(17), null]),
    exactly(8, 0, []),
    exactly(9, 1, []),
    exactly(10, 0, []),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 18),
  ],
)

/** [mtg.702.9] (magic/examples-turns.rules:131) */
const exampleABearDoesNotBlockADrakeA = example<State>(
  'a bear does not block a drake, a spider does',
  ['mtg.702.9'],
  [],
  (s) => {
    placeGiven(s, 105, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 110, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.turnNumber = 3
    doCombatPhase(s, 0)
  },
  [
    does(6, 0, 99, [card(105), null]),
    refused(7, 1, 101, [card(105), card(8), null], ['mtg.702.9']),
    offered(8, 1, 101, [card(105), card(110), null]),
  ],
)

/** [mtg.702.7, mtg.702.16] (magic/examples-turns.rules:140) */
const exampleFirstStrikeAndProtectionFromBlack = example<State>(
  'first strike, and protection from black',
  ['mtg.702.7', 'mtg.702.16'],
  [],
  (s) => {
    placeGiven(s, 103, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 109, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.turnNumber = 3
    doCombatPhase(s, 0)
  },
  [
    does(6, 0, 99, [card(103), null]),
    refused(7, 1, 101, [card(103), card(109), null], ['mtg.702.16']),
    does(8, 1, 101, [card(103), card(8), null]),
    exactly(9, 0, []),
    exactly(10, 1, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    equals(13, 'damage of 《White Knight》', 'number', (s) => s.damage[theCopy(s, CARD['《White Knight》'])]!, 0),
  ],
)

/** [mtg.702.16] (magic/examples-turns.rules:154) */
const exampleNoDamageOfBlack = example<State>(
  'no damage of black',
  ['mtg.702.16'],
  [],
  (s) => {
    placeGiven(s, 109, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
      s.plusCounters[laid] = 2
    })
    placeGiven(s, 103, NONE, ZONE['battlefield'] + 1, hands)
    s.turnNumber = 3
    doCombatPhase(s, 0)
  },
  [
    does(6, 0, 99, [card(109), null]),
    does(7, 1, 101, [card(109), card(103), null]),
    exactly(8, 0, []),
    exactly(9, 1, []),
    exactly(10, 0, []),
    equals(11, 'damage of 《Walking Corpse》', 'number', (s) => s.damage[theCopy(s, CARD['《Walking Corpse》'])]!, 2),
    equals(11, 'damage of 《White Knight》', 'number', (s) => s.damage[theCopy(s, CARD['《White Knight》'])]!, 0),
  ],
)

/** [mtg.702.20, mtg.cards.1] (magic/examples-turns.rules:166) */
const exampleアクローマの記念碑 = example<State>(
  'アクローマの記念碑',
  ['mtg.702.20', 'mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 65, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battlefield'] + 1, hands)
    s.turnNumber = 3
    doCombatPhase(s, 0)
  },
  [
    does(6, 0, 99, [card(8), null]),
    exactly(7, 0, []),
    then(8, (s) => !isTapped(s, theCopy(s, CARD['灰色熊'])), [
      '灰色熊 is tapped',
      'truth',
      (s) => isTapped(s, theCopy(s, CARD['灰色熊'])),
    ]),
    then(8, (s) => has(s, theCopy(s, CARD['灰色熊']), KEYWORD['flying']), [
      '灰色熊 has flying',
      'truth',
      (s) => has(s, theCopy(s, CARD['灰色熊']), KEYWORD['flying']),
    ]),
    then(8, (s) => spurns(s, theCopy(s, CARD['灰色熊']), theCopy(s, CARD['《Walking Corpse》'])), [
      '灰色熊 spurns 《Walking Corpse》',
      'truth',
      (s) => spurns(s, theCopy(s, CARD['灰色熊']), theCopy(s, CARD['《Walking Corpse》'])),
    ]),
  ],
)

/** [mtg.704.5j] (magic/examples-turns.rules:178) */
const exampleOneLegendOfAName = example<State>(
  'one legend of a name',
  ['mtg.704.5j'],
  [],
  (s) => {
    placeGiven(s, 65, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['battlefield'] + 0, hands)
    doSettle(s)
  },
  [
    chooses(4, 0, [card(64)]),
    equals(5, 'count of battlefield of A', 'number', (s) => s.zones[ZONE['battlefield'] + 0]!.length, 2),
  ],
)

/** [mtg.704.5q] (magic/examples-turns.rules:184) */
const exampleCountersCancelEachOther = example<State>(
  'counters cancel each other',
  ['mtg.704.5q'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.plusCounters[laid] = 2
      s.minusCounters[laid] = 1
    })
    doSettle(s)
  },
  [
    equals(4, 'plus-counters of 灰色熊', 'number', (s) => s.plusCounters[theCopy(s, CARD['灰色熊'])]!, 1),
    equals(4, 'minus-counters of 灰色熊', 'number', (s) => s.minusCounters[theCopy(s, CARD['灰色熊'])]!, 0),
  ],
)

/** [mtg.704.5e] (magic/examples-turns.rules:189) */
const exampleATokenThatIsGone = example<State>(
  'a token that is gone',
  ['mtg.704.5e'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 74, NONE, ZONE['graveyard'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [card(74), value('definition', () => CARD['絶えぬ種']), value('way', () => WAY['retraced']), null]),
    chooses(9, 0, [card(5)]),
    does(10, 1, 55, [card(96), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(11, 1, [card(75)]),
    exactly(12, 0, []),
    exactly(13, 0, []),
    then(14, (s) => s.zones[ZONE['hand'] + 0]!.length === 0, [
      'hand of A',
      'set of card',
      (s) => s.zones[ZONE['hand'] + 0]!,
    ]),
    then(14, (s) => s.zones[ZONE['battlefield'] + 0]!.length === 0, [
      'battlefield of A',
      'set of card',
      (s) => s.zones[ZONE['battlefield'] + 0]!,
    ]),
  ],
)

/** [mtg.104.3] (magic/examples-turns.rules:204) */
const exampleNoLifeLeft = example<State>(
  'no life left',
  ['mtg.104.3'],
  [],
  (s) => {
    s.life[1] = 0
    doSettle(s)
  },
  [
    equals(4, 'result of A', 'number', (s) => s.result[0]!, 1),
    equals(4, 'result of B', 'number', (s) => s.result[1]!, 0 - 1),
  ],
)

/** [mtg.704.5b, mtg.104.3] (magic/examples-turns.rules:209) */
const exampleNoCardLeft = example<State>(
  'no card left',
  ['mtg.704.5b', 'mtg.104.3'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['plainly']), null]),
    equals(6, 'result of A', 'number', (s) => s.result[0]!, 0 - 1),
    equals(6, 'result of B', 'number', (s) => s.result[1]!, 1),
  ],
)

/** [mtg.104.4] (magic/examples-turns.rules:216) */
const exampleNobodyLeft = example<State>(
  'nobody left',
  ['mtg.104.4'],
  [],
  (s) => {
    s.life[0] = 0
    s.life[1] = 0 - 1
    doSettle(s)
  },
  [
    equals(5, 'result of A', 'number', (s) => s.result[0]!, 0),
    equals(5, 'result of B', 'number', (s) => s.result[1]!, 0),
  ],
)

/** [mtg.616.1] (magic/examples-turns.rules:223) */
const exampleWhoIsToBeMovedChoosesTheReplacement = example<State>(
  'who is to be moved chooses the replacement',
  ['mtg.616.1'],
  [],
  (s) => {
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['灰色熊']
    })
    doMainPhase(s, 0)
  },
  [
    exactly(4, 0, []),
    then(5, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.100.2, mtg.100.4] (magic/examples-turns.rules:230) */
const exampleDecks = example<State>(
  'decks',
  ['mtg.100.2', 'mtg.100.4'],
  [],
  (s) => {
    s.mainDeck[0] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 8, 8, 8, 8, 8,
    ]
    s.mainDeck[1] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ]
    s.sideboard[1] = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]
    doMainPhase(s, 0)
  },
  [deckIs(6, 0, true, ['mtg.100.2']), deckIs(7, 1, true, ['mtg.100.2', 'mtg.100.4'])],
)

/** [mtg.cards.1] (magic/examples-cards.rules:3) */
const exampleエレンドラ谷の大魔導師CountersWhatIsNoCreature = example<State>(
  'エレンドラ谷の大魔導師 counters what is no creature',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 10, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(9, 1, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['plainly']), null]),
    does(10, 0, 105, [card(10), null]),
    chooses(11, 0, [card(44)]),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0, [
      'エレンドラ谷の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] ?? NONE,
    ]),
    equals(14, 'count of pile', 'number', (s) => s.zones[ZONE['pile']]!.length, 3),
    exactly(15, 1, []),
    exactly(16, 1, []),
    then(17, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['battlefield'] + 0, [
      'エレンドラ谷の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] ?? NONE,
    ]),
    equals(
      17,
      'minus-counters of エレンドラ谷の大魔導師',
      'number',
      (s) => s.minusCounters[theCopy(s, CARD['エレンドラ谷の大魔導師'])]!,
      1,
    ),
    exactly(18, 1, []),
    then(19, (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['graveyard'] + 1, [
      '熟慮',
      'place',
      (s) => s.place[theCopy(s, CARD['熟慮'])] ?? NONE,
    ]),
    then(19, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['library'] + 1, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-cards.rules:24) */
const exampleラワンAsItEnters = example<State>(
  'ラワン as it enters',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 15, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(11),
      value('definition', () => CARD['セファリッドの女帝ラワン']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['熟考漂い'])] === ZONE['hand'] + 1, [
      '熟考漂い',
      'place',
      (s) => s.place[theCopy(s, CARD['熟考漂い'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-cards.rules:37) */
const exampleタルモゴイフCountsKindsInGraveyards = example<State>(
  'タルモゴイフ counts kinds in graveyards',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 25, NONE, ZONE['graveyard'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    exactly(6, 0, []),
    equals(7, 'power of タルモゴイフ', 'number', (s) => powerOf(s, theCopy(s, CARD['タルモゴイフ'])), 4),
    equals(7, 'toughness of タルモゴイフ', 'number', (s) => toughnessOf(s, theCopy(s, CARD['タルモゴイフ'])), 5),
  ],
)

/** [mtg.cards.1, mtg.305.7] (magic/examples-cards.rules:46) */
const example月の大魔導師MakesMountainsOfOtherLands = example<State>(
  '月の大魔導師 makes mountains of other lands',
  ['mtg.cards.1', 'mtg.305.7'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 6, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 13, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 26, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    then(
      6,
      (s) => alike(yieldsOf(s, theCopy(s, CARD['《Tropical Island》'])), union([], [COLOUR['red']])),
      ['yields of 《Tropical Island》', 'set of colour', (s) => yieldsOf(s, theCopy(s, CARD['《Tropical Island》']))],
      ['() + red', 'set of colour', () => union([], [COLOUR['red']])],
    ),
    then(
      6,
      (s) => alike(yieldsOf(s, theCopy(s, CARD['島'])), union([], [COLOUR['blue']])),
      ['yields of 島', 'set of colour', (s) => yieldsOf(s, theCopy(s, CARD['島']))],
      ['() + blue', 'set of colour', () => union([], [COLOUR['blue']])],
    ),
    then(7, (s) => isOf(s, theCopy(s, CARD['《Tropical Island》']), SUBTYPE['mountain']), [
      '《Tropical Island》 is-of mountain',
      'truth',
      (s) => isOf(s, theCopy(s, CARD['《Tropical Island》']), SUBTYPE['mountain']),
    ]),
    then(7, (s) => !isOf(s, theCopy(s, CARD['《Tropical Island》']), SUBTYPE['island']), [
      '《Tropical Island》 is-of island',
      'truth',
      (s) => isOf(s, theCopy(s, CARD['《Tropical Island》']), SUBTYPE['island']),
    ]),
    then(7, (s) => isOf(s, theCopy(s, CARD['島']), SUBTYPE['island']), [
      '島 is-of island',
      'truth',
      (s) => isOf(s, theCopy(s, CARD['島']), SUBTYPE['island']),
    ]),
  ],
)

/** [mtg.616.1, mtg.cards.1] (magic/examples-cards.rules:55) */
const exampleTwoReplacementsAndItsControllerPicks = example<State>(
  'two replacements, and its controller picks',
  ['mtg.616.1', 'mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 94, NONE, ZONE['battlefield'] + 1, hands)
    doDestroy(s, theCopy(s, CARD['灰色熊']))
  },
  [
    chooses(5, 0, [card(94)]),
    then(6, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['exile'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-cards.rules:63) */
const example死儀礼のシャーマンEatsALand = example<State>(
  '死儀礼のシャーマン eats a land',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 1, hands)
    s.turnNumber = 3
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 106, [card(16), null]),
    chooses(7, 0, [card(2)]),
    chooses(8, 0, [value('colour', () => COLOUR['red'])]),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['exile'] + 1, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    equals(11, 'pool of (A, red)', 'number', (s) => s.pool[0 * 1024 + COLOUR['red']] ?? 0, 1),
  ],
)

/** [mtg.cards.1] (magic/examples-cards.rules:75) */
const exampleAnInstant = example<State>(
  'an instant',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 44, NONE, ZONE['graveyard'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['black']] = 1
    s.turnNumber = 3
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 107, [card(16), null]),
    chooses(8, 0, [card(44)]),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['exile'] + 1, [
      '熟慮',
      'place',
      (s) => s.place[theCopy(s, CARD['熟慮'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 18),
  ],
)

/** [mtg.cards.1] (magic/examples-cards.rules:87) */
const exampleOrACreature = example<State>(
  'or a creature',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.arrived[laid] = 1
    })
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 1
    s.turnNumber = 3
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 108, [card(16), null]),
    chooses(8, 0, [card(8)]),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['exile'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 22),
  ],
)

/** [mtg.cards.1] (magic/examples-cards.rules:100) */
const example瞬唱の魔道士GivesFlashback = example<State>(
  '瞬唱の魔道士 gives flashback',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 27, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [
      card(19),
      value('definition', () => CARD['瞬唱の魔道士']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 0, [card(27)]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    then(12, (s) => isRecallable(s, theCopy(s, CARD['差し戻し']))),
  ],
)

/** [mtg.cards.1, mtg.706.2] (magic/examples-cards.rules:114) */
const example幻影の像CopiesAndGoesWhenAimedAt = example<State>(
  '幻影の像 copies, and goes when aimed at',
  ['mtg.cards.1', 'mtg.706.2'],
  [],
  (s) => {
    placeGiven(s, 20, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    s.pool[1 * 1024 + COLOUR['red']] = 1
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [card(20), value('definition', () => CARD['幻影の像']), value('way', () => WAY['plainly']), null]),
    answers(9, 1, 'passes'),
    answers(10, 0, 'accepts'),
    chooses(11, 0, [card(8)]),
    exactly(12, 0, []),
    equals(13, 'count of battlefield of A', 'number', (s) => s.zones[ZONE['battlefield'] + 0]!.length, 1),
    does(14, 1, 55, [
      card(112),
      value('definition', () => CARD['《Lightning Bolt》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(15, 1, [branch('aim-creature'), card(8, 0)]),
    exactly(16, 0, []),
    exactly(17, 0, []),
    then(18, (s) => s.place[theCopy(s, CARD['幻影の像'])] === ZONE['graveyard'] + 0, [
      '幻影の像',
      'place',
      (s) => s.place[theCopy(s, CARD['幻影の像'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-cards.rules:134) */
const example漁る軟泥GrowsOnCreatures = example<State>(
  '漁る軟泥 grows on creatures',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 21, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 1
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 110, [card(21), null]),
    chooses(7, 0, [card(8)]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    equals(10, 'power of 漁る軟泥', 'number', (s) => powerOf(s, theCopy(s, CARD['漁る軟泥'])), 3),
    equals(10, 'life of A', 'number', (s) => s.life[0]!, 21),
    then(10, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['exile'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.2] (magic/examples-cards.rules:146) */
const exampleCardsOfOurOwn = example<State>(
  'cards of our own',
  ['mtg.cards.2'],
  [],
  (s) => {
    placeGiven(s, 93, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 95, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['white']] = 1
    s.pool[0 * 1024 + COLOUR['red']] = 4
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [card(95), value('definition', () => CARD['瞬き']), value('way', () => WAY['plainly']), null]),
    chooses(9, 0, [card(15)]),
    exactly(10, 1, []),
    exactly(11, 1, []),
    offered(12, 0, 55, [card(93), value('definition', () => CARD['火の雨']), value('way', () => WAY['plainly']), null]),
    equals(13, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
    does(14, 0, 55, [card(93), value('definition', () => CARD['火の雨']), value('way', () => WAY['plainly']), null]),
    chooses(15, 0, [value('number', () => 2)]),
    exactly(16, 1, []),
    asked(17, 0),
    equals(18, 'life of A', 'number', (s) => s.life[0]!, 18),
    equals(18, 'life of B', 'number', (s) => s.life[1]!, 18),
  ],
)

/** [mtg.cards.2] (magic/examples-cards.rules:165) */
const exampleASpellOfWhatIsToCome = example<State>(
  'a spell of what is to come',
  ['mtg.cards.2'],
  [],
  (s) => {
    placeGiven(s, 78, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [
      card(78),
      value('definition', () => CARD['《静+動》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    chooses(6, 0, [value('player', () => 1)]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 19),
  ],
)

/** [mtg.100.6] (magic/examples-cards.rules:175) */
const exampleAncestralRecall = example<State>(
  '《Ancestral Recall》',
  ['mtg.100.6'],
  [],
  (s) => {
    placeGiven(s, 71, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(71),
      value('definition', () => CARD['《Ancestral Recall》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(7, 0, [value('player', () => 0)]),
    equals(8, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
  ],
)

/** [mtg.cards.2] (magic/examples-cards.rules:184) */
const example虚ろの門TakesWhoDies = example<State>(
  '虚ろの門 takes who dies',
  ['mtg.cards.2'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 94, NONE, ZONE['battlefield'] + 1, hands)
    doDestroy(s, theCopy(s, CARD['灰色熊']))
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['exile'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.603.6d] (magic/examples-cards.rules:190) */
const example別れの精AsItself = example<State>(
  '別れの精 as itself',
  ['mtg.603.6d'],
  [],
  (s) => {
    placeGiven(s, 100, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 99, NONE, ZONE['battlefield'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(9, 0, 55, [card(100), value('definition', () => CARD['記憶の塵']), value('way', () => WAY['plainly']), null]),
    answers(10, 1, 'passes'),
    answers(11, 1, 'passes'),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 120),
    does(13, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(14, 1, [card(99)]),
    chooses(15, 0, [card(99)]),
    chooses(16, 0, [card(99)]),
    equals(17, 'life of A', 'number', (s) => s.life[0]!, 131),
    equals(17, 'life of B', 'number', (s) => s.life[1]!, 13),
  ],
)

/** [mtg.cards.1] (magic/examples-cards.rules:209) */
const example四肢切断OnSomethingLarger = example<State>(
  '四肢切断 on something larger',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 98, NONE, ZONE['battlefield'] + 1, hands, (laid) => {
      s.plusCounters[laid] = 3
    })
    s.pool[0 * 1024 + COLOUR['black']] = 3
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(39), value('definition', () => CARD['四肢切断']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [card(98)]),
    chooses(8, 0, [branch('pay-coloured')]),
    chooses(9, 0, [branch('pay-coloured')]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    equals(12, 'power of 光の塔', 'number', (s) => powerOf(s, theCopy(s, CARD['光の塔'])), 3),
    equals(12, 'toughness of 光の塔', 'number', (s) => toughnessOf(s, theCopy(s, CARD['光の塔'])), 3),
  ],
)

/** [mtg.cards.2] (magic/examples-cards.rules:223) */
const example余燼AndEachHalfOf着発 = example<State>(
  '余燼, and each half of 《着+発》',
  ['mtg.cards.2'],
  [],
  (s) => {
    placeGiven(s, 89, 1, ZONE['hand'] + 0, hands)
    placeGiven(s, 89, 0, ZONE['hand'] + 0, hands)
    placeGiven(s, 88, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 9
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(9, 0, 55, [card(88), value('definition', () => CARD['余燼']), value('way', () => WAY['plainly']), null]),
    answers(10, 1, 'passes'),
    then(11, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['余燼'])] === ZONE['graveyard'] + 0, [
      '余燼',
      'place',
      (s) => s.place[theCopy(s, CARD['余燼'])] ?? NONE,
    ]),
    does(12, 0, 55, [
      card(89, 0),
      value('definition', () => CARD['《着+発》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    answers(13, 1, 'passes'),
    then(14, (s) => s.place[theCopy(s, CARD['森'])] === ZONE['hand'] + 0, [
      '森',
      'place',
      (s) => s.place[theCopy(s, CARD['森'])] ?? NONE,
    ]),
    then(14, (s) => !(s.place[theCopy(s, CARD['山'])] === ZONE['hand'] + 0), [
      '山',
      'place',
      (s) => s.place[theCopy(s, CARD['山'])] ?? NONE,
    ]),
    does(15, 0, 55, [
      card(89, 1),
      value('definition', () => CARD['《着+発》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    answers(16, 1, 'passes'),
    then(17, (s) => s.place[theCopy(s, CARD['平地'])] === ZONE['hand'] + 0, [
      '平地',
      'place',
      (s) => s.place[theCopy(s, CARD['平地'])] ?? NONE,
    ]),
    then(17, (s) => !(s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 0), [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.2, mtg.601.3] (magic/examples-cards.rules:242) */
const example忍び足MayBeCastForNothingAsIt = example<State>(
  '忍び足 may be cast for nothing as it is drawn',
  ['mtg.cards.2', 'mtg.601.3'],
  [],
  (s) => {
    placeGiven(s, 92, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['library'] + 0, hands)
    doDrawStep(s, 0)
  },
  [
    does(6, 0, 55, [card(86), value('definition', () => CARD['忍び足']), value('way', () => WAY['for-free']), null]),
    asked(7, 1),
    then(8, (s) => s.place[theCopy(s, CARD['忍び足'])] === ZONE['stack'] + 0, [
      '忍び足',
      'place',
      (s) => s.place[theCopy(s, CARD['忍び足'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.2, mtg.601.3] (magic/examples-cards.rules:252) */
const exampleButNotAsTheSecondCardOfA = example<State>(
  'but not as the second card of a turn',
  ['mtg.cards.2', 'mtg.601.3'],
  [],
  (s) => {
    placeGiven(s, 92, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['library'] + 0, hands)
    s.drawsThisTurn[0] = 1
    doDrawStep(s, 0)
  },
  [
    then(7, (s) => s.place[theCopy(s, CARD['忍び足'])] === ZONE['hand'] + 0, [
      '忍び足',
      'place',
      (s) => s.place[theCopy(s, CARD['忍び足'])] ?? NONE,
    ]),
    then(7, (s) => s.zones[ZONE['pile']]!.length === 0, ['pile', 'set of effect', (s) => s.zones[ZONE['pile']]!]),
  ],
)

/** [mtg.cards.2, mtg.601.3] (magic/examples-cards.rules:261) */
const example露払いIsShownAndAnotherCardIsCast = example<State>(
  '露払い is shown, and another card is cast for nothing',
  ['mtg.cards.2', 'mtg.601.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 87, NONE, ZONE['library'] + 0, hands)
    doDrawStep(s, 0)
  },
  [
    does(7, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['for-free']), null]),
    asked(8, 1),
    then(9, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['stack'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['露払い'])] === ZONE['hand'] + 0, [
      '露払い',
      'place',
      (s) => s.place[theCopy(s, CARD['露払い'])] ?? NONE,
    ]),
    then(9, (s) => viewersOf(s, theCopy(s, CARD['露払い'])).includes(1), [
      'viewers of 露払い',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['露払い'])),
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:3) */
const exampleForceOfWillForLifeAndABlue = example<State>(
  '《Force of Will》 for life and a blue card',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(7, 1, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    does(8, 0, 55, [
      card(22),
      value('definition', () => CARD['《Force of Will》']),
      value('way', () => WAY['instead-paid']),
      null,
    ]),
    chooses(9, 0, [card(8)]),
    chooses(10, 0, [card(44)]),
    exactly(11, 1, []),
    exactly(12, 1, []),
    then(13, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    equals(13, 'life of A', 'number', (s) => s.life[0]!, 19),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:18) */
const exampleこの世界にあらずIsFreeForAGiant = example<State>(
  'この世界にあらず is free for a giant',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.plusCounters[laid] = 9
    })
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(8, 1, [card(9)]),
    does(9, 0, 55, [
      card(25),
      value('definition', () => CARD['この世界にあらず']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 0, [card(113)]),
    exactly(11, 1, []),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['《Doom Blade》'])] === ZONE['graveyard'] + 1, [
      '《Doom Blade》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Doom Blade》'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['タルモゴイフ'])] === ZONE['battlefield'] + 0, [
      'タルモゴイフ',
      'place',
      (s) => s.place[theCopy(s, CARD['タルモゴイフ'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:32) */
const exampleAndCountersAbilitiesThatAimAtOneS = example<State>(
  "and counters abilities that aim at one's own",
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 7
    s.pool[1 * 1024 + COLOUR['white']] = 1
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    s.pool[1 * 1024 + COLOUR['black']] = 1
    s.pool[1 * 1024 + COLOUR['red']] = 1
    s.pool[1 * 1024 + COLOUR['green']] = 1
    doMainPhase(s, 0)
  },
  [
    does(12, 1, 119, [card(64), null]),
    chooses(13, 1, [card(8)]),
    does(14, 0, 55, [
      card(25),
      value('definition', () => CARD['この世界にあらず']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(15, 0, [card(64)]),
    exactly(16, 1, []),
    exactly(17, 0, []),
    then(18, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(18, (s) => s.zones[ZONE['pile']]!.length === 0, ['pile', 'set of effect', (s) => s.zones[ZONE['pile']]!]),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:51) */
const exampleレガシーの兵器 = example<State>(
  'レガシーの兵器',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 64, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['white']] = 1
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    s.pool[1 * 1024 + COLOUR['black']] = 1
    s.pool[1 * 1024 + COLOUR['red']] = 1
    s.pool[1 * 1024 + COLOUR['green']] = 1
    doMainPhase(s, 0)
  },
  [
    does(10, 1, 119, [card(64), null]),
    chooses(11, 1, [card(8)]),
    exactly(12, 0, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['exile'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:67) */
const example目くらましAndWhoCannotPay = example<State>(
  '目くらまし, and who cannot pay',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 26, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(8, 1, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    does(9, 0, 55, [
      card(26),
      value('definition', () => CARD['目くらまし']),
      value('way', () => WAY['instead-paid']),
      null,
    ]),
    chooses(10, 0, [card(8)]),
    chooses(11, 0, [card(2)]),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    exactly(14, 1, []),
    exactly(15, 1, []),
    then(16, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:84) */
const example目くらましAndWhoPays = example<State>(
  '目くらまし, and who pays',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 26, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    s.pool[1 * 1024 + COLOUR['green']] = 3
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(8, 1, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    does(9, 0, 55, [card(26), value('definition', () => CARD['目くらまし']), value('way', () => WAY['plainly']), null]),
    chooses(10, 0, [card(8)]),
    answers(11, 1, 'accepts'),
    exactly(12, 0, []),
    exactly(13, 1, []),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    equals(14, 'pooled of B', 'number', (s) => pooledOf(s, 1), 0),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:100) */
const example差し戻し = example<State>(
  '差し戻し',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 27, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    s.pool[1 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(9, 1, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    does(10, 0, 55, [card(27), value('definition', () => CARD['差し戻し']), value('way', () => WAY['plainly']), null]),
    chooses(11, 0, [card(8)]),
    exactly(12, 1, []),
    exactly(13, 1, []),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:116) */
const example打破CountersWhatAimsAtACreature = example<State>(
  '打破 counters what aims at a creature',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 28, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    s.pool[1 * 1024 + COLOUR['red']] = 1
    doMainPhase(s, 0)
  },
  [
    does(9, 1, 55, [
      card(112),
      value('definition', () => CARD['《Lightning Bolt》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 1, [branch('aim-creature'), card(8)]),
    does(11, 0, 55, [card(28), value('definition', () => CARD['打破']), value('way', () => WAY['plainly']), null]),
    chooses(12, 0, [card(112)]),
    then(13, (s) => s.place[theCopy(s, CARD['《Lightning Bolt》'])] === ZONE['graveyard'] + 1, [
      '《Lightning Bolt》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Lightning Bolt》'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1, mtg.602.5] (magic/examples-counterspells.rules:131) */
const example阻止CountersAnAbilityAndStopsTheCard = example<State>(
  '阻止 counters an ability, and stops the card for the turn',
  ['mtg.cards.1', 'mtg.602.5'],
  [],
  (s) => {
    placeGiven(s, 29, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    s.pool[1 * 1024 + COLOUR['green']] = 2
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(9, 1, 110, [card(21), null]),
    chooses(10, 1, [card(8)]),
    does(11, 0, 55, [card(29), value('definition', () => CARD['阻止']), value('way', () => WAY['plainly']), null]),
    chooses(12, 0, [card(21)]),
    answers(13, 1, 'passes'),
    then(14, (s) => s.zones[ZONE['pile']]!.length === 0, ['pile', 'set of effect', (s) => s.zones[ZONE['pile']]!]),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    refused(15, 1, 110, [card(21), null], ['mtg.602.5']),
  ],
)

/** [mtg.cards.1] (magic/examples-counterspells.rules:147) */
const example押しつぶしAnd束縛 = example<State>(
  '押しつぶし and 束縛',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 31, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 30, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    s.pool[0 * 1024 + COLOUR['green']] = 2
    s.pool[1 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    does(10, 1, 110, [card(21), null]),
    chooses(11, 1, [card(8)]),
    does(12, 0, 55, [
      card(30),
      value('definition', () => CARD['押しつぶし']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(13, 0, [card(21)]),
    answers(14, 1, 'passes'),
    does(15, 1, 110, [card(21), null]),
    chooses(16, 1, [card(8)]),
    does(17, 0, 55, [card(31), value('definition', () => CARD['束縛']), value('way', () => WAY['plainly']), null]),
    chooses(18, 0, [card(21)]),
    then(19, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    equals(19, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:3) */
const example袖の下 = example<State>(
  '袖の下',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 37, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['library'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 5
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(37), value('definition', () => CARD['袖の下']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [card(8)]),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    equals(9, 'owner of 灰色熊', 'player', (s) => s.owner[theCopy(s, CARD['灰色熊'])]!, 1),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:14) */
const example思考囲い = example<State>(
  '思考囲い',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 38, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['black']] = 1
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(38), value('definition', () => CARD['思考囲い']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [value('player', () => 1)]),
    notChoosable(8, 0, [card(2)]),
    chooses(9, 0, [card(8)]),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 18),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:27) */
const example予言の稲妻 = example<State>(
  '予言の稲妻',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 42, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 1, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    s.pool[0 * 1024 + COLOUR['red']] = 1
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(42), value('definition', () => CARD['予言の稲妻']), value('way', () => WAY['plainly']), null]),
    chooses(8, 0, [branch('aim-player'), value('player', () => 1)]),
    chooses(9, 0, [card(4)]),
    chooses(10, 0, [card(2), card(5)]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 16),
    then(12, (s) => s.place[theCopy(s, CARD['山'])] === ZONE['hand'] + 0, [
      '山',
      'place',
      (s) => s.place[theCopy(s, CARD['山'])] ?? NONE,
    ]),
    then(13, (s) => (s.zones[ZONE['library'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['平地']), [
      'top of library of A',
      'card',
      (s) => s.zones[ZONE['library'] + 0]!.at(-1) ?? NONE,
    ]),
    then(14, (s) => (s.zones[ZONE['library'] + 0]![0] ?? NONE) === theCopy(s, CARD['沼']), [
      'first of library of A',
      'card',
      (s) => s.zones[ZONE['library'] + 0]![0] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:43) */
const example壌土からの生命 = example<State>(
  '壌土からの生命',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(46),
      value('definition', () => CARD['壌土からの生命']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(7, 0, [card(2)]),
    chooses(8, 0, [card(5)]),
    then(9, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['森'])] === ZONE['hand'] + 0, [
      '森',
      'place',
      (s) => s.place[theCopy(s, CARD['森'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1, mtg.702.18] (magic/examples-spells.rules:54) */
const exampleスカイシュラウドの祝福 = example<State>(
  'スカイシュラウドの祝福',
  ['mtg.cards.1', 'mtg.702.18'],
  [],
  (s) => {
    placeGiven(s, 48, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(9, 0, 55, [
      card(48),
      value('definition', () => CARD['スカイシュラウドの祝福']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    answers(10, 1, 'passes'),
    then(11, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(11, (s) => isShrouded(s, theCopy(s, CARD['森'])), [
      '森 is shrouded',
      'truth',
      (s) => isShrouded(s, theCopy(s, CARD['森'])),
    ]),
    refused(
      12,
      1,
      55,
      [card(96), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null],
      [],
    ),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:68) */
const exampleRegrowth = example<State>(
  '《Regrowth》',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(49),
      value('definition', () => CARD['《Regrowth》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(7, 0, [card(8)]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1, mtg.702.18] (magic/examples-spells.rules:79) */
const example地の封印GuardsGraveyards = example<State>(
  '地の封印 guards graveyards',
  ['mtg.cards.1', 'mtg.702.18'],
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 70, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 4
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(70), value('definition', () => CARD['地の封印']), value('way', () => WAY['plainly']), null]),
    exactly(8, 1, []),
    exactly(9, 1, []),
    refused(
      10,
      0,
      55,
      [card(49), value('definition', () => CARD['《Regrowth》']), value('way', () => WAY['plainly']), null],
      [],
    ),
    then(11, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(11, (s) => isShrouded(s, theCopy(s, CARD['灰色熊'])), [
      '灰色熊 is shrouded',
      'truth',
      (s) => isShrouded(s, theCopy(s, CARD['灰色熊'])),
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:92) */
const example垂直落下 = example<State>(
  '垂直落下',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 50, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 105, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(50), value('definition', () => CARD['垂直落下']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [card(105)]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['《Wind Drake》'])] === ZONE['graveyard'] + 1, [
      '《Wind Drake》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Wind Drake》'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:104) */
const exampleトーモッドの墓所 = example<State>(
  'トーモッドの墓所',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 66, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['graveyard'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 120, [card(66), null]),
    chooses(6, 0, [value('player', () => 1)]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    then(9, (s) => s.zones[ZONE['graveyard'] + 1]!.length === 0, [
      'graveyard of B',
      'set of card',
      (s) => s.zones[ZONE['graveyard'] + 1]!,
    ]),
    equals(9, 'count of exile of B', 'number', (s) => s.zones[ZONE['exile'] + 1]!.length, 2),
    then(9, (s) => s.place[theCopy(s, CARD['トーモッドの墓所'])] === ZONE['graveyard'] + 0, [
      'トーモッドの墓所',
      'place',
      (s) => s.place[theCopy(s, CARD['トーモッドの墓所'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:115) */
const example行き詰まり = example<State>(
  '行き詰まり',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 67, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(8, 1, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    exactly(9, 0, []),
    exactly(10, 1, []),
    then(11, (s) => s.place[theCopy(s, CARD['行き詰まり'])] === ZONE['graveyard'] + 0, [
      '行き詰まり',
      'place',
      (s) => s.place[theCopy(s, CARD['行き詰まり'])] ?? NONE,
    ]),
    equals(11, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 3),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:128) */
const example森の知恵 = example<State>(
  '森の知恵',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 68, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.turnNumber = 3
    doDrawStep(s, 0)
  },
  [
    answers(6, 0, 'accepts'),
    chooses(7, 0, [card(2)]),
    answers(8, 0, 'accepts'),
    chooses(9, 0, [card(5)]),
    answers(10, 0, 'declines'),
    exactly(11, 0, []),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 16),
    equals(12, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    then(12, (s) => (s.zones[ZONE['library'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['森']), [
      'top of library of A',
      'card',
      (s) => s.zones[ZONE['library'] + 0]!.at(-1) ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-spells.rules:142) */
const exampleたい肥 = example<State>(
  'たい肥',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 69, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 112, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 109, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 1
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [
      card(112),
      value('definition', () => CARD['《Lightning Bolt》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 0, [branch('aim-creature'), card(109)]),
    answers(10, 0, 'accepts'),
    then(11, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.73] (magic/examples-keywords.rules:3) */
const exampleEvoked = example<State>(
  'evoked',
  ['mtg.702.73'],
  [],
  (s) => {
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(15), value('definition', () => CARD['熟考漂い']), value('way', () => WAY['evoked']), null]),
    chooses(7, 0, [card(15)]),
    then(8, (s) => s.place[theCopy(s, CARD['熟考漂い'])] === ZONE['graveyard'] + 0, [
      '熟考漂い',
      'place',
      (s) => s.place[theCopy(s, CARD['熟考漂い'])] ?? NONE,
    ]),
    equals(8, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [mtg.702.33] (magic/examples-keywords.rules:13) */
const exampleFlashback = example<State>(
  'flashback',
  ['mtg.702.33'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(32),
      value('definition', () => CARD['綿密な分析']),
      value('way', () => WAY['flashed-back']),
      null,
    ]),
    chooses(7, 0, [value('player', () => 0)]),
    then(8, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
    equals(8, 'life of A', 'number', (s) => s.life[0]!, 17),
    equals(8, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [mtg.702.33] (magic/examples-keywords.rules:22) */
const exampleFlashbackThatIsCountered = example<State>(
  'flashback that is countered',
  ['mtg.702.33'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['flashed-back']), null]),
    does(8, 1, 55, [
      card(97),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [card(44)]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['exile'] + 0, [
      '熟慮',
      'place',
      (s) => s.place[theCopy(s, CARD['熟慮'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.28, mtg.702.61] (magic/examples-keywords.rules:36) */
const exampleNoCyclingAndNoSuspendOnIt = example<State>(
  'no cycling and no suspend on it',
  ['mtg.702.28', 'mtg.702.61'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doMainPhase(s, 0)
  },
  [refused(5, 0, 81, [card(44), null], ['mtg.702.28']), refused(6, 0, 82, [card(44), null], ['mtg.702.61'])],
)

/** [mtg.702.61] (magic/examples-keywords.rules:44) */
const exampleSuspendedAndInHasteWhenItsTimeComes = example<State>(
  'suspended, and in haste when its time comes',
  ['mtg.702.61'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 82, [card(73), null]),
    exactly(6, 0, []),
    equals(7, 'time-counters of 遅い波', 'number', (s) => s.timeCounters[theCopy(s, CARD['遅い波'])]!, 1),
    then(7, (s) => isSuspended(s, theCopy(s, CARD['遅い波'])), [
      '遅い波 is suspended',
      'truth',
      (s) => isSuspended(s, theCopy(s, CARD['遅い波'])),
    ]),
  ],
)

/** [mtg.702.61] (magic/examples-keywords.rules:52) */
const exampleItMustBeCast = example<State>(
  'it must be cast',
  ['mtg.702.61'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.timeCounters[laid] = 1
    })
    doUpkeepStep(s, 0)
  },
  [
    exactly(4, 0, [
      moved(55, [card(73), value('definition', () => CARD['遅い波']), value('way', () => WAY['by-suspend']), null]),
    ]),
    does(5, 0, 55, [card(73), value('definition', () => CARD['遅い波']), value('way', () => WAY['by-suspend']), null]),
    exactly(6, 1, []),
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['遅い波'])] === ZONE['battlefield'] + 0, [
      '遅い波',
      'place',
      (s) => s.place[theCopy(s, CARD['遅い波'])] ?? NONE,
    ]),
    then(8, (s) => !isSick(s, theCopy(s, CARD['遅い波'])), [
      '遅い波 is sick',
      'truth',
      (s) => isSick(s, theCopy(s, CARD['遅い波'])),
    ]),
  ],
)

/** [mtg.702.51] (magic/examples-keywords.rules:62) */
const exampleDredge = example<State>(
  'dredge',
  ['mtg.702.51'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doDrawOne(s, 0)
  },
  [
    answers(5, 0, 'accepts'),
    then(6, (s) => s.place[theCopy(s, CARD['壌土からの生命'])] === ZONE['hand'] + 0, [
      '壌土からの生命',
      'place',
      (s) => s.place[theCopy(s, CARD['壌土からの生命'])] ?? NONE,
    ]),
    equals(6, 'count of library of A', 'number', (s) => s.zones[ZONE['library'] + 0]!.length, 1),
    equals(6, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 3),
  ],
)

/** [mtg.702.51] (magic/examples-keywords.rules:69) */
const exampleDredgeDeclined = example<State>(
  'dredge declined',
  ['mtg.702.51'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doDrawOne(s, 0)
  },
  [
    answers(5, 0, 'declines'),
    then(6, (s) => s.place[theCopy(s, CARD['壌土からの生命'])] === ZONE['graveyard'] + 0, [
      '壌土からの生命',
      'place',
      (s) => s.place[theCopy(s, CARD['壌土からの生命'])] ?? NONE,
    ]),
    equals(6, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
  ],
)

/** [mtg.616.1, mtg.702.51] (magic/examples-keywords.rules:77) */
const exampleDredgeOneOfTwo = example<State>(
  'dredge one of two',
  ['mtg.616.1', 'mtg.702.51'],
  [],
  (s) => {
    s.turnPlayer = 1
    placeGiven(s, 46, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 46, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doDrawOne(s, 0)
  },
  [
    chooses(6, 0, [card(46)]),
    answers(7, 0, 'accepts'),
    equals(8, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    equals(8, 'count of library of A', 'number', (s) => s.zones[ZONE['library'] + 0]!.length, 1),
  ],
)

/** [mtg.702.84] (magic/examples-keywords.rules:87) */
const exampleCascade = example<State>(
  'cascade',
  ['mtg.702.84'],
  [],
  (s) => {
    placeGiven(s, 77, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 4
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(77), value('definition', () => CARD['続く嵐']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [branch('aim-player'), value('player', () => 1)]),
    does(8, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['for-free']), null]),
    then(9, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(9, (s) => (s.zones[ZONE['library'] + 0]![0] ?? NONE) === theCopy(s, CARD['山']), [
      'first of library of A',
      'card',
      (s) => s.zones[ZONE['library'] + 0]![0] ?? NONE,
    ]),
    equals(10, 'life of B', 'number', (s) => s.life[1]!, 18),
  ],
)

/** [mtg.702.34] (magic/examples-keywords.rules:99) */
const exampleMadness = example<State>(
  'madness',
  ['mtg.702.34'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['battlefield'] + 0, hands)
    doCleanupStep(s, 0)
  },
  [
    chooses(5, 0, [card(76)]),
    exactly(6, 0, []),
    then(7, (s) => s.place[theCopy(s, CARD['狂える炎'])] === ZONE['exile'] + 0, [
      '狂える炎',
      'place',
      (s) => s.place[theCopy(s, CARD['狂える炎'])] ?? NONE,
    ]),
    does(8, 0, 55, [
      card(76),
      value('definition', () => CARD['狂える炎']),
      value('way', () => WAY['by-madness']),
      null,
    ]),
    chooses(9, 0, [branch('aim-player'), value('player', () => 1)]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 18),
  ],
)

/** [mtg.702.34] (magic/examples-keywords.rules:112) */
const exampleMadnessDeclined = example<State>(
  'madness declined',
  ['mtg.702.34'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 0, hands)
    doCleanupStep(s, 0)
  },
  [
    chooses(4, 0, [card(76)]),
    exactly(5, 1, []),
    exactly(6, 0, []),
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['狂える炎'])] === ZONE['graveyard'] + 0, [
      '狂える炎',
      'place',
      (s) => s.place[theCopy(s, CARD['狂える炎'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.93] (magic/examples-keywords.rules:122) */
const exampleMiracle = example<State>(
  'miracle',
  ['mtg.702.93'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['white']] = 1
    s.turnNumber = 3
    doDrawStep(s, 0)
  },
  [
    answers(7, 0, 'accepts'),
    does(8, 0, 55, [card(43), value('definition', () => CARD['終末']), value('way', () => WAY['by-miracle']), null]),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => (s.zones[ZONE['library'] + 1]![0] ?? NONE) === theCopy(s, CARD['灰色熊']), [
      'first of library of B',
      'card',
      (s) => s.zones[ZONE['library'] + 1]![0] ?? NONE,
    ]),
    then(11, (s) => s.place[theCopy(s, CARD['終末'])] === ZONE['graveyard'] + 0, [
      '終末',
      'place',
      (s) => s.place[theCopy(s, CARD['終末'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.87] (magic/examples-keywords.rules:135) */
const exampleRebound = example<State>(
  'rebound',
  ['mtg.702.87'],
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 3
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [
      card(35),
      value('definition', () => CARD['よろめきショック']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(6, 0, [branch('aim-player'), value('player', () => 1)]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 18),
    then(9, (s) => s.place[theCopy(s, CARD['よろめきショック'])] === ZONE['exile'] + 0, [
      'よろめきショック',
      'place',
      (s) => s.place[theCopy(s, CARD['よろめきショック'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.87] (magic/examples-keywords.rules:145) */
const exampleRebounding = example<State>(
  'rebounding',
  ['mtg.702.87'],
  [],
  (s) => {
    placeGiven(s, 35, NONE, ZONE['exile'] + 0, hands)
    s.rebounding[theCopy(s, CARD['よろめきショック'])] = true
    doUpkeepStep(s, 0)
  },
  [
    does(5, 0, 55, [
      card(35),
      value('definition', () => CARD['よろめきショック']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    chooses(6, 0, [branch('aim-player'), value('player', () => 1)]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 18),
    then(9, (s) => s.place[theCopy(s, CARD['よろめきショック'])] === ZONE['graveyard'] + 0, [
      'よろめきショック',
      'place',
      (s) => s.place[theCopy(s, CARD['よろめきショック'])] ?? NONE,
    ]),
  ],
)

/** [mtg.702.78] (magic/examples-keywords.rules:156) */
const examplePersist = example<State>(
  'persist',
  ['mtg.702.78'],
  [],
  (s) => {
    placeGiven(s, 10, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(7, 1, [card(10)]),
    exactly(8, 0, []),
    exactly(9, 1, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['battlefield'] + 0, [
      'エレンドラ谷の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] ?? NONE,
    ]),
    equals(
      11,
      'power of エレンドラ谷の大魔導師',
      'number',
      (s) => powerOf(s, theCopy(s, CARD['エレンドラ谷の大魔導師'])),
      1,
    ),
  ],
)

/** [mtg.708.4, mtg.702.101] (magic/examples-keywords.rules:169) */
const exampleHalvesOfSplitCardsOnlyBothFromHand = example<State>(
  'halves of split cards only, both from hand only',
  ['mtg.708.4', 'mtg.702.101'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 54, NONE, ZONE['graveyard'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['left-half']), null],
      ['mtg.708.4'],
    ),
    refused(
      7,
      0,
      55,
      [card(54), value('definition', () => CARD['《変化+点火》']), value('way', () => WAY['both-halves']), null],
      ['mtg.702.101'],
    ),
  ],
)

/** [mtg.400.4a] (magic/examples-keywords.rules:178) */
const exampleASorceryCardDoesNotEnter = example<State>(
  'a sorcery card does not enter',
  ['mtg.400.4a'],
  [],
  (s) => {
    placeGiven(s, 95, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 1, hands, (laid) => {
      s.def[laid] = CARD['灰色熊']
    })
    s.pool[0 * 1024 + COLOUR['white']] = 1
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(95), value('definition', () => CARD['瞬き']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [card(8)]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 1, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-keywords.rules:190) */
const exampleラワンForbidsBlueCreatures = example<State>(
  'ラワン forbids blue creatures',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(15), value('definition', () => CARD['熟考漂い']), value('way', () => WAY['plainly']), null],
      ['mtg.cards.1'],
    ),
    offered(7, 0, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['plainly']), null]),
  ],
)

/** [mtg.cards.1] (magic/examples-keywords.rules:199) */
const exampleドライアドの闘士TakesSpellsAway = example<State>(
  'ドライアドの闘士 takes spells away',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['plainly']), null]),
    then(8, (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['exile'] + 0, [
      '熟慮',
      'place',
      (s) => s.place[theCopy(s, CARD['熟慮'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-keywords.rules:209) */
const example遅延 = example<State>(
  '遅延',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    does(8, 1, 55, [card(23), value('definition', () => CARD['遅延']), value('way', () => WAY['plainly']), null]),
    chooses(9, 1, [card(8)]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['exile'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(12, (s) => isSuspended(s, theCopy(s, CARD['灰色熊'])), [
      '灰色熊 is suspended',
      'truth',
      (s) => isSuspended(s, theCopy(s, CARD['灰色熊'])),
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-keywords.rules:223) */
const exampleアーテイのおせっかい = example<State>(
  'アーテイのおせっかい',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 112, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 1
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(112),
      value('definition', () => CARD['《Lightning Bolt》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(8, 0, [branch('aim-player'), value('player', () => 1)]),
    does(9, 1, 55, [
      card(24),
      value('definition', () => CARD['アーテイのおせっかい']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 1, [value('number', () => 1)]),
    chooses(11, 1, [card(112)]),
    exactly(12, 0, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['《Lightning Bolt》'])] === ZONE['exile'] + 0, [
      '《Lightning Bolt》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Lightning Bolt》'])] ?? NONE,
    ]),
    equals(
      14,
      'delay-counters of 《Lightning Bolt》',
      'number',
      (s) => s.delayCounters[theCopy(s, CARD['《Lightning Bolt》'])]!,
      1,
    ),
  ],
)

/** [mtg.cards.1] (magic/examples-keywords.rules:238) */
const exampleAndBack = example<State>(
  'and back',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.delayCounters[laid] = 1
      s.meddledAs[laid] = CARD['《Hill Giant》']
    })
    doUpkeepStep(s, 0)
  },
  [
    exactly(4, 1, []),
    exactly(5, 0, []),
    then(6, (s) => s.place[theCopy(s, CARD['《Hill Giant》'])] === ZONE['stack'] + 0, [
      '《Hill Giant》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Hill Giant》'])] ?? NONE,
    ]),
    exactly(7, 0, []),
    equals(8, 'power of 《Hill Giant》', 'number', (s) => powerOf(s, theCopy(s, CARD['《Hill Giant》'])), 3),
  ],
)

/** [mtg.cards.1] (magic/examples-keywords.rules:248) */
const example弧状の刃GoesAwayWithCounters = example<State>(
  '弧状の刃 goes away with counters',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 5
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [card(34), value('definition', () => CARD['弧状の刃']), value('way', () => WAY['plainly']), null]),
    chooses(6, 0, [branch('aim-player'), value('player', () => 1)]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 18),
    equals(9, 'time-counters of 弧状の刃', 'number', (s) => s.timeCounters[theCopy(s, CARD['弧状の刃'])]!, 3),
  ],
)

/** [mtg.cards.1] (magic/examples-keywords.rules:259) */
const example爆裂And破綻 = example<State>(
  '爆裂 and 破綻',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(61),
      value('definition', () => CARD['《爆裂+破綻》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    chooses(8, 0, [card(5)]),
    chooses(9, 0, [card(2)]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['森'])] === ZONE['graveyard'] + 0, [
      '森',
      'place',
      (s) => s.place[theCopy(s, CARD['森'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['graveyard'] + 1, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.1] (magic/examples-keywords.rules:272) */
const example破綻 = example<State>(
  '破綻',
  ['mtg.cards.1'],
  [],
  (s) => {
    placeGiven(s, 61, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 6
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(61),
      value('definition', () => CARD['《爆裂+破綻》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['graveyard'] + 1, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(9, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.2] (magic/examples-keywords.rules:283) */
const example静 = example<State>(
  '静',
  ['mtg.cards.2'],
  [],
  (s) => {
    placeGiven(s, 78, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(78),
      value('definition', () => CARD['《静+動》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [mtg.cards.2] (magic/examples-keywords.rules:292) */
const example惜しみない手 = example<State>(
  '惜しみない手',
  ['mtg.cards.2'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['battlefield'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 123, [card(85), null]),
    does(6, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['for-free']), null]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [mtg.cards.2, mtg.700.4] (magic/examples-keywords.rules:303) */
const example弔い人 = example<State>(
  '弔い人',
  ['mtg.cards.2', 'mtg.700.4'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 101, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(7, 1, [card(8)]),
    exactly(8, 0, []),
    exactly(9, 1, []),
    exactly(10, 0, []),
    equals(11, 'life of A', 'number', (s) => s.life[0]!, 1020),
  ],
)

/** [mtg.100.6] (magic/examples-keywords.rules:316) */
const exampleWhatAnotherFormatAdmits = example<State>(
  'what another format admits',
  ['mtg.100.6'],
  [[1, 2]],
  (s) => {
    s.mainDeck[0] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 71,
    ]
    s.mainDeck[1] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 71, 71,
    ]
    doMainPhase(s, 0)
  },
  [deckIs(6, 0, false, []), deckIs(7, 1, true, ['mtg.100.6'])],
)

/** [mtg.100.6] (magic/examples-keywords.rules:324) */
const exampleOneCopyBesideTheDeckOrInIt = example<State>(
  'one copy, beside the deck or in it',
  ['mtg.100.6'],
  [[1, 2]],
  (s) => {
    s.mainDeck[0] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ]
    s.sideboard[0] = [71]
    s.mainDeck[1] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 71,
    ]
    s.sideboard[1] = [71]
    doMainPhase(s, 0)
  },
  [deckIs(8, 0, false, []), deckIs(9, 1, true, ['mtg.100.6'])],
)

/** [mtg.100.6] (magic/examples-keywords.rules:334) */
const exampleWhatIsToCome = example<State>(
  'what is to come',
  ['mtg.100.6'],
  [[1, 1]],
  (s) => {
    s.mainDeck[0] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 78,
    ]
    s.mainDeck[1] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 79,
    ]
    doMainPhase(s, 0)
  },
  [deckIs(6, 0, false, []), deckIs(7, 1, true, ['mtg.100.6'])],
)

/** [R1, 90m.2] (magic/mental-examples-declaring.rules:3) */
const exampleR1E1aADeckWithABannedCard = example<State>(
  'R1.e1a: a deck with a banned card',
  ['R1', '90m.2'],
  [],
  (s) => {
    s.mainDeck[0] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5,
      5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    ]
    s.mainDeck[1] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5,
      5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 71,
    ]
    doMainPhase(s, 0)
  },
  [deckIs(5, 0, false, []), deckIs(6, 1, true, ['mtg.100.6'])],
)

/** [INTRO-1] (magic/mental-examples-declaring.rules:11) */
const exampleAnotherFormatAnotherList = example<State>(
  'another format, another list',
  ['INTRO-1'],
  [[1, 2]],
  (s) => {
    s.mainDeck[0] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5,
      5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 71,
    ]
    s.mainDeck[1] = [
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5,
      5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 71, 71,
    ]
    placeGiven(s, 96, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    deckIs(9, 0, false, []),
    deckIs(10, 1, true, ['mtg.100.6']),
    offered(11, 0, 55, [
      card(96),
      value('definition', () => CARD['《Ancestral Recall》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [R2-pool, 90m.3] (magic/mental-examples-declaring.rules:24) */
const exampleR1E1bABannedName = example<State>(
  'R1.e1b: a banned name',
  ['R2-pool', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 96, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(96), value('definition', () => CARD['《Ancestral Recall》']), value('way', () => WAY['plainly']), null],
      ['R2-pool'],
    ),
    offered(7, 0, 55, [
      card(96),
      value('definition', () => CARD['送り返し']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    then(8, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R2] (magic/mental-examples-declaring.rules:34) */
const exampleR2E1aNoCyclingOfAnotherCard = example<State>(
  'R2.e1a: no cycling of another card',
  ['R2'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 72, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(6, 0, 81, [card(44), null], ['mtg.702.28']),
    offered(7, 0, 81, [card(72), null]),
    then(8, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R2] (magic/mental-examples-declaring.rules:44) */
const exampleR2E1bNoSuspendingAsAnotherCard = example<State>(
  'R2.e1b: no suspending as another card',
  ['R2'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 73, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doMainPhase(s, 0)
  },
  [refused(5, 0, 82, [card(44), null], ['mtg.702.61']), offered(6, 0, 82, [card(73), null])],
)

/** [R2] (magic/mental-examples-declaring.rules:52) */
const exampleR2E1cNoDredgingOfWhatHasNo = example<State>(
  'R2.e1c: no dredging of what has no dredge',
  ['R2'],
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doDrawOne(s, 0)
  },
  [
    then(5, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['《Regrowth》'])] === ZONE['graveyard'] + 0, [
      '《Regrowth》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Regrowth》'])] ?? NONE,
    ]),
    equals(7, 'count of library of A', 'number', (s) => s.zones[ZONE['library'] + 0]!.length, 3),
  ],
)

/** [R2] (magic/mental-examples-declaring.rules:61) */
const exampleR2E1cThoughAnotherCardOfItsCost = example<State>(
  'R2.e1c: though another card of its cost dredges, and lies beside it',
  ['R2'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doDrawOne(s, 0)
  },
  [
    answers(5, 0, 'accepts'),
    then(6, (s) => s.place[theCopy(s, CARD['壌土からの生命'])] === ZONE['hand'] + 0, [
      '壌土からの生命',
      'place',
      (s) => s.place[theCopy(s, CARD['壌土からの生命'])] ?? NONE,
    ]),
    then(6, (s) => s.place[theCopy(s, CARD['《Regrowth》'])] === ZONE['graveyard'] + 0, [
      '《Regrowth》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Regrowth》'])] ?? NONE,
    ]),
    equals(7, 'count of library of A', 'number', (s) => s.zones[ZONE['library'] + 0]!.length, 1),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:70) */
const exampleR2E1dCascadeCastsFromExile = example<State>(
  'R2.e1d: cascade casts from exile',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 77, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 4
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(77), value('definition', () => CARD['続く嵐']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [branch('aim-player'), value('player', () => 1)]),
    refused(
      8,
      0,
      55,
      [card(8), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['for-free']), null],
      ['90m.3'],
    ),
    exactly(9, 0, [
      moved(55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['for-free']), null]),
    ]),
    does(10, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['for-free']), null]),
    then(11, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(12, (s) => (s.zones[ZONE['library'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['極楽鳥']), [
      'top of library of A',
      'card',
      (s) => s.zones[ZONE['library'] + 0]!.at(-1) ?? NONE,
    ]),
    then(12, (s) => (s.zones[ZONE['library'] + 0]![0] ?? NONE) === theCopy(s, CARD['山']), [
      'first of library of A',
      'card',
      (s) => s.zones[ZONE['library'] + 0]![0] ?? NONE,
    ]),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:84) */
const exampleR2E1eFlashbackCastsFromTheGraveyard = example<State>(
  'R2.e1e: flashback casts from the graveyard',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(44), value('definition', () => CARD['差し戻し']), value('way', () => WAY['flashed-back']), null],
      ['90m.3'],
    ),
    refused(
      7,
      0,
      55,
      [card(44), value('definition', () => CARD['瞬唱の魔道士']), value('way', () => WAY['plainly']), null],
      ['90m.3'],
    ),
    exactly(8, 0, [
      moved(55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['flashed-back']), null]),
    ]),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:94) */
const exampleR2E1fRetraceCastsFromTheGraveyard = example<State>(
  'R2.e1f: retrace casts from the graveyard',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 74, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(74), value('definition', () => CARD['灰色熊']), value('way', () => WAY['retraced']), null],
      ['90m.3'],
    ),
    offered(7, 0, 55, [
      card(74),
      value('definition', () => CARD['絶えぬ種']),
      value('way', () => WAY['retraced']),
      null,
    ]),
    does(8, 0, 55, [card(74), value('definition', () => CARD['絶えぬ種']), value('way', () => WAY['retraced']), null]),
    chooses(9, 0, [card(5)]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['苗木'])] === ZONE['battlefield'] + 0, [
      '苗木',
      'place',
      (s) => s.place[theCopy(s, CARD['苗木'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['森'])] === ZONE['graveyard'] + 0, [
      '森',
      'place',
      (s) => s.place[theCopy(s, CARD['森'])] ?? NONE,
    ]),
    then(13, (s) => s.place[theCopy(s, CARD['絶えぬ種'])] === ZONE['graveyard'] + 0, [
      '絶えぬ種',
      'place',
      (s) => s.place[theCopy(s, CARD['絶えぬ種'])] ?? NONE,
    ]),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:109) */
const exampleR2E1gTheLastTimeCounterCastsFrom = example<State>(
  'R2.e1g: the last time counter casts from exile',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 73, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.timeCounters[laid] = 1
    })
    doUpkeepStep(s, 0)
  },
  [
    exactly(4, 1, []),
    exactly(5, 0, []),
    exactly(6, 1, []),
    refused(
      7,
      0,
      55,
      [card(73), value('definition', () => CARD['瞬唱の魔道士']), value('way', () => WAY['by-suspend']), null],
      ['90m.3'],
    ),
    exactly(8, 0, [
      moved(55, [card(73), value('definition', () => CARD['遅い波']), value('way', () => WAY['by-suspend']), null]),
    ]),
    does(9, 0, 55, [card(73), value('definition', () => CARD['遅い波']), value('way', () => WAY['by-suspend']), null]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['遅い波'])] === ZONE['battlefield'] + 0, [
      '遅い波',
      'place',
      (s) => s.place[theCopy(s, CARD['遅い波'])] ?? NONE,
    ]),
    then(13, (s) => !isSick(s, theCopy(s, CARD['遅い波']))),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:124) */
const exampleR2E1hMadnessCastsFromExile = example<State>(
  'R2.e1h: madness casts from exile',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 76, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['battlefield'] + 0, hands)
    doCleanupStep(s, 0)
  },
  [
    chooses(5, 0, [card(76)]),
    exactly(6, 0, []),
    then(7, (s) => s.place[theCopy(s, CARD['狂える炎'])] === ZONE['exile'] + 0, [
      '狂える炎',
      'place',
      (s) => s.place[theCopy(s, CARD['狂える炎'])] ?? NONE,
    ]),
    exactly(8, 1, []),
    refused(
      9,
      0,
      55,
      [card(76), value('definition', () => CARD['灰色熊']), value('way', () => WAY['by-madness']), null],
      ['90m.3'],
    ),
    does(10, 0, 55, [
      card(76),
      value('definition', () => CARD['狂える炎']),
      value('way', () => WAY['by-madness']),
      null,
    ]),
    chooses(11, 0, [branch('aim-player'), value('player', () => 1)]),
    exactly(12, 1, []),
    exactly(13, 0, []),
    equals(14, 'life of B', 'number', (s) => s.life[1]!, 18),
    then(14, (s) => s.place[theCopy(s, CARD['狂える炎'])] === ZONE['graveyard'] + 0, [
      '狂える炎',
      'place',
      (s) => s.place[theCopy(s, CARD['狂える炎'])] ?? NONE,
    ]),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:140) */
const exampleR2E1i水没As熟考漂いForItsEvoke = example<State>(
  'R2.e1i: 水没 as 熟考漂い, for its evoke cost',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 36, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    doMainPhase(s, 0)
  },
  [
    offered(6, 0, 55, [card(36), value('definition', () => CARD['熟考漂い']), value('way', () => WAY['evoked']), null]),
    refused(7, 0, 55, [card(36), value('definition', () => CARD['水没']), value('way', () => WAY['evoked']), null], []),
    does(8, 0, 55, [card(36), value('definition', () => CARD['熟考漂い']), value('way', () => WAY['evoked']), null]),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['熟考漂い'])] === ZONE['stack'] + 0, [
      '熟考漂い',
      'place',
      (s) => s.place[theCopy(s, CARD['熟考漂い'])] ?? NONE,
    ]),
    then(10, (s) => isCreature(s, theCopy(s, CARD['熟考漂い'])), [
      '熟考漂い is creature',
      'truth',
      (s) => isCreature(s, theCopy(s, CARD['熟考漂い'])),
    ]),
    chooses(11, 0, [card(15)]),
    exactly(12, 1, []),
    exactly(13, 0, []),
    exactly(14, 1, []),
    exactly(15, 0, []),
    then(16, (s) => s.place[theCopy(s, CARD['水没'])] === ZONE['graveyard'] + 0, [
      '水没',
      'place',
      (s) => s.place[theCopy(s, CARD['水没'])] ?? NONE,
    ]),
    then(17, (s) => s.declared.includes(CARD['熟考漂い']), ['declared', 'set of definition', (s) => s.declared]),
    equals(18, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    equals(19, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:161) */
const exampleR2E20IsNotTheSameAs = example<State>(
  'R2.e2: {0} is not the same as no mana cost',
  ['R2-cost', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 66, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    refused(
      4,
      0,
      55,
      [card(66), value('definition', () => CARD['祖先の幻視']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    offered(5, 0, 55, [
      card(66),
      value('definition', () => CARD['トーモッドの墓所']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    then(6, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R2, 90m.7] (magic/mental-examples-declaring.rules:169) */
const exampleR2E3a袖の下AsForceOfWillFor = example<State>(
  'R2.e3a: 袖の下 as Force of Will, for its other price',
  ['R2', '90m.7'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 5
    s.pool[1 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(8, 1, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    refused(
      9,
      0,
      55,
      [card(37), value('definition', () => CARD['袖の下']), value('way', () => WAY['plainly']), null],
      ['mtg.307.1'],
    ),
    refused(
      10,
      0,
      55,
      [card(37), value('definition', () => CARD['袖の下']), value('way', () => WAY['instead-paid']), null],
      [],
    ),
    does(11, 0, 55, [
      card(37),
      value('definition', () => CARD['《Force of Will》']),
      value('way', () => WAY['instead-paid']),
      null,
    ]),
    chooses(12, 0, [card(8)]),
    chooses(13, 0, [card(44)]),
    exactly(14, 0, []),
    equals(15, 'life of A', 'number', (s) => s.life[0]!, 19),
    then(15, (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['exile'] + 0, [
      '熟慮',
      'place',
      (s) => s.place[theCopy(s, CARD['熟慮'])] ?? NONE,
    ]),
    equals(15, 'pooled of A', 'number', (s) => pooledOf(s, 0), 5),
    exactly(16, 1, []),
    exactly(17, 1, []),
    then(18, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(19, (s) => s.place[theCopy(s, CARD['袖の下'])] === ZONE['graveyard'] + 0, [
      '袖の下',
      'place',
      (s) => s.place[theCopy(s, CARD['袖の下'])] ?? NONE,
    ]),
    then(20, (s) => s.declared.includes(CARD['《Force of Will》']), [
      'declared',
      'set of definition',
      (s) => s.declared,
    ]),
  ],
)

/** [R2] (magic/mental-examples-declaring.rules:191) */
const exampleR2E3bForceOfWillAs袖の下Has = example<State>(
  'R2.e3b: Force of Will as 袖の下 has no other price',
  ['R2'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 22, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['library'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 5
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(22), value('definition', () => CARD['袖の下']), value('way', () => WAY['instead-paid']), null],
      [],
    ),
    does(7, 0, 55, [card(22), value('definition', () => CARD['袖の下']), value('way', () => WAY['plainly']), null]),
    exactly(8, 0, []),
    equals(9, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
    chooses(10, 0, [card(8)]),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['《Force of Will》'])] === ZONE['graveyard'] + 0, [
      '《Force of Will》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Force of Will》'])] ?? NONE,
    ]),
  ],
)

/** [90m.7] (magic/mental-examples-declaring.rules:205) */
const exampleR2E3bAtTheSpeedOfWhatIs = example<State>(
  'R2.e3b: at the speed of what is declared',
  ['90m.7'],
  [],
  (s) => {
    placeGiven(s, 22, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 5
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    refused(
      6,
      0,
      55,
      [card(22), value('definition', () => CARD['袖の下']), value('way', () => WAY['plainly']), null],
      ['mtg.307.1'],
    ),
  ],
)

/** [R2] (magic/mental-examples-declaring.rules:213) */
const exampleR2E4FlashbackIsNotFromHand = example<State>(
  'R2.e4: flashback is not from hand',
  ['R2'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [
        card(32),
        value('definition', () => CARD['エレンドラ谷の大魔導師']),
        value('way', () => WAY['flashed-back']),
        null,
      ],
      ['90m.3'],
    ),
    does(7, 0, 55, [
      card(32),
      value('definition', () => CARD['綿密な分析']),
      value('way', () => WAY['flashed-back']),
      null,
    ]),
    chooses(8, 0, [value('player', () => 0)]),
    equals(9, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    equals(10, 'life of A', 'number', (s) => s.life[0]!, 17),
    then(11, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:226) */
const exampleR2E5aE5bAHybridSymbolIsNeither = example<State>(
  'R2.e5a, e5b: a hybrid symbol is neither of its colours',
  ['R2-cost', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 16, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['black']] = 2
    s.pool[0 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(16), value('definition', () => CARD['極楽鳥']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    refused(
      7,
      0,
      55,
      [card(16), value('definition', () => CARD['思考囲い']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    then(8, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:236) */
const exampleR2E5cE5dNorTheOtherWayRound = example<State>(
  'R2.e5c, e5d: nor the other way round',
  ['R2-cost', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 38, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 17, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['black']] = 2
    s.pool[0 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(17), value('definition', () => CARD['死儀礼のシャーマン']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    refused(
      7,
      0,
      55,
      [card(38), value('definition', () => CARD['死儀礼のシャーマン']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    then(8, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:246) */
const exampleR2E5eTheSameHybridSymbol = example<State>(
  'R2.e5e: the same hybrid symbol',
  ['R2-cost', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 18, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['black']] = 1
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [
      card(18),
      value('definition', () => CARD['死儀礼のシャーマン']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    exactly(6, 0, []),
    then(7, (s) => s.place[theCopy(s, CARD['死儀礼のシャーマン'])] === ZONE['stack'] + 0, [
      '死儀礼のシャーマン',
      'place',
      (s) => s.place[theCopy(s, CARD['死儀礼のシャーマン'])] ?? NONE,
    ]),
    then(8, (s) => s.declared.includes(CARD['死儀礼のシャーマン']), [
      'declared',
      'set of definition',
      (s) => s.declared,
    ]),
  ],
)

/** [R2-cost] (magic/mental-examples-declaring.rules:256) */
const exampleR2E6aNoNameFor四肢切断 = example<State>(
  'R2.e6a: no name for 四肢切断',
  ['R2-cost'],
  [],
  (s) => {
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['black']] = 3
    doMainPhase(s, 0)
  },
  [
    exactly(6, 0, [
      moved(55, [card(39), value('definition', () => CARD['四肢切断']), value('way', () => WAY['plainly']), null]),
    ]),
    then(
      7,
      (s) => alike(formsOf(s, theCopy(s, CARD['四肢切断']), 0), union([], [s.def[theCopy(s, CARD['四肢切断'])]!])),
      ['forms of (四肢切断, A)', 'set of definition', (s) => formsOf(s, theCopy(s, CARD['四肢切断']), 0)],
      ['() + definition of 四肢切断', 'set of definition', (s) => union([], [s.def[theCopy(s, CARD['四肢切断'])]!])],
    ),
  ],
)

/** [R2-cost] (magic/mental-examples-declaring.rules:265) */
const exampleR2E6bNothingMayBeCastAs四肢切断 = example<State>(
  'R2.e6b: nothing may be cast as 四肢切断',
  ['R2-cost'],
  [],
  (s) => {
    doMainPhase(s, 0)
  },
  [
    exactly(3, 0, []),
    then(4, (s) => !DEFINITIONS.some((d) => d !== CARD['四肢切断'] && costsAsMuchAs(s, CARD['四肢切断'], d))),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:270) */
const exampleR2E6bNorWithBlackManaInPlace = example<State>(
  'R2.e6b: nor with black mana in place of Phyrexian',
  ['R2-cost', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 113, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 39, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['black']] = 3
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(8, 0), value('definition', () => CARD['四肢切断']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    refused(
      7,
      0,
      55,
      [card(113), value('definition', () => CARD['四肢切断']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    refused(
      8,
      0,
      55,
      [card(39), value('definition', () => CARD['《Doom Blade》']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
    then(9, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R2-cost] (magic/mental-examples-declaring.rules:281) */
const exampleR2E7a火の玉IsNot猛火の群れWhateverX = example<State>(
  'R2.e7a: 火の玉 is not 猛火の群れ, whatever X is',
  ['R2-cost'],
  [],
  (s) => {
    placeGiven(s, 40, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(40), value('definition', () => CARD['猛火の群れ']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
  ],
)

/** [R2-cost] (magic/mental-examples-declaring.rules:288) */
const exampleR2E7bNor猛火の群れ火の玉 = example<State>(
  'R2.e7b: nor 猛火の群れ 火の玉',
  ['R2-cost'],
  [],
  (s) => {
    placeGiven(s, 41, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(41), value('definition', () => CARD['火の玉']), value('way', () => WAY['plainly']), null],
      ['R2-cost'],
    ),
  ],
)

/** [R3-rev] (magic/mental-examples-split.rules:3) */
const exampleR3E1aNoHalfForAWholeCard = example<State>(
  'R3.e1a: no half for a whole card',
  ['R3-rev'],
  [],
  (s) => {
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(19), value('definition', () => CARD['氷']), value('way', () => WAY['plainly']), null],
      ['R3-rev'],
    ),
    refused(
      7,
      0,
      55,
      [card(19), value('definition', () => CARD['《火+氷》']), value('way', () => WAY['right-half']), null],
      ['R3-rev'],
    ),
  ],
)

/** [R3] (magic/mental-examples-split.rules:12) */
const exampleR3E1bNoWholeCardForASplit = example<State>(
  'R3.e1b: no whole card for a split card',
  ['R3'],
  [],
  (s) => {
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      5,
      0,
      55,
      [card(51), value('definition', () => CARD['瞬唱の魔道士']), value('way', () => WAY['plainly']), null],
      ['R3'],
    ),
    refused(
      6,
      0,
      55,
      [card(51), value('definition', () => CARD['瞬唱の魔道士']), value('way', () => WAY['right-half']), null],
      ['R3'],
    ),
  ],
)

/** [R3-rev] (magic/mental-examples-split.rules:20) */
const exampleR3E2aE2b予言の稲妻IsNoHalfOf = example<State>(
  'R3.e2a, e2b: 予言の稲妻 is no half of 変化+点火, nor both',
  ['R3-rev'],
  [],
  (s) => {
    placeGiven(s, 42, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    s.pool[0 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      7,
      0,
      55,
      [card(42), value('definition', () => CARD['《変化+点火》']), value('way', () => WAY['left-half']), null],
      ['R3-rev'],
    ),
    refused(
      8,
      0,
      55,
      [card(42), value('definition', () => CARD['《変化+点火》']), value('way', () => WAY['right-half']), null],
      ['R3-rev'],
    ),
    refused(
      9,
      0,
      55,
      [card(42), value('definition', () => CARD['《変化+点火》']), value('way', () => WAY['both-halves']), null],
      ['R3-rev'],
    ),
  ],
)

/** [R3] (magic/mental-examples-split.rules:31) */
const exampleR3E2cNorTheOtherWayRound = example<State>(
  'R3.e2c: nor the other way round',
  ['R3'],
  [],
  (s) => {
    placeGiven(s, 54, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    s.pool[0 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      7,
      0,
      55,
      [card(54), value('definition', () => CARD['予言の稲妻']), value('way', () => WAY['left-half']), null],
      ['R3'],
    ),
    refused(
      8,
      0,
      55,
      [card(54), value('definition', () => CARD['予言の稲妻']), value('way', () => WAY['right-half']), null],
      ['R3'],
    ),
    refused(
      9,
      0,
      55,
      [card(54), value('definition', () => CARD['予言の稲妻']), value('way', () => WAY['both-halves']), null],
      ['R3'],
    ),
    refused(
      10,
      0,
      55,
      [card(54), value('definition', () => CARD['予言の稲妻']), value('way', () => WAY['plainly']), null],
      ['R3'],
    ),
  ],
)

/** [R3] (magic/mental-examples-split.rules:43) */
const exampleR3E3a乱暴転落As爆裂 = example<State>(
  'R3.e3a: 乱暴+転落 as 爆裂',
  ['R3'],
  [],
  (s) => {
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(58),
      value('definition', () => CARD['《爆裂+破綻》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    chooses(8, 0, [card(5)]),
    chooses(9, 0, [card(2)]),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['爆裂'])] === ZONE['stack'] + 0, [
      '爆裂',
      'place',
      (s) => s.place[theCopy(s, CARD['爆裂'])] ?? NONE,
    ]),
    equals(11, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
    then(12, (s) => s.declared.includes(CARD['《爆裂+破綻》']), ['declared', 'set of definition', (s) => s.declared]),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['森'])] === ZONE['graveyard'] + 0, [
      '森',
      'place',
      (s) => s.place[theCopy(s, CARD['森'])] ?? NONE,
    ]),
    then(14, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['graveyard'] + 1, [
      '島',
      'place',
      (s) => s.place[theCopy(s, CARD['島'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] === ZONE['graveyard'] + 0, [
      '《乱暴+転落》',
      'place',
      (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] ?? NONE,
    ]),
  ],
)

/** [R3] (magic/mental-examples-split.rules:60) */
const exampleR3E3b乱暴転落As破綻 = example<State>(
  'R3.e3b: 乱暴+転落 as 破綻',
  ['R3'],
  [],
  (s) => {
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 6
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(58),
      value('definition', () => CARD['《爆裂+破綻》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['破綻'])] === ZONE['stack'] + 0, [
      '破綻',
      'place',
      (s) => s.place[theCopy(s, CARD['破綻'])] ?? NONE,
    ]),
    equals(9, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
    exactly(10, 0, []),
    then(11, (s) => family(s, ZONE['battlefield']).length === 0, [
      'battlefield',
      'set of card',
      (s) => family(s, ZONE['battlefield']),
    ]),
    then(12, (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] === ZONE['graveyard'] + 0, [
      '《乱暴+転落》',
      'place',
      (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] ?? NONE,
    ]),
  ],
)

/** [R3] (magic/mental-examples-split.rules:74) */
const exampleTwoCostsInTheOtherOrderAreThe = example<State>(
  'two costs in the other order are the same two costs',
  ['R3'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 89, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    s.pool[0 * 1024 + COLOUR['red']] = 2
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    offered(8, 0, 55, [
      card(89),
      value('definition', () => CARD['《静+動》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    offered(9, 0, 55, [
      card(89),
      value('definition', () => CARD['《静+動》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    offered(10, 0, 55, [
      card(89),
      value('definition', () => CARD['《変化+点火》']),
      value('way', () => WAY['both-halves']),
      null,
    ]),
  ],
)

/** [90m.4] (magic/mental-examples-split.rules:86) */
const exampleR3E4aNothingPairsWithACardWith = example<State>(
  'R3.e4a: nothing pairs with a card with fuse',
  ['90m.4'],
  [],
  (s) => {
    placeGiven(s, 54, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    exactly(4, 0, []),
    then(
      5,
      (s) =>
        alike(formsOf(s, theCopy(s, CARD['《変化+点火》']), 0), union([], [s.def[theCopy(s, CARD['《変化+点火》'])]!])),
      ['forms of (《変化+点火》, A)', 'set of definition', (s) => formsOf(s, theCopy(s, CARD['《変化+点火》']), 0)],
      [
        '() + definition of 《変化+点火》',
        'set of definition',
        (s) => union([], [s.def[theCopy(s, CARD['《変化+点火》'])]!]),
      ],
    ),
  ],
)

/** [90m.4] (magic/mental-examples-split.rules:93) */
const exampleR3E4bACardToComeAsOne = example<State>(
  'R3.e4b: a card to come as one half of 変化+点火',
  ['90m.4'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 78, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doMainPhase(s, 0)
  },
  [
    offered(8, 0, 55, [
      card(78),
      value('definition', () => CARD['《変化+点火》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    does(9, 0, 55, [
      card(78),
      value('definition', () => CARD['《変化+点火》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    chooses(10, 0, [card(8)]),
    exactly(11, 1, []),
    exactly(12, 0, []),
    equals(13, 'power of 《Weird》', 'number', (s) => powerOf(s, theCopy(s, CARD['《Weird》'])), 0),
    then(13, (s) => s.place[theCopy(s, CARD['《静+動》'])] === ZONE['graveyard'] + 0, [
      '《静+動》',
      'place',
      (s) => s.place[theCopy(s, CARD['《静+動》'])] ?? NONE,
    ]),
  ],
)

/** [90m.4] (magic/mental-examples-split.rules:108) */
const exampleR3E4cAndAsBoth = example<State>(
  'R3.e4c: and as both',
  ['90m.4'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 78, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    s.pool[0 * 1024 + COLOUR['red']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [
      card(78),
      value('definition', () => CARD['《変化+点火》']),
      value('way', () => WAY['both-halves']),
      null,
    ]),
    chooses(9, 0, [card(8)]),
    chooses(10, 0, [branch('aim-second-creature'), card(8)]),
    exactly(11, 0, []),
    equals(12, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['《静+動》'])] === ZONE['graveyard'] + 0, [
      '《静+動》',
      'place',
      (s) => s.place[theCopy(s, CARD['《静+動》'])] ?? NONE,
    ]),
  ],
)

/** [90m.4, 90m.8] (magic/mental-examples-split.rules:125) */
const exampleAsBothAlsoWhereAnEffectPaysFor = example<State>(
  'as both also where an effect pays for it',
  ['90m.4', '90m.8'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 78, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 123, [card(85), null]),
    does(8, 0, 55, [
      card(78),
      value('definition', () => CARD['《変化+点火》']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    answers(9, 0, 'accepts'),
    chooses(10, 0, [card(8)]),
    chooses(11, 0, [branch('aim-second-creature'), card(8)]),
    exactly(12, 0, []),
    then(13, (s) => s.declared.includes(CARD['《変化+点火》']), ['declared', 'set of definition', (s) => s.declared]),
    exactly(14, 0, []),
    then(15, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['《静+動》'])] === ZONE['graveyard'] + 0, [
      '《静+動》',
      'place',
      (s) => s.place[theCopy(s, CARD['《静+動》'])] ?? NONE,
    ]),
  ],
)

/** [90m.4] (magic/mental-examples-split.rules:142) */
const exampleR3E4dE4eWithoutFuseOneHalfOnly = example<State>(
  'R3.e4d, e4e: without fuse one half only',
  ['90m.4'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 54, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    s.pool[0 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      8,
      0,
      55,
      [card(54), value('definition', () => CARD['《静+動》']), value('way', () => WAY['both-halves']), null],
      ['90m.4'],
    ),
    offered(9, 0, 55, [
      card(54),
      value('definition', () => CARD['《静+動》']),
      value('way', () => WAY['right-half']),
      null,
    ]),
    does(10, 0, 55, [
      card(54),
      value('definition', () => CARD['《静+動》']),
      value('way', () => WAY['left-half']),
      null,
    ]),
    equals(11, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [R3] (magic/mental-examples-split.rules:155) */
const exampleOneCostOfTwoInCommonIsNot = example<State>(
  'one cost of two in common is not enough',
  ['R3'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 54, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 58, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    s.pool[0 * 1024 + COLOUR['red']] = 9
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    refused(
      8,
      0,
      55,
      [card(58), value('definition', () => CARD['《火+氷》']), value('way', () => WAY['left-half']), null],
      ['R3'],
    ),
    refused(
      9,
      0,
      55,
      [card(54), value('definition', () => CARD['《火+氷》']), value('way', () => WAY['right-half']), null],
      ['R3'],
    ),
  ],
)

/** [R3] (magic/mental-examples-split.rules:166) */
const exampleNorInTheOtherOrder = example<State>(
  'nor in the other order',
  ['R3'],
  [],
  (s) => {
    placeGiven(s, 51, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    s.pool[0 * 1024 + COLOUR['red']] = 9
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    doMainPhase(s, 0)
  },
  [
    refused(
      7,
      0,
      55,
      [card(51), value('definition', () => CARD['《変化+点火》']), value('way', () => WAY['left-half']), null],
      ['R3'],
    ),
  ],
)

/** [R3, R2-cost] (magic/mental-examples-split.rules:175) */
const exampleCardsWithoutACostHaveNoneInCommon = example<State>(
  'cards without a cost have none in common',
  ['R3', 'R2-cost'],
  [],
  (s) => {
    placeGiven(s, 5, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [then(4, (s) => !costsAsMuchAs(s, s.def[theCopy(s, CARD['島'])]!, s.def[theCopy(s, CARD['森'])]!))],
)

/** [R4] (magic/mental-examples-leaving.rules:3) */
const exampleR4E1ItHasNoPersistAsIt = example<State>(
  'R4.e1: it has no persist as it dies',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 10, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['セファリッドの女帝ラワン']
    })
    s.posing[theCopy(s, CARD['セファリッドの女帝ラワン'])] = true
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(8, 1, [card(11)]),
    exactly(9, 0, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0, [
      'エレンドラ谷の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] ?? NONE,
    ]),
    then(12, (s) => s.zones[ZONE['pile']]!.length === 0, ['pile', 'set of effect', (s) => s.zones[ZONE['pile']]!]),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:17) */
const exampleR4E2ItPersistsAndComesBackAs = example<State>(
  'R4.e2: it persists, and comes back as itself',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['エレンドラ谷の大魔導師']
    })
    s.posing[theCopy(s, CARD['エレンドラ谷の大魔導師'])] = true
    placeGiven(s, 15, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 40, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    s.pool[1 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    does(9, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 1, [card(10)]),
    exactly(11, 0, []),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] === ZONE['graveyard'] + 0, [
      'セファリッドの女帝ラワン',
      'place',
      (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] ?? NONE,
    ]),
    equals(13, 'count of pile', 'number', (s) => s.zones[ZONE['pile']]!.length, 1),
    exactly(14, 0, []),
    then(15, (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] === ZONE['battlefield'] + 0, [
      'セファリッドの女帝ラワン',
      'place',
      (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] ?? NONE,
    ]),
    equals(
      16,
      'minus-counters of セファリッドの女帝ラワン',
      'number',
      (s) => s.minusCounters[theCopy(s, CARD['セファリッドの女帝ラワン'])]!,
      1,
    ),
    equals(
      16,
      'power of セファリッドの女帝ラワン',
      'number',
      (s) => powerOf(s, theCopy(s, CARD['セファリッドの女帝ラワン'])),
      1,
    ),
    equals(
      16,
      'toughness of セファリッドの女帝ラワン',
      'number',
      (s) => toughnessOf(s, theCopy(s, CARD['セファリッドの女帝ラワン'])),
      2,
    ),
    equals(18, 'count of pile', 'number', (s) => s.zones[ZONE['pile']]!.length, 1),
    exactly(19, 0, []),
    then(20, (s) => s.place[theCopy(s, CARD['熟考漂い'])] === ZONE['hand'] + 1, [
      '熟考漂い',
      'place',
      (s) => s.place[theCopy(s, CARD['熟考漂い'])] ?? NONE,
    ]),
  ],
)

/** [R4, 90m.3] (magic/mental-examples-leaving.rules:39) */
const exampleR4E2FromHandToTheBattlefieldAnd = example<State>(
  'R4.e2: from hand to the battlefield, and back',
  ['R4', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(11),
      value('definition', () => CARD['エレンドラ谷の大魔導師']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['battlefield'] + 0, [
      'エレンドラ谷の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] ?? NONE,
    ]),
    does(11, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(12, 1, [card(10)]),
    exactly(13, 0, []),
    exactly(14, 0, []),
    equals(15, 'count of pile', 'number', (s) => s.zones[ZONE['pile']]!.length, 1),
    exactly(16, 0, []),
    then(17, (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] === ZONE['battlefield'] + 0, [
      'セファリッドの女帝ラワン',
      'place',
      (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] ?? NONE,
    ]),
    then(17, (s) => !isPosing(s, theCopy(s, CARD['セファリッドの女帝ラワン'])), [
      'セファリッドの女帝ラワン is posing',
      'truth',
      (s) => isPosing(s, theCopy(s, CARD['セファリッドの女帝ラワン'])),
    ]),
  ],
)

/** [R4, mtg.702.78] (magic/mental-examples-leaving.rules:58) */
const exampleR4E2ItDoesNotComeBackA = example<State>(
  'R4.e2: it does not come back a second time',
  ['R4', 'mtg.702.78'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.minusCounters[laid] = 1
    })
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(7, 1, [card(11)]),
    exactly(8, 0, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] === ZONE['graveyard'] + 0, [
      'セファリッドの女帝ラワン',
      'place',
      (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] ?? NONE,
    ]),
    then(10, (s) => s.zones[ZONE['pile']]!.length === 0, ['pile', 'set of effect', (s) => s.zones[ZONE['pile']]!]),
  ],
)

/** [R4, R5, 90m.9b] (magic/mental-examples-leaving.rules:70) */
const exampleR4E3aE3bItPersistsButCannotCome = example<State>(
  'R4.e3a, e3b: it persists, but cannot come back',
  ['R4', 'R5', '90m.9b'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['エレンドラ谷の大魔導師']
    })
    s.posing[theCopy(s, CARD['エレンドラ谷の大魔導師'])] = true
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(9, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 1, [card(10)]),
    answers(11, 0, 'passes'),
    exactly(12, 1, []),
    then(13, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['graveyard'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
    equals(13, 'count of pile', 'number', (s) => s.zones[ZONE['pile']]!.length, 1),
    refused(
      14,
      0,
      55,
      [
        card(32),
        value('definition', () => CARD['エレンドラ谷の大魔導師']),
        value('way', () => WAY['flashed-back']),
        null,
      ],
      ['90m.3'],
    ),
    then(15, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['graveyard'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
    then(15, (s) => s.zones[ZONE['pile']]!.length === 0, ['pile', 'set of effect', (s) => s.zones[ZONE['pile']]!]),
    does(16, 0, 55, [
      card(32),
      value('definition', () => CARD['綿密な分析']),
      value('way', () => WAY['flashed-back']),
      null,
    ]),
    chooses(17, 0, [value('player', () => 0)]),
    then(18, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
    equals(19, 'life of A', 'number', (s) => s.life[0]!, 17),
    equals(19, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    equals(19, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:91) */
const exampleR4E4ACreatureCardThatWasA = example<State>(
  'R4.e4: a creature card that was a sorcery',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(10), value('definition', () => CARD['綿密な分析']), value('way', () => WAY['plainly']), null]),
    chooses(7, 0, [value('player', () => 0)]),
    then(8, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0, [
      'エレンドラ谷の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] ?? NONE,
    ]),
    equals(9, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
    refused(
      10,
      0,
      55,
      [
        card(10),
        value('definition', () => CARD['エレンドラ谷の大魔導師']),
        value('way', () => WAY['flashed-back']),
        null,
      ],
      [],
    ),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:103) */
const exampleR4E5aExiledWithCountersButWithoutSuspend = example<State>(
  'R4.e5a: exiled with counters, but without suspend',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 5
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [card(12), value('definition', () => CARD['弧状の刃']), value('way', () => WAY['plainly']), null]),
    chooses(6, 0, [branch('aim-player'), value('player', () => 1)]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 18),
    then(10, (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] === ZONE['exile'] + 0, [
      'ギャサンの略奪者',
      'place',
      (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] ?? NONE,
    ]),
    equals(
      10,
      'time-counters of ギャサンの略奪者',
      'number',
      (s) => s.timeCounters[theCopy(s, CARD['ギャサンの略奪者'])]!,
      3,
    ),
    then(11, (s) => !isSuspended(s, theCopy(s, CARD['ギャサンの略奪者']))),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:115) */
const exampleR4E5aNothingHappensToItInUpkeeps = example<State>(
  'R4.e5a: nothing happens to it in upkeeps',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.timeCounters[laid] = 3
    })
    doUpkeepStep(s, 0)
  },
  [
    exactly(4, 0, []),
    then(5, (s) => s.zones[ZONE['pile']]!.length === 0, ['pile', 'set of effect', (s) => s.zones[ZONE['pile']]!]),
    equals(
      5,
      'time-counters of ギャサンの略奪者',
      'number',
      (s) => s.timeCounters[theCopy(s, CARD['ギャサンの略奪者'])]!,
      3,
    ),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:122) */
const exampleR4E5b遅延GivesItsOwnSuspendBack = example<State>(
  'R4.e5b: 遅延 gives its own suspend back',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 23, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 5
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(34),
      value('definition', () => CARD['ギャサンの略奪者']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    does(8, 1, 55, [card(23), value('definition', () => CARD['遅延']), value('way', () => WAY['plainly']), null]),
    chooses(9, 1, [card(12)]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['弧状の刃'])] === ZONE['exile'] + 0, [
      '弧状の刃',
      'place',
      (s) => s.place[theCopy(s, CARD['弧状の刃'])] ?? NONE,
    ]),
    equals(12, 'time-counters of 弧状の刃', 'number', (s) => s.timeCounters[theCopy(s, CARD['弧状の刃'])]!, 3),
    then(12, (s) => isSuspended(s, theCopy(s, CARD['弧状の刃'])), [
      '弧状の刃 is suspended',
      'truth',
      (s) => isSuspended(s, theCopy(s, CARD['弧状の刃'])),
    ]),
  ],
)

/** [R4, mtg.702.61] (magic/mental-examples-leaving.rules:135) */
const exampleR4E5bCastAsItselfWhenTheLast = example<State>(
  'R4.e5b: cast as itself when the last counter goes',
  ['R4', 'mtg.702.61'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.timeCounters[laid] = 1
    })
    doUpkeepStep(s, 0)
  },
  [
    exactly(4, 1, []),
    exactly(5, 0, []),
    exactly(6, 1, []),
    refused(
      7,
      0,
      55,
      [card(34), value('definition', () => CARD['ギャサンの略奪者']), value('way', () => WAY['by-suspend']), null],
      ['90m.3'],
    ),
    does(8, 0, 55, [
      card(34),
      value('definition', () => CARD['弧状の刃']),
      value('way', () => WAY['by-suspend']),
      null,
    ]),
    chooses(9, 0, [branch('aim-player'), value('player', () => 1)]),
    exactly(10, 1, []),
    exactly(11, 0, []),
    equals(12, 'life of B', 'number', (s) => s.life[1]!, 18),
    then(12, (s) => s.place[theCopy(s, CARD['弧状の刃'])] === ZONE['exile'] + 0, [
      '弧状の刃',
      'place',
      (s) => s.place[theCopy(s, CARD['弧状の刃'])] ?? NONE,
    ]),
    equals(12, 'time-counters of 弧状の刃', 'number', (s) => s.timeCounters[theCopy(s, CARD['弧状の刃'])]!, 3),
  ],
)

/** [mtg.702.61] (magic/mental-examples-leaving.rules:148) */
const exampleACreatureWithSuspendFrom遅延 = example<State>(
  'a creature with suspend from 遅延',
  ['mtg.702.61'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.timeCounters[laid] = 1
    })
    s.givenSuspend[theCopy(s, CARD['灰色熊'])] = true
    doUpkeepStep(s, 0)
  },
  [
    does(5, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['by-suspend']), null]),
    exactly(6, 1, []),
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(8, (s) => has(s, theCopy(s, CARD['灰色熊']), KEYWORD['haste']), [
      '灰色熊 has haste',
      'truth',
      (s) => has(s, theCopy(s, CARD['灰色熊']), KEYWORD['haste']),
    ]),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:158) */
const exampleR4E5cアーテイのおせっかいRemembersTheSpell = example<State>(
  'R4.e5c: アーテイのおせっかい remembers the spell',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 24, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 5
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(34),
      value('definition', () => CARD['ギャサンの略奪者']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    does(8, 1, 55, [
      card(24),
      value('definition', () => CARD['アーテイのおせっかい']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [value('number', () => 1)]),
    chooses(10, 1, [card(12)]),
    exactly(11, 0, []),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['弧状の刃'])] === ZONE['exile'] + 0, [
      '弧状の刃',
      'place',
      (s) => s.place[theCopy(s, CARD['弧状の刃'])] ?? NONE,
    ]),
    equals(13, 'delay-counters of 弧状の刃', 'number', (s) => s.delayCounters[theCopy(s, CARD['弧状の刃'])]!, 1),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:172) */
const exampleR4E5cAndItComesBackAsThat = example<State>(
  'R4.e5c: and it comes back as that',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.delayCounters[laid] = 1
      s.meddledAs[laid] = CARD['ギャサンの略奪者']
    })
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    doUpkeepStep(s, 0)
  },
  [
    exactly(5, 1, []),
    exactly(6, 0, []),
    then(7, (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] === ZONE['stack'] + 0, [
      'ギャサンの略奪者',
      'place',
      (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] ?? NONE,
    ]),
    exactly(8, 0, []),
    then(9, (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] === ZONE['battlefield'] + 0, [
      'ギャサンの略奪者',
      'place',
      (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] ?? NONE,
    ]),
    equals(10, 'power of ギャサンの略奪者', 'number', (s) => powerOf(s, theCopy(s, CARD['ギャサンの略奪者'])), 3),
    then(11, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [90m.9] (magic/mental-examples-leaving.rules:186) */
const exampleR4E5cAndLeavesAsItself = example<State>(
  'R4.e5c: and leaves as itself',
  ['90m.9'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.delayCounters[laid] = 1
      s.meddledAs[laid] = CARD['ギャサンの略奪者']
    })
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doUpkeepStep(s, 0)
  },
  [
    answers(8, 1, 'passes'),
    answers(9, 1, 'passes'),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] === ZONE['battlefield'] + 0, [
      'ギャサンの略奪者',
      'place',
      (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] ?? NONE,
    ]),
    does(12, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(13, 1, [card(12)]),
    exactly(14, 0, []),
    exactly(15, 0, []),
    then(16, (s) => s.place[theCopy(s, CARD['弧状の刃'])] === ZONE['exile'] + 0, [
      '弧状の刃',
      'place',
      (s) => s.place[theCopy(s, CARD['弧状の刃'])] ?? NONE,
    ]),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:204) */
const exampleR4E6ReboundExilesItAndItIs = example<State>(
  'R4.e6: rebound exiles it, and it is cast as itself',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 13, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 3
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [
      card(13),
      value('definition', () => CARD['よろめきショック']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(6, 0, [branch('aim-player'), value('player', () => 1)]),
    exactly(7, 1, []),
    exactly(8, 0, []),
    equals(9, 'life of B', 'number', (s) => s.life[1]!, 18),
    then(10, (s) => s.place[theCopy(s, CARD['月の大魔導師'])] === ZONE['exile'] + 0, [
      '月の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['月の大魔導師'])] ?? NONE,
    ]),
    then(10, (s) => isRebounding(s, theCopy(s, CARD['月の大魔導師'])), [
      '月の大魔導師 is rebounding',
      'truth',
      (s) => isRebounding(s, theCopy(s, CARD['月の大魔導師'])),
    ]),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:215) */
const exampleR4E6InTheNextUpkeep = example<State>(
  'R4.e6: in the next upkeep',
  ['R4'],
  [],
  (s) => {
    placeGiven(s, 13, NONE, ZONE['exile'] + 0, hands)
    s.rebounding[theCopy(s, CARD['月の大魔導師'])] = true
    doUpkeepStep(s, 0)
  },
  [
    exactly(5, 1, []),
    refused(
      6,
      0,
      55,
      [card(13), value('definition', () => CARD['よろめきショック']), value('way', () => WAY['for-free']), null],
      ['90m.3'],
    ),
    does(7, 0, 55, [
      card(13),
      value('definition', () => CARD['月の大魔導師']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    exactly(8, 1, []),
    exactly(9, 0, []),
    then(10, (s) => s.place[theCopy(s, CARD['月の大魔導師'])] === ZONE['battlefield'] + 0, [
      '月の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['月の大魔導師'])] ?? NONE,
    ]),
    equals(10, 'power of 月の大魔導師', 'number', (s) => powerOf(s, theCopy(s, CARD['月の大魔導師'])), 2),
  ],
)

/** [R5, 90m.9a] (magic/mental-examples-stripped.rules:3) */
const exampleR5E1aドライアドの闘士SeesASorceryThatIs = example<State>(
  'R5.e1a: ドライアドの闘士 sees a sorcery that is countered',
  ['R5', '90m.9a'],
  [],
  (s) => {
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [
      card(32),
      value('definition', () => CARD['エレンドラ谷の大魔導師']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    does(9, 1, 55, [
      card(97),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 1, [card(10)]),
    exactly(11, 0, []),
    exactly(12, 0, []),
    then(13, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
  ],
)

/** [R5, 90m.9a] (magic/mental-examples-stripped.rules:18) */
const exampleR5E1bAndOneThatWouldDie = example<State>(
  'R5.e1b: and one that would die',
  ['R5', '90m.9a'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['エレンドラ谷の大魔導師']
    })
    s.posing[theCopy(s, CARD['エレンドラ谷の大魔導師'])] = true
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [card(10)]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
    then(13, (s) => s.zones[ZONE['pile']]!.length === 0, ['pile', 'set of effect', (s) => s.zones[ZONE['pile']]!]),
  ],
)

/** [R5] (magic/mental-examples-stripped.rules:33) */
const exampleR5E1cButNoCreatureCard = example<State>(
  'R5.e1c: but no creature card',
  ['R5'],
  [],
  (s) => {
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [card(10), value('definition', () => CARD['綿密な分析']), value('way', () => WAY['plainly']), null]),
    chooses(8, 0, [value('player', () => 0)]),
    then(9, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0, [
      'エレンドラ谷の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] ?? NONE,
    ]),
  ],
)

/** [R5] (magic/mental-examples-stripped.rules:43) */
const exampleR5E1cNorOneThatIsCountered = example<State>(
  'R5.e1c: nor one that is countered',
  ['R5'],
  [],
  (s) => {
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [card(10), value('definition', () => CARD['綿密な分析']), value('way', () => WAY['plainly']), null]),
    chooses(9, 0, [value('player', () => 0)]),
    does(10, 1, 55, [
      card(97),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(11, 1, [card(32)]),
    exactly(12, 0, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0, [
      'エレンドラ谷の大魔導師',
      'place',
      (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['《Counterspell》'])] === ZONE['exile'] + 1, [
      '《Counterspell》',
      'place',
      (s) => s.place[theCopy(s, CARD['《Counterspell》'])] ?? NONE,
    ]),
  ],
)

/** [R5, 90m.9a] (magic/mental-examples-stripped.rules:60) */
const exampleR5E2aこの世界にあらずStaysInTheGraveyard = example<State>(
  'R5.e2a: この世界にあらず stays in the graveyard',
  ['R5', '90m.9a'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['レガシーの兵器']
    })
    s.posing[theCopy(s, CARD['レガシーの兵器'])] = true
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doBury(s, theCopy(s, CARD['レガシーの兵器']))
  },
  [
    then(6, (s) => s.place[theCopy(s, CARD['この世界にあらず'])] === ZONE['graveyard'] + 0, [
      'この世界にあらず',
      'place',
      (s) => s.place[theCopy(s, CARD['この世界にあらず'])] ?? NONE,
    ]),
  ],
)

/** [R5, 90m.9a] (magic/mental-examples-stripped.rules:67) */
const exampleR5E2aAlsoFromTheStack = example<State>(
  'R5.e2a: also from the stack',
  ['R5', '90m.9a'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 7
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(25),
      value('definition', () => CARD['レガシーの兵器']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    does(8, 1, 55, [
      card(97),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [card(64)]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['この世界にあらず'])] === ZONE['graveyard'] + 0, [
      'この世界にあらず',
      'place',
      (s) => s.place[theCopy(s, CARD['この世界にあらず'])] ?? NONE,
    ]),
  ],
)

/** [R5] (magic/mental-examples-stripped.rules:81) */
const exampleR5E2bアクローマの記念碑IsShuffledAway = example<State>(
  'R5.e2b: アクローマの記念碑 is shuffled away',
  ['R5'],
  [],
  (s) => {
    placeGiven(s, 65, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['レガシーの兵器']
    })
    s.posing[theCopy(s, CARD['レガシーの兵器'])] = true
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    doBury(s, theCopy(s, CARD['レガシーの兵器']))
  },
  [
    then(6, (s) => s.place[theCopy(s, CARD['アクローマの記念碑'])] === ZONE['library'] + 0, [
      'アクローマの記念碑',
      'place',
      (s) => s.place[theCopy(s, CARD['アクローマの記念碑'])] ?? NONE,
    ]),
    equals(6, 'count of library of A', 'number', (s) => s.zones[ZONE['library'] + 0]!.length, 3),
    happened(7, [moved(2, [value('zone', () => ZONE['library'] + 0)])]),
  ],
)

/** [R5] (magic/mental-examples-stripped.rules:89) */
const exampleR5E2bAlsoFromTheStack = example<State>(
  'R5.e2b: also from the stack',
  ['R5'],
  [],
  (s) => {
    placeGiven(s, 65, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 97, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 7
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(65),
      value('definition', () => CARD['レガシーの兵器']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    does(8, 1, 55, [
      card(97),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [card(64)]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['アクローマの記念碑'])] === ZONE['library'] + 0, [
      'アクローマの記念碑',
      'place',
      (s) => s.place[theCopy(s, CARD['アクローマの記念碑'])] ?? NONE,
    ]),
    happened(13, [moved(2, [value('zone', () => ZONE['library'] + 0)])]),
  ],
)

/** [90m.9b] (magic/mental-examples-stripped.rules:104) */
const exampleR5E3aE3bE3cWhoDiesLeavesAnd = example<State>(
  'R5.e3a, e3b, e3c: who dies, leaves and arrives',
  ['90m.9b'],
  [],
  (s) => {
    placeGiven(s, 101, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['別れの精']
    })
    s.posing[theCopy(s, CARD['別れの精'])] = true
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(8, 1, [card(99)]),
    chooses(9, 0, [card(32)]),
    chooses(10, 0, [card(32)]),
    exactly(11, 0, []),
    equals(12, 'count of pile', 'number', (s) => s.zones[ZONE['pile']]!.length, 3),
    exactly(13, 0, []),
    exactly(14, 1, []),
    exactly(15, 0, []),
    exactly(16, 1, []),
    exactly(17, 0, []),
    equals(18, 'life of A', 'number', (s) => s.life[0]!, 1031),
    equals(18, 'life of B', 'number', (s) => s.life[1]!, 20),
  ],
)

/** [90m.9b] (magic/mental-examples-stripped.rules:123) */
const exampleR5E3bLeavingForAnotherZone = example<State>(
  'R5.e3b: leaving for another zone',
  ['90m.9b'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['別れの精']
    })
    s.posing[theCopy(s, CARD['別れの精'])] = true
    placeGiven(s, 96, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [card(96), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(8, 1, [card(99)]),
    exactly(9, 0, []),
    exactly(10, 1, []),
    exactly(11, 0, []),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 30),
    then(12, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['hand'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
  ],
)

/** [90m.9b] (magic/mental-examples-stripped.rules:136) */
const exampleR5E3cWhatTheCardItselfSaysOf = example<State>(
  'R5.e3c: what the card itself says of arriving',
  ['90m.9b'],
  [],
  (s) => {
    placeGiven(s, 100, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['灰色熊']
    })
    s.posing[theCopy(s, CARD['灰色熊'])] = true
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(8, 1, [card(8)]),
    exactly(9, 0, []),
    exactly(10, 1, []),
    exactly(11, 0, []),
    equals(12, 'life of A', 'number', (s) => s.life[0]!, 120),
  ],
)

/** [90m.9] (magic/mental-examples-stripped.rules:150) */
const exampleD14AHandIsNoGraveyard = example<State>(
  'D14: a hand is no graveyard',
  ['90m.9'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['エレンドラ谷の大魔導師']
    })
    s.posing[theCopy(s, CARD['エレンドラ谷の大魔導師'])] = true
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 96, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(8, 1, 55, [card(96), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(9, 1, [card(10)]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['hand'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
  ],
)

/** [90m.9, mtg.400.4a] (magic/mental-examples-stripped.rules:164) */
const exampleD15ExiledItCannotComeBack = example<State>(
  'D15: exiled, it cannot come back',
  ['90m.9', 'mtg.400.4a'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['エレンドラ谷の大魔導師']
    })
    s.posing[theCopy(s, CARD['エレンドラ谷の大魔導師'])] = true
    placeGiven(s, 95, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['white']] = 1
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [card(95), value('definition', () => CARD['瞬き']), value('way', () => WAY['plainly']), null]),
    chooses(8, 1, [card(10)]),
    exactly(9, 0, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
  ],
)

/** [90m.9a] (magic/mental-examples-stripped.rules:178) */
const exampleD16ItDiesAsASorcery = example<State>(
  'D16: it dies as a sorcery',
  ['90m.9a'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['エレンドラ谷の大魔導師']
    })
    s.posing[theCopy(s, CARD['エレンドラ谷の大魔導師'])] = true
    placeGiven(s, 94, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 113, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 1, 55, [
      card(113),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [card(10)]),
    exactly(10, 0, []),
    exactly(11, 0, []),
    then(12, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['graveyard'] + 0, [
      '綿密な分析',
      'place',
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] ?? NONE,
    ]),
    equals(13, 'count of pile', 'number', (s) => s.zones[ZONE['pile']]!.length, 1),
  ],
)

/** [90m.1, mtg.704.5e] (magic/mental-examples-stripped.rules:193) */
const exampleD20ACardDoesNotCeaseToExist = example<State>(
  'D20: a card does not cease to exist',
  ['90m.1', 'mtg.704.5e'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['タルモゴイフ']
    })
    s.posing[theCopy(s, CARD['タルモゴイフ'])] = true
    placeGiven(s, 96, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [card(96), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(8, 1, [card(9)]),
    exactly(9, 0, []),
    exactly(10, 0, []),
    then(11, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
  ],
)

/** [90m.9] (magic/mental-examples-stripped.rules:206) */
const exampleOneSorceryCastAsAnotherIsThatOther = example<State>(
  'one sorcery cast as another is that other until it has gone',
  ['90m.9'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 88, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 92, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 3
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [
      card(88),
      value('definition', () => CARD['よろめきショック']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 0, [branch('aim-player'), value('player', () => 1)]),
    answers(10, 1, 'passes'),
    then(11, (s) => s.place[theCopy(s, CARD['余燼'])] === ZONE['exile'] + 0, [
      '余燼',
      'place',
      (s) => s.place[theCopy(s, CARD['余燼'])] ?? NONE,
    ]),
    equals(11, 'life of B', 'number', (s) => s.life[1]!, 18),
  ],
)

/** [90m.3, 90m.9] (magic/mental-examples-stripped.rules:219) */
const exampleWhatComesBackOntoTheStackAsAnother = example<State>(
  'what comes back onto the stack as another card is a copy again',
  ['90m.3', '90m.9'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.delayCounters[laid] = 1
      s.meddledAs[laid] = CARD['灰色熊']
    })
    placeGiven(s, 92, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doUpkeepStep(s, 0)
  },
  [
    answers(7, 1, 'passes'),
    answers(8, 1, 'passes'),
    then(9, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(9, (s) => isPosing(s, theCopy(s, CARD['灰色熊'])), [
      '灰色熊 is posing',
      'truth',
      (s) => isPosing(s, theCopy(s, CARD['灰色熊'])),
    ]),
  ],
)

/** [90m.3] (magic/mental-examples-stripped.rules:230) */
const exampleAndAsItselfItIsNone = example<State>(
  'and as itself it is none',
  ['90m.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['exile'] + 0, hands, (laid) => {
      s.delayCounters[laid] = 1
      s.meddledAs[laid] = CARD['灰色熊']
    })
    placeGiven(s, 92, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doUpkeepStep(s, 0)
  },
  [
    answers(6, 1, 'passes'),
    answers(7, 1, 'passes'),
    then(8, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(8, (s) => !isPosing(s, theCopy(s, CARD['灰色熊'])), [
      '灰色熊 is not posing',
      'truth',
      (s) => isPosing(s, theCopy(s, CARD['灰色熊'])),
    ]),
  ],
)

/** [R6, 90m.3a] (magic/mental-examples-once.rules:3) */
const exampleR6E1aE1bE1cE1dCounteredAndThe = example<State>(
  'R6.e1a, e1b, e1c, e1d: countered, and the name stays used',
  ['R6', '90m.3a'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 97, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 9
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    s.pool[1 * 1024 + COLOUR['green']] = 9
    doMainPhase(s, 0)
  },
  [
    does(9, 0, 55, [
      card(8, 0),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    then(10, (s) => s.declared.includes(CARD['タルモゴイフ']), ['declared', 'set of definition', (s) => s.declared]),
    does(11, 1, 55, [
      card(97),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(12, 1, [card(9)]),
    answers(13, 0, 'passes'),
    then(14, (s) => s.place[copyOf(s, CARD['灰色熊'], 0)] === ZONE['graveyard'] + 0, [
      '灰色熊 of A',
      'place',
      (s) => s.place[copyOf(s, CARD['灰色熊'], 0)] ?? NONE,
    ]),
    refused(
      15,
      0,
      55,
      [card(49), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['plainly']), null],
      ['R6', '90m.3a'],
    ),
    offered(16, 0, 55, [
      card(9),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [R6, 90m.3a] (magic/mental-examples-once.rules:20) */
const exampleR6E1bNorMayTheOtherPlayer = example<State>(
  'R6.e1b: nor may the other player',
  ['R6', '90m.3a'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.declared = [CARD['タルモゴイフ'], CARD['灰色熊']]
    s.pool[1 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    refused(
      7,
      1,
      55,
      [card(8), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['plainly']), null],
      ['90m.3a'],
    ),
    offered(8, 1, 55, [card(8), value('definition', () => CARD['漁る軟泥']), value('way', () => WAY['plainly']), null]),
    offered(9, 1, 55, [
      card(9),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [R6, 90m.3a] (magic/mental-examples-once.rules:31) */
const exampleR6E1eE1fResolvedReturnedToHandCast = example<State>(
  'R6.e1e, e1f: resolved, returned to hand, cast again',
  ['R6', '90m.3a'],
  [],
  (s) => {
    placeGiven(s, 49, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 4
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(7, 0, 55, [
      card(8),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    exactly(8, 1, []),
    refused(
      9,
      0,
      55,
      [card(49), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['plainly']), null],
      ['90m.3a'],
    ),
    then(10, (s) => s.place[theCopy(s, CARD['タルモゴイフ'])] === ZONE['battlefield'] + 0, [
      'タルモゴイフ',
      'place',
      (s) => s.place[theCopy(s, CARD['タルモゴイフ'])] ?? NONE,
    ]),
    answers(11, 0, 'passes'),
    does(12, 1, 55, [card(96), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(13, 1, [card(9)]),
    answers(14, 0, 'passes'),
    then(15, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    refused(
      16,
      0,
      55,
      [card(8), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['plainly']), null],
      ['90m.3a'],
    ),
    offered(17, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    offered(18, 0, 55, [
      card(8),
      value('definition', () => CARD['漁る軟泥']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [INTRO-2, 90m.3a] (magic/mental-examples-once.rules:51) */
const exampleD1CastAsItselfANameIsNot = example<State>(
  'D1: cast as itself, a name is not used',
  ['INTRO-2', '90m.3a'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 4
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [
      card(9),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    exactly(6, 1, []),
    offered(7, 0, 55, [
      card(8),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    then(8, (s) => s.place[theCopy(s, CARD['タルモゴイフ'])] === ZONE['battlefield'] + 0, [
      'タルモゴイフ',
      'place',
      (s) => s.place[theCopy(s, CARD['タルモゴイフ'])] ?? NONE,
    ]),
    then(9, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R6] (magic/mental-examples-once.rules:62) */
const exampleD2InAnotherGameEveryNameMayBe = example<State>(
  'D2: in another game every name may be declared',
  ['R6'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    then(5, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
    offered(6, 0, 55, [
      card(8),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [90m.3b] (magic/mental-examples-once.rules:70) */
const exampleD3OnlyTheFrontOfACardMay = example<State>(
  'D3: only the front of a card may be declared',
  ['90m.3b'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(19), value('definition', () => CARD['忍びの長']), value('way', () => WAY['plainly']), null],
      ['90m.3b'],
    ),
    refused(
      7,
      0,
      55,
      [card(19), value('definition', () => CARD['夜の狼']), value('way', () => WAY['plainly']), null],
      ['90m.3b'],
    ),
    offered(8, 0, 55, [card(19), value('definition', () => CARD['忍ぶ者']), value('way', () => WAY['plainly']), null]),
    offered(9, 0, 55, [
      card(19),
      value('definition', () => CARD['昼の村人']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [90m.5] (magic/mental-examples-once.rules:81) */
const exampleD5NotFaceDownAsAnotherCard = example<State>(
  'D5: not face down as another card',
  ['90m.5'],
  [],
  (s) => {
    placeGiven(s, 34, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      5,
      0,
      55,
      [card(34), value('definition', () => CARD['ギャサンの略奪者']), value('way', () => WAY['unseen']), null],
      ['90m.5'],
    ),
    offered(6, 0, 55, [
      card(34),
      value('definition', () => CARD['ギャサンの略奪者']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [90m.3, 90m.5] (magic/mental-examples-once.rules:88) */
const exampleD6ButFaceDownAsItself = example<State>(
  'D6: but face down as itself',
  ['90m.3', '90m.5'],
  [],
  (s) => {
    placeGiven(s, 12, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 3
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [
      card(12),
      value('definition', () => CARD['ギャサンの略奪者']),
      value('way', () => WAY['unseen']),
      null,
    ]),
    exactly(6, 1, []),
    exactly(7, 0, []),
    then(8, (s) => s.place[theCopy(s, CARD['《face-down》'])] === ZONE['battlefield'] + 0, [
      '《face-down》',
      'place',
      (s) => s.place[theCopy(s, CARD['《face-down》'])] ?? NONE,
    ]),
    equals(8, 'power of 《face-down》', 'number', (s) => powerOf(s, theCopy(s, CARD['《face-down》'])), 2),
    then(9, (s) => !viewersOf(s, theCopy(s, CARD['《face-down》'])).includes(1), [
      'viewers of 《face-down》',
      'set of player',
      (s) => viewersOf(s, theCopy(s, CARD['《face-down》'])),
    ]),
    then(10, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [90m.6, 90m.7] (magic/mental-examples-once.rules:100) */
const exampleD7ACardThatIsNoArcaneMay = example<State>(
  'D7: a card that is no Arcane may be one for a while',
  ['90m.6', '90m.7'],
  [],
  (s) => {
    placeGiven(s, 92, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 93, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 4
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [card(93), value('definition', () => CARD['猛火の群れ']), value('way', () => WAY['plainly']), null]),
    chooses(9, 0, [card(92)]),
    chooses(10, 0, [value('number', () => 1)]),
    chooses(11, 0, [card(8)]),
    equals(12, 'pooled of A', 'number', (s) => pooledOf(s, 0), 1),
    exactly(13, 1, []),
    asked(14, 0),
    equals(15, 'power of 灰色熊', 'number', (s) => powerOf(s, theCopy(s, CARD['灰色熊'])), 3),
    equals(16, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 2),
  ],
)

/** [90m.7] (magic/mental-examples-once.rules:118) */
const exampleD9AtTheSpeedOfTheCopy = example<State>(
  'D9: at the speed of the copy',
  ['90m.7'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    refused(
      6,
      0,
      55,
      [card(44), value('definition', () => CARD['行き詰まり']), value('way', () => WAY['plainly']), null],
      ['mtg.307.1'],
    ),
    offered(7, 0, 55, [
      card(44),
      value('definition', () => CARD['瞬唱の魔道士']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [90m.7] (magic/mental-examples-once.rules:127) */
const exampleD10AProhibitionLooksAtTheCopy = example<State>(
  'D10: a prohibition looks at the copy',
  ['90m.7'],
  [],
  (s) => {
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 11, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 9
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(32), value('definition', () => CARD['エレンドラ谷の大魔導師']), value('way', () => WAY['plainly']), null],
      ['mtg.cards.1'],
    ),
    offered(7, 0, 55, [
      card(10),
      value('definition', () => CARD['綿密な分析']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [90m.8] (magic/mental-examples-once.rules:136) */
const exampleD11AnEffectOfAnotherCardLetsIt = example<State>(
  'D11: an effect of another card lets it be cast',
  ['90m.8'],
  [],
  (s) => {
    placeGiven(s, 37, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 1, hands)
    placeGiven(s, 85, NONE, ZONE['battlefield'] + 0, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(9, 1, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['plainly']), null]),
    does(10, 0, 123, [card(85), null]),
    does(11, 0, 55, [
      card(37),
      value('definition', () => CARD['《Force of Will》']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    chooses(12, 0, [card(44)]),
    exactly(13, 1, []),
    then(14, (s) => s.declared.includes(CARD['《Force of Will》']), [
      'declared',
      'set of definition',
      (s) => s.declared,
    ]),
    exactly(15, 1, []),
    then(16, (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['graveyard'] + 1, [
      '熟慮',
      'place',
      (s) => s.place[theCopy(s, CARD['熟慮'])] ?? NONE,
    ]),
    equals(16, 'count of hand of B', 'number', (s) => s.zones[ZONE['hand'] + 1]!.length, 0),
  ],
)

/** [R7, 90m.8] (magic/mental-examples-once.rules:154) */
const exampleR7E1終末ByItsOwnMiracle = example<State>(
  'R7.e1: 終末 by its own miracle',
  ['R7', '90m.8'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['white']] = 1
    doDrawStep(s, 0)
  },
  [
    answers(8, 0, 'accepts'),
    exactly(9, 1, []),
    refused(
      10,
      0,
      55,
      [card(43), value('definition', () => CARD['光の塔']), value('way', () => WAY['by-miracle']), null],
      ['R7', '90m.8'],
    ),
    does(11, 0, 55, [card(43), value('definition', () => CARD['終末']), value('way', () => WAY['by-miracle']), null]),
    exactly(12, 1, []),
    exactly(13, 0, []),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['library'] + 1, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    then(15, (s) => s.place[theCopy(s, CARD['終末'])] === ZONE['graveyard'] + 0, [
      '終末',
      'place',
      (s) => s.place[theCopy(s, CARD['終末'])] ?? NONE,
    ]),
  ],
)

/** [90m.8] (magic/mental-examples-once.rules:171) */
const exampleAShownCardLetsAnotherCardBeCast = example<State>(
  'a shown card lets another card be cast, also as a third one',
  ['90m.8'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 87, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['graveyard'] + 0, hands)
    doDrawStep(s, 0)
  },
  [
    does(7, 0, 55, [
      card(8),
      value('definition', () => CARD['《Regrowth》']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    then(8, (s) => isKeptRevealed(s, theCopy(s, CARD['露払い'])), [
      '露払い is kept-revealed',
      'truth',
      (s) => isKeptRevealed(s, theCopy(s, CARD['露払い'])),
    ]),
    then(8, (s) => s.declared.includes(CARD['《Regrowth》']), ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [90m.8] (magic/mental-examples-once.rules:181) */
const exampleACardThatLetsItselfBeCastBut = example<State>(
  'a card that lets itself be cast, but is not shown',
  ['90m.8'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 86, NONE, ZONE['library'] + 0, hands)
    doDrawStep(s, 0)
  },
  [
    does(5, 0, 55, [
      card(86),
      value('definition', () => CARD['瞬唱の魔道士']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    then(6, (s) => s.declared.includes(CARD['瞬唱の魔道士']), ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R7, 90m.8] (magic/mental-examples-once.rules:189) */
const exampleAShownCardThatAnotherCardLetsBe = example<State>(
  'a shown card that another card lets be cast',
  ['R7', '90m.8'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 85, NONE, ZONE['battlefield'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['white']] = 1
    doDrawStep(s, 0)
  },
  [
    answers(7, 0, 'accepts'),
    does(8, 0, 123, [card(85), null]),
    does(9, 0, 55, [card(43), value('definition', () => CARD['光の塔']), value('way', () => WAY['for-free']), null]),
    then(10, (s) => s.declared.includes(CARD['光の塔']), ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [R7] (magic/mental-examples-once.rules:201) */
const exampleD12終末ForItsManaCost = example<State>(
  'D12: 終末 for its mana cost',
  ['R7'],
  [[1, 1]],
  (s) => {
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['white']] = 6
    doMainPhase(s, 0)
  },
  [offered(6, 0, 55, [card(43), value('definition', () => CARD['光の塔']), value('way', () => WAY['plainly']), null])],
)

/** [90m.3] (magic/mental-examples-once.rules:209) */
const exampleD17ACastingThatCannotBeCompletedHas = example<State>(
  'D17: a casting that cannot be completed has not begun',
  ['90m.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 1
    doMainPhase(s, 0)
  },
  [
    refused(
      5,
      0,
      55,
      [card(8), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['plainly']), null],
      ['mtg.601.2h'],
    ),
    then(6, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 0, [
      '灰色熊',
      'place',
      (s) => s.place[theCopy(s, CARD['灰色熊'])] ?? NONE,
    ]),
    equals(6, 'pooled of A', 'number', (s) => pooledOf(s, 0), 1),
    then(7, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [90m.3] (magic/mental-examples-once.rules:217) */
const exampleD17NorHasOneThatFindsNoTarget = example<State>(
  'D17: nor has one that finds no target',
  ['90m.3'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    refused(
      5,
      0,
      55,
      [card(44), value('definition', () => CARD['差し戻し']), value('way', () => WAY['plainly']), null],
      ['mtg.601.2'],
    ),
    then(6, (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['hand'] + 0, [
      '熟慮',
      'place',
      (s) => s.place[theCopy(s, CARD['熟慮'])] ?? NONE,
    ]),
    equals(6, 'pooled of A', 'number', (s) => pooledOf(s, 0), 2),
    then(7, (s) => s.declared.length === 0, ['declared', 'set of definition', (s) => s.declared]),
  ],
)

/** [INTRO-3] (magic/mental-examples-once.rules:226) */
const exampleD19NoCardIsALandOfAll = example<State>(
  'D19: no card is a land of all colours',
  ['INTRO-3'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    exactly(4, 0, [moved(53, [card(2), null])]),
    then(
      5,
      (s) => alike(yieldsOf(s, theCopy(s, CARD['島'])), union([], [COLOUR['blue']])),
      ['yields of 島', 'set of colour', (s) => yieldsOf(s, theCopy(s, CARD['島']))],
      ['() + blue', 'set of colour', () => union([], [COLOUR['blue']])],
    ),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-once.rules:233) */
const exampleSTR2E1NineNamesFor熟慮 = example<State>(
  'STR-2.e1: nine names for 熟慮',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 96, NONE, ZONE['hand'] + 1, hands)
    placeGiven(s, 21, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['graveyard'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    s.pool[0 * 1024 + COLOUR['green']] = 1
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    offered(10, 0, 55, [
      card(44),
      value('definition', () => CARD['行き詰まり']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(11, 0, 55, [
      card(44),
      value('definition', () => CARD['瞬唱の魔道士']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(12, 0, 55, [
      card(44),
      value('definition', () => CARD['幻影の像']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(13, 0, 55, [
      card(44),
      value('definition', () => CARD['乱動への突入']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    does(14, 0, 110, [card(21), null]),
    chooses(15, 0, [card(15)]),
    offered(16, 0, 55, [card(44), value('definition', () => CARD['阻止']), value('way', () => WAY['plainly']), null]),
    offered(17, 0, 55, [
      card(44),
      value('definition', () => CARD['押しつぶし']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    refused(
      18,
      0,
      55,
      [card(44), value('definition', () => CARD['行き詰まり']), value('way', () => WAY['plainly']), null],
      ['mtg.307.1'],
    ),
    refused(
      19,
      0,
      55,
      [card(44), value('definition', () => CARD['幻影の像']), value('way', () => WAY['plainly']), null],
      ['mtg.307.1'],
    ),
    offered(20, 0, 55, [
      card(44),
      value('definition', () => CARD['瞬唱の魔道士']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    answers(21, 0, 'passes'),
    does(22, 1, 55, [card(96), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(23, 1, [card(21)]),
    offered(24, 0, 55, [
      card(44),
      value('definition', () => CARD['目くらまし']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(25, 0, 55, [
      card(44),
      value('definition', () => CARD['差し戻し']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(26, 0, 55, [card(44), value('definition', () => CARD['打破']), value('way', () => WAY['plainly']), null]),
  ],
)

/** [R2] (magic/mental-examples-once.rules:261) */
const exampleSTR2E2熟慮DrawsOnceMore = example<State>(
  'STR-2.e2: 熟慮 draws once more',
  ['R2'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 3
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [card(44), value('definition', () => CARD['熟慮']), value('way', () => WAY['flashed-back']), null]),
    equals(7, 'count of hand of A', 'number', (s) => s.zones[ZONE['hand'] + 0]!.length, 1),
    then(7, (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['exile'] + 0, [
      '熟慮',
      'place',
      (s) => s.place[theCopy(s, CARD['熟慮'])] ?? NONE,
    ]),
    equals(7, 'pooled of A', 'number', (s) => pooledOf(s, 0), 0),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-once.rules:270) */
const exampleSTR3E1TenNamesFor壌土からの生命 = example<State>(
  'STR-3.e1: ten names for 壌土からの生命',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 21, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 15, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 3
    doMainPhase(s, 0)
  },
  [
    offered(8, 0, 55, [
      card(46),
      value('definition', () => CARD['森の知恵']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(9, 0, 55, [
      card(46),
      value('definition', () => CARD['種蒔き時']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(10, 0, 55, [card(46), value('definition', () => CARD['たい肥']), value('way', () => WAY['plainly']), null]),
    offered(11, 0, 55, [
      card(46),
      value('definition', () => CARD['スカイシュラウドの祝福']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(12, 0, 55, [
      card(46),
      value('definition', () => CARD['地の封印']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(13, 0, 55, [
      card(46),
      value('definition', () => CARD['漁る軟泥']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(14, 0, 55, [
      card(46),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(15, 0, 55, [
      card(46),
      value('definition', () => CARD['《Regrowth》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(16, 0, 55, [
      card(46),
      value('definition', () => CARD['垂直落下']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    does(17, 0, 110, [card(21), null]),
    chooses(18, 0, [card(2)]),
    offered(19, 0, 55, [card(46), value('definition', () => CARD['束縛']), value('way', () => WAY['plainly']), null]),
  ],
)

/** [R2] (magic/mental-examples-once.rules:291) */
const exampleSTR3E2壌土からの生命AgainAndAgain = example<State>(
  'STR-3.e2: 壌土からの生命 again and again',
  ['R2'],
  [],
  (s) => {
    placeGiven(s, 46, NONE, ZONE['graveyard'] + 0, hands)
    placeGiven(s, 3, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 4, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.declared = [CARD['タルモゴイフ'], CARD['灰色熊']]
    s.pool[0 * 1024 + COLOUR['green']] = 2
    s.turnNumber = 2
    doDrawStep(s, 0)
  },
  [
    answers(8, 0, 'accepts'),
    then(9, (s) => s.place[theCopy(s, CARD['壌土からの生命'])] === ZONE['hand'] + 0, [
      '壌土からの生命',
      'place',
      (s) => s.place[theCopy(s, CARD['壌土からの生命'])] ?? NONE,
    ]),
    equals(10, 'count of library of A', 'number', (s) => s.zones[ZONE['library'] + 0]!.length, 1),
    equals(10, 'count of graveyard of A', 'number', (s) => s.zones[ZONE['graveyard'] + 0]!.length, 3),
    refused(
      11,
      0,
      55,
      [card(46), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['plainly']), null],
      ['90m.3a'],
    ),
    offered(12, 0, 55, [
      card(46),
      value('definition', () => CARD['スカイシュラウドの祝福']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/magic/examples-casting.rules', [
    [3, exampleABearForTwoLands],
    [15, exampleTheLandThatIsGoodForLeastElse],
    [24, exampleByHand],
    [36, exampleManaDoesNotLast],
    [43, exampleColourlessManaFirstThenTheColourThereIs],
    [54, exampleNoGreenNoBear],
    [61, examplePhyrexianManaMayBeLife],
    [77, exampleWithoutAManaCostItIsSuspendedNot],
    [86, exampleFourUpkeepsLater],
    [97, exampleALandIsPlayedOneATurn],
    [107, exampleASorceryWaitsAnInstantDoesNot],
    [116, exampleASpellWhoseTargetHasGoneDoesNothing],
    [134, exampleXIsWhatIsChosen],
    [150, exampleARedCardInsteadOfMana],
    [162, example水没ForNothing],
    [174, exampleKicked],
    [186, exampleFuseFromHand],
    [201, example火OnTwoTargets],
    [213, example氷Taps],
    [223, example乱暴And転落],
    [233, example転落],
    [244, exampleTurnedUpByDiscarding],
    [256, exampleCycling],
    [265, exampleScavengingForNothing],
    [277, exampleSplicedOntoAnother],
    [291, exampleAnEffectLetsASplitCardBeCast],
    [305, exampleFlashbackOfASplitCardCostsWhatIts],
    [320, exampleAFlashbackCostThatIsAManaCost],
    [334, exampleASplitCardHasTheColoursOfBoth],
    [347, exampleOrBothWhereItFusesAndComesFrom],
  ]),
  ...inFile('rules/magic/examples-turns.rules', [
    [3, exampleAGameBegins],
    [11, exampleNoCardForWhoBegins],
    [18, exampleOneCardInLaterTurns],
    [26, exampleEverythingUntaps],
    [35, exampleTurnsGoRound],
    [39, example種蒔き時AfterABlueSpellOfTheOpponent],
    [52, exampleAnExtraTurn],
    [57, example種蒔き時OnlyInOneSOwnTurn],
    [65, exampleDownToSeven],
    [72, exampleTheEndStep],
    [80, exampleAnAttackThatNobodyBlocks],
    [87, exampleTwoDamage],
    [97, exampleTooNewToAttackUnlessInHaste],
    [105, exampleBlockedByTwo],
    [119, exampleTrample],
    [131, exampleABearDoesNotBlockADrakeA],
    [140, exampleFirstStrikeAndProtectionFromBlack],
    [154, exampleNoDamageOfBlack],
    [166, exampleアクローマの記念碑],
    [178, exampleOneLegendOfAName],
    [184, exampleCountersCancelEachOther],
    [189, exampleATokenThatIsGone],
    [204, exampleNoLifeLeft],
    [209, exampleNoCardLeft],
    [216, exampleNobodyLeft],
    [223, exampleWhoIsToBeMovedChoosesTheReplacement],
    [230, exampleDecks],
  ]),
  ...inFile('rules/magic/examples-cards.rules', [
    [3, exampleエレンドラ谷の大魔導師CountersWhatIsNoCreature],
    [24, exampleラワンAsItEnters],
    [37, exampleタルモゴイフCountsKindsInGraveyards],
    [46, example月の大魔導師MakesMountainsOfOtherLands],
    [55, exampleTwoReplacementsAndItsControllerPicks],
    [63, example死儀礼のシャーマンEatsALand],
    [75, exampleAnInstant],
    [87, exampleOrACreature],
    [100, example瞬唱の魔道士GivesFlashback],
    [114, example幻影の像CopiesAndGoesWhenAimedAt],
    [134, example漁る軟泥GrowsOnCreatures],
    [146, exampleCardsOfOurOwn],
    [165, exampleASpellOfWhatIsToCome],
    [175, exampleAncestralRecall],
    [184, example虚ろの門TakesWhoDies],
    [190, example別れの精AsItself],
    [209, example四肢切断OnSomethingLarger],
    [223, example余燼AndEachHalfOf着発],
    [242, example忍び足MayBeCastForNothingAsIt],
    [252, exampleButNotAsTheSecondCardOfA],
    [261, example露払いIsShownAndAnotherCardIsCast],
  ]),
  ...inFile('rules/magic/examples-counterspells.rules', [
    [3, exampleForceOfWillForLifeAndABlue],
    [18, exampleこの世界にあらずIsFreeForAGiant],
    [32, exampleAndCountersAbilitiesThatAimAtOneS],
    [51, exampleレガシーの兵器],
    [67, example目くらましAndWhoCannotPay],
    [84, example目くらましAndWhoPays],
    [100, example差し戻し],
    [116, example打破CountersWhatAimsAtACreature],
    [131, example阻止CountersAnAbilityAndStopsTheCard],
    [147, example押しつぶしAnd束縛],
  ]),
  ...inFile('rules/magic/examples-spells.rules', [
    [3, example袖の下],
    [14, example思考囲い],
    [27, example予言の稲妻],
    [43, example壌土からの生命],
    [54, exampleスカイシュラウドの祝福],
    [68, exampleRegrowth],
    [79, example地の封印GuardsGraveyards],
    [92, example垂直落下],
    [104, exampleトーモッドの墓所],
    [115, example行き詰まり],
    [128, example森の知恵],
    [142, exampleたい肥],
  ]),
  ...inFile('rules/magic/examples-keywords.rules', [
    [3, exampleEvoked],
    [13, exampleFlashback],
    [22, exampleFlashbackThatIsCountered],
    [36, exampleNoCyclingAndNoSuspendOnIt],
    [44, exampleSuspendedAndInHasteWhenItsTimeComes],
    [52, exampleItMustBeCast],
    [62, exampleDredge],
    [69, exampleDredgeDeclined],
    [77, exampleDredgeOneOfTwo],
    [87, exampleCascade],
    [99, exampleMadness],
    [112, exampleMadnessDeclined],
    [122, exampleMiracle],
    [135, exampleRebound],
    [145, exampleRebounding],
    [156, examplePersist],
    [169, exampleHalvesOfSplitCardsOnlyBothFromHand],
    [178, exampleASorceryCardDoesNotEnter],
    [190, exampleラワンForbidsBlueCreatures],
    [199, exampleドライアドの闘士TakesSpellsAway],
    [209, example遅延],
    [223, exampleアーテイのおせっかい],
    [238, exampleAndBack],
    [248, example弧状の刃GoesAwayWithCounters],
    [259, example爆裂And破綻],
    [272, example破綻],
    [283, example静],
    [292, example惜しみない手],
    [303, example弔い人],
    [316, exampleWhatAnotherFormatAdmits],
    [324, exampleOneCopyBesideTheDeckOrInIt],
    [334, exampleWhatIsToCome],
  ]),
  ...inFile('rules/magic/mental-examples-declaring.rules', [
    [3, exampleR1E1aADeckWithABannedCard],
    [11, exampleAnotherFormatAnotherList],
    [24, exampleR1E1bABannedName],
    [34, exampleR2E1aNoCyclingOfAnotherCard],
    [44, exampleR2E1bNoSuspendingAsAnotherCard],
    [52, exampleR2E1cNoDredgingOfWhatHasNo],
    [61, exampleR2E1cThoughAnotherCardOfItsCost],
    [70, exampleR2E1dCascadeCastsFromExile],
    [84, exampleR2E1eFlashbackCastsFromTheGraveyard],
    [94, exampleR2E1fRetraceCastsFromTheGraveyard],
    [109, exampleR2E1gTheLastTimeCounterCastsFrom],
    [124, exampleR2E1hMadnessCastsFromExile],
    [140, exampleR2E1i水没As熟考漂いForItsEvoke],
    [161, exampleR2E20IsNotTheSameAs],
    [169, exampleR2E3a袖の下AsForceOfWillFor],
    [191, exampleR2E3bForceOfWillAs袖の下Has],
    [205, exampleR2E3bAtTheSpeedOfWhatIs],
    [213, exampleR2E4FlashbackIsNotFromHand],
    [226, exampleR2E5aE5bAHybridSymbolIsNeither],
    [236, exampleR2E5cE5dNorTheOtherWayRound],
    [246, exampleR2E5eTheSameHybridSymbol],
    [256, exampleR2E6aNoNameFor四肢切断],
    [265, exampleR2E6bNothingMayBeCastAs四肢切断],
    [270, exampleR2E6bNorWithBlackManaInPlace],
    [281, exampleR2E7a火の玉IsNot猛火の群れWhateverX],
    [288, exampleR2E7bNor猛火の群れ火の玉],
  ]),
  ...inFile('rules/magic/mental-examples-split.rules', [
    [3, exampleR3E1aNoHalfForAWholeCard],
    [12, exampleR3E1bNoWholeCardForASplit],
    [20, exampleR3E2aE2b予言の稲妻IsNoHalfOf],
    [31, exampleR3E2cNorTheOtherWayRound],
    [43, exampleR3E3a乱暴転落As爆裂],
    [60, exampleR3E3b乱暴転落As破綻],
    [74, exampleTwoCostsInTheOtherOrderAreThe],
    [86, exampleR3E4aNothingPairsWithACardWith],
    [93, exampleR3E4bACardToComeAsOne],
    [108, exampleR3E4cAndAsBoth],
    [125, exampleAsBothAlsoWhereAnEffectPaysFor],
    [142, exampleR3E4dE4eWithoutFuseOneHalfOnly],
    [155, exampleOneCostOfTwoInCommonIsNot],
    [166, exampleNorInTheOtherOrder],
    [175, exampleCardsWithoutACostHaveNoneInCommon],
  ]),
  ...inFile('rules/magic/mental-examples-leaving.rules', [
    [3, exampleR4E1ItHasNoPersistAsIt],
    [17, exampleR4E2ItPersistsAndComesBackAs],
    [39, exampleR4E2FromHandToTheBattlefieldAnd],
    [58, exampleR4E2ItDoesNotComeBackA],
    [70, exampleR4E3aE3bItPersistsButCannotCome],
    [91, exampleR4E4ACreatureCardThatWasA],
    [103, exampleR4E5aExiledWithCountersButWithoutSuspend],
    [115, exampleR4E5aNothingHappensToItInUpkeeps],
    [122, exampleR4E5b遅延GivesItsOwnSuspendBack],
    [135, exampleR4E5bCastAsItselfWhenTheLast],
    [148, exampleACreatureWithSuspendFrom遅延],
    [158, exampleR4E5cアーテイのおせっかいRemembersTheSpell],
    [172, exampleR4E5cAndItComesBackAsThat],
    [186, exampleR4E5cAndLeavesAsItself],
    [204, exampleR4E6ReboundExilesItAndItIs],
    [215, exampleR4E6InTheNextUpkeep],
  ]),
  ...inFile('rules/magic/mental-examples-stripped.rules', [
    [3, exampleR5E1aドライアドの闘士SeesASorceryThatIs],
    [18, exampleR5E1bAndOneThatWouldDie],
    [33, exampleR5E1cButNoCreatureCard],
    [43, exampleR5E1cNorOneThatIsCountered],
    [60, exampleR5E2aこの世界にあらずStaysInTheGraveyard],
    [67, exampleR5E2aAlsoFromTheStack],
    [81, exampleR5E2bアクローマの記念碑IsShuffledAway],
    [89, exampleR5E2bAlsoFromTheStack],
    [104, exampleR5E3aE3bE3cWhoDiesLeavesAnd],
    [123, exampleR5E3bLeavingForAnotherZone],
    [136, exampleR5E3cWhatTheCardItselfSaysOf],
    [150, exampleD14AHandIsNoGraveyard],
    [164, exampleD15ExiledItCannotComeBack],
    [178, exampleD16ItDiesAsASorcery],
    [193, exampleD20ACardDoesNotCeaseToExist],
    [206, exampleOneSorceryCastAsAnotherIsThatOther],
    [219, exampleWhatComesBackOntoTheStackAsAnother],
    [230, exampleAndAsItselfItIsNone],
  ]),
  ...inFile('rules/magic/mental-examples-once.rules', [
    [3, exampleR6E1aE1bE1cE1dCounteredAndThe],
    [20, exampleR6E1bNorMayTheOtherPlayer],
    [31, exampleR6E1eE1fResolvedReturnedToHandCast],
    [51, exampleD1CastAsItselfANameIsNot],
    [62, exampleD2InAnotherGameEveryNameMayBe],
    [70, exampleD3OnlyTheFrontOfACardMay],
    [81, exampleD5NotFaceDownAsAnotherCard],
    [88, exampleD6ButFaceDownAsItself],
    [100, exampleD7ACardThatIsNoArcaneMay],
    [118, exampleD9AtTheSpeedOfTheCopy],
    [127, exampleD10AProhibitionLooksAtTheCopy],
    [136, exampleD11AnEffectOfAnotherCardLetsIt],
    [154, exampleR7E1終末ByItsOwnMiracle],
    [171, exampleAShownCardLetsAnotherCardBeCast],
    [181, exampleACardThatLetsItselfBeCastBut],
    [189, exampleAShownCardThatAnotherCardLetsBe],
    [201, exampleD12終末ForItsManaCost],
    [209, exampleD17ACastingThatCannotBeCompletedHas],
    [217, exampleD17NorHasOneThatFindsNoTarget],
    [226, exampleD19NoCardIsALandOfAll],
    [233, exampleSTR2E1NineNamesFor熟慮],
    [261, exampleSTR2E2熟慮DrawsOnceMore],
    [270, exampleSTR3E1TenNamesFor壌土からの生命],
    [291, exampleSTR3E2壌土からの生命AgainAndAgain],
  ]),
]

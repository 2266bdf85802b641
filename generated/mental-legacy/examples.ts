// Compiled from the rules of MentalLegacy: worked examples. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { alike, family, union } from '../../runtime/sets.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import {
  answers,
  branch,
  card,
  chooses,
  deckIs,
  does,
  equals,
  exactly,
  example,
  inFile,
  moved,
  offered,
  refused,
  then,
  value,
} from '../../runtime/example-steps.ts'
import { copyOf, enter, placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, COLOUR, DEFINITIONS, KEYWORD, WAY, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place, viewersOf } from './state.ts'
import {
  costsAsMuchAs,
  formsOf,
  has,
  isCreature,
  isRebounding,
  isSick,
  isSuspended,
  pooledOf,
  powerOf,
  toughnessOf,
  yieldsOf,
} from './facts.ts'
import { doBury, doCleanupStep, doDrawOne, doDrawStep, doMainPhase, doTurn, doUpkeepStep } from './events.ts'

const hands = { definitions: DEFINITIONS, create: createCard, place }

/** [mtg.601.2] (magic/examples-casting.rules:1) */
const exampleABearForTwoLands = example<State>(
  'a bear for two lands',
  ['mtg.601.2'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 5, NONE, ZONE['battlefield'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    does(5, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    answers(6, 1, 'passes'),
    then(7, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0),
  ],
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
    placeGiven(s, 90, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    deckIs(9, 0, false, []),
    deckIs(10, 1, true, ['mtg.100.6']),
    offered(11, 0, 55, [
      card(90),
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
    placeGiven(s, 90, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    refused(
      6,
      0,
      55,
      [card(90), value('definition', () => CARD['《Ancestral Recall》']), value('way', () => WAY['plainly']), null],
      ['R2-pool'],
    ),
    offered(7, 0, 55, [
      card(90),
      value('definition', () => CARD['送り返し']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    then(8, (s) => s.declared.length === 0),
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
    refused(6, 0, 79, [card(44), null], ['mtg.702.28']),
    offered(7, 0, 79, [card(72), null]),
    then(8, (s) => s.declared.length === 0),
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
  [refused(5, 0, 80, [card(44), null], ['mtg.702.61']), offered(6, 0, 80, [card(73), null])],
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
    then(5, (s) => s.place[theCopy(s, CARD['島'])] === ZONE['hand'] + 0),
    then(6, (s) => s.place[theCopy(s, CARD['《Regrowth》'])] === ZONE['graveyard'] + 0),
    equals(7, 'number', 3, (s) => s.zones[ZONE['library'] + 0]!.length),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:61) */
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
    answers(8, 1, 'passes'),
    refused(
      9,
      0,
      55,
      [card(8), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['for-free']), null],
      ['90m.3'],
    ),
    exactly(10, 0, [
      moved(55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['for-free']), null]),
    ]),
    does(11, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['for-free']), null]),
    answers(12, 1, 'passes'),
    then(13, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0),
    then(
      14,
      (s) =>
        (s.zones[ZONE['library'] + 0]!.at(-1) ?? NONE) === theCopy(s, CARD['極楽鳥']) &&
        (s.zones[ZONE['library'] + 0]![0] ?? NONE) === theCopy(s, CARD['山']),
    ),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:77) */
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

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:87) */
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
    answers(10, 1, 'passes'),
    then(11, (s) => s.place[theCopy(s, CARD['苗木'])] === ZONE['battlefield'] + 0),
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['森'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['絶えぬ種'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:101) */
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
    answers(4, 1, 'passes'),
    answers(5, 1, 'passes'),
    refused(
      6,
      0,
      55,
      [card(73), value('definition', () => CARD['瞬唱の魔道士']), value('way', () => WAY['by-suspend']), null],
      ['90m.3'],
    ),
    exactly(7, 0, [
      moved(55, [card(73), value('definition', () => CARD['遅い波']), value('way', () => WAY['by-suspend']), null]),
    ]),
    does(8, 0, 55, [card(73), value('definition', () => CARD['遅い波']), value('way', () => WAY['by-suspend']), null]),
    answers(9, 1, 'passes'),
    then(10, (s) => s.place[theCopy(s, CARD['遅い波'])] === ZONE['battlefield'] + 0),
    then(11, (s) => !isSick(s, theCopy(s, CARD['遅い波']))),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:114) */
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
    then(6, (s) => s.place[theCopy(s, CARD['狂える炎'])] === ZONE['exile'] + 0),
    answers(7, 1, 'passes'),
    refused(
      8,
      0,
      55,
      [card(76), value('definition', () => CARD['灰色熊']), value('way', () => WAY['by-madness']), null],
      ['90m.3'],
    ),
    does(9, 0, 55, [
      card(76),
      value('definition', () => CARD['狂える炎']),
      value('way', () => WAY['by-madness']),
      null,
    ]),
    chooses(10, 0, [branch('aim-player'), value('player', () => 1)]),
    answers(11, 1, 'passes'),
    then(12, (s) => s.life[1]! === 18 && s.place[theCopy(s, CARD['狂える炎'])] === ZONE['graveyard'] + 0),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-declaring.rules:128) */
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
    then(
      9,
      (s) => s.place[theCopy(s, CARD['熟考漂い'])] === ZONE['stack'] + 0 && isCreature(s, theCopy(s, CARD['熟考漂い'])),
    ),
    answers(10, 1, 'passes'),
    chooses(11, 0, [card(15)]),
    answers(12, 1, 'passes'),
    answers(13, 1, 'passes'),
    then(14, (s) => s.place[theCopy(s, CARD['水没'])] === ZONE['graveyard'] + 0),
    then(15, (s) => s.declared.includes(CARD['熟考漂い'])),
    equals(16, 'number', 2, (s) => s.zones[ZONE['hand'] + 0]!.length),
    equals(17, 'number', 0, (s) => pooledOf(s, 0)),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:147) */
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
    then(6, (s) => s.declared.length === 0),
  ],
)

/** [R2, 90m.7] (magic/mental-examples-declaring.rules:155) */
const exampleR2E3a袖の下AsForceOfWillFor = example<State>(
  'R2.e3a: 袖の下 as Force of Will, for its other price',
  ['R2', '90m.7'],
  [],
  (s) => {
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 37, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['green']] = 2
    s.turnPlayer = 1
    doMainPhase(s, 1)
  },
  [
    does(7, 1, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    refused(
      8,
      0,
      55,
      [card(37), value('definition', () => CARD['袖の下']), value('way', () => WAY['plainly']), null],
      [],
    ),
    does(9, 0, 55, [
      card(37),
      value('definition', () => CARD['《Force of Will》']),
      value('way', () => WAY['instead-paid']),
      null,
    ]),
    chooses(10, 0, [card(8)]),
    chooses(11, 0, [card(44)]),
    then(12, (s) => s.life[0]! === 19 && s.place[theCopy(s, CARD['熟慮'])] === ZONE['exile'] + 0),
    answers(13, 1, 'passes'),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1),
    then(15, (s) => s.place[theCopy(s, CARD['袖の下'])] === ZONE['graveyard'] + 0),
    then(16, (s) => s.declared.includes(CARD['《Force of Will》'])),
  ],
)

/** [R2] (magic/mental-examples-declaring.rules:173) */
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
    equals(8, 'number', 0, (s) => pooledOf(s, 0)),
    answers(9, 1, 'passes'),
    chooses(10, 0, [card(8)]),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0 &&
        s.place[theCopy(s, CARD['《Force of Will》'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [90m.7] (magic/mental-examples-declaring.rules:186) */
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

/** [R2] (magic/mental-examples-declaring.rules:194) */
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
    answers(9, 1, 'passes'),
    equals(10, 'number', 2, (s) => s.zones[ZONE['hand'] + 0]!.length),
    equals(11, 'number', 17, (s) => s.life[0]!),
    then(12, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:208) */
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
    then(8, (s) => s.declared.length === 0),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:218) */
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
    then(8, (s) => s.declared.length === 0),
  ],
)

/** [R2-cost, 90m.3] (magic/mental-examples-declaring.rules:228) */
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
    then(6, (s) => s.place[theCopy(s, CARD['死儀礼のシャーマン'])] === ZONE['stack'] + 0),
    then(7, (s) => s.declared.includes(CARD['死儀礼のシャーマン'])),
  ],
)

/** [R2-cost] (magic/mental-examples-declaring.rules:237) */
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
    then(7, (s) =>
      alike(formsOf(s, theCopy(s, CARD['四肢切断']), 0), union([], [s.def[theCopy(s, CARD['四肢切断'])]!])),
    ),
  ],
)

/** [R2-cost] (magic/mental-examples-declaring.rules:246) */
const exampleR2E6bNothingMayBeCastAs四肢切断 = example<State>(
  'R2.e6b: nothing may be cast as 四肢切断',
  ['R2-cost'],
  [],
  (s) => {
    doMainPhase(s, 0)
  },
  [then(3, (s) => !DEFINITIONS.some((d) => d !== CARD['四肢切断'] && costsAsMuchAs(s, CARD['四肢切断'], d)))],
)

/** [R2-cost] (magic/mental-examples-declaring.rules:251) */
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

/** [R2-cost] (magic/mental-examples-declaring.rules:258) */
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
    then(10, (s) => s.place[theCopy(s, CARD['爆裂'])] === ZONE['stack'] + 0 && pooledOf(s, 0) === 0),
    then(11, (s) => s.declared.includes(CARD['《爆裂+破綻》'])),
    answers(12, 1, 'passes'),
    then(
      13,
      (s) =>
        s.place[theCopy(s, CARD['森'])] === ZONE['graveyard'] + 0 &&
        s.place[theCopy(s, CARD['島'])] === ZONE['graveyard'] + 1,
    ),
    then(14, (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] === ZONE['graveyard'] + 0),
  ],
)

/** [R3] (magic/mental-examples-split.rules:59) */
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
    then(8, (s) => s.place[theCopy(s, CARD['破綻'])] === ZONE['stack'] + 0 && pooledOf(s, 0) === 0),
    answers(9, 1, 'passes'),
    then(10, (s) => family(s, ZONE['battlefield']).length === 0),
    then(11, (s) => s.place[theCopy(s, CARD['《乱暴+転落》'])] === ZONE['graveyard'] + 0),
  ],
)

/** [90m.4] (magic/mental-examples-split.rules:72) */
const exampleR3E4aNothingPairsWithACardWith = example<State>(
  'R3.e4a: nothing pairs with a card with fuse',
  ['90m.4'],
  [],
  (s) => {
    placeGiven(s, 54, NONE, ZONE['hand'] + 0, hands)
    doMainPhase(s, 0)
  },
  [
    then(4, (s) =>
      alike(formsOf(s, theCopy(s, CARD['《変化+点火》']), 0), union([], [s.def[theCopy(s, CARD['《変化+点火》'])]!])),
    ),
  ],
)

/** [90m.4] (magic/mental-examples-split.rules:78) */
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
    answers(11, 1, 'passes'),
    then(
      12,
      (s) =>
        powerOf(s, theCopy(s, CARD['《Weird》'])) === 0 &&
        s.place[theCopy(s, CARD['《静+動》'])] === ZONE['graveyard'] + 0,
    ),
  ],
)

/** [90m.4] (magic/mental-examples-split.rules:92) */
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
    equals(11, 'number', 0, (s) => pooledOf(s, 0)),
    answers(12, 1, 'passes'),
    then(13, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['graveyard'] + 1),
    then(14, (s) => s.place[theCopy(s, CARD['《静+動》'])] === ZONE['graveyard'] + 0),
  ],
)

/** [90m.4] (magic/mental-examples-split.rules:108) */
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
    answers(11, 1, 'passes'),
    equals(12, 'number', 2, (s) => s.zones[ZONE['hand'] + 0]!.length),
  ],
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
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [
      card(107),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(8, 1, [card(11)]),
    answers(9, 0, 'passes'),
    then(10, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0),
    then(11, (s) => s.zones[ZONE['pile']]!.length === 0),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:16) */
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
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    s.pool[1 * 1024 + COLOUR['red']] = 9
    doMainPhase(s, 0)
  },
  [
    does(9, 1, 55, [
      card(107),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 1, [card(10)]),
    answers(11, 0, 'passes'),
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] === ZONE['graveyard'] + 0 &&
        s.zones[ZONE['pile']]!.length === 1,
    ),
    answers(13, 1, 'passes'),
    then(14, (s) => s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] === ZONE['battlefield'] + 0),
    then(
      15,
      (s) =>
        s.minusCounters[theCopy(s, CARD['セファリッドの女帝ラワン'])]! === 1 &&
        powerOf(s, theCopy(s, CARD['セファリッドの女帝ラワン'])) === 1 &&
        toughnessOf(s, theCopy(s, CARD['セファリッドの女帝ラワン'])) === 2,
    ),
    equals(17, 'number', 1, (s) => s.zones[ZONE['pile']]!.length),
    answers(18, 1, 'passes'),
    then(19, (s) => s.place[theCopy(s, CARD['熟考漂い'])] === ZONE['hand'] + 1),
  ],
)

/** [R4, mtg.702.78] (magic/mental-examples-leaving.rules:37) */
const exampleR4E2ItDoesNotComeBackA = example<State>(
  'R4.e2: it does not come back a second time',
  ['R4', 'mtg.702.78'],
  [],
  (s) => {
    placeGiven(s, 11, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.minusCounters[laid] = 1
    })
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 1, 55, [
      card(107),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(7, 1, [card(11)]),
    answers(8, 0, 'passes'),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['セファリッドの女帝ラワン'])] === ZONE['graveyard'] + 0 &&
        s.zones[ZONE['pile']]!.length === 0,
    ),
  ],
)

/** [R4, R5, 90m.9b] (magic/mental-examples-leaving.rules:48) */
const exampleR4E3aItPersistsButCannotComeBack = example<State>(
  'R4.e3a: it persists, but cannot come back',
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
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(9, 1, 55, [
      card(107),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 1, [card(10)]),
    answers(11, 0, 'passes'),
    then(
      12,
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['graveyard'] + 0 && s.zones[ZONE['pile']]!.length === 1,
    ),
    answers(13, 1, 'passes'),
    then(
      14,
      (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['graveyard'] + 0 && s.zones[ZONE['pile']]!.length === 0,
    ),
    refused(
      15,
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
    does(16, 0, 55, [
      card(32),
      value('definition', () => CARD['綿密な分析']),
      value('way', () => WAY['flashed-back']),
      null,
    ]),
    chooses(17, 0, [value('player', () => 0)]),
    answers(18, 1, 'passes'),
    then(19, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0),
    then(20, (s) => s.life[0]! === 17 && s.zones[ZONE['hand'] + 0]!.length === 2),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:70) */
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
    answers(8, 1, 'passes'),
    then(9, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0),
    equals(10, 'number', 2, (s) => s.zones[ZONE['hand'] + 0]!.length),
    refused(
      11,
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

/** [R4] (magic/mental-examples-leaving.rules:83) */
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
    answers(7, 1, 'passes'),
    equals(8, 'number', 18, (s) => s.life[1]!),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['ギャサンの略奪者'])] === ZONE['exile'] + 0 &&
        s.timeCounters[theCopy(s, CARD['ギャサンの略奪者'])]! === 3,
    ),
    then(10, (s) => !isSuspended(s, theCopy(s, CARD['ギャサンの略奪者']))),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:94) */
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
  [then(4, (s) => s.zones[ZONE['pile']]!.length === 0 && s.timeCounters[theCopy(s, CARD['ギャサンの略奪者'])]! === 3)],
)

/** [R4] (magic/mental-examples-leaving.rules:100) */
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
    answers(10, 0, 'passes'),
    then(
      11,
      (s) =>
        s.place[theCopy(s, CARD['弧状の刃'])] === ZONE['exile'] + 0 &&
        s.timeCounters[theCopy(s, CARD['弧状の刃'])]! === 3 &&
        isSuspended(s, theCopy(s, CARD['弧状の刃'])),
    ),
  ],
)

/** [R4, mtg.702.61] (magic/mental-examples-leaving.rules:112) */
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
    answers(4, 1, 'passes'),
    answers(5, 1, 'passes'),
    refused(
      6,
      0,
      55,
      [card(34), value('definition', () => CARD['ギャサンの略奪者']), value('way', () => WAY['by-suspend']), null],
      ['90m.3'],
    ),
    does(7, 0, 55, [
      card(34),
      value('definition', () => CARD['弧状の刃']),
      value('way', () => WAY['by-suspend']),
      null,
    ]),
    chooses(8, 0, [branch('aim-player'), value('player', () => 1)]),
    answers(9, 1, 'passes'),
    then(
      10,
      (s) =>
        s.life[1]! === 18 &&
        s.place[theCopy(s, CARD['弧状の刃'])] === ZONE['exile'] + 0 &&
        s.timeCounters[theCopy(s, CARD['弧状の刃'])]! === 3,
    ),
  ],
)

/** [mtg.702.61] (magic/mental-examples-leaving.rules:123) */
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
    answers(5, 1, 'passes'),
    answers(6, 1, 'passes'),
    does(7, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['by-suspend']), null]),
    answers(8, 1, 'passes'),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['灰色熊'])] === ZONE['battlefield'] + 0 &&
        has(s, theCopy(s, CARD['灰色熊']), KEYWORD['haste']),
    ),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:134) */
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
    answers(11, 0, 'passes'),
    then(
      12,
      (s) =>
        s.place[theCopy(s, CARD['弧状の刃'])] === ZONE['exile'] + 0 &&
        s.delayCounters[theCopy(s, CARD['弧状の刃'])]! === 1,
    ),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:147) */
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
    answers(5, 1, 'passes'),
    then(6, (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] === ZONE['stack'] + 0),
    answers(7, 1, 'passes'),
    then(8, (s) => s.place[theCopy(s, CARD['ギャサンの略奪者'])] === ZONE['battlefield'] + 0),
    equals(9, 'number', 3, (s) => powerOf(s, theCopy(s, CARD['ギャサンの略奪者']))),
    then(10, (s) => s.declared.length === 0),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:159) */
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
    answers(7, 1, 'passes'),
    equals(8, 'number', 18, (s) => s.life[1]!),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['月の大魔導師'])] === ZONE['exile'] + 0 &&
        isRebounding(s, theCopy(s, CARD['月の大魔導師'])),
    ),
  ],
)

/** [R4] (magic/mental-examples-leaving.rules:169) */
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
    answers(5, 1, 'passes'),
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
    answers(8, 1, 'passes'),
    then(
      9,
      (s) =>
        s.place[theCopy(s, CARD['月の大魔導師'])] === ZONE['battlefield'] + 0 &&
        powerOf(s, theCopy(s, CARD['月の大魔導師'])) === 2,
    ),
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
    placeGiven(s, 91, NONE, ZONE['hand'] + 1, hands)
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
      card(91),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(10, 1, [card(10)]),
    answers(11, 0, 'passes'),
    then(12, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0),
  ],
)

/** [R5, 90m.9a] (magic/mental-examples-stripped.rules:17) */
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
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 1, 55, [
      card(107),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [card(10)]),
    answers(10, 0, 'passes'),
    then(11, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0),
    then(12, (s) => s.zones[ZONE['pile']]!.length === 0),
  ],
)

/** [R5] (magic/mental-examples-stripped.rules:31) */
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
    answers(9, 1, 'passes'),
    then(10, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0),
  ],
)

/** [R5] (magic/mental-examples-stripped.rules:42) */
const exampleR5E1cNorOneThatIsCountered = example<State>(
  'R5.e1c: nor one that is countered',
  ['R5'],
  [],
  (s) => {
    placeGiven(s, 14, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 10, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 4
    s.pool[1 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [card(10), value('definition', () => CARD['綿密な分析']), value('way', () => WAY['plainly']), null]),
    chooses(9, 0, [value('player', () => 0)]),
    does(10, 1, 55, [
      card(91),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(11, 1, [card(32)]),
    answers(12, 0, 'passes'),
    then(13, (s) => s.place[theCopy(s, CARD['エレンドラ谷の大魔導師'])] === ZONE['graveyard'] + 0),
    then(14, (s) => s.place[theCopy(s, CARD['《Counterspell》'])] === ZONE['exile'] + 1),
  ],
)

/** [R5, 90m.9a] (magic/mental-examples-stripped.rules:58) */
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
  [then(6, (s) => s.place[theCopy(s, CARD['この世界にあらず'])] === ZONE['graveyard'] + 0)],
)

/** [R5, 90m.9a] (magic/mental-examples-stripped.rules:65) */
const exampleR5E2aAlsoFromTheStack = example<State>(
  'R5.e2a: also from the stack',
  ['R5', '90m.9a'],
  [],
  (s) => {
    placeGiven(s, 25, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 91, NONE, ZONE['hand'] + 1, hands)
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
      card(91),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [card(64)]),
    answers(10, 0, 'passes'),
    then(11, (s) => s.place[theCopy(s, CARD['この世界にあらず'])] === ZONE['graveyard'] + 0),
  ],
)

/** [R5] (magic/mental-examples-stripped.rules:78) */
const exampleR5E2bアクローマの記念碑IsShuffledAway = example<State>(
  'R5.e2b: アクローマの記念碑 is shuffled away',
  ['R5'],
  [],
  (s) => {
    placeGiven(s, 65, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['レガシーの兵器']
    })
    s.posing[theCopy(s, CARD['レガシーの兵器'])] = true
    doBury(s, theCopy(s, CARD['レガシーの兵器']))
  },
  [then(5, (s) => s.place[theCopy(s, CARD['アクローマの記念碑'])] === ZONE['library'] + 0)],
)

/** [90m.9b] (magic/mental-examples-stripped.rules:85) */
const exampleR5E3aE3bE3cWhoDiesLeavesAnd = example<State>(
  'R5.e3a, e3b, e3c: who dies, leaves and arrives',
  ['90m.9b'],
  [],
  (s) => {
    placeGiven(s, 95, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['別れの精']
    })
    s.posing[theCopy(s, CARD['別れの精'])] = true
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [
      card(107),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(8, 1, [card(93)]),
    answers(9, 0, 'passes'),
    chooses(10, 0, [card(32)]),
    chooses(11, 0, [card(32)]),
    equals(12, 'number', 3, (s) => s.zones[ZONE['pile']]!.length),
    answers(13, 1, 'passes'),
    answers(14, 1, 'passes'),
    answers(15, 1, 'passes'),
    then(16, (s) => s.life[0]! === 1031 && s.life[1]! === 20),
  ],
)

/** [90m.9b] (magic/mental-examples-stripped.rules:102) */
const exampleR5E3bLeavingForAnotherZone = example<State>(
  'R5.e3b: leaving for another zone',
  ['90m.9b'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['別れの精']
    })
    s.posing[theCopy(s, CARD['別れの精'])] = true
    placeGiven(s, 90, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [card(90), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(8, 1, [card(93)]),
    answers(9, 0, 'passes'),
    answers(10, 1, 'passes'),
    then(11, (s) => s.life[0]! === 30 && s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['hand'] + 0),
  ],
)

/** [90m.9b] (magic/mental-examples-stripped.rules:114) */
const exampleR5E3cWhatTheCardItselfSaysOf = example<State>(
  'R5.e3c: what the card itself says of arriving',
  ['90m.9b'],
  [],
  (s) => {
    placeGiven(s, 94, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['灰色熊']
    })
    s.posing[theCopy(s, CARD['灰色熊'])] = true
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [
      card(107),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(8, 1, [card(8)]),
    answers(9, 0, 'passes'),
    answers(10, 1, 'passes'),
    equals(11, 'number', 120, (s) => s.life[0]!),
  ],
)

/** [90m.9] (magic/mental-examples-stripped.rules:127) */
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
    placeGiven(s, 90, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(8, 1, 55, [card(90), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(9, 1, [card(10)]),
    answers(10, 0, 'passes'),
    then(11, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['hand'] + 0),
  ],
)

/** [90m.9, mtg.400.4a] (magic/mental-examples-stripped.rules:140) */
const exampleD15ExiledItCannotComeBack = example<State>(
  'D15: exiled, it cannot come back',
  ['90m.9', 'mtg.400.4a'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['エレンドラ谷の大魔導師']
    })
    s.posing[theCopy(s, CARD['エレンドラ谷の大魔導師'])] = true
    placeGiven(s, 89, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['white']] = 1
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [card(89), value('definition', () => CARD['瞬き']), value('way', () => WAY['plainly']), null]),
    chooses(8, 1, [card(10)]),
    answers(9, 0, 'passes'),
    then(10, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['exile'] + 0),
  ],
)

/** [90m.9a] (magic/mental-examples-stripped.rules:153) */
const exampleD16ItDiesAsASorcery = example<State>(
  'D16: it dies as a sorcery',
  ['90m.9a'],
  [],
  (s) => {
    placeGiven(s, 32, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['エレンドラ谷の大魔導師']
    })
    s.posing[theCopy(s, CARD['エレンドラ谷の大魔導師'])] = true
    placeGiven(s, 88, NONE, ZONE['battlefield'] + 1, hands)
    placeGiven(s, 107, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['black']] = 2
    doMainPhase(s, 0)
  },
  [
    does(8, 1, 55, [
      card(107),
      value('definition', () => CARD['《Doom Blade》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(9, 1, [card(10)]),
    answers(10, 0, 'passes'),
    then(11, (s) => s.place[theCopy(s, CARD['綿密な分析'])] === ZONE['graveyard'] + 0),
    equals(12, 'number', 1, (s) => s.zones[ZONE['pile']]!.length),
  ],
)

/** [90m.1, mtg.704.5e] (magic/mental-examples-stripped.rules:167) */
const exampleD20ACardDoesNotCeaseToExist = example<State>(
  'D20: a card does not cease to exist',
  ['90m.1', 'mtg.704.5e'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands, (laid) => {
      s.def[laid] = CARD['タルモゴイフ']
    })
    s.posing[theCopy(s, CARD['タルモゴイフ'])] = true
    placeGiven(s, 90, NONE, ZONE['hand'] + 1, hands)
    s.pool[1 * 1024 + COLOUR['blue']] = 1
    doMainPhase(s, 0)
  },
  [
    does(7, 1, 55, [card(90), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(8, 1, [card(9)]),
    answers(9, 0, 'passes'),
    then(10, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 0),
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
    placeGiven(s, 91, NONE, ZONE['hand'] + 1, hands)
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
    then(10, (s) => s.declared.includes(CARD['タルモゴイフ'])),
    does(11, 1, 55, [
      card(91),
      value('definition', () => CARD['《Counterspell》']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    chooses(12, 1, [card(9)]),
    answers(13, 0, 'passes'),
    then(14, (s) => s.place[copyOf(s, CARD['灰色熊'], 0)] === ZONE['graveyard'] + 0),
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
    placeGiven(s, 90, NONE, ZONE['hand'] + 1, hands)
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
    answers(8, 1, 'passes'),
    then(9, (s) => s.place[theCopy(s, CARD['タルモゴイフ'])] === ZONE['battlefield'] + 0),
    refused(
      10,
      0,
      55,
      [card(49), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['plainly']), null],
      ['90m.3a'],
    ),
    does(11, 1, 55, [card(90), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(12, 1, [card(9)]),
    answers(13, 0, 'passes'),
    then(14, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 0),
    refused(
      15,
      0,
      55,
      [card(8), value('definition', () => CARD['タルモゴイフ']), value('way', () => WAY['plainly']), null],
      ['90m.3a'],
    ),
    offered(16, 0, 55, [card(8), value('definition', () => CARD['灰色熊']), value('way', () => WAY['plainly']), null]),
    offered(17, 0, 55, [
      card(8),
      value('definition', () => CARD['漁る軟泥']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [INTRO-2, 90m.3a] (magic/mental-examples-once.rules:50) */
const exampleD1CastAsItselfANameIsNot = example<State>(
  'D1: cast as itself, a name is not used',
  ['INTRO-2', '90m.3a'],
  [],
  (s) => {
    placeGiven(s, 9, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 49, NONE, ZONE['hand'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['green']] = 2
    doMainPhase(s, 0)
  },
  [
    does(6, 0, 55, [
      card(9),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    answers(7, 1, 'passes'),
    then(8, (s) => s.place[theCopy(s, CARD['タルモゴイフ'])] === ZONE['battlefield'] + 0),
    then(9, (s) => s.declared.length === 0),
  ],
)

/** [R6] (magic/mental-examples-once.rules:61) */
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
    then(5, (s) => s.declared.length === 0),
    offered(6, 0, 55, [
      card(8),
      value('definition', () => CARD['タルモゴイフ']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [90m.3b] (magic/mental-examples-once.rules:69) */
const exampleD3OnlyTheFrontOfACardMay = example<State>(
  'D3: only the front of a card may be declared',
  ['90m.3b'],
  [],
  (s) => {
    placeGiven(s, 19, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['blue']] = 2
    doMainPhase(s, 0)
  },
  [
    refused(
      5,
      0,
      55,
      [card(19), value('definition', () => CARD['忍びの長']), value('way', () => WAY['plainly']), null],
      ['90m.3b'],
    ),
    refused(
      6,
      0,
      55,
      [card(19), value('definition', () => CARD['夜の狼']), value('way', () => WAY['plainly']), null],
      ['90m.3b'],
    ),
    offered(7, 0, 55, [card(19), value('definition', () => CARD['忍ぶ者']), value('way', () => WAY['plainly']), null]),
    offered(8, 0, 55, [
      card(19),
      value('definition', () => CARD['昼の村人']),
      value('way', () => WAY['plainly']),
      null,
    ]),
  ],
)

/** [90m.5] (magic/mental-examples-once.rules:79) */
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

/** [90m.3, 90m.5] (magic/mental-examples-once.rules:86) */
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
    answers(6, 1, 'passes'),
    then(
      7,
      (s) =>
        s.place[theCopy(s, CARD['《face-down》'])] === ZONE['battlefield'] + 0 &&
        powerOf(s, theCopy(s, CARD['《face-down》'])) === 2,
    ),
    then(8, (s) => !viewersOf(s, theCopy(s, CARD['《face-down》'])).includes(1)),
    then(9, (s) => s.declared.length === 0),
  ],
)

/** [90m.6, 90m.7] (magic/mental-examples-once.rules:97) */
const exampleD7ACardThatIsNoArcaneMay = example<State>(
  'D7: a card that is no Arcane may be one for a while',
  ['90m.6', '90m.7'],
  [],
  (s) => {
    placeGiven(s, 86, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 87, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['red']] = 4
    s.pool[0 * 1024 + COLOUR['blue']] = 1
    doTurn(s, 0)
    enter(s, 4)
    doMainPhase(s, 0)
  },
  [
    does(8, 0, 55, [card(87), value('definition', () => CARD['猛火の群れ']), value('way', () => WAY['plainly']), null]),
    chooses(9, 0, [card(86)]),
    chooses(10, 0, [value('number', () => 1)]),
    chooses(11, 0, [card(8)]),
    equals(12, 'number', 1, (s) => pooledOf(s, 0)),
    answers(13, 1, 'passes'),
    equals(14, 'number', 3, (s) => powerOf(s, theCopy(s, CARD['灰色熊']))),
    equals(15, 'number', 2, (s) => s.zones[ZONE['hand'] + 0]!.length),
  ],
)

/** [90m.7] (magic/mental-examples-once.rules:114) */
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

/** [90m.7] (magic/mental-examples-once.rules:123) */
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

/** [90m.8] (magic/mental-examples-once.rules:132) */
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
    does(10, 0, 121, [card(85), null]),
    answers(11, 1, 'passes'),
    does(12, 0, 55, [
      card(37),
      value('definition', () => CARD['《Force of Will》']),
      value('way', () => WAY['for-free']),
      null,
    ]),
    chooses(13, 0, [card(44)]),
    then(14, (s) => s.declared.includes(CARD['《Force of Will》'])),
    answers(15, 0, 'passes'),
    then(
      16,
      (s) => s.place[theCopy(s, CARD['熟慮'])] === ZONE['graveyard'] + 1 && s.zones[ZONE['hand'] + 1]!.length === 0,
    ),
  ],
)

/** [R7, 90m.8] (magic/mental-examples-once.rules:150) */
const exampleR7E1終末ByItsOwnMiracle = example<State>(
  'R7.e1: 終末 by its own miracle',
  ['R7', '90m.8'],
  [],
  (s) => {
    placeGiven(s, 2, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 2, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 43, NONE, ZONE['library'] + 0, hands)
    placeGiven(s, 8, NONE, ZONE['battlefield'] + 1, hands)
    s.pool[0 * 1024 + COLOUR['white']] = 1
    doDrawStep(s, 0)
  },
  [
    answers(7, 0, 'accepts'),
    answers(8, 1, 'passes'),
    refused(
      9,
      0,
      55,
      [card(43), value('definition', () => CARD['光の塔']), value('way', () => WAY['by-miracle']), null],
      ['R7', '90m.8'],
    ),
    does(10, 0, 55, [card(43), value('definition', () => CARD['終末']), value('way', () => WAY['by-miracle']), null]),
    answers(11, 1, 'passes'),
    then(12, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['library'] + 1),
    then(13, (s) => s.place[theCopy(s, CARD['終末'])] === ZONE['graveyard'] + 0),
  ],
)

/** [R7] (magic/mental-examples-once.rules:165) */
const exampleD12終末ForItsManaCost = example<State>(
  'D12: 終末 for its mana cost',
  ['R7'],
  [],
  (s) => {
    placeGiven(s, 43, NONE, ZONE['hand'] + 0, hands)
    s.pool[0 * 1024 + COLOUR['white']] = 6
    doMainPhase(s, 0)
  },
  [offered(5, 0, 55, [card(43), value('definition', () => CARD['光の塔']), value('way', () => WAY['plainly']), null])],
)

/** [90m.3] (magic/mental-examples-once.rules:172) */
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
    then(6, (s) => s.place[theCopy(s, CARD['灰色熊'])] === ZONE['hand'] + 0 && pooledOf(s, 0) === 1),
    then(7, (s) => s.declared.length === 0),
  ],
)

/** [INTRO-3] (magic/mental-examples-once.rules:181) */
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
    then(5, (s) => alike(yieldsOf(s, theCopy(s, CARD['島'])), union([], [COLOUR['blue']]))),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-once.rules:188) */
const exampleSTR2E1NineNamesFor熟慮 = example<State>(
  'STR-2.e1: nine names for 熟慮',
  ['R2', '90m.3'],
  [],
  (s) => {
    placeGiven(s, 8, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 44, NONE, ZONE['hand'] + 0, hands)
    placeGiven(s, 90, NONE, ZONE['hand'] + 1, hands)
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
    does(14, 0, 108, [card(21), null]),
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
    does(19, 1, 55, [card(90), value('definition', () => CARD['送り返し']), value('way', () => WAY['plainly']), null]),
    chooses(20, 1, [card(21)]),
    offered(21, 0, 55, [
      card(44),
      value('definition', () => CARD['目くらまし']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(22, 0, 55, [
      card(44),
      value('definition', () => CARD['差し戻し']),
      value('way', () => WAY['plainly']),
      null,
    ]),
    offered(23, 0, 55, [card(44), value('definition', () => CARD['打破']), value('way', () => WAY['plainly']), null]),
  ],
)

/** [R2] (magic/mental-examples-once.rules:213) */
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
    answers(7, 1, 'passes'),
    then(
      8,
      (s) =>
        s.zones[ZONE['hand'] + 0]!.length === 1 &&
        s.place[theCopy(s, CARD['熟慮'])] === ZONE['exile'] + 0 &&
        pooledOf(s, 0) === 0,
    ),
  ],
)

/** [R2, 90m.3] (magic/mental-examples-once.rules:223) */
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
    does(17, 0, 108, [card(21), null]),
    chooses(18, 0, [card(2)]),
    offered(19, 0, 55, [card(46), value('definition', () => CARD['束縛']), value('way', () => WAY['plainly']), null]),
  ],
)

/** [R2] (magic/mental-examples-once.rules:244) */
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
    then(9, (s) => s.place[theCopy(s, CARD['壌土からの生命'])] === ZONE['hand'] + 0),
    then(10, (s) => s.zones[ZONE['library'] + 0]!.length === 1 && s.zones[ZONE['graveyard'] + 0]!.length === 3),
  ],
)

/** The worked examples of the rules text. */
export const examples: readonly CompiledExample<State>[] = [
  ...inFile('rules/magic/examples-casting.rules', [[1, exampleABearForTwoLands]]),
  ...inFile('rules/magic/mental-examples-declaring.rules', [
    [3, exampleR1E1aADeckWithABannedCard],
    [11, exampleAnotherFormatAnotherList],
    [24, exampleR1E1bABannedName],
    [34, exampleR2E1aNoCyclingOfAnotherCard],
    [44, exampleR2E1bNoSuspendingAsAnotherCard],
    [52, exampleR2E1cNoDredgingOfWhatHasNo],
    [61, exampleR2E1dCascadeCastsFromExile],
    [77, exampleR2E1eFlashbackCastsFromTheGraveyard],
    [87, exampleR2E1fRetraceCastsFromTheGraveyard],
    [101, exampleR2E1gTheLastTimeCounterCastsFrom],
    [114, exampleR2E1hMadnessCastsFromExile],
    [128, exampleR2E1i水没As熟考漂いForItsEvoke],
    [147, exampleR2E20IsNotTheSameAs],
    [155, exampleR2E3a袖の下AsForceOfWillFor],
    [173, exampleR2E3bForceOfWillAs袖の下Has],
    [186, exampleR2E3bAtTheSpeedOfWhatIs],
    [194, exampleR2E4FlashbackIsNotFromHand],
    [208, exampleR2E5aE5bAHybridSymbolIsNeither],
    [218, exampleR2E5cE5dNorTheOtherWayRound],
    [228, exampleR2E5eTheSameHybridSymbol],
    [237, exampleR2E6aNoNameFor四肢切断],
    [246, exampleR2E6bNothingMayBeCastAs四肢切断],
    [251, exampleR2E7a火の玉IsNot猛火の群れWhateverX],
    [258, exampleR2E7bNor猛火の群れ火の玉],
  ]),
  ...inFile('rules/magic/mental-examples-split.rules', [
    [3, exampleR3E1aNoHalfForAWholeCard],
    [12, exampleR3E1bNoWholeCardForASplit],
    [20, exampleR3E2aE2b予言の稲妻IsNoHalfOf],
    [31, exampleR3E2cNorTheOtherWayRound],
    [43, exampleR3E3a乱暴転落As爆裂],
    [59, exampleR3E3b乱暴転落As破綻],
    [72, exampleR3E4aNothingPairsWithACardWith],
    [78, exampleR3E4bACardToComeAsOne],
    [92, exampleR3E4cAndAsBoth],
    [108, exampleR3E4dE4eWithoutFuseOneHalfOnly],
  ]),
  ...inFile('rules/magic/mental-examples-leaving.rules', [
    [3, exampleR4E1ItHasNoPersistAsIt],
    [16, exampleR4E2ItPersistsAndComesBackAs],
    [37, exampleR4E2ItDoesNotComeBackA],
    [48, exampleR4E3aItPersistsButCannotComeBack],
    [70, exampleR4E4ACreatureCardThatWasA],
    [83, exampleR4E5aExiledWithCountersButWithoutSuspend],
    [94, exampleR4E5aNothingHappensToItInUpkeeps],
    [100, exampleR4E5b遅延GivesItsOwnSuspendBack],
    [112, exampleR4E5bCastAsItselfWhenTheLast],
    [123, exampleACreatureWithSuspendFrom遅延],
    [134, exampleR4E5cアーテイのおせっかいRemembersTheSpell],
    [147, exampleR4E5cAndItComesBackAsThat],
    [159, exampleR4E6ReboundExilesItAndItIs],
    [169, exampleR4E6InTheNextUpkeep],
  ]),
  ...inFile('rules/magic/mental-examples-stripped.rules', [
    [3, exampleR5E1aドライアドの闘士SeesASorceryThatIs],
    [17, exampleR5E1bAndOneThatWouldDie],
    [31, exampleR5E1cButNoCreatureCard],
    [42, exampleR5E1cNorOneThatIsCountered],
    [58, exampleR5E2aこの世界にあらずStaysInTheGraveyard],
    [65, exampleR5E2aAlsoFromTheStack],
    [78, exampleR5E2bアクローマの記念碑IsShuffledAway],
    [85, exampleR5E3aE3bE3cWhoDiesLeavesAnd],
    [102, exampleR5E3bLeavingForAnotherZone],
    [114, exampleR5E3cWhatTheCardItselfSaysOf],
    [127, exampleD14AHandIsNoGraveyard],
    [140, exampleD15ExiledItCannotComeBack],
    [153, exampleD16ItDiesAsASorcery],
    [167, exampleD20ACardDoesNotCeaseToExist],
  ]),
  ...inFile('rules/magic/mental-examples-once.rules', [
    [3, exampleR6E1aE1bE1cE1dCounteredAndThe],
    [20, exampleR6E1bNorMayTheOtherPlayer],
    [31, exampleR6E1eE1fResolvedReturnedToHandCast],
    [50, exampleD1CastAsItselfANameIsNot],
    [61, exampleD2InAnotherGameEveryNameMayBe],
    [69, exampleD3OnlyTheFrontOfACardMay],
    [79, exampleD5NotFaceDownAsAnotherCard],
    [86, exampleD6ButFaceDownAsItself],
    [97, exampleD7ACardThatIsNoArcaneMay],
    [114, exampleD9AtTheSpeedOfTheCopy],
    [123, exampleD10AProhibitionLooksAtTheCopy],
    [132, exampleD11AnEffectOfAnotherCardLetsIt],
    [150, exampleR7E1終末ByItsOwnMiracle],
    [165, exampleD12終末ForItsManaCost],
    [172, exampleD17ACastingThatCannotBeCompletedHas],
    [181, exampleD19NoCardIsALandOfAll],
    [188, exampleSTR2E1NineNamesFor熟慮],
    [213, exampleSTR2E2熟慮DrawsOnceMore],
    [223, exampleSTR3E1TenNamesFor壌土からの生命],
    [244, exampleSTR3E2壌土からの生命AgainAndAgain],
  ]),
]

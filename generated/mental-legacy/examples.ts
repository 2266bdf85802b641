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
import { placeGiven, theCopy } from '../../runtime/example-kit.ts'
import { CARD, COLOUR, DEFINITIONS, WAY, ZONE } from './names.ts'
import type { State } from './state.ts'
import { createCard, place } from './state.ts'
import { costsAsMuchAs, formsOf, isCreature, isSick, pooledOf, powerOf } from './facts.ts'
import { doCleanupStep, doDrawOne, doMainPhase, doUpkeepStep } from './events.ts'

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
]

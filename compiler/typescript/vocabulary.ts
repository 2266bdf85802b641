import { quotation } from './code.ts'
import { type Name, type RuntimeEntry, moduleName, runtimeName, word } from './name.ts'

/** What the rooms declare: words parted by commas, with `type` before names of types. */
function declared<Room extends string>(
  rooms: Readonly<Partial<Record<Room, string>>>,
  declare: (room: Room, text: string, isType: boolean) => Name,
): Map<string, Name> {
  const all = new Map<string, Name>()
  for (const [room, list] of Object.entries(rooms) as [Room, string][]) {
    for (const entry of list.split(', ').filter((each) => each !== '')) {
      const [last = '', type] = entry.split(' ').reverse()
      all.set(last, declare(room, last, type === 'type'))
    }
  }
  return all
}

/** What emitted code uses of the entries of the package; `runtime/for-engines.ts` exports the same names. */
const RUNTIME: Readonly<Record<RuntimeEntry, string>> = {
  runtime: [
    'type Astray, type BaseState, type Captured, type Choice, type Engine, type Frame, type GameInfo',
    'type Handle, type PendingEffect, CHANCE, DECLINE, NONE',
    'addEffect, announced, answer, apart, blankZones, deleteCard, drawAtOnce, dropEffects, emptied, endGame',
    'exchangeCards, fitting, isSettled, isTrying',
    'keepFirst, keepOnly, lastingReason, leave, mayExchange, moveCard, moveEffect, moveTopCards, moveZone',
    'nextCard, popFrame, pushFrame, randomBelow, refuse, refuseText',
    'removeFrom, run, seedRandom, showTo, shuffle, suspended, takeEffect, type Settled',
    'cloneBase, copyBase, lendBase, type Shared, ownColumns, owned, plainRecord, sharing, whyNot',
    'ForGood, anotherRound, ascend, asksAgain, descend, goesOn, goesRound, grown, put, heldAnew, heldByEffect, keeps, allSee',
    'reckoned, through, loseSight, type Holders, holders',
    'happens, noteChance, noteCreate, noteDone, noteEvent, noteMove, noteShow, noteShuffle',
    'beginsFor, bitOf, bitsOf, endsAllBut, endsFor',
    'alike, allCards, at, cardsByZone, copies, countDistinct, countOf, differ, divide, family, fillable, greatest',
    'greatestOf, joined, least, leastOf, lessCopies, nextMembers',
    'membersOf, modulo, nextIn, nextSeat',
    'orElse, presentByZone, presentCards, inRange, isAbove, isAtLeast, isChosen, whenThere, range, roundIn',
    'same, sameCopies, seats, seatsFrom, someOf, sortedBy, sum, sumOf',
    'top, union, within, without',
    'type LineState, asItStands, asJudged, lookingBack, putsOff, putsOffEffect, takePutOff, type Withheld',
    'NOTHING_WITHHELD, tellWithheld, withhold',
    'askInTrial, comeTo, completable, isPresetNext, prune, type DeckRule, type Parts, type PickedSoFar, makeEngine, Texts',
    'tied, type Cards, type GameTypes, type PairFact',
    'type GameTables, type EngineParts, type EventRow, type Places, type Placed, eventRows, firstsIn, holdersOf, namesIn',
    'numbersIn, placedLoops, placedRules, placedSites, printedOn',
  ].join(', '),
  'runtime/examples': [
    'carriedOut, noted, traceNotes, wrote, type CompiledExample, type PositionKit',
    'copyOf, copyOfThere, enter, placeAll, placeGiven, placeRest, theCopy, theCopyThere',
  ].join(', '),
}

/** What the lines of worked examples become. Their words are ordinary ones, so that only code of examples knows them.
 * No module exports a `then`: whoever awaits its import would wait for it. */
const EXAMPLE_STEPS =
  'answers, asked, branch, card, chanceChooses, choosable, chooses, deckIs, does, doesNotKnow, equals, exactly, ' +
  'example, happened, holds, inFile, knows, moved, mustAct, ' +
  'nobodyAsked, notAsked, notChoosable, notHappened, notTold, offered, refused, told, value'

/** Modules of an engine, and what each declares whatever the game is. */
const MODULES: Readonly<Record<string, string>> = {
  places: 'PLACES',
  tables:
    'CARDS, TABLES, OPTIONS, EVENTS, RULES, ZONES, SITES, LOOPS, MOVES, OFFERS, FACTS, LASTING, WAITING, TOLD, LOOKS',
  names:
    'ZONE, HOLDER, EFFECT_ZONES, CARD, DEFINITIONS, OPTION_NUMBERS, EVENT, MOVE, PROC, TEXTS, CARD_NAMES, DEFAULT_DECKS',
  state:
    'type State, StateRecord, newState, clone, copyInto, lend, createCard, OF_CARDS, place, changePlaces, startAfresh, mayEnter, ' +
    'leaveGame, holder, viewersOf, placeViewers, openTo, HOLDS_CARDS, ASKING_CARDS',
  facts: 'type Known, known, standingStill, type KnownForGood, forGood',
  events:
    'move, exchange, moveAll, moveTop, moveTold, followUp, resolveEffect, step, copyFrame, COPIES, ' +
    'COPIED_AS, program, SETTLED, endStretch',
  decisions:
    'CARD_OF_CHANCE, obligations, attends, toldOfEvent, toldOfQuestion, perform, ask, list, listAnew, pickedSoFar',
  explain: 'refusals, DECK_RULES, deckRefusals, brokenAlways',
  coverage: 'places, applied, applies',
  trace: 'trace',
  rules: 'type Rules',
  engine: 'partsOf, questions',
  index:
    'queries, info, parts, engine, type CardName, type Options, type Asking, type SeatName, type PerSeat, ' +
    'type CardFacts, type Facts, type Zones, type GameMove, type Types',
}

const fixed = new Map([...declared(RUNTIME, runtimeName), ...declared(MODULES, moduleName)])
const steps = declared({ 'runtime/examples': EXAMPLE_STEPS }, runtimeName)

/** Names that are declared whatever the game is. */
export const fixedNames: ReadonlyMap<string, Name> = fixed

/** Names of the steps of worked examples. */
export const stepNames: ReadonlyMap<string, Name> = steps

/** Code of an engine: what the runtime and the engine's own modules declare for every game is known by its word. */
export const code = quotation((text) => fixed.get(text))

/** Code of worked examples, which knows their steps as well. */
export const exampleCode = quotation((text) => steps.get(text) ?? fixed.get(text))

/** What a word of the engine's own code stands for. */
export const named = (text: string): Name => fixed.get(text) ?? word(text)

/** The numbers of events, of offered ones in moves, and of the first zone of each family, by name. */
export const [EVENT, MOVE, ZONE] = ['EVENT', 'MOVE', 'ZONE'].map(named)

/** Tables that an engine is made of. */
export const [SITES, LOOPS, MOVES, OFFERS, FACTS, LASTING, WAITING, TOLD] = [
  'SITES',
  'LOOPS',
  'MOVES',
  'OFFERS',
  'FACTS',
  'LASTING',
  'WAITING',
  'TOLD',
].map(named)

/** The state that emitted functions work on. */
export const STATE: Name = word('s')

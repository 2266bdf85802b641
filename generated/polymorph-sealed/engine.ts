// Compiled from the rules of PolymorphSealed into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts, Frame, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, ForGood, NONE, askInTrial, blankZones, cloneBase, comeTo, copyBase, emptied, firstsIn, happens, isPresetNext,
  isSettled, isTrying, lendBase, loseSight, namesIn, nextCard, noteChance, ownColumns, placedLoops, placedSites, prune,
  randomBelow, seats, seedRandom, sharing, through, union, whenThere, within,
} from 'houserules/runtime'
// prettier-ignore
import { ATTRIBUTE, BREED, DEFAULT_DECKS, KIND, LANGUAGE, MONSTER_TYPE, POSITION, PROPERTY, RACE } from '../yu-gi-oh/names.ts'
// prettier-ignore
import type {
  ActivateEffectFrame, ActivateFrame, AfterEnding2Frame, AfterMove2Frame, AfterMove3Frame, AfterMoveFrame2,
  AfterSpecialSummonFrame, AfterStandbyFrame, AttackDirectlyFrame, AttackFrame, BanishFrame, BatterFrame,
  BattlePhaseFrame, BeatFrame, BeginAllFrame, BurnFrame, BurstEffectFrame, BurstFrame, CallSistersEffectFrame,
  CallSistersFrame, CarryOutFrame, CarryOutFrame10, CarryOutFrame11, CarryOutFrame12, CarryOutFrame13, CarryOutFrame14,
  CarryOutFrame15, CarryOutFrame16, CarryOutFrame17, CarryOutFrame18, CarryOutFrame19, CarryOutFrame2, CarryOutFrame20,
  CarryOutFrame21, CarryOutFrame22, CarryOutFrame3, CarryOutFrame4, CarryOutFrame5, CarryOutFrame6, CarryOutFrame7,
  CarryOutFrame8, ClashFrame, CreateLightFrame, DealFrame, DestroyFrame, DiscardFrame, DrawDuelFrame, DrawFrame,
  DrawPhaseFrame, DuelFrame, EndPhaseFrame, EndingFrame, FallFrame, FuseFrame, GatherFrame, GatherFrame2, GatherFrame3,
  GatherFrame4, GatherFrame5, GatherFrame6, GiveTributesFrame, ImpersonateEffectFrame, ImpersonateFrame, LayOpenFrame,
  LineUpFrame, LinkUpFrame, LoseFrame, MainPhaseFrame, MatchFrame, MoveFrame, NormalSummonFrame, PeerEffectFrame,
  PeerFrame, PrepareFrame, PrepareFrame11, PrepareFrame13, PrepareFrame3, PrepareFrame5, PrepareFrame6, PrepareFrame8,
  RunChainFrame, RunLinkFrame, SearchFrame, SendFrame, SetCardFrame, SetMonsterFrame, SpecialSummonFrame,
  SpecialSummonFreelyFrame, StandbyFrame, StandbyPhaseFrame, SummonFromExtraFrame, TryFuseFrame, TurnFrame,
  WhenArrive2Frame, WhenArrive3Frame, WhenArrive4Frame, WhenArriveFrame, WhenBurnFrame, WhenDeclareAttackFrame,
  WhenDestroyFrame, WhenMoveFrame, WhenNormalSummon2Frame, WhenNormalSummonFrame, WinFrame, WindowFrame,
} from '../yu-gi-oh/state.ts'
import { ASKING_CARDS, CARD_OF_CHANCE, SETTLED } from '../yu-gi-oh/tables.ts'
import type { PolymorphSealedRules } from './linked.ts'
// prettier-ignore
import {
  CARD_NAMES, DEFINITIONS, EVENT, HOLDER, PACK, PRINTED_ALSO_NAMES, PRINTED_ATTRIBUTE_OF, PRINTED_BASE_ATTACK,
  PRINTED_BASE_DEFENCE, PRINTED_BREED_OF, PRINTED_ENGLISH_ALSO_NAMES, PRINTED_ENGLISH_NAME,
  PRINTED_ENGLISH_RULE_CATEGORIES, PRINTED_ENGLISH_RULE_NAME, PRINTED_FORBIDDEN, PRINTED_KIND_OF, PRINTED_LEVEL,
  PRINTED_MATERIAL_CARDS, PRINTED_MATERIAL_LINE, PRINTED_MATERIAL_RACES, PRINTED_MENTIONED, PRINTED_MONSTER_TYPES,
  PRINTED_OVERSEAS_ONLY, PRINTED_PROPERTY_OF, PRINTED_RACE_OF, PRINTED_RANK, PRINTED_RATING, PRINTED_READING,
  PRINTED_RULE_CATEGORIES, PRINTED_RULE_NAME, TEXTS, ZONE,
} from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  BeforeDrawFrame, BuildFrame, DeclarePacksFrame, DraftAgainFrame, DraftFrame, DraftRoundFrame, DuelsFrame,
  InventPackFrame, Known, KnownForGood, OpenPackFrame, OpenPacksFrame, PairFrame, PickFrame, PickInRoundsFrame,
  PickPacksFrame, State, TakePackFrame, TakePacksFrame,
} from './state.ts'
// prettier-ignore
import {
  COPIED_AS, COPIES, DECK_RULES, FACTS, HOLDS_CARDS, LASTING, LOOKS, LOOPS, MOVES, OFFERS, OF_CARDS, SITES, StateRecord,
  TOLD,
} from './tables.ts'

/** What can be asked of printed cards, by the words of the rules. */
// prettier-ignore
export const questions = (all: object) => {
  const rules = all as PolymorphSealedRules
  return {
    'printed-name': rules.printedNameOf, 'japanese-name': rules.japaneseNameOf, 'replaced-name': rules.replacedNameOf,
    'own-name': rules.ownNameOf, 'also-names-in': rules.alsoNamesInOf, 'rule-categories-in': rules.ruleCategoriesInOf,
    'printed-names': rules.printedNamesOf, 'category-of': rules.categoryOfOf, 'given-by-rule': rules.givenByRuleOf,
    'read-name': rules.readNameOf, 'reads-as': rules.readsAsOf, 'names-material': rules.namesMaterialOf,
    spelled: rules.spelledOf, 'read-aloud': rules.readAloudOf, 'own-name-has': rules.ownNameHasOf,
    'changed-name-has': rules.changedNameHasOf, 'second-name-has': rules.secondNameHasOf,
    'rule-text-gives': rules.ruleTextGivesOf, 'listed-in-japanese': rules.listedInJapaneseOf,
    'listed-in-english': rules.listedInEnglishOf, 'bordered-in-japanese': rules.borderedInJapaneseOf,
    'bordered-in-english': rules.borderedInEnglishOf, 'own-part': rules.ownPartOf, poly: rules.polyOf,
    'prefix-has': rules.prefixHasOf, token: rules.isToken, listed: rules.isListed,
    'of-the-extra-deck': rules.isOfTheExtraDeck, mentions: rules.mentions, 'is-given-in': rules.isGivenIn,
    'is-found-in': rules.isFoundIn,
  }
}

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as PolymorphSealedRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    pickedSoFar: rules.pickedSoFar, attends: rules.attends, viewers: rules.viewersOf, holdsCards: HOLDS_CARDS,
    askingCards: ASKING_CARDS, looks: LOOKS, start: rules.match,
    turns: {
      begin: [
        { event: EVENT.turn, by: 0 }, { event: EVENT.pick, by: 0 }, { event: EVENT['declare-packs'], by: 0 },
        { event: EVENT.build, by: 0 },
      ],
      end: [EVENT.match, EVENT['set-up'], EVENT['build-deck'], EVENT.duel, EVENT.deal, EVENT.draft,
        EVENT['bring-packs'], EVENT['draft-round'], EVENT['draft-again'], EVENT['pick-packs'], EVENT.agree,
        EVENT['pick-in-rounds'], EVENT['open-packs'], EVENT['open-pack'], EVENT['invent-pack'], EVENT.duels, EVENT.pair,
        EVENT['leave-table']] },
    draft: rules.draft, sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES,
    offers: OFFERS, facts: FACTS, lasting: LASTING, telling: TOLD, moveBase: 16,
    enums: { kind: namesIn(KIND), 'monster-type': namesIn(MONSTER_TYPE), property: namesIn(PROPERTY),
      attribute: namesIn(ATTRIBUTE), race: namesIn(RACE), position: namesIn(POSITION), language: namesIn(LANGUAGE),
      breed: namesIn(BREED), pack: namesIn(PACK) },
    zoneBases: firstsIn(ZONE), defaults: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    printed: [
      { name: 'kind-of', type: 'kind', values: PRINTED_KIND_OF },
      { name: 'monster-types', type: 'set of monster-type', values: PRINTED_MONSTER_TYPES },
      { name: 'property-of', type: 'property', values: PRINTED_PROPERTY_OF },
      { name: 'attribute-of', type: 'attribute', values: PRINTED_ATTRIBUTE_OF },
      { name: 'race-of', type: 'race', values: PRINTED_RACE_OF },
      { name: 'level', type: 'number', values: PRINTED_LEVEL }, { name: 'rank', type: 'number', values: PRINTED_RANK },
      { name: 'rating', type: 'number', values: PRINTED_RATING },
      { name: 'base-attack', type: 'number', values: PRINTED_BASE_ATTACK },
      { name: 'base-defence', type: 'number', values: PRINTED_BASE_DEFENCE },
      { name: 'english-name', type: 'text', values: PRINTED_ENGLISH_NAME },
      { name: 'reading', type: 'text', values: PRINTED_READING },
      { name: 'overseas-only', type: 'truth', values: PRINTED_OVERSEAS_ONLY },
      { name: 'rule-name', type: 'text', values: PRINTED_RULE_NAME },
      { name: 'english-rule-name', type: 'text', values: PRINTED_ENGLISH_RULE_NAME },
      { name: 'also-names', type: 'set of text', values: PRINTED_ALSO_NAMES },
      { name: 'english-also-names', type: 'set of text', values: PRINTED_ENGLISH_ALSO_NAMES },
      { name: 'rule-categories', type: 'set of text', values: PRINTED_RULE_CATEGORIES },
      { name: 'english-rule-categories', type: 'set of text', values: PRINTED_ENGLISH_RULE_CATEGORIES },
      { name: 'mentioned', type: 'set of definition', values: PRINTED_MENTIONED },
      { name: 'material-line', type: 'set of text', values: PRINTED_MATERIAL_LINE },
      { name: 'forbidden', type: 'truth', values: PRINTED_FORBIDDEN },
      { name: 'material-cards', type: 'set of definition', values: PRINTED_MATERIAL_CARDS },
      { name: 'material-races', type: 'set of race', values: PRINTED_MATERIAL_RACES },
      { name: 'breed-of', type: 'breed', values: PRINTED_BREED_OF },
    ],
    shape: ['monsters'],
    decks: { columns: ['mainDeck', 'extraDeck', 'sideDeck'], defaults: DEFAULT_DECKS, rules: DECK_RULES,
      refusals: rules.deckRefusals },
    texts: TEXTS, openByCard: ['deck', 'monsters', 'backrow'],
    queries: { definitions: DEFINITIONS, names: CARD_NAMES, ask: questions(rules),
      infos: [
        { name: 'printed-name', params: [{ name: 'd', type: 'definition' }, { name: 'l', type: 'language' }],
          type: 'text' },
        { name: 'japanese-name', params: [{ name: 'd', type: 'definition' }], type: 'text' },
        { name: 'replaced-name', params: [{ name: 'd', type: 'definition' }, { name: 'l', type: 'language' }],
          type: 'text' },
        { name: 'own-name', params: [{ name: 'd', type: 'definition' }, { name: 'l', type: 'language' }],
          type: 'text' },
        { name: 'also-names-in', params: [{ name: 'd', type: 'definition' }, { name: 'l', type: 'language' }],
          type: 'set of text' },
        { name: 'rule-categories-in', params: [{ name: 'd', type: 'definition' }, { name: 'l', type: 'language' }],
          type: 'set of text' },
        { name: 'printed-names', params: [{ name: 'd', type: 'definition' }, { name: 'l', type: 'language' }],
          type: 'set of text' },
        { name: 'category-of',
          params: [{ name: 'd', type: 'definition' }, { name: 'a', type: 'text' }, { name: 'l', type: 'language' }],
          type: 'truth' },
        { name: 'given-by-rule',
          params: [{ name: 'd', type: 'definition' }, { name: 'a', type: 'text' }, { name: 'l', type: 'language' }],
          type: 'truth' },
        { name: 'read-name', params: [{ name: 'd', type: 'definition' }], type: 'text' },
        { name: 'reads-as',
          params: [{ name: 'd', type: 'definition' }, { name: 'a', type: 'text' }, { name: 'l', type: 'language' }],
          type: 'truth' },
        { name: 'names-material', params: [{ name: 'd', type: 'definition' }, { name: 'a', type: 'text' }],
          type: 'truth' },
        { name: 'spelled', params: [{ name: 'a', type: 'text' }, { name: 'l', type: 'language' }], type: 'text' },
        { name: 'read-aloud', params: [{ name: 'a', type: 'text' }], type: 'text' },
        { name: 'own-name-has',
          params: [{ name: 'd', type: 'definition' }, { name: 'a', type: 'text' }, { name: 'l', type: 'language' }],
          type: 'truth' },
        { name: 'changed-name-has',
          params: [{ name: 'd', type: 'definition' }, { name: 'a', type: 'text' }, { name: 'l', type: 'language' }],
          type: 'truth' },
        { name: 'second-name-has',
          params: [{ name: 'd', type: 'definition' }, { name: 'a', type: 'text' }, { name: 'l', type: 'language' }],
          type: 'truth' },
        { name: 'rule-text-gives',
          params: [{ name: 'd', type: 'definition' }, { name: 'a', type: 'text' }, { name: 'l', type: 'language' }],
          type: 'truth' },
        { name: 'listed-in-japanese', params: [{ name: 'd', type: 'definition' }], type: 'text' },
        { name: 'listed-in-english', params: [{ name: 'd', type: 'definition' }], type: 'text' },
        { name: 'bordered-in-japanese', params: [{ name: 'd', type: 'definition' }], type: 'text' },
        { name: 'bordered-in-english', params: [{ name: 'd', type: 'definition' }], type: 'text' },
        { name: 'own-part', params: [{ name: 'd', type: 'definition' }, { name: 'l', type: 'language' }],
          type: 'text' },
        { name: 'poly', params: [{ name: 'd', type: 'definition' }, { name: 'l', type: 'language' }], type: 'text' },
        { name: 'prefix-has', params: [{ name: 'a', type: 'text' }, { name: 'l', type: 'language' }], type: 'truth' },
        { name: 'token', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'listed', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'of-the-extra-deck', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'mentions', params: [{ name: 'd', type: 'definition' }, { name: 'n', type: 'definition' }],
          type: 'truth' },
        { name: 'is-given-in', params: [{ name: 'a', type: 'text' }, { name: 'l', type: 'language' }], type: 'truth' },
        { name: 'is-found-in', params: [{ name: 'd', type: 'definition' }, { name: 'k', type: 'pack' }],
          type: 'truth' },
      ] },
  }
}

export function engineRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s = new StateRecord({
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(141), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, positionOf: [], life: [], turnPlayer: 0, turnNumber: 0, arrived: [], laid2: [],
        targets: [], bearer: [], language: [], usedNames: [], passes: 0, answerer: 0, summoned: [], turned: [],
        materials: [], attacking: [], attacked: NONE, mainDeck: [], extraDeck: [], sideDeck: [], justCome: [],
        sparedIn: [], imitated: [], risesFrom: [], doomedFrom: [], madeOf: [], share: [], supply: [], sealed: [],
        packSize: [], drafters: [], taken: {}, agreeing: 0, roundNumber: 0, facing: [], initial: [], setDown: [],
        spent: [], freed: [], looking: [], usedUp: [], printedDef: [], astray: [], linesDeep: 0, putOff: [],
        timesDeclareAttackDuringTurn: 0, shared: undefined,
      })
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      for (let it = 0; it < players; it++) s.life.push(rules.startingLifeOf(s))
      for (let it = 0; it < players; it++) s.usedNames.push([])
      for (let it = 0; it < players; it++) s.summoned.push(false)
      for (let it = 0; it < players; it++) s.mainDeck.push([])
      for (let it = 0; it < players; it++) s.extraDeck.push([])
      for (let it = 0; it < players; it++) s.sideDeck.push([])
      for (let it = 0; it < players; it++) s.share.push(10)
      for (let it = 0; it < 6; it++) s.supply.push(rules.boxedOf(s, it))
      for (let it = 0; it < 6; it++) s.sealed.push([])
      for (let it = 0; it < 6; it++) s.packSize.push(0)
      s.drafters = seats(s)
      for (let it = 0; it < players; it++) s.facing.push(NONE)
      for (let it = 0; it < players; it++) s.initial.push(40)
      for (let it = 0; it < players; it++) s.looking.push(false)
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      const t = new StateRecord(s)
      cloneBase(t, s, rules.copyFrame)
      t.positionOf = s.positionOf.slice()
      t.life = s.life.slice()
      t.arrived = s.arrived.slice()
      t.laid2 = s.laid2.slice()
      t.targets = s.targets.slice()
      t.bearer = s.bearer.slice()
      t.language = s.language.slice()
      t.usedNames = s.usedNames.slice()
      t.summoned = s.summoned.slice()
      t.turned = s.turned.slice()
      t.mainDeck = s.mainDeck.slice()
      t.extraDeck = s.extraDeck.slice()
      t.sideDeck = s.sideDeck.slice()
      t.sparedIn = s.sparedIn.slice()
      t.imitated = s.imitated.slice()
      t.risesFrom = s.risesFrom.slice()
      t.doomedFrom = s.doomedFrom.slice()
      t.madeOf = s.madeOf.slice()
      t.share = s.share.slice()
      t.supply = s.supply.slice()
      t.sealed = s.sealed.slice()
      t.packSize = s.packSize.slice()
      t.taken = { ...s.taken }
      t.facing = s.facing.slice()
      t.initial = s.initial.slice()
      t.setDown = s.setDown.slice()
      t.spent = s.spent.slice()
      t.freed = s.freed.slice()
      t.looking = s.looking.slice()
      t.usedUp = s.usedUp.slice()
      t.printedDef = s.printedDef.slice()
      t.shared = undefined
      return t
    },

    /** Makes a state that is no longer needed a copy of another; either copies a list only when it writes it. */
    copyInto(t: State, s: State): void {
      // prettier-ignore
      const shared = sharing<State>({
        def: s.def, owner: s.owner, place: s.place, shown: s.shown, result: s.result, effects: s.effects,
        zones: s.zones, positionOf: s.positionOf, life: s.life, arrived: s.arrived, laid2: s.laid2, targets: s.targets,
        bearer: s.bearer, language: s.language, usedNames: s.usedNames, summoned: s.summoned, turned: s.turned,
        mainDeck: s.mainDeck, extraDeck: s.extraDeck, sideDeck: s.sideDeck, sparedIn: s.sparedIn, imitated: s.imitated,
        risesFrom: s.risesFrom, doomedFrom: s.doomedFrom, madeOf: s.madeOf, share: s.share, supply: s.supply,
        sealed: s.sealed, packSize: s.packSize, taken: s.taken, facing: s.facing, initial: s.initial,
        setDown: s.setDown, spent: s.spent, freed: s.freed, looking: s.looking, usedUp: s.usedUp,
        printedDef: s.printedDef, frames: s.frames.slice(),
      })
      s.shared = shared
      t.shared = shared
      copyBase(t, s)
      t.positionOf = s.positionOf
      t.life = s.life
      t.turnPlayer = s.turnPlayer
      t.turnNumber = s.turnNumber
      t.arrived = s.arrived
      t.laid2 = s.laid2
      t.targets = s.targets
      t.bearer = s.bearer
      t.language = s.language
      t.usedNames = s.usedNames
      t.passes = s.passes
      t.answerer = s.answerer
      t.summoned = s.summoned
      t.turned = s.turned
      t.materials = s.materials
      t.attacking = s.attacking
      t.attacked = s.attacked
      t.mainDeck = s.mainDeck
      t.extraDeck = s.extraDeck
      t.sideDeck = s.sideDeck
      t.justCome = s.justCome
      t.sparedIn = s.sparedIn
      t.imitated = s.imitated
      t.risesFrom = s.risesFrom
      t.doomedFrom = s.doomedFrom
      t.madeOf = s.madeOf
      t.share = s.share
      t.supply = s.supply
      t.sealed = s.sealed
      t.packSize = s.packSize
      t.drafters = s.drafters
      t.taken = s.taken
      t.agreeing = s.agreeing
      t.roundNumber = s.roundNumber
      t.facing = s.facing
      t.initial = s.initial
      t.setDown = s.setDown
      t.spent = s.spent
      t.freed = s.freed
      t.looking = s.looking
      t.usedUp = s.usedUp
      t.printedDef = s.printedDef
      t.astray = s.astray
      t.linesDeep = s.linesDeep
      t.putOff = s.putOff
      t.timesDeclareAttackDuringTurn = s.timesDeclareAttackDuringTurn
    },

    /** A state that stands where another does, to try something on or to look back at: it has the lists of the other. */
    lend(s: State): State {
      const t = new StateRecord(s)
      lendBase(t, s)
      t.shared = sharing<State>(s)
      return t
    },

    /** Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to. */
    createCard(s: State, definition: number, zone: number): number {
      const card = nextCard(s)
      ownColumns(s, OF_CARDS)
      s.def.push(definition)
      s.owner.push(HOLDER[zone] ?? NONE)
      s.place.push(NONE)
      s.shown.push(0)
      s.positionOf.push(POSITION.upright)
      s.arrived.push(s.turnNumber)
      s.laid2.push(s.turnNumber)
      s.targets.push([])
      s.bearer.push(NONE)
      s.language.push(LANGUAGE.ja)
      s.turned.push(false)
      s.sparedIn.push(0)
      s.imitated.push(false)
      s.risesFrom.push(NONE)
      s.doomedFrom.push(NONE)
      s.madeOf.push(0)
      s.setDown.push(false)
      s.spent.push(false)
      s.freed.push(false)
      s.usedUp.push(false)
      s.printedDef.push(definition)
      if (zone !== NONE) rules.place(s, card, zone, false)
      return card
    },

    /** Whether there is room for the card. */
    mayEnter(s: State, card: number, to: number): boolean {
      if (s.zones[to] === undefined || card === NONE || s.place[card] === NONE) return false
      if (within(to, ZONE.monsters) && s.place[card] !== to && s.zones[to]!.length >= rules.slotsOf(s)) {
        if (s.reasons !== null) s.reasons.push(133 /* monsters */)
        return false
      }
      if (within(to, ZONE.backrow) && s.place[card] !== to && s.zones[to]!.length >= rules.slotsOf(s)) {
        if (s.reasons !== null) s.reasons.push(134 /* backrow */)
        return false
      }
      if (within(to, ZONE['field-spell']) && s.place[card] !== to && s.zones[to]!.length >= 1) {
        if (s.reasons !== null) s.reasons.push(135 /* field-spell */)
        return false
      }
      return true
    },

    /** The seat whose zone the card is in; its owner where zones belong to nobody. */
    holder(s: State, card: number): number {
      const seat = HOLDER[s.place[card]!] ?? NONE
      return seat === NONE ? (s.owner[card] ?? NONE) : seat
    },

    /** The seats that the place of a card is open to. */
    placeViewers(s: State, card: number): readonly number[] {
      const zone = s.place[card]!
      // [ygo.zone.2] viewers-exception
      if (rules.isHidden(s, card)) return [rules.holder(s, card)]
      // [ygo.zone.5] viewers-exception-2
      if (
        within(s.place[card]!, ZONE.deck) &&
        whenThere(rules.holder(s, card), false, (it0) => rules.isLooking(s, it0))
      )
        return [rules.holder(s, card)]
      if (within(zone, ZONE.deck)) return []
      if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
      if (within(zone, ZONE.extra)) return [zone - ZONE.extra]
      if (within(zone, ZONE.side)) return [zone - ZONE.side]
      if (within(zone, ZONE.monsters)) return seats(s)
      if (within(zone, ZONE.backrow)) return seats(s)
      if (within(zone, ZONE['field-spell'])) return seats(s)
      if (within(zone, ZONE.graveyard)) return seats(s)
      if (within(zone, ZONE.banished)) return seats(s)
      if (within(zone, ZONE.attached)) return seats(s)
      if (within(zone, ZONE.box, 6)) return []
      if (within(zone, ZONE.pool)) return [zone - ZONE.pool]
      return []
    },

    /** Kept while moves are listed. */
    known: {
      of: null,
      levelNow: null,
      attack2: null,
      defence: null,
      names: null,
      spokenNames: null,
      isNegated2: null,
    } as Known,

    /** Does work that leaves the state as it is, so that nothing about it has to be worked out twice. */
    standingStill(s: State, work: () => void): void {
      const before = rules.known
      rules.known = {
        of: s,
        levelNow: null,
        attack2: null,
        defence: null,
        names: null,
        spokenNames: null,
        isNegated2: null,
      }
      try {
        work()
      } finally {
        rules.known = before
      }
    },

    /** Kept from game to game. */
    forGood: new ForGood<KnownForGood>({
      printedNames: null,
      declarable: null,
      prefix: null,
      borderedPrefix: null,
      poly: null,
      readPrefix: null,
      packedIn: null,
    }),

    /** Goes on with the procedure on top. */
    step(s: State, f: Frame): void {
      // prettier-ignore
      switch (f.proc) {
        case 137 /* move */: return rules.stepMove(s, f as MoveFrame)
        case 1 /* send */: return rules.stepSend(s, f as SendFrame)
        case 2 /* destroy */: return rules.stepDestroy(s, f as DestroyFrame)
        case 3 /* banish */: return rules.stepBanish(s, f as BanishFrame)
        case 4 /* discard */: return rules.stepDiscard(s, f as DiscardFrame)
        case 7 /* search */: return rules.stepSearch(s, f as SearchFrame)
        case 8 /* burn */: return rules.stepBurn(s, f as BurnFrame)
        case 11 /* match */: return rules.stepMatch(s, f as MatchFrame)
        case 14 /* duel */: return rules.stepDuel(s, f as DuelFrame)
        case 15 /* deal */: return rules.stepDeal(s, f as DealFrame)
        case 16 /* turn */: return rules.stepTurn(s, f as TurnFrame)
        case 18 /* draw-phase */: return rules.stepDrawPhase(s, f as DrawPhaseFrame)
        case 19 /* before-draw */: return rules.stepBeforeDraw(s, f as BeforeDrawFrame)
        case 20 /* draw */: return rules.stepDraw(s, f as DrawFrame)
        case 21 /* standby-phase */: return rules.stepStandbyPhase(s, f as StandbyPhaseFrame)
        case 22 /* standby */: return rules.stepStandby(s, f as StandbyFrame)
        case 23 /* main-phase */: return rules.stepMainPhase(s, f as MainPhaseFrame)
        case 24 /* end-phase */: return rules.stepEndPhase(s, f as EndPhaseFrame)
        case 25 /* ending */: return rules.stepEnding(s, f as EndingFrame)
        case 26 /* lose */: return rules.stepLose(s, f as LoseFrame)
        case 27 /* win */: return rules.stepWin(s, f as WinFrame)
        case 28 /* draw-duel */: return rules.stepDrawDuel(s, f as DrawDuelFrame)
        case 29 /* window */: return rules.stepWindow(s, f as WindowFrame)
        case 30 /* run-chain */: return rules.stepRunChain(s, f as RunChainFrame)
        case 31 /* run-link */: return rules.stepRunLink(s, f as RunLinkFrame)
        case 32 /* line-up */: return rules.stepLineUp(s, f as LineUpFrame)
        case 33 /* link-up */: return rules.stepLinkUp(s, f as LinkUpFrame)
        case 34 /* prepare */: return rules.stepPrepare(s, f as PrepareFrame)
        case 49 /* carry-out */: return rules.stepCarryOut(s, f as CarryOutFrame)
        case 74 /* activate */: return rules.stepActivate(s, f as ActivateFrame)
        case 76 /* lay-open */: return rules.stepLayOpen(s, f as LayOpenFrame)
        case 77 /* set-card */: return rules.stepSetCard(s, f as SetCardFrame)
        case 79 /* normal-summon */: return rules.stepNormalSummon(s, f as NormalSummonFrame)
        case 80 /* set-monster */: return rules.stepSetMonster(s, f as SetMonsterFrame)
        case 81 /* give-tributes */: return rules.stepGiveTributes(s, f as GiveTributesFrame)
        case 82 /* special-summon */: return rules.stepSpecialSummon(s, f as SpecialSummonFrame)
        case 83 /* special-summon-freely */: return rules.stepSpecialSummonFreely(s, f as SpecialSummonFreelyFrame)
        case 85 /* gather */: return rules.stepGather(s, f as GatherFrame)
        case 91 /* try-fuse */: return rules.stepTryFuse(s, f as TryFuseFrame)
        case 92 /* fuse */: return rules.stepFuse(s, f as FuseFrame)
        case 93 /* summon-from-extra */: return rules.stepSummonFromExtra(s, f as SummonFromExtraFrame)
        case 94 /* battle-phase */: return rules.stepBattlePhase(s, f as BattlePhaseFrame)
        case 95 /* attack */: return rules.stepAttack(s, f as AttackFrame)
        case 98 /* clash */: return rules.stepClash(s, f as ClashFrame)
        case 99 /* beat */: return rules.stepBeat(s, f as BeatFrame)
        case 100 /* fall */: return rules.stepFall(s, f as FallFrame)
        case 101 /* attack-directly */: return rules.stepAttackDirectly(s, f as AttackDirectlyFrame)
        case 102 /* batter */: return rules.stepBatter(s, f as BatterFrame)
        case 103 /* call-sisters */: return rules.stepCallSisters(s, f as CallSistersFrame)
        case 106 /* peer */: return rules.stepPeer(s, f as PeerFrame)
        case 108 /* impersonate */: return rules.stepImpersonate(s, f as ImpersonateFrame)
        case 110 /* burst */: return rules.stepBurst(s, f as BurstFrame)
        case 112 /* create-light */: return rules.stepCreateLight(s, f as CreateLightFrame)
        case 113 /* begin-all */: return rules.stepBeginAll(s, f as BeginAllFrame)
        case 138 /* draft */: return rules.stepDraft(s, f as DraftFrame)
        case 140 /* draft-round */: return rules.stepDraftRound(s, f as DraftRoundFrame)
        case 141 /* draft-again */: return rules.stepDraftAgain(s, f as DraftAgainFrame)
        case 142 /* pick-packs */: return rules.stepPickPacks(s, f as PickPacksFrame)
        case 144 /* pick-in-rounds */: return rules.stepPickInRounds(s, f as PickInRoundsFrame)
        case 145 /* pick */: return rules.stepPick(s, f as PickFrame)
        case 146 /* take-packs */: return rules.stepTakePacks(s, f as TakePacksFrame)
        case 147 /* take-pack */: return rules.stepTakePack(s, f as TakePackFrame)
        case 149 /* declare-packs */: return rules.stepDeclarePacks(s, f as DeclarePacksFrame)
        case 150 /* open-packs */: return rules.stepOpenPacks(s, f as OpenPacksFrame)
        case 151 /* open-pack */: return rules.stepOpenPack(s, f as OpenPackFrame)
        case 152 /* invent-pack */: return rules.stepInventPack(s, f as InventPackFrame)
        case 153 /* build */: return rules.stepBuild(s, f as BuildFrame)
        case 155 /* duels */: return rules.stepDuels(s, f as DuelsFrame)
        case 156 /* pair */: return rules.stepPair(s, f as PairFrame)
        case 36 /* prepare */: return rules.stepPrepare3(s, f as PrepareFrame3)
        case 38 /* prepare */: return rules.stepPrepare5(s, f as PrepareFrame5)
        case 39 /* prepare */: return rules.stepPrepare6(s, f as PrepareFrame6)
        case 41 /* prepare */: return rules.stepPrepare8(s, f as PrepareFrame8)
        case 44 /* prepare */: return rules.stepPrepare11(s, f as PrepareFrame11)
        case 46 /* prepare */: return rules.stepPrepare13(s, f as PrepareFrame13)
        case 50 /* carry-out */: return rules.stepCarryOut2(s, f as CarryOutFrame2)
        case 51 /* carry-out */: return rules.stepCarryOut3(s, f as CarryOutFrame3)
        case 52 /* carry-out */: return rules.stepCarryOut4(s, f as CarryOutFrame4)
        case 53 /* carry-out */: return rules.stepCarryOut5(s, f as CarryOutFrame5)
        case 54 /* carry-out */: return rules.stepCarryOut6(s, f as CarryOutFrame6)
        case 55 /* carry-out */: return rules.stepCarryOut7(s, f as CarryOutFrame7)
        case 56 /* carry-out */: return rules.stepCarryOut8(s, f as CarryOutFrame8)
        case 59 /* carry-out */: return rules.stepCarryOut10(s, f as CarryOutFrame10)
        case 60 /* carry-out */: return rules.stepCarryOut11(s, f as CarryOutFrame11)
        case 61 /* carry-out */: return rules.stepCarryOut12(s, f as CarryOutFrame12)
        case 62 /* carry-out */: return rules.stepCarryOut13(s, f as CarryOutFrame13)
        case 63 /* carry-out */: return rules.stepCarryOut14(s, f as CarryOutFrame14)
        case 64 /* carry-out */: return rules.stepCarryOut15(s, f as CarryOutFrame15)
        case 65 /* carry-out */: return rules.stepCarryOut16(s, f as CarryOutFrame16)
        case 66 /* carry-out */: return rules.stepCarryOut17(s, f as CarryOutFrame17)
        case 68 /* carry-out */: return rules.stepCarryOut18(s, f as CarryOutFrame18)
        case 69 /* carry-out */: return rules.stepCarryOut19(s, f as CarryOutFrame19)
        case 71 /* carry-out */: return rules.stepCarryOut20(s, f as CarryOutFrame20)
        case 72 /* carry-out */: return rules.stepCarryOut21(s, f as CarryOutFrame21)
        case 73 /* carry-out */: return rules.stepCarryOut22(s, f as CarryOutFrame22)
        case 75 /* activate-effect */: return rules.stepActivateEffect(s, f as ActivateEffectFrame)
        case 86 /* gather */: return rules.stepGather2(s, f as GatherFrame2)
        case 87 /* gather */: return rules.stepGather3(s, f as GatherFrame3)
        case 88 /* gather */: return rules.stepGather4(s, f as GatherFrame4)
        case 89 /* gather */: return rules.stepGather5(s, f as GatherFrame5)
        case 90 /* gather */: return rules.stepGather6(s, f as GatherFrame6)
        case 104 /* call-sisters-effect */: return rules.stepCallSistersEffect(s, f as CallSistersEffectFrame)
        case 107 /* peer-effect */: return rules.stepPeerEffect(s, f as PeerEffectFrame)
        case 109 /* impersonate-effect */: return rules.stepImpersonateEffect(s, f as ImpersonateEffectFrame)
        case 111 /* burst-effect */: return rules.stepBurstEffect(s, f as BurstEffectFrame)
        case 115 /* after-move-2 */: return rules.stepAfterMove2(s, f as AfterMove2Frame)
        case 116 /* when-burn */: return rules.stepWhenBurn(s, f as WhenBurnFrame)
        case 118 /* when-move */: return rules.stepWhenMove(s, f as WhenMoveFrame)
        case 119 /* when-arrive */: return rules.stepWhenArrive(s, f as WhenArriveFrame)
        case 120 /* when-declare-attack */: return rules.stepWhenDeclareAttack(s, f as WhenDeclareAttackFrame)
        case 121 /* when-arrive-2 */: return rules.stepWhenArrive2(s, f as WhenArrive2Frame)
        case 123 /* when-destroy */: return rules.stepWhenDestroy(s, f as WhenDestroyFrame)
        case 125 /* when-normal-summon */: return rules.stepWhenNormalSummon(s, f as WhenNormalSummonFrame)
        case 129 /* after-standby */: return rules.stepAfterStandby(s, f as AfterStandbyFrame)
        case 130 /* after-ending-2 */: return rules.stepAfterEnding2(s, f as AfterEnding2Frame)
        case 131 /* when-arrive-3 */: return rules.stepWhenArrive3(s, f as WhenArrive3Frame)
        case 132 /* after-move-3 */: return rules.stepAfterMove3(s, f as AfterMove3Frame)
        case 133 /* after-special-summon */: return rules.stepAfterSpecialSummon(s, f as AfterSpecialSummonFrame)
        case 134 /* when-normal-summon-2 */: return rules.stepWhenNormalSummon2(s, f as WhenNormalSummon2Frame)
        case 135 /* when-arrive-4 */: return rules.stepWhenArrive4(s, f as WhenArrive4Frame)
        case 136 /* after move */: return rules.stepAfterMove4(s, f as AfterMoveFrame2)
      }
    },

    /** A copy of a suspended procedure. */
    copyFrame(f: Frame): Frame {
      return COPIES[COPIED_AS[f.proc]!]!(f as never)
    },

    /** The same, worked out anew. */
    listAnew(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      // prettier-ignore
      switch (site) {
        case 1 /* main-phase */: return rules.offersAtMainPhase(s, seat, out)
        case 2 /* end-phase */: return rules.answersToEndPhase(s, f as EndPhaseFrame, out)
        case 3 /* window */: return rules.offersAtWindow(s, seat, out)
        case 4 /* line-up */: return rules.answersToLineUp(s, f as LineUpFrame, out)
        case 5 /* link-up */: return void out.push(1)
        case 6 /* prepare */: return rules.answersToPrepare(s, f as PrepareFrame3, out)
        case 7 /* prepare */: return rules.answersToPrepare2(s, f as PrepareFrame5, out)
        case 8 /* prepare */: return rules.answersToPrepare3(s, f as PrepareFrame6, out)
        case 9 /* prepare */: return rules.answersToPrepare4(s, f as PrepareFrame8, out)
        case 10 /* prepare */: return rules.answersToPrepare5(s, f as PrepareFrame11, out)
        case 11 /* prepare */: return rules.answersToPrepare6(s, f as PrepareFrame13, out)
        case 12 /* carry-out */: return rules.answersToCarryOut(s, f as CarryOutFrame5, out)
        case 13 /* carry-out */: return rules.answersToCarryOut2(s, f as CarryOutFrame11, out)
        case 14 /* carry-out */: return rules.answersToCarryOut3(s, f as CarryOutFrame11, out)
        case 15 /* carry-out */: return rules.answersToCarryOut4(s, f as CarryOutFrame12, out)
        case 16 /* carry-out */: return rules.answersToCarryOut5(s, f as CarryOutFrame12, out)
        case 17 /* carry-out */: return rules.answersToCarryOut6(s, f as CarryOutFrame13, out)
        case 18 /* carry-out */: return rules.answersToCarryOut7(s, f as CarryOutFrame13, out)
        case 19 /* carry-out */: return rules.answersToCarryOut8(s, f as CarryOutFrame14, out)
        case 20 /* carry-out */: return rules.answersToCarryOut9(s, f as CarryOutFrame15, out)
        case 21 /* carry-out */: return rules.answersToCarryOut10(s, f as CarryOutFrame16, out)
        case 22 /* carry-out */: return rules.answersToCarryOut11(s, f as CarryOutFrame18, out)
        case 23 /* carry-out */: return rules.answersToCarryOut12(s, f as CarryOutFrame18, out)
        case 24 /* carry-out */: return rules.answersToCarryOut13(s, f as CarryOutFrame19, out)
        case 25 /* carry-out */: return rules.answersToCarryOut14(s, f as CarryOutFrame20, out)
        case 26 /* carry-out */: return rules.answersToCarryOut15(s, f as CarryOutFrame21, out)
        case 27 /* carry-out */: return rules.answersToCarryOut16(s, f as CarryOutFrame22, out)
        case 28 /* give-tributes */: return rules.answersToGiveTributes(s, f as GiveTributesFrame, out)
        case 29 /* special-summon */: return rules.answersToSpecialSummon(s, f as SpecialSummonFrame, out)
        case 30 /* gather */: return rules.answersToGather(s, f as GatherFrame, out)
        case 31 /* gather */: return rules.answersToGather2(s, f as GatherFrame, out)
        case 32 /* gather */: return rules.answersToGather3(s, f as GatherFrame, out)
        case 33 /* gather */: return rules.answersToGather4(s, f as GatherFrame2, out)
        case 34 /* gather */: return rules.answersToGather5(s, f as GatherFrame3, out)
        case 35 /* gather */: return rules.answersToGather6(s, f as GatherFrame4, out)
        case 36 /* gather */: return rules.answersToGather7(s, f as GatherFrame5, out)
        case 37 /* gather */: return rules.answersToGather8(s, f as GatherFrame6, out)
        case 38 /* battle-phase */: return rules.offersAtBattlePhase(s, seat, out)
        case 39 /* call-sisters */: return rules.answersToCallSistersEffect(s, f as CallSistersEffectFrame, out)
        case 40 /* peer */: return rules.answersToPeer(s, f as PeerFrame, out)
        case 41 /* peer */: return rules.answersToPeerEffect(s, f as PeerEffectFrame, out)
        case 42 /* impersonate */: return rules.answersToImpersonate(s, f as ImpersonateFrame, out)
        case 43 /* burst */: return rules.answersToBurst(s, f as BurstFrame, out)
        case 44 /* burst */: return rules.answersToBurst2(s, f as BurstFrame, out)
        case 45 /* create-light */: return rules.answersToCreateLight(s, f as CreateLightFrame, out)
        case 46 /* create-light */: return rules.answersToCreateLight2(s, f as CreateLightFrame, out)
        case 47 /* create-light */: return rules.answersToCreateLight3(s, f as CreateLightFrame, out)
        case 48 /* begin-all */: return rules.answersToBeginAll(s, f as BeginAllFrame, out)
        case 49 /* move */: return rules.answersToWhenMove(s, f as WhenMoveFrame, out)
        case 50 /* arrive */: return rules.answersToWhenArrive(s, f as WhenArriveFrame, out)
        case 51 /* declare-attack */: return rules.answersToWhenDeclareAttack(s, f as WhenDeclareAttackFrame, out)
        case 52 /* arrive */: return rules.answersToWhenArrive2(s, f as WhenArrive2Frame, out)
        case 53 /* destroy */: return rules.answersToWhenDestroy(s, f as WhenDestroyFrame, out)
        case 54 /* normal-summon */: return rules.answersToWhenNormalSummon(s, f as WhenNormalSummonFrame, out)
        case 55 /* standby */: return rules.answersToAfterStandby(s, f as AfterStandbyFrame, out)
        case 56 /* arrive */: return rules.answersToWhenArrive3(s, f as WhenArrive3Frame, out)
        case 57 /* arrive */: return rules.answersToWhenArrive32(s, f as WhenArrive3Frame, out)
        case 58 /* pick-packs */: return void out.push(1)
        case 59 /* take-pack */: return rules.answersToTakePack(s, f as TakePackFrame, out)
        case 60 /* declare-packs */: return rules.answersToDeclarePacks(s, f as DeclarePacksFrame, out)
        case 61 /* invent-pack */: return rules.answersToInventPack(s, f as InventPackFrame, out)
        case 62 /* build */: return rules.answersToBuild(s, f as BuildFrame, out)
        case 63 /* build */: return rules.answersToBuild2(s, f as BuildFrame, out)
      }
    },

    /** What is chosen so far at a decision that asks for several; null at any other. */
    pickedSoFar(f: Frame, site: number): PickedSoFar | null {
      // prettier-ignore
      switch (site) {
        case 21 /* carry-out */: return rules.pickedForCarryOut(f as CarryOutFrame16)
        case 22 /* carry-out */: return rules.pickedForCarryOut2(f as CarryOutFrame18)
        case 23 /* carry-out */: return rules.pickedForCarryOut3(f as CarryOutFrame18)
        case 28 /* give-tributes */: return rules.pickedForGiveTributes(f as GiveTributesFrame)
        case 30 /* gather */: return rules.pickedForGather(f as GatherFrame)
        case 31 /* gather */: return rules.pickedForGather2(f as GatherFrame)
        case 32 /* gather */: return rules.pickedForGather3(f as GatherFrame)
        case 33 /* gather */: return rules.pickedForGather4(f as GatherFrame2)
        case 34 /* gather */: return rules.pickedForGather5(f as GatherFrame3)
        case 35 /* gather */: return rules.pickedForGather6(f as GatherFrame4)
        case 36 /* gather */: return rules.pickedForGather7(f as GatherFrame5)
        case 37 /* gather */: return rules.pickedForGather8(f as GatherFrame6)
        case 48 /* begin-all */: return rules.pickedForBeginAll(f as BeginAllFrame)
        case 62 /* build */: return rules.pickedForBuild(f as BuildFrame)
        case 63 /* build */: return rules.pickedForBuild2(f as BuildFrame)
      }
      return null
    },

    /** Stops to ask a seat, unless there is nothing to ask. */
    ask(s: State, f: Frame, site: number, seat: number, optional: boolean, picked = -1): void {
      const { legal } = s
      emptied(legal)
      f.answer = 0
      if (seat === NONE) return
      if (picked > 0 && isPresetNext(s, f)) return
      comeTo(s, site)
      rules.list(s, f, site, seat, legal)
      const acts = site === 1 /* main-phase */ || site === 3 /* window */ || site === 38 /* battle-phase */
      let may = optional
      if (s.announcing > 0) {
        const settled = isSettled(s, SETTLED)
        if (isTrying(s)) {
          askInTrial(s, site, optional, picked, 'all')
          if (legal.length > 0 && settled) s.dry = 2
          return
        }
        if (!settled) may = prune(rules, s, { optional, picked, site, places: 'all' })
      }
      const only = legal.length === 1 && !may && !s.askAll && s.log === null && !acts
      if (legal.length === 0 && !(s.askAll && acts) && !rules.attends(s, site, seat)) return
      if (seat === CHANCE && site in CARD_OF_CHANCE) loseSight(s, legal, HOLDS_CARDS, CARD_OF_CHANCE[site])
      if (seat === CHANCE && !s.openChance) {
        f.answer = legal[randomBelow(s, legal.length)]!
        if (happens(s, legal.length)) noteChance(s, rules.viewersOf, site, f.answer, legal, CARD_OF_CHANCE[site])
      } else if (only) f.answer = legal[0]!
      else {
        s.ask = site
        s.asked = seat
        s.optional = may
        return
      }
      emptied(legal)
    },

    /** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
    deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
      // [deck.1, deck.5] small-main
      if (s.mainDeck[seat]!.length < rules.leastMainOf(s) && rules.unusedOf(s, seat).length > 0) out.push([0, NONE])
      // [ygo.deck.1] large-main
      if (s.mainDeck[seat]!.length > rules.mostMainOf(s)) out.push([1, NONE])
      // [deck.4, gap.side-deck-limit] large-side
      if (s.options[11] === 1 /* side-deck-limit: 15 */ && s.sideDeck[seat]!.length > rules.mostSideOf(s))
        out.push([2, NONE])
      // [ygo.deck.4] wrong-deck
      for (const d of new Set(s.mainDeck[seat]!)) if (rules.isOfTheExtraDeck(s, d)) out.push([3, d])
      // [ygo.deck.4] wrong-extra
      for (const d of new Set(s.extraDeck[seat]!)) if (!rules.isOfTheExtraDeck(s, d)) out.push([4, d])
      // [gap.forbidden-list] banned-cards
      for (const d of new Set(union(s.mainDeck[seat]!, s.extraDeck[seat]!)))
        if (PRINTED_FORBIDDEN[d]! && s.options[10] === 1 /* forbidden-list: applied */) out.push([5, d])
      // [deck.5] all-used
      if (
        s.mainDeck[seat]!.length === rules.leastMainOf(s) &&
        rules.unusedOf(s, seat).length > 0 &&
        !through(rules.unusedOf(s, seat), 118).some((d) => !rules.isOfTheExtraDeck(s, d))
      )
        out.push([6, NONE])
    },
  }
}

// Compiled from the rules of Magic into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, EngineParts, Frame, PendingEffect, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, ForGood, NONE, addEffect, asJudged, askInTrial, blankZones, cloneBase, comeTo, copies, copyBase, deleteCard,
  dropEffects, emptied, family, firstsIn, happens, isPresetNext, isSettled, isTrying, lendBase, lookingBack, loseSight,
  membersOf, moveCard, namesIn, nextCard, noteChance, noteEvent, noteMove, ownColumns, owned, placedLoops, placedSites,
  prune, pushFrame, randomBelow, refuse, seats, seedRandom, sharing, takeEffect, union, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
// prettier-ignore
import {
  COLOUR, DEFAULT_DECKS, DEFINITIONS, EFFECT_ZONES, EVENT, HOLDER, KEYWORD, KIND, LAYOUT, LEGALITY, PHASE_KIND,
  PRINTED_ABILITY_COST, PRINTED_BASE_POWER, PRINTED_BASE_TOUGHNESS, PRINTED_COLOUR_INDICATOR, PRINTED_CYCLING_COST,
  PRINTED_DREDGE, PRINTED_EVOKE_COST, PRINTED_FACES, PRINTED_FLASHBACK_COST, PRINTED_FLASHBACK_LIFE, PRINTED_KEYWORDS,
  PRINTED_KICKER_COST, PRINTED_KINDS, PRINTED_LAYOUT, PRINTED_LEGACY, PRINTED_MADNESS_COST, PRINTED_MAKES,
  PRINTED_MANA_COST, PRINTED_MIRACLE_COST, PRINTED_MORPH_COST, PRINTED_MORPH_DISCARDS, PRINTED_SCAVENGE_COST,
  PRINTED_SPLICE_COST, PRINTED_SUBTYPES, PRINTED_SUPERTYPES, PRINTED_SUSPEND_COST, PRINTED_SUSPEND_NUMBER, PROC,
  ROLE_ON_STACK, SUBTYPE, SUPERTYPE, SYMBOL, WAY, ZONE,
} from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  AfterDrawnFrame, AfterDrawnFrame2, AfterEnterFrame, AfterEnterFrame2, AimActivationFrame, AimAnywhereFrame,
  AimCreatureFrame, AimFrame, AimFrame10, AimFrame11, AimFrame12, AimFrame13, AimFrame14, AimFrame15, AimFrame16,
  AimFrame17, AimFrame18, AimFrame19, AimFrame2, AimFrame20, AimFrame21, AimFrame22, AimFrame23, AimFrame24, AimFrame25,
  AimFrame26, AimFrame27, AimFrame28, AimFrame29, AimFrame3, AimFrame30, AimFrame31, AimFrame32, AimFrame33, AimFrame34,
  AimFrame35, AimFrame36, AimFrame37, AimFrame38, AimFrame39, AimFrame4, AimFrame40, AimFrame5, AimFrame6, AimFrame7,
  AimFrame8, AimFrame9, AimPlayerFrame, AimSecondCreatureFrame, AimSpellFrame, AimSpellOnStackFrame, AsHalfFrame,
  BanishFrame, BanishWithEffectFrame, BanishWithFrame, BecomeTargetEffectFrame, BuryFrame, CarryOutAsFrame,
  CarryOutFrame, CastEffectFrame, CastEffectFrame2, CastEffectFrame3, CastFrame, CheckStateFrame, ChooseFaceFrame,
  ChooseOptionsFrame, ChooseXFrame, CleanupStepFrame, CombatPhaseFrame, ComeBackEffectFrame, ComeBackFrame,
  CountDownEffectFrame, CounterFrame, CounterTargetsFrame, CycleEffectFrame, CycleFrame, DealFrame,
  DeclareAttackersFrame, DeclareBlockersFrame, DestroyFrame, DiscardFrame, DrawForTurnEffectFrame, DrawForTurnFrame,
  DrawFrame, DrawOneFrame, DrawStepFrame, DrawnEffectFrame, DrawnEffectFrame2, DrawnFrame, EatCreatureEffectFrame,
  EatCreatureFrame, EatLandEffectFrame, EatLandFrame, EatSpellEffectFrame, EatSpellFrame, EmptyGraveEffectFrame,
  EmptyGraveFrame, EndStepFrame, EnterEffectFrame, EnterEffectFrame2, EnterEffectFrame3, EnterEffectFrame5, EnterFrame,
  FeedEffectFrame, FeedFrame, GiveFreelyEffectFrame, GiveFreelyFrame, GoMadEffectFrame, ImitateFrame,
  InsteadDrawOneFrame, InsteadMove2Frame, InsteadMove3Frame, InsteadMove4Frame, InsteadMove5Frame, InsteadMove6Frame,
  InsteadMoveFrame, KeepOrReturnFrame, Known, KnownForGood, LegendRuleFrame, LetCastFrame, MainPhaseFrame, MatchFrame,
  MeddleWithFrame, MillFrame, MoveEffectFrame, MoveEffectFrame2, MoveFrame, PayAnyFrame, PayColouredFrame, PayFrame,
  PayGrantedFrame, PayInsteadFrame, PayInsteadFrame2, PayInsteadFrame4, PayInsteadFrame5, PayOutOfPoolFrame,
  PayPriceFrame, PaySymbolFrame, PlaceTriggerFrame, PlayLandFrame, PriorityFrame, PutRightFrame, ResolveSpellFrame,
  SacrificeFrame, ScavengeFrame, SettleFrame, SettleInsteadFrame, SinkFrame, SpellEffectFrame, SpellEffectFrame10,
  SpellEffectFrame11, SpellEffectFrame12, SpellEffectFrame14, SpellEffectFrame18, SpellEffectFrame19, SpellEffectFrame2,
  SpellEffectFrame20, SpellEffectFrame25, SpellEffectFrame27, SpellEffectFrame28, SpellEffectFrame29,
  SpellEffectFrame31, SpellEffectFrame32, SpellEffectFrame33, SpellEffectFrame34, SpellEffectFrame35,
  SpellEffectFrame39, SpellEffectFrame4, SpellEffectFrame40, SpellEffectFrame41, SpellEffectFrame43, SpellEffectFrame44,
  SpellEffectFrame45, SpellEffectFrame46, SpellEffectFrame47, SpellEffectFrame48, SpellEffectFrame49, SpellEffectFrame5,
  SpellEffectFrame50, SpellEffectFrame51, SpellEffectFrame52, SpellEffectFrame53, SpellEffectFrame54,
  SpellEffectFrame55, SpellEffectFrame6, SpellEffectFrame7, SpellEffectFrame9, SpliceOntoFrame, State, StrikeAllFrame,
  StrikeWithFrame, SuspendFrame, TakeBackFrame, TaxFrame, TuckFrame, TurnFrame, TurnUpFrame, UnmakeEffectFrame,
  UnmakeFrame, UpkeepEffectFrame2, UpkeepEffectFrame3, UpkeepStepFrame, WhenEnter4Frame, WorkMiracleEffectFrame,
} from './state.ts'
// prettier-ignore
import {
  ASKING_CARDS, CARD_OF_CHANCE, COPIED_AS, COPIES, DECK_RULES, FACTS, HOLDS_CARDS, LASTING, LOOKS, LOOPS, MOVES, OFFERS,
  OF_CARDS, SETTLED, SITES, StateRecord, TOLD, WAITING,
} from './tables.ts'

/** What can be asked of printed cards, by the words of the rules. */
// prettier-ignore
export const questions = (all: object) => {
  const rules = all as MagicRules
  return {
    'mana-value': rules.manaValueOf, hues: rules.huesOf, 'spell-face': rules.spellFaceOf,
    'mana-floor': rules.manaFloorOf, 'least-mana': rules.leastManaOf, discount: rules.discountOf,
    'permanent-card': rules.isPermanentCard, 'creature-like': rules.isCreatureLike,
    'double-headed': rules.isDoubleHeaded, whole: rules.isWhole, quick: rules.isQuick, morphing: rules.isMorphing,
    legal: rules.isLegal, 'is-painted': rules.isPainted, suits: rules.suits,
  }
}

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as MagicRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    pickedSoFar: rules.pickedSoFar, attends: rules.attends, viewers: rules.viewersOf, holdsCards: HOLDS_CARDS,
    askingCards: ASKING_CARDS, looks: LOOKS, start: rules.match,
    turns: { begin: [{ event: EVENT.turn, by: 0 }], end: [EVENT.match, EVENT.deal, EVENT['pass-turn']] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    lasting: LASTING, waiting: WAITING, telling: TOLD, moveBase: 32,
    enums: { symbol: namesIn(SYMBOL), colour: namesIn(COLOUR), kind: namesIn(KIND), supertype: namesIn(SUPERTYPE),
      subtype: namesIn(SUBTYPE), keyword: namesIn(KEYWORD), layout: namesIn(LAYOUT), legality: namesIn(LEGALITY),
      'role-on-stack': namesIn(ROLE_ON_STACK), 'phase-kind': namesIn(PHASE_KIND), way: namesIn(WAY) },
    zoneBases: firstsIn(ZONE), defaults: [0, 0],
    printed: [
      { name: 'mana-cost', type: 'set of symbol', values: PRINTED_MANA_COST },
      { name: 'kinds', type: 'set of kind', values: PRINTED_KINDS },
      { name: 'supertypes', type: 'set of supertype', values: PRINTED_SUPERTYPES },
      { name: 'subtypes', type: 'set of subtype', values: PRINTED_SUBTYPES },
      { name: 'colour-indicator', type: 'set of colour', values: PRINTED_COLOUR_INDICATOR },
      { name: 'base-power', type: 'number', values: PRINTED_BASE_POWER },
      { name: 'base-toughness', type: 'number', values: PRINTED_BASE_TOUGHNESS },
      { name: 'keywords', type: 'set of keyword', values: PRINTED_KEYWORDS },
      { name: 'layout', type: 'layout', values: PRINTED_LAYOUT },
      { name: 'faces', type: 'set of definition', values: PRINTED_FACES },
      { name: 'legacy', type: 'legality', values: PRINTED_LEGACY },
      { name: 'ability-cost', type: 'set of symbol', values: PRINTED_ABILITY_COST },
      { name: 'makes', type: 'set of colour', values: PRINTED_MAKES },
      { name: 'evoke-cost', type: 'set of symbol', values: PRINTED_EVOKE_COST },
      { name: 'flashback-cost', type: 'set of symbol', values: PRINTED_FLASHBACK_COST },
      { name: 'flashback-life', type: 'number', values: PRINTED_FLASHBACK_LIFE },
      { name: 'madness-cost', type: 'set of symbol', values: PRINTED_MADNESS_COST },
      { name: 'miracle-cost', type: 'set of symbol', values: PRINTED_MIRACLE_COST },
      { name: 'cycling-cost', type: 'set of symbol', values: PRINTED_CYCLING_COST },
      { name: 'suspend-cost', type: 'set of symbol', values: PRINTED_SUSPEND_COST },
      { name: 'suspend-number', type: 'number', values: PRINTED_SUSPEND_NUMBER },
      { name: 'dredge', type: 'number', values: PRINTED_DREDGE },
      { name: 'splice-cost', type: 'set of symbol', values: PRINTED_SPLICE_COST },
      { name: 'kicker-cost', type: 'set of symbol', values: PRINTED_KICKER_COST },
      { name: 'scavenge-cost', type: 'set of symbol', values: PRINTED_SCAVENGE_COST },
      { name: 'morph-cost', type: 'set of symbol', values: PRINTED_MORPH_COST },
      { name: 'morph-discards', type: 'number', values: PRINTED_MORPH_DISCARDS },
    ],
    shape: ['stack', 'battlefield'],
    decks: { columns: ['mainDeck', 'sideboard'], defaults: DEFAULT_DECKS, rules: DECK_RULES,
      refusals: rules.deckRefusals },
    openByCard: ['battlefield', 'stack'],
    queries: { definitions: DEFINITIONS, ask: questions(rules),
      infos: [
        { name: 'mana-value', params: [{ name: 'd', type: 'definition' }], type: 'number' },
        { name: 'hues', params: [{ name: 'd', type: 'definition' }], type: 'set of colour' },
        { name: 'spell-face', params: [{ name: 'd', type: 'definition' }, { name: 'w', type: 'way' }],
          type: 'definition' },
        { name: 'mana-floor', params: [{ name: 'd', type: 'definition' }], type: 'number' },
        { name: 'least-mana', params: [{ name: 'd', type: 'definition' }, { name: 'w', type: 'way' }], type: 'number' },
        { name: 'discount', params: [{ name: 'd', type: 'definition' }], type: 'number' },
        { name: 'permanent-card', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'creature-like', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'double-headed', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'whole', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'quick', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'morphing', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'legal', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'is-painted', params: [{ name: 'd', type: 'definition' }, { name: 'v', type: 'colour' }],
          type: 'truth' },
        { name: 'suits', params: [{ name: 'w', type: 'way' }, { name: 'd', type: 'definition' }], type: 'truth' },
      ] },
  }
}

export function engineRules(all: object) {
  const rules = all as MagicRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s = new StateRecord({
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(76), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, arrived: [], damage: [], plusCounters: [], minusCounters: [], timeCounters: [],
        stamp: [], moving: NONE, pool: {}, colourlessPool: [], wanted: [], surcharge: 0, chosenX: 0, actor: 0,
        passes: 0, role: {}, aims: {}, turnPlayer: 0, turnNumber: 0, phase: PHASE_KIND.beginning, life: [],
        wasBefore: [], extraTurns: [], drawsThisTurn: [], castBlue: [], wayCast: [], x: [], targets: [],
        secondTargets: [], targetPlayers: [], targetAbility: [], aimed: [], resolving: NONE, offered2: NONE,
        offeredWay: WAY['for-free'], offeredBy: NONE, spliced: [], amiss: false, blockedBy: [], delayCounters: [],
        meddledAs: [], meddledX: [], meddledTargets: [], meddledPlayers: [], mainDeck: [], sideboard: [], tapped: [],
        faceDown: [], token: [], newlyDrawn: [], outOfCards: [], handCast: [], givenSuspend: [], keptRevealed: [],
        rebounding: [], kicked: [], attacking: [], blocking: [], blocked: [], illusory: [], runningTurn: 0,
        printedDef: [], astray: [], linesDeep: 0, putOff: [], beforeLine: null, changedInLine: false,
        timesPlayLandDuringTurn: [], shared: undefined,
      })
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      for (let it = 0; it < players; it++) s.colourlessPool.push(0)
      for (let it = 0; it < players; it++) s.life.push(rules.startingLifeOf(s))
      for (let it = 0; it < players; it++) s.extraTurns.push(0)
      for (let it = 0; it < players; it++) s.drawsThisTurn.push(0)
      for (let it = 0; it < players; it++) s.castBlue.push(false)
      for (let it = 0; it < players; it++) s.mainDeck.push([])
      for (let it = 0; it < players; it++) s.sideboard.push([])
      for (let it = 0; it < players; it++) s.outOfCards.push(false)
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      const t = new StateRecord(s)
      cloneBase(t, s, rules.copyFrame)
      t.arrived = s.arrived.slice()
      t.damage = s.damage.slice()
      t.plusCounters = s.plusCounters.slice()
      t.minusCounters = s.minusCounters.slice()
      t.timeCounters = s.timeCounters.slice()
      t.stamp = s.stamp.slice()
      t.pool = { ...s.pool }
      t.colourlessPool = s.colourlessPool.slice()
      t.role = { ...s.role }
      t.aims = { ...s.aims }
      t.life = s.life.slice()
      t.wasBefore = s.wasBefore.slice()
      t.extraTurns = s.extraTurns.slice()
      t.drawsThisTurn = s.drawsThisTurn.slice()
      t.castBlue = s.castBlue.slice()
      t.wayCast = s.wayCast.slice()
      t.x = s.x.slice()
      t.targets = s.targets.slice()
      t.secondTargets = s.secondTargets.slice()
      t.targetPlayers = s.targetPlayers.slice()
      t.targetAbility = s.targetAbility.slice()
      t.aimed = s.aimed.slice()
      t.spliced = s.spliced.slice()
      t.blockedBy = s.blockedBy.slice()
      t.delayCounters = s.delayCounters.slice()
      t.meddledAs = s.meddledAs.slice()
      t.meddledX = s.meddledX.slice()
      t.meddledTargets = s.meddledTargets.slice()
      t.meddledPlayers = s.meddledPlayers.slice()
      t.mainDeck = s.mainDeck.slice()
      t.sideboard = s.sideboard.slice()
      t.tapped = s.tapped.slice()
      t.faceDown = s.faceDown.slice()
      t.token = s.token.slice()
      t.newlyDrawn = s.newlyDrawn.slice()
      t.outOfCards = s.outOfCards.slice()
      t.handCast = s.handCast.slice()
      t.givenSuspend = s.givenSuspend.slice()
      t.keptRevealed = s.keptRevealed.slice()
      t.rebounding = s.rebounding.slice()
      t.kicked = s.kicked.slice()
      t.attacking = s.attacking.slice()
      t.blocking = s.blocking.slice()
      t.blocked = s.blocked.slice()
      t.illusory = s.illusory.slice()
      t.printedDef = s.printedDef.slice()
      t.timesPlayLandDuringTurn = s.timesPlayLandDuringTurn.slice()
      t.shared = undefined
      return t
    },

    /** Makes a state that is no longer needed a copy of another; either copies a list only when it writes it. */
    copyInto(t: State, s: State): void {
      // prettier-ignore
      const shared = sharing<State>({
        def: s.def, owner: s.owner, place: s.place, shown: s.shown, result: s.result, effects: s.effects,
        zones: s.zones, arrived: s.arrived, damage: s.damage, plusCounters: s.plusCounters,
        minusCounters: s.minusCounters, timeCounters: s.timeCounters, stamp: s.stamp, pool: s.pool,
        colourlessPool: s.colourlessPool, role: s.role, aims: s.aims, life: s.life, wasBefore: s.wasBefore,
        extraTurns: s.extraTurns, drawsThisTurn: s.drawsThisTurn, castBlue: s.castBlue, wayCast: s.wayCast, x: s.x,
        targets: s.targets, secondTargets: s.secondTargets, targetPlayers: s.targetPlayers,
        targetAbility: s.targetAbility, aimed: s.aimed, spliced: s.spliced, blockedBy: s.blockedBy,
        delayCounters: s.delayCounters, meddledAs: s.meddledAs, meddledX: s.meddledX, meddledTargets: s.meddledTargets,
        meddledPlayers: s.meddledPlayers, mainDeck: s.mainDeck, sideboard: s.sideboard, tapped: s.tapped,
        faceDown: s.faceDown, token: s.token, newlyDrawn: s.newlyDrawn, outOfCards: s.outOfCards, handCast: s.handCast,
        givenSuspend: s.givenSuspend, keptRevealed: s.keptRevealed, rebounding: s.rebounding, kicked: s.kicked,
        attacking: s.attacking, blocking: s.blocking, blocked: s.blocked, illusory: s.illusory,
        printedDef: s.printedDef, timesPlayLandDuringTurn: s.timesPlayLandDuringTurn, frames: s.frames.slice(),
      })
      s.shared = shared
      t.shared = shared
      copyBase(t, s)
      t.arrived = s.arrived
      t.damage = s.damage
      t.plusCounters = s.plusCounters
      t.minusCounters = s.minusCounters
      t.timeCounters = s.timeCounters
      t.stamp = s.stamp
      t.moving = s.moving
      t.pool = s.pool
      t.colourlessPool = s.colourlessPool
      t.wanted = s.wanted
      t.surcharge = s.surcharge
      t.chosenX = s.chosenX
      t.actor = s.actor
      t.passes = s.passes
      t.role = s.role
      t.aims = s.aims
      t.turnPlayer = s.turnPlayer
      t.turnNumber = s.turnNumber
      t.phase = s.phase
      t.life = s.life
      t.wasBefore = s.wasBefore
      t.extraTurns = s.extraTurns
      t.drawsThisTurn = s.drawsThisTurn
      t.castBlue = s.castBlue
      t.wayCast = s.wayCast
      t.x = s.x
      t.targets = s.targets
      t.secondTargets = s.secondTargets
      t.targetPlayers = s.targetPlayers
      t.targetAbility = s.targetAbility
      t.aimed = s.aimed
      t.resolving = s.resolving
      t.offered2 = s.offered2
      t.offeredWay = s.offeredWay
      t.offeredBy = s.offeredBy
      t.spliced = s.spliced
      t.amiss = s.amiss
      t.blockedBy = s.blockedBy
      t.delayCounters = s.delayCounters
      t.meddledAs = s.meddledAs
      t.meddledX = s.meddledX
      t.meddledTargets = s.meddledTargets
      t.meddledPlayers = s.meddledPlayers
      t.mainDeck = s.mainDeck
      t.sideboard = s.sideboard
      t.tapped = s.tapped
      t.faceDown = s.faceDown
      t.token = s.token
      t.newlyDrawn = s.newlyDrawn
      t.outOfCards = s.outOfCards
      t.handCast = s.handCast
      t.givenSuspend = s.givenSuspend
      t.keptRevealed = s.keptRevealed
      t.rebounding = s.rebounding
      t.kicked = s.kicked
      t.attacking = s.attacking
      t.blocking = s.blocking
      t.blocked = s.blocked
      t.illusory = s.illusory
      t.runningTurn = s.runningTurn
      t.printedDef = s.printedDef
      t.astray = s.astray
      t.linesDeep = s.linesDeep
      t.putOff = s.putOff
      t.beforeLine = s.beforeLine
      t.changedInLine = s.changedInLine
      t.timesPlayLandDuringTurn = s.timesPlayLandDuringTurn
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
      s.arrived.push(s.turnNumber)
      s.damage.push(0)
      s.plusCounters.push(0)
      s.minusCounters.push(0)
      s.timeCounters.push(0)
      s.stamp.push(0)
      s.wasBefore.push(NONE)
      s.wayCast.push(WAY.plainly)
      s.x.push(0)
      s.targets.push([])
      s.secondTargets.push([])
      s.targetPlayers.push([])
      s.targetAbility.push(NONE)
      s.aimed.push(0)
      s.spliced.push([])
      s.blockedBy.push([])
      s.delayCounters.push(0)
      s.meddledAs.push(NONE)
      s.meddledX.push(0)
      s.meddledTargets.push([])
      s.meddledPlayers.push([])
      s.tapped.push(false)
      s.faceDown.push(false)
      s.token.push(false)
      s.newlyDrawn.push(false)
      s.handCast.push(false)
      s.givenSuspend.push(false)
      s.keptRevealed.push(false)
      s.rebounding.push(false)
      s.kicked.push(false)
      s.attacking.push(false)
      s.blocking.push(false)
      s.blocked.push(false)
      s.illusory.push(false)
      s.printedDef.push(definition)
      if (zone !== NONE) rules.place(s, card, zone, false)
      return card
    },

    /** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
    place(s: State, card: number, to: number, bottom: boolean): void {
      const from = s.place[card]!
      moveCard(s, card, to, bottom)
      if (within(to, ZONE.battlefield) !== within(from, ZONE.battlefield)) {
        if (s.arrived[card] !== s.turnNumber)
          (s.arrived = owned(s.arrived, s.shared?.lists.arrived))[card] = s.turnNumber
        if (s.damage[card] !== 0) (s.damage = owned(s.damage, s.shared?.lists.damage))[card] = 0
        if (s.plusCounters[card] !== 0) (s.plusCounters = owned(s.plusCounters, s.shared?.lists.plusCounters))[card] = 0
        if (s.minusCounters[card] !== 0)
          (s.minusCounters = owned(s.minusCounters, s.shared?.lists.minusCounters))[card] = 0
        if (s.wasBefore[card] !== NONE) (s.wasBefore = owned(s.wasBefore, s.shared?.lists.wasBefore))[card] = NONE
        if (s.shared !== undefined) s.blockedBy = owned(s.blockedBy, s.shared.lists.blockedBy)
        s.blockedBy[card] = []
        if (s.tapped[card] !== false) (s.tapped = owned(s.tapped, s.shared?.lists.tapped))[card] = false
        if (s.attacking[card] !== false) (s.attacking = owned(s.attacking, s.shared?.lists.attacking))[card] = false
        if (s.blocking[card] !== false) (s.blocking = owned(s.blocking, s.shared?.lists.blocking))[card] = false
        if (s.blocked[card] !== false) (s.blocked = owned(s.blocked, s.shared?.lists.blocked))[card] = false
        if (s.illusory[card] !== false) (s.illusory = owned(s.illusory, s.shared?.lists.illusory))[card] = false
      }
      if (within(to, ZONE.exile) !== within(from, ZONE.exile)) {
        if (s.timeCounters[card] !== 0) (s.timeCounters = owned(s.timeCounters, s.shared?.lists.timeCounters))[card] = 0
        if (s.delayCounters[card] !== 0)
          (s.delayCounters = owned(s.delayCounters, s.shared?.lists.delayCounters))[card] = 0
        if (s.meddledAs[card] !== NONE) (s.meddledAs = owned(s.meddledAs, s.shared?.lists.meddledAs))[card] = NONE
        if (s.meddledX[card] !== 0) (s.meddledX = owned(s.meddledX, s.shared?.lists.meddledX))[card] = 0
        if (s.shared !== undefined) s.meddledTargets = owned(s.meddledTargets, s.shared.lists.meddledTargets)
        s.meddledTargets[card] = []
        if (s.shared !== undefined) s.meddledPlayers = owned(s.meddledPlayers, s.shared.lists.meddledPlayers)
        s.meddledPlayers[card] = []
        if (s.givenSuspend[card] !== false)
          (s.givenSuspend = owned(s.givenSuspend, s.shared?.lists.givenSuspend))[card] = false
        if (s.rebounding[card] !== false) (s.rebounding = owned(s.rebounding, s.shared?.lists.rebounding))[card] = false
      }
      if (
        (within(to, ZONE.stack) || within(to, ZONE.battlefield)) !==
        (within(from, ZONE.stack) || within(from, ZONE.battlefield))
      ) {
        if (s.wayCast[card] !== WAY.plainly) (s.wayCast = owned(s.wayCast, s.shared?.lists.wayCast))[card] = WAY.plainly
        if (s.x[card] !== 0) (s.x = owned(s.x, s.shared?.lists.x))[card] = 0
        if (s.faceDown[card] !== false) (s.faceDown = owned(s.faceDown, s.shared?.lists.faceDown))[card] = false
        if (s.handCast[card] !== false) (s.handCast = owned(s.handCast, s.shared?.lists.handCast))[card] = false
        if (s.kicked[card] !== false) (s.kicked = owned(s.kicked, s.shared?.lists.kicked))[card] = false
        if (s.def[card] !== s.printedDef[card]!) (s.def = owned(s.def, s.shared?.lists.def))[card] = s.printedDef[card]!
      }
      if (within(to, ZONE.stack) !== within(from, ZONE.stack)) {
        if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
        s.targets[card] = []
        if (s.shared !== undefined) s.secondTargets = owned(s.secondTargets, s.shared.lists.secondTargets)
        s.secondTargets[card] = []
        if (s.shared !== undefined) s.targetPlayers = owned(s.targetPlayers, s.shared.lists.targetPlayers)
        s.targetPlayers[card] = []
        if (s.targetAbility[card] !== NONE)
          (s.targetAbility = owned(s.targetAbility, s.shared?.lists.targetAbility))[card] = NONE
        if (s.aimed[card] !== 0) (s.aimed = owned(s.aimed, s.shared?.lists.aimed))[card] = 0
        if (s.shared !== undefined) s.spliced = owned(s.spliced, s.shared.lists.spliced)
        s.spliced[card] = []
      }
      if (within(to, ZONE.hand) !== within(from, ZONE.hand)) {
        if (s.newlyDrawn[card] !== false) (s.newlyDrawn = owned(s.newlyDrawn, s.shared?.lists.newlyDrawn))[card] = false
        if (s.keptRevealed[card] !== false)
          (s.keptRevealed = owned(s.keptRevealed, s.shared?.lists.keptRevealed))[card] = false
      }
    },

    /** Whether there is room for the card. */
    mayEnter(s: State, card: number, to: number): boolean {
      if (s.zones[to] === undefined || card === NONE || s.place[card] === NONE) return false
      return true
    },

    /** Takes a card out of the game for good. No rule finds it any more; who saw it goes on knowing what it was. */
    leaveGame(s: State, card: number): void {
      if (card === NONE || s.place[card] === NONE) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.delete, [card], [card])
      deleteCard(s, card, rules.viewersOf(s, card))
    },

    /** The seat whose zone the card is in; its owner where zones belong to nobody. */
    holder(s: State, card: number): number {
      const seat = HOLDER[s.place[card]!] ?? NONE
      return seat === NONE ? (s.owner[card] ?? NONE) : seat
    },

    /** The seats that see the card: those its place is open to, and those it was shown to. */
    viewersOf(s: State, card: number): readonly number[] {
      const shown = s.shown[card]!
      return shown === 0
        ? rules.placeViewers(s, card)
        : seats(s).filter((seat) => (shown & (1 << seat)) !== 0 || rules.placeViewers(s, card).includes(seat))
    },

    /** The seats that the place of a card is open to. */
    placeViewers(s: State, card: number): readonly number[] {
      const zone = s.place[card]!
      // [mtg.707.5] viewers-exception
      if (rules.isFaceDown(s, card)) return [rules.holder(s, card)]
      if (within(zone, ZONE.library)) return []
      if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
      if (within(zone, ZONE.graveyard)) return seats(s)
      if (within(zone, ZONE.battlefield)) return seats(s)
      if (within(zone, ZONE.stack)) return seats(s)
      if (within(zone, ZONE.exile)) return seats(s)
      return []
    },

    /** Kept while moves are listed. */
    known: {
      of: null,
      colours: null,
      yields: null,
      usable: null,
      available: null,
      burden: null,
      sourceFor: null,
      protections: null,
      isSource: null,
    } as Known,

    /** Does work that leaves the state as it is, so that nothing about it has to be worked out twice. */
    standingStill(s: State, work: () => void): void {
      const before = rules.known
      rules.known = {
        of: s,
        colours: null,
        yields: null,
        usable: null,
        available: null,
        burden: null,
        sourceFor: null,
        protections: null,
        isSource: null,
      }
      try {
        work()
      } finally {
        rules.known = before
      }
    },

    /** Kept from game to game. */
    forGood: new ForGood<KnownForGood>({ manaValue: null, hues: null, manaFloor: null, leastMana: null }),

    /** What would come instead of `move`, but for what is being carried out. */
    insteadOfMove(s: State, running: readonly number[], card2: number, from2: number, to2: number): PendingEffect[] {
      const found: PendingEffect[] = []
      if (!running.includes(0) && rules.matchesInsteadMove(s, card2, from2, to2))
        found.push({
          body: PROC.insteadMoveFrame,
          controller: rules.holder(s, card2),
          source: card2,
          optional: false,
          captured: [card2],
        })
      if (!running.includes(1) && rules.matchesInsteadMove2(s, card2, from2, to2))
        found.push({
          body: PROC.insteadMove2Frame,
          controller: rules.holder(s, card2),
          source: card2,
          optional: false,
          captured: [card2, rules.holder(s, card2)],
        })
      if (!running.includes(2) && rules.matchesInsteadMove3(s, card2, from2, to2))
        found.push({
          body: PROC.insteadMove3Frame,
          controller: rules.holder(s, card2),
          source: card2,
          optional: false,
          captured: [card2],
        })
      for (const it2 of family(s, ZONE.battlefield)) {
        if (!running.includes(3) && rules.matchesInsteadMove4(s, it2, card2, from2, to2))
          found.push({
            body: PROC.insteadMove4Frame,
            controller: rules.holder(s, it2),
            source: it2,
            optional: false,
            captured: [card2],
          })
      }
      if (!running.includes(4) && rules.matchesInsteadMove5(s, card2, from2, to2))
        found.push({
          body: PROC.insteadMove5Frame,
          controller: rules.holder(s, card2),
          source: card2,
          optional: false,
          captured: [card2],
        })
      for (const it3 of family(s, ZONE.battlefield)) {
        if (!running.includes(5) && rules.matchesInsteadMove6(s, it3, card2, from2, to2))
          found.push({
            body: PROC.insteadMove6Frame,
            controller: rules.holder(s, it3),
            source: it3,
            optional: false,
            captured: [card2],
          })
      }
      return found
    },

    /** What `when-move` notices before `move`. */
    noticedAtMove(s: State, card2: number, from2: number, to2: number): readonly Captured[][] {
      return rules.matchesWhenMove(s, card2, from2, to2)
        ? [[rules.holder(s, card2), card2, card2, rules.holder(s, card2)]]
        : []
    },

    /** What `when-move-4` notices before `move`. */
    noticedAtMove2(s: State, card2: number, from2: number, to2: number): readonly Captured[][] {
      return rules.matchesWhenMove4(s, card2, from2, to2)
        ? [[rules.holder(s, card2), card2, rules.holder(s, card2), card2]]
        : []
    },

    /** What `when-move-5` notices before `move`. */
    noticedAtMove3(s: State, card2: number, from2: number, to2: number): readonly Captured[][] {
      return rules.matchesWhenMove5(s, card2, from2, to2)
        ? [[rules.holder(s, card2), card2, rules.holder(s, card2), card2]]
        : []
    },

    /** What `when-move-7` notices before `move`. */
    noticedAtMove4(s: State, card2: number, from2: number, to2: number): readonly Captured[][] {
      return membersOf(s, ZONE.battlefield, (it2) => rules.matchesWhenMove7(s, it2, card2, from2, to2)).map((it2) => [
        rules.holder(s, it2),
        it2,
        rules.holder(s, it2),
        it2,
      ])
    },

    /** Whether something happens instead of `move`, which has begun then. */
    replacedMove(s: State, card2: number, from2: number, to2: number): boolean {
      dropEffects(s, ZONE.applicable)
      for (const it of rules.insteadOfMove(asJudged(s, [card2]), s.replacing, card2, from2, to2))
        addEffect(s, ZONE.applicable, it.body, it.controller, it.source, it.optional, it.captured)
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
    move(s: State, card2: number, to2: number, bottom = false): void {
      if (s.over) return
      if (!rules.mayEnter(s, card2, to2)) return refuse(s)
      const from2 = s.place[card2]!
      if (rules.replacedMove(s, card2, from2, to2)) return
      if (happens(s, 1)) noteMove(s, rules.viewersOf, EVENT.move, [card2, from2, to2], card2)
      const noticed1 = rules.noticedAtMove(lookingBack(s, [card2]), card2, from2, to2)
      const noticed2 = rules.noticedAtMove2(lookingBack(s, [card2]), card2, from2, to2)
      const noticed3 = rules.noticedAtMove3(lookingBack(s, [card2]), card2, from2, to2)
      const noticed4 = rules.noticedAtMove4(lookingBack(s, [card2]), card2, from2, to2)
      // prettier-ignore
      pushFrame<MoveFrame>(s, {
        proc: PROC.moveFrame, pc: 0, answer: 0, card2, from2, to2, bottom2: bottom, noticed1, noticed2, noticed3,
        noticed4,
      })
    },

    /** Ends the rules that last during `turn`, which ends. */
    endRulesDuringTurn(s: State): void {
      for (const id of s.zones[ZONE.lasting]!.slice()) {
        const effect = s.effects[id]!
        if (
          (effect.body === PROC.spellEffectDuringTurnFrame ||
            effect.body === PROC.spellEffectDuringTurn2Frame ||
            effect.body === PROC.spellEffectDuringTurn3Frame ||
            effect.body === PROC.spellEffectDuringTurn4Frame ||
            effect.body === PROC.enterDuringTurnFrame) &&
          effect.captured.at(-1) === s.runningTurn
        )
          takeEffect(s, id, EFFECT_ZONES)
      }
      s.runningTurn -= 1
    },

    /** What follows an event, once the line that it belongs to is done for all. */
    followUp(s: State, effect: PendingEffect): void {
      const kept = effect.captured as readonly number[]
      // prettier-ignore
      switch (effect.body) {
        case 292 /* after move */: return rules.afterMove3(s, kept[0]!, kept[1]!, kept[2]!)
        case 293 /* after go-mad */: return rules.afterGoMad(s, kept[0]!, kept[1]!)
        case 294 /* after count-down */: return rules.afterCountDown(s, kept[0]!)
        case 295 /* after enter */: return rules.afterEnter2(s, kept[0]!, kept[1]!)
        case 296 /* after cast */: return rules.afterCast(s, kept[0]!, kept[1]!, kept[2]!, kept[3]!)
        case 297 /* after drawn */: return rules.afterDrawn4(s, kept[0]!, kept[1]!)
        case 298 /* after become-target */: return rules.afterBecomeTarget(s, kept[0]!, kept[1]!)
      }
      addEffect(s, 0, effect.body, effect.controller, effect.source, effect.optional, effect.captured)
    },

    /** Takes a pending effect away and carries it out. */
    resolveEffect(s: State, id: number): void {
      const effect = takeEffect(s, id, EFFECT_ZONES)
      if (effect === null) return
      const kept = effect.captured as readonly number[]
      // prettier-ignore
      switch (effect.body) {
        case 51 /* cast-effect */: return rules.castEffect(s, kept[0]!, kept[1]!)
        case 179 /* cycle-effect */: return rules.cycleEffect(s, kept[0]!)
        case 187 /* scavenge-effect */: return rules.scavengeEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 205 /* unmake-effect */: return rules.unmakeEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 207 /* eat-land-effect */: return rules.eatLandEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 209 /* eat-spell-effect */: return rules.eatSpellEffect(s, kept[0]!, kept[1]!, kept[2]!, kept[3]!)
        case 211 /* eat-creature-effect */: return rules.eatCreatureEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 214 /* feed-effect */: return rules.feedEffect(s, kept[0]!, kept[1]!, kept[2]!, kept[3]!, kept[4]!)
        case 221 /* come-back-effect */: return rules.comeBackEffect(s, kept[0]!, kept[1]!)
        case 225 /* banish-with-effect */: return rules.banishWithEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 227 /* empty-grave-effect */: return rules.emptyGraveEffect(s, kept[0]!, kept[1]!)
        case 231 /* give-freely-effect */: return rules.giveFreelyEffect(s, kept[0]!, kept[1]!)
        case 235 /* when-enter */: return rules.whenEnter(s, kept[0]!, kept[1]!)
        case 236 /* enter-effect */: return rules.enterEffect(s, kept[0]!, kept[1]!)
        case 237 /* when-upkeep */: return rules.whenUpkeep(s, kept[0]!, kept[1]!)
        case 238 /* upkeep-effect */: return rules.upkeepEffect(s, kept[0]!, kept[1]!)
        case 239 /* when-count-down */: return rules.whenCountDown(s, kept[0]!, kept[1]!)
        case 240 /* count-down-effect */: return rules.countDownEffect(s, kept[0]!, kept[1]!)
        case 242 /* when-cast */: return rules.whenCast(s, kept[0]!, kept[1]!, kept[2]!)
        case 243 /* cast-effect */: return rules.castEffect2(s, kept[0]!, kept[1]!, kept[2]!, kept[3]!)
        case 245 /* when-go-mad */: return rules.whenGoMad(s, kept[0]!, kept[1]!, kept[2]!)
        case 246 /* go-mad-effect */: return rules.goMadEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 248 /* when-work-miracle */: return rules.whenWorkMiracle(s, kept[0]!, kept[1]!, kept[2]!)
        case 249 /* work-miracle-effect */: return rules.workMiracleEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 250 /* when-move */: return rules.whenMove(s, kept[0]!, kept[1]!)
        case 251 /* move-effect */: return rules.moveEffect2(s, kept[0]!, kept[1]!, kept[2]!)
        case 253 /* when-upkeep-2 */: return rules.whenUpkeep2(s, kept[0]!, kept[1]!)
        case 254 /* upkeep-effect */: return rules.upkeepEffect2(s, kept[0]!, kept[1]!)
        case 255 /* when-enter-2 */: return rules.whenEnter2(s, kept[0]!, kept[1]!)
        case 256 /* enter-effect */: return rules.enterEffect2(s, kept[0]!, kept[1]!)
        case 258 /* when-enter-3 */: return rules.whenEnter3(s, kept[0]!, kept[1]!)
        case 259 /* enter-effect */: return rules.enterEffect3(s, kept[0]!)
        case 260 /* when-enter-4 */: return rules.whenEnter4(s, kept[0]!, kept[1]!)
        case 261 /* enter-effect */: return rules.enterEffect4(s, kept[0]!, kept[1]!, kept[2]!, kept[3]!)
        case 264 /* when-become-target */: return rules.whenBecomeTarget(s, kept[0]!, kept[1]!)
        case 265 /* become-target-effect */: return rules.becomeTargetEffect(s, kept[0]!, kept[1]!)
        case 266 /* when-upkeep-3 */: return rules.whenUpkeep3(s, kept[0]!, kept[1]!)
        case 267 /* upkeep-effect */: return rules.upkeepEffect3(s, kept[0]!, kept[1]!)
        case 269 /* when-cast-2 */: return rules.whenCast2(s, kept[0]!, kept[1]!, kept[2]!)
        case 270 /* cast-effect */: return rules.castEffect3(s, kept[0]!, kept[1]!, kept[2]!)
        case 271 /* when-draw-for-turn */: return rules.whenDrawForTurn(s, kept[0]!, kept[1]!)
        case 272 /* draw-for-turn-effect */: return rules.drawForTurnEffect(s, kept[0]!)
        case 273 /* when-move-2 */: return rules.whenMove2(s, kept[0]!, kept[1]!)
        case 274 /* move-effect */: return rules.moveEffect3(s, kept[0]!)
        case 275 /* when-enter-5 */: return rules.whenEnter5(s, kept[0]!, kept[1]!)
        case 276 /* enter-effect */: return rules.enterEffect5(s, kept[0]!)
        case 278 /* drawn-effect */: return rules.drawnEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 280 /* drawn-effect */: return rules.drawnEffect2(s, kept[0]!, kept[1]!, kept[2]!)
        case 282 /* when-move-3 */: return rules.whenMove3(s, kept[0]!, kept[1]!)
        case 283 /* move-effect */: return rules.moveEffect4(s, kept[0]!, kept[1]!)
        case 284 /* when-move-4 */: return rules.whenMove4(s, kept[0]!, kept[1]!)
        case 285 /* move-effect */: return rules.moveEffect5(s, kept[0]!)
        case 286 /* when-move-5 */: return rules.whenMove5(s, kept[0]!, kept[1]!)
        case 287 /* move-effect */: return rules.moveEffect6(s, kept[0]!)
        case 288 /* when-move-6 */: return rules.whenMove6(s, kept[0]!, kept[1]!)
        case 289 /* move-effect */: return rules.moveEffect7(s, kept[0]!, kept[1]!)
        case 290 /* when-move-7 */: return rules.whenMove7(s, kept[0]!, kept[1]!)
        case 291 /* move-effect */: return rules.moveEffect8(s, kept[0]!)
      }
      switch (effect.body) {
        case 234 /* instead-move */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(0)
          rules.insteadMove(s, kept[0]!)
          return
        case 241 /* instead-draw-one */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(6)
          rules.insteadDrawOne(s, kept[0]!, kept[1]!, kept[2]!)
          return
        case 244 /* instead-move-2 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(1)
          rules.insteadMove2(s, kept[0]!, kept[1]!)
          return
        case 252 /* instead-move-3 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(2)
          rules.insteadMove3(s, kept[0]!)
          return
        case 257 /* instead-move-4 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(3)
          rules.insteadMove4(s, kept[0]!)
          return
        case 268 /* instead-move-5 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(4)
          rules.insteadMove5(s, kept[0]!)
          return
        case 281 /* instead-move-6 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(5)
          rules.insteadMove6(s, kept[0]!)
          return
      }
    },

    /** Goes on with the procedure on top. */
    step(s: State, f: Frame): void {
      // prettier-ignore
      switch (f.proc) {
        case 299 /* move */: return rules.stepMove(s, f as MoveFrame)
        case 1 /* bury */: return rules.stepBury(s, f as BuryFrame)
        case 2 /* take-back */: return rules.stepTakeBack(s, f as TakeBackFrame)
        case 3 /* banish */: return rules.stepBanish(s, f as BanishFrame)
        case 4 /* tuck */: return rules.stepTuck(s, f as TuckFrame)
        case 5 /* sink */: return rules.stepSink(s, f as SinkFrame)
        case 8 /* settle-instead */: return rules.stepSettleInstead(s, f as SettleInsteadFrame)
        case 9 /* enter */: return rules.stepEnter(s, f as EnterFrame)
        case 10 /* destroy */: return rules.stepDestroy(s, f as DestroyFrame)
        case 11 /* sacrifice */: return rules.stepSacrifice(s, f as SacrificeFrame)
        case 12 /* discard */: return rules.stepDiscard(s, f as DiscardFrame)
        case 13 /* counter */: return rules.stepCounter(s, f as CounterFrame)
        case 14 /* draw */: return rules.stepDraw(s, f as DrawFrame)
        case 15 /* draw-one */: return rules.stepDrawOne(s, f as DrawOneFrame)
        case 16 /* drawn */: return rules.stepDrawn(s, f as DrawnFrame)
        case 17 /* mill */: return rules.stepMill(s, f as MillFrame)
        case 19 /* pay */: return rules.stepPay(s, f as PayFrame)
        case 20 /* pay-symbol */: return rules.stepPaySymbol(s, f as PaySymbolFrame)
        case 21 /* pay-coloured */: return rules.stepPayColoured(s, f as PayColouredFrame)
        case 23 /* pay-any */: return rules.stepPayAny(s, f as PayAnyFrame)
        case 25 /* pay-out-of-pool */: return rules.stepPayOutOfPool(s, f as PayOutOfPoolFrame)
        case 28 /* priority */: return rules.stepPriority(s, f as PriorityFrame)
        case 33 /* settle */: return rules.stepSettle(s, f as SettleFrame)
        case 34 /* place-trigger */: return rules.stepPlaceTrigger(s, f as PlaceTriggerFrame)
        case 35 /* match */: return rules.stepMatch(s, f as MatchFrame)
        case 36 /* deal */: return rules.stepDeal(s, f as DealFrame)
        case 37 /* turn */: return rules.stepTurn(s, f as TurnFrame)
        case 39 /* upkeep-step */: return rules.stepUpkeepStep(s, f as UpkeepStepFrame)
        case 41 /* draw-step */: return rules.stepDrawStep(s, f as DrawStepFrame)
        case 42 /* draw-for-turn */: return rules.stepDrawForTurn(s, f as DrawForTurnFrame)
        case 43 /* main-phase */: return rules.stepMainPhase(s, f as MainPhaseFrame)
        case 44 /* end-step */: return rules.stepEndStep(s, f as EndStepFrame)
        case 46 /* cleanup-step */: return rules.stepCleanupStep(s, f as CleanupStepFrame)
        case 48 /* play-land */: return rules.stepPlayLand(s, f as PlayLandFrame)
        case 50 /* cast */: return rules.stepCast(s, f as CastFrame)
        case 52 /* choose-face */: return rules.stepChooseFace(s, f as ChooseFaceFrame)
        case 54 /* choose-options */: return rules.stepChooseOptions(s, f as ChooseOptionsFrame)
        case 55 /* aim */: return rules.stepAim(s, f as AimFrame)
        case 95 /* pay-instead */: return rules.stepPayInstead(s, f as PayInsteadFrame)
        case 100 /* choose-x */: return rules.stepChooseX(s, f as ChooseXFrame)
        case 101 /* aim-spell */: return rules.stepAimSpell(s, f as AimSpellFrame)
        case 102 /* as-half */: return rules.stepAsHalf(s, f as AsHalfFrame)
        case 103 /* pay-price */: return rules.stepPayPrice(s, f as PayPriceFrame)
        case 108 /* aim-creature */: return rules.stepAimCreature(s, f as AimCreatureFrame)
        case 109 /* aim-player */: return rules.stepAimPlayer(s, f as AimPlayerFrame)
        case 110 /* aim-anywhere */: return rules.stepAimAnywhere(s, f as AimAnywhereFrame)
        case 113 /* resolve-spell */: return rules.stepResolveSpell(s, f as ResolveSpellFrame)
        case 114 /* carry-out */: return rules.stepCarryOut(s, f as CarryOutFrame)
        case 115 /* carry-out-as */: return rules.stepCarryOutAs(s, f as CarryOutAsFrame)
        case 116 /* spell-effect */: return rules.stepSpellEffect(s, f as SpellEffectFrame)
        case 175 /* let-cast */: return rules.stepLetCast(s, f as LetCastFrame)
        case 176 /* pay-granted */: return rules.stepPayGranted(s, f as PayGrantedFrame)
        case 177 /* turn-up */: return rules.stepTurnUp(s, f as TurnUpFrame)
        case 178 /* cycle */: return rules.stepCycle(s, f as CycleFrame)
        case 180 /* suspend */: return rules.stepSuspend(s, f as SuspendFrame)
        case 185 /* splice-onto */: return rules.stepSpliceOnto(s, f as SpliceOntoFrame)
        case 186 /* scavenge */: return rules.stepScavenge(s, f as ScavengeFrame)
        case 192 /* check-state */: return rules.stepCheckState(s, f as CheckStateFrame)
        case 193 /* put-right */: return rules.stepPutRight(s, f as PutRightFrame)
        case 194 /* legend-rule */: return rules.stepLegendRule(s, f as LegendRuleFrame)
        case 196 /* combat-phase */: return rules.stepCombatPhase(s, f as CombatPhaseFrame)
        case 197 /* declare-attackers */: return rules.stepDeclareAttackers(s, f as DeclareAttackersFrame)
        case 199 /* declare-blockers */: return rules.stepDeclareBlockers(s, f as DeclareBlockersFrame)
        case 201 /* strike-all */: return rules.stepStrikeAll(s, f as StrikeAllFrame)
        case 202 /* strike-with */: return rules.stepStrikeWith(s, f as StrikeWithFrame)
        case 204 /* unmake */: return rules.stepUnmake(s, f as UnmakeFrame)
        case 206 /* eat-land */: return rules.stepEatLand(s, f as EatLandFrame)
        case 208 /* eat-spell */: return rules.stepEatSpell(s, f as EatSpellFrame)
        case 210 /* eat-creature */: return rules.stepEatCreature(s, f as EatCreatureFrame)
        case 212 /* imitate */: return rules.stepImitate(s, f as ImitateFrame)
        case 213 /* feed */: return rules.stepFeed(s, f as FeedFrame)
        case 215 /* aim-spell-on-stack */: return rules.stepAimSpellOnStack(s, f as AimSpellOnStackFrame)
        case 216 /* counter-targets */: return rules.stepCounterTargets(s, f as CounterTargetsFrame)
        case 217 /* aim-activation */: return rules.stepAimActivation(s, f as AimActivationFrame)
        case 219 /* meddle-with */: return rules.stepMeddleWith(s, f as MeddleWithFrame)
        case 220 /* come-back */: return rules.stepComeBack(s, f as ComeBackFrame)
        case 222 /* tax */: return rules.stepTax(s, f as TaxFrame)
        case 223 /* aim-second-creature */: return rules.stepAimSecondCreature(s, f as AimSecondCreatureFrame)
        case 224 /* banish-with */: return rules.stepBanishWith(s, f as BanishWithFrame)
        case 226 /* empty-grave */: return rules.stepEmptyGrave(s, f as EmptyGraveFrame)
        case 228 /* keep-or-return */: return rules.stepKeepOrReturn(s, f as KeepOrReturnFrame)
        case 230 /* give-freely */: return rules.stepGiveFreely(s, f as GiveFreelyFrame)
        case 51 /* cast-effect */: return rules.stepCastEffect(s, f as CastEffectFrame)
        case 56 /* aim */: return rules.stepAim2(s, f as AimFrame2)
        case 57 /* aim */: return rules.stepAim3(s, f as AimFrame3)
        case 58 /* aim */: return rules.stepAim4(s, f as AimFrame4)
        case 59 /* aim */: return rules.stepAim5(s, f as AimFrame5)
        case 60 /* aim */: return rules.stepAim6(s, f as AimFrame6)
        case 61 /* aim */: return rules.stepAim7(s, f as AimFrame7)
        case 62 /* aim */: return rules.stepAim8(s, f as AimFrame8)
        case 63 /* aim */: return rules.stepAim9(s, f as AimFrame9)
        case 64 /* aim */: return rules.stepAim10(s, f as AimFrame10)
        case 65 /* aim */: return rules.stepAim11(s, f as AimFrame11)
        case 66 /* aim */: return rules.stepAim12(s, f as AimFrame12)
        case 67 /* aim */: return rules.stepAim13(s, f as AimFrame13)
        case 68 /* aim */: return rules.stepAim14(s, f as AimFrame14)
        case 69 /* aim */: return rules.stepAim15(s, f as AimFrame15)
        case 70 /* aim */: return rules.stepAim16(s, f as AimFrame16)
        case 71 /* aim */: return rules.stepAim17(s, f as AimFrame17)
        case 72 /* aim */: return rules.stepAim18(s, f as AimFrame18)
        case 73 /* aim */: return rules.stepAim19(s, f as AimFrame19)
        case 74 /* aim */: return rules.stepAim20(s, f as AimFrame20)
        case 75 /* aim */: return rules.stepAim21(s, f as AimFrame21)
        case 76 /* aim */: return rules.stepAim22(s, f as AimFrame22)
        case 77 /* aim */: return rules.stepAim23(s, f as AimFrame23)
        case 78 /* aim */: return rules.stepAim24(s, f as AimFrame24)
        case 79 /* aim */: return rules.stepAim25(s, f as AimFrame25)
        case 80 /* aim */: return rules.stepAim26(s, f as AimFrame26)
        case 81 /* aim */: return rules.stepAim27(s, f as AimFrame27)
        case 82 /* aim */: return rules.stepAim28(s, f as AimFrame28)
        case 83 /* aim */: return rules.stepAim29(s, f as AimFrame29)
        case 84 /* aim */: return rules.stepAim30(s, f as AimFrame30)
        case 85 /* aim */: return rules.stepAim31(s, f as AimFrame31)
        case 86 /* aim */: return rules.stepAim32(s, f as AimFrame32)
        case 87 /* aim */: return rules.stepAim33(s, f as AimFrame33)
        case 88 /* aim */: return rules.stepAim34(s, f as AimFrame34)
        case 89 /* aim */: return rules.stepAim35(s, f as AimFrame35)
        case 90 /* aim */: return rules.stepAim36(s, f as AimFrame36)
        case 91 /* aim */: return rules.stepAim37(s, f as AimFrame37)
        case 92 /* aim */: return rules.stepAim38(s, f as AimFrame38)
        case 93 /* aim */: return rules.stepAim39(s, f as AimFrame39)
        case 94 /* aim */: return rules.stepAim40(s, f as AimFrame40)
        case 96 /* pay-instead */: return rules.stepPayInstead2(s, f as PayInsteadFrame2)
        case 98 /* pay-instead */: return rules.stepPayInstead4(s, f as PayInsteadFrame4)
        case 99 /* pay-instead */: return rules.stepPayInstead5(s, f as PayInsteadFrame5)
        case 117 /* spell-effect */: return rules.stepSpellEffect2(s, f as SpellEffectFrame2)
        case 119 /* spell-effect */: return rules.stepSpellEffect4(s, f as SpellEffectFrame4)
        case 120 /* spell-effect */: return rules.stepSpellEffect5(s, f as SpellEffectFrame5)
        case 121 /* spell-effect */: return rules.stepSpellEffect6(s, f as SpellEffectFrame6)
        case 122 /* spell-effect */: return rules.stepSpellEffect7(s, f as SpellEffectFrame7)
        case 124 /* spell-effect */: return rules.stepSpellEffect9(s, f as SpellEffectFrame9)
        case 125 /* spell-effect */: return rules.stepSpellEffect10(s, f as SpellEffectFrame10)
        case 126 /* spell-effect */: return rules.stepSpellEffect11(s, f as SpellEffectFrame11)
        case 127 /* spell-effect */: return rules.stepSpellEffect12(s, f as SpellEffectFrame12)
        case 129 /* spell-effect */: return rules.stepSpellEffect14(s, f as SpellEffectFrame14)
        case 133 /* spell-effect */: return rules.stepSpellEffect18(s, f as SpellEffectFrame18)
        case 134 /* spell-effect */: return rules.stepSpellEffect19(s, f as SpellEffectFrame19)
        case 135 /* spell-effect */: return rules.stepSpellEffect20(s, f as SpellEffectFrame20)
        case 140 /* spell-effect */: return rules.stepSpellEffect25(s, f as SpellEffectFrame25)
        case 142 /* spell-effect */: return rules.stepSpellEffect27(s, f as SpellEffectFrame27)
        case 143 /* spell-effect */: return rules.stepSpellEffect28(s, f as SpellEffectFrame28)
        case 144 /* spell-effect */: return rules.stepSpellEffect29(s, f as SpellEffectFrame29)
        case 147 /* spell-effect */: return rules.stepSpellEffect31(s, f as SpellEffectFrame31)
        case 148 /* spell-effect */: return rules.stepSpellEffect32(s, f as SpellEffectFrame32)
        case 149 /* spell-effect */: return rules.stepSpellEffect33(s, f as SpellEffectFrame33)
        case 150 /* spell-effect */: return rules.stepSpellEffect34(s, f as SpellEffectFrame34)
        case 151 /* spell-effect */: return rules.stepSpellEffect35(s, f as SpellEffectFrame35)
        case 157 /* spell-effect */: return rules.stepSpellEffect39(s, f as SpellEffectFrame39)
        case 158 /* spell-effect */: return rules.stepSpellEffect40(s, f as SpellEffectFrame40)
        case 159 /* spell-effect */: return rules.stepSpellEffect41(s, f as SpellEffectFrame41)
        case 161 /* spell-effect */: return rules.stepSpellEffect43(s, f as SpellEffectFrame43)
        case 162 /* spell-effect */: return rules.stepSpellEffect44(s, f as SpellEffectFrame44)
        case 163 /* spell-effect */: return rules.stepSpellEffect45(s, f as SpellEffectFrame45)
        case 164 /* spell-effect */: return rules.stepSpellEffect46(s, f as SpellEffectFrame46)
        case 165 /* spell-effect */: return rules.stepSpellEffect47(s, f as SpellEffectFrame47)
        case 166 /* spell-effect */: return rules.stepSpellEffect48(s, f as SpellEffectFrame48)
        case 168 /* spell-effect */: return rules.stepSpellEffect49(s, f as SpellEffectFrame49)
        case 169 /* spell-effect */: return rules.stepSpellEffect50(s, f as SpellEffectFrame50)
        case 170 /* spell-effect */: return rules.stepSpellEffect51(s, f as SpellEffectFrame51)
        case 171 /* spell-effect */: return rules.stepSpellEffect52(s, f as SpellEffectFrame52)
        case 172 /* spell-effect */: return rules.stepSpellEffect53(s, f as SpellEffectFrame53)
        case 173 /* spell-effect */: return rules.stepSpellEffect54(s, f as SpellEffectFrame54)
        case 174 /* spell-effect */: return rules.stepSpellEffect55(s, f as SpellEffectFrame55)
        case 179 /* cycle-effect */: return rules.stepCycleEffect(s, f as CycleEffectFrame)
        case 205 /* unmake-effect */: return rules.stepUnmakeEffect(s, f as UnmakeEffectFrame)
        case 207 /* eat-land-effect */: return rules.stepEatLandEffect(s, f as EatLandEffectFrame)
        case 209 /* eat-spell-effect */: return rules.stepEatSpellEffect(s, f as EatSpellEffectFrame)
        case 211 /* eat-creature-effect */: return rules.stepEatCreatureEffect(s, f as EatCreatureEffectFrame)
        case 214 /* feed-effect */: return rules.stepFeedEffect(s, f as FeedEffectFrame)
        case 221 /* come-back-effect */: return rules.stepComeBackEffect(s, f as ComeBackEffectFrame)
        case 225 /* banish-with-effect */: return rules.stepBanishWithEffect(s, f as BanishWithEffectFrame)
        case 227 /* empty-grave-effect */: return rules.stepEmptyGraveEffect(s, f as EmptyGraveEffectFrame)
        case 231 /* give-freely-effect */: return rules.stepGiveFreelyEffect(s, f as GiveFreelyEffectFrame)
        case 234 /* instead-move */: return rules.stepInsteadMove(s, f as InsteadMoveFrame)
        case 236 /* enter-effect */: return rules.stepEnterEffect(s, f as EnterEffectFrame)
        case 240 /* count-down-effect */: return rules.stepCountDownEffect(s, f as CountDownEffectFrame)
        case 241 /* instead-draw-one */: return rules.stepInsteadDrawOne(s, f as InsteadDrawOneFrame)
        case 243 /* cast-effect */: return rules.stepCastEffect2(s, f as CastEffectFrame2)
        case 244 /* instead-move-2 */: return rules.stepInsteadMove2(s, f as InsteadMove2Frame)
        case 246 /* go-mad-effect */: return rules.stepGoMadEffect(s, f as GoMadEffectFrame)
        case 247 /* after-drawn */: return rules.stepAfterDrawn(s, f as AfterDrawnFrame)
        case 249 /* work-miracle-effect */: return rules.stepWorkMiracleEffect(s, f as WorkMiracleEffectFrame)
        case 251 /* move-effect */: return rules.stepMoveEffect(s, f as MoveEffectFrame)
        case 252 /* instead-move-3 */: return rules.stepInsteadMove3(s, f as InsteadMove3Frame)
        case 254 /* upkeep-effect */: return rules.stepUpkeepEffect2(s, f as UpkeepEffectFrame2)
        case 256 /* enter-effect */: return rules.stepEnterEffect2(s, f as EnterEffectFrame2)
        case 257 /* instead-move-4 */: return rules.stepInsteadMove4(s, f as InsteadMove4Frame)
        case 259 /* enter-effect */: return rules.stepEnterEffect3(s, f as EnterEffectFrame3)
        case 260 /* when-enter-4 */: return rules.stepWhenEnter4(s, f as WhenEnter4Frame)
        case 263 /* after-enter */: return rules.stepAfterEnter(s, f as AfterEnterFrame)
        case 265 /* become-target-effect */: return rules.stepBecomeTargetEffect(s, f as BecomeTargetEffectFrame)
        case 267 /* upkeep-effect */: return rules.stepUpkeepEffect3(s, f as UpkeepEffectFrame3)
        case 268 /* instead-move-5 */: return rules.stepInsteadMove5(s, f as InsteadMove5Frame)
        case 270 /* cast-effect */: return rules.stepCastEffect3(s, f as CastEffectFrame3)
        case 272 /* draw-for-turn-effect */: return rules.stepDrawForTurnEffect(s, f as DrawForTurnEffectFrame)
        case 274 /* move-effect */: return rules.stepMoveEffect2(s, f as MoveEffectFrame2)
        case 276 /* enter-effect */: return rules.stepEnterEffect5(s, f as EnterEffectFrame5)
        case 278 /* drawn-effect */: return rules.stepDrawnEffect(s, f as DrawnEffectFrame)
        case 280 /* drawn-effect */: return rules.stepDrawnEffect2(s, f as DrawnEffectFrame2)
        case 281 /* instead-move-6 */: return rules.stepInsteadMove6(s, f as InsteadMove6Frame)
        case 295 /* after enter */: return rules.stepAfterEnter2(s, f as AfterEnterFrame2)
        case 297 /* after drawn */: return rules.stepAfterDrawn4(s, f as AfterDrawnFrame2)
      }
    },

    /** A copy of a suspended procedure. */
    copyFrame(f: Frame): Frame {
      return COPIES[COPIED_AS[f.proc]!]!(f as never)
    },

    /** Whether a seat is asked at a site where passing is the only answer, so that a question tells nothing. */
    attends(s: State, site: number, seat: number): boolean {
      const reasons: number[] = []
      switch (site) {
        case 6 /* priority */: {
          // [mtg.117.3] open-priority
          if (s.zones[ZONE.hand + seat]!.length > 0) reasons.push(60 /* open-priority */)
          break
        }
      }
      return reasons.length > 0
    },

    /** Lists the answers of a decision, DECLINE apart. */
    list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      rules.standingStill(s, () => rules.listAnew(s, f, site, seat, out))
    },

    /** The same, worked out anew. */
    listAnew(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      // prettier-ignore
      switch (site) {
        case 1 /* settle-instead */: return rules.answersToSettleInstead(s, f as SettleInsteadFrame, out)
        case 2 /* pay-symbol */: return rules.answersToPaySymbol(s, f as PaySymbolFrame, out)
        case 3 /* pay-coloured */: return rules.answersToPayColoured(s, f as PayColouredFrame, out)
        case 4 /* pay-any */: return rules.answersToPayAny(s, f as PayAnyFrame, out)
        case 5 /* pay-out-of-pool */: return rules.answersToPayOutOfPool(s, f as PayOutOfPoolFrame, out)
        case 6 /* priority */: return rules.offersAtPriority(s, seat, out)
        case 7 /* place-trigger */: return rules.answersToPlaceTrigger(s, f as PlaceTriggerFrame, out)
        case 8 /* cleanup-step */: return rules.answersToCleanupStep(s, f as CleanupStepFrame, out)
        case 9 /* choose-face */: return void out.push(1)
        case 10 /* choose-face */: return rules.answersToChooseFace(s, f as ChooseFaceFrame, out)
        case 11 /* choose-options */: return void out.push(1)
        case 12 /* aim */: return rules.answersToAim(s, f as AimFrame2, out)
        case 13 /* aim */: return rules.answersToAim2(s, f as AimFrame5, out)
        case 14 /* aim */: return rules.answersToAim3(s, f as AimFrame11, out)
        case 15 /* aim */: return rules.answersToAim4(s, f as AimFrame11, out)
        case 16 /* aim */: return rules.answersToAim5(s, f as AimFrame12, out)
        case 17 /* aim */: return rules.answersToAim6(s, f as AimFrame14, out)
        case 18 /* aim */: return rules.answersToAim7(s, f as AimFrame15, out)
        case 19 /* aim */: return rules.answersToAim8(s, f as AimFrame15, out)
        case 20 /* aim */: return rules.answersToAim9(s, f as AimFrame16, out)
        case 21 /* aim */: return rules.answersToAim10(s, f as AimFrame17, out)
        case 22 /* aim */: return rules.answersToAim11(s, f as AimFrame18, out)
        case 23 /* aim */: return rules.answersToAim12(s, f as AimFrame19, out)
        case 24 /* aim */: return rules.answersToAim13(s, f as AimFrame22, out)
        case 25 /* aim */: return rules.answersToAim14(s, f as AimFrame22, out)
        case 26 /* aim */: return rules.answersToAim15(s, f as AimFrame25, out)
        case 27 /* aim */: return rules.answersToAim16(s, f as AimFrame33, out)
        case 28 /* aim */: return rules.answersToAim17(s, f as AimFrame34, out)
        case 29 /* aim */: return rules.answersToAim18(s, f as AimFrame37, out)
        case 30 /* pay-instead */: return rules.answersToPayInstead(s, f as PayInsteadFrame2, out)
        case 31 /* pay-instead */: return rules.answersToPayInstead2(s, f as PayInsteadFrame4, out)
        case 32 /* pay-instead */: return rules.answersToPayInstead3(s, f as PayInsteadFrame5, out)
        case 33 /* choose-x */: return rules.answersToChooseX(s, f as ChooseXFrame, out)
        case 34 /* aim-creature */: return rules.answersToAimCreature(s, f as AimCreatureFrame, out)
        case 35 /* aim-player */: return rules.answersToAimPlayer(s, f as AimPlayerFrame, out)
        case 36 /* aim-anywhere */: return rules.answersToAimAnywhere(s, f as AimAnywhereFrame, out)
        case 37 /* spell-effect */: return rules.answersToSpellEffect(s, f as SpellEffectFrame35, out)
        case 38 /* spell-effect */: return rules.answersToSpellEffect2(s, f as SpellEffectFrame35, out)
        case 39 /* spell-effect */: return rules.answersToSpellEffect3(s, f as SpellEffectFrame39, out)
        case 40 /* spell-effect */: return rules.answersToSpellEffect4(s, f as SpellEffectFrame40, out)
        case 41 /* let-cast */: return rules.offersAtLetCast(s, seat, out)
        case 42 /* let-cast */: return rules.offersAtLetCast(s, seat, out)
        case 43 /* pay-granted */: return rules.answersToPayGranted(s, f as PayGrantedFrame, out)
        case 44 /* turn-up */: return rules.answersToTurnUp(s, f as TurnUpFrame, out)
        case 45 /* splice-onto */: return rules.answersToSpliceOnto(s, f as SpliceOntoFrame, out)
        case 46 /* scavenge */: return rules.answersToScavenge(s, f as ScavengeFrame, out)
        case 47 /* legend-rule */: return rules.answersToLegendRule(s, f as LegendRuleFrame, out)
        case 48 /* declare-attackers */: return rules.offersAtDeclareAttackers(s, seat, out)
        case 49 /* declare-blockers */: return rules.offersAtDeclareBlockers(s, seat, out)
        case 50 /* strike-with */: return rules.answersToStrikeWith(s, f as StrikeWithFrame, out)
        case 51 /* unmake */: return rules.answersToUnmake(s, f as UnmakeFrame, out)
        case 52 /* eat-land */: return rules.answersToEatLand(s, f as EatLandFrame, out)
        case 53 /* eat-land */: return rules.answersToEatLandEffect(s, f as EatLandEffectFrame, out)
        case 54 /* eat-spell */: return rules.answersToEatSpell(s, f as EatSpellFrame, out)
        case 55 /* eat-creature */: return rules.answersToEatCreature(s, f as EatCreatureFrame, out)
        case 56 /* imitate */: return rules.answersToImitate(s, f as ImitateFrame, out)
        case 57 /* feed */: return rules.answersToFeed(s, f as FeedFrame, out)
        case 58 /* aim-spell-on-stack */: return rules.answersToAimSpellOnStack(s, f as AimSpellOnStackFrame, out)
        case 59 /* aim-activation */: return rules.answersToAimActivation(s, f as AimActivationFrame, out)
        case 60 /* tax */: return void out.push(1)
        case 61 /* aim-second-creature */: return rules.answersToAimSecondCreature(s, f as AimSecondCreatureFrame, out)
        case 62 /* banish-with */: return rules.answersToBanishWith(s, f as BanishWithFrame, out)
        case 63 /* empty-grave */: return rules.answersToEmptyGrave(s, f as EmptyGraveFrame, out)
        case 64 /* keep-or-return */: return void out.push(1)
        case 65 /* give-freely */: return rules.answersToGiveFreelyEffect(s, f as GiveFreelyEffectFrame, out)
        case 66 /* draw-one */: return void out.push(1)
        case 67 /* cast */: return rules.answersToCastEffect(s, f as CastEffectFrame2, out)
        case 68 /* drawn */: return void out.push(1)
        case 69 /* enter */: return rules.answersToWhenEnter4(s, f as WhenEnter4Frame, out)
        case 70 /* enter */: return void out.push(1)
        case 71 /* draw-for-turn */: return void out.push(1)
        case 72 /* draw-for-turn */: return rules.answersToDrawForTurnEffect(s, f as DrawForTurnEffectFrame, out)
        case 73 /* move */: return void out.push(1)
        case 74 /* drawn */: return rules.answersToDrawnEffect(s, f as DrawnEffectFrame2, out)
      }
    },

    /** What is chosen so far at a decision that asks for several; null at any other. */
    pickedSoFar(f: Frame, site: number): PickedSoFar | null {
      // prettier-ignore
      switch (site) {
        case 18 /* aim */: return rules.pickedForAim(f as AimFrame15)
        case 19 /* aim */: return rules.pickedForAim2(f as AimFrame15)
        case 22 /* aim */: return rules.pickedForAim3(f as AimFrame18)
        case 24 /* aim */: return rules.pickedForAim4(f as AimFrame22)
        case 25 /* aim */: return rules.pickedForAim5(f as AimFrame22)
        case 37 /* spell-effect */: return rules.pickedForSpellEffect(f as SpellEffectFrame35)
        case 40 /* spell-effect */: return rules.pickedForSpellEffect2(f as SpellEffectFrame40)
        case 45 /* splice-onto */: return rules.pickedForSpliceOnto(f as SpliceOntoFrame)
      }
      return null
    },

    /** Carries out an offered move. */
    perform(s: State, choice: number, seat: number): void {
      const rest = Math.floor((choice - 1) / 32)
      // prettier-ignore
      switch ((choice - 1) % 32) {
        case 0 /* tap-for-mana */: return rules.tapForMana(s, rest % 2048, Math.floor(rest / 2048), seat)
        case 1 /* play-land */: return rules.doPlayLand(s, rest, seat)
        case 2 /* cast */: return rules.doCast(s, rest % 2048, Math.floor(rest / 2048) % 2048, Math.floor(rest / 4194304), seat)
        case 3 /* turn-up */: return rules.doTurnUp(s, rest, seat)
        case 4 /* cycle */: return rules.doCycle(s, rest, seat)
        case 5 /* suspend */: return rules.doSuspend(s, rest, seat)
        case 6 /* scavenge */: return rules.doScavenge(s, rest, seat)
        case 7 /* attack */: return rules.doAttack(s, rest, seat)
        case 8 /* block */: return rules.doBlock(s, rest % 2048, Math.floor(rest / 2048), seat)
        case 9 /* unmake */: return rules.doUnmake(s, rest, seat)
        case 10 /* eat-land */: return rules.doEatLand(s, rest, seat)
        case 11 /* eat-spell */: return rules.doEatSpell(s, rest, seat)
        case 12 /* eat-creature */: return rules.doEatCreature(s, rest, seat)
        case 13 /* feed */: return rules.doFeed(s, rest, seat)
        case 14 /* banish-with */: return rules.doBanishWith(s, rest, seat)
        case 15 /* empty-grave */: return rules.doEmptyGrave(s, rest, seat)
        case 16 /* give-freely */: return rules.doGiveFreely(s, rest, seat)
      }
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
      const acts =
        site === 6 /* priority */ ||
        site === 41 /* let-cast */ ||
        site === 42 /* let-cast */ ||
        site === 48 /* declare-attackers */ ||
        site === 49 /* declare-blockers */
      let may = optional
      if (s.announcing > 0) {
        const settled = isSettled(s, SETTLED)
        if (isTrying(s)) {
          askInTrial(s, site, optional, picked)
          if (legal.length > 0 && settled) s.dry = 2
          return
        }
        if (!settled) may = prune(rules, s, { optional, picked, site })
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

    /** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
    refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
      // prettier-ignore
      switch (event) {
        case 16 /* enter */: return rules.refusalsOfEnter(s, args, out)
        case 28 /* pay-coloured */: return rules.refusalsOfPayColoured(s, args, out)
        case 30 /* pay-any */: return rules.refusalsOfPayAny(s, args, out)
        case 31 /* pay-colourless */: return rules.refusalsOfPayColourless(s, args, out)
        case 32 /* pay-out-of-pool */: return rules.refusalsOfPayOutOfPool(s, args, out)
        case 33 /* pay-life */: return rules.refusalsOfPayLife(s, args, out)
        case 38 /* activate */: return rules.refusalsOfActivate(s, args, out)
        case 39 /* tap */: return rules.refusalsOfTap(s, args, out)
        case 49 /* draw-for-turn */: return rules.refusalsOfDrawForTurn(s, args, out)
        case 55 /* play-land */: return rules.refusalsOfPlayLand(s, args, out)
        case 57 /* cast */: return rules.refusalsOfCast(s, args, out)
        case 61 /* aim */: return rules.refusalsOfAim(s, args, out)
        case 62 /* pay-instead */: return rules.refusalsOfPayInstead(s, args, out)
        case 82 /* turn-up */: return rules.refusalsOfTurnUp(s, args, out)
        case 83 /* cycle */: return rules.refusalsOfCycle(s, args, out)
        case 84 /* suspend */: return rules.refusalsOfSuspend(s, args, out)
        case 90 /* scavenge */: return rules.refusalsOfScavenge(s, args, out)
        case 91 /* damage-creature */: return rules.refusalsOfDamageCreature(s, args, out)
        case 101 /* attack */: return rules.refusalsOfAttack(s, args, out)
        case 103 /* block */: return rules.refusalsOfBlock(s, args, out)
        case 107 /* unmake */: return rules.refusalsOfUnmake(s, args, out)
        case 108 /* eat-land */: return rules.refusalsOfEatLand(s, args, out)
        case 109 /* eat-spell */: return rules.refusalsOfEatSpell(s, args, out)
        case 110 /* eat-creature */: return rules.refusalsOfEatCreature(s, args, out)
        case 112 /* feed */: return rules.refusalsOfFeed(s, args, out)
        case 121 /* banish-with */: return rules.refusalsOfBanishWith(s, args, out)
        case 122 /* empty-grave */: return rules.refusalsOfEmptyGrave(s, args, out)
        case 125 /* give-freely */: return rules.refusalsOfGiveFreely(s, args, out)
      }
    },

    /** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
    deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
      // [mtg.100.2] refuse-deck
      if (s.mainDeck[seat]!.length < rules.deckSizeOf(s)) out.push([0, NONE])
      // [mtg.100.4] refuse-deck-2
      if (s.sideboard[seat]!.length > 15) out.push([1, NONE])
      // [mtg.100.2] refuse-deck-3
      for (const d of new Set(union(s.mainDeck[seat]!, s.sideboard[seat]!)))
        if (
          !PRINTED_SUPERTYPES[d]!.includes(SUPERTYPE.basic) &&
          copies(s.mainDeck[seat]!, d) + copies(s.sideboard[seat]!, d) > 4
        )
          out.push([2, d])
      // [mtg.100.6] refuse-deck-4
      for (const d of new Set(union(s.mainDeck[seat]!, s.sideboard[seat]!))) if (!rules.isLegal(s, d)) out.push([3, d])
      // [mtg.100.6] refuse-deck-5
      for (const d of new Set(union(s.mainDeck[seat]!, s.sideboard[seat]!)))
        if (PRINTED_LEGACY[d]! === LEGALITY.banned && copies(s.mainDeck[seat]!, d) + copies(s.sideboard[seat]!, d) > 1)
          out.push([4, d])
    },
  }
}

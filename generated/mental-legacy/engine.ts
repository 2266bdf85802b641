// Compiled from the rules of MentalLegacy into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts } from 'houserules/runtime'
import {
  NONE,
  blankZones,
  copyLog,
  copyRoundLimit,
  firstsIn,
  moveCard,
  namesIn,
  nextCard,
  owned,
  placed,
  refillFrames,
  refilled,
  seedRandom,
  sharing,
  within,
} from 'houserules/runtime'
import {
  COLOUR,
  DEFAULT_DECKS,
  DEFINITIONS,
  HOLDER,
  KEYWORD,
  KIND,
  LAYOUT,
  LEGALITY,
  PHASE_KIND,
  PRINTED_ABILITY_COST,
  PRINTED_BASE_POWER,
  PRINTED_BASE_TOUGHNESS,
  PRINTED_COLOUR_INDICATOR,
  PRINTED_CYCLING_COST,
  PRINTED_DREDGE,
  PRINTED_EVOKE_COST,
  PRINTED_FACES,
  PRINTED_FLASHBACK_COST,
  PRINTED_FLASHBACK_LIFE,
  PRINTED_KEYWORDS,
  PRINTED_KICKER_COST,
  PRINTED_KINDS,
  PRINTED_LAYOUT,
  PRINTED_LEGACY,
  PRINTED_MADNESS_COST,
  PRINTED_MAKES,
  PRINTED_MANA_COST,
  PRINTED_MIRACLE_COST,
  PRINTED_MORPH_COST,
  PRINTED_MORPH_DISCARDS,
  PRINTED_SCAVENGE_COST,
  PRINTED_SPLICE_COST,
  PRINTED_SUBTYPES,
  PRINTED_SUPERTYPES,
  PRINTED_SUSPEND_COST,
  PRINTED_SUSPEND_NUMBER,
  ROLE_ON_STACK,
  SUBTYPE,
  SUPERTYPE,
  SYMBOL,
  WAY,
  ZONE,
} from '../magic/names.ts'
import { DECK_RULES, LOOPS, SITES } from '../magic/tables.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PLACES } from './places.ts'
import type { State } from './state.ts'
import { FACTS, LASTING, MOVES, OFFERS } from './tables.ts'

/** What can be asked of printed cards, by the words of the rules. */
export const questions = (all: object) => {
  const rules = all as MentalLegacyRules
  return {
    'mana-value': rules.manaValueOf,
    hues: rules.huesOf,
    'spell-face': rules.spellFaceOf,
    'mana-floor': rules.manaFloorOf,
    'least-mana': rules.leastManaOf,
    discount: rules.discountOf,
    'left-cost': rules.leftCostOf,
    'right-cost': rules.rightCostOf,
    nameable: rules.nameableOf,
    'permanent-card': rules.isPermanentCard,
    'creature-like': rules.isCreatureLike,
    'double-headed': rules.isDoubleHeaded,
    whole: rules.isWhole,
    quick: rules.isQuick,
    morphing: rules.isMorphing,
    legal: rules.isLegal,
    'is-painted': rules.isPainted,
    suits: rules.suits,
    'costs-as-much-as': rules.costsAsMuchAs,
    'pairs-up-with': rules.pairsUpWith,
  }
}

/** What an engine is made of. */
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as MentalLegacyRules
  return {
    newState: rules.newState,
    program: rules,
    list: rules.list,
    perform: rules.perform,
    refusals: rules.refusals,
    obligations: rules.obligations,
    viewers: rules.viewersOf,
    start: rules.match,
    sites: placed(PLACES, 'sites', SITES),
    loops: placed(PLACES, 'loops', LOOPS),
    moves: MOVES,
    offers: OFFERS,
    facts: FACTS,
    lasting: LASTING,
    moveBase: 128,
    enums: {
      symbol: namesIn(SYMBOL),
      colour: namesIn(COLOUR),
      kind: namesIn(KIND),
      supertype: namesIn(SUPERTYPE),
      subtype: namesIn(SUBTYPE),
      keyword: namesIn(KEYWORD),
      layout: namesIn(LAYOUT),
      legality: namesIn(LEGALITY),
      'role-on-stack': namesIn(ROLE_ON_STACK),
      'phase-kind': namesIn(PHASE_KIND),
      way: namesIn(WAY),
    },
    zoneBases: firstsIn(ZONE),
    defaults: [0, 0],
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
    decks: {
      columns: ['mainDeck', 'sideboard'],
      defaults: DEFAULT_DECKS,
      rules: DECK_RULES,
      refusals: rules.deckRefusals,
    },
    queries: {
      definitions: DEFINITIONS,
      ask: questions(rules),
      infos: [
        { name: 'mana-value', params: [{ name: 'd', type: 'definition' }], type: 'number' },
        { name: 'hues', params: [{ name: 'd', type: 'definition' }], type: 'set of colour' },
        {
          name: 'spell-face',
          params: [
            { name: 'd', type: 'definition' },
            { name: 'w', type: 'way' },
          ],
          type: 'definition',
        },
        { name: 'mana-floor', params: [{ name: 'd', type: 'definition' }], type: 'number' },
        {
          name: 'least-mana',
          params: [
            { name: 'd', type: 'definition' },
            { name: 'w', type: 'way' },
          ],
          type: 'number',
        },
        { name: 'discount', params: [{ name: 'd', type: 'definition' }], type: 'number' },
        { name: 'left-cost', params: [{ name: 'd', type: 'definition' }], type: 'set of symbol' },
        { name: 'right-cost', params: [{ name: 'd', type: 'definition' }], type: 'set of symbol' },
        { name: 'nameable', params: [{ name: 'd', type: 'definition' }], type: 'set of definition' },
        { name: 'permanent-card', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'creature-like', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'double-headed', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'whole', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'quick', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'morphing', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'legal', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        {
          name: 'is-painted',
          params: [
            { name: 'd', type: 'definition' },
            { name: 'v', type: 'colour' },
          ],
          type: 'truth',
        },
        {
          name: 'suits',
          params: [
            { name: 'w', type: 'way' },
            { name: 'd', type: 'definition' },
          ],
          type: 'truth',
        },
        {
          name: 'costs-as-much-as',
          params: [
            { name: 'd', type: 'definition' },
            { name: 'e', type: 'definition' },
          ],
          type: 'truth',
        },
        {
          name: 'pairs-up-with',
          params: [
            { name: 'd', type: 'definition' },
            { name: 'e', type: 'definition' },
          ],
          type: 'truth',
        },
      ],
    },
  }
}

export function engineRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s: State = {
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(52), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, arrived: [], damage: [], plusCounters: [], minusCounters: [], timeCounters: [],
        stamp: [], moving: NONE, pool: {}, colourlessPool: [], wanted: [], surcharge: NONE, chosenX: NONE, actor: NONE,
        passes: NONE, role: {}, aims: {}, turnPlayer: NONE, turnNumber: NONE, phase: NONE, life: [], wasBefore: [],
        extraTurns: [], drawsThisTurn: [], castBlue: [], wayCast: [], x: [], targets: [], secondTargets: [],
        targetPlayers: [], targetAbility: [], aimed: [], resolving: NONE, offered2: NONE, offeredWay: NONE,
        offeredBy: NONE, spliced: [], amiss: false, blockedBy: [], delayCounters: [], meddledAs: [], meddledX: [],
        meddledTargets: [], meddledPlayers: [], mainDeck: [], sideboard: [], declared: [], seenAs: [], tapped: [],
        faceDown: [], token: [], newlyDrawn: [], outOfCards: [], handCast: [], givenSuspend: [], keptRevealed: [],
        rebounding: [], kicked: [], attacking: [], blocking: [], blocked: [], illusory: [], posing: [],
        runningTurn: NONE, printedDef: [], astray: [], timesPlayLandDuringTurn: [], shared: undefined,
      }
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      s.moving = NONE
      for (let it = 0; it < players; it++) s.colourlessPool.push(0)
      s.wanted = []
      s.surcharge = 0
      s.chosenX = 0
      s.actor = 0
      s.passes = 0
      s.turnPlayer = 0
      s.turnNumber = 0
      s.phase = PHASE_KIND.beginning
      for (let it = 0; it < players; it++) s.life.push(rules.startingLifeOf(s))
      for (let it = 0; it < players; it++) s.extraTurns.push(0)
      for (let it = 0; it < players; it++) s.drawsThisTurn.push(0)
      for (let it = 0; it < players; it++) s.castBlue.push(false)
      s.resolving = NONE
      s.offered2 = NONE
      s.offeredWay = WAY['for-free']
      s.offeredBy = NONE
      s.amiss = false
      for (let it = 0; it < players; it++) s.mainDeck.push([])
      for (let it = 0; it < players; it++) s.sideboard.push([])
      s.declared = []
      for (let it = 0; it < players; it++) s.outOfCards.push(false)
      s.runningTurn = 0
      s.astray = []
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      // prettier-ignore
      const t: State = {
        players: s.players, options: s.options, random: [s.random[0], s.random[1], s.random[2], s.random[3]],
        def: s.def.slice(), owner: s.owner.slice(), place: s.place.slice(), zones: s.zones.map((zone) => zone.slice()),
        shown: s.shown.slice(), result: s.result.slice(), over: s.over, frames: s.frames.map((frame) => ({ ...frame })),
        ask: s.ask, asked: s.asked, optional: s.optional, legal: s.legal.slice(), effects: s.effects.slice(),
        announcing: s.announcing, replacing: s.replacing.slice(), dry: s.dry, failed: s.failed, reasons: s.reasons,
        askAll: s.askAll, openChance: s.openChance, log: copyLog(s.log), arrived: s.arrived.slice(),
        damage: s.damage.slice(), plusCounters: s.plusCounters.slice(), minusCounters: s.minusCounters.slice(),
        timeCounters: s.timeCounters.slice(), stamp: s.stamp.slice(), moving: s.moving, pool: { ...s.pool },
        colourlessPool: s.colourlessPool.slice(), wanted: s.wanted, surcharge: s.surcharge, chosenX: s.chosenX,
        actor: s.actor, passes: s.passes, role: { ...s.role }, aims: { ...s.aims }, turnPlayer: s.turnPlayer,
        turnNumber: s.turnNumber, phase: s.phase, life: s.life.slice(), wasBefore: s.wasBefore.slice(),
        extraTurns: s.extraTurns.slice(), drawsThisTurn: s.drawsThisTurn.slice(), castBlue: s.castBlue.slice(),
        wayCast: s.wayCast.slice(), x: s.x.slice(), targets: s.targets.slice(), secondTargets: s.secondTargets.slice(),
        targetPlayers: s.targetPlayers.slice(), targetAbility: s.targetAbility.slice(), aimed: s.aimed.slice(),
        resolving: s.resolving, offered2: s.offered2, offeredWay: s.offeredWay, offeredBy: s.offeredBy,
        spliced: s.spliced.slice(), amiss: s.amiss, blockedBy: s.blockedBy.slice(),
        delayCounters: s.delayCounters.slice(), meddledAs: s.meddledAs.slice(), meddledX: s.meddledX.slice(),
        meddledTargets: s.meddledTargets.slice(), meddledPlayers: s.meddledPlayers.slice(),
        mainDeck: s.mainDeck.slice(), sideboard: s.sideboard.slice(), declared: s.declared, seenAs: s.seenAs.slice(),
        tapped: s.tapped.slice(), faceDown: s.faceDown.slice(), token: s.token.slice(),
        newlyDrawn: s.newlyDrawn.slice(), outOfCards: s.outOfCards.slice(), handCast: s.handCast.slice(),
        givenSuspend: s.givenSuspend.slice(), keptRevealed: s.keptRevealed.slice(), rebounding: s.rebounding.slice(),
        kicked: s.kicked.slice(), attacking: s.attacking.slice(), blocking: s.blocking.slice(),
        blocked: s.blocked.slice(), illusory: s.illusory.slice(), posing: s.posing.slice(), runningTurn: s.runningTurn,
        printedDef: s.printedDef.slice(), astray: s.astray, timesPlayLandDuringTurn: s.timesPlayLandDuringTurn.slice(),
        shared: undefined,
      }
      if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
      return t
    },

    /** Makes a state that is no longer needed a copy of another; either copies a list only when it writes it. */
    copyInto(t: State, s: State): void {
      // prettier-ignore
      const shared = sharing<State>({
        def: s.def, owner: s.owner, place: s.place, shown: s.shown, result: s.result, effects: s.effects,
        zones: s.zones, legal: s.legal, arrived: s.arrived, damage: s.damage, plusCounters: s.plusCounters,
        minusCounters: s.minusCounters, timeCounters: s.timeCounters, stamp: s.stamp, pool: s.pool,
        colourlessPool: s.colourlessPool, role: s.role, aims: s.aims, life: s.life, wasBefore: s.wasBefore,
        extraTurns: s.extraTurns, drawsThisTurn: s.drawsThisTurn, castBlue: s.castBlue, wayCast: s.wayCast, x: s.x,
        targets: s.targets, secondTargets: s.secondTargets, targetPlayers: s.targetPlayers,
        targetAbility: s.targetAbility, aimed: s.aimed, spliced: s.spliced, blockedBy: s.blockedBy,
        delayCounters: s.delayCounters, meddledAs: s.meddledAs, meddledX: s.meddledX, meddledTargets: s.meddledTargets,
        meddledPlayers: s.meddledPlayers, mainDeck: s.mainDeck, sideboard: s.sideboard, seenAs: s.seenAs,
        tapped: s.tapped, faceDown: s.faceDown, token: s.token, newlyDrawn: s.newlyDrawn, outOfCards: s.outOfCards,
        handCast: s.handCast, givenSuspend: s.givenSuspend, keptRevealed: s.keptRevealed, rebounding: s.rebounding,
        kicked: s.kicked, attacking: s.attacking, blocking: s.blocking, blocked: s.blocked, illusory: s.illusory,
        posing: s.posing, printedDef: s.printedDef, timesPlayLandDuringTurn: s.timesPlayLandDuringTurn,
        frames: s.frames.slice(),
      })
      s.shared = shared
      t.shared = shared
      t.players = s.players
      t.options = s.options
      t.over = s.over
      t.ask = s.ask
      t.asked = s.asked
      t.optional = s.optional
      t.announcing = s.announcing
      t.dry = s.dry
      t.failed = s.failed
      t.reasons = s.reasons
      t.askAll = s.askAll
      t.openChance = s.openChance
      t.def = s.def
      t.owner = s.owner
      t.place = s.place
      t.shown = s.shown
      t.result = s.result
      t.effects = s.effects
      t.zones = s.zones
      t.legal = s.legal
      for (let i = 0; i < 4; i++) t.random[i] = s.random[i]!
      t.replacing = refilled(t.replacing, s.replacing)
      refillFrames(t.frames, s.frames)
      t.log = copyLog(s.log)
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
      t.declared = s.declared
      t.seenAs = s.seenAs
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
      t.posing = s.posing
      t.runningTurn = s.runningTurn
      t.printedDef = s.printedDef
      t.astray = s.astray
      t.timesPlayLandDuringTurn = s.timesPlayLandDuringTurn
      copyRoundLimit(t, s)
    },

    /** A state that stands where another does, for a dry run: it has the lists of the other until it writes them. */
    lend(s: State): State {
      // prettier-ignore
      const t: State = {
        players: s.players, options: s.options, random: [s.random[0], s.random[1], s.random[2], s.random[3]],
        def: s.def, owner: s.owner, place: s.place, zones: s.zones, shown: s.shown, result: s.result, over: s.over,
        frames: s.frames.slice(), ask: s.ask, asked: s.asked, optional: s.optional, legal: [], effects: s.effects,
        announcing: s.announcing, replacing: s.replacing.slice(), dry: s.dry, failed: s.failed, reasons: s.reasons,
        askAll: s.askAll, openChance: s.openChance, log: null, arrived: s.arrived, damage: s.damage,
        plusCounters: s.plusCounters, minusCounters: s.minusCounters, timeCounters: s.timeCounters, stamp: s.stamp,
        moving: s.moving, pool: s.pool, colourlessPool: s.colourlessPool, wanted: s.wanted, surcharge: s.surcharge,
        chosenX: s.chosenX, actor: s.actor, passes: s.passes, role: s.role, aims: s.aims, turnPlayer: s.turnPlayer,
        turnNumber: s.turnNumber, phase: s.phase, life: s.life, wasBefore: s.wasBefore, extraTurns: s.extraTurns,
        drawsThisTurn: s.drawsThisTurn, castBlue: s.castBlue, wayCast: s.wayCast, x: s.x, targets: s.targets,
        secondTargets: s.secondTargets, targetPlayers: s.targetPlayers, targetAbility: s.targetAbility, aimed: s.aimed,
        resolving: s.resolving, offered2: s.offered2, offeredWay: s.offeredWay, offeredBy: s.offeredBy,
        spliced: s.spliced, amiss: s.amiss, blockedBy: s.blockedBy, delayCounters: s.delayCounters,
        meddledAs: s.meddledAs, meddledX: s.meddledX, meddledTargets: s.meddledTargets,
        meddledPlayers: s.meddledPlayers, mainDeck: s.mainDeck, sideboard: s.sideboard, declared: s.declared,
        seenAs: s.seenAs, tapped: s.tapped, faceDown: s.faceDown, token: s.token, newlyDrawn: s.newlyDrawn,
        outOfCards: s.outOfCards, handCast: s.handCast, givenSuspend: s.givenSuspend, keptRevealed: s.keptRevealed,
        rebounding: s.rebounding, kicked: s.kicked, attacking: s.attacking, blocking: s.blocking, blocked: s.blocked,
        illusory: s.illusory, posing: s.posing, runningTurn: s.runningTurn, printedDef: s.printedDef, astray: s.astray,
        timesPlayLandDuringTurn: s.timesPlayLandDuringTurn, shared: sharing<State>(s),
      }
      if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
      return t
    },

    /** Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to. */
    createCard(s: State, definition: number, zone: number): number {
      const card = nextCard(s)
      if (s.shared !== undefined) {
        const { lists } = s.shared
        s.def = owned(s.def, lists.def)
        s.owner = owned(s.owner, lists.owner)
        s.place = owned(s.place, lists.place)
        s.shown = owned(s.shown, lists.shown)
        s.arrived = owned(s.arrived, lists.arrived)
        s.damage = owned(s.damage, lists.damage)
        s.plusCounters = owned(s.plusCounters, lists.plusCounters)
        s.minusCounters = owned(s.minusCounters, lists.minusCounters)
        s.timeCounters = owned(s.timeCounters, lists.timeCounters)
        s.stamp = owned(s.stamp, lists.stamp)
        s.wasBefore = owned(s.wasBefore, lists.wasBefore)
        s.wayCast = owned(s.wayCast, lists.wayCast)
        s.x = owned(s.x, lists.x)
        s.targets = owned(s.targets, lists.targets)
        s.secondTargets = owned(s.secondTargets, lists.secondTargets)
        s.targetPlayers = owned(s.targetPlayers, lists.targetPlayers)
        s.targetAbility = owned(s.targetAbility, lists.targetAbility)
        s.aimed = owned(s.aimed, lists.aimed)
        s.spliced = owned(s.spliced, lists.spliced)
        s.blockedBy = owned(s.blockedBy, lists.blockedBy)
        s.delayCounters = owned(s.delayCounters, lists.delayCounters)
        s.meddledAs = owned(s.meddledAs, lists.meddledAs)
        s.meddledX = owned(s.meddledX, lists.meddledX)
        s.meddledTargets = owned(s.meddledTargets, lists.meddledTargets)
        s.meddledPlayers = owned(s.meddledPlayers, lists.meddledPlayers)
        s.seenAs = owned(s.seenAs, lists.seenAs)
        s.tapped = owned(s.tapped, lists.tapped)
        s.faceDown = owned(s.faceDown, lists.faceDown)
        s.token = owned(s.token, lists.token)
        s.newlyDrawn = owned(s.newlyDrawn, lists.newlyDrawn)
        s.handCast = owned(s.handCast, lists.handCast)
        s.givenSuspend = owned(s.givenSuspend, lists.givenSuspend)
        s.keptRevealed = owned(s.keptRevealed, lists.keptRevealed)
        s.rebounding = owned(s.rebounding, lists.rebounding)
        s.kicked = owned(s.kicked, lists.kicked)
        s.attacking = owned(s.attacking, lists.attacking)
        s.blocking = owned(s.blocking, lists.blocking)
        s.blocked = owned(s.blocked, lists.blocked)
        s.illusory = owned(s.illusory, lists.illusory)
        s.posing = owned(s.posing, lists.posing)
        s.printedDef = owned(s.printedDef, lists.printedDef)
      }
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
      s.seenAs.push(NONE)
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
      s.posing.push(false)
      s.printedDef.push(definition)
      if (zone !== NONE) rules.place(s, card, zone, false)
      return card
    },

    /** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
    place(s: State, card: number, to: number, bottom: boolean): void {
      const from = s.place[card]!
      moveCard(s, card, to, bottom)
      if (within(to, ZONE.battlefield) !== within(from, ZONE.battlefield)) {
        if (s.arrived[card] !== s.turnNumber) {
          if (s.shared !== undefined) s.arrived = owned(s.arrived, s.shared.lists.arrived)
          s.arrived[card] = s.turnNumber
        }
        if (s.damage[card] !== 0) {
          if (s.shared !== undefined) s.damage = owned(s.damage, s.shared.lists.damage)
          s.damage[card] = 0
        }
        if (s.plusCounters[card] !== 0) {
          if (s.shared !== undefined) s.plusCounters = owned(s.plusCounters, s.shared.lists.plusCounters)
          s.plusCounters[card] = 0
        }
        if (s.minusCounters[card] !== 0) {
          if (s.shared !== undefined) s.minusCounters = owned(s.minusCounters, s.shared.lists.minusCounters)
          s.minusCounters[card] = 0
        }
        if (s.wasBefore[card] !== NONE) {
          if (s.shared !== undefined) s.wasBefore = owned(s.wasBefore, s.shared.lists.wasBefore)
          s.wasBefore[card] = NONE
        }
        if (s.shared !== undefined) s.blockedBy = owned(s.blockedBy, s.shared.lists.blockedBy)
        s.blockedBy[card] = []
        if (s.tapped[card] !== false) {
          if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
          s.tapped[card] = false
        }
        if (s.attacking[card] !== false) {
          if (s.shared !== undefined) s.attacking = owned(s.attacking, s.shared.lists.attacking)
          s.attacking[card] = false
        }
        if (s.blocking[card] !== false) {
          if (s.shared !== undefined) s.blocking = owned(s.blocking, s.shared.lists.blocking)
          s.blocking[card] = false
        }
        if (s.blocked[card] !== false) {
          if (s.shared !== undefined) s.blocked = owned(s.blocked, s.shared.lists.blocked)
          s.blocked[card] = false
        }
        if (s.illusory[card] !== false) {
          if (s.shared !== undefined) s.illusory = owned(s.illusory, s.shared.lists.illusory)
          s.illusory[card] = false
        }
      }
      if (within(to, ZONE.exile) !== within(from, ZONE.exile)) {
        if (s.timeCounters[card] !== 0) {
          if (s.shared !== undefined) s.timeCounters = owned(s.timeCounters, s.shared.lists.timeCounters)
          s.timeCounters[card] = 0
        }
        if (s.delayCounters[card] !== 0) {
          if (s.shared !== undefined) s.delayCounters = owned(s.delayCounters, s.shared.lists.delayCounters)
          s.delayCounters[card] = 0
        }
        if (s.meddledAs[card] !== NONE) {
          if (s.shared !== undefined) s.meddledAs = owned(s.meddledAs, s.shared.lists.meddledAs)
          s.meddledAs[card] = NONE
        }
        if (s.meddledX[card] !== 0) {
          if (s.shared !== undefined) s.meddledX = owned(s.meddledX, s.shared.lists.meddledX)
          s.meddledX[card] = 0
        }
        if (s.shared !== undefined) s.meddledTargets = owned(s.meddledTargets, s.shared.lists.meddledTargets)
        s.meddledTargets[card] = []
        if (s.shared !== undefined) s.meddledPlayers = owned(s.meddledPlayers, s.shared.lists.meddledPlayers)
        s.meddledPlayers[card] = []
        if (s.givenSuspend[card] !== false) {
          if (s.shared !== undefined) s.givenSuspend = owned(s.givenSuspend, s.shared.lists.givenSuspend)
          s.givenSuspend[card] = false
        }
        if (s.rebounding[card] !== false) {
          if (s.shared !== undefined) s.rebounding = owned(s.rebounding, s.shared.lists.rebounding)
          s.rebounding[card] = false
        }
      }
      if (
        (within(to, ZONE.stack) || within(to, ZONE.battlefield)) !==
        (within(from, ZONE.stack) || within(from, ZONE.battlefield))
      ) {
        if (s.wayCast[card] !== WAY.plainly) {
          if (s.shared !== undefined) s.wayCast = owned(s.wayCast, s.shared.lists.wayCast)
          s.wayCast[card] = WAY.plainly
        }
        if (s.x[card] !== 0) {
          if (s.shared !== undefined) s.x = owned(s.x, s.shared.lists.x)
          s.x[card] = 0
        }
        if (s.seenAs[card] !== NONE) {
          if (s.shared !== undefined) s.seenAs = owned(s.seenAs, s.shared.lists.seenAs)
          s.seenAs[card] = NONE
        }
        if (s.faceDown[card] !== false) {
          if (s.shared !== undefined) s.faceDown = owned(s.faceDown, s.shared.lists.faceDown)
          s.faceDown[card] = false
        }
        if (s.handCast[card] !== false) {
          if (s.shared !== undefined) s.handCast = owned(s.handCast, s.shared.lists.handCast)
          s.handCast[card] = false
        }
        if (s.kicked[card] !== false) {
          if (s.shared !== undefined) s.kicked = owned(s.kicked, s.shared.lists.kicked)
          s.kicked[card] = false
        }
        if (s.posing[card] !== false) {
          if (s.shared !== undefined) s.posing = owned(s.posing, s.shared.lists.posing)
          s.posing[card] = false
        }
        if (s.def[card] !== s.printedDef[card]!) {
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[card] = s.printedDef[card]!
        }
      }
      if (within(to, ZONE.stack) !== within(from, ZONE.stack)) {
        if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
        s.targets[card] = []
        if (s.shared !== undefined) s.secondTargets = owned(s.secondTargets, s.shared.lists.secondTargets)
        s.secondTargets[card] = []
        if (s.shared !== undefined) s.targetPlayers = owned(s.targetPlayers, s.shared.lists.targetPlayers)
        s.targetPlayers[card] = []
        if (s.targetAbility[card] !== NONE) {
          if (s.shared !== undefined) s.targetAbility = owned(s.targetAbility, s.shared.lists.targetAbility)
          s.targetAbility[card] = NONE
        }
        if (s.aimed[card] !== 0) {
          if (s.shared !== undefined) s.aimed = owned(s.aimed, s.shared.lists.aimed)
          s.aimed[card] = 0
        }
        if (s.shared !== undefined) s.spliced = owned(s.spliced, s.shared.lists.spliced)
        s.spliced[card] = []
      }
      if (within(to, ZONE.hand) !== within(from, ZONE.hand)) {
        if (s.newlyDrawn[card] !== false) {
          if (s.shared !== undefined) s.newlyDrawn = owned(s.newlyDrawn, s.shared.lists.newlyDrawn)
          s.newlyDrawn[card] = false
        }
        if (s.keptRevealed[card] !== false) {
          if (s.shared !== undefined) s.keptRevealed = owned(s.keptRevealed, s.shared.lists.keptRevealed)
          s.keptRevealed[card] = false
        }
      }
    },
  }
}

// Compiled from the rules of SharedPack into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import {
  addEffect,
  apart,
  blankZones,
  emptied,
  moveCard,
  nextCard,
  refuse,
  removeFrom,
  seedRandom,
  whyNot,
} from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones, shareZones } from '../../runtime/copies.ts'
import { own } from '../../runtime/lending.ts'
import { copyLog, noteEvent } from '../../runtime/log.ts'
import { countOf, seats, someOf, within } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import type { EngineParts } from '../../runtime/tables.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { questions } from '../trump-king/engine.ts'
import { DEFINITIONS, EVENT, POSITION, PRINTED_RANK, PRINTED_SUIT, PROC, ROLE, SUIT } from '../trump-king/names.ts'
import { PLACES } from '../trump-king/places.ts'
import { LOOPS, SITES } from '../trump-king/tables.ts'
import type { SharedPackRules } from './linked.ts'
import { HOLDER, ZONE } from './names.ts'
import type { Known, State } from './state.ts'
import { FACTS, MOVES, OFFERS } from './tables.ts'

/** What an engine is made of. */
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as SharedPackRules
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
    moveBase: 128,
    enums: {
      suit: namesIn(SUIT),
      position: namesIn(POSITION),
      role: namesIn(ROLE),
    },
    zoneBases: firstsIn(ZONE),
    defaults: [
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0,
    ],
    printed: [
      { name: 'suit', type: 'suit', values: PRINTED_SUIT },
      { name: 'rank', type: 'number', values: PRINTED_RANK },
    ],
    queries: {
      definitions: DEFINITIONS,
      ask: questions(rules),
      infos: [{ name: 'synchro', params: [{ name: 'c', type: 'definition' }], type: 'truth' }],
    },
  }
}

export function engineRules(all: object) {
  const rules = all as SharedPackRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s: State = {
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(60), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, passes: NONE, linksBelow: NONE, answerer: NONE, attacksMade: [], attackedIn: [],
        foe: [], life: [], turnPlayer: NONE, turnNumber: NONE, clock: NONE, position: [], arrived: [], upSince: [],
        setRole: [], namedSuit: [], namedRank: [], inUse: [], falling: [], fromField: [], fresh: [], standing: [],
        astray: [], timesNormalSummonDuringTurn: [], timesSetMonsterDuringTurn: [], timesActivateSpellDuringTurn: [],
        timesChangePositionDuringTurn: [], timesDrawDuringMain: [], timesDestroyDuringMain: 0,
        timesDrawDuringBattlePhase: {}, timesHurtDuringBattlePhase: 0, timesDrawDuringMatch: [],
        timesBattlePhaseDuringTurn: [],
      }
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      s.passes = 0
      s.linksBelow = 0
      s.answerer = 0
      for (let it = 0; it < players; it++) s.life.push(rules.startingLifeOf(s))
      s.turnPlayer = 0
      s.turnNumber = 0
      s.clock = 0
      s.astray = []
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      // prettier-ignore
      const t: State = {
        players: s.players, options: s.options, random: [s.random[0], s.random[1], s.random[2], s.random[3]],
        def: s.def.slice(), owner: s.owner.slice(), place: s.place.slice(), zones: s.zones.map((zone) => zone.slice()),
        shown: s.shown.slice(), result: s.result.slice(), over: s.over, frames: s.frames.map(rules.copyOfFrame),
        ask: s.ask, asked: s.asked, optional: s.optional, legal: s.legal.slice(), effects: s.effects.slice(),
        announcing: s.announcing, replacing: s.replacing.slice(), dry: s.dry, failed: s.failed, reasons: s.reasons,
        askAll: s.askAll, openChance: s.openChance, log: copyLog(s.log), passes: s.passes, linksBelow: s.linksBelow,
        answerer: s.answerer, attacksMade: s.attacksMade.slice(), attackedIn: s.attackedIn.slice(), foe: s.foe.slice(),
        life: s.life.slice(), turnPlayer: s.turnPlayer, turnNumber: s.turnNumber, clock: s.clock,
        position: s.position.slice(), arrived: s.arrived.slice(), upSince: s.upSince.slice(),
        setRole: s.setRole.slice(), namedSuit: s.namedSuit.slice(), namedRank: s.namedRank.slice(),
        inUse: s.inUse.slice(), falling: s.falling.slice(), fromField: s.fromField.slice(), fresh: s.fresh.slice(),
        standing: s.standing.slice(), astray: s.astray,
        timesNormalSummonDuringTurn: s.timesNormalSummonDuringTurn.slice(),
        timesSetMonsterDuringTurn: s.timesSetMonsterDuringTurn.slice(),
        timesActivateSpellDuringTurn: s.timesActivateSpellDuringTurn.slice(),
        timesChangePositionDuringTurn: s.timesChangePositionDuringTurn.slice(),
        timesDrawDuringMain: s.timesDrawDuringMain.slice(), timesDestroyDuringMain: s.timesDestroyDuringMain,
        timesDrawDuringBattlePhase: { ...s.timesDrawDuringBattlePhase },
        timesHurtDuringBattlePhase: s.timesHurtDuringBattlePhase, timesDrawDuringMatch: s.timesDrawDuringMatch.slice(),
        timesBattlePhaseDuringTurn: s.timesBattlePhaseDuringTurn.slice(),
      }
      if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
      return t
    },

    /** Makes a state that is no longer needed a copy of another. */
    copyInto(t: State, s: State): void {
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
      for (let i = 0; i < 4; i++) t.random[i] = s.random[i]!
      t.def = copied(t.def, s.def)
      t.owner = copied(t.owner, s.owner)
      t.place = copied(t.place, s.place)
      t.shown = copied(t.shown, s.shown)
      t.result = copied(t.result, s.result)
      t.effects = copied(t.effects, s.effects)
      t.legal = copied(t.legal, s.legal)
      t.replacing = copied(t.replacing, s.replacing)
      copyZones(t.zones, s.zones)
      copyFrames(t.frames, s.frames, rules.copyOfFrame)
      t.log = copyLog(s.log)
      t.passes = s.passes
      t.linksBelow = s.linksBelow
      t.answerer = s.answerer
      t.attacksMade = copied(t.attacksMade, s.attacksMade)
      t.attackedIn = copied(t.attackedIn, s.attackedIn)
      t.foe = copied(t.foe, s.foe)
      t.life = copied(t.life, s.life)
      t.turnPlayer = s.turnPlayer
      t.turnNumber = s.turnNumber
      t.clock = s.clock
      t.position = copied(t.position, s.position)
      t.arrived = copied(t.arrived, s.arrived)
      t.upSince = copied(t.upSince, s.upSince)
      t.setRole = copied(t.setRole, s.setRole)
      t.namedSuit = copied(t.namedSuit, s.namedSuit)
      t.namedRank = copied(t.namedRank, s.namedRank)
      t.inUse = copied(t.inUse, s.inUse)
      t.falling = copied(t.falling, s.falling)
      t.fromField = copied(t.fromField, s.fromField)
      t.fresh = copied(t.fresh, s.fresh)
      t.standing = copied(t.standing, s.standing)
      t.astray = s.astray
      t.timesNormalSummonDuringTurn = s.timesNormalSummonDuringTurn.slice()
      t.timesSetMonsterDuringTurn = s.timesSetMonsterDuringTurn.slice()
      t.timesActivateSpellDuringTurn = s.timesActivateSpellDuringTurn.slice()
      t.timesChangePositionDuringTurn = s.timesChangePositionDuringTurn.slice()
      t.timesDrawDuringMain = s.timesDrawDuringMain.slice()
      t.timesDestroyDuringMain = s.timesDestroyDuringMain
      t.timesDrawDuringBattlePhase = { ...s.timesDrawDuringBattlePhase }
      t.timesHurtDuringBattlePhase = s.timesHurtDuringBattlePhase
      t.timesDrawDuringMatch = s.timesDrawDuringMatch.slice()
      t.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn.slice()
      copyRoundLimit(t, s)
    },

    /** Makes a state stand where another does, with its lists, for a dry run. */
    share(t: State, s: State): void {
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
      for (let i = 0; i < 4; i++) t.random[i] = s.random[i]!
      t.replacing = s.replacing.slice()
      emptied(t.legal)
      t.log = null
      shareZones(t.zones, s.zones)
      copyFrames(t.frames, s.frames, rules.copyOfFrame)
      t.passes = s.passes
      t.linksBelow = s.linksBelow
      t.answerer = s.answerer
      t.attacksMade = s.attacksMade
      t.attackedIn = s.attackedIn
      t.foe = s.foe
      t.life = s.life
      t.turnPlayer = s.turnPlayer
      t.turnNumber = s.turnNumber
      t.clock = s.clock
      t.position = s.position
      t.arrived = s.arrived
      t.upSince = s.upSince
      t.setRole = s.setRole
      t.namedSuit = s.namedSuit
      t.namedRank = s.namedRank
      t.inUse = s.inUse
      t.falling = s.falling
      t.fromField = s.fromField
      t.fresh = s.fresh
      t.standing = s.standing
      t.astray = s.astray
      t.timesNormalSummonDuringTurn = s.timesNormalSummonDuringTurn
      t.timesSetMonsterDuringTurn = s.timesSetMonsterDuringTurn
      t.timesActivateSpellDuringTurn = s.timesActivateSpellDuringTurn
      t.timesChangePositionDuringTurn = s.timesChangePositionDuringTurn
      t.timesDrawDuringMain = s.timesDrawDuringMain
      t.timesDestroyDuringMain = s.timesDestroyDuringMain
      t.timesDrawDuringBattlePhase = s.timesDrawDuringBattlePhase
      t.timesHurtDuringBattlePhase = s.timesHurtDuringBattlePhase
      t.timesDrawDuringMatch = s.timesDrawDuringMatch
      t.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn
      copyRoundLimit(t, s)
    },

    /** Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to. */
    createCard(s: State, definition: number, zone: number): number {
      const card = nextCard(s)
      if (s.dry !== 0) {
        own(s, 'def')
        own(s, 'owner')
        own(s, 'place')
        own(s, 'shown')
        own(s, 'attacksMade')
        own(s, 'attackedIn')
        own(s, 'foe')
        own(s, 'position')
        own(s, 'arrived')
        own(s, 'upSince')
        own(s, 'setRole')
        own(s, 'namedSuit')
        own(s, 'namedRank')
        own(s, 'inUse')
        own(s, 'falling')
        own(s, 'fromField')
        own(s, 'fresh')
        own(s, 'standing')
      }
      s.def.push(definition)
      s.owner.push(HOLDER[zone] ?? NONE)
      s.place.push(NONE)
      s.shown.push(0)
      s.attacksMade.push(0)
      s.attackedIn.push(0)
      s.foe.push(NONE)
      s.position.push(POSITION.attack)
      s.arrived.push(s.turnNumber)
      s.upSince.push(s.clock)
      s.setRole.push(NONE)
      s.namedSuit.push(NONE)
      s.namedRank.push(NONE)
      s.inUse.push(false)
      s.falling.push(false)
      s.fromField.push(false)
      s.fresh.push(false)
      s.standing.push(false)
      if (zone !== NONE) rules.place(s, card, zone, false)
      return card
    },

    /** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
    place(s: State, card: number, to: number, bottom: boolean): void {
      const from = s.place[card]!
      moveCard(s, card, to, bottom)
      if (within(to, ZONE.monsters) !== within(from, ZONE.monsters)) {
        if (s.dry !== 0) {
          own(s, 'attacksMade')
          own(s, 'attackedIn')
          own(s, 'foe')
          own(s, 'position')
          own(s, 'upSince')
          own(s, 'falling')
          own(s, 'fresh')
        }
        s.attacksMade[card] = 0
        s.attackedIn[card] = 0
        s.foe[card] = NONE
        s.position[card] = POSITION.attack
        s.upSince[card] = s.clock
        s.falling[card] = false
        s.fresh[card] = false
      }
      if (
        (within(to, ZONE.monsters) || within(to, ZONE.backrow)) !==
        (within(from, ZONE.monsters) || within(from, ZONE.backrow))
      ) {
        if (s.dry !== 0) own(s, 'arrived')
        s.arrived[card] = s.turnNumber
      }
      if (within(to, ZONE.backrow) !== within(from, ZONE.backrow)) {
        if (s.dry !== 0) {
          own(s, 'setRole')
          own(s, 'standing')
        }
        s.setRole[card] = NONE
        s.standing[card] = false
      }
      if (within(to, ZONE.table) !== within(from, ZONE.table)) {
        if (s.dry !== 0) own(s, 'fromField')
        s.fromField[card] = false
      }
    },

    /** Whether there is room for the card. */
    mayEnter(s: State, card: number, to: number): boolean {
      if (s.zones[to] === undefined || card === NONE) return false
      if (within(to, ZONE.monsters) && s.place[card] !== to && s.zones[to]!.length >= rules.monsterZonesOf(s)) {
        if (s.reasons !== null) s.reasons.push(91 /* monsters */)
        return false
      }
      if (within(to, ZONE.backrow) && s.place[card] !== to && s.zones[to]!.length >= rules.backrowZonesOf(s)) {
        if (s.reasons !== null) s.reasons.push(92 /* backrow */)
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
      // [monster.1] viewers-exception
      if (within(s.place[card]!, ZONE.monsters) && s.position[card]! === POSITION['face-down']) return [s.owner[card]!]
      // [spell.9, trap.6] viewers-exception-2
      if (rules.isStanding(s, card)) return seats(s)
      if (zone === ZONE.deck) return []
      if (within(zone, ZONE.dealt)) return []
      if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
      if (zone === ZONE.extra) return seats(s)
      if (within(zone, ZONE.graveyard)) return seats(s)
      if (within(zone, ZONE.banished)) return seats(s)
      if (within(zone, ZONE.monsters)) return seats(s)
      if (within(zone, ZONE.backrow)) return [zone - ZONE.backrow]
      if (within(zone, ZONE.table)) return seats(s)
      return []
    },

    /** Kept while moves are listed. */
    known: { of: null, prevailing: null } as Known,

    /** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
    move(s: State, card2: number, to2: number, bottom = false): void {
      if (s.over) return
      if (!rules.mayEnter(s, card2, to2)) return refuse(s)
      const from2 = s.place[card2]!
      if (!s.replacing.includes(0) && rules.matchesGoesHome(s, card2, from2, to2)) {
        s.replacing.push(0)
        rules.goesHome(s, card2)
        removeFrom(s.replacing, 0)
        return
      }
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.move, [card2, from2, to2], [card2])
      const noticed1 = rules.matchesLastGift(s, card2, from2, to2)
        ? [[rules.holder(s, card2), card2, rules.holder(s, card2)]]
        : []
      rules.place(s, card2, to2, bottom)
      if (rules.matchesForgetsNames(s, card2, from2, to2)) rules.forgetsNames(s, card2)
      if (rules.matchesTakenUp(s, card2, from2, to2)) rules.takenUp(s, card2)
      if (rules.matchesPutDown(s, card2, from2, to2)) rules.putDown(s, card2)
      if (rules.matchesPutToUse(s, card2, from2, to2)) rules.putToUse(s, card2)
      if (rules.matchesLaidDown(s, card2, from2, to2)) rules.laidDown(s, card2)
      for (const [controller, source, ...captured] of noticed1)
        addEffect(s, 0, PROC.lastGiftFrame, controller as number, source as number, false, captured)
    },

    /** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
    refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
      switch (event) {
        case 16 /* attack-directly */: {
          const a = args[0] as number
          const p = args[1] as number
          if (rules.forbidsLyingLowDirectly(s, a, p)) out.push(33 /* lying-low-directly */)
          if (rules.forbidsMonstersShield(s, a, p)) out.push(34 /* monsters-shield */)
          if (rules.forbidsOneAttackDirectly(s, a, p)) out.push(35 /* one-attack-directly */)
          if (rules.forbidsJustArrivedDirectly(s, a, p)) out.push(36 /* just-arrived-directly */)
          return
        }
        case 17 /* attack */: {
          const a = args[0] as number
          const t2 = args[1] as number
          const p = args[2] as number
          if (rules.forbidsLyingLow(s, a, t2, p)) out.push(37 /* lying-low */)
          if (rules.forbidsOneAttack(s, a, t2, p)) out.push(38 /* one-attack */)
          if (rules.forbidsJustArrived(s, a, t2, p)) out.push(39 /* just-arrived */)
          return
        }
        case 20 /* change-position */: {
          const m = args[0] as number
          const p = args[1] as number
          if (rules.forbidsTooNew(s, m, p)) out.push(40 /* too-new */)
          if (rules.forbidsChangedAlready(s, m, p)) out.push(41 /* changed-already */)
          if (rules.forbidsHasAttacked(s, m, p)) out.push(42 /* has-attacked */)
          if (rules.forbidsHasEverAttacked(s, m, p)) out.push(43 /* has-ever-attacked */)
          if (rules.forbidsSteadfast(s, m, p)) out.push(44 /* steadfast */)
          return
        }
        case 22 /* spade-call */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSpadeCall(t, this_, you))
            if (!could) out.push(45, ...whyNot(rules, s, (t) => rules.doSpadeCall(t, this_, you)))
            return could
          })
          return
        }
        case 23 /* blast */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doBlast(t, this_, you))
            if (!could) out.push(46, ...whyNot(rules, s, (t) => rules.doBlast(t, this_, you)))
            return could
          })
          return
        }
        case 24 /* insight */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doInsight(t, this_, you))
            if (!could) out.push(47, ...whyNot(rules, s, (t) => rules.doInsight(t, this_, you)))
            return could
          })
          return
        }
        case 26 /* summon-looked */: {
          const looked = args[0] as readonly number[]
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSummonLooked(t, looked, p))
            if (!could) out.push(48, ...whyNot(rules, s, (t) => rules.doSummonLooked(t, looked, p)))
            return could
          })
          return
        }
        case 27 /* cast-looked */: {
          const looked = args[0] as readonly number[]
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doCastLooked(t, looked, p))
            if (!could) out.push(49, ...whyNot(rules, s, (t) => rules.doCastLooked(t, looked, p)))
            return could
          })
          return
        }
        case 28 /* set-looked */: {
          const looked = args[0] as readonly number[]
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSetLooked(t, looked, p))
            if (!could) out.push(50, ...whyNot(rules, s, (t) => rules.doSetLooked(t, looked, p)))
            return could
          })
          return
        }
        case 30 /* club-call */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doClubCall(t, this_, you))
            if (!could) out.push(51, ...whyNot(rules, s, (t) => rules.doClubCall(t, this_, you)))
            return could
          })
          return
        }
        case 31 /* diamond-call */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doDiamondCall(t, this_, you))
            if (!could) out.push(52, ...whyNot(rules, s, (t) => rules.doDiamondCall(t, this_, you)))
            return could
          })
          return
        }
        case 34 /* set-card */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredSet(s, c, p)) out.push(53 /* barred-set */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSetCard(t, c, p))
            if (!could) out.push(54, ...whyNot(rules, s, (t) => rules.doSetCard(t, c, p)))
            return could
          })
          return
        }
        case 35 /* activate-spell */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredSpell(s, c, p)) out.push(55 /* barred-spell */)
          if (rules.forbidsVoidSpell(s, c, p)) out.push(56 /* void-spell */)
          if (rules.forbidsInForce(s, c, p)) out.push(57 /* in-force */)
          if (rules.forbidsNoSlot(s, c, p)) out.push(58 /* no-slot */)
          if (rules.forbidsNotASpell(s, c, p)) out.push(59 /* not-a-spell */)
          if (rules.forbidsSetAsTrap(s, c, p)) out.push(60 /* set-as-trap */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doActivateSpell(t, c, p))
            if (!could) out.push(61, ...whyNot(rules, s, (t) => rules.doActivateSpell(t, c, p)))
            return could
          })
          return
        }
        case 36 /* activate-trap */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredTrap(s, c, p)) out.push(62 /* barred-trap */)
          if (rules.forbidsVoidTrap(s, c, p)) out.push(63 /* void-trap */)
          if (rules.forbidsInForceTrap(s, c, p)) out.push(64 /* in-force-trap */)
          if (rules.forbidsSetTooLate(s, c, p)) out.push(65 /* set-too-late */)
          if (rules.forbidsNotATrap(s, c, p)) out.push(66 /* not-a-trap */)
          if (rules.forbidsSetAsSpell(s, c, p)) out.push(67 /* set-as-spell */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doActivateTrap(t, c, p))
            if (!could) out.push(68, ...whyNot(rules, s, (t) => rules.doActivateTrap(t, c, p)))
            return could
          })
          return
        }
        case 37 /* use-spell */: {
          const c = args[0] as number
          const p = args[1] as number
          if (!(!(PRINTED_RANK[s.def[c]!]! === 2) || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0))
            out.push(69 /* use-spell only if */)
          if (!(!(PRINTED_RANK[s.def[c]!]! === 2) || !(s.zones[ZONE.deck]!.length === 0)))
            out.push(70 /* use-spell only if */)
          if (!(
            PRINTED_RANK[s.def[c]!]! === 2 ||
            PRINTED_RANK[s.def[c]!]! === 8 ||
            !rules.isJoker(s, c) ||
            s.zones[ZONE.monsters + p]!.length === 0
          ))
            out.push(71 /* use-spell only if */)
          if (!(
            PRINTED_RANK[s.def[c]!]! === 2 ||
            PRINTED_RANK[s.def[c]!]! === 8 ||
            !rules.isJoker(s, c) ||
            countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) >=
              (s.options[36] === 0 /* joker-needs-two */ ? 2 : 1)
          ))
            out.push(72 /* use-spell only if */)
          return
        }
        case 38 /* use-trap */: {
          const c = args[0] as number
          const p = args[1] as number
          if (!(
            !(PRINTED_RANK[s.def[c]!]! === 1) ||
            someOf(
              s,
              ZONE.monsters,
              (m) =>
                rules.isFresh(s, m) && (s.options[15] === 0 /* normal-trap-scope */ || rules.controllerOf(s, m) !== p),
            )
          ))
            out.push(73 /* use-trap only if */)
          return
        }
        case 44 /* draw-phase */: {
          const p = args[0] as number
          if (rules.forbidsNoFirstDraw(s, p)) out.push(74 /* no-first-draw */)
          return
        }
        case 46 /* battle-phase */: {
          const p = args[0] as number
          if (rules.forbidsNoFirstBattle(s, p)) out.push(75 /* no-first-battle */)
          return
        }
        case 55 /* pay */: {
          const n = args[0] as number
          const p = args[1] as number
          if (!(s.life[p]! > n || (s.options[5] === 1 /* pay-to-zero */ && s.life[p]! === n)))
            out.push(76 /* pay only if */)
          return
        }
        case 58 /* normal-summon */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredSummon(s, c, p)) out.push(77 /* barred-summon */)
          if (rules.forbidsOneSummon(s, c, p)) out.push(78 /* one-summon */)
          if (rules.forbidsCannotNormalSummon(s, c, p)) out.push(79 /* cannot-normal-summon */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doNormalSummon(t, c, p))
            if (!could) out.push(80, ...whyNot(rules, s, (t) => rules.doNormalSummon(t, c, p)))
            return could
          })
          return
        }
        case 59 /* set-monster */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsNeverSet(s, c, p)) out.push(81 /* never-set */)
          if (rules.forbidsBarredSetMonster(s, c, p)) out.push(82 /* barred-set-monster */)
          if (rules.forbidsSetCounts(s, c, p)) out.push(83 /* set-counts */)
          if (rules.forbidsCannotSetMonster(s, c, p)) out.push(84 /* cannot-set-monster */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSetMonster(t, c, p))
            if (!could) out.push(85, ...whyNot(rules, s, (t) => rules.doSetMonster(t, c, p)))
            return could
          })
          return
        }
        case 60 /* special-summon */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsBarredSpecial(s, c, p)) out.push(86 /* barred-special */)
          if (rules.forbidsCannotSpecialSummon(s, c, p)) out.push(87 /* cannot-special-summon */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSpecialSummon(t, c, p))
            if (!could) out.push(88, ...whyNot(rules, s, (t) => rules.doSpecialSummon(t, c, p)))
            return could
          })
          return
        }
        case 61 /* special-summon-as */: {
          const c = args[0] as number
          const q = args[1] as number
          const p = args[2] as number
          if (rules.forbidsNeverDefends(s, c, q, p)) out.push(89 /* never-defends */)
          return
        }
        case 63 /* synchro-summon */: {
          const s_ = args[0] as number
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doSynchroSummon(t, s_, p))
            if (!could) out.push(90, ...whyNot(rules, s, (t) => rules.doSynchroSummon(t, s_, p)))
            return could
          })
          return
        }
      }
    },
  }
}

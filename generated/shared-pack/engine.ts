// Compiled from the rules of SharedPack into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts, Frame } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, asJudged, blankZones, cloneBase, copyBase, firstsIn, happens, lendBase, lookingBack, moveCard,
  namesIn, nextCard, noteMove, ownColumns, owned, placedLoops, placedSites, putsOff, putsOffEffect, refuse, removeFrom,
  seats, seedRandom, sharing, within,
} from 'houserules/runtime'
import { questions } from '../trump-king/engine.ts'
import { DEFINITIONS, EVENT, POSITION, PRINTED_RANK, PRINTED_SUIT, PROC, ROLE, SUIT } from '../trump-king/names.ts'
import { PLACES } from '../trump-king/places.ts'
import { ASKING_CARDS, COPIES, HOLDS_CARDS, LOOKS, LOOPS, SITES } from '../trump-king/tables.ts'
import type { SharedPackRules } from './linked.ts'
import { HOLDER, ZONE } from './names.ts'
import type { Known, State } from './state.ts'
import { COPIED_AS, FACTS, MOVES, OFFERS, OF_CARDS, StateRecord, TOLD, WAITING } from './tables.ts'

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as SharedPackRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    pickedSoFar: rules.pickedSoFar, attends: rules.attends, viewers: rules.viewersOf, holdsCards: HOLDS_CARDS,
    askingCards: ASKING_CARDS, looks: LOOKS, start: rules.match,
    turns: { begin: [{ event: EVENT.turn, by: 0 }], end: [EVENT.match, EVENT['set-up'], EVENT['settle-first-player']] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    waiting: WAITING, telling: TOLD, moveBase: 16,
    enums: { suit: namesIn(SUIT), position: namesIn(POSITION), role: namesIn(ROLE) }, zoneBases: firstsIn(ZONE),
    defaults: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    printed: [
      { name: 'suit', type: 'suit', values: PRINTED_SUIT }, { name: 'rank', type: 'number', values: PRINTED_RANK },
    ],
    openByCard: ['monsters', 'backrow'],
    queries: { definitions: DEFINITIONS, ask: questions(rules),
      infos: [{ name: 'synchro', params: [{ name: 'c', type: 'definition' }], type: 'truth' }] },
  }
}

export function engineRules(all: object) {
  const rules = all as SharedPackRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s = new StateRecord({
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(88), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, passes: 0, linksBelow: 0, answerer: 0, toBeAnswered: false, attacksMade: [],
        attackedIn: [], foe: [], abilityUsedIn: [], life: [], turnPlayer: 0, turnNumber: 0, clock: 0, position: [],
        arrived: [], upSince: [], setRole: [], namedSuit: [], namedRank: [], inUse: [], falling: [], fromField: [],
        fresh: [], standing: [], astray: [], linesDeep: 0, putOff: [], beforeLine: null, changedInLine: false,
        timesNormalSummonDuringTurn: [], timesSetMonsterDuringTurn: [], timesActivateSpellDuringTurn: [],
        timesChangePositionDuringTurn: [], timesDrawDuringMain: [], timesDestroyDuringMain: 0,
        timesDrawDuringBattlePhase: {}, timesHurtDuringBattlePhase: 0, timesDrawDuringMatch: [],
        timesBattlePhaseDuringTurn: [], shared: undefined,
      })
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      for (let it = 0; it < players; it++) s.life.push(rules.startingLifeOf(s))
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      const t = new StateRecord(s)
      cloneBase(t, s, rules.copyFrame)
      t.attacksMade = s.attacksMade.slice()
      t.attackedIn = s.attackedIn.slice()
      t.foe = s.foe.slice()
      t.abilityUsedIn = s.abilityUsedIn.slice()
      t.life = s.life.slice()
      t.position = s.position.slice()
      t.arrived = s.arrived.slice()
      t.upSince = s.upSince.slice()
      t.setRole = s.setRole.slice()
      t.namedSuit = s.namedSuit.slice()
      t.namedRank = s.namedRank.slice()
      t.inUse = s.inUse.slice()
      t.falling = s.falling.slice()
      t.fromField = s.fromField.slice()
      t.fresh = s.fresh.slice()
      t.standing = s.standing.slice()
      t.timesNormalSummonDuringTurn = s.timesNormalSummonDuringTurn.slice()
      t.timesSetMonsterDuringTurn = s.timesSetMonsterDuringTurn.slice()
      t.timesActivateSpellDuringTurn = s.timesActivateSpellDuringTurn.slice()
      t.timesChangePositionDuringTurn = s.timesChangePositionDuringTurn.slice()
      t.timesDrawDuringMain = s.timesDrawDuringMain.slice()
      t.timesDrawDuringBattlePhase = { ...s.timesDrawDuringBattlePhase }
      t.timesDrawDuringMatch = s.timesDrawDuringMatch.slice()
      t.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn.slice()
      t.shared = undefined
      return t
    },

    /** Makes a state that is no longer needed a copy of another; either copies a list only when it writes it. */
    copyInto(t: State, s: State): void {
      // prettier-ignore
      const shared = sharing<State>({
        def: s.def, owner: s.owner, place: s.place, shown: s.shown, result: s.result, effects: s.effects,
        zones: s.zones, attacksMade: s.attacksMade, attackedIn: s.attackedIn, foe: s.foe,
        abilityUsedIn: s.abilityUsedIn, life: s.life, position: s.position, arrived: s.arrived, upSince: s.upSince,
        setRole: s.setRole, namedSuit: s.namedSuit, namedRank: s.namedRank, inUse: s.inUse, falling: s.falling,
        fromField: s.fromField, fresh: s.fresh, standing: s.standing,
        timesNormalSummonDuringTurn: s.timesNormalSummonDuringTurn,
        timesSetMonsterDuringTurn: s.timesSetMonsterDuringTurn,
        timesActivateSpellDuringTurn: s.timesActivateSpellDuringTurn,
        timesChangePositionDuringTurn: s.timesChangePositionDuringTurn, timesDrawDuringMain: s.timesDrawDuringMain,
        timesDrawDuringBattlePhase: s.timesDrawDuringBattlePhase, timesDrawDuringMatch: s.timesDrawDuringMatch,
        timesBattlePhaseDuringTurn: s.timesBattlePhaseDuringTurn, frames: s.frames.slice(),
      })
      s.shared = shared
      t.shared = shared
      copyBase(t, s)
      t.passes = s.passes
      t.linksBelow = s.linksBelow
      t.answerer = s.answerer
      t.toBeAnswered = s.toBeAnswered
      t.attacksMade = s.attacksMade
      t.attackedIn = s.attackedIn
      t.foe = s.foe
      t.abilityUsedIn = s.abilityUsedIn
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
      t.linesDeep = s.linesDeep
      t.putOff = s.putOff
      t.beforeLine = s.beforeLine
      t.changedInLine = s.changedInLine
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
      s.attacksMade.push(0)
      s.attackedIn.push(0)
      s.foe.push(NONE)
      s.abilityUsedIn.push(0)
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
        if (s.attacksMade[card] !== 0) (s.attacksMade = owned(s.attacksMade, s.shared?.lists.attacksMade))[card] = 0
        if (s.attackedIn[card] !== 0) (s.attackedIn = owned(s.attackedIn, s.shared?.lists.attackedIn))[card] = 0
        if (s.foe[card] !== NONE) (s.foe = owned(s.foe, s.shared?.lists.foe))[card] = NONE
        if (s.abilityUsedIn[card] !== 0)
          (s.abilityUsedIn = owned(s.abilityUsedIn, s.shared?.lists.abilityUsedIn))[card] = 0
        if (s.position[card] !== POSITION.attack)
          (s.position = owned(s.position, s.shared?.lists.position))[card] = POSITION.attack
        if (s.upSince[card] !== s.clock) (s.upSince = owned(s.upSince, s.shared?.lists.upSince))[card] = s.clock
        if (s.falling[card] !== false) (s.falling = owned(s.falling, s.shared?.lists.falling))[card] = false
        if (s.fresh[card] !== false) (s.fresh = owned(s.fresh, s.shared?.lists.fresh))[card] = false
      }
      if (
        (within(to, ZONE.monsters) || within(to, ZONE.backrow)) !==
        (within(from, ZONE.monsters) || within(from, ZONE.backrow))
      ) {
        if (s.arrived[card] !== s.turnNumber)
          (s.arrived = owned(s.arrived, s.shared?.lists.arrived))[card] = s.turnNumber
      }
      if (within(to, ZONE.backrow) !== within(from, ZONE.backrow)) {
        if (s.setRole[card] !== NONE) (s.setRole = owned(s.setRole, s.shared?.lists.setRole))[card] = NONE
        if (s.standing[card] !== false) (s.standing = owned(s.standing, s.shared?.lists.standing))[card] = false
      }
      if (within(to, ZONE.table) !== within(from, ZONE.table)) {
        if (s.fromField[card] !== false) (s.fromField = owned(s.fromField, s.shared?.lists.fromField))[card] = false
      }
    },

    /** Whether there is room for the card. */
    mayEnter(s: State, card: number, to: number): boolean {
      if (s.zones[to] === undefined || card === NONE) return false
      if (within(to, ZONE.monsters) && s.place[card] !== to && s.zones[to]!.length >= rules.monsterZonesOf(s)) {
        if (s.reasons !== null) s.reasons.push(89 /* monsters */)
        return false
      }
      if (within(to, ZONE.backrow) && s.place[card] !== to && s.zones[to]!.length >= rules.backrowZonesOf(s)) {
        if (s.reasons !== null) s.reasons.push(90 /* backrow */)
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
      // [spell.6, spell.9, trap.6] viewers-exception-2
      if (within(s.place[card]!, ZONE.backrow) && !rules.isStanding(s, card)) return [rules.holder(s, card)]
      if (zone === ZONE.deck) return []
      if (within(zone, ZONE.dealt)) return []
      if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
      if (zone === ZONE.extra) return seats(s)
      if (within(zone, ZONE.graveyard)) return seats(s)
      if (within(zone, ZONE.banished)) return seats(s)
      if (within(zone, ZONE.monsters)) return seats(s)
      if (within(zone, ZONE.backrow)) return seats(s)
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
      const instead = rules.insteadOfMove(asJudged(s, [card2]), s.replacing, card2, from2, to2)
      if (instead !== null) {
        switch (instead[0]) {
          case 0:
            s.replacing.push(0)
            rules.goesHome(s, instead[1] as number)
            removeFrom(s.replacing, 0)
            return
        }
      }
      if (happens(s, 1)) noteMove(s, rules.viewersOf, EVENT.move, [card2, from2, to2], card2)
      const noticed1 = rules.noticedAtMove(lookingBack(s, [card2]), card2, from2, to2)
      rules.place(s, card2, to2, bottom)
      s.changedInLine = true
      if (s.linesDeep > 0) {
        putsOff(s, PROC.afterMoveFrame, [card2, from2, to2])
        for (const [controller, source, ...captured] of noticed1)
          putsOffEffect(s, {
            body: PROC.lastGiftFrame,
            controller: controller as number,
            source: source as number,
            optional: false,
            captured,
          })
      } else {
        if (rules.matchesForgetsNames(s, card2, from2, to2)) rules.forgetsNames(s, card2)
        if (rules.matchesTaken(s, card2, from2, to2)) rules.taken(s, card2)
        for (const [controller, source, ...captured] of noticed1)
          addEffect(s, 0, PROC.lastGiftFrame, controller as number, source as number, false, captured)
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
        case 1 /* window */: {
          // [trap.1, gap.quick-from-hand, gap.ability-timing] open-windows
          if (
            (seat === s.turnPlayer &&
              s.zones[ZONE.hand + seat]!.length > 0 &&
              (s.options[10] === 1 /* quick-from-hand: yes */ ||
                s.options[25] === 1) /* ability-timing: own-turn-any-window */) ||
            s.zones[ZONE.backrow + seat]!.some((c) => !rules.isStanding(s, c))
          )
            reasons.push(35 /* open-windows */)
          break
        }
        case 23 /* main */: {
          // [turn.3, turn.4, turn.5] open-phases
          reasons.push(36 /* open-phases */)
          break
        }
        case 24 /* battle-phase */: {
          // [turn.3, turn.4, turn.5] open-phases
          reasons.push(36 /* open-phases */)
          break
        }
      }
      return reasons.length > 0
    },
  }
}

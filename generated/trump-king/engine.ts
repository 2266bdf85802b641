// Compiled from the rules of TrumpKing into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, EngineParts, Frame, PendingEffect, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, addEffect, asJudged, ascend, askInTrial, blankZones, cloneBase, comeTo, copyBase, descend, emptied,
  firstsIn, happens, isPresetNext, isSettled, isTrying, lendBase, lookingBack, loseSight, moveCard, namesIn, nextCard,
  noteChance, noteMove, ownColumns, owned, placedLoops, placedSites, prune, putsOff, putsOffEffect, randomBelow, refuse,
  removeFrom, seats, seedRandom, sharing, takeEffect, within,
} from 'houserules/runtime'
import type { TrumpKingRules } from './linked.ts'
// prettier-ignore
import { DEFINITIONS, EFFECT_ZONES, EVENT, HOLDER, POSITION, PRINTED_RANK, PRINTED_SUIT, PROC, ROLE, SUIT, ZONE } from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  ActivateSpellFrame, ActivateTrapFrame, AttackDirectlyFrame, AttackFrame, BattleFrame, BattlePhaseFrame,
  BlastEffectFrame, BlastFrame, CastLookedFrame, ClubCallFrame, CompensateFrame, DiamondCallEffectFrame,
  DiamondCallFrame, DrawPhaseFrame, HandCheckFrame, HarvestFrame, InsightEffectFrame, InsightFrame, Known,
  LastGiftFrame, LineUpFrame, LinkUpFrame, MainFrame, MatchFrame, NameForFrame, NameForFrame2, NormalSummonFrame,
  PopFrame, RunChainFrame, RunLinkFrame, SetCardFrame, SetLookedFrame, SetMonsterFrame, SetUpFrame,
  SettleFirstPlayerFrame, SpadeCallFrame, SpecialSummonFrame, State, SummonLookedFrame, SynchroSummonFrame, TurnFrame,
  UseLookedFrame, UseSpellEffectFrame2, UseSpellEffectFrame3, UseSpellFrame, UseSpellFrame3, UseTrapEffectFrame3,
  UseTrapFrame, UseTrapFrame2, UseTrapFrame3, WindowFrame, WindowIfDueFrame,
} from './state.ts'
// prettier-ignore
import {
  ASKING_CARDS, CARD_OF_CHANCE, COPIED_AS, COPIES, FACTS, HOLDS_CARDS, LOOKS, LOOPS, MOVES, OFFERS, OF_CARDS, SETTLED,
  SITES, StateRecord, TOLD, WAITING,
} from './tables.ts'

/** What can be asked of printed cards, by the words of the rules. */
// prettier-ignore
export const questions = (all: object) => {
  const rules = all as TrumpKingRules
  return { synchro: rules.isSynchroAsPrinted }
}

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as TrumpKingRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    pickedSoFar: rules.pickedSoFar, attends: rules.attends, viewers: rules.viewersOf, holdsCards: HOLDS_CARDS,
    askingCards: ASKING_CARDS, looks: LOOKS, start: rules.match,
    turns: { begin: [{ event: EVENT.turn, by: 0 }], end: [EVENT.match, EVENT['set-up'], EVENT['settle-first-player']] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    waiting: WAITING, telling: TOLD, moveBase: 16,
    enums: { suit: namesIn(SUIT), position: namesIn(POSITION), role: namesIn(ROLE) }, zoneBases: firstsIn(ZONE),
    defaults: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    printed: [
      { name: 'suit', type: 'suit', values: PRINTED_SUIT }, { name: 'rank', type: 'number', values: PRINTED_RANK },
    ],
    openByCard: ['extra', 'monsters', 'backrow'],
    queries: { definitions: DEFINITIONS, ask: questions(rules),
      infos: [{ name: 'synchro', params: [{ name: 'c', type: 'definition' }], type: 'truth' }] },
  }
}

export function engineRules(all: object) {
  const rules = all as TrumpKingRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s = new StateRecord({
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(110), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, passes: 0, linksBelow: 0, answerer: 0, toBeAnswered: false, attacksMade: [],
        attackedIn: [], foe: [], abilityUsedIn: [], life: [], turnPlayer: 0, turnNumber: 0, clock: 0, position: [],
        arrived: [], upSince: [], setRole: [], namedSuit: [], namedRank: [], inUse: [], falling: [], fromField: [],
        fresh: [], standing: [], astray: [], linesDeep: 0, putOff: [], beforeLine: null, changedInLine: false,
        timesNormalSummonDuringTurn: [], timesSetMonsterDuringTurn: [], timesActivateSpellDuringTurn: [],
        timesChangePositionDuringTurn: [], timesDrawDuringMatch: [], timesBattlePhaseDuringTurn: [],
        timesDrawDuringMain: [], timesDestroyDuringMain: 0, timesDrawDuringBattlePhase: {},
        timesHurtDuringBattlePhase: 0, shared: undefined,
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
      t.timesDrawDuringMatch = s.timesDrawDuringMatch.slice()
      t.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn.slice()
      t.timesDrawDuringMain = s.timesDrawDuringMain.slice()
      t.timesDrawDuringBattlePhase = { ...s.timesDrawDuringBattlePhase }
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
        timesChangePositionDuringTurn: s.timesChangePositionDuringTurn, timesDrawDuringMatch: s.timesDrawDuringMatch,
        timesBattlePhaseDuringTurn: s.timesBattlePhaseDuringTurn, timesDrawDuringMain: s.timesDrawDuringMain,
        timesDrawDuringBattlePhase: s.timesDrawDuringBattlePhase, frames: s.frames.slice(),
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
      t.timesDrawDuringMatch = s.timesDrawDuringMatch
      t.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn
      t.timesDrawDuringMain = s.timesDrawDuringMain
      t.timesDestroyDuringMain = s.timesDestroyDuringMain
      t.timesDrawDuringBattlePhase = s.timesDrawDuringBattlePhase
      t.timesHurtDuringBattlePhase = s.timesHurtDuringBattlePhase
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
      // [monster.1] viewers-exception
      if (within(s.place[card]!, ZONE.monsters) && s.position[card]! === POSITION['face-down']) return [s.owner[card]!]
      // [gap.extra-decks, synchro.4] closed-extra
      if (within(s.place[card]!, ZONE.extra) && s.options[50] === 1 /* extra-decks: closed */) return [s.owner[card]!]
      // [spell.6, spell.9, trap.6] viewers-exception-2
      if (within(s.place[card]!, ZONE.backrow) && !rules.isStanding(s, card)) return [rules.holder(s, card)]
      if (within(zone, ZONE.deck)) return []
      if (within(zone, ZONE.dealt)) return []
      if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
      if (within(zone, ZONE.extra)) return seats(s)
      if (within(zone, ZONE.graveyard)) return seats(s)
      if (within(zone, ZONE.banished)) return seats(s)
      if (within(zone, ZONE.monsters)) return seats(s)
      if (within(zone, ZONE.backrow)) return seats(s)
      if (within(zone, ZONE.table)) return seats(s)
      return []
    },

    /** Kept while moves are listed. */
    known: { of: null, prevailing: null } as Known,

    /** Does work that leaves the state as it is, so that nothing about it has to be worked out twice. */
    standingStill(s: State, work: () => void): void {
      const before = rules.known
      rules.known = { of: s, prevailing: null }
      try {
        work()
      } finally {
        rules.known = before
      }
    },

    /** What would come instead of `move`, but for what is being carried out. */
    insteadOfMove(
      s: State,
      running: readonly number[],
      card2: number,
      from2: number,
      to2: number,
    ): readonly [number, ...Captured[]] | null {
      if (!running.includes(0) && rules.matchesGoesHome(s, card2, from2, to2)) return [0, card2]
      return null
    },

    /** What `last-gift` notices before `move`. */
    noticedAtMove(s: State, card2: number, from2: number, to2: number): readonly Captured[][] {
      return rules.matchesLastGift(s, card2, from2, to2)
        ? [[rules.holder(s, card2), card2, rules.holder(s, card2)]]
        : []
    },

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
        for (const [controller, source, ...captured] of noticed1)
          addEffect(s, 0, PROC.lastGiftFrame, controller as number, source as number, false, captured)
      }
    },

    /** What follows an event, once the line that it belongs to is done for all. */
    followUp(s: State, effect: PendingEffect): void {
      const kept = effect.captured as readonly number[]
      // prettier-ignore
      switch (effect.body) {
        case 91 /* after battle-destroy */: return rules.afterBattleDestroy(s, kept[0]!, kept[1]!)
        case 92 /* after move */: return rules.afterMove(s, kept[0]!, kept[1]!, kept[2]!)
      }
      addEffect(s, 0, effect.body, effect.controller, effect.source, effect.optional, effect.captured)
    },

    /** Takes a pending effect away and carries it out. */
    resolveEffect(s: State, id: number): void {
      descend(27)
      rules.resolveEffectInside(s, id)
      ascend()
    },

    /** The same, when it is counted. */
    resolveEffectInside(s: State, id: number): void {
      const effect = takeEffect(s, id, EFFECT_ZONES)
      if (effect === null) return
      const kept = effect.captured as readonly number[]
      // prettier-ignore
      switch (effect.body) {
        case 18 /* blast-effect */: return rules.blastEffect(s, kept[0]!, kept[1]!)
        case 20 /* insight-effect */: return rules.insightEffect(s, kept[0]!, kept[1]!)
        case 28 /* diamond-call-effect */: return rules.diamondCallEffect(s, kept[0]!)
        case 35 /* use-spell-effect */: return rules.useSpellEffect(s, kept[0]!, kept[1]!)
        case 37 /* use-spell-effect */: return rules.useSpellEffect2(s, kept[0]!)
        case 40 /* use-spell-effect */: return rules.useSpellEffect3(s, kept[0]!)
        case 42 /* use-trap-effect */: return rules.useTrapEffect(s, kept[0]!, kept[1]!)
        case 44 /* use-trap-effect */: return rules.useTrapEffect2(s, kept[0]!, kept[1]!)
        case 47 /* use-trap-effect */: return rules.useTrapEffect3(s, kept[0]!)
        case 49 /* pop-effect */: return rules.popEffect(s, kept[0]!, kept[1]!)
        case 79 /* slash */: return rules.slash(s, kept[0]!, kept[1]!)
        case 80 /* when-battle-destroy */: return rules.whenBattleDestroy(s, kept[0]!, kept[1]!)
        case 83 /* comfort */: return rules.comfort(s, kept[0]!, kept[1]!)
        case 84 /* comfort-anyhow */: return rules.comfortAnyhow(s, kept[0]!, kept[1]!)
        case 85 /* harvest */: return rules.harvest(s, kept[0]!, kept[1]!)
        case 86 /* last-gift */: return rules.lastGift(s, kept[0]!)
      }
    },

    /** Goes on with the procedure on top. */
    step(s: State, f: Frame): void {
      // prettier-ignore
      switch (f.proc) {
        case 1 /* window */: return rules.stepWindow(s, f as WindowFrame)
        case 2 /* window-if-due */: return rules.stepWindowIfDue(s, f as WindowIfDueFrame)
        case 3 /* run-chain */: return rules.stepRunChain(s, f as RunChainFrame)
        case 4 /* run-link */: return rules.stepRunLink(s, f as RunLinkFrame)
        case 6 /* line-up */: return rules.stepLineUp(s, f as LineUpFrame)
        case 7 /* link-up */: return rules.stepLinkUp(s, f as LinkUpFrame)
        case 10 /* attack-directly */: return rules.stepAttackDirectly(s, f as AttackDirectlyFrame)
        case 11 /* attack */: return rules.stepAttack(s, f as AttackFrame)
        case 12 /* battle */: return rules.stepBattle(s, f as BattleFrame)
        case 16 /* spade-call */: return rules.stepSpadeCall(s, f as SpadeCallFrame)
        case 17 /* blast */: return rules.stepBlast(s, f as BlastFrame)
        case 19 /* insight */: return rules.stepInsight(s, f as InsightFrame)
        case 21 /* use-looked */: return rules.stepUseLooked(s, f as UseLookedFrame)
        case 22 /* summon-looked */: return rules.stepSummonLooked(s, f as SummonLookedFrame)
        case 23 /* cast-looked */: return rules.stepCastLooked(s, f as CastLookedFrame)
        case 24 /* set-looked */: return rules.stepSetLooked(s, f as SetLookedFrame)
        case 26 /* club-call */: return rules.stepClubCall(s, f as ClubCallFrame)
        case 27 /* diamond-call */: return rules.stepDiamondCall(s, f as DiamondCallFrame)
        case 29 /* compensate */: return rules.stepCompensate(s, f as CompensateFrame)
        case 31 /* set-card */: return rules.stepSetCard(s, f as SetCardFrame)
        case 32 /* activate-spell */: return rules.stepActivateSpell(s, f as ActivateSpellFrame)
        case 33 /* activate-trap */: return rules.stepActivateTrap(s, f as ActivateTrapFrame)
        case 34 /* use-spell */: return rules.stepUseSpell(s, f as UseSpellFrame)
        case 41 /* use-trap */: return rules.stepUseTrap(s, f as UseTrapFrame)
        case 48 /* pop */: return rules.stepPop(s, f as PopFrame)
        case 50 /* match */: return rules.stepMatch(s, f as MatchFrame)
        case 51 /* set-up */: return rules.stepSetUp(s, f as SetUpFrame)
        case 52 /* settle-first-player */: return rules.stepSettleFirstPlayer(s, f as SettleFirstPlayerFrame)
        case 53 /* turn */: return rules.stepTurn(s, f as TurnFrame)
        case 54 /* draw-phase */: return rules.stepDrawPhase(s, f as DrawPhaseFrame)
        case 55 /* main */: return rules.stepMain(s, f as MainFrame)
        case 56 /* battle-phase */: return rules.stepBattlePhase(s, f as BattlePhaseFrame)
        case 57 /* hand-check */: return rules.stepHandCheck(s, f as HandCheckFrame)
        case 68 /* normal-summon */: return rules.stepNormalSummon(s, f as NormalSummonFrame)
        case 69 /* set-monster */: return rules.stepSetMonster(s, f as SetMonsterFrame)
        case 70 /* special-summon */: return rules.stepSpecialSummon(s, f as SpecialSummonFrame)
        case 73 /* synchro-summon */: return rules.stepSynchroSummon(s, f as SynchroSummonFrame)
        case 74 /* name-for */: return rules.stepNameFor(s, f as NameForFrame)
        case 18 /* blast-effect */: return rules.stepBlastEffect(s, f as BlastEffectFrame)
        case 20 /* insight-effect */: return rules.stepInsightEffect(s, f as InsightEffectFrame)
        case 28 /* diamond-call-effect */: return rules.stepDiamondCallEffect(s, f as DiamondCallEffectFrame)
        case 37 /* use-spell-effect */: return rules.stepUseSpellEffect2(s, f as UseSpellEffectFrame2)
        case 38 /* use-spell */: return rules.stepUseSpell3(s, f as UseSpellFrame3)
        case 40 /* use-spell-effect */: return rules.stepUseSpellEffect3(s, f as UseSpellEffectFrame3)
        case 43 /* use-trap */: return rules.stepUseTrap2(s, f as UseTrapFrame2)
        case 45 /* use-trap */: return rules.stepUseTrap3(s, f as UseTrapFrame3)
        case 47 /* use-trap-effect */: return rules.stepUseTrapEffect3(s, f as UseTrapEffectFrame3)
        case 75 /* name-for */: return rules.stepNameFor2(s, f as NameForFrame2)
        case 85 /* harvest */: return rules.stepHarvest(s, f as HarvestFrame)
        case 86 /* last-gift */: return rules.stepLastGift(s, f as LastGiftFrame)
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

    /** Lists the answers of a decision, DECLINE apart. */
    list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      rules.standingStill(s, () => rules.listAnew(s, f, site, seat, out))
    },

    /** The same, worked out anew. */
    listAnew(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      // prettier-ignore
      switch (site) {
        case 1 /* window */: return rules.offersAtWindow(s, seat, out)
        case 2 /* line-up */: return rules.answersToLineUp(s, f as LineUpFrame, out)
        case 3 /* link-up */: return void out.push(1)
        case 4 /* attack */: return rules.answersToAttack(s, f as AttackFrame, out)
        case 5 /* blast */: return rules.answersToBlast(s, f as BlastFrame, out)
        case 6 /* insight */: return rules.answersToInsight(s, f as InsightFrame, out)
        case 7 /* use-looked */: return rules.answersToUseLooked(s, f as UseLookedFrame, out)
        case 8 /* summon-looked */: return rules.answersToSummonLooked(s, f as SummonLookedFrame, out)
        case 9 /* cast-looked */: return rules.answersToCastLooked(s, f as CastLookedFrame, out)
        case 10 /* set-looked */: return rules.answersToSetLooked(s, f as SetLookedFrame, out)
        case 11 /* club-call */: return rules.answersToClubCall(s, f as ClubCallFrame, out)
        case 12 /* diamond-call */: return rules.answersToDiamondCall(s, f as DiamondCallFrame, out)
        case 13 /* diamond-call */: return rules.answersToDiamondCallEffect(s, f as DiamondCallEffectFrame, out)
        case 14 /* set-card */: return rules.answersToSetCard(s, f as SetCardFrame, out)
        case 15 /* use-spell */: return rules.answersToUseSpell(s, f as UseSpellFrame, out)
        case 16 /* use-spell */: return rules.answersToUseSpellEffect(s, f as UseSpellEffectFrame2, out)
        case 17 /* use-spell */: return rules.answersToUseSpellEffect2(s, f as UseSpellEffectFrame3, out)
        case 18 /* use-trap */: return rules.answersToUseTrap(s, f as UseTrapFrame, out)
        case 19 /* use-trap */: return rules.answersToUseTrap2(s, f as UseTrapFrame2, out)
        case 20 /* pop */: return rules.answersToPop(s, f as PopFrame, out)
        case 21 /* settle-first-player */: return rules.answersToSettleFirstPlayer(s, f as SettleFirstPlayerFrame, out)
        case 22 /* settle-first-player */: return rules.answersToSettleFirstPlayer2(s, f as SettleFirstPlayerFrame, out)
        case 23 /* main */: return rules.offersAtMain(s, seat, out)
        case 24 /* battle-phase */: return rules.offersAtBattlePhase(s, seat, out)
        case 25 /* hand-check */: return rules.answersToHandCheck(s, f as HandCheckFrame, out)
        case 26 /* special-summon */: return rules.answersToSpecialSummon(s, f as SpecialSummonFrame, out)
        case 27 /* synchro-summon */: return rules.answersToSynchroSummon(s, f as SynchroSummonFrame, out)
        case 28 /* name-for */: return rules.answersToNameFor(s, f as NameForFrame2, out)
        case 29 /* name-for */: return rules.answersToNameFor2(s, f as NameForFrame2, out)
        case 30 /* battle-destroy */: return rules.answersToHarvest(s, f as HarvestFrame, out)
        case 31 /* move */: return rules.answersToLastGift(s, f as LastGiftFrame, out)
      }
    },

    /** What is chosen so far at a decision that asks for several; null at any other. */
    pickedSoFar(f: Frame, site: number): PickedSoFar | null {
      // prettier-ignore
      switch (site) {
        case 16 /* use-spell */: return rules.pickedForUseSpellEffect(f as UseSpellEffectFrame2)
        case 25 /* hand-check */: return rules.pickedForHandCheck(f as HandCheckFrame)
        case 27 /* synchro-summon */: return rules.pickedForSynchroSummon(f as SynchroSummonFrame)
        case 30 /* battle-destroy */: return rules.pickedForHarvest(f as HarvestFrame)
      }
      return null
    },

    /** Carries out an offered move. */
    perform(s: State, choice: number, seat: number): void {
      const rest = (choice - 1) >> 4
      // prettier-ignore
      switch (choice - 1 & 15) {
        case 0 /* attack-directly */: return rules.doAttackDirectly(s, rest, seat)
        case 1 /* attack */: return rules.doAttack(s, rest & 2047, rest >> 11, seat)
        case 2 /* change-position */: return rules.doChangePosition(s, rest, seat)
        case 3 /* spade-call */: return rules.doSpadeCall(s, rest, seat)
        case 4 /* blast */: return rules.doBlast(s, rest, seat)
        case 5 /* insight */: return rules.doInsight(s, rest, seat)
        case 6 /* club-call */: return rules.doClubCall(s, rest, seat)
        case 7 /* diamond-call */: return rules.doDiamondCall(s, rest, seat)
        case 8 /* set-card */: return rules.doSetCard(s, rest, seat)
        case 9 /* activate-spell */: return rules.doActivateSpell(s, rest, seat)
        case 10 /* activate-trap */: return rules.doActivateTrap(s, rest, seat)
        case 11 /* normal-summon */: return rules.doNormalSummon(s, rest, seat)
        case 12 /* set-monster */: return rules.doSetMonster(s, rest, seat)
        case 13 /* synchro-summon */: return rules.doSynchroSummon(s, rest, seat)
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
      const acts = site === 1 /* window */ || site === 23 /* main */ || site === 24 /* battle-phase */
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

    /** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
    refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
      // prettier-ignore
      switch (event) {
        case 16 /* attack-directly */: return rules.refusalsOfAttackDirectly(s, args, out)
        case 17 /* attack */: return rules.refusalsOfAttack(s, args, out)
        case 20 /* change-position */: return rules.refusalsOfChangePosition(s, args, out)
        case 22 /* spade-call */: return rules.refusalsOfSpadeCall(s, args, out)
        case 23 /* blast */: return rules.refusalsOfBlast(s, args, out)
        case 24 /* insight */: return rules.refusalsOfInsight(s, args, out)
        case 26 /* summon-looked */: return rules.refusalsOfSummonLooked(s, args, out)
        case 27 /* cast-looked */: return rules.refusalsOfCastLooked(s, args, out)
        case 28 /* set-looked */: return rules.refusalsOfSetLooked(s, args, out)
        case 30 /* club-call */: return rules.refusalsOfClubCall(s, args, out)
        case 31 /* diamond-call */: return rules.refusalsOfDiamondCall(s, args, out)
        case 34 /* set-card */: return rules.refusalsOfSetCard(s, args, out)
        case 35 /* activate-spell */: return rules.refusalsOfActivateSpell(s, args, out)
        case 36 /* activate-trap */: return rules.refusalsOfActivateTrap(s, args, out)
        case 37 /* use-spell */: return rules.refusalsOfUseSpell(s, args, out)
        case 38 /* use-trap */: return rules.refusalsOfUseTrap(s, args, out)
        case 44 /* draw-phase */: return rules.refusalsOfDrawPhase(s, args, out)
        case 46 /* battle-phase */: return rules.refusalsOfBattlePhase(s, args, out)
        case 55 /* pay */: return rules.refusalsOfPay(s, args, out)
        case 58 /* normal-summon */: return rules.refusalsOfNormalSummon(s, args, out)
        case 59 /* set-monster */: return rules.refusalsOfSetMonster(s, args, out)
        case 60 /* special-summon */: return rules.refusalsOfSpecialSummon(s, args, out)
        case 61 /* special-summon-as */: return rules.refusalsOfSpecialSummonAs(s, args, out)
        case 63 /* synchro-summon */: return rules.refusalsOfSynchroSummon(s, args, out)
      }
    },
  }
}

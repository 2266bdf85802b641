// Compiled from the rules of TagTeam into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { EngineParts, Frame, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, ascend, askInTrial, blankZones, cloneBase, comeTo, copies, copyBase, descend, emptied, firstsIn,
  happens, isPresetNext, isSettled, isTrying, lendBase, moveCard, namesIn, nextCard, noteChance, ownColumns, owned,
  placedLoops, placedSites, prune, randomBelow, seats, seedRandom, sharing, takeEffect, within,
} from 'houserules/runtime'
// prettier-ignore
import {
  BREED, COLOR, DEFINITIONS, DESTINATION, EVENT, ICON, KIND, ORIGIN, PHASE, PRINTED_ACE, PRINTED_BASE_HIT,
  PRINTED_BASE_POWER, PRINTED_BREED_OF, PRINTED_COLOR, PRINTED_COLORED, PRINTED_COST, PRINTED_ICON, PRINTED_KIND,
  PRINTED_OPENED_FACE, PRINTED_SIZE, PRINTED_STARTING_LIFE, PRINTED_TIMING, TIMING,
} from '../build-divide/names.ts'
// prettier-ignore
import type {
  AbilityOfEffectFrame, AbilityOfFrame, AbilityOfFrame3, ActivateFrame, AttackPhaseFrame, AttackPlayerFrame,
  AttackUnitFrame, BattleStepFrame, CarryAttackFrame, DamageCheckFrame, DamageWindowFrame, DiscardFrame, DrawFrame,
  DrawFromLifeFrame, DrawOneFrame, DrawPhaseFrame, EndPhaseFrame, EnterEffectFrame2, GoOnFrame, HarmEffectFrame,
  MainPhaseFrame, MatchFrame, PayForFrame, PlayEffectFrame, PlayEffectFrame2, PlayFrame, PlayFreeFrame, PlayWindowFrame,
  PutUpAbilityFrame, PutUpFrame, RedrawFrame, RedrawInTurnFrame, ResolveNewestFrame, ReturnLifeFrame,
  RuleProcessingFrame, SetUpFrame, SettleFirstPlayerFrame, ShootFrame, TakeLifeFrame, TextOfEffectFrame11,
  TextOfEffectFrame12, TextOfEffectFrame13, TextOfEffectFrame15, TextOfEffectFrame16, TextOfEffectFrame19,
  TextOfEffectFrame26, TextOfEffectFrame4, TextOfFrame, TextOfFrame22, TextOfFrame24, TextOfFrame27, TextOfFrame3,
  TextOfFrame6, TriggerCheckFrame, TurnFrame,
} from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { DEFAULT_DECKS, EFFECT_ZONES, FLANK, HOLDER, PROC, TEAM, ZONE } from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  AfterEnterFrame, BlockStepFrame, ConcedeFrame, EnterFrame, LayLifeFrame, LineUpFrame, RaiseLifeFrame, SpeakFrame,
  State, TextOfEffectFrame, TextOfEffectFrame14, TextOfEffectFrame2, TextOfEffectFrame20, TextOfEffectFrame21,
  TextOfEffectFrame23, TextOfEffectFrame28, TextOfFrame17, TextOfFrame18, TextOfFrame2, TextOfFrame20, TextOfFrame21,
  TextOfFrame23, TextOfFrame28, TextOfFrame5, WhenEnterFrame,
} from './state.ts'
// prettier-ignore
import {
  ASKING_CARDS, COPIED_AS, COPIES, DECK_RULES, FACTS, HOLDS_CARDS, LASTING, LOOKS, LOOPS, MOVES, OFFERS, OF_CARDS,
  SETTLED, SITES, StateRecord, TOLD, WAITING,
} from './tables.ts'

/** What can be asked of printed cards, by the words of the rules. */
// prettier-ignore
export const questions = (all: object) => {
  const rules = all as TagTeamRules
  return { territory: rules.isTerritoryAsPrinted, 'an-ace': rules.isAnAceAsPrinted }
}

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as TagTeamRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    pickedSoFar: rules.pickedSoFar, attends: rules.attends, viewers: rules.viewersOf, holdsCards: HOLDS_CARDS,
    askingCards: ASKING_CARDS, looks: LOOKS, start: rules.match,
    sides: { of: (s, seat) => rules.sideOf(s, seat), type: 'team', rule: 57 },
    turns: { begin: [{ event: EVENT.turn, by: 0 }],
      end: [EVENT.match, EVENT['set-up'], EVENT['settle-first-player'], EVENT['redraw-in-turn'], EVENT.redraw,
        EVENT['lay-life'], EVENT['lay-own-life'], EVENT['build-deck']] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    lasting: LASTING, waiting: WAITING, telling: TOLD, moveBase: 8,
    enums: { color: namesIn(COLOR), kind: namesIn(KIND), timing: namesIn(TIMING), icon: namesIn(ICON),
      phase: namesIn(PHASE), origin: namesIn(ORIGIN), destination: namesIn(DESTINATION), breed: namesIn(BREED),
      team: namesIn(TEAM), flank: namesIn(FLANK) },
    zoneBases: firstsIn(ZONE), defaults: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    printed: [
      { name: 'kind', type: 'kind', values: PRINTED_KIND }, { name: 'color', type: 'color', values: PRINTED_COLOR },
      { name: 'cost', type: 'number', values: PRINTED_COST },
      { name: 'colored', type: 'set of color', values: PRINTED_COLORED },
      { name: 'timing', type: 'timing', values: PRINTED_TIMING },
      { name: 'icon', type: 'icon', values: PRINTED_ICON },
      { name: 'base-power', type: 'number', values: PRINTED_BASE_POWER },
      { name: 'base-hit', type: 'number', values: PRINTED_BASE_HIT },
      { name: 'ace', type: 'truth', values: PRINTED_ACE },
      { name: 'starting-life', type: 'number', values: PRINTED_STARTING_LIFE },
      { name: 'opened-face', type: 'definition', values: PRINTED_OPENED_FACE },
      { name: 'breed-of', type: 'breed', values: PRINTED_BREED_OF },
      { name: 'size', type: 'number', values: PRINTED_SIZE },
    ],
    shape: ['territory'],
    decks: { columns: ['mainDeck', 'territoryCard', 'chosenAce'], defaults: DEFAULT_DECKS, rules: DECK_RULES,
      refusals: rules.deckRefusals },
    queries: { definitions: DEFINITIONS, ask: questions(rules),
      infos: [
        { name: 'territory', params: [{ name: 'c', type: 'definition' }], type: 'truth' },
        { name: 'an-ace', params: [{ name: 'c', type: 'definition' }], type: 'truth' },
      ],
      needed: ['kind', 'color'] },
  }
}

export function engineRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s = new StateRecord({
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(68), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, turnPlayer: 0, startingPlayer: 0, turnNumber: 0, phaseNow: PHASE.standing,
        control: [], visits: 0, visit: [], aiming: NONE, aimedAt: [], priority: TEAM['team-a'], passed: 0,
        packetsOpen: 0, attacker: NONE, targetPlayer: NONE, targetCard: NONE, blocker: NONE, attackerVisit: 0,
        targetVisit: 0, wounds: [], redNumber: [], mainDeck: [], territoryCard: [], chosenAce: [], rested: [],
        beaten: [], runningTurn: 0, printedDef: [], astray: [], timesChargeDuringTurn: [], timesRedrawDuringMatch: 0,
        shared: undefined,
      })
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      for (let it = 0; it < 2; it++) s.redNumber.push(rules.redZoneNumberOf(s))
      for (let it = 0; it < players; it++) s.mainDeck.push([])
      for (let it = 0; it < players; it++) s.territoryCard.push([])
      for (let it = 0; it < players; it++) s.chosenAce.push([])
      for (let it = 0; it < players; it++) s.beaten.push(false)
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      const t = new StateRecord(s)
      cloneBase(t, s, rules.copyFrame)
      t.control = s.control.slice()
      t.visit = s.visit.slice()
      t.wounds = s.wounds.slice()
      t.redNumber = s.redNumber.slice()
      t.mainDeck = s.mainDeck.slice()
      t.territoryCard = s.territoryCard.slice()
      t.chosenAce = s.chosenAce.slice()
      t.rested = s.rested.slice()
      t.beaten = s.beaten.slice()
      t.printedDef = s.printedDef.slice()
      t.timesChargeDuringTurn = s.timesChargeDuringTurn.slice()
      t.shared = undefined
      return t
    },

    /** Makes a state that is no longer needed a copy of another; either copies a list only when it writes it. */
    copyInto(t: State, s: State): void {
      // prettier-ignore
      const shared = sharing<State>({
        def: s.def, owner: s.owner, place: s.place, shown: s.shown, result: s.result, effects: s.effects,
        zones: s.zones, control: s.control, visit: s.visit, wounds: s.wounds, redNumber: s.redNumber,
        mainDeck: s.mainDeck, territoryCard: s.territoryCard, chosenAce: s.chosenAce, rested: s.rested,
        beaten: s.beaten, printedDef: s.printedDef, timesChargeDuringTurn: s.timesChargeDuringTurn,
        frames: s.frames.slice(),
      })
      s.shared = shared
      t.shared = shared
      copyBase(t, s)
      t.turnPlayer = s.turnPlayer
      t.startingPlayer = s.startingPlayer
      t.turnNumber = s.turnNumber
      t.phaseNow = s.phaseNow
      t.control = s.control
      t.visits = s.visits
      t.visit = s.visit
      t.aiming = s.aiming
      t.aimedAt = s.aimedAt
      t.priority = s.priority
      t.passed = s.passed
      t.packetsOpen = s.packetsOpen
      t.attacker = s.attacker
      t.targetPlayer = s.targetPlayer
      t.targetCard = s.targetCard
      t.blocker = s.blocker
      t.attackerVisit = s.attackerVisit
      t.targetVisit = s.targetVisit
      t.wounds = s.wounds
      t.redNumber = s.redNumber
      t.mainDeck = s.mainDeck
      t.territoryCard = s.territoryCard
      t.chosenAce = s.chosenAce
      t.rested = s.rested
      t.beaten = s.beaten
      t.runningTurn = s.runningTurn
      t.printedDef = s.printedDef
      t.astray = s.astray
      t.timesChargeDuringTurn = s.timesChargeDuringTurn
      t.timesRedrawDuringMatch = s.timesRedrawDuringMatch
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
      s.control.push(NONE)
      s.visit.push(0)
      s.wounds.push(0)
      s.rested.push(false)
      s.printedDef.push(definition)
      if (zone !== NONE) rules.place(s, card, zone, false)
      return card
    },

    /** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
    place(s: State, card: number, to: number, bottom: boolean): void {
      const from = s.place[card]!
      moveCard(s, card, to, bottom)
      if ((to === ZONE.field || to === ZONE.resolution) !== (from === ZONE.field || from === ZONE.resolution)) {
        if (s.control[card] !== NONE) (s.control = owned(s.control, s.shared?.lists.control))[card] = NONE
      }
      if ((to === ZONE.field) !== (from === ZONE.field)) {
        if (s.visit[card] !== 0) (s.visit = owned(s.visit, s.shared?.lists.visit))[card] = 0
        if (s.wounds[card] !== 0) (s.wounds = owned(s.wounds, s.shared?.lists.wounds))[card] = 0
      }
      if ((to === ZONE.field || within(to, ZONE.energy)) !== (from === ZONE.field || within(from, ZONE.energy))) {
        if (s.rested[card] !== false) (s.rested = owned(s.rested, s.shared?.lists.rested))[card] = false
      }
      if (within(to, ZONE.territory) !== within(from, ZONE.territory)) {
        if (s.def[card] !== s.printedDef[card]!) (s.def = owned(s.def, s.shared?.lists.def))[card] = s.printedDef[card]!
      }
    },

    /** The seats that the place of a card is open to. */
    placeViewers(s: State, card: number): readonly number[] {
      const zone = s.place[card]!
      if (within(zone, ZONE.deck)) return []
      if (within(zone, ZONE.hand))
        return seats(s).filter((q) => rules.teamOf(s, q) === rules.teamOf(s, zone - ZONE.hand))
      if (within(zone, ZONE.energy)) return seats(s)
      if (within(zone, ZONE.graveyard)) return seats(s)
      if (within(zone, ZONE.territory)) return seats(s)
      if (within(zone, ZONE.life, 2)) return []
      if (zone === ZONE.field) return seats(s)
      if (zone === ZONE.resolution) return seats(s)
      return []
    },

    /** Ends the rules that last during `turn`, which ends. */
    endRulesDuringTurn(s: State): void {
      for (const id of s.zones[ZONE.lasting]!.slice()) {
        const effect = s.effects[id]!
        if (
          (effect.body === PROC.textOfDuringTurnFrame ||
            effect.body === PROC.textOfDuringTurn2Frame ||
            effect.body === PROC.textOfDuringTurn3Frame ||
            effect.body === PROC.abilityOfDuringTurnFrame ||
            effect.body === PROC.enterDuringTurnFrame ||
            effect.body === PROC.playDuringTurnFrame) &&
          effect.captured.at(-1) === s.runningTurn
        )
          takeEffect(s, id, EFFECT_ZONES)
      }
      s.runningTurn -= 1
    },

    /** Takes a pending effect away and carries it out. */
    resolveEffect(s: State, id: number): void {
      descend(39)
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
        case 25 /* text-of-effect */: return rules.textOfEffect(s, kept[0]!, kept[1]!)
        case 27 /* text-of-effect */: return rules.textOfEffect2(s, kept[0]!, kept[1]!)
        case 29 /* text-of-effect */: return rules.textOfEffect3(s, kept[0]!, kept[1]!)
        case 31 /* text-of-effect */: return rules.textOfEffect4(s, kept[0]!)
        case 33 /* text-of-effect */: return rules.textOfEffect5(s, kept[0]!, kept[1]!, kept[2]!)
        case 36 /* text-of-effect */: return rules.textOfEffect6(s, kept[0]!, kept[1]!)
        case 38 /* text-of-effect */: return rules.textOfEffect7(s, kept[0]!)
        case 40 /* text-of-effect */: return rules.textOfEffect8(s, kept[0]!)
        case 42 /* text-of-effect */: return rules.textOfEffect9(s, kept[0]!)
        case 44 /* text-of-effect */: return rules.textOfEffect10(s, kept[0]!)
        case 46 /* text-of-effect */: return rules.textOfEffect11(s, kept[0]!)
        case 48 /* text-of-effect */: return rules.textOfEffect12(s, kept[0]!)
        case 50 /* text-of-effect */: return rules.textOfEffect13(s, kept[0]!)
        case 52 /* text-of-effect */: return rules.textOfEffect14(s, kept[0]!)
        case 54 /* text-of-effect */: return rules.textOfEffect15(s, kept[0]!)
        case 56 /* text-of-effect */: return rules.textOfEffect16(s, kept[0]!)
        case 58 /* text-of-effect */: return rules.textOfEffect17(s, kept[0]!, kept[1]!, kept[2]!)
        case 60 /* text-of-effect */: return rules.textOfEffect18(s, kept[0]!, kept[1]!, kept[2]!)
        case 62 /* text-of-effect */: return rules.textOfEffect19(s, kept[0]!, kept[1]!)
        case 64 /* text-of-effect */: return rules.textOfEffect20(s, kept[0]!, kept[1]!, kept[2]!, kept[3]!)
        case 66 /* text-of-effect */: return rules.textOfEffect21(s, kept[0]!, effect.captured[1] as readonly number[], kept[2]!)
        case 68 /* text-of-effect */: return rules.textOfEffect22(s, kept[0]!, kept[1]!)
        case 70 /* text-of-effect */: return rules.textOfEffect23(s, kept[0]!, kept[1]!)
        case 72 /* text-of-effect */: return rules.textOfEffect24(s, kept[0]!, kept[1]!, kept[2]!)
        case 75 /* text-of-effect */: return rules.textOfEffect25(s, kept[0]!, kept[1]!)
        case 78 /* text-of-effect */: return rules.textOfEffect26(s, kept[0]!)
        case 80 /* text-of-effect */: return rules.textOfEffect27(s, kept[0]!, effect.captured[1] as readonly number[])
        case 82 /* text-of-effect */: return rules.textOfEffect28(s, kept[0]!, kept[1]!)
        case 88 /* ability-of-effect */: return rules.abilityOfEffect(s, kept[0]!)
        case 90 /* ability-of-effect */: return rules.abilityOfEffect2(s, kept[0]!, kept[1]!, kept[2]!)
        case 117 /* harm-effect */: return rules.harmEffect(s, kept[0]!, kept[1]!, kept[2]!, kept[3]!, kept[4]!)
        case 130 /* when-enter */: return rules.whenEnter(s, kept[0]!, kept[1]!)
        case 131 /* enter-effect */: return rules.enterEffect(s, kept[0]!, kept[1]!, kept[2]!)
        case 133 /* when-play */: return rules.whenPlay(s, kept[0]!, kept[1]!)
        case 134 /* play-effect */: return rules.playEffect(s, kept[0]!)
        case 135 /* when-play-2 */: return rules.whenPlay2(s, kept[0]!, kept[1]!)
        case 136 /* play-effect */: return rules.playEffect2(s, kept[0]!)
        case 137 /* when-play-3 */: return rules.whenPlay3(s, kept[0]!, kept[1]!)
        case 138 /* play-effect */: return rules.playEffect3(s, kept[0]!, kept[1]!)
        case 141 /* when-enter-2 */: return rules.whenEnter2(s, kept[0]!, kept[1]!)
        case 142 /* enter-effect */: return rules.enterEffect2(s, kept[0]!)
      }
    },

    /** Goes on with the procedure on top. */
    step(s: State, f: Frame): void {
      // prettier-ignore
      switch (f.proc) {
        case 3 /* match */: return rules.stepMatch(s, f as MatchFrame)
        case 4 /* set-up */: return rules.stepSetUp(s, f as SetUpFrame)
        case 5 /* settle-first-player */: return rules.stepSettleFirstPlayer(s, f as SettleFirstPlayerFrame)
        case 6 /* redraw-in-turn */: return rules.stepRedrawInTurn(s, f as RedrawInTurnFrame)
        case 7 /* redraw */: return rules.stepRedraw(s, f as RedrawFrame)
        case 8 /* lay-life */: return rules.stepLayLife(s, f as LayLifeFrame)
        case 10 /* turn */: return rules.stepTurn(s, f as TurnFrame)
        case 12 /* draw-phase */: return rules.stepDrawPhase(s, f as DrawPhaseFrame)
        case 13 /* main-phase */: return rules.stepMainPhase(s, f as MainPhaseFrame)
        case 14 /* attack-phase */: return rules.stepAttackPhase(s, f as AttackPhaseFrame)
        case 15 /* end-phase */: return rules.stepEndPhase(s, f as EndPhaseFrame)
        case 16 /* draw */: return rules.stepDraw(s, f as DrawFrame)
        case 17 /* draw-one */: return rules.stepDrawOne(s, f as DrawOneFrame)
        case 18 /* draw-from-life */: return rules.stepDrawFromLife(s, f as DrawFromLifeFrame)
        case 19 /* discard */: return rules.stepDiscard(s, f as DiscardFrame)
        case 21 /* play */: return rules.stepPlay(s, f as PlayFrame)
        case 22 /* play-free */: return rules.stepPlayFree(s, f as PlayFreeFrame)
        case 23 /* put-up */: return rules.stepPutUp(s, f as PutUpFrame)
        case 24 /* text-of */: return rules.stepTextOf(s, f as TextOfFrame)
        case 83 /* enter */: return rules.stepEnter(s, f as EnterFrame)
        case 85 /* activate */: return rules.stepActivate(s, f as ActivateFrame)
        case 86 /* ability-of */: return rules.stepAbilityOf(s, f as AbilityOfFrame)
        case 93 /* pay-for */: return rules.stepPayFor(s, f as PayForFrame)
        case 95 /* resolve-newest */: return rules.stepResolveNewest(s, f as ResolveNewestFrame)
        case 96 /* play-window */: return rules.stepPlayWindow(s, f as PlayWindowFrame)
        case 98 /* speak */: return rules.stepSpeak(s, f as SpeakFrame)
        case 99 /* go-on */: return rules.stepGoOn(s, f as GoOnFrame)
        case 100 /* damage-check */: return rules.stepDamageCheck(s, f as DamageCheckFrame)
        case 101 /* damage-window */: return rules.stepDamageWindow(s, f as DamageWindowFrame)
        case 102 /* rule-processing */: return rules.stepRuleProcessing(s, f as RuleProcessingFrame)
        case 104 /* line-up */: return rules.stepLineUp(s, f as LineUpFrame)
        case 105 /* put-up-ability */: return rules.stepPutUpAbility(s, f as PutUpAbilityFrame)
        case 106 /* attack-player */: return rules.stepAttackPlayer(s, f as AttackPlayerFrame)
        case 107 /* attack-unit */: return rules.stepAttackUnit(s, f as AttackUnitFrame)
        case 108 /* carry-attack */: return rules.stepCarryAttack(s, f as CarryAttackFrame)
        case 110 /* block-step */: return rules.stepBlockStep(s, f as BlockStepFrame)
        case 112 /* battle-step */: return rules.stepBattleStep(s, f as BattleStepFrame)
        case 118 /* trigger-check */: return rules.stepTriggerCheck(s, f as TriggerCheckFrame)
        case 119 /* shoot */: return rules.stepShoot(s, f as ShootFrame)
        case 125 /* concede */: return rules.stepConcede(s, f as ConcedeFrame)
        case 126 /* take-life */: return rules.stepTakeLife(s, f as TakeLifeFrame)
        case 127 /* raise-life */: return rules.stepRaiseLife(s, f as RaiseLifeFrame)
        case 128 /* return-life */: return rules.stepReturnLife(s, f as ReturnLifeFrame)
        case 25 /* text-of-effect */: return rules.stepTextOfEffect(s, f as TextOfEffectFrame)
        case 26 /* text-of */: return rules.stepTextOf2(s, f as TextOfFrame2)
        case 27 /* text-of-effect */: return rules.stepTextOfEffect2(s, f as TextOfEffectFrame2)
        case 28 /* text-of */: return rules.stepTextOf3(s, f as TextOfFrame3)
        case 31 /* text-of-effect */: return rules.stepTextOfEffect4(s, f as TextOfEffectFrame4)
        case 32 /* text-of */: return rules.stepTextOf5(s, f as TextOfFrame5)
        case 35 /* text-of */: return rules.stepTextOf6(s, f as TextOfFrame6)
        case 46 /* text-of-effect */: return rules.stepTextOfEffect11(s, f as TextOfEffectFrame11)
        case 48 /* text-of-effect */: return rules.stepTextOfEffect12(s, f as TextOfEffectFrame12)
        case 50 /* text-of-effect */: return rules.stepTextOfEffect13(s, f as TextOfEffectFrame13)
        case 52 /* text-of-effect */: return rules.stepTextOfEffect14(s, f as TextOfEffectFrame14)
        case 54 /* text-of-effect */: return rules.stepTextOfEffect15(s, f as TextOfEffectFrame15)
        case 56 /* text-of-effect */: return rules.stepTextOfEffect16(s, f as TextOfEffectFrame16)
        case 57 /* text-of */: return rules.stepTextOf17(s, f as TextOfFrame17)
        case 59 /* text-of */: return rules.stepTextOf18(s, f as TextOfFrame18)
        case 62 /* text-of-effect */: return rules.stepTextOfEffect19(s, f as TextOfEffectFrame19)
        case 63 /* text-of */: return rules.stepTextOf20(s, f as TextOfFrame20)
        case 64 /* text-of-effect */: return rules.stepTextOfEffect20(s, f as TextOfEffectFrame20)
        case 65 /* text-of */: return rules.stepTextOf21(s, f as TextOfFrame21)
        case 66 /* text-of-effect */: return rules.stepTextOfEffect21(s, f as TextOfEffectFrame21)
        case 67 /* text-of */: return rules.stepTextOf22(s, f as TextOfFrame22)
        case 69 /* text-of */: return rules.stepTextOf23(s, f as TextOfFrame23)
        case 70 /* text-of-effect */: return rules.stepTextOfEffect23(s, f as TextOfEffectFrame23)
        case 71 /* text-of */: return rules.stepTextOf24(s, f as TextOfFrame24)
        case 78 /* text-of-effect */: return rules.stepTextOfEffect26(s, f as TextOfEffectFrame26)
        case 79 /* text-of */: return rules.stepTextOf27(s, f as TextOfFrame27)
        case 81 /* text-of */: return rules.stepTextOf28(s, f as TextOfFrame28)
        case 82 /* text-of-effect */: return rules.stepTextOfEffect28(s, f as TextOfEffectFrame28)
        case 88 /* ability-of-effect */: return rules.stepAbilityOfEffect(s, f as AbilityOfEffectFrame)
        case 89 /* ability-of */: return rules.stepAbilityOf3(s, f as AbilityOfFrame3)
        case 117 /* harm-effect */: return rules.stepHarmEffect(s, f as HarmEffectFrame)
        case 130 /* when-enter */: return rules.stepWhenEnter(s, f as WhenEnterFrame)
        case 134 /* play-effect */: return rules.stepPlayEffect(s, f as PlayEffectFrame)
        case 136 /* play-effect */: return rules.stepPlayEffect2(s, f as PlayEffectFrame2)
        case 140 /* after-enter */: return rules.stepAfterEnter(s, f as AfterEnterFrame)
        case 142 /* enter-effect */: return rules.stepEnterEffect2(s, f as EnterEffectFrame2)
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
        case 19 /* speak */:
        case 20 /* speak */: {
          // [bd.window.2] open-windows
          if (s.zones[ZONE.hand + seat]!.length > 0) reasons.push(29 /* open-windows */)
          break
        }
      }
      return reasons.length > 0
    },

    /** Lists the answers of a decision, DECLINE apart. */
    list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      // prettier-ignore
      switch (site) {
        case 1 /* settle-first-player */: return rules.answersToSettleFirstPlayer(s, f as SettleFirstPlayerFrame, out)
        case 2 /* redraw-in-turn */: return void out.push(1)
        case 3 /* lay-life */: return rules.answersToLayLife(s, f as LayLifeFrame, out)
        case 4 /* attack-phase */: return rules.offersAtAttackPhase(s, seat, out)
        case 5 /* end-phase */: return rules.answersToEndPhase(s, f as EndPhaseFrame, out)
        case 6 /* discard */: return rules.answersToDiscard(s, f as DiscardFrame, out)
        case 7 /* text-of */: return rules.answersToTextOf(s, f as TextOfFrame3, out)
        case 8 /* text-of */: return rules.answersToTextOf2(s, f as TextOfFrame6, out)
        case 9 /* text-of */: return rules.answersToTextOfEffect(s, f as TextOfEffectFrame19, out)
        case 10 /* text-of */: return rules.answersToTextOf3(s, f as TextOfFrame20, out)
        case 11 /* text-of */: return rules.answersToTextOf4(s, f as TextOfFrame20, out)
        case 12 /* text-of */: return rules.answersToTextOf5(s, f as TextOfFrame21, out)
        case 13 /* text-of */: return rules.answersToTextOf6(s, f as TextOfFrame22, out)
        case 14 /* text-of */: return rules.answersToTextOf7(s, f as TextOfFrame24, out)
        case 15 /* text-of */: return rules.answersToTextOf8(s, f as TextOfFrame27, out)
        case 16 /* ability-of */: return rules.answersToAbilityOf(s, f as AbilityOfFrame3, out)
        case 17 /* pay-for */: return rules.answersToPayFor(s, f as PayForFrame, out)
        case 18 /* pay-for */: return rules.answersToPayFor2(s, f as PayForFrame, out)
        case 19 /* speak */: return rules.offersAtSpeak(s, seat, out)
        case 20 /* speak */: return rules.offersAtSpeak(s, seat, out)
        case 21 /* line-up */: return rules.answersToLineUp(s, f as LineUpFrame, out)
        case 22 /* block-step */: return rules.offersAtBlockStep(s, seat, out)
        case 23 /* shoot */: return void out.push(1)
        case 24 /* concede */: return void out.push(1)
        case 25 /* text-of */: return rules.answersToTextOf9(s, f as TextOfFrame2, out)
        case 26 /* text-of */: return rules.answersToTextOf10(s, f as TextOfFrame5, out)
        case 27 /* text-of */: return rules.answersToTextOf11(s, f as TextOfFrame17, out)
        case 28 /* text-of */: return rules.answersToTextOf12(s, f as TextOfFrame18, out)
        case 29 /* text-of */: return rules.answersToTextOf13(s, f as TextOfFrame20, out)
        case 30 /* text-of */: return rules.answersToTextOf14(s, f as TextOfFrame21, out)
        case 31 /* text-of */: return rules.answersToTextOf15(s, f as TextOfFrame23, out)
        case 32 /* text-of */: return rules.answersToTextOf16(s, f as TextOfFrame28, out)
        case 33 /* enter */: return rules.answersToWhenEnter(s, f as WhenEnterFrame, out)
        case 34 /* enter */: return rules.answersToAfterEnter(s, f as AfterEnterFrame, out)
      }
    },

    /** What is chosen so far at a decision that asks for several; null at any other. */
    pickedSoFar(f: Frame, site: number): PickedSoFar | null {
      // prettier-ignore
      switch (site) {
        case 5 /* end-phase */: return rules.pickedForEndPhase(f as EndPhaseFrame)
        case 6 /* discard */: return rules.pickedForDiscard(f as DiscardFrame)
        case 12 /* text-of */: return rules.pickedForTextOf(f as TextOfFrame21)
        case 15 /* text-of */: return rules.pickedForTextOf2(f as TextOfFrame27)
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
      const acts =
        site === 4 /* attack-phase */ ||
        site === 19 /* speak */ ||
        site === 20 /* speak */ ||
        site === 22 /* block-step */
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
      if (seat === CHANCE && !s.openChance) {
        f.answer = legal[randomBelow(s, legal.length)]!
        if (happens(s, legal.length)) noteChance(s, rules.viewersOf, site, f.answer, legal)
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
      // [401-2] deck-size
      if (s.mainDeck[seat]!.length < rules.leastCardsOf(s) || s.mainDeck[seat]!.length > rules.mostCardsOf(s))
        out.push([0, NONE])
      // [bd.deck.2] copies-of-a-name
      for (const d of new Set(s.mainDeck[seat]!))
        if (copies(s.mainDeck[seat]!, d) > rules.allowedCopiesOf(s, seat, d)) out.push([1, d])
      // [bd.deck.3] busters
      if (rules.broughtOf(s, seat, ICON.buster) !== rules.bustersNeededOf(s)) out.push([2, NONE])
      // [bd.deck.4] shots
      if (rules.broughtOf(s, seat, ICON.shot) > rules.mostShotsOf(s)) out.push([3, NONE])
      // [bd.deck.5] one-territory
      if (s.territoryCard[seat]!.length !== 1) out.push([4, NONE])
      // [bd.deck.5] real-territory
      for (const d of new Set(s.territoryCard[seat]!))
        if (!rules.isTerritoryAsPrinted(s, d) || DEFINITIONS.some((e) => PRINTED_OPENED_FACE[e]! === d))
          out.push([5, d])
      // [bd.deck.5] no-territories
      for (const d of new Set(s.mainDeck[seat]!)) if (rules.isTerritoryAsPrinted(s, d)) out.push([6, d])
      // [401-1] refuse-deck
      for (const d of new Set(s.territoryCard[seat]!))
        if (rules.isBroughtBy(s, d, rules.teammateOf(s, seat))) out.push([7, d])
      // [402-1a] one-ace
      if (rules.aceRuleHoldsOf(s) && s.chosenAce[seat]!.length !== 1) out.push([8, NONE])
      // [402-1a] real-ace
      for (const d of new Set(s.chosenAce[seat]!))
        if (rules.aceRuleHoldsOf(s) && !rules.isAnAceAsPrinted(s, d)) out.push([9, d])
      // [gap.same-ace] refuse-deck-2
      for (const d of new Set(s.chosenAce[seat]!))
        if (s.options[7] === 1 /* same-ace: forbidden */ && s.chosenAce[rules.teammateOf(s, seat)]!.includes(d))
          out.push([10, d])
    },
  }
}

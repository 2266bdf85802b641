// Compiled from the rules of DuelMasters into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, EngineParts, Frame, PendingEffect, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  ForGood, NONE, addEffect, asJudged, askInTrial, blankZones, cardsByZone, cloneBase, comeTo, copies, copyBase,
  dropEffects, emptied, firstsIn, goesRound, happens, isPresetNext, isSettled, isTrying, lendBase, lookingBack,
  moveCard, namesIn, nextCard, noteMove, ownColumns, owned, placedLoops, placedSites, prune, pushFrame, refuse, seats,
  seedRandom, sharing, someOf, takeEffect, within,
} from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
// prettier-ignore
import {
  BREED, CIVILIZATION, DEFAULT_DECKS, DEFINITIONS, EFFECT_ZONES, EVENT, HOLDER, KEYWORD, KIND, PLACE, PRINTED_BANNED,
  PRINTED_BASE_POWER, PRINTED_BEGINS, PRINTED_BREED_OF, PRINTED_CIVILIZATIONS, PRINTED_COPIES_ALLOWED, PRINTED_COST,
  PRINTED_FUSHIGIBIRTH, PRINTED_GALAXSHIELD, PRINTED_HALVES, PRINTED_KEYWORDS, PRINTED_KINDS, PRINTED_KIRIFUDASH,
  PRINTED_NINJA_STRIKE, PRINTED_NOT_FOR_TOURNAMENTS, PRINTED_RACES, PRINTED_SIZE, PROC, RACE, ZONE,
} from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  AfterBeginGameFrame, AfterMoveFrame2, AfterPutFrame, AfterPutFrame2, AllTogetherFrame, AnswerFromHandEffectFrame,
  AnswerFromHandFrame, AttackCreatureFrame, AttackPlayerFrame, AttackStepFrame, BattleFrame, BeforeBreakFrame,
  BeginGameFrame, BlockStepFrame, BreakShieldFrame, Break_Frame, BuryTheWeakFrame, CarryAttackFrame, CarryOutFrame,
  CastAgainFrame, CastFrame, ChargeFrame, ChargeStepFrame, ClashFrame, CometEffectFrame, DealFrame, DeclarationsFrame,
  DeclareFrame, DefeatFrame, DestroyFrame, DigUpFrame, DoomAllFrame, DoomFrame, DrawAllFrame, DrawFrame, DrawStepFrame,
  EmptyDeckFrame, EndAttackFrame, EndStepFrame, ForcedAttacksFrame, FushigibirthFrame, GalaxshieldFrame, HushFrame,
  HushFrame2, InsteadLoseFrame, InsteadMove2Frame, InsteadMove3Frame, InsteadMoveFrame, InsteadPut2Frame,
  InsteadPutFrame, JudgeFrame, KirifudashFrame, Known, KnownForGood, LookAtShieldsFrame, LoseFrame, MainStepFrame,
  MatchFrame, MillFrame, MoveFrame, NinjaStrikeEffectFrame, PayFrame, PlaceFrame, PlayFrame, PlayGZeroFrame, PurgeFrame,
  PurgeFrame2, PutFrame, RampFrame, ReciteFrame, ResolveWaitingFrame, SetUpFrame, SettleInsteadFrame, SettleOneFrame,
  SettleOneOfFrame, SettleOwnFrame, ShieldUpAllFrame, ShieldUpFrame, SpellEffectFrame, SpellEffectFrame10,
  SpellEffectFrame11, SpellEffectFrame12, SpellEffectFrame13, SpellEffectFrame14, SpellEffectFrame16,
  SpellEffectFrame17, SpellEffectFrame18, SpellEffectFrame2, SpellEffectFrame3, SpellEffectFrame4, SpellEffectFrame5,
  SpellEffectFrame7, SpellEffectFrame8, SpellEffectFrame9, StackFrame, StartStepFrame, State, StepsOfTurnFrame,
  StrikeHomeFrame, SummonFrame, SwitchEffectFrame, TakeBackFrame, ThrowCopyFrame, TollFrame, TopOnlyFrame, TurnFrame,
  TurnUpTopFrame, UseFrame, WhenAttack2Frame, WhenAttack3Frame, WhenAttack4Frame, WhenAttackFrame,
  WhenBreakShield2Frame, WhenBreakShieldFrame, WhenCastFrame, WhenDefeatFrame, WhenDrawFrame, WhenEndAttack2Frame,
  WhenEndAttackFrame, WhenEndOfTurn2Frame, WhenEndOfTurn3Frame, WhenEndOfTurn4Frame, WhenEndOfTurn6Frame,
  WhenEndOfTurnFrame, WhenMove2Frame, WhenMove3Frame, WhenMoveFrame, WhenPut10Frame, WhenPut11Frame, WhenPut12Frame,
  WhenPut13AttackFrame, WhenPut13Frame, WhenPut15Frame, WhenPut16Frame, WhenPut17AttackFrame, WhenPut17Frame,
  WhenPut18Frame, WhenPut19Frame, WhenPut20Frame, WhenPut21Frame, WhenPut2Frame, WhenPut4Frame, WhenPut5Frame,
  WhenPut6Frame, WhenPut7Frame, WhenPut8Frame, WhenPut9Frame, WhenPutFrame, WhenStartOfTurnFrame, WinFrame,
} from './state.ts'
// prettier-ignore
import {
  ASKING_CARDS, COPIED_AS, COPIES, DECK_RULES, FACTS, HOLDS_CARDS, LASTING, LOOKS, LOOPS, MOVES, OFFERS, OF_CARDS,
  SETTLED, SITES, StateRecord, TOLD,
} from './tables.ts'

/** What can be asked of printed cards, by the words of the rules. */
// prettier-ignore
export const questions = (all: object) => {
  const rules = all as DuelMastersRules
  return {
    'allowed-copies': rules.allowedCopiesOf, whole: rules.isWhole2, 'laid-on': rules.isLaidOn,
    evolving: rules.isEvolving, admitted: rules.isAdmitted, spell: rules.isSpellAsPrinted,
    multicolored: rules.isMulticoloredAsPrinted,
  }
}

/** What an engine is made of. */
// prettier-ignore
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as DuelMastersRules
  return {
    newState: rules.newState, program: rules, list: rules.list, perform: rules.perform, refusals: rules.refusals,
    pickedSoFar: rules.pickedSoFar, attends: rules.attends, viewers: rules.viewersOf, holdsCards: HOLDS_CARDS,
    askingCards: ASKING_CARDS, looks: LOOKS, start: rules.match,
    turns: { begin: [{ event: EVENT.turn, by: 0 }],
      end: [EVENT.match, EVENT['set-up'], EVENT.deal, EVENT['begin-game'], EVENT['pass-turn'], EVENT['build-deck']] },
    sites: placedSites(PLACES, SITES), loops: placedLoops(PLACES, LOOPS), moves: MOVES, offers: OFFERS, facts: FACTS,
    lasting: LASTING, telling: TOLD, moveBase: 32,
    enums: { civilization: namesIn(CIVILIZATION), kind: namesIn(KIND), keyword: namesIn(KEYWORD), race: namesIn(RACE),
      place: namesIn(PLACE), breed: namesIn(BREED) },
    zoneBases: firstsIn(ZONE), defaults: [],
    printed: [
      { name: 'kinds', type: 'set of kind', values: PRINTED_KINDS },
      { name: 'cost', type: 'number', values: PRINTED_COST },
      { name: 'civilizations', type: 'set of civilization', values: PRINTED_CIVILIZATIONS },
      { name: 'races', type: 'set of race', values: PRINTED_RACES },
      { name: 'base-power', type: 'number', values: PRINTED_BASE_POWER },
      { name: 'keywords', type: 'set of keyword', values: PRINTED_KEYWORDS },
      { name: 'halves', type: 'set of definition', values: PRINTED_HALVES },
      { name: 'ninja-strike', type: 'number', values: PRINTED_NINJA_STRIKE },
      { name: 'galaxshield', type: 'number', values: PRINTED_GALAXSHIELD },
      { name: 'kirifudash', type: 'number', values: PRINTED_KIRIFUDASH },
      { name: 'fushigibirth', type: 'number', values: PRINTED_FUSHIGIBIRTH },
      { name: 'begins', type: 'place', values: PRINTED_BEGINS },
      { name: 'not-for-tournaments', type: 'number', values: PRINTED_NOT_FOR_TOURNAMENTS },
      { name: 'banned', type: 'number', values: PRINTED_BANNED },
      { name: 'copies-allowed', type: 'number', values: PRINTED_COPIES_ALLOWED },
      { name: 'breed-of', type: 'breed', values: PRINTED_BREED_OF },
      { name: 'size', type: 'number', values: PRINTED_SIZE },
    ],
    shape: ['nowhere', 'battle', 'beneath'],
    decks: { columns: ['mainDeck'], defaults: DEFAULT_DECKS, rules: DECK_RULES, refusals: rules.deckRefusals },
    openByCard: ['shields'],
    queries: { definitions: DEFINITIONS, ask: questions(rules),
      infos: [
        { name: 'allowed-copies', params: [{ name: 'd', type: 'definition' }], type: 'number' },
        { name: 'whole', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'laid-on', params: [{ name: 'f', type: 'definition' }], type: 'truth' },
        { name: 'evolving', params: [{ name: 'f', type: 'definition' }], type: 'truth' },
        { name: 'admitted', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'spell', params: [{ name: 'c', type: 'definition' }], type: 'truth' },
        { name: 'multicolored', params: [{ name: 'c', type: 'definition' }], type: 'truth' },
      ] },
  }
}

export function engineRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s = new StateRecord({
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(99), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, turnPlayer: 0, turnNumber: 0, arrived: [], ending: NONE, regular: 0,
        extraTurns: [], skippedTurns: [], forAll: 0, tappedNow: 0, paidFor: [], attacker: NONE, targetPlayer: NONE,
        targetCard: NONE, acting: NONE, fighters: [], resolving: NONE, brokenShields: [], lifeShield: [], over2: [],
        verdict: false, mainDeck: [], faceUp: [], tapped: [], out_: [], recalled: [], summoned: [], declared: [],
        fleeting: [], bound: [], switched: [], runningTurn: 0, printedDef: [], astray: [], linesDeep: 0, putOff: [],
        beforeLine: null, changedInLine: false, timesPutDuringTurn: [], timesCastDuringTurn: [],
        timesAttackDuringTurn: 0, timesNinjaStrikeDuringCarryAttack: [], timesBreakShieldDuringCarryAttack: 0,
        timesRedirectDuringCarryAttack: [], timesDigUpDuringTurn: [], timesUseDuringTurn: [], timesCastDuringTurn2: [],
        timesBattleDuringMatch: 0, timesSummonDuringMatch: 0, shared: undefined,
      })
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      for (let it = 0; it < players; it++) s.extraTurns.push(0)
      for (let it = 0; it < players; it++) s.skippedTurns.push(0)
      for (let it = 0; it < players; it++) s.mainDeck.push([])
      for (let it = 0; it < players; it++) s.out_.push(false)
      return s
    },

    /** A copy that shares nothing that changes. */
    clone(s: State): State {
      const t = new StateRecord(s)
      cloneBase(t, s, rules.copyFrame)
      t.arrived = s.arrived.slice()
      t.extraTurns = s.extraTurns.slice()
      t.skippedTurns = s.skippedTurns.slice()
      t.paidFor = s.paidFor.slice()
      t.lifeShield = s.lifeShield.slice()
      t.over2 = s.over2.slice()
      t.mainDeck = s.mainDeck.slice()
      t.faceUp = s.faceUp.slice()
      t.tapped = s.tapped.slice()
      t.out_ = s.out_.slice()
      t.recalled = s.recalled.slice()
      t.summoned = s.summoned.slice()
      t.declared = s.declared.slice()
      t.fleeting = s.fleeting.slice()
      t.bound = s.bound.slice()
      t.switched = s.switched.slice()
      t.printedDef = s.printedDef.slice()
      t.timesPutDuringTurn = s.timesPutDuringTurn.slice()
      t.timesCastDuringTurn = s.timesCastDuringTurn.slice()
      t.timesNinjaStrikeDuringCarryAttack = s.timesNinjaStrikeDuringCarryAttack.slice()
      t.timesRedirectDuringCarryAttack = s.timesRedirectDuringCarryAttack.slice()
      t.timesDigUpDuringTurn = s.timesDigUpDuringTurn.slice()
      t.timesUseDuringTurn = s.timesUseDuringTurn.slice()
      t.timesCastDuringTurn2 = s.timesCastDuringTurn2.slice()
      t.shared = undefined
      return t
    },

    /** Makes a state that is no longer needed a copy of another; either copies a list only when it writes it. */
    copyInto(t: State, s: State): void {
      // prettier-ignore
      const shared = sharing<State>({
        def: s.def, owner: s.owner, place: s.place, shown: s.shown, result: s.result, effects: s.effects,
        zones: s.zones, arrived: s.arrived, extraTurns: s.extraTurns, skippedTurns: s.skippedTurns, paidFor: s.paidFor,
        lifeShield: s.lifeShield, over2: s.over2, mainDeck: s.mainDeck, faceUp: s.faceUp, tapped: s.tapped,
        out_: s.out_, recalled: s.recalled, summoned: s.summoned, declared: s.declared, fleeting: s.fleeting,
        bound: s.bound, switched: s.switched, printedDef: s.printedDef, timesPutDuringTurn: s.timesPutDuringTurn,
        timesCastDuringTurn: s.timesCastDuringTurn,
        timesNinjaStrikeDuringCarryAttack: s.timesNinjaStrikeDuringCarryAttack,
        timesRedirectDuringCarryAttack: s.timesRedirectDuringCarryAttack, timesDigUpDuringTurn: s.timesDigUpDuringTurn,
        timesUseDuringTurn: s.timesUseDuringTurn, timesCastDuringTurn2: s.timesCastDuringTurn2,
        frames: s.frames.slice(),
      })
      s.shared = shared
      t.shared = shared
      copyBase(t, s)
      t.turnPlayer = s.turnPlayer
      t.turnNumber = s.turnNumber
      t.arrived = s.arrived
      t.ending = s.ending
      t.regular = s.regular
      t.extraTurns = s.extraTurns
      t.skippedTurns = s.skippedTurns
      t.forAll = s.forAll
      t.tappedNow = s.tappedNow
      t.paidFor = s.paidFor
      t.attacker = s.attacker
      t.targetPlayer = s.targetPlayer
      t.targetCard = s.targetCard
      t.acting = s.acting
      t.fighters = s.fighters
      t.resolving = s.resolving
      t.brokenShields = s.brokenShields
      t.lifeShield = s.lifeShield
      t.over2 = s.over2
      t.verdict = s.verdict
      t.mainDeck = s.mainDeck
      t.faceUp = s.faceUp
      t.tapped = s.tapped
      t.out_ = s.out_
      t.recalled = s.recalled
      t.summoned = s.summoned
      t.declared = s.declared
      t.fleeting = s.fleeting
      t.bound = s.bound
      t.switched = s.switched
      t.runningTurn = s.runningTurn
      t.printedDef = s.printedDef
      t.astray = s.astray
      t.linesDeep = s.linesDeep
      t.putOff = s.putOff
      t.beforeLine = s.beforeLine
      t.changedInLine = s.changedInLine
      t.timesPutDuringTurn = s.timesPutDuringTurn
      t.timesCastDuringTurn = s.timesCastDuringTurn
      t.timesAttackDuringTurn = s.timesAttackDuringTurn
      t.timesNinjaStrikeDuringCarryAttack = s.timesNinjaStrikeDuringCarryAttack
      t.timesBreakShieldDuringCarryAttack = s.timesBreakShieldDuringCarryAttack
      t.timesRedirectDuringCarryAttack = s.timesRedirectDuringCarryAttack
      t.timesDigUpDuringTurn = s.timesDigUpDuringTurn
      t.timesUseDuringTurn = s.timesUseDuringTurn
      t.timesCastDuringTurn2 = s.timesCastDuringTurn2
      t.timesBattleDuringMatch = s.timesBattleDuringMatch
      t.timesSummonDuringMatch = s.timesSummonDuringMatch
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
      s.paidFor.push(0)
      s.lifeShield.push(NONE)
      s.over2.push(NONE)
      s.faceUp.push(false)
      s.tapped.push(false)
      s.recalled.push(false)
      s.summoned.push(false)
      s.declared.push(false)
      s.fleeting.push(false)
      s.bound.push(false)
      s.switched.push(false)
      s.printedDef.push(definition)
      if (zone !== NONE) rules.place(s, card, zone, false)
      return card
    },

    /** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
    place(s: State, card: number, to: number, bottom: boolean): void {
      const from = s.place[card]!
      moveCard(s, card, to, bottom)
      if (
        (within(to, ZONE.battle) || within(to, ZONE.beneath)) !==
        (within(from, ZONE.battle) || within(from, ZONE.beneath))
      ) {
        if (s.arrived[card] !== s.turnNumber)
          (s.arrived = owned(s.arrived, s.shared?.lists.arrived))[card] = s.turnNumber
      }
      if (
        (within(to, ZONE.nowhere) || within(to, ZONE.battle)) !==
        (within(from, ZONE.nowhere) || within(from, ZONE.battle))
      ) {
        if (s.paidFor[card] !== 0) (s.paidFor = owned(s.paidFor, s.shared?.lists.paidFor))[card] = 0
        if (s.summoned[card] !== false) (s.summoned = owned(s.summoned, s.shared?.lists.summoned))[card] = false
      }
      if (within(to, ZONE.battle) !== within(from, ZONE.battle)) {
        if (s.lifeShield[card] !== NONE) (s.lifeShield = owned(s.lifeShield, s.shared?.lists.lifeShield))[card] = NONE
        if (s.fleeting[card] !== false) (s.fleeting = owned(s.fleeting, s.shared?.lists.fleeting))[card] = false
        if (s.switched[card] !== false) (s.switched = owned(s.switched, s.shared?.lists.switched))[card] = false
      }
      if (within(to, ZONE.beneath) !== within(from, ZONE.beneath)) {
        if (s.over2[card] !== NONE) (s.over2 = owned(s.over2, s.shared?.lists.over2))[card] = NONE
        if (s.bound[card] !== false) (s.bound = owned(s.bound, s.shared?.lists.bound))[card] = false
      }
      if (within(to, ZONE.shields) !== within(from, ZONE.shields)) {
        if (s.faceUp[card] !== false) (s.faceUp = owned(s.faceUp, s.shared?.lists.faceUp))[card] = false
      }
      if (
        (within(to, ZONE.mana) || within(to, ZONE.battle)) !== (within(from, ZONE.mana) || within(from, ZONE.battle))
      ) {
        if (s.tapped[card] !== false) (s.tapped = owned(s.tapped, s.shared?.lists.tapped))[card] = false
      }
      if (within(to, ZONE.nowhere) !== within(from, ZONE.nowhere)) {
        if (s.recalled[card] !== false) (s.recalled = owned(s.recalled, s.shared?.lists.recalled))[card] = false
      }
      if (within(to, ZONE.hand) !== within(from, ZONE.hand)) {
        if (s.declared[card] !== false) (s.declared = owned(s.declared, s.shared?.lists.declared))[card] = false
      }
      if (
        (within(to, ZONE.nowhere) || within(to, ZONE.battle) || within(to, ZONE.beneath)) !==
        (within(from, ZONE.nowhere) || within(from, ZONE.battle) || within(from, ZONE.beneath))
      ) {
        if (s.def[card] !== s.printedDef[card]!) (s.def = owned(s.def, s.shared?.lists.def))[card] = s.printedDef[card]!
      }
    },

    /** Whether there is room for the card. */
    mayEnter(s: State, card: number, to: number): boolean {
      if (s.zones[to] === undefined || card === NONE) return false
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
      // [dm.zone.3] viewers-exception
      if (within(s.place[card]!, ZONE.shields) && rules.isFaceUp(s, card)) return seats(s)
      if (within(zone, ZONE.deck)) return []
      if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
      if (within(zone, ZONE.shields)) return []
      if (within(zone, ZONE.mana)) return seats(s)
      if (within(zone, ZONE.graveyard)) return seats(s)
      if (within(zone, ZONE.battle)) return seats(s)
      if (within(zone, ZONE.beneath)) return seats(s)
      if (within(zone, ZONE.nowhere)) return seats(s)
      return []
    },

    /** Kept while moves are listed. */
    known: { of: null, isCreature2: null } as Known,

    /** Does work that leaves the state as it is, so that nothing about it has to be worked out twice. */
    standingStill(s: State, work: () => void): void {
      const before = rules.known
      rules.known = { of: s, isCreature2: null }
      try {
        work()
      } finally {
        rules.known = before
      }
    },

    /** Kept from game to game. */
    forGood: new ForGood<KnownForGood>({ isWhole: null }),

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
          captured: [card2],
        })
      if (!running.includes(2) && rules.matchesInsteadMove3(s, card2, from2, to2))
        found.push({
          body: PROC.insteadMove3Frame,
          controller: rules.holder(s, card2),
          source: card2,
          optional: false,
          captured: [card2],
        })
      return found
    },

    /** What `when-move-2` notices before `move`. */
    noticedAtMove(s: State, card2: number, from2: number, to2: number): readonly Captured[][] {
      return cardsByZone(s, EFFECT_ZONES)
        .filter((it2) => rules.matchesWhenMove2(s, it2, card2, from2, to2))
        .map((it2) => [rules.holder(s, it2), it2, rules.holder(s, it2), it2])
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
    move(s: State, card2: number, to2: number, bottom = false, forced = false): void {
      if (s.over) return
      goesRound(0)
      if (!rules.mayEnter(s, card2, to2)) return refuse(s)
      const from2 = s.place[card2]!
      if (!forced && !!someOf(s, ZONE.battle, (card3) => rules.forbidsCannotMove(s, card3, card2, from2, to2)))
        return refuse(s)
      if (!forced && !!someOf(s, ZONE.battle, (card4) => rules.forbidsCannotMove2(s, card4, card2, from2, to2)))
        return refuse(s)
      if (!forced && !!rules.forbidsCannotMove3(s, card2, from2, to2)) return refuse(s)
      if (!forced && !!s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotMove(s, it2, card2, from2, to2)))
        return refuse(s)
      if (rules.replacedMove(s, card2, from2, to2)) return
      if (happens(s, 1)) noteMove(s, rules.viewersOf, EVENT.move, [card2, from2, to2], card2)
      const noticed1 = rules.noticedAtMove(lookingBack(s, [card2]), card2, from2, to2)
      pushFrame<MoveFrame>(s, { proc: PROC.moveFrame, pc: 0, answer: 0, card2, from2, to2, bottom2: bottom, noticed1 })
    },

    /** Ends the rules that last during `turn`, which ends. */
    endRulesDuringTurn(s: State): void {
      for (const id of s.zones[ZONE.lasting]!.slice()) {
        const effect = s.effects[id]!
        if (
          (effect.body === PROC.spellEffectDuringTurnFrame ||
            effect.body === PROC.spellEffectDuringTurn2Frame ||
            effect.body === PROC.spellEffectDuringTurn3Frame ||
            effect.body === PROC.breakShieldDuringTurnFrame) &&
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
        case 182 /* after draw */: return rules.afterDraw(s, kept[0]!, kept[1]!)
        case 183 /* after move */: return rules.afterMove2(s, kept[0]!, kept[1]!, kept[2]!)
        case 184 /* after put */: return rules.afterPut2(s, kept[0]!, kept[1]!)
        case 185 /* after cast */: return rules.afterCast(s, kept[0]!, kept[1]!, kept[2]!)
        case 186 /* after break-shield */: return rules.afterBreakShield(s, kept[0]!, kept[1]!, kept[2]!)
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
        case 96 /* ninja-strike-effect */: return rules.ninjaStrikeEffect(s, kept[0]!, kept[1]!)
        case 115 /* answer-from-hand-effect */: return rules.answerFromHandEffect(s, kept[0]!, kept[1]!)
        case 117 /* switch-effect */: return rules.switchEffect(s, kept[0]!)
        case 121 /* comet-effect */: return rules.cometEffect(s, kept[0]!, kept[1]!)
        case 124 /* when-break-shield */: return rules.whenBreakShield(s, kept[0]!, kept[1]!)
        case 125 /* when-break-shield-2 */: return rules.whenBreakShield2(s, kept[0]!, kept[1]!)
        case 131 /* when-start-of-turn */: return rules.whenStartOfTurn(s, kept[0]!, kept[1]!)
        case 134 /* when-end-of-turn */: return rules.whenEndOfTurn(s, kept[0]!)
        case 135 /* when-end-of-turn-2 */: return rules.whenEndOfTurn2(s, kept[0]!)
        case 136 /* when-end-of-turn-3 */: return rules.whenEndOfTurn3(s, kept[0]!)
        case 137 /* when-draw */: return rules.whenDraw(s, kept[0]!)
        case 138 /* when-put */: return rules.whenPut(s, kept[0]!)
        case 141 /* when-put-2 */: return rules.whenPut2(s, kept[0]!)
        case 142 /* when-put-3 */: return rules.whenPut3(s, kept[0]!)
        case 143 /* when-end-attack */: return rules.whenEndAttack(s, kept[0]!, kept[1]!)
        case 144 /* when-put-4 */: return rules.whenPut4(s, kept[0]!)
        case 145 /* when-move */: return rules.whenMove(s, kept[0]!)
        case 146 /* when-put-5 */: return rules.whenPut5(s, kept[0]!, kept[1]!)
        case 147 /* when-put-6 */: return rules.whenPut6(s, kept[0]!, kept[1]!)
        case 148 /* when-move-2 */: return rules.whenMove2(s, kept[0]!, kept[1]!)
        case 149 /* when-put-7 */: return rules.whenPut7(s, kept[0]!, kept[1]!)
        case 150 /* when-move-3 */: return rules.whenMove3(s, kept[0]!)
        case 151 /* when-cast */: return rules.whenCast(s, kept[0]!, kept[1]!)
        case 152 /* when-put-8 */: return rules.whenPut8(s, kept[0]!, kept[1]!)
        case 153 /* when-put-9 */: return rules.whenPut9(s, kept[0]!)
        case 154 /* when-attack */: return rules.whenAttack(s, kept[0]!)
        case 155 /* when-put-10 */: return rules.whenPut10(s, kept[0]!)
        case 156 /* when-put-11 */: return rules.whenPut11(s, kept[0]!, kept[1]!)
        case 157 /* when-attack-2 */: return rules.whenAttack2(s, kept[0]!, kept[1]!)
        case 158 /* when-put-12 */: return rules.whenPut12(s, kept[0]!)
        case 159 /* when-end-of-turn-4 */: return rules.whenEndOfTurn4(s, kept[0]!, kept[1]!)
        case 160 /* when-put-13 */: return rules.whenPut13(s, kept[0]!, kept[1]!)
        case 161 /* when-put-13-attack */: return rules.whenPut13Attack(s, kept[0]!, kept[1]!)
        case 162 /* when-put-14 */: return rules.whenPut14(s, kept[0]!, kept[1]!)
        case 164 /* when-defeat */: return rules.whenDefeat(s, kept[0]!)
        case 165 /* when-end-of-turn-5 */: return rules.whenEndOfTurn5(s, kept[0]!, kept[1]!)
        case 166 /* when-put-15 */: return rules.whenPut15(s, kept[0]!)
        case 167 /* when-attack-3 */: return rules.whenAttack3(s, kept[0]!, kept[1]!)
        case 168 /* when-attack-4 */: return rules.whenAttack4(s, kept[0]!)
        case 169 /* when-end-of-turn-6 */: return rules.whenEndOfTurn6(s, kept[0]!)
        case 171 /* when-put-16 */: return rules.whenPut16(s, kept[0]!, kept[1]!)
        case 175 /* when-end-attack-2 */: return rules.whenEndAttack2(s, kept[0]!)
        case 176 /* when-put-17 */: return rules.whenPut17(s, kept[0]!)
        case 177 /* when-put-17-attack */: return rules.whenPut17Attack(s, kept[0]!)
        case 178 /* when-put-18 */: return rules.whenPut18(s, kept[0]!)
        case 179 /* when-put-19 */: return rules.whenPut19(s, kept[0]!)
        case 180 /* when-put-20 */: return rules.whenPut20(s, kept[0]!)
        case 181 /* when-put-21 */: return rules.whenPut21(s, kept[0]!, kept[1]!)
      }
      switch (effect.body) {
        case 127 /* instead-move */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(0)
          rules.insteadMove(s, kept[0]!)
          return
        case 130 /* instead-lose */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(3)
          rules.insteadLose(s, kept[0]!, kept[1]!)
          return
        case 140 /* instead-move-2 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(1)
          rules.insteadMove2(s, kept[0]!)
          return
        case 170 /* instead-put */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(4)
          rules.insteadPut(s, kept[0]!)
          return
        case 172 /* instead-move-3 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(2)
          rules.insteadMove3(s, kept[0]!)
          return
        case 173 /* instead-put-2 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(5)
          rules.insteadPut2(s, kept[0]!)
          return
      }
    },

    /** Goes on with the procedure on top. */
    step(s: State, f: Frame): void {
      // prettier-ignore
      switch (f.proc) {
        case 187 /* move */: return rules.stepMove(s, f as MoveFrame)
        case 1 /* destroy */: return rules.stepDestroy(s, f as DestroyFrame)
        case 2 /* take-back */: return rules.stepTakeBack(s, f as TakeBackFrame)
        case 5 /* draw */: return rules.stepDraw(s, f as DrawFrame)
        case 6 /* shield-up */: return rules.stepShieldUp(s, f as ShieldUpFrame)
        case 7 /* draw-all */: return rules.stepDrawAll(s, f as DrawAllFrame)
        case 8 /* shield-up-all */: return rules.stepShieldUpAll(s, f as ShieldUpAllFrame)
        case 9 /* mill */: return rules.stepMill(s, f as MillFrame)
        case 10 /* ramp */: return rules.stepRamp(s, f as RampFrame)
        case 11 /* match */: return rules.stepMatch(s, f as MatchFrame)
        case 12 /* set-up */: return rules.stepSetUp(s, f as SetUpFrame)
        case 13 /* deal */: return rules.stepDeal(s, f as DealFrame)
        case 14 /* begin-game */: return rules.stepBeginGame(s, f as BeginGameFrame)
        case 15 /* turn */: return rules.stepTurn(s, f as TurnFrame)
        case 16 /* steps-of-turn */: return rules.stepStepsOfTurn(s, f as StepsOfTurnFrame)
        case 17 /* start-step */: return rules.stepStartStep(s, f as StartStepFrame)
        case 19 /* draw-step */: return rules.stepDrawStep(s, f as DrawStepFrame)
        case 20 /* charge-step */: return rules.stepChargeStep(s, f as ChargeStepFrame)
        case 21 /* charge */: return rules.stepCharge(s, f as ChargeFrame)
        case 22 /* main-step */: return rules.stepMainStep(s, f as MainStepFrame)
        case 23 /* attack-step */: return rules.stepAttackStep(s, f as AttackStepFrame)
        case 24 /* forced-attacks */: return rules.stepForcedAttacks(s, f as ForcedAttacksFrame)
        case 25 /* end-step */: return rules.stepEndStep(s, f as EndStepFrame)
        case 30 /* lose */: return rules.stepLose(s, f as LoseFrame)
        case 32 /* doom */: return rules.stepDoom(s, f as DoomFrame)
        case 33 /* doom-all */: return rules.stepDoomAll(s, f as DoomAllFrame)
        case 34 /* win */: return rules.stepWin(s, f as WinFrame)
        case 35 /* play */: return rules.stepPlay(s, f as PlayFrame)
        case 36 /* pay */: return rules.stepPay(s, f as PayFrame)
        case 39 /* use */: return rules.stepUse(s, f as UseFrame)
        case 40 /* cast */: return rules.stepCast(s, f as CastFrame)
        case 41 /* spell-effect */: return rules.stepSpellEffect(s, f as SpellEffectFrame)
        case 63 /* recite */: return rules.stepRecite(s, f as ReciteFrame)
        case 64 /* summon */: return rules.stepSummon(s, f as SummonFrame)
        case 65 /* place */: return rules.stepPlace(s, f as PlaceFrame)
        case 66 /* put */: return rules.stepPut(s, f as PutFrame)
        case 68 /* attack-player */: return rules.stepAttackPlayer(s, f as AttackPlayerFrame)
        case 69 /* attack-creature */: return rules.stepAttackCreature(s, f as AttackCreatureFrame)
        case 70 /* carry-attack */: return rules.stepCarryAttack(s, f as CarryAttackFrame)
        case 71 /* clash */: return rules.stepClash(s, f as ClashFrame)
        case 74 /* end-attack */: return rules.stepEndAttack(s, f as EndAttackFrame)
        case 75 /* carry-out */: return rules.stepCarryOut(s, f as CarryOutFrame)
        case 76 /* strike-home */: return rules.stepStrikeHome(s, f as StrikeHomeFrame)
        case 77 /* block-step */: return rules.stepBlockStep(s, f as BlockStepFrame)
        case 81 /* battle */: return rules.stepBattle(s, f as BattleFrame)
        case 82 /* defeat */: return rules.stepDefeat(s, f as DefeatFrame)
        case 83 /* break */: return rules.stepBreak_(s, f as Break_Frame)
        case 84 /* break-shield */: return rules.stepBreakShield(s, f as BreakShieldFrame)
        case 85 /* resolve-waiting */: return rules.stepResolveWaiting(s, f as ResolveWaitingFrame)
        case 86 /* settle-one */: return rules.stepSettleOne(s, f as SettleOneFrame)
        case 87 /* settle-one-of */: return rules.stepSettleOneOf(s, f as SettleOneOfFrame)
        case 88 /* settle-own */: return rules.stepSettleOwn(s, f as SettleOwnFrame)
        case 89 /* bury-the-weak */: return rules.stepBuryTheWeak(s, f as BuryTheWeakFrame)
        case 90 /* declarations */: return rules.stepDeclarations(s, f as DeclarationsFrame)
        case 91 /* declare */: return rules.stepDeclare(s, f as DeclareFrame)
        case 92 /* settle-instead */: return rules.stepSettleInstead(s, f as SettleInsteadFrame)
        case 93 /* look-at-shields */: return rules.stepLookAtShields(s, f as LookAtShieldsFrame)
        case 97 /* stack */: return rules.stepStack(s, f as StackFrame)
        case 98 /* throw-copy */: return rules.stepThrowCopy(s, f as ThrowCopyFrame)
        case 99 /* play-g-zero */: return rules.stepPlayGZero(s, f as PlayGZeroFrame)
        case 100 /* galaxshield */: return rules.stepGalaxshield(s, f as GalaxshieldFrame)
        case 101 /* kirifudash */: return rules.stepKirifudash(s, f as KirifudashFrame)
        case 102 /* fushigibirth */: return rules.stepFushigibirth(s, f as FushigibirthFrame)
        case 103 /* judge */: return rules.stepJudge(s, f as JudgeFrame)
        case 106 /* cast-again */: return rules.stepCastAgain(s, f as CastAgainFrame)
        case 107 /* purge */: return rules.stepPurge(s, f as PurgeFrame)
        case 109 /* toll */: return rules.stepToll(s, f as TollFrame)
        case 110 /* hush */: return rules.stepHush(s, f as HushFrame)
        case 114 /* answer-from-hand */: return rules.stepAnswerFromHand(s, f as AnswerFromHandFrame)
        case 118 /* dig-up */: return rules.stepDigUp(s, f as DigUpFrame)
        case 119 /* turn-up-top */: return rules.stepTurnUpTop(s, f as TurnUpTopFrame)
        case 42 /* spell-effect */: return rules.stepSpellEffect2(s, f as SpellEffectFrame2)
        case 43 /* spell-effect */: return rules.stepSpellEffect3(s, f as SpellEffectFrame3)
        case 44 /* spell-effect */: return rules.stepSpellEffect4(s, f as SpellEffectFrame4)
        case 46 /* spell-effect */: return rules.stepSpellEffect5(s, f as SpellEffectFrame5)
        case 49 /* spell-effect */: return rules.stepSpellEffect7(s, f as SpellEffectFrame7)
        case 51 /* spell-effect */: return rules.stepSpellEffect8(s, f as SpellEffectFrame8)
        case 52 /* spell-effect */: return rules.stepSpellEffect9(s, f as SpellEffectFrame9)
        case 53 /* spell-effect */: return rules.stepSpellEffect10(s, f as SpellEffectFrame10)
        case 54 /* spell-effect */: return rules.stepSpellEffect11(s, f as SpellEffectFrame11)
        case 56 /* spell-effect */: return rules.stepSpellEffect12(s, f as SpellEffectFrame12)
        case 57 /* spell-effect */: return rules.stepSpellEffect13(s, f as SpellEffectFrame13)
        case 58 /* spell-effect */: return rules.stepSpellEffect14(s, f as SpellEffectFrame14)
        case 60 /* spell-effect */: return rules.stepSpellEffect16(s, f as SpellEffectFrame16)
        case 61 /* spell-effect */: return rules.stepSpellEffect17(s, f as SpellEffectFrame17)
        case 62 /* spell-effect */: return rules.stepSpellEffect18(s, f as SpellEffectFrame18)
        case 96 /* ninja-strike-effect */: return rules.stepNinjaStrikeEffect(s, f as NinjaStrikeEffectFrame)
        case 108 /* purge */: return rules.stepPurge2(s, f as PurgeFrame2)
        case 111 /* hush */: return rules.stepHush2(s, f as HushFrame2)
        case 115 /* answer-from-hand-effect */: return rules.stepAnswerFromHandEffect(s, f as AnswerFromHandEffectFrame)
        case 117 /* switch-effect */: return rules.stepSwitchEffect(s, f as SwitchEffectFrame)
        case 121 /* comet-effect */: return rules.stepCometEffect(s, f as CometEffectFrame)
        case 123 /* empty-deck */: return rules.stepEmptyDeck(s, f as EmptyDeckFrame)
        case 124 /* when-break-shield */: return rules.stepWhenBreakShield(s, f as WhenBreakShieldFrame)
        case 125 /* when-break-shield-2 */: return rules.stepWhenBreakShield2(s, f as WhenBreakShield2Frame)
        case 127 /* instead-move */: return rules.stepInsteadMove(s, f as InsteadMoveFrame)
        case 128 /* all-together */: return rules.stepAllTogether(s, f as AllTogetherFrame)
        case 129 /* top-only */: return rules.stepTopOnly(s, f as TopOnlyFrame)
        case 130 /* instead-lose */: return rules.stepInsteadLose(s, f as InsteadLoseFrame)
        case 131 /* when-start-of-turn */: return rules.stepWhenStartOfTurn(s, f as WhenStartOfTurnFrame)
        case 132 /* after-put */: return rules.stepAfterPut(s, f as AfterPutFrame)
        case 133 /* after-begin-game */: return rules.stepAfterBeginGame(s, f as AfterBeginGameFrame)
        case 134 /* when-end-of-turn */: return rules.stepWhenEndOfTurn(s, f as WhenEndOfTurnFrame)
        case 135 /* when-end-of-turn-2 */: return rules.stepWhenEndOfTurn2(s, f as WhenEndOfTurn2Frame)
        case 136 /* when-end-of-turn-3 */: return rules.stepWhenEndOfTurn3(s, f as WhenEndOfTurn3Frame)
        case 137 /* when-draw */: return rules.stepWhenDraw(s, f as WhenDrawFrame)
        case 138 /* when-put */: return rules.stepWhenPut(s, f as WhenPutFrame)
        case 140 /* instead-move-2 */: return rules.stepInsteadMove2(s, f as InsteadMove2Frame)
        case 141 /* when-put-2 */: return rules.stepWhenPut2(s, f as WhenPut2Frame)
        case 143 /* when-end-attack */: return rules.stepWhenEndAttack(s, f as WhenEndAttackFrame)
        case 144 /* when-put-4 */: return rules.stepWhenPut4(s, f as WhenPut4Frame)
        case 145 /* when-move */: return rules.stepWhenMove(s, f as WhenMoveFrame)
        case 146 /* when-put-5 */: return rules.stepWhenPut5(s, f as WhenPut5Frame)
        case 147 /* when-put-6 */: return rules.stepWhenPut6(s, f as WhenPut6Frame)
        case 148 /* when-move-2 */: return rules.stepWhenMove2(s, f as WhenMove2Frame)
        case 149 /* when-put-7 */: return rules.stepWhenPut7(s, f as WhenPut7Frame)
        case 150 /* when-move-3 */: return rules.stepWhenMove3(s, f as WhenMove3Frame)
        case 151 /* when-cast */: return rules.stepWhenCast(s, f as WhenCastFrame)
        case 152 /* when-put-8 */: return rules.stepWhenPut8(s, f as WhenPut8Frame)
        case 153 /* when-put-9 */: return rules.stepWhenPut9(s, f as WhenPut9Frame)
        case 154 /* when-attack */: return rules.stepWhenAttack(s, f as WhenAttackFrame)
        case 155 /* when-put-10 */: return rules.stepWhenPut10(s, f as WhenPut10Frame)
        case 156 /* when-put-11 */: return rules.stepWhenPut11(s, f as WhenPut11Frame)
        case 157 /* when-attack-2 */: return rules.stepWhenAttack2(s, f as WhenAttack2Frame)
        case 158 /* when-put-12 */: return rules.stepWhenPut12(s, f as WhenPut12Frame)
        case 159 /* when-end-of-turn-4 */: return rules.stepWhenEndOfTurn4(s, f as WhenEndOfTurn4Frame)
        case 160 /* when-put-13 */: return rules.stepWhenPut13(s, f as WhenPut13Frame)
        case 161 /* when-put-13-attack */: return rules.stepWhenPut13Attack(s, f as WhenPut13AttackFrame)
        case 164 /* when-defeat */: return rules.stepWhenDefeat(s, f as WhenDefeatFrame)
        case 166 /* when-put-15 */: return rules.stepWhenPut15(s, f as WhenPut15Frame)
        case 167 /* when-attack-3 */: return rules.stepWhenAttack3(s, f as WhenAttack3Frame)
        case 168 /* when-attack-4 */: return rules.stepWhenAttack4(s, f as WhenAttack4Frame)
        case 169 /* when-end-of-turn-6 */: return rules.stepWhenEndOfTurn6(s, f as WhenEndOfTurn6Frame)
        case 170 /* instead-put */: return rules.stepInsteadPut(s, f as InsteadPutFrame)
        case 171 /* when-put-16 */: return rules.stepWhenPut16(s, f as WhenPut16Frame)
        case 172 /* instead-move-3 */: return rules.stepInsteadMove3(s, f as InsteadMove3Frame)
        case 173 /* instead-put-2 */: return rules.stepInsteadPut2(s, f as InsteadPut2Frame)
        case 174 /* before-break */: return rules.stepBeforeBreak(s, f as BeforeBreakFrame)
        case 175 /* when-end-attack-2 */: return rules.stepWhenEndAttack2(s, f as WhenEndAttack2Frame)
        case 176 /* when-put-17 */: return rules.stepWhenPut17(s, f as WhenPut17Frame)
        case 177 /* when-put-17-attack */: return rules.stepWhenPut17Attack(s, f as WhenPut17AttackFrame)
        case 178 /* when-put-18 */: return rules.stepWhenPut18(s, f as WhenPut18Frame)
        case 179 /* when-put-19 */: return rules.stepWhenPut19(s, f as WhenPut19Frame)
        case 180 /* when-put-20 */: return rules.stepWhenPut20(s, f as WhenPut20Frame)
        case 181 /* when-put-21 */: return rules.stepWhenPut21(s, f as WhenPut21Frame)
        case 183 /* after move */: return rules.stepAfterMove2(s, f as AfterMoveFrame2)
        case 184 /* after put */: return rules.stepAfterPut2(s, f as AfterPutFrame2)
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
        case 1 /* charge-step */: {
          // [dm.turn.4, dm.turn.5] open-steps
          reasons.push(50 /* open-steps */)
          break
        }
        case 2 /* main-step */: {
          // [dm.turn.4, dm.turn.5] open-steps
          reasons.push(50 /* open-steps */)
          break
        }
        case 29 /* look-at-shields */: {
          // [dm.trigger.1] open-shields
          reasons.push(51 /* open-shields */)
          break
        }
        case 27 /* declare */: {
          // [dm.ninja.1] open-declarations
          if (s.zones[ZONE.hand + seat]!.length > 0) reasons.push(52 /* open-declarations */)
          break
        }
        case 22 /* end-attack */: {
          // [dm.kirifuda.1] open-end-of-attack
          if (s.zones[ZONE.hand + seat]!.length > 0 && s.timesBreakShieldDuringCarryAttack > 0)
            reasons.push(53 /* open-end-of-attack */)
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
        case 1 /* charge-step */: return rules.offersAtChargeStep(s, seat, out)
        case 2 /* main-step */: return rules.offersAtMainStep(s, seat, out)
        case 3 /* attack-step */: return rules.offersAtAttackStep(s, seat, out)
        case 4 /* forced-attacks */: return rules.offersAtForcedAttacks(s, seat, out)
        case 5 /* pay */: return rules.answersToPay(s, f as PayFrame, out)
        case 6 /* pay */: return rules.answersToPay2(s, f as PayFrame, out)
        case 7 /* spell-effect */: return rules.answersToSpellEffect(s, f as SpellEffectFrame3, out)
        case 8 /* spell-effect */: return rules.answersToSpellEffect2(s, f as SpellEffectFrame4, out)
        case 9 /* spell-effect */: return rules.answersToSpellEffect3(s, f as SpellEffectFrame4, out)
        case 10 /* spell-effect */: return rules.answersToSpellEffect4(s, f as SpellEffectFrame7, out)
        case 11 /* spell-effect */: return rules.answersToSpellEffect5(s, f as SpellEffectFrame7, out)
        case 12 /* spell-effect */: return rules.answersToSpellEffect6(s, f as SpellEffectFrame7, out)
        case 13 /* spell-effect */: return rules.answersToSpellEffect7(s, f as SpellEffectFrame7, out)
        case 14 /* spell-effect */: return rules.answersToSpellEffect8(s, f as SpellEffectFrame8, out)
        case 15 /* spell-effect */: return rules.answersToSpellEffect9(s, f as SpellEffectFrame8, out)
        case 16 /* spell-effect */: return rules.answersToSpellEffect10(s, f as SpellEffectFrame8, out)
        case 17 /* spell-effect */: return rules.answersToSpellEffect11(s, f as SpellEffectFrame9, out)
        case 18 /* spell-effect */: return rules.answersToSpellEffect12(s, f as SpellEffectFrame9, out)
        case 19 /* spell-effect */: return rules.answersToSpellEffect13(s, f as SpellEffectFrame10, out)
        case 20 /* spell-effect */: return rules.answersToSpellEffect14(s, f as SpellEffectFrame11, out)
        case 21 /* put */: return rules.answersToPut(s, f as PutFrame, out)
        case 22 /* end-attack */: return rules.offersAtEndAttack(s, seat, out)
        case 23 /* block-step */: return rules.offersAtBlockStep(s, seat, out)
        case 24 /* break */: return rules.answersToBreak_(s, f as Break_Frame, out)
        case 25 /* settle-one-of */: return rules.answersToSettleOneOf(s, f as SettleOneOfFrame, out)
        case 26 /* settle-one-of */: return void out.push(1)
        case 27 /* declare */: return rules.offersAtDeclare(s, seat, out)
        case 28 /* settle-instead */: return rules.answersToSettleInstead(s, f as SettleInsteadFrame, out)
        case 29 /* look-at-shields */: return rules.offersAtLookAtShields(s, seat, out)
        case 30 /* throw-copy */: return rules.answersToThrowCopy(s, f as ThrowCopyFrame, out)
        case 31 /* toll */: return rules.answersToToll(s, f as TollFrame, out)
        case 32 /* toll */: return rules.answersToToll2(s, f as TollFrame, out)
        case 33 /* hush */: return rules.answersToHush(s, f as HushFrame2, out)
        case 34 /* answer-from-hand */: return rules.answersToAnswerFromHand(s, f as AnswerFromHandFrame, out)
        case 35 /* switch */: return rules.answersToSwitchEffect(s, f as SwitchEffectFrame, out)
        case 36 /* switch */: return rules.answersToSwitchEffect2(s, f as SwitchEffectFrame, out)
        case 37 /* turn-up-top */: return rules.answersToTurnUpTop(s, f as TurnUpTopFrame, out)
        case 38 /* break-shield */: return rules.answersToWhenBreakShield(s, f as WhenBreakShieldFrame, out)
        case 39 /* break-shield */: return rules.answersToWhenBreakShield2(s, f as WhenBreakShield2Frame, out)
        case 40 /* lose */: return rules.answersToInsteadLose(s, f as InsteadLoseFrame, out)
        case 41 /* end-attack */: return rules.answersToWhenEndAttack(s, f as WhenEndAttackFrame, out)
        case 42 /* put */: return rules.answersToWhenPut4(s, f as WhenPut4Frame, out)
        case 43 /* put */: return rules.answersToWhenPut42(s, f as WhenPut4Frame, out)
        case 44 /* put */: return rules.answersToWhenPut5(s, f as WhenPut5Frame, out)
        case 45 /* put */: return rules.answersToWhenPut7(s, f as WhenPut7Frame, out)
        case 46 /* put */: return rules.answersToWhenPut72(s, f as WhenPut7Frame, out)
        case 47 /* cast */: return rules.answersToWhenCast(s, f as WhenCastFrame, out)
        case 48 /* put */: return void out.push(1)
        case 49 /* attack */: return rules.answersToWhenAttack(s, f as WhenAttackFrame, out)
        case 50 /* put */: return rules.answersToWhenPut10(s, f as WhenPut10Frame, out)
        case 51 /* put */: return rules.answersToWhenPut11(s, f as WhenPut11Frame, out)
        case 52 /* attack */: return void out.push(1)
        case 53 /* put */: return rules.answersToWhenPut12(s, f as WhenPut12Frame, out)
        case 54 /* put */: return rules.answersToWhenPut122(s, f as WhenPut12Frame, out)
        case 55 /* end-of-turn */: return rules.answersToWhenEndOfTurn4(s, f as WhenEndOfTurn4Frame, out)
        case 56 /* end-of-turn */: return void out.push(1)
        case 57 /* defeat */: return rules.answersToWhenDefeat(s, f as WhenDefeatFrame, out)
        case 58 /* attack */: return rules.answersToWhenAttack3(s, f as WhenAttack3Frame, out)
        case 59 /* attack */: return rules.answersToWhenAttack4(s, f as WhenAttack4Frame, out)
        case 60 /* attack */: return rules.answersToWhenAttack42(s, f as WhenAttack4Frame, out)
        case 61 /* put */: return rules.answersToWhenPut19(s, f as WhenPut19Frame, out)
        case 62 /* put */: return rules.answersToWhenPut192(s, f as WhenPut19Frame, out)
        case 63 /* put */: return rules.answersToWhenPut21(s, f as WhenPut21Frame, out)
      }
    },

    /** What is chosen so far at a decision that asks for several; null at any other. */
    pickedSoFar(f: Frame, site: number): PickedSoFar | null {
      // prettier-ignore
      switch (site) {
        case 10 /* spell-effect */: return rules.pickedForSpellEffect(f as SpellEffectFrame7)
        case 14 /* spell-effect */: return rules.pickedForSpellEffect2(f as SpellEffectFrame8)
        case 17 /* spell-effect */: return rules.pickedForSpellEffect3(f as SpellEffectFrame9)
        case 24 /* break */: return rules.pickedForBreak_(f as Break_Frame)
        case 34 /* answer-from-hand */: return rules.pickedForAnswerFromHand(f as AnswerFromHandFrame)
        case 35 /* switch */: return rules.pickedForSwitchEffect(f as SwitchEffectFrame)
        case 41 /* end-attack */: return rules.pickedForWhenEndAttack(f as WhenEndAttackFrame)
        case 42 /* put */: return rules.pickedForWhenPut4(f as WhenPut4Frame)
        case 44 /* put */: return rules.pickedForWhenPut5(f as WhenPut5Frame)
        case 45 /* put */: return rules.pickedForWhenPut7(f as WhenPut7Frame)
        case 49 /* attack */: return rules.pickedForWhenAttack(f as WhenAttackFrame)
        case 50 /* put */: return rules.pickedForWhenPut10(f as WhenPut10Frame)
        case 51 /* put */: return rules.pickedForWhenPut11(f as WhenPut11Frame)
        case 53 /* put */: return rules.pickedForWhenPut12(f as WhenPut12Frame)
        case 55 /* end-of-turn */: return rules.pickedForWhenEndOfTurn4(f as WhenEndOfTurn4Frame)
        case 57 /* defeat */: return rules.pickedForWhenDefeat(f as WhenDefeatFrame)
        case 59 /* attack */: return rules.pickedForWhenAttack4(f as WhenAttack4Frame)
        case 60 /* attack */: return rules.pickedForWhenAttack42(f as WhenAttack4Frame)
        case 61 /* put */: return rules.pickedForWhenPut19(f as WhenPut19Frame)
        case 62 /* put */: return rules.pickedForWhenPut192(f as WhenPut19Frame)
      }
      return null
    },

    /** Carries out an offered move. */
    perform(s: State, choice: number, seat: number): void {
      const rest = (choice - 1) >> 5
      // prettier-ignore
      switch (choice - 1 & 31) {
        case 0 /* charge */: return rules.charge(s, rest, seat)
        case 1 /* play */: return rules.doPlay(s, rest & 2047, rest >> 11, seat)
        case 2 /* attack-player */: return rules.doAttackPlayer(s, rest & 15, rest >> 4, seat)
        case 3 /* attack-creature */: return rules.doAttackCreature(s, rest & 2047, rest >> 11, seat)
        case 4 /* block */: return rules.doBlock(s, rest, seat)
        case 5 /* guard */: return rules.doGuard(s, rest, seat)
        case 6 /* answer-with */: return rules.answerWith(s, rest, seat)
        case 7 /* ninja-strike */: return rules.doNinjaStrike(s, rest, seat)
        case 8 /* play-g-zero */: return rules.playGZero(s, rest, seat)
        case 9 /* galaxshield */: return rules.doGalaxshield(s, rest, seat)
        case 10 /* kirifudash */: return rules.doKirifudash(s, rest, seat)
        case 11 /* fushigibirth */: return rules.doFushigibirth(s, rest & 2047, rest >> 11, seat)
        case 12 /* cast-again */: return rules.doCastAgain(s, rest, seat)
        case 13 /* draw-away */: return rules.drawAway(s, rest & 2047, rest >> 11, seat)
        case 14 /* answer-from-hand */: return rules.doAnswerFromHand(s, rest, seat)
        case 15 /* switch */: return rules.switch_(s, rest, seat)
        case 16 /* dig-up */: return rules.doDigUp(s, rest, seat)
        case 17 /* comet */: return rules.comet(s, rest, seat)
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
        site === 1 /* charge-step */ ||
        site === 2 /* main-step */ ||
        site === 3 /* attack-step */ ||
        site === 4 /* forced-attacks */ ||
        site === 22 /* end-attack */ ||
        site === 23 /* block-step */ ||
        site === 27 /* declare */ ||
        site === 29 /* look-at-shields */
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
      if (only) f.answer = legal[0]!
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
        case 0 /* move */: return rules.refusalsOfMove(s, args, out)
        case 7 /* destroy */: return rules.refusalsOfDestroy(s, args, out)
        case 25 /* draw-step */: return rules.refusalsOfDrawStep(s, args, out)
        case 37 /* settle-losses */: return rules.refusalsOfSettleLosses(s, args, out)
        case 41 /* play */: return rules.refusalsOfPlay(s, args, out)
        case 45 /* use */: return rules.refusalsOfUse(s, args, out)
        case 46 /* cast */: return rules.refusalsOfCast(s, args, out)
        case 48 /* recite */: return rules.refusalsOfRecite(s, args, out)
        case 51 /* put */: return rules.refusalsOfPut(s, args, out)
        case 53 /* attack-player */: return rules.refusalsOfAttackPlayer(s, args, out)
        case 54 /* attack-creature */: return rules.refusalsOfAttackCreature(s, args, out)
        case 63 /* block */: return rules.refusalsOfBlock(s, args, out)
        case 64 /* guard */: return rules.refusalsOfGuard(s, args, out)
        case 80 /* ninja-strike */: return rules.refusalsOfNinjaStrike(s, args, out)
        case 82 /* throw-copy */: return rules.refusalsOfThrowCopy(s, args, out)
        case 84 /* galaxshield */: return rules.refusalsOfGalaxshield(s, args, out)
        case 85 /* kirifudash */: return rules.refusalsOfKirifudash(s, args, out)
        case 86 /* fushigibirth */: return rules.refusalsOfFushigibirth(s, args, out)
        case 90 /* cast-again */: return rules.refusalsOfCastAgain(s, args, out)
        case 95 /* answer-from-hand */: return rules.refusalsOfAnswerFromHand(s, args, out)
        case 97 /* dig-up */: return rules.refusalsOfDigUp(s, args, out)
      }
    },

    /** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
    deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
      // [dm.deck.1] full-deck
      if (s.mainDeck[seat]!.length !== rules.deckSizeOf(s)) out.push([0, NONE])
      // [dm.deck.2] copies-of-a-name
      for (const d of new Set(s.mainDeck[seat]!))
        if (copies(s.mainDeck[seat]!, d) > rules.allowedCopiesOf(s, d)) out.push([1, d])
      // [dm.deck.3] refuse-deck
      for (const d of new Set(s.mainDeck[seat]!)) if (!rules.isAdmitted(s, d)) out.push([2, d])
      // [dm.deck.4] elsewhere
      for (const d of new Set(s.mainDeck[seat]!)) if (PRINTED_BEGINS[d]! !== NONE) out.push([3, d])
      // [dm.face.1] refuse-deck-2
      for (const d of new Set(s.mainDeck[seat]!)) if (!rules.isWhole2(s, d)) out.push([4, d])
    },
  }
}

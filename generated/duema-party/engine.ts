// Compiled from the rules of DuemaParty into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import {
  addEffect,
  answer,
  apart,
  blankZones,
  deleteCard,
  dropEffects,
  emptied,
  isSettled,
  isTrying,
  lastingReason,
  nextCard,
  randomBelow,
  refuse,
  removeFrom,
  seedRandom,
  takeEffect,
  whyNot,
} from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones, shareZones } from '../../runtime/copies.ts'
import { own } from '../../runtime/lending.ts'
import { goesRound } from '../../runtime/rounds.ts'
import { copyLog, noteChance, noteEvent } from '../../runtime/log.ts'
import { copies, family, presentCards, seats, someOf, within } from '../../runtime/sets.ts'
import { askInTrial, completable, isToldNext, prune } from '../../runtime/trials.ts'
import type { EngineParts } from '../../runtime/tables.ts'
import { firstsIn, namesIn, placed } from '../../runtime/tables.ts'
import { BREED, CIVILIZATION, EFFECT_ZONES, KEYWORD, KIND, PLACE, RACE } from '../duel-masters/names.ts'
import type {
  AfterBeginGameFrame,
  AfterPutFrame,
  AllTogetherFrame,
  AnswerFromHandEffectFrame,
  AttackCreatureFrame,
  AttackPlayerFrame,
  AttackStepFrame,
  BattleFrame,
  BeforeBreakFrame,
  BeginGameFrame,
  BlockStepFrame,
  BreakShieldFrame,
  Break_Frame,
  BuryTheWeakFrame,
  CarryAttackFrame,
  CarryOutFrame,
  CastFrame,
  ChargeFrame,
  ChargeStepFrame,
  ClashFrame,
  CometEffectFrame,
  DealFrame,
  DeclareFrame,
  DefeatFrame,
  DestroyFrame,
  DoomAllFrame,
  DoomFrame,
  DrawAllFrame,
  DrawFrame,
  DrawStepFrame,
  EmptyDeckFrame,
  EndAttackFrame,
  EndStepFrame,
  ForcedAttacksFrame,
  HushFrame,
  InsteadLoseFrame,
  InsteadMove2Frame,
  InsteadMove3Frame,
  InsteadMoveFrame,
  InsteadPut2Frame,
  InsteadPutFrame,
  JudgeFrame,
  LoseFrame,
  MainStepFrame,
  MatchFrame,
  MillFrame,
  MoveFrame,
  NinjaStrikeEffectFrame,
  PayFrame,
  PlaceFrame,
  PlayGZeroFrame,
  PurgeFrame,
  PutFrame,
  RampFrame,
  ReciteFrame,
  ResolveWaitingFrame,
  SetUpFrame,
  SettleInsteadFrame,
  SettleOneFrame,
  SettleOneOfFrame,
  SettleOwnFrame,
  ShieldUpAllFrame,
  ShieldUpFrame,
  SpellEffectFrame,
  SpellEffectFrame12,
  SpellEffectFrame13,
  SpellEffectFrame14,
  SpellEffectFrame16,
  SpellEffectFrame17,
  SpellEffectFrame2,
  SpellEffectFrame5,
  StackFrame,
  StartStepFrame,
  StepsOfTurnFrame,
  StrikeHomeFrame,
  SummonFrame,
  SwitchEffectFrame,
  TakeBackFrame,
  ThrowCopyFrame,
  TollFrame,
  TopOnlyFrame,
  TurnFrame,
  TurnUpTopFrame,
  UseFrame,
  WhenAttack3Frame,
  WhenAttack5Frame,
  WhenAttack6Frame,
  WhenAttackFrame,
  WhenBreakShieldFrame,
  WhenDefeatFrame,
  WhenDrawFrame,
  WhenEndOfTurn2Frame,
  WhenEndOfTurn3Frame,
  WhenEndOfTurn6Frame,
  WhenEndOfTurnFrame,
  WhenMove2Frame,
  WhenMove3Frame,
  WhenMoveFrame,
  WhenPut10Frame,
  WhenPut12Frame,
  WhenPut13Frame,
  WhenPut15Frame,
  WhenPut17Frame,
  WhenPut18Frame,
  WhenPut19Frame,
  WhenPut20Frame,
  WhenPut2Frame,
  WhenPut4Frame,
  WhenPut6Frame,
  WhenPut9Frame,
  WhenPutFrame,
  WhenStartOfTurnFrame,
} from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import {
  DEFAULT_DECKS,
  DEFINITIONS,
  EVENT,
  HOLDER,
  PRINTED_BANNED,
  PRINTED_BASE_POWER,
  PRINTED_BEGINS,
  PRINTED_BREED_OF,
  PRINTED_CIVILIZATIONS,
  PRINTED_COPIES_ALLOWED,
  PRINTED_COST,
  PRINTED_FUSHIGIBIRTH,
  PRINTED_GALAXSHIELD,
  PRINTED_HALVES,
  PRINTED_KEYWORDS,
  PRINTED_KINDS,
  PRINTED_KIRIFUDASH,
  PRINTED_NINJA_STRIKE,
  PRINTED_NOT_FOR_TOURNAMENTS,
  PRINTED_RACES,
  PRINTED_SIZE,
  PROC,
  ZONE,
} from './names.ts'
import { PLACES } from './places.ts'
import type {
  AfterLeavingFrame,
  AgreeOrderFrame,
  AnswerFromHandFrame,
  CastAgainFrame,
  ComeHomeFrame,
  DeclarationsFrame,
  DigUpFrame,
  DrawOrderFrame,
  EndOfTurnFrame,
  FushigibirthFrame,
  GalaxshieldFrame,
  HomecomingFrame,
  HushFrame2,
  InsteadEndStepFrame,
  InsteadStartStepFrame,
  KirifudashFrame,
  NamePartnerFrame,
  PlayFrame,
  ProposeOrderFrame,
  PurgeFrame2,
  SettleLossesFrame,
  SettleOrderFrame,
  SpellEffectFrame10,
  SpellEffectFrame11,
  SpellEffectFrame15,
  SpellEffectFrame18,
  SpellEffectFrame19,
  SpellEffectFrame20,
  SpellEffectFrame3,
  SpellEffectFrame4,
  SpellEffectFrame6,
  SpellEffectFrame7,
  SpellEffectFrame8,
  SpellEffectFrame9,
  StartOfTurnFrame,
  State,
  WhenAttack2Frame,
  WhenAttack4Frame,
  WhenAttack7Frame,
  WhenBreakShield2Frame,
  WhenCastFrame,
  WhenEndAttackFrame,
  WhenEndOfTurn4Frame,
  WhenEndOfTurn7Frame,
  WhenEndOfTurn8Frame,
  WhenEndOfTurn9Frame,
  WhenMillFrame,
  WhenPut11Frame,
  WhenPut14Frame,
  WhenPut16Frame,
  WhenPut21Frame,
  WhenPut5Frame,
  WhenPut7Frame,
  WhenPut8Frame,
} from './state.ts'
import { DECK_RULES, FACTS, LASTING, LOOPS, MOVES, OFFERS, SETTLED, SITES } from './tables.ts'

/** What can be asked of printed cards, by the words of the rules. */
export const questions = (all: object) => {
  const rules = all as DuemaPartyRules
  return {
    'allowed-copies': rules.allowedCopiesOf,
    whole: rules.isWhole,
    'laid-on': rules.isLaidOn,
    evolving: rules.isEvolving,
    admitted: rules.isAdmitted,
    leader: rules.isLeader,
    barred: rules.isBarred,
    spell: rules.isSpellAsPrinted,
    multicolored: rules.isMulticoloredAsPrinted,
    suits: rules.suits,
  }
}

/** What an engine is made of. */
export const partsOf = (all: object): EngineParts<State> => {
  const rules = all as DuemaPartyRules
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
      civilization: namesIn(CIVILIZATION),
      kind: namesIn(KIND),
      keyword: namesIn(KEYWORD),
      race: namesIn(RACE),
      place: namesIn(PLACE),
      breed: namesIn(BREED),
    },
    zoneBases: firstsIn(ZONE),
    defaults: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
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
    decks: {
      columns: ['mainDeck', 'partnerCard'],
      defaults: DEFAULT_DECKS,
      rules: DECK_RULES,
      refusals: rules.deckRefusals,
    },
    queries: {
      definitions: DEFINITIONS,
      ask: questions(rules),
      infos: [
        { name: 'allowed-copies', params: [{ name: 'd', type: 'definition' }], type: 'number' },
        { name: 'whole', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'laid-on', params: [{ name: 'f', type: 'definition' }], type: 'truth' },
        { name: 'evolving', params: [{ name: 'f', type: 'definition' }], type: 'truth' },
        { name: 'admitted', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'leader', params: [{ name: 'k', type: 'definition' }], type: 'truth' },
        { name: 'barred', params: [{ name: 'd', type: 'definition' }], type: 'truth' },
        { name: 'spell', params: [{ name: 'c', type: 'definition' }], type: 'truth' },
        { name: 'multicolored', params: [{ name: 'c', type: 'definition' }], type: 'truth' },
        {
          name: 'suits',
          params: [
            { name: 'd', type: 'definition' },
            { name: 'k', type: 'definition' },
          ],
          type: 'truth',
        },
      ],
    },
  }
}

export function engineRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** The state before anything has happened. */
    newState(players: number, options: number[], seed: number): State {
      // prettier-ignore
      const s: State = {
        players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [],
        zones: blankZones(75), shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false,
        legal: [], effects: [], announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false,
        openChance: false, log: null, turnPlayer: NONE, turnNumber: NONE, arrived: [], ending: NONE, regular: NONE,
        extraTurns: [], skippedTurns: [], forAll: NONE, tappedNow: NONE, paidFor: [], attacker: NONE,
        targetPlayer: NONE, targetCard: NONE, acting: NONE, fighters: [], resolving: NONE, lifeShield: [], over2: [],
        verdict: false, mainDeck: [], seating: [], partner: [], lastFallen: NONE, endedByLeaving: NONE, partnerCard: [],
        faceUp: [], tapped: [], out_: [], recalled: [], summoned: [], fleeting: [], bound: [], switched: [], absent: [],
        runningTurn: NONE, printedDef: [], astray: [], timesPutDuringTurn: [], timesCastDuringTurn: [],
        timesCountUseDuringTurn: {}, timesArriveDuringTurn: {}, timesAttackDuringTurn: 0,
        timesNinjaStrikeDuringCarryAttack: [], timesBreakShieldDuringCarryAttack: 0, timesRedirectDuringCarryAttack: [],
        timesDigUpDuringTurn: [], timesUseDuringTurn: [], timesCastDuringTurn2: [], timesBattleDuringMatch: 0,
        timesSummonDuringMatch: 0, timesWinDuringMainStep: [], timesCastDuringMainStep: {}, timesSwitchDuringMatch: 0,
        timesPutDuringMainStep: [], timesArriveDuringMainStep: [], timesDrawDuringMatch: [], timesDrawDuringMatch2: 0,
        timesAttackStepDuringMatch: 0, timesEndAttackDuringMatch: 0, timesBeginWithDuringSetUp: 0,
        timesDrawOrderDuringSetUp: 0, timesProposeOrderDuringSetUp: 0, timesDeclareDuringAttackPlayer: [],
        timesJudgeDuringMatch: [], timesChargeStepDuringTurn: 0, timesAttackStepDuringTurn: 0,
        timesEndOfTurnDuringMatch: 0, timesAttackStepDuringMatch2: [],
      }
      for (let seat = 0; seat < players; seat++) s.result.push(0)
      s.turnPlayer = 0
      s.turnNumber = 0
      s.ending = NONE
      s.regular = 0
      for (let it = 0; it < players; it++) s.extraTurns.push(0)
      for (let it = 0; it < players; it++) s.skippedTurns.push(0)
      s.forAll = 0
      s.tappedNow = 0
      s.attacker = NONE
      s.targetPlayer = NONE
      s.targetCard = NONE
      s.acting = NONE
      s.fighters = []
      s.resolving = NONE
      s.verdict = false
      for (let it = 0; it < players; it++) s.mainDeck.push([])
      s.seating = seats(s)
      for (let it = 0; it < players; it++) s.partner.push(NONE)
      s.lastFallen = NONE
      s.endedByLeaving = NONE
      for (let it = 0; it < players; it++) s.partnerCard.push([])
      for (let it = 0; it < players; it++) s.out_.push(false)
      for (let it = 0; it < players; it++) s.absent.push(false)
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
        shown: s.shown.slice(), result: s.result.slice(), over: s.over, frames: s.frames.map(rules.copyOfFrame),
        ask: s.ask, asked: s.asked, optional: s.optional, legal: s.legal.slice(), effects: s.effects.slice(),
        announcing: s.announcing, replacing: s.replacing.slice(), dry: s.dry, failed: s.failed, reasons: s.reasons,
        askAll: s.askAll, openChance: s.openChance, log: copyLog(s.log), turnPlayer: s.turnPlayer,
        turnNumber: s.turnNumber, arrived: s.arrived.slice(), ending: s.ending, regular: s.regular,
        extraTurns: s.extraTurns.slice(), skippedTurns: s.skippedTurns.slice(), forAll: s.forAll,
        tappedNow: s.tappedNow, paidFor: s.paidFor.slice(), attacker: s.attacker, targetPlayer: s.targetPlayer,
        targetCard: s.targetCard, acting: s.acting, fighters: s.fighters, resolving: s.resolving,
        lifeShield: s.lifeShield.slice(), over2: s.over2.slice(), verdict: s.verdict, mainDeck: s.mainDeck.slice(),
        seating: s.seating, partner: s.partner.slice(), lastFallen: s.lastFallen, endedByLeaving: s.endedByLeaving,
        partnerCard: s.partnerCard.slice(), faceUp: s.faceUp.slice(), tapped: s.tapped.slice(), out_: s.out_.slice(),
        recalled: s.recalled.slice(), summoned: s.summoned.slice(), fleeting: s.fleeting.slice(),
        bound: s.bound.slice(), switched: s.switched.slice(), absent: s.absent.slice(), runningTurn: s.runningTurn,
        printedDef: s.printedDef.slice(), astray: s.astray, timesPutDuringTurn: s.timesPutDuringTurn.slice(),
        timesCastDuringTurn: s.timesCastDuringTurn.slice(), timesCountUseDuringTurn: { ...s.timesCountUseDuringTurn },
        timesArriveDuringTurn: { ...s.timesArriveDuringTurn }, timesAttackDuringTurn: s.timesAttackDuringTurn,
        timesNinjaStrikeDuringCarryAttack: s.timesNinjaStrikeDuringCarryAttack.slice(),
        timesBreakShieldDuringCarryAttack: s.timesBreakShieldDuringCarryAttack,
        timesRedirectDuringCarryAttack: s.timesRedirectDuringCarryAttack.slice(),
        timesDigUpDuringTurn: s.timesDigUpDuringTurn.slice(), timesUseDuringTurn: s.timesUseDuringTurn.slice(),
        timesCastDuringTurn2: s.timesCastDuringTurn2.slice(), timesBattleDuringMatch: s.timesBattleDuringMatch,
        timesSummonDuringMatch: s.timesSummonDuringMatch, timesWinDuringMainStep: s.timesWinDuringMainStep.slice(),
        timesCastDuringMainStep: { ...s.timesCastDuringMainStep }, timesSwitchDuringMatch: s.timesSwitchDuringMatch,
        timesPutDuringMainStep: s.timesPutDuringMainStep.slice(),
        timesArriveDuringMainStep: s.timesArriveDuringMainStep.slice(),
        timesDrawDuringMatch: s.timesDrawDuringMatch.slice(), timesDrawDuringMatch2: s.timesDrawDuringMatch2,
        timesAttackStepDuringMatch: s.timesAttackStepDuringMatch,
        timesEndAttackDuringMatch: s.timesEndAttackDuringMatch, timesBeginWithDuringSetUp: s.timesBeginWithDuringSetUp,
        timesDrawOrderDuringSetUp: s.timesDrawOrderDuringSetUp,
        timesProposeOrderDuringSetUp: s.timesProposeOrderDuringSetUp,
        timesDeclareDuringAttackPlayer: s.timesDeclareDuringAttackPlayer.slice(),
        timesJudgeDuringMatch: s.timesJudgeDuringMatch.slice(), timesChargeStepDuringTurn: s.timesChargeStepDuringTurn,
        timesAttackStepDuringTurn: s.timesAttackStepDuringTurn, timesEndOfTurnDuringMatch: s.timesEndOfTurnDuringMatch,
        timesAttackStepDuringMatch2: s.timesAttackStepDuringMatch2.slice(),
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
      t.turnPlayer = s.turnPlayer
      t.turnNumber = s.turnNumber
      t.arrived = copied(t.arrived, s.arrived)
      t.ending = s.ending
      t.regular = s.regular
      t.extraTurns = copied(t.extraTurns, s.extraTurns)
      t.skippedTurns = copied(t.skippedTurns, s.skippedTurns)
      t.forAll = s.forAll
      t.tappedNow = s.tappedNow
      t.paidFor = copied(t.paidFor, s.paidFor)
      t.attacker = s.attacker
      t.targetPlayer = s.targetPlayer
      t.targetCard = s.targetCard
      t.acting = s.acting
      t.fighters = s.fighters
      t.resolving = s.resolving
      t.lifeShield = copied(t.lifeShield, s.lifeShield)
      t.over2 = copied(t.over2, s.over2)
      t.verdict = s.verdict
      t.mainDeck = copied(t.mainDeck, s.mainDeck)
      t.seating = s.seating
      t.partner = copied(t.partner, s.partner)
      t.lastFallen = s.lastFallen
      t.endedByLeaving = s.endedByLeaving
      t.partnerCard = copied(t.partnerCard, s.partnerCard)
      t.faceUp = copied(t.faceUp, s.faceUp)
      t.tapped = copied(t.tapped, s.tapped)
      t.out_ = copied(t.out_, s.out_)
      t.recalled = copied(t.recalled, s.recalled)
      t.summoned = copied(t.summoned, s.summoned)
      t.fleeting = copied(t.fleeting, s.fleeting)
      t.bound = copied(t.bound, s.bound)
      t.switched = copied(t.switched, s.switched)
      t.absent = copied(t.absent, s.absent)
      t.runningTurn = s.runningTurn
      t.printedDef = copied(t.printedDef, s.printedDef)
      t.astray = s.astray
      t.timesPutDuringTurn = s.timesPutDuringTurn.slice()
      t.timesCastDuringTurn = s.timesCastDuringTurn.slice()
      t.timesCountUseDuringTurn = { ...s.timesCountUseDuringTurn }
      t.timesArriveDuringTurn = { ...s.timesArriveDuringTurn }
      t.timesAttackDuringTurn = s.timesAttackDuringTurn
      t.timesNinjaStrikeDuringCarryAttack = s.timesNinjaStrikeDuringCarryAttack.slice()
      t.timesBreakShieldDuringCarryAttack = s.timesBreakShieldDuringCarryAttack
      t.timesRedirectDuringCarryAttack = s.timesRedirectDuringCarryAttack.slice()
      t.timesDigUpDuringTurn = s.timesDigUpDuringTurn.slice()
      t.timesUseDuringTurn = s.timesUseDuringTurn.slice()
      t.timesCastDuringTurn2 = s.timesCastDuringTurn2.slice()
      t.timesBattleDuringMatch = s.timesBattleDuringMatch
      t.timesSummonDuringMatch = s.timesSummonDuringMatch
      t.timesWinDuringMainStep = s.timesWinDuringMainStep.slice()
      t.timesCastDuringMainStep = { ...s.timesCastDuringMainStep }
      t.timesSwitchDuringMatch = s.timesSwitchDuringMatch
      t.timesPutDuringMainStep = s.timesPutDuringMainStep.slice()
      t.timesArriveDuringMainStep = s.timesArriveDuringMainStep.slice()
      t.timesDrawDuringMatch = s.timesDrawDuringMatch.slice()
      t.timesDrawDuringMatch2 = s.timesDrawDuringMatch2
      t.timesAttackStepDuringMatch = s.timesAttackStepDuringMatch
      t.timesEndAttackDuringMatch = s.timesEndAttackDuringMatch
      t.timesBeginWithDuringSetUp = s.timesBeginWithDuringSetUp
      t.timesDrawOrderDuringSetUp = s.timesDrawOrderDuringSetUp
      t.timesProposeOrderDuringSetUp = s.timesProposeOrderDuringSetUp
      t.timesDeclareDuringAttackPlayer = s.timesDeclareDuringAttackPlayer.slice()
      t.timesJudgeDuringMatch = s.timesJudgeDuringMatch.slice()
      t.timesChargeStepDuringTurn = s.timesChargeStepDuringTurn
      t.timesAttackStepDuringTurn = s.timesAttackStepDuringTurn
      t.timesEndOfTurnDuringMatch = s.timesEndOfTurnDuringMatch
      t.timesAttackStepDuringMatch2 = s.timesAttackStepDuringMatch2.slice()
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
      t.lifeShield = s.lifeShield
      t.over2 = s.over2
      t.verdict = s.verdict
      t.mainDeck = s.mainDeck
      t.seating = s.seating
      t.partner = s.partner
      t.lastFallen = s.lastFallen
      t.endedByLeaving = s.endedByLeaving
      t.partnerCard = s.partnerCard
      t.faceUp = s.faceUp
      t.tapped = s.tapped
      t.out_ = s.out_
      t.recalled = s.recalled
      t.summoned = s.summoned
      t.fleeting = s.fleeting
      t.bound = s.bound
      t.switched = s.switched
      t.absent = s.absent
      t.runningTurn = s.runningTurn
      t.printedDef = s.printedDef
      t.astray = s.astray
      t.timesPutDuringTurn = s.timesPutDuringTurn
      t.timesCastDuringTurn = s.timesCastDuringTurn
      t.timesCountUseDuringTurn = s.timesCountUseDuringTurn
      t.timesArriveDuringTurn = s.timesArriveDuringTurn
      t.timesAttackDuringTurn = s.timesAttackDuringTurn
      t.timesNinjaStrikeDuringCarryAttack = s.timesNinjaStrikeDuringCarryAttack
      t.timesBreakShieldDuringCarryAttack = s.timesBreakShieldDuringCarryAttack
      t.timesRedirectDuringCarryAttack = s.timesRedirectDuringCarryAttack
      t.timesDigUpDuringTurn = s.timesDigUpDuringTurn
      t.timesUseDuringTurn = s.timesUseDuringTurn
      t.timesCastDuringTurn2 = s.timesCastDuringTurn2
      t.timesBattleDuringMatch = s.timesBattleDuringMatch
      t.timesSummonDuringMatch = s.timesSummonDuringMatch
      t.timesWinDuringMainStep = s.timesWinDuringMainStep
      t.timesCastDuringMainStep = s.timesCastDuringMainStep
      t.timesSwitchDuringMatch = s.timesSwitchDuringMatch
      t.timesPutDuringMainStep = s.timesPutDuringMainStep
      t.timesArriveDuringMainStep = s.timesArriveDuringMainStep
      t.timesDrawDuringMatch = s.timesDrawDuringMatch
      t.timesDrawDuringMatch2 = s.timesDrawDuringMatch2
      t.timesAttackStepDuringMatch = s.timesAttackStepDuringMatch
      t.timesEndAttackDuringMatch = s.timesEndAttackDuringMatch
      t.timesBeginWithDuringSetUp = s.timesBeginWithDuringSetUp
      t.timesDrawOrderDuringSetUp = s.timesDrawOrderDuringSetUp
      t.timesProposeOrderDuringSetUp = s.timesProposeOrderDuringSetUp
      t.timesDeclareDuringAttackPlayer = s.timesDeclareDuringAttackPlayer
      t.timesJudgeDuringMatch = s.timesJudgeDuringMatch
      t.timesChargeStepDuringTurn = s.timesChargeStepDuringTurn
      t.timesAttackStepDuringTurn = s.timesAttackStepDuringTurn
      t.timesEndOfTurnDuringMatch = s.timesEndOfTurnDuringMatch
      t.timesAttackStepDuringMatch2 = s.timesAttackStepDuringMatch2
      copyRoundLimit(t, s)
    },

    /** A frame of its own; the lists in it are never changed in place. */
    copyOfFrame(f: Frame): Frame {
      switch (f.proc) {
        case 178 /* move */: {
          const { proc, pc, answer, card2, from2, to2, bottom2, noticed1 } = f as MoveFrame
          return { proc, pc, answer, card2, from2, to2, bottom2, noticed1 } as MoveFrame
        }
        case 1 /* destroy */: {
          const { proc, pc, answer, c } = f as DestroyFrame
          return { proc, pc, answer, c } as DestroyFrame
        }
        case 2 /* take-back */: {
          const { proc, pc, answer, c } = f as TakeBackFrame
          return { proc, pc, answer, c } as TakeBackFrame
        }
        case 5 /* draw */: {
          const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as DrawFrame
          return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as DrawFrame
        }
        case 6 /* shield-up */: {
          const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as ShieldUpFrame
          return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as ShieldUpFrame
        }
        case 7 /* draw-all */: {
          const { proc, pc, answer, n, p, q, list1, next2 } = f as DrawAllFrame
          return { proc, pc, answer, n, p, q, list1, next2 } as DrawAllFrame
        }
        case 8 /* shield-up-all */: {
          const { proc, pc, answer, n, p, q, list1, next2 } = f as ShieldUpAllFrame
          return { proc, pc, answer, n, p, q, list1, next2 } as ShieldUpAllFrame
        }
        case 9 /* mill */: {
          const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as MillFrame
          return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as MillFrame
        }
        case 10 /* ramp */: {
          const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as RampFrame
          return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as RampFrame
        }
        case 11 /* match */: {
          const { proc, pc, answer } = f as MatchFrame
          return { proc, pc, answer } as MatchFrame
        }
        case 12 /* set-up */: {
          const { proc, pc, answer, p, list1, next2 } = f as SetUpFrame
          return { proc, pc, answer, p, list1, next2 } as SetUpFrame
        }
        case 13 /* deal */: {
          const { proc, pc, answer, p } = f as DealFrame
          return { proc, pc, answer, p } as DealFrame
        }
        case 14 /* begin-game */: {
          const { proc, pc, answer, p, matching1, next2 } = f as BeginGameFrame
          return { proc, pc, answer, p, matching1, next2 } as BeginGameFrame
        }
        case 15 /* turn */: {
          const { proc, pc, answer, p } = f as TurnFrame
          return { proc, pc, answer, p } as TurnFrame
        }
        case 16 /* steps-of-turn */: {
          const { proc, pc, answer, p } = f as StepsOfTurnFrame
          return { proc, pc, answer, p } as StepsOfTurnFrame
        }
        case 17 /* start-step */: {
          const { proc, pc, answer, p } = f as StartStepFrame
          return { proc, pc, answer, p } as StartStepFrame
        }
        case 18 /* start-of-turn */: {
          const { proc, pc, answer, p } = f as StartOfTurnFrame
          return { proc, pc, answer, p } as StartOfTurnFrame
        }
        case 19 /* draw-step */: {
          const { proc, pc, answer, p } = f as DrawStepFrame
          return { proc, pc, answer, p } as DrawStepFrame
        }
        case 20 /* charge-step */: {
          const { proc, pc, answer, p } = f as ChargeStepFrame
          return { proc, pc, answer, p } as ChargeStepFrame
        }
        case 21 /* charge */: {
          const { proc, pc, answer, c, p } = f as ChargeFrame
          return { proc, pc, answer, c, p } as ChargeFrame
        }
        case 22 /* main-step */: {
          const { proc, pc, answer, p } = f as MainStepFrame
          return { proc, pc, answer, p } as MainStepFrame
        }
        case 23 /* attack-step */: {
          const { proc, pc, answer, p } = f as AttackStepFrame
          return { proc, pc, answer, p } as AttackStepFrame
        }
        case 24 /* forced-attacks */: {
          const { proc, pc, answer, p, made } = f as ForcedAttacksFrame
          return { proc, pc, answer, p, made } as ForcedAttacksFrame
        }
        case 25 /* end-step */: {
          const { proc, pc, answer, p, c, list1, next2 } = f as EndStepFrame
          return { proc, pc, answer, p, c, list1, next2 } as EndStepFrame
        }
        case 26 /* end-of-turn */: {
          const { proc, pc, answer, p } = f as EndOfTurnFrame
          return { proc, pc, answer, p } as EndOfTurnFrame
        }
        case 30 /* lose */: {
          const { proc, pc, answer, p } = f as LoseFrame
          return { proc, pc, answer, p } as LoseFrame
        }
        case 31 /* settle-losses */: {
          const { proc, pc, answer, own2 } = f as SettleLossesFrame
          return { proc, pc, answer, own2 } as SettleLossesFrame
        }
        case 32 /* doom */: {
          const { proc, pc, answer, q, p } = f as DoomFrame
          return { proc, pc, answer, q, p } as DoomFrame
        }
        case 33 /* doom-all */: {
          const { proc, pc, answer, p, q, list1, next2 } = f as DoomAllFrame
          return { proc, pc, answer, p, q, list1, next2 } as DoomAllFrame
        }
        case 35 /* play */: {
          const { proc, pc, answer, c, f_, p, announces } = f as PlayFrame
          return { proc, pc, answer, c, f_, p, announces } as PlayFrame
        }
        case 36 /* pay */: {
          const { proc, pc, answer, n, vs, p, dueNow, v, m, m2, rest2, i, m3, m4, list1, next2, list3, next4 } =
            f as PayFrame
          return {
            proc,
            pc,
            answer,
            n,
            vs,
            p,
            dueNow,
            v,
            m,
            m2,
            rest2,
            i,
            m3,
            m4,
            list1,
            next2,
            list3,
            next4,
          } as PayFrame
        }
        case 39 /* use */: {
          const { proc, pc, answer, c, f_, p } = f as UseFrame
          return { proc, pc, answer, c, f_, p } as UseFrame
        }
        case 40 /* cast */: {
          const { proc, pc, answer, c, f_, p } = f as CastFrame
          return { proc, pc, answer, c, f_, p } as CastFrame
        }
        case 41 /* spell-effect */: {
          const { proc, pc, answer, c, p } = f as SpellEffectFrame
          return { proc, pc, answer, c, p } as SpellEffectFrame
        }
        case 63 /* recite */: {
          const { proc, pc, answer, f_, c, p, was } = f as ReciteFrame
          return { proc, pc, answer, f_, c, p, was } as ReciteFrame
        }
        case 64 /* summon */: {
          const { proc, pc, answer, c, p } = f as SummonFrame
          return { proc, pc, answer, c, p } as SummonFrame
        }
        case 65 /* place */: {
          const { proc, pc, answer, c, p } = f as PlaceFrame
          return { proc, pc, answer, c, p } as PlaceFrame
        }
        case 66 /* put */: {
          const { proc, pc, answer, c, p, f_, b, b2, t2 } = f as PutFrame
          return { proc, pc, answer, c, p, f_, b, b2, t2 } as PutFrame
        }
        case 68 /* attack-player */: {
          const { proc, pc, answer, q, a, p } = f as AttackPlayerFrame
          return { proc, pc, answer, q, a, p } as AttackPlayerFrame
        }
        case 69 /* attack-creature */: {
          const { proc, pc, answer, t2, a, p } = f as AttackCreatureFrame
          return { proc, pc, answer, t2, a, p } as AttackCreatureFrame
        }
        case 70 /* carry-attack */: {
          const { proc, pc, answer, a, p } = f as CarryAttackFrame
          return { proc, pc, answer, a, p } as CarryAttackFrame
        }
        case 71 /* clash */: {
          const { proc, pc, answer, a, p } = f as ClashFrame
          return { proc, pc, answer, a, p } as ClashFrame
        }
        case 74 /* end-attack */: {
          const { proc, pc, answer, a, p } = f as EndAttackFrame
          return { proc, pc, answer, a, p } as EndAttackFrame
        }
        case 75 /* carry-out */: {
          const { proc, pc, answer, a, p } = f as CarryOutFrame
          return { proc, pc, answer, a, p } as CarryOutFrame
        }
        case 76 /* strike-home */: {
          const { proc, pc, answer, a, p, q } = f as StrikeHomeFrame
          return { proc, pc, answer, a, p, q } as StrikeHomeFrame
        }
        case 77 /* block-step */: {
          const { proc, pc, answer, p, firstTarget, q, list1, next2 } = f as BlockStepFrame
          return { proc, pc, answer, p, firstTarget, q, list1, next2 } as BlockStepFrame
        }
        case 81 /* battle */: {
          const { proc, pc, answer, a, t2, mine, theirs } = f as BattleFrame
          return { proc, pc, answer, a, t2, mine, theirs } as BattleFrame
        }
        case 82 /* defeat */: {
          const { proc, pc, answer, t2, a } = f as DefeatFrame
          return { proc, pc, answer, t2, a } as DefeatFrame
        }
        case 83 /* break */: {
          const { proc, pc, answer, n, q, a, p, s_, s_2, broken, s_3, list1, next2, atLeast3, atMost4, list5, next6 } =
            f as Break_Frame
          return {
            proc,
            pc,
            answer,
            n,
            q,
            a,
            p,
            s_,
            s_2,
            broken,
            s_3,
            list1,
            next2,
            atLeast3,
            atMost4,
            list5,
            next6,
          } as Break_Frame
        }
        case 84 /* break-shield */: {
          const { proc, pc, answer, s_, a, p } = f as BreakShieldFrame
          return { proc, pc, answer, s_, a, p } as BreakShieldFrame
        }
        case 85 /* resolve-waiting */: {
          const { proc, pc, answer } = f as ResolveWaitingFrame
          return { proc, pc, answer } as ResolveWaitingFrame
        }
        case 86 /* settle-one */: {
          const { proc, pc, answer, p } = f as SettleOneFrame
          return { proc, pc, answer, p } as SettleOneFrame
        }
        case 87 /* settle-one-of */: {
          const { proc, pc, answer, p, e, e2 } = f as SettleOneOfFrame
          return { proc, pc, answer, p, e, e2 } as SettleOneOfFrame
        }
        case 88 /* settle-own */: {
          const { proc, pc, answer, p } = f as SettleOwnFrame
          return { proc, pc, answer, p } as SettleOwnFrame
        }
        case 89 /* bury-the-weak */: {
          const { proc, pc, answer, each, list1, next2 } = f as BuryTheWeakFrame
          return { proc, pc, answer, each, list1, next2 } as BuryTheWeakFrame
        }
        case 90 /* declarations */: {
          const { proc, pc, answer, p, q, list1, next2 } = f as DeclarationsFrame
          return { proc, pc, answer, p, q, list1, next2 } as DeclarationsFrame
        }
        case 91 /* declare */: {
          const { proc, pc, answer, p } = f as DeclareFrame
          return { proc, pc, answer, p } as DeclareFrame
        }
        case 92 /* settle-instead */: {
          const { proc, pc, answer, p, e, e2 } = f as SettleInsteadFrame
          return { proc, pc, answer, p, e, e2 } as SettleInsteadFrame
        }
        case 95 /* stack */: {
          const { proc, pc, answer, c, b, lying } = f as StackFrame
          return { proc, pc, answer, c, b, lying } as StackFrame
        }
        case 96 /* throw-copy */: {
          const { proc, pc, answer, k, p, c, c2 } = f as ThrowCopyFrame
          return { proc, pc, answer, k, p, c, c2 } as ThrowCopyFrame
        }
        case 97 /* play-g-zero */: {
          const { proc, pc, answer, c, p } = f as PlayGZeroFrame
          return { proc, pc, answer, c, p } as PlayGZeroFrame
        }
        case 98 /* galaxshield */: {
          const { proc, pc, answer, c, p, announces } = f as GalaxshieldFrame
          return { proc, pc, answer, c, p, announces } as GalaxshieldFrame
        }
        case 99 /* kirifudash */: {
          const { proc, pc, answer, c, p, announces } = f as KirifudashFrame
          return { proc, pc, answer, c, p, announces } as KirifudashFrame
        }
        case 100 /* fushigibirth */: {
          const { proc, pc, answer, c, b, p, announces } = f as FushigibirthFrame
          return { proc, pc, answer, c, b, p, announces } as FushigibirthFrame
        }
        case 101 /* judge */: {
          const { proc, pc, answer, q, p, mine, theirs, each, each2, list1, next2, list3, next4 } = f as JudgeFrame
          return { proc, pc, answer, q, p, mine, theirs, each, each2, list1, next2, list3, next4 } as JudgeFrame
        }
        case 102 /* cast-again */: {
          const { proc, pc, answer, this_, you, f_, announces } = f as CastAgainFrame
          return { proc, pc, answer, this_, you, f_, announces } as CastAgainFrame
        }
        case 103 /* purge */: {
          const { proc, pc, answer, k, p } = f as PurgeFrame
          return { proc, pc, answer, k, p } as PurgeFrame
        }
        case 105 /* toll */: {
          const { proc, pc, answer, q, c, c2, b, b2 } = f as TollFrame
          return { proc, pc, answer, q, c, c2, b, b2 } as TollFrame
        }
        case 106 /* hush */: {
          const { proc, pc, answer, k, p } = f as HushFrame
          return { proc, pc, answer, k, p } as HushFrame
        }
        case 110 /* answer-from-hand */: {
          const { proc, pc, answer, this_, you, t2, sealed, announces, atLeast1, atMost2 } = f as AnswerFromHandFrame
          return { proc, pc, answer, this_, you, t2, sealed, announces, atLeast1, atMost2 } as AnswerFromHandFrame
        }
        case 114 /* dig-up */: {
          const { proc, pc, answer, c, you, announces } = f as DigUpFrame
          return { proc, pc, answer, c, you, announces } as DigUpFrame
        }
        case 115 /* turn-up-top */: {
          const { proc, pc, answer, p, c, c2 } = f as TurnUpTopFrame
          return { proc, pc, answer, p, c, c2 } as TurnUpTopFrame
        }
        case 182 /* settle-order */: {
          const { proc, pc, answer, f_, f_2 } = f as SettleOrderFrame
          return { proc, pc, answer, f_, f_2 } as SettleOrderFrame
        }
        case 184 /* draw-order */: {
          const { proc, pc, answer, q, f_, f_2, list1, next2 } = f as DrawOrderFrame
          return { proc, pc, answer, q, f_, f_2, list1, next2 } as DrawOrderFrame
        }
        case 185 /* agree-order */: {
          const { proc, pc, answer, nods, p, q, list1, next2, list3, next4 } = f as AgreeOrderFrame
          return { proc, pc, answer, nods, p, q, list1, next2, list3, next4 } as AgreeOrderFrame
        }
        case 186 /* propose-order */: {
          const { proc, pc, answer, p, q, f_, f_2, list1, next2 } = f as ProposeOrderFrame
          return { proc, pc, answer, p, q, f_, f_2, list1, next2 } as ProposeOrderFrame
        }
        case 187 /* name-partner */: {
          const { proc, pc, answer, p, k } = f as NamePartnerFrame
          return { proc, pc, answer, p, k } as NamePartnerFrame
        }
        case 188 /* come-home */: {
          const { proc, pc, answer, k, m } = f as ComeHomeFrame
          return { proc, pc, answer, k, m } as ComeHomeFrame
        }
        case 190 /* after-leaving */: {
          const { proc, pc, answer } = f as AfterLeavingFrame
          return { proc, pc, answer } as AfterLeavingFrame
        }
        case 42 /* spell-effect */: {
          const { proc, pc, answer, c, p } = f as SpellEffectFrame2
          return { proc, pc, answer, c, p } as SpellEffectFrame2
        }
        case 43 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q, c2, c3 } = f as SpellEffectFrame3
          return { proc, pc, answer, c, p, opponent, q, c2, c3 } as SpellEffectFrame3
        }
        case 44 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q, c2, c3, c4, c5 } = f as SpellEffectFrame4
          return { proc, pc, answer, c, p, opponent, q, c2, c3, c4, c5 } as SpellEffectFrame4
        }
        case 46 /* spell-effect */: {
          const { proc, pc, answer, c, p } = f as SpellEffectFrame5
          return { proc, pc, answer, c, p } as SpellEffectFrame5
        }
        case 47 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q, q2 } = f as SpellEffectFrame6
          return { proc, pc, answer, c, p, opponent, q, q2 } as SpellEffectFrame6
        }
        case 49 /* spell-effect */: {
          const {
            proc,
            pc,
            answer,
            c,
            p,
            opponent,
            q,
            c2,
            c3,
            c4,
            c5,
            opponent2,
            q2,
            c6,
            c7,
            atLeast1,
            atMost2,
            pieces3,
            next4,
          } = f as SpellEffectFrame7
          return {
            proc,
            pc,
            answer,
            c,
            p,
            opponent,
            q,
            c2,
            c3,
            c4,
            c5,
            opponent2,
            q2,
            c6,
            c7,
            atLeast1,
            atMost2,
            pieces3,
            next4,
          } as SpellEffectFrame7
        }
        case 51 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q, c2, c3, c4, c5, atLeast1, atMost2, pieces3, next4 } =
            f as SpellEffectFrame8
          return {
            proc,
            pc,
            answer,
            c,
            p,
            opponent,
            q,
            c2,
            c3,
            c4,
            c5,
            atLeast1,
            atMost2,
            pieces3,
            next4,
          } as SpellEffectFrame8
        }
        case 52 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q, c2, c3, opponent2, q2, atLeast1, atMost2, pieces3, next4 } =
            f as SpellEffectFrame9
          return {
            proc,
            pc,
            answer,
            c,
            p,
            opponent,
            q,
            c2,
            c3,
            opponent2,
            q2,
            atLeast1,
            atMost2,
            pieces3,
            next4,
          } as SpellEffectFrame9
        }
        case 53 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q, c2, c3 } = f as SpellEffectFrame10
          return { proc, pc, answer, c, p, opponent, q, c2, c3 } as SpellEffectFrame10
        }
        case 54 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q, c2, c3, n } = f as SpellEffectFrame11
          return { proc, pc, answer, c, p, opponent, q, c2, c3, n } as SpellEffectFrame11
        }
        case 56 /* spell-effect */: {
          const { proc, pc, answer, c, p } = f as SpellEffectFrame12
          return { proc, pc, answer, c, p } as SpellEffectFrame12
        }
        case 57 /* spell-effect */: {
          const { proc, pc, answer, c, p } = f as SpellEffectFrame13
          return { proc, pc, answer, c, p } as SpellEffectFrame13
        }
        case 58 /* spell-effect */: {
          const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame14
          return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame14
        }
        case 59 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q } = f as SpellEffectFrame15
          return { proc, pc, answer, c, p, opponent, q } as SpellEffectFrame15
        }
        case 60 /* spell-effect */: {
          const { proc, pc, answer, c, p } = f as SpellEffectFrame16
          return { proc, pc, answer, c, p } as SpellEffectFrame16
        }
        case 61 /* spell-effect */: {
          const { proc, pc, answer, c, p } = f as SpellEffectFrame17
          return { proc, pc, answer, c, p } as SpellEffectFrame17
        }
        case 62 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q } = f as SpellEffectFrame18
          return { proc, pc, answer, c, p, opponent, q } as SpellEffectFrame18
        }
        case 94 /* ninja-strike-effect */: {
          const { proc, pc, answer, this_, you } = f as NinjaStrikeEffectFrame
          return { proc, pc, answer, this_, you } as NinjaStrikeEffectFrame
        }
        case 104 /* purge */: {
          const { proc, pc, answer, k, p, opponent, q, each, list1, next2 } = f as PurgeFrame2
          return { proc, pc, answer, k, p, opponent, q, each, list1, next2 } as PurgeFrame2
        }
        case 107 /* hush */: {
          const { proc, pc, answer, k, p, n, n2, opponent, q, q2 } = f as HushFrame2
          return { proc, pc, answer, k, p, n, n2, opponent, q, q2 } as HushFrame2
        }
        case 111 /* answer-from-hand-effect */: {
          const { proc, pc, answer, you, this_ } = f as AnswerFromHandEffectFrame
          return { proc, pc, answer, you, this_ } as AnswerFromHandEffectFrame
        }
        case 113 /* switch-effect */: {
          const { proc, pc, answer, you, c, wanted, c2, f_, f_2, atLeast1, atMost2, list3, next4 } =
            f as SwitchEffectFrame
          return { proc, pc, answer, you, c, wanted, c2, f_, f_2, atLeast1, atMost2, list3, next4 } as SwitchEffectFrame
        }
        case 117 /* comet-effect */: {
          const { proc, pc, answer, this_, you } = f as CometEffectFrame
          return { proc, pc, answer, this_, you } as CometEffectFrame
        }
        case 119 /* empty-deck */: {
          const { proc, pc, answer, c } = f as EmptyDeckFrame
          return { proc, pc, answer, c } as EmptyDeckFrame
        }
        case 120 /* when-break-shield */: {
          const { proc, pc, answer, s_, you, f_, f_2 } = f as WhenBreakShieldFrame
          return { proc, pc, answer, s_, you, f_, f_2 } as WhenBreakShieldFrame
        }
        case 121 /* when-break-shield-2 */: {
          const { proc, pc, answer, s_, you, opponent, q, c, c2 } = f as WhenBreakShield2Frame
          return { proc, pc, answer, s_, you, opponent, q, c, c2 } as WhenBreakShield2Frame
        }
        case 123 /* instead-move */: {
          const { proc, pc, answer, card2, s_, replaces } = f as InsteadMoveFrame
          return { proc, pc, answer, card2, s_, replaces } as InsteadMoveFrame
        }
        case 124 /* all-together */: {
          const { proc, pc, answer, c, z, b, list1, next2 } = f as AllTogetherFrame
          return { proc, pc, answer, c, z, b, list1, next2 } as AllTogetherFrame
        }
        case 125 /* top-only */: {
          const { proc, pc, answer, c, b, list1, next2 } = f as TopOnlyFrame
          return { proc, pc, answer, c, b, list1, next2 } as TopOnlyFrame
        }
        case 126 /* instead-lose */: {
          const { proc, pc, answer, you, this_, replaces } = f as InsteadLoseFrame
          return { proc, pc, answer, you, this_, replaces } as InsteadLoseFrame
        }
        case 127 /* when-start-of-turn */: {
          const { proc, pc, answer, this_, you } = f as WhenStartOfTurnFrame
          return { proc, pc, answer, this_, you } as WhenStartOfTurnFrame
        }
        case 128 /* after-put */: {
          const { proc, pc, answer, c, f_, list1, next2 } = f as AfterPutFrame
          return { proc, pc, answer, c, f_, list1, next2 } as AfterPutFrame
        }
        case 129 /* after-begin-game */: {
          const { proc, pc, answer, this_, you } = f as AfterBeginGameFrame
          return { proc, pc, answer, this_, you } as AfterBeginGameFrame
        }
        case 130 /* when-end-of-turn */: {
          const { proc, pc, answer, you } = f as WhenEndOfTurnFrame
          return { proc, pc, answer, you } as WhenEndOfTurnFrame
        }
        case 131 /* when-end-of-turn-2 */: {
          const { proc, pc, answer, you } = f as WhenEndOfTurn2Frame
          return { proc, pc, answer, you } as WhenEndOfTurn2Frame
        }
        case 132 /* when-end-of-turn-3 */: {
          const { proc, pc, answer, you } = f as WhenEndOfTurn3Frame
          return { proc, pc, answer, you } as WhenEndOfTurn3Frame
        }
        case 133 /* when-draw */: {
          const { proc, pc, answer, you } = f as WhenDrawFrame
          return { proc, pc, answer, you } as WhenDrawFrame
        }
        case 134 /* when-put */: {
          const { proc, pc, answer, you } = f as WhenPutFrame
          return { proc, pc, answer, you } as WhenPutFrame
        }
        case 136 /* instead-move-2 */: {
          const { proc, pc, answer, card2, replaces } = f as InsteadMove2Frame
          return { proc, pc, answer, card2, replaces } as InsteadMove2Frame
        }
        case 137 /* when-put-2 */: {
          const { proc, pc, answer, c } = f as WhenPut2Frame
          return { proc, pc, answer, c } as WhenPut2Frame
        }
        case 139 /* when-end-attack */: {
          const {
            proc,
            pc,
            answer,
            you,
            a,
            opponent,
            q,
            copiesThere,
            c,
            found,
            each,
            atLeast1,
            atMost2,
            list3,
            next4,
          } = f as WhenEndAttackFrame
          return {
            proc,
            pc,
            answer,
            you,
            a,
            opponent,
            q,
            copiesThere,
            c,
            found,
            each,
            atLeast1,
            atMost2,
            list3,
            next4,
          } as WhenEndAttackFrame
        }
        case 140 /* when-put-4 */: {
          const {
            proc,
            pc,
            answer,
            you,
            milled,
            each,
            used,
            c,
            wanted,
            c2,
            f_,
            f_2,
            beforeIt,
            list1,
            next2,
            atLeast3,
            atMost4,
            list5,
            next6,
          } = f as WhenPut4Frame
          return {
            proc,
            pc,
            answer,
            you,
            milled,
            each,
            used,
            c,
            wanted,
            c2,
            f_,
            f_2,
            beforeIt,
            list1,
            next2,
            atLeast3,
            atMost4,
            list5,
            next6,
          } as WhenPut4Frame
        }
        case 141 /* when-move */: {
          const { proc, pc, answer, you, each, list1, next2 } = f as WhenMoveFrame
          return { proc, pc, answer, you, each, list1, next2 } as WhenMoveFrame
        }
        case 142 /* when-put-5 */: {
          const { proc, pc, answer, you, c, c2, wanted, each, opponent, q, atLeast1, atMost2, list3, next4 } =
            f as WhenPut5Frame
          return {
            proc,
            pc,
            answer,
            you,
            c,
            c2,
            wanted,
            each,
            opponent,
            q,
            atLeast1,
            atMost2,
            list3,
            next4,
          } as WhenPut5Frame
        }
        case 143 /* when-put-6 */: {
          const { proc, pc, answer, you, c } = f as WhenPut6Frame
          return { proc, pc, answer, you, c } as WhenPut6Frame
        }
        case 144 /* when-move-2 */: {
          const { proc, pc, answer, you, this_ } = f as WhenMove2Frame
          return { proc, pc, answer, you, this_ } as WhenMove2Frame
        }
        case 145 /* when-put-7 */: {
          const { proc, pc, answer, you, c, opponent, q, c2, slain, each, m, m2, atLeast1, atMost2, list3, next4 } =
            f as WhenPut7Frame
          return {
            proc,
            pc,
            answer,
            you,
            c,
            opponent,
            q,
            c2,
            slain,
            each,
            m,
            m2,
            atLeast1,
            atMost2,
            list3,
            next4,
          } as WhenPut7Frame
        }
        case 146 /* when-move-3 */: {
          const { proc, pc, answer, you } = f as WhenMove3Frame
          return { proc, pc, answer, you } as WhenMove3Frame
        }
        case 147 /* when-cast */: {
          const { proc, pc, answer, p, you, c, c2 } = f as WhenCastFrame
          return { proc, pc, answer, p, you, c, c2 } as WhenCastFrame
        }
        case 148 /* when-put-8 */: {
          const { proc, pc, answer, you, c, milled, each, k, opponent, q, list1, next2, list3, next4 } =
            f as WhenPut8Frame
          return { proc, pc, answer, you, c, milled, each, k, opponent, q, list1, next2, list3, next4 } as WhenPut8Frame
        }
        case 149 /* when-put-9 */: {
          const { proc, pc, answer, you } = f as WhenPut9Frame
          return { proc, pc, answer, you } as WhenPut9Frame
        }
        case 150 /* when-attack */: {
          const { proc, pc, answer, you, c, away, each, atLeast1, atMost2, list3, next4 } = f as WhenAttackFrame
          return { proc, pc, answer, you, c, away, each, atLeast1, atMost2, list3, next4 } as WhenAttackFrame
        }
        case 151 /* when-put-10 */: {
          const { proc, pc, answer, you, shinobiThere, c, found, c2, atLeast1, atMost2, list3, next4 } =
            f as WhenPut10Frame
          return {
            proc,
            pc,
            answer,
            you,
            shinobiThere,
            c,
            found,
            c2,
            atLeast1,
            atMost2,
            list3,
            next4,
          } as WhenPut10Frame
        }
        case 152 /* when-put-11 */: {
          const { proc, pc, answer, you, c, opponent, q, q2, c2, thrown, each, atLeast1, atMost2, list3, next4 } =
            f as WhenPut11Frame
          return {
            proc,
            pc,
            answer,
            you,
            c,
            opponent,
            q,
            q2,
            c2,
            thrown,
            each,
            atLeast1,
            atMost2,
            list3,
            next4,
          } as WhenPut11Frame
        }
        case 153 /* when-attack-2 */: {
          const { proc, pc, answer, you, a, won, going, opponent, q, q2 } = f as WhenAttack2Frame
          return { proc, pc, answer, you, a, won, going, opponent, q, q2 } as WhenAttack2Frame
        }
        case 154 /* when-put-12 */: {
          const { proc, pc, answer, you, c, wanted, c2, f_, f_2, atLeast1, atMost2, list3, next4 } = f as WhenPut12Frame
          return { proc, pc, answer, you, c, wanted, c2, f_, f_2, atLeast1, atMost2, list3, next4 } as WhenPut12Frame
        }
        case 155 /* when-end-of-turn-4 */: {
          const { proc, pc, answer, you, this_, opponent, q, c, slain, each, atLeast1, atMost2, list3, next4 } =
            f as WhenEndOfTurn4Frame
          return {
            proc,
            pc,
            answer,
            you,
            this_,
            opponent,
            q,
            c,
            slain,
            each,
            atLeast1,
            atMost2,
            list3,
            next4,
          } as WhenEndOfTurn4Frame
        }
        case 156 /* when-put-13 */: {
          const { proc, pc, answer, you, c } = f as WhenPut13Frame
          return { proc, pc, answer, you, c } as WhenPut13Frame
        }
        case 157 /* when-attack-3 */: {
          const { proc, pc, answer, you, a } = f as WhenAttack3Frame
          return { proc, pc, answer, you, a } as WhenAttack3Frame
        }
        case 158 /* when-put-14 */: {
          const { proc, pc, answer, you, c, opponent, q } = f as WhenPut14Frame
          return { proc, pc, answer, you, c, opponent, q } as WhenPut14Frame
        }
        case 160 /* when-defeat */: {
          const { proc, pc, answer, you, seen, c, found, each, atLeast1, atMost2, list3, next4 } = f as WhenDefeatFrame
          return { proc, pc, answer, you, seen, c, found, each, atLeast1, atMost2, list3, next4 } as WhenDefeatFrame
        }
        case 162 /* when-put-15 */: {
          const { proc, pc, answer, you } = f as WhenPut15Frame
          return { proc, pc, answer, you } as WhenPut15Frame
        }
        case 163 /* when-attack-4 */: {
          const { proc, pc, answer, you, a, opponent, q, c, c2 } = f as WhenAttack4Frame
          return { proc, pc, answer, you, a, opponent, q, c, c2 } as WhenAttack4Frame
        }
        case 164 /* when-attack-5 */: {
          const {
            proc,
            pc,
            answer,
            you,
            lowestTwo,
            c,
            risen,
            c2,
            sown,
            each,
            each2,
            atLeast1,
            atMost2,
            atLeast3,
            atMost4,
            list5,
            next6,
            list7,
            next8,
          } = f as WhenAttack5Frame
          return {
            proc,
            pc,
            answer,
            you,
            lowestTwo,
            c,
            risen,
            c2,
            sown,
            each,
            each2,
            atLeast1,
            atMost2,
            atLeast3,
            atMost4,
            list5,
            next6,
            list7,
            next8,
          } as WhenAttack5Frame
        }
        case 165 /* when-end-of-turn-6 */: {
          const { proc, pc, answer, you } = f as WhenEndOfTurn6Frame
          return { proc, pc, answer, you } as WhenEndOfTurn6Frame
        }
        case 166 /* instead-put */: {
          const { proc, pc, answer, c, replaces } = f as InsteadPutFrame
          return { proc, pc, answer, c, replaces } as InsteadPutFrame
        }
        case 167 /* when-put-16 */: {
          const { proc, pc, answer, you, c, opponent, q, each, list1, next2 } = f as WhenPut16Frame
          return { proc, pc, answer, you, c, opponent, q, each, list1, next2 } as WhenPut16Frame
        }
        case 168 /* instead-move-3 */: {
          const { proc, pc, answer, card2, replaces } = f as InsteadMove3Frame
          return { proc, pc, answer, card2, replaces } as InsteadMove3Frame
        }
        case 169 /* instead-put-2 */: {
          const { proc, pc, answer, c, replaces } = f as InsteadPut2Frame
          return { proc, pc, answer, c, replaces } as InsteadPut2Frame
        }
        case 170 /* before-break */: {
          const { proc, pc, answer, you } = f as BeforeBreakFrame
          return { proc, pc, answer, you } as BeforeBreakFrame
        }
        case 172 /* when-put-17 */: {
          const { proc, pc, answer, you } = f as WhenPut17Frame
          return { proc, pc, answer, you } as WhenPut17Frame
        }
        case 173 /* when-attack-6 */: {
          const { proc, pc, answer, you } = f as WhenAttack6Frame
          return { proc, pc, answer, you } as WhenAttack6Frame
        }
        case 174 /* when-put-18 */: {
          const { proc, pc, answer, you } = f as WhenPut18Frame
          return { proc, pc, answer, you } as WhenPut18Frame
        }
        case 175 /* when-put-19 */: {
          const {
            proc,
            pc,
            answer,
            you,
            c,
            thrown,
            each,
            c2,
            sown,
            each2,
            atLeast1,
            atMost2,
            list3,
            next4,
            atLeast5,
            atMost6,
            list7,
            next8,
          } = f as WhenPut19Frame
          return {
            proc,
            pc,
            answer,
            you,
            c,
            thrown,
            each,
            c2,
            sown,
            each2,
            atLeast1,
            atMost2,
            list3,
            next4,
            atLeast5,
            atMost6,
            list7,
            next8,
          } as WhenPut19Frame
        }
        case 176 /* when-put-20 */: {
          const { proc, pc, answer, you, each, list1, next2 } = f as WhenPut20Frame
          return { proc, pc, answer, you, each, list1, next2 } as WhenPut20Frame
        }
        case 177 /* when-put-21 */: {
          const { proc, pc, answer, you, c, opponent, q, c2, c3 } = f as WhenPut21Frame
          return { proc, pc, answer, you, c, opponent, q, c2, c3 } as WhenPut21Frame
        }
        case 179 /* spell-effect */: {
          const { proc, pc, answer, c, p, opponent, q, q2 } = f as SpellEffectFrame19
          return { proc, pc, answer, c, p, opponent, q, q2 } as SpellEffectFrame19
        }
        case 181 /* spell-effect */: {
          const { proc, pc, answer, c, p, p2, list1, next2 } = f as SpellEffectFrame20
          return { proc, pc, answer, c, p, p2, list1, next2 } as SpellEffectFrame20
        }
        case 191 /* homecoming */: {
          const { proc, pc, answer, k, m, m2 } = f as HomecomingFrame
          return { proc, pc, answer, k, m, m2 } as HomecomingFrame
        }
        case 192 /* instead-start-step */: {
          const { proc, pc, answer, p, replaces } = f as InsteadStartStepFrame
          return { proc, pc, answer, p, replaces } as InsteadStartStepFrame
        }
        case 198 /* instead-end-step */: {
          const { proc, pc, answer, p, replaces } = f as InsteadEndStepFrame
          return { proc, pc, answer, p, replaces } as InsteadEndStepFrame
        }
        case 200 /* when-attack-7 */: {
          const { proc, pc, answer, you, p, list1, next2 } = f as WhenAttack7Frame
          return { proc, pc, answer, you, p, list1, next2 } as WhenAttack7Frame
        }
        case 201 /* when-end-of-turn-7 */: {
          const { proc, pc, answer, you, p, list1, next2 } = f as WhenEndOfTurn7Frame
          return { proc, pc, answer, you, p, list1, next2 } as WhenEndOfTurn7Frame
        }
        case 202 /* when-end-of-turn-8 */: {
          const { proc, pc, answer, you } = f as WhenEndOfTurn8Frame
          return { proc, pc, answer, you } as WhenEndOfTurn8Frame
        }
        case 203 /* when-mill */: {
          const { proc, pc, answer, you } = f as WhenMillFrame
          return { proc, pc, answer, you } as WhenMillFrame
        }
        case 204 /* when-end-of-turn-9 */: {
          const { proc, pc, answer, you } = f as WhenEndOfTurn9Frame
          return { proc, pc, answer, you } as WhenEndOfTurn9Frame
        }
        default:
          return { ...f }
      }
    },

    /** Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to. */
    createCard(s: State, definition: number, zone: number): number {
      const card = nextCard(s)
      if (s.dry !== 0) {
        own(s, 'def')
        own(s, 'owner')
        own(s, 'place')
        own(s, 'shown')
        own(s, 'arrived')
        own(s, 'paidFor')
        own(s, 'lifeShield')
        own(s, 'over2')
        own(s, 'faceUp')
        own(s, 'tapped')
        own(s, 'recalled')
        own(s, 'summoned')
        own(s, 'fleeting')
        own(s, 'bound')
        own(s, 'switched')
        own(s, 'printedDef')
      }
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
      s.fleeting.push(false)
      s.bound.push(false)
      s.switched.push(false)
      s.printedDef.push(definition)
      if (zone !== NONE) rules.place(s, card, zone, false)
      return card
    },

    /** Whether there is room for the card. */
    mayEnter(s: State, card: number, to: number): boolean {
      if (s.zones[to] === undefined || card === NONE || s.place[card] === NONE) return false
      return true
    },

    /** Takes a card out of the game for good. No rule finds it any more; who saw it goes on knowing what it was. */
    leaveGame(s: State, card: number): void {
      if (card === NONE || s.place[card] === NONE) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.delete, [card], [card])
      deleteCard(s, card, rules.viewersOf(s, card))
    },

    /** The seat whose zone the card is in; its owner where zones belong to nobody. */
    holder(s: State, card: number): number {
      const seat = HOLDER[s.place[card]!] ?? NONE
      return seat === NONE ? (s.owner[card] ?? NONE) : seat
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
      if (within(zone, ZONE['partner-zone'])) return seats(s)
      return []
    },

    /** Whether something happens instead of `move`, which has begun then. */
    replacedMove(s: State, card2: number, from2: number, to2: number): boolean {
      dropEffects(s, ZONE.applicable)
      if (!s.replacing.includes(0) && rules.matchesInsteadMove(s, card2, from2, to2)) {
        addEffect(s, ZONE.applicable, PROC.insteadMoveFrame, rules.holder(s, card2), card2, false, [card2])
      }
      if (!s.replacing.includes(1) && rules.matchesInsteadMove2(s, card2, from2, to2)) {
        addEffect(s, ZONE.applicable, PROC.insteadMove2Frame, rules.holder(s, card2), card2, false, [card2])
      }
      if (!s.replacing.includes(2) && rules.matchesInsteadMove3(s, card2, from2, to2)) {
        addEffect(s, ZONE.applicable, PROC.insteadMove3Frame, rules.holder(s, card2), card2, false, [card2])
      }
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
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.move, [card2, from2, to2], [card2])
      const noticed1 = presentCards(s)
        .filter((it3) => rules.matchesWhenMove2(s, it3, card2, from2, to2))
        .map((it3) => [rules.holder(s, it3), it3, rules.holder(s, it3), it3])
      const frame: MoveFrame = { proc: PROC.moveFrame, pc: 0, answer: 0, card2, from2, to2, bottom2: bottom, noticed1 }
      s.frames.push(frame)
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

    /** Takes a pending effect away and carries it out. */
    resolveEffect(s: State, id: number): void {
      const effect = takeEffect(s, id, EFFECT_ZONES)
      if (effect === null) return
      const { captured } = effect
      switch (effect.body) {
        case 94 /* ninja-strike-effect */:
          return rules.ninjaStrikeEffect(s, captured[0] as number, captured[1] as number)
        case 111 /* answer-from-hand-effect */:
          return rules.answerFromHandEffect(s, captured[0] as number, captured[1] as number)
        case 113 /* switch-effect */:
          return rules.switchEffect(s, captured[0] as number)
        case 117 /* comet-effect */:
          return rules.cometEffect(s, captured[0] as number, captured[1] as number)
        case 120 /* when-break-shield */:
          return rules.whenBreakShield(s, captured[0] as number, captured[1] as number)
        case 121 /* when-break-shield-2 */:
          return rules.whenBreakShield2(s, captured[0] as number, captured[1] as number)
        case 123 /* instead-move */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(0)
          rules.insteadMove(s, captured[0] as number)
          return
        case 126 /* instead-lose */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(3)
          rules.insteadLose(s, captured[0] as number, captured[1] as number)
          return
        case 127 /* when-start-of-turn */:
          return rules.whenStartOfTurn(s, captured[0] as number, captured[1] as number)
        case 130 /* when-end-of-turn */:
          return rules.whenEndOfTurn(s, captured[0] as number)
        case 131 /* when-end-of-turn-2 */:
          return rules.whenEndOfTurn2(s, captured[0] as number)
        case 132 /* when-end-of-turn-3 */:
          return rules.whenEndOfTurn3(s, captured[0] as number)
        case 133 /* when-draw */:
          return rules.whenDraw(s, captured[0] as number)
        case 134 /* when-put */:
          return rules.whenPut(s, captured[0] as number)
        case 136 /* instead-move-2 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(1)
          rules.insteadMove2(s, captured[0] as number)
          return
        case 137 /* when-put-2 */:
          return rules.whenPut2(s, captured[0] as number)
        case 138 /* when-put-3 */:
          return rules.whenPut3(s, captured[0] as number)
        case 139 /* when-end-attack */:
          return rules.whenEndAttack(s, captured[0] as number, captured[1] as number)
        case 140 /* when-put-4 */:
          return rules.whenPut4(s, captured[0] as number)
        case 141 /* when-move */:
          return rules.whenMove(s, captured[0] as number)
        case 142 /* when-put-5 */:
          return rules.whenPut5(s, captured[0] as number, captured[1] as number)
        case 143 /* when-put-6 */:
          return rules.whenPut6(s, captured[0] as number, captured[1] as number)
        case 144 /* when-move-2 */:
          return rules.whenMove2(s, captured[0] as number, captured[1] as number)
        case 145 /* when-put-7 */:
          return rules.whenPut7(s, captured[0] as number, captured[1] as number)
        case 146 /* when-move-3 */:
          return rules.whenMove3(s, captured[0] as number)
        case 147 /* when-cast */:
          return rules.whenCast(s, captured[0] as number, captured[1] as number)
        case 148 /* when-put-8 */:
          return rules.whenPut8(s, captured[0] as number, captured[1] as number)
        case 149 /* when-put-9 */:
          return rules.whenPut9(s, captured[0] as number)
        case 150 /* when-attack */:
          return rules.whenAttack(s, captured[0] as number)
        case 151 /* when-put-10 */:
          return rules.whenPut10(s, captured[0] as number)
        case 152 /* when-put-11 */:
          return rules.whenPut11(s, captured[0] as number, captured[1] as number)
        case 153 /* when-attack-2 */:
          return rules.whenAttack2(s, captured[0] as number, captured[1] as number)
        case 154 /* when-put-12 */:
          return rules.whenPut12(s, captured[0] as number)
        case 155 /* when-end-of-turn-4 */:
          return rules.whenEndOfTurn4(s, captured[0] as number, captured[1] as number)
        case 156 /* when-put-13 */:
          return rules.whenPut13(s, captured[0] as number, captured[1] as number)
        case 157 /* when-attack-3 */:
          return rules.whenAttack3(s, captured[0] as number, captured[1] as number)
        case 158 /* when-put-14 */:
          return rules.whenPut14(s, captured[0] as number, captured[1] as number)
        case 160 /* when-defeat */:
          return rules.whenDefeat(s, captured[0] as number)
        case 161 /* when-end-of-turn-5 */:
          return rules.whenEndOfTurn5(s, captured[0] as number)
        case 162 /* when-put-15 */:
          return rules.whenPut15(s, captured[0] as number)
        case 163 /* when-attack-4 */:
          return rules.whenAttack4(s, captured[0] as number, captured[1] as number)
        case 164 /* when-attack-5 */:
          return rules.whenAttack5(s, captured[0] as number)
        case 165 /* when-end-of-turn-6 */:
          return rules.whenEndOfTurn6(s, captured[0] as number)
        case 166 /* instead-put */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(4)
          rules.insteadPut(s, captured[0] as number)
          return
        case 167 /* when-put-16 */:
          return rules.whenPut16(s, captured[0] as number, captured[1] as number)
        case 168 /* instead-move-3 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(2)
          rules.insteadMove3(s, captured[0] as number)
          return
        case 169 /* instead-put-2 */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(5)
          rules.insteadPut2(s, captured[0] as number)
          return
        case 171 /* when-end-attack-2 */:
          return rules.whenEndAttack2(s, captured[0] as number)
        case 172 /* when-put-17 */:
          return rules.whenPut17(s, captured[0] as number)
        case 173 /* when-attack-6 */:
          return rules.whenAttack6(s, captured[0] as number)
        case 174 /* when-put-18 */:
          return rules.whenPut18(s, captured[0] as number)
        case 175 /* when-put-19 */:
          return rules.whenPut19(s, captured[0] as number)
        case 176 /* when-put-20 */:
          return rules.whenPut20(s, captured[0] as number)
        case 177 /* when-put-21 */:
          return rules.whenPut21(s, captured[0] as number, captured[1] as number)
        case 192 /* instead-start-step */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(6)
          rules.insteadStartStep(s, captured[0] as number)
          return
        case 193 /* instead-start-of-turn */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(7)
          rules.insteadStartOfTurn(s)
          removeFrom(s.replacing, 7)
          return
        case 194 /* instead-draw-step */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(8)
          rules.insteadDrawStep(s)
          removeFrom(s.replacing, 8)
          return
        case 195 /* instead-charge-step */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(9)
          rules.insteadChargeStep(s)
          removeFrom(s.replacing, 9)
          return
        case 196 /* instead-main-step */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(10)
          rules.insteadMainStep(s)
          removeFrom(s.replacing, 10)
          return
        case 197 /* instead-attack-step */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(11)
          rules.insteadAttackStep(s)
          removeFrom(s.replacing, 11)
          return
        case 198 /* instead-end-step */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(12)
          rules.insteadEndStep(s, captured[0] as number)
          return
        case 199 /* instead-end-of-turn */:
          dropEffects(s, ZONE.applicable)
          s.replacing.push(13)
          rules.insteadEndOfTurn(s)
          removeFrom(s.replacing, 13)
          return
        case 200 /* when-attack-7 */:
          return rules.whenAttack7(s, captured[0] as number)
        case 201 /* when-end-of-turn-7 */:
          return rules.whenEndOfTurn7(s, captured[0] as number)
        case 202 /* when-end-of-turn-8 */:
          return rules.whenEndOfTurn8(s, captured[0] as number)
        case 203 /* when-mill */:
          return rules.whenMill(s, captured[0] as number)
        case 204 /* when-end-of-turn-9 */:
          return rules.whenEndOfTurn9(s, captured[0] as number)
      }
    },

    /** Goes on with the procedure on top. */
    step(s: State, f: Frame): void {
      switch (f.proc) {
        case 178 /* move */:
          return rules.stepMove(s, f as MoveFrame)
        case 1 /* destroy */:
          return rules.stepDestroy(s, f as DestroyFrame)
        case 2 /* take-back */:
          return rules.stepTakeBack(s, f as TakeBackFrame)
        case 5 /* draw */:
          return rules.stepDraw(s, f as DrawFrame)
        case 6 /* shield-up */:
          return rules.stepShieldUp(s, f as ShieldUpFrame)
        case 7 /* draw-all */:
          return rules.stepDrawAll(s, f as DrawAllFrame)
        case 8 /* shield-up-all */:
          return rules.stepShieldUpAll(s, f as ShieldUpAllFrame)
        case 9 /* mill */:
          return rules.stepMill(s, f as MillFrame)
        case 10 /* ramp */:
          return rules.stepRamp(s, f as RampFrame)
        case 11 /* match */:
          return rules.stepMatch(s, f as MatchFrame)
        case 12 /* set-up */:
          return rules.stepSetUp(s, f as SetUpFrame)
        case 13 /* deal */:
          return rules.stepDeal(s, f as DealFrame)
        case 14 /* begin-game */:
          return rules.stepBeginGame(s, f as BeginGameFrame)
        case 15 /* turn */:
          return rules.stepTurn(s, f as TurnFrame)
        case 16 /* steps-of-turn */:
          return rules.stepStepsOfTurn(s, f as StepsOfTurnFrame)
        case 17 /* start-step */:
          return rules.stepStartStep(s, f as StartStepFrame)
        case 18 /* start-of-turn */:
          return rules.stepStartOfTurn(s, f as StartOfTurnFrame)
        case 19 /* draw-step */:
          return rules.stepDrawStep(s, f as DrawStepFrame)
        case 20 /* charge-step */:
          return rules.stepChargeStep(s, f as ChargeStepFrame)
        case 21 /* charge */:
          return rules.stepCharge(s, f as ChargeFrame)
        case 22 /* main-step */:
          return rules.stepMainStep(s, f as MainStepFrame)
        case 23 /* attack-step */:
          return rules.stepAttackStep(s, f as AttackStepFrame)
        case 24 /* forced-attacks */:
          return rules.stepForcedAttacks(s, f as ForcedAttacksFrame)
        case 25 /* end-step */:
          return rules.stepEndStep(s, f as EndStepFrame)
        case 26 /* end-of-turn */:
          return rules.stepEndOfTurn(s, f as EndOfTurnFrame)
        case 30 /* lose */:
          return rules.stepLose(s, f as LoseFrame)
        case 31 /* settle-losses */:
          return rules.stepSettleLosses(s, f as SettleLossesFrame)
        case 32 /* doom */:
          return rules.stepDoom(s, f as DoomFrame)
        case 33 /* doom-all */:
          return rules.stepDoomAll(s, f as DoomAllFrame)
        case 35 /* play */:
          return rules.stepPlay(s, f as PlayFrame)
        case 36 /* pay */:
          return rules.stepPay(s, f as PayFrame)
        case 39 /* use */:
          return rules.stepUse(s, f as UseFrame)
        case 40 /* cast */:
          return rules.stepCast(s, f as CastFrame)
        case 41 /* spell-effect */:
          return rules.stepSpellEffect(s, f as SpellEffectFrame)
        case 63 /* recite */:
          return rules.stepRecite(s, f as ReciteFrame)
        case 64 /* summon */:
          return rules.stepSummon(s, f as SummonFrame)
        case 65 /* place */:
          return rules.stepPlace(s, f as PlaceFrame)
        case 66 /* put */:
          return rules.stepPut(s, f as PutFrame)
        case 68 /* attack-player */:
          return rules.stepAttackPlayer(s, f as AttackPlayerFrame)
        case 69 /* attack-creature */:
          return rules.stepAttackCreature(s, f as AttackCreatureFrame)
        case 70 /* carry-attack */:
          return rules.stepCarryAttack(s, f as CarryAttackFrame)
        case 71 /* clash */:
          return rules.stepClash(s, f as ClashFrame)
        case 74 /* end-attack */:
          return rules.stepEndAttack(s, f as EndAttackFrame)
        case 75 /* carry-out */:
          return rules.stepCarryOut(s, f as CarryOutFrame)
        case 76 /* strike-home */:
          return rules.stepStrikeHome(s, f as StrikeHomeFrame)
        case 77 /* block-step */:
          return rules.stepBlockStep(s, f as BlockStepFrame)
        case 81 /* battle */:
          return rules.stepBattle(s, f as BattleFrame)
        case 82 /* defeat */:
          return rules.stepDefeat(s, f as DefeatFrame)
        case 83 /* break */:
          return rules.stepBreak_(s, f as Break_Frame)
        case 84 /* break-shield */:
          return rules.stepBreakShield(s, f as BreakShieldFrame)
        case 85 /* resolve-waiting */:
          return rules.stepResolveWaiting(s, f as ResolveWaitingFrame)
        case 86 /* settle-one */:
          return rules.stepSettleOne(s, f as SettleOneFrame)
        case 87 /* settle-one-of */:
          return rules.stepSettleOneOf(s, f as SettleOneOfFrame)
        case 88 /* settle-own */:
          return rules.stepSettleOwn(s, f as SettleOwnFrame)
        case 89 /* bury-the-weak */:
          return rules.stepBuryTheWeak(s, f as BuryTheWeakFrame)
        case 90 /* declarations */:
          return rules.stepDeclarations(s, f as DeclarationsFrame)
        case 91 /* declare */:
          return rules.stepDeclare(s, f as DeclareFrame)
        case 92 /* settle-instead */:
          return rules.stepSettleInstead(s, f as SettleInsteadFrame)
        case 95 /* stack */:
          return rules.stepStack(s, f as StackFrame)
        case 96 /* throw-copy */:
          return rules.stepThrowCopy(s, f as ThrowCopyFrame)
        case 97 /* play-g-zero */:
          return rules.stepPlayGZero(s, f as PlayGZeroFrame)
        case 98 /* galaxshield */:
          return rules.stepGalaxshield(s, f as GalaxshieldFrame)
        case 99 /* kirifudash */:
          return rules.stepKirifudash(s, f as KirifudashFrame)
        case 100 /* fushigibirth */:
          return rules.stepFushigibirth(s, f as FushigibirthFrame)
        case 101 /* judge */:
          return rules.stepJudge(s, f as JudgeFrame)
        case 102 /* cast-again */:
          return rules.stepCastAgain(s, f as CastAgainFrame)
        case 103 /* purge */:
          return rules.stepPurge(s, f as PurgeFrame)
        case 105 /* toll */:
          return rules.stepToll(s, f as TollFrame)
        case 106 /* hush */:
          return rules.stepHush(s, f as HushFrame)
        case 110 /* answer-from-hand */:
          return rules.stepAnswerFromHand(s, f as AnswerFromHandFrame)
        case 114 /* dig-up */:
          return rules.stepDigUp(s, f as DigUpFrame)
        case 115 /* turn-up-top */:
          return rules.stepTurnUpTop(s, f as TurnUpTopFrame)
        case 182 /* settle-order */:
          return rules.stepSettleOrder(s, f as SettleOrderFrame)
        case 184 /* draw-order */:
          return rules.stepDrawOrder(s, f as DrawOrderFrame)
        case 185 /* agree-order */:
          return rules.stepAgreeOrder(s, f as AgreeOrderFrame)
        case 186 /* propose-order */:
          return rules.stepProposeOrder(s, f as ProposeOrderFrame)
        case 187 /* name-partner */:
          return rules.stepNamePartner(s, f as NamePartnerFrame)
        case 188 /* come-home */:
          return rules.stepComeHome(s, f as ComeHomeFrame)
        case 190 /* after-leaving */:
          return rules.stepAfterLeaving(s, f as AfterLeavingFrame)
        case 42 /* spell-effect */:
          return rules.stepSpellEffect2(s, f as SpellEffectFrame2)
        case 43 /* spell-effect */:
          return rules.stepSpellEffect3(s, f as SpellEffectFrame3)
        case 44 /* spell-effect */:
          return rules.stepSpellEffect4(s, f as SpellEffectFrame4)
        case 46 /* spell-effect */:
          return rules.stepSpellEffect5(s, f as SpellEffectFrame5)
        case 47 /* spell-effect */:
          return rules.stepSpellEffect6(s, f as SpellEffectFrame6)
        case 49 /* spell-effect */:
          return rules.stepSpellEffect7(s, f as SpellEffectFrame7)
        case 51 /* spell-effect */:
          return rules.stepSpellEffect8(s, f as SpellEffectFrame8)
        case 52 /* spell-effect */:
          return rules.stepSpellEffect9(s, f as SpellEffectFrame9)
        case 53 /* spell-effect */:
          return rules.stepSpellEffect10(s, f as SpellEffectFrame10)
        case 54 /* spell-effect */:
          return rules.stepSpellEffect11(s, f as SpellEffectFrame11)
        case 56 /* spell-effect */:
          return rules.stepSpellEffect12(s, f as SpellEffectFrame12)
        case 57 /* spell-effect */:
          return rules.stepSpellEffect13(s, f as SpellEffectFrame13)
        case 58 /* spell-effect */:
          return rules.stepSpellEffect14(s, f as SpellEffectFrame14)
        case 59 /* spell-effect */:
          return rules.stepSpellEffect15(s, f as SpellEffectFrame15)
        case 60 /* spell-effect */:
          return rules.stepSpellEffect16(s, f as SpellEffectFrame16)
        case 61 /* spell-effect */:
          return rules.stepSpellEffect17(s, f as SpellEffectFrame17)
        case 62 /* spell-effect */:
          return rules.stepSpellEffect18(s, f as SpellEffectFrame18)
        case 94 /* ninja-strike-effect */:
          return rules.stepNinjaStrikeEffect(s, f as NinjaStrikeEffectFrame)
        case 104 /* purge */:
          return rules.stepPurge2(s, f as PurgeFrame2)
        case 107 /* hush */:
          return rules.stepHush2(s, f as HushFrame2)
        case 111 /* answer-from-hand-effect */:
          return rules.stepAnswerFromHandEffect(s, f as AnswerFromHandEffectFrame)
        case 113 /* switch-effect */:
          return rules.stepSwitchEffect(s, f as SwitchEffectFrame)
        case 117 /* comet-effect */:
          return rules.stepCometEffect(s, f as CometEffectFrame)
        case 119 /* empty-deck */:
          return rules.stepEmptyDeck(s, f as EmptyDeckFrame)
        case 120 /* when-break-shield */:
          return rules.stepWhenBreakShield(s, f as WhenBreakShieldFrame)
        case 121 /* when-break-shield-2 */:
          return rules.stepWhenBreakShield2(s, f as WhenBreakShield2Frame)
        case 123 /* instead-move */:
          return rules.stepInsteadMove(s, f as InsteadMoveFrame)
        case 124 /* all-together */:
          return rules.stepAllTogether(s, f as AllTogetherFrame)
        case 125 /* top-only */:
          return rules.stepTopOnly(s, f as TopOnlyFrame)
        case 126 /* instead-lose */:
          return rules.stepInsteadLose(s, f as InsteadLoseFrame)
        case 127 /* when-start-of-turn */:
          return rules.stepWhenStartOfTurn(s, f as WhenStartOfTurnFrame)
        case 128 /* after-put */:
          return rules.stepAfterPut(s, f as AfterPutFrame)
        case 129 /* after-begin-game */:
          return rules.stepAfterBeginGame(s, f as AfterBeginGameFrame)
        case 130 /* when-end-of-turn */:
          return rules.stepWhenEndOfTurn(s, f as WhenEndOfTurnFrame)
        case 131 /* when-end-of-turn-2 */:
          return rules.stepWhenEndOfTurn2(s, f as WhenEndOfTurn2Frame)
        case 132 /* when-end-of-turn-3 */:
          return rules.stepWhenEndOfTurn3(s, f as WhenEndOfTurn3Frame)
        case 133 /* when-draw */:
          return rules.stepWhenDraw(s, f as WhenDrawFrame)
        case 134 /* when-put */:
          return rules.stepWhenPut(s, f as WhenPutFrame)
        case 136 /* instead-move-2 */:
          return rules.stepInsteadMove2(s, f as InsteadMove2Frame)
        case 137 /* when-put-2 */:
          return rules.stepWhenPut2(s, f as WhenPut2Frame)
        case 139 /* when-end-attack */:
          return rules.stepWhenEndAttack(s, f as WhenEndAttackFrame)
        case 140 /* when-put-4 */:
          return rules.stepWhenPut4(s, f as WhenPut4Frame)
        case 141 /* when-move */:
          return rules.stepWhenMove(s, f as WhenMoveFrame)
        case 142 /* when-put-5 */:
          return rules.stepWhenPut5(s, f as WhenPut5Frame)
        case 143 /* when-put-6 */:
          return rules.stepWhenPut6(s, f as WhenPut6Frame)
        case 144 /* when-move-2 */:
          return rules.stepWhenMove2(s, f as WhenMove2Frame)
        case 145 /* when-put-7 */:
          return rules.stepWhenPut7(s, f as WhenPut7Frame)
        case 146 /* when-move-3 */:
          return rules.stepWhenMove3(s, f as WhenMove3Frame)
        case 147 /* when-cast */:
          return rules.stepWhenCast(s, f as WhenCastFrame)
        case 148 /* when-put-8 */:
          return rules.stepWhenPut8(s, f as WhenPut8Frame)
        case 149 /* when-put-9 */:
          return rules.stepWhenPut9(s, f as WhenPut9Frame)
        case 150 /* when-attack */:
          return rules.stepWhenAttack(s, f as WhenAttackFrame)
        case 151 /* when-put-10 */:
          return rules.stepWhenPut10(s, f as WhenPut10Frame)
        case 152 /* when-put-11 */:
          return rules.stepWhenPut11(s, f as WhenPut11Frame)
        case 153 /* when-attack-2 */:
          return rules.stepWhenAttack2(s, f as WhenAttack2Frame)
        case 154 /* when-put-12 */:
          return rules.stepWhenPut12(s, f as WhenPut12Frame)
        case 155 /* when-end-of-turn-4 */:
          return rules.stepWhenEndOfTurn4(s, f as WhenEndOfTurn4Frame)
        case 156 /* when-put-13 */:
          return rules.stepWhenPut13(s, f as WhenPut13Frame)
        case 157 /* when-attack-3 */:
          return rules.stepWhenAttack3(s, f as WhenAttack3Frame)
        case 158 /* when-put-14 */:
          return rules.stepWhenPut14(s, f as WhenPut14Frame)
        case 160 /* when-defeat */:
          return rules.stepWhenDefeat(s, f as WhenDefeatFrame)
        case 162 /* when-put-15 */:
          return rules.stepWhenPut15(s, f as WhenPut15Frame)
        case 163 /* when-attack-4 */:
          return rules.stepWhenAttack4(s, f as WhenAttack4Frame)
        case 164 /* when-attack-5 */:
          return rules.stepWhenAttack5(s, f as WhenAttack5Frame)
        case 165 /* when-end-of-turn-6 */:
          return rules.stepWhenEndOfTurn6(s, f as WhenEndOfTurn6Frame)
        case 166 /* instead-put */:
          return rules.stepInsteadPut(s, f as InsteadPutFrame)
        case 167 /* when-put-16 */:
          return rules.stepWhenPut16(s, f as WhenPut16Frame)
        case 168 /* instead-move-3 */:
          return rules.stepInsteadMove3(s, f as InsteadMove3Frame)
        case 169 /* instead-put-2 */:
          return rules.stepInsteadPut2(s, f as InsteadPut2Frame)
        case 170 /* before-break */:
          return rules.stepBeforeBreak(s, f as BeforeBreakFrame)
        case 172 /* when-put-17 */:
          return rules.stepWhenPut17(s, f as WhenPut17Frame)
        case 173 /* when-attack-6 */:
          return rules.stepWhenAttack6(s, f as WhenAttack6Frame)
        case 174 /* when-put-18 */:
          return rules.stepWhenPut18(s, f as WhenPut18Frame)
        case 175 /* when-put-19 */:
          return rules.stepWhenPut19(s, f as WhenPut19Frame)
        case 176 /* when-put-20 */:
          return rules.stepWhenPut20(s, f as WhenPut20Frame)
        case 177 /* when-put-21 */:
          return rules.stepWhenPut21(s, f as WhenPut21Frame)
        case 179 /* spell-effect */:
          return rules.stepSpellEffect19(s, f as SpellEffectFrame19)
        case 181 /* spell-effect */:
          return rules.stepSpellEffect20(s, f as SpellEffectFrame20)
        case 191 /* homecoming */:
          return rules.stepHomecoming(s, f as HomecomingFrame)
        case 192 /* instead-start-step */:
          return rules.stepInsteadStartStep(s, f as InsteadStartStepFrame)
        case 198 /* instead-end-step */:
          return rules.stepInsteadEndStep(s, f as InsteadEndStepFrame)
        case 200 /* when-attack-7 */:
          return rules.stepWhenAttack7(s, f as WhenAttack7Frame)
        case 201 /* when-end-of-turn-7 */:
          return rules.stepWhenEndOfTurn7(s, f as WhenEndOfTurn7Frame)
        case 202 /* when-end-of-turn-8 */:
          return rules.stepWhenEndOfTurn8(s, f as WhenEndOfTurn8Frame)
        case 203 /* when-mill */:
          return rules.stepWhenMill(s, f as WhenMillFrame)
        case 204 /* when-end-of-turn-9 */:
          return rules.stepWhenEndOfTurn9(s, f as WhenEndOfTurn9Frame)
      }
    },

    /** Lists the answers of a decision, DECLINE apart. */
    list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
      switch (site) {
        case 1 /* charge-step */:
          return rules.offersAtChargeStep(s, seat, out)
        case 2 /* main-step */:
          return rules.offersAtMainStep(s, seat, out)
        case 3 /* attack-step */:
          return rules.offersAtAttackStep(s, seat, out)
        case 4 /* forced-attacks */:
          return rules.offersAtForcedAttacks(s, seat, out)
        case 5 /* pay */:
          return rules.answers5(s, f as PayFrame, out)
        case 6 /* pay */:
          return rules.answers6(s, f as PayFrame, out)
        case 7 /* spell-effect */:
          return rules.answers7(s, f as SpellEffectFrame3, out)
        case 8 /* spell-effect */:
          return rules.answers8(s, f as SpellEffectFrame3, out)
        case 9 /* spell-effect */:
          return rules.answers9(s, f as SpellEffectFrame4, out)
        case 10 /* spell-effect */:
          return rules.answers10(s, f as SpellEffectFrame4, out)
        case 11 /* spell-effect */:
          return rules.answers11(s, f as SpellEffectFrame4, out)
        case 12 /* spell-effect */:
          return rules.answers12(s, f as SpellEffectFrame6, out)
        case 13 /* spell-effect */:
          return rules.answers13(s, f as SpellEffectFrame7, out)
        case 14 /* spell-effect */:
          return rules.answers14(s, f as SpellEffectFrame7, out)
        case 15 /* spell-effect */:
          return rules.answers15(s, f as SpellEffectFrame7, out)
        case 16 /* spell-effect */:
          return rules.answers16(s, f as SpellEffectFrame7, out)
        case 17 /* spell-effect */:
          return rules.answers17(s, f as SpellEffectFrame7, out)
        case 18 /* spell-effect */:
          return rules.answers18(s, f as SpellEffectFrame7, out)
        case 19 /* spell-effect */:
          return rules.answers19(s, f as SpellEffectFrame8, out)
        case 20 /* spell-effect */:
          return rules.answers20(s, f as SpellEffectFrame8, out)
        case 21 /* spell-effect */:
          return rules.answers21(s, f as SpellEffectFrame8, out)
        case 22 /* spell-effect */:
          return rules.answers22(s, f as SpellEffectFrame8, out)
        case 23 /* spell-effect */:
          return rules.answers23(s, f as SpellEffectFrame9, out)
        case 24 /* spell-effect */:
          return rules.answers24(s, f as SpellEffectFrame9, out)
        case 25 /* spell-effect */:
          return rules.answers25(s, f as SpellEffectFrame9, out)
        case 26 /* spell-effect */:
          return rules.answers26(s, f as SpellEffectFrame9, out)
        case 27 /* spell-effect */:
          return rules.answers27(s, f as SpellEffectFrame10, out)
        case 28 /* spell-effect */:
          return rules.answers28(s, f as SpellEffectFrame10, out)
        case 29 /* spell-effect */:
          return rules.answers29(s, f as SpellEffectFrame11, out)
        case 30 /* spell-effect */:
          return rules.answers30(s, f as SpellEffectFrame11, out)
        case 31 /* spell-effect */:
          return rules.answers31(s, f as SpellEffectFrame15, out)
        case 32 /* spell-effect */:
          return rules.answers32(s, f as SpellEffectFrame18, out)
        case 33 /* put */:
          return rules.answers33(s, f as PutFrame, out)
        case 34 /* end-attack */:
          return rules.offersAtEndAttack(s, seat, out)
        case 35 /* block-step */:
          return rules.offersAtBlockStep(s, seat, out)
        case 36 /* break */:
          return rules.answers36(s, f as Break_Frame, out)
        case 37 /* settle-one-of */:
          return rules.answers37(s, f as SettleOneOfFrame, out)
        case 38 /* settle-one-of */:
          out.push(1)
          return
        case 39 /* declare */:
          return rules.offersAtDeclare(s, seat, out)
        case 40 /* settle-instead */:
          return rules.answers40(s, f as SettleInsteadFrame, out)
        case 41 /* throw-copy */:
          return rules.answers41(s, f as ThrowCopyFrame, out)
        case 42 /* purge */:
          return rules.answers42(s, f as PurgeFrame2, out)
        case 43 /* toll */:
          return rules.answers43(s, f as TollFrame, out)
        case 44 /* toll */:
          return rules.answers44(s, f as TollFrame, out)
        case 45 /* hush */:
          return rules.answers45(s, f as HushFrame2, out)
        case 46 /* hush */:
          return rules.answers46(s, f as HushFrame2, out)
        case 47 /* answer-from-hand */:
          return rules.answers47(s, f as AnswerFromHandFrame, out)
        case 48 /* switch */:
          return rules.answers48(s, f as SwitchEffectFrame, out)
        case 49 /* switch */:
          return rules.answers49(s, f as SwitchEffectFrame, out)
        case 50 /* turn-up-top */:
          return rules.answers50(s, f as TurnUpTopFrame, out)
        case 51 /* break-shield */:
          return rules.answers51(s, f as WhenBreakShieldFrame, out)
        case 52 /* break-shield */:
          return rules.answers52(s, f as WhenBreakShield2Frame, out)
        case 53 /* break-shield */:
          return rules.answers53(s, f as WhenBreakShield2Frame, out)
        case 54 /* lose */:
          return rules.answers54(s, f as InsteadLoseFrame, out)
        case 55 /* end-attack */:
          return rules.answers55(s, f as WhenEndAttackFrame, out)
        case 56 /* end-attack */:
          return rules.answers56(s, f as WhenEndAttackFrame, out)
        case 57 /* put */:
          return rules.answers57(s, f as WhenPut4Frame, out)
        case 58 /* put */:
          return rules.answers58(s, f as WhenPut4Frame, out)
        case 59 /* put */:
          return rules.answers59(s, f as WhenPut5Frame, out)
        case 60 /* put */:
          return rules.answers60(s, f as WhenPut5Frame, out)
        case 61 /* put */:
          return rules.answers61(s, f as WhenPut7Frame, out)
        case 62 /* put */:
          return rules.answers62(s, f as WhenPut7Frame, out)
        case 63 /* put */:
          return rules.answers63(s, f as WhenPut7Frame, out)
        case 64 /* cast */:
          return rules.answers64(s, f as WhenCastFrame, out)
        case 65 /* put */:
          out.push(1)
          return
        case 66 /* put */:
          return rules.answers66(s, f as WhenPut8Frame, out)
        case 67 /* attack */:
          return rules.answers67(s, f as WhenAttackFrame, out)
        case 68 /* put */:
          return rules.answers68(s, f as WhenPut10Frame, out)
        case 69 /* put */:
          return rules.answers69(s, f as WhenPut11Frame, out)
        case 70 /* put */:
          return rules.answers70(s, f as WhenPut11Frame, out)
        case 71 /* attack */:
          return rules.answers71(s, f as WhenAttack2Frame, out)
        case 72 /* attack */:
          out.push(1)
          return
        case 73 /* attack */:
          return rules.answers73(s, f as WhenAttack2Frame, out)
        case 74 /* put */:
          return rules.answers74(s, f as WhenPut12Frame, out)
        case 75 /* put */:
          return rules.answers75(s, f as WhenPut12Frame, out)
        case 76 /* end-of-turn */:
          return rules.answers76(s, f as WhenEndOfTurn4Frame, out)
        case 77 /* end-of-turn */:
          return rules.answers77(s, f as WhenEndOfTurn4Frame, out)
        case 78 /* end-of-turn */:
          out.push(1)
          return
        case 79 /* put */:
          return rules.answers79(s, f as WhenPut14Frame, out)
        case 80 /* defeat */:
          return rules.answers80(s, f as WhenDefeatFrame, out)
        case 81 /* attack */:
          return rules.answers81(s, f as WhenAttack4Frame, out)
        case 82 /* attack */:
          return rules.answers82(s, f as WhenAttack4Frame, out)
        case 83 /* attack */:
          return rules.answers83(s, f as WhenAttack5Frame, out)
        case 84 /* attack */:
          return rules.answers84(s, f as WhenAttack5Frame, out)
        case 85 /* put */:
          return rules.answers85(s, f as WhenPut16Frame, out)
        case 86 /* put */:
          return rules.answers86(s, f as WhenPut19Frame, out)
        case 87 /* put */:
          return rules.answers87(s, f as WhenPut19Frame, out)
        case 88 /* put */:
          return rules.answers88(s, f as WhenPut21Frame, out)
        case 89 /* put */:
          return rules.answers89(s, f as WhenPut21Frame, out)
        case 90 /* spell-effect */:
          return rules.answers90(s, f as SpellEffectFrame19, out)
        case 91 /* settle-order */:
          return rules.answers91(s, f as SettleOrderFrame, out)
        case 92 /* draw-order */:
          return rules.answers92(s, f as DrawOrderFrame, out)
        case 93 /* agree-order */:
          out.push(1)
          return
        case 94 /* propose-order */:
          return rules.answers94(s, f as ProposeOrderFrame, out)
        case 95 /* move */:
          out.push(1)
          return
        case 96 /* move */:
          return rules.answers96(s, f as HomecomingFrame, out)
      }
    },

    /** Carries out an offered move. */
    perform(s: State, choice: number, seat: number): void {
      const rest = (choice - 1) >> 7
      switch ((choice - 1) & 127) {
        case 28 /* charge */:
          return rules.charge(s, rest, seat)
        case 42 /* play */:
          return rules.doPlay(s, rest & 2047, rest >> 11, seat)
        case 54 /* attack-player */:
          return rules.doAttackPlayer(s, rest & 15, rest >> 4, seat)
        case 55 /* attack-creature */:
          return rules.doAttackCreature(s, rest & 2047, rest >> 11, seat)
        case 64 /* block */:
          return rules.doBlock(s, rest, seat)
        case 65 /* guard */:
          return rules.doGuard(s, rest, seat)
        case 79 /* ninja-strike */:
          return rules.doNinjaStrike(s, rest, seat)
        case 82 /* play-g-zero */:
          return rules.doPlayGZero(s, rest, seat)
        case 83 /* galaxshield */:
          return rules.doGalaxshield(s, rest, seat)
        case 84 /* kirifudash */:
          return rules.doKirifudash(s, rest, seat)
        case 85 /* fushigibirth */:
          return rules.doFushigibirth(s, rest & 2047, rest >> 11, seat)
        case 87 /* cast-again */:
          return rules.doCastAgain(s, rest, seat)
        case 91 /* draw-away */:
          return rules.doDrawAway(s, rest & 2047, rest >> 11, seat)
        case 92 /* answer-from-hand */:
          return rules.doAnswerFromHand(s, rest, seat)
        case 93 /* switch */:
          return rules.switch_(s, rest, seat)
        case 94 /* dig-up */:
          return rules.doDigUp(s, rest, seat)
        case 96 /* comet */:
          return rules.comet(s, rest, seat)
      }
    },

    /** Stops to ask a seat, unless there is nothing to ask. */
    ask(s: State, f: Frame, site: number, seat: number, optional: boolean, picked = -1): void {
      const { legal } = s
      emptied(legal)
      f.answer = 0
      if (seat === NONE) return
      if (picked > 0 && isToldNext(s, f)) return
      rules.list(s, f, site, seat, legal)
      let may = optional
      if (s.announcing > 0) {
        const settled = isSettled(s, SETTLED)
        if (isTrying(s)) {
          askInTrial(s, site, optional, picked)
          if (legal.length > 0 && settled) s.dry = 2
          return
        }
        if (!settled) {
          prune(rules, s, picked)
          // Nothing more, or no, is an answer only where the announcement can be completed without.
          may = optional && completable(rules, s, (t) => answer(t, 0))
        }
      }
      const only =
        legal.length === 1 &&
        !may &&
        !s.askAll &&
        !(
          site === 1 /* charge-step */ ||
          site === 2 /* main-step */ ||
          site === 3 /* attack-step */ ||
          site === 4 /* forced-attacks */ ||
          site === 34 /* end-attack */ ||
          site === 35 /* block-step */ ||
          site === 39 /* declare */
        )
      if (
        legal.length === 0 &&
        !(
          s.askAll &&
          (site === 1 /* charge-step */ ||
            site === 2 /* main-step */ ||
            site === 3 /* attack-step */ ||
            site === 4 /* forced-attacks */ ||
            site === 34 /* end-attack */ ||
            site === 35 /* block-step */ ||
            site === 39) /* declare */
        )
      )
        return
      if (seat === CHANCE && !s.openChance) {
        f.answer = legal[randomBelow(s, legal.length)]!
        if (s.log !== null) noteChance(s, rules.viewersOf, site, f.answer, legal)
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
      switch (event) {
        case 0 /* move */: {
          const card2 = args[0] as number
          const from2 = args[1] as number
          const to2 = args[2] as number
          if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotMove(s, it2, card2, from2, to2)))
            out.push(77 /* cannot-move */)
          if (family(s, ZONE.battle).some((it3) => rules.forbidsCannotMove2(s, it3, card2, from2, to2)))
            out.push(78 /* cannot-move-2 */)
          if (rules.forbidsCannotMove3(s, card2, from2, to2)) out.push(79 /* cannot-move-3 */)
          for (const it4 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotMove(s, it4, card2, from2, to2))
              out.push(lastingReason(80 /* lasting-cannot-move */, it4))
          return
        }
        case 8 /* destroy */: {
          const c = args[0] as number
          if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotDestroy(s, it2, c)))
            out.push(81 /* cannot-destroy */)
          return
        }
        case 39 /* doom */: {
          const q = args[0] as number
          const p = args[1] as number
          if (rules.forbidsNoDoom(s, q, p)) out.push(145 /* no-doom */)
          return
        }
        case 42 /* play */: {
          const c = args[0] as number
          const f_ = args[1] as number
          const p = args[2] as number
          if (rules.forbidsUncastable(s, c, f_, p)) out.push(82 /* uncastable */)
          if (rules.forbidsUnputtable(s, c, f_, p)) out.push(83 /* unputtable */)
          if (rules.forbidsCreatureAlone(s, c, f_, p)) out.push(146 /* creature-alone */)
          if (rules.forbidsUsedUp(s, c, f_, p)) out.push(147 /* used-up */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doPlay(t, c, f_, p))
            if (!could) out.push(84, ...whyNot(rules, s, (t) => rules.doPlay(t, c, f_, p)))
            return could
          })
          return
        }
        case 46 /* use */: {
          const c = args[0] as number
          const f_ = args[1] as number
          const p = args[2] as number
          if (rules.forbidsUncastableUse(s, c, f_, p)) out.push(82 /* uncastable */)
          if (rules.forbidsUnputtableUse(s, c, f_, p)) out.push(83 /* unputtable */)
          if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotUse(s, it2, c, f_, p)))
            out.push(85 /* cannot-use */)
          if (family(s, ZONE.battle).some((it3) => rules.forbidsCannotUse2(s, it3, c, f_, p)))
            out.push(86 /* cannot-use-2 */)
          if (rules.forbidsCreatureAloneUse(s, c, f_, p)) out.push(146 /* creature-alone */)
          if (rules.forbidsUsedUpFree(s, c, f_, p)) out.push(148 /* used-up-free */)
          return
        }
        case 47 /* cast */: {
          const c = args[0] as number
          const f_ = args[1] as number
          const p = args[2] as number
          if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotCast(s, it2, c, f_, p)))
            out.push(87 /* cannot-cast */)
          if (family(s, ZONE.battle).some((it3) => rules.forbidsCannotCast2(s, it3, c, f_, p)))
            out.push(88 /* cannot-cast-2 */)
          for (const it4 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotCast(s, it4, c, f_, p))
              out.push(lastingReason(149 /* lasting-cannot-cast */, it4))
          for (const it5 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotCast2(s, it5, c, f_, p))
              out.push(lastingReason(89 /* lasting-cannot-cast-2 */, it5))
          for (const it6 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotCast3(s, it6, c, f_, p))
              out.push(lastingReason(90 /* lasting-cannot-cast-3 */, it6))
          return
        }
        case 49 /* recite */: {
          const f_ = args[0] as number
          const c = args[1] as number
          const p = args[2] as number
          if (rules.forbidsUnrecited(s, f_, c, p)) out.push(91 /* unrecited */)
          if (rules.forbidsRecitedAlready(s, f_, c, p)) out.push(150 /* recited-already */)
          return
        }
        case 52 /* put */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsPutAlready(s, c, p)) out.push(151 /* put-already */)
          if (rules.forbidsCountedAsOne(s, c, p)) out.push(152 /* counted-as-one */)
          if (!!rules.isSpellAsPrinted(s, rules.creatureFaceOf(s, c))) out.push(92 /* put only if */)
          if (!(
            !rules.isLaidOn(s, rules.creatureFaceOf(s, c)) ||
            s.zones[ZONE.battle + p]!.some(
              (b) => rules.isCreature(s, b) && rules.bears(s, b, rules.creatureFaceOf(s, c)),
            )
          ))
            out.push(93 /* put only if */)
          if (!(
            !PRINTED_KEYWORDS[rules.creatureFaceOf(s, c)]!.includes(KEYWORD['s-max']) ||
            !s.zones[ZONE.battle + p]!.some((d) => PRINTED_KEYWORDS[s.def[d]!]!.includes(KEYWORD['s-max']))
          ))
            out.push(94 /* put only if */)
          return
        }
        case 54 /* attack-player */: {
          const q = args[0] as number
          const a = args[1] as number
          const p = args[2] as number
          if (rules.forbidsTappedRest(s, q, a, p)) out.push(95 /* tapped-rest */)
          if (rules.forbidsSickRest(s, q, a, p)) out.push(96 /* sick-rest */)
          if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotAttackPlayer(s, it2, q, a, p)))
            out.push(97 /* cannot-attack-player */)
          for (const it3 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotAttackPlayer(s, it3, q, a, p))
              out.push(lastingReason(98 /* lasting-cannot-attack-player */, it3))
          for (const it4 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotAttackPlayer2(s, it4, q, a, p))
              out.push(lastingReason(99 /* lasting-cannot-attack-player-2 */, it4))
          return
        }
        case 55 /* attack-creature */: {
          const t2 = args[0] as number
          const a = args[1] as number
          const p = args[2] as number
          if (rules.forbidsTappedRestAttackCreature(s, t2, a, p)) out.push(95 /* tapped-rest */)
          if (rules.forbidsSickHold(s, t2, a, p)) out.push(100 /* sick-hold */)
          for (const it2 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotAttackCreature(s, it2, t2, a, p))
              out.push(lastingReason(101 /* lasting-cannot-attack-creature */, it2))
          for (const it3 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotAttackCreature2(s, it3, t2, a, p))
              out.push(lastingReason(102 /* lasting-cannot-attack-creature-2 */, it3))
          return
        }
        case 64 /* block */: {
          const b = args[0] as number
          const q = args[1] as number
          if (rules.forbidsNeedsBlocker(s, b, q)) out.push(103 /* needs-blocker */)
          if (rules.forbidsOwnSide(s, b, q)) out.push(153 /* own-side */)
          for (const it2 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotBlock(s, it2, b, q))
              out.push(lastingReason(104 /* lasting-cannot-block */, it2))
          return
        }
        case 65 /* guard */: {
          const b = args[0] as number
          const q = args[1] as number
          if (rules.forbidsNeedsGuardman(s, b, q)) out.push(105 /* needs-guardman */)
          if (rules.forbidsOwnSideGuard(s, b, q)) out.push(153 /* own-side */)
          for (const it2 of s.zones[ZONE.lasting]!)
            if (rules.forbidsLastingCannotGuard(s, it2, b, q))
              out.push(lastingReason(106 /* lasting-cannot-guard */, it2))
          return
        }
        case 79 /* ninja-strike */: {
          const this_ = args[0] as number
          const you = args[1] as number
          if (rules.forbidsCannotNinjaStrike(s, this_, you)) out.push(107 /* cannot-ninja-strike */)
          if (rules.forbidsOnceAnAttack(s, this_, you)) out.push(108 /* once-an-attack */)
          if (rules.forbidsUnusableStrike(s, this_, you)) out.push(154 /* unusable-strike */)
          return
        }
        case 81 /* throw-copy */: {
          const k = args[0] as number
          const p = args[1] as number
          if (!s.zones[ZONE.hand + p]!.some((c) => s.def[c]! === s.def[k]!)) out.push(109 /* throw-copy only if */)
          return
        }
        case 82 /* play-g-zero */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsUnusable(s, c, p)) out.push(155 /* unusable */)
          return
        }
        case 83 /* galaxshield */: {
          const c = args[0] as number
          const p = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doGalaxshield(t, c, p))
            if (!could) out.push(110, ...whyNot(rules, s, (t) => rules.doGalaxshield(t, c, p)))
            return could
          })
          return
        }
        case 84 /* kirifudash */: {
          const c = args[0] as number
          const p = args[1] as number
          if (rules.forbidsUnusableKirifudash(s, c, p)) out.push(155 /* unusable */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doKirifudash(t, c, p))
            if (!could) out.push(111, ...whyNot(rules, s, (t) => rules.doKirifudash(t, c, p)))
            return could
          })
          return
        }
        case 85 /* fushigibirth */: {
          const c = args[0] as number
          const b = args[1] as number
          const p = args[2] as number
          if (rules.forbidsUnusableFushigibirth(s, c, b, p)) out.push(155 /* unusable */)
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doFushigibirth(t, c, b, p))
            if (!could) out.push(112, ...whyNot(rules, s, (t) => rules.doFushigibirth(t, c, b, p)))
            return could
          })
          return
        }
        case 87 /* cast-again */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doCastAgain(t, this_, you))
            if (!could) out.push(113, ...whyNot(rules, s, (t) => rules.doCastAgain(t, this_, you)))
            return could
          })
          return
        }
        case 91 /* draw-away */: {
          const this_ = args[0] as number
          const b = args[1] as number
          const you = args[2] as number
          if (rules.forbidsOwnSideDrawAway(s, this_, b, you)) out.push(153 /* own-side */)
          return
        }
        case 92 /* answer-from-hand */: {
          const this_ = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doAnswerFromHand(t, this_, you))
            if (!could) out.push(114, ...whyNot(rules, s, (t) => rules.doAnswerFromHand(t, this_, you)))
            return could
          })
          return
        }
        case 94 /* dig-up */: {
          const c = args[0] as number
          const you = args[1] as number
          apart(s, () => {
            const could = completable(rules, s, (t) => rules.doDigUp(t, c, you))
            if (!could) out.push(115, ...whyNot(rules, s, (t) => rules.doDigUp(t, c, you)))
            return could
          })
          return
        }
      }
    },

    /** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
    deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
      // [101.1] full-deck
      if (s.mainDeck[seat]!.length !== rules.deckSizeOf(s)) out.push([0, NONE])
      // [101.1b] copies-of-a-name
      for (const d of new Set(s.mainDeck[seat]!))
        if (copies(s.mainDeck[seat]!, d) > rules.allowedCopiesOf(s, d)) out.push([1, d])
      // [dm.deck.3] refuse-deck
      for (const d of new Set(s.mainDeck[seat]!)) if (!rules.isAdmitted(s, d)) out.push([2, d])
      // [101.1c] elsewhere
      for (const d of new Set(s.mainDeck[seat]!)) if (rules.isBarred(s, d)) out.push([3, d])
      // [dm.face.1] refuse-deck-2
      for (const d of new Set(s.mainDeck[seat]!)) if (!rules.isWhole(s, d)) out.push([4, d])
      // [101.1a, 201.2, 201.2a] refuse-deck-3
      for (const d of new Set(s.mainDeck[seat]!))
        if (s.partnerCard[seat]!.some((k) => !rules.suits(s, d, k))) out.push([5, d])
      // [201.1] refuse-deck-4
      if (s.partnerCard[seat]!.length !== 1) out.push([6, NONE])
      // [201.1] refuse-deck-5
      for (const k of new Set(s.partnerCard[seat]!)) if (!s.mainDeck[seat]!.includes(k)) out.push([7, k])
      // [201.1, 201.1a] refuse-deck-6
      for (const k of new Set(s.partnerCard[seat]!)) if (!rules.isLeader(s, k)) out.push([8, k])
    },
  }
}

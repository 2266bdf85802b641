// Compiled from the rules of StandingFives: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copyLog } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { HOLDER, POSITION, ZONE } from './names.ts'
import { backrowZonesOf, isStanding, monsterZonesOf, startingLifeOf } from './facts.ts'

/** State of a game of StandingFives: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  passes: number
  linksBelow: number
  answerer: number
  attacksMade: number[]
  attackedIn: number[]
  foe: number[]
  life: number[]
  turnPlayer: number
  turnNumber: number
  clock: number
  position: number[]
  arrived: number[]
  upSince: number[]
  setRole: number[]
  namedSuit: number[]
  namedRank: number[]
  inUse: boolean[]
  falling: boolean[]
  fromField: boolean[]
  fresh: boolean[]
  standing: boolean[]
  astray: readonly Astray[]
  timesNormalSummonDuringTurn: number[]
  timesSetMonsterDuringTurn: number[]
  timesActivateSpellDuringTurn: number[]
  timesChangePositionDuringTurn: number[]
  timesDrawDuringMatch: number[]
  timesBattlePhaseDuringTurn: number[]
  timesDrawDuringMain: number[]
  timesDestroyDuringMain: number
  timesDrawDuringBattlePhase: Record<string, number>
  timesHurtDuringBattlePhase: number
}

/** [gap.chain] Suspended `window`. (trump-king/chain.rules:9) */
export interface WindowFrame extends Frame {}

/** [gap.chain] Suspended `window-if-due`. (trump-king/chain.rules:30) */
export interface WindowIfDueFrame extends Frame {}

/** [gap.chain] Suspended `run-chain`. (trump-king/chain.rules:34) */
export interface RunChainFrame extends Frame {}

/** [gap.chain] Suspended `run-link`. (trump-king/chain.rules:42) */
export interface RunLinkFrame extends Frame {
  readonly e: number
  used: number
}

/** [gap.same-time-triggers] Suspended `line-up`. (trump-king/chain.rules:68) */
export interface LineUpFrame extends Frame {
  least2: number
  ready: readonly number[]
  chooser: number
  e: number
  e2: number
}

/** [gap.same-time-triggers] Suspended `link-up`. (trump-king/chain.rules:79) */
export interface LinkUpFrame extends Frame {
  readonly e: number
}

/** [battle.2] Suspended `attack-directly`. (trump-king/battle.rules:24) */
export interface AttackDirectlyFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [battle.4] Suspended `attack`. (trump-king/battle.rules:30) */
export interface AttackFrame extends Frame {
  readonly a: number
  readonly t2: number
  readonly p: number
  u: number
  u2: number
}

/** [spade.1, turn.3] Suspended `spade-call`. (trump-king/suits.rules:9) */
export interface SpadeCallFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [spade-synchro.2] Suspended `blast`. (trump-king/suits.rules:29) */
export interface BlastFrame extends Frame {
  readonly this_: number
  readonly you: number
  x: number
  x2: number
}

/** [heart-synchro.1] Suspended `insight`. (trump-king/suits.rules:59) */
export interface InsightFrame extends Frame {
  readonly this_: number
  readonly you: number
  excess: number
  d: number
  d2: number
}

/** [heart-synchro.2] Suspended `use-looked`. (trump-king/suits.rules:73) */
export interface UseLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
}

/** [heart-synchro.2] Suspended `summon-looked`. (trump-king/suits.rules:79) */
export interface SummonLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
  c: number
  c2: number
}

/** [heart-synchro.2] Suspended `cast-looked`. (trump-king/suits.rules:84) */
export interface CastLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
  c: number
  c2: number
  below: number
}

/** [heart-synchro.2] Suspended `set-looked`. (trump-king/suits.rules:96) */
export interface SetLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
  c: number
  c2: number
}

/** [club.1] Suspended `club-call`. (trump-king/suits.rules:114) */
export interface ClubCallFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
}

/** [diamond.3] Suspended `diamond-call`. (trump-king/suits.rules:142) */
export interface DiamondCallFrame extends Frame {
  readonly this_: number
  readonly you: number
  x: number
  x2: number
}

/** [diamond.5] Suspended `compensate`. (trump-king/suits.rules:159) */
export interface CompensateFrame extends Frame {
  readonly t2: readonly number[]
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [spell.4] Suspended `set-card`. (trump-king/ranks.rules:24) */
export interface SetCardFrame extends Frame {
  readonly c: number
  readonly p: number
  r: number
  r2: number
}

/** [spell.1, spell.3] Suspended `activate-spell`. (trump-king/ranks.rules:31) */
export interface ActivateSpellFrame extends Frame {
  readonly c: number
  readonly p: number
  wasSet: boolean
}

/** [trap.1, trap.5] Suspended `activate-trap`. (trump-king/ranks.rules:40) */
export interface ActivateTrapFrame extends Frame {
  readonly c: number
  readonly p: number
  wasSet: boolean
}

/** [normal-spell.1, gap.normal-spell-targets] Suspended `use-spell`. (trump-king/ranks.rules:51) */
export interface UseSpellFrame extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
}

/** [normal-trap.1, gap.normal-trap-scope] Suspended `use-trap`. (trump-king/ranks.rules:62) */
export interface UseTrapFrame extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
}

/** [rank8.1] Suspended `pop`. (trump-king/ranks.rules:96) */
export interface PopFrame extends Frame {
  readonly c: number
  readonly p: number
  x: number
  x2: number
}

/** [turn.6] Suspended `match`. (trump-king/trump-king.rules:82) */
export interface MatchFrame extends Frame {}

/** [start.1] Suspended `set-up`. (trump-king/trump-king.rules:92) */
export interface SetUpFrame extends Frame {}

/** [gap.first-player, start.1] Suspended `settle-first-player`. (trump-king/trump-king.rules:104) */
export interface SettleFirstPlayerFrame extends Frame {
  f_: number
  f_2: number
  f_3: number
  f_4: number
}

/** [turn.6] Suspended `turn`. (trump-king/trump-king.rules:112) */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [turn.1] Suspended `draw-phase`. (trump-king/trump-king.rules:120) */
export interface DrawPhaseFrame extends Frame {
  readonly p: number
}

/** [turn.3, turn.5] Suspended `main`. (trump-king/trump-king.rules:126) */
export interface MainFrame extends Frame {
  readonly p: number
}

/** [turn.4, battle.11] Suspended `battle-phase`. (trump-king/trump-king.rules:131) */
export interface BattlePhaseFrame extends Frame {
  readonly p: number
}

/** [gap.hand-limit] Suspended `hand-check`. (trump-king/trump-king.rules:138) */
export interface HandCheckFrame extends Frame {
  readonly p: number
  c: number
  surplus: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [summon.1] Suspended `normal-summon`. (trump-king/trump-king.rules:199) */
export interface NormalSummonFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [summon.3] Suspended `set-monster`. (trump-king/trump-king.rules:204) */
export interface SetMonsterFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [summon.5, summon.6] Suspended `special-summon`. (trump-king/trump-king.rules:211) */
export interface SpecialSummonFrame extends Frame {
  readonly c: number
  readonly p: number
  q: number
  q2: number
}

/** [synchro.1] Suspended `synchro-summon`. (trump-king/trump-king.rules:235) */
export interface SynchroSummonFrame extends Frame {
  readonly s_: number
  readonly p: number
  m: number
  m2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [diamond-synchro.1] Suspended `name-for`. (trump-king/trump-king.rules:247) */
export interface NameForFrame extends Frame {
  readonly s_: number
  readonly p: number
}

/** [heart-synchro.2] Suspended `insight-effect`. (trump-king/suits.rules:66) */
export interface InsightEffectFrame extends Frame {
  readonly you: number
  readonly d: number
  looked: readonly number[]
}

/** [diamond.3] Suspended `diamond-call-effect`. (trump-king/suits.rules:150) */
export interface DiamondCallEffectFrame extends Frame {
  readonly you: number
  y: number
  y2: number
  t2: readonly number[]
}

/** [joker.2] Suspended `use-spell-effect`. (trump-king/ranks.rules:116) */
export interface UseSpellEffectFrame extends Frame {
  readonly p: number
  c: number
  found: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [rank8.1] Suspended `use-spell`. (trump-king/ranks.rules:91) */
export interface UseSpellFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [rank2.1] Suspended `use-spell-effect`. (trump-king/ranks.rules:82) */
export interface UseSpellEffectFrame2 extends Frame {
  readonly p: number
  looked: readonly number[]
  c: number
  c2: number
}

/** [rank9.1] Suspended `use-trap`. (trump-king/ranks.rules:104) */
export interface UseTrapFrame2 extends Frame {
  readonly c: number
  readonly p: number
  x: number
  x2: number
}

/** [spell.8] Suspended `use-trap`. (trump-king/ranks.rules:93) */
export interface UseTrapFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [diamond-synchro.1] Suspended `name-for`. (trump-king/suits.rules:166) */
export interface NameForFrame2 extends Frame {
  readonly s_: number
  readonly p: number
  u: number
  u2: number
  v: number
  v2: number
}

/** [club.2] Suspended `harvest`. (trump-king/suits.rules:121) */
export interface HarvestFrame extends Frame {
  readonly m: number
  readonly you: number
  n: number
  c: number
  back: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [club-synchro.1] Suspended `last-gift`. (trump-king/suits.rules:129) */
export interface LastGiftFrame extends Frame {
  readonly you: number
  c: number
  c2: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  const s: State = {
    players,
    options,
    random: seedRandom(seed),
    def: [],
    owner: [],
    place: [],
    zones: blankZones(74),
    shown: [],
    result: [],
    over: false,
    frames: [],
    ask: 0,
    asked: 0,
    optional: false,
    legal: [],
    effects: [],
    announcing: 0,
    replacing: [],
    dry: 0,
    failed: false,
    reasons: null,
    askAll: false,
    openChance: false,
    log: null,
    passes: NONE,
    linksBelow: NONE,
    answerer: NONE,
    attacksMade: [],
    attackedIn: [],
    foe: [],
    life: [],
    turnPlayer: NONE,
    turnNumber: NONE,
    clock: NONE,
    position: [],
    arrived: [],
    upSince: [],
    setRole: [],
    namedSuit: [],
    namedRank: [],
    inUse: [],
    falling: [],
    fromField: [],
    fresh: [],
    standing: [],
    astray: [],
    timesNormalSummonDuringTurn: [],
    timesSetMonsterDuringTurn: [],
    timesActivateSpellDuringTurn: [],
    timesChangePositionDuringTurn: [],
    timesDrawDuringMatch: [],
    timesBattlePhaseDuringTurn: [],
    timesDrawDuringMain: [],
    timesDestroyDuringMain: 0,
    timesDrawDuringBattlePhase: {},
    timesHurtDuringBattlePhase: 0,
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  s.passes = 0
  s.linksBelow = 0
  s.answerer = 0
  for (let it = 0; it < players; it++) s.life.push(startingLifeOf(s))
  s.turnPlayer = 0
  s.turnNumber = 0
  s.clock = 0
  s.astray = []
  return s
}

/** A copy that shares nothing that changes. */
export function cloneState(s: State): State {
  const t: State = {
    players: s.players,
    options: s.options,
    random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    def: s.def.slice(),
    owner: s.owner.slice(),
    place: s.place.slice(),
    zones: s.zones.map((zone) => zone.slice()),
    shown: s.shown.slice(),
    result: s.result.slice(),
    over: s.over,
    frames: s.frames.map((frame) => ({ ...frame })),
    ask: s.ask,
    asked: s.asked,
    optional: s.optional,
    legal: s.legal.slice(),
    effects: s.effects.slice(),
    announcing: s.announcing,
    replacing: s.replacing.slice(),
    dry: s.dry,
    failed: s.failed,
    reasons: s.reasons,
    askAll: s.askAll,
    openChance: s.openChance,
    log: copyLog(s.log),
    passes: s.passes,
    linksBelow: s.linksBelow,
    answerer: s.answerer,
    attacksMade: s.attacksMade.slice(),
    attackedIn: s.attackedIn.slice(),
    foe: s.foe.slice(),
    life: s.life.slice(),
    turnPlayer: s.turnPlayer,
    turnNumber: s.turnNumber,
    clock: s.clock,
    position: s.position.slice(),
    arrived: s.arrived.slice(),
    upSince: s.upSince.slice(),
    setRole: s.setRole.slice(),
    namedSuit: s.namedSuit.slice(),
    namedRank: s.namedRank.slice(),
    inUse: s.inUse.slice(),
    falling: s.falling.slice(),
    fromField: s.fromField.slice(),
    fresh: s.fresh.slice(),
    standing: s.standing.slice(),
    astray: s.astray,
    timesNormalSummonDuringTurn: s.timesNormalSummonDuringTurn.slice(),
    timesSetMonsterDuringTurn: s.timesSetMonsterDuringTurn.slice(),
    timesActivateSpellDuringTurn: s.timesActivateSpellDuringTurn.slice(),
    timesChangePositionDuringTurn: s.timesChangePositionDuringTurn.slice(),
    timesDrawDuringMatch: s.timesDrawDuringMatch.slice(),
    timesBattlePhaseDuringTurn: s.timesBattlePhaseDuringTurn.slice(),
    timesDrawDuringMain: s.timesDrawDuringMain.slice(),
    timesDestroyDuringMain: s.timesDestroyDuringMain,
    timesDrawDuringBattlePhase: { ...s.timesDrawDuringBattlePhase },
    timesHurtDuringBattlePhase: s.timesHurtDuringBattlePhase,
  }
  if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
  return t
}

/** Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to. */
export function createCard(s: State, definition: number, zone: number): number {
  const card = nextCard(s)
  s.def.push(definition)
  s.owner.push(HOLDER[zone] ?? NONE)
  s.place.push(NONE)
  s.shown.push(0)
  s.attacksMade.push(0)
  s.attackedIn.push(0)
  s.foe.push(NONE)
  s.position.push(POSITION['attack'])
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
  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  const from = s.place[card]!
  moveCard(s, card, to, bottom)
  if (within(to, ZONE['monsters']) !== within(from, ZONE['monsters'])) {
    s.attacksMade[card] = 0
    s.attackedIn[card] = 0
    s.foe[card] = NONE
    s.position[card] = POSITION['attack']
    s.upSince[card] = s.clock
    s.falling[card] = false
    s.fresh[card] = false
  }
  if (
    (within(to, ZONE['monsters']) || within(to, ZONE['backrow'])) !==
    (within(from, ZONE['monsters']) || within(from, ZONE['backrow']))
  ) {
    s.arrived[card] = s.turnNumber
  }
  if (within(to, ZONE['backrow']) !== within(from, ZONE['backrow'])) {
    s.setRole[card] = NONE
    s.standing[card] = false
  }
  if (within(to, ZONE['table']) !== within(from, ZONE['table'])) {
    s.fromField[card] = false
  }
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE) return false
  if (within(to, ZONE['monsters']) && s.place[card] !== to && s.zones[to]!.length >= monsterZonesOf(s)) {
    if (s.reasons !== null) s.reasons.push(91)
    return false
  }
  if (within(to, ZONE['backrow']) && s.place[card] !== to && s.zones[to]!.length >= backrowZonesOf(s)) {
    if (s.reasons !== null) s.reasons.push(92)
    return false
  }
  return true
}

/** The seat whose zone the card is in; its owner where zones belong to nobody. */
export function holder(s: State, card: number): number {
  const seat = HOLDER[s.place[card]!] ?? NONE
  return seat === NONE ? (s.owner[card] ?? NONE) : seat
}

/** The seats that see the card: those its place is open to, and those it was shown to. */
export function viewersOf(s: State, card: number): readonly number[] {
  const shown = s.shown[card]!
  return shown === 0
    ? placeViewers(s, card)
    : seats(s).filter((seat) => (shown & (1 << seat)) !== 0 || placeViewers(s, card).includes(seat))
}

function placeViewers(s: State, card: number): readonly number[] {
  const zone = s.place[card]!
  // [monster.1] viewers-exception (trump-king/trump-king.rules:53)
  if (within(s.place[card]!, ZONE['monsters']) && s.position[card]! === POSITION['face-down']) return [s.owner[card]!]
  // [spell.9, trap.6] viewers-exception-2 (trump-king/trump-king.rules:54)
  if (isStanding(s, card)) return seats(s)
  if (within(zone, ZONE['deck'])) return []
  if (within(zone, ZONE['dealt'])) return []
  if (within(zone, ZONE['hand'])) return [zone - ZONE['hand']]
  if (within(zone, ZONE['extra'])) return seats(s)
  if (within(zone, ZONE['graveyard'])) return seats(s)
  if (within(zone, ZONE['banished'])) return seats(s)
  if (within(zone, ZONE['monsters'])) return seats(s)
  if (within(zone, ZONE['backrow'])) return [zone - ZONE['backrow']]
  if (within(zone, ZONE['table'])) return seats(s)
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = { foe: 'each' }

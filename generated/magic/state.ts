// Compiled from the rules of Magic: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { BaseState, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, deleteCard, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { seats, within } from '../../runtime/sets.ts'
import { EVENT, HOLDER, PHASE_KIND, WAY, ZONE } from './names.ts'
import { isFaceDown, startingLifeOf } from './facts.ts'

/** State of a game of Magic: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  arrived: number[]
  damage: number[]
  plusCounters: number[]
  minusCounters: number[]
  timeCounters: number[]
  stamp: number[]
  moving: number
  pool: Record<number, number>
  colourlessPool: number[]
  wanted: readonly number[]
  surcharge: number
  chosenX: number
  actor: number
  passes: number
  role: Record<number, number>
  aims: Record<number, readonly number[]>
  turnPlayer: number
  turnNumber: number
  phase: number
  life: number[]
  extraTurns: number[]
  drawsThisTurn: number[]
  wayCast: number[]
  x: number[]
  targets: (readonly number[])[]
  secondTargets: (readonly number[])[]
  targetPlayers: (readonly number[])[]
  aimed: number[]
  offered2: number
  offeredWay: number
  offeredBy: number
  amiss: boolean
  blockedBy: (readonly number[])[]
  mainDeck: (readonly number[])[]
  tapped: boolean[]
  faceDown: boolean[]
  token: boolean[]
  hushed: boolean[]
  outOfCards: boolean[]
  handCast: boolean[]
  attacking: boolean[]
  blocking: boolean[]
  blocked: boolean[]
  runningTurn: number
  printedDef: number[]
  timesPlayLandDuringTurn: number[]
}

/** Suspended `move`. ((kernel):1) */
export interface MoveFrame extends Frame {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
}

/** [mtg.400.7] Suspended `bury`. (magic/zones.rules:41) */
export interface BuryFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `take-back`. (magic/zones.rules:45) */
export interface TakeBackFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `banish`. (magic/zones.rules:49) */
export interface BanishFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `tuck`. (magic/zones.rules:53) */
export interface TuckFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `sink`. (magic/zones.rules:57) */
export interface SinkFrame extends Frame {
  readonly c: number
}

/** [mtg.616.1] Suspended `settle-instead`. (magic/zones.rules:73) */
export interface SettleInsteadFrame extends Frame {
  p: number
  e: number
  e2: number
}

/** [mtg.110.1] Suspended `enter`. (magic/zones.rules:78) */
export interface EnterFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.700.4] Suspended `destroy`. (magic/zones.rules:82) */
export interface DestroyFrame extends Frame {
  readonly c: number
}

/** [mtg.701.14] Suspended `sacrifice`. (magic/zones.rules:84) */
export interface SacrificeFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.701.7] Suspended `discard`. (magic/zones.rules:86) */
export interface DiscardFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.701.5] Suspended `counter`. (magic/zones.rules:89) */
export interface CounterFrame extends Frame {
  readonly c: number
}

/** [mtg.120.1] Suspended `draw`. (magic/zones.rules:92) */
export interface DrawFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [mtg.120.1] Suspended `draw-one`. (magic/zones.rules:95) */
export interface DrawOneFrame extends Frame {
  readonly p: number
}

/** [mtg.701.13] Suspended `mill`. (magic/zones.rules:101) */
export interface MillFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [mtg.601.2h] Suspended `pay`. (magic/mana.rules:48) */
export interface PayFrame extends Frame {
  readonly cost: readonly number[]
  readonly p: number
  generic: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.107.4] Suspended `pay-symbol`. (magic/mana.rules:63) */
export interface PaySymbolFrame extends Frame {
  readonly s_: number
  readonly p: number
}

/** [mtg.107.4] Suspended `pay-coloured`. (magic/mana.rules:70) */
export interface PayColouredFrame extends Frame {
  readonly s_: number
  readonly p: number
  v: number
  v2: number
}

/** [mtg.117.3] Suspended `priority`. (magic/priority.rules:8) */
export interface PriorityFrame extends Frame {}

/** [mtg.704.3] Suspended `settle`. (magic/priority.rules:48) */
export interface SettleFrame extends Frame {
  p: number
}

/** [mtg.603.3] Suspended `place-trigger`. (magic/priority.rules:59) */
export interface PlaceTriggerFrame extends Frame {
  readonly p: number
  e: number
  e2: number
}

/** [mtg.103.1] Suspended `match`. (magic/turn.rules:13) */
export interface MatchFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.103.2] Suspended `deal`. (magic/turn.rules:20) */
export interface DealFrame extends Frame {
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [mtg.500.1] Suspended `turn`. (magic/turn.rules:26) */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [mtg.503.1] Suspended `upkeep-step`. (magic/turn.rules:44) */
export interface UpkeepStepFrame extends Frame {
  readonly p: number
}

/** [mtg.504.1] Suspended `draw-step`. (magic/turn.rules:51) */
export interface DrawStepFrame extends Frame {
  readonly p: number
}

/** [mtg.504.1] Suspended `draw-for-turn`. (magic/turn.rules:55) */
export interface DrawForTurnFrame extends Frame {
  readonly p: number
}

/** [mtg.505.1] Suspended `main-phase`. (magic/turn.rules:59) */
export interface MainPhaseFrame extends Frame {
  readonly p: number
}

/** [mtg.513.1] Suspended `end-step`. (magic/turn.rules:65) */
export interface EndStepFrame extends Frame {
  readonly p: number
}

/** [mtg.514.1] Suspended `cleanup-step`. (magic/turn.rules:72) */
export interface CleanupStepFrame extends Frame {
  readonly p: number
  c: number
  c2: number
}

/** [mtg.305.1] Suspended `play-land`. (magic/turn.rules:87) */
export interface PlayLandFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.2] Suspended `cast`. (magic/casting.rules:56) */
export interface CastFrame extends Frame {
  readonly c: number
  readonly d: number
  readonly w: number
  readonly p: number
  held: boolean
}

/** [mtg.601.2c] Suspended `aim`. (magic/casting.rules:78) */
export interface AimFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.107.3] Suspended `choose-x`. (magic/casting.rules:81) */
export interface ChooseXFrame extends Frame {
  readonly c: number
  readonly p: number
  n: number
  n2: number
}

/** [mtg.601.2c] Suspended `aim-spell`. (magic/casting.rules:87) */
export interface AimSpellFrame extends Frame {
  readonly c: number
  readonly p: number
  h: number
  list1: readonly number[]
  next2: number
}

/** [mtg.702.101] Suspended `as-half`. (magic/casting.rules:94) */
export interface AsHalfFrame extends Frame {
  readonly c: number
  readonly h: number
  readonly p: number
  whole: number
}

/** [mtg.601.2h] Suspended `pay-price`. (magic/casting.rules:100) */
export interface PayPriceFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly p: number
  h: number
  list1: readonly number[]
  next2: number
}

/** [mtg.608.2] Suspended `resolve-spell`. (magic/casting.rules:143) */
export interface ResolveSpellFrame extends Frame {
  readonly c: number
}

/** [mtg.608.2] Suspended `carry-out`. (magic/casting.rules:156) */
export interface CarryOutFrame extends Frame {
  readonly c: number
  readonly p: number
  whole: number
  h: number
  list1: readonly number[]
  next2: number
}

/** [mtg.608.2] Suspended `spell-effect`. (magic/casting.rules:166) */
export interface SpellEffectFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.3] Suspended `let-cast`. (magic/keywords.rules:24) */
export interface LetCastFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly s_: number
  readonly p: number
}

/** [mtg.118.9] Suspended `pay-granted`. (magic/keywords.rules:36) */
export interface PayGrantedFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly p: number
  d: number
  d2: number
}

/** [mtg.702.36] Suspended `turn-up`. (magic/keywords.rules:78) */
export interface TurnUpFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.704.3] Suspended `check-state`. (magic/state-based.rules:21) */
export interface CheckStateFrame extends Frame {}

/** [mtg.704.5] Suspended `put-right`. (magic/state-based.rules:28) */
export interface PutRightFrame extends Frame {
  c: number
  c2: number
  p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
  list5: readonly number[]
  next6: number
}

/** [mtg.704.5j] Suspended `legend-rule`. (magic/state-based.rules:47) */
export interface LegendRuleFrame extends Frame {
  readonly p: number
  c: number
  c2: number
}

/** [mtg.506.1] Suspended `combat-phase`. (magic/combat.rules:8) */
export interface CombatPhaseFrame extends Frame {
  readonly p: number
}

/** [mtg.508.1] Suspended `declare-attackers`. (magic/combat.rules:24) */
export interface DeclareAttackersFrame extends Frame {
  readonly p: number
}

/** [mtg.509.1] Suspended `declare-blockers`. (magic/combat.rules:40) */
export interface DeclareBlockersFrame extends Frame {
  readonly q: number
}

/** [mtg.510.1] Suspended `strike-all`. (magic/combat.rules:54) */
export interface StrikeAllFrame extends Frame {
  readonly p: number
  each: number
  each2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [mtg.510.1] Suspended `strike-with`. (magic/combat.rules:62) */
export interface StrikeWithFrame extends Frame {
  readonly a: number
  readonly p: number
  left: number
  rest2: readonly number[]
  b: number
  b2: number
  part2: number
}

/** [mtg.601.2i] Suspended `cast-effect`. (magic/casting.rules:71) */
export interface CastEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:17) */
export interface AimFrame2 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:8) */
export interface AimFrame3 extends Frame {
  readonly c: number
  readonly p: number
  q: number
  q2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:11) */
export interface SpellEffectFrame2 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.702.33] Suspended `instead-move`. (magic/keywords.rules:59) */
export interface InsteadMoveFrame extends Frame {
  readonly card2: number
  replaces: number
}

/** [mtg.702.73] Suspended `enter-effect`. (magic/keywords.rules:66) */
export interface EnterEffectFrame extends Frame {
  readonly c: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `enter-effect`. (magic/cards-creatures.rules:18) */
export interface EnterEffectFrame2 extends Frame {
  readonly you: number
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
    zones: blankZones(52),
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
    arrived: [],
    damage: [],
    plusCounters: [],
    minusCounters: [],
    timeCounters: [],
    stamp: [],
    moving: NONE,
    pool: {},
    colourlessPool: [],
    wanted: [],
    surcharge: NONE,
    chosenX: NONE,
    actor: NONE,
    passes: NONE,
    role: {},
    aims: {},
    turnPlayer: NONE,
    turnNumber: NONE,
    phase: NONE,
    life: [],
    extraTurns: [],
    drawsThisTurn: [],
    wayCast: [],
    x: [],
    targets: [],
    secondTargets: [],
    targetPlayers: [],
    aimed: [],
    offered2: NONE,
    offeredWay: NONE,
    offeredBy: NONE,
    amiss: false,
    blockedBy: [],
    mainDeck: [],
    tapped: [],
    faceDown: [],
    token: [],
    hushed: [],
    outOfCards: [],
    handCast: [],
    attacking: [],
    blocking: [],
    blocked: [],
    runningTurn: NONE,
    printedDef: [],
    timesPlayLandDuringTurn: [],
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
  s.phase = PHASE_KIND['beginning']
  for (let it = 0; it < players; it++) s.life.push(startingLifeOf(s))
  for (let it = 0; it < players; it++) s.extraTurns.push(0)
  for (let it = 0; it < players; it++) s.drawsThisTurn.push(0)
  s.offered2 = NONE
  s.offeredWay = WAY['for-free']
  s.offeredBy = NONE
  s.amiss = false
  for (let it = 0; it < players; it++) s.mainDeck.push([])
  for (let it = 0; it < players; it++) s.outOfCards.push(false)
  s.runningTurn = 0
  return s
}

/** A copy that shares nothing that changes. */
export function cloneState(s: State): State {
  return {
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
    log: s.log === null ? null : s.log.slice(),
    arrived: s.arrived.slice(),
    damage: s.damage.slice(),
    plusCounters: s.plusCounters.slice(),
    minusCounters: s.minusCounters.slice(),
    timeCounters: s.timeCounters.slice(),
    stamp: s.stamp.slice(),
    moving: s.moving,
    pool: { ...s.pool },
    colourlessPool: s.colourlessPool.slice(),
    wanted: s.wanted,
    surcharge: s.surcharge,
    chosenX: s.chosenX,
    actor: s.actor,
    passes: s.passes,
    role: { ...s.role },
    aims: { ...s.aims },
    turnPlayer: s.turnPlayer,
    turnNumber: s.turnNumber,
    phase: s.phase,
    life: s.life.slice(),
    extraTurns: s.extraTurns.slice(),
    drawsThisTurn: s.drawsThisTurn.slice(),
    wayCast: s.wayCast.slice(),
    x: s.x.slice(),
    targets: s.targets.slice(),
    secondTargets: s.secondTargets.slice(),
    targetPlayers: s.targetPlayers.slice(),
    aimed: s.aimed.slice(),
    offered2: s.offered2,
    offeredWay: s.offeredWay,
    offeredBy: s.offeredBy,
    amiss: s.amiss,
    blockedBy: s.blockedBy.slice(),
    mainDeck: s.mainDeck.slice(),
    tapped: s.tapped.slice(),
    faceDown: s.faceDown.slice(),
    token: s.token.slice(),
    hushed: s.hushed.slice(),
    outOfCards: s.outOfCards.slice(),
    handCast: s.handCast.slice(),
    attacking: s.attacking.slice(),
    blocking: s.blocking.slice(),
    blocked: s.blocked.slice(),
    runningTurn: s.runningTurn,
    printedDef: s.printedDef.slice(),
    timesPlayLandDuringTurn: s.timesPlayLandDuringTurn.slice(),
  }
}

/** Makes a card of a definition and lays it on top of a zone; it belongs to whom the zone belongs to. */
export function createCard(s: State, definition: number, zone: number): number {
  const card = nextCard(s)
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
  s.wayCast.push(WAY['plainly'])
  s.x.push(0)
  s.targets.push([])
  s.secondTargets.push([])
  s.targetPlayers.push([])
  s.aimed.push(0)
  s.blockedBy.push([])
  s.tapped.push(false)
  s.faceDown.push(false)
  s.token.push(false)
  s.hushed.push(false)
  s.handCast.push(false)
  s.attacking.push(false)
  s.blocking.push(false)
  s.blocked.push(false)
  s.printedDef.push(definition)
  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  const from = s.place[card]!
  moveCard(s, card, to, bottom)
  if (within(to, ZONE['battlefield']) !== within(from, ZONE['battlefield'])) {
    s.arrived[card] = s.turnNumber
    s.damage[card] = 0
    s.plusCounters[card] = 0
    s.minusCounters[card] = 0
    s.blockedBy[card] = []
    s.tapped[card] = false
    s.hushed[card] = false
    s.attacking[card] = false
    s.blocking[card] = false
    s.blocked[card] = false
  }
  if (within(to, ZONE['exile']) !== within(from, ZONE['exile'])) {
    s.timeCounters[card] = 0
  }
  if (
    (within(to, ZONE['stack']) || within(to, ZONE['battlefield'])) !==
    (within(from, ZONE['stack']) || within(from, ZONE['battlefield']))
  ) {
    s.wayCast[card] = WAY['plainly']
    s.x[card] = 0
    s.faceDown[card] = false
    s.handCast[card] = false
    s.def[card] = s.printedDef[card]!
  }
  if (within(to, ZONE['stack']) !== within(from, ZONE['stack'])) {
    s.targets[card] = []
    s.secondTargets[card] = []
    s.targetPlayers[card] = []
    s.aimed[card] = 0
  }
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE || s.place[card] === NONE) return false

  return true
}

/** Takes a card out of the game for good. No rule finds it any more; who saw it goes on knowing what it was. */
export function leaveGame(s: State, card: number): void {
  if (card === NONE || s.place[card] === NONE) return
  if (s.log !== null) s.log.push([EVENT['delete'], card])
  deleteCard(s, card, viewersOf(s, card))
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
  // [mtg.707.5] viewers-exception (magic/zones.rules:24)
  if (isFaceDown(s, card)) return [holder(s, card)]
  if (within(zone, ZONE['library'])) return []
  if (within(zone, ZONE['hand'])) return [zone - ZONE['hand']]
  if (within(zone, ZONE['graveyard'])) return seats(s)
  if (within(zone, ZONE['battlefield'])) return seats(s)
  if (within(zone, ZONE['stack'])) return seats(s)
  if (within(zone, ZONE['exile'])) return seats(s)
  return []
}

// Compiled from the rules of TagTeam: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copyLog } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { HOLDER, PHASE, TEAM, ZONE } from './names.ts'
import { holderOf, redZoneNumberOf, teamOf } from './facts.ts'

/** State of a game of TagTeam: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  turnPlayer: number
  startingPlayer: number
  turnNumber: number
  phaseNow: number
  control: number[]
  visits: number
  visit: number[]
  aiming: number
  aimedAt: readonly number[]
  priority: number
  passed: number
  packetsOpen: number
  attacker: number
  targetPlayer: number
  targetCard: number
  blocker: number
  attackerVisit: number
  targetVisit: number
  wounds: number[]
  redNumber: number[]
  mainDeck: (readonly number[])[]
  territoryCard: (readonly number[])[]
  chosenAce: (readonly number[])[]
  rested: boolean[]
  beaten: boolean[]
  runningTurn: number
  printedDef: number[]
  astray: readonly Astray[]
  timesChargeDuringTurn: number[]
}

/** [bd.start.1] Suspended `match`. (build-divide/turn.rules:3) */
export interface MatchFrame extends Frame {}

/** [bd.start.1] Suspended `set-up`. (build-divide/turn.rules:11) */
export interface SetUpFrame extends Frame {
  p: number
  p2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [403-2] Suspended `settle-first-player`. (build-divide/team-start.rules:3) */
export interface SettleFirstPlayerFrame extends Frame {
  f_: number
  f_2: number
}

/** [bd.start.4] Suspended `redraw`. (build-divide/turn.rules:30) */
export interface RedrawFrame extends Frame {
  readonly p: number
  old: readonly number[]
}

/** [403-3] Suspended `lay-life`. (build-divide/team-start.rules:9) */
export interface LayLifeFrame extends Frame {
  t2: number
  f_: number
  f_2: number
  list1: readonly number[]
  next2: number
}

/** [bd.turn.1] Suspended `turn`. (build-divide/turn.rules:52) */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [bd.turn.3] Suspended `draw-phase`. (build-divide/turn.rules:67) */
export interface DrawPhaseFrame extends Frame {
  readonly p: number
}

/** [bd.turn.4] Suspended `main-phase`. (build-divide/turn.rules:73) */
export interface MainPhaseFrame extends Frame {
  readonly p: number
}

/** [bd.turn.5] Suspended `attack-phase`. (build-divide/turn.rules:77) */
export interface AttackPhaseFrame extends Frame {
  readonly p: number
}

/** [bd.turn.6] Suspended `end-phase`. (build-divide/turn.rules:82) */
export interface EndPhaseFrame extends Frame {
  readonly p: number
  c: number
  surplus: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.draw.1] Suspended `draw`. (build-divide/turn.rules:92) */
export interface DrawFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [bd.draw.1] Suspended `draw-one`. (build-divide/turn.rules:97) */
export interface DrawOneFrame extends Frame {
  readonly p: number
}

/** [gap.drawn-life-card] Suspended `draw-from-life`. (build-divide/team-life.rules:35) */
export interface DrawFromLifeFrame extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.draw.3] Suspended `discard`. (build-divide/turn.rules:109) */
export interface DiscardFrame extends Frame {
  readonly n: number
  readonly p: number
  c: number
  dropped: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.play.2] Suspended `play`. (build-divide/play.rules:23) */
export interface PlayFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.4] Suspended `play-free`. (build-divide/play.rules:31) */
export interface PlayFreeFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.2] Suspended `put-up`. (build-divide/play.rules:35) */
export interface PutUpFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.2] Suspended `text-of`. (build-divide/play.rules:44) */
export interface TextOfFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.5] Suspended `enter`. (build-divide/play.rules:49) */
export interface EnterFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.3] Suspended `activate`. (build-divide/play.rules:63) */
export interface ActivateFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.3] Suspended `ability-of`. (build-divide/play.rules:69) */
export interface AbilityOfFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.cost.1] Suspended `pay-for`. (build-divide/play.rules:78) */
export interface PayForFrame extends Frame {
  readonly c: number
  readonly p: number
  v: number
  i: number
  m: number
  m2: number
  i2: number
  m3: number
  m4: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
  list5: readonly number[]
  next6: number
}

/** [bd.play.7] Suspended `resolve-newest`. (build-divide/play.rules:102) */
export interface ResolveNewestFrame extends Frame {
  e: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [802-1] Suspended `play-window`. (build-divide/team-windows.rules:5) */
export interface PlayWindowFrame extends Frame {}

/** [802-6, gap.702-references] Suspended `speak`. (build-divide/team-windows.rules:19) */
export interface SpeakFrame extends Frame {
  p: number
}

/** [802-8, gap.702-references] Suspended `go-on`. (build-divide/team-windows.rules:44) */
export interface GoOnFrame extends Frame {}

/** [802-5, gap.damage-check] Suspended `damage-check`. (build-divide/team-windows.rules:52) */
export interface DamageCheckFrame extends Frame {
  held: number
  said: number
}

/** [802-1, gap.damage-window-end] Suspended `damage-window`. (build-divide/team-windows.rules:62) */
export interface DamageWindowFrame extends Frame {
  readonly q: number
  readonly c: number
  readonly k: number
  readonly n: number
  readonly v: number
  dealt: number
  beneath: number
}

/** [bd.rules.1] Suspended `rule-processing`. (build-divide/windows.rules:71) */
export interface RuleProcessingFrame extends Frame {}

/** [1001-1, gap.different-controllers] Suspended `line-up`. (build-divide/team-windows.rules:84) */
export interface LineUpFrame extends Frame {
  t2: number
  e: number
  e2: number
}

/** [bd.rules.2] Suspended `put-up-ability`. (build-divide/windows.rules:90) */
export interface PutUpAbilityFrame extends Frame {
  readonly e: number
}

/** [bd.attack.1] Suspended `attack-player`. (build-divide/attack.rules:20) */
export interface AttackPlayerFrame extends Frame {
  readonly q: number
  readonly u: number
  readonly p: number
}

/** [bd.attack.1] Suspended `attack-unit`. (build-divide/attack.rules:25) */
export interface AttackUnitFrame extends Frame {
  readonly t2: number
  readonly u: number
  readonly p: number
}

/** [bd.attack.1] Suspended `carry-attack`. (build-divide/attack.rules:31) */
export interface CarryAttackFrame extends Frame {
  readonly u: number
  readonly p: number
}

/** [603-1, 603-1a, gap.both-may-block] Suspended `block-step`. (build-divide/team-battle.rules:9) */
export interface BlockStepFrame extends Frame {
  readonly p: number
  attacked: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [bd.attack.3] Suspended `battle-step`. (build-divide/attack.rules:61) */
export interface BattleStepFrame extends Frame {}

/** [701-1] Suspended `trigger-check`. (build-divide/team-battle.rules:16) */
export interface TriggerCheckFrame extends Frame {
  readonly q: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [701-1c, gap.511-2] Suspended `shoot`. (build-divide/team-battle.rules:29) */
export interface ShootFrame extends Frame {
  readonly c: number
  readonly q: number
}

/** [103-2] Suspended `concede`. (build-divide/team-seats.rules:52) */
export interface ConcedeFrame extends Frame {
  readonly p: number
}

/** [302-3] Suspended `take-life`. (build-divide/team-life.rules:11) */
export interface TakeLifeFrame extends Frame {
  readonly c: number
  readonly d: number
  readonly p: number
}

/** [302-3a] Suspended `raise-life`. (build-divide/team-life.rules:26) */
export interface RaiseLifeFrame extends Frame {
  readonly c: number
  readonly q: number
}

/** [302-3b-1, gap.302-3b-number] Suspended `return-life`. (build-divide/team-life.rules:29) */
export interface ReturnLifeFrame extends Frame {
  readonly back: readonly number[]
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [bd.play.2] Suspended `text-of-effect`. (build-divide/play.rules:45) */
export interface TextOfEffectFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.6] Suspended `text-of`. (build-divide/cards-triggers.rules:48) */
export interface TextOfFrame2 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. (build-divide/cards-triggers.rules:49) */
export interface TextOfEffectFrame2 extends Frame {
  readonly p: number
  readonly opponent: number
}

/** [bd.fixtures.6] Suspended `text-of`. (build-divide/cards-triggers.rules:34) */
export interface TextOfFrame3 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. (build-divide/cards-triggers.rules:24) */
export interface TextOfEffectFrame3 extends Frame {
  readonly p: number
}

/** [bd.fixtures.6] Suspended `text-of`. (build-divide/cards-triggers.rules:10) */
export interface TextOfFrame4 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of`. (build-divide/cards-fixtures.rules:339) */
export interface TextOfFrame5 extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
  c2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:220) */
export interface TextOfEffectFrame4 extends Frame {
  readonly p: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:211) */
export interface TextOfEffectFrame5 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:202) */
export interface TextOfEffectFrame6 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:193) */
export interface TextOfEffectFrame7 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:184) */
export interface TextOfEffectFrame8 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:175) */
export interface TextOfEffectFrame9 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.1] Suspended `text-of`. (build-divide/cards-fixtures.rules:119) */
export interface TextOfFrame6 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of`. (build-divide/cards-fixtures.rules:110) */
export interface TextOfFrame7 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:101) */
export interface TextOfEffectFrame10 extends Frame {
  readonly p: number
  readonly c: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of`. (build-divide/cards-fixtures.rules:86) */
export interface TextOfFrame8 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  mark: number
  u2: number
  bait: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:90) */
export interface TextOfEffectFrame11 extends Frame {
  readonly p: number
  readonly bait: number
  readonly mark: number
  readonly opponent: number
}

/** [bd.fixtures.1] Suspended `text-of`. (build-divide/cards-fixtures.rules:72) */
export interface TextOfFrame9 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  marks: readonly number[]
  opponent: number
  q: number
  atLeast1: number
  atMost2: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:76) */
export interface TextOfEffectFrame12 extends Frame {
  readonly p: number
  readonly marks: readonly number[]
  readonly opponent: number
}

/** [bd.fixtures.1] Suspended `text-of`. (build-divide/cards-fixtures.rules:60) */
export interface TextOfFrame10 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of`. (build-divide/cards-fixtures.rules:51) */
export interface TextOfFrame11 extends Frame {
  readonly c: number
  readonly p: number
  ally: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:52) */
export interface TextOfEffectFrame13 extends Frame {
  readonly p: number
  readonly ally: number
}

/** [bd.fixtures.1] Suspended `text-of`. (build-divide/cards-fixtures.rules:39) */
export interface TextOfFrame12 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. (build-divide/cards-fixtures.rules:11) */
export interface TextOfEffectFrame14 extends Frame {
  readonly p: number
}

/** [bd.samples.3] Suspended `text-of`. (build-divide/cards-samples.rules:33) */
export interface TextOfFrame13 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  marks: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.samples.1] Suspended `text-of`. (build-divide/cards-samples.rules:9) */
export interface TextOfFrame14 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.samples.1] Suspended `text-of-effect`. (build-divide/cards-samples.rules:10) */
export interface TextOfEffectFrame15 extends Frame {
  readonly p: number
  readonly opponent: number
}

/** [bd.fixtures.2] Suspended `ability-of-effect`. (build-divide/cards-fixtures.rules:164) */
export interface AbilityOfEffectFrame extends Frame {
  readonly p: number
}

/** [bd.fixtures.2] Suspended `ability-of`. (build-divide/cards-fixtures.rules:144) */
export interface AbilityOfFrame2 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.damage.1] Suspended `harm-effect`. (build-divide/damage.rules:8) */
export interface HarmEffectFrame extends Frame {
  readonly q: number
  readonly c: number
  readonly k: number
  readonly n: number
  readonly v: number
}

/** [bd.samples.2] Suspended `when-enter`. (build-divide/cards-samples.rules:21) */
export interface WhenEnterFrame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `play-effect`. (build-divide/cards-fixtures.rules:131) */
export interface PlayEffectFrame extends Frame {
  readonly you: number
}

/** [bd.fixtures.1] Suspended `play-effect`. (build-divide/cards-fixtures.rules:308) */
export interface PlayEffectFrame2 extends Frame {
  readonly you: number
}

/** [bd.fixtures.1] Suspended `after-enter`. (build-divide/cards-fixtures.rules:356) */
export interface AfterEnterFrame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `enter-effect`. (build-divide/cards-fixtures.rules:359) */
export interface EnterEffectFrame extends Frame {
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
    zones: blankZones(48),
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
    turnPlayer: NONE,
    startingPlayer: NONE,
    turnNumber: NONE,
    phaseNow: NONE,
    control: [],
    visits: NONE,
    visit: [],
    aiming: NONE,
    aimedAt: [],
    priority: NONE,
    passed: NONE,
    packetsOpen: NONE,
    attacker: NONE,
    targetPlayer: NONE,
    targetCard: NONE,
    blocker: NONE,
    attackerVisit: NONE,
    targetVisit: NONE,
    wounds: [],
    redNumber: [],
    mainDeck: [],
    territoryCard: [],
    chosenAce: [],
    rested: [],
    beaten: [],
    runningTurn: NONE,
    printedDef: [],
    astray: [],
    timesChargeDuringTurn: [],
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  s.turnPlayer = 0
  s.startingPlayer = 0
  s.turnNumber = 0
  s.phaseNow = PHASE['standing']
  s.visits = 0
  s.aiming = NONE
  s.aimedAt = []
  s.priority = TEAM['team-a']
  s.passed = 0
  s.packetsOpen = 0
  s.attacker = NONE
  s.targetPlayer = NONE
  s.targetCard = NONE
  s.blocker = NONE
  s.attackerVisit = 0
  s.targetVisit = 0
  for (let it = 0; it < 2; it++) s.redNumber.push(redZoneNumberOf(s))
  for (let it = 0; it < players; it++) s.mainDeck.push([])
  for (let it = 0; it < players; it++) s.territoryCard.push([])
  for (let it = 0; it < players; it++) s.chosenAce.push([])
  for (let it = 0; it < players; it++) s.beaten.push(false)
  s.runningTurn = 0
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
    turnPlayer: s.turnPlayer,
    startingPlayer: s.startingPlayer,
    turnNumber: s.turnNumber,
    phaseNow: s.phaseNow,
    control: s.control.slice(),
    visits: s.visits,
    visit: s.visit.slice(),
    aiming: s.aiming,
    aimedAt: s.aimedAt,
    priority: s.priority,
    passed: s.passed,
    packetsOpen: s.packetsOpen,
    attacker: s.attacker,
    targetPlayer: s.targetPlayer,
    targetCard: s.targetCard,
    blocker: s.blocker,
    attackerVisit: s.attackerVisit,
    targetVisit: s.targetVisit,
    wounds: s.wounds.slice(),
    redNumber: s.redNumber.slice(),
    mainDeck: s.mainDeck.slice(),
    territoryCard: s.territoryCard.slice(),
    chosenAce: s.chosenAce.slice(),
    rested: s.rested.slice(),
    beaten: s.beaten.slice(),
    runningTurn: s.runningTurn,
    printedDef: s.printedDef.slice(),
    astray: s.astray,
    timesChargeDuringTurn: s.timesChargeDuringTurn.slice(),
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
  s.control.push(NONE)
  s.visit.push(0)
  s.wounds.push(0)
  s.rested.push(false)
  s.printedDef.push(definition)
  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  const from = s.place[card]!
  moveCard(s, card, to, bottom)
  if ((to === ZONE['field'] || to === ZONE['resolution']) !== (from === ZONE['field'] || from === ZONE['resolution'])) {
    s.control[card] = NONE
  }
  if ((to === ZONE['field']) !== (from === ZONE['field'])) {
    s.visit[card] = 0
    s.wounds[card] = 0
  }
  if (
    (to === ZONE['field'] || within(to, ZONE['energy'])) !== (from === ZONE['field'] || within(from, ZONE['energy']))
  ) {
    s.rested[card] = false
  }
  if (within(to, ZONE['territory']) !== within(from, ZONE['territory'])) {
    s.def[card] = s.printedDef[card]!
  }
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE) return false

  return true
}

/** [201-1] Who holds a card, as the rules say. (build-divide/team-words.rules:4) */
export function holder(s: State, card: number): number {
  return holderOf(s, card)
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
  if (within(zone, ZONE['deck'])) return []
  if (within(zone, ZONE['hand'])) return seats(s).filter((q) => teamOf(s, q) === teamOf(s, zone - ZONE['hand']))
  if (within(zone, ZONE['energy'])) return seats(s)
  if (within(zone, ZONE['graveyard'])) return seats(s)
  if (within(zone, ZONE['territory'])) return seats(s)
  if (within(zone, ZONE['life'], 2)) return []
  if (zone === ZONE['field']) return seats(s)
  if (zone === ZONE['resolution']) return seats(s)
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = {
  aiming: 'one',
  attacker: 'one',
  targetCard: 'one',
  blocker: 'one',
}

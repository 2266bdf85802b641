// Compiled from the rules of TagTeam: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones } from '../../runtime/copies.ts'
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

/** [bd.start.1] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [bd.start.1] Suspended `set-up`. */
export interface SetUpFrame extends Frame {
  p: number
  p2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [403-2] Suspended `settle-first-player`. */
export interface SettleFirstPlayerFrame extends Frame {
  f_: number
  f_2: number
}

/** [bd.start.4] Suspended `redraw`. */
export interface RedrawFrame extends Frame {
  readonly p: number
  old: readonly number[]
}

/** [403-3] Suspended `lay-life`. */
export interface LayLifeFrame extends Frame {
  t2: number
  f_: number
  f_2: number
  list1: readonly number[]
  next2: number
}

/** [bd.turn.1] Suspended `turn`. */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [bd.turn.3] Suspended `draw-phase`. */
export interface DrawPhaseFrame extends Frame {
  readonly p: number
}

/** [bd.turn.4] Suspended `main-phase`. */
export interface MainPhaseFrame extends Frame {
  readonly p: number
}

/** [bd.turn.5] Suspended `attack-phase`. */
export interface AttackPhaseFrame extends Frame {
  readonly p: number
}

/** [bd.turn.6] Suspended `end-phase`. */
export interface EndPhaseFrame extends Frame {
  readonly p: number
  c: number
  surplus: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.draw.1] Suspended `draw`. */
export interface DrawFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [bd.draw.1] Suspended `draw-one`. */
export interface DrawOneFrame extends Frame {
  readonly p: number
}

/** [gap.drawn-life-card] Suspended `draw-from-life`. */
export interface DrawFromLifeFrame extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.draw.3] Suspended `discard`. */
export interface DiscardFrame extends Frame {
  readonly n: number
  readonly p: number
  c: number
  dropped: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.play.2] Suspended `play`. */
export interface PlayFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.4] Suspended `play-free`. */
export interface PlayFreeFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.2] Suspended `put-up`. */
export interface PutUpFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.2] Suspended `text-of`. */
export interface TextOfFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.5] Suspended `enter`. */
export interface EnterFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.3] Suspended `activate`. */
export interface ActivateFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.play.3] Suspended `ability-of`. */
export interface AbilityOfFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.cost.1] Suspended `pay-for`. */
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

/** [bd.play.7] Suspended `resolve-newest`. */
export interface ResolveNewestFrame extends Frame {
  e: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [802-1] Suspended `play-window`. */
export interface PlayWindowFrame extends Frame {}

/** [802-6, gap.702-references] Suspended `speak`. */
export interface SpeakFrame extends Frame {
  p: number
}

/** [802-8, gap.702-references] Suspended `go-on`. */
export interface GoOnFrame extends Frame {}

/** [802-5, gap.damage-check] Suspended `damage-check`. */
export interface DamageCheckFrame extends Frame {
  held: number
  said: number
}

/** [802-1, gap.damage-window-end] Suspended `damage-window`. */
export interface DamageWindowFrame extends Frame {
  readonly q: number
  readonly c: number
  readonly k: number
  readonly n: number
  readonly v: number
  dealt: number
  beneath: number
}

/** [bd.rules.1] Suspended `rule-processing`. */
export interface RuleProcessingFrame extends Frame {}

/** [1001-1, gap.different-controllers] Suspended `line-up`. */
export interface LineUpFrame extends Frame {
  t2: number
  e: number
  e2: number
}

/** [bd.rules.2] Suspended `put-up-ability`. */
export interface PutUpAbilityFrame extends Frame {
  readonly e: number
}

/** [bd.attack.1] Suspended `attack-player`. */
export interface AttackPlayerFrame extends Frame {
  readonly q: number
  readonly u: number
  readonly p: number
}

/** [bd.attack.1] Suspended `attack-unit`. */
export interface AttackUnitFrame extends Frame {
  readonly t2: number
  readonly u: number
  readonly p: number
}

/** [bd.attack.1] Suspended `carry-attack`. */
export interface CarryAttackFrame extends Frame {
  readonly u: number
  readonly p: number
}

/** [603-1, 603-1a, gap.both-may-block] Suspended `block-step`. */
export interface BlockStepFrame extends Frame {
  readonly p: number
  attacked: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [bd.attack.3] Suspended `battle-step`. */
export interface BattleStepFrame extends Frame {}

/** [701-1] Suspended `trigger-check`. */
export interface TriggerCheckFrame extends Frame {
  readonly q: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [701-1c, gap.511-2] Suspended `shoot`. */
export interface ShootFrame extends Frame {
  readonly c: number
  readonly q: number
}

/** [103-2] Suspended `concede`. */
export interface ConcedeFrame extends Frame {
  readonly p: number
}

/** [302-3] Suspended `take-life`. */
export interface TakeLifeFrame extends Frame {
  readonly c: number
  readonly d: number
  readonly p: number
}

/** [302-3a] Suspended `raise-life`. */
export interface RaiseLifeFrame extends Frame {
  readonly c: number
  readonly q: number
}

/** [302-3b-1, gap.302-3b-number] Suspended `return-life`. */
export interface ReturnLifeFrame extends Frame {
  readonly back: readonly number[]
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [bd.play.2] Suspended `text-of-effect`. */
export interface TextOfEffectFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.6] Suspended `text-of`. */
export interface TextOfFrame2 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. */
export interface TextOfEffectFrame2 extends Frame {
  readonly p: number
  readonly opponent: number
}

/** [bd.fixtures.6] Suspended `text-of`. */
export interface TextOfFrame3 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. */
export interface TextOfEffectFrame3 extends Frame {
  readonly p: number
}

/** [bd.fixtures.6] Suspended `text-of`. */
export interface TextOfFrame4 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame5 extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
  c2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame4 extends Frame {
  readonly p: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame5 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame6 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame7 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame8 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame9 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame6 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame7 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame10 extends Frame {
  readonly p: number
  readonly c: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
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

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame11 extends Frame {
  readonly p: number
  readonly bait: number
  readonly mark: number
  readonly opponent: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
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

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame12 extends Frame {
  readonly p: number
  readonly marks: readonly number[]
  readonly opponent: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame10 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame11 extends Frame {
  readonly c: number
  readonly p: number
  ally: number
  q: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame13 extends Frame {
  readonly p: number
  readonly ally: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame12 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame14 extends Frame {
  readonly p: number
}

/** [bd.samples.3] Suspended `text-of`. */
export interface TextOfFrame13 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  marks: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.samples.1] Suspended `text-of`. */
export interface TextOfFrame14 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [bd.samples.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame15 extends Frame {
  readonly p: number
  readonly opponent: number
}

/** [bd.fixtures.2] Suspended `ability-of-effect`. */
export interface AbilityOfEffectFrame extends Frame {
  readonly p: number
}

/** [bd.fixtures.2] Suspended `ability-of`. */
export interface AbilityOfFrame2 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.damage.1] Suspended `harm-effect`. */
export interface HarmEffectFrame extends Frame {
  readonly q: number
  readonly c: number
  readonly k: number
  readonly n: number
  readonly v: number
}

/** [bd.samples.2] Suspended `when-enter`. */
export interface WhenEnterFrame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `play-effect`. */
export interface PlayEffectFrame extends Frame {
  readonly you: number
}

/** [bd.fixtures.1] Suspended `play-effect`. */
export interface PlayEffectFrame2 extends Frame {
  readonly you: number
}

/** [bd.fixtures.1] Suspended `after-enter`. */
export interface AfterEnterFrame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
}

/** [bd.fixtures.1] Suspended `enter-effect`. */
export interface EnterEffectFrame extends Frame {
  readonly you: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  // prettier-ignore
  const s: State = {
    players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [], zones: blankZones(48),
    shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false, legal: [], effects: [],
    announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false, openChance: false, log: null,
    turnPlayer: NONE, startingPlayer: NONE, turnNumber: NONE, phaseNow: NONE, control: [], visits: NONE, visit: [],
    aiming: NONE, aimedAt: [], priority: NONE, passed: NONE, packetsOpen: NONE, attacker: NONE, targetPlayer: NONE,
    targetCard: NONE, blocker: NONE, attackerVisit: NONE, targetVisit: NONE, wounds: [], redNumber: [], mainDeck: [],
    territoryCard: [], chosenAce: [], rested: [], beaten: [], runningTurn: NONE, printedDef: [], astray: [],
    timesChargeDuringTurn: [],
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  s.turnPlayer = 0
  s.startingPlayer = 0
  s.turnNumber = 0
  s.phaseNow = PHASE.standing
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
  // prettier-ignore
  const t: State = {
    players: s.players, options: s.options, random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    def: s.def.slice(), owner: s.owner.slice(), place: s.place.slice(), zones: s.zones.map((zone) => zone.slice()),
    shown: s.shown.slice(), result: s.result.slice(), over: s.over, frames: s.frames.map(copyOfFrame), ask: s.ask,
    asked: s.asked, optional: s.optional, legal: s.legal.slice(), effects: s.effects.slice(), announcing: s.announcing,
    replacing: s.replacing.slice(), dry: s.dry, failed: s.failed, reasons: s.reasons, askAll: s.askAll,
    openChance: s.openChance, log: copyLog(s.log), turnPlayer: s.turnPlayer, startingPlayer: s.startingPlayer,
    turnNumber: s.turnNumber, phaseNow: s.phaseNow, control: s.control.slice(), visits: s.visits,
    visit: s.visit.slice(), aiming: s.aiming, aimedAt: s.aimedAt, priority: s.priority, passed: s.passed,
    packetsOpen: s.packetsOpen, attacker: s.attacker, targetPlayer: s.targetPlayer, targetCard: s.targetCard,
    blocker: s.blocker, attackerVisit: s.attackerVisit, targetVisit: s.targetVisit, wounds: s.wounds.slice(),
    redNumber: s.redNumber.slice(), mainDeck: s.mainDeck.slice(), territoryCard: s.territoryCard.slice(),
    chosenAce: s.chosenAce.slice(), rested: s.rested.slice(), beaten: s.beaten.slice(), runningTurn: s.runningTurn,
    printedDef: s.printedDef.slice(), astray: s.astray, timesChargeDuringTurn: s.timesChargeDuringTurn.slice(),
  }
  if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
  return t
}

/** Makes a state that is no longer needed a copy of another. */
export function copyInto(t: State, s: State): void {
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
  t.legal = copied(t.legal, s.legal)
  t.effects = copied(t.effects, s.effects)
  t.replacing = copied(t.replacing, s.replacing)
  copyZones(t.zones, s.zones)
  copyFrames(t.frames, s.frames, copyOfFrame)
  t.log = copyLog(s.log)
  t.turnPlayer = s.turnPlayer
  t.startingPlayer = s.startingPlayer
  t.turnNumber = s.turnNumber
  t.phaseNow = s.phaseNow
  t.control = copied(t.control, s.control)
  t.visits = s.visits
  t.visit = copied(t.visit, s.visit)
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
  t.wounds = copied(t.wounds, s.wounds)
  t.redNumber = copied(t.redNumber, s.redNumber)
  t.mainDeck = copied(t.mainDeck, s.mainDeck)
  t.territoryCard = copied(t.territoryCard, s.territoryCard)
  t.chosenAce = copied(t.chosenAce, s.chosenAce)
  t.rested = copied(t.rested, s.rested)
  t.beaten = copied(t.beaten, s.beaten)
  t.runningTurn = s.runningTurn
  t.printedDef = copied(t.printedDef, s.printedDef)
  t.astray = s.astray
  t.timesChargeDuringTurn = s.timesChargeDuringTurn.slice()
  copyRoundLimit(t, s)
}

/** A frame of its own; the lists in it are never changed in place. */
function copyOfFrame(f: Frame): Frame {
  switch (f.proc) {
    case 1 /* match */: {
      const { proc, pc, answer } = f as MatchFrame
      return { proc, pc, answer } as MatchFrame
    }
    case 2 /* set-up */: {
      const { proc, pc, answer, p, p2, list1, next2, list3, next4 } = f as SetUpFrame
      return { proc, pc, answer, p, p2, list1, next2, list3, next4 } as SetUpFrame
    }
    case 3 /* settle-first-player */: {
      const { proc, pc, answer, f_, f_2 } = f as SettleFirstPlayerFrame
      return { proc, pc, answer, f_, f_2 } as SettleFirstPlayerFrame
    }
    case 4 /* redraw */: {
      const { proc, pc, answer, p, old } = f as RedrawFrame
      return { proc, pc, answer, p, old } as RedrawFrame
    }
    case 5 /* lay-life */: {
      const { proc, pc, answer, t2, f_, f_2, list1, next2 } = f as LayLifeFrame
      return { proc, pc, answer, t2, f_, f_2, list1, next2 } as LayLifeFrame
    }
    case 6 /* turn */: {
      const { proc, pc, answer, p } = f as TurnFrame
      return { proc, pc, answer, p } as TurnFrame
    }
    case 7 /* draw-phase */: {
      const { proc, pc, answer, p } = f as DrawPhaseFrame
      return { proc, pc, answer, p } as DrawPhaseFrame
    }
    case 8 /* main-phase */: {
      const { proc, pc, answer, p } = f as MainPhaseFrame
      return { proc, pc, answer, p } as MainPhaseFrame
    }
    case 9 /* attack-phase */: {
      const { proc, pc, answer, p } = f as AttackPhaseFrame
      return { proc, pc, answer, p } as AttackPhaseFrame
    }
    case 10 /* end-phase */: {
      const { proc, pc, answer, p, c, surplus, atLeast1, atMost2 } = f as EndPhaseFrame
      return { proc, pc, answer, p, c, surplus, atLeast1, atMost2 } as EndPhaseFrame
    }
    case 11 /* draw */: {
      const { proc, pc, answer, n, p, i, list1, next2 } = f as DrawFrame
      return { proc, pc, answer, n, p, i, list1, next2 } as DrawFrame
    }
    case 12 /* draw-one */: {
      const { proc, pc, answer, p } = f as DrawOneFrame
      return { proc, pc, answer, p } as DrawOneFrame
    }
    case 13 /* draw-from-life */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as DrawFromLifeFrame
      return { proc, pc, answer, p, each, list1, next2 } as DrawFromLifeFrame
    }
    case 14 /* discard */: {
      const { proc, pc, answer, n, p, c, dropped, atLeast1, atMost2 } = f as DiscardFrame
      return { proc, pc, answer, n, p, c, dropped, atLeast1, atMost2 } as DiscardFrame
    }
    case 15 /* play */: {
      const { proc, pc, answer, c, p } = f as PlayFrame
      return { proc, pc, answer, c, p } as PlayFrame
    }
    case 16 /* play-free */: {
      const { proc, pc, answer, c, p } = f as PlayFreeFrame
      return { proc, pc, answer, c, p } as PlayFreeFrame
    }
    case 17 /* put-up */: {
      const { proc, pc, answer, c, p } = f as PutUpFrame
      return { proc, pc, answer, c, p } as PutUpFrame
    }
    case 18 /* text-of */: {
      const { proc, pc, answer, c, p } = f as TextOfFrame
      return { proc, pc, answer, c, p } as TextOfFrame
    }
    case 63 /* enter */: {
      const { proc, pc, answer, c, p } = f as EnterFrame
      return { proc, pc, answer, c, p } as EnterFrame
    }
    case 64 /* activate */: {
      const { proc, pc, answer, c, p } = f as ActivateFrame
      return { proc, pc, answer, c, p } as ActivateFrame
    }
    case 65 /* ability-of */: {
      const { proc, pc, answer, c, p } = f as AbilityOfFrame
      return { proc, pc, answer, c, p } as AbilityOfFrame
    }
    case 70 /* pay-for */: {
      const { proc, pc, answer, c, p, v, i, m, m2, i2, m3, m4, list1, next2, list3, next4, list5, next6 } =
        f as PayForFrame
      return {
        proc,
        pc,
        answer,
        c,
        p,
        v,
        i,
        m,
        m2,
        i2,
        m3,
        m4,
        list1,
        next2,
        list3,
        next4,
        list5,
        next6,
      } as PayForFrame
    }
    case 71 /* resolve-newest */: {
      const { proc, pc, answer, e, c, list1, next2 } = f as ResolveNewestFrame
      return { proc, pc, answer, e, c, list1, next2 } as ResolveNewestFrame
    }
    case 72 /* play-window */: {
      const { proc, pc, answer } = f as PlayWindowFrame
      return { proc, pc, answer } as PlayWindowFrame
    }
    case 73 /* speak */: {
      const { proc, pc, answer, p } = f as SpeakFrame
      return { proc, pc, answer, p } as SpeakFrame
    }
    case 74 /* go-on */: {
      const { proc, pc, answer } = f as GoOnFrame
      return { proc, pc, answer } as GoOnFrame
    }
    case 75 /* damage-check */: {
      const { proc, pc, answer, held, said } = f as DamageCheckFrame
      return { proc, pc, answer, held, said } as DamageCheckFrame
    }
    case 76 /* damage-window */: {
      const { proc, pc, answer, q, c, k, n, v, dealt, beneath } = f as DamageWindowFrame
      return { proc, pc, answer, q, c, k, n, v, dealt, beneath } as DamageWindowFrame
    }
    case 77 /* rule-processing */: {
      const { proc, pc, answer } = f as RuleProcessingFrame
      return { proc, pc, answer } as RuleProcessingFrame
    }
    case 78 /* line-up */: {
      const { proc, pc, answer, t2, e, e2 } = f as LineUpFrame
      return { proc, pc, answer, t2, e, e2 } as LineUpFrame
    }
    case 79 /* put-up-ability */: {
      const { proc, pc, answer, e } = f as PutUpAbilityFrame
      return { proc, pc, answer, e } as PutUpAbilityFrame
    }
    case 80 /* attack-player */: {
      const { proc, pc, answer, q, u, p } = f as AttackPlayerFrame
      return { proc, pc, answer, q, u, p } as AttackPlayerFrame
    }
    case 81 /* attack-unit */: {
      const { proc, pc, answer, t2, u, p } = f as AttackUnitFrame
      return { proc, pc, answer, t2, u, p } as AttackUnitFrame
    }
    case 82 /* carry-attack */: {
      const { proc, pc, answer, u, p } = f as CarryAttackFrame
      return { proc, pc, answer, u, p } as CarryAttackFrame
    }
    case 83 /* block-step */: {
      const { proc, pc, answer, p, attacked, q, list1, next2 } = f as BlockStepFrame
      return { proc, pc, answer, p, attacked, q, list1, next2 } as BlockStepFrame
    }
    case 84 /* battle-step */: {
      const { proc, pc, answer } = f as BattleStepFrame
      return { proc, pc, answer } as BattleStepFrame
    }
    case 86 /* trigger-check */: {
      const { proc, pc, answer, q, c, list1, next2 } = f as TriggerCheckFrame
      return { proc, pc, answer, q, c, list1, next2 } as TriggerCheckFrame
    }
    case 87 /* shoot */: {
      const { proc, pc, answer, c, q } = f as ShootFrame
      return { proc, pc, answer, c, q } as ShootFrame
    }
    case 88 /* concede */: {
      const { proc, pc, answer, p } = f as ConcedeFrame
      return { proc, pc, answer, p } as ConcedeFrame
    }
    case 89 /* take-life */: {
      const { proc, pc, answer, c, d, p } = f as TakeLifeFrame
      return { proc, pc, answer, c, d, p } as TakeLifeFrame
    }
    case 90 /* raise-life */: {
      const { proc, pc, answer, c, q } = f as RaiseLifeFrame
      return { proc, pc, answer, c, q } as RaiseLifeFrame
    }
    case 91 /* return-life */: {
      const { proc, pc, answer, back, p, c, list1, next2 } = f as ReturnLifeFrame
      return { proc, pc, answer, back, p, c, list1, next2 } as ReturnLifeFrame
    }
    case 19 /* text-of-effect */: {
      const { proc, pc, answer, c, p } = f as TextOfEffectFrame
      return { proc, pc, answer, c, p } as TextOfEffectFrame
    }
    case 20 /* text-of */: {
      const { proc, pc, answer, c, p, opponent, q } = f as TextOfFrame2
      return { proc, pc, answer, c, p, opponent, q } as TextOfFrame2
    }
    case 21 /* text-of-effect */: {
      const { proc, pc, answer, p, opponent } = f as TextOfEffectFrame2
      return { proc, pc, answer, p, opponent } as TextOfEffectFrame2
    }
    case 22 /* text-of */: {
      const { proc, pc, answer, c, p, u, u2 } = f as TextOfFrame3
      return { proc, pc, answer, c, p, u, u2 } as TextOfFrame3
    }
    case 24 /* text-of-effect */: {
      const { proc, pc, answer, p } = f as TextOfEffectFrame3
      return { proc, pc, answer, p } as TextOfEffectFrame3
    }
    case 25 /* text-of */: {
      const { proc, pc, answer, c, p, opponent, q } = f as TextOfFrame4
      return { proc, pc, answer, c, p, opponent, q } as TextOfFrame4
    }
    case 28 /* text-of */: {
      const { proc, pc, answer, c, p, e, e2, c2 } = f as TextOfFrame5
      return { proc, pc, answer, c, p, e, e2, c2 } as TextOfFrame5
    }
    case 34 /* text-of-effect */: {
      const { proc, pc, answer, p } = f as TextOfEffectFrame4
      return { proc, pc, answer, p } as TextOfEffectFrame4
    }
    case 35 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame5
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame5
    }
    case 36 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame6
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame6
    }
    case 37 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame7
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame7
    }
    case 38 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame8
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame8
    }
    case 39 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame9
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame9
    }
    case 40 /* text-of */: {
      const { proc, pc, answer, c, p, opponent, q } = f as TextOfFrame6
      return { proc, pc, answer, c, p, opponent, q } as TextOfFrame6
    }
    case 42 /* text-of */: {
      const { proc, pc, answer, c, p, opponent, q } = f as TextOfFrame7
      return { proc, pc, answer, c, p, opponent, q } as TextOfFrame7
    }
    case 44 /* text-of-effect */: {
      const { proc, pc, answer, p, c, u, u2 } = f as TextOfEffectFrame10
      return { proc, pc, answer, p, c, u, u2 } as TextOfEffectFrame10
    }
    case 45 /* text-of */: {
      const { proc, pc, answer, c, p, u, mark, u2, bait, opponent, q } = f as TextOfFrame8
      return { proc, pc, answer, c, p, u, mark, u2, bait, opponent, q } as TextOfFrame8
    }
    case 46 /* text-of-effect */: {
      const { proc, pc, answer, p, bait, mark, opponent } = f as TextOfEffectFrame11
      return { proc, pc, answer, p, bait, mark, opponent } as TextOfEffectFrame11
    }
    case 47 /* text-of */: {
      const { proc, pc, answer, c, p, u, marks, opponent, q, atLeast1, atMost2 } = f as TextOfFrame9
      return { proc, pc, answer, c, p, u, marks, opponent, q, atLeast1, atMost2 } as TextOfFrame9
    }
    case 48 /* text-of-effect */: {
      const { proc, pc, answer, p, marks, opponent } = f as TextOfEffectFrame12
      return { proc, pc, answer, p, marks, opponent } as TextOfEffectFrame12
    }
    case 49 /* text-of */: {
      const { proc, pc, answer, c, p, u, u2 } = f as TextOfFrame10
      return { proc, pc, answer, c, p, u, u2 } as TextOfFrame10
    }
    case 51 /* text-of */: {
      const { proc, pc, answer, c, p, ally, q } = f as TextOfFrame11
      return { proc, pc, answer, c, p, ally, q } as TextOfFrame11
    }
    case 52 /* text-of-effect */: {
      const { proc, pc, answer, p, ally } = f as TextOfEffectFrame13
      return { proc, pc, answer, p, ally } as TextOfEffectFrame13
    }
    case 53 /* text-of */: {
      const { proc, pc, answer, c, p, u, u2 } = f as TextOfFrame12
      return { proc, pc, answer, c, p, u, u2 } as TextOfFrame12
    }
    case 58 /* text-of-effect */: {
      const { proc, pc, answer, p } = f as TextOfEffectFrame14
      return { proc, pc, answer, p } as TextOfEffectFrame14
    }
    case 59 /* text-of */: {
      const { proc, pc, answer, c, p, u, marks, atLeast1, atMost2 } = f as TextOfFrame13
      return { proc, pc, answer, c, p, u, marks, atLeast1, atMost2 } as TextOfFrame13
    }
    case 61 /* text-of */: {
      const { proc, pc, answer, c, p, opponent, q } = f as TextOfFrame14
      return { proc, pc, answer, c, p, opponent, q } as TextOfFrame14
    }
    case 62 /* text-of-effect */: {
      const { proc, pc, answer, p, opponent } = f as TextOfEffectFrame15
      return { proc, pc, answer, p, opponent } as TextOfEffectFrame15
    }
    case 66 /* ability-of-effect */: {
      const { proc, pc, answer, p } = f as AbilityOfEffectFrame
      return { proc, pc, answer, p } as AbilityOfEffectFrame
    }
    case 67 /* ability-of */: {
      const { proc, pc, answer, c, p, u, u2 } = f as AbilityOfFrame2
      return { proc, pc, answer, c, p, u, u2 } as AbilityOfFrame2
    }
    case 85 /* harm-effect */: {
      const { proc, pc, answer, q, c, k, n, v } = f as HarmEffectFrame
      return { proc, pc, answer, q, c, k, n, v } as HarmEffectFrame
    }
    case 92 /* when-enter */: {
      const { proc, pc, answer, you, c, opponent, q } = f as WhenEnterFrame
      return { proc, pc, answer, you, c, opponent, q } as WhenEnterFrame
    }
    case 96 /* play-effect */: {
      const { proc, pc, answer, you } = f as PlayEffectFrame
      return { proc, pc, answer, you } as PlayEffectFrame
    }
    case 98 /* play-effect */: {
      const { proc, pc, answer, you } = f as PlayEffectFrame2
      return { proc, pc, answer, you } as PlayEffectFrame2
    }
    case 102 /* after-enter */: {
      const { proc, pc, answer, you, c, opponent, q } = f as AfterEnterFrame
      return { proc, pc, answer, you, c, opponent, q } as AfterEnterFrame
    }
    case 104 /* enter-effect */: {
      const { proc, pc, answer, you } = f as EnterEffectFrame
      return { proc, pc, answer, you } as EnterEffectFrame
    }
    default:
      return { ...f }
  }
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
  if ((to === ZONE.field || to === ZONE.resolution) !== (from === ZONE.field || from === ZONE.resolution)) {
    s.control[card] = NONE
  }
  if ((to === ZONE.field) !== (from === ZONE.field)) {
    s.visit[card] = 0
    s.wounds[card] = 0
  }
  if ((to === ZONE.field || within(to, ZONE.energy)) !== (from === ZONE.field || within(from, ZONE.energy))) {
    s.rested[card] = false
  }
  if (within(to, ZONE.territory) !== within(from, ZONE.territory)) {
    s.def[card] = s.printedDef[card]!
  }
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE) return false
  return true
}

/** [201-1] Who holds a card, as the rules say. */
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

/** The seats that the place of a card is open to. */
function placeViewers(s: State, card: number): readonly number[] {
  const zone = s.place[card]!
  if (within(zone, ZONE.deck)) return []
  if (within(zone, ZONE.hand)) return seats(s).filter((q) => teamOf(s, q) === teamOf(s, zone - ZONE.hand))
  if (within(zone, ZONE.energy)) return seats(s)
  if (within(zone, ZONE.graveyard)) return seats(s)
  if (within(zone, ZONE.territory)) return seats(s)
  if (within(zone, ZONE.life, 2)) return []
  if (zone === ZONE.field) return seats(s)
  if (zone === ZONE.resolution) return seats(s)
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = {
  aiming: 'one',
  attacker: 'one',
  targetCard: 'one',
  blocker: 'one',
}

// Compiled from the rules of BuildDivide: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones } from '../../runtime/copies.ts'
import { copyLog } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { HOLDER, PHASE, ZONE } from './names.ts'
import { holderOf, redZoneNumberOf } from './facts.ts'

/** State of a game of BuildDivide: plain data, changed in place by `apply`. */
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

/** [bd.start.2] Suspended `settle-first-player`. */
export interface SettleFirstPlayerFrame extends Frame {
  f_: number
  f_2: number
}

/** [bd.start.4] Suspended `redraw`. */
export interface RedrawFrame extends Frame {
  readonly p: number
  old: readonly number[]
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

/** [bd.draw.2] Suspended `draw-from-life`. */
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

/** [bd.window.1] Suspended `play-window`. */
export interface PlayWindowFrame extends Frame {}

/** [bd.window.2] Suspended `speak`. */
export interface SpeakFrame extends Frame {}

/** [bd.window.3] Suspended `go-on`. */
export interface GoOnFrame extends Frame {}

/** [bd.damage.2] Suspended `damage-check`. */
export interface DamageCheckFrame extends Frame {
  held: number
  said: number
}

/** [bd.damage.2] Suspended `damage-window`. */
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

/** [bd.rules.2] Suspended `line-up`. */
export interface LineUpFrame extends Frame {
  p: number
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

/** [bd.attack.2] Suspended `block-step`. */
export interface BlockStepFrame extends Frame {
  readonly p: number
}

/** [bd.attack.3] Suspended `battle-step`. */
export interface BattleStepFrame extends Frame {}

/** [bd.damage.4] Suspended `trigger-check`. */
export interface TriggerCheckFrame extends Frame {
  readonly q: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [bd.damage.6] Suspended `shoot`. */
export interface ShootFrame extends Frame {
  readonly c: number
  readonly q: number
}

/** [bd.life.3] Suspended `take-life`. */
export interface TakeLifeFrame extends Frame {
  readonly c: number
  readonly d: number
  readonly p: number
}

/** [bd.life.5] Suspended `return-life`. */
export interface ReturnLifeFrame extends Frame {
  readonly back: readonly number[]
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. */
export interface TextOfEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [bd.fixtures.6] Suspended `text-of`. */
export interface TextOfFrame2 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. */
export interface TextOfEffectFrame2 extends Frame {
  readonly p: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame3 extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
  c2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame3 extends Frame {
  readonly p: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame4 extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
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

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame8 extends Frame {
  readonly p: number
  readonly c: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame4 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  mark: number
  u2: number
  bait: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame9 extends Frame {
  readonly p: number
  readonly bait: number
  readonly mark: number
  readonly c: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame5 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  marks: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame10 extends Frame {
  readonly p: number
  readonly marks: readonly number[]
  readonly c: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame6 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame11 extends Frame {
  readonly p: number
  readonly c: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame7 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  u2: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame12 extends Frame {
  readonly p: number
}

/** [bd.samples.3] Suspended `text-of`. */
export interface TextOfFrame8 extends Frame {
  readonly c: number
  readonly p: number
  u: number
  marks: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.samples.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame13 extends Frame {
  readonly p: number
  readonly c: number
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

/** [bd.fixtures.1] Suspended `play-effect`. */
export interface PlayEffectFrame extends Frame {
  readonly you: number
}

/** [bd.fixtures.1] Suspended `play-effect`. */
export interface PlayEffectFrame2 extends Frame {
  readonly you: number
}

/** [bd.fixtures.1] Suspended `enter-effect`. */
export interface EnterEffectFrame extends Frame {
  readonly you: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  // prettier-ignore
  const s: State = {
    players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [], zones: blankZones(54),
    shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false, legal: [], effects: [],
    announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false, openChance: false, log: null,
    turnPlayer: NONE, startingPlayer: NONE, turnNumber: NONE, phaseNow: NONE, control: [], visits: NONE, visit: [],
    aiming: NONE, aimedAt: [], priority: NONE, passed: NONE, packetsOpen: NONE, attacker: NONE, targetPlayer: NONE,
    targetCard: NONE, blocker: NONE, attackerVisit: NONE, targetVisit: NONE, wounds: [], redNumber: [], mainDeck: [],
    territoryCard: [], rested: [], beaten: [], runningTurn: NONE, printedDef: [], astray: [], timesChargeDuringTurn: [],
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  s.turnPlayer = 0
  s.startingPlayer = 0
  s.turnNumber = 0
  s.phaseNow = PHASE.standing
  s.visits = 0
  s.aiming = NONE
  s.aimedAt = []
  s.priority = 0
  s.passed = 0
  s.packetsOpen = 0
  s.attacker = NONE
  s.targetPlayer = NONE
  s.targetCard = NONE
  s.blocker = NONE
  s.attackerVisit = 0
  s.targetVisit = 0
  for (let it = 0; it < players; it++) s.redNumber.push(redZoneNumberOf(s))
  for (let it = 0; it < players; it++) s.mainDeck.push([])
  for (let it = 0; it < players; it++) s.territoryCard.push([])
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
    rested: s.rested.slice(), beaten: s.beaten.slice(), runningTurn: s.runningTurn, printedDef: s.printedDef.slice(),
    astray: s.astray, timesChargeDuringTurn: s.timesChargeDuringTurn.slice(),
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
    case 5 /* turn */: {
      const { proc, pc, answer, p } = f as TurnFrame
      return { proc, pc, answer, p } as TurnFrame
    }
    case 6 /* draw-phase */: {
      const { proc, pc, answer, p } = f as DrawPhaseFrame
      return { proc, pc, answer, p } as DrawPhaseFrame
    }
    case 7 /* main-phase */: {
      const { proc, pc, answer, p } = f as MainPhaseFrame
      return { proc, pc, answer, p } as MainPhaseFrame
    }
    case 8 /* attack-phase */: {
      const { proc, pc, answer, p } = f as AttackPhaseFrame
      return { proc, pc, answer, p } as AttackPhaseFrame
    }
    case 9 /* end-phase */: {
      const { proc, pc, answer, p, c, surplus, atLeast1, atMost2 } = f as EndPhaseFrame
      return { proc, pc, answer, p, c, surplus, atLeast1, atMost2 } as EndPhaseFrame
    }
    case 10 /* draw */: {
      const { proc, pc, answer, n, p, i, list1, next2 } = f as DrawFrame
      return { proc, pc, answer, n, p, i, list1, next2 } as DrawFrame
    }
    case 11 /* draw-one */: {
      const { proc, pc, answer, p } = f as DrawOneFrame
      return { proc, pc, answer, p } as DrawOneFrame
    }
    case 12 /* draw-from-life */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as DrawFromLifeFrame
      return { proc, pc, answer, p, each, list1, next2 } as DrawFromLifeFrame
    }
    case 13 /* discard */: {
      const { proc, pc, answer, n, p, c, dropped, atLeast1, atMost2 } = f as DiscardFrame
      return { proc, pc, answer, n, p, c, dropped, atLeast1, atMost2 } as DiscardFrame
    }
    case 14 /* play */: {
      const { proc, pc, answer, c, p } = f as PlayFrame
      return { proc, pc, answer, c, p } as PlayFrame
    }
    case 15 /* play-free */: {
      const { proc, pc, answer, c, p } = f as PlayFreeFrame
      return { proc, pc, answer, c, p } as PlayFreeFrame
    }
    case 16 /* put-up */: {
      const { proc, pc, answer, c, p } = f as PutUpFrame
      return { proc, pc, answer, c, p } as PutUpFrame
    }
    case 17 /* text-of */: {
      const { proc, pc, answer, c, p } = f as TextOfFrame
      return { proc, pc, answer, c, p } as TextOfFrame
    }
    case 56 /* activate */: {
      const { proc, pc, answer, c, p } = f as ActivateFrame
      return { proc, pc, answer, c, p } as ActivateFrame
    }
    case 57 /* ability-of */: {
      const { proc, pc, answer, c, p } = f as AbilityOfFrame
      return { proc, pc, answer, c, p } as AbilityOfFrame
    }
    case 62 /* pay-for */: {
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
    case 63 /* resolve-newest */: {
      const { proc, pc, answer, e, c, list1, next2 } = f as ResolveNewestFrame
      return { proc, pc, answer, e, c, list1, next2 } as ResolveNewestFrame
    }
    case 64 /* play-window */: {
      const { proc, pc, answer } = f as PlayWindowFrame
      return { proc, pc, answer } as PlayWindowFrame
    }
    case 65 /* speak */: {
      const { proc, pc, answer } = f as SpeakFrame
      return { proc, pc, answer } as SpeakFrame
    }
    case 66 /* go-on */: {
      const { proc, pc, answer } = f as GoOnFrame
      return { proc, pc, answer } as GoOnFrame
    }
    case 67 /* damage-check */: {
      const { proc, pc, answer, held, said } = f as DamageCheckFrame
      return { proc, pc, answer, held, said } as DamageCheckFrame
    }
    case 68 /* damage-window */: {
      const { proc, pc, answer, q, c, k, n, v, dealt, beneath } = f as DamageWindowFrame
      return { proc, pc, answer, q, c, k, n, v, dealt, beneath } as DamageWindowFrame
    }
    case 69 /* rule-processing */: {
      const { proc, pc, answer } = f as RuleProcessingFrame
      return { proc, pc, answer } as RuleProcessingFrame
    }
    case 70 /* line-up */: {
      const { proc, pc, answer, p, e, e2 } = f as LineUpFrame
      return { proc, pc, answer, p, e, e2 } as LineUpFrame
    }
    case 71 /* put-up-ability */: {
      const { proc, pc, answer, e } = f as PutUpAbilityFrame
      return { proc, pc, answer, e } as PutUpAbilityFrame
    }
    case 72 /* attack-player */: {
      const { proc, pc, answer, q, u, p } = f as AttackPlayerFrame
      return { proc, pc, answer, q, u, p } as AttackPlayerFrame
    }
    case 73 /* attack-unit */: {
      const { proc, pc, answer, t2, u, p } = f as AttackUnitFrame
      return { proc, pc, answer, t2, u, p } as AttackUnitFrame
    }
    case 74 /* carry-attack */: {
      const { proc, pc, answer, u, p } = f as CarryAttackFrame
      return { proc, pc, answer, u, p } as CarryAttackFrame
    }
    case 75 /* block-step */: {
      const { proc, pc, answer, p } = f as BlockStepFrame
      return { proc, pc, answer, p } as BlockStepFrame
    }
    case 76 /* battle-step */: {
      const { proc, pc, answer } = f as BattleStepFrame
      return { proc, pc, answer } as BattleStepFrame
    }
    case 78 /* trigger-check */: {
      const { proc, pc, answer, q, c, list1, next2 } = f as TriggerCheckFrame
      return { proc, pc, answer, q, c, list1, next2 } as TriggerCheckFrame
    }
    case 79 /* shoot */: {
      const { proc, pc, answer, c, q } = f as ShootFrame
      return { proc, pc, answer, c, q } as ShootFrame
    }
    case 80 /* take-life */: {
      const { proc, pc, answer, c, d, p } = f as TakeLifeFrame
      return { proc, pc, answer, c, d, p } as TakeLifeFrame
    }
    case 81 /* return-life */: {
      const { proc, pc, answer, back, p, c, list1, next2 } = f as ReturnLifeFrame
      return { proc, pc, answer, back, p, c, list1, next2 } as ReturnLifeFrame
    }
    case 19 /* text-of-effect */: {
      const { proc, pc, answer, p, c } = f as TextOfEffectFrame
      return { proc, pc, answer, p, c } as TextOfEffectFrame
    }
    case 20 /* text-of */: {
      const { proc, pc, answer, c, p, u, u2 } = f as TextOfFrame2
      return { proc, pc, answer, c, p, u, u2 } as TextOfFrame2
    }
    case 22 /* text-of-effect */: {
      const { proc, pc, answer, p } = f as TextOfEffectFrame2
      return { proc, pc, answer, p } as TextOfEffectFrame2
    }
    case 25 /* text-of */: {
      const { proc, pc, answer, c, p, e, e2, c2 } = f as TextOfFrame3
      return { proc, pc, answer, c, p, e, e2, c2 } as TextOfFrame3
    }
    case 31 /* text-of-effect */: {
      const { proc, pc, answer, p } = f as TextOfEffectFrame3
      return { proc, pc, answer, p } as TextOfEffectFrame3
    }
    case 32 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame4
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame4
    }
    case 33 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame5
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame5
    }
    case 35 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame6
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame6
    }
    case 36 /* text-of-effect */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as TextOfEffectFrame7
      return { proc, pc, answer, p, each, list1, next2 } as TextOfEffectFrame7
    }
    case 39 /* text-of-effect */: {
      const { proc, pc, answer, p, c, u, u2 } = f as TextOfEffectFrame8
      return { proc, pc, answer, p, c, u, u2 } as TextOfEffectFrame8
    }
    case 40 /* text-of */: {
      const { proc, pc, answer, c, p, u, mark, u2, bait } = f as TextOfFrame4
      return { proc, pc, answer, c, p, u, mark, u2, bait } as TextOfFrame4
    }
    case 41 /* text-of-effect */: {
      const { proc, pc, answer, p, bait, mark, c } = f as TextOfEffectFrame9
      return { proc, pc, answer, p, bait, mark, c } as TextOfEffectFrame9
    }
    case 42 /* text-of */: {
      const { proc, pc, answer, c, p, u, marks, atLeast1, atMost2 } = f as TextOfFrame5
      return { proc, pc, answer, c, p, u, marks, atLeast1, atMost2 } as TextOfFrame5
    }
    case 43 /* text-of-effect */: {
      const { proc, pc, answer, p, marks, c } = f as TextOfEffectFrame10
      return { proc, pc, answer, p, marks, c } as TextOfEffectFrame10
    }
    case 44 /* text-of */: {
      const { proc, pc, answer, c, p, u, u2 } = f as TextOfFrame6
      return { proc, pc, answer, c, p, u, u2 } as TextOfFrame6
    }
    case 46 /* text-of-effect */: {
      const { proc, pc, answer, p, c } = f as TextOfEffectFrame11
      return { proc, pc, answer, p, c } as TextOfEffectFrame11
    }
    case 47 /* text-of */: {
      const { proc, pc, answer, c, p, u, u2 } = f as TextOfFrame7
      return { proc, pc, answer, c, p, u, u2 } as TextOfFrame7
    }
    case 52 /* text-of-effect */: {
      const { proc, pc, answer, p } = f as TextOfEffectFrame12
      return { proc, pc, answer, p } as TextOfEffectFrame12
    }
    case 53 /* text-of */: {
      const { proc, pc, answer, c, p, u, marks, atLeast1, atMost2 } = f as TextOfFrame8
      return { proc, pc, answer, c, p, u, marks, atLeast1, atMost2 } as TextOfFrame8
    }
    case 55 /* text-of-effect */: {
      const { proc, pc, answer, p, c } = f as TextOfEffectFrame13
      return { proc, pc, answer, p, c } as TextOfEffectFrame13
    }
    case 58 /* ability-of-effect */: {
      const { proc, pc, answer, p } = f as AbilityOfEffectFrame
      return { proc, pc, answer, p } as AbilityOfEffectFrame
    }
    case 59 /* ability-of */: {
      const { proc, pc, answer, c, p, u, u2 } = f as AbilityOfFrame2
      return { proc, pc, answer, c, p, u, u2 } as AbilityOfFrame2
    }
    case 77 /* harm-effect */: {
      const { proc, pc, answer, q, c, k, n, v } = f as HarmEffectFrame
      return { proc, pc, answer, q, c, k, n, v } as HarmEffectFrame
    }
    case 86 /* play-effect */: {
      const { proc, pc, answer, you } = f as PlayEffectFrame
      return { proc, pc, answer, you } as PlayEffectFrame
    }
    case 88 /* play-effect */: {
      const { proc, pc, answer, you } = f as PlayEffectFrame2
      return { proc, pc, answer, you } as PlayEffectFrame2
    }
    case 93 /* enter-effect */: {
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

/** [bd.card.8] Who holds a card, as the rules say. */
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
  if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
  if (within(zone, ZONE.energy)) return seats(s)
  if (within(zone, ZONE.graveyard)) return seats(s)
  if (within(zone, ZONE.territory)) return seats(s)
  if (within(zone, ZONE.life)) return []
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

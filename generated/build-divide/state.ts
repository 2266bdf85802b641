// Compiled from the rules of BuildDivide into state.ts: the state. Change the rules, not this file.
import type { Astray, BaseState, Frame, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
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
  shared?: Shared<State> | undefined
}

/** [bd.start.1] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [bd.start.1] Suspended `set-up`. */
export interface SetUpFrame extends Frame {
  list1: readonly number[]
  next2: number
}

/** [bd.start.2] Suspended `settle-first-player`. */
export interface SettleFirstPlayerFrame extends Frame {}

/** [bd.start.4] Suspended `redraw-in-turn`. */
export interface RedrawInTurnFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
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
  surplus: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.draw.1] Suspended `draw`. */
export interface DrawFrame extends Frame {
  readonly n: number
  readonly p: number
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
  list1: readonly number[]
  next2: number
}

/** [bd.draw.3] Suspended `discard`. */
export interface DiscardFrame extends Frame {
  readonly n: number
  readonly p: number
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
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
  list5: readonly number[]
  next6: number
}

/** [bd.play.7] Suspended `resolve-newest`. */
export interface ResolveNewestFrame extends Frame {
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

/** [bd.damage.1] Suspended `harm-effect`. */
export interface HarmEffectFrame extends Frame {
  readonly q: number
  readonly c: number
  readonly k: number
  readonly n: number
  readonly v: number
}

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
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. */
export interface TextOfEffectFrame4 extends Frame {
  readonly p: number
}

/** [bd.fixtures.6] Suspended `text-of`. */
export interface TextOfFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.6] Suspended `text-of-effect`. */
export interface TextOfEffectFrame2 extends Frame {
  readonly p: number
  readonly c: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame26 extends Frame {
  readonly p: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame24 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame23 extends Frame {
  readonly p: number
  readonly c: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame22 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame21 extends Frame {
  readonly c: number
  readonly p: number
  marks: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame21 extends Frame {
  readonly p: number
  readonly marks: readonly number[]
  readonly c: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame20 extends Frame {
  readonly c: number
  readonly p: number
  mark: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame20 extends Frame {
  readonly p: number
  readonly bait: number
  readonly mark: number
  readonly c: number
}

/** [bd.fixtures.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame19 extends Frame {
  readonly p: number
  readonly c: number
}

/** [bd.fixtures.1] Suspended `play-effect`. */
export interface PlayEffectFrame extends Frame {
  readonly you: number
}

/** [bd.fixtures.2] Suspended `ability-of`. */
export interface AbilityOfFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.2] Suspended `ability-of-effect`. */
export interface AbilityOfEffectFrame extends Frame {
  readonly p: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame16 extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame15 extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame13 extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame12 extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [bd.fixtures.3] Suspended `text-of-effect`. */
export interface TextOfEffectFrame11 extends Frame {
  readonly p: number
}

/** [bd.fixtures.1] Suspended `play-effect`. */
export interface PlayEffectFrame2 extends Frame {
  readonly you: number
}

/** [bd.fixtures.1] Suspended `text-of`. */
export interface TextOfFrame6 extends Frame {
  readonly c: number
  readonly p: number
}

/** [bd.fixtures.1] Suspended `enter-effect`. */
export interface EnterEffectFrame2 extends Frame {
  readonly you: number
}

/** [bd.samples.1] Suspended `text-of-effect`. */
export interface TextOfEffectFrame28 extends Frame {
  readonly p: number
  readonly c: number
}

/** [bd.samples.3] Suspended `text-of`. */
export interface TextOfFrame27 extends Frame {
  readonly c: number
  readonly p: number
  marks: readonly number[]
  atLeast1: number
  atMost2: number
}

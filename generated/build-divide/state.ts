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

export type MatchFrame = Frame
export type SetUpFrame = Frame & { list1: readonly number[]; next2: number }
export type SettleFirstPlayerFrame = Frame
export type RedrawInTurnFrame = Frame & { p: number; list1: readonly number[]; next2: number }
export type RedrawFrame = Frame & { readonly p: number; old: readonly number[] }
export type TurnFrame = Frame & { readonly p: number }
export type DrawPhaseFrame = Frame & { readonly p: number }
export type MainPhaseFrame = Frame & { readonly p: number }
export type AttackPhaseFrame = Frame & { readonly p: number }

export type EndPhaseFrame = Frame & {
  readonly p: number
  surplus: readonly number[]
  atLeast1: number
  atMost2: number
}

export type DrawFrame = Frame & { readonly n: number; readonly p: number; list1: readonly number[]; next2: number }
export type DrawOneFrame = Frame & { readonly p: number }
export type DrawFromLifeFrame = Frame & { readonly p: number; list1: readonly number[]; next2: number }

export type DiscardFrame = Frame & {
  readonly n: number
  readonly p: number
  dropped: readonly number[]
  atLeast1: number
  atMost2: number
}

export type PlayFrame = Frame & { readonly c: number; readonly p: number }
export type PlayFreeFrame = Frame & { readonly c: number; readonly p: number }
export type PutUpFrame = Frame & { readonly c: number; readonly p: number }
export type TextOfFrame = Frame & { readonly c: number; readonly p: number }
export type ActivateFrame = Frame & { readonly c: number; readonly p: number }
export type AbilityOfFrame = Frame & { readonly c: number; readonly p: number }

export type PayForFrame = Frame & {
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

export type ResolveNewestFrame = Frame & { c: number; list1: readonly number[]; next2: number }
export type PlayWindowFrame = Frame
export type SpeakFrame = Frame
export type GoOnFrame = Frame
export type DamageCheckFrame = Frame & { held: number; said: number }

export type DamageWindowFrame = Frame & {
  readonly q: number
  readonly c: number
  readonly k: number
  readonly n: number
  readonly v: number
  dealt: number
  beneath: number
}

export type RuleProcessingFrame = Frame
export type LineUpFrame = Frame & { p: number }
export type PutUpAbilityFrame = Frame & { readonly e: number }
export type AttackPlayerFrame = Frame & { readonly q: number; readonly u: number; readonly p: number }
export type AttackUnitFrame = Frame & { readonly t2: number; readonly u: number; readonly p: number }
export type CarryAttackFrame = Frame & { readonly u: number; readonly p: number }
export type BlockStepFrame = Frame & { readonly p: number }
export type BattleStepFrame = Frame

export type HarmEffectFrame = Frame & {
  readonly q: number
  readonly c: number
  readonly k: number
  readonly n: number
  readonly v: number
}

export type TriggerCheckFrame = Frame & { readonly q: number; c: number; list1: readonly number[]; next2: number }
export type ShootFrame = Frame & { readonly c: number; readonly q: number }
export type TakeLifeFrame = Frame & { readonly c: number; readonly d: number; readonly p: number }

export type ReturnLifeFrame = Frame & {
  readonly back: readonly number[]
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type TextOfEffectFrame4 = Frame & { readonly p: number }
export type TextOfFrame3 = Frame & { readonly c: number; readonly p: number }
export type TextOfEffectFrame2 = Frame & { readonly p: number; readonly c: number }
export type TextOfEffectFrame26 = Frame & { readonly p: number }
export type TextOfFrame24 = Frame & { readonly c: number; readonly p: number }
export type TextOfEffectFrame23 = Frame & { readonly p: number; readonly c: number }
export type TextOfFrame22 = Frame & { readonly c: number; readonly p: number }

export type TextOfFrame21 = Frame & {
  readonly c: number
  readonly p: number
  marks: readonly number[]
  atLeast1: number
  atMost2: number
}

export type TextOfEffectFrame21 = Frame & { readonly p: number; readonly marks: readonly number[]; readonly c: number }
export type TextOfFrame20 = Frame & { readonly c: number; readonly p: number; mark: number }

export type TextOfEffectFrame20 = Frame & {
  readonly p: number
  readonly bait: number
  readonly mark: number
  readonly c: number
}

export type TextOfEffectFrame19 = Frame & { readonly p: number; readonly c: number }
export type PlayEffectFrame = Frame & { readonly you: number }
export type AbilityOfFrame3 = Frame & { readonly c: number; readonly p: number }
export type AbilityOfEffectFrame = Frame & { readonly p: number }
export type TextOfEffectFrame16 = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type TextOfEffectFrame15 = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type TextOfEffectFrame13 = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type TextOfEffectFrame12 = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type TextOfEffectFrame11 = Frame & { readonly p: number }
export type PlayEffectFrame2 = Frame & { readonly you: number }
export type TextOfFrame6 = Frame & { readonly c: number; readonly p: number }
export type EnterEffectFrame2 = Frame & { readonly you: number }
export type TextOfEffectFrame28 = Frame & { readonly p: number; readonly c: number }

export type TextOfFrame27 = Frame & {
  readonly c: number
  readonly p: number
  marks: readonly number[]
  atLeast1: number
  atMost2: number
}

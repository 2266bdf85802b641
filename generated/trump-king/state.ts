// Compiled from the rules of TrumpKing into state.ts: the state. Change the rules, not this file.
import type { Astray, BaseState, Frame, LineState, PendingEffect, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  passes: number
  linksBelow: number
  answerer: number
  toBeAnswered: boolean
  attacksMade: number[]
  attackedIn: number[]
  foe: number[]
  abilityUsedIn: number[]
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
  linesDeep: number
  putOff: readonly PendingEffect[]
  beforeLine: LineState | null
  changedInLine: boolean
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
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  prevailing: readonly number[] | null
}

export type WindowFrame = Frame
export type WindowIfDueFrame = Frame
export type RunChainFrame = Frame
export type RunLinkFrame = Frame & { readonly e: number; used: number }
export type LineUpFrame = Frame & { ready: readonly number[]; chooser: number }
export type LinkUpFrame = Frame & { readonly e: number }
export type AttackDirectlyFrame = Frame & { readonly a: number; readonly p: number }
export type AttackFrame = Frame & { readonly a: number; readonly t2: number; readonly p: number }

export type BattleFrame = Frame & {
  readonly a: number
  readonly t2: number
  readonly p: number
  following8: readonly PendingEffect[]
  next9: number
}

export type SpadeCallFrame = Frame & { readonly this_: number; readonly you: number }
export type BlastFrame = Frame & { readonly this_: number; readonly you: number }

export type BlastEffectFrame = Frame & {
  readonly x: number
  readonly you: number
  following6: readonly PendingEffect[]
  next7: number
}

export type InsightFrame = Frame & { readonly this_: number; readonly you: number; excess: number }
export type InsightEffectFrame = Frame & { readonly you: number; readonly d: number; looked: readonly number[] }
export type UseLookedFrame = Frame & { readonly looked: readonly number[]; readonly p: number }
export type SummonLookedFrame = Frame & { readonly looked: readonly number[]; readonly p: number }
export type CastLookedFrame = Frame & { readonly looked: readonly number[]; readonly p: number; below: number }
export type SetLookedFrame = Frame & { readonly looked: readonly number[]; readonly p: number }
export type ClubCallFrame = Frame & { readonly this_: number; readonly you: number }

export type HarvestFrame = Frame & {
  readonly m: number
  readonly you: number
  n: number
  back: readonly number[]
  atLeast1: number
  atMost2: number
}

export type LastGiftFrame = Frame & { readonly you: number }
export type DiamondCallFrame = Frame & { readonly this_: number; readonly you: number }
export type DiamondCallEffectFrame = Frame & { readonly you: number }

export type CompensateFrame = Frame & {
  readonly t2: readonly number[]
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

export type NameForFrame2 = Frame & { readonly s_: number; readonly p: number; u: number }
export type SetCardFrame = Frame & { readonly c: number; readonly p: number }
export type ActivateSpellFrame = Frame & { readonly c: number; readonly p: number; wasSet: boolean }
export type ActivateTrapFrame = Frame & { readonly c: number; readonly p: number; wasSet: boolean }
export type UseSpellFrame = Frame & { readonly c: number; readonly p: number }
export type UseTrapFrame = Frame & { readonly c: number; readonly p: number }
export type UseTrapEffectFrame3 = Frame & { readonly p: number; following6: readonly PendingEffect[]; next7: number }
export type UseSpellEffectFrame3 = Frame & { readonly p: number; looked: readonly number[] }
export type UseSpellFrame3 = Frame & { readonly c: number; readonly p: number }
export type UseTrapFrame3 = Frame & { readonly c: number; readonly p: number }
export type PopFrame = Frame & { readonly c: number; readonly p: number }
export type UseTrapFrame2 = Frame & { readonly c: number; readonly p: number }

export type UseSpellEffectFrame2 = Frame & {
  readonly p: number
  found: readonly number[]
  atLeast1: number
  atMost2: number
}

export type MatchFrame = Frame
export type SetUpFrame = Frame
export type SettleFirstPlayerFrame = Frame
export type TurnFrame = Frame & { readonly p: number }
export type DrawPhaseFrame = Frame & { readonly p: number }
export type MainFrame = Frame & { readonly p: number }
export type BattlePhaseFrame = Frame & { readonly p: number }

export type HandCheckFrame = Frame & {
  readonly p: number
  surplus: readonly number[]
  atLeast1: number
  atMost2: number
}

export type NormalSummonFrame = Frame & { readonly c: number; readonly p: number }
export type SetMonsterFrame = Frame & { readonly c: number; readonly p: number }
export type SpecialSummonFrame = Frame & { readonly c: number; readonly p: number }

export type SynchroSummonFrame = Frame & {
  readonly s_: number
  readonly p: number
  m: readonly number[]
  atLeast1: number
  atMost2: number
}

export type NameForFrame = Frame & { readonly s_: number; readonly p: number }

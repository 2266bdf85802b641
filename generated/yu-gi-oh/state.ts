// Compiled from the rules of YuGiOh into state.ts: the state. Change the rules, not this file.
import type { Astray, BaseState, Captured, Frame, PendingEffect, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  positionOf: number[]
  life: number[]
  turnPlayer: number
  turnNumber: number
  arrived: number[]
  laid2: number[]
  targets: (readonly number[])[]
  bearer: number[]
  language: number[]
  usedNames: (readonly number[])[]
  passes: number
  answerer: number
  summoned: boolean[]
  turned: boolean[]
  materials: readonly number[]
  attacking: readonly number[]
  attacked: number
  mainDeck: (readonly number[])[]
  extraDeck: (readonly number[])[]
  sideDeck: (readonly number[])[]
  justCome: readonly number[]
  sparedIn: number[]
  imitated: boolean[]
  risesFrom: number[]
  doomedFrom: number[]
  madeOf: number[]
  setDown: boolean[]
  spent: boolean[]
  freed: boolean[]
  looking: boolean[]
  usedUp: boolean[]
  printedDef: number[]
  astray: readonly Astray[]
  linesDeep: number
  putOff: readonly PendingEffect[]
  timesDeclareAttackDuringTurn: number
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  levelNow: (number | undefined)[] | null
  attack2: (number | undefined)[] | null
  defence: (number | undefined)[] | null
  isNegated2: (boolean | undefined)[] | null
}

/** What follows from printed cards and options alone. */
export interface KnownForGood {
  declarable: (readonly number[] | undefined)[] | null
}

export type MoveFrame = Frame & {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
  matching1: readonly number[]
  next2: number
}

export type SendFrame = Frame & { readonly c: number }
export type DestroyFrame = Frame & { readonly c: number; noticed1: readonly Captured[][] }
export type BanishFrame = Frame & { readonly c: number }
export type DiscardFrame = Frame & { readonly c: number }
export type SearchFrame = Frame & { readonly c: number; readonly p: number }
export type AfterMove2Frame = Frame & { readonly c: number; list1: readonly number[]; next2: number }
export type BurnFrame = Frame & { readonly q: number; readonly n: number; readonly c: number }
export type MatchFrame = Frame

export type DuelFrame = Frame & {
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  lines: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

export type AfterMoveFrame2 = Frame & {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  matching1: readonly number[]
  next2: number
}

export type DealFrame = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type TurnFrame = Frame & { readonly p: number }
export type DrawPhaseFrame = Frame & { readonly p: number }

export type DrawFrame = Frame & {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type StandbyPhaseFrame = Frame & { readonly p: number }
export type StandbyFrame = Frame & { readonly p: number }
export type MainPhaseFrame = Frame & { readonly p: number }
export type EndPhaseFrame = Frame & { readonly p: number }
export type EndingFrame = Frame & { readonly p: number }
export type LoseFrame = Frame & { readonly p: number }
export type WinFrame = Frame & { readonly p: number }
export type DrawDuelFrame = Frame & { readonly p: number }
export type WindowFrame = Frame
export type RunChainFrame = Frame & { list1: readonly number[]; next2: number }
export type RunLinkFrame = Frame & { readonly e: number }
export type LineUpFrame = Frame & { p: number }
export type LinkUpFrame = Frame & { readonly e: number }
export type PrepareFrame = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame = Frame & { readonly c: number; readonly p: number }
export type ActivateFrame = Frame & { readonly c: number; readonly p: number; announces: number }
export type ActivateEffectFrame = Frame & { readonly p: number; readonly c: number }
export type LayOpenFrame = Frame & { readonly c: number; readonly p: number; list1: readonly number[]; next2: number }
export type SetCardFrame = Frame & { readonly c: number; readonly p: number; announces: number }
export type NormalSummonFrame = Frame & { readonly c: number; readonly p: number; announces: number }
export type SetMonsterFrame = Frame & { readonly c: number; readonly p: number; announces: number }

export type GiveTributesFrame = Frame & {
  readonly c: number
  readonly p: number
  given: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type SpecialSummonFrame = Frame & { readonly c: number; readonly p: number }
export type SpecialSummonFreelyFrame = Frame & { readonly c: number; readonly p: number }

export type GatherFrame = Frame & {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  n: number
  picked2: readonly number[]
  picked3: readonly number[]
  picked4: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
  atLeast5: number
  atMost6: number
}

export type TryFuseFrame = Frame & {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  announces: number
}

export type FuseFrame = Frame & {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type SummonFromExtraFrame = Frame & {
  readonly f_: number
  readonly p: number
  m: number
  announces: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type BattlePhaseFrame = Frame & { readonly p: number }
export type AttackFrame = Frame & { readonly d: number; readonly a: number; readonly p: number }

export type ClashFrame = Frame & {
  readonly a: number
  readonly d: number
  readonly p: number
  q: number
  ours: number
  theirs: number
}

export type BeatFrame = Frame & { readonly c: number; readonly w: number; readonly p: number }
export type FallFrame = Frame & { readonly c: number }
export type AttackDirectlyFrame = Frame & { readonly a: number; readonly p: number }
export type BatterFrame = Frame & { readonly q: number; readonly n: number }
export type CallSistersFrame = Frame & { readonly this_: number; readonly you: number; announces: number }
export type CallSistersEffectFrame = Frame & { readonly you: number; readonly this_: number; e: number }
export type WhenMoveFrame = Frame & { readonly you: number; readonly this_: number; x: number }
export type WhenArriveFrame = Frame & { readonly you: number }
export type WhenDeclareAttackFrame = Frame & { readonly you: number; c: number }
export type WhenArrive2Frame = Frame & { readonly you: number; readonly c: number }
export type WhenDestroyFrame = Frame & { readonly you: number; readonly c: number }
export type WhenNormalSummonFrame = Frame & { readonly you: number }
export type PeerFrame = Frame & { readonly this_: number; readonly you: number; announces: number }
export type PeerEffectFrame = Frame & { readonly you: number; readonly this_: number; seen: readonly number[] }
export type ImpersonateFrame = Frame & { readonly this_: number; readonly you: number; announces: number }

export type ImpersonateEffectFrame = Frame & {
  readonly this_: number
  readonly you: number
  d: number
  list1: readonly number[]
  next2: number
}

export type GatherFrame6 = Frame & {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

export type GatherFrame5 = Frame & {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

export type GatherFrame4 = Frame & {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

export type BurstFrame = Frame & { readonly this_: number; readonly you: number; mine: number; announces: number }

export type BurstEffectFrame = Frame & {
  readonly this_: number
  readonly you: number
  list1: readonly number[]
  next2: number
}

export type AfterStandbyFrame = Frame & { c: number; p: number; list1: readonly number[]; next2: number }
export type AfterEnding2Frame = Frame & { list1: readonly number[]; next2: number }

export type GatherFrame3 = Frame & {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

export type WhenArrive3Frame = Frame & { readonly you: number }
export type AfterMove3Frame = Frame & { readonly you: number; readonly this_: number }

export type CreateLightFrame = Frame & {
  readonly this_: number
  readonly you: number
  a: number
  b: number
  c: number
  announces: number
}

export type AfterSpecialSummonFrame = Frame & { readonly you: number; readonly p: number }

export type BeginAllFrame = Frame & {
  readonly this_: number
  readonly you: number
  given: readonly number[]
  announces: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenNormalSummon2Frame = Frame & { readonly you: number }
export type WhenArrive4Frame = Frame & { readonly you: number; readonly c: number }
export type CarryOutFrame8 = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame7 = Frame & { readonly c: number; readonly p: number }
export type PrepareFrame5 = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame6 = Frame & { readonly c: number; readonly p: number; list1: readonly number[]; next2: number }
export type CarryOutFrame5 = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame4 = Frame & { readonly c: number; readonly p: number; list1: readonly number[]; next2: number }
export type PrepareFrame3 = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame3 = Frame & { readonly c: number; readonly p: number; list1: readonly number[]; next2: number }
export type CarryOutFrame2 = Frame & { readonly c: number; readonly p: number; list1: readonly number[]; next2: number }

export type GatherFrame2 = Frame & {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

export type CarryOutFrame11 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type PrepareFrame8 = Frame & { readonly c: number; readonly p: number }

export type CarryOutFrame10 = Frame & {
  readonly c: number
  readonly p: number
  c2: number
  q: number
  list1: readonly number[]
  next2: number
}

export type PrepareFrame6 = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame21 = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame20 = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame19 = Frame & { readonly c: number; readonly p: number; f_: number }
export type PrepareFrame13 = Frame & { readonly c: number; readonly p: number }

export type CarryOutFrame18 = Frame & {
  readonly c: number
  readonly p: number
  burnt: readonly number[]
  n: number
  k: number
  knights: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
  atLeast5: number
  atMost6: number
  list7: readonly number[]
  next8: number
}

export type CarryOutFrame17 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type WhenBurnFrame = Frame & { readonly you: number; readonly this_: number }

export type CarryOutFrame16 = Frame & {
  readonly c: number
  readonly p: number
  seen: readonly number[]
  found: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type CarryOutFrame15 = Frame & { readonly c: number; readonly p: number }
export type PrepareFrame11 = Frame & { readonly c: number; readonly p: number }
export type CarryOutFrame14 = Frame & { readonly c: number; readonly p: number; m: number; f_: number }
export type CarryOutFrame13 = Frame & { readonly c: number; readonly p: number; t2: number; f_: number }
export type CarryOutFrame12 = Frame & { readonly c: number; readonly p: number; m: number; f_: number }
export type CarryOutFrame22 = Frame & { readonly c: number; readonly p: number }

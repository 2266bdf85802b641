// Compiled from the rules of Magic into state.ts: the state. Change the rules, not this file.
import type { Astray, BaseState, Captured, Frame, LineState, PendingEffect, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
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
  wasBefore: number[]
  extraTurns: number[]
  drawsThisTurn: number[]
  castBlue: boolean[]
  wayCast: number[]
  x: number[]
  targets: (readonly number[])[]
  secondTargets: (readonly number[])[]
  targetPlayers: (readonly number[])[]
  targetAbility: number[]
  aimed: number[]
  resolving: number
  offered2: number
  offeredWay: number
  offeredBy: number
  spliced: (readonly number[])[]
  amiss: boolean
  blockedBy: (readonly number[])[]
  delayCounters: number[]
  meddledAs: number[]
  meddledX: number[]
  meddledTargets: (readonly number[])[]
  meddledPlayers: (readonly number[])[]
  mainDeck: (readonly number[])[]
  sideboard: (readonly number[])[]
  tapped: boolean[]
  faceDown: boolean[]
  token: boolean[]
  newlyDrawn: boolean[]
  outOfCards: boolean[]
  handCast: boolean[]
  givenSuspend: boolean[]
  keptRevealed: boolean[]
  rebounding: boolean[]
  kicked: boolean[]
  attacking: boolean[]
  blocking: boolean[]
  blocked: boolean[]
  illusory: boolean[]
  runningTurn: number
  printedDef: number[]
  astray: readonly Astray[]
  linesDeep: number
  putOff: readonly PendingEffect[]
  beforeLine: LineState | null
  changedInLine: boolean
  timesPlayLandDuringTurn: number[]
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  colours: (readonly number[] | undefined)[] | null
  yields: (readonly number[] | undefined)[] | null
  usable: (readonly number[] | undefined)[] | null
  available: (number | undefined)[] | null
  burden: (number | undefined)[] | null
  sourceFor: ((number | undefined)[] | undefined)[] | null
  protections: (readonly number[] | undefined)[] | null
  isSource: (boolean | undefined)[] | null
}

/** What follows from printed cards and options alone. */
export interface KnownForGood {
  manaValue: (number | undefined)[] | null
  hues: (readonly number[] | undefined)[] | null
  manaFloor: (number | undefined)[] | null
  leastMana: ((number | undefined)[] | undefined)[] | null
}

export type MoveFrame = Frame & {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
  noticed1: readonly Captured[][]
  noticed2: readonly Captured[][]
  noticed3: readonly Captured[][]
  noticed4: readonly Captured[][]
}

export type BuryFrame = Frame & { readonly c: number }
export type TakeBackFrame = Frame & { readonly c: number }
export type BanishFrame = Frame & { readonly c: number }
export type TuckFrame = Frame & { readonly c: number }
export type SinkFrame = Frame & { readonly c: number }
export type SettleInsteadFrame = Frame & { p: number }
export type EnterFrame = Frame & { readonly c: number; readonly p: number }
export type DestroyFrame = Frame & { readonly c: number }
export type SacrificeFrame = Frame & { readonly c: number; readonly p: number }
export type DiscardFrame = Frame & { readonly c: number; readonly p: number }
export type CounterFrame = Frame & { readonly c: number }
export type DrawFrame = Frame & { readonly n: number; readonly p: number; list1: readonly number[]; next2: number }
export type DrawOneFrame = Frame & { readonly p: number; c: number; list1: readonly number[]; next2: number }
export type DrawnFrame = Frame & { readonly c: number; readonly p: number }

export type MillFrame = Frame & {
  readonly n: number
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

export type PayFrame = Frame & {
  readonly cost: readonly number[]
  readonly p: number
  generic: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type PaySymbolFrame = Frame & { readonly s_: number; readonly p: number }
export type PayColouredFrame = Frame & { readonly s_: number; readonly p: number }
export type PayAnyFrame = Frame & { readonly p: number }
export type PayOutOfPoolFrame = Frame & { readonly p: number }
export type PriorityFrame = Frame
export type SettleFrame = Frame
export type PlaceTriggerFrame = Frame & { readonly p: number }
export type MatchFrame = Frame & { list1: readonly number[]; next2: number }
export type DealFrame = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type TurnFrame = Frame & { readonly p: number }
export type UpkeepStepFrame = Frame & { readonly p: number }
export type DrawStepFrame = Frame & { readonly p: number }
export type DrawForTurnFrame = Frame & { readonly p: number }
export type MainPhaseFrame = Frame & { readonly p: number }
export type EndStepFrame = Frame & { readonly p: number }
export type CleanupStepFrame = Frame & { readonly p: number }
export type PlayLandFrame = Frame & { readonly c: number; readonly p: number }

export type CastFrame = Frame & {
  readonly c: number
  readonly d: number
  readonly w: number
  readonly p: number
  held: boolean
}

export type CastEffectFrame = Frame & { readonly p: number; readonly c: number }
export type ChooseFaceFrame = Frame & { readonly c: number; readonly p: number }
export type ChooseOptionsFrame = Frame & { readonly c: number; readonly p: number }
export type AimFrame = Frame & { readonly c: number; readonly p: number }
export type PayInsteadFrame = Frame & { readonly c: number; readonly p: number }
export type ChooseXFrame = Frame & { readonly c: number; readonly p: number }
export type AimSpellFrame = Frame & { readonly c: number; readonly p: number; list1: readonly number[]; next2: number }
export type AsHalfFrame = Frame & { readonly c: number; readonly h: number; readonly p: number; whole: number }

export type PayPriceFrame = Frame & {
  readonly c: number
  readonly w: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type AimCreatureFrame = Frame & { readonly c: number; readonly p: number }
export type AimPlayerFrame = Frame & { readonly c: number; readonly p: number }
export type AimAnywhereFrame = Frame & { readonly c: number; readonly p: number }
export type ResolveSpellFrame = Frame & { readonly c: number }

export type CarryOutFrame = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type CarryOutAsFrame = Frame & { readonly c: number; readonly h: number; readonly p: number; whole: number }
export type SpellEffectFrame = Frame & { readonly c: number; readonly p: number }
export type LetCastFrame = Frame & { readonly c: number; readonly w: number; readonly s_: number; readonly p: number }
export type PayGrantedFrame = Frame & { readonly c: number; readonly w: number; readonly p: number }
export type InsteadMoveFrame = Frame & { readonly card2: number; replaces: number }
export type EnterEffectFrame = Frame & { readonly c: number; readonly you: number }
export type TurnUpFrame = Frame & { readonly c: number; readonly p: number; list1: readonly number[]; next2: number }
export type CycleFrame = Frame & { readonly c: number; readonly p: number }
export type CycleEffectFrame = Frame & { readonly p: number }
export type SuspendFrame = Frame & { readonly c: number; readonly p: number }
export type CountDownEffectFrame = Frame & { readonly c: number; readonly you: number }

export type InsteadDrawOneFrame = Frame & {
  readonly p: number
  readonly this_: number
  readonly you: number
  replaces: number
}

export type CastEffectFrame2 = Frame & {
  readonly p: number
  readonly bound: number
  readonly you: number
  readonly c: number
  dug: readonly number[]
  going: boolean
  c2: number
  list1: readonly number[]
  next2: number
}

export type InsteadMove2Frame = Frame & { readonly card2: number; readonly you: number; replaces: number }
export type GoMadEffectFrame = Frame & { readonly c: number; readonly you: number; readonly p: number }
export type AfterDrawnFrame = Frame & { readonly p: number; readonly c: number }
export type WorkMiracleEffectFrame = Frame & { readonly c: number; readonly you: number; readonly p: number }
export type MoveEffectFrame = Frame & { readonly card2: number; readonly now: number; readonly you: number }
export type InsteadMove3Frame = Frame & { readonly card2: number; replaces: number }
export type UpkeepEffectFrame2 = Frame & { readonly this_: number; readonly you: number }

export type SpliceOntoFrame = Frame & {
  readonly c: number
  readonly p: number
  shown2: readonly number[]
  atLeast1: number
  atMost2: number
}

export type ScavengeFrame = Frame & { readonly c: number; readonly p: number; t2: number }
export type CheckStateFrame = Frame

export type PutRightFrame = Frame & {
  members1: readonly number[]
  part5: readonly number[]
  part6: readonly number[]
  changed8: number
  next9: number
  following10: readonly PendingEffect[]
  next11: number
  changed12: number
  next13: number
  following14: readonly PendingEffect[]
  next15: number
  list16: readonly number[]
  next17: number
}

export type AfterEnterFrame2 = Frame & { readonly c: number; readonly p: number }
export type AfterDrawnFrame2 = Frame & { readonly c: number; readonly p: number }
export type LegendRuleFrame = Frame & { readonly p: number }
export type CombatPhaseFrame = Frame & { readonly p: number }
export type DeclareAttackersFrame = Frame & { readonly p: number }
export type DeclareBlockersFrame = Frame & { readonly q: number }

export type StrikeAllFrame = Frame & {
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type StrikeWithFrame = Frame & { readonly a: number; readonly p: number; left: number; rest2: readonly number[] }
export type UnmakeFrame = Frame & { readonly this_: number; readonly you: number; s_: number }
export type UnmakeEffectFrame = Frame & { readonly s_: number; readonly was: number; readonly you: number }

export type EnterEffectFrame2 = Frame & {
  readonly you: number
  readonly c: number
  list1: readonly number[]
  next2: number
}

export type InsteadMove4Frame = Frame & { readonly c: number; replaces: number }
export type EnterEffectFrame3 = Frame & { readonly you: number }
export type EatLandFrame = Frame & { readonly this_: number; readonly you: number }
export type EatLandEffectFrame = Frame & { readonly c: number; readonly was: number; readonly you: number }
export type EatSpellFrame = Frame & { readonly this_: number; readonly you: number; c: number }

export type EatSpellEffectFrame = Frame & {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly this_: number
}

export type EatCreatureFrame = Frame & { readonly this_: number; readonly you: number; c: number }
export type EatCreatureEffectFrame = Frame & { readonly c: number; readonly was: number; readonly you: number }
export type WhenEnter4Frame = Frame & { readonly you: number; readonly c: number }
export type AfterEnterFrame = Frame & { readonly p: number; readonly c: number }
export type ImitateFrame = Frame & { readonly c: number; readonly p: number }
export type BecomeTargetEffectFrame = Frame & { readonly t2: number; readonly you: number }
export type FeedFrame = Frame & { readonly this_: number; readonly you: number; c: number }

export type FeedEffectFrame = Frame & {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly this_: number
  readonly mine: number
  meat: boolean
}

export type AimSpellOnStackFrame = Frame & { readonly c: number; readonly p: number }
export type CounterTargetsFrame = Frame & { readonly c: number; list1: readonly number[]; next2: number }
export type AimActivationFrame = Frame & { readonly c: number; readonly p: number }
export type AimFrame40 = Frame & { readonly c: number; readonly p: number }
export type PayInsteadFrame5 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame55 = Frame & { readonly c: number; readonly p: number }
export type AimFrame39 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame54 = Frame & {
  readonly c: number
  readonly p: number
  s_: number
  list1: readonly number[]
  next2: number
}

export type AimFrame38 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame53 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type MeddleWithFrame = Frame & {
  readonly s_: number
  readonly n: number
  readonly q: number
  d: number
  k: number
  ts: readonly number[]
  qs: readonly number[]
}

export type UpkeepEffectFrame3 = Frame & { readonly this_: number; readonly you: number }

export type ComeBackFrame = Frame & {
  readonly c: number
  readonly p: number
  d: number
  k: number
  ts: readonly number[]
  qs: readonly number[]
}

export type ComeBackEffectFrame = Frame & { readonly p: number; readonly c: number }
export type AimFrame37 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame52 = Frame & { readonly c: number; readonly p: number }
export type AimFrame36 = Frame & { readonly c: number; readonly p: number }
export type PayInsteadFrame4 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame51 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type TaxFrame = Frame & {
  readonly s_: number
  readonly n: number
  readonly q: number
  list1: readonly number[]
  next2: number
}

export type AimFrame35 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame50 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame34 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame49 = Frame & { readonly c: number; readonly p: number }
export type AimFrame33 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame48 = Frame & { readonly c: number; readonly p: number }
export type AimFrame32 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame47 = Frame & { readonly c: number; readonly p: number }
export type AimFrame31 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame46 = Frame & { readonly c: number; readonly p: number }

export type AimFrame15 = Frame & {
  readonly c: number
  readonly p: number
  burnt: readonly number[]
  scorched: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
}

export type AimFrame14 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame25 = Frame & { readonly c: number; readonly p: number }
export type AimFrame13 = Frame & { readonly c: number; readonly p: number }
export type AimFrame12 = Frame & { readonly c: number; readonly p: number }
export type AimSecondCreatureFrame = Frame & { readonly c: number; readonly p: number }
export type AimFrame11 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame20 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type SpellEffectFrame19 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type BanishWithFrame = Frame & { readonly this_: number; readonly you: number; t2: number }
export type BanishWithEffectFrame = Frame & { readonly t2: number; readonly was: number; readonly you: number }
export type InsteadMove5Frame = Frame & { readonly card2: number; replaces: number }
export type EmptyGraveFrame = Frame & { readonly this_: number; readonly you: number; q: number }

export type EmptyGraveEffectFrame = Frame & {
  readonly you: number
  readonly q: number
  list1: readonly number[]
  next2: number
}

export type CastEffectFrame3 = Frame & { readonly this_: number; readonly you: number; readonly p: number }
export type DrawForTurnEffectFrame = Frame & { readonly you: number; list1: readonly number[]; next2: number }
export type KeepOrReturnFrame = Frame & { readonly c: number; readonly p: number }
export type MoveEffectFrame2 = Frame & { readonly you: number }
export type EnterEffectFrame5 = Frame & { readonly you: number }
export type AimFrame10 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame18 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame9 = Frame & { readonly c: number; readonly p: number }
export type AimFrame8 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame14 = Frame & { readonly c: number; readonly p: number }
export type AimFrame7 = Frame & { readonly c: number; readonly p: number }
export type GiveFreelyFrame = Frame & { readonly this_: number; readonly you: number }
export type GiveFreelyEffectFrame = Frame & { readonly you: number; readonly this_: number }
export type DrawnEffectFrame = Frame & { readonly you: number; readonly c: number; readonly p: number }
export type DrawnEffectFrame2 = Frame & { readonly p: number; readonly c: number; readonly you: number }
export type SpellEffectFrame12 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame11 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame10 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame9 = Frame & { readonly c: number; readonly p: number }
export type InsteadMove6Frame = Frame & { readonly c: number; replaces: number }
export type AimFrame6 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame7 = Frame & {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

export type AimFrame5 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame6 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame4 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame5 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame4 = Frame & { readonly c: number; readonly p: number }
export type AimFrame3 = Frame & { readonly c: number; readonly p: number }
export type AimFrame2 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame2 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame30 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame45 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame29 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame44 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame28 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame43 = Frame & { readonly c: number; readonly p: number }
export type AimFrame27 = Frame & { readonly c: number; readonly p: number }
export type AimFrame26 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame41 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame25 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame40 = Frame & {
  readonly c: number
  readonly p: number
  q: number
  seen: readonly number[]
  taken: readonly number[]
  list1: readonly number[]
  next2: number
  atLeast3: number
  atMost4: number
  list5: readonly number[]
  next6: number
}

export type AimFrame24 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame39 = Frame & {
  readonly c: number
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

export type AimFrame23 = Frame & { readonly c: number; readonly p: number }

export type AimFrame22 = Frame & {
  readonly c: number
  readonly p: number
  burnt: readonly number[]
  scorched: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
}

export type AimFrame21 = Frame & { readonly c: number; readonly p: number }
export type PayInsteadFrame2 = Frame & { readonly c: number; readonly p: number }
export type AimFrame20 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame35 = Frame & {
  readonly c: number
  readonly p: number
  seen: readonly number[]
  kept2: readonly number[]
  rest2: readonly number[]
  c2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type SpellEffectFrame34 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type SpellEffectFrame33 = Frame & { readonly c: number; readonly p: number }
export type AimFrame19 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame32 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame18 = Frame & {
  readonly c: number
  readonly p: number
  wanted2: readonly number[]
  atLeast1: number
  atMost2: number
}

export type SpellEffectFrame31 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type SpellEffectFrame29 = Frame & { readonly c: number; readonly p: number }
export type AimFrame17 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame28 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type AimFrame16 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame27 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

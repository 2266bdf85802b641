// Compiled from the rules of DuelMasters into state.ts: the state. Change the rules, not this file.
import type { Astray, BaseState, Captured, Frame, LineState, PendingEffect, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  turnPlayer: number
  turnNumber: number
  arrived: number[]
  ending: number
  regular: number
  extraTurns: number[]
  skippedTurns: number[]
  forAll: number
  tappedNow: number
  paidFor: number[]
  attacker: number
  targetPlayer: number
  targetCard: number
  acting: number
  fighters: readonly number[]
  resolving: number
  brokenShields: readonly number[]
  lifeShield: number[]
  over2: number[]
  verdict: boolean
  mainDeck: (readonly number[])[]
  faceUp: boolean[]
  tapped: boolean[]
  out_: boolean[]
  recalled: boolean[]
  summoned: boolean[]
  declared: boolean[]
  fleeting: boolean[]
  bound: boolean[]
  switched: boolean[]
  runningTurn: number
  printedDef: number[]
  astray: readonly Astray[]
  linesDeep: number
  putOff: readonly PendingEffect[]
  beforeLine: LineState | null
  changedInLine: boolean
  timesPutDuringTurn: number[]
  timesCastDuringTurn: number[]
  timesAttackDuringTurn: number
  timesNinjaStrikeDuringCarryAttack: number[]
  timesBreakShieldDuringCarryAttack: number
  timesRedirectDuringCarryAttack: number[]
  timesDigUpDuringTurn: number[]
  timesUseDuringTurn: number[]
  timesCastDuringTurn2: number[]
  timesBattleDuringMatch: number
  timesSummonDuringMatch: number
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  isCreature2: (boolean | undefined)[] | null
}

/** What follows from printed cards and options alone. */
export interface KnownForGood {
  isWhole: (boolean | undefined)[] | null
}

export type MoveFrame = Frame & {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
  noticed1: readonly Captured[][]
}

export type DestroyFrame = Frame & { readonly c: number }
export type TakeBackFrame = Frame & { readonly c: number }

export type DrawFrame = Frame & {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type ShieldUpFrame = Frame & {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type DrawAllFrame = Frame & {
  readonly n: number
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

export type AfterMoveFrame2 = Frame & { readonly card2: number; readonly from2: number; readonly to2: number }
export type AfterPutFrame2 = Frame & { readonly c: number; readonly p: number }

export type ShieldUpAllFrame = Frame & {
  readonly n: number
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

export type MillFrame = Frame & {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type RampFrame = Frame & {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type MatchFrame = Frame
export type SetUpFrame = Frame & { list1: readonly number[]; next2: number }
export type DealFrame = Frame & { readonly p: number }
export type BeginGameFrame = Frame & { readonly p: number; matching1: readonly number[]; next2: number }
export type TurnFrame = Frame & { readonly p: number }
export type StepsOfTurnFrame = Frame & { readonly p: number }
export type StartStepFrame = Frame & { readonly p: number }
export type DrawStepFrame = Frame & { readonly p: number }
export type ChargeStepFrame = Frame & { readonly p: number }
export type ChargeFrame = Frame & { readonly c: number; readonly p: number }
export type MainStepFrame = Frame & { readonly p: number }
export type AttackStepFrame = Frame & { readonly p: number }
export type ForcedAttacksFrame = Frame & { readonly p: number; made: number }
export type EndStepFrame = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type EmptyDeckFrame = Frame & { readonly c: number }
export type LoseFrame = Frame & { readonly p: number }
export type DoomFrame = Frame & { readonly q: number; readonly p: number }

export type DoomAllFrame = Frame & {
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

export type WinFrame = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type PlayFrame = Frame & { readonly c: number; readonly f_: number; readonly p: number }

export type PayFrame = Frame & {
  readonly n: number
  readonly vs: readonly number[]
  readonly p: number
  dueNow: number
  v: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type UseFrame = Frame & { readonly c: number; readonly f_: number; readonly p: number }
export type CastFrame = Frame & { readonly c: number; readonly f_: number; readonly p: number }
export type SpellEffectFrame = Frame & { readonly c: number; readonly p: number }
export type ReciteFrame = Frame & { readonly f_: number; readonly c: number; readonly p: number; was: number }
export type SummonFrame = Frame & { readonly c: number; readonly p: number }
export type PlaceFrame = Frame & { readonly c: number; readonly p: number }
export type PutFrame = Frame & { readonly c: number; readonly p: number; f_: number; t2: number }
export type AttackPlayerFrame = Frame & { readonly q: number; readonly a: number; readonly p: number }
export type AttackCreatureFrame = Frame & { readonly t2: number; readonly a: number; readonly p: number }
export type CarryAttackFrame = Frame & { readonly a: number; readonly p: number }
export type ClashFrame = Frame & { readonly a: number; readonly p: number }
export type EndAttackFrame = Frame & { readonly a: number; readonly p: number }
export type CarryOutFrame = Frame & { readonly a: number; readonly p: number }
export type StrikeHomeFrame = Frame & { readonly a: number; readonly p: number }

export type BlockStepFrame = Frame & {
  readonly p: number
  firstTarget: number
  q: number
  list1: readonly number[]
  next2: number
}

export type BattleFrame = Frame & { readonly a: number; readonly t2: number; mine: number; theirs: number }
export type DefeatFrame = Frame & { readonly t2: number; readonly a: number }

export type Break_Frame = Frame & {
  readonly n: number
  readonly q: number
  readonly a: number
  readonly p: number
  broken: readonly number[]
  list1: readonly number[]
  next2: number
  atLeast3: number
  atMost4: number
  list5: readonly number[]
  next6: number
}

export type BreakShieldFrame = Frame & { readonly s_: number; readonly a: number; readonly p: number }
export type ResolveWaitingFrame = Frame
export type SettleOneFrame = Frame
export type SettleOneOfFrame = Frame & { readonly p: number; e: number }
export type SettleOwnFrame = Frame & { readonly p: number }
export type BuryTheWeakFrame = Frame & { list1: readonly number[]; next2: number }
export type DeclarationsFrame = Frame & { readonly p: number }
export type DeclareFrame = Frame & { readonly p: number }
export type SettleInsteadFrame = Frame & { p: number }
export type WhenBreakShieldFrame = Frame & { readonly s_: number; readonly you: number }
export type LookAtShieldsFrame = Frame & { readonly p: number }
export type WhenBreakShield2Frame = Frame & { readonly you: number; readonly s_: number }
export type NinjaStrikeEffectFrame = Frame & { readonly this_: number; readonly you: number }
export type InsteadMoveFrame = Frame & { readonly card2: number; replaces: number }
export type StackFrame = Frame & { readonly c: number; readonly b: number; lying: boolean }

export type AllTogetherFrame = Frame & {
  readonly c: number
  readonly z: number
  list1: readonly number[]
  next2: number
}

export type TopOnlyFrame = Frame & { readonly c: number; list1: readonly number[]; next2: number }
export type InsteadLoseFrame = Frame & { readonly you: number; readonly this_: number; replaces: number }
export type ThrowCopyFrame = Frame & { readonly k: number; readonly p: number }
export type PlayGZeroFrame = Frame & { readonly c: number; readonly p: number }
export type GalaxshieldFrame = Frame & { readonly c: number; readonly p: number }
export type WhenStartOfTurnFrame = Frame & { readonly this_: number; readonly you: number }
export type KirifudashFrame = Frame & { readonly c: number; readonly p: number }
export type FushigibirthFrame = Frame & { readonly c: number; readonly b: number; readonly p: number }

export type JudgeFrame = Frame & {
  readonly q: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type AfterPutFrame = Frame & { readonly c: number; list1: readonly number[]; next2: number }
export type CastAgainFrame = Frame & { readonly this_: number; readonly you: number; f_: number }
export type SpellEffectFrame5 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame4 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame3 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame2 = Frame & { readonly c: number; readonly p: number }

export type WhenEndAttackFrame = Frame & {
  readonly you: number
  readonly a: number
  copiesThere: readonly number[]
  found: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenPut4Frame = Frame & {
  readonly you: number
  milled: readonly number[]
  used: number
  wanted: readonly number[]
  c: number
  f_: number
  f_2: number
  beforeIt: number
  list1: readonly number[]
  next2: number
  atLeast3: number
  atMost4: number
  list5: readonly number[]
  next6: number
}

export type WhenMoveFrame = Frame & { readonly you: number; list1: readonly number[]; next2: number }

export type WhenPut5Frame = Frame & {
  readonly you: number
  readonly c: number
  wanted: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenPut6Frame = Frame & { readonly you: number; readonly c: number }
export type WhenMove2Frame = Frame & { readonly you: number; readonly this_: number }
export type PurgeFrame2 = Frame & { readonly k: number; readonly p: number; list1: readonly number[]; next2: number }
export type PurgeFrame = Frame & { readonly k: number; readonly p: number }

export type WhenPut7Frame = Frame & {
  readonly you: number
  readonly c: number
  slain: readonly number[]
  m: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenMove3Frame = Frame & { readonly you: number }
export type WhenCastFrame = Frame & { readonly you: number; readonly this_: number }

export type WhenPut8Frame = Frame & {
  readonly you: number
  readonly c: number
  milled: readonly number[]
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type TollFrame = Frame & { readonly q: number }
export type WhenPut9Frame = Frame & { readonly you: number }

export type WhenAttackFrame = Frame & {
  readonly you: number
  away: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenPut10Frame = Frame & {
  readonly you: number
  shinobiThere: readonly number[]
  found: readonly number[]
  c: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenPut11Frame = Frame & {
  readonly you: number
  readonly c: number
  q: number
  thrown: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenAttack2Frame = Frame & { readonly you: number; readonly a: number; won: number }

export type WhenPut12Frame = Frame & {
  readonly you: number
  wanted: readonly number[]
  c: number
  f_: number
  f_2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenEndOfTurn4Frame = Frame & {
  readonly you: number
  readonly this_: number
  slain: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenPut13Frame = Frame & { readonly you: number; readonly c: number }
export type WhenPut13AttackFrame = Frame & { readonly you: number; readonly a: number }
export type HushFrame2 = Frame & { readonly k: number; readonly p: number }
export type HushFrame = Frame & { readonly k: number; readonly p: number }

export type WhenDefeatFrame = Frame & {
  readonly you: number
  seen: readonly number[]
  found: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenPut15Frame = Frame & { readonly you: number }
export type WhenAttack3Frame = Frame & { readonly you: number; readonly a: number }

export type AnswerFromHandFrame = Frame & {
  readonly this_: number
  readonly you: number
  sealed: readonly number[]
  atLeast1: number
  atMost2: number
}

export type AnswerFromHandEffectFrame = Frame & { readonly you: number; readonly this_: number }

export type WhenAttack4Frame = Frame & {
  readonly you: number
  lowestTwo: readonly number[]
  risen: readonly number[]
  c: number
  sown: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
  list5: readonly number[]
  next6: number
  list7: readonly number[]
  next8: number
}

export type WhenEndOfTurn6Frame = Frame & { readonly you: number }

export type SwitchEffectFrame = Frame & {
  readonly you: number
  wanted: readonly number[]
  c: number
  f_: number
  f_2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type InsteadPutFrame = Frame & { readonly c: number; replaces: number }
export type DigUpFrame = Frame & { readonly c: number; readonly you: number }

export type WhenPut16Frame = Frame & {
  readonly you: number
  readonly c: number
  list1: readonly number[]
  next2: number
}

export type InsteadMove3Frame = Frame & { readonly card2: number; replaces: number }
export type InsteadPut2Frame = Frame & { readonly c: number; replaces: number }
export type BeforeBreakFrame = Frame & { readonly you: number }
export type WhenEndAttack2Frame = Frame & { readonly you: number }
export type WhenPut17Frame = Frame & { readonly you: number }
export type WhenPut17AttackFrame = Frame & { readonly you: number }
export type TurnUpTopFrame = Frame & { readonly p: number }
export type CometEffectFrame = Frame & { readonly this_: number; readonly you: number }
export type WhenPut18Frame = Frame & { readonly you: number }

export type WhenPut19Frame = Frame & {
  readonly you: number
  thrown: readonly number[]
  sown: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
  atLeast5: number
  atMost6: number
  list7: readonly number[]
  next8: number
}

export type WhenPut20Frame = Frame & { readonly you: number; list1: readonly number[]; next2: number }
export type WhenPut21Frame = Frame & { readonly you: number; readonly c: number }
export type SpellEffectFrame12 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame11 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame10 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame9 = Frame & {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
  atLeast1: number
  atMost2: number
  pieces3: number[]
  next4: number
}

export type SpellEffectFrame8 = Frame & {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
  c4: number
  c5: number
  atLeast1: number
  atMost2: number
  pieces3: number[]
  next4: number
}

export type InsteadMove2Frame = Frame & { readonly card2: number; replaces: number }

export type SpellEffectFrame7 = Frame & {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
  c4: number
  c5: number
  c6: number
  atLeast1: number
  atMost2: number
  pieces3: number[]
  next4: number
}

export type WhenPut2Frame = Frame & { readonly c: number }
export type SpellEffectFrame13 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame18 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame17 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame16 = Frame & { readonly c: number; readonly p: number }
export type AfterBeginGameFrame = Frame & { readonly this_: number; readonly you: number }
export type WhenEndOfTurnFrame = Frame & { readonly you: number }
export type WhenEndOfTurn2Frame = Frame & { readonly you: number }
export type WhenEndOfTurn3Frame = Frame & { readonly you: number }
export type WhenDrawFrame = Frame & { readonly you: number }
export type WhenPutFrame = Frame & { readonly you: number }

export type SpellEffectFrame14 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

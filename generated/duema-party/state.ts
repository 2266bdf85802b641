// Compiled from the rules of DuemaParty into state.ts: the state. Change the rules, not this file.
import type { Frame, PendingEffect, Shared } from 'houserules/runtime'
import type { State as DuelMastersState } from '../duel-masters/state.ts'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends DuelMastersState {
  seating: readonly number[]
  partner: number[]
  lastFallen: number
  endedByLeaving: number
  partnerCard: (readonly number[])[]
  absent: boolean[]
  timesCountUseDuringTurn: Record<number, number>
  timesArriveDuringTurn: Record<number, number>
  timesWinDuringMainStep: number[]
  timesCastDuringMainStep: Record<number, number>
  timesSwitchDuringMatch: number
  timesPutDuringMainStep: number[]
  timesArriveDuringMainStep: number[]
  timesDrawDuringMatch: number[]
  timesDrawDuringMatch2: number
  timesAttackStepDuringMatch: number
  timesEndAttackDuringMatch: number
  timesBeginWithDuringSetUp: number
  timesDrawOrderDuringSetUp: number
  timesProposeOrderDuringSetUp: number
  timesDeclareDuringAttackPlayer: number[]
  timesJudgeDuringMatch: number[]
  timesChargeStepDuringTurn: number
  timesAttackStepDuringTurn: number
  timesEndOfTurnDuringMatch: number
  timesAttackStepDuringMatch2: number[]
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  isCreature2: (boolean | undefined)[] | null
}

export type DrawAllFrame = Frame & {
  readonly n: number
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  lines: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

export type ShieldUpAllFrame = Frame & {
  readonly n: number
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  lines: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

export type SetUpFrame = Frame & { p: number; list1: readonly number[]; next2: number }
export type StartOfTurnFrame = Frame & { readonly p: number }
export type EndOfTurnFrame = Frame & { readonly p: number }
export type SettleLossesFrame = Frame & { own: boolean }
export type InsteadStartStepFrame = Frame & { readonly p: number; replaces: number }
export type InsteadEndStepFrame = Frame & { readonly p: number; replaces: number }
export type AfterLeavingFrame = Frame

export type DoomAllFrame = Frame & {
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  lines: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

export type PlayFrame = Frame & { readonly c: number; readonly f_: number; readonly p: number; announces: number }
export type DeclarationsFrame = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type WhenBreakShield2Frame = Frame & { readonly you: number; readonly s_: number; opponent: number }
export type GalaxshieldFrame = Frame & { readonly c: number; readonly p: number; announces: number }
export type KirifudashFrame = Frame & { readonly c: number; readonly p: number; announces: number }

export type FushigibirthFrame = Frame & {
  readonly c: number
  readonly b: number
  readonly p: number
  announces: number
}

export type CastAgainFrame = Frame & { readonly this_: number; readonly you: number; f_: number; announces: number }
export type SpellEffectFrame4 = Frame & { readonly c: number; readonly p: number; opponent: number }
export type SpellEffectFrame3 = Frame & { readonly c: number; readonly p: number; opponent: number }
export type WhenPut14Frame = Frame & { readonly you: number; readonly c: number }
export type WhenAttack3Frame = Frame & { readonly you: number; readonly a: number; opponent: number }

export type AnswerFromHandFrame = Frame & {
  readonly this_: number
  readonly you: number
  sealed: readonly number[]
  announces: number
  atLeast1: number
  atMost2: number
}

export type DigUpFrame = Frame & { readonly c: number; readonly you: number; announces: number }
export type WhenPut21Frame = Frame & { readonly you: number; readonly c: number; opponent: number }
export type SettleOrderFrame = Frame
export type DrawOrderFrame = Frame & { list1: readonly number[]; next2: number }

export type AgreeOrderFrame = Frame & {
  nods: number
  p: number
  q: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type ProposeOrderFrame = Frame & { readonly p: number; list1: readonly number[]; next2: number }
export type NamePartnerFrame = Frame & { readonly p: number }
export type HomecomingFrame = Frame & { readonly k: number }
export type ComeHomeFrame = Frame & { readonly k: number; readonly m: number }
export type SpellEffectFrame11 = Frame & { readonly c: number; readonly p: number; opponent: number }
export type SpellEffectFrame10 = Frame & { readonly c: number; readonly p: number; opponent: number }

export type SpellEffectFrame9 = Frame & {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
  opponent2: number
  q2: number
  atLeast1: number
  atMost2: number
  pieces3: number[]
  next4: number
}

export type SpellEffectFrame8 = Frame & {
  readonly c: number
  readonly p: number
  opponent: number
  c2: number
  c3: number
  c4: number
  c5: number
  atLeast1: number
  atMost2: number
  pieces3: number[]
  next4: number
}

export type SpellEffectFrame7 = Frame & {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
  c4: number
  opponent2: number
  q2: number
  c5: number
  c6: number
  atLeast1: number
  atMost2: number
  pieces3: number[]
  next4: number
}

export type SpellEffectFrame6 = Frame & { readonly c: number; readonly p: number }
export type SpellEffectFrame15 = Frame & { readonly c: number; readonly p: number }

export type WhenPut5Frame = Frame & {
  readonly you: number
  readonly c: number
  wanted: readonly number[]
  opponent: number
  q: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenPut7Frame = Frame & {
  readonly you: number
  readonly c: number
  opponent: number
  slain: readonly number[]
  m: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type WhenCastFrame = Frame & { readonly p: number; readonly you: number }

export type WhenPut8Frame = Frame & {
  readonly you: number
  readonly c: number
  milled: readonly number[]
  opponent: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

export type WhenAttack2Frame = Frame & {
  readonly you: number
  readonly a: number
  won: number
  going: boolean
  opponent: number
}

export type WhenEndOfTurn4Frame = Frame & {
  readonly you: number
  readonly this_: number
  opponent: number
  slain: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

export type HushFrame2 = Frame & { readonly k: number; readonly p: number; n: number }
export type SpellEffectFrame19 = Frame & { readonly c: number; readonly p: number; opponent: number }
export type WhenEndOfTurn9Frame = Frame & { readonly you: number }
export type SpellEffectFrame20 = Frame & { readonly c: number; readonly p: number }

export type SpellEffectFrame21 = Frame & {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

export type WhenAttack5Frame = Frame & { readonly you: number; list1: readonly number[]; next2: number }
export type WhenEndOfTurn7Frame = Frame & { readonly you: number; list1: readonly number[]; next2: number }
export type WhenEndOfTurn8Frame = Frame & { readonly you: number }
export type WhenMillFrame = Frame & { readonly you: number }

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

/** [dm.turn.3] Suspended `draw-all`. */
export interface DrawAllFrame extends Frame {
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

/** [dm.shield.1] Suspended `shield-up-all`. */
export interface ShieldUpAllFrame extends Frame {
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

/** [dm.start.1] Suspended `set-up`. */
export interface SetUpFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [dm.turn.2] Suspended `start-of-turn`. */
export interface StartOfTurnFrame extends Frame {
  readonly p: number
}

/** [dm.turn.7] Suspended `end-of-turn`. */
export interface EndOfTurnFrame extends Frame {
  readonly p: number
}

/** [300.3, 400.1a, gap.all-lose] Suspended `settle-losses`. */
export interface SettleLossesFrame extends Frame {
  own: boolean
}

/** [400.3] Suspended `instead-start-step`. */
export interface InsteadStartStepFrame extends Frame {
  readonly p: number
  replaces: number
}

/** [400.3] Suspended `instead-end-step`. */
export interface InsteadEndStepFrame extends Frame {
  readonly p: number
  replaces: number
}

/** [400.2, gap.attack-on-departed] Suspended `after-leaving`. */
export interface AfterLeavingFrame extends Frame {}

/** [105.1] Suspended `doom-all`. */
export interface DoomAllFrame extends Frame {
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  lines: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

/** [dm.use.1] Suspended `play`. */
export interface PlayFrame extends Frame {
  readonly c: number
  readonly f_: number
  readonly p: number
  announces: number
}

/** [306.1, 306.1a] Suspended `declarations`. */
export interface DeclarationsFrame extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [dm.gstrike.1] Suspended `when-break-shield-2`. */
export interface WhenBreakShield2Frame extends Frame {
  readonly you: number
  readonly s_: number
  opponent: number
}

/** [dm.galaxshield.1] Suspended `galaxshield`. */
export interface GalaxshieldFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [dm.kirifuda.1] Suspended `kirifudash`. */
export interface KirifudashFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [dm.fushigi.1] Suspended `fushigibirth`. */
export interface FushigibirthFrame extends Frame {
  readonly c: number
  readonly b: number
  readonly p: number
  announces: number
}

/** [dm.cards.1] Suspended `cast-again`. */
export interface CastAgainFrame extends Frame {
  readonly this_: number
  readonly you: number
  f_: number
  announces: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame4 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame3 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
}

/** [dm.cards.1] Suspended `when-put-14`. */
export interface WhenPut14Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [dm.cards.1] Suspended `when-attack-3`. */
export interface WhenAttack3Frame extends Frame {
  readonly you: number
  readonly a: number
  opponent: number
}

/** [dm.cards.1] Suspended `answer-from-hand`. */
export interface AnswerFromHandFrame extends Frame {
  readonly this_: number
  readonly you: number
  sealed: readonly number[]
  announces: number
  atLeast1: number
  atMost2: number
}

/** [dm.cards.1] Suspended `dig-up`. */
export interface DigUpFrame extends Frame {
  readonly c: number
  readonly you: number
  announces: number
}

/** [dm.cards.1] Suspended `when-put-21`. */
export interface WhenPut21Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
}

/** [103.4] Suspended `settle-order`. */
export interface SettleOrderFrame extends Frame {}

/** [103.4] Suspended `draw-order`. */
export interface DrawOrderFrame extends Frame {
  list1: readonly number[]
  next2: number
}

/** [103.4] Suspended `agree-order`. */
export interface AgreeOrderFrame extends Frame {
  nods: number
  p: number
  q: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [103.4] Suspended `propose-order`. */
export interface ProposeOrderFrame extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [103.2, 201.1] Suspended `name-partner`. */
export interface NamePartnerFrame extends Frame {
  readonly p: number
}

/** [201.4, gap.one-way-home] Suspended `homecoming`. */
export interface HomecomingFrame extends Frame {
  readonly k: number
}

/** [201.4] Suspended `come-home`. */
export interface ComeHomeFrame extends Frame {
  readonly k: number
  readonly m: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame11 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame10 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame9 extends Frame {
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

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame8 extends Frame {
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

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame7 extends Frame {
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

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame6 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.turn.9] Suspended `spell-effect`. */
export interface SpellEffectFrame15 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `when-put-5`. */
export interface WhenPut5Frame extends Frame {
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

/** [dm.cards.1] Suspended `when-put-7`. */
export interface WhenPut7Frame extends Frame {
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

/** [dm.cards.1] Suspended `when-cast`. */
export interface WhenCastFrame extends Frame {
  readonly p: number
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-8`. */
export interface WhenPut8Frame extends Frame {
  readonly you: number
  readonly c: number
  milled: readonly number[]
  opponent: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-attack-2`. */
export interface WhenAttack2Frame extends Frame {
  readonly you: number
  readonly a: number
  won: number
  going: boolean
  opponent: number
}

/** [dm.cards.1] Suspended `when-end-of-turn-4`. */
export interface WhenEndOfTurn4Frame extends Frame {
  readonly you: number
  readonly this_: number
  opponent: number
  slain: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `hush`. */
export interface HushFrame2 extends Frame {
  readonly k: number
  readonly p: number
  n: number
}

/** [dm.cards.3] Suspended `spell-effect`. */
export interface SpellEffectFrame19 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-9`. */
export interface WhenEndOfTurn9Frame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `spell-effect`. */
export interface SpellEffectFrame20 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.3] Suspended `spell-effect`. */
export interface SpellEffectFrame21 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.3] Suspended `when-attack-5`. */
export interface WhenAttack5Frame extends Frame {
  readonly you: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-7`. */
export interface WhenEndOfTurn7Frame extends Frame {
  readonly you: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-8`. */
export interface WhenEndOfTurn8Frame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-mill`. */
export interface WhenMillFrame extends Frame {
  readonly you: number
}

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

/** Suspended `move`. */
export interface MoveFrame extends Frame {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
  noticed1: readonly Captured[][]
  noticed2: readonly Captured[][]
  noticed3: readonly Captured[][]
  noticed4: readonly Captured[][]
}

/** [mtg.400.7] Suspended `bury`. */
export interface BuryFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `take-back`. */
export interface TakeBackFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `banish`. */
export interface BanishFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `tuck`. */
export interface TuckFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `sink`. */
export interface SinkFrame extends Frame {
  readonly c: number
}

/** [mtg.616.1] Suspended `settle-instead`. */
export interface SettleInsteadFrame extends Frame {
  p: number
}

/** [mtg.110.1] Suspended `enter`. */
export interface EnterFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.700.4] Suspended `destroy`. */
export interface DestroyFrame extends Frame {
  readonly c: number
}

/** [mtg.701.14] Suspended `sacrifice`. */
export interface SacrificeFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.701.7] Suspended `discard`. */
export interface DiscardFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.701.5] Suspended `counter`. */
export interface CounterFrame extends Frame {
  readonly c: number
}

/** [mtg.120.1] Suspended `draw`. */
export interface DrawFrame extends Frame {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.120.1] Suspended `draw-one`. */
export interface DrawOneFrame extends Frame {
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [mtg.120.1] Suspended `drawn`. */
export interface DrawnFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.701.13] Suspended `mill`. */
export interface MillFrame extends Frame {
  readonly n: number
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [mtg.601.2h] Suspended `pay`. */
export interface PayFrame extends Frame {
  readonly cost: readonly number[]
  readonly p: number
  generic: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [mtg.107.4] Suspended `pay-symbol`. */
export interface PaySymbolFrame extends Frame {
  readonly s_: number
  readonly p: number
}

/** [mtg.107.4] Suspended `pay-coloured`. */
export interface PayColouredFrame extends Frame {
  readonly s_: number
  readonly p: number
}

/** [mtg.106.4] Suspended `pay-any`. */
export interface PayAnyFrame extends Frame {
  readonly p: number
}

/** [gap.payment] Suspended `pay-out-of-pool`. */
export interface PayOutOfPoolFrame extends Frame {
  readonly p: number
}

/** [mtg.117.3] Suspended `priority`. */
export interface PriorityFrame extends Frame {}

/** [mtg.704.3] Suspended `settle`. */
export interface SettleFrame extends Frame {}

/** [mtg.603.3] Suspended `place-trigger`. */
export interface PlaceTriggerFrame extends Frame {
  readonly p: number
}

/** [mtg.103.1] Suspended `match`. */
export interface MatchFrame extends Frame {
  list1: readonly number[]
  next2: number
}

/** [mtg.103.2] Suspended `deal`. */
export interface DealFrame extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.500.1] Suspended `turn`. */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [mtg.503.1] Suspended `upkeep-step`. */
export interface UpkeepStepFrame extends Frame {
  readonly p: number
}

/** [mtg.504.1] Suspended `draw-step`. */
export interface DrawStepFrame extends Frame {
  readonly p: number
}

/** [mtg.504.1] Suspended `draw-for-turn`. */
export interface DrawForTurnFrame extends Frame {
  readonly p: number
}

/** [mtg.505.1] Suspended `main-phase`. */
export interface MainPhaseFrame extends Frame {
  readonly p: number
}

/** [mtg.513.1] Suspended `end-step`. */
export interface EndStepFrame extends Frame {
  readonly p: number
}

/** [mtg.514.1] Suspended `cleanup-step`. */
export interface CleanupStepFrame extends Frame {
  readonly p: number
}

/** [mtg.305.1] Suspended `play-land`. */
export interface PlayLandFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.2] Suspended `cast`. */
export interface CastFrame extends Frame {
  readonly c: number
  readonly d: number
  readonly w: number
  readonly p: number
  held: boolean
}

/** [mtg.601.2i] Suspended `cast-effect`. */
export interface CastEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.708.3] Suspended `choose-face`. */
export interface ChooseFaceFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.2b] Suspended `choose-options`. */
export interface ChooseOptionsFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.2c] Suspended `aim`. */
export interface AimFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.118.9] Suspended `pay-instead`. */
export interface PayInsteadFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.107.3] Suspended `choose-x`. */
export interface ChooseXFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.2c] Suspended `aim-spell`. */
export interface AimSpellFrame extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.702.101] Suspended `as-half`. */
export interface AsHalfFrame extends Frame {
  readonly c: number
  readonly h: number
  readonly p: number
  whole: number
}

/** [mtg.601.2h] Suspended `pay-price`. */
export interface PayPriceFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [mtg.115.1] Suspended `aim-creature`. */
export interface AimCreatureFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.115.1] Suspended `aim-player`. */
export interface AimPlayerFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.115.1] Suspended `aim-anywhere`. */
export interface AimAnywhereFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.608.2] Suspended `resolve-spell`. */
export interface ResolveSpellFrame extends Frame {
  readonly c: number
}

/** [mtg.608.2] Suspended `carry-out`. */
export interface CarryOutFrame extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [mtg.608.2] Suspended `carry-out-as`. */
export interface CarryOutAsFrame extends Frame {
  readonly c: number
  readonly h: number
  readonly p: number
  whole: number
}

/** [mtg.608.2] Suspended `spell-effect`. */
export interface SpellEffectFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.3] Suspended `let-cast`. */
export interface LetCastFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly s_: number
  readonly p: number
}

/** [mtg.118.9] Suspended `pay-granted`. */
export interface PayGrantedFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly p: number
}

/** [mtg.702.33] Suspended `instead-move`. */
export interface InsteadMoveFrame extends Frame {
  readonly card2: number
  replaces: number
}

/** [mtg.702.73] Suspended `enter-effect`. */
export interface EnterEffectFrame extends Frame {
  readonly c: number
  readonly you: number
}

/** [mtg.702.36] Suspended `turn-up`. */
export interface TurnUpFrame extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.702.28] Suspended `cycle`. */
export interface CycleFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.28] Suspended `cycle-effect`. */
export interface CycleEffectFrame extends Frame {
  readonly p: number
}

/** [mtg.702.61] Suspended `suspend`. */
export interface SuspendFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.61] Suspended `count-down-effect`. */
export interface CountDownEffectFrame extends Frame {
  readonly c: number
  readonly you: number
}

/** [mtg.702.51] Suspended `instead-draw-one`. */
export interface InsteadDrawOneFrame extends Frame {
  readonly p: number
  readonly this_: number
  readonly you: number
  replaces: number
}

/** [mtg.702.84] Suspended `cast-effect`. */
export interface CastEffectFrame2 extends Frame {
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

/** [mtg.702.34] Suspended `instead-move-2`. */
export interface InsteadMove2Frame extends Frame {
  readonly card2: number
  readonly you: number
  replaces: number
}

/** [mtg.702.34] Suspended `go-mad-effect`. */
export interface GoMadEffectFrame extends Frame {
  readonly c: number
  readonly you: number
  readonly p: number
}

/** [mtg.702.93] Suspended `after-drawn`. */
export interface AfterDrawnFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.702.93] Suspended `work-miracle-effect`. */
export interface WorkMiracleEffectFrame extends Frame {
  readonly c: number
  readonly you: number
  readonly p: number
}

/** [mtg.702.78] Suspended `move-effect`. */
export interface MoveEffectFrame extends Frame {
  readonly card2: number
  readonly now: number
  readonly you: number
}

/** [mtg.702.87] Suspended `instead-move-3`. */
export interface InsteadMove3Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [mtg.702.87] Suspended `upkeep-effect`. */
export interface UpkeepEffectFrame2 extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.702.46] Suspended `splice-onto`. */
export interface SpliceOntoFrame extends Frame {
  readonly c: number
  readonly p: number
  shown2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [mtg.702.96] Suspended `scavenge`. */
export interface ScavengeFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
}

/** [mtg.704.3] Suspended `check-state`. */
export interface CheckStateFrame extends Frame {}

/** [mtg.704.5] Suspended `put-right`. */
export interface PutRightFrame extends Frame {
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

/** Suspended `after enter`. */
export interface AfterEnterFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** Suspended `after drawn`. */
export interface AfterDrawnFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.704.5j] Suspended `legend-rule`. */
export interface LegendRuleFrame extends Frame {
  readonly p: number
}

/** [mtg.506.1] Suspended `combat-phase`. */
export interface CombatPhaseFrame extends Frame {
  readonly p: number
}

/** [mtg.508.1] Suspended `declare-attackers`. */
export interface DeclareAttackersFrame extends Frame {
  readonly p: number
}

/** [mtg.509.1] Suspended `declare-blockers`. */
export interface DeclareBlockersFrame extends Frame {
  readonly q: number
}

/** [mtg.510.1] Suspended `strike-all`. */
export interface StrikeAllFrame extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [mtg.510.1] Suspended `strike-with`. */
export interface StrikeWithFrame extends Frame {
  readonly a: number
  readonly p: number
  left: number
  rest2: readonly number[]
}

/** [mtg.cards.1] Suspended `unmake`. */
export interface UnmakeFrame extends Frame {
  readonly this_: number
  readonly you: number
  s_: number
}

/** [mtg.cards.1] Suspended `unmake-effect`. */
export interface UnmakeEffectFrame extends Frame {
  readonly s_: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `enter-effect`. */
export interface EnterEffectFrame2 extends Frame {
  readonly you: number
  readonly c: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `instead-move-4`. */
export interface InsteadMove4Frame extends Frame {
  readonly c: number
  replaces: number
}

/** [mtg.cards.1] Suspended `enter-effect`. */
export interface EnterEffectFrame3 extends Frame {
  readonly you: number
}

/** [mtg.cards.1] Suspended `eat-land`. */
export interface EatLandFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `eat-land-effect`. */
export interface EatLandEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `eat-spell`. */
export interface EatSpellFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
}

/** [mtg.cards.1] Suspended `eat-spell-effect`. */
export interface EatSpellEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly this_: number
}

/** [mtg.cards.1] Suspended `eat-creature`. */
export interface EatCreatureFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
}

/** [mtg.cards.1] Suspended `eat-creature-effect`. */
export interface EatCreatureEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `when-enter-4`. */
export interface WhenEnter4Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [mtg.cards.1] Suspended `after-enter`. */
export interface AfterEnterFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.706.2] Suspended `imitate`. */
export interface ImitateFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `become-target-effect`. */
export interface BecomeTargetEffectFrame extends Frame {
  readonly t2: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `feed`. */
export interface FeedFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
}

/** [mtg.cards.1] Suspended `feed-effect`. */
export interface FeedEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly this_: number
  readonly mine: number
  meat: boolean
}

/** [mtg.cards.1] Suspended `aim-spell-on-stack`. */
export interface AimSpellOnStackFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `counter-targets`. */
export interface CounterTargetsFrame extends Frame {
  readonly c: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim-activation`. */
export interface AimActivationFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame40 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `pay-instead`. */
export interface PayInsteadFrame5 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame55 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame39 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame54 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame38 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame53 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `meddle-with`. */
export interface MeddleWithFrame extends Frame {
  readonly s_: number
  readonly n: number
  readonly q: number
  d: number
  k: number
  ts: readonly number[]
  qs: readonly number[]
}

/** [mtg.cards.1] Suspended `upkeep-effect`. */
export interface UpkeepEffectFrame3 extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `come-back`. */
export interface ComeBackFrame extends Frame {
  readonly c: number
  readonly p: number
  d: number
  k: number
  ts: readonly number[]
  qs: readonly number[]
}

/** [mtg.cards.1] Suspended `come-back-effect`. */
export interface ComeBackEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame37 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame52 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame36 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `pay-instead`. */
export interface PayInsteadFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame51 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `tax`. */
export interface TaxFrame extends Frame {
  readonly s_: number
  readonly n: number
  readonly q: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame35 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame50 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame34 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame49 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame33 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame48 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame32 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame47 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame31 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame46 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame15 extends Frame {
  readonly c: number
  readonly p: number
  burnt: readonly number[]
  scorched: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame14 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame25 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame13 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame12 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.101] Suspended `aim-second-creature`. */
export interface AimSecondCreatureFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame11 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame20 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame19 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `banish-with`. */
export interface BanishWithFrame extends Frame {
  readonly this_: number
  readonly you: number
  t2: number
}

/** [mtg.cards.1] Suspended `banish-with-effect`. */
export interface BanishWithEffectFrame extends Frame {
  readonly t2: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `instead-move-5`. */
export interface InsteadMove5Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [mtg.cards.1] Suspended `empty-grave`. */
export interface EmptyGraveFrame extends Frame {
  readonly this_: number
  readonly you: number
  q: number
}

/** [mtg.cards.1] Suspended `empty-grave-effect`. */
export interface EmptyGraveEffectFrame extends Frame {
  readonly you: number
  readonly q: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `cast-effect`. */
export interface CastEffectFrame3 extends Frame {
  readonly this_: number
  readonly you: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `draw-for-turn-effect`. */
export interface DrawForTurnEffectFrame extends Frame {
  readonly you: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `keep-or-return`. */
export interface KeepOrReturnFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `move-effect`. */
export interface MoveEffectFrame2 extends Frame {
  readonly you: number
}

/** [mtg.cards.1] Suspended `enter-effect`. */
export interface EnterEffectFrame5 extends Frame {
  readonly you: number
}

/** [mtg.100.6] Suspended `aim`. */
export interface AimFrame10 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.100.6] Suspended `spell-effect`. */
export interface SpellEffectFrame18 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame9 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame14 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `give-freely`. */
export interface GiveFreelyFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.cards.2] Suspended `give-freely-effect`. */
export interface GiveFreelyEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [mtg.cards.2] Suspended `drawn-effect`. */
export interface DrawnEffectFrame extends Frame {
  readonly you: number
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `drawn-effect`. */
export interface DrawnEffectFrame2 extends Frame {
  readonly p: number
  readonly c: number
  readonly you: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame12 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame11 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame10 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame9 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `instead-move-6`. */
export interface InsteadMove6Frame extends Frame {
  readonly c: number
  replaces: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame6 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame7 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame5 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame6 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame5 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.603.6d] Suspended `spell-effect`. */
export interface SpellEffectFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.pool.1] Suspended `aim`. */
export interface AimFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.pool.1] Suspended `aim`. */
export interface AimFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.pool.1] Suspended `spell-effect`. */
export interface SpellEffectFrame2 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame30 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame45 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame29 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame44 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame28 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame43 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame27 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame26 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame41 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame25 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame40 extends Frame {
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

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame24 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame39 extends Frame {
  readonly c: number
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame23 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame22 extends Frame {
  readonly c: number
  readonly p: number
  burnt: readonly number[]
  scorched: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame21 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `pay-instead`. */
export interface PayInsteadFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame20 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame35 extends Frame {
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

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame34 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame33 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame19 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame32 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame18 extends Frame {
  readonly c: number
  readonly p: number
  wanted2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame31 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame29 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame17 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame28 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame16 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame27 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

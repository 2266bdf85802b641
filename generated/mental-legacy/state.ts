// Compiled from the rules of MentalLegacy: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Captured, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, deleteCard, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones } from '../../runtime/copies.ts'
import { copyLog, noteEvent } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { EVENT, HOLDER, PHASE_KIND, WAY, ZONE } from './names.ts'
import { isFaceDown, startingLifeOf } from './facts.ts'

/** State of a game of MentalLegacy: plain data, changed in place by `apply`. */
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
  declared: readonly number[]
  seenAs: number[]
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
  posing: boolean[]
  runningTurn: number
  printedDef: number[]
  astray: readonly Astray[]
  timesPlayLandDuringTurn: number[]
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
  e: number
  e2: number
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
  i: number
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
  s_: number
  list1: readonly number[]
  next2: number
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
  v: number
  v2: number
}

/** [mtg.117.3] Suspended `priority`. */
export interface PriorityFrame extends Frame {}

/** [mtg.704.3] Suspended `settle`. */
export interface SettleFrame extends Frame {
  p: number
}

/** [mtg.603.3] Suspended `place-trigger`. */
export interface PlaceTriggerFrame extends Frame {
  readonly p: number
  e: number
  e2: number
}

/** [mtg.103.1] Suspended `match`. */
export interface MatchFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.103.2] Suspended `deal`. */
export interface DealFrame extends Frame {
  readonly p: number
  i: number
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
  c: number
  c2: number
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

/** [mtg.708.3] Suspended `choose-face`. */
export interface ChooseFaceFrame extends Frame {
  readonly c: number
  readonly p: number
  h: number
  h2: number
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
  n: number
  n2: number
}

/** [mtg.601.2c] Suspended `aim-spell`. */
export interface AimSpellFrame extends Frame {
  readonly c: number
  readonly p: number
  h: number
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
  h: number
  s_: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [mtg.115.1] Suspended `aim-creature`. */
export interface AimCreatureFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.115.1] Suspended `aim-player`. */
export interface AimPlayerFrame extends Frame {
  readonly c: number
  readonly p: number
  q: number
  q2: number
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
  h: number
  s_: number
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
  d: number
  d2: number
}

/** [mtg.702.36] Suspended `turn-up`. */
export interface TurnUpFrame extends Frame {
  readonly c: number
  readonly p: number
  i: number
  d: number
  d2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.702.28] Suspended `cycle`. */
export interface CycleFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.61] Suspended `suspend`. */
export interface SuspendFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.46] Suspended `splice-onto`. */
export interface SpliceOntoFrame extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  shown2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [mtg.702.96] Suspended `scavenge`. */
export interface ScavengeFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
  gain: number
  was: number
}

/** [mtg.704.3] Suspended `check-state`. */
export interface CheckStateFrame extends Frame {}

/** [mtg.704.5] Suspended `put-right`. */
export interface PutRightFrame extends Frame {
  c: number
  c2: number
  p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
  list5: readonly number[]
  next6: number
}

/** [mtg.704.5j] Suspended `legend-rule`. */
export interface LegendRuleFrame extends Frame {
  readonly p: number
  c: number
  c2: number
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
  each: number
  each2: number
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
  b: number
  b2: number
  part2: number
}

/** [mtg.cards.1] Suspended `unmake`. */
export interface UnmakeFrame extends Frame {
  readonly this_: number
  readonly you: number
  s_: number
  s_2: number
  was: number
}

/** [mtg.cards.1] Suspended `eat-land`. */
export interface EatLandFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  v: number
  v2: number
  was: number
}

/** [mtg.cards.1] Suspended `eat-spell`. */
export interface EatSpellFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  was: number
}

/** [mtg.cards.1] Suspended `eat-creature`. */
export interface EatCreatureFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  was: number
}

/** [mtg.706.2] Suspended `imitate`. */
export interface ImitateFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `feed`. */
export interface FeedFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  was: number
  mine: number
}

/** [mtg.cards.1] Suspended `aim-spell-on-stack`. */
export interface AimSpellOnStackFrame extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  s_2: number
}

/** [mtg.cards.1] Suspended `counter-targets`. */
export interface CounterTargetsFrame extends Frame {
  readonly c: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim-activation`. */
export interface AimActivationFrame extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
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

/** [mtg.cards.1] Suspended `come-back`. */
export interface ComeBackFrame extends Frame {
  readonly c: number
  readonly p: number
  d: number
  k: number
  ts: readonly number[]
  qs: readonly number[]
}

/** [mtg.cards.1] Suspended `tax`. */
export interface TaxFrame extends Frame {
  readonly s_: number
  readonly n: number
  readonly q: number
}

/** [mtg.702.101] Suspended `aim-second-creature`. */
export interface AimSecondCreatureFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `banish-with`. */
export interface BanishWithFrame extends Frame {
  readonly this_: number
  readonly you: number
  t2: number
  t3: number
  was: number
}

/** [mtg.cards.1] Suspended `empty-grave`. */
export interface EmptyGraveFrame extends Frame {
  readonly this_: number
  readonly you: number
  q: number
  q2: number
}

/** [mtg.cards.1] Suspended `keep-or-return`. */
export interface KeepOrReturnFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `give-freely`. */
export interface GiveFreelyFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.601.2i] Suspended `cast-effect`. */
export interface CastEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.pool.1] Suspended `aim`. */
export interface AimFrame2 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.pool.1] Suspended `aim`. */
export interface AimFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame5 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame6 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. */
export interface AimFrame9 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.100.6] Suspended `aim`. */
export interface AimFrame10 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame11 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
  u: number
  u2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame12 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame13 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame14 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame15 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  burnt: readonly number[]
  q: number
  scorched: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame16 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame17 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame18 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  wanted2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame19 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame20 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame21 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame22 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  burnt: readonly number[]
  q: number
  scorched: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame23 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame24 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame25 extends Frame {
  readonly c: number
  readonly p: number
  q: number
  q2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame26 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame27 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame28 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame29 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame30 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame31 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame32 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame33 extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame34 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  s_2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame35 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame36 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame37 extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame38 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame39 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. */
export interface AimFrame40 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `pay-instead`. */
export interface PayInsteadFrame2 extends Frame {
  readonly c: number
  readonly p: number
  d: number
  d2: number
}

/** [mtg.cards.1] Suspended `pay-instead`. */
export interface PayInsteadFrame3 extends Frame {
  readonly c: number
  readonly p: number
  d: number
  d2: number
}

/** [mtg.cards.1] Suspended `pay-instead`. */
export interface PayInsteadFrame4 extends Frame {
  readonly c: number
  readonly p: number
  d: number
  d2: number
}

/** [mtg.pool.1] Suspended `spell-effect`. */
export interface SpellEffectFrame2 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.603.6d] Suspended `spell-effect`. */
export interface SpellEffectFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame5 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame6 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame9 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame10 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame11 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.100.6] Suspended `spell-effect`. */
export interface SpellEffectFrame12 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame13 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame14 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame15 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame16 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame17 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame18 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame19 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame20 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame21 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame22 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame23 extends Frame {
  readonly c: number
  readonly p: number
  seen: readonly number[]
  c2: number
  kept2: readonly number[]
  each: number
  rest2: readonly number[]
  c3: number
  c4: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame24 extends Frame {
  readonly c: number
  readonly p: number
  q: number
  c2: number
  c3: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame25 extends Frame {
  readonly c: number
  readonly p: number
  q: number
  seen: readonly number[]
  c2: number
  taken: readonly number[]
  each: number
  list1: readonly number[]
  next2: number
  atLeast3: number
  atMost4: number
  list5: readonly number[]
  next6: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame26 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame27 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame28 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame29 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame30 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame31 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame32 extends Frame {
  readonly c: number
  readonly p: number
  k: number
  was: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame33 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame34 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame35 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame36 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame37 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame38 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame39 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.28] Suspended `cycle-effect`. */
export interface CycleEffectFrame extends Frame {
  readonly p: number
}

/** [mtg.cards.1] Suspended `unmake-effect`. */
export interface UnmakeEffectFrame extends Frame {
  readonly s_: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `eat-land-effect`. */
export interface EatLandEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly v: number
}

/** [mtg.cards.1] Suspended `eat-spell-effect`. */
export interface EatSpellEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly this_: number
}

/** [mtg.cards.1] Suspended `eat-creature-effect`. */
export interface EatCreatureEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
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

/** [mtg.cards.1] Suspended `come-back-effect`. */
export interface ComeBackEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.cards.1] Suspended `banish-with-effect`. */
export interface BanishWithEffectFrame extends Frame {
  readonly t2: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `empty-grave-effect`. */
export interface EmptyGraveEffectFrame extends Frame {
  readonly you: number
  readonly q: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `give-freely-effect`. */
export interface GiveFreelyEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
  c: number
  c2: number
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
  c3: number
  c4: number
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
export interface UpkeepEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `enter-effect`. */
export interface EnterEffectFrame2 extends Frame {
  readonly you: number
  readonly c: number
  each: number
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

/** [mtg.cards.1] Suspended `when-enter-4`. */
export interface WhenEnter4Frame extends Frame {
  readonly you: number
  readonly c: number
  c2: number
  c3: number
  now: number
}

/** [mtg.cards.1] Suspended `after-enter`. */
export interface AfterEnterFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.cards.1] Suspended `become-target-effect`. */
export interface BecomeTargetEffectFrame extends Frame {
  readonly t2: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `upkeep-effect`. */
export interface UpkeepEffectFrame2 extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `instead-move-5`. */
export interface InsteadMove5Frame extends Frame {
  readonly card2: number
  replaces: number
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
  i: number
  c: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `move-effect`. */
export interface MoveEffectFrame2 extends Frame {
  readonly you: number
}

/** [mtg.cards.1] Suspended `enter-effect`. */
export interface EnterEffectFrame4 extends Frame {
  readonly you: number
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
  c2: number
  c3: number
}

/** [mtg.cards.2] Suspended `instead-move-6`. */
export interface InsteadMove6Frame extends Frame {
  readonly c: number
  replaces: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  // prettier-ignore
  const s: State = {
    players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [], zones: blankZones(52),
    shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false, legal: [], effects: [],
    announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false, openChance: false, log: null,
    arrived: [], damage: [], plusCounters: [], minusCounters: [], timeCounters: [], stamp: [], moving: NONE, pool: {},
    colourlessPool: [], wanted: [], surcharge: NONE, chosenX: NONE, actor: NONE, passes: NONE, role: {}, aims: {},
    turnPlayer: NONE, turnNumber: NONE, phase: NONE, life: [], wasBefore: [], extraTurns: [], drawsThisTurn: [],
    castBlue: [], wayCast: [], x: [], targets: [], secondTargets: [], targetPlayers: [], targetAbility: [], aimed: [],
    resolving: NONE, offered2: NONE, offeredWay: NONE, offeredBy: NONE, spliced: [], amiss: false, blockedBy: [],
    delayCounters: [], meddledAs: [], meddledX: [], meddledTargets: [], meddledPlayers: [], mainDeck: [], sideboard: [],
    declared: [], seenAs: [], tapped: [], faceDown: [], token: [], newlyDrawn: [], outOfCards: [], handCast: [],
    givenSuspend: [], keptRevealed: [], rebounding: [], kicked: [], attacking: [], blocking: [], blocked: [],
    illusory: [], posing: [], runningTurn: NONE, printedDef: [], astray: [], timesPlayLandDuringTurn: [],
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  s.moving = NONE
  for (let it = 0; it < players; it++) s.colourlessPool.push(0)
  s.wanted = []
  s.surcharge = 0
  s.chosenX = 0
  s.actor = 0
  s.passes = 0
  s.turnPlayer = 0
  s.turnNumber = 0
  s.phase = PHASE_KIND.beginning
  for (let it = 0; it < players; it++) s.life.push(startingLifeOf(s))
  for (let it = 0; it < players; it++) s.extraTurns.push(0)
  for (let it = 0; it < players; it++) s.drawsThisTurn.push(0)
  for (let it = 0; it < players; it++) s.castBlue.push(false)
  s.resolving = NONE
  s.offered2 = NONE
  s.offeredWay = WAY['for-free']
  s.offeredBy = NONE
  s.amiss = false
  for (let it = 0; it < players; it++) s.mainDeck.push([])
  for (let it = 0; it < players; it++) s.sideboard.push([])
  s.declared = []
  for (let it = 0; it < players; it++) s.outOfCards.push(false)
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
    openChance: s.openChance, log: copyLog(s.log), arrived: s.arrived.slice(), damage: s.damage.slice(),
    plusCounters: s.plusCounters.slice(), minusCounters: s.minusCounters.slice(), timeCounters: s.timeCounters.slice(),
    stamp: s.stamp.slice(), moving: s.moving, pool: { ...s.pool }, colourlessPool: s.colourlessPool.slice(),
    wanted: s.wanted, surcharge: s.surcharge, chosenX: s.chosenX, actor: s.actor, passes: s.passes, role: { ...s.role },
    aims: { ...s.aims }, turnPlayer: s.turnPlayer, turnNumber: s.turnNumber, phase: s.phase, life: s.life.slice(),
    wasBefore: s.wasBefore.slice(), extraTurns: s.extraTurns.slice(), drawsThisTurn: s.drawsThisTurn.slice(),
    castBlue: s.castBlue.slice(), wayCast: s.wayCast.slice(), x: s.x.slice(), targets: s.targets.slice(),
    secondTargets: s.secondTargets.slice(), targetPlayers: s.targetPlayers.slice(),
    targetAbility: s.targetAbility.slice(), aimed: s.aimed.slice(), resolving: s.resolving, offered2: s.offered2,
    offeredWay: s.offeredWay, offeredBy: s.offeredBy, spliced: s.spliced.slice(), amiss: s.amiss,
    blockedBy: s.blockedBy.slice(), delayCounters: s.delayCounters.slice(), meddledAs: s.meddledAs.slice(),
    meddledX: s.meddledX.slice(), meddledTargets: s.meddledTargets.slice(), meddledPlayers: s.meddledPlayers.slice(),
    mainDeck: s.mainDeck.slice(), sideboard: s.sideboard.slice(), declared: s.declared, seenAs: s.seenAs.slice(),
    tapped: s.tapped.slice(), faceDown: s.faceDown.slice(), token: s.token.slice(), newlyDrawn: s.newlyDrawn.slice(),
    outOfCards: s.outOfCards.slice(), handCast: s.handCast.slice(), givenSuspend: s.givenSuspend.slice(),
    keptRevealed: s.keptRevealed.slice(), rebounding: s.rebounding.slice(), kicked: s.kicked.slice(),
    attacking: s.attacking.slice(), blocking: s.blocking.slice(), blocked: s.blocked.slice(),
    illusory: s.illusory.slice(), posing: s.posing.slice(), runningTurn: s.runningTurn,
    printedDef: s.printedDef.slice(), astray: s.astray, timesPlayLandDuringTurn: s.timesPlayLandDuringTurn.slice(),
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
  t.arrived = copied(t.arrived, s.arrived)
  t.damage = copied(t.damage, s.damage)
  t.plusCounters = copied(t.plusCounters, s.plusCounters)
  t.minusCounters = copied(t.minusCounters, s.minusCounters)
  t.timeCounters = copied(t.timeCounters, s.timeCounters)
  t.stamp = copied(t.stamp, s.stamp)
  t.moving = s.moving
  t.pool = { ...s.pool }
  t.colourlessPool = copied(t.colourlessPool, s.colourlessPool)
  t.wanted = s.wanted
  t.surcharge = s.surcharge
  t.chosenX = s.chosenX
  t.actor = s.actor
  t.passes = s.passes
  t.role = { ...s.role }
  t.aims = { ...s.aims }
  t.turnPlayer = s.turnPlayer
  t.turnNumber = s.turnNumber
  t.phase = s.phase
  t.life = copied(t.life, s.life)
  t.wasBefore = copied(t.wasBefore, s.wasBefore)
  t.extraTurns = copied(t.extraTurns, s.extraTurns)
  t.drawsThisTurn = copied(t.drawsThisTurn, s.drawsThisTurn)
  t.castBlue = copied(t.castBlue, s.castBlue)
  t.wayCast = copied(t.wayCast, s.wayCast)
  t.x = copied(t.x, s.x)
  t.targets = copied(t.targets, s.targets)
  t.secondTargets = copied(t.secondTargets, s.secondTargets)
  t.targetPlayers = copied(t.targetPlayers, s.targetPlayers)
  t.targetAbility = copied(t.targetAbility, s.targetAbility)
  t.aimed = copied(t.aimed, s.aimed)
  t.resolving = s.resolving
  t.offered2 = s.offered2
  t.offeredWay = s.offeredWay
  t.offeredBy = s.offeredBy
  t.spliced = copied(t.spliced, s.spliced)
  t.amiss = s.amiss
  t.blockedBy = copied(t.blockedBy, s.blockedBy)
  t.delayCounters = copied(t.delayCounters, s.delayCounters)
  t.meddledAs = copied(t.meddledAs, s.meddledAs)
  t.meddledX = copied(t.meddledX, s.meddledX)
  t.meddledTargets = copied(t.meddledTargets, s.meddledTargets)
  t.meddledPlayers = copied(t.meddledPlayers, s.meddledPlayers)
  t.mainDeck = copied(t.mainDeck, s.mainDeck)
  t.sideboard = copied(t.sideboard, s.sideboard)
  t.declared = s.declared
  t.seenAs = copied(t.seenAs, s.seenAs)
  t.tapped = copied(t.tapped, s.tapped)
  t.faceDown = copied(t.faceDown, s.faceDown)
  t.token = copied(t.token, s.token)
  t.newlyDrawn = copied(t.newlyDrawn, s.newlyDrawn)
  t.outOfCards = copied(t.outOfCards, s.outOfCards)
  t.handCast = copied(t.handCast, s.handCast)
  t.givenSuspend = copied(t.givenSuspend, s.givenSuspend)
  t.keptRevealed = copied(t.keptRevealed, s.keptRevealed)
  t.rebounding = copied(t.rebounding, s.rebounding)
  t.kicked = copied(t.kicked, s.kicked)
  t.attacking = copied(t.attacking, s.attacking)
  t.blocking = copied(t.blocking, s.blocking)
  t.blocked = copied(t.blocked, s.blocked)
  t.illusory = copied(t.illusory, s.illusory)
  t.posing = copied(t.posing, s.posing)
  t.runningTurn = s.runningTurn
  t.printedDef = copied(t.printedDef, s.printedDef)
  t.astray = s.astray
  t.timesPlayLandDuringTurn = s.timesPlayLandDuringTurn.slice()
  copyRoundLimit(t, s)
}

/** A frame of its own; the lists in it are never changed in place. */
function copyOfFrame(f: Frame): Frame {
  switch (f.proc) {
    case 232 /* move */: {
      const { proc, pc, answer, card2, from2, to2, bottom2, noticed1, noticed2, noticed3, noticed4 } = f as MoveFrame
      return { proc, pc, answer, card2, from2, to2, bottom2, noticed1, noticed2, noticed3, noticed4 } as MoveFrame
    }
    case 1 /* bury */: {
      const { proc, pc, answer, c } = f as BuryFrame
      return { proc, pc, answer, c } as BuryFrame
    }
    case 2 /* take-back */: {
      const { proc, pc, answer, c } = f as TakeBackFrame
      return { proc, pc, answer, c } as TakeBackFrame
    }
    case 3 /* banish */: {
      const { proc, pc, answer, c } = f as BanishFrame
      return { proc, pc, answer, c } as BanishFrame
    }
    case 4 /* tuck */: {
      const { proc, pc, answer, c } = f as TuckFrame
      return { proc, pc, answer, c } as TuckFrame
    }
    case 5 /* sink */: {
      const { proc, pc, answer, c } = f as SinkFrame
      return { proc, pc, answer, c } as SinkFrame
    }
    case 6 /* settle-instead */: {
      const { proc, pc, answer, p, e, e2 } = f as SettleInsteadFrame
      return { proc, pc, answer, p, e, e2 } as SettleInsteadFrame
    }
    case 7 /* enter */: {
      const { proc, pc, answer, c, p } = f as EnterFrame
      return { proc, pc, answer, c, p } as EnterFrame
    }
    case 8 /* destroy */: {
      const { proc, pc, answer, c } = f as DestroyFrame
      return { proc, pc, answer, c } as DestroyFrame
    }
    case 9 /* sacrifice */: {
      const { proc, pc, answer, c, p } = f as SacrificeFrame
      return { proc, pc, answer, c, p } as SacrificeFrame
    }
    case 10 /* discard */: {
      const { proc, pc, answer, c, p } = f as DiscardFrame
      return { proc, pc, answer, c, p } as DiscardFrame
    }
    case 11 /* counter */: {
      const { proc, pc, answer, c } = f as CounterFrame
      return { proc, pc, answer, c } as CounterFrame
    }
    case 12 /* draw */: {
      const { proc, pc, answer, n, p, i, list1, next2 } = f as DrawFrame
      return { proc, pc, answer, n, p, i, list1, next2 } as DrawFrame
    }
    case 13 /* draw-one */: {
      const { proc, pc, answer, p, c, list1, next2 } = f as DrawOneFrame
      return { proc, pc, answer, p, c, list1, next2 } as DrawOneFrame
    }
    case 14 /* drawn */: {
      const { proc, pc, answer, c, p } = f as DrawnFrame
      return { proc, pc, answer, c, p } as DrawnFrame
    }
    case 15 /* mill */: {
      const { proc, pc, answer, n, p, c, list1, next2 } = f as MillFrame
      return { proc, pc, answer, n, p, c, list1, next2 } as MillFrame
    }
    case 16 /* pay */: {
      const { proc, pc, answer, cost, p, generic, s_, list1, next2 } = f as PayFrame
      return { proc, pc, answer, cost, p, generic, s_, list1, next2 } as PayFrame
    }
    case 17 /* pay-symbol */: {
      const { proc, pc, answer, s_, p } = f as PaySymbolFrame
      return { proc, pc, answer, s_, p } as PaySymbolFrame
    }
    case 18 /* pay-coloured */: {
      const { proc, pc, answer, s_, p, v, v2 } = f as PayColouredFrame
      return { proc, pc, answer, s_, p, v, v2 } as PayColouredFrame
    }
    case 19 /* priority */: {
      const { proc, pc, answer } = f as PriorityFrame
      return { proc, pc, answer } as PriorityFrame
    }
    case 20 /* settle */: {
      const { proc, pc, answer, p } = f as SettleFrame
      return { proc, pc, answer, p } as SettleFrame
    }
    case 21 /* place-trigger */: {
      const { proc, pc, answer, p, e, e2 } = f as PlaceTriggerFrame
      return { proc, pc, answer, p, e, e2 } as PlaceTriggerFrame
    }
    case 22 /* match */: {
      const { proc, pc, answer, p, list1, next2 } = f as MatchFrame
      return { proc, pc, answer, p, list1, next2 } as MatchFrame
    }
    case 23 /* deal */: {
      const { proc, pc, answer, p, i, list1, next2 } = f as DealFrame
      return { proc, pc, answer, p, i, list1, next2 } as DealFrame
    }
    case 24 /* turn */: {
      const { proc, pc, answer, p } = f as TurnFrame
      return { proc, pc, answer, p } as TurnFrame
    }
    case 25 /* upkeep-step */: {
      const { proc, pc, answer, p } = f as UpkeepStepFrame
      return { proc, pc, answer, p } as UpkeepStepFrame
    }
    case 26 /* draw-step */: {
      const { proc, pc, answer, p } = f as DrawStepFrame
      return { proc, pc, answer, p } as DrawStepFrame
    }
    case 27 /* draw-for-turn */: {
      const { proc, pc, answer, p } = f as DrawForTurnFrame
      return { proc, pc, answer, p } as DrawForTurnFrame
    }
    case 28 /* main-phase */: {
      const { proc, pc, answer, p } = f as MainPhaseFrame
      return { proc, pc, answer, p } as MainPhaseFrame
    }
    case 29 /* end-step */: {
      const { proc, pc, answer, p } = f as EndStepFrame
      return { proc, pc, answer, p } as EndStepFrame
    }
    case 30 /* cleanup-step */: {
      const { proc, pc, answer, p, c, c2 } = f as CleanupStepFrame
      return { proc, pc, answer, p, c, c2 } as CleanupStepFrame
    }
    case 31 /* play-land */: {
      const { proc, pc, answer, c, p } = f as PlayLandFrame
      return { proc, pc, answer, c, p } as PlayLandFrame
    }
    case 32 /* cast */: {
      const { proc, pc, answer, c, d, w, p, held } = f as CastFrame
      return { proc, pc, answer, c, d, w, p, held } as CastFrame
    }
    case 34 /* choose-face */: {
      const { proc, pc, answer, c, p, h, h2 } = f as ChooseFaceFrame
      return { proc, pc, answer, c, p, h, h2 } as ChooseFaceFrame
    }
    case 35 /* choose-options */: {
      const { proc, pc, answer, c, p } = f as ChooseOptionsFrame
      return { proc, pc, answer, c, p } as ChooseOptionsFrame
    }
    case 36 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame
      return { proc, pc, answer, c, p } as AimFrame
    }
    case 76 /* pay-instead */: {
      const { proc, pc, answer, c, p } = f as PayInsteadFrame
      return { proc, pc, answer, c, p } as PayInsteadFrame
    }
    case 80 /* choose-x */: {
      const { proc, pc, answer, c, p, n, n2 } = f as ChooseXFrame
      return { proc, pc, answer, c, p, n, n2 } as ChooseXFrame
    }
    case 81 /* aim-spell */: {
      const { proc, pc, answer, c, p, h, list1, next2 } = f as AimSpellFrame
      return { proc, pc, answer, c, p, h, list1, next2 } as AimSpellFrame
    }
    case 82 /* as-half */: {
      const { proc, pc, answer, c, h, p, whole } = f as AsHalfFrame
      return { proc, pc, answer, c, h, p, whole } as AsHalfFrame
    }
    case 83 /* pay-price */: {
      const { proc, pc, answer, c, w, p, h, s_, list1, next2, list3, next4 } = f as PayPriceFrame
      return { proc, pc, answer, c, w, p, h, s_, list1, next2, list3, next4 } as PayPriceFrame
    }
    case 84 /* aim-creature */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as AimCreatureFrame
      return { proc, pc, answer, c, p, t2, t3 } as AimCreatureFrame
    }
    case 85 /* aim-player */: {
      const { proc, pc, answer, c, p, q, q2 } = f as AimPlayerFrame
      return { proc, pc, answer, c, p, q, q2 } as AimPlayerFrame
    }
    case 86 /* aim-anywhere */: {
      const { proc, pc, answer, c, p } = f as AimAnywhereFrame
      return { proc, pc, answer, c, p } as AimAnywhereFrame
    }
    case 87 /* resolve-spell */: {
      const { proc, pc, answer, c } = f as ResolveSpellFrame
      return { proc, pc, answer, c } as ResolveSpellFrame
    }
    case 88 /* carry-out */: {
      const { proc, pc, answer, c, p, h, s_, list1, next2, list3, next4 } = f as CarryOutFrame
      return { proc, pc, answer, c, p, h, s_, list1, next2, list3, next4 } as CarryOutFrame
    }
    case 89 /* carry-out-as */: {
      const { proc, pc, answer, c, h, p, whole } = f as CarryOutAsFrame
      return { proc, pc, answer, c, h, p, whole } as CarryOutAsFrame
    }
    case 90 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame
      return { proc, pc, answer, c, p } as SpellEffectFrame
    }
    case 133 /* let-cast */: {
      const { proc, pc, answer, c, w, s_, p } = f as LetCastFrame
      return { proc, pc, answer, c, w, s_, p } as LetCastFrame
    }
    case 134 /* pay-granted */: {
      const { proc, pc, answer, c, w, p, d, d2 } = f as PayGrantedFrame
      return { proc, pc, answer, c, w, p, d, d2 } as PayGrantedFrame
    }
    case 135 /* turn-up */: {
      const { proc, pc, answer, c, p, i, d, d2, list1, next2 } = f as TurnUpFrame
      return { proc, pc, answer, c, p, i, d, d2, list1, next2 } as TurnUpFrame
    }
    case 136 /* cycle */: {
      const { proc, pc, answer, c, p } = f as CycleFrame
      return { proc, pc, answer, c, p } as CycleFrame
    }
    case 138 /* suspend */: {
      const { proc, pc, answer, c, p } = f as SuspendFrame
      return { proc, pc, answer, c, p } as SuspendFrame
    }
    case 139 /* splice-onto */: {
      const { proc, pc, answer, c, p, s_, shown2, atLeast1, atMost2 } = f as SpliceOntoFrame
      return { proc, pc, answer, c, p, s_, shown2, atLeast1, atMost2 } as SpliceOntoFrame
    }
    case 140 /* scavenge */: {
      const { proc, pc, answer, c, p, t2, t3, gain, was } = f as ScavengeFrame
      return { proc, pc, answer, c, p, t2, t3, gain, was } as ScavengeFrame
    }
    case 142 /* check-state */: {
      const { proc, pc, answer } = f as CheckStateFrame
      return { proc, pc, answer } as CheckStateFrame
    }
    case 143 /* put-right */: {
      const { proc, pc, answer, c, c2, p, list1, next2, list3, next4, list5, next6 } = f as PutRightFrame
      return { proc, pc, answer, c, c2, p, list1, next2, list3, next4, list5, next6 } as PutRightFrame
    }
    case 144 /* legend-rule */: {
      const { proc, pc, answer, p, c, c2 } = f as LegendRuleFrame
      return { proc, pc, answer, p, c, c2 } as LegendRuleFrame
    }
    case 145 /* combat-phase */: {
      const { proc, pc, answer, p } = f as CombatPhaseFrame
      return { proc, pc, answer, p } as CombatPhaseFrame
    }
    case 146 /* declare-attackers */: {
      const { proc, pc, answer, p } = f as DeclareAttackersFrame
      return { proc, pc, answer, p } as DeclareAttackersFrame
    }
    case 147 /* declare-blockers */: {
      const { proc, pc, answer, q } = f as DeclareBlockersFrame
      return { proc, pc, answer, q } as DeclareBlockersFrame
    }
    case 148 /* strike-all */: {
      const { proc, pc, answer, p, each, each2, list1, next2, list3, next4 } = f as StrikeAllFrame
      return { proc, pc, answer, p, each, each2, list1, next2, list3, next4 } as StrikeAllFrame
    }
    case 149 /* strike-with */: {
      const { proc, pc, answer, a, p, left, rest2, b, b2, part2 } = f as StrikeWithFrame
      return { proc, pc, answer, a, p, left, rest2, b, b2, part2 } as StrikeWithFrame
    }
    case 150 /* unmake */: {
      const { proc, pc, answer, this_, you, s_, s_2, was } = f as UnmakeFrame
      return { proc, pc, answer, this_, you, s_, s_2, was } as UnmakeFrame
    }
    case 152 /* eat-land */: {
      const { proc, pc, answer, this_, you, c, c2, v, v2, was } = f as EatLandFrame
      return { proc, pc, answer, this_, you, c, c2, v, v2, was } as EatLandFrame
    }
    case 154 /* eat-spell */: {
      const { proc, pc, answer, this_, you, c, c2, was } = f as EatSpellFrame
      return { proc, pc, answer, this_, you, c, c2, was } as EatSpellFrame
    }
    case 156 /* eat-creature */: {
      const { proc, pc, answer, this_, you, c, c2, was } = f as EatCreatureFrame
      return { proc, pc, answer, this_, you, c, c2, was } as EatCreatureFrame
    }
    case 158 /* imitate */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as ImitateFrame
      return { proc, pc, answer, c, p, t2, t3 } as ImitateFrame
    }
    case 159 /* feed */: {
      const { proc, pc, answer, this_, you, c, c2, was, mine } = f as FeedFrame
      return { proc, pc, answer, this_, you, c, c2, was, mine } as FeedFrame
    }
    case 161 /* aim-spell-on-stack */: {
      const { proc, pc, answer, c, p, s_, s_2 } = f as AimSpellOnStackFrame
      return { proc, pc, answer, c, p, s_, s_2 } as AimSpellOnStackFrame
    }
    case 162 /* counter-targets */: {
      const { proc, pc, answer, c, each, list1, next2 } = f as CounterTargetsFrame
      return { proc, pc, answer, c, each, list1, next2 } as CounterTargetsFrame
    }
    case 163 /* aim-activation */: {
      const { proc, pc, answer, c, p, e, e2 } = f as AimActivationFrame
      return { proc, pc, answer, c, p, e, e2 } as AimActivationFrame
    }
    case 164 /* meddle-with */: {
      const { proc, pc, answer, s_, n, q, d, k, ts, qs } = f as MeddleWithFrame
      return { proc, pc, answer, s_, n, q, d, k, ts, qs } as MeddleWithFrame
    }
    case 165 /* come-back */: {
      const { proc, pc, answer, c, p, d, k, ts, qs } = f as ComeBackFrame
      return { proc, pc, answer, c, p, d, k, ts, qs } as ComeBackFrame
    }
    case 167 /* tax */: {
      const { proc, pc, answer, s_, n, q } = f as TaxFrame
      return { proc, pc, answer, s_, n, q } as TaxFrame
    }
    case 168 /* aim-second-creature */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as AimSecondCreatureFrame
      return { proc, pc, answer, c, p, t2, t3 } as AimSecondCreatureFrame
    }
    case 169 /* banish-with */: {
      const { proc, pc, answer, this_, you, t2, t3, was } = f as BanishWithFrame
      return { proc, pc, answer, this_, you, t2, t3, was } as BanishWithFrame
    }
    case 171 /* empty-grave */: {
      const { proc, pc, answer, this_, you, q, q2 } = f as EmptyGraveFrame
      return { proc, pc, answer, this_, you, q, q2 } as EmptyGraveFrame
    }
    case 173 /* keep-or-return */: {
      const { proc, pc, answer, c, p } = f as KeepOrReturnFrame
      return { proc, pc, answer, c, p } as KeepOrReturnFrame
    }
    case 174 /* give-freely */: {
      const { proc, pc, answer, this_, you } = f as GiveFreelyFrame
      return { proc, pc, answer, this_, you } as GiveFreelyFrame
    }
    case 33 /* cast-effect */: {
      const { proc, pc, answer, p, c } = f as CastEffectFrame
      return { proc, pc, answer, p, c } as CastEffectFrame
    }
    case 37 /* aim */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as AimFrame2
      return { proc, pc, answer, c, p, t2, t3 } as AimFrame2
    }
    case 38 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame3
      return { proc, pc, answer, c, p } as AimFrame3
    }
    case 39 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame4
      return { proc, pc, answer, c, p } as AimFrame4
    }
    case 40 /* aim */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as AimFrame5
      return { proc, pc, answer, c, p, t2, t3 } as AimFrame5
    }
    case 41 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame6
      return { proc, pc, answer, c, p } as AimFrame6
    }
    case 42 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame7
      return { proc, pc, answer, c, p } as AimFrame7
    }
    case 43 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame8
      return { proc, pc, answer, c, p } as AimFrame8
    }
    case 44 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame9
      return { proc, pc, answer, c, p } as AimFrame9
    }
    case 45 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame10
      return { proc, pc, answer, c, p } as AimFrame10
    }
    case 46 /* aim */: {
      const { proc, pc, answer, c, p, t2, t3, u, u2 } = f as AimFrame11
      return { proc, pc, answer, c, p, t2, t3, u, u2 } as AimFrame11
    }
    case 47 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame12
      return { proc, pc, answer, c, p } as AimFrame12
    }
    case 48 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame13
      return { proc, pc, answer, c, p } as AimFrame13
    }
    case 49 /* aim */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as AimFrame14
      return { proc, pc, answer, c, p, t2, t3 } as AimFrame14
    }
    case 50 /* aim */: {
      const { proc, pc, answer, c, p, t2, burnt, q, scorched, atLeast1, atMost2, atLeast3, atMost4 } = f as AimFrame15
      return { proc, pc, answer, c, p, t2, burnt, q, scorched, atLeast1, atMost2, atLeast3, atMost4 } as AimFrame15
    }
    case 51 /* aim */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as AimFrame16
      return { proc, pc, answer, c, p, t2, t3 } as AimFrame16
    }
    case 52 /* aim */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as AimFrame17
      return { proc, pc, answer, c, p, t2, t3 } as AimFrame17
    }
    case 53 /* aim */: {
      const { proc, pc, answer, c, p, t2, wanted2, atLeast1, atMost2 } = f as AimFrame18
      return { proc, pc, answer, c, p, t2, wanted2, atLeast1, atMost2 } as AimFrame18
    }
    case 54 /* aim */: {
      const { proc, pc, answer, c, p, t2, t3 } = f as AimFrame19
      return { proc, pc, answer, c, p, t2, t3 } as AimFrame19
    }
    case 55 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame20
      return { proc, pc, answer, c, p } as AimFrame20
    }
    case 56 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame21
      return { proc, pc, answer, c, p } as AimFrame21
    }
    case 57 /* aim */: {
      const { proc, pc, answer, c, p, t2, burnt, q, scorched, atLeast1, atMost2, atLeast3, atMost4 } = f as AimFrame22
      return { proc, pc, answer, c, p, t2, burnt, q, scorched, atLeast1, atMost2, atLeast3, atMost4 } as AimFrame22
    }
    case 58 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame23
      return { proc, pc, answer, c, p } as AimFrame23
    }
    case 59 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame24
      return { proc, pc, answer, c, p } as AimFrame24
    }
    case 60 /* aim */: {
      const { proc, pc, answer, c, p, q, q2 } = f as AimFrame25
      return { proc, pc, answer, c, p, q, q2 } as AimFrame25
    }
    case 61 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame26
      return { proc, pc, answer, c, p } as AimFrame26
    }
    case 62 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame27
      return { proc, pc, answer, c, p } as AimFrame27
    }
    case 63 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame28
      return { proc, pc, answer, c, p } as AimFrame28
    }
    case 64 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame29
      return { proc, pc, answer, c, p } as AimFrame29
    }
    case 65 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame30
      return { proc, pc, answer, c, p } as AimFrame30
    }
    case 66 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame31
      return { proc, pc, answer, c, p } as AimFrame31
    }
    case 67 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame32
      return { proc, pc, answer, c, p } as AimFrame32
    }
    case 68 /* aim */: {
      const { proc, pc, answer, c, p, e, e2 } = f as AimFrame33
      return { proc, pc, answer, c, p, e, e2 } as AimFrame33
    }
    case 69 /* aim */: {
      const { proc, pc, answer, c, p, s_, s_2 } = f as AimFrame34
      return { proc, pc, answer, c, p, s_, s_2 } as AimFrame34
    }
    case 70 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame35
      return { proc, pc, answer, c, p } as AimFrame35
    }
    case 71 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame36
      return { proc, pc, answer, c, p } as AimFrame36
    }
    case 72 /* aim */: {
      const { proc, pc, answer, c, p, e, e2 } = f as AimFrame37
      return { proc, pc, answer, c, p, e, e2 } as AimFrame37
    }
    case 73 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame38
      return { proc, pc, answer, c, p } as AimFrame38
    }
    case 74 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame39
      return { proc, pc, answer, c, p } as AimFrame39
    }
    case 75 /* aim */: {
      const { proc, pc, answer, c, p } = f as AimFrame40
      return { proc, pc, answer, c, p } as AimFrame40
    }
    case 77 /* pay-instead */: {
      const { proc, pc, answer, c, p, d, d2 } = f as PayInsteadFrame2
      return { proc, pc, answer, c, p, d, d2 } as PayInsteadFrame2
    }
    case 78 /* pay-instead */: {
      const { proc, pc, answer, c, p, d, d2 } = f as PayInsteadFrame3
      return { proc, pc, answer, c, p, d, d2 } as PayInsteadFrame3
    }
    case 79 /* pay-instead */: {
      const { proc, pc, answer, c, p, d, d2 } = f as PayInsteadFrame4
      return { proc, pc, answer, c, p, d, d2 } as PayInsteadFrame4
    }
    case 91 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame2
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame2
    }
    case 92 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame3
      return { proc, pc, answer, c, p } as SpellEffectFrame3
    }
    case 93 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame4
      return { proc, pc, answer, c, p } as SpellEffectFrame4
    }
    case 94 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame5
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame5
    }
    case 95 /* spell-effect */: {
      const { proc, pc, answer, c, p, t2, list1, next2 } = f as SpellEffectFrame6
      return { proc, pc, answer, c, p, t2, list1, next2 } as SpellEffectFrame6
    }
    case 96 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame7
      return { proc, pc, answer, c, p } as SpellEffectFrame7
    }
    case 97 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame8
      return { proc, pc, answer, c, p } as SpellEffectFrame8
    }
    case 98 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame9
      return { proc, pc, answer, c, p } as SpellEffectFrame9
    }
    case 99 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame10
      return { proc, pc, answer, c, p } as SpellEffectFrame10
    }
    case 100 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame11
      return { proc, pc, answer, c, p } as SpellEffectFrame11
    }
    case 101 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame12
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame12
    }
    case 102 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame13
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame13
    }
    case 103 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame14
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame14
    }
    case 104 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame15
      return { proc, pc, answer, c, p } as SpellEffectFrame15
    }
    case 105 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame16
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame16
    }
    case 106 /* spell-effect */: {
      const { proc, pc, answer, c, p, t2, list1, next2 } = f as SpellEffectFrame17
      return { proc, pc, answer, c, p, t2, list1, next2 } as SpellEffectFrame17
    }
    case 107 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame18
      return { proc, pc, answer, c, p } as SpellEffectFrame18
    }
    case 109 /* spell-effect */: {
      const { proc, pc, answer, c, p, t2, list1, next2 } = f as SpellEffectFrame19
      return { proc, pc, answer, c, p, t2, list1, next2 } as SpellEffectFrame19
    }
    case 110 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame20
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame20
    }
    case 111 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame21
      return { proc, pc, answer, c, p } as SpellEffectFrame21
    }
    case 112 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame22
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame22
    }
    case 113 /* spell-effect */: {
      const { proc, pc, answer, c, p, seen, c2, kept2, each, rest2, c3, c4, atLeast1, atMost2, list3, next4 } =
        f as SpellEffectFrame23
      return {
        proc,
        pc,
        answer,
        c,
        p,
        seen,
        c2,
        kept2,
        each,
        rest2,
        c3,
        c4,
        atLeast1,
        atMost2,
        list3,
        next4,
      } as SpellEffectFrame23
    }
    case 116 /* spell-effect */: {
      const { proc, pc, answer, c, p, q, c2, c3, list1, next2 } = f as SpellEffectFrame24
      return { proc, pc, answer, c, p, q, c2, c3, list1, next2 } as SpellEffectFrame24
    }
    case 117 /* spell-effect */: {
      const { proc, pc, answer, c, p, q, seen, c2, taken, each, list1, next2, atLeast3, atMost4, list5, next6 } =
        f as SpellEffectFrame25
      return {
        proc,
        pc,
        answer,
        c,
        p,
        q,
        seen,
        c2,
        taken,
        each,
        list1,
        next2,
        atLeast3,
        atMost4,
        list5,
        next6,
      } as SpellEffectFrame25
    }
    case 118 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame26
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame26
    }
    case 119 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame27
      return { proc, pc, answer, c, p } as SpellEffectFrame27
    }
    case 120 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame28
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame28
    }
    case 121 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame29
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame29
    }
    case 122 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame30
      return { proc, pc, answer, c, p } as SpellEffectFrame30
    }
    case 123 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame31
      return { proc, pc, answer, c, p } as SpellEffectFrame31
    }
    case 124 /* spell-effect */: {
      const { proc, pc, answer, c, p, k, was } = f as SpellEffectFrame32
      return { proc, pc, answer, c, p, k, was } as SpellEffectFrame32
    }
    case 126 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame33
      return { proc, pc, answer, c, p } as SpellEffectFrame33
    }
    case 127 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame34
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame34
    }
    case 128 /* spell-effect */: {
      const { proc, pc, answer, c, p, s_, list1, next2 } = f as SpellEffectFrame35
      return { proc, pc, answer, c, p, s_, list1, next2 } as SpellEffectFrame35
    }
    case 129 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame36
      return { proc, pc, answer, c, p } as SpellEffectFrame36
    }
    case 130 /* spell-effect */: {
      const { proc, pc, answer, c, p, s_, list1, next2 } = f as SpellEffectFrame37
      return { proc, pc, answer, c, p, s_, list1, next2 } as SpellEffectFrame37
    }
    case 131 /* spell-effect */: {
      const { proc, pc, answer, c, p, s_, list1, next2 } = f as SpellEffectFrame38
      return { proc, pc, answer, c, p, s_, list1, next2 } as SpellEffectFrame38
    }
    case 132 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame39
      return { proc, pc, answer, c, p } as SpellEffectFrame39
    }
    case 137 /* cycle-effect */: {
      const { proc, pc, answer, p } = f as CycleEffectFrame
      return { proc, pc, answer, p } as CycleEffectFrame
    }
    case 151 /* unmake-effect */: {
      const { proc, pc, answer, s_, was, you } = f as UnmakeEffectFrame
      return { proc, pc, answer, s_, was, you } as UnmakeEffectFrame
    }
    case 153 /* eat-land-effect */: {
      const { proc, pc, answer, c, was, you, v } = f as EatLandEffectFrame
      return { proc, pc, answer, c, was, you, v } as EatLandEffectFrame
    }
    case 155 /* eat-spell-effect */: {
      const { proc, pc, answer, c, was, you, this_ } = f as EatSpellEffectFrame
      return { proc, pc, answer, c, was, you, this_ } as EatSpellEffectFrame
    }
    case 157 /* eat-creature-effect */: {
      const { proc, pc, answer, c, was, you } = f as EatCreatureEffectFrame
      return { proc, pc, answer, c, was, you } as EatCreatureEffectFrame
    }
    case 160 /* feed-effect */: {
      const { proc, pc, answer, c, was, you, this_, mine, meat } = f as FeedEffectFrame
      return { proc, pc, answer, c, was, you, this_, mine, meat } as FeedEffectFrame
    }
    case 166 /* come-back-effect */: {
      const { proc, pc, answer, p, c } = f as ComeBackEffectFrame
      return { proc, pc, answer, p, c } as ComeBackEffectFrame
    }
    case 170 /* banish-with-effect */: {
      const { proc, pc, answer, t2, was, you } = f as BanishWithEffectFrame
      return { proc, pc, answer, t2, was, you } as BanishWithEffectFrame
    }
    case 172 /* empty-grave-effect */: {
      const { proc, pc, answer, you, q, each, list1, next2 } = f as EmptyGraveEffectFrame
      return { proc, pc, answer, you, q, each, list1, next2 } as EmptyGraveEffectFrame
    }
    case 175 /* give-freely-effect */: {
      const { proc, pc, answer, you, this_, c, c2 } = f as GiveFreelyEffectFrame
      return { proc, pc, answer, you, this_, c, c2 } as GiveFreelyEffectFrame
    }
    case 176 /* instead-move */: {
      const { proc, pc, answer, card2, replaces } = f as InsteadMoveFrame
      return { proc, pc, answer, card2, replaces } as InsteadMoveFrame
    }
    case 178 /* enter-effect */: {
      const { proc, pc, answer, c, you } = f as EnterEffectFrame
      return { proc, pc, answer, c, you } as EnterEffectFrame
    }
    case 182 /* count-down-effect */: {
      const { proc, pc, answer, c, you } = f as CountDownEffectFrame
      return { proc, pc, answer, c, you } as CountDownEffectFrame
    }
    case 183 /* instead-draw-one */: {
      const { proc, pc, answer, p, this_, you, replaces } = f as InsteadDrawOneFrame
      return { proc, pc, answer, p, this_, you, replaces } as InsteadDrawOneFrame
    }
    case 185 /* cast-effect */: {
      const { proc, pc, answer, p, bound, you, c, dug, going, c2, c3, c4, list1, next2 } = f as CastEffectFrame2
      return { proc, pc, answer, p, bound, you, c, dug, going, c2, c3, c4, list1, next2 } as CastEffectFrame2
    }
    case 186 /* instead-move-2 */: {
      const { proc, pc, answer, card2, you, replaces } = f as InsteadMove2Frame
      return { proc, pc, answer, card2, you, replaces } as InsteadMove2Frame
    }
    case 188 /* go-mad-effect */: {
      const { proc, pc, answer, c, you, p } = f as GoMadEffectFrame
      return { proc, pc, answer, c, you, p } as GoMadEffectFrame
    }
    case 189 /* after-drawn */: {
      const { proc, pc, answer, p, c } = f as AfterDrawnFrame
      return { proc, pc, answer, p, c } as AfterDrawnFrame
    }
    case 191 /* work-miracle-effect */: {
      const { proc, pc, answer, c, you, p } = f as WorkMiracleEffectFrame
      return { proc, pc, answer, c, you, p } as WorkMiracleEffectFrame
    }
    case 193 /* move-effect */: {
      const { proc, pc, answer, card2, now, you } = f as MoveEffectFrame
      return { proc, pc, answer, card2, now, you } as MoveEffectFrame
    }
    case 194 /* instead-move-3 */: {
      const { proc, pc, answer, card2, replaces } = f as InsteadMove3Frame
      return { proc, pc, answer, card2, replaces } as InsteadMove3Frame
    }
    case 196 /* upkeep-effect */: {
      const { proc, pc, answer, this_, you } = f as UpkeepEffectFrame
      return { proc, pc, answer, this_, you } as UpkeepEffectFrame
    }
    case 198 /* enter-effect */: {
      const { proc, pc, answer, you, c, each, list1, next2 } = f as EnterEffectFrame2
      return { proc, pc, answer, you, c, each, list1, next2 } as EnterEffectFrame2
    }
    case 199 /* instead-move-4 */: {
      const { proc, pc, answer, c, replaces } = f as InsteadMove4Frame
      return { proc, pc, answer, c, replaces } as InsteadMove4Frame
    }
    case 201 /* enter-effect */: {
      const { proc, pc, answer, you } = f as EnterEffectFrame3
      return { proc, pc, answer, you } as EnterEffectFrame3
    }
    case 202 /* when-enter-4 */: {
      const { proc, pc, answer, you, c, c2, c3, now } = f as WhenEnter4Frame
      return { proc, pc, answer, you, c, c2, c3, now } as WhenEnter4Frame
    }
    case 205 /* after-enter */: {
      const { proc, pc, answer, p, c } = f as AfterEnterFrame
      return { proc, pc, answer, p, c } as AfterEnterFrame
    }
    case 207 /* become-target-effect */: {
      const { proc, pc, answer, t2, you } = f as BecomeTargetEffectFrame
      return { proc, pc, answer, t2, you } as BecomeTargetEffectFrame
    }
    case 209 /* upkeep-effect */: {
      const { proc, pc, answer, this_, you } = f as UpkeepEffectFrame2
      return { proc, pc, answer, this_, you } as UpkeepEffectFrame2
    }
    case 210 /* instead-move-5 */: {
      const { proc, pc, answer, card2, replaces } = f as InsteadMove5Frame
      return { proc, pc, answer, card2, replaces } as InsteadMove5Frame
    }
    case 212 /* cast-effect */: {
      const { proc, pc, answer, this_, you, p } = f as CastEffectFrame3
      return { proc, pc, answer, this_, you, p } as CastEffectFrame3
    }
    case 214 /* draw-for-turn-effect */: {
      const { proc, pc, answer, you, i, c, c2, list1, next2 } = f as DrawForTurnEffectFrame
      return { proc, pc, answer, you, i, c, c2, list1, next2 } as DrawForTurnEffectFrame
    }
    case 216 /* move-effect */: {
      const { proc, pc, answer, you } = f as MoveEffectFrame2
      return { proc, pc, answer, you } as MoveEffectFrame2
    }
    case 218 /* enter-effect */: {
      const { proc, pc, answer, you } = f as EnterEffectFrame4
      return { proc, pc, answer, you } as EnterEffectFrame4
    }
    case 219 /* drawn-effect */: {
      const { proc, pc, answer, you, c, p } = f as DrawnEffectFrame
      return { proc, pc, answer, you, c, p } as DrawnEffectFrame
    }
    case 220 /* drawn-effect */: {
      const { proc, pc, answer, p, c, you, c2, c3 } = f as DrawnEffectFrame2
      return { proc, pc, answer, p, c, you, c2, c3 } as DrawnEffectFrame2
    }
    case 221 /* instead-move-6 */: {
      const { proc, pc, answer, c, replaces } = f as InsteadMove6Frame
      return { proc, pc, answer, c, replaces } as InsteadMove6Frame
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
  s.arrived.push(s.turnNumber)
  s.damage.push(0)
  s.plusCounters.push(0)
  s.minusCounters.push(0)
  s.timeCounters.push(0)
  s.stamp.push(0)
  s.wasBefore.push(NONE)
  s.wayCast.push(WAY.plainly)
  s.x.push(0)
  s.targets.push([])
  s.secondTargets.push([])
  s.targetPlayers.push([])
  s.targetAbility.push(NONE)
  s.aimed.push(0)
  s.spliced.push([])
  s.blockedBy.push([])
  s.delayCounters.push(0)
  s.meddledAs.push(NONE)
  s.meddledX.push(0)
  s.meddledTargets.push([])
  s.meddledPlayers.push([])
  s.seenAs.push(NONE)
  s.tapped.push(false)
  s.faceDown.push(false)
  s.token.push(false)
  s.newlyDrawn.push(false)
  s.handCast.push(false)
  s.givenSuspend.push(false)
  s.keptRevealed.push(false)
  s.rebounding.push(false)
  s.kicked.push(false)
  s.attacking.push(false)
  s.blocking.push(false)
  s.blocked.push(false)
  s.illusory.push(false)
  s.posing.push(false)
  s.printedDef.push(definition)
  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  const from = s.place[card]!
  moveCard(s, card, to, bottom)
  if (within(to, ZONE.battlefield) !== within(from, ZONE.battlefield)) {
    s.arrived[card] = s.turnNumber
    s.damage[card] = 0
    s.plusCounters[card] = 0
    s.minusCounters[card] = 0
    s.wasBefore[card] = NONE
    s.blockedBy[card] = []
    s.tapped[card] = false
    s.attacking[card] = false
    s.blocking[card] = false
    s.blocked[card] = false
    s.illusory[card] = false
  }
  if (within(to, ZONE.exile) !== within(from, ZONE.exile)) {
    s.timeCounters[card] = 0
    s.delayCounters[card] = 0
    s.meddledAs[card] = NONE
    s.meddledX[card] = 0
    s.meddledTargets[card] = []
    s.meddledPlayers[card] = []
    s.givenSuspend[card] = false
    s.rebounding[card] = false
  }
  if (
    (within(to, ZONE.stack) || within(to, ZONE.battlefield)) !==
    (within(from, ZONE.stack) || within(from, ZONE.battlefield))
  ) {
    s.wayCast[card] = WAY.plainly
    s.x[card] = 0
    s.seenAs[card] = NONE
    s.faceDown[card] = false
    s.handCast[card] = false
    s.kicked[card] = false
    s.posing[card] = false
    s.def[card] = s.printedDef[card]!
  }
  if (within(to, ZONE.stack) !== within(from, ZONE.stack)) {
    s.targets[card] = []
    s.secondTargets[card] = []
    s.targetPlayers[card] = []
    s.targetAbility[card] = NONE
    s.aimed[card] = 0
    s.spliced[card] = []
  }
  if (within(to, ZONE.hand) !== within(from, ZONE.hand)) {
    s.newlyDrawn[card] = false
    s.keptRevealed[card] = false
  }
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE || s.place[card] === NONE) return false
  return true
}

/** Takes a card out of the game for good. No rule finds it any more; who saw it goes on knowing what it was. */
export function leaveGame(s: State, card: number): void {
  if (card === NONE || s.place[card] === NONE) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.delete, [card], [card])
  deleteCard(s, card, viewersOf(s, card))
}

/** The seat whose zone the card is in; its owner where zones belong to nobody. */
export function holder(s: State, card: number): number {
  const seat = HOLDER[s.place[card]!] ?? NONE
  return seat === NONE ? (s.owner[card] ?? NONE) : seat
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
  // [mtg.707.5] viewers-exception
  if (isFaceDown(s, card)) return [holder(s, card)]
  if (within(zone, ZONE.library)) return []
  if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
  if (within(zone, ZONE.graveyard)) return seats(s)
  if (within(zone, ZONE.battlefield)) return seats(s)
  if (within(zone, ZONE.stack)) return seats(s)
  if (within(zone, ZONE.exile)) return seats(s)
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = {
  moving: 'one',
  aims: 'each',
  targets: 'each',
  secondTargets: 'each',
  resolving: 'one',
  offered2: 'one',
  offeredBy: 'one',
  blockedBy: 'each',
  meddledTargets: 'each',
}

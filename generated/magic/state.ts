// Compiled from the rules of Magic: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Captured, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, deleteCard, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copyLog, noteEvent } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { EVENT, HOLDER, PHASE_KIND, WAY, ZONE } from './names.ts'
import { isFaceDown, startingLifeOf } from './facts.ts'

/** State of a game of Magic: plain data, changed in place by `apply`. */
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
  timesPlayLandDuringTurn: number[]
}

/** Suspended `move`. ((kernel):1) */
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

/** [mtg.400.7] Suspended `bury`. (magic/zones.rules:41) */
export interface BuryFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `take-back`. (magic/zones.rules:45) */
export interface TakeBackFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `banish`. (magic/zones.rules:49) */
export interface BanishFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `tuck`. (magic/zones.rules:53) */
export interface TuckFrame extends Frame {
  readonly c: number
}

/** [mtg.400.7] Suspended `sink`. (magic/zones.rules:57) */
export interface SinkFrame extends Frame {
  readonly c: number
}

/** [mtg.616.1] Suspended `settle-instead`. (magic/zones.rules:73) */
export interface SettleInsteadFrame extends Frame {
  p: number
  e: number
  e2: number
}

/** [mtg.110.1] Suspended `enter`. (magic/zones.rules:78) */
export interface EnterFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.700.4] Suspended `destroy`. (magic/zones.rules:82) */
export interface DestroyFrame extends Frame {
  readonly c: number
}

/** [mtg.701.14] Suspended `sacrifice`. (magic/zones.rules:84) */
export interface SacrificeFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.701.7] Suspended `discard`. (magic/zones.rules:86) */
export interface DiscardFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.701.5] Suspended `counter`. (magic/zones.rules:91) */
export interface CounterFrame extends Frame {
  readonly c: number
}

/** [mtg.120.1] Suspended `draw`. (magic/zones.rules:94) */
export interface DrawFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [mtg.120.1] Suspended `draw-one`. (magic/zones.rules:97) */
export interface DrawOneFrame extends Frame {
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [mtg.120.1] Suspended `drawn`. (magic/zones.rules:106) */
export interface DrawnFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.701.13] Suspended `mill`. (magic/zones.rules:108) */
export interface MillFrame extends Frame {
  readonly n: number
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [mtg.601.2h] Suspended `pay`. (magic/mana.rules:52) */
export interface PayFrame extends Frame {
  readonly cost: readonly number[]
  readonly p: number
  generic: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.107.4] Suspended `pay-symbol`. (magic/mana.rules:67) */
export interface PaySymbolFrame extends Frame {
  readonly s_: number
  readonly p: number
}

/** [mtg.107.4] Suspended `pay-coloured`. (magic/mana.rules:74) */
export interface PayColouredFrame extends Frame {
  readonly s_: number
  readonly p: number
  v: number
  v2: number
}

/** [mtg.117.3] Suspended `priority`. (magic/priority.rules:8) */
export interface PriorityFrame extends Frame {}

/** [mtg.704.3] Suspended `settle`. (magic/priority.rules:49) */
export interface SettleFrame extends Frame {
  p: number
}

/** [mtg.603.3] Suspended `place-trigger`. (magic/priority.rules:60) */
export interface PlaceTriggerFrame extends Frame {
  readonly p: number
  e: number
  e2: number
}

/** [mtg.103.1] Suspended `match`. (magic/turn.rules:13) */
export interface MatchFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [mtg.103.2] Suspended `deal`. (magic/turn.rules:20) */
export interface DealFrame extends Frame {
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [mtg.500.1] Suspended `turn`. (magic/turn.rules:26) */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [mtg.503.1] Suspended `upkeep-step`. (magic/turn.rules:47) */
export interface UpkeepStepFrame extends Frame {
  readonly p: number
}

/** [mtg.504.1] Suspended `draw-step`. (magic/turn.rules:54) */
export interface DrawStepFrame extends Frame {
  readonly p: number
}

/** [mtg.504.1] Suspended `draw-for-turn`. (magic/turn.rules:58) */
export interface DrawForTurnFrame extends Frame {
  readonly p: number
}

/** [mtg.505.1] Suspended `main-phase`. (magic/turn.rules:62) */
export interface MainPhaseFrame extends Frame {
  readonly p: number
}

/** [mtg.513.1] Suspended `end-step`. (magic/turn.rules:68) */
export interface EndStepFrame extends Frame {
  readonly p: number
}

/** [mtg.514.1] Suspended `cleanup-step`. (magic/turn.rules:75) */
export interface CleanupStepFrame extends Frame {
  readonly p: number
  c: number
  c2: number
}

/** [mtg.305.1] Suspended `play-land`. (magic/turn.rules:99) */
export interface PlayLandFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.2] Suspended `cast`. (magic/casting.rules:80) */
export interface CastFrame extends Frame {
  readonly c: number
  readonly d: number
  readonly w: number
  readonly p: number
  held: boolean
}

/** [mtg.708.3] Suspended `choose-face`. (magic/casting.rules:106) */
export interface ChooseFaceFrame extends Frame {
  readonly c: number
  readonly p: number
  h: number
  h2: number
}

/** [mtg.601.2b] Suspended `choose-options`. (magic/casting.rules:116) */
export interface ChooseOptionsFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.2c] Suspended `aim`. (magic/casting.rules:121) */
export interface AimFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.118.9] Suspended `pay-instead`. (magic/casting.rules:122) */
export interface PayInsteadFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.107.3] Suspended `choose-x`. (magic/casting.rules:124) */
export interface ChooseXFrame extends Frame {
  readonly c: number
  readonly p: number
  n: number
  n2: number
}

/** [mtg.601.2c] Suspended `aim-spell`. (magic/casting.rules:130) */
export interface AimSpellFrame extends Frame {
  readonly c: number
  readonly p: number
  h: number
  list1: readonly number[]
  next2: number
}

/** [mtg.702.101] Suspended `as-half`. (magic/casting.rules:137) */
export interface AsHalfFrame extends Frame {
  readonly c: number
  readonly h: number
  readonly p: number
  whole: number
}

/** [mtg.601.2h] Suspended `pay-price`. (magic/casting.rules:143) */
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

/** [mtg.115.1] Suspended `aim-creature`. (magic/casting.rules:185) */
export interface AimCreatureFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.115.1] Suspended `aim-player`. (magic/casting.rules:188) */
export interface AimPlayerFrame extends Frame {
  readonly c: number
  readonly p: number
  q: number
  q2: number
}

/** [mtg.115.1] Suspended `aim-anywhere`. (magic/casting.rules:191) */
export interface AimAnywhereFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.608.2] Suspended `resolve-spell`. (magic/casting.rules:214) */
export interface ResolveSpellFrame extends Frame {
  readonly c: number
}

/** [mtg.608.2] Suspended `carry-out`. (magic/casting.rules:231) */
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

/** [mtg.608.2] Suspended `carry-out-as`. (magic/casting.rules:240) */
export interface CarryOutAsFrame extends Frame {
  readonly c: number
  readonly h: number
  readonly p: number
  whole: number
}

/** [mtg.608.2] Suspended `spell-effect`. (magic/casting.rules:247) */
export interface SpellEffectFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.601.3] Suspended `let-cast`. (magic/keywords.rules:25) */
export interface LetCastFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly s_: number
  readonly p: number
}

/** [mtg.118.9] Suspended `pay-granted`. (magic/keywords.rules:41) */
export interface PayGrantedFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly p: number
  d: number
  d2: number
}

/** [mtg.702.36] Suspended `turn-up`. (magic/keywords.rules:84) */
export interface TurnUpFrame extends Frame {
  readonly c: number
  readonly p: number
  i: number
  d: number
  d2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.702.28] Suspended `cycle`. (magic/keywords.rules:98) */
export interface CycleFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.61] Suspended `suspend`. (magic/keywords.rules:112) */
export interface SuspendFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.46] Suspended `splice-onto`. (magic/keywords.rules:229) */
export interface SpliceOntoFrame extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  shown2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [mtg.702.96] Suspended `scavenge`. (magic/keywords.rules:239) */
export interface ScavengeFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
  gain: number
  was: number
}

/** [mtg.704.3] Suspended `check-state`. (magic/state-based.rules:21) */
export interface CheckStateFrame extends Frame {}

/** [mtg.704.5] Suspended `put-right`. (magic/state-based.rules:28) */
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

/** [mtg.704.5j] Suspended `legend-rule`. (magic/state-based.rules:47) */
export interface LegendRuleFrame extends Frame {
  readonly p: number
  c: number
  c2: number
}

/** [mtg.506.1] Suspended `combat-phase`. (magic/combat.rules:8) */
export interface CombatPhaseFrame extends Frame {
  readonly p: number
}

/** [mtg.508.1] Suspended `declare-attackers`. (magic/combat.rules:24) */
export interface DeclareAttackersFrame extends Frame {
  readonly p: number
}

/** [mtg.509.1] Suspended `declare-blockers`. (magic/combat.rules:40) */
export interface DeclareBlockersFrame extends Frame {
  readonly q: number
}

/** [mtg.510.1] Suspended `strike-all`. (magic/combat.rules:54) */
export interface StrikeAllFrame extends Frame {
  readonly p: number
  each: number
  each2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [mtg.510.1] Suspended `strike-with`. (magic/combat.rules:62) */
export interface StrikeWithFrame extends Frame {
  readonly a: number
  readonly p: number
  left: number
  rest2: readonly number[]
  b: number
  b2: number
  part2: number
}

/** [mtg.cards.1] Suspended `unmake`. (magic/cards-creatures.rules:29) */
export interface UnmakeFrame extends Frame {
  readonly this_: number
  readonly you: number
  s_: number
  s_2: number
  was: number
}

/** [mtg.cards.1] Suspended `eat-land`. (magic/cards-creatures.rules:104) */
export interface EatLandFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  v: number
  v2: number
  was: number
}

/** [mtg.cards.1] Suspended `eat-spell`. (magic/cards-creatures.rules:117) */
export interface EatSpellFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  was: number
}

/** [mtg.cards.1] Suspended `eat-creature`. (magic/cards-creatures.rules:131) */
export interface EatCreatureFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  was: number
}

/** [mtg.706.2] Suspended `imitate`. (magic/cards-creatures.rules:187) */
export interface ImitateFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `feed`. (magic/cards-creatures.rules:205) */
export interface FeedFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  was: number
  mine: number
}

/** [mtg.cards.1] Suspended `aim-spell-on-stack`. (magic/cards-counterspells.rules:3) */
export interface AimSpellOnStackFrame extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  s_2: number
}

/** [mtg.cards.1] Suspended `counter-targets`. (magic/cards-counterspells.rules:6) */
export interface CounterTargetsFrame extends Frame {
  readonly c: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `aim-activation`. (magic/cards-counterspells.rules:8) */
export interface AimActivationFrame extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
}

/** [mtg.cards.1] Suspended `meddle-with`. (magic/cards-counterspells.rules:55) */
export interface MeddleWithFrame extends Frame {
  readonly s_: number
  readonly n: number
  readonly q: number
  d: number
  k: number
  ts: readonly number[]
  qs: readonly number[]
}

/** [mtg.cards.1] Suspended `come-back`. (magic/cards-counterspells.rules:74) */
export interface ComeBackFrame extends Frame {
  readonly c: number
  readonly p: number
  d: number
  k: number
  ts: readonly number[]
  qs: readonly number[]
}

/** [mtg.cards.1] Suspended `tax`. (magic/cards-counterspells.rules:120) */
export interface TaxFrame extends Frame {
  readonly s_: number
  readonly n: number
  readonly q: number
}

/** [mtg.702.101] Suspended `aim-second-creature`. (magic/cards-split.rules:67) */
export interface AimSecondCreatureFrame extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `banish-with`. (magic/cards-permanents.rules:8) */
export interface BanishWithFrame extends Frame {
  readonly this_: number
  readonly you: number
  t2: number
  t3: number
  was: number
}

/** [mtg.cards.1] Suspended `empty-grave`. (magic/cards-permanents.rules:37) */
export interface EmptyGraveFrame extends Frame {
  readonly this_: number
  readonly you: number
  q: number
  q2: number
}

/** [mtg.cards.1] Suspended `keep-or-return`. (magic/cards-permanents.rules:66) */
export interface KeepOrReturnFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `give-freely`. (magic/cards-own.rules:126) */
export interface GiveFreelyFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.601.2i] Suspended `cast-effect`. (magic/casting.rules:98) */
export interface CastEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.pool.1] Suspended `aim`. (magic/pool.rules:76) */
export interface AimFrame2 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.pool.1] Suspended `aim`. (magic/pool.rules:69) */
export interface AimFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. (magic/cards-own.rules:226) */
export interface AimFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. (magic/cards-own.rules:218) */
export interface AimFrame5 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.2] Suspended `aim`. (magic/cards-own.rules:207) */
export interface AimFrame6 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. (magic/cards-own.rules:83) */
export interface AimFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. (magic/cards-own.rules:63) */
export interface AimFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `aim`. (magic/cards-own.rules:54) */
export interface AimFrame9 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.100.6] Suspended `aim`. (magic/cards-own.rules:9) */
export interface AimFrame10 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-split.rules:98) */
export interface AimFrame11 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
  u: number
  u2: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-split.rules:58) */
export interface AimFrame12 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-split.rules:40) */
export interface AimFrame13 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-split.rules:23) */
export interface AimFrame14 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-split.rules:11) */
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

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:210) */
export interface AimFrame16 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:200) */
export interface AimFrame17 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:174) */
export interface AimFrame18 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  wanted2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:162) */
export interface AimFrame19 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:130) */
export interface AimFrame20 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:114) */
export interface AimFrame21 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:99) */
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

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:86) */
export interface AimFrame23 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:73) */
export interface AimFrame24 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:59) */
export interface AimFrame25 extends Frame {
  readonly c: number
  readonly p: number
  q: number
  q2: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:48) */
export interface AimFrame26 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:39) */
export interface AimFrame27 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:28) */
export interface AimFrame28 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:18) */
export interface AimFrame29 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-spells.rules:8) */
export interface AimFrame30 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:179) */
export interface AimFrame31 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:170) */
export interface AimFrame32 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:154) */
export interface AimFrame33 extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:142) */
export interface AimFrame34 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  s_2: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:133) */
export interface AimFrame35 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:112) */
export interface AimFrame36 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:94) */
export interface AimFrame37 extends Frame {
  readonly c: number
  readonly p: number
  e: number
  e2: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:44) */
export interface AimFrame38 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:31) */
export interface AimFrame39 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `aim`. (magic/cards-counterspells.rules:19) */
export interface AimFrame40 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `pay-instead`. (magic/cards-spells.rules:116) */
export interface PayInsteadFrame2 extends Frame {
  readonly c: number
  readonly p: number
  d: number
  d2: number
}

/** [mtg.cards.1] Suspended `pay-instead`. (magic/cards-counterspells.rules:114) */
export interface PayInsteadFrame3 extends Frame {
  readonly c: number
  readonly p: number
  d: number
  d2: number
}

/** [mtg.cards.1] Suspended `pay-instead`. (magic/cards-counterspells.rules:21) */
export interface PayInsteadFrame4 extends Frame {
  readonly c: number
  readonly p: number
  d: number
  d2: number
}

/** [mtg.pool.1] Suspended `spell-effect`. (magic/pool.rules:79) */
export interface SpellEffectFrame2 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.603.6d] Suspended `spell-effect`. (magic/cards-own.rules:259) */
export interface SpellEffectFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. (magic/cards-own.rules:228) */
export interface SpellEffectFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. (magic/cards-own.rules:221) */
export interface SpellEffectFrame5 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `spell-effect`. (magic/cards-own.rules:209) */
export interface SpellEffectFrame6 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `spell-effect`. (magic/cards-own.rules:186) */
export interface SpellEffectFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. (magic/cards-own.rules:177) */
export interface SpellEffectFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. (magic/cards-own.rules:171) */
export interface SpellEffectFrame9 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. (magic/cards-own.rules:158) */
export interface SpellEffectFrame10 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `spell-effect`. (magic/cards-own.rules:77) */
export interface SpellEffectFrame11 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.100.6] Suspended `spell-effect`. (magic/cards-own.rules:11) */
export interface SpellEffectFrame12 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-split.rules:109) */
export interface SpellEffectFrame13 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-split.rules:103) */
export interface SpellEffectFrame14 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-split.rules:26) */
export interface SpellEffectFrame15 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:213) */
export interface SpellEffectFrame16 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:203) */
export interface SpellEffectFrame17 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:192) */
export interface SpellEffectFrame18 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:177) */
export interface SpellEffectFrame19 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:165) */
export interface SpellEffectFrame20 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:155) */
export interface SpellEffectFrame21 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:148) */
export interface SpellEffectFrame22 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:132) */
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

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:75) */
export interface SpellEffectFrame24 extends Frame {
  readonly c: number
  readonly p: number
  q: number
  c2: number
  c3: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:62) */
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

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:53) */
export interface SpellEffectFrame26 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:30) */
export interface SpellEffectFrame27 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:20) */
export interface SpellEffectFrame28 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-spells.rules:10) */
export interface SpellEffectFrame29 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:181) */
export interface SpellEffectFrame30 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:172) */
export interface SpellEffectFrame31 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:158) */
export interface SpellEffectFrame32 extends Frame {
  readonly c: number
  readonly p: number
  k: number
  was: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:147) */
export interface SpellEffectFrame33 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:135) */
export interface SpellEffectFrame34 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:117) */
export interface SpellEffectFrame35 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:102) */
export interface SpellEffectFrame36 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:47) */
export interface SpellEffectFrame37 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:33) */
export interface SpellEffectFrame38 extends Frame {
  readonly c: number
  readonly p: number
  s_: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `spell-effect`. (magic/cards-counterspells.rules:25) */
export interface SpellEffectFrame39 extends Frame {
  readonly c: number
  readonly p: number
}

/** [mtg.702.28] Suspended `cycle-effect`. (magic/keywords.rules:103) */
export interface CycleEffectFrame extends Frame {
  readonly p: number
}

/** [mtg.cards.1] Suspended `unmake-effect`. (magic/cards-creatures.rules:36) */
export interface UnmakeEffectFrame extends Frame {
  readonly s_: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `eat-land-effect`. (magic/cards-creatures.rules:111) */
export interface EatLandEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly v: number
}

/** [mtg.cards.1] Suspended `eat-spell-effect`. (magic/cards-creatures.rules:125) */
export interface EatSpellEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly this_: number
}

/** [mtg.cards.1] Suspended `eat-creature-effect`. (magic/cards-creatures.rules:139) */
export interface EatCreatureEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `feed-effect`. (magic/cards-creatures.rules:212) */
export interface FeedEffectFrame extends Frame {
  readonly c: number
  readonly was: number
  readonly you: number
  readonly this_: number
  readonly mine: number
  meat: boolean
}

/** [mtg.cards.1] Suspended `come-back-effect`. (magic/cards-counterspells.rules:85) */
export interface ComeBackEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.cards.1] Suspended `banish-with-effect`. (magic/cards-permanents.rules:14) */
export interface BanishWithEffectFrame extends Frame {
  readonly t2: number
  readonly was: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `empty-grave-effect`. (magic/cards-permanents.rules:43) */
export interface EmptyGraveEffectFrame extends Frame {
  readonly you: number
  readonly q: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.2] Suspended `give-freely-effect`. (magic/cards-own.rules:130) */
export interface GiveFreelyEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
  c: number
  c2: number
}

/** [mtg.702.33] Suspended `instead-move`. (magic/keywords.rules:64) */
export interface InsteadMoveFrame extends Frame {
  readonly card2: number
  replaces: number
}

/** [mtg.702.73] Suspended `enter-effect`. (magic/keywords.rules:71) */
export interface EnterEffectFrame extends Frame {
  readonly c: number
  readonly you: number
}

/** [mtg.702.61] Suspended `count-down-effect`. (magic/keywords.rules:131) */
export interface CountDownEffectFrame extends Frame {
  readonly c: number
  readonly you: number
}

/** [mtg.702.51] Suspended `instead-draw-one`. (magic/keywords.rules:141) */
export interface InsteadDrawOneFrame extends Frame {
  readonly p: number
  readonly this_: number
  readonly you: number
  replaces: number
}

/** [mtg.702.84] Suspended `cast-effect`. (magic/keywords.rules:154) */
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

/** [mtg.702.34] Suspended `instead-move-2`. (magic/keywords.rules:171) */
export interface InsteadMove2Frame extends Frame {
  readonly card2: number
  readonly you: number
  replaces: number
}

/** [mtg.702.34] Suspended `go-mad-effect`. (magic/keywords.rules:175) */
export interface GoMadEffectFrame extends Frame {
  readonly c: number
  readonly you: number
  readonly p: number
}

/** [mtg.702.93] Suspended `after-drawn`. (magic/keywords.rules:186) */
export interface AfterDrawnFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.702.93] Suspended `work-miracle-effect`. (magic/keywords.rules:189) */
export interface WorkMiracleEffectFrame extends Frame {
  readonly c: number
  readonly you: number
  readonly p: number
}

/** [mtg.702.78] Suspended `move-effect`. (magic/keywords.rules:202) */
export interface MoveEffectFrame extends Frame {
  readonly card2: number
  readonly now: number
  readonly you: number
}

/** [mtg.702.87] Suspended `instead-move-3`. (magic/keywords.rules:212) */
export interface InsteadMove3Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [mtg.702.87] Suspended `upkeep-effect`. (magic/keywords.rules:218) */
export interface UpkeepEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `enter-effect`. (magic/cards-creatures.rules:50) */
export interface EnterEffectFrame2 extends Frame {
  readonly you: number
  readonly c: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `instead-move-4`. (magic/cards-creatures.rules:83) */
export interface InsteadMove4Frame extends Frame {
  readonly c: number
  replaces: number
}

/** [mtg.cards.1] Suspended `enter-effect`. (magic/cards-creatures.rules:95) */
export interface EnterEffectFrame3 extends Frame {
  readonly you: number
}

/** [mtg.cards.1] Suspended `when-enter-4`. (magic/cards-creatures.rules:170) */
export interface WhenEnter4Frame extends Frame {
  readonly you: number
  readonly c: number
  c2: number
  c3: number
  now: number
}

/** [mtg.cards.1] Suspended `after-enter`. (magic/cards-creatures.rules:185) */
export interface AfterEnterFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [mtg.cards.1] Suspended `become-target-effect`. (magic/cards-creatures.rules:194) */
export interface BecomeTargetEffectFrame extends Frame {
  readonly t2: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `upkeep-effect`. (magic/cards-counterspells.rules:69) */
export interface UpkeepEffectFrame2 extends Frame {
  readonly this_: number
  readonly you: number
}

/** [mtg.cards.1] Suspended `instead-move-5`. (magic/cards-permanents.rules:19) */
export interface InsteadMove5Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [mtg.cards.1] Suspended `cast-effect`. (magic/cards-permanents.rules:51) */
export interface CastEffectFrame3 extends Frame {
  readonly this_: number
  readonly you: number
  readonly p: number
}

/** [mtg.cards.1] Suspended `draw-for-turn-effect`. (magic/cards-permanents.rules:60) */
export interface DrawForTurnEffectFrame extends Frame {
  readonly you: number
  i: number
  c: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [mtg.cards.1] Suspended `move-effect`. (magic/cards-permanents.rules:80) */
export interface MoveEffectFrame2 extends Frame {
  readonly you: number
}

/** [mtg.cards.1] Suspended `enter-effect`. (magic/cards-permanents.rules:88) */
export interface EnterEffectFrame4 extends Frame {
  readonly you: number
}

/** [mtg.cards.2] Suspended `drawn-effect`. (magic/cards-own.rules:142) */
export interface DrawnEffectFrame extends Frame {
  readonly you: number
  readonly c: number
  readonly p: number
}

/** [mtg.cards.2] Suspended `drawn-effect`. (magic/cards-own.rules:150) */
export interface DrawnEffectFrame2 extends Frame {
  readonly p: number
  readonly c: number
  readonly you: number
  c2: number
  c3: number
}

/** [mtg.cards.2] Suspended `instead-move-6`. (magic/cards-own.rules:201) */
export interface InsteadMove6Frame extends Frame {
  readonly c: number
  replaces: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  const s: State = {
    players,
    options,
    random: seedRandom(seed),
    def: [],
    owner: [],
    place: [],
    zones: blankZones(52),
    shown: [],
    result: [],
    over: false,
    frames: [],
    ask: 0,
    asked: 0,
    optional: false,
    legal: [],
    effects: [],
    announcing: 0,
    replacing: [],
    dry: 0,
    failed: false,
    reasons: null,
    askAll: false,
    openChance: false,
    log: null,
    arrived: [],
    damage: [],
    plusCounters: [],
    minusCounters: [],
    timeCounters: [],
    stamp: [],
    moving: NONE,
    pool: {},
    colourlessPool: [],
    wanted: [],
    surcharge: NONE,
    chosenX: NONE,
    actor: NONE,
    passes: NONE,
    role: {},
    aims: {},
    turnPlayer: NONE,
    turnNumber: NONE,
    phase: NONE,
    life: [],
    wasBefore: [],
    extraTurns: [],
    drawsThisTurn: [],
    castBlue: [],
    wayCast: [],
    x: [],
    targets: [],
    secondTargets: [],
    targetPlayers: [],
    targetAbility: [],
    aimed: [],
    resolving: NONE,
    offered2: NONE,
    offeredWay: NONE,
    offeredBy: NONE,
    spliced: [],
    amiss: false,
    blockedBy: [],
    delayCounters: [],
    meddledAs: [],
    meddledX: [],
    meddledTargets: [],
    meddledPlayers: [],
    mainDeck: [],
    sideboard: [],
    tapped: [],
    faceDown: [],
    token: [],
    newlyDrawn: [],
    outOfCards: [],
    handCast: [],
    givenSuspend: [],
    keptRevealed: [],
    rebounding: [],
    kicked: [],
    attacking: [],
    blocking: [],
    blocked: [],
    illusory: [],
    runningTurn: NONE,
    printedDef: [],
    astray: [],
    timesPlayLandDuringTurn: [],
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
  s.phase = PHASE_KIND['beginning']
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
  for (let it = 0; it < players; it++) s.outOfCards.push(false)
  s.runningTurn = 0
  s.astray = []
  return s
}

/** A copy that shares nothing that changes. */
export function cloneState(s: State): State {
  const t: State = {
    players: s.players,
    options: s.options,
    random: [s.random[0], s.random[1], s.random[2], s.random[3]],
    def: s.def.slice(),
    owner: s.owner.slice(),
    place: s.place.slice(),
    zones: s.zones.map((zone) => zone.slice()),
    shown: s.shown.slice(),
    result: s.result.slice(),
    over: s.over,
    frames: s.frames.map((frame) => ({ ...frame })),
    ask: s.ask,
    asked: s.asked,
    optional: s.optional,
    legal: s.legal.slice(),
    effects: s.effects.slice(),
    announcing: s.announcing,
    replacing: s.replacing.slice(),
    dry: s.dry,
    failed: s.failed,
    reasons: s.reasons,
    askAll: s.askAll,
    openChance: s.openChance,
    log: copyLog(s.log),
    arrived: s.arrived.slice(),
    damage: s.damage.slice(),
    plusCounters: s.plusCounters.slice(),
    minusCounters: s.minusCounters.slice(),
    timeCounters: s.timeCounters.slice(),
    stamp: s.stamp.slice(),
    moving: s.moving,
    pool: { ...s.pool },
    colourlessPool: s.colourlessPool.slice(),
    wanted: s.wanted,
    surcharge: s.surcharge,
    chosenX: s.chosenX,
    actor: s.actor,
    passes: s.passes,
    role: { ...s.role },
    aims: { ...s.aims },
    turnPlayer: s.turnPlayer,
    turnNumber: s.turnNumber,
    phase: s.phase,
    life: s.life.slice(),
    wasBefore: s.wasBefore.slice(),
    extraTurns: s.extraTurns.slice(),
    drawsThisTurn: s.drawsThisTurn.slice(),
    castBlue: s.castBlue.slice(),
    wayCast: s.wayCast.slice(),
    x: s.x.slice(),
    targets: s.targets.slice(),
    secondTargets: s.secondTargets.slice(),
    targetPlayers: s.targetPlayers.slice(),
    targetAbility: s.targetAbility.slice(),
    aimed: s.aimed.slice(),
    resolving: s.resolving,
    offered2: s.offered2,
    offeredWay: s.offeredWay,
    offeredBy: s.offeredBy,
    spliced: s.spliced.slice(),
    amiss: s.amiss,
    blockedBy: s.blockedBy.slice(),
    delayCounters: s.delayCounters.slice(),
    meddledAs: s.meddledAs.slice(),
    meddledX: s.meddledX.slice(),
    meddledTargets: s.meddledTargets.slice(),
    meddledPlayers: s.meddledPlayers.slice(),
    mainDeck: s.mainDeck.slice(),
    sideboard: s.sideboard.slice(),
    tapped: s.tapped.slice(),
    faceDown: s.faceDown.slice(),
    token: s.token.slice(),
    newlyDrawn: s.newlyDrawn.slice(),
    outOfCards: s.outOfCards.slice(),
    handCast: s.handCast.slice(),
    givenSuspend: s.givenSuspend.slice(),
    keptRevealed: s.keptRevealed.slice(),
    rebounding: s.rebounding.slice(),
    kicked: s.kicked.slice(),
    attacking: s.attacking.slice(),
    blocking: s.blocking.slice(),
    blocked: s.blocked.slice(),
    illusory: s.illusory.slice(),
    runningTurn: s.runningTurn,
    printedDef: s.printedDef.slice(),
    astray: s.astray,
    timesPlayLandDuringTurn: s.timesPlayLandDuringTurn.slice(),
  }
  if (s.roundLimit !== undefined) t.roundLimit = s.roundLimit
  return t
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
  s.wayCast.push(WAY['plainly'])
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
  s.printedDef.push(definition)
  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  const from = s.place[card]!
  moveCard(s, card, to, bottom)
  if (within(to, ZONE['battlefield']) !== within(from, ZONE['battlefield'])) {
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
  if (within(to, ZONE['exile']) !== within(from, ZONE['exile'])) {
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
    (within(to, ZONE['stack']) || within(to, ZONE['battlefield'])) !==
    (within(from, ZONE['stack']) || within(from, ZONE['battlefield']))
  ) {
    s.wayCast[card] = WAY['plainly']
    s.x[card] = 0
    s.faceDown[card] = false
    s.handCast[card] = false
    s.kicked[card] = false
    s.def[card] = s.printedDef[card]!
  }
  if (within(to, ZONE['stack']) !== within(from, ZONE['stack'])) {
    s.targets[card] = []
    s.secondTargets[card] = []
    s.targetPlayers[card] = []
    s.targetAbility[card] = NONE
    s.aimed[card] = 0
    s.spliced[card] = []
  }
  if (within(to, ZONE['hand']) !== within(from, ZONE['hand'])) {
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
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['delete'], [card], [card])
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

function placeViewers(s: State, card: number): readonly number[] {
  const zone = s.place[card]!
  // [mtg.707.5] viewers-exception (magic/zones.rules:24)
  if (isFaceDown(s, card)) return [holder(s, card)]
  if (within(zone, ZONE['library'])) return []
  if (within(zone, ZONE['hand'])) return [zone - ZONE['hand']]
  if (within(zone, ZONE['graveyard'])) return seats(s)
  if (within(zone, ZONE['battlefield'])) return seats(s)
  if (within(zone, ZONE['stack'])) return seats(s)
  if (within(zone, ZONE['exile'])) return seats(s)
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

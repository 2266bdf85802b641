// Compiled from the rules of DuemaParty: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Captured, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, deleteCard, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones } from '../../runtime/copies.ts'
import { copyLog, noteEvent } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { EVENT, HOLDER, ZONE } from './names.ts'
import { isFaceUp } from './facts.ts'

/** State of a game of DuemaParty: plain data, changed in place by `apply`. */
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
  lifeShield: number[]
  over2: number[]
  verdict: boolean
  mainDeck: (readonly number[])[]
  seating: readonly number[]
  partner: number[]
  lastFallen: number
  endedByLeaving: number
  partnerCard: (readonly number[])[]
  faceUp: boolean[]
  tapped: boolean[]
  out_: boolean[]
  recalled: boolean[]
  summoned: boolean[]
  fleeting: boolean[]
  bound: boolean[]
  switched: boolean[]
  absent: boolean[]
  runningTurn: number
  printedDef: number[]
  astray: readonly Astray[]
  timesPutDuringTurn: number[]
  timesCastDuringTurn: number[]
  timesCountUseDuringTurn: Record<number, number>
  timesArriveDuringTurn: Record<number, number>
  timesAttackDuringTurn: number
  timesNinjaStrikeDuringCarryAttack: number[]
  timesBreakShieldDuringCarryAttack: number
  timesRedirectDuringCarryAttack: number[]
  timesDigUpDuringTurn: number[]
  timesUseDuringTurn: number[]
  timesCastDuringTurn2: number[]
  timesBattleDuringMatch: number
  timesSummonDuringMatch: number
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
}

/** Suspended `move`. */
export interface MoveFrame extends Frame {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
  noticed1: readonly Captured[][]
}

/** [dm.battle.1] Suspended `destroy`. */
export interface DestroyFrame extends Frame {
  readonly c: number
}

/** [dm.put.1] Suspended `take-back`. */
export interface TakeBackFrame extends Frame {
  readonly c: number
}

/** [dm.turn.3] Suspended `draw`. */
export interface DrawFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  each: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.shield.1] Suspended `shield-up`. */
export interface ShieldUpFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  each: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.turn.3] Suspended `draw-all`. */
export interface DrawAllFrame extends Frame {
  readonly n: number
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [dm.shield.1] Suspended `shield-up-all`. */
export interface ShieldUpAllFrame extends Frame {
  readonly n: number
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [dm.put.1] Suspended `mill`. */
export interface MillFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  each: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.put.1] Suspended `ramp`. */
export interface RampFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  each: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.start.1] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [dm.start.1] Suspended `set-up`. */
export interface SetUpFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [dm.start.1] Suspended `deal`. */
export interface DealFrame extends Frame {
  readonly p: number
}

/** [dm.start.1] Suspended `begin-game`. */
export interface BeginGameFrame extends Frame {
  readonly p: number
  matching1: readonly number[]
  next2: number
}

/** [dm.turn.1] Suspended `turn`. */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [dm.turn.1] Suspended `steps-of-turn`. */
export interface StepsOfTurnFrame extends Frame {
  readonly p: number
}

/** [dm.turn.2] Suspended `start-step`. */
export interface StartStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.2] Suspended `start-of-turn`. */
export interface StartOfTurnFrame extends Frame {
  readonly p: number
}

/** [dm.turn.3] Suspended `draw-step`. */
export interface DrawStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.4] Suspended `charge-step`. */
export interface ChargeStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.4] Suspended `charge`. */
export interface ChargeFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.turn.5] Suspended `main-step`. */
export interface MainStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.6] Suspended `attack-step`. */
export interface AttackStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.6] Suspended `forced-attacks`. */
export interface ForcedAttacksFrame extends Frame {
  readonly p: number
  made: number
}

/** [dm.turn.7] Suspended `end-step`. */
export interface EndStepFrame extends Frame {
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [dm.turn.7] Suspended `end-of-turn`. */
export interface EndOfTurnFrame extends Frame {
  readonly p: number
}

/** [104.2, 400.1] Suspended `lose`. */
export interface LoseFrame extends Frame {
  readonly p: number
}

/** [300.3, 400.1a, gap.all-lose] Suspended `settle-losses`. */
export interface SettleLossesFrame extends Frame {
  own: boolean
}

/** [104.2c] Suspended `doom`. */
export interface DoomFrame extends Frame {
  readonly q: number
  readonly p: number
}

/** [105.1] Suspended `doom-all`. */
export interface DoomAllFrame extends Frame {
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [dm.use.1] Suspended `play`. */
export interface PlayFrame extends Frame {
  readonly c: number
  readonly f_: number
  readonly p: number
  announces: number
}

/** [dm.cost.1] Suspended `pay`. */
export interface PayFrame extends Frame {
  readonly n: number
  readonly vs: readonly number[]
  readonly p: number
  dueNow: number
  v: number
  m: number
  m2: number
  rest2: number
  i: number
  m3: number
  m4: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.use.2] Suspended `use`. */
export interface UseFrame extends Frame {
  readonly c: number
  readonly f_: number
  readonly p: number
}

/** [dm.use.2] Suspended `cast`. */
export interface CastFrame extends Frame {
  readonly c: number
  readonly f_: number
  readonly p: number
}

/** [dm.use.2] Suspended `spell-effect`. */
export interface SpellEffectFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.use.3] Suspended `recite`. */
export interface ReciteFrame extends Frame {
  readonly f_: number
  readonly c: number
  readonly p: number
  was: number
}

/** [dm.use.2] Suspended `summon`. */
export interface SummonFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.use.2] Suspended `place`. */
export interface PlaceFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.put.2] Suspended `put`. */
export interface PutFrame extends Frame {
  readonly c: number
  readonly p: number
  f_: number
  b: number
  b2: number
  t2: number
}

/** [dm.attack.1] Suspended `attack-player`. */
export interface AttackPlayerFrame extends Frame {
  readonly q: number
  readonly a: number
  readonly p: number
}

/** [dm.attack.1] Suspended `attack-creature`. */
export interface AttackCreatureFrame extends Frame {
  readonly t2: number
  readonly a: number
  readonly p: number
}

/** [dm.attack.1] Suspended `carry-attack`. */
export interface CarryAttackFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [dm.attack.1] Suspended `clash`. */
export interface ClashFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [dm.attack.5] Suspended `end-attack`. */
export interface EndAttackFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [dm.attack.4] Suspended `carry-out`. */
export interface CarryOutFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [104.2a] Suspended `strike-home`. */
export interface StrikeHomeFrame extends Frame {
  readonly a: number
  readonly p: number
  q: number
}

/** [dm.block.1] Suspended `block-step`. */
export interface BlockStepFrame extends Frame {
  readonly p: number
  firstTarget: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [dm.battle.1] Suspended `battle`. */
export interface BattleFrame extends Frame {
  readonly a: number
  readonly t2: number
  mine: number
  theirs: number
}

/** [dm.battle.1] Suspended `defeat`. */
export interface DefeatFrame extends Frame {
  readonly t2: number
  readonly a: number
}

/** [dm.break.1] Suspended `break`. */
export interface Break_Frame extends Frame {
  readonly n: number
  readonly q: number
  readonly a: number
  readonly p: number
  s_: number
  s_2: number
  broken: readonly number[]
  s_3: number
  list1: readonly number[]
  next2: number
  atLeast3: number
  atMost4: number
  list5: readonly number[]
  next6: number
}

/** [dm.break.1] Suspended `break-shield`. */
export interface BreakShieldFrame extends Frame {
  readonly s_: number
  readonly a: number
  readonly p: number
}

/** [dm.wait.1] Suspended `resolve-waiting`. */
export interface ResolveWaitingFrame extends Frame {}

/** [305.1, 305.1a] Suspended `settle-one`. */
export interface SettleOneFrame extends Frame {
  p: number
}

/** [dm.wait.1] Suspended `settle-one-of`. */
export interface SettleOneOfFrame extends Frame {
  readonly p: number
  e: number
  e2: number
}

/** [dm.wait.3] Suspended `settle-own`. */
export interface SettleOwnFrame extends Frame {
  readonly p: number
}

/** [dm.battle.2] Suspended `bury-the-weak`. */
export interface BuryTheWeakFrame extends Frame {
  each: number
  list1: readonly number[]
  next2: number
}

/** [306.1, 306.1a] Suspended `declarations`. */
export interface DeclarationsFrame extends Frame {
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [306.1b] Suspended `declare`. */
export interface DeclareFrame extends Frame {
  readonly p: number
}

/** [305.2] Suspended `settle-instead`. */
export interface SettleInsteadFrame extends Frame {
  p: number
  e: number
  e2: number
}

/** [dm.evolve.1] Suspended `stack`. */
export interface StackFrame extends Frame {
  readonly c: number
  readonly b: number
  lying: boolean
}

/** [dm.smax.1] Suspended `throw-copy`. */
export interface ThrowCopyFrame extends Frame {
  readonly k: number
  readonly p: number
  c: number
  c2: number
}

/** [dm.gzero.1] Suspended `play-g-zero`. */
export interface PlayGZeroFrame extends Frame {
  readonly c: number
  readonly p: number
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

/** [dm.judge.1] Suspended `judge`. */
export interface JudgeFrame extends Frame {
  readonly q: number
  readonly p: number
  mine: number
  theirs: number
  each: number
  each2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `cast-again`. */
export interface CastAgainFrame extends Frame {
  readonly this_: number
  readonly you: number
  f_: number
  announces: number
}

/** [dm.cards.1] Suspended `purge`. */
export interface PurgeFrame extends Frame {
  readonly k: number
  readonly p: number
}

/** [dm.cards.1] Suspended `toll`. */
export interface TollFrame extends Frame {
  readonly q: number
  c: number
  c2: number
  b: number
  b2: number
}

/** [dm.cards.1] Suspended `hush`. */
export interface HushFrame extends Frame {
  readonly k: number
  readonly p: number
}

/** [dm.cards.1] Suspended `answer-from-hand`. */
export interface AnswerFromHandFrame extends Frame {
  readonly this_: number
  readonly you: number
  t2: number
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

/** [dm.cards.1] Suspended `turn-up-top`. */
export interface TurnUpTopFrame extends Frame {
  readonly p: number
  c: number
  c2: number
}

/** [103.4] Suspended `settle-order`. */
export interface SettleOrderFrame extends Frame {
  f_: number
  f_2: number
}

/** [103.4] Suspended `draw-order`. */
export interface DrawOrderFrame extends Frame {
  q: number
  f_: number
  f_2: number
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
  q: number
  f_: number
  f_2: number
  list1: readonly number[]
  next2: number
}

/** [103.2, 201.1] Suspended `name-partner`. */
export interface NamePartnerFrame extends Frame {
  readonly p: number
  k: number
}

/** [201.4] Suspended `come-home`. */
export interface ComeHomeFrame extends Frame {
  readonly k: number
  readonly m: number
}

/** [400.2, gap.attack-on-departed] Suspended `after-leaving`. */
export interface AfterLeavingFrame extends Frame {}

/** [dm.cards.3] Suspended `spell-effect`. */
export interface SpellEffectFrame2 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  q2: number
}

/** [dm.cards.3] Suspended `spell-effect`. */
export interface SpellEffectFrame3 extends Frame {
  readonly c: number
  readonly p: number
  p2: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame5 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame6 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
  c4: number
  c5: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame8 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  q2: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame9 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
  c4: number
  c5: number
  opponent2: number
  q2: number
  c6: number
  c7: number
  atLeast1: number
  atMost2: number
  pieces3: number[]
  next4: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame10 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
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
export interface SpellEffectFrame11 extends Frame {
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
export interface SpellEffectFrame12 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame13 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
  n: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame14 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame15 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.3] Suspended `spell-effect`. */
export interface SpellEffectFrame16 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.turn.9] Suspended `spell-effect`. */
export interface SpellEffectFrame17 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [dm.lose.3] Suspended `spell-effect`. */
export interface SpellEffectFrame18 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.lose.3] Suspended `spell-effect`. */
export interface SpellEffectFrame19 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.lose.3] Suspended `spell-effect`. */
export interface SpellEffectFrame20 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [dm.ninja.1] Suspended `ninja-strike-effect`. */
export interface NinjaStrikeEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.cards.1] Suspended `purge`. */
export interface PurgeFrame2 extends Frame {
  readonly k: number
  readonly p: number
  opponent: number
  q: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `hush`. */
export interface HushFrame2 extends Frame {
  readonly k: number
  readonly p: number
  n: number
  n2: number
  opponent: number
  q: number
  q2: number
}

/** [dm.cards.1] Suspended `answer-from-hand-effect`. */
export interface AnswerFromHandEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [dm.field.2] Suspended `switch-effect`. */
export interface SwitchEffectFrame extends Frame {
  readonly you: number
  c: number
  wanted: readonly number[]
  c2: number
  f_: number
  f_2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `comet-effect`. */
export interface CometEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [104.2b] Suspended `empty-deck`. */
export interface EmptyDeckFrame extends Frame {
  readonly c: number
}

/** [dm.trigger.1] Suspended `when-break-shield`. */
export interface WhenBreakShieldFrame extends Frame {
  readonly s_: number
  readonly you: number
  f_: number
  f_2: number
}

/** [dm.gstrike.1] Suspended `when-break-shield-2`. */
export interface WhenBreakShield2Frame extends Frame {
  readonly s_: number
  readonly you: number
  opponent: number
  q: number
  c: number
  c2: number
}

/** [dm.ex.2] Suspended `instead-move`. */
export interface InsteadMoveFrame extends Frame {
  readonly card2: number
  s_: number
  replaces: number
}

/** [dm.evolve.3] Suspended `all-together`. */
export interface AllTogetherFrame extends Frame {
  readonly c: number
  readonly z: number
  b: number
  list1: readonly number[]
  next2: number
}

/** [dm.star.1] Suspended `top-only`. */
export interface TopOnlyFrame extends Frame {
  readonly c: number
  b: number
  list1: readonly number[]
  next2: number
}

/** [dm.smax.1] Suspended `instead-lose`. */
export interface InsteadLoseFrame extends Frame {
  readonly you: number
  readonly this_: number
  replaces: number
}

/** [dm.galaxshield.2] Suspended `when-start-of-turn`. */
export interface WhenStartOfTurnFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.field.1] Suspended `after-put`. */
export interface AfterPutFrame extends Frame {
  readonly c: number
  f_: number
  list1: readonly number[]
  next2: number
}

/** [dm.start.1] Suspended `after-begin-game`. */
export interface AfterBeginGameFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.cards.3] Suspended `when-end-of-turn`. */
export interface WhenEndOfTurnFrame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-2`. */
export interface WhenEndOfTurn2Frame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-3`. */
export interface WhenEndOfTurn3Frame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-draw`. */
export interface WhenDrawFrame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-put`. */
export interface WhenPutFrame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `instead-move-2`. */
export interface InsteadMove2Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [dm.cards.1] Suspended `when-put-2`. */
export interface WhenPut2Frame extends Frame {
  readonly c: number
}

/** [dm.cards.1] Suspended `when-end-attack`. */
export interface WhenEndAttackFrame extends Frame {
  readonly you: number
  readonly a: number
  opponent: number
  q: number
  copiesThere: readonly number[]
  c: number
  found: readonly number[]
  each: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-4`. */
export interface WhenPut4Frame extends Frame {
  readonly you: number
  milled: readonly number[]
  each: number
  used: number
  c: number
  wanted: readonly number[]
  c2: number
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

/** [dm.cards.1] Suspended `when-move`. */
export interface WhenMoveFrame extends Frame {
  readonly you: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `when-put-5`. */
export interface WhenPut5Frame extends Frame {
  readonly you: number
  readonly c: number
  c2: number
  wanted: readonly number[]
  each: number
  opponent: number
  q: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-6`. */
export interface WhenPut6Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [dm.cards.1] Suspended `when-move-2`. */
export interface WhenMove2Frame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [dm.cards.1] Suspended `when-put-7`. */
export interface WhenPut7Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
  c2: number
  slain: readonly number[]
  each: number
  m: number
  m2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-move-3`. */
export interface WhenMove3Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-cast`. */
export interface WhenCastFrame extends Frame {
  readonly p: number
  readonly you: number
  c: number
  c2: number
}

/** [dm.cards.1] Suspended `when-put-8`. */
export interface WhenPut8Frame extends Frame {
  readonly you: number
  readonly c: number
  milled: readonly number[]
  each: number
  k: number
  opponent: number
  q: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-9`. */
export interface WhenPut9Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-attack`. */
export interface WhenAttackFrame extends Frame {
  readonly you: number
  c: number
  away: readonly number[]
  each: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-10`. */
export interface WhenPut10Frame extends Frame {
  readonly you: number
  shinobiThere: readonly number[]
  c: number
  found: readonly number[]
  c2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-11`. */
export interface WhenPut11Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
  q2: number
  c2: number
  thrown: readonly number[]
  each: number
  atLeast1: number
  atMost2: number
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
  q: number
  q2: number
}

/** [dm.cards.1] Suspended `when-put-12`. */
export interface WhenPut12Frame extends Frame {
  readonly you: number
  c: number
  wanted: readonly number[]
  c2: number
  f_: number
  f_2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-end-of-turn-4`. */
export interface WhenEndOfTurn4Frame extends Frame {
  readonly you: number
  readonly this_: number
  opponent: number
  q: number
  c: number
  slain: readonly number[]
  each: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-13`. */
export interface WhenPut13Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [dm.cards.1] Suspended `when-attack-3`. */
export interface WhenAttack3Frame extends Frame {
  readonly you: number
  readonly a: number
}

/** [dm.cards.1] Suspended `when-put-14`. */
export interface WhenPut14Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
}

/** [dm.cards.1] Suspended `when-defeat`. */
export interface WhenDefeatFrame extends Frame {
  readonly you: number
  seen: readonly number[]
  c: number
  found: readonly number[]
  each: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-15`. */
export interface WhenPut15Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-attack-4`. */
export interface WhenAttack4Frame extends Frame {
  readonly you: number
  readonly a: number
  opponent: number
  q: number
  c: number
  c2: number
}

/** [dm.cards.1] Suspended `when-attack-5`. */
export interface WhenAttack5Frame extends Frame {
  readonly you: number
  lowestTwo: readonly number[]
  c: number
  risen: readonly number[]
  c2: number
  sown: readonly number[]
  each: number
  each2: number
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
  list5: readonly number[]
  next6: number
  list7: readonly number[]
  next8: number
}

/** [dm.cards.1] Suspended `when-end-of-turn-6`. */
export interface WhenEndOfTurn6Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `instead-put`. */
export interface InsteadPutFrame extends Frame {
  readonly c: number
  replaces: number
}

/** [dm.cards.1] Suspended `when-put-16`. */
export interface WhenPut16Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `instead-move-3`. */
export interface InsteadMove3Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [dm.cards.1] Suspended `instead-put-2`. */
export interface InsteadPut2Frame extends Frame {
  readonly c: number
  replaces: number
}

/** [dm.cards.1] Suspended `before-break`. */
export interface BeforeBreakFrame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-17`. */
export interface WhenPut17Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-attack-6`. */
export interface WhenAttack6Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-18`. */
export interface WhenPut18Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-19`. */
export interface WhenPut19Frame extends Frame {
  readonly you: number
  c: number
  thrown: readonly number[]
  each: number
  c2: number
  sown: readonly number[]
  each2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
  atLeast5: number
  atMost6: number
  list7: readonly number[]
  next8: number
}

/** [dm.cards.1] Suspended `when-put-20`. */
export interface WhenPut20Frame extends Frame {
  readonly you: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `when-put-21`. */
export interface WhenPut21Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
  c2: number
  c3: number
}

/** [201.4] Suspended `homecoming`. */
export interface HomecomingFrame extends Frame {
  readonly k: number
  m: number
  m2: number
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

/** [dm.cards.3] Suspended `when-attack-7`. */
export interface WhenAttack7Frame extends Frame {
  readonly you: number
  p: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-7`. */
export interface WhenEndOfTurn7Frame extends Frame {
  readonly you: number
  p: number
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

/** [dm.cards.3] Suspended `when-end-of-turn-9`. */
export interface WhenEndOfTurn9Frame extends Frame {
  readonly you: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  // prettier-ignore
  const s: State = {
    players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [], zones: blankZones(75),
    shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false, legal: [], effects: [],
    announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false, openChance: false, log: null,
    turnPlayer: NONE, turnNumber: NONE, arrived: [], ending: NONE, regular: NONE, extraTurns: [], skippedTurns: [],
    forAll: NONE, tappedNow: NONE, paidFor: [], attacker: NONE, targetPlayer: NONE, targetCard: NONE, acting: NONE,
    fighters: [], resolving: NONE, lifeShield: [], over2: [], verdict: false, mainDeck: [], seating: [], partner: [],
    lastFallen: NONE, endedByLeaving: NONE, partnerCard: [], faceUp: [], tapped: [], out_: [], recalled: [],
    summoned: [], fleeting: [], bound: [], switched: [], absent: [], runningTurn: NONE, printedDef: [], astray: [],
    timesPutDuringTurn: [], timesCastDuringTurn: [], timesCountUseDuringTurn: {}, timesArriveDuringTurn: {},
    timesAttackDuringTurn: 0, timesNinjaStrikeDuringCarryAttack: [], timesBreakShieldDuringCarryAttack: 0,
    timesRedirectDuringCarryAttack: [], timesDigUpDuringTurn: [], timesUseDuringTurn: [], timesCastDuringTurn2: [],
    timesBattleDuringMatch: 0, timesSummonDuringMatch: 0, timesWinDuringMainStep: [], timesCastDuringMainStep: {},
    timesSwitchDuringMatch: 0, timesPutDuringMainStep: [], timesArriveDuringMainStep: [], timesDrawDuringMatch: [],
    timesDrawDuringMatch2: 0, timesAttackStepDuringMatch: 0, timesEndAttackDuringMatch: 0, timesBeginWithDuringSetUp: 0,
    timesDrawOrderDuringSetUp: 0, timesProposeOrderDuringSetUp: 0, timesDeclareDuringAttackPlayer: [],
    timesJudgeDuringMatch: [], timesChargeStepDuringTurn: 0, timesAttackStepDuringTurn: 0, timesEndOfTurnDuringMatch: 0,
    timesAttackStepDuringMatch2: [],
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  s.turnPlayer = 0
  s.turnNumber = 0
  s.ending = NONE
  s.regular = 0
  for (let it = 0; it < players; it++) s.extraTurns.push(0)
  for (let it = 0; it < players; it++) s.skippedTurns.push(0)
  s.forAll = 0
  s.tappedNow = 0
  s.attacker = NONE
  s.targetPlayer = NONE
  s.targetCard = NONE
  s.acting = NONE
  s.fighters = []
  s.resolving = NONE
  s.verdict = false
  for (let it = 0; it < players; it++) s.mainDeck.push([])
  s.seating = seats(s)
  for (let it = 0; it < players; it++) s.partner.push(NONE)
  s.lastFallen = NONE
  s.endedByLeaving = NONE
  for (let it = 0; it < players; it++) s.partnerCard.push([])
  for (let it = 0; it < players; it++) s.out_.push(false)
  for (let it = 0; it < players; it++) s.absent.push(false)
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
    openChance: s.openChance, log: copyLog(s.log), turnPlayer: s.turnPlayer, turnNumber: s.turnNumber,
    arrived: s.arrived.slice(), ending: s.ending, regular: s.regular, extraTurns: s.extraTurns.slice(),
    skippedTurns: s.skippedTurns.slice(), forAll: s.forAll, tappedNow: s.tappedNow, paidFor: s.paidFor.slice(),
    attacker: s.attacker, targetPlayer: s.targetPlayer, targetCard: s.targetCard, acting: s.acting,
    fighters: s.fighters, resolving: s.resolving, lifeShield: s.lifeShield.slice(), over2: s.over2.slice(),
    verdict: s.verdict, mainDeck: s.mainDeck.slice(), seating: s.seating, partner: s.partner.slice(),
    lastFallen: s.lastFallen, endedByLeaving: s.endedByLeaving, partnerCard: s.partnerCard.slice(),
    faceUp: s.faceUp.slice(), tapped: s.tapped.slice(), out_: s.out_.slice(), recalled: s.recalled.slice(),
    summoned: s.summoned.slice(), fleeting: s.fleeting.slice(), bound: s.bound.slice(), switched: s.switched.slice(),
    absent: s.absent.slice(), runningTurn: s.runningTurn, printedDef: s.printedDef.slice(), astray: s.astray,
    timesPutDuringTurn: s.timesPutDuringTurn.slice(), timesCastDuringTurn: s.timesCastDuringTurn.slice(),
    timesCountUseDuringTurn: { ...s.timesCountUseDuringTurn }, timesArriveDuringTurn: { ...s.timesArriveDuringTurn },
    timesAttackDuringTurn: s.timesAttackDuringTurn,
    timesNinjaStrikeDuringCarryAttack: s.timesNinjaStrikeDuringCarryAttack.slice(),
    timesBreakShieldDuringCarryAttack: s.timesBreakShieldDuringCarryAttack,
    timesRedirectDuringCarryAttack: s.timesRedirectDuringCarryAttack.slice(),
    timesDigUpDuringTurn: s.timesDigUpDuringTurn.slice(), timesUseDuringTurn: s.timesUseDuringTurn.slice(),
    timesCastDuringTurn2: s.timesCastDuringTurn2.slice(), timesBattleDuringMatch: s.timesBattleDuringMatch,
    timesSummonDuringMatch: s.timesSummonDuringMatch, timesWinDuringMainStep: s.timesWinDuringMainStep.slice(),
    timesCastDuringMainStep: { ...s.timesCastDuringMainStep }, timesSwitchDuringMatch: s.timesSwitchDuringMatch,
    timesPutDuringMainStep: s.timesPutDuringMainStep.slice(),
    timesArriveDuringMainStep: s.timesArriveDuringMainStep.slice(),
    timesDrawDuringMatch: s.timesDrawDuringMatch.slice(), timesDrawDuringMatch2: s.timesDrawDuringMatch2,
    timesAttackStepDuringMatch: s.timesAttackStepDuringMatch, timesEndAttackDuringMatch: s.timesEndAttackDuringMatch,
    timesBeginWithDuringSetUp: s.timesBeginWithDuringSetUp, timesDrawOrderDuringSetUp: s.timesDrawOrderDuringSetUp,
    timesProposeOrderDuringSetUp: s.timesProposeOrderDuringSetUp,
    timesDeclareDuringAttackPlayer: s.timesDeclareDuringAttackPlayer.slice(),
    timesJudgeDuringMatch: s.timesJudgeDuringMatch.slice(), timesChargeStepDuringTurn: s.timesChargeStepDuringTurn,
    timesAttackStepDuringTurn: s.timesAttackStepDuringTurn, timesEndOfTurnDuringMatch: s.timesEndOfTurnDuringMatch,
    timesAttackStepDuringMatch2: s.timesAttackStepDuringMatch2.slice(),
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
  t.turnPlayer = s.turnPlayer
  t.turnNumber = s.turnNumber
  t.arrived = copied(t.arrived, s.arrived)
  t.ending = s.ending
  t.regular = s.regular
  t.extraTurns = copied(t.extraTurns, s.extraTurns)
  t.skippedTurns = copied(t.skippedTurns, s.skippedTurns)
  t.forAll = s.forAll
  t.tappedNow = s.tappedNow
  t.paidFor = copied(t.paidFor, s.paidFor)
  t.attacker = s.attacker
  t.targetPlayer = s.targetPlayer
  t.targetCard = s.targetCard
  t.acting = s.acting
  t.fighters = s.fighters
  t.resolving = s.resolving
  t.lifeShield = copied(t.lifeShield, s.lifeShield)
  t.over2 = copied(t.over2, s.over2)
  t.verdict = s.verdict
  t.mainDeck = copied(t.mainDeck, s.mainDeck)
  t.seating = s.seating
  t.partner = copied(t.partner, s.partner)
  t.lastFallen = s.lastFallen
  t.endedByLeaving = s.endedByLeaving
  t.partnerCard = copied(t.partnerCard, s.partnerCard)
  t.faceUp = copied(t.faceUp, s.faceUp)
  t.tapped = copied(t.tapped, s.tapped)
  t.out_ = copied(t.out_, s.out_)
  t.recalled = copied(t.recalled, s.recalled)
  t.summoned = copied(t.summoned, s.summoned)
  t.fleeting = copied(t.fleeting, s.fleeting)
  t.bound = copied(t.bound, s.bound)
  t.switched = copied(t.switched, s.switched)
  t.absent = copied(t.absent, s.absent)
  t.runningTurn = s.runningTurn
  t.printedDef = copied(t.printedDef, s.printedDef)
  t.astray = s.astray
  t.timesPutDuringTurn = s.timesPutDuringTurn.slice()
  t.timesCastDuringTurn = s.timesCastDuringTurn.slice()
  t.timesCountUseDuringTurn = { ...s.timesCountUseDuringTurn }
  t.timesArriveDuringTurn = { ...s.timesArriveDuringTurn }
  t.timesAttackDuringTurn = s.timesAttackDuringTurn
  t.timesNinjaStrikeDuringCarryAttack = s.timesNinjaStrikeDuringCarryAttack.slice()
  t.timesBreakShieldDuringCarryAttack = s.timesBreakShieldDuringCarryAttack
  t.timesRedirectDuringCarryAttack = s.timesRedirectDuringCarryAttack.slice()
  t.timesDigUpDuringTurn = s.timesDigUpDuringTurn.slice()
  t.timesUseDuringTurn = s.timesUseDuringTurn.slice()
  t.timesCastDuringTurn2 = s.timesCastDuringTurn2.slice()
  t.timesBattleDuringMatch = s.timesBattleDuringMatch
  t.timesSummonDuringMatch = s.timesSummonDuringMatch
  t.timesWinDuringMainStep = s.timesWinDuringMainStep.slice()
  t.timesCastDuringMainStep = { ...s.timesCastDuringMainStep }
  t.timesSwitchDuringMatch = s.timesSwitchDuringMatch
  t.timesPutDuringMainStep = s.timesPutDuringMainStep.slice()
  t.timesArriveDuringMainStep = s.timesArriveDuringMainStep.slice()
  t.timesDrawDuringMatch = s.timesDrawDuringMatch.slice()
  t.timesDrawDuringMatch2 = s.timesDrawDuringMatch2
  t.timesAttackStepDuringMatch = s.timesAttackStepDuringMatch
  t.timesEndAttackDuringMatch = s.timesEndAttackDuringMatch
  t.timesBeginWithDuringSetUp = s.timesBeginWithDuringSetUp
  t.timesDrawOrderDuringSetUp = s.timesDrawOrderDuringSetUp
  t.timesProposeOrderDuringSetUp = s.timesProposeOrderDuringSetUp
  t.timesDeclareDuringAttackPlayer = s.timesDeclareDuringAttackPlayer.slice()
  t.timesJudgeDuringMatch = s.timesJudgeDuringMatch.slice()
  t.timesChargeStepDuringTurn = s.timesChargeStepDuringTurn
  t.timesAttackStepDuringTurn = s.timesAttackStepDuringTurn
  t.timesEndOfTurnDuringMatch = s.timesEndOfTurnDuringMatch
  t.timesAttackStepDuringMatch2 = s.timesAttackStepDuringMatch2.slice()
  copyRoundLimit(t, s)
}

/** A frame of its own; the lists in it are never changed in place. */
function copyOfFrame(f: Frame): Frame {
  switch (f.proc) {
    case 182 /* move */: {
      const { proc, pc, answer, card2, from2, to2, bottom2, noticed1 } = f as MoveFrame
      return { proc, pc, answer, card2, from2, to2, bottom2, noticed1 } as MoveFrame
    }
    case 1 /* destroy */: {
      const { proc, pc, answer, c } = f as DestroyFrame
      return { proc, pc, answer, c } as DestroyFrame
    }
    case 2 /* take-back */: {
      const { proc, pc, answer, c } = f as TakeBackFrame
      return { proc, pc, answer, c } as TakeBackFrame
    }
    case 3 /* draw */: {
      const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as DrawFrame
      return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as DrawFrame
    }
    case 4 /* shield-up */: {
      const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as ShieldUpFrame
      return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as ShieldUpFrame
    }
    case 5 /* draw-all */: {
      const { proc, pc, answer, n, p, q, list1, next2 } = f as DrawAllFrame
      return { proc, pc, answer, n, p, q, list1, next2 } as DrawAllFrame
    }
    case 6 /* shield-up-all */: {
      const { proc, pc, answer, n, p, q, list1, next2 } = f as ShieldUpAllFrame
      return { proc, pc, answer, n, p, q, list1, next2 } as ShieldUpAllFrame
    }
    case 7 /* mill */: {
      const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as MillFrame
      return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as MillFrame
    }
    case 8 /* ramp */: {
      const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as RampFrame
      return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as RampFrame
    }
    case 9 /* match */: {
      const { proc, pc, answer } = f as MatchFrame
      return { proc, pc, answer } as MatchFrame
    }
    case 10 /* set-up */: {
      const { proc, pc, answer, p, list1, next2 } = f as SetUpFrame
      return { proc, pc, answer, p, list1, next2 } as SetUpFrame
    }
    case 11 /* deal */: {
      const { proc, pc, answer, p } = f as DealFrame
      return { proc, pc, answer, p } as DealFrame
    }
    case 12 /* begin-game */: {
      const { proc, pc, answer, p, matching1, next2 } = f as BeginGameFrame
      return { proc, pc, answer, p, matching1, next2 } as BeginGameFrame
    }
    case 13 /* turn */: {
      const { proc, pc, answer, p } = f as TurnFrame
      return { proc, pc, answer, p } as TurnFrame
    }
    case 14 /* steps-of-turn */: {
      const { proc, pc, answer, p } = f as StepsOfTurnFrame
      return { proc, pc, answer, p } as StepsOfTurnFrame
    }
    case 15 /* start-step */: {
      const { proc, pc, answer, p } = f as StartStepFrame
      return { proc, pc, answer, p } as StartStepFrame
    }
    case 16 /* start-of-turn */: {
      const { proc, pc, answer, p } = f as StartOfTurnFrame
      return { proc, pc, answer, p } as StartOfTurnFrame
    }
    case 17 /* draw-step */: {
      const { proc, pc, answer, p } = f as DrawStepFrame
      return { proc, pc, answer, p } as DrawStepFrame
    }
    case 18 /* charge-step */: {
      const { proc, pc, answer, p } = f as ChargeStepFrame
      return { proc, pc, answer, p } as ChargeStepFrame
    }
    case 19 /* charge */: {
      const { proc, pc, answer, c, p } = f as ChargeFrame
      return { proc, pc, answer, c, p } as ChargeFrame
    }
    case 20 /* main-step */: {
      const { proc, pc, answer, p } = f as MainStepFrame
      return { proc, pc, answer, p } as MainStepFrame
    }
    case 21 /* attack-step */: {
      const { proc, pc, answer, p } = f as AttackStepFrame
      return { proc, pc, answer, p } as AttackStepFrame
    }
    case 22 /* forced-attacks */: {
      const { proc, pc, answer, p, made } = f as ForcedAttacksFrame
      return { proc, pc, answer, p, made } as ForcedAttacksFrame
    }
    case 23 /* end-step */: {
      const { proc, pc, answer, p, c, list1, next2 } = f as EndStepFrame
      return { proc, pc, answer, p, c, list1, next2 } as EndStepFrame
    }
    case 24 /* end-of-turn */: {
      const { proc, pc, answer, p } = f as EndOfTurnFrame
      return { proc, pc, answer, p } as EndOfTurnFrame
    }
    case 25 /* lose */: {
      const { proc, pc, answer, p } = f as LoseFrame
      return { proc, pc, answer, p } as LoseFrame
    }
    case 26 /* settle-losses */: {
      const { proc, pc, answer, own } = f as SettleLossesFrame
      return { proc, pc, answer, own } as SettleLossesFrame
    }
    case 27 /* doom */: {
      const { proc, pc, answer, q, p } = f as DoomFrame
      return { proc, pc, answer, q, p } as DoomFrame
    }
    case 28 /* doom-all */: {
      const { proc, pc, answer, p, q, list1, next2 } = f as DoomAllFrame
      return { proc, pc, answer, p, q, list1, next2 } as DoomAllFrame
    }
    case 29 /* play */: {
      const { proc, pc, answer, c, f_, p, announces } = f as PlayFrame
      return { proc, pc, answer, c, f_, p, announces } as PlayFrame
    }
    case 30 /* pay */: {
      const { proc, pc, answer, n, vs, p, dueNow, v, m, m2, rest2, i, m3, m4, list1, next2, list3, next4 } =
        f as PayFrame
      return { proc, pc, answer, n, vs, p, dueNow, v, m, m2, rest2, i, m3, m4, list1, next2, list3, next4 } as PayFrame
    }
    case 31 /* use */: {
      const { proc, pc, answer, c, f_, p } = f as UseFrame
      return { proc, pc, answer, c, f_, p } as UseFrame
    }
    case 32 /* cast */: {
      const { proc, pc, answer, c, f_, p } = f as CastFrame
      return { proc, pc, answer, c, f_, p } as CastFrame
    }
    case 33 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame
      return { proc, pc, answer, c, p } as SpellEffectFrame
    }
    case 58 /* recite */: {
      const { proc, pc, answer, f_, c, p, was } = f as ReciteFrame
      return { proc, pc, answer, f_, c, p, was } as ReciteFrame
    }
    case 59 /* summon */: {
      const { proc, pc, answer, c, p } = f as SummonFrame
      return { proc, pc, answer, c, p } as SummonFrame
    }
    case 60 /* place */: {
      const { proc, pc, answer, c, p } = f as PlaceFrame
      return { proc, pc, answer, c, p } as PlaceFrame
    }
    case 61 /* put */: {
      const { proc, pc, answer, c, p, f_, b, b2, t2 } = f as PutFrame
      return { proc, pc, answer, c, p, f_, b, b2, t2 } as PutFrame
    }
    case 62 /* attack-player */: {
      const { proc, pc, answer, q, a, p } = f as AttackPlayerFrame
      return { proc, pc, answer, q, a, p } as AttackPlayerFrame
    }
    case 63 /* attack-creature */: {
      const { proc, pc, answer, t2, a, p } = f as AttackCreatureFrame
      return { proc, pc, answer, t2, a, p } as AttackCreatureFrame
    }
    case 64 /* carry-attack */: {
      const { proc, pc, answer, a, p } = f as CarryAttackFrame
      return { proc, pc, answer, a, p } as CarryAttackFrame
    }
    case 65 /* clash */: {
      const { proc, pc, answer, a, p } = f as ClashFrame
      return { proc, pc, answer, a, p } as ClashFrame
    }
    case 66 /* end-attack */: {
      const { proc, pc, answer, a, p } = f as EndAttackFrame
      return { proc, pc, answer, a, p } as EndAttackFrame
    }
    case 67 /* carry-out */: {
      const { proc, pc, answer, a, p } = f as CarryOutFrame
      return { proc, pc, answer, a, p } as CarryOutFrame
    }
    case 68 /* strike-home */: {
      const { proc, pc, answer, a, p, q } = f as StrikeHomeFrame
      return { proc, pc, answer, a, p, q } as StrikeHomeFrame
    }
    case 69 /* block-step */: {
      const { proc, pc, answer, p, firstTarget, q, list1, next2 } = f as BlockStepFrame
      return { proc, pc, answer, p, firstTarget, q, list1, next2 } as BlockStepFrame
    }
    case 70 /* battle */: {
      const { proc, pc, answer, a, t2, mine, theirs } = f as BattleFrame
      return { proc, pc, answer, a, t2, mine, theirs } as BattleFrame
    }
    case 71 /* defeat */: {
      const { proc, pc, answer, t2, a } = f as DefeatFrame
      return { proc, pc, answer, t2, a } as DefeatFrame
    }
    case 72 /* break */: {
      const { proc, pc, answer, n, q, a, p, s_, s_2, broken, s_3, list1, next2, atLeast3, atMost4, list5, next6 } =
        f as Break_Frame
      return {
        proc,
        pc,
        answer,
        n,
        q,
        a,
        p,
        s_,
        s_2,
        broken,
        s_3,
        list1,
        next2,
        atLeast3,
        atMost4,
        list5,
        next6,
      } as Break_Frame
    }
    case 73 /* break-shield */: {
      const { proc, pc, answer, s_, a, p } = f as BreakShieldFrame
      return { proc, pc, answer, s_, a, p } as BreakShieldFrame
    }
    case 74 /* resolve-waiting */: {
      const { proc, pc, answer } = f as ResolveWaitingFrame
      return { proc, pc, answer } as ResolveWaitingFrame
    }
    case 75 /* settle-one */: {
      const { proc, pc, answer, p } = f as SettleOneFrame
      return { proc, pc, answer, p } as SettleOneFrame
    }
    case 76 /* settle-one-of */: {
      const { proc, pc, answer, p, e, e2 } = f as SettleOneOfFrame
      return { proc, pc, answer, p, e, e2 } as SettleOneOfFrame
    }
    case 77 /* settle-own */: {
      const { proc, pc, answer, p } = f as SettleOwnFrame
      return { proc, pc, answer, p } as SettleOwnFrame
    }
    case 78 /* bury-the-weak */: {
      const { proc, pc, answer, each, list1, next2 } = f as BuryTheWeakFrame
      return { proc, pc, answer, each, list1, next2 } as BuryTheWeakFrame
    }
    case 79 /* declarations */: {
      const { proc, pc, answer, p, q, list1, next2 } = f as DeclarationsFrame
      return { proc, pc, answer, p, q, list1, next2 } as DeclarationsFrame
    }
    case 80 /* declare */: {
      const { proc, pc, answer, p } = f as DeclareFrame
      return { proc, pc, answer, p } as DeclareFrame
    }
    case 81 /* settle-instead */: {
      const { proc, pc, answer, p, e, e2 } = f as SettleInsteadFrame
      return { proc, pc, answer, p, e, e2 } as SettleInsteadFrame
    }
    case 83 /* stack */: {
      const { proc, pc, answer, c, b, lying } = f as StackFrame
      return { proc, pc, answer, c, b, lying } as StackFrame
    }
    case 84 /* throw-copy */: {
      const { proc, pc, answer, k, p, c, c2 } = f as ThrowCopyFrame
      return { proc, pc, answer, k, p, c, c2 } as ThrowCopyFrame
    }
    case 85 /* play-g-zero */: {
      const { proc, pc, answer, c, p } = f as PlayGZeroFrame
      return { proc, pc, answer, c, p } as PlayGZeroFrame
    }
    case 86 /* galaxshield */: {
      const { proc, pc, answer, c, p, announces } = f as GalaxshieldFrame
      return { proc, pc, answer, c, p, announces } as GalaxshieldFrame
    }
    case 87 /* kirifudash */: {
      const { proc, pc, answer, c, p, announces } = f as KirifudashFrame
      return { proc, pc, answer, c, p, announces } as KirifudashFrame
    }
    case 88 /* fushigibirth */: {
      const { proc, pc, answer, c, b, p, announces } = f as FushigibirthFrame
      return { proc, pc, answer, c, b, p, announces } as FushigibirthFrame
    }
    case 89 /* judge */: {
      const { proc, pc, answer, q, p, mine, theirs, each, each2, list1, next2, list3, next4 } = f as JudgeFrame
      return { proc, pc, answer, q, p, mine, theirs, each, each2, list1, next2, list3, next4 } as JudgeFrame
    }
    case 90 /* cast-again */: {
      const { proc, pc, answer, this_, you, f_, announces } = f as CastAgainFrame
      return { proc, pc, answer, this_, you, f_, announces } as CastAgainFrame
    }
    case 91 /* purge */: {
      const { proc, pc, answer, k, p } = f as PurgeFrame
      return { proc, pc, answer, k, p } as PurgeFrame
    }
    case 93 /* toll */: {
      const { proc, pc, answer, q, c, c2, b, b2 } = f as TollFrame
      return { proc, pc, answer, q, c, c2, b, b2 } as TollFrame
    }
    case 94 /* hush */: {
      const { proc, pc, answer, k, p } = f as HushFrame
      return { proc, pc, answer, k, p } as HushFrame
    }
    case 97 /* answer-from-hand */: {
      const { proc, pc, answer, this_, you, t2, sealed, announces, atLeast1, atMost2 } = f as AnswerFromHandFrame
      return { proc, pc, answer, this_, you, t2, sealed, announces, atLeast1, atMost2 } as AnswerFromHandFrame
    }
    case 100 /* dig-up */: {
      const { proc, pc, answer, c, you, announces } = f as DigUpFrame
      return { proc, pc, answer, c, you, announces } as DigUpFrame
    }
    case 101 /* turn-up-top */: {
      const { proc, pc, answer, p, c, c2 } = f as TurnUpTopFrame
      return { proc, pc, answer, p, c, c2 } as TurnUpTopFrame
    }
    case 103 /* settle-order */: {
      const { proc, pc, answer, f_, f_2 } = f as SettleOrderFrame
      return { proc, pc, answer, f_, f_2 } as SettleOrderFrame
    }
    case 104 /* draw-order */: {
      const { proc, pc, answer, q, f_, f_2, list1, next2 } = f as DrawOrderFrame
      return { proc, pc, answer, q, f_, f_2, list1, next2 } as DrawOrderFrame
    }
    case 105 /* agree-order */: {
      const { proc, pc, answer, nods, p, q, list1, next2, list3, next4 } = f as AgreeOrderFrame
      return { proc, pc, answer, nods, p, q, list1, next2, list3, next4 } as AgreeOrderFrame
    }
    case 106 /* propose-order */: {
      const { proc, pc, answer, p, q, f_, f_2, list1, next2 } = f as ProposeOrderFrame
      return { proc, pc, answer, p, q, f_, f_2, list1, next2 } as ProposeOrderFrame
    }
    case 107 /* name-partner */: {
      const { proc, pc, answer, p, k } = f as NamePartnerFrame
      return { proc, pc, answer, p, k } as NamePartnerFrame
    }
    case 108 /* come-home */: {
      const { proc, pc, answer, k, m } = f as ComeHomeFrame
      return { proc, pc, answer, k, m } as ComeHomeFrame
    }
    case 109 /* after-leaving */: {
      const { proc, pc, answer } = f as AfterLeavingFrame
      return { proc, pc, answer } as AfterLeavingFrame
    }
    case 34 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q, q2 } = f as SpellEffectFrame2
      return { proc, pc, answer, c, p, opponent, q, q2 } as SpellEffectFrame2
    }
    case 36 /* spell-effect */: {
      const { proc, pc, answer, c, p, p2, list1, next2 } = f as SpellEffectFrame3
      return { proc, pc, answer, c, p, p2, list1, next2 } as SpellEffectFrame3
    }
    case 37 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame4
      return { proc, pc, answer, c, p } as SpellEffectFrame4
    }
    case 38 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q, c2, c3 } = f as SpellEffectFrame5
      return { proc, pc, answer, c, p, opponent, q, c2, c3 } as SpellEffectFrame5
    }
    case 39 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q, c2, c3, c4, c5 } = f as SpellEffectFrame6
      return { proc, pc, answer, c, p, opponent, q, c2, c3, c4, c5 } as SpellEffectFrame6
    }
    case 41 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame7
      return { proc, pc, answer, c, p } as SpellEffectFrame7
    }
    case 42 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q, q2 } = f as SpellEffectFrame8
      return { proc, pc, answer, c, p, opponent, q, q2 } as SpellEffectFrame8
    }
    case 44 /* spell-effect */: {
      const {
        proc,
        pc,
        answer,
        c,
        p,
        opponent,
        q,
        c2,
        c3,
        c4,
        c5,
        opponent2,
        q2,
        c6,
        c7,
        atLeast1,
        atMost2,
        pieces3,
        next4,
      } = f as SpellEffectFrame9
      return {
        proc,
        pc,
        answer,
        c,
        p,
        opponent,
        q,
        c2,
        c3,
        c4,
        c5,
        opponent2,
        q2,
        c6,
        c7,
        atLeast1,
        atMost2,
        pieces3,
        next4,
      } as SpellEffectFrame9
    }
    case 46 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q, c2, c3, c4, c5, atLeast1, atMost2, pieces3, next4 } =
        f as SpellEffectFrame10
      return {
        proc,
        pc,
        answer,
        c,
        p,
        opponent,
        q,
        c2,
        c3,
        c4,
        c5,
        atLeast1,
        atMost2,
        pieces3,
        next4,
      } as SpellEffectFrame10
    }
    case 47 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q, c2, c3, opponent2, q2, atLeast1, atMost2, pieces3, next4 } =
        f as SpellEffectFrame11
      return {
        proc,
        pc,
        answer,
        c,
        p,
        opponent,
        q,
        c2,
        c3,
        opponent2,
        q2,
        atLeast1,
        atMost2,
        pieces3,
        next4,
      } as SpellEffectFrame11
    }
    case 48 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q, c2, c3 } = f as SpellEffectFrame12
      return { proc, pc, answer, c, p, opponent, q, c2, c3 } as SpellEffectFrame12
    }
    case 49 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q, c2, c3, n } = f as SpellEffectFrame13
      return { proc, pc, answer, c, p, opponent, q, c2, c3, n } as SpellEffectFrame13
    }
    case 51 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame14
      return { proc, pc, answer, c, p } as SpellEffectFrame14
    }
    case 52 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame15
      return { proc, pc, answer, c, p } as SpellEffectFrame15
    }
    case 53 /* spell-effect */: {
      const { proc, pc, answer, c, p, each, list1, next2 } = f as SpellEffectFrame16
      return { proc, pc, answer, c, p, each, list1, next2 } as SpellEffectFrame16
    }
    case 54 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q } = f as SpellEffectFrame17
      return { proc, pc, answer, c, p, opponent, q } as SpellEffectFrame17
    }
    case 55 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame18
      return { proc, pc, answer, c, p } as SpellEffectFrame18
    }
    case 56 /* spell-effect */: {
      const { proc, pc, answer, c, p } = f as SpellEffectFrame19
      return { proc, pc, answer, c, p } as SpellEffectFrame19
    }
    case 57 /* spell-effect */: {
      const { proc, pc, answer, c, p, opponent, q } = f as SpellEffectFrame20
      return { proc, pc, answer, c, p, opponent, q } as SpellEffectFrame20
    }
    case 82 /* ninja-strike-effect */: {
      const { proc, pc, answer, this_, you } = f as NinjaStrikeEffectFrame
      return { proc, pc, answer, this_, you } as NinjaStrikeEffectFrame
    }
    case 92 /* purge */: {
      const { proc, pc, answer, k, p, opponent, q, each, list1, next2 } = f as PurgeFrame2
      return { proc, pc, answer, k, p, opponent, q, each, list1, next2 } as PurgeFrame2
    }
    case 95 /* hush */: {
      const { proc, pc, answer, k, p, n, n2, opponent, q, q2 } = f as HushFrame2
      return { proc, pc, answer, k, p, n, n2, opponent, q, q2 } as HushFrame2
    }
    case 98 /* answer-from-hand-effect */: {
      const { proc, pc, answer, you, this_ } = f as AnswerFromHandEffectFrame
      return { proc, pc, answer, you, this_ } as AnswerFromHandEffectFrame
    }
    case 99 /* switch-effect */: {
      const { proc, pc, answer, you, c, wanted, c2, f_, f_2, atLeast1, atMost2, list3, next4 } = f as SwitchEffectFrame
      return { proc, pc, answer, you, c, wanted, c2, f_, f_2, atLeast1, atMost2, list3, next4 } as SwitchEffectFrame
    }
    case 102 /* comet-effect */: {
      const { proc, pc, answer, this_, you } = f as CometEffectFrame
      return { proc, pc, answer, this_, you } as CometEffectFrame
    }
    case 110 /* empty-deck */: {
      const { proc, pc, answer, c } = f as EmptyDeckFrame
      return { proc, pc, answer, c } as EmptyDeckFrame
    }
    case 111 /* when-break-shield */: {
      const { proc, pc, answer, s_, you, f_, f_2 } = f as WhenBreakShieldFrame
      return { proc, pc, answer, s_, you, f_, f_2 } as WhenBreakShieldFrame
    }
    case 112 /* when-break-shield-2 */: {
      const { proc, pc, answer, s_, you, opponent, q, c, c2 } = f as WhenBreakShield2Frame
      return { proc, pc, answer, s_, you, opponent, q, c, c2 } as WhenBreakShield2Frame
    }
    case 114 /* instead-move */: {
      const { proc, pc, answer, card2, s_, replaces } = f as InsteadMoveFrame
      return { proc, pc, answer, card2, s_, replaces } as InsteadMoveFrame
    }
    case 115 /* all-together */: {
      const { proc, pc, answer, c, z, b, list1, next2 } = f as AllTogetherFrame
      return { proc, pc, answer, c, z, b, list1, next2 } as AllTogetherFrame
    }
    case 116 /* top-only */: {
      const { proc, pc, answer, c, b, list1, next2 } = f as TopOnlyFrame
      return { proc, pc, answer, c, b, list1, next2 } as TopOnlyFrame
    }
    case 117 /* instead-lose */: {
      const { proc, pc, answer, you, this_, replaces } = f as InsteadLoseFrame
      return { proc, pc, answer, you, this_, replaces } as InsteadLoseFrame
    }
    case 118 /* when-start-of-turn */: {
      const { proc, pc, answer, this_, you } = f as WhenStartOfTurnFrame
      return { proc, pc, answer, this_, you } as WhenStartOfTurnFrame
    }
    case 119 /* after-put */: {
      const { proc, pc, answer, c, f_, list1, next2 } = f as AfterPutFrame
      return { proc, pc, answer, c, f_, list1, next2 } as AfterPutFrame
    }
    case 120 /* after-begin-game */: {
      const { proc, pc, answer, this_, you } = f as AfterBeginGameFrame
      return { proc, pc, answer, this_, you } as AfterBeginGameFrame
    }
    case 121 /* when-end-of-turn */: {
      const { proc, pc, answer, you } = f as WhenEndOfTurnFrame
      return { proc, pc, answer, you } as WhenEndOfTurnFrame
    }
    case 122 /* when-end-of-turn-2 */: {
      const { proc, pc, answer, you } = f as WhenEndOfTurn2Frame
      return { proc, pc, answer, you } as WhenEndOfTurn2Frame
    }
    case 123 /* when-end-of-turn-3 */: {
      const { proc, pc, answer, you } = f as WhenEndOfTurn3Frame
      return { proc, pc, answer, you } as WhenEndOfTurn3Frame
    }
    case 124 /* when-draw */: {
      const { proc, pc, answer, you } = f as WhenDrawFrame
      return { proc, pc, answer, you } as WhenDrawFrame
    }
    case 125 /* when-put */: {
      const { proc, pc, answer, you } = f as WhenPutFrame
      return { proc, pc, answer, you } as WhenPutFrame
    }
    case 126 /* instead-move-2 */: {
      const { proc, pc, answer, card2, replaces } = f as InsteadMove2Frame
      return { proc, pc, answer, card2, replaces } as InsteadMove2Frame
    }
    case 127 /* when-put-2 */: {
      const { proc, pc, answer, c } = f as WhenPut2Frame
      return { proc, pc, answer, c } as WhenPut2Frame
    }
    case 129 /* when-end-attack */: {
      const { proc, pc, answer, you, a, opponent, q, copiesThere, c, found, each, atLeast1, atMost2, list3, next4 } =
        f as WhenEndAttackFrame
      return {
        proc,
        pc,
        answer,
        you,
        a,
        opponent,
        q,
        copiesThere,
        c,
        found,
        each,
        atLeast1,
        atMost2,
        list3,
        next4,
      } as WhenEndAttackFrame
    }
    case 130 /* when-put-4 */: {
      const {
        proc,
        pc,
        answer,
        you,
        milled,
        each,
        used,
        c,
        wanted,
        c2,
        f_,
        f_2,
        beforeIt,
        list1,
        next2,
        atLeast3,
        atMost4,
        list5,
        next6,
      } = f as WhenPut4Frame
      return {
        proc,
        pc,
        answer,
        you,
        milled,
        each,
        used,
        c,
        wanted,
        c2,
        f_,
        f_2,
        beforeIt,
        list1,
        next2,
        atLeast3,
        atMost4,
        list5,
        next6,
      } as WhenPut4Frame
    }
    case 131 /* when-move */: {
      const { proc, pc, answer, you, each, list1, next2 } = f as WhenMoveFrame
      return { proc, pc, answer, you, each, list1, next2 } as WhenMoveFrame
    }
    case 132 /* when-put-5 */: {
      const { proc, pc, answer, you, c, c2, wanted, each, opponent, q, atLeast1, atMost2, list3, next4 } =
        f as WhenPut5Frame
      return {
        proc,
        pc,
        answer,
        you,
        c,
        c2,
        wanted,
        each,
        opponent,
        q,
        atLeast1,
        atMost2,
        list3,
        next4,
      } as WhenPut5Frame
    }
    case 133 /* when-put-6 */: {
      const { proc, pc, answer, you, c } = f as WhenPut6Frame
      return { proc, pc, answer, you, c } as WhenPut6Frame
    }
    case 134 /* when-move-2 */: {
      const { proc, pc, answer, you, this_ } = f as WhenMove2Frame
      return { proc, pc, answer, you, this_ } as WhenMove2Frame
    }
    case 135 /* when-put-7 */: {
      const { proc, pc, answer, you, c, opponent, q, c2, slain, each, m, m2, atLeast1, atMost2, list3, next4 } =
        f as WhenPut7Frame
      return {
        proc,
        pc,
        answer,
        you,
        c,
        opponent,
        q,
        c2,
        slain,
        each,
        m,
        m2,
        atLeast1,
        atMost2,
        list3,
        next4,
      } as WhenPut7Frame
    }
    case 136 /* when-move-3 */: {
      const { proc, pc, answer, you } = f as WhenMove3Frame
      return { proc, pc, answer, you } as WhenMove3Frame
    }
    case 137 /* when-cast */: {
      const { proc, pc, answer, p, you, c, c2 } = f as WhenCastFrame
      return { proc, pc, answer, p, you, c, c2 } as WhenCastFrame
    }
    case 138 /* when-put-8 */: {
      const { proc, pc, answer, you, c, milled, each, k, opponent, q, list1, next2, list3, next4 } = f as WhenPut8Frame
      return { proc, pc, answer, you, c, milled, each, k, opponent, q, list1, next2, list3, next4 } as WhenPut8Frame
    }
    case 139 /* when-put-9 */: {
      const { proc, pc, answer, you } = f as WhenPut9Frame
      return { proc, pc, answer, you } as WhenPut9Frame
    }
    case 140 /* when-attack */: {
      const { proc, pc, answer, you, c, away, each, atLeast1, atMost2, list3, next4 } = f as WhenAttackFrame
      return { proc, pc, answer, you, c, away, each, atLeast1, atMost2, list3, next4 } as WhenAttackFrame
    }
    case 141 /* when-put-10 */: {
      const { proc, pc, answer, you, shinobiThere, c, found, c2, atLeast1, atMost2, list3, next4 } = f as WhenPut10Frame
      return { proc, pc, answer, you, shinobiThere, c, found, c2, atLeast1, atMost2, list3, next4 } as WhenPut10Frame
    }
    case 142 /* when-put-11 */: {
      const { proc, pc, answer, you, c, opponent, q, q2, c2, thrown, each, atLeast1, atMost2, list3, next4 } =
        f as WhenPut11Frame
      return {
        proc,
        pc,
        answer,
        you,
        c,
        opponent,
        q,
        q2,
        c2,
        thrown,
        each,
        atLeast1,
        atMost2,
        list3,
        next4,
      } as WhenPut11Frame
    }
    case 143 /* when-attack-2 */: {
      const { proc, pc, answer, you, a, won, going, opponent, q, q2 } = f as WhenAttack2Frame
      return { proc, pc, answer, you, a, won, going, opponent, q, q2 } as WhenAttack2Frame
    }
    case 144 /* when-put-12 */: {
      const { proc, pc, answer, you, c, wanted, c2, f_, f_2, atLeast1, atMost2, list3, next4 } = f as WhenPut12Frame
      return { proc, pc, answer, you, c, wanted, c2, f_, f_2, atLeast1, atMost2, list3, next4 } as WhenPut12Frame
    }
    case 145 /* when-end-of-turn-4 */: {
      const { proc, pc, answer, you, this_, opponent, q, c, slain, each, atLeast1, atMost2, list3, next4 } =
        f as WhenEndOfTurn4Frame
      return {
        proc,
        pc,
        answer,
        you,
        this_,
        opponent,
        q,
        c,
        slain,
        each,
        atLeast1,
        atMost2,
        list3,
        next4,
      } as WhenEndOfTurn4Frame
    }
    case 146 /* when-put-13 */: {
      const { proc, pc, answer, you, c } = f as WhenPut13Frame
      return { proc, pc, answer, you, c } as WhenPut13Frame
    }
    case 147 /* when-attack-3 */: {
      const { proc, pc, answer, you, a } = f as WhenAttack3Frame
      return { proc, pc, answer, you, a } as WhenAttack3Frame
    }
    case 148 /* when-put-14 */: {
      const { proc, pc, answer, you, c, opponent, q } = f as WhenPut14Frame
      return { proc, pc, answer, you, c, opponent, q } as WhenPut14Frame
    }
    case 150 /* when-defeat */: {
      const { proc, pc, answer, you, seen, c, found, each, atLeast1, atMost2, list3, next4 } = f as WhenDefeatFrame
      return { proc, pc, answer, you, seen, c, found, each, atLeast1, atMost2, list3, next4 } as WhenDefeatFrame
    }
    case 152 /* when-put-15 */: {
      const { proc, pc, answer, you } = f as WhenPut15Frame
      return { proc, pc, answer, you } as WhenPut15Frame
    }
    case 153 /* when-attack-4 */: {
      const { proc, pc, answer, you, a, opponent, q, c, c2 } = f as WhenAttack4Frame
      return { proc, pc, answer, you, a, opponent, q, c, c2 } as WhenAttack4Frame
    }
    case 154 /* when-attack-5 */: {
      const {
        proc,
        pc,
        answer,
        you,
        lowestTwo,
        c,
        risen,
        c2,
        sown,
        each,
        each2,
        atLeast1,
        atMost2,
        atLeast3,
        atMost4,
        list5,
        next6,
        list7,
        next8,
      } = f as WhenAttack5Frame
      return {
        proc,
        pc,
        answer,
        you,
        lowestTwo,
        c,
        risen,
        c2,
        sown,
        each,
        each2,
        atLeast1,
        atMost2,
        atLeast3,
        atMost4,
        list5,
        next6,
        list7,
        next8,
      } as WhenAttack5Frame
    }
    case 155 /* when-end-of-turn-6 */: {
      const { proc, pc, answer, you } = f as WhenEndOfTurn6Frame
      return { proc, pc, answer, you } as WhenEndOfTurn6Frame
    }
    case 156 /* instead-put */: {
      const { proc, pc, answer, c, replaces } = f as InsteadPutFrame
      return { proc, pc, answer, c, replaces } as InsteadPutFrame
    }
    case 157 /* when-put-16 */: {
      const { proc, pc, answer, you, c, opponent, q, each, list1, next2 } = f as WhenPut16Frame
      return { proc, pc, answer, you, c, opponent, q, each, list1, next2 } as WhenPut16Frame
    }
    case 158 /* instead-move-3 */: {
      const { proc, pc, answer, card2, replaces } = f as InsteadMove3Frame
      return { proc, pc, answer, card2, replaces } as InsteadMove3Frame
    }
    case 159 /* instead-put-2 */: {
      const { proc, pc, answer, c, replaces } = f as InsteadPut2Frame
      return { proc, pc, answer, c, replaces } as InsteadPut2Frame
    }
    case 160 /* before-break */: {
      const { proc, pc, answer, you } = f as BeforeBreakFrame
      return { proc, pc, answer, you } as BeforeBreakFrame
    }
    case 162 /* when-put-17 */: {
      const { proc, pc, answer, you } = f as WhenPut17Frame
      return { proc, pc, answer, you } as WhenPut17Frame
    }
    case 163 /* when-attack-6 */: {
      const { proc, pc, answer, you } = f as WhenAttack6Frame
      return { proc, pc, answer, you } as WhenAttack6Frame
    }
    case 164 /* when-put-18 */: {
      const { proc, pc, answer, you } = f as WhenPut18Frame
      return { proc, pc, answer, you } as WhenPut18Frame
    }
    case 165 /* when-put-19 */: {
      const {
        proc,
        pc,
        answer,
        you,
        c,
        thrown,
        each,
        c2,
        sown,
        each2,
        atLeast1,
        atMost2,
        list3,
        next4,
        atLeast5,
        atMost6,
        list7,
        next8,
      } = f as WhenPut19Frame
      return {
        proc,
        pc,
        answer,
        you,
        c,
        thrown,
        each,
        c2,
        sown,
        each2,
        atLeast1,
        atMost2,
        list3,
        next4,
        atLeast5,
        atMost6,
        list7,
        next8,
      } as WhenPut19Frame
    }
    case 166 /* when-put-20 */: {
      const { proc, pc, answer, you, each, list1, next2 } = f as WhenPut20Frame
      return { proc, pc, answer, you, each, list1, next2 } as WhenPut20Frame
    }
    case 167 /* when-put-21 */: {
      const { proc, pc, answer, you, c, opponent, q, c2, c3 } = f as WhenPut21Frame
      return { proc, pc, answer, you, c, opponent, q, c2, c3 } as WhenPut21Frame
    }
    case 168 /* homecoming */: {
      const { proc, pc, answer, k, m, m2 } = f as HomecomingFrame
      return { proc, pc, answer, k, m, m2 } as HomecomingFrame
    }
    case 169 /* instead-start-step */: {
      const { proc, pc, answer, p, replaces } = f as InsteadStartStepFrame
      return { proc, pc, answer, p, replaces } as InsteadStartStepFrame
    }
    case 175 /* instead-end-step */: {
      const { proc, pc, answer, p, replaces } = f as InsteadEndStepFrame
      return { proc, pc, answer, p, replaces } as InsteadEndStepFrame
    }
    case 177 /* when-attack-7 */: {
      const { proc, pc, answer, you, p, list1, next2 } = f as WhenAttack7Frame
      return { proc, pc, answer, you, p, list1, next2 } as WhenAttack7Frame
    }
    case 178 /* when-end-of-turn-7 */: {
      const { proc, pc, answer, you, p, list1, next2 } = f as WhenEndOfTurn7Frame
      return { proc, pc, answer, you, p, list1, next2 } as WhenEndOfTurn7Frame
    }
    case 179 /* when-end-of-turn-8 */: {
      const { proc, pc, answer, you } = f as WhenEndOfTurn8Frame
      return { proc, pc, answer, you } as WhenEndOfTurn8Frame
    }
    case 180 /* when-mill */: {
      const { proc, pc, answer, you } = f as WhenMillFrame
      return { proc, pc, answer, you } as WhenMillFrame
    }
    case 181 /* when-end-of-turn-9 */: {
      const { proc, pc, answer, you } = f as WhenEndOfTurn9Frame
      return { proc, pc, answer, you } as WhenEndOfTurn9Frame
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
  s.paidFor.push(0)
  s.lifeShield.push(NONE)
  s.over2.push(NONE)
  s.faceUp.push(false)
  s.tapped.push(false)
  s.recalled.push(false)
  s.summoned.push(false)
  s.fleeting.push(false)
  s.bound.push(false)
  s.switched.push(false)
  s.printedDef.push(definition)
  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  const from = s.place[card]!
  moveCard(s, card, to, bottom)
  if (
    (within(to, ZONE.battle) || within(to, ZONE.beneath)) !== (within(from, ZONE.battle) || within(from, ZONE.beneath))
  ) {
    s.arrived[card] = s.turnNumber
  }
  if (
    (within(to, ZONE.nowhere) || within(to, ZONE.battle)) !== (within(from, ZONE.nowhere) || within(from, ZONE.battle))
  ) {
    s.paidFor[card] = 0
    s.summoned[card] = false
  }
  if (within(to, ZONE.battle) !== within(from, ZONE.battle)) {
    s.lifeShield[card] = NONE
    s.fleeting[card] = false
    s.switched[card] = false
  }
  if (within(to, ZONE.beneath) !== within(from, ZONE.beneath)) {
    s.over2[card] = NONE
    s.bound[card] = false
  }
  if (within(to, ZONE.shields) !== within(from, ZONE.shields)) {
    s.faceUp[card] = false
  }
  if ((within(to, ZONE.mana) || within(to, ZONE.battle)) !== (within(from, ZONE.mana) || within(from, ZONE.battle))) {
    s.tapped[card] = false
  }
  if (within(to, ZONE.nowhere) !== within(from, ZONE.nowhere)) {
    s.recalled[card] = false
  }
  if (
    (within(to, ZONE.nowhere) || within(to, ZONE.battle) || within(to, ZONE.beneath)) !==
    (within(from, ZONE.nowhere) || within(from, ZONE.battle) || within(from, ZONE.beneath))
  ) {
    s.def[card] = s.printedDef[card]!
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
  // [dm.zone.3] viewers-exception
  if (within(s.place[card]!, ZONE.shields) && isFaceUp(s, card)) return seats(s)
  if (within(zone, ZONE.deck)) return []
  if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
  if (within(zone, ZONE.shields)) return []
  if (within(zone, ZONE.mana)) return seats(s)
  if (within(zone, ZONE.graveyard)) return seats(s)
  if (within(zone, ZONE.battle)) return seats(s)
  if (within(zone, ZONE.beneath)) return seats(s)
  if (within(zone, ZONE.nowhere)) return seats(s)
  if (within(zone, ZONE['partner-zone'])) return seats(s)
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = {
  attacker: 'one',
  targetCard: 'one',
  acting: 'one',
  fighters: 'one',
  lifeShield: 'each',
  over2: 'each',
  partner: 'each',
}

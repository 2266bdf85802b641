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
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.shield.1] Suspended `shield-up`. */
export interface ShieldUpFrame extends Frame {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.turn.3] Suspended `draw-all`. */
export interface DrawAllFrame extends Frame {
  readonly n: number
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

/** Suspended `after move`. */
export interface AfterMoveFrame2 extends Frame {
  readonly card2: number
  readonly from2: number
  readonly to2: number
}

/** Suspended `after put`. */
export interface AfterPutFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.shield.1] Suspended `shield-up-all`. */
export interface ShieldUpAllFrame extends Frame {
  readonly n: number
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

/** [dm.put.1] Suspended `mill`. */
export interface MillFrame extends Frame {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.put.1] Suspended `ramp`. */
export interface RampFrame extends Frame {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.start.1] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [dm.start.1] Suspended `set-up`. */
export interface SetUpFrame extends Frame {
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
  list1: readonly number[]
  next2: number
}

/** [dm.lose.2] Suspended `empty-deck`. */
export interface EmptyDeckFrame extends Frame {
  readonly c: number
}

/** [dm.lose.1] Suspended `lose`. */
export interface LoseFrame extends Frame {
  readonly p: number
}

/** [dm.lose.3] Suspended `doom`. */
export interface DoomFrame extends Frame {
  readonly q: number
  readonly p: number
}

/** [dm.lose.3] Suspended `doom-all`. */
export interface DoomAllFrame extends Frame {
  readonly p: number
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

/** [dm.lose.4] Suspended `win`. */
export interface WinFrame extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [dm.use.1] Suspended `play`. */
export interface PlayFrame extends Frame {
  readonly c: number
  readonly f_: number
  readonly p: number
}

/** [dm.cost.1] Suspended `pay`. */
export interface PayFrame extends Frame {
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

/** [dm.attack.4] Suspended `strike-home`. */
export interface StrikeHomeFrame extends Frame {
  readonly a: number
  readonly p: number
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
  broken: readonly number[]
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

/** [dm.wait.1] Suspended `settle-one`. */
export interface SettleOneFrame extends Frame {}

/** [dm.wait.1] Suspended `settle-one-of`. */
export interface SettleOneOfFrame extends Frame {
  readonly p: number
  e: number
}

/** [dm.wait.3] Suspended `settle-own`. */
export interface SettleOwnFrame extends Frame {
  readonly p: number
}

/** [dm.battle.2] Suspended `bury-the-weak`. */
export interface BuryTheWeakFrame extends Frame {
  list1: readonly number[]
  next2: number
}

/** [dm.wait.3] Suspended `declarations`. */
export interface DeclarationsFrame extends Frame {
  readonly p: number
}

/** [dm.wait.3] Suspended `declare`. */
export interface DeclareFrame extends Frame {
  readonly p: number
}

/** [dm.instead.1] Suspended `settle-instead`. */
export interface SettleInsteadFrame extends Frame {
  p: number
}

/** [dm.trigger.1] Suspended `when-break-shield`. */
export interface WhenBreakShieldFrame extends Frame {
  readonly s_: number
  readonly you: number
}

/** [dm.trigger.1, dm.gstrike.1] Suspended `look-at-shields`. */
export interface LookAtShieldsFrame extends Frame {
  readonly p: number
}

/** [dm.gstrike.1] Suspended `when-break-shield-2`. */
export interface WhenBreakShield2Frame extends Frame {
  readonly you: number
  readonly s_: number
}

/** [dm.ninja.1] Suspended `ninja-strike-effect`. */
export interface NinjaStrikeEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.ex.2] Suspended `instead-move`. */
export interface InsteadMoveFrame extends Frame {
  readonly card2: number
  replaces: number
}

/** [dm.evolve.1] Suspended `stack`. */
export interface StackFrame extends Frame {
  readonly c: number
  readonly b: number
  lying: boolean
}

/** [dm.evolve.3] Suspended `all-together`. */
export interface AllTogetherFrame extends Frame {
  readonly c: number
  readonly z: number
  list1: readonly number[]
  next2: number
}

/** [dm.star.1] Suspended `top-only`. */
export interface TopOnlyFrame extends Frame {
  readonly c: number
  list1: readonly number[]
  next2: number
}

/** [dm.smax.1] Suspended `instead-lose`. */
export interface InsteadLoseFrame extends Frame {
  readonly you: number
  readonly this_: number
  replaces: number
}

/** [dm.smax.1] Suspended `throw-copy`. */
export interface ThrowCopyFrame extends Frame {
  readonly k: number
  readonly p: number
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
}

/** [dm.galaxshield.2] Suspended `when-start-of-turn`. */
export interface WhenStartOfTurnFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.kirifuda.1] Suspended `kirifudash`. */
export interface KirifudashFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.fushigi.1] Suspended `fushigibirth`. */
export interface FushigibirthFrame extends Frame {
  readonly c: number
  readonly b: number
  readonly p: number
}

/** [dm.judge.1] Suspended `judge`. */
export interface JudgeFrame extends Frame {
  readonly q: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.field.1] Suspended `after-put`. */
export interface AfterPutFrame extends Frame {
  readonly c: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `cast-again`. */
export interface CastAgainFrame extends Frame {
  readonly this_: number
  readonly you: number
  f_: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame5 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `when-end-attack`. */
export interface WhenEndAttackFrame extends Frame {
  readonly you: number
  readonly a: number
  copiesThere: readonly number[]
  found: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-4`. */
export interface WhenPut4Frame extends Frame {
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

/** [dm.cards.1] Suspended `when-move`. */
export interface WhenMoveFrame extends Frame {
  readonly you: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `when-put-5`. */
export interface WhenPut5Frame extends Frame {
  readonly you: number
  readonly c: number
  wanted: readonly number[]
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

/** [dm.cards.1] Suspended `purge`. */
export interface PurgeFrame2 extends Frame {
  readonly k: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `purge`. */
export interface PurgeFrame extends Frame {
  readonly k: number
  readonly p: number
}

/** [dm.cards.1] Suspended `when-put-7`. */
export interface WhenPut7Frame extends Frame {
  readonly you: number
  readonly c: number
  slain: readonly number[]
  m: number
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
  readonly you: number
  readonly this_: number
}

/** [dm.cards.1] Suspended `when-put-8`. */
export interface WhenPut8Frame extends Frame {
  readonly you: number
  readonly c: number
  milled: readonly number[]
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `toll`. */
export interface TollFrame extends Frame {
  readonly q: number
}

/** [dm.cards.1] Suspended `when-put-9`. */
export interface WhenPut9Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-attack`. */
export interface WhenAttackFrame extends Frame {
  readonly you: number
  away: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-10`. */
export interface WhenPut10Frame extends Frame {
  readonly you: number
  shinobiThere: readonly number[]
  found: readonly number[]
  c: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-11`. */
export interface WhenPut11Frame extends Frame {
  readonly you: number
  readonly c: number
  q: number
  thrown: readonly number[]
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
}

/** [dm.cards.1] Suspended `when-put-12`. */
export interface WhenPut12Frame extends Frame {
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

/** [dm.cards.1] Suspended `when-end-of-turn-4`. */
export interface WhenEndOfTurn4Frame extends Frame {
  readonly you: number
  readonly this_: number
  slain: readonly number[]
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

/** [dm.cards.1] Suspended `when-put-13-attack`. */
export interface WhenPut13AttackFrame extends Frame {
  readonly you: number
  readonly a: number
}

/** [dm.cards.1] Suspended `hush`. */
export interface HushFrame2 extends Frame {
  readonly k: number
  readonly p: number
}

/** [dm.cards.1] Suspended `hush`. */
export interface HushFrame extends Frame {
  readonly k: number
  readonly p: number
}

/** [dm.cards.1] Suspended `when-defeat`. */
export interface WhenDefeatFrame extends Frame {
  readonly you: number
  seen: readonly number[]
  found: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [dm.cards.1] Suspended `when-put-15`. */
export interface WhenPut15Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-attack-3`. */
export interface WhenAttack3Frame extends Frame {
  readonly you: number
  readonly a: number
}

/** [dm.cards.1] Suspended `answer-from-hand`. */
export interface AnswerFromHandFrame extends Frame {
  readonly this_: number
  readonly you: number
  sealed: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [dm.cards.1] Suspended `answer-from-hand-effect`. */
export interface AnswerFromHandEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [dm.cards.1] Suspended `when-attack-4`. */
export interface WhenAttack4Frame extends Frame {
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

/** [dm.cards.1] Suspended `when-end-of-turn-6`. */
export interface WhenEndOfTurn6Frame extends Frame {
  readonly you: number
}

/** [dm.field.2] Suspended `switch-effect`. */
export interface SwitchEffectFrame extends Frame {
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

/** [dm.cards.1] Suspended `instead-put`. */
export interface InsteadPutFrame extends Frame {
  readonly c: number
  replaces: number
}

/** [dm.cards.1] Suspended `dig-up`. */
export interface DigUpFrame extends Frame {
  readonly c: number
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-16`. */
export interface WhenPut16Frame extends Frame {
  readonly you: number
  readonly c: number
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

/** [dm.cards.1] Suspended `when-end-attack-2`. */
export interface WhenEndAttack2Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-17`. */
export interface WhenPut17Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-17-attack`. */
export interface WhenPut17AttackFrame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `turn-up-top`. */
export interface TurnUpTopFrame extends Frame {
  readonly p: number
}

/** [dm.cards.1] Suspended `comet-effect`. */
export interface CometEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-18`. */
export interface WhenPut18Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-19`. */
export interface WhenPut19Frame extends Frame {
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

/** [dm.cards.1] Suspended `when-put-20`. */
export interface WhenPut20Frame extends Frame {
  readonly you: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `when-put-21`. */
export interface WhenPut21Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame12 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame11 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame10 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame9 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
  atLeast1: number
  atMost2: number
  pieces3: number[]
  next4: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame8 extends Frame {
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

/** [dm.cards.1] Suspended `instead-move-2`. */
export interface InsteadMove2Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [dm.cards.1] Suspended `spell-effect`. */
export interface SpellEffectFrame7 extends Frame {
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

/** [dm.cards.1] Suspended `when-put-2`. */
export interface WhenPut2Frame extends Frame {
  readonly c: number
}

/** [dm.cards.2] Suspended `spell-effect`. */
export interface SpellEffectFrame13 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.lose.3] Suspended `spell-effect`. */
export interface SpellEffectFrame18 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.lose.3] Suspended `spell-effect`. */
export interface SpellEffectFrame17 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.lose.3] Suspended `spell-effect`. */
export interface SpellEffectFrame16 extends Frame {
  readonly c: number
  readonly p: number
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

/** [dm.cards.3] Suspended `spell-effect`. */
export interface SpellEffectFrame14 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

// Compiled from the rules of DuemaParty: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Captured, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, deleteCard, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
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

/** Suspended `move`. ((kernel):1) */
export interface MoveFrame extends Frame {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
  noticed1: readonly Captured[][]
}

/** [dm.battle.1] Suspended `destroy`. (duel-masters/things.rules:59) */
export interface DestroyFrame extends Frame {
  readonly c: number
}

/** [dm.put.1] Suspended `take-back`. (duel-masters/things.rules:62) */
export interface TakeBackFrame extends Frame {
  readonly c: number
}

/** [dm.turn.3] Suspended `draw`. (duel-masters/things.rules:72) */
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

/** [dm.shield.1] Suspended `shield-up`. (duel-masters/things.rules:76) */
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

/** [dm.turn.3] Suspended `draw-all`. (duel-masters/things.rules:81) */
export interface DrawAllFrame extends Frame {
  readonly n: number
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [dm.shield.1] Suspended `shield-up-all`. (duel-masters/things.rules:87) */
export interface ShieldUpAllFrame extends Frame {
  readonly n: number
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [dm.put.1] Suspended `mill`. (duel-masters/things.rules:94) */
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

/** [dm.put.1] Suspended `ramp`. (duel-masters/things.rules:98) */
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

/** [dm.start.1] Suspended `match`. (duel-masters/turn.rules:3) */
export interface MatchFrame extends Frame {}

/** [dm.start.1] Suspended `set-up`. (duel-masters/turn.rules:9) */
export interface SetUpFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [dm.start.1] Suspended `deal`. (duel-masters/turn.rules:13) */
export interface DealFrame extends Frame {
  readonly p: number
}

/** [dm.start.1] Suspended `begin-game`. (duel-masters/turn.rules:21) */
export interface BeginGameFrame extends Frame {
  readonly p: number
  matching1: readonly number[]
  next2: number
}

/** [dm.turn.1] Suspended `turn`. (duel-masters/turn.rules:23) */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [dm.turn.1] Suspended `steps-of-turn`. (duel-masters/turn.rules:28) */
export interface StepsOfTurnFrame extends Frame {
  readonly p: number
}

/** [dm.turn.2] Suspended `start-step`. (duel-masters/turn.rules:35) */
export interface StartStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.2] Suspended `start-of-turn`. (duel-masters/turn.rules:41) */
export interface StartOfTurnFrame extends Frame {
  readonly p: number
}

/** [dm.turn.3] Suspended `draw-step`. (duel-masters/turn.rules:43) */
export interface DrawStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.4] Suspended `charge-step`. (duel-masters/turn.rules:49) */
export interface ChargeStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.4] Suspended `charge`. (duel-masters/turn.rules:55) */
export interface ChargeFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.turn.5] Suspended `main-step`. (duel-masters/turn.rules:60) */
export interface MainStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.6] Suspended `attack-step`. (duel-masters/turn.rules:64) */
export interface AttackStepFrame extends Frame {
  readonly p: number
}

/** [dm.turn.6] Suspended `forced-attacks`. (duel-masters/turn.rules:73) */
export interface ForcedAttacksFrame extends Frame {
  readonly p: number
  made: number
}

/** [dm.turn.7] Suspended `end-step`. (duel-masters/turn.rules:85) */
export interface EndStepFrame extends Frame {
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [dm.turn.7] Suspended `end-of-turn`. (duel-masters/turn.rules:95) */
export interface EndOfTurnFrame extends Frame {
  readonly p: number
}

/** [104.2, 400.1] Suspended `lose`. (duel-masters/party-leaving.rules:3) */
export interface LoseFrame extends Frame {
  readonly p: number
}

/** [300.3, 400.1a, gap.all-lose] Suspended `settle-losses`. (duel-masters/party-leaving.rules:15) */
export interface SettleLossesFrame extends Frame {
  own: boolean
}

/** [104.2c] Suspended `doom`. (duel-masters/party-leaving.rules:36) */
export interface DoomFrame extends Frame {
  readonly q: number
  readonly p: number
}

/** [105.1] Suspended `doom-all`. (duel-masters/duema-party.rules:68) */
export interface DoomAllFrame extends Frame {
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [dm.use.1] Suspended `play`. (duel-masters/use.rules:23) */
export interface PlayFrame extends Frame {
  readonly c: number
  readonly f_: number
  readonly p: number
  announces: number
}

/** [dm.cost.1] Suspended `pay`. (duel-masters/use.rules:31) */
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

/** [dm.use.2] Suspended `use`. (duel-masters/use.rules:60) */
export interface UseFrame extends Frame {
  readonly c: number
  readonly f_: number
  readonly p: number
}

/** [dm.use.2] Suspended `cast`. (duel-masters/use.rules:75) */
export interface CastFrame extends Frame {
  readonly c: number
  readonly f_: number
  readonly p: number
}

/** [dm.use.2] Suspended `spell-effect`. (duel-masters/use.rules:78) */
export interface SpellEffectFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.use.3] Suspended `recite`. (duel-masters/use.rules:81) */
export interface ReciteFrame extends Frame {
  readonly f_: number
  readonly c: number
  readonly p: number
  was: number
}

/** [dm.use.2] Suspended `summon`. (duel-masters/use.rules:92) */
export interface SummonFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.use.2] Suspended `place`. (duel-masters/use.rules:96) */
export interface PlaceFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.put.2] Suspended `put`. (duel-masters/use.rules:101) */
export interface PutFrame extends Frame {
  readonly c: number
  readonly p: number
  f_: number
  b: number
  b2: number
  t2: number
}

/** [dm.attack.1] Suspended `attack-player`. (duel-masters/attack.rules:24) */
export interface AttackPlayerFrame extends Frame {
  readonly q: number
  readonly a: number
  readonly p: number
}

/** [dm.attack.1] Suspended `attack-creature`. (duel-masters/attack.rules:30) */
export interface AttackCreatureFrame extends Frame {
  readonly t2: number
  readonly a: number
  readonly p: number
}

/** [dm.attack.1] Suspended `carry-attack`. (duel-masters/attack.rules:38) */
export interface CarryAttackFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [dm.attack.1] Suspended `clash`. (duel-masters/attack.rules:47) */
export interface ClashFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [dm.attack.5] Suspended `end-attack`. (duel-masters/attack.rules:65) */
export interface EndAttackFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [dm.attack.4] Suspended `carry-out`. (duel-masters/attack.rules:71) */
export interface CarryOutFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [104.2a] Suspended `strike-home`. (duel-masters/party-leaving.rules:39) */
export interface StrikeHomeFrame extends Frame {
  readonly a: number
  readonly p: number
  q: number
}

/** [dm.block.1] Suspended `block-step`. (duel-masters/attack.rules:86) */
export interface BlockStepFrame extends Frame {
  readonly p: number
  firstTarget: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [dm.battle.1] Suspended `battle`. (duel-masters/attack.rules:117) */
export interface BattleFrame extends Frame {
  readonly a: number
  readonly t2: number
  mine: number
  theirs: number
}

/** [dm.battle.1] Suspended `defeat`. (duel-masters/attack.rules:127) */
export interface DefeatFrame extends Frame {
  readonly t2: number
  readonly a: number
}

/** [dm.break.1] Suspended `break`. (duel-masters/attack.rules:139) */
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

/** [dm.break.1] Suspended `break-shield`. (duel-masters/attack.rules:148) */
export interface BreakShieldFrame extends Frame {
  readonly s_: number
  readonly a: number
  readonly p: number
}

/** [dm.wait.1] Suspended `resolve-waiting`. (duel-masters/waiting.rules:3) */
export interface ResolveWaitingFrame extends Frame {}

/** [305.1, 305.1a] Suspended `settle-one`. (duel-masters/party-effects.rules:18) */
export interface SettleOneFrame extends Frame {
  p: number
}

/** [dm.wait.1] Suspended `settle-one-of`. (duel-masters/waiting.rules:14) */
export interface SettleOneOfFrame extends Frame {
  readonly p: number
  e: number
  e2: number
}

/** [dm.wait.3] Suspended `settle-own`. (duel-masters/waiting.rules:28) */
export interface SettleOwnFrame extends Frame {
  readonly p: number
}

/** [dm.battle.2] Suspended `bury-the-weak`. (duel-masters/waiting.rules:34) */
export interface BuryTheWeakFrame extends Frame {
  each: number
  list1: readonly number[]
  next2: number
}

/** [306.1, 306.1a] Suspended `declarations`. (duel-masters/party-effects.rules:37) */
export interface DeclarationsFrame extends Frame {
  readonly p: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [306.1b] Suspended `declare`. (duel-masters/party-effects.rules:32) */
export interface DeclareFrame extends Frame {
  readonly p: number
}

/** [305.2] Suspended `settle-instead`. (duel-masters/party-effects.rules:25) */
export interface SettleInsteadFrame extends Frame {
  p: number
  e: number
  e2: number
}

/** [dm.evolve.1] Suspended `stack`. (duel-masters/keywords.rules:58) */
export interface StackFrame extends Frame {
  readonly c: number
  readonly b: number
  lying: boolean
}

/** [dm.smax.1] Suspended `throw-copy`. (duel-masters/keywords.rules:90) */
export interface ThrowCopyFrame extends Frame {
  readonly k: number
  readonly p: number
  c: number
  c2: number
}

/** [dm.gzero.1] Suspended `play-g-zero`. (duel-masters/keywords.rules:99) */
export interface PlayGZeroFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.galaxshield.1] Suspended `galaxshield`. (duel-masters/keywords.rules:105) */
export interface GalaxshieldFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [dm.kirifuda.1] Suspended `kirifudash`. (duel-masters/keywords.rules:119) */
export interface KirifudashFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [dm.fushigi.1] Suspended `fushigibirth`. (duel-masters/keywords.rules:127) */
export interface FushigibirthFrame extends Frame {
  readonly c: number
  readonly b: number
  readonly p: number
  announces: number
}

/** [dm.judge.1] Suspended `judge`. (duel-masters/keywords.rules:138) */
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

/** [dm.cards.1] Suspended `cast-again`. (duel-masters/cards-twins.rules:29) */
export interface CastAgainFrame extends Frame {
  readonly this_: number
  readonly you: number
  f_: number
  announces: number
}

/** [dm.cards.1] Suspended `purge`. (duel-masters/cards-creatures.rules:73) */
export interface PurgeFrame extends Frame {
  readonly k: number
  readonly p: number
}

/** [dm.cards.1] Suspended `toll`. (duel-masters/cards-creatures.rules:114) */
export interface TollFrame extends Frame {
  readonly q: number
  c: number
  c2: number
  b: number
  b2: number
}

/** [dm.cards.1] Suspended `hush`. (duel-masters/cards-creatures.rules:236) */
export interface HushFrame extends Frame {
  readonly k: number
  readonly p: number
}

/** [dm.cards.1] Suspended `answer-from-hand`. (duel-masters/cards-standing.rules:86) */
export interface AnswerFromHandFrame extends Frame {
  readonly this_: number
  readonly you: number
  t2: number
  sealed: readonly number[]
  announces: number
  atLeast1: number
  atMost2: number
}

/** [dm.cards.1] Suspended `dig-up`. (duel-masters/cards-standing.rules:145) */
export interface DigUpFrame extends Frame {
  readonly c: number
  readonly you: number
  announces: number
}

/** [dm.cards.1] Suspended `turn-up-top`. (duel-masters/cards-standing.rules:194) */
export interface TurnUpTopFrame extends Frame {
  readonly p: number
  c: number
  c2: number
}

/** [103.4] Suspended `settle-order`. (duel-masters/party-order.rules:9) */
export interface SettleOrderFrame extends Frame {
  f_: number
  f_2: number
}

/** [103.4] Suspended `draw-order`. (duel-masters/party-order.rules:24) */
export interface DrawOrderFrame extends Frame {
  q: number
  f_: number
  f_2: number
  list1: readonly number[]
  next2: number
}

/** [103.4] Suspended `agree-order`. (duel-masters/party-order.rules:31) */
export interface AgreeOrderFrame extends Frame {
  nods: number
  p: number
  q: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [103.4] Suspended `propose-order`. (duel-masters/party-order.rules:43) */
export interface ProposeOrderFrame extends Frame {
  readonly p: number
  q: number
  f_: number
  f_2: number
  list1: readonly number[]
  next2: number
}

/** [103.2, 201.1] Suspended `name-partner`. (duel-masters/party-partner.rules:13) */
export interface NamePartnerFrame extends Frame {
  readonly p: number
  k: number
}

/** [201.4] Suspended `come-home`. (duel-masters/party-return.rules:10) */
export interface ComeHomeFrame extends Frame {
  readonly k: number
  readonly m: number
}

/** [400.2, gap.attack-on-departed] Suspended `after-leaving`. (duel-masters/party-leaving.rules:85) */
export interface AfterLeavingFrame extends Frame {}

/** [dm.cards.3] Suspended `spell-effect`. (duel-masters/party-examples-departed.rules:13) */
export interface SpellEffectFrame2 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  q2: number
}

/** [dm.cards.3] Suspended `spell-effect`. (duel-masters/party-examples-more.rules:8) */
export interface SpellEffectFrame3 extends Frame {
  readonly c: number
  readonly p: number
  p2: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-twins.rules:81) */
export interface SpellEffectFrame4 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-twins.rules:59) */
export interface SpellEffectFrame5 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
}

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-twins.rules:49) */
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

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-twins.rules:42) */
export interface SpellEffectFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-spells.rules:96) */
export interface SpellEffectFrame8 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  q2: number
}

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-spells.rules:66) */
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

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-spells.rules:49) */
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

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-spells.rules:35) */
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

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-spells.rules:26) */
export interface SpellEffectFrame12 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
}

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-spells.rules:14) */
export interface SpellEffectFrame13 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
  c2: number
  c3: number
  n: number
}

/** [dm.cards.1] Suspended `spell-effect`. (duel-masters/cards-spells.rules:7) */
export interface SpellEffectFrame14 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.2] Suspended `spell-effect`. (duel-masters/cards-outside.rules:44) */
export interface SpellEffectFrame15 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.cards.3] Suspended `spell-effect`. (duel-masters/cards-own.rules:148) */
export interface SpellEffectFrame16 extends Frame {
  readonly c: number
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.turn.9] Suspended `spell-effect`. (duel-masters/cards-own.rules:83) */
export interface SpellEffectFrame17 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [dm.lose.3] Suspended `spell-effect`. (duel-masters/cards-own.rules:67) */
export interface SpellEffectFrame18 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.lose.3] Suspended `spell-effect`. (duel-masters/cards-own.rules:61) */
export interface SpellEffectFrame19 extends Frame {
  readonly c: number
  readonly p: number
}

/** [dm.lose.3] Suspended `spell-effect`. (duel-masters/cards-own.rules:53) */
export interface SpellEffectFrame20 extends Frame {
  readonly c: number
  readonly p: number
  opponent: number
  q: number
}

/** [dm.ninja.1] Suspended `ninja-strike-effect`. (duel-masters/keywords.rules:34) */
export interface NinjaStrikeEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.cards.1] Suspended `purge`. (duel-masters/cards-creatures.rules:71) */
export interface PurgeFrame2 extends Frame {
  readonly k: number
  readonly p: number
  opponent: number
  q: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `hush`. (duel-masters/cards-creatures.rules:227) */
export interface HushFrame2 extends Frame {
  readonly k: number
  readonly p: number
  n: number
  n2: number
  opponent: number
  q: number
  q2: number
}

/** [dm.cards.1] Suspended `answer-from-hand-effect`. (duel-masters/cards-standing.rules:93) */
export interface AnswerFromHandEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [dm.field.2] Suspended `switch-effect`. (duel-masters/cards-standing.rules:127) */
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

/** [dm.cards.1] Suspended `comet-effect`. (duel-masters/cards-standing.rules:212) */
export interface CometEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [104.2b] Suspended `empty-deck`. (duel-masters/party-leaving.rules:46) */
export interface EmptyDeckFrame extends Frame {
  readonly c: number
}

/** [dm.trigger.1] Suspended `when-break-shield`. (duel-masters/keywords.rules:9) */
export interface WhenBreakShieldFrame extends Frame {
  readonly s_: number
  readonly you: number
  f_: number
  f_2: number
}

/** [dm.gstrike.1] Suspended `when-break-shield-2`. (duel-masters/keywords.rules:18) */
export interface WhenBreakShield2Frame extends Frame {
  readonly s_: number
  readonly you: number
  opponent: number
  q: number
  c: number
  c2: number
}

/** [dm.ex.2] Suspended `instead-move`. (duel-masters/keywords.rules:47) */
export interface InsteadMoveFrame extends Frame {
  readonly card2: number
  s_: number
  replaces: number
}

/** [dm.evolve.3] Suspended `all-together`. (duel-masters/keywords.rules:70) */
export interface AllTogetherFrame extends Frame {
  readonly c: number
  readonly z: number
  b: number
  list1: readonly number[]
  next2: number
}

/** [dm.star.1] Suspended `top-only`. (duel-masters/keywords.rules:76) */
export interface TopOnlyFrame extends Frame {
  readonly c: number
  b: number
  list1: readonly number[]
  next2: number
}

/** [dm.smax.1] Suspended `instead-lose`. (duel-masters/keywords.rules:83) */
export interface InsteadLoseFrame extends Frame {
  readonly you: number
  readonly this_: number
  replaces: number
}

/** [dm.galaxshield.2] Suspended `when-start-of-turn`. (duel-masters/keywords.rules:112) */
export interface WhenStartOfTurnFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.field.1] Suspended `after-put`. (duel-masters/keywords.rules:151) */
export interface AfterPutFrame extends Frame {
  readonly c: number
  f_: number
  list1: readonly number[]
  next2: number
}

/** [dm.start.1] Suspended `after-begin-game`. (duel-masters/cards-own.rules:76) */
export interface AfterBeginGameFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [dm.cards.3] Suspended `when-end-of-turn`. (duel-masters/cards-own.rules:114) */
export interface WhenEndOfTurnFrame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-2`. (duel-masters/cards-own.rules:121) */
export interface WhenEndOfTurn2Frame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-3`. (duel-masters/cards-own.rules:128) */
export interface WhenEndOfTurn3Frame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-draw`. (duel-masters/cards-own.rules:135) */
export interface WhenDrawFrame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-put`. (duel-masters/cards-own.rules:143) */
export interface WhenPutFrame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `instead-move-2`. (duel-masters/cards-spells.rules:64) */
export interface InsteadMove2Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [dm.cards.1] Suspended `when-put-2`. (duel-masters/cards-spells.rules:88) */
export interface WhenPut2Frame extends Frame {
  readonly c: number
}

/** [dm.cards.1] Suspended `when-end-attack`. (duel-masters/cards-creatures.rules:11) */
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

/** [dm.cards.1] Suspended `when-put-4`. (duel-masters/cards-creatures.rules:27) */
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

/** [dm.cards.1] Suspended `when-move`. (duel-masters/cards-creatures.rules:42) */
export interface WhenMoveFrame extends Frame {
  readonly you: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `when-put-5`. (duel-masters/cards-creatures.rules:53) */
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

/** [dm.cards.1] Suspended `when-put-6`. (duel-masters/cards-creatures.rules:66) */
export interface WhenPut6Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [dm.cards.1] Suspended `when-move-2`. (duel-masters/cards-creatures.rules:68) */
export interface WhenMove2Frame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [dm.cards.1] Suspended `when-put-7`. (duel-masters/cards-creatures.rules:82) */
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

/** [dm.cards.1] Suspended `when-move-3`. (duel-masters/cards-creatures.rules:87) */
export interface WhenMove3Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-cast`. (duel-masters/cards-creatures.rules:96) */
export interface WhenCastFrame extends Frame {
  readonly p: number
  readonly you: number
  c: number
  c2: number
}

/** [dm.cards.1] Suspended `when-put-8`. (duel-masters/cards-creatures.rules:108) */
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

/** [dm.cards.1] Suspended `when-put-9`. (duel-masters/cards-creatures.rules:129) */
export interface WhenPut9Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-attack`. (duel-masters/cards-creatures.rules:139) */
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

/** [dm.cards.1] Suspended `when-put-10`. (duel-masters/cards-creatures.rules:151) */
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

/** [dm.cards.1] Suspended `when-put-11`. (duel-masters/cards-creatures.rules:168) */
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

/** [dm.cards.1] Suspended `when-attack-2`. (duel-masters/cards-creatures.rules:181) */
export interface WhenAttack2Frame extends Frame {
  readonly you: number
  readonly a: number
  won: number
  going: boolean
  opponent: number
  q: number
  q2: number
}

/** [dm.cards.1] Suspended `when-put-12`. (duel-masters/cards-creatures.rules:202) */
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

/** [dm.cards.1] Suspended `when-end-of-turn-4`. (duel-masters/cards-creatures.rules:210) */
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

/** [dm.cards.1] Suspended `when-put-13`. (duel-masters/cards-creatures.rules:223) */
export interface WhenPut13Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [dm.cards.1] Suspended `when-attack-3`. (duel-masters/cards-creatures.rules:225) */
export interface WhenAttack3Frame extends Frame {
  readonly you: number
  readonly a: number
}

/** [dm.cards.1] Suspended `when-put-14`. (duel-masters/cards-standing.rules:22) */
export interface WhenPut14Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
}

/** [dm.cards.1] Suspended `when-defeat`. (duel-masters/cards-standing.rules:26) */
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

/** [dm.cards.1] Suspended `when-put-15`. (duel-masters/cards-standing.rules:69) */
export interface WhenPut15Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-attack-4`. (duel-masters/cards-standing.rules:72) */
export interface WhenAttack4Frame extends Frame {
  readonly you: number
  readonly a: number
  opponent: number
  q: number
  c: number
  c2: number
}

/** [dm.cards.1] Suspended `when-attack-5`. (duel-masters/cards-standing.rules:107) */
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

/** [dm.cards.1] Suspended `when-end-of-turn-6`. (duel-masters/cards-standing.rules:122) */
export interface WhenEndOfTurn6Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `instead-put`. (duel-masters/cards-standing.rules:143) */
export interface InsteadPutFrame extends Frame {
  readonly c: number
  replaces: number
}

/** [dm.cards.1] Suspended `when-put-16`. (duel-masters/cards-standing.rules:157) */
export interface WhenPut16Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `instead-move-3`. (duel-masters/cards-standing.rules:159) */
export interface InsteadMove3Frame extends Frame {
  readonly card2: number
  replaces: number
}

/** [dm.cards.1] Suspended `instead-put-2`. (duel-masters/cards-standing.rules:161) */
export interface InsteadPut2Frame extends Frame {
  readonly c: number
  replaces: number
}

/** [dm.cards.1] Suspended `before-break`. (duel-masters/cards-standing.rules:173) */
export interface BeforeBreakFrame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-17`. (duel-masters/cards-standing.rules:188) */
export interface WhenPut17Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-attack-6`. (duel-masters/cards-standing.rules:190) */
export interface WhenAttack6Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-18`. (duel-masters/cards-standing.rules:215) */
export interface WhenPut18Frame extends Frame {
  readonly you: number
}

/** [dm.cards.1] Suspended `when-put-19`. (duel-masters/cards-standing.rules:237) */
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

/** [dm.cards.1] Suspended `when-put-20`. (duel-masters/cards-standing.rules:251) */
export interface WhenPut20Frame extends Frame {
  readonly you: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.1] Suspended `when-put-21`. (duel-masters/cards-standing.rules:263) */
export interface WhenPut21Frame extends Frame {
  readonly you: number
  readonly c: number
  opponent: number
  q: number
  c2: number
  c3: number
}

/** [201.4] Suspended `homecoming`. (duel-masters/party-return.rules:3) */
export interface HomecomingFrame extends Frame {
  readonly k: number
  m: number
  m2: number
}

/** [400.3] Suspended `instead-start-step`. (duel-masters/party-leaving.rules:59) */
export interface InsteadStartStepFrame extends Frame {
  readonly p: number
  replaces: number
}

/** [400.3] Suspended `instead-end-step`. (duel-masters/party-leaving.rules:71) */
export interface InsteadEndStepFrame extends Frame {
  readonly p: number
  replaces: number
}

/** [dm.cards.3] Suspended `when-attack-7`. (duel-masters/party-examples-more.rules:17) */
export interface WhenAttack7Frame extends Frame {
  readonly you: number
  p: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-7`. (duel-masters/party-examples-more.rules:24) */
export interface WhenEndOfTurn7Frame extends Frame {
  readonly you: number
  p: number
  list1: readonly number[]
  next2: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-8`. (duel-masters/party-examples-more.rules:31) */
export interface WhenEndOfTurn8Frame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-mill`. (duel-masters/party-examples-more.rules:37) */
export interface WhenMillFrame extends Frame {
  readonly you: number
}

/** [dm.cards.3] Suspended `when-end-of-turn-9`. (duel-masters/party-examples-departed.rules:8) */
export interface WhenEndOfTurn9Frame extends Frame {
  readonly you: number
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
    zones: blankZones(75),
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
    turnPlayer: NONE,
    turnNumber: NONE,
    arrived: [],
    ending: NONE,
    regular: NONE,
    extraTurns: [],
    skippedTurns: [],
    forAll: NONE,
    tappedNow: NONE,
    paidFor: [],
    attacker: NONE,
    targetPlayer: NONE,
    targetCard: NONE,
    acting: NONE,
    fighters: [],
    resolving: NONE,
    lifeShield: [],
    over2: [],
    verdict: false,
    mainDeck: [],
    seating: [],
    partner: [],
    lastFallen: NONE,
    endedByLeaving: NONE,
    partnerCard: [],
    faceUp: [],
    tapped: [],
    out_: [],
    recalled: [],
    summoned: [],
    fleeting: [],
    bound: [],
    switched: [],
    absent: [],
    runningTurn: NONE,
    printedDef: [],
    astray: [],
    timesPutDuringTurn: [],
    timesCastDuringTurn: [],
    timesCountUseDuringTurn: {},
    timesArriveDuringTurn: {},
    timesAttackDuringTurn: 0,
    timesNinjaStrikeDuringCarryAttack: [],
    timesBreakShieldDuringCarryAttack: 0,
    timesRedirectDuringCarryAttack: [],
    timesDigUpDuringTurn: [],
    timesUseDuringTurn: [],
    timesCastDuringTurn2: [],
    timesBattleDuringMatch: 0,
    timesSummonDuringMatch: 0,
    timesWinDuringMainStep: [],
    timesCastDuringMainStep: {},
    timesSwitchDuringMatch: 0,
    timesPutDuringMainStep: [],
    timesArriveDuringMainStep: [],
    timesDrawDuringMatch: [],
    timesDrawDuringMatch2: 0,
    timesAttackStepDuringMatch: 0,
    timesEndAttackDuringMatch: 0,
    timesBeginWithDuringSetUp: 0,
    timesDrawOrderDuringSetUp: 0,
    timesProposeOrderDuringSetUp: 0,
    timesDeclareDuringAttackPlayer: [],
    timesJudgeDuringMatch: [],
    timesChargeStepDuringTurn: 0,
    timesAttackStepDuringTurn: 0,
    timesEndOfTurnDuringMatch: 0,
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
    turnPlayer: s.turnPlayer,
    turnNumber: s.turnNumber,
    arrived: s.arrived.slice(),
    ending: s.ending,
    regular: s.regular,
    extraTurns: s.extraTurns.slice(),
    skippedTurns: s.skippedTurns.slice(),
    forAll: s.forAll,
    tappedNow: s.tappedNow,
    paidFor: s.paidFor.slice(),
    attacker: s.attacker,
    targetPlayer: s.targetPlayer,
    targetCard: s.targetCard,
    acting: s.acting,
    fighters: s.fighters,
    resolving: s.resolving,
    lifeShield: s.lifeShield.slice(),
    over2: s.over2.slice(),
    verdict: s.verdict,
    mainDeck: s.mainDeck.slice(),
    seating: s.seating,
    partner: s.partner.slice(),
    lastFallen: s.lastFallen,
    endedByLeaving: s.endedByLeaving,
    partnerCard: s.partnerCard.slice(),
    faceUp: s.faceUp.slice(),
    tapped: s.tapped.slice(),
    out_: s.out_.slice(),
    recalled: s.recalled.slice(),
    summoned: s.summoned.slice(),
    fleeting: s.fleeting.slice(),
    bound: s.bound.slice(),
    switched: s.switched.slice(),
    absent: s.absent.slice(),
    runningTurn: s.runningTurn,
    printedDef: s.printedDef.slice(),
    astray: s.astray,
    timesPutDuringTurn: s.timesPutDuringTurn.slice(),
    timesCastDuringTurn: s.timesCastDuringTurn.slice(),
    timesCountUseDuringTurn: { ...s.timesCountUseDuringTurn },
    timesArriveDuringTurn: { ...s.timesArriveDuringTurn },
    timesAttackDuringTurn: s.timesAttackDuringTurn,
    timesNinjaStrikeDuringCarryAttack: s.timesNinjaStrikeDuringCarryAttack.slice(),
    timesBreakShieldDuringCarryAttack: s.timesBreakShieldDuringCarryAttack,
    timesRedirectDuringCarryAttack: s.timesRedirectDuringCarryAttack.slice(),
    timesDigUpDuringTurn: s.timesDigUpDuringTurn.slice(),
    timesUseDuringTurn: s.timesUseDuringTurn.slice(),
    timesCastDuringTurn2: s.timesCastDuringTurn2.slice(),
    timesBattleDuringMatch: s.timesBattleDuringMatch,
    timesSummonDuringMatch: s.timesSummonDuringMatch,
    timesWinDuringMainStep: s.timesWinDuringMainStep.slice(),
    timesCastDuringMainStep: { ...s.timesCastDuringMainStep },
    timesSwitchDuringMatch: s.timesSwitchDuringMatch,
    timesPutDuringMainStep: s.timesPutDuringMainStep.slice(),
    timesArriveDuringMainStep: s.timesArriveDuringMainStep.slice(),
    timesDrawDuringMatch: s.timesDrawDuringMatch.slice(),
    timesDrawDuringMatch2: s.timesDrawDuringMatch2,
    timesAttackStepDuringMatch: s.timesAttackStepDuringMatch,
    timesEndAttackDuringMatch: s.timesEndAttackDuringMatch,
    timesBeginWithDuringSetUp: s.timesBeginWithDuringSetUp,
    timesDrawOrderDuringSetUp: s.timesDrawOrderDuringSetUp,
    timesProposeOrderDuringSetUp: s.timesProposeOrderDuringSetUp,
    timesDeclareDuringAttackPlayer: s.timesDeclareDuringAttackPlayer.slice(),
    timesJudgeDuringMatch: s.timesJudgeDuringMatch.slice(),
    timesChargeStepDuringTurn: s.timesChargeStepDuringTurn,
    timesAttackStepDuringTurn: s.timesAttackStepDuringTurn,
    timesEndOfTurnDuringMatch: s.timesEndOfTurnDuringMatch,
    timesAttackStepDuringMatch2: s.timesAttackStepDuringMatch2.slice(),
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
    (within(to, ZONE['battle']) || within(to, ZONE['beneath'])) !==
    (within(from, ZONE['battle']) || within(from, ZONE['beneath']))
  ) {
    s.arrived[card] = s.turnNumber
  }
  if (
    (within(to, ZONE['nowhere']) || within(to, ZONE['battle'])) !==
    (within(from, ZONE['nowhere']) || within(from, ZONE['battle']))
  ) {
    s.paidFor[card] = 0
    s.summoned[card] = false
  }
  if (within(to, ZONE['battle']) !== within(from, ZONE['battle'])) {
    s.lifeShield[card] = NONE
    s.fleeting[card] = false
    s.switched[card] = false
  }
  if (within(to, ZONE['beneath']) !== within(from, ZONE['beneath'])) {
    s.over2[card] = NONE
    s.bound[card] = false
  }
  if (within(to, ZONE['shields']) !== within(from, ZONE['shields'])) {
    s.faceUp[card] = false
  }
  if (
    (within(to, ZONE['mana']) || within(to, ZONE['battle'])) !==
    (within(from, ZONE['mana']) || within(from, ZONE['battle']))
  ) {
    s.tapped[card] = false
  }
  if (within(to, ZONE['nowhere']) !== within(from, ZONE['nowhere'])) {
    s.recalled[card] = false
  }
  if (
    (within(to, ZONE['nowhere']) || within(to, ZONE['battle']) || within(to, ZONE['beneath'])) !==
    (within(from, ZONE['nowhere']) || within(from, ZONE['battle']) || within(from, ZONE['beneath']))
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
  // [dm.zone.3] viewers-exception (duel-masters/things.rules:45)
  if (within(s.place[card]!, ZONE['shields']) && isFaceUp(s, card)) return seats(s)
  if (within(zone, ZONE['deck'])) return []
  if (within(zone, ZONE['hand'])) return [zone - ZONE['hand']]
  if (within(zone, ZONE['shields'])) return []
  if (within(zone, ZONE['mana'])) return seats(s)
  if (within(zone, ZONE['graveyard'])) return seats(s)
  if (within(zone, ZONE['battle'])) return seats(s)
  if (within(zone, ZONE['beneath'])) return seats(s)
  if (within(zone, ZONE['nowhere'])) return seats(s)
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

// Compiled from the rules of YuGiOh into state.ts: the state. Change the rules, not this file.
import type { Astray, BaseState, Captured, Frame, PendingEffect, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  positionOf: number[]
  life: number[]
  turnPlayer: number
  turnNumber: number
  arrived: number[]
  laid2: number[]
  targets: (readonly number[])[]
  bearer: number[]
  language: number[]
  usedNames: (readonly number[])[]
  passes: number
  answerer: number
  summoned: boolean[]
  turned: boolean[]
  materials: readonly number[]
  attacking: readonly number[]
  attacked: number
  mainDeck: (readonly number[])[]
  extraDeck: (readonly number[])[]
  sideDeck: (readonly number[])[]
  justCome: readonly number[]
  sparedIn: number[]
  imitated: boolean[]
  risesFrom: number[]
  doomedFrom: number[]
  madeOf: number[]
  setDown: boolean[]
  spent: boolean[]
  freed: boolean[]
  looking: boolean[]
  usedUp: boolean[]
  printedDef: number[]
  astray: readonly Astray[]
  linesDeep: number
  putOff: readonly PendingEffect[]
  timesDeclareAttackDuringTurn: number
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  levelNow: (number | undefined)[] | null
  attack2: (number | undefined)[] | null
  defence: (number | undefined)[] | null
  isNegated2: (boolean | undefined)[] | null
}

/** Suspended `move`. */
export interface MoveFrame extends Frame {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
  matching1: readonly number[]
  next2: number
}

/** [ygo.zone.3] Suspended `send`. */
export interface SendFrame extends Frame {
  readonly c: number
}

/** [ygo.zone.3] Suspended `destroy`. */
export interface DestroyFrame extends Frame {
  readonly c: number
  noticed1: readonly Captured[][]
}

/** [ygo.zone.3] Suspended `banish`. */
export interface BanishFrame extends Frame {
  readonly c: number
}

/** [ygo.zone.3] Suspended `discard`. */
export interface DiscardFrame extends Frame {
  readonly c: number
}

/** [ygo.zone.1] Suspended `search`. */
export interface SearchFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.zone.4] Suspended `after-move-2`. */
export interface AfterMove2Frame extends Frame {
  readonly c: number
  list1: readonly number[]
  next2: number
}

/** [ygo.damage.1] Suspended `burn`. */
export interface BurnFrame extends Frame {
  readonly q: number
  readonly n: number
  readonly c: number
}

/** [ygo.start.1] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [ygo.start.2] Suspended `duel`. */
export interface DuelFrame extends Frame {
  members1: readonly number[]
  active3: readonly number[]
  changed4: number
  lines: number
  next5: number
  following6: readonly PendingEffect[]
  next7: number
}

/** Suspended `after move`. */
export interface AfterMoveFrame2 extends Frame {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  matching1: readonly number[]
  next2: number
}

/** [ygo.start.2] Suspended `deal`. */
export interface DealFrame extends Frame {
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.turn.1] Suspended `turn`. */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.2] Suspended `draw-phase`. */
export interface DrawPhaseFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.2] Suspended `draw`. */
export interface DrawFrame extends Frame {
  readonly n: number
  readonly p: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [ygo.turn.3] Suspended `standby-phase`. */
export interface StandbyPhaseFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.3] Suspended `standby`. */
export interface StandbyFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.4] Suspended `main-phase`. */
export interface MainPhaseFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.6] Suspended `end-phase`. */
export interface EndPhaseFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.6] Suspended `ending`. */
export interface EndingFrame extends Frame {
  readonly p: number
}

/** [ygo.end.1] Suspended `lose`. */
export interface LoseFrame extends Frame {
  readonly p: number
}

/** [ygo.end.2] Suspended `win`. */
export interface WinFrame extends Frame {
  readonly p: number
}

/** [ygo.end.3] Suspended `draw-duel`. */
export interface DrawDuelFrame extends Frame {
  readonly p: number
}

/** [ygo.chain.1] Suspended `window`. */
export interface WindowFrame extends Frame {}

/** [ygo.chain.1] Suspended `run-chain`. */
export interface RunChainFrame extends Frame {
  list1: readonly number[]
  next2: number
}

/** [ygo.chain.3] Suspended `run-link`. */
export interface RunLinkFrame extends Frame {
  readonly e: number
}

/** [ygo.chain.2] Suspended `line-up`. */
export interface LineUpFrame extends Frame {
  p: number
}

/** [ygo.chain.2] Suspended `link-up`. */
export interface LinkUpFrame extends Frame {
  readonly e: number
}

/** [ygo.spell.1] Suspended `prepare`. */
export interface PrepareFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.spell.1] Suspended `carry-out`. */
export interface CarryOutFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.spell.1] Suspended `activate`. */
export interface ActivateFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [ygo.spell.1] Suspended `activate-effect`. */
export interface ActivateEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [ygo.spell.1] Suspended `lay-open`. */
export interface LayOpenFrame extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.trap.1] Suspended `set-card`. */
export interface SetCardFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [ygo.summon.1] Suspended `normal-summon`. */
export interface NormalSummonFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [ygo.summon.1] Suspended `set-monster`. */
export interface SetMonsterFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [ygo.summon.2] Suspended `give-tributes`. */
export interface GiveTributesFrame extends Frame {
  readonly c: number
  readonly p: number
  given: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [ygo.summon.3] Suspended `special-summon`. */
export interface SpecialSummonFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.summon.5] Suspended `special-summon-freely`. */
export interface SpecialSummonFreelyFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.fusion.1] Suspended `gather`. */
export interface GatherFrame extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  n: number
  picked2: readonly number[]
  picked3: readonly number[]
  picked4: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
  atLeast5: number
  atMost6: number
}

/** [ygo.fusion.2] Suspended `try-fuse`. */
export interface TryFuseFrame extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  announces: number
}

/** [ygo.fusion.2] Suspended `fuse`. */
export interface FuseFrame extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.synchro.1] Suspended `summon-from-extra`. */
export interface SummonFromExtraFrame extends Frame {
  readonly f_: number
  readonly p: number
  m: number
  announces: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [ygo.turn.5] Suspended `battle-phase`. */
export interface BattlePhaseFrame extends Frame {
  readonly p: number
}

/** [ygo.battle.1] Suspended `attack`. */
export interface AttackFrame extends Frame {
  readonly d: number
  readonly a: number
  readonly p: number
}

/** [ygo.battle.2] Suspended `clash`. */
export interface ClashFrame extends Frame {
  readonly a: number
  readonly d: number
  readonly p: number
  q: number
  ours: number
  theirs: number
}

/** [ygo.battle.2] Suspended `beat`. */
export interface BeatFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly p: number
}

/** [ygo.battle.2] Suspended `fall`. */
export interface FallFrame extends Frame {
  readonly c: number
}

/** [ygo.battle.3] Suspended `attack-directly`. */
export interface AttackDirectlyFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [ygo.battle.3] Suspended `batter`. */
export interface BatterFrame extends Frame {
  readonly q: number
  readonly n: number
}

/** [ygo.cards.4] Suspended `call-sisters`. */
export interface CallSistersFrame extends Frame {
  readonly this_: number
  readonly you: number
  announces: number
}

/** [ygo.cards.4] Suspended `call-sisters-effect`. */
export interface CallSistersEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
  e: number
}

/** [ygo.cards.4] Suspended `when-move`. */
export interface WhenMoveFrame extends Frame {
  readonly you: number
  readonly this_: number
  x: number
}

/** [ygo.cards.4] Suspended `when-arrive`. */
export interface WhenArriveFrame extends Frame {
  readonly you: number
}

/** [ygo.cards.4] Suspended `when-declare-attack`. */
export interface WhenDeclareAttackFrame extends Frame {
  readonly you: number
  c: number
}

/** [ygo.cards.4] Suspended `when-arrive-2`. */
export interface WhenArrive2Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [ygo.cards.4] Suspended `when-destroy`. */
export interface WhenDestroyFrame extends Frame {
  readonly you: number
  readonly c: number
}

/** [ygo.cards.4] Suspended `when-normal-summon`. */
export interface WhenNormalSummonFrame extends Frame {
  readonly you: number
}

/** [ygo.cards.4] Suspended `peer`. */
export interface PeerFrame extends Frame {
  readonly this_: number
  readonly you: number
  announces: number
}

/** [ygo.cards.4] Suspended `peer-effect`. */
export interface PeerEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
  seen: readonly number[]
}

/** [ygo.cards.4] Suspended `impersonate`. */
export interface ImpersonateFrame extends Frame {
  readonly this_: number
  readonly you: number
  announces: number
}

/** [ygo.cards.4] Suspended `impersonate-effect`. */
export interface ImpersonateEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
  d: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.5] Suspended `gather`. */
export interface GatherFrame6 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. */
export interface GatherFrame5 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. */
export interface GatherFrame4 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `burst`. */
export interface BurstFrame extends Frame {
  readonly this_: number
  readonly you: number
  mine: number
  announces: number
}

/** [ygo.cards.5] Suspended `burst-effect`. */
export interface BurstEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.5] Suspended `after-standby`. */
export interface AfterStandbyFrame extends Frame {
  c: number
  p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `after-ending-2`. */
export interface AfterEnding2Frame extends Frame {
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.5] Suspended `gather`. */
export interface GatherFrame3 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `when-arrive-3`. */
export interface WhenArrive3Frame extends Frame {
  readonly you: number
}

/** [ygo.cards.6] Suspended `after-move-3`. */
export interface AfterMove3Frame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [ygo.cards.6] Suspended `create-light`. */
export interface CreateLightFrame extends Frame {
  readonly this_: number
  readonly you: number
  a: number
  b: number
  c: number
  announces: number
}

/** [ygo.cards.6] Suspended `after-special-summon`. */
export interface AfterSpecialSummonFrame extends Frame {
  readonly you: number
  readonly p: number
}

/** [ygo.cards.6] Suspended `begin-all`. */
export interface BeginAllFrame extends Frame {
  readonly this_: number
  readonly you: number
  given: readonly number[]
  announces: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [ygo.cards.7] Suspended `when-normal-summon-2`. */
export interface WhenNormalSummon2Frame extends Frame {
  readonly you: number
}

/** [ygo.cards.7] Suspended `when-arrive-4`. */
export interface WhenArrive4Frame extends Frame {
  readonly you: number
  readonly c: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.7] Suspended `prepare`. */
export interface PrepareFrame5 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame6 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame5 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame4 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `prepare`. */
export interface PrepareFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame3 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame2 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `gather`. */
export interface GatherFrame2 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.3] Suspended `carry-out`. */
export interface CarryOutFrame11 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.3] Suspended `prepare`. */
export interface PrepareFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.3] Suspended `carry-out`. */
export interface CarryOutFrame10 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  q: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.3] Suspended `prepare`. */
export interface PrepareFrame6 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame21 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame20 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame19 extends Frame {
  readonly c: number
  readonly p: number
  f_: number
}

/** [ygo.cards.2] Suspended `prepare`. */
export interface PrepareFrame13 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame18 extends Frame {
  readonly c: number
  readonly p: number
  burnt: readonly number[]
  n: number
  k: number
  knights: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
  atLeast5: number
  atMost6: number
  list7: readonly number[]
  next8: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame17 extends Frame {
  readonly c: number
  readonly p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `when-burn`. */
export interface WhenBurnFrame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame16 extends Frame {
  readonly c: number
  readonly p: number
  seen: readonly number[]
  found: readonly number[]
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame15 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.2] Suspended `prepare`. */
export interface PrepareFrame11 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame14 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  f_: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame13 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  f_: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame12 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  f_: number
}

/** [ygo.cards.1] Suspended `carry-out`. */
export interface CarryOutFrame22 extends Frame {
  readonly c: number
  readonly p: number
}

// Compiled from the rules of TrumpKing into state.ts: the state. Change the rules, not this file.
import type { Astray, BaseState, Frame, LineState, PendingEffect, Shared } from 'houserules/runtime'

/** State of a game: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  passes: number
  linksBelow: number
  answerer: number
  toBeAnswered: boolean
  attacksMade: number[]
  attackedIn: number[]
  foe: number[]
  abilityUsedIn: number[]
  life: number[]
  turnPlayer: number
  turnNumber: number
  clock: number
  position: number[]
  arrived: number[]
  upSince: number[]
  setRole: number[]
  namedSuit: number[]
  namedRank: number[]
  inUse: boolean[]
  falling: boolean[]
  fromField: boolean[]
  fresh: boolean[]
  standing: boolean[]
  astray: readonly Astray[]
  linesDeep: number
  putOff: readonly PendingEffect[]
  beforeLine: LineState | null
  changedInLine: boolean
  timesNormalSummonDuringTurn: number[]
  timesSetMonsterDuringTurn: number[]
  timesActivateSpellDuringTurn: number[]
  timesChangePositionDuringTurn: number[]
  timesDrawDuringMatch: number[]
  timesBattlePhaseDuringTurn: number[]
  timesDrawDuringMain: number[]
  timesDestroyDuringMain: number
  timesDrawDuringBattlePhase: Record<string, number>
  timesHurtDuringBattlePhase: number
  shared?: Shared<State> | undefined
}

/** What was worked out about a state that stands still. */
export interface Known {
  readonly of: State | null
  prevailing: readonly number[] | null
}

/** [gap.chain] Suspended `window`. */
export interface WindowFrame extends Frame {}

/** [gap.chain] Suspended `window-if-due`. */
export interface WindowIfDueFrame extends Frame {}

/** [gap.chain] Suspended `run-chain`. */
export interface RunChainFrame extends Frame {}

/** [gap.chain] Suspended `run-link`. */
export interface RunLinkFrame extends Frame {
  readonly e: number
  used: number
}

/** [gap.same-time-triggers] Suspended `line-up`. */
export interface LineUpFrame extends Frame {
  ready: readonly number[]
  chooser: number
}

/** [gap.same-time-triggers] Suspended `link-up`. */
export interface LinkUpFrame extends Frame {
  readonly e: number
}

/** [battle.2] Suspended `attack-directly`. */
export interface AttackDirectlyFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [battle.4] Suspended `attack`. */
export interface AttackFrame extends Frame {
  readonly a: number
  readonly t2: number
  readonly p: number
}

/** [battle.4] Suspended `battle`. */
export interface BattleFrame extends Frame {
  readonly a: number
  readonly t2: number
  readonly p: number
  following8: readonly PendingEffect[]
  next9: number
}

/** [spade.1, turn.3] Suspended `spade-call`. */
export interface SpadeCallFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [spade-synchro.2] Suspended `blast`. */
export interface BlastFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [spade-synchro.2] Suspended `blast-effect`. */
export interface BlastEffectFrame extends Frame {
  readonly x: number
  readonly you: number
  following6: readonly PendingEffect[]
  next7: number
}

/** [heart-synchro.1] Suspended `insight`. */
export interface InsightFrame extends Frame {
  readonly this_: number
  readonly you: number
  excess: number
}

/** [heart-synchro.2] Suspended `insight-effect`. */
export interface InsightEffectFrame extends Frame {
  readonly you: number
  readonly d: number
  looked: readonly number[]
}

/** [heart-synchro.2] Suspended `use-looked`. */
export interface UseLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
}

/** [heart-synchro.2] Suspended `summon-looked`. */
export interface SummonLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
}

/** [heart-synchro.2] Suspended `cast-looked`. */
export interface CastLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
  below: number
}

/** [heart-synchro.2] Suspended `set-looked`. */
export interface SetLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
}

/** [club.1, gap.call-zone] Suspended `club-call`. */
export interface ClubCallFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [club.2] Suspended `harvest`. */
export interface HarvestFrame extends Frame {
  readonly m: number
  readonly you: number
  n: number
  back: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [club-synchro.1] Suspended `last-gift`. */
export interface LastGiftFrame extends Frame {
  readonly you: number
}

/** [diamond.3, gap.call-zone] Suspended `diamond-call`. */
export interface DiamondCallFrame extends Frame {
  readonly this_: number
  readonly you: number
}

/** [diamond.3, gap.call-zone] Suspended `diamond-call-effect`. */
export interface DiamondCallEffectFrame extends Frame {
  readonly you: number
}

/** [diamond.5] Suspended `compensate`. */
export interface CompensateFrame extends Frame {
  readonly t2: readonly number[]
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [diamond-synchro.1] Suspended `name-for`. */
export interface NameForFrame2 extends Frame {
  readonly s_: number
  readonly p: number
  u: number
}

/** [spell.4] Suspended `set-card`. */
export interface SetCardFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [spell.1, spell.3] Suspended `activate-spell`. */
export interface ActivateSpellFrame extends Frame {
  readonly c: number
  readonly p: number
  wasSet: boolean
}

/** [trap.1, trap.5] Suspended `activate-trap`. */
export interface ActivateTrapFrame extends Frame {
  readonly c: number
  readonly p: number
  wasSet: boolean
}

/** [normal-spell.1, gap.normal-spell-targets] Suspended `use-spell`. */
export interface UseSpellFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [normal-trap.1, gap.normal-trap-scope] Suspended `use-trap`. */
export interface UseTrapFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [rank1.2] Suspended `use-trap-effect`. */
export interface UseTrapEffectFrame3 extends Frame {
  readonly p: number
  following6: readonly PendingEffect[]
  next7: number
}

/** [rank2.1] Suspended `use-spell-effect`. */
export interface UseSpellEffectFrame3 extends Frame {
  readonly p: number
  looked: readonly number[]
}

/** [rank8.1] Suspended `use-spell`. */
export interface UseSpellFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [spell.8] Suspended `use-trap`. */
export interface UseTrapFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [rank8.1] Suspended `pop`. */
export interface PopFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [rank9.1] Suspended `use-trap`. */
export interface UseTrapFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [joker.2] Suspended `use-spell-effect`. */
export interface UseSpellEffectFrame2 extends Frame {
  readonly p: number
  found: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [turn.6] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [start.1] Suspended `set-up`. */
export interface SetUpFrame extends Frame {}

/** [gap.first-player, start.1] Suspended `settle-first-player`. */
export interface SettleFirstPlayerFrame extends Frame {}

/** [turn.6] Suspended `turn`. */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [turn.1] Suspended `draw-phase`. */
export interface DrawPhaseFrame extends Frame {
  readonly p: number
}

/** [turn.3, turn.5] Suspended `main`. */
export interface MainFrame extends Frame {
  readonly p: number
}

/** [turn.4, battle.11] Suspended `battle-phase`. */
export interface BattlePhaseFrame extends Frame {
  readonly p: number
}

/** [gap.hand-limit] Suspended `hand-check`. */
export interface HandCheckFrame extends Frame {
  readonly p: number
  surplus: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [summon.1] Suspended `normal-summon`. */
export interface NormalSummonFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [summon.3] Suspended `set-monster`. */
export interface SetMonsterFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [summon.5, summon.6] Suspended `special-summon`. */
export interface SpecialSummonFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [synchro.1] Suspended `synchro-summon`. */
export interface SynchroSummonFrame extends Frame {
  readonly s_: number
  readonly p: number
  m: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [diamond-synchro.1] Suspended `name-for`. */
export interface NameForFrame extends Frame {
  readonly s_: number
  readonly p: number
}

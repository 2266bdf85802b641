// Compiled from the rules of TrumpKing: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones } from '../../runtime/copies.ts'
import { copyLog } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { HOLDER, POSITION, ZONE } from './names.ts'
import { backrowZonesOf, isStanding, monsterZonesOf, startingLifeOf } from './facts.ts'

/** State of a game of TrumpKing: plain data, changed in place by `apply`. */
export interface State extends BaseState {
  passes: number
  linksBelow: number
  answerer: number
  attacksMade: number[]
  attackedIn: number[]
  foe: number[]
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
  least2: number
  ready: readonly number[]
  chooser: number
  e: number
  e2: number
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
  u: number
  u2: number
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
  x: number
  x2: number
}

/** [heart-synchro.1] Suspended `insight`. */
export interface InsightFrame extends Frame {
  readonly this_: number
  readonly you: number
  excess: number
  d: number
  d2: number
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
  c: number
  c2: number
}

/** [heart-synchro.2] Suspended `cast-looked`. */
export interface CastLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
  c: number
  c2: number
  below: number
}

/** [heart-synchro.2] Suspended `set-looked`. */
export interface SetLookedFrame extends Frame {
  readonly looked: readonly number[]
  readonly p: number
  c: number
  c2: number
}

/** [club.1] Suspended `club-call`. */
export interface ClubCallFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
}

/** [diamond.3] Suspended `diamond-call`. */
export interface DiamondCallFrame extends Frame {
  readonly this_: number
  readonly you: number
  x: number
  x2: number
}

/** [diamond.5] Suspended `compensate`. */
export interface CompensateFrame extends Frame {
  readonly t2: readonly number[]
  readonly p: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [spell.4] Suspended `set-card`. */
export interface SetCardFrame extends Frame {
  readonly c: number
  readonly p: number
  r: number
  r2: number
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
  m: number
  m2: number
}

/** [normal-trap.1, gap.normal-trap-scope] Suspended `use-trap`. */
export interface UseTrapFrame extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
}

/** [rank8.1] Suspended `pop`. */
export interface PopFrame extends Frame {
  readonly c: number
  readonly p: number
  x: number
  x2: number
}

/** [turn.6] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [start.1] Suspended `set-up`. */
export interface SetUpFrame extends Frame {}

/** [gap.first-player, start.1] Suspended `settle-first-player`. */
export interface SettleFirstPlayerFrame extends Frame {
  f_: number
  f_2: number
  f_3: number
  f_4: number
}

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
  c: number
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
  q: number
  q2: number
}

/** [synchro.1] Suspended `synchro-summon`. */
export interface SynchroSummonFrame extends Frame {
  readonly s_: number
  readonly p: number
  m: number
  m2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [diamond-synchro.1] Suspended `name-for`. */
export interface NameForFrame extends Frame {
  readonly s_: number
  readonly p: number
}

/** [heart-synchro.2] Suspended `insight-effect`. */
export interface InsightEffectFrame extends Frame {
  readonly you: number
  readonly d: number
  looked: readonly number[]
}

/** [diamond.3] Suspended `diamond-call-effect`. */
export interface DiamondCallEffectFrame extends Frame {
  readonly you: number
  y: number
  y2: number
  t2: readonly number[]
}

/** [joker.2] Suspended `use-spell-effect`. */
export interface UseSpellEffectFrame extends Frame {
  readonly p: number
  c: number
  found: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [rank8.1] Suspended `use-spell`. */
export interface UseSpellFrame2 extends Frame {
  readonly c: number
  readonly p: number
}

/** [rank2.1] Suspended `use-spell-effect`. */
export interface UseSpellEffectFrame2 extends Frame {
  readonly p: number
  looked: readonly number[]
  c: number
  c2: number
}

/** [rank9.1] Suspended `use-trap`. */
export interface UseTrapFrame2 extends Frame {
  readonly c: number
  readonly p: number
  x: number
  x2: number
}

/** [spell.8] Suspended `use-trap`. */
export interface UseTrapFrame3 extends Frame {
  readonly c: number
  readonly p: number
}

/** [diamond-synchro.1] Suspended `name-for`. */
export interface NameForFrame2 extends Frame {
  readonly s_: number
  readonly p: number
  u: number
  u2: number
  v: number
  v2: number
}

/** [club.2] Suspended `harvest`. */
export interface HarvestFrame extends Frame {
  readonly m: number
  readonly you: number
  n: number
  c: number
  back: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [club-synchro.1] Suspended `last-gift`. */
export interface LastGiftFrame extends Frame {
  readonly you: number
  c: number
  c2: number
}

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  // prettier-ignore
  const s: State = {
    players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [], zones: blankZones(74),
    shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false, legal: [], effects: [],
    announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false, openChance: false, log: null,
    passes: NONE, linksBelow: NONE, answerer: NONE, attacksMade: [], attackedIn: [], foe: [], life: [],
    turnPlayer: NONE, turnNumber: NONE, clock: NONE, position: [], arrived: [], upSince: [], setRole: [], namedSuit: [],
    namedRank: [], inUse: [], falling: [], fromField: [], fresh: [], standing: [], astray: [],
    timesNormalSummonDuringTurn: [], timesSetMonsterDuringTurn: [], timesActivateSpellDuringTurn: [],
    timesChangePositionDuringTurn: [], timesDrawDuringMatch: [], timesBattlePhaseDuringTurn: [],
    timesDrawDuringMain: [], timesDestroyDuringMain: 0, timesDrawDuringBattlePhase: {}, timesHurtDuringBattlePhase: 0,
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  s.passes = 0
  s.linksBelow = 0
  s.answerer = 0
  for (let it = 0; it < players; it++) s.life.push(startingLifeOf(s))
  s.turnPlayer = 0
  s.turnNumber = 0
  s.clock = 0
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
    openChance: s.openChance, log: copyLog(s.log), passes: s.passes, linksBelow: s.linksBelow, answerer: s.answerer,
    attacksMade: s.attacksMade.slice(), attackedIn: s.attackedIn.slice(), foe: s.foe.slice(), life: s.life.slice(),
    turnPlayer: s.turnPlayer, turnNumber: s.turnNumber, clock: s.clock, position: s.position.slice(),
    arrived: s.arrived.slice(), upSince: s.upSince.slice(), setRole: s.setRole.slice(), namedSuit: s.namedSuit.slice(),
    namedRank: s.namedRank.slice(), inUse: s.inUse.slice(), falling: s.falling.slice(), fromField: s.fromField.slice(),
    fresh: s.fresh.slice(), standing: s.standing.slice(), astray: s.astray,
    timesNormalSummonDuringTurn: s.timesNormalSummonDuringTurn.slice(),
    timesSetMonsterDuringTurn: s.timesSetMonsterDuringTurn.slice(),
    timesActivateSpellDuringTurn: s.timesActivateSpellDuringTurn.slice(),
    timesChangePositionDuringTurn: s.timesChangePositionDuringTurn.slice(),
    timesDrawDuringMatch: s.timesDrawDuringMatch.slice(),
    timesBattlePhaseDuringTurn: s.timesBattlePhaseDuringTurn.slice(),
    timesDrawDuringMain: s.timesDrawDuringMain.slice(), timesDestroyDuringMain: s.timesDestroyDuringMain,
    timesDrawDuringBattlePhase: { ...s.timesDrawDuringBattlePhase },
    timesHurtDuringBattlePhase: s.timesHurtDuringBattlePhase,
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
  t.passes = s.passes
  t.linksBelow = s.linksBelow
  t.answerer = s.answerer
  t.attacksMade = copied(t.attacksMade, s.attacksMade)
  t.attackedIn = copied(t.attackedIn, s.attackedIn)
  t.foe = copied(t.foe, s.foe)
  t.life = copied(t.life, s.life)
  t.turnPlayer = s.turnPlayer
  t.turnNumber = s.turnNumber
  t.clock = s.clock
  t.position = copied(t.position, s.position)
  t.arrived = copied(t.arrived, s.arrived)
  t.upSince = copied(t.upSince, s.upSince)
  t.setRole = copied(t.setRole, s.setRole)
  t.namedSuit = copied(t.namedSuit, s.namedSuit)
  t.namedRank = copied(t.namedRank, s.namedRank)
  t.inUse = copied(t.inUse, s.inUse)
  t.falling = copied(t.falling, s.falling)
  t.fromField = copied(t.fromField, s.fromField)
  t.fresh = copied(t.fresh, s.fresh)
  t.standing = copied(t.standing, s.standing)
  t.astray = s.astray
  t.timesNormalSummonDuringTurn = s.timesNormalSummonDuringTurn.slice()
  t.timesSetMonsterDuringTurn = s.timesSetMonsterDuringTurn.slice()
  t.timesActivateSpellDuringTurn = s.timesActivateSpellDuringTurn.slice()
  t.timesChangePositionDuringTurn = s.timesChangePositionDuringTurn.slice()
  t.timesDrawDuringMatch = s.timesDrawDuringMatch.slice()
  t.timesBattlePhaseDuringTurn = s.timesBattlePhaseDuringTurn.slice()
  t.timesDrawDuringMain = s.timesDrawDuringMain.slice()
  t.timesDestroyDuringMain = s.timesDestroyDuringMain
  t.timesDrawDuringBattlePhase = { ...s.timesDrawDuringBattlePhase }
  t.timesHurtDuringBattlePhase = s.timesHurtDuringBattlePhase
  copyRoundLimit(t, s)
}

/** A frame of its own; the lists in it are never changed in place. */
function copyOfFrame(f: Frame): Frame {
  switch (f.proc) {
    case 1 /* window */: {
      const { proc, pc, answer } = f as WindowFrame
      return { proc, pc, answer } as WindowFrame
    }
    case 2 /* window-if-due */: {
      const { proc, pc, answer } = f as WindowIfDueFrame
      return { proc, pc, answer } as WindowIfDueFrame
    }
    case 3 /* run-chain */: {
      const { proc, pc, answer } = f as RunChainFrame
      return { proc, pc, answer } as RunChainFrame
    }
    case 4 /* run-link */: {
      const { proc, pc, answer, e, used } = f as RunLinkFrame
      return { proc, pc, answer, e, used } as RunLinkFrame
    }
    case 5 /* line-up */: {
      const { proc, pc, answer, least2, ready, chooser, e, e2 } = f as LineUpFrame
      return { proc, pc, answer, least2, ready, chooser, e, e2 } as LineUpFrame
    }
    case 6 /* link-up */: {
      const { proc, pc, answer, e } = f as LinkUpFrame
      return { proc, pc, answer, e } as LinkUpFrame
    }
    case 7 /* attack-directly */: {
      const { proc, pc, answer, a, p } = f as AttackDirectlyFrame
      return { proc, pc, answer, a, p } as AttackDirectlyFrame
    }
    case 8 /* attack */: {
      const { proc, pc, answer, a, t2, p, u, u2 } = f as AttackFrame
      return { proc, pc, answer, a, t2, p, u, u2 } as AttackFrame
    }
    case 9 /* spade-call */: {
      const { proc, pc, answer, this_, you } = f as SpadeCallFrame
      return { proc, pc, answer, this_, you } as SpadeCallFrame
    }
    case 10 /* blast */: {
      const { proc, pc, answer, this_, you, x, x2 } = f as BlastFrame
      return { proc, pc, answer, this_, you, x, x2 } as BlastFrame
    }
    case 12 /* insight */: {
      const { proc, pc, answer, this_, you, excess, d, d2 } = f as InsightFrame
      return { proc, pc, answer, this_, you, excess, d, d2 } as InsightFrame
    }
    case 14 /* use-looked */: {
      const { proc, pc, answer, looked, p } = f as UseLookedFrame
      return { proc, pc, answer, looked, p } as UseLookedFrame
    }
    case 15 /* summon-looked */: {
      const { proc, pc, answer, looked, p, c, c2 } = f as SummonLookedFrame
      return { proc, pc, answer, looked, p, c, c2 } as SummonLookedFrame
    }
    case 16 /* cast-looked */: {
      const { proc, pc, answer, looked, p, c, c2, below } = f as CastLookedFrame
      return { proc, pc, answer, looked, p, c, c2, below } as CastLookedFrame
    }
    case 17 /* set-looked */: {
      const { proc, pc, answer, looked, p, c, c2 } = f as SetLookedFrame
      return { proc, pc, answer, looked, p, c, c2 } as SetLookedFrame
    }
    case 18 /* club-call */: {
      const { proc, pc, answer, this_, you, c, c2 } = f as ClubCallFrame
      return { proc, pc, answer, this_, you, c, c2 } as ClubCallFrame
    }
    case 19 /* diamond-call */: {
      const { proc, pc, answer, this_, you, x, x2 } = f as DiamondCallFrame
      return { proc, pc, answer, this_, you, x, x2 } as DiamondCallFrame
    }
    case 21 /* compensate */: {
      const { proc, pc, answer, t2, p, c, list1, next2 } = f as CompensateFrame
      return { proc, pc, answer, t2, p, c, list1, next2 } as CompensateFrame
    }
    case 22 /* set-card */: {
      const { proc, pc, answer, c, p, r, r2 } = f as SetCardFrame
      return { proc, pc, answer, c, p, r, r2 } as SetCardFrame
    }
    case 23 /* activate-spell */: {
      const { proc, pc, answer, c, p, wasSet } = f as ActivateSpellFrame
      return { proc, pc, answer, c, p, wasSet } as ActivateSpellFrame
    }
    case 24 /* activate-trap */: {
      const { proc, pc, answer, c, p, wasSet } = f as ActivateTrapFrame
      return { proc, pc, answer, c, p, wasSet } as ActivateTrapFrame
    }
    case 25 /* use-spell */: {
      const { proc, pc, answer, c, p, m, m2 } = f as UseSpellFrame
      return { proc, pc, answer, c, p, m, m2 } as UseSpellFrame
    }
    case 30 /* use-trap */: {
      const { proc, pc, answer, c, p, m, m2 } = f as UseTrapFrame
      return { proc, pc, answer, c, p, m, m2 } as UseTrapFrame
    }
    case 36 /* pop */: {
      const { proc, pc, answer, c, p, x, x2 } = f as PopFrame
      return { proc, pc, answer, c, p, x, x2 } as PopFrame
    }
    case 38 /* match */: {
      const { proc, pc, answer } = f as MatchFrame
      return { proc, pc, answer } as MatchFrame
    }
    case 39 /* set-up */: {
      const { proc, pc, answer } = f as SetUpFrame
      return { proc, pc, answer } as SetUpFrame
    }
    case 40 /* settle-first-player */: {
      const { proc, pc, answer, f_, f_2, f_3, f_4 } = f as SettleFirstPlayerFrame
      return { proc, pc, answer, f_, f_2, f_3, f_4 } as SettleFirstPlayerFrame
    }
    case 41 /* turn */: {
      const { proc, pc, answer, p } = f as TurnFrame
      return { proc, pc, answer, p } as TurnFrame
    }
    case 42 /* draw-phase */: {
      const { proc, pc, answer, p } = f as DrawPhaseFrame
      return { proc, pc, answer, p } as DrawPhaseFrame
    }
    case 43 /* main */: {
      const { proc, pc, answer, p } = f as MainFrame
      return { proc, pc, answer, p } as MainFrame
    }
    case 44 /* battle-phase */: {
      const { proc, pc, answer, p } = f as BattlePhaseFrame
      return { proc, pc, answer, p } as BattlePhaseFrame
    }
    case 45 /* hand-check */: {
      const { proc, pc, answer, p, c, surplus, atLeast1, atMost2 } = f as HandCheckFrame
      return { proc, pc, answer, p, c, surplus, atLeast1, atMost2 } as HandCheckFrame
    }
    case 46 /* normal-summon */: {
      const { proc, pc, answer, c, p } = f as NormalSummonFrame
      return { proc, pc, answer, c, p } as NormalSummonFrame
    }
    case 47 /* set-monster */: {
      const { proc, pc, answer, c, p } = f as SetMonsterFrame
      return { proc, pc, answer, c, p } as SetMonsterFrame
    }
    case 48 /* special-summon */: {
      const { proc, pc, answer, c, p, q, q2 } = f as SpecialSummonFrame
      return { proc, pc, answer, c, p, q, q2 } as SpecialSummonFrame
    }
    case 49 /* synchro-summon */: {
      const { proc, pc, answer, s_, p, m, m2, atLeast1, atMost2 } = f as SynchroSummonFrame
      return { proc, pc, answer, s_, p, m, m2, atLeast1, atMost2 } as SynchroSummonFrame
    }
    case 50 /* name-for */: {
      const { proc, pc, answer, s_, p } = f as NameForFrame
      return { proc, pc, answer, s_, p } as NameForFrame
    }
    case 13 /* insight-effect */: {
      const { proc, pc, answer, you, d, looked } = f as InsightEffectFrame
      return { proc, pc, answer, you, d, looked } as InsightEffectFrame
    }
    case 20 /* diamond-call-effect */: {
      const { proc, pc, answer, you, y, y2, t2 } = f as DiamondCallEffectFrame
      return { proc, pc, answer, you, y, y2, t2 } as DiamondCallEffectFrame
    }
    case 27 /* use-spell-effect */: {
      const { proc, pc, answer, p, c, found, atLeast1, atMost2 } = f as UseSpellEffectFrame
      return { proc, pc, answer, p, c, found, atLeast1, atMost2 } as UseSpellEffectFrame
    }
    case 28 /* use-spell */: {
      const { proc, pc, answer, c, p } = f as UseSpellFrame2
      return { proc, pc, answer, c, p } as UseSpellFrame2
    }
    case 29 /* use-spell-effect */: {
      const { proc, pc, answer, p, looked, c, c2 } = f as UseSpellEffectFrame2
      return { proc, pc, answer, p, looked, c, c2 } as UseSpellEffectFrame2
    }
    case 32 /* use-trap */: {
      const { proc, pc, answer, c, p, x, x2 } = f as UseTrapFrame2
      return { proc, pc, answer, c, p, x, x2 } as UseTrapFrame2
    }
    case 34 /* use-trap */: {
      const { proc, pc, answer, c, p } = f as UseTrapFrame3
      return { proc, pc, answer, c, p } as UseTrapFrame3
    }
    case 51 /* name-for */: {
      const { proc, pc, answer, s_, p, u, u2, v, v2 } = f as NameForFrame2
      return { proc, pc, answer, s_, p, u, u2, v, v2 } as NameForFrame2
    }
    case 56 /* harvest */: {
      const { proc, pc, answer, m, you, n, c, back, atLeast1, atMost2 } = f as HarvestFrame
      return { proc, pc, answer, m, you, n, c, back, atLeast1, atMost2 } as HarvestFrame
    }
    case 57 /* last-gift */: {
      const { proc, pc, answer, you, c, c2 } = f as LastGiftFrame
      return { proc, pc, answer, you, c, c2 } as LastGiftFrame
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
  s.attacksMade.push(0)
  s.attackedIn.push(0)
  s.foe.push(NONE)
  s.position.push(POSITION.attack)
  s.arrived.push(s.turnNumber)
  s.upSince.push(s.clock)
  s.setRole.push(NONE)
  s.namedSuit.push(NONE)
  s.namedRank.push(NONE)
  s.inUse.push(false)
  s.falling.push(false)
  s.fromField.push(false)
  s.fresh.push(false)
  s.standing.push(false)
  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  const from = s.place[card]!
  moveCard(s, card, to, bottom)
  if (within(to, ZONE.monsters) !== within(from, ZONE.monsters)) {
    s.attacksMade[card] = 0
    s.attackedIn[card] = 0
    s.foe[card] = NONE
    s.position[card] = POSITION.attack
    s.upSince[card] = s.clock
    s.falling[card] = false
    s.fresh[card] = false
  }
  if (
    (within(to, ZONE.monsters) || within(to, ZONE.backrow)) !==
    (within(from, ZONE.monsters) || within(from, ZONE.backrow))
  ) {
    s.arrived[card] = s.turnNumber
  }
  if (within(to, ZONE.backrow) !== within(from, ZONE.backrow)) {
    s.setRole[card] = NONE
    s.standing[card] = false
  }
  if (within(to, ZONE.table) !== within(from, ZONE.table)) {
    s.fromField[card] = false
  }
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE) return false
  if (within(to, ZONE.monsters) && s.place[card] !== to && s.zones[to]!.length >= monsterZonesOf(s)) {
    if (s.reasons !== null) s.reasons.push(91 /* monsters */)
    return false
  }
  if (within(to, ZONE.backrow) && s.place[card] !== to && s.zones[to]!.length >= backrowZonesOf(s)) {
    if (s.reasons !== null) s.reasons.push(92 /* backrow */)
    return false
  }
  return true
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
  // [monster.1] viewers-exception
  if (within(s.place[card]!, ZONE.monsters) && s.position[card]! === POSITION['face-down']) return [s.owner[card]!]
  // [spell.9, trap.6] viewers-exception-2
  if (isStanding(s, card)) return seats(s)
  if (within(zone, ZONE.deck)) return []
  if (within(zone, ZONE.dealt)) return []
  if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
  if (within(zone, ZONE.extra)) return seats(s)
  if (within(zone, ZONE.graveyard)) return seats(s)
  if (within(zone, ZONE.banished)) return seats(s)
  if (within(zone, ZONE.monsters)) return seats(s)
  if (within(zone, ZONE.backrow)) return [zone - ZONE.backrow]
  if (within(zone, ZONE.table)) return seats(s)
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = { foe: 'each' }

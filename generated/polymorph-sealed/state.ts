// Compiled from the rules of PolymorphSealed: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Captured, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, deleteCard, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
import { copied, copyFrames, copyRoundLimit, copyZones } from '../../runtime/copies.ts'
import { copyLog, noteEvent } from '../../runtime/log.ts'
import { seats, within } from '../../runtime/sets.ts'
import { EVENT, HOLDER, LANGUAGE, POSITION, ZONE } from './names.ts'
import { boxedOf, isHidden, isLooking, slotsOf, startingLifeOf } from './facts.ts'

/** State of a game of PolymorphSealed: plain data, changed in place by `apply`. */
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
  mainDeck: (readonly number[])[]
  extraDeck: (readonly number[])[]
  sideDeck: (readonly number[])[]
  justCome: readonly number[]
  spared: boolean[]
  imitated: boolean[]
  risesFrom: number[]
  doomedFrom: number[]
  madeOf: number[]
  supply: number[]
  drafters: readonly number[]
  taken: Record<number, number>
  agreeing: number
  roundNumber: number
  facing: number[]
  initial: number[]
  setDown: boolean[]
  spent: boolean[]
  freed: boolean[]
  looking: boolean[]
  usedUp: boolean[]
  printedDef: number[]
  astray: readonly Astray[]
  timesDeclareAttackDuringTurn: number
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

/** [ygo.damage.1] Suspended `burn`. */
export interface BurnFrame extends Frame {
  readonly q: number
  readonly n: number
  readonly c: number
}

/** [overview.1] Suspended `match`. */
export interface MatchFrame extends Frame {}

/** [ygo.start.2] Suspended `duel`. */
export interface DuelFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.start.2] Suspended `deal`. */
export interface DealFrame extends Frame {
  readonly p: number
  each: number
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

/** [end.1, end.3] Suspended `before-draw`. */
export interface BeforeDrawFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.2] Suspended `draw`. */
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
  c: number
  c2: number
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

/** [ygo.chain.1] Suspended `window`. */
export interface WindowFrame extends Frame {}

/** [ygo.chain.1] Suspended `run-chain`. */
export interface RunChainFrame extends Frame {
  c: number
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
  e: number
  e2: number
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

/** [ygo.spell.1] Suspended `lay-open`. */
export interface LayOpenFrame extends Frame {
  readonly c: number
  readonly p: number
  old: number
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
  m: number
  given: readonly number[]
  m2: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [ygo.summon.3] Suspended `special-summon`. */
export interface SpecialSummonFrame extends Frame {
  readonly c: number
  readonly p: number
  w: number
  w2: number
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
  m: number
  picked2: readonly number[]
  m2: number
  picked3: readonly number[]
  m3: number
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
  m: number
  list1: readonly number[]
  next2: number
}

/** [ygo.synchro.1] Suspended `summon-from-extra`. */
export interface SummonFromExtraFrame extends Frame {
  readonly f_: number
  readonly p: number
  m: number
  m2: number
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
  theirs2: number
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

/** [ygo.cards.4] Suspended `peer`. */
export interface PeerFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  announces: number
}

/** [ygo.cards.4] Suspended `impersonate`. */
export interface ImpersonateFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  announces: number
}

/** [ygo.cards.5] Suspended `burst`. */
export interface BurstFrame extends Frame {
  readonly this_: number
  readonly you: number
  a: number
  mine: number
  b: number
  theirs: number
  announces: number
}

/** [ygo.cards.6] Suspended `create-light`. */
export interface CreateLightFrame extends Frame {
  readonly this_: number
  readonly you: number
  a: number
  a2: number
  b: number
  b2: number
  c: number
  c2: number
  announces: number
}

/** [ygo.cards.6] Suspended `begin-all`. */
export interface BeginAllFrame extends Frame {
  readonly this_: number
  readonly you: number
  m: number
  given: readonly number[]
  m2: number
  announces: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [overview.1] Suspended `draft`. */
export interface DraftFrame extends Frame {}

/** [overview.1] Suspended `draft-round`. */
export interface DraftRoundFrame extends Frame {
  p: number
  p2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [deck.6] Suspended `draft-again`. */
export interface DraftAgainFrame extends Frame {}

/** [overview.5, draft.1, draft.2] Suspended `pick-packs`. */
export interface PickPacksFrame extends Frame {
  p: number
  p2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [overview.5, draft.1] Suspended `pick-in-rounds`. */
export interface PickInRoundsFrame extends Frame {
  order: readonly number[]
  p: number
  list1: readonly number[]
  next2: number
}

/** [overview.5, draft.1, gap.packs-per-pick] Suspended `pick`. */
export interface PickFrame extends Frame {
  readonly p: number
}

/** [overview.5, draft.1] Suspended `take-packs`. */
export interface TakePacksFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [draft.1] Suspended `take-pack`. */
export interface TakePackFrame extends Frame {
  readonly p: number
  k: number
  k2: number
}

/** [draft.2] Suspended `declare-packs`. */
export interface DeclarePacksFrame extends Frame {
  readonly p: number
  k: number
  open: number
  elsewhere: number
  most: number
  n: number
  n2: number
  list1: readonly number[]
  next2: number
}

/** [overview.1, gap.repick] Suspended `open-packs`. */
export interface OpenPacksFrame extends Frame {
  readonly p: number
  k: number
  i: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [overview.1, gap.cards-per-pack] Suspended `open-pack`. */
export interface OpenPackFrame extends Frame {
  readonly k: number
  readonly p: number
  i: number
  d: number
  d2: number
  list1: readonly number[]
  next2: number
}

/** [deck.1, deck.4, overview.1] Suspended `build`. */
export interface BuildFrame extends Frame {
  readonly p: number
  mains: readonly number[]
  extras: readonly number[]
  n: number
  most: number
  c: number
  spare: readonly number[]
  c2: number
  rest2: readonly number[]
  atLeast1: number
  atMost2: number
  atLeast3: number
  atMost4: number
}

/** [gap.participants, overview.6] Suspended `duels`. */
export interface DuelsFrame extends Frame {
  best: number
  q: number
  rest2: readonly number[]
  a: number
  b: number
  list1: readonly number[]
  next2: number
}

/** [gap.participants] Suspended `pair`. */
export interface PairFrame extends Frame {
  readonly a: number
  readonly b: number
}

/** [ygo.cards.7] Suspended `prepare`. */
export interface PrepareFrame2 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.7] Suspended `prepare`. */
export interface PrepareFrame3 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.3] Suspended `prepare`. */
export interface PrepareFrame4 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.3] Suspended `prepare`. */
export interface PrepareFrame5 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.2] Suspended `prepare`. */
export interface PrepareFrame6 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
}

/** [ygo.cards.2] Suspended `prepare`. */
export interface PrepareFrame7 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame2 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame3 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame4 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame5 extends Frame {
  readonly c: number
  readonly p: number
  f_: number
  f_2: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame6 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.7] Suspended `carry-out`. */
export interface CarryOutFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.3] Suspended `carry-out`. */
export interface CarryOutFrame9 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  q: number
  same2: readonly number[]
  d: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.3] Suspended `carry-out`. */
export interface CarryOutFrame10 extends Frame {
  readonly c: number
  readonly p: number
  n: number
  n2: number
  hit: readonly number[]
  c2: number
  c3: number
  c4: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame11 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
  f_: number
  f_2: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame12 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
  f_: number
  f_2: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame13 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  f_: number
  f_2: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame14 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame15 extends Frame {
  readonly c: number
  readonly p: number
  seen: readonly number[]
  c2: number
  found: readonly number[]
  c3: number
  atLeast1: number
  atMost2: number
  list3: readonly number[]
  next4: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame16 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame17 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  burnt: readonly number[]
  c3: number
  n: number
  k: number
  knights: readonly number[]
  k2: number
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
export interface CarryOutFrame18 extends Frame {
  readonly c: number
  readonly p: number
  f_: number
  f_2: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame19 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.2] Suspended `carry-out`. */
export interface CarryOutFrame20 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.1] Suspended `carry-out`. */
export interface CarryOutFrame21 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.spell.1] Suspended `activate-effect`. */
export interface ActivateEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [ygo.cards.7] Suspended `gather`. */
export interface GatherFrame2 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. */
export interface GatherFrame3 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. */
export interface GatherFrame4 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. */
export interface GatherFrame5 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. */
export interface GatherFrame6 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.4] Suspended `call-sisters-effect`. */
export interface CallSistersEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
  e: number
  e2: number
}

/** [ygo.cards.4] Suspended `peer-effect`. */
export interface PeerEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
  seen: readonly number[]
  c: number
  c2: number
}

/** [ygo.cards.4] Suspended `impersonate-effect`. */
export interface ImpersonateEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.5] Suspended `burst-effect`. */
export interface BurstEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [ygo.zone.4] Suspended `after-move-2`. */
export interface AfterMove2Frame extends Frame {
  readonly c: number
  m: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `when-burn`. */
export interface WhenBurnFrame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [ygo.cards.4] Suspended `when-move`. */
export interface WhenMoveFrame extends Frame {
  readonly you: number
  readonly this_: number
  x: number
  x2: number
}

/** [ygo.cards.4] Suspended `when-arrive`. */
export interface WhenArriveFrame extends Frame {
  readonly you: number
  c: number
  c2: number
}

/** [ygo.cards.4] Suspended `when-declare-attack`. */
export interface WhenDeclareAttackFrame extends Frame {
  readonly you: number
  c: number
  c2: number
}

/** [ygo.cards.4] Suspended `when-arrive-2`. */
export interface WhenArrive2Frame extends Frame {
  readonly you: number
  readonly c: number
  c2: number
  c3: number
}

/** [ygo.cards.4] Suspended `when-destroy`. */
export interface WhenDestroyFrame extends Frame {
  readonly you: number
  readonly c: number
  m: number
  m2: number
}

/** [ygo.cards.4] Suspended `when-normal-summon`. */
export interface WhenNormalSummonFrame extends Frame {
  readonly you: number
  c: number
  c2: number
}

/** [ygo.cards.5] Suspended `after-standby`. */
export interface AfterStandbyFrame extends Frame {
  c: number
  p: number
  m: number
  m2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `after-ending-2`. */
export interface AfterEnding2Frame extends Frame {
  c: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.5] Suspended `when-arrive-3`. */
export interface WhenArrive3Frame extends Frame {
  readonly you: number
  d: number
  d2: number
  c: number
  c2: number
}

/** [ygo.cards.6] Suspended `after-move-3`. */
export interface AfterMove3Frame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [ygo.cards.6] Suspended `after-special-summon`. */
export interface AfterSpecialSummonFrame extends Frame {
  readonly you: number
  readonly p: number
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

/** The state before anything has happened. */
export function newState(players: number, options: number[], seed: number): State {
  // prettier-ignore
  const s: State = {
    players: players, options: options, random: seedRandom(seed), def: [], owner: [], place: [], zones: blankZones(91),
    shown: [], result: [], over: false, frames: [], ask: 0, asked: 0, optional: false, legal: [], effects: [],
    announcing: 0, replacing: [], dry: 0, failed: false, reasons: null, askAll: false, openChance: false, log: null,
    positionOf: [], life: [], turnPlayer: NONE, turnNumber: NONE, arrived: [], laid2: [], targets: [], bearer: [],
    language: [], usedNames: [], passes: NONE, answerer: NONE, summoned: [], turned: [], materials: [], attacking: [],
    mainDeck: [], extraDeck: [], sideDeck: [], justCome: [], spared: [], imitated: [], risesFrom: [], doomedFrom: [],
    madeOf: [], supply: [], drafters: [], taken: {}, agreeing: NONE, roundNumber: NONE, facing: [], initial: [],
    setDown: [], spent: [], freed: [], looking: [], usedUp: [], printedDef: [], astray: [],
    timesDeclareAttackDuringTurn: 0,
  }
  for (let seat = 0; seat < players; seat++) s.result.push(0)
  for (let it = 0; it < players; it++) s.life.push(startingLifeOf(s))
  s.turnPlayer = 0
  s.turnNumber = 0
  for (let it = 0; it < players; it++) s.usedNames.push([])
  s.passes = 0
  s.answerer = 0
  for (let it = 0; it < players; it++) s.summoned.push(false)
  s.materials = []
  s.attacking = []
  for (let it = 0; it < players; it++) s.mainDeck.push([])
  for (let it = 0; it < players; it++) s.extraDeck.push([])
  for (let it = 0; it < players; it++) s.sideDeck.push([])
  s.justCome = []
  for (let it = 0; it < 2; it++) s.supply.push(boxedOf(s))
  s.drafters = seats(s)
  s.agreeing = 0
  s.roundNumber = 0
  for (let it = 0; it < players; it++) s.facing.push(NONE)
  for (let it = 0; it < players; it++) s.initial.push(40)
  for (let it = 0; it < players; it++) s.looking.push(false)
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
    openChance: s.openChance, log: copyLog(s.log), positionOf: s.positionOf.slice(), life: s.life.slice(),
    turnPlayer: s.turnPlayer, turnNumber: s.turnNumber, arrived: s.arrived.slice(), laid2: s.laid2.slice(),
    targets: s.targets.slice(), bearer: s.bearer.slice(), language: s.language.slice(), usedNames: s.usedNames.slice(),
    passes: s.passes, answerer: s.answerer, summoned: s.summoned.slice(), turned: s.turned.slice(),
    materials: s.materials, attacking: s.attacking, mainDeck: s.mainDeck.slice(), extraDeck: s.extraDeck.slice(),
    sideDeck: s.sideDeck.slice(), justCome: s.justCome, spared: s.spared.slice(), imitated: s.imitated.slice(),
    risesFrom: s.risesFrom.slice(), doomedFrom: s.doomedFrom.slice(), madeOf: s.madeOf.slice(),
    supply: s.supply.slice(), drafters: s.drafters, taken: { ...s.taken }, agreeing: s.agreeing,
    roundNumber: s.roundNumber, facing: s.facing.slice(), initial: s.initial.slice(), setDown: s.setDown.slice(),
    spent: s.spent.slice(), freed: s.freed.slice(), looking: s.looking.slice(), usedUp: s.usedUp.slice(),
    printedDef: s.printedDef.slice(), astray: s.astray, timesDeclareAttackDuringTurn: s.timesDeclareAttackDuringTurn,
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
  t.positionOf = copied(t.positionOf, s.positionOf)
  t.life = copied(t.life, s.life)
  t.turnPlayer = s.turnPlayer
  t.turnNumber = s.turnNumber
  t.arrived = copied(t.arrived, s.arrived)
  t.laid2 = copied(t.laid2, s.laid2)
  t.targets = copied(t.targets, s.targets)
  t.bearer = copied(t.bearer, s.bearer)
  t.language = copied(t.language, s.language)
  t.usedNames = copied(t.usedNames, s.usedNames)
  t.passes = s.passes
  t.answerer = s.answerer
  t.summoned = copied(t.summoned, s.summoned)
  t.turned = copied(t.turned, s.turned)
  t.materials = s.materials
  t.attacking = s.attacking
  t.mainDeck = copied(t.mainDeck, s.mainDeck)
  t.extraDeck = copied(t.extraDeck, s.extraDeck)
  t.sideDeck = copied(t.sideDeck, s.sideDeck)
  t.justCome = s.justCome
  t.spared = copied(t.spared, s.spared)
  t.imitated = copied(t.imitated, s.imitated)
  t.risesFrom = copied(t.risesFrom, s.risesFrom)
  t.doomedFrom = copied(t.doomedFrom, s.doomedFrom)
  t.madeOf = copied(t.madeOf, s.madeOf)
  t.supply = copied(t.supply, s.supply)
  t.drafters = s.drafters
  t.taken = { ...s.taken }
  t.agreeing = s.agreeing
  t.roundNumber = s.roundNumber
  t.facing = copied(t.facing, s.facing)
  t.initial = copied(t.initial, s.initial)
  t.setDown = copied(t.setDown, s.setDown)
  t.spent = copied(t.spent, s.spent)
  t.freed = copied(t.freed, s.freed)
  t.looking = copied(t.looking, s.looking)
  t.usedUp = copied(t.usedUp, s.usedUp)
  t.printedDef = copied(t.printedDef, s.printedDef)
  t.astray = s.astray
  t.timesDeclareAttackDuringTurn = s.timesDeclareAttackDuringTurn
  copyRoundLimit(t, s)
}

/** A frame of its own; the lists in it are never changed in place. */
function copyOfFrame(f: Frame): Frame {
  switch (f.proc) {
    case 123 /* move */: {
      const { proc, pc, answer, card2, from2, to2, bottom2, matching1, next2 } = f as MoveFrame
      return { proc, pc, answer, card2, from2, to2, bottom2, matching1, next2 } as MoveFrame
    }
    case 1 /* send */: {
      const { proc, pc, answer, c } = f as SendFrame
      return { proc, pc, answer, c } as SendFrame
    }
    case 2 /* destroy */: {
      const { proc, pc, answer, c, noticed1 } = f as DestroyFrame
      return { proc, pc, answer, c, noticed1 } as DestroyFrame
    }
    case 3 /* banish */: {
      const { proc, pc, answer, c } = f as BanishFrame
      return { proc, pc, answer, c } as BanishFrame
    }
    case 4 /* discard */: {
      const { proc, pc, answer, c } = f as DiscardFrame
      return { proc, pc, answer, c } as DiscardFrame
    }
    case 5 /* search */: {
      const { proc, pc, answer, c, p } = f as SearchFrame
      return { proc, pc, answer, c, p } as SearchFrame
    }
    case 6 /* burn */: {
      const { proc, pc, answer, q, n, c } = f as BurnFrame
      return { proc, pc, answer, q, n, c } as BurnFrame
    }
    case 7 /* match */: {
      const { proc, pc, answer } = f as MatchFrame
      return { proc, pc, answer } as MatchFrame
    }
    case 8 /* duel */: {
      const { proc, pc, answer, p, list1, next2 } = f as DuelFrame
      return { proc, pc, answer, p, list1, next2 } as DuelFrame
    }
    case 9 /* deal */: {
      const { proc, pc, answer, p, each, list1, next2 } = f as DealFrame
      return { proc, pc, answer, p, each, list1, next2 } as DealFrame
    }
    case 10 /* turn */: {
      const { proc, pc, answer, p } = f as TurnFrame
      return { proc, pc, answer, p } as TurnFrame
    }
    case 11 /* draw-phase */: {
      const { proc, pc, answer, p } = f as DrawPhaseFrame
      return { proc, pc, answer, p } as DrawPhaseFrame
    }
    case 12 /* before-draw */: {
      const { proc, pc, answer, p } = f as BeforeDrawFrame
      return { proc, pc, answer, p } as BeforeDrawFrame
    }
    case 13 /* draw */: {
      const { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } = f as DrawFrame
      return { proc, pc, answer, n, p, i, each, list1, next2, list3, next4 } as DrawFrame
    }
    case 14 /* standby-phase */: {
      const { proc, pc, answer, p } = f as StandbyPhaseFrame
      return { proc, pc, answer, p } as StandbyPhaseFrame
    }
    case 15 /* standby */: {
      const { proc, pc, answer, p } = f as StandbyFrame
      return { proc, pc, answer, p } as StandbyFrame
    }
    case 16 /* main-phase */: {
      const { proc, pc, answer, p } = f as MainPhaseFrame
      return { proc, pc, answer, p } as MainPhaseFrame
    }
    case 17 /* end-phase */: {
      const { proc, pc, answer, p, c, c2 } = f as EndPhaseFrame
      return { proc, pc, answer, p, c, c2 } as EndPhaseFrame
    }
    case 18 /* ending */: {
      const { proc, pc, answer, p } = f as EndingFrame
      return { proc, pc, answer, p } as EndingFrame
    }
    case 19 /* lose */: {
      const { proc, pc, answer, p } = f as LoseFrame
      return { proc, pc, answer, p } as LoseFrame
    }
    case 20 /* win */: {
      const { proc, pc, answer, p } = f as WinFrame
      return { proc, pc, answer, p } as WinFrame
    }
    case 21 /* window */: {
      const { proc, pc, answer } = f as WindowFrame
      return { proc, pc, answer } as WindowFrame
    }
    case 22 /* run-chain */: {
      const { proc, pc, answer, c, list1, next2 } = f as RunChainFrame
      return { proc, pc, answer, c, list1, next2 } as RunChainFrame
    }
    case 23 /* run-link */: {
      const { proc, pc, answer, e } = f as RunLinkFrame
      return { proc, pc, answer, e } as RunLinkFrame
    }
    case 24 /* line-up */: {
      const { proc, pc, answer, p, e, e2 } = f as LineUpFrame
      return { proc, pc, answer, p, e, e2 } as LineUpFrame
    }
    case 25 /* link-up */: {
      const { proc, pc, answer, e } = f as LinkUpFrame
      return { proc, pc, answer, e } as LinkUpFrame
    }
    case 26 /* prepare */: {
      const { proc, pc, answer, c, p } = f as PrepareFrame
      return { proc, pc, answer, c, p } as PrepareFrame
    }
    case 33 /* carry-out */: {
      const { proc, pc, answer, c, p } = f as CarryOutFrame
      return { proc, pc, answer, c, p } as CarryOutFrame
    }
    case 57 /* activate */: {
      const { proc, pc, answer, c, p, announces } = f as ActivateFrame
      return { proc, pc, answer, c, p, announces } as ActivateFrame
    }
    case 59 /* lay-open */: {
      const { proc, pc, answer, c, p, old, list1, next2 } = f as LayOpenFrame
      return { proc, pc, answer, c, p, old, list1, next2 } as LayOpenFrame
    }
    case 60 /* set-card */: {
      const { proc, pc, answer, c, p, announces } = f as SetCardFrame
      return { proc, pc, answer, c, p, announces } as SetCardFrame
    }
    case 61 /* normal-summon */: {
      const { proc, pc, answer, c, p, announces } = f as NormalSummonFrame
      return { proc, pc, answer, c, p, announces } as NormalSummonFrame
    }
    case 62 /* set-monster */: {
      const { proc, pc, answer, c, p, announces } = f as SetMonsterFrame
      return { proc, pc, answer, c, p, announces } as SetMonsterFrame
    }
    case 63 /* give-tributes */: {
      const { proc, pc, answer, c, p, m, given, m2, atLeast1, atMost2, list3, next4 } = f as GiveTributesFrame
      return { proc, pc, answer, c, p, m, given, m2, atLeast1, atMost2, list3, next4 } as GiveTributesFrame
    }
    case 64 /* special-summon */: {
      const { proc, pc, answer, c, p, w, w2 } = f as SpecialSummonFrame
      return { proc, pc, answer, c, p, w, w2 } as SpecialSummonFrame
    }
    case 65 /* special-summon-freely */: {
      const { proc, pc, answer, c, p } = f as SpecialSummonFreelyFrame
      return { proc, pc, answer, c, p } as SpecialSummonFreelyFrame
    }
    case 66 /* gather */: {
      const {
        proc,
        pc,
        answer,
        f_,
        pool,
        p,
        n,
        m,
        picked2,
        m2,
        picked3,
        m3,
        picked4,
        atLeast1,
        atMost2,
        atLeast3,
        atMost4,
        atLeast5,
        atMost6,
      } = f as GatherFrame
      return {
        proc,
        pc,
        answer,
        f_,
        pool,
        p,
        n,
        m,
        picked2,
        m2,
        picked3,
        m3,
        picked4,
        atLeast1,
        atMost2,
        atLeast3,
        atMost4,
        atLeast5,
        atMost6,
      } as GatherFrame
    }
    case 72 /* try-fuse */: {
      const { proc, pc, answer, f_, pool, p, announces } = f as TryFuseFrame
      return { proc, pc, answer, f_, pool, p, announces } as TryFuseFrame
    }
    case 73 /* fuse */: {
      const { proc, pc, answer, f_, pool, p, m, list1, next2 } = f as FuseFrame
      return { proc, pc, answer, f_, pool, p, m, list1, next2 } as FuseFrame
    }
    case 74 /* summon-from-extra */: {
      const { proc, pc, answer, f_, p, m, m2, announces, list1, next2, list3, next4 } = f as SummonFromExtraFrame
      return { proc, pc, answer, f_, p, m, m2, announces, list1, next2, list3, next4 } as SummonFromExtraFrame
    }
    case 75 /* battle-phase */: {
      const { proc, pc, answer, p } = f as BattlePhaseFrame
      return { proc, pc, answer, p } as BattlePhaseFrame
    }
    case 76 /* attack */: {
      const { proc, pc, answer, d, a, p } = f as AttackFrame
      return { proc, pc, answer, d, a, p } as AttackFrame
    }
    case 77 /* clash */: {
      const { proc, pc, answer, a, d, p, q, ours, theirs, theirs2 } = f as ClashFrame
      return { proc, pc, answer, a, d, p, q, ours, theirs, theirs2 } as ClashFrame
    }
    case 78 /* beat */: {
      const { proc, pc, answer, c, w, p } = f as BeatFrame
      return { proc, pc, answer, c, w, p } as BeatFrame
    }
    case 79 /* fall */: {
      const { proc, pc, answer, c } = f as FallFrame
      return { proc, pc, answer, c } as FallFrame
    }
    case 80 /* attack-directly */: {
      const { proc, pc, answer, a, p } = f as AttackDirectlyFrame
      return { proc, pc, answer, a, p } as AttackDirectlyFrame
    }
    case 81 /* batter */: {
      const { proc, pc, answer, q, n } = f as BatterFrame
      return { proc, pc, answer, q, n } as BatterFrame
    }
    case 82 /* call-sisters */: {
      const { proc, pc, answer, this_, you, announces } = f as CallSistersFrame
      return { proc, pc, answer, this_, you, announces } as CallSistersFrame
    }
    case 85 /* peer */: {
      const { proc, pc, answer, this_, you, c, c2, announces } = f as PeerFrame
      return { proc, pc, answer, this_, you, c, c2, announces } as PeerFrame
    }
    case 87 /* impersonate */: {
      const { proc, pc, answer, this_, you, c, c2, announces } = f as ImpersonateFrame
      return { proc, pc, answer, this_, you, c, c2, announces } as ImpersonateFrame
    }
    case 89 /* burst */: {
      const { proc, pc, answer, this_, you, a, mine, b, theirs, announces } = f as BurstFrame
      return { proc, pc, answer, this_, you, a, mine, b, theirs, announces } as BurstFrame
    }
    case 91 /* create-light */: {
      const { proc, pc, answer, this_, you, a, a2, b, b2, c, c2, announces } = f as CreateLightFrame
      return { proc, pc, answer, this_, you, a, a2, b, b2, c, c2, announces } as CreateLightFrame
    }
    case 92 /* begin-all */: {
      const { proc, pc, answer, this_, you, m, given, m2, announces, atLeast1, atMost2, list3, next4 } =
        f as BeginAllFrame
      return { proc, pc, answer, this_, you, m, given, m2, announces, atLeast1, atMost2, list3, next4 } as BeginAllFrame
    }
    case 93 /* draft */: {
      const { proc, pc, answer } = f as DraftFrame
      return { proc, pc, answer } as DraftFrame
    }
    case 94 /* draft-round */: {
      const { proc, pc, answer, p, p2, list1, next2, list3, next4 } = f as DraftRoundFrame
      return { proc, pc, answer, p, p2, list1, next2, list3, next4 } as DraftRoundFrame
    }
    case 95 /* draft-again */: {
      const { proc, pc, answer } = f as DraftAgainFrame
      return { proc, pc, answer } as DraftAgainFrame
    }
    case 96 /* pick-packs */: {
      const { proc, pc, answer, p, p2, list1, next2, list3, next4 } = f as PickPacksFrame
      return { proc, pc, answer, p, p2, list1, next2, list3, next4 } as PickPacksFrame
    }
    case 97 /* pick-in-rounds */: {
      const { proc, pc, answer, order, p, list1, next2 } = f as PickInRoundsFrame
      return { proc, pc, answer, order, p, list1, next2 } as PickInRoundsFrame
    }
    case 98 /* pick */: {
      const { proc, pc, answer, p } = f as PickFrame
      return { proc, pc, answer, p } as PickFrame
    }
    case 99 /* take-packs */: {
      const { proc, pc, answer, n, p, i, list1, next2 } = f as TakePacksFrame
      return { proc, pc, answer, n, p, i, list1, next2 } as TakePacksFrame
    }
    case 100 /* take-pack */: {
      const { proc, pc, answer, p, k, k2 } = f as TakePackFrame
      return { proc, pc, answer, p, k, k2 } as TakePackFrame
    }
    case 101 /* declare-packs */: {
      const { proc, pc, answer, p, k, open, elsewhere, most, n, n2, list1, next2 } = f as DeclarePacksFrame
      return { proc, pc, answer, p, k, open, elsewhere, most, n, n2, list1, next2 } as DeclarePacksFrame
    }
    case 102 /* open-packs */: {
      const { proc, pc, answer, p, k, i, list1, next2, list3, next4 } = f as OpenPacksFrame
      return { proc, pc, answer, p, k, i, list1, next2, list3, next4 } as OpenPacksFrame
    }
    case 103 /* open-pack */: {
      const { proc, pc, answer, k, p, i, d, d2, list1, next2 } = f as OpenPackFrame
      return { proc, pc, answer, k, p, i, d, d2, list1, next2 } as OpenPackFrame
    }
    case 104 /* build */: {
      const { proc, pc, answer, p, mains, extras, n, most, c, spare, c2, rest2, atLeast1, atMost2, atLeast3, atMost4 } =
        f as BuildFrame
      return {
        proc,
        pc,
        answer,
        p,
        mains,
        extras,
        n,
        most,
        c,
        spare,
        c2,
        rest2,
        atLeast1,
        atMost2,
        atLeast3,
        atMost4,
      } as BuildFrame
    }
    case 105 /* duels */: {
      const { proc, pc, answer, best, q, rest2, a, b, list1, next2 } = f as DuelsFrame
      return { proc, pc, answer, best, q, rest2, a, b, list1, next2 } as DuelsFrame
    }
    case 106 /* pair */: {
      const { proc, pc, answer, a, b } = f as PairFrame
      return { proc, pc, answer, a, b } as PairFrame
    }
    case 27 /* prepare */: {
      const { proc, pc, answer, c, p, c2, c3 } = f as PrepareFrame2
      return { proc, pc, answer, c, p, c2, c3 } as PrepareFrame2
    }
    case 28 /* prepare */: {
      const { proc, pc, answer, c, p, c2, c3 } = f as PrepareFrame3
      return { proc, pc, answer, c, p, c2, c3 } as PrepareFrame3
    }
    case 29 /* prepare */: {
      const { proc, pc, answer, c, p, c2, c3 } = f as PrepareFrame4
      return { proc, pc, answer, c, p, c2, c3 } as PrepareFrame4
    }
    case 30 /* prepare */: {
      const { proc, pc, answer, c, p, c2, c3 } = f as PrepareFrame5
      return { proc, pc, answer, c, p, c2, c3 } as PrepareFrame5
    }
    case 31 /* prepare */: {
      const { proc, pc, answer, c, p, m, m2 } = f as PrepareFrame6
      return { proc, pc, answer, c, p, m, m2 } as PrepareFrame6
    }
    case 32 /* prepare */: {
      const { proc, pc, answer, c, p, m, m2 } = f as PrepareFrame7
      return { proc, pc, answer, c, p, m, m2 } as PrepareFrame7
    }
    case 34 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, list1, next2 } = f as CarryOutFrame2
      return { proc, pc, answer, c, p, c2, list1, next2 } as CarryOutFrame2
    }
    case 35 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, list1, next2 } = f as CarryOutFrame3
      return { proc, pc, answer, c, p, c2, list1, next2 } as CarryOutFrame3
    }
    case 36 /* carry-out */: {
      const { proc, pc, answer, c, p, t2, list1, next2 } = f as CarryOutFrame4
      return { proc, pc, answer, c, p, t2, list1, next2 } as CarryOutFrame4
    }
    case 37 /* carry-out */: {
      const { proc, pc, answer, c, p, f_, f_2 } = f as CarryOutFrame5
      return { proc, pc, answer, c, p, f_, f_2 } as CarryOutFrame5
    }
    case 38 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, list1, next2 } = f as CarryOutFrame6
      return { proc, pc, answer, c, p, c2, list1, next2 } as CarryOutFrame6
    }
    case 39 /* carry-out */: {
      const { proc, pc, answer, c, p } = f as CarryOutFrame7
      return { proc, pc, answer, c, p } as CarryOutFrame7
    }
    case 40 /* carry-out */: {
      const { proc, pc, answer, c, p } = f as CarryOutFrame8
      return { proc, pc, answer, c, p } as CarryOutFrame8
    }
    case 42 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, q, same2, d, list1, next2 } = f as CarryOutFrame9
      return { proc, pc, answer, c, p, c2, q, same2, d, list1, next2 } as CarryOutFrame9
    }
    case 43 /* carry-out */: {
      const { proc, pc, answer, c, p, n, n2, hit, c2, c3, c4, list1, next2 } = f as CarryOutFrame10
      return { proc, pc, answer, c, p, n, n2, hit, c2, c3, c4, list1, next2 } as CarryOutFrame10
    }
    case 44 /* carry-out */: {
      const { proc, pc, answer, c, p, m, m2, f_, f_2 } = f as CarryOutFrame11
      return { proc, pc, answer, c, p, m, m2, f_, f_2 } as CarryOutFrame11
    }
    case 45 /* carry-out */: {
      const { proc, pc, answer, c, p, t2, t3, f_, f_2 } = f as CarryOutFrame12
      return { proc, pc, answer, c, p, t2, t3, f_, f_2 } as CarryOutFrame12
    }
    case 46 /* carry-out */: {
      const { proc, pc, answer, c, p, m, f_, f_2 } = f as CarryOutFrame13
      return { proc, pc, answer, c, p, m, f_, f_2 } as CarryOutFrame13
    }
    case 47 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, c3 } = f as CarryOutFrame14
      return { proc, pc, answer, c, p, c2, c3 } as CarryOutFrame14
    }
    case 48 /* carry-out */: {
      const { proc, pc, answer, c, p, seen, c2, found, c3, atLeast1, atMost2, list3, next4 } = f as CarryOutFrame15
      return { proc, pc, answer, c, p, seen, c2, found, c3, atLeast1, atMost2, list3, next4 } as CarryOutFrame15
    }
    case 49 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, list1, next2 } = f as CarryOutFrame16
      return { proc, pc, answer, c, p, c2, list1, next2 } as CarryOutFrame16
    }
    case 51 /* carry-out */: {
      const {
        proc,
        pc,
        answer,
        c,
        p,
        c2,
        burnt,
        c3,
        n,
        k,
        knights,
        k2,
        atLeast1,
        atMost2,
        list3,
        next4,
        atLeast5,
        atMost6,
        list7,
        next8,
      } = f as CarryOutFrame17
      return {
        proc,
        pc,
        answer,
        c,
        p,
        c2,
        burnt,
        c3,
        n,
        k,
        knights,
        k2,
        atLeast1,
        atMost2,
        list3,
        next4,
        atLeast5,
        atMost6,
        list7,
        next8,
      } as CarryOutFrame17
    }
    case 52 /* carry-out */: {
      const { proc, pc, answer, c, p, f_, f_2 } = f as CarryOutFrame18
      return { proc, pc, answer, c, p, f_, f_2 } as CarryOutFrame18
    }
    case 54 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, c3 } = f as CarryOutFrame19
      return { proc, pc, answer, c, p, c2, c3 } as CarryOutFrame19
    }
    case 55 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, c3 } = f as CarryOutFrame20
      return { proc, pc, answer, c, p, c2, c3 } as CarryOutFrame20
    }
    case 56 /* carry-out */: {
      const { proc, pc, answer, c, p, c2, c3 } = f as CarryOutFrame21
      return { proc, pc, answer, c, p, c2, c3 } as CarryOutFrame21
    }
    case 58 /* activate-effect */: {
      const { proc, pc, answer, p, c } = f as ActivateEffectFrame
      return { proc, pc, answer, p, c } as ActivateEffectFrame
    }
    case 67 /* gather */: {
      const { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } = f as GatherFrame2
      return { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } as GatherFrame2
    }
    case 68 /* gather */: {
      const { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } = f as GatherFrame3
      return { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } as GatherFrame3
    }
    case 69 /* gather */: {
      const { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } = f as GatherFrame4
      return { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } as GatherFrame4
    }
    case 70 /* gather */: {
      const { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } = f as GatherFrame5
      return { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } as GatherFrame5
    }
    case 71 /* gather */: {
      const { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } = f as GatherFrame6
      return { proc, pc, answer, f_, pool, p, m, picked2, atLeast1, atMost2 } as GatherFrame6
    }
    case 83 /* call-sisters-effect */: {
      const { proc, pc, answer, you, this_, e, e2 } = f as CallSistersEffectFrame
      return { proc, pc, answer, you, this_, e, e2 } as CallSistersEffectFrame
    }
    case 86 /* peer-effect */: {
      const { proc, pc, answer, you, this_, seen, c, c2 } = f as PeerEffectFrame
      return { proc, pc, answer, you, this_, seen, c, c2 } as PeerEffectFrame
    }
    case 88 /* impersonate-effect */: {
      const { proc, pc, answer, this_, you, c, list1, next2 } = f as ImpersonateEffectFrame
      return { proc, pc, answer, this_, you, c, list1, next2 } as ImpersonateEffectFrame
    }
    case 90 /* burst-effect */: {
      const { proc, pc, answer, this_, you, c, list1, next2 } = f as BurstEffectFrame
      return { proc, pc, answer, this_, you, c, list1, next2 } as BurstEffectFrame
    }
    case 107 /* after-move-2 */: {
      const { proc, pc, answer, c, m, list1, next2 } = f as AfterMove2Frame
      return { proc, pc, answer, c, m, list1, next2 } as AfterMove2Frame
    }
    case 108 /* when-burn */: {
      const { proc, pc, answer, you, this_ } = f as WhenBurnFrame
      return { proc, pc, answer, you, this_ } as WhenBurnFrame
    }
    case 109 /* when-move */: {
      const { proc, pc, answer, you, this_, x, x2 } = f as WhenMoveFrame
      return { proc, pc, answer, you, this_, x, x2 } as WhenMoveFrame
    }
    case 110 /* when-arrive */: {
      const { proc, pc, answer, you, c, c2 } = f as WhenArriveFrame
      return { proc, pc, answer, you, c, c2 } as WhenArriveFrame
    }
    case 111 /* when-declare-attack */: {
      const { proc, pc, answer, you, c, c2 } = f as WhenDeclareAttackFrame
      return { proc, pc, answer, you, c, c2 } as WhenDeclareAttackFrame
    }
    case 112 /* when-arrive-2 */: {
      const { proc, pc, answer, you, c, c2, c3 } = f as WhenArrive2Frame
      return { proc, pc, answer, you, c, c2, c3 } as WhenArrive2Frame
    }
    case 113 /* when-destroy */: {
      const { proc, pc, answer, you, c, m, m2 } = f as WhenDestroyFrame
      return { proc, pc, answer, you, c, m, m2 } as WhenDestroyFrame
    }
    case 115 /* when-normal-summon */: {
      const { proc, pc, answer, you, c, c2 } = f as WhenNormalSummonFrame
      return { proc, pc, answer, you, c, c2 } as WhenNormalSummonFrame
    }
    case 116 /* after-standby */: {
      const { proc, pc, answer, c, p, m, m2, list1, next2 } = f as AfterStandbyFrame
      return { proc, pc, answer, c, p, m, m2, list1, next2 } as AfterStandbyFrame
    }
    case 117 /* after-ending-2 */: {
      const { proc, pc, answer, c, list1, next2 } = f as AfterEnding2Frame
      return { proc, pc, answer, c, list1, next2 } as AfterEnding2Frame
    }
    case 118 /* when-arrive-3 */: {
      const { proc, pc, answer, you, d, d2, c, c2 } = f as WhenArrive3Frame
      return { proc, pc, answer, you, d, d2, c, c2 } as WhenArrive3Frame
    }
    case 119 /* after-move-3 */: {
      const { proc, pc, answer, you, this_ } = f as AfterMove3Frame
      return { proc, pc, answer, you, this_ } as AfterMove3Frame
    }
    case 120 /* after-special-summon */: {
      const { proc, pc, answer, you, p } = f as AfterSpecialSummonFrame
      return { proc, pc, answer, you, p } as AfterSpecialSummonFrame
    }
    case 121 /* when-normal-summon-2 */: {
      const { proc, pc, answer, you } = f as WhenNormalSummon2Frame
      return { proc, pc, answer, you } as WhenNormalSummon2Frame
    }
    case 122 /* when-arrive-4 */: {
      const { proc, pc, answer, you, c } = f as WhenArrive4Frame
      return { proc, pc, answer, you, c } as WhenArrive4Frame
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
  s.positionOf.push(POSITION.upright)
  s.arrived.push(s.turnNumber)
  s.laid2.push(s.turnNumber)
  s.targets.push([])
  s.bearer.push(NONE)
  s.language.push(LANGUAGE.ja)
  s.turned.push(false)
  s.spared.push(false)
  s.imitated.push(false)
  s.risesFrom.push(NONE)
  s.doomedFrom.push(NONE)
  s.madeOf.push(0)
  s.setDown.push(false)
  s.spent.push(false)
  s.freed.push(false)
  s.usedUp.push(false)
  s.printedDef.push(definition)
  if (zone !== NONE) place(s, card, zone, false)
  return card
}

/** Lays a card on top of (or under) a zone. Facts that live in zones start afresh on the way in and out. */
export function place(s: State, card: number, to: number, bottom: boolean): void {
  const from = s.place[card]!
  moveCard(s, card, to, bottom)
  if (within(to, ZONE.monsters) !== within(from, ZONE.monsters)) {
    s.positionOf[card] = POSITION.upright
    s.arrived[card] = s.turnNumber
    s.turned[card] = false
    s.spared[card] = false
    s.imitated[card] = false
    s.doomedFrom[card] = NONE
    s.madeOf[card] = 0
    s.spent[card] = false
    s.def[card] = s.printedDef[card]!
  }
  if (within(to, ZONE.backrow) !== within(from, ZONE.backrow)) {
    s.laid2[card] = s.turnNumber
  }
  if (within(to, ZONE.attached) !== within(from, ZONE.attached)) {
    s.bearer[card] = NONE
  }
  if (
    (within(to, ZONE.backrow) || within(to, ZONE['field-spell'])) !==
    (within(from, ZONE.backrow) || within(from, ZONE['field-spell']))
  ) {
    s.setDown[card] = false
    s.usedUp[card] = false
  }
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE || s.place[card] === NONE) return false
  if (within(to, ZONE.monsters) && s.place[card] !== to && s.zones[to]!.length >= slotsOf(s)) {
    if (s.reasons !== null) s.reasons.push(134 /* monsters */)
    return false
  }
  if (within(to, ZONE.backrow) && s.place[card] !== to && s.zones[to]!.length >= slotsOf(s)) {
    if (s.reasons !== null) s.reasons.push(135 /* backrow */)
    return false
  }
  if (within(to, ZONE['field-spell']) && s.place[card] !== to && s.zones[to]!.length >= 1) {
    if (s.reasons !== null) s.reasons.push(136 /* field-spell */)
    return false
  }
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
  // [ygo.zone.2] viewers-exception
  if (isHidden(s, card)) return [holder(s, card)]
  // [ygo.zone.5] viewers-exception-2
  if (within(s.place[card]!, ZONE.deck) && isLooking(s, holder(s, card))) return [holder(s, card)]
  if (within(zone, ZONE.deck)) return []
  if (within(zone, ZONE.hand)) return [zone - ZONE.hand]
  if (within(zone, ZONE.extra)) return [zone - ZONE.extra]
  if (within(zone, ZONE.side)) return [zone - ZONE.side]
  if (within(zone, ZONE.monsters)) return seats(s)
  if (within(zone, ZONE.backrow)) return seats(s)
  if (within(zone, ZONE['field-spell'])) return seats(s)
  if (within(zone, ZONE.graveyard)) return seats(s)
  if (within(zone, ZONE.banished)) return seats(s)
  if (within(zone, ZONE.attached)) return seats(s)
  if (within(zone, ZONE.pool)) return [zone - ZONE.pool]
  return []
}

/** Facts that hold cards: one for the game, or each thing its own. */
export const HOLDS_CARDS: Readonly<Record<string, 'one' | 'each'>> = {
  targets: 'each',
  bearer: 'each',
  materials: 'one',
  attacking: 'one',
  justCome: 'one',
}

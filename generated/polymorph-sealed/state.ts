// Compiled from the rules of PolymorphSealed: state. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Astray, BaseState, Captured, Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { blankZones, deleteCard, moveCard, nextCard, seedRandom } from '../../runtime/kernel.ts'
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

/** Suspended `move`. ((kernel):1) */
export interface MoveFrame extends Frame {
  readonly card2: number
  readonly from2: number
  readonly to2: number
  readonly bottom2: boolean
  matching1: readonly number[]
  next2: number
}

/** [ygo.zone.3] Suspended `send`. (yu-gi-oh/things.rules:89) */
export interface SendFrame extends Frame {
  readonly c: number
}

/** [ygo.zone.3] Suspended `destroy`. (yu-gi-oh/things.rules:91) */
export interface DestroyFrame extends Frame {
  readonly c: number
  noticed1: readonly Captured[][]
}

/** [ygo.zone.3] Suspended `banish`. (yu-gi-oh/things.rules:96) */
export interface BanishFrame extends Frame {
  readonly c: number
}

/** [ygo.zone.3] Suspended `discard`. (yu-gi-oh/things.rules:98) */
export interface DiscardFrame extends Frame {
  readonly c: number
}

/** [ygo.zone.1] Suspended `search`. (yu-gi-oh/things.rules:109) */
export interface SearchFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.damage.1] Suspended `burn`. (yu-gi-oh/things.rules:118) */
export interface BurnFrame extends Frame {
  readonly q: number
  readonly n: number
  readonly c: number
}

/** [overview.1] Suspended `match`. (yu-gi-oh/polymorph-duels.rules:3) */
export interface MatchFrame extends Frame {}

/** [ygo.start.2] Suspended `duel`. (yu-gi-oh/turn.rules:20) */
export interface DuelFrame extends Frame {
  p: number
  list1: readonly number[]
  next2: number
}

/** [ygo.start.2] Suspended `deal`. (yu-gi-oh/turn.rules:28) */
export interface DealFrame extends Frame {
  readonly p: number
  each: number
  list1: readonly number[]
  next2: number
}

/** [ygo.turn.1] Suspended `turn`. (yu-gi-oh/turn.rules:31) */
export interface TurnFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.2] Suspended `draw-phase`. (yu-gi-oh/turn.rules:49) */
export interface DrawPhaseFrame extends Frame {
  readonly p: number
}

/** [end.1, end.3] Suspended `before-draw`. (yu-gi-oh/polymorph-duels.rules:61) */
export interface BeforeDrawFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.2] Suspended `draw`. (yu-gi-oh/turn.rules:57) */
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

/** [ygo.turn.3] Suspended `standby-phase`. (yu-gi-oh/turn.rules:63) */
export interface StandbyPhaseFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.3] Suspended `standby`. (yu-gi-oh/turn.rules:66) */
export interface StandbyFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.4] Suspended `main-phase`. (yu-gi-oh/turn.rules:68) */
export interface MainPhaseFrame extends Frame {
  readonly p: number
}

/** [ygo.turn.6] Suspended `end-phase`. (yu-gi-oh/turn.rules:72) */
export interface EndPhaseFrame extends Frame {
  readonly p: number
  c: number
  c2: number
}

/** [ygo.turn.6] Suspended `ending`. (yu-gi-oh/turn.rules:78) */
export interface EndingFrame extends Frame {
  readonly p: number
}

/** [ygo.end.1] Suspended `lose`. (yu-gi-oh/turn.rules:82) */
export interface LoseFrame extends Frame {
  readonly p: number
}

/** [ygo.end.2] Suspended `win`. (yu-gi-oh/turn.rules:87) */
export interface WinFrame extends Frame {
  readonly p: number
}

/** [ygo.chain.1] Suspended `window`. (yu-gi-oh/chain.rules:8) */
export interface WindowFrame extends Frame {}

/** [ygo.chain.1] Suspended `run-chain`. (yu-gi-oh/chain.rules:26) */
export interface RunChainFrame extends Frame {
  c: number
  list1: readonly number[]
  next2: number
}

/** [ygo.chain.3] Suspended `run-link`. (yu-gi-oh/chain.rules:35) */
export interface RunLinkFrame extends Frame {
  readonly e: number
}

/** [ygo.chain.2] Suspended `line-up`. (yu-gi-oh/chain.rules:44) */
export interface LineUpFrame extends Frame {
  p: number
  e: number
  e2: number
}

/** [ygo.chain.2] Suspended `link-up`. (yu-gi-oh/chain.rules:53) */
export interface LinkUpFrame extends Frame {
  readonly e: number
}

/** [ygo.spell.1] Suspended `prepare`. (yu-gi-oh/chain.rules:67) */
export interface PrepareFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.spell.1] Suspended `carry-out`. (yu-gi-oh/chain.rules:68) */
export interface CarryOutFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.spell.1] Suspended `activate`. (yu-gi-oh/chain.rules:70) */
export interface ActivateFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [ygo.spell.1] Suspended `lay-open`. (yu-gi-oh/chain.rules:79) */
export interface LayOpenFrame extends Frame {
  readonly c: number
  readonly p: number
  old: number
  list1: readonly number[]
  next2: number
}

/** [ygo.trap.1] Suspended `set-card`. (yu-gi-oh/chain.rules:97) */
export interface SetCardFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [ygo.summon.1] Suspended `normal-summon`. (yu-gi-oh/summon.rules:17) */
export interface NormalSummonFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [ygo.summon.1] Suspended `set-monster`. (yu-gi-oh/summon.rules:24) */
export interface SetMonsterFrame extends Frame {
  readonly c: number
  readonly p: number
  announces: number
}

/** [ygo.summon.2] Suspended `give-tributes`. (yu-gi-oh/summon.rules:31) */
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

/** [ygo.summon.3] Suspended `special-summon`. (yu-gi-oh/summon.rules:37) */
export interface SpecialSummonFrame extends Frame {
  readonly c: number
  readonly p: number
  w: number
  w2: number
}

/** [ygo.summon.5] Suspended `special-summon-freely`. (yu-gi-oh/summon.rules:47) */
export interface SpecialSummonFreelyFrame extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.fusion.1] Suspended `gather`. (yu-gi-oh/summon.rules:68) */
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

/** [ygo.fusion.2] Suspended `try-fuse`. (yu-gi-oh/summon.rules:86) */
export interface TryFuseFrame extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  announces: number
}

/** [ygo.fusion.2] Suspended `fuse`. (yu-gi-oh/summon.rules:91) */
export interface FuseFrame extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  list1: readonly number[]
  next2: number
}

/** [ygo.synchro.1] Suspended `summon-from-extra`. (yu-gi-oh/summon.rules:101) */
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

/** [ygo.turn.5] Suspended `battle-phase`. (yu-gi-oh/battle.rules:3) */
export interface BattlePhaseFrame extends Frame {
  readonly p: number
}

/** [ygo.battle.1] Suspended `attack`. (yu-gi-oh/battle.rules:14) */
export interface AttackFrame extends Frame {
  readonly d: number
  readonly a: number
  readonly p: number
}

/** [ygo.battle.2] Suspended `clash`. (yu-gi-oh/battle.rules:30) */
export interface ClashFrame extends Frame {
  readonly a: number
  readonly d: number
  readonly p: number
  q: number
  ours: number
  theirs: number
  theirs2: number
}

/** [ygo.battle.2] Suspended `beat`. (yu-gi-oh/battle.rules:51) */
export interface BeatFrame extends Frame {
  readonly c: number
  readonly w: number
  readonly p: number
}

/** [ygo.battle.2] Suspended `fall`. (yu-gi-oh/battle.rules:53) */
export interface FallFrame extends Frame {
  readonly c: number
}

/** [ygo.battle.3] Suspended `attack-directly`. (yu-gi-oh/battle.rules:57) */
export interface AttackDirectlyFrame extends Frame {
  readonly a: number
  readonly p: number
}

/** [ygo.battle.3] Suspended `batter`. (yu-gi-oh/battle.rules:66) */
export interface BatterFrame extends Frame {
  readonly q: number
  readonly n: number
}

/** [ygo.cards.4] Suspended `call-sisters`. (yu-gi-oh/cards-monsters.rules:12) */
export interface CallSistersFrame extends Frame {
  readonly this_: number
  readonly you: number
  announces: number
}

/** [ygo.cards.4] Suspended `peer`. (yu-gi-oh/cards-monsters.rules:145) */
export interface PeerFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  announces: number
}

/** [ygo.cards.4] Suspended `impersonate`. (yu-gi-oh/cards-monsters.rules:180) */
export interface ImpersonateFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  c2: number
  announces: number
}

/** [ygo.cards.5] Suspended `burst`. (yu-gi-oh/cards-extra.rules:59) */
export interface BurstFrame extends Frame {
  readonly this_: number
  readonly you: number
  a: number
  mine: number
  b: number
  theirs: number
  announces: number
}

/** [ygo.cards.6] Suspended `create-light`. (yu-gi-oh/cards-gods.rules:100) */
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

/** [ygo.cards.6] Suspended `begin-all`. (yu-gi-oh/cards-last.rules:14) */
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

/** [overview.1] Suspended `draft`. (yu-gi-oh/polymorph-draft.rules:9) */
export interface DraftFrame extends Frame {}

/** [overview.1] Suspended `draft-round`. (yu-gi-oh/polymorph-draft.rules:17) */
export interface DraftRoundFrame extends Frame {
  p: number
  p2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [deck.6] Suspended `draft-again`. (yu-gi-oh/polymorph-draft.rules:29) */
export interface DraftAgainFrame extends Frame {}

/** [overview.5, draft.1, draft.2] Suspended `pick-packs`. (yu-gi-oh/polymorph-draft.rules:39) */
export interface PickPacksFrame extends Frame {
  p: number
  p2: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [overview.5, draft.1] Suspended `pick-in-rounds`. (yu-gi-oh/polymorph-draft.rules:62) */
export interface PickInRoundsFrame extends Frame {
  order: readonly number[]
  p: number
  list1: readonly number[]
  next2: number
}

/** [overview.5, draft.1, gap.packs-per-pick] Suspended `pick`. (yu-gi-oh/polymorph-draft.rules:71) */
export interface PickFrame extends Frame {
  readonly p: number
}

/** [overview.5, draft.1] Suspended `take-packs`. (yu-gi-oh/polymorph-draft.rules:74) */
export interface TakePacksFrame extends Frame {
  readonly n: number
  readonly p: number
  i: number
  list1: readonly number[]
  next2: number
}

/** [draft.1] Suspended `take-pack`. (yu-gi-oh/polymorph-draft.rules:79) */
export interface TakePackFrame extends Frame {
  readonly p: number
  k: number
  k2: number
}

/** [draft.2] Suspended `declare-packs`. (yu-gi-oh/polymorph-draft.rules:88) */
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

/** [overview.1, gap.repick] Suspended `open-packs`. (yu-gi-oh/polymorph-draft.rules:102) */
export interface OpenPacksFrame extends Frame {
  readonly p: number
  k: number
  i: number
  list1: readonly number[]
  next2: number
  list3: readonly number[]
  next4: number
}

/** [overview.1, gap.cards-per-pack] Suspended `open-pack`. (yu-gi-oh/polymorph-draft.rules:110) */
export interface OpenPackFrame extends Frame {
  readonly k: number
  readonly p: number
  i: number
  d: number
  d2: number
  list1: readonly number[]
  next2: number
}

/** [deck.1, deck.4, overview.1] Suspended `build`. (yu-gi-oh/polymorph-decks.rules:7) */
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

/** [gap.participants, overview.6] Suspended `duels`. (yu-gi-oh/polymorph-duels.rules:14) */
export interface DuelsFrame extends Frame {
  best: number
  q: number
  rest2: readonly number[]
  a: number
  b: number
  list1: readonly number[]
  next2: number
}

/** [gap.participants] Suspended `pair`. (yu-gi-oh/polymorph-duels.rules:29) */
export interface PairFrame extends Frame {
  readonly a: number
  readonly b: number
}

/** [ygo.cards.7] Suspended `prepare`. (yu-gi-oh/cards-pool.rules:85) */
export interface PrepareFrame2 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.7] Suspended `prepare`. (yu-gi-oh/cards-pool.rules:62) */
export interface PrepareFrame3 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.3] Suspended `prepare`. (yu-gi-oh/cards-traps.rules:44) */
export interface PrepareFrame4 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.3] Suspended `prepare`. (yu-gi-oh/cards-traps.rules:19) */
export interface PrepareFrame5 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.2] Suspended `prepare`. (yu-gi-oh/cards-spells.rules:138) */
export interface PrepareFrame6 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
}

/** [ygo.cards.2] Suspended `prepare`. (yu-gi-oh/cards-spells.rules:45) */
export interface PrepareFrame7 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
}

/** [ygo.cards.7] Suspended `carry-out`. (yu-gi-oh/cards-pool.rules:95) */
export interface CarryOutFrame2 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. (yu-gi-oh/cards-pool.rules:88) */
export interface CarryOutFrame3 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. (yu-gi-oh/cards-pool.rules:79) */
export interface CarryOutFrame4 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. (yu-gi-oh/cards-pool.rules:73) */
export interface CarryOutFrame5 extends Frame {
  readonly c: number
  readonly p: number
  f_: number
  f_2: number
}

/** [ygo.cards.7] Suspended `carry-out`. (yu-gi-oh/cards-pool.rules:65) */
export interface CarryOutFrame6 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.7] Suspended `carry-out`. (yu-gi-oh/cards-pool.rules:58) */
export interface CarryOutFrame7 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.7] Suspended `carry-out`. (yu-gi-oh/cards-pool.rules:53) */
export interface CarryOutFrame8 extends Frame {
  readonly c: number
  readonly p: number
}

/** [ygo.cards.3] Suspended `carry-out`. (yu-gi-oh/cards-traps.rules:23) */
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

/** [ygo.cards.3] Suspended `carry-out`. (yu-gi-oh/cards-traps.rules:6) */
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

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:183) */
export interface CarryOutFrame11 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  m2: number
  f_: number
  f_2: number
}

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:166) */
export interface CarryOutFrame12 extends Frame {
  readonly c: number
  readonly p: number
  t2: number
  t3: number
  f_: number
  f_2: number
}

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:147) */
export interface CarryOutFrame13 extends Frame {
  readonly c: number
  readonly p: number
  m: number
  f_: number
  f_2: number
}

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:103) */
export interface CarryOutFrame14 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:91) */
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

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:70) */
export interface CarryOutFrame16 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:51) */
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

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:31) */
export interface CarryOutFrame18 extends Frame {
  readonly c: number
  readonly p: number
  f_: number
  f_2: number
}

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:16) */
export interface CarryOutFrame19 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.2] Suspended `carry-out`. (yu-gi-oh/cards-spells.rules:6) */
export interface CarryOutFrame20 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.cards.1] Suspended `carry-out`. (yu-gi-oh/cards-plain.rules:41) */
export interface CarryOutFrame21 extends Frame {
  readonly c: number
  readonly p: number
  c2: number
  c3: number
}

/** [ygo.spell.1] Suspended `activate-effect`. (yu-gi-oh/chain.rules:76) */
export interface ActivateEffectFrame extends Frame {
  readonly p: number
  readonly c: number
}

/** [ygo.cards.7] Suspended `gather`. (yu-gi-oh/cards-pool.rules:108) */
export interface GatherFrame2 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. (yu-gi-oh/cards-extra.rules:98) */
export interface GatherFrame3 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. (yu-gi-oh/cards-extra.rules:50) */
export interface GatherFrame4 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. (yu-gi-oh/cards-extra.rules:30) */
export interface GatherFrame5 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.5] Suspended `gather`. (yu-gi-oh/cards-extra.rules:15) */
export interface GatherFrame6 extends Frame {
  readonly f_: number
  readonly pool: readonly number[]
  readonly p: number
  m: number
  picked2: readonly number[]
  atLeast1: number
  atMost2: number
}

/** [ygo.cards.4] Suspended `call-sisters-effect`. (yu-gi-oh/cards-monsters.rules:17) */
export interface CallSistersEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
  e: number
  e2: number
}

/** [ygo.cards.4] Suspended `peer-effect`. (yu-gi-oh/cards-monsters.rules:152) */
export interface PeerEffectFrame extends Frame {
  readonly you: number
  readonly this_: number
  seen: readonly number[]
  c: number
  c2: number
}

/** [ygo.cards.4] Suspended `impersonate-effect`. (yu-gi-oh/cards-monsters.rules:187) */
export interface ImpersonateEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.5] Suspended `burst-effect`. (yu-gi-oh/cards-extra.rules:66) */
export interface BurstEffectFrame extends Frame {
  readonly this_: number
  readonly you: number
  c: number
  list1: readonly number[]
  next2: number
}

/** [ygo.zone.4] Suspended `after-move-2`. (yu-gi-oh/things.rules:114) */
export interface AfterMove2Frame extends Frame {
  readonly c: number
  m: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `when-burn`. (yu-gi-oh/cards-spells.rules:81) */
export interface WhenBurnFrame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [ygo.cards.4] Suspended `when-move`. (yu-gi-oh/cards-monsters.rules:26) */
export interface WhenMoveFrame extends Frame {
  readonly you: number
  readonly this_: number
  x: number
  x2: number
}

/** [ygo.cards.4] Suspended `when-arrive`. (yu-gi-oh/cards-monsters.rules:58) */
export interface WhenArriveFrame extends Frame {
  readonly you: number
  c: number
  c2: number
}

/** [ygo.cards.4] Suspended `when-declare-attack`. (yu-gi-oh/cards-monsters.rules:61) */
export interface WhenDeclareAttackFrame extends Frame {
  readonly you: number
  c: number
  c2: number
}

/** [ygo.cards.4] Suspended `when-arrive-2`. (yu-gi-oh/cards-monsters.rules:77) */
export interface WhenArrive2Frame extends Frame {
  readonly you: number
  readonly c: number
  c2: number
  c3: number
}

/** [ygo.cards.4] Suspended `when-destroy`. (yu-gi-oh/cards-monsters.rules:85) */
export interface WhenDestroyFrame extends Frame {
  readonly you: number
  readonly c: number
  m: number
  m2: number
}

/** [ygo.cards.4] Suspended `when-normal-summon`. (yu-gi-oh/cards-monsters.rules:122) */
export interface WhenNormalSummonFrame extends Frame {
  readonly you: number
  c: number
  c2: number
}

/** [ygo.cards.5] Suspended `after-standby`. (yu-gi-oh/cards-extra.rules:76) */
export interface AfterStandbyFrame extends Frame {
  c: number
  p: number
  m: number
  m2: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.2] Suspended `after-ending-2`. (yu-gi-oh/cards-extra.rules:85) */
export interface AfterEnding2Frame extends Frame {
  c: number
  list1: readonly number[]
  next2: number
}

/** [ygo.cards.5] Suspended `when-arrive-3`. (yu-gi-oh/cards-extra.rules:101) */
export interface WhenArrive3Frame extends Frame {
  readonly you: number
  d: number
  d2: number
  c: number
  c2: number
}

/** [ygo.cards.6] Suspended `after-move-3`. (yu-gi-oh/cards-gods.rules:13) */
export interface AfterMove3Frame extends Frame {
  readonly you: number
  readonly this_: number
}

/** [ygo.cards.6] Suspended `after-special-summon`. (yu-gi-oh/cards-gods.rules:109) */
export interface AfterSpecialSummonFrame extends Frame {
  readonly you: number
  readonly p: number
}

/** [ygo.cards.7] Suspended `when-normal-summon-2`. (yu-gi-oh/cards-pool.rules:30) */
export interface WhenNormalSummon2Frame extends Frame {
  readonly you: number
}

/** [ygo.cards.7] Suspended `when-arrive-4`. (yu-gi-oh/cards-pool.rules:40) */
export interface WhenArrive4Frame extends Frame {
  readonly you: number
  readonly c: number
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
    zones: blankZones(91),
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
    positionOf: [],
    life: [],
    turnPlayer: NONE,
    turnNumber: NONE,
    arrived: [],
    laid2: [],
    targets: [],
    bearer: [],
    language: [],
    usedNames: [],
    passes: NONE,
    answerer: NONE,
    summoned: [],
    turned: [],
    materials: [],
    attacking: [],
    mainDeck: [],
    extraDeck: [],
    sideDeck: [],
    justCome: [],
    spared: [],
    imitated: [],
    risesFrom: [],
    doomedFrom: [],
    madeOf: [],
    supply: [],
    drafters: [],
    taken: {},
    agreeing: NONE,
    roundNumber: NONE,
    facing: [],
    initial: [],
    setDown: [],
    spent: [],
    freed: [],
    looking: [],
    usedUp: [],
    printedDef: [],
    astray: [],
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
    positionOf: s.positionOf.slice(),
    life: s.life.slice(),
    turnPlayer: s.turnPlayer,
    turnNumber: s.turnNumber,
    arrived: s.arrived.slice(),
    laid2: s.laid2.slice(),
    targets: s.targets.slice(),
    bearer: s.bearer.slice(),
    language: s.language.slice(),
    usedNames: s.usedNames.slice(),
    passes: s.passes,
    answerer: s.answerer,
    summoned: s.summoned.slice(),
    turned: s.turned.slice(),
    materials: s.materials,
    attacking: s.attacking,
    mainDeck: s.mainDeck.slice(),
    extraDeck: s.extraDeck.slice(),
    sideDeck: s.sideDeck.slice(),
    justCome: s.justCome,
    spared: s.spared.slice(),
    imitated: s.imitated.slice(),
    risesFrom: s.risesFrom.slice(),
    doomedFrom: s.doomedFrom.slice(),
    madeOf: s.madeOf.slice(),
    supply: s.supply.slice(),
    drafters: s.drafters,
    taken: { ...s.taken },
    agreeing: s.agreeing,
    roundNumber: s.roundNumber,
    facing: s.facing.slice(),
    initial: s.initial.slice(),
    setDown: s.setDown.slice(),
    spent: s.spent.slice(),
    freed: s.freed.slice(),
    looking: s.looking.slice(),
    usedUp: s.usedUp.slice(),
    printedDef: s.printedDef.slice(),
    astray: s.astray,
    timesDeclareAttackDuringTurn: s.timesDeclareAttackDuringTurn,
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
  s.positionOf.push(POSITION['upright'])
  s.arrived.push(s.turnNumber)
  s.laid2.push(s.turnNumber)
  s.targets.push([])
  s.bearer.push(NONE)
  s.language.push(LANGUAGE['ja'])
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
  if (within(to, ZONE['monsters']) !== within(from, ZONE['monsters'])) {
    s.positionOf[card] = POSITION['upright']
    s.arrived[card] = s.turnNumber
    s.turned[card] = false
    s.spared[card] = false
    s.imitated[card] = false
    s.doomedFrom[card] = NONE
    s.madeOf[card] = 0
    s.spent[card] = false
    s.def[card] = s.printedDef[card]!
  }
  if (within(to, ZONE['backrow']) !== within(from, ZONE['backrow'])) {
    s.laid2[card] = s.turnNumber
  }
  if (within(to, ZONE['attached']) !== within(from, ZONE['attached'])) {
    s.bearer[card] = NONE
  }
  if (
    (within(to, ZONE['backrow']) || within(to, ZONE['field-spell'])) !==
    (within(from, ZONE['backrow']) || within(from, ZONE['field-spell']))
  ) {
    s.setDown[card] = false
    s.usedUp[card] = false
  }
}

/** Whether there is room for the card. */
export function mayEnter(s: State, card: number, to: number): boolean {
  if (s.zones[to] === undefined || card === NONE || s.place[card] === NONE) return false
  if (within(to, ZONE['monsters']) && s.place[card] !== to && s.zones[to]!.length >= slotsOf(s)) {
    if (s.reasons !== null) s.reasons.push(134)
    return false
  }
  if (within(to, ZONE['backrow']) && s.place[card] !== to && s.zones[to]!.length >= slotsOf(s)) {
    if (s.reasons !== null) s.reasons.push(135)
    return false
  }
  if (within(to, ZONE['field-spell']) && s.place[card] !== to && s.zones[to]!.length >= 1) {
    if (s.reasons !== null) s.reasons.push(136)
    return false
  }
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
  // [ygo.zone.2] viewers-exception (yu-gi-oh/things.rules:64)
  if (isHidden(s, card)) return [holder(s, card)]
  // [ygo.zone.5] viewers-exception-2 (yu-gi-oh/things.rules:102)
  if (within(s.place[card]!, ZONE['deck']) && isLooking(s, holder(s, card))) return [holder(s, card)]
  if (within(zone, ZONE['deck'])) return []
  if (within(zone, ZONE['hand'])) return [zone - ZONE['hand']]
  if (within(zone, ZONE['extra'])) return [zone - ZONE['extra']]
  if (within(zone, ZONE['side'])) return [zone - ZONE['side']]
  if (within(zone, ZONE['monsters'])) return seats(s)
  if (within(zone, ZONE['backrow'])) return seats(s)
  if (within(zone, ZONE['field-spell'])) return seats(s)
  if (within(zone, ZONE['graveyard'])) return seats(s)
  if (within(zone, ZONE['banished'])) return seats(s)
  if (within(zone, ZONE['attached'])) return seats(s)
  if (within(zone, ZONE['pool'])) return [zone - ZONE['pool']]
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

// Compiled from the rules of PolymorphSealed: events. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import {
  addEffect,
  announced,
  apart,
  endGame,
  leave,
  moveEffect,
  refuse,
  removeFrom,
  showTo,
  shuffle,
  takeEffect,
} from '../../runtime/kernel.ts'
import type { Settled } from '../../runtime/kernel.ts'
import { goesRound, grown, through } from '../../runtime/rounds.ts'
import { loseSight } from '../../runtime/astray.ts'
import { noteEvent, noteShuffle } from '../../runtime/log.ts'
import {
  countOf,
  family,
  fillable,
  modulo,
  orElse,
  presentCards,
  range,
  seats,
  seatsFrom,
  sumOf,
  top,
  union,
  within,
  without,
} from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import {
  ATTRIBUTE,
  CARD,
  EFFECT_ZONES,
  EVENT,
  KIND,
  LANGUAGE,
  MONSTER_TYPE,
  OPTION_NUMBERS,
  PACK_VALUES,
  POSITION,
  PRINTED_KIND_OF,
  PRINTED_LEVEL,
  PRINTED_MATERIAL_CARDS,
  PRINTED_MATERIAL_RACES,
  PRINTED_MONSTER_TYPES,
  PRINTED_OVERSEAS_ONLY,
  PRINTED_PROPERTY_OF,
  PRINTED_RANK,
  PRINTED_RATING,
  PROC,
  PROPERTY,
  ZONE,
} from './names.ts'
import type {
  ActivateEffectFrame,
  ActivateFrame,
  AfterEnding2Frame,
  AfterMove2Frame,
  AfterMove3Frame,
  AfterSpecialSummonFrame,
  AfterStandbyFrame,
  AttackDirectlyFrame,
  AttackFrame,
  BanishFrame,
  BatterFrame,
  BattlePhaseFrame,
  BeatFrame,
  BeforeDrawFrame,
  BeginAllFrame,
  BuildFrame,
  BurnFrame,
  BurstEffectFrame,
  BurstFrame,
  CallSistersEffectFrame,
  CallSistersFrame,
  CarryOutFrame,
  CarryOutFrame10,
  CarryOutFrame11,
  CarryOutFrame12,
  CarryOutFrame13,
  CarryOutFrame14,
  CarryOutFrame15,
  CarryOutFrame16,
  CarryOutFrame17,
  CarryOutFrame18,
  CarryOutFrame19,
  CarryOutFrame2,
  CarryOutFrame20,
  CarryOutFrame21,
  CarryOutFrame3,
  CarryOutFrame4,
  CarryOutFrame5,
  CarryOutFrame6,
  CarryOutFrame7,
  CarryOutFrame8,
  CarryOutFrame9,
  ClashFrame,
  CreateLightFrame,
  DealFrame,
  DeclarePacksFrame,
  DestroyFrame,
  DiscardFrame,
  DraftAgainFrame,
  DraftFrame,
  DraftRoundFrame,
  DrawFrame,
  DrawPhaseFrame,
  DuelFrame,
  DuelsFrame,
  EndPhaseFrame,
  EndingFrame,
  FallFrame,
  FuseFrame,
  GatherFrame,
  GatherFrame2,
  GatherFrame3,
  GatherFrame4,
  GatherFrame5,
  GatherFrame6,
  GiveTributesFrame,
  ImpersonateEffectFrame,
  ImpersonateFrame,
  LayOpenFrame,
  LineUpFrame,
  LinkUpFrame,
  LoseFrame,
  MainPhaseFrame,
  MatchFrame,
  MoveFrame,
  NormalSummonFrame,
  OpenPackFrame,
  OpenPacksFrame,
  PairFrame,
  PeerEffectFrame,
  PeerFrame,
  PickFrame,
  PickInRoundsFrame,
  PickPacksFrame,
  PrepareFrame,
  PrepareFrame2,
  PrepareFrame3,
  PrepareFrame4,
  PrepareFrame5,
  PrepareFrame6,
  PrepareFrame7,
  RunChainFrame,
  RunLinkFrame,
  SearchFrame,
  SendFrame,
  SetCardFrame,
  SetMonsterFrame,
  SpecialSummonFrame,
  SpecialSummonFreelyFrame,
  StandbyFrame,
  StandbyPhaseFrame,
  State,
  SummonFromExtraFrame,
  TakePackFrame,
  TakePacksFrame,
  TryFuseFrame,
  TurnFrame,
  WhenArrive2Frame,
  WhenArrive3Frame,
  WhenArrive4Frame,
  WhenArriveFrame,
  WhenBurnFrame,
  WhenDeclareAttackFrame,
  WhenDestroyFrame,
  WhenMoveFrame,
  WhenNormalSummon2Frame,
  WhenNormalSummonFrame,
  WinFrame,
  WindowFrame,
} from './state.ts'
import {
  HOLDS_CARDS,
  cloneState,
  copyInto,
  createCard,
  holder,
  leaveGame,
  mayEnter,
  place,
  viewersOf,
} from './state.ts'
import {
  allUnlikeOf,
  attackOf,
  attributeNowOf,
  backwardsOf,
  carriedOf,
  consentIsSoughtOf,
  declaredHitOf,
  defenceOf,
  exodiaOf,
  foeOf,
  freshNameOf,
  inCategoryOf,
  isAdmitted,
  isDestined,
  isDuellist,
  isEffectMonster,
  isExtra,
  isFaceUp,
  isFusionMonster,
  isLastingCard,
  isLinkMonster,
  isMonster,
  isNegated,
  isOnField,
  isTrap,
  isTuned,
  isUsedUp,
  isWithoutChoice,
  isXyzMonster,
  laterThan,
  leastMainOf,
  levelNowOf,
  mostMainOf,
  namedOf,
  openingHandOf,
  originalNameOf,
  originallyOf,
  packsLeftOf,
  raceNowOf,
  sameNameOf,
  shareOf,
  sideRoomOf,
  slotsOf,
  smallDeckOf,
  spentInBattleOf,
  startingLifeOf,
  tributesForOf,
  underAttackOf,
} from './facts.ts'
import {
  forbidsCannotNormalSummon,
  forbidsCannotNormalSummon2,
  forbidsCannotNormalSummon3,
  forbidsCannotNormalSummon4,
  forbidsCannotNormalSummon5,
  forbidsCannotSetMonster,
  forbidsCannotSetMonster2,
  forbidsCannotSetMonster3,
  forbidsCannotSetMonster4,
  forbidsCannotSetMonster5,
  forbidsCannotSpecialSummon,
  forbidsCannotSpecialSummon2,
  forbidsCannotSpecialSummon3,
  forbidsCannotSpecialSummon4,
  forbidsCannotSpecialSummon5,
  forbidsLastingCannotAttack,
  forbidsLastingCannotAttack2,
  forbidsLastingCannotAttackDirectly,
  forbidsLastingCannotAttackDirectly2,
  forbidsLastingCannotSpecialSummon,
  forbidsLastingCannotSpecialSummon2,
  forbidsNeverField,
  forbidsNotFromExtra,
  forbidsNotFromExtraSetMonster,
  forbidsOnceATurn,
  forbidsOnceATurnSetMonster,
  matchesAfterArrive,
  matchesAfterEnding,
  matchesAfterEnding2,
  matchesAfterMove,
  matchesAfterMove2,
  matchesAfterMove3,
  matchesAfterSpecialSummon,
  matchesAfterStandby,
  matchesBeforeDestroy,
  matchesBeforeFall,
  matchesInsteadBeat,
  matchesWhenArrive,
  matchesWhenArrive2,
  matchesWhenArrive3,
  matchesWhenArrive4,
  matchesWhenBurn,
  matchesWhenDeclareAttack,
  matchesWhenDestroy,
  matchesWhenMove,
  matchesWhenNormalSummon,
  matchesWhenNormalSummon2,
  reachesCallSistersUntilNewTurnEnd,
  reachesCarryOutUntilNewTurn2End,
  reachesCarryOutUntilNewTurn3End,
  reachesCarryOutUntilNewTurnEnd,
  reachesDestroyUntilNewTurnEnd,
} from './rules.ts'
import { ask } from './decisions.ts'
import { refusals } from './explain.ts'

/** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
export function move(s: State, card2: number, to2: number, bottom = false): void {
  if (s.over) return
  goesRound(0)
  if (!mayEnter(s, card2, to2)) return refuse(s)
  const from2 = s.place[card2]!
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.move, [card2, from2, to2], [card2])
  const frame: MoveFrame = {
    proc: PROC.moveFrame,
    pc: 0,
    answer: 0,
    card2,
    from2,
    to2,
    bottom2: bottom,
    matching1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.zone.3] Begins `send`, which may stop to ask. */
export function send(s: State, c: number): void {
  if (s.over) return
  goesRound(1)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.send, [c], [c])
  const frame: SendFrame = { proc: PROC.sendFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [ygo.zone.3] Whether `destroy` may happen. */
export function canDestroy(s: State, c: number): boolean {
  return isOnField(s, c)
}

/** [ygo.zone.3] Carries out `destroy` if it may happen. */
export function destroy(s: State, c: number): void {
  if (canDestroy(s, c)) return doDestroy(s, c)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.destroy, [c], s.reasons)
}

/** [ygo.zone.3] Begins `destroy`, which may stop to ask. */
export function doDestroy(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.destroy, [c], [c])
  const noticed1 = matchesWhenDestroy(s, c) ? [[holder(s, c), c, holder(s, c), c]] : []
  const frame: DestroyFrame = { proc: PROC.destroyFrame, pc: 0, answer: 0, c, noticed1 }
  s.frames.push(frame)
}

/** [ygo.zone.3] Begins `banish`, which may stop to ask. */
export function banish(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.banish, [c], [c])
  const frame: BanishFrame = { proc: PROC.banishFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [ygo.zone.3] Begins `discard`, which may stop to ask. */
export function discard(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.discard, [c], [c])
  const frame: DiscardFrame = { proc: PROC.discardFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [ygo.zone.5] Carries out `open-deck`. */
export function openDeck(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['open-deck'], [p])
  s.looking[p] = true
}

/** [ygo.zone.5] Carries out `close-deck`. */
export function closeDeck(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['close-deck'], [p])
  s.looking[p] = false
  if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + p)
  shuffle(s, ZONE.deck + p)
  loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
}

/** [ygo.zone.1] Begins `search`, which may stop to ask. */
export function search(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.search, [c, p], [c])
  const frame: SearchFrame = { proc: PROC.searchFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [ygo.damage.1] Begins `burn`, which may stop to ask. */
export function burn(s: State, q: number, n: number, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.burn, [q, n, c], [c])
  const frame: BurnFrame = { proc: PROC.burnFrame, pc: 0, answer: 0, q, n, c }
  s.frames.push(frame)
}

/** [ygo.damage.1] Whether `pay` may happen. */
export function canPay(s: State, n: number, p: number): boolean {
  return s.life[p]! > n
}

/** [ygo.damage.1] Carries out `pay` if it may happen. */
export function pay(s: State, n: number, p: number): void {
  if (canPay(s, n, p)) return doPay(s, n, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.pay, [n, p], s.reasons)
}

/** [ygo.damage.1] Carries out `pay`. */
export function doPay(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.pay, [n, p])
  s.life[p] = s.life[p]! - n
}

/** [ygo.query.10] Carries out `use-name`. */
export function useName(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['use-name'], [c, p], [c])
  s.usedNames[p] = grown(union(s.usedNames[p]!, [originalNameOf(s, c, s.language[c]!)]), 2)
}

/** [overview.1] Begins `match`, which may stop to ask. */
export function match(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.match, [])
  const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [gap.participants] Carries out `set-up`. */
export function setUp(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-up'], [])
  for (const p of seats(s)) {
    s.initial[p] = s.mainDeck[p]!.length
  }
}

/** [ygo.start.1] Carries out `build-deck`. */
export function buildDeck(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['build-deck'], [p])
  for (const each of s.mainDeck[p]!.slice()) {
    const made = createCard(s, each, ZONE.deck + p)
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
  }
  for (const each2 of s.extraDeck[p]!.slice()) {
    const made2 = createCard(s, each2, ZONE.extra + p)
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made2, s.place[made2]!], [made2])
  }
  for (const each3 of s.sideDeck[p]!.slice()) {
    const made3 = createCard(s, each3, ZONE.side + p)
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made3, s.place[made3]!], [made3])
  }
  // [ygo.lang.1]
  for (const c of union(s.zones[ZONE.deck + p]!, s.zones[ZONE.extra + p]!)) {
    if (PRINTED_OVERSEAS_ONLY[s.def[c]!]!) {
      s.language[c] = LANGUAGE.en
    }
  }
  if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + p)
  shuffle(s, ZONE.deck + p)
  loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
}

/** [ygo.start.2] Begins `duel`, which may stop to ask. */
export function duel(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.duel, [])
  const frame: DuelFrame = { proc: PROC.duelFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.start.2] Begins `deal`, which may stop to ask. */
export function deal(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.deal, [p])
  const frame: DealFrame = { proc: PROC.dealFrame, pc: 0, answer: 0, p, each: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.turn.1] Begins `turn`, which may stop to ask. */
export function turn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.turn, [p])
  s.timesDeclareAttackDuringTurn = 0
  const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.turn.1] Carries out `new-turn`. */
export function newTurn(s: State, p: number): void {
  if (s.over) return
  for (const it2 of s.zones[ZONE.lasting]!.slice())
    if (
      reachesCarryOutUntilNewTurnEnd(s, it2, p) ||
      reachesCarryOutUntilNewTurn2End(s, it2, p) ||
      reachesCarryOutUntilNewTurn3End(s, it2, p) ||
      reachesCallSistersUntilNewTurnEnd(s, it2, p) ||
      reachesDestroyUntilNewTurnEnd(s, it2, p)
    )
      takeEffect(s, it2, EFFECT_ZONES)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['new-turn'], [p])
  for (const q of seats(s)) {
    s.usedNames[q] = []
  }
  s.summoned[p] = false
  for (const c of s.zones[ZONE.monsters + p]!) {
    s.spent[c] = false
    s.turned[c] = false
  }
}

/** [ygo.turn.2] Begins `draw-phase`, which may stop to ask. */
export function drawPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-phase'], [p])
  const frame: DrawPhaseFrame = { proc: PROC.drawPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [end.1, end.3] Begins `before-draw`, which may stop to ask. */
export function beforeDraw(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['before-draw'], [p])
  const frame: BeforeDrawFrame = { proc: PROC.beforeDrawFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.turn.2] Begins `draw`, which may stop to ask. */
export function draw(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.draw, [n, p])
  const frame: DrawFrame = {
    proc: PROC.drawFrame,
    pc: 0,
    answer: 0,
    n,
    p,
    i: NONE,
    each: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [ygo.turn.3] Begins `standby-phase`, which may stop to ask. */
export function standbyPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['standby-phase'], [p])
  const frame: StandbyPhaseFrame = { proc: PROC.standbyPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.turn.3] Begins `standby`, which may stop to ask. */
export function standby(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.standby, [p])
  const frame: StandbyFrame = { proc: PROC.standbyFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.turn.4] Begins `main-phase`, which may stop to ask. */
export function mainPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['main-phase'], [p])
  const frame: MainPhaseFrame = { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.turn.6] Begins `end-phase`, which may stop to ask. */
export function endPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['end-phase'], [p])
  const frame: EndPhaseFrame = { proc: PROC.endPhaseFrame, pc: 0, answer: 0, p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [ygo.turn.6] Begins `ending`, which may stop to ask. */
export function ending(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.ending, [p])
  const frame: EndingFrame = { proc: PROC.endingFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.end.1] Begins `lose`, which may stop to ask. */
export function lose(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.lose, [p])
  const frame: LoseFrame = { proc: PROC.loseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.end.2] Begins `win`, which may stop to ask. */
export function win(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.win, [p])
  const frame: WinFrame = { proc: PROC.winFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.chain.1] Begins `window`, which may stop to ask. */
export function window(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.window, [])
  const frame: WindowFrame = { proc: PROC.windowFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [ygo.chain.1] Begins `run-chain`, which may stop to ask. */
export function runChain(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['run-chain'], [])
  const frame: RunChainFrame = { proc: PROC.runChainFrame, pc: 0, answer: 0, c: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.chain.3] Begins `run-link`, which may stop to ask. */
export function runLink(s: State, e: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['run-link'], [e], [s.effects[e]?.source ?? NONE])
  const frame: RunLinkFrame = { proc: PROC.runLinkFrame, pc: 0, answer: 0, e }
  s.frames.push(frame)
}

/** [ygo.chain.2] Begins `line-up`, which may stop to ask. */
export function lineUp(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['line-up'], [])
  const frame: LineUpFrame = { proc: PROC.lineUpFrame, pc: 0, answer: 0, p: NONE, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [ygo.chain.2] Begins `link-up`, which may stop to ask. */
export function linkUp(s: State, e: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['link-up'], [e], [s.effects[e]?.source ?? NONE])
  const frame: LinkUpFrame = { proc: PROC.linkUpFrame, pc: 0, answer: 0, e }
  s.frames.push(frame)
}

/** [ygo.spell.1] Whether `prepare` may happen. */
export function canPrepare(s: State, c: number, p: number): boolean {
  return (
    (!(s.def[c]! === CARD['《死者蘇生》']) ||
      union(s.zones[ZONE.graveyard + p]!, s.zones[ZONE.graveyard + foeOf(s, p)] ?? []).some((c2) =>
        isMonster(s, c2),
      )) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      !(s.def[c]! === CARD['《フュージョン・デステニー》']) ||
      freshNameOf(s, c, p)) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      !(s.def[c]! === CARD['《フュージョン・デステニー》']) ||
      s.zones[ZONE.extra + p]!.some((f_) => isDestined(s, f_))) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      !(s.def[c]! === CARD['《レジェンド・オブ・ハート》']) ||
      freshNameOf(s, c, p)) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      !(s.def[c]! === CARD['《滅びの爆裂疾風弾》']) ||
      s.zones[ZONE.monsters + p]!.some((c3) => isFaceUp(s, c3) && namedOf(s, c3, CARD['《青眼の白龍》'], c))) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      !(s.def[c]! === CARD['《滅びの爆裂疾風弾》']) ||
      !((s.zones[ZONE.monsters + foeOf(s, p)] ?? []).length === 0)) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
      !(s.def[c]! === CARD['《ティマイオスの眼》']) ||
      freshNameOf(s, c, p)) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
      s.def[c]! === CARD['《ティマイオスの眼》'] ||
      !(s.def[c]! === CARD['《クリティウスの牙》']) ||
      freshNameOf(s, c, p)) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
      s.def[c]! === CARD['《ティマイオスの眼》'] ||
      !(s.def[c]! === CARD['《クリティウスの牙》']) ||
      union(s.zones[ZONE.hand + p]!, s.zones[ZONE.backrow + p]!).some(
        (t2) =>
          isTrap(s, t2) &&
          s.zones[ZONE.extra + p]!.some((f_2) => PRINTED_MATERIAL_CARDS[s.def[f_2]!]!.includes(s.def[t2]!)),
      )) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
      s.def[c]! === CARD['《ティマイオスの眼》'] ||
      s.def[c]! === CARD['《クリティウスの牙》'] ||
      !(s.def[c]! === CARD['《ヘルモスの爪》']) ||
      freshNameOf(s, c, p)) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
      s.def[c]! === CARD['《ティマイオスの眼》'] ||
      s.def[c]! === CARD['《クリティウスの牙》'] ||
      !(s.def[c]! === CARD['《ヘルモスの爪》']) ||
      union(s.zones[ZONE.hand + p]!, s.zones[ZONE.monsters + p]!).some(
        (m) =>
          isMonster(s, m) &&
          s.zones[ZONE.extra + p]!.some((f_3) => PRINTED_MATERIAL_RACES[s.def[f_3]!]!.includes(raceNowOf(s, m))),
      )) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
      s.def[c]! === CARD['《ティマイオスの眼》'] ||
      s.def[c]! === CARD['《クリティウスの牙》'] ||
      s.def[c]! === CARD['《ヘルモスの爪》'] ||
      !(s.def[c]! === CARD['《連鎖除外》']) ||
      s.zones[ZONE.monsters + s.turnPlayer]!.some((c4) => s.justCome.includes(c4) && attackOf(s, c4) <= 1000)) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
      s.def[c]! === CARD['《ティマイオスの眼》'] ||
      s.def[c]! === CARD['《クリティウスの牙》'] ||
      s.def[c]! === CARD['《ヘルモスの爪》'] ||
      s.def[c]! === CARD['《連鎖除外》'] ||
      s.def[c]! === CARD['《スキルドレイン》'] ||
      s.def[c]! === CARD['《タイラント・ウィング》'] ||
      s.def[c]! === CARD['landslide'] ||
      !(s.def[c]! === CARD['fusing']) ||
      s.zones[ZONE.extra + p]!.some(
        (f_4) =>
          isFusionMonster(s, f_4) &&
          apart(s, () => canTryFuse(s, f_4, union(s.zones[ZONE.hand + p]!, s.zones[ZONE.monsters + p]!), p)),
      )) &&
    (s.def[c]! === CARD['《死者蘇生》'] ||
      s.def[c]! === CARD['《フュージョン・デステニー》'] ||
      s.def[c]! === CARD['《レジェンド・オブ・ハート》'] ||
      s.def[c]! === CARD['《滅びの爆裂疾風弾》'] ||
      s.def[c]! === CARD['《ティマイオスの眼》'] ||
      s.def[c]! === CARD['《クリティウスの牙》'] ||
      s.def[c]! === CARD['《ヘルモスの爪》'] ||
      s.def[c]! === CARD['《連鎖除外》'] ||
      s.def[c]! === CARD['《スキルドレイン》'] ||
      s.def[c]! === CARD['《タイラント・ウィング》'] ||
      s.def[c]! === CARD['landslide'] ||
      s.def[c]! === CARD['fusing'] ||
      s.def[c]! === CARD['pitfall'] ||
      !(s.def[c]! === CARD['backfire']) ||
      underAttackOf(s, p))
  )
}

/** [ygo.spell.1] Carries out `prepare` if it may happen. */
export function prepare(s: State, c: number, p: number): void {
  if (canPrepare(s, c, p)) return doPrepare(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.prepare, [c, p], s.reasons)
}

/** [ygo.spell.1] Begins `prepare`, which may stop to ask. */
export function doPrepare(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.prepare, [c, p], [c])
  const frame: PrepareFrame = { proc: PROC.prepareFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [ygo.spell.1] Begins `carry-out`, which may stop to ask. */
export function carryOut(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['carry-out'], [c, p], [c])
  const frame: CarryOutFrame = { proc: PROC.carryOutFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [ygo.spell.1] Whether `activate` may happen. */
export function canActivate(s: State, c: number, p: number): boolean {
  return s.announcing > 0 || completable(program, s, (t) => doActivate(t, c, p))
}

/** [ygo.spell.1] Carries out `activate` if it may happen. */
export function activate(s: State, c: number, p: number): void {
  if (canActivate(s, c, p)) return doActivate(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.activate, [c, p], s.reasons)
}

/** [ygo.spell.1] Begins `activate`, which may stop to ask. */
export function doActivate(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: ActivateFrame = { proc: PROC.activateFrame, pc: 0, answer: 0, c, p, announces: 0 }
  s.frames.push(frame)
}

/** [ygo.spell.1] Begins `lay-open`, which may stop to ask. */
export function layOpen(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['lay-open'], [c, p], [c])
  const frame: LayOpenFrame = { proc: PROC.layOpenFrame, pc: 0, answer: 0, c, p, old: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.trap.1] Whether `set-card` may happen. */
export function canSetCard(s: State, c: number, p: number): boolean {
  return !forbidsNeverField(s, c, p) && (s.announcing > 0 || completable(program, s, (t) => doSetCard(t, c, p)))
}

/** [ygo.trap.1] Carries out `set-card` if it may happen. */
export function setCard(s: State, c: number, p: number): void {
  if (canSetCard(s, c, p)) return doSetCard(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['set-card'], [c, p], s.reasons)
}

/** [ygo.trap.1] Begins `set-card`, which may stop to ask. */
export function doSetCard(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: SetCardFrame = { proc: PROC.setCardFrame, pc: 0, answer: 0, c, p, announces: 0 }
  s.frames.push(frame)
}

/** [ygo.summon.1] Carries out `arrive`. */
export function arrive(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.arrive, [c, p], [c])
  if (matchesAfterArrive(s, c, p)) afterArrive(s, c)
  if (matchesWhenArrive(s, c, p)) addEffect(s, 0, PROC.whenArriveFrame, holder(s, c), c, true, [holder(s, c)])
  if (matchesWhenArrive2(s, c, p)) addEffect(s, 0, PROC.whenArrive2Frame, holder(s, c), c, true, [holder(s, c), c])
  if (matchesWhenArrive3(s, c, p)) addEffect(s, 0, PROC.whenArrive3Frame, holder(s, c), c, true, [holder(s, c)])
  if (matchesWhenArrive4(s, c, p)) addEffect(s, 0, PROC.whenArrive4Frame, holder(s, c), c, false, [holder(s, c), c])
}

/** [ygo.summon.1] Whether `normal-summon` may happen. */
export function canNormalSummon(s: State, c: number, p: number): boolean {
  return (
    !forbidsOnceATurn(s, c, p) &&
    !forbidsCannotNormalSummon(s, c, p) &&
    !forbidsCannotNormalSummon2(s, c, p) &&
    !forbidsCannotNormalSummon3(s, c, p) &&
    !forbidsCannotNormalSummon4(s, c, p) &&
    !forbidsCannotNormalSummon5(s, c, p) &&
    !forbidsNotFromExtra(s, c, p) &&
    (s.announcing > 0 ||
      (s.zones[ZONE.monsters + p]!.length >= tributesForOf(s, c) &&
        completable(program, s, (t) => doNormalSummon(t, c, p))))
  )
}

/** [ygo.summon.1] Carries out `normal-summon` if it may happen. */
export function normalSummon(s: State, c: number, p: number): void {
  if (canNormalSummon(s, c, p)) return doNormalSummon(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['normal-summon'], [c, p], s.reasons)
}

/** [ygo.summon.1] Begins `normal-summon`, which may stop to ask. */
export function doNormalSummon(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: NormalSummonFrame = { proc: PROC.normalSummonFrame, pc: 0, answer: 0, c, p, announces: 0 }
  s.frames.push(frame)
}

/** [ygo.summon.1] Whether `set-monster` may happen. */
export function canSetMonster(s: State, c: number, p: number): boolean {
  return (
    !forbidsOnceATurnSetMonster(s, c, p) &&
    !forbidsCannotSetMonster(s, c, p) &&
    !forbidsCannotSetMonster2(s, c, p) &&
    !forbidsCannotSetMonster3(s, c, p) &&
    !forbidsCannotSetMonster4(s, c, p) &&
    !forbidsCannotSetMonster5(s, c, p) &&
    !forbidsNotFromExtraSetMonster(s, c, p) &&
    (s.announcing > 0 ||
      (s.zones[ZONE.monsters + p]!.length >= tributesForOf(s, c) &&
        completable(program, s, (t) => doSetMonster(t, c, p))))
  )
}

/** [ygo.summon.1] Carries out `set-monster` if it may happen. */
export function setMonster(s: State, c: number, p: number): void {
  if (canSetMonster(s, c, p)) return doSetMonster(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['set-monster'], [c, p], s.reasons)
}

/** [ygo.summon.1] Begins `set-monster`, which may stop to ask. */
export function doSetMonster(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: SetMonsterFrame = { proc: PROC.setMonsterFrame, pc: 0, answer: 0, c, p, announces: 0 }
  s.frames.push(frame)
}

/** [ygo.summon.2] Begins `give-tributes`, which may stop to ask. */
export function giveTributes(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['give-tributes'], [c, p], [c])
  const frame: GiveTributesFrame = {
    proc: PROC.giveTributesFrame,
    pc: 0,
    answer: 0,
    c,
    p,
    m: NONE,
    given: [],
    m2: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [ygo.summon.3] Whether `special-summon` may happen. */
export function canSpecialSummon(s: State, c: number, p: number): boolean {
  return (
    !forbidsCannotSpecialSummon(s, c, p) &&
    !forbidsCannotSpecialSummon2(s, c, p) &&
    !forbidsCannotSpecialSummon3(s, c, p) &&
    !forbidsCannotSpecialSummon4(s, c, p) &&
    !forbidsCannotSpecialSummon5(s, c, p) &&
    !s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotSpecialSummon(s, it2, c, p)) &&
    !s.zones[ZONE.lasting]!.some((it3) => forbidsLastingCannotSpecialSummon2(s, it3, c, p)) &&
    !within(s.place[c]!, ZONE.monsters)
  )
}

/** [ygo.summon.3] Carries out `special-summon` if it may happen. */
export function specialSummon(s: State, c: number, p: number): void {
  if (canSpecialSummon(s, c, p)) return doSpecialSummon(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['special-summon'], [c, p], s.reasons)
}

/** [ygo.summon.3] Begins `special-summon`, which may stop to ask. */
export function doSpecialSummon(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['special-summon'], [c, p], [c])
  const frame: SpecialSummonFrame = { proc: PROC.specialSummonFrame, pc: 0, answer: 0, c, p, w: NONE, w2: NONE }
  s.frames.push(frame)
}

/** [ygo.summon.5] Begins `special-summon-freely`, which may stop to ask. */
export function specialSummonFreely(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['special-summon-freely'], [c, p], [c])
  const frame: SpecialSummonFreelyFrame = { proc: PROC.specialSummonFreelyFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [ygo.summon.6] Whether `change-position` may happen. */
export function canChangePosition(s: State, c: number, _p: number): boolean {
  return !s.turned[c]! && s.arrived[c]! < s.turnNumber && !spentInBattleOf(s, c) && !isLinkMonster(s, c)
}

/** [ygo.summon.6] Carries out `change-position` if it may happen. */
export function changePosition(s: State, c: number, p: number): void {
  if (canChangePosition(s, c, p)) return doChangePosition(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['change-position'], [c, p], s.reasons)
}

/** [ygo.summon.6] Carries out `change-position`. */
export function doChangePosition(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['change-position'], [c, p], [c])
  s.positionOf[c] = s.positionOf[c]! === POSITION.upright ? POSITION.sideways : POSITION.upright
  s.turned[c] = true
}

/** [ygo.fusion.1] Begins `gather`, which may stop to ask. */
export function gather(s: State, f_: number, pool: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.gather, [f_, NONE, p], [f_])
  const frame: GatherFrame = {
    proc: PROC.gatherFrame,
    pc: 0,
    answer: 0,
    f_,
    pool,
    p,
    n: NONE,
    m: NONE,
    picked2: [],
    m2: NONE,
    picked3: [],
    m3: NONE,
    picked4: [],
    atLeast1: 0,
    atMost2: 0,
    atLeast3: 0,
    atMost4: 0,
    atLeast5: 0,
    atMost6: 0,
  }
  s.frames.push(frame)
}

/** [ygo.fusion.2] Whether `try-fuse` may happen. */
export function canTryFuse(s: State, f_: number, pool: readonly number[], p: number): boolean {
  return (
    s.announcing > 0 ||
    ((s.def[f_]! === CARD['《青眼の究極竜》']
      ? pool.filter((m) => namedOf(s, m, CARD['《青眼の白龍》'], f_)).length >= 3
      : s.def[f_]! === CARD['《E・HERO エスクリダオ》']
        ? fillable(
            [],
            pool.filter((m2) => isMonster(s, m2)),
            [2, 2],
            (picked2) =>
              picked2.some(
                (a) =>
                  inCategoryOf(s, a, 55 /* 'E・HERO' */, f_) &&
                  picked2.some((b) => b !== a && attributeNowOf(s, b) === ATTRIBUTE.dark),
              ),
            36,
          )
        : s.def[f_]! === CARD['《D-HERO デストロイフェニックスガイ》']
          ? fillable(
              [],
              pool.filter((m3) => isMonster(s, m3)),
              [2, 2],
              (picked3) =>
                picked3.some(
                  (a2) =>
                    levelNowOf(s, a2) >= 6 &&
                    inCategoryOf(s, a2, 58 /* 'HERO' */, f_) &&
                    picked3.some((b2) => b2 !== a2 && inCategoryOf(s, b2, 59 /* 'D-HERO' */, f_)),
                ),
              35,
            )
          : s.def[f_]! === CARD['《トロイメア・フェニックス》']
            ? fillable(
                [],
                pool.filter((m4) => isMonster(s, m4)),
                [2, 2],
                (picked4) => allUnlikeOf(s, picked4, f_),
                34,
              )
            : s.def[f_]! === CARD['alloy']
              ? pool.filter((m5) => isMonster(s, m5) && attributeNowOf(s, m5) === ATTRIBUTE.earth).length >= 2
              : PRINTED_MONSTER_TYPES[s.def[f_]!]!.includes(MONSTER_TYPE.synchro)
                ? fillable(
                    [],
                    pool.filter((m6) => levelNowOf(s, m6) > 0),
                    [2, 5],
                    (picked5) =>
                      sumOf(picked5, (each) => levelNowOf(s, each)) ===
                        orElse(
                          orElse(
                            orElse(PRINTED_LEVEL[s.printedDef[f_]!]!, PRINTED_RANK[s.printedDef[f_]!]!),
                            PRINTED_RATING[s.printedDef[f_]!]!,
                          ),
                          0,
                        ) && countOf(picked5, (m7) => isTuned(s, m7)) === 1,
                    30,
                  )
                : isXyzMonster(s, f_)
                  ? pool.filter(
                      (m8) =>
                        levelNowOf(s, m8) ===
                        orElse(
                          orElse(
                            orElse(PRINTED_LEVEL[s.printedDef[f_]!]!, PRINTED_RANK[s.printedDef[f_]!]!),
                            PRINTED_RATING[s.printedDef[f_]!]!,
                          ),
                          0,
                        ),
                    ).length >= 2
                  : true) &&
      completable(program, s, (t) => doTryFuse(t, f_, pool, p)))
  )
}

/** [ygo.fusion.2] Carries out `try-fuse` if it may happen. */
export function tryFuse(s: State, f_: number, pool: readonly number[], p: number): void {
  if (canTryFuse(s, f_, pool, p)) return doTryFuse(s, f_, pool, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['try-fuse'], [f_, pool, p], s.reasons)
}

/** [ygo.fusion.2] Begins `try-fuse`, which may stop to ask. */
export function doTryFuse(s: State, f_: number, pool: readonly number[], p: number): void {
  if (s.over) return
  const frame: TryFuseFrame = { proc: PROC.tryFuseFrame, pc: 0, answer: 0, f_, pool, p, announces: 0 }
  s.frames.push(frame)
}

/** [ygo.fusion.2] Begins `fuse`, which may stop to ask. */
export function fuse(s: State, f_: number, pool: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.fuse, [f_, NONE, p], [f_])
  const frame: FuseFrame = { proc: PROC.fuseFrame, pc: 0, answer: 0, f_, pool, p, m: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.synchro.1] Whether `summon-from-extra` may happen. */
export function canSummonFromExtra(s: State, f_: number, p: number): boolean {
  return (
    s.announcing > 0 ||
    ((s.def[f_]! === CARD['《青眼の究極竜》']
      ? s.zones[ZONE.monsters + p]!.filter((m) => isFaceUp(s, m)).filter((m2) =>
          namedOf(s, m2, CARD['《青眼の白龍》'], f_),
        ).length >= 3
      : s.def[f_]! === CARD['《E・HERO エスクリダオ》']
        ? fillable(
            [],
            s.zones[ZONE.monsters + p]!.filter((m) => isFaceUp(s, m)).filter((m3) => isMonster(s, m3)),
            [2, 2],
            (picked2) =>
              picked2.some(
                (a) =>
                  inCategoryOf(s, a, 55 /* 'E・HERO' */, f_) &&
                  picked2.some((b) => b !== a && attributeNowOf(s, b) === ATTRIBUTE.dark),
              ),
            36,
          )
        : s.def[f_]! === CARD['《D-HERO デストロイフェニックスガイ》']
          ? fillable(
              [],
              s.zones[ZONE.monsters + p]!.filter((m) => isFaceUp(s, m)).filter((m4) => isMonster(s, m4)),
              [2, 2],
              (picked3) =>
                picked3.some(
                  (a2) =>
                    levelNowOf(s, a2) >= 6 &&
                    inCategoryOf(s, a2, 58 /* 'HERO' */, f_) &&
                    picked3.some((b2) => b2 !== a2 && inCategoryOf(s, b2, 59 /* 'D-HERO' */, f_)),
                ),
              35,
            )
          : s.def[f_]! === CARD['《トロイメア・フェニックス》']
            ? fillable(
                [],
                s.zones[ZONE.monsters + p]!.filter((m) => isFaceUp(s, m)).filter((m5) => isMonster(s, m5)),
                [2, 2],
                (picked4) => allUnlikeOf(s, picked4, f_),
                34,
              )
            : s.def[f_]! === CARD['alloy']
              ? s.zones[ZONE.monsters + p]!.filter((m) => isFaceUp(s, m)).filter(
                  (m6) => isMonster(s, m6) && attributeNowOf(s, m6) === ATTRIBUTE.earth,
                ).length >= 2
              : PRINTED_MONSTER_TYPES[s.def[f_]!]!.includes(MONSTER_TYPE.synchro)
                ? fillable(
                    [],
                    s.zones[ZONE.monsters + p]!.filter((m) => isFaceUp(s, m)).filter((m7) => levelNowOf(s, m7) > 0),
                    [2, 5],
                    (picked5) =>
                      sumOf(picked5, (each) => levelNowOf(s, each)) ===
                        orElse(
                          orElse(
                            orElse(PRINTED_LEVEL[s.printedDef[f_]!]!, PRINTED_RANK[s.printedDef[f_]!]!),
                            PRINTED_RATING[s.printedDef[f_]!]!,
                          ),
                          0,
                        ) && countOf(picked5, (m8) => isTuned(s, m8)) === 1,
                    30,
                  )
                : isXyzMonster(s, f_)
                  ? s.zones[ZONE.monsters + p]!.filter((m) => isFaceUp(s, m)).filter(
                      (m9) =>
                        levelNowOf(s, m9) ===
                        orElse(
                          orElse(
                            orElse(PRINTED_LEVEL[s.printedDef[f_]!]!, PRINTED_RANK[s.printedDef[f_]!]!),
                            PRINTED_RATING[s.printedDef[f_]!]!,
                          ),
                          0,
                        ),
                    ).length >= 2
                  : true) &&
      completable(program, s, (t) => doSummonFromExtra(t, f_, p)))
  )
}

/** [ygo.synchro.1] Carries out `summon-from-extra` if it may happen. */
export function summonFromExtra(s: State, f_: number, p: number): void {
  if (canSummonFromExtra(s, f_, p)) return doSummonFromExtra(s, f_, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['summon-from-extra'], [f_, p], s.reasons)
}

/** [ygo.synchro.1] Begins `summon-from-extra`, which may stop to ask. */
export function doSummonFromExtra(s: State, f_: number, p: number): void {
  if (s.over) return
  const frame: SummonFromExtraFrame = {
    proc: PROC.summonFromExtraFrame,
    pc: 0,
    answer: 0,
    f_,
    p,
    m: NONE,
    m2: NONE,
    announces: 0,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [ygo.turn.5] Whether `battle-phase` may happen. */
export function canBattlePhase(s: State, _p: number): boolean {
  return s.turnNumber > 1
}

/** [ygo.turn.5] Carries out `battle-phase` if it may happen. */
export function battlePhase(s: State, p: number): void {
  if (canBattlePhase(s, p)) return doBattlePhase(s, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['battle-phase'], [p], s.reasons)
}

/** [ygo.turn.5] Begins `battle-phase`, which may stop to ask. */
export function doBattlePhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['battle-phase'], [p])
  const frame: BattlePhaseFrame = { proc: PROC.battlePhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [ygo.battle.1] Whether `attack` may happen. */
export function canAttack(s: State, d: number, a: number, p: number): boolean {
  return (
    !s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotAttack2(s, it2, d, a, p)) &&
    !s.zones[ZONE.lasting]!.some((it3) => forbidsLastingCannotAttack(s, it3, d, a, p))
  )
}

/** [ygo.battle.1] Carries out `attack` if it may happen. */
export function attack(s: State, d: number, a: number, p: number): void {
  if (canAttack(s, d, a, p)) return doAttack(s, d, a, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.attack, [d, a, p], s.reasons)
}

/** [ygo.battle.1] Begins `attack`, which may stop to ask. */
export function doAttack(s: State, d: number, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.attack, [d, a, p], [d, a])
  const frame: AttackFrame = { proc: PROC.attackFrame, pc: 0, answer: 0, d, a, p }
  s.frames.push(frame)
}

/** [ygo.battle.1] Carries out `declare-attack`. */
export function declareAttack(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['declare-attack'], [a, p], [a])
  s.timesDeclareAttackDuringTurn += 1
  s.attacking = union([], [a])
  for (const this_ of family(s, ZONE.monsters).filter((it2) => matchesWhenDeclareAttack(s, it2, a, p))) {
    addEffect(s, 0, PROC.whenDeclareAttackFrame, holder(s, this_), this_, false, [holder(s, this_)])
  }
}

/** [ygo.battle.2] Begins `clash`, which may stop to ask. */
export function clash(s: State, a: number, d: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.clash, [a, d, p], [a, d])
  const frame: ClashFrame = {
    proc: PROC.clashFrame,
    pc: 0,
    answer: 0,
    a,
    d,
    p,
    q: NONE,
    ours: NONE,
    theirs: NONE,
    theirs2: NONE,
  }
  s.frames.push(frame)
}

/** [ygo.battle.2] Begins `beat`, which may stop to ask. */
export function beat(s: State, c: number, w: number, p: number): void {
  if (s.over) return
  if (!s.replacing.includes(0) && matchesInsteadBeat(s, c, w, p)) {
    s.replacing.push(0)
    insteadBeat(s, c)
    removeFrom(s.replacing, 0)
    return
  }
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.beat, [c, w, p], [c, w])
  const frame: BeatFrame = { proc: PROC.beatFrame, pc: 0, answer: 0, c, w, p }
  s.frames.push(frame)
}

/** [ygo.battle.2] Whether `fall` may happen. */
export function canFall(s: State, c: number): boolean {
  return within(s.place[c]!, ZONE.monsters)
}

/** [ygo.battle.2] Carries out `fall` if it may happen. */
export function fall(s: State, c: number): void {
  if (canFall(s, c)) return doFall(s, c)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.fall, [c], s.reasons)
}

/** [ygo.battle.2] Begins `fall`, which may stop to ask. */
export function doFall(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.fall, [c], [c])
  const frame: FallFrame = { proc: PROC.fallFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [ygo.battle.3] Whether `attack-directly` may happen. */
export function canAttackDirectly(s: State, a: number, p: number): boolean {
  return (
    !s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotAttackDirectly2(s, it2, a, p)) &&
    !s.zones[ZONE.lasting]!.some((it3) => forbidsLastingCannotAttackDirectly(s, it3, a, p))
  )
}

/** [ygo.battle.3] Carries out `attack-directly` if it may happen. */
export function attackDirectly(s: State, a: number, p: number): void {
  if (canAttackDirectly(s, a, p)) return doAttackDirectly(s, a, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['attack-directly'], [a, p], s.reasons)
}

/** [ygo.battle.3] Begins `attack-directly`, which may stop to ask. */
export function doAttackDirectly(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['attack-directly'], [a, p], [a])
  const frame: AttackDirectlyFrame = { proc: PROC.attackDirectlyFrame, pc: 0, answer: 0, a, p }
  s.frames.push(frame)
}

/** [ygo.battle.3] Begins `batter`, which may stop to ask. */
export function batter(s: State, q: number, n: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.batter, [q, n])
  const frame: BatterFrame = { proc: PROC.batterFrame, pc: 0, answer: 0, q, n }
  s.frames.push(frame)
}

/** [ygo.cards.4] Whether `call-sisters` may happen. */
export function canCallSisters(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (freshNameOf(s, this_, you) &&
      !isNegated(s, this_) &&
      !s.zones[ZONE.monsters + you]!.some((c) => !isXyzMonster(s, c)))
  )
}

/** [ygo.cards.4] Carries out `call-sisters` if it may happen. */
export function callSisters(s: State, this_: number, you: number): void {
  if (canCallSisters(s, this_, you)) return doCallSisters(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['call-sisters'], [this_, you], s.reasons)
}

/** [ygo.cards.4] Begins `call-sisters`, which may stop to ask. */
export function doCallSisters(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: CallSistersFrame = { proc: PROC.callSistersFrame, pc: 0, answer: 0, this_, you, announces: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.4] Whether `peer` may happen. */
export function canPeer(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (freshNameOf(s, this_, you) &&
      s.zones[ZONE.hand + you]!.length > 0 &&
      completable(program, s, (t) => doPeer(t, this_, you)))
  )
}

/** [ygo.cards.4] Carries out `peer` if it may happen. */
export function peer(s: State, this_: number, you: number): void {
  if (canPeer(s, this_, you)) return doPeer(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.peer, [this_, you], s.reasons)
}

/** [ygo.cards.4] Begins `peer`, which may stop to ask. */
export function doPeer(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: PeerFrame = { proc: PROC.peerFrame, pc: 0, answer: 0, this_, you, c: NONE, c2: NONE, announces: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.4] Whether `impersonate` may happen. */
export function canImpersonate(s: State, this_: number, you: number): boolean {
  return s.announcing > 0 || (!s.imitated[this_]! && s.zones[ZONE.graveyard + you]!.some((c) => isEffectMonster(s, c)))
}

/** [ygo.cards.4] Carries out `impersonate` if it may happen. */
export function impersonate(s: State, this_: number, you: number): void {
  if (canImpersonate(s, this_, you)) return doImpersonate(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.impersonate, [this_, you], s.reasons)
}

/** [ygo.cards.4] Begins `impersonate`, which may stop to ask. */
export function doImpersonate(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: ImpersonateFrame = {
    proc: PROC.impersonateFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    c: NONE,
    c2: NONE,
    announces: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.5] Whether `burst` may happen. */
export function canBurst(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (freshNameOf(s, this_, you) &&
      union(
        union(s.zones[ZONE.monsters + you]!, s.zones[ZONE.backrow + you]!),
        s.zones[ZONE['field-spell'] + you]!,
      ).some((a) =>
        union(union(family(s, ZONE.monsters), family(s, ZONE.backrow)), family(s, ZONE['field-spell'])).some(
          (b) => b !== a,
        ),
      ))
  )
}

/** [ygo.cards.5] Carries out `burst` if it may happen. */
export function burst(s: State, this_: number, you: number): void {
  if (canBurst(s, this_, you)) return doBurst(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.burst, [this_, you], s.reasons)
}

/** [ygo.cards.5] Begins `burst`, which may stop to ask. */
export function doBurst(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: BurstFrame = {
    proc: PROC.burstFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    a: NONE,
    mine: NONE,
    b: NONE,
    theirs: NONE,
    announces: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.6] Whether `create-light` may happen. */
export function canCreateLight(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (s.zones[ZONE.monsters + you]!.some(
      (a) =>
        isFaceUp(s, a) &&
        originallyOf(s, a, CARD['《オシリスの天空竜》'], this_) &&
        s.zones[ZONE.monsters + you]!.some(
          (b) =>
            isFaceUp(s, b) &&
            originallyOf(s, b, CARD['《オベリスクの巨神兵》'], this_) &&
            s.zones[ZONE.monsters + you]!.some(
              (c) => isFaceUp(s, c) && originallyOf(s, c, CARD['《ラーの翼神竜》'], this_),
            ),
        ),
    ) &&
      completable(program, s, (t) => doCreateLight(t, this_, you)))
  )
}

/** [ygo.cards.6] Carries out `create-light` if it may happen. */
export function createLight(s: State, this_: number, you: number): void {
  if (canCreateLight(s, this_, you)) return doCreateLight(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['create-light'], [this_, you], s.reasons)
}

/** [ygo.cards.6] Begins `create-light`, which may stop to ask. */
export function doCreateLight(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: CreateLightFrame = {
    proc: PROC.createLightFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    a: NONE,
    a2: NONE,
    b: NONE,
    b2: NONE,
    c: NONE,
    c2: NONE,
    announces: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.6] Whether `begin-all` may happen. */
export function canBeginAll(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (fillable(
      [],
      s.zones[ZONE.monsters + you]!.filter((m) => isFaceUp(s, m)),
      [1, 5],
      (given) => sumOf(given, (each) => attackOf(s, each)) + sumOf(given, (each2) => defenceOf(s, each2)) >= 10000,
      48,
    ) &&
      completable(program, s, (t) => doBeginAll(t, this_, you)))
  )
}

/** [ygo.cards.6] Carries out `begin-all` if it may happen. */
export function beginAll(s: State, this_: number, you: number): void {
  if (canBeginAll(s, this_, you)) return doBeginAll(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['begin-all'], [this_, you], s.reasons)
}

/** [ygo.cards.6] Begins `begin-all`, which may stop to ask. */
export function doBeginAll(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: BeginAllFrame = {
    proc: PROC.beginAllFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    m: NONE,
    given: [],
    m2: NONE,
    announces: 0,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [overview.1] Begins `draft`, which may stop to ask. */
export function draft(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.draft, [])
  const frame: DraftFrame = { proc: PROC.draftFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [overview.1] Begins `draft-round`, which may stop to ask. */
export function draftRound(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draft-round'], [])
  const frame: DraftRoundFrame = {
    proc: PROC.draftRoundFrame,
    pc: 0,
    answer: 0,
    p: NONE,
    p2: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [deck.6] Begins `draft-again`, which may stop to ask. */
export function draftAgain(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draft-again'], [])
  const frame: DraftAgainFrame = { proc: PROC.draftAgainFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [overview.5, draft.1, draft.2] Begins `pick-packs`, which may stop to ask. */
export function pickPacks(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pick-packs'], [])
  const frame: PickPacksFrame = {
    proc: PROC.pickPacksFrame,
    pc: 0,
    answer: 0,
    p: NONE,
    p2: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [draft.2] Carries out `agree`. */
export function agree(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.agree, [p])
  s.agreeing += 1
}

/** [overview.5, draft.1] Begins `pick-in-rounds`, which may stop to ask. */
export function pickInRounds(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pick-in-rounds'], [])
  const frame: PickInRoundsFrame = {
    proc: PROC.pickInRoundsFrame,
    pc: 0,
    answer: 0,
    order: [],
    p: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [overview.5, draft.1, gap.packs-per-pick] Begins `pick`, which may stop to ask. */
export function pick(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.pick, [p])
  const frame: PickFrame = { proc: PROC.pickFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [overview.5, draft.1] Begins `take-packs`, which may stop to ask. */
export function takePacks(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['take-packs'], [n, p])
  const frame: TakePacksFrame = { proc: PROC.takePacksFrame, pc: 0, answer: 0, n, p, i: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [draft.1] Begins `take-pack`, which may stop to ask. */
export function takePack(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['take-pack'], [p])
  const frame: TakePackFrame = { proc: PROC.takePackFrame, pc: 0, answer: 0, p, k: NONE, k2: NONE }
  s.frames.push(frame)
}

/** [draft.1] Carries out `give-pack`. */
export function givePack(s: State, k: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['give-pack'], [k, p])
  s.supply[k] = s.supply[k]! - 1
  s.taken[p * 1024 + k] = (s.taken[p * 1024 + k] ?? 0) + 1
}

/** [draft.2] Begins `declare-packs`, which may stop to ask. */
export function declarePacks(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['declare-packs'], [p])
  const frame: DeclarePacksFrame = {
    proc: PROC.declarePacksFrame,
    pc: 0,
    answer: 0,
    p,
    k: NONE,
    open: NONE,
    elsewhere: NONE,
    most: NONE,
    n: NONE,
    n2: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [overview.1, gap.repick] Begins `open-packs`, which may stop to ask. */
export function openPacks(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['open-packs'], [p])
  const frame: OpenPacksFrame = {
    proc: PROC.openPacksFrame,
    pc: 0,
    answer: 0,
    p,
    k: NONE,
    i: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [overview.1, gap.cards-per-pack] Begins `open-pack`, which may stop to ask. */
export function openPack(s: State, k: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['open-pack'], [k, p])
  const frame: OpenPackFrame = {
    proc: PROC.openPackFrame,
    pc: 0,
    answer: 0,
    k,
    p,
    i: NONE,
    d: NONE,
    d2: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [deck.1, deck.4, overview.1] Begins `build`, which may stop to ask. */
export function build(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.build, [p])
  const frame: BuildFrame = {
    proc: PROC.buildFrame,
    pc: 0,
    answer: 0,
    p,
    mains: [],
    extras: [],
    n: NONE,
    most: NONE,
    c: NONE,
    spare: [],
    c2: NONE,
    rest2: [],
    atLeast1: 0,
    atMost2: 0,
    atLeast3: 0,
    atMost4: 0,
  }
  s.frames.push(frame)
}

/** [deck.3, deck.4] Carries out `keep-decks`. */
export function keepDecks(s: State, mains: readonly number[], extras: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['keep-decks'], [NONE, NONE, p])
  s.mainDeck[p] = mains.map((each) => s.def[each]!)
  s.extraDeck[p] = extras.map((each2) => s.def[each2]!)
  s.sideDeck[p] = s.zones[ZONE.pool + p]!.filter((c3) => !mains.includes(c3) && !extras.includes(c3)).map(
    (each3) => s.def[each3]!,
  )
}

/** [gap.participants, overview.6] Begins `duels`, which may stop to ask. */
export function duels(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.duels, [])
  const frame: DuelsFrame = {
    proc: PROC.duelsFrame,
    pc: 0,
    answer: 0,
    best: NONE,
    q: NONE,
    rest2: [],
    a: NONE,
    b: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [gap.participants] Begins `pair`, which may stop to ask. */
export function pair(s: State, a: number, b: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.pair, [a, b])
  const frame: PairFrame = { proc: PROC.pairFrame, pc: 0, answer: 0, a, b }
  s.frames.push(frame)
}

/** [gap.participants] Carries out `leave-table`. */
export function leaveTable(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['leave-table'], [p])
  s.facing[p] = NONE
  for (const c of presentCards(s)) {
    if (s.owner[c]! === p) {
      leaveGame(s, c)
    }
  }
  for (const e of union(union(s.zones[ZONE.waiting]!, s.zones[ZONE.chain]!), s.zones[ZONE.lasting]!)) {
    takeEffect(s, e, EFFECT_ZONES)
  }
}

/** [ygo.cards.7] */
function prepareOfText14(_s: State, _c: number, _p: number): void {}

/** [ygo.cards.7] */
function prepareOfText13(s: State, c: number, p: number): void {
  const frame: PrepareFrame2 = { proc: PROC.prepareFrame2, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.7] */
function prepareOfText12(_s: State, _c: number, _p: number): void {}

/** [ygo.cards.7] */
function prepareOfText11(s: State, c: number, p: number): void {
  const frame: PrepareFrame3 = { proc: PROC.prepareFrame3, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.3] */
function prepareOfText10(s: State, c: number, p: number): void {
  const frame: PrepareFrame4 = { proc: PROC.prepareFrame4, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.3] */
function prepareOfText9(s: State, _c: number, p: number): void {
  pay(s, 1000, p)
}

/** [ygo.cards.3] */
function prepareOfText8(s: State, c: number, p: number): void {
  const frame: PrepareFrame5 = { proc: PROC.prepareFrame5, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function prepareOfText7(s: State, c: number, p: number): void {
  useName(s, c, p)
}

/** [ygo.cards.2] */
function prepareOfText6(s: State, c: number, p: number): void {
  useName(s, c, p)
}

/** [ygo.cards.2] */
function prepareOfText5(s: State, c: number, p: number): void {
  const frame: PrepareFrame6 = { proc: PROC.prepareFrame6, pc: 0, answer: 0, c, p, m: NONE, m2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function prepareOfText4(_s: State, _c: number, _p: number): void {}

/** [ygo.cards.2] */
function prepareOfText3(s: State, c: number, p: number): void {
  const frame: PrepareFrame7 = { proc: PROC.prepareFrame7, pc: 0, answer: 0, c, p, m: NONE, m2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function prepareOfText2(s: State, c: number, p: number): void {
  useName(s, c, p)
}

/** [ygo.cards.1] */
function prepareOfText(_s: State, _c: number, _p: number): void {}

/** [ygo.cards.7] */
function carryOutOfText21(s: State, c: number, p: number): void {
  const frame: CarryOutFrame2 = { proc: PROC.carryOutFrame2, pc: 0, answer: 0, c, p, c2: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.7] */
function carryOutOfText20(s: State, c: number, p: number): void {
  const frame: CarryOutFrame3 = { proc: PROC.carryOutFrame3, pc: 0, answer: 0, c, p, c2: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.7] */
function carryOutOfText19(s: State, c: number, p: number): void {
  const frame: CarryOutFrame4 = { proc: PROC.carryOutFrame4, pc: 0, answer: 0, c, p, t2: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.7] */
function carryOutOfText18(s: State, c: number, p: number): void {
  const frame: CarryOutFrame5 = { proc: PROC.carryOutFrame5, pc: 0, answer: 0, c, p, f_: NONE, f_2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.7] */
function carryOutOfText17(s: State, c: number, p: number): void {
  const frame: CarryOutFrame6 = { proc: PROC.carryOutFrame6, pc: 0, answer: 0, c, p, c2: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.7] */
function carryOutOfText16(s: State, c: number, p: number): void {
  const frame: CarryOutFrame7 = { proc: PROC.carryOutFrame7, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [ygo.cards.7] */
function carryOutOfText15(s: State, c: number, p: number): void {
  const frame: CarryOutFrame8 = { proc: PROC.carryOutFrame8, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [ygo.cards.3] */
function carryOutOfText14(s: State, c: number, p: number): void {
  for (const c2 of s.targets[c]!.slice()) {
    addEffect(s, ZONE.lasting, PROC.carryOutUntilNewTurnFrame, p, c, false, [c2])
  }
}

/** [ygo.cards.3] */
function carryOutOfText13(s: State, c: number, p: number): void {
  const frame: CarryOutFrame9 = {
    proc: PROC.carryOutFrame9,
    pc: 0,
    answer: 0,
    c,
    p,
    c2: NONE,
    q: NONE,
    same2: [],
    d: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.3] */
function carryOutOfText12(s: State, c: number, p: number): void {
  const frame: CarryOutFrame10 = {
    proc: PROC.carryOutFrame10,
    pc: 0,
    answer: 0,
    c,
    p,
    n: NONE,
    n2: NONE,
    hit: [],
    c2: NONE,
    c3: NONE,
    c4: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText11(s: State, c: number, p: number): void {
  const frame: CarryOutFrame11 = {
    proc: PROC.carryOutFrame11,
    pc: 0,
    answer: 0,
    c,
    p,
    m: NONE,
    m2: NONE,
    f_: NONE,
    f_2: NONE,
  }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText10(s: State, c: number, p: number): void {
  const frame: CarryOutFrame12 = {
    proc: PROC.carryOutFrame12,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    t3: NONE,
    f_: NONE,
    f_2: NONE,
  }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText9(s: State, c: number, p: number): void {
  const frame: CarryOutFrame13 = { proc: PROC.carryOutFrame13, pc: 0, answer: 0, c, p, m: NONE, f_: NONE, f_2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText8(s: State, c: number, p: number): void {
  const frame: CarryOutFrame14 = { proc: PROC.carryOutFrame14, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText7(s: State, c: number, p: number): void {
  const frame: CarryOutFrame15 = {
    proc: PROC.carryOutFrame15,
    pc: 0,
    answer: 0,
    c,
    p,
    seen: [],
    c2: NONE,
    found: [],
    c3: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText6(s: State, c: number, p: number): void {
  const frame: CarryOutFrame16 = { proc: PROC.carryOutFrame16, pc: 0, answer: 0, c, p, c2: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText5(s: State, c: number, p: number): void {
  const frame: CarryOutFrame17 = {
    proc: PROC.carryOutFrame17,
    pc: 0,
    answer: 0,
    c,
    p,
    c2: NONE,
    burnt: [],
    c3: NONE,
    n: NONE,
    k: NONE,
    knights: [],
    k2: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
    atLeast5: 0,
    atMost6: 0,
    list7: [],
    next8: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText4(s: State, c: number, p: number): void {
  const frame: CarryOutFrame18 = { proc: PROC.carryOutFrame18, pc: 0, answer: 0, c, p, f_: NONE, f_2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText3(s: State, c: number, p: number): void {
  const frame: CarryOutFrame19 = { proc: PROC.carryOutFrame19, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function carryOutOfText2(s: State, c: number, p: number): void {
  const frame: CarryOutFrame20 = { proc: PROC.carryOutFrame20, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.1] */
function carryOutOfText(s: State, c: number, p: number): void {
  const frame: CarryOutFrame21 = { proc: PROC.carryOutFrame21, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.spell.1] Effect of `activate-effect`. */
function activateEffect(s: State, p: number, c: number): void {
  const frame: ActivateEffectFrame = { proc: PROC.activateEffectFrame, pc: 0, answer: 0, p, c }
  s.frames.push(frame)
}

/** [ygo.cards.7] */
function gatherOfText5(s: State, f_: number, pool: readonly number[], p: number): void {
  const frame: GatherFrame2 = {
    proc: PROC.gatherFrame2,
    pc: 0,
    answer: 0,
    f_,
    pool,
    p,
    m: NONE,
    picked2: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.5] */
function gatherOfText4(s: State, f_: number, pool: readonly number[], p: number): void {
  const frame: GatherFrame3 = {
    proc: PROC.gatherFrame3,
    pc: 0,
    answer: 0,
    f_,
    pool,
    p,
    m: NONE,
    picked2: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.5] */
function gatherOfText3(s: State, f_: number, pool: readonly number[], p: number): void {
  const frame: GatherFrame4 = {
    proc: PROC.gatherFrame4,
    pc: 0,
    answer: 0,
    f_,
    pool,
    p,
    m: NONE,
    picked2: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.5] */
function gatherOfText2(s: State, f_: number, pool: readonly number[], p: number): void {
  const frame: GatherFrame5 = {
    proc: PROC.gatherFrame5,
    pc: 0,
    answer: 0,
    f_,
    pool,
    p,
    m: NONE,
    picked2: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.5] */
function gatherOfText(s: State, f_: number, pool: readonly number[], p: number): void {
  const frame: GatherFrame6 = {
    proc: PROC.gatherFrame6,
    pc: 0,
    answer: 0,
    f_,
    pool,
    p,
    m: NONE,
    picked2: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.4] Effect of `call-sisters-effect`. */
function callSistersEffect(s: State, you: number, this_: number): void {
  const frame: CallSistersEffectFrame = {
    proc: PROC.callSistersEffectFrame,
    pc: 0,
    answer: 0,
    you,
    this_,
    e: NONE,
    e2: NONE,
  }
  s.frames.push(frame)
}

/** [ygo.cards.4] Effect of `peer-effect`. */
function peerEffect(s: State, you: number, this_: number): void {
  const frame: PeerEffectFrame = {
    proc: PROC.peerEffectFrame,
    pc: 0,
    answer: 0,
    you,
    this_,
    seen: [],
    c: NONE,
    c2: NONE,
  }
  s.frames.push(frame)
}

/** [ygo.cards.4] Effect of `impersonate-effect`. */
function impersonateEffect(s: State, this_: number, you: number): void {
  const frame: ImpersonateEffectFrame = {
    proc: PROC.impersonateEffectFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    c: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.5] Effect of `burst-effect`. */
function burstEffect(s: State, this_: number, you: number): void {
  const frame: BurstEffectFrame = {
    proc: PROC.burstEffectFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    c: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.card.1] */
function afterMove(s: State, c: number): void {
  leaveGame(s, c)
}

/** [ygo.zone.4] */
function afterMove2(s: State, c: number): void {
  const frame: AfterMove2Frame = { proc: PROC.afterMove2Frame, pc: 0, answer: 0, c, m: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.2] Effect of `when-burn`. */
function whenBurn(s: State, you: number, this_: number): void {
  const frame: WhenBurnFrame = { proc: PROC.whenBurnFrame, pc: 0, answer: 0, you, this_ }
  s.frames.push(frame)
}

/** [ygo.summon.3] */
function afterArrive(s: State, c: number): void {
  s.justCome = union(s.justCome, [c])
}

/** [ygo.cards.4] Effect of `when-move`. */
function whenMove(s: State, you: number, this_: number): void {
  const frame: WhenMoveFrame = { proc: PROC.whenMoveFrame, pc: 0, answer: 0, you, this_, x: NONE, x2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.4] Effect of `when-arrive`. */
function whenArrive(s: State, you: number): void {
  const frame: WhenArriveFrame = { proc: PROC.whenArriveFrame, pc: 0, answer: 0, you, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.4] Effect of `when-declare-attack`. */
function whenDeclareAttack(s: State, you: number): void {
  const frame: WhenDeclareAttackFrame = { proc: PROC.whenDeclareAttackFrame, pc: 0, answer: 0, you, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.4] Effect of `when-arrive-2`. */
function whenArrive2(s: State, you: number, c: number): void {
  const frame: WhenArrive2Frame = { proc: PROC.whenArrive2Frame, pc: 0, answer: 0, you, c, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.4] */
function insteadBeat(s: State, c: number): void {
  s.spared[c] = true
}

/** [ygo.cards.4] Effect of `when-destroy`. */
function whenDestroy(s: State, you: number, c: number): void {
  const frame: WhenDestroyFrame = { proc: PROC.whenDestroyFrame, pc: 0, answer: 0, you, c, m: NONE, m2: NONE }
  s.frames.push(frame)
}

/** [ygo.cards.4] Effect of `when-normal-summon`. */
function whenNormalSummon(s: State, you: number): void {
  const frame: WhenNormalSummonFrame = { proc: PROC.whenNormalSummonFrame, pc: 0, answer: 0, you, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [ygo.turn.6, ygo.name.3] */
function afterEnding(s: State): void {
  for (const c2 of family(s, ZONE.monsters).filter((c) => s.def[c]! !== s.printedDef[c]! && s.imitated[c]!)) {
    s.def[c2] = s.printedDef[c2]!
    s.imitated[c2] = false
  }
}

/** [ygo.cards.5] */
function beforeDestroy(s: State, c: number): void {
  s.risesFrom[c] = s.turnNumber + 1
}

/** [ygo.cards.5] */
function beforeFall(s: State, c: number): void {
  s.risesFrom[c] = s.turnNumber + 1
}

/** [ygo.cards.5] */
function afterStandby(s: State): void {
  const frame: AfterStandbyFrame = {
    proc: PROC.afterStandbyFrame,
    pc: 0,
    answer: 0,
    c: NONE,
    p: NONE,
    m: NONE,
    m2: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [ygo.cards.2] */
function afterEnding2(s: State): void {
  const frame: AfterEnding2Frame = { proc: PROC.afterEnding2Frame, pc: 0, answer: 0, c: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [ygo.cards.5] Effect of `when-arrive-3`. */
function whenArrive3(s: State, you: number): void {
  const frame: WhenArrive3Frame = {
    proc: PROC.whenArrive3Frame,
    pc: 0,
    answer: 0,
    you,
    d: NONE,
    d2: NONE,
    c: NONE,
    c2: NONE,
  }
  s.frames.push(frame)
}

/** [ygo.cards.6] */
function afterMove3(s: State, you: number, this_: number): void {
  const frame: AfterMove3Frame = { proc: PROC.afterMove3Frame, pc: 0, answer: 0, you, this_ }
  s.frames.push(frame)
}

/** [ygo.cards.6] */
function afterSpecialSummon(s: State, you: number, p: number): void {
  const frame: AfterSpecialSummonFrame = { proc: PROC.afterSpecialSummonFrame, pc: 0, answer: 0, you, p }
  s.frames.push(frame)
}

/** [ygo.cards.7] Effect of `when-normal-summon-2`. */
function whenNormalSummon2(s: State, you: number): void {
  const frame: WhenNormalSummon2Frame = { proc: PROC.whenNormalSummon2Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [ygo.cards.7] Effect of `when-arrive-4`. */
function whenArrive4(s: State, you: number, c: number): void {
  const frame: WhenArrive4Frame = { proc: PROC.whenArrive4Frame, pc: 0, answer: 0, you, c }
  s.frames.push(frame)
}

/** Takes a pending effect away and carries it out. */
export function resolveEffect(s: State, id: number): void {
  const effect = takeEffect(s, id, EFFECT_ZONES)
  if (effect === null) return
  const { captured } = effect
  switch (effect.body) {
    case 58 /* activate-effect */:
      return activateEffect(s, captured[0] as number, captured[1] as number)
    case 83 /* call-sisters-effect */:
      return callSistersEffect(s, captured[0] as number, captured[1] as number)
    case 86 /* peer-effect */:
      return peerEffect(s, captured[0] as number, captured[1] as number)
    case 88 /* impersonate-effect */:
      return impersonateEffect(s, captured[0] as number, captured[1] as number)
    case 90 /* burst-effect */:
      return burstEffect(s, captured[0] as number, captured[1] as number)
    case 108 /* when-burn */:
      return whenBurn(s, captured[0] as number, captured[1] as number)
    case 109 /* when-move */:
      return whenMove(s, captured[0] as number, captured[1] as number)
    case 110 /* when-arrive */:
      return whenArrive(s, captured[0] as number)
    case 111 /* when-declare-attack */:
      return whenDeclareAttack(s, captured[0] as number)
    case 112 /* when-arrive-2 */:
      return whenArrive2(s, captured[0] as number, captured[1] as number)
    case 113 /* when-destroy */:
      return whenDestroy(s, captured[0] as number, captured[1] as number)
    case 115 /* when-normal-summon */:
      return whenNormalSummon(s, captured[0] as number)
    case 118 /* when-arrive-3 */:
      return whenArrive3(s, captured[0] as number)
    case 121 /* when-normal-summon-2 */:
      return whenNormalSummon2(s, captured[0] as number)
    case 122 /* when-arrive-4 */:
      return whenArrive4(s, captured[0] as number, captured[1] as number)
  }
}

/** Goes on with `move`. */
export function stepMove(s: State, f: MoveFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (s.place[f.card2] === NONE || !mayEnter(s, f.card2, f.to2)) {
          refuse(s)
          s.frames.pop()
          return
        }
        place(s, f.card2, f.to2, f.bottom2)
        if (matchesAfterMove(s, f.card2, f.from2, f.to2)) afterMove(s, f.card2)
        // [ygo.zone.4]
        f.pc = 1
        if (matchesAfterMove2(s, f.card2, f.from2, f.to2)) afterMove2(s, f.card2)
        return
      }
      case 1 /* after after-move-2 */: {
        // [ygo.cards.6]
        f.matching1 = family(s, ZONE.hand).filter((it2) => matchesAfterMove3(s, it2, f.card2, f.from2, f.to2))
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 >= f.matching1.length) {
          for (const this_ of family(s, ZONE.monsters).filter((it3) =>
            matchesWhenMove(s, it3, f.card2, f.from2, f.to2),
          )) {
            addEffect(s, 0, PROC.whenMoveFrame, holder(s, this_), this_, true, [holder(s, this_), this_])
          }
          s.frames.pop()
          return
        }
        f.next2 += 1
        f.pc = 2
        afterMove3(s, holder(s, f.matching1[f.next2 - 1]!), f.matching1[f.next2 - 1]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `send`. */
export function stepSend(s: State, f: SendFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `destroy`. */
export function stepDestroy(s: State, f: DestroyFrame): void {
  switch (f.pc) {
    case 0: {
      if (matchesBeforeDestroy(s, f.c)) beforeDestroy(s, f.c)
      f.pc = 1
      send(s, f.c)
      return
    }
    case 1 /* after send */: {
      for (const [controller, source, ...captured] of f.noticed1)
        addEffect(s, 0, PROC.whenDestroyFrame, controller as number, source as number, false, captured)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `banish`. */
export function stepBanish(s: State, f: BanishFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.banished + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `discard`. */
export function stepDiscard(s: State, f: DiscardFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      send(s, f.c)
      return
    }
    case 1 /* after send */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `search`. */
export function stepSearch(s: State, f: SearchFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.hand + f.p)
      return
    }
    case 1 /* after move */: {
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [f.c, foeOf(s, f.p)], [f.c])
      showTo(s, f.c, foeOf(s, f.p))
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `burn`. */
export function stepBurn(s: State, f: BurnFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.life[f.q] = s.life[f.q]! - f.n
        if (!(s.life[f.q]! <= 0)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        lose(s, f.q)
        return
      }
      case 1: {
        for (const this_ of family(s, ZONE.backrow).filter((it2) => matchesWhenBurn(s, it2, f.q, f.n, f.c))) {
          addEffect(s, 0, PROC.whenBurnFrame, holder(s, this_), this_, false, [holder(s, this_), this_])
        }
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `match`. */
export function stepMatch(s: State, f: MatchFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!seats(s).some((p) => s.mainDeck[p]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        draft(s)
        return
      }
      case 1: {
        setUp(s)
        f.pc = 2
        duels(s)
        return
      }
      case 2 /* after duels */: {
        endGame(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `duel`. */
export function stepDuel(s: State, f: DuelFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = seats(s).filter((p2) => isDuellist(s, p2))
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          f.pc = 3
          continue
        }
        f.p = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        deal(s, f.p)
        return
      }
      case 3: {
        goesRound(3)
        f.pc = 4
        turn(s, s.turnPlayer)
        return
      }
      case 4 /* after turn */: {
        s.turnPlayer = foeOf(s, s.turnPlayer)
        if (seats(s).length === 0) {
          s.frames.pop()
          return
        }
        f.pc = 3
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `deal`. */
export function stepDeal(s: State, f: DealFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = top(s.zones[ZONE.deck + f.p]!, openingHandOf(s))
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.each = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        move(s, f.each, ZONE.hand + f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `turn`. */
export function stepTurn(s: State, f: TurnFrame): void {
  switch (f.pc) {
    case 0: {
      s.turnNumber += 1
      newTurn(s, f.p)
      f.pc = 2
      drawPhase(s, f.p)
      return
    }
    case 1 /* after end-phase */: {
      s.frames.pop()
      return
    }
    case 2 /* after draw-phase */: {
      f.pc = 3
      standbyPhase(s, f.p)
      return
    }
    case 3 /* after standby-phase */: {
      f.pc = 4
      mainPhase(s, f.p)
      return
    }
    case 4 /* after main-phase */: {
      f.pc = 5
      battlePhase(s, f.p)
      return
    }
    case 5 /* after battle-phase */: {
      f.pc = 6
      mainPhase(s, f.p)
      return
    }
    case 6 /* after main-phase */: {
      f.pc = 1
      endPhase(s, f.p)
      return
    }
  }
}

/** Goes on with `draw-phase`. */
export function stepDrawPhase(s: State, f: DrawPhaseFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 2
        beforeDraw(s, f.p)
        return
      }
      case 1 /* after window */: {
        s.frames.pop()
        return
      }
      case 2 /* after before-draw */: {
        if (!(s.turnNumber > 1)) {
          f.pc = 3
          continue
        }
        f.pc = 3
        draw(s, 1, f.p)
        return
      }
      case 3: {
        f.pc = 1
        window(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `before-draw`. */
export function stepBeforeDraw(s: State, f: BeforeDrawFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [end.3]
        if (!!exodiaOf(s).some((n) => !s.zones[ZONE.hand + f.p]!.some((x) => namedOf(s, x, n, x)))) {
          f.pc = 2
          continue
        }
        f.pc = 2
        win(s, f.p)
        return
      }
      case 1 /* after lose */: {
        s.frames.pop()
        return
      }
      case 2: {
        // [end.1, gap.small-deck-moment]
        if (!(s.initial[f.p]! < smallDeckOf(s) && (s.options[13] === 0 /* small-deck-moment */ || s.turnNumber > 1))) {
          s.frames.pop()
          return
        }
        f.pc = 1
        lose(s, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `draw`. */
export function stepDraw(s: State, f: DrawFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = through(range(1, f.n, 4), 5)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.i = f.list1[f.next2]!
        f.next2 += 1
        if (!(s.zones[ZONE.deck + f.p]!.length === 0)) {
          f.pc = 2
          continue
        }
        f.pc = 2
        lose(s, f.p)
        return
      }
      case 2: {
        f.list3 = through(top(s.zones[ZONE.deck + f.p]!, 1), 6)
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next4 >= f.list3.length) {
          f.pc = 1
          continue
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 3
        move(s, f.each, ZONE.hand + f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `standby-phase`. */
export function stepStandbyPhase(s: State, f: StandbyPhaseFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      standby(s, f.p)
      return
    }
    case 1 /* after window */: {
      s.frames.pop()
      return
    }
    case 2 /* after standby */: {
      f.pc = 1
      window(s)
      return
    }
  }
}

/** Goes on with `standby`. */
export function stepStandby(s: State, f: StandbyFrame): void {
  switch (f.pc) {
    case 0: {
      // [ygo.cards.5]
      f.pc = 1
      if (matchesAfterStandby(s, f.p)) afterStandby(s)
      return
    }
    case 1 /* after after-standby */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `main-phase`. */
export function stepMainPhase(s: State, f: MainPhaseFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        f.pc = 2
        ask(s, f, 1, f.p, true)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        window(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `end-phase`. */
export function stepEndPhase(s: State, f: EndPhaseFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        ending(s, f.p)
        return
      }
      case 1 /* after ending */: {
        f.pc = 2
        window(s)
        return
      }
      case 2: {
        if (!(s.zones[ZONE.hand + f.p]!.length > 6)) {
          s.frames.pop()
          return
        }
        goesRound(7)
        f.pc = 3
        ask(s, f, 2, f.p, false)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 2
          discard(s, f.c2)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(0)
        f.c2 = NONE
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `ending`. */
export function stepEnding(s: State, f: EndingFrame): void {
  switch (f.pc) {
    case 0: {
      if (matchesAfterEnding(s, f.p)) afterEnding(s)
      // [ygo.cards.2]
      f.pc = 1
      if (matchesAfterEnding2(s, f.p)) afterEnding2(s)
      return
    }
    case 1 /* after after-ending-2 */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `lose`. */
export function stepLose(s: State, f: LoseFrame): void {
  switch (f.pc) {
    case 0: {
      s.result[f.p] = 0 - 1
      s.result[foeOf(s, f.p)] = 1
      f.pc = 1
      leave(s, PROC.duelFrame, 1)
      return
    }
    case 1: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `win`. */
export function stepWin(s: State, f: WinFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      lose(s, foeOf(s, f.p))
      return
    }
    case 1 /* after lose */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `window`. */
export function stepWindow(s: State, f: WindowFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(8)
        f.pc = 2
        lineUp(s)
        return
      }
      case 2 /* after line-up */: {
        s.passes = 0
        s.answerer =
          s.zones[ZONE.chain]!.length === 0
            ? s.turnPlayer
            : foeOf(
                s,
                orElse(
                  ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(
                    s.zones[ZONE.chain]!.at(-1) ?? NONE,
                  ),
                  s.turnPlayer,
                ),
              )
        f.pc = 3
        continue
      }
      case 3: {
        goesRound(9)
        f.pc = 5
        ask(s, f, 3, s.answerer, true)
        return
      }
      case 4: {
        s.answerer = foeOf(s, s.answerer)
        if (s.passes === 2) {
          f.pc = 6
          runChain(s)
          return
        }
        f.pc = 3
        continue
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          s.passes = 0
          f.pc = 4
          lineUp(s)
          return
        }
        s.passes += 1
        f.pc = 4
        continue
      }
      case 6 /* after run-chain */: {
        if (!(s.zones[ZONE.waiting]!.length === 0)) {
          f.pc = 1
          continue
        }
        s.justCome = []
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `run-chain`. */
export function stepRunChain(s: State, f: RunChainFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(10)
        if (!!(s.zones[ZONE.chain]!.length === 0)) {
          f.pc = 2
          continue
        }
        f.pc = 2
        {
          const part = s.zones[ZONE.chain]!.at(-1) ?? NONE
          if (part !== NONE) runLink(s, part)
          else refuse(s)
        }
        return
      }
      case 2: {
        if (!(s.zones[ZONE.chain]!.length === 0)) {
          f.pc = 1
          continue
        }
        // [ygo.spell.1]
        f.list1 = union(family(s, ZONE.backrow), family(s, ZONE['field-spell'])).filter((c2) => isUsedUp(s, c2))
        f.next2 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c = f.list1[f.next2]!
        f.next2 += 1
        s.usedUp[f.c] = false
        f.pc = 3
        send(s, f.c)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `run-link`. */
export function stepRunLink(s: State, f: RunLinkFrame): void {
  switch (f.pc) {
    case 0: {
      if (!isNegated(s, s.effects[f.e]?.source ?? NONE)) {
        f.pc = 1
        resolveEffect(s, f.e)
        return
      }
      takeEffect(s, f.e, EFFECT_ZONES)
      s.frames.pop()
      return
    }
    case 1 /* after the effect */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `line-up`. */
export function stepLineUp(s: State, f: LineUpFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(11)
        if (!!(s.zones[ZONE.waiting]!.length === 0)) {
          f.pc = 2
          continue
        }
        f.p = s.zones[ZONE.waiting]!.some((e3) => (s.effects[e3]?.controller ?? NONE) === s.turnPlayer)
          ? s.turnPlayer
          : foeOf(s, s.turnPlayer)
        f.pc = 3
        ask(s, f, 4, f.p, false)
        return
      }
      case 2: {
        if (s.zones[ZONE.waiting]!.length === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer !== 0) {
          f.e2 = f.answer - 1
          f.pc = 2
          linkUp(s, f.e2)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(1)
        f.e2 = NONE
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `link-up`. */
export function stepLinkUp(s: State, f: LinkUpFrame): void {
  switch (f.pc) {
    case 0: {
      if (isNegated(s, s.effects[f.e]?.source ?? NONE)) {
        takeEffect(s, f.e, EFFECT_ZONES)
        s.frames.pop()
        return
      }
      if (s.effects[f.e]?.optional === true) {
        f.pc = 1
        ask(s, f, 5, s.effects[f.e]?.controller ?? NONE, true)
        return
      }
      moveEffect(s, f.e, ZONE.chain, EFFECT_ZONES)
      s.frames.pop()
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        takeEffect(s, f.e, EFFECT_ZONES)
        s.frames.pop()
        return
      }
      moveEffect(s, f.e, ZONE.chain, EFFECT_ZONES)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `prepare`. */
export function stepPrepare(s: State, f: PrepareFrame): void {
  switch (f.pc) {
    case 0: {
      // [ygo.cards.1]
      if (s.def[f.c]! === CARD['《死者蘇生》']) {
        // [ygo.cards.1]
        prepareOfText(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《フュージョン・デステニー》']) {
        // [ygo.cards.2]
        prepareOfText2(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《レジェンド・オブ・ハート》']) {
        // [ygo.cards.2]
        f.pc = 1
        prepareOfText3(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《滅びの爆裂疾風弾》']) {
        // [ygo.cards.2]
        prepareOfText4(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《ティマイオスの眼》']) {
        // [ygo.cards.2]
        f.pc = 1
        prepareOfText5(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《クリティウスの牙》']) {
        // [ygo.cards.2]
        prepareOfText6(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《ヘルモスの爪》']) {
        // [ygo.cards.2]
        prepareOfText7(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [ygo.cards.3]
      if (s.def[f.c]! === CARD['《連鎖除外》']) {
        // [ygo.cards.3]
        f.pc = 1
        prepareOfText8(s, f.c, f.p)
        return
      }
      // [ygo.cards.3]
      if (s.def[f.c]! === CARD['《スキルドレイン》']) {
        // [ygo.cards.3]
        prepareOfText9(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [ygo.cards.3]
      if (s.def[f.c]! === CARD['《タイラント・ウィング》']) {
        // [ygo.cards.3]
        f.pc = 1
        prepareOfText10(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['landslide']) {
        // [ygo.cards.7]
        f.pc = 1
        prepareOfText11(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['fusing']) {
        // [ygo.cards.7]
        prepareOfText12(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['pitfall']) {
        // [ygo.cards.7]
        f.pc = 1
        prepareOfText13(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['backfire']) {
        // [ygo.cards.7]
        prepareOfText14(s, f.c, f.p)
      }
      s.frames.pop()
      return
    }
    case 1 /* after prepare */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut(s: State, f: CarryOutFrame): void {
  switch (f.pc) {
    case 0: {
      // [ygo.cards.1]
      if (s.def[f.c]! === CARD['《死者蘇生》']) {
        // [ygo.cards.1]
        f.pc = 1
        carryOutOfText(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《E-エマージェンシーコール》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText2(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《トゥーンのもくじ》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText3(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《フュージョン・デステニー》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText4(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《レジェンド・オブ・ハート》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText5(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《滅びの爆裂疾風弾》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText6(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《黒の魔導陣》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText7(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《機皇創世》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText8(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《ティマイオスの眼》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText9(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《クリティウスの牙》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText10(s, f.c, f.p)
        return
      }
      // [ygo.cards.2]
      if (s.def[f.c]! === CARD['《ヘルモスの爪》']) {
        // [ygo.cards.2]
        f.pc = 1
        carryOutOfText11(s, f.c, f.p)
        return
      }
      // [ygo.cards.3]
      if (s.def[f.c]! === CARD['《マインドクラッシュ》']) {
        // [ygo.cards.3]
        f.pc = 1
        carryOutOfText12(s, f.c, f.p)
        return
      }
      // [ygo.cards.3]
      if (s.def[f.c]! === CARD['《連鎖除外》']) {
        // [ygo.cards.3]
        f.pc = 1
        carryOutOfText13(s, f.c, f.p)
        return
      }
      // [ygo.cards.3]
      if (s.def[f.c]! === CARD['《タイラント・ウィング》']) {
        // [ygo.cards.3]
        carryOutOfText14(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['supplies']) {
        // [ygo.cards.7]
        f.pc = 1
        carryOutOfText15(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['firebolt']) {
        // [ygo.cards.7]
        f.pc = 1
        carryOutOfText16(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['landslide']) {
        // [ygo.cards.7]
        f.pc = 1
        carryOutOfText17(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['fusing']) {
        // [ygo.cards.7]
        f.pc = 1
        carryOutOfText18(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['flock']) {
        // [ygo.cards.7]
        f.pc = 1
        carryOutOfText19(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (s.def[f.c]! === CARD['pitfall']) {
        // [ygo.cards.7]
        f.pc = 1
        carryOutOfText20(s, f.c, f.p)
        return
      }
      // [ygo.cards.7]
      if (!(s.def[f.c]! === CARD['backfire'])) {
        s.frames.pop()
        return
      }
      // [ygo.cards.7]
      f.pc = 1
      carryOutOfText21(s, f.c, f.p)
      return
    }
    case 1 /* after carry-out */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `activate`. */
export function stepActivate(s: State, f: ActivateFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.announces = 1
      f.pc = 1
      layOpen(s, f.c, f.p)
      return
    }
    case 1 /* after lay-open */: {
      f.pc = 2
      prepare(s, f.c, f.p)
      return
    }
    case 2 /* after prepare */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.activate, [f.c, f.p], [f.c])
      f.announces = 0
      if (!isLastingCard(s, f.c)) {
        s.usedUp[f.c] = true
      }
      addEffect(s, ZONE.chain, PROC.activateEffectFrame, f.p, f.c, false, [f.p, f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `lay-open`. */
export function stepLayOpen(s: State, f: LayOpenFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!within(s.place[f.c]!, ZONE.hand)) {
          s.setDown[f.c] = false
          s.frames.pop()
          return
        }
        if (!(PRINTED_PROPERTY_OF[s.def[f.c]!]! === PROPERTY.field)) {
          f.pc = 1
          move(s, f.c, ZONE.backrow + f.p)
          return
        }
        f.list1 = s.zones[ZONE['field-spell'] + f.p]!.slice()
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1 /* after move */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          f.pc = 1
          move(s, f.c, ZONE['field-spell'] + f.p)
          return
        }
        f.old = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        send(s, f.old)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `set-card`. */
export function stepSetCard(s: State, f: SetCardFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.announces = 1
      f.pc = 1
      move(s, f.c, ZONE.backrow + f.p)
      return
    }
    case 1 /* after move */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-card'], [f.c, f.p], [f.c])
      f.announces = 0
      s.setDown[f.c] = true
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `normal-summon`. */
export function stepNormalSummon(s: State, f: NormalSummonFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.announces = 1
      f.pc = 1
      giveTributes(s, f.c, f.p)
      return
    }
    case 1 /* after give-tributes */: {
      f.pc = 2
      move(s, f.c, ZONE.monsters + f.p)
      return
    }
    case 2 /* after move */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['normal-summon'], [f.c, f.p], [f.c])
      f.announces = 0
      s.summoned[f.p] = true
      arrive(s, f.c, f.p)
      if (matchesWhenNormalSummon(s, f.c, f.p))
        addEffect(s, 0, PROC.whenNormalSummonFrame, holder(s, f.c), f.c, false, [holder(s, f.c)])
      if (matchesWhenNormalSummon2(s, f.c, f.p))
        addEffect(s, 0, PROC.whenNormalSummon2Frame, holder(s, f.c), f.c, true, [holder(s, f.c)])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `set-monster`. */
export function stepSetMonster(s: State, f: SetMonsterFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.announces = 1
      f.pc = 1
      giveTributes(s, f.c, f.p)
      return
    }
    case 1 /* after give-tributes */: {
      f.pc = 2
      move(s, f.c, ZONE.monsters + f.p)
      return
    }
    case 2 /* after move */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-monster'], [f.c, f.p], [f.c])
      f.announces = 0
      s.positionOf[f.c] = POSITION['face-down']
      s.summoned[f.p] = true
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `give-tributes`. */
export function stepGiveTributes(s: State, f: GiveTributesFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.given = []
        f.atLeast1 = tributesForOf(s, f.c)
        f.atMost2 = tributesForOf(s, f.c)
        f.pc = 1
        continue
      }
      case 1: {
        if (f.given.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 28, f.p, f.given.length >= f.atLeast1, f.given.length)
        return
      }
      case 2: {
        if (f.given.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(2)
        }
        f.list3 = f.given
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.given = [...f.given, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.m2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 4
        send(s, f.m2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `special-summon`. */
export function stepSpecialSummon(s: State, f: SpecialSummonFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 2
        move(s, f.c, ZONE.monsters + f.p)
        return
      }
      case 1: {
        // [ygo.cards.6]
        f.pc = 5
        if (matchesAfterSpecialSummon(s, f.c, f.p)) afterSpecialSummon(s, holder(s, f.c), f.p)
        return
      }
      case 2 /* after move */: {
        if (!within(s.place[f.c]!, ZONE.monsters)) {
          f.pc = 1
          continue
        }
        if (!!isLinkMonster(s, f.c)) {
          f.pc = 3
          continue
        }
        f.pc = 4
        ask(s, f, 29, f.p, false)
        return
      }
      case 3: {
        arrive(s, f.c, f.p)
        f.pc = 1
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(3)
          f.w2 = NONE
          f.pc = 3
          continue
        }
        f.w2 = f.answer - 1
        s.positionOf[f.c] = f.w2
        f.pc = 3
        continue
      }
      case 5 /* after after-special-summon */: {
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `special-summon-freely`. */
export function stepSpecialSummonFreely(s: State, f: SpecialSummonFreelyFrame): void {
  switch (f.pc) {
    case 0: {
      s.freed[f.c] = true
      f.pc = 1
      specialSummon(s, f.c, f.p)
      return
    }
    case 1 /* after special-summon */: {
      s.freed[f.c] = false
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `gather`. */
export function stepGather(s: State, f: GatherFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [ygo.cards.5]
        if (s.def[f.f_]! === CARD['《青眼の究極竜》']) {
          // [ygo.cards.5]
          f.pc = 1
          gatherOfText(s, f.f_, f.pool, f.p)
          return
        }
        // [ygo.cards.5]
        if (s.def[f.f_]! === CARD['《E・HERO エスクリダオ》']) {
          // [ygo.cards.5]
          f.pc = 1
          gatherOfText2(s, f.f_, f.pool, f.p)
          return
        }
        // [ygo.cards.5]
        if (s.def[f.f_]! === CARD['《D-HERO デストロイフェニックスガイ》']) {
          // [ygo.cards.5]
          f.pc = 1
          gatherOfText3(s, f.f_, f.pool, f.p)
          return
        }
        // [ygo.cards.5]
        if (s.def[f.f_]! === CARD['《トロイメア・フェニックス》']) {
          // [ygo.cards.5]
          f.pc = 1
          gatherOfText4(s, f.f_, f.pool, f.p)
          return
        }
        // [ygo.cards.7]
        if (s.def[f.f_]! === CARD['alloy']) {
          // [ygo.cards.7]
          f.pc = 1
          gatherOfText5(s, f.f_, f.pool, f.p)
          return
        }
        f.n = orElse(
          orElse(
            orElse(PRINTED_LEVEL[s.printedDef[f.f_]!]!, PRINTED_RANK[s.printedDef[f.f_]!]!),
            PRINTED_RATING[s.printedDef[f.f_]!]!,
          ),
          0,
        )
        if (PRINTED_MONSTER_TYPES[s.def[f.f_]!]!.includes(MONSTER_TYPE.synchro)) {
          f.picked2 = []
          f.atLeast1 = 2
          f.atMost2 = 5
          f.pc = 2
          continue
        }
        if (isXyzMonster(s, f.f_)) {
          f.picked3 = []
          f.atLeast3 = 2
          f.atMost4 = 2
          f.pc = 5
          continue
        }
        if (!isLinkMonster(s, f.f_)) {
          if (!!within(s.place[f.f_]!, ZONE.extra)) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(7)
            s.frames.pop()
            return
          }
          s.frames.pop()
          return
        }
        f.picked4 = []
        f.atLeast5 = f.n
        f.atMost6 = f.n
        f.pc = 8
        continue
      }
      case 1 /* after gather */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.picked2.length >= f.atMost2) {
          f.pc = 3
          continue
        }
        f.pc = 4
        ask(
          s,
          f,
          30,
          f.p,
          f.picked2.length >= f.atLeast1 &&
            sumOf(f.picked2, (each) => levelNowOf(s, each)) === f.n &&
            countOf(f.picked2, (m4) => isTuned(s, m4)) === 1,
          f.picked2.length,
        )
        return
      }
      case 3: {
        if (
          f.picked2.length < f.atLeast1 ||
          !(sumOf(f.picked2, (each) => levelNowOf(s, each)) === f.n && countOf(f.picked2, (m4) => isTuned(s, m4)) === 1)
        ) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(4)
        }
        s.materials = f.picked2
        s.frames.pop()
        return
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 3
          continue
        }
        f.picked2 = [...f.picked2, f.answer - 1]
        f.pc = 2
        continue
      }
      case 5: {
        if (f.picked3.length >= f.atMost4) {
          f.pc = 6
          continue
        }
        f.pc = 7
        ask(s, f, 31, f.p, f.picked3.length >= f.atLeast3, f.picked3.length)
        return
      }
      case 6: {
        if (f.picked3.length < f.atLeast3) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(5)
        }
        s.materials = f.picked3
        s.frames.pop()
        return
      }
      case 7 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 6
          continue
        }
        f.picked3 = [...f.picked3, f.answer - 1]
        f.pc = 5
        continue
      }
      case 8: {
        if (f.picked4.length >= f.atMost6) {
          f.pc = 9
          continue
        }
        f.pc = 10
        ask(s, f, 32, f.p, f.picked4.length >= f.atLeast5, f.picked4.length)
        return
      }
      case 9: {
        if (f.picked4.length < f.atLeast5) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(6)
        }
        s.materials = f.picked4
        s.frames.pop()
        return
      }
      case 10 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 9
          continue
        }
        f.picked4 = [...f.picked4, f.answer - 1]
        f.pc = 8
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `try-fuse`. */
export function stepTryFuse(s: State, f: TryFuseFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.announces = 1
      f.pc = 1
      gather(s, f.f_, f.pool, f.p)
      return
    }
    case 1 /* after gather */: {
      if (!!s.materials.includes(f.f_)) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(8)
        s.frames.pop()
        return
      }
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['try-fuse'], [f.f_, NONE, f.p], [f.f_])
      f.announces = 0
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `fuse`. */
export function stepFuse(s: State, f: FuseFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.materials = []
        f.pc = 2
        gather(s, f.f_, f.pool, f.p)
        return
      }
      case 1 /* after special-summon-freely */: {
        s.frames.pop()
        return
      }
      case 2 /* after gather */: {
        if (!(!(s.materials.length === 0) && !s.materials.includes(f.f_))) {
          s.frames.pop()
          return
        }
        f.list1 = s.materials.slice()
        f.next2 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next2 >= f.list1.length) {
          f.pc = 1
          specialSummonFreely(s, f.f_, f.p)
          return
        }
        f.m = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 3
        send(s, f.m)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `summon-from-extra`. */
export function stepSummonFromExtra(s: State, f: SummonFromExtraFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.announces = 1
        f.pc = 2
        gather(
          s,
          f.f_,
          s.zones[ZONE.monsters + f.p]!.filter((m3) => isFaceUp(s, m3)),
          f.p,
        )
        return
      }
      case 1 /* after special-summon-freely */: {
        s.frames.pop()
        return
      }
      case 2 /* after gather */: {
        if (!isXyzMonster(s, f.f_)) {
          f.list3 = s.materials.slice()
          f.next4 = 0
          f.pc = 6
          continue
        }
        f.list1 = s.materials.slice()
        f.next2 = 0
        f.pc = 4
        continue
      }
      case 3: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['summon-from-extra'], [f.f_, f.p], [f.f_])
        f.announces = 0
        f.pc = 1
        specialSummonFreely(s, f.f_, f.p)
        return
      }
      case 4: {
        if (f.next2 >= f.list1.length) {
          f.pc = 3
          continue
        }
        f.m = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 5
        move(s, f.m, ZONE.attached + f.p)
        return
      }
      case 5 /* after move */: {
        s.bearer[f.m] = f.f_
        f.pc = 4
        continue
      }
      case 6: {
        if (f.next4 >= f.list3.length) {
          f.pc = 3
          continue
        }
        f.m2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 6
        send(s, f.m2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `battle-phase`. */
export function stepBattlePhase(s: State, f: BattlePhaseFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        f.pc = 2
        ask(s, f, 38, f.p, true)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        window(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `attack`. */
export function stepAttack(s: State, f: AttackFrame): void {
  switch (f.pc) {
    case 0: {
      s.spent[f.a] = true
      declareAttack(s, f.a, f.p)
      f.pc = 2
      window(s)
      return
    }
    case 1 /* after window */: {
      s.frames.pop()
      return
    }
    case 2 /* after window */: {
      s.attacking = []
      if (!(
        s.place[f.a] === ZONE.monsters + f.p &&
        s.positionOf[f.a]! === POSITION.upright &&
        within(s.place[f.d]!, ZONE.monsters)
      )) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(9)
        s.frames.pop()
        return
      }
      if (s.positionOf[f.d]! === POSITION['face-down']) {
        s.positionOf[f.d] = POSITION.sideways
      }
      f.pc = 3
      clash(s, f.a, f.d, f.p)
      return
    }
    case 3 /* after clash */: {
      f.pc = 1
      window(s)
      return
    }
  }
}

/** Goes on with `clash`. */
export function stepClash(s: State, f: ClashFrame): void {
  switch (f.pc) {
    case 0: {
      f.q = holder(s, f.d)
      f.ours = attackOf(s, f.a)
      if (!(s.positionOf[f.d]! === POSITION.upright)) {
        f.theirs2 = defenceOf(s, f.d)
        if (f.ours > f.theirs2) {
          f.pc = 1
          beat(s, f.d, f.a, f.p)
          return
        }
        if (!(f.ours < f.theirs2)) {
          s.frames.pop()
          return
        }
        f.pc = 1
        batter(s, f.p, f.theirs2 - f.ours)
        return
      }
      f.theirs = attackOf(s, f.d)
      if (f.ours > f.theirs) {
        f.pc = 2
        beat(s, f.d, f.a, f.p)
        return
      }
      if (!(f.ours < f.theirs)) {
        f.pc = 4
        beat(s, f.d, f.a, f.p)
        return
      }
      f.pc = 3
      beat(s, f.a, f.d, f.q)
      return
    }
    case 1 /* after batter */: {
      s.frames.pop()
      return
    }
    case 2 /* after beat */: {
      f.pc = 1
      batter(s, f.q, f.ours - f.theirs)
      return
    }
    case 3 /* after beat */: {
      f.pc = 1
      batter(s, f.p, f.theirs - f.ours)
      return
    }
    case 4 /* after beat */: {
      f.pc = 1
      beat(s, f.a, f.d, f.q)
      return
    }
  }
}

/** Goes on with `beat`. */
export function stepBeat(s: State, f: BeatFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      fall(s, f.c)
      return
    }
    case 1 /* after fall */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `fall`. */
export function stepFall(s: State, f: FallFrame): void {
  switch (f.pc) {
    case 0: {
      if (matchesBeforeFall(s, f.c)) beforeFall(s, f.c)
      f.pc = 1
      send(s, f.c)
      return
    }
    case 1 /* after send */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `attack-directly`. */
export function stepAttackDirectly(s: State, f: AttackDirectlyFrame): void {
  switch (f.pc) {
    case 0: {
      s.spent[f.a] = true
      declareAttack(s, f.a, f.p)
      f.pc = 2
      window(s)
      return
    }
    case 1 /* after window */: {
      s.frames.pop()
      return
    }
    case 2 /* after window */: {
      s.attacking = []
      if (!(s.place[f.a] === ZONE.monsters + f.p && s.positionOf[f.a]! === POSITION.upright)) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(10)
        s.frames.pop()
        return
      }
      f.pc = 3
      batter(s, foeOf(s, f.p), attackOf(s, f.a))
      return
    }
    case 3 /* after batter */: {
      f.pc = 1
      window(s)
      return
    }
  }
}

/** Goes on with `batter`. */
export function stepBatter(s: State, f: BatterFrame): void {
  switch (f.pc) {
    case 0: {
      s.life[f.q] = s.life[f.q]! - f.n
      if (!(s.life[f.q]! <= 0)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      lose(s, f.q)
      return
    }
    case 1 /* after lose */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `call-sisters`. */
export function stepCallSisters(s: State, f: CallSistersFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.announces = 1
      if (!(freshNameOf(s, f.this_, f.you) && !isNegated(s, f.this_))) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(11)
        s.frames.pop()
        return
      }
      if (!!s.zones[ZONE.monsters + f.you]!.some((c) => !isXyzMonster(s, c))) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(12)
        s.frames.pop()
        return
      }
      useName(s, f.this_, f.you)
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['call-sisters'], [f.this_, f.you], [f.this_])
      f.announces = 0
      addEffect(s, ZONE.chain, PROC.callSistersEffectFrame, f.you, f.this_, false, [f.you, f.this_])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `peer`. */
export function stepPeer(s: State, f: PeerFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.announces = 1
        if (!freshNameOf(s, f.this_, f.you)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(13)
          s.frames.pop()
          return
        }
        f.pc = 2
        ask(s, f, 40, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.peer, [f.this_, f.you], [f.this_])
        f.announces = 0
        addEffect(s, ZONE.chain, PROC.peerEffectFrame, f.you, f.this_, false, [f.you, f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 3
          discard(s, f.c2)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(14)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after discard */: {
        useName(s, f.this_, f.you)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `impersonate`. */
export function stepImpersonate(s: State, f: ImpersonateFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.announces = 1
        if (!!s.imitated[f.this_]!) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(15)
          s.frames.pop()
          return
        }
        f.pc = 2
        ask(s, f, 42, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.impersonate, [f.this_, f.you], [f.this_])
        f.announces = 0
        s.imitated[f.this_] = true
        addEffect(s, ZONE.chain, PROC.impersonateEffectFrame, f.you, f.this_, false, [f.this_, f.you])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(16)
          f.c2 = NONE
          f.pc = 1
          continue
        }
        f.c2 = f.answer - 1
        s.targets[f.this_] = union([], [f.c2])
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `burst`. */
export function stepBurst(s: State, f: BurstFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.announces = 1
        if (!freshNameOf(s, f.this_, f.you)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(17)
          s.frames.pop()
          return
        }
        f.pc = 2
        ask(s, f, 43, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.burst, [f.this_, f.you], [f.this_])
        f.announces = 0
        addEffect(s, ZONE.chain, PROC.burstEffectFrame, f.you, f.this_, false, [f.this_, f.you])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.mine = f.answer - 1
          f.pc = 3
          ask(s, f, 44, f.you, false)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(18)
        f.mine = NONE
        f.pc = 1
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(19)
          f.theirs = NONE
          f.pc = 1
          continue
        }
        f.theirs = f.answer - 1
        s.targets[f.this_] = union(union([], [f.mine]), [f.theirs])
        useName(s, f.this_, f.you)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `create-light`. */
export function stepCreateLight(s: State, f: CreateLightFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.announces = 1
        f.pc = 3
        ask(s, f, 45, f.you, false)
        return
      }
      case 1 /* after special-summon-freely */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['create-light'], [f.this_, f.you], [f.this_])
        f.announces = 0
        f.pc = 1
        specialSummonFreely(s, f.this_, f.you)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer !== 0) {
          f.a2 = f.answer - 1
          f.pc = 4
          ask(s, f, 46, f.you, false)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(20)
        f.a2 = NONE
        f.pc = 2
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer !== 0) {
          f.b2 = f.answer - 1
          f.pc = 5
          ask(s, f, 47, f.you, false)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(21)
        f.b2 = NONE
        f.pc = 2
        continue
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 6
          send(s, f.a2)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(22)
        f.c2 = NONE
        f.pc = 2
        continue
      }
      case 6 /* after send */: {
        f.pc = 7
        send(s, f.b2)
        return
      }
      case 7 /* after send */: {
        f.pc = 2
        send(s, f.c2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `begin-all`. */
export function stepBeginAll(s: State, f: BeginAllFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.announces = 1
        f.given = []
        f.atLeast1 = 1
        f.atMost2 = 5
        f.pc = 1
        continue
      }
      case 1: {
        if (f.given.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(
          s,
          f,
          48,
          f.you,
          f.given.length >= f.atLeast1 &&
            sumOf(f.given, (each) => attackOf(s, each)) + sumOf(f.given, (each2) => defenceOf(s, each2)) >= 10000,
          f.given.length,
        )
        return
      }
      case 2: {
        if (
          f.given.length < f.atLeast1 ||
          !(sumOf(f.given, (each) => attackOf(s, each)) + sumOf(f.given, (each2) => defenceOf(s, each2)) >= 10000)
        ) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(23)
        }
        f.list3 = f.given
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.given = [...f.given, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 < f.list3.length) {
          f.m2 = f.list3[f.next4]!
          f.next4 += 1
          f.pc = 4
          send(s, f.m2)
          return
        }
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['begin-all'], [f.this_, f.you], [f.this_])
        f.announces = 0
        f.pc = 5
        specialSummonFreely(s, f.this_, f.you)
        return
      }
      case 5 /* after special-summon-freely */: {
        s.madeOf[f.this_] = 10000
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `draft`. */
export function stepDraft(s: State, f: DraftFrame): void {
  switch (f.pc) {
    case 0: {
      s.drafters = seats(s).filter((p) => s.mainDeck[p]!.length === 0)
      f.pc = 1
      draftRound(s)
      return
    }
    case 1 /* after draft-round */: {
      f.pc = 2
      draftAgain(s)
      return
    }
    case 2 /* after draft-again */: {
      for (const p2 of seats(s)) {
        for (const c of s.zones[ZONE.pool + p2]!.slice()) {
          leaveGame(s, c)
        }
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `draft-round`. */
export function stepDraftRound(s: State, f: DraftRoundFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        for (const p3 of s.drafters.slice()) {
          for (const k of PACK_VALUES) {
            s.taken[p3 * 1024 + k] = 0
          }
        }
        f.pc = 1
        pickPacks(s)
        return
      }
      case 1 /* after pick-packs */: {
        f.list1 = s.drafters.slice()
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 < f.list1.length) {
          f.p = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 2
          openPacks(s, f.p)
          return
        }
        f.list3 = s.drafters.slice()
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.p2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 3
        build(s, f.p2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `draft-again`. */
export function stepDraftAgain(s: State, f: DraftAgainFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.drafters = seats(s).filter((p) => s.mainDeck[p]!.length <= smallDeckOf(s))
        f.pc = 1
        continue
      }
      case 1: {
        if (!(packsLeftOf(s) > 0 && !(s.drafters.length === 0))) {
          s.frames.pop()
          return
        }
        goesRound(12)
        f.pc = 2
        draftRound(s)
        return
      }
      case 2 /* after draft-round */: {
        s.drafters = seats(s).filter((p2) => s.mainDeck[p2]!.length <= smallDeckOf(s))
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `pick-packs`. */
export function stepPickPacks(s: State, f: PickPacksFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.agreeing = 0
        if (!consentIsSoughtOf(s)) {
          f.pc = 2
          continue
        }
        f.list1 = s.drafters.slice()
        f.next2 = 0
        f.pc = 3
        continue
      }
      case 1 /* after pick-in-rounds */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (!(s.agreeing === s.drafters.length)) {
          f.pc = 1
          pickInRounds(s)
          return
        }
        f.list3 = s.drafters.slice()
        f.next4 = 0
        f.pc = 5
        continue
      }
      case 3: {
        if (f.next2 >= f.list1.length) {
          f.pc = 2
          continue
        }
        f.p = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 4
        ask(s, f, 49, f.p, true)
        return
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 3
          continue
        }
        agree(s, f.p)
        f.pc = 3
        continue
      }
      case 5: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.p2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 5
        declarePacks(s, f.p2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `pick-in-rounds`. */
export function stepPickInRounds(s: State, f: PickInRoundsFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.roundNumber = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (!(packsLeftOf(s) > 0 && s.drafters.some((p2) => carriedOf(s, p2) < shareOf(s)))) {
          s.frames.pop()
          return
        }
        goesRound(13)
        s.roundNumber += 1
        // [overview.5, gap.pick-order]
        f.order = s.options[0] === 0 /* pick-order */ && modulo(s.roundNumber, 2) === 0 ? backwardsOf(s) : s.drafters
        f.list1 = f.order
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          f.pc = 1
          continue
        }
        f.p = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        pick(s, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `pick`. */
export function stepPick(s: State, f: PickFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      takePacks(s, OPTION_NUMBERS[2]![s.options[2]!]!, f.p)
      return
    }
    case 1 /* after take-packs */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `take-packs`. */
export function stepTakePacks(s: State, f: TakePacksFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = through(range(1, f.n, 14), 15)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.i = f.list1[f.next2]!
        f.next2 += 1
        if (!(carriedOf(s, f.p) < shareOf(s) && packsLeftOf(s) > 0)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        takePack(s, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `take-pack`. */
export function stepTakePack(s: State, f: TakePackFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 50, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(24)
        f.k2 = NONE
        s.frames.pop()
        return
      }
      f.k2 = f.answer - 1
      givePack(s, f.k2, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `declare-packs`. */
export function stepDeclarePacks(s: State, f: DeclarePacksFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = PACK_VALUES
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.k = f.list1[f.next2]!
        f.next2 += 1
        f.open = shareOf(s) - carriedOf(s, f.p)
        f.elsewhere = sumOf(PACK_VALUES, (j) => (laterThan(s, j, f.k) ? s.supply[j]! : 0))
        f.most = Math.min(f.open, s.supply[f.k]!)
        f.pc = 2
        ask(s, f, 51, f.p, false)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(25)
          f.n2 = NONE
          f.pc = 1
          continue
        }
        f.n2 = f.answer - 1000001
        for (const _i of through(range(1, f.n2, 18), 19)) {
          givePack(s, f.k, f.p)
        }
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `open-packs`. */
export function stepOpenPacks(s: State, f: OpenPacksFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (s.options[12] === 0 /* repick */) {
          for (const c of s.zones[ZONE.pool + f.p]!.slice()) {
            leaveGame(s, c)
          }
        }
        f.list1 = PACK_VALUES
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.k = f.list1[f.next2]!
        f.next2 += 1
        f.list3 = through(range(1, s.taken[f.p * 1024 + f.k] ?? 0, 20), 21)
        f.next4 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next4 >= f.list3.length) {
          f.pc = 1
          continue
        }
        f.i = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 2
        openPack(s, f.k, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `open-pack`. */
export function stepOpenPack(s: State, f: OpenPackFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = through(range(1, OPTION_NUMBERS[3]![s.options[3]!]!, 22), 23)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.i = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        ask(s, f, 52, CHANCE, false)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(26)
          f.d2 = NONE
          f.pc = 1
          continue
        }
        f.d2 = f.answer - 1
        const made = createCard(s, f.d2, ZONE.pool + f.p)
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `build`. */
export function stepBuild(s: State, f: BuildFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.mains = s.zones[ZONE.pool + f.p]!.filter((c3) => !isExtra(s, c3) && isAdmitted(s, c3))
        f.extras = s.zones[ZONE.pool + f.p]!.filter((c4) => isExtra(s, c4) && isAdmitted(s, c4))
        f.n = f.mains.length
        if (isWithoutChoice(s, f.p)) {
          // [deck.5]
          keepDecks(s, f.mains, f.extras, f.p)
          s.frames.pop()
          return
        }
        // [deck.1, gap.side-deck-limit]
        f.most = Math.min(f.n - leastMainOf(s), sideRoomOf(s))
        f.spare = []
        f.atLeast1 = Math.max(0, f.n - mostMainOf(s))
        f.atMost2 = f.most
        f.pc = 1
        continue
      }
      case 1: {
        if (f.spare.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 53, f.p, f.spare.length >= f.atLeast1, f.spare.length)
        return
      }
      case 2: {
        if (f.spare.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(27)
        }
        // [deck.2]
        f.rest2 = []
        f.atLeast3 = 0
        f.atMost4 = Math.min(f.extras.length, sideRoomOf(s) - f.spare.length)
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.spare = [...f.spare, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.rest2.length >= f.atMost4) {
          f.pc = 5
          continue
        }
        f.pc = 6
        ask(s, f, 54, f.p, f.rest2.length >= f.atLeast3, f.rest2.length)
        return
      }
      case 5: {
        if (f.rest2.length < f.atLeast3) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(28)
        }
        keepDecks(s, without(f.mains, f.spare), without(f.extras, f.rest2), f.p)
        s.frames.pop()
        return
      }
      case 6 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 5
          continue
        }
        f.rest2 = [...f.rest2, f.answer - 1]
        f.pc = 4
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `duels`. */
export function stepDuels(s: State, f: DuelsFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!(s.options[14] === 1 /* participants */)) {
          f.rest2 = seats(s)
          f.pc = 3
          continue
        }
        f.best = 0
        f.list1 = seatsFrom(s, f.best).filter((q2) => q2 !== f.best)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.q = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        pair(s, f.best, f.q)
        return
      }
      case 2 /* after pair */: {
        if (s.result[f.q]! === 1) {
          f.best = f.q
        }
        f.pc = 1
        continue
      }
      case 3: {
        if (!(f.rest2.length > 1)) {
          s.frames.pop()
          return
        }
        goesRound(25)
        f.a = orElse(f.rest2[0] ?? NONE, 0)
        f.b = orElse(without(f.rest2, [f.a])[0] ?? NONE, 0)
        f.rest2 = without(without(f.rest2, [f.a]), [f.b])
        f.pc = 3
        pair(s, f.a, f.b)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `pair`. */
export function stepPair(s: State, f: PairFrame): void {
  switch (f.pc) {
    case 0: {
      s.facing[f.a] = f.b
      s.facing[f.b] = f.a
      s.life[f.a] = startingLifeOf(s)
      s.life[f.b] = startingLifeOf(s)
      s.turnPlayer = f.a
      s.turnNumber = 0
      buildDeck(s, f.a)
      buildDeck(s, f.b)
      f.pc = 1
      duel(s)
      return
    }
    case 1 /* after duel */: {
      leaveTable(s, f.a)
      leaveTable(s, f.b)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `prepare`. */
export function stepPrepare2(s: State, f: PrepareFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 6, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(29)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      s.targets[f.c] = union([], [f.c3])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `prepare`. */
export function stepPrepare3(s: State, f: PrepareFrame3): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 7, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(30)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      s.targets[f.c] = union([], [f.c3])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `prepare`. */
export function stepPrepare4(s: State, f: PrepareFrame4): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 8, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(31)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      s.targets[f.c] = union([], [f.c3])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `prepare`. */
export function stepPrepare5(s: State, f: PrepareFrame5): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 9, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(32)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      s.targets[f.c] = union([], [f.c3])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `prepare`. */
export function stepPrepare6(s: State, f: PrepareFrame6): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 10, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(33)
        f.m2 = NONE
        s.frames.pop()
        return
      }
      f.m2 = f.answer - 1
      if (
        !s.zones[ZONE.extra + f.p]!.some(
          (f_) =>
            isFusionMonster(s, f_) &&
            (PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(s.def[f.m2]!) ||
              PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(CARD['《ブラック・マジシャン》'])),
        )
      ) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(34)
        s.frames.pop()
        return
      }
      s.targets[f.c] = union([], [f.m2])
      useName(s, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `prepare`. */
export function stepPrepare7(s: State, f: PrepareFrame7): void {
  switch (f.pc) {
    case 0: {
      pay(s, 2000, f.p)
      f.pc = 1
      ask(s, f, 11, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(35)
        f.m2 = NONE
        s.frames.pop()
        return
      }
      f.m2 = f.answer - 1
      f.pc = 2
      send(s, f.m2)
      return
    }
    case 2 /* after send */: {
      useName(s, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut2(s: State, f: CarryOutFrame2): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.attacking.slice()
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        destroy(s, f.c2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut3(s: State, f: CarryOutFrame3): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!.slice()
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        destroy(s, f.c2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut4(s: State, f: CarryOutFrame4): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        const made = createCard(s, CARD['《羊トークン》'], ZONE.side + f.p)
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
        f.list1 = s.zones[ZONE.side + f.p]!.filter((t3) => PRINTED_KIND_OF[s.def[t3]!]! === KIND['token-card'])
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.t2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        specialSummon(s, f.t2, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut5(s: State, f: CarryOutFrame5): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 12, f.p, false)
      return
    }
    case 1 /* after fuse */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(36)
        f.f_2 = NONE
        s.frames.pop()
        return
      }
      f.f_2 = f.answer - 1
      f.pc = 1
      fuse(s, f.f_2, union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.monsters + f.p]!), f.p)
      return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut6(s: State, f: CarryOutFrame6): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!.slice()
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        destroy(s, f.c2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut7(s: State, f: CarryOutFrame7): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      burn(s, foeOf(s, f.p), 500, f.c)
      return
    }
    case 1 /* after burn */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut8(s: State, f: CarryOutFrame8): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      draw(s, 1, f.p)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut9(s: State, f: CarryOutFrame9): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.c2 = s.targets[f.c]![0] ?? NONE
        if (!(!(f.c2 === NONE) && within(s.place[f.c2]!, ZONE.monsters))) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(37)
          s.frames.pop()
          return
        }
        f.q = f.c2 === NONE ? NONE : holder(s, f.c2)
        f.pc = 1
        if (f.c2 !== NONE) banish(s, f.c2)
        else refuse(s)
        return
      }
      case 1 /* after banish */: {
        f.same2 = union(s.zones[ZONE.hand + f.q] ?? [], s.zones[ZONE.deck + f.q] ?? []).filter((d2) =>
          f.c2 === NONE ? false : sameNameOf(s, d2, f.c2, f.c),
        )
        f.list1 = f.same2
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          if (s.zones[ZONE.deck + f.q] !== undefined) {
            if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.q)
            shuffle(s, ZONE.deck + f.q)
            loseSight(s, s.zones[ZONE.deck + f.q]!, HOLDS_CARDS)
          }
          s.frames.pop()
          return
        }
        f.d = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        banish(s, f.d)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut10(s: State, f: CarryOutFrame10): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 2
        ask(s, f, 13, f.p, false)
        return
      }
      case 1 /* after discard */: {
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(38)
          f.n2 = NONE
          s.frames.pop()
          return
        }
        f.n2 = f.answer - 1
        f.hit = (s.zones[ZONE.hand + foeOf(s, f.p)] ?? []).filter((c5) => declaredHitOf(s, c5, f.n2, f.c))
        if (f.hit.length === 0) {
          f.pc = 3
          ask(s, f, 14, CHANCE, false)
          return
        }
        f.list1 = f.hit
        f.next2 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(39)
          f.c3 = NONE
          s.frames.pop()
          return
        }
        f.c3 = f.answer - 1
        f.pc = 1
        discard(s, f.c3)
        return
      }
      case 4: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c4 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 4
        discard(s, f.c4)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut11(s: State, f: CarryOutFrame11): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 15, f.p, false)
      return
    }
    case 1 /* after special-summon-freely */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(40)
        f.m2 = NONE
        s.frames.pop()
        return
      }
      f.m2 = f.answer - 1
      f.pc = 3
      ask(s, f, 16, f.p, false)
      return
    }
    case 3 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(41)
        f.f_2 = NONE
        s.frames.pop()
        return
      }
      f.f_2 = f.answer - 1
      f.pc = 4
      send(s, f.m2)
      return
    }
    case 4 /* after send */: {
      f.pc = 1
      specialSummonFreely(s, f.f_2, f.p)
      return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut12(s: State, f: CarryOutFrame12): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 17, f.p, false)
      return
    }
    case 1 /* after special-summon-freely */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(42)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      f.pc = 3
      ask(s, f, 18, f.p, false)
      return
    }
    case 3 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(43)
        f.f_2 = NONE
        s.frames.pop()
        return
      }
      f.f_2 = f.answer - 1
      f.pc = 4
      send(s, f.t3)
      return
    }
    case 4 /* after send */: {
      f.pc = 1
      specialSummonFreely(s, f.f_2, f.p)
      return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut13(s: State, f: CarryOutFrame13): void {
  switch (f.pc) {
    case 0: {
      f.m = s.targets[f.c]![0] ?? NONE
      if (!(!(f.m === NONE) && s.place[f.m] === ZONE.monsters + f.p)) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(44)
        s.frames.pop()
        return
      }
      f.pc = 2
      ask(s, f, 19, f.p, false)
      return
    }
    case 1 /* after special-summon-freely */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(45)
        f.f_2 = NONE
        s.frames.pop()
        return
      }
      f.f_2 = f.answer - 1
      f.pc = 3
      if (f.m !== NONE) send(s, f.m)
      else refuse(s)
      return
    }
    case 3 /* after send */: {
      f.pc = 1
      specialSummonFreely(s, f.f_2, f.p)
      return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut14(s: State, f: CarryOutFrame14): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        openDeck(s, f.p)
        if (!!(s.zones[ZONE.deck + f.p]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 20, f.p, false)
        return
      }
      case 1: {
        closeDeck(s, f.p)
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c3 = f.answer - 1
          f.pc = 1
          search(s, f.c3, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(46)
        f.c3 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut15(s: State, f: CarryOutFrame15): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.seen = top(s.zones[ZONE.deck + f.p]!, 3)
        for (const c4 of f.seen) {
          if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [c4, f.p], [c4])
          showTo(s, c4, f.p)
        }
        f.found = []
        f.atLeast1 = 0
        f.atMost2 = 1
        f.pc = 1
        continue
      }
      case 1: {
        if (f.found.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 21, f.p, f.found.length >= f.atLeast1, f.found.length)
        return
      }
      case 2: {
        if (f.found.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(47)
        }
        f.list3 = f.found
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.found = [...f.found, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.c3 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 4
        search(s, f.c3, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut16(s: State, f: CarryOutFrame16): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = (s.zones[ZONE.monsters + foeOf(s, f.p)] ?? []).slice()
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          addEffect(s, ZONE.lasting, PROC.carryOutUntilNewTurn2Frame, f.p, f.c, false, [f.p, f.c])
          s.frames.pop()
          return
        }
        f.c2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        destroy(s, f.c2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut17(s: State, f: CarryOutFrame17): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.burnt = []
        f.atLeast1 = 0
        f.atMost2 = 3
        f.pc = 1
        continue
      }
      case 1: {
        if (f.burnt.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 22, f.p, f.burnt.length >= f.atLeast1 && allUnlikeOf(s, f.burnt, f.c), f.burnt.length)
        return
      }
      case 2: {
        if (f.burnt.length < f.atLeast1 || !allUnlikeOf(s, f.burnt, f.c)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(48)
        }
        f.list3 = f.burnt
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.burnt = [...f.burnt, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 < f.list3.length) {
          f.c3 = f.list3[f.next4]!
          f.next4 += 1
          f.pc = 4
          banish(s, f.c3)
          return
        }
        f.n = f.burnt.length
        openDeck(s, f.p)
        f.knights = []
        f.atLeast5 = f.n
        f.atMost6 = f.n
        f.pc = 5
        continue
      }
      case 5: {
        if (f.knights.length >= f.atMost6) {
          f.pc = 6
          continue
        }
        f.pc = 7
        ask(s, f, 23, f.p, f.knights.length >= f.atLeast5 && allUnlikeOf(s, f.knights, f.c), f.knights.length)
        return
      }
      case 6: {
        if (f.knights.length < f.atLeast5 || !allUnlikeOf(s, f.knights, f.c)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(49)
        }
        f.list7 = f.knights
        f.next8 = 0
        f.pc = 8
        continue
      }
      case 7 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 6
          continue
        }
        f.knights = [...f.knights, f.answer - 1]
        f.pc = 5
        continue
      }
      case 8: {
        if (f.next8 >= f.list7.length) {
          closeDeck(s, f.p)
          s.frames.pop()
          return
        }
        f.k2 = f.list7[f.next8]!
        f.next8 += 1
        f.pc = 8
        specialSummonFreely(s, f.k2, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut18(s: State, f: CarryOutFrame18): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        openDeck(s, f.p)
        if (!!(s.zones[ZONE.extra + f.p]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 24, f.p, false)
        return
      }
      case 1: {
        closeDeck(s, f.p)
        addEffect(s, ZONE.lasting, PROC.carryOutUntilNewTurn3Frame, f.p, f.c, false, [f.p, f.c])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.f_2 = f.answer - 1
          f.pc = 3
          fuse(s, f.f_2, union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.deck + f.p]!), f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(50)
        f.f_2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after fuse */: {
        if (within(s.place[f.f_2]!, ZONE.monsters)) {
          s.doomedFrom[f.f_2] = s.turnNumber + 1
        }
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut19(s: State, f: CarryOutFrame19): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        openDeck(s, f.p)
        if (!!(s.zones[ZONE.deck + f.p]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 25, f.p, false)
        return
      }
      case 1: {
        closeDeck(s, f.p)
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c3 = f.answer - 1
          f.pc = 1
          search(s, f.c3, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(51)
        f.c3 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut20(s: State, f: CarryOutFrame20): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        openDeck(s, f.p)
        if (!!(s.zones[ZONE.deck + f.p]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 26, f.p, false)
        return
      }
      case 1: {
        closeDeck(s, f.p)
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c3 = f.answer - 1
          f.pc = 1
          search(s, f.c3, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(52)
        f.c3 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut21(s: State, f: CarryOutFrame21): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 27, f.p, false)
      return
    }
    case 1 /* after special-summon */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(53)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      f.pc = 1
      specialSummon(s, f.c3, f.p)
      return
    }
  }
}

/** Goes on with `activate-effect`. */
export function stepActivateEffect(s: State, f: ActivateEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      carryOut(s, f.c, f.p)
      return
    }
    case 1 /* after carry-out */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `gather`. */
export function stepGather2(s: State, f: GatherFrame2): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.picked2 = []
        f.atLeast1 = 2
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.picked2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 33, f.p, f.picked2.length >= f.atLeast1, f.picked2.length)
        return
      }
      case 2: {
        if (f.picked2.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(54)
        }
        s.materials = f.picked2
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.picked2 = [...f.picked2, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `gather`. */
export function stepGather3(s: State, f: GatherFrame3): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.picked2 = []
        f.atLeast1 = 2
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.picked2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 34, f.p, f.picked2.length >= f.atLeast1 && allUnlikeOf(s, f.picked2, f.f_), f.picked2.length)
        return
      }
      case 2: {
        if (f.picked2.length < f.atLeast1 || !allUnlikeOf(s, f.picked2, f.f_)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(55)
        }
        s.materials = f.picked2
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.picked2 = [...f.picked2, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `gather`. */
export function stepGather4(s: State, f: GatherFrame4): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.picked2 = []
        f.atLeast1 = 2
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.picked2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(
          s,
          f,
          35,
          f.p,
          f.picked2.length >= f.atLeast1 &&
            f.picked2.some(
              (a) =>
                levelNowOf(s, a) >= 6 &&
                inCategoryOf(s, a, 58 /* 'HERO' */, f.f_) &&
                f.picked2.some((b) => b !== a && inCategoryOf(s, b, 59 /* 'D-HERO' */, f.f_)),
            ),
          f.picked2.length,
        )
        return
      }
      case 2: {
        if (
          f.picked2.length < f.atLeast1 ||
          !f.picked2.some(
            (a) =>
              levelNowOf(s, a) >= 6 &&
              inCategoryOf(s, a, 58 /* 'HERO' */, f.f_) &&
              f.picked2.some((b) => b !== a && inCategoryOf(s, b, 59 /* 'D-HERO' */, f.f_)),
          )
        ) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(56)
        }
        s.materials = f.picked2
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.picked2 = [...f.picked2, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `gather`. */
export function stepGather5(s: State, f: GatherFrame5): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.picked2 = []
        f.atLeast1 = 2
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.picked2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(
          s,
          f,
          36,
          f.p,
          f.picked2.length >= f.atLeast1 &&
            f.picked2.some(
              (a) =>
                inCategoryOf(s, a, 55 /* 'E・HERO' */, f.f_) &&
                f.picked2.some((b) => b !== a && attributeNowOf(s, b) === ATTRIBUTE.dark),
            ),
          f.picked2.length,
        )
        return
      }
      case 2: {
        if (
          f.picked2.length < f.atLeast1 ||
          !f.picked2.some(
            (a) =>
              inCategoryOf(s, a, 55 /* 'E・HERO' */, f.f_) &&
              f.picked2.some((b) => b !== a && attributeNowOf(s, b) === ATTRIBUTE.dark),
          )
        ) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(57)
        }
        s.materials = f.picked2
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.picked2 = [...f.picked2, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `gather`. */
export function stepGather6(s: State, f: GatherFrame6): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.picked2 = []
        f.atLeast1 = 3
        f.atMost2 = 3
        f.pc = 1
        continue
      }
      case 1: {
        if (f.picked2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 37, f.p, f.picked2.length >= f.atLeast1, f.picked2.length)
        return
      }
      case 2: {
        if (f.picked2.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(58)
        }
        s.materials = f.picked2
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.picked2 = [...f.picked2, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `call-sisters-effect`. */
export function stepCallSistersEffect(s: State, f: CallSistersEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        openDeck(s, f.you)
        if (!(s.place[f.this_] === ZONE.hand + f.you && s.zones[ZONE.monsters + f.you]!.length < slotsOf(s) - 1)) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 39, f.you, false)
        return
      }
      case 1: {
        closeDeck(s, f.you)
        addEffect(s, ZONE.lasting, PROC.callSistersUntilNewTurnFrame, f.you, f.this_, false, [f.you, f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.e2 = f.answer - 1
          f.pc = 3
          specialSummon(s, f.this_, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(59)
        f.e2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after special-summon */: {
        f.pc = 1
        specialSummon(s, f.e2, f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `peer-effect`. */
export function stepPeerEffect(s: State, f: PeerEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.seen = (s.zones[ZONE.hand + foeOf(s, f.you)] ?? []).slice()
      for (const each of f.seen) {
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each, f.you], [each])
        showTo(s, each, f.you)
      }
      f.pc = 2
      ask(s, f, 41, f.you, false)
      return
    }
    case 1 /* after burn */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(60)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      if (!s.zones[ZONE.monsters + f.you]!.some((m) => attackOf(s, m) >= attackOf(s, f.c2))) {
        s.frames.pop()
        return
      }
      f.pc = 3
      send(s, f.c2)
      return
    }
    case 3 /* after send */: {
      f.pc = 1
      burn(s, foeOf(s, f.you), 500, f.this_)
      return
    }
  }
}

/** Goes on with `impersonate-effect`. */
export function stepImpersonateEffect(s: State, f: ImpersonateEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.this_]!.filter(
          (c2) => within(s.place[c2]!, ZONE.graveyard) && within(s.place[f.this_]!, ZONE.monsters),
        )
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        banish(s, f.c)
        return
      }
      case 2 /* after banish */: {
        s.def[f.this_] = s.def[f.c]!
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `burst-effect`. */
export function stepBurstEffect(s: State, f: BurstEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.this_]!.slice()
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        destroy(s, f.c)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `after-move-2`. */
export function stepAfterMove2(s: State, f: AfterMove2Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.attached).filter((m2) => s.bearer[m2]! === f.c)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.m = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        send(s, f.m)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-burn`. */
export function stepWhenBurn(s: State, f: WhenBurnFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      burn(s, foeOf(s, f.you), 300, f.this_)
      return
    }
    case 1 /* after burn */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-move`. */
export function stepWhenMove(s: State, f: WhenMoveFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 55, f.you, false)
      return
    }
    case 1 /* after special-summon-freely */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(61)
        f.x2 = NONE
        s.frames.pop()
        return
      }
      f.x2 = f.answer - 1
      f.pc = 3
      move(s, f.this_, ZONE.attached + f.you)
      return
    }
    case 3 /* after move */: {
      s.bearer[f.this_] = f.x2
      f.pc = 1
      specialSummonFreely(s, f.x2, f.you)
      return
    }
  }
}

/** Goes on with `when-arrive`. */
export function stepWhenArrive(s: State, f: WhenArriveFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 56, f.you, false)
      return
    }
    case 1 /* after banish */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(62)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      f.pc = 1
      banish(s, f.c2)
      return
    }
  }
}

/** Goes on with `when-declare-attack`. */
export function stepWhenDeclareAttack(s: State, f: WhenDeclareAttackFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 57, f.you, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(63)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      f.pc = 2
      move(s, f.c2, ZONE.backrow + f.you)
      return
    }
    case 2 /* after move */: {
      s.setDown[f.c2] = true
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-arrive-2`. */
export function stepWhenArrive2(s: State, f: WhenArrive2Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        openDeck(s, f.you)
        if (!!(s.zones[ZONE.deck + f.you]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 58, f.you, false)
        return
      }
      case 1: {
        closeDeck(s, f.you)
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c3 = f.answer - 1
          f.pc = 1
          search(s, f.c3, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(64)
        f.c3 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `when-destroy`. */
export function stepWhenDestroy(s: State, f: WhenDestroyFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        openDeck(s, f.you)
        if (!(!(s.zones[ZONE.hand + f.you]!.length === 0) || !(s.zones[ZONE.deck + f.you]!.length === 0))) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 59, f.you, false)
        return
      }
      case 1: {
        closeDeck(s, f.you)
        addEffect(s, ZONE.lasting, PROC.destroyUntilNewTurnFrame, f.you, f.c, false, [f.you])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.m2 = f.answer - 1
          f.pc = 1
          specialSummonFreely(s, f.m2, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(65)
        f.m2 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `when-normal-summon`. */
export function stepWhenNormalSummon(s: State, f: WhenNormalSummonFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        openDeck(s, f.you)
        if (!!(s.zones[ZONE.deck + f.you]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 60, f.you, false)
        return
      }
      case 1: {
        closeDeck(s, f.you)
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 1
          search(s, f.c2, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(66)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `after-standby`. */
export function stepAfterStandby(s: State, f: AfterStandbyFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.graveyard).filter(
          (c2) =>
            within(s.place[c2]!, ZONE.graveyard) &&
            !(s.risesFrom[c2]! === NONE) &&
            s.turnNumber >= orElse(s.risesFrom[c2]!, 0),
        )
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c = f.list1[f.next2]!
        f.next2 += 1
        s.risesFrom[f.c] = NONE
        f.p = s.owner[f.c]!
        f.pc = 2
        ask(s, f, 61, f.p, false)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.m2 = f.answer - 1
          f.pc = 1
          specialSummon(s, f.m2, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(67)
        f.m2 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `after-ending-2`. */
export function stepAfterEnding2(s: State, f: AfterEnding2Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.monsters).filter(
          (c2) => !(s.doomedFrom[c2]! === NONE) && s.turnNumber >= orElse(s.doomedFrom[c2]!, 0),
        )
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.c = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        destroy(s, f.c)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-arrive-3`. */
export function stepWhenArrive3(s: State, f: WhenArrive3Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 62, f.you, false)
      return
    }
    case 1 /* after destroy */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(68)
        f.d2 = NONE
        s.frames.pop()
        return
      }
      f.d2 = f.answer - 1
      f.pc = 3
      discard(s, f.d2)
      return
    }
    case 3 /* after discard */: {
      f.pc = 4
      ask(s, f, 63, f.you, false)
      return
    }
    case 4 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(69)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      f.pc = 1
      destroy(s, f.c2)
      return
    }
  }
}

/** Goes on with `after-move-3`. */
export function stepAfterMove3(s: State, f: AfterMove3Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      win(s, holder(s, f.this_))
      return
    }
    case 1 /* after win */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `after-special-summon`. */
export function stepAfterSpecialSummon(s: State, f: AfterSpecialSummonFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      win(s, f.p)
      return
    }
    case 1 /* after win */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-normal-summon-2`. */
export function stepWhenNormalSummon2(s: State, f: WhenNormalSummon2Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      draw(s, 1, f.you)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-arrive-4`. */
export function stepWhenArrive4(s: State, f: WhenArrive4Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      burn(s, foeOf(s, f.you), 300, f.c)
      return
    }
    case 1 /* after burn */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with the procedure on top. */
function step(s: State, f: Frame): void {
  switch (f.proc) {
    case 123 /* move */:
      return stepMove(s, f as MoveFrame)
    case 1 /* send */:
      return stepSend(s, f as SendFrame)
    case 2 /* destroy */:
      return stepDestroy(s, f as DestroyFrame)
    case 3 /* banish */:
      return stepBanish(s, f as BanishFrame)
    case 4 /* discard */:
      return stepDiscard(s, f as DiscardFrame)
    case 5 /* search */:
      return stepSearch(s, f as SearchFrame)
    case 6 /* burn */:
      return stepBurn(s, f as BurnFrame)
    case 7 /* match */:
      return stepMatch(s, f as MatchFrame)
    case 8 /* duel */:
      return stepDuel(s, f as DuelFrame)
    case 9 /* deal */:
      return stepDeal(s, f as DealFrame)
    case 10 /* turn */:
      return stepTurn(s, f as TurnFrame)
    case 11 /* draw-phase */:
      return stepDrawPhase(s, f as DrawPhaseFrame)
    case 12 /* before-draw */:
      return stepBeforeDraw(s, f as BeforeDrawFrame)
    case 13 /* draw */:
      return stepDraw(s, f as DrawFrame)
    case 14 /* standby-phase */:
      return stepStandbyPhase(s, f as StandbyPhaseFrame)
    case 15 /* standby */:
      return stepStandby(s, f as StandbyFrame)
    case 16 /* main-phase */:
      return stepMainPhase(s, f as MainPhaseFrame)
    case 17 /* end-phase */:
      return stepEndPhase(s, f as EndPhaseFrame)
    case 18 /* ending */:
      return stepEnding(s, f as EndingFrame)
    case 19 /* lose */:
      return stepLose(s, f as LoseFrame)
    case 20 /* win */:
      return stepWin(s, f as WinFrame)
    case 21 /* window */:
      return stepWindow(s, f as WindowFrame)
    case 22 /* run-chain */:
      return stepRunChain(s, f as RunChainFrame)
    case 23 /* run-link */:
      return stepRunLink(s, f as RunLinkFrame)
    case 24 /* line-up */:
      return stepLineUp(s, f as LineUpFrame)
    case 25 /* link-up */:
      return stepLinkUp(s, f as LinkUpFrame)
    case 26 /* prepare */:
      return stepPrepare(s, f as PrepareFrame)
    case 33 /* carry-out */:
      return stepCarryOut(s, f as CarryOutFrame)
    case 57 /* activate */:
      return stepActivate(s, f as ActivateFrame)
    case 59 /* lay-open */:
      return stepLayOpen(s, f as LayOpenFrame)
    case 60 /* set-card */:
      return stepSetCard(s, f as SetCardFrame)
    case 61 /* normal-summon */:
      return stepNormalSummon(s, f as NormalSummonFrame)
    case 62 /* set-monster */:
      return stepSetMonster(s, f as SetMonsterFrame)
    case 63 /* give-tributes */:
      return stepGiveTributes(s, f as GiveTributesFrame)
    case 64 /* special-summon */:
      return stepSpecialSummon(s, f as SpecialSummonFrame)
    case 65 /* special-summon-freely */:
      return stepSpecialSummonFreely(s, f as SpecialSummonFreelyFrame)
    case 66 /* gather */:
      return stepGather(s, f as GatherFrame)
    case 72 /* try-fuse */:
      return stepTryFuse(s, f as TryFuseFrame)
    case 73 /* fuse */:
      return stepFuse(s, f as FuseFrame)
    case 74 /* summon-from-extra */:
      return stepSummonFromExtra(s, f as SummonFromExtraFrame)
    case 75 /* battle-phase */:
      return stepBattlePhase(s, f as BattlePhaseFrame)
    case 76 /* attack */:
      return stepAttack(s, f as AttackFrame)
    case 77 /* clash */:
      return stepClash(s, f as ClashFrame)
    case 78 /* beat */:
      return stepBeat(s, f as BeatFrame)
    case 79 /* fall */:
      return stepFall(s, f as FallFrame)
    case 80 /* attack-directly */:
      return stepAttackDirectly(s, f as AttackDirectlyFrame)
    case 81 /* batter */:
      return stepBatter(s, f as BatterFrame)
    case 82 /* call-sisters */:
      return stepCallSisters(s, f as CallSistersFrame)
    case 85 /* peer */:
      return stepPeer(s, f as PeerFrame)
    case 87 /* impersonate */:
      return stepImpersonate(s, f as ImpersonateFrame)
    case 89 /* burst */:
      return stepBurst(s, f as BurstFrame)
    case 91 /* create-light */:
      return stepCreateLight(s, f as CreateLightFrame)
    case 92 /* begin-all */:
      return stepBeginAll(s, f as BeginAllFrame)
    case 93 /* draft */:
      return stepDraft(s, f as DraftFrame)
    case 94 /* draft-round */:
      return stepDraftRound(s, f as DraftRoundFrame)
    case 95 /* draft-again */:
      return stepDraftAgain(s, f as DraftAgainFrame)
    case 96 /* pick-packs */:
      return stepPickPacks(s, f as PickPacksFrame)
    case 97 /* pick-in-rounds */:
      return stepPickInRounds(s, f as PickInRoundsFrame)
    case 98 /* pick */:
      return stepPick(s, f as PickFrame)
    case 99 /* take-packs */:
      return stepTakePacks(s, f as TakePacksFrame)
    case 100 /* take-pack */:
      return stepTakePack(s, f as TakePackFrame)
    case 101 /* declare-packs */:
      return stepDeclarePacks(s, f as DeclarePacksFrame)
    case 102 /* open-packs */:
      return stepOpenPacks(s, f as OpenPacksFrame)
    case 103 /* open-pack */:
      return stepOpenPack(s, f as OpenPackFrame)
    case 104 /* build */:
      return stepBuild(s, f as BuildFrame)
    case 105 /* duels */:
      return stepDuels(s, f as DuelsFrame)
    case 106 /* pair */:
      return stepPair(s, f as PairFrame)
    case 27 /* prepare */:
      return stepPrepare2(s, f as PrepareFrame2)
    case 28 /* prepare */:
      return stepPrepare3(s, f as PrepareFrame3)
    case 29 /* prepare */:
      return stepPrepare4(s, f as PrepareFrame4)
    case 30 /* prepare */:
      return stepPrepare5(s, f as PrepareFrame5)
    case 31 /* prepare */:
      return stepPrepare6(s, f as PrepareFrame6)
    case 32 /* prepare */:
      return stepPrepare7(s, f as PrepareFrame7)
    case 34 /* carry-out */:
      return stepCarryOut2(s, f as CarryOutFrame2)
    case 35 /* carry-out */:
      return stepCarryOut3(s, f as CarryOutFrame3)
    case 36 /* carry-out */:
      return stepCarryOut4(s, f as CarryOutFrame4)
    case 37 /* carry-out */:
      return stepCarryOut5(s, f as CarryOutFrame5)
    case 38 /* carry-out */:
      return stepCarryOut6(s, f as CarryOutFrame6)
    case 39 /* carry-out */:
      return stepCarryOut7(s, f as CarryOutFrame7)
    case 40 /* carry-out */:
      return stepCarryOut8(s, f as CarryOutFrame8)
    case 42 /* carry-out */:
      return stepCarryOut9(s, f as CarryOutFrame9)
    case 43 /* carry-out */:
      return stepCarryOut10(s, f as CarryOutFrame10)
    case 44 /* carry-out */:
      return stepCarryOut11(s, f as CarryOutFrame11)
    case 45 /* carry-out */:
      return stepCarryOut12(s, f as CarryOutFrame12)
    case 46 /* carry-out */:
      return stepCarryOut13(s, f as CarryOutFrame13)
    case 47 /* carry-out */:
      return stepCarryOut14(s, f as CarryOutFrame14)
    case 48 /* carry-out */:
      return stepCarryOut15(s, f as CarryOutFrame15)
    case 49 /* carry-out */:
      return stepCarryOut16(s, f as CarryOutFrame16)
    case 51 /* carry-out */:
      return stepCarryOut17(s, f as CarryOutFrame17)
    case 52 /* carry-out */:
      return stepCarryOut18(s, f as CarryOutFrame18)
    case 54 /* carry-out */:
      return stepCarryOut19(s, f as CarryOutFrame19)
    case 55 /* carry-out */:
      return stepCarryOut20(s, f as CarryOutFrame20)
    case 56 /* carry-out */:
      return stepCarryOut21(s, f as CarryOutFrame21)
    case 58 /* activate-effect */:
      return stepActivateEffect(s, f as ActivateEffectFrame)
    case 67 /* gather */:
      return stepGather2(s, f as GatherFrame2)
    case 68 /* gather */:
      return stepGather3(s, f as GatherFrame3)
    case 69 /* gather */:
      return stepGather4(s, f as GatherFrame4)
    case 70 /* gather */:
      return stepGather5(s, f as GatherFrame5)
    case 71 /* gather */:
      return stepGather6(s, f as GatherFrame6)
    case 83 /* call-sisters-effect */:
      return stepCallSistersEffect(s, f as CallSistersEffectFrame)
    case 86 /* peer-effect */:
      return stepPeerEffect(s, f as PeerEffectFrame)
    case 88 /* impersonate-effect */:
      return stepImpersonateEffect(s, f as ImpersonateEffectFrame)
    case 90 /* burst-effect */:
      return stepBurstEffect(s, f as BurstEffectFrame)
    case 107 /* after-move-2 */:
      return stepAfterMove2(s, f as AfterMove2Frame)
    case 108 /* when-burn */:
      return stepWhenBurn(s, f as WhenBurnFrame)
    case 109 /* when-move */:
      return stepWhenMove(s, f as WhenMoveFrame)
    case 110 /* when-arrive */:
      return stepWhenArrive(s, f as WhenArriveFrame)
    case 111 /* when-declare-attack */:
      return stepWhenDeclareAttack(s, f as WhenDeclareAttackFrame)
    case 112 /* when-arrive-2 */:
      return stepWhenArrive2(s, f as WhenArrive2Frame)
    case 113 /* when-destroy */:
      return stepWhenDestroy(s, f as WhenDestroyFrame)
    case 115 /* when-normal-summon */:
      return stepWhenNormalSummon(s, f as WhenNormalSummonFrame)
    case 116 /* after-standby */:
      return stepAfterStandby(s, f as AfterStandbyFrame)
    case 117 /* after-ending-2 */:
      return stepAfterEnding2(s, f as AfterEnding2Frame)
    case 118 /* when-arrive-3 */:
      return stepWhenArrive3(s, f as WhenArrive3Frame)
    case 119 /* after-move-3 */:
      return stepAfterMove3(s, f as AfterMove3Frame)
    case 120 /* after-special-summon */:
      return stepAfterSpecialSummon(s, f as AfterSpecialSummonFrame)
    case 121 /* when-normal-summon-2 */:
      return stepWhenNormalSummon2(s, f as WhenNormalSummon2Frame)
    case 122 /* when-arrive-4 */:
      return stepWhenArrive4(s, f as WhenArrive4Frame)
  }
}

/** How the kernel runs this game. */
export const program = { step, clone: cloneState, copyInto, spares: [] }

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  1 /* send */: { 1: 3 },
  4 /* discard */: { 1: 3 },
  20 /* win */: { 1: 3 },
  26 /* prepare */: { 1: 3 },
  57 /* activate */: { 2: 2 },
  59 /* lay-open */: { 1: 3 },
  60 /* set-card */: { 1: 2 },
  61 /* normal-summon */: { 2: 2 },
  62 /* set-monster */: { 2: 2 },
  65 /* special-summon-freely */: { 1: 3 },
  66 /* gather */: { 1: 3 },
  74 /* summon-from-extra */: { 1: 3 },
  85 /* peer */: { 3: 2 },
  87 /* impersonate */: { 2: 2 },
  89 /* burst */: { 3: 2 },
  91 /* create-light */: { 1: 3, 2: 1 },
  92 /* begin-all */: { 5: 3 },
  27 /* prepare */: { 1: 3 },
  28 /* prepare */: { 1: 3 },
  29 /* prepare */: { 1: 3 },
  30 /* prepare */: { 1: 3 },
  32 /* prepare */: { 2: 3 },
  120 /* after-special-summon */: { 1: 3 },
}

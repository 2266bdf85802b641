// Compiled from the rules of Magic: events. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import {
  addEffect,
  announced,
  dropEffects,
  endGame,
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
  copies,
  countOf,
  divide,
  family,
  joined,
  nextSeat,
  orElse,
  presentCards,
  range,
  seats,
  someOf,
  sumOf,
  top,
  union,
  within,
  without,
} from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import {
  CARD,
  COLOUR,
  COLOUR_VALUES,
  EFFECT_ZONES,
  EVENT,
  KEYWORD,
  PHASE_KIND,
  PRINTED_ABILITY_COST,
  PRINTED_CYCLING_COST,
  PRINTED_DREDGE,
  PRINTED_EVOKE_COST,
  PRINTED_FACES,
  PRINTED_FLASHBACK_LIFE,
  PRINTED_KEYWORDS,
  PRINTED_KICKER_COST,
  PRINTED_MADNESS_COST,
  PRINTED_MANA_COST,
  PRINTED_MIRACLE_COST,
  PRINTED_MORPH_COST,
  PRINTED_MORPH_DISCARDS,
  PRINTED_SCAVENGE_COST,
  PRINTED_SPLICE_COST,
  PRINTED_SUBTYPES,
  PRINTED_SUSPEND_COST,
  PRINTED_SUSPEND_NUMBER,
  PROC,
  ROLE_ON_STACK,
  SUBTYPE,
  SYMBOL,
  WAY,
  ZONE,
} from './names.ts'
import type {
  AfterDrawnFrame,
  AfterEnterFrame,
  AimActivationFrame,
  AimAnywhereFrame,
  AimCreatureFrame,
  AimFrame,
  AimFrame10,
  AimFrame11,
  AimFrame12,
  AimFrame13,
  AimFrame14,
  AimFrame15,
  AimFrame16,
  AimFrame17,
  AimFrame18,
  AimFrame19,
  AimFrame2,
  AimFrame20,
  AimFrame21,
  AimFrame22,
  AimFrame23,
  AimFrame24,
  AimFrame25,
  AimFrame26,
  AimFrame27,
  AimFrame28,
  AimFrame29,
  AimFrame3,
  AimFrame30,
  AimFrame31,
  AimFrame32,
  AimFrame33,
  AimFrame34,
  AimFrame35,
  AimFrame36,
  AimFrame37,
  AimFrame38,
  AimFrame39,
  AimFrame4,
  AimFrame40,
  AimFrame5,
  AimFrame6,
  AimFrame7,
  AimFrame8,
  AimFrame9,
  AimPlayerFrame,
  AimSecondCreatureFrame,
  AimSpellFrame,
  AimSpellOnStackFrame,
  AsHalfFrame,
  BanishFrame,
  BanishWithEffectFrame,
  BanishWithFrame,
  BecomeTargetEffectFrame,
  BuryFrame,
  CarryOutAsFrame,
  CarryOutFrame,
  CastEffectFrame,
  CastEffectFrame2,
  CastEffectFrame3,
  CastFrame,
  CheckStateFrame,
  ChooseFaceFrame,
  ChooseOptionsFrame,
  ChooseXFrame,
  CleanupStepFrame,
  CombatPhaseFrame,
  ComeBackEffectFrame,
  ComeBackFrame,
  CountDownEffectFrame,
  CounterFrame,
  CounterTargetsFrame,
  CycleEffectFrame,
  CycleFrame,
  DealFrame,
  DeclareAttackersFrame,
  DeclareBlockersFrame,
  DestroyFrame,
  DiscardFrame,
  DrawForTurnEffectFrame,
  DrawForTurnFrame,
  DrawFrame,
  DrawOneFrame,
  DrawStepFrame,
  DrawnEffectFrame,
  DrawnEffectFrame2,
  DrawnFrame,
  EatCreatureEffectFrame,
  EatCreatureFrame,
  EatLandEffectFrame,
  EatLandFrame,
  EatSpellEffectFrame,
  EatSpellFrame,
  EmptyGraveEffectFrame,
  EmptyGraveFrame,
  EndStepFrame,
  EnterEffectFrame,
  EnterEffectFrame2,
  EnterEffectFrame3,
  EnterEffectFrame4,
  EnterFrame,
  FeedEffectFrame,
  FeedFrame,
  GiveFreelyEffectFrame,
  GiveFreelyFrame,
  GoMadEffectFrame,
  ImitateFrame,
  InsteadDrawOneFrame,
  InsteadMove2Frame,
  InsteadMove3Frame,
  InsteadMove4Frame,
  InsteadMove5Frame,
  InsteadMove6Frame,
  InsteadMoveFrame,
  KeepOrReturnFrame,
  LegendRuleFrame,
  LetCastFrame,
  MainPhaseFrame,
  MatchFrame,
  MeddleWithFrame,
  MillFrame,
  MoveEffectFrame,
  MoveEffectFrame2,
  MoveFrame,
  PayColouredFrame,
  PayFrame,
  PayGrantedFrame,
  PayInsteadFrame,
  PayInsteadFrame2,
  PayInsteadFrame3,
  PayInsteadFrame4,
  PayPriceFrame,
  PaySymbolFrame,
  PlaceTriggerFrame,
  PlayLandFrame,
  PriorityFrame,
  PutRightFrame,
  ResolveSpellFrame,
  SacrificeFrame,
  ScavengeFrame,
  SettleFrame,
  SettleInsteadFrame,
  SinkFrame,
  SpellEffectFrame,
  SpellEffectFrame10,
  SpellEffectFrame11,
  SpellEffectFrame12,
  SpellEffectFrame13,
  SpellEffectFrame14,
  SpellEffectFrame15,
  SpellEffectFrame16,
  SpellEffectFrame17,
  SpellEffectFrame18,
  SpellEffectFrame19,
  SpellEffectFrame2,
  SpellEffectFrame20,
  SpellEffectFrame21,
  SpellEffectFrame22,
  SpellEffectFrame23,
  SpellEffectFrame24,
  SpellEffectFrame25,
  SpellEffectFrame26,
  SpellEffectFrame27,
  SpellEffectFrame28,
  SpellEffectFrame29,
  SpellEffectFrame3,
  SpellEffectFrame30,
  SpellEffectFrame31,
  SpellEffectFrame32,
  SpellEffectFrame33,
  SpellEffectFrame34,
  SpellEffectFrame35,
  SpellEffectFrame36,
  SpellEffectFrame37,
  SpellEffectFrame38,
  SpellEffectFrame39,
  SpellEffectFrame4,
  SpellEffectFrame5,
  SpellEffectFrame6,
  SpellEffectFrame7,
  SpellEffectFrame8,
  SpellEffectFrame9,
  SpliceOntoFrame,
  State,
  StrikeAllFrame,
  StrikeWithFrame,
  SuspendFrame,
  TakeBackFrame,
  TaxFrame,
  TuckFrame,
  TurnFrame,
  TurnUpFrame,
  UnmakeEffectFrame,
  UnmakeFrame,
  UpkeepEffectFrame,
  UpkeepEffectFrame2,
  UpkeepStepFrame,
  WhenEnter4Frame,
  WorkMiracleEffectFrame,
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
  availableOf,
  blackSymbolOf,
  callsFor,
  coloursOf,
  flashbackPriceOf,
  greenSymbolOf,
  handLimitOf,
  has,
  hasMana,
  isAtEase,
  isAttacking,
  isBlocked,
  isBlocking,
  isCreature,
  isDoubleHeaded,
  isHandCast,
  isInstantOrSorcery,
  isKeptRevealed,
  isKicked,
  isLandCard,
  isMorphing,
  isNumeric,
  isOf,
  isOutOfCards,
  isPermanentCard,
  isPhyrexian,
  isQuick,
  isSick,
  isSuspended,
  isTapped,
  isToken,
  lawfulTargetsOf,
  manaValueOf,
  openingHandOf,
  pooledOf,
  powerOf,
  reaches,
  sourceForAnyOf,
  sourceForOf,
  spellFaceOf,
  toughnessOf,
  unseenPriceOf,
  worthOf,
} from './facts.ts'
import {
  forbidsCannotAttack,
  forbidsCannotBlock,
  forbidsCannotBlock2,
  forbidsCannotBlock3,
  forbidsCannotCast,
  forbidsCannotDamageCreature,
  forbidsColourMeans,
  forbidsFusedFromHand,
  forbidsHushedRest,
  forbidsMeans,
  forbidsNoCost,
  forbidsNoCycling,
  forbidsNoEntry,
  forbidsNoFirstDraw,
  forbidsNoFuse,
  forbidsNoLand,
  forbidsNoPrice,
  forbidsNoSuspend,
  forbidsNotNow,
  forbidsOneLand,
  forbidsOwnTurnOnly,
  forbidsWholeOnly,
  matchesAfterDrawn,
  matchesAfterDrawn2,
  matchesAfterDrawn3,
  matchesAfterEnter,
  matchesAfterMove,
  matchesAfterMove2,
  matchesInsteadDrawOne,
  matchesInsteadMove,
  matchesInsteadMove2,
  matchesInsteadMove3,
  matchesInsteadMove4,
  matchesInsteadMove5,
  matchesInsteadMove6,
  matchesWhenBecomeTarget,
  matchesWhenCast,
  matchesWhenCast2,
  matchesWhenCountDown,
  matchesWhenDrawForTurn,
  matchesWhenEnter,
  matchesWhenEnter2,
  matchesWhenEnter3,
  matchesWhenEnter4,
  matchesWhenEnter5,
  matchesWhenGoMad,
  matchesWhenMove,
  matchesWhenMove2,
  matchesWhenMove3,
  matchesWhenMove4,
  matchesWhenMove5,
  matchesWhenMove6,
  matchesWhenMove7,
  matchesWhenUpkeep,
  matchesWhenUpkeep2,
  matchesWhenUpkeep3,
  matchesWhenWorkMiracle,
} from './rules.ts'
import { ask } from './decisions.ts'
import { refusals } from './explain.ts'

/** Whether something happens instead of `move`, which has begun then. */
function replacedMove(s: State, card2: number, from2: number, to2: number): boolean {
  dropEffects(s, ZONE.applicable)
  if (!s.replacing.includes(0) && matchesInsteadMove(s, card2, from2, to2)) {
    addEffect(s, ZONE.applicable, PROC.insteadMoveFrame, holder(s, card2), card2, false, [card2])
  }
  if (!s.replacing.includes(1) && matchesInsteadMove2(s, card2, from2, to2)) {
    addEffect(s, ZONE.applicable, PROC.insteadMove2Frame, holder(s, card2), card2, false, [card2, holder(s, card2)])
  }
  if (!s.replacing.includes(2) && matchesInsteadMove3(s, card2, from2, to2)) {
    addEffect(s, ZONE.applicable, PROC.insteadMove3Frame, holder(s, card2), card2, false, [card2])
  }
  for (const it2 of family(s, ZONE.battlefield)) {
    if (!s.replacing.includes(3) && matchesInsteadMove4(s, it2, card2, from2, to2)) {
      addEffect(s, ZONE.applicable, PROC.insteadMove4Frame, holder(s, it2), it2, false, [card2])
    }
  }
  if (!s.replacing.includes(4) && matchesInsteadMove5(s, card2, from2, to2)) {
    addEffect(s, ZONE.applicable, PROC.insteadMove5Frame, holder(s, card2), card2, false, [card2])
  }
  for (const it3 of family(s, ZONE.battlefield)) {
    if (!s.replacing.includes(5) && matchesInsteadMove6(s, it3, card2, from2, to2)) {
      addEffect(s, ZONE.applicable, PROC.insteadMove6Frame, holder(s, it3), it3, false, [card2])
    }
  }
  const applicable = s.zones[ZONE.applicable]!
  if (applicable.length === 0) return false
  if (applicable.length === 1) resolveEffect(s, applicable[0]!)
  else settleInstead(s)
  return true
}

/** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
export function move(s: State, card2: number, to2: number, bottom = false): void {
  if (s.over) return
  if (!mayEnter(s, card2, to2)) return refuse(s)
  const from2 = s.place[card2]!
  if (replacedMove(s, card2, from2, to2)) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.move, [card2, from2, to2], [card2])
  const noticed1 = matchesWhenMove(s, card2, from2, to2) ? [[holder(s, card2), card2, card2, holder(s, card2)]] : []
  const noticed2 = matchesWhenMove4(s, card2, from2, to2) ? [[holder(s, card2), card2, holder(s, card2), card2]] : []
  const noticed3 = matchesWhenMove5(s, card2, from2, to2) ? [[holder(s, card2), card2, holder(s, card2), card2]] : []
  const noticed4 = family(s, ZONE.battlefield)
    .filter((it2) => matchesWhenMove7(s, it2, card2, from2, to2))
    .map((it2) => [holder(s, it2), it2, holder(s, it2), it2])
  const frame: MoveFrame = {
    proc: PROC.moveFrame,
    pc: 0,
    answer: 0,
    card2,
    from2,
    to2,
    bottom2: bottom,
    noticed1,
    noticed2,
    noticed3,
    noticed4,
  }
  s.frames.push(frame)
}

/** [mtg.400.7] Begins `bury`, which may stop to ask. */
export function bury(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.bury, [c], [c])
  const frame: BuryFrame = { proc: PROC.buryFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [mtg.400.7] Begins `take-back`, which may stop to ask. */
export function takeBack(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['take-back'], [c], [c])
  const frame: TakeBackFrame = { proc: PROC.takeBackFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [mtg.400.7] Begins `banish`, which may stop to ask. */
export function banish(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.banish, [c], [c])
  const frame: BanishFrame = { proc: PROC.banishFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [mtg.400.7] Begins `tuck`, which may stop to ask. */
export function tuck(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.tuck, [c], [c])
  const frame: TuckFrame = { proc: PROC.tuckFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [mtg.400.7] Begins `sink`, which may stop to ask. */
export function sink(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.sink, [c], [c])
  const frame: SinkFrame = { proc: PROC.sinkFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [mtg.400.7] Carries out `part`. */
export function part(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.part, [c], [c])
  s.moving = c
}

/** [mtg.400.7] Carries out `arrive`. */
export function arrive(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.arrive, [c], [c])
  s.moving = NONE
}

/** [mtg.616.1] Begins `settle-instead`, which may stop to ask. */
export function settleInstead(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['settle-instead'], [])
  const frame: SettleInsteadFrame = { proc: PROC.settleInsteadFrame, pc: 0, answer: 0, p: NONE, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [mtg.110.1] Whether `enter` may happen. */
export function canEnter2(s: State, c: number, p: number): boolean {
  return !forbidsNoEntry(s, c, p)
}

/** [mtg.110.1] Carries out `enter` if it may happen. */
export function enter2(s: State, c: number, p: number): void {
  if (canEnter2(s, c, p)) return doEnter(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.enter, [c, p], s.reasons)
}

/** [mtg.110.1] Begins `enter`, which may stop to ask. */
export function doEnter(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.enter, [c, p], [c])
  const frame: EnterFrame = { proc: PROC.enterFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.700.4] Begins `destroy`, which may stop to ask. */
export function destroy(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.destroy, [c], [c])
  const frame: DestroyFrame = { proc: PROC.destroyFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [mtg.701.14] Begins `sacrifice`, which may stop to ask. */
export function sacrifice(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.sacrifice, [c, p], [c])
  const frame: SacrificeFrame = { proc: PROC.sacrificeFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.701.7] Begins `discard`, which may stop to ask. */
export function discard(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.discard, [c, p], [c])
  const frame: DiscardFrame = { proc: PROC.discardFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.701.5] Begins `counter`, which may stop to ask. */
export function counter(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.counter, [c], [c])
  const frame: CounterFrame = { proc: PROC.counterFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [mtg.120.1] Begins `draw`, which may stop to ask. */
export function draw(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.draw, [n, p])
  const frame: DrawFrame = { proc: PROC.drawFrame, pc: 0, answer: 0, n, p, i: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** Whether something happens instead of `draw-one`, which has begun then. */
function replacedDrawOne(s: State, p: number): boolean {
  dropEffects(s, ZONE.applicable)
  for (const it2 of family(s, ZONE.graveyard)) {
    if (!s.replacing.includes(6) && matchesInsteadDrawOne(s, it2, p)) {
      addEffect(s, ZONE.applicable, PROC.insteadDrawOneFrame, holder(s, it2), it2, false, [p, it2, holder(s, it2)])
    }
  }
  const applicable = s.zones[ZONE.applicable]!
  if (applicable.length === 0) return false
  if (applicable.length === 1) resolveEffect(s, applicable[0]!)
  else settleInstead(s)
  return true
}

/** [mtg.120.1] Begins `draw-one`, which may stop to ask. */
export function drawOne(s: State, p: number): void {
  if (s.over) return
  if (replacedDrawOne(s, p)) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-one'], [p])
  const frame: DrawOneFrame = { proc: PROC.drawOneFrame, pc: 0, answer: 0, p, c: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.120.1] Begins `drawn`, which may stop to ask. */
export function drawn(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.drawn, [c, p], [c])
  const frame: DrawnFrame = { proc: PROC.drawnFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.701.13] Begins `mill`, which may stop to ask. */
export function mill(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.mill, [n, p])
  const frame: MillFrame = { proc: PROC.millFrame, pc: 0, answer: 0, n, p, c: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.605.1] Carries out `tap-for-mana`. */
export function tapForMana(s: State, c: number, v: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['tap-for-mana'], [c, v, p], [c])
  s.tapped[c] = true
  s.pool[p * 1024 + v] = (s.pool[p * 1024 + v] ?? 0) + 1
}

/** [mtg.601.2h] Begins `pay`, which may stop to ask. */
export function pay(s: State, cost: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.pay, [NONE, p])
  const frame: PayFrame = {
    proc: PROC.payFrame,
    pc: 0,
    answer: 0,
    cost,
    p,
    generic: NONE,
    s_: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.107.4] Begins `pay-symbol`, which may stop to ask. */
export function paySymbol(s: State, s_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pay-symbol'], [s_, p])
  const frame: PaySymbolFrame = { proc: PROC.paySymbolFrame, pc: 0, answer: 0, s_, p }
  s.frames.push(frame)
}

/** [mtg.107.4] Whether `pay-coloured` may happen. */
export function canPayColoured(s: State, s_: number, p: number): boolean {
  return COLOUR_VALUES.some((v) => callsFor(s, s_, v) && hasMana(s, p, v))
}

/** [mtg.107.4] Carries out `pay-coloured` if it may happen. */
export function payColoured(s: State, s_: number, p: number): void {
  if (canPayColoured(s, s_, p)) return doPayColoured(s, s_, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['pay-coloured'], [s_, p], s.reasons)
}

/** [mtg.107.4] Begins `pay-coloured`, which may stop to ask. */
export function doPayColoured(s: State, s_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pay-coloured'], [s_, p])
  const frame: PayColouredFrame = { proc: PROC.payColouredFrame, pc: 0, answer: 0, s_, p, v: NONE, v2: NONE }
  s.frames.push(frame)
}

/** [mtg.605.1] Carries out `tap-source`. */
export function tapSource(s: State, m: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['tap-source'], [m], [m])
  s.tapped[m] = true
}

/** [mtg.106.4] Whether `pay-any` may happen. */
export function canPayAny(s: State, p: number): boolean {
  return availableOf(s, p) > 0
}

/** [mtg.106.4] Carries out `pay-any` if it may happen. */
export function payAny(s: State, p: number): void {
  if (canPayAny(s, p)) return doPayAny(s, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['pay-any'], [p], s.reasons)
}

/** [mtg.106.4] Carries out `pay-any`. */
export function doPayAny(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pay-any'], [p])
  if (s.colourlessPool[p]! > 0) {
    s.colourlessPool[p] = s.colourlessPool[p]! - 1
  } else if (pooledOf(s, p) > 0) {
    let v2: number =
      COLOUR_VALUES.find(
        (v) =>
          (s.pool[p * 1024 + v] ?? 0) > 0 &&
          !COLOUR_VALUES.some((w) => (s.pool[p * 1024 + w] ?? 0) > (s.pool[p * 1024 + v] ?? 0)),
      ) ?? NONE
    s.pool[p * 1024 + orElse(v2, COLOUR.white)] = (s.pool[p * 1024 + orElse(v2, COLOUR.white)] ?? 0) - 1
  } else {
    {
      const part2 = sourceForAnyOf(s, p)
      if (part2 !== NONE) tapSource(s, part2)
      else refuse(s)
    }
  }
}

/** [mtg.118.4] Whether `pay-life` may happen. */
export function canPayLife(s: State, n: number, p: number): boolean {
  return s.life[p]! >= n
}

/** [mtg.118.4] Carries out `pay-life` if it may happen. */
export function payLife(s: State, n: number, p: number): void {
  if (canPayLife(s, n, p)) return doPayLife(s, n, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['pay-life'], [n, p], s.reasons)
}

/** [mtg.118.4] Carries out `pay-life`. */
export function doPayLife(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pay-life'], [n, p])
  loseLife(s, n, p)
}

/** [mtg.106.4] Carries out `empty-pools`. */
export function emptyPools(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['empty-pools'], [])
  for (const p of seats(s)) {
    s.colourlessPool[p] = 0
    for (const v of COLOUR_VALUES) {
      s.pool[p * 1024 + v] = 0
    }
  }
}

/** [mtg.117.3] Begins `priority`, which may stop to ask. */
export function priority(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.priority, [])
  const frame: PriorityFrame = { proc: PROC.priorityFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [mtg.602.2] Carries out `put-up`. */
export function putUp(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['put-up'], [])
  if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
    s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-activation']
}

/** [mtg.115.1] Carries out `note-aim`. */
export function noteAim(s: State, t2: number, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['note-aim'], [t2, c], [t2, c])
  if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
    s.aims[s.zones[ZONE.pile]!.at(-1) ?? NONE] = union(s.aims[s.zones[ZONE.pile]!.at(-1) ?? NONE] ?? [], [t2])
  becomeTarget(s, t2, c)
}

/** [mtg.602.2] Whether `activate` may happen. */
export function canActivate(s: State, c: number, p: number): boolean {
  return !forbidsHushedRest(s, c, p)
}

/** [mtg.602.2] Carries out `activate` if it may happen. */
export function activate(s: State, c: number, p: number): void {
  if (canActivate(s, c, p)) return doActivate(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.activate, [c, p], s.reasons)
}

/** [mtg.602.2] Carries out `activate`. */
export function doActivate(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.activate, [c, p], [c])
}

/** [mtg.602.2] Whether `tap` may happen. */
export function canTap(s: State, c: number): boolean {
  return !isTapped(s, c) && !isSick(s, c)
}

/** [mtg.602.2] Carries out `tap` if it may happen. */
export function tap(s: State, c: number): void {
  if (canTap(s, c)) return doTap(s, c)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.tap, [c], s.reasons)
}

/** [mtg.602.2] Carries out `tap`. */
export function doTap(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.tap, [c], [c])
  s.tapped[c] = true
}

/** [mtg.704.3] Begins `settle`, which may stop to ask. */
export function settle(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.settle, [])
  const frame: SettleFrame = { proc: PROC.settleFrame, pc: 0, answer: 0, p: NONE }
  s.frames.push(frame)
}

/** [mtg.603.3] Begins `place-trigger`, which may stop to ask. */
export function placeTrigger(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['place-trigger'], [p])
  const frame: PlaceTriggerFrame = { proc: PROC.placeTriggerFrame, pc: 0, answer: 0, p, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [mtg.103.1] Begins `match`, which may stop to ask. */
export function match(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.match, [])
  const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.103.2] Begins `deal`, which may stop to ask. */
export function deal(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.deal, [p])
  const frame: DealFrame = { proc: PROC.dealFrame, pc: 0, answer: 0, p, i: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.500.1] Begins `turn`, which may stop to ask. */
export function turn(s: State, p: number): void {
  if (s.over) return
  s.runningTurn += 1
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.turn, [p])
  s.timesPlayLandDuringTurn = []
  const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.502.3] Carries out `untap-step`. */
export function untapStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['untap-step'], [p])
  s.phase = PHASE_KIND.beginning
  for (const c2 of s.zones[ZONE.battlefield + p]!.filter((c) => isTapped(s, c))) {
    s.tapped[c2] = false
  }
}

/** [mtg.503.1] Begins `upkeep-step`, which may stop to ask. */
export function upkeepStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['upkeep-step'], [p])
  const frame: UpkeepStepFrame = { proc: PROC.upkeepStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.503.1] Carries out `upkeep`. */
export function upkeep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.upkeep, [p])
  for (const this_ of family(s, ZONE.exile).filter((it2) => matchesWhenUpkeep(s, it2, p))) {
    addEffect(s, 0, PROC.whenUpkeepFrame, holder(s, this_), this_, false, [holder(s, this_), this_])
  }
  for (const this_2 of family(s, ZONE.exile).filter((it3) => matchesWhenUpkeep2(s, it3, p))) {
    addEffect(s, 0, PROC.whenUpkeep2Frame, holder(s, this_2), this_2, false, [this_2, holder(s, this_2)])
  }
  for (const this_3 of family(s, ZONE.exile).filter((it4) => matchesWhenUpkeep3(s, it4, p))) {
    addEffect(s, 0, PROC.whenUpkeep3Frame, holder(s, this_3), this_3, false, [holder(s, this_3), this_3])
  }
}

/** [mtg.504.1] Begins `draw-step`, which may stop to ask. */
export function drawStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-step'], [p])
  const frame: DrawStepFrame = { proc: PROC.drawStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.504.1] Whether `draw-for-turn` may happen. */
export function canDrawForTurn(s: State, p: number): boolean {
  return !forbidsNoFirstDraw(s, p)
}

/** [mtg.504.1] Carries out `draw-for-turn` if it may happen. */
export function drawForTurn(s: State, p: number): void {
  if (canDrawForTurn(s, p)) return doDrawForTurn(s, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['draw-for-turn'], [p], s.reasons)
}

/** [mtg.504.1] Begins `draw-for-turn`, which may stop to ask. */
export function doDrawForTurn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-for-turn'], [p])
  const frame: DrawForTurnFrame = { proc: PROC.drawForTurnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.505.1] Begins `main-phase`, which may stop to ask. */
export function mainPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['main-phase'], [p])
  const frame: MainPhaseFrame = { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.513.1] Begins `end-step`, which may stop to ask. */
export function endStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['end-step'], [p])
  const frame: EndStepFrame = { proc: PROC.endStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.513.1] Carries out `ending`. */
export function ending(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.ending, [p])
}

/** [mtg.514.1] Begins `cleanup-step`, which may stop to ask. */
export function cleanupStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['cleanup-step'], [p])
  const frame: CleanupStepFrame = { proc: PROC.cleanupStepFrame, pc: 0, answer: 0, p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [mtg.514.2] Carries out `end-of-turn`. */
export function endOfTurn(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['end-of-turn'], [])
  for (const c of family(s, ZONE.battlefield)) {
    if (!(s.wasBefore[c]! === NONE)) {
      s.def[c] = orElse(s.wasBefore[c]!, s.def[c]!)
      s.wasBefore[c] = NONE
    }
  }
}

/** [mtg.305.1] Whether `play-land` may happen. */
export function canPlayLand(s: State, c: number, p: number): boolean {
  return !forbidsOneLand(s, c, p)
}

/** [mtg.305.1] Carries out `play-land` if it may happen. */
export function playLand(s: State, c: number, p: number): void {
  if (canPlayLand(s, c, p)) return doPlayLand(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['play-land'], [c, p], s.reasons)
}

/** [mtg.305.1] Begins `play-land`, which may stop to ask. */
export function doPlayLand(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['play-land'], [c, p], [c])
  s.timesPlayLandDuringTurn[p] = (s.timesPlayLandDuringTurn[p] ?? 0) + 1
  const frame: PlayLandFrame = { proc: PROC.playLandFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.500.7] Carries out `pass-turn`. */
export function passTurn(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pass-turn'], [])
  if (seats(s).some((q) => s.extraTurns[q]! > 0)) {
    s.turnPlayer = orElse(seats(s).find((q2) => s.extraTurns[q2]! > 0) ?? NONE, s.turnPlayer)
    s.extraTurns[s.turnPlayer] = s.extraTurns[s.turnPlayer]! - 1
  } else {
    s.turnPlayer = nextSeat(s, s.turnPlayer, 1)
  }
}

/** [mtg.601.2] Whether `cast` may happen. */
export function canCast(s: State, c: number, d: number, w: number, p: number): boolean {
  return (
    !forbidsNoCost(s, c, d, w, p) &&
    !forbidsNoPrice(s, c, d, w, p) &&
    !forbidsNoLand(s, c, d, w, p) &&
    !forbidsNoFuse(s, c, d, w, p) &&
    !forbidsWholeOnly(s, c, d, w, p) &&
    !forbidsFusedFromHand(s, c, d, w, p) &&
    !forbidsOwnTurnOnly(s, c, d, w, p) &&
    !forbidsNotNow(s, c, d, w, p) &&
    !forbidsMeans(s, c, d, w, p) &&
    !forbidsColourMeans(s, c, d, w, p) &&
    !family(s, ZONE.battlefield).some((card2) => forbidsCannotCast(s, card2, c, d, w, p)) &&
    (s.announcing > 0 || completable(program, s, (t) => doCast(t, c, d, w, p)))
  )
}

/** [mtg.601.2] Carries out `cast` if it may happen. */
export function cast(s: State, c: number, d: number, w: number, p: number): void {
  if (canCast(s, c, d, w, p)) return doCast(s, c, d, w, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.cast, [c, d, w, p], s.reasons)
}

/** [mtg.601.2] Begins `cast`, which may stop to ask. */
export function doCast(s: State, c: number, d: number, w: number, p: number): void {
  if (s.over) return
  const frame: CastFrame = { proc: PROC.castFrame, pc: 0, answer: 0, c, d, w, p, held: false }
  s.frames.push(frame)
}

/** [mtg.708.3] Begins `choose-face`, which may stop to ask. */
export function chooseFace(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['choose-face'], [c, p], [c])
  const frame: ChooseFaceFrame = { proc: PROC.chooseFaceFrame, pc: 0, answer: 0, c, p, h: NONE, h2: NONE }
  s.frames.push(frame)
}

/** [mtg.702.101] Carries out `fuse`. */
export function fuse(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.fuse, [c, p], [c])
  s.wayCast[c] = WAY['both-halves']
}

/** [mtg.601.2b] Begins `choose-options`, which may stop to ask. */
export function chooseOptions(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['choose-options'], [c, p], [c])
  const frame: ChooseOptionsFrame = { proc: PROC.chooseOptionsFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.601.2c] Whether `aim` may happen. */
export function canAim(s: State, c: number, _p: number): boolean {
  return (
    s.def[c]! === CARD['《Force of Will》'] ||
    s.def[c]! === CARD['遅延'] ||
    !(s.def[c]! === CARD['アーテイのおせっかい']) ||
    s.x[c]! > 0
  )
}

/** [mtg.601.2c] Carries out `aim` if it may happen. */
export function aim(s: State, c: number, p: number): void {
  if (canAim(s, c, p)) return doAim(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.aim, [c, p], s.reasons)
}

/** [mtg.601.2c] Begins `aim`, which may stop to ask. */
export function doAim(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.aim, [c, p], [c])
  const frame: AimFrame = { proc: PROC.aimFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.118.9] Whether `pay-instead` may happen. */
export function canPayInstead(s: State, c: number, p: number): boolean {
  return (
    (s.def[c]! === CARD['《Force of Will》'] ||
      s.def[c]! === CARD['目くらまし'] ||
      !(s.def[c]! === CARD['水没']) ||
      s.zones[ZONE.battlefield + p]!.some((d) => isOf(s, d, SUBTYPE.island))) &&
    (s.def[c]! === CARD['《Force of Will》'] ||
      s.def[c]! === CARD['目くらまし'] ||
      !(s.def[c]! === CARD['水没']) ||
      (s.zones[ZONE.battlefield + nextSeat(s, p, 1)] ?? []).some((d2) => isOf(s, d2, SUBTYPE.forest)))
  )
}

/** [mtg.118.9] Carries out `pay-instead` if it may happen. */
export function payInstead(s: State, c: number, p: number): void {
  if (canPayInstead(s, c, p)) return doPayInstead(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['pay-instead'], [c, p], s.reasons)
}

/** [mtg.118.9] Begins `pay-instead`, which may stop to ask. */
export function doPayInstead(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pay-instead'], [c, p], [c])
  const frame: PayInsteadFrame = { proc: PROC.payInsteadFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.107.3] Begins `choose-x`, which may stop to ask. */
export function chooseX(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['choose-x'], [c, p], [c])
  const frame: ChooseXFrame = { proc: PROC.chooseXFrame, pc: 0, answer: 0, c, p, n: NONE, n2: NONE }
  s.frames.push(frame)
}

/** [mtg.601.2c] Begins `aim-spell`, which may stop to ask. */
export function aimSpell(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-spell'], [c, p], [c])
  const frame: AimSpellFrame = { proc: PROC.aimSpellFrame, pc: 0, answer: 0, c, p, h: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.702.101] Begins `as-half`, which may stop to ask. */
export function asHalf(s: State, c: number, h: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['as-half'], [c, h, p], [c])
  const frame: AsHalfFrame = { proc: PROC.asHalfFrame, pc: 0, answer: 0, c, h, p, whole: NONE }
  s.frames.push(frame)
}

/** [mtg.601.2h] Begins `pay-price`, which may stop to ask. */
export function payPrice(s: State, c: number, w: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pay-price'], [c, w, p], [c])
  const frame: PayPriceFrame = {
    proc: PROC.payPriceFrame,
    pc: 0,
    answer: 0,
    c,
    w,
    p,
    h: NONE,
    s_: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [mtg.115.1] Carries out `aim-at`. */
export function aimAt(s: State, t2: number, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-at'], [t2, c, p], [t2, c])
  s.targets[c] = union(s.targets[c]!, [t2])
  s.aimed[c] = s.aimed[c]! + 1
  becomeTarget(s, t2, c)
}

/** [mtg.115.1] Carries out `aim-second-at`. */
export function aimSecondAt(s: State, t2: number, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-second-at'], [t2, c, p], [t2, c])
  s.secondTargets[c] = union(s.secondTargets[c]!, [t2])
  s.aimed[c] = s.aimed[c]! + 1
  becomeTarget(s, t2, c)
}

/** [mtg.115.1] Carries out `aim-at-player`. */
export function aimAtPlayer(s: State, q: number, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-at-player'], [q, c, p], [c])
  s.targetPlayers[c] = union(s.targetPlayers[c]!, [q])
  s.aimed[c] = s.aimed[c]! + 1
}

/** [mtg.115.1] Carries out `become-target`. */
export function becomeTarget(s: State, t2: number, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['become-target'], [t2, c], [t2, c])
  if (matchesWhenBecomeTarget(s, t2, c))
    addEffect(s, 0, PROC.whenBecomeTargetFrame, holder(s, t2), t2, false, [holder(s, t2), t2])
}

/** [mtg.115.1] Begins `aim-creature`, which may stop to ask. */
export function aimCreature(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-creature'], [c, p], [c])
  const frame: AimCreatureFrame = { proc: PROC.aimCreatureFrame, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.115.1] Begins `aim-player`, which may stop to ask. */
export function aimPlayer(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-player'], [c, p], [c])
  const frame: AimPlayerFrame = { proc: PROC.aimPlayerFrame, pc: 0, answer: 0, c, p, q: NONE, q2: NONE }
  s.frames.push(frame)
}

/** [mtg.115.1] Begins `aim-anywhere`, which may stop to ask. */
export function aimAnywhere(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-anywhere'], [c, p], [c])
  const frame: AimAnywhereFrame = { proc: PROC.aimAnywhereFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.115.1] Carries out `aim-ability`. */
export function aimAbility(s: State, e: number, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-ability'], [e, c], [s.effects[e]?.source ?? NONE, c])
  s.targetAbility[c] = e
  s.aimed[c] = s.aimed[c]! + 1
}

/** [mtg.120.3] Carries out `damage-targets`. */
export function damageTargets(s: State, c: number, n: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['damage-targets'], [c, n], [c])
  for (const t2 of union(s.targets[c]!, s.secondTargets[c]!)) {
    damageCreature(s, t2, n, c)
  }
  for (const q of s.targetPlayers[c]!.slice()) {
    damagePlayer(s, q, n, c)
  }
}

/** [mtg.608.2] Begins `resolve-spell`, which may stop to ask. */
export function resolveSpell(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['resolve-spell'], [c], [c])
  const frame: ResolveSpellFrame = { proc: PROC.resolveSpellFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [mtg.608.2] Begins `carry-out`, which may stop to ask. */
export function carryOut(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['carry-out'], [c, p], [c])
  const frame: CarryOutFrame = {
    proc: PROC.carryOutFrame,
    pc: 0,
    answer: 0,
    c,
    p,
    h: NONE,
    s_: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [mtg.608.2] Begins `carry-out-as`, which may stop to ask. */
export function carryOutAs(s: State, c: number, h: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['carry-out-as'], [c, h, p], [c])
  const frame: CarryOutAsFrame = { proc: PROC.carryOutAsFrame, pc: 0, answer: 0, c, h, p, whole: NONE }
  s.frames.push(frame)
}

/** [mtg.608.2] Begins `spell-effect`, which may stop to ask. */
export function spellEffect(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['spell-effect'], [c, p], [c])
  const frame: SpellEffectFrame = { proc: PROC.spellEffectFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.601.3] Begins `let-cast`, which may stop to ask. */
export function letCast(s: State, c: number, w: number, s_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['let-cast'], [c, w, s_, p], [c, s_])
  const frame: LetCastFrame = { proc: PROC.letCastFrame, pc: 0, answer: 0, c, w, s_, p }
  s.frames.push(frame)
}

/** [mtg.118.9] Begins `pay-granted`, which may stop to ask. */
export function payGranted(s: State, c: number, w: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pay-granted'], [c, w, p], [c])
  const frame: PayGrantedFrame = { proc: PROC.payGrantedFrame, pc: 0, answer: 0, c, w, p, d: NONE, d2: NONE }
  s.frames.push(frame)
}

/** [mtg.702.36] Whether `turn-up` may happen. */
export function canTurnUp(s: State, c: number, p: number): boolean {
  return s.announcing > 0 || (isMorphing(s, s.printedDef[c]!) && completable(program, s, (t) => doTurnUp(t, c, p)))
}

/** [mtg.702.36] Carries out `turn-up` if it may happen. */
export function turnUp(s: State, c: number, p: number): void {
  if (canTurnUp(s, c, p)) return doTurnUp(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['turn-up'], [c, p], s.reasons)
}

/** [mtg.702.36] Begins `turn-up`, which may stop to ask. */
export function doTurnUp(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: TurnUpFrame = {
    proc: PROC.turnUpFrame,
    pc: 0,
    answer: 0,
    c,
    p,
    i: NONE,
    d: NONE,
    d2: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.702.28] Whether `cycle` may happen. */
export function canCycle(s: State, c: number, p: number): boolean {
  return (
    !forbidsNoCycling(s, c, p) &&
    (s.announcing > 0 || (!forbidsHushedRest(s, c, p) && completable(program, s, (t) => doCycle(t, c, p))))
  )
}

/** [mtg.702.28] Carries out `cycle` if it may happen. */
export function cycle(s: State, c: number, p: number): void {
  if (canCycle(s, c, p)) return doCycle(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.cycle, [c, p], s.reasons)
}

/** [mtg.702.28] Begins `cycle`, which may stop to ask. */
export function doCycle(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: CycleFrame = { proc: PROC.cycleFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.702.61] Whether `suspend` may happen. */
export function canSuspend(s: State, c: number, p: number): boolean {
  return (
    !forbidsNoSuspend(s, c, p) &&
    (s.announcing > 0 ||
      ((isAtEase(s, p) || isQuick(s, s.def[c]!)) && completable(program, s, (t) => doSuspend(t, c, p))))
  )
}

/** [mtg.702.61] Carries out `suspend` if it may happen. */
export function suspend(s: State, c: number, p: number): void {
  if (canSuspend(s, c, p)) return doSuspend(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.suspend, [c, p], s.reasons)
}

/** [mtg.702.61] Begins `suspend`, which may stop to ask. */
export function doSuspend(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: SuspendFrame = { proc: PROC.suspendFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.702.61] Carries out `count-down`. */
export function countDown(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['count-down'], [c], [c])
  s.timeCounters[c] = s.timeCounters[c]! - 1
  if (matchesWhenCountDown(s, c)) addEffect(s, 0, PROC.whenCountDownFrame, holder(s, c), c, false, [holder(s, c), c])
}

/** [mtg.702.34] Carries out `go-mad`. */
export function goMad(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['go-mad'], [c, p], [c])
  if (matchesWhenGoMad(s, c, p)) addEffect(s, 0, PROC.whenGoMadFrame, holder(s, c), c, false, [p, c, holder(s, c)])
}

/** [mtg.702.93] Carries out `work-miracle`. */
export function workMiracle(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['work-miracle'], [c, p], [c])
  for (const each of seats(s)) {
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [c, each], [c])
    showTo(s, c, each)
  }
  s.keptRevealed[c] = true
  if (matchesWhenWorkMiracle(s, c, p))
    addEffect(s, 0, PROC.whenWorkMiracleFrame, holder(s, c), c, false, [p, c, holder(s, c)])
}

/** [mtg.702.32] Carries out `kick`. */
export function kick(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.kick, [c, p], [c])
  s.kicked[c] = true
}

/** [mtg.702.46] Begins `splice-onto`, which may stop to ask. */
export function spliceOnto(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['splice-onto'], [c, p], [c])
  const frame: SpliceOntoFrame = {
    proc: PROC.spliceOntoFrame,
    pc: 0,
    answer: 0,
    c,
    p,
    s_: NONE,
    shown2: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.702.96] Whether `scavenge` may happen. */
export function canScavenge(s: State, c: number, p: number): boolean {
  return (
    s.announcing > 0 ||
    (!forbidsHushedRest(s, c, p) &&
      family(s, ZONE.battlefield).some((t2) => isCreature(s, t2) && reaches(s, c, t2)) &&
      completable(program, s, (t) => doScavenge(t, c, p)))
  )
}

/** [mtg.702.96] Carries out `scavenge` if it may happen. */
export function scavenge(s: State, c: number, p: number): void {
  if (canScavenge(s, c, p)) return doScavenge(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.scavenge, [c, p], s.reasons)
}

/** [mtg.702.96] Begins `scavenge`, which may stop to ask. */
export function doScavenge(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: ScavengeFrame = {
    proc: PROC.scavengeFrame,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    t3: NONE,
    gain: NONE,
    was: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.119.3] Whether `damage-creature` may happen. */
export function canDamageCreature(s: State, t2: number, n: number, s_: number): boolean {
  return !forbidsCannotDamageCreature(s, t2, n, s_)
}

/** [mtg.119.3] Carries out `damage-creature` if it may happen. */
export function damageCreature(s: State, t2: number, n: number, s_: number): void {
  if (canDamageCreature(s, t2, n, s_)) return doDamageCreature(s, t2, n, s_)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['damage-creature'], [t2, n, s_], s.reasons)
}

/** [mtg.119.3] Carries out `damage-creature`. */
export function doDamageCreature(s: State, t2: number, n: number, s_: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['damage-creature'], [t2, n, s_], [t2, s_])
  s.damage[t2] = s.damage[t2]! + n
}

/** [mtg.119.3] Carries out `damage-player`. */
export function damagePlayer(s: State, q: number, n: number, s_: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['damage-player'], [q, n, s_], [s_])
  s.life[q] = s.life[q]! - n
}

/** [mtg.118.3] Carries out `lose-life`. */
export function loseLife(s: State, n: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['lose-life'], [n, q])
  s.life[q] = s.life[q]! - n
}

/** [mtg.118.3] Carries out `gain-life`. */
export function gainLife(s: State, n: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['gain-life'], [n, q])
  s.life[q] = s.life[q]! + n
}

/** [mtg.704.3] Begins `check-state`, which may stop to ask. */
export function checkState(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['check-state'], [])
  const frame: CheckStateFrame = { proc: PROC.checkStateFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [mtg.704.5] Begins `put-right`, which may stop to ask. */
export function putRight(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['put-right'], [])
  const frame: PutRightFrame = {
    proc: PROC.putRightFrame,
    pc: 0,
    answer: 0,
    c: NONE,
    c2: NONE,
    p: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
    list5: [],
    next6: 0,
  }
  s.frames.push(frame)
}

/** [mtg.704.5j] Begins `legend-rule`, which may stop to ask. */
export function legendRule(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['legend-rule'], [p])
  const frame: LegendRuleFrame = { proc: PROC.legendRuleFrame, pc: 0, answer: 0, p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [mtg.104.3] Carries out `lose`. */
export function lose(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.lose, [])
  for (const q of seats(s)) {
    s.result[q] = s.life[q]! <= 0 || isOutOfCards(s, q) ? 0 - 1 : 1
  }
  // [mtg.104.4]
  if (!seats(s).some((q2) => s.result[q2]! === 1)) {
    for (const q3 of seats(s)) {
      s.result[q3] = 0
    }
  }
  endGame(s)
  return
}

/** [mtg.506.1] Begins `combat-phase`, which may stop to ask. */
export function combatPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['combat-phase'], [p])
  const frame: CombatPhaseFrame = { proc: PROC.combatPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.508.1] Begins `declare-attackers`, which may stop to ask. */
export function declareAttackers(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['declare-attackers'], [p])
  const frame: DeclareAttackersFrame = { proc: PROC.declareAttackersFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.508.1] Whether `attack` may happen. */
export function canAttack(s: State, a: number, p: number): boolean {
  return !forbidsCannotAttack(s, a, p)
}

/** [mtg.508.1] Carries out `attack` if it may happen. */
export function attack(s: State, a: number, p: number): void {
  if (canAttack(s, a, p)) return doAttack(s, a, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.attack, [a, p], s.reasons)
}

/** [mtg.508.1] Carries out `attack`. */
export function doAttack(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.attack, [a, p], [a])
  s.attacking[a] = true
  // [mtg.702.20]
  if (!has(s, a, KEYWORD.vigilance)) {
    s.tapped[a] = true
  }
}

/** [mtg.509.1] Begins `declare-blockers`, which may stop to ask. */
export function declareBlockers(s: State, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['declare-blockers'], [q])
  const frame: DeclareBlockersFrame = { proc: PROC.declareBlockersFrame, pc: 0, answer: 0, q }
  s.frames.push(frame)
}

/** [mtg.509.1] Whether `block` may happen. */
export function canBlock(s: State, a: number, b: number, q: number): boolean {
  return !forbidsCannotBlock(s, a, b, q) && !forbidsCannotBlock2(s, a, b, q) && !forbidsCannotBlock3(s, a, b, q)
}

/** [mtg.509.1] Carries out `block` if it may happen. */
export function block(s: State, a: number, b: number, q: number): void {
  if (canBlock(s, a, b, q)) return doBlock(s, a, b, q)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.block, [a, b, q], s.reasons)
}

/** [mtg.509.1] Carries out `block`. */
export function doBlock(s: State, a: number, b: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.block, [a, b, q], [a, b])
  s.blocking[b] = true
  s.blocked[a] = true
  s.blockedBy[a] = union(s.blockedBy[a]!, [b])
}

/** [mtg.510.1] Begins `strike-all`, which may stop to ask. */
export function strikeAll(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['strike-all'], [p])
  const frame: StrikeAllFrame = {
    proc: PROC.strikeAllFrame,
    pc: 0,
    answer: 0,
    p,
    each: NONE,
    each2: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [mtg.510.1] Begins `strike-with`, which may stop to ask. */
export function strikeWith(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['strike-with'], [a, p], [a])
  const frame: StrikeWithFrame = {
    proc: PROC.strikeWithFrame,
    pc: 0,
    answer: 0,
    a,
    p,
    left: NONE,
    rest2: [],
    b: NONE,
    b2: NONE,
    part2: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.510.1] Carries out `strike-back`. */
export function strikeBack(s: State, b: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['strike-back'], [b], [b])
  for (const a of family(s, ZONE.battlefield)) {
    if (isAttacking(s, a) && s.blockedBy[a]!.includes(b)) {
      damageCreature(s, a, Math.max(0, powerOf(s, b)), b)
    }
  }
}

/** [mtg.cards.1] Whether `unmake` may happen. */
export function canUnmake(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (!forbidsHushedRest(s, this_, you) &&
      family(s, ZONE.stack).some((s_) => !isCreature(s, s_) && reaches(s, this_, s_)) &&
      completable(program, s, (t) => doUnmake(t, this_, you)))
  )
}

/** [mtg.cards.1] Carries out `unmake` if it may happen. */
export function unmake(s: State, this_: number, you: number): void {
  if (canUnmake(s, this_, you)) return doUnmake(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.unmake, [this_, you], s.reasons)
}

/** [mtg.cards.1] Begins `unmake`, which may stop to ask. */
export function doUnmake(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: UnmakeFrame = { proc: PROC.unmakeFrame, pc: 0, answer: 0, this_, you, s_: NONE, s_2: NONE, was: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] Whether `eat-land` may happen. */
export function canEatLand(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (!forbidsHushedRest(s, this_, you) &&
      !isTapped(s, this_) &&
      !isSick(s, this_) &&
      family(s, ZONE.graveyard).some((c) => isLandCard(s, c) && reaches(s, this_, c) && COLOUR_VALUES.length > 0))
  )
}

/** [mtg.cards.1] Carries out `eat-land` if it may happen. */
export function eatLand(s: State, this_: number, you: number): void {
  if (canEatLand(s, this_, you)) return doEatLand(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['eat-land'], [this_, you], s.reasons)
}

/** [mtg.cards.1] Begins `eat-land`, which may stop to ask. */
export function doEatLand(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: EatLandFrame = {
    proc: PROC.eatLandFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    c: NONE,
    c2: NONE,
    v: NONE,
    v2: NONE,
    was: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] Whether `eat-spell` may happen. */
export function canEatSpell(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (!forbidsHushedRest(s, this_, you) &&
      !isTapped(s, this_) &&
      !isSick(s, this_) &&
      family(s, ZONE.graveyard).some((c) => isInstantOrSorcery(s, c) && reaches(s, this_, c)) &&
      completable(program, s, (t) => doEatSpell(t, this_, you)))
  )
}

/** [mtg.cards.1] Carries out `eat-spell` if it may happen. */
export function eatSpell(s: State, this_: number, you: number): void {
  if (canEatSpell(s, this_, you)) return doEatSpell(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['eat-spell'], [this_, you], s.reasons)
}

/** [mtg.cards.1] Begins `eat-spell`, which may stop to ask. */
export function doEatSpell(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: EatSpellFrame = { proc: PROC.eatSpellFrame, pc: 0, answer: 0, this_, you, c: NONE, c2: NONE, was: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] Whether `eat-creature` may happen. */
export function canEatCreature(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (!forbidsHushedRest(s, this_, you) &&
      !isTapped(s, this_) &&
      !isSick(s, this_) &&
      family(s, ZONE.graveyard).some((c) => isCreature(s, c) && reaches(s, this_, c)) &&
      completable(program, s, (t) => doEatCreature(t, this_, you)))
  )
}

/** [mtg.cards.1] Carries out `eat-creature` if it may happen. */
export function eatCreature(s: State, this_: number, you: number): void {
  if (canEatCreature(s, this_, you)) return doEatCreature(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['eat-creature'], [this_, you], s.reasons)
}

/** [mtg.cards.1] Begins `eat-creature`, which may stop to ask. */
export function doEatCreature(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: EatCreatureFrame = {
    proc: PROC.eatCreatureFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    c: NONE,
    c2: NONE,
    was: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.706.2] Begins `imitate`, which may stop to ask. */
export function imitate(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.imitate, [c, p], [c])
  const frame: ImitateFrame = { proc: PROC.imitateFrame, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] Whether `feed` may happen. */
export function canFeed(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (!forbidsHushedRest(s, this_, you) &&
      family(s, ZONE.graveyard).some((c) => reaches(s, this_, c)) &&
      completable(program, s, (t) => doFeed(t, this_, you)))
  )
}

/** [mtg.cards.1] Carries out `feed` if it may happen. */
export function feed(s: State, this_: number, you: number): void {
  if (canFeed(s, this_, you)) return doFeed(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.feed, [this_, you], s.reasons)
}

/** [mtg.cards.1] Begins `feed`, which may stop to ask. */
export function doFeed(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: FeedFrame = {
    proc: PROC.feedFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    c: NONE,
    c2: NONE,
    was: NONE,
    mine: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] Begins `aim-spell-on-stack`, which may stop to ask. */
export function aimSpellOnStack(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-spell-on-stack'], [c, p], [c])
  const frame: AimSpellOnStackFrame = { proc: PROC.aimSpellOnStackFrame, pc: 0, answer: 0, c, p, s_: NONE, s_2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] Begins `counter-targets`, which may stop to ask. */
export function counterTargets(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['counter-targets'], [c], [c])
  const frame: CounterTargetsFrame = {
    proc: PROC.counterTargetsFrame,
    pc: 0,
    answer: 0,
    c,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] Begins `aim-activation`, which may stop to ask. */
export function aimActivation(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-activation'], [c, p], [c])
  const frame: AimActivationFrame = { proc: PROC.aimActivationFrame, pc: 0, answer: 0, c, p, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] Carries out `counter-ability`. */
export function counterAbility(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['counter-ability'], [c], [c])
  for (const e2 of s.zones[ZONE.pile]!.filter((e) => e === s.targetAbility[c]!)) {
    takeEffect(s, e2, EFFECT_ZONES)
  }
}

/** [mtg.cards.1] Begins `meddle-with`, which may stop to ask. */
export function meddleWith(s: State, s_: number, n: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['meddle-with'], [s_, n, q], [s_])
  const frame: MeddleWithFrame = {
    proc: PROC.meddleWithFrame,
    pc: 0,
    answer: 0,
    s_,
    n,
    q,
    d: NONE,
    k: NONE,
    ts: [],
    qs: [],
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] Begins `come-back`, which may stop to ask. */
export function comeBack(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['come-back'], [c, p], [c])
  const frame: ComeBackFrame = { proc: PROC.comeBackFrame, pc: 0, answer: 0, c, p, d: NONE, k: NONE, ts: [], qs: [] }
  s.frames.push(frame)
}

/** [mtg.cards.1] Begins `tax`, which may stop to ask. */
export function tax(s: State, s_: number, n: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.tax, [s_, n, q], [s_])
  const frame: TaxFrame = { proc: PROC.taxFrame, pc: 0, answer: 0, s_, n, q }
  s.frames.push(frame)
}

/** [mtg.702.101] Begins `aim-second-creature`, which may stop to ask. */
export function aimSecondCreature(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-second-creature'], [c, p], [c])
  const frame: AimSecondCreatureFrame = {
    proc: PROC.aimSecondCreatureFrame,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    t3: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] Whether `banish-with` may happen. */
export function canBanishWith(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (!forbidsHushedRest(s, this_, you) &&
      family(s, ZONE.battlefield).some((t2) => reaches(s, this_, t2)) &&
      completable(program, s, (t) => doBanishWith(t, this_, you)))
  )
}

/** [mtg.cards.1] Carries out `banish-with` if it may happen. */
export function banishWith(s: State, this_: number, you: number): void {
  if (canBanishWith(s, this_, you)) return doBanishWith(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['banish-with'], [this_, you], s.reasons)
}

/** [mtg.cards.1] Begins `banish-with`, which may stop to ask. */
export function doBanishWith(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: BanishWithFrame = {
    proc: PROC.banishWithFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    t2: NONE,
    t3: NONE,
    was: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] Whether `empty-grave` may happen. */
export function canEmptyGrave(s: State, this_: number, you: number): boolean {
  return s.announcing > 0 || completable(program, s, (t) => doEmptyGrave(t, this_, you))
}

/** [mtg.cards.1] Carries out `empty-grave` if it may happen. */
export function emptyGrave(s: State, this_: number, you: number): void {
  if (canEmptyGrave(s, this_, you)) return doEmptyGrave(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['empty-grave'], [this_, you], s.reasons)
}

/** [mtg.cards.1] Begins `empty-grave`, which may stop to ask. */
export function doEmptyGrave(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: EmptyGraveFrame = { proc: PROC.emptyGraveFrame, pc: 0, answer: 0, this_, you, q: NONE, q2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] Begins `keep-or-return`, which may stop to ask. */
export function keepOrReturn(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['keep-or-return'], [c, p], [c])
  const frame: KeepOrReturnFrame = { proc: PROC.keepOrReturnFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] Carries out `make-token`. */
export function makeToken(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['make-token'], [p])
  const made = createCard(s, CARD['苗木'], ZONE.battlefield + p)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
  for (const c of s.zones[ZONE.battlefield + p]!) {
    if (c === (s.zones[ZONE.battlefield + p]!.at(-1) ?? NONE)) {
      s.token[c] = true
    }
  }
}

/** [mtg.cards.2] Whether `give-freely` may happen. */
export function canGiveFreely(s: State, this_: number, you: number): boolean {
  return s.announcing > 0 || (!forbidsHushedRest(s, this_, you) && !isTapped(s, this_) && !isSick(s, this_))
}

/** [mtg.cards.2] Carries out `give-freely` if it may happen. */
export function giveFreely(s: State, this_: number, you: number): void {
  if (canGiveFreely(s, this_, you)) return doGiveFreely(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['give-freely'], [this_, you], s.reasons)
}

/** [mtg.cards.2] Begins `give-freely`, which may stop to ask. */
export function doGiveFreely(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: GiveFreelyFrame = { proc: PROC.giveFreelyFrame, pc: 0, answer: 0, this_, you }
  s.frames.push(frame)
}

/** Ends the rules that last during `turn`, which ends. */
function endRulesDuringTurn(s: State): void {
  for (const id of s.zones[ZONE.lasting]!.slice()) {
    const effect = s.effects[id]!
    if (
      (effect.body === PROC.spellEffectDuringTurnFrame ||
        effect.body === PROC.spellEffectDuringTurn2Frame ||
        effect.body === PROC.spellEffectDuringTurn3Frame ||
        effect.body === PROC.spellEffectDuringTurn4Frame ||
        effect.body === PROC.enterDuringTurnFrame) &&
      effect.captured.at(-1) === s.runningTurn
    )
      takeEffect(s, id, EFFECT_ZONES)
  }
  s.runningTurn -= 1
}

/** [mtg.601.2i] Effect of `cast-effect`. */
function castEffect(s: State, p: number, c: number): void {
  const frame: CastEffectFrame = { proc: PROC.castEffectFrame, pc: 0, answer: 0, p, c }
  s.frames.push(frame)
}

/** [mtg.pool.1] */
function aimOfText39(s: State, c: number, p: number): void {
  const frame: AimFrame2 = { proc: PROC.aimFrame2, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.pool.1] */
function aimOfText38(s: State, c: number, p: number): void {
  const frame: AimFrame3 = { proc: PROC.aimFrame3, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function aimOfText37(s: State, c: number, p: number): void {
  const frame: AimFrame4 = { proc: PROC.aimFrame4, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function aimOfText36(s: State, c: number, p: number): void {
  const frame: AimFrame5 = { proc: PROC.aimFrame5, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function aimOfText35(s: State, c: number, p: number): void {
  const frame: AimFrame6 = { proc: PROC.aimFrame6, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function aimOfText34(s: State, c: number, p: number): void {
  const frame: AimFrame7 = { proc: PROC.aimFrame7, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function aimOfText33(s: State, c: number, p: number): void {
  const frame: AimFrame8 = { proc: PROC.aimFrame8, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function aimOfText32(s: State, c: number, p: number): void {
  const frame: AimFrame9 = { proc: PROC.aimFrame9, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.100.6] */
function aimOfText31(s: State, c: number, p: number): void {
  const frame: AimFrame10 = { proc: PROC.aimFrame10, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText30(s: State, c: number, p: number): void {
  const frame: AimFrame11 = { proc: PROC.aimFrame11, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE, u: NONE, u2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText29(s: State, c: number, p: number): void {
  const frame: AimFrame12 = { proc: PROC.aimFrame12, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText28(s: State, c: number, p: number): void {
  const frame: AimFrame13 = { proc: PROC.aimFrame13, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText27(s: State, c: number, p: number): void {
  const frame: AimFrame14 = { proc: PROC.aimFrame14, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText26(s: State, c: number, p: number): void {
  const frame: AimFrame15 = {
    proc: PROC.aimFrame15,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    burnt: [],
    q: NONE,
    scorched: [],
    atLeast1: 0,
    atMost2: 0,
    atLeast3: 0,
    atMost4: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText25(s: State, c: number, p: number): void {
  const frame: AimFrame16 = { proc: PROC.aimFrame16, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText24(s: State, c: number, p: number): void {
  const frame: AimFrame17 = { proc: PROC.aimFrame17, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText23(s: State, c: number, p: number): void {
  const frame: AimFrame18 = {
    proc: PROC.aimFrame18,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    wanted2: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText22(s: State, c: number, p: number): void {
  const frame: AimFrame19 = { proc: PROC.aimFrame19, pc: 0, answer: 0, c, p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText21(s: State, c: number, p: number): void {
  const frame: AimFrame20 = { proc: PROC.aimFrame20, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText20(s: State, c: number, p: number): void {
  const frame: AimFrame21 = { proc: PROC.aimFrame21, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText19(s: State, c: number, p: number): void {
  const frame: AimFrame22 = {
    proc: PROC.aimFrame22,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    burnt: [],
    q: NONE,
    scorched: [],
    atLeast1: 0,
    atMost2: 0,
    atLeast3: 0,
    atMost4: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText18(s: State, c: number, p: number): void {
  const frame: AimFrame23 = { proc: PROC.aimFrame23, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText17(s: State, c: number, p: number): void {
  const frame: AimFrame24 = { proc: PROC.aimFrame24, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText16(s: State, c: number, p: number): void {
  const frame: AimFrame25 = { proc: PROC.aimFrame25, pc: 0, answer: 0, c, p, q: NONE, q2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText15(s: State, c: number, p: number): void {
  const frame: AimFrame26 = { proc: PROC.aimFrame26, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText14(s: State, c: number, p: number): void {
  const frame: AimFrame27 = { proc: PROC.aimFrame27, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText13(s: State, c: number, p: number): void {
  const frame: AimFrame28 = { proc: PROC.aimFrame28, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText12(s: State, c: number, p: number): void {
  const frame: AimFrame29 = { proc: PROC.aimFrame29, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText11(s: State, c: number, p: number): void {
  const frame: AimFrame30 = { proc: PROC.aimFrame30, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText10(s: State, c: number, p: number): void {
  const frame: AimFrame31 = { proc: PROC.aimFrame31, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText9(s: State, c: number, p: number): void {
  const frame: AimFrame32 = { proc: PROC.aimFrame32, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText8(s: State, c: number, p: number): void {
  const frame: AimFrame33 = { proc: PROC.aimFrame33, pc: 0, answer: 0, c, p, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText7(s: State, c: number, p: number): void {
  const frame: AimFrame34 = { proc: PROC.aimFrame34, pc: 0, answer: 0, c, p, s_: NONE, s_2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText6(s: State, c: number, p: number): void {
  const frame: AimFrame35 = { proc: PROC.aimFrame35, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText5(s: State, c: number, p: number): void {
  const frame: AimFrame36 = { proc: PROC.aimFrame36, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText4(s: State, c: number, p: number): void {
  const frame: AimFrame37 = { proc: PROC.aimFrame37, pc: 0, answer: 0, c, p, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText3(s: State, c: number, p: number): void {
  const frame: AimFrame38 = { proc: PROC.aimFrame38, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText2(s: State, c: number, p: number): void {
  const frame: AimFrame39 = { proc: PROC.aimFrame39, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function aimOfText(s: State, c: number, p: number): void {
  const frame: AimFrame40 = { proc: PROC.aimFrame40, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function payInsteadOfText4(s: State, c: number, p: number): void {
  const frame: PayInsteadFrame2 = { proc: PROC.payInsteadFrame2, pc: 0, answer: 0, c, p, d: NONE, d2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function payInsteadOfText3(_s: State, _c: number, _p: number): void {}

/** [mtg.cards.1] */
function payInsteadOfText2(s: State, c: number, p: number): void {
  const frame: PayInsteadFrame3 = { proc: PROC.payInsteadFrame3, pc: 0, answer: 0, c, p, d: NONE, d2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function payInsteadOfText(s: State, c: number, p: number): void {
  const frame: PayInsteadFrame4 = { proc: PROC.payInsteadFrame4, pc: 0, answer: 0, c, p, d: NONE, d2: NONE }
  s.frames.push(frame)
}

/** [mtg.pool.1] */
function spellEffectOfText54(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame2 = {
    proc: PROC.spellEffectFrame2,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.pool.1] */
function spellEffectOfText53(s: State, c: number, _p: number): void {
  damageTargets(s, c, 3)
}

/** [mtg.603.6d] */
function spellEffectOfText52(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame3 = { proc: PROC.spellEffectFrame3, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText51(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame4 = { proc: PROC.spellEffectFrame4, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText50(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame5 = {
    proc: PROC.spellEffectFrame5,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText49(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame6 = {
    proc: PROC.spellEffectFrame6,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText48(s: State, c: number, _p: number): void {
  let n: number = s.x[c]!
  for (const q of seats(s)) {
    damagePlayer(s, q, n, c)
  }
}

/** [mtg.cards.2] */
function spellEffectOfText47(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame7 = { proc: PROC.spellEffectFrame7, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText46(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame8 = { proc: PROC.spellEffectFrame8, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText45(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame9 = { proc: PROC.spellEffectFrame9, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText44(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame10 = { proc: PROC.spellEffectFrame10, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText43(s: State, c: number, _p: number): void {
  damageTargets(s, c, 1)
}

/** [mtg.cards.2] */
function spellEffectOfText42(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame11 = { proc: PROC.spellEffectFrame11, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function spellEffectOfText41(s: State, c: number, _p: number): void {
  damageTargets(s, c, 2)
}

/** [mtg.cards.2] */
function spellEffectOfText40(s: State, c: number, _p: number): void {
  damageTargets(s, c, 2)
}

/** [mtg.cards.2] */
function spellEffectOfText39(s: State, _c: number, p: number): void {
  makeToken(s, p)
}

/** [mtg.100.6] */
function spellEffectOfText38(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame12 = {
    proc: PROC.spellEffectFrame12,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText37(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame13 = {
    proc: PROC.spellEffectFrame13,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText36(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame14 = {
    proc: PROC.spellEffectFrame14,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText35(s: State, c: number, _p: number): void {
  for (const t3 of family(s, ZONE.battlefield).filter((t2) => isCreature(s, t2) && has(s, t2, KEYWORD.flying))) {
    damageCreature(s, t3, 6, c)
  }
}

/** [mtg.cards.1] */
function spellEffectOfText34(s: State, c: number, _p: number): void {
  for (const t3 of family(s, ZONE.battlefield).filter((t2) => isCreature(s, t2) && !has(s, t2, KEYWORD.flying))) {
    damageCreature(s, t3, 2, c)
  }
}

/** [mtg.cards.1] */
function spellEffectOfText33(s: State, c: number, _p: number): void {
  for (const t2 of s.secondTargets[c]!.slice()) {
    damageCreature(s, t2, 2, c)
  }
  for (const q of s.targetPlayers[c]!.slice()) {
    damagePlayer(s, q, 2, c)
  }
}

/** [mtg.cards.1] */
function spellEffectOfText32(s: State, c: number, _p: number): void {
  for (const t2 of s.targets[c]!.slice()) {
    s.wasBefore[t2] = s.def[t2]!
    s.def[t2] = CARD['《Weird》']
  }
}

/** [mtg.cards.1] */
function spellEffectOfText31(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame15 = { proc: PROC.spellEffectFrame15, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText30(s: State, c: number, _p: number): void {
  damageTargets(s, c, divide(2, Math.max(1, s.aimed[c]!)))
}

/** [mtg.cards.1] */
function spellEffectOfText29(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame16 = {
    proc: PROC.spellEffectFrame16,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText28(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame17 = {
    proc: PROC.spellEffectFrame17,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText27(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame18 = { proc: PROC.spellEffectFrame18, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText26(s: State, _c: number, p: number): void {
  if (s.castBlue[nextSeat(s, p, 1)]!) {
    s.extraTurns[p] = s.extraTurns[p]! + 1
  }
}

/** [mtg.cards.1] */
function spellEffectOfText25(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame19 = {
    proc: PROC.spellEffectFrame19,
    pc: 0,
    answer: 0,
    c,
    p,
    t2: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText24(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame20 = {
    proc: PROC.spellEffectFrame20,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText23(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame21 = { proc: PROC.spellEffectFrame21, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText22(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame22 = {
    proc: PROC.spellEffectFrame22,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText21(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame23 = {
    proc: PROC.spellEffectFrame23,
    pc: 0,
    answer: 0,
    c,
    p,
    seen: [],
    c2: NONE,
    kept2: [],
    each: NONE,
    rest2: [],
    c3: NONE,
    c4: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText20(s: State, c: number, p: number): void {
  let n: number = s.x[c]!
  for (const t2 of s.targets[c]!.slice()) {
    let was: number = s.stamp[t2]!
    if (s.runningTurn > 0)
      addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn2Frame, p, c, false, [t2, was, n, s.runningTurn])
  }
}

/** [mtg.cards.1] */
function spellEffectOfText19(s: State, c: number, _p: number): void {
  damageTargets(s, c, divide(s.x[c]!, Math.max(1, s.aimed[c]!)))
}

/** [mtg.cards.1] */
function spellEffectOfText18(s: State, c: number, p: number): void {
  for (const t2 of s.targets[c]!.slice()) {
    let was: number = s.stamp[t2]!
    if (s.runningTurn > 0)
      addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn3Frame, p, c, false, [t2, was, s.runningTurn])
  }
}

/** [mtg.cards.1] */
function spellEffectOfText17(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame24 = {
    proc: PROC.spellEffectFrame24,
    pc: 0,
    answer: 0,
    c,
    p,
    q: NONE,
    c2: NONE,
    c3: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText16(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame25 = {
    proc: PROC.spellEffectFrame25,
    pc: 0,
    answer: 0,
    c,
    p,
    q: NONE,
    seen: [],
    c2: NONE,
    taken: [],
    each: NONE,
    list1: [],
    next2: 0,
    atLeast3: 0,
    atMost4: 0,
    list5: [],
    next6: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText15(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame26 = {
    proc: PROC.spellEffectFrame26,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText14(s: State, c: number, _p: number): void {
  damageTargets(s, c, 2)
}

/** [mtg.cards.1] */
function spellEffectOfText13(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame27 = { proc: PROC.spellEffectFrame27, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText12(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame28 = {
    proc: PROC.spellEffectFrame28,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText11(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame29 = {
    proc: PROC.spellEffectFrame29,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText10(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame30 = { proc: PROC.spellEffectFrame30, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText9(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame31 = { proc: PROC.spellEffectFrame31, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText8(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame32 = { proc: PROC.spellEffectFrame32, pc: 0, answer: 0, c, p, k: NONE, was: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText7(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame33 = { proc: PROC.spellEffectFrame33, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText6(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame34 = {
    proc: PROC.spellEffectFrame34,
    pc: 0,
    answer: 0,
    c,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText5(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame35 = {
    proc: PROC.spellEffectFrame35,
    pc: 0,
    answer: 0,
    c,
    p,
    s_: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText4(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame36 = { proc: PROC.spellEffectFrame36, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText3(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame37 = {
    proc: PROC.spellEffectFrame37,
    pc: 0,
    answer: 0,
    c,
    p,
    s_: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText2(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame38 = {
    proc: PROC.spellEffectFrame38,
    pc: 0,
    answer: 0,
    c,
    p,
    s_: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] */
function spellEffectOfText(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame39 = { proc: PROC.spellEffectFrame39, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [mtg.702.28] Effect of `cycle-effect`. */
function cycleEffect(s: State, p: number): void {
  const frame: CycleEffectFrame = { proc: PROC.cycleEffectFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [mtg.702.96] Effect of `scavenge-effect`. */
function scavengeEffect(s: State, t2: number, was: number, gain: number): void {
  if (s.stamp[t2]! === was) {
    s.plusCounters[t2] = s.plusCounters[t2]! + gain
  }
}

/** [mtg.cards.1] Effect of `unmake-effect`. */
function unmakeEffect(s: State, s_: number, was: number, you: number): void {
  const frame: UnmakeEffectFrame = { proc: PROC.unmakeEffectFrame, pc: 0, answer: 0, s_, was, you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `eat-land-effect`. */
function eatLandEffect(s: State, c: number, was: number, you: number, v: number): void {
  const frame: EatLandEffectFrame = { proc: PROC.eatLandEffectFrame, pc: 0, answer: 0, c, was, you, v }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `eat-spell-effect`. */
function eatSpellEffect(s: State, c: number, was: number, you: number, this_: number): void {
  const frame: EatSpellEffectFrame = { proc: PROC.eatSpellEffectFrame, pc: 0, answer: 0, c, was, you, this_ }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `eat-creature-effect`. */
function eatCreatureEffect(s: State, c: number, was: number, you: number): void {
  const frame: EatCreatureEffectFrame = { proc: PROC.eatCreatureEffectFrame, pc: 0, answer: 0, c, was, you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `feed-effect`. */
function feedEffect(s: State, c: number, was: number, you: number, this_: number, mine: number): void {
  const frame: FeedEffectFrame = { proc: PROC.feedEffectFrame, pc: 0, answer: 0, c, was, you, this_, mine, meat: false }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `come-back-effect`. */
function comeBackEffect(s: State, p: number, c: number): void {
  const frame: ComeBackEffectFrame = { proc: PROC.comeBackEffectFrame, pc: 0, answer: 0, p, c }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `banish-with-effect`. */
function banishWithEffect(s: State, t2: number, was: number, you: number): void {
  const frame: BanishWithEffectFrame = { proc: PROC.banishWithEffectFrame, pc: 0, answer: 0, t2, was, you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `empty-grave-effect`. */
function emptyGraveEffect(s: State, you: number, q: number): void {
  const frame: EmptyGraveEffectFrame = {
    proc: PROC.emptyGraveEffectFrame,
    pc: 0,
    answer: 0,
    you,
    q,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.2] Effect of `give-freely-effect`. */
function giveFreelyEffect(s: State, you: number, this_: number): void {
  const frame: GiveFreelyEffectFrame = {
    proc: PROC.giveFreelyEffectFrame,
    pc: 0,
    answer: 0,
    you,
    this_,
    c: NONE,
    c2: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.400.7] */
function afterMove(s: State, c: number): void {
  s.stamp[c] = s.stamp[c]! + 1
  for (const s_2 of family(s, ZONE.stack).filter(
    (s_) => s.targets[s_]!.includes(c) || s.secondTargets[s_]!.includes(c),
  )) {
    s.targets[s_2] = without(s.targets[s_2]!, [c])
    s.secondTargets[s_2] = without(s.secondTargets[s_2]!, [c])
  }
}

/** [mtg.405.5] */
function afterMove2(s: State, c: number): void {
  for (const e2 of s.zones[ZONE.pile]!.filter(
    (e) =>
      (s.effects[e]?.source ?? NONE) === c && (s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-spell'],
  )) {
    takeEffect(s, e2, EFFECT_ZONES)
  }
}

/** [mtg.702.33] Effect of `instead-move`. */
function insteadMove(s: State, card2: number): void {
  const frame: InsteadMoveFrame = { proc: PROC.insteadMoveFrame, pc: 0, answer: 0, card2, replaces: 0 }
  s.frames.push(frame)
}

/** [mtg.702.73] Effect of `when-enter`. */
function whenEnter(s: State, you: number, c: number): void {
  addEffect(s, ZONE.pile, PROC.enterEffectFrame, you, c, false, [c, you])
}

/** [mtg.702.73] Effect of `enter-effect`. */
function enterEffect(s: State, c: number, you: number): void {
  const frame: EnterEffectFrame = { proc: PROC.enterEffectFrame, pc: 0, answer: 0, c, you }
  s.frames.push(frame)
}

/** [mtg.702.61] Effect of `when-upkeep`. */
function whenUpkeep(s: State, you: number, this_: number): void {
  addEffect(s, ZONE.pile, PROC.upkeepEffectFrame, you, this_, false, [this_, you])
}

/** [mtg.702.61] Effect of `upkeep-effect`. */
function upkeepEffect(s: State, this_: number, _you: number): void {
  if (isSuspended(s, this_)) {
    countDown(s, this_)
  }
}

/** [mtg.702.61] Effect of `when-count-down`. */
function whenCountDown(s: State, you: number, c: number): void {
  addEffect(s, ZONE.pile, PROC.countDownEffectFrame, you, c, false, [c, you])
}

/** [mtg.702.61] Effect of `count-down-effect`. */
function countDownEffect(s: State, c: number, you: number): void {
  const frame: CountDownEffectFrame = { proc: PROC.countDownEffectFrame, pc: 0, answer: 0, c, you }
  s.frames.push(frame)
}

/** [mtg.702.51] Effect of `instead-draw-one`. */
function insteadDrawOne(s: State, p: number, this_: number, you: number): void {
  const frame: InsteadDrawOneFrame = { proc: PROC.insteadDrawOneFrame, pc: 0, answer: 0, p, this_, you, replaces: 6 }
  s.frames.push(frame)
}

/** [mtg.702.84] Effect of `when-cast`. */
function whenCast(s: State, c: number, p: number, you: number): void {
  let bound: number = manaValueOf(s, s.def[c]!)
  addEffect(s, ZONE.pile, PROC.castEffectFrame2, p, c, false, [p, bound, you, c])
}

/** [mtg.702.84] Effect of `cast-effect`. */
function castEffect2(s: State, p: number, bound: number, you: number, c: number): void {
  const frame: CastEffectFrame2 = {
    proc: PROC.castEffectFrame2,
    pc: 0,
    answer: 0,
    p,
    bound,
    you,
    c,
    dug: [],
    going: false,
    c2: NONE,
    c3: NONE,
    c4: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.702.34] Effect of `instead-move-2`. */
function insteadMove2(s: State, card2: number, you: number): void {
  const frame: InsteadMove2Frame = { proc: PROC.insteadMove2Frame, pc: 0, answer: 0, card2, you, replaces: 1 }
  s.frames.push(frame)
}

/** [mtg.702.34] Effect of `when-go-mad`. */
function whenGoMad(s: State, p: number, c: number, you: number): void {
  addEffect(s, ZONE.pile, PROC.goMadEffectFrame, p, c, false, [c, you, p])
}

/** [mtg.702.34] Effect of `go-mad-effect`. */
function goMadEffect(s: State, c: number, you: number, p: number): void {
  const frame: GoMadEffectFrame = { proc: PROC.goMadEffectFrame, pc: 0, answer: 0, c, you, p }
  s.frames.push(frame)
}

/** [mtg.702.93] */
function afterDrawn(s: State, p: number, c: number): void {
  const frame: AfterDrawnFrame = { proc: PROC.afterDrawnFrame, pc: 0, answer: 0, p, c }
  s.frames.push(frame)
}

/** [mtg.702.93] Effect of `when-work-miracle`. */
function whenWorkMiracle(s: State, p: number, c: number, you: number): void {
  addEffect(s, ZONE.pile, PROC.workMiracleEffectFrame, p, c, false, [c, you, p])
}

/** [mtg.702.93] Effect of `work-miracle-effect`. */
function workMiracleEffect(s: State, c: number, you: number, p: number): void {
  const frame: WorkMiracleEffectFrame = { proc: PROC.workMiracleEffectFrame, pc: 0, answer: 0, c, you, p }
  s.frames.push(frame)
}

/** [mtg.702.78] Effect of `when-move`. */
function whenMove(s: State, card2: number, you: number): void {
  let now: number = s.stamp[card2]!
  addEffect(s, ZONE.pile, PROC.moveEffectFrame, s.owner[card2]!, card2, false, [card2, now, you])
}

/** [mtg.702.78] Effect of `move-effect`. */
function moveEffect2(s: State, card2: number, now: number, you: number): void {
  const frame: MoveEffectFrame = { proc: PROC.moveEffectFrame, pc: 0, answer: 0, card2, now, you }
  s.frames.push(frame)
}

/** [mtg.702.87] Effect of `instead-move-3`. */
function insteadMove3(s: State, card2: number): void {
  const frame: InsteadMove3Frame = { proc: PROC.insteadMove3Frame, pc: 0, answer: 0, card2, replaces: 2 }
  s.frames.push(frame)
}

/** [mtg.702.87] Effect of `when-upkeep-2`. */
function whenUpkeep2(s: State, this_: number, you: number): void {
  s.rebounding[this_] = false
  addEffect(s, ZONE.pile, PROC.upkeepEffectFrame2, you, this_, false, [this_, you])
}

/** [mtg.702.87] Effect of `upkeep-effect`. */
function upkeepEffect2(s: State, this_: number, you: number): void {
  const frame: UpkeepEffectFrame = { proc: PROC.upkeepEffectFrame2, pc: 0, answer: 0, this_, you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-enter-2`. */
function whenEnter2(s: State, you: number, c: number): void {
  addEffect(s, ZONE.pile, PROC.enterEffectFrame2, you, c, false, [you, c])
}

/** [mtg.cards.1] Effect of `enter-effect`. */
function enterEffect2(s: State, you: number, c: number): void {
  const frame: EnterEffectFrame2 = {
    proc: PROC.enterEffectFrame2,
    pc: 0,
    answer: 0,
    you,
    c,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `instead-move-4`. */
function insteadMove4(s: State, c: number): void {
  const frame: InsteadMove4Frame = { proc: PROC.insteadMove4Frame, pc: 0, answer: 0, c, replaces: 3 }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-enter-3`. */
function whenEnter3(s: State, you: number, c: number): void {
  addEffect(s, ZONE.pile, PROC.enterEffectFrame3, you, c, false, [you])
}

/** [mtg.cards.1] Effect of `enter-effect`. */
function enterEffect3(s: State, you: number): void {
  const frame: EnterEffectFrame3 = { proc: PROC.enterEffectFrame3, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-enter-4`. */
function whenEnter4(s: State, you: number, c: number): void {
  const frame: WhenEnter4Frame = { proc: PROC.whenEnter4Frame, pc: 0, answer: 0, you, c, c2: NONE, c3: NONE, now: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `enter-effect`. */
function enterEffect4(s: State, c: number, now: number, you: number, c2: number): void {
  if (s.stamp[c]! === now) {
    if (s.runningTurn > 0)
      addEffect(s, ZONE.lasting, PROC.enterDuringTurnFrame, you, c2, false, [c, now, s.runningTurn])
  }
}

/** [mtg.cards.1] */
function afterEnter(s: State, p: number, c: number): void {
  const frame: AfterEnterFrame = { proc: PROC.afterEnterFrame, pc: 0, answer: 0, p, c }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-become-target`. */
function whenBecomeTarget(s: State, you: number, t2: number): void {
  addEffect(s, ZONE.pile, PROC.becomeTargetEffectFrame, you, t2, false, [t2, you])
}

/** [mtg.cards.1] Effect of `become-target-effect`. */
function becomeTargetEffect(s: State, t2: number, you: number): void {
  const frame: BecomeTargetEffectFrame = { proc: PROC.becomeTargetEffectFrame, pc: 0, answer: 0, t2, you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-upkeep-3`. */
function whenUpkeep3(s: State, you: number, this_: number): void {
  addEffect(s, ZONE.pile, PROC.upkeepEffectFrame3, you, this_, false, [this_, you])
}

/** [mtg.cards.1] Effect of `upkeep-effect`. */
function upkeepEffect3(s: State, this_: number, you: number): void {
  const frame: UpkeepEffectFrame2 = { proc: PROC.upkeepEffectFrame3, pc: 0, answer: 0, this_, you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `instead-move-5`. */
function insteadMove5(s: State, card2: number): void {
  const frame: InsteadMove5Frame = { proc: PROC.insteadMove5Frame, pc: 0, answer: 0, card2, replaces: 4 }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-cast-2`. */
function whenCast2(s: State, you: number, this_: number, p: number): void {
  addEffect(s, ZONE.pile, PROC.castEffectFrame3, you, this_, false, [this_, you, p])
}

/** [mtg.cards.1] Effect of `cast-effect`. */
function castEffect3(s: State, this_: number, you: number, p: number): void {
  const frame: CastEffectFrame3 = { proc: PROC.castEffectFrame3, pc: 0, answer: 0, this_, you, p }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-draw-for-turn`. */
function whenDrawForTurn(s: State, you: number, this_: number): void {
  addEffect(s, ZONE.pile, PROC.drawForTurnEffectFrame, you, this_, false, [you])
}

/** [mtg.cards.1] Effect of `draw-for-turn-effect`. */
function drawForTurnEffect(s: State, you: number): void {
  const frame: DrawForTurnEffectFrame = {
    proc: PROC.drawForTurnEffectFrame,
    pc: 0,
    answer: 0,
    you,
    i: NONE,
    c: NONE,
    c2: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-move-2`. */
function whenMove2(s: State, you: number, this_: number): void {
  addEffect(s, ZONE.pile, PROC.moveEffectFrame2, you, this_, false, [you])
}

/** [mtg.cards.1] Effect of `move-effect`. */
function moveEffect3(s: State, you: number): void {
  const frame: MoveEffectFrame2 = { proc: PROC.moveEffectFrame2, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-enter-5`. */
function whenEnter5(s: State, you: number, c: number): void {
  addEffect(s, ZONE.pile, PROC.enterEffectFrame5, you, c, false, [you])
}

/** [mtg.cards.1] Effect of `enter-effect`. */
function enterEffect5(s: State, you: number): void {
  const frame: EnterEffectFrame4 = { proc: PROC.enterEffectFrame5, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function afterDrawn2(s: State, p: number, you: number, c: number): void {
  addEffect(s, ZONE.pile, PROC.drawnEffectFrame, p, c, false, [you, c, p])
}

/** [mtg.cards.2] Effect of `drawn-effect`. */
function drawnEffect(s: State, you: number, c: number, p: number): void {
  const frame: DrawnEffectFrame = { proc: PROC.drawnEffectFrame, pc: 0, answer: 0, you, c, p }
  s.frames.push(frame)
}

/** [mtg.cards.2] */
function afterDrawn3(s: State, you: number, c: number, p: number): void {
  workMiracle(s, c, p)
  addEffect(s, ZONE.pile, PROC.drawnEffectFrame2, p, c, false, [p, c, you])
}

/** [mtg.cards.2] Effect of `drawn-effect`. */
function drawnEffect2(s: State, p: number, c: number, you: number): void {
  const frame: DrawnEffectFrame2 = { proc: PROC.drawnEffectFrame2, pc: 0, answer: 0, p, c, you, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.2] Effect of `instead-move-6`. */
function insteadMove6(s: State, c: number): void {
  const frame: InsteadMove6Frame = { proc: PROC.insteadMove6Frame, pc: 0, answer: 0, c, replaces: 5 }
  s.frames.push(frame)
}

/** [mtg.603.6d] Effect of `when-move-3`. */
function whenMove3(s: State, you: number, card2: number): void {
  addEffect(s, ZONE.pile, PROC.moveEffectFrame3, you, card2, false, [you, card2])
}

/** [mtg.603.6d] Effect of `move-effect`. */
function moveEffect4(s: State, you: number, _card2: number): void {
  loseLife(s, 7, nextSeat(s, you, 1))
}

/** [mtg.700.4] Effect of `when-move-4`. */
function whenMove4(s: State, you: number, card2: number): void {
  addEffect(s, ZONE.pile, PROC.moveEffectFrame4, you, card2, false, [you])
}

/** [mtg.700.4] Effect of `move-effect`. */
function moveEffect5(s: State, you: number): void {
  gainLife(s, 1, you)
}

/** [mtg.603.6d] Effect of `when-move-5`. */
function whenMove5(s: State, you: number, card2: number): void {
  addEffect(s, ZONE.pile, PROC.moveEffectFrame5, you, card2, false, [you])
}

/** [mtg.603.6d] Effect of `move-effect`. */
function moveEffect6(s: State, you: number): void {
  gainLife(s, 10, you)
}

/** [mtg.603.6d] Effect of `when-move-6`. */
function whenMove6(s: State, you: number, card2: number): void {
  addEffect(s, ZONE.pile, PROC.moveEffectFrame6, you, card2, false, [you, card2])
}

/** [mtg.603.6d] Effect of `move-effect`. */
function moveEffect7(s: State, _you: number, card2: number): void {
  gainLife(s, 100, s.owner[card2]!)
}

/** [mtg.700.4] Effect of `when-move-7`. */
function whenMove7(s: State, you: number, this_: number): void {
  addEffect(s, ZONE.pile, PROC.moveEffectFrame7, you, this_, false, [you])
}

/** [mtg.700.4] Effect of `move-effect`. */
function moveEffect8(s: State, you: number): void {
  gainLife(s, 1000, you)
}

/** Takes a pending effect away and carries it out. */
export function resolveEffect(s: State, id: number): void {
  const effect = takeEffect(s, id, EFFECT_ZONES)
  if (effect === null) return
  const { captured } = effect
  switch (effect.body) {
    case 33 /* cast-effect */:
      return castEffect(s, captured[0] as number, captured[1] as number)
    case 137 /* cycle-effect */:
      return cycleEffect(s, captured[0] as number)
    case 141 /* scavenge-effect */:
      return scavengeEffect(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 151 /* unmake-effect */:
      return unmakeEffect(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 153 /* eat-land-effect */:
      return eatLandEffect(
        s,
        captured[0] as number,
        captured[1] as number,
        captured[2] as number,
        captured[3] as number,
      )
    case 155 /* eat-spell-effect */:
      return eatSpellEffect(
        s,
        captured[0] as number,
        captured[1] as number,
        captured[2] as number,
        captured[3] as number,
      )
    case 157 /* eat-creature-effect */:
      return eatCreatureEffect(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 160 /* feed-effect */:
      return feedEffect(
        s,
        captured[0] as number,
        captured[1] as number,
        captured[2] as number,
        captured[3] as number,
        captured[4] as number,
      )
    case 166 /* come-back-effect */:
      return comeBackEffect(s, captured[0] as number, captured[1] as number)
    case 170 /* banish-with-effect */:
      return banishWithEffect(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 172 /* empty-grave-effect */:
      return emptyGraveEffect(s, captured[0] as number, captured[1] as number)
    case 175 /* give-freely-effect */:
      return giveFreelyEffect(s, captured[0] as number, captured[1] as number)
    case 176 /* instead-move */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(0)
      insteadMove(s, captured[0] as number)
      return
    case 177 /* when-enter */:
      return whenEnter(s, captured[0] as number, captured[1] as number)
    case 178 /* enter-effect */:
      return enterEffect(s, captured[0] as number, captured[1] as number)
    case 179 /* when-upkeep */:
      return whenUpkeep(s, captured[0] as number, captured[1] as number)
    case 180 /* upkeep-effect */:
      return upkeepEffect(s, captured[0] as number, captured[1] as number)
    case 181 /* when-count-down */:
      return whenCountDown(s, captured[0] as number, captured[1] as number)
    case 182 /* count-down-effect */:
      return countDownEffect(s, captured[0] as number, captured[1] as number)
    case 183 /* instead-draw-one */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(6)
      insteadDrawOne(s, captured[0] as number, captured[1] as number, captured[2] as number)
      return
    case 184 /* when-cast */:
      return whenCast(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 185 /* cast-effect */:
      return castEffect2(s, captured[0] as number, captured[1] as number, captured[2] as number, captured[3] as number)
    case 186 /* instead-move-2 */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(1)
      insteadMove2(s, captured[0] as number, captured[1] as number)
      return
    case 187 /* when-go-mad */:
      return whenGoMad(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 188 /* go-mad-effect */:
      return goMadEffect(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 190 /* when-work-miracle */:
      return whenWorkMiracle(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 191 /* work-miracle-effect */:
      return workMiracleEffect(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 192 /* when-move */:
      return whenMove(s, captured[0] as number, captured[1] as number)
    case 193 /* move-effect */:
      return moveEffect2(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 194 /* instead-move-3 */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(2)
      insteadMove3(s, captured[0] as number)
      return
    case 195 /* when-upkeep-2 */:
      return whenUpkeep2(s, captured[0] as number, captured[1] as number)
    case 196 /* upkeep-effect */:
      return upkeepEffect2(s, captured[0] as number, captured[1] as number)
    case 197 /* when-enter-2 */:
      return whenEnter2(s, captured[0] as number, captured[1] as number)
    case 198 /* enter-effect */:
      return enterEffect2(s, captured[0] as number, captured[1] as number)
    case 199 /* instead-move-4 */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(3)
      insteadMove4(s, captured[0] as number)
      return
    case 200 /* when-enter-3 */:
      return whenEnter3(s, captured[0] as number, captured[1] as number)
    case 201 /* enter-effect */:
      return enterEffect3(s, captured[0] as number)
    case 202 /* when-enter-4 */:
      return whenEnter4(s, captured[0] as number, captured[1] as number)
    case 203 /* enter-effect */:
      return enterEffect4(s, captured[0] as number, captured[1] as number, captured[2] as number, captured[3] as number)
    case 206 /* when-become-target */:
      return whenBecomeTarget(s, captured[0] as number, captured[1] as number)
    case 207 /* become-target-effect */:
      return becomeTargetEffect(s, captured[0] as number, captured[1] as number)
    case 208 /* when-upkeep-3 */:
      return whenUpkeep3(s, captured[0] as number, captured[1] as number)
    case 209 /* upkeep-effect */:
      return upkeepEffect3(s, captured[0] as number, captured[1] as number)
    case 210 /* instead-move-5 */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(4)
      insteadMove5(s, captured[0] as number)
      return
    case 211 /* when-cast-2 */:
      return whenCast2(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 212 /* cast-effect */:
      return castEffect3(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 213 /* when-draw-for-turn */:
      return whenDrawForTurn(s, captured[0] as number, captured[1] as number)
    case 214 /* draw-for-turn-effect */:
      return drawForTurnEffect(s, captured[0] as number)
    case 215 /* when-move-2 */:
      return whenMove2(s, captured[0] as number, captured[1] as number)
    case 216 /* move-effect */:
      return moveEffect3(s, captured[0] as number)
    case 217 /* when-enter-5 */:
      return whenEnter5(s, captured[0] as number, captured[1] as number)
    case 218 /* enter-effect */:
      return enterEffect5(s, captured[0] as number)
    case 219 /* drawn-effect */:
      return drawnEffect(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 220 /* drawn-effect */:
      return drawnEffect2(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 221 /* instead-move-6 */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(5)
      insteadMove6(s, captured[0] as number)
      return
    case 222 /* when-move-3 */:
      return whenMove3(s, captured[0] as number, captured[1] as number)
    case 223 /* move-effect */:
      return moveEffect4(s, captured[0] as number, captured[1] as number)
    case 224 /* when-move-4 */:
      return whenMove4(s, captured[0] as number, captured[1] as number)
    case 225 /* move-effect */:
      return moveEffect5(s, captured[0] as number)
    case 226 /* when-move-5 */:
      return whenMove5(s, captured[0] as number, captured[1] as number)
    case 227 /* move-effect */:
      return moveEffect6(s, captured[0] as number)
    case 228 /* when-move-6 */:
      return whenMove6(s, captured[0] as number, captured[1] as number)
    case 229 /* move-effect */:
      return moveEffect7(s, captured[0] as number, captured[1] as number)
    case 230 /* when-move-7 */:
      return whenMove7(s, captured[0] as number, captured[1] as number)
    case 231 /* move-effect */:
      return moveEffect8(s, captured[0] as number)
  }
}

/** Goes on with `move`. */
export function stepMove(s: State, f: MoveFrame): void {
  switch (f.pc) {
    case 0: {
      if (s.place[f.card2] === NONE || !mayEnter(s, f.card2, f.to2)) {
        refuse(s)
        s.frames.pop()
        return
      }
      place(s, f.card2, f.to2, f.bottom2)
      if (matchesAfterMove(s, f.card2, f.from2, f.to2)) afterMove(s, f.card2)
      if (matchesAfterMove2(s, f.card2, f.from2, f.to2)) afterMove2(s, f.card2)
      for (const this_ of family(s, ZONE.battlefield).filter((it2) =>
        matchesWhenMove2(s, it2, f.card2, f.from2, f.to2),
      )) {
        addEffect(s, 0, PROC.whenMove2Frame, holder(s, this_), this_, false, [holder(s, this_), this_])
      }
      if (matchesWhenMove3(s, f.card2, f.from2, f.to2))
        addEffect(s, 0, PROC.whenMove3Frame, holder(s, f.card2), f.card2, false, [holder(s, f.card2), f.card2])
      if (matchesWhenMove6(s, f.card2, f.from2, f.to2))
        addEffect(s, 0, PROC.whenMove6Frame, holder(s, f.card2), f.card2, false, [holder(s, f.card2), f.card2])
      for (const [controller, source, ...captured] of f.noticed1)
        addEffect(s, 0, PROC.whenMoveFrame, controller as number, source as number, false, captured)
      for (const [controller, source, ...captured] of f.noticed2)
        addEffect(s, 0, PROC.whenMove4Frame, controller as number, source as number, false, captured)
      for (const [controller, source, ...captured] of f.noticed3)
        addEffect(s, 0, PROC.whenMove5Frame, controller as number, source as number, false, captured)
      for (const [controller, source, ...captured] of f.noticed4)
        addEffect(s, 0, PROC.whenMove7Frame, controller as number, source as number, false, captured)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `bury`. */
export function stepBury(s: State, f: BuryFrame): void {
  switch (f.pc) {
    case 0: {
      part(s, f.c)
      f.pc = 1
      move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      arrive(s, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `take-back`. */
export function stepTakeBack(s: State, f: TakeBackFrame): void {
  switch (f.pc) {
    case 0: {
      part(s, f.c)
      f.pc = 1
      move(s, f.c, ZONE.hand + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      arrive(s, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `banish`. */
export function stepBanish(s: State, f: BanishFrame): void {
  switch (f.pc) {
    case 0: {
      part(s, f.c)
      f.pc = 1
      move(s, f.c, ZONE.exile + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      arrive(s, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `tuck`. */
export function stepTuck(s: State, f: TuckFrame): void {
  switch (f.pc) {
    case 0: {
      part(s, f.c)
      f.pc = 1
      move(s, f.c, ZONE.library + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      arrive(s, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `sink`. */
export function stepSink(s: State, f: SinkFrame): void {
  switch (f.pc) {
    case 0: {
      part(s, f.c)
      f.pc = 1
      move(s, f.c, ZONE.library + s.owner[f.c]!, true)
      return
    }
    case 1 /* after move */: {
      arrive(s, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `settle-instead`. */
export function stepSettleInstead(s: State, f: SettleInsteadFrame): void {
  switch (f.pc) {
    case 0: {
      f.p = orElse(
        s.moving === NONE ? NONE : holder(s, s.moving),
        ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(
          s.zones[ZONE.applicable]![0] ?? NONE,
        ),
      )
      f.pc = 2
      ask(s, f, 1, f.p, false)
      return
    }
    case 1 /* after the effect */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(0)
        f.e2 = NONE
        s.frames.pop()
        return
      }
      f.e2 = f.answer - 1
      f.pc = 1
      resolveEffect(s, f.e2)
      return
    }
  }
}

/** Goes on with `enter`. */
export function stepEnter(s: State, f: EnterFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.battlefield + f.p)
      return
    }
    case 1 /* after move */: {
      // [mtg.cards.1]
      f.pc = 2
      if (matchesAfterEnter(s, f.c, f.p)) afterEnter(s, f.p, f.c)
      return
    }
    case 2 /* after after-enter */: {
      if (matchesWhenEnter(s, f.c, f.p))
        addEffect(s, 0, PROC.whenEnterFrame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
      if (matchesWhenEnter2(s, f.c, f.p))
        addEffect(s, 0, PROC.whenEnter2Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
      if (matchesWhenEnter3(s, f.c, f.p))
        addEffect(s, 0, PROC.whenEnter3Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
      if (matchesWhenEnter4(s, f.c, f.p))
        addEffect(s, 0, PROC.whenEnter4Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
      if (matchesWhenEnter5(s, f.c, f.p))
        addEffect(s, 0, PROC.whenEnter5Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `destroy`. */
export function stepDestroy(s: State, f: DestroyFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      bury(s, f.c)
      return
    }
    case 1 /* after bury */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `sacrifice`. */
export function stepSacrifice(s: State, f: SacrificeFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      bury(s, f.c)
      return
    }
    case 1 /* after bury */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `discard`. */
export function stepDiscard(s: State, f: DiscardFrame): void {
  switch (f.pc) {
    case 0: {
      part(s, f.c)
      f.pc = 1
      move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      arrive(s, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `counter`. */
export function stepCounter(s: State, f: CounterFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      bury(s, f.c)
      return
    }
    case 1 /* after bury */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `draw`. */
export function stepDraw(s: State, f: DrawFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = through(range(1, f.n, 0), 1)
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
        f.pc = 1
        drawOne(s, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `draw-one`. */
export function stepDrawOne(s: State, f: DrawOneFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (s.zones[ZONE.library + f.p]!.length === 0) {
          s.outOfCards[f.p] = true
          s.frames.pop()
          return
        }
        s.drawsThisTurn[f.p] = s.drawsThisTurn[f.p]! + 1
        f.list1 = top(s.zones[ZONE.library + f.p]!, 1)
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
        move(s, f.c, ZONE.hand + f.p)
        return
      }
      case 2 /* after move */: {
        s.newlyDrawn[f.c] = true
        f.pc = 1
        drawn(s, f.c, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `drawn`. */
export function stepDrawn(s: State, f: DrawnFrame): void {
  switch (f.pc) {
    case 0: {
      // [mtg.702.93]
      f.pc = 1
      if (matchesAfterDrawn(s, f.c, f.p)) afterDrawn(s, f.p, f.c)
      return
    }
    case 1 /* after after-drawn */: {
      if (matchesAfterDrawn2(s, f.c, f.p)) afterDrawn2(s, f.p, holder(s, f.c), f.c)
      if (matchesAfterDrawn3(s, f.c, f.p)) afterDrawn3(s, holder(s, f.c), f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `mill`. */
export function stepMill(s: State, f: MillFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = top(s.zones[ZONE.library + f.p]!, f.n)
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
        part(s, f.c)
        f.pc = 2
        move(s, f.c, ZONE.graveyard + f.p)
        return
      }
      case 2 /* after move */: {
        arrive(s, f.c)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `pay`. */
export function stepPay(s: State, f: PayFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.generic = Math.max(
          0,
          sumOf(through(f.cost, 2), (each) => worthOf(s, each)) + copies(f.cost, SYMBOL.X) * s.chosenX + s.surcharge,
        )
        s.wanted = []
        for (const v of COLOUR_VALUES) {
          if (through(f.cost, 3).some((s_2) => callsFor(s, s_2, v))) {
            s.wanted = union(s.wanted, [v])
          }
        }
        if (
          !(
            availableOf(s, f.p) >=
            f.generic +
              countOf(through(f.cost, 4), (s_3) => !isNumeric(s, s_3) && s_3 !== SYMBOL.X && !isPhyrexian(s, s_3))
          )
        ) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(1)
          s.frames.pop()
          return
        }
        f.list1 = through(f.cost, 5).filter((s_4) => !isNumeric(s, s_4) && s_4 !== SYMBOL.X)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.s_ = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 1
          paySymbol(s, f.s_, f.p)
          return
        }
        s.wanted = []
        for (const _i of through(range(1, f.generic, 6), 7)) {
          payAny(s, f.p)
        }
        s.surcharge = 0
        s.chosenX = 0
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `pay-symbol`. */
export function stepPaySymbol(s: State, f: PaySymbolFrame): void {
  switch (f.pc) {
    case 0: {
      if (!isPhyrexian(s, f.s_)) {
        f.pc = 1
        payColoured(s, f.s_, f.p)
        return
      }
      f.pc = 2
      ask(s, f, 2, f.p, false)
      return
    }
    case 1 /* after pay-coloured */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        s.frames.pop()
        return
      }
      if (f.answer === 1) {
        f.pc = 1
        payColoured(s, f.s_, f.p)
        return
      }
      if (f.answer === 2) {
        payLife(s, 2, f.p)
        s.frames.pop()
        return
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `pay-coloured`. */
export function stepPayColoured(s: State, f: PayColouredFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 3, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(2)
        f.v2 = NONE
        s.frames.pop()
        return
      }
      f.v2 = f.answer - 1
      if ((s.pool[f.p * 1024 + f.v2] ?? 0) > 0) {
        s.pool[f.p * 1024 + f.v2] = (s.pool[f.p * 1024 + f.v2] ?? 0) - 1
      } else {
        {
          const part2 = sourceForOf(s, f.p, f.v2)
          if (part2 !== NONE) tapSource(s, part2)
          else refuse(s)
        }
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `priority`. */
export function stepPriority(s: State, f: PriorityFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(8)
        f.pc = 2
        settle(s)
        return
      }
      case 2 /* after settle */: {
        s.actor = s.turnPlayer
        s.passes = 0
        f.pc = 3
        continue
      }
      case 3: {
        goesRound(9)
        f.pc = 4
        continue
      }
      case 4: {
        f.pc = 5
        ask(s, f, 4, s.actor, true)
        return
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          s.passes = 0
          f.pc = 4
          settle(s)
          return
        }
        s.passes += 1
        s.actor = nextSeat(s, s.actor, 1)
        if (!(s.passes === seats(s).length)) {
          f.pc = 3
          continue
        }
        if (s.zones[ZONE.pile]!.length === 0) {
          s.frames.pop()
          return
        }
        // [mtg.608.1]
        f.pc = 6
        resolveEffect(s, s.zones[ZONE.pile]!.at(-1) ?? NONE)
        return
      }
      case 6 /* after the effect */: {
        if (seats(s).length === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `settle`. */
export function stepSettle(s: State, f: SettleFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(10)
        f.pc = 2
        checkState(s)
        return
      }
      case 2 /* after check-state */: {
        if (s.zones[ZONE.waiting]!.length === 0) {
          s.frames.pop()
          return
        }
        f.p = s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === s.turnPlayer)
          ? s.turnPlayer
          : nextSeat(s, s.turnPlayer, 1)
        f.pc = 3
        placeTrigger(s, f.p)
        return
      }
      case 3 /* after place-trigger */: {
        if (seats(s).length === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `place-trigger`. */
export function stepPlaceTrigger(s: State, f: PlaceTriggerFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 5, f.p, false)
      return
    }
    case 1 /* after the effect */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(3)
        f.e2 = NONE
        s.frames.pop()
        return
      }
      f.e2 = f.answer - 1
      f.pc = 1
      resolveEffect(s, f.e2)
      return
    }
  }
}

/** Goes on with `match`. */
export function stepMatch(s: State, f: MatchFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = seats(s)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          f.pc = 2
          continue
        }
        f.p = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        deal(s, f.p)
        return
      }
      case 2: {
        goesRound(11)
        f.pc = 3
        turn(s, s.turnPlayer)
        return
      }
      case 3 /* after turn */: {
        passTurn(s)
        f.pc = 2
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
        for (const each of s.mainDeck[f.p]!.slice()) {
          const made = createCard(s, each, ZONE.library + f.p)
          if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
        }
        if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.library + f.p)
        shuffle(s, ZONE.library + f.p)
        loseSight(s, s.zones[ZONE.library + f.p]!, HOLDS_CARDS)
        // [mtg.103.4]
        f.list1 = range(1, openingHandOf(s))
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
        f.pc = 1
        move(s, s.zones[ZONE.library + f.p]!.at(-1) ?? NONE, ZONE.hand + f.p)
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
      for (const q of seats(s)) {
        s.drawsThisTurn[q] = 0
        s.castBlue[q] = false
        for (const c of s.zones[ZONE.hand + q]!) {
          s.newlyDrawn[c] = false
        }
      }
      untapStep(s, f.p)
      f.pc = 2
      upkeepStep(s, f.p)
      return
    }
    case 1 /* after cleanup-step */: {
      endRulesDuringTurn(s)
      s.frames.pop()
      return
    }
    case 2 /* after upkeep-step */: {
      f.pc = 3
      drawStep(s, f.p)
      return
    }
    case 3 /* after draw-step */: {
      f.pc = 4
      mainPhase(s, f.p)
      return
    }
    case 4 /* after main-phase */: {
      f.pc = 5
      combatPhase(s, f.p)
      return
    }
    case 5 /* after combat-phase */: {
      f.pc = 6
      mainPhase(s, f.p)
      return
    }
    case 6 /* after main-phase */: {
      f.pc = 7
      endStep(s, f.p)
      return
    }
    case 7 /* after end-step */: {
      f.pc = 1
      cleanupStep(s, f.p)
      return
    }
  }
}

/** Goes on with `upkeep-step`. */
export function stepUpkeepStep(s: State, f: UpkeepStepFrame): void {
  switch (f.pc) {
    case 0: {
      s.phase = PHASE_KIND.beginning
      upkeep(s, f.p)
      f.pc = 1
      priority(s)
      return
    }
    case 1 /* after priority */: {
      emptyPools(s)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `draw-step`. */
export function stepDrawStep(s: State, f: DrawStepFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      drawForTurn(s, f.p)
      return
    }
    case 1 /* after draw-for-turn */: {
      f.pc = 2
      priority(s)
      return
    }
    case 2 /* after priority */: {
      emptyPools(s)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `draw-for-turn`. */
export function stepDrawForTurn(s: State, f: DrawForTurnFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      draw(s, 1, f.p)
      return
    }
    case 1 /* after draw */: {
      for (const this_ of family(s, ZONE.battlefield).filter((it2) => matchesWhenDrawForTurn(s, it2, f.p))) {
        addEffect(s, 0, PROC.whenDrawForTurnFrame, holder(s, this_), this_, false, [holder(s, this_), this_])
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `main-phase`. */
export function stepMainPhase(s: State, f: MainPhaseFrame): void {
  switch (f.pc) {
    case 0: {
      s.phase = PHASE_KIND.main
      f.pc = 1
      priority(s)
      return
    }
    case 1 /* after priority */: {
      emptyPools(s)
      s.phase = PHASE_KIND.ending
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `end-step`. */
export function stepEndStep(s: State, f: EndStepFrame): void {
  switch (f.pc) {
    case 0: {
      s.phase = PHASE_KIND.ending
      ending(s, f.p)
      f.pc = 1
      priority(s)
      return
    }
    case 1 /* after priority */: {
      emptyPools(s)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `cleanup-step`. */
export function stepCleanupStep(s: State, f: CleanupStepFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        if (s.zones[ZONE.hand + f.p]!.length > handLimitOf(s)) {
          goesRound(12)
          f.pc = 2
          ask(s, f, 6, f.p, false)
          return
        }
        // [mtg.514.2]
        for (const c3 of family(s, ZONE.battlefield)) {
          s.damage[c3] = 0
        }
        f.pc = 3
        settle(s)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 1
          discard(s, f.c2, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(4)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after settle */: {
        if (!!(s.zones[ZONE.pile]!.length === 0)) {
          f.pc = 4
          continue
        }
        f.pc = 4
        priority(s)
        return
      }
      case 4: {
        emptyPools(s)
        endOfTurn(s)
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `play-land`. */
export function stepPlayLand(s: State, f: PlayLandFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      enter2(s, f.c, f.p)
      return
    }
    case 1 /* after enter */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `cast`. */
export function stepCast(s: State, f: CastFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        // [mtg.601.2a]
        f.held = within(s.place[f.c]!, ZONE.hand)
        f.pc = 1
        move(s, f.c, ZONE.stack + f.p)
        return
      }
      case 1 /* after move */: {
        s.def[f.c] = spellFaceOf(s, f.d, f.w)
        if (f.held) {
          s.handCast[f.c] = true
        }
        s.wayCast[f.c] = f.w
        if (f.w === WAY.unseen) {
          s.faceDown[f.c] = true
        }
        s.surcharge = 0
        // [mtg.708.3]
        if (!(isDoubleHeaded(s, s.def[f.c]!) && f.w !== WAY['both-halves'])) {
          f.pc = 2
          continue
        }
        f.pc = 2
        chooseFace(s, f.c, f.p)
        return
      }
      case 2: {
        // [mtg.601.2b]
        f.pc = 3
        chooseOptions(s, f.c, f.p)
        return
      }
      case 3 /* after choose-options */: {
        // [mtg.107.3]
        f.pc = 4
        chooseX(s, f.c, f.p)
        return
      }
      case 4 /* after choose-x */: {
        // [mtg.601.2c]
        f.pc = 5
        aimSpell(s, f.c, f.p)
        return
      }
      case 5 /* after aim-spell */: {
        // [mtg.601.2f]
        s.chosenX = s.x[f.c]!
        // [mtg.601.2h]
        f.pc = 6
        payPrice(s, f.c, f.w, f.p)
        return
      }
      case 6 /* after pay-price */: {
        // [mtg.601.2i]
        addEffect(s, ZONE.pile, PROC.castEffectFrame, f.p, f.c, false, [f.p, f.c])
        if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
          s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-spell']
        if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
          s.aims[s.zones[ZONE.pile]!.at(-1) ?? NONE] = union(s.targets[f.c]!, s.secondTargets[f.c]!)
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.cast, [f.c, f.d, f.w, f.p], [f.c])
        // [mtg.601.2i]
        if (coloursOf(s, f.c).includes(COLOUR.blue)) {
          s.castBlue[f.p] = true
        }
        if (matchesWhenCast(s, f.c, f.d, f.w, f.p))
          addEffect(s, 0, PROC.whenCastFrame, holder(s, f.c), f.c, false, [f.c, f.p, holder(s, f.c)])
        for (const this_ of family(s, ZONE.battlefield).filter((it2) => matchesWhenCast2(s, it2, f.c, f.d, f.w, f.p))) {
          addEffect(s, 0, PROC.whenCast2Frame, holder(s, this_), this_, false, [holder(s, this_), this_, f.p])
        }
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `choose-face`. */
export function stepChooseFace(s: State, f: ChooseFaceFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [mtg.702.101]
        if (!(isHandCast(s, f.c) && PRINTED_KEYWORDS[s.def[f.c]!]!.includes(KEYWORD.fuse))) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 7, f.p, true)
        return
      }
      case 1: {
        if (!(s.wayCast[f.c]! !== WAY['both-halves'])) {
          s.frames.pop()
          return
        }
        f.pc = 3
        ask(s, f, 8, f.p, false)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 1
          continue
        }
        fuse(s, f.c, f.p)
        f.pc = 1
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(5)
          f.h2 = NONE
          s.frames.pop()
          return
        }
        f.h2 = f.answer - 1
        s.def[f.c] = f.h2
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `choose-options`. */
export function stepChooseOptions(s: State, f: ChooseOptionsFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [mtg.702.32]
        if (!!(PRINTED_KICKER_COST[s.def[f.c]!]!.length === 0)) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 9, f.p, true)
        return
      }
      case 1 /* after splice-onto */: {
        s.frames.pop()
        return
      }
      case 2: {
        // [mtg.702.46]
        if (!PRINTED_SUBTYPES[s.def[f.c]!]!.includes(SUBTYPE.arcane)) {
          s.frames.pop()
          return
        }
        f.pc = 1
        spliceOnto(s, f.c, f.p)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        kick(s, f.c, f.p)
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim(s: State, f: AimFrame): void {
  switch (f.pc) {
    case 0: {
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['《Force of Will》']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['遅延']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText2(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['アーテイのおせっかい']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText3(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['この世界にあらず']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText4(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['目くらまし']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText5(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['差し戻し']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText6(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['打破']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText7(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['阻止']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText8(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['押しつぶし']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText9(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['束縛']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText10(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['綿密な分析']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText11(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['祖先の幻視']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText12(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['弧状の刃']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText13(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['よろめきショック']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText14(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['水没']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText15(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['袖の下']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText16(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['思考囲い']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText17(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['四肢切断']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText18(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['火の玉']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText19(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['猛火の群れ']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText20(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['予言の稲妻']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText21(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['乱動への突入']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText22(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['壌土からの生命']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText23(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['《Regrowth》']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText24(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['垂直落下']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText25(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['火']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText26(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['氷']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText27(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['変化']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText28(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['点火']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText29(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['爆裂']) {
        // [mtg.cards.1]
        f.pc = 1
        aimOfText30(s, f.c, f.p)
        return
      }
      // [mtg.100.6]
      if (s.def[f.c]! === CARD['《Ancestral Recall》']) {
        // [mtg.100.6]
        f.pc = 1
        aimOfText31(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['狂える炎']) {
        // [mtg.cards.2]
        f.pc = 1
        aimOfText32(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['続く嵐']) {
        // [mtg.cards.2]
        f.pc = 1
        aimOfText33(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['動']) {
        // [mtg.cards.2]
        f.pc = 1
        aimOfText34(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['瞬き']) {
        // [mtg.cards.2]
        f.pc = 1
        aimOfText35(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['送り返し']) {
        // [mtg.cards.2]
        f.pc = 1
        aimOfText36(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['《Counterspell》']) {
        // [mtg.cards.2]
        f.pc = 1
        aimOfText37(s, f.c, f.p)
        return
      }
      // [mtg.pool.1]
      if (s.def[f.c]! === CARD['《Lightning Bolt》']) {
        // [mtg.pool.1]
        f.pc = 1
        aimOfText38(s, f.c, f.p)
        return
      }
      // [mtg.pool.1]
      if (!(s.def[f.c]! === CARD['《Doom Blade》'])) {
        s.frames.pop()
        return
      }
      // [mtg.pool.1]
      f.pc = 1
      aimOfText39(s, f.c, f.p)
      return
    }
    case 1 /* after aim */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `pay-instead`. */
export function stepPayInstead(s: State, f: PayInsteadFrame): void {
  switch (f.pc) {
    case 0: {
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['《Force of Will》']) {
        // [mtg.cards.1]
        f.pc = 1
        payInsteadOfText(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['目くらまし']) {
        // [mtg.cards.1]
        f.pc = 1
        payInsteadOfText2(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['水没']) {
        // [mtg.cards.1]
        payInsteadOfText3(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (!(s.def[f.c]! === CARD['猛火の群れ'])) {
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      f.pc = 1
      payInsteadOfText4(s, f.c, f.p)
      return
    }
    case 1 /* after pay-instead */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `choose-x`. */
export function stepChooseX(s: State, f: ChooseXFrame): void {
  switch (f.pc) {
    case 0: {
      if (!PRINTED_MANA_COST[s.def[f.c]!]!.includes(SYMBOL.X)) {
        s.frames.pop()
        return
      }
      if (!(s.wayCast[f.c]! === WAY.plainly)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      ask(s, f, 31, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(6)
        f.n2 = NONE
        s.frames.pop()
        return
      }
      f.n2 = f.answer - 1000001
      s.x[f.c] = f.n2
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim-spell`. */
export function stepAimSpell(s: State, f: AimSpellFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!(s.wayCast[f.c]! === WAY['both-halves'])) {
          f.pc = 1
          aim(s, f.c, f.p)
          return
        }
        f.list1 = PRINTED_FACES[s.def[f.c]!]!
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1 /* after aim */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.h = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        asHalf(s, f.c, f.h, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `as-half`. */
export function stepAsHalf(s: State, f: AsHalfFrame): void {
  switch (f.pc) {
    case 0: {
      f.whole = s.def[f.c]!
      s.def[f.c] = f.h
      f.pc = 1
      aim(s, f.c, f.p)
      return
    }
    case 1 /* after aim */: {
      s.def[f.c] = f.whole
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `pay-price`. */
export function stepPayPrice(s: State, f: PayPriceFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (f.w === WAY.plainly || f.w === WAY['left-half'] || f.w === WAY['right-half']) {
          f.pc = 1
          pay(s, PRINTED_MANA_COST[s.def[f.c]!]!, f.p)
          return
        }
        if (f.w === WAY['both-halves']) {
          f.list1 = PRINTED_FACES[s.def[f.c]!]!
          f.next2 = 0
          f.pc = 2
          continue
        }
        if (f.w === WAY.unseen) {
          f.pc = 1
          pay(s, unseenPriceOf(s), f.p)
          return
        }
        if (f.w === WAY.evoked) {
          f.pc = 1
          pay(s, PRINTED_EVOKE_COST[s.def[f.c]!]!, f.p)
          return
        }
        if (!(f.w === WAY['instead-paid'])) {
          f.pc = 1
          payGranted(s, f.c, f.w, f.p)
          return
        }
        f.pc = 1
        payInstead(s, f.c, f.p)
        return
      }
      case 1: {
        // [mtg.702.32]
        if (!isKicked(s, f.c)) {
          f.pc = 3
          continue
        }
        f.pc = 3
        pay(s, PRINTED_KICKER_COST[s.def[f.c]!]!, f.p)
        return
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          f.pc = 1
          continue
        }
        f.h = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        pay(s, PRINTED_MANA_COST[f.h]!, f.p)
        return
      }
      case 3: {
        // [mtg.702.46]
        f.list3 = through(s.spliced[f.c]!, 15).slice()
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 4: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.s_ = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 4
        pay(s, PRINTED_SPLICE_COST[f.s_]!, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `aim-creature`. */
export function stepAimCreature(s: State, f: AimCreatureFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 32, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(7)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimAt(s, f.t3, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim-player`. */
export function stepAimPlayer(s: State, f: AimPlayerFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 33, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(8)
        f.q2 = NONE
        s.frames.pop()
        return
      }
      f.q2 = f.answer - 1
      aimAtPlayer(s, f.q2, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim-anywhere`. */
export function stepAimAnywhere(s: State, f: AimAnywhereFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 34, f.p, false)
      return
    }
    case 1 /* after aim-player */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        s.frames.pop()
        return
      }
      if (f.answer === 1) {
        f.pc = 1
        aimCreature(s, f.c, f.p)
        return
      }
      if (f.answer === 2) {
        f.pc = 1
        aimPlayer(s, f.c, f.p)
        return
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `resolve-spell`. */
export function stepResolveSpell(s: State, f: ResolveSpellFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.resolving = f.c
        // [mtg.608.2b]
        s.targets[f.c] = without(
          s.targets[f.c]!,
          s.targets[f.c]!.filter((t2) => !reaches(s, f.c, t2)),
        )
        // [mtg.608.2b]
        s.secondTargets[f.c] = without(
          s.secondTargets[f.c]!,
          s.secondTargets[f.c]!.filter((t3) => !reaches(s, f.c, t3)),
        )
        if (!(s.aimed[f.c]! > 0 && lawfulTargetsOf(s, f.c) === 0)) {
          if (!isPermanentCard(s, s.def[f.c]!)) {
            f.pc = 1
            carryOut(s, f.c, holder(s, f.c))
            return
          }
          f.pc = 1
          enter2(s, f.c, holder(s, f.c))
          return
        }
        s.resolving = NONE
        f.pc = 1
        continue
      }
      case 1: {
        // [mtg.608.3b]
        if (!within(s.place[f.c]!, ZONE.stack)) {
          f.pc = 2
          continue
        }
        f.pc = 2
        bury(s, f.c)
        return
      }
      case 2: {
        s.resolving = NONE
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut(s: State, f: CarryOutFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!(s.wayCast[f.c]! === WAY['both-halves'])) {
          f.pc = 1
          spellEffect(s, f.c, f.p)
          return
        }
        f.list1 = PRINTED_FACES[s.def[f.c]!]!
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1: {
        // [mtg.702.46]
        f.list3 = through(s.spliced[f.c]!, 16).slice()
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          f.pc = 1
          continue
        }
        f.h = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        carryOutAs(s, f.c, f.h, f.p)
        return
      }
      case 3: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.s_ = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 3
        carryOutAs(s, f.c, f.s_, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out-as`. */
export function stepCarryOutAs(s: State, f: CarryOutAsFrame): void {
  switch (f.pc) {
    case 0: {
      if (!within(s.place[f.c]!, ZONE.stack)) {
        s.frames.pop()
        return
      }
      f.whole = s.def[f.c]!
      s.def[f.c] = f.h
      f.pc = 1
      spellEffect(s, f.c, f.p)
      return
    }
    case 1 /* after spell-effect */: {
      if (within(s.place[f.c]!, ZONE.stack)) {
        s.def[f.c] = f.whole
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect(s: State, f: SpellEffectFrame): void {
  switch (f.pc) {
    case 0: {
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['《Force of Will》']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['遅延']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText2(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['アーテイのおせっかい']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText3(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['この世界にあらず']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText4(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['目くらまし']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText5(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['差し戻し']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText6(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['打破']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText7(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['阻止']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText8(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['押しつぶし']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText9(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['束縛']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText10(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['綿密な分析']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText11(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['祖先の幻視']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText12(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['弧状の刃']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText13(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['よろめきショック']) {
        // [mtg.cards.1]
        spellEffectOfText14(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['水没']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText15(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['袖の下']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText16(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['思考囲い']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText17(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['四肢切断']) {
        // [mtg.cards.1]
        spellEffectOfText18(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['火の玉']) {
        // [mtg.cards.1]
        spellEffectOfText19(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['猛火の群れ']) {
        // [mtg.cards.1]
        spellEffectOfText20(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['予言の稲妻']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText21(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['終末']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText22(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['熟慮']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText23(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['乱動への突入']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText24(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['壌土からの生命']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText25(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['種蒔き時']) {
        // [mtg.cards.1]
        spellEffectOfText26(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['スカイシュラウドの祝福']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText27(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['《Regrowth》']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText28(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['垂直落下']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText29(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['火']) {
        // [mtg.cards.1]
        spellEffectOfText30(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['氷']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText31(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['変化']) {
        // [mtg.cards.1]
        spellEffectOfText32(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['点火']) {
        // [mtg.cards.1]
        spellEffectOfText33(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['乱暴']) {
        // [mtg.cards.1]
        spellEffectOfText34(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['転落']) {
        // [mtg.cards.1]
        spellEffectOfText35(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['爆裂']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText36(s, f.c, f.p)
        return
      }
      // [mtg.cards.1]
      if (s.def[f.c]! === CARD['破綻']) {
        // [mtg.cards.1]
        f.pc = 1
        spellEffectOfText37(s, f.c, f.p)
        return
      }
      // [mtg.100.6]
      if (s.def[f.c]! === CARD['《Ancestral Recall》']) {
        // [mtg.100.6]
        f.pc = 1
        spellEffectOfText38(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['絶えぬ種']) {
        // [mtg.cards.2]
        spellEffectOfText39(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['狂える炎']) {
        // [mtg.cards.2]
        spellEffectOfText40(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['続く嵐']) {
        // [mtg.cards.2]
        spellEffectOfText41(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['静']) {
        // [mtg.cards.2]
        f.pc = 1
        spellEffectOfText42(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['動']) {
        // [mtg.cards.2]
        spellEffectOfText43(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['余燼']) {
        // [mtg.cards.2]
        f.pc = 1
        spellEffectOfText44(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['着']) {
        // [mtg.cards.2]
        f.pc = 1
        spellEffectOfText45(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['発']) {
        // [mtg.cards.2]
        f.pc = 1
        spellEffectOfText46(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['絡む糸']) {
        // [mtg.cards.2]
        f.pc = 1
        spellEffectOfText47(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['火の雨']) {
        // [mtg.cards.2]
        spellEffectOfText48(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['瞬き']) {
        // [mtg.cards.2]
        f.pc = 1
        spellEffectOfText49(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['送り返し']) {
        // [mtg.cards.2]
        f.pc = 1
        spellEffectOfText50(s, f.c, f.p)
        return
      }
      // [mtg.cards.2]
      if (s.def[f.c]! === CARD['《Counterspell》']) {
        // [mtg.cards.2]
        f.pc = 1
        spellEffectOfText51(s, f.c, f.p)
        return
      }
      // [mtg.603.6d]
      if (s.def[f.c]! === CARD['記憶の塵']) {
        // [mtg.603.6d]
        f.pc = 1
        spellEffectOfText52(s, f.c, f.p)
        return
      }
      // [mtg.pool.1]
      if (s.def[f.c]! === CARD['《Lightning Bolt》']) {
        // [mtg.pool.1]
        spellEffectOfText53(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [mtg.pool.1]
      if (!(s.def[f.c]! === CARD['《Doom Blade》'])) {
        s.frames.pop()
        return
      }
      // [mtg.pool.1]
      f.pc = 1
      spellEffectOfText54(s, f.c, f.p)
      return
    }
    case 1 /* after spell-effect */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `let-cast`. */
export function stepLetCast(s: State, f: LetCastFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.offered2 = f.c
        s.offeredWay = f.w
        s.offeredBy = f.s_
        // [mtg.702.61]
        if (!(f.w === WAY['by-suspend'])) {
          f.pc = 3
          ask(s, f, 40, f.p, true)
          return
        }
        f.pc = 2
        ask(s, f, 39, f.p, false)
        return
      }
      case 1: {
        s.offered2 = NONE
        s.offeredBy = NONE
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        f.pc = 1
        continue
      }
      case 3 /* after the answer */: {
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `pay-granted`. */
export function stepPayGranted(s: State, f: PayGrantedFrame): void {
  switch (f.pc) {
    case 0: {
      if (f.w === WAY['flashed-back']) {
        f.pc = 2
        pay(s, flashbackPriceOf(s, f.c), f.p)
        return
      }
      if (f.w === WAY.retraced) {
        f.pc = 3
        ask(s, f, 41, f.p, false)
        return
      }
      if (f.w === WAY['by-miracle']) {
        f.pc = 1
        pay(s, PRINTED_MIRACLE_COST[s.def[f.c]!]!, f.p)
        return
      }
      if (!(f.w === WAY['by-madness'])) {
        s.frames.pop()
        return
      }
      f.pc = 1
      pay(s, PRINTED_MADNESS_COST[s.def[f.c]!]!, f.p)
      return
    }
    case 1 /* after pay */: {
      s.frames.pop()
      return
    }
    case 2 /* after pay */: {
      payLife(s, orElse(PRINTED_FLASHBACK_LIFE[s.printedDef[f.c]!]!, 0), f.p)
      s.frames.pop()
      return
    }
    case 3 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(9)
        f.d2 = NONE
        s.frames.pop()
        return
      }
      f.d2 = f.answer - 1
      f.pc = 4
      discard(s, f.d2, f.p)
      return
    }
    case 4 /* after discard */: {
      f.pc = 1
      pay(s, PRINTED_MANA_COST[s.def[f.c]!]!, f.p)
      return
    }
  }
}

/** Goes on with `turn-up`. */
export function stepTurnUp(s: State, f: TurnUpFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        if (!isMorphing(s, s.printedDef[f.c]!)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(10)
          s.frames.pop()
          return
        }
        f.pc = 1
        pay(s, PRINTED_MORPH_COST[s.printedDef[f.c]!]!, f.p)
        return
      }
      case 1 /* after pay */: {
        f.list1 = through(range(1, orElse(PRINTED_MORPH_DISCARDS[s.printedDef[f.c]!]!, 0), 17), 18)
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 < f.list1.length) {
          f.i = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 3
          ask(s, f, 42, f.p, false)
          return
        }
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['turn-up'], [f.c, f.p], [f.c])
        s.faceDown[f.c] = false
        s.def[f.c] = s.printedDef[f.c]!
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer !== 0) {
          f.d2 = f.answer - 1
          f.pc = 2
          discard(s, f.d2, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(11)
        f.d2 = NONE
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `cycle`. */
export function stepCycle(s: State, f: CycleFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      activate(s, f.c, f.p)
      f.pc = 1
      pay(s, PRINTED_CYCLING_COST[s.def[f.c]!]!, f.p)
      return
    }
    case 1 /* after pay */: {
      f.pc = 2
      discard(s, f.c, f.p)
      return
    }
    case 2 /* after discard */: {
      addEffect(s, ZONE.pile, PROC.cycleEffectFrame, f.p, f.c, false, [f.p])
      putUp(s)
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.cycle, [f.c, f.p], [f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `suspend`. */
export function stepSuspend(s: State, f: SuspendFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      if (!(isAtEase(s, f.p) || isQuick(s, s.def[f.c]!))) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(12)
        s.frames.pop()
        return
      }
      f.pc = 1
      pay(s, PRINTED_SUSPEND_COST[s.def[f.c]!]!, f.p)
      return
    }
    case 1 /* after pay */: {
      f.pc = 2
      move(s, f.c, ZONE.exile + f.p)
      return
    }
    case 2 /* after move */: {
      s.timeCounters[f.c] = orElse(PRINTED_SUSPEND_NUMBER[s.def[f.c]!]!, 0)
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.suspend, [f.c, f.p], [f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `splice-onto`. */
export function stepSpliceOnto(s: State, f: SpliceOntoFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.shown2 = []
        f.atLeast1 = 0
        f.atMost2 = 3
        f.pc = 1
        continue
      }
      case 1: {
        if (f.shown2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 43, f.p, f.shown2.length >= f.atLeast1, f.shown2.length)
        return
      }
      case 2: {
        if (f.shown2.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(13)
        }
        for (const s_2 of f.shown2) {
          for (const each of seats(s)) {
            if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [s_2, each], [s_2])
            showTo(s, s_2, each)
          }
          s.spliced[f.c] = grown(joined(s.spliced[f.c]!, [s.def[s_2]!]), 20)
        }
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.shown2 = [...f.shown2, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `scavenge`. */
export function stepScavenge(s: State, f: ScavengeFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        activate(s, f.c, f.p)
        f.pc = 2
        ask(s, f, 44, f.p, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.scavenge, [f.c, f.p], [f.c])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.t3 = f.answer - 1
          f.pc = 3
          pay(s, PRINTED_SCAVENGE_COST[s.def[f.c]!]!, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(14)
        f.t3 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after pay */: {
        f.pc = 4
        move(s, f.c, ZONE.exile + f.p)
        return
      }
      case 4 /* after move */: {
        f.gain = powerOf(s, f.c)
        f.was = s.stamp[f.t3]!
        addEffect(s, ZONE.pile, PROC.scavengeEffectFrame, f.p, f.c, false, [f.t3, f.was, f.gain])
        putUp(s)
        noteAim(s, f.t3, f.c)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `check-state`. */
export function stepCheckState(s: State, f: CheckStateFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(21)
        s.amiss = false
        f.pc = 2
        putRight(s)
        return
      }
      case 2 /* after put-right */: {
        if (!s.amiss) {
          s.frames.pop()
          return
        }
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `put-right`. */
export function stepPutRight(s: State, f: PutRightFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (seats(s).some((q) => s.life[q]! <= 0 || isOutOfCards(s, q))) {
          lose(s)
          if (s.over) return
        }
        // [mtg.704.5f]
        f.list1 = family(s, ZONE.battlefield).filter((c3) => isCreature(s, c3) && toughnessOf(s, c3) <= 0)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.c = f.list1[f.next2]!
          f.next2 += 1
          s.amiss = true
          f.pc = 1
          bury(s, f.c)
          return
        }
        // [mtg.704.5g]
        f.list3 = family(s, ZONE.battlefield).filter((c4) => isCreature(s, c4) && s.damage[c4]! >= toughnessOf(s, c4))
        f.next4 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next4 < f.list3.length) {
          f.c2 = f.list3[f.next4]!
          f.next4 += 1
          s.amiss = true
          f.pc = 2
          destroy(s, f.c2)
          return
        }
        // [mtg.704.5q]
        for (const c6 of family(s, ZONE.battlefield).filter(
          (c5) => s.plusCounters[c5]! > 0 && s.minusCounters[c5]! > 0,
        )) {
          s.plusCounters[c6] = s.plusCounters[c6]! - 1
          s.minusCounters[c6] = s.minusCounters[c6]! - 1
          s.amiss = true
        }
        // [mtg.704.5j]
        f.list5 = seats(s)
        f.next6 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next6 < f.list5.length) {
          f.p = f.list5[f.next6]!
          f.next6 += 1
          f.pc = 3
          legendRule(s, f.p)
          return
        }
        // [mtg.704.5e]
        for (const c8 of presentCards(s).filter((c7) => isToken(s, c7) && !within(s.place[c7]!, ZONE.battlefield))) {
          leaveGame(s, c8)
        }
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `legend-rule`. */
export function stepLegendRule(s: State, f: LegendRuleFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 45, f.p, false)
      return
    }
    case 1 /* after bury */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(15)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      s.amiss = true
      f.pc = 1
      bury(s, f.c2)
      return
    }
  }
}

/** Goes on with `combat-phase`. */
export function stepCombatPhase(s: State, f: CombatPhaseFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.phase = PHASE_KIND.combat
        f.pc = 1
        declareAttackers(s, f.p)
        return
      }
      case 1 /* after declare-attackers */: {
        if (!someOf(s, ZONE.battlefield, (a) => isAttacking(s, a))) {
          f.pc = 2
          continue
        }
        f.pc = 3
        priority(s)
        return
      }
      case 2: {
        emptyPools(s)
        s.frames.pop()
        return
      }
      case 3 /* after priority */: {
        f.pc = 4
        declareBlockers(s, nextSeat(s, f.p, 1))
        return
      }
      case 4 /* after declare-blockers */: {
        f.pc = 5
        priority(s)
        return
      }
      case 5 /* after priority */: {
        f.pc = 6
        strikeAll(s, f.p)
        return
      }
      case 6 /* after strike-all */: {
        f.pc = 7
        priority(s)
        return
      }
      case 7 /* after priority */: {
        for (const c of family(s, ZONE.battlefield)) {
          s.attacking[c] = false
          s.blocking[c] = false
          s.blocked[c] = false
          s.blockedBy[c] = []
        }
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `declare-attackers`. */
export function stepDeclareAttackers(s: State, f: DeclareAttackersFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        f.pc = 2
        ask(s, f, 46, f.p, true)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        checkState(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `declare-blockers`. */
export function stepDeclareBlockers(s: State, f: DeclareBlockersFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        f.pc = 2
        ask(s, f, 47, f.q, true)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        checkState(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `strike-all`. */
export function stepStrikeAll(s: State, f: StrikeAllFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [mtg.702.7]
        if (
          !someOf(
            s,
            ZONE.battlefield,
            (c) => has(s, c, KEYWORD['first-strike']) && (isAttacking(s, c) || isBlocking(s, c)),
          )
        ) {
          f.pc = 1
          continue
        }
        f.list1 = family(s, ZONE.battlefield).filter((a) => isAttacking(s, a) && has(s, a, KEYWORD['first-strike']))
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1: {
        f.list3 = family(s, ZONE.battlefield).filter((a2) => isAttacking(s, a2) && !has(s, a2, KEYWORD['first-strike']))
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 2: {
        if (f.next2 < f.list1.length) {
          f.each = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 2
          strikeWith(s, f.each, f.p)
          return
        }
        for (const each3 of family(s, ZONE.battlefield).filter(
          (b) => isBlocking(s, b) && has(s, b, KEYWORD['first-strike']),
        )) {
          strikeBack(s, each3)
        }
        f.pc = 1
        priority(s)
        return
      }
      case 3: {
        if (f.next4 < f.list3.length) {
          f.each2 = f.list3[f.next4]!
          f.next4 += 1
          f.pc = 3
          strikeWith(s, f.each2, f.p)
          return
        }
        for (const each4 of family(s, ZONE.battlefield).filter(
          (b2) => isBlocking(s, b2) && !has(s, b2, KEYWORD['first-strike']),
        )) {
          strikeBack(s, each4)
        }
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `strike-with`. */
export function stepStrikeWith(s: State, f: StrikeWithFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.left = Math.max(0, powerOf(s, f.a))
        if (!isBlocked(s, f.a)) {
          damagePlayer(s, nextSeat(s, f.p, 1), f.left, f.a)
          s.frames.pop()
          return
        }
        f.rest2 = s.blockedBy[f.a]!.filter((b3) => within(s.place[b3]!, ZONE.battlefield))
        f.pc = 1
        continue
      }
      case 1: {
        if (!(f.rest2.length === 0) && f.left > 0) {
          goesRound(22)
          f.pc = 2
          ask(s, f, 48, f.p, false)
          return
        }
        // [mtg.702.19]
        if (has(s, f.a, KEYWORD.trample) && f.left > 0) {
          damagePlayer(s, nextSeat(s, f.p, 1), f.left, f.a)
        }
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(16)
          f.b2 = NONE
          f.pc = 1
          continue
        }
        f.b2 = f.answer - 1
        f.rest2 = without(f.rest2, [f.b2])
        f.part2 = Math.min(f.left, Math.max(0, toughnessOf(s, f.b2) - s.damage[f.b2]!))
        if (f.rest2.length === 0 && !has(s, f.a, KEYWORD.trample)) {
          f.part2 = f.left
        }
        damageCreature(s, f.b2, f.part2, f.a)
        f.left = f.left - f.part2
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `unmake`. */
export function stepUnmake(s: State, f: UnmakeFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        activate(s, f.this_, f.you)
        f.pc = 2
        ask(s, f, 49, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.unmake, [f.this_, f.you], [f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.s_2 = f.answer - 1
          f.pc = 3
          pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(17)
        f.s_2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after pay */: {
        f.pc = 4
        sacrifice(s, f.this_, f.you)
        return
      }
      case 4 /* after sacrifice */: {
        f.was = s.stamp[f.s_2]!
        addEffect(s, ZONE.pile, PROC.unmakeEffectFrame, f.you, f.this_, false, [f.s_2, f.was, f.you])
        putUp(s)
        noteAim(s, f.s_2, f.this_)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `eat-land`. */
export function stepEatLand(s: State, f: EatLandFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        activate(s, f.this_, f.you)
        tap(s, f.this_)
        f.pc = 2
        ask(s, f, 50, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['eat-land'], [f.this_, f.you], [f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 3
          ask(s, f, 51, f.you, false)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(18)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(19)
          f.v2 = NONE
          f.pc = 1
          continue
        }
        f.v2 = f.answer - 1
        f.was = s.stamp[f.c2]!
        addEffect(s, ZONE.pile, PROC.eatLandEffectFrame, f.you, f.this_, false, [f.c2, f.was, f.you, f.v2])
        putUp(s)
        noteAim(s, f.c2, f.this_)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `eat-spell`. */
export function stepEatSpell(s: State, f: EatSpellFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        activate(s, f.this_, f.you)
        tap(s, f.this_)
        f.pc = 2
        ask(s, f, 52, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['eat-spell'], [f.this_, f.you], [f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 3
          pay(s, blackSymbolOf(s), f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(20)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after pay */: {
        f.was = s.stamp[f.c2]!
        addEffect(s, ZONE.pile, PROC.eatSpellEffectFrame, f.you, f.this_, false, [f.c2, f.was, f.you, f.this_])
        putUp(s)
        noteAim(s, f.c2, f.this_)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `eat-creature`. */
export function stepEatCreature(s: State, f: EatCreatureFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        activate(s, f.this_, f.you)
        tap(s, f.this_)
        f.pc = 2
        ask(s, f, 53, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['eat-creature'], [f.this_, f.you], [f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 3
          pay(s, greenSymbolOf(s), f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(21)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after pay */: {
        f.was = s.stamp[f.c2]!
        addEffect(s, ZONE.pile, PROC.eatCreatureEffectFrame, f.you, f.this_, false, [f.c2, f.was, f.you])
        putUp(s)
        noteAim(s, f.c2, f.this_)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `imitate`. */
export function stepImitate(s: State, f: ImitateFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 54, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(22)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      s.def[f.c] = s.def[f.t3]!
      s.illusory[f.c] = true
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `feed`. */
export function stepFeed(s: State, f: FeedFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        activate(s, f.this_, f.you)
        f.pc = 2
        ask(s, f, 55, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.feed, [f.this_, f.you], [f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 3
          pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(23)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after pay */: {
        f.was = s.stamp[f.c2]!
        f.mine = s.stamp[f.this_]!
        addEffect(s, ZONE.pile, PROC.feedEffectFrame, f.you, f.this_, false, [f.c2, f.was, f.you, f.this_, f.mine])
        putUp(s)
        noteAim(s, f.c2, f.this_)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `aim-spell-on-stack`. */
export function stepAimSpellOnStack(s: State, f: AimSpellOnStackFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 56, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(24)
        f.s_2 = NONE
        s.frames.pop()
        return
      }
      f.s_2 = f.answer - 1
      aimAt(s, f.s_2, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `counter-targets`. */
export function stepCounterTargets(s: State, f: CounterTargetsFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!
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
        counter(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `aim-activation`. */
export function stepAimActivation(s: State, f: AimActivationFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 57, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(25)
        f.e2 = NONE
        s.frames.pop()
        return
      }
      f.e2 = f.answer - 1
      aimAbility(s, f.e2, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `meddle-with`. */
export function stepMeddleWith(s: State, f: MeddleWithFrame): void {
  switch (f.pc) {
    case 0: {
      f.d = s.def[f.s_]!
      f.k = s.x[f.s_]!
      f.ts = s.targets[f.s_]!.slice()
      f.qs = s.targetPlayers[f.s_]!.slice()
      f.pc = 1
      banish(s, f.s_)
      return
    }
    case 1 /* after banish */: {
      if (within(s.place[f.s_]!, ZONE.exile)) {
        s.delayCounters[f.s_] = f.n
        s.meddledAs[f.s_] = f.d
        s.meddledX[f.s_] = f.k
        s.meddledTargets[f.s_] = f.ts
        s.meddledPlayers[f.s_] = f.qs
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `come-back`. */
export function stepComeBack(s: State, f: ComeBackFrame): void {
  switch (f.pc) {
    case 0: {
      f.d = orElse(s.meddledAs[f.c]!, s.def[f.c]!)
      f.k = s.meddledX[f.c]!
      f.ts = s.meddledTargets[f.c]!.slice()
      f.qs = s.meddledPlayers[f.c]!.slice()
      f.pc = 1
      move(s, f.c, ZONE.stack + f.p)
      return
    }
    case 1 /* after move */: {
      s.def[f.c] = f.d
      s.x[f.c] = f.k
      s.targets[f.c] = f.ts
      s.targetPlayers[f.c] = f.qs
      s.aimed[f.c] = f.ts.length + f.qs.length
      addEffect(s, ZONE.pile, PROC.comeBackEffectFrame, f.p, f.c, false, [f.p, f.c])
      if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
        s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-spell']
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `tax`. */
export function stepTax(s: State, f: TaxFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(availableOf(s, f.q) >= f.n)) {
        f.pc = 1
        counter(s, f.s_)
        return
      }
      f.pc = 2
      ask(s, f, 58, f.q, true)
      return
    }
    case 1 /* after counter */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        f.pc = 1
        counter(s, f.s_)
        return
      }
      for (const _i of through(range(1, f.n, 23), 24)) {
        payAny(s, f.q)
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim-second-creature`. */
export function stepAimSecondCreature(s: State, f: AimSecondCreatureFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 59, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(26)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimSecondAt(s, f.t3, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `banish-with`. */
export function stepBanishWith(s: State, f: BanishWithFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        activate(s, f.this_, f.you)
        f.pc = 2
        ask(s, f, 60, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['banish-with'], [f.this_, f.you], [f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.t3 = f.answer - 1
          f.pc = 3
          pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(27)
        f.t3 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after pay */: {
        f.was = s.stamp[f.t3]!
        addEffect(s, ZONE.pile, PROC.banishWithEffectFrame, f.you, f.this_, false, [f.t3, f.was, f.you])
        putUp(s)
        noteAim(s, f.t3, f.this_)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `empty-grave`. */
export function stepEmptyGrave(s: State, f: EmptyGraveFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        activate(s, f.this_, f.you)
        tap(s, f.this_)
        f.pc = 2
        ask(s, f, 61, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['empty-grave'], [f.this_, f.you], [f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.q2 = f.answer - 1
          f.pc = 3
          sacrifice(s, f.this_, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(28)
        f.q2 = NONE
        f.pc = 1
        continue
      }
      case 3 /* after sacrifice */: {
        addEffect(s, ZONE.pile, PROC.emptyGraveEffectFrame, f.you, f.this_, false, [f.you, f.q2])
        putUp(s)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `keep-or-return`. */
export function stepKeepOrReturn(s: State, f: KeepOrReturnFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.life[f.p]! >= 4)) {
        f.pc = 1
        move(s, f.c, ZONE.library + f.p)
        return
      }
      f.pc = 2
      ask(s, f, 62, f.p, true)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        f.pc = 1
        move(s, f.c, ZONE.library + f.p)
        return
      }
      payLife(s, 4, f.p)
      s.newlyDrawn[f.c] = false
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `give-freely`. */
export function stepGiveFreely(s: State, f: GiveFreelyFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      activate(s, f.this_, f.you)
      tap(s, f.this_)
      addEffect(s, ZONE.pile, PROC.giveFreelyEffectFrame, f.you, f.this_, false, [f.you, f.this_])
      putUp(s)
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['give-freely'], [f.this_, f.you], [f.this_])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `cast-effect`. */
export function stepCastEffect(s: State, f: CastEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      resolveSpell(s, f.c)
      return
    }
    case 1 /* after resolve-spell */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim2(s: State, f: AimFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 10, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(29)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimAt(s, f.t3, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim3(s: State, f: AimFrame3): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimAnywhere(s, f.c, f.p)
      return
    }
    case 1 /* after aim-anywhere */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim4(s: State, f: AimFrame4): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimSpellOnStack(s, f.c, f.p)
      return
    }
    case 1 /* after aim-spell-on-stack */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim5(s: State, f: AimFrame5): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 11, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(30)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimAt(s, f.t3, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim6(s: State, f: AimFrame6): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimCreature(s, f.c, f.p)
      return
    }
    case 1 /* after aim-creature */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim7(s: State, f: AimFrame7): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimPlayer(s, f.c, f.p)
      return
    }
    case 1 /* after aim-player */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim8(s: State, f: AimFrame8): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimAnywhere(s, f.c, f.p)
      return
    }
    case 1 /* after aim-anywhere */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim9(s: State, f: AimFrame9): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimAnywhere(s, f.c, f.p)
      return
    }
    case 1 /* after aim-anywhere */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim10(s: State, f: AimFrame10): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimPlayer(s, f.c, f.p)
      return
    }
    case 1 /* after aim-player */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim11(s: State, f: AimFrame11): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 12, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(31)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimAt(s, f.t3, f.c, f.p)
      f.pc = 2
      ask(s, f, 13, f.p, false)
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(32)
        f.u2 = NONE
        s.frames.pop()
        return
      }
      f.u2 = f.answer - 1
      aimAt(s, f.u2, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim12(s: State, f: AimFrame12): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 14, f.p, false)
      return
    }
    case 1 /* after aim-player */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        s.frames.pop()
        return
      }
      if (f.answer === 1) {
        f.pc = 1
        aimSecondCreature(s, f.c, f.p)
        return
      }
      if (f.answer === 2) {
        f.pc = 1
        aimPlayer(s, f.c, f.p)
        return
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim13(s: State, f: AimFrame13): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimCreature(s, f.c, f.p)
      return
    }
    case 1 /* after aim-creature */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim14(s: State, f: AimFrame14): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 15, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(33)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimAt(s, f.t3, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim15(s: State, f: AimFrame15): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.burnt = []
        f.atLeast1 = 0
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.burnt.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 16, f.p, f.burnt.length >= f.atLeast1, f.burnt.length)
        return
      }
      case 2: {
        if (f.burnt.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(34)
        }
        f.scorched = []
        f.atLeast3 = 0
        f.atMost4 = 2
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
        if (f.scorched.length >= f.atMost4) {
          f.pc = 5
          continue
        }
        f.pc = 6
        ask(
          s,
          f,
          17,
          f.p,
          f.scorched.length >= f.atLeast3 &&
            (s.announcing === 0 ||
              (f.burnt.length + f.scorched.length >= 1 && f.burnt.length + f.scorched.length <= 2)),
          f.scorched.length,
        )
        return
      }
      case 5: {
        if (f.scorched.length < f.atLeast3) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(35)
        }
        if (!(f.burnt.length + f.scorched.length >= 1 && f.burnt.length + f.scorched.length <= 2)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(36)
          s.frames.pop()
          return
        }
        for (const each of f.burnt) {
          aimAt(s, each, f.c, f.p)
        }
        for (const each2 of f.scorched) {
          aimAtPlayer(s, each2, f.c, f.p)
        }
        s.frames.pop()
        return
      }
      case 6 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 5
          continue
        }
        f.scorched = [...f.scorched, f.answer - 1]
        f.pc = 4
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim16(s: State, f: AimFrame16): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 18, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(37)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimAt(s, f.t3, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim17(s: State, f: AimFrame17): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 19, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(38)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimAt(s, f.t3, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim18(s: State, f: AimFrame18): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.wanted2 = []
        f.atLeast1 = 0
        f.atMost2 = 3
        f.pc = 1
        continue
      }
      case 1: {
        if (f.wanted2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 20, f.p, f.wanted2.length >= f.atLeast1, f.wanted2.length)
        return
      }
      case 2: {
        if (f.wanted2.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(39)
        }
        for (const each of f.wanted2) {
          aimAt(s, each, f.c, f.p)
        }
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.wanted2 = [...f.wanted2, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim19(s: State, f: AimFrame19): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 21, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(40)
        f.t3 = NONE
        s.frames.pop()
        return
      }
      f.t3 = f.answer - 1
      aimAt(s, f.t3, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim20(s: State, f: AimFrame20): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimAnywhere(s, f.c, f.p)
      return
    }
    case 1 /* after aim-anywhere */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim21(s: State, f: AimFrame21): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimCreature(s, f.c, f.p)
      return
    }
    case 1 /* after aim-creature */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim22(s: State, f: AimFrame22): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.burnt = []
        f.atLeast1 = 0
        f.atMost2 = 4
        f.pc = 1
        continue
      }
      case 1: {
        if (f.burnt.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 22, f.p, f.burnt.length >= f.atLeast1, f.burnt.length)
        return
      }
      case 2: {
        if (f.burnt.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(41)
        }
        f.scorched = []
        f.atLeast3 = 0
        f.atMost4 = 2
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
        if (f.scorched.length >= f.atMost4) {
          f.pc = 5
          continue
        }
        f.pc = 6
        ask(s, f, 23, f.p, f.scorched.length >= f.atLeast3, f.scorched.length)
        return
      }
      case 5: {
        if (f.scorched.length < f.atLeast3) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(42)
        }
        for (const each of f.burnt) {
          aimAt(s, each, f.c, f.p)
        }
        for (const each2 of f.scorched) {
          aimAtPlayer(s, each2, f.c, f.p)
        }
        s.surcharge = Math.max(0, f.burnt.length + f.scorched.length - 1)
        s.frames.pop()
        return
      }
      case 6 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 5
          continue
        }
        f.scorched = [...f.scorched, f.answer - 1]
        f.pc = 4
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim23(s: State, f: AimFrame23): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimCreature(s, f.c, f.p)
      return
    }
    case 1 /* after aim-creature */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim24(s: State, f: AimFrame24): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimPlayer(s, f.c, f.p)
      return
    }
    case 1 /* after aim-player */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim25(s: State, f: AimFrame25): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 24, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(43)
        f.q2 = NONE
        s.frames.pop()
        return
      }
      f.q2 = f.answer - 1
      aimAtPlayer(s, f.q2, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim26(s: State, f: AimFrame26): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimCreature(s, f.c, f.p)
      return
    }
    case 1 /* after aim-creature */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim27(s: State, f: AimFrame27): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimAnywhere(s, f.c, f.p)
      return
    }
    case 1 /* after aim-anywhere */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim28(s: State, f: AimFrame28): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimAnywhere(s, f.c, f.p)
      return
    }
    case 1 /* after aim-anywhere */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim29(s: State, f: AimFrame29): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimPlayer(s, f.c, f.p)
      return
    }
    case 1 /* after aim-player */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim30(s: State, f: AimFrame30): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimPlayer(s, f.c, f.p)
      return
    }
    case 1 /* after aim-player */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim31(s: State, f: AimFrame31): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimActivation(s, f.c, f.p)
      return
    }
    case 1 /* after aim-activation */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim32(s: State, f: AimFrame32): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimActivation(s, f.c, f.p)
      return
    }
    case 1 /* after aim-activation */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim33(s: State, f: AimFrame33): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 25, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(44)
        f.e2 = NONE
        s.frames.pop()
        return
      }
      f.e2 = f.answer - 1
      aimAbility(s, f.e2, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim34(s: State, f: AimFrame34): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 26, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(45)
        f.s_2 = NONE
        s.frames.pop()
        return
      }
      f.s_2 = f.answer - 1
      aimAt(s, f.s_2, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim35(s: State, f: AimFrame35): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimSpellOnStack(s, f.c, f.p)
      return
    }
    case 1 /* after aim-spell-on-stack */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim36(s: State, f: AimFrame36): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimSpellOnStack(s, f.c, f.p)
      return
    }
    case 1 /* after aim-spell-on-stack */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim37(s: State, f: AimFrame37): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 27, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(46)
        f.e2 = NONE
        s.frames.pop()
        return
      }
      f.e2 = f.answer - 1
      if ((s.role[f.e2] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-spell']) {
        aimAt(s, s.effects[f.e2]?.source ?? NONE, f.c, f.p)
      } else {
        aimAbility(s, f.e2, f.c)
      }
      if (
        (s.aims[f.e2] ?? []).some(
          (t2) => isCreature(s, t2) && s.place[t2] === ZONE.battlefield + f.p && powerOf(s, t2) >= 7,
        )
      ) {
        s.surcharge -= 7
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim38(s: State, f: AimFrame38): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimSpellOnStack(s, f.c, f.p)
      return
    }
    case 1 /* after aim-spell-on-stack */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim39(s: State, f: AimFrame39): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimSpellOnStack(s, f.c, f.p)
      return
    }
    case 1 /* after aim-spell-on-stack */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim40(s: State, f: AimFrame40): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      aimSpellOnStack(s, f.c, f.p)
      return
    }
    case 1 /* after aim-spell-on-stack */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `pay-instead`. */
export function stepPayInstead2(s: State, f: PayInsteadFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 28, f.p, false)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(47)
        f.d2 = NONE
        s.frames.pop()
        return
      }
      f.d2 = f.answer - 1
      s.x[f.c] = manaValueOf(s, s.def[f.d2]!)
      f.pc = 1
      move(s, f.d2, ZONE.exile + f.p)
      return
    }
  }
}

/** Goes on with `pay-instead`. */
export function stepPayInstead3(s: State, f: PayInsteadFrame3): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 29, f.p, false)
      return
    }
    case 1 /* after take-back */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(48)
        f.d2 = NONE
        s.frames.pop()
        return
      }
      f.d2 = f.answer - 1
      f.pc = 1
      takeBack(s, f.d2)
      return
    }
  }
}

/** Goes on with `pay-instead`. */
export function stepPayInstead4(s: State, f: PayInsteadFrame4): void {
  switch (f.pc) {
    case 0: {
      payLife(s, 1, f.p)
      f.pc = 2
      ask(s, f, 30, f.p, false)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(49)
        f.d2 = NONE
        s.frames.pop()
        return
      }
      f.d2 = f.answer - 1
      f.pc = 1
      move(s, f.d2, ZONE.exile + f.p)
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect2(s: State, f: SpellEffectFrame2): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!
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
        destroy(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect3(s: State, f: SpellEffectFrame3): void {
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect4(s: State, f: SpellEffectFrame4): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      counterTargets(s, f.c)
      return
    }
    case 1 /* after counter-targets */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect5(s: State, f: SpellEffectFrame5): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!
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
        takeBack(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect6(s: State, f: SpellEffectFrame6): void {
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
        f.t2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        banish(s, f.t2)
        return
      }
      case 2 /* after banish */: {
        if (!within(s.place[f.t2]!, ZONE.exile)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        enter2(s, f.t2, s.owner[f.t2]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect7(s: State, f: SpellEffectFrame7): void {
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect8(s: State, f: SpellEffectFrame8): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      draw(s, 3, f.p)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect9(s: State, f: SpellEffectFrame9): void {
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect10(s: State, f: SpellEffectFrame10): void {
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect11(s: State, f: SpellEffectFrame11): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      draw(s, 2, f.p)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect12(s: State, f: SpellEffectFrame12): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targetPlayers[f.c]!
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
        draw(s, 3, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect13(s: State, f: SpellEffectFrame13): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.battlefield).filter((t2) => isLandCard(s, t2))
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
        destroy(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect14(s: State, f: SpellEffectFrame14): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!
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
        destroy(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect15(s: State, f: SpellEffectFrame15): void {
  switch (f.pc) {
    case 0: {
      for (const t2 of s.targets[f.c]!.slice()) {
        s.tapped[t2] = true
      }
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect16(s: State, f: SpellEffectFrame16): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!
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
        destroy(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect17(s: State, f: SpellEffectFrame17): void {
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
        f.t2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        move(s, f.t2, ZONE.hand + s.owner[f.t2]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect18(s: State, f: SpellEffectFrame18): void {
  switch (f.pc) {
    case 0: {
      if (s.runningTurn > 0)
        addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurnFrame, f.p, f.c, false, [s.runningTurn])
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect19(s: State, f: SpellEffectFrame19): void {
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
        f.t2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        move(s, f.t2, ZONE.hand + s.owner[f.t2]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect20(s: State, f: SpellEffectFrame20): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1 /* after draw */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.next2 < f.list1.length) {
          f.each = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 2
          takeBack(s, f.each)
          return
        }
        if (!isKicked(s, f.c)) {
          s.frames.pop()
          return
        }
        f.pc = 1
        draw(s, 1, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect21(s: State, f: SpellEffectFrame21): void {
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect22(s: State, f: SpellEffectFrame22): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.battlefield).filter((c2) => isCreature(s, c2))
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
        sink(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect23(s: State, f: SpellEffectFrame23): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        damageTargets(s, f.c, 4)
        f.seen = top(s.zones[ZONE.library + f.p]!, 4)
        for (const each2 of f.seen) {
          if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each2, f.p], [each2])
          showTo(s, each2, f.p)
        }
        f.kept2 = []
        f.atLeast1 = 1
        f.atMost2 = 1
        f.pc = 1
        continue
      }
      case 1: {
        if (f.kept2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 35, f.p, f.kept2.length >= f.atLeast1, f.kept2.length)
        return
      }
      case 2: {
        if (f.kept2.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(50)
        }
        f.list3 = f.kept2
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.kept2 = [...f.kept2, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 < f.list3.length) {
          f.each = f.list3[f.next4]!
          f.next4 += 1
          f.pc = 4
          move(s, f.each, ZONE.hand + f.p)
          return
        }
        f.rest2 = without(f.seen, f.kept2)
        f.pc = 5
        continue
      }
      case 5: {
        if (!!(f.rest2.length === 0)) {
          s.frames.pop()
          return
        }
        goesRound(25)
        f.pc = 6
        ask(s, f, 36, f.p, false)
        return
      }
      case 6 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(51)
          f.c4 = NONE
          f.pc = 5
          continue
        }
        f.c4 = f.answer - 1
        f.rest2 = without(f.rest2, [f.c4])
        f.pc = 5
        move(s, f.c4, ZONE.library + f.p, true)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect24(s: State, f: SpellEffectFrame24): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targetPlayers[f.c]!.slice()
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          loseLife(s, 2, f.p)
          s.frames.pop()
          return
        }
        f.q = f.list1[f.next2]!
        f.next2 += 1
        for (const each of s.zones[ZONE.hand + f.q]!) {
          for (const each2 of through(seats(s), 26)) {
            if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each, each2], [each])
            showTo(s, each, each2)
          }
        }
        if (!s.zones[ZONE.hand + f.q]!.some((c5) => !isLandCard(s, c5))) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 37, f.p, false)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c3 = f.answer - 1
          f.pc = 1
          discard(s, f.c3, f.q)
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect25(s: State, f: SpellEffectFrame25): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targetPlayers[f.c]!.slice()
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
        for (const each2 of s.zones[ZONE.library + f.q]!) {
          if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each2, f.p], [each2])
          showTo(s, each2, f.p)
        }
        f.seen = s.zones[ZONE.library + f.q]!.filter((c4) => isCreature(s, c4))
        f.taken = []
        f.atLeast3 = 0
        f.atMost4 = 1
        f.pc = 2
        continue
      }
      case 2: {
        if (f.taken.length >= f.atMost4) {
          f.pc = 3
          continue
        }
        f.pc = 4
        ask(s, f, 38, f.p, f.taken.length >= f.atLeast3, f.taken.length)
        return
      }
      case 3: {
        if (f.taken.length < f.atLeast3) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(53)
        }
        f.list5 = f.taken
        f.next6 = 0
        f.pc = 5
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 3
          continue
        }
        f.taken = [...f.taken, f.answer - 1]
        f.pc = 2
        continue
      }
      case 5: {
        if (f.next6 < f.list5.length) {
          f.each = f.list5[f.next6]!
          f.next6 += 1
          f.pc = 5
          enter2(s, f.each, f.p)
          return
        }
        if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.library + f.q)
        shuffle(s, ZONE.library + f.q)
        loseSight(s, s.zones[ZONE.library + f.q]!, HOLDS_CARDS)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect26(s: State, f: SpellEffectFrame26): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!
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
        tuck(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect27(s: State, f: SpellEffectFrame27): void {
  switch (f.pc) {
    case 0: {
      damageTargets(s, f.c, 2)
      f.pc = 1
      banish(s, f.c)
      return
    }
    case 1 /* after banish */: {
      s.timeCounters[f.c] = 3
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect28(s: State, f: SpellEffectFrame28): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targetPlayers[f.c]!
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
        draw(s, 3, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect29(s: State, f: SpellEffectFrame29): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targetPlayers[f.c]!
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
        draw(s, 2, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect30(s: State, f: SpellEffectFrame30): void {
  switch (f.pc) {
    case 0: {
      counterAbility(s, f.c)
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect31(s: State, f: SpellEffectFrame31): void {
  switch (f.pc) {
    case 0: {
      counterAbility(s, f.c)
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect32(s: State, f: SpellEffectFrame32): void {
  switch (f.pc) {
    case 0: {
      for (const e2 of s.zones[ZONE.pile]!.filter((e) => e === s.targetAbility[f.c]!)) {
        f.k = s.effects[e2]?.source ?? NONE
        f.was = s.stamp[f.k]!
        if (s.runningTurn > 0)
          addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn4Frame, f.p, f.c, false, [f.k, f.was, s.runningTurn])
      }
      counterAbility(s, f.c)
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect33(s: State, f: SpellEffectFrame33): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      counterTargets(s, f.c)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
    case 2 /* after counter-targets */: {
      f.pc = 1
      draw(s, 1, f.p)
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect34(s: State, f: SpellEffectFrame34): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.targets[f.c]!
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1 /* after draw */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          f.pc = 1
          draw(s, 1, f.p)
          return
        }
        f.each = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        takeBack(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect35(s: State, f: SpellEffectFrame35): void {
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
        f.s_ = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        tax(s, f.s_, 1, holder(s, f.s_))
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect36(s: State, f: SpellEffectFrame36): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      counterTargets(s, f.c)
      return
    }
    case 1 /* after counter-targets */: {
      counterAbility(s, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect37(s: State, f: SpellEffectFrame37): void {
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
        f.s_ = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        meddleWith(s, f.s_, s.x[f.c]!, holder(s, f.s_))
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect38(s: State, f: SpellEffectFrame38): void {
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
        f.s_ = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        banish(s, f.s_)
        return
      }
      case 2 /* after banish */: {
        s.timeCounters[f.s_] = 3
        if (PRINTED_SUSPEND_NUMBER[s.def[f.s_]!]! === NONE) {
          s.givenSuspend[f.s_] = true
        }
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect39(s: State, f: SpellEffectFrame39): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      counterTargets(s, f.c)
      return
    }
    case 1 /* after counter-targets */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `cycle-effect`. */
export function stepCycleEffect(s: State, f: CycleEffectFrame): void {
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

/** Goes on with `unmake-effect`. */
export function stepUnmakeEffect(s: State, f: UnmakeEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.stamp[f.s_]! === f.was)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      counter(s, f.s_)
      return
    }
    case 1 /* after counter */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `eat-land-effect`. */
export function stepEatLandEffect(s: State, f: EatLandEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.stamp[f.c]! === f.was)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      banish(s, f.c)
      return
    }
    case 1 /* after banish */: {
      s.pool[f.you * 1024 + f.v] = (s.pool[f.you * 1024 + f.v] ?? 0) + 1
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `eat-spell-effect`. */
export function stepEatSpellEffect(s: State, f: EatSpellEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.stamp[f.c]! === f.was)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      banish(s, f.c)
      return
    }
    case 1 /* after banish */: {
      loseLife(s, 2, nextSeat(s, f.you, 1))
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `eat-creature-effect`. */
export function stepEatCreatureEffect(s: State, f: EatCreatureEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.stamp[f.c]! === f.was)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      banish(s, f.c)
      return
    }
    case 1 /* after banish */: {
      gainLife(s, 2, f.you)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `feed-effect`. */
export function stepFeedEffect(s: State, f: FeedEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.stamp[f.c]! === f.was)) {
        s.frames.pop()
        return
      }
      f.meat = isCreature(s, f.c)
      f.pc = 1
      banish(s, f.c)
      return
    }
    case 1 /* after banish */: {
      if (f.meat) {
        gainLife(s, 1, f.you)
        if (s.stamp[f.this_]! === f.mine) {
          s.plusCounters[f.this_] = s.plusCounters[f.this_]! + 1
        }
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `come-back-effect`. */
export function stepComeBackEffect(s: State, f: ComeBackEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      resolveSpell(s, f.c)
      return
    }
    case 1 /* after resolve-spell */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `banish-with-effect`. */
export function stepBanishWithEffect(s: State, f: BanishWithEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.stamp[f.t2]! === f.was)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      banish(s, f.t2)
      return
    }
    case 1 /* after banish */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `empty-grave-effect`. */
export function stepEmptyGraveEffect(s: State, f: EmptyGraveEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.zones[ZONE.graveyard + f.q]!.slice()
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
        banish(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `give-freely-effect`. */
export function stepGiveFreelyEffect(s: State, f: GiveFreelyEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!!(s.zones[ZONE.hand + f.you]!.length === 0)) {
        s.frames.pop()
        return
      }
      f.pc = 2
      ask(s, f, 63, f.you, false)
      return
    }
    case 1 /* after let-cast */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(54)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      f.pc = 1
      letCast(s, f.c2, WAY['for-free'], f.this_, f.you)
      return
    }
  }
}

/** Goes on with `instead-move`. */
export function stepInsteadMove(s: State, f: InsteadMoveFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.card2, ZONE.exile + s.owner[f.card2]!)
      return
    }
    case 1 /* after move */: {
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `enter-effect`. */
export function stepEnterEffect(s: State, f: EnterEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!within(s.place[f.c]!, ZONE.battlefield)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      sacrifice(s, f.c, f.you)
      return
    }
    case 1 /* after sacrifice */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `count-down-effect`. */
export function stepCountDownEffect(s: State, f: CountDownEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!within(s.place[f.c]!, ZONE.exile)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      letCast(s, f.c, WAY['by-suspend'], f.c, s.owner[f.c]!)
      return
    }
    case 1 /* after let-cast */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `instead-draw-one`. */
export function stepInsteadDrawOne(s: State, f: InsteadDrawOneFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 64, f.p, true)
      return
    }
    case 1 /* after move */: {
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        f.pc = 1
        drawOne(s, f.p)
        return
      }
      f.pc = 3
      mill(s, orElse(PRINTED_DREDGE[s.def[f.this_]!]!, 0), f.p)
      return
    }
    case 3 /* after mill */: {
      f.pc = 1
      move(s, f.this_, ZONE.hand + f.p)
      return
    }
  }
}

/** Goes on with `cast-effect`. */
export function stepCastEffect2(s: State, f: CastEffectFrame2): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.dug = []
        f.going = true
        f.pc = 1
        continue
      }
      case 1: {
        if (!(f.going && !(s.zones[ZONE.library + f.p]!.length === 0))) {
          f.pc = 4
          continue
        }
        goesRound(27)
        f.list1 = top(s.zones[ZONE.library + f.p]!, 1)
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          f.pc = 1
          continue
        }
        f.c2 = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 3
        move(s, f.c2, ZONE.exile + f.p)
        return
      }
      case 3 /* after move */: {
        f.dug = union(f.dug, [f.c2])
        if (!(!isLandCard(s, f.c2) && manaValueOf(s, s.def[f.c2]!) < f.bound)) {
          f.pc = 2
          continue
        }
        f.going = false
        f.pc = 2
        letCast(s, f.c2, WAY['for-free'], f.c, f.p)
        return
      }
      case 4: {
        if (!f.dug.some((c5) => within(s.place[c5]!, ZONE.exile))) {
          s.frames.pop()
          return
        }
        goesRound(28)
        f.pc = 5
        ask(s, f, 65, CHANCE, false)
        return
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          f.c4 = f.answer - 1
          f.pc = 4
          move(s, f.c4, ZONE.library + f.p, true)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(55)
        f.c4 = NONE
        f.pc = 4
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `instead-move-2`. */
export function stepInsteadMove2(s: State, f: InsteadMove2Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.card2, ZONE.exile + s.owner[f.card2]!)
      return
    }
    case 1 /* after move */: {
      goMad(s, f.card2, s.owner[f.card2]!)
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `go-mad-effect`. */
export function stepGoMadEffect(s: State, f: GoMadEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!within(s.place[f.c]!, ZONE.exile)) {
          f.pc = 2
          continue
        }
        f.pc = 2
        letCast(s, f.c, WAY['by-madness'], f.c, f.p)
        return
      }
      case 1 /* after move */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (!within(s.place[f.c]!, ZONE.exile)) {
          s.frames.pop()
          return
        }
        f.pc = 1
        move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `after-drawn`. */
export function stepAfterDrawn(s: State, f: AfterDrawnFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 66, f.p, true)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        s.frames.pop()
        return
      }
      workMiracle(s, f.c, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `work-miracle-effect`. */
export function stepWorkMiracleEffect(s: State, f: WorkMiracleEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!isKeptRevealed(s, f.c)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        letCast(s, f.c, WAY['by-miracle'], f.c, f.p)
        return
      }
      case 1: {
        s.keptRevealed[f.c] = false
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `move-effect`. */
export function stepMoveEffect(s: State, f: MoveEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.stamp[f.card2]! === f.now)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      enter2(s, f.card2, s.owner[f.card2]!)
      return
    }
    case 1 /* after enter */: {
      if (within(s.place[f.card2]!, ZONE.battlefield)) {
        s.minusCounters[f.card2] = s.minusCounters[f.card2]! + 1
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `instead-move-3`. */
export function stepInsteadMove3(s: State, f: InsteadMove3Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.card2, ZONE.exile + s.owner[f.card2]!)
      return
    }
    case 1 /* after move */: {
      s.rebounding[f.card2] = true
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `upkeep-effect`. */
export function stepUpkeepEffect(s: State, f: UpkeepEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!within(s.place[f.this_]!, ZONE.exile)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      letCast(s, f.this_, WAY['for-free'], f.this_, s.owner[f.this_]!)
      return
    }
    case 1 /* after let-cast */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `enter-effect`. */
export function stepEnterEffect2(s: State, f: EnterEffectFrame2): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = (s.zones[ZONE.battlefield + nextSeat(s, f.you, 1)] ?? []).filter(
          (c2) => isCreature(s, c2) && coloursOf(s, c2).includes(COLOUR.blue),
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
        f.each = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        takeBack(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `instead-move-4`. */
export function stepInsteadMove4(s: State, f: InsteadMove4Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.exile + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `enter-effect`. */
export function stepEnterEffect3(s: State, f: EnterEffectFrame3): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      draw(s, 2, f.you)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-enter-4`. */
export function stepWhenEnter4(s: State, f: WhenEnter4Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 67, f.you, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(56)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      f.now = s.stamp[f.c3]!
      addEffect(s, ZONE.pile, PROC.enterEffectFrame4, f.you, f.c, false, [f.c3, f.now, f.you, f.c])
      noteAim(s, f.c3, f.c)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `after-enter`. */
export function stepAfterEnter(s: State, f: AfterEnterFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 68, f.p, true)
      return
    }
    case 1 /* after imitate */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        s.frames.pop()
        return
      }
      f.pc = 1
      imitate(s, f.c, f.p)
      return
    }
  }
}

/** Goes on with `become-target-effect`. */
export function stepBecomeTargetEffect(s: State, f: BecomeTargetEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!within(s.place[f.t2]!, ZONE.battlefield)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      sacrifice(s, f.t2, f.you)
      return
    }
    case 1 /* after sacrifice */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `upkeep-effect`. */
export function stepUpkeepEffect2(s: State, f: UpkeepEffectFrame2): void {
  switch (f.pc) {
    case 0: {
      s.delayCounters[f.this_] = s.delayCounters[f.this_]! - 1
      if (!(s.delayCounters[f.this_]! === 0)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      comeBack(s, f.this_, s.owner[f.this_]!)
      return
    }
    case 1 /* after come-back */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `instead-move-5`. */
export function stepInsteadMove5(s: State, f: InsteadMove5Frame): void {
  switch (f.pc) {
    case 0: {
      for (const each of seats(s)) {
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [f.card2, each], [f.card2])
        showTo(s, f.card2, each)
      }
      f.pc = 1
      move(s, f.card2, ZONE.library + s.owner[f.card2]!)
      return
    }
    case 1 /* after move */: {
      if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.library + s.owner[f.card2]!)
      shuffle(s, ZONE.library + s.owner[f.card2]!)
      loseSight(s, s.zones[ZONE.library + s.owner[f.card2]!]!, HOLDS_CARDS)
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `cast-effect`. */
export function stepCastEffect3(s: State, f: CastEffectFrame3): void {
  switch (f.pc) {
    case 0: {
      if (!within(s.place[f.this_]!, ZONE.battlefield)) {
        s.frames.pop()
        return
      }
      f.pc = 2
      sacrifice(s, f.this_, f.you)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
    case 2 /* after sacrifice */: {
      f.pc = 1
      draw(s, 3, nextSeat(s, f.p, 1))
      return
    }
  }
}

/** Goes on with `draw-for-turn-effect`. */
export function stepDrawForTurnEffect(s: State, f: DrawForTurnEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        ask(s, f, 69, f.you, true)
        return
      }
      case 1 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 2
        draw(s, 2, f.you)
        return
      }
      case 2 /* after draw */: {
        f.list1 = range(1, 2)
        f.next2 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.i = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 4
        ask(s, f, 70, f.you, false)
        return
      }
      case 4 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 3
          keepOrReturn(s, f.c2, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(57)
        f.c2 = NONE
        f.pc = 3
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `move-effect`. */
export function stepMoveEffect2(s: State, f: MoveEffectFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 71, f.you, true)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        s.frames.pop()
        return
      }
      f.pc = 1
      draw(s, 1, f.you)
      return
    }
  }
}

/** Goes on with `enter-effect`. */
export function stepEnterEffect4(s: State, f: EnterEffectFrame4): void {
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

/** Goes on with `drawn-effect`. */
export function stepDrawnEffect(s: State, f: DrawnEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      letCast(s, f.c, WAY['for-free'], f.c, f.p)
      return
    }
    case 1 /* after let-cast */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `drawn-effect`. */
export function stepDrawnEffect2(s: State, f: DrawnEffectFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 72, f.you, false)
      return
    }
    case 1 /* after let-cast */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(58)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      f.pc = 1
      letCast(s, f.c3, WAY['for-free'], f.c, f.p)
      return
    }
  }
}

/** Goes on with `instead-move-6`. */
export function stepInsteadMove6(s: State, f: InsteadMove6Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.exile + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with the procedure on top. */
function step(s: State, f: Frame): void {
  switch (f.proc) {
    case 232 /* move */:
      return stepMove(s, f as MoveFrame)
    case 1 /* bury */:
      return stepBury(s, f as BuryFrame)
    case 2 /* take-back */:
      return stepTakeBack(s, f as TakeBackFrame)
    case 3 /* banish */:
      return stepBanish(s, f as BanishFrame)
    case 4 /* tuck */:
      return stepTuck(s, f as TuckFrame)
    case 5 /* sink */:
      return stepSink(s, f as SinkFrame)
    case 6 /* settle-instead */:
      return stepSettleInstead(s, f as SettleInsteadFrame)
    case 7 /* enter */:
      return stepEnter(s, f as EnterFrame)
    case 8 /* destroy */:
      return stepDestroy(s, f as DestroyFrame)
    case 9 /* sacrifice */:
      return stepSacrifice(s, f as SacrificeFrame)
    case 10 /* discard */:
      return stepDiscard(s, f as DiscardFrame)
    case 11 /* counter */:
      return stepCounter(s, f as CounterFrame)
    case 12 /* draw */:
      return stepDraw(s, f as DrawFrame)
    case 13 /* draw-one */:
      return stepDrawOne(s, f as DrawOneFrame)
    case 14 /* drawn */:
      return stepDrawn(s, f as DrawnFrame)
    case 15 /* mill */:
      return stepMill(s, f as MillFrame)
    case 16 /* pay */:
      return stepPay(s, f as PayFrame)
    case 17 /* pay-symbol */:
      return stepPaySymbol(s, f as PaySymbolFrame)
    case 18 /* pay-coloured */:
      return stepPayColoured(s, f as PayColouredFrame)
    case 19 /* priority */:
      return stepPriority(s, f as PriorityFrame)
    case 20 /* settle */:
      return stepSettle(s, f as SettleFrame)
    case 21 /* place-trigger */:
      return stepPlaceTrigger(s, f as PlaceTriggerFrame)
    case 22 /* match */:
      return stepMatch(s, f as MatchFrame)
    case 23 /* deal */:
      return stepDeal(s, f as DealFrame)
    case 24 /* turn */:
      return stepTurn(s, f as TurnFrame)
    case 25 /* upkeep-step */:
      return stepUpkeepStep(s, f as UpkeepStepFrame)
    case 26 /* draw-step */:
      return stepDrawStep(s, f as DrawStepFrame)
    case 27 /* draw-for-turn */:
      return stepDrawForTurn(s, f as DrawForTurnFrame)
    case 28 /* main-phase */:
      return stepMainPhase(s, f as MainPhaseFrame)
    case 29 /* end-step */:
      return stepEndStep(s, f as EndStepFrame)
    case 30 /* cleanup-step */:
      return stepCleanupStep(s, f as CleanupStepFrame)
    case 31 /* play-land */:
      return stepPlayLand(s, f as PlayLandFrame)
    case 32 /* cast */:
      return stepCast(s, f as CastFrame)
    case 34 /* choose-face */:
      return stepChooseFace(s, f as ChooseFaceFrame)
    case 35 /* choose-options */:
      return stepChooseOptions(s, f as ChooseOptionsFrame)
    case 36 /* aim */:
      return stepAim(s, f as AimFrame)
    case 76 /* pay-instead */:
      return stepPayInstead(s, f as PayInsteadFrame)
    case 80 /* choose-x */:
      return stepChooseX(s, f as ChooseXFrame)
    case 81 /* aim-spell */:
      return stepAimSpell(s, f as AimSpellFrame)
    case 82 /* as-half */:
      return stepAsHalf(s, f as AsHalfFrame)
    case 83 /* pay-price */:
      return stepPayPrice(s, f as PayPriceFrame)
    case 84 /* aim-creature */:
      return stepAimCreature(s, f as AimCreatureFrame)
    case 85 /* aim-player */:
      return stepAimPlayer(s, f as AimPlayerFrame)
    case 86 /* aim-anywhere */:
      return stepAimAnywhere(s, f as AimAnywhereFrame)
    case 87 /* resolve-spell */:
      return stepResolveSpell(s, f as ResolveSpellFrame)
    case 88 /* carry-out */:
      return stepCarryOut(s, f as CarryOutFrame)
    case 89 /* carry-out-as */:
      return stepCarryOutAs(s, f as CarryOutAsFrame)
    case 90 /* spell-effect */:
      return stepSpellEffect(s, f as SpellEffectFrame)
    case 133 /* let-cast */:
      return stepLetCast(s, f as LetCastFrame)
    case 134 /* pay-granted */:
      return stepPayGranted(s, f as PayGrantedFrame)
    case 135 /* turn-up */:
      return stepTurnUp(s, f as TurnUpFrame)
    case 136 /* cycle */:
      return stepCycle(s, f as CycleFrame)
    case 138 /* suspend */:
      return stepSuspend(s, f as SuspendFrame)
    case 139 /* splice-onto */:
      return stepSpliceOnto(s, f as SpliceOntoFrame)
    case 140 /* scavenge */:
      return stepScavenge(s, f as ScavengeFrame)
    case 142 /* check-state */:
      return stepCheckState(s, f as CheckStateFrame)
    case 143 /* put-right */:
      return stepPutRight(s, f as PutRightFrame)
    case 144 /* legend-rule */:
      return stepLegendRule(s, f as LegendRuleFrame)
    case 145 /* combat-phase */:
      return stepCombatPhase(s, f as CombatPhaseFrame)
    case 146 /* declare-attackers */:
      return stepDeclareAttackers(s, f as DeclareAttackersFrame)
    case 147 /* declare-blockers */:
      return stepDeclareBlockers(s, f as DeclareBlockersFrame)
    case 148 /* strike-all */:
      return stepStrikeAll(s, f as StrikeAllFrame)
    case 149 /* strike-with */:
      return stepStrikeWith(s, f as StrikeWithFrame)
    case 150 /* unmake */:
      return stepUnmake(s, f as UnmakeFrame)
    case 152 /* eat-land */:
      return stepEatLand(s, f as EatLandFrame)
    case 154 /* eat-spell */:
      return stepEatSpell(s, f as EatSpellFrame)
    case 156 /* eat-creature */:
      return stepEatCreature(s, f as EatCreatureFrame)
    case 158 /* imitate */:
      return stepImitate(s, f as ImitateFrame)
    case 159 /* feed */:
      return stepFeed(s, f as FeedFrame)
    case 161 /* aim-spell-on-stack */:
      return stepAimSpellOnStack(s, f as AimSpellOnStackFrame)
    case 162 /* counter-targets */:
      return stepCounterTargets(s, f as CounterTargetsFrame)
    case 163 /* aim-activation */:
      return stepAimActivation(s, f as AimActivationFrame)
    case 164 /* meddle-with */:
      return stepMeddleWith(s, f as MeddleWithFrame)
    case 165 /* come-back */:
      return stepComeBack(s, f as ComeBackFrame)
    case 167 /* tax */:
      return stepTax(s, f as TaxFrame)
    case 168 /* aim-second-creature */:
      return stepAimSecondCreature(s, f as AimSecondCreatureFrame)
    case 169 /* banish-with */:
      return stepBanishWith(s, f as BanishWithFrame)
    case 171 /* empty-grave */:
      return stepEmptyGrave(s, f as EmptyGraveFrame)
    case 173 /* keep-or-return */:
      return stepKeepOrReturn(s, f as KeepOrReturnFrame)
    case 174 /* give-freely */:
      return stepGiveFreely(s, f as GiveFreelyFrame)
    case 33 /* cast-effect */:
      return stepCastEffect(s, f as CastEffectFrame)
    case 37 /* aim */:
      return stepAim2(s, f as AimFrame2)
    case 38 /* aim */:
      return stepAim3(s, f as AimFrame3)
    case 39 /* aim */:
      return stepAim4(s, f as AimFrame4)
    case 40 /* aim */:
      return stepAim5(s, f as AimFrame5)
    case 41 /* aim */:
      return stepAim6(s, f as AimFrame6)
    case 42 /* aim */:
      return stepAim7(s, f as AimFrame7)
    case 43 /* aim */:
      return stepAim8(s, f as AimFrame8)
    case 44 /* aim */:
      return stepAim9(s, f as AimFrame9)
    case 45 /* aim */:
      return stepAim10(s, f as AimFrame10)
    case 46 /* aim */:
      return stepAim11(s, f as AimFrame11)
    case 47 /* aim */:
      return stepAim12(s, f as AimFrame12)
    case 48 /* aim */:
      return stepAim13(s, f as AimFrame13)
    case 49 /* aim */:
      return stepAim14(s, f as AimFrame14)
    case 50 /* aim */:
      return stepAim15(s, f as AimFrame15)
    case 51 /* aim */:
      return stepAim16(s, f as AimFrame16)
    case 52 /* aim */:
      return stepAim17(s, f as AimFrame17)
    case 53 /* aim */:
      return stepAim18(s, f as AimFrame18)
    case 54 /* aim */:
      return stepAim19(s, f as AimFrame19)
    case 55 /* aim */:
      return stepAim20(s, f as AimFrame20)
    case 56 /* aim */:
      return stepAim21(s, f as AimFrame21)
    case 57 /* aim */:
      return stepAim22(s, f as AimFrame22)
    case 58 /* aim */:
      return stepAim23(s, f as AimFrame23)
    case 59 /* aim */:
      return stepAim24(s, f as AimFrame24)
    case 60 /* aim */:
      return stepAim25(s, f as AimFrame25)
    case 61 /* aim */:
      return stepAim26(s, f as AimFrame26)
    case 62 /* aim */:
      return stepAim27(s, f as AimFrame27)
    case 63 /* aim */:
      return stepAim28(s, f as AimFrame28)
    case 64 /* aim */:
      return stepAim29(s, f as AimFrame29)
    case 65 /* aim */:
      return stepAim30(s, f as AimFrame30)
    case 66 /* aim */:
      return stepAim31(s, f as AimFrame31)
    case 67 /* aim */:
      return stepAim32(s, f as AimFrame32)
    case 68 /* aim */:
      return stepAim33(s, f as AimFrame33)
    case 69 /* aim */:
      return stepAim34(s, f as AimFrame34)
    case 70 /* aim */:
      return stepAim35(s, f as AimFrame35)
    case 71 /* aim */:
      return stepAim36(s, f as AimFrame36)
    case 72 /* aim */:
      return stepAim37(s, f as AimFrame37)
    case 73 /* aim */:
      return stepAim38(s, f as AimFrame38)
    case 74 /* aim */:
      return stepAim39(s, f as AimFrame39)
    case 75 /* aim */:
      return stepAim40(s, f as AimFrame40)
    case 77 /* pay-instead */:
      return stepPayInstead2(s, f as PayInsteadFrame2)
    case 78 /* pay-instead */:
      return stepPayInstead3(s, f as PayInsteadFrame3)
    case 79 /* pay-instead */:
      return stepPayInstead4(s, f as PayInsteadFrame4)
    case 91 /* spell-effect */:
      return stepSpellEffect2(s, f as SpellEffectFrame2)
    case 92 /* spell-effect */:
      return stepSpellEffect3(s, f as SpellEffectFrame3)
    case 93 /* spell-effect */:
      return stepSpellEffect4(s, f as SpellEffectFrame4)
    case 94 /* spell-effect */:
      return stepSpellEffect5(s, f as SpellEffectFrame5)
    case 95 /* spell-effect */:
      return stepSpellEffect6(s, f as SpellEffectFrame6)
    case 96 /* spell-effect */:
      return stepSpellEffect7(s, f as SpellEffectFrame7)
    case 97 /* spell-effect */:
      return stepSpellEffect8(s, f as SpellEffectFrame8)
    case 98 /* spell-effect */:
      return stepSpellEffect9(s, f as SpellEffectFrame9)
    case 99 /* spell-effect */:
      return stepSpellEffect10(s, f as SpellEffectFrame10)
    case 100 /* spell-effect */:
      return stepSpellEffect11(s, f as SpellEffectFrame11)
    case 101 /* spell-effect */:
      return stepSpellEffect12(s, f as SpellEffectFrame12)
    case 102 /* spell-effect */:
      return stepSpellEffect13(s, f as SpellEffectFrame13)
    case 103 /* spell-effect */:
      return stepSpellEffect14(s, f as SpellEffectFrame14)
    case 104 /* spell-effect */:
      return stepSpellEffect15(s, f as SpellEffectFrame15)
    case 105 /* spell-effect */:
      return stepSpellEffect16(s, f as SpellEffectFrame16)
    case 106 /* spell-effect */:
      return stepSpellEffect17(s, f as SpellEffectFrame17)
    case 107 /* spell-effect */:
      return stepSpellEffect18(s, f as SpellEffectFrame18)
    case 109 /* spell-effect */:
      return stepSpellEffect19(s, f as SpellEffectFrame19)
    case 110 /* spell-effect */:
      return stepSpellEffect20(s, f as SpellEffectFrame20)
    case 111 /* spell-effect */:
      return stepSpellEffect21(s, f as SpellEffectFrame21)
    case 112 /* spell-effect */:
      return stepSpellEffect22(s, f as SpellEffectFrame22)
    case 113 /* spell-effect */:
      return stepSpellEffect23(s, f as SpellEffectFrame23)
    case 116 /* spell-effect */:
      return stepSpellEffect24(s, f as SpellEffectFrame24)
    case 117 /* spell-effect */:
      return stepSpellEffect25(s, f as SpellEffectFrame25)
    case 118 /* spell-effect */:
      return stepSpellEffect26(s, f as SpellEffectFrame26)
    case 119 /* spell-effect */:
      return stepSpellEffect27(s, f as SpellEffectFrame27)
    case 120 /* spell-effect */:
      return stepSpellEffect28(s, f as SpellEffectFrame28)
    case 121 /* spell-effect */:
      return stepSpellEffect29(s, f as SpellEffectFrame29)
    case 122 /* spell-effect */:
      return stepSpellEffect30(s, f as SpellEffectFrame30)
    case 123 /* spell-effect */:
      return stepSpellEffect31(s, f as SpellEffectFrame31)
    case 124 /* spell-effect */:
      return stepSpellEffect32(s, f as SpellEffectFrame32)
    case 126 /* spell-effect */:
      return stepSpellEffect33(s, f as SpellEffectFrame33)
    case 127 /* spell-effect */:
      return stepSpellEffect34(s, f as SpellEffectFrame34)
    case 128 /* spell-effect */:
      return stepSpellEffect35(s, f as SpellEffectFrame35)
    case 129 /* spell-effect */:
      return stepSpellEffect36(s, f as SpellEffectFrame36)
    case 130 /* spell-effect */:
      return stepSpellEffect37(s, f as SpellEffectFrame37)
    case 131 /* spell-effect */:
      return stepSpellEffect38(s, f as SpellEffectFrame38)
    case 132 /* spell-effect */:
      return stepSpellEffect39(s, f as SpellEffectFrame39)
    case 137 /* cycle-effect */:
      return stepCycleEffect(s, f as CycleEffectFrame)
    case 151 /* unmake-effect */:
      return stepUnmakeEffect(s, f as UnmakeEffectFrame)
    case 153 /* eat-land-effect */:
      return stepEatLandEffect(s, f as EatLandEffectFrame)
    case 155 /* eat-spell-effect */:
      return stepEatSpellEffect(s, f as EatSpellEffectFrame)
    case 157 /* eat-creature-effect */:
      return stepEatCreatureEffect(s, f as EatCreatureEffectFrame)
    case 160 /* feed-effect */:
      return stepFeedEffect(s, f as FeedEffectFrame)
    case 166 /* come-back-effect */:
      return stepComeBackEffect(s, f as ComeBackEffectFrame)
    case 170 /* banish-with-effect */:
      return stepBanishWithEffect(s, f as BanishWithEffectFrame)
    case 172 /* empty-grave-effect */:
      return stepEmptyGraveEffect(s, f as EmptyGraveEffectFrame)
    case 175 /* give-freely-effect */:
      return stepGiveFreelyEffect(s, f as GiveFreelyEffectFrame)
    case 176 /* instead-move */:
      return stepInsteadMove(s, f as InsteadMoveFrame)
    case 178 /* enter-effect */:
      return stepEnterEffect(s, f as EnterEffectFrame)
    case 182 /* count-down-effect */:
      return stepCountDownEffect(s, f as CountDownEffectFrame)
    case 183 /* instead-draw-one */:
      return stepInsteadDrawOne(s, f as InsteadDrawOneFrame)
    case 185 /* cast-effect */:
      return stepCastEffect2(s, f as CastEffectFrame2)
    case 186 /* instead-move-2 */:
      return stepInsteadMove2(s, f as InsteadMove2Frame)
    case 188 /* go-mad-effect */:
      return stepGoMadEffect(s, f as GoMadEffectFrame)
    case 189 /* after-drawn */:
      return stepAfterDrawn(s, f as AfterDrawnFrame)
    case 191 /* work-miracle-effect */:
      return stepWorkMiracleEffect(s, f as WorkMiracleEffectFrame)
    case 193 /* move-effect */:
      return stepMoveEffect(s, f as MoveEffectFrame)
    case 194 /* instead-move-3 */:
      return stepInsteadMove3(s, f as InsteadMove3Frame)
    case 196 /* upkeep-effect */:
      return stepUpkeepEffect(s, f as UpkeepEffectFrame)
    case 198 /* enter-effect */:
      return stepEnterEffect2(s, f as EnterEffectFrame2)
    case 199 /* instead-move-4 */:
      return stepInsteadMove4(s, f as InsteadMove4Frame)
    case 201 /* enter-effect */:
      return stepEnterEffect3(s, f as EnterEffectFrame3)
    case 202 /* when-enter-4 */:
      return stepWhenEnter4(s, f as WhenEnter4Frame)
    case 205 /* after-enter */:
      return stepAfterEnter(s, f as AfterEnterFrame)
    case 207 /* become-target-effect */:
      return stepBecomeTargetEffect(s, f as BecomeTargetEffectFrame)
    case 209 /* upkeep-effect */:
      return stepUpkeepEffect2(s, f as UpkeepEffectFrame2)
    case 210 /* instead-move-5 */:
      return stepInsteadMove5(s, f as InsteadMove5Frame)
    case 212 /* cast-effect */:
      return stepCastEffect3(s, f as CastEffectFrame3)
    case 214 /* draw-for-turn-effect */:
      return stepDrawForTurnEffect(s, f as DrawForTurnEffectFrame)
    case 216 /* move-effect */:
      return stepMoveEffect2(s, f as MoveEffectFrame2)
    case 218 /* enter-effect */:
      return stepEnterEffect4(s, f as EnterEffectFrame4)
    case 219 /* drawn-effect */:
      return stepDrawnEffect(s, f as DrawnEffectFrame)
    case 220 /* drawn-effect */:
      return stepDrawnEffect2(s, f as DrawnEffectFrame2)
    case 221 /* instead-move-6 */:
      return stepInsteadMove6(s, f as InsteadMove6Frame)
  }
}

/** How the kernel runs this game. */
export const program = { step, clone: cloneState, copyInto, spares: [] }

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  1 /* bury */: { 1: 3 },
  2 /* take-back */: { 1: 3 },
  9 /* sacrifice */: { 1: 3 },
  10 /* discard */: { 1: 3 },
  17 /* pay-symbol */: { 1: 3 },
  32 /* cast */: { 6: 2 },
  34 /* choose-face */: { 3: 3 },
  35 /* choose-options */: { 1: 3 },
  36 /* aim */: { 1: 3 },
  76 /* pay-instead */: { 1: 3 },
  80 /* choose-x */: { 1: 3 },
  81 /* aim-spell */: { 1: 3 },
  82 /* as-half */: { 1: 3 },
  84 /* aim-creature */: { 1: 3 },
  85 /* aim-player */: { 1: 3 },
  134 /* pay-granted */: { 1: 3 },
  136 /* cycle */: { 2: 2 },
  138 /* suspend */: { 2: 2 },
  140 /* scavenge */: { 4: 2 },
  150 /* unmake */: { 4: 2 },
  152 /* eat-land */: { 2: 2, 3: 2 },
  154 /* eat-spell */: { 3: 2 },
  156 /* eat-creature */: { 3: 2 },
  159 /* feed */: { 3: 2 },
  161 /* aim-spell-on-stack */: { 1: 3 },
  163 /* aim-activation */: { 1: 3 },
  168 /* aim-second-creature */: { 1: 3 },
  169 /* banish-with */: { 3: 2 },
  171 /* empty-grave */: { 3: 2 },
  37 /* aim */: { 1: 3 },
  38 /* aim */: { 1: 3 },
  39 /* aim */: { 1: 3 },
  40 /* aim */: { 1: 3 },
  41 /* aim */: { 1: 3 },
  42 /* aim */: { 1: 3 },
  43 /* aim */: { 1: 3 },
  44 /* aim */: { 1: 3 },
  45 /* aim */: { 1: 3 },
  46 /* aim */: { 2: 3 },
  48 /* aim */: { 1: 3 },
  49 /* aim */: { 1: 3 },
  51 /* aim */: { 1: 3 },
  52 /* aim */: { 1: 3 },
  54 /* aim */: { 1: 3 },
  55 /* aim */: { 1: 3 },
  56 /* aim */: { 1: 3 },
  58 /* aim */: { 1: 3 },
  59 /* aim */: { 1: 3 },
  60 /* aim */: { 1: 3 },
  61 /* aim */: { 1: 3 },
  62 /* aim */: { 1: 3 },
  63 /* aim */: { 1: 3 },
  64 /* aim */: { 1: 3 },
  65 /* aim */: { 1: 3 },
  66 /* aim */: { 1: 3 },
  67 /* aim */: { 1: 3 },
  68 /* aim */: { 1: 3 },
  69 /* aim */: { 1: 3 },
  70 /* aim */: { 1: 3 },
  71 /* aim */: { 1: 3 },
  72 /* aim */: { 1: 3 },
  73 /* aim */: { 1: 3 },
  74 /* aim */: { 1: 3 },
  75 /* aim */: { 1: 3 },
  77 /* pay-instead */: { 1: 3 },
  78 /* pay-instead */: { 1: 3 },
  79 /* pay-instead */: { 1: 3 },
}

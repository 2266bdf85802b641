// Compiled from the rules of Magic: events. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import {
  addEffect,
  announced,
  completable,
  dropEffects,
  refuse,
  removeFrom,
  shuffle,
  takeEffect,
} from '../../runtime/kernel.ts'
import type { Settled } from '../../runtime/kernel.ts'
import {
  copies,
  countOf,
  family,
  nextSeat,
  orElse,
  presentCards,
  range,
  seats,
  someOf,
  sumOf,
  union,
  within,
  without,
} from '../../runtime/sets.ts'
import {
  CARD,
  COLOUR,
  COLOUR_VALUES,
  EFFECT_ZONES,
  EVENT,
  KEYWORD,
  PHASE_KIND,
  PRINTED_EVOKE_COST,
  PRINTED_FACES,
  PRINTED_FLASHBACK_LIFE,
  PRINTED_MADNESS_COST,
  PRINTED_MANA_COST,
  PRINTED_MIRACLE_COST,
  PRINTED_MORPH_COST,
  PROC,
  ROLE_ON_STACK,
  SYMBOL,
  WAY,
  ZONE,
} from './names.ts'
import type {
  AimFrame,
  AimFrame2,
  AimFrame3,
  AimSpellFrame,
  AsHalfFrame,
  BanishFrame,
  BuryFrame,
  CarryOutFrame,
  CastEffectFrame,
  CastFrame,
  CheckStateFrame,
  ChooseXFrame,
  CleanupStepFrame,
  CombatPhaseFrame,
  CounterFrame,
  DealFrame,
  DeclareAttackersFrame,
  DeclareBlockersFrame,
  DestroyFrame,
  DiscardFrame,
  DrawForTurnFrame,
  DrawFrame,
  DrawOneFrame,
  DrawStepFrame,
  EndStepFrame,
  EnterEffectFrame,
  EnterEffectFrame2,
  EnterFrame,
  InsteadMoveFrame,
  LegendRuleFrame,
  LetCastFrame,
  MainPhaseFrame,
  MatchFrame,
  MillFrame,
  MoveFrame,
  PayColouredFrame,
  PayFrame,
  PayGrantedFrame,
  PayPriceFrame,
  PaySymbolFrame,
  PlaceTriggerFrame,
  PlayLandFrame,
  PriorityFrame,
  PutRightFrame,
  ResolveSpellFrame,
  SacrificeFrame,
  SettleFrame,
  SettleInsteadFrame,
  SinkFrame,
  SpellEffectFrame,
  SpellEffectFrame2,
  State,
  StrikeAllFrame,
  StrikeWithFrame,
  TakeBackFrame,
  TuckFrame,
  TurnFrame,
  TurnUpFrame,
  UpkeepStepFrame,
} from './state.ts'
import { cloneState, createCard, holder, leaveGame, mayEnter, place } from './state.ts'
import {
  availableOf,
  callsFor,
  flashbackPriceOf,
  handLimitOf,
  has,
  hasMana,
  isAttacking,
  isBlocked,
  isBlocking,
  isCreature,
  isHushed,
  isMorphing,
  isNumeric,
  isOutOfCards,
  isPermanentCard,
  isPhyrexian,
  isTapped,
  isToken,
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
  forbidsCannotDamageCreature,
  forbidsFusedFromHand,
  forbidsNoCost,
  forbidsNoEntry,
  forbidsNoFirstDraw,
  forbidsNoFuse,
  forbidsNoLand,
  forbidsNotNow,
  forbidsOneLand,
  forbidsWholeOnly,
  matchesAfterMove,
  matchesAfterMove2,
  matchesInsteadMove,
  matchesWhenEnter,
  matchesWhenEnter2,
} from './rules.ts'
import { ask } from './decisions.ts'
import { refusals } from './explain.ts'

/** Whether something happens instead of `move`, which has begun then. */
function replacedMove(s: State, card2: number, from2: number, to2: number): boolean {
  dropEffects(s, ZONE['applicable'])
  if (!s.replacing.includes(0) && matchesInsteadMove(s, card2, from2, to2)) {
    addEffect(s, ZONE['applicable'], PROC.insteadMoveFrame, holder(s, card2), card2, false, [card2])
  }
  const applicable = s.zones[ZONE['applicable']]!
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
  if (s.log !== null) s.log.push([EVENT['move'], card2, from2, to2])
  const frame: MoveFrame = {
    proc: PROC.moveFrame,
    pc: 0,
    answer: 0,
    card2: card2,
    from2: from2,
    to2: to2,
    bottom2: bottom,
  }
  s.frames.push(frame)
}

/** [mtg.400.7] (magic/zones.rules:41) */
export function bury(s: State, c: number): void {
  doBury(s, c)
}

/** Begins `bury`, which may stop to ask. [mtg.400.7] (magic/zones.rules:41) */
export function doBury(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['bury'], c])
  const frame: BuryFrame = { proc: PROC.buryFrame, pc: 0, answer: 0, c: c }
  s.frames.push(frame)
}

/** [mtg.400.7] (magic/zones.rules:45) */
export function takeBack(s: State, c: number): void {
  doTakeBack(s, c)
}

/** Begins `take-back`, which may stop to ask. [mtg.400.7] (magic/zones.rules:45) */
export function doTakeBack(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['take-back'], c])
  const frame: TakeBackFrame = { proc: PROC.takeBackFrame, pc: 0, answer: 0, c: c }
  s.frames.push(frame)
}

/** [mtg.400.7] (magic/zones.rules:49) */
export function banish(s: State, c: number): void {
  doBanish(s, c)
}

/** Begins `banish`, which may stop to ask. [mtg.400.7] (magic/zones.rules:49) */
export function doBanish(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['banish'], c])
  const frame: BanishFrame = { proc: PROC.banishFrame, pc: 0, answer: 0, c: c }
  s.frames.push(frame)
}

/** [mtg.400.7] (magic/zones.rules:53) */
export function tuck(s: State, c: number): void {
  doTuck(s, c)
}

/** Begins `tuck`, which may stop to ask. [mtg.400.7] (magic/zones.rules:53) */
export function doTuck(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['tuck'], c])
  const frame: TuckFrame = { proc: PROC.tuckFrame, pc: 0, answer: 0, c: c }
  s.frames.push(frame)
}

/** [mtg.400.7] (magic/zones.rules:57) */
export function sink(s: State, c: number): void {
  doSink(s, c)
}

/** Begins `sink`, which may stop to ask. [mtg.400.7] (magic/zones.rules:57) */
export function doSink(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['sink'], c])
  const frame: SinkFrame = { proc: PROC.sinkFrame, pc: 0, answer: 0, c: c }
  s.frames.push(frame)
}

/** [mtg.400.7] (magic/zones.rules:64) */
export function part(s: State, c: number): void {
  doPart(s, c)
}

/** Carries out `part`. [mtg.400.7] (magic/zones.rules:64) */
export function doPart(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['part'], c])
  s.moving = c
}

/** [mtg.400.7] (magic/zones.rules:66) */
export function arrive(s: State, c: number): void {
  doArrive(s, c)
}

/** Carries out `arrive`. [mtg.400.7] (magic/zones.rules:66) */
export function doArrive(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['arrive'], c])
  s.moving = NONE
}

/** [mtg.616.1] (magic/zones.rules:73) */
export function settleInstead(s: State): void {
  doSettleInstead(s)
}

/** Begins `settle-instead`, which may stop to ask. [mtg.616.1] (magic/zones.rules:73) */
export function doSettleInstead(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['settle-instead']])
  const frame: SettleInsteadFrame = { proc: PROC.settleInsteadFrame, pc: 0, answer: 0, p: NONE, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** Whether `enter` may happen. [mtg.110.1] (magic/zones.rules:78) */
export function canEnter2(s: State, c: number, p: number): boolean {
  return !forbidsNoEntry(s, c, p)
}

/** [mtg.110.1] (magic/zones.rules:78) */
export function enter2(s: State, c: number, p: number): void {
  if (!canEnter2(s, c, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['enter'], [c, p], s.reasons)
    return
  }
  doEnter(s, c, p)
}

/** Begins `enter`, which may stop to ask. [mtg.110.1] (magic/zones.rules:78) */
export function doEnter(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['enter'], c, p])
  const frame: EnterFrame = { proc: PROC.enterFrame, pc: 0, answer: 0, c: c, p: p }
  s.frames.push(frame)
}

/** [mtg.700.4] (magic/zones.rules:82) */
export function destroy(s: State, c: number): void {
  doDestroy(s, c)
}

/** Begins `destroy`, which may stop to ask. [mtg.700.4] (magic/zones.rules:82) */
export function doDestroy(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['destroy'], c])
  const frame: DestroyFrame = { proc: PROC.destroyFrame, pc: 0, answer: 0, c: c }
  s.frames.push(frame)
}

/** [mtg.701.14] (magic/zones.rules:84) */
export function sacrifice(s: State, c: number, p: number): void {
  doSacrifice(s, c, p)
}

/** Begins `sacrifice`, which may stop to ask. [mtg.701.14] (magic/zones.rules:84) */
export function doSacrifice(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['sacrifice'], c, p])
  const frame: SacrificeFrame = { proc: PROC.sacrificeFrame, pc: 0, answer: 0, c: c, p: p }
  s.frames.push(frame)
}

/** [mtg.701.7] (magic/zones.rules:86) */
export function discard(s: State, c: number, p: number): void {
  doDiscard(s, c, p)
}

/** Begins `discard`, which may stop to ask. [mtg.701.7] (magic/zones.rules:86) */
export function doDiscard(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['discard'], c, p])
  const frame: DiscardFrame = { proc: PROC.discardFrame, pc: 0, answer: 0, c: c, p: p }
  s.frames.push(frame)
}

/** [mtg.701.5] (magic/zones.rules:89) */
export function counter(s: State, c: number): void {
  doCounter(s, c)
}

/** Begins `counter`, which may stop to ask. [mtg.701.5] (magic/zones.rules:89) */
export function doCounter(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['counter'], c])
  const frame: CounterFrame = { proc: PROC.counterFrame, pc: 0, answer: 0, c: c }
  s.frames.push(frame)
}

/** [mtg.120.1] (magic/zones.rules:92) */
export function draw(s: State, n: number, p: number): void {
  doDraw(s, n, p)
}

/** Begins `draw`, which may stop to ask. [mtg.120.1] (magic/zones.rules:92) */
export function doDraw(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['draw'], n, p])
  const frame: DrawFrame = { proc: PROC.drawFrame, pc: 0, answer: 0, n: n, p: p, i: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.120.1] (magic/zones.rules:95) */
export function drawOne(s: State, p: number): void {
  doDrawOne(s, p)
}

/** Begins `draw-one`, which may stop to ask. [mtg.120.1] (magic/zones.rules:95) */
export function doDrawOne(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['draw-one'], p])
  const frame: DrawOneFrame = { proc: PROC.drawOneFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** [mtg.701.13] (magic/zones.rules:101) */
export function mill(s: State, n: number, p: number): void {
  doMill(s, n, p)
}

/** Begins `mill`, which may stop to ask. [mtg.701.13] (magic/zones.rules:101) */
export function doMill(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['mill'], n, p])
  const frame: MillFrame = { proc: PROC.millFrame, pc: 0, answer: 0, n: n, p: p, i: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.605.1] (magic/mana.rules:13) */
export function tapForMana(s: State, c: number, v: number, p: number): void {
  doTapForMana(s, c, v, p)
}

/** Carries out `tap-for-mana`. [mtg.605.1] (magic/mana.rules:13) */
export function doTapForMana(s: State, c: number, v: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['tap-for-mana'], c, v, p])
  s.tapped[c] = true
  s.pool[p * 1024 + v] = (s.pool[p * 1024 + v] ?? 0) + 1
}

/** [mtg.601.2h] (magic/mana.rules:48) */
export function pay(s: State, cost: readonly number[], p: number): void {
  doPay(s, cost, p)
}

/** Begins `pay`, which may stop to ask. [mtg.601.2h] (magic/mana.rules:48) */
export function doPay(s: State, cost: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pay'], NONE, p])
  const frame: PayFrame = {
    proc: PROC.payFrame,
    pc: 0,
    answer: 0,
    cost: cost,
    p: p,
    generic: NONE,
    s_: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.107.4] (magic/mana.rules:63) */
export function paySymbol(s: State, s_: number, p: number): void {
  doPaySymbol(s, s_, p)
}

/** Begins `pay-symbol`, which may stop to ask. [mtg.107.4] (magic/mana.rules:63) */
export function doPaySymbol(s: State, s_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pay-symbol'], s_, p])
  const frame: PaySymbolFrame = { proc: PROC.paySymbolFrame, pc: 0, answer: 0, s_: s_, p: p }
  s.frames.push(frame)
}

/** Whether `pay-coloured` may happen. [mtg.107.4] (magic/mana.rules:70) */
export function canPayColoured(s: State, s_: number, p: number): boolean {
  return COLOUR_VALUES.some((v) => callsFor(s, s_, v) && hasMana(s, p, v))
}

/** [mtg.107.4] (magic/mana.rules:70) */
export function payColoured(s: State, s_: number, p: number): void {
  if (!canPayColoured(s, s_, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['pay-coloured'], [s_, p], s.reasons)
    return
  }
  doPayColoured(s, s_, p)
}

/** Begins `pay-coloured`, which may stop to ask. [mtg.107.4] (magic/mana.rules:70) */
export function doPayColoured(s: State, s_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pay-coloured'], s_, p])
  const frame: PayColouredFrame = { proc: PROC.payColouredFrame, pc: 0, answer: 0, s_: s_, p: p, v: NONE, v2: NONE }
  s.frames.push(frame)
}

/** [mtg.605.1] (magic/mana.rules:80) */
export function tapSource(s: State, m: number): void {
  doTapSource(s, m)
}

/** Carries out `tap-source`. [mtg.605.1] (magic/mana.rules:80) */
export function doTapSource(s: State, m: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['tap-source'], m])
  s.tapped[m] = true
}

/** Whether `pay-any` may happen. [mtg.106.4] (magic/mana.rules:83) */
export function canPayAny(s: State, p: number): boolean {
  return availableOf(s, p) > 0
}

/** [mtg.106.4] (magic/mana.rules:83) */
export function payAny(s: State, p: number): void {
  if (!canPayAny(s, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['pay-any'], [p], s.reasons)
    return
  }
  doPayAny(s, p)
}

/** Carries out `pay-any`. [mtg.106.4] (magic/mana.rules:83) */
export function doPayAny(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pay-any'], p])
  if (s.colourlessPool[p]! > 0) {
    s.colourlessPool[p] = s.colourlessPool[p]! - 1
  } else if (pooledOf(s, p) > 0) {
    let v2: number =
      COLOUR_VALUES.find(
        (v) =>
          (s.pool[p * 1024 + v] ?? 0) > 0 &&
          !COLOUR_VALUES.some((w) => (s.pool[p * 1024 + w] ?? 0) > (s.pool[p * 1024 + v] ?? 0)),
      ) ?? NONE
    s.pool[p * 1024 + orElse(v2, COLOUR['white'])] = (s.pool[p * 1024 + orElse(v2, COLOUR['white'])] ?? 0) - 1
  } else {
    tapSource(s, sourceForAnyOf(s, p))
  }
}

/** Whether `pay-life` may happen. [mtg.118.4] (magic/mana.rules:93) */
export function canPayLife(s: State, n: number, p: number): boolean {
  return s.life[p]! >= n
}

/** [mtg.118.4] (magic/mana.rules:93) */
export function payLife(s: State, n: number, p: number): void {
  if (!canPayLife(s, n, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['pay-life'], [n, p], s.reasons)
    return
  }
  doPayLife(s, n, p)
}

/** Carries out `pay-life`. [mtg.118.4] (magic/mana.rules:93) */
export function doPayLife(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pay-life'], n, p])
  loseLife(s, n, p)
}

/** [mtg.106.4] (magic/mana.rules:97) */
export function emptyPools(s: State): void {
  doEmptyPools(s)
}

/** Carries out `empty-pools`. [mtg.106.4] (magic/mana.rules:97) */
export function doEmptyPools(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['empty-pools']])
  for (const p of seats(s)) {
    s.colourlessPool[p] = 0
    for (const v of COLOUR_VALUES) {
      s.pool[p * 1024 + v] = 0
    }
  }
}

/** [mtg.117.3] (magic/priority.rules:8) */
export function priority(s: State): void {
  doPriority(s)
}

/** Begins `priority`, which may stop to ask. [mtg.117.3] (magic/priority.rules:8) */
export function doPriority(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['priority']])
  const frame: PriorityFrame = { proc: PROC.priorityFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [mtg.602.2] (magic/priority.rules:33) */
export function putUp(s: State, p: number): void {
  doPutUp(s, p)
}

/** Carries out `put-up`. [mtg.602.2] (magic/priority.rules:33) */
export function doPutUp(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['put-up'], p])
  if ((s.zones[ZONE['pile']]!.at(-1) ?? NONE) !== NONE)
    s.role[s.zones[ZONE['pile']]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-activation']
}

/** [mtg.602.2] (magic/priority.rules:35) */
export function putUpAimed(s: State, t2: number, p: number): void {
  doPutUpAimed(s, t2, p)
}

/** Carries out `put-up-aimed`. [mtg.602.2] (magic/priority.rules:35) */
export function doPutUpAimed(s: State, t2: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['put-up-aimed'], t2, p])
  putUp(s, p)
  s.aims[s.zones[ZONE['pile']]!.at(-1) ?? NONE] = union(s.aims[s.zones[ZONE['pile']]!.at(-1) ?? NONE] ?? [], [t2])
}

/** [mtg.115.1] (magic/priority.rules:38) */
export function noteAim(s: State, t2: number): void {
  doNoteAim(s, t2)
}

/** Carries out `note-aim`. [mtg.115.1] (magic/priority.rules:38) */
export function doNoteAim(s: State, t2: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['note-aim'], t2])
  s.aims[s.zones[ZONE['pile']]!.at(-1) ?? NONE] = union(s.aims[s.zones[ZONE['pile']]!.at(-1) ?? NONE] ?? [], [t2])
}

/** Whether `activate` may happen. [mtg.602.2] (magic/priority.rules:42) */
export function canActivate(s: State, c: number, _p: number): boolean {
  return !isHushed(s, c)
}

/** [mtg.602.2] (magic/priority.rules:42) */
export function activate(s: State, c: number, p: number): void {
  if (!canActivate(s, c, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['activate'], [c, p], s.reasons)
    return
  }
  doActivate(s, c, p)
}

/** Carries out `activate`. [mtg.602.2] (magic/priority.rules:42) */
export function doActivate(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['activate'], c, p])
}

/** [mtg.704.3] (magic/priority.rules:48) */
export function settle(s: State): void {
  doSettle(s)
}

/** Begins `settle`, which may stop to ask. [mtg.704.3] (magic/priority.rules:48) */
export function doSettle(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['settle']])
  const frame: SettleFrame = { proc: PROC.settleFrame, pc: 0, answer: 0, p: NONE }
  s.frames.push(frame)
}

/** [mtg.603.3] (magic/priority.rules:59) */
export function placeTrigger(s: State, p: number): void {
  doPlaceTrigger(s, p)
}

/** Begins `place-trigger`, which may stop to ask. [mtg.603.3] (magic/priority.rules:59) */
export function doPlaceTrigger(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['place-trigger'], p])
  const frame: PlaceTriggerFrame = { proc: PROC.placeTriggerFrame, pc: 0, answer: 0, p: p, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [mtg.103.1] (magic/turn.rules:13) */
export function match(s: State): void {
  doMatch(s)
}

/** Begins `match`, which may stop to ask. [mtg.103.1] (magic/turn.rules:13) */
export function doMatch(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['match']])
  const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.103.2] (magic/turn.rules:20) */
export function deal(s: State, p: number): void {
  doDeal(s, p)
}

/** Begins `deal`, which may stop to ask. [mtg.103.2] (magic/turn.rules:20) */
export function doDeal(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['deal'], p])
  const frame: DealFrame = { proc: PROC.dealFrame, pc: 0, answer: 0, p: p, i: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.500.1] (magic/turn.rules:26) */
export function turn(s: State, p: number): void {
  doTurn(s, p)
}

/** Begins `turn`, which may stop to ask. [mtg.500.1] (magic/turn.rules:26) */
export function doTurn(s: State, p: number): void {
  if (s.over) return
  s.runningTurn += 1
  if (s.log !== null) s.log.push([EVENT['turn'], p])
  s.timesPlayLandDuringTurn = []
  const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** [mtg.502.3] (magic/turn.rules:39) */
export function untapStep(s: State, p: number): void {
  doUntapStep(s, p)
}

/** Carries out `untap-step`. [mtg.502.3] (magic/turn.rules:39) */
export function doUntapStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['untap-step'], p])
  s.phase = PHASE_KIND['beginning']
  for (const c2 of s.zones[ZONE['battlefield'] + p]!.filter((c) => isTapped(s, c))) {
    s.tapped[c2] = false
  }
}

/** [mtg.503.1] (magic/turn.rules:44) */
export function upkeepStep(s: State, p: number): void {
  doUpkeepStep(s, p)
}

/** Begins `upkeep-step`, which may stop to ask. [mtg.503.1] (magic/turn.rules:44) */
export function doUpkeepStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['upkeep-step'], p])
  const frame: UpkeepStepFrame = { proc: PROC.upkeepStepFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** [mtg.503.1] (magic/turn.rules:49) */
export function upkeep(s: State, p: number): void {
  doUpkeep(s, p)
}

/** Carries out `upkeep`. [mtg.503.1] (magic/turn.rules:49) */
export function doUpkeep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['upkeep'], p])
}

/** [mtg.504.1] (magic/turn.rules:51) */
export function drawStep(s: State, p: number): void {
  doDrawStep(s, p)
}

/** Begins `draw-step`, which may stop to ask. [mtg.504.1] (magic/turn.rules:51) */
export function doDrawStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['draw-step'], p])
  const frame: DrawStepFrame = { proc: PROC.drawStepFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** Whether `draw-for-turn` may happen. [mtg.504.1] (magic/turn.rules:55) */
export function canDrawForTurn(s: State, p: number): boolean {
  return !forbidsNoFirstDraw(s, p)
}

/** [mtg.504.1] (magic/turn.rules:55) */
export function drawForTurn(s: State, p: number): void {
  if (!canDrawForTurn(s, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['draw-for-turn'], [p], s.reasons)
    return
  }
  doDrawForTurn(s, p)
}

/** Begins `draw-for-turn`, which may stop to ask. [mtg.504.1] (magic/turn.rules:55) */
export function doDrawForTurn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['draw-for-turn'], p])
  const frame: DrawForTurnFrame = { proc: PROC.drawForTurnFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** [mtg.505.1] (magic/turn.rules:59) */
export function mainPhase(s: State, p: number): void {
  doMainPhase(s, p)
}

/** Begins `main-phase`, which may stop to ask. [mtg.505.1] (magic/turn.rules:59) */
export function doMainPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['main-phase'], p])
  const frame: MainPhaseFrame = { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** [mtg.513.1] (magic/turn.rules:65) */
export function endStep(s: State, p: number): void {
  doEndStep(s, p)
}

/** Begins `end-step`, which may stop to ask. [mtg.513.1] (magic/turn.rules:65) */
export function doEndStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['end-step'], p])
  const frame: EndStepFrame = { proc: PROC.endStepFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** [mtg.513.1] (magic/turn.rules:70) */
export function ending(s: State, p: number): void {
  doEnding(s, p)
}

/** Carries out `ending`. [mtg.513.1] (magic/turn.rules:70) */
export function doEnding(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['ending'], p])
}

/** [mtg.514.1] (magic/turn.rules:72) */
export function cleanupStep(s: State, p: number): void {
  doCleanupStep(s, p)
}

/** Begins `cleanup-step`, which may stop to ask. [mtg.514.1] (magic/turn.rules:72) */
export function doCleanupStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['cleanup-step'], p])
  const frame: CleanupStepFrame = { proc: PROC.cleanupStepFrame, pc: 0, answer: 0, p: p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** Whether `play-land` may happen. [mtg.305.1] (magic/turn.rules:87) */
export function canPlayLand(s: State, c: number, p: number): boolean {
  return !forbidsOneLand(s, c, p)
}

/** [mtg.305.1] (magic/turn.rules:87) */
export function playLand(s: State, c: number, p: number): void {
  if (!canPlayLand(s, c, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['play-land'], [c, p], s.reasons)
    return
  }
  doPlayLand(s, c, p)
}

/** Begins `play-land`, which may stop to ask. [mtg.305.1] (magic/turn.rules:87) */
export function doPlayLand(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['play-land'], c, p])
  s.timesPlayLandDuringTurn[p] = (s.timesPlayLandDuringTurn[p] ?? 0) + 1
  const frame: PlayLandFrame = { proc: PROC.playLandFrame, pc: 0, answer: 0, c: c, p: p }
  s.frames.push(frame)
}

/** [mtg.500.7] (magic/turn.rules:96) */
export function passTurn(s: State): void {
  doPassTurn(s)
}

/** Carries out `pass-turn`. [mtg.500.7] (magic/turn.rules:96) */
export function doPassTurn(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pass-turn']])
  if (seats(s).some((q) => s.extraTurns[q]! > 0)) {
    s.turnPlayer = orElse(seats(s).find((q2) => s.extraTurns[q2]! > 0) ?? NONE, s.turnPlayer)
    s.extraTurns[s.turnPlayer] = s.extraTurns[s.turnPlayer]! - 1
  } else {
    s.turnPlayer = nextSeat(s, s.turnPlayer, 1)
  }
}

/** Whether `cast` may happen. [mtg.601.2] (magic/casting.rules:56) */
export function canCast(s: State, c: number, d: number, w: number, p: number): boolean {
  return (
    !forbidsNoCost(s, c, d, w, p) &&
    !forbidsNoLand(s, c, d, w, p) &&
    !forbidsNoFuse(s, c, d, w, p) &&
    !forbidsWholeOnly(s, c, d, w, p) &&
    !forbidsFusedFromHand(s, c, d, w, p) &&
    !forbidsNotNow(s, c, d, w, p) &&
    (s.announcing > 0 ||
      (matchesInsteadMove(s, c, s.place[c]!, ZONE['stack'] + p)
        ? completable(program, s, (t) => doCast(t, c, d, w, p))
        : completable(program, s, (t) => doCast(t, c, d, w, p))))
  )
}

/** [mtg.601.2] (magic/casting.rules:56) */
export function cast(s: State, c: number, d: number, w: number, p: number): void {
  if (!canCast(s, c, d, w, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['cast'], [c, d, w, p], s.reasons)
    return
  }
  doCast(s, c, d, w, p)
}

/** Begins `cast`, which may stop to ask. [mtg.601.2] (magic/casting.rules:56) */
export function doCast(s: State, c: number, d: number, w: number, p: number): void {
  if (s.over) return
  const frame: CastFrame = { proc: PROC.castFrame, pc: 0, answer: 0, c: c, d: d, w: w, p: p, held: false }
  s.frames.push(frame)
}

/** [mtg.601.2b] (magic/casting.rules:77) */
export function chooseOptions(s: State, c: number, p: number): void {
  doChooseOptions(s, c, p)
}

/** Carries out `choose-options`. [mtg.601.2b] (magic/casting.rules:77) */
export function doChooseOptions(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['choose-options'], c, p])
}

/** [mtg.601.2c] (magic/casting.rules:78) */
export function aim(s: State, c: number, p: number): void {
  doAim(s, c, p)
}

/** Begins `aim`, which may stop to ask. [mtg.601.2c] (magic/casting.rules:78) */
export function doAim(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['aim'], c, p])
  const frame: AimFrame = { proc: PROC.aimFrame, pc: 0, answer: 0, c: c, p: p }
  s.frames.push(frame)
}

/** [mtg.118.9] (magic/casting.rules:79) */
export function payInstead(s: State, c: number, p: number): void {
  doPayInstead(s, c, p)
}

/** Carries out `pay-instead`. [mtg.118.9] (magic/casting.rules:79) */
export function doPayInstead(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pay-instead'], c, p])
}

/** [mtg.107.3] (magic/casting.rules:81) */
export function chooseX(s: State, c: number, p: number): void {
  doChooseX(s, c, p)
}

/** Begins `choose-x`, which may stop to ask. [mtg.107.3] (magic/casting.rules:81) */
export function doChooseX(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['choose-x'], c, p])
  const frame: ChooseXFrame = { proc: PROC.chooseXFrame, pc: 0, answer: 0, c: c, p: p, n: NONE, n2: NONE }
  s.frames.push(frame)
}

/** [mtg.601.2c] (magic/casting.rules:87) */
export function aimSpell(s: State, c: number, p: number): void {
  doAimSpell(s, c, p)
}

/** Begins `aim-spell`, which may stop to ask. [mtg.601.2c] (magic/casting.rules:87) */
export function doAimSpell(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['aim-spell'], c, p])
  const frame: AimSpellFrame = { proc: PROC.aimSpellFrame, pc: 0, answer: 0, c: c, p: p, h: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [mtg.702.101] (magic/casting.rules:94) */
export function asHalf(s: State, c: number, h: number, p: number): void {
  doAsHalf(s, c, h, p)
}

/** Begins `as-half`, which may stop to ask. [mtg.702.101] (magic/casting.rules:94) */
export function doAsHalf(s: State, c: number, h: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['as-half'], c, h, p])
  const frame: AsHalfFrame = { proc: PROC.asHalfFrame, pc: 0, answer: 0, c: c, h: h, p: p, whole: NONE }
  s.frames.push(frame)
}

/** [mtg.601.2h] (magic/casting.rules:100) */
export function payPrice(s: State, c: number, w: number, p: number): void {
  doPayPrice(s, c, w, p)
}

/** Begins `pay-price`, which may stop to ask. [mtg.601.2h] (magic/casting.rules:100) */
export function doPayPrice(s: State, c: number, w: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pay-price'], c, w, p])
  const frame: PayPriceFrame = {
    proc: PROC.payPriceFrame,
    pc: 0,
    answer: 0,
    c: c,
    w: w,
    p: p,
    h: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.115.1] (magic/casting.rules:123) */
export function aimAt(s: State, t2: number, c: number, p: number): void {
  doAimAt(s, t2, c, p)
}

/** Carries out `aim-at`. [mtg.115.1] (magic/casting.rules:123) */
export function doAimAt(s: State, t2: number, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['aim-at'], t2, c, p])
  s.targets[c] = union(s.targets[c]!, [t2])
  s.aimed[c] = s.aimed[c]! + 1
  becomeTarget(s, t2, c)
}

/** [mtg.115.1] (magic/casting.rules:127) */
export function aimSecondAt(s: State, t2: number, c: number, p: number): void {
  doAimSecondAt(s, t2, c, p)
}

/** Carries out `aim-second-at`. [mtg.115.1] (magic/casting.rules:127) */
export function doAimSecondAt(s: State, t2: number, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['aim-second-at'], t2, c, p])
  s.secondTargets[c] = union(s.secondTargets[c]!, [t2])
  s.aimed[c] = s.aimed[c]! + 1
  becomeTarget(s, t2, c)
}

/** [mtg.115.1] (magic/casting.rules:131) */
export function aimAtPlayer(s: State, q: number, c: number, p: number): void {
  doAimAtPlayer(s, q, c, p)
}

/** Carries out `aim-at-player`. [mtg.115.1] (magic/casting.rules:131) */
export function doAimAtPlayer(s: State, q: number, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['aim-at-player'], q, c, p])
  s.targetPlayers[c] = union(s.targetPlayers[c]!, [q])
  s.aimed[c] = s.aimed[c]! + 1
}

/** [mtg.115.1] (magic/casting.rules:134) */
export function becomeTarget(s: State, t2: number, c: number): void {
  doBecomeTarget(s, t2, c)
}

/** Carries out `become-target`. [mtg.115.1] (magic/casting.rules:134) */
export function doBecomeTarget(s: State, t2: number, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['become-target'], t2, c])
}

/** [mtg.608.2] (magic/casting.rules:143) */
export function resolveSpell(s: State, c: number): void {
  doResolveSpell(s, c)
}

/** Begins `resolve-spell`, which may stop to ask. [mtg.608.2] (magic/casting.rules:143) */
export function doResolveSpell(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['resolve-spell'], c])
  const frame: ResolveSpellFrame = { proc: PROC.resolveSpellFrame, pc: 0, answer: 0, c: c }
  s.frames.push(frame)
}

/** [mtg.608.2] (magic/casting.rules:156) */
export function carryOut(s: State, c: number, p: number): void {
  doCarryOut(s, c, p)
}

/** Begins `carry-out`, which may stop to ask. [mtg.608.2] (magic/casting.rules:156) */
export function doCarryOut(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['carry-out'], c, p])
  const frame: CarryOutFrame = {
    proc: PROC.carryOutFrame,
    pc: 0,
    answer: 0,
    c: c,
    p: p,
    whole: NONE,
    h: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.608.2] (magic/casting.rules:166) */
export function spellEffect(s: State, c: number, p: number): void {
  doSpellEffect(s, c, p)
}

/** Begins `spell-effect`, which may stop to ask. [mtg.608.2] (magic/casting.rules:166) */
export function doSpellEffect(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['spell-effect'], c, p])
  const frame: SpellEffectFrame = { proc: PROC.spellEffectFrame, pc: 0, answer: 0, c: c, p: p }
  s.frames.push(frame)
}

/** [mtg.601.3] (magic/keywords.rules:24) */
export function letCast(s: State, c: number, w: number, s_: number, p: number): void {
  doLetCast(s, c, w, s_, p)
}

/** Begins `let-cast`, which may stop to ask. [mtg.601.3] (magic/keywords.rules:24) */
export function doLetCast(s: State, c: number, w: number, s_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['let-cast'], c, w, s_, p])
  const frame: LetCastFrame = { proc: PROC.letCastFrame, pc: 0, answer: 0, c: c, w: w, s_: s_, p: p }
  s.frames.push(frame)
}

/** [mtg.118.9] (magic/keywords.rules:36) */
export function payGranted(s: State, c: number, w: number, p: number): void {
  doPayGranted(s, c, w, p)
}

/** Begins `pay-granted`, which may stop to ask. [mtg.118.9] (magic/keywords.rules:36) */
export function doPayGranted(s: State, c: number, w: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['pay-granted'], c, w, p])
  const frame: PayGrantedFrame = { proc: PROC.payGrantedFrame, pc: 0, answer: 0, c: c, w: w, p: p, d: NONE, d2: NONE }
  s.frames.push(frame)
}

/** Whether `turn-up` may happen. [mtg.702.36] (magic/keywords.rules:78) */
export function canTurnUp(s: State, c: number, p: number): boolean {
  return s.announcing > 0 || (isMorphing(s, s.printedDef[c]!) && completable(program, s, (t) => doTurnUp(t, c, p)))
}

/** [mtg.702.36] (magic/keywords.rules:78) */
export function turnUp(s: State, c: number, p: number): void {
  if (!canTurnUp(s, c, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['turn-up'], [c, p], s.reasons)
    return
  }
  doTurnUp(s, c, p)
}

/** Begins `turn-up`, which may stop to ask. [mtg.702.36] (magic/keywords.rules:78) */
export function doTurnUp(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: TurnUpFrame = { proc: PROC.turnUpFrame, pc: 0, answer: 0, c: c, p: p }
  s.frames.push(frame)
}

/** Whether `damage-creature` may happen. [mtg.119.3] (magic/state-based.rules:10) */
export function canDamageCreature(s: State, t2: number, n: number, s_: number): boolean {
  return !forbidsCannotDamageCreature(s, t2, n, s_)
}

/** [mtg.119.3] (magic/state-based.rules:10) */
export function damageCreature(s: State, t2: number, n: number, s_: number): void {
  if (!canDamageCreature(s, t2, n, s_)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['damage-creature'], [t2, n, s_], s.reasons)
    return
  }
  doDamageCreature(s, t2, n, s_)
}

/** Carries out `damage-creature`. [mtg.119.3] (magic/state-based.rules:10) */
export function doDamageCreature(s: State, t2: number, n: number, s_: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['damage-creature'], t2, n, s_])
  s.damage[t2] = s.damage[t2]! + n
}

/** [mtg.119.3] (magic/state-based.rules:12) */
export function damagePlayer(s: State, q: number, n: number, s_: number): void {
  doDamagePlayer(s, q, n, s_)
}

/** Carries out `damage-player`. [mtg.119.3] (magic/state-based.rules:12) */
export function doDamagePlayer(s: State, q: number, n: number, s_: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['damage-player'], q, n, s_])
  s.life[q] = s.life[q]! - n
}

/** [mtg.118.3] (magic/state-based.rules:14) */
export function loseLife(s: State, n: number, q: number): void {
  doLoseLife(s, n, q)
}

/** Carries out `lose-life`. [mtg.118.3] (magic/state-based.rules:14) */
export function doLoseLife(s: State, n: number, q: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['lose-life'], n, q])
  s.life[q] = s.life[q]! - n
}

/** [mtg.118.3] (magic/state-based.rules:16) */
export function gainLife(s: State, n: number, q: number): void {
  doGainLife(s, n, q)
}

/** Carries out `gain-life`. [mtg.118.3] (magic/state-based.rules:16) */
export function doGainLife(s: State, n: number, q: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['gain-life'], n, q])
  s.life[q] = s.life[q]! + n
}

/** [mtg.704.3] (magic/state-based.rules:21) */
export function checkState(s: State): void {
  doCheckState(s)
}

/** Begins `check-state`, which may stop to ask. [mtg.704.3] (magic/state-based.rules:21) */
export function doCheckState(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['check-state']])
  const frame: CheckStateFrame = { proc: PROC.checkStateFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [mtg.704.5] (magic/state-based.rules:28) */
export function putRight(s: State): void {
  doPutRight(s)
}

/** Begins `put-right`, which may stop to ask. [mtg.704.5] (magic/state-based.rules:28) */
export function doPutRight(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['put-right']])
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

/** [mtg.704.5j] (magic/state-based.rules:47) */
export function legendRule(s: State, p: number): void {
  doLegendRule(s, p)
}

/** Begins `legend-rule`, which may stop to ask. [mtg.704.5j] (magic/state-based.rules:47) */
export function doLegendRule(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['legend-rule'], p])
  const frame: LegendRuleFrame = { proc: PROC.legendRuleFrame, pc: 0, answer: 0, p: p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [mtg.104.3] (magic/state-based.rules:54) */
export function lose(s: State): void {
  doLose(s)
}

/** Carries out `lose`. [mtg.104.3] (magic/state-based.rules:54) */
export function doLose(s: State): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['lose']])
  for (const q of seats(s)) {
    s.result[q] = s.life[q]! <= 0 || isOutOfCards(s, q) ? 0 - 1 : 1
  }
  // [mtg.104.4]
  if (!seats(s).some((q2) => s.result[q2]! === 1)) {
    for (const q3 of seats(s)) {
      s.result[q3] = 0
    }
  }
  s.over = true
}

/** [mtg.506.1] (magic/combat.rules:8) */
export function combatPhase(s: State, p: number): void {
  doCombatPhase(s, p)
}

/** Begins `combat-phase`, which may stop to ask. [mtg.506.1] (magic/combat.rules:8) */
export function doCombatPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['combat-phase'], p])
  const frame: CombatPhaseFrame = { proc: PROC.combatPhaseFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** [mtg.508.1] (magic/combat.rules:24) */
export function declareAttackers(s: State, p: number): void {
  doDeclareAttackers(s, p)
}

/** Begins `declare-attackers`, which may stop to ask. [mtg.508.1] (magic/combat.rules:24) */
export function doDeclareAttackers(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['declare-attackers'], p])
  const frame: DeclareAttackersFrame = { proc: PROC.declareAttackersFrame, pc: 0, answer: 0, p: p }
  s.frames.push(frame)
}

/** Whether `attack` may happen. [mtg.508.1] (magic/combat.rules:29) */
export function canAttack(s: State, a: number, p: number): boolean {
  return !forbidsCannotAttack(s, a, p)
}

/** [mtg.508.1] (magic/combat.rules:29) */
export function attack(s: State, a: number, p: number): void {
  if (!canAttack(s, a, p)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['attack'], [a, p], s.reasons)
    return
  }
  doAttack(s, a, p)
}

/** Carries out `attack`. [mtg.508.1] (magic/combat.rules:29) */
export function doAttack(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['attack'], a, p])
  s.attacking[a] = true
  // [mtg.702.20]
  if (!has(s, a, KEYWORD['vigilance'])) {
    s.tapped[a] = true
  }
}

/** [mtg.509.1] (magic/combat.rules:40) */
export function declareBlockers(s: State, q: number): void {
  doDeclareBlockers(s, q)
}

/** Begins `declare-blockers`, which may stop to ask. [mtg.509.1] (magic/combat.rules:40) */
export function doDeclareBlockers(s: State, q: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['declare-blockers'], q])
  const frame: DeclareBlockersFrame = { proc: PROC.declareBlockersFrame, pc: 0, answer: 0, q: q }
  s.frames.push(frame)
}

/** Whether `block` may happen. [mtg.509.1] (magic/combat.rules:47) */
export function canBlock(s: State, a: number, b: number, q: number): boolean {
  return !forbidsCannotBlock(s, a, b, q) && !forbidsCannotBlock2(s, a, b, q) && !forbidsCannotBlock3(s, a, b, q)
}

/** [mtg.509.1] (magic/combat.rules:47) */
export function block(s: State, a: number, b: number, q: number): void {
  if (!canBlock(s, a, b, q)) {
    refuse(s)
    if (s.reasons !== null) refusals(s, EVENT['block'], [a, b, q], s.reasons)
    return
  }
  doBlock(s, a, b, q)
}

/** Carries out `block`. [mtg.509.1] (magic/combat.rules:47) */
export function doBlock(s: State, a: number, b: number, q: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['block'], a, b, q])
  s.blocking[b] = true
  s.blocked[a] = true
  s.blockedBy[a] = union(s.blockedBy[a]!, [b])
}

/** [mtg.510.1] (magic/combat.rules:54) */
export function strikeAll(s: State, p: number): void {
  doStrikeAll(s, p)
}

/** Begins `strike-all`, which may stop to ask. [mtg.510.1] (magic/combat.rules:54) */
export function doStrikeAll(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['strike-all'], p])
  const frame: StrikeAllFrame = {
    proc: PROC.strikeAllFrame,
    pc: 0,
    answer: 0,
    p: p,
    each: NONE,
    each2: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [mtg.510.1] (magic/combat.rules:62) */
export function strikeWith(s: State, a: number, p: number): void {
  doStrikeWith(s, a, p)
}

/** Begins `strike-with`, which may stop to ask. [mtg.510.1] (magic/combat.rules:62) */
export function doStrikeWith(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['strike-with'], a, p])
  const frame: StrikeWithFrame = {
    proc: PROC.strikeWithFrame,
    pc: 0,
    answer: 0,
    a: a,
    p: p,
    left: NONE,
    rest2: [],
    b: NONE,
    b2: NONE,
    part2: NONE,
  }
  s.frames.push(frame)
}

/** [mtg.510.1] (magic/combat.rules:79) */
export function strikeBack(s: State, b: number): void {
  doStrikeBack(s, b)
}

/** Carries out `strike-back`. [mtg.510.1] (magic/combat.rules:79) */
export function doStrikeBack(s: State, b: number): void {
  if (s.over) return
  if (s.log !== null) s.log.push([EVENT['strike-back'], b])
  for (const a of family(s, ZONE['battlefield'])) {
    if (isAttacking(s, a) && s.blockedBy[a]!.includes(b)) {
      damageCreature(s, a, Math.max(0, powerOf(s, b)), b)
    }
  }
}

/** Ends the rules that last during `turn`, which ends. */
function endRulesDuringTurn(s: State): void {
  for (const id of s.zones[ZONE['lasting']]!.slice()) {
    const effect = s.effects[id]!
    if (effect.body === PROC.spellEffectDuringTurnFrame && effect.captured.at(-1) === s.runningTurn)
      takeEffect(s, id, EFFECT_ZONES)
  }
  s.runningTurn -= 1
}

/** [mtg.601.2i] Effect of `cast-effect`. (magic/casting.rules:71) */
function castEffect(s: State, p: number, c: number): void {
  const frame: CastEffectFrame = { proc: PROC.castEffectFrame, pc: 0, answer: 0, p: p, c: c }
  s.frames.push(frame)
}

/** [mtg.cards.1] (magic/cards-spells.rules:17) */
function aimOfText2(s: State, c: number, p: number): void {
  const frame: AimFrame2 = { proc: PROC.aimFrame2, pc: 0, answer: 0, c: c, p: p, t2: NONE, t3: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] (magic/cards-spells.rules:8) */
function aimOfText(s: State, c: number, p: number): void {
  const frame: AimFrame3 = { proc: PROC.aimFrame3, pc: 0, answer: 0, c: c, p: p, q: NONE, q2: NONE }
  s.frames.push(frame)
}

/** [mtg.cards.1] (magic/cards-spells.rules:20) */
function spellEffectOfText2(s: State, c: number, p: number): void {
  for (const t2 of s.targets[c]!.slice()) {
    let was: number = s.stamp[t2]!
    if (s.runningTurn > 0)
      addEffect(s, ZONE['lasting'], PROC.spellEffectDuringTurnFrame, p, c, false, [t2, was, s.runningTurn])
  }
}

/** [mtg.cards.1] (magic/cards-spells.rules:11) */
function spellEffectOfText(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame2 = {
    proc: PROC.spellEffectFrame2,
    pc: 0,
    answer: 0,
    c: c,
    p: p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [mtg.400.7] (magic/zones.rules:29) */
function afterMove(s: State, c: number): void {
  s.stamp[c] = s.stamp[c]! + 1
  for (const s_2 of family(s, ZONE['stack']).filter(
    (s_) => s.targets[s_]!.includes(c) || s.secondTargets[s_]!.includes(c),
  )) {
    s.targets[s_2] = without(s.targets[s_2]!, [c])
    s.secondTargets[s_2] = without(s.secondTargets[s_2]!, [c])
  }
}

/** [mtg.405.5] (magic/zones.rules:34) */
function afterMove2(s: State, c: number): void {
  for (const e2 of s.zones[ZONE['pile']]!.filter(
    (e) =>
      (s.effects[e]?.source ?? NONE) === c && (s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-spell'],
  )) {
    takeEffect(s, e2, EFFECT_ZONES)
  }
}

/** [mtg.702.33] Effect of `instead-move`. (magic/keywords.rules:59) */
function insteadMove(s: State, card2: number): void {
  const frame: InsteadMoveFrame = { proc: PROC.insteadMoveFrame, pc: 0, answer: 0, card2: card2, replaces: 0 }
  s.frames.push(frame)
}

/** [mtg.702.73] Effect of `when-enter`. (magic/keywords.rules:65) */
function whenEnter(s: State, you: number, c: number): void {
  addEffect(s, ZONE['pile'], PROC.enterEffectFrame, you, c, false, [c, you])
}

/** [mtg.702.73] Effect of `enter-effect`. (magic/keywords.rules:66) */
function enterEffect(s: State, c: number, you: number): void {
  const frame: EnterEffectFrame = { proc: PROC.enterEffectFrame, pc: 0, answer: 0, c: c, you: you }
  s.frames.push(frame)
}

/** [mtg.cards.1] Effect of `when-enter-2`. (magic/cards-creatures.rules:17) */
function whenEnter2(s: State, you: number, c: number): void {
  addEffect(s, ZONE['pile'], PROC.enterEffectFrame2, you, c, false, [you])
}

/** [mtg.cards.1] Effect of `enter-effect`. (magic/cards-creatures.rules:18) */
function enterEffect2(s: State, you: number): void {
  const frame: EnterEffectFrame2 = { proc: PROC.enterEffectFrame2, pc: 0, answer: 0, you: you }
  s.frames.push(frame)
}

/** Takes a pending effect away and carries it out. */
export function resolveEffect(s: State, id: number): void {
  const effect = takeEffect(s, id, EFFECT_ZONES)
  if (effect === null) return
  const { captured } = effect
  switch (effect.body) {
    case 32 /* cast-effect */:
      return castEffect(s, captured[0] as number, captured[1] as number)
    case 56 /* instead-move */:
      dropEffects(s, ZONE['applicable'])
      s.replacing.push(0)
      insteadMove(s, captured[0] as number)
      return
    case 57 /* when-enter */:
      return whenEnter(s, captured[0] as number, captured[1] as number)
    case 58 /* enter-effect */:
      return enterEffect(s, captured[0] as number, captured[1] as number)
    case 59 /* when-enter-2 */:
      return whenEnter2(s, captured[0] as number, captured[1] as number)
    case 60 /* enter-effect */:
      return enterEffect2(s, captured[0] as number)
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
      move(s, f.c, ZONE['graveyard'] + s.owner[f.c]!)
      return
    }
    case 1: {
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
      move(s, f.c, ZONE['hand'] + s.owner[f.c]!)
      return
    }
    case 1: {
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
      move(s, f.c, ZONE['exile'] + s.owner[f.c]!)
      return
    }
    case 1: {
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
      move(s, f.c, ZONE['library'] + s.owner[f.c]!)
      return
    }
    case 1: {
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
      move(s, f.c, ZONE['library'] + s.owner[f.c]!, true)
      return
    }
    case 1: {
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
      f.p = orElse(s.moving === NONE ? NONE : holder(s, s.moving), s.turnPlayer)
      f.pc = 2
      ask(s, f, 1, f.p, false)
      return
    }
    case 1: {
      s.frames.pop()
      return
    }
    case 2: {
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
      move(s, f.c, ZONE['battlefield'] + f.p)
      return
    }
    case 1: {
      if (matchesWhenEnter(s, f.c, f.p))
        addEffect(s, 0, PROC.whenEnterFrame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
      if (matchesWhenEnter2(s, f.c, f.p))
        addEffect(s, 0, PROC.whenEnter2Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
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
    case 1: {
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
    case 1: {
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
      move(s, f.c, ZONE['graveyard'] + s.owner[f.c]!)
      return
    }
    case 1: {
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
    case 1: {
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
        f.list1 = range(1, f.n)
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
  switch (f.pc) {
    case 0: {
      if (!(s.zones[ZONE['library'] + f.p]!.length === 0)) {
        s.drawsThisTurn[f.p] = s.drawsThisTurn[f.p]! + 1
        f.pc = 1
        move(s, s.zones[ZONE['library'] + f.p]!.at(-1) ?? NONE, ZONE['hand'] + f.p)
        return
      }
      s.outOfCards[f.p] = true
      s.frames.pop()
      return
    }
    case 1: {
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
        f.list1 = range(1, f.n)
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
        if (!!(s.zones[ZONE['library'] + f.p]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        move(s, s.zones[ZONE['library'] + f.p]!.at(-1) ?? NONE, ZONE['graveyard'] + f.p)
        return
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
          sumOf(f.cost, (each) => worthOf(s, each)) + copies(f.cost, SYMBOL['X']) * s.chosenX + s.surcharge,
        )
        s.wanted = []
        for (const v of COLOUR_VALUES) {
          if (f.cost.some((s_2) => callsFor(s, s_2, v))) {
            s.wanted = union(s.wanted, [v])
          }
        }
        if (
          !(
            availableOf(s, f.p) >=
            f.generic + countOf(f.cost, (s_3) => !isNumeric(s, s_3) && s_3 !== SYMBOL['X'] && !isPhyrexian(s, s_3))
          )
        ) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(1)
          s.frames.pop()
          return
        }
        f.list1 = f.cost.filter((s_4) => !isNumeric(s, s_4) && s_4 !== SYMBOL['X'])
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.wanted = []
          for (const _i of range(1, f.generic)) {
            payAny(s, f.p)
          }
          s.surcharge = 0
          s.chosenX = 0
          s.frames.pop()
          return
        }
        f.s_ = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        paySymbol(s, f.s_, f.p)
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
    case 1: {
      s.frames.pop()
      return
    }
    case 2: {
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
    case 1: {
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
        tapSource(s, sourceForOf(s, f.p, f.v2))
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
        f.pc = 2
        settle(s)
        return
      }
      case 2: {
        s.actor = s.turnPlayer
        s.passes = 0
        f.pc = 3
        continue
      }
      case 3: {
        f.pc = 5
        ask(s, f, 4, s.actor, true)
        return
      }
      case 4: {
        if (s.passes === seats(s).length) {
          if (s.zones[ZONE['pile']]!.length === 0) {
            s.frames.pop()
            return
          }
          // [mtg.608.1]
          f.pc = 6
          resolveEffect(s, s.zones[ZONE['pile']]!.at(-1) ?? NONE)
          return
        }
        f.pc = 3
        continue
      }
      case 5: {
        if (f.answer === 0) {
          s.passes += 1
          s.actor = nextSeat(s, s.actor, 1)
          f.pc = 4
          continue
        }
        s.passes = 0
        f.pc = 4
        settle(s)
        return
      }
      case 6: {
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
        f.pc = 2
        checkState(s)
        return
      }
      case 2: {
        if (s.zones[ZONE['waiting']]!.length === 0) {
          s.frames.pop()
          return
        }
        f.p = s.zones[ZONE['waiting']]!.some((e) => (s.effects[e]?.controller ?? NONE) === s.turnPlayer)
          ? s.turnPlayer
          : nextSeat(s, s.turnPlayer, 1)
        f.pc = 3
        placeTrigger(s, f.p)
        return
      }
      case 3: {
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
    case 1: {
      s.frames.pop()
      return
    }
    case 2: {
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
        f.pc = 3
        turn(s, s.turnPlayer)
        return
      }
      case 3: {
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
          createCard(s, each, ZONE['library'] + f.p)
        }
        if (s.log !== null) s.log.push([EVENT['shuffle'], ZONE['library'] + f.p])
        shuffle(s, ZONE['library'] + f.p)
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
        move(s, s.zones[ZONE['library'] + f.p]!.at(-1) ?? NONE, ZONE['hand'] + f.p)
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
      }
      untapStep(s, f.p)
      f.pc = 2
      upkeepStep(s, f.p)
      return
    }
    case 1: {
      endRulesDuringTurn(s)
      s.frames.pop()
      return
    }
    case 2: {
      f.pc = 3
      drawStep(s, f.p)
      return
    }
    case 3: {
      f.pc = 4
      mainPhase(s, f.p)
      return
    }
    case 4: {
      f.pc = 5
      combatPhase(s, f.p)
      return
    }
    case 5: {
      f.pc = 6
      mainPhase(s, f.p)
      return
    }
    case 6: {
      f.pc = 7
      endStep(s, f.p)
      return
    }
    case 7: {
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
      s.phase = PHASE_KIND['beginning']
      upkeep(s, f.p)
      f.pc = 1
      priority(s)
      return
    }
    case 1: {
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
    case 1: {
      f.pc = 2
      priority(s)
      return
    }
    case 2: {
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
    case 1: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `main-phase`. */
export function stepMainPhase(s: State, f: MainPhaseFrame): void {
  switch (f.pc) {
    case 0: {
      s.phase = PHASE_KIND['main']
      f.pc = 1
      priority(s)
      return
    }
    case 1: {
      emptyPools(s)
      s.phase = PHASE_KIND['ending']
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `end-step`. */
export function stepEndStep(s: State, f: EndStepFrame): void {
  switch (f.pc) {
    case 0: {
      s.phase = PHASE_KIND['ending']
      ending(s, f.p)
      f.pc = 1
      priority(s)
      return
    }
    case 1: {
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
        if (!(s.zones[ZONE['hand'] + f.p]!.length > handLimitOf(s))) {
          // [mtg.514.2]
          for (const c3 of family(s, ZONE['battlefield'])) {
            s.damage[c3] = 0
          }
          f.pc = 3
          settle(s)
          return
        }
        f.pc = 2
        ask(s, f, 6, f.p, false)
        return
      }
      case 2: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(4)
          f.c2 = NONE
          f.pc = 1
          continue
        }
        f.c2 = f.answer - 1
        f.pc = 1
        discard(s, f.c2, f.p)
        return
      }
      case 3: {
        if (!!(s.zones[ZONE['pile']]!.length === 0)) {
          f.pc = 4
          continue
        }
        f.pc = 4
        priority(s)
        return
      }
      case 4: {
        emptyPools(s)
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
    case 1: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `cast`. */
export function stepCast(s: State, f: CastFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      // [mtg.601.2a]
      f.held = within(s.place[f.c]!, ZONE['hand'])
      f.pc = 1
      move(s, f.c, ZONE['stack'] + f.p)
      return
    }
    case 1: {
      s.def[f.c] = spellFaceOf(s, f.d, f.w)
      if (f.held) {
        s.handCast[f.c] = true
      }
      s.wayCast[f.c] = f.w
      if (f.w === WAY['unseen']) {
        s.faceDown[f.c] = true
      }
      // [mtg.601.2b]
      chooseOptions(s, f.c, f.p)
      // [mtg.107.3]
      f.pc = 2
      chooseX(s, f.c, f.p)
      return
    }
    case 2: {
      // [mtg.601.2c]
      f.pc = 3
      aimSpell(s, f.c, f.p)
      return
    }
    case 3: {
      // [mtg.601.2f]
      s.chosenX = s.x[f.c]!
      // [mtg.601.2h]
      f.pc = 4
      payPrice(s, f.c, f.w, f.p)
      return
    }
    case 4: {
      // [mtg.601.2i]
      addEffect(s, ZONE['pile'], PROC.castEffectFrame, f.p, f.c, false, [f.p, f.c])
      if ((s.zones[ZONE['pile']]!.at(-1) ?? NONE) !== NONE)
        s.role[s.zones[ZONE['pile']]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-spell']
      s.aims[s.zones[ZONE['pile']]!.at(-1) ?? NONE] = union(s.targets[f.c]!, s.secondTargets[f.c]!)
      if (announced(s)) return
      if (s.log !== null) s.log.push([EVENT['cast'], f.c, f.d, f.w, f.p])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `aim`. */
export function stepAim(s: State, f: AimFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [mtg.cards.1]
        if (!(s.def[f.c]! === CARD['綿密な分析'])) {
          f.pc = 2
          continue
        }
        // [mtg.cards.1]
        f.pc = 1
        aimOfText(s, f.c, f.p)
        return
      }
      case 1: {
        s.frames.pop()
        return
      }
      case 2: {
        // [mtg.cards.1]
        if (!(s.def[f.c]! === CARD['四肢切断'])) {
          s.frames.pop()
          return
        }
        // [mtg.cards.1]
        f.pc = 1
        aimOfText2(s, f.c, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `choose-x`. */
export function stepChooseX(s: State, f: ChooseXFrame): void {
  switch (f.pc) {
    case 0: {
      if (!PRINTED_MANA_COST[s.def[f.c]!]!.includes(SYMBOL['X'])) {
        s.frames.pop()
        return
      }
      if (!(s.wayCast[f.c]! === WAY['plainly'])) {
        s.frames.pop()
        return
      }
      f.pc = 1
      ask(s, f, 9, f.p, false)
      return
    }
    case 1: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(5)
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
      case 1: {
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
    case 1: {
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
        if (!(f.w === WAY['plainly'] || f.w === WAY['left-half'] || f.w === WAY['right-half'])) {
          if (!(f.w === WAY['both-halves'])) {
            if (!(f.w === WAY['unseen'])) {
              if (!(f.w === WAY['evoked'])) {
                if (!(f.w === WAY['instead-paid'])) {
                  f.pc = 1
                  payGranted(s, f.c, f.w, f.p)
                  return
                }
                payInstead(s, f.c, f.p)
                s.frames.pop()
                return
              }
              f.pc = 1
              pay(s, PRINTED_EVOKE_COST[s.def[f.c]!]!, f.p)
              return
            }
            f.pc = 1
            pay(s, unseenPriceOf(s), f.p)
            return
          }
          f.list1 = PRINTED_FACES[s.def[f.c]!]!
          f.next2 = 0
          f.pc = 2
          continue
        }
        f.pc = 1
        pay(s, PRINTED_MANA_COST[s.def[f.c]!]!, f.p)
        return
      }
      case 1: {
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
        pay(s, PRINTED_MANA_COST[f.h]!, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `resolve-spell`. */
export function stepResolveSpell(s: State, f: ResolveSpellFrame): void {
  switch (f.pc) {
    case 0: {
      // [mtg.608.2b]
      s.targets[f.c] = without(
        s.targets[f.c]!,
        s.targets[f.c]!.filter((t2) => !reaches(s, f.c, t2)),
      )
      s.secondTargets[f.c] = without(
        s.secondTargets[f.c]!,
        s.secondTargets[f.c]!.filter((t3) => !reaches(s, f.c, t3)),
      )
      if (!(
        s.aimed[f.c]! > 0 && s.targets[f.c]!.length + s.secondTargets[f.c]!.length + s.targetPlayers[f.c]!.length === 0
      )) {
        if (!isPermanentCard(s, s.def[f.c]!)) {
          f.pc = 2
          carryOut(s, f.c, holder(s, f.c))
          return
        }
        f.pc = 2
        enter2(s, f.c, holder(s, f.c))
        return
      }
      f.pc = 2
      bury(s, f.c)
      return
    }
    case 1: {
      s.frames.pop()
      return
    }
    case 2: {
      // [mtg.608.3b]
      if (!within(s.place[f.c]!, ZONE['stack'])) {
        s.frames.pop()
        return
      }
      f.pc = 1
      bury(s, f.c)
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
        f.whole = s.def[f.c]!
        f.list1 = PRINTED_FACES[s.def[f.c]!]!
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
          s.frames.pop()
          return
        }
        f.h = f.list1[f.next2]!
        f.next2 += 1
        if (!within(s.place[f.c]!, ZONE['stack'])) {
          f.pc = 2
          continue
        }
        s.def[f.c] = f.h
        f.pc = 3
        spellEffect(s, f.c, f.p)
        return
      }
      case 3: {
        s.def[f.c] = f.whole
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect(s: State, f: SpellEffectFrame): void {
  switch (f.pc) {
    case 0: {
      // [mtg.cards.1]
      if (!(s.def[f.c]! === CARD['綿密な分析'])) {
        // [mtg.cards.1]
        if (s.def[f.c]! === CARD['四肢切断']) {
          // [mtg.cards.1]
          spellEffectOfText2(s, f.c, f.p)
        }
        s.frames.pop()
        return
      }
      // [mtg.cards.1]
      f.pc = 1
      spellEffectOfText(s, f.c, f.p)
      return
    }
    case 1: {
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
        f.pc = 2
        ask(s, f, 10, f.p, true)
        return
      }
      case 1: {
        s.offered2 = NONE
        s.offeredBy = NONE
        s.frames.pop()
        return
      }
      case 2: {
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
      if (!(f.w === WAY['flashed-back'])) {
        if (!(f.w === WAY['retraced'])) {
          if (!(f.w === WAY['by-miracle'])) {
            if (!(f.w === WAY['by-madness'])) {
              s.frames.pop()
              return
            }
            f.pc = 1
            pay(s, PRINTED_MADNESS_COST[s.def[f.c]!]!, f.p)
            return
          }
          f.pc = 1
          pay(s, PRINTED_MIRACLE_COST[s.def[f.c]!]!, f.p)
          return
        }
        f.pc = 3
        ask(s, f, 11, f.p, false)
        return
      }
      f.pc = 2
      pay(s, flashbackPriceOf(s, f.c), f.p)
      return
    }
    case 1: {
      s.frames.pop()
      return
    }
    case 2: {
      payLife(s, orElse(PRINTED_FLASHBACK_LIFE[s.printedDef[f.c]!]!, 0), f.p)
      s.frames.pop()
      return
    }
    case 3: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(6)
        f.d2 = NONE
        s.frames.pop()
        return
      }
      f.d2 = f.answer - 1
      f.pc = 4
      discard(s, f.d2, f.p)
      return
    }
    case 4: {
      f.pc = 1
      pay(s, PRINTED_MANA_COST[s.def[f.c]!]!, f.p)
      return
    }
  }
}

/** Goes on with `turn-up`. */
export function stepTurnUp(s: State, f: TurnUpFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      if (!isMorphing(s, s.printedDef[f.c]!)) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(7)
        s.frames.pop()
        return
      }
      f.pc = 1
      pay(s, PRINTED_MORPH_COST[s.printedDef[f.c]!]!, f.p)
      return
    }
    case 1: {
      if (announced(s)) return
      if (s.log !== null) s.log.push([EVENT['turn-up'], f.c, f.p])
      s.faceDown[f.c] = false
      s.def[f.c] = s.printedDef[f.c]!
      s.frames.pop()
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
        s.amiss = false
        f.pc = 2
        putRight(s)
        return
      }
      case 2: {
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
        }
        // [mtg.704.5f]
        f.list1 = family(s, ZONE['battlefield']).filter((c3) => isCreature(s, c3) && toughnessOf(s, c3) <= 0)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          // [mtg.704.5g]
          f.list3 = family(s, ZONE['battlefield']).filter(
            (c4) => isCreature(s, c4) && s.damage[c4]! >= toughnessOf(s, c4),
          )
          f.next4 = 0
          f.pc = 2
          continue
        }
        f.c = f.list1[f.next2]!
        f.next2 += 1
        s.amiss = true
        f.pc = 1
        bury(s, f.c)
        return
      }
      case 2: {
        if (f.next4 >= f.list3.length) {
          f.pc = 3
          continue
        }
        f.c2 = f.list3[f.next4]!
        f.next4 += 1
        s.amiss = true
        f.pc = 2
        destroy(s, f.c2)
        return
      }
      case 3: {
        // [mtg.704.5q]
        for (const c6 of family(s, ZONE['battlefield']).filter(
          (c5) => s.plusCounters[c5]! > 0 && s.minusCounters[c5]! > 0,
        )) {
          s.plusCounters[c6] = s.plusCounters[c6]! - 1
          s.minusCounters[c6] = s.minusCounters[c6]! - 1
          s.amiss = true
        }
        // [mtg.704.5j]
        f.list5 = seats(s)
        f.next6 = 0
        f.pc = 4
        continue
      }
      case 4: {
        if (f.next6 >= f.list5.length) {
          // [mtg.704.5e]
          for (const c8 of presentCards(s).filter(
            (c7) => isToken(s, c7) && !within(s.place[c7]!, ZONE['battlefield']),
          )) {
            leaveGame(s, c8)
          }
          s.frames.pop()
          return
        }
        f.p = f.list5[f.next6]!
        f.next6 += 1
        f.pc = 4
        legendRule(s, f.p)
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
      ask(s, f, 12, f.p, false)
      return
    }
    case 1: {
      s.frames.pop()
      return
    }
    case 2: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(8)
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
        s.phase = PHASE_KIND['combat']
        f.pc = 1
        declareAttackers(s, f.p)
        return
      }
      case 1: {
        if (!someOf(s, ZONE['battlefield'], (a) => isAttacking(s, a))) {
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
      case 3: {
        f.pc = 4
        declareBlockers(s, nextSeat(s, f.p, 1))
        return
      }
      case 4: {
        f.pc = 5
        priority(s)
        return
      }
      case 5: {
        f.pc = 6
        strikeAll(s, f.p)
        return
      }
      case 6: {
        f.pc = 7
        priority(s)
        return
      }
      case 7: {
        for (const c of family(s, ZONE['battlefield'])) {
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
        ask(s, f, 13, f.p, true)
        return
      }
      case 2: {
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
        ask(s, f, 14, f.q, true)
        return
      }
      case 2: {
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
            ZONE['battlefield'],
            (c) => has(s, c, KEYWORD['first-strike']) && (isAttacking(s, c) || isBlocking(s, c)),
          )
        ) {
          f.pc = 1
          continue
        }
        f.list1 = family(s, ZONE['battlefield']).filter((a) => isAttacking(s, a) && has(s, a, KEYWORD['first-strike']))
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1: {
        f.list3 = family(s, ZONE['battlefield']).filter(
          (a2) => isAttacking(s, a2) && !has(s, a2, KEYWORD['first-strike']),
        )
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          for (const each3 of family(s, ZONE['battlefield']).filter(
            (b) => isBlocking(s, b) && has(s, b, KEYWORD['first-strike']),
          )) {
            strikeBack(s, each3)
          }
          f.pc = 1
          priority(s)
          return
        }
        f.each = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        strikeWith(s, f.each, f.p)
        return
      }
      case 3: {
        if (f.next4 >= f.list3.length) {
          for (const each4 of family(s, ZONE['battlefield']).filter(
            (b2) => isBlocking(s, b2) && !has(s, b2, KEYWORD['first-strike']),
          )) {
            strikeBack(s, each4)
          }
          s.frames.pop()
          return
        }
        f.each2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 3
        strikeWith(s, f.each2, f.p)
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
        if (!!isBlocked(s, f.a)) {
          f.rest2 = s.blockedBy[f.a]!.filter((b3) => within(s.place[b3]!, ZONE['battlefield']))
          f.pc = 1
          continue
        }
        damagePlayer(s, nextSeat(s, f.p, 1), f.left, f.a)
        s.frames.pop()
        return
      }
      case 1: {
        if (!(!(f.rest2.length === 0) && f.left > 0)) {
          // [mtg.702.19]
          if (has(s, f.a, KEYWORD['trample']) && f.left > 0) {
            damagePlayer(s, nextSeat(s, f.p, 1), f.left, f.a)
          }
          s.frames.pop()
          return
        }
        f.pc = 2
        ask(s, f, 15, f.p, false)
        return
      }
      case 2: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(9)
          f.b2 = NONE
          f.pc = 1
          continue
        }
        f.b2 = f.answer - 1
        f.rest2 = without(f.rest2, [f.b2])
        f.part2 = Math.min(f.left, Math.max(0, toughnessOf(s, f.b2) - s.damage[f.b2]!))
        if (f.rest2.length === 0 && !has(s, f.a, KEYWORD['trample'])) {
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

/** Goes on with `cast-effect`. */
export function stepCastEffect(s: State, f: CastEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      resolveSpell(s, f.c)
      return
    }
    case 1: {
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
      ask(s, f, 7, f.p, false)
      return
    }
    case 1: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(10)
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
      ask(s, f, 8, f.p, false)
      return
    }
    case 1: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(11)
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

/** Goes on with `spell-effect`. */
export function stepSpellEffect2(s: State, f: SpellEffectFrame2): void {
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

/** Goes on with `instead-move`. */
export function stepInsteadMove(s: State, f: InsteadMoveFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.card2, ZONE['exile'] + s.owner[f.card2]!)
      return
    }
    case 1: {
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
      if (!within(s.place[f.c]!, ZONE['battlefield'])) {
        s.frames.pop()
        return
      }
      f.pc = 1
      sacrifice(s, f.c, f.you)
      return
    }
    case 1: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `enter-effect`. */
export function stepEnterEffect2(s: State, f: EnterEffectFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      draw(s, 2, f.you)
      return
    }
    case 1: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with the procedure on top. */
function step(s: State, f: Frame): void {
  switch (f.proc) {
    case 61 /* move */:
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
    case 14 /* mill */:
      return stepMill(s, f as MillFrame)
    case 15 /* pay */:
      return stepPay(s, f as PayFrame)
    case 16 /* pay-symbol */:
      return stepPaySymbol(s, f as PaySymbolFrame)
    case 17 /* pay-coloured */:
      return stepPayColoured(s, f as PayColouredFrame)
    case 18 /* priority */:
      return stepPriority(s, f as PriorityFrame)
    case 19 /* settle */:
      return stepSettle(s, f as SettleFrame)
    case 20 /* place-trigger */:
      return stepPlaceTrigger(s, f as PlaceTriggerFrame)
    case 21 /* match */:
      return stepMatch(s, f as MatchFrame)
    case 22 /* deal */:
      return stepDeal(s, f as DealFrame)
    case 23 /* turn */:
      return stepTurn(s, f as TurnFrame)
    case 24 /* upkeep-step */:
      return stepUpkeepStep(s, f as UpkeepStepFrame)
    case 25 /* draw-step */:
      return stepDrawStep(s, f as DrawStepFrame)
    case 26 /* draw-for-turn */:
      return stepDrawForTurn(s, f as DrawForTurnFrame)
    case 27 /* main-phase */:
      return stepMainPhase(s, f as MainPhaseFrame)
    case 28 /* end-step */:
      return stepEndStep(s, f as EndStepFrame)
    case 29 /* cleanup-step */:
      return stepCleanupStep(s, f as CleanupStepFrame)
    case 30 /* play-land */:
      return stepPlayLand(s, f as PlayLandFrame)
    case 31 /* cast */:
      return stepCast(s, f as CastFrame)
    case 33 /* aim */:
      return stepAim(s, f as AimFrame)
    case 36 /* choose-x */:
      return stepChooseX(s, f as ChooseXFrame)
    case 37 /* aim-spell */:
      return stepAimSpell(s, f as AimSpellFrame)
    case 38 /* as-half */:
      return stepAsHalf(s, f as AsHalfFrame)
    case 39 /* pay-price */:
      return stepPayPrice(s, f as PayPriceFrame)
    case 40 /* resolve-spell */:
      return stepResolveSpell(s, f as ResolveSpellFrame)
    case 41 /* carry-out */:
      return stepCarryOut(s, f as CarryOutFrame)
    case 42 /* spell-effect */:
      return stepSpellEffect(s, f as SpellEffectFrame)
    case 45 /* let-cast */:
      return stepLetCast(s, f as LetCastFrame)
    case 46 /* pay-granted */:
      return stepPayGranted(s, f as PayGrantedFrame)
    case 47 /* turn-up */:
      return stepTurnUp(s, f as TurnUpFrame)
    case 48 /* check-state */:
      return stepCheckState(s, f as CheckStateFrame)
    case 49 /* put-right */:
      return stepPutRight(s, f as PutRightFrame)
    case 50 /* legend-rule */:
      return stepLegendRule(s, f as LegendRuleFrame)
    case 51 /* combat-phase */:
      return stepCombatPhase(s, f as CombatPhaseFrame)
    case 52 /* declare-attackers */:
      return stepDeclareAttackers(s, f as DeclareAttackersFrame)
    case 53 /* declare-blockers */:
      return stepDeclareBlockers(s, f as DeclareBlockersFrame)
    case 54 /* strike-all */:
      return stepStrikeAll(s, f as StrikeAllFrame)
    case 55 /* strike-with */:
      return stepStrikeWith(s, f as StrikeWithFrame)
    case 32 /* cast-effect */:
      return stepCastEffect(s, f as CastEffectFrame)
    case 34 /* aim */:
      return stepAim2(s, f as AimFrame2)
    case 35 /* aim */:
      return stepAim3(s, f as AimFrame3)
    case 44 /* spell-effect */:
      return stepSpellEffect2(s, f as SpellEffectFrame2)
    case 56 /* instead-move */:
      return stepInsteadMove(s, f as InsteadMoveFrame)
    case 58 /* enter-effect */:
      return stepEnterEffect(s, f as EnterEffectFrame)
    case 60 /* enter-effect */:
      return stepEnterEffect2(s, f as EnterEffectFrame2)
  }
}

/** How the kernel runs this game. */
export const program = { step, clone: cloneState }

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  10 /* discard */: { 1: 3 },
  16 /* pay-symbol */: { 1: 3 },
  17 /* pay-coloured */: { 1: 3 },
  31 /* cast */: { 4: 2 },
  33 /* aim */: { 1: 3 },
  36 /* choose-x */: { 1: 3 },
  37 /* aim-spell */: { 1: 3 },
  38 /* as-half */: { 1: 3 },
  39 /* pay-price */: { 1: 3 },
  46 /* pay-granted */: { 1: 3 },
  47 /* turn-up */: { 1: 2 },
  34 /* aim */: { 1: 3 },
  35 /* aim */: { 1: 3 },
}

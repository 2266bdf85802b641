// Compiled from the rules of BuildDivide: events. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import {
  addEffect,
  announced,
  endGame,
  moveTopCards,
  refuse,
  showTo,
  shuffle,
  takeEffect,
} from '../../runtime/kernel.ts'
import type { Settled } from '../../runtime/kernel.ts'
import { ascend, descend, goesRound, through } from '../../runtime/rounds.ts'
import { loseSight } from '../../runtime/astray.ts'
import { noteEvent, noteShuffle } from '../../runtime/log.ts'
import { copies, countOf, nextSeat, orElse, range, seats, seatsFrom, top, union, within } from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import {
  CARD,
  DESTINATION,
  EFFECT_ZONES,
  EVENT,
  ICON,
  ORIGIN,
  PHASE,
  PRINTED_COLORED,
  PRINTED_ICON,
  PRINTED_OPENED_FACE,
  PROC,
  ZONE,
} from './names.ts'
import type {
  AbilityOfEffectFrame,
  AbilityOfFrame,
  AbilityOfFrame2,
  ActivateFrame,
  AttackPhaseFrame,
  AttackPlayerFrame,
  AttackUnitFrame,
  BattleStepFrame,
  BlockStepFrame,
  CarryAttackFrame,
  DamageCheckFrame,
  DamageWindowFrame,
  DiscardFrame,
  DrawFrame,
  DrawFromLifeFrame,
  DrawOneFrame,
  DrawPhaseFrame,
  EndPhaseFrame,
  EnterEffectFrame,
  GoOnFrame,
  HarmEffectFrame,
  LineUpFrame,
  MainPhaseFrame,
  MatchFrame,
  PayForFrame,
  PlayEffectFrame,
  PlayEffectFrame2,
  PlayFrame,
  PlayFreeFrame,
  PlayWindowFrame,
  PutUpAbilityFrame,
  PutUpFrame,
  RedrawFrame,
  ResolveNewestFrame,
  ReturnLifeFrame,
  RuleProcessingFrame,
  SetUpFrame,
  SettleFirstPlayerFrame,
  ShootFrame,
  SpeakFrame,
  State,
  TakeLifeFrame,
  TextOfEffectFrame,
  TextOfEffectFrame10,
  TextOfEffectFrame11,
  TextOfEffectFrame12,
  TextOfEffectFrame13,
  TextOfEffectFrame2,
  TextOfEffectFrame3,
  TextOfEffectFrame4,
  TextOfEffectFrame5,
  TextOfEffectFrame6,
  TextOfEffectFrame7,
  TextOfEffectFrame8,
  TextOfEffectFrame9,
  TextOfFrame,
  TextOfFrame2,
  TextOfFrame3,
  TextOfFrame4,
  TextOfFrame5,
  TextOfFrame6,
  TextOfFrame7,
  TextOfFrame8,
  TriggerCheckFrame,
  TurnFrame,
} from './state.ts'
import { HOLDS_CARDS, cloneState, copyInto, createCard, holder, mayEnter, place, viewersOf } from './state.ts'
import {
  allies,
  cardsPerDrawOf,
  controllerOf,
  handLimitOf,
  hitOf,
  isAnAce,
  isBeaten,
  isDoomed,
  isOnAttack,
  isRested,
  isUnderAttack,
  isUnit,
  lifeShareOf,
  openingEnergyOf,
  openingHandOf,
  opposes,
  pointsOf,
  powerOf,
  priceOf,
  successorOf,
} from './facts.ts'
import {
  forbidsNoFirstDraw,
  matchesAfterEnter,
  matchesWhenEnter,
  matchesWhenEnter2,
  matchesWhenPlay,
  matchesWhenPlay2,
  matchesWhenPlay3,
} from './rules.ts'
import { ask } from './decisions.ts'
import { refusals } from './explain.ts'

/** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
export function move(s: State, card2: number, to2: number, bottom = false): void {
  if (s.over) return
  if (!mayEnter(s, card2, to2)) return refuse(s)
  const from2 = s.place[card2]!
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.move, [card2, from2, to2], [card2])
  place(s, card2, to2, bottom)
}

/** [bd.see.1] Carries out `reveal`. */
export function reveal(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.reveal, [c], [c])
  for (const each of seats(s)) {
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [c, each], [c])
    showTo(s, c, each)
  }
}

/** [bd.see.1] Carries out `look-at`. */
export function lookAt(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['look-at'], [c, p], [c])
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [c, p], [c])
  showTo(s, c, p)
}

/** [bd.start.1] Begins `match`, which may stop to ask. */
export function match(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.match, [])
  const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [bd.start.1] Begins `set-up`, which may stop to ask. */
export function setUp(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-up'], [])
  const frame: SetUpFrame = {
    proc: PROC.setUpFrame,
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

/** [bd.start.2] Begins `settle-first-player`, which may stop to ask. */
export function settleFirstPlayer(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['settle-first-player'], [])
  const frame: SettleFirstPlayerFrame = { proc: PROC.settleFirstPlayerFrame, pc: 0, answer: 0, f_: NONE, f_2: NONE }
  s.frames.push(frame)
}

/** [bd.start.4] Begins `redraw`, which may stop to ask. */
export function redraw(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.redraw, [p])
  const frame: RedrawFrame = { proc: PROC.redrawFrame, pc: 0, answer: 0, p, old: [] }
  s.frames.push(frame)
}

/** [bd.start.5] Carries out `lay-life`. */
export function layLife(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['lay-life'], [])
  for (const p of seats(s)) {
    layOwnLife(s, p)
  }
}

/** [bd.start.5] Carries out `lay-own-life`. */
export function layOwnLife(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['lay-own-life'], [p])
  for (const _i of through(range(1, lifeShareOf(s, p), 1), 2)) {
    if (s.options[0] === 0 /* life-order */) {
      moveTop(s, ZONE.deck + p, 1, ZONE.life + p)
    } else {
      for (const each of through(top(s.zones[ZONE.deck + p]!, 1), 3)) {
        move(s, each, ZONE.life + p, true)
      }
    }
  }
}

/** [bd.turn.1] Begins `turn`, which may stop to ask. */
export function turn(s: State, p: number): void {
  if (s.over) return
  s.runningTurn += 1
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.turn, [p])
  s.timesChargeDuringTurn = []
  const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.turn.2] Carries out `stand-phase`. */
export function standPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['stand-phase'], [p])
  s.phaseNow = PHASE.standing
  for (const c2 of s.zones[ZONE.energy + p]!.filter((c) => isRested(s, c))) {
    s.rested[c2] = false
  }
  for (const c4 of s.zones[ZONE.field]!.filter((c3) => isRested(s, c3) && controllerOf(s, c3) === p)) {
    s.rested[c4] = false
  }
}

/** [bd.turn.3] Whether `draw-phase` may happen. */
export function canDrawPhase(s: State, p: number): boolean {
  return !forbidsNoFirstDraw(s, p)
}

/** [bd.turn.3] Carries out `draw-phase` if it may happen. */
export function drawPhase(s: State, p: number): void {
  if (canDrawPhase(s, p)) return doDrawPhase(s, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['draw-phase'], [p], s.reasons)
}

/** [bd.turn.3] Begins `draw-phase`, which may stop to ask. */
export function doDrawPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-phase'], [p])
  const frame: DrawPhaseFrame = { proc: PROC.drawPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.turn.4] Begins `main-phase`, which may stop to ask. */
export function mainPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['main-phase'], [p])
  const frame: MainPhaseFrame = { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.turn.5] Begins `attack-phase`, which may stop to ask. */
export function attackPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['attack-phase'], [p])
  const frame: AttackPhaseFrame = { proc: PROC.attackPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.turn.6] Begins `end-phase`, which may stop to ask. */
export function endPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['end-phase'], [p])
  const frame: EndPhaseFrame = {
    proc: PROC.endPhaseFrame,
    pc: 0,
    answer: 0,
    p,
    c: NONE,
    surplus: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [bd.draw.1] Begins `draw`, which may stop to ask. */
export function draw(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.draw, [n, p])
  const frame: DrawFrame = { proc: PROC.drawFrame, pc: 0, answer: 0, n, p, i: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [bd.draw.1] Begins `draw-one`, which may stop to ask. */
export function drawOne(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-one'], [p])
  const frame: DrawOneFrame = { proc: PROC.drawOneFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.draw.2] Begins `draw-from-life`, which may stop to ask. */
export function drawFromLife(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-from-life'], [p])
  const frame: DrawFromLifeFrame = {
    proc: PROC.drawFromLifeFrame,
    pc: 0,
    answer: 0,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [bd.draw.3] Begins `discard`, which may stop to ask. */
export function discard(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.discard, [n, p])
  const frame: DiscardFrame = {
    proc: PROC.discardFrame,
    pc: 0,
    answer: 0,
    n,
    p,
    c: NONE,
    dropped: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [bd.draw.3] Carries out `destroy`. */
export function destroy(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.destroy, [c], [c])
  move(s, c, ZONE.graveyard + s.owner[c]!)
}

/** [bd.play.2] Whether `play` may happen. */
export function canPlay(s: State, c: number, p: number): boolean {
  return (
    s.announcing > 0 ||
    (countOf(s.zones[ZONE.energy + p]!, (m) => !isRested(s, m)) >= priceOf(s, c) &&
      completable(program, s, (t) => doPlay(t, c, p)))
  )
}

/** [bd.play.2] Carries out `play` if it may happen. */
export function play(s: State, c: number, p: number): void {
  if (canPlay(s, c, p)) return doPlay(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.play, [c, p], s.reasons)
}

/** [bd.play.2] Begins `play`, which may stop to ask. */
export function doPlay(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: PlayFrame = { proc: PROC.playFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [bd.play.4] Whether `play-free` may happen. */
export function canPlayFree(s: State, c: number, p: number): boolean {
  return s.announcing > 0 || completable(program, s, (t) => doPlayFree(t, c, p))
}

/** [bd.play.4] Carries out `play-free` if it may happen. */
export function playFree(s: State, c: number, p: number): void {
  if (canPlayFree(s, c, p)) return doPlayFree(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['play-free'], [c, p], s.reasons)
}

/** [bd.play.4] Begins `play-free`, which may stop to ask. */
export function doPlayFree(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: PlayFreeFrame = { proc: PROC.playFreeFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [bd.play.2] Begins `put-up`, which may stop to ask. */
export function putUp(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['put-up'], [c, p], [c])
  const frame: PutUpFrame = { proc: PROC.putUpFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [bd.play.2] Begins `text-of`, which may stop to ask. */
export function textOf(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['text-of'], [c, p], [c])
  const frame: TextOfFrame = { proc: PROC.textOfFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [bd.play.5] Carries out `enter`. */
export function enter2(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.enter, [c, p], [c])
  move(s, c, ZONE.field)
  s.control[c] = p
  s.visits += 1
  s.visit[c] = s.visits
  if (matchesAfterEnter(s, c, p)) afterEnter(s, holder(s, c), c)
  if (matchesWhenEnter(s, c, p)) addEffect(s, 0, PROC.whenEnterFrame, holder(s, c), c, false, [holder(s, c), c])
  if (matchesWhenEnter2(s, c, p)) addEffect(s, 0, PROC.whenEnter2Frame, holder(s, c), c, false, [holder(s, c), c])
}

/** [bd.play.6] Carries out `aim-at`. */
export function aimAt(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['aim-at'], [c], [c])
  s.aimedAt = union(s.aimedAt, [controllerOf(s, c)])
}

/** [bd.play.3] Whether `activate` may happen. */
export function canActivate(s: State, c: number, _p: number): boolean {
  return (
    s.announcing > 0 ||
    ((!(s.def[c]! === CARD['《archer》']) || !isRested(s, c)) &&
      (s.def[c]! === CARD['《archer》'] || !(s.def[c]! === CARD['《clerk》']) || !isRested(s, c)) &&
      (s.def[c]! === CARD['《archer》'] ? s.zones[ZONE.field]!.some((u) => isUnit(s, u)) : true))
  )
}

/** [bd.play.3] Carries out `activate` if it may happen. */
export function activate(s: State, c: number, p: number): void {
  if (canActivate(s, c, p)) return doActivate(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.activate, [c, p], s.reasons)
}

/** [bd.play.3] Begins `activate`, which may stop to ask. */
export function doActivate(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: ActivateFrame = { proc: PROC.activateFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [bd.play.3] Whether `ability-of` may happen. */
export function canAbilityOf(s: State, c: number, _p: number): boolean {
  return (
    (!(s.def[c]! === CARD['《archer》']) || !isRested(s, c)) &&
    (s.def[c]! === CARD['《archer》'] || !(s.def[c]! === CARD['《clerk》']) || !isRested(s, c))
  )
}

/** [bd.play.3] Carries out `ability-of` if it may happen. */
export function abilityOf(s: State, c: number, p: number): void {
  if (canAbilityOf(s, c, p)) return doAbilityOf(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['ability-of'], [c, p], s.reasons)
}

/** [bd.play.3] Begins `ability-of`, which may stop to ask. */
export function doAbilityOf(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['ability-of'], [c, p], [c])
  const frame: AbilityOfFrame = { proc: PROC.abilityOfFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [bd.turn.4] Carries out `charge`. */
export function charge(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.charge, [c, p], [c])
  s.timesChargeDuringTurn[p] = (s.timesChargeDuringTurn[p] ?? 0) + 1
  move(s, c, ZONE.energy + p)
}

/** [bd.cost.1] Whether `pay-for` may happen. */
export function canPayFor(s: State, c: number, p: number): boolean {
  return countOf(s.zones[ZONE.energy + p]!, (m) => !isRested(s, m)) >= priceOf(s, c)
}

/** [bd.cost.1] Carries out `pay-for` if it may happen. */
export function payFor(s: State, c: number, p: number): void {
  if (canPayFor(s, c, p)) return doPayFor(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['pay-for'], [c, p], s.reasons)
}

/** [bd.cost.1] Begins `pay-for`, which may stop to ask. */
export function doPayFor(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pay-for'], [c, p], [c])
  const frame: PayForFrame = {
    proc: PROC.payForFrame,
    pc: 0,
    answer: 0,
    c,
    p,
    v: NONE,
    i: NONE,
    m: NONE,
    m2: NONE,
    i2: NONE,
    m3: NONE,
    m4: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
    list5: [],
    next6: 0,
  }
  s.frames.push(frame)
}

/** [bd.card.7] Carries out `open-territory`. */
export function openTerritory(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['open-territory'], [p])
  for (const t2 of s.zones[ZONE.territory + p]!) {
    if (!(PRINTED_OPENED_FACE[s.def[t2]!]! === NONE)) {
      s.def[t2] = orElse(PRINTED_OPENED_FACE[s.def[t2]!]!, s.def[t2]!)
    }
  }
}

/** [bd.play.7] Begins `resolve-newest`, which may stop to ask. */
export function resolveNewest(s: State): void {
  if (s.over) return
  goesRound(13)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['resolve-newest'], [])
  const frame: ResolveNewestFrame = {
    proc: PROC.resolveNewestFrame,
    pc: 0,
    answer: 0,
    e: NONE,
    c: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [bd.window.1] Begins `play-window`, which may stop to ask. */
export function playWindow(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['play-window'], [])
  const frame: PlayWindowFrame = { proc: PROC.playWindowFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [bd.window.1] Carries out `take-priority`. */
export function takePriority(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['take-priority'], [])
  s.priority = s.turnPlayer
  s.passed = 0
}

/** [bd.window.2] Begins `speak`, which may stop to ask. */
export function speak(s: State): void {
  if (s.over) return
  goesRound(15)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.speak, [])
  const frame: SpeakFrame = { proc: PROC.speakFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [bd.window.3] Begins `go-on`, which may stop to ask. */
export function goOn(s: State): void {
  if (s.over) return
  goesRound(16)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['go-on'], [])
  const frame: GoOnFrame = { proc: PROC.goOnFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [bd.damage.2] Begins `damage-check`, which may stop to ask. */
export function damageCheck(s: State): void {
  if (s.over) return
  goesRound(18)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['damage-check'], [])
  const frame: DamageCheckFrame = { proc: PROC.damageCheckFrame, pc: 0, answer: 0, held: NONE, said: NONE }
  s.frames.push(frame)
}

/** [bd.damage.2] Begins `damage-window`, which may stop to ask. */
export function damageWindow(s: State, q: number, c: number, k: number, n: number, v: number): void {
  if (s.over) return
  goesRound(20)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['damage-window'], [q, c, k, n, v], [c])
  const frame: DamageWindowFrame = {
    proc: PROC.damageWindowFrame,
    pc: 0,
    answer: 0,
    q,
    c,
    k,
    n,
    v,
    dealt: NONE,
    beneath: NONE,
  }
  s.frames.push(frame)
}

/** [bd.rules.1] Begins `rule-processing`, which may stop to ask. */
export function ruleProcessing(s: State): void {
  if (s.over) return
  goesRound(22)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['rule-processing'], [])
  const frame: RuleProcessingFrame = { proc: PROC.ruleProcessingFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [bd.rules.1] Carries out `bury-the-weak`. */
export function buryTheWeak(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['bury-the-weak'], [])
  for (const each of s.zones[ZONE.field]!.filter((c) => isDoomed(s, c))) {
    destroy(s, each)
  }
}

/** [bd.rules.2] Begins `line-up`, which may stop to ask. */
export function lineUp(s: State): void {
  if (s.over) return
  goesRound(24)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['line-up'], [])
  const frame: LineUpFrame = { proc: PROC.lineUpFrame, pc: 0, answer: 0, p: NONE, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [bd.rules.2] Begins `put-up-ability`, which may stop to ask. */
export function putUpAbility(s: State, e: number): void {
  if (s.over) return
  goesRound(25)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['put-up-ability'], [e], [s.effects[e]?.source ?? NONE])
  const frame: PutUpAbilityFrame = { proc: PROC.putUpAbilityFrame, pc: 0, answer: 0, e }
  s.frames.push(frame)
}

/** [bd.attack.1] Begins `attack-player`, which may stop to ask. */
export function attackPlayer(s: State, q: number, u: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['attack-player'], [q, u, p], [u])
  const frame: AttackPlayerFrame = { proc: PROC.attackPlayerFrame, pc: 0, answer: 0, q, u, p }
  s.frames.push(frame)
}

/** [bd.attack.1] Begins `attack-unit`, which may stop to ask. */
export function attackUnit(s: State, t2: number, u: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['attack-unit'], [t2, u, p], [t2, u])
  const frame: AttackUnitFrame = { proc: PROC.attackUnitFrame, pc: 0, answer: 0, t2, u, p }
  s.frames.push(frame)
}

/** [bd.attack.1] Begins `carry-attack`, which may stop to ask. */
export function carryAttack(s: State, u: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['carry-attack'], [u, p], [u])
  const frame: CarryAttackFrame = { proc: PROC.carryAttackFrame, pc: 0, answer: 0, u, p }
  s.frames.push(frame)
}

/** [bd.attack.1] Carries out `declare-attack`. */
export function declareAttack(s: State, u: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['declare-attack'], [u, p], [u])
}

/** [bd.attack.2] Begins `block-step`, which may stop to ask. */
export function blockStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['block-step'], [p])
  const frame: BlockStepFrame = { proc: PROC.blockStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.attack.2] Carries out `block`. */
export function block(s: State, b: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.block, [b, q], [b])
  s.rested[b] = true
  s.blocker = b
  s.targetCard = b
  s.targetVisit = s.visit[b]!
  s.targetPlayer = NONE
}

/** [bd.attack.3] Begins `battle-step`, which may stop to ask. */
export function battleStep(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['battle-step'], [])
  const frame: BattleStepFrame = { proc: PROC.battleStepFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [bd.attack.3] Carries out `battle`. */
export function battle(s: State, u: number, t2: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.battle, [u, t2], [u, t2])
  let mine: number = powerOf(s, u)
  let theirs: number = powerOf(s, t2)
  s.wounds[t2] = s.wounds[t2]! + mine
  s.wounds[u] = s.wounds[u]! + theirs
}

/** [bd.attack.3] Carries out `heal-all`. */
export function healAll(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['heal-all'], [])
  for (const c2 of s.zones[ZONE.field]!.filter((c) => s.wounds[c]! > 0)) {
    s.wounds[c2] = 0
  }
}

/** [bd.attack.4] Carries out `end-attack`. */
export function endAttack(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['end-attack'], [])
  s.attacker = NONE
  s.blocker = NONE
  s.targetPlayer = NONE
  s.targetCard = NONE
}

/** [bd.damage.1] Carries out `harm`. */
export function harm(s: State, q: number, c: number, k: number, n: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.harm, [q, c, k, n], [c])
  let v: number = s.visit[c]!
  addEffect(s, ZONE.packets, PROC.harmEffectFrame, q, c, false, [q, c, k, n, v])
}

/** [bd.damage.4] Begins `trigger-check`, which may stop to ask. */
export function triggerCheck(s: State, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['trigger-check'], [q])
  const frame: TriggerCheckFrame = { proc: PROC.triggerCheckFrame, pc: 0, answer: 0, q, c: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [bd.damage.6] Begins `shoot`, which may stop to ask. */
export function shoot(s: State, c: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.shoot, [c, q], [c])
  const frame: ShootFrame = { proc: PROC.shootFrame, pc: 0, answer: 0, c, q }
  s.frames.push(frame)
}

/** [bd.lose.1] Carries out `lose`. */
export function lose(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.lose, [p])
  s.beaten[p] = true
  judge(s)
}

/** [bd.lose.2] Carries out `win`. */
export function win(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.win, [p])
  for (const q of seats(s)) {
    if (opposes(s, q, p)) {
      s.beaten[q] = true
    }
  }
  judge(s)
}

/** [bd.lose.3] Carries out `doom`. */
export function doom(s: State, q: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.doom, [q, p])
  s.beaten[q] = true
}

/** [bd.lose.3] Carries out `doom-all`. */
export function doomAll(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['doom-all'], [p])
  for (const q of seats(s)) {
    doom(s, q, p)
  }
  judge(s)
}

/** [bd.lose.1] Carries out `judge`. */
export function judge(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.judge, [])
  // [bd.gap.all-lose]
  if (s.options[2] === 1 /* all-lose */ && !seats(s).some((p) => !isBeaten(s, p))) {
    for (const p2 of seats(s)) {
      if (opposes(s, p2, s.turnPlayer)) {
        s.beaten[p2] = false
      }
    }
  }
  for (const p3 of seats(s)) {
    s.result[p3] = isBeaten(s, p3) ? 0 - 1 : 1
  }
  // [bd.gap.all-lose]
  if (!seats(s).some((p4) => !isBeaten(s, p4))) {
    for (const p5 of seats(s)) {
      s.result[p5] = 0
    }
  }
  if (seats(s).some((p6) => isBeaten(s, p6))) {
    endGame(s)
    return
  }
}

/** [bd.lose.4] Carries out `concede`. */
export function concede(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.concede, [p])
  lose(s, p)
}

/** [bd.life.3] Begins `take-life`, which may stop to ask. */
export function takeLife(s: State, c: number, d: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['take-life'], [c, d, p], [c])
  const frame: TakeLifeFrame = { proc: PROC.takeLifeFrame, pc: 0, answer: 0, c, d, p }
  s.frames.push(frame)
}

/** [bd.life.4] Carries out `raise-life`. */
export function raiseLife(s: State, c: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['raise-life'], [c, q], [c])
  enter2(s, c, q)
}

/** [bd.life.5] Begins `return-life`, which may stop to ask. */
export function returnLife(s: State, back: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['return-life'], [NONE, p])
  const frame: ReturnLifeFrame = { proc: PROC.returnLifeFrame, pc: 0, answer: 0, back, p, c: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [bd.start.1] Carries out `build-deck`. */
export function buildDeck(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['build-deck'], [p])
  for (const each of s.mainDeck[p]!.slice()) {
    const made = createCard(s, each, ZONE.deck + p)
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
  }
  for (const each2 of s.territoryCard[p]!.slice()) {
    const made2 = createCard(s, each2, ZONE.territory + p)
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made2, s.place[made2]!], [made2])
  }
  if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + p)
  shuffle(s, ZONE.deck + p)
  loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
}

/** Ends the rules that last during `turn`, which ends. */
function endRulesDuringTurn(s: State): void {
  for (const id of s.zones[ZONE.lasting]!.slice()) {
    const effect = s.effects[id]!
    if (
      (effect.body === PROC.textOfDuringTurnFrame ||
        effect.body === PROC.textOfDuringTurn2Frame ||
        effect.body === PROC.textOfDuringTurn3Frame ||
        effect.body === PROC.abilityOfDuringTurnFrame ||
        effect.body === PROC.enterDuringTurnFrame ||
        effect.body === PROC.playDuringTurnFrame) &&
      effect.captured.at(-1) === s.runningTurn
    )
      takeEffect(s, id, EFFECT_ZONES)
  }
  s.runningTurn -= 1
}

/** [bd.play.2] Effect of `text-of-effect`. */
function textOfEffect(s: State, c: number, p: number): void {
  if (s.place[c] === ZONE.resolution) {
    enter2(s, c, p)
  }
}

/** [bd.fixtures.6] */
function textOfOfText27(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame2, p, c, false, [p, c])
}

/** [bd.fixtures.6] Effect of `text-of-effect`. */
function textOfEffect2(s: State, p: number, c: number): void {
  const frame: TextOfEffectFrame = { proc: PROC.textOfEffectFrame2, pc: 0, answer: 0, p, c }
  s.frames.push(frame)
}

/** [bd.fixtures.6] */
function textOfOfText26(s: State, c: number, p: number): void {
  const frame: TextOfFrame2 = { proc: PROC.textOfFrame2, pc: 0, answer: 0, c, p, u: NONE, u2: NONE }
  s.frames.push(frame)
}

/** [bd.fixtures.6] Effect of `text-of-effect`. */
function textOfEffect3(s: State, u: number, _p: number): void {
  if (s.place[u] === ZONE.field) {
    destroy(s, u)
  }
}

/** [bd.fixtures.6] */
function textOfOfText25(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame4, p, c, false, [p])
}

/** [bd.fixtures.6] Effect of `text-of-effect`. */
function textOfEffect4(s: State, p: number): void {
  const frame: TextOfEffectFrame2 = { proc: PROC.textOfEffectFrame4, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.fixtures.6] */
function textOfOfText24(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame5, p, c, false, [p, c])
}

/** [bd.fixtures.6] Effect of `text-of-effect`. */
function textOfEffect5(s: State, p: number, c: number): void {
  for (const u of s.zones[ZONE.field]!) {
    if (isUnit(s, u) && controllerOf(s, u) === nextSeat(s, p, 1)) {
      if (s.runningTurn > 0) addEffect(s, ZONE.lasting, PROC.textOfDuringTurnFrame, p, c, false, [u, s.runningTurn])
    }
  }
}

/** [bd.fixtures.1] */
function textOfOfText23(s: State, c: number, p: number): void {
  const frame: TextOfFrame3 = { proc: PROC.textOfFrame3, pc: 0, answer: 0, c, p, e: NONE, e2: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect6(s: State, e: number, c: number): void {
  if (s.zones[ZONE.chain]!.includes(e)) {
    takeEffect(s, e, EFFECT_ZONES)
    if (s.place[c] === ZONE.resolution) {
      move(s, c, ZONE.graveyard + s.owner[c]!)
    }
  }
}

/** [bd.fixtures.4] */
function textOfOfText22(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame7, p, c, false, [p])
}

/** [bd.fixtures.4] Effect of `text-of-effect`. */
function textOfEffect7(s: State, p: number): void {
  doomAll(s, p)
}

/** [bd.fixtures.4] */
function textOfOfText21(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame8, p, c, false, [p])
}

/** [bd.fixtures.4] Effect of `text-of-effect`. */
function textOfEffect8(s: State, p: number): void {
  lose(s, p)
}

/** [bd.fixtures.4] */
function textOfOfText20(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame9, p, c, false, [p])
}

/** [bd.fixtures.4] Effect of `text-of-effect`. */
function textOfEffect9(s: State, p: number): void {
  win(s, p)
}

/** [bd.fixtures.4] */
function textOfOfText19(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame10, p, c, false, [p])
}

/** [bd.fixtures.4] Effect of `text-of-effect`. */
function textOfEffect10(s: State, p: number): void {
  for (const each of top(s.zones[ZONE.deck + p]!, 1)) {
    lookAt(s, each, p)
  }
}

/** [bd.fixtures.3] */
function textOfOfText18(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame11, p, c, false, [p])
}

/** [bd.fixtures.3] Effect of `text-of-effect`. */
function textOfEffect11(s: State, p: number): void {
  const frame: TextOfEffectFrame3 = { proc: PROC.textOfEffectFrame11, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.fixtures.3] */
function textOfOfText17(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame12, p, c, false, [p])
}

/** [bd.fixtures.3] Effect of `text-of-effect`. */
function textOfEffect12(s: State, p: number): void {
  const frame: TextOfEffectFrame4 = {
    proc: PROC.textOfEffectFrame12,
    pc: 0,
    answer: 0,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [bd.fixtures.3] */
function textOfOfText16(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame13, p, c, false, [p])
}

/** [bd.fixtures.3] Effect of `text-of-effect`. */
function textOfEffect13(s: State, p: number): void {
  const frame: TextOfEffectFrame5 = {
    proc: PROC.textOfEffectFrame13,
    pc: 0,
    answer: 0,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [bd.fixtures.3] */
function textOfOfText15(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame14, p, c, false, [p])
}

/** [bd.fixtures.3] Effect of `text-of-effect`. */
function textOfEffect14(s: State, p: number): void {
  for (const each of top(s.zones[ZONE.life + p]!, 1)) {
    raiseLife(s, each, p)
  }
}

/** [bd.fixtures.3] */
function textOfOfText14(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame15, p, c, false, [p])
}

/** [bd.fixtures.3] Effect of `text-of-effect`. */
function textOfEffect15(s: State, p: number): void {
  const frame: TextOfEffectFrame6 = {
    proc: PROC.textOfEffectFrame15,
    pc: 0,
    answer: 0,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [bd.fixtures.3] */
function textOfOfText13(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame16, p, c, false, [p])
}

/** [bd.fixtures.3] Effect of `text-of-effect`. */
function textOfEffect16(s: State, p: number): void {
  const frame: TextOfEffectFrame7 = {
    proc: PROC.textOfEffectFrame16,
    pc: 0,
    answer: 0,
    p,
    each: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [bd.fixtures.1] */
function textOfOfText12(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame17, p, c, false, [p, c])
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect17(s: State, p: number, c: number): void {
  harm(s, nextSeat(s, p, 1), c, ORIGIN['by-effect'], 3)
}

/** [bd.fixtures.1] */
function textOfOfText11(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame18, p, c, false, [p, c])
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect18(s: State, p: number, c: number): void {
  harm(s, nextSeat(s, p, 1), c, ORIGIN['by-effect'], 1)
}

/** [bd.fixtures.1] */
function textOfOfText10(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame19, p, c, false, [p, c])
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect19(s: State, p: number, c: number): void {
  const frame: TextOfEffectFrame8 = { proc: PROC.textOfEffectFrame19, pc: 0, answer: 0, p, c, u: NONE, u2: NONE }
  s.frames.push(frame)
}

/** [bd.fixtures.1] */
function textOfOfText9(s: State, c: number, p: number): void {
  const frame: TextOfFrame4 = {
    proc: PROC.textOfFrame4,
    pc: 0,
    answer: 0,
    c,
    p,
    u: NONE,
    mark: NONE,
    u2: NONE,
    bait: NONE,
  }
  s.frames.push(frame)
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect20(s: State, p: number, bait: number, mark: number, c: number): void {
  const frame: TextOfEffectFrame9 = { proc: PROC.textOfEffectFrame20, pc: 0, answer: 0, p, bait, mark, c }
  s.frames.push(frame)
}

/** [bd.fixtures.1] */
function textOfOfText8(s: State, c: number, p: number): void {
  const frame: TextOfFrame5 = {
    proc: PROC.textOfFrame5,
    pc: 0,
    answer: 0,
    c,
    p,
    u: NONE,
    marks: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect21(s: State, p: number, marks: readonly number[], c: number): void {
  const frame: TextOfEffectFrame10 = { proc: PROC.textOfEffectFrame21, pc: 0, answer: 0, p, marks, c }
  s.frames.push(frame)
}

/** [bd.fixtures.1] */
function textOfOfText7(s: State, c: number, p: number): void {
  const frame: TextOfFrame6 = { proc: PROC.textOfFrame6, pc: 0, answer: 0, c, p, u: NONE, u2: NONE }
  s.frames.push(frame)
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect22(s: State, u: number, _p: number): void {
  if (s.place[u] === ZONE.field) {
    destroy(s, u)
  }
}

/** [bd.fixtures.1] */
function textOfOfText6(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame23, p, c, false, [p, c])
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect23(s: State, p: number, c: number): void {
  const frame: TextOfEffectFrame11 = { proc: PROC.textOfEffectFrame23, pc: 0, answer: 0, p, c }
  s.frames.push(frame)
}

/** [bd.fixtures.1] */
function textOfOfText5(s: State, c: number, p: number): void {
  const frame: TextOfFrame7 = { proc: PROC.textOfFrame7, pc: 0, answer: 0, c, p, u: NONE, u2: NONE }
  s.frames.push(frame)
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect24(s: State, p: number, u: number, c: number): void {
  if (s.runningTurn > 0) addEffect(s, ZONE.lasting, PROC.textOfDuringTurn2Frame, p, c, false, [u, s.runningTurn])
}

/** [bd.fixtures.1] */
function textOfOfText4(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame25, p, c, false, [p, c])
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect25(s: State, p: number, c: number): void {
  for (const u of s.zones[ZONE.field]!) {
    if (isUnit(s, u) && allies(s, controllerOf(s, u), p)) {
      if (s.runningTurn > 0) addEffect(s, ZONE.lasting, PROC.textOfDuringTurn3Frame, p, c, false, [u, s.runningTurn])
    }
  }
}

/** [bd.fixtures.1] */
function textOfOfText3(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame26, p, c, false, [p])
}

/** [bd.fixtures.1] Effect of `text-of-effect`. */
function textOfEffect26(s: State, p: number): void {
  const frame: TextOfEffectFrame12 = { proc: PROC.textOfEffectFrame26, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.samples.3] */
function textOfOfText2(s: State, c: number, p: number): void {
  const frame: TextOfFrame8 = {
    proc: PROC.textOfFrame8,
    pc: 0,
    answer: 0,
    c,
    p,
    u: NONE,
    marks: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [bd.samples.3] Effect of `text-of-effect`. */
function textOfEffect27(s: State, _p: number, marks: readonly number[]): void {
  for (const each of marks.filter((u) => s.place[u] === ZONE.field)) {
    destroy(s, each)
  }
}

/** [bd.samples.1] */
function textOfOfText(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.textOfEffectFrame28, p, c, false, [p, c])
}

/** [bd.samples.1] Effect of `text-of-effect`. */
function textOfEffect28(s: State, p: number, c: number): void {
  const frame: TextOfEffectFrame13 = { proc: PROC.textOfEffectFrame28, pc: 0, answer: 0, p, c }
  s.frames.push(frame)
}

/** [bd.fixtures.2] */
function abilityOfOfText2(s: State, c: number, p: number): void {
  s.rested[c] = true
  addEffect(s, ZONE.chain, PROC.abilityOfEffectFrame, p, c, false, [p])
}

/** [bd.fixtures.2] Effect of `ability-of-effect`. */
function abilityOfEffect(s: State, p: number): void {
  const frame: AbilityOfEffectFrame = { proc: PROC.abilityOfEffectFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [bd.fixtures.2] */
function abilityOfOfText(s: State, c: number, p: number): void {
  const frame: AbilityOfFrame2 = { proc: PROC.abilityOfFrame2, pc: 0, answer: 0, c, p, u: NONE, u2: NONE }
  s.frames.push(frame)
}

/** [bd.fixtures.2] Effect of `ability-of-effect`. */
function abilityOfEffect2(s: State, p: number, u: number, c: number): void {
  if (s.runningTurn > 0) addEffect(s, ZONE.lasting, PROC.abilityOfDuringTurnFrame, p, c, false, [u, s.runningTurn])
}

/** [bd.damage.1] Effect of `harm-effect`. */
function harmEffect(s: State, q: number, c: number, k: number, n: number, v: number): void {
  const frame: HarmEffectFrame = { proc: PROC.harmEffectFrame, pc: 0, answer: 0, q, c, k, n, v }
  s.frames.push(frame)
}

/** [bd.samples.2] Effect of `when-enter`. */
function whenEnter(s: State, you: number, c: number): void {
  addEffect(s, ZONE.chain, PROC.enterEffectFrame, you, c, false, [you, c])
}

/** [bd.samples.2] Effect of `enter-effect`. */
function enterEffect(s: State, you: number, c: number): void {
  for (const u of s.zones[ZONE.field]!) {
    if (isUnit(s, u) && controllerOf(s, u) === nextSeat(s, you, 1)) {
      if (s.runningTurn > 0) addEffect(s, ZONE.lasting, PROC.enterDuringTurnFrame, you, c, false, [u, s.runningTurn])
    }
  }
}

/** [bd.fixtures.1] Effect of `when-play`. */
function whenPlay(s: State, you: number, this_: number): void {
  addEffect(s, ZONE.chain, PROC.playEffectFrame, you, this_, false, [you])
}

/** [bd.fixtures.1] Effect of `play-effect`. */
function playEffect(s: State, you: number): void {
  const frame: PlayEffectFrame = { proc: PROC.playEffectFrame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [bd.fixtures.1] Effect of `when-play-2`. */
function whenPlay2(s: State, you: number, this_: number): void {
  addEffect(s, ZONE.chain, PROC.playEffectFrame2, you, this_, false, [you])
}

/** [bd.fixtures.1] Effect of `play-effect`. */
function playEffect2(s: State, you: number): void {
  const frame: PlayEffectFrame2 = { proc: PROC.playEffectFrame2, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [bd.fixtures.1] Effect of `when-play-3`. */
function whenPlay3(s: State, you: number, this_: number): void {
  addEffect(s, ZONE.chain, PROC.playEffectFrame3, you, this_, false, [you, this_])
}

/** [bd.fixtures.1] Effect of `play-effect`. */
function playEffect3(s: State, you: number, this_: number): void {
  if (s.runningTurn > 0) addEffect(s, ZONE.lasting, PROC.playDuringTurnFrame, you, this_, false, [this_, s.runningTurn])
}

/** [bd.fixtures.1] */
function afterEnter(s: State, you: number, c: number): void {
  harm(s, nextSeat(s, you, 1), c, ORIGIN['by-effect'], 1)
}

/** [bd.fixtures.1] Effect of `when-enter-2`. */
function whenEnter2(s: State, you: number, c: number): void {
  addEffect(s, ZONE.chain, PROC.enterEffectFrame2, you, c, false, [you])
}

/** [bd.fixtures.1] Effect of `enter-effect`. */
function enterEffect2(s: State, you: number): void {
  const frame: EnterEffectFrame = { proc: PROC.enterEffectFrame2, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** Moves cards from the top of a zone on top of another, topmost first. No rule watches such moves. */
export function moveTop(s: State, from: number, count: number, to: number): void {
  const cards = s.zones[from] ?? []
  const ready = Math.min(count, cards.length)
  if (s.over || ready <= 0) return
  if (s.zones[to] === undefined) return refuse(s)
  if (s.log !== null)
    for (const card of top(cards, ready)) noteEvent(s, viewersOf, EVENT.move, [card, from, to], [card])
  moveTopCards(s, from, ready, to)
}

/** Takes a pending effect away and carries it out. */
export function resolveEffect(s: State, id: number): void {
  descend(26)
  resolveEffectInside(s, id)
  ascend()
}

/** The same, when it is counted. */
function resolveEffectInside(s: State, id: number): void {
  const effect = takeEffect(s, id, EFFECT_ZONES)
  if (effect === null) return
  const { captured } = effect
  switch (effect.body) {
    case 18 /* text-of-effect */:
      return textOfEffect(s, captured[0] as number, captured[1] as number)
    case 19 /* text-of-effect */:
      return textOfEffect2(s, captured[0] as number, captured[1] as number)
    case 21 /* text-of-effect */:
      return textOfEffect3(s, captured[0] as number, captured[1] as number)
    case 22 /* text-of-effect */:
      return textOfEffect4(s, captured[0] as number)
    case 23 /* text-of-effect */:
      return textOfEffect5(s, captured[0] as number, captured[1] as number)
    case 26 /* text-of-effect */:
      return textOfEffect6(s, captured[0] as number, captured[1] as number)
    case 27 /* text-of-effect */:
      return textOfEffect7(s, captured[0] as number)
    case 28 /* text-of-effect */:
      return textOfEffect8(s, captured[0] as number)
    case 29 /* text-of-effect */:
      return textOfEffect9(s, captured[0] as number)
    case 30 /* text-of-effect */:
      return textOfEffect10(s, captured[0] as number)
    case 31 /* text-of-effect */:
      return textOfEffect11(s, captured[0] as number)
    case 32 /* text-of-effect */:
      return textOfEffect12(s, captured[0] as number)
    case 33 /* text-of-effect */:
      return textOfEffect13(s, captured[0] as number)
    case 34 /* text-of-effect */:
      return textOfEffect14(s, captured[0] as number)
    case 35 /* text-of-effect */:
      return textOfEffect15(s, captured[0] as number)
    case 36 /* text-of-effect */:
      return textOfEffect16(s, captured[0] as number)
    case 37 /* text-of-effect */:
      return textOfEffect17(s, captured[0] as number, captured[1] as number)
    case 38 /* text-of-effect */:
      return textOfEffect18(s, captured[0] as number, captured[1] as number)
    case 39 /* text-of-effect */:
      return textOfEffect19(s, captured[0] as number, captured[1] as number)
    case 41 /* text-of-effect */:
      return textOfEffect20(
        s,
        captured[0] as number,
        captured[1] as number,
        captured[2] as number,
        captured[3] as number,
      )
    case 43 /* text-of-effect */:
      return textOfEffect21(s, captured[0] as number, captured[1] as readonly number[], captured[2] as number)
    case 45 /* text-of-effect */:
      return textOfEffect22(s, captured[0] as number, captured[1] as number)
    case 46 /* text-of-effect */:
      return textOfEffect23(s, captured[0] as number, captured[1] as number)
    case 48 /* text-of-effect */:
      return textOfEffect24(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 50 /* text-of-effect */:
      return textOfEffect25(s, captured[0] as number, captured[1] as number)
    case 52 /* text-of-effect */:
      return textOfEffect26(s, captured[0] as number)
    case 54 /* text-of-effect */:
      return textOfEffect27(s, captured[0] as number, captured[1] as readonly number[])
    case 55 /* text-of-effect */:
      return textOfEffect28(s, captured[0] as number, captured[1] as number)
    case 58 /* ability-of-effect */:
      return abilityOfEffect(s, captured[0] as number)
    case 60 /* ability-of-effect */:
      return abilityOfEffect2(s, captured[0] as number, captured[1] as number, captured[2] as number)
    case 77 /* harm-effect */:
      return harmEffect(
        s,
        captured[0] as number,
        captured[1] as number,
        captured[2] as number,
        captured[3] as number,
        captured[4] as number,
      )
    case 82 /* when-enter */:
      return whenEnter(s, captured[0] as number, captured[1] as number)
    case 83 /* enter-effect */:
      return enterEffect(s, captured[0] as number, captured[1] as number)
    case 85 /* when-play */:
      return whenPlay(s, captured[0] as number, captured[1] as number)
    case 86 /* play-effect */:
      return playEffect(s, captured[0] as number)
    case 87 /* when-play-2 */:
      return whenPlay2(s, captured[0] as number, captured[1] as number)
    case 88 /* play-effect */:
      return playEffect2(s, captured[0] as number)
    case 89 /* when-play-3 */:
      return whenPlay3(s, captured[0] as number, captured[1] as number)
    case 90 /* play-effect */:
      return playEffect3(s, captured[0] as number, captured[1] as number)
    case 92 /* when-enter-2 */:
      return whenEnter2(s, captured[0] as number, captured[1] as number)
    case 93 /* enter-effect */:
      return enterEffect2(s, captured[0] as number)
  }
}

/** Goes on with `match`. */
export function stepMatch(s: State, f: MatchFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        setUp(s)
        return
      }
      case 1: {
        goesRound(0)
        f.pc = 2
        turn(s, s.turnPlayer)
        return
      }
      case 2 /* after turn */: {
        s.turnPlayer = successorOf(s, s.turnPlayer)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `set-up`. */
export function stepSetUp(s: State, f: SetUpFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        for (const p3 of seats(s)) {
          buildDeck(s, p3)
        }
        // [bd.start.2]
        f.pc = 1
        settleFirstPlayer(s)
        return
      }
      case 1 /* after settle-first-player */: {
        // [bd.start.3]
        f.list1 = seats(s)
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 < f.list1.length) {
          f.p = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 2
          draw(s, openingHandOf(s), f.p)
          return
        }
        // [bd.start.4]
        f.list3 = seatsFrom(s, s.turnPlayer)
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next4 < f.list3.length) {
          f.p2 = f.list3[f.next4]!
          f.next4 += 1
          f.pc = 4
          ask(s, f, 1, f.p2, true)
          return
        }
        // [bd.start.5]
        layLife(s)
        // [bd.start.6]
        for (const p4 of seats(s)) {
          for (const _i of range(1, openingEnergyOf(s))) {
            for (const each of top(s.zones[ZONE.deck + p4]!, 1)) {
              move(s, each, ZONE.energy + p4)
            }
          }
        }
        s.frames.pop()
        return
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 3
          continue
        }
        f.pc = 3
        redraw(s, f.p2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `settle-first-player`. */
export function stepSettleFirstPlayer(s: State, f: SettleFirstPlayerFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 2, CHANCE, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(0)
        f.f_2 = NONE
        s.frames.pop()
        return
      }
      f.f_2 = f.answer - 1
      s.startingPlayer = f.f_2
      s.turnPlayer = f.f_2
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `redraw`. */
export function stepRedraw(s: State, f: RedrawFrame): void {
  switch (f.pc) {
    case 0: {
      f.old = s.zones[ZONE.hand + f.p]!.slice()
      f.pc = 1
      draw(s, openingHandOf(s), f.p)
      return
    }
    case 1 /* after draw */: {
      for (const each of f.old) {
        move(s, each, ZONE.deck + f.p)
      }
      if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.p)
      shuffle(s, ZONE.deck + f.p)
      loseSight(s, s.zones[ZONE.deck + f.p]!, HOLDS_CARDS)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `turn`. */
export function stepTurn(s: State, f: TurnFrame): void {
  switch (f.pc) {
    case 0: {
      s.turnNumber += 1
      standPhase(s, f.p)
      f.pc = 2
      drawPhase(s, f.p)
      return
    }
    case 1 /* after end-phase */: {
      endRulesDuringTurn(s)
      s.frames.pop()
      return
    }
    case 2 /* after draw-phase */: {
      f.pc = 3
      mainPhase(s, f.p)
      return
    }
    case 3 /* after main-phase */: {
      f.pc = 4
      attackPhase(s, f.p)
      return
    }
    case 4 /* after attack-phase */: {
      f.pc = 1
      endPhase(s, f.p)
      return
    }
  }
}

/** Goes on with `draw-phase`. */
export function stepDrawPhase(s: State, f: DrawPhaseFrame): void {
  switch (f.pc) {
    case 0: {
      s.phaseNow = PHASE.drawing
      f.pc = 1
      draw(s, cardsPerDrawOf(s), f.p)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `main-phase`. */
export function stepMainPhase(s: State, f: MainPhaseFrame): void {
  switch (f.pc) {
    case 0: {
      s.phaseNow = PHASE.main
      f.pc = 1
      playWindow(s)
      return
    }
    case 1 /* after play-window */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `attack-phase`. */
export function stepAttackPhase(s: State, f: AttackPhaseFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.phaseNow = PHASE.attacking
        f.pc = 1
        continue
      }
      case 1: {
        f.pc = 2
        ask(s, f, 3, f.p, true)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        damageCheck(s)
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
        s.phaseNow = PHASE.ending
        f.surplus = []
        f.atLeast1 = Math.max(0, s.zones[ZONE.hand + f.p]!.length - handLimitOf(s, f.p))
        f.atMost2 = Math.max(0, s.zones[ZONE.hand + f.p]!.length - handLimitOf(s, f.p))
        f.pc = 1
        continue
      }
      case 1: {
        if (f.surplus.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 4, f.p, f.surplus.length >= f.atLeast1, f.surplus.length)
        return
      }
      case 2: {
        if (f.surplus.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(1)
        }
        for (const each of f.surplus) {
          move(s, each, ZONE.graveyard + f.p)
        }
        healAll(s)
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.surplus = [...f.surplus, f.answer - 1]
        f.pc = 1
        continue
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
      if (!!(s.zones[ZONE.deck + f.p]!.length === 0)) {
        // [bd.draw.2]
        f.pc = 1
        drawFromLife(s, f.p)
        return
      }
      moveTop(s, ZONE.deck + f.p, 1, ZONE.hand + f.p)
      s.frames.pop()
      return
    }
    case 1 /* after draw-from-life */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `draw-from-life`. */
export function stepDrawFromLife(s: State, f: DrawFromLifeFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (s.zones[ZONE.life + f.p]!.length === 0) {
          lose(s, f.p)
          if (s.over) return
          s.frames.pop()
          return
        }
        f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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
        takeLife(s, f.each, DESTINATION['to-hand'], f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `discard`. */
export function stepDiscard(s: State, f: DiscardFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.dropped = []
        f.atLeast1 = f.n
        f.atMost2 = f.n
        f.pc = 1
        continue
      }
      case 1: {
        if (f.dropped.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 5, f.p, f.dropped.length >= f.atLeast1, f.dropped.length)
        return
      }
      case 2: {
        if (f.dropped.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(2)
        }
        for (const each of f.dropped) {
          move(s, each, ZONE.graveyard + f.p)
        }
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.dropped = [...f.dropped, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `play`. */
export function stepPlay(s: State, f: PlayFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.pc = 1
      payFor(s, f.c, f.p)
      return
    }
    case 1 /* after pay-for */: {
      f.pc = 2
      putUp(s, f.c, f.p)
      return
    }
    case 2 /* after put-up */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.play, [f.c, f.p], [f.c])
      // [bd.card.7]
      if (isAnAce(s, f.c)) {
        openTerritory(s, f.p)
      }
      for (const this_ of s.zones[ZONE.field]!.filter((it2) => matchesWhenPlay(s, it2, f.c, f.p))) {
        addEffect(s, 0, PROC.whenPlayFrame, holder(s, this_), this_, false, [holder(s, this_), this_])
      }
      for (const this_2 of s.zones[ZONE.field]!.filter((it3) => matchesWhenPlay2(s, it3, f.c, f.p))) {
        addEffect(s, 0, PROC.whenPlay2Frame, holder(s, this_2), this_2, false, [holder(s, this_2), this_2])
      }
      for (const this_3 of s.zones[ZONE.field]!.filter((it4) => matchesWhenPlay3(s, it4, f.c, f.p))) {
        addEffect(s, 0, PROC.whenPlay3Frame, holder(s, this_3), this_3, false, [holder(s, this_3), this_3])
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `play-free`. */
export function stepPlayFree(s: State, f: PlayFreeFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.pc = 1
      putUp(s, f.c, f.p)
      return
    }
    case 1 /* after put-up */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['play-free'], [f.c, f.p], [f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `put-up`. */
export function stepPutUp(s: State, f: PutUpFrame): void {
  switch (f.pc) {
    case 0: {
      move(s, f.c, ZONE.resolution)
      s.control[f.c] = f.p
      s.aiming = f.c
      s.aimedAt = []
      f.pc = 1
      textOf(s, f.c, f.p)
      return
    }
    case 1 /* after text-of */: {
      s.aiming = NONE
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of`. */
export function stepTextOf(s: State, f: TextOfFrame): void {
  switch (f.pc) {
    case 0: {
      // [bd.samples.1]
      if (s.def[f.c]! === CARD['S1']) {
        // [bd.samples.1]
        textOfOfText(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.samples.3]
      if (s.def[f.c]! === CARD['S3']) {
        // [bd.samples.3]
        f.pc = 1
        textOfOfText2(s, f.c, f.p)
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《study》']) {
        // [bd.fixtures.1]
        textOfOfText3(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《rally》']) {
        // [bd.fixtures.1]
        textOfOfText4(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《ward》']) {
        // [bd.fixtures.1]
        f.pc = 1
        textOfOfText5(s, f.c, f.p)
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《gift》']) {
        // [bd.fixtures.1]
        textOfOfText6(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《bolt》']) {
        // [bd.fixtures.1]
        f.pc = 1
        textOfOfText7(s, f.c, f.p)
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《trade》']) {
        // [bd.fixtures.1]
        f.pc = 1
        textOfOfText8(s, f.c, f.p)
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《feint》']) {
        // [bd.fixtures.1]
        f.pc = 1
        textOfOfText9(s, f.c, f.p)
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《ambush》']) {
        // [bd.fixtures.1]
        textOfOfText10(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《spark》']) {
        // [bd.fixtures.1]
        textOfOfText11(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《blaze》']) {
        // [bd.fixtures.1]
        textOfOfText12(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.3]
      if (s.def[f.c]! === CARD['《recall》']) {
        // [bd.fixtures.3]
        textOfOfText13(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.3]
      if (s.def[f.c]! === CARD['《summons》']) {
        // [bd.fixtures.3]
        textOfOfText14(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.3]
      if (s.def[f.c]! === CARD['《levy》']) {
        // [bd.fixtures.3]
        textOfOfText15(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.3]
      if (s.def[f.c]! === CARD['《harvest》']) {
        // [bd.fixtures.3]
        textOfOfText16(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.3]
      if (s.def[f.c]! === CARD['《omen》']) {
        // [bd.fixtures.3]
        textOfOfText17(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.3]
      if (s.def[f.c]! === CARD['《renewal》']) {
        // [bd.fixtures.3]
        textOfOfText18(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.4]
      if (s.def[f.c]! === CARD['《insight》']) {
        // [bd.fixtures.4]
        textOfOfText19(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.4]
      if (s.def[f.c]! === CARD['《triumph》']) {
        // [bd.fixtures.4]
        textOfOfText20(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.4]
      if (s.def[f.c]! === CARD['《despair》']) {
        // [bd.fixtures.4]
        textOfOfText21(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.4]
      if (s.def[f.c]! === CARD['《end of all》']) {
        // [bd.fixtures.4]
        textOfOfText22(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.1]
      if (s.def[f.c]! === CARD['《denial》']) {
        // [bd.fixtures.1]
        f.pc = 1
        textOfOfText23(s, f.c, f.p)
        return
      }
      // [bd.fixtures.6]
      if (s.def[f.c]! === CARD['《flare》']) {
        // [bd.fixtures.6]
        textOfOfText24(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.6]
      if (s.def[f.c]! === CARD['《undertow》']) {
        // [bd.fixtures.6]
        textOfOfText25(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [bd.fixtures.6]
      if (s.def[f.c]! === CARD['《halo》']) {
        // [bd.fixtures.6]
        f.pc = 1
        textOfOfText26(s, f.c, f.p)
        return
      }
      // [bd.fixtures.6]
      if (s.def[f.c]! === CARD['《pit》']) {
        // [bd.fixtures.6]
        textOfOfText27(s, f.c, f.p)
      } else {
        addEffect(s, ZONE.chain, PROC.textOfEffectFrame, f.p, f.c, false, [f.c, f.p])
      }
      s.frames.pop()
      return
    }
    case 1 /* after text-of */: {
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
      s.aiming = f.c
      s.aimedAt = []
      f.pc = 1
      abilityOf(s, f.c, f.p)
      return
    }
    case 1 /* after ability-of */: {
      s.aiming = NONE
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.activate, [f.c, f.p], [f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `ability-of`. */
export function stepAbilityOf(s: State, f: AbilityOfFrame): void {
  switch (f.pc) {
    case 0: {
      // [bd.fixtures.2]
      if (s.def[f.c]! === CARD['《archer》']) {
        // [bd.fixtures.2]
        f.pc = 1
        abilityOfOfText(s, f.c, f.p)
        return
      }
      // [bd.fixtures.2]
      if (s.def[f.c]! === CARD['《clerk》']) {
        // [bd.fixtures.2]
        abilityOfOfText2(s, f.c, f.p)
      }
      s.frames.pop()
      return
    }
    case 1 /* after ability-of */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `pay-for`. */
export function stepPayFor(s: State, f: PayForFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = through([...new Set(PRINTED_COLORED[s.def[f.c]!]!)], 6)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          f.list5 = through(range(1, priceOf(s, f.c) - PRINTED_COLORED[s.def[f.c]!]!.length, 10), 11)
          f.next6 = 0
          f.pc = 4
          continue
        }
        f.v = f.list1[f.next2]!
        f.next2 += 1
        f.list3 = through(range(1, copies(PRINTED_COLORED[s.def[f.c]!]!, f.v), 7), 8)
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
        f.pc = 3
        ask(s, f, 16, f.p, false)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(3)
          f.m2 = NONE
          f.pc = 2
          continue
        }
        f.m2 = f.answer - 1
        s.rested[f.m2] = true
        f.pc = 2
        continue
      }
      case 4: {
        if (f.next6 >= f.list5.length) {
          s.frames.pop()
          return
        }
        f.i2 = f.list5[f.next6]!
        f.next6 += 1
        f.pc = 5
        ask(s, f, 17, f.p, false)
        return
      }
      case 5 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(4)
          f.m4 = NONE
          f.pc = 4
          continue
        }
        f.m4 = f.answer - 1
        s.rested[f.m4] = true
        f.pc = 4
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `resolve-newest`. */
export function stepResolveNewest(s: State, f: ResolveNewestFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.zones[ZONE.chain]!.filter((e2) => e2 === (s.zones[ZONE.chain]!.at(-1) ?? NONE))
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.e = f.list1[f.next2]!
        f.next2 += 1
        f.c = s.effects[f.e]?.source ?? NONE
        f.pc = 2
        resolveEffect(s, f.e)
        return
      }
      case 2 /* after the effect */: {
        if (s.place[f.c] === ZONE.resolution) {
          move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
        }
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `play-window`. */
export function stepPlayWindow(s: State, f: PlayWindowFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        takePriority(s)
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(14)
        f.pc = 2
        ruleProcessing(s)
        return
      }
      case 2 /* after rule-processing */: {
        f.pc = 3
        damageCheck(s)
        return
      }
      case 3 /* after damage-check */: {
        f.pc = 4
        speak(s)
        return
      }
      case 4 /* after speak */: {
        f.pc = 5
        goOn(s)
        return
      }
      case 5 /* after go-on */: {
        if (s.passed === 2) {
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

/** Goes on with `speak`. */
export function stepSpeak(s: State, f: SpeakFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 18, s.priority, true)
      return
    }
    case 1 /* after damage-check */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer !== 0) {
        s.passed = 0
        f.pc = 1
        damageCheck(s)
        return
      }
      s.passed += 1
      s.priority = nextSeat(s, s.priority, 1)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `go-on`. */
export function stepGoOn(s: State, f: GoOnFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.passed === 2 && !(s.zones[ZONE.chain]!.length === 0))) {
        s.frames.pop()
        return
      }
      f.pc = 1
      resolveNewest(s)
      return
    }
    case 1 /* after resolve-newest */: {
      f.pc = 2
      damageCheck(s)
      return
    }
    case 2 /* after damage-check */: {
      takePriority(s)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `damage-check`. */
export function stepDamageCheck(s: State, f: DamageCheckFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        if (!!(s.zones[ZONE.packets]!.length === 0)) {
          s.frames.pop()
          return
        }
        goesRound(17)
        f.held = s.priority
        f.said = s.passed
        s.packetsOpen += 1
        f.pc = 2
        resolveEffect(s, s.zones[ZONE.packets]![0] ?? NONE)
        return
      }
      case 2 /* after the effect */: {
        s.packetsOpen -= 1
        s.priority = f.held
        s.passed = f.said
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `damage-window`. */
export function stepDamageWindow(s: State, f: DamageWindowFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.dealt = 0
        f.beneath = s.zones[ZONE.chain]!.length
        takePriority(s)
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(19)
        f.beneath = Math.min(f.beneath, s.zones[ZONE.chain]!.length)
        f.pc = 2
        ruleProcessing(s)
        return
      }
      case 2 /* after rule-processing */: {
        if (!(
          s.zones[ZONE.chain]!.length <= f.beneath &&
          (f.k === ORIGIN['by-unit'] ? pointsOf(s, f.c, f.v) : f.n) > f.dealt &&
          (s.options[1] === 0 /* next-point */ || s.passed === 0)
        )) {
          f.pc = 3
          continue
        }
        f.dealt = f.dealt + 1
        f.pc = 3
        triggerCheck(s, f.q)
        return
      }
      case 3: {
        f.pc = 4
        damageCheck(s)
        return
      }
      case 4 /* after damage-check */: {
        f.pc = 5
        speak(s)
        return
      }
      case 5 /* after speak */: {
        if (!(
          s.passed === 2 &&
          s.zones[ZONE.chain]!.length <= f.beneath &&
          (f.k === ORIGIN['by-unit'] ? pointsOf(s, f.c, f.v) : f.n) > f.dealt
        )) {
          f.pc = 6
          goOn(s)
          return
        }
        takePriority(s)
        f.pc = 6
        continue
      }
      case 6: {
        if (s.passed === 2) {
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

/** Goes on with `rule-processing`. */
export function stepRuleProcessing(s: State, f: RuleProcessingFrame): void {
  switch (f.pc) {
    case 0: {
      buryTheWeak(s)
      f.pc = 1
      lineUp(s)
      return
    }
    case 1 /* after line-up */: {
      if (!s.zones[ZONE.field]!.some((c) => isDoomed(s, c))) {
        s.frames.pop()
        return
      }
      goesRound(21)
      buryTheWeak(s)
      f.pc = 1
      lineUp(s)
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
        if (!!(s.zones[ZONE.waiting]!.length === 0)) {
          s.frames.pop()
          return
        }
        goesRound(23)
        f.p = s.zones[ZONE.waiting]!.some((e3) => (s.effects[e3]?.controller ?? NONE) === s.turnPlayer)
          ? s.turnPlayer
          : nextSeat(s, s.turnPlayer, 1)
        f.pc = 2
        ask(s, f, 19, f.p, false)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.e2 = f.answer - 1
          f.pc = 1
          putUpAbility(s, f.e2)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(5)
        f.e2 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `put-up-ability`. */
export function stepPutUpAbility(s: State, f: PutUpAbilityFrame): void {
  switch (f.pc) {
    case 0: {
      s.aiming = s.effects[f.e]?.source ?? NONE
      s.aimedAt = []
      f.pc = 1
      resolveEffect(s, f.e)
      return
    }
    case 1 /* after the effect */: {
      s.aiming = NONE
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `attack-player`. */
export function stepAttackPlayer(s: State, f: AttackPlayerFrame): void {
  switch (f.pc) {
    case 0: {
      s.targetPlayer = f.q
      s.targetCard = NONE
      f.pc = 1
      carryAttack(s, f.u, f.p)
      return
    }
    case 1 /* after carry-attack */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `attack-unit`. */
export function stepAttackUnit(s: State, f: AttackUnitFrame): void {
  switch (f.pc) {
    case 0: {
      s.targetPlayer = NONE
      s.targetCard = f.t2
      s.targetVisit = s.visit[f.t2]!
      f.pc = 1
      carryAttack(s, f.u, f.p)
      return
    }
    case 1 /* after carry-attack */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `carry-attack`. */
export function stepCarryAttack(s: State, f: CarryAttackFrame): void {
  switch (f.pc) {
    case 0: {
      s.attacker = f.u
      s.attackerVisit = s.visit[f.u]!
      s.rested[f.u] = true
      declareAttack(s, f.u, f.p)
      f.pc = 1
      playWindow(s)
      return
    }
    case 1 /* after play-window */: {
      // [bd.attack.2]
      f.pc = 2
      blockStep(s, f.p)
      return
    }
    case 2 /* after block-step */: {
      f.pc = 3
      playWindow(s)
      return
    }
    case 3 /* after play-window */: {
      // [bd.attack.3]
      f.pc = 4
      battleStep(s)
      return
    }
    case 4 /* after battle-step */: {
      // [bd.attack.4]
      endAttack(s)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `block-step`. */
export function stepBlockStep(s: State, f: BlockStepFrame): void {
  switch (f.pc) {
    case 0: {
      if (!s.zones[ZONE.field]!.some((u) => isOnAttack(s, u))) {
        s.frames.pop()
        return
      }
      f.pc = 1
      ask(s, f, 20, nextSeat(s, f.p, 1), true)
      return
    }
    case 1 /* after the answer */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `battle-step`. */
export function stepBattleStep(s: State, f: BattleStepFrame): void {
  switch (f.pc) {
    case 0: {
      for (const u of s.zones[ZONE.field]!) {
        if (isOnAttack(s, u)) {
          if (s.targetCard === NONE) {
            if (!(s.targetPlayer === NONE)) {
              if (s.targetPlayer !== NONE) harm(s, s.targetPlayer, u, ORIGIN['by-unit'], hitOf(s, u))
              else refuse(s)
            }
          }
          for (const t2 of s.zones[ZONE.field]!) {
            if (isUnderAttack(s, t2)) {
              battle(s, u, t2)
            }
          }
        }
      }
      f.pc = 2
      damageCheck(s)
      return
    }
    case 1 /* after rule-processing */: {
      s.frames.pop()
      return
    }
    case 2 /* after damage-check */: {
      f.pc = 1
      ruleProcessing(s)
      return
    }
  }
}

/** Goes on with `trigger-check`. */
export function stepTriggerCheck(s: State, f: TriggerCheckFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (s.zones[ZONE.life + f.q]!.length === 0) {
          // [bd.lose.1]
          lose(s, f.q)
          if (s.over) return
          s.frames.pop()
          return
        }
        f.list1 = top(s.zones[ZONE.life + f.q]!, 1)
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
        reveal(s, f.c)
        // [bd.damage.5]
        if (PRINTED_ICON[s.def[f.c]!]! === ICON.buster) {
          harm(s, f.q, f.c, ORIGIN['by-icon'], 1)
        }
        // [bd.damage.6]
        if (!(PRINTED_ICON[s.def[f.c]!]! === ICON.shot)) {
          f.pc = 2
          continue
        }
        f.pc = 2
        shoot(s, f.c, f.q)
        return
      }
      case 2: {
        // [bd.damage.4]
        if (!within(s.place[f.c]!, ZONE.life)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        takeLife(s, f.c, DESTINATION['to-graveyard'], f.q)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `shoot`. */
export function stepShoot(s: State, f: ShootFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 21, f.q, true)
      return
    }
    case 1 /* after play-free */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        s.frames.pop()
        return
      }
      f.pc = 1
      playFree(s, f.c, f.q)
      return
    }
  }
}

/** Goes on with `take-life`. */
export function stepTakeLife(s: State, f: TakeLifeFrame): void {
  switch (f.pc) {
    case 0: {
      if (f.d === DESTINATION['to-hand']) {
        move(s, f.c, ZONE.hand + f.p)
        s.frames.pop()
        return
      }
      if (f.d === DESTINATION['to-deck']) {
        move(s, f.c, ZONE.deck + f.p)
        s.frames.pop()
        return
      }
      if (f.d === DESTINATION['to-graveyard']) {
        move(s, f.c, ZONE.graveyard + f.p)
        s.frames.pop()
        return
      }
      if (f.d === DESTINATION['to-energy']) {
        move(s, f.c, ZONE.energy + f.p)
        s.frames.pop()
        return
      }
      if (!(f.d === DESTINATION['to-field'])) {
        // [bd.life.4]
        f.pc = 1
        playFree(s, f.c, f.p)
        return
      }
      // [bd.life.4]
      enter2(s, f.c, f.p)
      s.frames.pop()
      return
    }
    case 1 /* after play-free */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `return-life`. */
export function stepReturnLife(s: State, f: ReturnLifeFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = f.back
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.p)
          shuffle(s, ZONE.deck + f.p)
          loseSight(s, s.zones[ZONE.deck + f.p]!, HOLDS_CARDS)
          s.frames.pop()
          return
        }
        f.c = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        takeLife(s, f.c, DESTINATION['to-deck'], f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect(s: State, f: TextOfEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      discard(s, 1, nextSeat(s, f.p, 1))
      return
    }
    case 1 /* after discard */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of`. */
export function stepTextOf2(s: State, f: TextOfFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 6, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(6)
        f.u2 = NONE
        s.frames.pop()
        return
      }
      f.u2 = f.answer - 1
      aimAt(s, f.u2)
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame3, f.p, f.c, false, [f.u2, f.p])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect2(s: State, f: TextOfEffectFrame2): void {
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

/** Goes on with `text-of`. */
export function stepTextOf3(s: State, f: TextOfFrame3): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 7, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(7)
        f.e2 = NONE
        s.frames.pop()
        return
      }
      f.e2 = f.answer - 1
      f.c2 = s.effects[f.e2]?.source ?? NONE
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame6, f.p, f.c, false, [f.e2, f.c2])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect3(s: State, f: TextOfEffectFrame3): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      returnLife(s, top(s.zones[ZONE.life + f.p]!, 2), f.p)
      return
    }
    case 1 /* after return-life */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect4(s: State, f: TextOfEffectFrame4): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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
        takeLife(s, f.each, DESTINATION['to-resolution'], f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect5(s: State, f: TextOfEffectFrame5): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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
        takeLife(s, f.each, DESTINATION['to-energy'], f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect6(s: State, f: TextOfEffectFrame6): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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
        takeLife(s, f.each, DESTINATION['to-field'], f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect7(s: State, f: TextOfEffectFrame7): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
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
        takeLife(s, f.each, DESTINATION['to-hand'], f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect8(s: State, f: TextOfEffectFrame8): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 8, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(8)
        f.u2 = NONE
        s.frames.pop()
        return
      }
      f.u2 = f.answer - 1
      destroy(s, f.u2)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of`. */
export function stepTextOf4(s: State, f: TextOfFrame4): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 9, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(9)
        f.mark = NONE
        s.frames.pop()
        return
      }
      f.mark = f.answer - 1
      aimAt(s, f.mark)
      f.pc = 2
      ask(s, f, 10, f.p, false)
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(10)
        f.bait = NONE
        s.frames.pop()
        return
      }
      f.bait = f.answer - 1
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame20, f.p, f.c, false, [f.p, f.bait, f.mark, f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect9(s: State, f: TextOfEffectFrame9): void {
  switch (f.pc) {
    case 0: {
      for (const each of union([f.bait], [f.mark]).filter((u) => s.place[u] === ZONE.field)) {
        destroy(s, each)
      }
      f.pc = 1
      draw(s, 1, nextSeat(s, f.p, 1))
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of`. */
export function stepTextOf5(s: State, f: TextOfFrame5): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.marks = []
        f.atLeast1 = 1
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.marks.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(
          s,
          f,
          11,
          f.p,
          f.marks.length >= f.atLeast1 && (s.announcing === 0 || !(f.marks.length === 0)),
          f.marks.length,
        )
        return
      }
      case 2: {
        if (f.marks.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(11)
        }
        if (!!(f.marks.length === 0)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(12)
          s.frames.pop()
          return
        }
        for (const each of f.marks) {
          aimAt(s, each)
        }
        addEffect(s, ZONE.chain, PROC.textOfEffectFrame21, f.p, f.c, false, [f.p, f.marks, f.c])
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.marks = [...f.marks, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect10(s: State, f: TextOfEffectFrame10): void {
  switch (f.pc) {
    case 0: {
      for (const each of f.marks.filter((u) => s.place[u] === ZONE.field)) {
        destroy(s, each)
      }
      f.pc = 1
      draw(s, 1, nextSeat(s, f.p, 1))
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of`. */
export function stepTextOf6(s: State, f: TextOfFrame6): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 12, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(13)
        f.u2 = NONE
        s.frames.pop()
        return
      }
      f.u2 = f.answer - 1
      aimAt(s, f.u2)
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame22, f.p, f.c, false, [f.u2, f.p])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect11(s: State, f: TextOfEffectFrame11): void {
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

/** Goes on with `text-of`. */
export function stepTextOf7(s: State, f: TextOfFrame7): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 13, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(14)
        f.u2 = NONE
        s.frames.pop()
        return
      }
      f.u2 = f.answer - 1
      aimAt(s, f.u2)
      addEffect(s, ZONE.chain, PROC.textOfEffectFrame24, f.p, f.c, false, [f.p, f.u2, f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect12(s: State, f: TextOfEffectFrame12): void {
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

/** Goes on with `text-of`. */
export function stepTextOf8(s: State, f: TextOfFrame8): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.marks = []
        f.atLeast1 = 2
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.marks.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 14, f.p, f.marks.length >= f.atLeast1 && (s.announcing === 0 || f.marks.length === 2), f.marks.length)
        return
      }
      case 2: {
        if (f.marks.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(15)
        }
        if (!(f.marks.length === 2)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(16)
          s.frames.pop()
          return
        }
        for (const each of f.marks) {
          aimAt(s, each)
        }
        addEffect(s, ZONE.chain, PROC.textOfEffectFrame27, f.p, f.c, false, [f.p, f.marks])
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.marks = [...f.marks, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `text-of-effect`. */
export function stepTextOfEffect13(s: State, f: TextOfEffectFrame13): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      discard(s, 2, nextSeat(s, f.p, 1))
      return
    }
    case 1 /* after discard */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `ability-of-effect`. */
export function stepAbilityOfEffect(s: State, f: AbilityOfEffectFrame): void {
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

/** Goes on with `ability-of`. */
export function stepAbilityOf2(s: State, f: AbilityOfFrame2): void {
  switch (f.pc) {
    case 0: {
      s.rested[f.c] = true
      f.pc = 1
      ask(s, f, 15, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(17)
        f.u2 = NONE
        s.frames.pop()
        return
      }
      f.u2 = f.answer - 1
      aimAt(s, f.u2)
      addEffect(s, ZONE.chain, PROC.abilityOfEffectFrame2, f.p, f.c, false, [f.p, f.u2, f.c])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `harm-effect`. */
export function stepHarmEffect(s: State, f: HarmEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      damageWindow(s, f.q, f.c, f.k, f.n, f.v)
      return
    }
    case 1 /* after damage-window */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `play-effect`. */
export function stepPlayEffect(s: State, f: PlayEffectFrame): void {
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

/** Goes on with `play-effect`. */
export function stepPlayEffect2(s: State, f: PlayEffectFrame2): void {
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

/** Goes on with `enter-effect`. */
export function stepEnterEffect(s: State, f: EnterEffectFrame): void {
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

/** Goes on with the procedure on top. */
function step(s: State, f: Frame): void {
  switch (f.proc) {
    case 1 /* match */:
      return stepMatch(s, f as MatchFrame)
    case 2 /* set-up */:
      return stepSetUp(s, f as SetUpFrame)
    case 3 /* settle-first-player */:
      return stepSettleFirstPlayer(s, f as SettleFirstPlayerFrame)
    case 4 /* redraw */:
      return stepRedraw(s, f as RedrawFrame)
    case 5 /* turn */:
      return stepTurn(s, f as TurnFrame)
    case 6 /* draw-phase */:
      return stepDrawPhase(s, f as DrawPhaseFrame)
    case 7 /* main-phase */:
      return stepMainPhase(s, f as MainPhaseFrame)
    case 8 /* attack-phase */:
      return stepAttackPhase(s, f as AttackPhaseFrame)
    case 9 /* end-phase */:
      return stepEndPhase(s, f as EndPhaseFrame)
    case 10 /* draw */:
      return stepDraw(s, f as DrawFrame)
    case 11 /* draw-one */:
      return stepDrawOne(s, f as DrawOneFrame)
    case 12 /* draw-from-life */:
      return stepDrawFromLife(s, f as DrawFromLifeFrame)
    case 13 /* discard */:
      return stepDiscard(s, f as DiscardFrame)
    case 14 /* play */:
      return stepPlay(s, f as PlayFrame)
    case 15 /* play-free */:
      return stepPlayFree(s, f as PlayFreeFrame)
    case 16 /* put-up */:
      return stepPutUp(s, f as PutUpFrame)
    case 17 /* text-of */:
      return stepTextOf(s, f as TextOfFrame)
    case 56 /* activate */:
      return stepActivate(s, f as ActivateFrame)
    case 57 /* ability-of */:
      return stepAbilityOf(s, f as AbilityOfFrame)
    case 62 /* pay-for */:
      return stepPayFor(s, f as PayForFrame)
    case 63 /* resolve-newest */:
      return stepResolveNewest(s, f as ResolveNewestFrame)
    case 64 /* play-window */:
      return stepPlayWindow(s, f as PlayWindowFrame)
    case 65 /* speak */:
      return stepSpeak(s, f as SpeakFrame)
    case 66 /* go-on */:
      return stepGoOn(s, f as GoOnFrame)
    case 67 /* damage-check */:
      return stepDamageCheck(s, f as DamageCheckFrame)
    case 68 /* damage-window */:
      return stepDamageWindow(s, f as DamageWindowFrame)
    case 69 /* rule-processing */:
      return stepRuleProcessing(s, f as RuleProcessingFrame)
    case 70 /* line-up */:
      return stepLineUp(s, f as LineUpFrame)
    case 71 /* put-up-ability */:
      return stepPutUpAbility(s, f as PutUpAbilityFrame)
    case 72 /* attack-player */:
      return stepAttackPlayer(s, f as AttackPlayerFrame)
    case 73 /* attack-unit */:
      return stepAttackUnit(s, f as AttackUnitFrame)
    case 74 /* carry-attack */:
      return stepCarryAttack(s, f as CarryAttackFrame)
    case 75 /* block-step */:
      return stepBlockStep(s, f as BlockStepFrame)
    case 76 /* battle-step */:
      return stepBattleStep(s, f as BattleStepFrame)
    case 78 /* trigger-check */:
      return stepTriggerCheck(s, f as TriggerCheckFrame)
    case 79 /* shoot */:
      return stepShoot(s, f as ShootFrame)
    case 80 /* take-life */:
      return stepTakeLife(s, f as TakeLifeFrame)
    case 81 /* return-life */:
      return stepReturnLife(s, f as ReturnLifeFrame)
    case 19 /* text-of-effect */:
      return stepTextOfEffect(s, f as TextOfEffectFrame)
    case 20 /* text-of */:
      return stepTextOf2(s, f as TextOfFrame2)
    case 22 /* text-of-effect */:
      return stepTextOfEffect2(s, f as TextOfEffectFrame2)
    case 25 /* text-of */:
      return stepTextOf3(s, f as TextOfFrame3)
    case 31 /* text-of-effect */:
      return stepTextOfEffect3(s, f as TextOfEffectFrame3)
    case 32 /* text-of-effect */:
      return stepTextOfEffect4(s, f as TextOfEffectFrame4)
    case 33 /* text-of-effect */:
      return stepTextOfEffect5(s, f as TextOfEffectFrame5)
    case 35 /* text-of-effect */:
      return stepTextOfEffect6(s, f as TextOfEffectFrame6)
    case 36 /* text-of-effect */:
      return stepTextOfEffect7(s, f as TextOfEffectFrame7)
    case 39 /* text-of-effect */:
      return stepTextOfEffect8(s, f as TextOfEffectFrame8)
    case 40 /* text-of */:
      return stepTextOf4(s, f as TextOfFrame4)
    case 41 /* text-of-effect */:
      return stepTextOfEffect9(s, f as TextOfEffectFrame9)
    case 42 /* text-of */:
      return stepTextOf5(s, f as TextOfFrame5)
    case 43 /* text-of-effect */:
      return stepTextOfEffect10(s, f as TextOfEffectFrame10)
    case 44 /* text-of */:
      return stepTextOf6(s, f as TextOfFrame6)
    case 46 /* text-of-effect */:
      return stepTextOfEffect11(s, f as TextOfEffectFrame11)
    case 47 /* text-of */:
      return stepTextOf7(s, f as TextOfFrame7)
    case 52 /* text-of-effect */:
      return stepTextOfEffect12(s, f as TextOfEffectFrame12)
    case 53 /* text-of */:
      return stepTextOf8(s, f as TextOfFrame8)
    case 55 /* text-of-effect */:
      return stepTextOfEffect13(s, f as TextOfEffectFrame13)
    case 58 /* ability-of-effect */:
      return stepAbilityOfEffect(s, f as AbilityOfEffectFrame)
    case 59 /* ability-of */:
      return stepAbilityOf2(s, f as AbilityOfFrame2)
    case 77 /* harm-effect */:
      return stepHarmEffect(s, f as HarmEffectFrame)
    case 86 /* play-effect */:
      return stepPlayEffect(s, f as PlayEffectFrame)
    case 88 /* play-effect */:
      return stepPlayEffect2(s, f as PlayEffectFrame2)
    case 93 /* enter-effect */:
      return stepEnterEffect(s, f as EnterEffectFrame)
  }
}

/** How the kernel runs this game. */
export const program = { step, clone: cloneState, copyInto, spares: [] }

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  14 /* play */: { 2: 2 },
  15 /* play-free */: { 1: 2 },
  16 /* put-up */: { 1: 3 },
  17 /* text-of */: { 1: 3 },
  56 /* activate */: { 1: 2 },
  57 /* ability-of */: { 1: 3 },
  20 /* text-of */: { 1: 3 },
  25 /* text-of */: { 1: 3 },
  40 /* text-of */: { 2: 3 },
  44 /* text-of */: { 1: 3 },
  47 /* text-of */: { 1: 3 },
  59 /* ability-of */: { 1: 3 },
}

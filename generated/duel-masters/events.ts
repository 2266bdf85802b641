// Compiled from the rules of DuelMasters: events. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
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
import { goesRound, through } from '../../runtime/rounds.ts'
import { loseSight } from '../../runtime/astray.ts'
import { noteEvent, noteShuffle } from '../../runtime/log.ts'
import {
  allCards,
  countOf,
  family,
  fillable,
  nextSeat,
  orElse,
  range,
  same,
  seats,
  seatsFrom,
  someOf,
  top,
  union,
  within,
} from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import {
  CARD,
  CIVILIZATION,
  EFFECT_ZONES,
  EVENT,
  KEYWORD,
  KIND,
  PRINTED_CIVILIZATIONS,
  PRINTED_COST,
  PRINTED_FUSHIGIBIRTH,
  PRINTED_GALAXSHIELD,
  PRINTED_HALVES,
  PRINTED_KEYWORDS,
  PRINTED_KINDS,
  PRINTED_KIRIFUDASH,
  PRINTED_RACES,
  PROC,
  RACE,
  ZONE,
} from './names.ts'
import type {
  AfterBeginGameFrame,
  AfterPutFrame,
  AllTogetherFrame,
  AnswerFromHandEffectFrame,
  AnswerFromHandFrame,
  AttackCreatureFrame,
  AttackPlayerFrame,
  AttackStepFrame,
  BattleFrame,
  BeforeBreakFrame,
  BeginGameFrame,
  BlockStepFrame,
  BreakShieldFrame,
  Break_Frame,
  BuryTheWeakFrame,
  CarryAttackFrame,
  CarryOutFrame,
  CastAgainFrame,
  CastFrame,
  ChargeFrame,
  ChargeStepFrame,
  ClashFrame,
  CometEffectFrame,
  DealFrame,
  DeclarationsFrame,
  DeclareFrame,
  DefeatFrame,
  DestroyFrame,
  DigUpFrame,
  DoomAllFrame,
  DoomFrame,
  DrawAllFrame,
  DrawFrame,
  DrawStepFrame,
  EmptyDeckFrame,
  EndAttackFrame,
  EndStepFrame,
  ForcedAttacksFrame,
  FushigibirthFrame,
  GalaxshieldFrame,
  HushFrame,
  HushFrame2,
  InsteadLoseFrame,
  InsteadMove2Frame,
  InsteadMove3Frame,
  InsteadMoveFrame,
  InsteadPut2Frame,
  InsteadPutFrame,
  JudgeFrame,
  KirifudashFrame,
  LoseFrame,
  MainStepFrame,
  MatchFrame,
  MillFrame,
  MoveFrame,
  NinjaStrikeEffectFrame,
  PayFrame,
  PlaceFrame,
  PlayFrame,
  PlayGZeroFrame,
  PurgeFrame,
  PurgeFrame2,
  PutFrame,
  RampFrame,
  ReciteFrame,
  ResolveWaitingFrame,
  SetUpFrame,
  SettleInsteadFrame,
  SettleOneFrame,
  SettleOneOfFrame,
  SettleOwnFrame,
  ShieldUpAllFrame,
  ShieldUpFrame,
  SpellEffectFrame,
  SpellEffectFrame10,
  SpellEffectFrame11,
  SpellEffectFrame12,
  SpellEffectFrame13,
  SpellEffectFrame14,
  SpellEffectFrame15,
  SpellEffectFrame16,
  SpellEffectFrame2,
  SpellEffectFrame3,
  SpellEffectFrame4,
  SpellEffectFrame5,
  SpellEffectFrame6,
  SpellEffectFrame7,
  SpellEffectFrame8,
  SpellEffectFrame9,
  StackFrame,
  StartStepFrame,
  State,
  StepsOfTurnFrame,
  StrikeHomeFrame,
  SummonFrame,
  SwitchEffectFrame,
  TakeBackFrame,
  ThrowCopyFrame,
  TollFrame,
  TopOnlyFrame,
  TurnFrame,
  TurnUpTopFrame,
  UseFrame,
  WhenAttack2Frame,
  WhenAttack3Frame,
  WhenAttack4Frame,
  WhenAttack5Frame,
  WhenAttack6Frame,
  WhenAttackFrame,
  WhenBreakShield2Frame,
  WhenBreakShieldFrame,
  WhenCastFrame,
  WhenDefeatFrame,
  WhenDrawFrame,
  WhenEndAttack2Frame,
  WhenEndAttackFrame,
  WhenEndOfTurn2Frame,
  WhenEndOfTurn3Frame,
  WhenEndOfTurn4Frame,
  WhenEndOfTurn6Frame,
  WhenEndOfTurnFrame,
  WhenMove2Frame,
  WhenMove3Frame,
  WhenMoveFrame,
  WhenPut10Frame,
  WhenPut11Frame,
  WhenPut12Frame,
  WhenPut13Frame,
  WhenPut15Frame,
  WhenPut16Frame,
  WhenPut17Frame,
  WhenPut18Frame,
  WhenPut19Frame,
  WhenPut20Frame,
  WhenPut21Frame,
  WhenPut2Frame,
  WhenPut4Frame,
  WhenPut5Frame,
  WhenPut6Frame,
  WhenPut7Frame,
  WhenPut8Frame,
  WhenPut9Frame,
  WhenPutFrame,
  WhenStartOfTurnFrame,
  WinFrame,
} from './state.ts'
import { HOLDS_CARDS, cloneState, copyInto, createCard, holder, mayEnter, place, viewersOf } from './state.ts'
import {
  bears,
  bottomTwoOf,
  breaksOf,
  cardsPerDrawOf,
  creatureFaceOf,
  doomedIsNamedOf,
  dueOf,
  hasMazeOver,
  hasOniWith,
  isAtHand,
  isAttacking,
  isBound,
  isCreature,
  isFaceUp,
  isField,
  isFleeting,
  isFushigi,
  isLaidOn,
  isLiving,
  isMulticolored,
  isOut_,
  isPressing,
  isShinobi,
  isSpellAsPrinted,
  isTamaseed,
  isTapped,
  lowestPriceOf,
  openingHandOf,
  opposes,
  powerOf,
  startingShieldsOf,
  turnGainerIsNamedOf,
} from './facts.ts'
import {
  forbidsCannotAttackPlayer,
  forbidsCannotCast,
  forbidsCannotCast2,
  forbidsCannotDestroy,
  forbidsCannotMove,
  forbidsCannotMove2,
  forbidsCannotMove3,
  forbidsCannotNinjaStrike,
  forbidsCannotUse,
  forbidsCannotUse2,
  forbidsLastingCannotAttackCreature,
  forbidsLastingCannotAttackCreature2,
  forbidsLastingCannotAttackPlayer,
  forbidsLastingCannotAttackPlayer2,
  forbidsLastingCannotBlock,
  forbidsLastingCannotCast,
  forbidsLastingCannotCast2,
  forbidsLastingCannotGuard,
  forbidsLastingCannotMove,
  forbidsNeedsBlocker,
  forbidsNeedsGuardman,
  forbidsNoFirstDraw,
  forbidsOnceAnAttack,
  forbidsSickHold,
  forbidsSickRest,
  forbidsTappedRest,
  forbidsTappedRestAttackCreature,
  forbidsUncastable,
  forbidsUncastableUse,
  forbidsUnputtable,
  forbidsUnputtableUse,
  forbidsUnrecited,
  matchesAfterBeginGame,
  matchesAfterMove,
  matchesAfterPut,
  matchesAllTogether,
  matchesBeforeBreak,
  matchesEmptyDeck,
  matchesInsteadLose,
  matchesInsteadMove,
  matchesInsteadMove2,
  matchesInsteadMove3,
  matchesInsteadPut,
  matchesInsteadPut2,
  matchesTopOnly,
  matchesWhenAttack,
  matchesWhenAttack2,
  matchesWhenAttack3,
  matchesWhenAttack4,
  matchesWhenAttack5,
  matchesWhenAttack6,
  matchesWhenBreakShield,
  matchesWhenBreakShield2,
  matchesWhenCast,
  matchesWhenDefeat,
  matchesWhenDraw,
  matchesWhenEndAttack,
  matchesWhenEndAttack2,
  matchesWhenEndOfTurn,
  matchesWhenEndOfTurn2,
  matchesWhenEndOfTurn3,
  matchesWhenEndOfTurn4,
  matchesWhenEndOfTurn5,
  matchesWhenEndOfTurn6,
  matchesWhenMove,
  matchesWhenMove2,
  matchesWhenMove3,
  matchesWhenPut,
  matchesWhenPut10,
  matchesWhenPut11,
  matchesWhenPut12,
  matchesWhenPut13,
  matchesWhenPut14,
  matchesWhenPut15,
  matchesWhenPut16,
  matchesWhenPut17,
  matchesWhenPut18,
  matchesWhenPut19,
  matchesWhenPut2,
  matchesWhenPut20,
  matchesWhenPut21,
  matchesWhenPut3,
  matchesWhenPut4,
  matchesWhenPut5,
  matchesWhenPut6,
  matchesWhenPut7,
  matchesWhenPut8,
  matchesWhenPut9,
  matchesWhenStartOfTurn,
  reachesHushUntilTurnEnd,
  reachesPutUntilTurnEnd,
  reachesSpellEffectUntilTurnEnd,
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
    addEffect(s, ZONE.applicable, PROC.insteadMove2Frame, holder(s, card2), card2, false, [card2])
  }
  if (!s.replacing.includes(2) && matchesInsteadMove3(s, card2, from2, to2)) {
    addEffect(s, ZONE.applicable, PROC.insteadMove3Frame, holder(s, card2), card2, false, [card2])
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
  goesRound(0)
  if (!mayEnter(s, card2, to2)) return refuse(s)
  const from2 = s.place[card2]!
  if (!!family(s, ZONE.battle).some((card3) => forbidsCannotMove(s, card3, card2, from2, to2))) return refuse(s)
  if (!!family(s, ZONE.battle).some((card4) => forbidsCannotMove2(s, card4, card2, from2, to2))) return refuse(s)
  if (!!forbidsCannotMove3(s, card2, from2, to2)) return refuse(s)
  if (!!s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotMove(s, it2, card2, from2, to2))) return refuse(s)
  if (replacedMove(s, card2, from2, to2)) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.move, [card2, from2, to2], [card2])
  const noticed1 = allCards(s)
    .filter((it3) => matchesWhenMove2(s, it3, card2, from2, to2))
    .map((it3) => [holder(s, it3), it3, holder(s, it3), it3])
  const frame: MoveFrame = { proc: PROC.moveFrame, pc: 0, answer: 0, card2, from2, to2, bottom2: bottom, noticed1 }
  s.frames.push(frame)
}

/** [dm.battle.1] Whether `destroy` may happen. */
export function canDestroy(s: State, c: number): boolean {
  return !family(s, ZONE.battle).some((card2) => forbidsCannotDestroy(s, card2, c))
}

/** [dm.battle.1] Carries out `destroy` if it may happen. */
export function destroy(s: State, c: number): void {
  if (canDestroy(s, c)) return doDestroy(s, c)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.destroy, [c], s.reasons)
}

/** [dm.battle.1] Begins `destroy`, which may stop to ask. */
export function doDestroy(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.destroy, [c], [c])
  const frame: DestroyFrame = { proc: PROC.destroyFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [dm.put.1] Begins `take-back`, which may stop to ask. */
export function takeBack(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['take-back'], [c], [c])
  const frame: TakeBackFrame = { proc: PROC.takeBackFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [dm.put.4] Carries out `reveal`. */
export function reveal(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.reveal, [c, p], [c])
  for (const q of seats(s)) {
    if (opposes(s, q, p)) {
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [c, q], [c])
      showTo(s, c, q)
    }
  }
}

/** [dm.put.4] Carries out `look-at`. */
export function lookAt(s: State, seen: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['look-at'], [NONE, p])
  for (const each of seen) {
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each, p], [each])
    showTo(s, each, p)
  }
}

/** [dm.turn.3] Begins `draw`, which may stop to ask. */
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

/** [dm.shield.1] Begins `shield-up`, which may stop to ask. */
export function shieldUp(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['shield-up'], [n, p])
  const frame: ShieldUpFrame = {
    proc: PROC.shieldUpFrame,
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

/** [dm.turn.3] Begins `draw-all`, which may stop to ask. */
export function drawAll(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-all'], [n, p])
  const frame: DrawAllFrame = { proc: PROC.drawAllFrame, pc: 0, answer: 0, n, p, q: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.shield.1] Begins `shield-up-all`, which may stop to ask. */
export function shieldUpAll(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['shield-up-all'], [n, p])
  const frame: ShieldUpAllFrame = { proc: PROC.shieldUpAllFrame, pc: 0, answer: 0, n, p, q: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.put.1] Begins `mill`, which may stop to ask. */
export function mill(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.mill, [n, p])
  const frame: MillFrame = {
    proc: PROC.millFrame,
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

/** [dm.put.1] Begins `ramp`, which may stop to ask. */
export function ramp(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.ramp, [n, p])
  const frame: RampFrame = {
    proc: PROC.rampFrame,
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

/** [dm.start.1] Begins `match`, which may stop to ask. */
export function match(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.match, [])
  s.timesBattleDuringMatch = 0
  s.timesSummonDuringMatch = 0
  const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [dm.start.1] Begins `set-up`, which may stop to ask. */
export function setUp(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-up'], [])
  const frame: SetUpFrame = { proc: PROC.setUpFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.start.1] Begins `deal`, which may stop to ask. */
export function deal(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.deal, [p])
  const frame: DealFrame = { proc: PROC.dealFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.start.1] Begins `begin-game`, which may stop to ask. */
export function beginGame(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['begin-game'], [p])
  const frame: BeginGameFrame = { proc: PROC.beginGameFrame, pc: 0, answer: 0, p, matching1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.turn.1] Begins `turn`, which may stop to ask. */
export function turn(s: State, p: number): void {
  if (s.over) return
  for (const it2 of s.zones[ZONE.lasting]!.slice())
    if (
      reachesSpellEffectUntilTurnEnd(s, it2, p) ||
      reachesHushUntilTurnEnd(s, it2, p) ||
      reachesPutUntilTurnEnd(s, it2, p)
    )
      takeEffect(s, it2, EFFECT_ZONES)
  s.runningTurn += 1
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.turn, [p])
  s.timesPutDuringTurn = []
  s.timesCastDuringTurn = []
  s.timesAttackDuringTurn = 0
  s.timesDigUpDuringTurn = []
  s.timesUseDuringTurn = []
  s.timesCastDuringTurn2 = []
  const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.turn.1] Begins `steps-of-turn`, which may stop to ask. */
export function stepsOfTurn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['steps-of-turn'], [p])
  const frame: StepsOfTurnFrame = { proc: PROC.stepsOfTurnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.turn.2] Begins `start-step`, which may stop to ask. */
export function startStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['start-step'], [p])
  const frame: StartStepFrame = { proc: PROC.startStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.turn.2] Carries out `start-of-turn`. */
export function startOfTurn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['start-of-turn'], [p])
  for (const this_ of family(s, ZONE.shields).filter((it2) => matchesWhenStartOfTurn(s, it2, p))) {
    addEffect(s, 0, PROC.whenStartOfTurnFrame, holder(s, this_), this_, false, [this_, holder(s, this_)])
  }
}

/** [dm.turn.3] Whether `draw-step` may happen. */
export function canDrawStep(s: State, p: number): boolean {
  return !forbidsNoFirstDraw(s, p)
}

/** [dm.turn.3] Carries out `draw-step` if it may happen. */
export function drawStep(s: State, p: number): void {
  if (canDrawStep(s, p)) return doDrawStep(s, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['draw-step'], [p], s.reasons)
}

/** [dm.turn.3] Begins `draw-step`, which may stop to ask. */
export function doDrawStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-step'], [p])
  const frame: DrawStepFrame = { proc: PROC.drawStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.turn.4] Begins `charge-step`, which may stop to ask. */
export function chargeStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['charge-step'], [p])
  const frame: ChargeStepFrame = { proc: PROC.chargeStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.turn.4] Begins `charge`, which may stop to ask. */
export function charge(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.charge, [c, p], [c])
  const frame: ChargeFrame = { proc: PROC.chargeFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.turn.5] Begins `main-step`, which may stop to ask. */
export function mainStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['main-step'], [p])
  const frame: MainStepFrame = { proc: PROC.mainStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.turn.6] Begins `attack-step`, which may stop to ask. */
export function attackStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['attack-step'], [p])
  const frame: AttackStepFrame = { proc: PROC.attackStepFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.turn.6] Begins `forced-attacks`, which may stop to ask. */
export function forcedAttacks(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['forced-attacks'], [p])
  const frame: ForcedAttacksFrame = { proc: PROC.forcedAttacksFrame, pc: 0, answer: 0, p, made: NONE }
  s.frames.push(frame)
}

/** [dm.turn.7] Begins `end-step`, which may stop to ask. */
export function endStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['end-step'], [p])
  const frame: EndStepFrame = { proc: PROC.endStepFrame, pc: 0, answer: 0, p, c: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.turn.7] Carries out `end-of-turn`. */
export function endOfTurn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['end-of-turn'], [p])
  for (const this_ of family(s, ZONE.battle).filter((it2) => matchesWhenEndOfTurn(s, it2, p))) {
    addEffect(s, 0, PROC.whenEndOfTurnFrame, holder(s, this_), this_, false, [holder(s, this_)])
  }
  for (const this_2 of family(s, ZONE.battle).filter((it3) => matchesWhenEndOfTurn2(s, it3, p))) {
    addEffect(s, 0, PROC.whenEndOfTurn2Frame, holder(s, this_2), this_2, false, [holder(s, this_2)])
  }
  for (const this_3 of family(s, ZONE.battle).filter((it4) => matchesWhenEndOfTurn3(s, it4, p))) {
    addEffect(s, 0, PROC.whenEndOfTurn3Frame, holder(s, this_3), this_3, false, [holder(s, this_3)])
  }
  for (const this_4 of family(s, ZONE.battle).filter((it5) => matchesWhenEndOfTurn4(s, it5, p))) {
    addEffect(s, 0, PROC.whenEndOfTurn4Frame, holder(s, this_4), this_4, false, [holder(s, this_4), this_4])
  }
  for (const this_5 of family(s, ZONE.battle).filter((it6) => matchesWhenEndOfTurn5(s, it6, p))) {
    addEffect(s, 0, PROC.whenEndOfTurn5Frame, holder(s, this_5), this_5, false, [holder(s, this_5), this_5])
  }
  for (const this_6 of family(s, ZONE.battle).filter((it7) => matchesWhenEndOfTurn6(s, it7, p))) {
    addEffect(s, 0, PROC.whenEndOfTurn6Frame, holder(s, this_6), this_6, true, [holder(s, this_6)])
  }
}

/** [dm.turn.8] Carries out `pass-turn`. */
export function passTurn(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pass-turn'], [])
  if (seats(s).some((q) => s.extraTurns[q]! > 0)) {
    s.turnPlayer = orElse(seats(s).find((q2) => s.extraTurns[q2]! > 0) ?? NONE, s.regular)
    s.extraTurns[s.turnPlayer] = s.extraTurns[s.turnPlayer]! - 1
  } else {
    s.regular = nextSeat(s, s.regular, 1)
    // [dm.turn.9]
    while (s.skippedTurns[s.regular]! > 0) {
      goesRound(16)
      s.skippedTurns[s.regular] = s.skippedTurns[s.regular]! - 1
      s.regular = nextSeat(s, s.regular, 1)
    }
    s.turnPlayer = s.regular
  }
}

/** [dm.turn.9] Carries out `skip-turn`. */
export function skipTurn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['skip-turn'], [p])
  s.skippedTurns[p] = s.skippedTurns[p]! + 1
}

/** [dm.turn.8] Carries out `gain-turn`. */
export function gainTurn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['gain-turn'], [p])
  s.extraTurns[p] = s.extraTurns[p]! + 1
}

/** Whether something happens instead of `lose`, which has begun then. */
function replacedLose(s: State, p: number): boolean {
  dropEffects(s, ZONE.applicable)
  for (const it2 of family(s, ZONE.battle)) {
    if (!s.replacing.includes(3) && matchesInsteadLose(s, it2, p)) {
      addEffect(s, ZONE.applicable, PROC.insteadLoseFrame, holder(s, it2), it2, false, [holder(s, it2), it2])
    }
  }
  const applicable = s.zones[ZONE.applicable]!
  if (applicable.length === 0) return false
  if (applicable.length === 1) resolveEffect(s, applicable[0]!)
  else settleInstead(s)
  return true
}

/** [dm.lose.1] Begins `lose`, which may stop to ask. */
export function lose(s: State, p: number): void {
  if (s.over) return
  if (replacedLose(s, p)) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.lose, [p])
  const frame: LoseFrame = { proc: PROC.loseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.lose.5] Whether `settle-losses` may happen. */
export function canSettleLosses(s: State): boolean {
  return seats(s).some((p) => isOut_(s, p))
}

/** [dm.lose.5] Carries out `settle-losses` if it may happen. */
export function settleLosses(s: State): void {
  if (canSettleLosses(s)) return doSettleLosses(s)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['settle-losses'], [], s.reasons)
}

/** [dm.lose.5] Carries out `settle-losses`. */
export function doSettleLosses(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['settle-losses'], [])
  for (const p of seats(s)) {
    s.result[p] = isLiving(s, p) ? 1 : 0 - 1
  }
  endGame(s)
  return
}

/** [dm.lose.3] Begins `doom`, which may stop to ask. */
export function doom(s: State, q: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.doom, [q, p])
  const frame: DoomFrame = { proc: PROC.doomFrame, pc: 0, answer: 0, q, p }
  s.frames.push(frame)
}

/** [dm.lose.3] Begins `doom-all`, which may stop to ask. */
export function doomAll(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['doom-all'], [p])
  const frame: DoomAllFrame = { proc: PROC.doomAllFrame, pc: 0, answer: 0, p, q: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.lose.4] Begins `win`, which may stop to ask. */
export function win(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.win, [p])
  const frame: WinFrame = { proc: PROC.winFrame, pc: 0, answer: 0, p, q: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.use.1] Whether `play` may happen. */
export function canPlay(s: State, c: number, f_: number, p: number): boolean {
  return (
    !forbidsUncastable(s, c, f_, p) &&
    !forbidsUnputtable(s, c, f_, p) &&
    (s.announcing > 0 ||
      (countOf(s.zones[ZONE.mana + p]!, (m) => !isTapped(s, m)) >=
        Math.max(dueOf(s, f_, p), PRINTED_CIVILIZATIONS[f_]!.length) &&
        completable(program, s, (t) => doPlay(t, c, f_, p))))
  )
}

/** [dm.use.1] Carries out `play` if it may happen. */
export function play(s: State, c: number, f_: number, p: number): void {
  if (canPlay(s, c, f_, p)) return doPlay(s, c, f_, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.play, [c, f_, p], s.reasons)
}

/** [dm.use.1] Begins `play`, which may stop to ask. */
export function doPlay(s: State, c: number, f_: number, p: number): void {
  if (s.over) return
  const frame: PlayFrame = { proc: PROC.playFrame, pc: 0, answer: 0, c, f_, p }
  s.frames.push(frame)
}

/** [dm.cost.1] Begins `pay`, which may stop to ask. */
export function pay(s: State, n: number, vs: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.pay, [n, NONE, p])
  const frame: PayFrame = {
    proc: PROC.payFrame,
    pc: 0,
    answer: 0,
    n,
    vs,
    p,
    dueNow: NONE,
    v: NONE,
    m: NONE,
    m2: NONE,
    rest2: NONE,
    i: NONE,
    m3: NONE,
    m4: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cost.1] Carries out `tap-for`. */
export function tapFor(s: State, m: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['tap-for'], [m], [m])
  s.tapped[m] = true
  s.tappedNow += 1
}

/** [dm.use.2] Carries out `count-use`. */
export function countUse(s: State, f_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['count-use'], [f_, p])
}

/** [dm.use.2] Whether `use` may happen. */
export function canUse(s: State, c: number, f_: number, p: number): boolean {
  return (
    !forbidsUncastableUse(s, c, f_, p) &&
    !forbidsUnputtableUse(s, c, f_, p) &&
    !family(s, ZONE.battle).some((card2) => forbidsCannotUse(s, card2, c, f_, p)) &&
    !family(s, ZONE.battle).some((card3) => forbidsCannotUse2(s, card3, c, f_, p))
  )
}

/** [dm.use.2] Carries out `use` if it may happen. */
export function use(s: State, c: number, f_: number, p: number): void {
  if (canUse(s, c, f_, p)) return doUse(s, c, f_, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.use, [c, f_, p], s.reasons)
}

/** [dm.use.2] Begins `use`, which may stop to ask. */
export function doUse(s: State, c: number, f_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.use, [c, f_, p], [c])
  s.timesUseDuringTurn[p] = (s.timesUseDuringTurn[p] ?? 0) + 1
  const frame: UseFrame = { proc: PROC.useFrame, pc: 0, answer: 0, c, f_, p }
  s.frames.push(frame)
}

/** [dm.use.2] Whether `cast` may happen. */
export function canCast(s: State, c: number, f_: number, p: number): boolean {
  return (
    !family(s, ZONE.battle).some((card2) => forbidsCannotCast(s, card2, c, f_, p)) &&
    !family(s, ZONE.battle).some((card3) => forbidsCannotCast2(s, card3, c, f_, p)) &&
    !s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotCast(s, it2, c, f_, p)) &&
    !s.zones[ZONE.lasting]!.some((it3) => forbidsLastingCannotCast2(s, it3, c, f_, p))
  )
}

/** [dm.use.2] Carries out `cast` if it may happen. */
export function cast(s: State, c: number, f_: number, p: number): void {
  if (canCast(s, c, f_, p)) return doCast(s, c, f_, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.cast, [c, f_, p], s.reasons)
}

/** [dm.use.2] Begins `cast`, which may stop to ask. */
export function doCast(s: State, c: number, f_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.cast, [c, f_, p], [c])
  if (s.paidFor[c]! === 0) s.timesCastDuringTurn[p] = (s.timesCastDuringTurn[p] ?? 0) + 1
  s.timesCastDuringTurn2[p] = (s.timesCastDuringTurn2[p] ?? 0) + 1
  const frame: CastFrame = { proc: PROC.castFrame, pc: 0, answer: 0, c, f_, p }
  s.frames.push(frame)
}

/** [dm.use.2] Begins `spell-effect`, which may stop to ask. */
export function spellEffect(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['spell-effect'], [c, p], [c])
  const frame: SpellEffectFrame = { proc: PROC.spellEffectFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.use.3] Whether `recite` may happen. */
export function canRecite(s: State, f_: number, c: number, p: number): boolean {
  return !forbidsUnrecited(s, f_, c, p)
}

/** [dm.use.3] Carries out `recite` if it may happen. */
export function recite(s: State, f_: number, c: number, p: number): void {
  if (canRecite(s, f_, c, p)) return doRecite(s, f_, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.recite, [f_, c, p], s.reasons)
}

/** [dm.use.3] Begins `recite`, which may stop to ask. */
export function doRecite(s: State, f_: number, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.recite, [f_, c, p], [c])
  const frame: ReciteFrame = { proc: PROC.reciteFrame, pc: 0, answer: 0, f_, c, p, was: NONE }
  s.frames.push(frame)
}

/** [dm.use.2] Begins `summon`, which may stop to ask. */
export function summon(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.summon, [c, p], [c])
  s.timesSummonDuringMatch += 1
  const frame: SummonFrame = { proc: PROC.summonFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.use.2] Begins `place`, which may stop to ask. */
export function place2(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.place, [c, p], [c])
  const frame: PlaceFrame = { proc: PROC.placeFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** Whether something happens instead of `put`, which has begun then. */
function replacedPut(s: State, c: number, p: number): boolean {
  dropEffects(s, ZONE.applicable)
  for (const it2 of family(s, ZONE.battle)) {
    if (!s.replacing.includes(4) && matchesInsteadPut(s, it2, c, p)) {
      addEffect(s, ZONE.applicable, PROC.insteadPutFrame, holder(s, it2), it2, false, [c])
    }
  }
  for (const it3 of family(s, ZONE.battle)) {
    if (!s.replacing.includes(5) && matchesInsteadPut2(s, it3, c, p)) {
      addEffect(s, ZONE.applicable, PROC.insteadPut2Frame, holder(s, it3), it3, false, [c])
    }
  }
  const applicable = s.zones[ZONE.applicable]!
  if (applicable.length === 0) return false
  if (applicable.length === 1) resolveEffect(s, applicable[0]!)
  else settleInstead(s)
  return true
}

/** [dm.put.2] Whether `put` may happen. */
export function canPut(s: State, c: number, p: number): boolean {
  return (
    !isSpellAsPrinted(s, creatureFaceOf(s, c)) &&
    (!isLaidOn(s, creatureFaceOf(s, c)) ||
      s.zones[ZONE.battle + p]!.some((b) => isCreature(s, b) && bears(s, b, creatureFaceOf(s, c)))) &&
    (!PRINTED_KEYWORDS[creatureFaceOf(s, c)]!.includes(KEYWORD['s-max']) ||
      !s.zones[ZONE.battle + p]!.some((d) => PRINTED_KEYWORDS[s.def[d]!]!.includes(KEYWORD['s-max'])))
  )
}

/** [dm.put.2] Carries out `put` if it may happen. */
export function put(s: State, c: number, p: number): void {
  if (canPut(s, c, p)) return doPut(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.put, [c, p], s.reasons)
}

/** [dm.put.2] Begins `put`, which may stop to ask. */
export function doPut(s: State, c: number, p: number): void {
  if (s.over) return
  if (replacedPut(s, c, p)) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.put, [c, p], [c])
  if (s.paidFor[c]! === 0) s.timesPutDuringTurn[p] = (s.timesPutDuringTurn[p] ?? 0) + 1
  const frame: PutFrame = { proc: PROC.putFrame, pc: 0, answer: 0, c, p, f_: NONE, b: NONE, b2: NONE, t2: NONE }
  s.frames.push(frame)
}

/** [dm.put.2] Carries out `arrive`. */
export function arrive(s: State, f_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.arrive, [f_, p])
}

/** [dm.attack.1] Whether `attack-player` may happen. */
export function canAttackPlayer(s: State, q: number, a: number, p: number): boolean {
  return (
    !forbidsTappedRest(s, q, a, p) &&
    !forbidsSickRest(s, q, a, p) &&
    !family(s, ZONE.battle).some((card2) => forbidsCannotAttackPlayer(s, card2, q, a, p)) &&
    !s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotAttackPlayer(s, it2, q, a, p)) &&
    !s.zones[ZONE.lasting]!.some((it3) => forbidsLastingCannotAttackPlayer2(s, it3, q, a, p))
  )
}

/** [dm.attack.1] Carries out `attack-player` if it may happen. */
export function attackPlayer(s: State, q: number, a: number, p: number): void {
  if (canAttackPlayer(s, q, a, p)) return doAttackPlayer(s, q, a, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['attack-player'], [q, a, p], s.reasons)
}

/** [dm.attack.1] Begins `attack-player`, which may stop to ask. */
export function doAttackPlayer(s: State, q: number, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['attack-player'], [q, a, p], [a])
  const frame: AttackPlayerFrame = { proc: PROC.attackPlayerFrame, pc: 0, answer: 0, q, a, p }
  s.frames.push(frame)
}

/** [dm.attack.1] Whether `attack-creature` may happen. */
export function canAttackCreature(s: State, t2: number, a: number, p: number): boolean {
  return (
    !forbidsTappedRestAttackCreature(s, t2, a, p) &&
    !forbidsSickHold(s, t2, a, p) &&
    !s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotAttackCreature(s, it2, t2, a, p)) &&
    !s.zones[ZONE.lasting]!.some((it3) => forbidsLastingCannotAttackCreature2(s, it3, t2, a, p))
  )
}

/** [dm.attack.1] Carries out `attack-creature` if it may happen. */
export function attackCreature(s: State, t2: number, a: number, p: number): void {
  if (canAttackCreature(s, t2, a, p)) return doAttackCreature(s, t2, a, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['attack-creature'], [t2, a, p], s.reasons)
}

/** [dm.attack.1] Begins `attack-creature`, which may stop to ask. */
export function doAttackCreature(s: State, t2: number, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['attack-creature'], [t2, a, p], [t2, a])
  const frame: AttackCreatureFrame = { proc: PROC.attackCreatureFrame, pc: 0, answer: 0, t2, a, p }
  s.frames.push(frame)
}

/** [dm.attack.1] Begins `carry-attack`, which may stop to ask. */
export function carryAttack(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['carry-attack'], [a, p], [a])
  s.timesNinjaStrikeDuringCarryAttack = []
  s.timesBreakShieldDuringCarryAttack = 0
  s.timesRedirectDuringCarryAttack = []
  const frame: CarryAttackFrame = { proc: PROC.carryAttackFrame, pc: 0, answer: 0, a, p }
  s.frames.push(frame)
}

/** [dm.attack.1] Begins `clash`, which may stop to ask. */
export function clash(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.clash, [a, p], [a])
  const frame: ClashFrame = { proc: PROC.clashFrame, pc: 0, answer: 0, a, p }
  s.frames.push(frame)
}

/** [dm.attack.5] Carries out `forget-attack`. */
export function forgetAttack(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['forget-attack'], [])
  s.attacker = NONE
  s.acting = NONE
  s.fighters = []
  s.targetPlayer = NONE
  s.targetCard = NONE
}

/** [dm.attack.1] Carries out `attack`. */
export function attack(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.attack, [a, p], [a])
  s.timesAttackDuringTurn += 1
  s.tapped[a] = true
  if (matchesWhenAttack(s, a, p)) addEffect(s, 0, PROC.whenAttackFrame, holder(s, a), a, false, [holder(s, a)])
  if (matchesWhenAttack2(s, a, p)) addEffect(s, 0, PROC.whenAttack2Frame, holder(s, a), a, false, [holder(s, a), a])
  if (matchesWhenAttack3(s, a, p)) addEffect(s, 0, PROC.whenAttack3Frame, holder(s, a), a, false, [holder(s, a), a])
  if (matchesWhenAttack4(s, a, p)) addEffect(s, 0, PROC.whenAttack4Frame, holder(s, a), a, false, [holder(s, a), a])
  for (const this_ of family(s, ZONE.battle).filter((it2) => matchesWhenAttack5(s, it2, a, p))) {
    addEffect(s, 0, PROC.whenAttack5Frame, holder(s, this_), this_, false, [holder(s, this_)])
  }
  if (matchesWhenAttack6(s, a, p)) addEffect(s, 0, PROC.whenAttack6Frame, holder(s, a), a, false, [holder(s, a)])
}

/** [dm.attack.5] Begins `end-attack`, which may stop to ask. */
export function endAttack(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['end-attack'], [a, p], [a])
  const frame: EndAttackFrame = { proc: PROC.endAttackFrame, pc: 0, answer: 0, a, p }
  s.frames.push(frame)
}

/** [dm.attack.4] Begins `carry-out`, which may stop to ask. */
export function carryOut(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['carry-out'], [a, p], [a])
  const frame: CarryOutFrame = { proc: PROC.carryOutFrame, pc: 0, answer: 0, a, p }
  s.frames.push(frame)
}

/** [dm.attack.4] Begins `strike-home`, which may stop to ask. */
export function strikeHome(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['strike-home'], [a, p], [a])
  const frame: StrikeHomeFrame = { proc: PROC.strikeHomeFrame, pc: 0, answer: 0, a, p, q: NONE }
  s.frames.push(frame)
}

/** [dm.block.1] Begins `block-step`, which may stop to ask. */
export function blockStep(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['block-step'], [p])
  const frame: BlockStepFrame = {
    proc: PROC.blockStepFrame,
    pc: 0,
    answer: 0,
    p,
    firstTarget: NONE,
    q: NONE,
    list1: [],
    next2: 0,
  }
  s.frames.push(frame)
}

/** [dm.block.1] Whether `block` may happen. */
export function canBlock(s: State, b: number, q: number): boolean {
  return !forbidsNeedsBlocker(s, b, q) && !s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotBlock(s, it2, b, q))
}

/** [dm.block.1] Carries out `block` if it may happen. */
export function block(s: State, b: number, q: number): void {
  if (canBlock(s, b, q)) return doBlock(s, b, q)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.block, [b, q], s.reasons)
}

/** [dm.block.1] Carries out `block`. */
export function doBlock(s: State, b: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.block, [b, q], [b])
  s.tapped[b] = true
  redirect(s, b)
}

/** [dm.block.2] Whether `guard` may happen. */
export function canGuard(s: State, b: number, q: number): boolean {
  return (
    !forbidsNeedsGuardman(s, b, q) && !s.zones[ZONE.lasting]!.some((it2) => forbidsLastingCannotGuard(s, it2, b, q))
  )
}

/** [dm.block.2] Carries out `guard` if it may happen. */
export function guard(s: State, b: number, q: number): void {
  if (canGuard(s, b, q)) return doGuard(s, b, q)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.guard, [b, q], s.reasons)
}

/** [dm.block.2] Carries out `guard`. */
export function doGuard(s: State, b: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.guard, [b, q], [b])
  s.tapped[b] = true
  redirect(s, b)
}

/** [dm.block.1] Carries out `redirect`. */
export function redirect(s: State, b: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.redirect, [b], [b])
  s.timesRedirectDuringCarryAttack[b] = (s.timesRedirectDuringCarryAttack[b] ?? 0) + 1
  s.targetCard = b
  s.targetPlayer = NONE
}

/** [dm.battle.1] Begins `battle`, which may stop to ask. */
export function battle(s: State, a: number, t2: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.battle, [a, t2], [a, t2])
  s.timesBattleDuringMatch += 1
  const frame: BattleFrame = { proc: PROC.battleFrame, pc: 0, answer: 0, a, t2, mine: NONE, theirs: NONE }
  s.frames.push(frame)
}

/** [dm.battle.1] Begins `defeat`, which may stop to ask. */
export function defeat(s: State, t2: number, a: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.defeat, [t2, a], [t2, a])
  const frame: DefeatFrame = { proc: PROC.defeatFrame, pc: 0, answer: 0, t2, a }
  s.frames.push(frame)
}

/** [dm.break.1] Begins `break`, which may stop to ask. */
export function break_(s: State, n: number, q: number, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.break, [n, q, a, p], [a])
  const frame: Break_Frame = {
    proc: PROC.breakFrame,
    pc: 0,
    answer: 0,
    n,
    q,
    a,
    p,
    s_: NONE,
    s_2: NONE,
    broken: [],
    s_3: NONE,
    list1: [],
    next2: 0,
    atLeast3: 0,
    atMost4: 0,
    list5: [],
    next6: 0,
  }
  s.frames.push(frame)
}

/** [dm.break.1] Begins `break-shield`, which may stop to ask. */
export function breakShield(s: State, s_: number, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['break-shield'], [s_, a, p], [s_, a])
  s.timesBreakShieldDuringCarryAttack += 1
  const frame: BreakShieldFrame = { proc: PROC.breakShieldFrame, pc: 0, answer: 0, s_, a, p }
  s.frames.push(frame)
}

/** [dm.wait.1] Begins `resolve-waiting`, which may stop to ask. */
export function resolveWaiting(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['resolve-waiting'], [])
  const frame: ResolveWaitingFrame = { proc: PROC.resolveWaitingFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [dm.wait.1] Begins `settle-one`, which may stop to ask. */
export function settleOne(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['settle-one'], [])
  const frame: SettleOneFrame = { proc: PROC.settleOneFrame, pc: 0, answer: 0, p: NONE }
  s.frames.push(frame)
}

/** [dm.wait.1] Begins `settle-one-of`, which may stop to ask. */
export function settleOneOf(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['settle-one-of'], [p])
  const frame: SettleOneOfFrame = { proc: PROC.settleOneOfFrame, pc: 0, answer: 0, p, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [dm.wait.3] Begins `settle-own`, which may stop to ask. */
export function settleOwn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['settle-own'], [p])
  const frame: SettleOwnFrame = { proc: PROC.settleOwnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.battle.2] Begins `bury-the-weak`, which may stop to ask. */
export function buryTheWeak(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['bury-the-weak'], [])
  const frame: BuryTheWeakFrame = { proc: PROC.buryTheWeakFrame, pc: 0, answer: 0, each: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.wait.3] Begins `declarations`, which may stop to ask. */
export function declarations(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.declarations, [p])
  const frame: DeclarationsFrame = { proc: PROC.declarationsFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.wait.3] Begins `declare`, which may stop to ask. */
export function declare(s: State, p: number): void {
  if (s.over) return
  goesRound(22)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.declare, [p])
  const frame: DeclareFrame = { proc: PROC.declareFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [dm.instead.1] Begins `settle-instead`, which may stop to ask. */
export function settleInstead(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['settle-instead'], [])
  const frame: SettleInsteadFrame = { proc: PROC.settleInsteadFrame, pc: 0, answer: 0, p: NONE, e: NONE, e2: NONE }
  s.frames.push(frame)
}

/** [dm.ninja.1] Whether `ninja-strike` may happen. */
export function canNinjaStrike(s: State, this_: number, you: number): boolean {
  return !forbidsCannotNinjaStrike(s, this_, you) && !forbidsOnceAnAttack(s, this_, you)
}

/** [dm.ninja.1] Carries out `ninja-strike` if it may happen. */
export function ninjaStrike(s: State, this_: number, you: number): void {
  if (canNinjaStrike(s, this_, you)) return doNinjaStrike(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['ninja-strike'], [this_, you], s.reasons)
}

/** [dm.ninja.1] Carries out `ninja-strike`. */
export function doNinjaStrike(s: State, this_: number, you: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['ninja-strike'], [this_, you], [this_])
  s.timesNinjaStrikeDuringCarryAttack[you] = (s.timesNinjaStrikeDuringCarryAttack[you] ?? 0) + 1
  addEffect(s, 0, PROC.ninjaStrikeEffectFrame, you, this_, false, [this_, you])
}

/** [dm.evolve.1] Begins `stack`, which may stop to ask. */
export function stack(s: State, c: number, b: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.stack, [c, b], [c, b])
  const frame: StackFrame = { proc: PROC.stackFrame, pc: 0, answer: 0, c, b, lying: false }
  s.frames.push(frame)
}

/** [dm.smax.1] Whether `throw-copy` may happen. */
export function canThrowCopy(s: State, k: number, p: number): boolean {
  return s.zones[ZONE.hand + p]!.some((c) => s.def[c]! === s.def[k]!)
}

/** [dm.smax.1] Carries out `throw-copy` if it may happen. */
export function throwCopy(s: State, k: number, p: number): void {
  if (canThrowCopy(s, k, p)) return doThrowCopy(s, k, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['throw-copy'], [k, p], s.reasons)
}

/** [dm.smax.1] Begins `throw-copy`, which may stop to ask. */
export function doThrowCopy(s: State, k: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['throw-copy'], [k, p], [k])
  const frame: ThrowCopyFrame = { proc: PROC.throwCopyFrame, pc: 0, answer: 0, k, p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [dm.gzero.1] Begins `play-g-zero`, which may stop to ask. */
export function playGZero(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['play-g-zero'], [c, p], [c])
  const frame: PlayGZeroFrame = { proc: PROC.playGZeroFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.galaxshield.1] Whether `galaxshield` may happen. */
export function canGalaxshield(s: State, c: number, p: number): boolean {
  return (
    s.announcing > 0 ||
    (countOf(s.zones[ZONE.mana + p]!, (m) => !isTapped(s, m)) >=
      Math.max(orElse(PRINTED_GALAXSHIELD[s.def[c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[c]!]!.length) &&
      completable(program, s, (t) => doGalaxshield(t, c, p)))
  )
}

/** [dm.galaxshield.1] Carries out `galaxshield` if it may happen. */
export function galaxshield(s: State, c: number, p: number): void {
  if (canGalaxshield(s, c, p)) return doGalaxshield(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.galaxshield, [c, p], s.reasons)
}

/** [dm.galaxshield.1] Begins `galaxshield`, which may stop to ask. */
export function doGalaxshield(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: GalaxshieldFrame = { proc: PROC.galaxshieldFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.kirifuda.1] Whether `kirifudash` may happen. */
export function canKirifudash(s: State, c: number, p: number): boolean {
  return (
    s.announcing > 0 ||
    (countOf(s.zones[ZONE.mana + p]!, (m) => !isTapped(s, m)) >=
      Math.max(orElse(PRINTED_KIRIFUDASH[s.def[c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[c]!]!.length) &&
      completable(program, s, (t) => doKirifudash(t, c, p)))
  )
}

/** [dm.kirifuda.1] Carries out `kirifudash` if it may happen. */
export function kirifudash(s: State, c: number, p: number): void {
  if (canKirifudash(s, c, p)) return doKirifudash(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.kirifudash, [c, p], s.reasons)
}

/** [dm.kirifuda.1] Begins `kirifudash`, which may stop to ask. */
export function doKirifudash(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: KirifudashFrame = { proc: PROC.kirifudashFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.fushigi.1] Whether `fushigibirth` may happen. */
export function canFushigibirth(s: State, c: number, b: number, p: number): boolean {
  return (
    s.announcing > 0 ||
    (countOf(s.zones[ZONE.mana + p]!, (m) => !isTapped(s, m)) >=
      Math.max(
        Math.max(lowestPriceOf(s), orElse(PRINTED_FUSHIGIBIRTH[s.def[c]!]!, 0) - orElse(PRINTED_COST[s.def[b]!]!, 0)),
        PRINTED_CIVILIZATIONS[s.def[c]!]!.length,
      ) &&
      completable(program, s, (t) => doFushigibirth(t, c, b, p)))
  )
}

/** [dm.fushigi.1] Carries out `fushigibirth` if it may happen. */
export function fushigibirth(s: State, c: number, b: number, p: number): void {
  if (canFushigibirth(s, c, b, p)) return doFushigibirth(s, c, b, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.fushigibirth, [c, b, p], s.reasons)
}

/** [dm.fushigi.1] Begins `fushigibirth`, which may stop to ask. */
export function doFushigibirth(s: State, c: number, b: number, p: number): void {
  if (s.over) return
  const frame: FushigibirthFrame = { proc: PROC.fushigibirthFrame, pc: 0, answer: 0, c, b, p }
  s.frames.push(frame)
}

/** [dm.judge.1] Begins `judge`, which may stop to ask. */
export function judge(s: State, q: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.judge, [q, p])
  const frame: JudgeFrame = {
    proc: PROC.judgeFrame,
    pc: 0,
    answer: 0,
    q,
    p,
    mine: NONE,
    theirs: NONE,
    each: NONE,
    each2: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Whether `cast-again` may happen. */
export function canCastAgain(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (canRecite(
      s,
      orElse(PRINTED_HALVES[s.printedDef[this_]!]!.find((d) => isSpellAsPrinted(s, d)) ?? NONE, s.def[this_]!),
      this_,
      you,
    ) &&
      countOf(s.zones[ZONE.mana + you]!, (m) => !isTapped(s, m)) >=
        Math.max(
          dueOf(
            s,
            orElse(PRINTED_HALVES[s.printedDef[this_]!]!.find((d) => isSpellAsPrinted(s, d)) ?? NONE, s.def[this_]!),
            you,
          ),
          PRINTED_CIVILIZATIONS[
            orElse(PRINTED_HALVES[s.printedDef[this_]!]!.find((d) => isSpellAsPrinted(s, d)) ?? NONE, s.def[this_]!)
          ]!.length,
        ) &&
      completable(program, s, (t) => doCastAgain(t, this_, you)))
  )
}

/** [dm.cards.1] Carries out `cast-again` if it may happen. */
export function castAgain(s: State, this_: number, you: number): void {
  if (canCastAgain(s, this_, you)) return doCastAgain(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['cast-again'], [this_, you], s.reasons)
}

/** [dm.cards.1] Begins `cast-again`, which may stop to ask. */
export function doCastAgain(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: CastAgainFrame = { proc: PROC.castAgainFrame, pc: 0, answer: 0, this_, you, f_: NONE }
  s.frames.push(frame)
}

/** [dm.cards.1] Begins `purge`, which may stop to ask. */
export function purge(s: State, k: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.purge, [k, p], [k])
  const frame: PurgeFrame = { proc: PROC.purgeFrame, pc: 0, answer: 0, k, p }
  s.frames.push(frame)
}

/** [dm.cards.1] Begins `toll`, which may stop to ask. */
export function toll(s: State, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.toll, [q])
  const frame: TollFrame = { proc: PROC.tollFrame, pc: 0, answer: 0, q, c: NONE, c2: NONE, b: NONE, b2: NONE }
  s.frames.push(frame)
}

/** [dm.cards.1] Begins `hush`, which may stop to ask. */
export function hush(s: State, k: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.hush, [k, p], [k])
  const frame: HushFrame = { proc: PROC.hushFrame, pc: 0, answer: 0, k, p }
  s.frames.push(frame)
}

/** [dm.cards.1] Carries out `draw-away`. */
export function drawAway(s: State, this_: number, b: number, you: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-away'], [this_, b, you], [this_, b])
  s.tapped[this_] = false
  redirect(s, b)
}

/** [dm.cards.1] Whether `answer-from-hand` may happen. */
export function canAnswerFromHand(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (fillable(
      [],
      s.zones[ZONE.battle + you]!.filter((t2) => isTamaseed(s, t2) && !isTapped(s, t2)),
      [3, 3],
      (sealed) =>
        sealed.length === 3 && sealed.some((t3) => PRINTED_CIVILIZATIONS[s.def[t3]!]!.includes(CIVILIZATION.light)),
      33,
    ) &&
      completable(program, s, (t) => doAnswerFromHand(t, this_, you)))
  )
}

/** [dm.cards.1] Carries out `answer-from-hand` if it may happen. */
export function answerFromHand(s: State, this_: number, you: number): void {
  if (canAnswerFromHand(s, this_, you)) return doAnswerFromHand(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['answer-from-hand'], [this_, you], s.reasons)
}

/** [dm.cards.1] Begins `answer-from-hand`, which may stop to ask. */
export function doAnswerFromHand(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: AnswerFromHandFrame = {
    proc: PROC.answerFromHandFrame,
    pc: 0,
    answer: 0,
    this_,
    you,
    t2: NONE,
    sealed: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [dm.field.2] Carries out `switch`. */
export function switch_(s: State, this_: number, you: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.switch, [this_, you], [this_])
  s.switched[this_] = true
  addEffect(s, 0, PROC.switchEffectFrame, you, this_, false, [you])
}

/** [dm.cards.1] Whether `dig-up` may happen. */
export function canDigUp(s: State, c: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (countOf(s.zones[ZONE.mana + you]!, (m) => !isTapped(s, m)) >=
      Math.max(dueOf(s, creatureFaceOf(s, c), you), PRINTED_CIVILIZATIONS[creatureFaceOf(s, c)]!.length) &&
      completable(program, s, (t) => doDigUp(t, c, you)))
  )
}

/** [dm.cards.1] Carries out `dig-up` if it may happen. */
export function digUp(s: State, c: number, you: number): void {
  if (canDigUp(s, c, you)) return doDigUp(s, c, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['dig-up'], [c, you], s.reasons)
}

/** [dm.cards.1] Begins `dig-up`, which may stop to ask. */
export function doDigUp(s: State, c: number, you: number): void {
  if (s.over) return
  const frame: DigUpFrame = { proc: PROC.digUpFrame, pc: 0, answer: 0, c, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Begins `turn-up-top`, which may stop to ask. */
export function turnUpTop(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['turn-up-top'], [p])
  const frame: TurnUpTopFrame = { proc: PROC.turnUpTopFrame, pc: 0, answer: 0, p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [dm.cards.1] Carries out `comet`. */
export function comet(s: State, this_: number, you: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.comet, [this_, you], [this_])
  addEffect(s, 0, PROC.cometEffectFrame, you, this_, false, [this_, you])
}

/** [dm.start.1] Carries out `build-deck`. */
export function buildDeck(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['build-deck'], [p])
  for (const each of s.mainDeck[p]!.slice()) {
    const made = createCard(s, each, ZONE.deck + p)
    if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
  }
}

/** Ends the rules that last during `turn`, which ends. */
function endRulesDuringTurn(s: State): void {
  for (const id of s.zones[ZONE.lasting]!.slice()) {
    const effect = s.effects[id]!
    if (
      (effect.body === PROC.spellEffectDuringTurnFrame ||
        effect.body === PROC.spellEffectDuringTurn2Frame ||
        effect.body === PROC.spellEffectDuringTurn3Frame ||
        effect.body === PROC.breakShieldDuringTurnFrame) &&
      effect.captured.at(-1) === s.runningTurn
    )
      takeEffect(s, id, EFFECT_ZONES)
  }
  s.runningTurn -= 1
}

/** [dm.cards.1] */
function spellEffectOfText17(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame2 = { proc: PROC.spellEffectFrame2, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText16(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame3 = { proc: PROC.spellEffectFrame3, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText15(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame4 = {
    proc: PROC.spellEffectFrame4,
    pc: 0,
    answer: 0,
    c,
    p,
    c2: NONE,
    c3: NONE,
    c4: NONE,
    c5: NONE,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText14(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame5 = { proc: PROC.spellEffectFrame5, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText13(s: State, c: number, p: number): void {
  let q: number = nextSeat(s, p, 1)
  addEffect(s, ZONE.lasting, PROC.spellEffectUntilTurnFrame, p, c, false, [q, p])
}

/** [dm.cards.1] */
function spellEffectOfText12(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame6 = {
    proc: PROC.spellEffectFrame6,
    pc: 0,
    answer: 0,
    c,
    p,
    c2: NONE,
    c3: NONE,
    c4: NONE,
    c5: NONE,
    c6: NONE,
    c7: NONE,
    atLeast1: 0,
    atMost2: 0,
    pieces3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText11(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame7 = {
    proc: PROC.spellEffectFrame7,
    pc: 0,
    answer: 0,
    c,
    p,
    c2: NONE,
    c3: NONE,
    c4: NONE,
    c5: NONE,
    atLeast1: 0,
    atMost2: 0,
    pieces3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText10(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame8 = {
    proc: PROC.spellEffectFrame8,
    pc: 0,
    answer: 0,
    c,
    p,
    c2: NONE,
    c3: NONE,
    atLeast1: 0,
    atMost2: 0,
    pieces3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText9(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame9 = { proc: PROC.spellEffectFrame9, pc: 0, answer: 0, c, p, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText8(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame10 = {
    proc: PROC.spellEffectFrame10,
    pc: 0,
    answer: 0,
    c,
    p,
    c2: NONE,
    c3: NONE,
    n: NONE,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function spellEffectOfText7(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame11 = { proc: PROC.spellEffectFrame11, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.cards.2] */
function spellEffectOfText6(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame12 = { proc: PROC.spellEffectFrame12, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.cards.3] */
function spellEffectOfText5(s: State, c: number, p: number): void {
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

/** [dm.turn.9] */
function spellEffectOfText4(s: State, _c: number, p: number): void {
  skipTurn(s, nextSeat(s, p, 1))
}

/** [dm.lose.3] */
function spellEffectOfText3(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame14 = { proc: PROC.spellEffectFrame14, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.lose.3] */
function spellEffectOfText2(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame15 = { proc: PROC.spellEffectFrame15, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.lose.3] */
function spellEffectOfText(s: State, c: number, p: number): void {
  const frame: SpellEffectFrame16 = { proc: PROC.spellEffectFrame16, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [dm.ninja.1] Effect of `ninja-strike-effect`. */
function ninjaStrikeEffect(s: State, this_: number, you: number): void {
  const frame: NinjaStrikeEffectFrame = { proc: PROC.ninjaStrikeEffectFrame, pc: 0, answer: 0, this_, you }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function purgeOfText(s: State, k: number, p: number): void {
  const frame: PurgeFrame2 = { proc: PROC.purgeFrame2, pc: 0, answer: 0, k, p, each: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function hushOfText(s: State, k: number, p: number): void {
  const frame: HushFrame2 = { proc: PROC.hushFrame2, pc: 0, answer: 0, k, p, n: NONE, n2: NONE, q: NONE }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `answer-from-hand-effect`. */
function answerFromHandEffect(s: State, you: number, this_: number): void {
  const frame: AnswerFromHandEffectFrame = { proc: PROC.answerFromHandEffectFrame, pc: 0, answer: 0, you, this_ }
  s.frames.push(frame)
}

/** [dm.field.2] Effect of `switch-effect`. */
function switchEffect(s: State, you: number): void {
  const frame: SwitchEffectFrame = {
    proc: PROC.switchEffectFrame,
    pc: 0,
    answer: 0,
    you,
    c: NONE,
    wanted: [],
    c2: NONE,
    f_: NONE,
    f_2: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `comet-effect`. */
function cometEffect(s: State, this_: number, you: number): void {
  const frame: CometEffectFrame = { proc: PROC.cometEffectFrame, pc: 0, answer: 0, this_, you }
  s.frames.push(frame)
}

/** [dm.lose.2] */
function emptyDeck(s: State, c: number): void {
  const frame: EmptyDeckFrame = { proc: PROC.emptyDeckFrame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [dm.trigger.1] Effect of `when-break-shield`. */
function whenBreakShield(s: State, s_: number, you: number): void {
  const frame: WhenBreakShieldFrame = {
    proc: PROC.whenBreakShieldFrame,
    pc: 0,
    answer: 0,
    s_,
    you,
    f_: NONE,
    f_2: NONE,
  }
  s.frames.push(frame)
}

/** [dm.gstrike.1] Effect of `when-break-shield-2`. */
function whenBreakShield2(s: State, s_: number, you: number): void {
  const frame: WhenBreakShield2Frame = {
    proc: PROC.whenBreakShield2Frame,
    pc: 0,
    answer: 0,
    s_,
    you,
    c: NONE,
    c2: NONE,
  }
  s.frames.push(frame)
}

/** [dm.ex.2] Effect of `instead-move`. */
function insteadMove(s: State, card2: number): void {
  const frame: InsteadMoveFrame = { proc: PROC.insteadMoveFrame, pc: 0, answer: 0, card2, s_: NONE, replaces: 0 }
  s.frames.push(frame)
}

/** [dm.evolve.3] */
function allTogether(s: State, c: number, z: number): void {
  const frame: AllTogetherFrame = { proc: PROC.allTogetherFrame, pc: 0, answer: 0, c, z, b: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.star.1] */
function topOnly(s: State, c: number): void {
  const frame: TopOnlyFrame = { proc: PROC.topOnlyFrame, pc: 0, answer: 0, c, b: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.smax.1] Effect of `instead-lose`. */
function insteadLose(s: State, you: number, this_: number): void {
  const frame: InsteadLoseFrame = { proc: PROC.insteadLoseFrame, pc: 0, answer: 0, you, this_, replaces: 3 }
  s.frames.push(frame)
}

/** [dm.galaxshield.2] Effect of `when-start-of-turn`. */
function whenStartOfTurn(s: State, this_: number, you: number): void {
  const frame: WhenStartOfTurnFrame = { proc: PROC.whenStartOfTurnFrame, pc: 0, answer: 0, this_, you }
  s.frames.push(frame)
}

/** [dm.field.1] */
function afterPut(s: State, c: number): void {
  const frame: AfterPutFrame = { proc: PROC.afterPutFrame, pc: 0, answer: 0, c, f_: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.start.1] */
function afterBeginGame(s: State, this_: number, you: number): void {
  const frame: AfterBeginGameFrame = { proc: PROC.afterBeginGameFrame, pc: 0, answer: 0, this_, you }
  s.frames.push(frame)
}

/** [dm.cards.3] Effect of `when-end-of-turn`. */
function whenEndOfTurn(s: State, you: number): void {
  const frame: WhenEndOfTurnFrame = { proc: PROC.whenEndOfTurnFrame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.3] Effect of `when-end-of-turn-2`. */
function whenEndOfTurn2(s: State, you: number): void {
  const frame: WhenEndOfTurn2Frame = { proc: PROC.whenEndOfTurn2Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.3] Effect of `when-end-of-turn-3`. */
function whenEndOfTurn3(s: State, you: number): void {
  const frame: WhenEndOfTurn3Frame = { proc: PROC.whenEndOfTurn3Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.3] Effect of `when-draw`. */
function whenDraw(s: State, you: number): void {
  const frame: WhenDrawFrame = { proc: PROC.whenDrawFrame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.3] Effect of `when-put`. */
function whenPut(s: State, you: number): void {
  const frame: WhenPutFrame = { proc: PROC.whenPutFrame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function afterMove(s: State, card2: number): void {
  s.recalled[card2] = true
}

/** [dm.cards.1] Effect of `instead-move-2`. */
function insteadMove2(s: State, card2: number): void {
  const frame: InsteadMove2Frame = { proc: PROC.insteadMove2Frame, pc: 0, answer: 0, card2, replaces: 1 }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-2`. */
function whenPut2(s: State, c: number): void {
  const frame: WhenPut2Frame = { proc: PROC.whenPut2Frame, pc: 0, answer: 0, c }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-3`. */
function whenPut3(s: State, you: number): void {
  for (const c2 of s.zones[ZONE.mana + you]!.filter((c) => isTapped(s, c))) {
    s.tapped[c2] = false
  }
}

/** [dm.cards.1] Effect of `when-end-attack`. */
function whenEndAttack(s: State, you: number, a: number): void {
  const frame: WhenEndAttackFrame = {
    proc: PROC.whenEndAttackFrame,
    pc: 0,
    answer: 0,
    you,
    a,
    copiesThere: [],
    c: NONE,
    found: [],
    each: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-4`. */
function whenPut4(s: State, you: number): void {
  const frame: WhenPut4Frame = {
    proc: PROC.whenPut4Frame,
    pc: 0,
    answer: 0,
    you,
    milled: [],
    each: NONE,
    used: NONE,
    c: NONE,
    wanted: [],
    c2: NONE,
    f_: NONE,
    f_2: NONE,
    beforeIt: NONE,
    list1: [],
    next2: 0,
    atLeast3: 0,
    atMost4: 0,
    list5: [],
    next6: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-move`. */
function whenMove(s: State, you: number): void {
  const frame: WhenMoveFrame = { proc: PROC.whenMoveFrame, pc: 0, answer: 0, you, each: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-5`. */
function whenPut5(s: State, you: number, c: number): void {
  const frame: WhenPut5Frame = {
    proc: PROC.whenPut5Frame,
    pc: 0,
    answer: 0,
    you,
    c,
    c2: NONE,
    wanted: [],
    each: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-6`. */
function whenPut6(s: State, you: number, c: number): void {
  const frame: WhenPut6Frame = { proc: PROC.whenPut6Frame, pc: 0, answer: 0, you, c }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-move-2`. */
function whenMove2(s: State, you: number, this_: number): void {
  const frame: WhenMove2Frame = { proc: PROC.whenMove2Frame, pc: 0, answer: 0, you, this_ }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-7`. */
function whenPut7(s: State, you: number, c: number): void {
  const frame: WhenPut7Frame = {
    proc: PROC.whenPut7Frame,
    pc: 0,
    answer: 0,
    you,
    c,
    c2: NONE,
    slain: [],
    each: NONE,
    m: NONE,
    m2: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-move-3`. */
function whenMove3(s: State, you: number): void {
  const frame: WhenMove3Frame = { proc: PROC.whenMove3Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-cast`. */
function whenCast(s: State, you: number, this_: number): void {
  const frame: WhenCastFrame = { proc: PROC.whenCastFrame, pc: 0, answer: 0, you, this_, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-8`. */
function whenPut8(s: State, you: number, c: number): void {
  const frame: WhenPut8Frame = {
    proc: PROC.whenPut8Frame,
    pc: 0,
    answer: 0,
    you,
    c,
    milled: [],
    each: NONE,
    k: NONE,
    list1: [],
    next2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-9`. */
function whenPut9(s: State, you: number): void {
  const frame: WhenPut9Frame = { proc: PROC.whenPut9Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-attack`. */
function whenAttack(s: State, you: number): void {
  const frame: WhenAttackFrame = {
    proc: PROC.whenAttackFrame,
    pc: 0,
    answer: 0,
    you,
    c: NONE,
    away: [],
    each: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-10`. */
function whenPut10(s: State, you: number): void {
  const frame: WhenPut10Frame = {
    proc: PROC.whenPut10Frame,
    pc: 0,
    answer: 0,
    you,
    shinobiThere: [],
    c: NONE,
    found: [],
    c2: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-11`. */
function whenPut11(s: State, you: number, c: number): void {
  const frame: WhenPut11Frame = {
    proc: PROC.whenPut11Frame,
    pc: 0,
    answer: 0,
    you,
    c,
    q: NONE,
    c2: NONE,
    thrown: [],
    each: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-attack-2`. */
function whenAttack2(s: State, you: number, a: number): void {
  const frame: WhenAttack2Frame = { proc: PROC.whenAttack2Frame, pc: 0, answer: 0, you, a, won: NONE, going: false }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-12`. */
function whenPut12(s: State, you: number): void {
  const frame: WhenPut12Frame = {
    proc: PROC.whenPut12Frame,
    pc: 0,
    answer: 0,
    you,
    c: NONE,
    wanted: [],
    c2: NONE,
    f_: NONE,
    f_2: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-end-of-turn-4`. */
function whenEndOfTurn4(s: State, you: number, this_: number): void {
  const frame: WhenEndOfTurn4Frame = {
    proc: PROC.whenEndOfTurn4Frame,
    pc: 0,
    answer: 0,
    you,
    this_,
    c: NONE,
    slain: [],
    each: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-13`. */
function whenPut13(s: State, you: number, c: number): void {
  const frame: WhenPut13Frame = { proc: PROC.whenPut13Frame, pc: 0, answer: 0, you, c }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-attack-3`. */
function whenAttack3(s: State, you: number, a: number): void {
  const frame: WhenAttack3Frame = { proc: PROC.whenAttack3Frame, pc: 0, answer: 0, you, a }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-14`. */
function whenPut14(s: State, you: number, c: number): void {
  if (hasMazeOver(s, you, nextSeat(s, you, 1))) {
    addEffect(s, ZONE.lasting, PROC.putUntilTurnFrame, you, c, false, [you])
  }
}

/** [dm.cards.1] Effect of `when-defeat`. */
function whenDefeat(s: State, you: number): void {
  const frame: WhenDefeatFrame = {
    proc: PROC.whenDefeatFrame,
    pc: 0,
    answer: 0,
    you,
    seen: [],
    c: NONE,
    found: [],
    each: NONE,
    atLeast1: 0,
    atMost2: 0,
    list3: [],
    next4: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-end-of-turn-5`. */
function whenEndOfTurn5(s: State, you: number, _this_: number): void {
  for (const c2 of (s.zones[ZONE.battle + nextSeat(s, you, 1)] ?? []).filter((c) => isCreature(s, c))) {
    s.tapped[c2] = true
  }
}

/** [dm.cards.1] Effect of `when-put-15`. */
function whenPut15(s: State, you: number): void {
  const frame: WhenPut15Frame = { proc: PROC.whenPut15Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-attack-4`. */
function whenAttack4(s: State, you: number, a: number): void {
  const frame: WhenAttack4Frame = { proc: PROC.whenAttack4Frame, pc: 0, answer: 0, you, a, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-attack-5`. */
function whenAttack5(s: State, you: number): void {
  const frame: WhenAttack5Frame = {
    proc: PROC.whenAttack5Frame,
    pc: 0,
    answer: 0,
    you,
    lowestTwo: [],
    c: NONE,
    risen: [],
    c2: NONE,
    sown: [],
    each: NONE,
    each2: NONE,
    atLeast1: 0,
    atMost2: 0,
    atLeast3: 0,
    atMost4: 0,
    list5: [],
    next6: 0,
    list7: [],
    next8: 0,
  }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-end-of-turn-6`. */
function whenEndOfTurn6(s: State, you: number): void {
  const frame: WhenEndOfTurn6Frame = { proc: PROC.whenEndOfTurn6Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `instead-put`. */
function insteadPut(s: State, c: number): void {
  const frame: InsteadPutFrame = { proc: PROC.insteadPutFrame, pc: 0, answer: 0, c, replaces: 4 }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-16`. */
function whenPut16(s: State, you: number, c: number): void {
  const frame: WhenPut16Frame = { proc: PROC.whenPut16Frame, pc: 0, answer: 0, you, c, each: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `instead-move-3`. */
function insteadMove3(s: State, card2: number): void {
  const frame: InsteadMove3Frame = { proc: PROC.insteadMove3Frame, pc: 0, answer: 0, card2, replaces: 2 }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `instead-put-2`. */
function insteadPut2(s: State, c: number): void {
  const frame: InsteadPut2Frame = { proc: PROC.insteadPut2Frame, pc: 0, answer: 0, c, replaces: 5 }
  s.frames.push(frame)
}

/** [dm.cards.1] */
function beforeBreak(s: State, you: number): void {
  const frame: BeforeBreakFrame = { proc: PROC.beforeBreakFrame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-end-attack-2`. */
function whenEndAttack2(s: State, you: number): void {
  const frame: WhenEndAttack2Frame = { proc: PROC.whenEndAttack2Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-17`. */
function whenPut17(s: State, you: number): void {
  const frame: WhenPut17Frame = { proc: PROC.whenPut17Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-attack-6`. */
function whenAttack6(s: State, you: number): void {
  const frame: WhenAttack6Frame = { proc: PROC.whenAttack6Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-18`. */
function whenPut18(s: State, you: number): void {
  const frame: WhenPut18Frame = { proc: PROC.whenPut18Frame, pc: 0, answer: 0, you }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-19`. */
function whenPut19(s: State, you: number): void {
  const frame: WhenPut19Frame = {
    proc: PROC.whenPut19Frame,
    pc: 0,
    answer: 0,
    you,
    c: NONE,
    thrown: [],
    each: NONE,
    c2: NONE,
    sown: [],
    each2: NONE,
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

/** [dm.cards.1] Effect of `when-put-20`. */
function whenPut20(s: State, you: number): void {
  const frame: WhenPut20Frame = { proc: PROC.whenPut20Frame, pc: 0, answer: 0, you, each: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [dm.cards.1] Effect of `when-put-21`. */
function whenPut21(s: State, you: number, c: number): void {
  const frame: WhenPut21Frame = { proc: PROC.whenPut21Frame, pc: 0, answer: 0, you, c, c2: NONE, c3: NONE }
  s.frames.push(frame)
}

/** Takes a pending effect away and carries it out. */
export function resolveEffect(s: State, id: number): void {
  const effect = takeEffect(s, id, EFFECT_ZONES)
  if (effect === null) return
  const { captured } = effect
  switch (effect.body) {
    case 75 /* ninja-strike-effect */:
      return ninjaStrikeEffect(s, captured[0] as number, captured[1] as number)
    case 91 /* answer-from-hand-effect */:
      return answerFromHandEffect(s, captured[0] as number, captured[1] as number)
    case 92 /* switch-effect */:
      return switchEffect(s, captured[0] as number)
    case 95 /* comet-effect */:
      return cometEffect(s, captured[0] as number, captured[1] as number)
    case 97 /* when-break-shield */:
      return whenBreakShield(s, captured[0] as number, captured[1] as number)
    case 98 /* when-break-shield-2 */:
      return whenBreakShield2(s, captured[0] as number, captured[1] as number)
    case 100 /* instead-move */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(0)
      insteadMove(s, captured[0] as number)
      return
    case 103 /* instead-lose */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(3)
      insteadLose(s, captured[0] as number, captured[1] as number)
      return
    case 104 /* when-start-of-turn */:
      return whenStartOfTurn(s, captured[0] as number, captured[1] as number)
    case 107 /* when-end-of-turn */:
      return whenEndOfTurn(s, captured[0] as number)
    case 108 /* when-end-of-turn-2 */:
      return whenEndOfTurn2(s, captured[0] as number)
    case 109 /* when-end-of-turn-3 */:
      return whenEndOfTurn3(s, captured[0] as number)
    case 110 /* when-draw */:
      return whenDraw(s, captured[0] as number)
    case 111 /* when-put */:
      return whenPut(s, captured[0] as number)
    case 112 /* instead-move-2 */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(1)
      insteadMove2(s, captured[0] as number)
      return
    case 113 /* when-put-2 */:
      return whenPut2(s, captured[0] as number)
    case 114 /* when-put-3 */:
      return whenPut3(s, captured[0] as number)
    case 115 /* when-end-attack */:
      return whenEndAttack(s, captured[0] as number, captured[1] as number)
    case 116 /* when-put-4 */:
      return whenPut4(s, captured[0] as number)
    case 117 /* when-move */:
      return whenMove(s, captured[0] as number)
    case 118 /* when-put-5 */:
      return whenPut5(s, captured[0] as number, captured[1] as number)
    case 119 /* when-put-6 */:
      return whenPut6(s, captured[0] as number, captured[1] as number)
    case 120 /* when-move-2 */:
      return whenMove2(s, captured[0] as number, captured[1] as number)
    case 121 /* when-put-7 */:
      return whenPut7(s, captured[0] as number, captured[1] as number)
    case 122 /* when-move-3 */:
      return whenMove3(s, captured[0] as number)
    case 123 /* when-cast */:
      return whenCast(s, captured[0] as number, captured[1] as number)
    case 124 /* when-put-8 */:
      return whenPut8(s, captured[0] as number, captured[1] as number)
    case 125 /* when-put-9 */:
      return whenPut9(s, captured[0] as number)
    case 126 /* when-attack */:
      return whenAttack(s, captured[0] as number)
    case 127 /* when-put-10 */:
      return whenPut10(s, captured[0] as number)
    case 128 /* when-put-11 */:
      return whenPut11(s, captured[0] as number, captured[1] as number)
    case 129 /* when-attack-2 */:
      return whenAttack2(s, captured[0] as number, captured[1] as number)
    case 130 /* when-put-12 */:
      return whenPut12(s, captured[0] as number)
    case 131 /* when-end-of-turn-4 */:
      return whenEndOfTurn4(s, captured[0] as number, captured[1] as number)
    case 132 /* when-put-13 */:
      return whenPut13(s, captured[0] as number, captured[1] as number)
    case 133 /* when-attack-3 */:
      return whenAttack3(s, captured[0] as number, captured[1] as number)
    case 134 /* when-put-14 */:
      return whenPut14(s, captured[0] as number, captured[1] as number)
    case 136 /* when-defeat */:
      return whenDefeat(s, captured[0] as number)
    case 137 /* when-end-of-turn-5 */:
      return whenEndOfTurn5(s, captured[0] as number, captured[1] as number)
    case 138 /* when-put-15 */:
      return whenPut15(s, captured[0] as number)
    case 139 /* when-attack-4 */:
      return whenAttack4(s, captured[0] as number, captured[1] as number)
    case 140 /* when-attack-5 */:
      return whenAttack5(s, captured[0] as number)
    case 141 /* when-end-of-turn-6 */:
      return whenEndOfTurn6(s, captured[0] as number)
    case 142 /* instead-put */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(4)
      insteadPut(s, captured[0] as number)
      return
    case 143 /* when-put-16 */:
      return whenPut16(s, captured[0] as number, captured[1] as number)
    case 144 /* instead-move-3 */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(2)
      insteadMove3(s, captured[0] as number)
      return
    case 145 /* instead-put-2 */:
      dropEffects(s, ZONE.applicable)
      s.replacing.push(5)
      insteadPut2(s, captured[0] as number)
      return
    case 147 /* when-end-attack-2 */:
      return whenEndAttack2(s, captured[0] as number)
    case 148 /* when-put-17 */:
      return whenPut17(s, captured[0] as number)
    case 149 /* when-attack-6 */:
      return whenAttack6(s, captured[0] as number)
    case 150 /* when-put-18 */:
      return whenPut18(s, captured[0] as number)
    case 151 /* when-put-19 */:
      return whenPut19(s, captured[0] as number)
    case 152 /* when-put-20 */:
      return whenPut20(s, captured[0] as number)
    case 153 /* when-put-21 */:
      return whenPut21(s, captured[0] as number, captured[1] as number)
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
      // [dm.lose.2]
      f.pc = 1
      if (matchesEmptyDeck(s, f.card2, f.from2, f.to2)) emptyDeck(s, f.card2)
      return
    }
    case 1 /* after empty-deck */: {
      // [dm.evolve.3]
      f.pc = 2
      if (matchesAllTogether(s, f.card2, f.from2, f.to2)) allTogether(s, f.card2, f.to2)
      return
    }
    case 2 /* after all-together */: {
      // [dm.star.1]
      f.pc = 3
      if (matchesTopOnly(s, f.card2, f.from2, f.to2)) topOnly(s, f.card2)
      return
    }
    case 3 /* after top-only */: {
      if (matchesAfterMove(s, f.card2, f.from2, f.to2)) afterMove(s, f.card2)
      if (matchesWhenMove(s, f.card2, f.from2, f.to2))
        addEffect(s, 0, PROC.whenMoveFrame, holder(s, f.card2), f.card2, false, [holder(s, f.card2)])
      for (const this_ of family(s, ZONE.battle).filter((it2) => matchesWhenMove3(s, it2, f.card2, f.from2, f.to2))) {
        addEffect(s, 0, PROC.whenMove3Frame, holder(s, this_), this_, true, [holder(s, this_)])
      }
      for (const [controller, source, ...captured] of f.noticed1)
        addEffect(s, 0, PROC.whenMove2Frame, controller as number, source as number, false, captured)
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
      move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `take-back`. */
export function stepTakeBack(s: State, f: TakeBackFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.hand + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
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
        f.list1 = through(range(1, f.n, 1), 2)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          for (const this_ of family(s, ZONE.battle).filter((it2) => matchesWhenDraw(s, it2, f.n, f.p))) {
            addEffect(s, 0, PROC.whenDrawFrame, holder(s, this_), this_, false, [holder(s, this_)])
          }
          s.frames.pop()
          return
        }
        f.i = f.list1[f.next2]!
        f.next2 += 1
        f.list3 = through(top(s.zones[ZONE.deck + f.p]!, 1), 3)
        f.next4 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next4 >= f.list3.length) {
          f.pc = 1
          continue
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 2
        move(s, f.each, ZONE.hand + f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `shield-up`. */
export function stepShieldUp(s: State, f: ShieldUpFrame): void {
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
        f.list3 = through(top(s.zones[ZONE.deck + f.p]!, 1), 6)
        f.next4 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next4 >= f.list3.length) {
          f.pc = 1
          continue
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 2
        move(s, f.each, ZONE.shields + f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `draw-all`. */
export function stepDrawAll(s: State, f: DrawAllFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.forAll += 1
        f.list1 = seatsFrom(s, s.turnPlayer).filter((q2) => isLiving(s, q2))
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.q = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 1
          draw(s, f.n, f.q)
          return
        }
        s.forAll -= 1
        settleLosses(s)
        if (s.over) return
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `shield-up-all`. */
export function stepShieldUpAll(s: State, f: ShieldUpAllFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.forAll += 1
        f.list1 = seatsFrom(s, s.turnPlayer).filter((q2) => isLiving(s, q2))
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.q = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 1
          shieldUp(s, f.n, f.q)
          return
        }
        s.forAll -= 1
        settleLosses(s)
        if (s.over) return
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `mill`. */
export function stepMill(s: State, f: MillFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = through(range(1, f.n, 7), 8)
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
        f.list3 = through(top(s.zones[ZONE.deck + f.p]!, 1), 9)
        f.next4 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next4 >= f.list3.length) {
          f.pc = 1
          continue
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 2
        move(s, f.each, ZONE.graveyard + f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `ramp`. */
export function stepRamp(s: State, f: RampFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = through(range(1, f.n, 10), 11)
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
        f.list3 = through(top(s.zones[ZONE.deck + f.p]!, 1), 12)
        f.next4 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next4 >= f.list3.length) {
          f.pc = 1
          continue
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 2
        move(s, f.each, ZONE.mana + f.p)
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
        f.pc = 1
        setUp(s)
        return
      }
      case 1: {
        goesRound(13)
        f.pc = 2
        turn(s, s.turnPlayer)
        return
      }
      case 2 /* after turn */: {
        passTurn(s)
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
        f.list1 = seats(s)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.p = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        deal(s, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `deal`. */
export function stepDeal(s: State, f: DealFrame): void {
  switch (f.pc) {
    case 0: {
      buildDeck(s, f.p)
      if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.p)
      shuffle(s, ZONE.deck + f.p)
      loseSight(s, s.zones[ZONE.deck + f.p]!, HOLDS_CARDS)
      f.pc = 2
      beginGame(s, f.p)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
    case 2 /* after begin-game */: {
      // [dm.start.2]
      f.pc = 3
      shieldUp(s, startingShieldsOf(s), f.p)
      return
    }
    case 3 /* after shield-up */: {
      // [dm.start.3]
      f.pc = 1
      draw(s, Math.max(0, openingHandOf(s) - s.zones[ZONE.hand + f.p]!.length), f.p)
      return
    }
  }
}

/** Goes on with `begin-game`. */
export function stepBeginGame(s: State, f: BeginGameFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [dm.start.1]
        f.matching1 = family(s, ZONE.deck).filter((it2) => matchesAfterBeginGame(s, it2, f.p))
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.matching1.length) {
          s.frames.pop()
          return
        }
        f.next2 += 1
        f.pc = 1
        afterBeginGame(s, f.matching1[f.next2 - 1]!, holder(s, f.matching1[f.next2 - 1]!))
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
      f.pc = 2
      stepsOfTurn(s, f.p)
      return
    }
    case 1 /* after end-step */: {
      endRulesDuringTurn(s)
      s.frames.pop()
      return
    }
    case 2 /* after steps-of-turn */: {
      f.pc = 1
      endStep(s, f.p)
      return
    }
  }
}

/** Goes on with `steps-of-turn`. */
export function stepStepsOfTurn(s: State, f: StepsOfTurnFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      startStep(s, f.p)
      return
    }
    case 1 /* after attack-step */: {
      s.frames.pop()
      return
    }
    case 2 /* after start-step */: {
      f.pc = 3
      drawStep(s, f.p)
      return
    }
    case 3 /* after draw-step */: {
      f.pc = 4
      chargeStep(s, f.p)
      return
    }
    case 4 /* after charge-step */: {
      f.pc = 5
      mainStep(s, f.p)
      return
    }
    case 5 /* after main-step */: {
      f.pc = 1
      attackStep(s, f.p)
      return
    }
  }
}

/** Goes on with `start-step`. */
export function stepStartStep(s: State, f: StartStepFrame): void {
  switch (f.pc) {
    case 0: {
      for (const c2 of union(s.zones[ZONE.mana + f.p]!, s.zones[ZONE.battle + f.p]!).filter((c) => isTapped(s, c))) {
        s.tapped[c2] = false
      }
      startOfTurn(s, f.p)
      f.pc = 1
      resolveWaiting(s)
      return
    }
    case 1 /* after resolve-waiting */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `draw-step`. */
export function stepDrawStep(s: State, f: DrawStepFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      draw(s, cardsPerDrawOf(s), f.p)
      return
    }
    case 1 /* after resolve-waiting */: {
      s.frames.pop()
      return
    }
    case 2 /* after draw */: {
      f.pc = 1
      resolveWaiting(s)
      return
    }
  }
}

/** Goes on with `charge-step`. */
export function stepChargeStep(s: State, f: ChargeStepFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 1, f.p, true)
      return
    }
    case 1 /* after resolve-waiting */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        s.frames.pop()
        return
      }
      f.pc = 1
      resolveWaiting(s)
      return
    }
  }
}

/** Goes on with `charge`. */
export function stepCharge(s: State, f: ChargeFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.mana + f.p)
      return
    }
    case 1 /* after move */: {
      if (isMulticolored(s, f.c)) {
        s.tapped[f.c] = true
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `main-step`. */
export function stepMainStep(s: State, f: MainStepFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        f.pc = 2
        ask(s, f, 2, f.p, true)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        resolveWaiting(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `attack-step`. */
export function stepAttackStep(s: State, f: AttackStepFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(14)
        f.pc = 2
        forcedAttacks(s, f.p)
        return
      }
      case 2 /* after forced-attacks */: {
        f.pc = 4
        ask(s, f, 3, f.p, true)
        return
      }
      case 3 /* after resolve-waiting */: {
        if (allCards(s).length === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 3
        resolveWaiting(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `forced-attacks`. */
export function stepForcedAttacks(s: State, f: ForcedAttacksFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.made = 0 - 1
        f.pc = 1
        continue
      }
      case 1: {
        if (!(f.made < s.timesAttackDuringTurn && someOf(s, ZONE.battle, (c) => isPressing(s, c)))) {
          s.frames.pop()
          return
        }
        goesRound(15)
        f.made = s.timesAttackDuringTurn
        f.pc = 2
        ask(s, f, 4, f.p, false)
        return
      }
      case 2 /* after the answer */: {
        f.pc = 1
        resolveWaiting(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `end-step`. */
export function stepEndStep(s: State, f: EndStepFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        forgetAttack(s)
        endOfTurn(s, f.p)
        s.ending = f.p
        f.pc = 2
        declarations(s, f.p)
        return
      }
      case 1 /* after resolve-waiting */: {
        s.frames.pop()
        return
      }
      case 2 /* after declarations */: {
        s.ending = NONE
        // [dm.ninja.3]
        f.list1 = family(s, ZONE.battle).filter((c2) => isFleeting(s, c2))
        f.next2 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next2 >= f.list1.length) {
          f.pc = 1
          resolveWaiting(s)
          return
        }
        f.c = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 3
        move(s, f.c, ZONE.deck + s.owner[f.c]!, true)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `lose`. */
export function stepLose(s: State, f: LoseFrame): void {
  switch (f.pc) {
    case 0: {
      s.out_[f.p] = true
      if (s.forAll === 0) {
        settleLosses(s)
        if (s.over) return
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `doom`. */
export function stepDoom(s: State, f: DoomFrame): void {
  switch (f.pc) {
    case 0: {
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

/** Goes on with `doom-all`. */
export function stepDoomAll(s: State, f: DoomAllFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.forAll += 1
        f.list1 = seatsFrom(s, s.turnPlayer).filter((q2) => isLiving(s, q2))
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.q = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 1
          lose(s, f.q)
          return
        }
        s.forAll -= 1
        settleLosses(s)
        if (s.over) return
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `win`. */
export function stepWin(s: State, f: WinFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = seats(s).filter((q2) => opposes(s, q2, f.p))
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
        f.pc = 1
        lose(s, f.q)
        return
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
      f.pc = 2
      pay(s, dueOf(s, f.f_, f.p), PRINTED_CIVILIZATIONS[f.f_]!, f.p)
      return
    }
    case 1 /* after use */: {
      s.frames.pop()
      return
    }
    case 2 /* after pay */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.play, [f.c, f.f_, f.p], [f.c])
      f.pc = 1
      use(s, f.c, f.f_, f.p)
      return
    }
  }
}

/** Goes on with `pay`. */
export function stepPay(s: State, f: PayFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.dueNow = Math.max(f.n, f.vs.length)
        if (!(countOf(s.zones[ZONE.mana + f.p]!, (m5) => !isTapped(s, m5)) >= f.dueNow)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(0)
          s.frames.pop()
          return
        }
        f.list1 = f.vs
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.v = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 2
          ask(s, f, 5, f.p, false)
          return
        }
        f.rest2 = f.dueNow - f.vs.length
        f.list3 = through(range(1, f.rest2, 17), 18)
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(1)
          f.m2 = NONE
          f.pc = 1
          continue
        }
        f.m2 = f.answer - 1
        tapFor(s, f.m2)
        f.pc = 1
        continue
      }
      case 3: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.i = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 4
        ask(s, f, 6, f.p, false)
        return
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(2)
          f.m4 = NONE
          f.pc = 3
          continue
        }
        f.m4 = f.answer - 1
        tapFor(s, f.m4)
        f.pc = 3
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `use`. */
export function stepUse(s: State, f: UseFrame): void {
  switch (f.pc) {
    case 0: {
      countUse(s, f.f_, f.p)
      f.pc = 2
      move(s, f.c, ZONE.nowhere + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
    case 2 /* after move */: {
      // [dm.face.2]
      s.def[f.c] = f.f_
      // [dm.cost.4]
      s.paidFor[f.c] = s.tappedNow
      s.tappedNow = 0
      if (isSpellAsPrinted(s, f.f_)) {
        f.pc = 3
        cast(s, f.c, f.f_, f.p)
        return
      }
      if (!PRINTED_KINDS[f.f_]!.includes(KIND['creature-card'])) {
        f.pc = 3
        place2(s, f.c, f.p)
        return
      }
      f.pc = 3
      summon(s, f.c, f.p)
      return
    }
    case 3 /* after summon */: {
      // [dm.put.3]
      if (!within(s.place[f.c]!, ZONE.nowhere)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
      return
    }
  }
}

/** Goes on with `cast`. */
export function stepCast(s: State, f: CastFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      spellEffect(s, f.c, f.p)
      return
    }
    case 1 /* after spell-effect */: {
      for (const this_ of family(s, ZONE.battle).filter((it2) => matchesWhenCast(s, it2, f.c, f.f_, f.p))) {
        addEffect(s, 0, PROC.whenCastFrame, holder(s, this_), this_, true, [holder(s, this_), this_])
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
      // [dm.lose.3]
      if (s.def[f.c]! === CARD['《呪いの鏡》']) {
        // [dm.lose.3]
        f.pc = 1
        spellEffectOfText(s, f.c, f.p)
        return
      }
      // [dm.lose.3]
      if (s.def[f.c]! === CARD['《身代わり》']) {
        // [dm.lose.3]
        f.pc = 1
        spellEffectOfText2(s, f.c, f.p)
        return
      }
      // [dm.lose.3]
      if (s.def[f.c]! === CARD['《皆の最期》']) {
        // [dm.lose.3]
        f.pc = 1
        spellEffectOfText3(s, f.c, f.p)
        return
      }
      // [dm.turn.9]
      if (s.def[f.c]! === CARD['《遅れの砂》']) {
        // [dm.turn.9]
        spellEffectOfText4(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [dm.cards.3]
      if (s.def[f.c]! === CARD['《引き潮》']) {
        // [dm.cards.3]
        f.pc = 1
        spellEffectOfText5(s, f.c, f.p)
        return
      }
      // [dm.cards.2]
      if (s.def[f.c]! === CARD['《Spread Joy to the World!》']) {
        // [dm.cards.2]
        f.pc = 1
        spellEffectOfText6(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《エナジー・ライト》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText7(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《デモンズ・ライト》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText8(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《デーモン・ハンド》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText9(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《アルカディア・スパーク》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText10(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《襲来、鬼札王国!》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText11(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《絶望と反魂と滅殺の決断》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText12(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《ジャミング・チャフ》']) {
        // [dm.cards.1]
        spellEffectOfText13(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《輪廻暴聖》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText14(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《輪廻暴冥》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText15(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (s.def[f.c]! === CARD['《輪廻暴炎》']) {
        // [dm.cards.1]
        f.pc = 1
        spellEffectOfText16(s, f.c, f.p)
        return
      }
      // [dm.cards.1]
      if (!(s.def[f.c]! === CARD['《ハーミット・サークル》'])) {
        s.frames.pop()
        return
      }
      // [dm.cards.1]
      f.pc = 1
      spellEffectOfText17(s, f.c, f.p)
      return
    }
    case 1 /* after spell-effect */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `recite`. */
export function stepRecite(s: State, f: ReciteFrame): void {
  switch (f.pc) {
    case 0: {
      countUse(s, f.f_, f.p)
      s.paidFor[f.c] = s.tappedNow
      s.tappedNow = 0
      f.was = s.def[f.c]!
      s.def[f.c] = f.f_
      f.pc = 1
      cast(s, f.c, f.f_, f.p)
      return
    }
    case 1 /* after cast */: {
      s.def[f.c] = f.was
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `summon`. */
export function stepSummon(s: State, f: SummonFrame): void {
  switch (f.pc) {
    case 0: {
      s.summoned[f.c] = true
      f.pc = 1
      put(s, f.c, f.p)
      return
    }
    case 1 /* after put */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `place`. */
export function stepPlace(s: State, f: PlaceFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      put(s, f.c, f.p)
      return
    }
    case 1 /* after put */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `put`. */
export function stepPut(s: State, f: PutFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [dm.face.2]
        f.f_ = creatureFaceOf(s, f.c)
        arrive(s, f.f_, f.p)
        if (!!within(s.place[f.c]!, ZONE.nowhere)) {
          f.pc = 2
          continue
        }
        f.pc = 2
        move(s, f.c, ZONE.nowhere + s.owner[f.c]!)
        return
      }
      case 1: {
        // [dm.field.1]
        f.pc = 6
        if (matchesAfterPut(s, f.c, f.p)) afterPut(s, f.c)
        return
      }
      case 2: {
        // [dm.face.2]
        s.def[f.c] = f.f_
        // [dm.evolve.1]
        if (!isLaidOn(s, f.f_)) {
          f.pc = 3
          move(s, f.c, ZONE.battle + s.owner[f.c]!)
          return
        }
        f.pc = 4
        ask(s, f, 21, f.p, false)
        return
      }
      case 3: {
        // [dm.ex.1]
        if (!(PRINTED_KEYWORDS[f.f_]!.includes(KEYWORD['ex-life']) && within(s.place[f.c]!, ZONE.battle))) {
          f.pc = 1
          continue
        }
        f.t2 = s.zones[ZONE.deck + f.p]!.at(-1) ?? NONE
        f.pc = 5
        shieldUp(s, 1, f.p)
        return
      }
      case 4 /* after the answer */: {
        if (f.answer !== 0) {
          f.b2 = f.answer - 1
          f.pc = 3
          stack(s, f.c, f.b2)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(3)
        f.b2 = NONE
        f.pc = 3
        continue
      }
      case 5 /* after shield-up */: {
        s.lifeShield[f.c] = f.t2
        f.pc = 1
        continue
      }
      case 6 /* after after-put */: {
        if (matchesWhenPut(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPutFrame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        for (const this_ of family(s, ZONE.battle).filter((it2) => matchesWhenPut2(s, it2, f.c, f.p))) {
          addEffect(s, 0, PROC.whenPut2Frame, holder(s, this_), this_, false, [f.c])
        }
        if (matchesWhenPut3(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut3Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut4(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut4Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut5(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut5Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        if (matchesWhenPut6(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut6Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        if (matchesWhenPut7(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut7Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        if (matchesWhenPut8(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut8Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        if (matchesWhenPut9(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut9Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut10(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut10Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut11(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut11Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        if (matchesWhenPut12(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut12Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut13(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut13Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        if (matchesWhenPut14(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut14Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        if (matchesWhenPut15(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut15Frame, holder(s, f.c), f.c, true, [holder(s, f.c)])
        if (matchesWhenPut16(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut16Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        if (matchesWhenPut17(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut17Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut18(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut18Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut19(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut19Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut20(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut20Frame, holder(s, f.c), f.c, false, [holder(s, f.c)])
        if (matchesWhenPut21(s, f.c, f.p))
          addEffect(s, 0, PROC.whenPut21Frame, holder(s, f.c), f.c, false, [holder(s, f.c), f.c])
        s.frames.pop()
        return
      }
      default:
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
      carryAttack(s, f.a, f.p)
      return
    }
    case 1 /* after carry-attack */: {
      forgetAttack(s)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `attack-creature`. */
export function stepAttackCreature(s: State, f: AttackCreatureFrame): void {
  switch (f.pc) {
    case 0: {
      s.targetPlayer = NONE
      s.targetCard = f.t2
      f.pc = 1
      carryAttack(s, f.a, f.p)
      return
    }
    case 1 /* after carry-attack */: {
      forgetAttack(s)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `carry-attack`. */
export function stepCarryAttack(s: State, f: CarryAttackFrame): void {
  switch (f.pc) {
    case 0: {
      s.attacker = f.a
      attack(s, f.a, f.p)
      f.pc = 2
      clash(s, f.a, f.p)
      return
    }
    case 1 /* after resolve-waiting */: {
      s.frames.pop()
      return
    }
    case 2 /* after clash */: {
      s.acting = NONE
      f.pc = 3
      resolveWaiting(s)
      return
    }
    case 3 /* after resolve-waiting */: {
      // [dm.attack.5]
      f.pc = 4
      endAttack(s, f.a, f.p)
      return
    }
    case 4 /* after end-attack */: {
      f.pc = 1
      resolveWaiting(s)
      return
    }
  }
}

/** Goes on with `clash`. */
export function stepClash(s: State, f: ClashFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [dm.ninja.1]
        s.acting = f.a
        f.pc = 2
        declarations(s, f.p)
        return
      }
      case 1 /* after carry-out */: {
        s.frames.pop()
        return
      }
      case 2 /* after declarations */: {
        // [dm.block.1]
        if (!isAttacking(s, f.a)) {
          f.pc = 3
          continue
        }
        f.pc = 3
        blockStep(s, f.p)
        return
      }
      case 3: {
        // [dm.attack.4]
        if (!isAttacking(s, f.a)) {
          s.frames.pop()
          return
        }
        f.pc = 1
        carryOut(s, f.a, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `end-attack`. */
export function stepEndAttack(s: State, f: EndAttackFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [dm.kirifuda.1]
        f.pc = 2
        ask(s, f, 22, f.p, true)
        return
      }
      case 1: {
        if (matchesWhenEndAttack(s, f.a, f.p))
          addEffect(s, 0, PROC.whenEndAttackFrame, holder(s, f.a), f.a, false, [holder(s, f.a), f.a])
        if (matchesWhenEndAttack2(s, f.a, f.p))
          addEffect(s, 0, PROC.whenEndAttack2Frame, holder(s, f.a), f.a, false, [holder(s, f.a)])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 1
          continue
        }
        f.pc = 1
        resolveWaiting(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `carry-out`. */
export function stepCarryOut(s: State, f: CarryOutFrame): void {
  switch (f.pc) {
    case 0: {
      if (within(s.place[s.targetCard]!, ZONE.battle)) {
        f.pc = 1
        if (s.targetCard !== NONE) battle(s, f.a, s.targetCard)
        else refuse(s)
        return
      }
      if (!!(s.targetPlayer === NONE)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      strikeHome(s, f.a, f.p)
      return
    }
    case 1 /* after strike-home */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `strike-home`. */
export function stepStrikeHome(s: State, f: StrikeHomeFrame): void {
  switch (f.pc) {
    case 0: {
      f.q = orElse(s.targetPlayer, f.p)
      if (!(s.zones[ZONE.shields + f.q]!.length === 0)) {
        f.pc = 1
        break_(s, breaksOf(s, f.a), f.q, f.a, f.p)
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

/** Goes on with `block-step`. */
export function stepBlockStep(s: State, f: BlockStepFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.firstTarget = s.targetCard
        f.list1 = seatsFrom(s, f.p).filter((q2) => opposes(s, q2, f.p))
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1 /* after declarations */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.next2 < f.list1.length) {
          f.q = f.list1[f.next2]!
          f.next2 += 1
          if (!(same(s.targetCard, f.firstTarget) || (s.targetCard === NONE && f.firstTarget === NONE))) {
            f.pc = 2
            continue
          }
          f.pc = 3
          ask(s, f, 23, f.q, true)
          return
        }
        // [dm.ninja.1]
        if (!(!(s.targetCard === NONE) && (f.firstTarget === NONE || !same(s.targetCard, f.firstTarget)))) {
          s.frames.pop()
          return
        }
        s.acting = s.targetCard
        f.pc = 1
        declarations(s, f.p)
        return
      }
      case 3 /* after the answer */: {
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `battle`. */
export function stepBattle(s: State, f: BattleFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.fighters = [f.a, f.t2]
        f.mine = powerOf(s, f.a)
        f.theirs = powerOf(s, f.t2)
        if (!(f.mine >= f.theirs)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        defeat(s, f.t2, f.a)
        return
      }
      case 1: {
        if (!(f.theirs >= f.mine)) {
          f.pc = 2
          continue
        }
        f.pc = 2
        defeat(s, f.a, f.t2)
        return
      }
      case 2: {
        s.fighters = []
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `defeat`. */
export function stepDefeat(s: State, f: DefeatFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      destroy(s, f.t2)
      return
    }
    case 1 /* after destroy */: {
      if (matchesWhenDefeat(s, f.t2, f.a))
        addEffect(s, 0, PROC.whenDefeatFrame, holder(s, f.a), f.a, false, [holder(s, f.a)])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `break`. */
export function stepBreak_(s: State, f: Break_Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        // [dm.cards.1]
        f.pc = 1
        if (matchesBeforeBreak(s, f.n, f.q, f.a, f.p)) beforeBreak(s, holder(s, f.a))
        return
      }
      case 1 /* after before-break */: {
        if (!(f.n >= s.zones[ZONE.shields + f.q]!.length)) {
          f.broken = []
          f.atLeast3 = f.n
          f.atMost4 = f.n
          f.pc = 3
          continue
        }
        f.list1 = s.zones[ZONE.shields + f.q]!.slice()
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.s_ = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        breakShield(s, f.s_, f.a, f.p)
        return
      }
      case 3: {
        if (f.broken.length >= f.atMost4) {
          f.pc = 4
          continue
        }
        f.pc = 5
        ask(s, f, 24, f.p, f.broken.length >= f.atLeast3, f.broken.length)
        return
      }
      case 4: {
        if (f.broken.length < f.atLeast3) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(4)
        }
        f.list5 = f.broken
        f.next6 = 0
        f.pc = 6
        continue
      }
      case 5 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 4
          continue
        }
        f.broken = [...f.broken, f.answer - 1]
        f.pc = 3
        continue
      }
      case 6: {
        if (f.next6 >= f.list5.length) {
          s.frames.pop()
          return
        }
        f.s_3 = f.list5[f.next6]!
        f.next6 += 1
        f.pc = 6
        breakShield(s, f.s_3, f.a, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `break-shield`. */
export function stepBreakShield(s: State, f: BreakShieldFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.s_, ZONE.hand + s.owner[f.s_]!)
      return
    }
    case 1 /* after move */: {
      if (matchesWhenBreakShield(s, f.s_, f.a, f.p))
        addEffect(s, 0, PROC.whenBreakShieldFrame, holder(s, f.s_), f.s_, true, [f.s_, holder(s, f.s_)])
      if (matchesWhenBreakShield2(s, f.s_, f.a, f.p))
        addEffect(s, 0, PROC.whenBreakShield2Frame, holder(s, f.s_), f.s_, true, [f.s_, holder(s, f.s_)])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `resolve-waiting`. */
export function stepResolveWaiting(s: State, f: ResolveWaitingFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      buryTheWeak(s)
      return
    }
    case 1 /* after bury-the-weak */: {
      if (!!(s.zones[ZONE.waiting]!.length === 0)) {
        s.frames.pop()
        return
      }
      goesRound(20)
      f.pc = 2
      settleOne(s)
      return
    }
    case 2 /* after settle-one */: {
      f.pc = 1
      buryTheWeak(s)
      return
    }
  }
}

/** Goes on with `settle-one`. */
export function stepSettleOne(s: State, f: SettleOneFrame): void {
  switch (f.pc) {
    case 0: {
      f.p = s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === s.turnPlayer)
        ? s.turnPlayer
        : nextSeat(s, s.turnPlayer, 1)
      f.pc = 1
      settleOneOf(s, f.p)
      return
    }
    case 1 /* after settle-one-of */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `settle-one-of`. */
export function stepSettleOneOf(s: State, f: SettleOneOfFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        ask(s, f, 25, f.p, false)
        return
      }
      case 1 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(5)
          f.e2 = NONE
          s.frames.pop()
          return
        }
        f.e2 = f.answer - 1
        s.resolving = f.p
        // [dm.wait.2]
        if (!(s.effects[f.e2]?.optional === true)) {
          f.pc = 2
          resolveEffect(s, f.e2)
          return
        }
        f.pc = 3
        ask(s, f, 26, f.p, true)
        return
      }
      case 2: {
        s.resolving = NONE
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer !== 0) {
          f.pc = 2
          resolveEffect(s, f.e2)
          return
        }
        takeEffect(s, f.e2, EFFECT_ZONES)
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `settle-own`. */
export function stepSettleOwn(s: State, f: SettleOwnFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      buryTheWeak(s)
      return
    }
    case 1 /* after bury-the-weak */: {
      if (!s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === f.p)) {
        s.frames.pop()
        return
      }
      goesRound(21)
      f.pc = 2
      settleOneOf(s, f.p)
      return
    }
    case 2 /* after settle-one-of */: {
      f.pc = 1
      buryTheWeak(s)
      return
    }
  }
}

/** Goes on with `bury-the-weak`. */
export function stepBuryTheWeak(s: State, f: BuryTheWeakFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.battle).filter((c) => isCreature(s, c) && powerOf(s, c) <= 0)
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

/** Goes on with `declarations`. */
export function stepDeclarations(s: State, f: DeclarationsFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      declare(s, f.p)
      return
    }
    case 1 /* after resolve-waiting */: {
      s.frames.pop()
      return
    }
    case 2 /* after declare */: {
      f.pc = 3
      settleOwn(s, f.p)
      return
    }
    case 3 /* after settle-own */: {
      f.pc = 4
      declare(s, nextSeat(s, f.p, 1))
      return
    }
    case 4 /* after declare */: {
      f.pc = 1
      resolveWaiting(s)
      return
    }
  }
}

/** Goes on with `declare`. */
export function stepDeclare(s: State, f: DeclareFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 27, f.p, true)
      return
    }
    case 1 /* after declare */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        s.frames.pop()
        return
      }
      f.pc = 1
      declare(s, f.p)
      return
    }
  }
}

/** Goes on with `settle-instead`. */
export function stepSettleInstead(s: State, f: SettleInsteadFrame): void {
  switch (f.pc) {
    case 0: {
      f.p = s.zones[ZONE.applicable]!.some((e3) => (s.effects[e3]?.controller ?? NONE) === s.turnPlayer)
        ? s.turnPlayer
        : nextSeat(s, s.turnPlayer, 1)
      f.pc = 2
      ask(s, f, 28, f.p, false)
      return
    }
    case 1 /* after the effect */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(6)
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

/** Goes on with `stack`. */
export function stepStack(s: State, f: StackFrame): void {
  switch (f.pc) {
    case 0: {
      f.lying = isTapped(s, f.b)
      f.pc = 1
      move(s, f.b, ZONE.beneath + s.owner[f.b]!)
      return
    }
    case 1 /* after move */: {
      s.over2[f.b] = f.c
      if (PRINTED_KEYWORDS[s.def[f.c]!]!.includes(KEYWORD.evolution)) {
        s.bound[f.b] = true
      }
      f.pc = 2
      move(s, f.c, ZONE.battle + s.owner[f.c]!)
      return
    }
    case 2 /* after move */: {
      if (f.lying) {
        s.tapped[f.c] = true
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `throw-copy`. */
export function stepThrowCopy(s: State, f: ThrowCopyFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 29, f.p, false)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(7)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      f.pc = 1
      move(s, f.c2, ZONE.graveyard + f.p)
      return
    }
  }
}

/** Goes on with `play-g-zero`. */
export function stepPlayGZero(s: State, f: PlayGZeroFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      use(s, f.c, s.def[f.c]!, f.p)
      return
    }
    case 1 /* after use */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `galaxshield`. */
export function stepGalaxshield(s: State, f: GalaxshieldFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.pc = 1
      pay(s, orElse(PRINTED_GALAXSHIELD[s.def[f.c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[f.c]!]!, f.p)
      return
    }
    case 1 /* after pay */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.galaxshield, [f.c, f.p], [f.c])
      s.tappedNow = 0
      f.pc = 2
      move(s, f.c, ZONE.shields + f.p)
      return
    }
    case 2 /* after move */: {
      s.faceUp[f.c] = true
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `kirifudash`. */
export function stepKirifudash(s: State, f: KirifudashFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.pc = 2
      pay(s, orElse(PRINTED_KIRIFUDASH[s.def[f.c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[f.c]!]!, f.p)
      return
    }
    case 1 /* after use */: {
      s.frames.pop()
      return
    }
    case 2 /* after pay */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.kirifudash, [f.c, f.p], [f.c])
      f.pc = 1
      use(s, f.c, s.def[f.c]!, f.p)
      return
    }
  }
}

/** Goes on with `fushigibirth`. */
export function stepFushigibirth(s: State, f: FushigibirthFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.pc = 2
      pay(
        s,
        Math.max(
          lowestPriceOf(s),
          orElse(PRINTED_FUSHIGIBIRTH[s.def[f.c]!]!, 0) - orElse(PRINTED_COST[s.def[f.b]!]!, 0),
        ),
        PRINTED_CIVILIZATIONS[s.def[f.c]!]!,
        f.p,
      )
      return
    }
    case 1 /* after use */: {
      s.frames.pop()
      return
    }
    case 2 /* after pay */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT.fushigibirth, [f.c, f.b, f.p], [f.c, f.b])
      f.pc = 3
      move(s, f.b, ZONE.mana + s.owner[f.b]!)
      return
    }
    case 3 /* after move */: {
      if (within(s.place[f.b]!, ZONE.mana)) {
        s.tapped[f.b] = true
      }
      f.pc = 1
      use(s, f.c, s.def[f.c]!, f.p)
      return
    }
  }
}

/** Goes on with `judge`. */
export function stepJudge(s: State, f: JudgeFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.mine = s.zones[ZONE.deck + f.p]!.at(-1) ?? NONE
        f.theirs = s.zones[ZONE.deck + f.q]!.at(-1) ?? NONE
        for (const each3 of union(top(s.zones[ZONE.deck + f.p]!, 1), top(s.zones[ZONE.deck + f.q]!, 1))) {
          for (const each4 of seats(s)) {
            if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each3, each4], [each3])
            showTo(s, each3, each4)
          }
        }
        s.verdict =
          orElse(f.mine === NONE ? NONE : PRINTED_COST[s.def[f.mine]!]!, 0) >=
          orElse(f.theirs === NONE ? NONE : PRINTED_COST[s.def[f.theirs]!]!, 0)
        f.list1 = top(s.zones[ZONE.deck + f.p]!, 1)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.each = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 1
          move(s, f.each, ZONE.deck + f.p, true)
          return
        }
        f.list3 = top(s.zones[ZONE.deck + f.q]!, 1)
        f.next4 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.each2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 2
        move(s, f.each2, ZONE.deck + f.q, true)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `cast-again`. */
export function stepCastAgain(s: State, f: CastAgainFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.f_ = orElse(
        PRINTED_HALVES[s.printedDef[f.this_]!]!.find((d) => isSpellAsPrinted(s, d)) ?? NONE,
        s.def[f.this_]!,
      )
      if (!canRecite(s, f.f_, f.this_, f.you)) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(8)
        s.frames.pop()
        return
      }
      f.pc = 2
      pay(s, dueOf(s, f.f_, f.you), PRINTED_CIVILIZATIONS[f.f_]!, f.you)
      return
    }
    case 1 /* after ramp */: {
      s.frames.pop()
      return
    }
    case 2 /* after pay */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['cast-again'], [f.this_, f.you], [f.this_])
      f.pc = 3
      recite(s, f.f_, f.this_, f.you)
      return
    }
    case 3 /* after recite */: {
      f.pc = 1
      ramp(
        s,
        countOf(s.zones[ZONE.battle + f.you]!, (c) => s.def[c]! === CARD['《天地命動 バラギアラ》']),
        f.you,
      )
      return
    }
  }
}

/** Goes on with `purge`. */
export function stepPurge(s: State, f: PurgeFrame): void {
  switch (f.pc) {
    case 0: {
      // [dm.cards.1]
      if (!(s.def[f.k]! === CARD['《聖魔連結王 ドルファディロム》'])) {
        s.frames.pop()
        return
      }
      // [dm.cards.1]
      f.pc = 1
      purgeOfText(s, f.k, f.p)
      return
    }
    case 1 /* after purge */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `toll`. */
export function stepToll(s: State, f: TollFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!!(s.zones[ZONE.hand + f.q]!.length === 0)) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 30, f.q, false)
        return
      }
      case 1 /* after destroy */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (!s.zones[ZONE.battle + f.q]!.some((b3) => isCreature(s, b3))) {
          s.frames.pop()
          return
        }
        f.pc = 4
        ask(s, f, 31, f.q, false)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 2
          move(s, f.c2, ZONE.mana + f.q)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(9)
        f.c2 = NONE
        f.pc = 2
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(10)
          f.b2 = NONE
          s.frames.pop()
          return
        }
        f.b2 = f.answer - 1
        f.pc = 1
        destroy(s, f.b2)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `hush`. */
export function stepHush(s: State, f: HushFrame): void {
  switch (f.pc) {
    case 0: {
      // [dm.cards.1]
      if (!(s.def[f.k]! === CARD['《奇天烈 シャッフ》'])) {
        s.frames.pop()
        return
      }
      // [dm.cards.1]
      f.pc = 1
      hushOfText(s, f.k, f.p)
      return
    }
    case 1 /* after hush */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `answer-from-hand`. */
export function stepAnswerFromHand(s: State, f: AnswerFromHandFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.sealed = []
        f.atLeast1 = 3
        f.atMost2 = 3
        f.pc = 1
        continue
      }
      case 1: {
        if (f.sealed.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(
          s,
          f,
          33,
          f.you,
          f.sealed.length >= f.atLeast1 &&
            f.sealed.length === 3 &&
            f.sealed.some((t3) => PRINTED_CIVILIZATIONS[s.def[t3]!]!.includes(CIVILIZATION.light)),
          f.sealed.length,
        )
        return
      }
      case 2: {
        if (f.sealed.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(11)
        }
        if (!(
          f.sealed.length === 3 &&
          f.sealed.some((t3) => PRINTED_CIVILIZATIONS[s.def[t3]!]!.includes(CIVILIZATION.light))
        )) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(12)
          s.frames.pop()
          return
        }
        for (const t4 of f.sealed) {
          s.tapped[t4] = true
        }
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['answer-from-hand'], [f.this_, f.you], [f.this_])
        addEffect(s, 0, PROC.answerFromHandEffectFrame, f.you, f.this_, false, [f.you, f.this_])
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.sealed = [...f.sealed, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `dig-up`. */
export function stepDigUp(s: State, f: DigUpFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      f.pc = 2
      pay(s, dueOf(s, creatureFaceOf(s, f.c), f.you), PRINTED_CIVILIZATIONS[creatureFaceOf(s, f.c)]!, f.you)
      return
    }
    case 1 /* after use */: {
      s.frames.pop()
      return
    }
    case 2 /* after pay */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['dig-up'], [f.c, f.you], [f.c])
      s.timesDigUpDuringTurn[f.you] = (s.timesDigUpDuringTurn[f.you] ?? 0) + 1
      f.pc = 1
      use(s, f.c, creatureFaceOf(s, f.c), f.you)
      return
    }
  }
}

/** Goes on with `turn-up-top`. */
export function stepTurnUpTop(s: State, f: TurnUpTopFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 36, f.p, false)
      return
    }
    case 1 /* after put */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(13)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      for (const each of seats(s)) {
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [f.c2, each], [f.c2])
        showTo(s, f.c2, each)
      }
      if (!(
        PRINTED_KINDS[s.def[f.c2]!]!.includes(KIND['creature-card']) &&
        (PRINTED_RACES[s.def[f.c2]!]!.includes(RACE.rexstars) ||
          PRINTED_CIVILIZATIONS[s.def[f.c2]!]!.includes(CIVILIZATION.fire))
      )) {
        f.pc = 1
        move(s, f.c2, ZONE.graveyard + f.p)
        return
      }
      f.pc = 1
      put(s, f.c2, f.p)
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect2(s: State, f: SpellEffectFrame2): void {
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
export function stepSpellEffect3(s: State, f: SpellEffectFrame3): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 7, f.p, false)
      return
    }
    case 1 /* after destroy */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(14)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      f.pc = 1
      destroy(s, f.c3)
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect4(s: State, f: SpellEffectFrame4): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 3
        ask(s, f, 8, f.p, false)
        return
      }
      case 1 /* after put */: {
        s.frames.pop()
        return
      }
      case 2: {
        f.pc = 4
        ask(s, f, 9, f.p, false)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(15)
          f.c3 = NONE
          f.pc = 2
          continue
        }
        f.c3 = f.answer - 1
        if (s.runningTurn > 0)
          addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurnFrame, f.p, f.c, false, [f.c3, s.runningTurn])
        f.pc = 2
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(16)
          f.c5 = NONE
          s.frames.pop()
          return
        }
        f.c5 = f.answer - 1
        f.pc = 1
        put(s, f.c5, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect5(s: State, f: SpellEffectFrame5): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      shieldUp(s, 1, f.p)
      return
    }
    case 1 /* after shield-up */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect6(s: State, f: SpellEffectFrame6): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pieces3 = []
        f.atLeast1 = 2
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.pieces3.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 4
        ask(s, f, 10, f.p, false, f.pieces3.length)
        return
      }
      case 2: {
        if (f.pieces3.length < f.atLeast1) refuse(s)
        f.pieces3 = f.pieces3.toSorted((a, b) => a - b)
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next4 >= f.pieces3.length) {
          s.frames.pop()
          return
        }
        f.next4 += 1
        if (f.pieces3[f.next4 - 1] === 1) {
          f.pc = 5
          ask(s, f, 11, nextSeat(s, f.p, 1), false)
          return
        }
        if (f.pieces3[f.next4 - 1] === 2) {
          f.pc = 6
          ask(s, f, 12, f.p, false)
          return
        }
        if (f.pieces3[f.next4 - 1] === 3) {
          f.pc = 7
          ask(s, f, 13, f.p, false)
          return
        }
        s.frames.pop()
        return
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.pieces3 = [...f.pieces3, f.answer]
        f.pc = 1
        continue
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          f.c3 = f.answer - 1
          f.pc = 3
          move(s, f.c3, ZONE.graveyard + s.owner[f.c3]!)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(17)
        f.c3 = NONE
        f.pc = 3
        continue
      }
      case 6 /* after the answer */: {
        if (f.answer !== 0) {
          f.c5 = f.answer - 1
          f.pc = 3
          put(s, f.c5, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(18)
        f.c5 = NONE
        f.pc = 3
        continue
      }
      case 7 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(19)
          f.c7 = NONE
          f.pc = 3
          continue
        }
        f.c7 = f.answer - 1
        if (s.runningTurn > 0)
          addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn2Frame, f.p, f.c, false, [f.c7, s.runningTurn])
        f.pc = 3
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect7(s: State, f: SpellEffectFrame7): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pieces3 = []
        f.atLeast1 = 1
        f.atMost2 = hasOniWith(s, f.p, nextSeat(s, f.p, 1)) ? 2 : 1
        f.pc = 1
        continue
      }
      case 1: {
        if (f.pieces3.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 4
        ask(s, f, 14, f.p, f.pieces3.length >= f.atLeast1, f.pieces3.length)
        return
      }
      case 2: {
        if (f.pieces3.length < f.atLeast1) refuse(s)
        f.pieces3 = f.pieces3.toSorted((a, b) => a - b)
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next4 >= f.pieces3.length) {
          s.frames.pop()
          return
        }
        f.next4 += 1
        if (f.pieces3[f.next4 - 1] === 1) {
          f.pc = 5
          ask(s, f, 15, f.p, false)
          return
        }
        if (f.pieces3[f.next4 - 1] === 2) {
          f.pc = 6
          ask(s, f, 16, f.p, false)
          return
        }
        s.frames.pop()
        return
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.pieces3 = [...f.pieces3, f.answer]
        f.pc = 1
        continue
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          f.c3 = f.answer - 1
          f.pc = 3
          destroy(s, f.c3)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(20)
        f.c3 = NONE
        f.pc = 3
        continue
      }
      case 6 /* after the answer */: {
        if (f.answer !== 0) {
          f.c5 = f.answer - 1
          f.pc = 3
          put(s, f.c5, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(21)
        f.c5 = NONE
        f.pc = 3
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect8(s: State, f: SpellEffectFrame8): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pieces3 = []
        f.atLeast1 = 1
        f.atMost2 = s.zones[ZONE.battle + f.p]!.some((c4) => PRINTED_RACES[s.def[c4]!]!.includes(RACE['angel-command']))
          ? 2
          : 1
        f.pc = 1
        continue
      }
      case 1: {
        if (f.pieces3.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 4
        ask(s, f, 17, f.p, f.pieces3.length >= f.atLeast1, f.pieces3.length)
        return
      }
      case 2: {
        if (f.pieces3.length < f.atLeast1) refuse(s)
        f.pieces3 = f.pieces3.toSorted((a, b) => a - b)
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next4 >= f.pieces3.length) {
          s.frames.pop()
          return
        }
        f.next4 += 1
        if (f.pieces3[f.next4 - 1] === 1) {
          f.pc = 5
          ask(s, f, 18, f.p, false)
          return
        }
        if (f.pieces3[f.next4 - 1] === 2) {
          for (const c6 of (s.zones[ZONE.battle + nextSeat(s, f.p, 1)] ?? []).filter((c5) => isCreature(s, c5))) {
            s.tapped[c6] = true
          }
          f.pc = 3
          continue
        }
        s.frames.pop()
        return
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.pieces3 = [...f.pieces3, f.answer]
        f.pc = 1
        continue
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          f.c3 = f.answer - 1
          f.pc = 6
          move(s, f.c3, ZONE.deck + s.owner[f.c3]!)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(22)
        f.c3 = NONE
        f.pc = 3
        continue
      }
      case 6 /* after move */: {
        if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + s.owner[f.c3]!)
        shuffle(s, ZONE.deck + s.owner[f.c3]!)
        loseSight(s, s.zones[ZONE.deck + s.owner[f.c3]!]!, HOLDS_CARDS)
        f.pc = 3
        draw(s, 1, s.owner[f.c3]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect9(s: State, f: SpellEffectFrame9): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 19, f.p, false)
      return
    }
    case 1 /* after destroy */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(23)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      f.pc = 1
      destroy(s, f.c3)
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect10(s: State, f: SpellEffectFrame10): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      draw(s, 2, f.p)
      return
    }
    case 1 /* after draw */: {
      f.pc = 2
      ask(s, f, 20, f.p, false)
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(24)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      f.n = 1000 * s.zones[ZONE.hand + f.p]!.length
      if (s.runningTurn > 0)
        addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn3Frame, f.p, f.c, false, [f.c3, f.n, s.runningTurn])
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
  switch (f.pc) {
    case 0: {
      f.pc = 1
      drawAll(s, 1, f.p)
      return
    }
    case 1 /* after draw-all */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect13(s: State, f: SpellEffectFrame13): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.battle).filter((c2) => isCreature(s, c2))
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
export function stepSpellEffect14(s: State, f: SpellEffectFrame14): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      doomAll(s, f.p)
      return
    }
    case 1 /* after draw */: {
      s.frames.pop()
      return
    }
    case 2 /* after doom-all */: {
      f.pc = 1
      draw(s, 1, f.p)
      return
    }
  }
}

/** Goes on with `spell-effect`. */
export function stepSpellEffect15(s: State, f: SpellEffectFrame15): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      doom(s, f.p, f.p)
      return
    }
    case 1 /* after doom */: {
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
        if (!doomedIsNamedOf(s)) {
          f.pc = 2
          continue
        }
        f.pc = 2
        doom(s, nextSeat(s, f.p, 1), f.p)
        return
      }
      case 1 /* after draw */: {
        s.frames.pop()
        return
      }
      case 2: {
        f.pc = 1
        draw(s, 1, f.p)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `ninja-strike-effect`. */
export function stepNinjaStrikeEffect(s: State, f: NinjaStrikeEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!isAtHand(s, f.this_)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        use(s, f.this_, s.def[f.this_]!, f.you)
        return
      }
      case 1: {
        // [dm.ninja.3]
        if (within(s.place[f.this_]!, ZONE.battle)) {
          s.fleeting[f.this_] = true
        }
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `purge`. */
export function stepPurge2(s: State, f: PurgeFrame2): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = (s.zones[ZONE.battle + nextSeat(s, f.p, 1)] ?? []).filter(
          (c) => isCreature(s, c) && !isMulticolored(s, c),
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
        destroy(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `hush`. */
export function stepHush2(s: State, f: HushFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 32, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(25)
        f.n2 = NONE
        s.frames.pop()
        return
      }
      f.n2 = f.answer - 1000001
      f.q = nextSeat(s, f.p, 1)
      addEffect(s, ZONE.lasting, PROC.hushUntilTurnFrame, f.p, f.k, false, [f.q, f.n2, f.p])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `answer-from-hand-effect`. */
export function stepAnswerFromHandEffect(s: State, f: AnswerFromHandEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      put(s, f.this_, f.you)
      return
    }
    case 1 /* after put */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `switch-effect`. */
export function stepSwitchEffect(s: State, f: SwitchEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.wanted = []
        f.atLeast1 = 0
        f.atMost2 = 1
        f.pc = 1
        continue
      }
      case 1: {
        if (f.wanted.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 34, f.you, f.wanted.length >= f.atLeast1, f.wanted.length)
        return
      }
      case 2: {
        if (f.wanted.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(26)
        }
        f.list3 = f.wanted
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.wanted = [...f.wanted, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.c2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 5
        ask(s, f, 35, f.you, false)
        return
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          f.f_2 = f.answer - 1
          f.pc = 4
          use(s, f.c2, f.f_2, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(27)
        f.f_2 = NONE
        f.pc = 4
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `comet-effect`. */
export function stepCometEffect(s: State, f: CometEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!isAtHand(s, f.this_)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      use(s, f.this_, s.def[f.this_]!, f.you)
      return
    }
    case 1 /* after use */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `empty-deck`. */
export function stepEmptyDeck(s: State, f: EmptyDeckFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      lose(s, s.owner[f.c]!)
      return
    }
    case 1 /* after lose */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-break-shield`. */
export function stepWhenBreakShield(s: State, f: WhenBreakShieldFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 37, f.you, false)
      return
    }
    case 1 /* after use */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(28)
        f.f_2 = NONE
        s.frames.pop()
        return
      }
      f.f_2 = f.answer - 1
      f.pc = 1
      use(s, f.s_, f.f_2, f.you)
      return
    }
  }
}

/** Goes on with `when-break-shield-2`. */
export function stepWhenBreakShield2(s: State, f: WhenBreakShield2Frame): void {
  switch (f.pc) {
    case 0: {
      for (const each of seats(s)) {
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [f.s_, each], [f.s_])
        showTo(s, f.s_, each)
      }
      f.pc = 1
      ask(s, f, 38, f.you, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(29)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      if (s.runningTurn > 0)
        addEffect(s, ZONE.lasting, PROC.breakShieldDuringTurnFrame, f.you, f.s_, false, [f.c2, s.runningTurn])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `instead-move`. */
export function stepInsteadMove(s: State, f: InsteadMoveFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.s_ = s.lifeShield[f.card2]!
        if (!!(f.s_ === NONE)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        move(s, f.s_, ZONE.graveyard + (f.s_ === NONE ? NONE : s.owner[f.s_]!))
        return
      }
      case 1: {
        removeFrom(s.replacing, f.replaces)
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `all-together`. */
export function stepAllTogether(s: State, f: AllTogetherFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.beneath).filter((b2) => isBound(s, b2) && s.over2[b2]! === f.c)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.b = f.list1[f.next2]!
        f.next2 += 1
        if (!within(f.z, ZONE.deck)) {
          f.pc = 1
          move(s, f.b, f.z)
          return
        }
        f.pc = 1
        move(s, f.b, ZONE.deck + s.owner[f.b]!, true)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `top-only`. */
export function stepTopOnly(s: State, f: TopOnlyFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.beneath).filter((b2) => s.over2[b2]! === f.c)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.b = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        move(s, f.b, ZONE.battle + s.owner[f.b]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `instead-lose`. */
export function stepInsteadLose(s: State, f: InsteadLoseFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 3
        ask(s, f, 39, f.you, false)
        return
      }
      case 1: {
        removeFrom(s.replacing, f.replaces)
        s.frames.pop()
        return
      }
      case 2: {
        if (!(s.zones[ZONE.deck + f.you]!.length === 0)) {
          f.pc = 1
          continue
        }
        f.pc = 1
        lose(s, f.you)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          f.pc = 2
          continue
        }
        if (f.answer === 1) {
          f.pc = 2
          destroy(s, f.this_)
          return
        }
        if (f.answer === 2) {
          f.pc = 2
          throwCopy(s, f.this_, f.you)
          return
        }
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `when-start-of-turn`. */
export function stepWhenStartOfTurn(s: State, f: WhenStartOfTurnFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(within(s.place[f.this_]!, ZONE.shields) && isFaceUp(s, f.this_))) {
        s.frames.pop()
        return
      }
      f.pc = 1
      use(s, f.this_, s.def[f.this_]!, f.you)
      return
    }
    case 1 /* after use */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `after-put`. */
export function stepAfterPut(s: State, f: AfterPutFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = family(s, ZONE.battle).filter((f_2) => isField(s, f_2) && f_2 !== f.c)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          s.frames.pop()
          return
        }
        f.f_ = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        move(s, f.f_, ZONE.graveyard + s.owner[f.f_]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `after-begin-game`. */
export function stepAfterBeginGame(s: State, f: AfterBeginGameFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.this_, ZONE.hand + f.you)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-end-of-turn`. */
export function stepWhenEndOfTurn(s: State, f: WhenEndOfTurnFrame): void {
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

/** Goes on with `when-end-of-turn-2`. */
export function stepWhenEndOfTurn2(s: State, f: WhenEndOfTurn2Frame): void {
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

/** Goes on with `when-end-of-turn-3`. */
export function stepWhenEndOfTurn3(s: State, f: WhenEndOfTurn3Frame): void {
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

/** Goes on with `when-draw`. */
export function stepWhenDraw(s: State, f: WhenDrawFrame): void {
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

/** Goes on with `when-put`. */
export function stepWhenPut(s: State, f: WhenPutFrame): void {
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

/** Goes on with `instead-move-2`. */
export function stepInsteadMove2(s: State, f: InsteadMove2Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.card2, ZONE.deck + s.owner[f.card2]!, true)
      return
    }
    case 1 /* after move */: {
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-put-2`. */
export function stepWhenPut2(s: State, f: WhenPut2Frame): void {
  switch (f.pc) {
    case 0: {
      if (!within(s.place[f.c]!, ZONE.battle)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      move(s, f.c, ZONE.deck + s.owner[f.c]!, true)
      return
    }
    case 1 /* after move */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-end-attack`. */
export function stepWhenEndAttack(s: State, f: WhenEndAttackFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        judge(s, nextSeat(s, f.you, 1), f.you)
        return
      }
      case 1 /* after judge */: {
        if (!s.verdict) {
          s.frames.pop()
          return
        }
        lookAt(s, s.zones[ZONE.deck + f.you]!, f.you)
        f.copiesThere = s.zones[ZONE.deck + f.you]!.filter((c2) => s.def[c2]! === CARD['《特攻の忠剣ハチ公》'])
        f.found = []
        f.atLeast1 = 0
        f.atMost2 = 1
        f.pc = 2
        continue
      }
      case 2: {
        if (f.found.length >= f.atMost2) {
          f.pc = 3
          continue
        }
        f.pc = 4
        ask(s, f, 40, f.you, f.found.length >= f.atLeast1, f.found.length)
        return
      }
      case 3: {
        if (f.found.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(30)
        }
        f.list3 = f.found
        f.next4 = 0
        f.pc = 5
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 3
          continue
        }
        f.found = [...f.found, f.answer - 1]
        f.pc = 2
        continue
      }
      case 5: {
        if (f.next4 >= f.list3.length) {
          if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.you)
          shuffle(s, ZONE.deck + f.you)
          loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
          s.frames.pop()
          return
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 5
        put(s, f.each, f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-4`. */
export function stepWhenPut4(s: State, f: WhenPut4Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.milled = top(s.zones[ZONE.deck + f.you]!, 7)
        f.list1 = f.milled
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1 /* after win */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.next2 < f.list1.length) {
          f.each = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 2
          move(s, f.each, ZONE.graveyard + f.you)
          return
        }
        f.used = 0
        f.wanted = []
        f.atLeast3 = 0
        f.atMost4 = 7
        f.pc = 3
        continue
      }
      case 3: {
        if (f.wanted.length >= f.atMost4) {
          f.pc = 4
          continue
        }
        f.pc = 5
        ask(s, f, 41, f.you, f.wanted.length >= f.atLeast3, f.wanted.length)
        return
      }
      case 4: {
        if (f.wanted.length < f.atLeast3) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(31)
        }
        f.list5 = f.wanted
        f.next6 = 0
        f.pc = 6
        continue
      }
      case 5 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 4
          continue
        }
        f.wanted = [...f.wanted, f.answer - 1]
        f.pc = 3
        continue
      }
      case 6: {
        if (f.next6 < f.list5.length) {
          f.c2 = f.list5[f.next6]!
          f.next6 += 1
          f.pc = 7
          ask(s, f, 42, f.you, false)
          return
        }
        if (!(f.used === 7)) {
          s.frames.pop()
          return
        }
        f.pc = 1
        win(s, f.you)
        return
      }
      case 7 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(32)
          f.f_2 = NONE
          f.pc = 6
          continue
        }
        f.f_2 = f.answer - 1
        f.beforeIt = s.timesUseDuringTurn[f.you] ?? 0
        f.pc = 8
        use(s, f.c2, f.f_2, f.you)
        return
      }
      case 8 /* after use */: {
        if ((s.timesUseDuringTurn[f.you] ?? 0) > f.beforeIt) {
          f.used = f.used + 1
        }
        f.pc = 6
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `when-move`. */
export function stepWhenMove(s: State, f: WhenMoveFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.zones[ZONE.graveyard + f.you]!.slice()
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.you)
          shuffle(s, ZONE.deck + f.you)
          loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
          s.frames.pop()
          return
        }
        f.each = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        move(s, f.each, ZONE.deck + f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-5`. */
export function stepWhenPut5(s: State, f: WhenPut5Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.wanted = []
        f.atLeast1 = 0
        f.atMost2 = 40
        f.pc = 1
        continue
      }
      case 1: {
        if (f.wanted.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 43, f.you, f.wanted.length >= f.atLeast1, f.wanted.length)
        return
      }
      case 2: {
        if (f.wanted.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(33)
        }
        f.list3 = f.wanted
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.wanted = [...f.wanted, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 < f.list3.length) {
          f.each = f.list3[f.next4]!
          f.next4 += 1
          f.pc = 4
          put(s, f.each, f.you)
          return
        }
        if (turnGainerIsNamedOf(s)) {
          gainTurn(s, nextSeat(s, f.you, 1))
        }
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-6`. */
export function stepWhenPut6(s: State, f: WhenPut6Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      purge(s, f.c, f.you)
      return
    }
    case 1 /* after purge */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-move-2`. */
export function stepWhenMove2(s: State, f: WhenMove2Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      purge(s, f.this_, f.you)
      return
    }
    case 1 /* after purge */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-put-7`. */
export function stepWhenPut7(s: State, f: WhenPut7Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.slain = []
        f.atLeast1 = 1
        f.atMost2 = 1
        f.pc = 2
        continue
      }
      case 1 /* after move */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.slain.length >= f.atMost2) {
          f.pc = 3
          continue
        }
        f.pc = 4
        ask(s, f, 44, f.you, f.slain.length >= f.atLeast1, f.slain.length)
        return
      }
      case 3: {
        if (f.slain.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(34)
        }
        f.list3 = f.slain
        f.next4 = 0
        f.pc = 5
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 3
          continue
        }
        f.slain = [...f.slain, f.answer - 1]
        f.pc = 2
        continue
      }
      case 5: {
        if (f.next4 >= f.list3.length) {
          f.pc = 6
          ask(s, f, 45, f.you, false)
          return
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 5
        destroy(s, f.each)
        return
      }
      case 6 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(35)
          f.m2 = NONE
          s.frames.pop()
          return
        }
        f.m2 = f.answer - 1
        f.pc = 1
        move(s, f.m2, ZONE.graveyard + s.owner[f.m2]!)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-move-3`. */
export function stepWhenMove3(s: State, f: WhenMove3Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ramp(s, 1, f.you)
      return
    }
    case 1 /* after ramp */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-cast`. */
export function stepWhenCast(s: State, f: WhenCastFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 46, f.you, false)
      return
    }
    case 1 /* after take-back */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(36)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      f.pc = 1
      takeBack(s, f.c2)
      return
    }
  }
}

/** Goes on with `when-put-8`. */
export function stepWhenPut8(s: State, f: WhenPut8Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        ask(s, f, 47, f.you, true)
        return
      }
      case 1 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.milled = top(s.zones[ZONE.deck + f.you]!, 7)
        f.list1 = f.milled
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 2: {
        if (f.next2 < f.list1.length) {
          f.each = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 2
          move(s, f.each, ZONE.graveyard + f.you)
          return
        }
        f.list3 = f.milled.filter((k2) => isFushigi(s, k2))
        f.next4 = 0
        f.pc = 3
        continue
      }
      case 3: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.k = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 3
        toll(s, nextSeat(s, f.you, 1))
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-9`. */
export function stepWhenPut9(s: State, f: WhenPut9Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      shieldUpAll(s, 2, f.you)
      return
    }
    case 1 /* after shield-up-all */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-attack`. */
export function stepWhenAttack(s: State, f: WhenAttackFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.away = []
        f.atLeast1 = 0
        f.atMost2 = 2
        f.pc = 1
        continue
      }
      case 1: {
        if (f.away.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 48, f.you, f.away.length >= f.atLeast1, f.away.length)
        return
      }
      case 2: {
        if (f.away.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(37)
        }
        f.list3 = f.away
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.away = [...f.away, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 4
        takeBack(s, f.each)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-10`. */
export function stepWhenPut10(s: State, f: WhenPut10Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        lookAt(s, s.zones[ZONE.deck + f.you]!, f.you)
        f.shinobiThere = s.zones[ZONE.deck + f.you]!.filter((c3) => isShinobi(s, c3))
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
        ask(s, f, 49, f.you, f.found.length >= f.atLeast1, f.found.length)
        return
      }
      case 2: {
        if (f.found.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(38)
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
          if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.you)
          shuffle(s, ZONE.deck + f.you)
          loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
          s.frames.pop()
          return
        }
        f.c2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 5
        move(s, f.c2, ZONE.hand + f.you)
        return
      }
      case 5 /* after move */: {
        reveal(s, f.c2, f.you)
        f.pc = 4
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-11`. */
export function stepWhenPut11(s: State, f: WhenPut11Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.q = nextSeat(s, f.you, 1)
        lookAt(s, s.zones[ZONE.hand + f.q]!, f.you)
        f.thrown = []
        f.atLeast1 = 0
        f.atMost2 = 1
        f.pc = 1
        continue
      }
      case 1: {
        if (f.thrown.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 50, f.you, f.thrown.length >= f.atLeast1, f.thrown.length)
        return
      }
      case 2: {
        if (f.thrown.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(39)
        }
        f.list3 = f.thrown
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.thrown = [...f.thrown, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 4
        move(s, f.each, ZONE.graveyard + f.q)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-attack-2`. */
export function stepWhenAttack2(s: State, f: WhenAttack2Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.won = 0
        f.going = true
        f.pc = 2
        continue
      }
      case 1 /* after break */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (!f.going) {
          f.pc = 1
          break_(s, f.won, nextSeat(s, f.you, 1), f.a, f.you)
          return
        }
        goesRound(23)
        f.pc = 3
        judge(s, nextSeat(s, f.you, 1), f.you)
        return
      }
      case 3 /* after judge */: {
        f.going = s.verdict
        if (!s.verdict) {
          f.pc = 2
          continue
        }
        f.won = f.won + 1
        f.pc = 4
        ask(s, f, 51, f.you, true)
        return
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.going = false
          f.pc = 2
          continue
        }
        f.going = true
        f.pc = 2
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-12`. */
export function stepWhenPut12(s: State, f: WhenPut12Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.wanted = []
        f.atLeast1 = 0
        f.atMost2 = 1
        f.pc = 1
        continue
      }
      case 1: {
        if (f.wanted.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 52, f.you, f.wanted.length >= f.atLeast1, f.wanted.length)
        return
      }
      case 2: {
        if (f.wanted.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(40)
        }
        f.list3 = f.wanted
        f.next4 = 0
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.wanted = [...f.wanted, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.next4 >= f.list3.length) {
          s.frames.pop()
          return
        }
        f.c2 = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 5
        ask(s, f, 53, f.you, false)
        return
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          f.f_2 = f.answer - 1
          f.pc = 6
          use(s, f.c2, f.f_2, f.you)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(41)
        f.f_2 = NONE
        f.pc = 4
        continue
      }
      case 6 /* after use */: {
        if (!within(s.place[f.c2]!, ZONE.graveyard)) {
          f.pc = 4
          continue
        }
        f.pc = 4
        move(s, f.c2, ZONE.deck + s.owner[f.c2]!, true)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-end-of-turn-4`. */
export function stepWhenEndOfTurn4(s: State, f: WhenEndOfTurn4Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.slain = []
        f.atLeast1 = 1
        f.atMost2 = 1
        f.pc = 2
        continue
      }
      case 1 /* after draw */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.slain.length >= f.atMost2) {
          f.pc = 3
          continue
        }
        f.pc = 4
        ask(s, f, 54, f.you, f.slain.length >= f.atLeast1, f.slain.length)
        return
      }
      case 3: {
        if (f.slain.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(42)
        }
        f.list3 = f.slain
        f.next4 = 0
        f.pc = 5
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 3
          continue
        }
        f.slain = [...f.slain, f.answer - 1]
        f.pc = 2
        continue
      }
      case 5: {
        if (f.next4 >= f.list3.length) {
          f.pc = 6
          ask(s, f, 55, f.you, true)
          return
        }
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 5
        destroy(s, f.each)
        return
      }
      case 6 /* after the answer */: {
        if (f.answer === 0) {
          s.frames.pop()
          return
        }
        f.pc = 1
        draw(s, 1, f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-13`. */
export function stepWhenPut13(s: State, f: WhenPut13Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      hush(s, f.c, f.you)
      return
    }
    case 1 /* after hush */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-attack-3`. */
export function stepWhenAttack3(s: State, f: WhenAttack3Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      hush(s, f.a, f.you)
      return
    }
    case 1 /* after hush */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-defeat`. */
export function stepWhenDefeat(s: State, f: WhenDefeatFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.seen = top(s.zones[ZONE.deck + f.you]!, 4)
        lookAt(s, f.seen, f.you)
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
        ask(s, f, 56, f.you, f.found.length >= f.atLeast1, f.found.length)
        return
      }
      case 2: {
        if (f.found.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(43)
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
        f.each = f.list3[f.next4]!
        f.next4 += 1
        f.pc = 4
        put(s, f.each, f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-15`. */
export function stepWhenPut15(s: State, f: WhenPut15Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      mill(s, 4, f.you)
      return
    }
    case 1 /* after mill */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-attack-4`. */
export function stepWhenAttack4(s: State, f: WhenAttack4Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 57, f.you, false)
      return
    }
    case 1 /* after destroy */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(44)
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

/** Goes on with `when-attack-5`. */
export function stepWhenAttack5(s: State, f: WhenAttack5Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.lowestTwo = bottomTwoOf(s, f.you)
        for (const each3 of f.lowestTwo) {
          for (const each4 of seats(s)) {
            if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each3, each4], [each3])
            showTo(s, each3, each4)
          }
        }
        f.risen = []
        f.atLeast1 = 0
        f.atMost2 = 1
        f.pc = 1
        continue
      }
      case 1: {
        if (f.risen.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 58, f.you, f.risen.length >= f.atLeast1, f.risen.length)
        return
      }
      case 2: {
        if (f.risen.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(45)
        }
        f.sown = []
        f.atLeast3 = 0
        f.atMost4 = 1
        f.pc = 4
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.risen = [...f.risen, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4: {
        if (f.sown.length >= f.atMost4) {
          f.pc = 5
          continue
        }
        f.pc = 6
        ask(s, f, 59, f.you, f.sown.length >= f.atLeast3, f.sown.length)
        return
      }
      case 5: {
        if (f.sown.length < f.atLeast3) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(46)
        }
        f.list5 = union(f.risen, f.sown)
        f.next6 = 0
        f.pc = 7
        continue
      }
      case 6 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 5
          continue
        }
        f.sown = [...f.sown, f.answer - 1]
        f.pc = 4
        continue
      }
      case 7: {
        if (f.next6 < f.list5.length) {
          f.each = f.list5[f.next6]!
          f.next6 += 1
          f.pc = 7
          put(s, f.each, f.you)
          return
        }
        f.list7 = f.lowestTwo.filter((c5) => within(s.place[c5]!, ZONE.deck))
        f.next8 = 0
        f.pc = 8
        continue
      }
      case 8: {
        if (f.next8 >= f.list7.length) {
          s.frames.pop()
          return
        }
        f.each2 = f.list7[f.next8]!
        f.next8 += 1
        f.pc = 8
        move(s, f.each2, ZONE.graveyard + f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-end-of-turn-6`. */
export function stepWhenEndOfTurn6(s: State, f: WhenEndOfTurn6Frame): void {
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

/** Goes on with `instead-put`. */
export function stepInsteadPut(s: State, f: InsteadPutFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.mana + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-put-16`. */
export function stepWhenPut16(s: State, f: WhenPut16Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = (s.zones[ZONE.battle + nextSeat(s, f.you, 1)] ?? []).filter((c2) => isCreature(s, c2))
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

/** Goes on with `instead-move-3`. */
export function stepInsteadMove3(s: State, f: InsteadMove3Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.card2, ZONE.hand + s.owner[f.card2]!)
      return
    }
    case 1 /* after move */: {
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `instead-put-2`. */
export function stepInsteadPut2(s: State, f: InsteadPut2Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
      return
    }
    case 1 /* after move */: {
      removeFrom(s.replacing, f.replaces)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `before-break`. */
export function stepBeforeBreak(s: State, f: BeforeBreakFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      shieldUp(s, 1, f.you)
      return
    }
    case 1 /* after shield-up */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-end-attack-2`. */
export function stepWhenEndAttack2(s: State, f: WhenEndAttack2Frame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.zones[ZONE.shields + f.you]!.length >= 10)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      win(s, f.you)
      return
    }
    case 1 /* after win */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-put-17`. */
export function stepWhenPut17(s: State, f: WhenPut17Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      turnUpTop(s, f.you)
      return
    }
    case 1 /* after turn-up-top */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-attack-6`. */
export function stepWhenAttack6(s: State, f: WhenAttack6Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      turnUpTop(s, f.you)
      return
    }
    case 1 /* after turn-up-top */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `when-put-18`. */
export function stepWhenPut18(s: State, f: WhenPut18Frame): void {
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

/** Goes on with `when-put-19`. */
export function stepWhenPut19(s: State, f: WhenPut19Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 1
        draw(s, 1, f.you)
        return
      }
      case 1 /* after draw */: {
        f.thrown = []
        f.atLeast1 = 0
        f.atMost2 = 1
        f.pc = 2
        continue
      }
      case 2: {
        if (f.thrown.length >= f.atMost2) {
          f.pc = 3
          continue
        }
        f.pc = 4
        ask(s, f, 60, f.you, f.thrown.length >= f.atLeast1, f.thrown.length)
        return
      }
      case 3: {
        if (f.thrown.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(47)
        }
        f.list3 = f.thrown
        f.next4 = 0
        f.pc = 5
        continue
      }
      case 4 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 3
          continue
        }
        f.thrown = [...f.thrown, f.answer - 1]
        f.pc = 2
        continue
      }
      case 5: {
        if (f.next4 < f.list3.length) {
          f.each = f.list3[f.next4]!
          f.next4 += 1
          f.pc = 5
          move(s, f.each, ZONE.graveyard + f.you)
          return
        }
        f.sown = []
        f.atLeast5 = 0
        f.atMost6 = 1
        f.pc = 6
        continue
      }
      case 6: {
        if (f.sown.length >= f.atMost6) {
          f.pc = 7
          continue
        }
        f.pc = 8
        ask(s, f, 61, f.you, f.sown.length >= f.atLeast5, f.sown.length)
        return
      }
      case 7: {
        if (f.sown.length < f.atLeast5) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(48)
        }
        f.list7 = f.sown
        f.next8 = 0
        f.pc = 9
        continue
      }
      case 8 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 7
          continue
        }
        f.sown = [...f.sown, f.answer - 1]
        f.pc = 6
        continue
      }
      case 9: {
        if (f.next8 >= f.list7.length) {
          s.frames.pop()
          return
        }
        f.each2 = f.list7[f.next8]!
        f.next8 += 1
        f.pc = 9
        move(s, f.each2, ZONE.mana + f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-20`. */
export function stepWhenPut20(s: State, f: WhenPut20Frame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = s.zones[ZONE.graveyard + f.you]!.slice()
        f.next2 = 0
        f.pc = 2
        continue
      }
      case 1 /* after shield-up */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (f.next2 >= f.list1.length) {
          if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.you)
          shuffle(s, ZONE.deck + f.you)
          loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
          f.pc = 1
          shieldUp(s, 1, f.you)
          return
        }
        f.each = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 2
        move(s, f.each, ZONE.deck + f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `when-put-21`. */
export function stepWhenPut21(s: State, f: WhenPut21Frame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 62, f.you, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(49)
        f.c3 = NONE
        s.frames.pop()
        return
      }
      f.c3 = f.answer - 1
      s.tapped[f.c3] = true
      s.frames.pop()
      return
    }
  }
}

/** Goes on with the procedure on top. */
function step(s: State, f: Frame): void {
  switch (f.proc) {
    case 154 /* move */:
      return stepMove(s, f as MoveFrame)
    case 1 /* destroy */:
      return stepDestroy(s, f as DestroyFrame)
    case 2 /* take-back */:
      return stepTakeBack(s, f as TakeBackFrame)
    case 3 /* draw */:
      return stepDraw(s, f as DrawFrame)
    case 4 /* shield-up */:
      return stepShieldUp(s, f as ShieldUpFrame)
    case 5 /* draw-all */:
      return stepDrawAll(s, f as DrawAllFrame)
    case 6 /* shield-up-all */:
      return stepShieldUpAll(s, f as ShieldUpAllFrame)
    case 7 /* mill */:
      return stepMill(s, f as MillFrame)
    case 8 /* ramp */:
      return stepRamp(s, f as RampFrame)
    case 9 /* match */:
      return stepMatch(s, f as MatchFrame)
    case 10 /* set-up */:
      return stepSetUp(s, f as SetUpFrame)
    case 11 /* deal */:
      return stepDeal(s, f as DealFrame)
    case 12 /* begin-game */:
      return stepBeginGame(s, f as BeginGameFrame)
    case 13 /* turn */:
      return stepTurn(s, f as TurnFrame)
    case 14 /* steps-of-turn */:
      return stepStepsOfTurn(s, f as StepsOfTurnFrame)
    case 15 /* start-step */:
      return stepStartStep(s, f as StartStepFrame)
    case 16 /* draw-step */:
      return stepDrawStep(s, f as DrawStepFrame)
    case 17 /* charge-step */:
      return stepChargeStep(s, f as ChargeStepFrame)
    case 18 /* charge */:
      return stepCharge(s, f as ChargeFrame)
    case 19 /* main-step */:
      return stepMainStep(s, f as MainStepFrame)
    case 20 /* attack-step */:
      return stepAttackStep(s, f as AttackStepFrame)
    case 21 /* forced-attacks */:
      return stepForcedAttacks(s, f as ForcedAttacksFrame)
    case 22 /* end-step */:
      return stepEndStep(s, f as EndStepFrame)
    case 23 /* lose */:
      return stepLose(s, f as LoseFrame)
    case 24 /* doom */:
      return stepDoom(s, f as DoomFrame)
    case 25 /* doom-all */:
      return stepDoomAll(s, f as DoomAllFrame)
    case 26 /* win */:
      return stepWin(s, f as WinFrame)
    case 27 /* play */:
      return stepPlay(s, f as PlayFrame)
    case 28 /* pay */:
      return stepPay(s, f as PayFrame)
    case 29 /* use */:
      return stepUse(s, f as UseFrame)
    case 30 /* cast */:
      return stepCast(s, f as CastFrame)
    case 31 /* spell-effect */:
      return stepSpellEffect(s, f as SpellEffectFrame)
    case 51 /* recite */:
      return stepRecite(s, f as ReciteFrame)
    case 52 /* summon */:
      return stepSummon(s, f as SummonFrame)
    case 53 /* place */:
      return stepPlace(s, f as PlaceFrame)
    case 54 /* put */:
      return stepPut(s, f as PutFrame)
    case 55 /* attack-player */:
      return stepAttackPlayer(s, f as AttackPlayerFrame)
    case 56 /* attack-creature */:
      return stepAttackCreature(s, f as AttackCreatureFrame)
    case 57 /* carry-attack */:
      return stepCarryAttack(s, f as CarryAttackFrame)
    case 58 /* clash */:
      return stepClash(s, f as ClashFrame)
    case 59 /* end-attack */:
      return stepEndAttack(s, f as EndAttackFrame)
    case 60 /* carry-out */:
      return stepCarryOut(s, f as CarryOutFrame)
    case 61 /* strike-home */:
      return stepStrikeHome(s, f as StrikeHomeFrame)
    case 62 /* block-step */:
      return stepBlockStep(s, f as BlockStepFrame)
    case 63 /* battle */:
      return stepBattle(s, f as BattleFrame)
    case 64 /* defeat */:
      return stepDefeat(s, f as DefeatFrame)
    case 65 /* break */:
      return stepBreak_(s, f as Break_Frame)
    case 66 /* break-shield */:
      return stepBreakShield(s, f as BreakShieldFrame)
    case 67 /* resolve-waiting */:
      return stepResolveWaiting(s, f as ResolveWaitingFrame)
    case 68 /* settle-one */:
      return stepSettleOne(s, f as SettleOneFrame)
    case 69 /* settle-one-of */:
      return stepSettleOneOf(s, f as SettleOneOfFrame)
    case 70 /* settle-own */:
      return stepSettleOwn(s, f as SettleOwnFrame)
    case 71 /* bury-the-weak */:
      return stepBuryTheWeak(s, f as BuryTheWeakFrame)
    case 72 /* declarations */:
      return stepDeclarations(s, f as DeclarationsFrame)
    case 73 /* declare */:
      return stepDeclare(s, f as DeclareFrame)
    case 74 /* settle-instead */:
      return stepSettleInstead(s, f as SettleInsteadFrame)
    case 76 /* stack */:
      return stepStack(s, f as StackFrame)
    case 77 /* throw-copy */:
      return stepThrowCopy(s, f as ThrowCopyFrame)
    case 78 /* play-g-zero */:
      return stepPlayGZero(s, f as PlayGZeroFrame)
    case 79 /* galaxshield */:
      return stepGalaxshield(s, f as GalaxshieldFrame)
    case 80 /* kirifudash */:
      return stepKirifudash(s, f as KirifudashFrame)
    case 81 /* fushigibirth */:
      return stepFushigibirth(s, f as FushigibirthFrame)
    case 82 /* judge */:
      return stepJudge(s, f as JudgeFrame)
    case 83 /* cast-again */:
      return stepCastAgain(s, f as CastAgainFrame)
    case 84 /* purge */:
      return stepPurge(s, f as PurgeFrame)
    case 86 /* toll */:
      return stepToll(s, f as TollFrame)
    case 87 /* hush */:
      return stepHush(s, f as HushFrame)
    case 90 /* answer-from-hand */:
      return stepAnswerFromHand(s, f as AnswerFromHandFrame)
    case 93 /* dig-up */:
      return stepDigUp(s, f as DigUpFrame)
    case 94 /* turn-up-top */:
      return stepTurnUpTop(s, f as TurnUpTopFrame)
    case 32 /* spell-effect */:
      return stepSpellEffect2(s, f as SpellEffectFrame2)
    case 33 /* spell-effect */:
      return stepSpellEffect3(s, f as SpellEffectFrame3)
    case 34 /* spell-effect */:
      return stepSpellEffect4(s, f as SpellEffectFrame4)
    case 36 /* spell-effect */:
      return stepSpellEffect5(s, f as SpellEffectFrame5)
    case 38 /* spell-effect */:
      return stepSpellEffect6(s, f as SpellEffectFrame6)
    case 40 /* spell-effect */:
      return stepSpellEffect7(s, f as SpellEffectFrame7)
    case 41 /* spell-effect */:
      return stepSpellEffect8(s, f as SpellEffectFrame8)
    case 42 /* spell-effect */:
      return stepSpellEffect9(s, f as SpellEffectFrame9)
    case 43 /* spell-effect */:
      return stepSpellEffect10(s, f as SpellEffectFrame10)
    case 45 /* spell-effect */:
      return stepSpellEffect11(s, f as SpellEffectFrame11)
    case 46 /* spell-effect */:
      return stepSpellEffect12(s, f as SpellEffectFrame12)
    case 47 /* spell-effect */:
      return stepSpellEffect13(s, f as SpellEffectFrame13)
    case 48 /* spell-effect */:
      return stepSpellEffect14(s, f as SpellEffectFrame14)
    case 49 /* spell-effect */:
      return stepSpellEffect15(s, f as SpellEffectFrame15)
    case 50 /* spell-effect */:
      return stepSpellEffect16(s, f as SpellEffectFrame16)
    case 75 /* ninja-strike-effect */:
      return stepNinjaStrikeEffect(s, f as NinjaStrikeEffectFrame)
    case 85 /* purge */:
      return stepPurge2(s, f as PurgeFrame2)
    case 88 /* hush */:
      return stepHush2(s, f as HushFrame2)
    case 91 /* answer-from-hand-effect */:
      return stepAnswerFromHandEffect(s, f as AnswerFromHandEffectFrame)
    case 92 /* switch-effect */:
      return stepSwitchEffect(s, f as SwitchEffectFrame)
    case 95 /* comet-effect */:
      return stepCometEffect(s, f as CometEffectFrame)
    case 96 /* empty-deck */:
      return stepEmptyDeck(s, f as EmptyDeckFrame)
    case 97 /* when-break-shield */:
      return stepWhenBreakShield(s, f as WhenBreakShieldFrame)
    case 98 /* when-break-shield-2 */:
      return stepWhenBreakShield2(s, f as WhenBreakShield2Frame)
    case 100 /* instead-move */:
      return stepInsteadMove(s, f as InsteadMoveFrame)
    case 101 /* all-together */:
      return stepAllTogether(s, f as AllTogetherFrame)
    case 102 /* top-only */:
      return stepTopOnly(s, f as TopOnlyFrame)
    case 103 /* instead-lose */:
      return stepInsteadLose(s, f as InsteadLoseFrame)
    case 104 /* when-start-of-turn */:
      return stepWhenStartOfTurn(s, f as WhenStartOfTurnFrame)
    case 105 /* after-put */:
      return stepAfterPut(s, f as AfterPutFrame)
    case 106 /* after-begin-game */:
      return stepAfterBeginGame(s, f as AfterBeginGameFrame)
    case 107 /* when-end-of-turn */:
      return stepWhenEndOfTurn(s, f as WhenEndOfTurnFrame)
    case 108 /* when-end-of-turn-2 */:
      return stepWhenEndOfTurn2(s, f as WhenEndOfTurn2Frame)
    case 109 /* when-end-of-turn-3 */:
      return stepWhenEndOfTurn3(s, f as WhenEndOfTurn3Frame)
    case 110 /* when-draw */:
      return stepWhenDraw(s, f as WhenDrawFrame)
    case 111 /* when-put */:
      return stepWhenPut(s, f as WhenPutFrame)
    case 112 /* instead-move-2 */:
      return stepInsteadMove2(s, f as InsteadMove2Frame)
    case 113 /* when-put-2 */:
      return stepWhenPut2(s, f as WhenPut2Frame)
    case 115 /* when-end-attack */:
      return stepWhenEndAttack(s, f as WhenEndAttackFrame)
    case 116 /* when-put-4 */:
      return stepWhenPut4(s, f as WhenPut4Frame)
    case 117 /* when-move */:
      return stepWhenMove(s, f as WhenMoveFrame)
    case 118 /* when-put-5 */:
      return stepWhenPut5(s, f as WhenPut5Frame)
    case 119 /* when-put-6 */:
      return stepWhenPut6(s, f as WhenPut6Frame)
    case 120 /* when-move-2 */:
      return stepWhenMove2(s, f as WhenMove2Frame)
    case 121 /* when-put-7 */:
      return stepWhenPut7(s, f as WhenPut7Frame)
    case 122 /* when-move-3 */:
      return stepWhenMove3(s, f as WhenMove3Frame)
    case 123 /* when-cast */:
      return stepWhenCast(s, f as WhenCastFrame)
    case 124 /* when-put-8 */:
      return stepWhenPut8(s, f as WhenPut8Frame)
    case 125 /* when-put-9 */:
      return stepWhenPut9(s, f as WhenPut9Frame)
    case 126 /* when-attack */:
      return stepWhenAttack(s, f as WhenAttackFrame)
    case 127 /* when-put-10 */:
      return stepWhenPut10(s, f as WhenPut10Frame)
    case 128 /* when-put-11 */:
      return stepWhenPut11(s, f as WhenPut11Frame)
    case 129 /* when-attack-2 */:
      return stepWhenAttack2(s, f as WhenAttack2Frame)
    case 130 /* when-put-12 */:
      return stepWhenPut12(s, f as WhenPut12Frame)
    case 131 /* when-end-of-turn-4 */:
      return stepWhenEndOfTurn4(s, f as WhenEndOfTurn4Frame)
    case 132 /* when-put-13 */:
      return stepWhenPut13(s, f as WhenPut13Frame)
    case 133 /* when-attack-3 */:
      return stepWhenAttack3(s, f as WhenAttack3Frame)
    case 136 /* when-defeat */:
      return stepWhenDefeat(s, f as WhenDefeatFrame)
    case 138 /* when-put-15 */:
      return stepWhenPut15(s, f as WhenPut15Frame)
    case 139 /* when-attack-4 */:
      return stepWhenAttack4(s, f as WhenAttack4Frame)
    case 140 /* when-attack-5 */:
      return stepWhenAttack5(s, f as WhenAttack5Frame)
    case 141 /* when-end-of-turn-6 */:
      return stepWhenEndOfTurn6(s, f as WhenEndOfTurn6Frame)
    case 142 /* instead-put */:
      return stepInsteadPut(s, f as InsteadPutFrame)
    case 143 /* when-put-16 */:
      return stepWhenPut16(s, f as WhenPut16Frame)
    case 144 /* instead-move-3 */:
      return stepInsteadMove3(s, f as InsteadMove3Frame)
    case 145 /* instead-put-2 */:
      return stepInsteadPut2(s, f as InsteadPut2Frame)
    case 146 /* before-break */:
      return stepBeforeBreak(s, f as BeforeBreakFrame)
    case 147 /* when-end-attack-2 */:
      return stepWhenEndAttack2(s, f as WhenEndAttack2Frame)
    case 148 /* when-put-17 */:
      return stepWhenPut17(s, f as WhenPut17Frame)
    case 149 /* when-attack-6 */:
      return stepWhenAttack6(s, f as WhenAttack6Frame)
    case 150 /* when-put-18 */:
      return stepWhenPut18(s, f as WhenPut18Frame)
    case 151 /* when-put-19 */:
      return stepWhenPut19(s, f as WhenPut19Frame)
    case 152 /* when-put-20 */:
      return stepWhenPut20(s, f as WhenPut20Frame)
    case 153 /* when-put-21 */:
      return stepWhenPut21(s, f as WhenPut21Frame)
  }
}

/** How the kernel runs this game. */
export const program = { step, clone: cloneState, copyInto, spares: [] }

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  1 /* destroy */: { 1: 3 },
  2 /* take-back */: { 1: 3 },
  24 /* doom */: { 1: 3 },
  27 /* play */: { 1: 3, 2: 1 },
  29 /* use */: { 1: 3 },
  30 /* cast */: { 1: 3 },
  31 /* spell-effect */: { 1: 3 },
  51 /* recite */: { 1: 3 },
  52 /* summon */: { 1: 3 },
  53 /* place */: { 1: 3 },
  76 /* stack */: { 2: 3 },
  77 /* throw-copy */: { 1: 3 },
  79 /* galaxshield */: { 1: 1, 2: 3 },
  80 /* kirifudash */: { 1: 3, 2: 1 },
  81 /* fushigibirth */: { 1: 3, 2: 1 },
  83 /* cast-again */: { 1: 3, 2: 1 },
  93 /* dig-up */: { 1: 3, 2: 1 },
  32 /* spell-effect */: { 1: 3 },
  33 /* spell-effect */: { 1: 3 },
  34 /* spell-effect */: { 1: 3 },
  36 /* spell-effect */: { 1: 3 },
  42 /* spell-effect */: { 1: 3 },
  45 /* spell-effect */: { 1: 3 },
  46 /* spell-effect */: { 1: 3 },
  48 /* spell-effect */: { 1: 3 },
  49 /* spell-effect */: { 1: 3 },
  50 /* spell-effect */: { 1: 3 },
  103 /* instead-lose */: { 1: 3 },
  142 /* instead-put */: { 1: 3 },
  145 /* instead-put-2 */: { 1: 3 },
}

// Compiled from the rules of LateComer: events. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import {
  addEffect,
  announced,
  endGame,
  moveEffect,
  refuse,
  removeFrom,
  showTo,
  shuffle,
  takeEffect,
} from '../../runtime/kernel.ts'
import type { Settled } from '../../runtime/kernel.ts'
import { ascend, descend, goesRound, through } from '../../runtime/rounds.ts'
import { loseSight } from '../../runtime/astray.ts'
import { noteEvent, noteShuffle } from '../../runtime/log.ts'
import {
  countOf,
  divide,
  family,
  fillable,
  least,
  modulo,
  range,
  seats,
  someOf,
  sumOf,
  top,
  union,
  within,
} from '../../runtime/sets.ts'
import { completable } from '../../runtime/trials.ts'
import {
  DEFINITIONS,
  EFFECT_ZONES,
  EVENT,
  OPTION_NUMBERS,
  POSITION,
  PRINTED_RANK,
  PRINTED_SUIT,
  PROC,
  ROLE_VALUES,
  ZONE,
} from './names.ts'
import type {
  ActivateSpellFrame,
  ActivateTrapFrame,
  AttackDirectlyFrame,
  AttackFrame,
  BattlePhaseFrame,
  BlastFrame,
  CastLookedFrame,
  ClubCallFrame,
  CompensateFrame,
  DiamondCallEffectFrame,
  DiamondCallFrame,
  DrawPhaseFrame,
  HandCheckFrame,
  HarvestFrame,
  InsightEffectFrame,
  InsightFrame,
  LastGiftFrame,
  LineUpFrame,
  LinkUpFrame,
  MainFrame,
  MatchFrame,
  NameForFrame,
  NameForFrame2,
  NormalSummonFrame,
  PopFrame,
  RunChainFrame,
  RunLinkFrame,
  SetCardFrame,
  SetLookedFrame,
  SetMonsterFrame,
  SetUpFrame,
  SettleFirstPlayerFrame,
  SpadeCallFrame,
  SpecialSummonFrame,
  State,
  SummonLookedFrame,
  SynchroSummonFrame,
  TurnFrame,
  UseLookedFrame,
  UseSpellEffectFrame,
  UseSpellEffectFrame2,
  UseSpellFrame,
  UseSpellFrame2,
  UseTrapFrame,
  UseTrapFrame2,
  UseTrapFrame3,
  WindowFrame,
  WindowIfDueFrame,
} from './state.ts'
import { HOLDS_CARDS, cloneState, copyInto, createCard, holder, mayEnter, place, viewersOf } from './state.ts'
import {
  cardsPerDrawOf,
  choosableBy,
  controllerOf,
  fieldOf,
  isContinuous,
  isDiamondSynchro,
  isFaceUp,
  isFresh,
  isInUse,
  isJewel,
  isJoker,
  isNegated,
  isOnField,
  isSpared,
  isSynchro,
  isSynchroAsPrinted,
  isVoidOnChain,
  longestGameOf,
  matches,
  monsterZonesOf,
  openingHandOf,
  opponentOf,
  orderKeyOf,
  valueOf,
} from './facts.ts'
import {
  forbidsBarredSet,
  forbidsBarredSetMonster,
  forbidsBarredSpecial,
  forbidsBarredSpell,
  forbidsBarredSummon,
  forbidsBarredTrap,
  forbidsCannotNormalSummon,
  forbidsCannotSetMonster,
  forbidsCannotSpecialSummon,
  forbidsChangedAlready,
  forbidsHasAttacked,
  forbidsHasEverAttacked,
  forbidsInForce,
  forbidsInForceTrap,
  forbidsJustArrived,
  forbidsJustArrivedDirectly,
  forbidsLyingLow,
  forbidsLyingLowDirectly,
  forbidsMonstersShield,
  forbidsNeverDefends,
  forbidsNeverSet,
  forbidsNoFirstBattle,
  forbidsNoFirstDraw,
  forbidsNoSlot,
  forbidsNotASpell,
  forbidsNotATrap,
  forbidsOneAttack,
  forbidsOneAttackDirectly,
  forbidsOneSummon,
  forbidsSetAsSpell,
  forbidsSetAsTrap,
  forbidsSetCounts,
  forbidsSetTooLate,
  forbidsSteadfast,
  forbidsTooNew,
  forbidsVoidSpell,
  forbidsVoidTrap,
  matchesAfterHurt,
  matchesAfterPay,
  matchesComfort,
  matchesComfortAnyhow,
  matchesForgetsNames,
  matchesGoesHome,
  matchesHarvest,
  matchesLastGift,
  matchesSlash,
  matchesWhenBattleDestroy,
} from './rules.ts'
import { ask } from './decisions.ts'
import { refusals } from './explain.ts'

/** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
export function move(s: State, card2: number, to2: number, bottom = false): void {
  if (s.over) return
  if (!mayEnter(s, card2, to2)) return refuse(s)
  const from2 = s.place[card2]!
  if (!s.replacing.includes(0) && matchesGoesHome(s, card2, from2, to2)) {
    s.replacing.push(0)
    goesHome(s, card2)
    removeFrom(s.replacing, 0)
    return
  }
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.move, [card2, from2, to2], [card2])
  const noticed1 = matchesLastGift(s, card2, from2, to2) ? [[holder(s, card2), card2, holder(s, card2)]] : []
  place(s, card2, to2, bottom)
  if (matchesForgetsNames(s, card2, from2, to2)) forgetsNames(s, card2)
  for (const [controller, source, ...captured] of noticed1)
    addEffect(s, 0, PROC.lastGiftFrame, controller as number, source as number, false, captured)
}

/** [gap.chain] Begins `window`, which may stop to ask. */
export function window(s: State): void {
  if (s.over) return
  goesRound(2)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.window, [])
  const frame: WindowFrame = { proc: PROC.windowFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [gap.chain] Begins `window-if-due`, which may stop to ask. */
export function windowIfDue(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['window-if-due'], [])
  const frame: WindowIfDueFrame = { proc: PROC.windowIfDueFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [gap.chain] Begins `run-chain`, which may stop to ask. */
export function runChain(s: State): void {
  if (s.over) return
  goesRound(4)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['run-chain'], [])
  const frame: RunChainFrame = { proc: PROC.runChainFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [gap.chain] Begins `run-link`, which may stop to ask. */
export function runLink(s: State, e: number): void {
  if (s.over) return
  goesRound(5)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['run-link'], [e], [s.effects[e]?.source ?? NONE])
  const frame: RunLinkFrame = { proc: PROC.runLinkFrame, pc: 0, answer: 0, e, used: NONE }
  s.frames.push(frame)
}

/** [spell.7, trap.6] Carries out `clear-away`. */
export function clearAway(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['clear-away'], [c], [c])
  if (isContinuous(s, c)) {
    move(s, c, ZONE.backrow + holder(s, c))
    s.standing[c] = true
  } else {
    move(s, c, ZONE.graveyard + s.owner[c]!)
  }
}

/** [gap.same-time-triggers] Begins `line-up`, which may stop to ask. */
export function lineUp(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['line-up'], [])
  const frame: LineUpFrame = {
    proc: PROC.lineUpFrame,
    pc: 0,
    answer: 0,
    least2: NONE,
    ready: [],
    chooser: NONE,
    e: NONE,
    e2: NONE,
  }
  s.frames.push(frame)
}

/** [gap.same-time-triggers] Begins `link-up`, which may stop to ask. */
export function linkUp(s: State, e: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['link-up'], [e], [s.effects[e]?.source ?? NONE])
  const frame: LinkUpFrame = { proc: PROC.linkUpFrame, pc: 0, answer: 0, e }
  s.frames.push(frame)
}

/** [gap.chain] Carries out `put-on-chain`. */
export function putOnChain(s: State, e: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['put-on-chain'], [e], [s.effects[e]?.source ?? NONE])
  // [gap.destroyed-while-activating]
  if (isOnField(s, s.effects[e]?.source ?? NONE)) {
    s.inUse[s.effects[e]?.source ?? NONE] = true
  }
  moveEffect(s, e, ZONE.chain, EFFECT_ZONES)
}

/** [battle.10] Carries out `note-attack`. */
export function noteAttack(s: State, a: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['note-attack'], [a], [a])
  s.attacksMade[a] = s.attacksMade[a]! + 1
  s.attackedIn[a] = s.turnNumber
}

/** [battle.2] Whether `attack-directly` may happen. */
export function canAttackDirectly(s: State, a: number, p: number): boolean {
  return (
    !forbidsLyingLowDirectly(s, a, p) &&
    !forbidsMonstersShield(s, a, p) &&
    !forbidsOneAttackDirectly(s, a, p) &&
    !forbidsJustArrivedDirectly(s, a, p)
  )
}

/** [battle.2] Carries out `attack-directly` if it may happen. */
export function attackDirectly(s: State, a: number, p: number): void {
  if (canAttackDirectly(s, a, p)) return doAttackDirectly(s, a, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['attack-directly'], [a, p], s.reasons)
}

/** [battle.2] Begins `attack-directly`, which may stop to ask. */
export function doAttackDirectly(s: State, a: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['attack-directly'], [a, p], [a])
  const frame: AttackDirectlyFrame = { proc: PROC.attackDirectlyFrame, pc: 0, answer: 0, a, p }
  s.frames.push(frame)
}

/** [battle.4] Whether `attack` may happen. */
export function canAttack(s: State, a: number, t2: number, p: number): boolean {
  return !forbidsLyingLow(s, a, t2, p) && !forbidsOneAttack(s, a, t2, p) && !forbidsJustArrived(s, a, t2, p)
}

/** [battle.4] Carries out `attack` if it may happen. */
export function attack(s: State, a: number, t2: number, p: number): void {
  if (canAttack(s, a, t2, p)) return doAttack(s, a, t2, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.attack, [a, t2, p], s.reasons)
}

/** [battle.4] Begins `attack`, which may stop to ask. */
export function doAttack(s: State, a: number, t2: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.attack, [a, t2, p], [a, t2])
  const frame: AttackFrame = { proc: PROC.attackFrame, pc: 0, answer: 0, a, t2, p, u: NONE, u2: NONE }
  s.frames.push(frame)
}

/** [battle.4] Carries out `battle`. */
export function battle(s: State, a: number, t2: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.battle, [a, t2, p], [a, t2])
  // [monster.5]
  if (s.position[t2]! === POSITION['face-down']) {
    turnUp(s, t2, POSITION.defence)
  }
  // [battle.4]
  s.foe[a] = t2
  s.foe[t2] = a
  // [heart.5]
  let safe: readonly number[] = [a, t2].filter((m) => isSpared(s, m))
  let open: boolean = s.position[t2]! === POSITION.attack
  let gap: number = valueOf(s, a) - valueOf(s, t2)
  // [battle.5]
  if (gap > 0 && open) {
    hurt(s, opponentOf(s, p), gap)
    if (s.over) return
  }
  // [battle.5, battle.9]
  if (gap < 0) {
    hurt(s, p, 0 - gap)
    if (s.over) return
  }
  // [battle.5, battle.6, battle.7, battle.8]
  let fallen: readonly number[] = [a, t2].filter(
    (m2) => (m2 === t2 && gap > 0) || (open && gap === 0) || (m2 === a && open && gap < 0),
  )
  fallTogether(s, fallen)
  for (const m4 of fallen.filter((m3) => !safe.includes(m3) && !isJewel(s, m3))) {
    {
      const part = s.foe[m4]!
      if (part !== NONE) battleDestroy(s, m4, part)
      else refuse(s)
    }
  }
  for (const m6 of fallen.filter((m5) => !safe.includes(m5) && within(s.place[m5]!, ZONE.monsters))) {
    {
      const part2 = s.foe[m6]!
      if (part2 !== NONE) battleDestroy(s, m6, part2)
      else refuse(s)
    }
  }
}

/** [battle.5] Carries out `battle-destroy`. */
export function battleDestroy(s: State, m: number, k: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['battle-destroy'], [m, k], [m, k])
  const noticed1 = matchesSlash(s, m, k) ? [[holder(s, k), k, holder(s, k), m]] : []
  const noticed2 = matchesWhenBattleDestroy(s, m, k) ? [[holder(s, k), k, holder(s, k), m]] : []
  const noticed3 = matchesHarvest(s, m, k) ? [[holder(s, m), m, m, holder(s, m)]] : []
  destroy(s, m)
  for (const [controller, source, ...captured] of noticed1)
    addEffect(s, 0, PROC.slashFrame, controller as number, source as number, true, captured)
  for (const [controller, source, ...captured] of noticed2)
    addEffect(s, 0, PROC.whenBattleDestroyFrame, controller as number, source as number, true, captured)
  for (const [controller, source, ...captured] of noticed3)
    addEffect(s, 0, PROC.harvestFrame, controller as number, source as number, true, captured)
}

/** [monster.2, monster.3, monster.4] Whether `change-position` may happen. */
export function canChangePosition(s: State, m: number, p: number): boolean {
  return (
    !forbidsTooNew(s, m, p) &&
    !forbidsChangedAlready(s, m, p) &&
    !forbidsHasAttacked(s, m, p) &&
    !forbidsHasEverAttacked(s, m, p) &&
    !forbidsSteadfast(s, m, p)
  )
}

/** [monster.2, monster.3, monster.4] Carries out `change-position` if it may happen. */
export function changePosition(s: State, m: number, p: number): void {
  if (canChangePosition(s, m, p)) return doChangePosition(s, m, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['change-position'], [m, p], s.reasons)
}

/** [monster.2, monster.3, monster.4] Carries out `change-position`. */
export function doChangePosition(s: State, m: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['change-position'], [m, p], [m])
  s.timesChangePositionDuringTurn[m] = (s.timesChangePositionDuringTurn[m] ?? 0) + 1
  if (s.position[m]! === POSITION.attack) {
    s.position[m] = POSITION.defence
  } else {
    turnUp(s, m, POSITION.attack)
  }
}

/** [monster.4, monster.5] Carries out `turn-up`. */
export function turnUp(s: State, m: number, q: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['turn-up'], [m, q], [m])
  let was: number = s.position[m]!
  s.position[m] = q
  if (was === POSITION['face-down']) {
    s.clock += 1
    s.upSince[m] = s.clock
    // [gap.set-and-flip-as-summon]
    if (s.options[11] === 1 /* set-and-flip-as-summon */) {
      s.fresh[m] = true
    }
  }
}

/** [spade.1, turn.3] Whether `spade-call` may happen. */
export function canSpadeCall(s: State, this_: number, you: number): boolean {
  return s.announcing > 0 || completable(program, s, (t) => doSpadeCall(t, this_, you))
}

/** [spade.1, turn.3] Carries out `spade-call` if it may happen. */
export function spadeCall(s: State, this_: number, you: number): void {
  if (canSpadeCall(s, this_, you)) return doSpadeCall(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['spade-call'], [this_, you], s.reasons)
}

/** [spade.1, turn.3] Begins `spade-call`, which may stop to ask. */
export function doSpadeCall(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: SpadeCallFrame = { proc: PROC.spadeCallFrame, pc: 0, answer: 0, this_, you }
  s.frames.push(frame)
}

/** [spade-synchro.2] Whether `blast` may happen. */
export function canBlast(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (through(range(5, s.life[you]!, 7), 8).some((x) => modulo(x, 5) === 0) &&
      completable(program, s, (t) => doBlast(t, this_, you)))
  )
}

/** [spade-synchro.2] Carries out `blast` if it may happen. */
export function blast(s: State, this_: number, you: number): void {
  if (canBlast(s, this_, you)) return doBlast(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.blast, [this_, you], s.reasons)
}

/** [spade-synchro.2] Begins `blast`, which may stop to ask. */
export function doBlast(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: BlastFrame = { proc: PROC.blastFrame, pc: 0, answer: 0, this_, you, x: NONE, x2: NONE }
  s.frames.push(frame)
}

/** [heart-synchro.1] Whether `insight` may happen. */
export function canInsight(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (through(
      s.options[17] === 0 /* heart-synchro-payment */
        ? range(s.life[you]! - s.life[opponentOf(s, you)]!, s.life[you]! - s.life[opponentOf(s, you)]!, 9)
        : range(1, s.life[you]! - s.life[opponentOf(s, you)]!, 10),
      11,
    ).length > 0 &&
      completable(program, s, (t) => doInsight(t, this_, you)))
  )
}

/** [heart-synchro.1] Carries out `insight` if it may happen. */
export function insight(s: State, this_: number, you: number): void {
  if (canInsight(s, this_, you)) return doInsight(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.insight, [this_, you], s.reasons)
}

/** [heart-synchro.1] Begins `insight`, which may stop to ask. */
export function doInsight(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: InsightFrame = { proc: PROC.insightFrame, pc: 0, answer: 0, this_, you, excess: NONE, d: NONE, d2: NONE }
  s.frames.push(frame)
}

/** [heart-synchro.2] Begins `use-looked`, which may stop to ask. */
export function useLooked(s: State, looked: readonly number[], p: number): void {
  if (s.over) return
  goesRound(12)
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['use-looked'], [NONE, p])
  const frame: UseLookedFrame = { proc: PROC.useLookedFrame, pc: 0, answer: 0, looked, p }
  s.frames.push(frame)
}

/** [heart-synchro.2] Whether `summon-looked` may happen. */
export function canSummonLooked(s: State, looked: readonly number[], p: number): boolean {
  return (
    s.announcing > 0 ||
    (looked.some(
      (c) =>
        !forbidsBarredSpecial(s, c, p) &&
        !forbidsCannotSpecialSummon(s, c, p) &&
        [POSITION.attack, POSITION.defence].length > 0,
    ) &&
      completable(program, s, (t) => doSummonLooked(t, looked, p)))
  )
}

/** [heart-synchro.2] Carries out `summon-looked` if it may happen. */
export function summonLooked(s: State, looked: readonly number[], p: number): void {
  if (canSummonLooked(s, looked, p)) return doSummonLooked(s, looked, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['summon-looked'], [looked, p], s.reasons)
}

/** [heart-synchro.2] Begins `summon-looked`, which may stop to ask. */
export function doSummonLooked(s: State, looked: readonly number[], p: number): void {
  if (s.over) return
  const frame: SummonLookedFrame = { proc: PROC.summonLookedFrame, pc: 0, answer: 0, looked, p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [heart-synchro.2] Whether `cast-looked` may happen. */
export function canCastLooked(s: State, looked: readonly number[], p: number): boolean {
  return (
    s.announcing > 0 ||
    (looked.some(
      (c) =>
        !forbidsBarredSpell(s, c, p) &&
        !forbidsVoidSpell(s, c, p) &&
        !forbidsInForce(s, c, p) &&
        !forbidsNoSlot(s, c, p) &&
        !forbidsNotASpell(s, c, p) &&
        !forbidsSetAsTrap(s, c, p),
    ) &&
      completable(program, s, (t) => doCastLooked(t, looked, p)))
  )
}

/** [heart-synchro.2] Carries out `cast-looked` if it may happen. */
export function castLooked(s: State, looked: readonly number[], p: number): void {
  if (canCastLooked(s, looked, p)) return doCastLooked(s, looked, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['cast-looked'], [looked, p], s.reasons)
}

/** [heart-synchro.2] Begins `cast-looked`, which may stop to ask. */
export function doCastLooked(s: State, looked: readonly number[], p: number): void {
  if (s.over) return
  goesRound(13)
  const frame: CastLookedFrame = {
    proc: PROC.castLookedFrame,
    pc: 0,
    answer: 0,
    looked,
    p,
    c: NONE,
    c2: NONE,
    below: NONE,
  }
  s.frames.push(frame)
}

/** [heart-synchro.2] Whether `set-looked` may happen. */
export function canSetLooked(s: State, looked: readonly number[], p: number): boolean {
  return (
    s.announcing > 0 ||
    (looked.some(
      (c) =>
        !forbidsBarredSet(s, c, p) &&
        (matchesGoesHome(s, c, s.place[c]!, ZONE.backrow + p) || mayEnter(s, c, ZONE.backrow + p)) &&
        (s.options[8] === 1 /* face-down-role */ ? ROLE_VALUES.length > 0 : true),
    ) &&
      completable(program, s, (t) => doSetLooked(t, looked, p)))
  )
}

/** [heart-synchro.2] Carries out `set-looked` if it may happen. */
export function setLooked(s: State, looked: readonly number[], p: number): void {
  if (canSetLooked(s, looked, p)) return doSetLooked(s, looked, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['set-looked'], [looked, p], s.reasons)
}

/** [heart-synchro.2] Begins `set-looked`, which may stop to ask. */
export function doSetLooked(s: State, looked: readonly number[], p: number): void {
  if (s.over) return
  const frame: SetLookedFrame = { proc: PROC.setLookedFrame, pc: 0, answer: 0, looked, p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [gap.looked-cards-rest] Carries out `put-back`. */
export function putBack(s: State, looked: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['put-back'], [NONE, p])
  if (s.options[16] === 1 /* looked-cards-rest */) {
    if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + p)
    shuffle(s, ZONE.deck + p)
    loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
  }
  if (s.options[16] === 2 /* looked-cards-rest */) {
    for (const c2 of looked.filter((c) => s.place[c] === ZONE.deck + p)) {
      move(s, c2, ZONE.deck + p, true)
    }
  }
}

/** [club.1] Whether `club-call` may happen. */
export function canClubCall(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (s.zones[ZONE.hand + you]!.some((c) => c !== this_ && matches(s, c, this_)) &&
      completable(program, s, (t) => doClubCall(t, this_, you)))
  )
}

/** [club.1] Carries out `club-call` if it may happen. */
export function clubCall(s: State, this_: number, you: number): void {
  if (canClubCall(s, this_, you)) return doClubCall(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['club-call'], [this_, you], s.reasons)
}

/** [club.1] Begins `club-call`, which may stop to ask. */
export function doClubCall(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: ClubCallFrame = { proc: PROC.clubCallFrame, pc: 0, answer: 0, this_, you, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [diamond.3] Whether `diamond-call` may happen. */
export function canDiamondCall(s: State, this_: number, you: number): boolean {
  return (
    s.announcing > 0 ||
    (!(fieldOf(s, opponentOf(s, you)).length === 0) &&
      fieldOf(s, you).some((x) => !isSynchro(s, x) || s.options[21] === 0 /* synchro-pays-send-cost */) &&
      completable(program, s, (t) => doDiamondCall(t, this_, you)))
  )
}

/** [diamond.3] Carries out `diamond-call` if it may happen. */
export function diamondCall(s: State, this_: number, you: number): void {
  if (canDiamondCall(s, this_, you)) return doDiamondCall(s, this_, you)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['diamond-call'], [this_, you], s.reasons)
}

/** [diamond.3] Begins `diamond-call`, which may stop to ask. */
export function doDiamondCall(s: State, this_: number, you: number): void {
  if (s.over) return
  const frame: DiamondCallFrame = { proc: PROC.diamondCallFrame, pc: 0, answer: 0, this_, you, x: NONE, x2: NONE }
  s.frames.push(frame)
}

/** [diamond.5] Begins `compensate`, which may stop to ask. */
export function compensate(s: State, t2: readonly number[], p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.compensate, [NONE, p])
  const frame: CompensateFrame = { proc: PROC.compensateFrame, pc: 0, answer: 0, t2, p, c: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [gap.falling-diamond] Carries out `fall-together`. */
export function fallTogether(s: State, fallen: readonly number[]): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['fall-together'], [NONE])
  if (s.options[30] === 1 /* falling-diamond */) {
    for (const d2 of fallen.filter((d) => isJewel(s, d))) {
      s.falling[d2] = true
    }
  }
}

/** [spell.4] Whether `set-card` may happen. */
export function canSetCard(s: State, c: number, p: number): boolean {
  return (
    !forbidsBarredSet(s, c, p) &&
    (s.announcing > 0 ||
      (matchesGoesHome(s, c, s.place[c]!, ZONE.backrow + p)
        ? completable(program, s, (t) => doSetCard(t, c, p))
        : mayEnter(s, c, ZONE.backrow + p)))
  )
}

/** [spell.4] Carries out `set-card` if it may happen. */
export function setCard(s: State, c: number, p: number): void {
  if (canSetCard(s, c, p)) return doSetCard(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['set-card'], [c, p], s.reasons)
}

/** [spell.4] Begins `set-card`, which may stop to ask. */
export function doSetCard(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: SetCardFrame = { proc: PROC.setCardFrame, pc: 0, answer: 0, c, p, r: NONE, r2: NONE }
  s.frames.push(frame)
}

/** [spell.1, spell.3] Whether `activate-spell` may happen. */
export function canActivateSpell(s: State, c: number, p: number): boolean {
  return (
    !forbidsInForce(s, c, p) &&
    !forbidsNoSlot(s, c, p) &&
    !forbidsNotASpell(s, c, p) &&
    !forbidsSetAsTrap(s, c, p) &&
    !forbidsBarredSpell(s, c, p) &&
    !forbidsVoidSpell(s, c, p) &&
    (s.announcing > 0 ||
      ((!(PRINTED_RANK[s.def[c]!]! === 2) || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0) &&
        (!(PRINTED_RANK[s.def[c]!]! === 2) || !(s.zones[ZONE.deck + p]!.length === 0)) &&
        (PRINTED_RANK[s.def[c]!]! === 2 ||
          PRINTED_RANK[s.def[c]!]! === 8 ||
          !isJoker(s, c) ||
          s.zones[ZONE.monsters + p]!.length === 0) &&
        (PRINTED_RANK[s.def[c]!]! === 2 ||
          PRINTED_RANK[s.def[c]!]! === 8 ||
          !isJoker(s, c) ||
          countOf(s.zones[ZONE.graveyard + p]!, (c2) => !isJoker(s, c2)) >=
            (s.options[36] === 0 /* joker-needs-two */ ? 2 : 1)) &&
        (PRINTED_RANK[s.def[c]!]! === 2
          ? true
          : PRINTED_RANK[s.def[c]!]! === 8
            ? union(family(s, ZONE.backrow), family(s, ZONE.table)).some(
                (x) =>
                  x !== c &&
                  (within(s.place[x]!, ZONE.backrow) || s.options[35] === 1) /* destroyed-while-activating */,
              )
            : isJoker(s, c)
              ? true
              : family(s, ZONE.monsters).some(
                  (m) =>
                    choosableBy(s, m, p) &&
                    matches(s, m, c) &&
                    (s.options[13] === 0 /* normal-spell-targets */ || controllerOf(s, m) !== p),
                ))))
  )
}

/** [spell.1, spell.3] Carries out `activate-spell` if it may happen. */
export function activateSpell(s: State, c: number, p: number): void {
  if (canActivateSpell(s, c, p)) return doActivateSpell(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['activate-spell'], [c, p], s.reasons)
}

/** [spell.1, spell.3] Begins `activate-spell`, which may stop to ask. */
export function doActivateSpell(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: ActivateSpellFrame = { proc: PROC.activateSpellFrame, pc: 0, answer: 0, c, p, wasSet: false }
  s.frames.push(frame)
}

/** [trap.1, trap.5] Whether `activate-trap` may happen. */
export function canActivateTrap(s: State, c: number, p: number): boolean {
  return (
    !forbidsInForceTrap(s, c, p) &&
    !forbidsSetTooLate(s, c, p) &&
    !forbidsNotATrap(s, c, p) &&
    !forbidsSetAsSpell(s, c, p) &&
    !forbidsBarredTrap(s, c, p) &&
    !forbidsVoidTrap(s, c, p) &&
    (s.announcing > 0 ||
      ((!(PRINTED_RANK[s.def[c]!]! === 1) ||
        someOf(
          s,
          ZONE.monsters,
          (m) => isFresh(s, m) && (s.options[15] === 0 /* normal-trap-scope */ || controllerOf(s, m) !== p),
        )) &&
        (PRINTED_RANK[s.def[c]!]! === 1
          ? true
          : PRINTED_RANK[s.def[c]!]! === 8
            ? union(family(s, ZONE.backrow), family(s, ZONE.table)).some(
                (x) =>
                  x !== c &&
                  (within(s.place[x]!, ZONE.backrow) || s.options[35] === 1) /* destroyed-while-activating */,
              )
            : PRINTED_RANK[s.def[c]!]! === 9
              ? union(union(family(s, ZONE.monsters), family(s, ZONE.backrow)), family(s, ZONE.table)).some(
                  (x2) => x2 !== c && (isOnField(s, x2) || s.options[35] === 1) /* destroyed-while-activating */,
                )
              : family(s, ZONE.monsters).some(
                  (m2) =>
                    isFresh(s, m2) &&
                    isFaceUp(s, m2) &&
                    matches(s, m2, c) &&
                    (s.options[15] === 0 /* normal-trap-scope */ || controllerOf(s, m2) !== p),
                ))))
  )
}

/** [trap.1, trap.5] Carries out `activate-trap` if it may happen. */
export function activateTrap(s: State, c: number, p: number): void {
  if (canActivateTrap(s, c, p)) return doActivateTrap(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['activate-trap'], [c, p], s.reasons)
}

/** [trap.1, trap.5] Begins `activate-trap`, which may stop to ask. */
export function doActivateTrap(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: ActivateTrapFrame = { proc: PROC.activateTrapFrame, pc: 0, answer: 0, c, p, wasSet: false }
  s.frames.push(frame)
}

/** [normal-spell.1, gap.normal-spell-targets] Whether `use-spell` may happen. */
export function canUseSpell(s: State, c: number, p: number): boolean {
  return (
    (!(PRINTED_RANK[s.def[c]!]! === 2) || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0) &&
    (!(PRINTED_RANK[s.def[c]!]! === 2) || !(s.zones[ZONE.deck + p]!.length === 0)) &&
    (PRINTED_RANK[s.def[c]!]! === 2 ||
      PRINTED_RANK[s.def[c]!]! === 8 ||
      !isJoker(s, c) ||
      s.zones[ZONE.monsters + p]!.length === 0) &&
    (PRINTED_RANK[s.def[c]!]! === 2 ||
      PRINTED_RANK[s.def[c]!]! === 8 ||
      !isJoker(s, c) ||
      countOf(s.zones[ZONE.graveyard + p]!, (c2) => !isJoker(s, c2)) >=
        (s.options[36] === 0 /* joker-needs-two */ ? 2 : 1))
  )
}

/** [normal-spell.1, gap.normal-spell-targets] Carries out `use-spell` if it may happen. */
export function useSpell(s: State, c: number, p: number): void {
  if (canUseSpell(s, c, p)) return doUseSpell(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['use-spell'], [c, p], s.reasons)
}

/** [normal-spell.1, gap.normal-spell-targets] Begins `use-spell`, which may stop to ask. */
export function doUseSpell(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['use-spell'], [c, p], [c])
  const frame: UseSpellFrame = { proc: PROC.useSpellFrame, pc: 0, answer: 0, c, p, m: NONE, m2: NONE }
  s.frames.push(frame)
}

/** [normal-trap.1, gap.normal-trap-scope] Whether `use-trap` may happen. */
export function canUseTrap(s: State, c: number, p: number): boolean {
  return (
    !(PRINTED_RANK[s.def[c]!]! === 1) ||
    someOf(
      s,
      ZONE.monsters,
      (m) => isFresh(s, m) && (s.options[15] === 0 /* normal-trap-scope */ || controllerOf(s, m) !== p),
    )
  )
}

/** [normal-trap.1, gap.normal-trap-scope] Carries out `use-trap` if it may happen. */
export function useTrap(s: State, c: number, p: number): void {
  if (canUseTrap(s, c, p)) return doUseTrap(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['use-trap'], [c, p], s.reasons)
}

/** [normal-trap.1, gap.normal-trap-scope] Begins `use-trap`, which may stop to ask. */
export function doUseTrap(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['use-trap'], [c, p], [c])
  const frame: UseTrapFrame = { proc: PROC.useTrapFrame, pc: 0, answer: 0, c, p, m: NONE, m2: NONE }
  s.frames.push(frame)
}

/** [rank8.1] Begins `pop`, which may stop to ask. */
export function pop(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.pop, [c, p], [c])
  const frame: PopFrame = { proc: PROC.popFrame, pc: 0, answer: 0, c, p, x: NONE, x2: NONE }
  s.frames.push(frame)
}

/** [turn.6] Begins `match`, which may stop to ask. */
export function match(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.match, [])
  s.timesDrawDuringMatch = []
  const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [start.1] Begins `set-up`, which may stop to ask. */
export function setUp(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-up'], [])
  const frame: SetUpFrame = { proc: PROC.setUpFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [gap.first-player, start.1] Begins `settle-first-player`, which may stop to ask. */
export function settleFirstPlayer(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['settle-first-player'], [])
  const frame: SettleFirstPlayerFrame = {
    proc: PROC.settleFirstPlayerFrame,
    pc: 0,
    answer: 0,
    f_: NONE,
    f_2: NONE,
    f_3: NONE,
    f_4: NONE,
  }
  s.frames.push(frame)
}

/** [turn.6] Begins `turn`, which may stop to ask. */
export function turn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.turn, [p])
  s.timesNormalSummonDuringTurn = []
  s.timesSetMonsterDuringTurn = []
  s.timesActivateSpellDuringTurn = []
  s.timesChangePositionDuringTurn = []
  s.timesBattlePhaseDuringTurn = []
  const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [turn.1] Whether `draw-phase` may happen. */
export function canDrawPhase(s: State, p: number): boolean {
  return !forbidsNoFirstDraw(s, p)
}

/** [turn.1] Carries out `draw-phase` if it may happen. */
export function drawPhase(s: State, p: number): void {
  if (canDrawPhase(s, p)) return doDrawPhase(s, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['draw-phase'], [p], s.reasons)
}

/** [turn.1] Begins `draw-phase`, which may stop to ask. */
export function doDrawPhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['draw-phase'], [p])
  const frame: DrawPhaseFrame = { proc: PROC.drawPhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [turn.3, turn.5] Begins `main`, which may stop to ask. */
export function main(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.main, [p])
  s.timesDrawDuringMain = []
  s.timesDestroyDuringMain = 0
  const frame: MainFrame = { proc: PROC.mainFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [turn.4, battle.11] Whether `battle-phase` may happen. */
export function canBattlePhase(s: State, p: number): boolean {
  return !forbidsNoFirstBattle(s, p)
}

/** [turn.4, battle.11] Carries out `battle-phase` if it may happen. */
export function battlePhase(s: State, p: number): void {
  if (canBattlePhase(s, p)) return doBattlePhase(s, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['battle-phase'], [p], s.reasons)
}

/** [turn.4, battle.11] Begins `battle-phase`, which may stop to ask. */
export function doBattlePhase(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['battle-phase'], [p])
  s.timesDrawDuringBattlePhase = {}
  s.timesHurtDuringBattlePhase = 0
  s.timesBattlePhaseDuringTurn[p] = (s.timesBattlePhaseDuringTurn[p] ?? 0) + 1
  const frame: BattlePhaseFrame = { proc: PROC.battlePhaseFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [gap.hand-limit] Begins `hand-check`, which may stop to ask. */
export function handCheck(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['hand-check'], [p])
  const frame: HandCheckFrame = {
    proc: PROC.handCheckFrame,
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

/** [turn.2] Carries out `draw`. */
export function draw(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.draw, [n, p])
  s.timesDrawDuringMatch[p] = (s.timesDrawDuringMatch[p] ?? 0) + 1
  s.timesDrawDuringMain[p] = (s.timesDrawDuringMain[p] ?? 0) + 1
  s.timesDrawDuringBattlePhase[`${n},${p}`] = (s.timesDrawDuringBattlePhase[`${n},${p}`] ?? 0) + 1
  for (const each of top(s.zones[ZONE.deck + p]!, n)) {
    move(s, each, ZONE.hand + p)
  }
}

/** [battle.5] Carries out `destroy`. */
export function destroy(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.destroy, [c], [c])
  s.timesDestroyDuringMain += 1
  move(s, c, ZONE.graveyard + s.owner[c]!)
}

/** [normal-trap.1] Carries out `banish`. */
export function banish(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.banish, [c], [c])
  move(s, c, ZONE.banished + s.owner[c]!)
}

/** [rank9.1] Carries out `take-back`. */
export function takeBack(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['take-back'], [c], [c])
  move(s, c, ZONE.hand + s.owner[c]!)
}

/** [synchro.1, diamond.3] Carries out `send`. */
export function send(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.send, [c], [c])
  move(s, c, ZONE.graveyard + s.owner[c]!)
}

/** [battle.2] Carries out `hurt`. */
export function hurt(s: State, q: number, n: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.hurt, [q, n])
  s.timesHurtDuringBattlePhase += 1
  s.life[q] = s.life[q]! - n
  if (matchesAfterHurt(s, q, n)) {
    afterHurt(s)
    if (s.over) return
  }
}

/** [heart.4] Carries out `gain`. */
export function gain(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.gain, [n, p])
  s.life[p] = s.life[p]! + n
}

/** [spade.1] Whether `pay` may happen. */
export function canPay(s: State, n: number, p: number): boolean {
  return s.life[p]! > n || (s.options[5] === 1 /* pay-to-zero */ && s.life[p]! === n)
}

/** [spade.1] Carries out `pay` if it may happen. */
export function pay(s: State, n: number, p: number): void {
  if (canPay(s, n, p)) return doPay(s, n, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT.pay, [n, p], s.reasons)
}

/** [spade.1] Carries out `pay`. */
export function doPay(s: State, n: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.pay, [n, p])
  s.life[p] = s.life[p]! - n
  if (matchesAfterPay(s, n, p)) {
    afterPay(s, p)
    if (s.over) return
  }
}

/** [life.2] Carries out `check-lives`. */
export function checkLives(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['check-lives'], [])
  if (seats(s).some((p) => s.life[p]! <= 0)) {
    for (const p2 of seats(s)) {
      if (s.life[p2]! <= 0) {
        s.result[p2] = 0 - 1
        s.result[opponentOf(s, p2)] = 1
      }
    }
    // [gap.simultaneous-loss]
    if (!seats(s).some((p3) => s.life[p3]! > 0)) {
      for (const p4 of seats(s)) {
        s.result[p4] = 0
      }
      if (s.options[3] === 1 /* simultaneous-loss */) {
        s.result[s.turnPlayer] = 0 - 1
        s.result[opponentOf(s, s.turnPlayer)] = 1
      }
    }
    endGame(s)
    return
  }
}

/** [gap.deck-out] Carries out `lose`. */
export function lose(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.lose, [p])
  s.result[p] = 0 - 1
  s.result[opponentOf(s, p)] = 1
  endGame(s)
  return
}

/** [summon.1] Whether `normal-summon` may happen. */
export function canNormalSummon(s: State, c: number, p: number): boolean {
  return (
    !forbidsOneSummon(s, c, p) &&
    !forbidsCannotNormalSummon(s, c, p) &&
    !forbidsBarredSummon(s, c, p) &&
    (s.announcing > 0 ||
      (matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
        ? completable(program, s, (t) => doNormalSummon(t, c, p))
        : mayEnter(s, c, ZONE.monsters + p)))
  )
}

/** [summon.1] Carries out `normal-summon` if it may happen. */
export function normalSummon(s: State, c: number, p: number): void {
  if (canNormalSummon(s, c, p)) return doNormalSummon(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['normal-summon'], [c, p], s.reasons)
}

/** [summon.1] Begins `normal-summon`, which may stop to ask. */
export function doNormalSummon(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: NormalSummonFrame = { proc: PROC.normalSummonFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [summon.3] Whether `set-monster` may happen. */
export function canSetMonster(s: State, c: number, p: number): boolean {
  return (
    !forbidsSetCounts(s, c, p) &&
    !forbidsCannotSetMonster(s, c, p) &&
    !forbidsNeverSet(s, c, p) &&
    !forbidsBarredSetMonster(s, c, p) &&
    (s.announcing > 0 ||
      (matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
        ? completable(program, s, (t) => doSetMonster(t, c, p))
        : mayEnter(s, c, ZONE.monsters + p)))
  )
}

/** [summon.3] Carries out `set-monster` if it may happen. */
export function setMonster(s: State, c: number, p: number): void {
  if (canSetMonster(s, c, p)) return doSetMonster(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['set-monster'], [c, p], s.reasons)
}

/** [summon.3] Begins `set-monster`, which may stop to ask. */
export function doSetMonster(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: SetMonsterFrame = { proc: PROC.setMonsterFrame, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [summon.5, summon.6] Whether `special-summon` may happen. */
export function canSpecialSummon(s: State, c: number, p: number): boolean {
  return (
    !forbidsCannotSpecialSummon(s, c, p) &&
    !forbidsBarredSpecial(s, c, p) &&
    (s.announcing > 0 ||
      (matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
        ? completable(program, s, (t) => doSpecialSummon(t, c, p))
        : [POSITION.attack, POSITION.defence].some(
            (q) => !forbidsNeverDefends(s, c, q, p) && mayEnter(s, c, ZONE.monsters + p),
          )))
  )
}

/** [summon.5, summon.6] Carries out `special-summon` if it may happen. */
export function specialSummon(s: State, c: number, p: number): void {
  if (canSpecialSummon(s, c, p)) return doSpecialSummon(s, c, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['special-summon'], [c, p], s.reasons)
}

/** [summon.5, summon.6] Begins `special-summon`, which may stop to ask. */
export function doSpecialSummon(s: State, c: number, p: number): void {
  if (s.over) return
  const frame: SpecialSummonFrame = { proc: PROC.specialSummonFrame, pc: 0, answer: 0, c, p, q: NONE, q2: NONE }
  s.frames.push(frame)
}

/** [summon.5] Whether `special-summon-as` may happen. */
export function canSpecialSummonAs(s: State, c: number, q: number, p: number): boolean {
  return !forbidsNeverDefends(s, c, q, p)
}

/** [summon.5] Carries out `special-summon-as` if it may happen. */
export function specialSummonAs(s: State, c: number, q: number, p: number): void {
  if (canSpecialSummonAs(s, c, q, p)) return doSpecialSummonAs(s, c, q, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['special-summon-as'], [c, q, p], s.reasons)
}

/** [summon.5] Carries out `special-summon-as`. */
export function doSpecialSummonAs(s: State, c: number, q: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['special-summon-as'], [c, q, p], [c])
  move(s, c, ZONE.monsters + p)
  s.position[c] = q
  arrive(s, c)
}

/** [summon.1] Carries out `arrive`. */
export function arrive(s: State, c: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.arrive, [c], [c])
  s.clock += 1
  s.upSince[c] = s.clock
  s.fresh[c] = true
}

/** [synchro.1] Whether `synchro-summon` may happen. */
export function canSynchroSummon(s: State, s_: number, p: number): boolean {
  return (
    s.announcing > 0 ||
    (fillable(
      [],
      s.zones[ZONE.monsters + p]!,
      [2, monsterZonesOf(s)],
      (m2) =>
        sumOf(m2, (each) => valueOf(s, each)) === PRINTED_RANK[s.def[s_]!]! &&
        m2
          .map((each2) => PRINTED_SUIT[s.def[each2]!]!)
          .filter((found) => !(found === NONE))
          .includes(PRINTED_SUIT[s.def[s_]!]!) &&
        (s.options[19] === 0 /* face-down-material */ || !m2.some((m3) => !isFaceUp(s, m3))) &&
        (s.options[20] === 0 /* synchro-as-material */ || !m2.some((m4) => isSynchro(s, m4))),
      27,
    ) &&
      completable(program, s, (t) => doSynchroSummon(t, s_, p)))
  )
}

/** [synchro.1] Carries out `synchro-summon` if it may happen. */
export function synchroSummon(s: State, s_: number, p: number): void {
  if (canSynchroSummon(s, s_, p)) return doSynchroSummon(s, s_, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['synchro-summon'], [s_, p], s.reasons)
}

/** [synchro.1] Begins `synchro-summon`, which may stop to ask. */
export function doSynchroSummon(s: State, s_: number, p: number): void {
  if (s.over) return
  const frame: SynchroSummonFrame = {
    proc: PROC.synchroSummonFrame,
    pc: 0,
    answer: 0,
    s_,
    p,
    m: NONE,
    m2: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [diamond-synchro.1] Begins `name-for`, which may stop to ask. */
export function nameFor(s: State, s_: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['name-for'], [s_, p], [s_])
  const frame: NameForFrame = { proc: PROC.nameForFrame, pc: 0, answer: 0, s_, p }
  s.frames.push(frame)
}

/** [spade-synchro.2] Effect of `blast-effect`. */
function blastEffect(s: State, x: number, you: number): void {
  let swept: readonly number[] = [...family(s, ZONE.monsters), ...family(s, ZONE.backrow)].filter(
    (c) =>
      isFaceUp(s, c) &&
      valueOf(s, c) <= x &&
      (s.options[24] === 0 /* spade-synchro-own-cards */ || holder(s, c) !== you),
  )
  fallTogether(s, swept)
  for (const each of swept.filter((c2) => !isJewel(s, c2))) {
    destroy(s, each)
  }
  for (const each2 of swept.filter((c3) => isFaceUp(s, c3))) {
    destroy(s, each2)
  }
}

/** [heart-synchro.2] Effect of `insight-effect`. */
function insightEffect(s: State, you: number, d: number): void {
  const frame: InsightEffectFrame = { proc: PROC.insightEffectFrame, pc: 0, answer: 0, you, d, looked: [] }
  s.frames.push(frame)
}

/** [diamond.3] Effect of `diamond-call-effect`. */
function diamondCallEffect(s: State, you: number): void {
  const frame: DiamondCallEffectFrame = {
    proc: PROC.diamondCallEffectFrame,
    pc: 0,
    answer: 0,
    you,
    y: NONE,
    y2: NONE,
    t2: [],
  }
  s.frames.push(frame)
}

/** [normal-spell.1, gap.normal-spell-targets] Effect of `use-spell-effect`. */
function useSpellEffect(s: State, m: number, _p: number): void {
  if (within(s.place[m]!, ZONE.monsters)) {
    destroy(s, m)
  }
}

/** [joker.1] */
function useSpellOfText3(s: State, c: number, p: number): void {
  // [joker.2]
  addEffect(s, ZONE.chain, PROC.useSpellEffectFrame2, p, c, false, [p])
}

/** [joker.2] Effect of `use-spell-effect`. */
function useSpellEffect2(s: State, p: number): void {
  const frame: UseSpellEffectFrame = {
    proc: PROC.useSpellEffectFrame2,
    pc: 0,
    answer: 0,
    p,
    c: NONE,
    found: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [rank8.1] */
function useSpellOfText2(s: State, c: number, p: number): void {
  const frame: UseSpellFrame2 = { proc: PROC.useSpellFrame2, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [rank2.1] */
function useSpellOfText(s: State, c: number, p: number): void {
  addEffect(s, ZONE.chain, PROC.useSpellEffectFrame3, p, c, false, [p])
}

/** [rank2.1] Effect of `use-spell-effect`. */
function useSpellEffect3(s: State, p: number): void {
  const frame: UseSpellEffectFrame2 = {
    proc: PROC.useSpellEffectFrame3,
    pc: 0,
    answer: 0,
    p,
    looked: [],
    c: NONE,
    c2: NONE,
  }
  s.frames.push(frame)
}

/** [normal-trap.1, gap.normal-trap-scope] Effect of `use-trap-effect`. */
function useTrapEffect(s: State, m: number, _p: number): void {
  if (within(s.place[m]!, ZONE.monsters)) {
    banish(s, m)
  }
}

/** [rank9.1] */
function useTrapOfText3(s: State, c: number, p: number): void {
  const frame: UseTrapFrame2 = { proc: PROC.useTrapFrame2, pc: 0, answer: 0, c, p, x: NONE, x2: NONE }
  s.frames.push(frame)
}

/** [rank9.1] Effect of `use-trap-effect`. */
function useTrapEffect2(s: State, x: number, _p: number): void {
  if (isOnField(s, x) || within(s.place[x]!, ZONE.table)) {
    takeBack(s, x)
  }
}

/** [spell.8] */
function useTrapOfText2(s: State, c: number, p: number): void {
  const frame: UseTrapFrame3 = { proc: PROC.useTrapFrame3, pc: 0, answer: 0, c, p }
  s.frames.push(frame)
}

/** [rank1.1] */
function useTrapOfText(s: State, c: number, p: number): void {
  // [rank1.2]
  addEffect(s, ZONE.chain, PROC.useTrapEffectFrame3, p, c, false, [p])
}

/** [rank1.2] Effect of `use-trap-effect`. */
function useTrapEffect3(s: State, _p: number): void {
  fallTogether(s, family(s, ZONE.monsters))
  for (const each of family(s, ZONE.monsters).filter((m) => !isJewel(s, m))) {
    destroy(s, each)
  }
  for (const each2 of family(s, ZONE.monsters).slice()) {
    destroy(s, each2)
  }
}

/** [rank8.1] Effect of `pop-effect`. */
function popEffect(s: State, x: number, _p: number): void {
  if (within(s.place[x]!, ZONE.backrow) || within(s.place[x]!, ZONE.table)) {
    destroy(s, x)
  }
}

/** [diamond-synchro.1] */
function nameForOfText(s: State, s_: number, p: number): void {
  const frame: NameForFrame2 = {
    proc: PROC.nameForFrame2,
    pc: 0,
    answer: 0,
    s_,
    p,
    u: NONE,
    u2: NONE,
    v: NONE,
    v2: NONE,
  }
  s.frames.push(frame)
}

/** [spade.2] Effect of `slash`. */
function slash(s: State, you: number, m: number): void {
  hurt(s, opponentOf(s, you), Math.max(1, divide(valueOf(s, m), 2)))
}

/** [spade-synchro.1] Effect of `when-battle-destroy`. */
function whenBattleDestroy(s: State, you: number, m: number): void {
  hurt(
    s,
    opponentOf(s, you),
    s.options[22] === 0 /* spade-synchro-rounding */ ? Math.max(1, divide(valueOf(s, m), 2)) : divide(valueOf(s, m), 2),
  )
}

/** [heart.4] Effect of `comfort`. */
function comfort(s: State, you: number, c: number): void {
  gain(s, valueOf(s, c), you)
}

/** [gap.heart-heal-on-special] Effect of `comfort-anyhow`. */
function comfortAnyhow(s: State, you: number, c: number): void {
  gain(s, valueOf(s, c), you)
}

/** [club.2] Effect of `harvest`. */
function harvest(s: State, m: number, you: number): void {
  const frame: HarvestFrame = {
    proc: PROC.harvestFrame,
    pc: 0,
    answer: 0,
    m,
    you,
    n: NONE,
    c: NONE,
    back: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [club-synchro.1] Effect of `last-gift`. */
function lastGift(s: State, you: number): void {
  const frame: LastGiftFrame = { proc: PROC.lastGiftFrame, pc: 0, answer: 0, you, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [life.2] */
function afterHurt(s: State): void {
  checkLives(s)
}

/** [life.2] */
function afterPay(s: State, _q: number): void {
  checkLives(s)
}

/** [synchro.6, synchro.7] */
function goesHome(s: State, k: number): void {
  move(s, k, ZONE.extra + s.owner[k]!)
}

/** [synchro.6] */
function forgetsNames(s: State, k: number): void {
  s.namedSuit[k] = NONE
  s.namedRank[k] = NONE
}

/** Takes a pending effect away and carries it out. */
export function resolveEffect(s: State, id: number): void {
  descend(15)
  resolveEffectInside(s, id)
  ascend()
}

/** The same, when it is counted. */
function resolveEffectInside(s: State, id: number): void {
  const effect = takeEffect(s, id, EFFECT_ZONES)
  if (effect === null) return
  const { captured } = effect
  switch (effect.body) {
    case 11 /* blast-effect */:
      return blastEffect(s, captured[0] as number, captured[1] as number)
    case 13 /* insight-effect */:
      return insightEffect(s, captured[0] as number, captured[1] as number)
    case 20 /* diamond-call-effect */:
      return diamondCallEffect(s, captured[0] as number)
    case 26 /* use-spell-effect */:
      return useSpellEffect(s, captured[0] as number, captured[1] as number)
    case 27 /* use-spell-effect */:
      return useSpellEffect2(s, captured[0] as number)
    case 29 /* use-spell-effect */:
      return useSpellEffect3(s, captured[0] as number)
    case 31 /* use-trap-effect */:
      return useTrapEffect(s, captured[0] as number, captured[1] as number)
    case 33 /* use-trap-effect */:
      return useTrapEffect2(s, captured[0] as number, captured[1] as number)
    case 35 /* use-trap-effect */:
      return useTrapEffect3(s, captured[0] as number)
    case 37 /* pop-effect */:
      return popEffect(s, captured[0] as number, captured[1] as number)
    case 52 /* slash */:
      return slash(s, captured[0] as number, captured[1] as number)
    case 53 /* when-battle-destroy */:
      return whenBattleDestroy(s, captured[0] as number, captured[1] as number)
    case 54 /* comfort */:
      return comfort(s, captured[0] as number, captured[1] as number)
    case 55 /* comfort-anyhow */:
      return comfortAnyhow(s, captured[0] as number, captured[1] as number)
    case 56 /* harvest */:
      return harvest(s, captured[0] as number, captured[1] as number)
    case 57 /* last-gift */:
      return lastGift(s, captured[0] as number)
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
        goesRound(0)
        f.pc = 2
        lineUp(s)
        return
      }
      case 2 /* after line-up */: {
        s.passes = 0
        // [gap.first-responder]
        s.answerer = s.options[40] === 0 /* first-responder */ ? s.turnPlayer : opponentOf(s, s.turnPlayer)
        f.pc = 3
        continue
      }
      case 3: {
        goesRound(1)
        f.pc = 5
        ask(s, f, 1, s.answerer, true)
        return
      }
      case 4: {
        s.answerer = opponentOf(s, s.answerer)
        if (!(s.passes === 2)) {
          f.pc = 3
          continue
        }
        for (const m2 of family(s, ZONE.monsters).filter((m) => isFresh(s, m))) {
          s.fresh[m2] = false
        }
        f.pc = 7
        runChain(s)
        return
      }
      case 5 /* after the answer */: {
        if (f.answer !== 0) {
          s.passes = 0
          f.pc = 6
          lineUp(s)
          return
        }
        s.passes += 1
        f.pc = 4
        continue
      }
      case 6 /* after line-up */: {
        // [gap.chain]
        if (!(s.options[33] === 1 /* chain-order */)) {
          f.pc = 4
          continue
        }
        f.pc = 4
        runChain(s)
        return
      }
      case 7 /* after run-chain */: {
        if (s.zones[ZONE.waiting]!.length === 0 && !someOf(s, ZONE.monsters, (m3) => isFresh(s, m3))) {
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

/** Goes on with `window-if-due`. */
export function stepWindowIfDue(s: State, f: WindowIfDueFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(
        someOf(s, ZONE.monsters, (m) => isFresh(s, m)) ||
        !(s.zones[ZONE.chain]!.length === 0) ||
        !(s.zones[ZONE.waiting]!.length === 0)
      )) {
        s.frames.pop()
        return
      }
      f.pc = 1
      window(s)
      return
    }
    case 1 /* after window */: {
      s.frames.pop()
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
        goesRound(3)
        if (!(s.zones[ZONE.chain]!.length > s.linksBelow)) {
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
        if (!(s.zones[ZONE.chain]!.length <= s.linksBelow)) {
          f.pc = 1
          continue
        }
        // [gap.activated-card-leaves]
        for (const c2 of family(s, ZONE.table).filter((c) => !isInUse(s, c))) {
          clearAway(s, c2)
        }
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `run-link`. */
export function stepRunLink(s: State, f: RunLinkFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.used = s.effects[f.e]?.source ?? NONE
        if (!isVoidOnChain(s, f.used)) {
          f.pc = 1
          resolveEffect(s, f.e)
          return
        }
        takeEffect(s, f.e, EFFECT_ZONES)
        f.pc = 1
        continue
      }
      case 1: {
        s.inUse[f.used] = false
        // [gap.activated-card-leaves]
        if (within(s.place[f.used]!, ZONE.table) && s.options[39] === 0 /* activated-card-leaves */) {
          clearAway(s, f.used)
        }
        s.frames.pop()
        return
      }
      default:
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
        goesRound(6)
        if (!!(s.zones[ZONE.waiting]!.length === 0)) {
          f.pc = 2
          continue
        }
        f.least2 = least(s.zones[ZONE.waiting]!.map((each) => orderKeyOf(s, each)))
        f.ready = s.zones[ZONE.waiting]!.filter((e4) => orderKeyOf(s, e4) === f.least2)
        f.chooser =
          s.options[41] === 1 /* same-time-triggers */
            ? s.turnPlayer
            : ((it0: number) => (it0 === NONE ? NONE : (s.effects[it0]?.controller ?? NONE)))(f.ready[0] ?? NONE)
        f.pc = 3
        ask(s, f, 2, f.chooser, false)
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
        if (s.reasons !== null) s.reasons.push(0)
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
        ask(s, f, 3, s.effects[f.e]?.controller ?? NONE, true)
        return
      }
      putOnChain(s, f.e)
      s.frames.pop()
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        takeEffect(s, f.e, EFFECT_ZONES)
        s.frames.pop()
        return
      }
      putOnChain(s, f.e)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `attack-directly`. */
export function stepAttackDirectly(s: State, f: AttackDirectlyFrame): void {
  switch (f.pc) {
    case 0: {
      noteAttack(s, f.a)
      f.pc = 1
      window(s)
      return
    }
    case 1 /* after window */: {
      if (s.place[f.a] === ZONE.monsters + f.p && s.position[f.a]! === POSITION.attack) {
        hurt(s, opponentOf(s, f.p), valueOf(s, f.a))
        if (s.over) return
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `attack`. */
export function stepAttack(s: State, f: AttackFrame): void {
  switch (f.pc) {
    case 0: {
      noteAttack(s, f.a)
      f.pc = 1
      window(s)
      return
    }
    case 1 /* after window */: {
      if (!(s.place[f.a] === ZONE.monsters + f.p && s.position[f.a]! === POSITION.attack)) {
        s.frames.pop()
        return
      }
      if (within(s.place[f.t2]!, ZONE.monsters)) {
        battle(s, f.a, f.t2, f.p)
        if (s.over) return
        s.frames.pop()
        return
      }
      // [gap.battle-target-lost]
      if (!(s.options[34] === 1 /* battle-target-lost */)) {
        s.frames.pop()
        return
      }
      f.pc = 2
      ask(s, f, 4, f.p, false)
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(1)
        f.u2 = NONE
        s.frames.pop()
        return
      }
      f.u2 = f.answer - 1
      battle(s, f.a, f.u2, f.p)
      if (s.over) return
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `spade-call`. */
export function stepSpadeCall(s: State, f: SpadeCallFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      pay(s, valueOf(s, f.this_), f.you)
      if (s.over) return
      f.pc = 1
      specialSummon(s, f.this_, f.you)
      return
    }
    case 1 /* after special-summon */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['spade-call'], [f.this_, f.you], [f.this_])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `blast`. */
export function stepBlast(s: State, f: BlastFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.pc = 2
        ask(s, f, 5, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.blast, [f.this_, f.you], [f.this_])
        // [gap.destroyed-while-activating]
        s.inUse[f.this_] = true
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(2)
          f.x2 = NONE
          f.pc = 1
          continue
        }
        f.x2 = f.answer - 1000001
        pay(s, f.x2, f.you)
        if (s.over) return
        addEffect(s, ZONE.chain, PROC.blastEffectFrame, f.you, f.this_, false, [f.x2, f.you])
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `insight`. */
export function stepInsight(s: State, f: InsightFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.excess = s.life[f.you]! - s.life[opponentOf(s, f.you)]!
        // [gap.heart-synchro-payment]
        f.pc = 2
        ask(s, f, 6, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.insight, [f.this_, f.you], [f.this_])
        // [gap.destroyed-while-activating]
        s.inUse[f.this_] = true
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(3)
          f.d2 = NONE
          f.pc = 1
          continue
        }
        f.d2 = f.answer - 1000001
        pay(s, f.d2, f.you)
        if (s.over) return
        // [heart-synchro.2]
        addEffect(s, ZONE.chain, PROC.insightEffectFrame, f.you, f.this_, false, [f.you, f.d2])
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `use-looked`. */
export function stepUseLooked(s: State, f: UseLookedFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 7, f.p, false)
      return
    }
    case 1 /* after set-looked */: {
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
        summonLooked(s, f.looked, f.p)
        return
      }
      if (f.answer === 2) {
        f.pc = 1
        castLooked(s, f.looked, f.p)
        return
      }
      if (f.answer === 3) {
        f.pc = 1
        setLooked(s, f.looked, f.p)
        return
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `summon-looked`. */
export function stepSummonLooked(s: State, f: SummonLookedFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.pc = 2
        ask(s, f, 8, f.p, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['summon-looked'], [NONE, f.p])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 1
          specialSummon(s, f.c2, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(4)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `cast-looked`. */
export function stepCastLooked(s: State, f: CastLookedFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.pc = 3
        ask(s, f, 9, f.p, false)
        return
      }
      case 1 /* after run-link */: {
        s.frames.pop()
        return
      }
      case 2: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['cast-looked'], [NONE, f.p])
        // [gap.heart-synchro-activation]
        if (s.options[18] === 0 /* heart-synchro-activation */) {
          f.pc = 1
          {
            const part = s.zones[ZONE.chain]!.at(-1) ?? NONE
            if (part !== NONE) runLink(s, part)
            else refuse(s)
          }
          return
        }
        f.below = s.linksBelow
        s.linksBelow = s.zones[ZONE.chain]!.length - 1
        f.pc = 4
        window(s)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 2
          activateSpell(s, f.c2, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(5)
        f.c2 = NONE
        f.pc = 2
        continue
      }
      case 4 /* after window */: {
        s.linksBelow = f.below
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `set-looked`. */
export function stepSetLooked(s: State, f: SetLookedFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.pc = 2
        ask(s, f, 10, f.p, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-looked'], [NONE, f.p])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer !== 0) {
          f.c2 = f.answer - 1
          f.pc = 1
          setCard(s, f.c2, f.p)
          return
        }
        refuse(s)
        if (s.reasons !== null) s.reasons.push(6)
        f.c2 = NONE
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `club-call`. */
export function stepClubCall(s: State, f: ClubCallFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.pc = 2
        ask(s, f, 11, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['club-call'], [f.this_, f.you], [f.this_])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(7)
          f.c2 = NONE
          f.pc = 1
          continue
        }
        f.c2 = f.answer - 1
        move(s, f.c2, ZONE.graveyard + f.you)
        f.pc = 1
        specialSummon(s, f.this_, f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `diamond-call`. */
export function stepDiamondCall(s: State, f: DiamondCallFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        if (!!(fieldOf(s, opponentOf(s, f.you)).length === 0)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(8)
          s.frames.pop()
          return
        }
        f.pc = 2
        ask(s, f, 12, f.you, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['diamond-call'], [f.this_, f.you], [f.this_])
        // [diamond.4]
        if (within(s.place[f.this_]!, ZONE.monsters)) {
          addEffect(s, ZONE.waiting, PROC.diamondCallEffectFrame, f.you, f.this_, false, [f.you])
        }
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(9)
          f.x2 = NONE
          f.pc = 1
          continue
        }
        f.x2 = f.answer - 1
        // [gap.synchro-pays-send-cost]
        if (!(!isSynchro(s, f.x2) || s.options[21] === 0 /* synchro-pays-send-cost */)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(10)
          s.frames.pop()
          return
        }
        send(s, f.x2)
        f.pc = 1
        specialSummon(s, f.this_, f.you)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `compensate`. */
export function stepCompensate(s: State, f: CompensateFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = f.t2
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
        specialSummon(s, f.c, f.p)
        return
      }
      case 2 /* after special-summon */: {
        // [gap.blocked-top-card]
        if (s.place[f.c] === ZONE.deck + f.p && s.options[32] === 1 /* blocked-top-card */) {
          move(s, f.c, ZONE.graveyard + f.p)
        }
        f.pc = 1
        continue
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
      move(s, f.c, ZONE.backrow + f.p)
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-card'], [f.c, f.p], [f.c])
      // [gap.face-down-role]
      if (!(s.options[8] === 1 /* face-down-role */)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      ask(s, f, 14, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(11)
        f.r2 = NONE
        s.frames.pop()
        return
      }
      f.r2 = f.answer - 1
      s.setRole[f.c] = f.r2
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `activate-spell`. */
export function stepActivateSpell(s: State, f: ActivateSpellFrame): void {
  switch (f.pc) {
    case 0: {
      f.wasSet = within(s.place[f.c]!, ZONE.backrow)
      s.announcing += 1
      f.pc = 1
      useSpell(s, f.c, f.p)
      return
    }
    case 1 /* after use-spell */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['activate-spell'], [f.c, f.p], [f.c])
      if (PRINTED_RANK[s.def[f.c]!]! === 2)
        s.timesActivateSpellDuringTurn[f.p] = (s.timesActivateSpellDuringTurn[f.p] ?? 0) + 1
      move(s, f.c, ZONE.table + f.p)
      s.inUse[f.c] = true
      // [gap.negation-zones]
      if (f.wasSet) {
        s.fromField[f.c] = true
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `activate-trap`. */
export function stepActivateTrap(s: State, f: ActivateTrapFrame): void {
  switch (f.pc) {
    case 0: {
      f.wasSet = within(s.place[f.c]!, ZONE.backrow)
      s.announcing += 1
      f.pc = 1
      useTrap(s, f.c, f.p)
      return
    }
    case 1 /* after use-trap */: {
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['activate-trap'], [f.c, f.p], [f.c])
      move(s, f.c, ZONE.table + f.p)
      s.inUse[f.c] = true
      // [gap.negation-zones]
      if (f.wasSet) {
        s.fromField[f.c] = true
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `use-spell`. */
export function stepUseSpell(s: State, f: UseSpellFrame): void {
  switch (f.pc) {
    case 0: {
      // [rank2.1]
      if (PRINTED_RANK[s.def[f.c]!]! === 2) {
        // [rank2.1]
        useSpellOfText(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [rank8.1]
      if (PRINTED_RANK[s.def[f.c]!]! === 8) {
        // [rank8.1]
        f.pc = 1
        useSpellOfText2(s, f.c, f.p)
        return
      }
      // [joker.1]
      if (!isJoker(s, f.c)) {
        f.pc = 2
        ask(s, f, 15, f.p, false)
        return
      }
      // [joker.1]
      useSpellOfText3(s, f.c, f.p)
      s.frames.pop()
      return
    }
    case 1 /* after use-spell */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(12)
        f.m2 = NONE
        s.frames.pop()
        return
      }
      f.m2 = f.answer - 1
      addEffect(s, ZONE.chain, PROC.useSpellEffectFrame, f.p, f.c, false, [f.m2, f.p])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `use-trap`. */
export function stepUseTrap(s: State, f: UseTrapFrame): void {
  switch (f.pc) {
    case 0: {
      // [rank1.1]
      if (PRINTED_RANK[s.def[f.c]!]! === 1) {
        // [rank1.1]
        useTrapOfText(s, f.c, f.p)
        s.frames.pop()
        return
      }
      // [spell.8]
      if (PRINTED_RANK[s.def[f.c]!]! === 8) {
        // [spell.8]
        f.pc = 1
        useTrapOfText2(s, f.c, f.p)
        return
      }
      // [rank9.1]
      if (!(PRINTED_RANK[s.def[f.c]!]! === 9)) {
        f.pc = 2
        ask(s, f, 18, f.p, false)
        return
      }
      // [rank9.1]
      f.pc = 1
      useTrapOfText3(s, f.c, f.p)
      return
    }
    case 1 /* after use-trap */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(13)
        f.m2 = NONE
        s.frames.pop()
        return
      }
      f.m2 = f.answer - 1
      addEffect(s, ZONE.chain, PROC.useTrapEffectFrame, f.p, f.c, false, [f.m2, f.p])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `pop`. */
export function stepPop(s: State, f: PopFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 20, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(14)
        f.x2 = NONE
        s.frames.pop()
        return
      }
      f.x2 = f.answer - 1
      addEffect(s, ZONE.chain, PROC.popEffectFrame, f.p, f.c, false, [f.x2, f.p])
      s.frames.pop()
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
        goesRound(14)
        f.pc = 2
        turn(s, s.turnPlayer)
        return
      }
      case 2 /* after turn */: {
        // [gap.turn-limit]
        if (s.options[4] === 0 /* turn-limit */ && s.turnNumber >= longestGameOf(s)) {
          endGame(s)
          return
        }
        s.turnPlayer = opponentOf(s, s.turnPlayer)
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
  switch (f.pc) {
    case 0: {
      for (const p of seats(s)) {
        // [setup.1]
        for (const d of DEFINITIONS) {
          if (!isSynchroAsPrinted(s, d)) {
            const made = createCard(s, d, ZONE.deck + p)
            if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
          }
        }
        // [setup.2, synchro.4]
        for (const d2 of DEFINITIONS) {
          if (isSynchroAsPrinted(s, d2)) {
            const made2 = createCard(s, d2, ZONE.extra + p)
            if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made2, s.place[made2]!], [made2])
          }
        }
        if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + p)
        shuffle(s, ZONE.deck + p)
        loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
        // [start.1]
        for (const each of top(s.zones[ZONE.deck + p]!, openingHandOf(s))) {
          // [start.1]
          move(s, each, ZONE.dealt + p)
        }
      }
      f.pc = 1
      settleFirstPlayer(s)
      return
    }
    case 1 /* after settle-first-player */: {
      // [start.2]
      for (const p2 of seats(s)) {
        for (const each2 of s.zones[ZONE.dealt + p2]!.slice()) {
          move(s, each2, ZONE.hand + p2)
        }
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `settle-first-player`. */
export function stepSettleFirstPlayer(s: State, f: SettleFirstPlayerFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!(s.options[0] === 0 /* first-player */)) {
          f.pc = 1
          continue
        }
        f.pc = 2
        ask(s, f, 21, CHANCE, false)
        return
      }
      case 1: {
        if (!(s.options[0] === 1 /* first-player */)) {
          s.frames.pop()
          return
        }
        f.pc = 3
        ask(s, f, 22, 0, false)
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(15)
          f.f_2 = NONE
          f.pc = 1
          continue
        }
        f.f_2 = f.answer - 1
        s.turnPlayer = f.f_2
        f.pc = 1
        continue
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(16)
          f.f_4 = NONE
          s.frames.pop()
          return
        }
        f.f_4 = f.answer - 1
        s.turnPlayer = f.f_4
        s.frames.pop()
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
      drawPhase(s, f.p)
      return
    }
    case 1 /* after hand-check */: {
      s.frames.pop()
      return
    }
    case 2 /* after draw-phase */: {
      // [turn.3]
      f.pc = 3
      main(s, f.p)
      return
    }
    case 3 /* after main */: {
      f.pc = 4
      battlePhase(s, f.p)
      return
    }
    case 4 /* after battle-phase */: {
      // [turn.5]
      f.pc = 5
      main(s, f.p)
      return
    }
    case 5 /* after main */: {
      f.pc = 1
      handCheck(s, f.p)
      return
    }
  }
}

/** Goes on with `draw-phase`. */
export function stepDrawPhase(s: State, f: DrawPhaseFrame): void {
  switch (f.pc) {
    case 0: {
      // [gap.deck-out]
      if (s.zones[ZONE.deck + f.p]!.length === 0 && s.options[1] === 0 /* deck-out */) {
        lose(s, f.p)
        if (s.over) return
      }
      draw(s, cardsPerDrawOf(s), f.p)
      f.pc = 1
      window(s)
      return
    }
    case 1 /* after window */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `main`. */
export function stepMain(s: State, f: MainFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.pc = 2
        continue
      }
      case 1 /* after window */: {
        s.frames.pop()
        return
      }
      case 2: {
        f.pc = 3
        ask(s, f, 23, f.p, true)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 1
          window(s)
          return
        }
        f.pc = 2
        windowIfDue(s)
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
        // [battle.10]
        for (const c of family(s, ZONE.monsters)) {
          s.attacksMade[c] = 0
        }
        f.pc = 2
        continue
      }
      case 1 /* after window */: {
        s.frames.pop()
        return
      }
      case 2: {
        f.pc = 3
        ask(s, f, 24, f.p, true)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 1
          window(s)
          return
        }
        f.pc = 2
        windowIfDue(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `hand-check`. */
export function stepHandCheck(s: State, f: HandCheckFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        if (!!(s.options[2] === 0 /* hand-limit */)) {
          s.frames.pop()
          return
        }
        f.surplus = []
        f.atLeast1 = Math.max(0, s.zones[ZONE.hand + f.p]!.length - OPTION_NUMBERS[2]![s.options[2]!]!)
        f.atMost2 = Math.max(0, s.zones[ZONE.hand + f.p]!.length - OPTION_NUMBERS[2]![s.options[2]!]!)
        f.pc = 1
        continue
      }
      case 1: {
        if (f.surplus.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 25, f.p, f.surplus.length >= f.atLeast1, f.surplus.length)
        return
      }
      case 2: {
        if (f.surplus.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(17)
        }
        for (const each of f.surplus) {
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
        f.surplus = [...f.surplus, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `normal-summon`. */
export function stepNormalSummon(s: State, f: NormalSummonFrame): void {
  switch (f.pc) {
    case 0: {
      s.announcing += 1
      move(s, f.c, ZONE.monsters + f.p)
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['normal-summon'], [f.c, f.p], [f.c])
      s.timesNormalSummonDuringTurn[f.p] = (s.timesNormalSummonDuringTurn[f.p] ?? 0) + 1
      arrive(s, f.c)
      if (matchesComfort(s, f.c, f.p))
        addEffect(s, 0, PROC.comfortFrame, holder(s, f.c), f.c, true, [holder(s, f.c), f.c])
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
      move(s, f.c, ZONE.monsters + f.p)
      if (announced(s)) return
      if (s.log !== null) noteEvent(s, viewersOf, EVENT['set-monster'], [f.c, f.p], [f.c])
      s.timesSetMonsterDuringTurn[f.p] = (s.timesSetMonsterDuringTurn[f.p] ?? 0) + 1
      s.position[f.c] = POSITION['face-down']
      // [gap.set-and-flip-as-summon]
      if (s.options[11] === 1 /* set-and-flip-as-summon */) {
        s.fresh[f.c] = true
      }
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `special-summon`. */
export function stepSpecialSummon(s: State, f: SpecialSummonFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.pc = 2
        ask(s, f, 26, f.p, false)
        return
      }
      case 1: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['special-summon'], [f.c, f.p], [f.c])
        if (matchesComfortAnyhow(s, f.c, f.p))
          addEffect(s, 0, PROC.comfortAnyhowFrame, holder(s, f.c), f.c, true, [holder(s, f.c), f.c])
        s.frames.pop()
        return
      }
      case 2 /* after the answer */: {
        if (f.answer === 0) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(18)
          f.q2 = NONE
          f.pc = 1
          continue
        }
        f.q2 = f.answer - 1
        specialSummonAs(s, f.c, f.q2, f.p)
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `synchro-summon`. */
export function stepSynchroSummon(s: State, f: SynchroSummonFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.announcing += 1
        f.m2 = []
        f.atLeast1 = 2
        f.atMost2 = monsterZonesOf(s)
        f.pc = 1
        continue
      }
      case 1: {
        if (f.m2.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(
          s,
          f,
          27,
          f.p,
          f.m2.length >= f.atLeast1 &&
            sumOf(f.m2, (each) => valueOf(s, each)) === PRINTED_RANK[s.def[f.s_]!]! &&
            f.m2
              .map((each2) => PRINTED_SUIT[s.def[each2]!]!)
              .filter((found) => !(found === NONE))
              .includes(PRINTED_SUIT[s.def[f.s_]!]!) &&
            (s.options[19] === 0 /* face-down-material */ || !f.m2.some((m3) => !isFaceUp(s, m3))) &&
            (s.options[20] === 0 /* synchro-as-material */ || !f.m2.some((m4) => isSynchro(s, m4))),
          f.m2.length,
        )
        return
      }
      case 2: {
        if (f.m2.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(19)
        }
        // [synchro.2, synchro.3]
        if (!(sumOf(f.m2, (each) => valueOf(s, each)) === PRINTED_RANK[s.def[f.s_]!]!)) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(20)
          s.frames.pop()
          return
        }
        // [synchro.5]
        if (
          !f.m2
            .map((each2) => PRINTED_SUIT[s.def[each2]!]!)
            .filter((found) => !(found === NONE))
            .includes(PRINTED_SUIT[s.def[f.s_]!]!)
        ) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(21)
          s.frames.pop()
          return
        }
        // [gap.synchro-material-face-down, synchro.1]
        if (!(s.options[19] === 0 /* face-down-material */ || !f.m2.some((m3) => !isFaceUp(s, m3)))) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(22)
          s.frames.pop()
          return
        }
        // [gap.synchro-as-material, synchro.1]
        if (!(s.options[20] === 0 /* synchro-as-material */ || !f.m2.some((m4) => isSynchro(s, m4)))) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(23)
          s.frames.pop()
          return
        }
        // [synchro.1]
        for (const each3 of f.m2) {
          // [synchro.1]
          send(s, each3)
        }
        // [synchro.3]
        f.pc = 4
        specialSummon(s, f.s_, f.p)
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.m2 = [...f.m2, f.answer - 1]
        f.pc = 1
        continue
      }
      case 4 /* after special-summon */: {
        // [diamond-synchro.1]
        f.pc = 5
        nameFor(s, f.s_, f.p)
        return
      }
      case 5 /* after name-for */: {
        if (announced(s)) return
        if (s.log !== null) noteEvent(s, viewersOf, EVENT['synchro-summon'], [f.s_, f.p], [f.s_])
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `name-for`. */
export function stepNameFor(s: State, f: NameForFrame): void {
  switch (f.pc) {
    case 0: {
      // [diamond-synchro.1]
      if (!isDiamondSynchro(s, f.s_)) {
        s.frames.pop()
        return
      }
      // [diamond-synchro.1]
      f.pc = 1
      nameForOfText(s, f.s_, f.p)
      return
    }
    case 1 /* after name-for */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `insight-effect`. */
export function stepInsightEffect(s: State, f: InsightEffectFrame): void {
  switch (f.pc) {
    case 0: {
      f.looked = top(s.zones[ZONE.deck + f.you]!, f.d)
      for (const each of f.looked) {
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each, f.you], [each])
        showTo(s, each, f.you)
      }
      f.pc = 1
      useLooked(s, f.looked, f.you)
      return
    }
    case 1 /* after use-looked */: {
      putBack(s, f.looked, f.you)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `diamond-call-effect`. */
export function stepDiamondCallEffect(s: State, f: DiamondCallEffectFrame): void {
  switch (f.pc) {
    case 0: {
      if (!!(fieldOf(s, opponentOf(s, f.you)).length === 0)) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(24)
        s.frames.pop()
        return
      }
      f.pc = 2
      ask(s, f, 13, f.you, false)
      return
    }
    case 1 /* after compensate */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(25)
        f.y2 = NONE
        s.frames.pop()
        return
      }
      f.y2 = f.answer - 1
      destroy(s, f.y2)
      // [diamond.5]
      if (!!isOnField(s, f.y2)) {
        s.frames.pop()
        return
      }
      f.t2 = top(s.zones[ZONE.deck + opponentOf(s, f.you)] ?? [], 1)
      for (const each of f.t2) {
        for (const each2 of seats(s)) {
          if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each, each2], [each])
          showTo(s, each, each2)
        }
      }
      f.pc = 1
      compensate(s, f.t2, opponentOf(s, f.you))
      return
    }
  }
}

/** Goes on with `use-spell-effect`. */
export function stepUseSpellEffect(s: State, f: UseSpellEffectFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.found = []
        f.atLeast1 = Math.min(
          2,
          countOf(s.zones[ZONE.graveyard + f.p]!, (c2) => !isJoker(s, c2)),
        )
        f.atMost2 = Math.min(
          2,
          countOf(s.zones[ZONE.graveyard + f.p]!, (c2) => !isJoker(s, c2)),
        )
        f.pc = 1
        continue
      }
      case 1: {
        if (f.found.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 16, CHANCE, f.found.length >= f.atLeast1, f.found.length)
        return
      }
      case 2: {
        if (f.found.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(26)
        }
        for (const each of f.found) {
          move(s, each, ZONE.hand + f.p)
        }
        s.frames.pop()
        return
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
      default:
        return
    }
  }
}

/** Goes on with `use-spell`. */
export function stepUseSpell2(s: State, f: UseSpellFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      pop(s, f.c, f.p)
      return
    }
    case 1 /* after pop */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `use-spell-effect`. */
export function stepUseSpellEffect2(s: State, f: UseSpellEffectFrame2): void {
  switch (f.pc) {
    case 0: {
      f.looked = top(s.zones[ZONE.deck + f.p]!, 3)
      for (const each of f.looked) {
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [each, f.p], [each])
        showTo(s, each, f.p)
      }
      f.pc = 1
      ask(s, f, 17, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(27)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      for (const each2 of seats(s)) {
        if (s.log !== null) noteEvent(s, viewersOf, EVENT.show, [f.c2, each2], [f.c2])
        showTo(s, f.c2, each2)
      }
      move(s, f.c2, ZONE.hand + f.p)
      putBack(s, f.looked, f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `use-trap`. */
export function stepUseTrap2(s: State, f: UseTrapFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 19, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(28)
        f.x2 = NONE
        s.frames.pop()
        return
      }
      f.x2 = f.answer - 1
      addEffect(s, ZONE.chain, PROC.useTrapEffectFrame2, f.p, f.c, false, [f.x2, f.p])
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `use-trap`. */
export function stepUseTrap3(s: State, f: UseTrapFrame3): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      pop(s, f.c, f.p)
      return
    }
    case 1 /* after pop */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `name-for`. */
export function stepNameFor2(s: State, f: NameForFrame2): void {
  switch (f.pc) {
    case 0: {
      f.pc = 1
      ask(s, f, 28, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(29)
        f.u2 = NONE
        s.frames.pop()
        return
      }
      f.u2 = f.answer - 1
      f.pc = 2
      ask(s, f, 29, f.p, false)
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(30)
        f.v2 = NONE
        s.frames.pop()
        return
      }
      f.v2 = f.answer - 1000001
      s.namedSuit[f.s_] = f.u2
      s.namedRank[f.s_] = f.v2
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `harvest`. */
export function stepHarvest(s: State, f: HarvestFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.n = Math.min(valueOf(s, f.m), s.zones[ZONE.deck + f.you]!.length)
        draw(s, f.n, f.you)
        // [club.3]
        f.back = []
        f.atLeast1 = Math.max(0, f.n - 1)
        f.atMost2 = Math.max(0, f.n - 1)
        f.pc = 1
        continue
      }
      case 1: {
        if (f.back.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 30, f.you, f.back.length >= f.atLeast1, f.back.length)
        return
      }
      case 2: {
        if (f.back.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(31)
        }
        for (const each of f.back) {
          move(s, each, ZONE.deck + f.you)
        }
        if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck + f.you)
        shuffle(s, ZONE.deck + f.you)
        loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.back = [...f.back, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `last-gift`. */
export function stepLastGift(s: State, f: LastGiftFrame): void {
  switch (f.pc) {
    case 0: {
      f.pc = 2
      ask(s, f, 31, f.you, false)
      return
    }
    case 1 /* after special-summon */: {
      s.frames.pop()
      return
    }
    case 2 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(32)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      f.pc = 1
      specialSummon(s, f.c2, f.you)
      return
    }
  }
}

/** Goes on with the procedure on top. */
function step(s: State, f: Frame): void {
  switch (f.proc) {
    case 1 /* window */:
      return stepWindow(s, f as WindowFrame)
    case 2 /* window-if-due */:
      return stepWindowIfDue(s, f as WindowIfDueFrame)
    case 3 /* run-chain */:
      return stepRunChain(s, f as RunChainFrame)
    case 4 /* run-link */:
      return stepRunLink(s, f as RunLinkFrame)
    case 5 /* line-up */:
      return stepLineUp(s, f as LineUpFrame)
    case 6 /* link-up */:
      return stepLinkUp(s, f as LinkUpFrame)
    case 7 /* attack-directly */:
      return stepAttackDirectly(s, f as AttackDirectlyFrame)
    case 8 /* attack */:
      return stepAttack(s, f as AttackFrame)
    case 9 /* spade-call */:
      return stepSpadeCall(s, f as SpadeCallFrame)
    case 10 /* blast */:
      return stepBlast(s, f as BlastFrame)
    case 12 /* insight */:
      return stepInsight(s, f as InsightFrame)
    case 14 /* use-looked */:
      return stepUseLooked(s, f as UseLookedFrame)
    case 15 /* summon-looked */:
      return stepSummonLooked(s, f as SummonLookedFrame)
    case 16 /* cast-looked */:
      return stepCastLooked(s, f as CastLookedFrame)
    case 17 /* set-looked */:
      return stepSetLooked(s, f as SetLookedFrame)
    case 18 /* club-call */:
      return stepClubCall(s, f as ClubCallFrame)
    case 19 /* diamond-call */:
      return stepDiamondCall(s, f as DiamondCallFrame)
    case 21 /* compensate */:
      return stepCompensate(s, f as CompensateFrame)
    case 22 /* set-card */:
      return stepSetCard(s, f as SetCardFrame)
    case 23 /* activate-spell */:
      return stepActivateSpell(s, f as ActivateSpellFrame)
    case 24 /* activate-trap */:
      return stepActivateTrap(s, f as ActivateTrapFrame)
    case 25 /* use-spell */:
      return stepUseSpell(s, f as UseSpellFrame)
    case 30 /* use-trap */:
      return stepUseTrap(s, f as UseTrapFrame)
    case 36 /* pop */:
      return stepPop(s, f as PopFrame)
    case 38 /* match */:
      return stepMatch(s, f as MatchFrame)
    case 39 /* set-up */:
      return stepSetUp(s, f as SetUpFrame)
    case 40 /* settle-first-player */:
      return stepSettleFirstPlayer(s, f as SettleFirstPlayerFrame)
    case 41 /* turn */:
      return stepTurn(s, f as TurnFrame)
    case 42 /* draw-phase */:
      return stepDrawPhase(s, f as DrawPhaseFrame)
    case 43 /* main */:
      return stepMain(s, f as MainFrame)
    case 44 /* battle-phase */:
      return stepBattlePhase(s, f as BattlePhaseFrame)
    case 45 /* hand-check */:
      return stepHandCheck(s, f as HandCheckFrame)
    case 46 /* normal-summon */:
      return stepNormalSummon(s, f as NormalSummonFrame)
    case 47 /* set-monster */:
      return stepSetMonster(s, f as SetMonsterFrame)
    case 48 /* special-summon */:
      return stepSpecialSummon(s, f as SpecialSummonFrame)
    case 49 /* synchro-summon */:
      return stepSynchroSummon(s, f as SynchroSummonFrame)
    case 50 /* name-for */:
      return stepNameFor(s, f as NameForFrame)
    case 13 /* insight-effect */:
      return stepInsightEffect(s, f as InsightEffectFrame)
    case 20 /* diamond-call-effect */:
      return stepDiamondCallEffect(s, f as DiamondCallEffectFrame)
    case 27 /* use-spell-effect */:
      return stepUseSpellEffect(s, f as UseSpellEffectFrame)
    case 28 /* use-spell */:
      return stepUseSpell2(s, f as UseSpellFrame2)
    case 29 /* use-spell-effect */:
      return stepUseSpellEffect2(s, f as UseSpellEffectFrame2)
    case 32 /* use-trap */:
      return stepUseTrap2(s, f as UseTrapFrame2)
    case 34 /* use-trap */:
      return stepUseTrap3(s, f as UseTrapFrame3)
    case 51 /* name-for */:
      return stepNameFor2(s, f as NameForFrame2)
    case 56 /* harvest */:
      return stepHarvest(s, f as HarvestFrame)
    case 57 /* last-gift */:
      return stepLastGift(s, f as LastGiftFrame)
  }
}

/** How the kernel runs this game. */
export const program = { step, clone: cloneState, copyInto, spares: [] }

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
export const SETTLED: Settled = {
  9 /* spade-call */: { 1: 2 },
  15 /* summon-looked */: { 1: 2 },
  16 /* cast-looked */: { 1: 3, 2: 1, 4: 3 },
  17 /* set-looked */: { 1: 2 },
  18 /* club-call */: { 1: 2 },
  19 /* diamond-call */: { 1: 2 },
  22 /* set-card */: { 1: 3 },
  23 /* activate-spell */: { 1: 1 },
  24 /* activate-trap */: { 1: 1 },
  25 /* use-spell */: { 1: 3, 2: 3 },
  30 /* use-trap */: { 1: 3, 2: 3 },
  36 /* pop */: { 1: 3 },
  49 /* synchro-summon */: { 4: 2, 5: 2 },
  50 /* name-for */: { 1: 3 },
  20 /* diamond-call-effect */: { 1: 3 },
  28 /* use-spell */: { 1: 3 },
  32 /* use-trap */: { 1: 3 },
  34 /* use-trap */: { 1: 3 },
  51 /* name-for */: { 1: 3, 2: 3 },
  57 /* last-gift */: { 1: 3 },
}

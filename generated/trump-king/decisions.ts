// Compiled from the rules of TrumpKing: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { answer, emptied, fitting, isSettled, isTrying, randomBelow } from '../../runtime/kernel.ts'
import { through } from '../../runtime/rounds.ts'
import { loseSight } from '../../runtime/astray.ts'
import { noteChance } from '../../runtime/log.ts'
import { family, fillable, modulo, range, seats, sumOf, union, within } from '../../runtime/sets.ts'
import { askInTrial, completable, isToldNext, prune } from '../../runtime/trials.ts'
import { EVENT, POSITION, PRINTED_RANK, PRINTED_SUIT, ROLE_VALUES, SUIT, SUIT_VALUES, ZONE } from './names.ts'
import type {
  AttackFrame,
  BlastFrame,
  CastLookedFrame,
  ClubCallFrame,
  DiamondCallEffectFrame,
  DiamondCallFrame,
  HandCheckFrame,
  HarvestFrame,
  InsightFrame,
  LastGiftFrame,
  LineUpFrame,
  NameForFrame2,
  PopFrame,
  SetCardFrame,
  SetLookedFrame,
  SettleFirstPlayerFrame,
  SpecialSummonFrame,
  State,
  SummonLookedFrame,
  SynchroSummonFrame,
  UseLookedFrame,
  UseSpellEffectFrame,
  UseSpellEffectFrame2,
  UseSpellFrame,
  UseTrapFrame,
  UseTrapFrame2,
} from './state.ts'
import { HOLDS_CARDS, viewersOf } from './state.ts'
import {
  barredFrom,
  choosableBy,
  controllerOf,
  fieldOf,
  isClub,
  isDiamond,
  isFaceUp,
  isFresh,
  isHeartSynchro,
  isJoker,
  isNegated,
  isOnField,
  isSpade,
  isSpadeSynchro,
  isSynchro,
  matches,
  opponentOf,
  standingStill,
  valueOf,
} from './facts.ts'
import {
  SETTLED,
  canActivateSpell,
  canActivateTrap,
  canAttack,
  canAttackDirectly,
  canBlast,
  canCastLooked,
  canChangePosition,
  canClubCall,
  canDiamondCall,
  canInsight,
  canNormalSummon,
  canSetCard,
  canSetLooked,
  canSetMonster,
  canSpadeCall,
  canSummonLooked,
  canSynchroSummon,
  doActivateSpell,
  doActivateTrap,
  doAttack,
  doAttackDirectly,
  doBlast,
  doChangePosition,
  doClubCall,
  doDiamondCall,
  doInsight,
  doNormalSummon,
  doSetCard,
  doSetMonster,
  doSpadeCall,
  doSynchroSummon,
  program,
} from './events.ts'

/** What a seat may do at `window`. */
function offersAtWindow(s: State, seat: number, out: number[]): void {
  // [spade.1, gap.ability-timing] may-spade-call-2
  if (s.options[25] === 1 /* ability-timing */ && s.turnPlayer === seat) {
    for (const this_ of s.zones[ZONE.hand + seat]!) {
      if (isSpade(s, this_) && s.place[this_] === ZONE.hand + seat && !isNegated(s, this_)) {
        if (canSpadeCall(s, this_, seat)) out.push(1 + EVENT['spade-call'] + 128 * this_)
      }
    }
  }
  // [spade-synchro.2, gap.ability-timing] may-blast
  if (s.options[25] === 1 /* ability-timing */ && s.turnPlayer === seat) {
    for (const this_ of s.zones[ZONE.monsters + seat]!) {
      if (isSpadeSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !isNegated(s, this_)) {
        if (canBlast(s, this_, seat)) out.push(1 + EVENT.blast + 128 * this_)
      }
    }
  }
  // [heart-synchro.1, gap.ability-timing] may-insight
  if (
    s.options[25] === 1 /* ability-timing */ &&
    s.turnPlayer === seat &&
    s.life[seat]! > s.life[opponentOf(s, seat)]!
  ) {
    for (const this_ of s.zones[ZONE.monsters + seat]!) {
      if (isHeartSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !isNegated(s, this_)) {
        if (canInsight(s, this_, seat)) out.push(1 + EVENT.insight + 128 * this_)
      }
    }
  }
  // [club.1, gap.ability-timing] may-club-call-2
  if (s.options[25] === 1 /* ability-timing */ && s.turnPlayer === seat) {
    for (const this_ of s.zones[ZONE.hand + seat]!) {
      if (isClub(s, this_) && s.place[this_] === ZONE.hand + seat && !isNegated(s, this_)) {
        if (canClubCall(s, this_, seat)) out.push(1 + EVENT['club-call'] + 128 * this_)
      }
    }
  }
  // [diamond.3, gap.ability-timing] may-diamond-call
  if (s.options[25] === 1 /* ability-timing */ && s.turnPlayer === seat) {
    for (const this_ of s.zones[ZONE.hand + seat]!) {
      if (isDiamond(s, this_) && s.place[this_] === ZONE.hand + seat && !isNegated(s, this_)) {
        if (canDiamondCall(s, this_, seat)) out.push(1 + EVENT['diamond-call'] + 128 * this_)
      }
    }
  }
  // [trap.1, trap.3, trap.4] may-activate-trap
  for (const c of s.zones[ZONE.backrow + seat]!) {
    const code = 1 + EVENT['activate-trap'] + 128 * c
    if (!out.includes(code) && canActivateTrap(s, c, seat)) out.push(code)
  }
  // [gap.quick-from-hand] may-activate-trap-2
  if (s.options[10] === 1 /* quick-from-hand */ && seat === s.turnPlayer) {
    for (const c of s.zones[ZONE.hand + seat]!) {
      if (PRINTED_RANK[s.def[c]!]! === 8) {
        const code = 1 + EVENT['activate-trap'] + 128 * c
        if (!out.includes(code) && canActivateTrap(s, c, seat)) out.push(code)
      }
    }
  }
}

/** What a seat may do at `main`. */
function offersAtMain(s: State, seat: number, out: number[]): void {
  // [monster.2] may-change-position
  for (const m of s.zones[ZONE.monsters + seat]!) {
    if (canChangePosition(s, m, seat)) out.push(1 + EVENT['change-position'] + 128 * m)
  }
  // [spade.1, turn.3] may-spade-call
  for (const this_ of s.zones[ZONE.hand + seat]!) {
    if (isSpade(s, this_) && s.place[this_] === ZONE.hand + seat && !isNegated(s, this_)) {
      if (canSpadeCall(s, this_, seat)) out.push(1 + EVENT['spade-call'] + 128 * this_)
    }
  }
  // [spade-synchro.2] may-blast-2
  for (const this_ of s.zones[ZONE.monsters + seat]!) {
    if (isSpadeSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !isNegated(s, this_)) {
      if (canBlast(s, this_, seat)) out.push(1 + EVENT.blast + 128 * this_)
    }
  }
  // [heart-synchro.1] may-insight-2
  if (s.life[seat]! > s.life[opponentOf(s, seat)]!) {
    for (const this_ of s.zones[ZONE.monsters + seat]!) {
      if (isHeartSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !isNegated(s, this_)) {
        if (canInsight(s, this_, seat)) out.push(1 + EVENT.insight + 128 * this_)
      }
    }
  }
  // [club.1] may-club-call
  for (const this_ of s.zones[ZONE.hand + seat]!) {
    if (isClub(s, this_) && s.place[this_] === ZONE.hand + seat && !isNegated(s, this_)) {
      if (canClubCall(s, this_, seat)) out.push(1 + EVENT['club-call'] + 128 * this_)
    }
  }
  // [diamond.3] may-diamond-call-2
  for (const this_ of s.zones[ZONE.hand + seat]!) {
    if (isDiamond(s, this_) && s.place[this_] === ZONE.hand + seat && !isNegated(s, this_)) {
      if (canDiamondCall(s, this_, seat)) out.push(1 + EVENT['diamond-call'] + 128 * this_)
    }
  }
  // [spell.4, turn.3] may-set-card
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (canSetCard(s, c, seat)) out.push(1 + EVENT['set-card'] + 128 * c)
  }
  // [spell.1, spell.2, turn.3] may-activate-spell
  for (const c of s.zones[ZONE.hand + seat]!) {
    const code = 1 + EVENT['activate-spell'] + 128 * c
    if (!out.includes(code) && canActivateSpell(s, c, seat)) out.push(code)
  }
  // [spell.5] may-activate-spell-2
  for (const c of s.zones[ZONE.backrow + seat]!) {
    const code = 1 + EVENT['activate-spell'] + 128 * c
    if (!out.includes(code) && canActivateSpell(s, c, seat)) out.push(code)
  }
  // [trap.1, trap.3, trap.4] may-activate-trap
  for (const c of s.zones[ZONE.backrow + seat]!) {
    if (canActivateTrap(s, c, seat)) out.push(1 + EVENT['activate-trap'] + 128 * c)
  }
  // [summon.1, turn.3] may-normal-summon
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (canNormalSummon(s, c, seat)) out.push(1 + EVENT['normal-summon'] + 128 * c)
  }
  // [summon.3, turn.3] may-set-monster
  for (const c of s.zones[ZONE.hand + seat]!) {
    if (canSetMonster(s, c, seat)) out.push(1 + EVENT['set-monster'] + 128 * c)
  }
  // [synchro.1, synchro.2, synchro.3, synchro.5] may-synchro-summon
  for (const s_ of s.zones[ZONE.extra + seat]!) {
    if (!isSynchro(s, s_)) continue
    if (canSynchroSummon(s, s_, seat)) out.push(1 + EVENT['synchro-summon'] + 128 * s_)
  }
}

/** What a seat may do at `battle-phase`. */
function offersAtBattlePhase(s: State, seat: number, out: number[]): void {
  // [battle.2, battle.3, turn.4] may-attack-directly
  for (const a of s.zones[ZONE.monsters + seat]!) {
    if (canAttackDirectly(s, a, seat)) out.push(1 + EVENT['attack-directly'] + 128 * a)
  }
  // [turn.4, battle.3] may-attack
  for (const a of s.zones[ZONE.monsters + seat]!) {
    for (const t2 of s.zones[ZONE.monsters + opponentOf(s, seat)] ?? []) {
      if (canAttack(s, a, t2, seat)) out.push(1 + EVENT.attack + 128 * (a + 2048 * t2))
    }
  }
  // [trap.1, trap.3, trap.4] may-activate-trap
  for (const c of s.zones[ZONE.backrow + seat]!) {
    if (canActivateTrap(s, c, seat)) out.push(1 + EVENT['activate-trap'] + 128 * c)
  }
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(_s: State, _site: number, _seat: number, _code: number, _reasons: number[]): void {}

/** [gap.same-time-triggers] What may be answered: choose an effect. */
function answers2(_s: State, f: LineUpFrame, out: number[]): void {
  for (const e of f.ready) out.push(e + 1)
}

/** [battle.4] What may be answered: choose a card. */
function answers4(s: State, f: AttackFrame, out: number[]): void {
  for (const u of s.zones[ZONE.monsters + opponentOf(s, f.p)] ?? []) out.push(u + 1)
}

/** [spade-synchro.2] What may be answered: choose a number. */
function answers5(s: State, f: BlastFrame, out: number[]): void {
  for (const x of through(range(5, s.life[f.you]!, 7), 8))
    if (modulo(x, 5) === 0) out.push(fitting(x, -1000000, 2147483647, 'choose a number') + 1000001)
}

/** [gap.heart-synchro-payment] What may be answered: choose a number. */
function answers6(s: State, f: InsightFrame, out: number[]): void {
  for (const d of through(
    s.options[17] === 0 /* heart-synchro-payment */ ? range(f.excess, f.excess, 9) : range(1, f.excess, 10),
    11,
  ))
    out.push(fitting(d, -1000000, 2147483647, 'choose a number') + 1000001)
}

/** [heart-synchro.2] What may be answered: choose one of these. */
function answers7(s: State, f: UseLookedFrame, out: number[]): void {
  if (canSummonLooked(s, f.looked, f.p)) out.push(1)
  if (canCastLooked(s, f.looked, f.p)) out.push(2)
  if (canSetLooked(s, f.looked, f.p)) out.push(3)
}

/** [heart-synchro.2] What may be answered: choose a card. */
function answers8(_s: State, f: SummonLookedFrame, out: number[]): void {
  for (const c of f.looked) out.push(c + 1)
}

/** [heart-synchro.2] What may be answered: choose a card. */
function answers9(_s: State, f: CastLookedFrame, out: number[]): void {
  for (const c of f.looked) out.push(c + 1)
}

/** [heart-synchro.2] What may be answered: choose a card. */
function answers10(_s: State, f: SetLookedFrame, out: number[]): void {
  for (const c of f.looked) out.push(c + 1)
}

/** [club.1] What may be answered: choose a card. */
function answers11(s: State, f: ClubCallFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.you]!) if (c !== f.this_ && matches(s, c, f.this_)) out.push(c + 1)
}

/** [diamond.3] What may be answered: choose a card. */
function answers12(s: State, f: DiamondCallFrame, out: number[]): void {
  for (const x of fieldOf(s, f.you)) out.push(x + 1)
}

/** [diamond.3] What may be answered: choose a card. */
function answers13(s: State, f: DiamondCallEffectFrame, out: number[]): void {
  for (const y of fieldOf(s, opponentOf(s, f.you))) out.push(y + 1)
}

/** [spell.4] What may be answered: choose a role. */
function answers14(_s: State, _f: SetCardFrame, out: number[]): void {
  for (const r of ROLE_VALUES) out.push(r + 1)
}

/** [normal-spell.1, gap.normal-spell-targets] What may be answered: choose a card. */
function answers15(s: State, f: UseSpellFrame, out: number[]): void {
  for (const m of family(s, ZONE.monsters))
    if (
      choosableBy(s, m, f.p) &&
      matches(s, m, f.c) &&
      (s.options[13] === 0 /* normal-spell-targets */ || controllerOf(s, m) !== f.p)
    )
      out.push(m + 1)
}

/** [joker.2] What may be answered: choose cards as found. */
function answers16(s: State, f: UseSpellEffectFrame, out: number[]): void {
  for (const c of s.zones[ZONE.graveyard + f.p]!) if (!f.found.includes(c) && !isJoker(s, c)) out.push(c + 1)
}

/** [rank2.1] What may be answered: choose a card. */
function answers17(_s: State, f: UseSpellEffectFrame2, out: number[]): void {
  for (const c of f.looked) out.push(c + 1)
}

/** [normal-trap.1, gap.normal-trap-scope] What may be answered: choose a fresh card. */
function answers18(s: State, f: UseTrapFrame, out: number[]): void {
  for (const m of family(s, ZONE.monsters))
    if (
      isFresh(s, m) &&
      isFaceUp(s, m) &&
      matches(s, m, f.c) &&
      (s.options[15] === 0 /* normal-trap-scope */ || controllerOf(s, m) !== f.p)
    )
      out.push(m + 1)
}

/** [rank9.1] What may be answered: choose a card. */
function answers19(s: State, f: UseTrapFrame2, out: number[]): void {
  for (const x of union(union(family(s, ZONE.monsters), family(s, ZONE.backrow)), family(s, ZONE.table)))
    if (x !== f.c && (isOnField(s, x) || s.options[35] === 1) /* destroyed-while-activating */) out.push(x + 1)
}

/** [rank8.1] What may be answered: choose a card. */
function answers20(s: State, f: PopFrame, out: number[]): void {
  for (const x of union(family(s, ZONE.backrow), family(s, ZONE.table)))
    if (x !== f.c && (within(s.place[x]!, ZONE.backrow) || s.options[35] === 1) /* destroyed-while-activating */)
      out.push(x + 1)
}

/** [gap.first-player, start.1] What may be answered: choose a player. */
function answers21(s: State, _f: SettleFirstPlayerFrame, out: number[]): void {
  for (const f_ of seats(s)) out.push(f_ + 1)
}

/** [gap.first-player, start.1] What may be answered: choose a player. */
function answers22(s: State, _f: SettleFirstPlayerFrame, out: number[]): void {
  for (const f_ of seats(s)) out.push(f_ + 1)
}

/** [gap.hand-limit] What may be answered: choose cards as surplus. */
function answers25(s: State, f: HandCheckFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.p]!) if (!f.surplus.includes(c)) out.push(c + 1)
}

/** [summon.5, summon.6] What may be answered: choose a position. */
function answers26(_s: State, _f: SpecialSummonFrame, out: number[]): void {
  for (const q of [POSITION.attack, POSITION.defence]) out.push(q + 1)
}

/** [synchro.1] What may be answered: choose cards. */
function answers27(s: State, f: SynchroSummonFrame, out: number[]): void {
  if (s.reasons !== null) {
    for (const m of s.zones[ZONE.monsters + f.p]!) if (!f.m2.includes(m)) out.push(m + 1)
    return
  }
  const rest = s.zones[ZONE.monsters + f.p]!.filter((m) => !f.m2.includes(m))
  for (const m of rest)
    if (
      fillable(
        [...f.m2, m],
        rest.filter((other) => other !== m),
        [f.atLeast1, f.atMost2],
        (picked2: number[]) =>
          sumOf(picked2, (each) => valueOf(s, each)) === PRINTED_RANK[s.def[f.s_]!]! &&
          picked2
            .map((each2) => PRINTED_SUIT[s.def[each2]!]!)
            .filter((found) => !(found === NONE))
            .includes(PRINTED_SUIT[s.def[f.s_]!]!) &&
          (s.options[19] === 0 /* face-down-material */ || !picked2.some((m2) => !isFaceUp(s, m2))) &&
          (s.options[20] === 0 /* synchro-as-material */ || !picked2.some((m3) => isSynchro(s, m3))),
        27,
      )
    )
      out.push(m + 1)
}

/** [diamond-synchro.1] What may be answered: choose a suit. */
function answers28(_s: State, _f: NameForFrame2, out: number[]): void {
  for (const u of SUIT_VALUES) out.push(u + 1)
}

/** [diamond-synchro.1] What may be answered: choose a number. */
function answers29(_s: State, _f: NameForFrame2, out: number[]): void {
  for (const v of range(1, 13)) out.push(v + 1000001)
}

/** [club.3] What may be answered: choose cards as back. */
function answers30(s: State, f: HarvestFrame, out: number[]): void {
  for (const c of s.zones[ZONE.hand + f.you]!) if (!f.back.includes(c)) out.push(c + 1)
}

/** [club-synchro.1] What may be answered: choose a card. */
function answers31(s: State, f: LastGiftFrame, out: number[]): void {
  for (const c of s.options[26] === 0 /* club-synchro-graveyard */
    ? s.zones[ZONE.graveyard + f.you]!
    : family(s, ZONE.graveyard))
    if (PRINTED_SUIT[s.def[c]!]! === SUIT['♣'] && !barredFrom(s, f.you, c)) out.push(c + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  standingStill(s, () => listAnew(s, f, site, seat, out))
}

/** The same, worked out anew. */
function listAnew(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  switch (site) {
    case 1 /* window */:
      return offersAtWindow(s, seat, out)
    case 2 /* line-up */:
      return answers2(s, f as LineUpFrame, out)
    case 3 /* link-up */:
      out.push(1)
      return
    case 4 /* attack */:
      return answers4(s, f as AttackFrame, out)
    case 5 /* blast */:
      return answers5(s, f as BlastFrame, out)
    case 6 /* insight */:
      return answers6(s, f as InsightFrame, out)
    case 7 /* use-looked */:
      return answers7(s, f as UseLookedFrame, out)
    case 8 /* summon-looked */:
      return answers8(s, f as SummonLookedFrame, out)
    case 9 /* cast-looked */:
      return answers9(s, f as CastLookedFrame, out)
    case 10 /* set-looked */:
      return answers10(s, f as SetLookedFrame, out)
    case 11 /* club-call */:
      return answers11(s, f as ClubCallFrame, out)
    case 12 /* diamond-call */:
      return answers12(s, f as DiamondCallFrame, out)
    case 13 /* diamond-call */:
      return answers13(s, f as DiamondCallEffectFrame, out)
    case 14 /* set-card */:
      return answers14(s, f as SetCardFrame, out)
    case 15 /* use-spell */:
      return answers15(s, f as UseSpellFrame, out)
    case 16 /* use-spell */:
      return answers16(s, f as UseSpellEffectFrame, out)
    case 17 /* use-spell */:
      return answers17(s, f as UseSpellEffectFrame2, out)
    case 18 /* use-trap */:
      return answers18(s, f as UseTrapFrame, out)
    case 19 /* use-trap */:
      return answers19(s, f as UseTrapFrame2, out)
    case 20 /* pop */:
      return answers20(s, f as PopFrame, out)
    case 21 /* settle-first-player */:
      return answers21(s, f as SettleFirstPlayerFrame, out)
    case 22 /* settle-first-player */:
      return answers22(s, f as SettleFirstPlayerFrame, out)
    case 23 /* main */:
      return offersAtMain(s, seat, out)
    case 24 /* battle-phase */:
      return offersAtBattlePhase(s, seat, out)
    case 25 /* hand-check */:
      return answers25(s, f as HandCheckFrame, out)
    case 26 /* special-summon */:
      return answers26(s, f as SpecialSummonFrame, out)
    case 27 /* synchro-summon */:
      return answers27(s, f as SynchroSummonFrame, out)
    case 28 /* name-for */:
      return answers28(s, f as NameForFrame2, out)
    case 29 /* name-for */:
      return answers29(s, f as NameForFrame2, out)
    case 30 /* battle-destroy */:
      return answers30(s, f as HarvestFrame, out)
    case 31 /* move */:
      return answers31(s, f as LastGiftFrame, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = (choice - 1) >> 7
  switch ((choice - 1) & 127) {
    case 16 /* attack-directly */:
      return doAttackDirectly(s, rest, seat)
    case 17 /* attack */:
      return doAttack(s, rest & 2047, rest >> 11, seat)
    case 20 /* change-position */:
      return doChangePosition(s, rest, seat)
    case 22 /* spade-call */:
      return doSpadeCall(s, rest, seat)
    case 23 /* blast */:
      return doBlast(s, rest, seat)
    case 24 /* insight */:
      return doInsight(s, rest, seat)
    case 30 /* club-call */:
      return doClubCall(s, rest, seat)
    case 31 /* diamond-call */:
      return doDiamondCall(s, rest, seat)
    case 34 /* set-card */:
      return doSetCard(s, rest, seat)
    case 35 /* activate-spell */:
      return doActivateSpell(s, rest, seat)
    case 36 /* activate-trap */:
      return doActivateTrap(s, rest, seat)
    case 58 /* normal-summon */:
      return doNormalSummon(s, rest, seat)
    case 59 /* set-monster */:
      return doSetMonster(s, rest, seat)
    case 63 /* synchro-summon */:
      return doSynchroSummon(s, rest, seat)
  }
}

/** What is added to a card that chance chooses, by site. */
export const CARD_OF_CHANCE: Readonly<Record<number, number>> = { 16: 1 }

/** Stops to ask a seat, unless there is nothing to ask. */
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean, picked = -1): void {
  const { legal } = s
  emptied(legal)
  f.answer = 0
  if (seat === NONE) return
  if (picked > 0 && isToldNext(s, f)) return
  list(s, f, site, seat, legal)
  let may = optional
  if (s.announcing > 0) {
    const settled = isSettled(s, SETTLED)
    if (isTrying(s)) {
      askInTrial(s, site, optional, picked)
      if (legal.length > 0 && settled) s.dry = 2
      return
    }
    if (!settled) {
      prune(program, s, picked)
      // Nothing more, or no, is an answer only where the announcement can be completed without.
      may = optional && completable(program, s, (t) => answer(t, 0))
    }
  }
  const only =
    legal.length === 1 &&
    !may &&
    !s.askAll &&
    !(site === 1 /* window */ || site === 23 /* main */ || site === 24 /* battle-phase */)
  if (
    legal.length === 0 &&
    !(s.askAll && (site === 1 /* window */ || site === 23 /* main */ || site === 24) /* battle-phase */)
  )
    return
  if (seat === CHANCE && site in CARD_OF_CHANCE)
    loseSight(
      s,
      legal.map((each) => each - CARD_OF_CHANCE[site]!),
      HOLDS_CARDS,
    )
  if (seat === CHANCE && !s.openChance) {
    f.answer = legal[randomBelow(s, legal.length)]!
    if (s.log !== null) noteChance(s, viewersOf, site, f.answer, legal, CARD_OF_CHANCE[site])
  } else if (only) f.answer = legal[0]!
  else {
    s.ask = site
    s.asked = seat
    s.optional = may
    return
  }
  emptied(legal)
}

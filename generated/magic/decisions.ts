// Compiled from the rules of Magic: decisions. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { answer, completable, emptied, fitting, isSettled, isTrying, prune, randomBelow } from '../../runtime/kernel.ts'
import { family, presentCards, range, seats } from '../../runtime/sets.ts'
import { COLOUR_VALUES, EVENT, PRINTED_SUPERTYPES, SUPERTYPE, WAY, ZONE } from './names.ts'
import type {
  AimFrame2,
  AimFrame3,
  ChooseXFrame,
  CleanupStepFrame,
  LegendRuleFrame,
  PayColouredFrame,
  PayGrantedFrame,
  PaySymbolFrame,
  PlaceTriggerFrame,
  SettleInsteadFrame,
  State,
  StrikeWithFrame,
} from './state.ts'
import {
  availableOf,
  callsFor,
  castableOf,
  formsOf,
  hasMana,
  isAtEase,
  isAttacking,
  isCreature,
  isFaceDown,
  isLandCard,
  isSource,
  reaches,
  waysOf,
  yieldsOf,
} from './facts.ts'
import {
  SETTLED,
  canAttack,
  canBlock,
  canCast,
  canPayColoured,
  canPayLife,
  canPlayLand,
  canTurnUp,
  doAttack,
  doBlock,
  doCast,
  doPlayLand,
  doTapForMana,
  doTurnUp,
  program,
} from './events.ts'

/** What a seat may do at `priority`. */
function permitsAtPriority(s: State, seat: number, out: number[]): void {
  // [mtg.605.1] may-tap-for-mana (magic/mana.rules:12)
  if (s.options[0] === 1 /* mana-payment */) {
    for (const c of s.zones[ZONE['battlefield'] + seat]!) {
      if (!isSource(s, c)) continue
      for (const v of yieldsOf(s, c)) {
        out.push(1 + EVENT['tap-for-mana'] + 128 * (c + 2048 * v))
      }
    }
  }
  // [mtg.305.2] may-play-land (magic/turn.rules:85)
  if (isAtEase(s, seat)) {
    for (const c of s.zones[ZONE['hand'] + seat]!) {
      if (isLandCard(s, c)) {
        if (canPlayLand(s, c, seat)) out.push(1 + EVENT['play-land'] + 128 * c)
      }
    }
  }
  // [mtg.601.1] may-cast (magic/casting.rules:10)
  for (const c of castableOf(s, seat)) {
    for (const d of formsOf(s, c, seat)) {
      for (const w of waysOf(s, c, d)) {
        if (canCast(s, c, d, w, seat)) out.push(1 + EVENT['cast'] + 128 * (c + 2048 * (d + 2048 * w)))
      }
    }
  }
  // [mtg.702.36] may-turn-up (magic/keywords.rules:77)
  for (const c of s.zones[ZONE['battlefield'] + seat]!) {
    if (isFaceDown(s, c)) {
      if (canTurnUp(s, c, seat)) out.push(1 + EVENT['turn-up'] + 128 * c)
    }
  }
}

/** What a seat may do at `priority`; of that, what it must do if able. */
function offersAtPriority(s: State, seat: number, out: number[]): void {
  permitsAtPriority(s, seat, out)
}

/** The obligation at `priority` that leaves a permitted move out. */
function obligationsAtPriority(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtPriority(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `let-cast`. */
function permitsAtLetCast(s: State, seat: number, out: number[]): void {
  // [mtg.601.3] may-cast-2 (magic/keywords.rules:31)
  for (const c of presentCards(s)) {
    for (const d of formsOf(s, c, seat)) {
      for (const w of [WAY['for-free'], WAY['by-miracle'], WAY['by-madness']]) {
        if (c === s.offered2 && w === s.offeredWay) {
          if (canCast(s, c, d, w, seat)) out.push(1 + EVENT['cast'] + 128 * (c + 2048 * (d + 2048 * w)))
        }
      }
    }
  }
}

/** What a seat may do at `let-cast`; of that, what it must do if able. */
function offersAtLetCast(s: State, seat: number, out: number[]): void {
  permitsAtLetCast(s, seat, out)
}

/** The obligation at `let-cast` that leaves a permitted move out. */
function obligationsAtLetCast(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtLetCast(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `declare-attackers`. */
function permitsAtDeclareAttackers(s: State, seat: number, out: number[]): void {
  // [mtg.508.1] may-attack (magic/combat.rules:27)
  for (const a of s.zones[ZONE['battlefield'] + seat]!) {
    if (!isCreature(s, a)) continue
    if (canAttack(s, a, seat)) out.push(1 + EVENT['attack'] + 128 * a)
  }
}

/** What a seat may do at `declare-attackers`; of that, what it must do if able. */
function offersAtDeclareAttackers(s: State, seat: number, out: number[]): void {
  permitsAtDeclareAttackers(s, seat, out)
}

/** The obligation at `declare-attackers` that leaves a permitted move out. */
function obligationsAtDeclareAttackers(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtDeclareAttackers(s, seat, out)
  if (!out.includes(code)) return
}

/** What a seat may do at `declare-blockers`. */
function permitsAtDeclareBlockers(s: State, seat: number, out: number[]): void {
  // [mtg.509.1] may-block (magic/combat.rules:43)
  for (const a of family(s, ZONE['battlefield'])) {
    if (!isAttacking(s, a)) continue
    for (const b of s.zones[ZONE['battlefield'] + seat]!) {
      if (!isCreature(s, b)) continue
      if (s.place[a] === ZONE['battlefield'] + s.turnPlayer) {
        if (canBlock(s, a, b, seat)) out.push(1 + EVENT['block'] + 128 * (a + 2048 * b))
      }
    }
  }
}

/** What a seat may do at `declare-blockers`; of that, what it must do if able. */
function offersAtDeclareBlockers(s: State, seat: number, out: number[]): void {
  permitsAtDeclareBlockers(s, seat, out)
}

/** The obligation at `declare-blockers` that leaves a permitted move out. */
function obligationsAtDeclareBlockers(s: State, seat: number, code: number, _reasons: number[]): void {
  const out: number[] = []
  permitsAtDeclareBlockers(s, seat, out)
  if (!out.includes(code)) return
}

/** Obligations that leave a permitted move out, as rows of the rule table. */
export function obligations(s: State, site: number, seat: number, code: number, reasons: number[]): void {
  switch (site) {
    case 4:
      return obligationsAtPriority(s, seat, code, reasons)
    case 10:
      return obligationsAtLetCast(s, seat, code, reasons)
    case 13:
      return obligationsAtDeclareAttackers(s, seat, code, reasons)
    case 14:
      return obligationsAtDeclareBlockers(s, seat, code, reasons)
  }
}

/** [mtg.616.1] What may be answered: choose an effect. (magic/zones.rules:73) */
function answers1(s: State, _f: SettleInsteadFrame, out: number[]): void {
  for (const e of s.zones[ZONE['applicable']]!) out.push(e + 1)
}

/** [mtg.107.4] What may be answered: choose one of these. (magic/mana.rules:63) */
function answers2(s: State, f: PaySymbolFrame, out: number[]): void {
  if (canPayColoured(s, f.s_, f.p)) out.push(1)
  if (canPayLife(s, 2, f.p)) out.push(2)
}

/** [mtg.107.4] What may be answered: choose a colour. (magic/mana.rules:70) */
function answers3(s: State, f: PayColouredFrame, out: number[]): void {
  for (const v of COLOUR_VALUES) if (callsFor(s, f.s_, v) && hasMana(s, f.p, v)) out.push(v + 1)
}

/** [mtg.603.3] What may be answered: choose an effect. (magic/priority.rules:59) */
function answers5(s: State, f: PlaceTriggerFrame, out: number[]): void {
  for (const e of s.zones[ZONE['waiting']]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
}

/** [mtg.514.1] What may be answered: choose a card. (magic/turn.rules:72) */
function answers6(s: State, f: CleanupStepFrame, out: number[]): void {
  for (const c of s.zones[ZONE['hand'] + f.p]!) out.push(c + 1)
}

/** [mtg.cards.1] What may be answered: choose a creature card. (magic/cards-spells.rules:17) */
function answers7(s: State, f: AimFrame2, out: number[]): void {
  for (const t2 of family(s, ZONE['battlefield'])) if (isCreature(s, t2) && reaches(s, f.c, t2)) out.push(t2 + 1)
}

/** [mtg.cards.1] What may be answered: choose a player. (magic/cards-spells.rules:8) */
function answers8(s: State, _f: AimFrame3, out: number[]): void {
  for (const q of seats(s)) out.push(q + 1)
}

/** [mtg.107.3] What may be answered: choose a number. (magic/casting.rules:81) */
function answers9(s: State, f: ChooseXFrame, out: number[]): void {
  for (const n of range(0, availableOf(s, f.p))) out.push(fitting(n, -1000000, 2147483647, 'choose a number') + 1000001)
}

/** [mtg.118.9] What may be answered: choose a card. (magic/keywords.rules:36) */
function answers11(s: State, f: PayGrantedFrame, out: number[]): void {
  for (const d of s.zones[ZONE['hand'] + f.p]!) if (isLandCard(s, d)) out.push(d + 1)
}

/** [mtg.704.5j] What may be answered: choose a card. (magic/state-based.rules:47) */
function answers12(s: State, f: LegendRuleFrame, out: number[]): void {
  for (const c of s.zones[ZONE['battlefield'] + f.p]!)
    if (
      PRINTED_SUPERTYPES[s.def[c]!]!.includes(SUPERTYPE['legendary']) &&
      s.zones[ZONE['battlefield'] + f.p]!.some((d) => d !== c && s.def[d]! === s.def[c]!)
    )
      out.push(c + 1)
}

/** [mtg.510.1] What may be answered: choose a card. (magic/combat.rules:62) */
function answers15(_s: State, f: StrikeWithFrame, out: number[]): void {
  for (const b of f.rest2) out.push(b + 1)
}

/** Lists the answers of a decision, DECLINE apart. */
export function list(s: State, f: Frame, site: number, seat: number, out: number[]): void {
  void f
  void seat
  switch (site) {
    case 1:
      return answers1(s, f as SettleInsteadFrame, out)
    case 2:
      return answers2(s, f as PaySymbolFrame, out)
    case 3:
      return answers3(s, f as PayColouredFrame, out)
    case 4:
      return offersAtPriority(s, seat, out)
    case 5:
      return answers5(s, f as PlaceTriggerFrame, out)
    case 6:
      return answers6(s, f as CleanupStepFrame, out)
    case 7:
      return answers7(s, f as AimFrame2, out)
    case 8:
      return answers8(s, f as AimFrame3, out)
    case 9:
      return answers9(s, f as ChooseXFrame, out)
    case 10:
      return offersAtLetCast(s, seat, out)
    case 11:
      return answers11(s, f as PayGrantedFrame, out)
    case 12:
      return answers12(s, f as LegendRuleFrame, out)
    case 13:
      return offersAtDeclareAttackers(s, seat, out)
    case 14:
      return offersAtDeclareBlockers(s, seat, out)
    case 15:
      return answers15(s, f as StrikeWithFrame, out)
  }
}

/** Carries out an offered move. */
export function perform(s: State, choice: number, seat: number): void {
  const rest = Math.floor((choice - 1) / 128)
  void rest
  void seat
  void s
  switch ((choice - 1) % 128) {
    case 24 /* tap-for-mana */:
      return doTapForMana(s, rest % 2048, Math.floor(rest / 2048), seat)
    case 51 /* play-land */:
      return doPlayLand(s, rest, seat)
    case 53 /* cast */:
      return doCast(s, rest % 2048, Math.floor(rest / 2048) % 2048, Math.floor(rest / 4194304), seat)
    case 70 /* turn-up */:
      return doTurnUp(s, rest, seat)
    case 81 /* attack */:
      return doAttack(s, rest, seat)
    case 83 /* block */:
      return doBlock(s, rest % 2048, Math.floor(rest / 2048), seat)
  }
}

/** Stops to ask a seat, unless there is nothing to ask. */
const KINDS = [
  '',
  'choose',
  'one-of',
  'choose',
  'act',
  'choose',
  'choose',
  'choose',
  'choose',
  'choose',
  'act',
  'choose',
  'choose',
  'act',
  'act',
  'choose',
]
export function ask(s: State, f: Frame, site: number, seat: number, optional: boolean): void {
  const { legal } = s
  emptied(legal)
  f.answer = 0
  if (seat === NONE) return
  list(s, f, site, seat, legal)
  if (s.announcing > 0) {
    const settled = isSettled(s, SETTLED)
    if (isTrying(s)) {
      if (legal.length > 0) s.ask = site
      if (legal.length > 0 && settled) s.dry = 2
      return
    }
    if (!settled) prune(program, s)
  }
  // Enough may be chosen and the announcement still fail: then more has to be chosen.
  const may =
    optional && (s.announcing === 0 || KINDS[site] !== 'choose' || completable(program, s, (t) => answer(t, 0)))
  const only = legal.length === 1 && !may && !s.askAll && KINDS[site] !== 'act'
  if (legal.length === 0 && !(may && s.askAll && KINDS[site] === 'act')) return
  if (seat === CHANCE && !s.openChance) f.answer = legal[randomBelow(s, legal.length)]!
  else if (only) f.answer = legal[0]!
  else {
    s.ask = site
    s.asked = seat
    s.optional = may
    return
  }
  emptied(legal)
}

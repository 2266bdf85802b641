// Compiled from the rules of Magic: reasons. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { completable, whyNot } from '../../runtime/kernel.ts'
import { copies } from '../../runtime/sets.ts'
import { COLOUR_VALUES, PRINTED_SUPERTYPES, SUPERTYPE } from './names.ts'
import type { State } from './state.ts'
import { availableOf, callsFor, hasMana, isHushed } from './facts.ts'
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
} from './rules.ts'
import { doCast, doTurnUp, program } from './events.ts'

/** Every rule that keeps an event from happening with these arguments; empty when nothing does. */
export function refusals(s: State, event: number, args: readonly Captured[], out: number[]): void {
  void s
  void args
  void out
  switch (event) {
    case 16 /* enter */: {
      const c = args[0] as number
      const p = args[1] as number
      void c
      void p
      if (forbidsNoEntry(s, c, p)) out.push(12)
      return
    }
    case 27 /* pay-coloured */: {
      const s_ = args[0] as number
      const p = args[1] as number
      void s_
      void p
      if (!COLOUR_VALUES.some((v) => callsFor(s, s_, v) && hasMana(s, p, v))) out.push(13)
      return
    }
    case 29 /* pay-any */: {
      const p = args[0] as number
      void p
      if (!(availableOf(s, p) > 0)) out.push(14)
      return
    }
    case 30 /* pay-life */: {
      const n = args[0] as number
      const p = args[1] as number
      void n
      void p
      if (!(s.life[p]! >= n)) out.push(15)
      return
    }
    case 36 /* activate */: {
      const c = args[0] as number
      const p = args[1] as number
      void c
      void p
      if (!!isHushed(s, c)) out.push(16)
      return
    }
    case 46 /* draw-for-turn */: {
      const p = args[0] as number
      void p
      if (forbidsNoFirstDraw(s, p)) out.push(17)
      return
    }
    case 51 /* play-land */: {
      const c = args[0] as number
      const p = args[1] as number
      void c
      void p
      if (forbidsOneLand(s, c, p)) out.push(18)
      return
    }
    case 53 /* cast */: {
      const c = args[0] as number
      const d = args[1] as number
      const w = args[2] as number
      const p = args[3] as number
      void c
      void d
      void w
      void p
      if (forbidsNotNow(s, c, d, w, p)) out.push(19)
      if (forbidsNoCost(s, c, d, w, p)) out.push(20)
      if (forbidsNoLand(s, c, d, w, p)) out.push(21)
      if (forbidsNoFuse(s, c, d, w, p)) out.push(22)
      if (forbidsWholeOnly(s, c, d, w, p)) out.push(23)
      if (forbidsFusedFromHand(s, c, d, w, p)) out.push(24)
      if (!completable(program, s, (t) => doCast(t, c, d, w, p)))
        out.push(25, ...whyNot(program, s, (t) => doCast(t, c, d, w, p)))
      return
    }
    case 70 /* turn-up */: {
      const c = args[0] as number
      const p = args[1] as number
      void c
      void p
      if (!completable(program, s, (t) => doTurnUp(t, c, p)))
        out.push(26, ...whyNot(program, s, (t) => doTurnUp(t, c, p)))
      return
    }
    case 71 /* damage-creature */: {
      const t2 = args[0] as number
      const n = args[1] as number
      const s_ = args[2] as number
      void t2
      void n
      void s_
      if (forbidsCannotDamageCreature(s, t2, n, s_)) out.push(27)
      return
    }
    case 81 /* attack */: {
      const a = args[0] as number
      const p = args[1] as number
      void a
      void p
      if (forbidsCannotAttack(s, a, p)) out.push(28)
      return
    }
    case 83 /* block */: {
      const a = args[0] as number
      const b = args[1] as number
      const q = args[2] as number
      void a
      void b
      void q
      if (forbidsCannotBlock(s, a, b, q)) out.push(29)
      if (forbidsCannotBlock2(s, a, b, q)) out.push(30)
      if (forbidsCannotBlock3(s, a, b, q)) out.push(31)
      return
    }
  }
}

/** Rules that refuse decks. */
export const DECK_RULES: readonly { readonly rule: number; readonly message: string; readonly about: string }[] = [
  { rule: 32, message: 'fewer than sixty cards', about: '' },
  { rule: 33, message: 'more than four copies', about: 'definition' },
]

/** Every rule that refuses the deck of a seat: its index in DECK_RULES, and what it is about or NONE. */
export function deckRefusals(s: State, seat: number, out: (readonly [number, number])[]): void {
  void s
  void seat
  void out
  // [mtg.100.2] refuse-deck (magic/decks.rules:4)
  if (s.mainDeck[seat]!.length < 60) out.push([0, NONE])
  // [mtg.100.2] refuse-deck-2 (magic/decks.rules:5)
  for (const d of new Set(s.mainDeck[seat]!))
    if (!PRINTED_SUPERTYPES[d]!.includes(SUPERTYPE['basic']) && copies(s.mainDeck[seat]!, d) > 4) out.push([1, d])
}

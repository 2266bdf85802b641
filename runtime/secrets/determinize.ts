import { answerAnew } from './answers-anew.ts'
import { beforeWithheld } from '../told/withheld.ts'
import { dealWithAnswers } from './deal-with-answers.ts'
import { type BaseState, type CardId, NONE, type Seat } from '../engine.ts'
import { sees } from '../words/describe.ts'
import type { Parts } from '../parts.ts'
import { seedRandom } from '../kernel/kernel.ts'
import { inZones } from '../words/fact-words.ts'

/**
 * A state that `viewer` cannot tell from this one by what it sees now: what the unseen cards are is dealt again among
 * them, owner by owner, and the game's own chance is seeded anew. Card indexes stay where they are, so choice codes
 * keep their meaning. What the viewer saw and did before is not used; `match/imagine.ts` uses it.
 */
export function determinize<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat, random: () => number): S {
  const from = beforeWithheld(s)
  const t = dealWithAnswers(parts, from, (staying) => dealt(parts, from, viewer, staying, random), random)
  reseed(t, random)
  if (from !== s) answerAnew(parts, t, s, viewer, random)
  return t
}

function dealt<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  viewer: Seat,
  staying: ReadonlySet<CardId>,
  random: () => number,
): S {
  const t = parts.program.clone(s)
  const groups = new Map<number, number[]>()
  for (let card = 0; card < t.def.length; card++) {
    if (staying.has(card) || sees(parts, t, card, viewer)) continue
    const owner = t.owner[card] as number
    const group = groups.get(owner)
    if (group === undefined) groups.set(owner, [card])
    else group.push(card)
  }
  for (const cards of groups.values()) {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      const a = cards[i] as number
      const b = cards[j] as number
      if (mayTrade(parts, t, a, b)) trade(t, a, b)
    }
  }
  return t
}

/** Gives the game another chance than its own, which the viewer cannot know. */
export function reseed(t: BaseState, random: () => number): void {
  t.random = seedRandom(Math.floor(random() * 4294967296))
}

/** A card that counts as another can only lie where that lasts. */
export function mayTrade<S extends BaseState>(parts: Parts<S>, t: S, a: number, b: number): boolean {
  const { shape } = parts
  const printed = t.printedDef
  if (shape === undefined || printed === undefined || (printed[a] === t.def[a] && printed[b] === t.def[b])) return true
  return [a, b].every((card) => t.place[card] !== NONE && inZones(parts, t, card, shape))
}

/** Exchanges what two cards are. */
export function trade(t: BaseState, a: number, b: number): void {
  for (const column of [t.def, t.printedDef]) {
    if (column === undefined) continue
    const kept = column[a] as number
    column[a] = column[b] as number
    column[b] = kept
  }
}

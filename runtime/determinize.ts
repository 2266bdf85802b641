import type { BaseState, Seat } from './engine.ts'
import { sees } from './describe.ts'
import type { Parts } from './make-engine.ts'
import { seedRandom } from './kernel.ts'

/**
 * A state that `viewer` cannot tell from this one: what the unseen cards are is dealt again among them, owner by owner,
 * and the game's own chance is seeded anew. Card indexes stay where they are, so choice codes keep their meaning.
 */
export function determinize<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat, random: () => number): S {
  const t = parts.program.clone(s)
  const groups = new Map<number, number[]>()
  for (let card = 0; card < t.def.length; card++) {
    if (sees(parts, t, card, viewer)) continue
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
      const def = t.def[a] as number
      t.def[a] = t.def[b] as number
      t.def[b] = def
    }
  }
  t.random = seedRandom(Math.floor(random() * 4294967296))
  relist(parts, t)
  return t
}

/** What may be answered can depend on hidden cards when another seat is asked. */
function relist<S extends BaseState>(parts: Parts<S>, t: S): void {
  const top = t.frames[t.frames.length - 1]
  if (t.ask === 0 || top === undefined || t.announcing > 0) return
  const before = t.legal.slice()
  t.legal.length = 0
  parts.list(t, top, t.ask, t.asked, t.legal)
  if (t.legal.length === 0 && !t.optional) t.legal.push(...before)
}

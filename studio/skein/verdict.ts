import type { Parted } from '../protocol/play-calls.ts'
import type { HeldPlays } from '../protocol/skein-calls.ts'
import { type Knot, type Plays, ROOT } from './plays.ts'

/** What came of playing a tree by rules, with as many knots as it had then. */
export interface Held extends HeldPlays {
  readonly knots: readonly Knot[]
}

/** Whether the rules still offer all choices that lead somewhere; null where that was not found out. */
export type Verdict =
  | { readonly kind: 'holds'; readonly isOver: boolean }
  | { readonly kind: 'parts'; readonly at: number; readonly parted: Parted }
  | { readonly kind: 'untried' }
  | null

/** Nothing is known to be otherwise of what is only played now. */
export const heldSoFar: Held = { knots: [], partings: [], untried: [], ends: [] }

/** Whether it is still the same tree, which has at most grown since: what was chosen since, these rules offered. */
export function isHeldFor(held: Held | undefined, plays: Plays): held is Held {
  if (held === undefined) return false
  return held.knots.every((was, at) => {
    const is = plays.knots[at]
    return (
      was === is || (is !== undefined && was.choice === is.choice && was.seat === is.seat && was.parent === is.parent)
    )
  })
}

/** Of the choices up to a knot, by what came of this tree. */
export function verdictAt(plays: Plays, held: Held | null, at: number): Verdict {
  if (held === null) return null
  const partings = new Map(held.partings.map((each) => [each.at, each.parted]))
  const untried = new Set(held.untried)
  let verdict: Verdict = { kind: 'holds', isOver: held.ends.includes(at) }
  for (let i = at; ; i = plays.knots[i]?.parent ?? ROOT) {
    const parted = partings.get(i)
    if (parted !== undefined) verdict = { kind: 'parts', at: i, parted }
    else if (untried.has(i)) verdict = { kind: 'untried' }
    if (i === ROOT) return verdict
  }
}

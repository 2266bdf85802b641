import { tryForReasons } from './dry-run.ts'
import { type BaseState, type Choice, DECLINE } from '../engine.ts'
import { answer } from '../kernel/kernel.ts'
import type { Emitted } from '../program.ts'
import type { PickedSoFar } from './picked-so-far.ts'
import { apartFromPreset, presetMembers } from './preset-members.ts'
import { looksAtSet } from './sets-looked-at.ts'
import { subsets } from './subsets.ts'

/**
 * Where none of the sets that can be chosen may be, the rows of the rule table that are all there is against one of
 * those larger than the smallest. Without such a row the set could be chosen, so that it is a reason why nothing can,
 * however many rules refuse the others. They are put into `found`.
 */
export function whyNoLargerSet<S extends BaseState>(
  program: Emitted<S>,
  s: S,
  { atLeast, atMost }: PickedSoFar,
  offered: readonly Choice[],
  found: number[],
): void {
  for (let size = Math.max(atLeast, 1) + 1; size <= Math.min(atMost, offered.length); size++)
    for (const [first, ...others] of subsets(offered, size)) {
      if (first === undefined || !looksAtSet()) return
      const [row, ...more] = new Set(against(program, s, first, size < atMost ? [...others, DECLINE] : others))
      if (row !== undefined && more.length === 0 && !found.includes(row)) found.push(row)
    }
}

/** What refuses a set, which begins with `first` and then has these. */
function against<S extends BaseState>(
  program: Emitted<S>,
  s: S,
  first: Choice,
  others: readonly Choice[],
): readonly number[] {
  const rows: number[] = []
  apartFromPreset(() => {
    presetMembers(others)
    tryForReasons(program, s, rows, (t) => answer(program, t, first))
  })
  return rows
}

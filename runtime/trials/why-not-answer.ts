import { tryForReasons } from './dry-run.ts'
import { type BaseState, type Choice, DECLINE } from '../engine.ts'
import { answer } from '../kernel/kernel.ts'
import type { Emitted } from '../program.ts'
import { apartFromPreset, presetMembers } from './preset-members.ts'
import { subsets } from './subsets.ts'

/** An answer to the question at `site`, where `offered` could be answered if no rule refused what it leads to. */
export interface Refused {
  readonly site: number
  readonly offered: readonly Choice[]
  readonly choice: Choice
  /** Those of `offered` that can still be completed, as far as that is known. */
  readonly legal?: readonly Choice[]
}

/** How many sets are looked at for the reasons against one more member. */
const MOST_SETS = 200

/**
 * Rows of the rule table that refuse what an answer leads to. Of one more member of a set these are what refuses the
 * set with it and no more; where that is still too few, what refuses the smallest sets with it that are enough. They are
 * put into `found` as they are found, some of them again.
 */
export function whyNotAnswer<S extends BaseState>(
  program: Emitted<S>,
  s: S,
  { site, offered, choice, legal = [] }: Refused,
  found: number[] = [],
): readonly number[] {
  const frame = s.frames.at(-1)
  const soFar = frame === undefined ? null : (program.pickedSoFar?.(frame, site) ?? null)
  if (soFar === null) {
    tryForReasons(program, s, found, (t) => answer(program, t, choice))
    return [...new Set(found)]
  }
  const { answers, atLeast, atMost } = soFar
  const size = Math.max(atLeast, answers.length + 1)
  const others = (all: readonly Choice[]): Choice[] => all.filter((each) => each !== choice && !answers.includes(each))
  const missing = size - answers.length - 1
  // What refuses other members as well is no reason against this one, where there are enough that nothing refuses.
  const fitting = others(legal)
  let looked = 0
  for (const more of subsets(fitting.length < missing ? others(offered) : fitting, missing)) {
    const preset = size < atMost ? [...more, DECLINE] : more
    apartFromPreset(() => {
      presetMembers(preset)
      tryForReasons(program, s, found, (t) => answer(program, t, choice))
    })
    if (++looked >= MOST_SETS) break
  }
  return [...new Set(found)]
}

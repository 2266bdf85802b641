import type { BaseState } from '../engine.ts'
import type { CompiledExample, CompiledStep } from '../example/compiled-example.ts'
import { type LineReading, STRICT } from '../example/example-table.ts'
import type { FullEngine } from '../parts.ts'
import { type Answer, type MendEffort, type StandingPlace, playLines } from './played-lines.ts'

/** How an example goes where it holds: each answer, and behind how many of them each of its lines is judged. */
export interface MeantCourse {
  readonly answers: readonly Answer[]
  /** By line; null for one that answers what nobody asks. */
  readonly marks: readonly (number | null)[]
  /** Where the game stands behind the last answer. */
  readonly last: StandingPlace | null
}

/**
 * The readings that lines may have been written for, besides that of today: who could only pass was asked, or was not
 * though a rule said so, and a question of which a line spoke could be passed over.
 */
const READINGS: readonly LineReading[] = [
  STRICT,
  { ...STRICT, passing: 'everybody', movesOn: false },
  { ...STRICT, passing: 'everybody', movesOn: true },
  { ...STRICT, passing: 'nobody', movesOn: false },
  { ...STRICT, movesOn: true },
]

/**
 * How an example goes by the first reading by which every line of it holds; null where there is none. By each of them
 * all lines are read in the same way, so that none can be made true by itself. Only where no reading holds, answers
 * that nobody asks for are left out.
 */
export function courseOf(
  engine: FullEngine<BaseState>,
  example: CompiledExample,
  effort: MendEffort,
): MeantCourse | null {
  for (const most of [0, example.steps.length])
    for (const reading of READINGS) {
      const course = courseBy(engine, example, { reading, most, effort })
      if (course !== null) return course
    }
  return null
}

/** At most so many answers are left out. */
function courseBy(
  engine: FullEngine<BaseState>,
  example: CompiledExample,
  { reading, most, effort }: { readonly reading: LineReading; readonly most: number; readonly effort: MendEffort },
): MeantCourse | null {
  const left = new Set<number>()
  while (!effort.isSpent()) {
    const kept = [...example.steps.keys()].filter((line) => !left.has(line))
    const steps = kept.map((line) => example.steps[line] as CompiledStep<BaseState>)
    const { answers, marks, stuck, last } = playLines(engine, example, steps, { reading, keepsStates: true, effort })
    const line = kept[stuck?.line ?? 0] ?? 0
    if (stuck === null)
      return { answers, last, marks: example.steps.map((_, each) => marks[kept.indexOf(each)] ?? null) }
    if (stuck.isAnswerable || left.size === most) return null
    left.add(line)
  }
  return null
}

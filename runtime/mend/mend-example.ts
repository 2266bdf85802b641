import type { CompiledExample } from '../example/compiled-example.ts'
import { type ExampleFailure, runExample } from '../example/examples.ts'
import { quietly } from '../diff/follow.ts'
import type { EngineVersion } from '../diff/version.ts'
import { carried } from './carried.ts'
import { courseOf } from './course.ts'
import { playLines } from './played-lines.ts'
import { LineWriter, type NewLine } from './write-lines.ts'

/** What becomes of an example that was written for other rules, or for an earlier version of the language. */
export type Mending =
  | { readonly kind: 'holds' }
  /** The lines that it then has: the number of a line that stays, among its steps, or a new one. */
  | { readonly kind: 'mended'; readonly lines: readonly (number | NewLine)[] }
  /** What it asserts does not hold any more: where, and what is so instead. */
  | {
      readonly kind: 'changed'
      readonly failures: readonly ExampleFailure[]
      readonly heldBefore: boolean
      /** Whether there was no more time, so that nobody knows whether it can be mended. */
      readonly isGivenUp: boolean
    }

/** An example as it was under the rules before. */
export interface Before {
  readonly version: EngineVersion
  readonly example: CompiledExample
}

/**
 * Writes the lines of an example again where it fails only because somebody is, or is no longer, asked something. What
 * it asserts stays as it is, and is judged behind the same answers: those that it came to under the rules before, or,
 * where these are not given, by an earlier reading of the language by which it holds as a whole. Once `isSpent` says so
 * no more is tried.
 */
export function mendExample(
  version: EngineVersion,
  example: CompiledExample,
  before: Before | null,
  isSpent: () => boolean = () => false,
): Mending {
  // What is tried is to come to its next question soon; whether an example holds is for the rules to say.
  const effort = { roundLimit: version.roundLimit, isSpent }
  const today = runExample(version.patient, example)
  if (today.ok && today.warnings.length === 0) return { kind: 'holds' }
  const old = before === null ? null : courseOf(before.version.patient, before.example, effort)
  const course =
    before === null || old === null
      ? courseOf(version.patient, example, effort)
      : quietly(() => carried(before.version, old, version, example))
  // First a line may be judged later than it was, as long as it holds there: fewer lines are needed then.
  for (const isLoose of [true, false]) {
    const lines = course === null ? null : new LineWriter(version, example, course, { isLoose, effort }).lines()
    if (lines !== null) return { kind: 'mended', lines: lines.map(({ from }) => from) }
  }
  const { ok, warnings, failures } = today
  const kept = [...example.steps.keys()].filter((each) => !isNeedless(example.steps[each]?.line ?? 0, warnings))
  const steps = kept.flatMap((each) => example.steps[each] ?? [])
  if (ok && playLines(version.patient, example, steps).stuck === null) return { kind: 'mended', lines: kept }
  return { kind: 'changed', failures, heldBefore: old !== null, isGivenUp: isSpent() }
}

/** Whether a line answers what nobody asks. */
const isNeedless = (line: number, warnings: readonly ExampleFailure[]): boolean =>
  warnings.some((each) => each.line === line)

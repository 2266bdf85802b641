import type { BaseState, Choice, Engine } from '../engine.ts'
import { type RecordedChoice, recordedChoice } from '../records/replay.ts'

/** The first answers of a match in words, and the state that they lead to. */
export interface RecordSoFar {
  readonly state: BaseState
  readonly choices: readonly RecordedChoice[]
}

/** Puts into words what was answered since; words need the state that an answer was given in. */
export function recordedUpTo(
  engine: Engine,
  begin: () => BaseState,
  before: RecordSoFar | null,
  answers: readonly { readonly choice: Choice }[],
): RecordSoFar {
  const { state, choices } = before ?? { state: begin(), choices: [] }
  const further = answers.slice(choices.length).map(({ choice }) => {
    const words = recordedChoice(engine, state, choice)
    engine.apply(state, choice)
    return words
  })
  return { state, choices: [...choices, ...further] }
}

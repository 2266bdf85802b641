import type { CompiledExample } from '../../runtime/example/examples.ts'
import type { ExampleRef } from '../protocol/write-calls.ts'

/** Where an example stands. */
export function exampleRef({ title, clauses, place, steps }: CompiledExample): ExampleRef {
  const at = place.lastIndexOf(':')
  const lines = steps.map(({ line }) => line)
  return { title, clauses, file: place.slice(0, at), line: Number(place.slice(at + 1)), steps: steps.length, lines }
}

/** The same where the example begins in another line of its file; the very same where it does not. */
export function refAt(ref: ExampleRef, line: number): ExampleRef {
  const by = line - ref.line
  return by === 0 ? ref : { ...ref, line, lines: ref.lines.map((each) => each + by) }
}

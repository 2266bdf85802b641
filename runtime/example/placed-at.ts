import type { BaseState } from '../engine.ts'
import type { CompiledExample } from './compiled-example.ts'

/** An example that does not know where it stands; lines of its steps count from the line of its title. */
export type UnplacedExample<S extends BaseState> = Omit<CompiledExample<S>, 'place'>

/** An example whose title stands in this line; `from` is the line that those of its steps have counted from. */
export function placedAt<S extends BaseState>(
  example: UnplacedExample<S>,
  file: string,
  line: number,
  from = 0,
): CompiledExample<S> {
  const steps = example.steps.map((step) => ({ ...step, line: line - from + step.line }))
  return { ...example, place: `${file}:${line}`, steps }
}

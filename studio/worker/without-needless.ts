import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { mendingFix } from '../../language/example-findings.ts'
import type { LiveGame } from '../../library/live-engine.ts'
import { type CompiledExample, runExample } from '../../runtime/example/examples.ts'
import type { FileEdit } from '../protocol/name-calls.ts'
import { editOf } from './file-edit.ts'

/** What is written in the place of an example that can go without some lines; null where it does not hold so. */
export function withoutNeedless(
  engine: LiveGame['engine'],
  example: CompiledExample,
  decl: ExampleDecl,
): FileEdit | null {
  const { warnings } = runExample(engine, example)
  const steps = example.steps.filter(({ line }) => warnings.every((each) => each.line !== line))
  if (!runExample(engine, { ...example, steps }).ok) return null
  const first = Number(example.place.slice(example.place.lastIndexOf(':') + 1))
  const kept = steps.map(({ line }) => line - first)
  return editOf(mendingFix(decl, kept).edit)
}

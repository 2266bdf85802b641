import { MessageType } from 'vscode-languageserver/node'
import type { RanExamples, RunsExamples } from '../../language/server/ran-examples.ts'
import { answerCommands } from './answer-commands.ts'
import { BackgroundExamples } from './background-examples.ts'
import { ExampleResults } from './example-results.ts'
import type { ExampleRunner } from './examples/example-runner.ts'

/** Has examples run, and carries out the commands of lenses, until `end` is called. */
export function runningBy(runner: ExampleRunner): { readonly runsExamples: RunsExamples; readonly end: () => void } {
  const ends: (() => void)[] = [() => runner.end()]
  const runsExamples: RunsExamples = ({ connection, desk, told, show }): RanExamples => {
    const results = new ExampleResults(desk, runner, (message) => show(MessageType.Warning, message))
    const background = new BackgroundExamples(desk, results, told)
    ends.unshift(() => background.end())
    answerCommands({ connection, desk, results, background, show })
    return {
      maybe: (path) => results.maybe(path),
      findings: (path) => results.findings(path),
      soon: () => background.soon(),
    }
  }
  return { runsExamples, end: () => ends.forEach((each) => each()) }
}

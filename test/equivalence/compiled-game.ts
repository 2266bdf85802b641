import { checkForEngine } from '../../compiler/compile.ts'
import type { Program } from '../../compiler/program/program.ts'

/** The program of a text. @throws Error where it has errors */
export function compiledGame(text: string): Program {
  const { program, diagnostics } = checkForEngine('sample.rules', { read: () => text, find: () => null })
  const wrong = diagnostics.find(({ severity }) => severity === 'error')
  if (program === null || wrong !== undefined) throw new Error(`the sample is broken: ${wrong?.primary.text ?? ''}`)
  return program
}

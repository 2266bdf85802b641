import { once } from 'node:events'
import { printableJson } from '../../compiler/diagnostics/printable.ts'
import type { Environment } from '../../runtime/env/environment.ts'
import type { Io } from '../io.ts'
import { answerLine } from './answer-line.ts'
import { refused } from './refused.ts'
import { splitLines } from './split-lines.ts'

/** Answers each line of the input by a line, until it ends or `close` is said. */
export async function serveLines({ stdin, stdout }: Io, environment: Environment): Promise<void> {
  const session = { environment, tables: null }
  for await (const line of splitLines(stdin)) {
    const { answer, ends } =
      line === null
        ? { answer: refused('too-long', 'a line has at most 1048576 bytes'), ends: false }
        : answerLine(session, line)
    if (!stdout.write(`${printableJson(JSON.stringify(answer))}\n`)) await once(stdout, 'drain')
    if (ends) return
  }
}

import { once } from 'node:events'
import { printableJson } from '../../compiler/diagnostics/printable.ts'
import type { Environment } from '../../runtime/env/environment.ts'
import type { Io } from '../io.ts'
import { answerLine } from './answer-line.ts'
import { refusalOf } from './refused.ts'

/** Longer lines are passed over, so that no line fills the memory. */
const LONGEST = 2 ** 20

const NEWLINE = 10

/** Lines of a stream of bytes; null for one that is too long. Blank ones are left out. */
async function* splitLines(input: AsyncIterable<string | Uint8Array>): AsyncGenerator<string | null> {
  let parts: Uint8Array[] = []
  let length = 0
  const ended = (): string | null => {
    const line = length > LONGEST ? null : Buffer.concat(parts).toString('utf8').trim()
    parts = []
    length = 0
    return line
  }
  for await (const chunk of input) {
    let rest: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      length += end
      if (length <= LONGEST) parts.push(rest.subarray(0, end))
      const line = ended()
      if (line !== '') yield line
      rest = rest.subarray(end + 1)
    }
    length += rest.length
    if (length <= LONGEST) parts.push(rest)
    else parts = []
  }
  const last = ended()
  if (last !== '') yield last
}

/** Answers each line of the input by a line, until it ends or `close` is said. */
export async function serveLines({ stdin, stdout }: Io, environment: Environment): Promise<void> {
  const session = { environment, tables: null }
  for await (const line of splitLines(stdin)) {
    const { answer, ends } =
      line === null
        ? { answer: refusalOf('too-long', 'a line has at most 1048576 bytes'), ends: false }
        : answerLine(session, line)
    if (!stdout.write(`${printableJson(JSON.stringify(answer))}\n`)) await once(stdout, 'drain')
    if (ends) return
  }
}

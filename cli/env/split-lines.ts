/** Longer lines are passed over, so that no line fills the memory. */
const LONGEST = 2 ** 20

const NEWLINE = 10

/** Lines of a stream of bytes; null for one that is too long. Blank ones are left out. */
export async function* splitLines(input: AsyncIterable<string | Uint8Array>): AsyncGenerator<string | null> {
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

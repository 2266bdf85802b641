import { JSONParser, TokenType } from '@streamparser/json'
import { UsageError } from '../usage-error.ts'
import { bytesOf } from './bytes-of.ts'
import { LONGEST_RECORD, type RawRecord } from './raw-record.ts'
import { stated } from '../stated.ts'

/** How many lists and objects may stand in each other. */
const DEEPEST = 500

const opens: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET])
const closes: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET])

/**
 * The values at a selector such as `$.*` of a JSON file, one after the other; no more than one of them is in memory.
 * @throws UsageError with the record and the byte at which the file is not what it should be.
 */
export async function* jsonRecords(path: string, selector: string): AsyncGenerator<RawRecord> {
  const ready: RawRecord[] = []
  const parser = new JSONParser({ paths: [selector], keepStack: false, stringBufferSize: 1 << 14 })
  const at = { token: 0, record: 0, bytes: 0, found: 0, depth: 0 }
  const place = (): string => `record ${at.found + 1}`
  const problems: Error[] = []
  parser.onToken = ({ token, offset }) => {
    at.token = offset
    if (opens.has(token)) at.depth++
    else if (closes.has(token)) at.depth--
    // The parser takes the longer for each token the deeper it stands, so that it is stopped at once.
    if (at.depth <= DEEPEST) return
    throw new UsageError(
      stated('{1}: {2}: at byte {3} it is nested more than {4} deep, which no card is', path, place(), offset, DEEPEST),
    )
  }
  parser.onValue = ({ value }) => {
    at.found++
    at.record = at.token
    ready.push({ place: `record ${at.found}`, value })
  }
  parser.onError = (error) => {
    problems.push(error)
  }
  for await (const chunk of bytesOf(path)) {
    parser.write(chunk)
    at.bytes += chunk.length
    yield* ready.splice(0)
    const [problem] = problems
    if (problem instanceof UsageError) throw problem
    if (problem !== undefined) throw new UsageError(stated('{1}: {2}: {3}', path, place(), misfit(problem, at.token)))
    if (at.bytes - at.record > LONGEST_RECORD + chunk.length)
      throw new UsageError(
        stated(
          '{1}: {2}: from byte {3} on it is longer than {4} bytes, which no card is',
          path,
          place(),
          at.record,
          LONGEST_RECORD,
        ),
      )
  }
  if (!parser.isEnded)
    throw new UsageError(
      stated('{1}: {2}: the file ends in the middle, after byte {3}; fetch it again', path, place(), at.bytes),
    )
}

/** What is wrong with the JSON, and where; the parser's own words may hold whole strings of the file. */
function misfit(error: Error, token: number): string {
  const byte = /absolute position "(\d+)"/.exec(error.message)?.[1]
  if (error instanceof TypeError) return `not UTF-8 text after byte ${token}`
  return `not JSON at byte ${byte ?? token}`
}

import { parse } from 'csv-parse'
import { Readable } from 'node:stream'
import { abridged } from '../../runtime/words/abridged.ts'
import { UsageError } from '../usage-error.ts'
import { bytesOf } from './bytes-of.ts'
import { LONGEST_RECORD, type RawRecord } from './raw-record.ts'
import { stated } from '../stated.ts'

interface Line {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** The lines of a CSV file as objects by the words of its first line. */
export async function* csvRecords(path: string): AsyncGenerator<RawRecord> {
  const parser = Readable.from(texts(path), { objectMode: false })
    .on('error', (error) => parser.destroy(error))
    .pipe(parse({ bom: true, info: true, trim: true, skip_empty_lines: true, max_record_size: LONGEST_RECORD }))
  let columns: readonly string[] | null = null
  try {
    for await (const line of parser) {
      const { record, info } = line as Line
      if (columns === null) columns = heading(path, record)
      else
        yield {
          place: `line ${info.lines}`,
          value: Object.fromEntries(columns.map((column, i) => [column, record[i]])),
        }
    }
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error
    throw new UsageError(stated('{1}: {2}', path, abridged(error.message)))
  }
  if (columns === null) throw new UsageError(stated('{1} is empty', path))
}

function heading(path: string, words: readonly string[]): readonly string[] {
  const twice = words.find((word, i) => words.indexOf(word) !== i)
  if (twice !== undefined)
    throw new UsageError(stated('{1}: line 1: two columns are called `{2}`', path, abridged(twice)))
  const odd = words.find((word) => !/^[\p{L}\p{N}_. -]{1,60}$/u.test(word) || word === '__proto__')
  if (odd !== undefined)
    throw new UsageError(
      stated(
        '{1}: line 1: the first line names the columns, and {2} is no name of one',
        path,
        JSON.stringify(odd.slice(0, 60)),
      ),
    )
  return words
}

async function* texts(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  try {
    for await (const chunk of bytesOf(path)) {
      yield decoder.decode(chunk, { stream: true })
      bytes += chunk.length
    }
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError)
      throw new UsageError(stated('{1} is not UTF-8 text after byte {2}; save it as UTF-8', path, bytes))
    throw error
  }
}

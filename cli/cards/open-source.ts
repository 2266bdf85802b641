import { UsageError } from '../usage-error.ts'
import { firstBytes } from './bytes-of.ts'
import { csvRecords } from './csv-records.ts'
import type { CardSource } from './game-cards.ts'
import { jsonRecords } from './json-records.ts'
import { plainSource } from './plain-list.ts'
import { valueAt } from './pointer.ts'
import type { RawRecord } from './raw-record.ts'
import { sqliteRecords } from './sqlite-records.ts'
import { stated } from '../stated.ts'

export interface OpenSource {
  readonly name: string
  readonly source: CardSource
  readonly records: AsyncGenerator<RawRecord>
}

/**
 * Opens a file as one of the kinds known, or as a plain list of names; without `wanted` the first record decides.
 * @throws UsageError where it is none of them.
 */
export async function openSource(
  path: string,
  known: ReadonlyMap<string, CardSource>,
  wanted: string | undefined,
): Promise<OpenSource> {
  const container = containerOf(path)
  const kinds = [...known, ['json', plainSource('json')] as const, ['csv', plainSource('csv')] as const].filter(
    ([name]) => wanted === undefined || name === wanted,
  )
  if (kinds.length === 0)
    throw new UsageError(
      stated(
        'there is no kind of card file `{1}`; there are {2}',
        wanted ?? '',
        [...known.keys(), 'csv', 'json'].join(', '),
      ),
    )
  const fitting = kinds.filter(
    ([, source]) => source.container === container.kind && startsAs(source, container.begins),
  )
  for (const [name, source] of fitting) {
    const records = recordsOf(path, source)
    const first = await records.next()
    if (first.done === true) throw new UsageError(stated('{1} holds no cards', path))
    if (wanted !== undefined || source.recognise.every((pointer) => valueAt(first.value.value, pointer) !== undefined))
      return { name, source, records: again(first.value, records) }
    await records.return(undefined)
  }
  throw new UsageError(
    wanted === undefined
      ? stated(
          '{1} is no card file of a kind known here ({2}), and no list of names',
          path,
          [...known.keys()].join(', '),
        )
      : stated('{1} is no file of the kind {2}: it looks like {3}', path, wanted, container.says),
  )
}

async function* again(first: RawRecord, rest: AsyncGenerator<RawRecord>): AsyncGenerator<RawRecord> {
  yield first
  yield* rest
}

function recordsOf(path: string, source: CardSource): AsyncGenerator<RawRecord> {
  switch (source.container) {
    case 'json':
      return jsonRecords(path, source.records ?? '$.*')
    case 'sqlite':
      return sqliteRecords(path, source.tables ?? [], source.key ?? 'id')
    case 'csv':
      return csvRecords(path)
  }
}

interface Container {
  readonly kind: CardSource['container']
  readonly begins: string
  readonly says: string
}

function containerOf(path: string): Container {
  const begin = firstBytes(path, 256)
  if (begin.length === 0) throw new UsageError(stated('{1} is empty', path))
  if (begin.toString('latin1').startsWith('SQLite format 3\0'))
    return { kind: 'sqlite', begins: '', says: 'an SQLite database' }
  // What is packed is JSON: the others are never large.
  if (begin[0] === 0x1f && begin[1] === 0x8b) return { kind: 'json', begins: '', says: 'packed JSON' }
  const text = begin
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (text.startsWith('[') || text.startsWith('{'))
    return { kind: 'json', begins: text.charAt(0), says: text.startsWith('[') ? 'a JSON list' : 'a JSON object' }
  if (begin.includes(0))
    throw new UsageError(stated('{1} is no card file: it holds neither JSON, nor an SQLite database, nor text', path))
  return { kind: 'csv', begins: '', says: 'a table of text' }
}

/** Whether the records of a kind can lie in JSON that begins so: directly in a list, or deeper in an object. */
function startsAs(source: CardSource, begins: string): boolean {
  return begins === '' || (begins === '[') === ((source.records ?? '$.*') === '$.*')
}

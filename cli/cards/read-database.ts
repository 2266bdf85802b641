import { Ajv, type ValidateFunction } from 'ajv'
import { readTextIfThere } from '../files/read-text.ts'
import schema from '../schema/card-database.schema.json' with { type: 'json' }
import { abridged } from '../../runtime/words/abridged.ts'
import { UsageError } from '../usage-error.ts'
import type { CardRow, DatabaseEnd, DatabaseHeader, SkippedRecord } from './card-row.ts'
import { stated } from '../stated.ts'

export interface CardDatabase {
  readonly header: DatabaseHeader
  readonly cards: readonly CardRow[]
  /** Records of the file that it comes from which are no cards. */
  readonly skipped: readonly SkippedRecord[]
}

type Line = 'header' | 'card' | 'end'

/** @throws UsageError with the line at which the file is no card database. */
export function readDatabase(path: string): CardDatabase {
  const text = readTextIfThere(path)
  if (text === null) throw new UsageError(stated('there is no file {1}', path))
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const is = validators()
  const line = <T>(at: number, kind: Line): T => {
    const data = parsed(lines[at] ?? '')
    if (is[kind](data)) return data as T
    const [problem] = is[kind].errors ?? []
    const wrong = `${abridged(problem?.instancePath ?? '')} ${problem?.message ?? 'is no card'}`.trim()
    throw new UsageError(
      stated(
        '{1}:{2}: {3}',
        path,
        at + 1,
        at === 0 ? 'this is no card database; make one with `houserules cards import`' : wrong,
      ),
    )
  }
  const header = line<DatabaseHeader>(0, 'header')
  const end = lines.length < 2 ? undefined : parsed(lines[lines.length - 1] ?? '')
  if (!is.end(end) || (end as DatabaseEnd).cards !== lines.length - 2)
    throw new UsageError(
      stated('{1} is not whole: its last line does not say how many cards it holds; import it again', path),
    )
  const cards =
    allAtOnce(lines, is.card) ?? Array.from({ length: lines.length - 2 }, (_, i) => line<CardRow>(i + 1, 'card'))
  checkIds(path, cards)
  return { header, cards, skipped: (end as DatabaseEnd).skipped ?? [] }
}

/** @throws UsageError where two cards have one id, by which they could not be told apart. */
function checkIds(path: string, cards: readonly CardRow[]): void {
  const known = new Map<string, number>()
  for (const [i, { id }] of cards.entries()) {
    if (id === undefined) continue
    const before = known.get(String(id))
    if (before !== undefined) {
      const other = `\`${abridged(cards[before]?.name ?? '')}\` in line ${before + 2}`
      throw new UsageError(
        stated('{1}:{2}: the id `{3}` is that of {4} already', path, i + 2, abridged(String(id)), other),
      )
    }
    known.set(String(id), i)
  }
}

/**
 * The cards of a file in which every line is one, read in one go; null where one is not, so that it has to be found.
 */
function allAtOnce(lines: readonly string[], isCard: ValidateFunction): readonly CardRow[] | null {
  const data = parsed(`[${lines.slice(1, -1).join(',')}]`)
  return Array.isArray(data) && data.length === lines.length - 2 && data.every((card) => isCard(card))
    ? (data as readonly CardRow[])
    : null
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

let made: Readonly<Record<Line, ValidateFunction>> | undefined

function validators(): Readonly<Record<Line, ValidateFunction>> {
  const ajv = new Ajv({ allowUnionTypes: true, meta: false, validateSchema: false }).addSchema(schema)
  const of = (kind: Line): ValidateFunction => ajv.compile({ $ref: `${schema.$id}#/definitions/${kind}` })
  made ??= { header: of('header'), card: of('card'), end: of('end') }
  return made
}

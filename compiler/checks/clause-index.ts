import { warning } from '../diagnostics/make.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { RulesHost } from '../game/load.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import type { Module } from '../game/load.ts'
import { worded } from '../diagnostics/worded.ts'

/** Ids of the clauses and gaps that a rules document has, by the name of the module that follows it. */
export type ClauseIndexes = ReadonlyMap<string, ReadonlySet<string>>

/** What lies beside `X.rules` as `X.clauses.json`, by the name of the module. */
export type ClauseLists = ReadonlyMap<string, SourceFile>

/** Reads the lists of the modules that have one. */
export function readClauseLists(host: RulesHost, modules: readonly Module[]): ClauseLists {
  const lists = new Map<string, SourceFile>()
  for (const { path, header } of modules) {
    const listPath = path.replace(/(\.rules)?$/, '.clauses.json')
    const text = host.read(listPath)
    if (text !== null) lists.set(header.name.text, { path: listPath, text })
  }
  return lists
}

/** The ids of the lists that can be read. */
export function clauseIndexes(lists: ClauseLists, modules: readonly Module[], report: Report): ClauseIndexes {
  const indexes = new Map<string, ReadonlySet<string>>()
  for (const { header } of modules) {
    const list = lists.get(header.name.text)
    if (list === undefined) continue
    const ids = idsIn(list.text)
    if (ids !== null) indexes.set(header.name.text, ids)
    else {
      report(
        warning(
          'HR0303',
          worded('the list of clauses cannot be read'),
          header.name.span,
          worded('`{1}` is not a list of clauses', list.path),
          {
            hint: worded('it holds `{"clauses": [{"id": "deal.1", "summary": "…"}]}`'),
          },
        ),
      )
    }
  }
  return indexes
}

/** The ids of a clause list, or null when the text is not one. */
function idsIn(text: string): ReadonlySet<string> | null {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return null
  }
  const rows = Array.isArray(data)
    ? data
    : isRecord(data) && Array.isArray(data['clauses'])
      ? [...data['clauses'], ...listIn(data['gaps'])]
      : null
  if (rows === null) return null
  return new Set(rows.flatMap((row: unknown) => (isRecord(row) && typeof row['id'] === 'string' ? [row['id']] : [])))
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

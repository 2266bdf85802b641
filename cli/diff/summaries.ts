import { clausePath } from '../files/clause-index.ts'
import type { Version } from './side.ts'

/** What the clauses of a version say, by id, as far as its files list them; a list that cannot be read says nothing. */
export function summariesOf({ host }: Version, files: Iterable<string>): Map<string, string> {
  return new Map([...files].flatMap((file) => clausesIn(host.read(clausePath(file)))))
}

function clausesIn(text: string | null): [string, string][] {
  try {
    const data: unknown = text === null ? [] : JSON.parse(text)
    const list: unknown = typeof data === 'object' && data !== null && 'clauses' in data ? data.clauses : data
    if (!Array.isArray(list)) return []
    return (list as readonly unknown[]).flatMap((clause): [string, string][] => {
      if (typeof clause !== 'object' || clause === null || !('id' in clause) || !('summary' in clause)) return []
      return [[String(clause.id), String(clause.summary)]]
    })
  } catch {
    return []
  }
}

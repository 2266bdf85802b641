import type { Explanation, Reason } from '../../runtime/engine.ts'
import { reasonWords } from '../../runtime/words/reason-words.ts'

/** What clauses say, by id. */
export type Summaries = ReadonlyMap<string, string>

/** Why a move is allowed or refused: the rules that decide it, what they say, and what their clauses say. */
export function explanationText(
  { allowed, move, reasons }: Explanation,
  seat: string,
  summaries: Summaries = new Map(),
): string {
  const verdict = `${seat} ${allowed ? 'may' : 'may not'} ${move}`
  if (reasons.length === 0) return allowed ? verdict : `${verdict}, as no rule offers it`
  return [`${verdict}, because`, ...reasons.flatMap((reason) => reasonLines(reason, allowed, summaries))].join('\n')
}

function reasonLines(reason: Reason, allowed: boolean, summaries: Summaries): string[] {
  const { rule, clauses, text, place, source } = reason
  if (place === '') return [`  ${text}`]
  const where = source === undefined ? place : `${place}, laid down by ${source}`
  const said = clauses.flatMap((id) => (summaries.has(id) ? [`    [${id}] ${summaries.get(id) ?? ''}`] : []))
  return [`  ${reasonWords(reason, allowed)} (${where})`, ...(text === rule ? [] : [`    ${text}`]), ...said]
}

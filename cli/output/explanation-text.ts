import { chained, inSigns, type Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
import type { Explanation, Reason } from '../../runtime/engine.ts'
import { reasonWords } from '../../runtime/words/reason-words.ts'

/** What clauses say, by id. */
export type Summaries = ReadonlyMap<string, string>

/** Why a move is allowed or refused: the rules that decide it, what they say, and what their clauses say. */
export function explanationText(
  { allowed, move, reasons }: Explanation,
  seat: string,
  summaries: Summaries = new Map(),
): Sayable {
  const said = [seat, move] as const
  if (reasons.length === 0)
    return allowed ? stated('{1} may {2}', ...said) : stated('{1} may not {2}, as no rule offers it', ...said)
  return chained('\n', [
    allowed ? stated('{1} may {2}, because', ...said) : stated('{1} may not {2}, because', ...said),
    ...reasons.flatMap((reason) => reasonLines(reason, allowed, summaries)),
  ])
}

function reasonLines(reason: Reason, allowed: boolean, summaries: Summaries): Sayable[] {
  const { rule, clauses, text, place, source } = reason
  if (place === '') return [`  ${text}`]
  const where = source === undefined ? place : stated('{1}, laid down by {2}', place, source)
  const said = clauses.flatMap((id) => (summaries.has(id) ? [`    [${id}] ${summaries.get(id) ?? ''}`] : []))
  return [inSigns`  ${reasonWords(reason, allowed)} (${where})`, ...(text === rule ? [] : [`    ${text}`]), ...said]
}

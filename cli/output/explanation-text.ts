import type { Explanation, Reason } from '../../runtime/engine.ts'
import { inBrackets } from './in-brackets.ts'

/** What clauses say, by id. */
export type Summaries = ReadonlyMap<string, string>

/** What a rule of a kind does to a move that is refused. */
const REFUSING: Readonly<Record<string, string>> = {
  cannot: 'forbids it',
  must: 'wants another move first',
  'must-act': 'does not let it',
  announcement: 'cannot be completed',
  choice: 'finds nothing to choose',
  zone: 'has no room',
  may: 'offers it only like this',
  question: 'takes other answers',
}

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
  const { clauses, text, place, source } = reason
  if (place === '') return [`  ${text}`]
  const where = source === undefined ? place : `${place}, laid down by ${source}`
  const said = clauses.flatMap((id) => (summaries.has(id) ? [`    [${id}] ${summaries.get(id) ?? ''}`] : []))
  return [
    `  ${subject(reason)} ${allowed ? 'allows it' : part(reason)} (${where})`,
    ...(text === reason.rule ? [] : [`    ${text}`]),
    ...said,
  ]
}

/** An `only if` has no name of its own. */
const subject = ({ rule, kind, clauses }: Reason): string =>
  `${kind === 'only-if' ? 'a condition' : rule}${inBrackets(clauses)}`

const part = ({ kind = '' }: Reason): string => (kind === 'only-if' ? 'is not met' : (REFUSING[kind] ?? 'decides it'))

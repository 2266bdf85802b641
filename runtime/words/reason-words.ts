import type { Reason } from '../engine.ts'

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
  'only-if': 'is not met',
}

/** Clauses as they follow a name; nothing where there are none. */
export const inBrackets = (clauses: readonly string[]): string =>
  clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`

/** A rule that decides of a move, and what it does to it; an `only if` has no name of its own. */
export function reasonWords({ rule, kind = '', clauses }: Reason, allowed = false): string {
  const subject = kind === 'only-if' ? 'a condition' : rule
  return `${subject}${inBrackets(clauses)} ${allowed ? 'allows it' : (REFUSING[kind] ?? 'decides it')}`
}

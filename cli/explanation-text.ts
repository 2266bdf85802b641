import type { Explanation } from '../runtime/engine.ts'
import { inBrackets } from './in-brackets.ts'

/** Why a move is allowed or refused, with the rules that decide it. */
export function explanationText({ allowed, move, reasons }: Explanation, seat: string): string {
  const because = reasons.map(({ rule, clauses, text, place, source }) => `  ${rule}${inBrackets(clauses)} ${place}${source === undefined ? '' : `, laid down by ${source}`}\n    ${text}`)
  return [`${seat} ${allowed ? 'may' : 'may not'} ${move}${because.length > 0 ? ', because' : ''}`, ...because].join('\n')
}

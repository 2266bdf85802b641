import { abridged } from '../words/abridged.ts'
import type { PlainMove, ViewValue } from './game-types.ts'

/** What comes from a client may be anything, and as long and as deep as it likes. */

/** More signs of what a client sends are never repeated. */
const MOST_SIGNS = 40

/** How deep lists in the parts of a move go: sets of members at most. */
const MOST_DEPTH = 2

/** What was sent, short enough for a message; of what has parts only what it is. */
export function sentWords(sent: unknown): string {
  switch (typeof sent) {
    case 'string':
      return JSON.stringify(abridged(sent, MOST_SIGNS))
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(sent)
    case 'object':
      return sent === null ? 'null' : Array.isArray(sent) ? 'a list' : 'an object'
    case 'bigint':
    case 'symbol':
    case 'function':
      return `a ${typeof sent}`
  }
}

/** Whether something that was sent can be a move: its name, and parts that are values. */
export function isMove(sent: unknown): sent is PlainMove {
  return isNamed(sent) && Object.values(sent).every((part) => isValue(part, MOST_DEPTH))
}

/** Whether it bears the name of a move, whatever else there is in it. */
export function isNamed(sent: unknown): sent is { readonly move: string } {
  return typeof sent === 'object' && sent !== null && 'move' in sent && typeof sent.move === 'string'
}

function isValue(part: unknown, depth: number): part is ViewValue {
  if (Array.isArray(part)) return depth > 0 && part.every((each) => isValue(each, depth - 1))
  return part === null || ['boolean', 'number', 'string'].includes(typeof part)
}

import { none } from '../row.ts'
import type { ExpressionRows } from './rows.ts'

/** Values that are the same in every state, or that depend on their parts alone. */
export const ofValues: ExpressionRows<
  | 'number'
  | 'text'
  | 'truth'
  | 'none'
  | 'local'
  | 'enum'
  | 'option'
  | 'optionIs'
  | 'definition'
  | 'zoneIs'
  | 'map'
  | 'if'
  | 'case'
  | 'binary'
  | 'not'
  | 'list'
> = {
  number: { parts: none, binds: none, reads: none, words: none },
  text: { parts: none, binds: none, reads: none, words: none },
  truth: { parts: none, binds: none, reads: none, words: none },
  none: { parts: none, binds: none, reads: none, words: none },
  local: { parts: none, binds: none, reads: none, words: none },
  enum: { parts: none, binds: none, reads: none, words: none },
  // Options are settled before the game begins.
  option: { parts: none, binds: none, reads: none, words: none },
  optionIs: { parts: none, binds: none, reads: none, words: none },
  definition: { parts: none, binds: none, reads: none, words: none },
  zoneIs: { parts: (x) => [x.of, x.zone], binds: none, reads: none, words: none },
  map: { parts: (x) => [x.set, x.body], binds: (x) => [x.local], reads: none, words: none },
  if: { parts: (x) => [x.cond, x.then, x.otherwise], binds: none, reads: none, words: none },
  case: {
    parts: (x) => [x.subject, ...x.arms.flatMap((arm) => [arm.when, arm.value]), x.otherwise],
    binds: none,
    reads: none,
    words: none,
  },
  binary: { parts: (x) => [x.left, x.right], binds: none, reads: none, words: none },
  not: { parts: (x) => [x.operand], binds: none, reads: none, words: none },
  list: { parts: (x) => x.items, binds: none, reads: none, words: none },
}

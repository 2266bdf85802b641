import type { Span } from '../../grammar/source-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { error } from '../diagnostics/make.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * The numbers that there are: an engine stops where one would come to be less or more (`runtime/rounds/rounds.ts`). The
 * first is one above what stands there for none.
 */
export const NUMBERS = { from: -1_073_741_823, to: 2_147_483_647 } as const

export const isNumber = (n: number): boolean => n >= NUMBERS.from && n <= NUMBERS.to

/** HR0210: a number that is written down, or follows from such numbers alone, is none. */
export function noNumber(n: number, span: Span): Diagnostic {
  const isLarge = n > NUMBERS.to
  const told = isLarge
    ? worded('the largest number is {1}', NUMBERS.to)
    : worded('the smallest number is {1}', NUMBERS.from)
  return error('HR0210', isLarge ? worded('too large a number') : worded('too small a number'), span, told)
}

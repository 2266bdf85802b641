import type { Local } from '../program/ir.ts'
import type { Part } from '../typescript/code.ts'
import { STATE } from '../typescript/vocabulary.ts'
import type { Names } from './emitter.ts'

/**
 * What is handed to a function of an event or of one of its rules; `self` is the card or effect that a rule stands on.
 */
export function matchArgs(names: Names, params: readonly Local[], self: Part | null): Part[] {
  return [STATE, ...(self === null ? [] : [self]), ...params.map((p) => names.of(p))]
}

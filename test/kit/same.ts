import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/**
 * Expects two values to be equal where that is asked at every decision of many games: Vitest takes a hundred times as
 * long to compare, and is asked only to tell what differs.
 */
export function same(found: unknown, wanted: unknown): void {
  if (!Object.is(found, wanted) && !isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted)
}

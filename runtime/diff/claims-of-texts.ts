import type { BaseState } from '../engine.ts'
import { type Asking, type Claim, heldIn, toldIn } from './claim.ts'
import type { EngineVersion } from './version.ts'

/** How many of the texts of the rules are looked for. */
const MOST = 400

/**
 * That a fact of these things contains a text of the rules, which it does not in the other version: a text that is put
 * together may be long, and is none that an example names.
 */
export function partOfText(
  [a, b]: readonly [EngineVersion, EngineVersion],
  [s, t]: readonly [BaseState, BaseState],
  name: string,
  of: readonly Asking[],
): Claim | null {
  const words = (b.engine.parts.texts?.ofRules ?? []).filter((word) => word !== '').slice(0, MOST)
  for (const part of words) {
    const claim = { kind: 'contains', name, of, part, not: false } as const
    const [was, is] = [toldIn(a, s, claim), toldIn(b, t, claim)]
    if (was !== is) return { ...claim, not: is === false }
  }
  return null
}

/** Whether a fact of these things is a text that is not one of the rules on either side, and another one on each. */
export function areJoined(
  [a, b]: readonly [EngineVersion, EngineVersion],
  [s, t]: readonly [BaseState, BaseState],
  name: string,
  of: readonly Asking[],
): boolean {
  const [was, is] = [heldIn(a, s, name, of), heldIn(b, t, name, of)]
  const isJoined = ({ engine }: EngineVersion, { value, type }: ReturnType<typeof heldIn>): boolean =>
    type.startsWith('text') && typeof value === 'number' && engine.parts.texts?.isOfRules(value) === false
  return was.value !== is.value && (isJoined(a, was) || isJoined(b, is))
}

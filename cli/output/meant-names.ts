import { nearestNames } from '../../compiler/diagnostics/nearest.ts'
import { whichever } from '../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
import type { Meant } from '../../runtime/decks/deck-reasons.ts'

/** `; did you mean …?`, where some known name is near. */
export const meantNames: Meant = (name, known) => {
  const near = nearestNames(name, known)
  return near.length === 0 ? '' : `; did you mean ${near.map((n) => `\`${n}\``).join(' or ')}?`
}

/** A sentence, and what may have been meant, where there is any. */
export const orMeant = (sentence: Sayable, near: readonly string[]): Sayable =>
  near.length === 0 ? sentence : stated('{1}; did you mean {2}?', sentence, whichever(near))

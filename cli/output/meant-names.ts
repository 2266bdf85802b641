import { nearestNames } from '../../compiler/diagnostics/nearest-names.ts'
import type { Meant } from '../../runtime/decks/deck-reasons.ts'

/** `; did you mean …?`, where some known name is near. */
export const meantNames: Meant = (name, known) => {
  const near = nearestNames(name, known)
  return near.length === 0 ? '' : `; did you mean ${near.map((n) => `\`${n}\``).join(' or ')}?`
}

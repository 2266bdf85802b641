import type { Change } from '../../../compiler/diff/change.ts'
import { lineColumn, type Span } from '../../../grammar/source-file.ts'
import { refusing } from '../../../runtime/diff/claims.ts'
import { asExample } from '../../../runtime/diff/lay-down.ts'
import { type Proof, after } from '../../../runtime/diff/proof.ts'
import type { Pair } from '../../../runtime/diff/twin-table.ts'

/** The changes by which a version refuses the move that a proof is about; play stops at the first rule that does. */
export function changesRefusing(
  { forth: { a, b } }: Pair,
  { scenario, claim }: Proof,
  changes: readonly Change[],
): readonly Change[] {
  if (claim.kind !== 'offered') return []
  const places = { old: placesOf(a), new: placesOf(b) }
  return changes.filter(
    (change) =>
      places.old.some((place) => liesIn(place, change.old)) || places.new.some((place) => liesIn(place, change.new)),
  )

  function placesOf(version: Pair['forth']['a']): readonly string[] {
    const s = after(version, asExample(version, scenario))
    if (claim.kind !== 'offered' || s === null || s.ask === 0) return []
    return refusing(version, s, claim).map(({ place }) => place)
  }
}

/** Whether a `file:line` is one of the lines of a span. */
function liesIn(place: string, span: Span | null): boolean {
  if (span === null) return false
  const at = place.lastIndexOf(':')
  const line = Number(place.slice(at + 1))
  const [from, to] = [
    lineColumn(span.file, span.start).line,
    lineColumn(span.file, Math.max(span.start, span.end - 1)).line,
  ]
  return place.slice(0, at) === span.file.path && line >= from && line <= to
}

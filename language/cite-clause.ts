import type { CheckResult } from '../compiler/compile.ts'
import { stretched, type Span } from '../grammar/source-file.ts'
import { clausesKnown, type KnownClause } from './clause-uses.ts'
import { clausesIn } from '../compiler/syntax/cited-clauses.ts'
import { writtenIn } from './explain-rule.ts'
import { type Place, holdsPlace } from './place.ts'
import type { Refactoring } from './refactoring.ts'

/** More of them nobody looks through; completion between brackets has all. */
const MOST_OFFERED = 8

/**
 * Clauses that the sentence or example around a place may cite, where it cites none: those that come after the clauses
 * cited above it in the list, and so on round.
 */
export function citeClause(checked: CheckResult, place: Place): readonly Refactoring[] {
  const { resolution } = checked
  if (resolution === null) return []
  const here = writtenIn(resolution).filter(({ decl }) => decl.span.file.path === place.path)
  const entry = here.findLast(({ decl }) => holdsPlace(decl.span, place))
  if (entry === undefined || clausesIn(entry.decl).length > 0) return []
  const above = here
    .filter(({ decl }) => decl.span.start < entry.decl.span.start)
    .toSorted((a, b) => a.decl.span.start - b.decl.span.start)
    .flatMap(({ decl }) => clausesIn(decl))
  return goingOn(clausesKnown(checked), above.at(-1))
    .slice(0, MOST_OFFERED)
    .map(({ id, summary }) => ({
      title: `cite [${id}]${summary === null ? '' : ` ${summary}`}`,
      kind: 'rewrite',
      edits: [{ span: beforeLine(entry.decl.span), replacement: `[${id}] ` }],
      creates: null,
    }))
}

/** From the one that was cited last: rules mostly follow their document. */
function goingOn(all: readonly KnownClause[], last: string | undefined): readonly KnownClause[] {
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === last),
  )
  return [...all.slice(at), ...all.slice(0, at)]
}

/** Right before the first word of a line: a name of a sentence stands behind its clauses. */
const beforeLine = (span: Span): Span => stretched(span, { end: span.start })

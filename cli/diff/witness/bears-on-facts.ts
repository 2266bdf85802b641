import { type Host, hostsOf } from '../../../compiler/aim/hosts.ts'
import type { Change } from '../../../compiler/diff/change.ts'
import type { Program } from '../../../compiler/program/program.ts'
import type { Span } from '../../../grammar/source-file.ts'

/** What stands in the text of an event, or around one, changes nothing as long as nothing happens. */
const OF_EVENTS: ReadonlySet<Host['kind']> = new Set(['text', 'rule', 'offer'])

/** Whether changes may bear on what follows from a position by itself: facts, adjectives, relations, who sees what. */
export const bearsOnFacts = (programs: Record<'old' | 'new', Program>, changes: readonly Change[]): boolean =>
  changes.some((change) => isOfFacts(programs.old, change.old) || isOfFacts(programs.new, change.new))

function isOfFacts(program: Program, span: Span | null): boolean {
  if (span === null) return false
  const hosts = hostsOf(program, span)
  return hosts.length === 0 || hosts.some(({ kind }) => !OF_EVENTS.has(kind))
}

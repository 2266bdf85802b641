import { type Host, hostsOf } from '../../../compiler/aim/hosts.ts'
import { weakMemo } from '../../../compiler/analyse/memo.ts'
import { analysesOf } from '../../../compiler/analyse/analyses.ts'
import type { Unit } from '../../../compiler/analyse/units.ts'
import type { Change } from '../../../compiler/diff/change.ts'
import type { Program } from '../../../compiler/program/program.ts'
import type { Span } from '../../../grammar/source-file.ts'

/** What stands in the text of an event, or around one, changes nothing as long as nothing happens. */
const OF_EVENTS: ReadonlySet<Host['kind']> = new Set(['text', 'rule', 'offer', 'compulsion'])

/** Whether changes may bear on what follows from a position by itself: facts, adjectives, relations, who sees what. */
export const bearsOnFacts = (programs: Record<'old' | 'new', Program>, changes: readonly Change[]): boolean =>
  asksWhatCould(programs.old) ||
  asksWhatCould(programs.new) ||
  changes.some((change) => isOfFacts(programs.old, change.old) || isOfFacts(programs.new, change.new))

const WORKED_OUT: ReadonlySet<Unit['kind']> = new Set(['fact', 'exception', 'sentence', 'zone'])

/** Whether a fact or adjective asks whether something could happen, on which whatever is said of that event bears. */
const asksWhatCould = weakMemo((program: Program) =>
  analysesOf(program)
    .expressions()
    .placed('can')
    .some(({ unit }) => WORKED_OUT.has(unit.kind)),
)

function isOfFacts(program: Program, span: Span | null): boolean {
  if (span === null) return false
  const hosts = hostsOf(program, span)
  return hosts.length === 0 || hosts.some(({ kind }) => !OF_EVENTS.has(kind))
}

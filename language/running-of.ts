import { type Span, spanWithin } from '../grammar/source-file.ts'
import type { Decl, FramingDecl, ShownDecl, ThingDecl } from '../grammar/tree/declarations.ts'
import type { Call } from '../grammar/tree/expressions.ts'
import type { LastingDecl, Stmt } from '../grammar/tree/statements.ts'
import { walkSyntax } from './walk-syntax.ts'

/** What a declaration says about the running of events, by their names where they stand. */
export interface SaidRunning {
  readonly kind: 'event' | 'rule'
  /** Its own words: the name of an event that it declares, else of the first that it speaks of. */
  readonly at: Span
  readonly runs: readonly Span[]
  /** The events that it is carried out for. */
  readonly startedBy: readonly Span[]
}

/** Null where it runs nothing. `cannot` keeps an event from being run, and asking whether it may be runs it neither. */
export function runningOf(decl: Decl): SaidRunning | null {
  switch (decl.kind) {
    case 'event':
      return { kind: 'event', at: decl.name.span, runs: callsIn(decl.body), startedBy: [] }
    case 'hook':
      return {
        kind: 'rule',
        at: decl.patterns[0]?.event.span ?? decl.span,
        runs: callsIn(decl.body),
        startedBy: decl.patterns.map(({ event }) => event.span),
      }
    case 'modal': {
      const [first, ...others] = decl.patterns.map(({ event }) => event.span)
      if (first === undefined || decl.modality === 'cannot') return null
      const startedBy = decl.at.map(({ span }) => span)
      return decl.body === null
        ? { kind: 'rule', at: first, runs: [first, ...others], startedBy }
        : { kind: 'event', at: first, runs: callsIn(decl.body), startedBy }
    }
    default:
      decl.kind satisfies
        | (ThingDecl | ShownDecl | FramingDecl)['kind']
        | 'fact'
        | 'adjective'
        | 'relation'
        | 'except'
        | 'always'
        | 'refuse'
      return null
  }
}

/** The events that instructions run, without what the rules do that they lay down for later. */
function callsIn(body: readonly Stmt[]): readonly Span[] {
  const calls: Span[] = []
  const rules: Span[] = []
  walkSyntax(body, (node) => {
    if (node['kind'] === 'call') calls.push((node['call'] as Call).event.span)
    if (node['kind'] === 'lasting') rules.push(...(node['rules'] as readonly LastingDecl[]).map(({ span }) => span))
  })
  return calls.filter((call) => !rules.some((rule) => spanWithin(call, rule)))
}

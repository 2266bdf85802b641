import { expressionsIn, statementsIn, within } from '../analyse/walk.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { type Host, allHosts, meets } from './hosts.ts'

/** Names of what is declared, and neither happens nor is asked by itself. */
interface Declared {
  /** Facts and adjectives that are kept. */
  readonly kept: ReadonlySet<string>
  readonly zones: ReadonlySet<string>
  readonly options: ReadonlySet<string>
}

/** What speaks of things that are declared within a span: a declaration alone comes to bear nowhere. */
export function usersOf(program: Program, span: Span): readonly Host[] {
  const { zones, facts, adjectives, options } = program.game
  const here = (all: ReadonlyMap<string, { readonly name: { readonly span: Span } }>): ReadonlySet<string> =>
    new Set([...all].flatMap(([key, { name }]) => (meets(span, name.span) ? [key] : [])))
  const kept = new Set([...here(facts), ...here(adjectives)])
  const declared: Declared = { kept, zones: here(zones), options: here(options) }
  if (kept.size + declared.zones.size + declared.options.size === 0) return []
  return allHosts(program).filter((host) => speaksOf(host, declared))
}

function speaksOf(host: Host, declared: Declared): boolean {
  return (
    (host.kind === 'text' && statementsIn(host.proc.body).some((s) => changes(s, declared))) ||
    expressionsOf(host)
      .flatMap(within)
      .some((x) => names(x, declared))
  )
}

function changes(s: TStmt, { kept }: Declared): boolean {
  return (s.kind === 'set' && kept.has(s.fact)) || (s.kind === 'mark' && kept.has(s.adjective))
}

function names(x: TExpr, { kept, zones, options }: Declared): boolean {
  if (x.kind === 'stored') return kept.has(x.fact)
  if (x.kind === 'adjective') return kept.has(x.name)
  if (x.kind === 'zone') return zones.has(x.zone)
  return (x.kind === 'option' || x.kind === 'optionIs') && options.has(x.option)
}

function expressionsOf(host: Host): readonly TExpr[] {
  switch (host.kind) {
    case 'text':
      return expressionsIn(host.proc.body)
    case 'rule':
      return host.rule.tests
    case 'offer':
      return [
        ...(host.offer.cond === null ? [] : [host.offer.cond]),
        ...host.offer.args.flatMap((arg) =>
          arg.kind === 'domain' ? [...(arg.domain.set === null ? [] : [arg.domain.set]), ...arg.domain.tests] : [],
        ),
      ]
    case 'sentence':
      return [...host.sentence.tests, ...('value' in host.sentence ? [host.sentence.value] : [])]
    case 'fact':
      return [...(host.fact.value === null ? [] : [host.fact.value]), ...expressionsIn(host.fact.body ?? [])]
    case 'refusal':
      return host.refusal.cond === null ? [] : [host.refusal.cond]
  }
}

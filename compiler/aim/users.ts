import { expressionsIn, exprsOf, mentions, statementsIn, within } from '../analyse/walk.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { OptionSymbol } from '../game/model.ts'
import type { TExpr, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { type Host, allHosts, meets, spansSaying } from './hosts.ts'

/** Names of what may be spoken of. */
interface Named {
  /** Facts, adjectives and relations. */
  readonly said: ReadonlySet<string>
  readonly zones: ReadonlySet<string>
  readonly options: ReadonlySet<string>
}

/** What speaks of things that are declared within a span, of all or `among` some: a declaration alone bears on nothing. */
export function usersOf(program: Program, span: Span, among?: readonly Host[]): readonly Host[] {
  const { zones, options } = program.game
  const here = (all: Iterable<readonly [string, { readonly name: { readonly span: Span } }]>): ReadonlySet<string> =>
    new Set([...all].flatMap(([key, { name }]) => (meets(span, name.span) ? [key] : [])))
  const declared = [...options].flatMap(([key, option]) => (isDeclaredIn(option, span) ? [key] : []))
  const named: Named = { said: keptWithin(program, span), zones: here(zones), options: new Set(declared) }
  if (named.said.size + named.zones.size + named.options.size === 0) return []
  return (among ?? allHosts(program)).filter((host) => speaksOf(host, named))
}

/** The instructions that speak of a word themselves, with what it lets be done, for each of what, and with what comes of it. */
export function instructionsBy(program: Program, word: string): readonly TStmt[] {
  const named: Named = { said: new Set([word]), zones: new Set(), options: new Set() }
  const speaks = (s: TStmt): boolean =>
    exprsOf(s)
      .flatMap(within)
      .some((x) => names(x, named))
  const done = program.procs.flatMap(({ body }) => {
    const all = statementsIn(body)
    return all.filter(speaks).flatMap((s) => [s, ...underOrAfter(s, all)])
  })
  return [...new Set(done)]
}

/** What is done under a condition, with each of a set, or with what a variable stands for. */
function underOrAfter(s: TStmt, all: readonly TStmt[]): readonly TStmt[] {
  if (s.kind === 'each' || s.kind === 'if') return statementsIn([s])
  if (s.kind === 'onlyIf') return all.slice(all.indexOf(s))
  return s.kind === 'assign' ? all.filter((other) => exprsOf(other).some((x) => mentions(x, s.local))) : []
}

/** Names of the facts and adjectives that are kept and declared within a span, or of which it says as what they start. */
export function keptWithin({ facts, adjectives }: Program, span: Span): ReadonlySet<string> {
  const all = [...facts, ...adjectives].filter(([, { starts }]) => starts !== null)
  return new Set(all.flatMap(([key, each]) => (spansSaying(each).some((place) => meets(span, place)) ? [key] : [])))
}

/** Whether an option is declared within a span, so that its default may be what has changed there. */
export const declaresOption = (program: Program, span: Span): boolean =>
  [...program.game.options.values()].some((option) => isDeclaredIn(option, span))

/** Its name stands there, or one of its values, as that which is its default. */
const isDeclaredIn = ({ name, values }: OptionSymbol, span: Span): boolean =>
  [name, ...values].some((each) => meets(span, each.span))

function speaksOf(host: Host, named: Named): boolean {
  return (
    (host.kind === 'text' && statementsIn(host.proc.body).some((s) => changes(s, named))) ||
    expressionsOf(host)
      .flatMap(within)
      .some((x) => names(x, named))
  )
}

function changes(s: TStmt, { said }: Named): boolean {
  return (s.kind === 'set' && said.has(s.fact)) || (s.kind === 'mark' && said.has(s.adjective))
}

function names(x: TExpr, { said, zones, options }: Named): boolean {
  if (x.kind === 'stored' || x.kind === 'derived') return said.has(x.fact)
  if (x.kind === 'adjective' || x.kind === 'relation') return said.has(x.name)
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
    case 'compulsion':
      return host.rule.cond === null ? host.rule.selfTests : [...host.rule.selfTests, host.rule.cond]
    case 'sentence':
      return [...host.sentence.tests, ...('value' in host.sentence ? [host.sentence.value] : [])]
    case 'fact':
      return [...(host.fact.value === null ? [] : [host.fact.value]), ...expressionsIn(host.fact.body ?? [])]
    case 'refusal':
      return host.refusal.cond === null ? [] : [host.refusal.cond]
    case 'zone':
      return []
  }
}

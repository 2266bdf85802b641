import { citedNames } from '../compiler/syntax/cited-clauses.ts'
import type { CheckResult } from '../compiler/compile.ts'
import type { NameUse } from '../compiler/game/name-use.ts'
import type { Module } from '../compiler/game/load.ts'
import type { Span } from '../grammar/source-file.ts'
import type { Handle } from '../grammar/tree/declarations.ts'
import type { Name } from '../grammar/tree/names.ts'
import { listedClauses } from './listed-clauses.ts'
import { NumberedPlaces } from './numbered-places.ts'

/**
 * Every clause in a list, every citation, and where the clause is declared: in the list of the document that the citing
 * game or variant follows, else of one that it stands on. What several of these lists have under one id is one clause,
 * as citations mean it by its id. A clause that no list has is declared by the first sentence that cites it.
 */
export function clauseUses(checked: CheckResult): readonly NameUse[] {
  const before = known.get(checked)
  if (before !== undefined) return before
  const uses = usesIn(checked)
  known.set(checked, uses)
  return uses
}

const known = new WeakMap<CheckResult, readonly NameUse[]>()

function usesIn({ resolution, clauseLists }: CheckResult): readonly NameUse[] {
  const declared = new Map<string, Span>()
  const use = ({ id, span }: { readonly id: string; readonly span: Span }, isListed: boolean): NameUse => {
    const before = declared.get(id)
    // A variant's list goes before what it stands on, which was read before it.
    if (isListed || before === undefined) declared.set(id, span)
    return { kind: 'clause', span, declared: before ?? span }
  }
  return (resolution?.modules ?? []).flatMap((module) => {
    const list = clauseLists.get(module.header.name.text)
    const listed = list === undefined ? [] : listedClauses(list)
    return [
      ...listed.map((clause) => use(clause, true)),
      ...cited(module).map(({ text, span }) => use({ id: text, span }, false)),
    ]
  })
}

/** Citations by place: what is included without clauses of its own repeats those that it is included under. */
function cited({ header, file, decls }: Module): readonly Name[] {
  const all = [...header.cites, ...[...file.items, ...decls].flatMap(citedOrRemoved)]
  const places = new NumberedPlaces()
  return [...new Map(all.map((name) => [places.numberOf(name.span), name])).values()]
}

const citedOrRemoved = (decl: Module['decls'][number]): readonly Name[] =>
  decl.kind === 'overlay' && decl.verb === 'remove'
    ? [...citedNames(decl), ...clausesRemoved(decl.target)]
    : citedNames(decl)

function clausesRemoved(target: Handle): readonly Name[] {
  if (target.kind === 'examples') return target.clauses
  return target.kind === 'clause' ? [target.name] : []
}

/** Every clause that a game may cite: those of the lists first, in their order, then what is cited besides. */
export function clausesKnown({ resolution, clauseLists }: CheckResult): readonly KnownClause[] {
  const known = new Map<string, KnownClause>()
  // What a variant's own list has comes before what it stands on.
  for (const module of (resolution?.modules ?? []).toReversed()) {
    const list = clauseLists.get(module.header.name.text)
    for (const { id, summary } of list === undefined ? [] : listedClauses(list))
      if (!known.has(id)) known.set(id, { id, summary })
  }
  for (const module of resolution?.modules ?? [])
    for (const { text } of cited(module)) if (!known.has(text)) known.set(text, { id: text, summary: null })
  return [...known.values()]
}

const summaries = new WeakMap<CheckResult, ReadonlyMap<string, string>>()

/** What the clauses of a game say, by id, as far as a list tells; gathered once. */
export function clauseSummaries(checked: CheckResult): ReadonlyMap<string, string> {
  const before = summaries.get(checked)
  if (before !== undefined) return before
  const told = clausesKnown(checked).flatMap(({ id, summary }) => (summary === null ? [] : [[id, summary] as const]))
  const made = new Map(told)
  summaries.set(checked, made)
  return made
}

export interface KnownClause {
  readonly id: string
  /** What it says, in short; null where no list has it. */
  readonly summary: string | null
}

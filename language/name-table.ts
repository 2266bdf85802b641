import type { CheckResult } from '../compiler/compile.ts'
import { DECLARES, nameOf } from '../compiler/game/changed-names.ts'
import type { NamedKind } from '../compiler/game/name-use.ts'
import { usesOf } from '../compiler/uses-of.ts'
import type { Span } from '../grammar/source-file.ts'
import { clauseUses } from './clause-uses.ts'
import { NumberedPlaces } from './numbered-places.ts'
import { type Place, holdsPlace } from './place.ts'

/** A name where it stands, as a use or in a declaration. */
export interface Occurrence {
  readonly kind: NamedKind
  readonly span: Span
  readonly symbol: NamedSymbol
}

/** What several names stand for. A variant that declares again what its base does goes on with the same symbol. */
export interface NamedSymbol {
  readonly kind: NamedKind
  /** Where it is declared, the last declaration of a variant first. */
  readonly declared: readonly Span[]
}

/** A name at its place, before it is known what all stands for the same. */
interface Named {
  readonly kind: NamedKind
  readonly span: Span
}

/** Every name of some checked games, found by place and by symbol. */
export class NamesOfGames {
  private readonly byFile = new Map<string, Occurrence[]>()
  private readonly bySymbol = new Map<NamedSymbol, Occurrence[]>()

  constructor(checked: readonly CheckResult[]) {
    const places = new NumberedPlaces()
    const groups = new Groups()
    const seen = new Map<number, Named>()
    const declared = new Map<number, Named>()
    for (const result of checked) {
      for (const { decl } of result.resolution?.entries ?? []) {
        const [kind, name] = [DECLARES[decl.kind], nameOf(decl)]
        if (kind !== null && name !== null) declared.set(places.numberOf(name.span), { kind, span: name.span })
        if (decl.kind !== 'type' && decl.kind !== 'option') continue
        for (const { span } of decl.values) declared.set(places.numberOf(span), { kind: 'value', span })
      }
      for (const use of [...usesOf(result), ...clauseUses(result)]) {
        const [at, to] = [places.numberOf(use.span), places.numberOf(use.declared)]
        groups.join(at, to)
        // A word before a variable that has no name of its own is a type, and gives the variable its name.
        if (use.kind !== 'variable' || !seen.has(at)) seen.set(at, use)
        if (!declared.has(to)) declared.set(to, { kind: use.kind, span: use.declared })
      }
    }
    this.file(groups, seen, declared)
  }

  /** The name at a place; at its end, too, so that a cursor behind a word finds it. */
  at(place: Place): Occurrence | null {
    let found: Occurrence | null = null
    for (const occurrence of this.within(place.path)) {
      const { span } = occurrence
      if (holdsPlace(span, place) && (found === null || span.end - span.start < found.span.end - found.span.start))
        found = occurrence
    }
    return found
  }

  /** All places of a symbol, declarations included, in the order of paths and text. */
  of(symbol: NamedSymbol): readonly Occurrence[] {
    return (this.bySymbol.get(symbol) ?? []).toSorted(
      (a, b) => a.span.file.path.localeCompare(b.span.file.path) || a.span.start - b.span.start,
    )
  }

  /** The names of one file. */
  within(path: string): readonly Occurrence[] {
    return this.byFile.get(path) ?? []
  }

  /** Every symbol with the names that stand for it. */
  symbols(): Iterable<NamedSymbol> {
    return this.bySymbol.keys()
  }

  private file(groups: Groups, seen: ReadonlyMap<number, Named>, declared: ReadonlyMap<number, Named>): void {
    const symbols = new Map<number, { readonly kind: NamedKind; readonly declared: Span[] }>()
    for (const [place, { kind, span }] of declared) {
      const root = groups.root(place)
      const symbol = symbols.get(root) ?? { kind, declared: [] }
      symbol.declared.unshift(span)
      symbols.set(root, symbol)
      this.add(symbol, { kind, span, symbol })
    }
    for (const [place, { kind, span }] of seen) {
      const symbol = symbols.get(groups.root(place))
      if (symbol !== undefined && !declared.has(place)) this.add(symbol, { kind, span, symbol })
    }
  }

  private add(symbol: NamedSymbol, occurrence: Occurrence): void {
    listed(this.bySymbol, symbol, occurrence)
    listed(this.byFile, occurrence.span.file.path, occurrence)
  }
}

function listed<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key)
  if (known === undefined) lists.set(key, [value])
  else known.push(value)
}

/** Which places stand for the same: sets of numbers that are joined two by two. */
class Groups {
  private readonly parents: number[] = []

  /** On its way it makes the ways of those that come after shorter. */
  root(place: number): number {
    const { parents } = this
    let at = place
    for (let up = parents[at]; up !== undefined && up !== at; up = parents[at]) {
      parents[at] = parents[up] ?? up
      at = up
    }
    return at
  }

  join(a: number, b: number): void {
    const [from, to] = [this.root(a), this.root(b)]
    if (from !== to) this.parents[from] = to
  }
}

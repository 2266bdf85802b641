import type {
  DeckDecl,
  EventDecl,
  FactDecl,
  OptionDecl,
  PrintedDecl,
  ReadingDecl,
  TypeDecl,
  ZoneDecl,
} from '../../../grammar/tree/declarations.ts'
import type { ModalDecl } from '../../../grammar/tree/statements.ts'
import type { Param, TypeRef } from '../../../grammar/tree/names.ts'
import type { TextContext } from '../../game/model.ts'
import { exprTerm, phraseTerm } from './expr-term.ts'
import { type Facets, inText } from './rule-facets.ts'
import { bound, declared, placed, type Scope } from './scope.ts'
import { blockTerm, orAbsent } from './stmt-term.ts'
import { byText, leaf, type Term, term, TRUE } from './term.ts'

export function typeTerm(t: TypeRef, scope: Scope): Term {
  return leaf(
    `${t.list === true ? 'list of ' : t.set ? 'set of ' : ''}${declared(scope, t.name.text)}${t.orNone ? ' or none' : ''}`,
  )
}

function params(
  given: readonly Param[],
  outside: Scope,
  places: readonly string[],
): { readonly scope: Scope; readonly term: Term } {
  let scope = outside
  for (const [i, p] of given.entries())
    scope = placed(scope, p.name?.text ?? p.type?.name.text ?? 'this', places[i] ?? String(i))
  return {
    scope,
    term: term(
      'parts',
      ...given.map((p, i) => term(places[i] ?? String(i), p.type === null ? leaf('this') : typeTerm(p.type, outside))),
    ),
  }
}

/** An event: its parts, what its head asks, and what happens. */
export function eventFacets(decl: EventDecl, context: TextContext | null, outside: Scope): Facets {
  const text = inText(context, outside)
  const parts = params(
    decl.params,
    text.scope,
    decl.params.map((p) => p.role),
  )
  return { guard: context === null ? null : text.test, parts: parts.term, body: blockTerm(decl.body, parts.scope) }
}

/** The parts of an event that a permission declares on the spot. */
export function partsOnTheSpot(decl: ModalDecl, scope: Scope): Term {
  const args = decl.patterns[0]?.args ?? []
  return term(
    'parts',
    ...args.map(({ role, arg }) =>
      term(role, leaf(arg.kind === 'bind' ? declared(scope, arg.phrase.type.text) : 'this')),
    ),
  )
}

export function factFacets(decl: FactDecl, outside: Scope): Facets {
  const parts = params(
    decl.params,
    outside,
    decl.params.map((_, i) => `thing${i}`),
  )
  return {
    declaration: term(decl.starts === null ? 'worked-out' : 'kept', parts.term, typeTerm(decl.type, outside)),
    zones:
      decl.zones.length === 0
        ? null
        : term('zones', ...decl.zones.map((z) => leaf(declared(outside, z.text))).sort(byText)),
    starts: decl.starts === null ? null : exprTerm(decl.starts, parts.scope),
    value:
      decl.value !== null
        ? exprTerm(decl.value, parts.scope)
        : decl.body === null
          ? null
          : blockTerm(decl.body, parts.scope),
  }
}

export function zoneFacets(decl: ZoneDecl, outside: Scope): Facets {
  const scope =
    decl.key === null ? outside : placed(outside, decl.key.name?.text ?? decl.key.type?.name.text ?? 'player', 'player')
  return {
    declaration: term(
      'zone',
      decl.key === null
        ? leaf('one')
        : term('each', decl.key.type === null ? leaf('player') : typeTerm(decl.key.type, outside)),
      leaf(decl.holds),
    ),
    capacity: decl.capacity === null ? null : exprTerm(decl.capacity, scope),
    view: exprTerm(decl.seenBy, scope),
  }
}

export function readingFacets(decl: ReadingDecl, outside: Scope): Facets {
  const whom = decl.phrase === null ? null : phraseTerm(decl.phrase, outside)
  const scope = whom?.scope ?? bound(outside, decl.name.text)
  const ways = decl.ways.map((way) =>
    term(
      way.way,
      way.value === null ? TRUE : exprTerm(way.value, scope),
      ...way.positions.map((p) => leaf(p.text)).sort(byText),
    ),
  )
  return { reading: term('reading', orAbsent(decl.value, outside), whom?.range ?? leaf('-'), ...ways.sort(byText)) }
}

export function printedFacets(decl: PrintedDecl, outside: Scope): Facets {
  return { declaration: term(declared(outside, decl.subject.text), typeTerm(decl.type, outside)) }
}

export function deckFacets(_decl: DeckDecl): Facets {
  return { declaration: leaf('deck') }
}

export function valuesFacets(decl: TypeDecl | OptionDecl, scope: Scope): Facets {
  return { values: term('values', ...decl.values.map((v) => leaf(declared(scope, v.text)))) }
}

import type { Decl, FramingDecl, NamedDecl, RelationDecl, SentenceDecl } from '../../grammar/tree/declarations.ts'
import { isAlike } from '../alike.ts'
import { type Entry, handlesOf } from '../game/entry.ts'
import type { Game } from '../game/model.ts'
import type { Resolution } from '../game/resolve.ts'
import type { AdjectiveDecl } from '../../grammar/tree/statements.ts'
import type { Facets } from './terms/rule-facets.ts'
import { ruleFacets } from './terms/stmt-term.ts'
import { isType, NO_RENAMES, outermost, type Renames, type Scope } from './terms/scope.ts'
import {
  deckFacets,
  eventFacets,
  factFacets,
  partsOnTheSpot,
  printedFacets,
  readingFacets,
  typeTerm,
  valuesFacets,
  zoneFacets,
} from './terms/thing-facets.ts'
import { leaf, printTerm, type Term, term } from './terms/term.ts'

/** Things have a name that nothing else of their kind has; sentences are known by what they say. */
export type ThingKind =
  | 'event'
  | 'fact'
  | 'zone'
  | 'type'
  | 'option'
  | 'printed'
  | 'deck'
  | 'reading'
  | 'adjective'
  | 'relation'
export type SentenceKind =
  | 'permit'
  | 'forbid'
  | 'obligation'
  | 'compulsion'
  | 'attendance'
  | 'reaction'
  | 'exception'
  | 'adjective'
  | 'relation'
  | 'deck-rule'
  | 'always'
  | 'board'
  | 'telling'
  | 'audience'
  | 'text-instructions'

/** One thing that a version declares, under the name that the new version has for it. */
export interface Thing {
  readonly kind: ThingKind
  readonly key: string
  readonly name: string
  readonly entry: Entry
  readonly facets: Facets
  /** Declared by the way, by the rule that speaks of it. */
  readonly bySentence: boolean
}

/** One sentence of a version. */
export interface Sentence {
  readonly kind: SentenceKind
  /** The event, fact or adjective that it speaks of. */
  readonly about: string
  readonly name: string
  readonly entry: Entry
  readonly facets: Facets
}

/** A version taken apart; names are those of the new version. */
export interface Subjects {
  readonly things: readonly Thing[]
  readonly sentences: readonly Sentence[]
}

export function subjectsOf({ game, entries }: Resolution, renames: Renames, named = false): Subjects {
  const scope = outermost(renames, [...game.enums.keys(), ...game.options.keys()], named)
  const standing = entries.filter((entry) => stands(entry, game))
  const outside = new Set(
    standing.flatMap(({ decl, context }) => (decl.kind === 'event' && context === null ? [decl.name.text] : [])),
  )
  const things: Thing[] = [...describedThings(standing, scope)]
  const sentences: Sentence[] = []
  for (const entry of standing) {
    const sentence = sentenceOf(entry, outside, scope)
    if (sentence !== null) sentences.push(sentence)
    else things.push(...thingOf(entry, scope))
    if (entry.decl.kind === 'modal' && entry.decl.body !== null) things.push(eventByTheWay(entry, scope))
  }
  return { things, sentences }
}

/** What a sentence says under its own names, and by which of them it was read. */
interface Said {
  readonly context: Entry['context']
  readonly types: string
  readonly facets: Facets
}

const said = new WeakMap<Decl, Said>()

/** What a declaration says; looked through once where nothing is renamed, since trees outlive compilations. */
function saidBy<D extends Decl>(decl: D, context: Entry['context'], scope: Scope, make: FacetsOf<D>): Facets {
  if (scope.renames !== NO_RENAMES || scope.named) return make(decl, context, scope)
  const types = [...scope.types].join(' ')
  const known = said.get(decl)
  if (known !== undefined && known.types === types && isAlike(known.context, context)) return known.facets
  const facets = make(decl, context, scope)
  said.set(decl, { context, types, facets })
  return facets
}

type FacetsOf<D extends Decl> = (decl: D, context: Entry['context'], scope: Scope) => Facets

const facetsOf = (decl: Parameters<typeof ruleFacets>[0], context: Entry['context'], scope: Scope): Facets =>
  saidBy(decl, context, scope, ruleFacets)

/** The rules of a card that a variant has taken out of the game stay among the entries and never apply. */
function stands({ context }: Entry, game: Game): boolean {
  const card = cardOf(context)
  return card === null || game.definitions.has(card)
}

/** The card on which a rule stands, if it is one card's own. */
export function cardOf(context: Entry['context']): string | null {
  const where = context?.phrase.where
  if (where?.kind !== 'binary' || where.op !== '=' || where.left.kind !== 'this' || where.right.kind !== 'name')
    return null
  return where.right.name === '' ? null : where.right.name
}

function thingOf(entry: Entry, scope: Scope): Thing[] {
  const { decl } = entry
  const made = <D extends Decl>(kind: ThingKind, of: D, make: FacetsOf<D>): Thing[] => {
    const facets = saidBy(of, entry.context, scope, make)
    const name = handlesOf(decl).at(-1) ?? entry.called
    const key = (kind === 'event' ? scope.renames.events : scope.renames.names).get(name) ?? name
    return [{ kind, key, name, entry, facets, bySentence: false }]
  }
  switch (decl.kind) {
    case 'event':
      return made('event', decl, eventFacets)
    case 'fact':
      return made('fact', decl, (of) => factFacets(of, scope))
    case 'zone':
      return made('zone', decl, (of) => zoneFacets(of, scope))
    case 'type':
    case 'option':
      return made(decl.kind, decl, (of) => valuesFacets(of, scope))
    case 'printed':
      return made('printed', decl, (of) => printedFacets(of, scope))
    case 'deck':
      return made('deck', decl, deckFacets)
    case 'reading':
      return made('reading', decl, (of) => readingFacets(of, scope))
    default:
      decl satisfies AdjectiveDecl | RelationDecl | SentenceDecl | FramingDecl
      return []
  }
}

/** An adjective or relation is one thing, however many sentences define it; that it is kept stands in one of them. */
function describedThings(entries: readonly Entry[], scope: Scope): Iterable<Thing> {
  const found = new Map<string, Thing>()
  for (const entry of entries) {
    const { decl } = entry
    if (decl.kind !== 'adjective' && decl.kind !== 'relation') continue
    const key = scope.renames.names.get(decl.name.text) ?? decl.name.text
    const facets = facetsOf(decl, entry.context, scope)
    const before = found.get(`${decl.kind} ${key}`)
    const said = [...(before?.facets['sentences']?.parts ?? []), ...(facets['guard'] == null ? [] : [facets['guard']])]
    found.set(`${decl.kind} ${key}`, {
      kind: decl.kind,
      key,
      name: decl.name.text,
      entry: before?.entry ?? entry,
      bySentence: false,
      facets: {
        declaration: joined(
          before?.facets['declaration'] ?? null,
          term(decl.kind === 'adjective' && decl.starts !== null ? 'kept' : 'worked-out', ...saidOf(decl, scope)),
        ),
        zones: before?.facets['zones'] ?? facets['zones'] ?? null,
        starts: before?.facets['starts'] ?? facets['starts'] ?? null,
        sentences: term('sentences', ...said.sort((a, b) => (printTerm(a) < printTerm(b) ? -1 : 1))),
      },
    })
  }
  return found.values()
}

/** Stands where a sentence does not say of what kind of thing it speaks: `this`, or an adjective before a variable. */
const UNSAID = leaf('?')

/** What several sentences about one word say of the kinds of things that it is said of. */
function joined(before: Term | null, declaration: Term): Term {
  if (before === null) return declaration
  return term(before.head, ...before.parts.map((part, i) => (part === UNSAID ? (declaration.parts[i] ?? part) : part)))
}

/** What kinds of things an adjective or relation is said of. */
function saidOf(decl: AdjectiveDecl | RelationDecl, scope: Scope): Term[] {
  const params = decl.kind === 'adjective' ? [decl.subject] : [decl.left, decl.right]
  return params.map((p) => (p?.type == null || !isType(scope, p.type.name.text) ? UNSAID : typeTerm(p.type, scope)))
}

function eventByTheWay(entry: Entry, scope: Scope): Thing {
  const { decl } = entry
  if (decl.kind !== 'modal') throw new RangeError(`${decl.kind} declares no event by the way`)
  const name = decl.patterns[0]?.event.text ?? entry.called
  const { guard, body } = facetsOf(decl, entry.context, scope)
  return {
    kind: 'event',
    key: scope.renames.events.get(name) ?? name,
    name,
    entry,
    bySentence: true,
    facets: { guard: guard ?? null, parts: partsOnTheSpot(decl, scope), body: body ?? null },
  }
}

const MODALITIES = {
  may: 'permit',
  must: 'obligation',
  'must act': 'compulsion',
  'always asked': 'attendance',
  cannot: 'forbid',
} as const

function sentenceOf(entry: Entry, outside: ReadonlySet<string>, scope: Scope): Sentence | null {
  const { decl, context } = entry
  const eventNamed = (name: string): string => scope.renames.events.get(name) ?? name
  const named = (name: string): string => scope.renames.names.get(name) ?? name
  const made = (kind: SentenceKind, about: string, facets: Facets): Sentence => ({
    kind,
    about,
    name: entry.called,
    entry,
    facets,
  })
  switch (decl.kind) {
    case 'modal':
      return made(
        MODALITIES[decl.modality],
        eventNamed(decl.patterns[0]?.event.text ?? ''),
        facetsOf(decl, context, scope),
      )
    case 'hook':
      return made('reaction', eventNamed(decl.patterns[0]?.event.text ?? ''), facetsOf(decl, context, scope))
    case 'except':
      return made('exception', named(decl.fact.text), facetsOf(decl, context, scope))
    case 'refuse':
      return made('deck-rule', '', facetsOf(decl, context, scope))
    case 'always':
      return made('always', '', facetsOf(decl, context, scope))
    case 'board':
      return made('board', decl.verb, facetsOf(decl, context, scope))
    case 'tell':
      return made(
        decl.only === null ? 'telling' : 'audience',
        eventNamed((decl.question?.at ?? decl.patterns[0]?.event)?.text ?? ''),
        facetsOf(decl, context, scope),
      )
    case 'event':
      if (context === null || !decl.params.some((p) => p.type === null) || !outside.has(decl.name.text)) return null
      return made('text-instructions', eventNamed(decl.name.text), saidBy(decl, context, scope, eventFacets))
    case 'adjective':
    case 'relation': {
      const facets = facetsOf(decl, context, scope)
      return facets['guard'] == null || (decl.kind === 'adjective' && decl.starts !== null)
        ? null
        : made(decl.kind, named(decl.name.text), facets)
    }
    default:
      decl satisfies NamedDecl | FramingDecl
      return null
  }
}

import type { CardDecl, Decl, FramingDecl, NamedDecl, TellDecl, TextDecl } from '../../grammar/tree/declarations.ts'
import type { Expr, Phrase } from '../../grammar/tree/expressions.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { nameOf } from './changed-names.ts'
import type { TextContext } from './model.ts'
import { nameForm } from './name-form.ts'

/** A declaration with the text it stands in, and the module (game or variant) that says it. */
export interface Entry {
  readonly decl: Decl
  readonly context: TextContext | null
  readonly module: string
  /** The module that it is of: the same, or the one that said what it has come in the place of. */
  readonly origin: string
  /** The card in whose own block it stands. */
  readonly ofCard: string | null
  /** What messages call it, and overlays may. */
  readonly called: string
}

/** Counts over all modules of a game: texts, and sentences that would be called alike. */
export interface Numbering {
  texts: number
  readonly called: Map<string, number>
}

export const newNumbering = (): Numbering => ({ texts: 0, called: new Map() })

/** Lifts the rules out of texts and cards, so that overlays and tables see one flat list. */
export function flatten(decls: readonly Decl[], module: string, numbering: Numbering): Entry[] {
  const entries: Entry[] = []
  for (const decl of decls) {
    if (decl.kind === 'text')
      for (const text of insideText(decl, decl.phrase, module, numbering))
        entries.push({ ...text, called: calledIn(text.decl, numbering) })
    else {
      entries.push({ decl, context: null, module, origin: module, ofCard: null, called: calledIn(decl, numbering) })
      if (decl.kind === 'card' && decl.name !== null && decl.rules.length > 0)
        entries.push(...textsOnCard(decl, decl.name, module, numbering))
    }
  }
  return entries
}

/** What stands in a card's own block. In the place of earlier texts it is called as those of them that do the same. */
export function textsOnCard(
  decl: CardDecl,
  name: Name,
  module: string,
  numbering: Numbering,
  earlier: readonly Entry[] = [],
): Entry[] {
  const left = new Set(earlier)
  return insideText(decl, cardPhrase(decl, name), module, numbering).map((text) => {
    const before = [...left].find((e) => e.decl.kind === text.decl.kind && doesAs(e.decl, text.decl))
    if (before === undefined) return { ...text, called: calledIn(text.decl, numbering) }
    left.delete(before)
    return { ...text, origin: before.origin, called: before.called }
  })
}

function insideText(
  outer: TextDecl | CardDecl,
  phrase: Phrase,
  module: string,
  numbering: Numbering,
): Omit<Entry, 'called'>[] {
  const context: TextContext = { phrase, index: numbering.texts++ }
  return outer.rules.map((rule) => ({
    decl: rule.cites.length > 0 ? rule : citingAs(outer, rule),
    context,
    module,
    origin: module,
    ofCard: outer.kind === 'card' ? (outer.name?.text ?? null) : null,
  }))
}

const cited = new WeakMap<Decl, Decl>()

/** A rule that cites nothing has the clauses of the text that it stands in; the same in all compilations of it. */
function citingAs(outer: TextDecl | CardDecl, rule: Decl): Decl {
  const before = cited.get(rule)
  if (before?.cites === outer.cites) return before
  const made = { ...rule, cites: outer.cites }
  cited.set(rule, made)
  return made
}

/** A rule is called by its label, else by what it does, as in `cannot-offer`; numbers keep names apart. */
function calledIn(decl: Decl, { called }: Numbering): string {
  const deed = deedOf(decl)
  if (deed === null) return handlesOf(decl)[0] ?? decl.kind
  const base = decl.label?.text ?? deed
  const count = (called.get(base) ?? 0) + 1
  called.set(base, count)
  return count === 1 ? base : `${base}-${count}`
}

const doesAs = (decl: Decl, other: Decl): boolean =>
  deedOf(decl) === deedOf(other) && decl.label?.text === other.label?.text && nameOf(decl)?.text === nameOf(other)?.text

/** What a sentence is called by that has no label; null for what has a name of its own. */
export function deedOf(decl: Decl): string | null {
  switch (decl.kind) {
    case 'modal':
      if (decl.modality === 'must act') return 'must-act'
      if (decl.modality === 'always asked') return 'always-asked'
      return `${decl.modality}-${decl.patterns[0]?.event.text ?? 'rule'}`
    case 'hook':
      return `${decl.timing}-${decl.patterns[0]?.event.text ?? 'rule'}`
    case 'except':
      return `${decl.fact.text}-exception`
    case 'always':
      return 'always'
    case 'board':
      return `board-${decl.verb.replace(' ', '-')}`
    case 'tell':
      return `tell-${howTold(decl)}${toldOf(decl)}`
    case 'refuse':
      return 'refuse-deck'
    default:
      decl satisfies NamedDecl | FramingDecl
      return null
  }
}

/** `card this where this = NAME`: a card's own rules are a text of that definition. */
function cardPhrase({ span }: CardDecl, name: Name): Phrase {
  const left: Expr = { kind: 'this', span }
  const right: Expr = { kind: 'name', name: name.text, span: name.span }
  return {
    span,
    type: { text: 'card', span },
    name: { text: 'this', span },
    in: null,
    where: { kind: 'binary', op: '=', left, right, span },
  }
}

/** Entries that a name means: those that declare it, else those that messages call so. */
export function entriesCalled(entries: readonly Entry[], name: string): Entry[] {
  const declared = entries.filter((entry) => handlesOf(entry.decl).includes(name))
  return declared.length > 0
    ? declared
    : entries.filter((entry) => entry.called === name && deedOf(entry.decl) !== null)
}

/** The names that a declaration gives itself: its label and its own name. */
export function handlesOf(decl: Decl): string[] {
  const label = decl.label === null ? [] : [decl.label.text]
  // The event that a modal declares by the way.
  if (decl.kind === 'modal')
    return [...label, ...(decl.body === null ? [] : decl.patterns.slice(0, 1)).map((p) => p.event.text)]
  return 'name' in decl && decl.name !== null ? [...label, decl.name.text] : label
}

/** A line that says who is told may stand beside one that says how. */
const toldOf = ({ question, patterns }: TellDecl): string =>
  question === null ? (patterns[0]?.event.text ?? 'rule') : `${question.asks}-at-${question.at.text}`

function howTold({ only, words }: TellDecl): string {
  if (only !== null) return 'only-'
  return words === null ? 'nothing-of-' : ''
}

export const citesClause = (decl: Decl, clause: string): boolean => decl.cites.some((c) => c.text === clause)

export const isExampleTitled = ({ decl }: Entry, title: string): boolean =>
  decl.kind === 'example' && nameForm(decl.title) === nameForm(title)

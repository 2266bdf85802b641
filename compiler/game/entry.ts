import type { CardDecl, Decl, Expr, Name, Phrase, TextDecl } from '../syntax/ast.ts'
import type { TextContext } from './model.ts'

/** A declaration with the text it stands in, and the module (game or variant) that says it. */
export interface Entry {
  readonly decl: Decl
  readonly context: TextContext | null
  readonly module: string
}

/** Lifts the rules out of texts and cards, so that overlays and tables see one flat list. */
export function flatten(decls: readonly Decl[], module: string, contexts: { count: number }): Entry[] {
  const entries: Entry[] = []
  for (const decl of decls) {
    if (decl.kind === 'text') entries.push(...insideText(decl, decl.phrase, decl.rules, module, contexts))
    else {
      entries.push({ decl, context: null, module })
      if (decl.kind === 'card' && decl.rules.length > 0) entries.push(...insideText(decl, cardPhrase(decl), decl.rules, module, contexts))
    }
  }
  return entries
}

function insideText(outer: TextDecl | CardDecl, phrase: Phrase, rules: readonly Decl[], module: string, contexts: { count: number }): Entry[] {
  const context: TextContext = { phrase, index: contexts.count++ }
  return rules.map((rule) => ({
    decl: rule.cites.length > 0 ? rule : { ...rule, cites: outer.cites },
    context,
    module,
  }))
}

/** `card this where this = NAME`: a card's own rules are a text of that definition. */
function cardPhrase(card: CardDecl): Phrase {
  const span = card.span
  const name: Name = card.name ?? { text: '', span }
  const left: Expr = { kind: 'this', span }
  const right: Expr = { kind: 'name', name: name.text, span: name.span }
  return { span, type: { text: 'card', span }, name: { text: 'this', span }, in: null, where: { kind: 'binary', op: '=', left, right, span } }
}

/** The names an overlay may use for a declaration: its label and its own name. */
export function handlesOf(decl: Decl): string[] {
  const names = decl.label === null ? [] : [decl.label.text]
  switch (decl.kind) {
    case 'option': case 'type': case 'printed': case 'fact': case 'adjective': case 'relation': case 'zone': case 'event': case 'reading': case 'deck':
      return [...names, decl.name.text]
    case 'card':
      return decl.name === null ? names : [...names, decl.name.text]
    case 'modal': {
      const declares = decl.body === null ? undefined : decl.patterns[0]
      return declares === undefined ? names : [...names, declares.event.text]
    }
    default:
      return names
  }
}

export const citesClause = (decl: Decl, clause: string): boolean => decl.cites.some((c) => c.text === clause)

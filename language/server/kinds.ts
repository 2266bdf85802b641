import { CompletionItemKind, SymbolKind, type DocumentSymbol } from 'vscode-languageserver'
import type { CompletionOffer } from '../offers.ts'
import type { OutlineItem } from '../symbols.ts'
import { rangeOf } from './convert.ts'

const COMPLETIONS: Readonly<Record<CompletionOffer['kind'], CompletionItemKind>> = {
  type: CompletionItemKind.Enum,
  value: CompletionItemKind.EnumMember,
  option: CompletionItemKind.Property,
  printed: CompletionItemKind.Field,
  fact: CompletionItemKind.Field,
  adjective: CompletionItemKind.Property,
  relation: CompletionItemKind.Operator,
  reading: CompletionItemKind.Variable,
  zone: CompletionItemKind.Module,
  card: CompletionItemKind.Constant,
  event: CompletionItemKind.Function,
  variable: CompletionItemKind.Variable,
  clause: CompletionItemKind.Reference,
  word: CompletionItemKind.Keyword,
  snippet: CompletionItemKind.Snippet,
  path: CompletionItemKind.File,
  game: CompletionItemKind.Module,
  sentence: CompletionItemKind.Method,
  seat: CompletionItemKind.Constant,
}

const SYMBOLS: Readonly<Record<OutlineItem['kind'], SymbolKind>> = {
  type: SymbolKind.Enum,
  value: SymbolKind.EnumMember,
  option: SymbolKind.Property,
  printed: SymbolKind.Field,
  fact: SymbolKind.Field,
  adjective: SymbolKind.Property,
  relation: SymbolKind.Operator,
  reading: SymbolKind.Variable,
  zone: SymbolKind.Module,
  card: SymbolKind.Constant,
  event: SymbolKind.Function,
  variable: SymbolKind.Variable,
  clause: SymbolKind.Key,
  rule: SymbolKind.Method,
  example: SymbolKind.Event,
  text: SymbolKind.Class,
  change: SymbolKind.Object,
}

export const completionKind = (kind: CompletionOffer['kind']): CompletionItemKind => COMPLETIONS[kind]

export const symbolKind = (kind: OutlineItem['kind']): SymbolKind => SYMBOLS[kind]

/** An outline as the protocol has it. */
export const symbolsOf = (items: readonly OutlineItem[]): DocumentSymbol[] =>
  items.map(({ name, kind, span, at, children }) => ({
    name,
    kind: SYMBOLS[kind],
    range: rangeOf(span),
    selectionRange: rangeOf(at),
    children: symbolsOf(children),
  }))

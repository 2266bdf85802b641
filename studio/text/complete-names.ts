import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { NamedPlace } from '../protocol/write-calls.ts'

/** Words of the language that begin lines or stand inside of them; names of the game are added. */
const LANGUAGE =
  'after announce at before by cannot card choose count create during each else example except finish from gains game given if in include instead let loses may may-not move must none of option or player players remove repeat replace result seen set shuffle some starts sum then times to type until variant when where while with zone'.split(
    ' ',
  )

/** What a declared kind of name looks like in the list. */
const ICONS: Readonly<Record<string, string>> = {
  zone: 'namespace',
  fact: 'property',
  printed: 'property',
  option: 'property',
  adjective: 'property',
  relation: 'property',
  event: 'function',
  card: 'constant',
  type: 'type',
  value: 'enum',
  rule: 'keyword',
}

/** Completes words of the language and names that the game declares. */
export function completeNames(
  names: () => readonly NamedPlace[],
): (context: CompletionContext) => CompletionResult | null {
  return (context) => {
    const word = context.matchBefore(/《?[\p{L}\p{M}\p{N}_-]*/u)
    if (word === null || (word.from === word.to && !context.explicit)) return null
    const declared = names().map(({ name, kind, detail }): Completion => {
      const text = /[\s,]/.test(name) ? `《${name}》` : name
      return { label: text, type: ICONS[kind] ?? 'text', detail: kind, info: detail }
    })
    return {
      from: word.from,
      options: [...declared, ...LANGUAGE.map((label): Completion => ({ label, type: 'keyword' }))],
    }
  }
}

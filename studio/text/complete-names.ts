import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from '@codemirror/autocomplete'
import type { CompletionItem, OfferedNames } from '../protocol/name-calls.ts'

/** What a kind of name looks like in the list. */
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
  variable: 'variable',
  word: 'keyword',
  sentence: 'keyword',
}

/** Completes what the language and the game have at a place, as the worker knows it. */
export function completeNames(
  completions: (offset: number) => Promise<OfferedNames | null>,
): (context: CompletionContext) => Promise<CompletionResult | null> {
  return async (context) => {
    const isWord = context.matchBefore(/[《[\p{L}\p{M}\p{N}_-]$/u) !== null
    const isBehind = context.matchBefore(/\p{L} $/u) !== null
    if (!isWord && !isBehind && !context.explicit) return null
    const found = await completions(context.pos)
    if (found === null || found.all.length === 0 || context.aborted) return null
    if (!isWord && !context.explicit && !found.isAwaited) return null
    return { from: found.from, options: found.all.map(optionOf), validFor: /^[\p{L}\p{M}\p{N}_.-]*$/u }
  }
}

/** The list is sorted already; what fits the letters as well as another stays behind it. */
function optionOf({ label, kind, detail, snippet }: CompletionItem, i: number): Completion {
  const option: Completion = { label, type: ICONS[kind] ?? 'text', detail, sortText: String(i).padStart(6, '0') }
  return snippet === null ? option : snippetCompletion(template(snippet), option)
}

/** The last place to fill in has number 0, which the editor would take for the first. */
const template = (snippet: string): string => snippet.replaceAll(/\$\{0:/g, '${99:').replaceAll(/\$0/g, '${99}')

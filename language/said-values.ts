import type { Resolution } from '../compiler/game/resolve.ts'
import { type Span, spanText } from '../grammar/source-file.ts'
import type { Decl } from '../grammar/tree/declarations.ts'
import { writtenIn } from './explain-rule.ts'

/** What one line says that a number, another fact of the game, or an option is. */
export interface SaidValue {
  readonly name: string
  readonly text: string
  /** The sentence, and in it the words that are the value. */
  readonly span: Span
  readonly at: Span
}

/**
 * What the modules of a game say, one after the other, that each fact of nothing in particular and each option is. A fact
 * with exceptions is left out, since these may say otherwise.
 */
export function saidValues(resolution: Resolution): ReadonlyMap<string, readonly SaidValue[]> {
  const written = writtenIn(resolution)
  const open = new Set(written.flatMap(({ decl }) => (decl.kind === 'except' ? [decl.fact.text] : [])))
  const known = new Set(written.flatMap(({ decl }) => valueOf(decl)?.name ?? []))
  const found = new Map<string, SaidValue[]>()
  for (const { decl } of written) {
    const said = decl.kind === 'overlay' ? changedTo(decl) : valueOf(decl)
    if (said === null || open.has(said.name) || !known.has(said.name)) continue
    found.set(said.name, [...(found.get(said.name) ?? []), said])
  }
  return found
}

function changedTo(change: Decl & { readonly kind: 'overlay' }): SaidValue | null {
  if (change.verb === 'replace') return valueOf(change.decl)
  if (change.verb !== 'set') return null
  const { target, value } = change
  return { name: target.text, text: spanText(value.span), span: change.span, at: value.span }
}

function valueOf(decl: Decl): SaidValue | null {
  if (decl.kind === 'fact' && decl.params.length === 0 && decl.value !== null)
    return { name: decl.name.text, text: spanText(decl.value.span), span: decl.span, at: decl.value.span }
  const [first] = decl.kind === 'option' ? decl.values : []
  return decl.kind === 'option' && first !== undefined
    ? { name: decl.name.text, text: first.text, span: decl.span, at: first.span }
    : null
}

/** What these are in the game, after all modules have been heard. */
export function valuesInForce({ entries, game }: Resolution): ReadonlyMap<string, string> {
  const facts = entries.flatMap(({ decl }): readonly [string, string][] => {
    const said = decl.kind === 'fact' ? valueOf(decl) : null
    return said === null ? [] : [[said.name, said.text]]
  })
  const options = [...game.options.values()].map(({ name, values, chosen }): [string, string] => [
    name.text,
    values[chosen]?.text ?? '',
  ])
  return new Map([...facts, ...options])
}

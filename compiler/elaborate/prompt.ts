import type { Count, Name, Phrase, Stmt } from '../syntax/ast.ts'
import type { Span } from '../source/source-file.ts'
import type { Game } from '../game/model.ts'

/** What a player is asked to choose: `choose a card`. What the answers have to meet is seen in what is offered. */
export function choosePrompt(game: Game, phrase: Phrase, as: Name | null, count: Count | null): string {
  const adjective = game.adjectives.get(phrase.type.text)
  const kind = adjective === undefined ? phrase.type.text : `${phrase.type.text} ${adjective.subject.base}`
  const name = as?.text ?? phrase.name?.text ?? ''
  // A single letter only stands for what is chosen; a word says what it is for.
  const purpose = [...name].length > 1 && name !== phrase.type.text ? ` as ${name}` : ''
  if (count === null) return `choose ${/^[aeiou]/u.test(kind) ? 'an' : 'a'} ${kind}${purpose}`
  const [from, to] = [numberOf(count.from), count.to === null ? numberOf(count.from) : numberOf(count.to)]
  const many = from === null || to === null ? '' : from === to ? `${from} ` : `${from} to ${to} `
  return `choose ${many}${to === 1 ? kind : `${kind}s`}${purpose}`
}

function numberOf(x: Count['from']): number | null {
  return x.kind === 'number' ? x.value : null
}

/** What a player may do: `draw 1?`; who does it is who is asked. */
export function mayPrompt(body: readonly Stmt[]): string {
  const first = body[0]
  if (first === undefined) return 'go on?'
  if (first.kind !== 'call') return `${sourceOf(first.span).split('\n')[0]?.trim() ?? 'go on'}?`
  const parts = first.call.args.filter(({ role }) => role !== 'by').map(({ role, value }) => (role === 'main' ? sourceOf(value.span) : `${role} ${sourceOf(value.span)}`))
  return `${[first.call.event.text, ...parts].join(' ')}?`
}

function sourceOf({ file, start, end }: Span): string {
  return file.text.slice(start, end)
}

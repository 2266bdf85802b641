import type { Count, Phrase } from '../../../grammar/tree/expressions.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import type { Game } from '../../game/model.ts'

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

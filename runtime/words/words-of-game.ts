import type { BaseState } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { wordsOfEveryGame } from './japanese.ts'
import { sentenceKey } from './speech.ts'

/**
 * All that the rules of a game name or say and people read, each once: what a file of words in another language has
 * words for. What is no word, as a number or 10♥, is not among it.
 */
export function wordsOfGame({
  info,
  sites,
  telling,
  enums,
  facts,
  shown,
  printed,
  lasting,
}: Parts<BaseState>): string[] {
  const sentences = (telling ?? []).flatMap(({ words }) => (words === undefined ? [] : [sentenceKey(words)]))
  const questions = sites.flatMap(({ said, prompt, branches, lines }) => [
    said === undefined ? prompt : sentenceKey(said),
    ...(lines ?? branches),
  ])
  const all = [
    info.name,
    info.title,
    ...info.options.flatMap(({ name, values }) => [name, ...values]),
    ...info.zones.flatMap(({ name, of }) => [name, ...(of ?? [])]),
    ...info.cards,
    ...Object.values(enums).flat(),
    ...(info.decks ?? []),
    ...[...facts, ...(shown ?? []), ...printed].map(({ name }) => name),
    ...info.events.map(({ name }) => name),
    ...sentences,
    ...questions,
    ...(lasting ?? []).flatMap(({ until, rules }) => [until, ...rules]),
  ]
  return [...new Set(all)].filter((each) => IS_WORD.test(each) && !Object.hasOwn(wordsOfEveryGame, each))
}

/** Letters one by one, signs and numbers are read as they stand in any language. */
const IS_WORD = /\p{L}{2}/u

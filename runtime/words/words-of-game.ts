import type { BaseState } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { wordsOfEveryGame } from './japanese.ts'
import { sentenceKey } from './speech.ts'

/**
 * All that the rules of a game name or say and people read, each once: what a file of words in another language has
 * words for. Cards of a pack, whose names say nothing but suit and rank, are not among it.
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
  return [...new Set(all)].filter(
    (each) => each !== '' && !NO_WORDS.test(each) && !Object.hasOwn(wordsOfEveryGame, each),
  )
}

/** Numbers, and cards of a pack. */
const NO_WORDS = /^(-?\d+|(\d+|[AKQJ])?[♣♦♠♥])$/u

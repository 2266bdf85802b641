import { expect, it } from 'vitest'
import { MOST_DRAWN } from '../../cli/book/draw-example.ts'
import type { Module } from '../../compiler/game/load.ts'
import { lex } from '../../grammar/tokens.ts'
import * as t from '../../grammar/tokens.ts'
import type { Span } from '../../grammar/source-file.ts'
import { repositoryRules } from '../checks/kit.ts'
import { sampledByDay } from '../kit/effort.ts'
import { checkedGame } from '../kit/kept-games.ts'
import { asTyped, bookOfGame, lineText } from './kit.ts'

/** What a book leaves out of nothing: each sentence of the rules once, and each example drawn. */

const games = repositoryRules().entries.filter((path) => checkedGame(path).resolution?.modules.length === 1)

/** All that a game says, sign by sign, but for its head, what it takes in, and what it is worked out by. */
function saidIn({ decls, header }: Module): ReadonlyMap<string, number> {
  const files = new Map(decls.map(({ span }) => [span.file.path, span.file]))
  const left: Span[] = [header.span, ...decls.flatMap(({ kind, span }) => (kind === 'example' ? [span] : []))]
  const signs: string[] = []
  for (const file of files.values()) {
    const included = [...file.text.matchAll(/^(?:\[[^\]]*\] *)?include "[^"]*"/gm)]
    const spans = [
      ...left.filter((span) => span.file.path === file.path),
      ...included.map(({ index, 0: text }) => ({ start: index, end: index + text.length })),
    ]
    for (const { tokenType, image, startOffset } of lex(file.text).tokens)
      if (
        tokenType !== t.Cite &&
        tokenType !== t.LineBreak &&
        !spans.some((s) => s.start <= startOffset && startOffset < s.end)
      )
        signs.push(image)
  }
  return lettersOf(signs.join(' '))
}

function lettersOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const letter of asTyped(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return counts
}

it.each(sampledByDay(games, 5, 'books'))('every sentence of %s stands in its book once', async (path) => {
  const { book, resolution } = await bookOfGame(path)
  const sentences = book.chapters.flatMap((chapter) => chapter.sentences)
  const set = sentences.flatMap(({ lines }) => lines.map(lineText)).join(' ')
  const [module] = resolution.modules
  expect(module).toBeDefined()
  if (module !== undefined) expect(lettersOf(set)).toEqual(saidIn(module))
  const anchors = sentences.map(({ anchor }) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
})

it.each(sampledByDay(repositoryRules().entries, 4, 'drawn'))('every example of %s is drawn', async (path) => {
  const { book, resolution } = await bookOfGame(path)
  const drawn = book.chapters.flatMap((chapter) => chapter.examples)
  const { examples, zones } = resolution.game
  expect(drawn).toHaveLength(examples.length)
  for (const { title, given, steps } of examples) {
    // A variant may call an example as its base calls another.
    const example = drawn.find((each) => each.title === title && each.steps.length === steps.length)
    expect(
      example?.steps.every(({ pieces }) => pieces.length > 0),
      title,
    ).toBe(true)
    // What is laid down is drawn, or where too much lies for that said in words.
    const laid = given.flatMap((each) =>
      each.kind === 'is' && each.target.kind === 'of' && zones.has(each.target.name.text) ? each.items : [],
    )
    const cards = example?.blocks.flatMap((block) => block.zones.flatMap(({ pieces }) => pieces)) ?? []
    if (laid.some(({ value }) => value.kind === 'name')) expect(cards.length, title).toBeGreaterThan(0)
    for (const { value } of laid)
      if (value.kind === 'name' && resolution.game.definitions.has(value.name))
        expect(
          cards.some((card) => card.startsWith(value.name)) || cards.length > MOST_DRAWN,
          `${title}: ${value.name}`,
        ).toBe(true)
  }
})

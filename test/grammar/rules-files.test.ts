import { describe, expect, test } from 'vitest'
import type { Span } from '../../grammar/source-file.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import type { JapaneseNames } from '../../grammar/surface/vocabulary.ts'
import { wordsAround } from '../kit/words-around.ts'
import { described, read } from './outline.ts'
import { rulesTexts } from './rules-texts.ts'

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value && 'file' in value
}

/**
 * What is wrong with spans below a node: they lie inside those of their parents, and show the text of their node, or in
 * Japanese a word for it; clause ids stand before the node they belong to. Faults are collected, as there are very many
 * nodes.
 */
function spanFaults(node: unknown, outer: Span): string[] {
  if (typeof node !== 'object' || node === null) return []
  const span = 'span' in node && isSpan(node.span) ? node.span : outer
  const shown = span.file.text.slice(span.start, span.end)
  const fits = span.start >= outer.start && span.end <= outer.end
  const isNamed = 'text' in node && !isJapanese(span.file.text)
  const showsIt = isNamed ? shown === node.text : span === outer || /^\S(?:[^]*\S)?$/.test(shown)
  const inside = Object.entries(node).flatMap(([key, field]) =>
    key === 'span' || key === 'cites' ? [] : spanFaults(field, span),
  )
  return fits && showsIt ? inside : [`${span.start} to ${span.end}: ${shown}`, ...inside]
}

describe.each([...rulesTexts])('%s', (path, text) => {
  const names = (): JapaneseNames | undefined => (isJapanese(text) ? wordsAround(`rules/${path}`) : undefined)

  test('parses', () => {
    const file = { path, text }
    expect(read(text, path, names()).diagnostics.map((diagnostic) => described(file, diagnostic))).toEqual([])
  })

  test('spans fit the text and each other', () => {
    const { header, items } = read(text, path, names()).file
    const whole = { file: { path, text }, start: 0, end: text.length }
    expect([header, ...items].flatMap((part) => spanFaults(part, whole))).toEqual([])
  })
})

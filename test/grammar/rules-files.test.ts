import { describe, expect, test } from 'vitest'
import type { Span } from '../../compiler/source/source-file.ts'
import { described, read } from './outline.ts'
import { rulesTexts } from './rules-texts.ts'

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value && 'file' in value
}

/** Checks that spans lie inside those of their parents; clause ids stand before the node they belong to. */
function checkSpans(node: unknown, outer: Span): void {
  if (typeof node !== 'object' || node === null) return
  const span = 'span' in node && isSpan(node.span) ? node.span : outer
  expect(span.start).toBeGreaterThanOrEqual(outer.start)
  expect(span.end).toBeLessThanOrEqual(outer.end)
  if ('text' in node) expect(span.file.text.slice(span.start, span.end)).toBe(node.text)
  else if (span !== outer) expect(span.file.text.slice(span.start, span.end)).toMatch(/^\S(?:[^]*\S)?$/)
  for (const [key, field] of Object.entries(node)) if (key !== 'span' && key !== 'cites') checkSpans(field, span)
}

describe.each([...rulesTexts])('%s', (path, text) => {
  test('parses', () => {
    const file = { path, text }
    expect(read(text, path).diagnostics.map((diagnostic) => described(file, diagnostic))).toEqual([])
  })

  test('spans fit the text and each other', () => {
    const { header, items } = read(text, path).file
    const whole = { file: { path, text }, start: 0, end: text.length }
    for (const part of [header, ...items]) checkSpans(part, whole)
  })
})

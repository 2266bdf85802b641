import { expect, test } from 'vitest'
import { checkedText } from '../kit/compiled-sample.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { fixesOf } from '../../language/fixes.ts'
import { KNOWN, MISTAKES } from './typical-mistakes.ts'

const RULE = /^(?:players?|no|bonus|late|zone|zoen|motto|each player p may)\b/u
const TAKES_A_BLOCK = /^(?:if|unless|for|each)\b/u

/** The game with a line at the place where it belongs: among the rules, or in the text of an event. */
function textWith(line: string): string {
  if (RULE.test(line)) return `${KNOWN}${line}\n`
  return `${KNOWN}to foo by player p\n  ${line}\n${TAKES_A_BLOCK.test(line) ? '    finish\n' : ''}`
}

function errorsOf(text: string): readonly Diagnostic[] {
  const { diagnostics } = checkedText(text)
  return diagnostics.filter(({ severity }) => severity === 'error')
}

/** What the first fix of the first error makes of a text; null where none is offered. */
function fixed(text: string): string | null {
  const [fix] = errorsOf(text).flatMap(fixesOf)
  if (fix === undefined) return null
  const { span, replacement } = fix.edit
  return text.slice(0, span.start) + replacement + text.slice(span.end)
}

test.each(MISTAKES)('%s', (wrong, right) => {
  const text = textWith(wrong)
  expect(errorsOf(text), 'it is a mistake').not.toEqual([])
  expect(fixed(text)).toBe(right === null ? null : textWith(right))
  if (right !== null) expect(errorsOf(textWith(right)).map(({ primary }) => primary.text)).toEqual([])
})

test('most of them are mended by a fix', () => {
  const mended = MISTAKES.filter(([wrong, right]) => right !== null && fixed(textWith(wrong)) === textWith(right))
  expect(mended.length).toBeGreaterThanOrEqual(60)
})

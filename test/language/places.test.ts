import { describe, expect, test } from 'vitest'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import { selectionChain } from '../../language/selection-chain.ts'
import { valuesBefore } from '../../language/values-before.ts'
import { checkedAll, marked, SMALL } from './kit.ts'

/** What is selected from the cursor outwards, without the file. */
function chain(text: string): readonly string[] {
  const { texts, cursor } = marked({ 'Small.rules': text })
  const { file } = new ParsedFiles().parse('Small.rules', texts.get('Small.rules') ?? '')
  const spans = selectionChain(file, cursor.offset)
  expect(spans.at(-1)).toMatchObject({ start: 0 })
  return spans.slice(0, -1).map(({ file: { text: whole }, start, end }) => whole.slice(start, end))
}

describe('what is selected step by step', () => {
  test('a word, what it is asked of, a comparison, a sentence', () => {
    expect(chain(SMALL.replace('wild if rank of c > limit', 'wild if ra⌖nk of c > limit'))).toEqual([
      'rank',
      'rank of c',
      'rank of c > limit',
      'card c is wild if rank of c > limit',
    ])
  })

  test('an instruction, the block around it, the event', () => {
    const selected = chain(`${SMALL}to go by player p\n  if no card c in pile\n    turn by⌖ p\n    turn by p\n`)
    expect(selected.slice(-2)).toEqual([
      'if no card c in pile\n    turn by p\n    turn by p',
      'to go by player p\n  if no card c in pile\n    turn by p\n    turn by p',
    ])
    expect(selected).toContain('turn by p')
  })
})

test('what a variant puts another value for, through variants in between', () => {
  const texts = new Map([
    ['Small.rules', SMALL],
    ['More.rules', 'variant More of Small\nreplace limit = 7\nreplace tossing = forbidden\n'],
    ['Most.rules', 'variant Most of More\nreplace limit = 2 + 9\n'],
  ])
  const before = (path: string): readonly string[] =>
    valuesBefore(checkedAll(texts), path).map(
      ({ at, before: was }) => `${at.file.text.slice(at.start, at.end)} was ${was}`,
    )
  expect(before('More.rules')).toEqual(['7 was 3', 'forbidden was allowed'])
  expect(before('Most.rules')).toEqual(['2 + 9 was 7'])
  expect(before('Small.rules')).toEqual([])
})

import { expect, it } from 'vitest'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { selectionsAt } from '../../language/selection-ranges.ts'
import { marked } from './kit.ts'

/** What is selected around the cursor, from the inside. */
function selected(text: string): readonly string[] {
  const { texts, cursor } = marked({ 'a.rules': text })
  const plain = texts.get('a.rules') ?? ''
  const file = parseFile({ path: 'a.rules', text: plain }, () => {})
  return selectionsAt(file, cursor.offset).map(({ start, end }) => plain.slice(start, end))
}

const RULE = 'to draw by player p\n  move top of deck to hand of ⌖p\n  finish\n'
const PLAIN = RULE.replace('⌖', '')

it.each<readonly [name: string, text: string, around: readonly string[]]>([
  [
    'a word, its value, its instruction and its declaration',
    RULE,
    ['p', 'hand of p', 'move top of deck to hand of p', PLAIN.trimEnd(), PLAIN],
  ],
  [
    'a condition',
    'card c is high if rank of c > li⌖mit and c is wild\n',
    [
      'limit',
      'rank of c > limit',
      'rank of c > limit and c is wild',
      'card c is high if rank of c > limit and c is wild',
      'card c is high if rank of c > limit and c is wild\n',
    ],
  ],
  [
    'a card line',
    'card ace\n  rank = ⌖4\n  suit = red\n',
    ['4', 'rank = 4', 'card ace\n  rank = 4\n  suit = red', 'card ace\n  rank = 4\n  suit = red\n'],
  ],
  ['a comment', '-- on⌖e\nlimit: number = 3\n', ['-- one', '-- one\nlimit: number = 3\n']],
  ['what cannot be read', 'a: number = 1\n  ((⌖\n', ['((', 'a: number = 1\n  ((\n']],
  ['nothing', '⌖', ['']],
])('around %s', (_name, text, around) => {
  expect(selected(text)).toEqual(around)
})

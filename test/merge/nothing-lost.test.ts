import { expect, test } from 'vitest'
import { mergeTexts } from '../../compiler/merge/merge-texts.ts'

// What one side says is in the result, or it is said that it is not: each of these lost something once.

const base = `game Inn for 2 players
-- Numbers

worth: number = 3
price: number = 4

-- what is done
to lay card c by player p
  move c to pile
  if rank of c = 7
    score of p gains 1
  score of p gains worth
last: number = 9
`

const merged = (ours: string, theirs: string): ReturnType<typeof mergeTexts> =>
  mergeTexts('inn.rules', { base, ours, theirs })

/** Blank lines go with what stands below them, and so may come apart. */
const spaced = (text: string): string => text.replace(/\n+/gu, '\n')

test.each<readonly [what: string, ours: string, theirs: string, expected: string]>([
  [
    'a remark of each side before one declaration',
    base.replace('price', '-- ours\nprice'),
    base.replace('price', '-- theirs\nprice'),
    base.replace('price', '-- ours\n-- theirs\nprice'),
  ],
  ['remarks of both at the end', `${base}-- ours\n`, `${base}-- theirs\n`, `${base}-- ours\n-- theirs\n`],
  [
    'a remark within a text, and another line of it',
    base.replace('  move c', '  -- at once\n  move c'),
    base.replace('gains worth', 'gains price'),
    base.replace('  move c', '  -- at once\n  move c').replace('gains worth', 'gains price'),
  ],
  [
    'a heading that is another, and a first declaration more below it',
    base.replace('-- Numbers\n\n', '-- Numbers\n\nfirst: number = 1\n'),
    base.replace('-- Numbers', '-- What counts'),
    base.replace('-- Numbers\n\n', '-- What counts\n\nfirst: number = 1\n'),
  ],
  [
    'a heading whose declarations both remove',
    base.replace('worth: number = 3\n', ''),
    base.replace('price: number = 4\n', ''),
    base.replace('worth: number = 3\nprice: number = 4\n', ''),
  ],
  [
    'a heading below which both add something',
    base.replace('-- Numbers\n\n', '-- Numbers\n\na: number = 1\n'),
    base.replace('-- Numbers\n\n', '-- Numbers\n\nb: number = 2\n'),
    base.replace('-- Numbers\n\n', '-- Numbers\n\na: number = 1\nb: number = 2\n'),
  ],
  [
    'sentences of both at an end without a line end',
    `${base}cannot lay 2♣ -- house rule`,
    `${base}cannot lay 3♣`,
    `${base}cannot lay 2♣ -- house rule\ncannot lay 3♣\n`,
  ],
  [
    'what both have moved, by lines',
    base.replace('price: number = 4\n', '').replace('worth:', 'price: number = 4\nworth:'),
    base.replace('last: number = 9\n', '').replace('-- what is', 'last: number = 9\n-- what is'),
    base
      .replace('price: number = 4\n', '')
      .replace('worth:', 'price: number = 4\nworth:')
      .replace('last: number = 9\n', '')
      .replace('-- what is', 'last: number = 9\n-- what is'),
  ],
])('%s', (_, ours, theirs, expected) => {
  const { text, conflicts } = merged(ours, theirs)
  expect([spaced(text), conflicts]).toEqual([spaced(expected), []])
})

test.each<readonly [what: string, ours: string, theirs: string, kind: string]>([
  [
    'what is indented otherwise is another text',
    base.replace('  score of p gains worth', '    score of p gains worth'),
    base.replace('    score of p gains 1\n  score', '    score of p gains 2\n  score'),
    'both-changed',
  ],
  [
    'what is cut short is another text',
    base.replace('gains worth', 'gains price'),
    base.replace(/ {2}move c to pile[^]*gains worth\n/u, ''),
    'both-changed',
  ],
  [
    'a text that both add, indented otherwise',
    `${base}after lay\n  if worth = 3\n    price gains 1\n    worth gains 1\n`,
    `${base}after lay\n  if worth = 3\n    price gains 1\n  worth gains 1\n`,
    'both-added',
  ],
  [
    'what one side removes and the other replaces',
    `${base}remove free\n`,
    `${base}replace free: cannot lay 2♣\n`,
    'both-added',
  ],
  [
    'what one side has put a remark into, and the other removes',
    base.replace('= 4', '= 4 -- was 3'),
    base.replace('price: number = 4\n', ''),
    'changed-removed',
  ],
])('%s', (_, ours, theirs, kind) => {
  const { conflicts, text } = merged(ours, theirs)
  expect(conflicts).toMatchObject([{ kind }])
  expect(text).toMatch(/^<{7} ours\n[^]*^={7}\n[^]*^>{7} theirs\n/mu)
})

test('a text with marks of another merge is merged by lines, as git hands it where histories cross', () => {
  const crossed = base.replace(
    'worth: number = 3\n',
    '<<<<<<< ours\nworth: number = 1\n=======\nworth: number = 2\n>>>>>>> theirs\n',
  )
  const [ours, theirs] = [base.replace('= 3', '= 1'), base.replace('= 3', '= 2')]
  const { conflicts, byLines } = mergeTexts('inn.rules', { base: crossed, ours, theirs })
  expect([conflicts.length, byLines]).toEqual([1, 'marks'])
  expect(mergeTexts('inn.rules', { base, ours: crossed, theirs: base.replace('= 9', '= 8') }).conflicts).toMatchObject([
    { kind: 'marks' },
  ])
})

test('line ends are those of ours', () => {
  const { text } = merged(base.replace('= 3', '= 5').replaceAll('\n', '\r\n'), base.replace('= 4', '= 6'))
  expect(text).toBe(base.replace('= 3', '= 5').replace('= 4', '= 6').replaceAll('\n', '\r\n'))
})

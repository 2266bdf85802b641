import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'

// One edit mends what is found, and nothing else is found then.

const pairs = `game Pairs for 2 players
printed rank of card: number
card each number n in 1..4 named c n
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
hand-size: number = 1
fee of card c: number = rank of c
to match
  each definition d
    create d to hand of first of players
  each player p
    toss the card c in hand of p where rank of c = hand-size by p
  finish
to toss card c by player p
  move c to heap
  result of p becomes fee of c
`

function found(join: string, first: string, second: string): readonly Diagnostic[] {
  const files: Readonly<Record<string, string>> = {
    Pairs: pairs,
    One: `variant One of Pairs\n${first}\n`,
    Two: `variant Two of Pairs\n${second}\n`,
    Both: `variant Both of Pairs with ${join}\n`,
  }
  return checkGame('Both', { read: (path) => files[path] ?? null, find: (name) => name }).diagnostics
}

function mended({ fix }: Diagnostic, text: string): string {
  if (fix === undefined) throw new Error('there is no fix')
  const { span, replacement } = fix
  return text.slice(0, span.start) + replacement + text.slice(span.end)
}

const JOINED: readonly (readonly [code: string, first: string, second: string])[] = [
  ['HR0402', 'replace hand-size = 2', 'replace hand-size = 3'],
  ['HR0402', 'instead of toss card c by player p\n  move c to heap', 'instead of toss card c by player p\n  finish'],
  ['HR0402', 'replace hand-size = 2', 'except hand-size = 3'],
  ['HR0501', 'except fee of card c = 1', 'except fee of card c = 2'],
  ['HR0518', 'except fee of card c = rank of c + 1', 'except fee of card c = rank of c + 1'],
  ['HR0412', 'except fee of card c += 1', 'except fee of card c = 2 * otherwise'],
]

test.each(JOINED)('%s where two are joined: %s, %s', (code, first, second) => {
  const [one, ...others] = found('One, Two', first, second)
  if (one === undefined) throw new Error('nothing is found')
  expect([one.code, others]).toEqual([code, []])
  const text = mended(one, 'variant Both of Pairs with One, Two\n')
  expect(text).toBe('variant Both of Pairs with One before Two\n')
  expect(found('One before Two', first, second).map((each) => each.code)).toEqual([])
})

test('an order is written where the two stand beside each other', () => {
  const [one] = found('One, Three, Two', 'replace hand-size = 2', 'replace hand-size = 3')
  expect(one?.fix).toBeUndefined()
})

const inToss = (lines: string): readonly [string, readonly Diagnostic[]] => {
  const text = pairs.replace('  move c to heap\n', `  move c to heap\n${lines}`)
  const { diagnostics } = checkGame('Pairs', { read: (path) => (path === 'Pairs' ? text : null), find: () => null })
  return [text, diagnostics]
}

test.each([
  ['  let spare = fee of c\n', ''],
  [
    '  if rank of c > 2\n    let spare = fee of c\n    result of p becomes 0\n',
    '  if rank of c > 2\n    result of p becomes 0\n',
  ],
  [
    '  if rank of c > 2\n    result of p becomes 0\n    let spare = fee of c\n',
    '  if rank of c > 2\n    result of p becomes 0\n',
  ],
])('a variable without use is taken out: %s', (lines, left) => {
  const [text, [one, ...others]] = inToss(lines)
  if (one === undefined) throw new Error('nothing is found')
  expect([one.code, others]).toEqual(['HR0503', []])
  expect(mended(one, text)).toBe(inToss(left)[0])
  expect(inToss(left)[1]).toEqual([])
})

test('nothing is taken out that leaves a block empty, a variable unknown, or part of a line', () => {
  for (const lines of [
    '  if rank of c > 2\n    let spare = fee of c\n',
    '  let spare = fee of c\n  spare becomes 4\n',
    '  [a] let spare = fee of c\n',
  ])
    expect(inToss(lines)[1].flatMap(({ code, fix }) => (code === 'HR0503' ? [fix] : []))).not.toContainEqual(
      expect.anything(),
    )
})

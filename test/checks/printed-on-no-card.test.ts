import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const heap = `game Heap for 2 players

type suit: ♣, ♦, ♥, ♠
printed suit of card: suit
printed rank of card: number
printed motto of card: text or none
printed partner of card: definition or none
card each suit s in (♣, ♦, ♥), each number n in 2..14 named n s
  suit = s
  rank = n
card joker
  suit = ♥
  rank = 20
  motto = "haha"
  partner = 2♣

zone hand of player p seen by p
zone heap seen by everyone
high: number = 12
top-rank: number = 21
option lowest: 1, 2

to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
  finish
to turn by player p
  p must act
to lay card c by player p
  move c to heap
player p may lay card c in hand of p at turn
`

function found(files: Readonly<Record<string, string>>, entry: string): readonly string[] {
  const find = (name: string): string | null => (`${name}.rules` in files ? `${name}.rules` : null)
  const shared = (path: string): string | null => (`shared/${path}` in files ? `shared/${path}` : null)
  const { diagnostics } = checkGame(entry, { read: (path) => files[path] ?? null, find, shared })
  return diagnostics
    .filter(({ code }) => code === 'HR0535' || code.startsWith('HR02'))
    .map(({ code, primary: { span } }) => `${code} ${span.file.text.slice(span.start, span.end)}`)
}

const saidOf = (condition: string): readonly string[] =>
  found({ 'Heap.rules': `${heap}player p cannot lay card c if ${condition} and heap is empty\n` }, 'Heap.rules')

describe('what stands on no card is told', () => {
  test.each([
    'rank of c = 1',
    '1 = rank of c',
    'suit of c = ♠',
    'rank of c > 20',
    'rank of c >= top-rank',
    '2 > rank of c',
    'rank of top of heap = 15',
    'rank of c in (1, 15)',
    'motto of c = "hoho"',
    'partner of c = 2♦',
    'printed rank of c = 15',
  ])('%s', (condition) => expect(saidOf(condition)).toEqual([`HR0535 ${condition}`]))

  test('among alternatives', () => {
    expect(saidOf('(rank of c = 2 or suit of c = ♠)')).toEqual(['HR0535 suit of c = ♠'])
  })

  test('by its case', () => {
    expect(saidOf('(case rank of c: 1 is 5, 14 is 6, else 7) = 5')).toEqual(['HR0535 1'])
  })
})

describe('nothing is said', () => {
  test.each([
    'rank of c = 14',
    'rank of c > 14',
    'rank of c >= high',
    'rank of c < 3',
    'rank of c in (1, 2)',
    'suit of c = ♥',
    'motto of c = "haha"',
    'partner of c = 2♣',
    'rank of c = count of heap',
    'rank of c = lowest',
    'rank of c != 1',
    'rank of c not in (1, 15)',
    'not suit of c = ♠',
    'not (rank of c = 1 or rank of c = 15)',
    'no card x in heap where rank of x = 15',
    'rank of c + 1 = 1',
  ])('of %s', (condition) => expect(saidOf(condition)).toEqual([]))

  const low = 'player p cannot lay card c if rank of c = 3 and heap is empty\n'

  test('of a base whose cards a variant takes away, but of the variant itself', () => {
    const threes = 'remove card 3♣\nremove card 3♦\nremove card 3♥\n'
    const own = 'player p cannot lay card c if rank of c = 3 and heap is not empty\n'
    const files = { 'Heap.rules': heap + low, 'Short.rules': `variant Short of Heap\n${threes}` }
    expect(found(files, 'Short.rules')).toEqual([])
    expect(found({ ...files, 'Short.rules': `variant Short of Heap\n${threes}${own}` }, 'Short.rules')).toEqual([
      'HR0535 rank of c = 3',
    ])
  })

  test('of a number that a variant changes', () => {
    const high = 'player p cannot lay card c if rank of c > high and heap is empty\n'
    const files = { 'Heap.rules': heap + high, 'Higher.rules': 'variant Higher of Heap\nreplace high = 30\n' }
    expect(found(files, 'Higher.rules')).toEqual([])
  })

  test('of rules that games share', () => {
    const aces = 'player p cannot lay card c if rank of c = 1 and heap is empty\n'
    const files = { 'shared/library/aces.rules': aces, 'Heap.rules': `${heap}include "library/aces.rules"\n` }
    expect(found(files, 'Heap.rules')).toEqual([])
  })
})

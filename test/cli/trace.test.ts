import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import { traceText } from '../../cli/output/trace-text.ts'
import type { TraceEntry } from '../../cli/toolchain.ts'
import { folderWith, realHouserules } from './kit.ts'

const rules = `game Toll for 2 players
printed rank of card: number
card each number n in 1..9 named n ♣
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
payers: set of player starts ()
price of card in pile: number starts 1
to match
  finish
to turn by player p
  p must act
player p may toss card c in hand of p at turn
to toss card c by player p
  announce
    move c to pile
    price of c becomes rank of c
  score of p gains 2
  payers gains p

example "pays"
  given
    hand of A is 4♣, 5♣
    at turn by A
  A does toss 4♣
  then score of A = 3
`

test('what becomes of kept facts is told where it happens, and nothing of what is only tried', async () => {
  const { out, err } = await realHouserules(['test', 'toll.rules'], { cwd: folderWith({ 'toll.rules': rules }) })
  const happened = `${out}${err}`.split('\n').filter((line) => line.startsWith('    '))
  expect(happened.map((line) => line.slice(4).replace(/  <-.*/, ''))).toEqual([
    'turn by A',
    '  A: toss 4♣',
    '    move 4♣ from hand of A to pile',
    '    price of 4♣ of A becomes 4, was 1',
    '  toss 4♣ by A',
    '    score of A becomes 2, was 0',
    '    payers becomes A, was nothing',
  ])
})

const event = (name: string): TraceEntry => ({ kind: 'event', level: 0, words: name, rule: null })
const answer: TraceEntry = { kind: 'answer', level: 0, seat: 'A', words: 'go', by: 'line' }
const many = (name: string): TraceEntry[] => Array.from({ length: 60 }, (_, i) => event(`${name} ${i}`))

test('what the lines led to is told whole, and what went on after them by its ends', () => {
  const told = traceText([...many('first'), answer, ...many('later')], false).map(inEnglish)
  expect(told.slice(0, 61)).toEqual([...many('first').map((_, i) => `first ${i}`), 'A: go'])
  expect(told.slice(61)).toHaveLength(41)
  expect(told).toContain('… 20 between (--trace shows all)')
  expect(told.at(-1)).toBe('later 59')
})

test('what is only like the line before is not called the same', () => {
  const alike = Array.from({ length: 8 }, () => event('fall'))
  expect(traceText(alike, true).map(inEnglish)).toEqual(['fall', 'fall', '… the same 6 times more'])
  const rule = { name: 'to fall', clauses: [], place: 'a.rules:1' }
  const others = Array.from({ length: 8 }, (_, i): TraceEntry => ({
    ...event(`fall ${i}♣`),
    kind: 'event',
    level: 0,
    words: `fall ${i}♣`,
    rule,
  }))
  expect(traceText(others, true).map(inEnglish).at(-1)).toBe('… 6 more like these')
  expect(traceText(others.slice(0, 4), true)).toHaveLength(4)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { PAIRS, hintsFor } from './hints-kit.ts'

const FOO = 'to foo by player p\n  '
const PARTS =
  'the parts of an event stand behind `by`, `to`, `from`, `with`, `as`, `on` or `for`, as in `to peek on player q by player p`'
const OF_A_RULE = 'the condition of a rule is said with `if`; `where` narrows what stands before it, as `card c`'
const UNDER_IF = 'what happens under a condition stands on a deeper line under `if …`'
const IN_BRACKETS = 'a value that goes on in the next line stands in brackets: `= (a` and below `+ b)`'

test.each([
  ['a condition behind an instruction', `${FOO}move top of deck to hand of p where deck is high\n`, UNDER_IF],
  ['a condition behind a call', `${FOO}turn by p where hand of p is not empty\n`, UNDER_IF],
  ['a condition behind what somebody must', `${FOO}p must act where hand of p is not empty\n`, UNDER_IF],
  ['`where` behind `at`', 'player p may foo at turn where hand of p is empty\n', OF_A_RULE],
  ['`where` behind an adjective', 'card c is low where rank of c < 3\n', OF_A_RULE],
  [
    'a second `where` behind an `if`',
    'player p cannot turn if hand is empty where deck is empty\n',
    'two conditions are joined by `and`',
  ],
  [
    '`if` before `at`',
    'player p may foo card c in hand of p if rank of c > 3 at turn\n',
    'an `if` stands behind `at …`: `… at turn if …`; what may be taken is narrowed by `where`: `card c in … where …`',
  ],
  ['a part behind `at`', 'to peek at player q by player p\n  finish\n', PARTS],
  ['a sum that goes on below', 'bonus: number = 1\n    + 2\n', IN_BRACKETS],
  ['a difference that goes on at the margin', 'bonus: number = 1\n- 2\n', IN_BRACKETS],
  [
    'a card called by a digit',
    'card 7\n  rank = 3\n',
    'a card that is called by digits alone stands in brackets: `card 《7》`',
  ],
  [
    'a fact without `:`',
    'score of player number starts 0\n',
    'what it is said of ends with `:`, and its type follows: `score of player: number starts 0`',
  ],
  [
    'so many times',
    `${FOO}5 times turn by p\n`,
    'so many times is `each number n in 1..5`, with what happens on deeper lines',
  ],
  [
    'as many times as a fact says',
    `${FOO}bonus times turn by p\n`,
    'so many times is `each number n in 1..bonus`, with what happens on deeper lines',
  ],
])('%s: it is said where it belongs', (_, lines, hint) => {
  expect(hintsFor(lines)).toContain(hint)
})

const LINES: readonly (readonly [word: string, rest: string])[] = [
  ['zone', ' heap seen by everyone'],
  ['type', ' suit: red, blue'],
  ['printed', ' suit of card: number'],
  ['option', ' speed: slow, fast'],
  ['example', ' "one more"\n  given\n    at turn by A\n  then deck is empty'],
  ['instead', ' of turn\n  finish'],
  ['before', ' turn\n  finish'],
  ['after', ' turn\n  finish'],
  ['except', ' viewers of card c = players'],
  ['include', ' "library/suits.rules"'],
  ['board', ' leaves out deck'],
  ['tell', ' nothing of turn'],
]

test('of a word that begins a rule with two letters exchanged it is said which is meant', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LINES), fc.nat(20), ([word, rest], letter) => {
      const at = letter % (word.length - 1)
      const misspelt = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
      fc.pre(misspelt !== word)
      expect(hintsFor(`${misspelt}${rest}\n`), misspelt).toContain(`did you mean \`${word}\`?`)
    }),
  )
})

test.each([
  ['givn', 'given', '  givn\n    at turn by A'],
  ['gvien', 'given', '  gvien\n    at turn by A'],
  ['thn', 'then', '  thn deck is empty'],
  ['tehn', 'then', '  tehn deck is empty'],
])('of `%s`, as a line of an example begins, it is said that `%s` is meant', (_, word, lines) => {
  expect(hintsFor(`example "one more"\n${lines}\n`)).toEqual([`did you mean \`${word}\`?`])
})

test.each(['then', 'given', 'each', 'choose'])('`%s` is a word of the language, and misspells no other', (word) => {
  expect(hintsFor(`${word}\n`).join()).not.toContain('did you mean')
})

test('a card that is called by digits is told apart from a number', () => {
  const text = `${PAIRS}example "one"\n  given\n    hand of A is 5\n    at turn by A\n  then count of hand of A = 1\n`
  const [found] = checkGame('p.rules', { read: () => text, find: () => null }).diagnostics.filter(
    (d) => d.code === 'HR0201',
  )
  expect(found?.hint).toBe('a card that is called by digits alone stands in brackets: `《5》`')
  const { span, replacement } = found?.fix ?? { span: { start: 0, end: 0 }, replacement: '' }
  const mended = text.slice(0, span.start) + replacement + text.slice(span.end)
  expect(mended).toContain('hand of A is 《5》\n')
  expect(
    checkGame('p.rules', { read: () => mended, find: () => null }).diagnostics.filter((d) => d.severity === 'error'),
  ).toEqual([])
})

test('of a truth that may be none it is asked which it is', () => {
  const lines = `printed open of card: truth or none\ncard shut\n  rank = 1\n  open = no\n${FOO}choose card c in hand of p where open of c by p\n  move c to deck\n`
  expect(hintsFor(lines)).toEqual(['ask which it is: `open of c = yes`; what is none is neither'])
  expect(hintsFor(lines.replace('open of c by', 'open of c = yes by'))).toEqual([])
})

test.each([
  ['the player must act', 'here that may be `p`; another one is `the player … where …`'],
  ['move the card to hand of p', 'say which one: `the card c where …`; the first of all players is `first of players`'],
])('`%s`: which one is meant is asked', (line, hint) => {
  const text = PAIRS.replace('  p must act', `  ${line}\n  p must act`)
  const told = (of: string) =>
    checkGame('p.rules', { read: () => of, find: () => null }).diagnostics.filter((d) => d.code === 'HR0206')
  expect(told(text).map(({ severity, hint: said }) => [severity, said])).toEqual([['warning', hint]])
  expect(told(text.replace(/the (player|card)/u, 'the $1 x where x = x'))).toEqual([])
})

test('the header, too', () => {
  const { diagnostics } = checkGame('p.rules', { read: () => 'gmae Foo for 2 players\n', find: () => null })
  expect(diagnostics.map((d) => d.hint)).toContain('did you mean `game`?')
})

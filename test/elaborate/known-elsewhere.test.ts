import { expect, test } from 'vitest'
import { checkedText } from '../kit/compiled-sample.ts'
import { checkGame } from '../../compiler/compile.ts'
import { market } from './findings/market.ts'

// A name that somebody gave, but elsewhere: the message says where, and what to do.

function found(lines: string): (string | undefined)[] {
  const text = `${market}  let spent = rank of c\n  if spent > 2\n    let half = spent / 2\n    rounds gains half\n${lines}`
  return checkedText(text).diagnostics.flatMap(({ severity, primary, secondary, hint }) =>
    severity === 'error' ? [primary.text, ...secondary.map((each) => each.text), hint] : [],
  )
}

const KEEP = 'for rules, keep it in a fact: `spent: … starts …` at the margin, and `spent becomes …` in `probe`'

test.each([
  ['cannot', 'player p cannot take card c if rank of c > spent\n'],
  ['may', 'player p may take card c in deck at turn if rank of c = spent\n'],
  ['after the same event', 'after probe card c by player p\n  rounds gains spent\n'],
  ['an exception', 'fee: number = 1\nexcept fee += spent\n'],
  ['another event', 'to waste by player p\n  rounds gains spent\n'],
])('a `let` of an event, asked for in a rule outside: %s', (_where, lines) => {
  expect(found(lines)).toEqual(['nothing here is called `spent`', 'it is known in the text of `probe` alone', KEEP])
})

test('what is chosen there', () => {
  expect(
    found(`to sell by player p
  choose card c in hand of p as sold by p
  move sold to deck
player p cannot take card c if sold is none
`),
  ).toEqual([
    'nothing here is called `sold`',
    'it is known in the text of `sell` alone',
    'for rules, keep it in a fact: `sold: … starts …` at the margin, and `sold becomes …` in `sell`',
  ])
})

test('in the same text, behind its block', () => {
  expect(found('  rounds gains half\n')).toEqual([
    'nothing here is called `half`',
    'it is known in this block alone',
    'give `half` its value before, in the block around both',
  ])
})

test.each([
  ['player p cannot pay if n > 3\n', 'n', 'pay number n'],
  ['after pay\n  rounds gains n\n', 'n', 'pay number n'],
  ['before take card c by p\n  rounds gains 1\n', 'p', 'take by player p'],
  ['after take card by p\n  rounds gains 1\n', 'p', 'take by player p'],
  ['after take c\n  rounds gains 1\n', 'c', 'take card c'],
  ['player p may take c at turn\n', 'c', 'take card c'],
  ['tell pay only to n\n', 'n', 'pay number n'],
  ['tell take card c only to p\n', 'p', 'take by player p'],
  ['player p may wave at turn\n  rounds gains 1\ntell wave only to p\n', 'p', 'wave by player p'],
])('a part of the event that the rule does not name: %j', (lines, name, said) => {
  expect(found(lines)).toEqual([
    `nothing here is called \`${name}\``,
    expect.stringMatching(`^this \`${name}\` is a part of `),
    `a rule names the parts that it speaks of: \`${said}\``,
  ])
})

test('what somebody else gave in a file of his own is not meant', () => {
  const text = 'variant Late of Market "smallest"\nplayer p cannot take card c if rank of c > spent\n'
  const files: Readonly<Record<string, string>> = {
    'market.rules': `${market}  let spent = rank of c\n  rounds gains spent\n`,
  }
  const { diagnostics } = checkGame('late.rules', {
    read: (path) => files[path] ?? (path === 'late.rules' ? text : null),
    find: (name) => (name === 'Market' ? 'market.rules' : null),
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ primary, secondary }) => [primary.text, secondary.length])).toEqual([
    ['nothing here is called `spent`', 0],
  ])
})

test('what nobody gave is told as before', () => {
  expect(found('player p cannot take card c if rank of c > ruonds\n')).toEqual([
    'nothing here is called `ruonds`',
    'did you mean `rounds`?',
  ])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { readDeck } from '../../runtime/decks/read-deck.ts'
import { optionIndexes } from '../../runtime/kernel/set-up.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import { failuresOf, specimen } from '../kit/specimen.ts'

/** Names are the same in whatever form they are typed; what is shown is the form in which they were declared. */

const forms: readonly (readonly [declared: string, typed: string])[] = [
  ['８切り', '8切り'],
  ['8切り', '８切り'],
  ['caf\u00e9', 'cafe\u0301'],
  ['cafe\u0301', 'caf\u00e9'],
  ['ｶﾞﾘ', 'ガリ'],
  ['Ⅳ組', 'IV組'],
  ['♠', '♠\ufe0f'],
  ['《ＫＩＮＧ　a》', '《KING a》'],
]

const game = (a: string, b: string): string => `game Spelled for 2 players
option ${a}: あり, ﾅｼ
type mark: ${a === '♠' ? 'x' : '♠'}, ｙ
printed rank of card: number
printed mark of card: mark
card each mark m, each number n in 1..3 named m n
  mark = m
  rank = n
card 《${'ｶ'}ード》
  rank = 9
deck main of player p
zone hand of player p seen by p
score of player: number starts 0
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
to ${a === '♠' ? '出す' : `play-${'１'}`} card c by player p
  if ${b} is ﾅｼ
    score of p gains 1
  score of p gains rank of c
player p may ${a === '♠' ? '出す' : 'play-1'} card c in hand of p at turn
default deck "d"
  main is 《カード》

example "typed otherwise"
  given
    option ${b} is ナシ
    hand of A is 《カード》, y1
    at turn by A
  A does ${a === '♠' ? '出す' : 'play-1'} 《カード》
  then score of A = 10
`

describe.each(forms)('`%s` is `%s`', (declared, typed) => {
  test('in the rules and where names are typed', async () => {
    const made = await specimen(game(declared, typed))
    expect(failuresOf(made)).toEqual([])
    const { info } = made.engine
    expect(info.options[0]?.name).toBe(declared)
    expect(setupProblem(info, { options: { [typed]: 'ナシ' } })).toBeNull()
    expect(optionIndexes(info, [0], { [typed]: 'ナシ' })).toEqual([1])
    expect(Object.values(readDeck(info, '2 カード')).flat()).toEqual([{ card: '《ｶード》', copies: 2 }])
  })

  test('is declared once', () => {
    const text = `game Twice for 2 players\n${declared}: number starts 0\n${typed}: number starts 0\nto match\n  ${typed} gains 1\n  finish\n`
    expect(checkGame('twice.rules', { read: () => text, find: () => null }).diagnostics.map((d) => d.code)).toContain(
      'HR0102',
    )
  })
})

test('a name with a sign that cannot be seen is refused, wherever it stands', () => {
  const signs = [
    '\u202e',
    '\u200b',
    '\u2066',
    '\u200f',
    '\ufeff',
    '\u00ad',
    '\u034f',
    '\u3164',
    '\u0000',
    '\u001b',
    '\ud800',
    '\u2060',
    '\u{e0041}',
    '\u200d',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...signs), fc.nat(4), (sign, at) => {
      const name = `《${'name'.slice(0, at)}${sign}${'name'.slice(at)}》`
      const text = `game Unseen for 2 players\n${name}: number starts 0\nto match\n  ${name} gains 1\n  finish\n`
      expect(
        checkGame('unseen.rules', { read: () => text, find: () => null }).diagnostics.map((d) => d.code),
      ).toContain('HR0006')
    }),
  )
})

test.each(['👨‍👩‍👧', '🏴‍☠️', '♥️', '👩‍🚀', '❤️‍🔥'])('%s is a name', (name) => {
  const text = `game Pictures for 2 players\n${name}: number starts 0\nto match\n  ${name} gains 1\n  if ${name} > 0\n    finish\n`
  expect(
    checkGame('pictures.rules', { read: () => text, find: () => null }).diagnostics.filter(
      (d) => d.severity === 'error',
    ),
  ).toEqual([])
})

test('a variant may spell the name of its base, and the titles of its examples, in another form', () => {
  const [composed, apart] = ['caf\u00e9', 'cafe\u0301']
  const example = `example "${composed}"\n  given\n    at match\n  then due = 1\n`
  const facts = 'cost: number = 1\ndue: number = cost\nto match\n  finish\n'
  const texts: Readonly<Record<string, string>> = {
    'base.rules': `game ${composed} for 2 players\n${facts}${example}`,
    'other.rules': `variant ${composed}-b of ${apart}\nreplace cost = 2\n`,
    'top.rules': `variant Top of ${apart} with ${apart}-b\nreplace cost = 3\nremove example "${apart}"\n`,
  }
  const declaring = (name: string) => (name.endsWith('-b') ? 'other.rules' : 'base.rules')
  const { diagnostics, resolution } = checkGame('top.rules', { read: (path) => texts[path] ?? null, find: declaring })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(resolution?.modules.map(({ header }) => header.name.text)).toEqual([composed, `${composed}-b`, 'Top'])
  expect(resolution?.entries.filter(({ decl }) => decl.kind === 'example')).toEqual([])
})

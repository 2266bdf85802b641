import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

/** A game changes what it has taken in as a variant changes its base, but has no base to speak of. */
const LIBRARY = `[tax.1] tax: number = 1
card Ace
example "nothing is due"
  then tax = 1
`

const game = (line: string): string => `game Base for 2 players
include "library.rules"
${line}
to match
  finish
`

function found(texts: Readonly<Record<string, string>>, path: string): string[] {
  const host: RulesHost = { read: (file) => texts[file] ?? null, find: (name) => name }
  return checkGame(path, host)
    .diagnostics.filter(({ code }) => code === 'HR0401' || code === 'HR0410')
    .map(({ primary }) => primary.text)
}

test.each([
  ['remove [tax.2]', 'no rule that cites `tax.2`'],
  ['remove toll', 'no declaration named `toll`'],
  ['replace toll = 2', 'no fact or option `toll`'],
  ['replace to pay\n  finish', 'no event named `pay`'],
  ['add before pay in turn\n  finish', 'no event named `turn`'],
  ['remove example "nothing"', 'no example with this title'],
])('%s', (line, lacking) => {
  expect(found({ Base: game(line), 'library.rules': LIBRARY }, 'Base')).toEqual([
    `above this line the game has ${lacking}`,
  ])
  const variant = { Base: game(''), 'library.rules': LIBRARY, House: `variant House of Base\n${line}\n` }
  expect(found(variant, 'House')).toEqual([`the base has ${lacking}`])
})

test.each([
  ['remove card King', 'there is no card `King`', 'there is no card `King`'],
  [
    'remove examples of [tax.2]',
    'the game is built on no other, whose examples could go',
    'the base has no example that cites `tax.2`',
  ],
  [
    'replace tax = 2\nreplace tax = 3',
    '`tax` has been changed by this game already',
    '`tax` has been changed by this variant already',
  ],
])('%s', (line, inGame, inVariant) => {
  expect(found({ Base: game(line), 'library.rules': LIBRARY }, 'Base')).toEqual([inGame])
  const variant = { Base: game(''), 'library.rules': LIBRARY, House: `variant House of Base\n${line}\n` }
  expect(found(variant, 'House')).toEqual([inVariant])
})

test('a variant that misses a name of its base is not told of one of its own', () => {
  const texts: Readonly<Record<string, string>> = {
    Base: `${game('')}tell finish-all by player p as "{p} is done"\nto finish-all by player p\n  finish\n`,
    'library.rules': LIBRARY,
    House: 'variant House of Base\ntell finish-all by player p as "the end"\nremove tell-finish-all-3\n',
  }
  const host: RulesHost = { read: (file) => texts[file] ?? null, find: (name) => name }
  const [wrong] = checkGame('House', host).diagnostics.filter(({ code }) => code === 'HR0401')
  expect(wrong?.hint).toBe('did you mean `tell-finish-all` or `finish-all`?')
})

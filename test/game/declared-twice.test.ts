import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

/** What is to be done about a name that is given twice hangs on who gave it first. */
const game = (lines: string): string => `game Base for 2 players
${lines}
to match
  finish
`

function found(texts: Readonly<Record<string, string>>, path: string): (string | undefined)[] {
  const host: RulesHost = { read: (file) => texts[file] ?? null, find: (name) => (name in texts ? name : null) }
  return checkGame(path, host)
    .diagnostics.filter(({ code }) => code === 'HR0102')
    .flatMap(({ primary, secondary, hint }) => [
      ...[primary, ...secondary].map(({ span, text }) => `${span.file.path}: ${text}`),
      hint,
    ])
}

test('in one file', () => {
  expect(found({ Base: game('size: number = 1\nsize: number = 2') }, 'Base')).toEqual([
    'Base: `size` is declared again here',
    'Base: first declared here',
    'choose another name for one of them',
  ])
})

test('in a file that is included', () => {
  const texts = { Base: game('include "part.rules"\nto pay\n  finish'), 'part.rules': 'to pay\n  finish\n' }
  expect(found(texts, 'Base')).toEqual([
    'Base: the event `pay` is declared again here',
    'part.rules: first declared here',
    'to change what an included file says, write `replace to …` below its `include`',
  ])
})

test('in what a variant is built on', () => {
  const texts = { Base: game('card Ace'), House: 'variant House of Base\ncard Ace\n' }
  expect(found(texts, 'House')).toEqual([
    'House: the card `Ace` is declared again here',
    'Base: first declared here',
    'to change what the base says, write `replace card …`',
  ])
})

test('in two variants that are joined', () => {
  const texts = {
    Base: game(''),
    One: 'variant One of Base\nsize: number = 1\n',
    Other: 'variant Other of Base\nsize: number = 2\n',
    Both: 'variant Both of Base with One, Other\n',
  }
  expect(found(texts, 'Both')).toEqual([
    'Other: `size` is declared again here',
    'One: first declared here',
    'Both: the two are joined here',
    'choose another name in `One` or `Other`, or join one of them alone',
  ])
})

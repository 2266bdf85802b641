import { expect, test } from 'vitest'
import type { Span } from '../../grammar/source-file.ts'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

/** What is to be done about a name that is given twice hangs on who gave it first. */
const game = (lines: string): string => `game Base for 2 players
${lines}
to match
  finish
`

const spelt = ({ file, start, end }: Span): string => file.text.slice(start, end)

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

test.each([
  ['a variable', 'to wait\n  let n = 3\n  let n = 4', ['`n` already stands for something here', 'n'], 'n = 4'],
  [
    'a variable among what lasts',
    'to wait by player p\n  until pay\n    player p cannot wait',
    ['`p` already stands for something here', 'p'],
    'p cannot wait',
  ],
  [
    'a part of what is told',
    'to wave player p to player q\n  finish\ntell wave player p to player p as "{p}"',
    ['`p` stands for another part already', 'p'],
    'p as',
  ],
])('%s: both places are shown', (_what, lines, [said, name], again) => {
  const text = game(`to pay\n  finish\n${lines}`)
  const host: RulesHost = { read: () => text, find: () => null }
  const [finding] = checkGame('Base', host).diagnostics.filter(({ code }) => code === 'HR0102')
  expect(finding?.primary).toMatchObject({ text: said, span: { start: text.lastIndexOf(again) } })
  expect(finding?.secondary.map((label) => [label.text, spelt(label.span)])).toEqual([['first said here', name]])
  expect(finding?.secondary[0]?.span.start).toBeLessThan(text.lastIndexOf(again))
})

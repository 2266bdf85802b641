import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { Session } from '../../compiler/session.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { RulesHost } from '../../compiler/compile.ts'
import { lineColumn } from '../../grammar/source-file.ts'

/** What is wrong in a file that a game includes may be the game's fault: both places are told. */
const game = (lines: string): string => `game Pairs for 2 players
${lines}
to match
  finish
`

const hostOf = (texts: Readonly<Record<string, string>>): RulesHost => ({
  read: (path) => texts[path] ?? null,
  find: (name) => (texts[name] === undefined ? null : name),
})

const places = ({ code, primary, secondary }: Diagnostic): string[] => [
  code,
  ...[primary, ...secondary].map(({ span, text }) => {
    const { line, column } = lineColumn(span.file, span.start)
    return `${span.file.path}:${line}:${column} ${text}`
  }),
]

const found = (texts: Readonly<Record<string, string>>, path = 'Pairs'): string[][] =>
  checkGame(path, hostOf(texts)).diagnostics.map(places)

const asksForTrumps = 'best: number = trump-rank\n'

test('a name that the file asks for and the game lacks', () => {
  expect(found({ Pairs: game('include "tricks.rules"'), 'tricks.rules': asksForTrumps })).toEqual([
    ['HR0101', 'tricks.rules:1:16 nothing here is called `trump-rank`', 'Pairs:2:1 the file is taken in here'],
  ])
})

test('whoever includes the file is told to declare what it asks for, or what may have been meant', () => {
  const hints = (lines: string): (string | undefined)[] =>
    checkGame('Pairs', hostOf({ Pairs: game(`include "tricks.rules"${lines}`), 'tricks.rules': asksForTrumps }))
      .diagnostics.filter(({ code }) => code === 'HR0101')
      .map(({ hint }) => hint)
  expect(hints('')).toEqual(['declare it in the game, or include a file that does'])
  expect(hints('\ntrump-rnak: number = 1')).toEqual(['did you mean `trump-rnak`?'])
})

test('with the name there is nothing to tell', () => {
  const texts = { Pairs: game('include "tricks.rules"\ntrump-rank: number = 1'), 'tricks.rules': asksForTrumps }
  expect(found(texts).filter(([code]) => code === 'HR0101')).toEqual([])
})

test('a file that another one takes in is followed up to the game', () => {
  const texts = {
    Pairs: game('include "all.rules"'),
    'all.rules': 'include "tricks.rules"\n',
    'tricks.rules': asksForTrumps,
  }
  expect(found(texts)).toEqual([
    [
      'HR0101',
      'tricks.rules:1:16 nothing here is called `trump-rank`',
      'all.rules:1:1 the file is taken in here',
      'Pairs:2:1 the file is taken in here',
    ],
  ])
})

test('the line of a variant that takes the name away', () => {
  const texts = {
    Pairs: game('include "tricks.rules"\ntrump-rank: number = 1'),
    'tricks.rules': asksForTrumps,
    Plain: 'variant Plain of Pairs\nremove trump-rank\n',
  }
  expect(found(texts, 'Plain').filter(([code]) => code !== 'HR0503')).toEqual([
    [
      'HR0408',
      'Plain:2:8 one sentence or example names `trump-rank`',
      'tricks.rules:1:16 `best` names it; `replace best …`',
    ],
  ])
})

test('a finding that already shows a place of the game names no other', () => {
  const texts = {
    Pairs: game('best: number starts 1\ninclude "tricks.rules"'),
    'tricks.rules': 'best: number starts 2\n',
  }
  expect(found(texts).filter(([code]) => code === 'HR0102')).toEqual([
    ['HR0102', 'tricks.rules:1:1 `best` is declared again here', 'Pairs:2:1 first declared here'],
  ])
})

test('what is no sentence at all is the fault of its file alone', () => {
  const texts = { Pairs: game('include "tricks.rules"'), 'tricks.rules': 'to to\n' }
  expect(found(texts).map((each) => each.length)).toEqual([2])
})

test('a session names the line where it stands now', () => {
  const session = new Session()
  const before = { Pairs: game('include "tricks.rules"'), 'tricks.rules': asksForTrumps }
  session.check('Pairs', hostOf(before))
  const after = { ...before, Pairs: game('-- a remark\ninclude "tricks.rules"') }
  expect(session.check('Pairs', hostOf(after)).diagnostics.map(places)).toEqual(found(after))
})

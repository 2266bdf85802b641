import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const BASE = `game Base for 2 players
limit: number = 3
option speed: slow, fast
score of player: number starts limit
to match
  if speed is fast
    score of first of players gains 1
  finish
`

/** The codes of what is found in a variant, and the limit that it has. */
function found(files: Readonly<Record<string, string>>): readonly string[] {
  const texts = new Map([
    ['Base.rules', BASE],
    ...Object.entries(files).map(([name, text]) => [`${name}.rules`, text] as const),
  ])
  const host = { read: (path: string) => texts.get(path) ?? null, find: (name: string) => `${name}.rules` }
  return checkGame('House.rules', host).diagnostics.flatMap(({ code, severity }) =>
    severity === 'error' ? [code] : [],
  )
}

test.each([
  ['a fact', 'replace limit = 4\nreplace limit = 5\n', ['HR0410']],
  ['a fact that is written anew', 'replace limit: number = 4\nreplace limit = 5\n', ['HR0410']],
  ['an option', 'replace speed = fast\nreplace speed = slow\n', ['HR0410']],
  ['an event', 'replace to match\n  finish\nreplace to match\n  finish\n', ['HR0410']],
  ['what is taken away then', 'replace limit = 4\nremove limit\n', ['HR0408', 'HR0410']],
  [
    'other things',
    'replace limit = 4\nreplace speed = fast\nadd before finish in match\n  score of first of players gains 1\n',
    [],
  ],
])('one variant does not change twice: %s', (_, lines, codes) => {
  expect(found({ House: `variant House of Base\n\n${lines}` })).toEqual(codes)
})

test('a variant changes again what the one below it has changed, and one that is joined what those before it have', () => {
  expect(
    found({
      Middle: 'variant Middle of Base\n\nreplace limit = 4\n',
      House: 'variant House of Middle\n\nreplace limit = 5\n',
    }),
  ).toEqual([])
  const joined = {
    Middle: 'variant Middle of Base\n\nreplace limit = 4\n',
    Other: 'variant Other of Base\n\nreplace limit = 6\n',
  }
  expect(found({ ...joined, House: 'variant House of Base with Middle before Other\n' })).toEqual([])
})

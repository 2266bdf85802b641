import { readFileSync } from 'node:fs'
import { format as prettierFormat } from 'prettier'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRules } from '../../compiler/syntax/format.ts'
import { plugin } from '../../compiler/syntax/prettier-plugin.ts'
import { UnreadableText } from '../../compiler/syntax/unreadable-text.ts'
import { lex } from '../../grammar/tokens.ts'
import { outline, read } from '../grammar/outline.ts'
import { rulesTexts } from '../grammar/rules-texts.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'

const samples = ['shapes/masks.rules', 'decks/league.rules'].map(
  (path) => [path, readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')] as const,
)
const readable = [...rulesTexts, ...samples].filter(([, text]) => read(text).diagnostics.length === 0)

function tree(text: string): string {
  const { file, diagnostics } = read(text)
  expect(diagnostics).toEqual([])
  return outline(file)
}

function comments(text: string): string[] {
  return (lex(text).groups['comments'] ?? []).map((comment) => comment.image.trimEnd())
}

async function checkLaws(text: string): Promise<string> {
  const formatted = await formatRules(text)
  // Of a text that stands as it is laid out there is nothing more to see.
  if (formatted !== text) {
    expect(await formatRules(formatted)).toBe(formatted)
    expect(tree(formatted)).toBe(tree(text))
    expect(comments(formatted)).toEqual(comments(text))
  }
  expect(formatted).not.toMatch(/\n\n\n|[ \t]\n|^\n/)
  return formatted
}

describe.each(readable)('%s', (_, text) => {
  test('keeps its tree and its comments, and is stable', async () => {
    await checkLaws(text)
  })
})

const noise = fc.record({
  line: fc.nat(400),
  what: fc.constantFrom('blank', 'blanks', 'comment', 'trailing comment', 'wide', 'trailing blanks'),
})

/** Changes that mean nothing: blank lines, comments, wider spaces. */
function noisy(text: string, changes: readonly { line: number; what: string }[]): string {
  const lines = text.split('\n')
  for (const { line, what } of changes) {
    const index = line % lines.length
    const old = lines[index] ?? ''
    if (what === 'blank') lines.splice(index, 0, '')
    else if (what === 'blanks') lines.splice(index, 0, '', '   ', '')
    else if (what === 'comment') lines.splice(index, 0, `${' '.repeat(line % 9)}-- own line ${line}`)
    else if (old.includes('"') || old.includes('--') || old.trim() === '') continue
    else if (what === 'trailing comment') lines[index] = `${old}   --at the end  `
    else if (what === 'wide') lines[index] = old.replace(/(?<=\S) +/g, '   ')
    else lines[index] = `${old}   `
  }
  return lines.join('\n')
}

test('noise changes neither the tree nor the comments', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...readable), fc.array(noise, { maxLength: 12 }), async ([, text], changes) => {
      await checkLaws(noisy(text, changes))
    }),
    { numRuns: byDay(10, 30 * times), ...sampledSeed('laid out') },
  )
})

test('indentation of any width becomes two spaces', { timeout: 60_000 }, async () => {
  for (const [, text] of readable.filter((_, i) => i % byDay(4, 1) === 0)) {
    const wider = text.replace(/^ +/gm, (leading) => ' '.repeat(leading.length * 3))
    expect(await formatRules(wider)).toBe(await formatRules(text))
  }
})

const cases: readonly (readonly [string, string, string])[] = [
  ['spaces between tokens', 'x  :number=( 1+2 ,-3 ) .. 4\n', 'x: number = (1 + 2, -3)..4\n'],
  [
    'signs and differences',
    'to a\n  draw - 1\n  n becomes a - - 1\n  n gains -(b)\n',
    'to a\n  draw -1\n  n becomes a - -1\n  n gains -(b)\n',
  ],
  ['clause ids', '[a ,b]x: number = 1\n', '[a, b] x: number = 1\n'],
  ['labels', 'slash :when score\n  stop\n', 'slash: when score\n  stop\n'],
  [
    'bullets',
    'to a\n  choose one of\n     -  x\n     -  y\n          z\n',
    'to a\n  choose one of\n    - x\n    - y\n      z\n',
  ],
  ['blank lines', '\n\nto a\n\n\n\n  x\n\n\nto b', 'to a\n\n  x\n\nto b\n'],
  ['nothing', '\n \n', ''],
  [
    'comments',
    '-- a  \n\n\n  -- b\nto a -- c\n  -- d\n  x\n  -- e\n-- f\n',
    '-- a\n\n-- b\nto a -- c\n  -- d\n  x\n  -- e\n-- f\n',
  ],
  ['lines joined', 'x: truth = a\n  and b\n      or c\n', 'x: truth = a and b or c\n'],
  ['brackets joined', 'x: number = f of (\n   1,\n   2\n)\n', 'x: number = f of (1, 2)\n'],
  [
    'comments inside a line',
    'x: truth = a -- why\n  -- and more\n  and f of (1, -- one\n    2)\n',
    'x: truth = a -- why\n    -- and more\n    and f of (1, -- one\n    2)\n',
  ],
  [
    'long lines',
    `x: truth = ${'some-long-name and '.repeat(12)}last\n`,
    `x: truth = ${'some-long-name and '.repeat(5).trimEnd().replace(/ and$/, '')}\n${`    and${' some-long-name and'.repeat(5).replace(/ and$/, '')}\n`}    and some-long-name and some-long-name and last\n`,
  ],
  [
    'texts and quoted names',
    'game A for 2 players "a  --  \\"b"\ntype t: 《a  b》\n',
    'game A for 2 players "a  --  \\"b"\ntype t: 《a  b》\n',
  ],
  ['line ends of other systems', 'to a\r\n  x\r\n', 'to a\n  x\n'],
]

test.each(cases)('%s', async (_, text, expected) => {
  expect(await checkLaws(text.replaceAll('\r', ''))).toBe(expected)
  expect(await formatRules(text)).toBe(expected)
})

const clauses = (many: number): string => `[${Array.from({ length: many }, (_, i) => `part.${i}`).join(', ')}]`

test.each([
  [
    'a sum in brackets, in front of a plus',
    `height of card c: number = (${'count of marks of c + '.repeat(5)}count of (each card d where d matches c))\n`,
    [
      'height of card c: number',
      `    = (${'count of marks of c + '.repeat(3)}count of marks of c`,
      '    + count of marks of c + count of (each card d where d matches c))',
    ],
  ],
  [
    'the clauses of a header, which stand in several brackets',
    `${clauses(12)} ${clauses(10)} game Hearts for 4 players\n`,
    [clauses(12), `    ${clauses(10)} game Hearts for 4 players`],
  ],
  [
    'a type stays whole, and what a declaration is worth goes below it',
    `height of (number n, suit s): suit or none = ${'case s: clubs is 1, '.repeat(1)}${'diamonds is n, '.repeat(4)}else none\n`,
    ['height of (number n, suit s): suit or none', `    = case s: clubs is 1, ${'diamonds is n, '.repeat(4)}else none`],
  ],
  [
    'what compares stays with what it compares',
    `player p may play card c at turn if ${'a'.repeat(50)} of ${'b'.repeat(29)} = ${'c'.repeat(20)}\n`,
    [`player p may play card c at turn if ${'a'.repeat(50)} of ${'b'.repeat(29)} = ${'c'.repeat(20)}`],
  ],
  [
    'the condition of what takes no block goes below it',
    `player p cannot play card c or lay card c if ${'some-long-name and '.repeat(4)}last\n`,
    ['player p cannot play card c or lay card c', `    if ${'some-long-name and '.repeat(4)}last`],
  ],
  [
    'a rule about decks is told before its condition',
    `refuse deck of player p "${'too few '.repeat(8).trimEnd()}" if count of main of p < least-number\n`,
    [`refuse deck of player p "${'too few '.repeat(8).trimEnd()}"`, '    if count of main of p < least-number'],
  ],
  [
    'many clauses stand before what they are cited by, few beside it',
    `[first.1, second.2, third.3] example "${'a'.repeat(90)}"\n  given\n    at go\n[a.1] example "${'b'.repeat(99)}"\n  given\n    at go\n`,
    [
      '[first.1, second.2, third.3]',
      `    example "${'a'.repeat(90)}"`,
      '  given',
      '    at go',
      `[a.1] example "${'b'.repeat(99)}"`,
      '  given',
      '    at go',
    ],
  ],
  [
    'lists go on after a comma',
    `to a\n  choose one of\n    - x\nexample "e"\n  given\n    hand of A is ${'redscout, '.repeat(19)}last\n`,
    [
      'to a',
      '  choose one of',
      '    - x',
      'example "e"',
      '  given',
      `    hand of A is ${'redscout, '.repeat(9).trimEnd()}`,
      `        ${'redscout, '.repeat(10).trimEnd()}`,
      '        last',
    ],
  ],
] as const)('in long lines %s', async (_, text, expected) => {
  expect((await checkLaws(text)).trimEnd().split('\n')).toEqual(expected)
})

test('long lines are broken where the layout allows it, at 110 columns at most', async () => {
  const text = `[a] player p may play card c in hand of p where ${'suit of c = led and '.repeat(8)}(a or b) at turn if not broken\n`
  const formatted = await checkLaws(text)
  for (const line of formatted.split('\n')) expect(line.length).toBeLessThanOrEqual(110)
  expect(formatted.split('\n')[1]).toMatch(/^ {4}where suit/)
})

test('a text with a mistake is rejected with its messages', async () => {
  await expect(formatRules('to a\n  x of\n')).rejects.toBeInstanceOf(UnreadableText)
  await expect(formatRules('to a\n  x of\n')).rejects.toMatchObject({ diagnostics: [{ code: 'HR0001' }] })
})

test('serves Prettier as a plugin by file name', async () => {
  expect(await prettierFormat('x:number=1', { filepath: 'a.rules', plugins: [plugin] })).toBe('x: number = 1\n')
})

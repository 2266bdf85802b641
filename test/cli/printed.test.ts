import fc from 'fast-check'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { type Io, note, noteColoured, say, sayColoured, sayJson } from '../../cli/io.ts'
import { folderWith, houserules, realHouserules, type Ran } from './kit.ts'

/** Escapes, controls of both sets, and marks that turn the direction of writing. */
const marks = [
  '\u001b[31m',
  '\u001b]0;title\u0007',
  '\u0085',
  '\u009b2J',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u200f',
  '\u2028',
  '\u007f',
  '\u0008',
  '\u000d',
]
const raw = /[^\P{Cc}\n\t]|[\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...marks),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom('card', '::error::', '</script>', '|'),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

function written(print: (io: Io) => void): string {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  print({ cwd: '/', env: {}, stdin, stdout, stderr })
  return `${stdout.read() ?? ''}${stderr.read() ?? ''}`
}

describe('whatever is said', () => {
  test('nothing of it comes out raw', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const print of [say, note]) expect(written((io) => print(io, text))).not.toMatch(raw)
        for (const print of [sayColoured, noteColoured])
          expect(written((io) => print(io, text)).replace(/\u001b\[[\d;]*m/gu, '')).not.toMatch(raw)
      }),
    )
  })

  test('data is read back as it was', () => {
    fc.assert(
      fc.property(fc.array(hostile), (data) => {
        const json = written((io) => sayJson(io, data))
        expect(json).not.toMatch(raw)
        expect(JSON.parse(json)).toEqual(data)
      }),
    )
  })

  test('columns stay', () => {
    fc.assert(
      fc.property(
        hostile.filter((text) => !text.includes('\r\n')),
        (text) => {
          expect(written((io) => say(io, text))).toHaveLength(text.length + 1)
        },
      ),
    )
  })
})

/** A game with such a mark wherever an author or a deck can put one; in names, `named`, it is refused. */
function hostileGame(mark: string, points: number, named = ''): string {
  return `game Odd for 2 players "a ${mark} title"

-- a ${mark} comment
type colour: 《red${named}》, blue
option 《way${named}》: 《so${named}》, otherwise
printed colour of card: colour
printed worth of card: number
card 《Bear${named}》
  colour = 《red${named}》
  worth = ${points}
card Wolf
  colour = blue
  worth = 2
deck main of player p
refuse deck of player p "too ${mark} small" if count of main of p < 1
default deck "Start${mark}"
  main is 4 《Bear${named}》, Wolf
zone hand of player p seen by p
zone table seen by everyone
[odd.1] take: player p may take card c in hand of p at turn
to take card c by player p
  move c to table
  result of p gains worth of c
to turn by player p
  p must act
to match
  each player p
    create main of p to hand of p
  each player p
    turn by p
  finish

example "an ${mark} example"
  given
    hand of A is 《Bear${named}》
    at match, turn by A
  A does take 《Bear${named}》
  then result of A = 1
`
}

describe('escapes and marks of direction in every place of a game, deck, record, option and file name', () => {
  const mark = '\u001b[31m\u009b2J\u202e\u2066'

  test('are raw in no output of any command in any format', { timeout: 400_000 }, async () => {
    const record = {
      format: 'houserules-replay/1',
      game: `Odd${mark}`,
      fingerprint: mark,
      seed: 1,
      players: 2,
      options: { [mark]: mark },
      choices: [{ seat: `A${mark}`, choice: `take ${mark}\n::error::` }],
    }
    const clauses = [{ id: 'odd.1', summary: `says ${mark}`, kind: 'rule' }]
    const file = `odd${mark}.rules`
    const cwd = folderWith({
      'odd.rules': hostileGame(mark, 1),
      'new.rules': hostileGame(mark, 3),
      'odd.clauses.json': JSON.stringify({ clauses }),
      'new.clauses.json': JSON.stringify({ clauses }),
      'names.rules': hostileGame(mark, 1, mark),
      [file]: 'game Broken for 2 players\nto match\n  nonsense\n',
      'd.txt': `4 Beer${mark}\n${mark} Wolf\n`,
      'd.json': JSON.stringify({
        format: 'houserules-deck/1',
        lists: { [`main${mark}`]: [{ card: `Beer${mark}\n::error::`, copies: 1 }] },
      }),
      'r.json': JSON.stringify(record),
      's.json': JSON.stringify({ ...record, game: 'Odd' }),
      ignore: `${mark}\n`,
      'cards.json': JSON.stringify([{ name: mark, colour: mark }]),
    })
    const runs: Ran[] = []
    for (const argv of [
      ...['text', 'json', 'github'].flatMap((format) => [
        ['check', 'odd.rules', '--format', format],
        ['check', file, '--format', format],
        ['check', 'names.rules', '--format', format],
      ]),
      ...['text', 'json', 'markdown', 'github', 'html'].map((format) => [
        'diff',
        'odd.rules',
        'new.rules',
        '--no-witness',
        '--format',
        format,
      ]),
      ['diff', 'odd.rules', 'new.rules', '--replay', 'r.json'],
      ['diff', 'odd.rules', 'new.rules', '--replay', 's.json'],
      ['diff', 'odd.rules', 'new.rules', '--ignore', 'ignore'],
      ['diff', 'odd.rules', `x${mark}:y`],
      ['test', 'odd.rules'],
      ['test', 'odd.rules', '--format', 'json'],
      ['coverage', 'new.rules'],
      ['coverage', 'new.rules', '--format', 'json'],
      ['explain', 'odd.rules'],
      ['explain', 'odd.rules', 'odd.1'],
      ['explain', 'odd.rules', `Bear${mark}`],
      ['explain', 'odd.rules', mark],
      ['deck', 'check', 'odd.rules', 'd.txt'],
      ['deck', 'check', 'odd.rules', 'd.json'],
      ['deck', 'check', 'odd.rules', '--format', 'json'],
      ['deck', 'check', 'odd.rules', '--option', `${mark}=${mark}`],
      ['play', 'odd.rules', '--seats', 'random'],
      ['play', 'odd.rules', '--seats', `person${mark}`],
      ['play', 'odd.rules', '--replay', 'r.json'],
      ['play', 'odd.rules', '--replay', 's.json'],
      ['play', 'odd.rules', '--resume', 's.json'],
      ['simulate', 'odd.rules', '--games', '3', '--workers', '1'],
      ['simulate', 'odd.rules', '--games', '3', '--format', 'json', '--workers', '1'],
      ['build', 'odd.rules', '--out', `out${mark}`],
      ['build', file],
      ['build', 'odd.rules', '--print', 'ast'],
      ['build', 'odd.rules', '--print', 'game'],
      ['build', 'odd.rules', '--print', 'module'],
      ['build', 'odd.rules', '--print', 'tokens'],
      ['format', file],
      ['format', '--check', '.'],
      ['new', `x${mark}`, '--of', 'Odd'],
      ['cards', 'import', 'cards.json', '-o', `out${mark}.cards`],
      [mark],
      ['check', `--${mark}`],
      ['check', `${mark}.rules`],
    ])
      runs.push(await realHouserules(argv, { cwd }))
    runs.push(
      await realHouserules(['play', 'odd.rules'], { cwd, input: `take ${mark}\nwhy ${mark}\nsave ${mark}/x\nquit\n` }),
    )
    runs.push(await realHouserules(['format', '-'], { cwd, input: hostileGame(mark, 1) }))
    expect(
      runs
        .filter(({ out, err }) => raw.test(out) || raw.test(err))
        .map(({ out, err }) => JSON.stringify(out + err).slice(0, 300)),
    ).toEqual([])
    expect(runs.filter(({ out, err }) => /^::error::/mu.test(out + err))).toEqual([])
    expect(runs.some(({ out }) => out.includes('1 of 1 examples hold'))).toBe(true)
    expect(runs.filter(({ code }) => code === 3).map(({ err }) => err)).toEqual([])
  })
})

test('`format -` gives no file back that holds such marks, and says where', async () => {
  expect(await houserules(['format', '-'], { input: 'game Duel\n-- \u202e\n' })).toEqual({
    code: 2,
    out: '',
    err: 'error: standard input: line 2 holds U+202E, which a terminal would obey; take it out, or name the file\n',
  })
})

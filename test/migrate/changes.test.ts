import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languageChanges } from '../../compiler/migrate/language-changes.ts'
import { migrateGame, type MigratedGame } from '../../compiler/migrate/migrate-game.ts'
import { LANGUAGE } from '../../grammar/language-version.ts'

const game = `game Pier for 2 players "create d in deck, neighbour of p, 1..3 - 1"

type suit: ♣, ♦
printed suit of card: suit
printed rank of card: number or none
card each suit s, each number n in 2..9 named n s
  suit = s
  rank = n
card joker
  suit = ♣
zone deck seen by nobody
zone hand of player p seen by p
score of player: number starts 0
card c beats card d if rank of c > rank of d
to match
  each definition d
    create d to deck
  each player p
    turn by p
  finish
to turn by player p
  score of p gains 1
`

function migrated(lines: string, from = 1): MigratedGame {
  const text = game + lines
  return migrateGame('pier.rules', { read: (path) => (path === 'pier.rules' ? text : null), find: () => null }, from)
}

/** What the lines are in the words of today; what is still wrong with them instead. */
function today(lines: string, from = 1): string {
  const { texts, checked } = migrated(lines, from)
  const errors = checked.diagnostics.flatMap(({ severity, code }) => (severity === 'error' ? [code] : []))
  if (errors.length > 0) return errors.join(' ')
  const text = texts.get('pier.rules') ?? game + lines
  expect(text.startsWith(game)).toBe(true)
  return text.slice(game.length)
}

/** Each change of the language with texts of before, and the same in the words of today. */
const cases: Readonly<Record<string, readonly (readonly [before: string, now: string])[]>> = {
  'create CARD in ZONE': [
    [
      'to begin by player p\n  [deal] create 2♣ in hand of p -- create in, as it was\n',
      'to begin by player p\n  [deal] create 2♣ to hand of p -- create in, as it was\n',
    ],
  ],
  'A is RELATION B': [
    [
      'to look card c by player p\n  choose card d in hand of p where d is beats c and not c is beats d by p\n  move d to deck\n',
      'to look card c by player p\n  choose card d in hand of p where d beats c and not c beats d by p\n  move d to deck\n',
    ],
  ],
  '`together` above lines': [
    [
      'to fall by player p\n  together\n    -- both\n    each card c in hand of p\n      move c to deck\n\n  score of p gains 1\n',
      'to fall by player p\n  -- both\n  each card c in hand of p\n    move c to deck\n\n  score of p gains 1\n',
    ],
    ['to fall by player p\n  together\n    score of p gains 1\n', 'to fall by player p\n  score of p gains 1\n'],
  ],
  'A..B - C, of the range': [
    [
      'few: set of number = 1..count of players - 1\nto count-off by player p\n  each number i in (2..3) + 1..4 - 2\n    score of p gains i\n',
      'few: set of number = (1..count of players) - 1\nto count-off by player p\n  each number i in (2..3) + 1..4 - 2\n    score of p gains i\n',
    ],
  ],
  'card c in ZONE is ADJECTIVE if …, in any zone': [
    ['card c in hand, deck is odd if rank of c = 3\n', 'card c is odd if rank of c = 3\n'],
    [
      'luck of card c in hand: number = score of first of players\n',
      'luck of card c: number = score of first of players\n',
    ],
  ],
  'FACT of player in ZONE, whatever lies there': [
    ['luck of player in hand: number starts 3\n', 'luck of player: number starts 3\n'],
  ],
  'neighbour of PLAYER': [
    [
      'foe of player p: player = neighbour of (neighbour of p, 2)\n',
      'foe of player p: player = left-neighbour of (left-neighbour of p, 2)\n',
    ],
  ],
  'FACT: TYPE = what may be none': [
    [
      'top-suit of player p: card = the card c in hand of p where rank of c = 3\n',
      'top-suit of player p: card or none = the card c in hand of p where rank of c = 3\n',
    ],
  ],
  'a number that may be none': [
    [
      'to weigh card c by player p\n  score of p gains rank of c\n',
      'to weigh card c by player p\n  score of p gains (rank of c or 0)\n',
    ],
  ],
}

describe('each change of the language', () => {
  test.each(languageChanges)('says texts of before in the words of today: $before', ({ before, last }) => {
    const texts = cases[before] ?? []
    expect(texts).not.toEqual([])
    for (const [was, is] of texts) {
      expect(today(was)).toBe(is)
      expect(today(was, last)).toBe(is)
      expect(today(was, last + 1)).toMatch(/^HR/u)
      expect(migrated(is).reworded).toEqual([])
    }
  })

  test('stands in the reference', () => {
    const reference = readFileSync(new URL('../../grammar/README.md', import.meta.url), 'utf8')
    const table = reference.slice(reference.indexOf('## Versions of the language')).split('\n')
    const rows = table.filter((line) => /^\| \d/u.test(line)).map((line) => line.replaceAll('`', ''))
    const told = languageChanges.map(({ last, before, now }) => `| ${last} | ${before} | ${now} |`.replaceAll('`', ''))
    expect(rows).toEqual(told)
    expect(reference).toContain(`this is version ${LANGUAGE}`)
  })
})

describe('what was never the language', () => {
  test.each([
    ['to begin by player p\n  move 2♣ in hand of p\n', 'HR0001'],
    ['to look card c by player p\n  if c is worth 2\n    score of p gains 1\n', 'HR0001'],
    ['to fall by player p\n  score of p gains 1\n    score of p gains 2\n', 'HR0002'],
    ['foe of player p: player = nighbour of p\n', 'HR0101'],
  ])('stays as it is: %j', (lines, code) => {
    expect(today(lines)).toContain(code)
    expect(migrated(lines).reworded).toEqual([])
  })
})

test('a name that a game gives itself is none of the language', () => {
  const own = 'neighbour of player p: player = next of p\nfoe of player p: player = neighbour of p\n'
  expect(today(own)).toBe(own)
})

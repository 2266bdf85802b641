import { expect, test } from 'vitest'
import { analysesOf } from '../../compiler/analyse/analyses.ts'
import { programOf } from './told-game.ts'

test('what may take long', () => {
  const long = (...lines: readonly string[]): string => {
    const { loops, words, circles } = analysesOf(programOf(lines.join('\n'))).longWays()
    const said = [...loops].map(([local, { at }]) => `${local.name} in ${at}`)
    return `${lines.join(' / ')} | ${[...said, ...words.keys(), ...circles.keys()].join(', ')}`
  }
  expect(
    [
      ['far: number = count of each number n in 1..9000 where n > rounds'],
      ['near: number = count of each number n in 1..90 where n > rounds'],
      ['pairs: number = count of each card c where some card d where rank of c = rank of d'],
      ['deep: number = count of each card c where some card d where some card e where rank of c = rank of e'],
      ['sizes of player p: number = count of each card c in hand of p', 'all: number = sum of sizes of players'],
      ['to try', '  each number n in seen', '    rounds gains n'],
      ['to try', '  each number n in seen at the same time', '    rounds gains n'],
      ['to try', '  let n = 0', '  while n < 5', '    n gains count of each card c where c is new'],
      [
        'to try',
        '  while rounds < 5',
        '    tick',
        '    bid of first of players gains count of each card c where c is new',
      ],
      ['deep: number = sum of rank of each card c where some card d where some card e where rank of c = rank of e'],
      [
        'to try by player p',
        '  only if count of (each number n in 1..9000 where n > rounds) > 1',
        'player p may try at turn',
      ],
      ['after rest by player p if count of (each number n in 1..9000 where n > rounds) > 1', '  bid of p gains 1'],
      ['player p may rest at turn if count of (each number n in 1..9000 where n > rounds) > 1'],
      ['player p cannot rest if p may rest'],
      [
        'to try by player p',
        '  announce',
        '    rest by p',
        'player p may try at turn',
        'player p cannot rest if p may try',
      ],
      ['player p cannot rest if p may ring', 'player p cannot ring if p may rest'],
      ['zone pile at most 3 seen by each player p where some card c where c is new'],
    ].map((lines) => long(...lines)),
  ).toMatchInlineSnapshot(`
    [
      "far: number = count of each number n in 1..9000 where n > rounds | n in far",
      "near: number = count of each number n in 1..90 where n > rounds | ",
      "pairs: number = count of each card c where some card d where rank of c = rank of d | ",
      "deep: number = count of each card c where some card d where some card e where rank of c = rank of e | e in deep",
      "sizes of player p: number = count of each card c in hand of p / all: number = sum of sizes of players | ",
      "to try /   each number n in seen /     rounds gains n | n in try",
      "to try /   each number n in seen at the same time /     rounds gains n | n in try",
      "to try /   let n = 0 /   while n < 5 /     n gains count of each card c where c is new | c in try",
      "to try /   while rounds < 5 /     tick /     bid of first of players gains count of each card c where c is new | ",
      "deep: number = sum of rank of each card c where some card d where some card e where rank of c = rank of e | e in deep",
      "to try by player p /   only if count of (each number n in 1..9000 where n > rounds) > 1 / player p may try at turn | n in try",
      "after rest by player p if count of (each number n in 1..9000 where n > rounds) > 1 /   bid of p gains 1 | n in after-rest",
      "player p may rest at turn if count of (each number n in 1..9000 where n > rounds) > 1 | n in may-rest",
      "player p cannot rest if p may rest | can rest",
      "to try by player p /   announce /     rest by p / player p may try at turn / player p cannot rest if p may try | can rest, can try",
      "player p cannot rest if p may ring / player p cannot ring if p may rest | can rest, can ring",
      "zone pile at most 3 seen by each player p where some card c where c is new | ",
    ]
  `)
})

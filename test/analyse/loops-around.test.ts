import { expect, test } from 'vitest'
import { LoopsAround } from '../../compiler/analyse/loops-around.ts'
import { keyOfWord } from '../../compiler/analyse/row.ts'
import { programOf } from './told-game.ts'

// Inside of how many loops a word is asked while moves are listed.

const LINES = [
  'to lay card c by player p',
  '  move c to hand of p',
  'card c is close if some card d in hand of holder of c where rank of d = rank of c + 1',
  'weight of card c: number = count of (each card d in hand of holder of c where d is close)',
]

/** Of a game in which a card may be laid under a condition. */
function asked(condition: string, kept: readonly string[] = []): string {
  const program = programOf([...LINES, `player p may lay card c in hand of p at turn if ${condition}`].join('\n'))
  const loops = new LoopsAround(program, (word) => (kept.includes(keyOfWord(word)) ? 1 : null))
  const of = (kind: 'fact' | 'adjective', name: string): number => loops.of({ kind, name })
  return `${condition} | close ${of('adjective', 'close')}, weight ${of('fact', 'weight')}`
}

test('each variable that a move leaves open is a loop, and so is each query', () => {
  expect([
    asked('count of hand of p > 0'),
    asked('c is close'),
    asked('weight of c > 0'),
    asked('some card d in hand of p where weight of d > weight of c'),
    asked('sum of weight of hand of p > 0'),
  ]).toMatchInlineSnapshot(`
    [
      "count of hand of p > 0 | close 0, weight 0",
      "c is close | close 1, weight 0",
      "weight of c > 0 | close 2, weight 1",
      "some card d in hand of p where weight of d > weight of c | close 3, weight 2",
      "sum of weight of hand of p > 0 | close 3, weight 2",
    ]
  `)
})

test('what is asked for something that is kept is asked once for each', () => {
  expect([
    asked('some card d in hand of p where weight of d > 0'),
    asked('some card d in hand of p where weight of d > 0', ['fact weight']),
  ]).toMatchInlineSnapshot(`
    [
      "some card d in hand of p where weight of d > 0 | close 3, weight 2",
      "some card d in hand of p where weight of d > 0 | close 2, weight 2",
    ]
  `)
})

import { describe, expect, test } from 'vitest'
import { type RulesHost, checkGame } from '../../compiler/compile.ts'
import { headConditions } from '../../compiler/analyse/event-text.ts'
import type { Proc } from '../../compiler/program/ir.ts'
import { partingExamples } from '../interpret/examples-in-step.ts'
import { sampleOf } from '../interpret/sample.ts'
import { failuresOf, specimen } from '../kit/specimen.ts'
import { byDay } from '../kit/effort.ts'

/** A game of so many cards, each of which says itself what playing it does. */
function gameOf(cards: number): string {
  const all = Array.from({ length: cards }, (_, i) => i)
  const last = cards - 1
  return `game Many for 2 players
printed rank of card: number
zone deck seen by nobody
zone hand of player p seen by p
score of player: number starts 0
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
to play card c by player p
  only if c in hand of p
  move c to deck
player p may play card c in hand of p at turn
before play card c by player p if rank of c = ${last}
  score of p gains 1000
card other
  rank = 0
${all.map(cardOf).join('')}
card wild
  rank = 9999
text of card this where rank of this > ${last}
  to play this by player p
    score of p gains 500

example "the text that stands on several"
  given
    hand of A is wild
    at turn by A
  A does play wild
  then wild in hand of A and score of A = 500

example "the event's own text"
  given
    hand of A is other, c0
    at turn by A
  A does play other
  then other in deck and score of A = 0
${[...new Set([0, 31, 32, 33, last - 1, last])]
  .filter((i) => i <= last)
  .map(
    (i) => `
example "the text of card ${i}"
  given
    hand of A is c${i}, other, c1
    score of A is 3
    at turn by A
  A ${i === 0 ? 'may not' : 'does'} play c${i}
${i === 0 ? '  A does play c1\n' : ''}  then score of A = ${i === last ? last + 1003 : i === 0 ? 4 : 3 + i}
`,
  )
  .join('')}`
}

const cardOf = (i: number): string => `card c${i}
  rank = ${i}
  to play this by player p
    only if score of p ${i === 0 ? '> 3' : '< 9'}
    score of p gains ${i}
`

const hostOf = (text: string): RulesHost => ({
  read: (path) => (path === 'many.rules' ? text : null),
  find: () => null,
})

describe('an event of which many cards say themselves what it does', () => {
  test.each([60, 64, 200])('%i cards: by the text of the card, as the rules mean it', async (cards) => {
    const sample = await sampleOf('many.rules', hostOf(gameOf(cards)))
    if (sample === null) throw new Error('it does not compile')
    expect(failuresOf(sample)).toEqual([])
    expect(partingExamples(sample, sample.examples)).toEqual({})
  })

  test('thousands are checked', { timeout: 120_000 }, () => {
    expect(checkGame('many.rules', hostOf(gameOf(byDay(600, 1500)))).diagnostics).toEqual([])
  })
})

/** The same cards, whose texts stand on them by what is printed and by how things are. */
const byPrint = (cards: number): string =>
  gameOf(cards)
    .replace(/^card c(\d+)\n {2}rank = \d+\n( {2}to play this.*\n.*\n.*\n)/gm, (_, i: string, text: string) => {
      return `card c${i}\n  rank = ${i}\ntext of card this where rank of this = ${i} and score of holder of this < 100\n${text}`
    })
    .replace(/^card other\n {2}rank = 0$/m, 'card other\n  rank = 8888')
    .replace(/where rank of this > \d+$/m, 'where rank of this = 9999')

describe('texts that stand on cards by what is printed and by how things are', () => {
  test('are carried out as the rules mean it', async () => {
    const sample = await sampleOf('many.rules', hostOf(byPrint(70)))
    if (sample === null) throw new Error('it does not compile')
    expect(failuresOf(sample)).toEqual([])
    expect(partingExamples(sample, sample.examples)).toEqual({})
  })

  test('do not ask of each other whether they stand on the card', () => {
    const saidFor = (cards: number): number => {
      const { program } = checkGame('many.rules', hostOf(byPrint(cards)))
      return headConditions(program?.events.get('play')?.proc ?? NOTHING).reduce((n, { cond }) => n + size(cond), 0)
    }
    const [some, twice] = [saidFor(60), saidFor(120)]
    expect(some).toBeGreaterThan(0)
    expect(twice).toBeLessThan(2.2 * some)
  })
})

const NOTHING = { body: [] } as unknown as Proc
const size = (x: unknown): number =>
  typeof x !== 'object' || x === null
    ? 1
    : Object.entries(x).reduce((n, [key, part]) => (key === 'span' || key === 'local' ? n : n + size(part)), 1)

test('a case of thousands of arms is one expression', async () => {
  const arms = Array.from({ length: 3000 }, (_, i) => `${i} is ${i * 2}`)
  const game = await specimen(`game Doubling for 2 players
printed rank of card: number
zone deck seen by nobody
score of player: number starts 0
card each number n in (0, 1, 1500, 2999, 5000) named 《c》 n
  rank = n
to match
  each player p
    score of p becomes sum of doubled of deck
doubled of card c: number = case rank of c: ${arms.join(', ')}, else 7
example "the first, one in the middle and what is none of them"
  given
    deck is c0, c1, c1500, c2999, c5000
    at match
  then doubled of c0 = 0 and doubled of c1 = 2 and doubled of c1500 = 3000 and doubled of c2999 = 5998
  then doubled of c5000 = 7
`)
  expect(failuresOf(game)).toEqual([])
})

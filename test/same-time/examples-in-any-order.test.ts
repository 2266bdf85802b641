import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { failuresOf, specimen } from '../kit/specimen.ts'

const sample = fileURLToPath(new URL('../secrets/given-together.rules', import.meta.url))
const game = readFileSync(sample, 'utf8').split('\nexample ')[0] ?? ''

/** What does not hold in an example in which A has c1 and c2, B has c3 and c4, and C has c5, c6 and c9. */
async function failing(at: string, lines: readonly string[]): Promise<string[]> {
  const example = [
    'example "in any order"',
    '  given',
    '    3 players',
    '    hand of A is c1, c2',
    '    hand of B is c3, c4',
  ]
  const position = [...example, '    hand of C is c5, c6, c9', '    deck is c10, c11, c12', `    at ${at}`]
  return failuresOf(await specimen([game, ...position, ...lines.map((line) => `  ${line}`), ''].join('\n')))
}

const given = ['A chooses c1', 'A declines', 'B chooses c3, c4', 'C chooses c6', 'C declines']
const outcome = 'then c1 in hand of B and c3 in hand of C and c6 in hand of A'

test.each([
  ['the order of the seats', [0, 1, 2, 3, 4]],
  ['the last first', [3, 4, 2, 0, 1]],
  ['one within the other', [3, 0, 2, 4, 1]],
])('lines of those who answer at the same time stand in any order: %s', async (_, order) => {
  expect(await failing('give-on', [...order.map((line) => given[line] ?? ''), outcome])).toEqual([])
})

test('what is asked and what may be chosen can be said before the turn of a seat', async () => {
  const lines = [
    'C is asked',
    'C may choose c5, c9',
    'C chooses c9',
    'B is asked',
    'B may choose c3',
    'C may choose c5',
  ]
  expect(await failing('give-on', lines)).toEqual([])
})

test('one line after the other, each for all, whoever is named first', async () => {
  expect(await failing('bid-all', ['B chooses 2', 'A is asked', 'C chooses 0', 'A chooses 1', 'C is asked'])).toEqual(
    [],
  )
})

test.each([
  ['a card that the seat does not have', ['C chooses c1'], 'not among the answers; C is asked (give-on: c9 | c6 | c5)'],
  ['a card that it has chosen', ['C chooses c6, c6'], 'not among the answers; C is asked (give-on: c9 | c5 | done)'],
  ['more than may be chosen', ['B chooses c3, c4, c3'], 'no choice is asked of B; A is asked (give-on: c2 | c1)'],
  ['what does not come of it', [...given, 'then c6 in hand of B'], 'this does not hold: c6 lies in hand of A'],
])('%s is no line that holds', async (_, lines, says) => {
  expect(await failing('give-on', lines)).toEqual([expect.stringContaining(says)])
})

test('nobody is told what another has answered before all have, and a line may say so', async () => {
  const lines = ['A chooses c1', 'A declines', 'C is not told "A: c1"', 'C chooses c6', 'A is not told "C: c6"']
  expect(await failing('give-on', [...lines, 'C declines', 'B chooses c3, c4'])).toEqual([])
  expect(await failing('give-on', ['A chooses c1', 'B is not told "A: c9"'])).toEqual([
    expect.stringContaining('nobody is told "A: c9"'),
  ])
})

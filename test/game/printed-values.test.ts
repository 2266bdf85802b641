import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

/** What is wrong with a game in which a card, or each of several, prints this. */
function wrongWith(printed: string): string[] {
  const text = `game Wares for 2 players\ntype ware: salt, silk\nprinted kind of card: ware\nprinted cost of card: list of ware\nprinted worth of card: number\nprinted motto of card: text\nprinted open of card: truth\n${printed}\nto match\n  finish\n`
  return checkGame('wares.rules', { read: () => text, find: () => null })
    .diagnostics.filter((d) => d.severity === 'error')
    .map((d) => `${d.code} ${d.primary.text}`)
}

test.each([['kind = silk'], ['cost = (salt, salt, silk)'], ['worth = -3'], ['motto = "salt"'], ['open = yes']])(
  'a card may print %s',
  (value) => {
    expect(wrongWith(`card 《one》\n  ${value}`)).toEqual([])
  },
)

test.each([
  ['kind = 3', 'ware'],
  ['cost = (salt, 3)', 'list of ware'],
  ['worth = yes', 'number'],
  ['worth = silk', 'number'],
  ['motto = 7', 'text'],
  ['open = 1', 'truth'],
  ['kind = "salt"', 'ware'],
])('a card cannot print %s', (value, type) => {
  const name = value.split(' ')[0]
  expect(wrongWith(`card 《one》\n  ${value}`)).toEqual([
    `HR0106 \`${name}\` is ${type}; a card prints that, a variable of its \`each\`, or what follows from these`,
  ])
})

test('what varies has a type as well', () => {
  const each = 'card each ware w, each number n in 1..2 named w n\n'
  expect(wrongWith(`${each}  kind = w\n  worth = n\n  motto = w`)).toEqual([])
  expect(wrongWith(`${each}  kind = n\n  worth = w`)).toHaveLength(2)
})

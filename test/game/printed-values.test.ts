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

/** What each card of a pack prints depends on what varies, which only values of its own type can be. */
const PACK = 'type dye: red, silk\ncard each ware w, each number n in 1..2, each dye d named w n d\n'
const NOT_KNOWN = 'HR0106 `worth` is number; a card prints that, a variable of its `each`, or what follows from these'

test.each([
  ['(1 if w = salt else n)'],
  ['(1 if silk != w else n)'],
  ['(1 if w in (salt, silk) and d = silk else n)'],
  ['(1 if n in 1..2 or w = w else n)'],
  ['case w: salt is 1, silk is 2, else 3'],
])('a card may print what follows from what varies: %s', (value) => {
  expect(wrongWith(`${PACK}  worth = ${value}`)).toEqual([])
})

test.each([
  ['(1 if w = pepper else n)', 'a value that nobody declares'],
  ['(1 if w in (salt, pepper) else n)', 'such a value among others'],
  ['(1 if silk = bogus else n)', 'nothing that varies'],
  ['(1 if silk = silk else n)', 'spellings, which two types share'],
  ['(1 if w = d else n)', 'values of two types'],
  ['(1 if w = red else n)', 'a value of another type'],
  ['(1 if n = silk else n)', 'a number and a value'],
  ['case w: pepper is 1, else 3', 'a case that nobody declares'],
  ['(1 if n = 1 else (2 if w = pepper else n))', 'on a later card only'],
])('a card cannot print %s: %s', (value) => {
  expect(wrongWith(`${PACK}  worth = ${value}`)).toEqual([NOT_KNOWN])
})

test.each([
  ['each ware w in (salt, silk)', []],
  ['each number w in (9, 10, 14)', []],
  ['each ware w in (salt)', []],
  ['each number w in (9)', []],
  ['each number w in (-1, 9)', []],
  ['each number w in (-2)..1', []],
  ['each ware w in ()', ['HR0106 nothing is listed here, and so there is no card']],
  ['each number w in ()', ['HR0106 nothing is listed here, and so there is no card']],
  ['each number w in 9..7', ['HR0106 no number is in this range, and so there is no card']],
  ['each ware w in (silt)', ['HR0101 `ware` has no value `silt`']],
  ['each ware w in (salt, silt)', ['HR0101 `ware` has no value `silt`']],
  [
    'each number w in (9, salt)',
    [
      'HR0106 cards can be made for each value of a type, or of `number` in a range such as `1..13` or a list such as `(9, 10, 14)`',
    ],
  ],
])('cards are made for what is listed: %s', (each, wrong) => {
  expect(wrongWith(`card ${each} named w`)).toEqual(wrong)
})

test('cards have negative numbers in their names', () => {
  const text = 'game Ice for 2 players\ncard each number n in (-1, 4) named n\nto match\n  finish\n'
  const { resolution } = checkGame('ice.rules', { read: () => text, find: () => null })
  expect([...(resolution?.game.definitions.keys() ?? [])]).toEqual(['《-1》', '《4》'])
})

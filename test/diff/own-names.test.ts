import { expect, test } from 'vitest'
import { namesOfExample } from '../../cli/diff/witness/own-names.ts'
import type { PlacedCard, Scenario } from '../../runtime/diff/scenario.ts'

const lying = (name: string, more: Partial<PlacedCard> = {}): PlacedCard => ({
  name,
  shape: null,
  zone: { zone: 'hand', seat: 0 },
  owner: null,
  facts: [],
  ...more,
})

/** A position whose event is about the first card. */
const about = (...cards: readonly PlacedCard[]): Scenario => ({
  players: 2,
  options: {},
  cards,
  facts: [],
  decks: [],
  before: [],
  path: [{ event: 'bury', args: [{ card: 0 }] }],
  steps: [],
})

const namesIn = (x: Scenario): readonly (string | undefined)[] => x.cards.map((card) => namesOfExample(x).get(card))

test('a card that is the only one of its name goes by it', () => {
  expect(namesIn(about(lying('8♣'), lying('9♣')))).toEqual([undefined, undefined])
  expect(namesIn(about(lying('8♣'), lying('8♣', { zone: { zone: 'hand', seat: 1 } })))).toEqual([undefined, undefined])
})

test('of copies that one player has the one that is spoken of has a name of its own', () => {
  expect(namesIn(about(lying('8♣'), lying('8♣')))).toEqual(['this-copy', undefined])
  expect(namesIn(about(lying('8♣'), lying('8♣', { facts: [{ name: 'dusty', value: true }] })))).toEqual([
    'copy-1',
    'copy-2',
  ])
})

test('a card that stands for another is not found by what is printed on it', () => {
  expect(namesIn(about(lying('mask', { shape: 'wolf' }), lying('8♣')))).toEqual(['this-copy', undefined])
})

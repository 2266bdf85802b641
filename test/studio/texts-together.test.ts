import { expect, test } from 'vitest'
import { TextsTogether } from '../../studio/page/texts-together.ts'

const before = { 'game.rules': 'chips', 'ships.rules': 'chips of p' }
const after = { 'game.rules': 'coins', 'ships.rules': 'coins of p' }
const first = { 'game.rules': 'chips', 'other.rules': 'cards' }
const renamed = { ...first, ...after }

const change = new TextsTogether(before, after, first)

test('a text that takes a change back in one file takes it back in all, and what ships is as it ships', () => {
  expect(change.along(renamed, 'game.rules', 'chips')).toEqual(first)
  expect(change.along(renamed, 'ships.rules', 'chips of p')).toEqual(first)
})

test('a text that makes it again makes it again in all', () => {
  expect(change.along(first, 'game.rules', 'coins')).toEqual(renamed)
  expect(change.along(first, 'ships.rules', 'coins of p')).toEqual(renamed)
})

test('any other text is of its own file alone', () => {
  expect(change.along(renamed, 'game.rules', 'coin')).toBeNull()
  expect(change.along(renamed, 'other.rules', 'chips')).toBeNull()
})

test('what somebody has written since is not taken back', () => {
  expect(change.along({ ...renamed, 'ships.rules': 'coins of q' }, 'game.rules', 'chips')).toBeNull()
  expect(change.along({ ...first, 'ships.rules': 'mine' }, 'game.rules', 'coins')).toBeNull()
})

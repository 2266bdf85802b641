import { expect, test } from 'vitest'
import { spacedName } from '../../studio/page/spaced-name.ts'

test.each([
  ['Hearts', 'Hearts'],
  ['FiveCardDraw', 'Five Card Draw'],
  ['Rummy500', 'Rummy 500'],
  ['TKBigTable', 'TK Big Table'],
  ['大貧民', '大貧民'],
])('%s is written %s', (name, written) => {
  expect(spacedName(name)).toBe(written)
})

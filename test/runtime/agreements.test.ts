import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_SEATS } from '../../compiler/game/declare/seats.ts'
import { nameForm as formInRules } from '../../compiler/game/name-form.ts'
import { SEATS } from '../../runtime/kernel/kernel.ts'
import { nameForm as formInEngines } from '../../runtime/words/same-name.ts'

// Neither room imports the other, so that each says for itself what both must know.

test('names that are one name in the rules are one name to engines', () => {
  const name = fc.array(fc.constantFrom('♠', '\ufe0e', '\ufe0f', '８', '8', 'é', 'e\u0301', 'ﾄ', 'ト', 'A', '-'))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        name.map((signs) => signs.join('')),
      ),
      (text) => {
        expect(formInEngines(text)).toBe(formInRules(text))
      },
    ),
  )
})

test('a family of zones has as many places in engines as in the rules', () => {
  expect(SEATS).toBe(MAX_SEATS)
})

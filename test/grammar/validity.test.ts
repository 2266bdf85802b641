import { expect, test } from 'vitest'
import { validateGrammar } from '../../grammar/parser.ts'
import { validateTokens } from '../../grammar/tokens.ts'

test('Chevrotain finds no fault with the tokens and productions', () => {
  expect(validateTokens).not.toThrow()
  expect(validateGrammar).not.toThrow()
})

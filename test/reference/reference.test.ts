import { describe, expect, test } from 'vitest'
import { lex, vocabulary } from '../../grammar/tokens.ts'
import { runText } from '../kit/run-text.ts'
import { referenceBlocks, referenceHost } from './reference-blocks.ts'

const blocks = referenceBlocks()
const host = referenceHost(blocks)

describe('each block of the language reference compiles, and its examples hold', () => {
  for (const { title, file } of blocks) {
    test(title, { timeout: 60_000 }, async () => {
      const { errors, examples } = await runText(file, host)
      expect(errors).toEqual([])
      expect(examples.filter(({ ok }) => !ok).map((e) => [e.title, ...e.failures.map((f) => f.message)])).toEqual([])
    })
  }
})

test('every word and sign of the language occurs in a block of the reference', () => {
  const shown = new Set(blocks.flatMap(({ text }) => lex(text).tokens.map((token) => token.tokenType)))
  const missing = vocabulary.filter((type) => typeof type.PATTERN === 'string' && type.name !== 'OpenQuote' && !shown.has(type))
  expect(missing.map((type) => type.PATTERN)).toEqual([])
})

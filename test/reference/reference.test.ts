import { describe, expect, test } from 'vitest'
import { compileScript } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { lex, vocabulary } from '../../grammar/tokens.ts'
import { failuresOf } from '../kit/specimen.ts'
import { referenceBlocks, referenceHost } from './reference-blocks.ts'

const blocks = referenceBlocks()

const pages = { 'the language reference': blocks, 'what people want to say': referenceBlocks(['how-to-say.md']) }

describe.each(Object.entries(pages))('each block of %s', (_, ofPage) => {
  const host = referenceHost(ofPage)
  const { parsed } = emptyCaches()
  test.each(ofPage)('compiles, and its examples hold: $title', async ({ file }) => {
    const { script, diagnostics } = await compileScript(file, host, { parsed })
    const findings = diagnostics.map(
      ({ code, title, primary: { span, text } }) =>
        `${code} ${title}: ${text} (${span.file.text.slice(span.start, span.end)})`,
    )
    expect(findings).toEqual([])
    expect(script === null ? null : failuresOf({ examples: [], ...liveEngine(script, file) })).toEqual([])
  })
})

test('every word and sign of the language occurs in a block of the reference', () => {
  const shown = new Set(blocks.flatMap(({ text }) => lex(text).tokens.map((token) => token.tokenType)))
  const missing = vocabulary
    .filter((type) => typeof type.PATTERN === 'string' && !shown.has(type))
    .map((type) => type.PATTERN)
  // The opening bracket of a name is a sign of its own only where the closing one is missing.
  expect(missing.filter((sign) => sign !== '《')).toEqual([])
})

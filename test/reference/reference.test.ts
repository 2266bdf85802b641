import { beforeAll, describe, expect, test } from 'vitest'
import { compileScript } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { lex, vocabulary } from '../../grammar/tokens.ts'
import { failuresOf } from '../kit/specimen.ts'
import { referenceBlocks, referenceHost } from './reference-blocks.ts'

const blocks = referenceBlocks()

describe('each block of the language reference', () => {
  const errors = new Map<string, string[]>()
  const failed = new Map<string, string[]>()

  beforeAll(async () => {
    const host = referenceHost(blocks)
    const { parsed } = emptyCaches()
    for (const { file } of blocks) {
      const { script, diagnostics } = await compileScript(file, host, { parsed })
      errors.set(
        file,
        diagnostics
          .filter((d) => d.severity === 'error')
          .map(
            ({ code, title, primary: { span, text } }) =>
              `${code} ${title}: ${text} (${span.file.text.slice(span.start, span.end)})`,
          ),
      )
      if (script !== null) failed.set(file, failuresOf({ examples: [], ...liveEngine(script, file) }))
    }
  }, 120_000)

  for (const { title, file } of blocks) {
    test(`compiles, and its examples hold: ${title}`, () => {
      expect(errors.get(file)).toEqual([])
      expect(failed.get(file)).toEqual([])
    })
  }
})

test('every word and sign of the language occurs in a block of the reference', () => {
  const shown = new Set(blocks.flatMap(({ text }) => lex(text).tokens.map((token) => token.tokenType)))
  const missing = vocabulary
    .filter((type) => typeof type.PATTERN === 'string' && !shown.has(type))
    .map((type) => type.PATTERN)
  // The opening bracket of a name is a sign of its own only where the closing one is missing.
  expect(missing.filter((sign) => sign !== '《')).toEqual([])
})

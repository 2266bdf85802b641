import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compileGame } from '../../compiler/compile.ts'
import { nothingKept } from '../../compiler/kept.ts'
import { lex, vocabulary } from '../../grammar/tokens.ts'
import type { FailedExamples } from '../kit/examples-below.ts'
import { referenceBlocks, referenceHost } from './reference-blocks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const blocks = referenceBlocks()

describe('each block of the language reference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-reference-'))
  const errors = new Map<string, string[]>()
  let failed: FailedExamples = {}

  beforeAll(async () => {
    const host = referenceHost(blocks)
    const kept = nothingKept()
    const files = new Map([[join(folder, 'package.json'), '{ "type": "module" }\n']])
    for (const { file } of blocks) {
      const { game, diagnostics } = await compileGame(file, host, { kept, runtimeImport: pathToFileURL(join(root, 'runtime')).href })
      errors.set(file, diagnostics.filter((d) => d.severity === 'error').map(({ code, title, primary: { span, text } }) => `${code} ${title}: ${text} (${span.file.text.slice(span.start, span.end)})`))
      for (const [name, text] of game?.files ?? []) files.set(join(folder, file, name), text)
    }
    for (const [path, text] of files) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'test/kit/examples-below.ts'), folder], { cwd: root, encoding: 'utf8' })
    expect(stderr).toBe('')
    failed = JSON.parse(stdout) as FailedExamples
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  for (const { title, file } of blocks) {
    test(`compiles, and its examples hold: ${title}`, () => {
      expect(errors.get(file)).toEqual([])
      expect(failed[file]).toEqual([])
    })
  }
})

test('every word and sign of the language occurs in a block of the reference', () => {
  const shown = new Set(blocks.flatMap(({ text }) => lex(text).tokens.map((token) => token.tokenType)))
  const missing = vocabulary.filter((type) => typeof type.PATTERN === 'string' && !shown.has(type)).map((type) => type.PATTERN)
  // The opening bracket of a name is a sign of its own only where the closing one is missing.
  expect(missing.filter((sign) => sign !== '《')).toEqual([])
})

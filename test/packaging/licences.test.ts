import type { Metafile } from 'esbuild'
import { expect, test } from 'vitest'
import { licencesOf } from '../../packaging/licences.ts'

const bundled = (...paths: readonly string[]): Metafile => ({
  inputs: Object.fromEntries(paths.map((path) => [path, { bytes: 1, imports: [] }])),
  outputs: {},
})

test('every bundled package is listed once with its licence', () => {
  const text = licencesOf([
    bundled('node_modules/leven/index.js', 'runtime/engine.ts'),
    bundled('node_modules/leven/x.js'),
  ])
  expect(text.match(/^## .*/gm)).toEqual([expect.stringMatching(/^## leven \d/)])
  expect(text).toContain('Permission is hereby granted')
})

test.each(['(disabled):node_modules/leven', '(disabled):../../elsewhere/node_modules/leven'])(
  'of %s, which a page does without, nothing is bundled',
  (path) => expect(licencesOf([bundled(path)])).not.toContain('## '),
)

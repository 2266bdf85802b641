import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { projectWithTools } from './installed.ts'
import { run } from './run.ts'
import { shown } from './shown-page.ts'

/** A page whose worker is the language server, asked by a client of the protocol. */

let folder = ''
const site = (): string => join(folder, 'site')

beforeAll(() => {
  folder = projectWithTools('language')
  cpSync(fileURLToPath(new URL('language', import.meta.url)), folder, { recursive: true })
  run(folder, join(folder, 'node_modules/.bin/tsc'), ['-p', '.'])
  const args = ['page.ts', 'worker.ts', '--bundle', '--format=esm', '--platform=browser', '--outdir=site']
  run(folder, join(folder, 'node_modules/.bin/esbuild'), args)
  cpSync(join(folder, 'index.html'), join(site(), 'index.html'))
})

test('it asks for nothing of Node', () => {
  const texts = readdirSync(site()).map((name) => readFileSync(join(site(), name), 'utf8'))
  expect(texts.filter((text) => /\bfrom\s*["']node:/.test(text))).toEqual([])
})

const at = (line: number, start: number, end: number): object => ({
  start: { line, character: start },
  end: { line, character: end },
})

test('it answers from what is open, from what the page gave, and from the rules that games share', async () => {
  const { text, errors } = await shown(site())
  expect(errors).toEqual([])
  const game = 'file:///games/pips.rules'
  const variant = 'file:///games/more%20pips.rules'
  expect(JSON.parse(text)).toMatchObject({
    published: { uri: game, version: 1, diagnostics: [{ range: { start: { line: 7 } } }] },
    mended: { kind: 'full', items: [{ code: 'HR0503' }] },
    definition: [{ uri: 'file:///games/rules/library/suits.rules', range: at(2, 5, 9) }],
    hover: { contents: { value: expect.stringContaining('The one who leads.') as string } },
    completion: expect.arrayContaining([expect.objectContaining({ label: '♥' })]) as object,
    rename: {
      changes: { [game]: [{ range: at(4, 0, 5) }, { range: at(11, 21, 26) }], [variant]: [{ range: at(2, 8, 13) }] },
    },
  })
})

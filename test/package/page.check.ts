import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { houserules, projectWithTools } from './installed.ts'
import { run } from './run.ts'
import { shown } from './shown-page.ts'

/** Bundles a program that embeds engines and the compiler for a page, and opens the page in Chromium. */

describe('in a page', () => {
  let folder = ''
  let printed = ''

  beforeAll(() => {
    folder = projectWithTools('page')
    houserules(folder, 'build', '--out', 'src/generated')
    const bundled = ['src/main.ts', '--bundle', '--platform=node', '--format=esm', '--outfile=bundled/main.js']
    run(folder, join(folder, 'node_modules/.bin/esbuild'), bundled)
    printed = run(folder, process.execPath, ['bundled/main.js']).out.trim()
  })

  test('what Vite builds plays in Chromium as it does in Node', async () => {
    run(folder, join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn', '--outDir', 'site'])
    expect(await shown(join(folder, 'site'))).toEqual({ text: printed, errors: [] })
  })

  test('what esbuild builds asks for nothing of Node', () => {
    const args = ['src/page.ts', '--bundle', '--splitting', '--format=esm', '--platform=browser', '--outdir=page']
    run(folder, join(folder, 'node_modules/.bin/esbuild'), args)
    const texts = readdirSync(join(folder, 'page')).map((name) => readFileSync(join(folder, 'page', name), 'utf8'))
    expect(texts.filter((text) => /\bfrom\s*["']node:/.test(text))).toEqual([])
  })

  test('a page that only plays carries no compiler and no formatter', () => {
    const entry = `export { engine } from 'houserules/games/hearts'`
    const args = ['-c', `echo "${entry}" | node_modules/.bin/esbuild --bundle --minify --format=esm --platform=browser`]
    const { out } = run(folder, 'sh', args)
    expect(out).not.toMatch(/chevrotain|prettier|ajv/i)
  })
})

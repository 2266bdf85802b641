import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { HOSTILE, harmless, hostileRules } from '../../test/kit/hostile-rules.ts'
import { visits } from './kit/visit.ts'

const bin = fileURLToPath(new URL('../../cli/bin.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'houserules-hostile-'))

function written(name: string, text: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

/** A game of the kit on the disk; its path. */
function game(name: string, cards: number, first: number, made?: (name: string) => string): string {
  const files = hostileRules({ first, cards, ...(made === undefined ? {} : { made }) })
  for (const [file, text] of Object.entries(files)) written(join(name, file), text)
  return join(folder, name, 'game.rules')
}

const houserules = (...argv: string[]): string =>
  execFileSync(process.execPath, [bin, ...argv], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The addresses of a report and of a comparison. */
function pages(first: number, made?: (name: string) => string): string[] {
  const [old, changed] = [game('old', 3, first, made), game('new', 2, first, made)]
  const report = join(folder, `${first}.html`)
  houserules('report', old, '--games', '9', '--changes', '1', '--ladder', 'search:2', '--quiet', '--out', report)
  const compared = houserules('diff', old, changed, '--format', 'html', '--steps', '10', '--simulate', '5')
  return [report, written(`${first}-diff.html`, compared)].map((path) => pathToFileURL(path).href)
}

describe('who opens a page that was made of hostile rules', () => {
  const { visit } = visits()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('sees their names as text, and nothing of them runs or asks for anything', async () => {
    const skeletons = async (urls: readonly string[]): Promise<string[]> => {
      const found: string[] = []
      for (const url of urls) {
        const page = await visit({ url })
        found.push(
          await page.evaluate(() =>
            [...document.querySelectorAll('*')].map((e) => [e.tagName, ...e.getAttributeNames()].join(' ')).join('\n'),
          ),
        )
        await page.context().close()
      }
      return found
    }
    const plain = await skeletons(pages(0, harmless))
    for (const [at, name] of HOSTILE.entries()) expect(await skeletons(pages(at)), name).toEqual(plain)
  })
})

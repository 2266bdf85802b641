import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousInBoth } from './kit/axe.ts'
import { findChromium } from './kit/find-chromium.ts'
import { visits } from './kit/visit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'houserules-book-'))
const file = join(folder, 'book.html')
const url = pathToFileURL(file).href

const book = (...argv: readonly string[]): void => {
  const env = { ...process.env, CHROMIUM: findChromium() }
  execFileSync(process.execPath, ['cli/bin.js', 'book', ...argv], { cwd: root, stdio: 'ignore', env })
}

describe('who reads a book', () => {
  const { visit } = visits()

  beforeAll(() => book('DuemaParty', '--language', 'en', '--out', file))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('finds nothing that bars the way, in light and dark', async () => {
    const hearts = join(folder, 'hearts.html')
    book('Hearts', '--language', 'en', '--out', hearts)
    expect(await seriousInBoth(await visit({ url: pathToFileURL(hearts).href }))).toEqual([])
  })

  it('reads the longest book on a phone without scrolling to the side', async () => {
    const page = await visit({ url, viewport: { width: 390, height: 844 } })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  it('comes from a name to where it is explained', async () => {
    const page = await visit({ url })
    await page
      .locator('main .n a', { hasText: /^multicolored$/ })
      .first()
      .click()
    await expect.poll(() => page.locator(':target').textContent()).toContain('multicolored')
  })

  it('prints it on paper of a half sheet', () => {
    const printed = join(folder, 'hearts.pdf')
    book('Hearts', '--format', 'pdf', '--paper', 'A5', '--out', printed)
    const text = readFileSync(printed, 'latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    // In points, 72 to an inch: 148 by 210 millimetres.
    expect(text).toMatch(/\/MediaBox \[0 0 (419|420)[.\d]* (594|595)[.\d]*\]/)
  })
})

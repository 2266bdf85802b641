import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousInBoth } from './kit/axe.ts'
import { visits } from './kit/visit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
// A name of one word that is wider than a phone, as paths are.
const folder = mkdtempSync(join(tmpdir(), `houserules-report-${'in-a-folder-with-a-long-name-'.repeat(3)}`))
const file = join(folder, 'report.html')
const url = pathToFileURL(file).href

describe('who reads a report', () => {
  const { visit } = visits()

  beforeAll(() => {
    const argv = ['report', 'Hearts', '--against', 'Omnibus', '--games', '40', '--ladder', 'search:2', '--out', file]
    execFileSync(process.execPath, ['cli/bin.js', ...argv, '--quiet'], { cwd: root, stdio: 'ignore' })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('finds every plot named, and nothing that bars the way', async () => {
    const page = await visit({ url })
    await expect.poll(() => page.getByRole('img').count()).toBeGreaterThan(4)
    for (const summary of await page.locator('summary').all()) await summary.click()
    expect(await seriousInBoth(page)).toEqual([])
  })

  it('scrolls a wide table on a phone, and not the page', async () => {
    const page = await visit({ url, viewport: { width: 360, height: 740 } })
    for (const summary of await page.locator('summary').all()) await summary.click()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  it('reads the words in plots on a phone as well', async () => {
    const page = await visit({ url, viewport: { width: 390, height: 844 } })
    const height = (): Promise<number> =>
      page
        .locator('figure svg text')
        .first()
        .evaluate((text) => text.getBoundingClientRect().height)
    await expect.poll(height).toBeGreaterThan(9)
  })

  it('comes from a figure to what it means', async () => {
    const page = await visit({ url })
    await page.getByRole('link', { name: 'drama' }).click()
    await expect.poll(() => page.locator(':target').textContent()).toBe('drama')
  })
})

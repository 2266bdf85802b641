import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seriousInBoth } from './kit/axe.ts'
import { visits } from './kit/visit.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'houserules-deck-page-'))
const [file, deck, list, database] = ['page.html', 'deck.txt', 'list.json', 'cards.jsonl'].map((name) =>
  join(folder, name),
) as [string, string, string, string]
const url = pathToFileURL(file).href
const viewport = { width: 390, height: 844 }

const bears = Array.from({ length: 260 }, (_, i) => ({
  name: `Made Bear ${i + 1}`,
  cost: '{1}{G}',
  type: 'Creature — Bear',
  legal: ['legacy'],
}))

describe('who has the names of a deck on a phone at the table, without a network', () => {
  const { visit } = visits()

  beforeAll(() => {
    writeFileSync(list, JSON.stringify(bears))
    writeFileSync(deck, '4 Made Bear 7\n2 Forest\n')
    const houserules = (...argv: string[]): string =>
      execFileSync(process.execPath, ['cli/bin.js', 'cards', ...argv], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    houserules('import', list, '-o', database)
    const asked = ['names', '--deck', deck, '--variant', 'MentalLegacy', '--cards', database]
    writeFileSync(file, houserules(...asked, '--format', 'html'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('finds a card, and a name in all cards that may be cast as it', async () => {
    const page = await visit({ url, viewport })
    await expect.poll(() => page.locator('summary').allTextContents()).toHaveLength(2)
    await page.getByRole('searchbox').fill('made bear 26')
    await expect.poll(() => page.locator('li button').allTextContents()).toEqual(['Made Bear 26', 'Made Bear 260'])
    await page.getByRole('searchbox').fill('森')
    await page.locator('summary').last().click()
    await expect.poll(() => page.getByText('none', { exact: true }).count()).toBe(1)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  it('strikes names off, which stay so when the page is opened again, and takes them back', async () => {
    const page = await visit({ url, viewport })
    await page.getByRole('searchbox').fill('made bear 26')
    await page.getByRole('button', { name: 'Made Bear 260' }).click()
    await page.reload()
    const counts = (): Promise<string[]> => page.locator('summary small').allTextContents()
    await expect.poll(async () => (await counts())[0]).toMatch(/^(\d+) of \d+$/)
    await page.getByRole('button', { name: 'Take all back' }).click()
    await expect.poll(async () => (await counts())[0]).toMatch(/^\d+$/)
  })

  it('finds nothing that bars the way', async () => {
    const page = await visit({ url, viewport })
    await page.locator('summary').first().click()
    expect(await seriousInBoth(page)).toEqual([])
  })
})

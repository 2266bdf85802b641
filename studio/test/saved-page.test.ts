import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { openGame, untilPlayable, untilStepTaken } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

describe('who saves a game as one page', () => {
  const { visit } = visits()

  it('plays it from a file, where the game stood, with nothing else', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await page.locator('.choices button').first().click()
    await untilStepTaken(page)
    const hand = await page.locator('[data-zone="hand of A"] .card').count()
    await page.getByRole('button', { name: words.share }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: words.exportPage }).click()
    const folder = mkdtempSync(join(tmpdir(), 'houserules-saved-'))
    try {
      const file = join(folder, 'hearts.html')
      await (await saving).saveAs(file)
      await page.context().setOffline(true)
      await page.goto(pathToFileURL(file).href)
      await untilPlayable(page)
      await expect.poll(() => page.locator('[data-zone="hand of A"] .card').count()).toBe(hand)
      await page.getByRole('button', { name: words.table.playOut }).click()
      await page.locator('.over').waitFor()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

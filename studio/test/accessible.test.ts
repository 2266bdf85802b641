import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { seriousInBoth } from './kit/axe.ts'
import { lightsSaid, openGame } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

describe('who does not see the page as others do', () => {
  const { visit } = visits()

  it('finds their way on the start page', async () => {
    const page = await visit()
    await page.getByRole('list', { name: words.start.kinds.tricks }).waitFor()
    expect(await seriousInBoth(page)).toEqual([])
  })

  it.each(['Hearts', 'DuelMasters'])('finds their way at a table of %s, with its text and its panels', async (game) => {
    const page = await visit()
    await openGame(page, game)
    await lightsSaid(page)
    expect(await seriousInBoth(page)).toEqual([])
    await page.getByRole('button', { name: words.table.setUp }).click()
    expect(await seriousInBoth(page)).toEqual([])
    await page.getByRole('button', { name: words.share }).click()
    expect(await seriousInBoth(page)).toEqual([])
  })

  it('plays by keyboard alone', async () => {
    const page = await visit()
    await openGame(page, 'KuhnPoker')
    await page.keyboard.press('1')
    await page.locator('.why .answer').first().waitFor()
    await page.locator('[data-zone="hand of A"] button.card').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('card')
    await page.keyboard.press('u')
    await page.locator('.controls button:disabled', { hasText: words.table.undo }).waitFor()
  })
})

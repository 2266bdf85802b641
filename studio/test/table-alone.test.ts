import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { openGame } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]

const opens = (page: Page, drawer: string): Promise<void> =>
  page.getByRole('button', { name: drawer, exact: true }).click()

/** What of the page is beside the table. */
const beside = (page: Page): Promise<string[]> =>
  page
    .locator('.text-pane, .why-pane, .plays-pane')
    .evaluateAll((panes) => panes.map((pane) => pane.getAttribute('aria-label') ?? ''))

const goesHome = (page: Page): Promise<void> => page.getByRole('button', { name: words.home }).click()

describe('who plays', () => {
  const { visit } = visits()

  it.each(SIZES)('has the table alone at $width x $height, and what was opened beside it stays', async (viewport) => {
    const page = await visit({ viewport, drawers: [] })
    await openGame(page, 'Hearts')
    expect(await beside(page)).toEqual([])
    const table = await page.locator('.table-pane').boundingBox()
    expect(table?.width).toBeGreaterThan(viewport.width * 0.95)
    expect(table?.height).toBeGreaterThan(viewport.height * 0.9)
    await opens(page, words.places.text)
    await page.locator('.cm-content').waitFor()
    await opens(page, words.places.why)
    await goesHome(page)
    await openGame(page, 'Daifugo')
    expect(await beside(page)).toEqual([words.text.label, words.why.label])
    await opens(page, words.places.text)
    await goesHome(page)
    await openGame(page, 'Hearts')
    expect(await beside(page)).toEqual([words.why.label])
  })

  it('has the text beside the table where it is opened to be written', async () => {
    const page = await visit({ drawers: [] })
    await page.getByRole('button', { name: words.start.empty }).click()
    await page.locator('.cm-content').waitFor()
    await goesHome(page)
    await openGame(page, 'Hearts')
    expect(await beside(page)).toEqual([])
  })

  it('reads what happened last, and presses cards that no button repeats, or asks for all in words', async () => {
    const page = await visit({ drawers: [] })
    await openGame(page, 'Hearts')
    const cards = page.locator('.mine .card.movable')
    const listed = page.locator('.choices button')
    await expect.poll(() => cards.count()).toBe(13)
    expect(await listed.count()).toBe(0)
    await opens(page, words.table.list)
    await expect.poll(() => listed.count()).toBe(13)
    await opens(page, words.table.list)
    for (const chosen of [0, 1, 2]) {
      await expect.poll(() => page.locator('.mine .card.chosen').count()).toBe(chosen)
      await page.locator('.mine .card.movable:not(.chosen)').first().click()
    }
    await expect.poll(() => page.locator('.latest').textContent()).not.toBe('')
  })

  it('is told why not beside the table', async () => {
    const page = await visit({ drawers: [] })
    await openGame(page, 'KuhnPoker')
    await page.locator('.card:not(.movable)').first().click()
    await page.locator('.why .verdict, .why p').first().waitFor()
    expect(await beside(page)).toEqual([words.why.label])
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { seriousFindings } from './kit/axe.ts'
import { openGame, untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const ENTRY = 'mine.rules'

const TEXT = 'variant Mine of Hearts "no suit is followed"\n\nremove follow-suit\n'

describe('who wants to see what a house rule changes', () => {
  const { visit } = visits()

  it('lays a witness out by the new rules and by the old ones, and plays on from there', async () => {
    const page = await visit({ link: linkOf({ entry: ENTRY, files: { [ENTRY]: TEXT }, course: null, version: '' }) })
    await untilPlayable(page)
    await page.getByRole('button', { name: words.changes.show }).click()
    await page.locator('.witness').first().waitFor({ timeout: 60_000 })
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: words.changes.openBase('Hearts') }).click()
    await page.locator('.rules-note', { hasText: words.changes.byBase('Hearts') }).waitFor()
    const note = page.locator('.witness-steps')
    await note.getByText(words.changes.laid).waitFor()
    const on = note.getByRole('button', { name: words.changes.on })
    const last = async (): Promise<void> => {
      while (await on.isEnabled()) {
        const before = await note.textContent()
        await on.click()
        await page.waitForFunction((text) => document.querySelector('.witness-steps')?.textContent !== text, before)
      }
    }
    await last()
    await expect.poll(() => note.textContent()).toMatch(/Step (\d+) of \1/)
    await untilPlayable(page)
    const old = await choices(page)
    await page.getByRole('button', { name: words.changes.turn }).click()
    await page.locator('.rules-note', { hasText: words.changes.byOwn }).waitFor()
    await untilPlayable(page)
    expect((await choices(page)).length).toBeGreaterThan(old.length)
    await page.locator('.choices button').first().click()
    await page.locator('.why .answer').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  it('sends a witness on the table as a link, and puts it into the text as an example that holds', async () => {
    const page = await visit({ link: linkOf({ entry: ENTRY, files: { [ENTRY]: TEXT }, course: null, version: '' }) })
    await untilPlayable(page)
    await page.getByRole('button', { name: words.changes.show }).click()
    await page.getByRole('button', { name: words.changes.openBase('Hearts') }).click({ timeout: 60_000 })
    await page.locator('.rules-note').waitFor()
    const sent = await choices(page)
    await page.getByRole('button', { name: words.share }).click()
    const link = await page.getByRole('textbox', { name: words.share }).inputValue()
    const friend = await visit({ link: link.slice(link.indexOf('#')) })
    await friend.locator('.rules-note', { hasText: words.changes.byBase('Hearts') }).waitFor()
    await untilPlayable(friend)
    await expect.poll(() => choices(friend)).toEqual(sent)
    await page.getByRole('button', { name: words.panel.close }).click()
    await page.getByRole('button', { name: words.changes.keep }).click()
    await page.locator('.lights .said', { hasText: words.lights.some(1, 13) }).waitFor()
  })

  it('may stop the search', async () => {
    const page = await visit({ link: linkOf({ entry: ENTRY, files: { [ENTRY]: TEXT }, course: null, version: '' }) })
    await untilPlayable(page)
    await page.getByRole('button', { name: words.changes.show }).click()
    await page.getByRole('button', { name: words.changes.stop }).click()
    await page.getByText(words.changes.stopped).waitFor()
    await page.getByRole('button', { name: words.changes.more }).click()
    await page.locator('.witness').first().waitFor({ timeout: 60_000 })
  })

  it('chooses what their table plays by in a form, and has it in the text of their own', async () => {
    const page = await visit()
    await openGame(page, 'FiveCardDraw')
    await page.getByRole('button', { name: words.ours }).click()
    await page.getByLabel(words.panel.oursName).fill('ShortDraw')
    await page.locator('select[name=option-deals]').selectOption('5')
    await page.getByRole('button', { name: words.panel.oursDo, exact: true }).click()
    await page.getByRole('heading', { name: 'ShortDraw', level: 1 }).waitFor()
    // Whoever types as soon as the game is there, types into its text.
    expect(await page.locator('.cm-content').textContent()).toContain('replace deals = 5')
    await page.getByText(words.text.fine).waitFor()
    await page.getByRole('button', { name: words.changes.show }).click()
    await page.locator('.change', { hasText: 'deals' }).waitFor()
  })
})

const choices = (page: Page): Promise<string[]> => page.locator('.choices button').allTextContents()

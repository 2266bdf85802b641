import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { untilPlayable, writeInstead } from './kit/on-the-page.ts'
import { SPARKS } from './kit/sparks.ts'
import { visits } from './kit/visit.ts'

describe('who writes a card with text and plays both seats', () => {
  const { visit } = visits()

  it('sees what is written on the card, and its text at work', async () => {
    const page = await visit()
    await page.getByRole('button', { name: words.start.empty }).click()
    await untilPlayable(page)
    await writeInstead(page, SPARKS)
    await page.getByRole('heading', { name: 'Sparks', level: 1 }).waitFor()
    await page.getByRole('button', { name: words.table.setUp }).click()
    await page.locator('select[name=seat-1]').selectOption(words.setUp.players.person)
    await page.getByRole('button', { name: words.setUp.begin, exact: true }).click()
    const bird = page.locator('[data-zone="hand of A"]').getByRole('button', { name: /^炎の大鳥/ })
    await bird.hover()
    await page.locator('.lens', { hasText: 'life of next of p loses 2' }).waitFor()
    await bird.click()
    await page.getByRole('button', { name: words.table.uncover(words.table.seat('B')) }).click()
    await page.getByText(words.table.yours(words.table.seat('B'))).waitFor()
    await expect.poll(() => page.locator('[data-seat="B"]').textContent()).toMatch(/life\s*1/)
    await page
      .locator('[data-zone="hand of B"]')
      .getByRole('button', { name: /^Ember/ })
      .click()
    await page.locator('.over').waitFor()
    await expect.poll(() => page.locator('.places-won li').first().textContent()).toMatch(/Player A\s+2/)
  })
})

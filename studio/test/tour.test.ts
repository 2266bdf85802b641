import { devices } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const { viewport, userAgent, deviceScaleFactor, hasTouch } = devices['Pixel 5']

/** What of a card in a hand is not under the next one. */
const NEAR_EDGE = { x: 8, y: 24 }

describe('who takes the tour on a phone', () => {
  const { visit } = visits()

  it('ends with a house rule of their own as a link', async () => {
    const page = await visit({ viewport, userAgent, deviceScaleFactor, hasTouch })
    const next = page.getByRole('button', { name: words.tour.next, exact: true })
    const place = (name: string) => page.getByRole('tab', { name, exact: true })
    await page.getByRole('button', { name: words.start.tour }).tap()
    await untilPlayable(page)
    await expect.poll(() => next.isDisabled()).toBe(true)
    // Each card that is taken is one choice less.
    for (let card = 0; card < 3; card += 1) {
      await page.locator('.mine .card.movable').first().tap({ position: NEAR_EDGE })
      await page
        .locator('.choices li')
        .nth(12 - card)
        .waitFor({ state: 'detached' })
    }
    await next.tap()
    await page.locator('.mine .fan .card:not(.movable)').first().tap({ position: NEAR_EDGE })
    await page.locator('.why .verdict').first().waitFor()
    await next.tap()
    await place(words.places.text).tap()
    await page.getByRole('button', { name: words.tour.steps[2].help }).tap()
    await next.tap()
    await page.getByRole('button', { name: words.tour.steps[3].help }).tap()
    await page.locator('.lights .said', { hasText: words.lights.all(13) }).waitFor()
    await next.tap()
    await page.getByRole('button', { name: words.tour.steps[4].help }).tap()
    expect((await page.getByRole('textbox', { name: words.share }).inputValue()).length).toBeLessThan(2000)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

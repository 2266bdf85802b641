import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { openGame, untilPlayable, untilStepTaken } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

describe('who is asked for something in several steps', () => {
  const { visit } = visits()

  it('presses a card that is chosen in the next step, and has chosen it', async () => {
    const page = await visit()
    await openGame(page, 'Daifugo')
    await page.getByRole('button', { name: words.home }).waitFor()
    // Whoever begins is asked to lay; until A is, bots do.
    const card = page.locator('.mine .fan .card.movable').first()
    await card.waitFor({ timeout: 30_000 })
    await card.click({ position: { x: 8, y: 20 } })
    await untilStepTaken(page)
    await expect.poll(() => page.getByText(words.why.noReason).count()).toBe(0)
    await page.locator('.mine .card.chosen, [data-zone="field"] .card, [data-zone="coming"] .card').first().waitFor()
  })

  it('has answered once what was pressed twice', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    const card = page.locator('.mine .fan .card.movable').first()
    await card.waitFor()
    // Both before the page could draw anything.
    await card.evaluate((each: HTMLElement) => (each.click(), each.click()))
    await untilStepTaken(page)
    await page.locator('.mine .card.chosen').waitFor()
    expect(await page.getByText(words.failed('').slice(0, 12)).count()).toBe(0)
  })

  it('is told that a card is chosen already, and puts it back by pressing it', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await page
      .locator('.mine .fan .card.movable')
      .first()
      .click({ position: { x: 8, y: 20 } })
    await untilStepTaken(page)
    await untilPlayable(page)
    const chosen = page.locator('.mine .card.chosen')
    await chosen.waitFor()
    await expect.poll(() => chosen.textContent()).toContain(words.table.chosen)
    await chosen.click({ position: { x: 8, y: 20 } })
    await chosen.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.mine .fan .card.movable').count()).toBe(13)
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { openGame, setUp, untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const toldCount = (page: Page): Promise<string | null> => page.locator('.why .lines').textContent()

describe('who sits at a table', () => {
  const { visit } = visits()

  it('sees a trick whole, and who laid which card, until it is pressed; and looks back at it', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await page.getByRole('heading', { name: words.table.you }).waitFor()
    const trick = page.locator('[data-zone="trick"] .slot')
    const isWhole = async (): Promise<boolean> => (await trick.count()) === 4
    const own = page.locator('.mine .fan .card')
    const press = page.locator('.mine .fan .card.movable:not(.chosen)').first()
    // Three cards are passed on, and then one is laid.
    for (const left of [1, 2, 0]) {
      await press.evaluate((card: HTMLElement) => card.click())
      await expect.poll(() => page.locator('.mine .card.chosen').count()).toBe(left)
    }
    await press.waitFor({ timeout: 60_000 })
    const many = await own.count()
    await press.evaluate((card: HTMLElement) => card.click())
    await expect.poll(() => own.count()).toBeLessThan(many)
    await expect.poll(isWhole).toBe(true)
    const laidBy = await page.locator('[data-zone="trick"] .by').allTextContents()
    expect(laidBy.toSorted()).toEqual(['A', 'B', 'C', 'D'])
    await page.locator('[data-zone="trick"]').click()
    await trick.first().waitFor({ state: 'detached', timeout: 1000 })
    await page.getByRole('button', { name: words.table.lookBack }).click()
    expect(await page.locator('.passed li').count()).toBe(4)
    expect(await page.locator('.passed .who').allTextContents()).toContain(words.table.you)
    // What happened stands by turns, each beside the sign of whose it was; the newest is first.
    const turn = page.locator('.turns > li.of-A').first()
    expect(await turn.locator('.seat-name').textContent()).toBe('A')
    expect(await turn.locator('li').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/A plays/)]),
    )
    expect(await page.locator('.turns > li.between li').allTextContents()).not.toContainEqual(
      expect.stringMatching(/plays/),
    )
  })

  it('hands the screen on to another person with a cover before the cards', async () => {
    const page = await visit()
    await openGame(page, 'KuhnPoker')
    await setUp(page, ['person', 'person'])
    await untilPlayable(page)
    const open = page.locator('.card:not(.back)')
    await expect.poll(() => open.count()).toBe(1)
    await page.locator('.choices button').first().click()
    const cover = page.locator('.cover')
    await cover.waitFor()
    expect([await open.count(), await page.locator('.choices button').count()]).toEqual([0, 0])
    // Nor does a key take what is asked behind it.
    await page.keyboard.press('1')
    await cover.getByRole('button').click()
    await untilPlayable(page)
    await page.locator('.mine[data-seat="B"], .mine [data-seat="B"]').waitFor()
    expect(await open.count()).toBe(1)
  })

  it('has bots pause, take one step, and play as fast as is wanted', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await setUp(page, ['random', 'random', 'random', 'random'])
    await page.getByLabel(words.table.pace).selectOption('fast')
    await page.getByRole('button', { name: words.table.pause }).click()
    const step = page.getByRole('button', { name: words.table.oneStep })
    await step.waitFor()
    const before = await toldCount(page)
    await page.waitForTimeout(600)
    expect(await toldCount(page)).toBe(before)
    // Of what is passed on nothing is told before all have chosen.
    const stepped = async (): Promise<string | null> => {
      await step.click()
      return toldCount(page)
    }
    await expect.poll(stepped).not.toBe(before)
    await step.waitFor()
    const after = await toldCount(page)
    await page.waitForTimeout(600)
    expect(await toldCount(page)).toBe(after)
    await page.getByRole('button', { name: words.table.goOn }).click()
    await expect.poll(() => toldCount(page)).not.toBe(after)
  })

  it('is told at the end who won, everybody by place, and how it ended', async () => {
    const page = await visit()
    await openGame(page, 'KuhnPoker')
    await page.getByRole('button', { name: words.table.playOut }).click()
    const over = page.locator('.over')
    await over.waitFor()
    expect(await over.locator('.places-won li').count()).toBe(2)
    expect((await over.locator('.places-won li').first().textContent())?.replace(/\s+/g, ' ').trim()).toMatch(/^1 /)
    expect(await over.locator('.ended-by li').count()).toBeGreaterThan(0)
    expect(await over.textContent()).toMatch(/wins?\./)
  })
})

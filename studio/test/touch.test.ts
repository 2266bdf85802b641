import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seatWords } from '../seat/seat-words.ts'
import { words } from '../words.ts'
import { openGame, untilPlayable, writeAtEnd } from './kit/on-the-page.ts'
import { newTables, tableHost } from './kit/table-host.ts'
import { visits } from './kit/visit.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
] as const

/** What a finger has to hit, but cards, which lie over each other, and what the editor draws in its text. */
const PRESSABLE = 'button:not(.card), select, summary, label.button, input:not([type=checkbox]):not([type=file])'

/** Everything that can be pressed and is smaller than a finger, each with its size. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((pressable) => {
    const isShown = (each: Element): boolean => each.checkVisibility() && each.closest('.cm-editor') === null
    return [...document.querySelectorAll(pressable)].filter(isShown).flatMap((each) => {
      const { width, height } = each.getBoundingClientRect()
      const said = (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/\s+/g, ' ')
      return width >= 43.5 && height >= 43.5 ? [] : [`${said.slice(0, 30)}: ${Math.round(width)}x${Math.round(height)}`]
    })
  }, PRESSABLE)

const cardHeights = (page: Page): Promise<number[]> =>
  page.locator('.mine .fan .card').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))

describe.each(SIZES)('a finger hits whatever is pressed at $width x $height', (viewport) => {
  const { visit } = visits()
  const touch = { viewport, hasTouch: true }

  it('on the first page, at the table, beside the text and in what lies over it', async () => {
    const page = await visit(touch)
    await page.locator('.games').first().waitFor()
    await page.locator('summary').first().click()
    expect(await tooSmall(page)).toEqual([])
    await openGame(page, 'Hearts')
    expect(await tooSmall(page)).toEqual([])
    expect(Math.min(...(await cardHeights(page)))).toBeGreaterThanOrEqual(44)
    const isPhone = viewport.width < 700
    if (isPhone) await page.getByRole('tab', { name: words.places.text }).click()
    await writeAtEnd(page, '\npoints of J♦ = -10\n')
    await page.locator('.findings .error').waitFor()
    expect(await tooSmall(page)).toEqual([])
    if (isPhone) await page.getByRole('tab', { name: words.places.table }).click()
    for (let card = 0; card < 3; card += 1) {
      await untilPlayable(page)
      await page.locator('.choices button').first().click()
    }
    if (isPhone) await page.getByRole('tab', { name: words.places.why }).click()
    await page.locator('.turns li li').first().waitFor()
    await expect.poll(() => tooSmall(page)).toEqual([])
    await page.getByRole('button', { name: words.share }).click()
    await page.locator('.panel').waitFor()
    expect(await tooSmall(page)).toEqual([])
    await page.getByRole('button', { name: words.home }).click()
    await page.getByRole('button', { name: words.yours.renameText('Hearts') }).click()
    expect(await tooSmall(page)).toEqual([])
  })

  it('at a seat of a host, before the deal and after it', async () => {
    const host = await tableHost(newTables())
    const page = await visit({ ...touch, isLeft: true, url: `http://127.0.0.1:${host.port}/` })
    await page.getByLabel(seatWords.name).fill('Ann')
    expect(await tooSmall(page)).toEqual([])
    await page.getByRole('button', { name: seatWords.sitHere }).first().click()
    await page.getByRole('button', { name: seatWords.fillBots }).click()
    await page.getByRole('button', { name: seatWords.begin }).click()
    await page.locator('.mine .card.movable').first().waitFor({ timeout: 60_000 })
    expect(await tooSmall(page)).toEqual([])
    expect(Math.min(...(await cardHeights(page)))).toBeGreaterThanOrEqual(44)
    await page.getByRole('button', { name: seatWords.who }).click()
    expect(await tooSmall(page)).toEqual([])
  })
})

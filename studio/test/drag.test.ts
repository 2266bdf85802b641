import type { CDPSession, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { openGame, untilPlayable, untilStepTaken } from './kit/on-the-page.ts'
import { SPARKS } from './kit/sparks.ts'
import { visits } from './kit/visit.ts'

const LINK = linkOf({ entry: 'sparks.rules', files: { 'sparks.rules': SPARKS }, course: null, version: '' })

describe('who lays cards down', () => {
  const { visit } = visits()

  it('drags one to the zone that it goes to, which shows, and it is as if the card was pressed', async () => {
    const page = await visit({ link: LINK })
    await untilPlayable(page)
    const [from, to] = await fromHandToPile(page)
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(from[0] + 20, from[1] - 20, { steps: 4 })
    await page.locator('[data-zone="pile"].takes').waitFor()
    await expect.poll(() => page.locator('.takes').count()).toBe(1)
    await page.mouse.move(...to, { steps: 5 })
    await page.locator('[data-zone="pile"].under').waitFor()
    await page.mouse.up()
    await page.locator('[data-zone="pile"] .card').first().waitFor()
    await expect.poll(() => page.locator('.takes, .dragged').count()).toBe(0)
    await expect.poll(() => toldFirst(page)).toBe('A: burn Ember')
  })

  it('lets go of a card elsewhere, and nothing is done and nothing is asked', async () => {
    const page = await visit({ link: LINK })
    await untilPlayable(page)
    const [from] = await fromHandToPile(page)
    for (const end of ['elsewhere', 'escape']) {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(from[0] - 150, from[1] - 60, { steps: 4 })
      await page.locator('.takes').waitFor()
      if (end === 'escape') await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect.poll(() => page.locator('.takes, .dragged').count(), { message: end }).toBe(0)
      await expect
        .poll(() => page.locator('.controls button:disabled', { hasText: words.table.undo }).count(), { message: end })
        .toBe(1)
    }
  })

  it('chooses a card that goes nowhere by laying it on the question', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    const card = await middle(page.locator('[data-zone="hand of A"] .card').first())
    await page.mouse.move(...card)
    await page.mouse.down()
    await page.mouse.move(card[0] + 5, card[1] + 25, { steps: 4 })
    await page.locator('.ask.takes').waitFor()
    await page.mouse.move(...(await middle(page.locator('.ask .prompt'))), { steps: 4 })
    await page.mouse.up()
    await untilStepTaken(page)
  })

  it('drags by touch, and looks at a card by a finger that stays on it', async () => {
    const page = await visit({
      link: LINK,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    await untilPlayable(page)
    const touch = await page.context().newCDPSession(page)
    const [from, to] = await fromHandToPile(page)
    await finger(touch, 'touchStart', from)
    await page.locator('.lens', { hasText: 'Ember' }).waitFor()
    await finger(touch, 'touchEnd')
    await page.locator('.lens').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.controls button:disabled', { hasText: words.table.undo }).count()).toBe(1)
    await finger(touch, 'touchStart', from)
    await finger(touch, 'touchMove', [from[0], from[1] - 30])
    await page.locator('[data-zone="pile"].takes').waitFor()
    await finger(touch, 'touchMove', to)
    await finger(touch, 'touchEnd')
    await page.locator('[data-zone="pile"] .card').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

type Spot = [x: number, y: number]

/** Where the first card of the hand is, and where the pile. */
async function fromHandToPile(page: Page): Promise<[from: Spot, to: Spot]> {
  const card = page.locator('[data-zone="hand of A"]').getByRole('button', { name: /^Ember/ })
  return [await middle(card), await middle(page.locator('[data-zone="pile"]'))]
}

async function middle(place: Locator): Promise<Spot> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('it is not drawn')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const finger = (touch: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot): Promise<unknown> =>
  touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }] })

async function toldFirst(page: Page): Promise<string> {
  const answers = page.locator('.why .answer')
  await answers.first().waitFor()
  return ((await answers.last().textContent()) ?? '').trim()
}

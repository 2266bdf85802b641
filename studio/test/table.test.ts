import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seatWords } from '../seat/seat-words.ts'
import { words } from '../words.ts'
import { seriousFindings } from './kit/axe.ts'
import { newTables, tableHost } from './kit/table-host.ts'
import { visits } from './kit/visit.ts'

/** Sits down at the first free seat. */
async function sits(page: Page, name: string): Promise<void> {
  await page.getByLabel(seatWords.name).fill(name)
  await page.getByRole('button', { name: seatWords.sitHere }).first().click()
  await page.getByRole('button', { name: seatWords.begin }).waitFor()
}

const isOver = (page: Page): Promise<boolean> => page.locator('.over').isVisible()

/** Presses a card that can be played, or else takes the first choice that is a button; false where nothing is asked. */
async function takesTurn(page: Page): Promise<boolean> {
  const whole = (): Promise<string | null> => page.locator('.table-pane').textContent()
  const before = await whole()
  const press = page.locator('.mine .card.movable:not(.chosen), .choices button')
  if ((await press.count()) === 0) return false
  await press.last().click()
  await expect.poll(whole).not.toBe(before)
  return true
}

/** The names of the cards that a page shows face up in a hand, and everything else that it knows by heart. */
const ownCards = (page: Page): Promise<string[]> =>
  page
    .locator('.mine .card:not(.back) .spoken')
    .evaluateAll((all) => all.map((each) => (each.textContent ?? '').split(', ')[0] ?? ''))

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isLeft: true }
const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, isLeft: true }

describe('friends at a table of a host', () => {
  const { visit } = visits()

  it('play Daifugo with two house rules to its end, though one reloads and the host is killed', async () => {
    let host = await tableHost(newTables())
    const url = `http://127.0.0.1:${host.port}/`
    const pages = [await visit({ url, ...phone }), await visit({ url, ...phone }), await visit({ url, ...tablet })]
    const [ann, ben, cid] = pages as [Page, Page, Page]
    for (const [i, page] of pages.entries()) await sits(page, ['Ann', 'Ben', 'Cid'][i] ?? '')
    expect(await seriousFindings(ann)).toEqual([])
    await ann.getByLabel('Eight Cut').check()
    await ben.locator('.rules-here', { hasText: 'Eight Cut' }).waitFor()
    await cid.getByLabel('Miyako Ochi').check()
    await ann.locator('.rules-here', { hasText: 'Eight Cut and Miyako Ochi' }).waitFor()
    await ben.getByRole('button', { name: seatWords.fillBots }).click()
    for (const page of pages) await page.getByRole('button', { name: seatWords.begin }).click()
    for (const page of pages) await page.locator('.player .mine .card').first().waitFor()
    const hands = await Promise.all(pages.map(ownCards))
    for (const hand of hands) expect(hand.length).toBeGreaterThan(10)
    expect(new Set(hands.flat()).size).toBe(hands.flat().length)
    expect(await seriousFindings(ann)).toEqual([])
    let [turns, reloaded, killed] = [0, false, false]
    while (!(await isOver(ann))) {
      for (const page of pages) if (await takesTurn(page).catch(() => false)) turns += 1
      if (turns > 6 && !reloaded) {
        reloaded = true
        const before = await ownCards(ben)
        await ben.reload()
        await ben.locator('.mine .card').first().waitFor()
        expect(before).toEqual(expect.arrayContaining(await ownCards(ben)))
      }
      if (turns > 12 && !killed) {
        killed = true
        await expect.poll(() => ann.locator('.prompt').count()).toBe(1)
        host = await host.killed()
        for (const page of pages) await page.locator('.lost').waitFor({ state: 'detached' })
        await expect.poll(() => cid.locator('.lost').count()).toBe(0)
      }
    }
    expect([reloaded, killed]).toEqual([true, true])
    for (const page of pages) {
      await page.locator('.over').waitFor()
      expect(await page.locator('.places-won li').count()).toBe(4)
      expect(await page.title()).toContain('Over')
    }
    for (const page of pages) await page.getByRole('button', { name: seatWords.again }).click()
    await ann.locator('.over').waitFor({ state: 'detached' })
    expect((await ownCards(ann)).length).toBeGreaterThan(10)
  })

  it('see who laid which card of a trick, which lies until it is pressed, and look back at the last', async () => {
    const host = await tableHost(newTables(), 0, 'Hearts')
    const ann = await visit({ url: `http://127.0.0.1:${host.port}/`, ...tablet })
    await sits(ann, 'Ann')
    await ann.getByRole('button', { name: seatWords.fillBots }).click()
    await ann.getByRole('button', { name: seatWords.begin }).click()
    const press = ann.locator('.mine .card.movable:not(.chosen)').first()
    const held = ann.locator('.mine .card')
    for (const left of [1, 2, 0]) {
      await press.evaluate((card: HTMLElement) => card.click())
      await expect.poll(() => ann.locator('.mine .card.chosen').count()).toBe(left)
    }
    await press.waitFor({ timeout: 60_000 })
    const many = await held.count()
    await press.evaluate((card: HTMLElement) => card.click())
    await expect.poll(() => held.count()).toBeLessThan(many)
    const trick = ann.locator('[data-zone="trick"]')
    await expect.poll(() => trick.locator('.slot').count(), { timeout: 60_000 }).toBe(4)
    expect((await trick.locator('.by').allTextContents()).toSorted()).toEqual(['A', 'B', 'C', 'D'])
    await trick.click()
    await expect.poll(() => trick.locator('.slot').count(), { timeout: 1000 }).toBeLessThan(4)
    await ann.getByRole('button', { name: words.table.lookBack }).click()
    expect(await ann.locator('.passed li').count()).toBe(4)
    expect(await ann.locator('.passed .who').allTextContents()).toContain('Ann')
    const turn = ann.locator('.turns > li.of-A').first()
    expect(await turn.locator('.seat-name').textContent()).toBe('A')
  })

  it('drag a card to where it goes, and press one as well', async () => {
    const host = await tableHost(newTables(), 0, 'Hearts')
    const page = await visit({ isLeft: true, url: `http://127.0.0.1:${host.port}/` })
    await sits(page, 'Ann')
    await page.getByRole('button', { name: seatWords.fillBots }).click()
    await page.getByRole('button', { name: seatWords.begin }).click()
    const own = page.locator('.mine .card:not(.back)')
    const movable = page.locator('.mine .card.movable:not(.chosen)')
    const middleOf = async (place: Locator): Promise<readonly [number, number]> => {
      const box = await place.boundingBox()
      if (box === null) throw new Error('it is not drawn')
      return [box.x + Math.min(12, box.width / 2), box.y + box.height / 2]
    }
    // Three cards are passed on, each by a press; then one is laid.
    for (const chosen of [1, 2, 0]) {
      await movable.first().click({ timeout: 60_000 })
      await expect.poll(() => page.locator('.mine .card.chosen').count()).toBe(chosen)
    }
    await movable.first().waitFor({ timeout: 60_000 })
    await expect.poll(() => own.count()).toBe(13)
    const [x, y] = await middleOf(movable.first())
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 40, { steps: 4 })
    await page.locator('[data-zone="trick"].takes').waitFor()
    const [toX, toY] = await middleOf(page.locator('[data-zone="trick"]'))
    await page.mouse.move(toX, toY, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => own.count(), { timeout: 60_000 }).toBe(12)
    await movable.first().waitFor({ timeout: 60_000 })
    const left = await own.count()
    await movable.first().click()
    await expect.poll(() => own.count(), { timeout: 60_000 }).toBeLessThan(left)
  })

  it('says on the tab whose turn it is, and who is thinking by name; a newcomer watches', async () => {
    const host = await tableHost(newTables())
    const url = `http://127.0.0.1:${host.port}/`
    const [ann, ben] = [await visit({ url, ...phone }), await visit({ url, ...tablet })]
    await sits(ann, 'Ann')
    await sits(ben, '<b>Ben</b>')
    await ann.getByRole('button', { name: seatWords.fillBots }).click()
    for (const page of [ann, ben]) await page.getByRole('button', { name: seatWords.begin }).click()
    for (const page of [ann, ben]) await page.locator('.player .mine .card').first().waitFor()
    const asked = await Promise.race([
      ann.waitForFunction(() => document.title.startsWith('●')).then(() => ann),
      ben.waitForFunction(() => document.title.startsWith('●')).then(() => ben),
    ])
    const other = asked === ann ? ben : ann
    const name = asked === ann ? 'Ann' : '<b>Ben</b>'
    await other.locator('.prompt', { hasText: seatWords.thinks(name) }).waitFor()
    expect(await other.title()).not.toContain('●')
    // A card begins what is done with it: it is laid, or among those that are chosen to be laid.
    const before = await asked.locator('.ask').textContent()
    const held = asked.locator('.mine .card')
    const many = await held.count()
    await asked
      .locator('.mine .card.movable')
      .last()
      .click({ position: { x: 6, y: 12 } })
    const begun = async (): Promise<boolean> =>
      (await asked.locator('.mine .card.chosen').count()) === 1 || (await held.count()) < many
    await expect.poll(begun).toBe(true)
    expect(await asked.locator('.ask').textContent()).not.toBe(before)
    const late = await visit({ url, ...tablet })
    await late.locator('.prompt', { hasText: seatWords.watching }).waitFor()
    expect(await late.locator('.seat .fan .card:not(.back), .mine .card:not(.back)').count()).toBe(0)
    await late.getByRole('button', { name: seatWords.who }).click()
    await late.getByLabel(seatWords.name).fill('Cid')
    await late.getByRole('button', { name: seatWords.takeOver(seatWords.bot('C')) }).click()
    await late.locator('.mine .card:not(.back)').first().waitFor()
  })
})

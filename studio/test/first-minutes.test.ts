import { devices, type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { openGame, untilPlayable, writeAtEnd, writeInstead } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const { viewport, userAgent, deviceScaleFactor, hasTouch } = devices['Pixel 5']
const PHONE = { viewport, userAgent, deviceScaleFactor, hasTouch }

const ENDLESS = `game Endless for 2 players "never begins"

turns: number starts 0

to match
  repeat
    turns becomes turns + 1
  until turns < 0
  finish
`

const top = async (page: Page, selector: string): Promise<number | undefined> =>
  (await page.locator(selector).boundingBox())?.y

describe('who is here for the first time', () => {
  const { visit } = visits()

  it('finds a game by what it is called, or what a house rule on it says', async () => {
    const page = await visit()
    const games = page.locator('.games > li')
    await expect.poll(() => games.count()).toBeGreaterThan(25)
    await page.getByRole('searchbox').fill('five card draw')
    await page.waitForFunction(() => document.querySelectorAll('.games > li').length === 1)
    await expect.poll(() => games.locator('h2').textContent()).toBe('Five Card Draw')
    await page.getByRole('searchbox').fill('omnibus')
    await page.waitForFunction(() => document.querySelector('.games h2')?.textContent === 'Hearts')
    await page.getByRole('searchbox').fill('no such game')
    await page.getByText(words.start.noGame('no such game')).waitFor()
  })

  it('has a game lying there already, sits at it with a card, and finds it lying there again', async () => {
    const page = await visit({ drawers: [] })
    const own = page.locator('.lying .mine .card')
    await expect.poll(() => own.count()).toBe(13)
    await own.first().click()
    await page.getByRole('heading', { name: 'Hearts', level: 1 }).waitFor()
    await page.locator('.mine .card.chosen').waitFor()
    await page.getByRole('button', { name: words.home }).click()
    await page.locator('.lying .card.chosen').waitFor()
    await page.getByRole('button', { name: words.start.sit }).click()
    await page.locator('.table-pane .card.chosen').waitFor()
  })

  it('opens another game at once while one is laid out on the first page', async () => {
    const page = await visit({ drawers: [] })
    await openGame(page, 'Old Maid')
    await page.getByRole('heading', { name: 'OldMaid', level: 1 }).waitFor()
    expect(await page.locator('.note.bad, .why').count()).toBe(0)
  })

  it('goes back to all games with the button of the browser, and on where they were', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await writeAtEnd(page, '\n-- ours\n')
    await page.locator('.hint', { hasText: words.text.own }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: words.start.kept }).click()
    await untilPlayable(page)
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.locator('.cm-line', { hasText: '-- ours' }).waitFor()
    await page.goBack()
    await page.goForward()
    await page.getByRole('heading', { name: 'Hearts', level: 1 }).waitFor()
  })

  it('finds a game of their own again after a look at all games', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await writeAtEnd(page, '\n-- ours\n')
    await page.locator('.hint', { hasText: words.text.own }).waitFor()
    await page.getByRole('button', { name: words.home }).click()
    await page.getByRole('button', { name: words.start.kept }).click()
    await page.locator('.hint', { hasText: words.text.own }).waitFor()
  })

  it('makes a game their own without a thought about its name', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await page.getByRole('button', { name: words.ours }).click()
    await page.getByRole('button', { name: words.panel.oursDo, exact: true }).click()
    await page.getByRole('heading', { name: words.panel.oursNamed('Hearts'), level: 1 }).waitFor()
  })

  it('puts away what lies over the page by Escape, and is where they were', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    const ours = page.getByRole('button', { name: words.ours })
    await ours.focus()
    await page.keyboard.press('Enter')
    await page.locator('.panel:focus').waitFor()
    await page.getByLabel(words.panel.oursName).focus()
    await page.keyboard.press('Escape')
    await page.locator('.panel').waitFor({ state: 'detached' })
    await expect.poll(() => ours.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('is at the table by keyboard once a game is opened', async () => {
    const page = await visit()
    await page.locator('.game button.main').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('#place-table:focus').waitFor()
  })

  it('puts away what lies over the page by pressing something else, and keeps what is pressed in it', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await page.getByRole('button', { name: words.table.setUp }).click()
    await page.locator('.panel select').first().click()
    await expect.poll(() => page.locator('.panel').count()).toBe(1)
    await page.locator('.choices button').first().click()
    await page.locator('.panel').waitFor({ state: 'detached' })
    await untilPlayable(page)
  })

  it('reads rulers of dashes on one line, and long lines on several', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    const heightOf = async (words: string): Promise<number> =>
      (await page.locator('.cm-line', { hasText: words }).first().boundingBox())?.height ?? 0
    const one = await heightOf('zone trick seen by everyone')
    await expect.poll(() => heightOf('-- The pack and the table')).toBe(one)
    await expect.poll(() => heightOf('card each suit s, each number n')).toBeGreaterThan(one)
  })

  it('writes through a mistake while nothing moves above the text', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    const before = await top(page, '.editor')
    await writeAtEnd(page, '\n[points] points of Q♠ = \n')
    await page.locator('.stale').waitFor()
    await expect.poll(() => top(page, '.editor')).toBe(before)
  })

  it('sees no cards of another game where a text cannot begin one, and goes on once it can', async () => {
    const page = await visit()
    await page.getByRole('button', { name: words.start.empty }).click()
    await untilPlayable(page)
    await writeInstead(page, ENDLESS)
    await page.getByText(words.unbegun).waitFor({ timeout: 40_000 })
    await expect.poll(() => page.locator('.card').count()).toBe(0)
    await page.keyboard.press('Control+Z')
    await untilPlayable(page)
    await expect.poll(() => page.locator('.mine .card').count()).toBe(4)
  })
})

describe('who has a small screen', () => {
  const { visit } = visits()

  it('reads a sentence beside the table that it is about, as it was then', async () => {
    const page = await visit(PHONE)
    await openGame(page, 'Hearts')
    for (let card = 0; card < 3; card += 1) {
      await untilPlayable(page)
      await page.locator('.choices button').first().tap()
    }
    await page.getByRole('tab', { name: words.places.why }).tap()
    // A move that a bot makes meanwhile shows the table as it is again.
    await expect
      .poll(
        async () => {
          await page.locator('.told').last().tap()
          return page.locator('.table.past').count()
        },
        { timeout: 30_000 },
      )
      .toBe(1)
    const [table, why] = await Promise.all(['.table-pane', '.why-pane'].map((each) => page.locator(each).boundingBox()))
    expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual(why?.y ?? 0)
  })

  it('has one place at a time on a phone that lies', async () => {
    const page = await visit({ ...PHONE, viewport: { width: 844, height: 390 } })
    await openGame(page, 'Hearts')
    await page.getByRole('tab', { name: words.places.text }).tap()
    await expect.poll(() => page.locator('.table-pane').isVisible()).toBe(false)
    expect((await page.locator('.editor').boundingBox())?.width).toBeGreaterThan(800)
  })

  it('comes to every card of a hand where there is little height', async () => {
    const page = await visit({ viewport: { width: 720, height: 450 } })
    await openGame(page, 'Hearts')
    const card = page.locator('.mine .card').first()
    await card.scrollIntoViewIfNeeded()
    const [bottom, ask] = await Promise.all([
      card.evaluate((each) => each.getBoundingClientRect().bottom),
      page.locator('.ask').evaluate((each) => each.getBoundingClientRect().top),
    ])
    expect(bottom).toBeLessThanOrEqual(ask)
  })
})

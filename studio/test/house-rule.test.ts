import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf, readLink } from '../share/link.ts'
import type { Shared } from '../share/shared.ts'
import { words } from '../words.ts'
import { lightsSaid, openGame, takeChoice, untilPlayable, untilStepTaken, writeAtEnd } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const RULE = `
[omnibus.1] jack-of-diamonds: except points of J♦ = -10

[omnibus.1] example "the jack is a prize"
  given
    taken of A is J♦, 3♥
    taken of B is 4♥
    at score
  then total of A = -9
`

describe('who makes a house rule of Hearts', () => {
  const { visit } = visits()

  it('writes one line, sees its example hold, plays, and sends it as a link that plays', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await page.getByRole('button', { name: words.ours }).click()
    await page.getByLabel(words.panel.oursName).fill('OurTable')
    await page.getByRole('button', { name: words.panel.oursDo, exact: true }).click()
    await page.getByRole('heading', { name: 'OurTable', level: 1 }).waitFor()
    await writeAtEnd(page, RULE)
    await page.locator('.lights .said', { hasText: words.lights.all(13) }).waitFor()
    for (let card = 0; card < 5; card += 1) {
      await untilPlayable(page)
      await page.locator('.choices button').first().click()
    }
    await page.getByRole('button', { name: words.share }).click()
    const link = await page.getByRole('textbox', { name: words.share }).inputValue()
    expect(link.length).toBeLessThan(2000)

    const friend = await visit({ link: link.slice(link.indexOf('#')) })
    await friend.getByRole('heading', { name: 'OurTable', level: 1 }).waitFor()
    await untilPlayable(friend)
    await expect.poll(() => lightsSaid(friend)).toBe(words.lights.all(13))
    await expect.poll(() => friend.locator('.cm-content').textContent()).toContain('jack-of-diamonds')
  })

  it('is told where a line cannot be read and what to do, while the game goes on as it was', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await writeAtEnd(page, '\n[points] points of Q♠ = \n')
    await page.locator('.findings .error').waitFor()
    await expect.poll(() => page.locator('.note').textContent()).toBe(words.stale)
    await page.locator('.choices button').first().click()
    await page.getByRole('button', { name: words.table.undo }).click()
  })

  it('sees an example go red beside its title, and what happened in it', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await expect.poll(() => lightsSaid(page)).toBe(words.lights.all(12))
    await writeAtEnd(
      page,
      '\nexample "a heart counts two"\n  given\n    taken of A is 2♥\n    taken of B is 3♥\n    at score\n  then total of A = 2\n',
    )
    await page.locator('.lights .said', { hasText: words.lights.some(1, 13) }).waitFor()
    await page.locator('.dots .bad').click()
    await page.getByRole('heading', { name: words.why.fails('a heart counts two') }).waitFor()
    await expect.poll(() => page.locator('.why .bad').textContent()).toContain('total of A is 1')
    await page.locator('.why .trace li').first().waitFor()
    await page.getByRole('button', { name: words.lights.lay }).click()
    await page.locator('[data-zone="taken of A"] .card').first().waitFor()
  })

  it('keeps the game where it was when the rules change', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await lightsSaid(page)
    const first = await page.locator('.choices button').allTextContents()
    await page.locator('.choices button').nth(2).click()
    await untilStepTaken(page)
    const before = await page.locator('.choices button').allTextContents()
    const lights = await lightsSeen(page)
    await writeAtEnd(page, '\n[points] two-counts: except points of 2♣ = 2\n')
    await page.waitForFunction((many) => performance.getEntriesByName('houserules-lights').length > many, lights)
    await expect.poll(() => page.locator('.choices button').allTextContents()).toEqual(before)
    expect(before).not.toEqual(first)
  })

  it('is told at which choice a game parts from rules that were changed since', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    for (const card of [0, 0, 0]) await takeChoice(page, card)
    await page.getByRole('button', { name: words.share }).click()
    const shared = await sharedWith(page, 3)
    const files = { 'mine.rules': 'variant Mine of Hearts "two cards are passed"\n\nreplace cards-to-pass = 2\n' }
    const friend = await visit({ link: linkOf({ ...shared, entry: 'mine.rules', files }) })
    await friend.locator('.why .verdict').waitFor()
    await expect
      .poll(() => friend.locator('.why .verdict').textContent())
      .toMatch(/choice 3 of \d+: B is asked .*, not A/)
    await friend.getByRole('button', { name: words.table.goOn }).click()
    await untilPlayable(friend)
  })
})

/** What is shared, once it holds as many choices. */
async function sharedWith(page: Page, choices: number): Promise<Shared> {
  let shared: Shared | undefined
  const shares = async (): Promise<number | undefined> => (shared = await sharedBy(page)).course?.choices.length
  await expect.poll(shares, { timeout: 30_000 }).toBeGreaterThanOrEqual(choices)
  if (shared === undefined) throw new Error('nothing was shared')
  return shared
}

async function sharedBy(page: Page): Promise<Shared> {
  const link = await page.getByRole('textbox', { name: words.share }).inputValue()
  const read = readLink(link.slice(link.indexOf('#')))
  if (read.kind !== 'shared') throw new Error('the page made a link that it cannot read')
  return read.shared
}

/** How often all lights were there. */
const lightsSeen = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('houserules-lights').length)

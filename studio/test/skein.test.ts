import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { seriousInBoth } from './kit/axe.ts'
import { lightsSaid, openGame, untilFocusSays, untilPlayable, untilStepTaken, writeInstead } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

/** Each player lays one card face down, then plays one. */
const GAME = `game Duel for 2 players "one card down, one card up"

printed rank of card: number
card One
  rank = 1
card Two
  rank = 2
card Three
  rank = 3
card Four
  rank = 4

zone hand of player p seen by p
zone down of player p seen by p
zone up seen by everyone

to match
  each player p
    each definition d
      create d to hand of p
  each player p
    lay by p
  each player p
    turn by p
  finish

to lay by player p
  choose card c in hand of p as laid by p
  move laid to down of p

to turn by player p
  p must act

to play card c by player p
  move c to up

any: player p may play card c in hand of p at turn
`

const STRICT = `${GAME}\nno-four: player p cannot play card c where rank of c = 4\n`

const link = linkOf({ entry: 'duel.rules', files: { 'duel.rules': GAME }, course: null, version: '' })

const row = (page: Page, words_: string | RegExp) => page.getByRole('treeitem', { name: words_ })

/** The rows of the tree as they are read. */
const rowsOf = async (page: Page): Promise<string[]> =>
  (await page.getByRole('treeitem').allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim())

/** They stay open for the next visit, too. */
async function openPlays(page: Page): Promise<void> {
  const drawer = page.getByRole('button', { name: words.skein.label })
  await drawer.waitFor()
  if ((await drawer.getAttribute('aria-pressed')) !== 'true') await drawer.click()
}

/** Two people play; `eyes` look at it. */
async function bothPlay(page: Page, eyes: string): Promise<void> {
  await untilPlayable(page)
  await page.getByRole('button', { name: words.table.setUp }).click()
  await page.locator('[name="seat-1"]').selectOption('person')
  await page.getByRole('button', { name: words.setUp.begin, exact: true }).click()
  await page.locator('.panel').waitFor({ state: 'detached' })
  await page.getByLabel(words.table.eyes).selectOption(eyes)
}

/** Makes choices one after the other, each once it is offered, and the screen is handed on where that is asked. */
async function choose(page: Page, ...choices: readonly string[]): Promise<void> {
  for (const choice of choices) {
    await page.locator('.prompt, .cover button').first().waitFor()
    const handOn = page.locator('.cover button')
    if ((await handOn.count()) > 0) await handOn.click()
    const before = await page.locator('.prompt').textContent()
    await page
      .locator('.choices button')
      .filter({ hasText: new RegExp(`^\\s*(play )?${choice}\\s*$`) })
      .click()
    await page.waitForFunction((text) => document.querySelector('.prompt')?.textContent !== text, before)
  }
}

describe('all plays', () => {
  const { visit, anotherTab } = visits()

  it('are kept: one goes back, branches, names, and finds all of it at the next visit', async () => {
    const page = await visit({ link })
    await bothPlay(page, 'all')
    await openPlays(page)
    await choose(page, 'One', 'Two', 'Three', 'Four')
    await page.locator('.over').waitFor()
    await row(page, /choices: A: One …/).click()
    await row(page, /^B: Two/).click()
    await untilPlayable(page)
    await choose(page, 'Four')
    await row(page, /or A: play Four/).waitFor()
    await row(page, /or A: play Four/).click()
    await page.getByLabel(words.skein.name, { exact: true }).fill('the four first')
    await page.getByRole('button', { name: words.skein.keep }).click()
    await row(page, /the four first/).waitFor()
    await page.waitForTimeout(800)

    await page.reload()
    await untilPlayable(page)
    await page.getByLabel(words.table.eyes).selectOption('all')
    await openPlays(page)
    await row(page, /or A: play Four.*the four first/).waitFor()
    expect(await seriousInBoth(page)).toEqual([])
  })

  it('belong to a text, and not to what its file is called', async () => {
    const page = await visit({ link })
    await bothPlay(page, 'all')
    await openPlays(page)
    await choose(page, 'One', 'Two')
    await row(page, /One/).first().waitFor()
    await page.waitForTimeout(800)
    const other = linkOf({ entry: 'duel.rules', files: { 'duel.rules': STRICT }, course: null, version: '' })
    const tab = await anotherTab(page, other)
    await bothPlay(tab, 'all')
    await openPlays(tab)
    await choose(tab, 'Three')
    await row(tab, /A: Three/)
      .first()
      .waitFor()
    expect((await rowsOf(tab)).join()).not.toContain('One')
  })

  it('say after an edit which branches hold, and at which choice and by which rule the others part', async () => {
    const page = await visit({ link })
    await bothPlay(page, 'all')
    await openPlays(page)
    await choose(page, 'One', 'Two', 'Four')
    await row(page, /^B: Two/)
      .first()
      .click()
    await untilPlayable(page)
    await choose(page, 'Three', 'One')
    await page.locator('.over').waitFor()
    await writeInstead(page, STRICT)
    await row(page, /A: play Four.*parts at choice 3, by no-four/)
      .first()
      .waitFor()
    await row(page, /or A: play Three.*holds/).waitFor()
    await writeInstead(page, GAME)
    await row(page, /parts/).first().waitFor({ state: 'detached' })
  })

  it('take the game back to where it was once the rules that parted from it are gone', async () => {
    const page = await visit({ link })
    await bothPlay(page, 'all')
    await choose(page, 'One', 'Two', 'Four')
    await writeInstead(page, STRICT)
    await page.locator('.why .verdict', { hasText: 'choice 3 of 3' }).waitFor()
    await expect.poll(() => page.locator('.why .rule').first().textContent()).toBe('no-four')
    await writeInstead(page, GAME)
    await page.locator('.why .verdict').waitFor({ state: 'detached' })
    await page.locator('[data-zone="up"] .card').waitFor()
  })

  it('become examples in the text, which hold there', async () => {
    const page = await visit({ link })
    await bothPlay(page, 'all')
    await openPlays(page)
    await choose(page, 'One', 'Two', 'Four')
    await page.getByRole('button', { name: words.skein.step }).click()
    await page.locator('.lights .said', { hasText: words.lights.all(1) }).waitFor({ timeout: 40_000 })
    await expect.poll(() => page.locator('.dots .dot').first().getAttribute('title')).toMatch(/^A does play Four/)
    await page.getByRole('button', { name: words.skein.position }).click()
    await page.locator('.lights .said', { hasText: words.lights.all(2) }).waitFor({ timeout: 40_000 })
    await expect.poll(() => page.locator('.dots .dot').nth(1).getAttribute('title')).toMatch(/^B may play /)
  })

  it('tell a seat what it was told, and no more', async () => {
    const page = await visit({ link })
    await bothPlay(page, 'all')
    await openPlays(page)
    await choose(page, 'One', 'Two', 'Four')
    await page.getByLabel(words.skein.name, { exact: true }).fill('four is up')
    await page.getByRole('button', { name: words.skein.keep }).click()
    await row(page, /four is up/).waitFor()
    await page.getByLabel(words.table.eyes).selectOption('1')
    await row(page, words.skein.hidden('A')).waitFor()
    const seen = (await rowsOf(page)).join('\n')
    expect(seen).toContain('B: Two')
    expect(seen).toContain('A: play Four')
    expect(seen).not.toContain('A: One')
    expect(seen).not.toContain('four is up')
    await expect.poll(() => page.getByRole('button', { name: words.skein.position }).isDisabled()).toBe(true)
  })

  it('are gone along by keyboard; what is removed can be put back', async () => {
    const page = await visit({ link })
    await bothPlay(page, 'all')
    await openPlays(page)
    await choose(page, 'One', 'Two')
    await row(page, /B: Two/).focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.locator('.prompt', { hasText: words.table.yours(words.table.seat('B')) }).waitFor()
    await page.keyboard.press('Delete')
    await page.getByText(words.skein.removed(2)).waitFor()
    await page.locator('.prompt', { hasText: words.table.yours(words.table.seat('A')) }).waitFor()
    expect((await rowsOf(page)).join()).not.toContain('B: Two')
    await page.getByRole('button', { name: words.skein.restore }).click()
    await row(page, /Deal/).waitFor()
    await row(page, /Deal/).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await row(page, /B: Two/).waitFor()
    await page.keyboard.press('End')
    await untilFocusSays(page, 'B: Two')
  })

  it('of two windows lie in one tree', async () => {
    const page = await visit({ link })
    await bothPlay(page, 'all')
    await openPlays(page)
    await choose(page, 'One')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await bothPlay(other, 'all')
    await choose(other, 'Three')
    await row(page, /or A: Three/).waitFor()
  })

  it('are there as long as the page is where the browser keeps nothing, which it says', async () => {
    const page = await visit()
    await page.addInitScript(() => {
      Object.defineProperty(indexedDB, 'open', {
        value: () => {
          throw new DOMException('not here', 'SecurityError')
        },
      })
      Object.defineProperty(IDBFactory.prototype, 'open', {
        value: () => {
          throw new DOMException('not here', 'SecurityError')
        },
      })
    })
    await page.goto(`${page.url().split('#')[0]}${link}`)
    await page.reload()
    await bothPlay(page, 'all')
    await openPlays(page)
    await choose(page, 'One')
    await page.getByRole('alert').getByText(words.skein.trouble.none).waitFor()
    await row(page, /A: One/).waitFor()
  })

  it('fit on a phone without serious findings', async () => {
    const page = await visit({ link, viewport: { width: 390, height: 760 }, hasTouch: true })
    await bothPlay(page, 'asked')
    await choose(page, 'One', 'Two', 'Four')
    await page.getByRole('tab', { name: words.places.plays }).click()
    await row(page, /A: play Four/).waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await seriousInBoth(page)).toEqual([])
    await row(page, /choices: |A: play Four/)
      .first()
      .tap()
  })
})

describe('an example', () => {
  const { visit } = visits()

  it('is laid out as it is after each of its lines, and played on from there', async () => {
    const page = await visit()
    await openGame(page, 'KuhnPoker')
    await lightsSaid(page)
    await page.locator('.dots .dot').first().click()
    const steps = page.locator('.example-steps button')
    await steps.nth(1).waitFor()
    await steps.first().click()
    await untilPlayable(page)
    await page.locator('.example-steps [aria-current]').waitFor()
    await page.locator('.choices button').first().click()
    await untilStepTaken(page)
  })

  it('can be gone back to over the end of the game', async () => {
    const page = await visit()
    await openGame(page, 'KuhnPoker')
    await page.getByRole('button', { name: words.table.playOut }).click()
    await page.locator('.over').waitFor()
    await page.getByRole('button', { name: words.table.undo }).click()
    await page.locator('.choices button').first().waitFor()
  })
})

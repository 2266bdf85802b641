import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { openGame, takeChoice, untilPlayable, untilStepTaken, writeAtEnd } from './kit/on-the-page.ts'
import { giveRoom, visits } from './kit/visit.ts'

const NAME = 'Our Hearts'
const RULE = '[omnibus.1] jack-of-diamonds: except points of J♦ = -10'

/** Begins a house rule on Hearts, with a line of one's own. */
async function writeHouseRule(page: Page, line: string): Promise<void> {
  await openGame(page, 'Hearts')
  await page.getByRole('button', { name: words.ours }).click()
  await page.getByRole('button', { name: words.panel.oursDo, exact: true }).click()
  await page.getByRole('heading', { name: 'OurHearts', level: 1 }).waitFor()
  await write(page, line)
}

async function write(page: Page, line: string): Promise<void> {
  await writeAtEnd(page, `\n${line}\n`)
  await untilItSays(page, line)
}

/** Waits until the text that is open has a line. */
const untilItSays = (page: Page, line: string): Promise<void> =>
  page.locator('.cm-line').getByText(line, { exact: true }).waitFor({ timeout: 30_000 })

const toAllGames = (page: Page): Promise<void> => page.getByRole('button', { name: words.home }).click()

const yours = (page: Page, name: string) => page.getByRole('button', { name: words.yours.goOnWith(name), exact: true })

async function goOnWith(page: Page, name: string): Promise<void> {
  await yours(page, name).click()
  await untilPlayable(page)
}

/** How many beginnings of games the browser has plays of. */
const keptPlays = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((counted, failed) => {
        const opened = indexedDB.open('houserules')
        opened.onerror = failed
        opened.onsuccess = () => {
          const db = opened.result
          const count = db.transaction('plays').objectStore('plays').count()
          count.onsuccess = () => {
            db.close()
            counted(count.result)
          }
        }
      }),
  )

/** Pages that hear nothing of each other, as one that is frozen in the background. */
const keepApart = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))

/** A file of the disk, by another name. */
const readAs = (path: string, name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/json',
  buffer: readFileSync(path),
})

describe('a text of one’s own', () => {
  const { visit, anotherTab } = visits()

  it('is there after another game is played, and after the next visit', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    await toAllGames(page)
    await openGame(page, 'Whist')
    await takeChoice(page, 0)
    await toAllGames(page)
    await goOnWith(page, NAME)
    await untilItSays(page, RULE)
    const next = await anotherTab(page)
    await goOnWith(next, NAME)
    await untilItSays(next, RULE)
  })

  it('is there after an empty game is begun and written in', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    await toAllGames(page)
    await page.getByRole('button', { name: words.start.empty }).click()
    await untilPlayable(page)
    await write(page, '-- a game of mine')
    await toAllGames(page)
    await goOnWith(page, NAME)
    await untilItSays(page, RULE)
    await toAllGames(page)
    await goOnWith(page, 'My Game')
    await untilItSays(page, '-- a game of mine')
  })

  it('is there after a link of a friend is opened and played, which is kept beside it', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    const files = {
      'our-hearts.rules': 'variant OurHearts of Hearts "two cards are passed"\n\nreplace cards-to-pass = 2\n',
    }
    const link = linkOf({ entry: 'our-hearts.rules', files, course: null, version: '' })
    const friends = await anotherTab(page, link)
    await untilPlayable(friends)
    await takeChoice(friends, 0)
    await toAllGames(friends)
    await expect.poll(() => yours(friends, NAME).count()).toBe(2)
    await yours(friends, NAME).last().click()
    await untilItSays(friends, RULE)
    await untilItSays(page, RULE)
  })

  it('is no text of one’s own where a link was only looked at', async () => {
    const files = { 'theirs.rules': 'variant Theirs of Hearts "two cards are passed"\n\nreplace cards-to-pass = 2\n' }
    const page = await visit({ link: linkOf({ entry: 'theirs.rules', files, course: null, version: '' }) })
    await untilPlayable(page)
    await toAllGames(page)
    const next = await anotherTab(page)
    await next.getByRole('button', { name: words.start.empty }).waitFor()
    for (const each of [page, next]) await expect.poll(() => each.locator('.yours').count()).toBe(0)
  })

  it('is seen by two tabs as either writes it, and nothing of it is lost', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    const tab = await anotherTab(page)
    await goOnWith(tab, NAME)
    await write(tab, '-- the line of the second tab')
    await untilItSays(page, '-- the line of the second tab')
    await write(page, '-- the line of the first tab')
    await untilItSays(tab, '-- the line of the first tab')
    await page.close()
    await toAllGames(tab)
    await goOnWith(tab, NAME)
    for (const line of [RULE, '-- the line of the second tab', '-- the line of the first tab'])
      await untilItSays(tab, line)
    await expect.poll(() => tab.locator('.cm-line', { hasText: '-- the line of' }).count()).toBe(2)
  })

  it('is kept as two where two tabs that do not hear each other write in it, and the later is told', async () => {
    const page = await visit()
    await keepApart(page.context())
    await page.reload()
    await writeHouseRule(page, RULE)
    const tab = await anotherTab(page)
    await goOnWith(tab, NAME)
    await write(page, '-- the line of the first tab')
    await write(tab, '-- the line of the second tab')
    await tab.getByText(words.yours.beside).waitFor()
    const next = await anotherTab(page)
    await expect.poll(() => yours(next, NAME).count()).toBe(2)
    const texts: string[] = []
    for (const at of [0, 1]) {
      await yours(next, NAME).nth(at).click()
      await untilItSays(next, RULE)
      texts.push((await next.locator('.cm-content').textContent()) ?? '')
      await toAllGames(next)
    }
    for (const which of ['first', 'second'])
      expect(texts.filter((text) => text.includes(`-- the line of the ${which} tab`))).toHaveLength(1)
  })

  it('is said not to be kept where the store is full, while it can be saved, and is kept once there is room', async () => {
    const page = await visit({ room: 1 })
    await writeHouseRule(page, RULE)
    await write(page, '-- what finds no room')
    await page.getByText(words.yours.trouble.full).waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: words.exportZip }).click()
    expect((await saved).suggestedFilename()).toBe('OurHearts.zip')
    await toAllGames(page)
    await page.getByText(words.yours.trouble.full).waitFor()
    await giveRoom(page, page.url())
    await page.getByRole('button', { name: words.yours.again }).click()
    await page.getByText(words.yours.trouble.full).waitFor({ state: 'detached' })
    const next = await anotherTab(page)
    await goOnWith(next, NAME)
    await untilItSays(next, '-- what finds no room')
  })

  it('is not left without a question where it is not kept', async () => {
    const page = await visit({ room: 1 })
    await writeHouseRule(page, RULE)
    await write(page, '-- what finds no room')
    await page.getByText(words.yours.trouble.full).waitFor()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await untilItSays(page, '-- what finds no room')
  })

  it('is taken over from where pages of before kept the last one alone', async () => {
    const page = await visit()
    const files = { 'mine.rules': `variant Mine of Hearts "as ever"\n\n${RULE}\n` }
    const before = { entry: 'mine.rules', files, course: null, version: '0.1.0' }
    await page.evaluate((kept) => localStorage.setItem('houserules.kept', kept), JSON.stringify(before))
    await page.reload()
    await goOnWith(page, 'mine')
    await untilItSays(page, RULE)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('houserules.kept'))).toBeNull()
    await toAllGames(page)
    // It is built by now, and has the name that its text gives it.
    await expect.poll(() => yours(page, 'Mine').count()).toBe(1)
    // A page that is closed after it has kept the text may leave it where it was: it is the same text.
    await page.evaluate((again) => localStorage.setItem('houserules.kept', again), JSON.stringify(before))
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('houserules.kept'))).toBeNull()
    await expect.poll(() => yours(page, 'Mine').count()).toBe(1)
  })

  it('is gone with its plays once its owner deletes it, and comes back where that is taken back', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    await untilPlayable(page)
    await takeChoice(page, 0)
    await expect.poll(() => keptPlays(page)).toBe(1)
    await toAllGames(page)
    const remove = page.getByRole('button', { name: words.yours.removeText(NAME) })
    await remove.click()
    await expect.poll(() => yours(page, NAME).count()).toBe(0)
    await expect.poll(() => keptPlays(page)).toBe(0)
    await page.getByRole('button', { name: words.yours.restore, exact: true }).click()
    await expect.poll(() => keptPlays(page)).toBe(1)
    await goOnWith(page, NAME)
    await untilItSays(page, RULE)
    await toAllGames(page)
    await remove.click()
    await page.getByText(words.yours.removed(NAME)).waitFor()
    const next = await anotherTab(page)
    await next.getByRole('button', { name: words.start.empty }).waitFor()
    await expect.poll(() => next.locator('.yours').count()).toBe(0)
  })

  it('is there after the tab was closed with the last key', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    const other = await anotherTab(page)
    await writeAtEnd(page, '\n-- the last line\n')
    await page.close()
    const next = await anotherTab(other)
    await goOnWith(next, NAME)
    await untilItSays(next, '-- the last line')
  })

  it('is not as it was sent again where the page of a link is reloaded after a change', async () => {
    const files = { 'theirs.rules': 'variant Theirs of Hearts "as ever"\n' }
    const page = await visit({ link: linkOf({ entry: 'theirs.rules', files, course: null, version: '' }) })
    await untilPlayable(page)
    await write(page, RULE)
    // In the very moment: no page that goes waits for its database.
    await page.reload()
    await page.getByRole('button', { name: words.start.kept }).click()
    await untilItSays(page, RULE)
  })

  it('is renamed and copied, and stays so; the copy goes its own way', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    await toAllGames(page)
    await page.getByRole('button', { name: words.yours.renameText(NAME) }).click()
    await page.getByLabel(words.yours.newName).fill('Friday')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: words.yours.copyText('Friday') }).click()
    const copy = words.yours.copyOf('Friday')
    await goOnWith(page, copy)
    await write(page, '-- only here')
    const next = await anotherTab(page)
    await expect.poll(() => next.locator('.yours li > b').allTextContents()).toEqual([copy, 'Friday'])
    await goOnWith(next, 'Friday')
    await untilItSays(next, RULE)
    expect(await next.locator('.cm-content').textContent()).not.toContain('-- only here')
  })

  it('says on what it stands, when it was written, and how far it was played', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    await takeChoice(page, 1)
    await untilStepTaken(page)
    await toAllGames(page)
    const line = page.locator('.yours > ul > li')
    await expect.poll(() => line.textContent()).toContain(words.yours.played(1))
    expect(await line.textContent()).toContain(words.yours.base('Hearts'))
    expect(await line.locator('time').getAttribute('datetime')).toContain(String(new Date().getUTCFullYear()))
  })

  it('goes back to an earlier version, and from there to what it was before that', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    await toAllGames(page)
    const versions = page.getByRole('button', { name: words.yours.versionsOf(NAME) })
    await versions.click()
    await page.getByRole('button', { name: words.yours.goBack }).last().click()
    await goOnWith(page, NAME)
    await expect.poll(() => page.locator('.cm-content').textContent()).not.toContain(RULE)
    await toAllGames(page)
    const withRule = page.locator('.yours .more li', { hasText: RULE })
    await withRule.getByRole('button').click()
    await goOnWith(page, NAME)
    await untilItSays(page, RULE)
  })

  it('is in another browser once all of them are saved as one file and opened there', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    await toAllGames(page)
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.yours.saveAll }).click(),
    ])
    const other = await visit()
    const input = other.locator('input[type=file]')
    await input.setInputFiles(await saved.path().then((path) => readAs(path, 'houserules.json')))
    await goOnWith(other, NAME)
    await untilItSays(other, RULE)
    await toAllGames(other)
    await input.setInputFiles(readAs(fileURLToPath(import.meta.url), 'nothing.json'))
    await other.getByText(words.failed(words.yours.notAll)).waitFor()
    expect(await other.locator('.yours > ul > li').count()).toBe(1)
  })

  it('has its game where it was', async () => {
    const page = await visit()
    await writeHouseRule(page, RULE)
    await takeChoice(page, 1)
    await untilStepTaken(page)
    const choices = await page.locator('.choices button').allTextContents()
    const next = await anotherTab(page)
    await goOnWith(next, NAME)
    await expect.poll(() => next.locator('.choices button').allTextContents()).toEqual(choices)
  })
})

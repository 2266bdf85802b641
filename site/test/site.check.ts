import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CheckSession } from '../../compiler/check-session.ts'
import { pathsBelow } from '../../packaging/files-below.ts'
import { readShelf } from '../../studio/build/read-shelf.ts'
import { readLink } from '../../studio/share/link.ts'
import { seriousInBoth } from '../../studio/test/kit/axe.ts'
import { findChromium } from '../../studio/test/kit/find-chromium.ts'
import { type StaticHost, serveFolder } from '../../studio/test/kit/static-server.ts'
import { DeskHost } from '../../studio/worker/desk-host.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'site/dist')

/** The pages of the site itself: the studio and the books have tests of their own. */
const pages = pathsBelow(dist)
  .map((path) => path.slice(dist.length + 1))
  .filter((path) => path.endsWith('.html') && !/^(?:play|books)\//.test(path))

let host: StaticHost
let browser: Browser
const wrong: string[] = []

beforeAll(async () => {
  host = await serveFolder(dist)
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser.close()
  await host.close()
})

async function opened(path: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => wrong.push(`${path}: ${message}`))
  page.on('console', (line) => line.type() === 'error' && wrong.push(`${path}: ${line.text()}`))
  page.on('request', (request) => {
    if (
      !request
        .url()
        .replace(/^blob:/, '')
        .startsWith(new URL(host.url).origin)
    )
      wrong.push(`${path} asks ${request.url()}`)
  })
  await page.goto(host.url + path)
  return page
}

/** Where the links of a page lead, without those to the studio with something in it. */
const linksOf = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

test('no link leads nowhere, nothing is asked of others, and no page complains', async () => {
  const seen = new Map<string, boolean>()
  const dead: string[] = []
  for (const path of pages) {
    const page = await opened(path)
    for (const link of await linksOf(page)) {
      const [address = ''] = link.split('#')
      if (!link.startsWith(host.url)) continue
      if (!seen.has(address)) seen.set(address, (await fetch(address)).ok)
      if (seen.get(address) !== true) dead.push(`${path}: ${link}`)
    }
    await page.context().close()
  }
  expect(seen.size).toBeGreaterThan(pages.length)
  expect({ dead, wrong }).toEqual({ dead: [], wrong: [] })
})

test('each block that the studio opens has no errors, and its files with it', () => {
  const { games, texts } = readShelf(root)
  const opening = pages
    .filter((path) => !path.startsWith('compiler/'))
    .flatMap((path) =>
      [...readFileSync(join(dist, path), 'utf8').matchAll(/class="open" href="[^"#]*(#[^"]*)"/g)].map(
        ([, link = '']) => ({ path, link }),
      ),
    )
  expect(opening.length).toBeGreaterThan(100)
  const errors = opening.flatMap(({ path, link }) => {
    const read = readLink(link)
    if (read.kind !== 'shared') return [`${path}: ${read.kind}`]
    const { entry, files } = read.shared
    const host = new DeskHost(files, texts, { games, folders: [...texts.keys()] })
    return new CheckSession()
      .check(entry, host)
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ code, title }) => `${path}, ${entry}: ${code} ${title}`)
  })
  expect(errors).toEqual([])
})

test.each([390, 1024, 1440])('nothing is cut off at the side, %i wide', async (width) => {
  for (const path of ['index.html', 'games/index.html', 'games/hearts.html', 'grammar/how-to-say.html']) {
    const page = await opened(path, width)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(`${path} ${wider}`).toBe(`${path} 0`)
    await page.context().close()
  }
})

test('everybody can read it, by light and by dark', async () => {
  for (const path of [
    'index.html',
    'games/index.html',
    'games/hearts.html',
    'ja/games/hearts.html',
    'gallery.html',
    'docs/first-game.html',
  ]) {
    const page = await opened(path)
    expect(await seriousInBoth(page)).toEqual([])
    await page.context().close()
  }
})

test('a game is played in one press, and a block runs below itself', async () => {
  const home = await opened('index.html')
  const [table] = await Promise.all([home.context().waitForEvent('page'), home.getByText('Play Hearts').click()])
  await expect.poll(() => table.locator('.card').count(), { timeout: 60_000 }).toBeGreaterThan(12)
  const ring = table.locator('#place-table').evaluate((place) => getComputedStyle(place).outlineStyle)
  expect(await ring).toBe('none')
  const page = await opened('grammar/how-to-say.html')
  await page.locator('a.run').nth(3).click()
  const studio = page.frameLocator('.try iframe')
  await studio.locator('.card').first().waitFor({ timeout: 60_000 })
  await studio.getByRole('tab', { name: 'Text' }).click()
  await studio.getByText('1 example holds').waitFor({ timeout: 60_000 })
  await page.locator('a.run').nth(3).click()
  expect(await page.locator('iframe').count()).toBe(0)
  expect(wrong).toEqual([])
})

test('the search finds what is asked', async () => {
  const page = await opened('index.html')
  await page.keyboard.press('Control+k')
  // It is fetched when it is first asked for.
  await page.locator('.search-input').fill('skip the next player')
  const found = (): Promise<string> => page.locator('.results').innerText()
  await expect.poll(found, { timeout: 20_000 }).toContain('How do I skip the next player?')
})

import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import type { Drawer } from '../../page/drawers.ts'
import { findChromium } from './find-chromium.ts'
import { type StaticHost, serveFolder } from './static-server.ts'

/** How somebody visits: with which window, and where to. */
export interface Visit extends BrowserContextOptions {
  /** The fragment of the address. */
  readonly link?: string
  /** Another address, where it is not the plain web host that is visited. */
  readonly url?: string
  /** The bytes that the browser gives the page to keep things in; as many as there are where it is not said. */
  readonly room?: number
  /** What stands open beside the table; everything, where it is not said, as with somebody who has opened it once. */
  readonly drawers?: readonly Drawer[]
  /** Whether its host goes away and comes back, of which browsers complain. */
  readonly isLeft?: boolean
}

/** A browser and the page on a plain web host, for the tests of a file. */
export interface Visits {
  /** Opens the page as somebody who was never there; what is wrong in it fails the test. */
  readonly visit: (how?: Visit) => Promise<Page>
  /** Opens the page once more, beside one that is open, in the same browser. */
  readonly anotherTab: (page: Page, link?: string) => Promise<Page>
  readonly host: () => StaticHost
}

/**
 * The first visit of a page keeps all of it for when there is no network, which takes as long as to open a game; the
 * tests of that ask for it.
 */
const USUAL: BrowserContextOptions = { viewport: { width: 1360, height: 860 }, serviceWorkers: 'block' }

/** One browser for all files of a process; it ends with that. What one visit keeps another never sees. */
let launched: Promise<Browser> | null = null

const theBrowser = (): Promise<Browser> =>
  (launched ??= chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] }))

/** Nothing but the page itself may be asked for, and nothing may go wrong unseen. */
export function visits(): Visits {
  let browser: Browser
  let host: StaticHost
  const wrong: string[] = []
  beforeAll(async () => {
    host = await serveFolder(inject('page'))
    browser = await theBrowser()
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(wrong.splice(0)).toEqual([])
  })
  afterAll(() => host.close())
  const watched = (page: Page, own: string, isLeft = false): Page => {
    page.on('pageerror', ({ message }) => wrong.push(message))
    page.on('console', (line) => {
      if (line.type() === 'error' && !(isLeft && GONE.test(line.text()))) wrong.push(line.text())
    })
    page.on('request', (request) => !isOwn(request.url(), own) && wrong.push(`asked for ${request.url()}`))
    return page
  }
  return {
    host: () => host,
    async visit({ link = '', url = host.url, room, isLeft, drawers = ALL, ...options }: Visit = {}) {
      const context = await browser.newContext({ ...USUAL, ...options })
      await context.addInitScript(leftOpen, drawers.join(' '))
      const page = watched(await context.newPage(), new URL('.', url).href, isLeft)
      // Once a page has asked how much room there is, that is known for half a minute.
      if (room !== undefined) await giveRoom(page, url, room)
      await page.goto(`${url}${link}`)
      return page
    },
    async anotherTab(page, link = '') {
      const url = page.url().split('#')[0] ?? ''
      const tab = watched(await page.context().newPage(), new URL('.', url).href)
      await tab.goto(`${url}${link}`)
      return tab
    },
  }
}

const ALL: readonly Drawer[] = ['text', 'why', 'choices', 'more']

/** As if they had been opened at an earlier visit. */
function leftOpen(drawers: string): void {
  try {
    localStorage['houserules-drawers'] ??= drawers
  } catch {
    // Nothing is kept there.
  }
}

/** What a browser says of a host that is gone. */
const GONE = /^WebSocket connection to .* failed/

const isOwn = (url: string, own: string): boolean => url.startsWith(own) || /^(blob|data|file):/.test(url)

/** Gives the pages of an address so many bytes to keep things in; as many as there are where nothing is said. */
export async function giveRoom(page: Page, url: string, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(url)
  await session.send('Storage.overrideQuotaForOrigin', quotaSize === undefined ? { origin } : { origin, quotaSize })
}

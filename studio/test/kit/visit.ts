import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { findChromium } from './find-chromium.ts'
import { type StaticHost, serveFolder } from './static-server.ts'

/** How somebody visits: with which window, and where to. */
export interface Visit extends BrowserContextOptions {
  /** The fragment of the address. */
  readonly link?: string
  /** Another address, where it is not the plain web host that is visited. */
  readonly url?: string
}

/** A browser and the page on a plain web host, for the tests of a file. */
export interface Visits {
  /** Opens the page as somebody who was never there; what is wrong in it fails the test. */
  readonly visit: (how?: Visit) => Promise<Page>
  readonly host: () => StaticHost
}

/** Nothing but the page itself may be asked for, and nothing may go wrong unseen. */
export function visits(): Visits {
  let browser: Browser
  let host: StaticHost
  const wrong: string[] = []
  beforeAll(async () => {
    host = await serveFolder(inject('page'))
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(wrong.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await browser.close()
    await host.close()
  })
  return {
    host: () => host,
    async visit({ link = '', url = host.url, ...options }: Visit = {}) {
      const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, ...options })
      // Every page of it, those that are opened later included.
      context.on('weberror', (error) => wrong.push(error.error().message))
      context.on('console', (line) => line.type() === 'error' && wrong.push(line.text()))
      context.on(
        'request',
        (request) => !isOwn(request.url(), new URL('.', url).href) && wrong.push(`asked for ${request.url()}`),
      )
      const page = await context.newPage()
      await page.goto(`${url}${link}`)
      return page
    },
  }
}

const isOwn = (url: string, own: string): boolean => url.startsWith(own) || /^(blob|data|file):/.test(url)

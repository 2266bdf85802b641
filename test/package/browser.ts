import { existsSync } from 'node:fs'
import { type Page, chromium } from 'playwright-core'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/usr/bin/google-chrome']

/** The browser of this machine. @throws Error that says how to come by one */
function browserPath(): string {
  const found = [process.env['HOUSERULES_CHROMIUM'] ?? '', ...BROWSERS].find((path) => path !== '' && existsSync(path))
  if (found === undefined)
    throw new Error(
      `there is no Chromium at ${BROWSERS.join(' or ')}: install it (\`apt-get install chromium\`), or name it in HOUSERULES_CHROMIUM`,
    )
  return found
}

/** Opens an address in Chromium, and closes it when the work is done; hands over what went wrong in the page. */
export async function inPage<T>(url: string, work: (page: Page, errors: readonly string[]) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(url)
    return await work(page, errors)
  } finally {
    await browser.close()
  }
}

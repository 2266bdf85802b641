import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from '../files/temporary-folder.ts'
import type { Io } from '../io.ts'
import { UsageError } from '../usage-error.ts'
import { stated } from '../stated.ts'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser that prints: `CHROMIUM`, else the first of those that systems have.
 * @throws UsageError where there is none, with what to install
 */
export function browserMeant({ env }: Pick<Io, 'env'>): string {
  const named = env['CHROMIUM'] ?? ''
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const there = named === '' ? BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name))) : [named]
  const found = there.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new UsageError(
    named === ''
      ? stated('a PDF is printed by Chromium, and none is found: `apt-get install chromium`, or name one by CHROMIUM')
      : stated('CHROMIUM names {1}, which is not there', named),
  )
}

/** @throws UsageError where the browser does not print it */
export function printedPage(html: string, browser: string): Uint8Array {
  const folder = temporaryFolder()
  const [page, printed] = [join(folder, 'book.html'), join(folder, 'book.pdf')]
  writeFileSync(page, html)
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--user-data-dir=${folder}`]
  try {
    execFileSync(browser, [...options, `--print-to-pdf=${printed}`, pathToFileURL(page).href], {
      stdio: 'ignore',
      timeout: 300_000,
    })
    return readFileSync(printed)
  } catch {
    throw new UsageError(
      stated('{1} has printed no PDF; `--format html` writes the page, to be printed by hand', browser),
    )
  }
}

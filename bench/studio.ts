import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Browser, type Page, type Response, chromium } from 'playwright-core'
import { median } from 'simple-statistics'
import { build } from 'vite'
import { BOT_PAUSES } from '../studio/page/bot-pause.ts'
import { linkOf } from '../studio/share/link.ts'
import { findChromium } from '../studio/test/kit/find-chromium.ts'
import { serveFolder } from '../studio/test/kit/static-server.ts'
import { words } from '../studio/words.ts'
import { type Row, short } from './report.ts'

/** What the page is told of a key, and of what follows from it, by its own marks. */
const MARKS = ['checked', 'playable', 'lights'] as const

const GAMES = [
  ['Hearts', 'rules/hearts/hearts.rules'],
  ['Trump King', 'rules/trump-king/trump-king.rules'],
  ['Duema Party', 'rules/duel-masters/duema-party.rules'],
] as const

/** The studio in a browser: how much is loaded before the first play, and how long a key takes to show. Wall clock. */
export async function studioRows(quick: boolean): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-bench-'))
  const configFile = fileURLToPath(new URL('../studio/vite.config.ts', import.meta.url))
  await build({ configFile, build: { outDir: folder, emptyOutDir: true }, logLevel: 'silent' })
  const host = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const rows: Row[] = []
    for (const [name, path] of quick ? GAMES.slice(0, 1) : GAMES) {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      const answers: Response[] = []
      page.on('response', (answer) => void answers.push(answer))
      const link = linkOf({ entry: path, files: {}, course: null, version: '' })
      await page.goto(`${host.url}${link}`)
      await markSeen(page, 'lights', 0)
      const bytes = await bytesBefore(page, 'lights', answers)
      rows.push({
        of: `studio, ${name}`,
        what: 'loaded before the first play',
        figure: `${short(bytes / 1000)}`,
        note: 'kB, gzip',
      })
      rows.push(...(await keyRows(page, `studio, ${name}`, quick ? 3 : 9)))
      await context.close()
    }
    rows.push(await movesRow(browser, host.url, quick ? 3000 : 15_000))
    return rows
  } finally {
    await browser.close()
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Compressed bytes of what was asked for before a mark; what the page made itself came from nowhere. */
async function bytesBefore(page: Page, mark: string, answers: readonly Response[]): Promise<number> {
  const [at = 0] = await marksOf(page, mark)
  const until = (await page.evaluate(() => performance.timeOrigin)) + at
  const before = answers.filter(
    (answer) => !answer.url().startsWith('blob:') && answer.request().timing().startTime < until,
  )
  const bodies = await Promise.all(before.map((answer) => answer.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

/** How many moves the page draws of a game that bots play without a pause, where nobody sees cards travel. */
async function movesRow(browser: Browser, url: string, milliseconds: number): Promise<Row> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  // Bots pause before a move, so that people can follow; here they do not.
  await page.addInitScript({
    content: `(later => {
      globalThis.setTimeout = (work, after) => later(work, after === ${BOT_PAUSES.even} ? 0 : after)
    })(setTimeout)`,
  })
  await page.goto(`${url}${linkOf({ entry: GAMES[0][1], files: {}, course: null, version: '' })}`)
  await markSeen(page, 'lights', 0)
  await page.getByRole('button', { name: words.table.setUp }).click()
  await page.locator('select[name=seat-0]').selectOption(words.setUp.players.random)
  await page.getByRole('button', { name: words.setUp.begin, exact: true }).click()
  const before = (await marksOf(page, 'drawn')).length
  await page.waitForTimeout(milliseconds)
  const drawn = (await marksOf(page, 'drawn')).slice(before)
  await context.close()
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1000
  return {
    of: `studio, ${GAMES[0][0]}`,
    what: 'moves drawn by bots that do not pause',
    figure: short((drawn.length - 1) / seconds),
    note: 'a second, motion off, wall clock',
  }
}

/**
 * What a key is typed in: every state begins with what is kept, a fact is worked out where it is asked for, and of an
 * example nothing follows.
 */
const TYPED_IN = [
  ['what is kept', '\nprobe: number starts 1'],
  ['a fact', '\nspare: number = 1'],
  ['an example', '\nexample "probe"\n  then 1 = 1'],
] as const

/** Types a digit at the end of the text and takes it back, again and again, where that is in a rule, and in an example. */
async function keyRows(page: Page, of: string, keys: number): Promise<Row[]> {
  const rows: Row[] = []
  await page.locator('.cm-content').click()
  for (const [typedIn, text] of TYPED_IN) {
    await page.keyboard.press('Control+End')
    const before = await marksOf(page, 'lights')
    await page.keyboard.insertText(text)
    await markSeen(page, 'lights', before.length)
    const times = await keyTimes(page, keys)
    rows.push(
      ...MARKS.map((mark, i) => ({
        of,
        what: `key in ${typedIn} to ${mark}`,
        figure: short(median(times.map((each) => each[i] ?? 0))),
        note: 'ms, wall clock',
      })),
    )
  }
  return rows
}

/** How many milliseconds after each key the page had what each mark stands for. */
async function keyTimes(page: Page, keys: number): Promise<number[][]> {
  const times: number[][] = []
  for (let key = 0; key < keys; key += 1) {
    await page.waitForTimeout(1500)
    const seen = await marksOf(page, 'lights')
    await (key % 2 === 0 ? page.keyboard.insertText('1') : page.keyboard.press('Backspace'))
    await markSeen(page, 'lights', seen.length)
    const from = (await marksOf(page, 'key')).at(-1) ?? 0
    const marks = await Promise.all(MARKS.map((mark) => marksOf(page, mark)))
    times.push(marks.map((each) => (each.at(-1) ?? 0) - from))
  }
  return times
}

const marksOf = (page: Page, mark: string): Promise<number[]> =>
  page.evaluate((name) => performance.getEntriesByName(name).map(({ startTime }) => startTime), `houserules-${mark}`)

async function markSeen(page: Page, mark: string, many: number): Promise<void> {
  await page.waitForFunction(
    ([name, before]) => performance.getEntriesByName(name).length > before,
    [`houserules-${mark}`, many] as const,
    { timeout: 300_000 },
  )
}

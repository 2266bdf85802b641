import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seatWords } from '../seat/seat-words.ts'
import { linkOf } from '../share/link.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { newTables, tableHost } from './kit/table-host.ts'
import { visits } from './kit/visit.ts'

/** What is loaded until somebody can play, in kilobytes as they are sent; nothing that is added may come to more. */
const MOST = { studio: 190, seat: 43 } as const

async function kilobytes(answers: readonly Response[], until: number): Promise<number> {
  const before = answers.filter((each) => each.url().startsWith('http') && each.request().timing().startTime < until)
  const bodies = await Promise.all(before.map((each) => each.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1000
}

const kept = (page: Page): Response[] => {
  const answers: Response[] = []
  page.on('response', (each) => void answers.push(each))
  return answers
}

describe('before the first play', () => {
  const { visit, host } = visits()

  it('no more is loaded of the studio than was', async () => {
    const page = await visit({ drawers: [] })
    const link = linkOf({ entry: 'rules/hearts/hearts.rules', files: {}, course: null, version: '' })
    await page.goto('about:blank')
    const answers = kept(page)
    await page.goto(`${host().url}${link}`)
    await untilPlayable(page)
    // What comes after the table, for the colours of the text, is begun later.
    const until = await page.evaluate(() => {
      const [lights] = performance.getEntriesByName('houserules-lights')
      return performance.timeOrigin + (lights?.startTime ?? performance.now())
    })
    const loaded = await kilobytes(answers, until)
    expect(loaded).toBeGreaterThan(150)
    expect(loaded).toBeLessThan(MOST.studio)
  })

  it('no more is loaded of the page of a seat than was', async () => {
    const tables = await tableHost(newTables())
    const url = `http://127.0.0.1:${tables.port}/`
    const page = await visit({ url, isLeft: true })
    await page.goto('about:blank')
    const answers = kept(page)
    await page.goto(url)
    await page.getByRole('button', { name: seatWords.sitHere }).first().waitFor()
    const loaded = await kilobytes(answers, Number.POSITIVE_INFINITY)
    expect(loaded).toBeGreaterThan(20)
    expect(loaded).toBeLessThan(MOST.seat)
  })
})

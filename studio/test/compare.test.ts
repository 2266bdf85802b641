import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { seriousFindings } from './kit/axe.ts'
import { LOOKS_AHEAD } from '../page/many.ts'
import { openGame, setUp, untilPlayable, writeInstead } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const ENTRY = 'mine.rules'
const TEXT = 'variant Mine of KuhnPoker "a dearer bet"\n\nreplace bet-size = 2\n'
const LINK = linkOf({ entry: ENTRY, files: { [ENTRY]: TEXT }, course: null, version: '' })

const DEARER = readFileSync(new URL('../../rules/kuhn-poker/kuhn-poker.rules', import.meta.url), 'utf8').replace(
  'bet-size: number = 1',
  'bet-size: number = 2',
)

describe('who weighs a house rule', () => {
  const { visit } = visits()

  it('sees what it changes, and how a thousand games go by either rules', async () => {
    const page = await visit({ link: LINK })
    await untilPlayable(page)
    await page.getByRole('button', { name: words.changes.show }).click()
    await page.getByText(words.changes.title('KuhnPoker')).waitFor()
    await expect.poll(() => page.locator('.change').count()).toBe(1)
    await expect.poll(() => page.locator('.change').textContent()).toMatch(/outcome\s*bet-size/)
    await page.getByRole('button', { name: words.many.show }).click()
    await page.getByText(words.many.title(1000, 'KuhnPoker', words.many.atRandom)).waitFor({ timeout: 60_000 })
    for (const plot of [words.many.seats, words.many.lengths, words.many.done])
      await expect.poll(() => page.getByRole('img', { name: plot, exact: true }).count(), { message: plot }).toBe(1)
    const seats = page.getByRole('table', { name: words.many.seats })
    await expect.poll(() => seats.getByRole('row').count()).toBe(4)
    const difference = page.getByRole('table', { name: words.many.differences })
    // The same deals take the same decisions, whatever a bet costs.
    await expect
      .poll(() => difference.getByRole('row', { name: /^decisions in a game/ }).textContent())
      .toMatch(/0\.00/)
    expect(await seriousFindings(page)).toEqual([])
  })

  it('sees what they have changed in a game that ships, with a position that shows it', async () => {
    const page = await visit()
    await openGame(page, 'KuhnPoker')
    await page.getByRole('button', { name: words.changes.show }).click()
    await page.getByText(words.changes.none).waitFor()
    await writeInstead(page, DEARER)
    await untilPlayable(page)
    await page.getByRole('button', { name: words.changes.show }).click()
    await page.getByText(words.changes.title(words.changes.shipped('KuhnPoker'))).waitFor()
    await page.getByRole('button', { name: words.changes.openBase(words.changes.shipped('KuhnPoker')) }).click()
    await page.getByText(words.changes.byBase('KuhnPoker')).waitFor()
  })

  it('sees how a game of no base goes, and may stop on the way', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await page.getByRole('button', { name: words.many.show }).click()
    await page.getByRole('button', { name: words.many.stop, exact: true }).click()
    await page.getByText(words.many.stopped).waitFor()
    await page.getByRole('button', { name: words.many.again }).click()
    await page.getByText(words.many.title(1000, null, words.many.atRandom)).waitFor({ timeout: 120_000 })
    await expect.poll(() => page.getByRole('table', { name: words.many.seats }).getByRole('row').count()).toBe(6)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await seriousFindings(page)).toEqual([])
  })

  it('has the bots play that are seated, is told which, and sees what came in by then', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await setUp(page, ['search', 'random', 'search', 'random'])
    await page.getByRole('button', { name: words.table.pause }).waitFor()
    await page.getByRole('button', { name: words.many.show }).click()
    const by = words.many.think(['A', 'C'], LOOKS_AHEAD)
    await page.locator('.why', { hasText: by }).waitFor()
    const stop = page.getByRole('button', { name: words.many.stop, exact: true })
    const seats = page.getByRole('table', { name: words.many.seats })
    await seats.waitFor({ timeout: 120_000 })
    expect(await stop.count()).toBe(1)
    await stop.click()
    await page.getByText(words.many.stopped).waitFor()
    expect(await page.locator('.why h3', { hasText: by }).count()).toBe(1)
  })
})

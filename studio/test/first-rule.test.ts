import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const HEAD = 'variant Ours of Hearts "the jack"\n\n'
const LINK = linkOf({ entry: 'ours.rules', files: { 'ours.rules': HEAD }, course: null, version: '' })

const lines = (page: Page): Promise<string[]> => page.locator('.cm-line').allTextContents()

describe('the first house rule that somebody writes', () => {
  const { visit } = visits()

  const atEnd = async (): Promise<Page> => {
    const page = await visit({ link: LINK })
    await untilPlayable(page)
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    return page
  }

  it.each([
    ['jack of diamonds: points of J♦ = -10', ['jack-of-diamonds: except points of J♦ = -10']],
    ['points of J♦ = -10', ['except points of J♦ = -10']],
    ['the jack of diamonds takes ten off', ['-- the jack of diamonds takes ten off', 'except points of J♦ = 0']],
    ['except points of J♦ = -10', null],
    ['jack-of-diamonds: except points of J♦ = -10', null],
  ])('is led by a button from “%s”', async (typed, wanted) => {
    const page = await atEnd()
    await page.keyboard.insertText(typed)
    if (wanted !== null) {
      await page.locator('.findings .error button.main').click()
      await expect.poll(async () => (await lines(page)).slice(2)).toEqual(wanted)
    }
    await page.getByText(words.text.fine).waitFor()
  })

  it('is offered the cards of the game behind “except points of”, unasked', async () => {
    const page = await atEnd()
    await page.keyboard.type('except points of ')
    const offered = page.locator('.cm-tooltip-autocomplete li')
    await expect.poll(async () => (await offered.allTextContents()).join(' ')).toContain('J♦')
    await page.keyboard.type('J♦')
    await page.keyboard.press('Escape')
    await page.keyboard.type(' = -10')
    await page.getByText(words.text.fine).waitFor()
  })

  it('has its example indented by Enter, and a red one as loud as a mistake, its answer one press away', async () => {
    const page = await atEnd()
    const depth = async (wanted: number): Promise<void> => {
      await expect.poll(async () => (await lines(page)).at(-1)).toBe(' '.repeat(wanted))
    }
    const write = async (line: string, deeper: number): Promise<void> => {
      await page.keyboard.insertText(line)
      await page.keyboard.press('Enter')
      await depth(deeper)
    }
    await write('example "a heart counts two"', 2)
    await write('given', 4)
    await write('taken of A is 2♥', 4)
    await page.keyboard.insertText('at score')
    await page.keyboard.press('Enter')
    await depth(4)
    await page.keyboard.press('Backspace')
    await page.keyboard.insertText('then total of A = 2\n')
    await expect
      .poll(async () => (await lines(page)).slice(2))
      .toEqual([
        'example "a heart counts two"',
        '  given',
        '    taken of A is 2♥',
        '    at score',
        '  then total of A = 2',
        '',
      ])
    const red = page.locator('.findings .error.red')
    await red.waitFor({ timeout: 40_000 })
    expect(await red.textContent()).toContain('total of A is 0')
    await expect.poll(() => page.getByText(words.text.fine).count()).toBe(0)
    await red.getByRole('button', { name: words.lights.happened }).click()
    await page.locator('.why .trace li').first().waitFor()
    await page.locator('.lights .said button').click()
  })
})

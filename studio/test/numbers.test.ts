import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { seriousFindings } from './kit/axe.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const GAME = `game Bids for 2 players "each bids once"

bid of player: number starts 0

to match
  each player p
    turn by p
  each player p
    result of p becomes bid of p
  finish
to turn by player p
  p must act
player p may pass-on at turn
to pass-on by player p
  bid of p becomes 1
player p may raise-to number n in 2..190 at turn
to raise-to number n by player p
  bid of p becomes n
player p may drop-to number n in 2..9 at turn
to drop-to number n by player p
  bid of p becomes 0 - n
`

describe('who may say one of many numbers', () => {
  const { visit } = visits()

  it('writes it, by keyboard as well', async () => {
    const page = await visit({
      link: linkOf({ entry: 'bids.rules', files: { 'bids.rules': GAME }, course: null, version: '' }),
    })
    await untilPlayable(page)
    await expect.poll(() => page.locator('.choices li').allTextContents()).toHaveLength(3)
    expect(await seriousFindings(page)).toEqual([])
    const lines = await page.locator('.choices li').allTextContents()
    const key = (words: string): string => String(lines.findIndex((line) => line.includes(words)) + 1)
    const number = page.getByLabel(words.table.number('raise-to', 2, 190))
    await page.keyboard.press(key('raise-to'))
    await number.and(page.locator(':focus')).waitFor()
    await number.blur()
    await page.keyboard.press(key('drop-to'))
    await page
      .getByLabel(words.table.number('drop-to', 2, 9))
      .and(page.locator(':focus'))
      .waitFor()
    await number.fill('17')
    await page.keyboard.press('Enter')
    await page.locator('.over').waitFor()
    await expect.poll(() => page.locator('.over').textContent()).toMatch(/You\s+17/)
  })
})

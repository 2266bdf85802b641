import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { untilPlayable, writeInstead } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const GAME = `game Sparks for 2 players "burn three points away"

printed cost of card: number

card Ember
  cost = 1
  to burn this by player p
    life of next of p loses 1
    move this to pile

card 炎の大鳥
  cost = 3
  to burn this by player p
    life of next of p loses 2
    move this to pile

zone hand of player p seen by p
zone pile seen by everyone
life of player: number starts 3

to match
  each player p
    each definition d
      create d to hand of p
  repeat
    each player p
      p must act
  until some player p where life of p <= 1
  each player p
    result of p becomes life of p
  finish

to burn card c by player p
  move c to pile

any-card: player p may burn card c in hand of p at match
`

describe('who writes a card with text and plays both seats', () => {
  const { visit } = visits()

  it('sees what is written on the card, and its text at work', async () => {
    const page = await visit()
    await page.getByRole('button', { name: words.start.empty }).click()
    await untilPlayable(page)
    await writeInstead(page, GAME)
    await page.getByRole('heading', { name: 'Sparks', level: 1 }).waitFor()
    await page.getByRole('button', { name: words.table.setUp }).click()
    await page.locator('select[name=seat-1]').selectOption(words.setUp.players.person)
    await page.getByRole('button', { name: words.setUp.begin, exact: true }).click()
    const bird = page.locator('[data-zone="hand of A"]').getByRole('button', { name: /^炎の大鳥/ })
    await bird.hover()
    await page.locator('.lens', { hasText: 'life of next of p loses 2' }).waitFor()
    await bird.click()
    await page.getByText(words.table.yours(words.table.seat('B'))).waitFor()
    expect(await page.locator('[data-seat="B"]').textContent()).toMatch(/life\s*1/)
    await page
      .locator('[data-zone="hand of B"]')
      .getByRole('button', { name: /^Ember/ })
      .click()
    await page.locator('.over').waitFor()
    expect(await page.locator('.over').textContent()).toContain(words.table.result('A', 2))
  })
})

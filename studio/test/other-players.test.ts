import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { untilPlayable, untilStepTaken, writeInstead } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const game = (players: string): string => `game Handful for ${players} players "the most cards"
card each number n in 1..48 named c n
zone deck seen by nobody
zone hand of player p seen by p
to match
  each definition d
    create d to deck
  each player p
    move each card c in top of (deck, 4) to hand of p
  first of players must act
  finish
to keep card c by player p
  move c to deck
player p may keep card c in hand of p at match
`

describe('who writes for how many players a game is', () => {
  const { visit } = visits()

  it('has the table laid for them, and is told', async () => {
    const page = await visit()
    await page.getByRole('button', { name: words.start.empty }).click()
    await untilPlayable(page)
    await writeInstead(page, game('12'))
    await page.locator('[data-seat="L"]').waitFor()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(words.dealtAnew)
    const colours = await page
      .locator('.seat-name')
      .evaluateAll((names) => names.map((name) => getComputedStyle(name).backgroundColor))
    expect(new Set(colours).size).toBe(12)
    expect(colours).not.toContain('rgba(0, 0, 0, 0)')
    // From here on this is the game to be kept, as far as other rules have it.
    await page.locator('.choices button').first().click()
    await untilStepTaken(page)
    await writeInstead(page, game('2 to 3'))
    await page.locator('[data-seat="L"]').waitFor({ state: 'detached' })
    await page.locator('[data-seat="C"]').waitFor()
  })

  it('has the game of before again, once it is for as many again', async () => {
    const page = await visit()
    await page.getByRole('button', { name: words.start.empty }).click()
    await untilPlayable(page)
    await writeInstead(page, game('12'))
    await page.locator('[data-seat="L"]').waitFor()
    await writeInstead(page, game('2 to 3'))
    await page.locator('[data-seat="L"]').waitFor({ state: 'detached' })
    await page.locator('[data-seat="B"]').waitFor()
    await expect.poll(() => page.locator('[data-seat]').count()).toBe(2)
  })
})

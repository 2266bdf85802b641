import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { seriousFindings } from './kit/axe.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const GAME = `game Bears for 2 players "bring three animals"

card Bear
card Fox
card 《Old Owl》
zone hand of player p seen by p
zone pile seen by everyone

deck main-deck of player p
full: refuse deck of player p "three cards are brought" if count of main-deck of p != 3
default deck "three bears"
  main-deck is 3 Bear

to match
  each player p
    create main-deck of p to hand of p
  repeat
    each player p
      p must act
  until no card c in hand of last of players
  finish

to lay card c by player p
  move c to pile

any: player p may lay card c in hand of p at match
`

describe('who brings a deck', () => {
  const { visit } = visits()

  it('is told every reason why it may not be played, mends it, plays it, and sends it', async () => {
    const page = await visit({
      link: linkOf({ entry: 'bears.rules', files: { 'bears.rules': GAME }, course: null, version: '' }),
    })
    await untilPlayable(page)
    await page.getByRole('button', { name: words.table.setUp }).click()
    await page.getByText(words.decks.of('A')).click()
    await page
      .getByRole('button', { name: words.decks.from('three bears') })
      .first()
      .click()
    const field = page.getByLabel(words.decks.text('A'))
    await expect.poll(() => field.inputValue()).toBe('3 Bear')
    const deal = page.getByRole('button', { name: words.setUp.begin, exact: true })
    await field.fill('2 Baer\n1 Wolf')
    await deal.click()
    const reasons = page.locator('.deck .bad li')
    await reasons.first().waitFor()
    await expect
      .poll(() => reasons.allTextContents())
      .toEqual(['no card is called `Baer`; did you mean `Bear`?', expect.stringContaining('no card is called `Wolf`')])
    expect(await seriousFindings(page)).toEqual([])
    await field.fill('1 Bear\n1 Fox')
    await deal.click()
    await page.locator('.deck .bad li', { hasText: 'three cards are brought' }).waitFor()
    await field.fill('2 Old Owl\n1 Fox')
    await deal.click()
    await page.locator('.panel').waitFor({ state: 'detached' })
    await page.locator('[data-zone="hand of A"] .card', { hasText: 'Fox' }).waitFor()
    await expect.poll(() => handOfA(page)).toEqual(['Fox', 'Old Owl', 'Old Owl'])
    await page.getByRole('button', { name: words.share }).click()
    const link = await page.getByRole('textbox', { name: words.share }).inputValue()
    const friend = await visit({ link: link.slice(link.indexOf('#')) })
    await untilPlayable(friend)
    await expect.poll(() => handOfA(friend)).toEqual(['Fox', 'Old Owl', 'Old Owl'])
  })

  it('plays a deck of the game where a deck that was sent may not be played any more', async () => {
    const decks = ['2 Wolf\n1 Fox', null]
    const course = { beginning: { kind: 'deal' as const, seed: 1, players: 2, options: {}, decks }, choices: [] }
    const page = await visit({
      link: linkOf({ entry: 'bears.rules', files: { 'bears.rules': GAME }, course, version: '' }),
    })
    await untilPlayable(page)
    await page.locator('.note', { hasText: words.dealtAnew }).waitFor()
    await expect.poll(() => handOfA(page)).toEqual(['Bear', 'Bear', 'Bear'])
  })
})

/** What lies in the hand of the viewer, by names. */
const handOfA = (page: Page): Promise<string[]> => page.locator('[data-zone="hand of A"] .card-name').allTextContents()

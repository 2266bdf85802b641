import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { seriousFindings } from './kit/axe.ts'
import { lightsSaid, openGame, untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const ENTRY = 'mine.rules'
const VARIANT = 'variant Mine of Hearts "two cards are passed"\n\nreplace cards-to-pass = 2\n'

const OTHER = `game Other for 2 players "of another kind"

score of player: number starts 0
to match
  each player p
    score of p gains 1
    result of p becomes score of p
  finish
`

describe('who writes', () => {
  const { visit } = visits()

  it('gives a number of the base another name, in the base and in the variant', async () => {
    const files = { [ENTRY]: VARIANT, 'other.rules': OTHER }
    const page = await visit({ link: linkOf({ entry: ENTRY, files, course: null, version: '' }) })
    await untilPlayable(page)
    await lightsSaid(page)
    await cursorAt(page, 'cards-to-pass')
    await page.keyboard.press('F2')
    const panel = page.getByRole('dialog', { name: words.names.rename })
    await expect.poll(() => panel.locator('form p').first().textContent()).toMatch(/mine\.rules/)
    await expect.poll(() => panel.locator('form p').first().textContent()).toMatch(/rules\/hearts\/hearts\.rules/)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByLabel(words.names.to).fill('passed-cards')
    await page.keyboard.press('Enter')
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.cm-content').textContent()).toContain('replace passed-cards = 2')
    // Two cards are passed where the examples of the base pass three: what is red is not called fine, but no mistake.
    await page.locator('.findings li.red').first().waitFor()
    expect(await page.locator('.findings .bad').count()).toBe(0)
    await page.locator('.files').selectOption('rules/hearts/hearts.rules')
    await page.locator('.cm-line', { hasText: 'passed-cards: number' }).first().waitFor()
    await page.locator('.text-head', { hasText: words.text.own }).waitFor()
  })

  it('takes a name back in all files at once, and gives it again', async () => {
    const page = await visit({
      link: linkOf({ entry: ENTRY, files: { [ENTRY]: VARIANT }, course: null, version: '' }),
    })
    await untilPlayable(page)
    await lightsSaid(page)
    await cursorAt(page, 'cards-to-pass')
    await page.keyboard.press('F2')
    await page.getByLabel(words.names.to).fill('passed-cards')
    await page.keyboard.press('Enter')
    const line = (text: string) => page.locator('.cm-line', { hasText: text }).first().waitFor()
    await line('replace passed-cards = 2')
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+z')
    await line('replace cards-to-pass = 2')
    await page.keyboard.press('Control+y')
    await line('replace passed-cards = 2')
    await page.keyboard.press('Control+z')
    await line('replace cards-to-pass = 2')
    await page.locator('.findings li.red').first().waitFor()
    expect(await page.locator('.findings .bad').count()).toBe(0)
    await page.locator('.files').selectOption('rules/hearts/hearts.rules')
    await line('cards-to-pass: number')
    await page.locator('.text-head', { hasText: words.text.shipped }).waitFor()
  })

  it('is told why a name cannot be another, and nothing is changed', async () => {
    const page = await visit({
      link: linkOf({ entry: 'other.rules', files: { 'other.rules': OTHER }, course: null, version: '' }),
    })
    await untilPlayable(page).catch(() => {})
    await lightsSaid(page)
    await cursorAt(page, 'score')
    await page.getByRole('button', { name: words.names.rename, exact: true }).click()
    await page.getByLabel(words.names.to).fill('result')
    await page.keyboard.press('Enter')
    await page.locator('.panel .bad').waitFor()
    await expect.poll(() => page.locator('.panel .bad').textContent()).toMatch(/^Nothing was changed: /)
    await expect.poll(() => page.locator('.cm-content').textContent()).toContain('score of player: number starts 0')
  })

  it('looks up a clause, from beside the text and from the reasons below the table', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await lightsSaid(page)
    await page.getByRole('button', { name: words.clauses.show }).click()
    const clauses = page.getByRole('complementary', { name: words.clauses.label })
    await page.getByLabel(words.clauses.seek).fill('follow')
    const follow = clauses.locator('[data-clause="follow"]')
    await follow.locator('summary').click()
    await follow.getByRole('button', { name: 'follow-suit' }).click()
    await page.locator('.cm-activeLine', { hasText: 'follow-suit: player p must play' }).waitFor()
    await follow.getByRole('button', { name: 'suit is followed when it can be' }).click()
    await page.locator('.cm-activeLine', { hasText: 'example "suit is followed when it can be"' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: words.clauses.show }).click()
    await clauses.waitFor({ state: 'detached' })
    await page.locator('.prompt button.chip').click()
    await clauses.locator('[data-clause="passing"][open]').waitFor()
  })

  it('presses a name that may have been meant', async () => {
    const text = OTHER.replace('result of p becomes score', 'result of p becomes scor')
    const page = await visit({
      link: linkOf({ entry: 'other.rules', files: { 'other.rules': text }, course: null, version: '' }),
    })
    await page.locator('.findings .error').waitFor()
    await page.locator('.findings').getByRole('button', { name: 'write `score`' }).click()
    await page.getByText(words.text.fine).waitFor()
    await expect.poll(() => page.locator('.cm-content').textContent()).toContain('result of p becomes score of p')
  })

  it('presses what a finding is about besides', async () => {
    const once = 'score of player: number starts 0\n'
    const text = OTHER.replace(once, `${once}score of player: number starts 7\n`)
    const page = await visit({
      link: linkOf({ entry: 'other.rules', files: { 'other.rules': text }, course: null, version: '' }),
    })
    await page.locator('.findings .error').first().waitFor()
    await page.locator('.findings').getByRole('button', { name: 'first declared here (other.rules:' }).first().click()
    await page.locator('.cm-activeLine', { hasText: 'score of player: number starts 0' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })
})

/** Puts the cursor into a word of the text. */
const cursorAt = (page: Page, word: string): Promise<void> =>
  page.locator('.cm-line').getByText(word, { exact: true }).first().click()

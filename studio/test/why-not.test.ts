import { describe, expect, it } from 'vitest'
import { words } from '../words.ts'
import { lightsSaid, openGame, takeChoice } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

describe('who lays out a position', () => {
  const { visit } = visits()

  it('is told by which rule and clause a card may not be played', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await lightsSaid(page)
    await page.getByRole('button', { name: /^suit is followed when it can be/ }).click()
    await page.getByRole('button', { name: words.lights.lay }).click()
    await page.locator('[data-zone="hand of B"] .card').first().waitFor()
    await page.getByRole('button', { name: words.table.undo }).waitFor()
    // What was laid out went on to its last line; the choice before it is B's.
    await page.locator('[data-zone="hand of B"]').getByRole('button', { name: /^A♠/ }).click()
    const why = page.locator('.why')
    await why.getByText(words.why.not('play A♠')).waitFor()
    await expect.poll(() => why.locator('.rule').first().textContent()).toBe('follow-suit')
    await expect.poll(() => why.locator('.chip').first().textContent()).toBe('follow')
    await expect.poll(() => why.textContent()).toContain('player p must play card c where suit of c = led')
    await why.locator('.rule').first().click()
    await page.locator('.cm-activeLine', { hasText: 'follow-suit' }).waitFor()
  })

  it('sees with the eyes of another seat only what that seat may see', async () => {
    const page = await visit()
    await openGame(page, 'Hearts')
    await expect.poll(() => page.locator('[data-zone="hand of A"] .card svg').count()).toBe(13)
    await expect.poll(() => page.locator('[data-zone="hand of B"] .card svg').count()).toBe(0)
    await page.getByLabel(words.table.eyes).selectOption(words.table.seat('B'))
    await page.locator('[data-zone="hand of B"] .card svg').first().waitFor()
    await expect.poll(() => page.locator('[data-zone="hand of B"] .card svg').count()).toBe(13)
    await expect.poll(() => page.locator('[data-zone="hand of A"] .card svg').count()).toBe(0)
    // What A may pass says which cards A holds.
    const asked = page.locator('.prompt')
    await expect.poll(() => asked.textContent()).toContain(words.table.othersAsked(words.table.seat('A')))
    await expect.poll(() => page.locator('.choices').count()).toBe(0)
    await asked.getByRole('button', { name: words.table.lookAs(words.table.seat('A')) }).click()
    await page.locator('.choices button').first().waitFor()
    await expect.poll(() => page.locator('[data-zone="hand of B"] .card svg').count()).toBe(0)
  })

  it('sees the table as it was beside a sentence of what happened, and as it is again', async () => {
    const page = await visit({ reducedMotion: 'reduce' })
    await openGame(page, 'KuhnPoker')
    // Whoever plays the others has answered by then: what is told moves no more.
    await takeChoice(page, 0)
    const told = page.locator('.why .told')
    await told.last().waitFor()
    const note = page.locator('.glimpse span')
    const steps = await told.count()
    await told.last().hover()
    await note.waitFor()
    await expect.poll(() => note.textContent()).toBe(words.why.asItWas(0))
    await page.locator('.table.past').waitFor()
    await expect.poll(() => page.locator('.ask').isVisible()).toBe(true)
    await page.locator('h1').hover()
    await page.locator('.table:not(.past)').waitFor()
    await expect.poll(() => note.count()).toBe(0)
    // By the keyboard alone, step by step.
    await told.nth(steps - 1).focus()
    await note.waitFor()
    await told.nth(steps - 1).blur()
    await note.waitFor({ state: 'detached' })
  })

  it('sees an example step by step beside its lines', async () => {
    const page = await visit({ reducedMotion: 'reduce' })
    await openGame(page, 'Hearts')
    await page.locator('.lights .dot').first().click()
    const steps = page.locator('.example-steps button')
    await steps.nth(1).waitFor()
    const hand = await page.locator('.mine').textContent()
    await steps.first().focus()
    await page.locator('.glimpse span', { hasText: words.changes.laid }).waitFor()
    await expect.poll(() => page.locator('.mine').textContent()).not.toBe(hand)
    await steps.first().blur()
    await page.locator('.table:not(.past)').waitFor()
    await expect.poll(() => page.locator('.mine').textContent()).toBe(hand)
  })

  it('takes moves back and goes forward again', async () => {
    const page = await visit()
    await openGame(page, 'KuhnPoker')
    const hand = await page.locator('[data-zone="hand of A"] .card').textContent()
    const over = page.locator('.over')
    while ((await over.count()) === 0) await takeChoice(page, 0)
    while (await page.getByRole('button', { name: words.table.undo }).isEnabled()) {
      // The key does nothing where nothing is left to take back.
      await page.keyboard.press('u')
      await page.waitForTimeout(150)
    }
    await expect.poll(() => page.locator('[data-zone="hand of A"] .card').textContent()).toBe(hand)
    await page.getByRole('button', { name: words.table.redo }).click()
    await page.locator('.why .answer').first().waitFor()
  })
})

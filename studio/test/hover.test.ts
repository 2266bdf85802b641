import { expect, test } from 'vitest'
import { lightsSaid, openGame } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const { visit } = visits()

test.each([
  { of: 'a fact', word: 'led', said: ['fact', 'led: suit or none starts none', 'rules/hearts/hearts.rules'] },
  { of: 'a clause', word: '[tricks]', said: ['clause'] },
])('the meaning of $of is shown while the pointer rests on it', async ({ word, said }) => {
  const page = await visit()
  await openGame(page, 'Hearts')
  await lightsSaid(page)
  await page.locator('.cm-line').getByText(word, { exact: true }).first().hover()
  const shown = page.locator('.meaning')
  await shown.waitFor()
  for (const part of said) await expect.poll(() => shown.textContent()).toContain(part)
})

test('what may stand at a place is offered, what is likely first, and sentences are filled in', async () => {
  const page = await visit()
  await openGame(page, 'Hearts')
  await lightsSaid(page)
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\ncard c is dear if le')
  const offered = page.locator('.cm-tooltip-autocomplete li')
  await offered.first().waitFor()
  const labels = await page.locator('.cm-completionLabel').allTextContents()
  expect(labels).toEqual(expect.arrayContaining(['leader', 'led']))
  expect(labels).not.toContain('let')
  await page.keyboard.type('d')
  // By a click: a key that comes as soon as the list is there is taken for one that was typed before it.
  await offered.getByText('led', { exact: true }).click()
  await expect.poll(() => page.locator('.cm-line').last().textContent()).toBe('card c is dear if led')
  await page.keyboard.type('\nexam')
  await offered.getByText('example', { exact: true }).first().click()
  await page.locator('.cm-snippetField').first().waitFor()
  await expect.poll(() => page.locator('.cm-content').textContent()).toContain('example "title"')
})

test('one goes from a name to where it is declared', async () => {
  const page = await visit()
  await openGame(page, 'Hearts')
  await lightsSaid(page)
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  const line = page.locator('.cm-line', { hasText: 'then deal-number = 1' })
  await line.getByText('deal-number', { exact: true }).click({ modifiers: ['Control'] })
  await page.locator('.cm-activeLine', { hasText: '[deal] deal-number: number starts 0' }).waitFor()
})

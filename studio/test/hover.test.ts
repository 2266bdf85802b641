import { expect, test } from 'vitest'
import { words } from '../words.ts'
import { lightsSaid, openGame } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const { visit } = visits()

test.each([
  { of: 'a fact', word: 'led', said: ['fact', 'led: suit or none starts none', 'rules/hearts/hearts.rules'] },
  { of: 'a clause', word: '[tricks]', said: [words.text.clause] },
])('the meaning of $of is shown while the pointer rests on it', async ({ word, said }) => {
  const page = await visit()
  await openGame(page, 'Hearts')
  await lightsSaid(page)
  await page.locator('.cm-line').getByText(word, { exact: true }).first().hover()
  const shown = page.locator('.meaning')
  await shown.waitFor()
  for (const part of said) expect(await shown.textContent()).toContain(part)
})

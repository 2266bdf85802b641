import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const ENTRY = 'mine.rules'
const TEXT = 'variant Mine of KuhnPoker "a dearer bet"\n\nreplace bet-size = 2\n'

describe('who weighs a house rule', () => {
  const { visit } = visits()

  it('sees what it changes, and how a thousand games go', async () => {
    const link = linkOf({ entry: ENTRY, files: { [ENTRY]: TEXT }, course: null, version: '' })
    const page = await visit({ link })
    await untilPlayable(page)
    await page.getByRole('button', { name: words.changes.show }).click()
    await page.getByText(words.changes.title('KuhnPoker')).waitFor()
    expect(await page.locator('.change').count()).toBe(1)
    expect(await page.locator('.change').textContent()).toMatch(/outcome\s*bet-size/)
    await page.getByRole('button', { name: words.many.show }).click()
    await page.getByText(words.many.title(1000)).waitFor({ timeout: 60_000 })
    expect(await page.locator('.why tbody tr').count()).toBe(2)
  })
})

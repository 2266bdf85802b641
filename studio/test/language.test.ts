import { expect, it } from 'vitest'
import { english } from '../words/english.ts'
import { japanese } from '../words/japanese.ts'
import { visits } from './kit/visit.ts'
import { untilPlayable } from './kit/on-the-page.ts'

const { visit } = visits()

it('the page speaks the language that the browser asks for, and stays with one that is chosen', async () => {
  const page = await visit({ locale: 'ja-JP' })
  await page.getByText(japanese.tagline).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja')
  await page.getByRole('button', { name: `${japanese.start.play} Hearts`, exact: true }).click()
  await untilPlayable(page)
  await page.getByRole('button', { name: japanese.table.setUp, exact: true }).waitFor()
  await page.getByRole('button', { name: japanese.home, exact: true }).click()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await page.getByText(english.tagline).waitFor()
  await page.reload()
  await page.getByText(english.tagline).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

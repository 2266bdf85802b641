import { expect, it } from 'vitest'
import { english } from '../words/english.ts'
import { japanese } from '../words/japanese.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const { visit } = visits()

it('the page speaks the language that the browser asks for, and stays with one that is chosen', async () => {
  const page = await visit({ locale: 'ja-JP' })
  await page.getByText(japanese.tagline).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja')
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await page.getByText(english.tagline).waitFor()
  await page.reload()
  await page.getByText(english.tagline).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
})

it('a game with words in it is found, asked and told by them, and what is kept of it goes by the names of its rules', async () => {
  const page = await visit({ locale: 'ja-JP' })
  await page.getByRole('searchbox').fill('大富豪')
  await page.getByRole('button', { name: `${japanese.start.play} 大富豪`, exact: true }).click()
  await untilPlayable(page)
  await page.getByText('Aは札を出すか、パスする').waitFor()
  await page
    .getByRole('region', { name: /^Aの?手札|^手札/ })
    .first()
    .waitFor()
  await page.locator('.choices button').first().click()
  await page.locator('.lines').getByText('が').first().waitFor()
  await page.getByRole('button', { name: japanese.skein.label, exact: true }).click()
  await page.locator('.skein').getByText('lay').first().waitFor()
})

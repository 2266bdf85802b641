import { describe, expect, it } from 'vitest'
import { TABLE, example } from '../../test/mend/table.ts'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { seriousFindings } from './kit/axe.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const ENTRY = 'table.rules'
const MINE = 'loud.rules'
const stale =
  TABLE + example('a stale pass', ['hand of A is 3♣'], ['B passes -- as ever', 'A does lay 3♣', 'then 3♣ in heap'])

describe('who looks at an example of which lines answer what nobody asks', () => {
  const { visit } = visits()

  it('is told of them, and takes them out at once', async () => {
    const page = await visit({ link: linkOf({ entry: ENTRY, files: { [ENTRY]: stale }, course: null, version: '' }) })
    await untilPlayable(page)
    await page.locator('.lights .dot').first().click()
    const needless = page.locator('.needless li')
    await expect
      .poll(() => needless.textContent())
      .toMatch(/^B passes -- as ever: B has nothing to answer; .* without this line$/)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: words.lights.takeOut }).click()
    await expect.poll(() => needless.count()).toBe(0)
    await expect.poll(() => page.locator('.lights .said').textContent()).toBe(words.lights.all(1))
    await page.getByRole('button', { name: words.lights.goTo }).click()
    await page.locator('.cm-line', { hasText: /^ {2}-- as ever$/ }).waitFor()
    await expect.poll(() => page.locator('.cm-line', { hasText: 'B passes' }).count()).toBe(0)
  })

  it('leaves those alone that another game says, which may need them', async () => {
    const files = { [ENTRY]: stale, [MINE]: 'variant Quiet of Table\nremove cannot-lay\n' }
    const page = await visit({ link: linkOf({ entry: MINE, files, course: null, version: '' }) })
    await untilPlayable(page)
    await page.locator('.lights .dot').first().click()
    await page.locator('.needless li').waitFor()
    await expect.poll(() => page.getByRole('button', { name: words.lights.takeOut }).count()).toBe(0)
  })
})

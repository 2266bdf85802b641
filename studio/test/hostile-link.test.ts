import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { linkOf } from '../share/link.ts'
import { words } from '../words.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const linkTo = (text: string): string =>
  linkOf({ entry: 'trap.rules', files: { 'trap.rules': text }, course: null, version: '0.1.0' })

const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script>'

/** A game whose title, cards, zones and choices are markup. */
const MARKUP_GAME = `game Trap for 2 players "${MARKUP}"

card 《${MARKUP}》
card 《</style><svg onload=alert(3)>》

zone 《<b>hand</b>》 of player p seen by everyone

to match
  each player p
    each definition d
      create d to 《<b>hand</b>》 of p
  each player p
    p must act
  finish

to 《<i>play</i>》 card c by player p
  move c to 《<b>hand</b>》 of next of p

《<u>rule</u>》: player p may 《<i>play</i>》 card c in 《<b>hand</b>》 of p at match
`

const ENDLESS = `game Trap for 2 players "no end"

zone table seen by everyone
count-down: number starts 0

to match
  while count-down >= 0
    each player p
      count-down gains 1
  finish
`

describe('who opens a hostile link', () => {
  const { visit } = visits()

  it('sees markup in names as the text that it is', async () => {
    const page = await visit({ link: linkTo(MARKUP_GAME) })
    await untilPlayable(page)
    await expect.poll(() => page.locator('#studio').locator('img, script, style, b b, i, u').count()).toBe(0)
    await expect.poll(() => page.locator('.choices').textContent()).toContain(MARKUP)
    await page.locator('.choices button').first().click()
    await page.locator('.why', { hasText: '<i>play</i>' }).waitFor()
  })

  it('saves it as a page that shows markup as text, under a name that is one', async () => {
    const page = await visit({ link: linkTo(MARKUP_GAME) })
    await untilPlayable(page)
    await page.getByRole('button', { name: words.share }).click()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: words.exportPage }).click()
    const folder = mkdtempSync(join(tmpdir(), 'houserules-saved-'))
    try {
      const file = join(folder, (await saving).suggestedFilename())
      await (await saving).saveAs(file)
      await page.goto(pathToFileURL(file).href)
      await untilPlayable(page)
      await expect.poll(() => page.locator('.choices').textContent()).toContain(MARKUP)
      await expect.poll(() => page.locator('main').locator('img, script, style, b b, i, u').count()).toBe(0)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('is told of rules without an end, and can go on with the page', async () => {
    const page = await visit({ link: linkTo(ENDLESS) })
    await page.getByRole('alert').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: words.home }).click()
    await page.getByRole('list', { name: words.start.kinds.tricks }).waitFor()
  })

  it.each([
    ['nothing that was ever a link', '#%%%', words.links.broken],
    ['a link that was cut', linkTo(MARKUP_GAME).slice(0, 80), words.links.broken],
    ['a link of a page to come', '#7.abc', words.links.newer('7')],
    ['ten megabytes', `#1.${'A'.repeat(10_000_000)}`, words.links.long],
    ['a few bytes that stand for very many', linkTo('a'.repeat(20_000_000)), words.links.long],
    [
      'a game that does not ship',
      linkOf({ entry: 'rules/no/such.rules', files: {}, course: null, version: '' }),
      words.links.gone('rules/no/such.rules'),
    ],
  ])('is told what is wrong with %s', async (_, link, said) => {
    const page = await visit()
    // As a browser does with an address that is opened in the same tab.
    await page.evaluate((fragment) => void (location.hash = fragment), link)
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(said)
    await expect.poll(() => page.getByRole('list', { name: words.start.kinds.tricks }).isVisible()).toBe(true)
  })
})

import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readShelf } from '../build/read-shelf.ts'
import { linkOf } from '../share/link.ts'
import { sampledByDay } from '../../test/kit/effort.ts'
import { untilPlayable } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

const { games } = readShelf(fileURLToPath(new URL('../..', import.meta.url)))
const TABLET = { width: 1024, height: 768 }
const LAPTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Each game with the fewest players and with the most; `HOUSERULES_LAWS=4 npm run test:studio` looks at all tables. */
const tables = games
  .filter(({ kind }) => kind === 'game')
  .flatMap(({ name, players }) => [...new Set(players)].map((count) => ({ name, count })))

/** How many of them are looked at by day: which they are is another sample with each commit. */
const TABLES = 10

/** How many choices people take before they look at their hand. */
const CHOICES = 5

/** A table of a game that ships. */
const tableOf = (name: string, players?: number): string => {
  const game = games.find((each) => each.name === name)
  if (game === undefined) throw new Error(`no game is called ${name}`)
  const beginning = { kind: 'deal', seed: 1, players: players ?? game.players?.[0] ?? 2, options: {} } as const
  return linkOf({ entry: game.path, files: {}, course: { beginning, choices: [] }, version: '' })
}

/** Which cards of the own hand are seen nowhere: no point of them is what lies on top there. */
const unseenCards = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (card: Element): boolean => {
      const { left, top, width, height } = card.getBoundingClientRect()
      const at = (part: number): boolean => {
        const hit = document.elementFromPoint(left + 6, top + height * part)
        return hit !== null && card.contains(hit)
      }
      // Its sign in the corner, which is read where cards lie over each other, has to be whole.
      return width > 0 && at(0.1) && at(0.3)
    }
    const cards = [...document.querySelectorAll('.mine .fan .card')]
    return cards.filter((card) => !isSeen(card)).map((card) => card.textContent?.trim().slice(0, 30) ?? '')
  })

/** Takes some choices, each time the first one that is there; the next may be called the same. */
async function takeSome(page: Page): Promise<void> {
  await untilPlayable(page)
  for (let taken = 0; taken < CHOICES && (await page.locator('.over').count()) === 0; taken += 1) {
    await page.locator('.choices button').first().click()
    await untilPlayable(page)
  }
}

describe('who plays on a small screen', () => {
  const { visit } = visits()

  /** On a phone, a tablet and a laptop. */
  async function seesOwnHand(name: string, players: number): Promise<void> {
    const page = await visit({ viewport: TABLET, link: tableOf(name, players) })
    await takeSome(page)
    for (const size of [TABLET, LAPTOP, PHONE]) {
      await page.setViewportSize(size)
      await expect.poll(() => unseenCards(page), { message: `${size.width}x${size.height}` }).toEqual([])
    }
  }

  it.each(sampledByDay(tables, TABLES, 'own hands'))(
    'sees each card of the own hand in $name of $count',
    ({ name, count }) => seesOwnHand(name, count),
  )

  it('sees each card of the own hand at a table of four whose cards stand in many places', () =>
    seesOwnHand('DuemaParty', 4))

  it('sees what each of the others has laid down in a place of its own', async () => {
    const page = await visit({ viewport: PHONE, link: tableOf('Doppelkopf') })
    for (let trick = 0; trick < 2; trick += 1) await takeSome(page)
    const overlapping = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.others .seat')].flatMap((seat) => {
          const { right } = seat.getBoundingClientRect()
          const cards = [...seat.querySelectorAll('.card')]
          return cards.flatMap((card) =>
            card.getBoundingClientRect().right > right + 6 ? [card.textContent?.trim() ?? ''] : [],
          )
        }),
      )
    await expect.poll(overlapping).toEqual([])
  })
})

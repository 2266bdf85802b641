import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readShelf } from '../build/read-shelf.ts'
import { words } from '../words.ts'
import { GAME_KINDS } from '../page/game-kinds.ts'
import { lightsSaid, playedOut, untilPlayable } from './kit/on-the-page.ts'
import { linkOf } from '../share/link.ts'
import { sampledByDay } from '../../test/kit/effort.ts'
import { visits } from './kit/visit.ts'

const shelf = readShelf(fileURLToPath(new URL('../..', import.meta.url)))

/** A page takes seconds for each: `HOUSERULES_LAWS=4 npm run test:studio` plays all of them. */
const games = sampledByDay(shelf.games, 45, 'games on the page')

/** Games of which bots that choose at random may find no end: whoever draws blindly seldom melds a hand. */
const UNDECIDED: ReadonlySet<string> = new Set(['GinRummy', 'OklahomaGin', 'StraightGin'])

/** How often bots are sent on, for games that may by bad luck take more than they play at once. */
const MORE = 4

describe('games that ship', () => {
  const { visit } = visits()

  it.each(games.map(({ name, path }) => [name, path]))(
    '%s compiles, shows its lights, and is played to its end',
    async (name, path) => {
      const page = await visit({ link: linkOf({ entry: path, files: {}, course: null, version: '' }) })
      await page.getByRole('heading', { name, level: 1, exact: true }).waitFor({ timeout: 120_000 })
      await expect.poll(() => lightsSaid(page)).toMatch(/^\d+ examples hold$/)
      await untilPlayable(page)
      let table = await playedOut(page, '')
      for (let more = 0; more < MORE && !UNDECIDED.has(name) && table !== words.table.over; more += 1)
        table = await playedOut(page, table)
      expect([words.table.over, ...(UNDECIDED.has(name) ? [words.why.undecided(5000)] : [])]).toContain(table)
    },
  )

  it('stand in the kind that is theirs, those that most people know first', async () => {
    const kinds = shelf.games.flatMap(({ kind, group }) => (kind === 'game' ? [group] : []))
    expect([...new Set(kinds)]).toEqual([...GAME_KINDS])
    const page = await visit()
    await page.locator('.kind').first().waitFor()
    expect(await page.locator('.kind > h2').allTextContents()).toEqual(
      GAME_KINDS.map((kind) => words.start.kinds[kind]),
    )
    expect(await page.locator('.kind h2').nth(1).textContent()).toBe('Hearts')
    // Whist takes its pack in: its suits are to be seen as well.
    const whist = page.locator('.game', { has: page.getByRole('heading', { name: 'Whist', exact: true }) })
    expect(await whist.locator('svg path, svg use').count()).toBeGreaterThan(4)
  })
})

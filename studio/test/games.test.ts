import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readShelf } from '../build/read-shelf.ts'
import { words } from '../words.ts'
import { lightsSaid, untilPlayable } from './kit/on-the-page.ts'
import { linkOf } from '../share/link.ts'
import { visits } from './kit/visit.ts'

const { games } = readShelf(fileURLToPath(new URL('../..', import.meta.url)))

describe('every game that ships', () => {
  const { visit } = visits()

  it.each(games.map(({ name, path }) => [name, path]))(
    '%s compiles, shows its lights, and is played to its end',
    async (name, path) => {
      const page = await visit({ link: linkOf({ entry: path, files: {}, course: null, version: '' }) })
      await page.getByRole('heading', { name, level: 1, exact: true }).waitFor({ timeout: 120_000 })
      expect(await lightsSaid(page)).toMatch(/^\d+ examples hold$/)
      await untilPlayable(page)
      await page.getByRole('button', { name: words.table.playOut }).click()
      await page.locator('.over').waitFor({ timeout: 60_000 })
    },
  )
})

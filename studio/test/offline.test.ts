import { describe, it } from 'vitest'
import { openGame } from './kit/on-the-page.ts'
import { visits } from './kit/visit.ts'

describe('who comes again without a network', () => {
  const { visit } = visits()

  it('opens and plays every game', async () => {
    const page = await visit()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.reload()
    await openGame(page, 'KuhnPoker')
  })
})

import { describe, inject, it } from 'vitest'
import { openGame } from './kit/on-the-page.ts'
import { serveFolder } from './kit/static-server.ts'
import { visits } from './kit/visit.ts'

describe('who comes again without a network', () => {
  const { visit, anotherTab } = visits()

  it('opens and plays every game', async () => {
    const page = await visit({ serviceWorkers: 'allow' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.context().setOffline(true)
    await page.reload()
    await openGame(page, 'KuhnPoker')
  })

  it.each([
    ['a plain server', {}],
    ['a server whose files vary with who asks', { vary: 'Origin' }],
  ])('plays on a new page once %s has ended', async (_, headers) => {
    const server = await serveFolder(inject('page'), headers)
    const page = await visit({ url: server.url, serviceWorkers: 'allow' })
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await server.close()
    await openGame(await anotherTab(page), 'KuhnPoker')
  })
})

import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { inPage } from './browser.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** What a page says in the end, and what went wrong in it; the page lies in a folder, and marks its end by `#done`. */
export async function shown(folder: string): Promise<{ readonly text: string; readonly errors: readonly string[] }> {
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, url === '/' ? 'index.html' : url)
    if (!existsSync(path)) return response.writeHead(404).end()
    // No policy of a page has to allow more than that its compiler makes code.
    const policy = `default-src 'self'; script-src 'self' 'unsafe-eval'`
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? '', 'content-security-policy': policy })
    return response.end(readFileSync(path))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await inPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, async (page, errors) => {
      await page.waitForSelector('#done', { timeout: 30_000, state: 'attached' })
      return { text: (await page.textContent('body')) ?? '', errors }
    })
  } finally {
    server.close()
  }
}

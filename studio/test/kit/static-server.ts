import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** A folder below some path of a plain web host, which knows nothing of what it serves. */
export interface StaticHost {
  readonly url: string
  close(): Promise<void>
}

/** Serves a folder as any web host would, below `/some/where/`; each file with some more `headers`. */
export async function serveFolder(folder: string, headers: OutgoingHttpHeaders = {}): Promise<StaticHost> {
  const below = '/some/where/'
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const path = pathname.startsWith(below) ? normalize(decodeURIComponent(pathname.slice(below.length))) : '..'
    const file = join(folder, path === '.' || path.endsWith('/') || path === '' ? `${path}/index.html` : path)
    if (path.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...headers })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}${below}`, close: () => closed(server) }
}

/** A server that listens has an address with a port. */
const portOf = (server: Server): number => (server.address() as AddressInfo).port

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Lets the page work without a network after the first visit: a service worker that keeps every file of this build and
 * gives what it keeps. A new build has another name for what is kept, and is taken at the next visit. A file is the
 * same whoever asks for it, also where a server says that it may vary: scripts name an origin and the page does not.
 */
export function offlinePlugin(): Plugin {
  return {
    name: 'houserules-offline',
    apply: 'build',
    // After everything else has added its files.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = ['./', 'icons/plain.svg', ...Object.keys(bundle).filter(isOfStudio)]
        const hash = createHash('sha256')
        for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source)
        const name = `houserules-${hash.digest('hex').slice(0, 12)}`
        this.emitFile({ type: 'asset', fileName: 'offline.js', source: scriptOf(name, files) })
      },
    },
  }
}

/** A seat at a table is nothing without its host. */
const isOfStudio = (name: string): boolean => !/(?:^|\/)(?:index\.html$|seat[.-])/.test(name)

const scriptOf = (name: string, files: readonly string[]): string => `const NAME = ${JSON.stringify(name)}
const FILES = ${JSON.stringify(files)}
const HOW = { ignoreSearch: true, ignoreVary: true, cacheName: NAME }
addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((each) => each.startsWith('houserules-') && each !== NAME))
      .then((others) => Promise.all(others.map((each) => caches.delete(each))))
      .then(() => clients.claim()),
  )
})
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return
  event.respondWith(
    caches.match(event.request, HOW).then((kept) => kept ?? fetch(event.request)),
  )
})
`

import { language } from '../words/language.ts'
// oxlint-disable-next-line import/default -- Vite makes this module: the address of the worker.
import workerUrl from '../worker/main.ts?worker&url'

/**
 * A worker that keeps to the policy of the page: one that begins as a blob takes it over, where one that is fetched
 * would have that of its file, which a plain web host does not send.
 */
export function beginWorker(): Worker {
  const source = `import ${JSON.stringify(new URL(workerUrl, location.href).href)}`
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  return new Worker(url, { type: 'module', name: language })
}

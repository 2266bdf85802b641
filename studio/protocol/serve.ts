import type { Calls, Reply, Request } from './calls.ts'

/** The half of a worker's global scope that is needed. */
interface Port {
  postMessage(reply: Reply): void
  addEventListener(type: 'message', listener: (event: MessageEvent<Request>) => void): void
}

/** Lets a call that takes long say that it is alive. */
export type Alive = () => void

/** Milliseconds between two words that a call is alive: each costs the page as much as some examples take to run. */
const SAID_EVERY = 200

/** Answers calls that come to a worker, one after the other as they come. */
export function serve<C extends { readonly [K in keyof C]: Calls[string] }>(
  port: Port,
  handlersFor: (alive: Alive) => C,
): void {
  let current = 0
  let said = 0
  const handlers = handlersFor(() => {
    const now = performance.now()
    if (now - said < SAID_EVERY) return
    said = now
    port.postMessage({ id: current, kind: 'alive' })
  })
  let before: Promise<void> = Promise.resolve()
  port.addEventListener('message', ({ data: { id, call, ask } }) => {
    before = before.then(async () => {
      current = id
      try {
        const handler = Object.hasOwn(handlers, call) ? handlers[call as keyof C] : undefined
        if (handler === undefined) throw new RangeError(`no call is named ${call}`)
        port.postMessage({ id, kind: 'given', given: await handler(ask as never) })
      } catch (error) {
        port.postMessage({ id, kind: 'failed', message: error instanceof Error ? error.message : String(error) })
      }
    })
  })
}

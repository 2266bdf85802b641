import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reply, Request } from '../../studio/protocol/calls.ts'
import { serve } from '../../studio/protocol/serve.ts'

interface Calls {
  count(to: number): number
}

/** The half of a worker that its page hears. */
class FakePort extends EventTarget {
  readonly replies: Reply[] = []

  postMessage(reply: Reply): void {
    this.replies.push(reply)
  }

  ask(request: Request): void {
    this.dispatchEvent(new MessageEvent('message', { data: request }))
  }
}

describe('a worker that is called', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('says now and then that it is alive, however often its work does', async () => {
    const port = new FakePort()
    serve<Calls>(port as never, (alive) => ({
      count: (to) => {
        for (let ms = 0; ms < to; ms += 1) {
          vi.advanceTimersByTime(1)
          alive()
        }
        return to
      },
    }))
    port.ask({ id: 7, call: 'count', ask: 1000 })
    await vi.runAllTimersAsync()
    expect(port.replies.at(-1)).toEqual({ id: 7, kind: 'given', given: 1000 })
    const words = port.replies.filter(({ kind }) => kind === 'alive')
    expect(words).toHaveLength(5)
    expect(words[0]).toEqual({ id: 7, kind: 'alive' })
  })
})

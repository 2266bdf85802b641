import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reply, Request } from '../../studio/protocol/calls.ts'
import { RemoteWorker } from '../../studio/protocol/remote-worker.ts'

interface Calls {
  add(ask: readonly [number, number]): number
  loop(ask: null): never
}

/** A worker that adds, says when it is told to that it is alive, and never ends a loop. */
class FakeWorker extends EventTarget {
  ended = false

  postMessage({ id, call, ask }: Request): void {
    if (call === 'add') this.reply({ id, kind: 'given', given: (ask as readonly number[]).reduce((a, b) => a + b) })
  }

  reply(data: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  terminate(): void {
    this.ended = true
  }
}

describe('a worker that is called', () => {
  const made: FakeWorker[] = []
  const begin = (): RemoteWorker<Calls> =>
    new RemoteWorker<Calls>(() => {
      const worker = new FakeWorker()
      made.push(worker)
      return worker as unknown as Worker
    }, 1000)

  beforeEach(() => {
    vi.useFakeTimers()
    made.length = 0
  })
  afterEach(() => void vi.useRealTimers())

  it('gives what it is asked for', async () => {
    expect(await begin().calls.add([2, 3])).toBe(5)
  })

  it('is ended when its time is over, and the next call gets another one', async () => {
    const remote = begin()
    const endless = expect(remote.calls.loop(null)).rejects.toThrow('it took longer than 1 seconds and was ended')
    await vi.advanceTimersByTimeAsync(1000)
    await endless
    expect(made[0]?.ended).toBe(true)
    expect(remote.isNew).toBe(true)
    expect(await remote.calls.add([1, 1])).toBe(2)
    expect(made).toHaveLength(2)
  })

  it('may take longer while it says that it is alive', async () => {
    const remote = begin()
    const slow = remote.calls.add([4, 4])
    const endless = expect(remote.calls.loop(null)).rejects.toThrow('was ended')
    expect(await slow).toBe(8)
    for (let i = 0; i < 5; i += 1) {
      await vi.advanceTimersByTimeAsync(900)
      made[0]?.reply({ id: 2, kind: 'alive' })
    }
    expect(made[0]?.ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    await endless
  })
})

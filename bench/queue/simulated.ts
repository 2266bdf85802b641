import { type RandomSource, randomSource } from '../../runtime/bots/random-source.ts'

/** A queue in figures: seconds. */
export interface Queue {
  readonly threads: number
  /** Of a task in a thread, on average; tasks differ as those of games do. */
  readonly task: number
  /** Of Redis for each task: handing it out, and taking what came of it. */
  readonly redis: number
  /** Of the client for what came of a task. */
  readonly client: number
}

export interface Busy {
  /** Tasks that are done in a second. */
  readonly tasks: number
  /** Which part of the time threads work, and Redis and the client do. */
  readonly threads: number
  readonly redis: number
  readonly client: number
}

/** So many tasks of each thread are counted, behind some by which threads come out of step. */
const [COUNTED, BEFORE] = [40, 5]

/** Plays through what happens: threads ask Redis one after the other, work, and hand back what came of it. */
export function simulated(queue: Queue, seed = 1): Busy {
  const random = randomSource(seed)
  // When each thread is free again, the earliest first.
  const free = new Heap()
  for (let i = 0; i < queue.threads; i++) free.add(0)
  let [redis, worked, begin] = [0, 0, 0]
  const [first, tasks] = [BEFORE * queue.threads, COUNTED * queue.threads]
  let end = 0
  for (let done = 0; done < first + tasks; done++) {
    const asks = free.takeLeast()
    if (done === first) {
      begin = asks
      worked = 0
    }
    end = asks
    // One that asks waits for those before it.
    redis = Math.max(redis, asks) + queue.redis
    const takes = lasting(queue.task, random)
    worked += takes
    free.add(redis + takes)
  }
  const time = end - begin
  return {
    tasks: tasks / time,
    threads: Math.min(1, worked / (time * queue.threads)),
    redis: Math.min(1, (tasks * queue.redis) / time),
    client: Math.min(1, (tasks * queue.client) / time),
  }
}

/** Between half and one and a half times as long, as tasks of many games are. */
const lasting = (mean: number, random: RandomSource): number => mean * (0.5 + random())

/** Numbers of which the least is wanted. */
class Heap {
  private readonly items: number[] = []

  add(item: number): void {
    const { items } = this
    let at = items.push(item) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((items[parent] as number) <= item) break
      items[at] = items[parent] as number
      at = parent
    }
    items[at] = item
  }

  takeLeast(): number {
    const { items } = this
    const least = items[0] as number
    const last = items.pop() as number
    if (items.length === 0) return least
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= items.length) break
      if (child + 1 < items.length && (items[child + 1] as number) < (items[child] as number)) child += 1
      if ((items[child] as number) >= last) break
      items[at] = items[child] as number
      at = child
    }
    items[at] = last
    return least
  }
}

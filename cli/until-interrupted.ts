import { note, type Io } from './io.ts'

/** Works until it is done or somebody interrupts it, which ends the process only the second time. */
export async function untilInterrupted<T>(
  io: Io,
  work: (interrupt: AbortSignal) => Promise<T>,
  told = 'ending with what there is; once more ends it at once',
): Promise<T> {
  if (io.interrupt !== undefined) return work(io.interrupt)
  const stop = new AbortController()
  const others = process.listeners('SIGINT')
  const once = (): void => {
    note(io, told)
    stop.abort()
    giveBack()
  }
  const giveBack = (): void => {
    process.removeListener('SIGINT', once)
    for (const other of others) if (!process.listeners('SIGINT').includes(other)) process.once('SIGINT', other)
  }
  for (const other of others) process.removeListener('SIGINT', other)
  process.on('SIGINT', once)
  try {
    return await work(stop.signal)
  } finally {
    giveBack()
  }
}

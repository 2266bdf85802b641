import { SingleBar } from 'cli-progress'
import { type Io, note } from '../io.ts'
import { type Progress, linesOfProgress } from './lines-of-progress.ts'

/** A progress bar where somebody watches, else a line now and then; nothing where no total is given. */
export async function withProgress<T>(
  io: Io,
  total: number | null,
  work: (progress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  if (total === null) return work(() => undefined)
  if (io.stderr.isTTY !== true) return withLines(io, total, work)
  const bar = new SingleBar({
    stream: io.stderr,
    format: '{bar} {value}/{total} games, {eta} s left',
    clearOnComplete: true,
    hideCursor: true,
  })
  bar.start(total, 0)
  try {
    return await work(({ done }) => bar.update(done))
  } finally {
    bar.stop()
  }
}

/** Says how far it is also while nothing comes: one game of thinking bots may take long. */
async function withLines<T>(
  io: Io,
  total: number,
  work: (progress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const say = linesOfProgress(
    total,
    (line) => note(io, line),
    () => performance.now(),
  )
  let last: Progress = { done: 0, standstills: 0 }
  const beat = setInterval(() => say(last), 1000)
  try {
    return await work((progress) => {
      last = progress
      say(progress)
    })
  } finally {
    clearInterval(beat)
  }
}

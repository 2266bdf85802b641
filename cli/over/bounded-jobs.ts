import type { Job, JobJson, Worker } from 'bullmq'

/** Signs of a task and of what the queue keeps beside it: it only says which part of a run is to be done. */
const MOST_SIGNS = 1_000_000

/** What stands in the place of a task that is not read. */
export interface UnreadTask {
  readonly tooLarge: number
}

export const isTooLarge = (data: unknown): data is UnreadTask =>
  typeof data === 'object' && data !== null && 'tooLarge' in data

/** A worker that makes nothing of jobs that are too large: read, a text of many small parts takes ten times its size. */
export function boundedWorker(made: typeof Worker): typeof Worker {
  return class extends made {
    protected override createJob(json: JobJson, id: string): Job {
      return super.createJob(withinBounds(json), id)
    }
  }
}

function withinBounds(json: JobJson): JobJson {
  const signs = Object.values(json).reduce((sum: number, each) => sum + (typeof each === 'string' ? each.length : 0), 0)
  if (signs <= MOST_SIGNS) return json
  const short = Object.entries(json).map(([name, each]) => [name, String(each).length > MOST_SIGNS / 10 ? '' : each])
  return { ...(Object.fromEntries(short) as JobJson), data: JSON.stringify({ tooLarge: signs } satisfies UnreadTask) }
}

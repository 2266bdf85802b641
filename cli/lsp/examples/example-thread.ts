import { parentPort } from 'node:worker_threads'
import type { ThreadOrder, JobOutcome } from './example-job.ts'
import { runJob } from './run-job.ts'

const port = parentPort
if (port === null) throw new Error('this module runs in a worker only')

const unwanted = new Set<number>()
let last: Promise<void> = Promise.resolve()

port.on('message', (order: ThreadOrder) => {
  if (order.kind === 'stop') unwanted.add(order.number)
  else last = last.then(async () => port.postMessage(await outcome(order)))
})

async function outcome({ number, job }: ThreadOrder & { readonly kind: 'run' }): Promise<JobOutcome> {
  try {
    const isWanted = (): boolean => !unwanted.has(number)
    return { kind: 'ran', number, examples: isWanted() ? await runJob(job, isWanted) : null }
  } catch (error) {
    return { kind: 'failed', number, message: error instanceof Error ? error.message : String(error) }
  } finally {
    unwanted.delete(number)
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { liveEngine } from '../live-engine.ts'
import { planOf, type Chunk, type Job, type Reply } from './job.ts'

const job = workerData as Job
const { engine } = liveEngine(job.script, 'engine')
const plan = planOf(job)
const port = parentPort
if (port === null) throw new Error('this module runs in a worker only')

port.on('message', ({ from, to }: Chunk) => {
  port.postMessage(reply(from, to))
})

function reply(from: number, to: number): Reply {
  try {
    return { kind: 'games', from, games: simulate(engine, plan, from, to) }
  } catch (error) {
    return {
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? (error.stack ?? '') : '',
    }
  }
}

import { parentPort, workerData } from 'node:worker_threads'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { liveEngine } from '../live-engine.ts'
import { answered } from './crew.ts'
import { planOf, type Chunk, type Job } from './job.ts'

const job = workerData as Job
const { engine } = liveEngine(job.script, 'engine')
const plan = planOf(job)
const port = parentPort
if (port === null) throw new Error('this module runs in a worker only')

port.on('message', ({ from, to }: Chunk) => {
  void answered(() => simulate(engine, plan, from, to)).then((answer) => port.postMessage(answer))
})

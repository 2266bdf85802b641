import { workerData } from 'node:worker_threads'
import { simulate } from '../../runtime/simulate/simulate.ts'
import { liveEngine } from '../live-engine.ts'
import { answerTasks } from '../task-thread.ts'
import { planOf, type Chunk, type Job } from './job.ts'

const job = workerData as Job
const { engine } = liveEngine(job.script, 'engine')
const plan = planOf(job)

answerTasks(({ from, to }: Chunk) => simulate(engine, plan, from, to))

import { parentPort, workerData } from 'node:worker_threads'
import { type Engines, doTask } from '../../runtime/report/do-task.ts'
import type { Task } from '../../runtime/report/plan.ts'
import { liveEngine } from '../live-engine.ts'
import { answered } from '../simulate/crew.ts'
import type { ReportJob } from './report-job.ts'

const { plan, script, noting, restricted, against } = workerData as ReportJob
const port = parentPort
if (port === null) throw new Error('this module runs in a worker only')

const engines: Engines = {
  game: liveEngine(script, 'engine').engine,
  noting: once(() => {
    const { engine, coverage } = liveEngine(noting, 'engine that notes rules')
    if (coverage === undefined) throw new Error('the engine notes no rules')
    return { engine, ...coverage }
  }),
  restricted: restricted.map((each) => once(() => liveEngine(each, 'engine of a sentence').engine)),
  ...(against === null ? {} : { against: once(() => liveEngine(against, 'other engine').engine) }),
}

port.on('message', (task: Task) => {
  port.postMessage(answered(() => doTask(engines, plan, task)))
})

/** Works something out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

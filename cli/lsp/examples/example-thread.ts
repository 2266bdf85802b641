import { answerTasks } from '../../task-thread.ts'
import type { ExampleTask } from './example-job.ts'
import { runJob } from './run-job.ts'

answerTasks(({ job, unwanted }: ExampleTask) => runJob(job, () => Atomics.load(unwanted, 0) === 0))

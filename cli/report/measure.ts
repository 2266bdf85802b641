import { Worker } from 'node:worker_threads'
import { type Measured, NOTHING_MEASURED, added } from '../../runtime/report/measured.ts'
import type { Task } from '../../runtime/report/plan.ts'
import { shareOut } from '../simulate/crew.ts'
import type { ReportJob } from './report-job.ts'

export interface Measuring {
  readonly workers: number
  /** Is told how many games are played. */
  readonly progress: (done: number) => void
  readonly interrupt?: AbortSignal
}

/** Has workers do the tasks; what they found comes together in the order of the tasks, whoever was first. */
export async function measure(
  job: ReportJob,
  tasks: readonly Task[],
  { workers, progress, interrupt }: Measuring,
): Promise<{ readonly measured: Measured; readonly complete: boolean }> {
  const found: (Measured | null)[] = tasks.map(() => null)
  let done = 0
  await shareOut<Task, Measured>({
    workers,
    start: () => new Worker(new URL('./report-worker.js', import.meta.url), { workerData: job }),
    tasks,
    take: (number, result) => {
      found[number] = result
      const task = tasks[number]
      done += task === undefined ? 0 : task.to - task.from
      progress(done)
    },
    ...(interrupt === undefined ? {} : { interrupt }),
  })
  const measured = found.reduce<Measured>((all, each) => (each === null ? all : added(all, each)), NOTHING_MEASURED)
  return { measured, complete: !found.includes(null) }
}

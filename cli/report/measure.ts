import { Worker } from 'node:worker_threads'
import { type Measured, NOTHING_MEASURED, added } from '../../runtime/report/measured.ts'
import type { Task } from '../../runtime/report/plan.ts'
import type { GameTexts } from '../over/game-texts.ts'
import { shareOut } from '../simulate/crew.ts'
import type { Over } from '../simulate/pool.ts'
import { memoryLimit } from '../task-thread.ts'
import type { ReportJob } from './report-job.ts'

/** A thread that does tasks of a report; `megabytes` are the most that it may take. */
export function startReporter(job: ReportJob, megabytes?: number): Worker {
  return new Worker(new URL('./report-worker.js', import.meta.url), { workerData: job, ...memoryLimit(megabytes) })
}

export interface Measuring {
  readonly where: number | ReportOver
  /** Is told how many games are played. */
  readonly progress: (done: number) => void
  readonly interrupt?: AbortSignal
}

/** Workers on other machines, and what they compile themselves. */
export interface ReportOver extends Over {
  readonly restricted: readonly GameTexts[]
  readonly against: GameTexts | null
}

/** Has workers do the tasks; what they found comes together in the order of the tasks, whoever was first. */
export async function measure(
  job: ReportJob,
  tasks: readonly Task[],
  { where, progress, interrupt }: Measuring,
): Promise<{ readonly measured: Measured; readonly complete: boolean }> {
  const found: (Measured | null)[] = tasks.map(() => null)
  let done = 0
  const take = (number: number, result: Measured): void => {
    found[number] = result
    const task = tasks[number]
    done += task === undefined ? 0 : task.to - task.from
    progress(done)
  }
  const work = { tasks, take, ...(interrupt === undefined ? {} : { interrupt }) }
  if (typeof where === 'number')
    await shareOut<Task, Measured>({ ...work, workers: where, start: () => startReporter(job) })
  else {
    const { tasksOver } = await import('../over/tasks-over.ts')
    const { io, address, game, restricted, against } = where
    await tasksOver<Task, Measured>(io, {
      ...work,
      address,
      run: { kind: 'report', game, restricted, against, plan: job.plan },
    })
  }
  const measured = found.reduce<Measured>((all, each) => (each === null ? all : added(all, each)), NOTHING_MEASURED)
  return { measured, complete: !found.includes(null) }
}

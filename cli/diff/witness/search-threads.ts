import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Change } from '../../../compiler/diff/change.ts'
import type { Io } from '../../io.ts'
import { shareOut } from '../../simulate/crew.ts'
import { memoryLimit } from '../../task-thread.ts'
import { Gathered, type SearchTask, type Searched, type WitnessPlan, searchTasks } from './searches.ts'

/** A thread that searches for witnesses; `megabytes` are the most that it may take. */
export function startSearcher(plan: WitnessPlan, megabytes?: number): Worker {
  return new Worker(new URL('./search-worker.js', import.meta.url), { workerData: plan, ...memoryLimit(megabytes) })
}

/** Where several searches are done: in threads of this machine, or by workers at a Redis. */
export interface SearchPlace {
  readonly io: Io
  readonly over?: string
}

/** Has searches for each of some changes done, and puts together what they found. */
export async function searchedElsewhere(
  plan: WitnessPlan,
  changes: readonly Change[],
  { io, over }: SearchPlace,
): Promise<Gathered> {
  const tasks = searchTasks(changes, plan.effort)
  const gathered = new Gathered(tasks)
  const take = (number: number, searched: Searched): number[] => gathered.take(number, searched)
  if (over === undefined) {
    const workers = availableParallelism()
    await shareOut<SearchTask, Searched>({ workers, start: () => startSearcher(plan), tasks, take })
  } else {
    const { tasksOver } = await import('../../over/tasks-over.ts')
    await tasksOver<SearchTask, Searched>(io, { address: over, run: { kind: 'witness', plan }, tasks, take })
  }
  return gathered
}

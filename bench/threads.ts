import type { Worker } from 'node:worker_threads'
import { rulesHost } from '../cli/files/rules-host.ts'
import { shareOut } from '../cli/simulate/crew.ts'
import type { Chunk, Job } from '../cli/simulate/job.ts'
import { startPlayer } from '../cli/simulate/pool.ts'
import { compileScript } from '../compiler/compile.ts'
import type { SeatedGame } from '../runtime/simulate/summarise.ts'
import { cpuMs, median } from './measure.ts'
import { type Row, digits } from './report.ts'

const GAME = 'rules/hearts/hearts.rules'

/** Games of a task as `simulate` shares them out; tasks of each thread until it is warm, and such as are measured. */
const [GAMES, WARM, MEASURED] = [200, 12, 24]

/** How games go to several threads, in figures that a busy machine leaves as they are. */
interface Shared {
  /** Milliseconds of processor time for a game, all that threads do for each other included. */
  readonly each: number
  /** Which part of their time threads have a task. */
  readonly busy: number
}

/**
 * How much is played on several threads beside one: so many threads as there are, by how long each of them has
 * something to do and by how much longer a game takes. What others do on the machine is in neither.
 */
export async function threadRows(quick: boolean): Promise<Row[]> {
  const { script } = await compileScript(GAME, rulesHost(process.cwd(), GAME), { examples: false })
  if (script === null) throw new Error(`${GAME} has errors`)
  const plan = { seed: 1, games: 0, players: 4, options: {}, bots: ['random', 'random', 'random', 'random'] }
  const job: Job = { script, plan: { ...plan, rotate: false, maxDecisions: 100_000 } }
  const counts = [1, 2, 4]
  const seen = counts.map((): Shared[] => [])
  for (let round = 0; round < (quick ? 1 : 3); round++)
    for (const [i, threads] of counts.entries()) seen[i]?.push(await shared(job, threads))
  const each = seen.map((rounds) => median(rounds.map((one) => one.each)))
  return counts.slice(1).map((threads, i) => {
    const busy = median((seen[i + 1] ?? []).map((one) => one.busy))
    const longer = (each[i + 1] ?? Number.NaN) / (each[0] ?? Number.NaN)
    return {
      of: 'Hearts, random games of simulate',
      what: `on ${threads} threads, of ${threads} times as many`,
      figure: digits(busy / longer),
      note: `busy ${digits(busy * 100)} % of the time, a game ${digits(longer)} times as long; aim: 0.95`,
    }
  })
}

async function shared(job: Job, threads: number): Promise<Shared> {
  const workers: Worker[] = []
  const start = (): Worker => {
    const worker = startPlayer(job)
    workers.push(worker)
    return worker
  }
  const [before, all] = [WARM * threads, (WARM + MEASURED) * threads]
  const tasks = Array.from({ length: all }, (_, i): Chunk => ({ from: i * GAMES, to: (i + 1) * GAMES }))
  let done = 0
  let begun = { cpu: 0, loops: workers.map(loopOf) }
  let found: Shared = { each: Number.NaN, busy: Number.NaN }
  const take = (_: number, games: readonly SeatedGame[]): void => {
    done += 1
    if (done === before) begun = { cpu: cpuMs(), loops: workers.map(loopOf) }
    if (done !== all) return
    const busy = workers.map((worker, i) => worker.performance.eventLoopUtilization(loopOf(worker), begun.loops[i]))
    const each = (cpuMs() - begun.cpu) / ((all - before) * games.length)
    found = { each, busy: busy.reduce((sum, { utilization }) => sum + utilization, 0) / threads }
  }
  await shareOut<Chunk, readonly SeatedGame[]>({ workers: threads, start, tasks, take })
  return found
}

const loopOf = (worker: Worker) => worker.performance.eventLoopUtilization()

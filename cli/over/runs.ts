import { startSearcher } from '../diff/witness/search-threads.ts'
import type { Script } from '../../compiler/typescript/script.ts'
import { startReporter } from '../report/measure.ts'
import type { ReportJob } from '../report/report-job.ts'
import type { Job } from '../simulate/job.ts'
import { startPlayer } from '../simulate/pool.ts'
import { type CompileTask, startCompiler } from './compile-task.ts'
import type { GameTexts } from './game-texts.ts'
import type { SharedRun } from './shared-run.ts'
import { type Limits, Threads } from './threads.ts'

/** Runs whose rules are compiled are kept, as their tasks come one after the other. */
const MOST_RUNS = 4

/** What a worker has made of the rules of others, by run. */
export class WorkerRuns {
  private readonly known = new Map<string, Promise<Threads>>()
  /** Rules of others are compiled in a thread too: a text may be made to take long. */
  private readonly compilers: Threads
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.compilers = new Threads(startCompiler, limits)
    this.limits = limits
  }

  /** Threads for the tasks of a run; `find` is asked what the run is where that is not known yet. */
  async of(id: string, find: () => Promise<SharedRun>): Promise<Threads> {
    const known = this.known.get(id) ?? find().then((run) => this.made(run))
    // The one that was used last stands last.
    this.known.delete(id)
    this.known.set(id, known)
    known.catch(() => this.known.delete(id))
    for (const [other, threads] of this.known) {
      if (this.known.size <= MOST_RUNS) break
      this.known.delete(other)
      void threads.then((each) => each.end())
    }
    return known
  }

  async end(): Promise<void> {
    for (const threads of this.known.values()) await (await threads.catch(() => null))?.end()
    this.known.clear()
    await this.compilers.end()
  }

  private async made(run: SharedRun): Promise<Threads> {
    // Both versions are compiled where positions are looked for, which takes more of them than a script.
    if (run.kind === 'witness') return new Threads((memory) => startSearcher(run.plan, memory), this.limits)
    const script = await this.compiled(run.game)
    if (run.kind === 'games') {
      const job: Job = { script, plan: run.plan }
      return new Threads((memory) => startPlayer(job, memory), this.limits)
    }
    const job: ReportJob = {
      plan: run.plan,
      script,
      noting: await this.compiled(run.game, true),
      restricted: await Promise.all(run.restricted.map((each) => this.compiled(each))),
      against: run.against === null ? null : await this.compiled(run.against),
      texts: run.game,
    }
    return new Threads((memory) => startReporter(job, memory), this.limits)
  }

  private async compiled(texts: GameTexts, coverage = false): Promise<Script> {
    return (await this.compilers.do({ texts, coverage } satisfies CompileTask)) as Script
  }
}

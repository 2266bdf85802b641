import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Task, Verdict } from './judge.ts'
import type { Mutant } from './mutants.ts'

/** Real time after which a mutant is taken for endless: far more than the limit, as the machine may be busy with others. */
const GRACE = 1_200_000

/** It names no functions as they are made, which a search would spend half of its time with. */
const LOADER = new URL('../../test/run/typescript.js', import.meta.url).href

export interface Plan {
  /** A game as the command takes it. */
  readonly game: string
  /** Processor time for each mutant. */
  readonly milliseconds: number
  /** The numbers of those that are judged, in order. */
  readonly numbers: (mutants: readonly Mutant[]) => readonly number[]
  /** How many are judged at most that the compiler does not refuse. */
  readonly most: number
}

interface Judge {
  readonly child: ChildProcess
  readonly mutants: readonly Mutant[]
}

/** Judges mutants of a game in one process, which is begun anew only after one without an end. */
export async function judgeAll(plan: Plan, told: (verdict: Verdict) => void = () => undefined): Promise<Verdict[]> {
  const { game, milliseconds, most } = plan
  const verdicts: Verdict[] = []
  let judge = await hire(game)
  for (const number of plan.numbers(judge.mutants)) {
    if (verdicts.filter(({ outcome }) => outcome !== 'refused').length >= most) break
    const mutant = judge.mutants[number]
    if (mutant === undefined) continue
    const verdict =
      (await judged(judge, { number, milliseconds })) ??
      ({ number, mutant, outcome: 'endless', seconds: milliseconds / 1000, by: '', where: '' } satisfies Verdict)
    if (verdict.outcome === 'endless') {
      judge.child.kill('SIGKILL')
      judge = await hire(game)
    }
    verdicts.push(verdict)
    told(verdict)
  }
  judge.child.kill()
  return verdicts
}

async function hire(game: string): Promise<Judge> {
  const child = fork(fileURLToPath(new URL('judge.ts', import.meta.url)), [game], { execArgv: ['--import', LOADER] })
  const mutants = await new Promise<readonly Mutant[]>((resolve) =>
    child.once('message', (m: { mutants: readonly Mutant[] }) => resolve(m.mutants)),
  )
  return { child, mutants }
}

function judged({ child }: Judge, task: Task): Promise<Verdict | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), task.milliseconds + GRACE)
    const failed = (): void => {
      clearTimeout(timer)
      reject(new Error(`the search for mutant ${task.number} broke off`))
    }
    child.once('exit', failed)
    child.once('message', (verdict: Verdict) => {
      child.off('exit', failed)
      clearTimeout(timer)
      resolve(verdict)
    })
    child.send(task)
  })
}

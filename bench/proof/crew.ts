import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Ruling } from './judge.ts'

/** After so many verdicts a judge is replaced: a module that was imported is never forgotten by its process. */
const TERM = 120
/** Names no functions as they are made, which a game would spend a part of its time with. */
const LOADER = new URL('../../test/run/typescript.js', import.meta.url).href

/** The breaks of a game that are to be judged, by their numbers. */
export interface Docket {
  /** The game, from the working folder. */
  readonly path: string
  readonly cwd: string
  readonly clauses: readonly string[]
  readonly numbers: readonly number[]
  readonly workers: number
  /** Processor time that one verdict may take, in seconds, before the game is taken for one without an end. */
  readonly patience: number
}

type Tell = (ruling: Ruling) => void

/** Gives a verdict on each of the numbers; `tell` hears them as they come. */
export type Crew = (docket: Docket, tell: Tell) => Promise<void>

/** Several processes at once, since a broken game may come to no end. */
export const crewOfProcesses: Crew = async (docket, tell) => {
  const open = [...docket.numbers]
  await Promise.all(
    Array.from({ length: docket.workers }, async () => {
      while (open.length > 0) await serve(docket, open, tell)
    }),
  )
}

/** One judge's term: until it has given enough verdicts, or one never comes. */
async function serve({ path, cwd, clauses, patience }: Docket, open: number[], tell: Tell): Promise<void> {
  const judge = fork(fileURLToPath(new URL('judge.ts', import.meta.url)), [path, clauses.join(), `${patience}`], {
    cwd,
    execArgv: ['--import', LOADER, '--max-old-space-size=3000'],
  })
  try {
    if ((await answer(judge, () => undefined)) === null) throw new Error('the judge did not begin')
    for (let given = 0; given < TERM && open.length > 0; given++) {
      const number = open.shift()
      if (number === undefined) return
      const ruling = (await answer(judge, () => judge.send(number))) as Ruling | null
      tell(ruling ?? { number, outcome: 'endless', by: '' })
      if (ruling === null) return
    }
  } finally {
    judge.kill('SIGKILL')
  }
}

/** The next message of a process after something was asked; null when it ends without one, as it does out of patience. */
function answer(judge: ChildProcess, ask: () => void): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (value: unknown): void => {
      judge.removeAllListeners()
      resolve(value)
    }
    judge.once('message', settle)
    judge.once('exit', () => settle(null))
    ask()
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Entry, entriesOf } from './journal.ts'
import type { Mutant } from './mutants.ts'
import { TASK, type Task } from './task.ts'

/** What became of a mutant. */
export type Fate =
  | { readonly kind: 'killed'; readonly by: string }
  /** It went on and on, or took its process with it. */
  | { readonly kind: 'without an end' }
  | { readonly kind: 'survived' }
  /** No test came by. */
  | { readonly kind: 'not reached' }

export interface Tried {
  readonly mutant: Mutant
  readonly fate: Fate
}

type Numbers = Map<number, Fate>

export interface Work extends Pick<Task, 'root' | 'tests' | 'seconds'> {
  readonly mutants: readonly Mutant[]
  /** Processes at once. */
  readonly workers: number
  /** Is told of each mutant once, as soon as it is known what became of it; that it survived is known at the end. */
  readonly tell: (tried: Tried) => void
}

/** Tries mutants by the tests, in several processes at once; each has a share of the mutants. */
export async function tryAll({ mutants, workers, tell, ...asked }: Work): Promise<readonly Tried[]> {
  const fates: Numbers = new Map()
  const told = new Set<number>()
  const decide = (number: number, fate: Fate): void => {
    const mutant = mutants[number - 1]
    if (mutant === undefined || told.has(number)) return
    told.add(number)
    fates.set(number, fate)
    tell({ mutant, fate })
  }
  const folder = mkdtempSync(join(tmpdir(), 'houserules-mutants-'))
  const numbered = mutants.map((mutant, i) => ({ number: i + 1, room: mutant.room, key: mutant.key }))
  try {
    const shifts = Array.from({ length: Math.min(workers, mutants.length) }, (_, worker) => {
      const share = numbered.filter((_each, i) => i % workers === worker)
      return new Shift({ ...asked, mutants: share, journal: join(folder, `journal-${worker}`) }, fates, decide)
    })
    await Promise.all(shifts.map((shift) => shift.finished()))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  mutants.forEach((_, i) => decide(i + 1, fates.get(i + 1) ?? { kind: 'not reached' }))
  return mutants.map((mutant, i) => ({ mutant, fate: fates.get(i + 1) ?? { kind: 'not reached' } }))
}

/** How often a process is looked at, in milliseconds. */
const GLANCE = 1000
/** How long the first test may take to come, in seconds. */
const BEGINNING = 300

/**
 * One share of the mutants. A process that is stuck is ended, and another goes on from the file of tests that it was
 * at.
 */
class Shift {
  private task: Task
  private readonly fates: Numbers
  private readonly decide: (number: number, fate: Fate) => void
  private tests: readonly string[]

  constructor(task: Task, fates: Numbers, decide: Shift['decide']) {
    this.task = task
    this.tests = task.tests
    this.fates = fates
    this.decide = decide
  }

  async finished(): Promise<void> {
    while (this.tests.length > 0 && this.left().length > 0) {
      const entries = await this.runOnce()
      this.take(entries)
      if (entries.some(({ kind }) => kind === 'end')) return
    }
  }

  private left(): Task['mutants'] {
    const isOpen = (fate: Fate | undefined): boolean => fate === undefined || fate.kind === 'survived'
    return this.task.mutants.filter(({ number }) => isOpen(this.fates.get(number)))
  }

  private async runOnce(): Promise<readonly Entry[]> {
    const task = { ...this.task, tests: this.tests, mutants: this.left() }
    const path = `${task.journal}.task.json`
    writeFileSync(path, JSON.stringify(task))
    writeFileSync(task.journal, '')
    const child = spawn(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('shard/main.ts', import.meta.url))],
      {
        cwd: task.root,
        env: { ...process.env, [TASK]: path },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        detached: true,
      },
    )
    const hear = (entry: Entry): void => {
      if (entry.kind === 'killed') this.decide(entry.mutant, { kind: 'killed', by: entry.by })
    }
    await ended(child, task.journal, hear)
    return entriesOf(task.journal)
  }

  private take(entries: readonly Entry[]): void {
    let last = 0
    for (const entry of entries)
      switch (entry.kind) {
        case 'tries':
          last = entry.mutant
          break
        case 'reached':
          // What is known of one that was killed already stays.
          for (const number of entry.mutants)
            if (this.fates.get(number)?.kind !== 'killed') this.fates.set(number, { kind: 'survived' })
          break
        case 'killed':
          this.decide(entry.mutant, { kind: 'killed', by: entry.by })
          last = 0
          break
        case 'file':
          this.tests = this.tests.filter((test) => !entry.file.endsWith(`/${test}`))
          last = 0
          break
        case 'fails':
          throw new Error(`${entry.test} fails on what was written: ${entry.because}`)
        case 'end':
          return
      }
    if (last === 0) throw new Error('a process that tries mutants has ended before its time')
    this.decide(last, { kind: 'without an end' })
  }
}

/** Waits until a process ends, and ends it with all its own where it says nothing for too long; hears what it says. */
function ended(child: ChildProcess, journal: string, hear: (entry: Entry) => void): Promise<void> {
  return new Promise((resolve) => {
    let heard = 0
    let patience = BEGINNING
    let since = performance.now()
    const timer = setInterval(() => {
      const entries = entriesOf(journal)
      if (entries.length > heard) {
        entries.slice(heard).forEach(hear)
        heard = entries.length
        since = performance.now()
        const last = entries.at(-1)
        patience = last?.kind === 'tries' ? last.seconds : BEGINNING
      }
      if ((performance.now() - since) / 1000 < patience) return
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    }, GLANCE)
    child.once('exit', () => {
      clearInterval(timer)
      resolve()
    })
  })
}

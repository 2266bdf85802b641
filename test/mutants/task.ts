import { readFileSync } from 'node:fs'
import type { Numbered } from './instrument.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import type { Room } from './rooms.ts'

/** What one process is asked for; it comes as a file of JSON, whose path is in the environment. */
export interface Task {
  readonly root: string
  /** Mutants by their room and key, with the number under which they are spoken of. */
  readonly mutants: readonly { readonly number: number; readonly room: Room; readonly key: string }[]
  readonly tests: readonly string[]
  /** Of processor time that tests may spend on one mutant before it counts as survived. */
  readonly seconds: number
  readonly journal: string
}

export const TASK = 'HOUSERULES_MUTANTS'

export function readTask(): Task {
  const path = process.env[TASK]
  if (path === undefined) throw new Error(`${TASK} names no file`)
  return JSON.parse(readFileSync(path, 'utf8')) as Task
}

/** The mutants of a task, file by file, in the order in which they stand there. */
export function mutantsByFile({
  root,
  mutants,
}: Pick<Task, 'root' | 'mutants'>): ReadonlyMap<string, readonly [Numbered, ...Numbered[]]> {
  const known = new Map<string, Mutant>()
  for (const room of new Set(mutants.map((each) => each.room)))
    for (const mutant of mutantsOf(room, root)) known.set(mutant.key, mutant)
  const files = new Map<string, [Numbered, ...Numbered[]]>()
  for (const { number, key } of mutants) {
    const mutant = known.get(key)
    if (mutant === undefined) throw new Error(`no mutant is called ${key}`)
    const before = files.get(mutant.file)
    if (before === undefined) files.set(mutant.file, [{ number, mutant }])
    else before.push({ number, mutant })
  }
  return files
}

import { Worker } from 'node:worker_threads'
import { memoryLimit } from '../task-thread.ts'
import type { GameTexts } from './game-texts.ts'

/** Rules of others, to be compiled. */
export interface CompileTask {
  readonly texts: GameTexts
  /** Whether the script notes what happens in it. */
  readonly coverage: boolean
}

/** A thread that compiles rules of others, of which `megabytes` are the most that it may take. */
export function startCompiler(megabytes: number): Worker {
  return new Worker(new URL('./compile-worker.js', import.meta.url), memoryLimit(megabytes))
}

import { createInterface } from 'node:readline'
import type { Io } from '../io.ts'

export interface LineReader {
  /** The next line, or null when there are no more. */
  next(prompt: string): Promise<string | null>
  close(): void
}

/** Lines of standard input. They are kept until asked for, so that input may come all at once, from a pipe. */
export function lineReader(io: Io): LineReader {
  const terminal = io.stdin.isTTY === true && io.stdout.isTTY === true
  const reader = createInterface({ input: io.stdin, output: terminal ? io.stdout : undefined, terminal })
  const lines: string[] = []
  let waiting: ((line: string | null) => void) | null = null
  let ended = false
  const hand = (line: string | null): void => {
    const ask = waiting
    waiting = null
    ask?.(line)
  }
  reader.on('line', (line) => (waiting === null ? lines.push(line) : hand(line)))
  reader.on('SIGINT', () => reader.close())
  reader.on('close', () => {
    ended = true
    hand(null)
  })
  return {
    next(prompt) {
      const line = lines.shift()
      if (line !== undefined || ended) return Promise.resolve(line ?? null)
      return new Promise((resolve) => {
        waiting = resolve
        if (!terminal) return
        reader.setPrompt(prompt)
        reader.prompt()
      })
    },
    close: () => reader.close(),
  }
}

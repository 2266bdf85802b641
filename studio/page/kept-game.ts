import { readShared } from '../share/read-shared.ts'
import type { Shared } from '../share/shared.ts'

const KEY = 'houserules.kept'

/** What was open last, in the browser's own store; null where there is nothing, or where nothing may be kept. */
export function keptGame(): Shared | null {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? null : readShared(JSON.parse(text))
  } catch {
    return null
  }
}

/** Keeps what is open for the next visit, where the browser lets us. */
export function keepGame(shared: Shared): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(shared))
  } catch {
    // A store that is full or closed keeps nothing; the game goes on.
  }
}

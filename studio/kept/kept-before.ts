import { readShared } from '../share/read-shared.ts'
import type { Shared } from '../share/shared.ts'

const KEY = 'houserules.kept'

/** Where earlier pages kept what was open last, whatever it was; null where nothing is there, or none may be read. */
export function keptBefore(): Shared | null {
  try {
    const text = localStorage.getItem(KEY)
    return text === null ? null : readShared(JSON.parse(text))
  } catch {
    return null
  }
}

/** Once it is kept as a text of its own. */
export function forgetKeptBefore(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Where nothing may be removed it is found once more, and is the text that is kept already.
  }
}

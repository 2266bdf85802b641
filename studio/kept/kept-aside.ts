import { FORM, readOwnText } from './own-text.ts'
import type { TextChange } from './texts-store.ts'

const KEY = 'houserules.aside'

/** What still waits as a page goes is laid aside at once, since no page that goes waits for a database. */
export function layAside(changes: readonly TextChange[]): void {
  if (changes.length === 0) return
  try {
    const all = [...takeAside(), ...changes]
    localStorage.setItem(KEY, JSON.stringify(all.map(({ text, on }) => ({ form: FORM, ...text, on }))))
  } catch {
    // Nothing may be laid down here: the database may have it all the same.
  }
}

/** What earlier pages have laid aside; it is there no longer. */
export function takeAside(): TextChange[] {
  try {
    const laid: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    localStorage.removeItem(KEY)
    return Array.isArray(laid) ? laid.flatMap(readChange) : []
  } catch {
    return []
  }
}

function readChange(laid: unknown): TextChange[] {
  const text = readOwnText(laid)
  if (text === null) return []
  const { on } = laid as { readonly on?: unknown }
  return on === null || typeof on === 'number' ? [{ text, on }] : []
}

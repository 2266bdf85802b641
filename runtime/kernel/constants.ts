import { ENTRY } from '../rounds/state-size.ts'

/** What all of them may hold together, in numbers (`state-size.ts`). */
const MOST_REMEMBERED = 2_000_000

/** So many were made before those that are gone are no longer looked for. */
const MOST_MAPS = 10_000

let remembered = 0
let made: WeakRef<Constants<unknown, unknown>>[] = []

/** What was worked out of things once, as it is the same in every state; it is worked out again where it was let go. */
export class Constants<K, V> extends Map<K, V> {
  override set(key: K, value: V): this {
    const size = ENTRY + (Array.isArray(value) ? value.length : 1)
    if (remembered + size > MOST_REMEMBERED || made.length > MOST_MAPS) forgetConstants()
    remembered += size
    if (this.size === 0) made.push(new WeakRef(this))
    return super.set(key, value)
  }
}

/** Lets go of all of them. */
export function forgetConstants(): void {
  for (const each of made) each.deref()?.clear()
  made = []
  remembered = 0
}

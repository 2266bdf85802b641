import type { Change } from '../../compiler/diff/change.ts'
import { runExample } from '../../runtime/example/examples.ts'
import type { LoadedVersion } from '../diff/witness/load-version.ts'
import { readingWithout } from '../diff/witness/reading-without.ts'
import { letSignalsIn } from '../let-signals-in.ts'
import type { ToMend } from './mend-game.ts'

/** So many changes are taken back one by one, as each has the rules compiled again. */
const MOST_TAKEN_BACK = 40

/**
 * Tells by which change of rules an example came not to hold: without it, and with all others, it holds. Null where none
 * does so by itself, as where two have to come together.
 */
export function changeBehind(
  { path, host, loaded }: ToMend,
  changes: readonly Change[],
): (title: string) => Promise<Change | null> {
  const without = new Map<Change, Promise<LoadedVersion | null>>()
  const versionWithout = (change: Change): Promise<LoadedVersion | null> => {
    const known = without.get(change)
    const made = known ?? readingWithout({ path, host, loaded }, change).then((reading) => reading?.loaded ?? null)
    without.set(change, made)
    return made
  }
  return async (title) => {
    const [only, ...others] = changes
    if (only !== undefined && others.length === 0) return only
    for (const change of changes.slice(0, MOST_TAKEN_BACK)) {
      await letSignalsIn()
      const version = (await versionWithout(change))?.version
      const example = version?.examples.find((each) => each.title === title)
      if (version !== undefined && example !== undefined && runExample(version.patient, example).ok) return change
    }
    return null
  }
}

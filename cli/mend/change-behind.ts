import type { Change } from '../../compiler/diff/change.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { declarationAsWritten } from '../../language/rule-entry.ts'
import { readingWithout } from '../diff/witness/reading-without.ts'
import { type ReadVersion, verified } from '../diff/witness/verify-examples.ts'
import { letSignalsIn } from '../let-signals-in.ts'
import type { ToMend } from './mend-game.ts'

/** No other example of a version without a change has this title. */
const TITLE = 'as it was before'

/** So many changes are taken back one by one, as each has the rules compiled again. */
const MOST_TAKEN_BACK = 40

/**
 * Tells by which change of rules an example came not to hold: without it, and with all others, it holds. Null where none
 * does so by itself, as where two have to come together.
 */
export function changeBehind(
  { path, host, loaded, before }: ToMend,
  changes: readonly Change[],
): (decl: ExampleDecl) => Promise<Change | null> {
  const without = new Map<Change, Promise<ReadVersion | null>>()
  const versionWithout = (change: Change): Promise<ReadVersion | null> => {
    const made = without.get(change) ?? readingWithout({ path, host, loaded }, change, before)
    without.set(change, made)
    return made
  }
  return async (decl) => {
    const [only, ...others] = changes
    if (only !== undefined && others.length === 0) return only
    const text = declarationAsWritten(decl).replace(/"(?:[^"\\]|\\.)*"/u, `"${TITLE}"`)
    for (const change of changes.slice(0, MOST_TAKEN_BACK)) {
      await letSignalsIn()
      const reading = await versionWithout(change)
      if (reading === null) continue
      const holding = await verified(reading, new Map([[TITLE, { text, lacking: null }]]))
      if (holding.get(TITLE) === true) return change
    }
    return null
  }
}

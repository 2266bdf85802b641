import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders and files of tests that are quick enough to be run once for each mutant, the quickest first: most mutants are
 * killed by the first of them. Whole games and what starts processes is left to `npm test`.
 */
const QUICK = [
  'simplify',
  'lower',
  'flow/verify.test.ts',
  'runtime',
  'analyse',
  'elaborate/owner.test.ts',
  'elaborate/prompts.test.ts',
  'elaborate/specimens.test.ts',
  'emit/growth.test.ts',
  'interpret/specimens.test.ts',
  'checks/samples.test.ts',
  'checks/findings.test.ts',
  'checks/hints.test.ts',
  'checks/copies-created.test.ts',
  'checks/endings.test.ts',
  'checks/exceptions-that-meet.test.ts',
  'checks/none-among-numbers.test.ts',
  'game',
  'rounds',
  'standstill',
  'announcements',
  'options',
  'decks',
  'texts',
  'interpret/samples.test.ts',
  'emit/corners.test.ts',
  'emit/obligations.test.ts',
  'emit/narrowing.test.ts',
  'elaborate/equality.test.ts',
]

/** Files of tests by their path from the root, in the order in which they are run. */
export function quickTests(root: string): readonly string[] {
  return QUICK.flatMap((path) => {
    if (path.endsWith('.ts')) return [`test/${path}`]
    const files = readdirSync(join(root, 'test', path)).sort()
    return files.filter((name) => name.endsWith('.test.ts')).map((name) => `test/${path}/${name}`)
  })
}

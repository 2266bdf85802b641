import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Room } from './rooms.ts'

/**
 * Folders and files of tests that are quick enough to be run once for each mutant. Whole games and what starts processes
 * is left to `npm test`.
 */
const QUICK = [
  'elaborate/meanings.test.ts',
  'elaborate/findings.test.ts',
  'elaborate/kept.test.ts',
  'elaborate/owner.test.ts',
  'elaborate/prompts.test.ts',
  'elaborate/specimens.test.ts',
  'interpret/specimens.test.ts',
  'checks/samples.test.ts',
  'checks/findings.test.ts',
  'checks/hints.test.ts',
  'analyse/copies-created.test.ts',
  'checks/endings.test.ts',
  'checks/exceptions-that-meet.test.ts',
  'checks/none-among-numbers.test.ts',
  'checks/removed-cards.test.ts',
  'interpret/samples.test.ts',
  'game',
  'rounds',
  'readings',
  'keyed',
  'decks',
  'options',
  'texts',
  'announcements',
  'standstill',
  'runtime',
  'emit/growth.test.ts',
  'emit/corners.test.ts',
  'emit/compulsions.test.ts',
  'emit/obligations.test.ts',
  'emit/narrowing.test.ts',
  'lasting',
  'simplify',
  'lower',
  'flow/verify.test.ts',
  'analyse',
  'elaborate/equality.test.ts',
  'elaborate/swap.test.ts',
  'elaborate/sets/sorted-keys.test.ts',
  'reference/reference.test.ts',
  'same-time',
  'endings',
  'equivalence/idle.test.ts',
  'shapes/roles.test.ts',
  'language/names.test.ts',
  'language/completion.test.ts',
]

/** What is run first for a room: most of its mutants are killed there. */
const FIRST: Readonly<Record<Room, readonly string[]>> = {
  elaborate: [],
  analyse: [
    // What tells of many analyses first, then each by its own tables; whole games take longer.
    'analyse/told-of-text.test.ts',
    'analyse/fixed-point.test.ts',
    'analyse/kernel-steps.test.ts',
    'analyse/running.test.ts',
    'analyse/runs.test.ts',
    'analyse/worked-texts.test.ts',
    'analyse/brought-about.test.ts',
    'analyse/held-and-told.test.ts',
    'analyse',
    'emit/growth.test.ts',
    'standstill',
  ],
  lower: ['lower', 'flow/verify.test.ts', 'print'],
  simplify: ['simplify'],
  flow: ['flow/verify.test.ts', 'lower', 'simplify', 'print'],
  kernel: ['runtime'],
}

/** Files of tests by their path from the root, in the order in which they are run. */
export function quickTests(root: string, room: Room): readonly string[] {
  const files = [...FIRST[room], ...QUICK].flatMap((path) => {
    if (path.endsWith('.ts')) return [`test/${path}`]
    const names = readdirSync(join(root, 'test', path)).sort()
    return names.filter((name) => name.endsWith('.test.ts')).map((name) => `test/${path}/${name}`)
  })
  return [...new Set(files)]
}

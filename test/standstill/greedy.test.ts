import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampledByDay, times } from '../kit/effort.ts'

/** Games written at random in one process. */
const TOGETHER = 10

/** The first of each lot. */
const LOTS = Array.from({ length: 4 * Math.max(4, times) }, (_, n) => n * TOGETHER + 1)

/** How tests run sources, which is quicker than tsx. */
const typescript = join(import.meta.dirname, '..', 'run', 'typescript.js')
const script = join(import.meta.dirname, 'room', 'play-greedy.ts')

/** How the games of some seeds end, in a process whose heap has 256 megabytes; one that dies fails the test. */
function endsOf(from: number, to: number): string[] {
  const argv = ['--max-old-space-size=256', '--import', typescript, script, String(from), String(to)]
  return execFileSync(process.execPath, argv, { encoding: 'utf8' }).trimEnd().split('\n')
}

test.each(sampledByDay(LOTS, 1, 'greedy rules'))(
  'rules that take what they can, written at random from %d on, end by themselves, by a bound with a place, or go on',
  (from) => {
    const ends = endsOf(from, from + TOGETHER)
    expect(ends).toHaveLength(TOGETHER)
    for (const end of ends) expect(end).toMatch(/^\d+: (is refused|asks nobody|(endless|limit|plays)(, \w+)*)$/)
    expect(ends.filter((end) => /limit|endless|plays/.test(end)).length).toBeGreaterThan(1)
  },
  600_000,
)

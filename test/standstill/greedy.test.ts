import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { times } from '../kit/effort.ts'

/** Games written at random in one process, and how many of them by day. */
const TOGETHER = 40

const script = join(import.meta.dirname, 'room', 'play-greedy.ts')

/** How the games of some seeds end, in a process whose heap has 256 megabytes; one that dies fails the test. */
function endsOf(from: number, to: number): string[] {
  const argv = ['--max-old-space-size=256', '--import', 'tsx', script, String(from), String(to)]
  return execFileSync(process.execPath, argv, { encoding: 'utf8' }).trimEnd().split('\n')
}

test.each(Array.from({ length: times }, (_, n) => n * TOGETHER + 1))(
  'rules that take what they can, written at random from %d on, end by themselves, by a bound with a place, or go on',
  (from) => {
    const ends = endsOf(from, from + TOGETHER)
    expect(ends).toHaveLength(TOGETHER)
    for (const end of ends) expect(end).toMatch(/^\d+: (is refused|asks nobody|(endless|limit|plays)(, \w+)*)$/)
    expect(ends.filter((end) => /limit|endless|plays/.test(end)).length).toBeGreaterThan(5)
  },
  600_000,
)

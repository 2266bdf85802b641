import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampledByDay } from '../kit/effort.ts'

const folder = join(import.meta.dirname, 'room')
const all = readdirSync(folder).filter((name) => name.endsWith('.rules'))
/** Each takes a process to the end of its heap. */
const games = sampledByDay(all, 2, 'games that fill a heap')
/** How tests run sources, which is quicker than tsx. */
const typescript = join(import.meta.dirname, '..', 'run', 'typescript.js')

/** How each game ends, in one process whose heap has so many megabytes; a process that dies fails the test. */
function endsIn(megabytes: number): Record<string, string> {
  const script = join(folder, 'main.ts')
  const argv = [
    `--max-old-space-size=${megabytes}`,
    '--import',
    typescript,
    script,
    ...games.map((name) => join(folder, name)),
  ]
  const lines = execFileSync(process.execPath, argv, { encoding: 'utf8' }).trimEnd().split('\n')
  return Object.fromEntries(games.map((name, i) => [name, lines[i] ?? '']))
}

test('rules that keep and build without an end are refused, and the process with a heap of 256 MB goes on', () => {
  const placed = /^limit after \d+: .*sample\.rules:\d+: .* \d[\d,]+ .*more than the [\d,]+/
  const expected: Readonly<Record<string, unknown>> = {
    'constant.rules': 'plays',
    'events.rules': expect.stringMatching(/^(limit|plays)/),
    'lists.rules': 'plays',
    'loops.rules': expect.stringMatching(/^(limit|endless) after 0/),
    'memory-small.rules': expect.stringMatching(placed),
    'pairs-without-bound.rules': expect.stringMatching(placed),
    'recurse.rules': expect.stringMatching(placed),
    'tries.rules': expect.stringMatching(/^endless after \d+: .*sample\.rules:\d+: .* answers were tried/),
    'view-of-texts.rules': expect.stringMatching(placed),
  }
  expect(Object.keys(expected).sort()).toEqual(all.toSorted())
  expect(endsIn(256)).toEqual(Object.fromEntries(games.map((name) => [name, expected[name]])))
}, 600_000)

import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'room')
const games = readdirSync(folder).filter((name) => name.endsWith('.rules'))

/** How each game ends, in one process whose heap has so many megabytes; a process that dies fails the test. */
function endsIn(megabytes: number): Record<string, string> {
  const script = join(folder, 'main.ts')
  const argv = [
    `--max-old-space-size=${megabytes}`,
    '--import',
    'tsx',
    script,
    ...games.map((name) => join(folder, name)),
  ]
  const lines = execFileSync(process.execPath, argv, { encoding: 'utf8' }).trimEnd().split('\n')
  return Object.fromEntries(games.map((name, i) => [name, lines[i] ?? '']))
}

test('rules that keep and build without an end are refused, and the process with a heap of 256 MB goes on', () => {
  const placed = /^limit after \d+: .*sample\.rules:\d+: .* \d[\d,]+ .*more than the [\d,]+/
  expect(endsIn(256)).toEqual({
    'constant.rules': 'plays',
    'events.rules': expect.stringMatching(/^(limit|plays)/),
    'lists.rules': 'plays',
    'loops.rules': expect.stringMatching(/^(limit|endless) after 0/),
    'memory-small.rules': expect.stringMatching(placed),
    'pairs-without-bound.rules': expect.stringMatching(placed),
    'recurse.rules': expect.stringMatching(placed),
    'tries.rules': expect.stringMatching(/^endless after \d+: .*sample\.rules:\d+: .* answers were tried/),
    'view-of-texts.rules': expect.stringMatching(placed),
  })
}, 600_000)

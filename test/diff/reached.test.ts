import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSave } from '../../runtime/records/replay.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'
import { auction, cards } from './repository.ts'

// A witness is to be a moment of a game that can be reached: its seed and choices are kept, and whoever goes on with them
// stands where both versions part. Else it says that the position was made.

const root = join(import.meta.dirname, '..', '..')

/** What is said of where a witness comes from, and the games that are saved with it. */
async function saved(
  [old, next]: readonly [string, string],
  cwd = root,
): Promise<{ readonly lines: readonly string[]; readonly files: readonly string[]; readonly out: string }> {
  const folder = folderWith({})
  const { out } = await realHouserules(
    ['diff', old, next, '--steps', '5000', '--searches', '1', '--save-games', folder],
    { cwd },
  )
  const lines = out.split('\n').filter((line) => /^ {2}(comes in play|a made position)/u.test(line))
  return { lines, files: readdirSync(folder).map((name) => join(folder, name)), out }
}

test('two versions part in a game that can be gone on with, whose numbers are those of the example', async () => {
  const { lines, files, out } = await saved(['Cribbage', 'CribFlush'])
  expect(lines).toEqual([expect.stringMatching(/^ {2}comes in play: \d players, seed \d+, after \d+ choices$/u)])
  expect(files).toHaveLength(1)
  const { choices } = parseSave(readFileSync(files[0] ?? '', 'utf8'))
  expect(choices).toHaveLength(Number(/after (\d+) choices/u.exec(lines[0] ?? '')?.[1]))
  const { code, err } = await realHouserules(['play', 'CribFlush', '--resume', files[0] ?? ''], { cwd: root })
  expect([code, err]).toEqual([0, expect.stringMatching(/^left after \d+ decisions\n$/u)])
  // Four hearts in the crib, though one would do for a flush of positions that were made.
  expect(out).toMatch(/^ +crib is (?:\d+♥|[JQKA]♥)(?:, (?:\d+♥|[JQKA]♥)){3}$/mu)
})

test('what no game comes to is a made position', async () => {
  const files = {
    'old.rules': auction(),
    'new.rules': auction('never: player p cannot bid number n if money of p < -20\n'),
  }
  const { lines, files: games } = await saved(
    ['old.rules', 'new.rules'],
    folderWith({ ...files, 'cards.rules': cards() }),
  )
  expect([lines, games]).toEqual([['  a made position'], []])
})

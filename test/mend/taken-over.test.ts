import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith, realHouserules } from '../cli/kit.ts'
import { TABLE, example } from './table.ts'

// An example is run by the game that says it, and by all variants that stand on it: a text is written only where it
// breaks none of them, and else it is said what a variant is to write.

/** What `--mend --write` tells of games, and the files that are others then. */
async function mended(files: Readonly<Record<string, string>>, ...games: readonly string[]) {
  const cwd = folderWith(files)
  const { out, code } = await realHouserules(['test', ...games, '--mend', '--write'], { cwd })
  const texts = Object.keys(files).map((file) => [file, readFileSync(join(cwd, file), 'utf8')] as const)
  const written = Object.fromEntries(texts.filter(([file, text]) => text !== files[file]))
  const { out: tested } = await realHouserules(['test', ...Object.keys(files)], { cwd })
  return { out: out.split('\n').slice(0, -1), code, written, tested: tested.split('\n').slice(0, -1) }
}

const laid = (...steps: readonly string[]): string => example('laid', ['hand of A is 3♣'], ['A does lay 3♣', ...steps])

/** Who has done something may hum, and is asked whether he does. */
const LOUD = 'variant Loud of Table\nto hum by player p\nplayer p may hum at turn\n'

test('an example that fails in a variant alone is written where it is said, if that holds in all that run it', async () => {
  const table = TABLE + laid('then score of A = 1')
  const { out, code, written, tested } = await mended({ 'table.rules': table, 'loud.rules': LOUD }, 'loud.rules')
  expect(out).toEqual([
    'Loud: "laid" table.rules:26 mended',
    '    example "laid"',
    '      given',
    '        hand of A is 3♣',
    '        at turn by A',
    '      A does lay 3♣',
    '  +   A passes',
    '      then score of A = 1',
    'Loud: 1 of 1 examples mended, 0 changed rulings',
  ])
  expect(code).toBe(0)
  expect(written).toEqual({ 'table.rules': TABLE + laid('A passes', 'then score of A = 1') })
  // The pass is of use in one of them, so that nothing is to be said of it.
  expect(tested).toEqual(['Table: 1 of 1 examples hold', 'Loud: 1 of 1 examples hold'])
})

test('else the variant is told what to write, as its base is meant otherwise', async () => {
  const strict = `${LOUD}player p must act at turn if heap is not empty and score of p = 0\n`
  const text = TABLE + laid('A is not asked', 'then score of A = 1')
  const { out, code, written } = await mended({ 'table.rules': text, 'loud.rules': strict }, 'loud.rules')
  expect(out).toEqual([
    'Loud: "laid" of Table asserts what is not so any more',
    '  table.rules:31: A is asked (turn: hum)',
    '  table.rules:32: this does not hold: score of A is 0; A is asked (turn: hum)',
    '  where Loud is meant to differ there, it says so: remove example "laid"',
    'Loud: 0 of 1 examples mended, 1 changed ruling',
  ])
  expect(code).toBe(1)
  expect(written).toEqual({})
})

test('a text that would break a variant is not written, and told to it as it stands', async () => {
  const stale = laid('then score of A = 0', 'A passes', 'then score of A = 1')
  const { out, code, written } = await mended({ 'table.rules': TABLE + stale, 'loud.rules': LOUD }, 'table.rules')
  expect(out).toEqual([
    'Table: "laid" table.rules:26: no one text holds in Table and in Loud; write in Loud:',
    '  remove example "laid"',
    ...stale
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`),
    'Table: 0 of 1 examples mended, 0 changed rulings, 1 to be written in a variant',
  ])
  expect(code).toBe(1)
  expect(written).toEqual({})
  // What was told is written; then nothing stands in the way.
  const then = { 'table.rules': TABLE + stale, 'loud.rules': `${LOUD}remove example "laid"\n${stale}` }
  const { written: now, tested } = await mended(then, 'table.rules')
  expect(Object.keys(now)).toEqual(['table.rules'])
  expect(tested).toEqual(['Table: 1 of 1 examples hold', 'Loud: 1 of 1 examples hold'])
})

test('what does not hold where it is said either is left to that game', async () => {
  const wrong = TABLE + laid('then score of A = 5')
  const { out } = await mended({ 'table.rules': wrong, 'loud.rules': LOUD }, 'loud.rules')
  expect(out).toEqual([
    'Loud: 1 example of Table does not hold here either',
    'Loud: 0 of 0 examples mended, 0 changed rulings',
  ])
})

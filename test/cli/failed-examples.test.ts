import { expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

const steps = (from: number): string =>
  [0, 1, 2]
    .map((i) => `example "step ${from + i}"\n  given\n    at turn by A\n  then score of A = ${from < 10 ? 1 : 9 + i}\n`)
    .join('\n')

const stairs = `game Stairs for 2 players
score of player: number starts 0
to match
  turn by first of players
  finish
to turn by player p
  score of p gains 1

${steps(1)}`

const steep = `variant Steep of Stairs
replace to turn by player p
  score of p gains 2

${steps(11)}`

test('examples that fail for one cause stand together, and lines are told that take those of the base away', async () => {
  const cwd = folderWith({ 'stairs.rules': stairs, 'steep.rules': steep })
  const { code, out } = await realHouserules(['test', 'steep.rules', '--no-trace'], { cwd })
  const lines = out.split('\n')
  expect(code).toBe(1)
  expect(lines.slice(0, 5)).toEqual([
    'Steep: "step 1" does not hold',
    '  stairs.rules:12: this does not hold: score of A is 2; nothing is asked any more',
    '  and so do:',
    '    "step 2" stairs.rules:14',
    '    "step 3" stairs.rules:19',
  ])
  expect(lines.filter((line) => line.startsWith('remove'))).toEqual([
    'remove example "step 1"',
    'remove example "step 2"',
    'remove example "step 3"',
  ])
})

test('what does not hold in the base either is told once, and nobody is advised to remove it', async () => {
  const cwd = folderWith({
    'rules/stairs.rules': stairs.replace('score of A = 1', 'score of A = 7'),
    'rules/steep.rules': 'variant Steep of Stairs\nadd after turn in match\n  score of first of players gains 0\n',
    'rules/steeper.rules': 'variant Steeper of Stairs\nreplace to turn by player p\n  score of p gains 2\n',
  })
  const { code, out } = await realHouserules(['test', '.', '--no-trace'], { cwd })
  expect(code).toBe(1)
  expect(out.split('\n').filter((line) => line.includes('not hold'))).toEqual([
    'Stairs: "step 1" does not hold',
    '  rules/stairs.rules:12: this does not hold: score of A is 1; nothing is asked any more',
    'Steep: 1 example of Stairs does not hold here either',
    'Steeper: "step 1" does not hold',
    '  rules/stairs.rules:12: this does not hold: score of A is 2; nothing is asked any more',
  ])
  expect(out.split('\n').filter((line) => line.startsWith('remove'))).toEqual([
    'remove example "step 1"',
    'remove example "step 2"',
    'remove example "step 3"',
  ])
})

test('a wrong example of a joined variant is told as of that variant, also where it alone was not asked for', async () => {
  const wrong = 'example "own mistake"\n  given\n    at turn by A\n  then score of A = 9\n'
  const cwd = folderWith({
    'stairs.rules': stairs,
    'wide.rules': `variant Wide of Stairs\n\n${wrong}`,
    'steep.rules': 'variant Steep of Stairs\nreplace to turn by player p\n  score of p gains 2\n',
    'both.rules': 'variant Both of Stairs with Wide, Steep\n',
    'flat.rules': 'variant Flat of Stairs with Wide\n',
  })
  const flat = await realHouserules(['test', 'flat.rules', '--no-trace'], { cwd })
  expect(flat.out.split('\n').filter((line) => /hold|remove/u.test(line))).toEqual([
    'Wide: "own mistake" does not hold',
    '  wide.rules:6: this does not hold: score of A is 1; nothing is asked any more',
    'Flat: 1 example of Wide does not hold here either',
    'Flat: 3 of 4 examples hold',
  ])
  // It comes out otherwise here, as the examples of the base do.
  const both = await realHouserules(['test', 'both.rules', '--no-trace'], { cwd })
  expect(both.out.split('\n').filter((line) => line.startsWith('remove'))).toEqual([
    'remove example "step 1"',
    'remove example "step 2"',
    'remove example "step 3"',
    'remove example "own mistake"',
  ])
})

test('what is told to be removed can be removed', async () => {
  const first = folderWith({ 'stairs.rules': stairs, 'steep.rules': steep })
  const { out } = await realHouserules(['test', 'steep.rules', '--no-trace'], { cwd: first })
  const removed = out.split('\n').filter((line) => line.startsWith('remove'))
  const own = 'variant Steep of Stairs\nreplace to turn by player p\n  score of p gains 2\n\n'
  const cwd = folderWith({ 'stairs.rules': stairs, 'steep.rules': `${own}${removed.join('\n')}\n` })
  expect(await realHouserules(['test', 'steep.rules'], { cwd })).toMatchObject({ code: 0 })
})

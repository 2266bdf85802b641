import { expect, it } from 'vitest'
import { diffArgs, explainArgs, ofVariantArgs, playArgs, testArgs } from '../../editors/vscode/src/command-lines.ts'
import { isOf, resultsIn } from '../../editors/vscode/src/example-results.ts'
import { folderWith, realHouserules } from '../cli/kit.ts'

/** What the test explorer reads out of the answers of the program, which is run here. */

const GAME = `game Tiny for 2 players "an example that holds and one that does not"

score of player: number starts 0
include "part.rules"

to match
  finish

example "holds"
  given
    score of A is 1
    at gain by A
  then score of A = 2

example "does not hold"
  given
    at gain by A
  then score of A = 7
`

const PART = `to gain by player p
  score of p gains 1

example "of a part"
  given
    at gain by B
  then score of B = 1
`

const files = { 'rules/tiny.rules': GAME, 'rules/part.rules': PART }

it('tells what failed, at its line, with what happened', async () => {
  const { out } = await realHouserules(testArgs(['rules/tiny.rules'], null), { cwd: folderWith(files) })
  const { examples, broken } = resultsIn(out)
  expect(broken).toEqual([])
  expect(examples.map(({ file, line, failures }) => [file, line, failures.length])).toEqual([
    ['rules/part.rules', 4, 0],
    ['rules/tiny.rules', 9, 0],
    ['rules/tiny.rules', 15, 1],
  ])
  const [failure] = examples[2].failures
  expect(failure.line).toBe(18)
  expect(failure.message).toMatch(/^Tiny: .*score of A is 1[^]*what happened:\n {2}gain by A\n {4}score of A becomes 1/)
})

it('runs one example alone by its title, and that of a part in the games of its folder', async () => {
  const { out } = await realHouserules(testArgs(['rules'], 'of a part'), { cwd: folderWith(files) })
  const { examples } = resultsIn(out)
  expect(examples).toHaveLength(1)
  expect(isOf(examples[0], 'rules\\part.rules', 4, 7)).toBe(true)
  expect(isOf(examples[0], 'rules/part.rules', 5, 7)).toBe(false)
  expect(isOf(examples[0], 'rules/tiny.rules', 4, 7)).toBe(false)
})

it('tells what is wrong with a game that cannot be run', async () => {
  const wrong = { ...files, 'rules/tiny.rules': GAME.replace('at gain', 'at gian') }
  const { out } = await realHouserules(testArgs(['rules/tiny.rules'], null), { cwd: folderWith(wrong) })
  expect(resultsIn(out).examples).toEqual([])
  expect(resultsIn(out).broken).toEqual([expect.stringMatching(/^rules\/tiny\.rules:12: unknown event; .*`gian`/)])
})

it('refuses an answer that it cannot read', () => {
  expect(() => resultsIn('error: no such option\n')).toThrow('but: error: no such option')
  expect(() => resultsIn('')).toThrow('but: nothing')
  expect(() => resultsIn('{"format":"houserules-examples/2"}')).toThrow('reads houserules-examples/1')
})

it.each([
  ['a game', diffArgs('rules/tiny.rules', 'rules/other.rules'), 'rules/other.rules'],
  ['a variant beside its base', ofVariantArgs('house/more.rules'), 'house/more.rules'],
  [
    'a game from an example on',
    [...playArgs('rules/tiny.rules', 'holds'), '--seats', 'random'],
    'what the example begins is over',
  ],
  ['a rule', explainArgs('rules/tiny.rules', 'gain'), 'gain'],
  ['all there is', explainArgs('rules/tiny.rules', ''), 'Tiny'],
])('asks the program in words that it knows, about %s', async (_what, args, said) => {
  const other = {
    ...files,
    'rules/other.rules': GAME.replace('Tiny', 'Other').replace('gains 1', 'gains 2'),
    'house/part.rules': PART,
    'house/mine.rules': GAME.replace('Tiny', 'Mine'),
    'house/more.rules': 'variant More of Mine "it begins with more"\n\nreplace score of player: number starts 2\n',
  }
  const { code, out } = await realHouserules(args, { cwd: folderWith(other) })
  expect(code).toBe(0)
  expect(out).toContain(said)
})

it('compares with what git has by a path that git reads', () => {
  expect(diffArgs(null, 'rules\\tiny.rules')).toEqual(['diff', 'HEAD:./rules/tiny.rules'])
})

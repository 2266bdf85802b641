import { expect, test } from 'vitest'
import { type Step, runBeside, summary } from './run-beside.ts'

/** Says so many lines, each a while after the other, and ends with a code. */
const saying = (name: string, code = 0): Step => ({
  name,
  command: [
    'node',
    '-e',
    `let n = 0
const next = () => {
  console.log('${name} ' + ++n)
  if (n < 3) setTimeout(next, 20)
  else process.exitCode = ${code}
}
next()`,
  ],
})

const lines = (...names: readonly string[]): string =>
  names.map((name) => `\n## ${name}\n${[1, 2, 3].map((n) => `${name} ${n}\n`).join('')}`).join('')

test('steps that run beside each other are told one after another', async () => {
  let told = ''
  const outcomes = await runBeside([[saying('a'), saying('b')], [saying('c')]], (text) => (told += text))
  expect(told).toBe(lines('a', 'b', 'c'))
  expect(outcomes.map(({ name, code }) => [name, code])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
  ])
})

test('one that fails keeps none from being run, and is told', async () => {
  const missing: Step = { name: 'gone', command: ['no-such-program'] }
  let told = ''
  const outcomes = await runBeside([[saying('a', 2), missing, saying('b')], [saying('c', 1)]], (text) => (told += text))
  expect(outcomes.map(({ code }) => code)).toEqual([2, 1, 0, 1])
  expect(told).toContain('no-such-program')
  expect(
    summary(outcomes)
      .split('\n')
      .filter((line) => line.startsWith('FAILED')),
  ).toHaveLength(3)
})

test('a step has the variables that are given to it', async () => {
  let told = ''
  const step: Step = { name: 'env', command: ['node', '-e', 'console.log(process.env.ASKED)'], env: { ASKED: 'yes' } }
  await runBeside([[step]], (text) => (told += text))
  expect(told).toBe('\n## env\nyes\n')
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** What was told below the headings of each step. */
function toldBy(told: string): Record<string, string> {
  const by: Record<string, string> = {}
  for (const part of told.split('\n## ').slice(1)) {
    const end = part.indexOf('\n') + 1
    const name = part.slice(0, end - 1)
    by[name] = (by[name] ?? '') + part.slice(end)
  }
  return by
}

const lines = (name: string): string => [1, 2, 3].map((n) => `${name} ${n}\n`).join('')

test('what steps say stands below their names, those of a lane one after another', async () => {
  let told = ''
  const outcomes = await runBeside([[saying('a'), saying('b')], [saying('c')]], (text) => (told += text))
  expect(toldBy(told)).toEqual({ a: lines('a'), b: lines('b'), c: lines('c') })
  expect(told.indexOf('b 1')).toBeGreaterThan(told.indexOf('a 3'))
  expect(outcomes.map(({ name, code }) => [name, code])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
  ])
})

/** Says half a line, the other half when a file is there, and then ends; waits no longer than a test does. */
const halves = (name: string, mine: string, others: string): Step => ({
  name,
  command: [
    'node',
    '-e',
    `const { existsSync, writeFileSync } = require('node:fs')
process.stdout.write('${name} half', () => writeFileSync(${JSON.stringify(mine)}, ''))
const wait = () => existsSync(${JSON.stringify(others)}) ? process.stdout.write(' whole') : setTimeout(wait, 10)
wait()`,
  ],
})

test('a step is heard while one of another lane goes on, and no line of theirs is mixed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-beside-'))
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  let told = ''
  try {
    const steps = [[halves('a', one, two)], [halves('b', two, one)]]
    await runBeside(steps, (text) => (told += text))
    expect(toldBy(told)).toEqual({ a: 'a half whole\n', b: 'b half whole\n' })
    // The first ends when the second, which ends when it is told, has been heard.
    const heard = join(folder, 'heard')
    const waiting: Step = { name: 'first', command: halves('first', one, heard).command }
    await runBeside([[waiting], [saying('second')]], (text) => {
      if (text.includes('second 3')) writeFileSync(heard, '')
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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

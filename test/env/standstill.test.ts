import { expect, test } from 'vitest'
import { environment } from '../../library/env.ts'
import { Tables } from '../../runtime/env/tables.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

const { engine } = await compiledSample('test/standstill/loops.rules')
const made = environment(engine, { roundLimit: 100 })
const countsOn = made.spec.actions.indexOf('count-on')

test('a game in which the rules come to no next decision is left, and is worth nothing', () => {
  const at = made.table(1)
  at.step(countsOn)
  expect([at.done, at.truncated, at.offered(), at.returns()]).toEqual([true, true, [], [0, 0]])
  expect(() => at.step(countsOn)).toThrow('the game is over')
  at.reset(1)
  expect([at.done, at.truncated]).toEqual([false, false])
})

test('the other tables go on, and so does that one with the next game', () => {
  const tables = new Tables(made, { seed: 1, count: 2, autoreset: true })
  tables.step([countsOn, -1])
  expect(tables.ended.map(({ done, truncated }) => [done, truncated])).toEqual([
    [true, true],
    [false, false],
  ])
  expect([tables.at(0).done, tables.at(0).seed, tables.at(1).seed]).toEqual([false, 3, 2])
})

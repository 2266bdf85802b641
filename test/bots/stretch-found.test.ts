import { describe, expect, test } from 'vitest'
import { compileScript } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { root } from '../emit/memory-host.ts'
import { specimen } from '../kit/specimen.ts'

/**
 * Where results add up what is kept for players, what a stretch gives them counts at the end as well. Where they hang on
 * who has enough, or on what lies on the table, the stretch by itself may say nothing of the end.
 */

const game = (ending: string, more: string): string => `game Coins for 2 players "until one has three"
type colour: red, green
colour of player p: colour = (red if p = first of players else green)
score of player: number starts 0
bank: number starts 0
purse of colour: number starts 0
chosen: player starts first of players
doubled of player p: number = 2 * score of p
to match
  repeat
    each player p
      turn by p
  until highest of score of players >= 3
${ending}
  finish
to turn by player p
  p must act
player p may take at turn
to take by player p
  score of p gains 1
  bank gains 1
  purse of colour of p gains 1
  chosen becomes p
${more}`

const each = (value: string): string => `  each player p\n    result of p becomes ${value}`

async function hasStretches(ending: string, more = ''): Promise<boolean> {
  const { engine } = await specimen(game(ending, more))
  return engine.parts.stretches !== undefined
}

describe('a stretch is worth what is added up', () => {
  test.each([
    ['score of p'],
    ['0 - score of p'],
    ['2 * score of p - bank + 1'],
    ['score of p * 3'],
    ['score of p - score of next of p'],
    ['purse of colour of p'],
  ])('%s', async (value) => {
    expect(await hasStretches(each(value))).toBe(true)
  })
})

describe('a stretch says nothing of', () => {
  test.each([
    ['(1 if score of p >= 3 else 0)'],
    ['case score of p: 3 is 1, else 0'],
    ['score of p / 3'],
    ['score of p * score of p'],
    ['0 * score of p'],
    ['1'],
    ['highest of score of players'],
    ['doubled of p'],
    ['score of chosen'],
  ])('%s', async (value) => {
    expect(await hasStretches(each(value))).toBe(false)
  })

  test.each([
    ['a condition around it', '  each player p\n    if score of p >= 3\n      result of p becomes score of p'],
    ['whom it finds', '  each player p where score of p >= 3\n    result of p becomes score of p'],
    ['whom it is kept for', '  result of chosen becomes score of first of players'],
    ['another number that is set first', `  bank becomes 0\n${each('bank')}`],
  ])('%s', async (_, ending) => {
    expect(await hasStretches(ending)).toBe(false)
  })
})

const TELL = `to tell\n${each('score of p')}\n`

describe('what is called at the end', () => {
  test.each([
    ['adds up', TELL, true],
    ['hangs on who has enough', `to tell\n${each('(1 if score of p >= 3 else 0)')}\n`, false],
    ['is followed by what adds up', `${TELL}after tell\n${each('score of p - score of next of p')}\n`, true],
    ['is followed by a test', `${TELL}after tell\n${each('(1 if score of p >= 3 else 0)')}\n`, false],
    ['is followed by something now and then', `${TELL}after tell if bank > 3\n${each('0 - bank')}\n`, false],
    ['may be forbidden', `${TELL}cannot tell if bank > 3\n`, false],
  ])('%s', async (_, more, found) => {
    expect(await hasStretches('  tell', more)).toBe(found)
  })
})

test.each([
  ['hearts', true],
  ['whist', true],
  ['spades', true],
  ['cribbage', true],
  ['gin-rummy', true],
  ['kuhn-poker', false],
])('%s', async (name, found) => {
  const path = `rules/${name}/${name}.rules`
  const { script } = await compileScript(path, rulesHost(root, path), { examples: false })
  if (script === null) throw new Error(`${path} has errors`)
  expect(liveEngine(script, path).engine.parts.stretches !== undefined).toBe(found)
})

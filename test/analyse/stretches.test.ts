import { describe, expect, test } from 'vitest'
import { Effects } from '../../compiler/analyse/effects.ts'
import { type Stretches, stretchesOf } from '../../compiler/analyse/stretches.ts'
import { checkForEngine } from '../../compiler/compile.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { root } from '../emit/memory-host.ts'

/**
 * Where results add up what is kept for players, what a stretch gives them counts at the end as well. Where they hang on
 * who has enough, or on what lies on the table, the stretch by itself may say nothing of the end.
 */

const ROUNDS = `  repeat
    shuffle pool
    each player p
      turn by p
  until highest of score of players >= 3
`

const game = (ending: string, more: string, body = ROUNDS): string => `game Coins for 2 players "until one has three"
type colour: red, green
colour of player p: colour = (red if p = first of players else green)
zone pool seen by nobody
score of player: number starts 0
bank: number starts 0
purse of colour: number starts 0
chosen: player starts first of players
doubled of player p: number = 2 * score of p
to match
${body}${ending}
to turn by player p
  p must act
player p may take at turn
to take by player p
  score of p gains 1
  bank gains 1
  purse of colour of p gains 1
  chosen becomes p
to show-all
  bank gains 1
${more}`

const each = (value: string): string => `  each player p\n    result of p becomes ${value}`

function found(path: string, text?: string): Stretches | null {
  const host = text === undefined ? rulesHost(root, path) : { read: () => text, find: () => null }
  const { program, diagnostics } = checkForEngine(path, host)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (program === null || errors.length > 0) throw new Error(errors.map(({ primary }) => primary.text).join())
  return stretchesOf(program, new Effects(program))
}

const hasStretches = (ending: string, more = ''): boolean =>
  found('coins.rules', game(`${ending}\n  finish`, more)) !== null

describe('a stretch is worth what is added up', () => {
  test.each([
    ['score of p'],
    ['0 - score of p'],
    ['2 * score of p - bank + 1'],
    ['score of p * 3'],
    ['score of p - score of next of p'],
    ['purse of colour of p'],
  ])('%s', (value) => {
    expect(hasStretches(each(value))).toBe(true)
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
    ['score of p - doubled of p'],
    ['doubled of p + score of p'],
    ['3 * doubled of p'],
    ['bank * score of p'],
  ])('%s', (value) => {
    expect(hasStretches(each(value))).toBe(false)
  })

  test.each([
    ['a condition around it', '  each player p\n    if score of p >= 3\n      result of p becomes score of p'],
    ['whom it finds', '  each player p where score of p >= 3\n    result of p becomes score of p'],
    ['whom it is kept for', '  result of chosen becomes score of first of players'],
    ['from whom it begins', '  each player p from chosen\n    result of p becomes score of p'],
    ['in whom it looks', '  each player p in (chosen, first of players)\n    result of p becomes score of p'],
    ['a fact that is set besides', `${each('score of p')}\n    bank gains 1`],
    ['an instruction besides', `  show-all\n${each('score of p')}`],
    ['another number that is set first', `  bank becomes 0\n${each('bank')}`],
  ])('%s', (_, ending) => {
    expect(hasStretches(ending)).toBe(false)
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
    ['is followed by itself', `${TELL}after tell if bank > 3\n  tell\n`, false],
    ['is preceded by a test', `${TELL}before tell\n${each('(1 if score of p >= 3 else 0)')}\n`, false],
    ['is preceded by what adds up', `${TELL}before tell\n${each('bank')}\n`, true],
    ['leaves something for later', `${TELL}when tell\n  bank gains 1\n`, false],
    ['asks somebody', `to tell\n  first of players may act\n${each('score of p')}\n`, false],
    ['calls what adds up', `to tell\n  tell-more\nto tell-more\n${each('score of p')}\n`, true],
    ['calls what does not', `to tell\n  tell-more\nto tell-more\n  bank gains 1\n`, false],
    ['may be refused', `to tell\n  only if bank > 3\n${each('score of p')}\n`, false],
    ['may be forbidden', `${TELL}cannot tell if bank > 3\n`, false],
  ])('%s', (_, more, isFound) => {
    expect(hasStretches('  tell', more)).toBe(isFound)
  })
})

describe('the game is played stretch after stretch where it', () => {
  const results = each('score of p')
  test.each([
    ['goes round until something holds, and ends', ROUNDS, `${results}\n  finish`, true],
    ['does something before', `  bank becomes 3\n${ROUNDS}`, `${results}\n  finish`, true],
    [
      'goes round in several loops, the last of which asks',
      `  while bank < 3\n    bank gains 1\n${ROUNDS}`,
      `${results}\n  finish`,
      true,
    ],
    [
      'has another loop after it',
      `${ROUNDS}  repeat\n    bank gains 1\n  until bank > 90\n`,
      `${results}\n  finish`,
      false,
    ],
    [
      'goes round while something holds',
      '  while bank < 3\n    each player p\n      turn by p\n',
      `${results}\n  finish`,
      false,
    ],
    ['asks nobody', '  repeat\n    bank gains 1\n  until bank > 3\n', `${results}\n  finish`, false],
    ['goes round once for each', '  each player p\n    turn by p\n', `${results}\n  finish`, false],
    ['does not end the game', ROUNDS, results, false],
    ['finishes in one of several turns', ROUNDS, `${results}\n  each player p\n    finish`, false],
    [
      'counts for whom it found before',
      `  let best = first of players\n${ROUNDS}`,
      '  result of best becomes score of best\n  finish',
      false,
    ],
    [
      'finds somebody before, and counts without',
      `  let best = first of players\n  chosen becomes best\n${ROUNDS}`,
      `${results}\n  finish`,
      true,
    ],
  ])('%s', (_, body, ending, isFound) => {
    expect(found('coins.rules', game(ending, '', body)) !== null).toBe(isFound)
  })

  test('and not where a stretch goes on with what the last one left, as tricks do with the cards of a hand', () => {
    const tricks = ROUNDS.replace('    shuffle pool\n', '')
    expect(found('coins.rules', game(`${results}\n  finish`, '', tricks))).toBeNull()
  })

  test('with the loop, and all that comes after it', () => {
    const stretches = found('coins.rules', game(`${results}\n  finish`, ''))
    const kinds = [stretches?.loop, ...(stretches?.after ?? [])].map((s) => s?.kind)
    expect(kinds).toEqual(['loop', 'each', 'finish'])
  })
})

test.each([
  ['hearts', true],
  ['whist', true],
  ['spades', true],
  ['cribbage', true],
  ['gin-rummy', true],
  ['kuhn-poker', false],
])('%s', (name, isFound) => {
  expect(found(`rules/${name}/${name}.rules`) !== null).toBe(isFound)
})

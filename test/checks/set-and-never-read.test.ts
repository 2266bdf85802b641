import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const bad = readFileSync(new URL('HR0590/bad.rules', import.meta.url), 'utf8')
const LAST = '  next-up becomes next of p\n'

function told(...changes: readonly (readonly [from: string, to: string])[]): number {
  let text = bad
  for (const [from, to] of changes) {
    expect(text).toContain(from)
    text = text.replace(from, to)
  }
  const { diagnostics } = checkGame('Turns', { read: (path) => (path === 'Turns' ? text : null), find: () => null })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return diagnostics.filter(({ code }) => code === 'HR0590').length
}

test('what a turn sets at its end makes what was set in it vain, through whatever stands between', () => {
  expect(told()).toBe(1)
  expect(told([LAST, `  go-on by p\n\nto go-on by player p\n${LAST}`])).toBe(1)
  expect(told([LAST, `  if hand of p is empty\n    next-up becomes p\n  else\n  ${LAST}`])).toBe(1)
})

test('not where it may stay, be asked for, or is what comes last', () => {
  // Where the condition does not hold it stays.
  expect(told([LAST, `  if hand of p is empty\n  ${LAST}`])).toBe(0)
  expect(told([LAST, `  each card c in hand of p\n  ${LAST}`])).toBe(0)
  // It is asked for, here or by a word.
  expect(told([LAST, '  next-up becomes next of next-up\n'])).toBe(0)
  expect(told([LAST, `  if next-up = p\n    move top of pile to hand of p\n${LAST}`])).toBe(0)
  expect(
    told(
      ['next-up: player', 'player p is coming if next-up = p\nnext-up: player'],
      [LAST, `  if p is coming\n    move top of pile to hand of p\n${LAST}`],
    ),
  ).toBe(0)
  // Another rule of the same event may ask for it.
  expect(
    told([
      'player p may lay',
      'after lay by player p if next-up = p\n  move top of pile to hand of p\nplayer p may lay',
    ]),
  ).toBe(0)
  // The turn may be left before.
  expect(told([LAST, `  if pile is empty\n    stop\n${LAST}`])).toBe(0)
  expect(told(['after lay card c by player p if rank of c = 1', 'after turn by player p'])).toBe(0)
})

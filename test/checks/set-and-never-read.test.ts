import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
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

/** The game as rounds that go on while two have cards; `line` stands where who comes next is said. */
function toldInRounds(line: string, ...changes: readonly (readonly [from: string, to: string])[]): number {
  const seating = 'seating: set of player starts players\nto rest by player p\n  seating loses p\nnext-up: player'
  const until = '  until count of seating < 2'
  return told(
    ['next-up: player', seating],
    ['  until no card c in hand of next-up', until],
    [LAST, `  if hand of p is empty\n    rest by p\n${line}`],
    ...changes,
  )
}

test('what is set on some ways alone counts where those without it are never gone', () => {
  // With nobody left, or one, the loop has ended before anything asks who comes next.
  expect(toldInRounds(`  if seating is not empty\n  ${LAST}`)).toBe(1)
  expect(toldInRounds(`  if seating is empty\n    stop\n${LAST}`)).toBe(1)
  expect(toldInRounds(`  if count of seating > 1\n  ${LAST}`)).toBe(1)
  expect(
    toldInRounds(`  if seating is not empty\n  ${LAST}`, [
      '  finish',
      '  move pile to hand of first of players\n  finish',
    ]),
  ).toBe(1)
})

test('not where one of these ways may be gone', () => {
  // Two may be left.
  expect(toldInRounds(`  if count of seating > 2\n  ${LAST}`)).toBe(0)
  expect(toldInRounds(`  if count of seating > 1\n  ${LAST}`, ['count of seating < 2', 'seating is empty'])).toBe(0)
  // What the condition said is no longer so.
  expect(toldInRounds(`  if seating is not empty\n  ${LAST}  seating becomes players\n`)).toBe(0)
  expect(
    toldInRounds(`  if seating is not empty\n  ${LAST}  come-back\n\nto come-back\n  seating becomes players\n`),
  ).toBe(0)
  // It is asked for behind the loop, by what players have in the end, or stays as the game ends.
  expect(
    toldInRounds(`  if seating is not empty\n  ${LAST}`, ['  finish', '  move pile to hand of next-up\n  finish']),
  ).toBe(0)
  expect(
    toldInRounds(`  if seating is not empty\n  ${LAST}`, [
      'to match',
      'side of player p: player = next-up\n\nto match',
    ]),
  ).toBe(0)
  expect(toldInRounds(`  if hand of p is empty\n    finish\n`)).toBe(0)
})

test('a rule seen from who laid a card, while the end of the turn says it anew', () => {
  const variant = `variant Sixes of Daifugo "a six skips"
after put-down by player p if some card c in field where rank of c = 6
  to-move becomes next of p
`
  const path = 'rules/daifugo/sixes.rules'
  const host = rulesHost('.', path)
  const read = (each: string): string | null => (each === path ? variant : host.read(each))
  const { diagnostics } = checkGame(path, { ...host, read })
  expect(diagnostics.map(({ code, primary }) => [code, primary.span.file.path])).toEqual([['HR0590', path]])
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

import { expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

const bids = `game Bids for 2 players

best: number starts 0
bid of player: number starts 0

to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
  choose number wager in 0..20 by p
  bid of p becomes wager
player p may raise-to number n in 5..60 at turn
  best becomes n
player p may drop at turn
  best becomes 1
`

const play = (input: string) =>
  realHouserules(['play', 'bids.rules', '--seats', 'person'], { cwd: folderWith({ 'bids.rules': bids }), input })

test('numbers that follow each other are one choice, taken by words or by the number of its line and one more', async () => {
  const { out } = await play('1\nraise-to 17\nquit\n')
  expect(out).toMatch(/^ {3}1 {2}raise-to 5 to 60$/m)
  expect(out).toMatch(/^ {3}2 {2}drop$/m)
  expect(out).toContain('say which: `raise-to 5` to `raise-to 60`, or `1 5` to `1 60`')
  expect(out).toContain('best +17')
  expect((await play('1 42\nquit\n')).out).toContain('best +42')
  expect((await play('1 61\nquit\n')).err).toBe('left after 0 decisions\n')
})

test('where a number is asked for, what is typed is the number, and the question says what for', async () => {
  const { out } = await play('drop\n13\nquit\n')
  expect(out).toContain('A: choose a number as wager, at turn\n')
  expect(out).toMatch(/^ +0 to 20$/m)
  expect(out).toContain('bid of A +13')
})

test('where there is nothing but numbers of one move, what is typed is the number as well', async () => {
  const cwd = folderWith({ 'bids.rules': bids.replace(/player p may drop[^]*$/, '') })
  const { out } = await realHouserules(['play', 'bids.rules', '--seats', 'person'], { cwd, input: '12\nquit\n' })
  expect(out).toMatch(/^ +raise-to 5 to 60$/m)
  expect(out).toContain('best +12')
})

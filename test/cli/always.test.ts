import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, realHouserules, type Ran } from './kit.ts'

/** Chips that leak: whoever has lost some loses one more, which goes nowhere. */
const chips = `game Chips for 2 players

stack of player: number starts 10
pot: number starts 0

[chips.1] kept: always sum of stack of players + pot = 20
always no player p where stack of p > 10

to match
  each player p
    turn by p
  turn by first of players
  finish

to turn by player p
  p must act

player p may bet number n in 1..2 at turn
  stack of p loses n
  pot gains n
player p may drop at turn if stack of p < 10
  stack of p loses 1

example "a leak"
  given
    at match
  A does bet 2
  then pot = 2
  B does bet 1
  A does drop
  then pot = 3

example "a part of a table, where the chips do not add up from the beginning"
  given
    stack of A is 5
    at turn by A
  A does drop
  then stack of A = 4
`

const place = 'chips.rules:6'
const table = (): string => folderWith({ 'chips.rules': chips })

describe('what the rules say with `always`', () => {
  test('is told by `test` at the line of the example behind which it no longer holds', async () => {
    const ran = await realHouserules(['test', 'chips.rules'], { cwd: table() })
    expect(ran.code).toBe(1)
    expect(ran.out).toContain(
      `chips.rules:30: does not hold, as the rules say it always does: kept [chips.1], ${place}`,
    )
    expect(ran.out).toContain('1 of 2 examples hold')
  })

  test('is told by `play --from` from the first moment on at which it holds, as in an example', async () => {
    const from = async (title: string, input: string): Promise<Ran> =>
      realHouserules(['play', 'chips.rules', '--from', title, '--seats', 'person'], { cwd: table(), input })
    const part = await from('a part of a table, where the chips do not add up from the beginning', '1\n')
    expect(part.err).toBe('')
    expect(part.code).toBe(0)
    const leak = await from('a leak', '2\n1\n3\n')
    expect(leak.err).toContain(`does not hold, as the rules say it always does: kept [chips.1], ${place}`)
    expect(leak.code).toBe(1)
  })

  test('is told by `simulate` with the seed and the number of decisions', async () => {
    const ran = await realHouserules(['simulate', 'chips.rules', '--games', '20', '--quiet'], { cwd: table() })
    expect(ran.code).toBe(1)
    expect(ran.out).toMatch(/^always broken in: \d+$/m)
    expect(ran.out).toMatch(/^ {2}seed \d+, after 3 decisions: does not hold, .*kept \[chips\.1\], chips\.rules:6$/m)
  })

  test('is told by `play` once, and the game goes on', async () => {
    const cwd = table()
    const simulated = await realHouserules(['simulate', 'chips.rules', '--games', '20', '--quiet'], { cwd })
    const seed = /^ {2}seed (\d+),/m.exec(simulated.out)?.[1] ?? ''
    const ran = await realHouserules(['play', 'chips.rules', '--seats', 'random,random', '--seed', seed], { cwd })
    expect(ran.code).toBe(1)
    expect(ran.err.match(/as the rules say it always does: kept/g)).toHaveLength(1)
  })

  test('is silent where it holds', async () => {
    const cwd = folderWith({ 'chips.rules': chips.replace('loses 1\n', 'loses 1\n  pot gains 1\n') })
    const ran = await realHouserules(['simulate', join(cwd, 'chips.rules'), '--games', '20', '--quiet'], { cwd })
    expect(ran.code).toBe(0)
    expect(ran.out).not.toContain('always broken')
  })
})

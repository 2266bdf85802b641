import { describe, expect, test } from 'vitest'
import { folderWith, realHouserules, type Ran } from './kit.ts'

const GAME = `game Small for 2 to 4 players "two cards"

option many: no, yes
printed rank of card: number
card ace
  rank = 1
card two
  rank = 2
zone hand of player p seen by p
zone deck seen by nobody
score of player: number starts 0

to match
  finish

to turn by player p
  p must act

to play card c by player p
  move c to hand of p
  score of p gains rank of c
  if many is yes
    finish

to draw by player p
  choose card c in deck by chance
  move c to hand of p

player q may play card c in hand of q at turn
player q may draw at turn if deck is not empty

example "high"
  given
    3 players
    option many is yes
    hand of B is ace, two
    score of C is 4
    at turn by B
  B does play two
  then score of B = 2

example "chance"
  given
    deck is ace, two
    at turn by A
  then A may draw
`

const play = (title: string, input: string, ...argv: string[]): Promise<Ran> =>
  realHouserules(['play', 'small.rules', '--from', title, ...argv], { cwd: folderWith({ 'small.rules': GAME }), input })

describe('play --from', () => {
  test('begins where the example does, with its players and options, before what its lines do', async () => {
    const { code, out } = await play('high', '1\n', '--seats', 'person')
    expect(code).toBe(0)
    expect(out).toContain('\nA  score 0\nB (you)  score 0 · hand two ace\nC  score 4\n')
    expect(out).toContain('B: turn')
    expect(out).toContain('\nover after 1 decision: A 0, B 0, C 0\n')
  })

  test('what it begins may be over before the game is', async () => {
    const { out } = await play('chance', '1\n', '--seats', 'person')
    expect(out).toContain('what the example begins is over after 1 decision\n')
  })

  test('chance follows from the seed', async () => {
    const drawn = async (seed: string): Promise<string | undefined> =>
      /move (\w+) from deck/u.exec((await play('chance', '1\n', '--seats', 'person', '--seed', seed)).out)?.[1]
    const all = await Promise.all(['1', '2', '3', '4', '5', '6'].map(drawn))
    expect(new Set(all)).toEqual(new Set(['ace', 'two']))
    expect(await drawn('3')).toBe(all[2])
  })

  test('is answered with bots, taken back, and not saved', async () => {
    expect((await play('high', '', '--seats', 'random')).code).toBe(0)
    const { out } = await play('chance', 'save\n1\n', '--seats', 'person')
    expect(out).toContain('what began in the example "chance" cannot be saved: no game leads to its position\n')
  })

  test('is refused where there is no such example, or with what the example says itself', async () => {
    expect(await play('hihg', '')).toEqual({
      code: 2,
      out: '',
      err: 'error: Small has no example "hihg"; there is "high"\n',
    })
    expect((await play('Ch', '')).err).toContain('; there is "chance"\n')
    expect((await play('nothing like it', '')).err).toContain('; there is "high", "chance"\n')
    expect(await play('high', '', '--players', '2')).toMatchObject({
      code: 2,
      err: expect.stringContaining("option '--from <title>' cannot be used with option '--players <number>'") as string,
    })
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

const fair = `game Fair for 2 to 3 players

printed size of card: number
card each number n in 1..6 named 《ware-》 n
  size = n

deck bought of player p
zone stand seen by everyone
zone basket of player p seen by p

to match
  draft
  each player p
    result of p becomes sum of size of bought of p
  finish

to draft
  each definition d
    create d to stand
  each number i in 1..2
    each player p
      choose card c in stand by p
      move c to basket of p
  each player p
    bought of p becomes definition of each card c in basket of p
`
const files = {
  'fair.rules': fair,
  'none.rules': 'game None for 2 players\nzone deck seen by nobody\nto match\n  shuffle deck\n  finish\n',
}

describe('draft', { timeout: 120_000 }, () => {
  test('writes a deck for each seat, which play and simulate take', async () => {
    const cwd = folderWith(files)
    const ran = await realHouserules(['draft', 'fair.rules', '--seats', 'random', '--players', '3', '--out', 'decks'], {
      cwd,
    })
    expect(ran.code).toBe(0)
    expect(ran.err).toContain('C: 2 in bought, written to decks/C.deck.txt')
    const cards = ['A', 'B', 'C'].flatMap((seat) =>
      readFileSync(join(cwd, 'decks', `${seat}.deck.txt`), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('1 ')),
    )
    expect(cards.sort()).toEqual([
      '1 ware-1',
      '1 ware-2',
      '1 ware-3',
      '1 ware-4',
      '1 ware-5',
      '1 ware-6',
    ])
    expect(await realHouserules(['deck', 'check', 'fair.rules', 'decks/A.deck.txt'], { cwd })).toMatchObject({
      code: 0,
    })
    expect(
      (await realHouserules(['simulate', 'fair.rules', '--games', '2', '--deck', 'A=decks/A.deck.txt'], { cwd })).code,
    ).toBe(0)
  })

  test('lets people pick', async () => {
    const cwd = folderWith(files)
    const ran = await realHouserules(['draft', 'fair.rules', '--seats', 'person,random'], { cwd, input: '6\n1\n' })
    expect(ran.code).toBe(0)
    expect(readFileSync(join(cwd, 'A.deck.txt'), 'utf8')).toContain('1 ware-6')
  })

  test('writes nothing when it is not finished', async () => {
    const cwd = folderWith(files)
    const ran = await realHouserules(['draft', 'fair.rules', '--seats', 'person,random'], { cwd, input: 'quit\n' })
    expect(ran).toMatchObject({ code: 1 })
    expect(ran.err).toContain('the draft was not finished, so that no deck is written')
    expect(existsSync(join(cwd, 'A.deck.txt'))).toBe(false)
  })

  test('is refused where the rules have none', async () => {
    const ran = await realHouserules(['draft', 'none.rules'], { cwd: folderWith(files) })
    expect(ran).toMatchObject({ code: 2 })
    expect(ran.err).toContain('None has no draft: its rules declare no event `draft`')
  })
})

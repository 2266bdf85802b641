import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import type { FoundWitness, Witness } from '../../compiler/diff/change.ts'
import { witnessesOf } from './witnesses-of.ts'

// A witness shows what a player sees before what the rules alone keep or work out.

const budget = { milliseconds: 4000, games: 200, seed: 1 }

const climb = `game Climb for 3 players
card each number n in 1..9 named n
  height = n
printed height of card: number
zone hand of player p seen by p
zone field seen by everyone
to-move: player starts first of players
turns: number starts 0
board leaves out to-move, turns
worth of card c: number = height of c
goal: number = 6
to match
  each definition d
    create d to hand of first of players
  each player p
    move each card c in hand of first of players where height of c mod 3 = 1 to hand of next of first of players
  repeat
    turn by to-move
    to-move becomes next of to-move
    turns gains 1
  until turns >= goal
  finish
to turn by player p
  p may act
player p may lay card c in hand of p at turn if no card d in field where worth of d > worth of c
to lay card c by player p
  move c to field
`

async function shown(more: string): Promise<Witness | undefined> {
  const [told = []] = await witnessesOf([
    { old: { 'climb.rules': climb }, new: { 'climb.rules': `${climb}${more}` }, budget },
  ])
  return told[0]?.witness
}

test('who plays next is told by who is asked, and not by what the board leaves out', async () => {
  const witness = await shown('after lay card c by player p if height of c = 5\n  to-move becomes next of to-move\n')
  expect(witness).toMatchObject({ kind: 'found', where: expect.stringMatching(/^[ABC] is asked$/u) })
  expect(witness).toSatisfy(
    ({ old, new: is }: FoundWitness) =>
      [old, is].map(inEnglish).includes('asked') &&
      /^not asked, but [ABC] is$/u.test(inEnglish(old === 'asked' ? is : old)),
    'who is asked instead is told',
  )
})

test('what counts for a while is told by a move, and not by the number that is worked out', async () => {
  const witness = await shown(
    'after lay card c by player p if height of c = 5\n  until match\n    except worth of card d += 9 if height of d < 5\n',
  )
  expect(witness).toMatchObject({ kind: 'found', where: expect.stringMatching(/^[ABC] (?:may lay 《\d》|must act)$/u) })
})

test('a move that only follows from what lies otherwise is told after that', async () => {
  const witness = await shown(
    'after lay card c by player p if height of c = 5\n  move each card d in hand of p to field\n',
  )
  expect(witness).toMatchObject({ kind: 'found', where: expect.stringMatching(/^《\d》 in field$/u) })
})

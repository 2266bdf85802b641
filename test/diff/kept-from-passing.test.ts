import { expect, test } from 'vitest'
import { witnessesOf } from './witnesses-of.ts'

// Who must act changes no move that is offered; what shows it is that free to pass in one version only.

const budget = { milliseconds: 20_000, games: Infinity, steps: 4000, seed: 1 }

const game = `game Shelf for 2 players
type suit: red, blue
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 2..8 named s n
  suit = s
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone shelf of player p seen by everyone
tired of player: number starts 0
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    draw-three by p
  repeat
    each player p
      turn by p
  until deck is empty
  finish
to draw-three by player p
  move each card c in top of (deck, 3) to hand of p
to turn by player p
  while p may act
    tired of p gains 1
  if deck is not empty
    move top of deck to hand of p
to shelve card c by player p
  move c to shelf of p
player p may shelve card c in hand of p at turn if rank of c < 6
`

const keen = 'player p must act at turn if tired of p < 3'
const onCards = 'text of card this in shelf of you where rank of this = 5\n  you must act at turn if tired of you > 1'
const forAWhile = `to urge by player p
  let q = next of p
  until shelve by player
    q must act at turn
after shelve blue4 by player p
  urge by p`

/** The line that shows a change, and the side on which it holds. */
async function shown(old: string, next: string): Promise<readonly (string | null)[]> {
  const files = (more: string) => ({ 'shelf.rules': `${game}${more}\n` })
  const [told = []] = await witnessesOf([{ old: files(old), new: files(next), budget }])
  return told.map(({ witness, pasted }) =>
    witness.kind === 'found' && pasted !== null
      ? `${witness.example.trim().split('\n').at(-1)?.trim()} (${pasted.old === true ? 'old' : 'new'})`
      : witness.kind,
  )
}

test.each([
  ['one more', '', keen, /^[AB] must act \(new\)$/],
  ['one less', keen, '', /^[AB] passes \(new\)$/],
  ['in more cases', keen, keen.replace('3', '5'), /^[AB] must act \(new\)$/],
  [
    'in fewer cases',
    keen,
    keen.replace(' < 3', ' < 3 and count of hand of p > 1'),
    /^[AB] (?:passes \(new\)|must act \(old\))$/,
  ],
  ['on cards', '', onCards, /^[AB] must act \(new\)$/],
  ['on other cards', onCards, onCards.replace('= 5', '= 4'), /^[AB] (?:must act|passes) \((?:new|old)\)$/],
  ['for a while', forAWhile.replace('turn\n', 'turn if tired of q > 2\n'), forAWhile, /^[AB] must act \(new\)$/],
])('what a sentence about who must act does is shown: %s', async (_, old, next, line) => {
  const lines = await shown(old, next)
  expect(lines).toEqual(lines.map(() => expect.stringMatching(line) as string))
  expect(lines.length).toBeGreaterThan(0)
})

test('the reason is told also where a question at which nothing is possible comes before', async () => {
  const before = game
    .replace('  while p may act\n', '  forage by p\n  while p may act\n')
    .replace('to shelve', 'to forage by player p\n  if deck is empty\n    p may act\nto shelve')
  const may = 'player p may shelve card c in hand of p at forage if rank of c > 8\n'
  const old = `${before}${may}`
  const [told = []] = await witnessesOf([
    {
      old: { 'shelf.rules': old },
      new: { 'shelf.rules': `${old}[r.1] player p must act at turn if count of hand of p > 2\n` },
      budget,
    },
  ])
  expect(told.map(({ witness }) => (witness.kind === 'found' ? [witness.old, witness.new] : []))).toEqual([
    ['free to pass', 'bound to act by [r.1]'],
  ])
})

test('a text that lets nobody pass any more is shown like that', async () => {
  const [told = []] = await witnessesOf([
    {
      old: { 'shelf.rules': game },
      new: { 'shelf.rules': game.replace('  while p may act\n    tired of p gains 1\n', '  p must act\n') },
      budget,
    },
  ])
  expect(told.length).toBeGreaterThan(0)
  expect(told.every(({ witness }) => witness.kind === 'found')).toBe(true)
})

import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import { witnessesOf } from './witnesses-of.ts'

// Changes of one variant that belong together: each is shown by what it does beside the others.

const budget = { milliseconds: 9000, games: 60, seed: 1 }

const inn = `game Inn for 2 players
type suit: ♣
printed rank of card: number
card each suit s, each number n in 2..7 named n s
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
worth: number = 3
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
  finish
to turn by player p
  p may act
player p may lay card c in hand of p at turn
to lay card c by player p
  move c to pile
to settle by player p
  score of p gains worth
after turn by player p
  settle by p
`

async function toldOf(more: string): Promise<readonly (readonly [rule: string, what: string])[]> {
  const [told = []] = await witnessesOf([{ old: { 'inn.rules': inn }, new: { 'inn.rules': inn + more }, budget }])
  return told.map(({ rule, witness }) => {
    if (witness.kind !== 'found') return [rule, inEnglish(witness.kind === 'none' ? witness.searched : witness.because)]
    return [rule, `${witness.amid === true ? 'amid the others: ' : ''}${inEnglish(witness.where)}`]
  })
}

test('a rule about a move that is new as well is shown by a game that has the move without it', async () => {
  const told = await toldOf(`player p may ring at turn
  score of p gains 1
after ring by player p
  score of next of p gains 2
`)
  expect(Object.fromEntries(told)).toEqual({
    'may-ring': expect.stringMatching(/^[AB] may ring$/),
    'after-ring': expect.stringMatching(/^amid the others: score of [AB] = 2$/),
  })
})

test('what is declared for a move that is new as well is spoken of by that', async () => {
  const told = await toldOf(`shy: set of player starts ()
player p may ring at turn if p not in shy
  shy gains p
`)
  expect(Object.fromEntries(told)).toEqual({
    shy: 'it has none of its own, as what else has changed speaks of it',
    'may-ring': expect.stringMatching(/^[AB] may ring$/),
  })
})

test('what another change shows is not told of a change that does nothing there', async () => {
  const more = `replaced: number = 1
instead of settle by player p if pile is not empty
  score of p gains replaced
`
  const next = inn.replace('worth: number = 3', 'worth: number = 4') + more
  const [told = []] = await witnessesOf([{ old: { 'inn.rules': inn }, new: { 'inn.rules': next }, budget }])
  const shown = Object.fromEntries(
    told.map(({ rule, witness }) => [rule, witness.kind === 'found' ? witness.where : '']),
  )
  expect(shown['worth']).toMatch(/worth = 4|score of [AB] = 4/)
  expect(shown['instead-settle']).toMatch(/score of [AB] = 1/)
})

test('what nobody but the new version without the change can say is marked as that', async () => {
  const old = `game Heap for 2 to 3 players
type suit: sun, moon
printed suit of card: suit
card each suit s, each number n in 1..6 named n s
  suit = s
zone deck seen by nobody
zone heap seen by everyone
zone hand of player p seen by p
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move top of (deck, 3) to hand of p
  each number i in 1..2
    each player p
      turn by p
  finish
to turn by player p
  p may act
to lay card c by player p
  move c to heap
  draw by p
player p may lay card c in hand of p at turn
to draw by player p
  move top of deck to hand of p
cannot draw by player p if deck is empty
`
  const next = old
    .replace('  move c to heap\n  draw by p\n', '  move c to heap\n  if deck is not empty\n    draw by p\n')
    .replace('cannot draw by player p if deck is empty\n', '')
  const [told = []] = await witnessesOf([{ old: { 'heap.rules': old }, new: { 'heap.rules': next }, budget }])
  const examples = told.flatMap(({ witness }) => (witness.kind === 'found' ? [witness.example] : []))
  expect(examples).toEqual([expect.stringContaining('  -- holds in the new version without this change only\n')])
})

test('what an option decided is told by the option as it was, where both are gone', async () => {
  const more = `option dealing: open, closed
closed: except viewers of card c = owner of c if c in pile and dealing is closed
`
  const files = (text: string): Record<string, string> => ({ 'inn.rules': text })
  const old = files(inn.replace('zone pile seen by everyone\n', `zone pile seen by everyone\n${more}`))
  const next = files(inn.replace('worth: number = 3', 'worth: number = 4'))
  const [told = []] = await witnessesOf([{ old, new: next, budget }])
  const shown = Object.fromEntries(told.map(({ rule, witness }) => [rule, witness]))
  expect(shown['dealing']).toMatchObject({ searched: expect.stringMatching(/^it has none of its own/) })
  expect(shown['closed']).toMatchObject({ amid: true, onlyOn: 'old', holdsOn: 'old' })
  expect(shown['closed']).toHaveProperty('example', expect.stringContaining('option dealing is closed'))
  expect(shown['closed']).toHaveProperty('example', expect.stringContaining('without this change only'))
})

test('where nobody can play both versions, the new one is held against itself without each change', async () => {
  const deal = `game Deal for 4 players
type suit: ♣, ♦
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 2..14 named n s
  suit = s
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
hand-size: number = 5
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, hand-size) to hand of p
  each player p
    turn by p
  finish
to turn by player p
  p may act
player p may lay card c in hand of p at turn
to lay card c by player p
  delete c
`
  const trio = `variant Trio of Deal for 3 players
remove card 2♦
replace hand-size = 7
`
  const files = { 'deal.rules': deal }
  const [told = []] = await witnessesOf([{ old: files, new: { 'trio.rules': trio, ...files }, budget }])
  const shown = Object.fromEntries(told.map(({ rule, witness }) => [rule, witness]))
  expect(shown['players']).toMatchObject({ where: '3 play', old: 'not possible', new: 'possible' })
  // How many cards somebody has says more than the number by which they are dealt, and does not hang on the shuffle.
  expect(shown['hand-size']).toMatchObject({ where: 'count of hand of A = 7', old: '5', new: '7', amid: true })
  // What has been dealt in a game is not given to who is dealt to again.
  expect(shown['hand-size']).toHaveProperty('example', expect.not.stringContaining('hand of A is'))
  expect(shown['2♦']).toMatchObject({ kind: 'found', amid: true })
})

test('an example of another change is not said to show that others may sit down', async () => {
  const deal = (seats: string, last: number): string => `game Deal for ${seats} players
card each number n in 2..${last} named n ♣
  rank = n
printed rank of card: number
zone hand of player p seen by everyone
to match
  each definition d
    create d to hand of first of players
  each player p
    result of p becomes count of hand of p
`
  const versions = [
    ['2 to 4', '2 to 3'],
    ['3', '2 to 4'],
    ['2', '3'],
  ] as const
  const told = await witnessesOf(
    versions.map(([old, next]) => ({
      old: { 'deal.rules': deal(old, 6) },
      new: { 'deal.rules': deal(next, 5) },
      budget,
    })),
  )
  const shown = told.map((each) => Object.fromEntries(each.map(({ rule, witness }) => [rule, witness])))
  const whole = { kind: 'found', where: expect.stringMatching(/^count of hand of A = [46]$|^6♣ in hand of A$/u) }
  const shows = (where: string, holdsOn: string): unknown => expect.objectContaining({ where, holdsOn })
  expect(shown).toEqual([
    { players: shows('4 play', 'old'), '6♣': expect.objectContaining(whole) },
    { players: shows('2 play', 'new'), '6♣': expect.objectContaining(whole) },
    // Nobody can play what both are for, and one of many cards that a line declares cannot be taken back alone.
    {
      players: shows('3 play', 'new'),
      '6♣': expect.objectContaining({ searched: expect.stringMatching(/speaks of/) }),
    },
  ])
  const seats = told.flatMap((each) => each.filter(({ rule }) => rule === 'players'))
  const [one, ...others] = seats.map(({ pasted }) => [pasted?.old, pasted?.new])
  expect([one, others]).toEqual([
    [true, null],
    [
      [null, true],
      [null, true],
    ],
  ])
})
